"""Playing cards, carrying out their icons, loading them."""

from fondaco.core.events import tell
from fondaco.core.piles import push, take_at
from fondaco.games.oltremare.events import (
    CALM,
    DEALT_BIG,
    DREW,
    EARNED,
    LOADED,
    PLAYED,
    RAID_CARD,
    RAIDED,
    REPELLED,
    WENT_TO_MARKET,
)
from fondaco.games.oltremare.knowledge.memory import forget_twins, know_alone, lose_good
from fondaco.games.oltremare.moves import CARD
from fondaco.games.oltremare.pieces import (
    BIG_DEAL,
    CALM_SEA,
    MARKET,
    MONEY,
    PIRATES,
    SHIP,
    VICTORY,
    good,
    icons,
    loading,
)
from fondaco.games.oltremare.rules.buying import take_up, top_card
from fondaco.games.oltremare.rules.deck import NO_CARD, draw_card
from fondaco.games.oltremare.rules.sailing import set_sail
from fondaco.games.oltremare.state import LOAD, State

EFFECT = [0, 1, 3, 6]  # ducats or cards for no, one, two, three or more icons  # OLT-5.4 to OLT-5.6


def play_choices(state: State, mask: list[int]) -> int:
    """Mark the cards that may be picked next, in the order of the hand; how many they are."""
    hand = state.hands[state.active]
    needed = loading(top_card(state, state.active)) - state.picked.count
    first = state.picked.cards[state.picked.count - 1] + 1 if state.picked.count > 0 else 0
    for place in range(first, hand.count - needed + 1):
        mask[CARD + place] = 1  # OLT-5.1
    return hand.count - needed + 1 - first


def pick(state: State, place: int) -> None:
    """Pick a card; the last one picked shows them all."""
    push(state.picked, place)
    if state.picked.count == loading(top_card(state, state.active)):  # OLT-5.1
        play_picked(state)
        carry_out(state)


def play_picked(state: State) -> None:
    """Lay the cards picked face up."""
    seat = state.active
    state.played.count = 0
    for number in range(state.picked.count):
        # Each card taken out moves the later ones one place down.
        card = take_at(state.hands[seat], state.picked.cards[number] - number)
        push(state.played, card)
        lose_good(state, seat, good(state.faces[card]))
        forget_twins(state, seat, card)
        know_alone(state, card, 0)
        tell(state, PLAYED, seat, state.faces[card])
    state.picked.count = 0


def carry_out(state: State) -> None:
    """Money, pirates, market, ship, in this order."""
    earn(state)  # OLT-5.3
    be_raided(state)
    go_to_market(state)
    state.stage = LOAD
    ships = played_icons(state, SHIP)
    if ships > 0:
        set_sail(state, ships)


def played_icons(state: State, icon: int) -> int:
    """How often the cards played show an icon."""
    count = 0
    for place in range(state.played.count):
        count += icons(state.faces[state.played.cards[place]], icon)
    return count


def effect(count: int) -> int:
    """What so many icons bring."""
    return EFFECT[min(count, len(EFFECT) - 1)]


def earn(state: State) -> None:
    """Ducats for money icons, and what the tokens add."""
    seat = state.active
    count = played_icons(state, MONEY)
    if state.active_token[seat] == BIG_DEAL:
        count += 1  # OLT-7.7
        tell(state, DEALT_BIG, seat)
    if count > 0:
        state.ducats[seat] += effect(count)  # OLT-5.4
        tell(state, EARNED, seat, count, effect(count))
    ships = played_icons(state, SHIP)
    if state.active_token[seat] == CALM_SEA and ships > 0:
        state.ducats[seat] += ships  # OLT-7.8
        tell(state, CALM, seat, ships)


def be_raided(state: State) -> None:
    """Unseen cards from the deck go to the own pirate pile."""
    seat = state.active
    count = played_icons(state, PIRATES)
    if count == 0:
        return
    if state.active_token[seat] == VICTORY:
        tell(state, REPELLED, seat, count)  # OLT-7.4
        return
    tell(state, RAIDED, seat, count, effect(count))
    for _ in range(effect(count)):
        card = draw_card(state)  # OLT-5.5
        if card == NO_CARD:
            return  # OLT-9.1
        push(state.pirates[seat], card)
        tell(state, RAID_CARD, seat, state.faces[card])


def go_to_market(state: State) -> None:
    """Draw cards into the hand."""
    seat = state.active
    count = played_icons(state, MARKET)
    if count == 0:
        return
    tell(state, WENT_TO_MARKET, seat, count, effect(count))
    for _ in range(effect(count)):
        card = draw_card(state)  # OLT-5.6
        if card == NO_CARD:
            return  # OLT-9.1
        take_up(state, seat, card, DREW)


def load_choices(state: State, mask: list[int]) -> int:
    """Mark the cards played that are not loaded yet; how many they are."""
    for place in range(state.played.count):
        mask[CARD + place] = 1  # OLT-6.1
    return state.played.count


def load(state: State, place: int) -> None:
    """Lay one of the cards played on the cargo pile; the last one follows by itself."""
    load_card(state, place)
    if state.played.count == 1:
        load_card(state, 0)


def load_card(state: State, place: int) -> None:
    """Lay a card on the cargo pile."""
    card = take_at(state.played, place)
    push(state.cargo[state.active], card)  # OLT-6.1
    tell(state, LOADED, state.active, state.faces[card])
