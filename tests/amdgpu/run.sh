#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Runs a program with AMD's HIP runtime on the model of AMD's GPUs: run.sh [--devices N] FOLDER VERSION PROGRAM [ARGUMENT...]
#
# FOLDER has what fetch.sh unpacks, and gets the model's library, and the GPUs unless AMDGPU_MODEL names a folder for them.
set -eu -o pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=tests/gpu_model/start.sh
source "$here/../gpu_model/start.sh"
devices=1
if [ "$1" = --devices ]; then
    devices=$2
    shift 2
fi
folder=$(realpath "$1") version=$2
shift 2
model=$folder/libamdgpu.so gpus=${AMDGPU_MODEL:-$folder/gpus-$devices}

(
    flock 9
    include=$folder/headers/usr/include
    compile_model "$model" "$here" "-I$include/libdrm" "-I$include"
    if [ ! -e "$gpus" ]; then
        rm -rf "$gpus.new"
        "$here/topology.sh" "$gpus.new" "$devices"
        mv "$gpus.new" "$gpus"
    fi
) 9>"$folder/lock"

export AMDGPU_MODEL=$gpus
# What the runtime has compiled for the GPU.
export AMD_COMGR_CACHE_DIR=${AMD_COMGR_CACHE_DIR:-$folder/cache}
# UCX would replace the function by which the driver's memory is mapped.
export UCX_MEM_MMAP_HOOK_MODE=none
start_on_model "$model" "$folder/$version/usr/lib/x86_64-linux-gnu" "$@"
