"""A bot may be a program: it is asked by lines, held to its time, and never left behind."""

from __future__ import annotations

import gc
import json
import os
import pickle
import re
import shlex
import signal
import subprocess
import sys
import time
from queue import Empty
from typing import TYPE_CHECKING, Any

import pytest

from fondaco.bots.external import programs
from fondaco.bots.external.plugins import Plugin
from fondaco.bots.external.programs import Process, Program
from fondaco.core.errors import Unreadable
from fondaco.games import index
from tests.bots.test_plugins import (
    MEDICI,
    MY_BOT,
    ROOT,
    dice_of,
    play,
    share_against_chance,
    sight_of,
    table_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.thorough

PYTHON = f"{shlex.quote(sys.executable)} -I"
EXAMPLE = ROOT / "examples" / "process_bot.py"
LOYAL = """
import json, os, signal, subprocess, sys
from pathlib import Path
HERE = Path(__file__).parent
HERE.joinpath("pid").write_text(str(os.getpid()))
def say(kind, **more):
    print(json.dumps({"type": kind, **more}), flush=True)
for line in sys.stdin:
    with HERE.joinpath("heard").open("a") as file:
        file.write(line)
    asked = json.loads(line)
    if asked["type"] == "hello":
        say("ready")
    elif asked["type"] == "choose":
        say("move", id=asked["id"], move=asked["choices"][0])
"""
ANSWER = 'say("move", id=asked["id"], move=asked["choices"][0])'


def answering(*answer: str) -> str:
    """The source of a bot that does this when it is asked."""
    return LOYAL.replace(ANSWER, "; ".join(answer))


def written(folder: Path, source: str = LOYAL, limit: str = "") -> str:
    """The name of the bot in a new file."""
    folder.mkdir(exist_ok=True)
    (folder / "bot.py").write_text(source, encoding="utf-8")
    return f"run{limit}:{PYTHON} {shlex.quote(str(folder / 'bot.py'))}"


def heard(folder: Path) -> list[dict[str, Any]]:
    """What the bot was sent."""
    return [json.loads(line) for line in (folder / "heard").read_text().splitlines()]


def is_gone(folder: Path) -> bool:
    """Whether no process of the bot is left, not even one that waits to be buried."""
    try:
        os.kill(int((folder / "pid").read_text()), 0)
    except ProcessLookupError:
        return True
    return False


def ask_once(name: str) -> int:
    """What a bot answers in the second decision of a game of Medici."""
    table = table_of(MEDICI, 2)
    table.play("reveal")
    program = Program(name, MEDICI)
    try:
        return program.choose(sight_of(table, dice_of(1)))
    finally:
        program.close()


# Playing


@pytest.fixture(scope="module")
def example() -> Iterator[Program]:
    """The program of the page, ready for Medici."""
    program = Program(f"run:{PYTHON} {shlex.quote(str(EXAMPLE))}", MEDICI)
    yield program
    program.close()


@pytest.mark.parametrize("name", ["medici", "strozzi"])
def test_the_example_plays_a_whole_game_by_the_rules(name: str) -> None:
    game = index.find(name)
    program = Program(f"run:{PYTHON} {shlex.quote(str(EXAMPLE))}", game)

    table = play(table_of(game, 1), program)
    program.close()

    assert table.winners
    assert program.asked == table.number
    assert program.process.popen.poll() == 0


def test_the_example_beats_chance(example: Program) -> None:
    assert share_against_chance(example, 40) > 0.4


def test_the_example_imports_nothing_but_what_every_python_has() -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    imported = set(re.findall(r"^(?:import|from) (\w+)", source, re.MULTILINE))

    assert imported <= sys.stdlib_module_names


def test_a_name_is_a_program_or_a_class() -> None:
    program = programs.sit_down(f"run:{PYTHON} {shlex.quote(str(EXAMPLE))}", MEDICI)

    assert isinstance(program, Program)
    program.close()
    assert isinstance(programs.sit_down(f"{MY_BOT}:Bot", MEDICI), Plugin)


def test_a_program_may_answer_by_number(tmp_path: Path) -> None:
    source = answering('say("move", id=asked["id"], move=asked["numbers"][-1])')
    source = source.replace('say("ready")', 'say("ready", name="Numbers", numbers=True)')

    move = ask_once(written(tmp_path, source))

    assert MEDICI.words.move_name(move) == "take 1"


def test_a_worker_starts_a_program_of_its_own(tmp_path: Path) -> None:
    program = Program(written(tmp_path), MEDICI)

    twin = pickle.loads(pickle.dumps(program))  # noqa: S301  our own bot

    assert twin.name == program.name
    assert twin.process.popen.pid != program.process.popen.pid
    twin.close()
    program.close()


# What goes wrong

FAULTS = {
    "talks": (["print('I take one', flush=True)"], "bot/json", "wrote 'I take one', not JSON; exp"),
    "is no text": (["os.write(1, b'\\xff\\xfe\\n')"], "bot/json", "not JSON"),
    "nests": (["print('[' * 10**6, flush=True)"], "bot/json", "not JSON"),
    "talks too much": (["print('x' * 2**21, flush=True)"], "bot/line", "more than 1 MiB in a line"),
    "lists": (["print([1], flush=True)"], "bot/message", r"wrote '\[1\]'; expected .*move"),
    "is ready again": (["say('ready')"], "bot/message", '"ready".*; expected a line .*"move"'),
    "answers another": (
        ["say('move', id=7, move='take 1')"],
        "bot/id",
        "question 7; expected id 1",
    ),
    "answers nobody": (["say('move', move='take 1')"], "bot/id", "question None; expected id 1"),
    "flies": (
        ["say('move', id=1, move='fly')"],
        "bot/move",
        "'fly' at seat 0.*: reveal, take 1|re",
    ),
    "moves nothing": (["say('move', id=1)"], "bot/move", "answered None at seat 0"),
    "leaves": (
        ["sys.exit(3)"],
        "bot/gone",
        r"closed its output \(exit code 3\); expected an answer",
    ),
    "falls silent": (["os.close(1)"], "bot/gone", r"closed its output \(exit code 0\)"),
    "breaks": (["1 // 0"], "bot/gone", r"(?s)exit code 1.*stderr:\n.*\n    ZeroDivisionError: "),
    "thinks": (["signal.pause()"], "bot/late", r"said nothing for 0.5 s; .* answer to 'choose'"),
    "stammers": (["os.write(1, b'{')", "signal.pause()"], "bot/late", "said nothing for 0.5 s"),
    "will not go": (
        ["signal.signal(signal.SIGTERM, signal.SIG_IGN)", "[signal.pause() for _ in range(9)]"],
        "bot/late",
        "said nothing for 0.5 s",
    ),
}


@pytest.mark.parametrize("which", FAULTS)
def test_a_program_that_goes_wrong_is_ended_and_a_sentence_says_why(
    tmp_path: Path, which: str
) -> None:
    answer, code, sentence = FAULTS[which]
    name = written(tmp_path, answering(*answer), "@0.5s" if code == "bot/late" else "")

    with pytest.raises(Unreadable, match=sentence) as fault:
        ask_once(name)

    assert fault.value.code == code
    assert fault.value.sentence.startswith(f"The bot {name} ")
    assert len(fault.value.sentence) < 2000
    assert is_gone(tmp_path)


def test_a_slow_program_is_cut_off_near_its_limit(tmp_path: Path) -> None:
    table = table_of(MEDICI, 1)
    program = Program(written(tmp_path, answering("signal.pause()"), "@0.3s"), MEDICI)
    start = time.perf_counter()

    with pytest.raises(Unreadable, match=r"said nothing for 0.3 s"):
        program.choose(sight_of(table, dice_of(1)))

    assert 0.3 <= time.perf_counter() - start < 5
    assert program.process.popen.poll() == -signal.SIGTERM  # asked to, not made to


def test_a_program_that_never_gets_ready_is_ended(tmp_path: Path) -> None:
    script = f"echo $$ > {shlex.quote(str(tmp_path / 'pid'))}; exec tail -f /dev/null"

    with pytest.raises(Unreadable, match=r"said nothing for 1 s; .* to 'hello'") as fault:
        Program(f"run:sh -c {shlex.quote(script)}", MEDICI, start_seconds=1)

    assert fault.value.code == "bot/late"
    assert is_gone(tmp_path)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("print('Welcome!', flush=True)", "bot/json"),
        ("say('move')", "bot/message"),
        ("exit()", "bot/gone"),
    ],
)
def test_a_program_that_is_not_ready_is_ended(tmp_path: Path, line: str, code: str) -> None:
    with pytest.raises(Unreadable) as fault:
        Program(written(tmp_path, LOYAL.replace('say("ready")', line)), MEDICI)

    assert fault.value.code == code
    assert is_gone(tmp_path)


