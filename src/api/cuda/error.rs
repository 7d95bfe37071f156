// SPDX-License-Identifier: MIT OR Apache-2.0
//! Names and descriptions of statuses, and the driver's log of failures. The driver has no last error.

use std::ffi::{CStr, OsStr, c_char, c_uint, c_void};
use std::os::unix::ffi::OsStrExt;
use std::ptr;

use super::types::*;
use super::{Slot, entry_without_gpu, forward, invalid};
use crate::border::arguments::{no_flags, out, read, text, write_optional};
use crate::border::failures;
use crate::gpu::Result;

/// Returns the name of a status, such as "CUDA_ERROR_INVALID_VALUE". Needs no cuInit.
///
/// - `error` (in): the status.
/// - `pStr` (out): a constant text; NULL for an unknown status.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL `pStr` and for an unknown status.
///
/// CUDA: cuGetErrorName from 6.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGetErrorName(error: CUresult, pStr: *mut *const c_char) -> CUresult {
    let call = forward!(cuGetErrorName(error, pStr), quietly: true);
    entry_without_gpu(call, move || tell(pStr, error, name_and_description(error).map(|(name, _)| name)))
}

/// Returns the description of a status. Needs no cuInit. anygpu_last_reason() tells more about the thread's last
/// failure.
///
/// - `error` (in): the status.
/// - `pStr` (out): a constant text; NULL for an unknown status.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL `pStr` and for an unknown status.
///
/// CUDA: cuGetErrorString from 6.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGetErrorString(error: CUresult, pStr: *mut *const c_char) -> CUresult {
    let call = forward!(cuGetErrorString(error, pStr), quietly: true);
    entry_without_gpu(call, move || tell(pStr, error, name_and_description(error).map(|(_, description)| description)))
}

/// Registers a function that hears of each failed call in words, then of its status. Needs no cuInit.
///
/// Calls of the function's own that fail are kept, and not told.
///
/// - `callbackFunc` (in): the function.
/// - `userData` (in, nullable): passed to it.
/// - `callback_out` (out, nullable): its handle, for cuLogsUnregisterCallback.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL function.
///
/// CUDA: cuLogsRegisterCallback from 12.9 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLogsRegisterCallback(
    callbackFunc: CUlogsCallback,
    userData: *mut c_void,
    callback_out: *mut CUlogsCallbackHandle,
) -> CUresult {
    let call = forward!(cuLogsRegisterCallback(callbackFunc, userData, callback_out), quietly: true);
    entry_without_gpu(call, move || {
        let Some(function) = callbackFunc else { return invalid("the function is NULL") };
        let handle = failures::hear(function, userData);
        write_optional(callback_out, ptr::without_provenance_mut(handle));
        Ok(())
    })
}

/// Unregisters a function that hears of failed calls. A call of it in another thread may still be under way.
///
/// - `callback` (in): its handle.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a handle that names none.
///
/// CUDA: cuLogsUnregisterCallback from 12.9 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLogsUnregisterCallback(callback: CUlogsCallbackHandle) -> CUresult {
    let call = forward!(cuLogsUnregisterCallback(callback), quietly: true);
    entry_without_gpu(call, move || match failures::hear_no_more(callback.addr()) {
        true => Ok(()),
        false => invalid("the handle names no callback, or one that was unregistered"),
    })
}

/// Returns the place in the log of failures where the next message comes.
///
/// - `iterator_out` (out): the place.
/// - `flags` (in): 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for other flags.
///
/// CUDA: cuLogsCurrent from 12.9 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLogsCurrent(iterator_out: *mut CUlogIterator, flags: c_uint) -> CUresult {
    let call = forward!(cuLogsCurrent(iterator_out, flags), quietly: true);
    entry_without_gpu(call, move || {
        let iterator_out = out(iterator_out)?;
        no_flags(flags)?;
        iterator_out.finish(failures::next())
    })
}

/// Writes the log of failures to a file: a line for each failed call's reason, and one for its status.
///
/// - `iterator` (inout, nullable): the place of the first line, afterwards that of the next; all lines for NULL.
/// - `pathToFile` (in): the file, which is replaced.
/// - `flags` (in): 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a NULL path, other flags, and a file that cannot be written.
///
/// CUDA: cuLogsDumpToFile from 12.9 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLogsDumpToFile(
    iterator: *mut CUlogIterator,
    pathToFile: *const c_char,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuLogsDumpToFile(iterator, pathToFile, flags), quietly: true);
    entry_without_gpu(call, move || {
        // SAFETY: the caller gives a text, or NULL.
        let path = unsafe { text(pathToFile) }?;
        no_flags(flags)?;
        let first = if iterator.is_null() { None } else { Some(read(iterator)?) };
        let (lines, next) = failures::since(first, usize::MAX);
        match std::fs::write(OsStr::from_bytes(path.to_bytes()), lines.unwrap_or_default()) {
            Ok(()) => write_optional(iterator, next),
            Err(error) => return invalid(format!("cannot write {}: {error}", path.to_string_lossy())),
        }
        Ok(())
    })
}

/// Copies the log of failures: a line for each failed call's reason, one for its status, and a terminating 0.
///
/// - `iterator` (inout, nullable): the place of the first line, afterwards that of the next; all lines for NULL.
/// - `buffer` (out): room for the lines. Of more than fit the latest are written, below a line that says so.
/// - `size` (inout): bytes of `buffer`, afterwards those that were written, without the 0.
/// - `flags` (in): 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and where no line fits.
///
/// CUDA: cuLogsDumpToMemory from 12.9 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLogsDumpToMemory(
    iterator: *mut CUlogIterator,
    buffer: *mut c_char,
    size: *mut usize,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuLogsDumpToMemory(iterator, buffer, size, flags), quietly: true);
    entry_without_gpu(call, move || {
        if buffer.is_null() {
            return invalid("the buffer is NULL");
        }
        let room = read(size)?.saturating_sub(1);
        no_flags(flags)?;
        let first = if iterator.is_null() { None } else { Some(read(iterator)?) };
        let (lines, next) = failures::since(first, room);
        let Some(lines) = lines else {
            write_optional(size, 0);
            return invalid("the buffer has no room for a line");
        };
        // SAFETY: the caller gives a buffer of that size, in which the lines and the 0 fit.
        unsafe {
            buffer.cast::<u8>().copy_from_nonoverlapping(lines.as_ptr(), lines.len());
            buffer.add(lines.len()).write(0);
        }
        write_optional(size, lines.len());
        write_optional(iterator, next);
        Ok(())
    })
}

/// # Safety
/// `output` is NULL or valid for writing.
unsafe fn tell(output: *mut *const c_char, status: CUresult, text: Option<&'static CStr>) -> Result<()> {
    // SAFETY: as promised by the caller.
    let output = unsafe { out(output) }?;
    output.write(text.map_or(ptr::null(), CStr::as_ptr));
    if text.is_some() { Ok(()) } else { invalid(format!("{status} is not a status of CUDA's driver")) }
}
