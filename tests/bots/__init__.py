"""Bots and simulations."""
