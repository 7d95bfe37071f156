// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory shared between processes by keys, and events by handles.

#[path = "../generated/acl/ipc.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_char, c_void};
use std::sync::{Mutex, MutexGuard};

use super::event::{EventUse, add_opened, existing};
use super::key::{self, Key, ObjectKind};
use super::types::*;
use super::{
    Slot, address, current, entry, entry_in_context, forged, forward, not_empty, out, peer, process_ids, read, refused,
};
use crate::border::arguments::{invalid, unsupported, write_text};
use crate::gpu::{Address, Error, Gpu, Kind, MemoryKind, Result};
use crate::os::lock::lock;
use crate::share::broker::{self, Importers, Offer};

pub use derived::*;

/// KeyRole of this process for a key.
enum KeyRole {
    /// The process has exported the key.
    Exported,
    /// The process has imported the key.
    Imported(KeyImport),
}

/// An imported key's memory.
#[derive(Clone, Copy)]
struct KeyImport {
    /// The allocation's base.
    base: Address,
    /// The address of the key's memory.
    address: Address,
    /// The back end's number of the allocation; 0 where it tells none.
    id: u64,
    /// The reference count.
    count: usize,
}

impl KeyImport {
    /// Returns true unless a reset, or another dialect's call, has closed it.
    fn is_open(&self, gpu: &dyn Gpu) -> bool {
        self.id == 0 || number(gpu, self.base) == self.id
    }
}

/// The back end's number of the memory at an address; 0 where it tells none.
fn number(gpu: &dyn Gpu, address: Address) -> u64 {
    gpu.pointer_info(address).ok().flatten().map_or(0, |info| info.id)
}

/// The keys in use. The mutex guards them and the reference counts, and is held across no call of the back end.
static KEYS: Mutex<Vec<(Key, KeyRole)>> = Mutex::new(Vec::new());

fn keys() -> MutexGuard<'static, Vec<(Key, KeyRole)>> {
    lock(&KEYS)
}

fn unknown() -> Error {
    Kind::HandleStale.because("this process has neither exported nor imported the key")
}

/// Exports device memory as a key, by which other processes import it.
///
/// The key is a text of 64 characters and a NUL, to be sent by any means to processes of the same user on this machine.
/// Each call returns a new one. Close it with aclrtIpcMemClose when the other processes have closed it, and then free
/// the memory.
///
/// - `devPtr` (in): device memory of aclrtMalloc, as a rule its first address.
/// - `size` (in): bytes from there, not 0.
/// - `key` (out, array of len): the key.
/// - `len` (in): room in `key`, at least 65.
/// - `flags` (in): ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT, and aclrtIpcMemSetImportPid lists the processes that may import it;
///   or ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION, or any other, and all may.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL and 0 bytes; ACL_ERROR_RT_PARAM_INVALID for too little room, and memory not
/// within one allocation of this process, such as mapped physical memory.
///
/// AscendCL: aclrtIpcMemGetExportKey. CUDA: cuIpcGetMemHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtIpcMemGetExportKey(
    devPtr: *mut c_void,
    size: usize,
    key: *mut c_char,
    len: usize,
    flags: u64,
) -> aclError {
    let call = forward!(aclrtIpcMemGetExportKey(devPtr, size, key, len, flags), shares: Nothing);
    entry_in_context(call, move |gpu| {
        let start = address(devPtr)?;
        not_empty(size)?;
        check_room(key, len)?;
        let exported = offer(gpu, start, size, importers(flags))?;
        keys().push((exported, KeyRole::Exported));
        // SAFETY: the caller gives room for `len` characters.
        unsafe { write_text(key, len.min(i32::MAX as usize) as i32, &exported.text()) }
    })
}

/// Returns who may import by a key. AscendCL's reference does not give the number that disables the list: all do but 0.
pub(super) fn importers(flags: u64) -> Importers {
    const { assert!(ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT == 0 && ACL_RT_NOTIFY_EXPORT_FLAG_DEFAULT == 0) };
    if flags == 0 { Importers::Listed } else { Importers::Any }
}

fn offer(gpu: &dyn Gpu, start: Address, size: usize, importers: Importers) -> Result<Key> {
    let info = gpu.pointer_info(start)?.filter(|info| info.kind == MemoryKind::Device && info.exportable);
    let Some(info) = info else { return invalid("the address is in no device memory of this process") };
    let offset = start.0 - info.base.0;
    if size > info.size - offset {
        return invalid(format!("{size} bytes from byte {offset} of {}", info.size));
    }
    let payload = gpu.export_memory(start)?;
    let handle = broker::offer(Offer { descriptor: None, payload }, importers)?;
    Ok(Key::new(ObjectKind::Memory, handle, [offset as u64, size as u64], &payload))
}

/// Checks the buffer for a key.
pub(super) fn check_room(key: *mut c_char, len: usize) -> Result<()> {
    if key.is_null() {
        return refused("the room for the key is NULL");
    }
    if len <= key::LENGTH { invalid(format!("there is room for {len} characters: a key has 65")) } else { Ok(()) }
}

