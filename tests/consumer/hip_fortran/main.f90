! SPDX-License-Identifier: MIT OR Apache-2.0
program main
    use hip
    implicit none

    type(hipStream_t) :: stream
    real(c_double), pointer :: device(:)
    real(c_double) :: numbers(1000), back(1000)

    numbers = 3
    back = 0
    call hipCheck(hipStreamCreate(stream))
    call hipCheck(hipMalloc(device, source=numbers))
    call hipCheck(hipMemcpyAsync(back, device, hipMemcpyDeviceToHost, stream))
    call hipCheck(hipStreamSynchronize(stream))
    call hipCheck(hipFree(device))
    call hipCheck(hipStreamDestroy(stream))
    if (any(abs(numbers - back) > 0)) error stop "other numbers came back"
    print "(a)", "hip: ok"
end program main
