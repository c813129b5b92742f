"""A table while people sit at it: its room, its session in this process, and who may do what."""
