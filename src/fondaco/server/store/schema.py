"""The tables of the database, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pk",
        "fk": "%(table_name)s_%(column_0_N_name)s_fk",
        "uq": "%(table_name)s_%(column_0_N_name)s_key",
        "ix": "%(table_name)s_%(column_0_N_name)s_index",
        "ck": "%(table_name)s_%(constraint_name)s_check",
    }
)

OF_TABLE: dict[str, Any] = {"ondelete": "CASCADE"}

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("header", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    CheckConstraint("status IN ('open', 'playing', 'over')", name="status"),
    Index(None, "public", "status", "touched"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", **OF_TABLE), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("command", Text),
    UniqueConstraint("table_id", "command"),
    CheckConstraint("number > 0", name="number"),
    sqlite_with_rowid=False,
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", **OF_TABLE), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id", ondelete="SET NULL"), index=True),
    Column("bot", Text),
)

links = Table(
    "links",
    metadata,
    Column("code_hash", LargeBinary, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", **OF_TABLE), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("seat", Integer),
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), index=True),
    Column("used", BigInteger),
    CheckConstraint("kind IN ('invite', 'transfer', 'watch')", name="kind"),
)

# The lease is the node's and not the table's, so that keeping a thousand tables is one write.
nodes = Table(
    "nodes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("boot", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# Every table has its row from the beginning: claiming is then one UPDATE, with no race to insert.
owners = Table(
    "owners",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", **OF_TABLE), primary_key=True),
    Column("node", Text, index=True),
    Column("fence", BigInteger, nullable=False),
)


class database_time(FunctionElement[int]):  # noqa: N801  reads as a function of SQL
    """The time by the database's own clock, in milliseconds since 1970."""

    type = BigInteger()
    inherit_cache = True


@compiles(database_time, "sqlite")
def _sqlite_time(_element: Any, _compiler: Any, **_: Any) -> str:
    return "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


@compiles(database_time, "postgresql")
def _postgres_time(_element: Any, _compiler: Any, **_: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
