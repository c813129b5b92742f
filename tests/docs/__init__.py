"""The documents say what is true."""
