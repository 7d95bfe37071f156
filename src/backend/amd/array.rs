// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arrays. All are HIP's own.

use super::calls::{Descriptor3D, Memcpy3D, Pitched};
use super::{Amd, call, convert, optional};
use crate::gpu::{
    Array, ArrayDescriptor, ArrayTransfer, Arrays, Endpoint, Error, Kind, MipmappedArray, Order, Place, Result, Shape,
};
use crate::share::handles::{ARRAYS, MIPMAPPED_ARRAYS, destroy_with_parts};

/// The error for an array to be destroyed that does not exist.
fn destroyed(error: Error) -> Error {
    Kind::ContextDestroyed.because(error.to_string())
}

/// Bytes as elements of which the box is made.
fn elements(bytes: usize, size: usize) -> Result<usize> {
    if bytes.is_multiple_of(size) {
        Ok(bytes / size)
    } else {
        Err(Kind::InvalidValue.because(format!("the box cuts elements of {size} bytes")))
    }
}

/// One side of a copy: an array or 0, the start of the box in it, and the memory.
fn side(endpoint: &Endpoint, shape: &Shape, size: usize) -> Result<(usize, [usize; 3], Pitched)> {
    match *endpoint {
        Endpoint::Memory(side) => {
            let pitch = if side.row == 0 { shape.width } else { side.row };
            let height = if side.slice == 0 { shape.height } else { side.slice / pitch };
            if height.checked_mul(pitch) != Some(side.slice) && side.slice != 0 {
                let why = format!("slices of {} bytes are not made of rows of {pitch}", side.slice);
                return Err(Kind::InvalidPitch.because(why));
            }
            Ok((0, [0; 3], Pitched { address: side.address.0, pitch, width: shape.width, height }))
        }
        Endpoint::Array { array, start: [x, y, z] } => {
            Ok((convert::array(array)?, [elements(x, size)?, y, z], Pitched::default()))
        }
    }
}

fn place(endpoint: &Endpoint) -> Place {
    match endpoint {
        Endpoint::Memory(side) => side.place,
        Endpoint::Array { .. } => Place::Device,
    }
}

impl Arrays for Amd {
    fn create_array(&self, descriptor: &ArrayDescriptor) -> Result<Array> {
        let (mut array, descriptor) = (0, convert::array_descriptor(descriptor)?);
        let device = self.owner()?;
        optional!(self, hipArray3DCreate(&mut array, &descriptor))?;
        ARRAYS.created(array, device);
        Ok(Array(array))
    }

    fn array_descriptor(&self, array: Array) -> Result<ArrayDescriptor> {
        let (array, mut descriptor) = (convert::array(array)?, Descriptor3D::default());
        optional!(self, hipArray3DGetDescriptor(&mut descriptor, array))?;
        convert::read_array_descriptor(&descriptor)
    }

    /// HIP has told an array's whole description from 5.6 on only.
    fn element_size(&self, array: Array) -> Result<usize> {
        let (array, mut format) = (convert::array(array)?, [0; 5]);
        optional!(self, hipGetChannelDesc(&mut format, array))?;
        let bits: i32 = format[..4].iter().sum();
        usize::try_from(bits / 8).ok().filter(|size| *size > 0).ok_or_else(|| {
            Kind::Unsupported.because(format!("elements with channels of {:?} bits are not known here", &format[..4]))
        })
    }

    fn is_array(&self, array: Array) -> bool {
        ARRAYS.owner(array.0).is_some()
    }

    fn destroy_array(&self, array: Array) -> Result<()> {
        let array = convert::array(array).map_err(destroyed)?;
        ARRAYS.destroy(array, || optional!(self, hipFreeArray(array)))
    }

    fn create_mipmapped_array(&self, descriptor: &ArrayDescriptor, levels: u32) -> Result<MipmappedArray> {
        let (mut array, mut descriptor) = (0, convert::array_descriptor(descriptor)?);
        let device = self.owner()?;
        optional!(self, hipMipmappedArrayCreate(&mut array, &mut descriptor, levels))?;
        MIPMAPPED_ARRAYS.created(array, device);
        Ok(MipmappedArray(array))
    }

    fn mipmapped_array_level(&self, array: MipmappedArray, level: u32) -> Result<Array> {
        let (arrays, mut level_array) = (convert::mipmapped_array(array)?, 0);
        optional!(self, hipGetMipmappedArrayLevel(&mut level_array, arrays, level))?;
        ARRAYS.created(level_array, arrays);
        Ok(Array(level_array))
    }

    fn destroy_mipmapped_array(&self, array: MipmappedArray) -> Result<()> {
        let arrays = convert::mipmapped_array(array).map_err(destroyed)?;
        destroy_with_parts(&MIPMAPPED_ARRAYS, arrays, || optional!(self, hipFreeMipmappedArray(arrays)))
    }

    fn copy_array(&self, transfer: &ArrayTransfer, order: Order) -> Result<()> {
        if transfer.shape.is_empty() {
            return Ok(());
        }
        let stream = convert::stream(order.stream())?;
        let copy = self.copy_params(transfer)?;
        if order.is_now_in_null() {
            return call!(self, hipMemcpy3D(&copy));
        }
        call!(self, hipMemcpy3DAsync(&copy, stream))?;
        self.finish(order, stream)
    }
}

impl Amd {
    /// A copy as HIP describes it.
    pub(super) fn copy_params(&self, transfer: &ArrayTransfer) -> Result<Memcpy3D> {
        let ArrayTransfer { to, from, shape, .. } = transfer;
        let size = |endpoint: &Endpoint| match *endpoint {
            Endpoint::Array { array, .. } => self.element_size(array),
            Endpoint::Memory(_) => Ok(1),
        };
        let (to_size, from_size) = (size(to)?, size(from)?);
        let (source_array, source_start, source) = side(from, shape, from_size)?;
        let (destination_array, destination_start, destination) = side(to, shape, to_size)?;
        // HIP counts the elements of the array, and refuses arrays of elements of two sizes.
        let width = elements(shape.width, to_size.max(from_size))?;
        let (to, from) = (place(to), place(from));
        Ok(Memcpy3D {
            source_array,
            source_start,
            source,
            destination_array,
            destination_start,
            destination,
            extent: [width, shape.height, shape.depth],
            kind: convert::direction(to, from),
        })
    }
}
