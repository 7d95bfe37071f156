// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory: the verbs over the table of blocks.

use super::capture;
use super::hints::{HOST_LOCATION, Hints};
use super::page::page_size;
use super::queue;
use super::release::{REGISTERED, is_device_memory, release_if};
use super::state::{self, Host, table, table_view};
use super::table::{self, Backing, Block, Import, Pages};
use crate::gpu::{
    Access, Address, Advice, Context, Error, HandleTypes, HostFlags, Kind, Location, Memory, MemoryKind, PointerInfo,
    RangeAttribute, Result, Stream,
};
use crate::os::memory_file::{self, Mapping, Protection};
use crate::os::memory_map::{self, Refusal};
use crate::share::contexts;

/// Rows of pitched memory start at multiples of this.
const PITCH: usize = 256;

fn not_known() -> Error {
    Kind::InvalidValue.because("the pointer is not in known memory")
}

/// Allocates from the current device.
fn allocate(size: usize, flags: u32) -> Result<Address> {
    state::use_device();
    table().allocate(state::current_device(), size, flags, None).map(Address)
}

/// Allocates from a device.
pub fn allocate_on(device: i32, size: usize) -> Result<Address> {
    state::check_device(device)?;
    state::use_device_number(device);
    table().allocate(device, size, 0, None).map(Address)
}

/// Frees device or managed memory, after the work that is queued.
pub fn release(address: Address) -> Result<()> {
    release_if(address, "device memory", |backing| match backing {
        Backing::Managed(..) => true,
        other => is_device_memory(other),
    })
}

/// Pinned and managed memory: private pages of this process.
fn private(size: usize) -> Result<Mapping> {
    Mapping::private(size)
        .map_err(|error| Kind::OutOfMemory.because(format!("no {size} bytes of host memory: {error}")))
}

fn insert_private(mapping: Mapping, size: usize, flags: u32, backing: impl FnOnce(Mapping) -> Backing) -> Address {
    state::use_device();
    let base = mapping.start();
    table().insert(base, size, state::current_device(), flags, backing(mapping));
    Address(base)
}

impl Host {
    /// The context that memory belongs to: that in which it was made.
    ///
    /// If that was another device's, or exists no more, it is the primary one of the memory's device. Physical memory and
    /// that of pools and graphs belong to none.
    fn owner(&self, block: &Block) -> Option<Context> {
        let is_of_device = |context| self.contexts.find(context).is_ok_and(|found| found.0 == block.device);
        let owner =
            || if is_of_device(block.owner.context) { block.owner.context } else { contexts::primary(block.device) };
        (!block.outlives_contexts()).then(owner)
    }
}

impl Memory for Host {
    fn allocate(&self, size: usize, flags: u32) -> Result<Address> {
        capture::check_unsafe()?;
        allocate(size, flags)
    }

    fn free(&self, address: Address) -> Result<()> {
        capture::check_unsafe()?;
        release(address)
    }

    fn allocate_pitched(&self, width: usize, height: usize) -> Result<(Address, usize)> {
        capture::check_unsafe()?;
        let pitch = width.checked_next_multiple_of(PITCH);
        let size = pitch.and_then(|pitch| pitch.checked_mul(height));
        let (Some(pitch), Some(size)) = (pitch, size) else {
            return Err(
                Kind::OutOfMemory.because(format!("{height} rows of {width} bytes are more than can be addressed"))
            );
        };
        Ok((allocate(size, 0)?, pitch))
    }

    fn allocate_host(&self, size: usize, flags: HostFlags, native: u32) -> Result<Address> {
        capture::check_unsafe()?;
        let is_coarse = flags.contains(HostFlags::NON_COHERENT);
        Ok(insert_private(private(size)?, size, native, |mapping| Backing::Host { is_coarse, mapping }))
    }

    fn free_host(&self, address: Address) -> Result<()> {
        capture::check_unsafe()?;
        release_if(address, "pinned host memory", |backing| matches!(backing, Backing::Host { .. }))
    }

