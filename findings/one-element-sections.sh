#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# gfortran 12.2 and flang 22.1: is_contiguous of sections with at most one element in a dimension.
#
# Libraries ask it before they pass an address. Fortran 2018 (8.5.7) leaves it to the processor for arrays of no or one element, and
# says yes of a part of one column, as a(1:2, 1:1).
#
# Guess before: both say yes of all three.
# Seen: gfortran says no of a(3, 2:2), of a(2:1, 3:4), which is empty, and even of a(1:2, 1:1), as it compares the strides of dimensions that
# have one element; of a(5:4, 1) it says yes. flang says yes of all. So a program that refuses what is not contiguous refuses a section of one
# element by the one compiler and takes it by the other: anygpu asks about the elements first.
#
# gfortran of Debian 12 (12.2.0) or FC, and flang-22 of apt.llvm.org (22.1.8) or FLANG. Prints "as found" and ends with 0; ends with 1 where
# that has changed, with 77 where it cannot be tried.
set -eu -o pipefail
gfortran=${FC:-gfortran} flang=${FLANG:-flang-22}
command -v "$gfortran" >/dev/null && command -v "$flang" >/dev/null || exit 77
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >sections.f90 <<'END'
program sections
    implicit none
    real, target :: a(6, 4)
    real, pointer :: p(:), q(:, :)
    logical :: is(4)

    p => a(3, 2:2)
    is(1) = is_contiguous(p)
    q => a(2:1, 3:4)
    is(2) = is_contiguous(q)
    q => a(1:2, 1:1)
    is(3) = is_contiguous(q)
    p => a(5:4, 1)
    is(4) = is_contiguous(p)
    print "(4l1)", is
end program sections
END
for compiler in "$gfortran" "$flang"; do
    "$compiler" -o sections sections.f90
    ./sections
done | tr -d ' ' | tr '\n' ' ' >seen
grep -qx 'FFFT TTTT ' seen || {
    cat seen
    exit 1
}
echo "as found"
