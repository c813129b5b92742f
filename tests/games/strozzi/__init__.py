"""Strozzi, chapter by chapter."""
