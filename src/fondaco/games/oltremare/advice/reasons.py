"""Why a move of Oltremare is good or bad: what it changes of the ducats in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.piles import push, take_at
from fondaco.core.ranking import SURE, heights_above, level
from fondaco.core.reasons import Reason, by_weight
from fondaco.games.oltremare import moves as m
from fondaco.games.oltremare.advice.estimate import (
    DRAWN_CARD,
    LONG_DECK,
    ROUTE,
    SAFE_FAME,
    SAFE_TOKENS,
    TOKEN_WORTH,
    best_stop,
    picked_icons,
    picked_of,
    place_in_sight,
    run_gain,
    stop_worth,
)
from fondaco.games.oltremare.advice.trades import NO_DEAL, deal_in_sight, terms_gain
from fondaco.games.oltremare.advice.worth import cargo_pays, hand_worth, surplus, top_run
from fondaco.games.oltremare.pieces import (
    BIG_DEAL,
    CALM_SEA,
    COMPASS,
    MARKET,
    MONEY,
    PIRATES,
    SHIP,
    VICTORY,
    good,
    loading,
    pair,
    sea_power,
)
from fondaco.games.oltremare.rules.buying import top_card
from fondaco.games.oltremare.rules.deck import place_pays
from fondaco.games.oltremare.rules.playing import effect
from fondaco.games.oltremare.state import (
    ANSWER,
    BEARING,
    CLAIM,
    CLAIM_LOADING,
    CONCLUDE,
    HAND_OVER,
    LAY,
    LOAD,
    NO_TURN,
    PLAY,
    SAIL,
    SEND,
    TRADE,
)

if TYPE_CHECKING:
    from fondaco.games.oltremare.state import State

NO_TRADE = Reason("reason-no-trade", {})
NO_TOKEN = Reason("reason-token-none", {})
ICON_REASONS = {
    MONEY: "reason-money",
    PIRATES: "reason-raid",
    MARKET: "reason-market",
    SHIP: "reason-routes",
}


def reasons(before: State, move: int, after: State, seat: int) -> list[Reason]:
    """What the move from one position to the other brings a seat, the weightiest first."""
    if after.turn == NO_TURN:
        return by_weight(ended(before, after, seat))
    stage = before.stage
    if stage == PLAY:
        return by_weight(picked(before, move - m.CARD, seat))
    if stage in (SAIL, BEARING):
        return by_weight(sailed(before, after, seat))
    if stage == LOAD:
        return by_weight(loaded(before, move - m.CARD, after, seat))
    if stage == LAY:
        return by_weight([hand_reason(before, after, seat), pirates_reason(before, after, seat)])
    if stage == TRADE and move != m.OFFER:
        return by_weight(traded(before, move, after, seat))
    return by_weight(bargained(before, move, after, seat))


def traded(before: State, move: int, after: State, seat: int) -> list[Reason]:
    """What a card bought changes, or that trading is over."""
    if move != m.DONE:
        return changes(before, after, seat)
    if after.stage != PLAY:
        return [Reason("reason-skip", {})]
    loads, cards = loading(top_card(after, seat)), after.hands[seat].count
    return [Reason("reason-go-on", {"loads": loads, "cards": cards})]


# What a seat has


def changes(before: State, after: State, seat: int) -> list[Reason]:
    """What a seat has more or less than before: ducats, cards, pirates, fame."""
    ducats = SURE * (after.ducats[seat] - before.ducats[seat])
    fame = fame_in_sight(after, seat) - fame_in_sight(before, seat)
    fame_message = "reason-fame-more" if fame > 0 else "reason-fame-less"
    if after.venice != before.venice:
        paid = SURE * place_pays(before, before.fame, seat)
        fame_message, fame, ducats = "reason-venice", fame + paid, ducats - paid
    over = surplus(before, seat, 0) - surplus(after, seat, 0)
    found = [
        hand_reason(before, after, seat),
        Reason("reason-ducats-more" if ducats > 0 else "reason-ducats-less", {}, ducats),
        Reason("reason-guard-more" if over > 0 else "reason-guard-less", {}, over),
        Reason(fame_message, {}, fame),
        pirates_reason(before, after, seat),
    ]
    return [reason for reason in found if reason.worth != 0] or [NO_TRADE]


def hand_reason(before: State, after: State, seat: int) -> Reason:
    """What the cards in hand promise more or less."""
    worth = hand_worth(after, seat) - hand_worth(before, seat)
    return Reason("reason-hand-more" if worth > 0 else "reason-hand-less", {}, worth)


def pirates_reason(before: State, after: State, seat: int) -> Reason:
    """The cards in the own pirate pile, each of which costs a ducat."""
    cards = after.pirates[seat].count
    return Reason("reason-pirates", {"cards": cards}, SURE * (before.pirates[seat].count - cards))


def fame_in_sight(state: State, seat: int) -> int:
    """What the seat's fame will be paid, at the end and when the Venice card comes."""
    return place_in_sight(state, state.fame, seat, SAFE_FAME) * (1 + state.venice)


