// SPDX-License-Identifier: MIT OR Apache-2.0
//! Contexts, which are names for their devices.

use std::sync::atomic::Ordering;

use super::device;
use super::state::{self, Host};
use crate::gpu::{Context, Contexts, Kind, Result};
use crate::share::contexts::{self, primary};

/// Makes a context's device the thread's.
fn make_current(device: i32) -> Result<()> {
    state::set_current_device(device);
    Ok(())
}

impl Contexts for Host {
    fn create_context(&self, device: i32, flags: u32) -> Result<Context> {
        state::check_device(device)?;
        self.contexts.create(device, flags, &make_current)
    }

    fn destroy_context(&self, context: Context) -> Result<()> {
        self.contexts.destroy(context, &make_current)
    }

    fn destroy_context_with_memory(&self, context: Context) -> Result<()> {
        if self.contexts.find(context)?.1.is_some() {
            self.free_memory_of(context)?;
        }
        self.destroy_context(context)
    }

    fn current_context(&self) -> Result<Option<Context>> {
        Ok(Some(contexts::made_current()?.unwrap_or_else(|| primary(state::current_device()))))
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
        let current = contexts::made_current()?.unwrap_or_else(|| primary(state::current_device()));
        match self.contexts.find(current)? {
            (_, Some(flags)) => Ok(flags),
            (device, None) => Ok(state::check_device(device)?.flags.load(Ordering::Relaxed)),
        }
    }

    fn check_context(&self, context: Context) -> Result<()> {
        self.contexts.find(context).map(|_| ())
    }

    fn retain_primary(&self, device: i32) -> Result<Context> {
        state::check_device(device)?.retained.retain();
        Ok(primary(device))
    }

    fn release_primary(&self, device: i32) -> Result<()> {
        state::check_device(device)?.retained.release()
    }

    fn primary_state(&self, device: i32) -> Result<(u32, bool)> {
        let device = state::check_device(device)?;
        let active = device.in_use.load(Ordering::Relaxed) || device.retained.is_held();
        Ok((device.flags.load(Ordering::Relaxed), active))
    }

    fn set_primary_flags(&self, device: i32, flags: u32) -> Result<()> {
        if self.primary_state(device)?.1 {
            return Err(Kind::ContextInUse.into());
        }
        state::check_device(device)?.flags.store(flags, Ordering::Relaxed);
        Ok(())
    }

    fn reset_primary(&self, device: i32) -> Result<()> {
        device::reset(device)
    }
}
