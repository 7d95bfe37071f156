// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory allocation and pointer queries.

use std::ffi::{c_uint, c_void};
use std::ops::Range;
use std::ptr;
use std::sync::MutexGuard;

use super::calls::CUmemLocation;
use super::{Nvidia, call, convert, optional, status};
use crate::gpu::{
    Address, Advice, Context, HandleTypes, HostFlags, Kind, Location, Memory, MemoryKind, PointerInfo, Pool,
    RangeAttribute, Result, Stream,
};
use crate::os::lock::lock;
use crate::os::map::Map;

/// The `CUpointer_attribute`s queried in one call, and the index of each in the results.
mod index {
    use std::ffi::c_uint;

    pub const CONTEXT: usize = 0;
    pub const MEMORY_TYPE: usize = 1;
    pub const DEVICE_POINTER: usize = 2;
    pub const HOST_POINTER: usize = 3;
    pub const BUFFER_ID: usize = 4;
    pub const IS_MANAGED: usize = 5;
    pub const DEVICE_ORDINAL: usize = 6;
    pub const IS_LEGACY_IPC_CAPABLE: usize = 7;
    pub const RANGE_START: usize = 8;
    pub const RANGE_SIZE: usize = 9;
    pub const MEMPOOL_HANDLE: usize = 10;
    pub const ALLOWED_HANDLE_TYPES: usize = 11;

    pub const ALL: [c_uint; 12] = [1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 17, 14];
}

/// CU_POINTER_ATTRIBUTE_SYNC_MEMOPS.
const SYNC_MEMOPS: c_uint = 6;
/// CU_POINTER_ATTRIBUTE_BUFFER_ID.
const BUFFER_ID: c_uint = 7;

/// The element size, which aligns rows for all elements of up to 16 bytes.
const ELEMENT: c_uint = 16;

impl Nvidia {
    /// The flags given for host memory, by its buffer id, where the driver reports others.
    ///
    /// No other memory ever has the same id.
    fn host_flags(&self) -> MutexGuard<'_, Map<usize, u32>> {
        lock(&self.host_flags)
    }
}

/// HIP's numbers of coherency modes, which the hub uses.
const FINE_GRAIN: i32 = 0;
const COARSE_GRAIN: i32 = 1;
const INDETERMINATE: i32 = 2;

impl Nvidia {
    /// The coherency mode of a range that was last advised, which CUDA does not have.
    fn coherency(&self, address: Address, size: usize, out: &mut [i32]) -> Result<()> {
        let range = address.0..address.0.saturating_add(size);
        let one = match self.pointer_info(address)? {
            Some(PointerInfo { kind: MemoryKind::Managed, id, .. }) => {
                mode_of(self.coarse_grain.look().get(&(id as usize)).map_or(&[], Vec::as_slice), &range)
            }
            // As AMD's device memory.
            Some(PointerInfo { kind: MemoryKind::Device | MemoryKind::Pool, .. }) => COARSE_GRAIN,
            _ => return Err(Kind::InvalidValue.because("the memory is not managed")),
        };
        out.fill(one);
        Ok(())
    }
}

/// The coherency mode of a range after advice about ranges, the latest last.
fn mode_of(advised: &[(Range<usize>, bool)], range: &Range<usize>) -> i32 {
    let ends = advised.iter().flat_map(|(advised, _)| [advised.start, advised.end]);
    let starts = ends.chain([range.start]).filter(|start| range.contains(start));
    let is_coarse =
        |start| advised.iter().rev().find(|(advised, _)| advised.contains(&start)).is_some_and(|(_, on)| *on);
    let (mut all, mut any) = (true, false);
    for on in starts.map(is_coarse) {
        (all, any) = (all && on, any || on);
    }
    match (any, all) {
        (false, _) => FINE_GRAIN,
        (true, true) => COARSE_GRAIN,
        (true, false) => INDETERMINATE,
    }
}

impl Memory for Nvidia {
    fn allocate(&self, size: usize, _flags: u32) -> Result<Address> {
        self.enter()?;
        let mut address = 0;
        call!(self, cuMemAlloc_v2(&mut address, size))?;
        Ok(Address(address))
    }

    fn free(&self, address: Address) -> Result<()> {
        self.enter()?;
        // Afterwards the memory has no number.
        let id = if self.coarse_grain.is_empty() { None } else { self.attributes([BUFFER_ID], address).ok() };
        call!(self, cuMemFree_v2(address.0))?;
        if let Some([id]) = id {
            self.coarse_grain.change(|advised| advised.remove(&id));
        }
        Ok(())
    }

