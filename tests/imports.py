"""What a source imports, wherever in it that stands."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BY_NAME = {"import_module", "__import__", "find_spec"}


def imported(tree: ast.AST, path: Path) -> Iterator[str]:
    """The full names of all that is imported, at the top, late, for types, or by name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: an import should say the whole name"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and node.args:
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            said = node.args[0]
            if called in BY_NAME and isinstance(said, ast.Constant):
                yield str(said.value)
