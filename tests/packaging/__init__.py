"""What is built and installed is what was meant."""
