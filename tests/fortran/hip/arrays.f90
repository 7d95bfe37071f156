! SPDX-License-Identifier: MIT OR Apache-2.0
!> Allocation and copies of arrays of all seven types of module hip, and of all ranks from 0 to 7.
program arrays
    use hip
    implicit none

    integer(c_int), pointer :: d0, d1(:), d2(:, :), d3(:, :, :), d4(:, :, :, :), d5(:, :, :, :, :)
    integer(c_int), pointer :: d6(:, :, :, :, :, :), d7(:, :, :, :, :, :, :)
    integer(c_int) :: h0, h1(2), h2(2, 3), h3(2, 3, 2), h4(2, 3, 2, 2), h5(2, 3, 2, 2, 1), h6(2, 3, 2, 2, 1, 2)
    integer(c_int) :: h7(2, 3, 2, 2, 1, 2, 2), b0, b7(2, 3, 2, 2, 1, 2, 2)
    integer(c_int), pointer :: other(:, :)
    integer(c_int64_t), pointer :: long(:)
    real(c_float), pointer :: single(:)
    real(c_double), pointer :: double(:)
    complex(c_float_complex), pointer :: narrow(:)
    complex(c_double_complex), pointer :: wide(:)
    logical(c_bool), pointer :: truth(:)
    logical(c_bool) :: said(5), heard(5)
    real(c_double) :: numbers(9), numbers_back(9)
    complex(c_double_complex) :: pairs(4), pairs_back(4)
    type(c_ptr) :: memory
    integer :: i

    h0 = 42
    call hipCheck(hipMalloc(d0, source=h0))
    call hipCheck(hipMemcpy(b0, d0, hipMemcpyDeviceToHost))
    if (b0 /= 42) error stop "rank 0"
    call hipCheck(hipMalloc(d1, 2))
    call hipCheck(hipMalloc(d2, 2_c_size_t, 3_c_size_t))
    call hipCheck(hipMalloc(d3, [2, 3, 2]))
    call hipCheck(hipMalloc(d4, shape(h4), lbounds=[0, 0, 0, 5]))
    call hipCheck(hipMalloc(d5, dims8=shape(h5, c_int64_t)))
    call hipCheck(hipMalloc(d6, mold=h6))
    if (any(shape(d6) /= shape(h6)) .or. any(lbound(d4) /= [0, 0, 0, 5])) error stop "shapes"
    h7 = reshape([(3*i, i = 1, size(h7))], shape(h7))
    call hipCheck(hipMalloc(d7, source=h7))
    b7 = 0
    call hipCheck(hipMemcpy(b7, d7, hipMemcpyDeviceToHost))
    if (any(b7 /= h7)) error stop "rank 7"
    h1 = 1
    h2 = 2
    h3 = 3
    h4 = 4
    h5 = 5
    h6 = 6
    call hipCheck(hipMemcpy(d1, h1, hipMemcpyHostToDevice))
    call hipCheck(hipMemcpy(d2, h2, hipMemcpyHostToDevice))
    call hipCheck(hipMemcpy(d3, h3, size(h3), hipMemcpyHostToDevice))
    call hipCheck(hipMemcpy(d4, h4, size(h4, kind=c_size_t), hipMemcpyHostToDevice))
    call hipCheck(hipMemcpy(d5, h5, hipMemcpyHostToDevice))
    call hipCheck(hipMemcpy(d6, h6, hipMemcpyHostToDevice))
    call hipCheck(hipMalloc(other, dsource=d2))
    h1 = 0
    h2 = 0
    h3 = 0
    h4 = 0
    h5 = 0
    h6 = 0
    call hipCheck(hipMemcpy(h1, d1, hipMemcpyDeviceToHost))
    call hipCheck(hipMemcpy(h2, other, hipMemcpyDeviceToHost))
    call hipCheck(hipMemcpy(h3, d3, hipMemcpyDeviceToHost))
    call hipCheck(hipMemcpy(h4, d4, hipMemcpyDeviceToHost))
    call hipCheck(hipMemcpy(h5, d5, hipMemcpyDeviceToHost))
    call hipCheck(hipMemcpy(h6, d6, hipMemcpyDeviceToHost))
    if (any(h1 /= 1) .or. any(h2 /= 2) .or. any(h3 /= 3) .or. any(h4 /= 4) .or. any(h5 /= 5) .or. any(h6 /= 6)) &
        error stop "ranks 1 to 6"

    call hipCheck(hipMalloc(long, 3))
    call hipCheck(hipMalloc(single, 3))
    numbers = [(i/4.0_c_double, i = 1, 9)]
    call hipCheck(hipMalloc(double, source=numbers))
    call hipCheck(hipMemcpy(numbers_back, double, 9, hipMemcpyDeviceToHost))
    if (any(abs(numbers_back - numbers) > 0)) error stop "real"
    call hipCheck(hipMalloc(narrow, 3))
    pairs = [(cmplx(i, 2*i, c_double_complex), i = 1, 4)]
    call hipCheck(hipMalloc(wide, source=pairs))
    call hipCheck(hipMemcpy(pairs_back, wide, hipMemcpyDeviceToHost))
    if (any(abs(pairs_back - pairs) > 0)) error stop "complex"
    said = [.true._c_bool, .false._c_bool, .true._c_bool, .true._c_bool, .false._c_bool]
    call hipCheck(hipMalloc(truth, source=said))
    call hipCheck(hipMemcpy(heard, truth, hipMemcpyDeviceToHost))
    if (any(heard .neqv. said)) error stop "logical"
    ! Memory of an array, by its address.
    memory = c_loc(double)
    call hipCheck(hipMemset(memory, 0, 72_c_size_t))
    call hipCheck(hipMemcpy(numbers_back, double, hipMemcpyDeviceToHost))
    if (any(abs(numbers_back) > 0)) error stop "hipMemset"

    call hipCheck(hipFree(d0))
    call hipCheck(hipFree(d1))
    call hipCheck(hipFree(d2))
    call hipCheck(hipFree(d3))
    call hipCheck(hipFree(d4))
    call hipCheck(hipFree(d5))
    call hipCheck(hipFree(d6))
    call hipCheck(hipFree(d7))
    call hipCheck(hipFree(other))
    call hipCheck(hipFree(long))
    call hipCheck(hipFree(single))
    call hipCheck(hipFree(memory))
    nullify (double)
    call hipCheck(hipFree(narrow))
    call hipCheck(hipFree(wide))
    call hipCheck(hipFree(truth))
    if (associated(truth)) error stop "hipFree"
    print "(a)", "arrays: ok"
end program arrays
