"""Masks: a row with a mark for every move that is allowed."""

WITHIN = True
"""No index here can leave its row, so machine code need not check any."""
STRIDE = 8


def clear(mask: list[int]) -> None:
    """Take all marks away."""
    for move in range(len(mask)):
        mask[move] = 0


def bar(mask: list[int], barred: list[int]) -> int:
    """Take the marks of barred moves away, unless nothing else is left; how many marks stay."""
    marked, left = 0, 0
    for move in range(len(mask)):
        marked += mask[move]
        left += mask[move] & ~barred[move]
    if left == 0:
        return marked
    for move in range(len(mask)):
        mask[move] &= ~barred[move]
    return left


def nth_marked(mask: list[int], number: int) -> int:
    """The marked move after so many others."""
    # Most of a mask is empty, so it is crossed in strides before it is walked.
    start = 0
    while start + STRIDE <= len(mask):
        marks = 0
        for move in range(start, start + STRIDE):
            marks += mask[move]
        if number < marks:
            break
        number -= marks
        start += STRIDE
    for move in range(start, len(mask)):
        if mask[move]:
            if number == 0:
                return move
            number -= 1
    return 0
