"""Prints the parts of a game into docs/add-a-game.md: python docs/print_contract.py."""

from __future__ import annotations

import re
from pathlib import Path

from fondaco.core.contract import listed

PAGE = Path(__file__).parent / "add-a-game.md"
PLACE = re.compile(r"(?<=<!-- contract -->\n).*?(?=<!-- end of contract -->)", re.DOTALL)


def printed(page: str) -> str:
    """The page with the table as the code has it."""
    rows = [
        f"| `{name}` | {'every game' if required else 'may be left out'} | {says} |"
        for name, required, says in listed()
    ]
    return PLACE.sub(
        "\n".join(["", "| part | who has it | what it is |", "|---|---|---|", *rows, "", ""]), page
    )


if __name__ == "__main__":
    PAGE.write_text(printed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
