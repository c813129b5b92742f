"""Medici, chapter by chapter."""
