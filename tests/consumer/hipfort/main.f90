! SPDX-License-Identifier: MIT OR Apache-2.0
program main
    use iso_c_binding
    use hipfort
    use hipfort_check
    implicit none

    integer, parameter :: elements = 1000
    real(c_double), target :: numbers(elements), back(elements)
    real(c_double), pointer :: typed(:)
    type(c_ptr), target :: handle(8)
    type(c_ptr) :: untyped, opened
    integer :: i

    numbers = [(real(i, c_double), i=1, elements)]
    back = 0
    call hipCheck(hipMalloc(typed, source=numbers))
    call hipCheck(hipMalloc(untyped, 8_c_size_t*elements))
    call hipCheck(hipMemcpy(untyped, c_loc(typed), 8_c_size_t*elements, hipMemcpyDeviceToDevice))
    call hipCheck(hipMemcpy(c_loc(back), untyped, 8_c_size_t*elements, hipMemcpyDeviceToHost))
    call hipCheck(hipIpcGetMemHandle(handle(1), untyped))
    ! Only other processes may open it.
    if (hipIpcOpenMemHandle(opened, c_loc(handle), hipIpcMemLazyEnablePeerAccess) /= hipErrorInvalidContext) &
        error stop "opened"
    call hipCheck(hipFree(untyped))
    call hipCheck(hipFree(typed))
    if (any(numbers /= back)) error stop "other numbers came back"
    print "(a)", "hipfort: ok"
end program main
