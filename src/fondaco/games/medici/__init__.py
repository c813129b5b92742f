"""Medici: The Card Game, by Reiner Knizia, after the rule book in RULES.md."""
