"""The bench: our games and their peers measured side by side in one run."""
