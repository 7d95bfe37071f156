# SPDX-License-Identifier: MIT OR Apache-2.0
# Makes calls of CUDA's runtime of HIP's, line by line: see check_cuda.h.
s,#include <anygpu/hip.h>,,
s/\bhip([A-Z])/cuda\1/g
s/\bHIP_/CU_/g
