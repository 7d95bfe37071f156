! SPDX-License-Identifier: MIT OR Apache-2.0
!> Arrays of one type; tests/fortran_arrays.rs makes the program of a type of it, with a part for each rank.
module expectations
    use, intrinsic :: iso_c_binding, only: c_bool
    implicit none
    integer :: stat
    character(len=300) :: errmsg

    !> Ends the program for what is false, of either kind.
    interface expect
        module procedure expect_default, expect_c
    end interface expect

contains

    subroutine expect_default(is, what, rank)
        logical, intent(in) :: is
        character(*), intent(in) :: what
        integer, intent(in) :: rank

        if (is) return
        print "(3a, i0, a, i0, 1x, a)", "not so: ", what, ", rank ", rank, ", stat ", stat, trim(errmsg)
        error stop 1
    end subroutine expect_default

    subroutine expect_c(is, what, rank)
        logical(c_bool), intent(in) :: is
        character(*), intent(in) :: what
        integer, intent(in) :: rank

        call expect_default(logical(is), what, rank)
    end subroutine expect_c

end module expectations

program typed
    use, intrinsic :: iso_c_binding
    use anygpu
    use expectations
    implicit none
    integer :: i
    type(anygpu_token) :: token

    call scalars()
{calls}
    print "(a)", "ok"

contains

    elemental function value(i)
        integer, intent(in) :: i
        TYPE :: value

        value = VALUE
    end function value

    subroutine scalars()
        TYPE, pointer :: a, b
        TYPE :: h
        type(gpu_stream) :: stream

        nullify (a, b)
        errmsg = "unchanged"
        call gpu_allocate(a, stat=stat, errmsg=errmsg)
        call expect(stat == 0 .and. errmsg == "unchanged" .and. associated(a), "allocate", 0)
        call gpu_copy(a, value(5))
        h = value(6)
        call gpu_copy(h, a)
        call expect(h EQUAL value(5), "copy", 0)
        call gpu_fill(a, value(7), stream)
        call gpu_copy(h, a)
        call expect(h EQUAL value(7), "fill", 0)
        call expect(gpu_is_device(a) .and. .not. gpu_is_device(h), "is_device", 0)
        call gpu_export(a, token)
        call gpu_import(token, b)
        call expect(associated(b, a), "import", 0)
        call gpu_close(b)
        call gpu_deallocate(a)
        call expect(.not. associated(a) .and. .not. associated(b), "deallocate", 0)
        call gpu_allocate(a, source=value(8))
        call gpu_copy(h, a)
        call expect(h EQUAL value(8), "source", 0)
        call gpu_deallocate(a)
        call gpu_fill(h, value(9))
        call expect(h EQUAL value(9), "fill on the host", 0)
    end subroutine scalars

