"""Visible text: what people type, as it may be shown to others."""

from __future__ import annotations


def one_line(text: str) -> str:
    """The text in one line of visible letters; empty if there are none."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
