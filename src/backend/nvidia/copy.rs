// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies and fills.

mod boxes;

pub use boxes::BoxKernels;

use super::calls::{CUstream, Memcpy2D, Memcpy3D, Side2D, Side3D};
use super::{Nvidia, call, convert, optional};
use crate::gpu::{BoxCopy, Copies, Fill, Kind, Order, Place, Result, Shape, Side, Transfer, copy_each};

impl Nvidia {
    /// Waits for work that must be finished when the call returns.
    pub(super) fn finish(&self, order: Order, stream: CUstream) -> Result<()> {
        if order.is_now() { call!(self, cuStreamSynchronize(stream)) } else { Ok(()) }
    }

    /// Copies on the default stream, by the functions that wait for the copy unless it is within devices.
    fn copy_now(&self, Transfer { to, from, shape }: &Transfer) -> Result<()> {
        let (destination, source, bytes) = (to.address.0, from.address.0, shape.width);
        if shape.depth > 1 {
            return call!(self, cuMemcpy3D_v2(&copy_3d(to, from, shape.width, shape.height, shape.depth)?));
        }
        if shape.height > 1 {
            return call!(self, cuMemcpy2DUnaligned_v2(&copy_2d(to, from, shape.width, shape.height)));
        }
        match (to.place, from.place) {
            (Place::Device, Place::Host) => call!(self, cuMemcpyHtoD_v2(destination, source, bytes)),
            (Place::Host, Place::Device) => call!(self, cuMemcpyDtoH_v2(destination, source, bytes)),
            (Place::Device, Place::Device) => call!(self, cuMemcpyDtoD_v2(destination, source, bytes)),
            _ => call!(self, cuMemcpy(destination, source, bytes)),
        }
    }

    fn copy_queued(&self, Transfer { to, from, shape }: &Transfer, stream: CUstream) -> Result<()> {
        let (destination, source, bytes) = (to.address.0, from.address.0, shape.width);
        if shape.depth > 1 {
            let copy = copy_3d(to, from, shape.width, shape.height, shape.depth)?;
            return call!(self, cuMemcpy3DAsync_v2(&copy, stream));
        }
        if shape.height > 1 {
            return call!(self, cuMemcpy2DAsync_v2(&copy_2d(to, from, shape.width, shape.height), stream));
        }
        match (to.place, from.place) {
            (Place::Device, Place::Host) => call!(self, cuMemcpyHtoDAsync_v2(destination, source, bytes, stream)),
            (Place::Host, Place::Device) => call!(self, cuMemcpyDtoHAsync_v2(destination, source, bytes, stream)),
            (Place::Device, Place::Device) => call!(self, cuMemcpyDtoDAsync_v2(destination, source, bytes, stream)),
            _ => call!(self, cuMemcpyAsync(destination, source, bytes, stream)),
        }
    }

    /// Copies between the memory of two devices that the call gives, with whose null streams the driver orders it.
    ///
    /// It does not wait for it, and makes no node of it where the stream is captured.
    fn copy_between(&self, transfer: &Transfer, devices: [i32; 2], waits: bool, stream: CUstream) -> Result<()> {
        let Transfer { to, from, shape } = transfer;
        let (to_context, from_context) = (self.primary(devices[0])?, self.primary(devices[1])?);
        let (destination, source, bytes) = (to.address.0, from.address.0, shape.width);
        if shape.height > 1 || shape.depth > 1 {
            let mut copy = copy_3d(to, from, shape.width, shape.height, shape.depth)?;
            (copy.destination.context, copy.source.context) = (to_context, from_context);
            return match waits {
                true => optional!(self, cuMemcpy3DPeer(&copy)),
                false => optional!(self, cuMemcpy3DPeerAsync(&copy, stream)),
            };
        }
        match waits {
            true => optional!(self, cuMemcpyPeer(destination, to_context, source, from_context, bytes)),
            false => optional!(self, cuMemcpyPeerAsync(destination, to_context, source, from_context, bytes, stream)),
        }
    }

    /// Checks that slices lie in one allocation: the driver is given each by itself. InvalidValue where they do not.
    fn check_slices(&self, to: &Side, shape: &Shape) -> Result<()> {
        let end = to.extent(shape).map(|bytes| to.address.0 + bytes);
        let (mut start, mut size) = (0, 0);
        // Of other memory, such as the system's, the driver knows no range.
        let is_known = optional!(self, cuMemGetAddressRange_v2(&mut start, &mut size, to.address.0)).is_ok();
        if end.is_none_or(|end| is_known && end > start + size) {
            let why = format!("{} slices of {} bytes are not in one allocation", shape.depth, to.slice);
            return Err(Kind::InvalidValue.because(why));
        }
        Ok(())
    }

