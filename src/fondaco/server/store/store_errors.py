"""Why the log did not take an entry, or a table could not be claimed."""

from __future__ import annotations


class NotAppended(Exception):  # noqa: N818  named after what happened
    """An entry that is not in the log."""

    def __init__(self, table: str, number: int, why: str) -> None:
        super().__init__(f"entry {number} of table {table}: {why}")
        self.table, self.number = table, number


class NumberTaken(NotAppended):
    """Another entry of the table has this number."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(table, number, "the number is taken")


class NumberSkipped(NotAppended):
    """The entry before this one is not in the log."""

    def __init__(self, table: str, number: int, last: int) -> None:
        super().__init__(table, number, f"the log ends at {last}")
        self.last = last


class CommandKnown(NotAppended):
    """The command behind this entry was carried out before, by the entry `known`."""

    def __init__(self, table: str, number: int, known: int) -> None:
        super().__init__(table, number, f"its command is that of entry {known}")
        self.known = known


class NotOwner(NotAppended):
    """The writer does not own the table, or not any more."""

    def __init__(self, table: str, number: int, fence: int) -> None:
        super().__init__(table, number, f"fence {fence} does not hold")


class Unwritable(NotAppended):
    """The database cannot hold what stands in the entry."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(table, number, "the database cannot hold it")


class Unsure(NotAppended):
    """The database went away: whether the entry is in the log must be read again."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(table, number, "the database failed before it could answer")


class OwnedElsewhere(Exception):  # noqa: N818  nothing is wrong: a table has one owner
    """The table is owned by another node that is alive."""

    def __init__(self, table: str, node: str) -> None:
        super().__init__(f"table {table} is owned by {node}")
        self.table, self.node = table, node


class NodeReplaced(Exception):  # noqa: N818  named after what happened
    """Another process has started under the name of this node; this one owns nothing any more."""

    def __init__(self, node: str) -> None:
        super().__init__(f"another process has started as {node}")
        self.node = node


class Spoiled(Exception):  # noqa: N818  the way from the quick path to the careful one
    """A group that was not written because of one of its entries."""
