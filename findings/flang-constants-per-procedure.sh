#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# flang 22.1: the time to compile a file is its procedures times the named constants of the modules that they use, needed or not.
#
# A library's Fortran module has a constant for each enumerator: AMD's hipfort and module hip have some thousand, this project's module
# anygpu_hip 600. Programs use such a module in a module of their own, which has many procedures.
#
# Guess before: a module file is read once for each scope that uses it, and what is not named costs nothing after that: twice the procedures
# take at most twice the few tenths of a second, as with gfortran 12.2 (0.15 s for the first file below).
# Seen: with flang 22.1.8, 270 procedures of one statement, in a module that uses one with 800 constants, take 20 s of one processor; the same
# with "only" and one name 0.8 s. Its intermediate code declares every constant anew in every procedure of the module. Variables and derived
# types cost as much, interfaces little. Internal procedures of a program whose host uses the module do not pay.
#
# flang-22 of apt.llvm.org, or FLANG. Prints "as found" and ends with 0; ends with 1 where that has changed, with 77 where it cannot be tried.
set -eu -o pipefail
flang=${FLANG:-flang-22}
command -v "$flang" >/dev/null || exit 77
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
{
    echo "module constants"
    for i in {1..800}; do echo " integer, parameter :: k$i = $i"; done
    echo "end module"
} >constants.f90
many() { # FILE USE: a module of 270 procedures
    {
        printf 'module many\n use constants%s\n implicit none\ncontains\n' "$2"
        for i in {1..270}; do printf ' subroutine s%s()\n  call last()\n end subroutine\n' "$i"; done
        printf ' subroutine last()\n end subroutine\nend module\n'
    } >"$1"
}
many all.f90 ""
many one.f90 ", only: k1"
seconds() { # FILE: of the processor
    local TIMEFORMAT=%U
    { time "$flang" -c "$1" 2>words; } 2>&1
}
"$flang" -c constants.f90
all=$(seconds all.f90)
one=$(seconds one.f90)
echo "$("$flang" --version | head -1): $all s, with only: $one s"
awk "BEGIN { exit !($all > 8 * $one) }" || { echo "changed"; exit 1; }
echo "as found"
