"""The Venice card: fame is paid and set back, whenever the card is drawn."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.oltremare.table import OltremareTable, oltremare, opening
from tests.games.oltremare.turns import playing

TO_THE_LETTER = ("to-the-letter",)


def drawn(fame: str, *lines: str, options: tuple[str, ...] = ()) -> OltremareTable:
    """The Venice card was drawn when fame stood so; the buyer, seat 0, pays 3 ducats."""
    seats = len(fame.split())
    table = oltremare(f"fame: {fame}", "venice: next", *lines, seats=seats, options=options)
    table.play("buy deck")
    return table


@clause("OLT-8.1")
@pytest.mark.parametrize(
    ("fame", "paid"),
    [
        ("4 3 2", [6, 3, 1]),
        ("1 5 3", [1, 6, 3]),
        ("1 2", [3, 6]),
        ("1 2 3 4", [0, 1, 3, 6]),
        ("9 2 7 1 5", [6, 0, 3, 0, 1]),
    ],
)
def test_the_most_fame_brings_6_ducats_the_second_most_3_the_third_most_1(
    fame: str, paid: list[int]
) -> None:
    table = drawn(fame)

    assert table.ducats == [8 + paid[0], *(11 + ducats for ducats in paid[1:])]
    assert table.told("fame-shared") == []
    assert len(table.told("fame-paid")) == sum(ducats > 0 for ducats in paid)


@clause("OLT-8.1")
def test_it_is_told_who_is_paid_for_which_place() -> None:
    table = drawn("1 2 3 4")

    assert table.told("fame-paid") == [
        "seat 1 fame 2 place 3 ducats 1",
        "seat 2 fame 3 place 2 ducats 3",
        "seat 3 fame 4 place 1 ducats 6",
    ]


@clause("OLT-8.2", "OLT-R1")
@pytest.mark.parametrize(
    ("fame", "paid"),
    [
        ("2 2", [6, 6]),
        ("2 2 1", [6, 6, 3]),
        ("2 1 1", [6, 3, 3]),
        ("3 3 2 2 1", [6, 6, 3, 3, 1]),
        ("3 2 1 1 1", [6, 3, 1, 1, 1]),
        ("1 3 3 3 2", [1, 6, 6, 6, 3]),
        ("4 4 3 2 1", [6, 6, 3, 1, 0]),
        ("5 5 5 5 5", [6, 6, 6, 6, 6]),
    ],
)
def test_tied_players_all_receive_the_full_amount_of_their_place(
    fame: str, paid: list[int]
) -> None:
    table = drawn(fame)

    assert table.ducats == [8 + paid[0], *(11 + ducats for ducats in paid[1:])]


@clause("OLT-8.2")
def test_it_is_told_where_a_place_is_shared() -> None:
    table = drawn("3 1 3 2")

    assert table.told("fame-shared") == [
        "seat 0 fame 3 place 1 ducats 6",
        "seat 2 fame 3 place 1 ducats 6",
    ]
    assert table.told("fame-paid") == [
        "seat 1 fame 1 place 3 ducats 1",
        "seat 3 fame 2 place 2 ducats 3",
    ]


@clause("OLT-8.3")
def test_then_all_fame_goes_back_to_0_the_card_leaves_the_game_and_the_turn_goes_on() -> None:
    table = drawn("4 0 2", "hand 0: spice-mp3")

    assert table.fame == [0, 0, 0]
    assert table.events[:1] == ["venice-drawn"]
    assert table.events[3] == "fame-reset"
    assert table.seen()["venice"] is False
    assert (table.active, table.stage) == (0, "trade")
    table.play("buy deck", "buy deck", "done")
    assert len(table.told("venice-drawn")) == 1


@clause("OLT-R1")
@pytest.mark.parametrize(
    ("fame", "paid"),
    [("0 0 0", [0, 0, 0]), ("2 0 0", [6, 0, 0]), ("0 1 2", [0, 3, 6]), ("0 3", [0, 6])],
)
def test_who_has_no_fame_at_all_takes_no_place(fame: str, paid: list[int]) -> None:
    table = drawn(fame)

    assert table.ducats == [8 + paid[0], *(11 + ducats for ducats in paid[1:])]


@clause("OLT-R1")
@pytest.mark.parametrize(
    ("fame", "paid"),
    [
        ("0 0 0", [6, 6, 6]),
        ("2 0 0", [6, 3, 3]),
        ("0 1 2", [1, 3, 6]),
        ("3 2 1 0", [6, 3, 1, 0]),
        ("2 0", [6, 3]),
    ],
)
def test_to_the_letter_no_fame_is_a_total_like_any_other(fame: str, paid: list[int]) -> None:
    table = drawn(fame, options=TO_THE_LETTER)

    assert table.ducats == [8 + paid[0], *(11 + ducats for ducats in paid[1:])]


@clause("OLT-R1")
def test_other_options_rank_nobody_without_fame() -> None:
    others = ("perfect-memory", "four-proposals", "two-proposals")

    assert drawn("0 0 0", options=others).ducats == [8, 11, 11]


@clause("OLT-R10", "OLT-5.5")
def test_pirates_who_meet_the_venice_card_take_the_next_card_instead() -> None:
    table = playing("spice-mp3", "venice: next", "fame: 0 1 0")

    table.play("card 1 > wood-mk2")

    assert table.pirates[0] == "wood-mk2"
    assert table.ducats == [12, 17, 11]
    assert table.events[2:5] == ["raided", "venice-drawn", "fame-paid"]


@clause("OLT-R10", "OLT-5.6")
def test_a_market_that_meets_the_venice_card_gives_the_next_card_instead() -> None:
    table = playing("spice-mk2 silk-mk1", "venice: next", "fame: 0 1 0")

    table.play("card 1", "card 2 > wood-mk2 wood-mk4 wood-ms1")

    assert table.hands[0] == "wood-mk2 wood-mk4 wood-ms1"
    assert table.ducats == [14, 17, 11]


@clause("OLT-R10", "OLT-5.6")
def test_the_venice_card_may_come_between_two_cards_of_one_draw() -> None:
    lines = ("deck: wood-mk2 wood-mk4 wood-ms1 wood-ms2", "venice: 3 3")
    table = playing("spice-mk2 silk-mk1", *lines)

    table.play("card 1", "card 2")

    assert table.events[3:7] == ["went-to-market", "drew", "venice-drawn", "fame-reset"]
    assert len(table.told("drew")) == 3
    assert table.deck == 1


@clause("OLT-R10", "OLT-9.1")
@pytest.mark.parametrize(("cards", "told"), [("spice-mp3", "raid-card"), ("spice-mk2", "drew")])
def test_if_the_venice_card_was_the_last_one_the_deck_is_used_up(cards: str, told: str) -> None:
    table = playing(cards, "deck: empty", "venice: next", "fame: 1 0 0")

    table.play("card 1")

    assert table.told("deck-ran-out") == [""]
    assert table.told(told) == []
    assert table.events.index("fame-reset") < table.events.index("deck-ran-out")
    assert table.turn == -1


@clause("OLT-R10", "OLT-9.1")
def test_as_long_as_the_venice_card_is_in_it_the_deck_is_not_used_up() -> None:
    table = playing("spice-mp3", "deck: wood-mk2", "venice: 0 0")

    table.play("card 1")

    assert table.pirates[0] == "wood-mk2"
    assert table.told("deck-ran-out") == []
    assert (table.deck, table.seen()["deck"], table.active) == (0, 1, 1)
    table.play("buy deck")
    assert table.told("bought-nothing") == ["seat 1"]


@clause("OLT-8.1", "OLT-R15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_venice_card_comes_once_in_every_game_and_not_near_its_ends(seats: int) -> None:
    table = opening(seats=seats, chance=seats)

    table.play_out()

    assert table.told("venice-drawn") == [""]
    assert table.fame == [0] * seats
