! SPDX-License-Identifier: MIT OR Apache-2.0
!> As much of hipfort's own module of this name as the tests need, with its names and shapes: the runtime.
module hipfort
    use hipfort_enums
    use hipfort_types
    use hipfort_hipmalloc
    use hipfort_hipmemcpy
    implicit none

    interface hipDeviceSynchronize
        function hipDeviceSynchronize_() bind(c, name="hipDeviceSynchronize")
            use iso_c_binding
            use hipfort_enums
            use hipfort_types
            implicit none
            integer(kind(hipSuccess)) :: hipDeviceSynchronize_
        end function hipDeviceSynchronize_
    end interface hipDeviceSynchronize

end module hipfort
