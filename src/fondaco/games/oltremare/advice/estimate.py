"""What a position of Oltremare is worth to a seat, in hundredths of a ducat."""

from fondaco.core.ranking import SURE, likely_behind, prize_in_sight
from fondaco.games.oltremare.advice.trades import deal_in_sight
from fondaco.games.oltremare.advice.worth import (
    CARD_IN_HAND,
    cargo_pays,
    hand_worth,
    surplus,
    top_run,
)
from fondaco.games.oltremare.pieces import (
    CALM_SEA,
    GOODS,
    MARKET,
    MONEY,
    PIRATES,
    ROUTES_FROM,
    SHIP,
    VICTORY,
    good,
    icons,
)
from fondaco.games.oltremare.rules.buying import top_card
from fondaco.games.oltremare.rules.deck import PLACES
from fondaco.games.oltremare.rules.playing import effect
from fondaco.games.oltremare.rules.sailing import end, route
from fondaco.games.oltremare.rules.scoring import run_pays
from fondaco.games.oltremare.state import PLAY, SAIL, State

TOKEN_WORTH = [0, 150, 150, 250, 200, 300, 100]  # by kind, while active
SAFE_TOKENS = 2
SAFE_FAME = 3
LONG_DECK = 60
DRAWN_CARD = 150
ROUTE = 40


def advice(state: State, seat: int) -> int:
    """What the seat has, and what is in sight."""
    worth = 100 * state.ducats[seat]
    if state.turn < 0:
        return worth
    worth += 100 * (cargo_pays(state, seat) - state.pirates[seat].count)
    worth += hand_worth(state, seat)
    worth += place_in_sight(state, state.tokens_taken, seat, SAFE_TOKENS)
    worth += place_in_sight(state, state.fame, seat, SAFE_FAME) * (1 + state.venice)
    worth += TOKEN_WORTH[state.active_token[seat]] * state.deck.count // LONG_DECK
    if seat == state.active:
        worth += turn_in_sight(state, seat)
    worth -= surplus(state, seat, 0)
    return worth + deal_in_sight(state, seat)


def place_in_sight(state: State, totals: list[int], seat: int, safe: int) -> int:
    """What the seat's place in tokens or fame will be paid."""
    if totals[seat] == 0:
        return 0
    behind = 0
    for other in range(state.seats):
        if other != seat:
            behind += likely_behind(totals[seat] - totals[other], safe)
    return prize_in_sight(PLACES, behind)


# The turn under way


def turn_in_sight(state: State, seat: int) -> int:
    """What the cards picked, the way ahead or the cards still to load will bring."""
    if state.stage == PLAY:
        return picked_in_sight(state, seat)
    worth = 0
    if state.stage == SAIL:
        worth = best_stop(state, seat)
    return worth + played_in_sight(state, seat)


def picked_in_sight(state: State, seat: int) -> int:
    """What the cards picked will do when they are played, less what they were worth in hand."""
    worth = icons_in_sight(state, seat, MONEY, 100)
    if state.active_token[seat] != VICTORY:
        worth -= icons_in_sight(state, seat, PIRATES, 100)
    worth += icons_in_sight(state, seat, MARKET, DRAWN_CARD)
    ships = picked_icons(state, seat, SHIP)
    worth += ships * (100 + ROUTE if state.active_token[seat] == CALM_SEA else ROUTE)
    for kind in range(GOODS):
        cards = picked_of(state, seat, kind)
        if cards > 0:
            worth += 100 * run_gain(state, seat, kind, cards) - CARD_IN_HAND * cards
    return worth


def icons_in_sight(state: State, seat: int, icon: int, each: int) -> int:
    """What the icons on the cards picked bring, at so much for each ducat or card."""
    return effect(picked_icons(state, seat, icon)) * each


def picked_icons(state: State, seat: int, icon: int) -> int:
    """How often the cards picked show an icon."""
    count = 0
    hand = state.hands[seat]
    for number in range(state.picked.count):
        count += icons(state.faces[hand.cards[state.picked.cards[number]]], icon)
    return count


def picked_of(state: State, seat: int, kind: int) -> int:
    """How many of the cards picked are of a good."""
    count = 0
    hand = state.hands[seat]
    for number in range(state.picked.count):
        if good(state.faces[hand.cards[state.picked.cards[number]]]) == kind:
            count += 1
    return count


def run_gain(state: State, seat: int, kind: int, cards: int) -> int:
    """What so many cards of a good add to the cargo: to its top run, or as one of their own."""
    length = top_run(state, seat) if kind == good(top_card(state, seat)) else 0
    return run_pays(state, kind, length + cards) - run_pays(state, kind, length)


def played_in_sight(state: State, seat: int) -> int:
    """What the cards played and not yet loaded will add."""
    worth = 0
    for kind in range(GOODS):
        cards = 0
        for place in range(state.played.count):
            if good(state.faces[state.played.cards[place]]) == kind:
                cards += 1
        if cards > 0:
            worth += 100 * run_gain(state, seat, kind, cards)
    return worth


def best_stop(state: State, seat: int) -> int:
    """The best token at the end of the last route; before that the sea is wide."""
    if state.routes_left != 1:
        return 0
    harbour = state.ships[seat]
    best = -2 * SURE
    for number in range(ROUTES_FROM):
        way = state.sea[harbour][number] - 1
        if way >= 0 and state.routes_used & route(way) == 0:
            best = max(best, stop_worth(state, seat, state.tokens[end(way)]))
    return best


def stop_worth(state: State, seat: int, token: int) -> int:
    """What it is worth to stop where this token lies, or none."""
    if token == 0:
        return -TOKEN_WORTH[state.active_token[seat]] * state.deck.count // LONG_DECK
    return SURE + TOKEN_WORTH[token] // 2
