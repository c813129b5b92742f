"""Machine code made beside a game, and who stands in until it is there."""

from __future__ import annotations

import pytest

from fondaco.bots.compilers import Compilers, meanwhile, needs_machine_code
from fondaco.bots.roster import call


@pytest.mark.parametrize(
    ("bot", "needs", "first"),
    [
        ("chance", False, "chance"),
        ("greedy", False, "greedy"),
        ("seasoned", True, "greedy"),
        ("searcher@0.1s", True, "searcher@0.1s"),
        ("sampler@5", True, "sampler@5"),
    ],
)
def test_greedy_stands_in_for_the_seasoned_one_alone(bot: str, needs: bool, first: str) -> None:  # noqa: FBT001  a column
    called = call(bot)

    assert needs_machine_code(called) == needs
    assert meanwhile(called).name == first


def test_a_compiler_that_fails_is_waited_for_once_and_believed_never() -> None:
    compilers = Compilers()
    compilers.begin("no-such-game")
    compilers._begun["no-such-game"].wait()

    assert compilers.has_ended("no-such-game")
    assert not compilers.is_done("no-such-game")
    compilers.close()


def test_no_compiler_outlives_who_began_it() -> None:
    compilers = Compilers()
    assert not compilers.is_done("oltremare")
    process = compilers._begun["oltremare"]

    compilers.close()

    assert process.poll() is not None
