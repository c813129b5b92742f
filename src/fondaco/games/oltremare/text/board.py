"""The table of Oltremare for a screen of letters, drawn from a seat's view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.text_blocks import Block, Cell, Mark, cell
from fondaco.games.oltremare.rules.buying import PURCHASES
from fondaco.games.oltremare.text import chips
from fondaco.games.oltremare.text.chart import SHIPS, chart
from fondaco.games.oltremare.text.faces import faces
from fondaco.games.oltremare.text.trader import desk, hand

if TYPE_CHECKING:
    from fondaco.core.protocols import Tables
    from fondaco.core.text_blocks import Say
    from fondaco.games.oltremare.knowledge.view_types import Answer, Box, OfferTerms, View

PALETTE = chips.PALETTE | {"token": "bold cyan", "route": "dim", "near": "underline"}
BARGAINING = {
    "address", "give", "want", "pay", "claim", "claim-loading", "send", "answer", "hand-over",
    "conclude",
}  # fmt: skip


def headline(view: View, say: Say) -> str:
    """Where the game stands, in a few words."""
    venice = "in" if view["venice"] else "gone"
    deck = say("label-deck", cards=view["deck"], venice=venice)
    return deck if is_over(view) else f"{say('headline', seat=view['active'])} · {deck}"


def box(tables: Tables) -> Box:
    """What a screen must know of an edition to draw it: where harbours lie, what cards show."""
    return {"harbours": tables["harbours"], "cards": faces(tables)}


def is_over(view: View) -> bool:
    """Whether nobody is to act any more."""
    return bool(view["turn"] < 0)


def board(view: View, names: list[str], say: Say) -> list[Block]:
    """The sea, or the offer while there is bargaining; the traders; what is one's own."""
    blocks = [_traders(view, names, say)]
    if view["stage"] not in BARGAINING:
        blocks.insert(0, Block(say("label-sea"), chart(view, say)))
    if any("cargo_cards" in at for at in view["seats"]):
        blocks.append(_cargoes(view, names, say))
    if is_over(view):
        return blocks
    if view["offer"]:
        blocks.append(_offer(view, view["offer"], names, say))
    if view["seat"] >= 0:
        blocks += [hand(view, say), desk(view, say)]
    return blocks


def _traders(view: View, names: list[str], say: Say) -> Block:
    labels = ("trader", "ducats", "fame", "hand", "cargo", "pirates", "tokens", "ship")
    rows = [_trader(view, seat, names, say) for seat in range(len(names))]
    return Block(_market(view, say), rows, [say(f"label-{label}") for label in labels])


def _market(view: View, say: Say) -> str:
    """How many cards are to be played, and what buying costs, while there is trade."""
    title = say("label-traders")
    if view["stage"] not in {"lay", "trade"} | BARGAINING or is_over(view):
        return title
    plays = say("label-plays", seat=view["active"], cards=view["to_play"])
    left = PURCHASES - view["bought"]
    return f"{title} · {plays} · {say('label-buys', cards=left, price=view['price'])}"


def _trader(view: View, seat: int, names: list[str], say: Say) -> list[Cell]:
    at = view["seats"][seat]
    turn = "▶" if seat == view["turn"] else " "
    active = say(f"short-{at['token'].replace('_', '-')}") if at["token"] else chips.NOTHING
    return [
        [Mark(turn, "accent"), Mark(f"{SHIPS[seat]} {names[seat]}", f"seat-{seat}")],
        cell(at["ducats"], "strong"),
        [Mark(str(at["fame"])), Mark("⇄" if at["traded"] else "", "accent")],  # OLT-4.3
        cell(at["hand"]),
        [
            Mark(f"{at['cargo']}: "),
            chips.good(chips.good_of(at["top"]), say),
            *chips.numbers(at["top"]),
        ],
        cell(at["pirates"]),
        [Mark(f"{at['tokens']}: "), Mark(active, "token" if at["token"] else "faint")],
        cell(say("label-harbour", harbour=at["ship"])),
    ]


def _cargoes(view: View, names: list[str], say: Say) -> Block:
    """The cargo piles run by run, where they may be seen."""
    rows = []
    for seat, at in enumerate(view["seats"]):
        pile: Cell = []
        for good, count in chips.runs(map(chips.good_of, at["cargo_cards"])):  # OLT-9.2
            pile += [chips.good(good, say, count), Mark(" ")]
        rows.append([cell(names[seat], f"seat-{seat}"), pile])
    return Block(say("label-cargoes"), rows)


# Bargaining


def _offer(view: View, offer: OfferTerms, names: list[str], say: Say) -> Block:
    """The offer on the table as all hear it, and the answers as far as they are shown."""
    rows = _sides(offer, say)
    for answer in view["answers"]:
        seat, counter = answer["seat"], answer["counter"]
        rows.append([cell(names[seat], f"seat-{seat}"), cell(_answer(answer, say))])
        rows += _sides(counter, say) if counter else []
    return Block(f"{say('label-offer', seat=offer['seat'])} · {say('label-claims')}", rows)


def _sides(offer: OfferTerms, say: Say) -> list[list[Cell]]:
    return [
        [cell(f"  {say('label-gives')}", "faint"), chips.gives(offer, say)],
        [cell(f"  {say('label-wants')}", "faint"), chips.wants(offer, say)],
    ]


def _answer(answer: Answer, say: Say) -> str:
    """An answer, or how far it has come."""
    if answer["answer"] not in (None, "silent"):
        return say(f"answer-{answer['answer']}")
    return say(f"answer-{answer['standing']}")
