"""Oltremare in letters: names, notation, whole sentences, and the board of a terminal."""
