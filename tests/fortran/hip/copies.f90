! SPDX-License-Identifier: MIT OR Apache-2.0
!> Copies of arrays, by rows and in a stream by its type.
program copies
    use hip
    implicit none

    type(hipStream_t) :: stream
    type(c_ptr) :: untyped, memory
    integer(c_int), pointer :: line(:)
    real(c_double), pointer :: plane(:, :)
    complex(c_double_complex), pointer :: space(:, :, :)
    integer(c_int) :: sent(1000), got(1000)
    real(c_double) :: there(8, 6), back(8, 6)
    complex(c_double_complex) :: cube(3, 4, 5), same(3, 4, 5)
    integer(c_size_t) :: pitch
    integer :: i

    call hipCheck(hipStreamCreate(stream))
    untyped = stream%ptr
    sent = [(i, i = 1, 1000)]
    call hipCheck(hipMalloc(line, 1000))
    call hipCheck(hipMemcpyAsync(line, sent, hipMemcpyHostToDevice, stream))
    got = 0
    call hipCheck(hipMemcpyAsync(got, line, 500, hipMemcpyDeviceToHost, stream))
    call hipCheck(hipStreamSynchronize(stream))
    if (any(got(:500) /= sent(:500)) .or. any(got(501:) /= 0)) error stop "hipMemcpyAsync of a length"
    call hipCheck(hipMemcpyAsync(dest=got, src=line, length=1000_c_size_t, myKind=hipMemcpyDeviceToHost, stream=stream))
    call hipCheck(hipStreamSynchronize(stream))
    if (any(got /= sent)) error stop "hipMemcpyAsync by keyword"
    got = 0
    call hipCheck(hipMemcpyAsync(got, line, hipMemcpyDeviceToHost, untyped))
    call hipCheck(hipStreamSynchronize(untyped))
    if (any(got /= sent)) error stop "hipMemcpyAsync in a stream of c_ptr"

    there = reshape([(real(i, c_double), i = 1, 48)], [8, 6])
    call hipCheck(hipMalloc(plane, 8, 6))
    call hipCheck(hipMemcpy2DAsync(plane, 8, there, 8, 8, 6, hipMemcpyHostToDevice, stream))
    back = 0
    call hipCheck(hipMemcpy2DAsync(back, 8_c_size_t, plane, 8_c_size_t, 4_c_size_t, 6_c_size_t, hipMemcpyDeviceToHost, stream))
    call hipCheck(hipStreamSynchronize(stream))
    if (any(abs(back(:4, :) - there(:4, :)) > 0) .or. any(abs(back(5:, :)) > 0)) error stop "hipMemcpy2DAsync"
    call hipCheck(hipMemcpy2D(back, 8, plane, 8, 8, 6, hipMemcpyDeviceToHost))
    if (any(abs(back - there) > 0)) error stop "hipMemcpy2D"

    cube = reshape([(cmplx(i, -i, c_double_complex), i = 1, 60)], [3, 4, 5])
    call hipCheck(hipMalloc(space, source=cube))
    call hipCheck(hipMemcpyAsync(same, space, 60, hipMemcpyDeviceToHost, stream))
    call hipCheck(hipStreamSynchronize(stream))
    if (any(abs(same - cube) > 0)) error stop "hipMemcpyAsync of rank 3"

    call hipCheck(hipMallocPitch(memory, pitch, 64_c_size_t, 6_c_size_t))
    if (pitch < 64) error stop "hipMallocPitch"
    call hipCheck(hipMemset2DAsync(memory, pitch, myValue=0, width=64_c_size_t, height=6_c_size_t, stream=stream))
    call hipCheck(hipStreamSynchronize(stream))
    call hipCheck(hipFree(memory))
    call hipCheck(hipFree(space))
    call hipCheck(hipFree(plane))
    call hipCheck(hipFree(line))
    call hipCheck(hipStreamDestroy(stream))
    print "(a)", "copies: ok"
end program copies
