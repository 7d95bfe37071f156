#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# The functions that clients look up by name and do not find, as docs/evidence/looked-up.md has them. With BLESS=1 that is written.
# PyTorch is read and not run: of its 4 GB the wheel alone is needed.
. "$(dirname "$0")/common.sh"
fetch cuda-core==1.2.2 typing_extensions
fetch "${bindings[@]}"
fetch cupy-cuda13x==14.2.0 fastrlock==0.8.4
fetch nvidia-nccl-cu13==2.32.3
fetch nvidia-nvshmem-cu13==3.8.0
fetch libucx-cu13==1.22.0
fetch torch==2.15.0

# Keeps the list of a client's run: missing NAME PROGRAM...
missing() {
    local name=$1
    shift
    "$PREFIX/bin/anygpu" run --backend host --missing -- "$@" >"$SCRATCH/output" 2>"$SCRATCH/$name" ||
        { cat "$SCRATCH/output" "$SCRATCH/$name" && exit 1; }
    grep -q '^anygpu: .* looked up' "$SCRATCH/$name"
}
missing cuda-core "$python/bin/python" -c 'from cuda.core import Device; Device(0).set_current()'
# These three have NVIDIA's runtime linked in, which the host back end refuses with words behind all look-ups.
missing CuPy "$python/bin/python" -c 'import cupy; import contextlib
with contextlib.suppress(cupy.cuda.runtime.CUDARuntimeError): cupy.cuda.Device(0).use()'
missing NCCL "$python/bin/python" "$here/with_nccl.py" nccl
missing NVSHMEM "$python/bin/python" "$here/with_nccl.py" nvshmem
chmod +x "$packages/libucx/bin/ucx_info"
LD_LIBRARY_PATH=$packages/libucx/lib missing UCX "$packages/libucx/bin/ucx_info" -d

page=$here/../../docs/evidence/looked-up.md
"$python/bin/python" "$here/lookups.py" "$here/../../docs/evidence/names-left-out.md" "$packages/torch/lib" \
    "$SCRATCH"/{cuda-core,CuPy,NCCL,NVSHMEM,UCX} >"$SCRATCH/page"
[ -z "${BLESS:-}" ] || cp "$SCRATCH/page" "$page"
diff "$page" "$SCRATCH/page"
echo "content: ok"
