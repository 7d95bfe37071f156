// SPDX-License-Identifier: MIT OR Apache-2.0
//! HIP's C types, constants and status codes, at the level of HIP 6.3 (ROCm/HIP c5e11fca).

use std::ffi::{CStr, c_char, c_uint};

use crate::gpu::{HANDLE_SIZE, IpcHandle, Kind, Result};

c_enum! {
    /// The status of every HIP call.
    hipError_t {
        hipSuccess = 0,
        hipErrorInvalidValue = 1,
        hipErrorMemoryAllocation = 2,
        hipErrorOutOfMemory = 2,
        hipErrorInitializationError = 3,
        hipErrorNotInitialized = 3,
        hipErrorDeinitialized = 4,
        hipErrorProfilerDisabled = 5,
        hipErrorProfilerNotInitialized = 6,
        hipErrorProfilerAlreadyStarted = 7,
        hipErrorProfilerAlreadyStopped = 8,
        hipErrorInvalidConfiguration = 9,
        hipErrorInvalidPitchValue = 12,
        hipErrorInvalidSymbol = 13,
        hipErrorInvalidDevicePointer = 17,
        hipErrorInvalidMemcpyDirection = 21,
        hipErrorInsufficientDriver = 35,
        hipErrorMissingConfiguration = 52,
        hipErrorPriorLaunchFailure = 53,
        hipErrorInvalidDeviceFunction = 98,
        hipErrorNoDevice = 100,
        hipErrorInvalidDevice = 101,
        hipErrorInvalidImage = 200,
        hipErrorInvalidContext = 201,
        hipErrorContextAlreadyCurrent = 202,
        hipErrorMapBufferObjectFailed = 205,
        hipErrorMapFailed = 205,
        hipErrorUnmapFailed = 206,
        hipErrorArrayIsMapped = 207,
        hipErrorAlreadyMapped = 208,
        hipErrorNoBinaryForGpu = 209,
        hipErrorAlreadyAcquired = 210,
        hipErrorNotMapped = 211,
        hipErrorNotMappedAsArray = 212,
        hipErrorNotMappedAsPointer = 213,
        hipErrorECCNotCorrectable = 214,
        hipErrorUnsupportedLimit = 215,
        hipErrorContextAlreadyInUse = 216,
        hipErrorPeerAccessUnsupported = 217,
        hipErrorInvalidKernelFile = 218,
        hipErrorInvalidGraphicsContext = 219,
        hipErrorInvalidSource = 300,
        hipErrorFileNotFound = 301,
        hipErrorSharedObjectSymbolNotFound = 302,
        hipErrorSharedObjectInitFailed = 303,
        hipErrorOperatingSystem = 304,
        hipErrorInvalidHandle = 400,
        hipErrorInvalidResourceHandle = 400,
        hipErrorIllegalState = 401,
        hipErrorNotFound = 500,
        hipErrorNotReady = 600,
        hipErrorIllegalAddress = 700,
        hipErrorLaunchOutOfResources = 701,
        hipErrorLaunchTimeOut = 702,
        hipErrorPeerAccessAlreadyEnabled = 704,
        hipErrorPeerAccessNotEnabled = 705,
        hipErrorSetOnActiveProcess = 708,
        hipErrorContextIsDestroyed = 709,
        hipErrorAssert = 710,
        hipErrorHostMemoryAlreadyRegistered = 712,
        hipErrorHostMemoryNotRegistered = 713,
        hipErrorLaunchFailure = 719,
        hipErrorCooperativeLaunchTooLarge = 720,
        hipErrorNotSupported = 801,
        hipErrorStreamCaptureUnsupported = 900,
        hipErrorStreamCaptureInvalidated = 901,
        hipErrorStreamCaptureMerge = 902,
        hipErrorStreamCaptureUnmatched = 903,
        hipErrorStreamCaptureUnjoined = 904,
        hipErrorStreamCaptureIsolation = 905,
        hipErrorStreamCaptureImplicit = 906,
        hipErrorCapturedEvent = 907,
        hipErrorStreamCaptureWrongThread = 908,
        hipErrorGraphExecUpdateFailure = 910,
        hipErrorInvalidChannelDescriptor = 911,
        hipErrorInvalidTexture = 912,
        hipErrorUnknown = 999,
        hipErrorRuntimeMemory = 1052,
        hipErrorRuntimeOther = 1053,
        hipErrorTbd = 1054,
    }
}

