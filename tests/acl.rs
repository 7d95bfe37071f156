// SPDX-License-Identifier: MIT OR Apache-2.0
//! AscendCL on the host back end: what each call answers, good and bad.

use std::ffi::{CStr, c_void};
use std::ptr;

use anygpu::api::acl::*;

const DEVICES: i32 = 3;

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
        assert_eq!($call, $expected, stringify!($call));
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
                aclrtDeviceGetUuid(DEVICES, &mut uuids[0]), aclrtGetLogicDevIdByUserDevId(DEVICES, &mut device);
            ACL_ERROR_INVALID_PARAM =>
                aclrtGetDeviceCount(ptr::null_mut()), aclrtGetRunMode(ptr::null_mut()),
                aclrtGetVersion(&mut major, ptr::null_mut(), &mut patch), aclrtDeviceGetBareTgid(ptr::null_mut()),
                aclrtDeviceGetUuid(0, ptr::null_mut()), aclrtGetLogicDevIdByUserDevId(0, ptr::null_mut());
        }
        assert_eq!((device, major), (-7, 0));
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
        expect! {
            ACL_SUCCESS => aclrtSetCurrentContext(made[1]), aclrtDestroyContext(made[1]);
            ACL_ERROR_RT_CONTEXT_NULL => aclrtGetDevice(&mut device);
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
        assert_eq!((attributes.location.r#type, attributes.pageSize), (ACL_MEM_LOCATION_TYPE_HOST, 4096));
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
