"""All games with every number of seats, for tests that hold for each of them."""

from __future__ import annotations

from fondaco import games

EVERY_TABLE = [(name, seats) for name in games.names() for seats in games.find(name).seats]
SMALLEST = [(name, games.find(name).seats[0]) for name in games.names()]
