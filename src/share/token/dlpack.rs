// SPDX-License-Identifier: MIT OR Apache-2.0
//! DLPack tensors (dlpack.h 1.0) of opened arrays, for the frameworks that exchange arrays by them.

use std::ffi::{CStr, c_void};
use std::mem::MaybeUninit;

use super::array::{Array, RANKS, flags, kinds};
use crate::gpu::{Address, Gpu, Kind, Result};
use crate::os::config;

/// Kinds of devices: DLDeviceType.
const CPU: i32 = 1;
const CUDA: i32 = 2;
const ROCM: i32 = 10;
const EXTENSION: i32 = 12;
const ONE_API: i32 = 14;

/// Bit of the flags: nobody is to write.
const READ_ONLY: u64 = 1;

#[repr(C)]
struct Tensor {
    data: *mut c_void,
    device_type: i32,
    device: i32,
    rank: i32,
    /// DLDataType.
    code: u8,
    bits: u8,
    lanes: u16,
    shape: *const i64,
    strides: *const i64,
    offset: u64,
}

/// DLManagedTensor.
#[repr(C)]
struct Plain {
    tensor: Tensor,
    context: *mut c_void,
    deleter: unsafe extern "C" fn(*mut c_void),
}

/// DLManagedTensorVersioned.
#[repr(C)]
struct Versioned {
    major: u32,
    minor: u32,
    context: *mut c_void,
    deleter: unsafe extern "C" fn(*mut c_void),
    flags: u64,
    tensor: Tensor,
}

/// An opened array as a tensor of either version; the tensor's context points to it.
struct Opened {
    plain: Plain,
    versioned: Versioned,
    shape: [i64; RANKS],
    strides: [i64; RANKS],
    address: usize,
    close: fn(usize),
}

/// The number of a back end's kind of devices. NotSupported for memory that the host must not touch.
fn device_type(back_end: &CStr) -> Result<i32> {
    match back_end.to_bytes() {
        b"nvidia" => Ok(CUDA),
        b"amd" => Ok(ROCM),
        b"intel" => Ok(ONE_API),
        b"ascend" => Ok(EXTENSION),
        _ if config::get().host_strict => {
            Err(Kind::Unsupported.because("ANYGPU_HOST_STRICT=1 keeps the host's code from device memory"))
        }
        _ => Ok(CPU),
    }
}

/// DLDataTypeCode of the elements.
fn code(array: &Array) -> u8 {
    match (array.kind, array.bytes) {
        (kinds::LOGICAL, 1) => 6,
        (kinds::REAL, _) => 2,
        (kinds::COMPLEX, _) => 5,
        (kinds::UNSIGNED, _) => 1,
        (kinds::BFLOAT, _) => 4,
        _ => 0,
    }
}

/// Makes the tensor of an array whose memory is open at an address; its deleter calls `close` with the address.
///
/// Version 0 is a DLManagedTensor, 1 a DLManagedTensorVersioned. Nothing is closed if it fails.
pub fn tensor(gpu: &dyn Gpu, array: &Array, address: usize, version: i32, close: fn(usize)) -> Result<*mut c_void> {
    let device_type = device_type(gpu.name())?;
    let is_read_only = array.flags & flags::READ_ONLY != 0;
    if version == 0 && is_read_only {
        return Err(Kind::Unsupported.because("the array is read-only, which only DLPack 1.0 and later can say"));
    }
    if array.strides.iter().any(|bytes| bytes % i64::from(array.bytes) != 0) {
        return Err(Kind::Unsupported.because("the array's strides are no multiples of its elements' size"));
    }
    let device = gpu.pointer_info(Address(address))?.map_or(0, |info| info.device);
    let new = |context: *mut Opened| {
        // SAFETY: only the addresses of fields are taken, of memory that will hold them.
        let (shape, strides) = unsafe { (&raw const (*context).shape, &raw const (*context).strides) };
        Tensor {
            data: std::ptr::with_exposed_provenance_mut(address.wrapping_add(array.offset as usize)),
            device_type,
            device,
            rank: array.rank as i32,
            code: code(array),
            bits: (8 * array.bytes) as u8,
            lanes: 1,
            shape: shape.cast(),
            strides: strides.cast(),
            offset: 0,
        }
    };
    let place = Box::into_raw(Box::new(MaybeUninit::<Opened>::uninit())).cast::<Opened>();
    let context = place.cast();
    let flags = if is_read_only { READ_ONLY } else { 0 };
    let opened = Opened {
        plain: Plain { tensor: new(place), context, deleter: delete_plain },
        versioned: Versioned { major: 1, minor: 0, context, deleter: delete_versioned, flags, tensor: new(place) },
        shape: array.shape,
        strides: array.strides.map(|bytes| bytes / i64::from(array.bytes)),
        address,
        close,
    };
    // SAFETY: the box's memory, which nobody else has yet.
    unsafe {
        place.write(opened);
        Ok(if version == 0 { (&raw mut (*place).plain).cast() } else { (&raw mut (*place).versioned).cast() })
    }
}

/// Ends a tensor: the deleter, in whatever thread.
unsafe fn delete(context: *mut c_void) {
    // SAFETY: the box of `tensor`, whose tensor the caller gives up.
    let opened = unsafe { Box::from_raw(context.cast::<Opened>()) };
    (opened.close)(opened.address);
}

unsafe extern "C" fn delete_plain(tensor: *mut c_void) {
    // SAFETY: a tensor of this file, as DLPack promises.
    unsafe { delete((*tensor.cast::<Plain>()).context) }
}

unsafe extern "C" fn delete_versioned(tensor: *mut c_void) {
    // SAFETY: a tensor of this file, as DLPack promises.
    unsafe { delete((*tensor.cast::<Versioned>()).context) }
}
