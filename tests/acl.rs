// SPDX-License-Identifier: MIT OR Apache-2.0
//! AscendCL on the host back end: what each call answers, good and bad.

use std::ffi::{CStr, c_void};
use std::ptr;

use anygpu::api::acl::*;
// The crate also keeps the settings of whoever starts the tests away.
use common::hip::page;

/// Tests that wait for a whole device have one of their own.
const DEVICES: i32 = 8;

/// Must come before a test's first call: settings are read once.
fn start() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        // SAFETY: the tests of this file read the environment only through this and the library, after this.
        unsafe {
            std::env::set_var("ANYGPU_BACKEND", "host");
            std::env::set_var("ANYGPU_HOST_DEVICES", DEVICES.to_string());
        }
        // SAFETY: NULL is no file.
        assert_eq!(unsafe { aclInit(ptr::null()) }, ACL_SUCCESS);
    });
}

macro_rules! expect {
    ($($expected:expr => $($call:expr),+;)*) => {$($(
        assert_eq!($call, $expected, "{}", stringify!($call));
    )+)*};
}

fn untouched<T>() -> *mut T {
    ptr::without_provenance_mut(0x5a5a_5a5a)
}

/// The thread's last failure in words, which asking forgets.
fn words() -> Option<String> {
    // SAFETY: the text stays until the thread's next failure.
    unsafe {
        let words = aclGetRecentErrMsg();
        (!words.is_null()).then(|| CStr::from_ptr(words).to_str().expect("UTF-8").to_owned())
    }
}

#[test]
fn devices_are_counted_by_whoever_sets_them() {
    start();
    let (mut device, mut count, mut mode) = (-7, 0, 99);
    let (mut major, mut minor, mut patch, mut pid) = (0, 0, 0, 0);
    let mut uuids = [aclrtUuid { bytes: [0; 16] }; 2];
    // SAFETY: outputs are live variables or NULL.
    unsafe {
        expect! {
            ACL_ERROR_RT_CONTEXT_NULL => aclrtGetDevice(&mut device), aclrtSynchronizeDevice(), aclrtResetDevice(2);
            ACL_ERROR_RT_INVALID_DEVICEID =>
                aclrtSetDevice(DEVICES), aclrtSetDevice(-1), aclrtResetDevice(DEVICES), aclrtResetDeviceForce(-1),
                aclrtDeviceGetUuid(DEVICES, &mut uuids[0]), aclrtGetLogicDevIdByUserDevId(DEVICES, &mut device),
                aclrtGetPhyDevIdByLogicDevId(-1, &mut device);
            ACL_ERROR_INVALID_PARAM =>
                aclrtGetDeviceCount(ptr::null_mut()), aclrtGetRunMode(ptr::null_mut()),
                aclrtGetVersion(&mut major, ptr::null_mut(), &mut patch), aclrtDeviceGetBareTgid(ptr::null_mut()),
                aclrtDeviceGetUuid(0, ptr::null_mut()), aclrtGetLogicDevIdByUserDevId(0, ptr::null_mut()),
                aclrtGetPhyDevIdByLogicDevId(0, ptr::null_mut());
        }
        assert_eq!((device, major), (-7, 0));
        assert!(aclrtGetSocName().is_null(), "the devices are the host's");
        assert_eq!((aclrtGetPhyDevIdByLogicDevId(1, &mut device), device), (ACL_SUCCESS, 1));
        expect! {
            ACL_SUCCESS =>
                aclrtGetDeviceCount(&mut count), aclrtGetRunMode(&mut mode), aclrtDeviceGetBareTgid(&mut pid),
                aclrtGetVersion(&mut major, &mut minor, &mut patch), aclrtGetLogicDevIdByUserDevId(1, &mut device),
                aclrtDeviceGetUuid(0, &mut uuids[0]), aclrtDeviceGetUuid(1, &mut uuids[1]);
        }
        assert_eq!((count, mode, device), (DEVICES as u32, ACL_HOST, 1));
        assert_eq!((pid, major), (std::process::id() as i32, 9));
        assert_ne!(uuids[0].bytes, uuids[1].bytes);
        expect! {
            ACL_SUCCESS => aclrtSetDevice(2), aclrtSetDevice(1), aclrtSetDevice(2), aclrtGetDevice(&mut device);
            ACL_ERROR_INVALID_PARAM => aclrtGetDevice(ptr::null_mut());
        }
        assert_eq!(device, 2);
        let elsewhere = std::thread::spawn(|| {
            let mut device = -1;
            assert_eq!(aclrtGetDevice(&mut device), ACL_ERROR_RT_CONTEXT_NULL);
            assert_eq!((aclrtSetDevice(2), aclrtGetDevice(&mut device), device), (0, 0, 2));
            assert_eq!(aclrtResetDevice(2), ACL_SUCCESS);
            // Others have it set, and this thread uses it still.
            assert_eq!(aclrtGetDevice(&mut device), ACL_SUCCESS);
        });
        elsewhere.join().expect("no panic");
        expect! {
            ACL_SUCCESS => aclrtSynchronizeDevice(), aclrtResetDevice(2), aclrtGetDevice(&mut device), aclrtResetDevice(2);
            ACL_ERROR_RT_CONTEXT_NULL => aclrtResetDevice(2), aclrtGetDevice(&mut device);
            ACL_SUCCESS => aclrtSetDevice(2), aclrtSetDevice(2), aclrtResetDeviceForce(2), aclrtResetDeviceForce(1);
            ACL_ERROR_RT_CONTEXT_NULL => aclrtResetDeviceForce(2), aclrtResetDevice(1);
        }
    }
}

#[test]
fn contexts() {
    start();
    let mut made = [untouched::<c_void>(); 2];
    let (mut now, mut default, mut device) = (untouched::<c_void>(), untouched(), -1);
    // SAFETY: outputs are live variables or NULL, and contexts are live or what the calls promise to refuse.
    unsafe {
        expect! {
            ACL_ERROR_INVALID_PARAM =>
                aclrtCreateContext(ptr::null_mut(), 0), aclrtDestroyContext(ptr::null_mut()),
                aclrtSetCurrentContext(ptr::null_mut()), aclrtGetCurrentContext(ptr::null_mut());
            ACL_ERROR_RT_INVALID_DEVICEID => aclrtCreateContext(&mut made[0], DEVICES);
            ACL_ERROR_RT_CONTEXT_NULL =>
                aclrtGetCurrentContext(&mut now), aclrtSetCurrentContext(untouched()), aclrtDestroyContext(untouched());
        }
        assert_eq!((made[0], now), (untouched(), untouched()));
        expect! {
            ACL_SUCCESS =>
                aclrtSetDevice(0), aclrtGetCurrentContext(&mut default), aclrtCreateContext(&mut made[0], 1),
                aclrtGetDevice(&mut device), aclrtGetCurrentContext(&mut now), aclrtCreateContext(&mut made[1], 2);
        }
        assert_eq!((device, now), (1, made[0]));
        expect! {
            ACL_SUCCESS => aclrtSetCurrentContext(default), aclrtGetDevice(&mut device), aclrtDestroyContext(made[0]);
            ACL_ERROR_RT_CONTEXT_NULL =>
                aclrtDestroyContext(made[0]), aclrtSetCurrentContext(made[0]), aclrtDestroyContext(default);
        }
        assert_eq!(device, 0);
        // Another thread's end of it is met, too.
        let context = made[1].addr();
        let other = || assert_eq!(aclrtDestroyContext(ptr::with_exposed_provenance_mut(context)), ACL_SUCCESS);
        let mut memory = untouched::<c_void>();
        expect!(ACL_SUCCESS => aclrtSetCurrentContext(made[1]););
        made[1].expose_provenance();
        std::thread::scope(|scope| scope.spawn(other).join()).expect("no panic");
        expect! {
            ACL_ERROR_RT_CONTEXT_NULL =>
                aclrtGetDevice(&mut device), aclrtGetCurrentContext(&mut now), aclrtMalloc(&mut memory, 64, 0);
            ACL_SUCCESS => aclrtResetDevice(0);
        }
    }
}

#[test]
fn failures_have_words() {
    start();
    // SAFETY: NULL is what the calls promise to refuse.
    unsafe {
        assert_eq!(words(), None);
        assert_eq!(aclrtSetDevice(99), ACL_ERROR_RT_INVALID_DEVICEID);
        // SAFETY: the text stays until the thread's next failure.
        let text = words().expect("a failure");
        assert!(text.starts_with("aclrtSetDevice: device 99 does not exist"), "{text}");
        assert_eq!(words(), None);
        std::thread::spawn(|| assert_eq!(words(), None)).join().expect("no panic");
        assert_eq!(aclrtGetRunMode(ptr::null_mut()), ACL_ERROR_INVALID_PARAM);
        assert!(words().expect("a failure").contains("NULL"));
    }
}

/// Sets a device for the test's thread; the tests of one process share the counts.
fn with_device(device: i32) {
    start();
    // SAFETY: no pointers.
    assert_eq!(unsafe { aclrtSetDevice(device) }, ACL_SUCCESS);
}

#[test]
fn without_a_device_nothing_is_allocated() {
    start();
    let (mut pointer, mut free, mut total) = (untouched::<c_void>(), 7, 7);
    // SAFETY: outputs are live variables.
    unsafe {
        expect! {
            ACL_ERROR_RT_CONTEXT_NULL =>
                aclrtMalloc(&mut pointer, 64, 0), aclrtMallocHost(&mut pointer, 64), aclrtFree(untouched()),
                aclrtGetMemInfo(0, &mut free, &mut total), aclrtCreateStream(&mut pointer),
                aclrtCreateEvent(&mut pointer), aclrtMemset(untouched(), 1, 0, 1), aclrtDeviceEnablePeerAccess(1, 0);
        }
    }
    assert_eq!((pointer, free, total), (untouched(), 7, 7));
}

