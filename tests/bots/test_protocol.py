"""What a program is told: all that its seat may know, once, as the page says, and no more."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import fondaco
from fondaco.bots.external import programs, protocol
from fondaco.bots.external.plugins import Menu
from fondaco.bots.external.programs import Program
from fondaco.bots.sight import look
from fondaco.games import index
from fondaco.laws.one_game import redealt
from tests.bots.test_plugins import FILES, MEDICI, PAGE, ROOT, dice_of, play, sight_of, table_of
from tests.bots.test_programs import EXAMPLE, LOYAL, ask_once, heard, written

if TYPE_CHECKING:
    from pathlib import Path

    from fondaco.core.table import Table

pytestmark = pytest.mark.thorough

SECTION = re.compile(r"^### (\w+)\n.*?```json\n(.*?)^```$(.*?)(?=^##)", re.MULTILINE | re.DOTALL)
MESSAGES = {name: (json.loads(text), table) for name, text, table in SECTION.findall(PAGE)}


# What a seat is told


def test_numbers_are_sent_only_to_those_who_want_them(tmp_path: Path) -> None:
    wants = LOYAL.replace('say("ready")', 'say("ready", numbers=True)')
    for name, source in (("with", wants), ("without", LOYAL)):
        ask_once(written(tmp_path / name, source))

    (_, more, _), (_, less, _) = heard(tmp_path / "with"), heard(tmp_path / "without")

    assert more.keys() - less.keys() == {"numbers", "features"}
    assert more["numbers"] == [0, 1]
    assert len(more["features"]) == MEDICI.feature_count


def test_every_seat_is_told_every_event_once_and_in_order(tmp_path: Path) -> None:
    program = Program(written(tmp_path), MEDICI)
    tables = [play(table_of(MEDICI, number, 3), program) for number in (1, 2)]
    program.close()

    asked = [message for message in heard(tmp_path) if message["type"] == "choose"]
    for table in tables:
        told: dict[int, list[str]] = {}
        for turn in table.log[1:]:
            message = asked.pop(0)
            known = told.setdefault(message["seat"], [])
            before = [
                event.event.name for past in table.log[: turn.number] for event in past.events
            ]
            assert message["seat"] == turn.seat
            assert message["since"] == len(known)
            known += [event["event"] for event in message["events"]]
            assert known == before
    assert not asked


def test_a_seat_hears_all_again_when_a_move_is_taken_back(tmp_path: Path) -> None:
    game = index.find("strozzi")
    table = table_of(game, 1)
    program = Program(written(tmp_path), game)
    while not table.can_undo():
        table.play(program.choose(sight_of(table, dice_of(1))))
    seat = table.log[-1].seat
    program.choose(look(game, table.state, seat, dice_of(1), told(table, seat), table.words))
    table.undo()
    program.choose(sight_of(table, dice_of(1)))
    program.close()

    *_, last, _ = heard(tmp_path)

    assert (last["seat"], last["since"]) == (seat, 0)
    assert len(last["events"]) == len(told(table, seat))


def told(table: Table, seat: int) -> list[Any]:
    """What a seat knows of what happened."""
    return [event for turn in table.log for event in turn.seen_by(seat)]


@pytest.mark.parametrize(
    ("name", "options"), [("medici", ()), ("strozzi", ("secret-coins",)), ("oltremare", ())]
)
def test_what_a_program_is_sent_is_the_same_when_all_it_cannot_know_is_redealt(
    tmp_path: Path, name: str, options: tuple[str, ...]
) -> None:
    game = index.find(name)
    table = table_of(game, 3, 3, options)
    source = LOYAL.replace('say("ready")', 'say("ready", numbers=True)')
    true, other = (Program(written(tmp_path / side, source), game) for side in ("true", "other"))
    lots, differed = np.random.default_rng(4), 0

    while table.to_act >= 0:
        seat = table.to_act
        twin = redealt(table.state, seat, table)
        differed += twin.plain() != table.state.plain()
        true.choose(sight_of(table, dice_of(1)))
        other.choose(look(game, twin, seat, dice_of(2), told(table, seat), table.words))
        table.play(int(lots.choice(table.choices)))
    true.close()
    other.close()

    assert differed > 0
    assert len(heard(tmp_path / "true")) == table.number + 2
    assert heard(tmp_path / "true")[1]["options"] == list(options)
    assert (tmp_path / "true" / "heard").read_bytes() == (tmp_path / "other" / "heard").read_bytes()


# The messages of the page


def test_the_page_shows_the_example_as_it_is() -> None:
    assert FILES["process_bot.py"] == EXAMPLE.read_text(encoding="utf-8")


def test_the_page_shows_the_messages_as_they_are() -> None:
    table = table_of_the_page()
    sight = sight_of(table, dice_of(1))

    assert MESSAGES["hello"][0] == protocol.hello(MEDICI)
    assert MESSAGES["choose"][0] == protocol.choose(sight, 1, 0, programs.MOVE_SECONDS)
    assert MESSAGES["bye"][0] == protocol.bye()


def test_the_page_names_every_field_and_no_other() -> None:
    optional = {"choose": {"numbers", "features"}}

    assert list(MESSAGES) == ["hello", "ready", "choose", "move", "bye"]
    for name, (message, table) in MESSAGES.items():
        named = set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE))
        assert named == message.keys() | optional.get(name, set())


def test_the_answers_of_the_page_are_understood() -> None:
    sight = sight_of(table_of_the_page(), dice_of(1))
    ready, move = (protocol.write(MESSAGES[name][0]) for name in ("ready", "move"))

    assert protocol.read_ready(ready, "The bot")["name"] == "Rule of thumb"
    assert protocol.read_move(move, "The bot", 1, Menu(sight)) == sight.names["take 1 2"]


def test_the_page_names_every_code_and_no_other() -> None:
    sources = (ROOT / "src/fondaco/bots/external").glob("*.py")
    raised = {code for s in sources for code in re.findall(r'"(bot/\w+)"', s.read_text())}

    assert raised == set(re.findall(r"^\| `(bot/\w+)` \|", PAGE, re.MULTILINE))


def test_the_page_gives_the_times_that_are_kept() -> None:
    chapter = PAGE.split("## Time")[1].split("\n## ")[0]

    for seconds in (programs.START_SECONDS, programs.MOVE_SECONDS, programs.FAREWELL):
        assert re.search(rf"\| {seconds:g}\b", chapter)
    assert f"at most {programs.MOST_SECONDS:g}" in chapter


def table_of_the_page() -> Table:
    """The table of which the page shows a question."""
    table = fondaco.table("medici", seats=2, seed="florence")
    table.play("reveal")
    table.play("reveal")
    return table
