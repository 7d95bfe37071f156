! SPDX-License-Identifier: MIT OR Apache-2.0
!> C's strings as Fortran's: what hipGetErrorString, anygpu_last_reason and their like answer.
module anygpu_strings
    use, intrinsic :: iso_c_binding, only: c_associated, c_char, c_f_pointer, c_ptr, c_size_t
    implicit none
    private

    public :: from_c_string

    interface

        !> The number of characters before the terminating null (C's own function).
        function strlen(text) bind(c, name="strlen") result(length)
            import :: c_ptr, c_size_t
            implicit none
            type(c_ptr), value :: text
            integer(c_size_t) :: length
        end function strlen

    end interface

contains

    !> A copy of a C string, without its terminating null; empty for a null pointer.
    !>
    !> The copy stays as it is when C's text is overwritten, as that of anygpu_last_reason is:
    !> `print *, from_c_string(anygpu_last_reason())`.
    function from_c_string(pointer) result(text)
        !> A string that ends with a null, or c_null_ptr.
        type(c_ptr), intent(in) :: pointer
        character(kind=c_char, len=:), allocatable :: text

        character(kind=c_char), pointer :: characters(:)
        integer(c_size_t) :: length, i

        length = 0_c_size_t
        if (c_associated(pointer)) length = strlen(pointer)
        allocate (character(kind=c_char, len=length) :: text)
        if (length == 0_c_size_t) return
        call c_f_pointer(pointer, characters, [length])
        do i = 1_c_size_t, length
            text(i:i) = characters(i)
        end do
    end function from_c_string

end module anygpu_strings
