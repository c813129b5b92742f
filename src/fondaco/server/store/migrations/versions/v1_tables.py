"""The first shape: tables and their logs, guests and links, nodes and what they own."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "guests",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("guests_pk")),
        sa.UniqueConstraint("token_hash", name=op.f("guests_token_hash_key")),
    )
    op.create_table(
        "nodes",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("boot", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("nodes_pk")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("header", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.CheckConstraint(
            "status IN ('open', 'playing', 'over')", name=op.f("tables_status_check")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("tables_pk")),
    )
    op.create_index(
        op.f("tables_public_status_touched_index"),
        "tables",
        ["public", "status", "touched"],
        unique=False,
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("command", sa.Text(), nullable=True),
        sa.CheckConstraint("number > 0", name=op.f("entries_number_check")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("entries_table_id_fk"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("entries_pk")),
        sa.UniqueConstraint("table_id", "command", name=op.f("entries_table_id_command_key")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "links",
        sa.Column("code_hash", sa.LargeBinary(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("guest", sa.Text(), nullable=True),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.CheckConstraint(
            "kind IN ('invite', 'transfer', 'watch')", name=op.f("links_kind_check")
        ),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name=op.f("links_guest_fk"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("links_table_id_fk"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("code_hash", name=op.f("links_pk")),
    )
    op.create_index(op.f("links_expires_index"), "links", ["expires"], unique=False)
    op.create_index(op.f("links_guest_index"), "links", ["guest"], unique=False)
    op.create_index(op.f("links_table_id_index"), "links", ["table_id"], unique=False)
    op.create_table(
        "owners",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("node", sa.Text(), nullable=True),
        sa.Column("fence", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("owners_table_id_fk"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("owners_pk")),
    )
    op.create_index(op.f("owners_node_index"), "owners", ["node"], unique=False)
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=True),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name=op.f("seats_guest_fk"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("seats_table_id_fk"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("seats_pk")),
    )
    op.create_index(op.f("seats_guest_index"), "seats", ["guest"], unique=False)
