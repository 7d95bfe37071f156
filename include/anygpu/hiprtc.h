/* Generated from src/api/hiprtc by `BLESS=1 cargo test --test generated`; do not edit.
 * SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * The functions, types and constants of hiprtc, which compiles kernels at run time, one to one, as in ROCm 6 and 7.
 *
 * In addition to the codes listed with it, any function may return HIPRTC_ERROR_INTERNAL_ERROR: if no back end can be
 * used, in a process forked after the first call, and for what the back end in use does not support.
 * anygpu_last_reason() describes the failure.
 */

#ifndef ANYGPU_HIPRTC_H
#define ANYGPU_HIPRTC_H

#include <stddef.h>
#include <stdint.h>

/** The status of every call: HIPRTC_SUCCESS, or an error. */
typedef enum hiprtcResult {
  HIPRTC_SUCCESS = 0,
  HIPRTC_ERROR_OUT_OF_MEMORY = 1,
  HIPRTC_ERROR_PROGRAM_CREATION_FAILURE = 2,
  HIPRTC_ERROR_INVALID_INPUT = 3,
  HIPRTC_ERROR_INVALID_PROGRAM = 4,
  HIPRTC_ERROR_INVALID_OPTION = 5,
  HIPRTC_ERROR_COMPILATION = 6,
  HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE = 7,
  HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8,
  HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9,
  HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID = 10,
  HIPRTC_ERROR_INTERNAL_ERROR = 11,
  HIPRTC_ERROR_LINKING = 100
} hiprtcResult;

/** Options for the linker. */
typedef enum hiprtcJIT_option {
  HIPRTC_JIT_MAX_REGISTERS = 0,
  HIPRTC_JIT_THREADS_PER_BLOCK = 1,
  HIPRTC_JIT_WALL_TIME = 2,
  HIPRTC_JIT_INFO_LOG_BUFFER = 3,
  HIPRTC_JIT_INFO_LOG_BUFFER_SIZE_BYTES = 4,
  HIPRTC_JIT_ERROR_LOG_BUFFER = 5,
  HIPRTC_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6,
  HIPRTC_JIT_OPTIMIZATION_LEVEL = 7,
  HIPRTC_JIT_TARGET_FROM_HIPCONTEXT = 8,
  HIPRTC_JIT_TARGET = 9,
  HIPRTC_JIT_FALLBACK_STRATEGY = 10,
  HIPRTC_JIT_GENERATE_DEBUG_INFO = 11,
  HIPRTC_JIT_LOG_VERBOSE = 12,
  HIPRTC_JIT_GENERATE_LINE_INFO = 13,
  HIPRTC_JIT_CACHE_MODE = 14
} hiprtcJIT_option;

/** The kinds of what the linker takes, all of them AMD's. */
typedef enum hiprtcJITInputType {
  HIPRTC_JIT_INPUT_LLVM_BITCODE = 100,
  HIPRTC_JIT_INPUT_LLVM_BUNDLED_BITCODE = 101,
  HIPRTC_JIT_INPUT_LLVM_ARCHIVES_OF_BUNDLED_BITCODE = 102
} hiprtcJITInputType;


/**
 * A program behind hiprtcProgram.
 */
typedef struct _hiprtcProgram _hiprtcProgram;

/**
 * A linker's state behind hiprtcLinkState.
 */
typedef struct ihiprtcLinkState ihiprtcLinkState;

/**
 * A program: the source of a module, and the code and the log of its last compilation.
 */
typedef struct _hiprtcProgram *hiprtcProgram;

/**
 * The state of a linker.
 */
typedef struct ihiprtcLinkState *hiprtcLinkState;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Creates a program from its source.
 *
 * - `prog` (out): the program; destroy it with hiprtcDestroyProgram.
 * - `src` (in): the source in HIP's C++.
 * - `name` (in, nullable): the name of the source in the compiler's messages.
 * - `numHeaders` (in): the number of headers.
 * - `headers` (in, array of numHeaders, nullable): the text of each header.
 * - `includeNames` (in, array of numHeaders, nullable): the name by which the source includes each.
 *
 * Returns HIPRTC_ERROR_INVALID_PROGRAM for a NULL `prog`, HIPRTC_ERROR_INVALID_INPUT for other NULLs,
 * for fewer than 0 headers, and for a source, a header or its name that is empty.
 *
 * HIP: hiprtcCreateProgram. CUDA: nvrtcCreateProgram.
 */
hiprtcResult hiprtcCreateProgram(hiprtcProgram *prog,
                                 const char *src,
                                 const char *name,
                                 int numHeaders,
                                 const char *const *headers,
                                 const char *const *includeNames);

/**
 * Destroys a program.
 *
 * - `prog` (in): the address of the program; nothing is done for a program that is NULL.
 *
 * Returns HIPRTC_ERROR_INVALID_INPUT for a NULL `prog`, HIPRTC_ERROR_INVALID_PROGRAM for a program
 * that does not exist.
 *
 * HIP: hiprtcDestroyProgram. CUDA: nvrtcDestroyProgram.
 */
