"""The published page and schema say what records are."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import jsonschema
import pytest

from fondaco.core.chance import KEYED, Chance, from_seed
from fondaco.core.events import EVERYBODY, NO_SEAT, ONE_SEAT
from fondaco.core.table import Table, Terms
from fondaco.games import index
from tests.core.samples import MEDICI, document, finish, option_sets, sample

if TYPE_CHECKING:
    from fondaco.core.game import Game

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"
PAGE = (DOCS / "record-format.md").read_text(encoding="utf-8")
SCHEMA = json.loads((DOCS / "record.schema.json").read_text(encoding="utf-8"))
GAMES = [index.find(name) for name in index.names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=index.names())


def chapter(game: Game) -> str:
    """What the page says about one game."""
    found = re.search(rf"^## {game.name.capitalize()}\n(.*?)^## ", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"the page has no chapter on {game.name}"
    return found[1]


# The schema


@pytest.mark.thorough
@every_game
def test_records_follow_their_schema(game: Game) -> None:
    for number, seats in enumerate(game.seats):
        options = option_sets(game)[number % len(option_sets(game))]
        terms = Terms.agree(game, seats, options, chance=from_seed("schema"))
        record = document(finish(Table(terms)))
        unfinished = copy.deepcopy(record) | {"result": None}
        del unfinished["chance"][0]["secret"]

        jsonschema.validate(record, SCHEMA)
        jsonschema.validate(unfinished, SCHEMA)


@every_game
def test_a_record_with_a_player_too_few_or_too_many_does_not_follow_the_schema(game: Game) -> None:
    for seats in game.seats:
        record = document(Table(Terms.agree(game, seats, chance=from_seed("schema"))))
        players = record["players"]

        for wrong in (players[:-1], [*players, players[0]]):
            with pytest.raises(jsonschema.ValidationError):
                jsonschema.validate(record | {"players": wrong}, SCHEMA)


@pytest.mark.parametrize("field", SCHEMA["required"])
def test_a_record_without_one_of_its_fields_does_not_follow_the_schema(field: str) -> None:
    record = document(sample(1))

    del record[field]

    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(record, SCHEMA)


# The page


@every_game
def test_the_page_names_every_game_and_the_version_of_its_rules(game: Game) -> None:
    assert f'`game` is `"{game.name}"` and `rules` is `{game.version}`' in chapter(game)
    assert f"](../src/fondaco/games/{game.name}/RULES.md)" in chapter(game)


@every_game
def test_the_page_lists_every_option_in_order_with_its_clause(game: Game) -> None:
    (line,) = re.findall(r"^The options? (?:is|are) .*$", chapter(game), re.MULTILINE)

    listed = re.findall(r"`([a-z-]+)` \(([^)]+)\)", line)

    assert listed == [(option.name, option.clause) for option in game.options]


def event_rows(game: Game) -> list[tuple[str, str, str]]:
    """Name, clause and arguments of every event in the chapter of a game."""
    row = r"^\| `([a-z-]+)` \| ([A-Z]{3}-\S+) \| (.*)\|$"
    return re.findall(row, chapter(game), re.MULTILINE)


@every_game
def test_the_page_lists_every_event_as_it_is(game: Game) -> None:
    rows = event_rows(game)
    listed = [(name, clause, *re.findall(r"`(\w+)`", words)) for name, clause, words in rows]

    events = [(event.name, event.clause, *event.arguments) for event in game.events.events]

    assert sorted(listed) == sorted(events)


@every_game
def test_the_page_says_who_learns_of_every_event(game: Game) -> None:
    listed = {name: re.findall(r"; to ([a-z ]+) $", words) for name, _, words in event_rows(game)}

    said = {EVERYBODY: [], ONE_SEAT: ["that seat"], NO_SEAT: ["nobody"]}

    assert listed == {event.name: said[event.audience] for event in game.events.events}


@every_game
def test_the_page_lists_every_field_of_a_position_in_order(game: Game) -> None:
    section = chapter(game).split("### The fields of a position")[1]
    columns = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)

    listed = [name for column in columns for name in re.findall(r"`(\w+)`", column)]

    assert listed == list(game.new_state().written)


@every_game
def test_the_page_shows_every_verb_of_a_move(game: Game) -> None:
    shown = {words.split()[0] for words in re.findall(r"`([^`\n]+)`", chapter(game))}

    verbs = {game.words.move_name(move).split()[0] for move in range(game.moves)}

    assert verbs <= shown


def test_the_example_on_the_page_is_a_real_game() -> None:
    example = PAGE.split("## An example")[1]
    secret = re.findall(r'"secret": "(\w+)"', example)[0]
    chance = Chance(KEYED, bytes.fromhex(secret))
    table = Table(Terms.agree(MEDICI, 3, ("greater-bonus",), chance=chance))

    for move in re.findall(r'"move": "([^"]+)"', example):
        table.play(move)

    assert re.findall(r'"hash": "(\w+)"', example) == [turn.hash for turn in table.log]
    assert chance.commitment in example
    assert MEDICI.default_edition.sha256 in example