    fn register_host(&self, address: Address, size: usize, flags: HostFlags, native: u32) -> Result<()> {
        capture::check_unsafe()?;
        let end = address.0.checked_add(size).filter(|_| size > 0);
        let end = end.ok_or_else(|| Error::from(Kind::InvalidValue))?;
        table().check_unknown(address.0, size)?;
        let read_only = flags.contains(HostFlags::READ_ONLY);
        let access = if read_only { Protection::Read } else { Protection::ReadWrite };
        memory_map::check_access(address.0, end, access).map_err(|refusal| {
            let kind = if matches!(refusal, Refusal::Unknown(_)) { Kind::OperatingSystem } else { Kind::InvalidValue };
            kind.because(refusal.to_string())
        })?;
        state::use_device();
        let mut table = table();
        // Another thread may have been faster.
        table.check_unknown(address.0, size)?;
        table.insert(address.0, size, state::current_device(), native, Backing::Registered { read_only });
        Ok(())
    }

    fn unregister_host(&self, address: Address) -> Result<()> {
        capture::check_unsafe()?;
        if table().find(address.0).is_none_or(|(_, block)| block.retired) {
            return Err(Kind::HostNotRegistered.into());
        }
        release_if(address, REGISTERED, |backing| matches!(backing, Backing::Registered { .. }))
    }

    fn allocate_managed(&self, size: usize, native: u32) -> Result<Address> {
        capture::check_unsafe()?;
        Ok(insert_private(private(size)?, size, native, |mapping| Backing::Managed(mapping, Hints::new(size))))
    }

    fn is_freed(&self, address: Address) -> bool {
        let table = table_view();
        table.find(address.0).map_or_else(|| table.is_of_banks(address.0), |(_, block)| block.retired)
    }

    fn pointer_info(&self, address: Address) -> Result<Option<PointerInfo>> {
        let table = table_view();
        let Some((base, block)) = table.find(address.0) else { return Ok(None) };
        let (kind, on_host, exportable) = match &block.backing {
            _ if block.retired => return Ok(None),
            Backing::Pooled(_, None) => (MemoryKind::Host, true, false),
            Backing::Pooled(_, Some(_)) => (MemoryKind::Managed, true, false),
            Backing::Imported(import) if import.is_of_host => (MemoryKind::Host, true, false),
            Backing::Device(pages) if pages.pool.is_some() => (MemoryKind::Pool, false, false),
            Backing::Imported(import) if import.pool.is_some() => (MemoryKind::Pool, false, false),
            Backing::Device(_) => (MemoryKind::Device, false, !block.is_of_graph),
            Backing::Imported(_) | Backing::Mapped(_) | Backing::External(_) => (MemoryKind::Device, false, false),
            Backing::Host { .. } => (MemoryKind::Host, true, false),
            Backing::Registered { .. } => (MemoryKind::Registered, true, false),
            Backing::Managed(..) => (MemoryKind::Managed, true, false),
        };
        Ok(Some(PointerInfo {
            kind,
            device: block.device,
            base: Address(base),
            size: block.size,
            device_address: Some(address),
            host_address: on_host.then_some(address),
            flags: block.flags,
            id: block.id,
            exportable,
            handle_types: match &block.backing {
                Backing::Mapped(mapped) => table.space.handle_types(mapped),
                Backing::Device(Pages { pool: Some(pool), .. })
                | Backing::Pooled(Pages { pool: Some(pool), .. }, _) => table.pools.handle_types(*pool),
                _ => HandleTypes::empty(),
            },
            reservation: match &block.backing {
                Backing::Mapped(_) => table.space.reservation(base),
                _ => None,
            },
            pool: match &block.backing {
                Backing::Imported(Import { pool, .. }) => pool.map(table::handle),
                other => other.pool().map(table::handle),
            },
            imported: matches!(block.backing, Backing::Imported(_)),
            is_accessible: match &block.backing {
                Backing::Mapped(mapped) => mapped.access(Location::Device(state::current_device())) != Access::None,
                _ => true,
            },
            context: self.owner(block),
        }))
    }

    fn set_synchronous_copies(&self, address: Address, on: bool) -> Result<()> {
        let mut table = table();
        let (base, _) = table.find(address.0).ok_or_else(not_known)?;
        if let Some(block) = table.block_mut(base) {
            block.synchronous = on;
        }
        Ok(())
    }

