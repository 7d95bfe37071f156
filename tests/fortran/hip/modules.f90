! SPDX-License-Identifier: MIT OR Apache-2.0
!> Modules and kernels by type, with names as text and by address.
program modules
    use hip
    implicit none

    type(hipModule_t) :: module
    type(hipFunction_t) :: kernel
    type(hipStream_t) :: stream
    type(c_ptr) :: untyped_module, untyped_kernel, memory, procedure
    type(c_ptr), target :: address
    type(c_ptr) :: arguments(3)
    real(c_double), target :: a(100), b
    integer(c_int), target :: n
    integer(c_int) :: blocks, device, found
    character(kind=c_char), target :: name(4), bus(64)
    character(len=1024) :: path
    character(len=64) :: text
    integer :: i, length

    call get_environment_variable("KERNELS", path)
    ! Blanks at the end do not belong to it.
    call hipCheck(hipModuleLoad(module, path))
    call hipCheck(hipModuleGetFunction(kernel, module, "add"))
    name = ["a", "d", "d", c_null_char]
    call hipCheck(hipModuleGetFunction(myFunction=kernel, myModule=module, kname=c_loc(name)))
    if (hipModuleGetFunction(kernel, module, kname="subtract") /= hipErrorNotFound) error stop "hipModuleGetFunction"
    call hipCheck(hipModuleLoad(untyped_module, trim(path)//c_null_char))
    call hipCheck(hipModuleGetFunction(untyped_kernel, untyped_module, "add   "))
    if (hipModuleLoad(fname="/nonexistent", myModule=untyped_module) == hipSuccess) error stop "hipModuleLoad"
    call hipCheck(hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(blocks, kernel, 64, 0_c_size_t))
    if (blocks < 1) error stop "hipModuleOccupancyMaxActiveBlocksPerMultiprocessor"

    call hipCheck(hipStreamCreate(stream))
    call hipCheck(hipMalloc(memory, 800_c_size_t))
    a = [(i, i = 1, 100)]
    call hipCheck(hipMemcpy(memory, c_loc(a), 800_c_size_t, hipMemcpyHostToDevice))
    b = 0.5_c_double
    n = 100
    address = memory
    arguments = [c_loc(address), c_loc(b), c_loc(n)]
    call hipCheck(hipModuleLaunchKernel(kernel, 2, 1, 1, 64, 1, 1, 0, stream, arguments(1), c_null_ptr))
    call hipCheck(hipStreamSynchronize(stream))
    call hipCheck(hipMemcpy(c_loc(a), memory, 800_c_size_t, hipMemcpyDeviceToHost))
    if (any(abs(a - [(i + 0.5_c_double, i = 1, 100)]) > 0)) error stop "hipModuleLaunchKernel"

    call hipCheck(hipDeviceGetPCIBusId(c_loc(bus), 64, 0))
    text = ""
    length = 0
    do while (bus(length + 1) /= c_null_char)
        length = length + 1
        text(length:length) = bus(length)
    end do
    call hipCheck(hipDeviceGetByPCIBusId(device, text))
    if (device /= 0) error stop "hipDeviceGetByPCIBusId"
    found = -1
    call hipCheck(hipGetProcAddress("hipMalloc", procedure, 60000000, 0_c_int64_t, found))
    if (found /= HIP_GET_PROC_ADDRESS_SUCCESS .or. .not. c_associated(procedure)) error stop "hipGetProcAddress"
    call hipCheck(hipGetDriverEntryPoint("hipFree", procedure, 0_c_int64_t))
    if (.not. c_associated(procedure)) error stop "hipGetDriverEntryPoint"

    call hipCheck(hipFree(memory))
    call hipCheck(hipModuleUnload(module))
    call hipCheck(hipStreamDestroy(stream))
    print "(a)", "modules: ok"
end program modules
