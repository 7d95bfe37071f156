/* SPDX-License-Identifier: MIT OR Apache-2.0
 * For programs that include AMD's header by its name: put the folder "compat" on the include path.
 * The release that <anygpu/hip.h> follows, which hipRuntimeGetVersion returns to its programs. */
#ifndef ANYGPU_COMPAT_HIP_VERSION_H
#define ANYGPU_COMPAT_HIP_VERSION_H
#define HIP_VERSION_MAJOR 6
#define HIP_VERSION_MINOR 3
#define HIP_VERSION_PATCH 0
#define HIP_VERSION (HIP_VERSION_MAJOR * 10000000 + HIP_VERSION_MINOR * 100000 + HIP_VERSION_PATCH)
#endif
