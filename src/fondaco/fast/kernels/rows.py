"""What kernels read and write, as whoever calls them hands it over."""

from typing import Any

Numbers = Any
"""Numbers side by side: a list where rules are interpreted, an array where they are compiled."""
Rows = Any
"""Rows of numbers, likewise."""
