"""Bots: they see what a seat sees, never the true position."""
