! SPDX-License-Identifier: MIT OR Apache-2.0
!> Kernels of the file "compiled.spv" in the current folder, found by its name without an extension.
program spirv
    use, intrinsic :: iso_c_binding
    use anygpu
    implicit none
    type(gpu_module) :: module
    type(gpu_kernel) :: add
    integer :: stat
    character(len=300) :: errmsg

    call gpu_load(module, "compiled")
    call gpu_find(add, module, "add")
    call gpu_find(add, module, "none", stat, errmsg)
    if (stat /= 500) error stop "a kernel that is not there: " // errmsg
    ! More threads than the device has: nothing runs.
    call gpu_launch(add, [1], [4096], stat=stat, errmsg=errmsg)
    if (stat == 0) error stop "too many threads"
    call gpu_unload(module)
    call gpu_load(module, "none", stat, errmsg)
    if (stat /= 301 .or. index(errmsg, ".spv") == 0) error stop "a file that is not there: " // errmsg
    print "(a)", "spirv: ok"
end program spirv
