"""Records: a whole game as one JSON document that a stranger can check without this program."""

from __future__ import annotations

import gzip
import json
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from fondaco.core import chance as chances
from fondaco.core.chance import Chance
from fondaco.core.events import EVERYBODY, ONE_SEAT
from fondaco.core.refusal import Broken, Refusal, Unreadable
from fondaco.core.table import OPENING, Table, Terms

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from fondaco.core.events import Happening
    from fondaco.core.game import Game
    from fondaco.core.table import Turn

FORMAT = "fondaco-record"
VERSION = 1


@dataclass(frozen=True)
class Player:
    """Who sits at a seat: a name, and what kind of player it is."""

    name: str
    kind: str


# Writing


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
            "tables": terms.edition.tables,
        },
        "seats": terms.seats,
        "options": list(terms.options),
        "players": [{"name": player.name, "kind": player.kind} for player in players],
        "chance": [_chance(chance, open_secret=open_secret) for chance in terms.chances],
        "opening": {"events": events(table.game, table.log[0].events), "hash": table.log[0].hash},
        "moves": [_move(table.game, turn) for turn in table.log[1:]],
        "result": {"totals": table.totals, "winners": table.winners} if over else None,
    }


def _chance(chance: Chance, *, open_secret: bool) -> dict[str, Any]:
    entry = {"from": chance.start, "kind": chance.kind, "commitment": chance.commitment}
    return entry | {"secret": chance.secret.hex()} if open_secret else entry


def _move(game: Game, turn: Turn) -> dict[str, Any]:
    return {
        "number": turn.number,
        "seat": turn.seat,
        "move": game.words.move_name(turn.move),
        "events": events(game, turn.events),
        "hash": turn.hash,
    }


def events(game: Game, happenings: tuple[Happening, ...]) -> list[dict[str, Any]]:
    """Events as records write them."""
    return [
        {
            "event": happening.event.name,
            "clause": happening.event.clause,
            "to": _audience(happening),
            "with": {
                name: game.words.notation(name, value)
                for name, value in happening.arguments.items()
            },
        }
        for happening in happenings
    ]


def _audience(happening: Happening) -> str | list[int]:
    if happening.event.audience == EVERYBODY:
        return EVERYBODY
    return [happening.arguments["seat"]] if happening.event.audience == ONE_SEAT else []


# Reading


