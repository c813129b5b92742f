"""The published page and schema say what records are."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path

import jsonschema
import pytest

from fondaco.core.chance import KEYED, Chance
from fondaco.core.table import Table, Terms
from tests.core.samples import MEDICI, document, sample

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"
PAGE = (DOCS / "record-format.md").read_text(encoding="utf-8")
SCHEMA = json.loads((DOCS / "record.schema.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("number", range(6))
def test_records_follow_their_schema(number: int) -> None:
    record = document(sample(number))
    unfinished = copy.deepcopy(record) | {"result": None}
    del unfinished["chance"][0]["secret"]

    jsonschema.validate(record, SCHEMA)
    jsonschema.validate(unfinished, SCHEMA)


@pytest.mark.parametrize("field", SCHEMA["required"])
def test_a_record_without_one_of_its_fields_does_not_follow_the_schema(field: str) -> None:
    record = document(sample(1))

    del record[field]

    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(record, SCHEMA)


def test_the_page_lists_every_event_as_it_is() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| (MED-\S+) \| (.*)\|$", PAGE, re.MULTILINE)
    listed = {(name, clause, *re.findall(r"`(\w+)`", words)) for name, clause, words in rows}

    events = {(event.name, event.clause, *event.arguments) for event in MEDICI.events.events}

    assert listed == events


def test_the_page_lists_every_field_of_a_position_in_order() -> None:
    section = PAGE.split("### The fields of a position")[1].split("## Versions")[0]
    columns = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)

    listed = [name for column in columns for name in re.findall(r"`(\w+)`", column)]

    assert listed == list(MEDICI.new_state().fields)


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
