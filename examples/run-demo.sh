#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Runs the built examples: run-demo.sh FOLDER [LANGUAGE...]
#
# One producer and three consumers of each language (fortran, then c) share 64 MiB of device memory. The last line is
# "demo: ok" where everything was as it must be; otherwise the exit status is 1.
set -u
if [ $# -lt 1 ]; then
    echo "usage: $0 FOLDER [LANGUAGE...]" >&2
    exit 2
fi
folder=$1
shift
languages=${*:-fortran c}
seconds=${DEMO_SECONDS:-60}
export ANYGPU_BACKEND=${ANYGPU_BACKEND:-auto,host}

meeting=$(mktemp -d)
processes=()
# What is left in the table of jobs is ours alone; after an interruption nothing of it may go on.
trap 'kill $(jobs -p) 2>/dev/null; wait; rm -rf "$meeting"' EXIT
trap 'exit 1' INT TERM

cat <<END
demo: a producer fills 64 MiB of device memory and gives three other processes an IPC handle to it, and an event to
demo: wait for. Each opens the memory, checks every element, and writes its own third. The producer waits for their
demo: events and checks every element. Only the handles travel between the processes, as small files. The consumers take
demo: turns to time copies from the opened memory, beside copies from memory of their own on the same device.
demo: Back ends to try, in order: $ANYGPU_BACKEND (host: no GPU, this machine's memory and threads).
END

for language in $languages; do
    echo "demo: --- $language ---"
    rm -rf "${meeting:?}"/* "$meeting"/.[!.]*
    processes=()
    "$folder/producer-$language" "$meeting" 0 "$seconds" &
    processes+=($!)
    for role in 1 2 3; do
        "$folder/consumer-$language" "$meeting" "$role" "$seconds" &
        processes+=($!)
    done
    failed=0
    for process in "${processes[@]}"; do
        # Whichever ends first. A killed process cannot tell the others, so this does.
        if ! wait -n; then
            failed=$((failed + 1))
            : >"$meeting/failed"
        fi
    done
    if [ $failed -gt 0 ]; then
        echo "demo: FAILED: $failed of ${#processes[@]} processes ended with an error" >&2
        exit 1
    fi
done
echo "demo: ok"
