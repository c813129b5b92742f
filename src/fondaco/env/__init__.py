"""Environments for researchers: PettingZoo, Gymnasium and OpenSpiel over the same rules."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from fondaco.core import extras
from fondaco.games import index

if TYPE_CHECKING:
    from pathlib import Path

    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from fondaco.core.editions import Edition
    from fondaco.env.gymnasium_env import Learner
    from fondaco.env.gymnasium_vector import Tables

__all__ = ["aec", "fields", "gym", "vector"]


def aec(
    name: str,
    seats: int | None = None,
    *,
    reward: str = "win",
    options: tuple[str, ...] = (),
    edition: Edition | Path | str | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> OrderEnforcingWrapper:
    """A PettingZoo environment: every seat is an agent, masks are in the observations.

    A move that is not allowed ends the game, as in PettingZoo's own games, with a reward below
    all others.
    """
    extras.demand("pettingzoo")
    from pettingzoo.utils import wrappers  # noqa: PLC0415  nothing is loaded before it is asked for

    from fondaco.env import rewards  # noqa: PLC0415
    from fondaco.env.pettingzoo_aec import Turns  # noqa: PLC0415
    from fondaco.env.setting import Setting  # noqa: PLC0415

    setting = Setting.agree(name, seats, options, edition)
    turns = Turns(setting, reward, render_mode, max_cycles)
    guarded = wrappers.TerminateIllegalWrapper(turns, rewards.REFUSED[reward])
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def gym(
    name: str,
    seats: int | None = None,
    *,
    opponents: str = "greedy",
    seat: int | None = None,
    reward: str = "win",
    options: tuple[str, ...] = (),
    edition: Edition | Path | str | None = None,
    machine: bool = False,
    render_mode: str | None = None,
) -> Learner:
    """A Gymnasium environment: one learner, bots of the house at the other seats.

    Opponents are bots by name, with commas between them. Without a seat the learner moves on by one
    every game. The reward is `win`, `margin` or `rank`. With `machine` bots think in machine code.
    """
    extras.demand("gymnasium")
    from fondaco.env.gymnasium_env import Learner  # noqa: PLC0415

    return Learner(
        name,
        seats,
        opponents=opponents,
        seat=seat,
        reward=reward,
        options=options,
        edition=edition,
        machine=machine,
        render_mode=render_mode,
    )


def vector(
    name: str,
    tables: int,
    seats: int | None = None,
    *,
    opponents: str = "chance",
    seat: int | None = None,
    reward: str = "win",
    options: tuple[str, ...] = (),
    edition: Edition | Path | str | None = None,
    machine: bool = True,
) -> Tables:
    """A Gymnasium vector environment: a learner at each of many tables, in compiled code.

    Opponents are quick bots. Without `machine` the tables are played in plain Python.
    """
    extras.demand("gymnasium")
    from fondaco.env.gymnasium_vector import Tables  # noqa: PLC0415

    return Tables(
        name,
        tables,
        seats,
        opponents=opponents,
        seat=seat,
        reward=reward,
        options=options,
        edition=edition,
        machine=machine,
    )


def fields(name: str) -> list[str]:
    """What every number of an observation says, in a few words, in their order."""
    from fondaco.env.feature_names import names  # noqa: PLC0415

    return names(index.find(name))


def _register_with_pettingzoo() -> None:
    """Make the games known to `pettingzoo.make`."""
    import pettingzoo  # noqa: PLC0415

    for name in index.names():
        terms = {"name": name}
        pettingzoo.register("aec", f"fondaco/{name}-v0", "fondaco.env:aec", kwargs=terms)


def _register_with_gymnasium() -> None:
    """Make the games known to `gymnasium.make` and `gymnasium.make_vec`."""
    import gymnasium  # noqa: PLC0415

    for name in index.names():
        gymnasium.register(
            f"fondaco/{name.capitalize()}-v0",
            entry_point="fondaco.env.gymnasium_env:Learner",
            vector_entry_point="fondaco.env.gymnasium_vector:Tables",
            kwargs={"name": name},
        )


if find_spec("gymnasium"):
    _register_with_gymnasium()
if find_spec("pettingzoo"):
    _register_with_pettingzoo()
