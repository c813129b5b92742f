"""A stranger's program, written from the published pages alone, comes to the same games."""

from __future__ import annotations

import gzip
import importlib.util
import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from fondaco.core.chance import KEYED, Chance, from_seed
from fondaco.core.editions import Edition
from fondaco.core.table import Table, Terms
from tests.core.samples import MEDICI, OPTIONS, POLICIES, cautiously, document, finish, sample

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
EVERY_KIND = 5 * len(OPTIONS) * len(POLICIES)
UNREACHABLE = {"passed"}
"""With 90 cards or more that take room, somebody always has a card to take (MED-R4)."""


def load_stranger() -> ModuleType:
    """Load the program, which belongs to no package."""
    path = ROOT / "examples" / "check_medici.py"
    spec = importlib.util.spec_from_file_location("check_medici", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


stranger = load_stranger()


def told(record: dict[str, Any]) -> Counter[str]:
    """How often each event of a record happened."""
    entries = [record["opening"], *record["moves"]]
    return Counter(event["event"] for entry in entries for event in entry["events"])


def agreed(numbers: range) -> Counter[str]:
    """What happened in games that the stranger accepts."""
    seen: Counter[str] = Counter()
    for number in numbers:
        record = document(sample(number))
        try:
            stranger.check(record)
        except stranger.Difference as difference:
            pytest.fail(f"sample {number}: {difference}")
        seen += told(record)
    return seen


def test_the_stranger_comes_to_the_same_games() -> None:
    seen = agreed(range(2 * EVERY_KIND))

    assert set(seen) == set(MEDICI.events.by_name) - UNREACHABLE


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_the_stranger_comes_to_the_same_thousands_of_games() -> None:
    seen = agreed(range(2 * EVERY_KIND, 50 * EVERY_KIND))

    assert set(seen) == set(MEDICI.events.by_name) - UNREACHABLE


def small_box() -> Edition:
    """Too few cards for a third day: after two days of two or three seats, 6 to 14 are left."""
    cards = [entry | {"count": 1} for entry in MEDICI.default_edition.tables["cards"]]
    for entry in [entry for entry in cards if not entry["green"]][:10]:
        entry["count"] = 2
    record = {"edition": {"tables": {"cards": cards}, "sha256": ""}}
    edition = Edition("medici", "small", (), {"cards": cards}, [])
    record["edition"]["sha256"] = edition.sha256
    edition.parts.extend(card.number for card in stranger.unpack(record["edition"]))
    return edition


def test_the_stranger_agrees_when_there_is_nothing_left_to_take() -> None:
    seen: Counter[str] = Counter()

    for number in range(40):
        terms = Terms.agree(MEDICI, 2 + number % 2, (), small_box(), from_seed(str(number)))
        policy = POLICIES[number % len(POLICIES)] if number > 10 else cautiously
        record = document(finish(Table(terms), number, policy))
        stranger.Medici(record, stranger.unpack(record["edition"])).follow(record)
        seen += told(record)

    assert seen["passed"] > 10


def test_the_stranger_agrees_about_a_game_with_two_secrets() -> None:
    past = sample(3)

    for kind in (Chance(KEYED, bytes(32)), Chance("stream", bytes(range(16)))):
        record = document(finish(past.fork(20, kind), "fork"))

        assert len(record["chance"]) == 2
        stranger.check(record)


def a_florin_more(record: dict[str, Any]) -> None:
    paid = next(e for m in record["moves"] for e in m["events"] if e["event"] == "ship-paid")
    paid["with"]["florins"] += 5


def another_move(record: dict[str, Any]) -> None:
    move = next(entry for entry in record["moves"] if entry["move"] == "take 1")
    move["move"] = "reveal"


def another_card(record: dict[str, Any]) -> None:
    record["moves"][0]["events"][0]["with"]["card"] = "an ace"


def another_seat(record: dict[str, Any]) -> None:
    record["moves"][0]["seat"] = (record["moves"][0]["seat"] + 1) % record["seats"]


def another_clause(record: dict[str, Any]) -> None:
    record["moves"][-1]["events"][-1]["clause"] = "MED-1.1"


def another_secret(record: dict[str, Any]) -> None:
    record["chance"][0]["secret"] = "00" * 32


def a_secret_with_its_own_commitment(record: dict[str, Any]) -> None:
    chance = Chance(KEYED, bytes(32))
    record["chance"][0] |= {"secret": chance.secret.hex(), "commitment": chance.commitment}


def another_hash(record: dict[str, Any]) -> None:
    record["moves"][5]["hash"] = "0" * 32


def another_box(record: dict[str, Any]) -> None:
    cards = record["edition"]["tables"]["cards"]
    cards[0], cards[1] = cards[1], cards[0]


def a_missing_event(record: dict[str, Any]) -> None:
    record["moves"][-1]["events"].pop()


def a_missing_move(record: dict[str, Any]) -> None:
    record["moves"].pop()


def another_winner(record: dict[str, Any]) -> None:
    record["result"]["winners"] = []


TAMPERINGS = [
    a_florin_more,
    another_move,
    another_card,
    another_seat,
    another_clause,
    another_secret,
    a_secret_with_its_own_commitment,
    another_hash,
    another_box,
    a_missing_event,
    a_missing_move,
    another_winner,
]


@pytest.mark.parametrize("tamper", TAMPERINGS, ids=lambda tamper: tamper.__name__)
def test_the_stranger_is_not_deceived_by(tamper: Callable[[dict[str, Any]], None]) -> None:
    record = document(sample(1))

    tamper(record)

    with pytest.raises(stranger.Difference):
        stranger.check(record)


def test_the_stranger_reads_all_kinds_of_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = (json.dumps(document(sample(number)), ensure_ascii=False) for number in (1, 4))
    (tmp_path / "one.json").write_text(one, encoding="utf-8")
    (tmp_path / "all.jsonl").write_text(f"{one}\n{two}\n", encoding="utf-8")
    (tmp_path / "all.jsonl.gz").write_bytes(gzip.compress(f"{one}\n{two}\n".encode()))

    names = ["one.json", "all.jsonl", "all.jsonl.gz"]
    code = stranger.main([str(tmp_path / name) for name in names])

    assert code == 0
    assert capsys.readouterr().out.count("all as recorded") == 5


def test_the_stranger_says_in_a_sentence_what_it_cannot_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cut.json").write_text(json.dumps(document(sample(1)))[:999], encoding="utf-8")

    code = stranger.main([str(tmp_path / "cut.json")])

    assert code == 1
    assert "cut.json cannot be read as a record" in capsys.readouterr().out
