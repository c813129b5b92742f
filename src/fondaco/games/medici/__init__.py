"""Medici: The Card Game, by Reiner Knizia, after the rule book in RULES.md."""

from fondaco.core.game import Option

TITLE = "Medici: The Card Game"
LINE = "Fill your ship from the market, three days long; rich ships and full warehouses pay."
DESIGNER = "Reiner Knizia"
VERSION = 1
SEATS = range(2, 7)  # MED-1.1
OPTIONS = (
    Option("greater-bonus", 1, "MED-5.8"),
    Option("to-the-letter", 2, "MED-R3"),
)