/// Each status with its name and its meaning in words, by number. Where a number has two names, the one that
/// hipGetErrorName gives.
pub(super) static ERRORS: &[(hipError_t, &CStr, &CStr)] = &[
    (hipSuccess, c"hipSuccess", c"no error"),
    (hipErrorInvalidValue, c"hipErrorInvalidValue", c"invalid argument"),
    (hipErrorOutOfMemory, c"hipErrorOutOfMemory", c"out of memory"),
    (hipErrorNotInitialized, c"hipErrorNotInitialized", c"initialization error"),
    (hipErrorDeinitialized, c"hipErrorDeinitialized", c"driver shutting down"),
    (hipErrorProfilerDisabled, c"hipErrorProfilerDisabled", c"profiler disabled while using external profiling tool"),
    (hipErrorProfilerNotInitialized, c"hipErrorProfilerNotInitialized", c"profiler is not initialized"),
    (hipErrorProfilerAlreadyStarted, c"hipErrorProfilerAlreadyStarted", c"profiler already started"),
    (hipErrorProfilerAlreadyStopped, c"hipErrorProfilerAlreadyStopped", c"profiler already stopped"),
    (hipErrorInvalidConfiguration, c"hipErrorInvalidConfiguration", c"invalid configuration argument"),
    (hipErrorInvalidPitchValue, c"hipErrorInvalidPitchValue", c"invalid pitch argument"),
    (hipErrorInvalidSymbol, c"hipErrorInvalidSymbol", c"invalid device symbol"),
    (hipErrorInvalidDevicePointer, c"hipErrorInvalidDevicePointer", c"invalid device pointer"),
    (hipErrorInvalidMemcpyDirection, c"hipErrorInvalidMemcpyDirection", c"invalid copy direction for memcpy"),
    (hipErrorInsufficientDriver, c"hipErrorInsufficientDriver", c"driver version is insufficient for runtime version"),
    (hipErrorMissingConfiguration, c"hipErrorMissingConfiguration", c"__global__ function call is not configured"),
    (hipErrorPriorLaunchFailure, c"hipErrorPriorLaunchFailure", c"unspecified launch failure in prior launch"),
    (hipErrorInvalidDeviceFunction, c"hipErrorInvalidDeviceFunction", c"invalid device function"),
    (hipErrorNoDevice, c"hipErrorNoDevice", c"no ROCm-capable device is detected"),
    (hipErrorInvalidDevice, c"hipErrorInvalidDevice", c"invalid device ordinal"),
    (hipErrorInvalidImage, c"hipErrorInvalidImage", c"device kernel image is invalid"),
    (hipErrorInvalidContext, c"hipErrorInvalidContext", c"invalid device context"),
    (hipErrorContextAlreadyCurrent, c"hipErrorContextAlreadyCurrent", c"context is already current context"),
    (hipErrorMapFailed, c"hipErrorMapFailed", c"mapping of buffer object failed"),
    (hipErrorUnmapFailed, c"hipErrorUnmapFailed", c"unmapping of buffer object failed"),
    (hipErrorArrayIsMapped, c"hipErrorArrayIsMapped", c"array is mapped"),
    (hipErrorAlreadyMapped, c"hipErrorAlreadyMapped", c"resource already mapped"),
    (hipErrorNoBinaryForGpu, c"hipErrorNoBinaryForGpu", c"no kernel image is available for execution on the device"),
    (hipErrorAlreadyAcquired, c"hipErrorAlreadyAcquired", c"resource already acquired"),
    (hipErrorNotMapped, c"hipErrorNotMapped", c"resource not mapped"),
    (hipErrorNotMappedAsArray, c"hipErrorNotMappedAsArray", c"resource not mapped as array"),
    (hipErrorNotMappedAsPointer, c"hipErrorNotMappedAsPointer", c"resource not mapped as pointer"),
    (hipErrorECCNotCorrectable, c"hipErrorECCNotCorrectable", c"uncorrectable ECC error encountered"),
    (hipErrorUnsupportedLimit, c"hipErrorUnsupportedLimit", c"limit is not supported on this architecture"),
    (hipErrorContextAlreadyInUse, c"hipErrorContextAlreadyInUse", c"exclusive-thread device already in use by a different thread"),
    (hipErrorPeerAccessUnsupported, c"hipErrorPeerAccessUnsupported", c"peer access is not supported between these two devices"),
    (hipErrorInvalidKernelFile, c"hipErrorInvalidKernelFile", c"invalid kernel file"),
    (hipErrorInvalidGraphicsContext, c"hipErrorInvalidGraphicsContext", c"invalid OpenGL or DirectX context"),
    (hipErrorInvalidSource, c"hipErrorInvalidSource", c"device kernel image is invalid"),
    (hipErrorFileNotFound, c"hipErrorFileNotFound", c"file not found"),
    (hipErrorSharedObjectSymbolNotFound, c"hipErrorSharedObjectSymbolNotFound", c"shared object symbol not found"),
    (hipErrorSharedObjectInitFailed, c"hipErrorSharedObjectInitFailed", c"shared object initialization failed"),
    (hipErrorOperatingSystem, c"hipErrorOperatingSystem", c"OS call failed or operation not supported on this OS"),
    (hipErrorInvalidHandle, c"hipErrorInvalidHandle", c"invalid resource handle"),
    (hipErrorIllegalState, c"hipErrorIllegalState", c"the operation cannot be performed in the present state"),
    (hipErrorNotFound, c"hipErrorNotFound", c"named symbol not found"),
    (hipErrorNotReady, c"hipErrorNotReady", c"device not ready"),
    (hipErrorIllegalAddress, c"hipErrorIllegalAddress", c"an illegal memory access was encountered"),
    (hipErrorLaunchOutOfResources, c"hipErrorLaunchOutOfResources", c"too many resources requested for launch"),
    (hipErrorLaunchTimeOut, c"hipErrorLaunchTimeOut", c"the launch timed out and was terminated"),
    (hipErrorPeerAccessAlreadyEnabled, c"hipErrorPeerAccessAlreadyEnabled", c"peer access is already enabled"),
    (hipErrorPeerAccessNotEnabled, c"hipErrorPeerAccessNotEnabled", c"peer access has not been enabled"),
    (hipErrorSetOnActiveProcess, c"hipErrorSetOnActiveProcess", c"cannot set while device is active in this process"),
    (hipErrorContextIsDestroyed, c"hipErrorContextIsDestroyed", c"context is destroyed"),
    (hipErrorAssert, c"hipErrorAssert", c"device-side assert triggered"),
    (hipErrorHostMemoryAlreadyRegistered, c"hipErrorHostMemoryAlreadyRegistered", c"part or all of the requested memory range is already mapped"),
    (hipErrorHostMemoryNotRegistered, c"hipErrorHostMemoryNotRegistered", c"pointer does not correspond to a registered memory region"),
    (hipErrorLaunchFailure, c"hipErrorLaunchFailure", c"unspecified launch failure"),
    (hipErrorCooperativeLaunchTooLarge, c"hipErrorCooperativeLaunchTooLarge", c"too many blocks in cooperative launch"),
    (hipErrorNotSupported, c"hipErrorNotSupported", c"operation not supported"),
    (hipErrorStreamCaptureUnsupported, c"hipErrorStreamCaptureUnsupported", c"operation not permitted when stream is capturing"),
    (hipErrorStreamCaptureInvalidated, c"hipErrorStreamCaptureInvalidated", c"operation failed due to a previous error during capture"),
    (hipErrorStreamCaptureMerge, c"hipErrorStreamCaptureMerge", c"operation would result in a merge of separate capture sequences"),
    (hipErrorStreamCaptureUnmatched, c"hipErrorStreamCaptureUnmatched", c"capture was not ended in the same stream as it began"),
    (hipErrorStreamCaptureUnjoined, c"hipErrorStreamCaptureUnjoined", c"capturing stream has unjoined work"),
    (hipErrorStreamCaptureIsolation, c"hipErrorStreamCaptureIsolation", c"dependency created on uncaptured work in another stream"),
    (hipErrorStreamCaptureImplicit, c"hipErrorStreamCaptureImplicit", c"operation would make the legacy stream depend on a capturing blocking stream"),
    (hipErrorCapturedEvent, c"hipErrorCapturedEvent", c"operation not permitted on an event last recorded in a capturing stream"),
    (hipErrorStreamCaptureWrongThread, c"hipErrorStreamCaptureWrongThread", c"attempt to terminate a thread-local capture sequence from another thread"),
    (hipErrorGraphExecUpdateFailure, c"hipErrorGraphExecUpdateFailure", c"the graph update was not performed because it included changes which violated constraints specific to instantiated graph update"),
    (hipErrorInvalidChannelDescriptor, c"hipErrorInvalidChannelDescriptor", c"invalid channel descriptor"),
    (hipErrorInvalidTexture, c"hipErrorInvalidTexture", c"invalid texture"),
    (hipErrorUnknown, c"hipErrorUnknown", c"unknown error"),
    (hipErrorRuntimeMemory, c"hipErrorRuntimeMemory", c"runtime memory call returned error"),
    (hipErrorRuntimeOther, c"hipErrorRuntimeOther", c"runtime call other than memory returned error"),
    (hipErrorTbd, c"hipErrorTbd", c"to be determined"),
];

