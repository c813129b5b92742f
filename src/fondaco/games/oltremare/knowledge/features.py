"""What a seat may know of a position of Oltremare, as numbers; the seat itself comes first."""

from fondaco.games.oltremare.knowledge.memory import count_good
from fondaco.games.oltremare.pieces import (
    GOODS,
    HARBOURS,
    ICONS,
    TOKEN_KINDS,
    good,
    icons,
    loading,
    sea_power,
)
from fondaco.games.oltremare.rules.buying import price
from fondaco.games.oltremare.rules.partners import proposals_left
from fondaco.games.oltremare.state import (
    ACCEPTED,
    ADDRESS,
    ANSWER,
    CONCLUDE,
    COUNTERED,
    HAND_OVER,
    LOAD,
    ON_TABLE,
    PERFECT_MEMORY,
    SEATS,
    SEND,
    SILENT,
    TO_THE_LETTER,
    TRADE,
    Offer,
    State,
)

STAGES = LOAD + 1
CARD_FEATURES = ICONS + 2
HAND_FEATURES = GOODS * (1 + ICONS)
OFFER_FEATURES = 2 * GOODS + 1 + ON_TABLE * (1 + ICONS + 1)
SEAT_FEATURES = 12 + TOKEN_KINDS + GOODS + CARD_FEATURES + 2 * GOODS
HARBOUR_FEATURES = TOKEN_KINDS + 1

HAND = """by good: how many cards of the own hand, then how often they show money, pirates, market,
ship"""
OFFER = """goods given, goods wanted, ducats paid (asked for: less than 0), then for each of three
cards a 1 if icons are claimed, the icons claimed, the loading number claimed"""
TRADERS = """the own seat, then the others clockwise; each: plays, to act, active, cards in hand,
cards in the pirate pile, in the cargo, ducats, fame, tokens, has traded this turn, has accepted
the offer, has countered it; a 1 at the active token; a 1 at the good on top of the cargo, its
money, pirates, market and ship icons, sea power, loading; cards of each good that the hand is known
to have; with perfect memory, cards of each good in the cargo"""
CHART = """for each harbour a 1 at the token that lies there, and 1 if the own ship is there"""
LAYOUT = [
    ("seats", 1, "how many play"),
    ("stage", STAGES, "a 1 at the stage of the turn, as the seat knows it"),
    ("deck", 1, "cards in the deck, the Venice card included"),
    ("Venice", 1, "1 while the Venice card is in the deck"),
    ("options", 2, "to the letter, perfect memory: 1 where chosen"),
    ("bought", 1, "cards bought this turn"),
    ("price", 1, "what the next card costs the active player"),
    ("proposals", 1, "offers that the seat may still begin this turn"),
    ("routes", 1, "routes still to sail"),
    ("hand", HAND_FEATURES, HAND),
    ("own draft", OFFER_FEATURES, f"the own offer while it is being built: {OFFER}"),
    ("offer", OFFER_FEATURES, f"the offer on the table: {OFFER}"),
    ("counters", SEATS * OFFER_FEATURES, f"counters shown, the own seat first; each: {OFFER}"),
    ("traders", SEATS * SEAT_FEATURES, TRADERS),
    ("chart", HARBOURS * HARBOUR_FEATURES, CHART),
]
FEATURES = sum(size for _, size, _ in LAYOUT)


def features(state: State, seat: int, out: list[int]) -> None:
    """Write the features of the position as the seat knows it."""
    for place in range(FEATURES):
        out[place] = 0
    out[0] = state.seats
    out[1 + known_stage(state, seat)] = 1
    at = 1 + STAGES
    out[at] = state.deck.count + state.venice
    out[at + 1] = state.venice
    out[at + 2] = int(state.options & TO_THE_LETTER > 0)
    out[at + 3] = int(state.options & PERFECT_MEMORY > 0)
    out[at + 4] = state.bought
    out[at + 5] = price(state)
    if seat == state.active:
        out[at + 6] = proposals_left(state)
    out[at + 7] = state.routes_left
    at += 8
    describe_hand(state, seat, out, at)
    at += HAND_FEATURES
    if state.turn == seat and ADDRESS <= state.stage <= SEND:
        describe_offer(state.offers[seat], out, at)
    at += OFFER_FEATURES
    if state.turn != state.active or state.stage == CONCLUDE or state.revealed:
        describe_offer(state.offers[state.active], out, at)
    at += OFFER_FEATURES
    for after in range(state.seats):
        other = (seat + after) % state.seats
        if shown_answer(state, seat, other) == COUNTERED:
            describe_offer(state.offers[other], out, at + after * OFFER_FEATURES)
    at += SEATS * OFFER_FEATURES
    for after in range(state.seats):
        describe_trader(state, seat, after, out, at + after * SEAT_FEATURES)
    describe_chart(state, seat, out, at + SEATS * SEAT_FEATURES)


