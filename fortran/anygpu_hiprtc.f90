! Generated from src/api/hiprtc by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> The functions, types and constants of hiprtc, which compiles kernels at run time, one to one, as in ROCm 6 and 7.
!>
!> In addition to the codes listed with it, any function may return HIPRTC_ERROR_INTERNAL_ERROR: if no back end can be
!> used, in a process forked after the first call, and for what the back end in use does not support.
!> anygpu_last_reason() describes the failure.
!>
!> An argument of intent(out) is undefined after a failure: check the status first. Texts, code and inputs that may
!> be NULL are type(c_ptr) by value: c_loc(x) is the address of a variable x, which must have the target attribute.
!> Text passed to C ends with c_null_char.
module anygpu_hiprtc
    use, intrinsic :: iso_c_binding, only: c_char, c_int, c_ptr, c_size_t
    implicit none
    public
    private :: c_char, c_int, c_ptr, c_size_t

    ! hiprtcResult: The status of every call: HIPRTC_SUCCESS, or an error.
    integer(c_int), parameter :: HIPRTC_SUCCESS = 0_c_int
    integer(c_int), parameter :: HIPRTC_ERROR_OUT_OF_MEMORY = 1_c_int
    integer(c_int), parameter :: HIPRTC_ERROR_PROGRAM_CREATION_FAILURE = 2_c_int
    integer(c_int), parameter :: HIPRTC_ERROR_INVALID_INPUT = 3_c_int
    integer(c_int), parameter :: HIPRTC_ERROR_INVALID_PROGRAM = 4_c_int
    integer(c_int), parameter :: HIPRTC_ERROR_INVALID_OPTION = 5_c_int
    integer(c_int), parameter :: HIPRTC_ERROR_COMPILATION = 6_c_int
    integer(c_int), parameter :: HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE = 7_c_int
    integer(c_int), parameter :: HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8_c_int
    integer(c_int), parameter :: HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9_c_int
    integer(c_int), parameter :: HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID = 10_c_int
    integer(c_int), parameter :: HIPRTC_ERROR_INTERNAL_ERROR = 11_c_int
    integer(c_int), parameter :: HIPRTC_ERROR_LINKING = 100_c_int

    ! hiprtcJIT_option: Options for the linker.
    integer(c_int), parameter :: HIPRTC_JIT_MAX_REGISTERS = 0_c_int
    integer(c_int), parameter :: HIPRTC_JIT_THREADS_PER_BLOCK = 1_c_int
    integer(c_int), parameter :: HIPRTC_JIT_WALL_TIME = 2_c_int
    integer(c_int), parameter :: HIPRTC_JIT_INFO_LOG_BUFFER = 3_c_int
    integer(c_int), parameter :: HIPRTC_JIT_INFO_LOG_BUFFER_SIZE_BYTES = 4_c_int
    integer(c_int), parameter :: HIPRTC_JIT_ERROR_LOG_BUFFER = 5_c_int
    integer(c_int), parameter :: HIPRTC_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6_c_int
    integer(c_int), parameter :: HIPRTC_JIT_OPTIMIZATION_LEVEL = 7_c_int
    integer(c_int), parameter :: HIPRTC_JIT_TARGET_FROM_HIPCONTEXT = 8_c_int
    integer(c_int), parameter :: HIPRTC_JIT_TARGET = 9_c_int
    integer(c_int), parameter :: HIPRTC_JIT_FALLBACK_STRATEGY = 10_c_int
    integer(c_int), parameter :: HIPRTC_JIT_GENERATE_DEBUG_INFO = 11_c_int
    integer(c_int), parameter :: HIPRTC_JIT_LOG_VERBOSE = 12_c_int
    integer(c_int), parameter :: HIPRTC_JIT_GENERATE_LINE_INFO = 13_c_int
    integer(c_int), parameter :: HIPRTC_JIT_CACHE_MODE = 14_c_int

    ! hiprtcJITInputType: The kinds of what the linker takes, all of them AMD's.
    integer(c_int), parameter :: HIPRTC_JIT_INPUT_LLVM_BITCODE = 100_c_int
    integer(c_int), parameter :: HIPRTC_JIT_INPUT_LLVM_BUNDLED_BITCODE = 101_c_int
    integer(c_int), parameter :: HIPRTC_JIT_INPUT_LLVM_ARCHIVES_OF_BUNDLED_BITCODE = 102_c_int

    interface

        !> Creates a program from its source.
        !>
        !> Returns HIPRTC_ERROR_INVALID_PROGRAM for a NULL `prog`, HIPRTC_ERROR_INVALID_INPUT for other NULLs,
        !> for fewer than 0 headers, and for a source, a header or its name that is empty.
        !>
        !> HIP: hiprtcCreateProgram. CUDA: nvrtcCreateProgram.
        function hiprtcCreateProgram(prog, src, name, numHeaders, headers, includeNames) &
            bind(c, name="hiprtcCreateProgram") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> The program; destroy it with hiprtcDestroyProgram.
            type(c_ptr), intent(out) :: prog
            !> The source in HIP's C++.
            character(kind=c_char), intent(in) :: src(*)
            !> (in, nullable) The name of the source in the compiler's messages.
            type(c_ptr), value :: name
            !> The number of headers.
            integer(c_int), value :: numHeaders
            !> (in, array of numHeaders, nullable) The text of each header.
            type(c_ptr), value :: headers
            !> (in, array of numHeaders, nullable) The name by which the source includes each.
            type(c_ptr), value :: includeNames
            integer(c_int) :: status
        end function hiprtcCreateProgram

        !> Destroys a program.
        !>
        !> Returns HIPRTC_ERROR_INVALID_INPUT for a NULL `prog`, HIPRTC_ERROR_INVALID_PROGRAM for a program
        !> that does not exist.
        !>
        !> HIP: hiprtcDestroyProgram. CUDA: nvrtcDestroyProgram.
        function hiprtcDestroyProgram(prog) bind(c, name="hiprtcDestroyProgram") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The address of the program; nothing is done for a program that is NULL.
            type(c_ptr), intent(in) :: prog
            integer(c_int) :: status
        end function hiprtcDestroyProgram

        !> Adds a name as C++ has it, whose name in the code is wanted. Must come before the compilation.
        !>
        !> Returns HIPRTC_ERROR_INVALID_INPUT for NULL and for an empty name, HIPRTC_ERROR_INVALID_PROGRAM for
        !> a program that does not exist.
        !>
        !> HIP: hiprtcAddNameExpression. CUDA: nvrtcAddNameExpression.
        function hiprtcAddNameExpression(prog, name_expression) bind(c, name="hiprtcAddNameExpression") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> (in) The program.
            type(c_ptr), value :: prog
            !> The name, such as `scale<float>` or `&factors`.
            character(kind=c_char), intent(in) :: name_expression(*)
            integer(c_int) :: status
        end function hiprtcAddNameExpression

        !> Compiles a program for the calling thread's current device.
        !>
        !> On AMD's GPUs by AMD's own library, on NVIDIA's by NVRTC, and on the host back end, also without a visible
        !> device, by the system's C++ compiler, which CXX may name. Options for another device are left out, and the log has them.
        !>
        !> Returns HIPRTC_ERROR_INVALID_INPUT for fewer than 0 options and for NULL, HIPRTC_ERROR_INVALID_PROGRAM
        !> for a program that does not exist, HIPRTC_ERROR_COMPILATION for a source that does not compile,
        !> HIPRTC_ERROR_INVALID_OPTION where NVRTC refuses an option, HIPRTC_ERROR_INTERNAL_ERROR where there is
        !> no compiler.
        !>
        !> HIP: hiprtcCompileProgram. CUDA: nvrtcCompileProgram.
        function hiprtcCompileProgram(prog, numOptions, options) bind(c, name="hiprtcCompileProgram") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The program. Its log has the compiler's messages afterwards.
            type(c_ptr), value :: prog
            !> The number of options.
            integer(c_int), value :: numOptions
            !> (in, array of numOptions, nullable) The options.
            type(c_ptr), value :: options
            integer(c_int) :: status
        end function hiprtcCompileProgram

        !> Returns the name in the code of a name that was added before the compilation.
        !>
        !> Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program that does not
        !> exist, HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID for a name that was not added before the compilation.
        !>
        !> HIP: hiprtcGetLoweredName. CUDA: nvrtcGetLoweredName.
        function hiprtcGetLoweredName(prog, name_expression, loweredName) bind(c, name="hiprtcGetLoweredName") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> (in) The program.
            type(c_ptr), value :: prog
            !> The name, as it was added.
            character(kind=c_char), intent(in) :: name_expression(*)
            !> The name for hipModuleGetFunction or hipModuleGetGlobal, valid until the program
            !> is destroyed or compiled again.
            type(c_ptr), intent(out) :: loweredName
            integer(c_int) :: status
        end function hiprtcGetLoweredName

        !> Returns the bytes of a program's code; 0 before it is compiled.
        !>
        !> Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program that does not
        !> exist.
        !>
        !> HIP: hiprtcGetCodeSize. CUDA: nvrtcGetPTXSize.
        function hiprtcGetCodeSize(prog, codeSizeRet) bind(c, name="hiprtcGetCodeSize") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The program.
            type(c_ptr), value :: prog
            !> Bytes.
            integer(c_size_t), intent(out) :: codeSizeRet
            integer(c_int) :: status
        end function hiprtcGetCodeSize

        !> Returns a program's code, for hipModuleLoadData.
        !>
        !> Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program that does not
        !> exist.
        !>
        !> HIP: hiprtcGetCode. CUDA: nvrtcGetPTX.
        function hiprtcGetCode(prog, code) bind(c, name="hiprtcGetCode") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> (in) The program.
            type(c_ptr), value :: prog
            !> The code, with room for the bytes that hiprtcGetCodeSize returns.
            character(kind=c_char), intent(out) :: code(*)
            integer(c_int) :: status
        end function hiprtcGetCode

        !> Returns the bytes of a program's log, with the NUL behind it; 0 for an empty one.
        !>
        !> Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program that does not
        !> exist.
        !>
        !> HIP: hiprtcGetProgramLogSize. CUDA: nvrtcGetProgramLogSize.
        function hiprtcGetProgramLogSize(prog, logSizeRet) bind(c, name="hiprtcGetProgramLogSize") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The program.
            type(c_ptr), value :: prog
            !> Bytes.
            integer(c_size_t), intent(out) :: logSizeRet
            integer(c_int) :: status
        end function hiprtcGetProgramLogSize

        !> Returns a program's log: the messages of the compiler.
        !>
        !> Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program that does not
        !> exist.
        !>
        !> HIP: hiprtcGetProgramLog. CUDA: nvrtcGetProgramLog.
        function hiprtcGetProgramLog(prog, log) bind(c, name="hiprtcGetProgramLog") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> (in) The program.
            type(c_ptr), value :: prog
            !> The text, with room for the bytes that hiprtcGetProgramLogSize returns.
            character(kind=c_char), intent(out) :: log(*)
            integer(c_int) :: status
        end function hiprtcGetProgramLog

        !> Returns the bytes of a program's bitcode, which AMD's compiler alone makes, with -fgpu-rdc.
        !>
        !> Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program without
        !> bitcode and one that does not exist.
        !>
        !> HIP: hiprtcGetBitcodeSize. CUDA: none.
        function hiprtcGetBitcodeSize(prog, bitcode_size) bind(c, name="hiprtcGetBitcodeSize") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The program.
            type(c_ptr), value :: prog
            !> Bytes.
            integer(c_size_t), intent(out) :: bitcode_size
            integer(c_int) :: status
        end function hiprtcGetBitcodeSize

        !> Returns a program's bitcode, which AMD's compiler alone makes, with -fgpu-rdc.
        !>
        !> Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program without
        !> bitcode and one that does not exist.
        !>
        !> HIP: hiprtcGetBitcode. CUDA: none.
        function hiprtcGetBitcode(prog, bitcode) bind(c, name="hiprtcGetBitcode") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> (in) The program.
            type(c_ptr), value :: prog
            !> The bitcode, with room for the bytes that hiprtcGetBitcodeSize returns.
            character(kind=c_char), intent(out) :: bitcode(*)
            integer(c_int) :: status
        end function hiprtcGetBitcode

        !> Returns the version of hiprtc: 9.0, as every release of AMD's does.
        !>
        !> Returns HIPRTC_ERROR_INVALID_INPUT for NULL.
        !>
        !> HIP: hiprtcVersion. CUDA: nvrtcVersion.
        function hiprtcVersion(major, minor) bind(c, name="hiprtcVersion") result(status)
            import :: c_int
            implicit none
            !> The first number.
            integer(c_int), intent(out) :: major
            !> The second number.
            integer(c_int), intent(out) :: minor
            integer(c_int) :: status
        end function hiprtcVersion

        !> Returns the name of a status, such as "HIPRTC_ERROR_COMPILATION"; NULL for an unknown number.
        !>
        !> The text is constant.
        !>
        !> HIP: hiprtcGetErrorString. CUDA: nvrtcGetErrorString.
        function hiprtcGetErrorString(result) bind(c, name="hiprtcGetErrorString") result(answer)
            import :: c_int, c_ptr
            implicit none
            !> The status.
            integer(c_int), value :: result
            type(c_ptr) :: answer
        end function hiprtcGetErrorString

        !> Creates a linker's state.
        !>
        !> Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INTERNAL_ERROR where AMD's library is not
        !> in use.
        !>
        !> HIP: hiprtcLinkCreate. CUDA: none.
        function hiprtcLinkCreate(num_options, options_ptr, options_vals_pptr, hip_link_state_ptr) &
            bind(c, name="hiprtcLinkCreate") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The number of options.
            integer(c_int), value :: num_options
            !> (in, array of num_options, nullable) The options.
            type(c_ptr), value :: options_ptr
            !> (in, array of num_options, nullable) The value of each.
            type(c_ptr), value :: options_vals_pptr
            !> The state.
            type(c_ptr), intent(out) :: hip_link_state_ptr
            integer(c_int) :: status
        end function hiprtcLinkCreate

        !> Adds a file to what is linked.
        !>
        !> Returns HIPRTC_ERROR_INVALID_INPUT for a state that does not exist.
        !>
        !> HIP: hiprtcLinkAddFile. CUDA: none.
        function hiprtcLinkAddFile(hip_link_state, input_type, file_path, num_options, options_ptr, option_values) &
            bind(c, name="hiprtcLinkAddFile") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> (in) The linker's state.
            type(c_ptr), value :: hip_link_state
            !> The kind of the file, one of hiprtcJITInputType.
            integer(c_int), value :: input_type
            !> The file.
            character(kind=c_char), intent(in) :: file_path(*)
            !> The number of options.
            integer(c_int), value :: num_options
            !> (in, array of num_options, nullable) The options.
            type(c_ptr), value :: options_ptr
            !> (in, array of num_options, nullable) The value of each.
            type(c_ptr), value :: option_values
            integer(c_int) :: status
        end function hiprtcLinkAddFile

        !> Adds an image in memory to what is linked.
        !>
        !> Returns HIPRTC_ERROR_INVALID_INPUT for NULL, no bytes, and a state that does not exist.
        !>
        !> HIP: hiprtcLinkAddData. CUDA: none.
        function hiprtcLinkAddData(hip_link_state, input_type, image, image_size, name, num_options, options_ptr, option_values) &
            bind(c, name="hiprtcLinkAddData") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The linker's state.
            type(c_ptr), value :: hip_link_state
            !> The kind of the image, one of hiprtcJITInputType.
            integer(c_int), value :: input_type
            !> (in) The first byte.
            type(c_ptr), value :: image
            !> Bytes.
            integer(c_size_t), value :: image_size
            !> (in, nullable) Its name.
            type(c_ptr), value :: name
            !> The number of options.
            integer(c_int), value :: num_options
            !> (in, array of num_options, nullable) The options.
            type(c_ptr), value :: options_ptr
            !> (in, array of num_options, nullable) The value of each.
            type(c_ptr), value :: option_values
            integer(c_int) :: status
        end function hiprtcLinkAddData

        !> Links what was added.
        !>
        !> Returns HIPRTC_ERROR_INVALID_INPUT for NULL and for a state that does not exist.
        !>
        !> HIP: hiprtcLinkComplete. CUDA: none.
        function hiprtcLinkComplete(hip_link_state, bin_out, size_out) bind(c, name="hiprtcLinkComplete") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The linker's state.
            type(c_ptr), value :: hip_link_state
            !> The code, which lives as long as the state.
            type(c_ptr), intent(out) :: bin_out
            !> Its bytes.
            integer(c_size_t), intent(out) :: size_out
            integer(c_int) :: status
        end function hiprtcLinkComplete

        !> Destroys a linker's state.
        !>
        !> Returns HIPRTC_ERROR_INVALID_INPUT for a state that does not exist.
        !>
        !> HIP: hiprtcLinkDestroy. CUDA: none.
        function hiprtcLinkDestroy(hip_link_state) bind(c, name="hiprtcLinkDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The state.
            type(c_ptr), value :: hip_link_state
            integer(c_int) :: status
        end function hiprtcLinkDestroy

    end interface
end module anygpu_hiprtc
