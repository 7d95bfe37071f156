#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# cuda-core: devices and contexts, memory of a pool in another process, and graphs.
. "$(dirname "$0")/common.sh"
fetch cuda-core==1.2.2 typing_extensions
fetch "${bindings[@]}"
"${on_host[@]}" "$python/bin/python" "$here/with_cuda_core.py"
expect_log cuMemPoolExportToShareableHandle cuMemPoolImportPointer
echo "content: ok"
