"""All games with every number of seats, for tests that hold for each of them."""

from __future__ import annotations

from fondaco.games import index

EVERY_TABLE = [(name, seats) for name in index.names() for seats in index.find(name).seats]
SMALLEST = [(name, index.find(name).seats[0]) for name in index.names()]
