"""The web app: its build, and the app in a real browser."""
