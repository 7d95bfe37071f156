#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Mooncake's transfer engine writes the device memory of another process, by TCP on this machine.
. "$(dirname "$0")/common.sh"
fetch mooncake-transfer-engine==0.3.13.post1
fetch "${bindings[@]}"
"${on_host[@]}" "$python/bin/python" "$here/with_mooncake.py"
expect_log
echo "content: ok"
