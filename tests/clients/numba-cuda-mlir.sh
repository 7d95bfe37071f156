#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# numba-cuda-mlir without kernels: arrays, streams, events, pinned and managed memory, and an array in another process.
. "$(dirname "$0")/common.sh"
fetch numba-cuda-mlir==0.6.0 cuda-core==1.2.2 typing_extensions
fetch "${bindings[@]}"
"${on_host[@]}" "$python/bin/python" "$here/with_numba_cuda.py" numba_cuda_mlir
expect_log cuIpcGetMemHandle cuIpcOpenMemHandle_v2
echo "content: ok"
