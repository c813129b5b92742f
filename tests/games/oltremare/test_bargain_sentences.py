"""A whole offer in one line, as people say it at the table."""

from __future__ import annotations

import pytest

from fondaco.core.errors import Unreadable
from fondaco.games.oltremare.text.sentences import read_sentence
from tests.clauses import clause
from tests.games.oltremare.table import NAMES, OltremareTable, oltremare

HANDS = (
    "hand 0: silk-mp1 wood-mk2 silk-ms3 spice-mp3",
    "hand 1: wine-mk1 wood-ms1 wood-mp1",
    "hand 2: grain-ms1",
)


def read(table: OltremareTable, line: str) -> str:
    """The moves that a line stands for."""
    moves = read_sentence(table.state, line, NAMES[: table.state.seats])
    moves = moves or [table.words.read_move(table.state, line)]
    return ", ".join(table.words.move_name(move) for move in moves)


def unclear(line: str) -> str:
    """What is said to somebody who says this."""
    with pytest.raises(Unreadable) as raised:
        read(oltremare(*HANDS, seats=3), line)
    assert raised.value.code in ("offer/unclear", "move/unknown")
    return str(raised.value)


@clause("OLT-R5", "OLT-4.2")
@pytest.mark.parametrize(
    ("line", "built", "said"),
    [
        (
            "give silk ship+money, want 2 wood, ask 1 ducat, to all",
            "to all, card 3, next, want wood, want wood, next, ducats -1",
            ", say money+ship, say nothing",
        ),
        ("want wine, pay 3 ducats, to Scott", "seat 1, next, want wine, next, ducats 3", ""),
        (
            "give wood and silk money+ship 3, want wine, to seat 1",
            "seat 1, card 2, card 3, next, want wine, next, ducats 0",
            ", say nothing, say money+ship, say loading 3",
        ),
        (
            "give 2 silk, want wood & spice",
            "to all, card 1, card 3, next, want spice, want wood, next, ducats 0",
            ", say nothing, say nothing",
        ),
        (
            "offer give silk pirates+market loading 1; ask 2; to todd",
            "seat 2, card 1, next, next, ducats -2",
            ", say pirates+market, say loading 1",
        ),
        (
            "  GIVE  Silk Money+Ship 3 ,  ask 20 Ducats, to ALL ",
            "to all, card 3, next, next, ducats -20",
            ", say money+ship, say loading 3",
        ),
    ],
)
def test_an_offer_is_said_in_one_line(line: str, built: str, said: str) -> None:
    assert read(oltremare(*HANDS, seats=3), line) == f"offer, {built}{said}, send"


@clause("OLT-R5")
def test_a_card_that_fits_the_claim_is_given_and_else_any_of_that_good() -> None:
    table = oltremare(*HANDS, seats=3)

    assert ", card 1, " in read(table, "give silk, want wine")
    assert ", card 3, " in read(table, "give silk money+ship, want wine")
    assert ", card 3, " in read(table, "give silk ship+money 3, want wine")
    assert ", card 1, " in read(table, "give silk market+ship, want wine")


@clause("OLT-R6")
def test_a_counter_begins_with_the_word_counter() -> None:
    table = oltremare(*HANDS, seats=3)
    table.play("give silk, want wood, to Scott")

    assert read(table, "counter give wine, pay 2 ducats, want spice") == (
        "counter, card 1, next, want spice, next, ducats 2, say nothing, send"
    )


@clause("OLT-4.1")
@pytest.mark.parametrize(("active", "other"), [(0, 1), (1, 0)])
def test_between_two_the_partner_need_not_be_named(active: int, other: int) -> None:
    lines = ("hand 0: silk-ms3", "hand 1: silk-mp1", f"active: {active}")

    said = read(oltremare(*lines, seats=2), "give silk, want wine")

    assert said.startswith(f"offer, seat {other}, ")


@clause("OLT-4.1")
@pytest.mark.parametrize("line", ["offer", "done", "buy deck", "counter", "accept", "card 2"])
def test_a_line_may_be_a_single_move(line: str) -> None:
    assert read(oltremare(*HANDS, seats=3), line) == line


@clause("OLT-4.1")
@pytest.mark.parametrize(
    ("before", "line"),
    [(["offer"], "to all"), (["offer", "to all", "next"], "want silk")],
)
def test_a_step_of_an_offer_being_built_is_not_taken_for_a_whole_offer(
    before: list[str], line: str
) -> None:
    table = oltremare(*HANDS, seats=3)
    table.play(*before)

    assert line in table.choices
    assert read(table, line) == line


@clause("OLT-R5")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("give 3 silk, want wine", "Your hand has 2 silk, not 3."),
        ("give gold, want wine", "'gold' is no good; say for example 2 wood, or silk ship+money."),
        ("give silk, want wine, to Bob", "Nobody here is called 'bob'."),
        ("give silk, want wine, with Bob", "'with bob' begins with none of give, want, ask, pay"),
        ("give silk cannon+ship, want wine", "'cannon+ship' are no icons; they are money, pirates"),
        ("give silk, ask 21 ducats", "'21 ducats' is no sum; an offer moves 1 to 20 ducats."),
        ("give silk, ask some ducats", "'some ducats' is no sum"),
        ("give silk, want 4 wood", "An offer has at most 3 cards on each side."),
        ("give wood and 2 silk and spice, want wine", "An offer has at most 3 cards on each side."),
        ("flee", "'flee' is no move"),
        ("give", "'give' is no move"),
        ("", "'' is no move"),
    ],
)
def test_what_cannot_be_read_is_said_in_plain_words(line: str, why: str) -> None:
    assert unclear(line).startswith(why)


@clause("OLT-4.2")
@pytest.mark.parametrize("loading", [0, 5, 7, 9])
def test_no_card_loads_less_than_one_or_more_than_four(loading: int) -> None:
    assert str(loading) in unclear(f"give silk money+ship {loading}, want wine")


@clause("OLT-4.2")
def test_a_claim_is_never_left_out_without_a_word() -> None:
    assert "loading" in unclear("give silk loading 3, want wine")


@clause("OLT-R4")
@pytest.mark.parametrize(
    "line", ["pay 15 ducats, pay 15 ducats, want wine", "give silk, ask 15, ask 15"]
)
def test_sums_in_one_line_are_at_most_20_together(line: str) -> None:
    assert "20 ducats" in unclear(line)


@clause("OLT-R3")
@pytest.mark.parametrize("line", ["give 0 silk, want wine", "want 0 wine, pay 1 ducat"])
def test_none_of_a_good_is_not_a_number_of_cards(line: str) -> None:
    assert "'0 " in unclear(line)
