// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies and fills of memory, which all dialects share.
//!
//! Directions have the same numbers in all dialects.

use std::ffi::{c_int, c_uint, c_void};

use crate::border::arguments::{invalid, non_null};
use crate::gpu::{Fill, Gpu, Kind, Order, Place, Result, Shape, Side, Transfer};

/// Returns where a copy in this direction writes and reads.
pub(super) fn places(kind: c_uint) -> Result<(Place, Place)> {
    Ok(match kind {
        0 => (Place::Host, Place::Host),
        1 => (Place::Device, Place::Host),
        2 => (Place::Host, Place::Device),
        3 => (Place::Device, Place::Device),
        4 => (Place::Any, Place::Any),
        _ => return Err(Kind::InvalidCopyDirection.because(format!("kind is {kind}: there is no such direction"))),
    })
}

/// A copy of rows between pitched memory, by first bytes and pitches; InvalidPitch for rows that do not fit.
pub(super) fn rows(
    (to, to_pitch): (*mut c_void, usize),
    (from, from_pitch): (*const c_void, usize),
    (width, height): (usize, usize),
    (to_place, from_place): (Place, Place),
) -> Result<Transfer> {
    if width > to_pitch || width > from_pitch {
        return Err(Kind::InvalidPitch
            .because(format!("rows of {width} bytes do not fit pitches of {to_pitch} and {from_pitch} bytes")));
    }
    let to = Side { address: non_null(to)?, row: to_pitch, slice: 0, place: to_place };
    let from = Side { address: non_null(from)?, row: from_pitch, slice: 0, place: from_place };
    Ok(Transfer { to, from, shape: Shape { width, height, depth: 1 } })
}

/// Fills memory with values of `unit` bytes.
pub(super) fn fill(gpu: &dyn Gpu, to: *mut c_void, value: u32, unit: usize, count: usize, order: Order) -> Result<()> {
    if count == 0 {
        return Ok(());
    }
    let to = Side::flat(non_null(to)?, Place::Device);
    let Some(bytes) = count.checked_mul(unit) else { return invalid("the size is larger than memory") };
    gpu.fill(&Fill { to, shape: Shape::bytes(bytes), value, unit }, order)
}

/// Fills rows of pitched memory with a byte.
pub(super) fn fill_pitched(
    gpu: &dyn Gpu,
    (to, pitch): (*mut c_void, usize),
    value: c_int,
    (width, height): (usize, usize),
    order: Order,
) -> Result<()> {
    fill_box(gpu, (to, pitch, height), value, Shape { width, height, depth: 1 }, order)
}

/// Fills a box of pitched memory, given by its first byte, its pitch and a slice's rows, with a byte.
pub(super) fn fill_box(
    gpu: &dyn Gpu,
    (to, row, rows): (*mut c_void, usize, usize),
    value: c_int,
    shape: Shape,
    order: Order,
) -> Result<()> {
    if shape.is_empty() {
        return Ok(());
    }
    let address = non_null(to)?;
    if row < shape.width || (shape.depth > 1 && rows < shape.height) {
        return invalid("the box is larger than the memory's rows or slices");
    }
    let Some(slice) = row.checked_mul(rows) else { return invalid("a slice is larger than memory") };
    gpu.fill(
        &Fill { to: Side { address, row, slice, place: Place::Device }, shape, value: value as u32, unit: 1 },
        order,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::{cudart::*, hip::*};

    #[test]
    fn directions_are_each_dialects() {
        let to_host = Some((Place::Host, Place::Device));
        assert_eq!((places(hipMemcpyDeviceToHost).ok(), places(cudaMemcpyDeviceToHost).ok()), (to_host, to_host));
        let to_device = Some((Place::Device, Place::Host));
        assert_eq!((places(hipMemcpyHostToDevice).ok(), places(cudaMemcpyHostToDevice).ok()), (to_device, to_device));
        let any = Some((Place::Any, Place::Any));
        assert_eq!((places(hipMemcpyDefault).ok(), places(cudaMemcpyDefault).ok()), (any, any));
        assert_eq!((hipMemcpyHostToHost, hipMemcpyDeviceToDevice), (0, 3));
        assert_eq!((cudaMemcpyHostToHost, cudaMemcpyDeviceToDevice), (0, 3));
        assert_eq!(places(5).map_err(|error| error.kind()), Err(Kind::InvalidCopyDirection));
    }
}
