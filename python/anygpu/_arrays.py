# SPDX-License-Identifier: MIT OR Apache-2.0
"""Arrays in device memory, as tokens name them, and as other packages see them."""

import ctypes
import gc
import math
import operator
import os
import struct
import sys
import threading
import weakref

from ._errors import Error
from ._library import (
    BFLOAT,
    C_ORDER,
    COMPLEX,
    FORTRAN_ORDER,
    INTEGER,
    INVALID_VALUE,
    LOGICAL,
    LOWER,
    NAME,
    NOT_SUPPORTED,
    RANKS,
    READ_ONLY,
    REAL,
    REFUSED,
    STALE,
    TOKEN,
    UNSIGNED,
    Description,
    backend,
    call,
    look_up,
    memory_at,
    name_of,
    on_device,
    synchronize,
)
from ._numbers import as_c

# Names of types: kind, bytes, and the type in array interfaces.
_TYPES = {
    "bool": (LOGICAL, 1, "|b1"),
    "bfloat16": (BFLOAT, 2, None),
    "complex32": (COMPLEX, 4, None),
    **{f"int{8 * size}": (INTEGER, size, f"{'|' if size == 1 else '<'}i{size}") for size in (1, 2, 4, 8)},
    **{f"uint{8 * size}": (UNSIGNED, size, f"{'|' if size == 1 else '<'}u{size}") for size in (1, 2, 4, 8)},
    **{f"float{8 * size}": (REAL, size, f"<f{size}") for size in (2, 4, 8)},
    **{f"complex{8 * size}": (COMPLEX, size, f"<c{size}") for size in (8, 16)},
}
_NAMES = {(kind, size): name for name, (kind, size, _) in _TYPES.items()}
# Logical values of Fortran's default kind have no type of their own elsewhere.
_NAMES.update({(LOGICAL, size): f"int{8 * size}" for size in (2, 4, 8)})
_TYPESTRS = {typestr: name for name, (_, _, typestr) in _TYPES.items() if typestr}
_PYTHON = {bool: "bool", int: "int64", float: "float64", complex: "complex128"}
# C's types by their codes in NumPy, in buffers and in the module struct, whose sizes are the machine's.
_C_TYPES = {
    "?": "bool",
    **{code: f"int{8 * struct.calcsize(code)}" for code in "bhilqn"},
    **{code: f"uint{8 * struct.calcsize(code)}" for code in "BHILQN"},
    **{code: f"float{8 * struct.calcsize(code)}" for code in "efd"},
    **{
        code: name for code, name in zip(("F", "Zf", "D", "Zd"), ("complex64", "complex64", "complex128", "complex128"))
    },
}
# NumPy's names for them.
_ALIASES = {
    "byte": "b",
    "short": "h",
    "intc": "i",
    "int": "l",
    "long": "l",
    "longlong": "q",
    "intp": "n",
    "ubyte": "B",
    "ushort": "H",
    "uintc": "I",
    "uint": "L",
    "ulong": "L",
    "ulonglong": "Q",
    "uintp": "N",
    "half": "e",
    "single": "f",
    "double": "d",
    "float": "d",
    "csingle": "F",
    "cdouble": "D",
    "complex": "D",
}

# DLPack's numbers of devices and types.
_CPU, _CUDA, _ROCM = 1, 2, 10
_DEVICES = {"host": _CPU, "nvidia": _CUDA, "amd": _ROCM, "intel": 14, "ascend": 12}
_CODES = {0: INTEGER, 1: UNSIGNED, 2: REAL, 4: BFLOAT, 5: COMPLEX, 6: LOGICAL}


class _Refusal(Error, BufferError):
    """What protocols of arrays expect: an `Error` that is a BufferError too."""


class Token(bytes):
    """The 512 bytes that name an array for other processes; `text` is the same in hexadecimal digits.

    A token of `export` keeps its array: the memory lives as long as this object.
    """

    def __new__(cls, token):
        if isinstance(token, str):
            made = ctypes.create_string_buffer(TOKEN)
            call("anygpu_token_from_text", token.encode(), made)
            token = made.raw
        token = bytes(token)
        if len(token) != TOKEN:
            raise Error(REFUSED, f"a token has {TOKEN} bytes, not {len(token)}")
        return super().__new__(cls, token)

    @property
    def text(self):
        """The token as text."""
        return self.hex()

    def __reduce__(self):
        return Token, (bytes(self),)

    def __repr__(self):
        return f"<anygpu.Token {self.hex()[-16:]}>"

    __str__ = __repr__


