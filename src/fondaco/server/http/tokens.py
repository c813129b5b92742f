"""Tokens and codes: 256 bits each, known to who holds them; the server keeps only their hashes."""

from __future__ import annotations

import hashlib
import secrets
from hmac import compare_digest

LONGEST = 64


def fresh() -> str:
    """A new token or code."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> bytes:
    """What the server keeps of a token."""
    return hashlib.sha256(token[:LONGEST].encode()).digest()


def same(one: bytes, other: bytes) -> bool:
    """Whether two hashes are the same, in a time that tells nothing."""
    return compare_digest(one, other)
