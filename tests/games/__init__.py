"""What is proved of the games."""