/// Reads a key.
///
/// # Safety
/// `text` is NULL, or a string that ends with a NUL or has 65 characters.
pub(super) unsafe fn read_key(text: *const c_char) -> Result<Key> {
    if text.is_null() {
        return refused("the key is NULL");
    }
    // SAFETY: as promised by the caller; nothing is read beyond a NUL.
    let characters = (0..=key::LENGTH).map(|index| unsafe { text.add(index).read() } as u8);
    let text: Vec<u8> = characters.take_while(|character| *character != 0).collect();
    Key::read(&text)
}

/// Adds running processes to the list of those that may import a key.
///
/// - `key` (in, array of 65): a key that this process has exported.
/// - `pid` (in, array of num): their ids, which they get from aclrtDeviceGetBareTgid.
/// - `num` (in): their number.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL and none, ACL_ERROR_RT_PARAM_INVALID for an id without a process; 107017 for
/// an invalid or closed key; 207006 for another process's; ACL_ERROR_RT_FEATURE_NOT_SUPPORT where all may import
/// it.
///
/// AscendCL: aclrtIpcMemSetImportPid. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtIpcMemSetImportPid(key: *const c_char, pid: *mut i32, num: usize) -> aclError {
    let call = forward!(aclrtIpcMemSetImportPid(key, pid, num), shares: Nothing);
    entry(call, move |_| {
        // SAFETY: the caller gives an array of `num` elements, or NULL.
        let ids = unsafe { process_ids(pid, num) }?;
        // SAFETY: the caller gives a key, or NULL.
        let key = unsafe { read_key(key) }?;
        let is_here = keys().iter().any(|(known, role)| *known == key && matches!(role, KeyRole::Exported));
        key.allow(is_here, &ids)
    })
}

/// Sets an attribute of memory that is shared by a key. Not supported: only chips of Huawei's have two links to choose
/// from.
///
/// - `key` (in, array of 65): a key that this process has exported.
/// - `type` (in): ACL_RT_IPC_MEM_ATTR_ACCESS_LINK.
/// - `attr` (in): ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_SIO or ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_HCCS.
///
/// Returns ACL_ERROR_RT_FEATURE_NOT_SUPPORT (207000), ACL_ERROR_INVALID_PARAM for NULL and an unknown `type`,
/// ACL_ERROR_RT_PARAM_INVALID for an unknown `attr`, 107017 for an invalid or closed key.
///
/// AscendCL: aclrtIpcMemSetAttr. CUDA: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtIpcMemSetAttr(key: *const c_char, r#type: aclrtIpcMemAttrType, attr: u64) -> aclError {
    let call = forward!(aclrtIpcMemSetAttr(key, r#type, attr), shares: Nothing);
    entry(call, move |_| {
        // SAFETY: the caller gives a key, or NULL.
        let key = unsafe { read_key(key) }?;
        if r#type != ACL_RT_IPC_MEM_ATTR_ACCESS_LINK {
            return refused(format!("there is no attribute {} of shared memory", r#type));
        }
        if attr > ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_HCCS {
            return invalid(format!("attr is {attr}: there is no such link"));
        }
        if !keys().iter().any(|(known, role)| *known == key && matches!(role, KeyRole::Exported)) {
            return Err(unknown());
        }
        unsupported("devices have one link to each other's memory")
    })
}

/// Imports another process's device memory by its key. Importing again returns the same address, and is counted.
///
/// - `devPtr` (out): the address in this process.
/// - `key` (in, array of 65): the key.
/// - `flags` (in): ACL_RT_IPC_MEM_IMPORT_FLAG_DEFAULT, or ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS where the memory
///   is another device's.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL; ACL_ERROR_RT_PARAM_INVALID for other flags; 107017 for an invalid or
/// closed key; 207006 where this process is not listed, or is of another user; ACL_ERROR_RT_FEATURE_NOT_SUPPORT in the
/// process that exported it, and where the device does not reach the memory; 507022 where the other process does not
/// answer.
///
/// AscendCL: aclrtIpcMemImportByKey. CUDA: cuIpcOpenMemHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtIpcMemImportByKey(devPtr: *mut *mut c_void, key: *const c_char, flags: u64) -> aclError {
    let call = forward!(aclrtIpcMemImportByKey(devPtr, key, flags), shares: Nothing);
    entry_in_context(call, move |gpu| {
        let imported = out(devPtr)?;
        // SAFETY: the caller gives a key, or NULL.
        let key = unsafe { read_key(key) }?;
        if flags > ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS {
            return invalid(format!("flags is {flags:#x}: there are no such flags"));
        }
        let address = match import_again(gpu, &key) {
            Some(address) => address,
            None => import(gpu, key)?,
        };
        if flags == ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS {
            enable_peer_access(gpu, address).inspect_err(|_| _ = close(gpu, key))?;
        }
        imported.finish(address.as_ptr())
    })
}

/// Enables access of the calling thread's device to memory of another.
fn enable_peer_access(gpu: &dyn Gpu, address: Address) -> Result<()> {
    let device = gpu.device()?;
    match gpu.pointer_info(address)? {
        Some(info) if info.device != device => peer::enable(gpu, info.device),
        _ => Ok(()),
    }
}

/// Counts a further import of a key that is imported. Forgets one that has ended.
fn import_again(gpu: &dyn Gpu, key: &Key) -> Option<Address> {
    let imported = |(known, role): &(Key, KeyRole)| match role {
        KeyRole::Imported(import) if known == key => Some(*import),
        _ => None,
    };
    // A statement of its own: the lock must not be held behind it.
    let found = keys().iter().find_map(imported)?;
    let is_open = found.is_open(gpu);
    let mut keys = keys();
    let place = keys.iter().position(|known| imported(known).is_some_and(|import| import.id == found.id))?;
    match &mut keys[place].1 {
        KeyRole::Imported(import) if is_open => {
            import.count += 1;
            Some(import.address)
        }
        _ => {
            keys.swap_remove(place);
            None
        }
    }
}

fn import(gpu: &dyn Gpu, key: Key) -> Result<Address> {
    let offer = key.take(ObjectKind::Memory)?;
    let base = gpu.open_memory(&offer.payload).map_err(forged)?;
    // Another thread may have imported the key meanwhile.
    if let Some(address) = import_again(gpu, &key) {
        gpu.close_memory(base)?;
        return Ok(address);
    }
    let address = Address(base.0 + key.numbers[0] as usize);
    keys().push((key, KeyRole::Imported(KeyImport { base, address, id: number(gpu, base), count: 1 })));
    Ok(address)
}

/// Closes a key: one import of it, or its export. The last close of an imported key unmaps the memory, once the work that
/// uses it is done; a closed export can no longer be imported.
///
/// - `key` (in, array of 65): the key.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL; 107017 for a key that this process does not use, and when called once too
/// often.
///
/// AscendCL: aclrtIpcMemClose. CUDA: cuIpcCloseMemHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtIpcMemClose(key: *const c_char) -> aclError {
    let call = forward!(aclrtIpcMemClose(key), shares: Nothing);
    entry_in_context(call, move |gpu| {
        // SAFETY: the caller gives a key, or NULL.
        close(gpu, unsafe { read_key(key) }?)
    })
}

