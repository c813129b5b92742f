"""What every number of the features of Oltremare is called, group by group of their layout."""

from fondaco.games.oltremare.pieces import HARBOURS
from fondaco.games.oltremare.state import ON_TABLE
from fondaco.games.oltremare.text.names import GOOD_NAMES, ICON_NAMES, TOKEN_NAMES

TOKENS = tuple(name.replace("_", " ") for name in TOKEN_NAMES)
SEATS = ("own", "1 clockwise", "2 clockwise", "3 clockwise", "4 clockwise")
STAGES = (
    "lay",
    "trade",
    "address",
    "give",
    "want",
    "pay",
    "claim",
    "claim loading",
    "send",
    "answer",
    "hand over",
    "conclude",
    "play",
    "sail",
    "bearing",
    "load",
)
OFFER = (
    *(f"gives {good}" for good in GOOD_NAMES),
    *(f"wants {good}" for good in GOOD_NAMES),
    "ducats",
    *(
        f"card {card} {field}"
        for card in range(1, ON_TABLE + 1)
        for field in ("claimed", *ICON_NAMES, "loading")
    ),
)
TRADER = (
    "plays",
    "to act",
    "active",
    "hand",
    "pirate pile",
    "cargo",
    "ducats",
    "fame",
    "tokens",
    "has traded",
    "accepted",
    "countered",
    *(f"active token {token}" for token in TOKENS),
    *(f"top {good}" for good in GOOD_NAMES),
    *(f"top {icon}" for icon in ICON_NAMES),
    "top sea power",
    "top loading",
    *(f"known hand {good}" for good in GOOD_NAMES),
    *(f"known cargo {good}" for good in GOOD_NAMES),
)
FIELDS = {
    "stage": STAGES,
    "options": ("to the letter", "perfect memory"),
    "hand": tuple(f"{good} {field}" for good in GOOD_NAMES for field in ("cards", *ICON_NAMES)),
    "own draft": OFFER,
    "offer": OFFER,
    "counters": tuple(f"{seat}, {field}" for seat in SEATS for field in OFFER),
    "traders": tuple(f"{seat}, {field}" for seat in SEATS for field in TRADER),
    "chart": tuple(
        f"harbour {harbour}, {field}"
        for harbour in range(HARBOURS)
        for field in (*TOKENS, "own ship")
    ),
}
MEANINGS = {
    "done": "go on to playing cards",
    "offer": "begin an offer",
    "buy": "buy the top card of the deck or of the own pirate pile",
    "next": "go on to the next part of the offer",
    "send": "send the offer",
    "drop": "give the offer up before it is sent",
    "accept": "accept the offer",
    "decline": "decline it",
    "counter": "begin a counter-offer",
    "withdraw": "trade with nobody",
    "stay": "leave the compass unused",
    "say": "say this of a card that is offered, or nothing",
    "to": "offer to all",
    "seat": "offer to this seat, or conclude with it",
    "want": "ask for a card of this good",
    "card": "this card of the hand, or of those played: lay, give, hand over, play or load it",
    "ducats": "pay so much with the offer; less than 0: ask for it",
    "sail": "sail to this harbour",
}
