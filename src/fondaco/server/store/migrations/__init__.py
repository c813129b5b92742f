"""How the database came to its present shape, step by step, applied when a store is opened."""