hiprtcResult hiprtcDestroyProgram(hiprtcProgram *prog);

/**
 * Adds a name as C++ has it, whose name in the code is wanted. Must come before the compilation.
 *
 * - `prog` (in): the program.
 * - `name_expression` (in): the name, such as `scale<float>` or `&factors`.
 *
 * Returns HIPRTC_ERROR_INVALID_INPUT for NULL and for an empty name, HIPRTC_ERROR_INVALID_PROGRAM for
 * a program that does not exist.
 *
 * HIP: hiprtcAddNameExpression. CUDA: nvrtcAddNameExpression.
 */
hiprtcResult hiprtcAddNameExpression(hiprtcProgram prog,
                                     const char *name_expression);

/**
 * Compiles a program for the calling thread's current device.
 *
 * On AMD's GPUs by AMD's own library, on NVIDIA's by NVRTC, and on the host back end, also without a visible
 * device, by the system's C++ compiler, which CXX may name. Options for another device are left out, and the log has them.
 *
 * - `prog` (in): the program. Its log has the compiler's messages afterwards.
 * - `numOptions` (in): the number of options.
 * - `options` (in, array of numOptions, nullable): the options.
 *
 * Returns HIPRTC_ERROR_INVALID_INPUT for fewer than 0 options and for NULL, HIPRTC_ERROR_INVALID_PROGRAM
 * for a program that does not exist, HIPRTC_ERROR_COMPILATION for a source that does not compile,
 * HIPRTC_ERROR_INVALID_OPTION where NVRTC refuses an option, HIPRTC_ERROR_INTERNAL_ERROR where there is
 * no compiler.
 *
 * HIP: hiprtcCompileProgram. CUDA: nvrtcCompileProgram.
 */
hiprtcResult hiprtcCompileProgram(hiprtcProgram prog,
                                  int numOptions,
                                  const char *const *options);

/**
 * Returns the name in the code of a name that was added before the compilation.
 *
 * - `prog` (in): the program.
 * - `name_expression` (in): the name, as it was added.
 * - `loweredName` (out): the name for hipModuleGetFunction or hipModuleGetGlobal, valid until the program
 *   is destroyed or compiled again.
 *
 * Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program that does not
 * exist, HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID for a name that was not added before the compilation.
 *
 * HIP: hiprtcGetLoweredName. CUDA: nvrtcGetLoweredName.
 */
hiprtcResult hiprtcGetLoweredName(hiprtcProgram prog,
                                  const char *name_expression,
                                  const char **loweredName);

/**
 * Returns the bytes of a program's code; 0 before it is compiled.
 *
 * - `prog` (in): the program.
 * - `codeSizeRet` (out): bytes.
 *
 * Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program that does not
 * exist.
 *
 * HIP: hiprtcGetCodeSize. CUDA: nvrtcGetPTXSize.
 */
hiprtcResult hiprtcGetCodeSize(hiprtcProgram prog,
                               size_t *codeSizeRet);

/**
 * Returns a program's code, for hipModuleLoadData.
 *
 * - `prog` (in): the program.
 * - `code` (out): the code, with room for the bytes that hiprtcGetCodeSize returns.
 *
 * Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program that does not
 * exist.
 *
 * HIP: hiprtcGetCode. CUDA: nvrtcGetPTX.
 */
hiprtcResult hiprtcGetCode(hiprtcProgram prog,
                           char *code);

/**
 * Returns the bytes of a program's log, with the NUL behind it; 0 for an empty one.
 *
 * - `prog` (in): the program.
 * - `logSizeRet` (out): bytes.
 *
 * Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program that does not
 * exist.
 *
 * HIP: hiprtcGetProgramLogSize. CUDA: nvrtcGetProgramLogSize.
 */
hiprtcResult hiprtcGetProgramLogSize(hiprtcProgram prog,
                                     size_t *logSizeRet);

/**
 * Returns a program's log: the messages of the compiler.
 *
 * - `prog` (in): the program.
 * - `log` (out): the text, with room for the bytes that hiprtcGetProgramLogSize returns.
 *
 * Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program that does not
 * exist.
 *
 * HIP: hiprtcGetProgramLog. CUDA: nvrtcGetProgramLog.
 */
hiprtcResult hiprtcGetProgramLog(hiprtcProgram prog,
                                 char *log);

/**
 * Returns the bytes of a program's bitcode, which AMD's compiler alone makes, with -fgpu-rdc.
 *
 * - `prog` (in): the program.
 * - `bitcode_size` (out): bytes.
 *
 * Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program without
 * bitcode and one that does not exist.
 *
 * HIP: hiprtcGetBitcodeSize. CUDA: none.
 */
hiprtcResult hiprtcGetBitcodeSize(hiprtcProgram prog, size_t *bitcode_size);