#[test]
fn memory() {
    with_device(1);
    let none = ptr::null_mut::<c_void>();
    let (mut one, mut two, mut host, mut base) = (untouched::<c_void>(), untouched(), untouched(), untouched());
    let (mut size, mut free, mut total) = (0, 0, 0);
    // SAFETY: zeros are attributes.
    let mut attributes: aclrtPtrAttributes = unsafe { std::mem::zeroed() };
    let mut own = vec![0_u8; 8192];
    // SAFETY: outputs are live variables or NULL; addresses are live memory, or what the calls promise to refuse.
    unsafe {
        expect! {
            ACL_ERROR_INVALID_PARAM =>
                aclrtMalloc(ptr::null_mut(), 64, 0), aclrtMalloc(&mut one, 0, 0), aclrtMalloc(&mut one, 64, 8),
                aclrtMalloc(&mut one, 64, 0x1100), aclrtMalloc(&mut one, 64, 0x103), aclrtMallocAlign32(&mut one, 0, 0),
                aclrtMallocHost(ptr::null_mut(), 64), aclrtMallocHost(&mut one, 0), aclrtFree(none), aclrtFreeHost(none),
                aclrtGetMemInfo(18, &mut free, &mut total), aclrtGetMemInfo(0, ptr::null_mut(), &mut total),
                aclrtPointerGetAttributes(none, &mut attributes), aclrtPointerGetAttributes(one, ptr::null_mut()),
                aclrtMemGetAddressRange(none, &mut base, &mut size),
                aclrtMemGetAddressRange(one, ptr::null_mut(), &mut size);
            ACL_ERROR_RT_FEATURE_NOT_SUPPORT => aclrtMalloc(&mut one, 64, ACL_MEM_MALLOC_HUGE1G_ONLY);
            ACL_ERROR_RT_MEMORY_ALLOCATION => aclrtMalloc(&mut one, usize::MAX, 0), aclrtMalloc(&mut one, 1 << 60, 0);
            ACL_ERROR_RT_PARAM_INVALID => aclrtFree(untouched()), aclrtFreeHost(untouched());
        }
        assert_eq!((one, free, total, size), (untouched(), 0, 0, 0));
        expect! {
            ACL_SUCCESS =>
                aclrtMalloc(&mut one, 100, ACL_MEM_MALLOC_HUGE_FIRST),
                aclrtMallocAlign32(&mut two, 100, ACL_MEM_MALLOC_NORMAL_ONLY | ACL_MEM_TYPE_LOW_BAND_WIDTH),
                aclrtMallocHost(&mut host, 100), aclrtGetMemInfo(ACL_HBM_MEM, &mut free, &mut total),
                aclrtMemGetAddressRange(one.wrapping_add(99), &mut base, &mut size);
        }
        assert!(one.addr() % 64 == 0 && two.addr() % 64 == 0 && (1..=total).contains(&free));
        assert_eq!((base, size), (one, 160));
        assert_eq!((aclrtMemGetAddressRange(two, &mut base, &mut size), base, size), (0, two, 128));
        expect! { ACL_SUCCESS => aclrtPointerGetAttributes(one, &mut attributes); }
        assert_eq!((attributes.location.r#type, attributes.location.id), (ACL_MEM_LOCATION_TYPE_DEVICE, 1));
        assert!(attributes.pageSize.is_power_of_two());
        expect! { ACL_SUCCESS => aclrtPointerGetAttributes(host, &mut attributes); }
        assert_eq!((attributes.location.r#type, attributes.pageSize), (ACL_MEM_LOCATION_TYPE_HOST, page() as u32));
        expect! { ACL_SUCCESS => aclrtPointerGetAttributes(own.as_ptr().cast(), &mut attributes); }
        assert_eq!((attributes.location.r#type, attributes.pageSize), (ACL_MEM_LOCATION_TYPE_UNREGISTERED, 0));
        let start = own.as_mut_ptr().cast::<c_void>();
        expect! {
            ACL_ERROR_INVALID_PARAM =>
                aclrtHostRegister(none, 4096, 0, &mut base), aclrtHostRegister(start, 0, 0, &mut base),
                aclrtHostRegister(start, 4096, 1, &mut base), aclrtHostRegister(start, 4096, 0, ptr::null_mut()),
                aclrtHostRegisterV2(none, 4096, 2), aclrtHostRegisterV2(start, 0, 2), aclrtHostUnregister(none);
            ACL_ERROR_RT_FEATURE_NOT_SUPPORT => aclrtHostRegister(start, 4096, ACL_HOST_REGISTER_READONLY, &mut base);
            ACL_ERROR_RT_PARAM_INVALID =>
                aclrtHostRegisterV2(start, 4096, 0), aclrtHostRegisterV2(start, 4096, 1), aclrtHostUnregister(start),
                aclrtMemGetAddressRange(start, &mut base, &mut size);
            ACL_SUCCESS => aclrtHostRegister(start, 4096, ACL_HOST_REGISTER_MAPPED, &mut base);
            ACL_ERROR_RT_PARAM_INVALID => aclrtHostRegisterV2(start, 4096, ACL_HOST_REG_MAPPED);
        }
        assert_eq!(base, start);
        expect! {
            ACL_SUCCESS =>
                aclrtHostUnregister(start), aclrtHostRegisterV2(start, 8192, ACL_HOST_REG_MAPPED | ACL_HOST_REG_PINNED),
                aclrtHostUnregister(start), aclrtFree(one), aclrtFree(two), aclrtFreeHost(host);
            ACL_ERROR_RT_PARAM_INVALID => aclrtFree(one), aclrtFreeHost(host);
        }
    }
}

#[test]
fn copies_and_fills() {
    with_device(0);
    let from: Vec<u8> = (0..=255).collect();
    let mut to = [0_u8; 256];
    let (mut memory, mut stream) = (untouched::<c_void>(), untouched());
    let (source, none) = (from.as_ptr().cast::<c_void>(), ptr::null_mut::<c_void>());
    // SAFETY: as above.
    unsafe {
        expect! { ACL_SUCCESS => aclrtMallocAlign32(&mut memory, 256, 0), aclrtCreateStream(&mut stream); }
        let back = to.as_mut_ptr().cast::<c_void>();
        expect! {
            ACL_ERROR_INVALID_PARAM =>
                aclrtMemcpy(none, 256, source, 256, 4), aclrtMemcpy(memory, 256, ptr::null(), 256, 4),
                aclrtMemcpy(memory, 256, source, 0, 4), aclrtMemcpy(memory, 256, source, 256, 8),
                aclrtMemcpyAsync(memory, 256, source, 256, 8, stream), aclrtMemcpyAsync(none, 1, source, 1, 0, stream),
                aclrtMemset(none, 1, 0, 1), aclrtMemset(memory, 256, 0, 0), aclrtMemsetAsync(none, 1, 0, 1, stream);
            ACL_ERROR_RT_PARAM_INVALID =>
                aclrtMemcpy(memory, 255, source, 256, ACL_MEMCPY_HOST_TO_DEVICE),
                aclrtMemcpyAsync(memory, 255, source, 256, ACL_MEMCPY_HOST_TO_DEVICE, stream),
                aclrtMemcpy(memory.wrapping_add(250), 256, source, 256, ACL_MEMCPY_HOST_TO_DEVICE),
                aclrtMemset(memory, 255, 0, 256), aclrtMemsetAsync(memory, 255, 0, 256, stream);
            107017 => aclrtMemcpyAsync(memory, 256, source, 256, 1, untouched());
        }
        // Whatever the kind says, the pointers decide.
        for kind in ACL_MEMCPY_HOST_TO_HOST..=ACL_MEMCPY_INTER_DEVICE_TO_DEVICE {
            to = [0; 256];
            expect! {
                ACL_SUCCESS =>
                    aclrtMemcpy(memory, 256, source, 256, kind), aclrtMemcpy(back, 256, memory, 256, kind),
                    aclrtMemset(memory, 256, 0, 256), aclrtMemcpyAsync(memory, 256, source, 256, kind, stream),
                    aclrtMemsetAsync(memory.wrapping_add(200), 56, -1, 6, stream),
                    aclrtSynchronizeStream(stream);
            }
            assert_eq!(to[..], from[..]);
            expect! { ACL_SUCCESS => aclrtMemcpy(back, 300, memory, 256, kind); }
            assert_eq!((to[199], to[200], to[205], to[206]), (199, 255, 255, 206));
        }
        // Only the lowest byte of the value counts.
        expect! {
            ACL_SUCCESS => aclrtMemset(memory, 256, 0x1234, 256), aclrtMemcpy(back, 256, memory, 256, 2);
        }
        assert_eq!(to, [0x34; 256]);
        expect! { ACL_SUCCESS => aclrtFree(memory), aclrtDestroyStream(stream); }
    }
}

#[test]
fn copies_in_batches() {
    with_device(0);
    let (from, mut to) = ([1_u8, 2, 3, 4], [0_u8; 4]);
    let (mut memory, mut stream) = (untouched::<c_void>(), untouched());
    let location = |r#type| aclrtMemLocation { id: 0, r#type };
    let (host, device) = (location(ACL_MEM_LOCATION_TYPE_HOST), location(ACL_MEM_LOCATION_TYPE_DEVICE));
    let attribute = |to, from| aclrtMemcpyBatchAttr { dstLoc: to, srcLoc: from, rsv: [0; 16] };
    let beyond = aclrtMemLocation { id: DEVICES.cast_unsigned(), r#type: ACL_MEM_LOCATION_TYPE_DEVICE };
    // SAFETY: the lists have the lengths that the calls are told, and the memory is live.
    unsafe {
        expect! { ACL_SUCCESS => aclrtMalloc(&mut memory, 4, 0), aclrtCreateStream(&mut stream); }
        let (source, back) = (from.as_ptr().cast::<c_void>().cast_mut(), to.as_mut_ptr().cast::<c_void>());
        let batch = |to: &[*mut c_void],
                     from: &[*mut c_void],
                     sizes: &[usize],
                     attributes: &[aclrtMemcpyBatchAttr],
                     firsts: &[usize]| {
            let mut fail = 77;
            let mut rooms = [4_usize; 3];
            let (to, room, from) = (to.as_ptr().cast_mut(), rooms.as_mut_ptr(), from.as_ptr().cast_mut());
            let (sizes, count) = (sizes.as_ptr().cast_mut(), sizes.len());
            let (attributes, firsts, of) =
                (attributes.as_ptr().cast_mut(), firsts.as_ptr().cast_mut(), attributes.len());
            (aclrtMemcpyBatch(to, room, from, sizes, count, attributes, firsts, of, &mut fail), fail)
        };
        let (there, here) = (attribute(device, host), attribute(host, device));
        let (upper, next) = (memory.wrapping_add(2), source.wrapping_add(2));
        assert_eq!(batch(&[upper, memory], &[next, source], &[2, 2], &[there], &[0]), (ACL_SUCCESS, 77));
        let two_ways = batch(&[memory, back, back], &[next, memory, memory], &[1, 4, 4], &[there, here], &[0, 1]);
        assert_eq!((two_ways, to), ((ACL_SUCCESS, 77), [3, 2, 3, 4]));
        // Lists that do not fit together are no copy's fault.
        let none = usize::MAX;
        for (attributes, firsts) in [(&[there, there][..], &[0, 0][..]), (&[there, there], &[0, 1]), (&[there], &[1])] {
            let answer = batch(&[memory], &[source], &[1], attributes, firsts);
            assert_eq!(answer, (ACL_ERROR_RT_PARAM_INVALID, none), "{firsts:?}");
        }
        for wrong in [here, attribute(host, host), attribute(device, device), attribute(location(2), host)] {
            let answer = batch(&[memory, memory], &[source, source], &[1, 1], &[there, wrong], &[0, 1]);
            assert_eq!(answer, (ACL_ERROR_RT_PARAM_INVALID, 1));
        }
        let elsewhere = batch(&[memory], &[source], &[1], &[attribute(beyond, host)], &[0]);
        assert_eq!(elsewhere, (ACL_ERROR_RT_INVALID_DEVICEID, 0));
        assert_eq!(batch(&[memory], &[source], &[5], &[there], &[0]), (ACL_ERROR_RT_PARAM_INVALID, 0));
        assert_eq!(batch(&[memory], &[source], &[0], &[there], &[0]), (ACL_ERROR_INVALID_PARAM, 0));
        assert_eq!(batch(&[memory], &[ptr::null_mut()], &[1], &[there], &[0]), (ACL_ERROR_INVALID_PARAM, 0));
        let list = ptr::null_mut();
        let mut one = 1;
        let null = aclrtMemcpyBatch(list, &mut one, list, &mut one, 1, ptr::null_mut(), &mut one, 1, &mut one);
        assert_eq!(null, ACL_ERROR_INVALID_PARAM);
        expect! {
            ACL_ERROR_RT_FEATURE_NOT_SUPPORT => aclrtStreamAbort(stream);
            107017 => aclrtStreamAbort(untouched());
            ACL_SUCCESS => aclrtFree(memory), aclrtDestroyStream(stream);
        }
    }
}

#[test]
fn rows_are_copied() {
    with_device(0);
    const MOST: usize = 5 << 20;
    let from: Vec<u8> = (0..64).collect();
    let mut to = [0_u8; 64];
    let (mut large, rows) = (untouched::<c_void>(), vec![0_u8; MOST + 1]);
    let (mut memory, mut other, mut stream) = (untouched::<c_void>(), untouched(), untouched());
    let (source, none) = (from.as_ptr().cast::<c_void>(), ptr::null_mut::<c_void>());
    // SAFETY: outputs are live variables; addresses are live memory with room for the rows, or what the calls promise to
    // refuse.
    unsafe {
        expect! {
            ACL_SUCCESS =>
                aclrtMallocAlign32(&mut memory, 64, 0), aclrtMallocAlign32(&mut other, 64, 0), aclrtCreateStream(&mut stream),
                aclrtMalloc(&mut large, MOST + 1, 0);
        }
        let back = to.as_mut_ptr().cast::<c_void>();
        expect! {
            ACL_ERROR_INVALID_PARAM =>
                aclrtMemcpy2d(none, 16, source, 16, 4, 4, 1), aclrtMemcpy2d(memory, 16, ptr::null(), 16, 4, 4, 1),
                aclrtMemcpy2d(memory, 16, source, 16, 0, 4, 1), aclrtMemcpy2d(memory, 16, source, 16, 4, 0, 1),
                aclrtMemcpy2d(memory, 16, source, 16, 4, 4, 8), aclrtMemcpy2dAsync(memory, 16, source, 16, 4, 4, 8, stream),
                aclrtMemcpy2dAsync(none, 16, source, 16, 4, 4, 1, stream);
            ACL_ERROR_RT_PARAM_INVALID =>
                aclrtMemcpy2d(memory, 3, source, 16, 4, 4, 1), aclrtMemcpy2d(memory, 16, source, 3, 4, 4, 1),
                aclrtMemcpy2d(memory, 16, source, 16, 4, 5, 1), aclrtMemcpy2d(memory, usize::MAX, source, 16, 4, 4, 1),
                aclrtMemcpy2dAsync(memory, 0, source, 0, 4, 4, 1, stream),
                // One row more than the reference lets queue.
                aclrtMemcpy2dAsync(large, 1, rows.as_ptr().cast(), 1, 1, MOST + 1, 1, stream);
            ACL_SUCCESS =>
                aclrtMemcpy2dAsync(large, 1, rows.as_ptr().cast(), 1, 1, MOST, 1, stream),
                aclrtMemcpy2d(large, 1, rows.as_ptr().cast(), 1, 1, MOST + 1, 1), aclrtSynchronizeStream(stream),
                aclrtFree(large);
            107017 => aclrtMemcpy2dAsync(memory, 16, source, 16, 4, 4, 1, untouched());
        }
        // Four rows of four bytes, 8 bytes apart there, 16 here; between them nothing is written.
        expect! {
            ACL_SUCCESS =>
                aclrtMemset(memory, 64, 0xff, 64),
                aclrtMemcpy2d(memory, 8, source, 16, 4, 4, ACL_MEMCPY_HOST_TO_DEVICE),
                aclrtMemcpy(back, 64, memory, 64, ACL_MEMCPY_DEVICE_TO_HOST);
        }
        for (place, byte) in to.iter().enumerate() {
            let (row, column) = (place / 8, place % 8);
            let expected = if row < 4 && column < 4 { (16 * row + column) as u8 } else { 0xff };
            assert_eq!(*byte, expected, "byte {place}");
        }
        // Queued, from device to device too, which pointers decide here.
        to = [0xee; 64];
        expect! {
            ACL_SUCCESS =>
                aclrtMemcpy2dAsync(other, 4, memory, 8, 4, 4, ACL_MEMCPY_DEVICE_TO_DEVICE, stream),
                aclrtMemcpy2dAsync(back, 10, other, 4, 4, 4, ACL_MEMCPY_DEVICE_TO_HOST, stream),
                aclrtSynchronizeStream(stream);
        }
        for row in 0..4 {
            assert_eq!(to[10 * row..][..4], from[16 * row..][..4], "row {row}");
            assert_eq!(to[10 * row + 4..][..6], [0xee; 6], "row {row}");
        }
        expect! { ACL_SUCCESS => aclrtFree(memory), aclrtFree(other), aclrtDestroyStream(stream); }
    }
}

/// A word of pinned memory, and a stream that waits until it is not 0.
///
/// # Safety
/// The word is freed once the stream has passed.
unsafe fn gate() -> (aclrtStream, *mut u64) {
    let (mut stream, mut word) = (untouched::<c_void>(), untouched::<c_void>());
    // SAFETY: outputs are live variables, and the word has 8 bytes.
    unsafe {
        expect! { ACL_SUCCESS => aclrtCreateStream(&mut stream), aclrtMallocHost(&mut word, 8); }
        word.cast::<u64>().write_volatile(0);
        expect! { ACL_SUCCESS => aclrtValueWait(word, 1, ACL_STREAM_WAIT_VALUE_GEQ, stream); }
    }
    (stream, word.cast())
}

#[test]
fn copies_in_batches_are_queued() {
    with_device(0);
    let (mut memory, mut host, mut fail) = (untouched::<c_void>(), untouched::<c_void>(), 77);
    let location = |r#type| aclrtMemLocation { id: 0, r#type };
    let (at_host, at_device) = (location(ACL_MEM_LOCATION_TYPE_HOST), location(ACL_MEM_LOCATION_TYPE_DEVICE));
    let attributes = [
        aclrtMemcpyBatchAttr { dstLoc: at_device, srcLoc: at_host, rsv: [0; 16] },
        aclrtMemcpyBatchAttr { dstLoc: at_host, srcLoc: at_device, rsv: [0; 16] },
    ];
    // SAFETY: the lists have the lengths that the calls are told, and the memory is live until the stream has passed.
    unsafe {
        let (stream, word) = gate();
        expect! { ACL_SUCCESS => aclrtMalloc(&mut memory, 8, 0), aclrtMallocHost(&mut host, 16); }
        host.cast::<[u8; 16]>().write([7; 16]);
        let back = host.wrapping_add(8);
        let (mut to, mut room) = ([memory, memory.wrapping_add(4), back], [8, 4, 8]);
        let (mut from, mut sizes) = ([host, host.wrapping_add(4), memory], [4, 4, 8]);
        let mut firsts = [0, 2];
        let mut queue = |count, attributes: &[aclrtMemcpyBatchAttr], stream| {
            let (to, room, from) = (to.as_mut_ptr(), room.as_mut_ptr(), from.as_mut_ptr());
            let (sizes, firsts, of) = (sizes.as_mut_ptr(), firsts.as_mut_ptr(), attributes.len());
            let attributes = attributes.as_ptr().cast_mut();
            fail = 77;
            let status = aclrtMemcpyBatchAsync(to, room, from, sizes, count, attributes, firsts, of, &mut fail, stream);
            (status, fail)
        };
        assert_eq!(queue(3, &attributes, untouched()), (107017, usize::MAX));
        assert_eq!(queue(2, &attributes, stream), (ACL_ERROR_RT_PARAM_INVALID, usize::MAX));
        let within = aclrtMemcpyBatchAttr { dstLoc: at_host, srcLoc: at_host, rsv: [0; 16] };
        assert_eq!(queue(3, &[attributes[0], within], stream), (ACL_ERROR_RT_PARAM_INVALID, 2));
        assert_eq!(queue(3, &attributes, stream), (ACL_SUCCESS, 77));
        // What is read is what is there when the stream gets there.
        host.cast::<[u8; 8]>().write([9; 8]);
        let mut status = 99;
        expect! { ACL_SUCCESS => aclrtStreamQuery(stream, &mut status); }
        assert_eq!((status, back.cast::<[u8; 8]>().read_volatile()), (ACL_STREAM_STATUS_NOT_READY, [7; 8]));
        word.write_volatile(1);
        expect! { ACL_SUCCESS => aclrtSynchronizeStream(stream); }
        assert_eq!(back.cast::<[u8; 8]>().read_volatile(), [9; 8]);
        let list = ptr::null_mut();
        let (mut one, mut first) = (1, 0);
        expect! {
            ACL_ERROR_INVALID_PARAM =>
                aclrtMemcpyBatchAsync(list, &mut one, list, &mut one, 1, ptr::null_mut(), &mut first, 1, &mut fail, stream);
            ACL_SUCCESS =>
                aclrtDestroyStream(stream), aclrtFree(memory), aclrtFreeHost(host), aclrtFreeHost(word.cast());
        }
    }
}

#[test]
fn the_last_error_is_the_threads() {
    start();
    // SAFETY: NULL is what the call promises to refuse.
    unsafe {
        expect! {
            ACL_SUCCESS => aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL), aclrtGetLastError(ACL_RT_THREAD_LEVEL);
            ACL_ERROR_RT_INVALID_DEVICEID => aclrtSetDevice(99);
            // Neither a success nor AscendCL's own check of an argument changes it.
            ACL_ERROR_INVALID_PARAM => aclrtGetRunMode(ptr::null_mut());
            ACL_SUCCESS => aclrtSetDevice(0);
            ACL_ERROR_RT_INVALID_DEVICEID => aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL);
        }
        std::thread::spawn(|| assert_eq!(aclrtPeekAtLastError(0), ACL_SUCCESS)).join().expect("no panic");
        expect! {
            ACL_ERROR_INVALID_PARAM => aclrtPeekAtLastError(1), aclrtGetLastError(1);
        }
        assert!(words().expect("a failure").contains("level 1"));
        expect! {
            ACL_ERROR_RT_INVALID_DEVICEID => aclrtGetLastError(ACL_RT_THREAD_LEVEL);
            ACL_SUCCESS => aclrtGetLastError(ACL_RT_THREAD_LEVEL);
            107017 => aclrtSynchronizeStream(untouched()), aclrtGetLastError(ACL_RT_THREAD_LEVEL);
        }
    }
}

#[test]
fn streams_and_notifies_have_numbers() {
    with_device(1);
    let none = ptr::null_mut::<c_void>();
    let (mut streams, mut notifies) = ([untouched::<c_void>(); 2], [untouched::<c_void>(); 2]);
    let (mut numbers, mut ids, mut again) = ([-7; 3], [7; 2], -7);
    // SAFETY: outputs are live variables or NULL.
    unsafe {
        for (stream, notify) in streams.iter_mut().zip(&mut notifies) {
            expect! { ACL_SUCCESS => aclrtCreateStream(stream), aclrtCreateNotify(notify, 0); }
        }
        expect! {
            ACL_ERROR_INVALID_PARAM =>
                aclrtStreamGetId(streams[0], ptr::null_mut()), aclrtGetNotifyId(notifies[0], ptr::null_mut()),
                aclrtGetNotifyId(none, &mut ids[0]);
            107017 => aclrtStreamGetId(untouched(), &mut again), aclrtGetNotifyId(untouched(), &mut ids[0]);
        }
        assert_eq!((again, ids), (-7, [7; 2]));
        for (stream, number) in [streams[0], streams[1], none].into_iter().zip(&mut numbers) {
            expect! { ACL_SUCCESS => aclrtStreamGetId(stream, number), aclrtStreamGetId(stream, &mut again); }
            assert_eq!(again, *number);
            assert!(again >= 0);
        }
        assert!(numbers[0] != numbers[1] && numbers[1] != numbers[2] && numbers[0] != numbers[2], "{numbers:?}");
        for (notify, id) in notifies.into_iter().zip(&mut ids) {
            expect! { ACL_SUCCESS => aclrtGetNotifyId(notify, id); }
        }
        assert_ne!(ids[0], ids[1]);
        for (stream, notify) in streams.into_iter().zip(notifies) {
            expect! {
                ACL_SUCCESS => aclrtDestroyStream(stream), aclrtDestroyNotify(notify);
                107017 => aclrtStreamGetId(stream, &mut again), aclrtGetNotifyId(notify, &mut ids[0]);
            }
        }
    }
}

#[test]
fn a_default_context_is_in_use_while_its_device_is_set() {
    start();
    const DEVICE: i32 = DEVICES - 1;
    let (mut flags, mut active) = (7, 7);
    // SAFETY: outputs are live variables or NULL.
    unsafe {
        expect! {
            ACL_ERROR_INVALID_PARAM => aclrtGetPrimaryCtxState(DEVICE, &mut flags, ptr::null_mut());
            ACL_ERROR_RT_INVALID_DEVICEID =>
                aclrtGetPrimaryCtxState(DEVICES, &mut flags, &mut active), aclrtGetPrimaryCtxState(-1, &mut flags, &mut active);
        }
        assert_eq!((flags, active), (7, 7));
        expect! { ACL_SUCCESS => aclrtGetPrimaryCtxState(DEVICE, &mut flags, &mut active); }
        assert_eq!((flags, active), (0, 0));
        expect! { ACL_SUCCESS => aclrtSetDevice(DEVICE), aclrtGetPrimaryCtxState(DEVICE, ptr::null_mut(), &mut active); }
        assert_eq!(active, 1);
        expect! { ACL_SUCCESS => aclrtResetDevice(DEVICE), aclrtGetPrimaryCtxState(DEVICE, &mut flags, &mut active); }
        assert_eq!(active, 0);
    }
}

#[test]
fn a_wait_for_a_device_can_be_limited() {
    with_device(DEVICES - 2);
    let begun = std::time::Instant::now();
    // SAFETY: the words are freed once their streams have passed.
    unsafe {
        expect! {
            ACL_ERROR_RT_PARAM_INVALID => aclrtSynchronizeDeviceWithTimeout(0), aclrtSynchronizeDeviceWithTimeout(-2);
            ACL_SUCCESS => aclrtSynchronizeDeviceWithTimeout(-1), aclrtSynchronizeDeviceWithTimeout(60_000);
        }
        let (first, word) = gate();
        expect! {
            ACL_ERROR_RT_STREAM_SYNC_TIMEOUT =>
                aclrtSynchronizeDeviceWithTimeout(20), aclrtSynchronizeDeviceWithTimeout(20);
        }
        // The wait that has timed out ends now, and a later one is not content with that.
        let (second, other) = gate();
        word.write_volatile(1);
        expect! {
            ACL_SUCCESS => aclrtSynchronizeStream(first);
            ACL_ERROR_RT_STREAM_SYNC_TIMEOUT => aclrtSynchronizeDeviceWithTimeout(50);
        }
        std::thread::scope(|scope| {
            let opener = anygpu::gpu::UserData(other.cast());
            scope.spawn(move || {
                let opener = opener;
                std::thread::sleep(std::time::Duration::from_millis(20));
                opener.0.cast::<u64>().write_volatile(1);
            });
            expect! { ACL_SUCCESS => aclrtSynchronizeDeviceWithTimeout(60_000); }
        });
        let mut status = 99;
        expect! { ACL_SUCCESS => aclrtStreamQuery(second, &mut status); }
        assert_eq!(status, ACL_STREAM_STATUS_COMPLETE);
        expect! {
            ACL_SUCCESS =>
                aclrtDestroyStream(first), aclrtDestroyStream(second), aclrtFreeHost(word.cast()),
                aclrtFreeHost(other.cast());
        }
    }
    assert!(begun.elapsed() < std::time::Duration::from_secs(30), "{:?}", begun.elapsed());
    std::thread::spawn(|| {
        // SAFETY: no pointers.
        assert_eq!(unsafe { aclrtSynchronizeDeviceWithTimeout(1) }, ACL_ERROR_RT_CONTEXT_NULL);
    })
    .join()
    .expect("no panic");
}

#[test]
fn host_memory_has_attributes() {
    with_device(1);
    let mut host = untouched::<c_void>();
    // SAFETY: outputs are live variables or NULL, and the lists have their lengths.
    unsafe {
        let with = |host: &mut *mut c_void, attributes: &[aclrtMallocAttribute]| {
            let attrs = attributes.as_ptr().cast_mut();
            aclrtMallocHostWithCfg(host, 100, &mut aclrtMallocConfig { attrs, numAttrs: attributes.len() })
        };
        let attribute = |attr, number| aclrtMallocAttribute { attr, value: aclrtMallocAttrValue { deviceId: number } };
        let module = attribute(ACL_RT_MEM_ATTR_MODULE_ID, 33);
        let (mut nowhere, mut many) = (
            aclrtMallocConfig { attrs: ptr::null_mut(), numAttrs: 1 },
            aclrtMallocConfig { attrs: untouched(), numAttrs: usize::MAX },
        );
        expect! {
            ACL_ERROR_INVALID_PARAM =>
                aclrtMallocHostWithCfg(ptr::null_mut(), 100, ptr::null_mut()),
                aclrtMallocHostWithCfg(&mut host, 0, ptr::null_mut()), aclrtMallocHostWithCfg(&mut host, 100, &mut nowhere),
                aclrtMallocHostWithCfg(&mut host, 100, &mut many), with(&mut host, &[attribute(ACL_RT_MEM_ATTR_RSV, 0)]),
                with(&mut host, &[module, attribute(4, 0)]);
            ACL_ERROR_RT_PARAM_INVALID =>
                with(&mut host, &[module, attribute(ACL_RT_MEM_ATTR_DEVICE_ID, 0)]),
                with(&mut host, &[attribute(ACL_RT_MEM_ATTR_VA_FLAG, 2)]);
            ACL_ERROR_RT_FEATURE_NOT_SUPPORT => with(&mut host, &[attribute(ACL_RT_MEM_ATTR_VA_FLAG, 1)]);
            ACL_ERROR_RT_MEMORY_ALLOCATION => aclrtMallocHostWithCfg(&mut host, 1 << 60, ptr::null_mut());
        }
        assert_eq!(host, untouched());
        // SAFETY: zeros are attributes.
        let mut attributes: aclrtPtrAttributes = std::mem::zeroed();
        let all = [module, attribute(ACL_RT_MEM_ATTR_DEVICE_ID, 1), attribute(ACL_RT_MEM_ATTR_VA_FLAG, 0)];
        for list in [&all[..], &[]] {
            expect! {
                ACL_SUCCESS => with(&mut host, list), aclrtPointerGetAttributes(host, &mut attributes), aclrtFreeHost(host);
            }
            assert_eq!(attributes.location.r#type, ACL_MEM_LOCATION_TYPE_HOST);
        }
        expect! {
            ACL_SUCCESS => aclrtMallocHostWithCfg(&mut host, 100, ptr::null_mut()), aclrtFreeHost(host);
        }
        // Which of Huawei's parts use memory nobody else can tell.
        let (mut usage, mut count) = (std::mem::zeroed::<aclrtMemUsageInfo>(), 7);
        expect! {
            ACL_ERROR_INVALID_PARAM =>
                aclrtGetMemUsageInfo(0, ptr::null_mut(), 1, &mut count), aclrtGetMemUsageInfo(0, &mut usage, 0, &mut count),
                aclrtGetMemUsageInfo(0, &mut usage, 1, ptr::null_mut());
            ACL_ERROR_RT_INVALID_DEVICEID => aclrtGetMemUsageInfo(DEVICES, &mut usage, 1, &mut count);
            ACL_ERROR_RT_FEATURE_NOT_SUPPORT => aclrtGetMemUsageInfo(0, &mut usage, 1, &mut count);
        }
        assert_eq!(count, 7);
    }
}

#[test]
fn streams_write_values_and_wait_for_them() {
    with_device(2);
    let (mut waiting, mut memory, mut status) = (untouched::<c_void>(), untouched::<c_void>(), 99);
    let none = ptr::null_mut::<c_void>();
    // SAFETY: outputs are live variables; addresses are live memory, or what the calls promise to refuse.
    unsafe {
        expect! { ACL_SUCCESS => aclrtCreateStream(&mut waiting), aclrtMalloc(&mut memory, 8, 0); }
        expect! {
            ACL_ERROR_INVALID_PARAM =>
                aclrtValueWrite(none, 1, 0, none), aclrtValueWrite(memory, 1, 1, none), aclrtValueWait(none, 1, 0, none);
            ACL_ERROR_RT_PARAM_INVALID =>
                aclrtValueWrite(memory.wrapping_add(4), 1, 0, none), aclrtValueWait(memory.wrapping_add(4), 1, 0, none),
                aclrtValueWait(memory, 1, 4, waiting);
            107017 => aclrtValueWrite(memory, 1, 0, untouched()), aclrtValueWait(memory, 1, 0, untouched());
        }
        // For each comparison a value that ends the wait, and one that does not: signed, and in all 64 bits.
        let high = 1_u64 << 40;
        for (flag, awaited, before, after) in [
            (ACL_STREAM_WAIT_VALUE_GEQ, high, u64::MAX, high + 1),
            (ACL_STREAM_WAIT_VALUE_EQ, high, 0, high),
            (ACL_STREAM_WAIT_VALUE_AND, high | 4, !(high | 4), high),
            (ACL_STREAM_WAIT_VALUE_NOR, u64::MAX - high, high, 0),
        ] {
            expect! {
                ACL_SUCCESS =>
                    aclrtValueWrite(memory, before, 0, none), aclrtSynchronizeStream(none),
                    aclrtValueWait(memory, awaited, flag, waiting), aclrtStreamQuery(waiting, &mut status);
                ACL_ERROR_RT_STREAM_SYNC_TIMEOUT => aclrtSynchronizeStreamWithTimeout(waiting, 20);
                ACL_SUCCESS =>
                    aclrtValueWrite(memory, after, 0, none), aclrtSynchronizeStreamWithTimeout(waiting, 60_000);
            }
            assert_eq!(status, ACL_STREAM_STATUS_NOT_READY, "comparison {flag}");
        }
        let mut last = 7_u64;
        expect! {
            ACL_SUCCESS =>
                aclrtValueWrite(memory, high, 0, waiting), aclrtSynchronizeStream(waiting),
                aclrtMemcpy((&raw mut last).cast(), 8, memory, 8, ACL_MEMCPY_DEVICE_TO_HOST),
                aclrtFree(memory), aclrtDestroyStream(waiting);
        }
        assert_eq!(last, high);
    }
}

#[test]
fn streams_call_the_host_in_order() {
    /// Multiplies by 10 and adds 1: the order of several calls shows.
    unsafe extern "C" fn called(args: *mut c_void) {
        // SAFETY: the test gives a number that it reads once the stream is done.
        unsafe { args.cast::<u64>().write_volatile(args.cast::<u64>().read_volatile() * 10 + 1) }
    }
    with_device(0);
    let mut calls = 0_u64;
    let args = (&raw mut calls).cast::<c_void>();
    // SAFETY: the function may be called with its number until the streams are done.
    unsafe {
        let (stream, word) = gate();
        expect! {
            ACL_ERROR_INVALID_PARAM => aclrtLaunchHostFunc(stream, None, args);
            107017 => aclrtLaunchHostFunc(untouched(), Some(called), args);
            ACL_SUCCESS => aclrtLaunchHostFunc(stream, Some(called), args), aclrtLaunchHostFunc(stream, Some(called), args);
            ACL_ERROR_RT_STREAM_SYNC_TIMEOUT => aclrtSynchronizeStreamWithTimeout(stream, 20);
        }
        assert_eq!(args.cast::<u64>().read_volatile(), 0);
        word.write_volatile(1);
        expect! { ACL_SUCCESS => aclrtSynchronizeStream(stream); }
        assert_eq!(args.cast::<u64>().read_volatile(), 11);
        expect! {
            ACL_SUCCESS =>
                aclrtLaunchHostFunc(ptr::null_mut(), Some(called), args), aclrtSynchronizeStream(ptr::null_mut()),
                aclrtDestroyStream(stream), aclrtFreeHost(word.cast());
        }
        assert_eq!(args.cast::<u64>().read_volatile(), 111);
    }
}

#[test]
fn attributes_of_streams_are_what_they_are_here() {
    with_device(1);
    let none = ptr::null_mut::<c_void>();
    let (mut stream, mut other) = (untouched::<c_void>(), untouched::<c_void>());
    let set = |stream, attribute, number| {
        // SAFETY: a live variable.
        unsafe { aclrtSetStreamAttribute(stream, attribute, &mut aclrtStreamAttrValue { failureMode: number }) }
    };
    let told = |stream, attribute| {
        let mut value = aclrtStreamAttrValue { reserve: [7; 4] };
        // SAFETY: a live variable, whose bytes are numbers.
        unsafe { (aclrtGetStreamAttribute(stream, attribute, &mut value), value.reserve) }
    };
    // SAFETY: outputs are live variables or NULL.
    unsafe {
        expect! {
            ACL_SUCCESS => aclrtCreateStream(&mut stream), aclrtCreateStream(&mut other);
            ACL_ERROR_INVALID_PARAM =>
                aclrtSetStreamAttribute(stream, 1, ptr::null_mut()), aclrtGetStreamAttribute(stream, 1, ptr::null_mut()),
                set(stream, 0, 0), set(stream, 6, 0);
            107017 => set(untouched(), ACL_STREAM_ATTR_USER_CUSTOM_TAG, 1);
        }
    }
    for attribute in [0, 6] {
        assert_eq!(told(stream, attribute), (ACL_ERROR_INVALID_PARAM, [7; 4]));
    }
    assert_eq!(told(untouched(), 1), (107017, [7; 4]));
    // Each attribute: what it is, and the greatest value that it may have.
    for (attribute, here, most) in [
        (ACL_STREAM_ATTR_FAILURE_MODE, 1, 1),
        (ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK, 0, 1),
        (ACL_STREAM_ATTR_CACHE_OP_INFO, 0, 1),
        (ACL_STREAM_ATTR_PRIORITY, 0, 7),
    ] {
        assert_eq!(set(stream, attribute, here), ACL_SUCCESS, "attribute {attribute}");
        let another = if here == 0 { most } else { 0 };
        assert_eq!(set(stream, attribute, another), ACL_ERROR_RT_FEATURE_NOT_SUPPORT, "attribute {attribute}");
        assert_eq!(set(stream, attribute, most + 1), ACL_ERROR_RT_PARAM_INVALID, "attribute {attribute}");
        assert_eq!(told(stream, attribute), (ACL_SUCCESS, [here as u32, 0, 0, 0]), "attribute {attribute}");
    }
    assert_eq!(set(none, ACL_STREAM_ATTR_FAILURE_MODE, 1), ACL_ERROR_RT_PARAM_INVALID);
    // Tags are a stream's own, and the default stream has one, too.
    for (stream, tag) in [(stream, u64::from(u32::MAX)), (other, 5), (none, 6)] {
        assert_eq!(told(stream, ACL_STREAM_ATTR_USER_CUSTOM_TAG), (ACL_SUCCESS, [0; 4]));
        assert_eq!(set(stream, ACL_STREAM_ATTR_USER_CUSTOM_TAG, tag), ACL_SUCCESS);
    }
    for (stream, tag) in [(stream, u32::MAX), (other, 5), (none, 6)] {
        assert_eq!(told(stream, ACL_STREAM_ATTR_USER_CUSTOM_TAG), (ACL_SUCCESS, [tag, 0, 0, 0]));
    }
    assert_eq!(set(none, ACL_STREAM_ATTR_USER_CUSTOM_TAG, 0), ACL_SUCCESS);
    // SAFETY: they were created above.
    unsafe {
        expect! { ACL_SUCCESS => aclrtDestroyStream(stream), aclrtDestroyStream(other); }
    }
}

#[test]
fn streams() {
    with_device(2);
    let (mut one, mut two, mut status) = (untouched::<c_void>(), untouched(), 99);
    let none = ptr::null_mut::<c_void>();
    // SAFETY: as above.
    unsafe {
        expect! {
            ACL_ERROR_INVALID_PARAM =>
                aclrtCreateStream(ptr::null_mut()), aclrtCreateStreamWithConfig(ptr::null_mut(), 0, 0),
                aclrtDestroyStream(none), aclrtDestroyStreamForce(none), aclrtStreamQuery(none, ptr::null_mut());
            107017 =>
                aclrtDestroyStream(untouched()), aclrtSynchronizeStream(untouched()),
                aclrtSynchronizeStreamWithTimeout(untouched(), 1), aclrtStreamQuery(untouched(), &mut status);
            ACL_ERROR_RT_PARAM_INVALID =>
                aclrtSynchronizeStreamWithTimeout(none, 0), aclrtSynchronizeStreamWithTimeout(none, -2);
        }
        assert_eq!((one, status), (untouched(), 99));
        expect! {
            ACL_SUCCESS =>
                aclrtCreateStream(&mut one), aclrtCreateStreamWithConfig(&mut two, 0, ACL_STREAM_FAST_LAUNCH),
                aclrtSynchronizeStream(one), aclrtSynchronizeStream(none), aclrtSynchronizeStreamWithTimeout(two, -1),
                aclrtSynchronizeStreamWithTimeout(two, 1000), aclrtStreamQuery(none, &mut status);
        }
        assert_eq!(status, ACL_STREAM_STATUS_COMPLETE);
        // A stream that waits for a word that this thread writes.
        let mut word = untouched::<c_void>();
        expect! { ACL_SUCCESS => aclrtMallocHost(&mut word, 4); }
        let gate = word.cast::<u32>();
        gate.write(0);
        assert_eq!(anygpu::api::hip::hipStreamWaitValue32(one.cast(), word, 1, 0, u32::MAX), 0);
        expect! {
            ACL_SUCCESS => aclrtStreamQuery(one, &mut status), aclrtSynchronizeStream(two), aclrtSynchronizeStream(none);
            ACL_ERROR_RT_STREAM_SYNC_TIMEOUT => aclrtSynchronizeStreamWithTimeout(one, 20);
        }
        assert_eq!(status, ACL_STREAM_STATUS_NOT_READY);
        std::thread::scope(|scope| {
            let opener = anygpu::gpu::UserData(word);
            scope.spawn(move || {
                let opener = opener;
                std::thread::sleep(std::time::Duration::from_millis(20));
                opener.0.cast::<u32>().write_volatile(1);
            });
            expect! { ACL_SUCCESS => aclrtSynchronizeStreamWithTimeout(one, 60_000); }
        });
        expect! {
            ACL_SUCCESS => aclrtDestroyStream(one), aclrtDestroyStreamForce(two), aclrtFreeHost(word);
            107017 => aclrtDestroyStream(one), aclrtDestroyStreamForce(two);
        }
    }
}

#[test]
fn events() {
    with_device(0);
    let none = ptr::null_mut::<c_void>();
    let (mut stream, mut plain, mut timed, mut untimed) =
        (untouched::<c_void>(), untouched(), untouched(), untouched());
    let (mut ex, mut dumb) = (untouched(), untouched());
    let (mut recorded, mut waited, mut ms, mut time) = (99, 99, -1.0, 0);
    // SAFETY: as above.
    unsafe {
        expect! {
            ACL_ERROR_INVALID_PARAM =>
                aclrtCreateEvent(ptr::null_mut()), aclrtCreateEventWithFlag(ptr::null_mut(), 8),
                aclrtCreateEventExWithFlag(ptr::null_mut(), 1), aclrtDestroyEvent(none), aclrtRecordEvent(none, none),
                aclrtResetEvent(none, none), aclrtQueryEventStatus(none, &mut recorded), aclrtSynchronizeEvent(none),
                aclrtQueryEventWaitStatus(none, &mut waited), aclrtStreamWaitEvent(none, none),
                aclrtEventElapsedTime(&mut ms, none, none), aclrtEventGetTimestamp(none, &mut time);
            ACL_ERROR_RT_PARAM_INVALID =>
                aclrtCreateEventWithFlag(&mut plain, 0x10), aclrtCreateEventWithFlag(&mut plain, ACL_EVENT_IPC),
                aclrtCreateEventExWithFlag(&mut plain, ACL_EVENT_IPC | ACL_EVENT_SYNC);
            107017 =>
                aclrtDestroyEvent(untouched()), aclrtRecordEvent(untouched(), none), aclrtSynchronizeEvent(untouched()),
                aclrtStreamWaitEvent(none, untouched()), aclrtEventGetTimestamp(untouched(), &mut time);
        }
        assert_eq!((plain, recorded, waited), (untouched(), 99, 99));
        expect! {
            ACL_SUCCESS =>
                aclrtCreateStream(&mut stream), aclrtCreateEvent(&mut plain), aclrtCreateEventWithFlag(&mut timed, 0xe),
                aclrtCreateEventWithFlag(&mut untimed, ACL_EVENT_SYNC), aclrtCreateEventExWithFlag(&mut ex, ACL_EVENT_SYNC),
                aclrtCreateEventExWithFlag(&mut dumb, ACL_EVENT_TIME_LINE),
                aclrtQueryEventStatus(plain, &mut recorded), aclrtQueryEventWaitStatus(plain, &mut waited),
                aclrtSynchronizeEvent(plain), aclrtStreamWaitEvent(stream, plain);
            ACL_ERROR_INVALID_PARAM =>
                aclrtQueryEventStatus(plain, ptr::null_mut()), aclrtQueryEventWaitStatus(plain, ptr::null_mut()),
                aclrtEventElapsedTime(ptr::null_mut(), plain, timed), aclrtEventGetTimestamp(timed, ptr::null_mut());
        }
        assert_eq!((recorded, waited), (ACL_EVENT_RECORDED_STATUS_NOT_READY, ACL_EVENT_WAIT_STATUS_COMPLETE));
        expect! {
            107006 => aclrtEventElapsedTime(&mut ms, plain, timed), aclrtEventGetTimestamp(timed, &mut time);
            ACL_SUCCESS =>
                aclrtRecordEvent(plain, stream), aclrtStreamWaitEvent(none, plain), aclrtStreamWaitEvent(none, ex),
                aclrtSynchronizeEvent(plain), aclrtQueryEventStatus(plain, &mut recorded);
        }
        assert_eq!(recorded, ACL_EVENT_RECORDED_STATUS_COMPLETE);
        std::thread::sleep(std::time::Duration::from_millis(20));
        let (mut first, mut second) = (0, 0);
        expect! {
            ACL_SUCCESS =>
                aclrtRecordEvent(timed, stream), aclrtRecordEvent(untimed, stream), aclrtRecordEvent(ex, none),
                aclrtRecordEvent(dumb, none), aclrtSynchronizeStream(stream), aclrtSynchronizeStream(none),
                aclrtEventElapsedTime(&mut ms, plain, timed), aclrtEventGetTimestamp(plain, &mut first),
                aclrtEventGetTimestamp(timed, &mut second), aclrtEventGetTimestamp(dumb, &mut time);
            107007 => aclrtEventElapsedTime(&mut ms, timed, plain);
            ACL_ERROR_RT_PARAM_INVALID =>
                aclrtEventElapsedTime(&mut ms, plain, untimed), aclrtEventGetTimestamp(untimed, &mut time),
                aclrtResetEvent(ex, none), aclrtQueryEventWaitStatus(ex, &mut waited), aclrtStreamWaitEvent(none, dumb);
            107017 => aclrtResetEvent(plain, untouched());
            ACL_SUCCESS => aclrtResetEvent(plain, stream), aclrtQueryEventStatus(plain, &mut recorded);
        }
        assert!((20.0..10_000.0).contains(&ms), "{ms}");
        assert!((ms * 1e3 - (second - first) as f32).abs() < 5.0, "{ms} ms from {first} to {second}");
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
        assert!(now.as_micros().abs_diff(time.into()) < 60_000_000, "{time}");
        assert_eq!(recorded, ACL_EVENT_RECORDED_STATUS_NOT_READY);
        for event in [plain, timed, untimed, ex, dumb] {
            assert_eq!((aclrtDestroyEvent(event), aclrtDestroyEvent(event)), (ACL_SUCCESS, 107017));
        }
        // Another dialect's call ends an event, too, also one that was never recorded.
        expect! {
            ACL_SUCCESS => aclrtCreateEvent(&mut plain);
            0 => anygpu::api::cudart::cudaEventDestroy(plain.cast());
            107017 => aclrtQueryEventStatus(plain, &mut recorded), aclrtQueryEventWaitStatus(plain, &mut waited);
        }
        expect! { ACL_SUCCESS => aclrtDestroyStream(stream); }
    }
}

#[test]
fn peers() {
    with_device(1);
    let mut can = -1;
    // SAFETY: as above.
    unsafe {
        expect! {
            ACL_ERROR_INVALID_PARAM => aclrtDeviceCanAccessPeer(ptr::null_mut(), 0, 1), aclrtDeviceEnablePeerAccess(0, 1);
            ACL_ERROR_RT_INVALID_DEVICEID =>
                aclrtDeviceCanAccessPeer(&mut can, 0, DEVICES), aclrtDeviceCanAccessPeer(&mut can, -1, 0),
                aclrtDeviceEnablePeerAccess(DEVICES, 0), aclrtDeviceDisablePeerAccess(-1);
            ACL_ERROR_RT_PARAM_INVALID =>
                aclrtDeviceCanAccessPeer(&mut can, 1, 1), aclrtDeviceEnablePeerAccess(1, 0),
                aclrtDeviceDisablePeerAccess(1), aclrtDeviceDisablePeerAccess(0);
        }
        assert_eq!(can, -1);
        expect! {
            ACL_SUCCESS =>
                aclrtDeviceCanAccessPeer(&mut can, 1, 0), aclrtDeviceEnablePeerAccess(0, 0),
                aclrtDeviceEnablePeerAccess(0, 0), aclrtDeviceDisablePeerAccess(0);
            ACL_ERROR_RT_PARAM_INVALID => aclrtDeviceDisablePeerAccess(0);
        }
    }
    assert_eq!(can, 1);
}

const SIZE: usize = 4 << 20;

fn properties(device: u32) -> aclrtPhysicalMemProp {
    aclrtPhysicalMemProp {
        handleType: ACL_MEM_HANDLE_TYPE_NONE,
        allocationType: ACL_MEM_ALLOCATION_TYPE_PINNED,
        memAttr: ACL_HBM_MEM_HUGE,
        location: aclrtMemLocation { id: device, r#type: ACL_MEM_LOCATION_TYPE_DEVICE },
        reserve: 0,
    }
}

#[test]
fn physical_memory() {
    with_device(0);
    let good = properties(1);
    let with = |change: fn(&mut aclrtPhysicalMemProp)| {
        let mut changed = good;
        change(&mut changed);
        changed
    };
    let none = ptr::null_mut::<c_void>();
    let (mut memory, mut same, mut address, mut other) = (untouched::<c_void>(), untouched(), untouched(), untouched());
    let (mut granularity, mut flag, mut told) = (0, 77, properties(0));
    let ask = |prop: aclrtPhysicalMemProp, option, answer: &mut usize| {
        let mut prop = prop;
        // SAFETY: live variables.
        unsafe { aclrtMemGetAllocationGranularity(&mut prop, option, answer) }
    };
    // SAFETY: outputs are live variables or NULL, and inputs are what the calls promise to refuse.
    unsafe {
        let make =
            |handle: &mut *mut c_void, size, prop: aclrtPhysicalMemProp| aclrtMallocPhysical(handle, size, &prop, 0);
        expect! {
            ACL_ERROR_INVALID_PARAM =>
                aclrtMemGetAllocationGranularity(ptr::null_mut(), 0, &mut granularity),
                aclrtMemGetAllocationGranularity(&mut told, 0, ptr::null_mut()), ask(good, 2, &mut granularity),
                ask(good, ACL_RT_MEM_ALLOC_GRANULARITY_UNDEF, &mut granularity),
                aclrtMallocPhysical(ptr::null_mut(), SIZE, &good, 0), make(&mut memory, 0, good),
                aclrtMallocPhysical(&mut memory, SIZE, ptr::null(), 0), aclrtMallocPhysical(&mut memory, SIZE, &good, 1),
                make(&mut memory, SIZE, with(|it| it.allocationType = 1)), make(&mut memory, SIZE, with(|it| it.reserve = 1)),
                make(&mut memory, SIZE, with(|it| it.memAttr = 18)), make(&mut memory, SIZE, with(|it| it.handleType = 1)),
                make(&mut memory, SIZE, with(|it| it.location.r#type = ACL_MEM_LOCATION_TYPE_UNREGISTERED)),
                make(&mut memory, SIZE, with(|it| it.location.r#type = ACL_MEM_LOCATION_TYPE_HOST)),
                aclrtFreePhysical(none);
            ACL_ERROR_RT_INVALID_DEVICEID =>
                make(&mut memory, SIZE, with(|it| it.location.id = 99)), ask(properties(99), 0, &mut granularity);
            ACL_ERROR_RT_PARAM_INVALID => make(&mut memory, SIZE + 4096, good);
            ACL_ERROR_RT_FEATURE_NOT_SUPPORT =>
                make(&mut memory, SIZE, with(|it| it.memAttr = ACL_MEM_HUGE1G)),
                make(&mut memory, SIZE, with(|it| it.handleType = ACL_MEM_HANDLE_TYPE_POSIX));
            ACL_ERROR_RT_MEMORY_ALLOCATION => make(&mut memory, 1 << 60, good);
            107017 => aclrtFreePhysical(untouched());
        }
        assert_eq!((memory, granularity), (untouched(), 0));
        expect! {
            ACL_SUCCESS => ask(good, 0, &mut granularity), make(&mut memory, SIZE, good),
                aclrtMemGetAllocationPropertiesFromHandle(memory, &mut told);
            ACL_ERROR_INVALID_PARAM => aclrtMemGetAllocationPropertiesFromHandle(memory, ptr::null_mut()),
                aclrtMemGetAllocationPropertiesFromHandle(none, &mut told);
            107017 => aclrtMemGetAllocationPropertiesFromHandle(untouched(), &mut told);
        }
        assert_eq!(granularity, 2 << 20);
        assert_eq!((told.memAttr, told.location.id, told.location.r#type), (ACL_HBM_MEM_HUGE, 1, 1));

        let reserve = |address: &mut *mut c_void, size| aclrtReserveMemAddress(address, size, 0, none, 0);
        let far = ptr::without_provenance_mut::<c_void>(16 << 40);
        expect! {
            ACL_ERROR_INVALID_PARAM =>
                aclrtReserveMemAddress(ptr::null_mut(), SIZE, 0, none, 0), reserve(&mut address, 0),
                aclrtReserveMemAddress(&mut address, SIZE, 1, none, 0), aclrtReleaseMemAddress(none),
                aclrtReserveMemAddressNoUCMemory(&mut address, 1 << 30, 0, none, 0),
                aclrtReserveMemAddressNoUCMemory(&mut address, 1 << 30, 0, far, 1),
                aclrtReserveMemAddressNoUCMemory(&mut address, 0, 0, far, 0);
            ACL_ERROR_RT_PARAM_INVALID =>
                aclrtReserveMemAddress(&mut address, SIZE, 0, none, 2), reserve(&mut address, 4096),
                aclrtReserveMemAddress(&mut address, SIZE, 0, untouched(), 0), aclrtReleaseMemAddress(untouched()),
                aclrtReserveMemAddressNoUCMemory(&mut address, SIZE, 0, far, 0);
        }
        assert_eq!(address, untouched());
        // Where a program wants its addresses, if they are free.
        expect! {
            ACL_SUCCESS => aclrtReserveMemAddress(&mut address, SIZE, 0, far, 1), aclrtReleaseMemAddress(address),
                aclrtReserveMemAddressNoUCMemory(&mut other, 1 << 30, 0, far, 0), aclrtReleaseMemAddress(other);
            ACL_ERROR_RT_PARAM_INVALID => aclrtReleaseMemAddress(other);
        }
        assert_eq!((address, other), (far, far));

        expect! {
            ACL_SUCCESS => reserve(&mut address, 4 * SIZE);
            ACL_ERROR_INVALID_PARAM =>
                aclrtMapMem(none, SIZE, 0, memory, 0), aclrtMapMem(address, SIZE, 0, none, 0),
                aclrtMapMem(address, 0, 0, memory, 0), aclrtMapMem(address, SIZE, 0, memory, 1), aclrtUnmapMem(none);
            107017 => aclrtMapMem(address, SIZE, 0, untouched(), 0);
            ACL_ERROR_RT_PARAM_INVALID =>
                aclrtMapMem(address, SIZE, 4096, memory, 0), aclrtMapMem(address, SIZE / 2, 0, memory, 0),
                aclrtMapMem(address.wrapping_add(4096), SIZE, 0, memory, 0), aclrtMapMem(untouched(), SIZE, 0, memory, 0),
                aclrtMapMem(address.wrapping_add(4 * SIZE - SIZE / 2), SIZE, 0, memory, 0), aclrtUnmapMem(address);
            ACL_SUCCESS => aclrtMapMem(address, SIZE, 0, memory, 0);
            ACL_ERROR_RT_PARAM_INVALID =>
                aclrtMapMem(address, SIZE, 0, memory, 0), aclrtMapMem(address.wrapping_add(SIZE / 2), SIZE, 0, memory, 0),
                aclrtReleaseMemAddress(address), aclrtUnmapMem(address.wrapping_add(SIZE / 2));
            // It is usable at once, and again at a second place of the same reservation.
            ACL_SUCCESS =>
                aclrtMemset(address, SIZE, 7, SIZE), aclrtMapMem(address.wrapping_add(2 * SIZE), SIZE, 0, memory, 0);
        }
        let mut byte = 0_u8;
        let back = (&raw mut byte).cast::<c_void>();
        expect! { ACL_SUCCESS => aclrtMemcpy(back, 1, address.wrapping_add(2 * SIZE + 5), 1, 2); }
        assert_eq!(byte, 7);
        let (mut base, mut size) = (none, 0);
        expect! { ACL_SUCCESS => aclrtMemGetAddressRange(address.wrapping_add(9), &mut base, &mut size); }
        assert_eq!((base, size), (address, SIZE));

        let mut device = good.location;
        let describe = |location, flags| aclrtMemAccessDesc { flags, location, rsv: [0; 12] };
        let on_device = |id, flags| describe(aclrtMemLocation { id, r#type: ACL_MEM_LOCATION_TYPE_DEVICE }, flags);
        let set = |size, desc: aclrtMemAccessDesc, count| {
            let mut desc = desc;
            aclrtMemSetAccess(address, size, &mut desc, count)
        };
        expect! {
            ACL_ERROR_INVALID_PARAM =>
                set(0, on_device(0, 3), 1), set(SIZE, on_device(0, 3), 0),
                aclrtMemSetAccess(none, SIZE, ptr::null_mut(), 1), aclrtMemSetAccess(address, SIZE, ptr::null_mut(), 1),
                set(SIZE, aclrtMemAccessDesc { rsv: [1; 12], ..on_device(0, 3) }, 1),
                set(SIZE, describe(aclrtMemLocation { id: 0, r#type: 3 }, 3), 1),
                aclrtMemGetAccess(none, &mut device, &mut flag), aclrtMemGetAccess(address, ptr::null_mut(), &mut flag),
                aclrtMemGetAccess(address, &mut device, ptr::null_mut()),
                aclrtMemRetainAllocationHandle(none, &mut same), aclrtMemRetainAllocationHandle(address, ptr::null_mut());
            ACL_ERROR_RT_INVALID_DEVICEID => set(SIZE, on_device(99, 3), 1);
            ACL_ERROR_RT_PARAM_INVALID =>
                set(SIZE, on_device(0, 1), 1), set(SIZE / 2, on_device(0, 3), 1), set(2 * SIZE, on_device(0, 3), 1),
                aclrtMemGetAccess(address.wrapping_add(1), &mut device, &mut flag),
                aclrtMemRetainAllocationHandle(address.wrapping_add(1), &mut same);
            ACL_ERROR_RT_FEATURE_NOT_SUPPORT => set(SIZE, describe(aclrtMemLocation { id: 0, r#type: 0 }, 3), 1);
            ACL_SUCCESS => aclrtMemGetAccess(address, &mut device, &mut flag);
        }
        assert_eq!((flag, same), (ACL_RT_MEM_ACCESS_FLAGS_READWRITE.into(), untouched()));
        device.id = 2;
        assert_eq!((aclrtMemGetAccess(address, &mut device, &mut flag), flag), (0, 0));
        expect! { ACL_SUCCESS => set(SIZE, on_device(2, 3), 1), aclrtMemGetAccess(address, &mut device, &mut flag); }
        assert_eq!(flag, 3);

        // A reservation has memory of one device.
        expect! {
            ACL_SUCCESS => make(&mut other, SIZE, properties(0));
            ACL_ERROR_RT_PARAM_INVALID => aclrtMapMem(address.wrapping_add(SIZE), SIZE, 0, other, 0);
            ACL_SUCCESS => aclrtMemRetainAllocationHandle(address, &mut same);
        }
        assert_eq!(same, memory);
        // What is mapped stays, and may be had, exported and released again.
        let (mut number, mut again) = (0, 0);
        expect! {
            ACL_SUCCESS =>
                aclrtMemExportToShareableHandle(memory, 0, 1, &mut number), aclrtFreePhysical(memory), aclrtFreePhysical(same),
                aclrtFreePhysical(other);
            107017 => aclrtFreePhysical(memory), aclrtMapMem(address.wrapping_add(SIZE), SIZE, 0, memory, 0);
            ACL_SUCCESS =>
                aclrtMemcpy(back, 1, address, 1, 2), aclrtMemRetainAllocationHandle(address, &mut same),
                aclrtMemExportToShareableHandle(same, 0, 1, &mut again), aclrtUnmapMem(address), aclrtFreePhysical(same),
                aclrtUnmapMem(address.wrapping_add(2 * SIZE)), aclrtReleaseMemAddress(address);
            ACL_ERROR_RT_PARAM_INVALID => aclrtUnmapMem(address);
            107017 => aclrtFreePhysical(same);
        }
        assert_ne!(number, again);
    }
}

#[test]
fn memory_of_the_host_is_the_hosts_until_a_device_is_let_in() {
    with_device(0);
    let mut wanted = properties(0);
    let (mut memory, mut address, mut flag) = (untouched::<c_void>(), untouched::<c_void>(), 9);
    // SAFETY: outputs are live variables, and the memory is mapped where it is touched.
    unsafe {
        for (kind, id) in [(ACL_MEM_LOCATION_TYPE_HOST, 0), (ACL_MEM_LOCATION_TYPE_HOST_NUMA, 0)] {
            wanted.location = aclrtMemLocation { id, r#type: kind };
            let mut host = wanted.location;
            let mut device = properties(0).location;
            let mut desc = aclrtMemAccessDesc { flags: 3, location: device, rsv: [0; 12] };
            expect! {
                ACL_SUCCESS =>
                    aclrtMallocPhysical(&mut memory, SIZE, &wanted, 0),
                    aclrtReserveMemAddress(&mut address, SIZE, 0, ptr::null_mut(), 1), aclrtMapMem(address, SIZE, 0, memory, 0),
                    aclrtMemGetAccess(address, &mut device, &mut flag);
            }
            assert_eq!(flag, 0);
            address.cast::<u8>().write(9);
            expect! {
                ACL_SUCCESS =>
                    aclrtMemGetAccess(address, &mut host, &mut flag), aclrtMemSetAccess(address, SIZE, &mut desc, 1),
                    aclrtMemset(address.wrapping_add(1), 1, 9, 1);
            }
            assert_eq!((flag, address.cast::<[u8; 2]>().read()), (3, [9, 9]));
            expect! {
                ACL_SUCCESS => aclrtUnmapMem(address), aclrtReleaseMemAddress(address), aclrtFreePhysical(memory);
            }
        }
    }
}

#[test]
fn shareable_handles_in_one_process() {
    with_device(0);
    let none = ptr::null_mut::<c_void>();
    let (mut memory, mut other) = (untouched::<c_void>(), untouched());
    let (mut number, mut pids) = (1, [std::process::id() as i32, 0]);
    let ids = pids.as_mut_ptr();
    let mut fabric = aclrtMemFabricHandle { data: [0; 128] };
    let room = (&raw mut fabric).cast::<c_void>();
    let place = (&raw mut number).cast::<c_void>();
    const DEFAULT: aclrtMemSharedHandleType = ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT;
    const FABRIC: aclrtMemSharedHandleType = ACL_MEM_SHARE_HANDLE_TYPE_FABRIC;
    // SAFETY: as above.
    unsafe {
        expect! {
            ACL_SUCCESS => aclrtMallocPhysical(&mut memory, SIZE, &properties(0), 0);
            ACL_ERROR_INVALID_PARAM =>
                aclrtMemExportToShareableHandle(memory, 0, 0, ptr::null_mut()),
                aclrtMemExportToShareableHandle(none, 0, 0, &mut number),
                aclrtMemExportToShareableHandle(memory, 2, 0, &mut number),
                aclrtMemExportToShareableHandleV2(memory, 0, 3, place),
                aclrtMemExportToShareableHandleV2(memory, 0, DEFAULT, none),
                aclrtMemSetPidToShareableHandle(1, ptr::null_mut(), 1), aclrtMemSetPidToShareableHandle(1, ids, 0),
                aclrtMemSetPidToShareableHandleV2(none, DEFAULT, ids, 1),
                aclrtMemSetPidToShareableHandleV2(place, 0, ids, 1),
                aclrtMemImportFromShareableHandle(1, 0, ptr::null_mut()),
                aclrtMemImportFromShareableHandleV2(none, DEFAULT, 0, &mut other),
                aclrtMemImportFromShareableHandleV2(place, DEFAULT, 1, &mut other),
                aclrtMemImportFromShareableHandleV2(place, 3, 0, &mut other);
            ACL_ERROR_RT_PARAM_INVALID => aclrtMemExportToShareableHandle(memory, 0, 2, &mut number);
            107017 =>
                aclrtMemExportToShareableHandle(untouched(), 0, 0, &mut number),
                aclrtMemImportFromShareableHandle(0, 0, &mut other), aclrtMemImportFromShareableHandle(12345, 0, &mut other),
                aclrtMemSetPidToShareableHandle(12345, ids, 1), aclrtMemSetPidToShareableHandleV2(place, DEFAULT, ids, 1);
            ACL_ERROR_RT_INVALID_DEVICEID => aclrtMemImportFromShareableHandle(1, 99, &mut other);
            ACL_ERROR_RT_FEATURE_NOT_SUPPORT =>
                aclrtMemExportToShareableHandleV2(memory, 0, FABRIC, room),
                aclrtMemExportToShareableHandleV2(memory, 1, FABRIC, room),
                aclrtMemImportFromShareableHandleV2(place, FABRIC, 0, &mut other),
                aclrtMemSetPidToShareableHandleV2(room, FABRIC, ids, 1);
        }
        assert_eq!((number, other, fabric.data), (1, untouched(), [0; 128]));
        expect! {
            ACL_SUCCESS =>
                aclrtMemExportToShareableHandle(memory, 0, ACL_RT_VMM_EXPORT_FLAG_DEFAULT, &mut number),
                aclrtMemSetPidToShareableHandle(number, ids, 1), aclrtMemSetPidToShareableHandleV2(place, DEFAULT, ids, 1);
            107017 =>
                aclrtMemExportToShareableHandle(memory, 0, 0, &mut number),
                aclrtMemExportToShareableHandleV2(memory, 0, DEFAULT, place),
                aclrtMemImportFromShareableHandle(number ^ 1, 0, &mut other),
                aclrtMemSetPidToShareableHandle(number ^ 1, ids, 1);
            ACL_ERROR_RT_PARAM_INVALID => aclrtMemSetPidToShareableHandle(number, ids, 2);
            ACL_ERROR_RT_FEATURE_NOT_SUPPORT =>
                aclrtMemImportFromShareableHandle(number, 0, &mut other),
                aclrtMemImportFromShareableHandleV2(place, DEFAULT, 0, &mut other);
            ACL_SUCCESS => aclrtFreePhysical(memory);
            107017 => aclrtMemImportFromShareableHandle(number, 0, &mut other);
            ACL_SUCCESS =>
                aclrtMallocPhysical(&mut memory, SIZE, &properties(0), 0),
                aclrtMemExportToShareableHandleV2(memory, ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION, DEFAULT, place);
            ACL_ERROR_RT_FEATURE_NOT_SUPPORT => aclrtMemSetPidToShareableHandle(number, ids, 1);
            ACL_SUCCESS => aclrtFreePhysical(memory);
        }
    }
    assert!(number as i64 > 0, "positive for Fortran and Python, too");
    assert_eq!(other, untouched());
}

#[test]
fn keys_in_one_process() {
    with_device(0);
    let none = ptr::null_mut::<c_void>();
    let (mut memory, mut host, mut mapped, mut physical) =
        (untouched::<c_void>(), untouched(), untouched(), untouched());
    let (mut other, mut pids) = (untouched::<c_void>(), [std::process::id() as i32, 0]);
    let ids = pids.as_mut_ptr();
    let (mut key, mut second, mut third) = ([1 as std::ffi::c_char; 65], [0; 65], [0; 65]);
    let room = key.as_mut_ptr();
    // SAFETY: as above; keys have room for 65 characters.
    unsafe {
        expect! {
            ACL_SUCCESS =>
                aclrtMalloc(&mut memory, 1000, 0), aclrtMallocHost(&mut host, 1000),
                aclrtMallocPhysical(&mut physical, SIZE, &properties(0), 0),
                aclrtReserveMemAddress(&mut mapped, SIZE, 0, none, 0), aclrtMapMem(mapped, SIZE, 0, physical, 0);
            ACL_ERROR_INVALID_PARAM =>
                aclrtIpcMemGetExportKey(none, 1, room, 65, 0), aclrtIpcMemGetExportKey(memory, 0, room, 65, 0),
                aclrtIpcMemGetExportKey(memory, 1, ptr::null_mut(), 65, 0),
                aclrtIpcMemSetImportPid(ptr::null(), ids, 1), aclrtIpcMemSetImportPid(room, ptr::null_mut(), 1),
                aclrtIpcMemSetImportPid(room, ids, 0), aclrtIpcMemImportByKey(ptr::null_mut(), room, 0),
                aclrtIpcMemImportByKey(&mut other, ptr::null(), 0), aclrtIpcMemClose(ptr::null());
            ACL_ERROR_RT_PARAM_INVALID =>
                aclrtIpcMemGetExportKey(memory, 1, room, 64, 0),
                aclrtIpcMemGetExportKey(host, 1, room, 65, 0), aclrtIpcMemGetExportKey(mapped, 1, room, 65, 0),
                aclrtIpcMemGetExportKey(untouched(), 1, room, 65, 0), aclrtIpcMemGetExportKey(memory, 2000, room, 65, 0);
            107017 =>
                aclrtIpcMemImportByKey(&mut other, room, 0), aclrtIpcMemClose(room), aclrtIpcMemSetImportPid(room, ids, 1);
        }
        assert_eq!(key, [1; 65]);
        expect! {
            ACL_SUCCESS =>
                aclrtIpcMemGetExportKey(memory, 1000, room, 65, ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT),
                aclrtIpcMemGetExportKey(memory, 1000, second.as_mut_ptr(), 65, 1), aclrtIpcMemSetImportPid(room, ids, 1);
            // Any number but 0 disables the list.
            ACL_SUCCESS => aclrtIpcMemGetExportKey(memory, 1000, third.as_mut_ptr(), 65, 1 << 63);
            ACL_ERROR_RT_FEATURE_NOT_SUPPORT => aclrtIpcMemSetImportPid(third.as_ptr(), ids, 1);
            ACL_ERROR_RT_PARAM_INVALID => aclrtIpcMemSetImportPid(room, ids, 2), aclrtIpcMemImportByKey(&mut other, room, 2);
            ACL_ERROR_RT_FEATURE_NOT_SUPPORT =>
                aclrtIpcMemImportByKey(&mut other, room, 1), aclrtIpcMemSetImportPid(second.as_ptr(), ids, 1);
        }
        // There is one link to memory here.
        expect! {
            ACL_ERROR_INVALID_PARAM => aclrtIpcMemSetAttr(ptr::null(), 0, 0), aclrtIpcMemSetAttr(room, 1, 0);
            ACL_ERROR_RT_PARAM_INVALID => aclrtIpcMemSetAttr(room, ACL_RT_IPC_MEM_ATTR_ACCESS_LINK, 2);
            ACL_ERROR_RT_FEATURE_NOT_SUPPORT => aclrtIpcMemSetAttr(room, 0, ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_SIO),
                aclrtIpcMemSetAttr(room, 0, ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_HCCS);
        }
        assert_eq!((key[64], second[64], CStr::from_ptr(room).to_bytes().len()), (0, 0, 64));
        assert_ne!(key, second);
        // Any other text is no key.
        for place in [0, 16, 40, 63] {
            let mut forged = key;
            forged[place] = if forged[place] == b'0' as _ { b'1' as _ } else { b'0' as _ };
            expect! {
                107017 =>
                    aclrtIpcMemSetImportPid(forged.as_ptr(), ids, 1), aclrtIpcMemClose(forged.as_ptr()),
                    aclrtIpcMemSetAttr(forged.as_ptr(), 0, 0);
            }
        }
        expect! {
            ACL_SUCCESS => aclrtIpcMemClose(room), aclrtIpcMemClose(second.as_ptr()), aclrtIpcMemClose(third.as_ptr());
            107017 => aclrtIpcMemClose(room), aclrtIpcMemImportByKey(&mut other, room, 0), aclrtIpcMemSetImportPid(room, ids, 1);
            ACL_SUCCESS =>
                aclrtFree(memory), aclrtFreeHost(host), aclrtUnmapMem(mapped), aclrtFreePhysical(physical),
                aclrtReleaseMemAddress(mapped);
        }
    }
    assert_eq!(other, untouched());
}

#[test]
fn shared_events_in_one_process() {
    with_device(0);
    let none = ptr::null_mut::<c_void>();
    let (mut shared, mut plain, mut other) = (untouched::<c_void>(), untouched(), untouched());
    let (mut status, mut waited, mut ms, mut time) = (9, 9, 0.0, 0);
    let mut handle = aclrtIpcEventHandle { reserved: [0; 64] };
    // SAFETY: as above.
    unsafe {
        expect! {
            ACL_SUCCESS => aclrtCreateEventExWithFlag(&mut shared, ACL_EVENT_IPC), aclrtCreateEvent(&mut plain);
            ACL_ERROR_INVALID_PARAM =>
                aclrtIpcGetEventHandle(shared, ptr::null_mut()), aclrtIpcGetEventHandle(none, &mut handle),
                aclrtIpcOpenEventHandle(handle, ptr::null_mut()),
                anygpu_aclrtIpcOpenEventHandle_ref(ptr::null(), &mut other);
            ACL_ERROR_RT_PARAM_INVALID => aclrtIpcGetEventHandle(plain, &mut handle);
            107017 => aclrtIpcGetEventHandle(untouched(), &mut handle), aclrtIpcOpenEventHandle(handle, &mut other);
            ACL_SUCCESS =>
                aclrtIpcGetEventHandle(shared, &mut handle), aclrtRecordEvent(shared, none),
                aclrtStreamWaitEvent(none, shared), aclrtSynchronizeEvent(shared), aclrtQueryEventStatus(shared, &mut status);
            ACL_ERROR_RT_FEATURE_NOT_SUPPORT =>
                aclrtIpcOpenEventHandle(handle, &mut other), anygpu_aclrtIpcOpenEventHandle_ref(&handle, &mut other);
            ACL_ERROR_RT_PARAM_INVALID =>
                aclrtResetEvent(shared, none), aclrtQueryEventWaitStatus(shared, &mut waited),
                aclrtEventElapsedTime(&mut ms, shared, shared), aclrtEventGetTimestamp(shared, &mut time);
            ACL_SUCCESS => aclrtDestroyEvent(shared), aclrtDestroyEvent(plain);
        }
    }
    assert_eq!((status, waited, other), (ACL_EVENT_RECORDED_STATUS_COMPLETE, 9, untouched()));
}

#[test]
fn notifies_in_one_process() {
    with_device(0);
    let none = ptr::null_mut::<c_void>();
    let (mut notify, mut other, mut one, mut two) = (untouched::<c_void>(), untouched(), untouched(), untouched());
    let (mut status, mut pids) = (9, [std::process::id() as i32]);
    let ids = pids.as_mut_ptr();
    let mut key = [0 as std::ffi::c_char; 65];
    // SAFETY: as above.
    unsafe {
        expect! {
            ACL_SUCCESS => aclrtCreateStream(&mut one), aclrtCreateStream(&mut two);
            ACL_ERROR_INVALID_PARAM =>
                aclrtCreateNotify(ptr::null_mut(), 0), aclrtCreateNotify(&mut notify, 1), aclrtDestroyNotify(none),
                aclrtRecordNotify(none, one), aclrtWaitAndResetNotify(none, one, 0),
                aclrtNotifyGetExportKey(none, key.as_mut_ptr(), 65, 0), aclrtNotifyImportByKey(&mut other, ptr::null(), 0),
                aclrtNotifyImportByKey(ptr::null_mut(), key.as_ptr(), 0), aclrtNotifySetImportPid(none, ids, 1);
            107017 =>
                aclrtDestroyNotify(untouched()), aclrtRecordNotify(untouched(), one),
                aclrtWaitAndResetNotify(untouched(), one, 0), aclrtNotifySetImportPid(untouched(), ids, 1),
                aclrtNotifyGetExportKey(untouched(), key.as_mut_ptr(), 65, 0),
                aclrtNotifyImportByKey(&mut other, key.as_ptr(), 0);
            ACL_SUCCESS => aclrtCreateNotify(&mut notify, 0);
            107017 => aclrtRecordNotify(notify, untouched()), aclrtWaitAndResetNotify(notify, untouched(), 1);
            ACL_ERROR_INVALID_PARAM =>
                aclrtNotifyGetExportKey(notify, ptr::null_mut(), 65, 0), aclrtNotifySetImportPid(notify, ptr::null_mut(), 1),
                aclrtNotifySetImportPid(notify, ids, 0);
            ACL_ERROR_RT_PARAM_INVALID =>
                aclrtNotifyGetExportKey(notify, key.as_mut_ptr(), 64, 0), aclrtNotifySetImportPid(notify, ids, 1);
        }
        assert_eq!((other, key), (untouched(), [0; 65]));
        // A wait that comes first, and one that finds it recorded; each resets it.
        for _ in 0..3 {
            expect! {
                ACL_SUCCESS =>
                    aclrtWaitAndResetNotify(notify, one, 0), aclrtStreamQuery(one, &mut status);
            }
            assert_eq!(status, ACL_STREAM_STATUS_NOT_READY);
            expect! {
                ACL_SUCCESS =>
                    aclrtRecordNotify(notify, two), aclrtSynchronizeStream(one), aclrtRecordNotify(notify, two),
                    aclrtSynchronizeStream(two), aclrtWaitAndResetNotify(notify, one, 10), aclrtSynchronizeStream(one);
            }
        }
        // Nobody records it for either of two waits: each has its time from when the stream comes to it.
        let started = std::time::Instant::now();
        expect! {
            ACL_SUCCESS =>
                aclrtWaitAndResetNotify(notify, one, 1), aclrtWaitAndResetNotify(notify, one, 1);
            107019 => aclrtSynchronizeStreamWithTimeout(one, 60_000);
        }
        assert!(started.elapsed() >= std::time::Duration::from_secs(2));
        // Nobody records it: the stream goes on after a time, and says so once.
        expect! {
            ACL_SUCCESS => aclrtWaitAndResetNotify(notify, one, 1), aclrtSynchronizeStream(two);
            107019 => aclrtSynchronizeStream(one);
            ACL_SUCCESS => aclrtSynchronizeStream(one), aclrtWaitAndResetNotify(notify, one, 1);
            107019 => aclrtSynchronizeDevice();
            ACL_SUCCESS => aclrtSynchronizeDevice(), aclrtWaitAndResetNotify(notify, one, 1);
            ACL_ERROR_RT_STREAM_SYNC_TIMEOUT => aclrtSynchronizeStreamWithTimeout(one, 50);
            107019 => aclrtSynchronizeStreamWithTimeout(one, 60_000);
            // What timed out was reset.
            ACL_SUCCESS => aclrtWaitAndResetNotify(notify, one, 0), aclrtStreamQuery(one, &mut status);
        }
        assert_eq!(status, ACL_STREAM_STATUS_NOT_READY);
        expect! {
            ACL_SUCCESS =>
                aclrtNotifyGetExportKey(notify, key.as_mut_ptr(), 65, ACL_RT_NOTIFY_EXPORT_FLAG_DEFAULT),
                aclrtNotifySetImportPid(notify, ids, 1);
            ACL_ERROR_RT_FEATURE_NOT_SUPPORT => aclrtNotifyImportByKey(&mut other, key.as_ptr(), 2);
            ACL_ERROR_RT_PARAM_INVALID => aclrtNotifyImportByKey(&mut other, key.as_ptr(), 1);
        }
        let mut second = [0; 65];
        expect! { ACL_SUCCESS => aclrtNotifyGetExportKey(notify, second.as_mut_ptr(), 65, 0); }
        assert_eq!(key, second);
        // Destroyed while a stream still waits for it.
        expect! {
            ACL_SUCCESS => aclrtRecordNotify(notify, two), aclrtDestroyNotify(notify), aclrtSynchronizeStream(one);
            107017 => aclrtDestroyNotify(notify), aclrtNotifyImportByKey(&mut other, key.as_ptr(), 0);
            ACL_SUCCESS => aclrtDestroyStream(one), aclrtDestroyStream(two);
        }
    }
    assert_eq!(other, untouched());
}

/// A notify and streams of the calling thread's context.
fn notify_and_streams<const N: usize>() -> (aclrtNotify, [aclrtStream; N]) {
    let (mut notify, mut streams) = (untouched(), [untouched(); N]);
    // SAFETY: outputs are live variables.
    unsafe {
        expect! { ACL_SUCCESS => aclrtCreateNotify(&mut notify, 0); }
        for stream in &mut streams {
            expect! { ACL_SUCCESS => aclrtCreateStream(stream); }
        }
    }
    (notify, streams)
}

fn is_done(stream: aclrtStream) -> bool {
    let mut status = ACL_STREAM_STATUS_NOT_READY;
    // SAFETY: the stream is live.
    expect! { ACL_SUCCESS => unsafe { aclrtStreamQuery(stream, &mut status) }; }
    status == ACL_STREAM_STATUS_COMPLETE
}

#[test]
fn a_timeout_ends_its_own_wait_alone() {
    with_device(3);
    let (notify, [endless, one, two, records]) = notify_and_streams();
    // SAFETY: the handles are live.
    unsafe {
        expect! {
            ACL_SUCCESS =>
                aclrtWaitAndResetNotify(notify, endless, 0), aclrtWaitAndResetNotify(notify, one, 1),
                aclrtWaitAndResetNotify(notify, two, 1);
            107019 => aclrtSynchronizeStreamWithTimeout(one, 60_000), aclrtSynchronizeStreamWithTimeout(two, 60_000);
            ACL_SUCCESS => aclrtSynchronizeStream(one), aclrtSynchronizeStream(two);
        }
        assert!(!is_done(endless), "nobody has recorded it");
        // The time-outs took no record: the next one is for the wait that is left.
        expect! {
            ACL_SUCCESS =>
                aclrtRecordNotify(notify, records), aclrtSynchronizeStreamWithTimeout(endless, 60_000),
                aclrtDestroyNotify(notify);
        }
        for stream in [endless, one, two, records] {
            expect! { ACL_SUCCESS => aclrtDestroyStream(stream); }
        }
    }
}

#[test]
fn a_record_ends_one_wait() {
    with_device(4);
    let (notify, waits) = notify_and_streams::<8>();
    let mut records = untouched();
    let mut waiting = waits.to_vec();
    // SAFETY: the handles are live.
    unsafe {
        expect! { ACL_SUCCESS => aclrtCreateStream(&mut records); }
        for stream in waits {
            expect! { ACL_SUCCESS => aclrtWaitAndResetNotify(notify, stream, 0); }
        }
        while !waiting.is_empty() {
            expect! { ACL_SUCCESS => aclrtRecordNotify(notify, records), aclrtSynchronizeStream(records); }
            let before = waiting.len();
            while waiting.len() == before {
                waiting.retain(|stream| !is_done(*stream));
            }
            // Whoever else passes does so within moments.
            std::thread::sleep(std::time::Duration::from_millis(20));
            waiting.retain(|stream| !is_done(*stream));
            assert_eq!(waiting.len(), before - 1);
        }
        // A wait that its stream has not come to leaves the record to others.
        let [first, second, ..] = &waits;
        let mut other = untouched();
        expect! {
            ACL_SUCCESS =>
                aclrtCreateNotify(&mut other, 0),
                aclrtWaitAndResetNotify(other, *first, 0), aclrtWaitAndResetNotify(notify, *first, 0),
                aclrtRecordNotify(notify, records), aclrtSynchronizeStream(records),
                aclrtWaitAndResetNotify(notify, *second, 0), aclrtSynchronizeStreamWithTimeout(*second, 60_000),
                aclrtRecordNotify(other, records), aclrtRecordNotify(notify, records),
                aclrtSynchronizeStreamWithTimeout(*first, 60_000),
                aclrtDestroyNotify(other), aclrtDestroyNotify(notify), aclrtDestroyStream(records);
        }
        for stream in waits {
            expect! { ACL_SUCCESS => aclrtDestroyStream(stream); }
        }
    }
}

#[test]
fn waits_end_without_their_stream_and_context() {
    let started = std::time::Instant::now();
    let (ended, end) = std::sync::mpsc::channel();
    let work = move || {
        with_device(5);
        let (mut default, mut context) = (untouched(), untouched());
        // SAFETY: outputs are live variables, the handles are live until they are destroyed.
        unsafe {
            expect! {
                ACL_SUCCESS => aclrtGetCurrentContext(&mut default), aclrtCreateContext(&mut context, 5);
            }
            let (notify, [stream]) = notify_and_streams();
            expect! {
                ACL_SUCCESS => aclrtWaitAndResetNotify(notify, stream, 1), aclrtDestroyContext(context);
                // What was left behind in the context has ended with it.
                ACL_ERROR_RT_CONTEXT_NULL => aclrtSynchronizeDevice();
                ACL_SUCCESS => aclrtSetCurrentContext(default);
                107017 => aclrtDestroyNotify(notify), aclrtSynchronizeStream(stream);
                ACL_SUCCESS => aclrtSynchronizeDevice();
            }
            // A destroyed stream: those who wait for it are told, and the device otherwise.
            let (notify, [watched, unwatched]) = notify_and_streams();
            expect! {
                ACL_SUCCESS => aclrtWaitAndResetNotify(notify, watched, 1), aclrtWaitAndResetNotify(notify, unwatched, 1);
            }
            let address = watched.addr();
            let waiting = std::thread::spawn(move || {
                with_device(5);
                aclrtSynchronizeStream(ptr::with_exposed_provenance_mut(address))
            });
            std::thread::sleep(std::time::Duration::from_millis(300));
            expect! {
                ACL_SUCCESS => aclrtDestroyStream(watched), aclrtDestroyStream(unwatched);
                107019 => waiting.join().expect("no panic"), aclrtSynchronizeDevice();
                ACL_SUCCESS => aclrtSynchronizeDevice(), aclrtDestroyNotify(notify);
            }
        }
        ended.send(()).expect("somebody listens");
    };
    std::thread::spawn(work);
    end.recv_timeout(common::patience()).expect("the waits end");
    assert!(started.elapsed() >= std::time::Duration::from_secs(2));
}

#[test]
fn threads_do_all_of_it_at_once() {
    start();
    let work = |device: i32| {
        with_device(device);
        let properties = properties(device as u32);
        let (mut physical, mut address, mut stream, mut event) = (untouched(), untouched(), untouched(), untouched());
        let (mut notify, mut memory, mut number, mut key) = (untouched(), untouched(), 0, [0; 65]);
        for turn in 0..30 {
            let mut byte = 0_u8;
            // SAFETY: outputs are live variables; what is made is used before it is given back.
            unsafe {
                let byte = (&raw mut byte).cast::<c_void>();
                expect! {
                    ACL_SUCCESS =>
                        aclrtCreateStream(&mut stream), aclrtMallocPhysical(&mut physical, SIZE, &properties, 0),
                        aclrtReserveMemAddress(&mut address, SIZE, 0, ptr::null_mut(), 0),
                        aclrtMapMem(address, SIZE, 0, physical, 0),
                        aclrtMemExportToShareableHandle(physical, 0, 1, &mut number),
                        aclrtMemsetAsync(address, SIZE, turn, SIZE, stream),
                        aclrtCreateEvent(&mut event), aclrtRecordEvent(event, stream), aclrtSynchronizeEvent(event),
                        aclrtMemcpy(byte, 1, address, 1, 2), aclrtCreateNotify(&mut notify, 0),
                        aclrtRecordNotify(notify, ptr::null_mut()), aclrtWaitAndResetNotify(notify, stream, 60),
                        aclrtSynchronizeStream(stream), aclrtDestroyNotify(notify), aclrtDestroyEvent(event),
                        aclrtMalloc(&mut memory, 64, 0), aclrtIpcMemGetExportKey(memory, 64, key.as_mut_ptr(), 65, 1),
                        aclrtIpcMemClose(key.as_ptr()), aclrtFree(memory), aclrtUnmapMem(address),
                        aclrtReleaseMemAddress(address), aclrtFreePhysical(physical), aclrtDestroyStream(stream);
                }
            }
            assert_eq!(i32::from(byte), turn);
        }
    };
    std::thread::scope(|scope| (0..8).for_each(|thread| _ = scope.spawn(move || work(thread % (DEVICES - 2)))));
}
