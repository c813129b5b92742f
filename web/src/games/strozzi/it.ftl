# The board of Strozzi, in Italian.
