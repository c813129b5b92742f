"""Lessons: the same deal every time, and every rule is told when it first matters."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from fondaco.core import game as core
from fondaco.core.errors import Broken
from fondaco.games import index
from fondaco.server.client_errors import ClientError
from fondaco.server.http.error_responses import STATUS
from fondaco.server.table.entries import Moved, Started
from fondaco.server.table.lesson_plan import LEARNER, dice_of, lesson_agreement, lesson_of
from fondaco.server.table.room import PLAYING, Room
from fondaco.server.workers.questions import ask, think
from fondaco.speech.catalogues import languages
from fondaco.speech.speaker import Speaker
from tests.server.client import Guest
from tests.server.people import guests, run

if TYPE_CHECKING:
    from pathlib import Path

    from fondaco.core.table import Table, Turn
    from fondaco.server.table.lesson_plan import When

GAMES = index.names()
AT_ONCE = 3
"""So many steps may be told at one moment."""
GUIDED = 40
"""So many decisions are enough to be told all that is not late: about five minutes."""


def lesson_room(name: str) -> Room:
    """The room of a lesson, as the server puts it up."""
    game = index.find(name)
    lesson = lesson_of(game)
    room = Room("lesson", lesson_agreement(game, lesson, "guest-Anna", "Anna"), lesson.secret)
    room.carry_out(Started(), None, 0.0)
    return room


def next_move(room: Room) -> str:
    """What is played next: the bot's move, or greedy's in the place of who learns."""
    table, seat = room.playing(), room.to_act
    bot = room.occupants[seat].bot or "greedy"
    return str(table.words.move_name(think(ask(table, seat, bot, dice_of(room)))))


def happens(when: When, turn: Turn, table: Table) -> bool:
    """Whether what a step waits for is there, for who learns."""
    if when.start:
        return turn.number == 0
    if when.event:
        return any(one.event.name == when.event for one in turn.seen_by(LEARNER))
    if when.stage:
        return bool(table.view(LEARNER).get("stage") == when.stage)
    return table.to_act == LEARNER and any(
        table.words.move_words(table.state, move)[0] == when.choice for move in table.choices
    )


@pytest.mark.parametrize("name", GAMES)
def test_every_step_has_its_words_in_every_language_and_its_clause(name: str) -> None:
    game = index.find(name)
    steps = lesson_of(game).steps

    assert len({step.id for step in steps}) == len(steps)
    assert [step.clause for step in steps if step.clause not in game.clauses] == []
    for language in languages(game.folder):
        say = Speaker(game, [], language).say
        assert all(say(step.message).count(" ") >= 5 for step in steps)


@pytest.mark.parametrize("name", GAMES)
def test_no_text_is_left_without_a_step(name: str) -> None:
    game = index.find(name)
    catalogue = (game.folder / "en.ftl").read_text(encoding="utf-8")

    written = {line.split(" =")[0] for line in catalogue.splitlines() if line.startswith("lesson-")}

    assert written == {step.message for step in lesson_of(game).steps}


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_who_learns_begins_and_is_told_every_step_in_one_game(name: str) -> None:
    room = lesson_room(name)
    table = room.playing()
    waiting = list(lesson_of(table.game).steps)
    told: dict[int, list[str]] = {}
    decided = guided = 0

    assert room.to_act == LEARNER
    while True:
        turn = table.log[-1]
        now = [step for step in waiting if happens(step.when, turn, table)]
        waiting = [step for step in waiting if step not in now]
        if now:
            told[turn.number] = [step.id for step in now]
        if not all(step.late for step in now):
            guided = decided
        if room.status != PLAYING:
            break
        decided += room.to_act == LEARNER
        room.carry_out(Moved(next_move(room)), room.to_act, 0.0)

    assert [step.id for step in waiting] == []
    assert guided <= GUIDED
    assert max(len(ids) for ids in told.values()) <= AT_ONCE, told


@pytest.mark.parametrize("name", GAMES)
def test_the_same_moves_give_the_same_game(name: str) -> None:
    played = []
    for _ in range(2):
        room = lesson_room(name)
        for _ in range(25):
            room.carry_out(Moved(next_move(room)), room.to_act, 0.0)
        played.append([turn.hash for turn in room.playing().log])

    assert played[0] == played[1]


def test_a_lesson_is_played_over_the_line_as_it_was_written(server: str) -> None:
    async def work() -> None:
        (anna,) = await guests(server, "Anna")
        table = (await anna.ask("POST", "/api/lessons", {"game": "medici"}))["table"]
        room = lesson_room("medici")
        async with anna.at(table) as one:
            assert (await one.heard_of("welcome"))["lesson"] is True
            while room.status == PLAYING:
                if room.to_act == LEARNER:
                    await one.until(lambda: one.number == room.numbers[LEARNER])
                    assert (await one.move(move := next_move(room)))["type"] == "ack"
                else:
                    move = next_move(room)
                room.carry_out(Moved(move), room.to_act, 0.0)
            over = await one.heard_of("over")

            assert over["totals"] == room.playing().totals
            await one.do("rematch", seat=LEARNER)
            again = (await one.heard_of("wishes"))["table"]
        async with anna.at(again) as two:
            welcome = await two.heard_of("welcome")
            assert "lesson" not in welcome, "the next game is a game like any other"
            assert welcome["commitment"] != one.last["welcome"]["commitment"]

    run(work())


def test_the_steps_can_be_asked_for_in_any_language(server: str) -> None:
    async def work() -> None:
        anna = Guest(server, "nobody")
        for name in GAMES:
            lesson = lesson_of(index.find(name))
            for language in (*languages(), "tlh"):
                path = f"/api/games/{name}/lesson?language={language}"
                card = await anna.ask("GET", path)
                known = language if language in languages() else "en"
                say = Speaker(index.find(name), [], known).say
                assert (card["game"], card["seats"]) == (name, lesson.seats)
                assert [one["text"] for one in card["steps"]] == [
                    say(step.message) for step in lesson.steps
                ]
                assert card["steps"][0]["when"] == {"start": True}
        assert (await anna.ask("GET", "/api/games/chess/lesson", status=404))["sentence"]
        assert (await anna.ask("POST", "/api/lessons", {"game": "medici"}, status=401))["code"]
        await anna.arrive()
        assert (await anna.ask("POST", "/api/lessons", {"game": "chess"}, status=404))["sentence"]

    run(work())


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> core.Game:
    """A game that somebody has begun to add."""
    folder = tmp_path / "duello"
    folder.mkdir()
    begun = (index.find("medici").folder / "game.py").read_text(encoding="utf-8")
    (folder / "game.py").write_text(begun, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("duello", "duello.game"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return core.load("duello")


def test_a_game_without_a_lesson_says_so(stranger: core.Game) -> None:
    with pytest.raises(ClientError, match="no lesson for Medici: The Card Game yet") as caught:
        lesson_of(stranger)

    assert STATUS[caught.value.code] == 404


WRITTEN = """\
seed = "1"
bot = "greedy"
names = ["Nina"]
[[steps]]
id = "welcome"
when = { start = true }
clause = "DUE-1.1"
"""


def test_a_game_has_a_lesson_as_soon_as_its_file_is_there(stranger: core.Game) -> None:
    (stranger.folder / "lesson.toml").write_text(WRITTEN, encoding="utf-8")

    lesson = lesson_of(stranger)

    assert lesson.seats == 2
    assert [step.message for step in lesson.steps] == ["lesson-welcome"]


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("seed =", "sowed ="),
        ("start = true", 'start = true, event = "won"'),
        ("{ start = true }", "{ }"),
        ('"welcome"', '"Wel come"'),
    ],
)
def test_a_lesson_that_cannot_be_is_a_bug(stranger: core.Game, good: str, bad: str) -> None:
    (stranger.folder / "lesson.toml").write_text(WRITTEN.replace(good, bad), encoding="utf-8")

    with pytest.raises(Broken, match=r"lesson\.toml"):
        lesson_of(stranger)
