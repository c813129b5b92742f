"""Check recorded games of Oltremare without the program that recorded them.

    python check_oltremare.py game.json games.jsonl more.jsonl.gz

Follows the rule book and docs/record-format.md, on top of stranger.py, oltremare_box.py and
oltremare_trade.py, which must lie beside it. It shuffles, plays and scores every game again,
with all that anybody came to know, and stops with a plain sentence at the first difference.
"""  # noqa: INP001  no package: files to be copied anywhere

from __future__ import annotations

import sys
from itertools import groupby
from typing import TYPE_CHECKING, Any

from oltremare_box import GOODS, PAIRS, TOKENS, bits
from oltremare_trade import Traders
from stranger import Document, by_name, check_terms, demand, main

if TYPE_CHECKING:
    from oltremare_box import Card

OPTIONS = ["to-the-letter", "perfect-memory", "four-proposals", "two-proposals"]
STAGES = [
    *("lay", "trade", "address", "give", "want", "pay", "claim", "claim_loading", "send"),
    *("answer", "hand_over", "conclude", "play", "sail", "bearing", "load"),
]
ANSWERS = ["", "declined", "accepted", "countered"]
EFFECT = [0, 1, 3, 6]  # OLT-5.4 to OLT-5.6
PLACES = [6, 3, 1]  # OLT-8.1, OLT-9.5, OLT-9.6
MOVES = {
    "done": "trade",
    "offer": "trade",
    "buy deck": "trade",
    "buy pirates": "trade",
    "to all": "address",
    "next": "give want",
    "say nothing": "claim claim_loading",
    "send": "send",
    "drop": "send",
    "accept": "answer",
    "decline": "answer",
    "counter": "answer",
    "withdraw": "conclude",
    "stay": "bearing",
    **{f"seat {seat}": "address conclude" for seat in range(5)},
    **{f"card {place}": "lay give hand_over play load" for place in range(1, 99)},
    **{f"want {good}": "want" for good in GOODS},
    **{f"ducats {ducats}": "pay" for ducats in range(-20, 21)},
    **{f"say {one}+{other}": "claim" for one, other in PAIRS},
    **{f"say loading {icons}": "claim_loading" for icons in range(1, 5)},
}
"""The moves but for `sail`, and the stages in which each means something."""
CLAUSES = by_name("""
    started OLT-R12           token-laid OLT-2.1        turned-up OLT-2.4
    berthed OLT-2.4           token-removed OLT-2.5     dealt OLT-2.7
    dealt-card OLT-2.7        shuffled OLT-2.8          turn-started OLT-6.3
    influenced OLT-7.6        laid OLT-3.2              laid-card OLT-3.2
    offered OLT-4.1           offered-to-all OLT-4.1    countered OLT-4.1
    offer-gives OLT-R5        offer-claims OLT-4.2      offer-claims-loading OLT-4.2
    offer-wants OLT-R5        offer-pays OLT-R4         offer-asks OLT-R4
    answered OLT-4.1          accepted OLT-4.1          declined OLT-4.1
    withdrawn OLT-4.1         traded OLT-4.1            handed-over OLT-R5
    gave OLT-R5               received OLT-R5           paid OLT-R4
    fame-gained OLT-4.3       bought OLT-4.4            bought-dearly OLT-4.5
    bought-by-token OLT-7.5   bought-card OLT-4.4       bought-nothing OLT-R10
    skipped OLT-R7            played OLT-5.1            dealt-big OLT-7.7
    earned OLT-5.4            calm OLT-7.8              repelled OLT-7.4
    raided OLT-5.5            raid-card OLT-5.5         went-to-market OLT-5.6
    drew OLT-5.6              sailed OLT-5.7            way-blocked OLT-R8
    token-taken OLT-5.9       token-turned OLT-5.10     compass-found OLT-7.2
    compass-followed OLT-7.2  compass-ignored OLT-7.2   loaded OLT-6.1
    venice-drawn OLT-8.1      fame-paid OLT-8.1         fame-shared OLT-8.2
    fame-reset OLT-8.3        deck-ran-out OLT-9.1      cargo-paid OLT-9.3
    tokens-paid OLT-9.5       tokens-shared OLT-9.5     last-fame-paid OLT-9.6
    last-fame-shared OLT-9.6  pirates-cost OLT-9.7      won OLT-9.8
    victory-shared OLT-R2
""")
PRIVATE = ["dealt-card", "laid-card", "gave", "received", "bought-card", "drew"]
HIDDEN = ["raid-card"]


