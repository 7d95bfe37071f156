// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory and events shared between processes.
//!
//! AscendCL names memory by a text of at most 64 characters, which are the handle's bytes, and closes it by that name.
//! A process exports and opens each allocation once: later calls are served from the tables here.

use std::ffi::c_char;
use std::sync::Mutex;

use super::calls::{IpcEventHandle, KEY_SIZE};
use super::event::EventState;
use super::memory::BlockKind;
use super::{Ascend, convert, optional};
use crate::backend::refuse_host_handle;
use crate::gpu::{Address, Error, Event, EventFlags, HANDLE_SIZE, Ipc, IpcHandle, Kind, Result};
use crate::os::lock::{Waiters, lock};

/// The names of memory that this process has shared or opened.
#[derive(Default)]
pub struct NameTable {
    bases: Mutex<Vec<(IpcHandle, usize)>>,
    /// Addresses or names that a thread exports, opens or closes right now. No other thread may until they are removed.
    busy: Mutex<Vec<IpcHandle>>,
    /// Signalled when an entry leaves `busy`.
    released: Waiters,
}

/// A thread's exclusive use of a name, ended by dropping it.
struct Turn<'a>(&'a NameTable, &'a IpcHandle);

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        lock(&self.0.busy).retain(|name| name != self.1);
        self.0.released.wake_all();
    }
}

impl NameTable {
    /// Waits for exclusive use of a name. AscendCL opens each once, and no lock may be held meanwhile.
    fn turn<'a>(&'a self, name: &'a IpcHandle) -> Turn<'a> {
        let mut busy = lock(&self.busy);
        while busy.contains(name) {
            busy = self.released.wait(busy);
        }
        busy.push(*name);
        Turn(self, name)
    }

    fn base(&self, name: &IpcHandle) -> Option<usize> {
        lock(&self.bases).iter().find(|entry| entry.0 == *name).map(|entry| entry.1)
    }

    /// Removes a name.
    fn remove(&self, name: &IpcHandle) {
        lock(&self.bases).retain(|entry| entry.0 != *name);
    }

    /// Removes the names of memory that is gone.
    pub fn remove_where(&self, is_gone: impl Fn(usize) -> bool) {
        lock(&self.bases).retain(|entry| !is_gone(entry.1));
    }
}

/// A name as AscendCL takes it, with a terminator.
fn key(name: &IpcHandle) -> Result<[u8; KEY_SIZE]> {
    refuse_host_handle(name)?;
    let length = name.iter().position(|byte| *byte == 0).unwrap_or(name.len());
    if length == 0 || name[length..].iter().any(|byte| *byte != 0) {
        return Err(Kind::HandleRefused.because("the handle is no name of AscendCL's: a text, and zeros behind it"));
    }
    let mut key = [0; KEY_SIZE];
    key[..HANDLE_SIZE].copy_from_slice(name);
    Ok(key)
}

/// Turns AscendCL's errors for a name that this process may not open into HandleRefused.
fn refused(error: Error) -> Error {
    match error.kind() {
        Kind::InvalidValue | Kind::InvalidHandle | Kind::OperatingSystem => {
            Kind::HandleRefused.because(error.to_string())
        }
        _ => error,
    }
}

fn text(key: &[u8; KEY_SIZE]) -> *const c_char {
    key.as_ptr().cast()
}

impl Ascend {
    /// Ends the sharing of memory before it is freed, which AscendCL requires.
    pub(super) fn stop_sharing(&self, base: usize) -> Result<()> {
        if let Some(BlockKind::Device(Some(name))) = self.blocks.at(base).map(|block| block.kind) {
            let key = key(&name)?;
            optional!(self, aclrtIpcMemClose(text(&key)))?;
            self.blocks.set(base, BlockKind::Device(None));
            self.names.remove_where(|other| other == base);
        }
        Ok(())
    }
}

