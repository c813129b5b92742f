"""The load for a server."""
