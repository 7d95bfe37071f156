! SPDX-License-Identifier: MIT OR Apache-2.0
!> Arrays of more elements than a default integer counts, of which few are touched. Prints "ok".
program large
    use, intrinsic :: iso_c_binding, only: c_int64_t, c_int8_t
    use anygpu
    implicit none
    integer(c_int64_t), parameter :: n = 2147483649_c_int64_t
    integer(c_int8_t), pointer :: a(:), row(:, :), again(:), bytes(:)
    integer(c_int8_t) :: host(2)
    type(anygpu_token) :: token

    nullify (a, again)
    call gpu_allocate(a, [n])
    call gpu_copy(a(n - 1:n), [6_c_int8_t, 7_c_int8_t])
    bytes => gpu_bytes(a)
    if (size(bytes, kind=c_int64_t) /= n) error stop "bytes"
    row(1:1, 1:n) => a
    call gpu_export(row, token)
    call gpu_export(a, token)
    call gpu_import(token, again)
    if (size(again, kind=c_int64_t) /= n) error stop "size"
    call gpu_copy(host, again(n - 1:n))
    if (any(host /= [6_c_int8_t, 7_c_int8_t])) error stop "elements"
    call gpu_close(again)
    call gpu_deallocate(a)
    print "(a)", "ok"
end program large
