! SPDX-License-Identifier: MIT OR Apache-2.0
module sharing
    use, intrinsic :: iso_c_binding, only: c_char, c_int, c_ptr
    use anygpu, only: anygpu_version
    use anygpu_hip, only: hipIpcMemHandle_t, hipIpcMemLazyEnablePeerAccess, hipIpcOpenMemHandle
    use anygpu_strings, only: from_c_string
    implicit none
    private

    public :: open_memory, version

contains

    function open_memory(handle, memory) result(status)
        type(hipIpcMemHandle_t), intent(in) :: handle
        type(c_ptr), intent(out) :: memory
        integer(c_int) :: status

        status = hipIpcOpenMemHandle(memory, handle, hipIpcMemLazyEnablePeerAccess)
    end function open_memory

    function version() result(text)
        character(kind=c_char, len=:), allocatable :: text

        text = from_c_string(anygpu_version())
    end function version

end module sharing
