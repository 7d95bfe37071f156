; SPDX-License-Identifier: MIT OR Apache-2.0
; The kernel of tests/c/amd_kernels.c: *to += value.
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @add(i32 addrspace(1)* %to, i32 %value) {
  %old = load i32, i32 addrspace(1)* %to
  %sum = add i32 %old, %value
  store i32 %sum, i32 addrspace(1)* %to
  ret void
}
