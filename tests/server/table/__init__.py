"""Tables while people sit at them."""
