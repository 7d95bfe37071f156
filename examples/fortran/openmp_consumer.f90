! SPDX-License-Identifier: MIT OR Apache-2.0
!> Doubles in a target region what another process has shared; docs/guide/openmp.md explains how.
!>
!>     openmp_consumer [directory [1 [seconds]]]
program openmp_consumer
    use, intrinsic :: iso_c_binding, only: c_double, c_f_pointer, c_int, c_int64_t, c_ptr
    use omp_lib, only: omp_get_default_device, omp_get_initial_device, omp_get_num_devices, omp_set_default_device
    use anygpu, only: anygpu_backend
    use anygpu_hip
    use anygpu_strings, only: from_c_string
    use rendezvous
    implicit none

    integer(c_int) :: device, role
    integer(c_int64_t) :: i
    type(c_ptr) :: memory
    type(hipIpcMemHandle_t) :: handle
    character(len=64) :: bytes
    real(c_double), pointer :: array(:)

    role = meet("openmp_consumer")
    call take("producer.memory", bytes)
    handle = transfer(bytes, handle)
    device = 0
    if (omp_get_num_devices() > 0) device = int(omp_get_default_device(), c_int)
    ! HIP comes before the first target region: GCC's OpenMP then works in the context that HIP has made current.
    call check(hipSetDevice(device), "hipSetDevice")
    call check(hipIpcOpenMemHandle(memory, handle, hipIpcMemLazyEnablePeerAccess), "hipIpcOpenMemHandle")
    if (from_c_string(anygpu_backend()) == "host") then
        call omp_set_default_device(omp_get_initial_device())
    else if (omp_get_num_devices() == 0) then
        call fail("OpenMP has no device: its target regions run where this memory is out of reach")
    end if

    call c_f_pointer(memory, array, [elements])
    !$omp target has_device_addr(array)
    !$omp teams distribute parallel do
    do i = 1, elements
        array(i) = 2 * array(i)
    end do
    !$omp end target

    call put("consumer.done", "")
    call check(hipIpcCloseMemHandle(memory), "hipIpcCloseMemHandle")
    call say("has_device_addr: doubled " // text(elements) // " elements on back end " // from_c_string(anygpu_backend()))
end program openmp_consumer
