// SPDX-License-Identifier: MIT OR Apache-2.0
//! Events, for which other processes wait.

use std::ptr::null_mut;

use anygpu::api::anygpu::*;
use anygpu::api::hip::*;

use crate::device::Device;
use crate::error::{Result, check};
use crate::token::Token;

/// hipEventInterprocess and hipEventDisableTiming.
const SHARED: u32 = 4 | 2;

/// A point in a stream, which [`crate::Queue::record`] sets and [`crate::Queue::wait`] waits for.
#[derive(Debug)]
pub struct Event {
    event: hipEvent_t,
    is_opened: bool,
}

// SAFETY: an object of the vendor's, which all threads may use.
unsafe impl Send for Event {}
// SAFETY: the same.
unsafe impl Sync for Event {}

impl Event {
    pub fn new(device: Device) -> Result<Event> {
        device.with(|| {
            let mut event = null_mut();
            // SAFETY: the output is borrowed for the call.
            check(unsafe { hipEventCreateWithFlags(&mut event, SHARED) })?;
            Ok(Event { event, is_opened: false })
        })
    }

    /// Opens another process's event, for streams of a device.
    pub fn open(token: &Token, device: Device) -> Result<Event> {
        token.others()?;
        let mut event = null_mut();
        // SAFETY: both are borrowed for the call.
        check(unsafe { anygpu_import_event(&token.0, device.number(), &mut event) })?;
        Ok(Event { event: event.cast(), is_opened: true })
    }

    /// Makes the token by which other processes open the event.
    pub fn export(&self) -> Result<Token> {
        let mut token = anygpu_token { bytes: [0; Token::BYTES] };
        // SAFETY: the event is alive, and the output borrowed for the call.
        check(unsafe { anygpu_export_event(self.event.cast(), &mut token) })?;
        Ok(Token(token))
    }

    /// Waits on the host until the work before the latest record is done.
    pub fn synchronize(&self) -> Result<()> {
        // SAFETY: the event is alive.
        check(unsafe { hipEventSynchronize(self.event) })
    }

    /// Returns the vendor's event, for kernels and other libraries.
    pub fn as_ptr(&self) -> hipEvent_t {
        self.event
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        // SAFETY: the event is this value's; work that waits for it is not disturbed.
        unsafe {
            match self.is_opened {
                true => _ = anygpu_close_event(self.event.cast()),
                false => _ = hipEventDestroy(self.event),
            }
        }
    }
}