impl Ipc for Ascend {
    fn export_memory(&self, address: Address) -> Result<IpcHandle> {
        let Some((base, block)) = self.blocks.find(address.0) else {
            return Err(Kind::InvalidValue.because("the address is not in device memory that was allocated here"));
        };
        let mut address_name = [0; HANDLE_SIZE];
        address_name[..size_of::<usize>()].copy_from_slice(&base.to_ne_bytes());
        let _turn = self.names.turn(&address_name);
        match self.blocks.at(base).map(|block| block.kind) {
            Some(BlockKind::Device(None)) => {}
            Some(BlockKind::Device(Some(name))) => return Ok(name),
            Some(BlockKind::Imported(..)) => {
                return Err(Kind::InvalidValue.because("the memory belongs to another process: pass its handle on"));
            }
            _ => return Err(Kind::InvalidValue.because("only allocated device memory has a handle")),
        }
        let mut key: [u8; KEY_SIZE] = [0; KEY_SIZE];
        let buffer = key.as_mut_ptr().cast();
        self.within(block.device, &mut || {
            let flags = convert::DISABLE_PID_VALIDATION;
            optional!(self, aclrtIpcMemGetExportKey(base, block.size, buffer, KEY_SIZE, flags))
        })?;
        let length = key.iter().position(|byte| *byte == 0).unwrap_or(KEY_SIZE);
        if length == 0 || length > HANDLE_SIZE {
            return Err(Kind::Unsupported.because(format!("a name of {length} characters does not fit a handle")));
        }
        let mut name = [0; HANDLE_SIZE];
        name[..length].copy_from_slice(&key[..length]);
        self.blocks.set(base, BlockKind::Device(Some(name)));
        lock(&self.names.bases).push((name, base));
        Ok(name)
    }

    fn open_memory(&self, handle: &IpcHandle) -> Result<Address> {
        let key = key(handle)?;
        let _turn = self.names.turn(handle);
        if let Some(base) = self.names.base(handle) {
            return match self.blocks.at(base).map(|block| block.kind) {
                Some(BlockKind::Imported(name, count)) => {
                    self.blocks.set(base, BlockKind::Imported(name, count + 1));
                    Ok(Address(base))
                }
                _ => Err(Kind::OwnProcess.into()),
            };
        }
        self.enter()?;
        let (device, mut base) = (self.device()?, 0);
        optional!(self, aclrtIpcMemImportByKey(&mut base, text(&key), convert::ENABLE_PEER_ACCESS)).map_err(refused)?;
        let (mut start, mut size) = (0, 0);
        // Where AscendCL does not report the size, only the first address is known.
        if optional!(self, aclrtMemGetAddressRange(base, &mut start, &mut size)).is_err() || start != base {
            size = 0;
        }
        self.blocks.insert(base, size, device, BlockKind::Imported(*handle, 1), 0);
        lock(&self.names.bases).push((*handle, base));
        Ok(Address(base))
    }

    fn close_memory(&self, address: Address) -> Result<()> {
        let base = address.0;
        let opened = || match self.blocks.at(base) {
            Some(block) => match block.kind {
                BlockKind::Imported(name, count) => Ok((name, count, block.device)),
                _ => Err(()),
            },
            None => Err(()),
        };
        let not_opened = |()| Kind::InvalidValue.because("the address was not opened from a handle");
        let (name, ..) = opened().map_err(not_opened)?;
        let _turn = self.names.turn(&name);
        let (_, count, device) = opened().map_err(not_opened)?;
        if count > 1 {
            self.blocks.set(base, BlockKind::Imported(name, count - 1));
            return Ok(());
        }
        self.finish(device)?;
        let key = key(&name)?;
        self.remove_while(base, &|| optional!(self, aclrtIpcMemClose(text(&key))))?;
        // By its name: another's memory may have the address by now.
        self.names.remove(&name);
        Ok(())
    }

    fn export_event(&self, event: Event) -> Result<IpcHandle> {
        let event = convert::event(event)?;
        if self.event_flags(event).is_some_and(|flags| !flags.contains(EventFlags::INTERPROCESS)) {
            return Err(Kind::EventNotShareable.into());
        }
        self.enter()?;
        let mut handle = IpcEventHandle { reserved: [0; HANDLE_SIZE] };
        optional!(self, aclrtIpcGetEventHandle(event, &mut handle))?;
        Ok(handle.reserved)
    }

    fn open_event(&self, handle: &IpcHandle) -> Result<Event> {
        refuse_host_handle(handle)?;
        self.enter()?;
        let mut event = 0;
        let handle = IpcEventHandle { reserved: *handle };
        optional!(self, aclrtIpcOpenEventHandle(handle, &mut event)).map_err(refused)?;
        lock(&self.events).insert(event, EventState::opened());
        Ok(Event(event))
    }
}
