"""Step 2 of a turn of Oltremare, buying and bargaining, for check_oltremare.py.

Follows the rule book and docs/record-format.md, and needs nothing else.
"""  # noqa: INP001  no package: files to be copied anywhere

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from oltremare_box import GOOD_NAMES, Knowledge, Offer, unpack
from stranger import Document, Table, demand

if TYPE_CHECKING:
    from collections.abc import Iterable

    from oltremare_box import Card


class Traders(Table):
    """A table at which cards are bought and traded."""

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self.box = unpack(document["edition"]["tables"])
        self.fixed = self.box.written()
        # What stands on the table
        self.deck: list[Card] = []
        self.venice, self.venice_first, self.venice_last = True, 0, 0
        self.hands: list[list[Card]] = [[] for _ in range(5)]
        self.cargo: list[list[Card]] = [[] for _ in range(5)]
        self.pirates: list[list[Card]] = [[] for _ in range(5)]
        self.ducats = [11 if seat in self.seats else 0 for seat in range(5)]  # OLT-2.6
        self.fame = [0] * 5
        self.ships = [0] * 5
        self.tokens: list[str] = []
        self.active_token = [""] * 5
        self.tokens_taken = [0] * 5
        self.known = Knowledge()
        # What belongs to a turn
        self.active, self.stage, self.bought = 0, "", 0
        self.picked: list[Card] = []
        self.played: list[Card] = []
        self.routes_left = 0
        self.routes_used: set[int] = set()
        # What belongs to a bargain
        self.sent, self.dropped, self.partner, self.claiming = 0, 0, 0, 0
        self.offers_sent = [0] * 8
        self.partners: set[int] = set()
        self.clear_bargain()

    def clear_bargain(self) -> None:
        """Nothing is offered, asked for or answered."""
        self.asked: list[int] = []
        self.revealed = False
        self.countered: set[int] = set()
        self.answers = [""] * 5
        self.offers = [Offer() for _ in range(5)]
        self.handed: list[list[Card]] = [[] for _ in range(5)]

    def clockwise(self, first: int) -> list[int]:
        """All seats in turn, from this one on."""
        return [(first + at) % len(self.seats) for at in self.seats]

    def top(self, seat: int) -> Card:
        """The card on top of a cargo pile."""
        return self.cargo[seat][-1]

    def take_up(self, seat: int, card: Card, event: str) -> None:
        """A card into a hand."""
        self.hands[seat].append(card)
        self.known.taken_up(seat, card)
        self.tell(event, seat=seat, card=str(card))

    def used_up(self) -> bool:
        """Whether nothing is left to draw (OLT-9.1)."""
        return not self.deck and not self.venice

    def chosen(self, cards: list[Card], move: str) -> Card:
        """The card that a move means by its place."""
        place = int(move.split()[1])
        demand(place <= len(cards), f"there is no card {place}")
        return cards[place - 1]

    @abstractmethod
    def draw(self) -> list[Card]:
        """The next card of the deck, if there is one."""

    # Buying

    def sources(self) -> list[str]:
        """Where a card can be bought (OLT-4.4, OLT-4.6)."""
        open_now = {"deck": not self.used_up(), "pirates": bool(self.pirates[self.active])}
        return [source for source in open_now if open_now[source] and self.bought < 4]

    def buy(self, source: str) -> None:
        """One card, at the price before it is seen (OLT-4.5, OLT-7.5, OLT-R10)."""
        seat = self.active
        demand(source in self.sources(), f"nothing can be bought from the {source}")
        if self.active_token[seat] == "good_purchase":
            event, price = "bought-by-token", self.bought + 1
        else:
            event, price = ("bought", 3) if self.ducats[seat] > 0 else ("bought-dearly", 4)
        cards = self.draw() if source == "deck" else [self.pirates[seat].pop()]
        if not cards:
            self.tell("bought-nothing", seat=seat)
        for card in cards:
            self.ducats[seat] -= price
            self.bought += 1
            self.tell(event, seat=seat, source=source, ducats=price)
            self.take_up(seat, card, "bought-card")

    def in_reach(self, more: int = 0) -> bool:
        """Whether enough cards to play can be had, with so many more in hand (OLT-R7)."""
        return self.surplus() + more >= 0

    def surplus(self) -> int:
        """How many cards more than needed the active seat can have."""
        left = min(4 - self.bought, len(self.deck) + len(self.pirates[self.active]))
        return len(self.hands[self.active]) + left - self.top(self.active).loading

    # With whom a trade is thinkable

    def proposals_left(self) -> int:
        """How many offers may still be begun in this turn (OLT-R6)."""
        limits = {"four-proposals": 4, "two-proposals": 2}
        limit = min([limits[option] for option in self.options if option in limits], default=8)
        return limit - self.sent - self.dropped

    def others(self) -> list[int]:
        """For whom the offer or counter being made is."""
        return self.asked if self.turn == self.active else [self.active]

    def hold(self, others: Iterable[int]) -> int:
        """How many cards one of the others can give."""
        return min(3, max(len(self.hands[other]) for other in others))

    def own(self, others: Iterable[int]) -> int:
        """How many ducats one of the others can give."""
        return max(0, *(self.ducats[other] for other in others))

    def come_back(self, maker: int, gives: int) -> int:
        """How many cards must come back for those given (OLT-R7)."""
        if maker != self.active or not self.in_reach():
            return 0
        return max(0, gives - self.surplus())

    def thinkable(self, maker: int, others: list[int], gives: int) -> bool:
        """Whether a trade can come of an offer that gives so many cards (OLT-R3, OLT-R4)."""
        if gives == 0:
            return self.hold(others) > 0 and self.ducats[maker] > 0
        something = self.hold(others) > 0 or self.own(others) > 0
        return something and self.come_back(maker, gives) <= self.hold(others)

    def partners_of(self, maker: int) -> list[int]:
        """With whom a trade is thinkable."""
        most = min(3, len(self.hands[maker]))
        return [
            other
            for other in self.seats
            if other != maker
            and any(self.thinkable(maker, [other], gives) for gives in range(most + 1))
        ]

    # Making an offer

    def at_address(self, move: str) -> None:
        """To whom it goes."""
        partners, others = self.partners_of(self.active), self.clockwise(self.active)[1:]
        if move == "to all":
            demand(len(partners) > 1, "there are not several to trade with")
            self.asked = others
        else:
            self.asked = [int(move.split()[1])]
            demand(self.asked[0] in partners, "no trade with that seat is thinkable (OLT-R3)")
        self.stage = "give"

    def at_give(self, move: str) -> None:
        """The cards given, in the order of the hand."""
        offer, hand = self.offers[self.turn], self.hands[self.turn]
        gives = len(offer.gives) + (move != "next")
        fits = self.thinkable(self.turn, self.others(), gives)
        demand(fits, "no trade can come of it (OLT-R3, OLT-R4, OLT-R7)")
        if move == "next":
            self.stage = "want"
            return
        card = self.chosen(hand, move)
        demand(gives <= 3, "an offer gives three cards at most")
        ordered = all(hand.index(earlier) < hand.index(card) for earlier in offer.gives)
        demand(ordered, "cards are given in the order of the hand")
        offer.gives.append(card)

    def at_want(self, move: str) -> None:
        """The goods asked for, in their order."""
        offer, others = self.offers[self.turn], self.others()
        if move == "next":
            enough = len(offer.wants) >= self.come_back(self.turn, len(offer.gives))
            demand(enough, "too few cards come back (OLT-R7)")
            both = offer.wants or (offer.gives and self.own(others))
            demand(both, "each side must give something (OLT-R3)")
            self.stage = "pay"
            return
        good = move.split()[1]
        demand(len(offer.wants) < self.hold(others), "nobody holds so many cards")
        demand(good != "grain" or len(self.seats) > 2, "two play without grain (OLT-2.2)")
        order = [GOOD_NAMES.index(wanted) for wanted in [*offer.wants, good]]
        demand(order == sorted(order), "goods are asked for in their order")
        offer.wants.append(good)

    def at_pay(self, move: str) -> None:
        """The ducats paid or asked for (OLT-R3, OLT-R4)."""
        offer, ducats = self.offers[self.turn], int(move.split()[1])
        purse = self.ducats[self.turn] if ducats > 0 else self.own(self.others())
        demand(ducats == 0 or abs(ducats) <= purse, "nobody has so many ducats (OLT-R4)")
        demand(offer.gives or ducats > 0, "the maker gives nothing (OLT-R3)")
        demand(offer.wants or ducats < 0, "the maker asks for nothing (OLT-R3)")
        offer.ducats, self.claiming = ducats, 0
        self.stage = "claim" if offer.gives else "send"

    def at_claim(self, move: str) -> None:
        """What is said of a card's icons, true or not (OLT-4.2)."""
        said = move.split()[1]
        if said == "nothing":
            self.offers[self.turn].claims.append((None, 0))
            self.claim_next()
            return
        one, other = said.split("+")
        printed = {card.icons for card in self.box.cards}
        demand((one, other) in printed, f"no card shows {said}")
        self.offers[self.turn].claims.append(((one, other), 0))
        self.stage = "claim_loading"

    def at_claim_loading(self, move: str) -> None:
        """What is said of its loading icons, true or not (OLT-4.2)."""
        claims = self.offers[self.turn].claims
        if move != "say nothing":
            claims[-1] = (claims[-1][0], int(move.split()[2]))
        self.claim_next()

    def claim_next(self) -> None:
        """On to the next card, or to the end of the offer."""
        self.claiming += 1
        done = self.claiming == len(self.offers[self.turn].gives)
        self.stage = "send" if done else "claim"

    def at_send(self, move: str) -> None:
        """Send the offer or counter, or drop it."""
        if self.turn != self.active:
            self.stage = "answer"
            if move == "send":
                self.answer("countered")
        elif move == "send":
            self.send()
        else:
            self.dropped += 1
            self.end_bargain()

    def send(self) -> None:
        """Lay the offer before those who are asked (OLT-R6)."""
        mark = self.offers[self.active].signature(self.asked)
        demand(mark not in self.offers_sent[: self.sent], "this was offered before (OLT-R6)")
        self.offers_sent[self.sent] = mark
        self.sent += 1
        if len(self.asked) == 1:
            self.tell("offered", seat=self.active, partner=self.asked[0])
        else:
            self.tell("offered-to-all", seat=self.active)
        self.tell_offer(self.active)
        self.turn, self.stage = self.asked[0], "answer"

    def tell_offer(self, maker: int) -> None:
        """What everybody hears of an offer or counter; the goods are true (OLT-R5)."""
        offer = self.offers[maker]
        self.known.shown(maker, [card.good for card in offer.gives])
        for card, (pair, loading) in zip(offer.gives, offer.claims, strict=True):
            about: dict[str, int | str] = {"seat": maker, "good": card.good}
            self.tell("offer-gives", **about)
            if pair:
                self.tell("offer-claims", **about, pair="+".join(pair))
            if loading:
                self.tell("offer-claims-loading", **about, loading=loading)
        for good in offer.wants:
            self.tell("offer-wants", seat=maker, good=good)
        if offer.ducats:
            event = "offer-pays" if offer.ducats > 0 else "offer-asks"
            self.tell(event, seat=maker, ducats=abs(offer.ducats))

    # Answering

    def at_answer(self, move: str) -> None:
        """Accept, decline or counter, under seal."""
        if move == "decline":
            self.answer("declined")
        elif move == "counter":
            demand(self.turn not in self.countered, "that seat countered before (OLT-R6)")
            demand(self.active in self.partners_of(self.turn), "no trade is thinkable (OLT-R3)")
            self.countered.add(self.turn)
            self.offers[self.turn] = Offer()
            self.stage = "give"
        else:
            self.demand_means(self.turn, self.active)
            self.answers[self.turn] = "accepted"
            self.stage = "hand_over"
            if not self.offers[self.active].wants:
                self.answer("accepted")

    def demand_means(self, taker: int, maker: int) -> None:
        """The taker must have the goods and ducats that an offer asks for (OLT-R4, OLT-R5)."""
        offer, goods = self.offers[maker], [card.good for card in self.hands[taker]]
        demand(offer.ducats >= 0 or self.ducats[taker] >= -offer.ducats, "ducats are missing")
        enough = all(goods.count(good) >= offer.wants.count(good) for good in offer.wants)
        demand(enough, "the goods asked for are not there")

    def at_hand_over(self, move: str) -> None:
        """A card for the next of the goods asked for (OLT-R5)."""
        maker = self.partner if self.revealed else self.active
        wants, handed, hand = (
            self.offers[maker].wants,
            self.handed[self.turn],
            self.hands[self.turn],
        )
        card, good = self.chosen(hand, move), wants[len(handed)]
        demand(card.good == good, f"it must be {good}")
        like = [other for other in hand if other.good == good]
        ordered = all(like.index(c) < like.index(card) for c in handed if c.good == good)
        demand(ordered, "cards are handed over in the order of the hand")
        left, needed = len(like) - like.index(card), wants[len(handed) :].count(good)
        demand(left >= needed, "too few of that good are left after it")
        handed.append(card)
        if len(handed) < len(wants):
            return
        if self.revealed:
            self.trade(maker, self.active)
        else:
            self.answer("accepted")

    def answer(self, answer: str) -> None:
        """An answer is complete: the next seat, or all are shown."""
        self.answers[self.turn] = answer
        self.tell("answered", seat=self.turn)
        waiting = self.asked[self.asked.index(self.turn) + 1 :]
        if waiting:
            self.turn, self.stage = waiting[0], "answer"
            return
        self.turn, self.revealed, self.stage = self.active, True, "conclude"
        for seat in self.asked:
            self.show(seat)
        answers = [self.answers[seat] for seat in self.asked]
        if answers == ["accepted"]:
            self.trade(self.active, self.asked[0])
        elif set(answers) == {"declined"}:
            self.end_bargain()

    def show(self, seat: int) -> None:
        """Show one answer to everybody."""
        if self.answers[seat] == "countered":
            self.tell("countered", seat=seat, partner=self.active)
            self.tell_offer(seat)
        else:
            self.tell(self.answers[seat], seat=seat)
            if self.answers[seat] == "accepted":
                self.known.shown(seat, self.offers[self.active].wants)

    def at_conclude(self, move: str) -> None:
        """Trade with one who accepted or countered, or with nobody."""
        if move == "withdraw":
            self.tell("withdrawn", seat=self.active)
            self.end_bargain()
            return
        seat = int(move.split()[1])
        demand(self.answers[seat] in ("accepted", "countered"), "that seat did not agree")
        if self.answers[seat] == "accepted":
            self.trade(self.active, seat)
            return
        self.demand_means(self.active, seat)
        counter = self.offers[seat]
        more = len(counter.gives) - len(counter.wants)
        demand(self.in_reach(more) or not self.in_reach(), "too few cards would be left (OLT-R7)")
        self.partner, self.stage = seat, "hand_over"
        if not counter.wants:
            self.trade(seat, self.active)

    def trade(self, maker: int, taker: int) -> None:
        """Cards, ducats and fame change hands (OLT-4.3, OLT-R16)."""
        partner = taker if maker == self.active else maker
        self.tell("traded", seat=self.active, partner=partner)
        if maker == self.active:
            self.offers_sent[self.sent - 1] = 0
        offer = self.offers[maker]
        self.pass_cards(maker, taker, offer.gives)
        self.pass_cards(taker, maker, self.handed[taker])
        if offer.ducats:
            payer, payee = (maker, taker) if offer.ducats > 0 else (taker, maker)
            ducats = abs(offer.ducats)
            self.ducats[payer] -= ducats
            self.ducats[payee] += ducats
            self.tell("paid", seat=payer, partner=payee, ducats=ducats)
        if partner not in self.partners:
            self.partners.add(partner)
            self.fame[partner] += 1
            self.tell("fame-gained", seat=partner)
        self.end_bargain()

    def pass_cards(self, giver: int, taker: int, cards: list[Card]) -> None:
        """Cards from hand to hand, the last in the hand first."""
        hand = self.hands[giver]
        for card in sorted(cards, key=hand.index, reverse=True):
            hand.remove(card)
            self.known.given(giver, taker, card, hand + self.pirates[giver])
            self.hands[taker].append(card)
            self.tell("handed-over", seat=giver, partner=taker, good=card.good)
            self.tell("gave", seat=giver, card=str(card))
            self.tell("received", seat=taker, card=str(card))

    def end_bargain(self) -> None:
        """Back to the active seat, with a clear table."""
        self.clear_bargain()
        self.turn, self.stage = self.active, "trade"
