"""Oltremare, and where its parts are."""

from fondaco.core.contract import Contract, Lookahead, Option
from fondaco.games.oltremare import laws, ledger
from fondaco.games.oltremare.advice import estimate as advice
from fondaco.games.oltremare.advice import reasons
from fondaco.games.oltremare.events import EVENTS
from fondaco.games.oltremare.knowledge import features, fields, view
from fondaco.games.oltremare.knowledge.view_types import Box, Public, View
from fondaco.games.oltremare.moves import COUNTER, OFFER
from fondaco.games.oltremare.parts import parts
from fondaco.games.oltremare.rules import turn
from fondaco.games.oltremare.rules.refusals import refusal
from fondaco.games.oltremare.state import (
    FOUR_PROPOSALS,
    PERFECT_MEMORY,
    TO_THE_LETTER,
    TWO_PROPOSALS,
    State,
)
from fondaco.games.oltremare.text import board, sentences
from fondaco.games.oltremare.text.words import Words

GAME: Contract[State, Public, View] = Contract(
    title="Oltremare",
    line="Load your ship in the right order, trade cards and half-truths, and sail the Levant.",
    designer="Emanuele Ornella",
    version=1,
    seats=range(2, 6),  # OLT-1.1
    options=(
        Option("to-the-letter", TO_THE_LETTER, "OLT-R1"),
        Option("perfect-memory", PERFECT_MEMORY, "OLT-R14"),
        Option("four-proposals", FOUR_PROPOSALS, "OLT-R6"),
        Option("two-proposals", TWO_PROPOSALS, "OLT-R6"),
    ),
    state=State,
    rules=turn,
    events=EVENTS,
    parts=parts,
    refusal=refusal,
    view=view,
    words=Words,
    features=features,
    advice=advice,
    laws=laws,
    lookahead=Lookahead(
        # A trade or a voyage; a turn has many small steps, and they are all one's own.
        rounds=1,
        moves=24,
        near=True,
        # Among many moves that are nearly alike, the few that look best at a glance are enough.
        widening=25,
        # Bargains that nobody has begun yet are not thought through: they would hide the voyage.
        overlooked=(OFFER, COUNTER),
    ),
    sentences=sentences,
    reasons=reasons,
    board=board,
    box=board.box,
    types=(View, Box),
    ledger=ledger,
    fields=fields,
)
