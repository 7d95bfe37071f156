// SPDX-License-Identifier: MIT OR Apache-2.0
//! The devices: shares of this machine.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::state::{self, Host, check_device, current_device};
use super::{array, event, external, peer, queue, release};
use crate::gpu::{Attribute, Contexts, Devices, Limit, PciAddress, Result, SCHEDULE_MASK};
use crate::os::thread::Uncancelled;
use crate::os::{config, process};
use crate::share::contexts;

fn limit(limit: Limit) -> &'static AtomicUsize {
    let limits = &state::get().devices[current_device() as usize].limits;
    match limit {
        Limit::StackSize => &limits[0],
        Limit::PrintfBuffer => &limits[1],
        Limit::Heap => &limits[2],
    }
}

impl Devices for Host {
    fn device_count(&self) -> Result<i32> {
        Ok(self.devices.len() as i32)
    }

    fn current_device(&self) -> Result<i32> {
        state::set_current_device(current_device());
        Ok(current_device())
    }

    fn set_device(&self, device: i32) -> Result<()> {
        check_device(device)?;
        contexts::use_primary(device);
        state::set_current_device(device);
        Ok(())
    }

    fn on_device(&self, device: i32, work: &mut dyn FnMut() -> Result<()>) -> Result<()> {
        check_device(device)?;
        let before = current_device();
        // The context that the program made current stays where it is.
        state::set_current_device(device);
        let outcome = work();
        state::set_current_device(before);
        outcome
    }

    fn device_name(&self, device: i32) -> Result<String> {
        check_device(device)?;
        Ok("anygpu host back end".into())
    }

    fn architecture(&self, device: i32) -> Result<String> {
        check_device(device)?;
        Ok(std::env::consts::ARCH.into())
    }

    fn uuid(&self, device: i32) -> Result<[u8; 16]> {
        let number = check_device(device)?.number;
        let mut uuid = process::Id::own().boot;
        uuid.reverse();
        uuid[..7].copy_from_slice(b"anygpu\0");
        uuid[7] = number as u8;
        Ok(uuid)
    }

    fn pci_address(&self, device: i32) -> Result<PciAddress> {
        let bus = check_device(device)?.number as u32;
        // A domain no real bus has, so that nobody finds another device there.
        Ok(PciAddress { domain: 0xa6b0, bus, device: 0 })
    }

    fn total_memory(&self, device: i32) -> Result<usize> {
        check_device(device)?;
        Ok(self.memory_limit)
    }

    fn attribute(&self, device: i32, attribute: Attribute) -> Result<i32> {
        check_device(device)?;
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
            // No kernels run here. Programs that choose sizes of grids, or refuse old devices, get as far as their launch.
            Attribute::ComputeCapabilityMajor => config::get().host_capability.0,
            Attribute::ComputeCapabilityMinor => config::get().host_capability.1,
            Attribute::WarpSize | Attribute::MaxBlocksPerMultiprocessor => 32,
            Attribute::MaxThreadsPerBlock | Attribute::MaxBlockDimX | Attribute::MaxBlockDimY => 1024,
            Attribute::MaxBlockDimZ => 64,
            Attribute::MaxThreadsPerMultiprocessor => 2048,
            Attribute::MaxGridDimX | Attribute::MaxGridDimY | Attribute::MaxGridDimZ => i32::MAX,
            Attribute::ClockRate => clock_rate(),
            // Nanoseconds, in kHz.
            Attribute::WallClockRate | Attribute::ClockInstructionRate => 1_000_000,
            // Nothing else about a GPU is true of a share of the host but how large arrays may be.
            other => array::limit(other).unwrap_or(0) as i32,
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
        Ok(self.context_flags()? & SCHEDULE_MASK)
    }

    fn set_device_flags(&self, flags: u32) -> Result<()> {
        check_device(current_device())?.set_flags(flags);
        Ok(())
    }

    fn synchronize_device(&self) -> Result<()> {
        queue::drain_device(current_device())
    }
}

/// Ends everything on a device.
pub fn reset(device: i32) -> Result<()> {
    let settings = check_device(device)?;
    queue::reset_device(device)?;
    event::release_all(|owner| owner.device == device);
    release::release_all(device);
    external::release_all(|owner| owner.device == device);
    array::release_all(|owner| owner.device == device);
    peer::reset(device);
    settings.reset();
    settings.retained.reset(|| ());
    Ok(())
}

/// The clock of the first processor in kHz: the highest known, or else the present one, or else 1 GHz.
fn clock_rate() -> i32 {
    const UNKNOWN: i32 = 1_000_000;
    /// Written once.
    static RATE: OnceLock<i32> = OnceLock::new();
    *RATE.get_or_init(|| {
        let _uncancelled = Uncancelled::new();
        let highest = || {
            let text = std::fs::read_to_string("/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq").ok()?;
            text.trim().parse().ok()
        };
        let present = || {
            let text = std::fs::read_to_string("/proc/cpuinfo").ok()?;
            let line = text.lines().find(|line| line.starts_with("cpu MHz"))?;
            let rate: f64 = line.split_once(':')?.1.trim().parse().ok()?;
            Some((rate * 1000.0) as i32)
        };
        highest().or_else(present).filter(|rate| *rate > 0).unwrap_or(UNKNOWN)
    })
}
