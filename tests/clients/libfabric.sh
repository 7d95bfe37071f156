#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# libfabric's fabtests: messages in device memory between two processes, by its shared-memory provider.
#
# No package has them with CUDA: FABTESTS names the folder of those built from source.
. "$(dirname "$0")/common.sh"
pingpong=${FABTESTS:-/usr/bin}/fi_rdm_tagged_pingpong
[ -x "$pingpong" ] || skip "no fabtests: FABTESTS names the folder of those built with CUDA"
"${on_host[@]}" "$pingpong" -p shm -D cuda -v -I 20 >"$SCRATCH/server" 2>&1 &
sleep 1
"${on_host[@]}" "$pingpong" -p shm -D cuda -v -I 20 127.0.0.1
wait $!
expect_log
