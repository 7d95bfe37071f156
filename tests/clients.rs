// SPDX-License-Identifier: MIT OR Apache-2.0
//! Programs written against somebody else's declarations: `hip-sys` declares HIP 5.4, this library defines it.

use std::ffi::{CStr, c_void};
use std::io::{Read, Write};
use std::process::{Command, Stdio};
use std::ptr;

// Brings the definitions; the declarations below are hip-sys's.
use anygpu as _;
// Keeps the settings of whoever starts the tests away.
use common as _;
use hip_sys::hiprt::*;

const SIZE: usize = 1 << 20;
const CONSUMER: &str = "ANYGPU_TEST_CONSUMER";

fn good(status: hipError_t) {
    assert_eq!(status, hipError_t::hipSuccess);
}

/// Must come before a test's first call: settings are read once.
fn use_the_host() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        // SAFETY: the tests of this file read the environment only through this and the library, after this.
        unsafe { std::env::set_var("ANYGPU_BACKEND", "host") }
    });
}

#[test]
fn a_process_shares_memory_with_another() {
    use_the_host();
    if std::env::var_os(CONSUMER).is_some() {
        return consume();
    }
    let mut memory = ptr::null_mut();
    let mut handle = hipIpcMemHandle_t { reserved: [0; 64] };
    let mut values = vec![7_u8; SIZE];
    // SAFETY: the outputs are live variables and the buffers have the sizes given.
    unsafe {
        good(hipMalloc(&mut memory, SIZE));
        good(hipMemcpy(memory, values.as_ptr().cast(), SIZE, hipMemcpyKind::hipMemcpyHostToDevice));
        good(hipIpcGetMemHandle(&mut handle, memory));
        let mut own = ptr::null_mut();
        assert_eq!(hipIpcOpenMemHandle(&mut own, handle, 0), hipError_t::hipErrorInvalidContext);
        assert_eq!(hipGetLastError(), hipError_t::hipErrorInvalidContext);
    }
    let mut consumer = Command::new(std::env::current_exe().expect("a test has a program file"))
        .args(["--exact", "a_process_shares_memory_with_another", "--nocapture"])
        .env(CONSUMER, "1")
        .stdin(Stdio::piped())
        // Its summary is not one of this run's.
        .stdout(Stdio::null())
        .spawn()
        .expect("the test starts again");
    let bytes: Vec<u8> = handle.reserved.iter().map(|byte| *byte as u8).collect();
    consumer.stdin.take().expect("a pipe").write_all(&bytes).expect("the consumer reads");
    assert!(consumer.wait().expect("a child").success());
    // SAFETY: as above.
    unsafe {
        good(hipMemcpy(values.as_mut_ptr().cast(), memory, SIZE, hipMemcpyKind::hipMemcpyDeviceToHost));
        good(hipFree(memory));
        assert_eq!(hipFree(memory), hipError_t::hipErrorInvalidValue);
    }
    assert!(values[..SIZE / 2].iter().all(|value| *value == 7) && values[SIZE / 2..].iter().all(|value| *value == 9));
}

/// The other process: the same test, started by itself.
fn consume() {
    let mut bytes = [0_u8; 64];
    std::io::stdin().read_exact(&mut bytes).expect("a handle");
    let handle = hipIpcMemHandle_t { reserved: bytes.map(|byte| byte as _) };
    let mut memory: *mut c_void = ptr::null_mut();
    let mut values = vec![0_u8; SIZE];
    // SAFETY: the outputs are live variables and the buffers have the sizes given.
    unsafe {
        // HIP 5 callers pass 0 for hipIpcMemLazyEnablePeerAccess.
        good(hipIpcOpenMemHandle(&mut memory, handle, hipIpcMemLazyEnablePeerAccess));
        good(hipMemcpy(values.as_mut_ptr().cast(), memory, SIZE, hipMemcpyKind::hipMemcpyDeviceToHost));
        assert!(values.iter().all(|value| *value == 7));
        good(hipMemset(memory.byte_add(SIZE / 2), 9, SIZE / 2));
        good(hipDeviceSynchronize());
        good(hipIpcCloseMemHandle(memory));
        assert_eq!(hipIpcCloseMemHandle(memory), hipError_t::hipErrorInvalidValue);
    }
}

