"""The sea as a chart of letters: harbours at their rough places, routes as fine dots between them.

An edition with harbours of its own has no chart here; its harbours are listed instead.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from fondaco.core.text_blocks import Cell, Mark, cell
from fondaco.games.oltremare.text.names import TOKEN_NAMES

if TYPE_CHECKING:
    from fondaco.core.text_blocks import Say
    from fondaco.games.oltremare.knowledge.view_types import View

CHART = """\
         o Venezia                                            o Moncastro
                                                                              o Caffa
                   o Zara
      Ancona o                                    Varna o
                           o Ragusa                                          o Sinope
                                Salonicco o                  o Costantinopoli
      Napoli o  Brindisi o                   Gallipoli o                      Trebisonda o
                               o Corfu
                     o Messina    Negroponte o      o Scio
    Palermo o
                                    o Modone               o Rodi
   o Tunisi        o Siracusa                                              o Famagosta
                                                o Candia
                                                                                  o Beirut
                                 Derna o
     Tripoli o                                                                 o Acri
                                                               o Alessandria
"""
WIDTH = 94
HEIGHT = len(CHART.splitlines())
SHIPS = "●◆▼▲■"
BARE = "○"
BLANK_DOTS = 0x2800  # the first of the characters made of two by four dots
DOTS = ((0, 3), (1, 4), (2, 5), (6, 7))  # the bit of a dot by its row and column in the character

Picture = list[list[Mark]]


class Spot(NamedTuple):
    """Where a harbour is marked, and where its name is written."""

    row: int
    mark: int
    name: int


def chart(view: View, say: Say) -> list[list[Cell]]:
    """Harbours with their tokens and ships, the routes, and what the letters mean."""
    harbours = [say("label-harbour", harbour=number) for number in range(len(view["tokens"]))]
    legend = [_legend(say)]
    if set(harbours) <= set(places()):
        return [*([line] for line in _drawn(view, harbours, say)), legend]
    return [*_listed(view, harbours, say), legend]


def token_mark(token: str | None, say: Say) -> Mark:
    """A token as one letter."""
    if token is None:
        return Mark(BARE, "faint")
    return Mark(say(f"mark-{token.replace('_', '-')}"), "token")


def ships_at(view: View, harbour: int) -> Cell:
    """The ships in a harbour, each in its colour and shape."""
    return [
        Mark(SHIPS[seat], f"seat-{seat}")
        for seat, at in enumerate(view["seats"])
        if at["ship"] == harbour
    ]


@cache
def places() -> dict[str, Spot]:
    """The harbours of the chart by name."""
    found = {}
    for row, line in enumerate(CHART.splitlines()):
        for name in re.finditer(r"[A-Z]\w+", line):
            is_before = name.start() > 1 and line[name.start() - 2] == "o"
            mark = name.start() - 2 if is_before else name.end() + 1
            found[name[0]] = Spot(row, mark, name.start())
    return found


def _drawn(view: View, harbours: list[str], say: Say) -> Picture:
    picture = _routes(view["sea"], harbours)
    near = neighbours(view)
    for number, name in enumerate(harbours):
        row, mark, start = places()[name]
        ships = ships_at(view, number)
        picture[row][mark] = token_mark(view["tokens"][number], say)
        role = "near" if number in near else "strong" if ships else ""
        picture[row][start - 1 if mark < start else mark - 1] = Mark(" ")
        _write(picture[row], start, [Mark(letter, role) for letter in name])
        _write(picture[row], start - len(ships) if mark > start else start + len(name), ships)
    return picture


def neighbours(view: View) -> list[int]:
    """The harbours one route away from the ship of who looks on, or of the active player."""
    if view["turn"] < 0:
        return []
    seat = view["seat"] if view["seat"] >= 0 else view["active"]
    return list(view["sea"][view["seats"][seat]["ship"]])


def _write(line: list[Mark], start: int, marks: list[Mark]) -> None:
    line[start : start + len(marks)] = marks


def _routes(sea: list[list[int]], harbours: list[str]) -> Picture:
    dots = [[0] * WIDTH for _ in range(HEIGHT)]
    for one, others in enumerate(sea):
        for other in others:
            if one < other:
                _dot(dots, places()[harbours[one]], places()[harbours[other]])
    return [
        [Mark(chr(BLANK_DOTS + bits) if bits else " ", "route") for bits in row] for row in dots
    ]


def _dot(dots: list[list[int]], one: Spot, other: Spot) -> None:
    """A straight line of dots from harbour to harbour."""
    wide, high = 2 * (other.mark - one.mark), 4 * (other.row - one.row)
    steps = max(abs(wide), abs(high))
    for step in range(steps + 1):
        across = 2 * one.mark + (2 * wide * step + steps) // (2 * steps)
        down = 4 * one.row + 1 + (2 * high * step + steps) // (2 * steps)
        dots[down // 4][across // 2] |= 1 << DOTS[down % 4][across % 2]


def _listed(view: View, harbours: list[str], say: Say) -> list[list[Cell]]:
    wide = max(len(name) for name in harbours) + len(SHIPS) + 3
    across = max(1, WIDTH // wide)
    cells: list[Cell] = []
    for number, name in enumerate(harbours):
        ships = ships_at(view, number)
        space = " " * (wide - len(name) - len(ships) - 2)
        token = token_mark(view["tokens"][number], say)
        cells.append([token, Mark(f" {name}"), *ships, Mark(space)])
    rows = [cells[start : start + across] for start in range(0, len(cells), across)]
    return [[[mark for harbour in row for mark in harbour]] for row in rows]


def _legend(say: Say) -> Cell:
    marks: Cell = []
    for name in TOKEN_NAMES:
        spoken = say(f"token-{name.replace('_', '-')}")
        marks += [token_mark(name, say), Mark(f" {spoken}  ", "faint")]
    return [*marks, *cell(f"{BARE} {say('label-no-token')}", "faint")]


# Where a ship can stop


def stops(sea: list[list[int]], start: int, routes: int) -> list[int]:
    """The harbours where so many routes can end, none of them sailed twice (OLT-5.8)."""
    return sorted(_ends(sea, start, routes, frozenset()))


def _ends(
    sea: list[list[int]], here: int, routes: int, used: frozenset[frozenset[int]]
) -> set[int]:
    if routes == 0:
        return {here}
    found: set[int] = set()
    for other in sea[here]:
        route = frozenset((here, other))
        if route not in used:
            found |= _ends(sea, other, routes - 1, used | {route})
    return found
