# SPDX-License-Identifier: MIT OR Apache-2.0
"""Makes Python functions of libanygpu's C functions."""

import ctypes
import inspect
import operator
import os
import re

from anygpu._library import library


class _Number:
    """A C integer."""

    def __init__(self, ctype):
        self.ctype = ctype
        bits = 8 * ctypes.sizeof(ctype)
        signed = ctype(-1).value < 0
        self._least = -(1 << bits - 1) if signed else 0
        self._most = (1 << bits - (1 if signed else 0)) - 1

    def __call__(self, name):
        return _In(name, self.pass_on)

    def pass_on(self, value):
        """The C arguments for a value."""
        value = operator.index(value)
        if not self._least <= value <= self._most:
            raise OverflowError(f"{value} does not fit into {8 * ctypes.sizeof(self.ctype)} bits")
        return (self.ctype(value),)


I32 = _Number(ctypes.c_int32)
U32 = _Number(ctypes.c_uint32)
U64 = _Number(ctypes.c_uint64)
# Addresses, and what is as long: sizes, streams, events and handles.
WORD = _Number(ctypes.c_size_t)
FLOAT = ctypes.c_float


def TEXT(name):
    """A parameter that is text, or None for NULL."""
    return _In(name, lambda value: (ctypes.c_char_p(None if value is None else os.fsencode(value)),))


def _pids(value):
    pids = [value] if isinstance(value, int) else list(value)
    array = (ctypes.c_int32 * max(len(pids), 1))()
    for place, pid in enumerate(pids):
        (array[place],) = I32.pass_on(pid)
    return array, ctypes.c_size_t(len(pids))


def PIDS(name):
    """A parameter that is a list of process ids, or one of them; in C an array and its length."""
    return _In(name, _pids)


class Location(ctypes.Structure):
    """aclrtMemLocation."""

    _fields_ = [("id", ctypes.c_uint32), ("type", ctypes.c_int32)]


class PhysicalMemProp(ctypes.Structure):
    """aclrtPhysicalMemProp."""

    _fields_ = [
        ("handleType", ctypes.c_int32),
        ("allocationType", ctypes.c_int32),
        ("memAttr", ctypes.c_int32),
        ("location", Location),
        ("reserve", ctypes.c_uint64),
    ]


class MemAccessDesc(ctypes.Structure):
    """aclrtMemAccessDesc."""

    _fields_ = [("flags", ctypes.c_int32), ("location", Location), ("rsv", ctypes.c_uint8 * 12)]


class MemFabricHandle(ctypes.Structure):
    """aclrtMemFabricHandle."""

    _fields_ = [("data", ctypes.c_uint8 * 128)]


class IpcEventHandle(ctypes.Structure):
    """aclrtIpcEventHandle."""

    _fields_ = [("reserved", ctypes.c_uint8 * 64)]


class Uuid(ctypes.Structure):
    """aclrtUuid."""

    _fields_ = [("bytes", ctypes.c_uint8 * 16)]


class PtrAttributes(ctypes.Structure):
    """aclrtPtrAttributes."""

    _fields_ = [("location", Location), ("pageSize", ctypes.c_uint32), ("rsv", ctypes.c_uint32 * 4)]


def _fill(structure, members):
    types = dict(structure._fields_)
    for name, value in members.items():
        if name not in types:
            raise KeyError(f"{type(structure).__name__} has no {name}")
        if issubclass(types[name], ctypes.Structure):
            _fill(getattr(structure, name), value)
        elif issubclass(types[name], ctypes.Array):
            element = _Number(types[name]._type_)
            numbers = [element.pass_on(number)[0] for number in value]
            setattr(structure, name, types[name](*(number.value for number in numbers)))
        else:
            (number,) = _Number(types[name]).pass_on(value)
            setattr(structure, name, number.value)
    return structure


def PROP(name):
    """A parameter that describes physical memory; members that are left out are 0."""
    return _In(name, lambda value: (ctypes.byref(_fill(PhysicalMemProp(), value)),))


