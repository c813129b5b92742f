"""Score sheets of every game found: each point has a source, and nobody reads too much."""

from __future__ import annotations

import random

import pytest

from fondaco.core.ledger import pays, sheet
from fondaco.core.table import Table
from fondaco.core.verbs import NOBODY
from fondaco.games import index
from fondaco.laws.one_game import random_terms
from fondaco.speech.speaker import Speaker
from tests.clauses import clause

TABLES = [(name, seats) for name in index.names() for seats in index.find(name).seats]
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio"]
LOOK_EVERY = 29


def options(name: str, number: int) -> tuple[str, ...]:
    """Other options for other tables, so that all of them are met."""
    known = index.find(name).options
    return tuple(option.name for bit, option in enumerate(known) if number >> bit & 1)


def check_sheets(table: Table) -> None:
    """Whatever an audience sees of the totals is what its sheet comes to, and nothing more."""
    ledger = table.game.contract.ledger
    assert ledger
    for audience in (NOBODY, *range(table.terms.seats)):
        assert sheet(table, audience).totals == ledger.totals(table.view(audience))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_sheet_adds_up_to_the_total_of_every_seat_in_random_games(name: str, seats: int) -> None:
    lots = random.Random(seats)  # noqa: S311  not cryptography
    table = Table(random_terms(index.find(name), seats, 5, options(name, seats)))
    while table.to_act != NOBODY:
        if table.number % LOOK_EVERY == 0:
            check_sheets(table)
        table.play(lots.choice(table.choices))

    check_sheets(table)
    whole = sheet(table, NOBODY)
    assert whole.totals == table.totals
    for seat in range(seats):
        assert sum(page.totals[seat] or 0 for page in whole.pages) == table.totals[seat]
        for page in whole.pages:
            assert page.totals[seat] == sum(line.amounts[seat] or 0 for line in page.lines)


@pytest.mark.parametrize("name", index.names())
def test_every_source_and_period_has_words_and_a_clause_of_the_rule_book(name: str) -> None:
    game = index.find(name)
    ledger = game.contract.ledger
    assert ledger
    speaker = Speaker(game, NAMES)

    for source, cited in ledger.SOURCES.items():
        assert speaker.say(source)
        assert cited in game.clauses
    assert speaker.say("sheet-unit")
    assert speaker.say(ledger.FIRST_PERIOD[0], number=ledger.FIRST_PERIOD[1])


@pytest.mark.parametrize(
    ("name", "periods"),
    [
        ("medici", ["Day 1", "Day 2", "Day 3"]),
        ("strozzi", ["Round 1", "Round 2", "Round 3", "The end of the game"]),
        ("oltremare", ["At sea", "The end of the game"]),
    ],
)
def test_a_sheet_is_divided_by_days_rounds_and_the_end(name: str, periods: list[str]) -> None:
    game = index.find(name)
    lots = random.Random(2)  # noqa: S311  not cryptography
    table = Table(random_terms(game, 3, 2))
    while table.to_act != NOBODY:
        table.play(lots.choice(table.choices))
    speaker = Speaker(game, NAMES)

    pages = sheet(table, NOBODY).pages

    said = [speaker.say(page.period[0], number=page.period[1]) for page in pages]
    assert said == periods
    for page in pages:
        for line in page.lines:
            assert any(line.amounts), "a source that brought nobody anything is no line"


@clause("STR-5.5")
def test_secret_coins_are_on_nobody_elses_sheet_until_the_end() -> None:
    game = index.find("strozzi")
    lots = random.Random(4)  # noqa: S311  not cryptography
    table = Table(random_terms(game, 3, 4, ("secret-coins",)))
    while not any(pays(game, happening) for happening in table.log[-1].events):
        table.play(lots.choice(table.choices))

    own, open_to_all = sheet(table, 1), sheet(table, NOBODY)

    assert own.totals == [None, table.totals[1], None]
    assert open_to_all.totals == [None, None, None]
    for line in (line for page in open_to_all.pages for line in page.lines):
        assert line.amounts == [None, None, None]
    while table.to_act != NOBODY:
        table.play(lots.choice(table.choices))
    assert sheet(table, NOBODY).totals == table.totals
