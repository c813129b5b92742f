"""What all games share. Knows no game and needs the standard library alone."""
