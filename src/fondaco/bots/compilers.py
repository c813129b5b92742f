"""Machine code for who thinks ahead, made in a process beside the game; others stand in meanwhile.

To compile takes up to minutes. Until it is done a thinker makes do with plain Python, and the
seasoned one, who would take a minute for a move, with the first thing in sight.
"""

from __future__ import annotations

import subprocess
import sys

from fondaco.bots.roster import THINKERS, Called, call

STAND_IN, SEASONED = "greedy", "seasoned"


def needs_machine_code(called: Called) -> bool:
    """Whether a bot thinks ahead, so that machine code is worth waiting for."""
    return called.level == SEASONED or called.level in THINKERS


def meanwhile(called: Called) -> Called:
    """Who plays in a bot's place until there is machine code for it."""
    return call(STAND_IN) if called.level == SEASONED else called


class Compilers:
    """The processes that compile, one for each game, begun when first asked for."""

    def __init__(self) -> None:
        self._begun: dict[str, subprocess.Popen[bytes]] = {}

    def begin(self, game: str) -> None:
        """Let a game be compiled, if that was not begun before."""
        if game in self._begun:
            return
        quiet = subprocess.DEVNULL
        self._begun[game] = subprocess.Popen(  # noqa: S603  our own program
            [sys.executable, "-m", "fondaco.bots.precompile", game],
            stdin=quiet,
            stdout=quiet,
            stderr=quiet,
        )

    def has_ended(self, game: str) -> bool:
        """Whether there is nothing more to wait for, with or without success."""
        self.begin(game)
        return self._begun[game].poll() is not None

    def is_done(self, game: str) -> bool:
        """Whether machine code for a game is there; if nobody has begun to make it, begin."""
        return self.has_ended(game) and self._begun[game].returncode == 0

    def close(self) -> None:
        """Let no compiler outlive the game."""
        for process in self._begun.values():
            process.kill()
            process.wait()
        self._begun.clear()
