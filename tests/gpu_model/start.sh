# shellcheck shell=bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Compiles a model and runs a program on it, for scripts that source this.

# Compiles the sources of a folder of models to LIBRARY, if it is older than they are:
# compile_model LIBRARY FOLDER COMPILER-ARGUMENT...
compile_model() {
    local library=$1 sources=$2 shared
    shared=$(dirname "${BASH_SOURCE[0]}")
    shift 2
    if [ ! -e "$library" ] || [ -n "$(find "$sources" "$shared" -name '*.[ch]' -newer "$library")" ]; then
        "${CC:-cc}" -std=gnu11 -O2 -g -Wall -Wextra -Werror -fPIC -fvisibility=hidden -pthread "$@" -shared -o "$library.new" \
            "$sources"/*.c "$shared"/*.c -ldl
        mv "$library.new" "$library"
    fi
}

# Becomes a program with a model preloaded and a vendor's libraries in front of the system's:
# start_on_model MODEL LIBRARIES PROGRAM [ARGUMENT...]
#
# It runs in a mount namespace with a /dev/shm of its own, where it can have one. Libraries whose C library is newer than the
# system's need it: they lie over the system's there.
start_on_model() {
    local model=$1 libraries=$2 overlay=
    shift 2
    local start=(env "LD_PRELOAD=${LD_PRELOAD:+$LD_PRELOAD:}$model" "$@")
    unset LD_PRELOAD
    if [ -e "$libraries/libc.so.6" ] && ! cmp -s "$libraries/libc.so.6" /lib/x86_64-linux-gnu/libc.so.6; then
        overlay=$libraries
    else
        start=(env "LD_LIBRARY_PATH=${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$libraries" "${start[@]}")
    fi
    local namespace=(unshare --mount)
    [ "$(id -u)" = 0 ] || namespace=(unshare --user --map-current-user --keep-caps --mount)
    if [ -z "$overlay" ] && ! "${namespace[@]}" mount -t tmpfs tmpfs /dev/shm 2>/dev/null; then
        exec "${start[@]}"
    fi
    # Runtimes leave files in /dev/shm.
    # shellcheck disable=SC2016
    exec "${namespace[@]}" bash -c '
        mount -t tmpfs tmpfs /dev/shm
        [ -z "$0" ] || mount -t overlay overlay -o "lowerdir=$0:$1" "$1" || exit
        shift
        exec "$@"' "$overlay" /usr/lib/x86_64-linux-gnu "${start[@]}"
}
