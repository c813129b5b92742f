"""The views of games as TypeScript: `python -m fondaco.typescript.views` writes them.

A game with a board in the web app, `web/src/games/GAME/Board.svelte`, has beside it `view.gen.ts`:
the types of its view and of its box, and what is in the box of its own edition.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

from fondaco.core.errors import Broken
from fondaco.games import index
from fondaco.typescript.printing import Declarations

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from fondaco.core.game import Game

BOARDS = Path(__file__).parents[3] / "web" / "src" / "games"
COMMAND = "python -m fondaco.typescript.views"
HEADING = f"""\
// Generated from the game's own definitions by: {COMMAND}
// Do not edit: a test compares this file with what the game says.
"""
PLAIN_KEY = re.compile(r"[a-z_]\w*")


def files() -> Iterator[tuple[Path, str]]:
    """The file of every game that has a board in the web app, and what must stand in it."""
    for name in index.names():
        if (BOARDS / name / "Board.svelte").exists():
            yield BOARDS / name / "view.gen.ts", page(index.find(name))


def page(game: Game) -> str:
    """The types of a game's view and box, and its own box."""
    kinds, contents = game.contract.types, game.contract.box
    if not kinds or contents is None:
        raise Broken(f"{game.name} has a board in the web app, and no types or box for it")
    listing = Declarations(_closed_sets(sys.modules[kinds[0].__module__]))
    for kind in kinds:
        listing.annotated(kind)
    box = _laid_out(contents(game.default_edition.tables))
    own = f"/** What the game's own edition holds. */\nexport const BOX: Box = {box};"
    return "\n\n".join([HEADING.rstrip(), *listing.declared.values(), own]) + "\n"


def _closed_sets(module: Any) -> dict[tuple[Any, ...], str]:
    """The names that a module gives to closed sets of values."""
    return {
        get_args(value): name
        for name, value in vars(module).items()
        if get_origin(value) is Literal
    }


def _laid_out(box: Mapping[str, Any]) -> str:
    """A box as TypeScript writes it, one piece a line."""
    lines = ["{"]
    for name, pieces in box.items():
        is_list = isinstance(pieces, list)
        lines.append(f"  {name}: {'[' if is_list else '{'}")
        if is_list:
            lines += [f"    {_value(piece)}," for piece in pieces]
        else:
            lines += [f"    {_key(key)}: {_value(piece)}," for key, piece in pieces.items()]
        lines.append(f"  {']' if is_list else '}'},")
    return "\n".join([*lines, "}"])


def _value(piece: Any) -> str:
    if isinstance(piece, dict):
        inside = ", ".join(f"{_key(key)}: {_value(value)}" for key, value in piece.items())
        return f"{{ {inside} }}"
    if isinstance(piece, list):
        return f"[{', '.join(map(_value, piece))}]"
    return json.dumps(piece, ensure_ascii=False)


def _key(name: str) -> str:
    return name if PLAIN_KEY.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def main() -> None:
    """Write the files."""
    for path, text in files():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
