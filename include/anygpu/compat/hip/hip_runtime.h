/* SPDX-License-Identifier: MIT OR Apache-2.0
 * For programs that include AMD's header by its name and have no kernels: put the folder "compat" on the include path.
 * It includes the headers of C that AMD's does. */
#ifndef ANYGPU_COMPAT_HIP_RUNTIME_H
#define ANYGPU_COMPAT_HIP_RUNTIME_H
#include "hip_runtime_api.h"
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#endif
