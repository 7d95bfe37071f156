#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Makes FOLDER/libanygpu_mpi_abi.so, anygpu_mpi.c for every MPI that has the standard ABI: build.sh LIBRARY FOLDER
#
# LIBRARY is the libanygpu.so that it is linked with, and finds beside itself: a program without calls of that has no path to it.
# MPI's functions stay undefined: the program brings its MPI.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck disable=SC2086 # It may have arguments.
${CC:-cc} -std=gnu11 -O2 -Wall -Wextra -fPIC -shared -I "$here/abi" -I "$here/../include" -o "$2/libanygpu_mpi_abi.so" \
    "$here/anygpu_mpi.c" "$1" -Wl,-soname,libanygpu_mpi_abi.so -Wl,-rpath,'$ORIGIN' -Wl,-z,relro -Wl,-s
