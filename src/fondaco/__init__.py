"""Fondaco: three merchant games of Renaissance Italy, for people, bots and researchers."""

__version__ = "0.1.0"
