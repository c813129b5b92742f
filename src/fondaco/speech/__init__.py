"""What happened and what is refused, in the reader's language."""
