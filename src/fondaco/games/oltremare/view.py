"""What a seat may know of a position of Oltremare: built up, never cut down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.oltremare.buying import price, top_card
from fondaco.games.oltremare.features import known_stage
from fondaco.games.oltremare.partners import others_of, proposals_left
from fondaco.games.oltremare.pieces import good, loading
from fondaco.games.oltremare.sailing import end
from fondaco.games.oltremare.scoring import ends_run
from fondaco.games.oltremare.state import (
    ADDRESS,
    CLAIM_LOADING,
    CONCLUDE,
    HAND_OVER,
    NO_TURN,
    PERFECT_MEMORY,
    PLAY,
    SEND,
)
from fondaco.games.oltremare.view_types import (
    GOOD_NAMES,
    PAIR_NAMES,
    REPLIES,
    STAGES,
    TOKEN_NAMES,
    Box,
    View,
)
from fondaco.games.oltremare.words import card_name

if TYPE_CHECKING:
    from fondaco.core.piles import Pile
    from fondaco.games.oltremare.state import Offer, State
    from fondaco.games.oltremare.view_types import (
        Answer,
        Given,
        OwnOffer,
        Picked,
        Public,
        Run,
        Standing,
        Terms,
        Token,
        Trader,
    )

__all__ = ["STAGES", "Box", "View", "is_offer_sent", "public", "seen_by", "view"]


def view(state: State, seat: int) -> View:
    """What is public, and the seat's own secrets (OLT-1.6, OLT-R13, OLT-R14)."""
    return seen_by(state, seat, public(state))


def seen_by(state: State, seat: int, public: Public) -> View:
    """What the seat knows beside what is public: its own cards, offers and answers."""
    return {
        "seat": seat,
        **public,
        "stage": STAGES[known_stage(state, seat)],
        "hand": _cards(state, state.hands[seat]) if seat >= 0 else [],
        "own_pirates": _known_pirates(state, seat) if seat >= 0 else [],
        "proposals_left": proposals_left(state) if seat == state.active else None,
        "answers": _answers(state, seat),
        "draft": _draft(state, seat),
    }


def public(state: State) -> Public:
    """What everybody may know."""
    return {
        "turn": state.turn,
        "active": state.active,
        "deck": state.deck.count + state.venice,  # OLT-R14
        "venice": bool(state.venice),
        "tokens": [_token(state.tokens[harbour]) for harbour in range(state.harbours)],
        "sea": [_neighbours(state, harbour) for harbour in range(state.harbours)],
        "seats": [_seat(state, other) for other in range(state.seats)],
        "bought": state.bought,
        "price": price(state),
        "to_play": loading(top_card(state, state.active)),
        "offer": _offer(state, state.active) if is_offer_sent(state) else None,
        "addressed": _addressed(state),
        "played": _cards(state, state.played),
        "routes_left": state.routes_left,
    }


def is_offer_sent(state: State) -> bool:
    """Whether the active player's offer lies open on the table."""
    if state.turn == NO_TURN:
        return False
    if state.turn != state.active:
        return True
    return state.stage == CONCLUDE or bool(state.revealed)


def _seat(state: State, seat: int) -> Trader:
    known: Trader = {
        "hand": state.hands[seat].count,
        "top": card_name(top_card(state, seat)),
        "cargo": state.cargo[seat].count,
        "pirates": state.pirates[seat].count,
        "ducats": state.ducats[seat],
        "fame": state.fame[seat],
        "ship": state.ships[seat],
        "token": _token(state.active_token[seat]),
        "tokens": state.tokens_taken[seat],
        "traded": bool(state.partners >> seat & 1),
    }
    if state.options & PERFECT_MEMORY or state.turn == NO_TURN:
        known["cargo_cards"] = _cards(state, state.cargo[seat])  # OLT-R14
        known["cargo_runs"] = _runs(state, state.cargo[seat])
    return known


def _runs(state: State, cargo: Pile) -> list[Run]:
    """A cargo pile run by run, from the bottom up."""
    found: list[Run] = []
    length = 0
    for place, card in enumerate(cargo.plain()):
        length += 1
        if ends_run(state, cargo, place):
            found.append({"good": GOOD_NAMES[good(state.faces[card])], "cards": length})
            length = 0
    return found


