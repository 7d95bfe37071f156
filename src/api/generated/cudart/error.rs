// Generated from src/api/cudart/error.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// Registers a function that hears of each failed call in words, then of its status. Needs no cudaInit.
///
/// Calls of the function's own that fail are kept, and not told.
///
/// - `callbackFunc` (in): the function.
/// - `userData` (in, nullable): passed to it.
/// - `callback_out` (out, nullable): its handle, for cudaLogsUnregisterCallback.
///
/// Returns cudaErrorInvalidValue for a NULL function.
///
/// CUDA: cudaLogsRegisterCallback.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLogsRegisterCallback(
    callbackFunc: cudaLogsCallback_t,
    userData: *mut c_void,
    callback_out: *mut cudaLogsCallbackHandle,
) -> cudaError_t {
    let call = forward!(cudaLogsRegisterCallback(callbackFunc, userData, callback_out), quietly: true);
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
/// Returns cudaErrorInvalidValue for a handle that names none.
///
/// CUDA: cudaLogsUnregisterCallback.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLogsUnregisterCallback(callback: cudaLogsCallbackHandle) -> cudaError_t {
    let call = forward!(cudaLogsUnregisterCallback(callback), quietly: true);
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
/// Returns cudaErrorInvalidValue for NULL and for other flags.
///
/// CUDA: cudaLogsCurrent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLogsCurrent(iterator_out: *mut cudaLogIterator, flags: c_uint) -> cudaError_t {
    let call = forward!(cudaLogsCurrent(iterator_out, flags), quietly: true);
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
/// Returns cudaErrorInvalidValue for a NULL path, other flags, and a file that cannot be written.
///
/// CUDA: cudaLogsDumpToFile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLogsDumpToFile(
    iterator: *mut cudaLogIterator,
    pathToFile: *const c_char,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(cudaLogsDumpToFile(iterator, pathToFile, flags), quietly: true);
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
/// Returns cudaErrorInvalidValue for NULL, other flags, and where no line fits.
///
/// CUDA: cudaLogsDumpToMemory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLogsDumpToMemory(
    iterator: *mut cudaLogIterator,
    buffer: *mut c_char,
    size: *mut usize,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(cudaLogsDumpToMemory(iterator, buffer, size, flags), quietly: true);
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
