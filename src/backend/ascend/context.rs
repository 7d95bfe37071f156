// SPDX-License-Identifier: MIT OR Apache-2.0
//! Emulated contexts. AscendCL has a default context for each device but no stack of contexts, and a thread without one
//! cannot call it. The hub's contexts stand for their devices; work is done in the thread's AscendCL context, whichever
//! library created it, or else in its device's default one.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};

use super::calls::aclrtContext;
use super::{Ascend, call, convert, optional, status};
use crate::backend::device_state;
use crate::gpu::{Context, Contexts, MAP_HOST, Result};
use crate::share::contexts::{self, Retained, primary};

/// This library's state of a device.
#[derive(Default)]
pub struct DeviceState {
    /// The program's references to the primary context.
    retained: Retained,
    /// True if this library has set the device since its last reset. Relaxed: a hint of devices to synchronize.
    used: AtomicBool,
}

thread_local! {
    /// The device that the thread chose last, used where AscendCL has no context for the thread.
    static CHOSEN: Cell<i32> = const { Cell::new(0) };
    /// The number of resets when the thread last set its device.
    static RESETS_SEEN: Cell<u32> = const { Cell::new(0) };
}

impl Ascend {
    /// The calling thread's device: AscendCL's, since others may have changed it.
    pub(super) fn device(&self) -> Result<i32> {
        if !self.is_device_set() {
            return Ok(CHOSEN.get());
        }
        let mut device = 0;
        match status!(self, aclrtGetDevice(&mut device)) {
            // The thread comes back to it after the reset of any device, also where it was set outside this library.
            convert::SUCCESS => {
                CHOSEN.set(device);
                Ok(device)
            }
            convert::CONTEXT_NULL => Ok(CHOSEN.get()),
            status => Err(self.failure("aclrtGetDevice", status)),
        }
    }

    /// Returns true if no device was reset since the thread set its own. Then AscendCL's device is still the thread's.
    fn is_device_set(&self) -> bool {
        RESETS_SEEN.get() == self.resets.load(Ordering::Acquire)
    }

    /// Sets the thread's device. AscendCL counts the references, which the end of the process releases.
    fn use_device(&self, device: i32) -> Result<()> {
        let (mut current, resets) = (-1, self.resets.load(Ordering::Acquire));
        let stays = self.is_device_set()
            && status!(self, aclrtGetDevice(&mut current)) == convert::SUCCESS
            && current == device;
        if !stays {
            call!(self, aclrtSetDevice(device))?;
            self.device_state(device)?.used.store(true, Ordering::Relaxed);
            RESETS_SEEN.set(resets);
        }
        CHOSEN.set(device);
        Ok(())
    }

    /// Makes a device the calling thread's, and its primary context current if any context is.
    pub(super) fn choose(&self, device: i32) -> Result<()> {
        self.device_state(device)?;
        self.use_device(device)?;
        contexts::use_primary(device);
        Ok(())
    }

    /// Returns the thread's AscendCL context, setting its device if it has none.
    pub(super) fn enter(&self) -> Result<aclrtContext> {
        let mut context = 0;
        if self.is_device_set() {
            match status!(self, aclrtGetCurrentContext(&mut context)) {
                convert::SUCCESS if context != 0 => return Ok(context),
                convert::SUCCESS | convert::CONTEXT_NULL => {}
                status => return Err(self.failure("aclrtGetCurrentContext", status)),
            }
        }
        self.use_device(self.device()?)?;
        call!(self, aclrtGetCurrentContext(&mut context))?;
        Ok(context)
    }

    /// The state of a device; InvalidDevice for an ordinal out of range.
    pub(super) fn device_state(&self, device: i32) -> Result<&DeviceState> {
        device_state(&self.devices, device)
    }

    /// Calls `work` with `device` as the thread's device, and releases it afterwards, so that queries leave no device
    /// started.
    pub(super) fn within(&self, device: i32, work: &mut dyn FnMut() -> Result<()>) -> Result<()> {
        self.in_device(device, work, |_| false)
    }

    /// Does so for work that makes objects there: the device then stays started, since they would end with it.
    pub(super) fn making_in(&self, device: i32, work: &mut dyn FnMut() -> Result<()>) -> Result<()> {
        let state = self.device_state(device)?;
        self.in_device(device, work, |has_made| has_made && !state.used.swap(true, Ordering::Relaxed))
    }

    fn in_device(
        &self,
        device: i32,
        work: &mut dyn FnMut() -> Result<()>,
        stays: impl FnOnce(bool) -> bool,
    ) -> Result<()> {
        let (before, chosen) = (self.enter()?, self.device()?);
        if chosen == device {
            return work();
        }
        call!(self, aclrtSetDevice(device))?;
        let outcome = work();
        CHOSEN.set(chosen);
        self.restore_context(before);
        // One reference for good is enough.
        if !stays(outcome.is_ok())
            && let Err(error) = call!(self, aclrtResetDevice(device))
        {
            crate::os::logger::error(format_args!("{error}"));
        }
        outcome
    }

    /// Makes the thread's previous context current again. An error does not change the result of the work in between;
    /// the thread then sets its device again before its next call.
    pub(super) fn restore_context(&self, context: aclrtContext) {
        if let Err(error) = call!(self, aclrtSetCurrentContext(context)) {
            crate::os::logger::error(format_args!("{error}"));
            RESETS_SEEN.set(self.resets.load(Ordering::Acquire).wrapping_sub(1));
        }
    }

    /// Waits for the work of every device that this library uses.
    pub(super) fn finish_all(&self) -> Result<()> {
        let used = self.devices.iter().enumerate().filter(|(_, primary)| primary.used.load(Ordering::Relaxed));
        used.map(|(device, _)| device).try_for_each(|device| self.finish(device as i32))
    }

    /// The context that the thread has made current, unless the device was changed outside this library since.
    fn current(&self) -> Result<Context> {
        let device = self.device()?;
        let current = contexts::made_current()?;
        let stays = |context: &Context| self.contexts.find(*context).is_ok_and(|(owner, _)| owner == device);
        Ok(current.filter(stays).unwrap_or_else(|| primary(device)))
    }
}

impl Contexts for Ascend {
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
        Ok(self.contexts.find(self.current()?)?.1.unwrap_or(MAP_HOST))
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
        let primary = self.device_state(device)?;
        let mut current = -1;
        let mut is_current = || status!(self, aclrtGetDevice(&mut current)) == convert::SUCCESS && current == device;
        Ok((0, primary.retained.is_held() || primary.used.load(Ordering::Relaxed) || is_current()))
    }

    fn reset_primary(&self, device: i32) -> Result<()> {
        let primary = self.device_state(device)?;
        let mut finished = Ok(());
        self.within(device, &mut || {
            finished = call!(self, aclrtSynchronizeDevice());
            Ok(())
        })?;
        optional!(self, aclrtResetDeviceForce(device))?;
        primary.used.store(false, Ordering::Relaxed);
        primary.retained.reset(|| self.clear(device));
        self.resets.fetch_add(1, Ordering::Release);
        // What failed before has ended with the device.
        finished
    }
}
