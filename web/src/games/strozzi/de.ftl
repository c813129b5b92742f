# The board of Strozzi, in German.