!PARTS
end program typed
!RANK

    subroutine rank_{rank}()
        TYPE, pointer :: a({colons}), b({colons})
        TYPE, pointer :: p({colons}), s({colons})
        TYPE, allocatable :: h({colons}), g({colons})
        type(gpu_stream) :: stream
        integer, parameter :: n({rank}) = [{extents}], low({rank}) = [{lower}]

        nullify (a, b, p, s)
        h = reshape([(value(i), i=1, product(n))], n)
        allocate (g, mold=h)

        errmsg = "unchanged"
        call gpu_allocate(a, n, lower=low, stat=stat, errmsg=errmsg)
        call expect(stat == 0 .and. errmsg == "unchanged", "allocate", {rank})
        call expect(all(shape(a) == n) .and. all(lbound(a) == low), "shape and bounds", {rank})
        call expect(gpu_is_device(a) .and. .not. gpu_is_device(h), "is_device", {rank})
        call expect(logical(c_associated(gpu_address(a))), "address", {rank})

        call gpu_copy(a, h, stat=stat, errmsg=errmsg)
        call expect(stat == 0 .and. errmsg == "unchanged", "copy", {rank})
        g = value(0)
        call gpu_copy(g, a)
        call expect(all(g EQUAL h), "copy there and back", {rank})

        ! Sections: of rows, every other element, backwards, and the end, which is contiguous.
        g = value(0)
        call gpu_copy(g({second}), a({second of a}))
        call expect(all(g({second}) EQUAL h({second})), "copy of a section", {rank})
        ! A temporary array.
        call gpu_copy(a, cshift(h, 1))
        call gpu_copy(g, a)
        call expect(all(g EQUAL cshift(h, 1)), "copy of a temporary array", {rank})
        call gpu_copy(a, h)
        call gpu_copy(g({backwards}), a)
        call expect(all(g({backwards}) EQUAL h), "copy backwards", {rank})
        call gpu_copy(a({odd of a}), g({odd}))
        h({odd}) = g({odd})
        call gpu_copy(g, a)
        call expect(all(g EQUAL h), "copy to a section", {rank})
        call gpu_copy(g({last}), a({last of a}))
        call expect(all(g EQUAL h), "copy of the end", {rank})

        call gpu_fill(a, value(3), stat=stat, errmsg=errmsg)
        call expect(stat == 0 .and. errmsg == "unchanged", "fill", {rank})
        h = value(3)
        call gpu_copy(g, a)
        call expect(all(g EQUAL h), "fill", {rank})
        call gpu_fill(a({second of a}), value(4))
        h({second}) = value(4)
        call gpu_copy(g, a)
        call expect(all(g EQUAL h), "fill of a section", {rank})
        call gpu_fill(a({odd of a}), value(5))
        h({odd}) = value(5)
        call gpu_fill(a({last of a}), value(6))
        h({last}) = value(6)
        call gpu_copy(g, a)
        call expect(all(g EQUAL h), "fill of the end", {rank})
        call gpu_fill(g({odd}), value(7))
        h({odd}) = value(7)
        call expect(all(g EQUAL h), "fill on the host", {rank})

        call gpu_create(stream)
        call gpu_fill(a, value(8), stream)
        call gpu_copy(a({odd of a}), h({odd}), stream)
        call gpu_copy(g, a, stream)
        call gpu_synchronize(stream)
        call expect(all(g({odd}) EQUAL h({odd})), "copy on a stream", {rank})
        call expect(all(g({second}) EQUAL value(8)), "fill on a stream", {rank})
        call gpu_destroy(stream)

        ! The whole array by its token, and its end.
        call gpu_export(a, token, stat, errmsg)
        call expect(stat == 0, "export", {rank})
        call gpu_import(token, b, stat, errmsg)
        call expect(stat == 0 .and. associated(b, a), "import", {rank})
        call expect(all(lbound(b) == low) .and. all(shape(b) == n), "bounds of the import", {rank})
        call gpu_deallocate(a, stat, errmsg)
        call expect(stat == ANYGPU_ERROR_IN_USE .and. associated(a), "deallocate while shared", {rank})
        call gpu_close(b, stat, errmsg)
        call expect(stat == 0 .and. .not. associated(b), "close", {rank})
        p({from lower}) => a({last of a})
        call gpu_export(p, token)
        call gpu_import(token, b)
        call expect(all(lbound(b) == low) .and. all(shape(b) == shape(p)) .and. associated(b, p), "import of the end", {rank})
        call gpu_close(b)
        call gpu_deallocate(a)
        call expect(.not. associated(a), "deallocate", {rank})

        h = reshape([(value(i), i=1, product(n))], n)
        call gpu_allocate(a, source=h)
        call gpu_allocate(b, source=a, lower=low)
        call gpu_allocate(s, n, source=value(9))
        call gpu_copy(g, b)
        call expect(all(g EQUAL h) .and. all(lbound(a) == 1) .and. all(lbound(b) == low), "source", {rank})
        call gpu_copy(g, s)
        call expect(all(g EQUAL value(9)), "scalar source", {rank})
        call gpu_deallocate(s)
        call gpu_allocate(s, source=h({backwards}))
        call gpu_copy(g, s)
        call expect(all(g EQUAL h({backwards})), "section as source", {rank})
        call gpu_allocate(p, mold=a({last}))
        call expect(all(shape(p) == shape(a({last}))), "mold", {rank})
        call gpu_deallocate(a)
        call gpu_deallocate(b)
        call gpu_deallocate(s)
        call gpu_deallocate(p)

        call gpu_allocate(p, n, on=gpu_pinned)
        call gpu_allocate(s, n, on=gpu_managed, stat=stat, errmsg=errmsg)
        if (stat == ANYGPU_ERROR_NOT_SUPPORTED) call gpu_allocate(s, n, on=gpu_pinned)
        call expect(.not. gpu_is_device(p) .and. .not. gpu_is_device(s), "other memory", {rank})
        p = h
        call gpu_copy(s, p)
        call gpu_synchronize()
        call expect(all(s EQUAL h), "other memory", {rank})
        call gpu_fill(p, value(2))
        call gpu_fill(s, value(3))
        call expect(all(p EQUAL value(2)) .and. all(s EQUAL value(3)), "fill of other memory", {rank})
        call gpu_deallocate(p)
        call gpu_deallocate(s)
        call expect(.not. (associated(p) .or. associated(s)), "deallocate other memory", {rank})

        ! Without elements.
        call gpu_allocate(a, [{empty}], lower=low, stat=stat, errmsg=errmsg)
        call expect(stat == 0 .and. associated(a) .and. all(shape(a) == [{empty}]), "no elements", {rank})
        call gpu_fill(a, value(1))
        deallocate (g)
        allocate (g({empty}))
        call gpu_copy(a, g)
        call gpu_copy(g, a)
        call expect(.not. gpu_is_device(a), "no elements", {rank})
        call gpu_export(a, token)
        call gpu_import(token, b, stat, errmsg)
        call expect(stat == 0 .and. all(shape(b) == [{empty}]), "import of no elements", {rank})
        call gpu_close(b)
        call gpu_deallocate(a, stat, errmsg)
        call expect(stat == 0 .and. .not. associated(a), "deallocate no elements", {rank})
    end subroutine rank_{rank}
