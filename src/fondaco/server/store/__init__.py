"""The store: a table is its log, and what was acknowledged is on the disk."""

from fondaco.server.store.bus.notes import GAP, Note
from fondaco.server.store.rows import (
    Entry,
    Export,
    Guest,
    Link,
    LinkKind,
    Owner,
    Seating,
    Status,
    TableHead,
    TableRow,
    Tidied,
    new_id,
    now,
)
from fondaco.server.store.store import Store
from fondaco.server.store.store_errors import (
    CommandKnown,
    NodeReplaced,
    NotAppended,
    NotOwner,
    NumberSkipped,
    NumberTaken,
    OwnedElsewhere,
    Unsure,
    Unwritable,
)

__all__ = [
    "GAP",
    "CommandKnown",
    "Entry",
    "Export",
    "Guest",
    "Link",
    "LinkKind",
    "NodeReplaced",
    "NotAppended",
    "NotOwner",
    "Note",
    "NumberSkipped",
    "NumberTaken",
    "OwnedElsewhere",
    "Owner",
    "Seating",
    "Status",
    "Store",
    "TableHead",
    "TableRow",
    "Tidied",
    "Unsure",
    "Unwritable",
    "new_id",
    "now",
]
