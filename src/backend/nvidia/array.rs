// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arrays. All are the driver's own.

use super::calls::{Descriptor3D, Memcpy3D, Side3D};
use super::{Nvidia, call, convert, copy, optional};
use crate::gpu::{
    Array, ArrayDescriptor, ArrayTransfer, Arrays, Attribute, Devices, Endpoint, Error, Kind, MipmappedArray, Order,
    Place, Result, Shape, Side,
};
use crate::share::handles::{ARRAYS, Handles, MIPMAPPED_ARRAYS, destroy_with_parts};

/// One side of a copy.
fn side(endpoint: &Endpoint, shape: &Shape) -> Result<Side3D> {
    match *endpoint {
        Endpoint::Memory(side) => {
            let row = if side.row == 0 { shape.width } else { side.row };
            let slice = if side.slice == 0 { row.saturating_mul(shape.height) } else { side.slice };
            copy::side_3d(&Side { row, slice, ..side })
        }
        Endpoint::Array { array, start: [x_in_bytes, y, z] } => {
            let array = convert::existing_array(array)?;
            Ok(Side3D { x_in_bytes, y, z, memory_type: convert::ARRAY, array, ..Side3D::default() })
        }
    }
}

/// The error for an array to be destroyed that does not exist.
fn destroyed(error: Error) -> Error {
    Kind::ContextDestroyed.because(error.to_string())
}

fn is_host(endpoint: &Endpoint) -> bool {
    matches!(endpoint, Endpoint::Memory(side) if side.place == Place::Host)
}

impl Nvidia {
    /// Refuses an array beyond all limits or all memory, on which the driver fails or takes long.
    fn judge_array(&self, array: &ArrayDescriptor) -> Result<()> {
        const OF_EVERY_DEVICE: usize = 16_384;
        const SMALL: usize = 1 << 30;
        let ArrayDescriptor { width, height, depth, .. } = *array;
        let largest = width.max(height).max(depth);
        if largest > OF_EVERY_DEVICE {
            let device = self.device()?;
            let limits = [Attribute::MaxTexture1DWidth, Attribute::MaxTexture2DWidth, Attribute::MaxTexture2DHeight];
            let limits = limits.map(|limit| self.attribute(device, limit).map_or(0, |limit| limit as usize));
            if limits.into_iter().all(|limit| largest > limit) {
                return Err(Kind::InvalidValue.because(format!("no array has {largest} elements in a direction")));
            }
        }
        let rows = height.max(1).checked_mul(depth.max(1));
        let bytes = rows.and_then(|rows| rows.checked_mul(width)?.checked_mul(array.element_size()));
        if bytes.is_none_or(|bytes| bytes > SMALL) {
            let total = self.total_memory(self.device()?)?;
            if bytes.is_none_or(|bytes| bytes > total) {
                return Err(Kind::OutOfMemory.because(format!("the device has {total} bytes in all")));
            }
        }
        Ok(())
    }
}

/// An array that was created here; InvalidHandle for another.
fn created(arrays: &Handles, array: usize) -> Result<usize> {
    match arrays.owner(array) {
        Some(_) => Ok(array),
        None => Err(Kind::InvalidHandle.because(format!("{array:#x} is no array: it was not created here"))),
    }
}

impl Arrays for Nvidia {
    fn create_array(&self, descriptor: &ArrayDescriptor) -> Result<Array> {
        self.judge_array(descriptor)?;
        let descriptor = convert::array(descriptor)?;
        let (context, mut array) = (self.enter()?, 0);
        optional!(self, cuArray3DCreate_v2(&mut array, &descriptor))?;
        ARRAYS.created(array, context);
        Ok(Array(array))
    }

    fn array_descriptor(&self, array: Array) -> Result<ArrayDescriptor> {
        let array = convert::existing_array(array)?;
        self.enter()?;
        let mut descriptor = Descriptor3D::default();
        optional!(self, cuArray3DGetDescriptor_v2(&mut descriptor, array))?;
        convert::read_array(&descriptor)
    }

    fn is_array(&self, array: Array) -> bool {
        ARRAYS.owner(array.0).is_some()
    }

    fn destroy_array(&self, array: Array) -> Result<()> {
        let array = convert::existing_array(array).and_then(|array| created(&ARRAYS, array)).map_err(destroyed)?;
        self.enter()?;
        // As for the driver, a level may be destroyed, but lives as long as the whole.
        if ARRAYS.owner(array).is_some_and(|owner| MIPMAPPED_ARRAYS.owner(owner).is_some()) {
            return Ok(());
        }
        ARRAYS.destroy(array, || optional!(self, cuArrayDestroy(array)))
    }

    fn create_mipmapped_array(&self, descriptor: &ArrayDescriptor, levels: u32) -> Result<MipmappedArray> {
        self.judge_array(descriptor)?;
        let descriptor = convert::array(descriptor)?;
        let (context, mut array) = (self.enter()?, 0);
        optional!(self, cuMipmappedArrayCreate(&mut array, &descriptor, levels))?;
        MIPMAPPED_ARRAYS.created(array, context);
        Ok(MipmappedArray(array))
    }

    fn mipmapped_array_level(&self, array: MipmappedArray, level: u32) -> Result<Array> {
        let arrays = convert::mipmapped_array(array)?;
        self.enter()?;
        let mut level_array = 0;
        optional!(self, cuMipmappedArrayGetLevel(&mut level_array, arrays, level))?;
        ARRAYS.created(level_array, arrays);
        Ok(Array(level_array))
    }

    fn destroy_mipmapped_array(&self, array: MipmappedArray) -> Result<()> {
        let arrays = convert::mipmapped_array(array);
        let arrays = arrays.and_then(|arrays| created(&MIPMAPPED_ARRAYS, arrays)).map_err(destroyed)?;
        self.enter()?;
        destroy_with_parts(&MIPMAPPED_ARRAYS, arrays, || optional!(self, cuMipmappedArrayDestroy(arrays)))
    }

    fn copy_array(&self, transfer: &ArrayTransfer, order: Order) -> Result<()> {
        let ArrayTransfer { to, from, shape, contexts } = transfer;
        if shape.is_empty() {
            return Ok(());
        }
        let stream = convert::stream(order.stream())?;
        let (mut source, mut destination) = (side(from, shape)?, side(to, shape)?);
        if let Some((to, from)) = contexts {
            (destination.context, source.context) = (to.0, from.0);
        }
        let (width_in_bytes, height, depth) = (shape.width, shape.height, shape.depth);
        let copy = Memcpy3D { source, destination, width_in_bytes, height, depth };
        self.enter()?;
        let waits = order.is_now_in_null();
        match (waits, contexts.is_some()) {
            (true, false) => call!(self, cuMemcpy3D_v2(&copy)),
            (false, false) => call!(self, cuMemcpy3DAsync_v2(&copy, stream)),
            (true, true) => optional!(self, cuMemcpy3DPeer(&copy)),
            (false, true) => optional!(self, cuMemcpy3DPeerAsync(&copy, stream)),
        }?;
        // The driver does not wait for a copy within devices.
        if waits && (is_host(to) || is_host(from)) { Ok(()) } else { self.finish(order, stream) }
    }
}