def _name_of(dtype):
    """The name of a type of Python, NumPy, PyTorch, JAX or CuPy."""
    known = _PYTHON.get(dtype) if isinstance(dtype, type) else None
    if known:
        return known
    # A dtype of NumPy has its byte order in str.
    text = dtype if isinstance(dtype, str) else getattr(dtype, "str", None) or getattr(dtype, "__name__", None)
    text = (text or str(dtype)).split(".")[-1].rstrip("_")
    for typestr in (text, f"<{text.lstrip('=')}", f"|{text.lstrip('=<>|')}"):
        if typestr in _TYPESTRS:
            return _TYPESTRS[typestr]
    known = _C_TYPES.get(_ALIASES.get(text, text))
    if known:
        return known
    # Types of JAX and ml_dtypes that NumPy's strings do not tell.
    name = text if text in _TYPES else getattr(dtype, "name", None)
    if name not in _TYPES or text.startswith(">"):
        raise Error(INVALID_VALUE, f"no arrays of type {dtype}: there are {', '.join(sorted(_TYPES))}")
    return name


def _describe(shape, name, flags, strides=None, lower=None):
    try:
        shape = tuple(operator.index(extent) for extent in shape)
    except TypeError:
        shape = (operator.index(shape),)
    if len(shape) > RANKS:
        raise Error(INVALID_VALUE, f"{len(shape)} dimensions: at most {RANKS} can be described")
    if any(not 0 <= extent < 1 << 63 for extent in shape):
        raise Error(INVALID_VALUE, f"no array has the shape {shape}")
    kind, size, _ = _TYPES[name]
    about = Description(kind=kind, bytes=size, rank=len(shape), flags=flags)
    about.shape[: len(shape)] = shape
    about.strides[: len(shape)] = [as_c(ctypes.c_int64, stride).value for stride in strides or (0,) * len(shape)]
    if lower is not None:
        if len(lower) != len(shape):
            raise Error(INVALID_VALUE, f"{len(lower)} lower bounds for {len(shape)} dimensions")
        about.flags |= LOWER
        about.lower[: len(shape)] = [as_c(ctypes.c_int64, bound).value for bound in lower]
    return about


def _order_of(order):
    if order not in ("C", "F"):
        raise Error(INVALID_VALUE, f"order must be 'C' or 'F', not {order!r}")
    return C_ORDER if order == "C" else FORTRAN_ORDER


# Memory of this process that has no array any more, but tensors: arguments of _free.
_waiting = []
# Capsules that nobody has taken yet, with their names.
_capsules = []
_sweeping = threading.Lock()


def _references(pairs, place):
    item = pairs[place][0]
    return sys.getrefcount(item)


# What a capsule has that only the list has; releases of Python count differently.
_ABANDONED = _references([(object(), None)], 0)


def _sweep():
    """Frees what became free since.

    No deleter and no destructor runs Python's code: an exception may be pending there, and ctypes would crash.
    """
    if not _sweeping.acquire(blocking=False):
        return
    try:
        for name, (_, end) in list(_published.items()):
            if end is not None and not end.alive:
                del _published[name]
        for _ in range(len(_waiting)):
            _free(*_waiting.pop(0))
        for place in reversed(range(len(_capsules))):
            name = _capsules[place][1]
            if not _is_capsule(_capsules[place][0], name):
                del _capsules[place]
            elif _references(_capsules, place) <= _ABANDONED:
                tensor = _pointer(_capsules[place][0], name)
                del _capsules[place]
                _delete(tensor, name)
    finally:
        _sweeping.release()


def _free(address, device, token):
    """Frees memory of `empty`, now or when no tensor has it any more."""
    try:
        _assert_alive(device, token)
        # Tensors of this memory are imports of it.
        if memory_at(address).imports:
            _waiting.append((address, device, token))
        else:
            call("hipFree", as_c(ctypes.c_void_p, address))
    except Error:
        # A reset of its device has freed it, and the address may be another's.
        pass


