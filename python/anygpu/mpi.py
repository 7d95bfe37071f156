# SPDX-License-Identifier: MIT OR Apache-2.0
"""Device arrays that the MPI ranks of a node share: anygpu_mpi.h over mpi4py 4.

anygpu_mpi.c is compiled with the MPI that mpi4py uses, into a library that ANYGPU_MPI_LIBRARY names. For an mpi4py of
MPI's standard ABI it is compiled already, as libanygpu_mpi_abi.so beside libanygpu.so.0. Errors are of the type
`Error`, on all ranks of a collective call alike. Streams are the addresses that other packages tell; 0 is the default.
"""

import contextlib
import ctypes
import math
import operator
import os
import pathlib

from mpi4py import MPI

from ._errors import Error as _Error
from ._library import library as _anygpu
from ._numbers import all_as_c as _all_as_c
from ._numbers import as_c as _as_c

# MPI_COMM_WORLD in MPI's standard ABI.
_WORLD = 0x101


def _load():
    name = "libanygpu_mpi.so"
    if MPI.COMM_WORLD.handle == _WORLD:
        # The library takes the functions of the MPI that mpi4py has loaded, which it does not name.
        with contextlib.suppress(OSError):
            ctypes.CDLL("libmpi_abi.so.1", ctypes.RTLD_GLOBAL)
        name = "libanygpu_mpi_abi.so"
        beside = pathlib.Path(_anygpu._name).parent / name
        name = str(beside) if beside.exists() else name
    name = os.environ.get("ANYGPU_MPI_LIBRARY", name)
    try:
        return ctypes.CDLL(name)
    except OSError as error:
        raise ImportError(
            f"{name} cannot be loaded: {error}; compile anygpu_mpi.c with mpi4py's MPI, and name the library in "
            "ANYGPU_MPI_LIBRARY"
        ) from error


_library = _load()
_library.anygpu_last_reason.restype = _library.anygpu_backend.restype = ctypes.c_char_p


def _check_mpi():
    """Refuses a library of another MPI than mpi4py's, whose communicators it would crash with."""
    used = MPI.Get_library_version().strip("\0 \n")
    text, length = ctypes.create_string_buffer(8192), ctypes.c_int()
    with contextlib.suppress(AttributeError):
        # Of the MPI that the library itself is linked with; the one that is compiled already is with none.
        _library.MPI_Get_library_version(text, ctypes.byref(length))
        linked = text.value.decode(errors="replace").strip()
        if linked != used:
            raise ImportError(
                f"{_library._name} was compiled with another MPI, {_brief(linked)}, than mpi4py uses, {_brief(used)}: "
                "compile anygpu_mpi.c with mpi4py's MPI"
            )
    # One MPI may have two ABIs.
    _library.anygpu_mpi_world.restype = ctypes.c_uint64
    if _library.anygpu_mpi_world() != MPI.COMM_WORLD.handle:
        raise ImportError(
            f"{_library._name} was compiled for another ABI of {_brief(used)} than mpi4py: compile anygpu_mpi.c with "
            "the command that mpi4py was compiled with"
        )


def _brief(version):
    return " ".join(version.splitlines()[0].split(",")[0].split())


_check_mpi()
_comm = ctypes.c_void_p if MPI._sizeof(MPI.Comm) == ctypes.sizeof(ctypes.c_void_p) else ctypes.c_uint


class Error(_Error):
    """A call has failed: its `status`, and the reason, which names the rank."""

    def __init__(self, status, reason=None):
        super().__init__(status, _library.anygpu_last_reason().decode() if reason is None else reason)


class _Description(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in ("rank", "size", "device", "parent_rank")] + [("comm", _comm)]


def _call(name, *arguments):
    status = getattr(_library, "anygpu_" + name)(*_all_as_c(arguments))
    if status:
        raise Error(status)


def _call_all(failure, name, *arguments):
    """Makes a collective call, also after a failure of this rank's, which the arguments tell the others of."""
    try:
        _call(name, *arguments)
    except Error as error:
        raise (failure or error) from None


# What is shared now. It keeps the arrays that others reach until sharing ends.
_all_shared = set()


class Array:
    """Device memory with a shape, in C's order, for CuPy, PyTorch and Numba; on the host back end for NumPy."""

    def __init__(self, address, shape, typestr):
        self.address, self.shape, self.typestr = address, tuple(map(operator.index, shape)), typestr
        if min(self.shape, default=0) < 0:
            raise ValueError(f"an extent below 0: {self.shape}")
        self.nbytes = math.prod(self.shape) * int(typestr[2:])

    def _interface(self):
        # Without elements there is no memory.
        address = self.address if self.nbytes else 0
        return {"version": 3, "shape": self.shape, "typestr": self.typestr, "data": (address, False), "strides": None}

    def __getattr__(self, name):
        # Which of the two there is tells other packages what kind of memory it is.
        if name == ("__array_interface__" if _library.anygpu_backend() == b"host" else "__cuda_array_interface__"):
            return self._interface()
        raise AttributeError(name)


