"""Metrics: what the server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.moves = Counter("fondaco_moves", "Moves that are durable", registry=self.registry)
        self.refused = Counter("fondaco_refused", "Commands refused", registry=self.registry)
        self.sockets = Gauge("fondaco_sockets", "Clients connected", registry=self.registry)
        self.open_tables = Gauge("fondaco_rooms", "Rooms in memory", registry=self.registry)
        self.dropped = Counter("fondaco_dropped", "Slow clients let go", registry=self.registry)
        self.thoughts = Counter("fondaco_bot_moves", "Moves of bots", registry=self.registry)
        self.faults = Counter("fondaco_faults", "Bugs met by clients", registry=self.registry)
        self.append_seconds = Histogram(
            "fondaco_append_seconds",
            "Time until an entry is durable",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
        )

    def text(self) -> bytes:
        """Everything counted, as Prometheus reads it."""
        return generate_latest(self.registry)
