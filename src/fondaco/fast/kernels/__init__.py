"""Plain code over whole arrays of tables, compiled for each game and for processor and card alike.

One loop plays everything, `play.rollout`; who chooses, who looks on and what follows on the end of
a game are filled in by the modules given to the compiler, and cost nothing where there is nobody.
"""
