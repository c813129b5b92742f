"""Seats, numbered clockwise from 0."""


def clockwise(seat: int, seats: int) -> int:
    """The next seat clockwise: the one to the left."""
    # No remainder: a division would be the slowest step of many a move.
    return seat + 1 if seat + 1 < seats else 0
