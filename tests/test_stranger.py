"""Strangers' programs, which need the published pages alone, come to the same games."""

from __future__ import annotations

import copy
import gzip
import importlib
import json
import pickle
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from fondaco.core.chance import KEYED, Chance, from_seed
from fondaco.core.editions import Edition
from fondaco.core.table import Table, Terms
from fondaco.games import index
from tests.core.samples import (
    MEDICI,
    OLTREMARE,
    SILENTLY,
    SPENDING,
    STROZZI,
    TEMPERS,
    cautiously,
    document,
    eagerly,
    finish,
    kinds,
    sample,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from fondaco.core.game import Game

pytestmark = pytest.mark.thorough

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
UNREACHABLE = {"medici": {"passed"}, "oltremare": {"bought-nothing", "way-blocked"}}
"""What no ordinary box reaches.

With 90 cards or more that take room, somebody always has a card to take (MED-R4). The Venice card
lies in the middle fifth of the deck, so it is never the last one (OLT-R10, OLT-R15). And nowhere
on the default chart does a way of four routes end before its time (OLT-R8).
"""
RARE = {"oltremare": {"skipped", "victory-shared"}}
"""What may happen, but need not in a few games; games further down reach it."""
STRIDE = {"oltremare": 29}
"""Of long games only some samples are played every time, and fewer moves tried out."""

# The programs belong to no package: they lie beside one another, and so they find one another.
sys.path.append(str(EXAMPLES))
stranger = importlib.import_module("stranger")
NAMES = sorted(path.stem.removeprefix("check_") for path in EXAMPLES.glob("check_*.py"))
PROGRAMS = {name: importlib.import_module(f"check_{name}") for name in NAMES}
every_program = pytest.mark.parametrize("name", NAMES)


def told(record: dict[str, Any]) -> Counter[str]:
    """How often each event of a record happened."""
    entries = [record["opening"], *record["moves"]]
    return Counter(event["event"] for entry in entries for event in entry["events"])


@cache
def written_sample(number: int, name: str) -> str:
    """The record of a sample, as text."""
    return json.dumps(document(sample(number, index.find(name))), ensure_ascii=False)


def agreed(game: Game, numbers: range, edition: Edition | None = None) -> Counter[str]:
    """What happened in games that the stranger accepts."""
    seen: Counter[str] = Counter()
    for number in numbers:
        record = document(sample(number, game, edition))
        try:
            PROGRAMS[game.name].check(record)
        except stranger.Difference as difference:
            pytest.fail(f"sample {number}: {difference}")
        seen += told(record)
    return seen


def check_reach(game: Game, seen: Counter[str]) -> None:
    """See to it that all happened that can."""
    reachable = set(game.events.by_name) - UNREACHABLE.get(game.name, set())
    assert reachable - RARE.get(game.name, set()) <= set(seen) <= reachable


def test_every_game_has_a_stranger() -> None:
    assert list(index.names()) == NAMES


@every_program
def test_the_stranger_comes_to_the_same_games(name: str) -> None:
    game = index.find(name)

    seen = agreed(game, range(0, kinds(game), STRIDE.get(name, 1)))

    check_reach(game, seen)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@every_program
def test_the_stranger_comes_to_the_same_thousands_of_games(name: str) -> None:
    game = index.find(name)

    seen = agreed(game, range(kinds(game), 50 * kinds(game), STRIDE.get(name, 1)))

    check_reach(game, seen)


def allows(theirs: bytes, number: int, seat: int, move: str) -> bool:
    """Whether the stranger would carry a move out."""
    try:
        pickle.loads(theirs).step(number, seat, move)  # noqa: S301  our own table
    except stranger.Difference:
        return False
    return True


def watch(past: Table, every: int = 7) -> None:
    """See to it that at every so many moves of a game the stranger allows what we allow."""
    game, ours = past.game, Table(past.terms)
    theirs = getattr(PROGRAMS[game.name], game.name.capitalize())(document(past))
    theirs.start()
    for turn in past.log[1:]:
        if turn.number % every == 0:
            theirs.told.clear()
            here = pickle.dumps(theirs)
            for move in range(game.moves):
                written = past.words.move_name(move)
                allowed = allows(here, turn.number, turn.seat, written)
                assert allowed == (move in ours.choices), f"move {turn.number}, {written}"
        theirs.step(turn.number, turn.seat, past.words.move_name(turn.move))
        ours.play(turn.move)


@every_program
def test_the_stranger_allows_the_same_moves(name: str) -> None:
    game = index.find(name)
    stride = STRIDE.get(name, 7)

    for number in range(0, kinds(game), 5 * stride + 2):
        watch(sample(number, game), 2 * stride + 1 if name in STRIDE else stride)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_the_stranger_allows_the_same_moves_everywhere_in_a_long_game() -> None:
    for number in range(0, kinds(OLTREMARE), 67):
        watch(sample(number, OLTREMARE), 1)


# Corners that no ordinary box reaches


def small_box() -> Edition:
    """Too few cards for a third day: after two days of two or three seats, 6 to 14 are left."""
    cards = [entry | {"count": 1} for entry in MEDICI.default_edition.tables["cards"]]
    for entry in [entry for entry in cards if not entry["green"]][:10]:
        entry["count"] = 2
    edition = Edition("medici", "small", (), {"cards": cards}, [])
    deck = PROGRAMS["medici"].unpack(edition.tables)
    edition.parts.extend(card.number for card in deck)
    return edition


def test_the_stranger_agrees_when_there_is_nothing_left_to_take() -> None:
    program = PROGRAMS["medici"]
    tempers = TEMPERS["medici"]
    seen: Counter[str] = Counter()

    for number in range(40):
        terms = Terms.agree(MEDICI, 2 + number % 2, (), small_box(), from_seed(str(number)))
        policy = tempers[number % len(tempers)] if number > 10 else cautiously
        record = document(finish(Table(terms), number, policy))
        program.Medici(record).follow(record)
        seen += told(record)

    assert seen["passed"] > 10


def crowded_box() -> Edition:
    """Every ship brings a tile, and the tracks are short: stacks run out and markers stop."""
    tables = copy.deepcopy(STROZZI.default_edition.tables)
    for ship in tables["ships"]:
        ship["promotion"] = True
    tables["tracks"] = {"top": 3, "bonus": {"1": 5, "3": 15}}
    return STROZZI.edition_from({"game": "strozzi", "edition": "crowded"} | tables, "crowded")


def test_the_stranger_agrees_when_no_tile_is_left_and_no_space_above() -> None:
    terms = Terms.agree(STROZZI, 6, (), crowded_box(), from_seed("crowded"))
    table = finish(Table(terms), 0, eagerly)

    seen = agreed(STROZZI, range(0, kinds(STROZZI), 11), crowded_box())
    seen_here = told(document(table))
    PROGRAMS["strozzi"].check(document(table))
    watch(table)

    # Three tiles are not replaced, and 18 ships come when there is none.  STR-R5
    assert [seen_here[event] for event in ("moored", "tile-taken", "tile-replaced")] == [54, 36, 33]
    assert seen["tile-taken"] > seen["tile-replaced"]


def narrow_sea() -> Edition:
    """Few routes, many ships, no pirates and no market: ways are blocked and hands run dry."""
    tables = copy.deepcopy(OLTREMARE.default_edition.tables)
    names = ["Porto Re", "Capo d’Istria", "Perasto", "Bar"]
    tables["harbours"] = [{"name": name, "lon": 14.5, "lat": 45} for name in names]
    # A triangle with a tail: from the tail four routes, from its foot four, else three.
    tables["routes"] = [[names[0], names[1]], names[1:3], [names[2], names[0]], names[2:]]
    for number, card in enumerate(tables["cards"]):
        card["icons"] = [["ship", "money"], ["ship", "ship"], ["money", "money"]][number % 3]
        card["loading"] = 4 - number % 5 // 4
        card["sea_power"] = 3 + number % 4
        card["harbour"] = names[number % 4]
    for listed in tables["payments"].values():
        listed[:] = [0, 1]
    return OLTREMARE.edition_from({"game": "oltremare", "edition": "narrow sea"} | tables, "narrow")


def test_the_stranger_agrees_when_the_way_is_blocked_and_no_card_is_left_to_play() -> None:
    edition = narrow_sea()
    seen: Counter[str] = Counter()

    for number in range(10):
        chance = from_seed(f"narrow {number}")
        terms = Terms.agree(OLTREMARE, 2 + number % 4, (), edition, chance)
        table = finish(Table(terms), number, SPENDING if number % 3 else SILENTLY)
        record = document(table)
        PROGRAMS["oltremare"].check(record)
        seen += told(record)
    watch(table, 31)

    assert seen["way-blocked"] > 10
    assert seen["skipped"] > 1


def test_the_stranger_agrees_when_the_victory_is_shared() -> None:
    terms = (Terms.agree(OLTREMARE, 5, chance=from_seed(str(number))) for number in range(200))
    ends = (finish(Table(agreed_on), 0, SPENDING) for agreed_on in terms)

    table = next(table for table in ends if len(table.winners) > 1)
    record = document(table)
    PROGRAMS["oltremare"].check(record)

    assert told(record)["victory-shared"] == len(table.winners)


@every_program
def test_the_stranger_agrees_about_a_game_with_two_secrets(name: str) -> None:
    past = sample(3, index.find(name))

    for kind in (Chance(KEYED, bytes(32)), Chance("stream", bytes(range(16)))):
        record = document(finish(past.fork(20, kind), "fork"))

        assert len(record["chance"]) == 2
        PROGRAMS[name].check(record)


# Records that were tampered with


def a_coin_more(record: dict[str, Any]) -> None:
    events = [event for move in record["moves"] for event in move["events"]]
    paid = next(event for event in events if event["event"] in ("ship-paid", "cargo-paid"))
    *_, coins = paid["with"]
    paid["with"][coins] += 5


def another_move(record: dict[str, Any]) -> None:
    first = record["moves"][0]
    first["move"] = next(m["move"] for m in record["moves"] if m["move"] != first["move"])


def another_piece(record: dict[str, Any]) -> None:
    pieces = {"card", "ship"}
    events = [event for move in record["moves"] for event in move["events"]]
    shown = next(event["with"] for event in events if pieces & event["with"].keys())
    (piece,) = pieces & shown.keys()
    shown[piece] = "an ace"


def another_seat(record: dict[str, Any]) -> None:
    record["moves"][0]["seat"] = (record["moves"][0]["seat"] + 1) % record["seats"]


def another_clause(record: dict[str, Any]) -> None:
    event = record["moves"][-1]["events"][-1]
    event["clause"] = f"{event['clause'][:3]}-1.1"


def another_listener(record: dict[str, Any]) -> None:
    events = [event for move in record["moves"] for event in move["events"]]
    event = next((event for event in events if event["to"] != "everybody"), events[-1])
    event["to"] = "everybody" if event["to"] != "everybody" else []


def another_secret(record: dict[str, Any]) -> None:
    record["chance"][0]["secret"] = "00" * 32


def a_secret_with_its_own_commitment(record: dict[str, Any]) -> None:
    chance = Chance(KEYED, bytes(32))
    record["chance"][0] |= {"secret": chance.secret.hex(), "commitment": chance.commitment}


def another_hash(record: dict[str, Any]) -> None:
    record["moves"][5]["hash"] = "0" * 32


def another_box(record: dict[str, Any]) -> None:
    pieces = next(iter(record["edition"]["tables"].values()))
    pieces[0], pieces[1] = pieces[1], pieces[0]


def a_box_with_its_own_hash(record: dict[str, Any]) -> None:
    another_box(record)
    edition = Edition("", "", (), record["edition"]["tables"], [])
    record["edition"]["sha256"] = edition.sha256


def a_missing_event(record: dict[str, Any]) -> None:
    record["moves"][-1]["events"].pop()


def a_missing_move(record: dict[str, Any]) -> None:
    record["moves"].pop()


def another_winner(record: dict[str, Any]) -> None:
    record["result"]["winners"] = []


TAMPERINGS = [
    a_coin_more,
    another_move,
    another_piece,
    another_seat,
    another_clause,
    another_listener,
    another_secret,
    a_secret_with_its_own_commitment,
    another_hash,
    another_box,
    a_box_with_its_own_hash,
    a_missing_event,
    a_missing_move,
    another_winner,
]


@every_program
@pytest.mark.parametrize("tamper", TAMPERINGS, ids=lambda tamper: tamper.__name__)
def test_the_stranger_is_not_deceived_by(
    name: str, tamper: Callable[[dict[str, Any]], None]
) -> None:
    record = json.loads(written_sample(1, name))

    tamper(record)

    with pytest.raises(stranger.Difference):
        PROGRAMS[name].check(record)


# Files


@every_program
def test_the_stranger_reads_all_kinds_of_files(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = (written_sample(number, name) for number in (1, 4))
    (tmp_path / "one.json").write_text(one, encoding="utf-8")
    (tmp_path / "all.jsonl").write_text(f"{one}\n{two}\n", encoding="utf-8")
    (tmp_path / "all.jsonl.gz").write_bytes(gzip.compress(f"{one}\n{two}\n".encode()))

    files = ["one.json", "all.jsonl", "all.jsonl.gz"]
    code = stranger.main(PROGRAMS[name].check, [str(tmp_path / file) for file in files])

    assert code == 0
    assert capsys.readouterr().out.count("all as recorded") == 5


@every_program
def test_the_stranger_says_in_a_sentence_what_it_cannot_read(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = written_sample(1, name)
    (tmp_path / "cut.json").write_text(text[:999], encoding="utf-8")

    code = stranger.main(PROGRAMS[name].check, [str(tmp_path / "cut.json")])

    assert code == 1
    assert "cut.json cannot be read as a record" in capsys.readouterr().out
