! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's HIP runtime, by hipfort's name.
module hipfort
    use, intrinsic :: iso_c_binding
    use anygpu_hipfort_enums
    use anygpu_hipfort_types
    use anygpu_hipfort_hipmalloc
    use anygpu_hipfort_hipmemcpy
    use anygpu_hipfort_hiphostregister
    use anygpu_hipfort_auxiliary
    use anygpu_hipfort_ipc
    use anygpu_hipfort_runtime
    use anygpu_hipfort_typed
    use anygpu_hipfort_mixed
    implicit none
    public
end module hipfort
