# SPDX-License-Identifier: MIT OR Apache-2.0
"""Device arrays that processes and languages share: `open`, `empty`, `export` and `publish`; with MPI, `anygpu.mpi`.

An `Array` goes to NumPy (on the host back end), PyTorch, CuPy, Numba and JAX without a copy, by DLPack and by the array
interfaces. Every refusal is an `Error`.
"""

from ._errors import Error

__all__ = [
    "Array",
    "Error",
    "Event",
    "Steps",
    "Timeline",
    "Token",
    "backend",
    "empty",
    "export",
    "names",
    "open",
    "publish",
    "states",
    "unpublish",
]


def __getattr__(name):
    # The library is loaded with the first array: anygpu.mpi and the tool do without.
    if name in __all__:
        from . import _arrays, _order, _steps

        modules = {"Event": _order, "Timeline": _order, "Steps": _steps, "states": _steps}
        value = getattr(modules.get(name, _arrays), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module 'anygpu' has no attribute {name!r}")


def __dir__():
    return sorted({*globals(), *__all__})
