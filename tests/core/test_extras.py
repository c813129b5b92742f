"""What is not installed is missed only by what needs it, and named with the way to get it."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from fondaco.core import extras
from fondaco.core.errors import Unreadable
from tests.imports import imported

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MODULES = {
    "fluent-runtime": "fluent",
    "nats-py": "nats",
    "numba-cuda": "numba_cuda",
    "open-spiel": "pyspiel",
    "prometheus-client": "prometheus_client",
}
"""Packages whose modules have another name."""
BROUGHT_ALONG = {"llvmlite", "PIL"}
"""What a package that is named brings with it, and we import: Numba's, and matplotlib's."""
UNSEEN = {"uvloop"}
"""What uvicorn takes by itself where it is there."""


def modules(packages: list[str]) -> Iterator[str]:
    """The modules of packages, as pyproject.toml names them; our own extras are none."""
    for package in packages:
        name = re.split(r"[\[<>=; ]", package, maxsplit=1)[0]
        if name not in {"fondaco", *UNSEEN}:
            yield MODULES.get(name, name)


OPTIONAL: dict[str, list[str]] = PROJECT["optional-dependencies"]
BASE = set(modules(PROJECT["dependencies"]))


def test_the_extras_of_the_package_are_those_that_are_named_to_people() -> None:
    told = {name: set(extra.modules) - BROUGHT_ALONG for name, extra in extras.EXTRAS.items()}
    brought = {name: set(modules(packages)) for name, packages in OPTIONAL.items()}
    # Environments draw pictures, too.
    brought["rl"].discard("matplotlib")

    assert told == {name: found for name, found in brought.items() if name != "all"}
    (all_of_them,) = OPTIONAL["all"]
    assert all_of_them == f"fondaco[{','.join(sorted(extras.EXTRAS))}]"


def test_all_that_is_imported_is_brought_by_the_package_or_by_an_extra() -> None:
    optional = {module for extra in extras.EXTRAS.values() for module in extra.modules}
    known = {*sys.stdlib_module_names, "fondaco", *BASE, *BROUGHT_ALONG, *optional}

    strangers = {
        f"{path.name}: {module}"
        for path in (ROOT / "src").rglob("*.py")
        for module in imported(ast.parse(path.read_bytes()), path)
        if module.partition(".")[0] not in known
    }

    assert strangers == set()


def test_no_extra_is_needed_outside_the_rooms_that_say_so() -> None:
    server = set(extras.EXTRAS["server"].modules)
    rooms = {
        path.relative_to(ROOT / "src" / "fondaco").parts[0]
        for path in (ROOT / "src").rglob("*.py")
        for module in imported(ast.parse(path.read_bytes()), path)
        if module.partition(".")[0] in server
    }

    assert rooms <= {"cli", "server", "typescript"}


@pytest.mark.parametrize("module", ["litestar", "gymnasium", "pyarrow"])
def test_what_is_missing_is_named_with_the_way_to_get_it(
    module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    extras.demand(module)
    monkeypatch.setitem(sys.modules, module, None)

    with pytest.raises(Unreadable) as refused:
        extras.demand(module)

    name = refused.value.code.partition("/")[2]
    assert module in extras.EXTRAS[name].modules
    assert re.fullmatch(
        rf'[A-Z].* need .*, not installed here: pip install "fondaco\[{name}\]"\.',
        refused.value.sentence,
    )


def test_an_import_that_no_extra_mends_is_not_explained_away() -> None:
    mended = ImportError("no command")
    mended.__cause__ = ModuleNotFoundError("no", name="litestar.di")
    lost = ModuleNotFoundError("no", name="fondaco.core.nowhere")

    assert "fondaco[server]" in str(extras.explained(mended))
    assert extras.explained(lost) is None
    assert find_spec("fondaco.core.extras")
