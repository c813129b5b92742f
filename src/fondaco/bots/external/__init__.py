"""Bots from elsewhere: a class in anybody's module, or a program in any language."""
