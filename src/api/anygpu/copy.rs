// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies of boxes of arrays.

use std::ffi::{c_int, c_void};

use super::token::entry_with_gpu;
use crate::border::arguments::invalid;
use crate::gpu::{Address, BOX_DIMENSIONS, BoxCopy, BoxSide, Order, Result, Stream};

/// A copy of a box of an array to one of the same extents, of at most 7 dimensions.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct anygpu_box_copy {
    /// First byte of the destination.
    pub to: *mut c_void,
    /// First byte of the source.
    pub from: *const c_void,
    /// Bytes in the first dimension, then elements of each other one; 1 for dimensions that are not used.
    pub count: [usize; 7],
    /// Of the destination, bytes from an element to the next of each dimension; the first is not read.
    pub to_stride: [usize; 7],
    /// Of the source, the same.
    pub from_stride: [usize; 7],
}

/// Queues copies of boxes of arrays, which may run at the same time, in any order.
///
/// On NVIDIA boxes with short rows, and several boxes of one call, are copied by one kernel where they are in device memory
/// that the current device reaches, and others by the device's copy engines, as all are on the other back ends.
///
/// - `copies` (in, array of count): the copies, in memory of any kind. A box without bytes is not copied.
/// - `count` (in): their number.
/// - `stream` (in, nullable): the stream, of the dialect that made it; NULL for the default one.
///
/// Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for a box that ends behind the address space, for a destination whose
/// extent is less than its elements, which lie on each other, and for a box that is not in the memory, where the vendor
/// tells; ANYGPU_ERROR_INVALID_HANDLE for a stream that does not exist,
/// ANYGPU_ERROR_NOT_INITIALIZED in a forked child, ANYGPU_ERROR_NO_DEVICE. After an error copies may have been queued.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn anygpu_copy_boxes(copies: *const anygpu_box_copy, count: usize, stream: *mut c_void) -> c_int {
    entry_with_gpu("anygpu_copy_boxes", |gpu| {
        // As AMD's runtime orders a copy without a kind.
        gpu.copy_boxes(&read_boxes(copies, count)?, Order::Joined(Stream::from(stream)))
    })
}

/// Reads boxes, but for empty ones.
///
/// # Safety
/// `copies` is NULL or an array of `count` elements, whatever it is aligned to.
unsafe fn read_boxes(copies: *const anygpu_box_copy, count: usize) -> Result<Vec<BoxCopy>> {
    if copies.is_null() && count > 0 {
        return invalid("copies is NULL");
    }
    if count > isize::MAX as usize / size_of::<anygpu_box_copy>() {
        return invalid("count is more than memory has");
    }
    // SAFETY: as promised by the caller.
    let copies = (0..count).map(|index| unsafe { copies.add(index).read_unaligned() });
    copies.map(|copy| read_box(&copy)).filter(|one| !matches!(one, Ok(one) if one.is_empty())).collect()
}

fn read_box(copy: &anygpu_box_copy) -> Result<BoxCopy> {
    const { assert!(BOX_DIMENSIONS == 7) };
    let read = BoxCopy {
        to: BoxSide { address: Address::from(copy.to), stride: copy.to_stride },
        from: BoxSide { address: Address::from(copy.from), stride: copy.from_stride },
        count: copy.count,
    };
    if read.is_empty() {
        return Ok(read);
    }
    if copy.to.is_null() || copy.from.is_null() {
        return invalid("a box begins at NULL");
    }
    let (Some(to), Some(_)) = (read.to.extent(&read.count), read.from.extent(&read.count)) else {
        return invalid("a box ends behind the address space");
    };
    if read.bytes().is_none_or(|bytes| bytes > to) {
        return invalid("elements of a box lie on others of it in the destination");
    }
    Ok(read)
}

#[cfg(test)]
mod tests {
    use std::ptr;

    use super::*;
    use crate::gpu::Kind;

    fn read(count: &[usize], to_stride: &[usize], from_stride: &[usize]) -> Option<Kind> {
        let place = ptr::without_provenance_mut(1 << 20);
        let mut copy =
            anygpu_box_copy { to: place, from: place, count: [1; 7], to_stride: [0; 7], from_stride: [0; 7] };
        copy.count[..count.len()].copy_from_slice(count);
        copy.to_stride[1..=to_stride.len()].copy_from_slice(to_stride);
        copy.from_stride[1..=from_stride.len()].copy_from_slice(from_stride);
        read_box(&copy).err().map(|error| error.kind())
    }

    #[test]
    fn a_destination_on_itself_is_refused() {
        const WRONG: Option<Kind> = Some(Kind::InvalidValue);
        assert_eq!(read(&[8, 4, 3], &[4, 4], &[64, 8]), WRONG, "more bytes than from the first to the last");
        assert_eq!(read(&[1, 1 << 33, 1 << 33], &[0, 0], &[0, 0]), WRONG, "more bytes than addresses");
        assert_eq!(read(&[8, 4, 3], &[32, 8], &[0, 0]), None, "of one element");
        assert_eq!(read(&[8, 1, 3], &[0, 8], &[0, 8]), None);
        assert_eq!(read(&[8, 4, 0], &[0, 0], &[0, 0]), None, "nothing");
    }

    /// A debug build ends where a reference is not aligned.
    #[test]
    fn a_list_may_lie_anywhere() {
        let place = ptr::without_provenance_mut(1 << 20);
        let count = [3, 1, 1, 1, 1, 1, 1];
        let copy = anygpu_box_copy { to: place, from: place, count, to_stride: [0; 7], from_stride: [0; 7] };
        let mut list = vec![0_u8; size_of::<anygpu_box_copy>() + 8];
        for start in 0..8 {
            // SAFETY: within the bytes; alignment is not assumed.
            let read = unsafe {
                let place = list.as_mut_ptr().add(start).cast::<anygpu_box_copy>();
                place.write_unaligned(copy);
                read_boxes(place, 1)
            };
            assert_eq!(read.expect("a box")[0].count[0], 3, "{start}");
        }
    }
}
