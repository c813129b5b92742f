"""Who imports fondaco does not wait: nothing is loaded before it is asked for."""

from __future__ import annotations

import subprocess
import sys

IMPORT = """
import time
began = time.perf_counter()
import fondaco
print(time.perf_counter() - began)
"""


def test_fondaco_is_imported_at_once() -> None:
    # Another program may take the processor away in the meantime, but not every time.
    took = min(
        float(subprocess.check_output([sys.executable, "-c", IMPORT], text=True)) for _ in range(5)
    )

    assert took < 0.05
