# shellcheck shell=bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Tries a program of Level Zero calls, for the findings that source this: try "WHAT IT PRINTED" [compiler] <PROGRAM
#
# Debian's libze-intel-gpu1 and libze1 of sid and all that they need, fetched into a temporary folder (INTELGPU_FOLDER names one
# that stays), on this project's model of Intel's GPUs, which answers as the kernel's driver and executes the commands that the
# runtime writes; with "compiler", libigc2 of sid beside them. No library of this project is in the process.
# Prints "as found" and ends with 0; ends with 1 where that has changed, with 77 where it cannot be tried.
try() {
    local here folder libraries printed
    here=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
    folder=${INTELGPU_FOLDER:-$(mktemp -d)}
    # shellcheck disable=SC2064
    [ -n "${INTELGPU_FOLDER:-}" ] || trap "rm -rf '$folder'" EXIT
    for part in headers 26.27 ${2:-}; do
        "$here/tests/intelgpu/fetch.sh" "$folder" "$part" || exit 77
    done
    libraries=$folder/26.27/usr/lib/x86_64-linux-gnu
    echo "runtime: $(basename "$(readlink -f "$libraries/libze_intel_gpu.so.1")"), $(basename "$(readlink -f "$libraries/libze_loader.so.1")")"
    cc -x c -std=gnu11 -O1 -Wall -Wextra -I"$folder/headers/usr/include" -I"$here/findings/level_zero" -o "$folder/program" - \
        -x none "$libraries/libze_loader.so.1" -Wl,--allow-shlib-undefined
    [ -z "${2:-}" ] || export LD_LIBRARY_PATH=$folder/$2/usr/lib/x86_64-linux-gnu
    printed=$("$here/tests/intelgpu/run.sh" "$folder" 26.27 timeout 120 "$folder/program" 2>"$folder/errors") || {
        echo "$printed"
        cat "$folder/errors"
        exit 77
    }
    echo "$printed"
    if [ "$printed" = "$1" ]; then
        echo "as found"
    else
        echo "changed: it was \"$1\""
        exit 1
    fi
}
