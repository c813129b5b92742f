"""Several server processes, and servers that are killed."""
