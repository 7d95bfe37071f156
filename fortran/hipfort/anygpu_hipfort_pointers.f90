! Generated from crates/generate/hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> Pointers of any type and rank to memory.
module anygpu_hipfort_pointers
    use anygpu_hipfort_kinds, only: c_f_pointer, c_bool, c_ptr, int16 => c_int16_t, int32 => c_int32_t, int64 => c_int64_t, &
        int8 => c_int8_t, real32 => c_float, real64 => c_double
    implicit none
    public

    !> Lets a pointer of any rank point to memory.
    interface point
        module procedure point_l, point_ld, point_i1, point_i2, point_i4, point_i8, point_r4, point_r8, point_c4, point_c8
    end interface point

contains

    subroutine point_l(ptr, memory, extents, bounds)
        logical(c_bool), pointer, intent(inout) :: ptr(..)
        type(c_ptr), intent(in) :: memory
        integer(int64), intent(in) :: extents(:), bounds(:)

        logical(c_bool), pointer :: rank1(:)
        logical(c_bool), pointer :: rank2(:,:)
        logical(c_bool), pointer :: rank3(:,:,:)
        logical(c_bool), pointer :: rank4(:,:,:,:)
        logical(c_bool), pointer :: rank5(:,:,:,:,:)
        logical(c_bool), pointer :: rank6(:,:,:,:,:,:)
        logical(c_bool), pointer :: rank7(:,:,:,:,:,:,:)

        select rank (ptr)
        rank (0)
            call c_f_pointer(memory, ptr)
        rank (1)
            call c_f_pointer(memory, rank1, extents(1:1))
            ptr(bounds(1):) => rank1
        rank (2)
            call c_f_pointer(memory, rank2, extents(1:2))
            ptr(bounds(1):, bounds(2):) => rank2
        rank (3)
            call c_f_pointer(memory, rank3, extents(1:3))
            ptr(bounds(1):, bounds(2):, bounds(3):) => rank3
        rank (4)
            call c_f_pointer(memory, rank4, extents(1:4))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):) => rank4
        rank (5)
            call c_f_pointer(memory, rank5, extents(1:5))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):) => rank5
        rank (6)
            call c_f_pointer(memory, rank6, extents(1:6))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):) => rank6
        rank (7)
            call c_f_pointer(memory, rank7, extents(1:7))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):, bounds(7):) => rank7
        end select
    end subroutine point_l

    subroutine point_ld(ptr, memory, extents, bounds)
        logical, pointer, intent(inout) :: ptr(..)
        type(c_ptr), intent(in) :: memory
        integer(int64), intent(in) :: extents(:), bounds(:)

        logical, pointer :: rank1(:)
        logical, pointer :: rank2(:,:)
        logical, pointer :: rank3(:,:,:)
        logical, pointer :: rank4(:,:,:,:)
        logical, pointer :: rank5(:,:,:,:,:)
        logical, pointer :: rank6(:,:,:,:,:,:)
        logical, pointer :: rank7(:,:,:,:,:,:,:)

        select rank (ptr)
        rank (0)
            call c_f_pointer(memory, ptr)
        rank (1)
            call c_f_pointer(memory, rank1, extents(1:1))
            ptr(bounds(1):) => rank1
        rank (2)
            call c_f_pointer(memory, rank2, extents(1:2))
            ptr(bounds(1):, bounds(2):) => rank2
        rank (3)
            call c_f_pointer(memory, rank3, extents(1:3))
            ptr(bounds(1):, bounds(2):, bounds(3):) => rank3
        rank (4)
            call c_f_pointer(memory, rank4, extents(1:4))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):) => rank4
        rank (5)
            call c_f_pointer(memory, rank5, extents(1:5))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):) => rank5
        rank (6)
            call c_f_pointer(memory, rank6, extents(1:6))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):) => rank6
        rank (7)
            call c_f_pointer(memory, rank7, extents(1:7))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):, bounds(7):) => rank7
        end select
    end subroutine point_ld

    subroutine point_i1(ptr, memory, extents, bounds)
        integer(int8), pointer, intent(inout) :: ptr(..)
        type(c_ptr), intent(in) :: memory
        integer(int64), intent(in) :: extents(:), bounds(:)

        integer(int8), pointer :: rank1(:)
        integer(int8), pointer :: rank2(:,:)
        integer(int8), pointer :: rank3(:,:,:)
        integer(int8), pointer :: rank4(:,:,:,:)
        integer(int8), pointer :: rank5(:,:,:,:,:)
        integer(int8), pointer :: rank6(:,:,:,:,:,:)
        integer(int8), pointer :: rank7(:,:,:,:,:,:,:)

        select rank (ptr)
        rank (0)
            call c_f_pointer(memory, ptr)
        rank (1)
            call c_f_pointer(memory, rank1, extents(1:1))
            ptr(bounds(1):) => rank1
        rank (2)
            call c_f_pointer(memory, rank2, extents(1:2))
            ptr(bounds(1):, bounds(2):) => rank2
        rank (3)
            call c_f_pointer(memory, rank3, extents(1:3))
            ptr(bounds(1):, bounds(2):, bounds(3):) => rank3
        rank (4)
            call c_f_pointer(memory, rank4, extents(1:4))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):) => rank4
        rank (5)
            call c_f_pointer(memory, rank5, extents(1:5))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):) => rank5
        rank (6)
            call c_f_pointer(memory, rank6, extents(1:6))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):) => rank6
        rank (7)
            call c_f_pointer(memory, rank7, extents(1:7))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):, bounds(7):) => rank7
        end select
    end subroutine point_i1

    subroutine point_i2(ptr, memory, extents, bounds)
        integer(int16), pointer, intent(inout) :: ptr(..)
        type(c_ptr), intent(in) :: memory
        integer(int64), intent(in) :: extents(:), bounds(:)

        integer(int16), pointer :: rank1(:)
        integer(int16), pointer :: rank2(:,:)
        integer(int16), pointer :: rank3(:,:,:)
        integer(int16), pointer :: rank4(:,:,:,:)
        integer(int16), pointer :: rank5(:,:,:,:,:)
        integer(int16), pointer :: rank6(:,:,:,:,:,:)
        integer(int16), pointer :: rank7(:,:,:,:,:,:,:)

        select rank (ptr)
        rank (0)
            call c_f_pointer(memory, ptr)
        rank (1)
            call c_f_pointer(memory, rank1, extents(1:1))
            ptr(bounds(1):) => rank1
        rank (2)
            call c_f_pointer(memory, rank2, extents(1:2))
            ptr(bounds(1):, bounds(2):) => rank2
        rank (3)
            call c_f_pointer(memory, rank3, extents(1:3))
            ptr(bounds(1):, bounds(2):, bounds(3):) => rank3
        rank (4)
            call c_f_pointer(memory, rank4, extents(1:4))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):) => rank4
        rank (5)
            call c_f_pointer(memory, rank5, extents(1:5))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):) => rank5
        rank (6)
            call c_f_pointer(memory, rank6, extents(1:6))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):) => rank6
        rank (7)
            call c_f_pointer(memory, rank7, extents(1:7))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):, bounds(7):) => rank7
        end select
    end subroutine point_i2

    subroutine point_i4(ptr, memory, extents, bounds)
        integer(int32), pointer, intent(inout) :: ptr(..)
        type(c_ptr), intent(in) :: memory
        integer(int64), intent(in) :: extents(:), bounds(:)

        integer(int32), pointer :: rank1(:)
        integer(int32), pointer :: rank2(:,:)
        integer(int32), pointer :: rank3(:,:,:)
        integer(int32), pointer :: rank4(:,:,:,:)
        integer(int32), pointer :: rank5(:,:,:,:,:)
        integer(int32), pointer :: rank6(:,:,:,:,:,:)
        integer(int32), pointer :: rank7(:,:,:,:,:,:,:)

        select rank (ptr)
        rank (0)
            call c_f_pointer(memory, ptr)
        rank (1)
            call c_f_pointer(memory, rank1, extents(1:1))
            ptr(bounds(1):) => rank1
        rank (2)
            call c_f_pointer(memory, rank2, extents(1:2))
            ptr(bounds(1):, bounds(2):) => rank2
        rank (3)
            call c_f_pointer(memory, rank3, extents(1:3))
            ptr(bounds(1):, bounds(2):, bounds(3):) => rank3
        rank (4)
            call c_f_pointer(memory, rank4, extents(1:4))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):) => rank4
        rank (5)
            call c_f_pointer(memory, rank5, extents(1:5))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):) => rank5
        rank (6)
            call c_f_pointer(memory, rank6, extents(1:6))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):) => rank6
        rank (7)
            call c_f_pointer(memory, rank7, extents(1:7))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):, bounds(7):) => rank7
        end select
    end subroutine point_i4

    subroutine point_i8(ptr, memory, extents, bounds)
        integer(int64), pointer, intent(inout) :: ptr(..)
        type(c_ptr), intent(in) :: memory
        integer(int64), intent(in) :: extents(:), bounds(:)

        integer(int64), pointer :: rank1(:)
        integer(int64), pointer :: rank2(:,:)
        integer(int64), pointer :: rank3(:,:,:)
        integer(int64), pointer :: rank4(:,:,:,:)
        integer(int64), pointer :: rank5(:,:,:,:,:)
        integer(int64), pointer :: rank6(:,:,:,:,:,:)
        integer(int64), pointer :: rank7(:,:,:,:,:,:,:)

        select rank (ptr)
        rank (0)
            call c_f_pointer(memory, ptr)
        rank (1)
            call c_f_pointer(memory, rank1, extents(1:1))
            ptr(bounds(1):) => rank1
        rank (2)
            call c_f_pointer(memory, rank2, extents(1:2))
            ptr(bounds(1):, bounds(2):) => rank2
        rank (3)
            call c_f_pointer(memory, rank3, extents(1:3))
            ptr(bounds(1):, bounds(2):, bounds(3):) => rank3
        rank (4)
            call c_f_pointer(memory, rank4, extents(1:4))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):) => rank4
        rank (5)
            call c_f_pointer(memory, rank5, extents(1:5))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):) => rank5
        rank (6)
            call c_f_pointer(memory, rank6, extents(1:6))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):) => rank6
        rank (7)
            call c_f_pointer(memory, rank7, extents(1:7))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):, bounds(7):) => rank7
        end select
    end subroutine point_i8

    subroutine point_r4(ptr, memory, extents, bounds)
        real(real32), pointer, intent(inout) :: ptr(..)
        type(c_ptr), intent(in) :: memory
        integer(int64), intent(in) :: extents(:), bounds(:)

        real(real32), pointer :: rank1(:)
        real(real32), pointer :: rank2(:,:)
        real(real32), pointer :: rank3(:,:,:)
        real(real32), pointer :: rank4(:,:,:,:)
        real(real32), pointer :: rank5(:,:,:,:,:)
        real(real32), pointer :: rank6(:,:,:,:,:,:)
        real(real32), pointer :: rank7(:,:,:,:,:,:,:)

        select rank (ptr)
        rank (0)
            call c_f_pointer(memory, ptr)
        rank (1)
            call c_f_pointer(memory, rank1, extents(1:1))
            ptr(bounds(1):) => rank1
        rank (2)
            call c_f_pointer(memory, rank2, extents(1:2))
            ptr(bounds(1):, bounds(2):) => rank2
        rank (3)
            call c_f_pointer(memory, rank3, extents(1:3))
            ptr(bounds(1):, bounds(2):, bounds(3):) => rank3
        rank (4)
            call c_f_pointer(memory, rank4, extents(1:4))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):) => rank4
        rank (5)
            call c_f_pointer(memory, rank5, extents(1:5))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):) => rank5
        rank (6)
            call c_f_pointer(memory, rank6, extents(1:6))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):) => rank6
        rank (7)
            call c_f_pointer(memory, rank7, extents(1:7))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):, bounds(7):) => rank7
        end select
    end subroutine point_r4

    subroutine point_r8(ptr, memory, extents, bounds)
        real(real64), pointer, intent(inout) :: ptr(..)
        type(c_ptr), intent(in) :: memory
        integer(int64), intent(in) :: extents(:), bounds(:)

        real(real64), pointer :: rank1(:)
        real(real64), pointer :: rank2(:,:)
        real(real64), pointer :: rank3(:,:,:)
        real(real64), pointer :: rank4(:,:,:,:)
        real(real64), pointer :: rank5(:,:,:,:,:)
        real(real64), pointer :: rank6(:,:,:,:,:,:)
        real(real64), pointer :: rank7(:,:,:,:,:,:,:)

        select rank (ptr)
        rank (0)
            call c_f_pointer(memory, ptr)
        rank (1)
            call c_f_pointer(memory, rank1, extents(1:1))
            ptr(bounds(1):) => rank1
        rank (2)
            call c_f_pointer(memory, rank2, extents(1:2))
            ptr(bounds(1):, bounds(2):) => rank2
        rank (3)
            call c_f_pointer(memory, rank3, extents(1:3))
            ptr(bounds(1):, bounds(2):, bounds(3):) => rank3
        rank (4)
            call c_f_pointer(memory, rank4, extents(1:4))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):) => rank4
        rank (5)
            call c_f_pointer(memory, rank5, extents(1:5))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):) => rank5
        rank (6)
            call c_f_pointer(memory, rank6, extents(1:6))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):) => rank6
        rank (7)
            call c_f_pointer(memory, rank7, extents(1:7))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):, bounds(7):) => rank7
        end select
    end subroutine point_r8

    subroutine point_c4(ptr, memory, extents, bounds)
        complex(real32), pointer, intent(inout) :: ptr(..)
        type(c_ptr), intent(in) :: memory
        integer(int64), intent(in) :: extents(:), bounds(:)

        complex(real32), pointer :: rank1(:)
        complex(real32), pointer :: rank2(:,:)
        complex(real32), pointer :: rank3(:,:,:)
        complex(real32), pointer :: rank4(:,:,:,:)
        complex(real32), pointer :: rank5(:,:,:,:,:)
        complex(real32), pointer :: rank6(:,:,:,:,:,:)
        complex(real32), pointer :: rank7(:,:,:,:,:,:,:)

        select rank (ptr)
        rank (0)
            call c_f_pointer(memory, ptr)
        rank (1)
            call c_f_pointer(memory, rank1, extents(1:1))
            ptr(bounds(1):) => rank1
        rank (2)
            call c_f_pointer(memory, rank2, extents(1:2))
            ptr(bounds(1):, bounds(2):) => rank2
        rank (3)
            call c_f_pointer(memory, rank3, extents(1:3))
            ptr(bounds(1):, bounds(2):, bounds(3):) => rank3
        rank (4)
            call c_f_pointer(memory, rank4, extents(1:4))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):) => rank4
        rank (5)
            call c_f_pointer(memory, rank5, extents(1:5))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):) => rank5
        rank (6)
            call c_f_pointer(memory, rank6, extents(1:6))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):) => rank6
        rank (7)
            call c_f_pointer(memory, rank7, extents(1:7))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):, bounds(7):) => rank7
        end select
    end subroutine point_c4

    subroutine point_c8(ptr, memory, extents, bounds)
        complex(real64), pointer, intent(inout) :: ptr(..)
        type(c_ptr), intent(in) :: memory
        integer(int64), intent(in) :: extents(:), bounds(:)

        complex(real64), pointer :: rank1(:)
        complex(real64), pointer :: rank2(:,:)
        complex(real64), pointer :: rank3(:,:,:)
        complex(real64), pointer :: rank4(:,:,:,:)
        complex(real64), pointer :: rank5(:,:,:,:,:)
        complex(real64), pointer :: rank6(:,:,:,:,:,:)
        complex(real64), pointer :: rank7(:,:,:,:,:,:,:)

        select rank (ptr)
        rank (0)
            call c_f_pointer(memory, ptr)
        rank (1)
            call c_f_pointer(memory, rank1, extents(1:1))
            ptr(bounds(1):) => rank1
        rank (2)
            call c_f_pointer(memory, rank2, extents(1:2))
            ptr(bounds(1):, bounds(2):) => rank2
        rank (3)
            call c_f_pointer(memory, rank3, extents(1:3))
            ptr(bounds(1):, bounds(2):, bounds(3):) => rank3
        rank (4)
            call c_f_pointer(memory, rank4, extents(1:4))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):) => rank4
        rank (5)
            call c_f_pointer(memory, rank5, extents(1:5))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):) => rank5
        rank (6)
            call c_f_pointer(memory, rank6, extents(1:6))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):) => rank6
        rank (7)
            call c_f_pointer(memory, rank7, extents(1:7))
            ptr(bounds(1):, bounds(2):, bounds(3):, bounds(4):, bounds(5):, bounds(6):, bounds(7):) => rank7
        end select
    end subroutine point_c8

end module anygpu_hipfort_pointers
