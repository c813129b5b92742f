"""A stranger writes a bot in a few lines; whatever is wrong with it is said in a sentence."""

from __future__ import annotations

import ast
import pickle
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fondaco.bots.external.plugins import Plugin, found
from fondaco.bots.sight import Sight, look
from fondaco.core.chance import simulated
from fondaco.core.dice import Dice, seed
from fondaco.core.errors import Unreadable
from fondaco.core.table import Table, Terms
from fondaco.games import index

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fondaco.bots.bot import Bot
    from fondaco.core.game import Game

ROOT = Path(__file__).parents[2]
MY_BOT = ROOT / "examples" / "my_bot.py"
PAGE = (ROOT / "docs" / "writing-bots.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^`([\w.]+)`\n\n```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
MEDICI = index.find("medici")


@pytest.fixture(autouse=True)
def forget_strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody else finds the modules of a test."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]


def table_of(game: Game, number: int, seats: int = 0, options: tuple[str, ...] = ()) -> Table:
    """A table whose chance follows from a number."""
    return Table(Terms.agree(game, seats or game.seats[0], options, chance=simulated(number, 2)))


def dice_of(number: int) -> Dice:
    """Dice that follow from a number."""
    dice = Dice()
    seed(dice, number, 2, 3, 4)
    return dice


def sight_of(table: Table, dice: Dice) -> Sight:
    """What the seat to act is shown."""
    seat = table.to_act
    told = [event for turn in table.log for event in turn.seen_by(seat)]
    return look(table.game, table.state, seat, dice, told, table.words)


def play(table: Table, bot: Bot, seats: set[int] | None = None, number: int = 5) -> Table:
    """The game to its end; where the bot does not sit, chance does."""
    dice, lots = dice_of(number), np.random.default_rng(number)
    while table.to_act >= 0:
        own = seats is None or table.to_act in seats
        table.play(bot.choose(sight_of(table, dice)) if own else int(lots.choice(table.choices)))
    return table


def share_against_chance(bot: Bot, count: int) -> float:
    """The bot's share of victories at a table of Medici for four; a quarter is chance."""
    share = 0.0
    for number in range(count):
        seat = number % 4
        winners = play(table_of(MEDICI, number, 4), bot, {seat}, number).winners
        share += (seat in winners) / len(winners)
    return share / count


def written(folder: Path, source: str, name: str = "stranger_bot.py") -> str:
    """The name of the bot in a new file."""
    (folder / name).write_text(source, encoding="utf-8")
    return f"{folder / name}:Bot"


def answering(answer: str) -> str:
    """The source of a bot whose every answer is this expression."""
    return f"class Bot:\n    def choose(self, sight):\n        return {answer}\n"


# A bot in ten lines


@pytest.mark.parametrize("name", ["medici", "strozzi"])
def test_the_ten_lines_of_the_example_play_a_whole_game(name: str) -> None:
    game = index.find(name)

    assert play(table_of(game, 1), Plugin(f"{MY_BOT}:Bot", game)).winners


def test_the_example_has_ten_lines_without_what_they_say_about_themselves() -> None:
    whole = ast.parse(MY_BOT.read_text(encoding="utf-8"))
    things = [node for node in whole.body if isinstance(node, ast.ClassDef | ast.FunctionDef)]
    lines = {at for thing in things for at in range(thing.lineno, (thing.end_lineno or 0) + 1)}
    for node in ast.walk(whole):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            lines -= set(range(node.lineno, (node.end_lineno or 0) + 1))
    text = MY_BOT.read_text(encoding="utf-8").splitlines()

    assert 5 <= len([at for at in lines if text[at - 1].strip()]) <= 10


@pytest.mark.thorough
def test_the_example_beats_chance() -> None:
    assert share_against_chance(Plugin(f"{MY_BOT}:Bot", MEDICI), 40) > 0.4


def test_the_first_bot_of_the_page_plays_a_whole_game(tmp_path: Path) -> None:
    bot = Plugin(written(tmp_path, FILES["chance.py"], "chance.py"), MEDICI)

    assert play(table_of(MEDICI, 2), bot).winners


def test_the_page_shows_the_example_as_it_is() -> None:
    assert FILES["my_bot.py"] == MY_BOT.read_text(encoding="utf-8")


def test_the_page_names_all_that_a_sight_has() -> None:
    sight = sight_of(table_of(MEDICI, 1), dice_of(1))
    public = {name for name in {*vars(Sight), *vars(sight)} if not name.startswith("_")}

    assert public == set(re.findall(r"`sight\.(\w+)(?:\(\))?`[,|\s]", PAGE))


# What it may answer, and how it is made


@pytest.mark.parametrize(
    "answer", ["list(sight.names)[-1]", "sight.choices[-1]", "__import__('numpy').int64(1)"]
)
def test_names_and_numbers_are_both_answers(tmp_path: Path, answer: str) -> None:
    table = table_of(MEDICI, 1)
    table.play("reveal")
    bot = Plugin(written(tmp_path, answering(answer)), MEDICI)

    move = bot.choose(sight_of(table, dice_of(1)))

    assert type(move) is int
    assert table.words.move_name(move) == "take 1"


def test_a_bot_that_demands_an_argument_gets_the_game(tmp_path: Path) -> None:
    source = "class Bot:\n    def __init__(self, game, depth=2):\n        self.made = game, depth\n"

    bot = Plugin(written(tmp_path, source + "    choose = max\n"), MEDICI)

    assert bot.bot.made == (MEDICI, 2)


def test_a_bot_that_demands_nothing_is_made_without(tmp_path: Path) -> None:
    source = (
        "class Bot:\n    def __init__(self, depth=2, **more):\n        self.made = depth, more\n"
    )

    bot = Plugin(written(tmp_path, source + "    choose = max\n"), MEDICI)

    assert bot.bot.made == (2, {})


def test_a_bot_may_take_its_sight_apart(tmp_path: Path) -> None:
    table = table_of(MEDICI, 1)
    source = answering("'reveal'").replace(
        "return", "sight.game.rules.apply(sight.world, 0); sight.names.clear(); return"
    )
    bot = Plugin(written(tmp_path, source), MEDICI)
    before = table.state.plain()

    assert bot.choose(sight_of(table, dice_of(1))) == 0
    assert table.state.plain() == before


def test_a_bot_is_told_that_it_is_not_needed_any_more(tmp_path: Path) -> None:
    source = answering("0") + "    def close(self):\n        self.closed = True\n"
    bot = Plugin(written(tmp_path, source), MEDICI)

    bot.close()

    assert bot.bot.closed


def test_a_bot_need_not_care_whether_it_is_needed(tmp_path: Path) -> None:
    Plugin(written(tmp_path, answering("0")), MEDICI).close()


def test_a_worker_makes_the_bot_anew_from_its_name(tmp_path: Path) -> None:
    source = "class Bot:\n    def __init__(self):\n        self.thoughts = lambda: 0\n"
    bot = Plugin(written(tmp_path, source + "    choose = max\n"), MEDICI)

    twin = pickle.loads(pickle.dumps(bot))  # noqa: S301  our own bot

    assert (twin.name, twin.game.name) == (bot.name, "medici")
    assert twin.bot is not bot.bot


# Where it is found


def test_a_module_is_found_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path, answering("'here'"), "bot_in_a_folder.py")
    monkeypatch.chdir(tmp_path)

    assert found("bot_in_a_folder:Bot").choose(None, None) == "here"


