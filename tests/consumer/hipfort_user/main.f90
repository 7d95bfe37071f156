! SPDX-License-Identifier: MIT OR Apache-2.0
program main
    use, intrinsic :: iso_c_binding, only: c_double, c_loc
    use arrays, only: download, shared, upload
    use hipfort, only: hipIpcGetMemHandle
    use hipfort_check, only: hipCheck
    implicit none

    real(c_double) :: numbers(1000), back(1000)
    type(shared) :: device
    integer :: i

    numbers = [(real(i, c_double), i=1, 1000)]
    call upload(numbers, device)
    ! The type of the library's handle is the one that this program's call takes.
    call hipCheck(hipIpcGetMemHandle(device%handle, c_loc(device%elements)))
    call download(device, back)
    if (any(numbers /= back)) error stop "other numbers came back"
    print "(a)", "hipfort: ok"
end program main
