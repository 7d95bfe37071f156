#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Runs a program with Intel's Level Zero runtime on the model of Intel's GPUs:
# run.sh [--devices N] FOLDER VERSION PROGRAM [ARGUMENT...]
#
# FOLDER has what fetch.sh unpacks, and gets the model's library, and the GPUs unless INTELGPU_MODEL names a folder for them.
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
model=$folder/libintelgpu.so gpus=${INTELGPU_MODEL:-$folder/gpus-$devices}

(
    flock 9
    compile_model "$model" "$here" "-I$folder/headers/usr/include"
    if [ ! -e "$gpus" ]; then
        rm -rf "$gpus.new"
        "$here/topology.sh" "$gpus.new" "$devices"
        mv "$gpus.new" "$gpus"
    fi
) 9>"$folder/lock"

export INTELGPU_MODEL=$gpus
# UCX would replace the function by which the driver's memory is mapped.
export UCX_MEM_MMAP_HOOK_MODE=none
start_on_model "$model" "$folder/$version/usr/lib/x86_64-linux-gnu" "$@"
