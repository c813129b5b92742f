"""Python's types in TypeScript."""
