"""Encoding: messages as they travel, and the hash by which a client knows that it is in step."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

HASH_LETTERS = 16
_CANONICAL = msgspec.json.Encoder(order="sorted")
_WIRE = msgspec.json.Encoder()


def encode(message: msgspec.Struct) -> str:
    """A message as it travels."""
    return _WIRE.encode(message).decode()


def view_hash(view: dict[str, Any]) -> str:
    """A hash of a view: of its JSON with sorted keys and no blanks."""
    return hashlib.sha256(_CANONICAL.encode(view)).hexdigest()[:HASH_LETTERS]
