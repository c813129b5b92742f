"""Positions of Oltremare, written as text.

    hand 0: silk-ms3 wine-ks1@19        in the order of the hand; empty if no line says so
    cargo 1: wood-mk2 silk-mp1          from the bottom; else one card with one loading icon
    pirates 0: grain-ms2                from the bottom
    deck: wood-mk2 spice-mp3            all other cards are then out of the game; `empty` for none
    venice: next                        or `hidden`, `30 20` (first and last deck count), `gone`
    ducats: 11 3 0    fame: 0 2 1       by seat; else 11 ducats and no fame
    ship 0: Candia                      else Venezia
    harbours: Rodi compass, Acri influence
    token 0: big_deal                   the active one; none if no line says so
    taken: 1 0 2                        tokens by seat; else the active ones
    active: 1    bought: 2    sent: 3    dropped: 1    traded: 0 2
    stage: play                         lay, trade (if no line says so), play, sail, compass, load
    played: silk-ms3    routes: 2       for the stages after playing
    seen 1: grain-ms2    near 2: silk-ms3     hidden cards that a seat knows of
    sure 1: silk 1, wood 2    about 1: silk 1

Cards are named as records name them, and each card of the box is used once. Cards that no line
names form the deck. Everybody knows the own hand; nobody knows anything else unless a line says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.piles import Pile, push
from fondaco.games.oltremare import laws
from fondaco.games.oltremare.knowledge.view import STAGES
from fondaco.games.oltremare.pieces import CARDS, GRAIN, HARBOURS, good
from fondaco.games.oltremare.rules.setting_up import clear_table, hide_venice
from fondaco.games.oltremare.rules.turn import apply
from fondaco.games.oltremare.state import SEATS
from fondaco.games.oltremare.text.names import GOOD_NAMES, TOKEN_NAMES
from fondaco.games.oltremare.text.words import Words, card_name

if TYPE_CHECKING:
    from fondaco.games.oltremare.state import State

PLAIN_CARGO = ("sugar-pk1", "sugar-ks1", "sugar-ms1", "silver-ps1", "silk-mp1", "silk-mk1")


def write(state: State, words: Words, lines: tuple[str, ...]) -> None:
    """Change the opening into the position that the lines say."""
    said = dict(line.split(": ") for line in lines)
    clear_table(state)
    box = _box(state)
    for name, piles in (("hand", state.hands), ("cargo", state.cargo), ("pirates", state.pirates)):
        for seat in range(state.seats):
            _write_pile(state, piles[seat], box, said.pop(f"{name} {seat}", ""))
    _write_pile(state, state.played, box, said.pop("played", ""))
    spoken_for = said.get("deck", "").split()
    for seat in range(state.seats):
        if state.cargo[seat].count == 0:
            names = [card_name(state.faces[card]) for card in box]
            left = [name for name in PLAIN_CARGO if name in names and name not in spoken_for]
            _write_pile(state, state.cargo[seat], box, left[0])
    _write_pile(state, state.deck, box, said.pop("deck", ""), rest="all")
    _write_venice(state, said.pop("venice", "gone"))
    _write_sea(state, words, said)
    _write_seats(state, said)
    _write_turn(state, said)
    _write_knowledge(state, said)
    assert not said, f"a position has no {said}"


def _box(state: State) -> list[int]:
    """The cards of the box; without grain for two."""
    cards = range(1, CARDS + 1)
    return [card for card in cards if state.seats > 2 or good(state.faces[card]) != GRAIN]


def _write_pile(state: State, pile: Pile, box: list[int], words: str, rest: str = "none") -> None:
    pile.count = 0
    if not words and rest == "all":
        for card in box:
            push(pile, card)
    for word in words.replace("empty", "").split():
        names = [card_name(state.faces[card]) for card in box]
        assert word in names, f"the box has no other {word}"
        push(pile, box.pop(names.index(word)))


def _write_venice(state: State, word: str) -> None:
    if word == "hidden":
        hide_venice(state)
        return
    state.venice = int(word != "gone")
    counts = word.split() if word[0].isdigit() else [str(state.deck.count)] * 2
    state.venice_first, state.venice_last = map(int, counts)


def _write_sea(state: State, words: Words, said: dict[str, str]) -> None:
    for seat in range(state.seats):
        state.ships[seat] = words.harbours.index(said.pop(f"ship {seat}", words.harbours[0]))
    for place in range(HARBOURS):
        state.tokens[place] = 0
    for pair in said.pop("harbours", "").split(", "):
        if pair:
            name, _, token = pair.rpartition(" ")
            state.tokens[words.harbours.index(name)] = TOKEN_NAMES.index(token) + 1


def _write_seats(state: State, said: dict[str, str]) -> None:
    for seat in range(state.seats):
        if (token := said.pop(f"token {seat}", "none")) != "none":
            state.active_token[seat] = TOKEN_NAMES.index(token) + 1
        state.tokens_taken[seat] = int(state.active_token[seat] > 0)
    for name, row in (
        ("ducats", state.ducats),
        ("fame", state.fame),
        ("taken", state.tokens_taken),
    ):
        if words := said.pop(name, ""):
            row[: state.seats] = map(int, words.split())
            assert len(row) == SEATS, f"{name} are said for every seat, once"


def _write_turn(state: State, said: dict[str, str]) -> None:
    state.active = state.turn = int(said.pop("active", "0"))
    state.stage = STAGES.index(said.pop("stage", "trade"))
    state.bought = int(said.pop("bought", "0"))
    state.sent = int(said.pop("sent", "0"))
    state.dropped = int(said.pop("dropped", "0"))
    state.routes_left = int(said.pop("routes", "0"))
    state.partners = sum(1 << int(seat) for seat in said.pop("traded", "").split())
    state.addressed = state.revealed = state.countered = 0


def _write_knowledge(state: State, said: dict[str, str]) -> None:
    for seat in range(state.seats):
        for card in state.hands[seat].plain():
            state.seen[card] = 1 << seat
    hidden = [card for pile in (*state.hands, *state.pirates) for card in pile.plain()]
    for seat in range(state.seats):
        for name, row in (("seen", state.seen), ("near", state.near)):
            for word in said.pop(f"{name} {seat}", "").split():
                known = [card for card in hidden if card_name(state.faces[card]) == word]
                assert known, f"{word} lies in no hidden place"
                row[known[0]] |= 1 << seat
        for name, rows in (("sure", state.sure), ("about", state.about)):
            for pair in said.pop(f"{name} {seat}", "").split(", "):
                if pair:
                    kind, _, cards = pair.partition(" ")
                    rows[seat][GOOD_NAMES.index(kind)] = int(cards)


def load_deck(state: State, move: int, wanted: list[str]) -> None:
    """Lay these cards where the dice will find them when the move is made."""
    deck, twin = state.deck, state.copy()
    apply(twin, move)
    came = [*twin.pirates[state.active].plain(), *twin.hands[state.active].plain()]
    drawn = [deck.plain().index(card) for card in came if card in deck.plain()]
    assert len(wanted) <= len(drawn), f"the move draws {len(drawn)} cards"
    for number, (name, here) in enumerate(zip(wanted, drawn, strict=False)):
        names = [card_name(state.faces[card]) for card in deck.plain()]
        fits = [at for at in range(deck.count) if names[at] == name and at not in drawn[:number]]
        assert fits, f"the deck has no {name}"
        deck.cards[here], deck.cards[fits[0]] = deck.cards[fits[0]], deck.cards[here]


# What follows from the pieces


def everything(state: State) -> list[int]:
    """All cards, wherever they are."""
    piles = (state.deck, state.played, *state.hands, *state.cargo, *state.pirates)
    return sorted(card for pile in piles for card in pile.plain())


def check(state: State) -> None:
    """Every number is in its range, and what everybody knows is so."""
    assert list(state.astray()) == []
    for seat in range(SEATS):
        found = laws.fault_at_seat(state, seat)
        assert found == 0, laws.FAULTS[found]
