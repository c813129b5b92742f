"""Setting up: the box, the deck, who starts."""

from __future__ import annotations

import pytest

from fondaco.core.dice import seed
from fondaco.core.errors import Unreadable
from fondaco.games.index import find
from fondaco.games.medici import rules
from fondaco.games.medici.words import card_name
from tests.clauses import clause
from tests.games.medici.table import medici, opening

BOX = find("medici").default_edition.parts


@clause("MED-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    table = opening(seats=seats)

    assert len(table.florins) == seats


@clause("MED-1.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_nobody_plays_alone_and_seven_are_too_many(seats: int) -> None:
    with pytest.raises(Unreadable, match="2 to 6 players") as raised:
        opening(seats=seats)

    assert raised.value.code == "table/seats"


@clause("MED-1.2")
def test_all_110_cards_begin_in_the_deck() -> None:
    table = opening(seats=6)

    assert table.deck == 110
    assert table.told("shuffled") == ["cards 110"]
    assert [table.market, table.out_of_game] == ["empty", "empty"]
    assert table.ships == table.warehouses == ["empty"] * 6


@clause("MED-1.2")
@pytest.mark.parametrize("card", sorted({card_name(card) for card in BOX}))
def test_any_card_may_lie_on_top_of_the_shuffled_deck(card: str) -> None:
    table = opening(seats=2)

    table.play(f"reveal {card}")

    assert table.market == card
    assert table.deck == 109


@clause("MED-1.2")
def test_every_shuffle_is_another_one() -> None:
    games = [opening(seats=2, chance=chance) for chance in range(20)]

    for table in games:
        table.play("reveal", "reveal", "reveal")

    assert len({table.market for table in games}) == 20


@clause("MED-1.2", "MED-1.7")
def test_a_used_table_is_cleared_for_a_new_game() -> None:
    used, fresh = opening(seats=6), opening(seats=3, options=("to-the-letter",), chance=5)
    used.play_out()
    used.play_out()

    for table in (used, fresh):
        seed(table.state.dice, 1, 2, 3, 4)
        rules.setup(table.state, BOX, 3, 2)

    assert used.state == fresh.state


@clause("MED-1.6")
def test_neutral_cards_count_for_the_ship() -> None:
    table = medici("market: black7 green2", seats=3)

    table.play("take black7 green2")

    assert table.told("announced") == ["seat 0 value 9"]


@clause("MED-1.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_anybody_may_start_the_first_day_and_nobody_has_a_florin(seats: int) -> None:
    games = [opening(seats=seats, chance=chance) for chance in range(60)]

    assert {table.turn for table in games} == set(range(seats))
    assert all(table.told("started") == [f"seat {table.turn}"] for table in games)
    assert all(table.florins == [0] * seats for table in games)


@clause("MED-1.8")
def test_turns_go_clockwise_round_the_table() -> None:
    table = medici("market: fur2 fur3 fur4 fur5 dye2", "turn: 1", seats=3)

    turns = []
    for _ in range(5):
        turns.append(table.turn)
        table.play("take")

    assert turns == [1, 2, 0, 1, 2]


@clause("MED-1.8")
def test_a_seat_waits_for_its_turn() -> None:
    table = medici("market: fur2", "turn: 1", seats=3)

    assert table.refused("take", by=2) == "MED-1.8 not-your-turn seat 1"
    assert table.refused("reveal", by=0) == "MED-1.8 not-your-turn seat 1"


@clause("MED-1.8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_game_lasts_three_days(seats: int) -> None:
    table = opening(seats=seats)

    table.play_out()

    assert table.told("day-ended") == ["day 1", "day 2", "day 3"]
