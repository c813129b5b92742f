"""The command line, used as a person would."""
