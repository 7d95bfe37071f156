// SPDX-License-Identifier: MIT OR Apache-2.0
//! Contexts: names for their devices, and for what programs made while they were current.

use std::sync::atomic::Ordering;

use super::serial::Ending;
use super::state::{self, Host};
use super::{array, device, event, external, peer, queue, release};
use crate::gpu::{Context, Contexts, Kind, MAP_HOST, Result};
use crate::share::contexts::{self, primary};

/// Makes a context's device the thread's.
fn make_current(device: i32) -> Result<()> {
    state::set_current_device(device);
    Ok(())
}

/// The calling thread's context: what it made current, or else the primary one of its device.
pub fn current() -> Result<Context> {
    Ok(contexts::made_current()?.unwrap_or_else(|| primary(state::current_device())))
}

/// Ends what was made in a context, and the predefined streams where asked to. The caller may wait.
fn end_objects(ending: &Ending, with_predefined: bool) {
    queue::end_streams(|owner, is_predefined| ending.takes(owner) && (with_predefined || !is_predefined));
    event::release_all(|owner| ending.takes(owner));
    array::release_all(|owner| ending.takes(owner));
    external::release_all(|owner| ending.takes(owner));
    release::end_context(ending);
}

impl Host {
    /// Ends what was made in a device's primary context. Its predefined streams may be in use by other contexts.
    fn end_primary(&self, device: i32, ending: &Ending) {
        peer::end_context(primary(device));
        end_objects(ending, !self.contexts.has_created(device));
    }
}

impl Contexts for Host {
    fn create_context(&self, device: i32, flags: u32) -> Result<Context> {
        state::check_device(device)?;
        self.contexts.create(device, flags, &make_current)
    }

    fn destroy_context(&self, context: Context) -> Result<()> {
        self.contexts.destroy(context, &make_current)?;
        peer::end_context(context);
        Ok(())
    }

    fn destroy_context_with_objects(&self, context: Context) -> Result<()> {
        if self.contexts.find(context)?.1.is_some() {
            queue::check_may_wait()?;
            self.destroy_context(context)?;
            end_objects(&Ending::of(context), false);
            return Ok(());
        }
        self.destroy_context(context)
    }

    fn current_context(&self) -> Result<Option<Context>> {
        current().map(Some)
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
        match self.contexts.find(current()?)? {
            (_, Some(flags)) => Ok(flags),
            (device, None) => Ok(state::check_device(device)?.context_flags.load(Ordering::Relaxed) | MAP_HOST),
        }
    }

    fn set_context_flags(&self, flags: u32) -> Result<()> {
        if let Some(device) = self.contexts.set_flags(current()?, flags)? {
            state::check_device(device)?.context_flags.store(flags, Ordering::Relaxed);
        }
        Ok(())
    }

    fn check_context(&self, context: Context) -> Result<()> {
        self.contexts.find(context).map(|_| ())
    }

    fn check_active(&self, context: Context) -> Result<()> {
        let (device, flags) = self.contexts.find(context)?;
        if flags.is_some() || self.primary_state(device)?.1 {
            Ok(())
        } else {
            Err(Kind::InvalidContext.because("the primary context was reset or released, and not retained since"))
        }
    }

    fn use_context(&self) {
        // Without room for a thread's contexts it has made none current.
        let current = contexts::made_current().unwrap_or_default();
        if !current.is_some_and(|context| self.contexts.is_created(context)) {
            state::use_device();
        }
    }

    fn retain_primary(&self, device: i32) -> Result<Context> {
        state::check_device(device)?.retained.retain();
        Ok(primary(device))
    }

    fn release_primary(&self, device: i32) -> Result<()> {
        let settings = state::check_device(device)?;
        if contexts::named::get() == 0 {
            return settings.retained.release(|| ()).map(drop);
        }
        queue::check_may_wait()?;
        let at_end = || {
            let ending = Ending::of(primary(device));
            // Looked at behind it: who uses the device without a context says so before its objects get their numbers.
            (!settings.in_use.load(Ordering::Relaxed)).then_some(ending)
        };
        if let Some(ending) = settings.retained.release(at_end)?.flatten() {
            settings.set_flags(0);
            self.end_primary(device, &ending);
        }
        Ok(())
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
        state::check_device(device)?.set_flags(flags);
        Ok(())
    }

    fn reset_drops_work(&self) -> bool {
        true
    }

    fn reset_primary(&self, device: i32) -> Result<()> {
        if contexts::named::get() == 0 {
            return device::reset(device);
        }
        // Other contexts of the device, and its pools, stay.
        let settings = state::check_device(device)?;
        queue::check_may_wait()?;
        settings.reset();
        self.end_primary(device, &settings.retained.reset(|| Ending::of(primary(device))));
        Ok(())
    }
}
