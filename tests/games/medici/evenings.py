"""Last evenings: seat 0 takes the very last card, everybody else passes, and the day is scored."""

from __future__ import annotations

from fondaco.games.medici.words import GOOD_NAMES
from tests.games.medici.table import MediciTable, medici

LAST = ("day: 3", "deck: empty")


def evening(*lines: str, seats: int, options: tuple[str, ...] = ()) -> MediciTable:
    """An evening on which seat 0 takes a green 2."""
    table = medici(*lines, *LAST, "market: green2", seats=seats, options=options)
    table.play("take")
    return table


def evening_with_ships_worth(*values: int) -> MediciTable:
    """An evening on which the ships are worth 0, 2, 3, 4, 5 or 7 each."""
    ships = []
    for seat, value in enumerate(values):
        card = {0: "empty", 7: "black7"}.get(value, f"{GOOD_NAMES[seat % 5]}{value}")
        ships.append(f"ship {seat}: {card}")
    table = medici(*ships, *LAST, "market: fur0*", seats=len(values))
    table.play("take")
    return table


def stores(*symbols: int) -> list[str]:
    """Lines for warehouses with so many symbols of dye, by seat."""
    cards = ["dye2"] * 4 + ["dye3"] * 4 + ["dye4"] * 3 + ["dye5"] * 3 + ["dye0*"] * 3
    lines = []
    for seat, number in enumerate(symbols):
        lines.append(f"warehouse {seat}: {' '.join(cards[:number])}")
        del cards[:number]
    return lines
