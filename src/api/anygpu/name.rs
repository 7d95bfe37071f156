// SPDX-License-Identifier: MIT OR Apache-2.0
//! Names of tokens, by which other processes find them.

use std::ffi::{CStr, c_char, c_int};
use std::time::Duration;

use super::token::{anygpu_token, entry_without_gpu};
use crate::border::arguments::{invalid, out, read, text};
use crate::gpu::Result;
use crate::share::broker;
use crate::share::token::names;

/// The most characters of a name.
pub const ANYGPU_NAME_LENGTH: c_int = 64;

const _: () = assert!(ANYGPU_NAME_LENGTH as usize == broker::names::LONGEST);

/// A name, if it may be one: text that is no UTF-8 is none.
pub(super) fn name(name: &CStr) -> &str {
    name.to_str().unwrap_or_default()
}

/// A time to wait for a name; `None` waits without end.
pub(super) fn patience(milliseconds: c_int) -> Result<Option<Duration>> {
    match u64::try_from(milliseconds) {
        Ok(milliseconds) => Ok(Some(Duration::from_millis(milliseconds))),
        Err(_) if milliseconds == -1 => Ok(None),
        Err(_) => invalid(format!("a time of {milliseconds} milliseconds")),
    }
}

/// Publishes a token by a name, by which other processes of the same user on this machine find it.
///
/// The name is this process's until it withdraws it with anygpu_unpublish, frees what the token names, or ends, however it
/// ends. A token that this process has published by the name before is replaced. Names are found where tokens can be
/// imported: in one network namespace, or by one folder of ANYGPU_BROKER_DIR.
///
/// - `token` (in): a token of this process's own memory, array or event.
/// - `name` (in): 1 to ANYGPU_NAME_LENGTH characters of ASCII that are printed, such as "heat/u"; no spaces and backslashes.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for text that is no name; ANYGPU_ERROR_IN_USE where another living
/// process of the user has the name: anygpu_last_reason() says which; ANYGPU_ERROR_REFUSED for another process's token,
/// and for bytes that are none; ANYGPU_ERROR_STALE for what was freed; ANYGPU_ERROR_OUT_OF_MEMORY for more than 256 names
/// of a process; ANYGPU_ERROR_OPERATING_SYSTEM for want of file descriptors.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_publish(token: *const anygpu_token, name: *const c_char) -> c_int {
    entry_without_gpu("anygpu_publish", || names::publish(&read(token)?.bytes, self::name(text(name)?)))
}

/// Withdraws a name of this process. Those who have imported what it named keep it.
///
/// - `name` (in): the name.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for text that is no name, ANYGPU_ERROR_NOT_FOUND where this process
/// publishes nothing by it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_unpublish(name: *const c_char) -> c_int {
    entry_without_gpu("anygpu_unpublish", || names::unpublish(self::name(text(name)?)))
}

/// Finds the token that a process of this user publishes by a name, and waits for it.
///
/// - `name` (in): the name.
/// - `milliseconds` (in): the longest time to wait until the name is published; 0 does not wait, -1 waits without end.
/// - `token` (out): the token, for anygpu_import, anygpu_import_event and anygpu_describe_array.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for text that is no name and for a time below -1; ANYGPU_ERROR_NOT_FOUND
/// where nobody publishes the name in that time; ANYGPU_ERROR_UNREACHABLE where its process does not answer within 5
/// seconds; ANYGPU_ERROR_REFUSED where it is of another version, or publishes no token.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_lookup(name: *const c_char, milliseconds: c_int, token: *mut anygpu_token) -> c_int {
    entry_without_gpu("anygpu_lookup", || {
        let (token, name) = (out(token)?, self::name(text(name)?));
        let patience = patience(milliseconds)?;
        token.finish(anygpu_token { bytes: names::lookup(name, patience)? })
    })
}

/// Lists the names that this and other processes of the user publish, in the order of their bytes.
///
/// Also a name whose process is stopped, and one that is withdrawn right afterwards.
///
/// - `list` (out, array of length, nullable): the names, each with a line end behind it, and a terminator; of a list that is
///   too long the names that fit. Nothing is written where it is NULL.
/// - `length` (in): room in `list`; 0 where it is NULL.
/// - `needed` (out): the room that the whole list needs.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL `needed`, for a list without room and for room without a list;
/// ANYGPU_ERROR_OPERATING_SYSTEM where the system does not tell its sockets.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_names(list: *mut c_char, length: usize, needed: *mut usize) -> c_int {
    entry_without_gpu("anygpu_names", || {
        let needed = out(needed)?;
        if list.is_null() != (length == 0) {
            return invalid("the list is NULL, or has no room");
        }
        let names: Vec<String> = broker::names::list()?.into_iter().map(|name| name + "\n").collect();
        // SAFETY: as many bytes are valid for writing, as promised by the caller.
        unsafe { write_lines(list, length, &names) };
        needed.finish(names.iter().map(String::len).sum::<usize>() + 1)
    })
}

/// Writes as many lines as fit, and a terminator.
///
/// # Safety
/// `length` bytes of `list` are valid for writing.
unsafe fn write_lines(list: *mut c_char, length: usize, lines: &[String]) {
    let Some(room) = length.checked_sub(1) else { return };
    let mut written = 0;
    for line in lines {
        if line.len() > room - written {
            break;
        }
        // SAFETY: within the room.
        unsafe { list.cast::<u8>().add(written).copy_from_nonoverlapping(line.as_ptr(), line.len()) };
        written += line.len();
    }
    // SAFETY: written <= room < length.
    unsafe { list.add(written).write(0) };
}
