! SPDX-License-Identifier: MIT OR Apache-2.0
!> Tokens of memory alone and of arrays in C's order, as arrays of the shape that the importer gives.
program shaped
    use, intrinsic :: iso_c_binding
    use anygpu
    implicit none
    integer(c_int32_t), pointer :: whole(:), a(:, :), scalar, empty(:, :)
    integer(c_int32_t) :: h(24), i
    type(anygpu_token) :: token
    type(anygpu_array_description) :: array, again

    nullify (whole, a, scalar, empty)
    h = [(i, i=1, 24)]
    call gpu_allocate(whole, [24], source=h)
    call gpu_check(anygpu_export(gpu_address(whole), 0_c_size_t, token), "anygpu_export")
    call gpu_check(anygpu_describe_array(token, array), "anygpu_describe_array")
    if (array%kind /= ANYGPU_ELEMENT_UNKNOWN) error stop "memory alone"

    call gpu_import(token, a, [4_c_int64_t, 6_c_int64_t], lower=[0, -7])
    if (any(shape(a) /= [4, 6]) .or. any(lbound(a) /= [0, -7])) error stop "shape and bounds"
    if (transfer(gpu_address(a), 0_c_intptr_t) /= transfer(gpu_address(whole), 0_c_intptr_t)) error stop "another array"
    call gpu_close(a)
    ! The beginning of the memory; and of its parts.
    call gpu_import(token, a, [2, 3])
    if (any(lbound(a) /= 1)) error stop "bounds"
    call gpu_close(a)
    call gpu_import(token, scalar, [integer ::])
    call gpu_close(scalar)
    call gpu_import(token, empty, [0, 5])
    if (size(empty) /= 0) error stop "elements of none"
    call gpu_close(empty)

    ! Bytes in the middle, as C describes them: three rows of two.
    array%kind = ANYGPU_ELEMENT_INTEGER
    array%bytes = 4
    array%rank = 2
    array%flags = ANYGPU_ARRAY_C_ORDER
    array%shape(:2) = [3_c_int64_t, 2_c_int64_t]
    call gpu_check(anygpu_export_array(gpu_address(whole(5:)), array, token), "anygpu_export_array")
    call gpu_import(token, a, [2, 3])
    h = 0
    call gpu_copy(h(:6), a)
    if (any(h(:6) /= [5, 6, 7, 8, 9, 10])) error stop "elements in C's order"
    call gpu_close(a)

    ! A description in a token that was made before.
    call gpu_check(anygpu_export(gpu_address(whole), 0_c_size_t, token), "anygpu_export")
    array%flags = ANYGPU_ARRAY_FORTRAN_ORDER + ANYGPU_ARRAY_LOWER
    array%lower(:2) = [5_c_int64_t, 0_c_int64_t]
    array%offset = 8
    call gpu_check(anygpu_annotate_array(token, array), "anygpu_annotate_array")
    call gpu_check(anygpu_describe_array(token, again), "anygpu_describe_array")
    if (again%offset /= 8 .or. any(again%strides(:2) /= [4, 12]) .or. again%flags /= array%flags) error stop "described"
    call gpu_import(token, a)
    if (any(shape(a) /= [3, 2]) .or. any(lbound(a) /= [5, 0])) error stop "the described shape and bounds"
    call gpu_copy(h(:6), a)
    if (any(h(:6) /= [3, 4, 5, 6, 7, 8])) error stop "elements behind an offset"
    call gpu_close(a)
    array%offset = 96
    if (anygpu_annotate_array(token, array) /= ANYGPU_ERROR_INVALID_VALUE) error stop "outside of the memory"
    call gpu_deallocate(whole)
    print "(a)", "ok"
end program shaped
