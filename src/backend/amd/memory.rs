// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory allocation and pointer queries.

use std::ptr;
use std::sync::MutexGuard;

use super::calls::PointerAttributes;
use super::{Amd, call, convert, optional, status};
use crate::gpu::{
    Address, Advice, HandleTypes, HostFlags, Kind, Memory, MemoryKind, PointerInfo, Pools, RangeAttribute, Result,
    Stream, Streams, not_exportable,
};
use crate::os::lock::lock;
use crate::os::ranges::{Ranges, Span};
use crate::share::contexts::primary;

impl Amd {
    /// The allocation that an address lies in: base and bytes; `None` where HIP knows none.
    pub(super) fn allocation(&self, address: Address) -> Result<Option<(usize, usize)>> {
        match self.imported_range(address) {
            Some(range) => Ok(Some(range)),
            None => self.told_range(address),
        }
    }

    /// The allocation that an address lies in, as HIP tells it.
    pub(super) fn told_range(&self, address: Address) -> Result<Option<(usize, usize)>> {
        let (mut base, mut size) = (0, 0);
        match status!(self, hipMemGetAddressRange(&mut base, &mut size, address.0)) {
            // HIP 5.7 keeps what was closed in its table, and answers what is no range.
            convert::SUCCESS => Ok(base.checked_add(size).map(|_| (base, size))),
            convert::NOT_FOUND | convert::INVALID_VALUE | convert::INVALID_DEVICE_POINTER => Ok(None),
            status => Err(self.failure("hipMemGetAddressRange", status)),
        }
    }
}

/// Memory that the program has registered.
#[derive(Clone, Copy)]
pub struct Registration {
    size: usize,
    /// The device that was current.
    device: i32,
}

impl Span for Registration {
    fn size(&self) -> usize {
        self.size
    }
}

impl Amd {
    /// Forgets the ranges that were registered on a device, which its reset has ended.
    pub(super) fn clear_registrations(&self, device: i32) {
        self.registrations().retain(|_, range| range.device != device);
    }

    fn registrations(&self) -> MutexGuard<'_, Ranges<Registration>> {
        lock(&self.registrations)
    }

    /// The range that an address lies in, of those that the program has registered: first address and bytes.
    fn registration(&self, address: Address) -> Option<(usize, usize)> {
        self.registrations().containing(address.0).map(|(start, range)| (start, range.size))
    }

    /// InvalidValue for an address within an allocation, all of which HIP would free.
    pub(super) fn require_start(&self, address: Address) -> Result<()> {
        // HIP tells the start of all the external memory, be it mapped in part or not at all.
        let buffer = self.buffer_info(address).map(|info| info.base.0);
        let base = match buffer {
            Some(base) => Some(base),
            None => self.allocation(address)?.map(|(base, _)| base),
        };
        match base {
            Some(base) if base != address.0 => {
                Err(Kind::InvalidValue.because("the address is not the start of an allocation"))
            }
            None if self.was_buffer(address) => {
                Err(Kind::InvalidValue.because("the external memory is not mapped any more"))
            }
            _ => Ok(()),
        }
    }

    /// InvalidValue for what is not the start of an allocation of this process: HIP would close opened memory.
    pub(super) fn require_own(&self, address: Address) -> Result<()> {
        self.require_start(address)?;
        if !self.openings.is_empty() && self.openings.owner(address.0, self.identity(address)).is_some() {
            return Err(Kind::InvalidValue.because("the memory belongs to another process: close it"));
        }
        Ok(())
    }
}

impl Memory for Amd {
    fn allocate(&self, size: usize, flags: u32) -> Result<Address> {
        let mut address = 0;
        match flags {
            0 => call!(self, hipMalloc(&mut address, size)),
            // Only HIP programs ask for special kinds of memory.
            _ => call!(self, hipExtMallocWithFlags(&mut address, size, flags)),
        }?;
        self.is_no_buffer(address);
        Ok(Address(address))
    }

