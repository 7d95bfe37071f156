#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# rocm-bindings-hip 10.0.0.0.1.2: structures with an unnamed union have lost it, and what comes behind is at other offsets.
#
# hipStreamBatchMemOpParams' `waitValue` is an operation, an address, a union of a value of 32 or 64 bits without a name, flags and an
# alias, as NVIDIA's CUstreamBatchMemOpParams. At which byte do the bindings write `flags`?
#
# Guess before: 24, behind the union's eight bytes, or an error, as members of unions are what generators of bindings refuse.
# Seen: 16, in the union's place: setting the flags sets the value that a stream waits for, and there is no `value`. The bindings declare
# the structure anew, without the union, which they declare beside it. `hipLaunchAttribute` and hipMemAllocationProp's handle types
# are lost alike.
#
# PyPI's rocm-bindings-hip, rocm-bindings-core and rocm-bootstrap, and NVIDIA's header 13.0.96, in a temporary folder. Prints "as found"
# and ends with 0; ends with 1 where that has changed, with 77 where it cannot be tried.
set -eu -o pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python" || exit 77
"$folder/python/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps rocm-bindings-hip==10.0.0.0.1.2 \
    rocm-bindings-core==10.0.0.0.1.2 rocm-bootstrap==0.3.0 nvidia-cuda-runtime==13.0.96 nvidia-cuda-crt==13.0.88 || exit 77
packages=$(echo "$folder"/python/lib/python3*/site-packages)
cat >"$folder/offset.c" <<'END'
#include <cuda.h>
#include <stddef.h>
#include <stdio.h>

int main(void)
{
    printf("%zu\n", offsetof(CUstreamBatchMemOpParams, waitValue.flags));
    return 0;
}
END
cc -I"$packages/nvidia/cu13/include" -o "$folder/offset" "$folder/offset.c" || exit 77
"$folder/python/bin/python" - "$("$folder/offset")" <<'END'
import ctypes
import sys

from rocm.bindings import hip

params = hip.hipStreamBatchMemOpParams()
start, size = int(params), params.c_sizeof()
ctypes.memset(start, 0, size)
params.waitValue.flags = 0x11223344
written, expected = ctypes.string_at(start, size).find((0x11223344).to_bytes(4, "little")), int(sys.argv[1])
print(f"flags are written at byte {written}, C has them at {expected}; members: {params.waitValue.PROPERTIES()}")
is_found = (written, expected) == (16, 24) and "value" not in params.waitValue.PROPERTIES()
print("as found" if is_found else "changed")
sys.exit(0 if is_found else 1)
END
