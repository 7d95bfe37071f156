// SPDX-License-Identifier: MIT OR Apache-2.0
//! HIP's codes for what physical memory and pools refuse, on the host back end, and that nothing is written then.

use std::ffi::c_void;
use std::mem::zeroed;
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};

use anygpu::api::anygpu::{anygpu_timeline_create, anygpu_timeline_value};
use anygpu::api::hip::*;
// Keeps the settings of whoever starts the tests away.
use common as _;

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

macro_rules! expect {
    ($($expected:ident: $($call:expr),+;)*) => {$($(
        assert_eq!($call, $expected, stringify!($call));
    )+)*};
}

fn untouched<T>() -> *mut T {
    ptr::without_provenance_mut(0x5a5a_5a5a)
}

fn properties() -> hipMemAllocationProp {
    // SAFETY: zeros are properties.
    let mut made: hipMemAllocationProp = unsafe { zeroed() };
    made.r#type = hipMemAllocationTypePinned;
    made.requestedHandleType = hipMemHandleTypePosixFileDescriptor;
    made.location = DEVICE;
    made
}

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
            hipErrorInvalidValue: hipMemRelease(memory), hipMemAddressFree(address, 2 * SIZE);
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
            hipErrorNotSupported: hipMemPoolCreate(&mut other, &with(|it| it.handleTypes = hipMemHandleTypeWin32));
            hipSuccess: hipMemPoolCreate(&mut pool, &good), hipDeviceGetDefaultMemPool(&mut default, 0);
            hipErrorInvalidDevice:
                hipDeviceGetDefaultMemPool(&mut other, 99),
                hipDeviceGetMemPool(&mut other, -1),
                hipDeviceSetMemPool(99, pool),
                hipMemPoolSetAccess(pool, &rights(MISSING, 3), 1),
                hipMemPoolSetAccess(pool, &rights(DEVICE, 0), 1),
                hipMemPoolGetAccess(&mut flags, pool, &mut missing);
            hipErrorInvalidValue:
                hipDeviceGetDefaultMemPool(ptr::null_mut(), 0),
                hipDeviceSetMemPool(0, ptr::null_mut()),
                hipMemPoolDestroy(ptr::null_mut()),
                hipMemPoolDestroy(default),
                hipMemPoolTrimTo(ptr::null_mut(), 0),
                hipMemPoolGetAttribute(pool, 9, (&raw mut long).cast()),
                hipMemPoolGetAttribute(pool, 1, ptr::null_mut()),
                hipMemPoolSetAttribute(pool, hipMemPoolAttrUsedMemCurrent, (&raw mut long).cast()),
                hipMemPoolSetAccess(pool, ptr::null(), 1),
                hipMemPoolSetAccess(pool, &rights(DEVICE, 3), 0),
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
    assert_eq!((number, flags, long), (1, hipMemAccessFlagsProtReadWrite, 102_400));
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
