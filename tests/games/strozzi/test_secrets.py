"""What is public, what is hidden, and coins that are kept secret."""

from __future__ import annotations

from typing import cast

import pytest

from fondaco.core.dice import seed
from fondaco.games.index import find
from fondaco.games.strozzi import board, ledger, rules
from fondaco.games.strozzi.features import FEATURES, features
from fondaco.games.strozzi.view_types import View
from fondaco.speech.speaker import Speaker
from tests.clauses import clause
from tests.games.strozzi.scored import ended, scored
from tests.games.strozzi.table import StrozziTable, strozzi

SECRET = ("secret-coins",)
NAMES = ["Anna", "Scott", "Todd"]
BUSY = (
    "offer: 5rp",
    "venice quay: 0:7v 1:5vvs+1",
    "rome track: 2:3 0:3",
    "tiles 2: art2 science1v",
    "face up: art1v - science2",
    "aside: 6vs 6rs",
    "coins: 10 25 40",
)


def seen_coins(table: StrozziTable, eyes: int) -> list[int | None]:
    """What one seat sees of everybody's coins."""
    return [seat["coins"] for seat in table.table.view(eyes)["seats"]]


def known(table: StrozziTable, eyes: int) -> list[int]:
    """What one seat knows, as numbers."""
    numbers = [-1] * FEATURES
    features(table.state, eyes, numbers)
    return numbers


def screen(table: StrozziTable, eyes: int) -> list[str]:
    """The last column of the captains, as one seat sees it on a screen."""
    captains = board.board(
        cast(View, table.table.view(eyes)), NAMES, Speaker(find("strozzi"), NAMES).say
    )[-1]
    assert captains.headings[-1] == "Coins"
    return ["".join(mark.text for mark in row[-1]) for row in captains.rows]


def redealt(table: StrozziTable, eyes: int, chance: int) -> StrozziTable:
    """The table as one seat might imagine it."""
    twin = strozzi(*BUSY, seats=3, options=table.table.terms.options)
    twin.state.become(table.state)
    seed(twin.state.dice, chance, 1, 2, 3)
    rules.imagine(twin.state, eyes)
    return twin


@clause("STR-5.5")
@pytest.mark.parametrize(
    ("eyes", "coins"),
    [
        (0, [10, None, None]),
        (1, [None, 25, None]),
        (2, [None, None, 40]),
        (-1, [None, None, None]),
    ],
)
def test_secret_coins_are_seen_by_their_owner_alone(eyes: int, coins: list[int | None]) -> None:
    table = strozzi(*BUSY, seats=3, options=SECRET)

    assert seen_coins(table, eyes) == coins
    assert screen(table, eyes) == ["hidden" if coin is None else str(coin) for coin in coins]
    assert ledger.totals(cast(View, table.table.view(eyes))) == coins


@clause("STR-5.5", "STR-R7")
@pytest.mark.parametrize("eyes", [-1, 0, 1, 2])
def test_coins_are_public_unless_the_table_chooses_to_keep_them_secret(eyes: int) -> None:
    table = strozzi(*BUSY, seats=3)

    assert seen_coins(table, eyes) == [10, 25, 40]
    assert screen(table, eyes) == ["10", "25", "40"]


@clause("STR-5.5")
@pytest.mark.parametrize("eyes", [0, 1, 2])
def test_what_a_seat_knows_as_numbers_has_no_secret_coins_in_it(eyes: int) -> None:
    open_table, table = (strozzi(*BUSY, seats=3, options=chosen) for chosen in ((), SECRET))
    richer = strozzi(*BUSY[:-1], "coins: 15 30 45", seats=3, options=SECRET)
    richer.state.coins[eyes] = table.state.coins[eyes]

    assert known(table, eyes) == known(richer, eyes)
    assert known(table, eyes) != known(open_table, eyes)
    assert {10, 25, 40} & set(known(table, eyes)) == {table.coins[eyes]}
    assert {10, 25, 40} <= set(known(open_table, eyes))


@clause("STR-5.5")
@pytest.mark.parametrize("eyes", [-1, 0, 1, 2])
def test_secret_coins_are_revealed_at_the_end(eyes: int) -> None:
    table = ended("coins: 10 25 40", seats=3, options=SECRET)

    assert seen_coins(table, eyes) == [10, 25, 40]
    assert screen(table, eyes) == ["10", "25", "40"]
    assert {10, 25, 40} <= set(known(table, max(eyes, 0)))


@clause("STR-5.5")
def test_secret_coins_stay_secret_in_the_next_round() -> None:
    table = scored("rome quay: 1:7r", seats=3, options=SECRET)

    assert table.round == 2
    assert seen_coins(table, 0) == [0, None, None]


