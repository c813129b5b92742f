"""Oltremare, by Emanuele Ornella, after the rule book in RULES.md."""
