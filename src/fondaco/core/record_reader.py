"""The archive: records read back, played again, and compared with what they say."""

from __future__ import annotations

import gzip
import json
import zlib
from typing import TYPE_CHECKING, Any

from fondaco.core import chance as chances
from fondaco.core.chance import Chance
from fondaco.core.errors import Broken, FondacoError, Refusal, Unreadable
from fondaco.core.records import FORMAT, VERSION, Player, events
from fondaco.core.table import OPENING, Table, Terms

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from fondaco.core.game import Game
    from fondaco.core.position import Position
    from fondaco.core.protocols import Words
    from fondaco.core.table import Turn

SHAPE: dict[str, type] = {
    "game": str,
    "rules": int,
    "edition": dict,
    "seats": int,
    "options": list,
    "players": list,
    "chance": list,
    "opening": dict,
    "moves": list,
}
SECRET_BYTES = {chances.KEYED: 32, chances.STREAM: chances.STREAM_BYTES}


# Files


def read_documents(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The documents of a .json file, or of a .jsonl with one a line, plain or .gz, with places."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise Unreadable("record/file", f"{path} cannot be read: {error.strerror}.") from None
    try:
        text = (gzip.decompress(raw) if path.suffix == ".gz" else raw).decode()
    except (OSError, EOFError, zlib.error):
        raise Unreadable("record/truncated", f"{path} is cut off or damaged.") from None
    except UnicodeDecodeError:
        raise Unreadable("record/text", f"{path} is not text in UTF-8.") from None
    if ".jsonl" not in path.suffixes:
        yield path.name, read_document(text, path.name)
        return
    lines = [(n, line) for n, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise Unreadable("record/none", f"{path} holds no record.")
    for number, line in lines:
        place = f"{path.name} line {number}" if len(lines) > 1 else path.name
        yield place, read_document(line, place)


def read_document(text: str, place: str) -> dict[str, Any]:
    """One document of a format that can be read here."""
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        raise Unreadable(
            "record/truncated", f"{place} is cut off or no JSON (at character {error.pos})."
        ) from None
    except (RecursionError, ValueError):
        raise Unreadable("record/odd", f"{place} holds JSON that nobody would write.") from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise Unreadable("record/format", f'{place} is no record: "format" is not "{FORMAT}".')
    version: Any = document.get("version")
    if not _is(version, int) or not 1 <= version <= VERSION:
        raise Unreadable(
            "record/newer",
            f"{place} has version {version!r} of the format; this fondaco reads up to {VERSION}.",
        )
    return document


# Terms


def terms_of(document: dict[str, Any], game: Game, place: str) -> Terms:
    """The terms under which a recorded game was played."""
    with reading(place):
        _check_shape(document, place)
        if document["game"] != game.name:
            raise Unreadable("record/game", f"{place} is a game of {document['game']}.")
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
        spans = _read_chances(document["chance"], place)
        terms = Terms.agree(game, document["seats"], tuple(document["options"]), edition, spans[0])
        if list(terms.options) != document["options"]:
            raise Unreadable("record/options", f"{place}: options stand once, in the game's order.")
        return Terms(game, terms.seats, terms.options, edition, spans)


def _check_shape(document: dict[str, Any], place: str) -> None:
    for key, kind in SHAPE.items():
        if not _is(document[key], kind):
            found = type(document[key]).__name__
            raise Unreadable("record/odd", f"{place}: {key} is {found}, not {kind.__name__}.")
    if len(document["players"]) != document["seats"]:
        raise Unreadable("record/players", f"{place}: not as many players as seats.")


def _is(value: object, kind: type) -> bool:
    """Whether a value is of a kind; truth values are no numbers here."""
    return isinstance(value, kind) and not isinstance(value, bool)


def _read_chances(entries: list[dict[str, Any]], place: str) -> tuple[Chance, ...]:
    spans = tuple(_read_chance(entry, place) for entry in entries)
    starts = [span.start for span in spans]
    if not starts or starts[0] != 0 or starts != sorted(set(starts)):
        raise Unreadable(
            "record/chance", f"{place}: chance does not begin with the set-up, in order."
        )
    return spans


def _read_chance(entry: dict[str, Any], place: str) -> Chance:
    kind, start = entry["kind"], entry["from"]
    if kind not in SECRET_BYTES or not _is(start, int):
        raise Unreadable("record/chance", f"{place}: chance {kind!r} from {start!r} is not known.")
    if "secret" not in entry:
        raise Unreadable(
            "record/secret", f"{place}: the secret behind the chance is not published yet."
        )
    chance = Chance(kind, bytes.fromhex(entry["secret"]), start)
    if len(chance.secret) != SECRET_BYTES[kind] or chance.secret.hex() != entry["secret"]:
        raise Unreadable("record/secret", f"{place}: the secret is not {SECRET_BYTES[kind]} bytes.")
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


# Replays


def replay(document: dict[str, Any], game: Game, place: str, to: int | None = None) -> Table:
    """The recorded game played again; a sentence where it differs from the record."""
    terms = terms_of(document, game, place)
    with reading(place):
        table = Table(terms)
        _compare(f"{place}, set-up", table.log[0], document["opening"], table.words)
        for number, entry in enumerate(document["moves"][:to], 1):
            where = f"{place}, move {number}"
            if table.to_act < 0:
                raise Unreadable("record/moves", f"{where}: the game was over before it.")
            _play(table, entry, where)
            _compare(where, table.log[-1], entry, table.words)
        if to is None or to >= len(document["moves"]):
            _compare_result(table, document["result"], place)
        return table


def _play(table: Table, entry: dict[str, Any], where: str) -> None:
    seat, move = entry["seat"], entry["move"]
    if not _is(seat, int) or seat != table.to_act:
        raise Unreadable(
            "record/seat", f"{where}: seat {seat!r} moves, but it is seat {table.to_act}'s turn."
        )
    if not isinstance(move, str):
        raise Unreadable("record/move", f"{where}: {move!r} is not written as a move.")
    try:
        turn = table.play(move)
    except Refusal as refusal:
        raise Unreadable(
            "record/refused", f"{where}: {move!r} is against {refusal.clause}."
        ) from None
    except Unreadable as error:
        raise Unreadable("record/move", f"{where}: {error}") from None
    if table.words.move_name(turn.move) != move:
        raise Unreadable("record/move", f"{where}: {move!r} is not written as records write it.")


def _compare(where: str, turn: Turn, entry: dict[str, Any], words: Words[Position]) -> None:
    if turn.move != OPENING and (not _is(entry["number"], int) or entry["number"] != turn.number):
        raise Unreadable("record/number", f"{where} is numbered {entry['number']!r}.")
    for ours, theirs in zip(events(words, turn.events), entry["events"], strict=False):
        if json.dumps(ours, sort_keys=True) != json.dumps(theirs, sort_keys=True):
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
    if json.dumps(result, sort_keys=True) != json.dumps(ours, sort_keys=True):
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
        if isinstance(error, FondacoError) and not isinstance(error, Broken):
            return  # it says what is wrong
        if isinstance(error, KeyError):
            raise Unreadable("record/missing", f"{self.place}: {error} is missing.") from None
        if isinstance(error, TypeError | ValueError | AttributeError | IndexError | Broken):
            raise Unreadable(
                "record/odd", f"{self.place} is not written as a record: {error}."
            ) from None
