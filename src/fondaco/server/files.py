"""Record files that guests bring along: read with care, because anybody may write one."""

from __future__ import annotations

import zlib
from typing import Any

from fondaco.core.archive import read_document
from fondaco.core.refusal import Unreadable

LARGEST = 2 * 1024 * 1024
"""Bytes of a record, as it comes and unpacked; the longest games have a tenth of it."""
PLACE = "The record"
GZIP = b"\x1f\x8b"
WITH_HEADER = 31
"""What zlib calls a stream with the header of gzip."""


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
