"""The socket: what a client says, what it is told, and how both travel."""
