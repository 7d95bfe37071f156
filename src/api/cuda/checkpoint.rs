// SPDX-License-Identifier: MIT OR Apache-2.0
//! Checkpoints of processes. NVIDIA's driver alone can halt a process's GPU and write its state.

use std::ffi::c_int;

use super::types::*;
use super::{Slot, entry, forward, unsupported};

/// Returns the thread of a process that restores its state; not supported.
///
/// - `pid` (in): the process.
/// - `tid` (out): the thread.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuCheckpointProcessGetRestoreThreadId from 12.8 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCheckpointProcessGetRestoreThreadId(pid: c_int, tid: *mut c_int) -> CUresult {
    let call = forward!(cuCheckpointProcessGetRestoreThreadId(pid, tid));
    entry(call, |_| unsupported("only NVIDIA's driver stops a process's work on the device and writes its state"))
}

/// Returns the state of a process among checkpoints; not supported.
///
/// - `pid` (in): the process.
/// - `state` (out): the state.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuCheckpointProcessGetState from 12.8 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCheckpointProcessGetState(pid: c_int, state: *mut CUprocessState) -> CUresult {
    let call = forward!(cuCheckpointProcessGetState(pid, state));
    entry(call, |_| unsupported("only NVIDIA's driver stops a process's work on the device and writes its state"))
}

/// Holds up the work of a process; not supported.
///
/// - `pid` (in): the process.
/// - `args` (in, nullable): how.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuCheckpointProcessLock from 12.8 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCheckpointProcessLock(pid: c_int, args: *mut CUcheckpointLockArgs) -> CUresult {
    let call = forward!(cuCheckpointProcessLock(pid, args));
    entry(call, |_| unsupported("only NVIDIA's driver stops a process's work on the device and writes its state"))
}

/// Writes a process's memory of devices into its own; not supported.
///
/// - `pid` (in): the process.
/// - `args` (in, nullable): how.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuCheckpointProcessCheckpoint from 12.8 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCheckpointProcessCheckpoint(pid: c_int, args: *mut CUcheckpointCheckpointArgs) -> CUresult {
    let call = forward!(cuCheckpointProcessCheckpoint(pid, args));
    entry(call, |_| unsupported("only NVIDIA's driver stops a process's work on the device and writes its state"))
}

/// Restores a process's memory of devices; not supported.
///
/// - `pid` (in): the process.
/// - `args` (in, nullable): how.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuCheckpointProcessRestore from 12.8 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCheckpointProcessRestore(pid: c_int, args: *mut CUcheckpointRestoreArgs) -> CUresult {
    let call = forward!(cuCheckpointProcessRestore(pid, args));
    entry(call, |_| unsupported("only NVIDIA's driver stops a process's work on the device and writes its state"))
}

/// Lets the work of a process go on; not supported.
///
/// - `pid` (in): the process.
/// - `args` (in, nullable): how.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuCheckpointProcessUnlock from 12.8 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCheckpointProcessUnlock(pid: c_int, args: *mut CUcheckpointUnlockArgs) -> CUresult {
    let call = forward!(cuCheckpointProcessUnlock(pid, args));
    entry(call, |_| unsupported("only NVIDIA's driver stops a process's work on the device and writes its state"))
}

/// Ends an operation on checkpoints; not supported.
///
/// - `handle` (in): the operation.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuCheckpointOperationComplete from 13.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuCheckpointOperationComplete(handle: CUcheckpointOperationHandle) -> CUresult {
    let call = forward!(cuCheckpointOperationComplete(handle));
    entry(call, |_| unsupported("only NVIDIA's driver stops a process's work on the device and writes its state"))
}
