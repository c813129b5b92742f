"""Usage: what a server process has used so far, as it says itself at /metrics."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fondaco.core.errors import Unreadable

if TYPE_CHECKING:
    from fondaco.server.load.http_client import HttpClient

CPU, MEMORY, MOVES = (
    "process_cpu_seconds_total",
    "process_resident_memory_bytes",
    "fondaco_moves_total",
)


class Usage(NamedTuple):
    """Seconds of the processor, bytes of memory, and moves that are durable."""

    cpu: float
    memory: float
    moves: float


def read_usage(client: HttpClient) -> Usage:
    """What the server has used by now."""
    values = {}
    for line in client.metrics().splitlines():
        name, _, value = line.partition(" ")
        if name in (CPU, MEMORY, MOVES):
            values[name] = float(value)
    if CPU not in values:
        raise Unreadable("load/gauges", "The server does not say what it uses; that needs Linux.")
    return Usage(values[CPU], values[MEMORY], values[MOVES])
