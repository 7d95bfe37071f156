// SPDX-License-Identifier: MIT OR Apache-2.0
//! Allocations and ranges of memory, which all dialects share.
//!
//! Advice, the host (-1) and no device (-2) have the same numbers in all dialects.

use std::ffi::{c_int, c_uint, c_void};

use crate::border::arguments::{check_device, invalid, range, read};
use crate::gpu::{Address, Advice, Gpu, HostFlags, Kind, PointerInfo, RangeAttribute, Result, Stream};

/// The number of the host in place of a device's.
const HOST: c_int = -1;
/// The number where there is no device.
const NO_DEVICE: c_int = -2;

/// Looks up the allocation of an address; `None` for NULL and for memory unknown to the back end.
pub(super) fn info(gpu: &dyn Gpu, pointer: *const c_void) -> Result<Option<PointerInfo>> {
    if pointer.is_null() { Ok(None) } else { gpu.pointer_info(pointer.into()) }
}

/// Looks up the allocation of an address; InvalidValue for none.
pub(super) fn existing(gpu: &dyn Gpu, pointer: *const c_void) -> Result<PointerInfo> {
    info(gpu, pointer)?.ok_or_else(|| Kind::InvalidValue.because(unknown(pointer)))
}

/// The reason for refusing an address that no allocation has.
pub(super) fn unknown(pointer: *const c_void) -> String {
    format!("{pointer:p} is in no allocation")
}

/// Converts those flags that are in `pairs`.
pub(super) fn chosen(flags: c_uint, pairs: &[(c_uint, HostFlags)]) -> HostFlags {
    pairs.iter().filter(|pair| flags & pair.0 != 0).map(|pair| pair.1).collect()
}

/// Converts an advice; `device` gives its location, where it has one.
pub(super) fn advice(number: c_uint, device: impl FnOnce() -> Result<c_int>) -> Result<Advice> {
    Ok(match number {
        1 => Advice::ReadMostly(true),
        2 => Advice::ReadMostly(false),
        3 => Advice::PreferredLocation(Some(device()?)),
        4 => Advice::PreferredLocation(None),
        5 => Advice::AccessedBy(device()?, true),
        6 => Advice::AccessedBy(device()?, false),
        _ => return invalid(format!("advice is {number}: there is no such advice")),
    })
}

/// Frees pinned host memory; NULL is none.
pub(super) fn free_host(gpu: &dyn Gpu, pointer: *mut c_void) -> Result<()> {
    if pointer.is_null() { Ok(()) } else { gpu.free_host(pointer.into()) }
}

/// Queues the move of a range to a device or the host.
pub(super) fn prefetch(
    gpu: &dyn Gpu,
    (pointer, bytes): (*const c_void, usize),
    device: c_int,
    stream: Stream,
) -> Result<()> {
    let address = range(pointer, bytes)?;
    if device != HOST {
        check_device(gpu, device)?;
    }
    gpu.prefetch(address, bytes, device, stream)
}

/// Reads the places of a batch's ranges: each location applies from the range whose index stands beside it.
///
/// InvalidValue for NULL, no locations or more than ranges, and indices that do not begin with 0 and rise.
///
/// # Safety
/// The arrays are NULL or have `number` elements.
pub(super) unsafe fn places<L: Copy>(
    count: usize,
    (locations, firsts, number): (*const L, *const usize, usize),
) -> Result<Vec<L>> {
    if locations.is_null() || firsts.is_null() || number == 0 {
        return invalid("the array of locations or of their first ranges is NULL or empty");
    }
    let mut places = Vec::new();
    for index in 0..number {
        // SAFETY: index < number.
        let first = unsafe { read(firsts.add(index)) }?;
        let is_next = if index == 0 { first == 0 } else { first > places.len() - 1 };
        if !is_next || first >= count {
            return invalid(format!("location {index} begins at range {first} of {count}: they begin at 0 and rise"));
        }
        if let Some(&last) = places.last() {
            places.resize(first, last);
        }
        // SAFETY: index < number.
        places.push(unsafe { read(locations.add(index)) }?);
    }
    let last = places[places.len() - 1];
    places.resize(count, last);
    Ok(places)
}

/// Returns the numbers of a range's attribute that have room in `data`.
pub(super) fn range_attribute(
    gpu: &dyn Gpu,
    (data, size): (*mut c_void, usize),
    attribute: RangeAttribute,
    (start, bytes): (Address, usize),
) -> Result<Vec<c_int>> {
    const NUMBER: usize = size_of::<c_int>();

    let is_list = matches!(attribute, RangeAttribute::AccessedBy);
    if data.is_null() || size == 0 || !size.is_multiple_of(NUMBER) || (!is_list && size != NUMBER) {
        return invalid(format!("the answer does not fit {size} bytes, or there are none"));
    }
    // No more locations than the devices and the host exist; the rest is filled by `write_numbers`.
    let room = if is_list { (size / NUMBER).min(gpu.device_count()? as usize + 1) } else { 1 };
    let mut numbers = vec![NO_DEVICE; room];
    gpu.range_attribute(start, bytes, attribute, &mut numbers)?;
    Ok(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::{cuda::*, cudart::*, hip::*};

    #[test]
    fn numbers_are_each_dialects() {
        assert_eq!([hipCpuDeviceId, cudaCpuDeviceId, CU_DEVICE_CPU], [HOST; 3]);
        assert_eq!([hipInvalidDeviceId, cudaInvalidDeviceId, CU_DEVICE_INVALID], [NO_DEVICE; 3]);
        for number in [hipMemAdviseSetReadMostly, cudaMemAdviseSetReadMostly, CU_MEM_ADVISE_SET_READ_MOSTLY] {
            assert_eq!(advice(number, || Ok(7)).ok(), Some(Advice::ReadMostly(true)));
        }
        for number in [hipMemAdviseUnsetAccessedBy, cudaMemAdviseUnsetAccessedBy, CU_MEM_ADVISE_UNSET_ACCESSED_BY] {
            assert_eq!(advice(number, || Ok(7)).ok(), Some(Advice::AccessedBy(7, false)));
        }
        assert!(advice(0, || Ok(7)).is_err() && advice(7, || Ok(7)).is_err());
    }
}
