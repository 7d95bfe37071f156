#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# NIXL writes the device memory of another process, by UCX.
. "$(dirname "$0")/common.sh"
fetch nixl-cu12==1.5.1
fetch "${bindings[@]}"
"${on_host[@]}" "$python/bin/python" "$here/with_nixl.py"
expect_log cuIpcGetMemHandle
echo "content: ok"
