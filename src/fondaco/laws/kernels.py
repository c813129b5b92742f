"""The laws of a game over an array of tables, as plain code that is compiled for each game."""

from fondaco.core.position import Position
from fondaco.core.verbs import advice, fault, is_winner


def faults(states: list[Position], parts: list[int], scratch: list[int], out: list[int]) -> None:
    """The first law that each table breaks, or 0."""
    for table in range(len(states)):
        out[table] = fault(states[table], parts, scratch)


def advice_at(states: list[Position], table: int, seat: int) -> int:
    """The advice for one seat of one table."""
    return advice(states[table], seat)


def wins_at(states: list[Position], table: int, seat: int) -> bool:
    """Whether one seat of one table wins as it stands."""
    return is_winner(states[table], seat)
