// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory and events shared between processes: the driver's own handles.

use super::calls::{CUresult, CudaHandle};
use super::peer::BUFFER_ID;
use super::{Nvidia, call, convert, status};
use crate::backend::refuse_host_handle;
use crate::gpu::{Address, Error, Event, Ipc, IpcHandle, Kind, Result, not_exportable};
use crate::share::handles;
use crate::share::openings::{self, EVENTS, Identity};

/// Refuses the host back end's handles: the driver does not check all bytes of a handle.
fn of_driver(handle: &IpcHandle) -> Result<CudaHandle> {
    refuse_host_handle(handle)?;
    Ok(CudaHandle { reserved: *handle })
}

impl Nvidia {
    /// Identity of the memory at an address, which no other that had the address before shares.
    fn identity(&self, address: Address) -> Identity {
        let [identity] = self.attributes([BUFFER_ID], address).ok()?;
        (identity != 0).then_some(identity as u64)
    }

    fn refusal(&self, function: &str, status: CUresult) -> Error {
        match status {
            convert::INVALID_CONTEXT => self.failure_of(Kind::OwnProcess, function, status),
            convert::INVALID_VALUE | convert::INVALID_HANDLE => self.failure_of(Kind::HandleRefused, function, status),
            convert::NOT_PERMITTED => self.failure_of(Kind::HandleStale, function, status),
            _ => self.failure(function, status),
        }
    }
}

impl Ipc for Nvidia {
    fn export_memory(&self, address: Address) -> Result<IpcHandle> {
        let mut handle = CudaHandle { reserved: [0; 64] };
        let output = &raw mut handle;
        match self.in_context(|| status!(self, cuIpcGetMemHandle(output, address.0)))? {
            convert::SUCCESS => Ok(handle.reserved),
            status @ (convert::INVALID_HANDLE | convert::INVALID_VALUE) => {
                let why = self.failure_of(Kind::InvalidValue, "cuIpcGetMemHandle", status);
                let (pooled, mapped) = (not_exportable::POOLED, not_exportable::MAPPED);
                Err(Kind::InvalidValue
                    .because(format!("{why}; only plain device memory has a handle: {pooled}; {mapped}")))
            }
            status => Err(self.failure("cuIpcGetMemHandle", status)),
        }
    }

    fn open_memory(&self, handle: &IpcHandle) -> Result<Address> {
        let handle = of_driver(handle)?;
        let current = self.enter()?;
        let mut base = 0;
        match status!(self, cuIpcOpenMemHandle_v2(&mut base, handle, convert::LAZY_ENABLE_PEER_ACCESS)) {
            convert::SUCCESS => {
                self.openings.opened_by(&handle.reserved, base, current, || self.identity(Address(base)));
                Ok(Address(base))
            }
            status => Err(self.refusal("cuIpcOpenMemHandle_v2", status)),
        }
    }

    fn close_memory(&self, address: Address) -> Result<()> {
        let current = self.enter()?;
        let close = || call!(self, cuIpcCloseMemHandle(address.0));
        if self.openings.is_empty() {
            return close();
        }
        // The driver requires the context that opened it, whichever device the thread has chosen since.
        self.openings.close(address.0, self.identity(address), |context| match context {
            Some(context) if context != current => match self.within(context, close) {
                Err(error) if error.kind() == Kind::InvalidContext => close(),
                outcome => outcome,
            },
            _ => close(),
        })
    }

    fn export_event(&self, event: Event) -> Result<IpcHandle> {
        let event = convert::event(event)?;
        self.enter()?;
        let mut handle = CudaHandle { reserved: [0; 64] };
        match status!(self, cuIpcGetEventHandle(&mut handle, event)) {
            convert::SUCCESS => Ok(handle.reserved),
            status @ convert::INVALID_HANDLE => {
                Err(self.failure_of(Kind::EventNotShareable, "cuIpcGetEventHandle", status))
            }
            status => Err(self.failure("cuIpcGetEventHandle", status)),
        }
    }

    fn open_event(&self, handle: &IpcHandle) -> Result<Event> {
        let handle = of_driver(handle)?;
        let current = self.enter()?;
        let mut event = 0;
        match status!(self, cuIpcOpenEventHandle(&mut event, handle)) {
            convert::SUCCESS => {
                // Each opening makes another event, so whatever had this address is gone.
                EVENTS.closed(event, None);
                EVENTS.opened(event, current, openings::new_identity());
                handles::EVENTS.created(event, current);
                Ok(Event(event))
            }
            // The driver's status for bytes that name no event.
            status @ convert::MAP_FAILED => Err(self.failure_of(Kind::HandleRefused, "cuIpcOpenEventHandle", status)),
            status => Err(self.refusal("cuIpcOpenEventHandle", status)),
        }
    }
}