/**
 * Returns a program's bitcode, which AMD's compiler alone makes, with -fgpu-rdc.
 *
 * - `prog` (in): the program.
 * - `bitcode` (out): the bitcode, with room for the bytes that hiprtcGetBitcodeSize returns.
 *
 * Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INVALID_PROGRAM for a program without
 * bitcode and one that does not exist.
 *
 * HIP: hiprtcGetBitcode. CUDA: none.
 */
hiprtcResult hiprtcGetBitcode(hiprtcProgram prog, char *bitcode);

/**
 * Returns the version of hiprtc: 9.0, as every release of AMD's does.
 *
 * - `major` (out): the first number.
 * - `minor` (out): the second number.
 *
 * Returns HIPRTC_ERROR_INVALID_INPUT for NULL.
 *
 * HIP: hiprtcVersion. CUDA: nvrtcVersion.
 */
hiprtcResult hiprtcVersion(int *major, int *minor);

/**
 * Returns the name of a status, such as "HIPRTC_ERROR_COMPILATION"; NULL for an unknown number.
 *
 * The text is constant.
 *
 * - `result` (in): the status.
 *
 * HIP: hiprtcGetErrorString. CUDA: nvrtcGetErrorString.
 */
const char *hiprtcGetErrorString(hiprtcResult result);

/**
 * Creates a linker's state.
 *
 * - `num_options` (in): the number of options.
 * - `options_ptr` (in, array of num_options, nullable): the options.
 * - `options_vals_pptr` (in, array of num_options, nullable): the value of each.
 * - `hip_link_state_ptr` (out): the state.
 *
 * Returns HIPRTC_ERROR_INVALID_INPUT for NULL, HIPRTC_ERROR_INTERNAL_ERROR where AMD's library is not
 * in use.
 *
 * HIP: hiprtcLinkCreate. CUDA: none.
 */
hiprtcResult hiprtcLinkCreate(unsigned int num_options,
                              hiprtcJIT_option *options_ptr,
                              void **options_vals_pptr,
                              hiprtcLinkState *hip_link_state_ptr);

/**
 * Adds a file to what is linked.
 *
 * - `hip_link_state` (in): the linker's state.
 * - `input_type` (in): the kind of the file, one of hiprtcJITInputType.
 * - `file_path` (in): the file.
 * - `num_options` (in): the number of options.
 * - `options_ptr` (in, array of num_options, nullable): the options.
 * - `option_values` (in, array of num_options, nullable): the value of each.
 *
 * Returns HIPRTC_ERROR_INVALID_INPUT for a state that does not exist.
 *
 * HIP: hiprtcLinkAddFile. CUDA: none.
 */
hiprtcResult hiprtcLinkAddFile(hiprtcLinkState hip_link_state,
                               hiprtcJITInputType input_type,
                               const char *file_path,
                               unsigned int num_options,
                               hiprtcJIT_option *options_ptr,
                               void **option_values);

/**
 * Adds an image in memory to what is linked.
 *
 * - `hip_link_state` (in): the linker's state.
 * - `input_type` (in): the kind of the image, one of hiprtcJITInputType.
 * - `image` (in): the first byte.
 * - `image_size` (in): bytes.
 * - `name` (in, nullable): its name.
 * - `num_options` (in): the number of options.
 * - `options_ptr` (in, array of num_options, nullable): the options.
 * - `option_values` (in, array of num_options, nullable): the value of each.
 *
 * Returns HIPRTC_ERROR_INVALID_INPUT for NULL, no bytes, and a state that does not exist.
 *
 * HIP: hiprtcLinkAddData. CUDA: none.
 */
hiprtcResult hiprtcLinkAddData(hiprtcLinkState hip_link_state,
                               hiprtcJITInputType input_type,
                               void *image,
                               size_t image_size,
                               const char *name,
                               unsigned int num_options,
                               hiprtcJIT_option *options_ptr,
                               void **option_values);

/**
 * Links what was added.
 *
 * - `hip_link_state` (in): the linker's state.
 * - `bin_out` (out): the code, which lives as long as the state.
 * - `size_out` (out): its bytes.
 *
 * Returns HIPRTC_ERROR_INVALID_INPUT for NULL and for a state that does not exist.
 *
 * HIP: hiprtcLinkComplete. CUDA: none.
 */
hiprtcResult hiprtcLinkComplete(hiprtcLinkState hip_link_state, void **bin_out, size_t *size_out);

/**
 * Destroys a linker's state.
 *
 * - `hip_link_state` (in): the state.
 *
 * Returns HIPRTC_ERROR_INVALID_INPUT for a state that does not exist.
 *
 * HIP: hiprtcLinkDestroy. CUDA: none.
 */
hiprtcResult hiprtcLinkDestroy(hiprtcLinkState hip_link_state);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* ANYGPU_HIPRTC_H */
