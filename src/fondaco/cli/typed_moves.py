"""What is typed at the table: a move in words, several in one line, or the beginning of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fondaco.core.table import UNREAD

if TYPE_CHECKING:
    from fondaco.core.errors import Refusal
    from fondaco.core.game import Game
    from fondaco.core.position import Position
    from fondaco.core.table import Table

COMMANDS = ("why", "hint", "undo", "log", "sheet", "quit", "help")


class Halt(NamedTuple):
    """Where a line cannot go on: the position reached, the move, and why not."""

    position: Position
    move: int
    refusal: Refusal


def read(table: Table, seat: int, text: str, names: list[str]) -> list[int]:
    """The moves that a line stands for; most games know lines of one move only."""
    if table.to_act != seat:
        return [UNREAD]  # whose turn it is comes before what was said
    # A choice said by its name is that choice, even where a sentence could begin so.
    by_name = {table.words.move_name(move).casefold(): move for move in table.choices}
    if (said := " ".join(text.split()).casefold()) in by_name:
        return [by_name[said]]
    sentences = table.game.contract.sentences
    moves = sentences.read_sentence(table.state, text, names) if sentences else None
    return moves or [table.words.read_move(table.state, text)]


def halt(table: Table, seat: int, moves: list[int]) -> Halt | None:
    """Where the moves of a line cannot go on, tried on a copy; nothing if all are allowed."""
    ahead = table.state.copy()
    for number, move in enumerate(moves, 1):
        if refusal := table.game.refusal(ahead, seat, move):
            return Halt(ahead, move, refusal)
        if number < len(moves):
            table.game.rules.apply(ahead, move)
    return None


def first_words(game: Game) -> tuple[str, ...]:
    """The words with which parts of a line begin, where a game reads whole sentences."""
    return tuple(game.contract.sentences.FIRST_WORDS) if game.contract.sentences else ()


def completions(table: Table, names: list[str], text: str) -> list[str]:
    """All that a line begun like this can become: moves, commands, or one more word."""
    sentence = first_words(table.game)
    moves = [table.words.move_name(move) for move in table.choices]
    found = [whole for whole in (*moves, *COMMANDS, *sentence) if whole.startswith(text)]
    begun, space, last = text.rpartition(" ")
    if sentence and space:
        words = (*sentence, *names)
        found += [f"{begun} {word}" for word in words if word.casefold().startswith(last)]
    return list(dict.fromkeys(found))


def let_the_tab_key_finish(table: Table, names: list[str]) -> None:
    """Let the tab key finish what is typed, where the terminal can."""
    try:
        import readline  # noqa: PLC0415  not on every system
    except ImportError:
        return

    def matching(text: str, number: int) -> str | None:
        return [*completions(table, names, text), None][number]

    readline.set_completer_delims("")
    readline.set_completer(matching)
    readline.parse_and_bind("tab: complete")
