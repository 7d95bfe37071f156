// SPDX-License-Identifier: MIT OR Apache-2.0
//! HIP's codes for what it refuses, on the host back end, and that nothing is written then; what AMD's runtime accepts;
//! the devices seen.

use std::ffi::{CStr, c_char, c_void};
use std::mem::zeroed;
use std::process::Command;
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};

use anygpu::api::anygpu::{anygpu_timeline_create, anygpu_timeline_value};
use anygpu::api::cuda;
use anygpu::api::hip::*;
use common::hip::{page, properties, untouched};
use common::{compile_linked, expect, root, run, succeed, text};

const SIZE: usize = 4 << 20;
const DEVICE: hipMemLocation = hipMemLocation { r#type: hipMemLocationTypeDevice, id: 0 };
const MISSING: hipMemLocation = hipMemLocation { r#type: hipMemLocationTypeDevice, id: 99 };
const NOWHERE: hipMemLocation = hipMemLocation { r#type: hipMemLocationTypeInvalid, id: 0 };

/// Must come before a test's first call: settings are read once.
fn start() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    // SAFETY: the tests of this file read the environment only through this and the library, after this.
    ONCE.call_once(|| unsafe { std::env::set_var("ANYGPU_BACKEND", "host") });
}

/// Set for this program as a child that says which devices an interface's callers see.
const SEEN_BY: &str = "ANYGPU_TEST_SEEN_BY";

#[test]
fn physical_memory() {
    start();
    let good = properties();
    let with = |change: fn(&mut hipMemAllocationProp)| {
        let mut changed = good;
        change(&mut changed);
        changed
    };
    let (mut memory, mut other, mut address) = (untouched(), untouched(), untouched::<c_void>());
    let (mut granularity, mut flags, mut descriptor) = (0_usize, 77, -1_i32);
    let rights = |location, flags| hipMemAccessDesc { location, flags };
    let none = ptr::null_mut();
    // SAFETY: outputs are live variables or NULL, and inputs are what the calls promise to refuse.
    unsafe {
        expect! {
            hipErrorInvalidValue:
                hipMemGetAllocationGranularity(ptr::null_mut(), &good, 0),
                hipMemGetAllocationGranularity(&mut granularity, ptr::null(), 0),
                hipMemGetAllocationGranularity(&mut granularity, &good, 2),
                hipMemGetAllocationGranularity(&mut granularity, &with(|it| it.location = MISSING), 0);
            hipSuccess: hipMemGetAllocationGranularity(&mut granularity, &good, 1);
            hipErrorInvalidValue:
                hipMemCreate(ptr::null_mut(), SIZE, &good, 0),
                hipMemCreate(&mut other, SIZE, ptr::null(), 0),
                hipMemCreate(&mut other, 0, &good, 0),
                hipMemCreate(&mut other, SIZE, &good, 1),
                hipMemCreate(&mut other, SIZE, &with(|it| it.r#type = hipMemAllocationTypeInvalid), 0),
                hipMemCreate(&mut other, SIZE, &with(|it| it.location = NOWHERE), 0),
                hipMemCreate(&mut other, SIZE, &with(|it| it.location = MISSING), 0),
                hipMemCreate(&mut other, SIZE + 4096, &good, 0);
            hipErrorNotSupported:
                hipMemCreate(&mut other, SIZE, &with(|it| it.requestedHandleType = hipMemHandleTypeWin32), 0);
            hipErrorOutOfMemory: hipMemCreate(&mut other, 1 << 60, &good, 0);
            hipSuccess: hipMemCreate(&mut memory, SIZE, &good, 0);
            hipErrorOutOfMemory:
                hipMemAddressReserve(&mut address, 0, 0, none, 0),
                hipMemAddressReserve(&mut address, SIZE, 3, none, 0),
                hipMemAddressReserve(&mut address, 4096, 0, none, 0);
            hipErrorInvalidValue:
                hipMemAddressReserve(ptr::null_mut(), SIZE, 0, none, 0),
                hipMemAddressReserve(&mut address, SIZE, 0, none, 1);
        }
        assert_eq!((granularity, other, address), (2 << 20, untouched(), untouched()));
        expect! {
            hipSuccess: hipMemAddressReserve(&mut address, 2 * SIZE, 0, none, 0);
            hipErrorInvalidValue:
                hipMemMap(none, SIZE, 0, memory, 0),
                hipMemMap(address, SIZE, 0, ptr::null_mut(), 0),
                hipMemMap(address, 0, 0, memory, 0),
                hipMemMap(address, SIZE, 4096, memory, 0),
                hipMemMap(address, SIZE, 0, memory, 1),
                hipMemMap(address.wrapping_add(4096), SIZE, 0, memory, 0),
                hipMemMap(address, SIZE, 0, untouched(), 0);
            hipSuccess: hipMemMap(address, SIZE, 0, memory, 0);
            hipErrorInvalidValue:
                hipMemMap(address, SIZE, 0, memory, 0),
                hipMemSetAccess(none, SIZE, &rights(DEVICE, 3), 1),
                hipMemSetAccess(address, 0, &rights(DEVICE, 3), 1),
                hipMemSetAccess(address, SIZE, ptr::null(), 1),
                hipMemSetAccess(address, SIZE, &rights(DEVICE, 3), 0),
                hipMemSetAccess(address, SIZE, &rights(MISSING, 3), 1),
                hipMemSetAccess(address, SIZE, &rights(NOWHERE, 3), 1),
                hipMemSetAccess(address, SIZE, &rights(DEVICE, 2), 1),
                hipMemSetAccess(address, SIZE / 2, &rights(DEVICE, 3), 1),
                hipMemSetAccess(address, 2 * SIZE, &rights(DEVICE, 3), 1);
            hipSuccess: hipMemSetAccess(address, SIZE, &rights(DEVICE, 1), 1), hipMemGetAccess(&mut flags, &DEVICE, address);
            hipErrorInvalidValue:
                hipMemGetAccess(ptr::null_mut(), &DEVICE, address),
                hipMemGetAccess(&mut flags, ptr::null(), address),
                hipMemGetAccess(&mut flags, &NOWHERE, address),
                hipMemGetAccess(&mut flags, &MISSING, address),
                hipMemGetAccess(&mut flags, &DEVICE, address.wrapping_add(SIZE)),
                hipMemRetainAllocationHandle(ptr::null_mut(), address),
                hipMemRetainAllocationHandle(&mut other, none),
                hipMemExportToShareableHandle(ptr::null_mut(), memory, 1, 0),
                hipMemExportToShareableHandle((&raw mut descriptor).cast(), ptr::null_mut(), 1, 0),
                hipMemExportToShareableHandle((&raw mut descriptor).cast(), memory, 2, 0),
                hipMemExportToShareableHandle((&raw mut descriptor).cast(), memory, 1, 1),
                hipMemImportFromShareableHandle(&mut other, none, 1),
                hipMemImportFromShareableHandle(ptr::null_mut(), ptr::without_provenance_mut(3), 1),
                hipMemImportFromShareableHandle(&mut other, ptr::without_provenance_mut(3), 2),
                hipMemMapArrayAsync(ptr::null_mut(), 1, ptr::null_mut()),
                hipMemUnmap(none, SIZE),
                hipMemUnmap(address, 0),
                hipMemUnmap(address, SIZE / 2),
                hipMemAddressFree(address, 2 * SIZE),
                hipMemAddressFree(none, SIZE),
                hipMemRelease(ptr::null_mut());
            hipErrorNotSupported: hipMemMapArrayAsync(ptr::dangling_mut(), 1, ptr::null_mut());
            hipSuccess: hipMemUnmap(address, SIZE), hipMemAddressFree(address, 2 * SIZE), hipMemRelease(memory);
            hipErrorInvalidValue:
                hipMemRelease(memory), hipMemAddressFree(address, 2 * SIZE), hipMemUnmap(address, SIZE);
        }
    }
    assert_eq!((flags, descriptor, other), (1, -1, untouched()));
}

#[test]
fn pools() {
    start();
    // SAFETY: zeros are properties.
    let mut good: hipMemPoolProps = unsafe { zeroed() };
    (good.allocType, good.handleTypes, good.location) =
        (hipMemAllocationTypePinned, hipMemHandleTypePosixFileDescriptor, DEVICE);
    let with = |change: fn(&mut hipMemPoolProps)| {
        let mut changed = good;
        change(&mut changed);
        changed
    };
    let (mut pool, mut default, mut other) = (untouched(), untouched(), untouched());
    let (mut address, mut descriptor, mut flags) = (untouched::<c_void>(), -1_i32, 77);
    let (mut number, mut long) = (0_i32, 0_u64);
    let mut name = hipMemPoolPtrExportData { reserved: [0; 64] };
    let rights = |location, flags| hipMemAccessDesc { location, flags };
    let (mut device, mut missing, mut nowhere) = (DEVICE, MISSING, NOWHERE);
    // SAFETY: as above.
    unsafe {
        expect! {
            hipErrorInvalidValue:
                hipMemPoolCreate(ptr::null_mut(), &good),
                hipMemPoolCreate(&mut other, ptr::null()),
                hipMemPoolCreate(&mut other, &with(|it| it.allocType = hipMemAllocationTypeInvalid)),
                hipMemPoolCreate(&mut other, &with(|it| it.location = MISSING));
            hipSuccess:
                hipMemPoolCreate(&mut pool, &with(|it| it.handleTypes = 32767)),
                hipMemPoolDestroy(pool),
                hipMemPoolCreate(&mut pool, &good), hipDeviceGetDefaultMemPool(&mut default, 0);
            hipErrorInvalidDevice:
                hipDeviceGetDefaultMemPool(&mut other, 99),
                hipMemPoolSetAccess(pool, &rights(MISSING, 3), 1),
                hipMemPoolSetAccess(pool, &rights(DEVICE, 0), 1),
                hipMemPoolSetAccess(pool, untouched(), 99);
            hipErrorInvalidValue:
                hipDeviceGetMemPool(&mut other, -1),
                hipDeviceSetMemPool(99, pool),
                hipMemPoolGetAccess(&mut flags, pool, &mut missing),
                hipDeviceGetDefaultMemPool(ptr::null_mut(), 0),
                hipDeviceSetMemPool(0, ptr::null_mut()),
                hipMemPoolDestroy(ptr::null_mut()),
                hipMemPoolDestroy(default),
                hipMemPoolTrimTo(ptr::null_mut(), 0),
                hipMemPoolGetAttribute(pool, 9, (&raw mut long).cast()),
                hipMemPoolGetAttribute(pool, 1, ptr::null_mut()),
                hipMemPoolSetAttribute(pool, hipMemPoolAttrUsedMemCurrent, (&raw mut long).cast()),
                hipMemPoolSetAccess(pool, ptr::null(), 1),
                hipMemPoolSetAccess(pool, &rights(NOWHERE, 3), 1),
                hipMemPoolGetAccess(&mut flags, pool, &mut nowhere),
                hipMemPoolExportToShareableHandle((&raw mut descriptor).cast(), default, 1, 0),
                hipMemPoolExportToShareableHandle((&raw mut descriptor).cast(), pool, 2, 0),
                hipMemPoolExportToShareableHandle((&raw mut descriptor).cast(), pool, 1, 1),
                hipMemPoolExportToShareableHandle(ptr::null_mut(), pool, 1, 0),
                hipMemPoolImportFromShareableHandle(&mut other, ptr::null_mut(), 1, 0),
                hipMemPoolExportPointer(&mut name, ptr::null_mut()),
                hipMallocFromPoolAsync(&mut address, 64, ptr::null_mut(), ptr::null_mut()),
                hipMallocFromPoolAsync(ptr::null_mut(), 64, pool, ptr::null_mut());
            hipErrorOutOfMemory:
                hipMemPoolImportFromShareableHandle(&mut other, ptr::without_provenance_mut(9999), 1, 0),
                hipMemPoolExportPointer(&mut name, untouched()),
                hipMemPoolImportPointer(&mut address, pool, &mut name);
        }
        assert_eq!((other, address, descriptor, flags), (untouched(), untouched(), -1, 77));
        // Programs cast a 64-bit integer, of which the export wrote half.
        let mut wide = 0x7f12_0000_0000_u64;
        expect! {
            hipSuccess:
                hipMemPoolExportToShareableHandle((&raw mut wide).cast(), pool, 1, 0),
                hipMemPoolImportFromShareableHandle(&mut other, ptr::without_provenance_mut(wide as usize), 1, 0),
                hipMemPoolDestroy(other);
        }
        libc::close(wide as i32);
        long = 1 << 20;
        expect! {
            hipSuccess:
                hipMemPoolSetAttribute(pool, hipMemPoolAttrReleaseThreshold, (&raw mut long).cast()),
                hipMemPoolSetAttribute(pool, hipMemPoolReuseAllowOpportunistic, (&raw mut number).cast()),
                hipMemPoolGetAttribute(pool, hipMemPoolReuseFollowEventDependencies, (&raw mut number).cast()),
                hipMemPoolGetAccess(&mut flags, pool, &mut device),
                hipMallocFromPoolAsync(&mut address, 100_000, pool, ptr::null_mut()),
                hipMemPoolGetAttribute(pool, hipMemPoolAttrUsedMemCurrent, (&raw mut long).cast()),
                hipFreeAsync(address, ptr::null_mut()),
                hipStreamSynchronize(ptr::null_mut()),
                hipMemPoolDestroy(pool);
            hipErrorInvalidValue: hipMemPoolDestroy(pool);
        }
    }
    assert_eq!((number, flags, long), (1, hipMemAccessFlagsProtReadWrite, 100_000));
}

#[test]
fn physical_memory_of_other_releases() {
    type Create = unsafe extern "C" fn(*mut hipMemGenericAllocationHandle_t, usize, *const c_void, u64) -> hipError_t;
    type Granularity = unsafe extern "C" fn(*mut usize, *const c_void, u32) -> hipError_t;
    type Reserve = unsafe extern "C" fn(*mut *mut c_void, usize, usize, *mut c_void, u64) -> hipError_t;
    start();
    let find = |abi, name| function(abi, name).expect("an exported function");
    let (mut memory, mut address, mut granularity) = (untouched(), untouched::<c_void>(), 0_usize);
    let (mut descriptor, none) = (-1_i32, ptr::null_mut());
    // compressionType, location, requestedHandleType, type, usage, win32HandleMetaData.
    let old: [u32; 8] = [0, hipMemLocationTypeDevice, 0, 1, hipMemAllocationTypePinned, 0, 0, 0];
    let mut missing = old;
    missing[2] = 99;
    let (plain, mut unset) = (properties(), properties());
    (unset.requestedHandleType, unset.win32HandleMetaData) = (0x5a5a_5a5a, untouched());
    let mut elsewhere = properties();
    elsewhere.location = MISSING;
    // SAFETY: the functions have these prototypes, outputs are live variables, and properties are 32 bytes.
    unsafe {
        let create = [AbiVersion::Five, AbiVersion::Six, AbiVersion::Seven]
            .map(|abi| std::mem::transmute::<*const (), Create>(find(abi, c"hipMemCreate")));
        let granularity_in_5: Granularity =
            std::mem::transmute(find(AbiVersion::Five, c"hipMemGetAllocationGranularity"));
        let reserve_in_7: Reserve = std::mem::transmute(find(AbiVersion::Seven, c"hipMemAddressReserve"));
        let (new, elsewhere): (*const c_void, *const c_void) =
            ((&raw const unset).cast(), (&raw const elsewhere).cast());
        expect! {
            hipSuccess:
                granularity_in_5(&mut granularity, old.as_ptr().cast(), 0),
                granularity_in_5(&mut granularity, new, 0),
                hipMemGetAllocationGranularity(&mut granularity, &unset, 0),
                create[0](&mut memory, SIZE, old.as_ptr().cast(), 0),
                hipMemExportToShareableHandle((&raw mut descriptor).cast(), memory, 1, 0),
                hipMemRelease(memory),
                create[0](&mut memory, SIZE, (&raw const plain).cast(), 0),
                hipMemRelease(memory);
            hipErrorInvalidValue:
                granularity_in_5(&mut granularity, missing.as_ptr().cast(), 0),
                create[0](&mut memory, SIZE, missing.as_ptr().cast(), 0),
                create[1](&mut memory, SIZE, old.as_ptr().cast(), 0),
                create[1](&mut memory, SIZE, elsewhere, 0),
                reserve_in_7(&mut address, 0, 0, none, 0),
                reserve_in_7(&mut address, SIZE, 3, none, 0),
                reserve_in_7(&mut address, 4097, 0, none, 0);
            hipErrorInvalidDevice: create[2](&mut memory, SIZE, elsewhere, 0);
            hipSuccess: reserve_in_7(&mut address, SIZE, 0, none, 0), hipMemAddressFree(address, SIZE);
        }
        libc::close(descriptor);
    }
}

#[test]
fn a_part_of_physical_memory() {
    start();
    const PART: usize = SIZE / 2;
    let (mut memory, mut address) = (untouched(), untouched::<c_void>());
    let mut read = [0_u8; 16];
    let rights = hipMemAccessDesc { location: DEVICE, flags: hipMemAccessFlagsProtReadWrite };
    // SAFETY: outputs are live variables, and the ranges are mapped.
    unsafe {
        expect! {
            hipSuccess:
                hipMemCreate(&mut memory, SIZE, &properties(), 0),
                hipMemAddressReserve(&mut address, 2 * SIZE, 0, ptr::null_mut(), 0);
            hipErrorNotSupported:
                hipMemMap(address, 2 * SIZE, 0, memory, 0),
                hipMemMap(address, PART + 4096, 0, memory, 0);
            hipSuccess:
                hipMemMap(address, PART, 0, memory, 0),
                hipMemMap(address.add(SIZE), SIZE, 0, memory, 0),
                hipMemSetAccess(address, PART, &rights, 1),
                hipMemSetAccess(address.add(SIZE), SIZE, &rights, 1),
                hipMemset(address.add(PART - 16), 7, 16),
                hipMemcpy(read.as_mut_ptr().cast(), address.add(SIZE + PART - 16), 16, hipMemcpyDeviceToHost);
            hipErrorInvalidValue:
                hipMemset(address, 7, PART + 1),
                hipMemUnmap(address, SIZE + PART);
            hipSuccess:
                hipMemUnmap(address, PART),
                hipMemUnmap(address.add(SIZE), SIZE),
                hipMemAddressFree(address, 2 * SIZE),
                hipMemRelease(memory);
            hipErrorInvalidValue: hipMemRelease(memory);
        }
    }
    assert_eq!(read, [7; 16]);
}

unsafe extern "C" fn not_called(_: *mut c_void) {}
unsafe extern "C" fn not_called_back(_: hipStream_t, _: hipError_t, _: *mut c_void) {}

#[test]
fn destroyed_streams_and_events() {
    start();
    let (mut gone, mut event, mut other) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    let (mut memory, mut managed, mut flags, mut number) = (ptr::null_mut(), ptr::null_mut(), 0, 0);
    let (mut graph, mut captured, mut status, mut id) = (ptr::null_mut(), ptr::null_mut(), 0, 0);
    let (mut host, mut rows) = ([0_u8; 64], [0_u8; 64]);
    let (host, rows) = (host.as_mut_ptr().cast::<c_void>(), rows.as_mut_ptr().cast::<c_void>());
    let pitched = |ptr| hipPitchedPtr { ptr, pitch: 8, xsize: 8, ysize: 1 };
    // SAFETY: zeros are parameters.
    let (mut one, mut two): (hipMemcpy3DParms, hip_Memcpy2D) = unsafe { (zeroed(), zeroed()) };
    (one.extent, one.kind) = (hipExtent { width: 8, height: 1, depth: 1 }, hipMemcpyHostToHost);
    (one.srcPtr, one.dstPtr) = (pitched(host), pitched(rows));
    (two.srcMemoryType, two.srcHost, two.dstMemoryType, two.dstHost) = (1, host, 1, rows);
    (two.WidthInBytes, two.Height) = (8, 1);
    // SAFETY: outputs are live variables, and objects that are gone are what the calls promise to refuse.
    unsafe {
        expect! {
            hipSuccess:
                hipMalloc(&mut memory, 64),
                hipMallocManaged(&mut managed, 4096, hipMemAttachGlobal),
                hipEventCreate(&mut event),
                hipEventCreate(&mut other),
                hipEventDestroy(other),
                hipStreamCreate(&mut gone),
                hipGraphCreate(&mut graph, 0),
                hipStreamDestroy(gone);
            hipErrorContextIsDestroyed:
                hipStreamQuery(gone),
                hipStreamSynchronize(gone),
                hipStreamDestroy(gone),
                hipStreamGetFlags(gone, &mut flags),
                hipStreamGetPriority(gone, &mut number),
                hipStreamGetDevice(gone, &mut number),
                hipStreamAddCallback(gone, Some(not_called_back), ptr::null_mut(), 0),
                hipLaunchHostFunc(gone, Some(not_called), ptr::null_mut()),
                hipStreamWaitValue32(gone, memory, 0, hipStreamWaitValueEq, !0),
                hipStreamWaitValue64(gone, memory, 0, hipStreamWaitValueEq, !0),
                hipStreamWriteValue32(gone, memory, 0, 0),
                hipStreamWriteValue64(gone, memory, 0, 0),
                hipStreamAttachMemAsync(gone, managed, 0, hipMemAttachGlobal),
                hipEventRecord(event, gone),
                hipMemcpyAsync(memory, host, 8, hipMemcpyHostToDevice, gone),
                hipMemcpyWithStream(memory, host, 8, hipMemcpyHostToDevice, gone),
                hipMemcpyHtoDAsync(memory, host, 8, gone),
                hipMemcpyDtoHAsync(host, memory, 8, gone),
                hipMemcpyDtoDAsync(memory, memory.add(8), 8, gone),
                hipMemcpy2DAsync(rows, 8, host, 8, 8, 1, hipMemcpyHostToHost, gone),
                hipMemcpyParam2DAsync(&two, gone),
                hipMemcpy3DAsync(&one, gone),
                hipMemcpyPeerAsync(memory, 0, memory.add(8), 0, 8, gone),
                hipMemPrefetchAsync(managed, 4096, 0, gone),
                hipStreamIsCapturing(gone, &mut status),
                hipStreamGetCaptureInfo(gone, &mut status, &mut id),
                hipStreamGetCaptureInfo_v2(gone, &mut status, &mut id, ptr::null_mut(), ptr::null_mut(), ptr::null_mut()),
                hipStreamUpdateCaptureDependencies(gone, ptr::null_mut(), 0, 0),
                hipStreamBeginCapture(gone, hipStreamCaptureModeGlobal),
                hipStreamBeginCaptureToGraph(gone, graph, ptr::null(), ptr::null(), 0, hipStreamCaptureModeGlobal),
                hipStreamEndCapture(gone, &mut captured),
                hipEventDestroy(other);
            hipErrorInvalidHandle:
                hipStreamDestroy(ptr::null_mut()),
                hipStreamDestroy(hipStreamPerThread),
                hipStreamWaitEvent(gone, event, 0),
                hipMallocAsync(&mut other.cast(), 64, gone),
                hipFreeAsync(memory, gone),
                hipEventDestroy(ptr::null_mut()),
                hipEventRecord(other, ptr::null_mut()),
                hipEventQuery(other);
            hipSuccess: hipFree(memory), hipFree(managed), hipEventDestroy(event), hipGraphDestroy(graph);
        }
    }
}

#[test]
fn memory_that_is_registered_again() {
    start();
    let mut memory = vec![0_u8; 3 << 12];
    let start: *mut c_void = memory.as_mut_ptr().cast();
    let mut address = ptr::null_mut();
    // SAFETY: the range is live memory, and outputs are live variables.
    unsafe {
        expect! {
            hipSuccess:
                hipHostRegister(start, 4096, 0),
                hipHostRegister(start, 64, 0),
                hipHostRegister(start.add(64), 64, 0),
                // As after free and malloc, with a larger size.
                hipHostRegister(start, 3 << 12, 0),
                hipHostGetDevicePointer(&mut address, start.add(2 << 12), 0),
                hipHostUnregister(start);
            hipErrorHostMemoryNotRegistered: hipHostUnregister(start);
            hipErrorInvalidValue: hipHostRegister(start, 0, 0);
            hipSuccess: hipHostRegister(start.add(4096), 64, 0);
            hipErrorHostMemoryAlreadyRegistered: hipHostRegister(start, 3 << 12, 0);
            hipSuccess: hipHostRegister(start, 64, 0);
            // A refused larger range leaves the smaller one.
            hipErrorHostMemoryAlreadyRegistered: hipHostRegister(start, 3 << 12, 0);
            hipSuccess: hipHostUnregister(start), hipHostUnregister(start.add(4096));
        }
    }
}

/// What AMD's runtime 7.2 has answered on the model of its GPUs (tests/amdgpu.rs), but for calls that it does not refuse.
#[test]
fn every_answer_is_amds() {
    let include = format!("-I{}", root().join("include").display());
    // No kernel launches graphs here.
    let others = ["flags 4:"];
    let captured = [
        // A context is waited for as its device is.
        "hipCtxSynchronize()",
        // An argument that is NULL is seen first; an error it is anyway.
        "hipDrvMemcpy3D(NULL)",
        "hipMemcpy3D(NULL)",
        "hipMemcpyParam2D(NULL)",
        "hipHostUnregister(NULL)",
        "failed, hipMemcpyAsync(NULL",
        "failed, hipMemsetAsync(NULL",
        // It lets these copies through, others not.
        "hipDrvMemcpy2DUnaligned(",
        "hipMemcpy3DPeer(",
        "hipMemcpyAtoD(",
        // It does these at once, in no order with the capture.
        "hipDrvMemcpy3DAsync(",
        "hipMemcpyPeerAsync(p, 0, q, 0, 64, s)",
        "failed, hipEventRecord(",
        // Here as in CUDA the default stream is ordered with a blocking stream that is captured.
        "hipMemcpyAsync(p, q, 64, hipMemcpyDeviceToDevice, NULL)",
        "hipMemcpyWithStream(p, bytes, 64, hipMemcpyHostToDevice, NULL)",
        "hipStreamQuery(NULL)",
        "hipStreamSynchronize(NULL)",
        // The capture fails here.
        "hipMemPoolCreate(",
    ];
    for (name, others) in [("hip_codes", &others[..]), ("hip_capture_codes", &captured)] {
        let source = root().join("tests/vendors").join(name).with_extension("c");
        let flags = ["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-pthread", &include];
        let program = compile_linked("cc", name, &[&source], &flags);
        let output = succeed(Command::new(program).envs([("ANYGPU_BACKEND", "host"), ("ANYGPU_HOST_DEVICES", "2")]));
        let expected = std::fs::read_to_string(source.with_extension("txt")).expect("what AMD's runtime answered");
        let is_alike = |line: &&str| {
            // Behind the mode and the kind of the stream.
            let call = if name == "hip_codes" { line } else { line.splitn(3, ' ').last().unwrap_or(line) };
            !others.iter().any(|other| call.starts_with(other))
        };
        let ours = text(&output.stdout);
        let [ours, theirs] = [&ours, &expected].map(|lines| lines.lines().filter(is_alike).collect::<Vec<_>>());
        for (ours, theirs) in ours.iter().zip(&theirs) {
            assert_eq!(ours, theirs, "{name}");
        }
        assert_eq!(ours.len(), theirs.len(), "{name}");
        assert_eq!(text(&output.stderr), "");
    }
}

#[test]
fn answers_of_amds_runtime() {
    start();
    let (mut pinned, mut managed, mut context) = (ptr::null_mut(), ptr::null_mut(), untouched::<c_void>());
    let (mut mode, mut text, mut number) = (-1_i32, [1_i8; 16], -1_i32);
    let data = (&raw mut mode).cast::<c_void>();
    let buffer = text.as_mut_ptr().cast();
    let coherency = hipMemRangeAttributeCoherencyMode;
    let mut signal = ptr::null_mut();
    // SAFETY: outputs are live variables.
    unsafe {
        expect! {
            hipSuccess:
                hipDeviceSetCacheConfig(hipFuncCachePreferL1),
                hipDeviceSetSharedMemConfig(hipSharedMemBankSizeFourByte),
                hipDeviceGetAttribute(&mut number, hipDeviceAttributeAsicRevision, 0),
                hipHostMalloc(&mut pinned, page(), 0),
                hipMallocManaged(&mut managed, 2 * page(), hipMemAttachGlobal),
                hipMemRangeGetAttribute(data, 4, coherency, managed, 2 * page());
            hipErrorInvalidValue:
                hipDeviceSetCacheConfig(hipFuncCachePreferEqual + 1),
                hipDeviceSetSharedMemConfig(hipSharedMemBankSizeEightByte + 1),
                hipDeviceGetPCIBusId(buffer, 6, 0),
                hipFree(pinned.add(64)),
                hipDeviceGetAttribute(&mut number, hipDeviceAttributeUnused1, 0);
            hipErrorNotSupported:
                hipPointerGetAttribute((&raw mut context).cast(), HIP_POINTER_ATTRIBUTE_CONTEXT, pinned);
        }
        assert_eq!((mode, number, context), (hipMemRangeCoherencyModeFineGrain as i32, 0, untouched()));
        let mut whole = [0_i8; 16];
        expect! { hipSuccess: hipDeviceGetPCIBusId(whole.as_mut_ptr().cast(), 16, 0); }
        assert_eq!((&text[..5], &text[5..7]), (&whole[..5], &[0, 1][..]), "cut, and terminated");
        expect! {
            hipSuccess:
                hipMemAdvise(managed, page(), hipMemAdviseSetCoarseGrain, 0),
                hipMemRangeGetAttribute(data, 4, coherency, managed, 2 * page());
        }
        assert_eq!(mode, hipMemRangeCoherencyModeIndeterminate as i32);
        expect! {
            hipSuccess:
                hipMemRangeGetAttribute(data, 4, coherency, managed, page()),
                hipFree(pinned),
                hipFree(managed);
            hipErrorInvalidValue: hipFree(pinned), hipExtMallocWithFlags(&mut pinned, 16, hipMallocSignalMemory);
            hipSuccess: hipExtMallocWithFlags(&mut signal, 8, hipMallocSignalMemory);
        }
        assert_eq!(mode, hipMemRangeCoherencyModeCoarseGrain as i32);
        let mut memory = ptr::null_mut();
        let memory_clock = hipDeviceAttributeMemoryClockRate;
        mode = -1;
        expect! {
            hipSuccess:
                hipMalloc(&mut memory, 4),
                hipMemRangeGetAttribute(data, 4, coherency, memory, 4);
            hipErrorInvalidValue:
                hipMemRangeGetAttribute(data, 4, coherency, memory, 5),
                hipMemRangeGetAttribute(data, 4, hipMemRangeAttributeReadMostly, memory, 4);
            hipSuccess: hipFree(memory);
            hipErrorInvalidValue: hipMemRangeGetAttribute(data, 4, coherency, memory, 4);
        }
        assert_eq!(mode, hipMemRangeCoherencyModeCoarseGrain as i32);
        for (flags, expected) in [
            (hipHostMallocNonCoherent, hipMemRangeCoherencyModeCoarseGrain),
            (hipHostMallocCoherent, hipMemRangeCoherencyModeFineGrain),
            (0, hipMemRangeCoherencyModeFineGrain),
        ] {
            mode = -1;
            expect! {
                hipSuccess:
                    hipHostMalloc(&mut pinned, page(), flags),
                    hipMemRangeGetAttribute(data, 4, coherency, pinned, page());
                hipErrorInvalidValue: hipMemRangeGetAttribute(data, 4, coherency, pinned, page() + 1);
                hipSuccess: hipHostFree(pinned);
                hipErrorInvalidValue: hipMemRangeGetAttribute(data, 4, coherency, pinned, page());
            }
            assert_eq!(mode, expected as i32, "{flags:#x}");
        }
        for attribute in [hipDeviceAttributeClockRate, memory_clock, hipDeviceAttributeWallClockRate] {
            expect! { hipSuccess: hipDeviceGetAttribute(&mut number, attribute, 0); }
            assert!(number.checked_mul(1000).is_some_and(|hertz| hertz > 0), "{attribute}: {number} kHz");
        }
        expect! {
            hipSuccess:
                hipStreamWaitValue64(ptr::null_mut(), signal, 5, hipStreamWaitValueEq, !0);
            hipErrorNotReady: hipStreamQuery(ptr::null_mut());
        }
        // The host may write it.
        signal.cast::<u64>().write_volatile(5);
        expect! { hipSuccess: hipStreamSynchronize(ptr::null_mut()), hipFree(signal); }
    }
}

/// What AMD's HIP 6.4 and 7.2 answer differently, on the model of its GPUs.
#[test]
fn answers_follow_the_callers_release() {
    start();
    type Free = unsafe extern "C" fn(*mut c_void, hipStream_t) -> hipError_t;
    type Import = unsafe extern "C" fn(
        *mut hipMemGenericAllocationHandle_t,
        *mut c_void,
        hipMemAllocationHandleType,
    ) -> hipError_t;
    type Create = unsafe extern "C" fn(
        *mut hipMemGenericAllocationHandle_t,
        usize,
        *const hipMemAllocationProp,
        u64,
    ) -> hipError_t;
    type Ask = unsafe extern "C" fn(*mut hipMemAllocationProp, hipMemGenericAllocationHandle_t) -> hipError_t;
    let on_host =
        hipMemAllocationProp { location: hipMemLocation { r#type: hipMemLocationTypeHost, id: 0 }, ..properties() };
    // SAFETY: each function has the type that its name has; outputs are live variables.
    unsafe {
        for (abi, free_null, by_address, host) in [
            (AbiVersion::Six, hipErrorInvalidValue, hipSuccess, hipErrorInvalidValue),
            (AbiVersion::Seven, hipSuccess, hipErrorInvalidValue, hipSuccess),
        ] {
            let find = |name| function(abi, name).expect("an exported function");
            let free: Free = std::mem::transmute(find(c"hipFreeAsync"));
            let import: Import = std::mem::transmute(find(c"hipMemImportFromShareableHandle"));
            let create: Create = std::mem::transmute(find(c"hipMemCreate"));
            let ask: Ask = std::mem::transmute(find(c"hipMemGetAllocationPropertiesFromHandle"));
            let (mut memory, mut imported, mut descriptor) = (untouched(), untouched(), -1_i32);
            let kind = hipMemHandleTypePosixFileDescriptor;
            expect! {
                free_null: free(ptr::null_mut(), ptr::null_mut());
                hipSuccess:
                    create(&mut memory, SIZE, &properties(), 0),
                    hipMemExportToShareableHandle((&raw mut descriptor).cast(), memory, kind, 0);
                by_address: import(&mut imported, (&raw mut descriptor).cast(), kind);
            }
            if by_address == hipSuccess {
                expect! { hipSuccess: hipMemRelease(imported); }
            }
            let mut told: hipMemAllocationProp = zeroed();
            expect! {
                hipSuccess:
                    import(&mut imported, ptr::without_provenance_mut(descriptor as usize), kind),
                    ask(&mut told, imported),
                    hipMemRelease(imported),
                    hipMemRelease(memory);
            }
            assert_eq!((told.requestedHandleType, told.location.r#type), (kind, hipMemLocationTypeDevice));
            libc::close(descriptor);
            expect! { host: create(&mut memory, SIZE, &on_host, 0); }
            if host == hipSuccess {
                expect! { hipSuccess: ask(&mut told, memory), hipMemRelease(memory); }
                assert_eq!(told.location.r#type, hipMemLocationTypeHost);
            }
        }
    }
}

/// Rights to a pool's memory are given, and not taken away.
#[test]
fn rights_to_a_pool_are_given() {
    start();
    let mut pool = untouched();
    // SAFETY: outputs are live variables, zeros are properties.
    unsafe {
        let mut wanted: hipMemPoolProps = zeroed();
        (wanted.allocType, wanted.location) = (hipMemAllocationTypePinned, DEVICE);
        let set = |pool, flags| hipMemPoolSetAccess(pool, &hipMemAccessDesc { location: DEVICE, flags }, 1);
        let mut flags = 77;
        expect! {
            hipSuccess:
                hipMemPoolCreate(&mut pool, &wanted),
                set(pool, hipMemAccessFlagsProtRead),
                hipMemPoolGetAccess(&mut flags, pool, &mut { DEVICE });
            hipErrorInvalidDevice: set(pool, hipMemAccessFlagsProtNone);
        }
        assert_eq!(flags, hipMemAccessFlagsProtReadWrite);
        expect! { hipSuccess: set(pool, hipMemAccessFlagsProtReadWrite), hipMemPoolDestroy(pool); }
    }
}

/// The program's descriptor stays its own.
#[test]
fn imported_external_memory_leaves_the_descriptor() {
    start();
    // SAFETY: outputs are live variables, zeros are a description; the file is of that size.
    unsafe {
        let file = libc::memfd_create(c"test".as_ptr(), libc::MFD_CLOEXEC);
        assert_eq!(libc::ftruncate(file, SIZE as i64), 0);
        let (mut memory, mut description) = (untouched(), zeroed::<hipExternalMemoryHandleDesc>());
        description.r#type = hipExternalMemoryHandleTypeOpaqueFd;
        description.size = SIZE as u64;
        description.handle.fd = file;
        expect! {
            hipSuccess: hipImportExternalMemory(&mut memory, &description), hipDestroyExternalMemory(memory);
        }
        assert_eq!(libc::close(file), 0, "it is open");
    }
}

#[test]
fn volumes_and_rows() {
    start();
    let mut volume = hipPitchedPtr { ptr: untouched(), pitch: 7, xsize: 7, ysize: 7 };
    let extent = |width, height, depth| hipExtent { width, height, depth };
    let mut read = [0_u8; 100 * 10 * 4];
    // SAFETY: outputs are live variables, and zeros are parameters.
    unsafe {
        expect! {
            hipErrorInvalidValue: hipMalloc3D(ptr::null_mut(), extent(1, 1, 1));
            hipErrorOutOfMemory:
                hipMalloc3D(&mut volume, extent(1 << 40, 1 << 20, 1)),
                hipMalloc3D(&mut volume, extent(8, 1 << 40, 1 << 40));
            hipSuccess: hipMalloc3D(&mut volume, extent(8, 4, 0));
        }
        assert_eq!((volume.ptr, volume.pitch, volume.xsize, volume.ysize), (ptr::null_mut(), 0, 8, 4));
        expect! { hipSuccess: hipMalloc3D(&mut volume, extent(100, 10, 4)); }
        assert!(volume.pitch >= 100 && volume.xsize == 100 && volume.ysize == 10);
        let (memory, pitch) = (volume.ptr, volume.pitch);
        let mut rows: hip_Memcpy2D = zeroed();
        (rows.srcMemoryType, rows.srcDevice, rows.srcPitch) = (hipMemoryTypeDevice, memory, pitch);
        (rows.dstMemoryType, rows.dstHost) = (hipMemoryTypeHost, read.as_mut_ptr().cast());
        (rows.WidthInBytes, rows.Height) = (100, 40);
        let none = ptr::null_mut();
        expect! {
            hipErrorInvalidValue:
                hipMemsetD2D8(ptr::null_mut(), pitch, 1, 100, 40),
                hipMemsetD2D16(memory.add(1), pitch, 1, 4, 4),
                hipMemsetD2D32(memory, pitch, 1, pitch, 4),
                hipMemsetD2D8Async(memory, pitch, 1, 100, 41, none),
                hipDrvMemcpy2DUnaligned(ptr::null());
            hipSuccess:
                hipMemset3D(volume, 1, extent(100, 10, 4)),
                hipMemsetD2D8(memory, pitch, 2, 3, 2),
                hipMemsetD2D16(memory.add(10), pitch, 0x0403, 2, 1),
                hipMemsetD2D32Async(memory.add(20), pitch, 0x0807_0605, 1, 1, none),
                hipMemsetD2D16Async(memory, pitch, 9, 0, 1, none),
                hipDrvMemcpy2DUnaligned(&rows),
                hipFree(memory);
        }
    }
    let expected = |start: usize, bytes: &[u8]| assert_eq!(read[start..start + bytes.len()], *bytes);
    expected(0, &[2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 3, 4, 3, 4, 1]);
    expected(19, &[1, 5, 6, 7, 8, 1]);
    expected(100, &[2, 2, 2, 1]);
    expected(200, &[1; 3800]);
}

#[test]
fn functions_of_hip_7() {
    type Malloc = unsafe extern "C" fn(*mut *mut c_void, usize) -> hipError_t;
    start();
    let (mut managed, mut memory, mut stream, mut event) =
        (ptr::null_mut(), ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    let (mut ids, mut descriptor, mut prefetched, mut found, mut status) =
        ([0_u64; 4], -1_i32, 7_i32, untouched::<c_void>(), 7);
    let at = |kind, id| hipMemLocation { r#type: kind, id };
    let host = at(hipMemLocationTypeHost, 5);
    let none = ptr::null_mut();
    let gone = ptr::without_provenance_mut(0x5a5a_5a50);
    let last = hipMemRangeAttributeLastPrefetchLocation;
    // SAFETY: outputs are live variables, and arguments that do not exist are what the calls promise to refuse.
    unsafe {
        expect! {
            hipSuccess:
                hipMallocManaged(&mut managed, page(), hipMemAttachGlobal),
                hipMalloc(&mut memory, page()),
                hipStreamCreate(&mut stream),
                hipEventCreate(&mut event),
                hipMemPrefetchAsync_v2(managed, page(), DEVICE, 0, stream),
                hipMemRangeGetAttribute((&raw mut prefetched).cast(), 4, last, managed, page());
        }
        assert_eq!(prefetched, 0);
        expect! {
            hipSuccess:
                hipMemPrefetchAsync_v2(managed, page(), host, 0, stream),
                hipMemRangeGetAttribute((&raw mut prefetched).cast(), 4, last, managed, page()),
                hipMemAdvise_v2(managed, page(), hipMemAdviseSetReadMostly, NOWHERE),
                hipMemAdvise_v2(managed, page(), hipMemAdviseSetAccessedBy, host);
            hipErrorInvalidValue:
                hipMemPrefetchAsync_v2(managed, page(), DEVICE, 1, stream),
                hipMemPrefetchAsync_v2(managed, page(), NOWHERE, 0, stream),
                hipMemPrefetchAsync_v2(managed, 0, DEVICE, 0, stream),
                hipMemAdvise_v2(managed, page(), hipMemAdviseSetAccessedBy, at(9, 0)),
                hipMemAdvise_v2(memory, page(), hipMemAdviseSetReadMostly, DEVICE);
            hipErrorInvalidDevice:
                hipMemPrefetchAsync_v2(managed, page(), MISSING, 0, stream),
                hipMemAdvise_v2(managed, page(), hipMemAdviseSetAccessedBy, MISSING);
        }
        assert_eq!(prefetched, hipCpuDeviceId);
        let handle = (&raw mut descriptor).cast();
        let dma_buf = hipMemRangeHandleTypeDmaBufFd;
        expect! {
            hipErrorInvalidValue:
                hipMemGetHandleForAddressRange(none, memory, page(), dma_buf, 0),
                hipMemGetHandleForAddressRange(handle, none, page(), dma_buf, 0),
                hipMemGetHandleForAddressRange(handle, memory, 0, dma_buf, 0),
                hipMemGetHandleForAddressRange(handle, memory, page(), 0, 0),
                hipMemGetHandleForAddressRange(handle, memory, page(), dma_buf, 2);
            // The host back end's memory is no dma-buf.
            hipErrorNotSupported: hipMemGetHandleForAddressRange(handle, memory, page(), dma_buf, 0);
            hipSuccess:
                hipStreamGetId(stream, &mut ids[0]),
                hipStreamGetId(ptr::null_mut(), &mut ids[1]),
                hipStreamGetId(hipStreamLegacy, &mut ids[2]),
                hipStreamGetId(hipStreamPerThread, &mut ids[3]),
                hipStreamCopyAttributes(stream, ptr::null_mut()),
                hipEventRecordWithFlags(event, stream, hipEventRecordExternal),
                hipEventRecordWithFlags(event, ptr::null_mut(), hipEventRecordDefault),
                hipEventSynchronize(event);
            hipErrorInvalidValue:
                hipStreamGetId(stream, ptr::null_mut()),
                hipEventRecordWithFlags(event, stream, 2);
            hipErrorInvalidHandle:
                hipStreamGetId(gone, &mut ids[0]),
                hipStreamCopyAttributes(gone, stream),
                hipStreamCopyAttributes(stream, gone),
                hipEventRecordWithFlags(ptr::null_mut(), stream, 0);
            hipErrorContextIsDestroyed: hipEventRecordWithFlags(event, gone, 0);
        }
        assert!(ids[0] != ids[1] && ids[1] == ids[2] && ids[3] != ids[0] && ids[3] != ids[1], "{ids:?}");
        assert_eq!(descriptor, -1);

        let per_thread = hipEnablePerThreadDefaultStream.into();
        expect! {
            hipSuccess: hipGetDriverEntryPoint(c"hipMalloc".as_ptr(), &mut found, 0, &mut status);
        }
        assert_eq!((found, status), (hipMalloc as Malloc as *mut c_void, hipDriverEntryPointSuccess));
        for (name, flags, expected) in [
            (c"hipStreamQuery", 0, hipStreamQuery as *mut c_void),
            (c"hipStreamQuery", per_thread, hipStreamQuery_spt as *mut c_void),
            (c"hipFree", per_thread, hipFree as *mut c_void),
        ] {
            expect! { hipSuccess: hipGetDriverEntryPoint(name.as_ptr(), &mut found, flags, ptr::null_mut()); }
            assert_eq!(found, expected, "{name:?}");
        }
        expect! { hipSuccess: hipGetDriverEntryPoint_spt(c"hipStreamQuery".as_ptr(), &mut found, 0, &mut status); }
        assert_eq!(found, hipStreamQuery_spt as *mut c_void);
        expect! {
            hipErrorInvalidValue:
                hipGetDriverEntryPoint(c"".as_ptr(), &mut found, 0, &mut status),
                hipGetDriverEntryPoint(c"hipFree".as_ptr(), ptr::null_mut(), 0, &mut status),
                hipGetDriverEntryPoint(c"hipFree".as_ptr(), &mut found, 3, &mut status),
                hipGetDriverEntryPoint(c"hipFre".as_ptr(), &mut found, 0, &mut status);
        }
        assert_eq!((found, status), (ptr::null_mut(), hipDriverEntryPointSymbolNotFound));
        expect! {
            hipSuccess: hipFree(managed), hipFree(memory), hipStreamDestroy(stream), hipEventDestroy(event);
        }
    }
}

#[test]
fn batches() {
    start();
    let (mut memory, mut stream, mut failed, mut read) = (ptr::null_mut(), ptr::null_mut(), 77_usize, [0_u8; 64]);
    let mut bytes: Vec<u8> = (0..64).collect();
    let none: *mut c_void = ptr::null_mut();
    let gone = ptr::without_provenance_mut(0x5a5a_5a50);
    // SAFETY: outputs are live variables, arrays have the lengths given, and zeros are parameters.
    unsafe {
        expect! { hipSuccess: hipMalloc(&mut memory, 64), hipStreamCreate(&mut stream); }
        let (from, to): (*mut c_void, *mut c_void) = (bytes.as_mut_ptr().cast(), read.as_mut_ptr().cast());
        let (mut dsts, mut srcs, mut sizes) = ([memory, to], [from, memory], [64, 64]);
        let mut attributes: hipMemcpyAttributes = zeroed();
        attributes.srcAccessOrder = hipMemcpySrcAccessOrderStream;
        let (dsts, srcs, first) = (dsts.as_mut_ptr(), srcs.as_mut_ptr(), &mut 0_usize);
        let batch = |sizes: &mut [usize; 2], count, attributes, first, number, failed, stream| {
            hipMemcpyBatchAsync(dsts, srcs, sizes.as_mut_ptr(), count, attributes, first, number, failed, stream)
        };
        expect! {
            hipSuccess:
                batch(&mut sizes, 2, none.cast(), ptr::null_mut(), 0, ptr::null_mut(), none.cast()),
                batch(&mut sizes, 2, none.cast(), ptr::null_mut(), 0, &mut failed, stream),
                hipDeviceSynchronize();
        }
        assert_eq!((&read[..], failed), (&bytes[..], usize::MAX));
        failed = 77;
        expect! {
            hipErrorInvalidValue:
                batch(&mut sizes, 0, none.cast(), ptr::null_mut(), 0, &mut failed, stream),
                hipMemcpyBatchAsync(ptr::null_mut(), srcs, sizes.as_mut_ptr(), 2, none.cast(), first, 0, &mut failed, stream);
            hipErrorNotSupported: batch(&mut sizes, 2, &mut attributes, first, 1, &mut failed, stream);
        }
        assert_eq!(failed, 77);
        sizes[1] = 65;
        expect! {
            hipErrorInvalidValue: batch(&mut sizes, 2, none.cast(), ptr::null_mut(), 0, &mut failed, stream);
            hipErrorContextIsDestroyed:
                batch(&mut sizes, 2, none.cast(), ptr::null_mut(), 0, ptr::null_mut(), gone);
        }
        assert_eq!(failed, 1);
        sizes[0] = 0;
        expect! { hipErrorInvalidValue: batch(&mut sizes, 1, none.cast(), ptr::null_mut(), 0, &mut failed, stream); }
        assert_eq!(failed, 0);

        let operand = |ptr, pitch| hipMemcpy3DOperand {
            r#type: hipMemcpyOperandTypePointer,
            op: hipMemcpy3DOperandValue {
                ptr: hipMemcpy3DPointer { ptr, rowLength: pitch, layerHeight: 0, locHint: NOWHERE },
            },
        };
        let extent = hipExtent { width: 4, height: 2, depth: 1 };
        let order = hipMemcpySrcAccessOrderStream;
        let mut boxes = [(operand(from, 8), operand(memory, 4)), (operand(memory, 4), operand(to, 16))]
            .map(|(src, dst)| hipMemcpy3DBatchOp { src, dst, extent, srcAccessOrder: order, flags: 0 });
        read.fill(0);
        expect! {
            hipSuccess:
                hipMemcpy3DBatchAsync(2, boxes.as_mut_ptr(), &mut failed, 0, stream),
                hipStreamSynchronize(stream);
            hipErrorInvalidValue:
                hipMemcpy3DBatchAsync(0, boxes.as_mut_ptr(), &mut failed, 0, stream),
                hipMemcpy3DBatchAsync(2, ptr::null_mut(), &mut failed, 0, stream),
                hipMemcpy3DBatchAsync(2, boxes.as_mut_ptr(), &mut failed, 1, stream);
        }
        assert_eq!((&read[..4], &read[16..20], failed), (&[0, 1, 2, 3][..], &[8, 9, 10, 11][..], 2));
        boxes[0].src.r#type = hipMemcpyOperandTypeArray;
        boxes[1].dst.r#type = 9;
        expect! {
            hipErrorContextIsDestroyed: hipMemcpy3DBatchAsync(2, boxes.as_mut_ptr(), &mut failed, 0, stream);
            hipErrorInvalidValue: hipMemcpy3DBatchAsync(1, &mut boxes[1], ptr::null_mut(), 0, stream);
        }
        assert_eq!(failed, 0);

        let mut peer: hipMemcpy3DPeerParms = zeroed();
        let pitched = |ptr| hipPitchedPtr { ptr, pitch: 4, xsize: 4, ysize: 2 };
        (peer.srcPtr, peer.dstPtr, peer.extent) = (pitched(memory), pitched(memory.add(32)), extent);
        expect! {
            hipSuccess:
                hipMemcpy3DPeer(&mut peer),
                hipMemcpy3DPeerAsync(&mut peer, stream),
                hipStreamSynchronize(stream),
                hipMemcpy(to, memory.add(32), 8, hipMemcpyDeviceToHost);
            hipErrorInvalidValue: hipMemcpy3DPeer(ptr::null_mut());
            hipErrorContextIsDestroyed: hipMemcpy3DPeerAsync(&mut peer, gone);
        }
        assert_eq!(read[..8], [0, 1, 2, 3, 8, 9, 10, 11]);
        peer.dstDevice = 99;
        expect! {
            hipErrorInvalidDevice: hipMemcpy3DPeer(&mut peer);
            hipSuccess: hipFree(memory), hipStreamDestroy(stream);
        }
    }
}

#[test]
fn attributes_and_operations_of_streams() {
    start();
    let (mut words, mut stream) = (ptr::null_mut(), ptr::null_mut());
    let mut value = hipLaunchAttributeValue { reserved: [!0; 8] };
    let gone = ptr::without_provenance_mut(0x5a5a_5a50);
    // SAFETY: outputs are live variables, and arrays have the lengths given.
    unsafe {
        expect! { hipSuccess: hipHostMalloc(&mut words, 64, 0), hipStreamCreate(&mut stream); }
        words.write_bytes(0, 64);
        let operation = |operation, offset, value64, flags| hipStreamBatchMemOpParams {
            waitValue: hipStreamMemOpValueParams {
                operation,
                address: words.add(offset),
                value64,
                flags,
                alias: ptr::null_mut(),
            },
        };
        let mut all = [
            operation(hipStreamMemOpWriteValue32, 0, 1 << 32 | 5, 0),
            operation(hipStreamMemOpWaitValue32, 0, 5, hipStreamWaitValueEq),
            operation(hipStreamMemOpWriteValue64, 8, 6 << 32, 0),
            operation(hipStreamMemOpWaitValue64, 8, 1, hipStreamWaitValueGte),
        ];
        let all = all.as_mut_ptr();
        // Of a refused batch nothing is done, whichever operation is refused.
        let write = operation(hipStreamMemOpWriteValue32, 0, 0, 0).waitValue;
        for refused in [
            operation(hipStreamMemOpBarrier, 0, 0, 0),
            operation(hipStreamMemOpWriteValue32, 0, 0, 77),
            operation(hipStreamMemOpWaitValue32, 0, 0, 77),
            operation(hipStreamMemOpWriteValue32, 2, 0, 0),
            hipStreamBatchMemOpParams { waitValue: hipStreamMemOpValueParams { address: ptr::null_mut(), ..write } },
            hipStreamBatchMemOpParams {
                waitValue: hipStreamMemOpValueParams { address: (&raw mut value).cast(), ..write },
            },
        ] {
            let mut batch = [operation(hipStreamMemOpWriteValue32, 16, 7, 0), refused];
            expect! { hipErrorInvalidValue: hipStreamBatchMemOp(stream, 2, batch.as_mut_ptr(), 0); }
        }
        expect! {
            hipErrorInvalidValue:
                hipStreamBatchMemOp(stream, 4, ptr::null_mut(), 0),
                hipStreamBatchMemOp(stream, 0, all, 0),
                hipStreamBatchMemOp(stream, 257, all, 0),
                hipStreamBatchMemOp(stream, 4, all, 1);
            hipErrorContextIsDestroyed: hipStreamBatchMemOp(gone, 4, all, 0);
            hipSuccess: hipStreamBatchMemOp(stream, 4, all, 0), hipStreamSynchronize(stream);
        }
        let written = words.cast::<u64>();
        assert_eq!([written.read(), written.add(1).read(), written.add(2).read()], [5, 6 << 32, 0]);

        let policy = hipLaunchAttributeSynchronizationPolicy;
        expect! {
            hipSuccess: hipStreamGetAttribute(stream, hipLaunchAttributePriority, &mut value);
            hipErrorInvalidValue:
                hipStreamGetAttribute(stream, hipLaunchAttributePriority, ptr::null_mut()),
                hipStreamGetAttribute(stream, hipLaunchAttributeCooperative, &mut value),
                hipStreamSetAttribute(stream, policy, ptr::null()),
                hipStreamSetAttribute(stream, hipLaunchAttributePriority, &value);
            hipErrorInvalidHandle:
                hipStreamGetAttribute(gone, hipLaunchAttributePriority, &mut value),
                hipStreamSetAttribute(gone, policy, &value);
            hipErrorNotSupported:
                hipStreamGetAttribute(stream, policy, &mut value),
                hipStreamSetAttribute(stream, policy, &value);
        }
        assert_eq!((value.priority, value.reserved[1]), (0, !0), "no more than the priority is written");
        expect! { hipSuccess: hipHostFree(words), hipStreamDestroy(stream); }
    }
}

/// HIP 5's parameters of signals and waits have 136 bytes, HIP 6's 144; the values of two show which are read.
#[test]
fn signals_and_waits_of_hip_5() {
    const SIZE_IN_5: usize = 136;
    type Queue = unsafe extern "C" fn(*const hipExternalSemaphore_t, *const c_void, u32, hipStream_t) -> hipError_t;
    start();
    let find = |name| function(AbiVersion::Five, name).expect("an exported function");
    // SAFETY: the functions have these prototypes, outputs are live variables, and arrays have two elements.
    unsafe {
        let signal: Queue = std::mem::transmute(find(c"hipSignalExternalSemaphoresAsync"));
        let wait: Queue = std::mem::transmute(find(c"hipWaitExternalSemaphoresAsync"));
        let (mut semaphores, mut timelines) = ([ptr::null_mut(); 2], [-1; 2]);
        for (semaphore, timeline) in semaphores.iter_mut().zip(&mut timelines) {
            assert_eq!(anygpu_timeline_create(timeline, 0), 0);
            let mut what: hipExternalSemaphoreHandleDesc = zeroed();
            what.r#type = hipExternalSemaphoreHandleTypeTimelineSemaphoreFd;
            what.handle.fd = libc::dup(*timeline);
            expect! { hipSuccess: hipImportExternalSemaphore(semaphore, &what); }
        }
        let mut parameters = [0_u64; 2 * SIZE_IN_5 / 8];
        (parameters[0], parameters[SIZE_IN_5 / 8]) = (5, 6);
        let parameters = parameters.as_ptr().cast();
        expect! {
            hipSuccess:
                signal(semaphores.as_ptr(), parameters, 2, ptr::null_mut()),
                wait(semaphores.as_ptr(), parameters, 2, ptr::null_mut()),
                hipStreamSynchronize(ptr::null_mut());
        }
        let mut values = [0; 2];
        for (value, timeline) in values.iter_mut().zip(timelines) {
            assert_eq!(anygpu_timeline_value(value, timeline), 0);
            libc::close(timeline);
        }
        assert_eq!(values, [5, 6]);
        for semaphore in semaphores {
            expect! { hipSuccess: hipDestroyExternalSemaphore(semaphore); }
        }
    }
}

/// Waits in a stream until the flag at `data` is set.
unsafe extern "C" fn wait_for_flag(data: *mut c_void) {
    // SAFETY: the test gives a flag that outlives the wait.
    let flag = unsafe { &*data.cast::<AtomicBool>() };
    while !flag.load(Ordering::Acquire) {
        std::thread::yield_now();
    }
}

#[test]
fn functions_for_the_threads_own_stream() {
    start();
    let done = AtomicBool::new(false);
    let (mut memory, mut event, mut capture) = (ptr::null_mut(), ptr::null_mut(), 7);
    let (mut flags, mut priority, mut read) = (7_u32, 7, [0_u8; 64]);
    let default = ptr::null_mut();
    // SAFETY: outputs are live variables, and the flag outlives the work that waits for it.
    unsafe {
        expect! {
            hipSuccess:
                hipMalloc(&mut memory, 64),
                hipEventCreate(&mut event),
                hipLaunchHostFunc_spt(default, Some(wait_for_flag), (&raw const done).cast_mut().cast()),
                hipMemsetAsync_spt(memory, 5, 64, default),
                hipEventRecord_spt(event, default),
                hipStreamGetFlags_spt(default, &mut flags),
                hipStreamGetPriority_spt(default, &mut priority),
                hipStreamIsCapturing_spt(default, &mut capture),
                hipStreamWaitEvent_spt(default, event, 0);
            hipErrorInvalidValue:
                hipStreamGetFlags(default, &mut flags);
            hipErrorNotReady:
                hipStreamQuery_spt(default),
                hipStreamQuery(hipStreamPerThread),
                hipEventQuery(event);
        }
        assert_eq!((flags, priority, capture), (hipStreamDefault, 0, hipStreamCaptureStatusNone));
        let other = std::thread::spawn(|| hipStreamQuery_spt(ptr::null_mut())).join();
        assert_eq!(other.ok(), Some(hipSuccess), "another thread's own stream is idle");
        done.store(true, Ordering::Release);
        expect! {
            hipSuccess:
                hipMemcpyAsync_spt(read.as_mut_ptr().cast(), memory, 64, hipMemcpyDeviceToHost, default),
                hipStreamSynchronize_spt(default),
                hipEventQuery(event);
        }
        assert_eq!(read, [5; 64]);
        expect! {
            hipSuccess:
                hipMemset_spt(memory, 6, 64),
                hipMemcpy_spt(read.as_mut_ptr().cast(), memory, 64, hipMemcpyDeviceToHost),
                hipFree(memory),
                hipEventDestroy(event);
        }
        assert_eq!(read, [6; 64]);
    }
}

/// The numbers on the bus of the devices that callers of HIP see, or of CUDA, in a process of their own.
fn seen_by(caller: &str, settings: &[(&str, &str)]) -> String {
    let this = std::env::current_exe().expect("a test has a program file");
    let mut command = Command::new(this);
    command.args(["--exact", "vendors_variables_choose_the_visible_devices", "--nocapture"]).env(SEEN_BY, caller);
    for name in ["ROCR_VISIBLE_DEVICES", "HIP_VISIBLE_DEVICES", "CUDA_VISIBLE_DEVICES"] {
        command.env_remove(name);
    }
    let output =
        run(command.env("ANYGPU_HOST_DEVICES", "4").env("ANYGPU_HOST_MEMORY", "8M").envs(settings.iter().copied()));
    assert!(output.status.success(), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    let seen = said.lines().find_map(|line| line.split_once("seen:")).expect("a line of it");
    seen.1.into()
}

fn say_what_is_seen(caller: &str) {
    let (mut count, mut seen, mut id) = (7, String::new(), [0 as c_char; 32]);
    start();
    // SAFETY: outputs are live variables of these sizes.
    unsafe {
        let (status, none) = match caller {
            "hip" => (hipGetDeviceCount(&mut count), hipErrorNoDevice),
            _ => match cuda::cuInit(0) {
                0 => (cuda::cuDeviceGetCount(&mut count), cuda::CUDA_ERROR_NO_DEVICE),
                status => (status, cuda::CUDA_ERROR_NO_DEVICE),
            },
        };
        if status != 0 {
            assert_eq!(status, none);
            return println!("seen:none");
        }
        for device in 0..count {
            let (mut uuid, mut memory) = (zeroed::<hipUUID>(), 0);
            expect! {
                hipSuccess:
                    hipDeviceGetPCIBusId(id.as_mut_ptr(), 32, device),
                    hipDeviceGetUuid(&mut uuid, device),
                    hipDeviceTotalMem(&mut memory, device);
            }
            let id = CStr::from_ptr(id.as_ptr()).to_string_lossy().into_owned();
            let bus = id.split(':').nth(1).expect("a bus");
            // Whatever its number is among those that are seen.
            assert_eq!((format!("{:02x}", uuid.bytes[7]), memory), (bus.to_owned(), 8 << 20));
            seen.push_str(bus);
        }
    }
    println!("seen:{seen}");
}

#[test]
fn vendors_variables_choose_the_visible_devices() {
    if let Ok(caller) = std::env::var(SEEN_BY) {
        return say_what_is_seen(&caller);
    }
    const ROCR: &str = "ROCR_VISIBLE_DEVICES";
    const HIP: &str = "HIP_VISIBLE_DEVICES";
    const CUDA: &str = "CUDA_VISIBLE_DEVICES";
    for (settings, hip, cuda) in [
        (&[][..], "00010203", "00010203"),
        (&[(HIP, "2,0")], "0200", "00010203"),
        (&[(ROCR, "3,1"), (HIP, "1")], "01", "00010203"),
        (&[(CUDA, "1,7,2")], "01", "01"),
        (&[(CUDA, "-1")], "none", "none"),
        (&[(CUDA, "")], "00010203", "none"),
        (&[(HIP, ""), (CUDA, "2")], "02", "02"),
        (&[(CUDA, "1,1")], "01", "none"),
        (&[(CUDA, "-1"), (HIP, "3")], "03", "none"),
    ] {
        assert_eq!((seen_by("hip", settings), seen_by("cuda", settings)), (hip.into(), cuda.into()), "{settings:?}");
    }
}

/// HIP's contexts are its devices.
#[test]
fn a_context_that_is_destroyed_ends_nothing() {
    start();
    let (mut context, mut memory, mut stream) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    // SAFETY: outputs are live variables, and the memory has the size given.
    unsafe {
        expect! {
            hipSuccess:
                hipCtxCreate(&mut context, 0, 0),
                hipMalloc(&mut memory, 64),
                hipStreamCreate(&mut stream),
                hipCtxDestroy(context),
                hipMemsetAsync(memory, 1, 64, stream),
                hipStreamSynchronize(stream),
                hipStreamDestroy(stream),
                hipFree(memory);
        }
    }
}

#[test]
fn advice_and_prefetches_are_about_whole_pages() {
    start();
    let (mut memory, mut found) = (ptr::null_mut(), 7_i32);
    let size = size_of::<i32>();
    // SAFETY: outputs are live variables of these sizes.
    unsafe {
        let mut ask = |attribute, memory, bytes| {
            let status = hipMemRangeGetAttribute((&raw mut found).cast(), size, attribute, memory, bytes);
            assert_eq!(status, hipSuccess);
            found
        };
        let page = page();
        expect! {
            hipSuccess:
                hipMallocManaged(&mut memory, 2 * page + 100, hipMemAttachGlobal),
                hipMemAdvise(memory.byte_add(1024), 2048, hipMemAdviseSetAccessedBy, 0),
                hipMemPrefetchAsync(memory.byte_add(page + 1), page, 0, ptr::null_mut());
        }
        assert_eq!(ask(hipMemRangeAttributeAccessedBy, memory, page), 0);
        assert_eq!(ask(hipMemRangeAttributeAccessedBy, memory, page + 1), -2);
        assert_eq!(ask(hipMemRangeAttributeLastPrefetchLocation, memory.byte_add(page), page + 100), 0);
        assert_eq!(ask(hipMemRangeAttributeLastPrefetchLocation, memory, page), -2);
        expect! { hipSuccess: hipFree(memory); }
    }
}

#[test]
fn the_device_is_one_that_programs_can_live_with() {
    start();
    // SAFETY: outputs are live variables; zeros are properties.
    unsafe {
        let mut known: hipDeviceProp_tR0600 = zeroed();
        let (mut clock, mut warp) = (0, 0);
        expect! {
            hipSuccess:
                hipGetDevicePropertiesR0600(&mut known, 0),
                hipDeviceGetAttribute(&mut clock, hipDeviceAttributeClockRate, 0),
                hipDeviceGetAttribute(&mut warp, hipDeviceAttributeWarpSize, 0);
        }
        assert!(clock > 100_000 && known.clockRate == clock, "{clock} kHz");
        assert_eq!((known.warpSize, warp, known.major, known.minor, known.maxThreadsPerBlock), (32, 32, 9, 0, 1024));
    }
}

#[test]
fn batches_of_managed_ranges() {
    start();
    let (mut managed, mut plain, mut stream) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    let (bytes, host) = (2 * page(), hipMemLocation { r#type: hipMemLocationTypeHost, id: 0 });
    // SAFETY: outputs are live variables; memory has the sizes that are named, or the call refuses them.
    unsafe {
        expect! {
            hipSuccess:
                hipMallocManaged(&mut managed, bytes, hipMemAttachGlobal),
                hipMalloc(&mut plain, bytes),
                hipStreamCreate(&mut stream);
        }
        let second: *mut c_void = managed.cast::<u8>().add(page()).cast();
        let (mut ranges, mut sizes) = ([managed, second], [page(); 2]);
        let (mut places, mut firsts) = ([DEVICE, host], [0_usize, 1]);
        let mut prefetch = |ranges: &mut [*mut c_void], sizes: &mut [usize], firsts: &mut [usize], flags, stream| {
            let (count, places) = (ranges.len(), places.as_mut_ptr());
            let starts = ranges.as_mut_ptr();
            hipMemPrefetchBatchAsync(
                starts,
                sizes.as_mut_ptr(),
                count,
                places,
                firsts.as_mut_ptr(),
                firsts.len(),
                flags,
                stream,
            )
        };
        expect! {
            hipSuccess: prefetch(&mut ranges, &mut sizes, &mut firsts, 0, stream);
            hipErrorInvalidValue:
                prefetch(&mut ranges, &mut sizes, &mut firsts, 1, stream),
                prefetch(&mut ranges, &mut sizes, &mut firsts, 0, ptr::null_mut()),
                prefetch(&mut ranges, &mut sizes, &mut [1, 0], 0, stream),
                prefetch(&mut ranges, &mut sizes, &mut [0, 0], 0, stream),
                prefetch(&mut ranges, &mut sizes, &mut [0, 2], 0, stream),
                prefetch(&mut ranges, &mut sizes, &mut [], 0, stream),
                prefetch(&mut [], &mut sizes, &mut firsts, 0, stream),
                prefetch(&mut ranges, &mut [page(), 0], &mut firsts, 0, stream),
                prefetch(&mut ranges, &mut [page(), bytes], &mut firsts, 0, stream),
                prefetch(&mut [managed, plain], &mut sizes, &mut firsts, 0, stream);
            hipSuccess: hipStreamSynchronize(stream);
        }
        let last = |range: *mut c_void| {
            let mut device = 77;
            let attribute = hipMemRangeAttributeLastPrefetchLocation;
            assert_eq!(hipMemRangeGetAttribute((&raw mut device).cast(), 4, attribute, range, page()), hipSuccess);
            device
        };
        assert_eq!((last(managed), last(second)), (0, hipCpuDeviceId));
        let discard = |ranges: *mut *mut c_void, sizes: *mut usize, count, flags, stream| {
            let answers = [
                hipMemDiscardBatchAsync(ranges, sizes, count, flags, stream),
                hipDrvMemDiscardBatchAsync(ranges, sizes, count, flags, stream),
            ];
            assert_eq!(answers[0], answers[1]);
            answers[0]
        };
        let (ranges, sizes) = (ranges.as_mut_ptr(), sizes.as_mut_ptr());
        expect! {
            hipSuccess: discard(ranges, sizes, 2, 0, stream);
            hipErrorInvalidValue:
                discard(ptr::null_mut(), sizes, 2, 0, stream),
                discard(ranges, ptr::null_mut(), 2, 0, stream),
                discard(ranges, sizes, 0, 0, stream),
                discard(ranges, sizes, 2, 1, stream),
                discard(ranges, sizes, 2, 0, ptr::null_mut()),
                discard(&mut plain, sizes, 1, 0, stream);
            hipSuccess:
                hipMemDiscardAndPrefetchBatchAsync(ranges, sizes, 2, &mut { host }, &mut { 0 }, 1, 0, stream),
                hipDrvMemDiscardAndPrefetchBatchAsync(ranges, sizes, 2, &mut { host }, &mut { 0 }, 1, 0, stream),
                hipStreamSynchronize(stream);
        }
        assert_eq!(last(managed), hipCpuDeviceId);
    }
}

#[test]
fn pools_of_a_location() {
    start();
    let (mut first, mut now, mut made, pinned) = (untouched(), untouched(), untouched(), hipMemAllocationTypePinned);
    let (mut here, mut missing, mut nowhere) = (DEVICE, MISSING, NOWHERE);
    // SAFETY: outputs are live variables or NULL, and inputs are what the calls promise to refuse.
    unsafe {
        let mut wanted: hipMemPoolProps = zeroed();
        (wanted.allocType, wanted.location) = (pinned, DEVICE);
        expect! {
            hipSuccess:
                hipMemGetDefaultMemPool(&mut first, &mut here, pinned),
                hipMemPoolCreate(&mut made, &wanted),
                hipMemSetMemPool(&mut here, pinned, made),
                hipMemGetMemPool(&mut now, &mut here, pinned);
            hipErrorInvalidValue:
                hipMemGetDefaultMemPool(ptr::null_mut(), &mut here, pinned),
                hipMemGetMemPool(&mut first, &mut missing, pinned),
                hipMemGetMemPool(&mut first, &mut nowhere, pinned),
                hipMemGetMemPool(&mut first, &mut here, hipMemAllocationTypeInvalid),
                hipMemSetMemPool(&mut here, pinned, ptr::null_mut()),
                hipMemSetMemPool(ptr::null_mut(), pinned, made);
        }
        assert_eq!((now, first == made), (made, false));
        expect! {
            hipSuccess: hipMemSetMemPool(&mut here, pinned, first), hipMemPoolDestroy(made);
        }
    }
}
