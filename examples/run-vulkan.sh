#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Runs the built Vulkan example once: run-vulkan.sh FOLDER [LANGUAGE [physical]]
#
# A Vulkan program and one that computes by HIP's calls, in C (the default) or Fortran, share memory and semaphores; with
# "physical", which C has, the memory is hipMemCreate's. VK_ICD_FILENAMES chooses Vulkan's driver. The exit status is 77
# where this machine has none that can share, 1 where anything failed.
set -u
if [ $# -lt 1 ]; then
    echo "usage: $0 FOLDER [LANGUAGE [physical]]" >&2
    exit 2
fi
folder=$1
language=${2:-c}
seconds=${DEMO_SECONDS:-60}
export ANYGPU_BACKEND=${ANYGPU_BACKEND:-auto,host}

meeting=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; wait; rm -rf "$meeting"' EXIT
trap 'exit 1' INT TERM

"$folder/vulkan-c" "$meeting" 0 "$seconds" "${@:3}" &
vulkan=$!
"$folder/vulkan_consumer-$language" "$meeting" 0 "$seconds" "${@:3}" 2>"$meeting/consumer.errors" &
failed=0
for _ in 1 2; do
    wait -n -p ended
    status=$?
    if [ $status -eq 77 ] && [ "$ended" = "$vulkan" ]; then
        exit 77
    fi
    if [ $status -ne 0 ]; then
        failed=1
        # A killed process cannot tell the other, so this does.
        : >"$meeting/failed"
    fi
done
cat "$meeting/consumer.errors" >&2
[ $failed -eq 0 ] && echo "vulkan: ok"
exit $failed