@pytest.mark.parametrize(
    ("name", "code", "sentence"),
    [
        ("run:", "bot/command", "names no program; expected run:COMMAND"),
        ("run@5:python3 bot.py", "bot/command", "names no program; expected run:COMMAND"),
        ("run:python3 'bot.py", "bot/command", "No closing quotation"),
        ("run@0s:python3 bot.py", "bot/seconds", "gives 0 s"),
        (f"run@{'9' * 400}s:python3 bot.py", "bot/seconds", "at most 3600"),
        ("run:/nowhere/at/all", "bot/start", "could not be started: .*No such file"),
        (f"run:{shlex.quote(str(EXAMPLE))}", "bot/start", "could not be started: .*ermission"),
    ],
)
def test_a_command_that_cannot_be_run_is_named(name: str, code: str, sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence) as fault:
        programs.sit_down(name, MEDICI)

    assert fault.value.code == code


def test_the_time_for_a_move_is_in_the_name_and_in_the_question(tmp_path: Path) -> None:
    ask_once(written(tmp_path, LOYAL, "@7.5s"))

    assert heard(tmp_path)[1]["seconds"] == 7.5


def test_a_program_that_was_ended_is_not_asked_again(tmp_path: Path) -> None:
    sight = sight_of(table_of(MEDICI, 1), dice_of(1))
    named = LOYAL.replace('say("ready")', 'say("ready", name="Loyal")')
    program = Program(written(tmp_path, named), MEDICI)
    program.close()
    program.close()

    with pytest.raises(Unreadable, match=r"bot.py \('Loyal'\) was ended before") as fault:
        program.choose(sight)

    assert fault.value.code == "bot/ended"


