! SPDX-License-Identifier: MIT OR Apache-2.0
!> The two interfaces as classic hipfort (0.5, ROCm 6.3) declares them: an address where C takes 64 bytes by value.
module hipfort
    use, intrinsic :: iso_c_binding, only: c_int, c_ptr
    implicit none
    private

    public :: hipIpcOpenEventHandle, hipIpcOpenMemHandle

    interface hipIpcOpenMemHandle
        function hipIpcOpenMemHandle_(devPtr, handle, flags) bind(c, name="hipIpcOpenMemHandle") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: devPtr
            type(c_ptr), value :: handle
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function hipIpcOpenMemHandle_
    end interface hipIpcOpenMemHandle

    interface hipIpcOpenEventHandle
        function hipIpcOpenEventHandle_(event, handle) bind(c, name="hipIpcOpenEventHandle") result(status)
            import :: c_int, c_ptr
            implicit none
            type(c_ptr) :: event
            type(c_ptr), value :: handle
            integer(c_int) :: status
        end function hipIpcOpenEventHandle_
    end interface hipIpcOpenEventHandle

end module hipfort
