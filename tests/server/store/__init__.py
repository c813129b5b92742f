"""The store loses nothing, keeps its order, and lets one node write."""
