#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# cuda-core: devices and contexts, memory of a device's and of the host's pools in another process, managed memory, and graphs.
. "$(dirname "$0")/common.sh"
fetch cuda-core==1.2.2 typing_extensions
fetch "${bindings[@]}"
"${on_host[@]}" "$python/bin/python" "$here/with_cuda_core.py"
expect_log cuMemPoolExportToShareableHandle cuMemPoolImportPointer cuIpcOpenEventHandle
echo "content: ok"
