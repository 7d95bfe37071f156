#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Intel's Level Zero driver 26.27: a module's exported variable has an address only with an option that no document has.
#
# A module of SPIR-V has a variable "number" with the linkage "Export". The program has it compiled as it is, and with
# "-ze-take-global-address", and asks for the variable's address by zeModuleGetGlobalPointer, and for that of one that is not there.
#
# Guess before: 0 both times, and ZE_RESULT_ERROR_INVALID_GLOBAL_NAME, 0x78000010, for the other name.
# Seen: without the option, which the specification's list of build flags does not have, ZE_RESULT_ERROR_UNSUPPORTED_FEATURE,
# 0x78000003, for either name.
set -eu -o pipefail
# shellcheck source=findings/level_zero/try.bash
source "$(dirname "${BASH_SOURCE[0]}")/level_zero/try.bash"
try "as it is: 0x78000003, another name: 0x78000003
-ze-take-global-address: 0, another name: 0x78000010" compiler <<'END'
#include "start.h"

static const uint32_t code[] = {
    0x7230203, 0x10000, 0x0, 0x11, 0x0, /* the header: version 1.0, 17 ids */
    0x20011, 0x4, /* OpCapability Addresses */
    0x20011, 0x5, /* OpCapability Linkage */
    0x20011, 0x6, /* OpCapability Kernel */
    0x3000e, 0x2, 0x2, /* OpMemoryModel Physical64 OpenCL */
    0x4000f, 0x6, 0x1, 0x646461, /* OpEntryPoint Kernel %add "add" */
    0x5000f, 0x6, 0xe, 0x68746f6e, 0x676e69, /* OpEntryPoint Kernel %nothing "nothing" */
    0x60047, 0xc, 0x29, 0x626d756e, 0x7265, 0x0, /* OpDecorate %number LinkageAttributes "number" Export */
    0x20013, 0x2, /* %void = OpTypeVoid */
    0x40015, 0x3, 0x20, 0x0, /* %int = OpTypeInt 32 0 */
    0x40020, 0x4, 0x5, 0x3, /* %pointer = OpTypePointer CrossWorkgroup %int */
    0x50021, 0x5, 0x2, 0x4, 0x3, /* %of_add = OpTypeFunction %void %pointer %int */
    0x30021, 0x10, 0x2, /* %of_nothing = OpTypeFunction %void */
    0x4002b, 0x3, 0xd, 0x7, /* %seven = OpConstant %int 7 */
    0x5003b, 0x4, 0xc, 0x5, 0xd, /* %number = OpVariable %pointer CrossWorkgroup %seven */
    0x50036, 0x2, 0x1, 0x0, 0x5, /* %add = OpFunction %void None %of_add */
    0x30037, 0x4, 0x6, /* %to = OpFunctionParameter %pointer */
    0x30037, 0x3, 0x7, /* %value = OpFunctionParameter %int */
    0x200f8, 0x8, /* OpLabel */
    0x6003d, 0x3, 0x9, 0x6, 0x2, 0x4, /* %old = OpLoad %int %to Aligned 4 */
    0x50080, 0x3, 0xa, 0x9, 0x7, /* %new = OpIAdd %int %old %value */
    0x5003e, 0x6, 0xa, 0x2, 0x4, /* OpStore %to %new Aligned 4 */
    0x100fd, /* OpReturn */
    0x10038, /* OpFunctionEnd */
    0x50036, 0x2, 0xe, 0x0, 0x10, /* %nothing = OpFunction %void None %of_nothing */
    0x200f8, 0xf, /* OpLabel */
    0x100fd, /* OpReturn */
    0x10038, /* OpFunctionEnd */
};

int main(void)
{
    start();
    const char *options[] = { NULL, "-ze-take-global-address" };
    for (int i = 0; i < 2; i++) {
        ze_module_desc_t of_module = {
            ZE_STRUCTURE_TYPE_MODULE_DESC, NULL, ZE_MODULE_FORMAT_IL_SPIRV, sizeof code, (const uint8_t *)code, options[i], NULL
        };
        ze_module_handle_t module;
        size_t size;
        void *address;
        GOOD(zeModuleCreate(context, device, &of_module, &module, NULL));
        printf("%s: %#x, ", options[i] ? options[i] : "as it is", zeModuleGetGlobalPointer(module, "number", &size, &address));
        printf("another name: %#x\n", zeModuleGetGlobalPointer(module, "none", &size, &address));
    }
    return 0;
}
END