    /// Queues a fill of `height` rows from `address` on.
    fn fill_rows(&self, fill: &Fill, address: usize, height: usize, stream: CUstream) -> Result<()> {
        let (value, units, pitch) = (fill.value, fill.shape.width / fill.unit, fill.to.row);
        match (fill.unit, height) {
            (1, 1) => call!(self, cuMemsetD8Async(address, value as u8, units, stream)),
            (2, 1) => call!(self, cuMemsetD16Async(address, value as u16, units, stream)),
            (4, 1) => call!(self, cuMemsetD32Async(address, value, units, stream)),
            (1, _) => call!(self, cuMemsetD2D8Async(address, pitch, value as u8, units, height, stream)),
            (2, _) => call!(self, cuMemsetD2D16Async(address, pitch, value as u16, units, height, stream)),
            (4, _) => call!(self, cuMemsetD2D32Async(address, pitch, value, units, height, stream)),
            _ => Err(Kind::InvalidValue.because(format!("a value of {} bytes cannot be filled in", fill.unit))),
        }
    }
}

fn copy_2d(to: &Side, from: &Side, width: usize, height: usize) -> Memcpy2D {
    let side = |side: &Side| Side2D {
        memory_type: convert::place(side.place),
        host: side.address.0,
        device: side.address.0,
        pitch: side.row,
        ..Side2D::default()
    };
    Memcpy2D { source: side(from), destination: side(to), width_in_bytes: width, height }
}

fn copy_3d(to: &Side, from: &Side, width: usize, height: usize, depth: usize) -> Result<Memcpy3D> {
    Ok(Memcpy3D { source: side_3d(from)?, destination: side_3d(to)?, width_in_bytes: width, height, depth })
}

/// Memory as one side of a copy; InvalidPitch for slices that are not made of rows.
pub(super) fn side_3d(side: &Side) -> Result<Side3D> {
    if side.row == 0 || !side.slice.is_multiple_of(side.row) {
        let why = format!("slices of {} bytes are not made of rows of {}", side.slice, side.row);
        return Err(Kind::InvalidPitch.because(why));
    }
    Ok(Side3D {
        memory_type: convert::place(side.place),
        host: side.address.0,
        device: side.address.0,
        pitch: side.row,
        height: side.slice / side.row,
        ..Side3D::default()
    })
}

impl Copies for Nvidia {
    fn copy(&self, transfer: &Transfer, order: Order) -> Result<()> {
        if transfer.shape.is_empty() {
            return Ok(());
        }
        let stream = convert::stream(order.stream())?;
        self.enter()?;
        self.warn_if_staged(transfer);
        if let Some(devices) = order.named() {
            return self.copy_between(transfer, devices, order.is_now_in_null(), stream);
        }
        if order.is_now_in_null() {
            return self.copy_now(transfer);
        }
        self.copy_queued(transfer, stream)?;
        // As the driver does not wait for a copy within devices in the default stream.
        let device = |side: &Side| side.place == Place::Device;
        if device(&transfer.to) && device(&transfer.from) { Ok(()) } else { self.finish(order, stream) }
    }

    fn copy_boxes(&self, boxes: &[BoxCopy], order: Order) -> Result<()> {
        let stream = convert::stream(order.stream())?;
        self.enter()?;
        let others = self.copy_by_kernel(boxes, stream)?;
        copy_each(&others, |transfer| self.copy(transfer, order))
    }

    fn fill(&self, fill: &Fill, order: Order) -> Result<()> {
        if fill.shape.is_empty() {
            return Ok(());
        }
        let stream = convert::stream(order.stream())?;
        self.enter()?;
        let (to, shape) = (fill.to, fill.shape);
        let rows = shape.height.checked_mul(shape.depth).filter(|_| to.row.checked_mul(shape.height) == Some(to.slice));
        if let (true, Some(rows)) = (shape.depth > 1, rows) {
            self.fill_rows(fill, to.address.0, rows, stream)?;
        } else {
            if shape.depth > 1 {
                self.check_slices(&to, &shape)?;
            }
            for slice in 0..shape.depth {
                self.fill_rows(fill, to.address.0 + slice * to.slice, shape.height, stream)?;
            }
        }
        // As the driver's own calls without a stream: they wait where the host may look at the memory.
        if order.is_now() && self.is_device_memory(to.address)? {
            return Ok(());
        }
        self.finish(order, stream)
    }
}