def test_a_file_finds_its_neighbours(tmp_path: Path) -> None:
    (tmp_path / "neighbour_of_a_bot.py").write_text("WORD = 'hello'\n", encoding="utf-8")
    source = "from neighbour_of_a_bot import WORD\n" + answering("WORD")

    assert found(written(tmp_path, source)).choose(None, None) == "hello"


def test_two_files_of_one_name_do_not_get_mixed_up(tmp_path: Path) -> None:
    names = []
    for answer in ("'left'", "'right'"):
        folder = tmp_path / answer.strip("'")
        folder.mkdir()
        names.append(written(folder, answering(answer)))

    assert [found(name).choose(None, None) for name in names] == ["left", "right"]


def test_a_file_is_a_module_as_any_other(tmp_path: Path) -> None:
    source = "from __future__ import annotations\nimport dataclasses\n\n\n"
    source += "@dataclasses.dataclass\nclass Bot:\n    depth: int = 2\n"

    assert found(written(tmp_path, source))().depth == 2


def test_a_file_that_broke_down_can_be_mended(tmp_path: Path) -> None:
    name = written(tmp_path, "import nowhere_at_all\n")
    with pytest.raises(Unreadable, match="nowhere_at_all"):
        found(name)
    written(tmp_path, answering("'mended'"))

    assert found(name).choose(None, None) == "mended"


