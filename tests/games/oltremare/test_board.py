"""What the screen shows, drawn from a seat's view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from fondaco.cli import terminal_board
from fondaco.core.verbs import NOBODY
from fondaco.games.index import find
from fondaco.games.oltremare import ledger
from fondaco.games.oltremare.knowledge.view_types import STAGES, View
from fondaco.games.oltremare.text import board
from fondaco.games.oltremare.text.chart import places, stops
from fondaco.speech.speaker import Speaker
from tests.clauses import clause
from tests.games.oltremare.editions import small_sea
from tests.games.oltremare.table import NAMES, OltremareTable, oltremare, opening

if TYPE_CHECKING:
    from fondaco.core.text_blocks import Block

GAME = find("oltremare")
SPEAKER = Speaker(GAME, NAMES)
ROLES = {"", *terminal_board.THEME.styles, *board.PALETTE}
INSIDE = 96  # a screen of a hundred columns, less the frame
TALL = 45


def drawn(table: OltremareTable, eyes: int = NOBODY) -> list[Block]:
    """The blocks that a seat or a spectator sees."""
    edition = table.table.terms.edition
    speaker = SPEAKER if edition == GAME.default_edition else Speaker(GAME, NAMES, edition=edition)
    return board.board(cast(View, table.seen(eyes)), NAMES[: table.state.seats], speaker.say)


def lines(block: Block) -> list[str]:
    """A block without its colours, a line a row."""
    rows = [["".join(mark.text for mark in cell) for cell in row] for row in block.rows]
    return [" | ".join(cell.strip() for cell in row) for row in rows]


def text(table: OltremareTable, eyes: int = NOBODY) -> str:
    """All that a seat or a spectator reads."""
    return "\n".join("\n".join([block.title, *lines(block)]) for block in drawn(table, eyes))


def width(block: Block) -> int:
    """How wide a block is that is not to be wrapped."""
    rows = [[len("".join(mark.text for mark in cell)) for cell in row] for row in block.rows]
    rows.append([len(heading) for heading in block.headings])
    columns = [max(row[at] for row in rows if at < len(row)) for at in range(len(rows[0]))]
    return sum(columns) + 2 * (len(columns) - 1)


@pytest.mark.thorough
@pytest.mark.parametrize("seats", range(2, 6))
def test_a_whole_game_can_be_drawn_for_every_seat_in_colours_that_exist(seats: int) -> None:
    table = opening(seats=seats).table
    stages = set()

    while table.to_act != NOBODY:
        eyes = table.to_act if table.number % 2 else table.number // 2 % (seats + 1) - 1
        view = table.view(eyes)
        stages.add(view["stage"])
        for block in board.board(cast(View, view), NAMES[:seats], SPEAKER.say):
            cells = [cell for row in block.rows for cell in row]
            assert {mark.role for cell in cells for mark in cell} <= ROLES
        table.play(table.choices[table.number * 7 % len(table.choices)])

    assert {"trade", "give", "send", "answer", "play", "sail", "load"} <= stages


@pytest.mark.parametrize("stage", STAGES)
def test_every_stage_has_a_sentence_that_says_what_to_do(stage: str) -> None:
    table = opening(seats=3)
    view = table.seen(table.turn) | {"stage": stage}

    assert board.board(cast(View, view), NAMES[:3], SPEAKER.say)[-1].rows[-1][1][0].text


@pytest.mark.parametrize("seats", [2, 5])
def test_the_sea_and_the_traders_fit_into_a_hundred_columns(seats: int) -> None:
    table = opening(seats=seats)

    sea, traders, hand, _ = drawn(table, table.turn)

    assert width(sea) <= INSIDE
    assert width(traders) <= INSIDE
    assert width(hand) <= INSIDE


def test_the_widest_things_fit_into_a_hundred_columns() -> None:
    table = oltremare(
        "hand 0: silver-pk2@12 spice-pk3 sugar-pk1",
        "ship 0: Costantinopoli",
        "token 0: victory_over_pirates",
        "ducats: -100 11 11",
        seats=3,
    )

    _, traders, hand, _ = drawn(table, 0)

    assert width(traders) <= INSIDE
    assert width(hand) <= INSIDE


def test_a_screen_is_not_too_tall() -> None:
    table = opening(seats=5)
    screen = terminal_board.console(GAME)
    screen.width = 100

    with screen.capture() as captured:
        screen.print(terminal_board.board(table.table, table.turn, SPEAKER))

    assert captured.get().count("\n") <= TALL


# The sea


@clause("OLT-1.4")
def test_every_harbour_stands_on_the_chart_with_its_token_and_its_ships() -> None:
    table = oltremare(
        "harbours: Rodi compass, Acri big_deal", "ship 0: Candia", "ship 1: Candia", seats=2
    )

    sea = "\n".join(lines(drawn(table)[0]))

    assert set(places()) == {table.words.harbour(at) for at in range(30)}
    assert "C Rodi" in sea
    assert "B Acri" in sea
    assert "○ Candia●◆" in sea


@clause("OLT-5.7", "OLT-5.8")
@pytest.mark.parametrize("harbour", ["Venezia", "Candia", "Tripoli"])
def test_the_screen_tells_where_a_ship_can_stop(harbour: str) -> None:
    table = oltremare(f"ship 0: {harbour}", "stage: sail", "played: silk-ms3", "routes: 2", seats=2)
    first = [name.removeprefix("sail ") for name in table.choices]

    ends = set()
    for name in first:
        other = oltremare(
            f"ship 0: {harbour}", "stage: sail", "played: silk-ms3", "routes: 2", seats=2
        )
        other.play(f"sail {name}")
        ends |= {choice.removeprefix("sail ") for choice in other.choices}

    sea, ship = table.seen()["sea"], table.state.ships[0]
    assert [table.words.harbour(at) for at in stops(sea, ship, 1)] == first
    assert {table.words.harbour(at) for at in stops(sea, ship, 2)} == ends


def test_harbours_without_a_chart_are_listed() -> None:
    table = opening(seats=2, edition=small_sea("Porto Est", "Est Ovest", "Ovest Porto"))

    listed, legend = lines(drawn(table)[0])

    assert "○ Porto●◆" in listed
    assert "Ovest" in listed
    assert "compass" in legend


# What is one's own, and what is not


@clause("OLT-1.6", "OLT-R13")
def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    table = oltremare("hand 0: spice-mp3 wine-ks2", "hand 1: silver-ms2 wood-mk2", seats=2)

    assert "2 wine  market+ship ⚑5 ▤2" in text(table, 0).replace("  wine", " wine")
    for good in ("spice", "wine"):
        assert good not in text(table, 1)
        assert good not in text(table)


@clause("OLT-R13")
def test_of_the_own_pirate_pile_only_the_cards_laid_there_are_shown() -> None:
    table = oltremare("pirates 0: grain-ms2 wood-mk2 spice-mp3", "seen 0: wood-mk2", seats=3)

    own = next(line for line in lines(drawn(table, 0)[-1]) if line.startswith("pirates from top"))

    assert own.split(" | ")[1].split("   ")[0] == "1 unknown"
    assert "wood  money+market ⚑5 ▤2" in own
    assert "spice" not in own
    assert "wood" not in text(table, 1)


@clause("OLT-R14")
def test_cargo_piles_are_shown_in_runs_with_perfect_memory_only() -> None:
    piles = "cargo 0: wood-mk2 wood-ms1 silk-mp1"

    with_memory = oltremare(piles, seats=2, options=("perfect-memory",))
    without = oltremare(piles, seats=2)

    assert "Anna | 2 wood   silk" in text(with_memory)
    assert "wood" not in text(without)


# Bargaining


def offered() -> OltremareTable:
    """Seat 0 has made all others an offer, with a lie in it."""
    table = oltremare(
        "hand 0: silk-ms3 wine-ks2 wine-mp3",
        "hand 1: wood-mk2 wood-pk2",
        "hand 2: spice-mp3",
        seats=3,
    )
    table.play("give silk money+market 1, want 2 wood, ask 1 ducat, to all")
    return table


@clause("OLT-4.1", "OLT-R5")
def test_an_offer_is_shown_with_its_claims_in_quotes_and_without_the_true_icons() -> None:
    table = offered()

    offer = lines(drawn(table, 1)[1])

    assert offer[:2] == ["gives | silk  “money+market ▤1”", "wants | 2 wood   1 ducat"]
    assert offer[2:] == ["Scott | is to answer", "Todd | answers later"]
    assert "money+ship" not in text(table, 1)


@clause("OLT-4.1")
def test_an_answer_under_seal_is_shown_to_nobody_else() -> None:
    table = offered()

    table.play("accept", "card 1", "card 2")

    assert lines(drawn(table, 1)[1])[2] == "Scott | accepts"
    for eyes in (0, 2, NOBODY):
        assert lines(drawn(table, eyes)[1])[2].startswith("Scott | has answered")


@clause("OLT-4.1")
def test_a_counter_is_shown_when_all_have_answered() -> None:
    table = offered()

    table.play("decline", "counter give spice, want wine")

    assert lines(drawn(table, 0)[1])[2:] == [
        "Scott | declines",
        "Todd | would rather trade like this:",
        "gives | spice",
        "wants | wine",
    ]


@clause("OLT-R4", "OLT-R5")
def test_who_lacks_what_is_asked_for_is_told_so() -> None:
    table = offered()

    assert "You do not have what is asked for" not in text(table, 1)

    table.play("decline")

    assert "You do not have what is asked for" in text(table, 2)


def test_the_own_offer_is_shown_while_it_is_built() -> None:
    table = oltremare("hand 0: silk-ms3 wine-ks2", "hand 1: wood-mk2", seats=2)

    table.play("offer", "seat 1", "card 1", "next", "want wood", "next", "ducats 2")

    own = lines(drawn(table, 0)[-1])
    assert "you give | silk  money+ship ⚑4 ▤3" in own
    assert "| 2 ducats" in [line.strip() for line in own]
    assert "you want | wood" in own
    assert "icons on your silk" in own[-1]


# The score sheet


@clause("OLT-2.6", "OLT-9.8")
@pytest.mark.parametrize("chance", range(3))
def test_the_score_sheet_has_every_ducat(chance: int) -> None:
    table = opening(seats=4, chance=chance)
    table.play_out(chance, offers=True)

    sheet = [gain for happening in table.log for gain in ledger.gains(happening)]

    assert {column for _, column, _ in sheet} <= set(ledger.SOURCES)
    for seat in range(4):
        assert sum(ducats for whose, _, ducats in sheet if whose == seat) == table.ducats[seat]
    assert ledger.totals(cast(View, table.seen())) == table.ducats


def test_the_score_sheet_knows_its_events_and_its_words() -> None:
    events = {event.name for event in GAME.events.events}

    assert {*ledger.INCOME, *ledger.COSTS, *ledger.SHEET_AFTER} <= events
    for column in ledger.SOURCES:
        assert SPEAKER.say(column)


@clause("OLT-8.1")
def test_a_sheet_is_called_for_when_the_venice_card_pays_and_not_at_every_ducat() -> None:
    lines = ("venice: next", "fame: 0 2 1", "hand 0: silk-ms3")

    plain = oltremare(*lines[1:], seats=3)
    plain.play("buy deck")
    venice = oltremare(*lines, seats=3)
    venice.play("buy deck")

    assert not terminal_board.calls_for_sheet(plain.table.log[-1], GAME)
    assert terminal_board.calls_for_sheet(venice.table.log[-1], GAME)
