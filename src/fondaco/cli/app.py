"""The commands, each loaded only when it is called."""

from __future__ import annotations

from cyclopts import App

from fondaco import __version__

app = App(
    name="fondaco",
    version=__version__,
    help="Three merchant games of Renaissance Italy, for people, bots and researchers.",
    help_epilogue="Start with: fondaco play medici",
    # Markdown would take a third of the time until the help is there.
    help_format="plaintext",
)

COMMANDS = {
    "play": (
        "play:play",
        "Play in the browser: against bots, at one screen, or with guests.",
        """The house opens on this machine alone. Every move is kept at once: close it when you
        like, and play again to go on.""",
    ),
    "terminal": (
        "terminal:terminal",
        "Play a game in the terminal, against bots or at one keyboard.",
        "Every move is saved at once: leave when you like, and come again to go on.",
    ),
    "simulate": (
        "simulate:simulate",
        "Let bots play many games and show who does how well.",
        """The bots move on by a seat every game, so that each plays everywhere. The same seed gives
        the same games. The first run compiles the rules; later runs find them ready.""",
    ),
    "arena": (
        "arena:arena",
        "Let bots meet on the same deals at every seat, and say how sure the result is.",
        """With --journal FILE every finished block is kept, and the same command goes on after
        a stop. The same seed gives the same blocks, on one core, on many, or on a cluster.""",
    ),
    "dataset": (
        "dataset:dataset",
        "Let bots play and write every decision as a row of a Parquet file.",
        """Each row is what the seat knew, what it might do, what it did, and how the game ended for
        it. The same seed gives the same games. It needs pyarrow: pip install "fondaco[data]".""",
    ),
    "replay": (
        "replay:replay",
        "Show a recorded game, move by move or at one moment.",
        "Everything is played again by the rules and compared with the record on the way.",
    ),
    "verify": (
        "replay:verify",
        "Check records: rules, chance, hashes, results.",
        "The exit code is 0 if every record is sound and 2 if any is not.",
    ),
    "hint": (
        "hint:hint",
        "Show the best moves for the seat to act, how likely they win, and why.",
        "Without a record it looks at the unfinished game that was played last.",
    ),
    "serve": (
        "serve:serve",
        "Serve tables for people anywhere, and a page to play on.",
        """Tables lie in a file of yours, or in PostgreSQL. Behind a proxy, --origin says how people
        reach it. A move is answered only when it is on the disk.""",
    ),
    "load": (
        "load:load",
        "Drive a server with many tables, and say what it can take.",
        """Four seats at every table, each with its own socket. Without --url it starts a server of
        its own. It takes about two minutes; the figures depend on what else the machine does.""",
    ),
    "rules": (
        "rules:rules",
        "Read a rule book, or single clauses of it.",
        """For example: fondaco rules medici, fondaco rules MED-2.7, or
        fondaco rules strozzi --language it.""",
    ),
    "laws": (
        "laws:laws",
        "Hold a game to the laws over many random games.",
        """After every move of every game: numbers keep to their range, every part is in one place,
        who must act has choices. And single games side by side: plain and compiled rules agree.""",
    ),
    "games": ("rules:games", "List the games of the house.", ""),
    "bots": ("bots:bots", "List the bots of the house, from gentle to strong.", ""),
}
for name, (place, short, more) in COMMANDS.items():
    app.command(f"fondaco.cli.{place}", name=name, help=f"{short}\n\n{more}".strip())

edition = App(name="edition", help="Write or check a file with the cards of your own box.")
edition.command(
    "fondaco.cli.edition:new",
    name="new",
    help="Print the default edition, to be edited.\n\nfondaco edition new medici > mine.toml",
)
edition.command("fondaco.cli.edition:check", name="check", help="Check edition files.")
app.command(edition)
