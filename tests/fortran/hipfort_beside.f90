! SPDX-License-Identifier: MIT OR Apache-2.0
!> A program of hipfort's runtime and of one of its math libraries. Prints "beside: ok".
program hipfort_beside
    use iso_c_binding
    use hipfort
    use hipfort_check
    use hipfort_hipblas
    implicit none

    integer(c_int), parameter :: elements = 1000
    real(c_double), target :: host(elements)
    real(c_double), pointer :: x(:), y(:)
    type(c_ptr) :: handle
    type(dim3) :: blocks
    integer :: i

    blocks = dim3(1, 1, 1)
    host = [(real(i, c_double), i=1, elements)]
    call hipCheck(hipMalloc(x, source=host))
    call hipCheck(hipMalloc(y, source=host))
    call hipblasCheck(hipblasCreate(handle))
    call hipblasCheck(hipblasDaxpy(handle, elements, 2.0_c_double, x, blocks%x, y, blocks%y))
    call hipblasCheck(hipblasDestroy(handle))
    call hipCheck(hipDeviceSynchronize())
    host = 0
    call hipCheck(hipMemcpy(host, y, elements, hipMemcpyDeviceToHost))
    call hipCheck(hipFree(x))
    call hipCheck(hipFree(y))
    if (any(abs(host - [(3*real(i, c_double), i=1, elements)]) > 0)) error stop "other numbers came back"
    print "(a)", "beside: ok"
end program hipfort_beside
