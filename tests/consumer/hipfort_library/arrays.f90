! SPDX-License-Identifier: MIT OR Apache-2.0
module arrays
    use, intrinsic :: iso_c_binding, only: c_double
    use hipfort, only: hipFree, hipMalloc, hipMemcpy, hipMemcpyDeviceToHost
    use hipfort_check, only: hipCheck
    use hipfort_types, only: hipIpcMemHandle_t
    implicit none
    private

    public :: download, shared, upload

    !> Device memory with its handle.
    type :: shared
        real(c_double), pointer :: elements(:) => null()
        type(hipIpcMemHandle_t) :: handle
    end type shared

contains

    subroutine upload(host, device)
        real(c_double), intent(in), target :: host(:)
        type(shared), intent(out) :: device

        call hipCheck(hipMalloc(device%elements, source=host))
    end subroutine upload

    subroutine download(device, host)
        type(shared), intent(inout) :: device
        real(c_double), intent(out), target :: host(:)

        call hipCheck(hipMemcpy(host, device%elements, size(host), hipMemcpyDeviceToHost))
        call hipCheck(hipFree(device%elements))
    end subroutine download

end module arrays
