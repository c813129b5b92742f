"""Every clause of every rule book is cited by code and proved by a test, and no other is cited.

`python -m tests.games.test_clause_matrix` prints the matrix.
"""

from __future__ import annotations

import ast
import io
import sys
import tokenize
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import fondaco
from fondaco.core.clauses import CLAUSE_ID
from fondaco.games.index import find, names

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fondaco.core.game import Game

SOURCE = Path(fondaco.__file__).parent
TESTS = Path(__file__).parent.parent

Citations = dict[str, list[str]]
"""Where each clause is cited, by id."""


def cited_by_code(game: Game) -> Citations:
    """Clauses in the comments and strings of the game's folder."""
    found: Citations = defaultdict(list)
    for path in sorted(game.folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for piece in (*comments(text), *strings(text)):
            for clause in CLAUSE_ID.findall(piece):
                found[clause].append(path.name)
    return found


@cache
def proved_by_tests() -> Citations:
    """Clauses in the `clause` decorators of all tests."""
    found: Citations = defaultdict(list)
    for path in sorted(TESTS.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for clause in decorated(node):
                    found[clause].append(node.name)
    return found


def decorated(test: ast.FunctionDef) -> Iterator[str]:
    """The ids with which a test is decorated."""
    for call in test.decorator_list:
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "clause":
            yield from (ast.literal_eval(argument) for argument in call.args)


def comments(text: str) -> Iterator[str]:
    """The comments of a source."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def strings(text: str) -> Iterator[str]:
    """The strings of a source; a docstring explains and does not cite."""
    tree = ast.parse(text)
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


def all_clauses() -> set[str]:
    """The clauses of all rule books."""
    return {clause for name in names() for clause in find(name).clauses}


@pytest.mark.parametrize("name", names())
def test_every_clause_is_cited_where_the_code_does_it(name: str) -> None:
    game = find(name)
    cited = cited_by_code(game)

    missing = [clause for clause in game.clauses if clause not in cited]

    assert not missing, f"no comment or string in {game.folder.name}/ cites {', '.join(missing)}"


@pytest.mark.parametrize("name", names())
def test_every_clause_is_proved_by_a_test(name: str) -> None:
    missing = [clause for clause in find(name).clauses if clause not in proved_by_tests()]

    assert not missing, f"no test is decorated with {', '.join(missing)}"


@pytest.mark.parametrize("folder", [SOURCE, TESTS / "games"], ids=["source", "tests"])
def test_no_clause_is_cited_that_no_rule_book_has(folder: Path) -> None:
    known = all_clauses()
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))}

    unknown = {
        f"{clause} in {path.name}"
        for path, text in texts.items()
        for clause in CLAUSE_ID.findall(text)
        if clause not in known
    }

    assert not unknown, f"no rule book has {', '.join(sorted(unknown))}"


def test_no_test_proves_a_clause_that_no_rule_book_has() -> None:
    unknown = proved_by_tests().keys() - all_clauses()

    assert not unknown, f"no rule book has {', '.join(sorted(unknown))}"


def matrix(game: Game) -> Iterator[str]:
    """A line for every clause, then how many are whole."""
    code, tests = cited_by_code(game), proved_by_tests()
    for clause in game.clauses:
        places = ", ".join(sorted(set(code.get(clause, ["nowhere"]))))
        yield f"{clause:10} {len(tests.get(clause, [])):3} tests   {places}"
    whole = sum(clause in code and clause in tests for clause in game.clauses)
    yield f"{game.name}: {whole} of {len(game.clauses)} clauses cited and proved"


if __name__ == "__main__":
    for found_name in names():
        sys.stdout.writelines(line + "\n" for line in matrix(find(found_name)))
