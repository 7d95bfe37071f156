// SPDX-License-Identifier: MIT OR Apache-2.0
//! hiprtc's C types and codes.

use std::ffi::c_uint;

use crate::gpu::Kind;

c_enum! {
    /// The status of every call: HIPRTC_SUCCESS, or an error.
    hiprtcResult {
        HIPRTC_SUCCESS = 0 => c"no error",
        HIPRTC_ERROR_OUT_OF_MEMORY = 1 => c"out of memory",
        HIPRTC_ERROR_PROGRAM_CREATION_FAILURE = 2 => c"the program cannot be created",
        HIPRTC_ERROR_INVALID_INPUT = 3 => c"an argument is not valid",
        HIPRTC_ERROR_INVALID_PROGRAM = 4 => c"there is no such program",
        HIPRTC_ERROR_INVALID_OPTION = 5 => c"an option is not valid",
        HIPRTC_ERROR_COMPILATION = 6 => c"the source does not compile",
        HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE = 7 => c"a built-in operation failed",
        HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8 => c"no name expressions after compilation",
        HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9 => c"no lowered names before compilation",
        HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID = 10 => c"the name expression is not valid",
        HIPRTC_ERROR_INTERNAL_ERROR = 11 => c"internal error",
        HIPRTC_ERROR_LINKING = 100 => c"linking failed",
    }

    /// Options for the linker.
    hiprtcJIT_option {
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
        HIPRTC_JIT_CACHE_MODE = 14,
    }

    /// The kinds of what the linker takes, all of them AMD's.
    hiprtcJITInputType {
        HIPRTC_JIT_INPUT_LLVM_BITCODE = 100,
        HIPRTC_JIT_INPUT_LLVM_BUNDLED_BITCODE = 101,
        HIPRTC_JIT_INPUT_LLVM_ARCHIVES_OF_BUNDLED_BITCODE = 102,
    }
}

/// A program behind hiprtcProgram.
pub struct _hiprtcProgram(());
/// A linker's state behind hiprtcLinkState.
pub struct ihiprtcLinkState(());

/// A program: the source of a module, and the code and the log of its last compilation.
pub type hiprtcProgram = *mut _hiprtcProgram;
/// The state of a linker.
pub type hiprtcLinkState = *mut ihiprtcLinkState;

/// Maps neutral errors to hiprtc's codes; no other table does.
pub(super) fn status(kind: Kind) -> hiprtcResult {
    match kind {
        Kind::OutOfMemory => HIPRTC_ERROR_OUT_OF_MEMORY,
        Kind::InvalidValue => HIPRTC_ERROR_INVALID_INPUT,
        Kind::InvalidHandle => HIPRTC_ERROR_INVALID_PROGRAM,
        Kind::SourceInvalid => HIPRTC_ERROR_COMPILATION,
        Kind::NotFound => HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID,
        Kind::NotInitialized
        | Kind::Forked
        | Kind::Deinitialized
        | Kind::InvalidPitch
        | Kind::InvalidExtents
        | Kind::InvalidCopyDirection
        | Kind::NoDevice
        | Kind::InvalidDevice
        | Kind::InvalidContext
        | Kind::ContextInUse
        | Kind::ContextDestroyed
        | Kind::OwnProcess
        | Kind::HandleRefused
        | Kind::DescriptorRefused
        | Kind::HandleStale
        | Kind::OwnerEnded
        | Kind::Unreachable
        | Kind::EventNotShareable
        | Kind::MapFailed
        | Kind::NotReady
        | Kind::IllegalState
        | Kind::PeerUnsupported
        | Kind::PeerAlreadyEnabled
        | Kind::PeerNotEnabled
        | Kind::HostAlreadyRegistered
        | Kind::HostNotRegistered
        | Kind::DeviceFault
        | Kind::UnsupportedLimit
        | Kind::FileNotFound
        | Kind::ImageInvalid
        | Kind::ImageForeign
        | Kind::NameTaken
        | Kind::NoKernel
        | Kind::OperatingSystem
        | Kind::Capture(_)
        | Kind::GraphUpdate
        | Kind::GraphRecapture
        | Kind::NotPermitted
        | Kind::Unsupported
        | Kind::Unknown => HIPRTC_ERROR_INTERNAL_ERROR,
        // A caller must never see a number that its header does not define.
        Kind::Native(code) => defined(code).unwrap_or(HIPRTC_ERROR_INTERNAL_ERROR),
    }
}

/// Converts a number that is a status of hiprtc.
fn defined(code: i32) -> Option<hiprtcResult> {
    c_uint::try_from(code).ok().filter(|&code| name_and_description(code).is_some())
}
