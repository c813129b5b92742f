"""Oltremare, by Emanuele Ornella, after the rule book in RULES.md."""

from fondaco.core.game import Option

TITLE = "Oltremare"
LINE = "Load your ship in the right order, trade cards and half-truths, and sail the Levant."
DESIGNER = "Emanuele Ornella"
VERSION = 1
SEATS = range(2, 6)  # OLT-1.1
OPTIONS = (
    Option("to-the-letter", 1, "OLT-R1"),
    Option("perfect-memory", 2, "OLT-R14"),
    Option("four-proposals", 4, "OLT-R6"),
    Option("two-proposals", 8, "OLT-R6"),
)
