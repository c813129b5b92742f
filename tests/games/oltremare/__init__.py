"""Oltremare, clause by clause."""
