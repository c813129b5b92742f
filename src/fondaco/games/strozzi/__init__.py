"""Strozzi, by Reiner Knizia, after the rule book in RULES.md."""