    fn synchronous_copies(&self, address: Address) -> Result<bool> {
        table_view().find(address.0).map(|(_, block)| block.synchronous).ok_or_else(not_known)
    }

    fn advise(&self, address: Address, size: usize, advice: Advice) -> Result<()> {
        capture::check_unsafe()?;
        let (Advice::PreferredLocation(Some(device)) | Advice::AccessedBy(device, _)) = advice else {
            let mut table = table();
            let (range, hints) = table.managed(address, size)?;
            hints.advise(range, advice);
            return Ok(());
        };
        if device != HOST_LOCATION {
            state::check_device(device)?;
        }
        let mut table = table();
        let (range, hints) = table.managed(address, size)?;
        hints.advise(range, advice);
        Ok(())
    }

    fn prefetch(&self, address: Address, size: usize, device: i32, stream: Stream) -> Result<()> {
        capture::refuse(stream)?;
        if device != HOST_LOCATION {
            state::check_device(device)?;
        }
        let mut table = table();
        let (range, hints) = table.managed(address, size)?;
        hints.prefetched(range, device);
        drop(table);
        // All memory of this back end is equally near: only the place in the stream's order is left to take.
        queue::enqueue(state::current_device(), stream, || {})
    }

    fn range_attribute(&self, address: Address, size: usize, attribute: RangeAttribute, out: &mut [i32]) -> Result<()> {
        let mut table = table();
        if attribute == RangeAttribute::Coherency
            && let Some(is_coarse) = table.is_coarse(address, size)
        {
            out.fill(is_coarse.into());
            return Ok(());
        }
        let (range, hints) = table.managed(address, size)?;
        hints.answer(range, attribute, out);
        Ok(())
    }

    fn residence(
        &self,
        address: Address,
        size: usize,
        summary: usize,
        sampling: usize,
    ) -> Result<Vec<Option<Location>>> {
        if !(1..=size).contains(&summary) || sampling > summary {
            return Err(Kind::InvalidValue
                .because("samples are no farther apart than parts are long, nor these than the whole"));
        }
        let mut table = table();
        let base = table.find(address.0).map_or(0, |(base, _)| base);
        let (_, hints) = table.managed(address, size)?;
        let sampling = if sampling == 0 { page_size() } else { sampling };
        let offset = address.0 - base;
        let at = |byte: usize| match hints.prefetched_to(byte) {
            Some(HOST_LOCATION) => Some(Location::Host),
            Some(device) => Some(Location::Device(device)),
            None => memory_file::is_resident(base + byte).then_some(Location::Host),
        };
        let most = |part: usize| {
            let end = size.min(part + summary);
            let mut found: Vec<(Option<Location>, usize)> = Vec::new();
            for location in (part..end).step_by(sampling).map(|byte| at(offset + byte)) {
                match found.iter_mut().find(|(other, _)| *other == location) {
                    Some((_, count)) => *count += 1,
                    None => found.push((location, 1)),
                }
            }
            // Of as many samples the first.
            found.into_iter().rev().max_by_key(|(_, count)| *count).and_then(|(location, _)| location)
        };
        Ok((0..size).step_by(summary).map(most).collect())
    }

