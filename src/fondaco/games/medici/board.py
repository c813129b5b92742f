"""The table of Medici for a screen of letters, drawn from a seat's view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.text_blocks import Block, Cell, Mark, cell
from fondaco.games.medici.cards import NEUTRAL, good, green, symbols, value
from fondaco.games.medici.faces import faces
from fondaco.games.medici.view_types import GOOD_NAMES
from fondaco.games.medici.words import read_card

if TYPE_CHECKING:
    from fondaco.core.protocols import Tables
    from fondaco.core.text_blocks import Say
    from fondaco.games.medici.view_types import Box, View

PALETTE = {
    "grain": "gold3",
    "spice": "orange_red1",
    "fur": "tan",
    "dye": "medium_purple1",
    "cloth": "cyan3",
    "card-grain": "black on gold3",
    "card-spice": "black on orange_red1",
    "card-fur": "black on tan",
    "card-dye": "black on medium_purple1",
    "card-cloth": "black on cyan3",
    "card-green2": "white on green4",
    "card-black7": "bold white on grey15",
}


def headline(view: View, say: Say) -> str:
    """Where the game stands, in a few words."""
    return say("headline", day=view["day"])


def box(tables: Tables) -> Box:
    """What a screen must know of an edition to draw it: what its cards show."""
    return faces(tables)


def board(view: View, names: list[str], say: Say) -> list[Block]:
    """Market, ships and warehouses."""
    return [_market(view, say), _ships(view, names, say), _warehouses(view, names, say)]


def _market(view: View, say: Say) -> Block:
    """The row of cards, with those that are within reach marked (MED-2.8)."""
    title = f"{say('label-market')} · {say('label-deck', cards=view['deck'])}"
    cards = view["market"]
    if not cards:
        return Block(title, [[cell(say("label-empty"), "faint")]])
    within = len(cards) - view["reach"]
    older = [[Mark(name, "faint"), Mark(" ")] for name in cards[:within]]
    reach = [_card(name, say) for name in cards[within:]]
    below = [cell("") for _ in older]
    below += [
        cell(say("label-in-reach", place=place), "accent") for place in range(len(reach), 0, -1)
    ]
    return Block(title, [older + reach, below])


def _ships(view: View, names: list[str], say: Say) -> Block:
    labels = ("merchant", "ship", "value", "room", "florins")
    rows = []
    for seat, at in enumerate(view["seats"]):
        used = view["berths"] - at["room"]
        turn = "▶ " if seat == view["turn"] else "  "
        ship: Cell = []
        for name in at["ship"]:
            ship += [*_card(name, say), Mark(" ")]
        rows.append(
            [
                [Mark(turn, "accent"), Mark(names[seat], f"seat-{seat}")],
                ship or cell("–", "faint"),
                cell(at["value"], "strong"),
                [Mark("●" * used), Mark("○" * at["room"], "accent")],
                cell(at["florins"], "strong"),
            ]
        )
    return Block(say("label-ships"), rows, [say(f"label-{label}") for label in labels])


def _warehouses(view: View, names: list[str], say: Say) -> Block:
    """Symbols by good; the leader's are marked, and so is who has reached the bonus."""
    enough = view["bonus_from"][0]
    rows = []
    for name in GOOD_NAMES:
        counts = [at["symbols"][name] for at in view["seats"]]
        row = [cell(say(f"good-{name}"), name)]
        for count in counts:
            lead = "★" if count and count == max(counts) else " "
            row.append(
                [
                    Mark("▮" * min(count, enough), name),
                    Mark(f" {count}{lead}"),
                    _bonus(count, enough),
                ]
            )
        rows.append(row)
    title = f"{say('label-warehouses')} · {say('label-bonus', symbols=enough)}"
    return Block(title, rows, ["", *names])


def _bonus(count: int, enough: int) -> Mark:
    return Mark("✚" if count >= enough else " ", "accent")


def _card(name: str, say: Say) -> Cell:
    """A card as a small chip: its good, its value, its symbols, its flag."""
    card = read_card(name)
    if good(card) == NEUTRAL:
        return cell(f" {say(f'card-{name}')} ", f"card-{name}")
    signs = ("×2" if symbols(card) > 1 else "") + ("⚑" if green(card) else "")
    kind = GOOD_NAMES[good(card)]
    return cell(f" {say(f'good-{kind}')} {value(card)}{signs} ", f"card-{kind}")
