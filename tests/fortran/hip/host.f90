! SPDX-License-Identifier: MIT OR Apache-2.0
!> Memory of the host, pinned, registered and managed, by arrays of several ranks.
program host
    use hip
    implicit none

    real(c_double), pointer :: pinned(:, :), on_device(:, :), managed(:), scalar
    integer(c_int), pointer :: cube(:, :, :)
    real(c_float), target :: own(6, 5)
    complex(c_float_complex), target :: line(10)
    logical(c_bool), pointer :: flags(:)
    type(c_ptr) :: address
    integer(c_int) :: of_memory
    integer(c_int), target :: by_address

    call hipCheck(hipHostMalloc(pinned, 4, 3, hipHostMallocMapped))
    if (any(shape(pinned) /= [4, 3])) error stop "hipHostMalloc"
    pinned = 2
    call hipCheck(hipHostGetFlags(of_memory, pinned))
    if (iand(of_memory, hipHostMallocMapped) == 0) error stop "hipHostGetFlags"
    by_address = 0
    call hipCheck(hipHostGetFlags(by_address, c_loc(pinned)))
    if (by_address /= of_memory) error stop "hipHostGetFlags of an address"
    call hipCheck(hipHostGetDevicePointer(on_device, pinned, 0))
    if (any(shape(on_device) /= [4, 3])) error stop "hipHostGetDevicePointer"
    call hipCheck(hipHostMalloc(cube, dims=[2, 3, 4], lbounds=[0, 1, 2], flags=hipHostMallocDefault))
    if (any(lbound(cube) /= [0, 1, 2]) .or. size(cube) /= 24) error stop "bounds"
    call hipCheck(hipHostMalloc(flags, dims8=[7_c_int64_t], flags=hipHostMallocDefault))
    flags = .true.
    call hipCheck(hipHostMalloc(ptr=address, sizeBytes=64_c_size_t, flags=hipHostMallocDefault))
    call hipCheck(hipHostFree(address))

    call register(own)
    call hipCheck(hipHostRegister(line, 10, hipHostRegisterDefault))
    call hipCheck(hipHostUnregister(line))
    call hipCheck(hipHostRegister(c_loc(line), sizeBytes=80_c_size_t, flags=hipHostRegisterDefault))
    call hipCheck(hipHostUnregister(c_loc(line)))

    call hipCheck(hipMallocManaged(managed, 100_c_size_t, hipMemAttachGlobal))
    managed = 5
    call hipCheck(hipMallocManaged(scalar, source=managed(1), flags=hipMemAttachGlobal))
    call hipCheck(hipDeviceSynchronize())
    if (abs(scalar - 5) > 0) error stop "hipMallocManaged"
    call hipCheck(hipMallocManaged(ptr=address, sizeBytes=64_c_size_t, flags=hipMemAttachGlobal))
    call hipCheck(hipFree(address))
    call hipCheck(hipFree(scalar))
    call hipCheck(hipFree(managed))
    call hipCheck(hipHostFree(flags))
    call hipCheck(hipHostFree(cube))
    call hipCheck(hipHostFree(pinned))
    print "(a)", "host: ok"

contains

    !> An array that is only read may be registered.
    subroutine register(array)
        real(c_float), intent(in), target :: array(:, :)

        call hipCheck(hipHostRegister(array, hipHostRegisterDefault))
        call hipCheck(hipHostUnregister(c_loc(array)))
        call hipCheck(hipHostRegister(array, 6_c_size_t, 5_c_size_t, flags=hipHostRegisterPortable))
        call hipCheck(hipHostUnregister(c_loc(array)))
    end subroutine register
end program host
