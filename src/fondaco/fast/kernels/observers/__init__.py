"""Who looks on while games are played, each with what it writes on."""