def test_what_a_program_says_aside_never_stops_it_and_only_the_end_is_shown(tmp_path: Path) -> None:
    flood = "[print('line', number, file=sys.stderr) for number in range(10**5)]"

    assert ask_once(written(tmp_path / "loyal", answering(flood, ANSWER))) == 0
    with pytest.raises(Unreadable, match=r"stderr:(\n    line 9999\d){6}$"):
        ask_once(written(tmp_path / "gone", answering(flood, "sys.exit()")))


def test_a_question_that_nobody_reads_does_not_hang() -> None:
    deaf = Process([sys.executable, "-c", "import signal; signal.pause()"])

    with pytest.raises(Empty):
        deaf.ask(b"x" * 10**7 + b"\n", 0.3)
    deaf.end(0)

    assert deaf.popen.poll() is not None
    assert not any(thread.is_alive() for thread in deaf.threads)


# Leaving


def test_a_program_hears_goodbye_and_ends_by_itself(tmp_path: Path) -> None:
    program = Program(written(tmp_path), MEDICI)

    program.close()

    assert heard(tmp_path)[-1] == {"type": "bye"}
    assert program.process.popen.poll() == 0
    assert is_gone(tmp_path)


def test_a_program_that_does_not_hear_goodbye_is_ended(tmp_path: Path) -> None:
    program = Program(written(tmp_path, LOYAL + "signal.pause()\n"), MEDICI)

    program.close()

    assert is_gone(tmp_path)


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    child = [sys.executable, "-c", "import signal; signal.pause()"]
    program = Program(
        written(tmp_path, f"import subprocess\nsubprocess.Popen({child})\n{LOYAL}"), MEDICI
    )

    program.close()

    # The child has the same output: it would still be open.
    assert not any(thread.is_alive() for thread in program.process.threads)


def test_a_program_that_is_forgotten_ends(tmp_path: Path) -> None:
    program = Program(written(tmp_path), MEDICI)

    del program
    gc.collect()

    assert is_gone(tmp_path)


def test_a_program_ends_with_the_house(tmp_path: Path) -> None:
    name = written(tmp_path, LOYAL + "signal.pause()\n")
    host = (
        "from fondaco.games import index; from fondaco.bots.external.programs import Program; "
        f"program = Program({name!r}, index.find('medici'))"
    )

    subprocess.run([sys.executable, "-c", host], check=True)

    assert is_gone(tmp_path)


def test_a_fork_of_the_house_does_not_end_its_programs(tmp_path: Path) -> None:
    program = Program(written(tmp_path), MEDICI)
    popen, questions, threads, owner = program.process.parts

    programs._end(popen, questions, threads, owner + 1, patience=0)

    assert program.process.popen.poll() is None
    program.close()
