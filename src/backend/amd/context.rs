// SPDX-License-Identifier: MIT OR Apache-2.0
//! Emulated contexts. HIP's contexts stand for devices, and creating, pushing and popping one does not reliably change
//! the thread's device, so contexts are emulated here, and HIP is only told the device.

use std::sync::atomic::{AtomicBool, Ordering};

use super::{Amd, call};
use crate::backend::device_state;
use crate::gpu::{Context, Contexts, Devices, MAP_HOST, Result};
use crate::share::contexts::{self, Retained, primary};
use crate::share::handles::Ended;

/// This library's state of a device.
#[derive(Default)]
pub struct DeviceState {
    /// The program's references to the primary context.
    retained: Retained,
    /// True if the program has set flags. HIP's own default, spinning, is not any program's choice.
    has_flags: AtomicBool,
}

impl DeviceState {
    /// The flags of the device, of those that HIP tells.
    pub(super) fn flags(&self, told: u32) -> u32 {
        if told == SPIN && !self.has_flags.load(Ordering::Acquire) { 0 } else { told }
    }

    /// Records that the program has set flags.
    pub(super) fn set_flags(&self) {
        self.has_flags.store(true, Ordering::Release);
    }
}

/// hipDeviceScheduleSpin.
const SPIN: u32 = 1;

/// A device as an owner of handles.
fn owner_of(device: i32) -> usize {
    device as usize + 1
}

impl Amd {
    /// The calling thread's device: HIP's, since others may have changed it.
    #[inline]
    pub(super) fn device(&self) -> Result<i32> {
        let mut device = 0;
        call!(self, hipGetDevice(&mut device))?;
        Ok(device)
    }

    /// The owner of what is made on the calling thread's device, which ends with its reset.
    pub(super) fn owner(&self) -> Result<usize> {
        self.device().map(owner_of)
    }

    pub(super) fn use_device(&self, device: i32) -> Result<()> {
        call!(self, hipSetDevice(device))
    }

    /// Makes a device the calling thread's, and its primary context current if any context is.
    pub(super) fn choose(&self, device: i32) -> Result<()> {
        self.use_device(device)?;
        contexts::use_primary(device);
        Ok(())
    }

    /// The state of a device; InvalidDevice for an ordinal out of range.
    pub(super) fn device_state(&self, device: i32) -> Result<&DeviceState> {
        device_state(&self.devices, device)
    }

    /// Calls `work` with `device` as the thread's device.
    pub(super) fn within<T>(&self, device: i32, work: impl FnOnce() -> Result<T>) -> Result<T> {
        let before = self.device()?;
        if before == device {
            return work();
        }
        self.use_device(device)?;
        let outcome = work();
        // The result is that of the work, even if the thread's device cannot be restored.
        if let Err(error) = self.use_device(before) {
            crate::os::logger::error(format_args!("{error}"));
        }
        outcome
    }

    /// The context that the thread has made current, unless the device was changed outside this library since.
    fn current(&self) -> Result<Context> {
        let device = self.device()?;
        let current = contexts::made_current()?;
        let stays = |context: &Context| self.contexts.find(*context).is_ok_and(|(owner, _)| owner == device);
        Ok(current.filter(stays).unwrap_or_else(|| primary(device)))
    }
}

impl Contexts for Amd {
    fn create_context(&self, device: i32, flags: u32) -> Result<Context> {
        self.device_state(device)?;
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
            (device, None) => Ok(self.primary_state(device)?.0 | MAP_HOST),
        }
    }

    fn set_context_flags(&self, flags: u32) -> Result<()> {
        match self.contexts.set_flags(self.current()?, flags)? {
            Some(_) => self.set_device_flags(flags & !MAP_HOST),
            None => Ok(()),
        }
    }

    fn check_context(&self, context: Context) -> Result<()> {
        self.contexts.find(context).map(|_| ())
    }

    fn retain_primary(&self, device: i32) -> Result<Context> {
        self.device_state(device)?.retained.retain();
        Ok(primary(device))
    }

    fn release_primary(&self, device: i32) -> Result<()> {
        self.device_state(device)?.retained.release(|| ()).map(drop)
    }

    fn primary_state(&self, device: i32) -> Result<(u32, bool)> {
        let retained = self.device_state(device)?.retained.is_held();
        let (mut unused, mut active) = (0, 0);
        call!(self, hipDevicePrimaryCtxGetState(device, &mut unused, &mut active))?;
        // HIP returns 0 for these flags; those of the device are the same.
        let mut flags = 0;
        self.within(device, || self.device_flags().map(|is| flags = is))?;
        Ok((flags, retained || active != 0))
    }

    fn set_primary_flags(&self, device: i32, flags: u32) -> Result<()> {
        self.device_state(device)?;
        // hipDevicePrimaryCtxSetFlags always fails.
        self.within(device, || self.set_device_flags(flags))
    }

    fn reset_primary(&self, device: i32) -> Result<()> {
        self.device_state(device)?;
        self.check_reset()?;
        self.lanes.begin_reset(device);
        // hipDevicePrimaryCtxReset does nothing.
        let outcome = self.within(device, || {
            // HIP 7 ends the process if memory of another is open.
            for (base, count) in self.openings.of(device) {
                _ = (0..count).try_for_each(|_| call!(self, hipIpcCloseMemHandle(base)));
            }
            Ended::with_owner(owner_of(device)).with(|| call!(self, hipDeviceReset()))
        });
        self.lanes.end_reset(device);
        outcome?;
        self.openings.clear(device);
        self.device_state(device)?.has_flags.store(false, Ordering::Release);
        self.clear_physical(device);
        self.clear_pools(device);
        self.clear_registrations(device);
        self.clear_external(device);
        Ok(())
    }
}
