"""Places and prizes: each way in which rule books settle ties has its name here."""


def ahead(totals: list[int], count: int, mine: int) -> int:
    """How many of the first totals are higher than mine."""
    higher = 0
    for place in range(count):
        if totals[place] > mine:
            higher += 1
    return higher


def level(totals: list[int], count: int, mine: int) -> int:
    """How many of the first totals are the same as mine."""
    same = 0
    for place in range(count):
        if totals[place] == mine:
            same += 1
    return same


def shared(prizes: list[int], first: int, tied: int, coin: int) -> int:
    """What each of the tied gets of the places they cover, rounded down to the smallest coin."""
    together = 0
    for place in range(first, min(first + tied, len(prizes))):
        together += prizes[place]
    return together // tied // coin * coin