def _assert_alive(device, token):
    """Refuses memory of this process that was freed, whatever is at its address now."""
    address = ctypes.c_void_p()
    call("anygpu_import", token, device, ctypes.byref(address))
    call("anygpu_close", address)


# What `open` has open, by address: a generation, which a reset of the device ends, and the number of arrays.
_opened = {}
# Held while that is changed with the library's own count; the collector may close what it finds meanwhile.
_counting = threading.RLock()


def _count_anew():
    """Gives a forked child a lock that no thread of the parent has."""
    global _counting
    _counting = threading.RLock()


os.register_at_fork(after_in_child=_count_anew)


def _close(address, device, generation):
    """Closes memory of `open`."""
    try:
        synchronize(device)
        is_done = True
    except Error:
        is_done = False
    with _counting:
        entry = _opened.get(address)
        if entry is None or entry[0] is not generation:
            return
        try:
            if is_done and memory_at(address).imports >= entry[1]:
                call("anygpu_close", as_c(ctypes.c_void_p, address))
        except Error:
            pass
        entry[1] -= 1
        if not entry[1]:
            _opened.pop(address, None)


class _Memory:
    """Memory that is freed or closed once nobody has it."""

    def __init__(self, address, device, token=None):
        self.address, self.device, self._token = address, device, token
        if token is not None:
            end = weakref.finalize(self, _free, address, device, token)
        else:
            with _counting:
                imports, fresh = memory_at(address).imports, [object(), 0]
                entry = _opened.setdefault(address, fresh)
                if imports <= entry[1]:
                    entry = _opened[address] = fresh
                entry[1] += 1
                # The collector may have closed the last array before that.
                _opened[address] = entry
            self._generation = entry[0]
            end = weakref.finalize(self, _close, address, device, entry[0])
        # Views may outlive the end of the interpreter; the process's own end closes all.
        end.atexit = False

    def check(self):
        """Refuses memory that was freed by other means, such as a reset of its device."""
        if self._token is not None:
            return _assert_alive(self.device, self._token)
        with _counting:
            entry = _opened.get(self.address)
            if entry is None or entry[0] is not self._generation or memory_at(self.address).imports < entry[1]:
                raise Error(STALE, "the array's memory was closed by a reset of its device")
        return None


