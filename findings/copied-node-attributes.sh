#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# NVIDIA's runtime 12.9 and 13.0: the two nodes of cudaGraphKernelNodeCopyAttributes change places from header to header, and AMD's
# hipGraphKernelNodeCopyAttributes has them the other way around.
#
# The call gives one node of a graph the launch attributes of another. Which one is the source: the first or the second?
#
# Guess before: the source is first in both of NVIDIA's headers, as in AMD's, whose names of functions and orders of arguments are NVIDIA's.
# Seen: 12.9's header names the first node hSrc, 13.0's names it hDst; its page has said "dst" and "src" all along. What the libraries do
# is the same: on an H200 (driver 580.159.04) both copied from the second node to the first. AMD's copies from the first to the
# second. So a program written by 12.9's header, or moved to HIP name by name, copies the wrong way without an error.
#
# PyPI's nvidia-cuda-runtime-cu12 12.9.79 and nvidia-cuda-runtime 13.0.96, AMD's rocm-bindings-hip 10.0.0.0.1.2, in a temporary
# folder. Where NVIDIA's driver is, both runtimes are asked as well. Prints "as found" and ends with 0; ends with 1 where that has
# changed, with 77 where it cannot be tried.
set -eu -o pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
get() { python3 -m pip download --quiet --disable-pip-version-check --no-deps --python-version 3.11 --only-binary=:all: "$1" && unzip -qo "${2}"-*.whl -d "$3"; }
get nvidia-cuda-runtime-cu12==12.9.79 nvidia_cuda_runtime_cu12 12 || exit 77
get nvidia-cuda-runtime==13.0.96 nvidia_cuda_runtime 13 || exit 77
get rocm-bindings-hip==10.0.0.0.1.2 rocm_bindings_hip amd || exit 77

# The first parameter's name.
first() { tr '\n' ' ' <"$1" | grep -oE "$2\([^)]*\)" | head -1 | sed -E 's/[^(]*\( *[A-Za-z_]+ +([A-Za-z]+),.*/\1/'; }
found="12.9 $(first 12/nvidia/cuda_runtime/include/cuda_runtime_api.h cudaGraphKernelNodeCopyAttributes)"
found+=", 13.0 $(first 13/nvidia/cu13/include/cuda_runtime_api.h cudaGraphKernelNodeCopyAttributes)"
found+=", HIP $(first amd/rocm/bindings/cyhip.pxd hipGraphKernelNodeCopyAttributes)"
echo "the first node: $found"
[ "$found" = "12.9 hSrc, 13.0 hDst, HIP hSrc" ] || { echo "changed"; exit 1; }

ldconfig -p | grep -q libcuda.so.1 && nvidia-smi >nvidia.txt 2>&1 || { echo "as found (no GPU to ask)"; exit 0; }
cat >copy.c <<'END'
#include <cuda.h>
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

int main(int count, char **words)
{
    static const char code[] = ".version 7.0\n.target sm_70\n.address_size 64\n.visible .entry k() { ret; }\n";
    CUdevice device;
    CUcontext context;
    CUmodule module;
    CUgraph graph;
    CUgraphNode one, other;
    CUDA_KERNEL_NODE_PARAMS launch = { .gridDimX = 1, .gridDimY = 1, .gridDimZ = 1, .blockDimX = 1, .blockDimY = 1, .blockDimZ = 1 };
    CUlaunchAttributeValue value = { .priority = -1 };
    int (*copy)(CUgraphNode, CUgraphNode) = dlsym(dlopen(words[count - 1], RTLD_NOW), "cudaGraphKernelNodeCopyAttributes");
    int failed = cuInit(0) || cuDeviceGet(&device, 0) || cuDevicePrimaryCtxRetain(&context, device) ||
        cuCtxSetCurrent(context) || cuModuleLoadData(&module, code) || cuModuleGetFunction(&launch.func, module, "k") ||
        cuGraphCreate(&graph, 0) || cuGraphAddKernelNode(&one, graph, NULL, 0, &launch) ||
        cuGraphAddKernelNode(&other, graph, NULL, 0, &launch) ||
        cuGraphKernelNodeSetAttribute(one, CU_LAUNCH_ATTRIBUTE_PRIORITY, &value) || copy(one, other) ||
        cuGraphKernelNodeGetAttribute(one, CU_LAUNCH_ATTRIBUTE_PRIORITY, &value);
    puts(failed ? "failed" : value.priority == 0 ? "from the second" : "from the first");
    return 0;
}
END
cc -I13/nvidia/cu13/include copy.c -o copy -l:libcuda.so.1 -ldl || exit 77
for library in 12/nvidia/cuda_runtime/lib/libcudart.so.12 13/nvidia/cu13/lib/libcudart.so.13; do
    said=$(./copy "./$library")
    echo "$library copies $said"
    [ "$said" = "from the second" ] || { echo "changed"; exit 1; }
done
echo "as found"
