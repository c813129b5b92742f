"""The command `python -m fondaco.fast.cuda FOLDER GAME…`: make PTX, where no GPU is needed."""

import sys
from pathlib import Path

from fondaco.fast.cuda.code import write
from fondaco.games import index

if __name__ == "__main__":
    for name in sys.argv[2:] or index.names():
        write(index.find(name), Path(sys.argv[1]))
