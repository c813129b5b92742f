"""A journal keeps every finished block, once, and knows its match."""

from __future__ import annotations

import resource
from typing import TYPE_CHECKING, Any

import pytest

from fondaco.arena.journal import Journal
from fondaco.core.errors import Unreadable
from tests.arena.samples import a_block, duel

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from fondaco.arena.match import Match

MATCH = duel(seats=2, blocks=3)
BLOCKS = [a_block(MATCH, number) for number in range(3)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A journal with all blocks but the last."""
    written(tmp_path / "j.jsonl", 0, 1)
    return tmp_path / "j.jsonl"


def written(path: Path, *numbers: int, match: Match = MATCH) -> Journal:
    """The journal after these blocks were added."""
    with Journal(match, path) as journal:
        for number in numbers:
            journal.add(BLOCKS[number])
    return journal


def test_a_journal_is_read_as_it_was_written(path: Path) -> None:
    journal = written(path)

    assert journal.played == BLOCKS[:2]
    assert journal.missing == [2]
    assert [pace.steps for pace in journal.played[1].paces] == [
        pace.steps for pace in BLOCKS[1].paces
    ]


def test_wherever_a_journal_is_cut_off_no_finished_block_is_lost(path: Path) -> None:
    written(path, 2)
    whole = path.read_bytes()

    for cut in range(0, len(whole), 5):
        path.write_bytes(whole[:cut])
        finished = max(whole[:cut].count(b"\n") - 1, 0)

        assert written(path).played == BLOCKS[:finished]
        assert written(path, *range(finished, 3)).played == BLOCKS
        assert path.read_bytes() == whole


def test_a_block_that_comes_twice_counts_once(path: Path) -> None:
    before = path.read_bytes()
    assert written(path, 0, 1).played == BLOCKS[:2]
    assert path.read_bytes() == before

    path.write_bytes(before + before.splitlines(keepends=True)[1])

    assert written(path).played == BLOCKS[:2]


def test_blocks_are_counted_in_their_order_whenever_they_were_finished(tmp_path: Path) -> None:
    assert written(tmp_path / "j.jsonl", 2, 0, 1).played == BLOCKS


def test_a_match_can_be_made_longer_or_shorter(path: Path) -> None:
    longer = duel(seats=2, blocks=5)
    shorter = duel(seats=2, blocks=2)
    written(path, 2)

    assert written(path, match=longer).missing == [3, 4]
    assert written(path, match=shorter).played == BLOCKS[:2]


@pytest.mark.parametrize(
    ("terms", "sentence"),
    [
        ({"seed": 2}, "of another match: there seed is 1, here seed is 2."),
        ({"seats": 3}, "there seats is 2, here seats is 3."),
        ({"bot": "chance"}, 'there bots is ["greedy", "chance"], here bots is ["chance", '),
        ({"options": ("to-the-letter",)}, 'there options is [], here options is ["to-the-letter'),
    ],
)
def test_a_journal_of_another_match_is_refused_and_left_alone(
    path: Path, terms: dict[str, Any], sentence: str
) -> None:
    before = path.read_bytes()

    with pytest.raises(Unreadable) as said:
        written(path, match=duel(**{"seats": 2, "blocks": 3} | terms))

    assert sentence in said.value.sentence
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", [b"dear diary", b"dear diary\n", b"[1]\n", b'{"format": 1}\n{}'])
def test_a_file_that_is_no_journal_is_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(text)

    with pytest.raises(Unreadable, match=r"diary.txt is no journal of the arena"):
        written(path, 0)

    assert path.read_bytes() == text


@pytest.mark.parametrize(
    "damage",
    [
        (b'"winners":[', b'"winners":['[:-1]),
        (b'"seating":[0', b'"seating":[1'),
        (b'"block":0', b'"block":null'),
        (b'"winners":[1]', b'"winners":[]'),
    ],
)
def test_damage_in_the_middle_is_said_with_its_line(
    path: Path, damage: tuple[bytes, bytes]
) -> None:
    path.write_bytes(path.read_bytes().replace(*damage, 1))

    with pytest.raises(Unreadable, match=r"is damaged in line 2\."):
        written(path)


def test_a_journal_of_a_newer_format_is_refused(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"version":1', b'"version":9', 1))

    with pytest.raises(Unreadable, match="has version 9; this fondaco reads version 1"):
        written(path)


def test_two_matches_do_not_write_one_journal_at_once(path: Path) -> None:
    with (
        Journal(MATCH, path),
        pytest.raises(Unreadable, match="Another match is writing"),
        Journal(MATCH, path),
    ):
        pass

    assert written(path, 2).played == BLOCKS


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"j.jsonl cannot be opened: No such file"):
        written(tmp_path / "none" / "j.jsonl")


@pytest.fixture
def full_disk(path: Path) -> Iterator[None]:
    """Room for ten more bytes in any file."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 10, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.usefixtures("full_disk")
def test_a_full_disk_is_said_and_what_was_written_stays_whole(path: Path) -> None:
    before = path.read_bytes()

    with pytest.raises(Unreadable, match=r"cannot grow \(File too large\). It holds 2 blocks."):
        written(path, 2)

    assert path.read_bytes() == before


def test_without_a_file_blocks_are_kept_in_mind(tmp_path: Path) -> None:
    with Journal(MATCH, None) as journal:
        journal.add(BLOCKS[1])

    assert journal.played == [BLOCKS[1]]
    assert not list(tmp_path.iterdir())
