"""Medici: The Card Game, and where its parts are."""

from fondaco.core.contract import Contract, Lookahead, Option
from fondaco.core.protocols import Seen
from fondaco.games.medici import (
    advice,
    board,
    features,
    fields,
    laws,
    ledger,
    reasons,
    rules,
    view,
)
from fondaco.games.medici.events import EVENTS
from fondaco.games.medici.parts import parts
from fondaco.games.medici.refusals import refusal
from fondaco.games.medici.state import GREATER_BONUS, TO_THE_LETTER, State
from fondaco.games.medici.words import Words

GAME: Contract[State, Seen, Seen] = Contract(
    title="Medici: The Card Game",
    line="Fill your ship from the market, three days long; rich ships and full warehouses pay.",
    designer="Reiner Knizia",
    version=1,
    seats=range(2, 7),  # MED-1.1
    options=(
        Option("greater-bonus", GREATER_BONUS, "MED-5.8"),
        Option("to-the-letter", TO_THE_LETTER, "MED-R3"),
    ),
    state=State,
    rules=rules,
    events=EVENTS,
    parts=parts,
    refusal=refusal,
    view=view,
    words=Words,
    features=features,
    advice=advice,
    laws=laws,
    # The end of a day is never further, and plans do not reach beyond it either: the cards that
    # come meanwhile outweigh them.
    lookahead=Lookahead(rounds=9, moves=90, near=True),
    chapters=advice,
    reasons=reasons,
    board=board,
    ledger=ledger,
    fields=fields,
)
