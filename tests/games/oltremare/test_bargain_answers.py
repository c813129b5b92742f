"""Answers under seal, cards handed over, and with whom a trade is concluded."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.oltremare.bargain_eyes import sights
from tests.games.oltremare.table import OltremareTable, oltremare

HANDS = (
    "hand 0: silk-ms3 silk-mp2@20 wood-mk2",
    "hand 1: wine-mk1 wine-mk2 wine-ms1 spice-mp3",
    "hand 2: wine-ms2 silver-mp4",
    "hand 3: spice-mk2",
)


def offered(line: str, *lines: str, seats: int = 4) -> OltremareTable:
    """A table where seat 0 has just made this offer."""
    table = oltremare(*HANDS[:seats], *lines, seats=seats)
    table.play(line)
    return table


@clause("OLT-4.1")
@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_answers_are_asked_for_clockwise(active: int) -> None:
    table = offered("pay 1 ducat, want spice", f"active: {active}")

    asked = []
    for _ in range(3):
        asked.append(table.turn)
        table.play("decline")

    assert asked == [(active + after) % 4 for after in (1, 2, 3)]
    assert (table.turn, table.stage) == (active, "trade")


@clause("OLT-4.1")
def test_nobody_answers_before_being_asked_and_the_others_never_trade() -> None:
    table = offered("give silk, want wine, to seat 2")

    for other in (0, 1, 3):
        assert table.refused("accept", by=other) == "OLT-6.3 not-your-turn seat 2"
        assert table.refused("offer", by=other) == "OLT-6.3 not-your-turn seat 2"
    assert table.choices == ["accept", "decline", "counter"]
    assert table.refused("offer") == "OLT-4.1 answer-first"
    assert table.refused("seat 1") == "OLT-4.1 answer-first"


ANSWERS = [
    ["decline"],
    ["accept", "card 1"],
    ["accept", "card 3"],
    ["counter", "card 2", "next", "next", "ducats -3", "say money+ship", "say nothing", "send"],
    ["counter", "next", "want silk", "next", "ducats 1", "drop", "decline"],
]


@clause("OLT-4.1")
@pytest.mark.parametrize("answer", ANSWERS[1:])
def test_an_answer_is_sealed_until_all_have_answered(answer: list[str]) -> None:
    declined, table = (offered("give silk, want wine") for _ in range(2))

    declined.play("decline")
    table.play(*answer)

    assert table.turn == 2
    assert table.choices == declined.choices
    for eyes in (-1, 0, 2, 3):
        assert sights(table, eyes) == sights(declined, eyes)
    assert table.events[-1] == "answered"


@clause("OLT-4.1")
@pytest.mark.parametrize("answer", ANSWERS[1:])
def test_nobody_sees_an_answer_being_chosen(answer: list[str]) -> None:
    table = offered("give silk, want wine")
    before = {eyes: sights(table, eyes) for eyes in (-1, 0, 2, 3)}

    for move in answer[:-1]:
        table.play(move)

        for eyes, seen in before.items():
            assert sights(table, eyes) == seen


@clause("OLT-4.1")
def test_all_answers_are_shown_together_in_turn() -> None:
    table = offered("give silk, want wine")
    table.play("accept", "card 2", "decline")
    told = ("accepted", "declined", "countered")
    assert not any(event in told for event in table.events)
    table.play("counter give spice, want wood")

    shown = [event for event in table.events if event in told]
    assert shown == ["accepted", "declined", "countered"]
    answers = [
        {"seat": 1, "order": 1, "answer": "accepted", "counter": None},
        {"seat": 2, "order": 2, "answer": "declined", "counter": None},
        {
            "seat": 3,
            "order": 3,
            "answer": "countered",
            "counter": {
                "seat": 3,
                "gives": [{"good": "spice", "claim": None, "loading": None}],
                "wants": ["wood"],
                "ducats": 0,
            },
        },
    ]
    for eyes in (-1, 0, 1, 2, 3):
        seen = table.seen(eyes)["answers"]
        assert seen == [{**answer, "standing": "sealed"} for answer in answers]


@clause("OLT-R5")
@pytest.mark.parametrize(
    ("wants", "can"), [("wine", [1, 2]), ("2 wine", [1]), ("wine & spice", [1]), ("sugar", [])]
)
def test_only_who_has_all_the_goods_can_accept(wants: str, can: list[int]) -> None:
    table = offered(f"give silk, want {wants}")

    accepting = []
    for seat in (1, 2, 3):
        if "accept" in table.choices:
            accepting.append(seat)
        else:
            assert table.refused("accept") == "OLT-R5 goods-missing"
        table.play("decline")

    assert accepting == can


@clause("OLT-R5")
def test_who_accepts_chooses_which_cards_of_the_good_are_handed_over() -> None:
    table = offered("give silk, want 2 wine, to seat 1")
    table.play("accept")

    assert table.choices == ["card 1", "card 2"]
    assert table.refused("card 3") == "OLT-R5 in-order"
    assert table.refused("card 4") == "OLT-R5 other-good good wine"
    assert table.refused("decline") == "OLT-R5 hand-over-first"
    table.play("card 2")
    assert table.choices == ["card 3"]
    assert table.refused("card 1") == table.refused("card 2") == "OLT-R5 in-order"
    table.play("card 3")

    assert table.hands[0] == "silk-mp2@20 wood-mk2 wine-ms1 wine-mk2"
    assert table.hands[1] == "wine-mk1 spice-mp3 silk-ms3"


@clause("OLT-4.1")
def test_an_offer_to_one_is_a_trade_as_soon_as_it_is_accepted() -> None:
    table = offered("give silk, ask 2 ducats, to seat 3")
    table.play("accept")

    assert table.events[-6:] == ["traded", "handed-over", "gave", "received", "paid", "fame-gained"]
    assert (table.turn, table.stage) == (0, "trade")
    assert table.hands[3] == "spice-mk2 silk-ms3"
    assert table.seen()["offer"] is None


@clause("OLT-4.1")
def test_an_offer_to_all_is_concluded_with_one_of_those_who_accepted() -> None:
    table = offered("give silk, want wine")
    table.play("accept", "card 1", "accept", "card 1", "decline")

    assert table.choices == ["withdraw", "seat 1", "seat 2"]
    assert table.refused("seat 3") == "OLT-4.1 no-agreement seat 3"
    assert table.refused("accept") == "OLT-4.1 conclude-first"
    table.play("seat 2")

    assert table.told("traded") == ["seat 0 partner 2"]
    assert table.hands[2] == "silver-mp4 silk-ms3"
    assert table.hands[1] == "wine-mk1 wine-mk2 wine-ms1 spice-mp3"
    assert (table.turn, table.stage) == (0, "trade")


@clause("OLT-4.1")
def test_an_offer_to_all_may_be_withdrawn_though_somebody_accepted() -> None:
    table = offered("give silk, want wine")
    table.play("accept", "card 1", "decline", "decline", "withdraw")

    assert table.events[-1] == "withdrawn"
    assert "traded" not in table.events
    assert table.fame == [0, 0, 0, 0]
    assert (table.turn, table.stage) == (0, "trade")


@clause("OLT-4.1")
def test_even_a_single_acceptance_of_an_offer_to_all_is_not_yet_a_trade() -> None:
    table = offered("give silk, want wine")
    table.play("accept", "card 1", "decline", "decline")

    assert table.stage == "conclude"
    assert "traded" not in table.events


@clause("OLT-4.1")
def test_when_all_decline_the_offer_is_off_the_table() -> None:
    table = offered("give silk, want wine")
    table.play("decline", "decline", "decline")

    assert (table.turn, table.stage) == (0, "trade")
    assert table.seen()["offer"] is None
    assert table.seen()["answers"] == []
