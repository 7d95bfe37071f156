// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arrays by HIP's calls on the host back end: what is refused, what they keep, mipmapped ones, those of external memory.

use std::ffi::c_void;
use std::mem::zeroed;
use std::ptr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use anygpu::api::hip::*;
use common::expect;
use common::hip::{properties, untouched};

const SIZE: usize = 4 << 20;

/// Must come before a test's first call: settings are read once.
fn start() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    // SAFETY: the tests of this file read the environment only through this and the library, after this.
    ONCE.call_once(|| unsafe {
        std::env::set_var("ANYGPU_BACKEND", "host");
        std::env::set_var("ANYGPU_HOST_DEVICES", "2");
    });
}

/// Lets one test at a time use device 1, so that it can count the bytes that are free.
fn alone_on_device_1() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    start();
    let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    // SAFETY: no pointers.
    assert_eq!(unsafe { hipSetDevice(1) }, hipSuccess);
    alone
}

/// Bytes of the device that are free.
fn free_memory() -> usize {
    let (mut free, mut total) = (0, 0);
    // SAFETY: the outputs are live variables.
    assert_eq!(unsafe { hipMemGetInfo(&mut free, &mut total) }, hipSuccess);
    free
}

#[test]
fn arrays_that_are_refused() {
    start();
    let (mut array, mut mipmapped) = (untouched(), untouched());
    // SAFETY: no pointers.
    let format = |x, y, z, w, f| unsafe { hipCreateChannelDesc(x, y, z, w, f) };
    let good = format(32, 32, 0, 0, hipChannelFormatKindFloat);
    let extent = |width, height, depth| hipExtent { width, height, depth };
    let desc = HIP_ARRAY3D_DESCRIPTOR {
        Width: 8,
        Height: 4,
        Depth: 0,
        Format: HIP_AD_FORMAT_FLOAT,
        NumChannels: 1,
        Flags: hipArrayDefault,
    };
    // SAFETY: outputs are live variables or NULL, and inputs are what the calls promise to refuse.
    unsafe {
        expect! {
            hipErrorInvalidValue:
                hipMallocArray(ptr::null_mut(), &good, 8, 4, 0),
                hipMallocArray(&mut array, ptr::null(), 8, 4, 0),
                hipMallocArray(&mut array, &good, 0, 4, 0),
                hipMallocArray(&mut array, &good, 8, 4, 0x40),
                hipMallocArray(&mut array, &good, 8, 0, hipArrayTextureGather),
                hipMallocArray(&mut array, &good, 8, 4, hipArrayLayered),
                hipMallocArray(&mut array, &good, 131_073, 0, 0),
                hipMallocArray(&mut array, &good, 8, 65_537, 0),
                hipMallocArray(&mut array, &good, usize::MAX, 1, 0),
                hipMalloc3DArray(&mut array, &good, extent(8, 0, 2), 0),
                hipMalloc3DArray(&mut array, &good, extent(8, 8, 6), hipArrayCubemap),
                hipMalloc3DArray(&mut array, &good, extent(8, 8, 0), hipArrayLayered),
                hipMalloc3DArray(&mut array, &good, extent(16_385, 1, 1), 0),
                hipMalloc3DArray(&mut array, &good, extent(8, 8, 16_385), 0),
                hipArray3DCreate(&mut array, &HIP_ARRAY3D_DESCRIPTOR { Depth: 16_385, ..desc }),
                hipArrayCreate(&mut array, ptr::null()),
                hipArray3DCreate(ptr::null_mut(), &desc),
                hipArray3DCreate(&mut array, &HIP_ARRAY3D_DESCRIPTOR { NumChannels: 3, ..desc }),
                hipArray3DCreate(&mut array, &HIP_ARRAY3D_DESCRIPTOR { Format: 4, ..desc }),
                hipMallocMipmappedArray(&mut mipmapped, &good, extent(0, 8, 0), 2, 0),
                hipMipmappedArrayCreate(ptr::null_mut(), ptr::null_mut(), 2),
                hipFreeArray(ptr::null_mut()),
                hipFreeMipmappedArray(ptr::null_mut()),
                hipGetChannelDesc(ptr::null_mut(), array);
        }
        for bad in [
            format(0, 0, 0, 0, hipChannelFormatKindSigned),
            format(8, 0, 0, 0, hipChannelFormatKindFloat),
            format(8, 8, 8, 0, hipChannelFormatKindUnsigned),
            format(8, 16, 0, 0, hipChannelFormatKindUnsigned),
            format(8, 0, 8, 0, hipChannelFormatKindUnsigned),
            format(-8, -8, 0, 0, hipChannelFormatKindUnsigned),
            format(32, 0, 0, 0, hipChannelFormatKindNone),
            format(32, 0, 0, 0, 77),
        ] {
            expect!(hipErrorInvalidValue: hipMallocArray(&mut array, &bad, 8, 4, 0););
        }
        assert_eq!((array, mipmapped), (untouched(), untouched()));
        // Numbers that are no arrays, and memory that is none.
        let mut memory = ptr::null_mut();
        let (mut info, mut whole, mut kind, mut other) = (good, desc, 0, 77);
        expect! {
            hipSuccess: hipMalloc(&mut memory, 4096);
            hipErrorInvalidHandle:
                hipArrayGetInfo(&mut info, ptr::null_mut(), ptr::null_mut(), ptr::null_mut()),
                hipArrayGetInfo(&mut info, ptr::null_mut(), ptr::null_mut(), memory.cast()),
                hipArray3DGetDescriptor(&mut whole, untouched());
            hipErrorContextIsDestroyed:
                hipMemcpy2DToArray(memory.cast(), 0, 0, (&raw const whole).cast(), 8, 8, 1, hipMemcpyHostToDevice),
                hipFreeArray(memory.cast()),
                hipFreeMipmappedArray(memory.cast());
            hipErrorInvalidHandle:
                hipGetMipmappedArrayLevel(&mut array, memory.cast(), 0),
                hipGetMipmappedArrayLevel(&mut array, ptr::null_mut(), 0);
            hipSuccess: hipMallocArray(&mut array, &good, 1 << 10, 1 << 10, 0);
            hipErrorInvalidValue: hipFree(array.cast()), hipMemset(array.cast(), 0, 8);
            hipSuccess:
                hipPointerGetAttribute((&raw mut kind).cast(), HIP_POINTER_ATTRIBUTE_MEMORY_TYPE, array.cast()),
                hipFreeArray(array);
            hipErrorInvalidValue:
                hipPointerGetAttribute((&raw mut other).cast(), HIP_POINTER_ATTRIBUTE_MEMORY_TYPE, array.cast());
            hipErrorContextIsDestroyed: hipFreeArray(array), hipArrayDestroy(array);
            hipErrorInvalidHandle:
                hipArrayGetInfo(&mut info, ptr::null_mut(), ptr::null_mut(), array);
            hipErrorContextIsDestroyed: hipMemcpyAtoH((&raw mut whole).cast(), array, 0, 8);
            hipSuccess: hipFree(memory);
        }
        assert_eq!((kind, other), (hipMemoryTypeArray, 77));
    }
}