    fn memory_info(&self) -> Result<(usize, usize)> {
        Ok(table().memory(state::current_device()))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::backend::host::open_own_device;
    use crate::gpu::{Pools, StreamFlags, Streams, VirtualMemory, kind, strict_refusals};
    use crate::os::memory_file::page_size;

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn freed_memory_is_empty_for_whoever_has_it_next() {
        let (host, _) = open_own_device();
        let take = || host.allocate(page_size(), 0).expect("memory");
        let memory = take();
        let bytes: *mut u64 = memory.as_ptr().cast();
        // SAFETY: live memory of the host back end, which the test may use.
        unsafe { bytes.write_volatile(7) };
        host.free(memory).expect("live");
        assert_eq!(take(), memory);
        // SAFETY: as above.
        assert_eq!(unsafe { bytes.read_volatile() }, 0);
    }

    /// CUDA takes its uses for complete.
    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_free_of_stream_ordered_memory_waits_for_nothing_by_cudas_rule() {
        let (host, _) = open_own_device();
        let stream = host.create_stream(StreamFlags::NON_BLOCKING, 0).expect("made");
        let memory = host.allocate_queued(page_size(), stream).expect("memory");
        let (open, closed) = mpsc::channel::<()>();
        host.call_host(stream, Box::new(move || _ = closed.recv())).expect("a thread");
        strict_refusals::set(1);
        let freed = host.free(memory);
        strict_refusals::set(0);
        freed.expect("live");
        assert_eq!(kind(host.query_stream(stream)), Some(Kind::NotReady));
        assert_eq!(kind(host.free(memory)), Some(Kind::InvalidValue));
        drop(open);
        host.destroy_stream(stream).expect("live");
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn only_memory_that_is_there_is_registered() {
        let (host, _) = open_own_device();
        let mapping = Mapping::private(2 * page_size()).expect("memory");
        let base = mapping.start();
        let register = |address, size| kind(host.register_host(Address(address), size, HostFlags::empty(), 0));
        for (address, size) in [(base, 0), (base, usize::MAX), (usize::MAX, 1)] {
            assert_eq!(register(address, size), Some(Kind::InvalidValue), "{size} bytes at {address:#x}");
        }
        assert_eq!(kind(host.unregister_host(Address(base))), Some(Kind::HostNotRegistered));
        assert_eq!(register(base, page_size()), None);
        assert_eq!(register(base + page_size() - 1, 1), Some(Kind::HostAlreadyRegistered));
        assert_eq!(register(base + page_size(), 1), None);
        for address in [base, base + page_size()] {
            host.unregister_host(Address(address)).expect("registered");
        }
        let device = host.allocate(page_size(), 0).expect("memory");
        assert_eq!(register(device.0, 1), Some(Kind::InvalidValue));
        assert_eq!(kind(host.unregister_host(device)), Some(Kind::InvalidValue));
        host.free(device).expect("live");
        // Addresses that nothing is at, that hold the library's own memory though it is free, or are reserved.
        let empty = Mapping::reserve(page_size(), page_size(), 0).expect("addresses");
        let reserved = host.reserve_addresses(2 << 20, 0, Address(0)).expect("addresses");
        for address in [empty.start(), device.0, reserved.0, reserved.0 + (2 << 20) - 1] {
            assert_eq!(register(address, 1), Some(Kind::InvalidValue), "{address:#x}");
        }
        host.free_addresses(reserved, 2 << 20).expect("empty");
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn advice_names_the_host_or_a_device_that_exists() {
        let (host, device) = open_own_device();
        let managed = host.allocate_managed(page_size(), 0).expect("memory");
        for (location, expected) in [
            (device, None),
            (HOST_LOCATION, None),
            (HOST_LOCATION - 1, Some(Kind::InvalidDevice)),
            (host.devices.len() as i32, Some(Kind::InvalidDevice)),
        ] {
            // The location is looked at first.
            for (address, expected) in [(managed, expected), (Address(1), expected.or(Some(Kind::InvalidValue)))] {
                let advise = |advice| kind(host.advise(address, 1, advice));
                let found = [
                    advise(Advice::PreferredLocation(Some(location))),
                    advise(Advice::AccessedBy(location, true)),
                    advise(Advice::AccessedBy(location, false)),
                    kind(host.prefetch(address, 1, location, Stream::NULL)),
                ];
                assert_eq!(found, [expected; 4], "{location}");
            }
        }
        for advice in [Advice::ReadMostly(true), Advice::PreferredLocation(None), Advice::CoarseGrain(true)] {
            assert_eq!(kind(host.advise(managed, page_size(), advice)), None);
            assert_eq!(kind(host.advise(managed, page_size() + 1, advice)), Some(Kind::InvalidValue));
        }
        assert_eq!(kind(host.prefetch(managed, 1, device, Stream(0x1234))), Some(Kind::InvalidHandle));
        host.free(managed).expect("live");
    }
}
