/* SPDX-License-Identifier: MIT OR Apache-2.0
 * For programs that include AMD's header by its name: put the folder "compat" on the include path. */
#ifndef ANYGPU_COMPAT_HIPRTC_H
#define ANYGPU_COMPAT_HIPRTC_H
#include "../../hiprtc.h"
#endif