class Array:
    """An array in device memory; `open` and `empty` make them.

    `shape`, `strides` in bytes, `dtype` as a name, `lower` bounds or None, `read_only`, `device`, and `address` of the
    element whose indices are all the lowest. Set `stream` to the handle of the stream on which the array gets its
    elements, and other packages wait for it. The memory stays until the array and all views of it are gone.
    """

    stream = None

    def __init__(self, memory, token, about):
        self._memory, self._token, self._about = memory, token, about
        self._is_lent = self._is_closed = False
        rank = about.rank
        self.shape, self.strides = tuple(about.shape[:rank]), tuple(about.strides[:rank])
        self.lower = tuple(about.lower[:rank]) if about.flags & LOWER else None
        self.dtype, self.itemsize, self.ndim = _NAMES[about.kind, about.bytes], about.bytes, rank
        self.size = math.prod(self.shape)
        self.nbytes = self.size * self.itemsize
        self.device = memory.device
        self.read_only = bool(about.flags & READ_ONLY)
        self.c_contiguous, self.f_contiguous = bool(about.flags & C_ORDER), bool(about.flags & FORTRAN_ORDER)

    def __repr__(self):
        state = "closed" if self._is_closed else f"device {self.device}"
        return f"<anygpu.Array {self.dtype} {self.shape} {state}>"

    @property
    def address(self):
        """Address of the element whose indices are all the lowest."""
        self._check()
        return self._memory.address + self._about.offset

    @property
    def closed(self):
        """True after `close`."""
        return self._is_closed

    def _check(self):
        if self._is_closed:
            raise Error(STALE, "the array is closed")
        self._memory.check()

    def close(self):
        """Ends the use of the array: from now on it is an exception. Views keep the memory until they are gone."""
        self._is_closed = True
        # Who reads an interface keeps the array itself.
        if not self._is_lent:
            self._memory = None
        _sweep()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def export(self):
        """The token of the array; see `export`."""
        return export(self)

    def copy_from(self, buffer):
        """Copies the elements of a buffer of the host, such as a NumPy array of the same order."""
        self._copy(buffer, True)

    def copy_to(self, buffer):
        """Copies the elements to a buffer of the host, such as a NumPy array of the same order."""
        self._copy(buffer, False)

    def _copy(self, buffer, is_written):
        self._check()
        view = memoryview(buffer)
        if is_written and self.read_only:
            raise Error(INVALID_VALUE, "the array is read-only")
        if not is_written and view.readonly:
            raise Error(INVALID_VALUE, "the buffer is read-only")
        same = self.c_contiguous and view.c_contiguous or self.f_contiguous and view.f_contiguous
        if not same or view.nbytes != self.nbytes or (view.ndim > 1 and view.shape != self.shape):
            raise Error(
                INVALID_VALUE, f"the buffer is not contiguous in the array's order, or not of shape {self.shape}"
            )
        self._check_type(view)
        if not self.nbytes:
            return
        if self.stream is not None:
            call("hipStreamSynchronize", as_c(ctypes.c_void_p, self.stream))
        # Any contiguous buffer has its bytes; a read-only one has them for reading.
        host = _Buffer(buffer)
        try:
            ends = (self.address, host.address) if is_written else (host.address, self.address)
            with on_device(self.device):
                call("hipMemcpy", *(as_c(ctypes.c_void_p, end) for end in ends), as_c(ctypes.c_size_t, self.nbytes), 4)
                call("hipDeviceSynchronize")
        finally:
            host.release()

    def _check_type(self, view):
        """Refuses a buffer of another type, whose bits would be taken for this one's numbers. Bytes are of any type."""
        code = view.format.lstrip("@=<")
        if code in ("B", "c"):
            return
        is_foreign = view.format[0] in ">!" and view.itemsize > 1
        name = None if is_foreign else _C_TYPES.get(code)
        # What is "l" in a buffer of 4 bytes is another C's.
        if name is None or _TYPES[name][1] != view.itemsize:
            raise Error(
                INVALID_VALUE, f"the buffer's elements are of the type {view.format!r}: the array's are {self.dtype}"
            )
        # No buffer has a type for these: their bits are numbers.
        is_bits = _TYPES[self.dtype][2] is None and _TYPES[name][:2] == (UNSIGNED, self.itemsize)
        if name != self.dtype and not is_bits:
            raise Error(
                INVALID_VALUE,
                f"the buffer's elements are {name}, and the array's {self.dtype}: convert them, or give bytes "
                "(memoryview(buffer).cast('B'))",
            )

    def __getattr__(self, name):
        # Which of the two there is tells other packages what kind of memory it is.
        if name == "__array_interface__" and backend() == "host":
            self._refuse_strict()
            return self._interface()
        if name == "__cuda_array_interface__" and backend() in ("nvidia", "amd"):
            stream = self.stream
            # 0 is no stream there: 1 is the default one.
            return {**self._interface(), "stream": 1 if stream == 0 else stream}
        raise AttributeError(name)

    def _interface(self):
        typestr = _TYPES[self.dtype][2]
        if typestr is None:
            raise Error(NOT_SUPPORTED, f"array interfaces have no type {self.dtype}: use DLPack")
        address = self.address if self.size else 0
        self._is_lent = True
        strides = None if self.c_contiguous else self.strides
        data = (address, self.read_only)
        if self.stream is not None and backend() == "host":
            call("hipStreamSynchronize", as_c(ctypes.c_void_p, self.stream))
        return {"version": 3, "shape": self.shape, "typestr": typestr, "data": data, "strides": strides}

    def __array__(self, dtype=None, copy=None):
        # NumPy asks for this only where there is no interface that it knows.
        raise Error(NOT_SUPPORTED, f"the array is in memory of a device ({backend()}): copy_to copies it to the host")

    @staticmethod
    def _refuse_strict():
        # The library knows best; a tensor would not be made either.
        if _is_strict():
            raise Error(NOT_SUPPORTED, "ANYGPU_HOST_STRICT=1 keeps the host's code from device memory: use copy_to")

    def __dlpack_device__(self):
        """DLPack's kind of device, and its number."""
        self._check()
        return _DEVICES.get(backend(), _CPU), 0 if backend() == "host" else self.device

    def __dlpack__(self, *, stream=None, max_version=None, dl_device=None, copy=None):
        """A capsule with the array as a DLPack tensor, versioned if the consumer takes that."""
        _sweep()
        own = self.__dlpack_device__()
        if dl_device is not None and tuple(map(int, dl_device)) != own:
            raise _Refusal(NOT_SUPPORTED, f"the array is on DLPack's device {own}, and goes to no other")
        if copy:
            array = self._copied()
            return array._capsule(max_version, True)
        self._order(own[0], stream)
        return self._capsule(max_version, False)

    def _capsule(self, max_version, is_copied):
        version = int(max_version is not None and max_version[0] >= 1)
        tensor = ctypes.c_void_p()
        try:
            call("anygpu_import_dlpack", self._token, self.device, version, ctypes.byref(tensor))
        except Error as error:
            raise _Refusal(error.code, error.reason) from None
        if is_copied and version:
            # The second bit of DLManagedTensorVersioned.flags.
            ctypes.c_uint64.from_address(tensor.value + 24).value |= 2
        name = b"dltensor_versioned" if version else b"dltensor"
        try:
            capsule = _new_capsule(tensor, name, None)
        except BaseException:
            _delete(tensor.value, name)
            raise
        _capsules.append((capsule, name))
        return capsule

    def _copied(self):
        if not (self.c_contiguous or self.f_contiguous):
            raise _Refusal(NOT_SUPPORTED, "no copy is made of an array with gaps between its elements")
        order = "C" if self.c_contiguous else "F"
        if self.stream is not None:
            call("hipStreamSynchronize", as_c(ctypes.c_void_p, self.stream))
        copied = empty(self.shape, self.dtype, order=order, device=self.device)
        if self.nbytes:
            ends = (as_c(ctypes.c_void_p, array.address) for array in (copied, self))
            with on_device(self.device):
                call("hipMemcpy", *ends, as_c(ctypes.c_size_t, self.nbytes), 4)
                call("hipDeviceSynchronize")
        return copied

    def _order(self, kind, stream):
        """Makes the consumer's stream wait for the array's, by the rules of DLPack."""
        is_known = stream is None or isinstance(stream, int) and stream >= -1
        # CUDA's 0 could mean two streams, ROCm's default is 0, and the CPU has none.
        if not is_known or stream in {_CUDA: (0,), _ROCM: (1, 2)}.get(kind, ()) or kind == _CPU and stream is not None:
            raise _Refusal(INVALID_VALUE, f"DLPack has no stream {stream} on this kind of device")
        if self.stream is None or stream == -1:
            return
        if kind == _CPU:
            call("hipStreamSynchronize", as_c(ctypes.c_void_p, self.stream))
            return
        event = ctypes.c_void_p()
        with on_device(self.device):
            # Without timing.
            call("hipEventCreateWithFlags", ctypes.byref(event), 2)
            try:
                call("hipEventRecord", event, as_c(ctypes.c_void_p, self.stream))
                # CUDA's 1 is the default stream.
                consumer = None if stream in (None, 0, 1) else stream
                call("hipStreamWaitEvent", as_c(ctypes.c_void_p, consumer), event, 0)
            finally:
                call("hipEventDestroy", event)


