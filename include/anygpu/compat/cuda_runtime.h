/* SPDX-License-Identifier: MIT OR Apache-2.0
 * For programs that include NVIDIA's header by its name: put the folder "compat" on the include path. */
#ifndef ANYGPU_COMPAT_CUDA_RUNTIME_H
#define ANYGPU_COMPAT_CUDA_RUNTIME_H
#include "../cudart.h"
#endif
