"""Several small counts in one number, for rules that have no room for a list of their own."""

WIDTH = 9  # seven counts fit into a machine's number
MOST = (1 << WIDTH) - 1


def tally(kind: int, count: int) -> int:
    """A tally of one kind alone; tallies are added up with a plus."""
    return count << WIDTH * kind


def tallied(counts: int, kind: int) -> int:
    """How many of a kind a tally has."""
    return counts >> WIDTH * kind & MOST
