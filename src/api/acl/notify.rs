// SPDX-License-Identifier: MIT OR Apache-2.0
//! Notifies: binary semaphores that one stream records, and another, also of another process, waits for and resets.

use std::ffi::c_char;
use std::time::Duration;

use super::ipc::{check_room, importers, read_key};
use super::live_streams::live_waiter;
use super::notifies::{self, NotifyHandle};
use super::types::*;
use super::{Slot, current, entry, entry_in_context, forward, out, process_ids, refused, reserved};
use crate::border::arguments::{invalid, write_text};
use crate::gpu::{Address, Result};
use crate::share::ends;

/// Creates a notify in the state not recorded. It belongs to the calling thread's context, and ends with it.
///
/// - `notify` (out): the notify; destroy it with aclrtDestroyNotify.
/// - `flag` (in): 0.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL and other flags, ACL_ERROR_RT_MEMORY_ALLOCATION.
///
/// AscendCL: aclrtCreateNotify. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtCreateNotify(notify: *mut aclrtNotify, flag: u64) -> aclError {
    let call = forward!(aclrtCreateNotify(notify, flag));
    entry_in_context(call, move |gpu| {
        let notify = out(notify)?;
        reserved("flag", flag)?;
        ends::listen(notifies::end, gpu);
        notify.finish(pointer(notifies::create(gpu, current(gpu)?)?))
    })
}

/// Destroys a notify, created or imported. Work queued on it completes.
///
/// - `notify` (in): the notify.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for a notify that does not exist.
///
/// AscendCL: aclrtDestroyNotify. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtDestroyNotify(notify: aclrtNotify) -> aclError {
    let call = forward!(aclrtDestroyNotify(notify));
    entry_in_context(call, move |_| notifies::destroy(existing(notify)?))
}

/// Returns a number of a notify, which no other notify of this process has. An imported one has its own.
///
/// - `notify` (in): the notify.
/// - `notifyId` (out): the number.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for a notify that does not exist.
///
/// AscendCL: aclrtGetNotifyId. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetNotifyId(notify: aclrtNotify, notifyId: *mut u32) -> aclError {
    let call = forward!(aclrtGetNotifyId(notify, notifyId));
    entry(call, move |_| {
        let number = out(notifyId)?;
        number.finish(notifies::number(existing(notify)?)?)
    })
}

/// Queues the record of a notify: it is recorded when the work queued on the stream so far is done.
///
/// - `notify` (in): the notify.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
///
/// Returns ACL_ERROR_INVALID_PARAM for a NULL notify, 107017 for a notify or stream that does not exist,
/// ACL_ERROR_RT_FEATURE_NOT_SUPPORT where streams do not call the host.
///
/// AscendCL: aclrtRecordNotify. CUDA: cuLaunchHostFunc.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtRecordNotify(notify: aclrtNotify, stream: aclrtStream) -> aclError {
    let call = forward!(aclrtRecordNotify(notify, stream));
    entry_in_context(call, move |gpu| {
        let (notify, stream) = (existing(notify)?, stream.into());
        notifies::record(gpu, notify, stream, &*live_waiter(gpu, stream)?)
    })
}

/// Queues a wait until a notify is recorded by a stream of any process that has it, and resets it.
///
/// A record ends one wait, of those that streams of all processes have come to or else the next.
/// Records do not accumulate: several before the wait count as one.
/// If the notify is not recorded in time, only this wait ends: the stream proceeds, and the next wait for it
/// returns 107019.
///
/// - `notify` (in): the notify.
/// - `stream` (in, nullable): the stream; NULL is the default stream.
/// - `timeout` (in): seconds from when the stream comes to the wait; 0 for ever.
///
/// Returns ACL_ERROR_INVALID_PARAM for a NULL notify, 107017 for a notify or stream that does not exist,
/// ACL_ERROR_RT_FEATURE_NOT_SUPPORT where streams do not call the host or do not wait for values.
///
/// AscendCL: aclrtWaitAndResetNotify. CUDA: cuLaunchHostFunc and cuStreamWaitValue64.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtWaitAndResetNotify(notify: aclrtNotify, stream: aclrtStream, timeout: u32) -> aclError {
    let call = forward!(aclrtWaitAndResetNotify(notify, stream, timeout));
    entry_in_context(call, move |gpu| {
        let at_most = (timeout != 0).then(|| Duration::from_secs(timeout.into()));
        let (notify, stream) = (existing(notify)?, stream.into());
        notifies::wait(gpu, notify, stream, &live_waiter(gpu, stream)?, at_most)
    })
}

