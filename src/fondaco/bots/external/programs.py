"""Bots that are programs of their own, in any language, called by `run:COMMAND`.

The messages are in protocol.py; how to write such a bot is in docs/writing-bots.md.
"""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import weakref
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, TYPE_CHECKING, Any, cast

from fondaco.bots.external import protocol
from fondaco.bots.external.plugins import SHORT, Menu, Plugin
from fondaco.core.errors import Unreadable

if TYPE_CHECKING:
    from fondaco.bots.bot import Bot
    from fondaco.bots.external.protocol import Message
    from fondaco.bots.sight import Sight
    from fondaco.core.game import Game

START_SECONDS = 30.0
MOVE_SECONDS = 10.0
MOST_SECONDS = 3600.0
FAREWELL = 1.0
"""Seconds in which a program ends by itself once it is told to, before it is made to."""
LAST_LINES = 6
LAST_BYTES = 4096
CALLED = re.compile(r"run(?:@(?P<seconds>\d+(?:\.\d+)?)s)?:(?P<command>.*)", re.DOTALL)

Questions = SimpleQueue[bytes | None]
Answers = SimpleQueue[bytes]


def sit_down(name: str, game: Game) -> Bot:
    """The bot from outside that is called so: a program, or a class in a module."""
    is_program = name.startswith(("run:", "run@"))
    return Program(name, game) if is_program else Plugin(name, game)


def read(name: str) -> tuple[list[str], float]:
    """The words of the command, and the seconds for a move."""
    found = CALLED.fullmatch(name)
    try:
        command = shlex.split(found["command"]) if found else []
    except ValueError as error:
        raise Unreadable("bot/command", f"The command in {name!r} has {error}.") from None
    if not found or not command:
        raise Unreadable(
            "bot/command", f"{name!r} names no program; expected run:COMMAND or run@5s:COMMAND."
        )
    seconds = float(found["seconds"] or MOVE_SECONDS)
    if not 0 < seconds <= MOST_SECONDS:
        raise Unreadable(
            "bot/seconds",
            f"{name!r} gives {seconds:g} s for a move; "
            f"expected more than 0 and at most {MOST_SECONDS:g}.",
        )
    return command, seconds


class Program:
    """A bot in a process of its own; it plays at any seat of any table of one game."""

    def __init__(self, name: str, game: Game, start_seconds: float = START_SECONDS) -> None:
        self.name, self.game, self.who = name, game, f"The bot {name}"
        command, self.seconds = read(name)
        self.asked, self.memory = 0, protocol.Memory()
        try:
            self.process = Process(command)
        except (OSError, ValueError) as error:
            raise Unreadable("bot/start", f"{self.who} could not be started: {error}.") from error
        try:
            ready = protocol.read_ready(self._ask(protocol.hello(game), start_seconds), self.who)
        except Unreadable as fault:
            raise self._dismissed(fault) from fault
        self.wants_numbers = ready.get("numbers") is True
        if ready.get("name"):
            self.who += f" ({SHORT.repr(ready['name'])})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Program, (self.name, self.game)

    def choose(self, sight: Sight) -> int:
        self.asked += 1
        question = protocol.choose(sight, self.asked, self.memory.since(sight), self.seconds)
        if self.wants_numbers:
            question |= protocol.numbers(sight)
        try:
            answer = self._ask(question, self.seconds)
            return protocol.read_move(answer, self.who, self.asked, Menu(sight))
        except Unreadable as fault:
            raise self._dismissed(fault) from fault

    def close(self) -> None:
        """Say goodbye, and see to it that the program ends."""
        self.process.end(FAREWELL)

    def _ask(self, message: Message, seconds: float) -> bytes:
        asked = f"expected an answer to {message['type']!r}"
        if not self.process.runs:
            raise Unreadable("bot/ended", f"{self.who} was ended before; {asked}.")
        try:
            line = self.process.ask(protocol.write(message), seconds)
        except Empty:
            raise Unreadable(
                "bot/late", f"{self.who} said nothing for {seconds:g} s; {asked}."
            ) from None
        if not line:
            self.process.end(FAREWELL)
            code = self.process.popen.returncode
            raise Unreadable(
                "bot/gone", f"{self.who} closed its output (exit code {code}); {asked}."
            )
        return line

    def _dismissed(self, fault: Unreadable) -> Unreadable:
        """The same fault, with the bot's last words, once it is gone."""
        self.process.end(0)
        lines = "".join(f"\n    {line}" for line in self.process.last_words())
        heard = f" The last lines of its stderr:{lines}" if lines else ""
        return Unreadable(fault.code, fault.sentence + heard)