#[test]
fn arrays_keep_what_is_copied_to_them() {
    let _alone = alone_on_device_1();
    // SAFETY: no pointers.
    let pair = unsafe { hipCreateChannelDesc(16, 16, 0, 0, hipChannelFormatKindSigned) };
    let (width, height, depth) = (10, 6, 3);
    let row = width * 4;
    let bytes: Vec<u8> = (0..row * height * depth).map(|index| (index * 7 % 251) as u8).collect();
    let (mut back, before) = (vec![0_u8; bytes.len()], free_memory());
    let (mut array, mut other, mut device) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    let (mut desc, mut extent, mut flags) = (pair, hipExtent { width, height, depth }, 9);
    let mut whole = HIP_ARRAY3D_DESCRIPTOR { Width: 0, Height: 0, Depth: 0, Format: 0, NumChannels: 0, Flags: 9 };
    let pitched = |ptr: *const u8| hipPitchedPtr { ptr: ptr.cast_mut().cast(), pitch: row, xsize: row, ysize: height };
    let none = hipPitchedPtr { ptr: ptr::null_mut(), pitch: 0, xsize: 0, ysize: 0 };
    let zero = hipPos { x: 0, y: 0, z: 0 };
    let copy = hipMemcpy3DParms {
        srcArray: ptr::null_mut(),
        srcPos: zero,
        srcPtr: pitched(bytes.as_ptr()),
        dstArray: ptr::null_mut(),
        dstPos: zero,
        dstPtr: none,
        extent,
        kind: hipMemcpyHostToDevice,
    };
    // SAFETY: live variables; the copies are within them.
    unsafe {
        for layers in [hipArrayDefault, hipArrayLayered] {
            expect! {
                hipSuccess:
                    hipMalloc3DArray(&mut array, &pair, extent, layers),
                    hipMalloc3DArray(&mut other, &pair, extent, layers),
                    hipArrayGetInfo(&mut desc, &mut extent, &mut flags, array),
                    hipArray3DGetDescriptor(&mut whole, array);
            }
            assert_eq!((desc.x, desc.y, desc.z, desc.f), (16, 16, 0, hipChannelFormatKindSigned));
            assert_eq!((extent.width, extent.height, extent.depth, flags), (width, height, depth, layers));
            assert_eq!((whole.Width, whole.Format, whole.NumChannels), (width, HIP_AD_FORMAT_SIGNED_INT16, 2));
            assert!(before - free_memory() >= 2 * bytes.len());
            // To the array, to the other, and a part of that back.
            let mut over = copy;
            over.dstArray = array;
            expect!(hipSuccess: hipMemcpy3D(&over););
            (over.srcArray, over.srcPtr, over.dstArray) = (array, none, other);
            over.kind = hipMemcpyDeviceToDevice;
            expect!(hipSuccess: hipMemcpy3DAsync(&over, ptr::null_mut()););
            back.fill(0);
            (over.srcArray, over.dstArray, over.dstPtr) = (other, ptr::null_mut(), pitched(back.as_ptr()));
            over.srcPos = hipPos { x: 2, y: 1, z: 1 };
            (over.dstPos, over.kind) = (hipPos { x: 8, y: 1, z: 1 }, hipMemcpyDeviceToHost);
            over.extent = hipExtent { width: width - 2, height: height - 1, depth: depth - 1 };
            expect!(hipSuccess: hipMemcpy3D(&over););
            for (index, (found, sent)) in back.iter().zip(&bytes).enumerate() {
                let is_inside = index % row >= 8 && index / row % height >= 1 && index / row / height >= 1;
                assert_eq!(*found, if is_inside { *sent } else { 0 }, "byte {index}");
            }
            // A box that is not within it, and one of elements of another size.
            for (x, y, z) in [(1, 0, 0), (0, 1, 0), (0, 0, 1), (usize::MAX, 0, 0)] {
                let beyond = hipMemcpy3DParms { dstArray: array, dstPos: hipPos { x, y, z }, ..copy };
                expect!(hipErrorInvalidValue: hipMemcpy3D(&beyond););
            }
            expect!(hipSuccess: hipFreeArray(array), hipArrayDestroy(other););
            assert_eq!(free_memory(), before);
        }
        // Two dimensions: rows, runs of bytes and single rows.
        let flat = HIP_ARRAY_DESCRIPTOR { Width: width, Height: height, Format: HIP_AD_FORMAT_FLOAT, NumChannels: 1 };
        let line = HIP_ARRAY_DESCRIPTOR { Height: 0, ..flat };
        let mut found = line;
        let (to, from) = (back.as_mut_ptr().cast::<c_void>(), bytes.as_ptr().cast::<c_void>());
        expect! {
            hipSuccess:
                hipArrayCreate(&mut array, &flat),
                hipArrayCreate(&mut other, &line),
                hipArrayGetDescriptor(&mut found, other),
                hipMalloc(&mut device, bytes.len()),
                hipMemcpy2DToArray(array, 0, 0, from, row, row, height, hipMemcpyHostToDevice),
                hipMemcpy2DFromArrayAsync(device, row, array, 0, 0, row, height, hipMemcpyDeviceToDevice, ptr::null_mut()),
                hipMemcpyDtoH(to, device, row * height);
        }
        assert_eq!((found.Width, found.Height, found.Format), (width, 0, HIP_AD_FORMAT_FLOAT));
        assert_eq!(back[..row * height], bytes[..row * height]);
        // The run begins in a row, fills the next, and ends in another.
        expect! {
            hipSuccess:
                hipMemcpyToArray(array, 12, 1, from, 2 * row, hipMemcpyHostToDevice),
                hipMemcpyFromArray(to, array, 12, 1, 2 * row, hipMemcpyDeviceToHost);
        }
        assert_eq!(back[..2 * row], bytes[..2 * row]);
        expect!(hipSuccess: hipMemcpy2DFromArray(to, row, array, 0, 2, row, 1, hipMemcpyDeviceToHost););
        assert_eq!(back[..row], bytes[row - 12..2 * row - 12]);
        expect! {
            hipSuccess:
                hipMemcpyHtoA(other, 4, from, row - 4),
                hipMemcpyAtoA(array, 0, other, 4, 16),
                hipMemcpyAtoD(device, array, 4, 12),
                hipMemcpyDtoA(other, 0, device, 12),
                hipMemcpyAtoHAsync(to, other, 0, 12, ptr::null_mut()),
                hipDeviceSynchronize();
        }
        assert_eq!(back[..12], bytes[4..16]);
        let mut rows: hip_Memcpy2D = zeroed();
        (rows.srcMemoryType, rows.srcArray, rows.srcY, rows.srcXInBytes) = (hipMemoryTypeArray, array, 4, 8);
        (rows.dstMemoryType, rows.dstHost, rows.dstPitch) = (hipMemoryTypeHost, to, 16);
        (rows.WidthInBytes, rows.Height) = (16, 2);
        let mut drawn: HIP_MEMCPY3D = zeroed();
        (drawn.srcMemoryType, drawn.srcHost, drawn.srcPitch) = (hipMemoryTypeHost, from, row);
        (drawn.dstMemoryType, drawn.dstArray, drawn.dstY) = (hipMemoryTypeArray, array, 3);
        (drawn.WidthInBytes, drawn.Height, drawn.Depth) = (row, 3, 1);
        expect!(hipSuccess: hipDrvMemcpy3D(&drawn), hipMemcpyParam2D(&rows););
        assert_eq!((&back[..16], &back[16..32]), (&bytes[row + 8..row + 24], &bytes[2 * row + 8..2 * row + 24]));
        drawn.dstY = 4;
        expect! {
            hipErrorInvalidValue:
                hipDrvMemcpy3D(&drawn),
                hipMemcpy2DToArray(array, 0, 0, from, row + 4, row + 4, 1, hipMemcpyHostToDevice),
                hipMemcpy2DToArray(array, 0, 1, from, row, row, height, hipMemcpyHostToDevice),
                hipMemcpy2DToArray(array, 0, 0, ptr::null(), row, row, height, hipMemcpyHostToDevice),
                hipMemcpy2DArrayToArray(array, 0, 1, array, 0, 0, row, height, hipMemcpyDeviceToDevice),
                hipMemcpyToArray(array, 4, 0, from, row * height, hipMemcpyHostToDevice),
                hipMemcpyToArray(ptr::null_mut(), 4, 0, from, row, hipMemcpyHostToDevice),
                hipMemcpyHtoA(other, 4, from, row),
                hipMemcpyHtoA(ptr::null_mut(), 0, from, row);
            hipErrorInvalidPitchValue:
                hipMemcpy2DToArray(array, 0, 0, from, row - 1, row, height, hipMemcpyHostToDevice),
                hipMemcpy2DFromArray(to, 0, array, 0, 0, row, height, hipMemcpyDeviceToHost);
            hipErrorInvalidMemcpyDirection:
                hipMemcpy2DToArray(ptr::null_mut(), 0, 0, from, row, row, height, 9);
            hipErrorInvalidHandle:
                hipMemcpy2DToArray(ptr::null_mut(), 0, 0, from, row, row, height, hipMemcpyHostToDevice);
            hipSuccess: hipFreeArray(array), hipFreeArray(other), hipFree(device);
        }
        assert_eq!(free_memory(), before);
    }
}

