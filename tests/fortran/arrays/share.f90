! SPDX-License-Identifier: MIT OR Apache-2.0
!> An owner and an importer of an array: `share owner|patient|importer FILE`. Each says where it is, and waits for a line.
!> The patient owner does not look at the array: it waits until nobody has it open.
program share
    use, intrinsic :: iso_c_binding
    use, intrinsic :: iso_fortran_env, only: output_unit
    use anygpu
    implicit none
    real(c_float), pointer :: whole(:, :, :), a(:, :, :)
    real(c_float) :: h(3, 4, 2)
    type(anygpu_token) :: token
    character(len=500) :: role, file
    character(len=300) :: errmsg
    integer :: i, stat, unit

    nullify (whole, a)
    call get_command_argument(1, role)
    call get_command_argument(2, file)
    h = reshape([(real(i, c_float), i=1, 24)], [3, 4, 2])
    if (role /= "importer") then
        call gpu_allocate(whole, [3, 4, 5])
        ! A section that is contiguous, with bounds of its own.
        a(0:, -7:, 2:) => whole(:, :, 3:4)
        call gpu_fill(whole, -1.0_c_float)
        call gpu_copy(a, h)
        call gpu_export(a, token)
        open (newunit=unit, file=trim(file), access="stream", form="unformatted", status="replace", action="write")
        write (unit) token%bytes
        close (unit)
        call say("exported")
        call go_on()
        if (role == "patient") then
            call gpu_deallocate(whole, stat, errmsg)
            if (stat /= ANYGPU_ERROR_IN_USE) error stop "deallocated what is open elsewhere"
            call say("in use")
            call go_on()
            call gpu_deallocate(whole)
            call say("deallocated")
            stop
        end if
        call gpu_copy(h, a)
        if (any(h /= reshape([(real(-i, c_float), i=1, 24)], [3, 4, 2]))) error stop "what the importer wrote"
        call gpu_copy(h, whole(:, :, 1:2))
        if (any(h /= -1)) error stop "written elsewhere"
        call gpu_deallocate(whole, stat, errmsg)
        if (stat /= ANYGPU_ERROR_IN_USE .or. .not. associated(whole)) error stop "deallocated what is open elsewhere"
        call say("seen, and refused to deallocate")
        call go_on()
        call gpu_deallocate(whole)
        call say("deallocated")
    else
        open (newunit=unit, file=trim(file), access="stream", form="unformatted", status="old", action="read")
        read (unit) token%bytes
        close (unit)
        call gpu_import(token, a)
        if (any(shape(a) /= [3, 4, 2]) .or. any(lbound(a) /= [0, -7, 2])) error stop "shape and bounds"
        call gpu_copy(h, a)
        if (any(h /= reshape([(real(i, c_float), i=1, 24)], [3, 4, 2]))) error stop "what the owner wrote"
        call gpu_deallocate(a, stat, errmsg)
        if (stat == 0 .or. index(errmsg, "gpu_deallocate: the memory is another process's: gpu_close closes it") /= 1) &
            error stop "deallocated another's"
        call gpu_copy(a, -h)
        call say("written")
        call go_on()
        call gpu_close(a)
        call say("closed")
        call go_on()
        call gpu_import(token, a, stat, errmsg)
        if (stat /= ANYGPU_ERROR_STALE .or. associated(a)) error stop "opened what is gone"
        call say("stale")
    end if
    call go_on()

contains

    subroutine say(words)
        character(*), intent(in) :: words

        write (output_unit, "(a)") words
        flush (output_unit)
    end subroutine say

    subroutine go_on()
        character(len=20) :: line
        integer :: ends

        read (*, "(a)", iostat=ends) line
    end subroutine go_on

end program share
