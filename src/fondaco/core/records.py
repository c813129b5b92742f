"""Records: a whole game as one JSON document that a stranger can check without this program."""

from __future__ import annotations

import copy
import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fondaco.core.errors import Unreadable
from fondaco.core.events import EVERYBODY, ONE_SEAT

if TYPE_CHECKING:
    from fondaco.core.chance import Chance
    from fondaco.core.events import Happening
    from fondaco.core.position import Position
    from fondaco.core.protocols import Words
    from fondaco.core.table import Table, Turn

FORMAT = "fondaco-record"
VERSION = 1


@dataclass(frozen=True)
class Player:
    """Who sits at a seat: a name, and what kind of player it is."""

    name: str
    kind: str


@dataclass(frozen=True)
class Record:
    """A recorded game: the document that files hold."""

    document: dict[str, Any]

    def __repr__(self) -> str:
        said = self.document
        state = "over" if said["result"] else "unfinished"
        return (
            f"<Record {said['game']}, {said['seats']} seats, {len(said['moves'])} moves, {state}>"
        )

    def save(self, path: Path | str) -> Path:
        """Write the record to a .json file, whole or not at all; where it is."""
        place = Path(path)
        if place.suffix != ".json":
            raise Unreadable("record/name", f"{place} must end in .json.")
        try:
            write(self.document, place)
        except OSError as error:
            raise Unreadable(
                "record/file", f"{place} cannot be written: {error.strerror}."
            ) from None
        return place


def write(document: dict[str, Any], place: Path) -> None:
    """Replace the file at once and for good, or leave it as it was."""
    beside = place.with_suffix(".new")
    try:
        with beside.open("w", encoding="utf-8") as file:
            json.dump(document, file, ensure_ascii=False, separators=(",", ":"))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(place)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def record(table: Table, players: list[Player], *, open_secret: bool = True) -> dict[str, Any]:
    """The table as a document; the secret behind its chance is left out if it must stay one."""
    terms = table.terms
    over = table.to_act < 0
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": terms.game.name,
        "rules": terms.game.version,
        "edition": {
            "name": terms.edition.name,
            "sha256": terms.edition.sha256,
            "reconstructed": list(terms.edition.reconstructed),
            "tables": copy.deepcopy(terms.edition.tables),
        },
        "seats": terms.seats,
        "options": list(terms.options),
        "players": [{"name": player.name, "kind": player.kind} for player in players],
        "chance": [_chance(chance, open_secret=open_secret) for chance in terms.chances],
        "opening": {"events": events(table.words, table.log[0].events), "hash": table.log[0].hash},
        "moves": [_move(table.words, turn) for turn in table.log[1:]],
        "result": {"totals": table.totals, "winners": table.winners} if over else None,
    }


def _chance(chance: Chance, *, open_secret: bool) -> dict[str, Any]:
    entry = {"from": chance.start, "kind": chance.kind, "commitment": chance.commitment}
    return entry | {"secret": chance.secret.hex()} if open_secret else entry


def _move(words: Words[Position], turn: Turn) -> dict[str, Any]:
    return {
        "number": turn.number,
        "seat": turn.seat,
        "move": words.move_name(turn.move),
        "events": events(words, turn.events),
        "hash": turn.hash,
    }


def events(words: Words[Position], happenings: tuple[Happening, ...]) -> list[dict[str, Any]]:
    """Events as records write them."""
    return [
        {
            "event": happening.event.name,
            "clause": happening.event.clause,
            "to": _audience(happening),
            "with": {
                name: words.notation(name, value) for name, value in happening.arguments.items()
            },
        }
        for happening in happenings
    ]


def _audience(happening: Happening) -> str | list[int]:
    if happening.event.audience == EVERYBODY:
        return EVERYBODY
    return [happening.arguments["seat"]] if happening.event.audience == ONE_SEAT else []