class _PyBuffer(ctypes.Structure):
    _fields_ = [
        *((name, ctypes.c_void_p) for name in ("buf", "obj")),
        *((name, ctypes.c_ssize_t) for name in ("len", "itemsize")),
        *((name, ctypes.c_int) for name in ("readonly", "ndim")),
        *((name, ctypes.c_void_p) for name in ("format", "shape", "strides", "suboffsets", "internal")),
    ]


class _Buffer:
    """The address of a contiguous buffer, which is held."""

    def __init__(self, buffer):
        self._view = _PyBuffer()
        # PyBUF_ANY_CONTIGUOUS, which implies strides.
        ctypes.pythonapi.PyObject_GetBuffer(ctypes.py_object(buffer), ctypes.byref(self._view), 0x80 | 0x18)
        self.address = self._view.buf

    def release(self):
        ctypes.pythonapi.PyBuffer_Release(ctypes.byref(self._view))


_new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi)
)
_is_capsule = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_IsValid", ctypes.pythonapi)
)
_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)


def _delete(tensor, name):
    """Calls the deleter of a tensor."""
    place = 16 if name == b"dltensor_versioned" else 56
    deleter = ctypes.c_void_p.from_address(tensor + place).value
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(deleter)(tensor)


def _is_strict():
    return os.environ.get("ANYGPU_HOST_STRICT") == "1"


