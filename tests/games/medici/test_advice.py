"""What a merchant guesses a position to be worth: sure of what is certain, else careful."""

from __future__ import annotations

import pytest

from fondaco.games.medici.advice import (
    REACHED,
    advice,
    chapter,
    goods_in_sight,
    ship_in_sight,
)
from fondaco.games.medici.scoring import BONUS_FROM, score_day
from fondaco.games.medici.state import DAYS, ROOM
from tests.games.medici.table import medici

LAST_EVENING = (
    "day: 3",
    "florins: 20 35 10",
    "ship 0: fur5 cloth5 cloth4 spice2",
    "ship 1: fur3 dye3 dye2 dye2 grain2",
    "ship 2: fur2 fur2 dye2 cloth2 grain0x2",
    "warehouse 0: fur2 fur3 fur4 fur5 fur0x2 fur0x2 cloth2 cloth5",
    "warehouse 1: dye2 dye4 dye3 dye5",
    "warehouse 2: spice4 spice5 grain5 grain3",
)


@pytest.mark.parametrize("options", [(), ("greater-bonus",)])
def test_when_no_more_card_can_come_it_is_what_will_be_paid(options: tuple[str, ...]) -> None:
    state = medici(*LAST_EVENING, seats=3, options=options).state
    state.room[0] = 0
    guesses = [advice(state, seat) for seat in range(3)]

    score_day(state)

    assert guesses == [100 * state.florins[seat] for seat in range(3)]


@pytest.mark.parametrize("seats", range(2, 7))
def test_missing_symbols_are_likelier_the_fewer_they_are_and_the_more_berths_there_are(
    seats: int,
) -> None:
    enough = BONUS_FROM[seats]
    for days in range(1, DAYS + 1):
        for room in range(ROOM[seats] + 1):
            likely = REACHED[seats][days][room]
            assert likely[0] == 100 * days
            assert likely[: enough + 1] == sorted(likely[: enough + 1], reverse=True)
            if room > 0:
                assert all(
                    a >= b for a, b in zip(likely, REACHED[seats][days][room - 1], strict=True)
                )
    assert REACHED[seats][1][0][1] == 0


def test_a_lead_is_worth_more_when_little_room_is_left_to_catch_up() -> None:
    early = medici("ship 0: black7", "ship 1: fur2", "ship 2: dye2", seats=3).state
    late = medici(
        "ship 0: black7 grain2 spice3 cloth3",
        "ship 1: fur2 grain2 spice3 cloth3",
        "ship 2: dye2 grain3 spice2 cloth3",
        seats=3,
    ).state

    assert ship_in_sight(late, 0) > ship_in_sight(early, 0)


def test_symbols_gathered_early_are_paid_on_more_days() -> None:
    worth = [
        goods_in_sight(medici(f"day: {day}", "warehouse 0: fur2 fur3 fur4", seats=4).state, 0)
        - goods_in_sight(medici(f"day: {day}", seats=4).state, 0)
        for day in range(1, DAYS + 1)
    ]

    assert worth == sorted(worth, reverse=True)
    assert worth[-1] > 0


def test_a_chapter_ends_with_the_day() -> None:
    table = medici(
        "ship 1: fur3 dye3 cloth3 spice3 grain2",
        "ship 2: fur3 dye3 cloth3 spice2 grain2",
        "market: fur5",
        seats=3,
    )

    assert chapter(table.state) == 1
    table.play("take 1")
    assert chapter(table.state) == 2
