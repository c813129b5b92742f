"""The tests: the rules, spoken."""
