! SPDX-License-Identifier: MIT OR Apache-2.0
!> Device arrays, streams, events and tokens for Fortran, and anygpu's own C calls.
!>
!> docs/guide/fortran-arrays.md explains the calls that begin with gpu_.
module anygpu
    use anygpu_arrays
    use anygpu_calls
    use anygpu_kernels, only: gpu_find, gpu_kernel, gpu_launch, gpu_load, gpu_module, gpu_unload, gpu_value
    use anygpu_reports, only: gpu_backend, gpu_check, gpu_reason
    use anygpu_steps, only: gpu_align, gpu_begin_read, gpu_begin_write, gpu_close, gpu_create, gpu_end_read, gpu_end_write, &
        gpu_join, gpu_publish, gpu_steps, gpu_wait
    use anygpu_streams, only: gpu_close, gpu_create, gpu_destroy, gpu_device_count, gpu_device_info, gpu_event, gpu_export, &
        gpu_import, gpu_properties, gpu_record, gpu_set_device, gpu_stream, gpu_synchronize, gpu_wait
    use anygpu_tokens, only: gpu_lookup, gpu_publish, gpu_unpublish
    implicit none
    public
end module anygpu
