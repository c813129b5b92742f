"""What is asked over HTTP: one module for each resource, and what guards them."""
