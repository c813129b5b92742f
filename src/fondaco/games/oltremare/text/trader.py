"""What lies before a trader: the hand, where the ship can sail, the pirates, what is to be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from fondaco.core.text_blocks import Block, Cell, Mark, cell
from fondaco.games.oltremare.rules.buying import PURCHASES
from fondaco.games.oltremare.text import chips
from fondaco.games.oltremare.text.chart import stops, token_mark

if TYPE_CHECKING:
    from fondaco.core.text_blocks import Say
    from fondaco.games.oltremare.knowledge.view_types import OwnOffer, Picked, View

Row = list[Cell]
HAND_ROW = 3
ROW = 2
WAYS = (1, 2)


def hand(view: View, say: Say) -> Block:
    """The own hand, with the numbers that `card 1`, `card 2` … mean."""
    held = _numbered(view["hand"], say, "faint" if view["stage"] == "load" else "accent")
    rows = [held[start : start + HAND_ROW] for start in range(0, len(held), HAND_ROW)]
    title = f"{say('label-own-hand', cards=len(held))} · {say('label-card-numbers')}"
    return Block(title, rows or [[cell(say("label-empty"), "faint")]])


def desk(view: View, say: Say) -> Block:
    """The ship's ways, the pirates, the token, what is chosen so far, and what is to be done."""
    at = view["seats"][view["seat"]]
    rows = [
        [cell(say("label-routes", routes=routes), "faint"), _ways(view, at["ship"], routes, say)]
        for routes in WAYS
    ]
    if view["own_pirates"]:
        rows += _rows(say("label-own-pirates"), _pirates(view["own_pirates"], say))
    if at["token"]:
        effect = say(f"effect-{at['token'].replace('_', '-')}")
        rows.append([cell(say("label-token"), "faint"), cell(effect)])
    rows += _chosen(view, say)
    rows.append([cell(say("label-now"), "accent"), cell(ask(view, say), "strong")])
    return Block(say("label-own"), rows)


def _numbered(names: list[str], say: Say, role: str) -> list[Cell]:
    return [[Mark(f"{at} ", role), *chips.card(name, say)] for at, name in enumerate(names, 1)]


def _rows(label: str, cells: list[Cell], across: int = ROW) -> list[Row]:
    """A label and so many cells a row beside it."""
    found = []
    for start in range(0, len(cells), across):
        marks = [mark for one in cells[start : start + across] for mark in (*one, Mark("  "))]
        found.append([cell("" if start else label, "faint"), marks])
    return found


def _ways(view: View, ship: int, routes: int, say: Say) -> Cell:
    marks: Cell = []
    for harbour in stops(view["sea"], ship, routes):
        token = view["tokens"][harbour]
        shown = [Mark("("), token_mark(token, say), Mark(")")] if token else []
        marks += [Mark(say("label-harbour", harbour=harbour)), *shown, Mark("  ")]
    return marks or cell(chips.NOTHING, "faint")


def _pirates(pile: list[str | None], say: Say) -> list[Cell]:
    """The pile from the top; what the owner has laid there is known (OLT-R13)."""
    cells: list[Cell] = []
    for name, count in chips.runs(card or "" for card in reversed(pile)):
        if name:
            cells += [chips.card(name, say)] * count
        else:
            cells.append(cell(say("label-unknown", cards=count), "faint"))
    return cells


def _chosen(view: View, say: Say) -> list[Row]:
    """The own offer while it is built, the cards picked, or the cards played."""
    draft = view["draft"]
    if is_offer(draft):
        pairs = zip(draft["cards"], draft["gives"], strict=True)
        given = [[*chips.card(name, say), *chips.claim(told, say)] for name, told in pairs]
        given += [paid] if (paid := chips.ducats(draft["ducats"], say)) else []
        return [
            *_rows(say("label-you-give"), given or [cell(chips.NOTHING, "faint")], 1),
            [cell(say("label-you-want"), "faint"), chips.wants(draft, say)],
        ]
    if draft and draft["cards"]:
        return _rows(say("label-chosen"), [chips.card(name, say) for name in draft["cards"]])
    role = "accent" if view["stage"] == "load" else "faint"
    return _rows(say("label-played"), _numbered(view["played"], say, role))


def is_offer(draft: OwnOffer | Picked | None) -> TypeGuard[OwnOffer]:
    """Whether what is being put together is an offer."""
    return draft is not None and "wants" in draft


def ask(view: View, say: Say) -> str:
    """What is to be decided now, in a sentence or two."""
    if view["turn"] != view["seat"]:
        return say("ask-wait", seat=view["turn"])
    at = view["seats"][view["seat"]]
    draft = view["draft"]
    about = draft["about"] if is_offer(draft) else None
    power = chips.sea_power_of(at["top"])
    return say(
        f"ask-{view['stage']}",
        power=power,
        surplus=at["hand"] - power,
        to_play=view["to_play"],
        missing=max(0, view["to_play"] - at["hand"]),
        left=view["to_play"] - len(draft["cards"] if draft else []),
        purchases=PURCHASES - view["bought"],
        price=view["price"],
        offers=view["proposals_left"] or 0,
        routes=view["routes_left"],
        able="yes" if _is_able(view) else "no",
        traded="yes" if at["traded"] else "no",
        about=say(f"good-{chips.good_of(about)}") if about else "",
    )


def _is_able(view: View) -> bool:
    """Whether one has the goods and the ducats that the offer on the table asks for."""
    offer = view["offer"]
    if offer is None:
        return True
    held = [chips.good_of(name) for name in view["hand"]]
    ducats = view["seats"][view["seat"]]["ducats"]
    goods = all(held.count(good) >= offer["wants"].count(good) for good in offer["wants"])
    return goods and -offer["ducats"] <= max(0, ducats)
