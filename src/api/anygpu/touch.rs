// SPDX-License-Identifier: MIT OR Apache-2.0
//! Uses of memory that the library does not see.

use std::ffi::{c_int, c_void};

use super::token::entry_with_gpu;
use crate::gpu::{Address, Kind, Stream};

/// Tells `anygpu check` of a use of memory by work that it does not see, such as a kernel or a loop of the program.
///
/// Call it where the kernel is launched: it counts as work that is queued on the stream now. For a loop of the calling
/// thread synchronize the stream behind the call. Outside of `anygpu check` nothing happens.
///
/// - `ptr` (in): the first byte.
/// - `size` (in): the bytes.
/// - `is_written` (in): 1 if any of them is written, 0 if they are only read.
/// - `stream` (in, nullable): the stream, of the dialect that made it; NULL for the default one.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for another value of is_written, ANYGPU_ERROR_INVALID_HANDLE for a stream
/// that does not exist, ANYGPU_ERROR_NOT_INITIALIZED in a forked child, ANYGPU_ERROR_NO_DEVICE.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_touch(
    ptr: *const c_void,
    size: usize,
    is_written: c_int,
    stream: *mut c_void,
) -> c_int {
    entry_with_gpu("anygpu_touch", |gpu| {
        let is_written = match is_written {
            0 | 1 => is_written == 1,
            other => return Err(Kind::InvalidValue.because(format!("is_written is {other}, neither 0 nor 1"))),
        };
        if ptr.is_null() {
            return Err(Kind::InvalidValue.because("ptr is NULL"));
        }
        let stream = Stream::from(stream);
        gpu.stream_flags(stream)?;
        gpu.touch(Address::from(ptr), size, is_written, stream)
    })
}
