"""Strozzi, and where its parts are."""

from fondaco.core.contract import Contract, Lookahead, Option
from fondaco.core.protocols import Seen
from fondaco.games.strozzi import (
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
from fondaco.games.strozzi.events import EVENTS
from fondaco.games.strozzi.parts import parts
from fondaco.games.strozzi.refusals import refusal
from fondaco.games.strozzi.state import SECRET_COINS, TO_THE_LETTER, State
from fondaco.games.strozzi.words import Words

GAME: Contract[State, Seen, Seen] = Contract(
    title="Strozzi",
    line="Claim ships by flag, sail them to Venice, Rome or Naples, and climb in four cities.",
    designer="Reiner Knizia",
    version=1,
    seats=range(3, 7),  # STR-1.1
    options=(
        Option("to-the-letter", TO_THE_LETTER, "STR-R3"),
        Option("secret-coins", SECRET_COINS, "STR-5.5"),
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
    lookahead=Lookahead(rounds=3, moves=45),
    reasons=reasons,
    board=board,
    ledger=ledger,
    fields=fields,
)
