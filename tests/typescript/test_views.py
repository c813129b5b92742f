"""The views of games as the web app knows them: generated, true, and never written by hand."""

from __future__ import annotations

import random
import re
from types import UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest

from fondaco.core.table import Table
from fondaco.games import index
from fondaco.laws.one_game import random_terms
from fondaco.typescript.views import BOARDS, COMMAND, page

MOST = 400
SOURCES = sorted(
    path
    for path in BOARDS.rglob("*")
    if path.suffix in (".ts", ".svelte") and not path.name.endswith((".gen.ts", ".test.ts"))
)
CLAUSE = re.compile(r"\b(MED|STR|OLT)-R?\d")
VIEW_TYPE = re.compile(r"^\s*(export )?(interface|type) \w*View\b", re.MULTILINE)


@pytest.mark.parametrize("name", sorted(path.parent.name for path in BOARDS.glob("*/Board.svelte")))
def test_the_types_of_a_view_are_those_that_the_game_says(name: str) -> None:
    path = BOARDS / name / "view.gen.ts"

    there = path.read_text(encoding="utf-8") if path.exists() else ""

    assert there == page(index.find(name)), f"{path} is out of date; run: {COMMAND}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_board_declares_a_view_or_carries_out_a_clause(path: Any) -> None:
    text = path.read_text(encoding="utf-8")

    assert not VIEW_TYPE.search(text), "views are generated"
    assert not CLAUSE.search(text), "rules are the server's: let the view say what follows"


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("name", index.names())
def test_views_and_boxes_have_the_shape_that_they_are_said_to_have(name: str, seats: int) -> None:
    game = index.find(name)
    view, box = game.contract.types
    assert game.contract.box
    lots = random.Random(seats)  # noqa: S311  a test, no lottery
    options = tuple(option.name for option in game.options[: seats - 2])
    table = Table(random_terms(game, seats, 1, options))

    check(game.contract.box(game.default_edition.tables), box, "box")
    while table.to_act >= 0 and table.number < MOST:
        for seat in range(-1, seats):
            check(table.view(seat), view, "view")
        table.play(lots.choice(table.choices))
    check(table.view(-1), view, "view")


def check(value: Any, kind: Any, place: str) -> None:
    """Fail where a value is not of its kind, to the last key."""
    inner, origin = get_args(kind), get_origin(kind)
    if is_typeddict(kind):
        marked = get_type_hints(kind, include_extras=True)
        needed = {key for key, of in marked.items() if get_origin(of) is not NotRequired}
        assert needed <= value.keys() <= marked.keys(), place
        for key, of in get_type_hints(kind).items():
            if key in value:
                check(value[key], of, f"{place}.{key}")
    elif origin is Literal:
        assert value in inner, place
    elif origin in (Union, UnionType):
        assert any(fits(value, part) for part in inner), f"{place} is {value!r}"
    elif origin is list:
        for at, item in enumerate(value):
            check(item, inner[0], f"{place}[{at}]")
    elif origin is dict:
        for key, item in value.items():
            check(key, inner[0], f"a key of {place}")
            check(item, inner[1], f"{place}[{key}]")
    else:
        assert type(value) is kind, f"{place} is {value!r}"


def fits(value: Any, kind: Any) -> bool:
    """Whether a value is of its kind."""
    try:
        check(value, kind, "")
    except (AssertionError, AttributeError, TypeError):
        return False
    return True
