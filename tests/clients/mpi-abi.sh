#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# One program and one library, libanygpu_mpi_abi.so, over two MPIs that have the standard ABI, on 1 to 7 ranks: compiled with
# MPICH's mpicc_abi, run by MPICH and by Intel MPI, whose ABI differs in constants that the library does not use.
. "$(dirname "$0")/common.sh"
mpich=$WHEELS/mpich impi=$WHEELS/impi
python=$mpich
fetch mpich==5.0.2
python=$impi
fetch impi-rt==2021.18.1
tests=$here/../mpi
"$mpich/bin/mpicc_abi" -std=gnu11 -O1 -I "$PREFIX/include" -I "$PREFIX/share/anygpu/mpi" -o "$SCRATCH/calls" \
    "$tests/calls.c" "$tests/yield.c" -L "$PREFIX/lib" -lanygpu_mpi_abi -lanygpu -Wl,-rpath,"$PREFIX/lib"
export ANYGPU_BACKEND=host ANYGPU_LOG=off

# Runs the program with an MPI: calls NAME FOLDER [ENVIRONMENT...]
calls() {
    local name=$1 folder=$2 ranks
    shift 2
    for ranks in 1 2 4 7; do
        [ "$(env LD_LIBRARY_PATH="$folder/lib" "$@" "$folder/bin/mpiexec" -n "$ranks" "$SCRATCH/calls")" = "calls: ok" ] || {
            echo "$name: $ranks ranks"
            exit 1
        }
    done
}

calls "MPICH 5.0.2" "$mpich"
calls "Intel MPI 2021.18.1" "$impi" I_MPI_ROOT="$impi" FI_PROVIDER=tcp
echo "one program, two MPIs, 1 to 7 ranks: ok"