@clause("STR-5.5", "STR-R7")
@pytest.mark.parametrize("eyes", [-1, 0, 1, 2])
def test_who_imagines_the_table_keeps_the_own_coins_and_guesses_those_of_others(eyes: int) -> None:
    table = strozzi(*BUSY, seats=3, options=SECRET)

    imagined = [redealt(table, eyes, chance) for chance in range(60)]

    for twin in imagined:
        assert sum(twin.coins) == 75
        assert all(coins >= 0 and coins % 5 == 0 for coins in twin.coins)
        assert twin.table.view(eyes) == table.table.view(eyes)
        if eyes >= 0:
            assert twin.coins[eyes] == table.coins[eyes]
            assert known(twin, eyes) == known(table, eyes)
    for other in {0, 1, 2} - {eyes}:
        assert len({twin.coins[other] for twin in imagined}) > 4


@clause("STR-5.5")
def test_every_guess_gives_each_of_the_others_a_fair_share() -> None:
    table = strozzi("coins: 300 0 0 300 0", seats=5, options=SECRET)

    for eyes in range(5):
        rules.imagine(twin := table.state.copy(), eyes)
        others = [coins for seat, coins in enumerate(twin.coins[:5]) if seat != eyes]
        assert min(others) > 0
        assert twin.coins[5] == 0


@clause("STR-R7")
@pytest.mark.parametrize("eyes", [-1, 0, 2])
def test_nothing_else_is_held_by_one_player_and_hidden_from_another(eyes: int) -> None:
    table = strozzi(*BUSY, seats=3)
    over = ended("coins: 10 25 40", seats=3, options=SECRET)

    for whole in (table, over):
        twin = whole.state.copy()
        rules.imagine(twin, eyes)
        assert twin == whole.state


@clause("STR-R7")
def test_everybody_sees_ships_markers_flags_tiles_and_the_sizes_of_stacks() -> None:
    table = strozzi(*BUSY, "active: 2", seats=3)
    table.play("flag ware")

    seen = table.table.view(0)

    assert (seen["ship"], seen["flag"], seen["claimant"]) == ("5rp", "ware", 2)
    assert (seen["round"], seen["active"], seen["turn"], seen["stage"]) == (1, 2, 0, "decide")
    assert seen["ports"]["venice"] == [
        {"seat": 0, "ship": "7v", "speed": 7, "plus": 0},
        {"seat": 1, "ship": "5vvs", "speed": 6, "plus": 1},
    ]
    assert seen["cities"]["rome"] == [
        {"seat": 2, "space": 3},
        {"seat": 0, "space": 3},
        {"seat": 1, "space": 0},
    ]
    assert [seat["flags"] for seat in seen["seats"]] == [
        ["pirate", "+1"],
        ["pirate", "ware"],
        ["pirate", "+1"],
    ]
    assert seen["face_up"] == ["art1v", None, "science2"]
    assert seen["seats"][2]["tiles"] == ["art2", "science1v"]
    assert seen["seats"][2]["merit"] == {"art": 2, "science": 1, "architecture": 0}
    assert seen["aside"] == ["6vs", "6rs"]
    assert (seen["supply"], seen["stack"]) == (12 - 5, 36 - 4)
    assert (seen["top"], seen["bonus"]) == (10, {"8": 5, "9": 10, "10": 15})
    for eyes in (-1, 1, 2):
        assert table.table.view(eyes) | {"seat": 0} == seen


@clause("STR-R7")
def test_the_stage_of_a_turn_is_seen() -> None:
    table = strozzi("offer: 5rp", seats=3)

    stages = [table.seen["stage"]]
    for move in ("flag pirate", "port rome", "tile 1"):
        table.play(move)
        stages.append(table.seen["stage"])

    assert stages == ["decide", "place", "promote", "decide"]


@clause("STR-R7")
@pytest.mark.parametrize("eyes", [0, 1, 2])
def test_what_is_seen_tells_neither_the_next_ship_nor_the_next_tile(eyes: int) -> None:
    tables = [strozzi(*BUSY, seats=3, chance=chance) for chance in range(8)]

    assert all(table.table.view(eyes) == tables[0].table.view(eyes) for table in tables)
    assert all(known(table, eyes) == known(tables[0], eyes) for table in tables)

    for table in tables:
        table.play("flag pirate", "port rome", "tile 1")

    assert len({table.offer for table in tables}) > 3
    assert len({table.face_up for table in tables}) > 3


@clause("STR-R7")
def test_a_removed_ship_and_one_to_come_look_alike() -> None:
    few, many = (strozzi(f"supply: {supply}", seats=3) for supply in (2, 9))

    pairs = zip(known(few, 0), known(many, 0), strict=True)

    assert few.seen | {"supply": 9} == many.seen
    assert [pair for pair in pairs if pair[0] != pair[1]] == [(2, 9)]
