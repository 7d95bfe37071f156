#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# PyTorch's wheel for CUDA, by `anygpu run` and by preloaded replacements alone: memory, copies, streams, events and a tensor of
# another process, memory that does not fit, and, by `anygpu run`, segments that grow; what needs a kernel raises an exception.
. "$(dirname "$0")/common.sh"
fetch torch==2.15.0 filelock==4.3.1 typing_extensions==4.16.0 sympy==1.14.0 mpmath==1.3.0 numpy==2.4.6
fetch nvidia-cuda-runtime==13.2.86 nvidia-cuda-cupti==13.2.86 nvidia-cuda-nvrtc==13.2.86 nvidia-nvtx==13.2.86
fetch nvidia-cublas==13.4.1.3 nvidia-cufft==12.2.0.57 nvidia-cusolver==12.2.0.11 nvidia-cusparse==12.7.10.12
fetch nvidia-cudnn-cu13==9.26.0.51 nvidia-cusparselt-cu13==0.8.1 nvidia-nccl-cu13==2.30.7 nvidia-nvshmem-cu13==3.7.2
fetch nvidia-nvjitlink==13.5.37 nvidia-cufile==1.17.1.22
replace=$PREFIX/lib/anygpu/replace
preloaded=(env ANYGPU_BACKEND=host "ANYGPU_LOG=info:$log" "LD_PRELOAD=$replace/libcuda.so.1/libcuda.so.1 $replace/libcudart.so.13/libcudart.so.13")
for part in memory limits kernels; do
    "${on_host[@]}" "$python/bin/python" "$here/with_pytorch.py" $part
    "${preloaded[@]}" "$python/bin/python" "$here/with_pytorch.py" $part
    [ $part != memory ] || expect_log cudaIpcGetMemHandle cudaIpcOpenMemHandle
done | tee "$SCRATCH/said"
[ "$(grep -c 'memory: ok' "$SCRATCH/said")" = 2 ]
[ "$(grep -c 'limits: ok' "$SCRATCH/said")" = 2 ]
refused=$(grep -c ' error: __cudaPushCallConfiguration: a kernel is not run' "$log")
[ "$refused" -gt 200 ]
rm "$log"
export PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True
"${on_host[@]}" "$python/bin/python" "$here/with_pytorch.py" segments
expect_log cuMemExportToShareableHandle cuMemImportFromShareableHandle
"${on_host[@]}" "$python/bin/python" "$here/with_pytorch.py" limits
echo "content: ok, $refused launches refused and logged"
