#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Runs a program with AMD's HIP runtime on the model of AMD's GPUs: run.sh [--devices N] FOLDER VERSION PROGRAM [ARGUMENT...]
#
# FOLDER has what fetch.sh unpacks, and gets the model's library, and the GPUs unless AMDGPU_MODEL names a folder for them. The
# program runs in a mount namespace with a /dev/shm of its own, where it can have one. A version whose C library is newer than
# the system's needs it: its libraries lie over the system's there.
set -eu -o pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
devices=1
if [ "$1" = --devices ]; then
    devices=$2
    shift 2
fi
folder=$(realpath "$1") version=$2
shift 2
libraries=$folder/$version/usr/lib/x86_64-linux-gnu
model=$folder/libamdgpu.so gpus=${AMDGPU_MODEL:-$folder/gpus-$devices}

(
    flock 9
    if [ ! -e "$model" ] || [ -n "$(find "$here" -name '*.[ch]' -newer "$model")" ]; then
        include=$folder/headers/usr/include
        "${CC:-cc}" -std=gnu11 -O2 -g -Wall -Wextra -Werror -fPIC -fvisibility=hidden -pthread "-I$include/libdrm" "-I$include" \
            -shared -o "$model.new" "$here"/*.c -ldl
        mv "$model.new" "$model"
    fi
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
start=(env "LD_PRELOAD=${LD_PRELOAD:+$LD_PRELOAD:}$model" "$@")
unset LD_PRELOAD

overlay=
if [ -e "$libraries/libc.so.6" ] && ! cmp -s "$libraries/libc.so.6" /lib/x86_64-linux-gnu/libc.so.6; then
    overlay=$libraries
else
    start=(env "LD_LIBRARY_PATH=${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$libraries" "${start[@]}")
fi
namespace=(unshare --mount)
[ "$(id -u)" = 0 ] || namespace=(unshare --user --map-current-user --keep-caps --mount)
if [ -z "$overlay" ] && ! "${namespace[@]}" mount -t tmpfs tmpfs /dev/shm 2>/dev/null; then
    exec "${start[@]}"
fi
# AMD's runtime leaves files in /dev/shm.
# shellcheck disable=SC2016
exec "${namespace[@]}" bash -c '
    mount -t tmpfs tmpfs /dev/shm
    [ -z "$0" ] || mount -t overlay overlay -o "lowerdir=$0:$1" "$1" || exit
    shift
    exec "$@"' "$overlay" /usr/lib/x86_64-linux-gnu "${start[@]}"
