# SPDX-License-Identifier: MIT OR Apache-2.0
"""Numbers as C takes them. ctypes cuts off what does not fit; nothing else here makes a C number of a caller's."""

import ctypes
import operator

from ._errors import Error


class OutOfRange(Error, OverflowError):
    """A number that the C type does not hold: an `Error` that is an OverflowError too."""

    @classmethod
    def of(cls, value, kind):
        """The error of a value and a C type."""
        sign = "" if kind(-1).value == -1 else "non-negative "
        return cls(1, f"{value} is no {sign}number of {8 * ctypes.sizeof(kind)} bits")


def as_c(kind, value):
    """A number of a C type; None is NULL."""
    if value is None and kind is ctypes.c_void_p:
        return kind()
    value = operator.index(value)
    made = kind(value)
    # NULL has no value.
    if (made.value or 0) != value:
        raise OutOfRange.of(value, kind)
    return made


def all_as_c(arguments):
    """The arguments of a C function, with plain numbers as its `int`."""
    are = (hasattr(argument, "__index__") or isinstance(argument, float) for argument in arguments)
    return [as_c(ctypes.c_int, argument) if is_number else argument for argument, is_number in zip(arguments, are)]
