#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# numba-cuda without kernels: arrays, streams, events, pinned and managed memory, and an array in another process.
. "$(dirname "$0")/common.sh"
fetch numba-cuda==0.30.4 numba==0.68.1 llvmlite==0.50.0 cuda-core==1.2.2 packaging typing_extensions
fetch "${bindings[@]}"
"${on_host[@]}" "$python/bin/python" "$here/with_numba_cuda.py"
expect_log cuIpcGetMemHandle cuIpcOpenMemHandle_v2
echo "content: ok"
