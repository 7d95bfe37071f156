#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# flang 22.1: a C function that takes a pointer as its seventh argument gets what is at the address instead, if the same file has called it
# before by an interface that passes a structure with one pointer.
#
# A handle such as hipStream_t can be passed to C as type(c_ptr), or as a bind(c) type with one component of that type: on x86-64
# both are one word in the same place. hipModuleLaunchKernel has its stream ninth. A program may use either, by two interfaces of
# one binding label in two modules, each compiled without a warning.
#
# Guess before: both arrive, whatever their order, as with gfortran 12.2.
# Seen: with flang 22.1.8, at -O0 and -O2, one call by type and then one by address in one file: C gets the eight bytes at the address in the
# second (and the program dies if there is no memory). In the other order both are right, and so are six arguments instead of seven,
# which are passed in registers. flang has one declaration for a label: its second call keeps the first one's "byval" pointer.
# anygpu's module hip therefore has a procedure, not an interface, where a handle comes after six words.
#
# flang-22 of apt.llvm.org, or FLANG, and cc. Prints "as found" and ends with 0; ends with 1 where that has changed, with 77 where it
# cannot be tried.
set -eu -o pipefail
flang=${FLANG:-flang-22}
command -v "$flang" >/dev/null && command -v cc >/dev/null && [ "$(uname -m)" = x86_64 ] || exit 77
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >show.c <<'END'
#include <stdio.h>
static const long there[1] = { 77 };
const void *place(void) { return there; }
void show(int a, int b, int c, int d, int e, int f, const void *last)
{
    puts(last == there ? "right" : last == (const void *)77 ? "what is at the address" : "something else");
}
END
# The same interface, with a handle by its type and by its address.
for way in typed:handle plain:c_ptr; do
    cat >"${way%:*}.f90" <<END
module ${way%:*}
    use, intrinsic :: iso_c_binding
    use handles
    implicit none
    interface
        subroutine show_${way%:*}(a, b, c, d, e, f, last) bind(c, name="show")
            import
            integer(c_int), value :: a, b, c, d, e, f
            type(${way#*:}), value :: last
        end subroutine
    end interface
end module
END
done
cat >handles.f90 <<'END'
module handles
    use, intrinsic :: iso_c_binding
    implicit none
    type, bind(c) :: handle
        type(c_ptr) :: ptr
    end type
    interface
        type(c_ptr) function place() bind(c)
            import
        end function
    end interface
end module
END
program() {
    printf 'program p\n use typed\n use plain\n implicit none\n type(handle) :: it\n it%%ptr = place()\n'
    for call in "$@"; do printf ' call show_%s\n' "$call"; done
    echo 'end program'
}
program 'typed(1, 2, 3, 4, 5, 6, it)' 'plain(1, 2, 3, 4, 5, 6, it%ptr)' >first.f90
program 'plain(1, 2, 3, 4, 5, 6, it%ptr)' 'typed(1, 2, 3, 4, 5, 6, it)' >second.f90
cc -c show.c
said=""
for source in handles typed plain; do "$flang" -c $source.f90 2>>words; done
for source in first second; do
    "$flang" -o $source $source.f90 handles.o typed.o plain.o show.o 2>>words
    said+="$source: $(./$source | paste -sd,); "
done
[ -s words ] && said+="with words of the compiler; "
echo "$("$flang" --version | head -1): $said"
[ "$said" = "first: right,what is at the address; second: right,right; " ] || { echo "changed"; exit 1; }
echo "as found"
