// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arrays. All are the driver's own.

use super::calls::{Descriptor3D, Memcpy3D, Side3D};
use super::{Nvidia, call, convert, copy, optional};
use crate::gpu::{
    Array, ArrayDescriptor, ArrayTransfer, Arrays, Endpoint, Error, Kind, MipmappedArray, Order, Place, Result, Shape,
    Side,
};

/// One side of a copy.
fn side(endpoint: &Endpoint, shape: &Shape) -> Result<Side3D> {
    match *endpoint {
        Endpoint::Memory(side) => {
            let row = if side.row == 0 { shape.width } else { side.row };
            let slice = if side.slice == 0 { row.saturating_mul(shape.height) } else { side.slice };
            copy::side_3d(&Side { row, slice, ..side })
        }
        Endpoint::Array { array, start: [x_in_bytes, y, z] } => {
            let array = convert::external(array.0)?;
            Ok(Side3D { x_in_bytes, y, z, memory_type: convert::ARRAY, array, ..Side3D::default() })
        }
    }
}

/// The driver's answer for an array that does not exist.
fn destroyed(error: Error) -> Error {
    Kind::ContextDestroyed.because(error.to_string())
}

fn is_host(endpoint: &Endpoint) -> bool {
    matches!(endpoint, Endpoint::Memory(side) if side.place == Place::Host)
}

impl Arrays for Nvidia {
    fn create_array(&self, descriptor: &ArrayDescriptor) -> Result<Array> {
        let descriptor = convert::array(descriptor)?;
        self.enter()?;
        let mut array = 0;
        optional!(self, cuArray3DCreate_v2(&mut array, &descriptor))?;
        Ok(Array(array))
    }

    fn array_descriptor(&self, array: Array) -> Result<ArrayDescriptor> {
        let array = convert::external(array.0)?;
        self.enter()?;
        let mut descriptor = Descriptor3D::default();
        optional!(self, cuArray3DGetDescriptor_v2(&mut descriptor, array))?;
        convert::read_array(&descriptor)
    }

    fn destroy_array(&self, array: Array) -> Result<()> {
        let array = convert::external(array.0).map_err(destroyed)?;
        self.enter()?;
        optional!(self, cuArrayDestroy(array))
    }

    fn create_mipmapped_array(&self, descriptor: &ArrayDescriptor, levels: u32) -> Result<MipmappedArray> {
        let descriptor = convert::array(descriptor)?;
        self.enter()?;
        let mut array = 0;
        optional!(self, cuMipmappedArrayCreate(&mut array, &descriptor, levels))?;
        Ok(MipmappedArray(array))
    }

    fn mipmapped_array_level(&self, array: MipmappedArray, level: u32) -> Result<Array> {
        let arrays = convert::external(array.0)?;
        self.enter()?;
        let mut level_array = 0;
        optional!(self, cuMipmappedArrayGetLevel(&mut level_array, arrays, level))?;
        Ok(Array(level_array))
    }

    fn destroy_mipmapped_array(&self, array: MipmappedArray) -> Result<()> {
        let arrays = convert::external(array.0)?;
        self.enter()?;
        optional!(self, cuMipmappedArrayDestroy(arrays))
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
