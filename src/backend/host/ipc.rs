// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory and events shared with other processes of the same user.

use super::handle::What;
use super::state::{self, Host, table};
use super::{event, identity, release};
use crate::gpu::{Address, Event, Ipc, IpcHandle, Result};
use crate::os::thread::Uncancelled;

impl Ipc for Host {
    fn opens_files(&self) -> bool {
        true
    }

    fn export_memory(&self, address: Address) -> Result<IpcHandle> {
        let _uncancelled = Uncancelled::new();
        let mut table = table();
        let (device, bytes, pages) = table.exportable(address.0)?;
        let nonce = match pages.nonce {
            Some(nonce) => nonce,
            None => *pages.nonce.insert(identity::nonce()?),
        };
        let (number, first, count) = (pages.arena, pages.first, pages.count);
        let arena = table.arena(device, number);
        let handle = self.identity().name(What::Memory, state::device_number(device), arena, first, count, nonce)?;
        arena.publish(first, count, bytes, nonce, state::device_number(device));
        Ok(handle)
    }

    fn open_memory(&self, bytes: &IpcHandle) -> Result<Address> {
        let handle = self.identity().read(bytes, What::Memory)?;
        let _uncancelled = Uncancelled::new();
        let mut table = table();
        if let Some(base) = table.reopen(handle.nonce, bytes) {
            return base.map(Address);
        }
        let opened = self.identity().open(&handle)?;
        let base = table.import(opened, &handle, bytes, state::nearest_device(handle.device.into()), None)?;
        state::use_device();
        Ok(Address(base))
    }

    fn close_memory(&self, address: Address) -> Result<()> {
        release::close(address)
    }

    fn export_event(&self, event: Event) -> Result<IpcHandle> {
        event::export(event)
    }

    fn open_event(&self, handle: &IpcHandle) -> Result<Event> {
        event::open(handle)
    }
}
