! SPDX-License-Identifier: MIT OR Apache-2.0
!> Kernels that C++ compilers made for the GPU in use, or for the host back end: modules, launches and arguments.
module anygpu_kernels
    use, intrinsic :: iso_c_binding, only: c_char, c_f_pointer, c_int, c_int8_t, c_int64_t, c_intptr_t, c_loc, c_null_char, &
        c_null_ptr, c_ptr, c_size_t
    use anygpu_calls, only: ANYGPU_ERROR_INVALID_VALUE, ANYGPU_SUCCESS
    use anygpu_hip, only: hipErrorFileNotFound, hipGetDeviceCount, hipModuleGetFunction, hipModuleLaunchKernel, hipModuleLoad, &
        hipModuleUnload
    use anygpu_reports, only: failed, finish, forget_reason, gpu_backend
    use anygpu_streams, only: gpu_stream, handle_of
    implicit none
    private

    public :: gpu_module, gpu_kernel, gpu_value
    public :: gpu_load, gpu_unload, gpu_find, gpu_launch
    public :: value_of

    !> Kernels that were compiled together.
    type, bind(c) :: gpu_module
        !> The vendor's module, for calls of C: hipModule_t, CUmodule.
        type(c_ptr) :: handle = c_null_ptr
    end type gpu_module

    !> A kernel of a module.
    type, bind(c) :: gpu_kernel
        !> The vendor's kernel, for calls of C: hipFunction_t, CUfunction.
        type(c_ptr) :: handle = c_null_ptr
    end type gpu_kernel

    !> Bytes of the largest argument.
    integer, parameter :: largest = 16

    !> An argument of a launch, made by gpu_argument.
    type :: gpu_value
        private
        !> Room for the largest: a complex number of 128 bits.
        integer(c_int8_t) :: bytes(largest) = 0_c_int8_t
        logical :: is_too_large = .false.
    end type gpu_value