# What goes wrong

FAULTS = {
    "fly": (answering("'fly'"), "bot/move", "Bot answered 'fly' at seat 0 of Medici.*reveal, take"),
    "a move it does not have": (answering("4"), "bot/move", "answered 4 .* reveal, take 1."),
    "minus one": (answering("-1"), "bot/move", "answered -1 "),
    "nothing": (answering("None"), "bot/move", "answered None "),
    "yes": (answering("True"), "bot/move", "answered True "),
    "a fraction": (answering("1.0"), "bot/move", "answered 1.0 "),
    "a flood": (answering("'fly' * 10**6"), "bot/move", r"^.{0,400}$"),
    "breaks": (answering("1 // 0"), "bot/failed", r"seat 0 of .*choices reveal, .*ZeroDivision"),
    "asks for more": (answering("sight.secret"), "bot/failed", r"secret.*stranger_bot.py, line 3"),
    "leaves": (answering("exit()"), "bot/failed", "SystemExit"),
    "cannot choose": ("class Bot:\n    pass\n", "bot/class", r"expected choose\(sight\)"),
    "is another": ("class Bat:\n    pass\n", "bot/class", "no Bot in .*stranger_bot.py"),
    "is no class": ("Bot = 3\n", "bot/class", "is 3; expected a class"),
    "demands too much": (
        "class Bot:\n    def __init__(self, game, depth):\n        pass\n",
        "bot/failed",
        "while it was made: TypeError.*'depth'",
    ),
    "is misspelt": ("clas Bot:\n", "bot/import", "stranger_bot.py.* imported: SyntaxError"),
    "needs what is not there": ("import nowhere_at_all\n", "bot/import", "'nowhere_at_all'"),
    "ends the house": ("raise SystemExit\n", "bot/import", "SystemExit"),
}


@pytest.mark.parametrize("which", FAULTS)
def test_what_is_wrong_with_a_bot_is_said_in_a_sentence(tmp_path: Path, which: str) -> None:
    source, code, sentence = FAULTS[which]
    table = table_of(MEDICI, 2)
    table.play("reveal")

    with pytest.raises(Unreadable, match=sentence) as fault:
        Plugin(written(tmp_path, source), MEDICI).choose(sight_of(table, dice_of(1)))

    assert fault.value.code == code
    assert str(tmp_path) in fault.value.sentence
    assert fault.value.sentence.endswith(".")


def test_of_many_choices_only_a_few_are_named(tmp_path: Path) -> None:
    game = index.find("oltremare")
    table, lots = table_of(game, 1), np.random.default_rng(1)
    while len(table.choices) < 10:
        table.play(int(lots.choice(table.choices)))
    bot = Plugin(written(tmp_path, answering("'fly'")), game)

    with pytest.raises(Unreadable, match=f"and {len(table.choices) - 6} more.$"):
        bot.choose(sight_of(table, dice_of(1)))


@pytest.mark.parametrize("source", [answering("1 // 0"), "1 // 0\n"])
def test_the_whole_traceback_is_kept(tmp_path: Path, source: str) -> None:
    with pytest.raises(Unreadable) as fault:
        Plugin(written(tmp_path, source), MEDICI).choose(sight_of(table_of(MEDICI, 1), dice_of(1)))

    assert isinstance(fault.value.__cause__, ZeroDivisionError)


def test_a_bot_that_breaks_down_at_the_end_is_named(tmp_path: Path) -> None:
    source = answering("0") + "    def close(self):\n        1 // 0\n"

    with pytest.raises(Unreadable, match=r"stranger_bot.py:Bot broke down when it was closed"):
        Plugin(written(tmp_path, source), MEDICI).close()


@pytest.mark.parametrize("name", ["Bot", ":Bot", "mybot:", ":"])
def test_a_name_has_a_place_and_a_class(name: str) -> None:
    with pytest.raises(
        Unreadable, match=r"expected module:Class or path/to/file.py:Class"
    ) as fault:
        found(name)

    assert fault.value.code == "bot/name"


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"No such file.*nowhere.py"):
        found(f"{tmp_path / 'nowhere.py'}:Bot")
