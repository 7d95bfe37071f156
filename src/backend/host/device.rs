// SPDX-License-Identifier: MIT OR Apache-2.0
//! The devices: shares of this machine.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};

use super::{Host, context, external, memory, peer, queue};
use crate::backend::known;
use crate::gpu::{Attribute, Devices, Limit, PciAddress, Result, device_left};
use crate::os::thread::Uncancelled;
use crate::share::contexts::Retained;

/// What can be set of a device.
pub struct Device {
    /// Scheduling flags.
    pub flags: AtomicU32,
    /// References to the primary context that the program holds.
    pub retained: Retained,
    /// Whether memory, a stream or an event has ever been made.
    pub in_use: AtomicBool,
    /// How often it was reset, which ends waits for what others do.
    pub resets: AtomicU32,
    limits: [AtomicUsize; 3],
}

impl Device {
    /// A device as it is at the start and after a reset.
    pub fn new() -> Device {
        Device {
            flags: AtomicU32::new(0),
            retained: Retained::default(),
            in_use: AtomicBool::new(false),
            resets: AtomicU32::new(0),
            limits: DEFAULT_LIMITS.map(AtomicUsize::new),
        }
    }

    /// Back to the start.
    pub fn reset(&self) {
        self.flags.store(0, Ordering::Relaxed);
        self.in_use.store(false, Ordering::Relaxed);
        for (limit, value) in self.limits.iter().zip(DEFAULT_LIMITS) {
            limit.store(value, Ordering::Relaxed);
        }
    }
}

/// Stack, printf buffer and heap. There are no kernels to obey them: they are kept for whoever asks them back.
const DEFAULT_LIMITS: [usize; 3] = [1024, 1 << 20, 8 << 20];

/// The calling thread's current device.
#[inline]
pub fn current() -> i32 {
    match device_left::get() {
        0 => 0,
        device => device - 1,
    }
}

/// Makes a device current; the ordinal is good.
pub fn make_current(device: i32) {
    device_left::set(device + 1);
}

/// How many devices there are.
pub fn count() -> i32 {
    super::get().devices.len() as i32
}

/// InvalidDevice for an ordinal out of range.
pub fn check(device: i32) -> Result<&'static Device> {
    known(&super::get().devices, device)
}

/// The device that stands for another process's: the same ordinal, or where there is none, the current one.
pub fn nearest(device: i32) -> i32 {
    if check(device).is_ok() { device } else { current() }
}

fn limit(limit: Limit) -> &'static AtomicUsize {
    let limits = &super::get().devices[current() as usize].limits;
    match limit {
        Limit::StackSize => &limits[0],
        Limit::PrintfBuffer => &limits[1],
        Limit::Heap => &limits[2],
    }
}

impl Devices for Host {
    fn device_count(&self) -> Result<i32> {
        Ok(count())
    }

    fn current_device(&self) -> Result<i32> {
        make_current(current());
        Ok(current())
    }

    fn set_device(&self, device: i32) -> Result<()> {
        check(device)?;
        context::use_primary(device);
        Ok(())
    }

    fn device_name(&self, device: i32) -> Result<String> {
        check(device)?;
        Ok("anygpu host back end".into())
    }

    fn architecture(&self, device: i32) -> Result<String> {
        check(device)?;
        Ok(std::env::consts::ARCH.into())
    }

    fn uuid(&self, device: i32) -> Result<[u8; 16]> {
        check(device)?;
        let mut uuid = machine().to_le_bytes();
        uuid[..7].copy_from_slice(b"anygpu\0");
        uuid[7] = device as u8;
        Ok(uuid)
    }

    fn pci_address(&self, device: i32) -> Result<PciAddress> {
        check(device)?;
        // A domain no real bus has, so that nobody finds another device there.
        Ok(PciAddress { domain: 0xa6b0, bus: device as u32, device: 0 })
    }

    fn total_memory(&self, device: i32) -> Result<usize> {
        check(device)?;
        Ok(self.memory_limit)
    }

    fn attribute(&self, device: i32, attribute: Attribute) -> Result<i32> {
        check(device)?;
        Ok(match attribute {
            Attribute::CanMapHostMemory
            | Attribute::CanUseHostPointerForRegisteredMemory
            | Attribute::ConcurrentManagedAccess
            | Attribute::DirectManagedMemoryAccessFromHost
            | Attribute::HostNativeAtomicSupported
            | Attribute::HostRegisterSupported
            | Attribute::Integrated
            | Attribute::IpcEventSupported
            | Attribute::IsLargeBar
            | Attribute::FineGrainSupport
            | Attribute::ManagedMemory
            | Attribute::MemoryPoolsSupported
            | Attribute::CanUseStreamWaitValue
            | Attribute::TimelineSemaphoresSupported
            | Attribute::UnifiedAddressing
            | Attribute::VirtualMemoryManagementSupported => 1,
            // Bits of handle types: file descriptors.
            Attribute::MemoryPoolHandleTypes => 1,
            // Copies run beside each other on the pool's threads.
            Attribute::AsyncEngineCount | Attribute::MultiprocessorCount | Attribute::PhysicalMultiprocessorCount => {
                queue::workers() as i32
            }
            Attribute::DeviceOverlap => 1,
            Attribute::MaxPitch => i32::MAX,
            Attribute::TextureAlignment | Attribute::TexturePitchAlignment | Attribute::SurfaceAlignment => 256,
            // No kernels run here: one thread, so that grid arithmetic in programs does not divide by zero.
            Attribute::WarpSize
            | Attribute::MaxThreadsPerBlock
            | Attribute::MaxThreadsPerMultiprocessor
            | Attribute::MaxBlocksPerMultiprocessor
            | Attribute::MaxBlockDimX
            | Attribute::MaxBlockDimY
            | Attribute::MaxBlockDimZ => 1,
            Attribute::MaxGridDimX | Attribute::MaxGridDimY | Attribute::MaxGridDimZ => i32::MAX,
            // Nanoseconds, in kHz.
            Attribute::WallClockRate | Attribute::ClockInstructionRate => 1_000_000,
            // Nothing else about a GPU is true of a share of the host.
            _ => 0,
        })
    }

    fn limit(&self, asked: Limit) -> Result<usize> {
        Ok(limit(asked).load(Ordering::Relaxed))
    }

    fn set_limit(&self, changed: Limit, value: usize) -> Result<()> {
        limit(changed).store(value, Ordering::Relaxed);
        Ok(())
    }

    fn device_flags(&self) -> Result<u32> {
        Ok(check(current())?.flags.load(Ordering::Relaxed))
    }

    fn set_device_flags(&self, flags: u32) -> Result<()> {
        check(current())?.flags.store(flags, Ordering::Relaxed);
        Ok(())
    }

    fn synchronize_device(&self) -> Result<()> {
        queue::drain_device(current())
    }
}

/// Gives up everything on a device.
pub fn reset(device: i32) -> Result<()> {
    let settings = check(device)?;
    settings.resets.fetch_add(1, Ordering::Release);
    queue::reset_device(device)?;
    memory::release_all(device);
    external::forget(device);
    peer::reset(device);
    settings.reset();
    Ok(())
}

/// A number of this machine since its start.
fn machine() -> u128 {
    static MACHINE: OnceLock<u128> = OnceLock::new();
    *MACHINE.get_or_init(|| {
        let _uncancelled = Uncancelled::new();
        let id = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").unwrap_or_default();
        let digits: String = id.chars().filter(char::is_ascii_hexdigit).collect();
        u128::from_str_radix(&digits, 16).unwrap_or(0)
    })
}
