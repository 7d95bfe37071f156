! SPDX-License-Identifier: MIT OR Apache-2.0
!> A program written for hipfort: typed calls, no kinds, and a handle as programs without its type keep it.
program hipfort_small
    use iso_c_binding
    use hipfort
    use hipfort_check
    implicit none

    double precision, pointer :: d(:, :) => null()
    double precision, target :: a(3, 4), b(3, 4)
    type(hipDeviceProp_t) :: properties
    type(c_ptr), target :: handle(8)
    type(c_ptr) :: opened

    call random_number(a)
    b = 0
    call hipCheck(hipSetDevice(0_c_int))
    call hipCheck(hipGetDeviceProperties(properties, 0_c_int))
    call hipCheck(hipMalloc(d, source=a))
    call hipCheck(hipMemcpy(b, d, hipMemcpyDeviceToHost))
    call hipCheck(hipIpcGetMemHandle(handle(1), c_loc(d)))
    ! What this process has allocated it cannot open.
    if (hipIpcOpenMemHandle(opened, c_loc(handle), hipIpcMemLazyEnablePeerAccess) /= hipErrorInvalidContext) error stop
    call hipCheck(hipFree(d))
    if (associated(d) .or. any(a /= b)) error stop "hipfort small"
    print '(a)', "hipfort small: ok"
end program hipfort_small