fn close(gpu: &dyn Gpu, key: Key) -> Result<()> {
    let last = {
        let mut keys = keys();
        let index = keys.iter().position(|(known, _)| *known == key).ok_or_else(unknown)?;
        match &mut keys[index].1 {
            KeyRole::Imported(import) if import.count > 1 => {
                import.count -= 1;
                return Ok(());
            }
            _ => keys.swap_remove(index).1,
        }
    };
    match last {
        KeyRole::Exported => broker::withdraw(key.handle),
        KeyRole::Imported(import) if import.is_open(gpu) => gpu.close_memory(import.base),
        KeyRole::Imported(_) => Err(unknown()),
    }
}

/// Exports an event as a handle, by which other processes open it. The event must live until they have opened it; record
/// it before sending the handle.
///
/// - `event` (in): an event of aclrtCreateEventExWithFlag with ACL_EVENT_IPC.
/// - `handle` (out): 64 bytes to send to the other process by any means.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for an event that does not exist, ACL_ERROR_RT_PARAM_INVALID for other
/// events and for opened ones.
///
/// AscendCL: aclrtIpcGetEventHandle. CUDA: cuIpcGetEventHandle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtIpcGetEventHandle(event: aclrtEvent, handle: *mut aclrtIpcEventHandle) -> aclError {
    let call = forward!(aclrtIpcGetEventHandle(event, handle), shares: Nothing);
    entry_in_context(call, move |gpu| {
        let handle = out(handle)?;
        let event = existing(event, EventUse::Shared)?;
        handle.finish(gpu.export_event(event)?.into())
    })
}

/// Opens an event that another process shared.
///
/// It can be recorded and waited for; destroy it with aclrtDestroyEvent.
///
/// - `handle` (in): the 64 bytes from aclrtIpcGetEventHandle.
/// - `event` (out): the event.
///
/// Returns ACL_ERROR_INVALID_PARAM for NULL, 107017 for a handle of no live event that this process may open,
/// ACL_ERROR_RT_FEATURE_NOT_SUPPORT for one made by this process.
///
/// AscendCL: aclrtIpcOpenEventHandle. CUDA: cuIpcOpenEventHandle.
// Derived: anygpu_aclrtIpcOpenEventHandle_ref
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtIpcOpenEventHandle(handle: aclrtIpcEventHandle, event: *mut aclrtEvent) -> aclError {
    let call = forward!(aclrtIpcOpenEventHandle(handle, event), shares: Nothing);
    entry_in_context(call, move |gpu| {
        let imported = out(event)?;
        let (device, context) = (gpu.device()?, current(gpu)?);
        let event = gpu.open_event(&handle.into()).map_err(forged)?;
        add_opened(event, device, context);
        imported.finish(event.as_ptr())
    })
}
