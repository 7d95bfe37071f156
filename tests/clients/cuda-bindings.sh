#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# cuda-bindings: memory, physical memory and an event of one process in another.
. "$(dirname "$0")/common.sh"
fetch "${bindings[@]}"
"${on_host[@]}" "$python/bin/python" "$here/with_cuda_bindings.py"
expect_log cuIpcOpenMemHandle_v2 cuMemImportFromShareableHandle cuIpcOpenEventHandle
echo "content: ok"
