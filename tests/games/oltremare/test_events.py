"""What is told, by which clause, to whom, and in which words."""

from __future__ import annotations

import pytest

from fondaco.core.events import NO_SEAT, ONE_SEAT, Happening
from fondaco.games.index import find
from fondaco.games.oltremare.events import EVENTS, FAME_GAINED, OFFERED
from fondaco.speech.speaker import Speaker
from tests.clauses import clause
from tests.games.oltremare.table import NAMES, oltremare, opening
from tests.games.oltremare.turns import played, started

SPEAKER = Speaker(find("oltremare"), NAMES)
SAID = """
started 1: Scott starts the game.
token-laid 13 5: Candia holds big deal.
turned-up 0 C: Anna turns up silk (money and ship, loads 3, power 4), which names no harbour.
berthed 0 C 2: Anna starts in Zara, with silk (money and ship, loads 3, power 4) on board.
token-removed 2 1: compass leaves Zara.
dealt 2 4: Todd is dealt 4 cards.
dealt-card 2 C: Todd: you are dealt silk (money and ship, loads 3, power 4).
shuffled 83: 83 cards form the deck; the Venice card lies somewhere in the middle.
turn-started 2: It is Todd’s turn.
influenced 0 1: Anna’s influence brings 1 ducat.
influenced 0 3: Anna’s influence brings 3 ducats.
laid 0: Anna has too many cards, and lays one on the own pirate pile.
laid-card 0 C: Anna: you laid silk (money and ship, loads 3, power 4) there.
offered 0 1: Anna makes Scott an offer.
offered-to-all 0: Anna makes all others an offer.
countered 1 0: Scott answers Anna with a counter-offer.
offer-gives 0 4: — Anna would give wine.
offer-claims 0 4 9: — Anna says the wine shows ship twice.
offer-claims-loading 0 4 2: — Anna says the wine loads 2.
offer-wants 0 5: — Anna wants wood.
offer-pays 0 1: — Anna would pay 1 ducat.
offer-pays 0 4: — Anna would pay 4 ducats.
offer-asks 0 1: — Anna asks for 1 ducat.
offer-asks 0 2: — Anna asks for 2 ducats.
answered 1: Scott has answered.
accepted 1: Scott accepts.
declined 1: Scott declines.
withdrawn 0: Anna trades with nobody this time.
traded 0 1: Anna and Scott trade.
handed-over 0 1 0: Anna hands spice to Scott.
gave 0 C: Anna: you gave silk (money and ship, loads 3, power 4).
received 1 C: Scott: you received silk (money and ship, loads 3, power 4).
paid 0 1 1: Anna pays Scott 1 ducat.
paid 1 0 6: Scott pays Anna 6 ducats.
fame-gained 1: Scott gains fame for the trade.
bought 0 0 3: Anna buys a card from the deck for 3 ducats.
bought-dearly 0 1 4: Anna has no ducats left and buys a card from the own pirate pile for 4.
bought-by-token 0 0 1: Anna buys a card from the deck at a good price: 1 ducat.
bought-by-token 0 1 2: Anna buys a card from the own pirate pile at a good price: 2 ducats.
bought-card 0 C: Anna: you bought silk (money and ship, loads 3, power 4).
bought-nothing 0: Anna finds nothing to buy: the Venice card was the last one.
skipped 0: Anna has too few cards to play, and nothing more to buy.
played 0 C: Anna plays silk (money and ship, loads 3, power 4).
dealt-big 0: Anna’s big deal counts as one more money icon.
earned 0 1 1: Anna earns 1 ducat for 1 money icon.
earned 0 4 6: Anna earns 6 ducats for 4 money icons.
calm 0 1: The calm sea brings Anna 1 ducat.
calm 0 3: The calm sea brings Anna 3 ducats.
repelled 0 2: Anna has beaten the pirates: their icons are ignored.
raided 0 1 1: Pirates: 1 card of the deck is due to Anna’s pirate pile.
raided 0 2 3: Pirates: 3 cards of the deck are due to Anna’s pirate pile.
raid-card 0 C: silk (money and ship, loads 3, power 4) went to Anna’s pirate pile.
went-to-market 0 1 1: Anna may draw 1 card at the market.
went-to-market 0 3 6: Anna may draw 6 cards at the market.
drew 0 C: Anna: you drew silk (money and ship, loads 3, power 4).
sailed 0 27: Anna sails to Acri.
way-blocked 0 1: Anna can sail 1 route only.
way-blocked 0 2: Anna can sail 2 routes only.
token-taken 0 27 2: Anna takes victory over pirates in Acri.
token-turned 0 27: Acri holds no token: Anna has none active now.
compass-found 0 27: Anna finds a compass in Acri.
compass-followed 0 0: Anna follows the compass to Venezia.
compass-ignored 0: Anna stays, and has no active token.
loaded 0 C: Anna loads silk (money and ship, loads 3, power 4).
venice-drawn: The Venice card! Fame is paid.
fame-paid 0 5 1 6: Anna is first in fame with 5: 6 ducats.
fame-paid 1 4 2 3: Scott is second in fame with 4: 3 ducats.
fame-paid 1 2 3 1: Scott is third in fame with 2: 1 ducat.
fame-shared 0 5 1 6: Anna shares the first place in fame with 5: 6 ducats.
fame-shared 0 5 2 3: Anna shares the second place in fame with 5: 3 ducats.
fame-shared 0 5 3 1: Anna shares the third place in fame with 5: 1 ducat.
fame-reset: Everybody’s fame goes back to 0.
deck-ran-out: The deck is used up. This is the last turn.
cargo-paid 0 1 3 8: Anna is paid 8 ducats for 3 silk.
cargo-paid 0 4 1 1: Anna is paid 1 ducat for 1 wine.
tokens-paid 0 4 1 6: Anna is first in harbour tokens with 4: 6 ducats.
tokens-paid 0 4 2 3: Anna is second in harbour tokens with 4: 3 ducats.
tokens-paid 0 4 3 1: Anna is third in harbour tokens with 4: 1 ducat.
tokens-shared 0 4 1 6: Anna shares the first place in harbour tokens with 4: 6 ducats.
tokens-shared 0 4 2 3: Anna shares the second place in harbour tokens with 4: 3 ducats.
tokens-shared 0 4 3 1: Anna shares the third place in harbour tokens with 4: 1 ducat.
last-fame-paid 0 4 1 6: At the end Anna is first in fame with 4: 6 ducats.
last-fame-paid 0 4 2 3: At the end Anna is second in fame with 4: 3 ducats.
last-fame-paid 0 4 3 1: At the end Anna is third in fame with 4: 1 ducat.
last-fame-shared 0 4 1 6: At the end Anna shares the first place in fame with 4: 6 ducats.
last-fame-shared 0 4 2 3: At the end Anna shares the second place in fame with 4: 3 ducats.
last-fame-shared 0 4 3 1: At the end Anna shares the third place in fame with 4: 1 ducat.
pirates-cost 0 1 1: Anna’s pirates cost 1 ducat.
pirates-cost 0 3 3: Anna’s pirates cost 3 ducats.
won 4 60: James wins with 60 ducats.
victory-shared 0 60: Anna shares the victory with 60 ducats.
"""