    fn free(&self, address: Address) -> Result<()> {
        if self.is_imported_from_pool(address) {
            // HIP's hipFree keeps the mapping.
            self.free_queued(address, Stream::NULL)?;
            return self.synchronize_stream(Stream::NULL);
        }
        self.require_own(address)?;
        self.free_tracked(address, || call!(self, hipFree(address.0)))
    }

    fn allocate_pitched(&self, width: usize, height: usize) -> Result<(Address, usize)> {
        let (mut address, mut pitch) = (0, 0);
        call!(self, hipMallocPitch(&mut address, &mut pitch, width, height))?;
        Ok((Address(address), pitch))
    }

    fn allocate_host(&self, size: usize, flags: HostFlags, native: u32) -> Result<Address> {
        let mut address = 0;
        call!(self, hipHostMalloc(&mut address, size, convert::host_flags(flags, native)))?;
        Ok(Address(address))
    }

    fn allocate_signal(&self, native: u32) -> Result<Address> {
        self.allocate(size_of::<u64>(), native)
    }

    fn free_host(&self, address: Address) -> Result<()> {
        self.require_start(address)?;
        let mut attributes = PointerAttributes::default();
        call!(self, hipPointerGetAttributes(&mut attributes, address.0))?;
        // HIP frees memory of devices by this, too.
        let kind = self.abi.memory_kind(attributes.memory_type, attributes.is_managed != 0);
        if kind != Some(MemoryKind::Host) {
            return Err(Kind::InvalidValue.because("the address is not in pinned host memory"));
        }
        call!(self, hipHostFree(address.0))
    }

    fn register_host(&self, address: Address, size: usize, flags: HostFlags, _native: u32) -> Result<()> {
        // HIP takes it again, and unregisters it once.
        if self.registrations().overlapping(address.0..address.0.saturating_add(size)).next().is_some() {
            return Err(Kind::HostAlreadyRegistered.because("part of the range is registered already"));
        }
        let device = self.device()?;
        call!(self, hipHostRegister(address.0, size, convert::register_flags(flags)))?;
        self.registrations().insert(address.0, Registration { size, device });
        Ok(())
    }

    fn unregister_host(&self, address: Address) -> Result<()> {
        // HIP ends the process for an address inside of a registered range.
        if self.registration(address).is_some_and(|(start, _)| start != address.0) {
            return Err(Kind::HostNotRegistered.because("the address is within a registered range, not its start"));
        }
        let range = self.registrations().remove(&address.0);
        call!(self, hipHostUnregister(address.0)).inspect_err(|_| {
            if let Some(range) = range {
                self.registrations().insert(address.0, range);
            }
        })
    }

    fn allocate_managed(&self, size: usize, _native: u32) -> Result<Address> {
        let mut address = 0;
        optional!(self, hipMallocManaged(&mut address, size, convert::ATTACH_GLOBAL))?;
        Ok(Address(address))
    }

    fn pointer_info(&self, address: Address) -> Result<Option<PointerInfo>> {
        if let Some(info) = self.reserved_info(address) {
            return Ok(info);
        }
        if let Some(info) = self.buffer_info(address) {
            return Ok(Some(info));
        }
        let mut attributes = PointerAttributes::default();
        match status!(self, hipPointerGetAttributes(&mut attributes, address.0)) {
            convert::SUCCESS => {}
            // Memory that HIP does not know, up to HIP 5.
            convert::INVALID_VALUE | convert::INVALID_DEVICE_POINTER => return Ok(None),
            status => return Err(self.failure("hipPointerGetAttributes", status)),
        }
        let PointerAttributes { memory_type, device, device_pointer, host_pointer, is_managed, allocation_flags } =
            attributes;
        let Some(kind) = self.abi.memory_kind(memory_type, is_managed != 0) else { return Ok(None) };
        let registration = self.registration(address);
        // HIP tells no start of registered memory.
        let Some((base, size)) = registration.map_or_else(|| self.allocation(address), |range| Ok(Some(range)))? else {
            return Ok(None);
        };

        let mut flags = allocation_flags;
        let kind = match kind {
            MemoryKind::Host if registration.is_some() => MemoryKind::Registered,
            MemoryKind::Host if status!(self, hipHostGetFlags(&mut flags, address.0)) != convert::SUCCESS => {
                MemoryKind::Registered
            }
            kind => kind,
        };
        let identity = self.identity(address);
        let non_null = |pointer: usize| Some(Address(pointer)).filter(|address| !address.is_null());
        let imported = kind == MemoryKind::Device && self.openings.owner(base, identity).is_some();
        let mut info = PointerInfo {
            kind,
            device,
            base: Address(base),
            size,
            device_address: non_null(device_pointer),
            host_address: non_null(host_pointer),
            flags,
            id: identity.unwrap_or_default(),
            exportable: kind == MemoryKind::Device && !imported,
            imported,
            reservation: None,
            pool: None,
            handle_types: HandleTypes::empty(),
            is_accessible: true,
            context: self.device_state(device).is_ok().then(|| primary(device)),
        };
        self.add_pool(&mut info);
        Ok(Some(info))
    }