def ended(before: State, after: State, seat: int) -> list[Reason]:
    """What the end of the game pays for the move: more than it would have without it."""
    cargo, tokens = (
        [pays(state, seat) for state in (before, after)] for pays in (cargo_pays, tokens_pay)
    )
    scored = cargo[1] + tokens[1] + place_pays(after, after.fame, seat) - after.pirates[seat].count
    earned = after.ducats[seat] - before.ducats[seat] - scored
    return [
        Reason("reason-game-ends", {}),
        Reason("reason-cargo-paid", {}, SURE * (cargo[1] - cargo[0])),
        Reason("reason-tokens", tokens_of(after, seat), SURE * (tokens[1] - tokens[0])),
        Reason("reason-ducats-more", {}, SURE * earned),
        pirates_reason(before, after, seat),
    ]


def tokens_pay(state: State, seat: int) -> int:
    """What the place in tokens is paid at the end."""
    return place_pays(state, state.tokens_taken, seat)


def tokens_of(state: State, seat: int) -> dict[str, int]:
    """The seat's tokens, its place by different totals, and how many share it."""
    taken = state.tokens_taken
    return {
        "tokens": taken[seat],
        "place": heights_above(taken, state.seats, taken[seat]) + 1,
        "tied": level(taken, state.seats, taken[seat]),
    }


# Bargaining


def bargained(before: State, move: int, after: State, seat: int) -> list[Reason]:
    """What an offer, an answer or a trade promises."""
    if move in (m.DROP, m.DECLINE, m.WITHDRAW):
        return [NO_TRADE]
    if before.stage in (CLAIM, CLAIM_LOADING):
        return [claimed(before, move, seat)]
    if before.stage == ANSWER and move == m.ACCEPT:
        return [deal(terms_gain(before, seat, before.active, 1))]
    if before.stage in (SEND, HAND_OVER):
        return [deal(deal_in_sight(before, seat))]
    if before.stage == CONCLUDE and after.stage == TRADE:
        return changes(before, after, seat)
    return [deal(deal_in_sight(after, seat))]


def deal(worth: int) -> Reason:
    """What a trade promises, if one is in sight at all."""
    if worth <= NO_DEAL // 2:
        return Reason("reason-deal-none", {})
    return Reason("reason-deal-good" if worth >= 0 else "reason-deal-bad", {}, worth)


def claimed(before: State, move: int, seat: int) -> Reason:
    """Whether what is said of a card's icons is true."""
    if move == m.SAY_NOTHING:
        return Reason("reason-silent", {})
    place = before.offers[seat].gives.cards[before.claiming]
    face = before.faces[before.hands[seat].cards[place]]
    true = (m.ICON_PAIR + pair(face), m.LOADING_ICONS + loading(face))
    return Reason("reason-true" if move in true else "reason-bluff", {})


