"""Compiled rules, batches and device code."""
