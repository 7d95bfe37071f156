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
