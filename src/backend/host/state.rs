// SPDX-License-Identifier: MIT OR Apache-2.0
//! The state of the open back end, and the lock over its table of memory ([`table`]).

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use super::arena::Access;
use super::identity::Identity;
use super::limit::default_limit;
use super::table::Table;
use crate::backend::device_state;
use crate::gpu::{Context, Result, cached_device};
use crate::os::config;
use crate::share::contexts::{self, Contexts, Retained};

/// The back end's state.
pub struct Host {
    /// The devices, by ordinal.
    pub(super) devices: Vec<Device>,
    /// The bytes of each device's memory.
    pub(super) memory_limit: usize,
    table: Mutex<Table>,
    /// Created contexts.
    pub(super) contexts: Contexts,
    /// Access that is enabled: a device, a context of it, and another device's context.
    pub(super) peers: Mutex<BTreeSet<(i32, Context, Context)>>,
    /// This process, as others see it. Absent while the devices are only asked about, and so in a child forked then.
    identity: OnceLock<Identity>,
}

impl Host {
    /// Makes the state that the settings ask for, with some of the machine's devices.
    ///
    /// An error where the system lacks what it needs.
    pub fn new(devices: &[i32]) -> std::result::Result<Host, String> {
        let config = config::get();
        let count = devices.len() as i32;
        let memory_limit = config.host_memory.unwrap_or_else(|| default_limit(config.host_devices));
        let access = if config.host_strict { Access::Hidden } else { Access::Open };
        Ok(Host {
            devices: devices.iter().map(|number| Device::new(*number)).collect(),
            memory_limit,
            table: Mutex::new(Table::new(count, memory_limit, access)),
            contexts: Contexts::new(count as usize),
            peers: Mutex::default(),
            identity: OnceLock::new(),
        })
    }

    /// Begins to use the devices in this process; true the first time.
    pub fn begin(&self) -> std::result::Result<bool, String> {
        Ok(self.identity.get().is_none() && self.identity.set(Identity::new()?).is_ok())
    }

    /// This process, as others see it.
    pub(super) fn identity(&self) -> &Identity {
        self.identity.get().expect("verbs are only called on an open back end")
    }
}

/// The open back end. Written once; what changes in it has locks of its own or is atomic.
pub(super) static HOST: OnceLock<Host> = OnceLock::new();

/// Returns the open back end.
pub fn get() -> &'static Host {
    HOST.get().expect("verbs are only called on an open back end")
}

/// Locks the table. Never held across anything that calls back, or that takes long.
pub fn table() -> MutexGuard<'static, Table> {
    get().table.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Locks the table if nobody holds it; for the fault report, which may interrupt the holder.
pub fn try_table() -> Option<MutexGuard<'static, Table>> {
    get().table.try_lock().ok()
}

/// The settings of a device. All are atomic, relaxed and independent of each other.
pub struct Device {
    /// Its number on this machine, the same in every process. Never changes.
    pub number: i32,
    /// The flags that the primary context is created with.
    pub flags: AtomicU32,
    /// The flags that the primary context has.
    pub context_flags: AtomicU32,
    /// References to the primary context that the program holds.
    pub retained: Retained,
    /// Set once memory, a stream or an event has been created by a call that does not name its context.
    pub in_use: AtomicBool,
    /// Stack, printf buffer and heap.
    pub limits: [AtomicUsize; 3],
}

/// Stack, printf buffer and heap. There are no kernels to obey them: they are kept for whoever asks them back.
const DEFAULT_LIMITS: [usize; 3] = [1024, 1 << 20, 8 << 20];

impl Device {
    /// A device as it is at the start and after a reset.
    fn new(number: i32) -> Device {
        Device {
            number,
            flags: AtomicU32::new(0),
            context_flags: AtomicU32::new(0),
            retained: Retained::default(),
            in_use: AtomicBool::new(false),
            limits: DEFAULT_LIMITS.map(AtomicUsize::new),
        }
    }

    /// Sets the primary context's flags, also if it was created already.
    pub fn set_flags(&self, flags: u32) {
        self.flags.store(flags, Ordering::Relaxed);
        self.context_flags.store(flags, Ordering::Relaxed);
    }

    /// Restores the settings of the start.
    pub fn reset(&self) {
        self.set_flags(0);
        self.in_use.store(false, Ordering::Relaxed);
        for (limit, value) in self.limits.iter().zip(DEFAULT_LIMITS) {
            limit.store(value, Ordering::Relaxed);
        }
    }
}

/// Returns the calling thread's current device.
#[inline]
pub fn current_device() -> i32 {
    match cached_device::get() {
        0 => 0,
        device => device - 1,
    }
}

/// Makes a device the thread's current one; the ordinal is good.
pub fn set_current_device(device: i32) {
    cached_device::set(device + 1);
}

/// Returns a device; InvalidDevice for an ordinal out of range.
pub fn check_device(device: i32) -> Result<&'static Device> {
    device_state(&get().devices, device)
}

/// Returns the number on this machine of a device whose ordinal is good.
pub fn device_number(device: i32) -> i32 {
    get().devices[device as usize].number
}

/// Returns the device of a number on this machine, if it is visible.
pub fn visible_device(number: i32) -> Option<i32> {
    get().devices.iter().position(|device| device.number == number).map(|device| device as i32)
}

/// Returns the device that stands for another process's: the same one, or the current one where it is not visible.
pub fn nearest_device(number: i32) -> i32 {
    visible_device(number).unwrap_or_else(current_device)
}

/// Notes that the current device is in use: from now on its primary context is active.
pub fn use_device() {
    use_device_number(current_device());
}

/// Does so for a device whose ordinal is good. A program that names its contexts retains those it uses.
pub fn use_device_number(device: i32) {
    let in_use = &get().devices[device as usize].in_use;
    if contexts::named::get() == 0 && !in_use.load(Ordering::Relaxed) {
        in_use.store(true, Ordering::Relaxed);
    }
}
