! SPDX-License-Identifier: MIT OR Apache-2.0
!> Fills an array in a target region and shares OpenMP's device copy of it; docs/guide/openmp.md explains how.
!>
!>     openmp_producer [directory [0 [seconds]]]
program openmp_producer
    use, intrinsic :: iso_c_binding, only: c_double, c_int, c_int64_t, c_loc, c_ptr, c_size_t
    use omp_lib, only: omp_get_default_device, omp_get_initial_device, omp_get_num_devices, omp_set_default_device, &
        omp_target_associate_ptr, omp_target_disassociate_ptr
    use anygpu, only: anygpu_backend
    use anygpu_hip
    use anygpu_strings, only: from_c_string
    use rendezvous
    implicit none

    logical :: on_host
    integer(c_int) :: device, role, status
    integer(c_int64_t) :: i
    type(c_ptr) :: memory, address
    type(hipIpcMemHandle_t) :: handle
    character(len=64) :: bytes
    real(c_double), allocatable, target :: array(:)

    role = meet("openmp_producer")
    device = 0
    if (omp_get_num_devices() > 0) device = int(omp_get_default_device(), c_int)
    ! HIP comes before the first target region: GCC's OpenMP then works in the context that HIP has made current.
    call check(hipSetDevice(device), "hipSetDevice")
    call check(hipMalloc(memory, array_bytes), "hipMalloc")
    on_host = from_c_string(anygpu_backend()) == "host"
    if (on_host) call omp_set_default_device(omp_get_initial_device())

    allocate (array(elements))
    if (.not. on_host) then
        ! From here on this is the array's copy on OpenMP's device.
        status = int(omp_target_associate_ptr(c_loc(array), memory, array_bytes, 0_c_size_t, omp_get_default_device()), c_int)
        if (status /= 0) call fail("omp_target_associate_ptr returns " // text(status))
    end if

    !$omp target teams distribute parallel do map(alloc: array)
    do i = 1, elements
        array(i) = real(i, c_double)
    end do
    !$omp end target teams distribute parallel do

    !$omp target data use_device_addr(array)
    address = c_loc(array)
    !$omp end target data
    status = hipIpcGetMemHandle(handle, address)
    call say("use_device_addr, then hipIpcGetMemHandle: " // from_c_string(hipGetErrorName(status)))
    if (on_host) then
        ! There is no other copy than the array itself, which is not device memory.
        call check(hipMemcpy(memory, address, array_bytes, hipMemcpyHostToDevice), "hipMemcpy")
        status = hipIpcGetMemHandle(handle, memory)
    end if
    call check(status, "hipIpcGetMemHandle")
    call put("producer.memory", transfer(handle, bytes))

    call take("consumer.done", bytes(:0))
    call check(hipMemcpy(c_loc(array), memory, array_bytes, hipMemcpyDeviceToHost), "hipMemcpy")
    do i = 1, elements
        if (array(i) /= real(2 * i, c_double)) call fail("element " // text(i) // " is " // text(array(i), 1))
    end do
    if (.not. on_host) then
        status = int(omp_target_disassociate_ptr(c_loc(array), omp_get_default_device()), c_int)
        if (status /= 0) call fail("omp_target_disassociate_ptr returns " // text(status))
    end if
    call check(hipFree(memory), "hipFree")
    call say("all " // text(elements) // " elements are doubled")
end program openmp_producer
