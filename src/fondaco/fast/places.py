"""Which tables a worker takes: all of them on a processor, every so many-th in a GPU's thread."""


def first() -> int:
    """The first table of the worker."""
    return 0


def stride() -> int:
    """How many tables on the worker's next one lies."""
    return 1