def told(words: str) -> Happening:
    """The event with these arguments; C is the card silk-ms3."""
    name, *arguments = words.split()
    code = EVENTS.by_name[name].code
    silk = find("oltremare").default_edition.parts[13]
    return EVENTS.read((code, *(silk if word == "C" else int(word) for word in arguments)))


@pytest.mark.parametrize("line", SAID.strip().splitlines())
def test_an_event_is_said_so(line: str) -> None:
    words, _, said = line.partition(": ")

    assert SPEAKER.event(told(words)) == said


def test_every_event_has_its_sentence_above_and_a_clause_of_the_rule_book() -> None:
    clauses = find("oltremare").clauses

    said = {line.partition(":")[0].split()[0] for line in SAID.strip().splitlines()}
    assert said == set(EVENTS.by_name)
    assert [event.name for event in EVENTS.events if event.clause not in clauses] == []


@clause("OLT-2.7", "OLT-3.2", "OLT-5.5", "OLT-5.6")
def test_cards_that_come_into_a_hand_are_told_to_its_owner_alone() -> None:
    secret = {event.name for event in EVENTS.events if event.audience == ONE_SEAT}

    assert secret == {"dealt-card", "laid-card", "gave", "received", "bought-card", "drew"}
    assert [event.name for event in EVENTS.events if event.audience == NO_SEAT] == ["raid-card"]


@clause("OLT-2.1", "OLT-2.3", "OLT-2.4", "OLT-2.7", "OLT-2.8")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_opening_is_told_in_order(seats: int) -> None:
    table = opening(seats=seats)

    order = ["token-laid", "started", "berthed", "dealt", "shuffled", "turn-started"]
    told_once = list(dict.fromkeys(table.events))
    assert [name for name in told_once if name in order] == order


def test_whole_games_without_trades_tell_everything_else_there_is_to_tell() -> None:
    heard = set()
    for chance in range(3):
        table = opening(seats=2 + chance, chance=chance)
        table.play_out(chance)
        heard |= set(table.events)

    trades = {
        name for name, event in EVENTS.by_name.items() if OFFERED <= event.code <= FAME_GAINED
    }
    rare = {"way-blocked", "bought-nothing", "skipped", "victory-shared", "compass-ignored"}
    fame = {name for name in EVENTS.by_name if "fame-" in name}
    assert set(EVENTS.by_name) - heard <= trades | rare | fame


def test_a_decision_can_be_taken_back_until_something_new_is_shown() -> None:
    seven = "silk-mp1 silk-mk3 silver-mp4 silver-mk2 sugar-mp2 sugar-mk3 wine-mp3"
    laying = started(f"hand 1: {seven}")
    buying = oltremare(seats=3)
    sailing = played("silk-ms3 silver-ms2")

    laying.play("card 1")
    assert laying.table.can_undo(1)
    assert not laying.table.can_undo(0)
    buying.play("buy deck")
    assert not buying.table.can_undo()
    assert not sailing.table.can_undo()
    sailing.play("sail Ancona", "sail Ragusa")
    assert sailing.table.can_undo()
    sailing.play("card 1")
    assert sailing.table.can_undo()
