"""What travels over the socket."""
