"""Takes the README's picture from a recorded game: python docs/take_pictures.py."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.theme import Theme

from fondaco.cli import terminal_board
from fondaco.core import record_reader
from fondaco.games import index
from fondaco.speech.drawn_blocks import palette
from fondaco.speech.speaker import Speaker

DOCS = Path(__file__).parent
RECORD = DOCS.parent / "tests" / "corpus" / "medici-rules1-4-seats.json"
NAMES = ["Anna", "Lorenzo", "Lucrezia", "Cosimo"]
MOMENT = 72


def main() -> None:
    """Draw the table at one moment of the game."""
    ((place, document),) = record_reader.read_documents(RECORD)
    game = index.find(document["game"])
    table = record_reader.replay(document, game, place, MOMENT)
    speaker = Speaker(game, NAMES)
    paper = Console(
        theme=terminal_board.THEME,
        record=True,
        width=92,
        file=io.StringIO(),
        force_terminal=True,
        highlight=False,
    )
    paper.push_theme(Theme(palette(game)))
    seat = table.to_act
    paper.print(terminal_board.title(table, seat, speaker))
    paper.print(terminal_board.board(table, seat, speaker))
    for number, move in enumerate(table.choices, 1):
        paper.print(f"[accent] {number} [/] {speaker.move(table.state, move)}")
    paper.print(f"[accent]{speaker.names[seat]}[/] ›")
    picture = paper.export_svg(title="fondaco terminal medici")
    # A picture needs no font from elsewhere.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    (DOCS / "table.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
