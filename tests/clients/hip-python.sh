#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# hip-python: memory of one process in another.
. "$(dirname "$0")/common.sh"
release=10.0.0.0.1.2
fetch hip-python==$release rocm-bindings-hip==$release rocm-bindings-core==$release rocm-bootstrap==0.3.0
fetch "${bindings[@]}"
"${on_host[@]}" "$python/bin/python" "$here/with_hip_python.py"
expect_log hipIpcGetMemHandle hipIpcOpenMemHandle
echo "content: ok"
