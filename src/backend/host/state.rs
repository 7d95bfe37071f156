// SPDX-License-Identifier: MIT OR Apache-2.0
//! The state of the open back end, and the lock over its table of memory ([`table`]).

use std::ops::Deref;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock};

use super::arena::Access;
use super::identity::Identity;
use super::limit::default_limit;
use super::table::{Table, lent};
use crate::backend::device_state;
use crate::gpu::{Context, Result, cached_device};
use crate::os::config;
use crate::os::lock::lock;
use crate::os::map::Set;
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
    pub(super) peers: Mutex<Set<(i32, Context, Context)>>,
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

/// Locks the table, to change it. Never held across anything that calls back, or that takes long.
pub fn table() -> MutexGuard<'static, Table> {
    let table = table_of_pins();
    lent::note_change();
    table
}

/// Locks the table, to look at it.
pub fn table_view() -> impl Deref<Target = Table> {
    table_of_pins()
}

/// Locks the table, to count pins: nothing changes that a thread remembers of it.
pub fn table_of_pins() -> MutexGuard<'static, Table> {
    lock(&get().table)
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

#[cfg(test)]
mod tests {
    use std::os::fd::IntoRawFd;

    use super::*;
    use crate::backend::host::array::tests::PLAIN;
    use crate::backend::host::open_own_device;
    use crate::gpu::{
        Address, ArrayDescriptor, Arrays, Contexts as _, Devices, EventFlags, Events, External, HandleTypes, HostFlags,
        Memory, MemoryDescriptor, PoolMemory, PoolProperties, Pools, SemaphoreDescriptor, Stream, StreamFlags, Streams,
    };
    use crate::os::memory_file::{Mapping, memory_file, page_size};

    /// A call that succeeds.
    type Call<'a> = &'a dyn Fn() -> Result<()>;

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn what_is_made_in_it_makes_the_primary_context_active() {
        let (host, device) = open_own_device();
        let mapping = Mapping::private(page_size()).expect("memory");
        let array = ArrayDescriptor { width: 8, height: 0, ..PLAIN };
        let pool = host.default_pool(PoolMemory::of_device(device)).expect("good");
        let eventfd = || {
            // SAFETY: a plain request; the descriptor is the import's.
            SemaphoreDescriptor::Binary(unsafe { libc::eventfd(0, 0) })
        };
        let memory = || memory_file(c"anygpu-test", page_size()).expect("a file").into_raw_fd();
        let own = PoolProperties {
            memory: PoolMemory::of_device(device),
            handle_types: HandleTypes::empty(),
            max_size: 0,
            usage: 0,
        };
        let makes: [(&str, Call); 12] = [
            ("memory", &|| host.allocate(100, 0).map(drop)),
            ("pitched memory", &|| host.allocate_pitched(100, 2).map(drop)),
            ("pinned memory", &|| host.allocate_host(100, HostFlags::empty(), 0).map(drop)),
            ("managed memory", &|| host.allocate_managed(100, 0).map(drop)),
            ("a registration", &|| {
                let address = Address(mapping.start());
                host.register_host(address, page_size(), HostFlags::empty(), 0)?;
                host.unregister_host(address)
            }),
            ("queued memory", &|| host.allocate_queued(100, Stream::NULL).map(drop)),
            ("memory of a pool", &|| host.allocate_from_pool(100, pool, Stream::NULL).map(drop)),
            ("an array", &|| host.create_array(&array).map(drop)),
            ("a stream", &|| host.create_stream(StreamFlags::empty(), 0).map(drop)),
            ("an event", &|| host.create_event(EventFlags::empty()).map(drop)),
            ("a semaphore", &|| host.import_semaphore(eventfd()).map(drop)),
            ("external memory", &|| {
                host.import_external_memory(MemoryDescriptor::Opaque(memory()), page_size() as u64, false).map(drop)
            }),
        ];
        let is_active = || host.primary_state(device).expect("good").1;
        for (what, make) in makes {
            get().devices[device as usize].reset();
            assert!(!is_active());
            make().expect(what);
            assert!(is_active(), "{what}");
            get().devices[device as usize].reset();
            contexts::named::set(1);
            make().expect(what);
            contexts::named::set(0);
            assert!(!is_active(), "{what}, of a program that names its contexts");
        }
        let questions: [(&str, Call); 5] = [
            ("the device", &|| host.current_device().map(drop)),
            ("its memory", &|| host.memory_info().map(drop)),
            ("a pool", &|| host.create_pool(&own).map(drop)),
            ("its null stream", &|| host.synchronize_stream(Stream::NULL)),
            ("a refused event", &|| match host.create_event(EventFlags::INTERPROCESS) {
                Ok(_) => panic!("it takes no time"),
                Err(_) => Ok(()),
            }),
        ];
        for (what, ask) in questions {
            ask().expect(what);
            assert!(!is_active(), "{what}");
        }
    }
}