def LOCATION(name):
    """A parameter that is a device or the host."""
    return _In(name, lambda value: (ctypes.byref(_fill(Location(), value)),))


def _accesses(value):
    array = (MemAccessDesc * max(len(value), 1))()
    for place, members in zip(array, value):
        _fill(place, members)
    return array, ctypes.c_size_t(len(value))


def ACCESSES(name):
    """A parameter that is a list of access rights; in C an array and its length."""
    return _In(name, _accesses)


def EVENT_HANDLE(name):
    """A parameter that is an event's handle, which C takes by value."""
    return _In(name, lambda value: (_fill(IpcEventHandle(), value),))


def _shareable(value):
    # C reads as much as the share type says, whatever is given.
    room = MemFabricHandle()
    if isinstance(value, dict):
        _fill(room, value)
    else:
        (number,) = U64.pass_on(value)
        ctypes.memmove(ctypes.byref(room), ctypes.byref(number), ctypes.sizeof(number))
    return (ctypes.byref(room),)


def SHAREABLE(name):
    """A parameter that is a shareable handle: a number, or for fabric a dictionary."""
    return _In(name, _shareable)


def _value(place):
    """What Python has for a C value."""
    if isinstance(place, ctypes.Structure):
        return {name: _value(getattr(place, name)) for name, _ in place._fields_}
    value = getattr(place, "value", place)
    if isinstance(value, ctypes.Array):
        return list(value)
    return value.decode() if isinstance(value, bytes) else value


class _In:
    """A parameter that the caller gives."""

    def __init__(self, name, pass_on):
        self.name = name
        self.pass_on = pass_on


class Out:
    """A parameter that C writes and the Python function returns."""

    def __init__(self, name, kind):
        self.name = name
        self.ctype = getattr(kind, "ctype", kind)


class OutShareable(Out):
    """A shareable handle that C writes: a number, or for fabric a structure, as the parameter share_type says."""

    def __init__(self, name):
        super().__init__(name, ctypes.c_uint64)


# aclrtMemSharedHandleType.
_FABRIC = 2


class OutText:
    """Text that C writes and the Python function returns, into as many bytes as the caller gives."""

    def __init__(self, name, length):
        self.name = name
        self.length = length


def define(c_name, *parameters):
    """The Python function of a C function with these parameters, in C's order."""
    try:
        entry = library[c_name]
    except AttributeError as error:
        raise ImportError(f"{library._name} is not libanygpu of this version: {error}") from error
    entry.restype = ctypes.c_int
    outputs = [parameter.name for parameter in parameters if not isinstance(parameter, _In)]
    inputs = [
        getattr(parameter, "length", parameter.name) for parameter in parameters if not isinstance(parameter, Out)
    ]

    def call(*given):
        if len(given) != len(inputs):
            raise TypeError(f"{call.__name__}({', '.join(inputs)}) is given {len(given)} arguments")
        values, places, passed = iter(given), [], []
        for parameter in parameters:
            if isinstance(parameter, Out):
                is_fabric = isinstance(parameter, OutShareable) and given[inputs.index("share_type")] == _FABRIC
                places.append(MemFabricHandle() if is_fabric else parameter.ctype())
                passed.append(ctypes.byref(places[-1]))
            elif isinstance(parameter, OutText):
                (length,) = WORD.pass_on(next(values))
                places.append(ctypes.create_string_buffer(max(length.value, 1)))
                passed.extend((places[-1], length))
            else:
                passed.extend(parameter.pass_on(next(values)))
        ret = entry(*passed)
        return (*map(_value, places), ret) if places else ret

    # aclrtMallocHost is malloc_host.
    words = "(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])"
    name = re.sub(words, "_", re.sub("^acl(rt)?", "", c_name)).lower()
    call.__name__ = call.__qualname__ = name.replace("_current_", "_")
    positional = inspect.Parameter.POSITIONAL_ONLY
    call.__signature__ = inspect.Signature([inspect.Parameter(name, positional) for name in inputs])
    call.__doc__ = f"{', '.join([*outputs, 'ret'])} = {call.__name__}({', '.join(inputs)}): {c_name}."
    return call
