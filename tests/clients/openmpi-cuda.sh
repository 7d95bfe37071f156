#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Open MPI built with CUDA's support, without UCX: messages between each two of four ranks, and collectives, of device memory.
. "$(dirname "$0")/common.sh"
built=$WHEELS/sources/installed
[ -x "$built/bin/mpirun" ] || skip "no package has Open MPI with CUDA: tests/clients/sources.sh builds it"
"$built/bin/ompi_info" --parsable --all | grep 'opal_built_with_cuda_support:value:true' >/dev/null
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
for program in mpi_device mpi_collectives; do
    "$built/bin/mpicc" -O2 -Wall -I"$PREFIX/include/anygpu/compat" -o "$SCRATCH/$program" "$here/$program.c" \
        -L"$PREFIX/lib/anygpu/replace/libcuda.so.1" -lcuda "-Wl,-rpath-link,$PREFIX/lib"
    "$built/bin/mpirun" -n 4 --oversubscribe --mca pml ob1 --mca btl smcuda,self "${on_host[@]}" "$SCRATCH/$program" 8192 |
        tee "$SCRATCH/said"
    grep -Eq '^4 ranks, .* ok' "$SCRATCH/said"
done
expect_log cuIpcGetMemHandle cuIpcOpenMemHandle_v2
tail -n 1 "$SCRATCH/said"
