// SPDX-License-Identifier: MIT OR Apache-2.0
//! Contexts. HIP's are its devices, and creating, pushing and popping one does not reliably change the thread's device, so
//! they are kept here, and HIP is told the device alone.

use super::{Amd, call};
use crate::backend::known;
use crate::gpu::{Context, Contexts, Result};
use crate::share::contexts::{self, Retained, primary};

/// What is known of a device's primary context.
#[derive(Default)]
pub struct Primary {
    /// How often the program has retained it.
    retained: Retained,
}

impl Amd {
    /// The calling thread's device: HIP's, since others may have changed it.
    #[inline]
    pub(super) fn device(&self) -> Result<i32> {
        let mut device = 0;
        call!(self, hipGetDevice(&mut device))?;
        Ok(device)
    }

    pub(super) fn use_device(&self, device: i32) -> Result<()> {
        call!(self, hipSetDevice(device))
    }

    /// Makes a device the calling thread's, in the place of its current context.
    pub(super) fn choose(&self, device: i32) -> Result<()> {
        self.use_device(device)?;
        contexts::use_primary(device);
        Ok(())
    }

    /// What is known of a device; InvalidDevice for an ordinal out of range.
    pub(super) fn known(&self, device: i32) -> Result<&Primary> {
        known(&self.devices, device)
    }

    /// Runs with `device` as the thread's.
    pub(super) fn within<T>(&self, device: i32, work: impl FnOnce() -> Result<T>) -> Result<T> {
        let before = self.device()?;
        if before == device {
            return work();
        }
        self.use_device(device)?;
        let outcome = work();
        // The work is done or not, whatever becomes of the thread's device.
        if let Err(error) = self.use_device(before) {
            crate::os::logger::error(format_args!("{error}"));
        }
        outcome
    }

    /// The current context: what the thread has made current, unless others have chosen another device since.
    fn current(&self) -> Result<Context> {
        let device = self.device()?;
        let made = contexts::made_current()?;
        let stays = |context: &Context| self.contexts.find(*context).is_ok_and(|found| found.0 == device);
        Ok(made.filter(stays).unwrap_or_else(|| primary(device)))
    }
}

impl Contexts for Amd {
    fn create_context(&self, device: i32, flags: u32) -> Result<Context> {
        self.known(device)?;
        self.contexts.create(device, flags, &|device| self.use_device(device))
    }

    fn destroy_context(&self, context: Context) -> Result<()> {
        self.contexts.destroy(context, &|device| self.use_device(device))
    }

    fn current_context(&self) -> Result<Option<Context>> {
        self.current().map(Some)
    }

    fn made_current(&self) -> Result<Option<Context>> {
        contexts::made_current()
    }

    fn set_current_context(&self, context: Option<Context>) -> Result<()> {
        self.contexts.set(context, &|device| self.use_device(device))
    }

    fn push_context(&self, context: Context) -> Result<()> {
        self.contexts.push(context, &|device| self.use_device(device))
    }

    fn pop_context(&self) -> Result<Context> {
        self.contexts.pop(&|device| self.use_device(device))
    }

    fn context_flags(&self) -> Result<u32> {
        match self.contexts.find(self.current()?)? {
            (_, Some(flags)) => Ok(flags),
            (device, None) => Ok(self.primary_state(device)?.0),
        }
    }

    fn check_context(&self, context: Context) -> Result<()> {
        self.contexts.find(context).map(|_| ())
    }

    fn retain_primary(&self, device: i32) -> Result<Context> {
        self.known(device)?.retained.retain();
        Ok(primary(device))
    }

    fn release_primary(&self, device: i32) -> Result<()> {
        self.known(device)?.retained.release()
    }

    fn primary_state(&self, device: i32) -> Result<(u32, bool)> {
        let retained = self.known(device)?.retained.is_held();
        let (mut unused, mut active) = (0, 0);
        call!(self, hipDevicePrimaryCtxGetState(device, &mut unused, &mut active))?;
        // HIP answers 0 for these flags; those of the device are the same.
        let mut flags = 0;
        self.within(device, || call!(self, hipGetDeviceFlags(&mut flags)))?;
        Ok((flags, retained || active != 0))
    }

    fn set_primary_flags(&self, device: i32, flags: u32) -> Result<()> {
        self.known(device)?;
        // hipDevicePrimaryCtxSetFlags always fails.
        self.within(device, || call!(self, hipSetDeviceFlags(flags)))
    }

    fn reset_primary(&self, device: i32) -> Result<()> {
        self.known(device)?;
        self.lanes.give_up(device);
        // hipDevicePrimaryCtxReset does nothing.
        let outcome = self.within(device, || call!(self, hipDeviceReset()));
        self.lanes.begin_anew(device);
        outcome?;
        self.openings.clear(device);
        self.forget_physical(device);
        self.forget_pools(device);
        self.forget_external(device);
        Ok(())
    }
}
