/* SPDX-License-Identifier: MIT OR Apache-2.0
 * For programs that include AMD's header by its name: put the folder "compat" on the include path. */
#ifndef ANYGPU_COMPAT_HIP_RUNTIME_API_H
#define ANYGPU_COMPAT_HIP_RUNTIME_API_H
#include "../../hip.h"
#include "hip_version.h"
#include <string.h>

/* HIP 10.2 lets a program choose the form of calls that have changed, before it includes this. */
#ifdef HIP_FORCE_API_VERSION
#if HIP_FORCE_API_VERSION > 0 && HIP_FORCE_API_VERSION < 600
#error "HIP_FORCE_API_VERSION: these headers have hipDeviceProp_t as HIP 6 has it, and no older one"
#endif
#if HIP_FORCE_API_VERSION >= 800
/* With the location by value. */
#define hipMemAdvise hipMemAdvise_v2
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* For headers of programs that have calls of these in functions nobody calls: libanygpu does not have them. */
hipError_t hipMemcpyToSymbol(const void *symbol, const void *src, size_t sizeBytes, size_t offset, hipMemcpyKind kind);
hipError_t hipMemcpyFromSymbol(void *dst, const void *symbol, size_t sizeBytes, size_t offset, hipMemcpyKind kind);

#ifdef __cplusplus
}
#endif
#endif