def known_stage(state: State, seat: int) -> int:
    """The stage as a seat knows it: what others have begun, it does not know to have begun."""
    if state.turn == seat or state.turn < 0:
        return state.stage
    if ADDRESS <= state.stage <= SEND:
        return TRADE if state.turn == state.active else ANSWER
    if state.stage == HAND_OVER:
        return CONCLUDE if state.revealed else ANSWER
    return state.stage


def shown_answer(state: State, seat: int, other: int) -> int:
    """How another seat has answered, as far as a seat knows; it knows its own answer."""
    if state.revealed or seat == other:
        return state.answers[other]
    return SILENT


def describe_hand(state: State, seat: int, out: list[int], at: int) -> None:
    """The own hand by good and icon."""
    hand = state.hands[seat]
    for place in range(hand.count):
        face = state.faces[hand.cards[place]]
        start = at + good(face) * (1 + ICONS)
        out[start] += 1
        for icon in range(ICONS):
            out[start + 1 + icon] += icons(face, icon)


def describe_offer(offer: Offer, out: list[int], at: int) -> None:
    """Goods, ducats and claims of an offer."""
    for number in range(offer.gives.count):
        out[at + offer.goods[number]] += 1
    for number in range(offer.wants.count):
        out[at + GOODS + offer.wants.cards[number]] += 1
    out[at + 2 * GOODS] = offer.ducats
    at += 2 * GOODS + 1
    for number in range(offer.gives.count):
        if offer.claims[number] > 0:
            out[at] = 1
            claimed = (offer.claims[number] - 1) << 9
            for icon in range(ICONS):
                out[at + 1 + icon] = icons(claimed, icon)
        out[at + 1 + ICONS] = offer.loadings[number]
        at += 2 + ICONS


def describe_trader(state: State, seat: int, after: int, out: list[int], at: int) -> None:
    """The trader so many places clockwise from the seat."""
    other = (seat + after) % state.seats
    cargo = state.cargo[other]
    out[at] = 1
    out[at + 1] = int(other == state.turn)
    out[at + 2] = int(other == state.active)
    out[at + 3] = state.hands[other].count
    out[at + 4] = state.pirates[other].count
    out[at + 5] = cargo.count
    out[at + 6] = state.ducats[other]
    out[at + 7] = state.fame[other]
    out[at + 8] = state.tokens_taken[other]
    out[at + 9] = state.partners >> other & 1
    out[at + 10] = int(shown_answer(state, seat, other) == ACCEPTED)
    out[at + 11] = int(shown_answer(state, seat, other) == COUNTERED)
    at += 12
    if state.active_token[other] > 0:
        out[at + state.active_token[other] - 1] = 1
    at += TOKEN_KINDS
    face = state.faces[cargo.cards[cargo.count - 1]]  # OLT-1.6
    out[at + good(face)] = 1
    at += GOODS
    for icon in range(ICONS):
        out[at + icon] = icons(face, icon)
    out[at + ICONS] = sea_power(face)
    out[at + ICONS + 1] = loading(face)
    at += CARD_FEATURES
    for kind in range(GOODS):
        out[at + kind] = state.sure[other][kind]
        if state.options & PERFECT_MEMORY:
            out[at + GOODS + kind] = count_good(state, cargo, kind)  # OLT-R14


def describe_chart(state: State, seat: int, out: list[int], at: int) -> None:
    """The tokens on the harbours, and where the own ship is."""
    for harbour in range(state.harbours):
        if state.tokens[harbour] > 0:
            out[at + state.tokens[harbour] - 1] = 1
        out[at + TOKEN_KINDS] = int(state.ships[seat] == harbour)
        at += HARBOUR_FEATURES
