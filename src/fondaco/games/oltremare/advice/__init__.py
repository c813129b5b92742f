"""What a position of Oltremare is worth to a seat, and why."""
