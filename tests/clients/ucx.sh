#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# UCX's perftest between two processes: messages, puts and gets of device memory, by cuda_ipc.
. "$(dirname "$0")/common.sh"
fetch libucx-cu12==1.22.0
export LD_LIBRARY_PATH=$packages/libucx/lib UCX_TLS=cuda_copy,cuda_ipc,sm,self
perftest=$packages/libucx/bin/ucx_perftest

said=""
for test in tag_bw tag_lat ucp_put_bw; do
    # A port that nobody has may be another's a moment later.
    for _ in 1 2 3; do
        port=$((20000 + RANDOM % 12000))
        "${on_host[@]}" "$perftest" -p $port -t $test -m cuda -s 65536 -n 50 -w 10 >"$SCRATCH/server" 2>&1 &
        server=$!
        for _ in {1..50}; do
            grep -q "Waiting for connection" "$SCRATCH/server" && break
            sleep 0.1
        done
        if "${on_host[@]}" "$perftest" -p $port -t $test -m cuda -s 65536 -n 50 -w 10 127.0.0.1 >"$SCRATCH/client" 2>&1; then
            break
        fi
        kill $server 2>/dev/null || true
    done
    wait $server || { cat "$SCRATCH/server" "$SCRATCH/client" && exit 1; }
    cat "$SCRATCH/client"
    grep -q "^Final: *50 " "$SCRATCH/client"
    if grep -E "UCX +(ERROR|WARN)" "$SCRATCH/client" "$SCRATCH/server"; then
        exit 1
    fi
    said+="$test $(awk '/^Final:/ { print $4 " us, " $7 " MB/s" }' "$SCRATCH/client"); "
done
expect_log cuIpcGetMemHandle cuIpcOpenMemHandle_v2
echo "${said%; }"
