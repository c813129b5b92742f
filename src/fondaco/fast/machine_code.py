"""Machine code on disk, found again by the same sources wherever they are installed.

Numba's own cache looks under the path of a source. Here the folder stands for the sources already
(cache.py), so a name, a signature and a processor are enough: another environment with the same
wheel need not compile again.
"""

from __future__ import annotations

import hashlib
import pickle
import uuid
import warnings
from typing import TYPE_CHECKING, Any

from numba.core import compiler, serialize
from numba.core.caching import NullCache

if TYPE_CHECKING:
    from pathlib import Path
    from types import FunctionType

result: Any = compiler.CompileResult
pickled: Any = serialize.dumps
SEAL = hashlib.sha256().digest_size
"""Bytes at the head of a file that vouch for the rest."""


class MachineCode(NullCache):
    """The compiled forms of one function, each in a file of its own."""

    def __init__(self, function: FunctionType, folder: Path) -> None:
        self.folder = folder
        code = function.__code__
        self.name = f"{function.__module__}.{function.__name__}-{code.co_firstlineno}"
        self.bytecode = code.co_code

    @property
    def cache_path(self) -> str:
        return str(self.folder)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The code for a signature; None where it is missing, damaged, or cannot be used."""
        target_context.refresh()
        try:
            written = self._file(sig, target_context.codegen()).read_bytes()
            payload = written[SEAL:]
            # Numba would run a damaged file as it is, so only what was sealed here is opened.
            if hashlib.sha256(payload).digest() != written[:SEAL]:
                return None
            return result._rebuild(target_context, *pickle.loads(payload))  # noqa: S301, SLF001
        except Exception:  # noqa: BLE001  whatever is wrong with it, it can be compiled anew
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep the code for a signature; where that cannot be, it is compiled again next time."""
        if data.lifted or data.library.has_dynamic_globals:
            warnings.warn(f"{self.name} cannot be kept as machine code.", stacklevel=2)
            return
        payload = pickled(data._reduce())  # noqa: SLF001  as Numba's own cache does
        file = self._file(sig, data.codegen)
        fresh = file.with_suffix(f".{uuid.uuid4().hex[:16]}")
        try:
            fresh.write_bytes(hashlib.sha256(payload).digest() + payload)
            # In one step, so that nobody ever meets half of it.
            fresh.replace(file)
        except OSError:
            fresh.unlink(missing_ok=True)

    def _file(self, sig: Any, codegen: Any) -> Path:
        key = repr((sig, codegen.magic_tuple())).encode() + self.bytecode
        return self.folder / f"{self.name}.{hashlib.sha256(key).hexdigest()[:24]}.code"