#[test]
fn rows_of_batches_count_elements_of_arrays() {
    start();
    let (mut array, mut back) = (ptr::null_mut(), [0_u32; 24]);
    let sent: [u32; 24] = std::array::from_fn(|index| index as u32);
    let flat = HIP_ARRAY_DESCRIPTOR { Width: 4, Height: 2, Format: HIP_AD_FORMAT_FLOAT, NumChannels: 1 };
    let linear = |ptr: *const u32, length| hipMemcpy3DOperand {
        r#type: hipMemcpyOperandTypePointer,
        op: hipMemcpy3DOperandValue {
            ptr: hipMemcpy3DPointer {
                ptr: ptr.cast_mut().cast(),
                rowLength: length,
                layerHeight: 0,
                locHint: hipMemLocation { r#type: hipMemLocationTypeInvalid, id: 0 },
            },
        },
    };
    // SAFETY: the memory is live and large enough for the boxes, and zeros are an operand.
    unsafe {
        expect!(hipSuccess: hipArrayCreate(&mut array, &flat););
        let mut held: hipMemcpy3DOperand = zeroed();
        held.r#type = hipMemcpyOperandTypeArray;
        held.op.array = hipMemcpy3DArray { array, offset: hipOffset3D { x: 0, y: 0, z: 0 } };
        let extent = hipExtent { width: 4, height: 2, depth: 1 };
        let order = hipMemcpySrcAccessOrderStream;
        let copy = |src, dst| hipMemcpy3DBatchOp { src, dst, extent, srcAccessOrder: order, flags: 0 };
        let mut copies = [copy(linear(sent.as_ptr(), 6), held), copy(held, linear(back.as_mut_ptr(), 10))];
        let mut endless = copy(linear(sent.as_ptr(), usize::MAX / 2), held);
        let (mut failed, stream) = (0, ptr::null_mut());
        expect! {
            hipSuccess:
                hipMemcpy3DBatchAsync(2, copies.as_mut_ptr(), &mut failed, 0, stream),
                hipStreamSynchronize(stream);
            hipErrorInvalidValue: hipMemcpy3DBatchAsync(1, &mut endless, &mut failed, 0, stream);
            hipSuccess: hipFreeArray(array);
        }
    }
    assert_eq!((&back[..4], &back[10..14]), (&[0, 1, 2, 3][..], &[6, 7, 8, 9][..]));
    assert!(back[4..10].iter().chain(&back[14..]).all(|word| *word == 0));
}

#[test]
fn mipmapped_arrays_have_levels() {
    let _alone = alone_on_device_1();
    let before = free_memory();
    let (mut arrays, mut level, mut again) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    let mut extent = hipExtent { width: 64, height: 16, depth: 4 };
    // SAFETY: live variables.
    unsafe {
        let desc = hipCreateChannelDesc(8, 8, 8, 8, hipChannelFormatKindUnsigned);
        for (flags, deepest) in [(hipArrayDefault, [1, 1, 1]), (hipArrayLayered, [1, 1, 4])] {
            expect!(hipSuccess: hipMallocMipmappedArray(&mut arrays, &desc, extent, 99, flags););
            for (number, expected) in [(0, [64, 16, 4]), (1, [32, 8, if flags == 0 { 2 } else { 4 }]), (6, deepest)] {
                let mut found = extent;
                expect! {
                    hipSuccess:
                        hipGetMipmappedArrayLevel(&mut level, arrays, number),
                        hipMipmappedArrayGetLevel(&mut again, arrays, number),
                        hipArrayGetInfo(ptr::null_mut(), &mut found, ptr::null_mut(), level);
                }
                assert_eq!((level, [found.width, found.height, found.depth]), (again, expected));
            }
            let (sent, mut back) = ([1_u8, 2, 3, 4], [0_u8; 4]);
            expect! {
                hipErrorInvalidValue: hipGetMipmappedArrayLevel(&mut again, arrays, 7);
                hipSuccess:
                    hipMemcpyHtoA(level, 0, sent.as_ptr().cast(), 4),
                    hipMemcpyAtoH(back.as_mut_ptr().cast(), level, 0, 4),
                    hipFreeArray(level),
                    hipFreeMipmappedArray(arrays);
                hipErrorContextIsDestroyed: hipFreeMipmappedArray(arrays), hipFreeArray(level);
                hipErrorInvalidHandle: hipGetMipmappedArrayLevel(&mut again, arrays, 0);
            }
            assert_eq!(back, sent);
        }
        // A reset of the device ends them.
        extent.depth = 0;
        expect! {
            hipSuccess: hipMallocMipmappedArray(&mut arrays, &desc, extent, 0, 0), hipDeviceReset();
            hipErrorContextIsDestroyed: hipFreeMipmappedArray(arrays);
        }
    }
    assert_eq!(free_memory(), before);
}

#[test]
fn external_memory_has_arrays() {
    start();
    let (mut memory, mut external, mut buffer) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    let (mut arrays, mut level, mut descriptor) = (ptr::null_mut(), ptr::null_mut(), -1_i32);
    let sent: Vec<u8> = (0..=255).collect();
    let mut back = [0_u8; 256];
    let (from, to) = (sent.as_ptr().cast::<c_void>(), back.as_mut_ptr().cast::<c_void>());
    // SAFETY: live variables; zeros are descriptions.
    unsafe {
        let mut import: hipExternalMemoryHandleDesc = zeroed();
        let mut whole: hipExternalMemoryBufferDesc = zeroed();
        (import.r#type, import.size, whole.size) = (hipExternalMemoryHandleTypeOpaqueFd, SIZE as u64, SIZE as u64);
        let mut shape = hipExternalMemoryMipmappedArrayDesc {
            offset: 4096,
            formatDesc: hipCreateChannelDesc(32, 0, 0, 0, hipChannelFormatKindFloat),
            extent: hipExtent { width: 64, height: 16, depth: 0 },
            flags: hipArrayDefault,
            numLevels: 2,
        };
        expect! {
            hipSuccess:
                hipMemCreate(&mut memory, SIZE, &properties(), 0),
                hipMemExportToShareableHandle((&raw mut descriptor).cast(), memory, hipMemHandleTypePosixFileDescriptor, 0);
        }
        import.handle.fd = descriptor;
        expect! {
            hipSuccess:
                hipImportExternalMemory(&mut external, &import),
                hipExternalMemoryGetMappedBuffer(&mut buffer, external, &whole),
                hipExternalMemoryGetMappedMipmappedArray(&mut arrays, external, &shape);
        }
        // Both levels, at the beginning of their second rows.
        for (number, row) in [(0, 256), (1, 128)] {
            let begin = 4096 + number as usize * 4096 + 256;
            expect! {
                hipSuccess:
                    hipGetMipmappedArrayLevel(&mut level, arrays, number),
                    hipMemcpy2DToArray(level, 0, 1, from, row, row, 1, hipMemcpyHostToDevice),
                    hipMemcpyDtoH(to, buffer.byte_add(begin), row);
            }
            assert_eq!(back[..row], sent[..row]);
        }
        expect!(hipErrorInvalidValue: hipGetMipmappedArrayLevel(&mut level, arrays, 2););
        shape.offset = SIZE as u64 - 4096;
        let mut beyond = ptr::null_mut();
        expect! {
            hipErrorInvalidValue: hipExternalMemoryGetMappedMipmappedArray(&mut beyond, external, &shape);
            hipSuccess:
                hipFreeMipmappedArray(arrays),
                hipFree(buffer),
                hipDestroyExternalMemory(external),
                hipMemRelease(memory);
        }
    }
}
