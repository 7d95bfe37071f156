#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# UCX's own reads of another process's GPU memory, to compare with: gets.sh UCX_PERFTEST. Prints lines as measure.h says.
set -u
perftest=$1
port=$((20000 + $$ % 20000))
tests=$(mktemp)
trap 'rm -f "$tests" "$tests.log"; kill "$server" 2>/dev/null' EXIT
for ((size = 4096; size <= 1 << 30; size *= 4)); do
    times=$((size <= 1 << 20 ? 2000 : size <= 1 << 26 ? 100 : 10))
    echo "size_$size -t ucp_get -s $size -n $times"
done >"$tests"
memory=${UCX_MEMORY:-cuda}
export UCX_WARN_UNUSED_ENV_VARS=n
"$perftest" -p $port -m "$memory" -b "$tests" -w 5 -f >"$tests.log" 2>&1 &
server=$!
sleep 3
# The server takes the first GPU, the client the second. MB is 2^20 bytes there.
"$perftest" 127.0.0.1 -p $port -m "$memory" -b "$tests" -w 5 -f -v |
    awk -F, '/^size_/ { sub("size_", "", $1); printf("sizes,copy,%s,UCX get,%.5g,GB/s,\n", $1, $7 * 1.048576 / 1000); fflush(); lines++ }
        END { exit !lines }'
status=$?
[ $status -eq 0 ] || cat "$tests.log"
exit $status
