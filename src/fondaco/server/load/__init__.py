"""A load for a server: many tables of people who never tire, over real sockets."""
