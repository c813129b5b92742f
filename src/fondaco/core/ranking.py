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


def heights_above(totals: list[int], count: int, mine: int) -> int:
    """How many different totals among the first are higher than mine."""
    heights = 0
    for place in range(count):
        if totals[place] > mine and level(totals, place, totals[place]) == 0:
            heights += 1
    return heights


def shared(prizes: list[int], first: int, tied: int, coin: int) -> int:
    """What each of the tied gets of the places they cover, rounded down to the smallest coin."""
    if tied == 1 and first < len(prizes):
        return prizes[first] // coin * coin
    together = 0
    for place in range(first, min(first + tied, len(prizes))):
        together += prizes[place]
    return together // tied // coin * coin


# Places that are not certain yet

SURE = 100


def likely_behind(lead: int, safe: int) -> int:
    """How likely it is to end behind, in hundredths: even when level, none with a safe lead."""
    return min(SURE, max(0, SURE // 2 - SURE * lead // (2 * safe)))


def prize_in_sight(prizes: list[int], behind: int) -> int:
    """A hundred times the prize of a place between two, when so many hundredths are ahead."""
    place = behind // SURE
    here = prizes[place] if place < len(prizes) else 0
    below = prizes[place + 1] if place + 1 < len(prizes) else 0
    return SURE * here - (here - below) * (behind - place * SURE)
