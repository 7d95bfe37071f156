/* SPDX-License-Identifier: MIT OR Apache-2.0
 * For programs that include Huawei's header by its name: put the folder "compat" on the include path. */
#ifndef ANYGPU_COMPAT_ACL_RT_H
#define ANYGPU_COMPAT_ACL_RT_H
#include "../../acl.h"
#endif
