#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# rocm-bindings-hip: memory and an event of one process in another, a pool by its descriptor, graphs, and memory that does not fit.
. "$(dirname "$0")/common.sh"
release=10.0.0.0.1.2
fetch rocm-bindings-hip==$release rocm-bindings-core==$release rocm-bootstrap==0.3.0
fetch "${bindings[@]}"
"${on_host[@]}" "$python/bin/python" "$here/with_rocm_bindings.py"
expect_log hipIpcOpenMemHandle hipIpcOpenEventHandle hipMemPoolImportPointer
"${on_host[@]}" "$python/bin/python" "$here/with_rocm_bindings.py" limits
echo "content: ok"
