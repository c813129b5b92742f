"""Rounds that end without another ship: everybody declines the last one."""

from __future__ import annotations

from tests.games.strozzi.table import StrozziTable, strozzi


def scored(*lines: str, seats: int, options: tuple[str, ...] = ()) -> StrozziTable:
    """A round that was scored as the lines lay it out."""
    table = strozzi(*lines, "supply: 0", seats=seats, options=options)
    table.decline_all()
    return table


def ended(*lines: str, seats: int, options: tuple[str, ...] = ()) -> StrozziTable:
    """A game that was scored as the lines lay it out."""
    table = scored("round: 3", *lines, seats=seats, options=options)
    assert table.turn == -1
    return table