class Oltremare(Traders):
    """A table of Oltremare."""

    KNOWN, CLAUSES, PRIVATE, HIDDEN = OPTIONS, CLAUSES, PRIVATE, HIDDEN

    # Setting up

    def set_up(self) -> None:
        """Tokens, starting harbours, hands, and the deck with the Venice card in it."""
        stack = list(self.box.tokens)
        for harbour in self.box.harbours:  # OLT-2.1
            self.tokens.append(self.dice.draw(stack))
            self.tell("token-laid", harbour=harbour, token=self.tokens[-1])
        two = len(self.seats) == 2
        self.deck = [card for card in self.box.cards if not (two and card.good == "grain")]
        starter = self.dice.roll(len(self.seats))  # OLT-R12
        self.tell("started", seat=starter)
        turned_up = [card for seat in self.clockwise(starter) for card in self.berth(seat)]
        for seat in self.clockwise(starter):  # OLT-2.7
            self.tell("dealt", seat=seat, cards=4)
            for _ in range(4):
                self.take_up(seat, self.dice.draw(self.deck), "dealt-card")
        self.deck += turned_up  # OLT-2.8
        cards = len(self.deck)
        self.venice_first, self.venice_last = cards - 2 * cards // 5, cards - 3 * cards // 5
        self.tell("shuffled", cards=cards)
        self.start_turn(starter)

    def berth(self, seat: int) -> list[Card]:
        """Find a starting harbour; the cards turned up before it (OLT-2.4, OLT-2.5)."""
        turned_up = []
        while (card := self.dice.draw(self.deck)).harbour is None:
            turned_up.append(card)
            self.tell("turned-up", seat=seat, card=str(card))
        self.cargo[seat].append(card)
        self.ships[seat] = card.harbour
        name, token = self.box.harbours[card.harbour], self.tokens[card.harbour]
        self.tell("berthed", seat=seat, card=str(card), harbour=name)
        if token:
            self.tell("token-removed", harbour=name, token=token)
            self.tokens[card.harbour] = ""
        return turned_up

    # Cards from the deck

    def draw(self) -> list[Card]:
        """The next card, if there is one (OLT-R10, OLT-R15)."""
        if self.used_up():
            return []
        if self.venice and len(self.deck) <= self.venice_first:
            self.venice = self.dice.roll(len(self.deck) - self.venice_last + 1) != 0
            if not self.venice:
                self.tell("venice-drawn")
                self.pay_places("fame-", fame=self.fame)
                self.fame = [0] * 5  # OLT-8.3
                self.tell("fame-reset")
        drawn = [self.dice.draw(self.deck)] if self.deck else []
        if self.used_up():
            self.tell("deck-ran-out")
        return drawn

    def pay_places(self, event: str, **counted: list[int]) -> None:
        """The three highest totals; who has none has no place (OLT-8.2, OLT-R1)."""
        ((what, totals),) = counted.items()
        totals = totals[: len(self.seats)]
        least = 0 if "to-the-letter" in self.options else 1
        heights = sorted({total for total in totals if total >= least}, reverse=True)[:3]
        for seat, total in enumerate(totals):
            if total in heights:
                place = heights.index(total)
                self.ducats[seat] += PLACES[place]
                how = event + ("paid" if totals.count(total) == 1 else "shared")
                paid = {what: total, "place": place + 1, "ducats": PLACES[place]}
                self.tell(how, seat=seat, **paid)

    # A turn

    def start_turn(self, seat: int) -> None:
        """Influence, and whether there are surplus cards (OLT-3.1, OLT-7.6)."""
        self.active = seat
        self.bought = self.sent = self.dropped = 0
        self.partners = set()
        self.end_bargain()
        self.tell("turn-started", seat=seat)
        power = self.top(seat).power
        if self.active_token[seat] == "influence" and power > 3:
            self.ducats[seat] += power - 3
            self.tell("influenced", seat=seat, ducats=power - 3)
        if len(self.hands[seat]) > power:
            self.stage = "lay"

    def play(self, move: str) -> None:
        """Carry out a move of the seat in turn, if the rules allow it."""
        stages = MOVES.get(move, "")
        if move.startswith("sail ") and move[5:] in self.box.harbours:
            stages = "sail bearing"
        demand(stages, f"no move is written {move!r}")
        demand(self.stage in stages.split(), f"it is not the time to {move}")
        getattr(self, f"at_{self.stage}")(move)

    def at_lay(self, move: str) -> None:
        """A surplus card for the pirates (OLT-3.2)."""
        seat, hand = self.active, self.hands[self.active]
        card = self.chosen(hand, move)
        self.known.laid(seat, hand)
        hand.remove(card)
        self.pirates[seat].append(card)
        self.tell("laid", seat=seat)
        self.tell("laid-card", seat=seat, card=str(card))
        if len(hand) == self.top(seat).power:
            self.stage = "trade"

    def at_trade(self, move: str) -> None:
        """Begin an offer, buy, or go on to playing."""
        if move == "offer":
            demand(self.proposals_left() > 0, "no proposal is left (OLT-R6)")
            demand(self.partners_of(self.active), "there is nobody to trade with (OLT-R3)")
            self.stage = "address"
        elif move == "done":
            self.stop_trading()
        else:
            self.buy(move.split()[1])

    def stop_trading(self) -> None:
        """Only with enough cards, or if none can be bought (OLT-5.2, OLT-R7)."""
        if len(self.hands[self.active]) >= self.top(self.active).loading:
            self.stage = "play"
            return
        demand(not self.sources(), "cards are missing that can be bought (OLT-R7)")
        self.tell("skipped", seat=self.active)
        self.end_turn()

    def end_turn(self) -> None:
        """The next seat, or the end (OLT-6.3, OLT-9.1)."""
        if self.used_up():
            self.end_game()
        else:
            self.start_turn(self.clockwise(self.active)[1])

    # Playing cards

    def at_play(self, move: str) -> None:
        """Pick a card; the last one shows them all (OLT-5.1)."""
        seat, hand = self.active, self.hands[self.active]
        card, needed = self.chosen(hand, move), self.top(self.active).loading
        ordered = all(hand.index(earlier) < hand.index(card) for earlier in self.picked)
        demand(ordered, "cards are picked in the order of the hand")
        left = len(hand) - hand.index(card)
        demand(left >= needed - len(self.picked), "too few cards are left after it")
        self.picked.append(card)
        if len(self.picked) < needed:
            return
        self.played, self.picked = self.picked, []
        for shown in self.played:
            hand.remove(shown)
            self.known.played(seat, shown, hand + self.pirates[seat])
            self.tell("played", seat=seat, card=str(shown))
        self.carry_out()

    def carry_out(self) -> None:
        """Money, pirates, market, ship (OLT-5.3)."""
        shown = [icon for card in self.played for icon in card.icons]
        self.earn(shown.count("money"), shown.count("ship"))
        self.be_raided(shown.count("pirates"))
        if market := shown.count("market"):  # OLT-5.6
            due = EFFECT[min(market, 3)]
            self.tell("went-to-market", seat=self.active, icons=market, cards=due)
            for _ in range(due):
                for card in self.draw():
                    self.take_up(self.active, card, "drew")
        self.set_sail(shown.count("ship"))

    def earn(self, money: int, ships: int) -> None:
        """Ducats for money icons and by tokens (OLT-5.4, OLT-7.7, OLT-7.8)."""
        seat, helper = self.active, self.active_token[self.active]
        if helper == "big_deal":
            money += 1
            self.tell("dealt-big", seat=seat)
        if money:
            ducats = EFFECT[min(money, 3)]
            self.ducats[seat] += ducats
            self.tell("earned", seat=seat, icons=money, ducats=ducats)
        if helper == "calm_sea" and ships:
            self.ducats[seat] += ships
            self.tell("calm", seat=seat, ducats=ships)

    def be_raided(self, icons: int) -> None:
        """Cards for the pirates, which nobody sees (OLT-5.5, OLT-7.4)."""
        seat, due = self.active, EFFECT[min(icons, 3)]
        if icons and self.active_token[seat] == "victory_over_pirates":
            self.tell("repelled", seat=seat, icons=icons)
        elif icons:
            self.tell("raided", seat=seat, icons=icons, cards=due)
            for _ in range(due):
                for card in self.draw():
                    self.pirates[seat].append(card)
                    self.tell("raid-card", seat=seat, card=str(card))

    # Sailing

    def can_sail(self, harbour: int, used: set[int], routes: int) -> bool:
        """Whether so many routes can be sailed from a harbour, none of them twice (OLT-5.8)."""
        return routes == 0 or any(
            self.can_sail(way.harbour, used | {way.route}, routes - 1)
            for way in self.box.sea[harbour]
            if way.route not in used
        )

    def set_sail(self, icons: int) -> None:
        """As many routes as there are icons, or as can be sailed (OLT-5.7, OLT-R8)."""
        if icons == 0:
            self.start_loading()
            return
        here = self.ships[self.active]
        lengths = range(icons, 0, -1)
        self.routes_left = next(n for n in lengths if self.can_sail(here, set(), n))
        self.routes_used = set()
        if self.routes_left < icons:
            self.tell("way-blocked", seat=self.active, routes=self.routes_left)
        self.stage = "sail"

    def at_sail(self, move: str) -> None:
        """One route further."""
        seat, harbour = self.active, self.box.harbours.index(move[5:])
        ways = {way.harbour: way.route for way in self.box.sea[self.ships[seat]]}
        demand(harbour in ways, "no route leads there (OLT-5.7)")
        demand(ways[harbour] not in self.routes_used, "that route was used (OLT-5.8)")
        self.routes_used.add(ways[harbour])
        self.routes_left -= 1
        way_on = self.can_sail(harbour, self.routes_used, self.routes_left)
        demand(way_on, "the rest of the way cannot be sailed from there (OLT-5.7)")
        self.ships[seat] = harbour
        self.tell("sailed", seat=seat, harbour=move[5:])
        if self.routes_left == 0:
            self.stop()

    def stop(self) -> None:
        """The token of the harbour (OLT-5.9, OLT-5.10, OLT-7.1, OLT-7.2)."""
        seat, harbour = self.active, self.ships[self.active]
        where: dict[str, int | str] = {"seat": seat, "harbour": self.box.harbours[harbour]}
        found, self.tokens[harbour] = self.tokens[harbour], ""
        if found == "compass":
            self.active_token[seat] = ""
            self.tell("compass-found", **where)
            self.stage = "bearing"
            return
        self.active_token[seat] = found
        if found:
            self.tokens_taken[seat] += 1
            self.tell("token-taken", **where, token=found)
        else:
            self.tell("token-turned", **where)
        self.start_loading()

    def at_bearing(self, move: str) -> None:
        """Follow the compass, or stay (OLT-7.2, OLT-7.3)."""
        if move == "stay":
            self.tell("compass-ignored", seat=self.active)
            self.start_loading()
            return
        harbour = self.box.harbours.index(move[5:])
        demand(harbour != self.ships[self.active], "the ship is there already (OLT-7.2)")
        demand(self.tokens[harbour] != "compass", "a compass lies there (OLT-7.3)")
        self.ships[self.active] = harbour
        self.tell("compass-followed", seat=self.active, harbour=move[5:])
        self.stop()

    # Loading

    def start_loading(self) -> None:
        """A card alone is loaded at once."""
        self.stage = "load"
        if len(self.played) == 1:
            self.load(self.played[0])

    def at_load(self, move: str) -> None:
        """Choose the next card for the cargo (OLT-6.1)."""
        self.load(self.chosen(self.played, move))

    def load(self, card: Card) -> None:
        """A card on the cargo pile, and the last one after it."""
        self.played.remove(card)
        self.cargo[self.active].append(card)
        self.tell("loaded", seat=self.active, card=str(card))
        if len(self.played) == 1:
            self.load(self.played[0])
        elif not self.played:
            self.end_turn()

    # The end of the game

    def end_game(self) -> None:
        """Cargo, tokens, fame and pirates (OLT-9.2 to OLT-9.8)."""
        for seat in self.seats:
            for good, run in groupby(self.cargo[seat], key=lambda card: card.good):
                self.pay_run(seat, good, len(list(run)))
        self.pay_places("tokens-", tokens=self.tokens_taken)
        self.pay_places("last-fame-", fame=self.fame)
        for seat in self.seats:
            if cards := len(self.pirates[seat]):
                self.ducats[seat] -= cards
                self.tell("pirates-cost", seat=seat, cards=cards, ducats=cards)
        self.turn = -1
        winners = self.winners()
        for seat in winners:  # OLT-R2
            event = "won" if len(winners) == 1 else "victory-shared"
            self.tell(event, seat=seat, ducats=self.ducats[seat])

    def pay_run(self, seat: int, good: str, length: int) -> None:
        """A run of one good in a cargo pile (OLT-9.3)."""
        listed = self.box.pay[good]
        ducats = listed[min(length, len(listed)) - 1]
        self.ducats[seat] += ducats
        self.tell("cargo-paid", seat=seat, good=good, length=length, ducats=ducats)

    # What is compared

    def winners(self) -> list[int]:
        """The most ducats win (OLT-9.8, OLT-R2)."""
        totals = self.totals()
        return [seat for seat in self.seats if totals[seat] == max(totals)]

    def totals(self) -> list[int]:
        """The ducats of each seat."""
        return self.ducats[: len(self.seats)]

    def position(self) -> dict[str, Any]:
        """The position, whose rows have five entries whoever plays."""
        hands = self.hands
        offers = [offer.written(hands[seat]) for seat, offer in enumerate(self.offers)]
        handed = [[hands[s].index(card) for card in self.handed[s]] for s in range(5)]
        tokens = [kind_number(token) for token in self.tokens]
        return {
            "dice": self.dice.written(),
            "seats": len(self.seats),
            "options": self.option_bits(),
            "turn": self.turn,
            "active": self.active,
            "stage": STAGES.index(self.stage),
            "deck": numbers(self.deck),
            "venice": int(self.venice),
            "venice_first": self.venice_first,
            "venice_last": self.venice_last,
            "hands": [numbers(hand) for hand in hands],
            "cargo": [numbers(cargo) for cargo in self.cargo],
            "pirates": [numbers(pirates) for pirates in self.pirates],
            "aside": [],
            "ducats": self.ducats,
            "fame": self.fame,
            "ships": self.ships,
            "tokens": tokens + [0] * (31 - len(tokens)),
            "active_token": [kind_number(token) for token in self.active_token],
            "tokens_taken": self.tokens_taken,
            "bought": self.bought,
            "sent": self.sent,
            "dropped": self.dropped,
            "offers_sent": self.offers_sent,
            "partners": bits(self.partners),
            "addressed": bits(self.asked),
            "revealed": int(self.revealed),
            "partner": self.partner,
            "countered": bits(self.countered),
            "answers": [ANSWERS.index(answer) for answer in self.answers],
            "offers": offers,
            "handed": handed,
            "claiming": self.claiming,
            "picked": [hands[self.active].index(card) for card in self.picked],
            "played": numbers(self.played),
            "routes_left": self.routes_left,
            "routes_used": bits(self.routes_used),
            **self.known.written(),
            **self.fixed,
        }


def numbers(cards: list[Card]) -> list[int]:
    """Cards as positions write them."""
    return [card.number for card in cards]


def kind_number(token: str) -> int:
    """A token as positions write it, or 0."""
    return TOKENS.index(token) + 1 if token else 0


def check(document: Document) -> None:
    """Check one record."""
    check_terms(document, "oltremare", range(2, 6), OPTIONS)  # OLT-1.1
    Oltremare(document).follow(document)


if __name__ == "__main__":
    sys.exit(main(check, sys.argv[1:]))
