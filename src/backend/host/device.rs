// SPDX-License-Identifier: MIT OR Apache-2.0
//! The devices: shares of this machine.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::state::{self, Host, check_device, current_device};
use super::{array, capture, enabled, event, external, graph, kernel, queue, release};
use crate::gpu::{Attribute, Contexts, Devices, Limit, PciAddress, Result, SCHEDULE_MASK, strict_refusals};
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
            | Attribute::HostMemoryPoolsSupported
            | Attribute::HostNativeAtomicSupported
            | Attribute::HostNumaMemoryPoolsSupported
            | Attribute::HostRegisterReadOnlySupported
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
            // Of no GPU, but programs refuse those that are old.
            Attribute::ComputeCapabilityMajor => config::get().host_capability.0,
            Attribute::ComputeCapabilityMinor => config::get().host_capability.1,
            Attribute::WarpSize => 32,
            Attribute::MaxBlocksPerMultiprocessor => kernel::RESIDENT_BLOCKS,
            Attribute::MaxThreadsPerBlock | Attribute::MaxBlockDimX | Attribute::MaxBlockDimY => {
                kernel::MOST_THREADS as i32
            }
            Attribute::MaxBlockDimZ => kernel::MOST_THREADS_Z as i32,
            Attribute::MaxSharedMemoryPerBlock if strict_refusals::get() != 0 => kernel::MOST_SHARED_UNASKED as i32,
            Attribute::MaxSharedMemoryPerBlock
            | Attribute::SharedMemoryPerBlockOptin
            | Attribute::SharedMemoryPerMultiprocessor => kernel::MOST_SHARED as i32,
            Attribute::MaxThreadsPerMultiprocessor => kernel::RESIDENT_THREADS,
            Attribute::MaxGridDimX | Attribute::MaxGridDimY | Attribute::MaxGridDimZ => i32::MAX,
            Attribute::ClockRate => clock_rate(),
            // Nanoseconds, in kHz; of memory a number that delays can be computed by.
            Attribute::WallClockRate | Attribute::ClockInstructionRate | Attribute::MemoryClockRate => 1_000_000,
            // Nothing else about a GPU is true of a share of the host but how large arrays may be.
            other => array::limit(other).unwrap_or(0) as i32,
        })
    }

    fn limit(&self, asked: Limit) -> Result<usize> {
        Ok(limit(asked).load(Ordering::Relaxed))
    }

    fn set_limit(&self, changed: Limit, value: usize) -> Result<()> {
        capture::check_unsafe_strictly()?;
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
        capture::refuse_device()?;
        queue::drain_device(current_device())
    }
}

/// Ends everything on a device.
pub fn reset(device: i32) -> Result<()> {
    let settings = check_device(device)?;
    queue::reset_device(device)?;
    capture::forget_ended();
    event::release_all(|owner| owner.device == device);
    graph::release_all(device);
    release::release_all(device);
    external::release_all(|owner| owner.device == device);
    array::release_all(|owner| owner.device == device);
    kernel::release_all(|owner| owner.device == device);
    enabled::reset(device);
    settings.reset();
    settings.retained.reset(|| ());
    Ok(())
}

