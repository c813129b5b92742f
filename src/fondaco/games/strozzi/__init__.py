"""Strozzi, by Reiner Knizia, after the rule book in RULES.md."""

from fondaco.core.game import Option

TITLE = "Strozzi"
LINE = "Claim ships by flag, sail them to Venice, Rome or Naples, and climb in four cities."
DESIGNER = "Reiner Knizia"
VERSION = 1
SEATS = range(3, 7)  # STR-1.1
OPTIONS = (
    Option("to-the-letter", 1, "STR-R3"),
    Option("secret-coins", 2, "STR-5.5"),
)