    fn set_synchronous_copies(&self, address: Address, on: bool) -> Result<()> {
        let value = u32::from(on);
        optional!(self, hipPointerSetAttribute(ptr::from_ref(&value).cast(), convert::SYNC_MEMOPS, address.0))
    }

    fn synchronous_copies(&self, address: Address) -> Result<bool> {
        let mut value = 0_u64;
        optional!(self, hipPointerGetAttribute(ptr::from_mut(&mut value).cast(), convert::SYNC_MEMOPS, address.0))?;
        Ok(value != 0)
    }

    fn advise(&self, address: Address, size: usize, advice: Advice) -> Result<()> {
        let (number, device) = convert::advice(advice);
        optional!(self, hipMemAdvise(address.0, size, number, device))
    }

    fn prefetch(&self, address: Address, size: usize, device: i32, stream: Stream) -> Result<()> {
        let stream = convert::stream(stream)?;
        optional!(self, hipMemPrefetchAsync(address.0, size, device, stream))
    }

    fn range_attribute(&self, address: Address, size: usize, attribute: RangeAttribute, out: &mut [i32]) -> Result<()> {
        /// No attribute of a range.
        const UNTOUCHED: i32 = 0x5e5e_5e5e;
        out.fill(UNTOUCHED);
        let (data, bytes) = (out.as_mut_ptr().cast(), size_of_val(out));
        optional!(self, hipMemRangeGetAttribute(data, bytes, convert::range_attribute(attribute), address.0, size))?;
        // HIP succeeds, and writes nothing, for memory whose pages it does not move.
        if out.first() == Some(&UNTOUCHED) {
            let is_managed = self.pointer_info(address)?.is_some_and(|info| info.kind == MemoryKind::Managed);
            let kind = if is_managed { Kind::Unsupported } else { Kind::InvalidValue };
            return Err(kind.because("HIP knows no attributes of this memory"));
        }
        out.iter_mut().filter(|value| **value == UNTOUCHED).for_each(|value| *value = convert::NOWHERE);
        Ok(())
    }

    fn memory_info(&self) -> Result<(usize, usize)> {
        let (mut free, mut total) = (0, 0);
        call!(self, hipMemGetInfo(&mut free, &mut total))?;
        Ok((free, total))
    }
}

impl Amd {
    /// The base of live device memory of this process, which can be exported; InvalidValue for anything else.
    pub(super) fn exportable(&self, address: Address) -> Result<usize> {
        match self.pointer_info(address)? {
            Some(info) if info.exportable => Ok(info.base.0),
            Some(info) if info.imported => {
                Err(Kind::InvalidValue.because("the memory belongs to another process: pass its handle on"))
            }
            _ => {
                let (pooled, mapped) = (not_exportable::POOLED, not_exportable::MAPPED);
                let why =
                    format!("the address is not in plain device memory, which alone has a handle: {pooled}; {mapped}");
                Err(Kind::InvalidValue.because(why))
            }
        }
    }
}
