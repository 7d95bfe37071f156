# SPDX-License-Identifier: MIT OR Apache-2.0
"""What passes the border of Python: the types of buffers, and numbers, which C would cut off."""

import ast
import ctypes
import pathlib
import pickle

import anygpu
import pytest

INVALID_VALUE = 1

# Types of arrays, and the codes of buffers that have them.
TYPES = {
    "bool": "?",
    "int8": "b",
    "int16": "h",
    "int32": "i",
    "int64": "lqn",
    "uint8": "B",
    "uint16": "H",
    "uint32": "I",
    "uint64": "LQN",
    "float16": "e",
    "float32": "f",
    "float64": "d",
}
CODES = "".join(TYPES.values())


def buffer_of(code, size):
    """A buffer of so many bytes, whose elements have a type; None where this Python has none of it."""
    try:
        return memoryview(bytearray(size)).cast(code)
    except ValueError:
        return None


@pytest.mark.parametrize("dtype", TYPES)
def test_buffers_have_the_arrays_type_or_are_bytes(dtype):
    made = anygpu.empty(16, dtype)
    for code in CODES:
        for copy in (made.copy_from, made.copy_to):
            buffer = buffer_of(code, made.nbytes)
            if buffer is None:
                continue
            if code in TYPES[dtype] or code == "B":
                copy(buffer)
                continue
            with pytest.raises(anygpu.Error) as caught:
                copy(buffer)
            assert caught.value.code == INVALID_VALUE, (dtype, code, caught.value.reason)
    made.copy_from(bytes(made.nbytes))
    made.copy_to(bytearray(made.nbytes))


def test_types_without_a_buffers_code_take_their_bits():
    for dtype, code in (("bfloat16", "H"), ("complex32", "I")):
        made = anygpu.empty(16, dtype)
        made.copy_from(buffer_of(code, made.nbytes))
        with pytest.raises(anygpu.Error):
            made.copy_from(buffer_of(code.lower(), made.nbytes))


def test_buffers_of_numpy_and_of_ctypes():
    numpy = pytest.importorskip("numpy")
    for dtype in (*TYPES, "complex64", "complex128"):
        made = anygpu.empty(16, dtype)
        for other in (*TYPES, "complex64", "complex128"):
            buffer = numpy.zeros(made.nbytes, "uint8").view(other)
            if other in (dtype, "uint8"):
                made.copy_from(buffer)
                continue
            with pytest.raises(anygpu.Error):
                made.copy_from(buffer)
    with pytest.raises(anygpu.Error, match="float64"):
        anygpu.empty(4, "float64").copy_from(numpy.zeros(4, ">f8"))
    anygpu.empty(4, "int32").copy_from((ctypes.c_int32 * 4)())
    with pytest.raises(anygpu.Error, match="float32, and the array's int32"):
        anygpu.empty(4, "int32").copy_from((ctypes.c_float * 4)())


def test_c_types_have_numpys_names():
    numpy = pytest.importorskip("numpy")
    for code in "?bhilqBHILQefdFD":
        assert anygpu.empty(1, code).dtype == numpy.dtype(code).name, code
        scalar = numpy.dtype(code).type
        assert anygpu.empty(1, scalar).dtype == numpy.dtype(scalar).name, scalar
    names = (
        "byte short intc int long longlong intp ubyte ushort uintc uint ulong ulonglong uintp half single double float"
    )
    for name in [*names.split(), "csingle", "cdouble", "complex"]:
        try:
            known = numpy.dtype(name)
        except TypeError:
            continue
        assert anygpu.empty(1, name).dtype == known.name, name


OUTSIDE = {
    "c_int": (-(2**31) - 1, 2**31, 2**32, 2**64),
    "c_uint": (-1, 2**32, 2**32 + 4, 2**64),
    "c_uint64": (-1, 2**64, 2**64 + 4),
    "c_void_p": (-1, 2**64, 2**64 + 8),
}


@pytest.mark.parametrize(
    ("kind", "call"),
    [
        ("c_uint", anygpu.Steps),
        ("c_uint64", anygpu.Steps.join),
        ("c_uint64", anygpu.Timeline),
        ("c_uint64", anygpu.Timeline.open),
        ("c_uint", lambda value: anygpu.Timeline.open(1, value)),
        ("c_uint64", lambda value: anygpu.Timeline().signal(value)),
        ("c_uint64", lambda value: anygpu.Timeline().wait(value)),
        ("c_void_p", lambda value: anygpu.Event().record(value)),
        ("c_void_p", lambda value: anygpu.Event().wait(value)),
        ("c_int", lambda value: anygpu.empty(1, device=value)),
        ("c_int", lambda value: anygpu.open(anygpu.empty(1).export(), device=value)),
        ("c_int", lambda value: anygpu.Event.open(anygpu.Event().export(), device=value)),
    ],
)
def test_numbers_that_c_does_not_hold_are_exceptions(kind, call):
    for value in OUTSIDE[kind]:
        with pytest.raises(OverflowError) as caught:
            call(value)
        assert isinstance(caught.value, anygpu.Error) and str(value) in str(caught.value)
    with pytest.raises(TypeError):
        call(1.5)


def test_descriptions_hold_no_other_numbers():
    for bound in (-(2**63) - 1, 2**63, 2**64):
        with pytest.raises(OverflowError):
            anygpu.empty(1, lower=(bound,))
    made = anygpu.empty(4, "int32")

    class Interface:
        def __init__(self, **more):
            about = {"version": 3, "shape": (4,), "typestr": "<i4", "data": (made.address, False), **more}
            self.__array_interface__ = about

    anygpu.export(Interface())
    for more in ({"data": (made.address + 2**64, False)}, {"data": (-1, False)}, {"strides": (2**64 + 4,)}):
        with pytest.raises(OverflowError):
            anygpu.export(Interface(**more))


def test_numbers_go_to_c_by_one_function():
    """Of ctypes' own conversions each cuts off."""
    folder = pathlib.Path(anygpu.__file__).parent
    for path in folder.glob("*.py"):
        if path.name == "_numbers.py":
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            is_call = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
            if is_call and node.func.attr.startswith("c_") and not isinstance(node.func.value, ast.Call):
                given = [argument for argument in node.args if not isinstance(argument, ast.Constant)]
                assert not given, f"{path.name}:{node.lineno}"


def test_arrays_without_elements_need_no_address():
    class Empty:
        __array_interface__ = {"version": 3, "shape": (0, 3), "typestr": "<f4", "data": (0, False)}

    opened = anygpu.open(anygpu.export(Empty()))
    assert (opened.shape, opened.dtype) == ((0, 3), "float32")
    Empty.__array_interface__["shape"] = (1, 3)
    with pytest.raises(anygpu.Error):
        anygpu.export(Empty())


def test_the_guide_says_what_ends_with_a_process():
    """A view in a forked child is dead, and arrays of a subinterpreter outlive it."""
    guide = pathlib.Path(__file__).parents[2] / "docs/guide/python.md"
    text = " ".join(guide.read_text().split())
    for words in ("forked child", "spawn", "forkserver", "subinterpreter"):
        assert words in text, words


def test_errors_pass_between_processes():
    with pytest.raises(anygpu.Error) as raised:
        anygpu.empty((2, 3), device=1 << 40)
    sent = pickle.loads(pickle.dumps(raised.value))
    assert isinstance(sent, OverflowError)
    assert (sent.code, sent.reason) == (raised.value.code, raised.value.reason)
