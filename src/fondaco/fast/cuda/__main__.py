"""The command `python -m fondaco.fast.cuda FOLDER GAME…`: make PTX, where no GPU is needed."""

import sys
from pathlib import Path

from fondaco import games
from fondaco.fast.cuda.code import write

if __name__ == "__main__":
    for name in sys.argv[2:] or games.names():
        write(games.find(name), Path(sys.argv[1]))