/// Exports a notify as a key, by which other processes import it.
///
/// The key is a text of 64 characters and a NUL, for processes of the same user on this machine. Each notify has one.
///
/// - `notify` (in): a notify of aclrtCreateNotify.
/// - `key` (out, array of len): the key.
/// - `len` (in): room in `key`, at least 65.
/// - `flags` (in): ACL_RT_NOTIFY_EXPORT_FLAG_DEFAULT, and aclrtNotifySetImportPid lists the processes that may import it;
///   or any other, and all may. Only the flags of the first call count.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for a notify that does not exist, ACL_ERROR_RT_PARAM_INVALID for too
/// little room and for an imported notify.
///
/// AscendCL: aclrtNotifyGetExportKey. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtNotifyGetExportKey(
    notify: aclrtNotify,
    key: *mut c_char,
    len: usize,
    flags: u64,
) -> aclError {
    let call = forward!(aclrtNotifyGetExportKey(notify, key, len, flags), shares: Nothing);
    entry(call, move |_| {
        let notify = existing(notify)?;
        check_room(key, len)?;
        let exported = notifies::export(notify, importers(flags))?;
        // SAFETY: the caller gives room for `len` characters.
        unsafe { write_text(key, len.min(i32::MAX as usize) as i32, &exported.text()) }
    })
}

/// Imports another process's notify by its key. Each call returns a new handle of the same notify.
///
/// - `notify` (out): the notify; destroy it with aclrtDestroyNotify.
/// - `key` (in, array of 65): the key.
/// - `flags` (in): ACL_RT_NOTIFY_IMPORT_FLAG_DEFAULT or ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS, which makes no
///   difference here.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL; ACL_ERROR_RT_PARAM_INVALID for other flags; 107017 for an invalid or
/// closed key; 207006 where this process is not listed, or is of another user; ACL_ERROR_RT_FEATURE_NOT_SUPPORT in the
/// process that exported it; 507022 where the other process does not answer.
///
/// AscendCL: aclrtNotifyImportByKey. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtNotifyImportByKey(notify: *mut aclrtNotify, key: *const c_char, flags: u64) -> aclError {
    let call = forward!(aclrtNotifyImportByKey(notify, key, flags), shares: Nothing);
    entry_in_context(call, move |gpu| {
        let notify = out(notify)?;
        // SAFETY: the caller gives a key, or NULL.
        let key = unsafe { read_key(key) }?;
        if flags & !ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS != 0 {
            return invalid(format!("flags is {flags:#x}: there are no such flags"));
        }
        ends::listen(notifies::end, gpu);
        notify.finish(pointer(notifies::import(gpu, current(gpu)?, &key)?))
    })
}

/// Adds running processes to the list of those that may import a notify.
///
/// - `notify` (in): a notify that this process has exported.
/// - `pid` (in, array of num): their ids, which they get from aclrtDeviceGetBareTgid.
/// - `num` (in): their number.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL and none; 107017 for a notify that does not exist; ACL_ERROR_RT_PARAM_INVALID
/// for one that was not exported, and for an id without a process; 207006 for an imported one;
/// ACL_ERROR_RT_FEATURE_NOT_SUPPORT where all may import it.
///
/// AscendCL: aclrtNotifySetImportPid. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtNotifySetImportPid(notify: aclrtNotify, pid: *mut i32, num: usize) -> aclError {
    let call = forward!(aclrtNotifySetImportPid(notify, pid, num), shares: Nothing);
    entry(call, move |_| {
        let notify = existing(notify)?;
        // SAFETY: the caller gives an array of `num` elements, or NULL.
        notifies::allow(notify, &unsafe { process_ids(pid, num) }?)
    })
}

fn pointer(handle: NotifyHandle) -> aclrtNotify {
    Address(handle.0).as_ptr()
}

fn existing(notify: aclrtNotify) -> Result<NotifyHandle> {
    if notify.is_null() { refused("the notify is NULL") } else { Ok(NotifyHandle(notify.addr())) }
}
