"""Grid-stride loops: all rows in turn on a processor, every so many-th in a card's thread."""


def first() -> int:
    """The first row of the worker."""
    return 0


def stride() -> int:
    """How many rows on the worker's next one lies."""
    return 1
