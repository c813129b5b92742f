"""The journal of a match: a line for every finished block, safe on disk before the next.

Whoever is stopped, or killed, goes on from there.
"""

from __future__ import annotations

import contextlib
import json
import os
from typing import TYPE_CHECKING, Any, BinaryIO, Self

from fondaco.arena import deal_blocks
from fondaco.core.errors import Unreadable

try:
    import fcntl
except ModuleNotFoundError:  # where there are no such locks, people must take care themselves
    HAS_LOCKS = False
else:
    HAS_LOCKS = True

if TYPE_CHECKING:
    from pathlib import Path

    from fondaco.arena.deal_blocks import DealBlock
    from fondaco.arena.match import Match

FORMAT, VERSION = "fondaco-arena", 1


class Journal:
    """The finished blocks of a match, kept in a file if there is one."""

    def __init__(self, match: Match, path: Path | None) -> None:
        self.match, self.path = match, path
        self.blocks: dict[int, DealBlock] = {}

    def __enter__(self) -> Self:
        if self.path is None:
            return self
        try:
            self.file: BinaryIO = self.path.open("a+b", buffering=0)
        except OSError as error:
            raise Unreadable(
                "journal/file", f"{self.path} cannot be opened: {error.strerror}."
            ) from None
        try:
            self._lock()
            self._resume()
        except BaseException:
            self.file.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self.path is not None:
            self.file.close()

    def add(self, block: DealBlock) -> None:
        """Keep a block; a second one of the same number counts for nothing."""
        if block.number in self.blocks:
            return
        if self.path is not None:
            self._write(_line(block.plain()))
        self.blocks[block.number] = block

    @property
    def missing(self) -> list[int]:
        """The numbers of the blocks that are still to be played."""
        return [number for number in range(self.match.blocks) if number not in self.blocks]

    @property
    def played(self) -> list[DealBlock]:
        """The blocks of the match in their order; a journal may hold more than are wanted."""
        return [self.blocks[number] for number in sorted(self.blocks) if number < self.match.blocks]

    def _lock(self) -> None:
        if not HAS_LOCKS:
            return
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Unreadable(
                "journal/busy", f"Another match is writing {self.path} at this moment."
            ) from None

    def _resume(self) -> None:
        """Read what is there; a line that was cut off in the middle never happened."""
        self.file.seek(0)
        whole, _, torn = self.file.read().rpartition(b"\n")
        heading = _line({"format": FORMAT, "version": VERSION, "match": self.match.plain()})
        if not whole:
            if not heading.startswith(torn):
                raise self._unreadable("does not begin like one")
            self._cut(0, torn)
            self._write(heading)
            return
        first, *rest = whole.split(b"\n")
        self._check_heading(first)
        for number, line in enumerate(rest, 2):
            block = self._read(line, number)
            self.blocks.setdefault(block.number, block)
        self._cut(len(whole) + 1, torn)

    def _cut(self, sound: int, torn: bytes) -> None:
        if torn:
            self.file.truncate(sound)

    def _check_heading(self, line: bytes) -> None:
        try:
            heading = json.loads(line)
            known = heading["format"] == FORMAT
            version, theirs = heading["version"], dict(heading["match"])
        except (ValueError, TypeError, KeyError):
            known = False
        if not known:
            raise self._unreadable("does not begin like one")
        if version != VERSION:
            raise self._unreadable(f"has version {version}; this fondaco reads version {VERSION}")
        for key, mine in self.match.plain().items():
            if (other := theirs.get(key)) != mine:
                raise Unreadable(
                    "journal/match",
                    f"{self.path} is the journal of another match: "
                    f"there {_said(key, other)}, here {_said(key, mine)}.",
                )

    def _read(self, line: bytes, number: int) -> DealBlock:
        try:
            return deal_blocks.read(json.loads(line), self.match)
        except (ValueError, TypeError, KeyError):
            raise Unreadable(
                "journal/line",
                f"{self.path} is damaged in line {number}. "
                "Take the line out, and its block is played again.",
            ) from None

    def _unreadable(self, why: str) -> Unreadable:
        return Unreadable("journal/format", f"{self.path} is no journal of the arena: it {why}.")

    def _write(self, line: bytes) -> None:
        """Add a line for good: all of it or, on a full disk, nothing."""
        sound = os.fstat(self.file.fileno()).st_size
        try:
            left = memoryview(line)
            while left:
                left = left[self.file.write(left) :]
            os.fsync(self.file.fileno())
        except OSError as error:
            with contextlib.suppress(OSError):
                self.file.truncate(sound)
            raise Unreadable(
                "journal/disk",
                f"{self.path} cannot grow ({error.strerror}). It holds {len(self.blocks)} blocks.",
            ) from None


def _line(plain: dict[str, Any]) -> bytes:
    return json.dumps(plain, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def _said(key: str, value: object) -> str:
    return f"{key.replace('_', '-')} is {json.dumps(value, ensure_ascii=False)}"
