"""The arena tells the truth, and goes on after whatever stops it."""
