"""Hints at an online table: thought out beside the server, for the seat that must decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from fondaco.games import index
from fondaco.server.workers.hint_requests import ADVISER, advise
from fondaco.server.workers.questions import ask
from tests.server import sample_rooms
from tests.server.people import begun, duel, mover, run
from tests.server.server_thread import hosted, settings

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.client import Sitting


async def hinted(sitting: Sitting, **more: Any) -> dict[str, Any]:
    """The answer to a wish for a hint."""
    asked = {"seat": sitting.seat, "expected": sitting.number} | more
    await sitting.say(type="hint", id="h1", **asked)
    sitting.last.pop("hints", None)
    sitting.answers.pop("h1", None)
    await sitting.until(lambda: "hints" in sitting.last or "h1" in sitting.answers)
    return sitting.answers.get("h1") or sitting.last["hints"]


def test_whoever_must_decide_is_told_what_a_thinker_would_do_and_why(server: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(server)
        async with anna.at(table) as one, bruno.at(table) as two:
            await begun(one, two)
            first = mover(one, two)
            await first.move("reveal")
            await first.until(lambda: len(first.choices) > 1)

            said = await hinted(first)

            assert (said["seat"], said["number"]) == (first.seat, first.number)
            moves = [choice["move"] for choice in first.choices]
            assert {hint["move"] for hint in said["hints"]} <= {*moves}
            for hint in said["hints"]:
                assert 0 <= hint["share"] <= 1
                assert hint["tries"] > 0
                assert hint["sentence"].startswith(("Reveal", "Take"))
                assert all(isinstance(reason, str) for reason in hint["reasons"])
            assert any(hint["reasons"] for hint in said["hints"])
            assert first.number == said["number"], "a hint changes nothing"

    run(work())


def test_a_hint_is_refused_out_of_turn_for_other_seats_and_for_the_past(server: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(server)
        async with anna.at(table) as one, bruno.at(table) as two:
            await begun(one, two)
            first = mover(one, two)
            second = two if first is one else one

            assert (await hinted(second))["code"] == "hint/not-your-turn"
            assert (await hinted(first, seat=second.seat))["code"] == "seat/not-yours"
            assert (await hinted(first, expected=first.number + 1))["code"] == "stale"

    run(work())


def test_hints_have_their_measure(tmp_path: Path) -> None:
    async def work(address: str) -> None:
        anna, bruno, table = await duel(address)
        async with anna.at(table) as one, bruno.at(table) as two:
            await begun(one, two)
            first = mover(one, two)

            assert (await hinted(first))["type"] == "hints"
            assert (await hinted(first))["code"] == "limit/too-often"

    with hosted(settings(tmp_path, hint_rate="1/minute")) as address:
        run(work(address))


@pytest.mark.parametrize("game", index.names())
def test_the_adviser_finds_moves_in_every_game(game: str) -> None:
    room = sample_rooms.started(game, seed="advice")
    table = room.playing()

    found = advise(ask(table, table.to_act, ADVISER.replace("1s", "0.05s")))

    assert found
    assert {one.move for one in found} <= {*table.choices}