def empty(shape, dtype="float64", *, order="C", device=None, lower=None):
    """Allocates an array on a device, the current one by default; what its elements are is not said."""
    _sweep()
    about = _describe(shape, _name_of(dtype), _order_of(order), lower=lower)
    size = about.bytes * math.prod(about.shape[: about.rank])
    if size >= 1 << 63:
        raise Error(2, f"an array of {size} bytes")
    if device is None:
        current = ctypes.c_int()
        call("hipGetDevice", ctypes.byref(current))
        device = current.value
    address = ctypes.c_void_p()
    # An array without elements has an address of its own, too.
    allocation = ("hipMalloc", ctypes.byref(address), as_c(ctypes.c_size_t, max(size, about.bytes)))
    with on_device(device):
        try:
            call(*allocation)
        except Error:
            # Views of arrays that are gone may wait for the collector.
            gc.collect()
            _sweep()
            call(*allocation)
    token = ctypes.create_string_buffer(TOKEN)
    try:
        call("anygpu_export_array", address, ctypes.byref(about), token)
    except BaseException:
        call("hipFree", address)
        raise
    token = Token(token.raw)
    return _made(_Memory(address.value, device, token), token)


def _made(memory, token):
    about = Description()
    call("anygpu_describe_array", token, ctypes.byref(about))
    return Array(memory, token, about)


def open(token, *, device=None, shape=None, dtype=None, order="C", timeout=0):
    """Opens the array that a token or a name stands for, of whatever language.

    `token` is a name, or the bytes or the text of a token, `device` the one that will use it, by default the current
    one. Memory that is named without a description needs `shape` and `dtype`. `timeout` is the seconds to wait until a
    name is published, None to wait without end.
    """
    _sweep()
    # The one that was given may keep its array until the import does.
    given, token = token, _token_of(token, timeout)
    about = Description()
    call("anygpu_describe_array", token, ctypes.byref(about))
    if about.kind and (shape is not None or dtype is not None):
        raise Error(INVALID_VALUE, "the token has the shape and the type of its array: give none")
    if not about.kind:
        if shape is None or dtype is None:
            raise Error(REFUSED, "the token names memory without a description: give shape and dtype")
        about = _describe(shape, _name_of(dtype), _order_of(order))
        described = ctypes.create_string_buffer(bytes(token), TOKEN)
        call("anygpu_annotate_array", described, ctypes.byref(about))
        token = Token(described.raw)
    address = ctypes.c_void_p()
    call("anygpu_import", token, -1 if device is None else device, ctypes.byref(address))
    del given
    try:
        where = memory_at(address.value).device
    except BaseException:
        call("anygpu_close", address)
        raise
    return _made(_Memory(address.value, where), token)


def export(x):
    """The token of an array in device memory: of this package, or with `__dlpack__` or an array interface.

    Waits for all work of the device first. Keep the token while others may open it: it keeps the array.
    """
    _sweep()
    if isinstance(x, Array):
        x._check()
        synchronize(x.device)
        token = Token(x._token)
        token._keeps = (x, x._memory)
        return token
    address, about, keeps = _look_at(x)
    if not address and 0 in about.shape[: about.rank]:
        # What has no elements has no address in some packages: it gets one.
        order = "C" if about.flags & C_ORDER else "F"
        return export(empty(about.shape[: about.rank], _NAMES[about.kind, about.bytes], order=order))
    memory = memory_at(address) if address else None
    if memory is not None and memory.kind:
        synchronize(memory.device)
    token = ctypes.create_string_buffer(TOKEN)
    call("anygpu_export_array", as_c(ctypes.c_void_p, address), ctypes.byref(about), token)
    token = Token(token.raw)
    token._keeps = (x, keeps)
    return token


