// SPDX-License-Identifier: MIT OR Apache-2.0
//! Emulated contexts. One context of Level Zero has all devices; those of the hub stand for their devices, and Level Zero has no
//! current device of a thread.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use super::Intel;
use super::calls::ze_device_handle_t;
use super::stream::Queue;
use crate::backend::device_state;
use crate::gpu::{Context, Contexts, Kind, MAP_HOST, Result, SCHEDULE_MASK, cached_device};
use crate::share::contexts::{self, Retained, primary};
use std::sync::Arc;

/// This library's state of a device.
pub struct DeviceState {
    /// Level Zero's handle.
    pub handle: ze_device_handle_t,
    /// The group of queues that streams are made of.
    pub group: u32,
    /// The group of queues that run kernels.
    pub compute_group: Option<u32>,
    /// The program's references to the primary context.
    retained: Retained,
    /// True if the program has used the device since its last reset. Relaxed: a hint.
    used: AtomicBool,
    /// The flags of the primary context. Relaxed: nothing goes with them.
    flags: AtomicU32,
    /// The null stream, once it is used.
    pub null: Mutex<Option<Arc<Queue>>>,
}

impl DeviceState {
    /// The state of a device whose streams, and their kernels, are of groups of queues.
    pub fn new(handle: ze_device_handle_t, (group, compute_group): (u32, Option<u32>)) -> DeviceState {
        DeviceState {
            handle,
            group,
            compute_group,
            retained: Retained::default(),
            used: AtomicBool::new(false),
            flags: AtomicU32::new(0),
            null: Mutex::new(None),
        }
    }

    /// Records that the program uses the device.
    pub(super) fn use_now(&self) {
        self.used.store(true, Ordering::Relaxed);
    }

    /// The flags of the primary context.
    pub(super) fn flags(&self) -> u32 {
        self.flags.load(Ordering::Relaxed)
    }

    /// Sets the flags of the primary context.
    pub(super) fn set_flags(&self, flags: u32) {
        self.flags.store(flags, Ordering::Relaxed);
    }
}

impl Intel {
    /// The calling thread's device.
    pub(super) fn device(&self) -> i32 {
        (cached_device::get() - 1).max(0)
    }

    /// The calling thread's device, which it uses.
    pub(super) fn used_device(&self) -> i32 {
        let device = self.device();
        if let Ok(state) = self.device_state(device) {
            state.use_now();
        }
        device
    }

    fn use_device(&self, device: i32) -> Result<()> {
        self.device_state(device)?;
        cached_device::set(device + 1);
        Ok(())
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
    pub(super) fn within(&self, device: i32, work: &mut dyn FnMut() -> Result<()>) -> Result<()> {
        let before = cached_device::get();
        self.use_device(device)?;
        let outcome = work();
        cached_device::set(before);
        outcome
    }

    fn current(&self) -> Result<Context> {
        Ok(contexts::made_current()?.unwrap_or_else(|| primary(self.device())))
    }
}

impl Contexts for Intel {
    fn create_context(&self, device: i32, flags: u32) -> Result<Context> {
        self.device_state(device)?.use_now();
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
        let (device, flags) = self.contexts.find(self.current()?)?;
        Ok(flags.map_or(self.device_state(device)?.flags() | MAP_HOST, |flags| flags))
    }

    fn set_context_flags(&self, flags: u32) -> Result<()> {
        if let Some(device) = self.contexts.set_flags(self.current()?, flags)? {
            self.device_state(device)?.set_flags(flags & SCHEDULE_MASK);
        }
        Ok(())
    }

    fn check_context(&self, context: Context) -> Result<()> {
        self.contexts.find(context).map(|_| ())
    }

    fn use_context(&self) {
        self.used_device();
    }

    fn retain_primary(&self, device: i32) -> Result<Context> {
        self.device_state(device)?.retained.retain();
        Ok(primary(device))
    }

    fn release_primary(&self, device: i32) -> Result<()> {
        self.device_state(device)?.retained.release(|| ()).map(drop)
    }

    fn primary_state(&self, device: i32) -> Result<(u32, bool)> {
        let state = self.device_state(device)?;
        Ok((state.flags(), state.retained.is_held() || state.used.load(Ordering::Relaxed)))
    }

    fn set_primary_flags(&self, device: i32, flags: u32) -> Result<()> {
        self.device_state(device)?.set_flags(flags & SCHEDULE_MASK);
        Ok(())
    }

    fn reset_primary(&self, device: i32) -> Result<()> {
        let state = self.device_state(device)?;
        self.end_waits(device);
        // What failed ends with the device; what the program's end keeps back does not.
        match self.finish(device) {
            Err(error) if error.kind() == Kind::Deinitialized => return Err(error),
            _ => {}
        }
        state.retained.reset(|| self.clear(device));
        state.used.store(false, Ordering::Relaxed);
        state.set_flags(0);
        Ok(())
    }
}

impl Intel {
    /// Ends everything that the program has on a device, whose work is done.
    fn clear(&self, device: i32) {
        self.clear_events(device);
        self.clear_modules(device);
        self.clear_queues(device);
        self.clear_physical(device);
        self.clear_external(device);
        self.clear_pools(device);
        self.clear_memory(device);
    }
}