contains

    !> Loads the module in a file, on the current device.
    !>
    !> A path with an extension is taken as it is. To another name the back end's extensions are added (.so for the host,
    !> .cubin, .fatbin and .ptx for NVIDIA, .hsaco and .co for AMD, .spv for Intel), and a name without a folder is looked for
    !> beside the program, then in the current folder.
    !>
    !> Fails with hipErrorFileNotFound (301) where there is no such file, hipErrorInvalidImage (200) for one that is damaged,
    !> hipErrorNoBinaryForGpu (209) for one for another device.
    subroutine gpu_load(module, name, stat, errmsg)
        !> The module; unload it with gpu_unload.
        type(gpu_module), intent(inout) :: module
        !> The file's path or name.
        character(*), intent(in) :: name
        !> Status: 0 for success; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(c_ptr) :: handle
        character(:), allocatable :: path
        integer(c_int) :: count, status

        call forget_reason()
        ! Selects the back end.
        status = hipGetDeviceCount(count)
        if (status == ANYGPU_SUCCESS) then
            path = found(trim(name))
            if (path == "") then
                status = failed(hipErrorFileNotFound, "gpu_load", "there is no file " // trim(name) // " with an extension of " // &
                    trim(extensions()) // " in " // program_folder() // " or the current folder: anygpu build-kernels " // &
                    trim(name) // ".cpp makes it")
            else
                status = hipModuleLoad(handle, path // c_null_char)
            end if
        end if
        if (status == ANYGPU_SUCCESS) module%handle = handle
        call finish("gpu_load", status, stat, errmsg)
    end subroutine gpu_load

    !> Unloads a module. Launches of its kernels that are queued complete.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_HANDLE for a module that does not exist.
    subroutine gpu_unload(module, stat, errmsg)
        !> The module.
        type(gpu_module), intent(inout) :: module
        !> Status: 0 for success; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        call forget_reason()
        status = hipModuleUnload(module%handle)
        if (status == ANYGPU_SUCCESS) module%handle = c_null_ptr
        call finish("gpu_unload", status, stat, errmsg)
    end subroutine gpu_unload

    !> Finds a kernel of a module.
    !>
    !> Fails with hipErrorNotFound (500) for a name that the module does not have, ANYGPU_ERROR_INVALID_HANDLE for a module that
    !> does not exist.
    subroutine gpu_find(kernel, module, name, stat, errmsg)
        !> The kernel, which lives as long as its module.
        type(gpu_kernel), intent(inout) :: kernel
        !> The module.
        type(gpu_module), intent(in) :: module
        !> The kernel's name; kernels are extern "C".
        character(*), intent(in) :: name
        !> Status: 0 for success; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(c_ptr) :: handle
        integer(c_int) :: status

        call forget_reason()
        status = hipModuleGetFunction(handle, module%handle, trim(name) // c_null_char)
        if (status == ANYGPU_SUCCESS) kernel%handle = handle
        call finish("gpu_find", status, stat, errmsg)
    end subroutine gpu_find

    !> Queues a launch of a kernel.
    !>
    !> Fails with ANYGPU_ERROR_INVALID_VALUE for no blocks or threads, more than three directions, more threads or shared
    !> memory than a block has, and a text of more than 16 characters as argument; ANYGPU_ERROR_INVALID_HANDLE for a kernel or
    !> stream that does not exist.
    subroutine gpu_launch(kernel, blocks, threads, arguments, stream, shared, stat, errmsg)
        !> The kernel.
        type(gpu_kernel), intent(in) :: kernel
        !> Blocks in one to three directions.
        integer, intent(in) :: blocks(:)
        !> Threads of a block in one to three directions.
        integer, intent(in) :: threads(:)
        !> The kernel's arguments, each by gpu_argument: as many as it has, of its types. They are copied.
        type(gpu_value), intent(in), optional :: arguments(:)
        !> The stream; the default stream without one.
        type(gpu_stream), intent(in), optional :: stream
        !> Bytes of dynamic shared memory of each block; none without it.
        integer, intent(in), optional :: shared
        !> Status: 0 for success; with it a failure does not end the program.
        integer, intent(out), optional :: stat
        !> Message of a failure; unchanged without one.
        character(*), intent(inout), optional :: errmsg
        type(gpu_value), allocatable, target :: values(:)
        type(c_ptr), allocatable, target :: addresses(:)
        type(c_ptr) :: each
        integer(c_int) :: grid(3), block(3), bytes, status
        logical :: is_any_too_large
        integer :: i

        call forget_reason()
        each = c_null_ptr
        is_any_too_large = .false.
        if (present(arguments)) then
            is_any_too_large = any(arguments%is_too_large)
            values = arguments
            addresses = [(c_loc(values(i)%bytes), i = 1, size(values))]
            if (size(values) > 0) each = c_loc(addresses)
        end if
        bytes = 0_c_int
        if (present(shared)) bytes = int(shared, c_int)
        if (size(blocks) < 1 .or. size(blocks) > 3 .or. size(threads) < 1 .or. size(threads) > 3) then
            status = failed(ANYGPU_ERROR_INVALID_VALUE, "gpu_launch", "blocks and threads have one to three directions")
        else if (is_any_too_large) then
            status = failed(ANYGPU_ERROR_INVALID_VALUE, "gpu_launch", "an argument has more than 16 bytes")
        else
            grid = 1_c_int
            block = 1_c_int
            grid(:size(blocks)) = int(blocks, c_int)
            block(:size(threads)) = int(threads, c_int)
            status = hipModuleLaunchKernel(kernel%handle, grid(1), grid(2), grid(3), block(1), block(2), block(3), bytes, &
                handle_of(stream), each, c_null_ptr)
        end if
        call finish("gpu_launch", status, stat, errmsg)
    end subroutine gpu_launch

    !> The argument of a launch for a scalar of some bytes at an address, or for an array, by its address.
    function value_of(address, bytes, is_scalar) result(value)
        integer(c_intptr_t), intent(in) :: address
        integer(c_int64_t), intent(in) :: bytes
        logical, intent(in) :: is_scalar
        type(gpu_value) :: value
        type(c_ptr) :: place
        integer(c_int8_t), pointer :: from(:)

        value%is_too_large = is_scalar .and. bytes > largest
        if (value%is_too_large) return
        if (is_scalar) then
            place = transfer(address, c_null_ptr)
            call c_f_pointer(place, from, [bytes])
            value%bytes(:bytes) = from
        else
            value%bytes(:storage_size(address) / 8) = transfer(address, value%bytes)
        end if
    end function value_of

    !> The extensions of modules for the back end in use.
    function extensions() result(all)
        character(len=17) :: all

        select case (gpu_backend())
        case ("nvidia")
            all = ".cubin.fatbin.ptx"
        case ("amd")
            all = ".hsaco.co"
        case ("intel")
            all = ".spv"
        case default
            all = ".so"
        end select
    end function extensions

    !> The path of a module's file; empty where there is none.
    function found(name) result(path)
        character(*), intent(in) :: name
        character(:), allocatable :: path
        character(len=17) :: rest
        integer :: next

        path = name
        if (index(name(index(name, "/", back=.true.) + 1:), ".") > 0) return
        rest = extensions()
        do while (rest /= "")
            next = index(rest(2:), ".")
            if (next == 0) next = len_trim(rest)
            if (index(name, "/") == 0) then
                path = program_folder() // name // rest(:next)
                if (exists(path)) return
            end if
            path = name // rest(:next)
            if (exists(path)) return
            rest = rest(next + 1:)
        end do
        path = ""
    end function found

    function exists(path) result(answer)
        character(*), intent(in) :: path
        logical :: answer

        inquire (file=path, exist=answer)
    end function exists

    !> The folder of the program's file, with a slash; empty where the system does not tell.
    function program_folder() result(folder)
        interface
            !> The file that a symbolic link names.
            function readlink(path, text, room) bind(c, name="readlink") result(length)
                import :: c_char, c_intptr_t, c_size_t
                character(kind=c_char), intent(in) :: path(*)
                character(kind=c_char), intent(inout) :: text(*)
                integer(c_size_t), value :: room
                integer(c_intptr_t) :: length
            end function readlink
        end interface
        character(:), allocatable :: folder
        character(kind=c_char, len=4096) :: file
        integer(c_intptr_t) :: length

        length = readlink("/proc/self/exe" // c_null_char, file, 4096_c_size_t)
        folder = file(:index(file(:max(length, 0_c_intptr_t)), "/", back=.true.))
    end function program_folder

end module anygpu_kernels