#[test]
fn streams_and_events_work() {
    use_the_host();
    let (mut stream, mut start, mut stop, mut memory) =
        (ptr::null_mut(), ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    let mut values = vec![0_u8; SIZE];
    let mut milliseconds = -1.0;
    // SAFETY: the outputs are live variables; the buffer lives until the stream is done.
    unsafe {
        good(hipStreamCreate(&mut stream));
        good(hipEventCreate(&mut start));
        good(hipEventCreate(&mut stop));
        good(hipMalloc(&mut memory, SIZE));
        good(hipEventRecord(start, stream));
        good(hipMemsetAsync(memory, 5, SIZE, stream));
        good(hipMemcpyAsync(values.as_mut_ptr().cast(), memory, SIZE, hipMemcpyKind::hipMemcpyDefault, stream));
        good(hipEventRecord(stop, stream));
        good(hipEventSynchronize(stop));
        good(hipEventElapsedTime(&mut milliseconds, start, stop));
        good(hipStreamQuery(stream));
        good(hipEventDestroy(start));
        good(hipEventDestroy(stop));
        good(hipStreamDestroy(stream));
        good(hipFree(memory));
    }
    assert!(values.iter().all(|value| *value == 5));
    assert!((0.0..10_000.0).contains(&milliseconds), "{milliseconds}");
}

#[test]
fn devices_and_errors_have_names() {
    use_the_host();
    let (mut count, mut name) = (0, [1; 64]);
    // SAFETY: the outputs are live variables; texts are constants of the library.
    unsafe {
        good(hipGetDeviceCount(&mut count));
        assert!(count >= 1);
        good(hipDeviceGetName(name.as_mut_ptr(), 64, 0));
        assert!(!CStr::from_ptr(name.as_ptr()).is_empty());
        assert_eq!(hipSetDevice(count), hipError_t::hipErrorInvalidDevice);
        assert_eq!(CStr::from_ptr(hipGetErrorName(hipError_t::hipErrorInvalidDevice)), c"hipErrorInvalidDevice");
        assert!(!CStr::from_ptr(hipGetErrorString(hipError_t::hipErrorInvalidDevice)).is_empty());
    }
}

/// The numbers of devices' attributes were only added to from HIP 5 to 6, so that old callers get what they ask for.
#[test]
fn attributes_are_those_asked_for() {
    use_the_host();
    let ask = |attribute| {
        let mut value = -1;
        // SAFETY: the output is a live variable.
        unsafe { good(hipDeviceGetAttribute(&mut value, attribute, 0)) };
        value
    };
    assert_eq!(ask(hipDeviceAttribute_t::hipDeviceAttributeCanMapHostMemory), 1);
    assert_eq!(ask(hipDeviceAttribute_t::hipDeviceAttributeUnifiedAddressing), 1);
    let properties = {
        // The unsuffixed symbol keeps the layout of HIP 5.
        let mut properties = std::mem::MaybeUninit::<hipDeviceProp_t>::uninit();
        // SAFETY: the call fills the structure that hip-sys declares.
        unsafe {
            good(hipGetDeviceProperties(properties.as_mut_ptr(), 0));
            properties.assume_init()
        }
    };
    assert_eq!(ask(hipDeviceAttribute_t::hipDeviceAttributeWarpSize), properties.warpSize);
    assert_eq!(ask(hipDeviceAttribute_t::hipDeviceAttributeMaxThreadsPerBlock), properties.maxThreadsPerBlock);
    assert_eq!(ask(hipDeviceAttribute_t::hipDeviceAttributePciBusId), properties.pciBusID);
    let (mut free, mut total) = (0, 0);
    // SAFETY: the outputs are live variables.
    unsafe { good(hipMemGetInfo(&mut free, &mut total)) };
    assert_eq!(properties.totalGlobalMem, total);
}

/// `cuda-driver-sys` declares CUDA 10.2's driver, this library defines it.
mod cuda {
    use super::{CONSUMER, SIZE, use_the_host};
    use cuda_driver_sys::*;
    use std::io::{Read, Write};
    use std::process::{Command, Stdio};
    use std::ptr;

    fn good(status: CUresult) {
        assert_eq!(status, CUresult::CUDA_SUCCESS);
    }

    fn context() {
        use_the_host();
        let mut context = ptr::null_mut();
        // SAFETY: the output is a live variable.
        unsafe {
            good(cuInit(0));
            good(cuDevicePrimaryCtxRetain(&mut context, 0));
            good(cuCtxSetCurrent(context));
        }
    }

    #[test]
    fn a_process_shares_memory_and_an_event_with_another() {
        context();
        if std::env::var_os(CONSUMER).is_some() {
            return consume();
        }
        let (mut memory, mut event) = (0, ptr::null_mut());
        let mut handle = CUipcMemHandle { reserved: [0; 64] };
        let mut event_handle = CUipcEventHandle { reserved: [0; 64] };
        let mut values = vec![0_u8; SIZE];
        // SAFETY: the outputs are live variables and the buffers have the sizes given.
        unsafe {
            good(cuMemAlloc_v2(&mut memory, SIZE));
            good(cuEventCreate(&mut event, 6));
            good(cuMemsetD8_v2(memory, 7, SIZE));
            good(cuEventRecord(event, ptr::null_mut()));
            good(cuIpcGetMemHandle(&mut handle, memory + 100));
            good(cuIpcGetEventHandle(&mut event_handle, event));
            let mut own = 0;
            assert_eq!(cuIpcOpenMemHandle(&mut own, handle, 1), CUresult::CUDA_ERROR_INVALID_CONTEXT);
            assert_eq!(cuIpcOpenMemHandle(&mut own, handle, 0), CUresult::CUDA_ERROR_INVALID_VALUE);
        }
        let mut consumer = Command::new(std::env::current_exe().expect("a test has a program file"))
            .args(["--exact", "cuda::a_process_shares_memory_and_an_event_with_another", "--nocapture"])
            .env(CONSUMER, "1")
            .stdin(Stdio::piped())
            // Its summary is not one of this run's.
            .stdout(Stdio::piped())
            .spawn()
            .expect("the test starts again");
        let mut input = consumer.stdin.take().expect("a pipe");
        for bytes in [handle.reserved, event_handle.reserved] {
            input.write_all(&bytes.map(|byte| byte as u8)).expect("the consumer reads");
        }
        // It says when it has closed the memory.
        let mut said = [0; 1];
        let mut output = consumer.stdout.take().expect("a pipe");
        while said != *b"!" {
            output.read_exact(&mut said).expect("the consumer says that it is done");
        }
        // SAFETY: as above.
        unsafe {
            good(cuMemcpyDtoH_v2(values.as_mut_ptr().cast(), memory, SIZE));
            good(cuMemFree_v2(memory));
            good(cuEventDestroy_v2(event));
        }
        assert!(values[..SIZE / 2].iter().all(|value| *value == 7));
        assert!(values[SIZE / 2..].iter().all(|value| *value == 9));
        // Now the handle names freed memory.
        input.write_all(b"?").expect("the consumer reads");
        std::io::copy(&mut output, &mut std::io::sink()).expect("the rest of its summary");
        assert!(consumer.wait().expect("a child").success());
    }

    /// The other process: the same test, started by itself.
    fn consume() {
        let mut bytes = [[0_u8; 64]; 2];
        bytes.iter_mut().for_each(|bytes| std::io::stdin().read_exact(bytes).expect("a handle"));
        let handle = CUipcMemHandle { reserved: bytes[0].map(|byte| byte as _) };
        let event_handle = CUipcEventHandle { reserved: bytes[1].map(|byte| byte as _) };
        let damaged = CUipcMemHandle { reserved: bytes[0].map(|byte| !byte as _) };
        let (mut memory, mut again, mut event) = (0, 0, ptr::null_mut());
        let mut values = vec![0_u8; SIZE];
        // SAFETY: the outputs are live variables and the buffers have the sizes given.
        unsafe {
            assert_eq!(cuIpcOpenMemHandle(&mut memory, damaged, 1), CUresult::CUDA_ERROR_INVALID_VALUE);
            good(cuIpcOpenEventHandle(&mut event, event_handle));
            good(cuEventSynchronize(event));
            good(cuIpcOpenMemHandle(&mut memory, handle, 1));
            good(cuIpcOpenMemHandle(&mut again, handle, 1));
            assert_eq!(memory, again);
            good(cuMemcpyDtoH_v2(values.as_mut_ptr().cast(), memory, SIZE));
            assert!(values.iter().all(|value| *value == 7));
            good(cuMemsetD8_v2(memory + (SIZE / 2) as u64, 9, SIZE / 2));
            good(cuIpcCloseMemHandle(memory));
            good(cuIpcCloseMemHandle(memory));
            assert_eq!(cuIpcCloseMemHandle(memory), CUresult::CUDA_ERROR_INVALID_VALUE);
            good(cuEventDestroy_v2(event));
        }
        print!("!");
        std::io::stdout().flush().expect("somebody reads");
        let mut freed = [0];
        std::io::stdin().read_exact(&mut freed).expect("word that it is freed");
        // SAFETY: as above.
        let stale = unsafe { cuIpcOpenMemHandle(&mut memory, handle, 1) };
        assert_eq!(stale, CUresult::CUDA_ERROR_NOT_PERMITTED);
    }
}
