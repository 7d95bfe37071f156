// SPDX-License-Identifier: MIT OR Apache-2.0
//! Contexts. AscendCL has one by default for each device, and no stack of them; a thread without one cannot do anything.
//! The hub's are names for their devices, kept here; work is done in the context that the thread has, whoever made it, or
//! else in that of its device.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};

use super::calls::aclrtContext;
use super::{Ascend, call, convert, optional, status};
use crate::backend::known;
use crate::gpu::{Context, Contexts, Result};
use crate::share::contexts::{self, Retained, primary};

/// What is known of a device's primary context.
#[derive(Default)]
pub struct Primary {
    /// How often the program has retained it.
    retained: Retained,
    /// Whether this library has set the device.
    used: AtomicBool,
}

thread_local! {
    /// The device that the thread chose last: it counts where AscendCL knows none.
    static CHOSEN: Cell<i32> = const { Cell::new(0) };
    /// How many resets there were when the thread last set its device.
    static SEEN: Cell<u32> = const { Cell::new(0) };
}

impl Ascend {
    /// The calling thread's device: AscendCL's, since others may have changed it.
    pub(super) fn device(&self) -> Result<i32> {
        if !self.is_unbroken() {
            return Ok(CHOSEN.get());
        }
        let mut device = 0;
        match status!(self, aclrtGetDevice(&mut device)) {
            convert::SUCCESS => Ok(device),
            convert::CONTEXT_NULL => Ok(CHOSEN.get()),
            status => Err(self.failure("aclrtGetDevice", status)),
        }
    }

    /// Whether no device was reset since the thread set its own, which is then still what AscendCL knows.
    fn is_unbroken(&self) -> bool {
        SEEN.get() == self.resets.load(Ordering::Acquire)
    }

    /// Sets the thread's device, which AscendCL counts; it is never given back, as at the end of the process it is.
    fn use_device(&self, device: i32) -> Result<()> {
        let (mut current, resets) = (-1, self.resets.load(Ordering::Acquire));
        let stays =
            self.is_unbroken() && status!(self, aclrtGetDevice(&mut current)) == convert::SUCCESS && current == device;
        if !stays {
            call!(self, aclrtSetDevice(device))?;
            self.known(device)?.used.store(true, Ordering::Relaxed);
            SEEN.set(resets);
        }
        CHOSEN.set(device);
        Ok(())
    }

    /// Makes a device the calling thread's, in the place of its current context.
    pub(super) fn choose(&self, device: i32) -> Result<()> {
        self.known(device)?;
        self.use_device(device)?;
        contexts::use_primary(device);
        Ok(())
    }

    /// Makes sure that the thread has a context of AscendCL's, and gives it.
    pub(super) fn enter(&self) -> Result<aclrtContext> {
        let mut context = 0;
        if self.is_unbroken() {
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

    /// What is known of a device; InvalidDevice for an ordinal out of range.
    pub(super) fn known(&self, device: i32) -> Result<&Primary> {
        known(&self.devices, device)
    }

    /// Runs with `device` as the thread's, and gives it back: what only asks starts no device for good.
    pub(super) fn within(&self, device: i32, work: &mut dyn FnMut() -> Result<()>) -> Result<()> {
        let before = self.enter()?;
        if self.device()? == device {
            return work();
        }
        call!(self, aclrtSetDevice(device))?;
        let outcome = work();
        self.back_to(before);
        if let Err(error) = call!(self, aclrtResetDevice(device)) {
            crate::os::logger::error(format_args!("{error}"));
        }
        outcome
    }

    /// Makes the context that the thread had before current again. The work in between is done or not, whatever becomes
    /// of that; where it fails, the thread sets its device again before the next.
    pub(super) fn back_to(&self, context: aclrtContext) {
        if let Err(error) = call!(self, aclrtSetCurrentContext(context)) {
            crate::os::logger::error(format_args!("{error}"));
            SEEN.set(self.resets.load(Ordering::Acquire).wrapping_sub(1));
        }
    }

    /// Waits for the work of every device that this library uses.
    pub(super) fn finish_all(&self) -> Result<()> {
        let used = self.devices.iter().enumerate().filter(|(_, primary)| primary.used.load(Ordering::Relaxed));
        used.map(|(device, _)| device).try_for_each(|device| self.finish(device as i32))
    }

    /// The current context: what the thread has made current, unless others have chosen another device since.
    fn current(&self) -> Result<Context> {
        let device = self.device()?;
        let made = contexts::made_current()?;
        let stays = |context: &Context| self.contexts.find(*context).is_ok_and(|found| found.0 == device);
        Ok(made.filter(stays).unwrap_or_else(|| primary(device)))
    }
}

impl Contexts for Ascend {
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
        Ok(self.contexts.find(self.current()?)?.1.unwrap_or(0))
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
        let primary = self.known(device)?;
        Ok((0, primary.retained.is_held() || primary.used.load(Ordering::Relaxed)))
    }

    fn reset_primary(&self, device: i32) -> Result<()> {
        let primary = self.known(device)?;
        self.within(device, &mut || call!(self, aclrtSynchronizeDevice()))?;
        optional!(self, aclrtResetDeviceForce(device))?;
        primary.used.store(false, Ordering::Relaxed);
        self.forget(device);
        self.resets.fetch_add(1, Ordering::Release);
        Ok(())
    }
}
