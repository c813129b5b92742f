"""What kernels read and write, as whoever calls them hands it over."""

from typing import Any

Numbers = Any
"""Numbers, or rows of them: lists where rules are interpreted, arrays where they are compiled."""
Columns = Any
"""Rows of numbers as an array in either case, so that one index finds a number."""
Records = Any
"""Positions or other records: a list where rules are interpreted, an array where compiled."""
