"""What is refused outside bargaining, by which clause and with which words."""

from __future__ import annotations

import pytest

from fondaco.core.errors import Refusal
from fondaco.games.index import find
from fondaco.games.oltremare.moves import MOVES
from fondaco.games.oltremare.rules.refusals import refusal
from fondaco.speech.speaker import Speaker
from tests.clauses import clause
from tests.games.oltremare.table import NAMES, OltremareTable, oltremare
from tests.games.oltremare.turns import ended, played, playing, started

SEVEN = "silk-mp1 silk-mk3 silver-mp4 silver-mk2 sugar-mp2 sugar-mk3 wine-mp3"
SPEAKER = Speaker(find("oltremare"), NAMES)


def sentence(table: OltremareTable, move: str | int, by: int | None = None) -> str:
    """What a player is told who tries this."""
    with pytest.raises(Refusal) as raised:
        table.table.play(move, by)
    return SPEAKER.refusal(raised.value)


@clause("OLT-6.3")
@pytest.mark.parametrize("seat", [-1, 0, 2, 3, 5])
def test_nobody_decides_out_of_turn(seat: int) -> None:
    table = oltremare("active: 1", seats=3)

    assert table.refused("buy deck", by=seat) == "OLT-6.3 not-your-turn seat 1"
    assert sentence(table, "buy deck", by=seat) == "It is for Scott to decide now."


@clause("OLT-3.2")
def test_surplus_cards_come_first() -> None:
    table = started(f"hand 1: {SEVEN}")

    assert table.refused("done") == "OLT-3.2 lay-first"
    assert sentence(table, "done") == "First lay your surplus cards on your pirate pile."


@clause("OLT-4.1")
@pytest.mark.parametrize("move", ["send", "accept", "stay", "card 1", "sail Zara", "seat 1"])
def test_while_trading_nothing_is_played_or_sailed(move: str) -> None:
    table = oltremare("hand 0: spice-mp3", seats=3)

    assert table.refused(move) == "OLT-4.1 trade-first"
    assert "time to trade and to buy" in sentence(table, move)


@clause("OLT-4.4", "OLT-4.6", "OLT-9.1")
@pytest.mark.parametrize(
    ("lines", "move", "why", "said"),
    [
        (("bought: 4",), "buy deck", "OLT-4.6 four-bought", "You have bought four cards"),
        (("bought: 4",), "buy pirates", "OLT-4.6 four-bought", "You have bought four cards"),
        (("deck: empty",), "buy deck", "OLT-9.1 deck-used-up", "The deck is used up."),
        (("deck: empty",), "buy pirates", "OLT-4.4 no-pirates", "Your pirate pile is empty."),
        (("bought: 3",), "buy pirates", "OLT-4.4 no-pirates", "Your pirate pile is empty."),
    ],
)
def test_what_cannot_be_bought_is_refused(
    lines: tuple[str, ...], move: str, why: str, said: str
) -> None:
    table = oltremare(*lines, seats=3)

    assert table.refused(move) == why
    assert sentence(table, move).startswith(said)


@clause("OLT-R7")
@pytest.mark.parametrize(
    ("cargo", "missing", "said"),
    [("silk-ms1", 1, "one more card"), ("silver-ms2", 2, "2 more"), ("silver-ms4", 4, "4 more")],
)
def test_who_lacks_cards_is_told_how_many(cargo: str, missing: int, said: str) -> None:
    table = oltremare(f"cargo 0: {cargo}", seats=3)

    assert table.refused("done") == f"OLT-R7 cards-missing cards {missing}"
    assert said in sentence(table, "done")


@clause("OLT-5.1")
def test_cards_are_played_in_the_order_of_the_hand() -> None:
    table = playing("spice-mp3 silk-mp1")
    assert table.refused("card 2") == "OLT-5.1 in-order"
    assert sentence(table, "card 2") == "Choose cards in the order of your hand."

    assert table.refused("next") == "OLT-5.1 play-first"
    assert table.refused("card 3") == "OLT-5.1 play-first"
    assert sentence(table, "done") == "Choose a card to play."


@clause("OLT-5.7", "OLT-5.8")
def test_a_ship_does_not_sail_where_it_cannot() -> None:
    table = played("silk-ms3 silver-ms2")
    table.play("sail Ancona")

    assert sentence(table, "sail Acri") == "No route leads from here to Acri."
    assert sentence(table, "sail Venezia") == "The route to Venezia has been sailed this turn."
    assert table.refused("card 1") == "OLT-5.7 sail-first"
    assert table.refused(MOVES - 1) == "OLT-5.7 sail-first"
    assert sentence(table, "done") == "Choose the harbour to which your ship sails."


@clause("OLT-7.2", "OLT-7.3")
def test_a_compass_leads_to_other_harbours_without_a_compass() -> None:
    table = played("silk-ms3", "harbours: Zara compass, Acri compass")
    table.play("sail Zara")

    assert sentence(table, "sail Acri") == "Acri holds a compass: a compass may not lead there."
    assert sentence(table, "sail Zara") == "Your ship is there already."
    assert sentence(table, "done") == "Follow the compass to another harbour, or stay."
    assert table.refused(MOVES - 1) == "OLT-7.2 compass-first"


@clause("OLT-6.1")
def test_what_was_played_is_loaded_before_anything_else() -> None:
    table = played("spice-mp3 silk-mp1")

    for move in ("done", "buy deck", "stay", "card 3", "sail Zara"):
        assert table.refused(move) == "OLT-6.1 load-first"
    assert sentence(table, "done") == "Choose the card to load next."


@clause("OLT-9.1")
def test_after_the_end_the_game_is_over() -> None:
    table = ended()

    assert table.refused("done", by=0) == "OLT-9.1 game-over"
    assert sentence(table, "done", by=0) == "The game is over."


@pytest.mark.parametrize("move", [-1, MOVES, 999])
def test_a_turn_knows_no_other_moves(move: int) -> None:
    assert oltremare(seats=3).refused(move) == "OLT-4.1 trade-first"
    assert playing("spice-mp3").refused(move) == "OLT-5.1 play-first"
    assert played("silk-ms3").refused(move) == "OLT-5.7 sail-first"
    assert played("spice-mp3 silk-mp1").refused(move) == "OLT-6.1 load-first"


def test_what_may_be_done_is_not_refused() -> None:
    tables = (oltremare(seats=3), playing("spice-mp3 silk-mp1"), played("silk-ms3"))

    for table in tables:
        allowed = [m for m in range(MOVES) if refusal(table.state, table.turn, m) is None]
        assert [table.words.move_name(move) for move in allowed] == table.choices
