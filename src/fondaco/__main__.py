"""Lets `python -m fondaco` be the command line."""

from fondaco.cli import main

if __name__ == "__main__":
    main()