def _neighbours(state: State, harbour: int) -> list[int]:
    """The harbours that one route joins to this one."""
    return [end(way - 1) for way in state.sea[harbour] if way]


def _token(kind: int) -> Token | None:
    return TOKEN_NAMES[kind - 1] if kind else None


def _cards(state: State, pile: Pile) -> list[str]:
    return [card_name(state.faces[card]) for card in pile.plain()]


def _known_pirates(state: State, seat: int) -> list[str | None]:
    """The own pirate pile from the bottom: what one has laid there oneself is known."""
    return [
        card_name(state.faces[card]) if state.seen[card] >> seat & 1 else None  # OLT-R13
        for card in state.pirates[seat].plain()
    ]


def _offer(state: State, maker: int) -> Terms:
    """An offer as everybody hears it: goods, claims, ducats (OLT-R5)."""
    offer = state.offers[maker]
    return {
        "seat": maker,
        "gives": [_given(offer, number) for number in range(offer.gives.count)],
        "wants": [GOOD_NAMES[kind] for kind in offer.wants.plain()],
        "ducats": offer.ducats,
    }


def _given(offer: Offer, number: int) -> Given:
    claim = offer.claims[number]
    return {
        "good": GOOD_NAMES[offer.goods[number]],
        "claim": PAIR_NAMES[claim - 1] if claim else None,
        "loading": offer.loadings[number] or None,
    }


def _addressed(state: State) -> list[int]:
    if not is_offer_sent(state):
        return []
    return [seat for seat in range(state.seats) if state.addressed >> seat & 1]


def _answers(state: State, eyes: int) -> list[Answer]:
    """The answers to the offer: all of them once they are shown, before that only the own."""
    found: list[Answer] = []
    for seat in _addressed(state):
        shown = state.revealed or seat == eyes
        answer = REPLIES[state.answers[seat]] if shown else None
        found.append(
            {
                "seat": seat,
                "order": _order(state, seat),
                "standing": _standing(state, seat),
                "answer": answer,
                "counter": _offer(state, seat) if answer == "countered" else None,
            }
        )
    return found


def _order(state: State, seat: int) -> int:
    """When a seat answers: clockwise from the active player."""
    return (seat - state.active) % state.seats


def _standing(state: State, seat: int) -> Standing:
    """How far an answer has come that nobody has seen; whose turn it is, everybody knows."""
    if seat == state.turn:
        return "asked"
    has_answered = _order(state, seat) < _order(state, state.turn) or state.turn == state.active
    return "sealed" if has_answered else "waiting"


def _draft(state: State, seat: int) -> OwnOffer | Picked | None:
    """The own offer while it is being built, and the own cards chosen."""
    if seat < 0 or state.turn != seat:
        return None
    if ADDRESS <= state.stage <= SEND:
        return _own_offer(state, seat)
    chosen = {HAND_OVER: state.handed[seat], PLAY: state.picked}.get(state.stage)
    if chosen is None:
        return None
    picked: Picked = {"cards": _chosen(state, seat, chosen), "places": chosen.plain()}
    if state.stage == PLAY:
        picked["left"] = loading(top_card(state, seat)) - chosen.count  # OLT-5.1
    return picked


def _own_offer(state: State, seat: int) -> OwnOffer:
    places = state.offers[seat].gives
    cards = _chosen(state, seat, places)
    claiming = CLAIM_LOADING >= state.stage >= CLAIM_LOADING - 1
    return {
        **_offer(state, seat),
        "to": [other for other in range(state.seats) if others_of(state) >> other & 1],
        "cards": cards,
        "places": places.plain(),
        "about": cards[state.claiming] if claiming else None,
        "claiming": state.claiming if claiming else None,
    }


def _chosen(state: State, seat: int, places: Pile) -> list[str]:
    """The names of the cards at these places of a hand."""
    hand = state.hands[seat]
    return [card_name(state.faces[hand.cards[place]]) for place in places.plain()]