    fn allocate_pitched(&self, width: usize, height: usize) -> Result<(Address, usize)> {
        self.enter()?;
        let (mut address, mut pitch) = (0, 0);
        call!(self, cuMemAllocPitch_v2(&mut address, &mut pitch, width, height, ELEMENT))?;
        Ok((Address(address), pitch))
    }

    fn allocate_host(&self, size: usize, flags: HostFlags, native: u32) -> Result<Address> {
        self.enter()?;
        let mut address = 0;
        let flags = convert::host_flags(flags);
        call!(self, cuMemHostAlloc(&mut address, size, flags))?;
        if native != flags | convert::HOST_DEVICEMAP {
            let given = self.attributes([BUFFER_ID], Address(address));
            let [id] = given.inspect_err(|_| _ = call!(self, cuMemFreeHost(address)))?;
            self.host_flags().insert(id, native);
        }
        Ok(Address(address))
    }

    fn free_host(&self, address: Address) -> Result<()> {
        self.enter()?;
        // Afterwards the memory has no number.
        let id = if self.host_flags().is_empty() { None } else { self.attributes([BUFFER_ID], address).ok() };
        call!(self, cuMemFreeHost(address.0))?;
        if let Some([id]) = id {
            self.host_flags().remove(&id);
        }
        Ok(())
    }

    fn register_host(&self, address: Address, size: usize, flags: HostFlags, _native: u32) -> Result<()> {
        self.enter()?;
        call!(self, cuMemHostRegister_v2(address.0, size, convert::register_flags(flags)))
    }

    fn unregister_host(&self, address: Address) -> Result<()> {
        self.enter()?;
        call!(self, cuMemHostUnregister(address.0))
    }

    fn allocate_managed(&self, size: usize, _native: u32) -> Result<Address> {
        self.enter()?;
        let mut address = 0;
        optional!(self, cuMemAllocManaged(&mut address, size, convert::ATTACH_GLOBAL))?;
        Ok(Address(address))
    }

    fn pointer_info(&self, address: Address) -> Result<Option<PointerInfo>> {
        // Wide enough for every attribute and zeroed, so that narrower values read correctly.
        let mut values = [0_u64; index::ALL.len()];
        let mut data = values.each_mut().map(|value| ptr::from_mut(value).cast::<c_void>());
        let mut attributes = index::ALL;
        let mut get = || {
            status!(
                self,
                cuPointerGetAttributes(
                    attributes.len() as c_uint,
                    attributes.as_mut_ptr(),
                    data.as_mut_ptr(),
                    address.0
                )
            )
        };
        let mut status = get();
        if status == convert::INVALID_CONTEXT {
            self.enter()?;
            status = get();
        }
        self.check("cuPointerGetAttributes", status)?;
        let value = |index: usize| values[index] as usize;
        let non_null = |index: usize| Some(Address(value(index))).filter(|address| !address.is_null());

        // For host memory, the flags as they were given, or the driver's, which does not tell registered memory apart.
        let mut flags = 0;
        let (mut base, mut size) = (value(index::RANGE_START), value(index::RANGE_SIZE));
        let kind = match value(index::MEMORY_TYPE) as c_uint {
            0 => return Ok(None),
            _ if value(index::IS_MANAGED) != 0 => MemoryKind::Managed,
            convert::HOST => {
                self.enter()?;
                let given = self.host_flags().get(&value(index::BUFFER_ID)).copied();
                match given {
                    Some(given) => flags = given,
                    None => call!(self, cuMemHostGetFlags(&mut flags, address.0))?,
                }
                MemoryKind::Host
            }
            _ if value(index::MEMPOOL_HANDLE) != 0 => MemoryKind::Pool,
            _ => MemoryKind::Device,
        };
        let exportable = kind == MemoryKind::Device && value(index::IS_LEGACY_IPC_CAPABLE) != 0;
        let range = (Address(base), size);
        let mut reservation = None;
        if kind == MemoryKind::Device && !exportable {
            // For mapped memory the attributes give the reservation, this call the mapping.
            self.enter()?;
            let (mut start, mut bytes) = (0, 0);
            if optional!(self, cuMemGetAddressRange_v2(&mut start, &mut bytes, address.0)).is_ok() {
                (base, size) = (start, bytes);
            }
            let mut memory = 0;
            if optional!(self, cuMemRetainAllocationHandle(&mut memory, address.0)).is_ok() {
                optional!(self, cuMemRelease(memory))?;
                reservation = Some(range);
            }
        }
        let identity = Some(values[index::BUFFER_ID]).filter(|id| *id != 0);
        let imported = kind == MemoryKind::Device && self.openings.owner(base, identity).is_some();
        Ok(Some(PointerInfo {
            kind,
            device: values[index::DEVICE_ORDINAL] as i32,
            base: Address(base),
            size,
            device_address: non_null(index::DEVICE_POINTER),
            host_address: non_null(index::HOST_POINTER),
            flags,
            id: values[index::BUFFER_ID],
            exportable: exportable && !imported,
            handle_types: HandleTypes::from_bits_truncate(values[index::ALLOWED_HANDLE_TYPES] as u32),
            reservation,
            pool: non_null(index::MEMPOOL_HANDLE).map(|pool| Pool(pool.0)),
            imported,
            is_accessible: true,
            context: non_null(index::CONTEXT).map(|context| Context(context.0)),
        }))
    }