def _look_at(array):
    """The address, shape and type of a contiguous array of any package."""
    about = getattr(array, "__cuda_array_interface__", None) or getattr(array, "__array_interface__", None)
    if about is None:
        raise TypeError("neither __cuda_array_interface__ nor __array_interface__: this is no array in device memory")
    shape, typestr, strides, step = about["shape"], about["typestr"], about.get("strides"), int(about["typestr"][2:])
    for extent, stride in zip(reversed(shape), reversed(strides or ())):
        if extent > 1 and stride != step:
            raise ValueError("the array is not contiguous in C's order")
        step *= extent
    return about["data"][0], shape, typestr


class Team:
    """The ranks of a communicator that share memory with this one; creating and freeing it is collective over all."""

    def __init__(self, comm=MPI.COMM_WORLD, device=-1):
        self._team, failure = ctypes.c_void_p(), None
        comm = _comm.from_address(MPI._addressof(comm))
        try:
            device = _as_c(ctypes.c_int, device)
        except Exception as error:
            # No device has this number either.
            failure, device = error, -2
        _call_all(failure, "team_create", comm, device, ctypes.byref(self._team))
        about = _Description()
        _call("team_describe", self._team, ctypes.byref(about))
        self.rank, self.size, self.device = about.rank, about.size, about.device
        self.comm = MPI.Comm.fromhandle(about.comm)

    def _agree(self, call, failure):
        """Fails on all ranks where one of them has a failure."""
        status = failure.status if isinstance(failure, _Error) else int(failure is not None)
        _call_all(failure, "mpi_agree", self._team, call.encode(errors="replace"), status, str(failure).encode(errors="replace"))

    def share(self, array, root=0):
        """Makes the array of `root` that of all ranks; the others' argument is not looked at. It stays `root`'s to
        free, after `unshare`, and is kept until then."""
        shared, failure = self.share_all(array if self.rank == root else None), None
        try:
            array = shared.peer(root)
        except Exception as error:
            failure = error
        try:
            self._agree(f"gpu_share of rank {root}", failure)
        except Exception:
            with contextlib.suppress(Error):
                shared.free()
            raise
        array.shared = shared
        return array

    def unshare(self, array):
        """Ends that, on all ranks."""
        shared = getattr(array, "shared", None)
        if shared is None:
            self._agree("gpu_free_all", TypeError("this is no array of share"))
        shared.free()

    def share_all(self, array):
        """Shares an array of each rank, or of none where it is None. They stay the ranks' to free, and are kept until
        `free`."""
        return Shared(self, "share_all", array, lambda: (0, (0,), "<f8") if array is None else _look_at(array))

    def allocate_all(self, shape, typestr="<f8"):
        """Allocates an array on each rank, which all reach. Shapes may differ, and extents may be 0."""
        return Shared(self, "allocate_all", None, lambda: (None, shape, typestr))

    def fence(self):
        """Waits for all ranks' devices: what any rank did before is visible to all."""
        _call("fence", self._team)

    def free(self):
        """Frees the team."""
        _call("team_free", ctypes.byref(self._team))


class Shared:
    """An array of each rank of a team: `own` is this one's."""

    def __init__(self, team, call, array, look):
        self._shared, failure = ctypes.c_void_p(), None
        made, size, place = ctypes.c_void_p(), ctypes.c_size_t(), ctypes.byref(self._shared)
        try:
            address, shape, typestr = look()
            self.own = Array(address, shape, typestr)
            made, size = _as_c(ctypes.c_void_p, address), _as_c(ctypes.c_size_t, self.own.nbytes)
        except Exception as error:
            # No place is a failure, too.
            failure, place = error, None
        memory = (made, size) if call == "share_all" else (size, ctypes.byref(made))
        _call_all(failure, call, team._team, *memory, place)
        self.own.address = made.value or 0
        self._array = array
        _all_shared.add(self)
        # -1, which is no rank's, has no elements.
        self._shapes = [*team.comm.allgather((self.own.shape, typestr)), ((0,), "<f8")]

    def peer(self, rank):
        """The array of a rank; -1 has one without elements."""
        address = ctypes.c_void_p()
        _call("peer", self._shared, rank, ctypes.byref(address), None)
        return Array(address.value or 0, *self._shapes[rank])

    def signal(self, to, stream=0):
        """Signals a rank once the stream's work so far is done."""
        _call("signal", self._shared, to, _as_c(ctypes.c_void_p, stream))

    def wait(self, source, stream=0):
        """Makes the stream's later work wait for the signal of a rank."""
        _call("wait", self._shared, source, _as_c(ctypes.c_void_p, stream))

    def free(self):
        """Ends sharing, and frees what `allocate_all` has allocated; collective over the team."""
        try:
            _call("free_all", ctypes.byref(self._shared))
        finally:
            if not self._shared:
                _all_shared.discard(self)
                self._array = None
