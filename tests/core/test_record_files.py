"""Files of records: whatever is wrong with one is said in a sentence, never in a traceback."""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING, Any

import pytest

from fondaco.core import record_reader
from fondaco.core.errors import Unreadable
from tests.core.samples import dealt, document, finish

if TYPE_CHECKING:
    from pathlib import Path

HALF = document(finish(dealt("half", 3, ("greater-bonus",)), 1, moves=14))
OTHER = document(finish(dealt("other", 2), 2, moves=6))
TEXT = json.dumps(HALF)
PACKED = gzip.compress(TEXT.encode(), mtime=0)


def read(path: Path, content: bytes) -> list[tuple[str, dict[str, Any]]]:
    """The documents of a file with this content."""
    path.write_bytes(content)
    return list(record_reader.read_documents(path))


@pytest.mark.parametrize("name", ["one.json", "one.json.gz", "one.jsonl", "one.jsonl.gz"])
def test_one_record_is_read_from_any_kind_of_file(tmp_path: Path, name: str) -> None:
    found = read(tmp_path / name, PACKED if name.endswith(".gz") else TEXT.encode())

    assert found == [(name, HALF)]


def test_each_line_of_many_records_has_its_place(tmp_path: Path) -> None:
    found = read(tmp_path / "all.jsonl", f"{TEXT}\n{json.dumps(OTHER)}\n".encode())

    assert found == [("all.jsonl line 1", HALF), ("all.jsonl line 2", OTHER)]


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("cut.json", TEXT[:700].encode(), "record/truncated"),
        ("empty.json", b"", "record/truncated"),
        ("cut.jsonl", f"{TEXT}\n{TEXT[:70]}".encode(), "record/truncated"),
        ("cut.json.gz", PACKED[:-20], "record/truncated"),
        ("cut.jsonl.gz", PACKED[:50], "record/truncated"),
        ("bent.json.gz", PACKED[:60] + b"????" + PACKED[64:], "record/truncated"),
        ("plain.json.gz", TEXT.encode(), "record/truncated"),
        ("picture.json", b"\x89PNG\xff\xfe", "record/text"),
        ("list.json", b"[]", "record/format"),
        ("other.json", b'{"format": "pgn"}', "record/format"),
        ("newer.json", json.dumps(HALF | {"version": 2}).encode(), "record/newer"),
        ("odd.json", json.dumps(HALF | {"version": "one"}).encode(), "record/newer"),
    ],
)
def test_a_file_that_is_no_record_is_said_to_be_so(
    tmp_path: Path, name: str, content: bytes, code: str
) -> None:
    with pytest.raises(Unreadable) as caught:
        read(tmp_path / name, content)

    assert caught.value.code == code
    assert name in caught.value.sentence


def test_a_file_that_is_not_there_is_said_to_be_so(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"none\.json cannot be read: No such file"):
        list(record_reader.read_documents(tmp_path / "none.json"))


def test_a_name_may_hold_any_letter(tmp_path: Path) -> None:
    strange = HALF | {"players": [{"name": "Ada\u2028\x85", "kind": "human"}] * 3}
    text = json.dumps(strange, ensure_ascii=False)

    assert [found for _, found in read(tmp_path / "all.jsonl", f"{text}\n{text}\n".encode())] == [
        strange,
        strange,
    ]


@pytest.mark.parametrize(
    "content",
    [b"[" * 100_000, b'{"format": ' + b"1" * 5000 + b"}"],
    ids=["deep", "long"],
)
def test_json_that_python_cannot_hold_is_unreadable(tmp_path: Path, content: bytes) -> None:
    with pytest.raises(Unreadable):
        read(tmp_path / "vast.json", content)


@pytest.mark.parametrize("version", [0, -1, True])
def test_a_version_that_never_was_is_unreadable(tmp_path: Path, version: int) -> None:
    with pytest.raises(Unreadable):
        read(tmp_path / "odd.json", json.dumps(HALF | {"version": version}).encode())
