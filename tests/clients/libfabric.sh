#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# libfabric's fabtests, with their own validation: messages and remote writes of device memory between two processes, by the
# shared-memory provider.
. "$(dirname "$0")/common.sh"
built=$WHEELS/sources/installed
[ -x "$built/bin/fi_rdm_tagged_pingpong" ] || skip "no package has fabtests with CUDA: tests/clients/sources.sh builds them"
export LD_LIBRARY_PATH=$built/lib

said=""
for test in "fi_rdm_tagged_pingpong" "fi_rma_bw -o write"; do
    # shellcheck disable=SC2206
    command=("${on_host[@]}" "$built/bin"/$test -p shm -E=$((20000 + RANDOM % 12000)) -D cuda -v -I 5)
    "${command[@]}" >"$SCRATCH/server" 2>&1 &
    server=$!
    sleep 1
    "${command[@]}" 127.0.0.1 >"$SCRATCH/client" 2>&1 || { cat "$SCRATCH/client" && exit 1; }
    wait $server || { cat "$SCRATCH/server" && exit 1; }
    cat "$SCRATCH/client"
    said+="${test% -o*} $(awk '/^[0-9]+[km]? / { size = $1; rate = $5 } END { print size ", " rate " MB/s" }' "$SCRATCH/client"); "
done
expect_log cudaIpcGetMemHandle cudaIpcOpenMemHandle
echo "${said%; }"
