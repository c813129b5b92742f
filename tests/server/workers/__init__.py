"""What goes on beside the tables."""