def publish(x, name, steps=None, *, readers=0, timeout=None):
    """Publishes an array by a name such as "heat/u": whatever `export` takes, or a token of this process.

    Others open it by the name, in any language, until `unpublish`, or until this process ends. The array is kept as
    long; what this process has published by the name before is replaced, and let go. With `steps`, those in which it is
    written, the name is theirs as well, for `states` and `Steps.join`, and ends when they are closed. With `readers` it
    returns once so many have joined, so that they miss no step, or raises TimeoutError after so many seconds, with the
    name published; None waits without end.
    """
    token = x if isinstance(x, Token) else export(x)
    if steps is None:
        if readers:
            raise Error(INVALID_VALUE, "readers join steps: name those in which the array is written")
        call("anygpu_publish", token, name_of(name))
        _published[name] = token, None
    else:
        steps._publish("anygpu_steps_publish_array", (token,), name, readers)
        _published[name] = token, steps._end
        steps.wait(readers, timeout)


def unpublish(name):
    """Withdraws a name of this process; whoever has opened its array keeps it."""
    _sweep()
    try:
        call("anygpu_unpublish", name_of(name))
    finally:
        _published.pop(name, None)


def names():
    """The names that processes of this user publish, sorted."""
    room, needed = 1, ctypes.c_size_t(4096)
    while needed.value > room:
        room = needed.value
        text = ctypes.create_string_buffer(room)
        call("anygpu_names", text, as_c(ctypes.c_size_t, room), ctypes.byref(needed))
    return text.value.decode().split()


# The tokens of published arrays, which keep them, and what their names end with, by name.
_published = {}


def _token_of(token, timeout):
    """The token of a name, or of the bytes or text of one."""
    if not isinstance(token, str) or len(token.strip()) > NAME:
        return Token(token)
    found = ctypes.create_string_buffer(TOKEN)
    look_up("anygpu_lookup", token, timeout, found)
    return Token(found.raw)


def _look_at(x):
    """The address and description of an array of any package, and what else keeps it."""
    reasons = []
    for look in (_look_at_tensor, _look_at_interface):
        try:
            found = look(x)
        except Error:
            raise
        except Exception as error:
            reasons.append(f"{type(error).__name__}: {error}")
            continue
        if found:
            return found
    why = "; ".join(reasons) or "it has neither __dlpack__ nor an array interface"
    raise Error(INVALID_VALUE, f"{type(x).__name__} is no array in device memory: {why}")


class _Tensor(ctypes.Structure):
    """DLTensor."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        *((name, ctypes.c_int32) for name in ("device_type", "device", "rank")),
        *((name, ctypes.c_uint8) for name in ("code", "bits")),
        ("lanes", ctypes.c_uint16),
        *((name, ctypes.POINTER(ctypes.c_int64)) for name in ("shape", "strides")),
        ("offset", ctypes.c_uint64),
    ]


def _look_at_tensor(x):
    if not hasattr(x, "__dlpack__"):
        return None
    try:
        capsule = x.__dlpack__(max_version=(1, 0))
    except TypeError:
        capsule = x.__dlpack__()
    is_versioned = _is_capsule(capsule, b"dltensor_versioned")
    address = _pointer(capsule, b"dltensor_versioned" if is_versioned else b"dltensor")
    flags = READ_ONLY if is_versioned and ctypes.c_uint64.from_address(address + 24).value & 1 else 0
    tensor = _Tensor.from_address(address + 32 if is_versioned else address)
    kind, size = _CODES.get(tensor.code), tensor.bits // 8
    if tensor.lanes != 1 or tensor.bits % 8 or (kind, size) not in _NAMES:
        raise Error(INVALID_VALUE, f"no arrays of DLPack's type {tensor.code} with {tensor.bits} bits can be described")
    shape = tensor.shape[: tensor.rank]
    strides = [size * stride for stride in tensor.strides[: tensor.rank]] if tensor.strides else None
    about = _describe(shape, _NAMES[kind, size], flags | (0 if strides else C_ORDER), strides)
    # The capsule's own destructor ends the tensor, once the token is gone.
    return (tensor.data or 0) + tensor.offset, about, capsule


def _look_at_interface(x):
    about = getattr(x, "__cuda_array_interface__", None) or getattr(x, "__array_interface__", None)
    if about is None:
        return None
    address, is_read_only = about["data"]
    strides = about.get("strides")
    flags = (READ_ONLY if is_read_only else 0) | (0 if strides else C_ORDER)
    return address, _describe(about["shape"], _name_of(about["typestr"]), flags, strides), about
