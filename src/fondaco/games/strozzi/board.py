"""The table of Strozzi for a screen of letters, drawn from a seat's view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.text_blocks import Block, Cell, Mark, cell
from fondaco.games.strozzi.faces import faces
from fondaco.games.strozzi.view_types import CATEGORY_NAMES, CITY_NAMES, PORT_NAMES
from fondaco.games.strozzi.words import FLAG_NAMES

if TYPE_CHECKING:
    from fondaco.core.protocols import Tables
    from fondaco.core.text_blocks import Say
    from fondaco.games.strozzi.view_types import Box, View

PALETTE = {
    "ware-venice": "black on gold3",
    "ware-rome": "black on dark_sea_green3",
    "ware-naples": "black on cyan3",
    "ware-florence": "black on misty_rose1",
}
WARE_NAMES = {"v": "venice", "r": "rome", "n": "naples"}


def headline(view: View, say: Say) -> str:
    """Where the game stands, in a few words."""
    return f"{say('headline', round=view['round'])} · {say('label-supply', ships=view['supply'])}"


def box(tables: Tables) -> Box:
    """What a screen must know of an edition to draw it: what its ships and tiles show."""
    return faces(tables)


def board(view: View, names: list[str], say: Say) -> list[Block]:
    """The ship on offer, the four tracks, the three ports, the captains."""
    return [
        _offer(view, say),
        _tracks(view, names, say),
        _quays(view, names, say),
        _captains(view, names, say),
    ]


def _offer(view: View, say: Say) -> Block:
    """The ship on offer and the tiles that lie face up."""
    ship = _ship(view["ship"], say) if view["ship"] else cell(say("label-no-ship"), "faint")
    row = [ship, cell("   ")]
    for slot, name in enumerate(view["face_up"], 1):
        row += [[Mark(f"{slot} ", "accent"), *(_tile(name, say) if name else cell("–", "faint"))]]
    return Block(f"{say('label-offer')} · {say('label-tiles')}", [row])


def _tracks(view: View, names: list[str], say: Say) -> Block:
    """Every city as a column, the highest space on top, markers from left to right."""
    used = {at["space"] for markers in view["cities"].values() for at in markers}
    rows = []
    for space in sorted(used | {int(bonus) for bonus in view["bonus"]} | {0}, reverse=True):
        coins = view["bonus"].get(str(space))
        label = say("label-start") if space == 0 else f"{space}" + (f"  +{coins}" if coins else "")
        row = [cell(label, "faint" if space == 0 else "strong")]
        for city in CITY_NAMES:
            here = [at["seat"] for at in view["cities"][city] if at["space"] == space]
            row.append(_in_line([Mark(names[seat], f"seat-{seat}") for seat in here]))
        rows.append(row)
    cities = [say(f"city-{name}") for name in CITY_NAMES]
    return Block(say("label-cities"), rows, [say("label-space"), *cities])


def _quays(view: View, names: list[str], say: Say) -> Block:
    """The ships at each port, the fastest on top."""
    depth = max(1, *(len(quay) for quay in view["ports"].values()))
    rows = []
    for place in range(depth):
        row = [cell(place + 1, "faint")]
        for port in PORT_NAMES:
            quay = view["ports"][port]
            if place < len(quay):
                at = quay[place]
                row.append(
                    [
                        Mark(f"{at['speed']} ", "strong"),
                        Mark(names[at["seat"]], f"seat-{at['seat']}"),
                    ]
                )
            else:
                row.append(cell(say("label-empty") if place == 0 else "", "faint"))
        rows.append(row)
    return Block(say("label-ports"), rows, ["", *(say(f"city-{name}") for name in PORT_NAMES)])


def _captains(view: View, names: list[str], say: Say) -> Block:
    """Flags left, what each has said about this ship, tiles and coins."""
    rows = []
    for seat, at in enumerate(view["seats"]):
        turn = "▶ " if seat == view["turn"] else "  "
        merit = [
            Mark(f"{say(f'category-{kind}')[:3]} {at['merit'][kind]}  ") for kind in CATEGORY_NAMES
        ]
        hidden = at["coins"] is None
        rows.append(
            [
                [Mark(turn, "accent"), Mark(names[seat], f"seat-{seat}")],  # STR-1.2
                cell(" ".join(at["flags"]) or "–", "" if at["flags"] else "faint"),
                cell(_decision(view, seat, say), "accent" if seat == view["turn"] else "faint"),
                merit,
                cell(
                    say("label-hidden") if hidden else at["coins"], "faint" if hidden else "strong"
                ),
            ]
        )
    labels = ("captain", "flags", "decision", "tiles", "coins")
    headings = [say(f"label-{label}") for label in labels[:3]] + [
        say("source-tiles"),
        say("label-coins"),
    ]
    return Block(say("label-captains"), rows, headings)


def _decision(view: View, seat: int, say: Say) -> str:
    """What a seat has said about the ship on offer, or may still say (STR-2.4 to 2.8)."""
    at = view["seats"][seat]
    said = at["decision"]
    if said is None:
        return ""
    if said == "flag":
        flag = next(flag for flag, name in FLAG_NAMES.items() if name == view["flag"])
        return say("decision-flag", flag=flag)
    holds = said == "waiting" and "pirate" in at["flags"]
    return say("decision-pirate" if holds else f"decision-{said}")


def _ship(name: str, say: Say) -> Cell:
    """A ship: its sail, its wares by port, scrolls, promotion."""
    sail = name.rstrip("vrnsp")
    marks = [Mark(f" {say('label-sail', sail=int(sail))} ", "strong")]
    for letter, port in WARE_NAMES.items():
        if count := name.count(letter):
            marks.append(Mark(f" {count}× {say(f'city-{port}')} ", f"ware-{port}"))
    if "s" in name:
        marks.append(Mark(f" {name.count('s')}× {say('city-florence')} ", "ware-florence"))
    if "p" in name:
        marks.append(Mark(" ✦ ", "accent"))
    return marks


def _tile(name: str, say: Say) -> Cell:
    """A tile: category, value, and the port of its ware."""
    kind = next(kind for kind in CATEGORY_NAMES if name.startswith(kind))
    rest = name.removeprefix(kind)
    marks = [Mark(f"{say(f'category-{kind}')} {rest[0]}")]
    if rest[1:]:
        port = WARE_NAMES[rest[1]]
        marks.append(Mark(f" {say(f'city-{port}')} ", f"ware-{port}"))
    return [*marks, Mark("  ")]


def _in_line(marks: list[Mark]) -> Cell:
    return [piece for mark in marks for piece in (mark, Mark(" "))]
