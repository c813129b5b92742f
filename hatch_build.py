"""Builds the front end into the package whenever the package is built or installed."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class FrontEnd(BuildHookInterface[Any]):
    """The page that people play on, made by Node from a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; where that cannot be, say why and let the plain page do."""
        del version, build_data
        node = _node(Path(self.root) / "web")
        reason = Path(self.root) / "web" / "build.log"
        try:
            node.build()
            reason.unlink(missing_ok=True)
        except (node.NoPage, OSError) as trouble:
            said = f"The web page was not built, so the server shows its plain page.\n{trouble}\n"
            sys.stderr.write(said)
            # Installers keep quiet about what a build says; go.py names this file.
            reason.write_text(said, encoding="utf-8")


def _node(web: Path) -> Any:  # noqa: ANN401  a module by its path
    spec = importlib.util.spec_from_file_location("fondaco_web_node", web / "node.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
