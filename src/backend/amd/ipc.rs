// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory and events shared between processes: HIP's own handles.
//!
//! Two allocations may have the same handle (also a freed one and a later one at its address), so no table
//! here is keyed by handles.

use std::ptr;

use super::calls::{HipHandle, hipError_t};
use super::convert::AbiVersion;
use super::event::Sharing;
use super::{Amd, call, convert, server, status};
use crate::backend::refuse_host_handle;
use crate::gpu::{Address, Error, Event, Ipc, IpcHandle, Kind, Result};
use crate::os::inside;
use crate::os::thread::{Signals, WithoutSigpipe};
use crate::share::handles::{EVENTS, NO_OWNER};
use crate::share::openings::Identity;

fn of_hip(handle: &IpcHandle) -> Result<HipHandle> {
    refuse_host_handle(handle)?;
    Ok(HipHandle { reserved: *handle })
}

impl Amd {
    /// Identity of the memory at an address, which no other that had the address before shares.
    pub(super) fn identity(&self, address: Address) -> Identity {
        let get = self.hip.hipPointerGetAttribute?;
        // Wide enough for every release's number.
        let mut identity = 0_u64;
        let to = ptr::from_mut(&mut identity).cast();
        // SAFETY: the output is valid for the call; the address is only looked up. On failure the number stays 0.
        inside::calling(|| unsafe { get(to, convert::BUFFER_ID, address.0) });
        (identity != 0).then_some(identity)
    }

    fn refusal(&self, function: &str, status: hipError_t) -> Error {
        match status {
            convert::INVALID_CONTEXT => Kind::OwnProcess.because(format!(
                "{function} answered {}: the handle is of a process with this one's id, {}. HIP compares nothing else, so \
                 where processes of different PID namespaces (containers) share memory, it may be another process: give \
                 them one namespace, or start them so that their ids differ",
                super::describe(&self.hip, status),
                std::process::id()
            )),
            convert::INVALID_VALUE | convert::INVALID_DEVICE_POINTER | convert::MAP_FAILED => {
                self.failure_of(Kind::HandleRefused, function, status)
            }
            _ => self.failure(function, status),
        }
    }
}

impl Ipc for Amd {
    fn export_memory(&self, address: Address) -> Result<IpcHandle> {
        // HIP has another handle for each address of an allocation, all of which open at its base, as does the base's.
        let base = self.exportable(address)?;
        // HIP leaves the rest of the bytes as they are.
        let mut handle = HipHandle { reserved: [0; 64] };
        {
            // HIP 7 starts a thread that writes to importers, which inherits this: one that has ended must not end this
            // process by SIGPIPE.
            let _signals = Signals::blocked();
            call!(self, hipIpcGetMemHandle(&mut handle, base))?;
        }
        server::keep_from_programs();
        Ok(handle.reserved)
    }

    fn has_lasting_handles(&self) -> bool {
        self.abi < AbiVersion::Seven
    }

    fn open_memory(&self, handle: &IpcHandle) -> Result<Address> {
        let handle = of_hip(handle)?;
        let device = self.device()?;
        // This process writes to the exporter's socket, here and in HIP 7.
        let _written = WithoutSigpipe::blocked();
        server::check_form(self.abi, &handle.reserved)?;
        // Never returns where the exporter has no such memory any more.
        server::check(&handle.reserved)?;
        let mut base = 0;
        match status!(self, hipIpcOpenMemHandle(&mut base, handle, self.abi.lazy_enable_peer_access())) {
            convert::SUCCESS => {
                self.openings.opened_by(&handle.reserved, base, device, || self.identity(Address(base)));
                Ok(Address(base))
            }
            status @ convert::INVALID_DEVICE_POINTER if server::is_part(&handle.reserved) => {
                Err(Kind::HandleRefused.because(format!(
                    "hipIpcOpenMemHandle answered {}: a handle of less than 2 MiB lapses when memory beside its own is freed; \
                     the owner must export the memory again",
                    super::describe(&self.hip, status)
                )))
            }
            status => Err(self.refusal("hipIpcOpenMemHandle", status)),
        }
    }

    fn close_unasked(&self, close: &mut dyn FnMut()) -> bool {
        self.lanes.without_waits(close)
    }

    fn close_memory(&self, address: Address) -> Result<()> {
        // HIP closes memory by any address in it.
        self.require_start(address)?;
        let close = || match call!(self, hipIpcCloseMemHandle(address.0)) {
            // HIP 5 calls any address that was not opened an invalid handle.
            Err(error) if error.kind() == Kind::InvalidHandle => Err(Kind::InvalidValue.because(error.to_string())),
            outcome => outcome,
        };
        if self.openings.is_empty() {
            return close();
        }
        // HIP first waits for the work of the thread's device, which must be the one that the memory was opened on.
        self.openings.close(address.0, self.identity(address), |device| match device {
            Some(device) => self.within(device, close),
            None => close(),
        })
    }

    fn export_event(&self, event: Event) -> Result<IpcHandle> {
        let event = convert::event(event)?;
        let mut handle = HipHandle { reserved: [0; 64] };
        match status!(self, hipIpcGetEventHandle(&mut handle, event)) {
            convert::SUCCESS => Ok(handle.reserved),
            status @ convert::INVALID_CONFIGURATION => {
                Err(self.failure_of(Kind::EventNotShareable, "hipIpcGetEventHandle", status))
            }
            status => Err(self.failure("hipIpcGetEventHandle", status)),
        }
    }

    fn open_event(&self, handle: &IpcHandle) -> Result<Event> {
        let handle = of_hip(handle)?;
        let mut event = 0;
        match status!(self, hipIpcOpenEventHandle(&mut event, handle)) {
            convert::SUCCESS => {
                EVENTS.created(event, NO_OWNER);
                self.shared_events.change(|shared| shared.insert(event, Sharing::Opened));
                Ok(Event(event))
            }
            status => Err(self.refusal("hipIpcOpenEventHandle", status)),
        }
    }
}