/// The clock of the first processor in kHz: the highest known, or else the present one, or else 1 GHz. In Hz it is an i32, too:
/// programs compute delays so.
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
        highest().or_else(present).filter(|rate| *rate > 0).unwrap_or(UNKNOWN).min(i32::MAX / 1000)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backend::host::array::tests::PLAIN;
    use crate::backend::host::{memory, open_own_device};
    use crate::gpu::{
        ArrayDescriptor, Arrays, EventFlags, Events, Kind, Memory, Peers, PoolAttribute, PoolMemory, Pools, Stream,
        StreamFlags, Streams, kind,
    };

    #[test]
    fn limits_are_kept_for_each_device_until_its_reset() {
        const DEFAULTS: [usize; 3] = [1024, 1 << 20, 8 << 20];
        let (host, other) = open_own_device();
        let (_, device) = open_own_device();
        let limits =
            || [Limit::StackSize, Limit::PrintfBuffer, Limit::Heap].map(|asked| host.limit(asked).expect("known"));
        assert_eq!(limits(), DEFAULTS);
        host.set_limit(Limit::StackSize, 100).expect("set");
        host.set_limit(Limit::PrintfBuffer, 200).expect("set");
        host.set_limit(Limit::Heap, 300).expect("set");
        assert_eq!(limits(), [100, 200, 300]);
        host.set_device(other).expect("good");
        assert_eq!(limits(), DEFAULTS);
        reset(other).expect("good");
        host.set_device(device).expect("good");
        assert_eq!(limits(), [100, 200, 300]);
        reset(device).expect("good");
        assert_eq!(limits(), DEFAULTS);
    }

    #[test]
    fn a_device_out_of_range_changes_nothing() {
        let (host, device) = open_own_device();
        for bad in [-1, host.device_count().expect("known"), i32::MAX] {
            let refused = [
                kind(host.set_device(bad)),
                kind(host.on_device(bad, &mut || panic!("called"))),
                kind(host.device_name(bad)),
                kind(host.architecture(bad)),
                kind(host.uuid(bad)),
                kind(host.pci_address(bad)),
                kind(host.total_memory(bad)),
                kind(host.attribute(bad, Attribute::WarpSize)),
                kind(reset(bad)),
            ];
            assert_eq!(refused, [Some(Kind::InvalidDevice); 9]);
        }
        assert_eq!(host.current_device().ok(), Some(device));
        let failed = host.on_device(0, &mut || {
            assert_eq!(host.current_device().ok(), Some(0));
            Err(Kind::Unknown.into())
        });
        assert_eq!((kind(failed), host.current_device().ok()), (Some(Kind::Unknown), Some(device)));
    }

    #[test]
    fn setting_a_device_makes_its_primary_context_current() {
        std::thread::spawn(|| {
            let (host, device) = open_own_device();
            host.push_context(contexts::primary(0)).expect("good");
            assert_eq!(host.current_device().ok(), Some(0));
            host.set_device(device).expect("good");
            assert_eq!(host.current_context().ok(), Some(Some(contexts::primary(device))));
            host.on_device(0, &mut || {
                assert_eq!(host.current_context().ok(), Some(Some(contexts::primary(device))));
                Ok(())
            })
            .expect("good");
        })
        .join()
        .expect("no panic");
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_reset_ends_what_is_on_its_device_alone() {
        let (host, other) = open_own_device();
        let shape = ArrayDescriptor { width: 8, height: 0, ..PLAIN };
        let make = || {
            let event = host.create_event(EventFlags::empty()).expect("made");
            let stream = host.create_stream(StreamFlags::NON_BLOCKING, 0).expect("made");
            let array = host.create_array(&shape).expect("made");
            let mipmapped = host.create_mipmapped_array(&shape, 2).expect("made");
            (event, stream, array, mipmapped, host.allocate(100, 0).expect("memory"))
        };
        let kept = make();
        let (_, device) = open_own_device();
        let ended = make();
        let pool = host.default_pool(PoolMemory::of_device(device)).expect("good");
        host.set_pool_attribute(pool, PoolAttribute::ReuseAllowOpportunistic, 0).expect("set");
        let memory = host.allocate_queued(100, Stream::NULL).expect("memory");
        host.free_queued(memory, Stream::NULL).expect("live");
        host.synchronize_stream(Stream::NULL).expect("done");
        let reserved = || host.pool_attribute(pool, PoolAttribute::ReservedCurrent).expect("known");
        assert_ne!(reserved(), 0, "kept for the stream");
        host.enable_peer(other).expect("good");
        host.set_device_flags(4).expect("set");
        host.retain_primary(device).expect("good");
        assert_eq!(host.device_flags().ok(), Some(4));
        host.on_device(other, &mut || host.enable_peer(device).and_then(|()| host.enable_peer(0))).expect("good");

        reset(device).expect("good");
        let judge = |(event, stream, array, mipmapped, memory)| {
            [
                kind(host.query_event(event)),
                kind(host.query_stream(stream)),
                kind(host.array_descriptor(array)),
                kind(host.mipmapped_array_level(mipmapped, 0)),
                kind(host.synchronous_copies(memory)),
            ]
        };
        let handle = Some(Kind::InvalidHandle);
        assert_eq!(judge(ended), [handle, handle, handle, handle, Some(Kind::InvalidValue)]);
        assert_eq!(judge(kept), [None; 5]);
        assert_eq!((reserved(), host.device_flags().ok()), (0, Some(0)));
        assert_eq!(host.memory_info().ok(), Some((host.memory_limit, host.memory_limit)));
        assert_eq!(host.primary_state(device).ok(), Some((0, false)));
        assert_eq!(kind(host.disable_peer(other)), Some(Kind::PeerNotEnabled));
        host.set_device(other).expect("good");
        assert_eq!(kind(host.disable_peer(device)), Some(Kind::PeerNotEnabled));
        assert_eq!(kind(host.disable_peer(0)), None);
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_device_in_use_has_an_active_context() {
        let (host, device) = open_own_device();
        let uses: [&dyn Fn() -> Result<()>; 6] = [
            &|| host.allocate(1, 0).map(drop),
            &|| host.allocate_queued(1, Stream::NULL).map(drop),
            &|| host.allocate_managed(1, 0).map(drop),
            &|| memory::allocate_on(device, 1).map(drop),
            &|| host.create_event(EventFlags::empty()).map(drop),
            &|| host.create_stream(StreamFlags::empty(), 0).map(drop),
        ];
        for (place, used) in uses.iter().enumerate() {
            reset(device).expect("good");
            assert_eq!(host.primary_state(device).ok(), Some((0, false)));
            used().expect("made");
            assert_eq!(host.primary_state(device).ok(), Some((0, true)), "{place}");
        }
    }
}
