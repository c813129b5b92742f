"""Python's types in TypeScript, for the web app."""
