"""Blocks played by the machines of a Ray cluster."""

from __future__ import annotations

import logging
import os
import socket
from typing import TYPE_CHECKING, Any

from fondaco.arena.deal_blocks import DealBlock, attempt, finished
from fondaco.core import extras
from fondaco.core.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from fondaco.arena.match import Match

PATIENCE = 10.0


def play(
    match: Match, numbers: Sequence[int], address: str, at_once: int | None = None
) -> Generator[DealBlock]:
    """The blocks of these numbers, each as soon as it is finished."""
    ray = _ray()
    _join(ray, address)
    try:
        cores = int(ray.cluster_resources().get("CPU", 1))
        yield from _in_turn(ray, match, numbers, at_once or 2 * cores)
    except ray.exceptions.RayTaskError:
        raise
    except ray.exceptions.RayError as error:
        raise Unreadable("cluster/lost", f"The cluster gave up: {error}") from None
    finally:
        # Leaving the cluster ends whatever of ours still runs there.
        ray.shutdown()


def _in_turn(ray: Any, match: Match, numbers: Sequence[int], at_once: int) -> Generator[DealBlock]:
    remote = ray.remote(num_cpus=1)(attempt)
    shared = ray.put(match)
    left = iter(numbers)
    waiting: list[Any] = []
    while True:
        while len(waiting) < at_once and (number := next(left, None)) is not None:
            waiting.append(remote.remote(shared, number))
        if not waiting:
            return
        done, waiting = ray.wait(waiting)
        for block in ray.get(done):
            yield finished(block)


def _ray() -> Any:
    # Ray reads this while it is imported: nobody is told that it runs.
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    extras.demand("ray")
    import ray  # noqa: PLC0415  an extra

    return ray


def _join(ray: Any, address: str) -> None:
    host, _, port = address.rpartition(":")
    try:
        if host and port.isdigit():
            # Ray itself would wait for a cluster that is not there, and never say so.
            socket.create_connection((host, int(port)), PATIENCE).close()
        ray.init(address, log_to_driver=False, logging_level=logging.WARNING)
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        raise Unreadable(
            "cluster/address", f"No Ray cluster can be joined at {address}: {error}."
        ) from None