/// The one table from neutral errors to HIP's codes.
pub fn status(kind: Kind) -> hipError_t {
    match kind {
        Kind::InvalidValue => hipErrorInvalidValue,
        Kind::OutOfMemory => hipErrorOutOfMemory,
        Kind::Forked => hipErrorNotInitialized,
        Kind::Deinitialized => hipErrorDeinitialized,
        Kind::InvalidPitch => hipErrorInvalidPitchValue,
        Kind::InvalidCopyDirection => hipErrorInvalidMemcpyDirection,
        Kind::NoDevice => hipErrorNoDevice,
        Kind::InvalidDevice => hipErrorInvalidDevice,
        Kind::InvalidContext | Kind::OwnProcess => hipErrorInvalidContext,
        Kind::ContextInUse => hipErrorContextAlreadyInUse,
        Kind::InvalidHandle => hipErrorInvalidHandle,
        Kind::HandleRefused => hipErrorInvalidDevicePointer,
        Kind::EventNotShareable => hipErrorInvalidConfiguration,
        Kind::MapFailed => hipErrorMapFailed,
        Kind::NotReady => hipErrorNotReady,
        Kind::PeerUnsupported => hipErrorPeerAccessUnsupported,
        Kind::PeerAlreadyEnabled => hipErrorPeerAccessAlreadyEnabled,
        Kind::PeerNotEnabled => hipErrorPeerAccessNotEnabled,
        Kind::HostAlreadyRegistered => hipErrorHostMemoryAlreadyRegistered,
        Kind::HostNotRegistered => hipErrorHostMemoryNotRegistered,
        Kind::DeviceFault => hipErrorLaunchFailure,
        Kind::UnsupportedLimit => hipErrorUnsupportedLimit,
        Kind::NotFound => hipErrorNotFound,
        Kind::OperatingSystem => hipErrorOperatingSystem,
        Kind::Unsupported => hipErrorNotSupported,
        Kind::Unknown => hipErrorUnknown,
        // A number that the caller's header does not have must never reach it.
        Kind::Native(code) => known(code).unwrap_or(hipErrorUnknown),
    }
}

