#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Programs and libraries of others, unmodified, on the host back end: run.sh PREFIX [CLIENT...]
#
# Each CLIENT.sh fetches its client with pip, runs it between processes and compares what it prints or receives. It runs
# with one device, with two, and strict with two (CLIENT_MODES names others), each time for at most CLIENT_SECONDS. A client
# that warns in anygpu's log fails: nothing that it does is wrong. One that cannot be had is skipped, with the reason.
set -u
[ $# -ge 1 ] || { echo "usage: run.sh PREFIX [CLIENT...]" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
PREFIX=$(cd "$1" && pwd) || exit 2
shift
WHEELS=${CARGO_TARGET_DIR:-$here/../../target}/clients
mkdir -p "$WHEELS"
WHEELS=$(cd "$WHEELS" && pwd)
export PREFIX WHEELS
unset LD_PRELOAD LD_LIBRARY_PATH "${!ANYGPU_@}" "${!UCX_@}" "${!OMPI_@}"
if [ $# -eq 0 ]; then
    for script in "$here"/*.sh; do
        name=$(basename "$script" .sh)
        # PyTorch's 4 GB are fetched where it is named, and the wheels whose look-ups are listed.
        [[ $name = run || $name = common || $name = sources || $name = pytorch || $name = lookups ]] || set -- "$@" "$name"
    done
fi

# Runs a script up to its last line that fetches.
fetched() {
    local last
    last=$(grep -n '^fetch' "$1" | tail -n 1 | cut -d : -f 1)
    env SCRATCH="$2" timeout 3600 bash -c "$(head -n "${last:-0}" "$1")" "$1"
}

passed=0 failed=0 skipped=0
for client; do
    for mode in ${CLIENT_MODES:-devices=1 devices=2 devices=2,strict}; do
        settings=("ANYGPU_HOST_DEVICES=$(sed 's/devices=\([0-9]*\).*/\1/' <<<"$mode")")
        [[ $mode != *strict* ]] || settings+=(ANYGPU_HOST_STRICT=1)
        scratch=$(mktemp -d)
        fetched "$here/$client.sh" "$scratch" >"$scratch/output" 2>&1
        status=$?
        start=$SECONDS
        if [ $status = 0 ]; then
            env "${settings[@]}" SCRATCH="$scratch" timeout "${CLIENT_SECONDS:-120}" bash "$here/$client.sh" >"$scratch/output" 2>&1
            status=$?
        fi
        said=$(tail -n 1 "$scratch/output")
        case $status in
            0) result=PASS passed=$((passed + 1)) ;;
            77) result=SKIP skipped=$((skipped + 1)) ;;
            *) result="FAIL $status" failed=$((failed + 1)) ;;
        esac
        printf '%-14s %-17s %-8s %3d s  %s\n' "$client" "$mode" "$result" $((SECONDS - start)) "$said"
        [[ $result != FAIL* ]] || tail -n 30 "$scratch/output" | sed 's/^/    /'
        rm -rf "$scratch"
        [ "$status" != 77 ] || break
    done
done
echo "clients: $passed passed, $failed failed, $skipped skipped"
[ $failed = 0 ] && [ $((passed + skipped)) -gt 0 ]
