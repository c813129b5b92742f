"""One bargaining scene from the first offer to the last, with all that was told."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.oltremare.bargain_eyes import heard
from tests.games.oltremare.table import OltremareTable, oltremare

TOLD = """\
offered-to-all seat 0
offer-gives seat 0 good silk
offer-claims seat 0 good silk pair money+ship
offer-claims-loading seat 0 good silk loading 1
offer-gives seat 0 good wood
offer-wants seat 0 good wine
offer-wants seat 0 good wine
offer-asks seat 0 ducats 1
answered seat 1
answered seat 2
answered seat 3
accepted seat 1
countered seat 2 partner 0
offer-gives seat 2 good silver
offer-claims seat 2 good silver pair market+ship
offer-wants seat 2 good silk
offer-pays seat 2 ducats 2
declined seat 3
traded seat 0 partner 2
handed-over seat 2 partner 0 good silver
gave seat 2 card silver-mp4
received seat 0 card silver-mp4
handed-over seat 0 partner 2 good silk
gave seat 0 card silk-mp1
received seat 2 card silk-mp1
paid seat 2 partner 0 ducats 2
fame-gained seat 2
bought seat 0 source deck ducats 3
bought-card seat 0 card spice-mp3
offered seat 0 partner 1
offer-gives seat 0 good silk
offer-wants seat 0 good wine
offer-wants seat 0 good wine
answered seat 1
accepted seat 1
traded seat 0 partner 1
handed-over seat 0 partner 1 good silk
gave seat 0 card silk-ms3
received seat 1 card silk-ms3
handed-over seat 1 partner 0 good wine
gave seat 1 card wine-ms1
received seat 0 card wine-ms1
handed-over seat 1 partner 0 good wine
gave seat 1 card wine-mk1
received seat 0 card wine-mk1
fame-gained seat 1
offered seat 0 partner 2
offer-wants seat 0 good silver
offer-pays seat 0 ducats 4
answered seat 2
declined seat 2
"""


def scene() -> OltremareTable:
    """Silk and wood for two wines: Scott would, Todd has another idea, Heather would not."""
    table = oltremare(
        "hand 0: silk-ms3 silk-mp1 wood-mk2",
        "hand 1: wine-mk1 wine-mk2 wine-ms1",
        "hand 2: silver-mp4 silver-ks3",
        "hand 3: grain-ms1",
        seats=4,
    )
    table.play("offer", "to all", "card 1", "card 3", "next")
    table.play("want wine", "want wine", "next", "ducats -1")
    table.play("say money+ship", "say loading 1", "say nothing", "send")
    table.play("accept", "card 1", "card 2")
    table.play("counter", "card 1", "next", "want silk", "next", "ducats 2")
    table.play("say market+ship", "say nothing", "send")
    table.play("decline")
    table.play("seat 2", "card 2")
    table.play("buy deck > spice-mp3")
    table.play("give silk, want 2 wine, to Scott", "accept", "card 1", "card 3")
    table.play("want silver, pay 4 ducats, to Todd", "decline")
    table.play("done")
    return table


@clause("OLT-4.1", "OLT-4.2", "OLT-4.3", "OLT-4.6", "OLT-R5")
def test_a_scene_of_bargaining_is_told_step_by_step() -> None:
    table = scene()

    told = [f"{it.event.name} {table.arguments(it)}" for it in table.log]
    assert told == TOLD.splitlines()


@clause("OLT-4.1", "OLT-R4")
def test_after_the_scene_cards_and_ducats_are_where_they_were_promised() -> None:
    table = scene()

    assert table.hands == [
        "wood-mk2 silver-mp4 spice-mp3 wine-ms1 wine-mk1",
        "wine-mk2 silk-ms3",
        "silver-ks3 silk-mp1",
        "grain-ms1",
    ]
    assert table.ducats == [10, 11, 9, 11]
    assert table.fame == [0, 1, 1, 0]
    assert table.stage == "play"


@clause("OLT-R5", "OLT-R14")
def test_each_seat_hears_of_the_scene_what_it_may() -> None:
    table = scene()
    lines = TOLD.splitlines()
    secret = ("gave", "received", "bought-card")

    for eyes in (-1, 0, 1, 2, 3):
        mine = [
            line
            for line in lines
            if not line.startswith(secret) or line.split()[1:3] == ["seat", str(eyes)]
        ]
        assert heard(table, eyes) == mine
    assert not any("silk-" in line for line in heard(table, 3))