fn known(code: i32) -> Option<hipError_t> {
    let code = c_uint::try_from(code).ok()?;
    ERRORS.binary_search_by_key(&code, |error| error.0).ok().map(|_| code)
}

/// Bytes of an IPC handle.
pub const HIP_IPC_HANDLE_SIZE: c_uint = 64;
/// The flag hipIpcOpenMemHandle wants (0 up to HIP 5, which is taken too).
pub const hipIpcMemLazyEnablePeerAccess: c_uint = 1;

/// Names memory between processes: 64 bytes to be sent as they are.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipIpcMemHandle_t {
    /// The bytes.
    pub reserved: [c_char; 64],
}

/// Names an event between processes: 64 bytes to be sent as they are.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct hipIpcEventHandle_t {
    /// The bytes.
    pub reserved: [c_char; 64],
}

macro_rules! handle_bytes {
    ($($handle:ident)*) => {$(
        impl From<IpcHandle> for $handle {
            fn from(bytes: IpcHandle) -> Self {
                $handle { reserved: bytes.map(|byte| byte as c_char) }
            }
        }

        impl $handle {
            /// The bytes; InvalidValue for zeros, which no call has ever made.
            pub(super) fn bytes(&self) -> Result<IpcHandle> {
                let bytes = self.reserved.map(|byte| byte as u8);
                if bytes == [0; HANDLE_SIZE] {
                    return Err(Kind::InvalidValue.because("the handle is all zeros: it was never filled in"));
                }
                Ok(bytes)
            }
        }
    )*};
}
handle_bytes!(hipIpcMemHandle_t hipIpcEventHandle_t);
