// SPDX-License-Identifier: MIT OR Apache-2.0
//! Contexts, which are names for their devices.

use std::sync::atomic::Ordering;

use super::{Host, device};
use crate::gpu::{Context, Contexts, Kind, Result};
use crate::share::contexts::{self, primary};

/// Makes a context's device the thread's.
fn make_current(device: i32) -> Result<()> {
    device::make_current(device);
    Ok(())
}

/// Makes a device's primary context current in the place of the current one, as choosing the device does.
pub fn use_primary(device: i32) {
    contexts::use_primary(device);
    device::make_current(device);
}

/// Notes that the current device is in use: from now on its primary context is active.
pub fn use_device() {
    let in_use = &super::get().devices[device::current() as usize].in_use;
    if !in_use.load(Ordering::Relaxed) {
        in_use.store(true, Ordering::Relaxed);
    }
}

impl Contexts for Host {
    fn create_context(&self, device: i32, flags: u32) -> Result<Context> {
        device::check(device)?;
        self.contexts.create(device, flags, &make_current)
    }

    fn destroy_context(&self, context: Context) -> Result<()> {
        self.contexts.destroy(context, &make_current)
    }

    fn current_context(&self) -> Result<Option<Context>> {
        Ok(Some(contexts::made_current()?.unwrap_or_else(|| primary(device::current()))))
    }

    fn made_current(&self) -> Result<Option<Context>> {
        contexts::made_current()
    }

    fn set_current_context(&self, context: Option<Context>) -> Result<()> {
        self.contexts.set(context, &make_current)
    }

    fn push_context(&self, context: Context) -> Result<()> {
        self.contexts.push(context, &make_current)
    }

    fn pop_context(&self) -> Result<Context> {
        self.contexts.pop(&make_current)
    }

    fn context_flags(&self) -> Result<u32> {
        let current = contexts::made_current()?.unwrap_or_else(|| primary(device::current()));
        match self.contexts.find(current)? {
            (_, Some(flags)) => Ok(flags),
            (device, None) => Ok(device::check(device)?.flags.load(Ordering::Relaxed)),
        }
    }

    fn check_context(&self, context: Context) -> Result<()> {
        self.contexts.find(context).map(|_| ())
    }

    fn retain_primary(&self, device: i32) -> Result<Context> {
        device::check(device)?.retained.retain();
        Ok(primary(device))
    }

    fn release_primary(&self, device: i32) -> Result<()> {
        device::check(device)?.retained.release()
    }

    fn primary_state(&self, device: i32) -> Result<(u32, bool)> {
        let device = device::check(device)?;
        let active = device.in_use.load(Ordering::Relaxed) || device.retained.is_held();
        Ok((device.flags.load(Ordering::Relaxed), active))
    }

    fn set_primary_flags(&self, device: i32, flags: u32) -> Result<()> {
        if self.primary_state(device)?.1 {
            return Err(Kind::ContextInUse.into());
        }
        device::check(device)?.flags.store(flags, Ordering::Relaxed);
        Ok(())
    }

    fn reset_primary(&self, device: i32) -> Result<()> {
        device::reset(device)
    }
}
