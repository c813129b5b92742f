"""The arena: bots meet on the same deals at every seat, and the results say how sure they are."""
