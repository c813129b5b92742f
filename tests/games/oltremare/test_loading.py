"""Step 4: loading the cards played, and who comes next."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.oltremare.table import oltremare
from tests.games.oltremare.turns import played, playing

THREE = "spice-mp3 silk-mp1 silver-mp4"
SAFE = "token 0: victory_over_pirates"


@clause("OLT-6.1")
@pytest.mark.parametrize(
    "order",
    [
        "spice-mp3 silk-mp1 silver-mp4",
        "spice-mp3 silver-mp4 silk-mp1",
        "silk-mp1 spice-mp3 silver-mp4",
        "silk-mp1 silver-mp4 spice-mp3",
        "silver-mp4 spice-mp3 silk-mp1",
        "silver-mp4 silk-mp1 spice-mp3",
    ],
)
def test_the_cards_played_are_loaded_in_any_order(order: str) -> None:
    table = played(THREE, SAFE)

    table.play(*order.split()[:2])

    assert table.cargo[0] == f"sugar-ms3 {order}"
    assert table.told("loaded") == [f"seat 0 card {card}" for card in order.split()]
    assert table.seen()["played"] == []


@clause("OLT-6.1")
def test_the_cards_not_loaded_yet_may_be_chosen_and_the_last_follows_by_itself() -> None:
    table = played("spice-mp3 silk-mp1 silver-mp4 sugar-mp2", SAFE)

    assert table.choices == ["card 1", "card 2", "card 3", "card 4"]
    assert table.refused("done") == "OLT-6.1 load-first"
    table.play("card 3")
    assert table.choices == ["card 1", "card 2", "card 3"]
    assert table.refused("card 4") == "OLT-6.1 load-first"
    table.play("card 1", "card 2")

    assert table.cargo[0] == "silver-ms4 silver-mp4 spice-mp3 sugar-mp2 silk-mp1"
    assert table.active == 1


@clause("OLT-6.1")
def test_a_single_card_is_loaded_without_asking() -> None:
    table = played("spice-mp3")

    assert table.cargo[0] == "silk-ms1 spice-mp3"
    assert table.active == 1


@clause("OLT-6.1")
@pytest.mark.parametrize("last", ["sail Zara", "sail Candia", "stay"])
def test_a_single_card_is_loaded_at_the_end_of_the_way(last: str) -> None:
    table = played("silk-ms3", "harbours: Ancona compass")
    assert table.cargo[0] == "silk-ms1"

    table.play(*(["sail Zara"] if last == "sail Zara" else ["sail Ancona", last]))

    assert table.cargo[0] == "silk-ms1 silk-ms3"
    assert table.active == 1


@clause("OLT-6.1", "OLT-5.1", "OLT-3.1")
@pytest.mark.parametrize(
    ("order", "loads", "power"), [(("silk-mp1",), 3, 4), (("spice-mp3",), 1, 6)]
)
def test_the_card_loaded_last_is_the_top_card_of_the_next_turn(
    order: tuple[str], loads: int, power: int
) -> None:
    safe = ("hand 1: wine-mp3", "token 1: victory_over_pirates", "token 0: influence")
    table = played("spice-mp3 silk-mp1", *safe, seats=2)
    table.play(*order, "done", "wine-mp3")

    assert table.active == 0
    assert table.seen()["to_play"] == loads
    assert table.told("influenced") == [f"seat 0 ducats {power - 3}"]
    assert table.refused("done") == f"OLT-R7 cards-missing cards {loads}"


@clause("OLT-6.1")
def test_the_cards_played_are_not_in_the_hand_while_they_wait() -> None:
    table = played("spice-mp3 silk-mp1", SAFE)

    assert table.hands[0] == "empty"
    assert table.seen()["played"] == ["spice-mp3", "silk-mp1"]
    assert table.seen()["seats"][0]["cargo"] == 1


@clause("OLT-6.2")
def test_at_the_end_of_the_turn_the_hand_may_be_of_any_size() -> None:
    cards = "wood-mp1 wood-mp2 wood-mp4 wood-mk2 wood-mk4 wood-ms1 wood-ms2"
    lines = (f"hand 0: {cards} spice-mk2", "stage: play")
    table = oltremare(*lines, seats=3)

    table.play("card 8")

    assert table.active == 1
    assert len(table.hands[0].split()) == 8
    assert table.pirates[0] == "empty"


@clause("OLT-6.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_player_to_the_left_is_the_next_active_player(seats: int) -> None:
    hands = ["spice-mp3", "wine-mp3", "silver-mp4", "sugar-mp2", "wood-mp4"]
    lines = [f"hand {seat}: {card}" for seat, card in enumerate(hands[:seats])]
    table = oltremare(*lines, seats=seats)

    for seat in range(seats):
        assert (table.active, table.turn) == (seat, seat)
        table.play("done", hands[seat])

    assert table.active == 0
    assert table.told("turn-started") == [f"seat {(seat + 1) % seats}" for seat in range(seats)]


@clause("OLT-6.3")
def test_a_new_turn_has_nothing_left_of_the_old_one() -> None:
    table = playing("spice-mp3", "bought: 4", "sent: 8", "dropped: 3", "traded: 2")

    table.play("card 1")

    state = table.state
    assert (state.bought, state.sent, state.dropped, state.partners) == (0, 0, 0, 0)
    assert (state.picked.count, state.played.count, table.stage) == (0, 0, "trade")
