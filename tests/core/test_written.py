"""The text that positions are hashed over: it must never differ from that of plain JSON."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from fondaco.core import chance
from fondaco.core.piles import Pile, pile, push
from fondaco.core.position_text import written
from fondaco.core.structs import Struct, number, part, row
from fondaco.core.table import Table, Terms
from fondaco.games import index

MOST = 150


class Purse(Struct):
    """One field alone."""

    coins: int = number(0, 9)


class Chest(Struct):
    """Parts that say in their own way what they are."""

    purse: Purse = part(Purse)
    purses: list[Purse] = row(2, part(Purse))
    cards: Pile = pile(4, 9)
    piles: list[Pile] = row(2, pile(4, 9))
    grid: list[list[int]] = row(2, row(2, number(0, 9)))
    open: int = number(0, 1)


class Sealed(Struct):
    """A record with words of its own."""

    coins: int = number(0, 9)

    def plain(self) -> Any:
        return {"sealed": True, "coins": [self.coins, None]}


class Vault(Struct):
    """Sealed things."""

    sealed: Sealed = part(Sealed)
    row: list[Sealed] = row(2, part(Sealed))


def dumped(record: Struct) -> str:
    return json.dumps(record.plain(), separators=(",", ":"))


def test_every_kind_of_field_is_written_as_json_writes_it() -> None:
    chest = Chest()
    push(chest.cards, 3)
    push(chest.cards, 5)
    push(chest.piles[1], 7)
    chest.purses[1].coins = 4
    chest.grid[0][1] = 9

    assert written(chest) == dumped(chest)
    assert written(Purse()) == '{"coins":0}'


def test_what_is_true_is_written_as_json_writes_it() -> None:
    chest = Chest()
    chest.open = True
    chest.grid[1][1] = False

    assert written(chest) == dumped(chest)


def test_a_record_with_words_of_its_own_keeps_them() -> None:
    assert written(Vault()) == dumped(Vault())


@pytest.mark.parametrize("name", index.names())
def test_every_position_of_a_game_is_written_as_json_writes_it(name: str) -> None:
    dice = random.Random(5)  # noqa: S311  a test, no lottery
    table = Table(Terms.agree(index.find(name), 4, chance=chance.from_seed("written")))
    while table.to_act >= 0 and table.number < MOST:
        table.play(dice.choice(table.choices))

        assert written(table.state) == dumped(table.state)

    assert table.number > MOST // 2


@pytest.mark.parametrize("name", index.names())
def test_views_looked_at_together_are_those_looked_at_one_by_one(name: str) -> None:
    dice = random.Random(6)  # noqa: S311  a test, no lottery
    table = Table(Terms.agree(index.find(name), 4, chance=chance.from_seed("views")))
    audiences = range(-1, 4)
    while table.to_act >= 0 and table.number < MOST:
        table.play(dice.choice(table.choices))

        _, together = table.game.views(table.state, audiences)
        assert together == [table.view(seat) for seat in audiences]
        assert json.loads(json.dumps(together)) == together
