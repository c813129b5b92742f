"""A game in the terminal: shows the table, asks for moves, keeps everything on disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from fondaco.cli import terminal_board, typed_moves
from fondaco.cli.hint import MOVES, SECONDS, drawn, think, time_to_think
from fondaco.core import records
from fondaco.core.errors import Refusal, Unreadable
from fondaco.core.verbs import NOBODY
from fondaco.speech.speaker import Speaker

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from fondaco.cli.terminal_bot import Opponent
    from fondaco.core.records import Player
    from fondaco.core.table import Table, Turn

LOG_LINES = 14
LONG_MENU = 12
HELP = """\
  hint [SECONDS] the best moves as a searcher sees them in so long, and why
  why [CLAUSE]   the rule behind the last refusal or event, or the rule named
  undo           take your last move back, as long as it showed nothing new
  log            everything that happened so far
  sheet          all points so far by source
  quit           leave; the game is kept"""


class LeaveGame(Exception):  # noqa: N818  not an error
    """The people at the keyboard want to stop."""


class TerminalGame:
    """One game at one keyboard."""

    def __init__(
        self, table: Table, players: list[Player], bots: dict[int, Opponent], place: Path
    ) -> None:
        self.table, self.players, self.bots, self.place = table, players, bots, place
        self.speaker = Speaker(
            table.game, [player.name for player in players], edition=table.terms.edition
        )
        self.people = [seat for seat in range(table.terms.seats) if seat not in bots]
        self.screen = terminal_board.console(table.game)
        self.shown = 0
        self.clause = ""
        self.saved = True

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        typed_moves.let_the_tab_key_finish(self.table, self.speaker.names)
        self.save()
        try:
            while (seat := self.table.to_act) != NOBODY:
                if seat in self.bots:
                    self.made(self.table.play(self.bots[seat].move(self.table)))
                else:
                    self.decide(seat)
            self.finish()
        except (LeaveGame, EOFError, KeyboardInterrupt):
            self.leave()

    # A person's decision

    def decide(self, seat: int) -> None:
        """Show the table and ask until a move is made."""
        self.show(seat)
        number = self.table.number
        while self.table.number == number and self.table.to_act == seat:
            self.answer(seat, self.ask(self.speaker.names[seat]))
        self.pause_before_others(seat)

    def answer(self, seat: int, words: str) -> None:
        """Do what was typed: a command, a choice by number, or a move in words."""
        first, _, rest = words.partition(" ")
        commands: dict[str, Callable[[], object]] = {
            "why": lambda: self.why(rest),
            "undo": lambda: self.undo(seat),
            "log": self.whole_log,
            "sheet": lambda: self.sheet(self.table.log, "So far"),
            "hint": lambda: self.hint(seat, rest),
        }
        if first in ("quit", "q", "exit"):
            raise LeaveGame
        if first in ("", "help", "?", "h"):
            self.screen.print(self.speaker.say("how-to-move"), style="faint", highlight=False)
            self.screen.print(HELP, style="faint")
        elif first in commands:
            commands[first]()
        else:
            self.move(seat, words)

    def move(self, seat: int, words: str) -> None:
        """Make the move, or all moves of the line, or say kindly why not."""
        choices = self.table.choices
        try:
            if not words.isdecimal() or self.table.to_act != seat:
                self.play(seat, typed_moves.read(self.table, seat, words, self.speaker.names))
            elif 1 <= int(words) <= len(choices):
                self.play(seat, [choices[int(words) - 1]])
            else:
                last = f" to {len(choices)}" if len(choices) > 1 else ""
                self.screen.print(f"The choices have the numbers 1{last}.")
        except Refusal as refusal:
            self.refuse(refusal)
        except Unreadable as error:
            self.screen.print(f"{error.sentence} Type help for all you can say.", style="accent")

    def play(self, seat: int, moves: list[int]) -> None:
        """Make the moves if every one of them is allowed; else change nothing."""
        if halt := typed_moves.halt(self.table, seat, moves):
            self.refuse(halt.refusal)
            if len(moves) > 1:
                step = self.speaker.move(halt.position, halt.move)
                self.screen.print(f"Nothing was done. The line stops at: {step}.", style="faint")
            return
        for move in moves:
            self.made(self.table.play(move, seat))

    def refuse(self, refusal: Refusal) -> None:
        """Say which rule is in the way."""
        self.clause = refusal.clause
        self.screen.print(self.speaker.refusal(refusal), style="accent")
        self.screen.print(f"{refusal.clause}: type why to read the rule.", style="clause")

    def pause_before_others(self, seat: int) -> None:
        """A move that showed nothing new can be taken back until the others go on."""
        while self.table.can_undo(seat) and self.table.to_act not in (seat, NOBODY):
            words = self.ask("Enter to go on, or undo")
            if not words:
                return
            if words in ("undo", "u"):
                self.undo(seat)
                return
            self.answer(seat, words)

    def undo(self, seat: int) -> None:
        """Take the last move back where no information was gained."""
        try:
            self.table.undo(seat)
        except Refusal as refusal:
            self.screen.print(self.speaker.refusal(refusal), style="accent")
            return
        self.shown = min(self.shown, self.table.number)
        self.save()
        if self.table.to_act == seat:
            self.show(seat)

    # What is on the screen

    def show(self, seat: int) -> None:
        """The table, what happened since the last look, and the choices."""
        if self.screen.is_terminal:
            self.screen.clear()
        self.screen.print(terminal_board.title(self.table, seat, self.speaker))
        self.screen.print(terminal_board.board(self.table, seat, self.speaker))
        self.print_news(seat)
        self.print_choices()

    def print_choices(self) -> None:
        """What may be done, by number; in columns where there is much."""
        choices = self.table.choices
        many = len(choices) > LONG_MENU
        entries = []
        for number, move in enumerate(choices, 1):
            entry = Text.assemble((f"{number:>{len(str(len(choices)))}} ", "accent"))
            entry.append(self.speaker.move(self.table.state, move))
            if not many:
                entry.append(f" ({self.table.words.move_name(move)})", "faint")
            entries.append(entry)
        menu = Columns(entries, column_first=True, padding=(0, 3)) if many else Group(*entries)
        self.screen.print(Padding(menu, (0, 1), expand=False))

    def print_news(self, seat: int, rest: str = "type log") -> None:
        """The events that the seat has not seen yet, the newest at the end."""
        lines = [
            line
            for turn in self.table.log[self.shown :]
            for line in terminal_board.sentences(turn, seat, self.speaker)
        ]
        if len(lines) > LOG_LINES:
            self.screen.print(f"… {len(lines) - LOG_LINES} lines more: {rest}", style="faint")
        for line in lines[-LOG_LINES:]:
            self.screen.print(Text("  ").append_text(line))
        self.shown = len(self.table.log)

    def made(self, turn: Turn) -> None:
        """A move was made: keep it, and stop for the score sheet where there was one."""
        self.save()
        if turn.events:
            self.clause = turn.events[-1].event.clause
        if self.table.to_act == NOBODY or not terminal_board.calls_for_sheet(turn, self.table.game):
            return
        if self.sheet([turn], "Scored") and self.people:
            self.ask("Enter to go on")

    def sheet(self, turns: list[Turn], heading: str) -> bool:
        """The score sheet of some turns, if there was anything to score."""
        seat = self.people[0] if len(self.people) == 1 else NOBODY
        drawn = terminal_board.score_sheet(turns, self.table, seat, self.speaker, heading)
        if drawn:
            self.screen.print(drawn)
        return drawn is not None

    def whole_log(self) -> None:
        """Everything that happened, with the clauses behind it."""
        seat = self.people[0] if self.people else NOBODY
        for turn in self.table.log:
            for line in terminal_board.sentences(turn, seat, self.speaker, clauses=True):
                self.screen.print(Text(f"{turn.number:>4}  ").append_text(line))

    def why(self, name: str) -> None:
        """The clause named, or the one behind the last refusal or event."""
        wanted = name.strip().upper() or self.clause
        clause = self.table.game.clauses.get(wanted)
        if clause is None:
            self.screen.print(f"The rule book has no clause {wanted or 'yet to show'}.")
        else:
            self.screen.print(Text(f"{clause.id} · {clause.chapter}", "strong"))
            self.screen.print(clause.text)

    def hint(self, seat: int, seconds: str) -> None:
        """The best moves for the person to act, thought out without a wait for the compiler."""
        if self.table.to_act != seat:
            self.screen.print("There is nothing for you to decide now.", style="accent")
            return
        try:
            budget = time_to_think(float(seconds or SECONDS))
        except ValueError:
            self.screen.print(f"{seconds!r} is no time to think: say hint, or hint 10.")
            return
        sight, found = think(self.table, budget, MOVES, machine=False)
        self.screen.print(drawn(sight, found, self.speaker))

    def ask(self, question: str) -> str:
        """One line from the keyboard."""
        return self.screen.input(f"[accent]{question}[/] › ").strip()

    # Keeping and leaving

    def save(self) -> None:
        """Write the whole game; if the disk refuses, play on and say so once."""
        try:
            records.write(records.record(self.table, self.players), self.place)
            self.saved = True
        except OSError as error:
            if self.saved:
                self.screen.print(
                    f"The game cannot be saved ({error.strerror}). It goes on here, and every "
                    "move tries again.",
                    style="accent",
                )
            self.saved = False

    def leave(self) -> None:
        """Say where the game is kept."""
        self.screen.print()
        if self.saved:
            self.screen.print("The game is kept. Go on with it by:", style="strong")
            self.screen.print(f"  fondaco terminal {self.table.game.name}", markup=False)
        else:
            self.screen.print("The game could not be saved, and ends here.", style="accent")

    def finish(self) -> None:
        """The last table, the whole score sheet and who has won."""
        seat = self.people[0] if self.people else NOBODY
        self.screen.print(terminal_board.title(self.table, seat, self.speaker))
        self.screen.print(terminal_board.board(self.table, seat, self.speaker))
        self.print_news(seat, "look at it again")
        self.sheet(self.table.log, "The whole game")
        self.screen.print("Look at it again with:", style="faint")
        self.screen.print(f"  fondaco replay {self.place}", markup=False, soft_wrap=True)
