"""Scoring a round, ships and markers; and the game, its tiles."""

from fondaco.core.events import tell
from fondaco.core.ranking import ahead, level
from fondaco.games.strozzi.events import (
    BONUS_PAID,
    MARKER_PAID,
    SHIP_PAID,
    TILES_PAID,
    TILES_PAID_BY_FLORENCE,
)
from fondaco.games.strozzi.pieces import CITIES, FLORENCE, PORTS
from fondaco.games.strozzi.state import TO_THE_LETTER, State

SHIP_PRIZES = [15, 10, 5]  # STR-5.1
MARKER_PRIZES = [15, 10, 5]  # STR-5.2
TILE_PRIZES = [30, 20, 10]  # STR-7.1


def score_round(state: State) -> None:
    """Pay the ships at the ports, then the markers in the cities."""
    for port in range(PORTS):
        pay_ships(state, port)
    for city in range(CITIES):
        pay_markers(state, city)
    for city in range(CITIES):
        pay_bonuses(state, city)


def pay_ships(state: State, port: int) -> None:
    """Pay the three fastest ships at a port."""
    quay = state.quays[port]
    for place in range(min(quay.count, len(SHIP_PRIZES))):
        pay(state, quay.cards[place], SHIP_PRIZES[place])  # STR-5.1
        tell(state, SHIP_PAID, quay.cards[place], port, place + 1, SHIP_PRIZES[place])


def pay_markers(state: State, city: int) -> None:
    """Pay the three highest markers in a city that have left the start."""
    track = state.tracks[city]
    for place in range(min(track.count, len(MARKER_PRIZES))):
        seat = track.cards[place]
        if state.spaces[city][seat] == 0:
            return  # STR-5.3
        pay(state, seat, MARKER_PRIZES[place])  # STR-5.2
        tell(state, MARKER_PAID, seat, city, place + 1, MARKER_PRIZES[place])


def pay_bonuses(state: State, city: int) -> None:
    """Pay every marker on a bonus space."""
    for seat in range(state.seats):
        space = state.spaces[city][seat]
        if state.bonus[space] > 0:
            pay(state, seat, state.bonus[space])  # STR-5.4
            tell(state, BONUS_PAID, seat, city, space, state.bonus[space])


def pay(state: State, seat: int, coins: int) -> None:
    """Give coins from a supply without end."""
    state.coins[seat] += coins  # STR-R6


# Scoring the game


def pay_tiles(state: State, kind: int) -> None:
    """Pay the three highest totals of a category; Florence decides between equals."""
    merit = state.merit[kind]
    for seat in range(state.seats):
        if merit[seat] == 0 and not state.options & TO_THE_LETTER:
            continue  # STR-R3
        place = ahead(merit, state.seats, merit[seat]) + higher_in_florence(state, merit, seat)
        if place < len(TILE_PRIZES):
            pay(state, seat, TILE_PRIZES[place])  # STR-7.1
            alone = level(merit, state.seats, merit[seat]) == 1
            told = TILES_PAID if alone else TILES_PAID_BY_FLORENCE
            tell(state, told, seat, kind, merit[seat], place + 1, TILE_PRIZES[place])


def higher_in_florence(state: State, totals: list[int], seat: int) -> int:
    """How many with the same total stand higher in Florence."""
    higher = 0
    track = state.tracks[FLORENCE]
    for place in range(track.count):
        if track.cards[place] == seat:
            return higher
        if totals[track.cards[place]] == totals[seat]:
            higher += 1  # STR-7.2, STR-7.3
    return higher
