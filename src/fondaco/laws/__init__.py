"""Laws that every game obeys, published so that anybody can hold a game of their own to them."""
