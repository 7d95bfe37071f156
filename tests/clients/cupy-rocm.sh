#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# CuPy for ROCm, whose runtime module has CUDA's names over HIP: memory, streams, and memory of another process.
#
# Its arrays need AMD's libraries for mathematics, which no machine without them has. The wheel for ROCm 7 needs some of them
# for the runtime module, too.
. "$(dirname "$0")/common.sh"
fetch cupy-rocm-5-0==13.3.0
fetch "${bindings[@]}"
"${on_host[@]:0:2}" --no-preload "${on_host[@]:2}" "$python/bin/python" "$here/with_cupy_rocm.py"
expect_log hipIpcGetMemHandle hipIpcOpenMemHandle
echo "content: ok"
