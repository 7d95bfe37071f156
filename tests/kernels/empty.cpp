// SPDX-License-Identifier: MIT OR Apache-2.0
// A kernel that does nothing, for programs that need a module of any kind.
#include <anygpu/kernel.h>

ANYGPU_KERNEL void k()
{
}
ANYGPU_EXPORT(k)