    fn set_synchronous_copies(&self, address: Address, on: bool) -> Result<()> {
        self.enter()?;
        let value = u32::from(on);
        call!(self, cuPointerSetAttribute(ptr::from_ref(&value).cast(), SYNC_MEMOPS, address.0))
    }

    fn synchronous_copies(&self, address: Address) -> Result<bool> {
        self.enter()?;
        let [value] = self.attributes([SYNC_MEMOPS], address)?;
        Ok(value != 0)
    }

    fn advise(&self, address: Address, size: usize, advice: Advice) -> Result<()> {
        let Some((number, device)) = convert::advice(advice) else {
            // Advice that CUDA does not have need not be followed.
            return match (self.pointer_info(address)?, advice) {
                (Some(PointerInfo { kind: MemoryKind::Managed, id, .. }), Advice::CoarseGrain(on)) => {
                    let range = address.0..address.0.saturating_add(size);
                    self.coarse_grain.change(|advised| advised.entry(id as usize).or_default().push((range, on)));
                    Ok(())
                }
                _ => Err(Kind::InvalidValue.because("the memory is not managed")),
            };
        };
        self.enter()?;
        optional!(self, cuMemAdvise(address.0, size, number, device))
    }

    fn prefetch(&self, address: Address, size: usize, device: i32, stream: Stream) -> Result<()> {
        let stream = convert::stream(stream)?;
        self.enter()?;
        optional!(self, cuMemPrefetchAsync(address.0, size, device, stream))
    }

    fn range_attribute(&self, address: Address, size: usize, attribute: RangeAttribute, out: &mut [i32]) -> Result<()> {
        let Some(number) = convert::range_attribute(attribute) else { return self.coherency(address, size, out) };
        self.enter()?;
        let (data, bytes) = (out.as_mut_ptr().cast(), size_of_val(out));
        optional!(self, cuMemRangeGetAttribute(data, bytes, number, address.0, size))
    }

    fn residence(
        &self,
        address: Address,
        size: usize,
        summary: usize,
        sampling: usize,
    ) -> Result<Vec<Option<Location>>> {
        // The driver refuses a summary that does not fit, before it writes anything.
        let parts = if (1..=size).contains(&summary) { size.div_ceil(summary) } else { 0 };
        let mut locations: Vec<CUmemLocation> = Vec::new();
        locations.try_reserve_exact(parts).map_err(|_| Kind::OutOfMemory)?;
        self.enter()?;
        optional!(self, cuMemGetLocationInfo(address.0, size, summary, sampling, locations.as_mut_ptr()))?;
        // SAFETY: there is room for as many, and the driver has written one for each part.
        unsafe { locations.set_len(parts) };
        Ok(locations.into_iter().map(convert::read_location).collect())
    }

    fn memory_info(&self) -> Result<(usize, usize)> {
        self.enter()?;
        let (mut free, mut total) = (0, 0);
        call!(self, cuMemGetInfo_v2(&mut free, &mut total))?;
        Ok((free, total))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_advice_about_each_part_decides_the_mode() {
        let advised = [(0..100, true), (40..60, false), (50..55, true)];
        for (range, mode) in [
            (0..40, COARSE_GRAIN),
            (0..41, INDETERMINATE),
            (40..50, FINE_GRAIN),
            (50..55, COARSE_GRAIN),
            (54..56, INDETERMINATE),
            (60..100, COARSE_GRAIN),
            (60..101, INDETERMINATE),
            (100..200, FINE_GRAIN),
        ] {
            assert_eq!(mode_of(&advised, &range), mode, "{range:?}");
        }
        assert_eq!(mode_of(&[], &(0..10)), FINE_GRAIN);
    }
}
