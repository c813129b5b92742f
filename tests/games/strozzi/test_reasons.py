"""Why a move of Strozzi is good or bad, in words."""

from __future__ import annotations

import pytest

from fondaco.bots.hints import reasons_in, worth_saying
from fondaco.games.index import find
from fondaco.speech.speaker import Speaker
from tests.games.strozzi.table import WORDS, StrozziTable, strozzi

NAMES = ["Anna", "Britta", "Carlos", "Daniel", "Elena", "Fabio"]


def why(table: StrozziTable, move: str) -> list[str]:
    """What is said of a move for the seat in turn."""
    speaker = Speaker(find("strozzi"), NAMES)
    number = WORDS.read_move(table.state, move)
    assert number in table.table.choices
    found = worth_saying(reasons_in(find("strozzi"), table.state, number))
    return [speaker.reason(reason) for reason in found]


def flagged(*lines: str, flag: str, seats: int = 3) -> StrozziTable:
    """Seat 0 has taken the ship on offer with a flag, and is to choose a port."""
    table = strozzi(*lines, seats=seats)
    table.play(f"flag {flag}")
    while table.turn != 0:
        table.play("decline")
    return table


def test_a_ship_is_worth_its_place_at_the_port_and_the_markers_it_moves() -> None:
    # Rome: 15 safely and 0.4 a space, three times. Florence: one ahead, a third unsure of both
    # others. The ship: behind one, and one more to come that is faster by 4 chances in 12.
    table = flagged("offer: 5rrs", "rome quay: 1:6rs", flag="ware")

    assert why(table, "rome") == [
        "Space 3 in Rome: first place, in each of 3 rounds, +49",
        "Space 1 in Florence: first place, in each of 3 rounds, +36",
        "Speed 5 in Rome: second so far, +8",
    ]


def test_a_port_without_wares_is_worth_its_place_alone() -> None:
    # Nobody can come any more: third of three ships, 5 coins.
    table = flagged(
        "offer: 3rss",
        "round: 3",
        "florence track: 0:10",
        "naples quay: 1:7n 2:6ns",
        "flags 1: none",
        "flags 2: none",
        flag="+1",
    )

    assert why(table, "naples") == ["Speed 4 in Naples: third so far, +5"]


def test_a_flag_is_spent_for_what_the_ship_brings_at_its_best_port() -> None:
    # A bare 8 with +1 is the fastest anywhere: 15 coins, less a third of them for later pirates.
    table = strozzi("offer: 8", seats=3)

    assert why(table, "flag +1") == [
        "The +1 flag is spent, -11",
        "Best for Venice: first there by speed, unless a pirate takes it, +10",
    ]


def test_the_pirate_flag_takes_the_ship_for_sure() -> None:
    # 8 against two who may still come, each faster by 1 chance in 12: 15 less 5 times 0.16.
    table = strozzi("offer: 8", seats=3)

    assert why(table, "flag pirate") == [
        "The pirate flag is spent, -15",
        "Best for Venice: first there by speed, +14",
    ]


def test_what_a_ship_carries_is_said_of_its_best_port() -> None:
    table = strozzi("offer: 2rrnnp", "naples track: 0:9", "face up: - - art2", seats=3)

    claim = next(line for line in why(table, "flag ware") if line.startswith("Best for"))

    assert claim.startswith("Best for Rome: first there by speed, 3 up in Rome, a tile, unless")


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        ((), "Keeps the flags for another ship"),
        (("flag +1",), "Keeps the pirate flag for another ship"),
    ],
)
def test_who_declines_keeps_the_flags(moves: tuple[str, ...], words: str) -> None:
    table = strozzi("offer: 8", seats=3)
    table.play(*moves)

    assert why(table, "decline") == [words]


def test_who_declines_the_last_but_one_ship_has_one_less_to_wait_for() -> None:
    # Three flags of 37 coins wait for one ship instead of two.
    table = strozzi("offer: 8", "supply: 1", "flags 1: none", "flags 2: none", "active: 0", seats=3)

    assert why(table, "decline") == ["The flags wait for no more ships this round, -12"]


def test_a_tile_counts_for_its_category_at_the_end_and_for_its_ware_at_once() -> None:
    # Ahead by one of two others, who have none: 30 less 10 for being half as unsure of each.
    table = flagged("offer: 5rp", "face up: art2 science1n -", "round: 3", flag="pirate")
    table.play("port rome")

    assert why(table, "tile 1") == ["2 in art: first place at the end, +30"]
    assert why(table, "tile 2") == [
        "1 in science: first place at the end, +25",
        "Space 1 in Naples: first place, +12",
    ]


def test_a_ship_with_a_promotion_leaves_a_tile_to_choose() -> None:
    table = flagged("offer: 5rp", "face up: art2 - -", flag="pirate")

    assert "A tile to choose, +30" in why(table, "naples")


def test_a_bonus_space_is_named() -> None:
    # First by far before and after: the bonus, and 0.4 for one more space.
    table = flagged("offer: 7r", "round: 3", "rome track: 0:7", flag="pirate")

    assert why(table, "rome") == [
        "Speed 7 in Rome: first so far, +13",
        "Space 8 in Rome: first place and a bonus of 5, +5",
    ]


def test_the_last_ship_of_a_round_is_paid_at_once() -> None:
    # Rome: second place instead of none for the marker; the ship is the fastest.
    table = flagged(
        "offer: 7r",
        "rome track: 1:4",
        "rome quay: 1:6rs",
        "venice quay: 0:3nss+1",
        "naples quay: 0:3vss",
        "supply: 0",
        flag="pirate",
    )

    assert why(table, "rome") == [
        "Ends the round with the first ship in Rome, +15",
        "Ends the round in second place in Rome, +10",
    ]


def test_a_tile_taken_at_the_end_of_the_game_is_paid_at_once() -> None:
    table = flagged(
        "offer: 5rp",
        "face up: art2 - -",
        "stack: science2",
        "tiles 1: art1v",
        "round: 3",
        "supply: 0",
        flag="pirate",
    )
    table.play("port naples")

    assert why(table, "tile 1") == ["Ends the game with 2 in art: first place, +30"]