# The program itself


class Process:
    """A running program that is asked and answers by lines; its ending is never forgotten."""

    def __init__(self, command: list[str]) -> None:
        pipe = subprocess.PIPE
        self.popen = subprocess.Popen(  # noqa: S603  the user named it, and no shell reads it
            command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
        self.questions: Questions = SimpleQueue()
        self.answers: Answers = SimpleQueue()
        self.stderr = bytearray()
        to_bot, from_bot, aside = (
            cast(IO[bytes], stream)
            for stream in (self.popen.stdin, self.popen.stdout, self.popen.stderr)
        )
        # The threads know nothing of this object, so that it can be forgotten while they wait.
        self.threads = [
            Thread(target=_talk, args=(to_bot, from_bot, self.questions, self.answers)),
            Thread(target=_listen, args=(aside, self.stderr)),
        ]
        for thread in self.threads:
            thread.daemon = True
            thread.start()
        self.parts = self.popen, self.questions, self.threads, os.getpid()
        self.forgotten = weakref.finalize(self, _end, *self.parts, FAREWELL)

    @property
    def runs(self) -> bool:
        """Whether it was not ended yet."""
        return self.forgotten.alive

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The line that comes back in time; nothing if the program closed its output."""
        self.questions.put(question)
        return self.answers.get(timeout=seconds)

    def end(self, patience: float) -> None:
        """Say goodbye, wait a moment, then make it end."""
        if self.forgotten.detach():
            _end(*self.parts, patience)

    def last_words(self) -> list[str]:
        """The last lines that it wrote to stderr."""
        lines = self.stderr.decode(errors="replace").splitlines()[-LAST_LINES:]
        return ["".join(letter if letter.isprintable() else " " for letter in s) for s in lines]


def _talk(to_bot: IO[bytes], from_bot: IO[bytes], questions: Questions, answers: Answers) -> None:
    """Ask and bring the answers, until there are no more questions; a full pipe blocks only us."""
    with from_bot:
        with suppress(OSError), to_bot:
            while question := questions.get():
                to_bot.write(question)
                to_bot.flush()
                answers.put(from_bot.readline(protocol.LINE + 1))
            to_bot.write(protocol.write(protocol.bye()))
        answers.put(b"")
        while from_bot.read(LAST_BYTES):
            pass  # nobody asked


def _listen(aside: IO[bytes], heard: bytearray) -> None:
    """Read all of stderr, so that it never fills up, and keep the end of it."""
    with aside:
        while chunk := os.read(aside.fileno(), LAST_BYTES):
            heard += chunk
            del heard[:-LAST_BYTES]


def _end(
    popen: subprocess.Popen[bytes],
    questions: Questions,
    threads: list[Thread],
    owner: int,
    patience: float,
) -> None:
    if os.getpid() != owner:
        return  # a fork of the process that started it has no say
    questions.put(None)
    if not _ends_within(popen, patience):
        _signal(popen, signal.SIGTERM)
        if not _ends_within(popen, FAREWELL):
            _signal(popen, None)
            popen.wait()
    _signal(popen, None)  # whatever it started and left behind
    for thread in threads:
        thread.join(FAREWELL)


def _ends_within(popen: subprocess.Popen[bytes], seconds: float) -> bool:
    try:
        popen.wait(seconds)
    except subprocess.TimeoutExpired:
        return False
    return True


def _signal(popen: subprocess.Popen[bytes], kind: signal.Signals | None) -> None:
    """Send a signal, or none for the hardest there is, to a program and all that it started."""
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(popen.pid, kind or signal.SIGKILL)
        else:
            popen.kill()
