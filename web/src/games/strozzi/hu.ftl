# The board of Strozzi, in Hungarian.
