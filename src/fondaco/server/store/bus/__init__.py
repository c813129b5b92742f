"""The bus: nodes tell each other that a log has grown, and whoever cares reads it."""
