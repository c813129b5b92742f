"""Bots from outside are called to a table like those of the house."""

from __future__ import annotations

import shlex
import sys

import pytest

from fondaco.bots.external.plugins import Plugin
from fondaco.bots.external.programs import Program
from fondaco.bots.roster import call
from tests.bots.test_plugins import MEDICI, MY_BOT, play, table_of
from tests.bots.test_programs import EXAMPLE

pytestmark = pytest.mark.thorough

CLASS = f"{MY_BOT}:Bot"
PROGRAM = f"run@5s:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"


@pytest.mark.parametrize(("name", "kind"), [(CLASS, Plugin), (PROGRAM, Program)])
def test_a_bot_from_outside_is_called_by_name_and_plays_a_whole_game(name: str, kind: type) -> None:
    bot = call(name).sit_down(MEDICI)

    assert call(name).name == name
    assert isinstance(bot, kind)
    assert play(table_of(MEDICI, 1), bot).winners