def read_documents(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The documents of a .json file, or of a .jsonl with one a line, plain or .gz, with places."""
    try:
        raw = path.read_bytes()
        text = (gzip.decompress(raw) if path.suffix == ".gz" else raw).decode()
    except OSError as error:
        reason = error.strerror or "it is not a gzip file"
        raise Unreadable("record/file", f"{path} cannot be read: {reason}.") from None
    except (EOFError, zlib.error):
        raise Unreadable("record/truncated", f"{path} is cut off or damaged.") from None
    except UnicodeDecodeError:
        raise Unreadable("record/text", f"{path} is not text in UTF-8.") from None
    lines = text.splitlines() if ".jsonl" in path.suffixes else [text]
    for number, line in enumerate(lines, 1):
        place = f"{path.name} line {number}" if len(lines) > 1 else path.name
        yield place, _document(line, place)


def _document(text: str, place: str) -> dict[str, Any]:
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        raise Unreadable(
            "record/truncated", f"{place} is cut off or no JSON (at character {error.pos})."
        ) from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise Unreadable("record/format", f'{place} is no record: "format" is not "{FORMAT}".')
    version = document.get("version")
    if not isinstance(version, int) or version > VERSION:
        raise Unreadable(
            "record/newer",
            f"{place} has version {version!r} of the format; this fondaco reads up to {VERSION}.",
        )
    return document


def terms_of(document: dict[str, Any], game: Game, place: str) -> Terms:
    """The terms under which a recorded game was played."""
    with reading(place):
        if document["rules"] != game.version:
            raise Unreadable(
                "record/rules",
                f"{place} follows version {document['rules']} of the rules of {game.title}; "
                f"this fondaco plays version {game.version}.",
            )
        heading = document["edition"]
        tables = heading["tables"] | {
            "game": game.name,
            "edition": heading["name"],
            "reconstructed": heading["reconstructed"],
        }
        edition = game.edition_from(tables, place)
        if edition.sha256 != heading["sha256"]:
            raise Unreadable(
                "record/edition", f"{place}: the edition does not have the hash it names."
            )
        chances_of = tuple(_read_chance(entry, place) for entry in document["chance"])
        options = tuple(document["options"])
        terms = Terms.agree(game, document["seats"], options, edition, chances_of[0])
        return Terms(game, terms.seats, terms.options, edition, chances_of)


def _read_chance(entry: dict[str, Any], place: str) -> Chance:
    if "secret" not in entry:
        raise Unreadable(
            "record/secret", f"{place}: the secret behind the chance is not published yet."
        )
    chance = Chance(entry["kind"], bytes.fromhex(entry["secret"]), entry["from"])
    if chance.kind not in (chances.KEYED, chances.STREAM):
        raise Unreadable(
            "record/chance", f"{place}: chance of the kind {chance.kind!r} is not known."
        )
    if chance.commitment != entry["commitment"]:
        raise Unreadable(
            "record/commitment",
            f"{place}: the secret does not fit the commitment made before the game.",
        )
    return chance


def players_of(document: dict[str, Any], place: str) -> list[Player]:
    """Who sat at the seats."""
    with reading(place):
        return [Player(str(entry["name"]), str(entry["kind"])) for entry in document["players"]]


def replay(document: dict[str, Any], game: Game, place: str, to: int | None = None) -> Table:
    """The recorded game played again; a sentence where it differs from the record."""
    table = Table(terms_of(document, game, place))
    with reading(place):
        _compare(f"{place}, set-up", table.log[0], document["opening"], game)
        for number, entry in enumerate(document["moves"][:to], 1):
            where = f"{place}, move {number}"
            if table.to_act < 0:
                raise Unreadable("record/moves", f"{where}: the game was over before it.")
            _play(table, entry, where)
            _compare(where, table.log[-1], entry, game)
        if to is None or to >= len(document["moves"]):
            _compare_result(table, document["result"], place)
    return table


def _play(table: Table, entry: dict[str, Any], where: str) -> None:
    if entry["seat"] != table.to_act:
        raise Unreadable(
            "record/seat",
            f"{where}: seat {entry['seat']} moves, but it is seat {table.to_act}'s turn.",
        )
    try:
        table.play(entry["move"])
    except Refusal as refusal:
        raise Unreadable(
            "record/refused", f"{where}: {entry['move']!r} is against {refusal.clause}."
        ) from None
    except Unreadable as error:
        raise Unreadable("record/move", f"{where}: {error}") from None


def _compare(where: str, turn: Turn, entry: dict[str, Any], game: Game) -> None:
    if turn.move != OPENING and entry["number"] != turn.number:
        raise Unreadable("record/number", f"{where} is numbered {entry['number']}.")
    for ours, theirs in zip(events(game, turn.events), entry["events"], strict=False):
        if ours != theirs:
            raise Unreadable("record/event", f"{where}: recorded {theirs}, but it is {ours}.")
    if len(turn.events) != len(entry["events"]):
        raise Unreadable(
            "record/events",
            f"{where}: {len(entry['events'])} events, but {len(turn.events)} happen.",
        )
    if entry["hash"] != turn.hash:
        raise Unreadable("record/hash", f"{where} leads to another position than the one recorded.")


def _compare_result(table: Table, result: dict[str, Any] | None, place: str) -> None:
    over = table.to_act < 0
    ours = {"totals": table.totals, "winners": table.winners} if over else None
    if result != ours:
        raise Unreadable(
            "record/result", f"{place}: the result is recorded as {result}, but it is {ours}."
        )


class reading:  # noqa: N801  reads as a word in a with statement
    """Turns whatever is missing or odd in a document into a sentence with its place."""

    def __init__(self, place: str) -> None:
        self.place = place

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, KeyError):
            raise Unreadable("record/missing", f"{self.place}: {error} is missing.") from None
        if isinstance(error, TypeError | ValueError | AttributeError | IndexError | Broken):
            raise Unreadable(
                "record/odd", f"{self.place} is not written as a record: {error}."
            ) from None
