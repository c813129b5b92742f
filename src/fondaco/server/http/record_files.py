"""Record files that guests bring along: read with care, because anybody may write one."""

from __future__ import annotations

import zlib
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from fondaco.core.errors import Unreadable
from fondaco.core.record_reader import read_document
from fondaco.server.client_errors import ClientError

if TYPE_CHECKING:
    from collections.abc import Iterator

LARGEST = 2 * 1024 * 1024
"""Bytes of a record, as it comes and unpacked; the longest games have a tenth of it."""
PLACE = "The record"
GZIP = b"\x1f\x8b"
WITH_HEADER = 31
"""What zlib calls a stream with the header of gzip."""

DAMAGED, FOREIGN, UNTRUE = "sorry-record-damaged", "sorry-record-foreign", "sorry-record-untrue"
SORRY = {
    "record/truncated": DAMAGED,
    "record/text": DAMAGED,
    "record/none": "sorry-record-none",
    "record/large": "sorry-record-large",
    "record/format": FOREIGN,
    "record/odd": FOREIGN,
    "record/missing": FOREIGN,
    "record/several": "sorry-record-several",
    "record/newer": "sorry-record-newer",
    "record/rules": "sorry-record-rules",
    "record/secret": "sorry-record-secret",
    "game/unknown": "sorry-record-game",
}
"""What is said in other languages; all else that can be wrong is that the tale is not true."""


class BadRecordError(ClientError):
    """A record that cannot be shown: in English exactly why, in other languages the kind of why."""

    def __init__(self, error: Unreadable) -> None:
        super().__init__(error.code, SORRY.get(error.code, UNTRUE))
        self.sentence = error.sentence


@contextmanager
def regretted() -> Iterator[None]:
    """Inside, whatever is wrong with a record is told in the language of who brought it."""
    try:
        yield
    except Unreadable as error:
        raise BadRecordError(error) from error


def read_record(body: bytes) -> dict[str, Any]:
    """The one record of a .json or .jsonl file, plain or gzipped."""
    try:
        text = (_unpacked(body) if body.startswith(GZIP) else body).decode()
    except UnicodeDecodeError:
        raise Unreadable("record/text", f"{PLACE} is not text in UTF-8.") from None
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines:
        raise Unreadable("record/none", "The file is empty.")
    if len(lines) > 1 and all(line.lstrip().startswith("{") for line in lines):
        raise Unreadable("record/several", f"The file holds {len(lines)} records; bring one.")
    return read_document(text, PLACE)


def _unpacked(body: bytes) -> bytes:
    """The contents of a packed file, of which no more is unpacked than may be there."""
    unpacking = zlib.decompressobj(WITH_HEADER)
    try:
        found = unpacking.decompress(body, LARGEST)
    except zlib.error:
        raise Unreadable("record/truncated", f"{PLACE} is cut off or damaged.") from None
    if unpacking.unconsumed_tail:
        raise Unreadable("record/large", f"{PLACE} is larger than any game.")
    if not unpacking.eof:
        raise Unreadable("record/truncated", f"{PLACE} is cut off or damaged.")
    return found