# Playing and loading cards


def picked(before: State, place: int, seat: int) -> list[Reason]:
    """What one more card adds to the icons played and to the cargo, and takes from the hand."""
    after = before.copy()
    push(after.picked, place)
    card = before.faces[before.hands[seat].cards[place]]
    cards = picked_of(after, seat, good(card))
    added = run_gain(after, seat, good(card), cards) - run_gain(after, seat, good(card), cards - 1)
    length = cards + (top_run(after, seat) if good(card) == good(top_card(after, seat)) else 0)
    found = [
        Reason("reason-run", {"good": good(card), "length": length}, SURE * added),
        hand_reason(without_picked(before, seat), without_picked(after, seat), seat),
    ]
    for icon, message in ICON_REASONS.items():
        icons = picked_icons(after, seat, icon)
        if icons > picked_icons(before, seat, icon):
            worth = icons_worth(after, seat, icon) - icons_worth(before, seat, icon)
            found.append(Reason(message, {"icons": icons}, worth))
    return found


def icons_worth(state: State, seat: int, icon: int) -> int:
    """What the icons on the cards picked bring, with the seat's token."""
    icons, token = picked_icons(state, seat, icon), state.active_token[seat]
    if icon == MONEY:
        return SURE * effect(icons + (1 if token == BIG_DEAL else 0))
    if icon == PIRATES:
        return 0 if token == VICTORY else -SURE * effect(icons)
    if icon == MARKET:
        return DRAWN_CARD * effect(icons)
    return icons * (SURE + ROUTE if token == CALM_SEA else ROUTE)


def without_picked(state: State, seat: int) -> State:
    """The position as if the cards picked had left the hand."""
    twin = state.copy()
    for place in sorted(state.picked.plain(), reverse=True):
        take_at(twin.hands[seat], place)
    return twin


def loaded(before: State, place: int, after: State, seat: int) -> list[Reason]:
    """The run that the card lies in, and what the card on top means for the next turn."""
    kind = good(before.faces[before.played.cards[place]])
    goods = [good(after.faces[card]) for card in after.cargo[seat].plain()]
    start = end = before.cargo[seat].count
    while start > 0 and goods[start - 1] == kind:
        start -= 1
    while end < len(goods) and goods[end] == kind:
        end += 1
    worth = SURE * (cargo_pays(after, seat) - cargo_pays(before, seat))
    found = [Reason("reason-run", {"good": kind, "length": end - start}, worth)]
    if after.active != seat:
        top = top_card(after, seat)
        arguments = {"power": sea_power(top), "loads": loading(top)}
        found.append(Reason("reason-top", arguments, -surplus(after, seat, 0)))
    return found


# Sailing


def sailed(before: State, after: State, seat: int) -> list[Reason]:
    """The way ahead, or the token where the ship stops."""
    if after.stage == SAIL:
        routes, worth = after.routes_left, best_stop(after, seat)
        message = "reason-sail-on" if routes > 1 or worth > 0 else "reason-sail-empty"
        return [Reason(message, {"routes": routes}, worth)]
    if after.stage == BEARING:
        return [Reason("reason-compass", {}, stop_worth(before, seat, COMPASS))]
    had, has = before.active_token[seat], after.active_token[seat]
    worth = (TOKEN_WORTH[has] - TOKEN_WORTH[had]) * before.deck.count // LONG_DECK
    if has == 0:
        return [Reason("reason-token-lost", {"token": had}, worth) if had else NO_TOKEN]
    place = place_in_sight(after, after.tokens_taken, seat, SAFE_TOKENS)
    place -= place_in_sight(before, before.tokens_taken, seat, SAFE_TOKENS)
    return [
        Reason("reason-token", {"token": has}, worth),
        Reason("reason-tokens", tokens_of(after, seat), place),
    ]
