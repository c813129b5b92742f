"""What goes on beside the tables: bots think, clocks run out, absent players' seats are kept."""
