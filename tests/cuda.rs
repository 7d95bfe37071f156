// SPDX-License-Identifier: MIT OR Apache-2.0
//! CUDA's driver interface on the host back end: what each call answers, which function a name means, and HIP beside it.

use std::collections::BTreeMap;
use std::ffi::{CString, c_int, c_void};
use std::process::Command;
use std::ptr;
use std::sync::atomic::{AtomicUsize, Ordering};

use anygpu::api::cuda::*;
use anygpu::api::{cudart, hip};
use common::{compile, compile_linked, root, succeed, text, without_arrays};

/// Must come before a test's first call: settings are read once.
fn start() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        // SAFETY: the tests of this file read the environment only through this and the library, after this.
        unsafe { std::env::set_var("ANYGPU_BACKEND", "host") };
        // SAFETY: as above.
        unsafe { std::env::set_var("ANYGPU_HOST_DEVICES", "2") };
        // SAFETY: no pointers.
        good(unsafe { cuInit(0) });
    });
}

#[track_caller]
fn good(status: CUresult) {
    assert_eq!(status, CUDA_SUCCESS);
}

/// Makes the device's primary context the test thread's.
fn with_context() -> CUcontext {
    start();
    let mut context = ptr::null_mut();
    // SAFETY: the output is a live variable.
    unsafe {
        good(cuDevicePrimaryCtxRetain(&mut context, 0));
        good(cuCtxSetCurrent(context));
    }
    context
}

#[test]
fn every_answer_is_the_drivers() {
    let include = format!("-I{}", root().join("include").display());
    let compat = format!("-I{}", root().join("include/anygpu/compat").display());
    let flags = ["-std=gnu11", "-Wall", "-Wextra", "-Werror", &include, &compat];
    // A compressed format, sparse arrays, those that are mapped later, and a flag that CUDA does not document: the host
    // back end has none.
    let arrays = ["format 0x99", "Format (CUarray_format)0x99", "flags 0x40", "flags 0x80", "flags 0x100"];
    // Nothing else writes the host back end's memory, and it captures no stream.
    let refused = ["CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER)", "cuStreamBeginCapture(0", "cuStreamBeginCapture(s"];
    // No PTX is a module here.
    let differ = ["cuModuleLoadData(&module", "module ? (int)cuModuleUnload(module)"];
    let captures = ["0 blocking", "1 blocking", "0 nonblocking", "1 nonblocking"];
    let captured: Vec<String> =
        captures.iter().flat_map(|capture| differ.map(|call| format!("{capture} {call}"))).collect();
    let captured: Vec<&str> = captured.iter().map(String::as_str).collect();
    let programs = [
        ("cuda_codes", &refused[..]),
        ("cuda_array_codes", &arrays),
        ("cuda_context_codes", &[]),
        ("cuda_capture_codes", &captured),
        ("cuda_no_context_codes", &[]),
        ("cuda_graph_codes", &[]),
        ("cuda_event_codes", &[]),
        ("cuda_mixed_codes", &[]),
    ];
    // A module with a kernel, in the place of PTX.
    let kernel =
        compile("c++", "cuda-kernel", &[&root().join("tests/kernels/empty.cpp")], &["-fPIC", "-shared", &include]);
    for (name, others) in programs {
        let source = root().join("tests/vendors").join(name).with_extension("c");
        let program = compile_linked("cc", name, &[&source], &flags);
        let output = succeed(Command::new(program).arg(&kernel).env("ANYGPU_BACKEND", "host"));
        let expected = std::fs::read_to_string(source.with_extension("txt")).expect("what the driver answered");
        let ours = text(&output.stdout);
        let (ours, expected) = (without_arrays(&ours, others), without_arrays(&expected, others));
        for (ours, driver) in ours.iter().zip(&expected) {
            assert_eq!(ours, driver, "{name}");
        }
        assert_eq!(ours.len(), expected.len(), "{name}");
        assert_eq!(text(&output.stderr), "");
    }
}

#[test]
fn names_mean_what_the_driver_says() {
    start();
    let functions = variants(None).flat_map(|variant| [Some(variant.function), variant.per_thread]).flatten();
    let functions: BTreeMap<&str, *const ()> = functions.map(|(name, function)| (name, function.0)).collect();
    let answers = std::fs::read_to_string(root().join("tests/vendors/cuda_names.txt")).expect("the driver's answers");
    let mut count = 0;
    for line in answers.lines().skip(2) {
        let words: Vec<&str> = line.split(' ').collect();
        let number = |place: usize| words[place].parse::<u32>().expect("a number");
        let name = CString::new(words[0]).expect("a name");
        let mut found: *mut c_void = ptr::without_provenance_mut(1);
        let mut status = 9;
        // SAFETY: a string and outputs that are live variables.
        unsafe {
            good(cuGetProcAddress_v2(name.as_ptr(), &mut found, number(1) as c_int, number(2).into(), &mut status));
        }
        let expected = functions.get(words[4]).map_or(ptr::null(), |function| function.cast::<c_void>());
        assert_eq!((found.cast_const(), status), (expected, number(3)), "{line}");
        count += 1;
    }
    assert!(count > 500, "{count} answers");
}

#[test]
fn a_thread_has_no_context_until_it_makes_one_current() {
    start();
    std::thread::spawn(|| {
        let mut memory = 0;
        let (mut context, mut current) = (ptr::null_mut(), ptr::null_mut());
        let mut own = ptr::null_mut();
        // SAFETY: the outputs are live variables.
        unsafe {
            assert_eq!(cuMemAlloc_v2(&mut memory, 16), CUDA_ERROR_INVALID_CONTEXT);
            // What HIP has chosen is no context that the program has made current.
            assert_eq!(hip::hipSetDevice(0), hip::hipSuccess);
            assert_eq!(cuMemAlloc_v2(&mut memory, 16), CUDA_ERROR_INVALID_CONTEXT);
            good(cuDevicePrimaryCtxRetain(&mut context, 0));
            good(cuCtxPushCurrent_v2(context));
            good(cuMemAlloc_v2(&mut memory, 16));
            good(cuCtxCreate_v4(&mut own, ptr::null_mut(), CU_CTX_SCHED_SPIN, 0));
            good(cuCtxGetCurrent(&mut current));
            assert_eq!(current, own);
            good(cuCtxDestroy_v2(own));
            good(cuCtxGetCurrent(&mut current));
            assert_eq!(current, context);
            good(cuMemFree_v2(memory));
            good(cuCtxPopCurrent_v2(&mut current));
            assert_eq!(cuMemAlloc_v2(&mut memory, 16), CUDA_ERROR_INVALID_CONTEXT);
            good(cuDevicePrimaryCtxRelease_v2(0));
        }
    })
    .join()
    .expect("no panic");
}

#[test]
fn a_stream_needs_no_current_context() {
    start();
    unsafe extern "C" fn called(_stream: CUstream, _state: CUresult, count: *mut c_void) {
        // SAFETY: the test passes an atomic that outlives the stream's work.
        unsafe { (*count.cast::<AtomicUsize>()).fetch_add(1, Ordering::Relaxed) };
    }
    unsafe extern "C" fn called_by_the_stream(count: *mut c_void) {
        // SAFETY: as above.
        unsafe { called(ptr::null_mut(), CUDA_SUCCESS, count) };
    }
    let without = || {
        let (mut context, mut current, mut stream, mut event) =
            (ptr::null_mut(), ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
        let (mut memory, mut pooled, mut bytes, mut flags, mut priority) = (0, 0, [7u8; 4096], 9, 9);
        let mut calls = AtomicUsize::new(0);
        let count = (&raw mut calls).cast::<c_void>();
        let host = bytes.as_mut_ptr().cast::<c_void>();
        // SAFETY: the outputs are live variables, and what is queued is done before they end.
        unsafe {
            good(cuDevicePrimaryCtxRetain(&mut context, 0));
            good(cuCtxPushCurrent_v2(context));
            good(cuMemAlloc_v2(&mut memory, 8192));
            good(cuStreamCreate(&mut stream, CU_STREAM_NON_BLOCKING));
            good(cuEventCreate(&mut event, 0));
            good(cuCtxPopCurrent_v2(&mut current));
            for (expected, stream) in [
                (CUDA_SUCCESS, stream),
                (CUDA_ERROR_INVALID_CONTEXT, ptr::null_mut()),
                (CUDA_ERROR_INVALID_CONTEXT, 1 as CUstream),
                (CUDA_ERROR_INVALID_CONTEXT, 2 as CUstream),
            ] {
                let is = |status| assert_eq!(status, expected, "{stream:?}");
                is(cuStreamAddCallback(stream, Some(called), count, 0));
                is(cuLaunchHostFunc(stream, Some(called_by_the_stream), count));
                is(cuMemcpyHtoDAsync_v2(memory, host, 4096, stream));
                is(cuMemcpyDtoHAsync_v2(host, memory, 4096, stream));
                is(cuMemcpyDtoDAsync_v2(memory, memory + 4096, 4096, stream));
                is(cuMemcpyAsync(memory, memory + 4096, 4096, stream));
                is(cuMemcpyPeerAsync(memory, context, memory + 4096, context, 64, stream));
                is(cuMemsetD8Async(memory, 1, 64, stream));
                is(cuEventRecord(event, stream));
                is(cuStreamWaitEvent(stream, event, 0));
                is(cuStreamWriteValue32_v2(stream, memory, 1, 0));
                is(cuStreamWaitValue32_v2(stream, memory, 1, 0));
                is(cuMemAllocAsync(&mut pooled, 4096, stream));
                is(cuMemFreeAsync(pooled, stream));
                is(cuStreamGetFlags(stream, &mut flags));
                is(cuStreamGetPriority(stream, &mut priority));
                is(cuStreamGetCtx(stream, &mut current));
                is(cuStreamSynchronize(stream));
                is(cuStreamQuery(stream));
            }
            // The twins' default stream is the thread's own.
            good(cuStreamQuery_ptsz(stream));
            assert_eq!(cuStreamQuery_ptsz(ptr::null_mut()), CUDA_ERROR_INVALID_CONTEXT);
            assert_eq!((current, flags, priority), (context, CU_STREAM_NON_BLOCKING, 0));
            assert_eq!(calls.load(Ordering::Relaxed), 2);
            assert_eq!(cuMemcpyDtoH_v2(host, memory, 16), CUDA_ERROR_INVALID_CONTEXT);
            good(cuEventSynchronize(event));
            good(cuStreamDestroy_v2(stream));
            good(cuEventDestroy_v2(event));
            good(cuMemFree_v2(memory));
            good(cuDevicePrimaryCtxRelease_v2(0));
        }
    };
    std::thread::spawn(without).join().expect("no panic");
}

#[test]
fn both_dialects_share_memory_streams_and_events() {
    with_context();
    let mut memory = 0;
    let (mut stream, mut event) = (ptr::null_mut(), ptr::null_mut());
    let mut words = [0_u32; 64];
    // SAFETY: the outputs are live variables, and the buffer has the size given; handles are the same in both dialects.
    unsafe {
        good(cuMemAlloc_v2(&mut memory, 256));
        good(cuStreamCreate(&mut stream, CU_STREAM_NON_BLOCKING));
        good(cuEventCreate(&mut event, CU_EVENT_DISABLE_TIMING));
        good(cuMemsetD32Async(memory, 0x1234_5678, 64, stream));
        assert_eq!(hip::hipEventRecord(event.cast(), stream.cast()), hip::hipSuccess);
        good(cuEventSynchronize(event));
        let pointer: *mut c_void = ptr::with_exposed_provenance_mut(memory as usize);
        let copied =
            hip::hipMemcpy(words.as_mut_ptr().cast(), pointer, size_of_val(&words), hip::hipMemcpyDeviceToHost);
        assert_eq!(copied, hip::hipSuccess);
        assert_eq!(hip::hipStreamDestroy(stream.cast()), hip::hipSuccess);
        assert_eq!(cuStreamDestroy_v2(stream), CUDA_ERROR_INVALID_HANDLE);
        good(cuEventDestroy_v2(event));
        // By then another test may have memory at its address.
        assert_eq!(hip::hipFree(pointer), hip::hipSuccess);
    }
    assert_eq!(words, [0x1234_5678; 64]);
}

/// As AMD's runtime has it. What the driver has instead is in cuda_event_codes.
#[test]
fn hips_records_of_an_event_between_processes_do_not_wait_for_one_another() {
    with_context();
    const NON_BLOCKING: u32 = 1;
    let (mut event, mut slow, mut fast) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    let mut number: *mut c_void = ptr::null_mut();
    // SAFETY: the outputs are live variables, and the number has as many bytes as the call waits for.
    unsafe {
        good(cuMemAllocHost_v2(&mut number, 8));
        let number = number.cast::<u32>();
        number.write_volatile(0);
        good(hip::hipEventCreateWithFlags(&mut event, 6));
        good(cuStreamCreate(&mut slow, NON_BLOCKING));
        good(cuStreamCreate(&mut fast, NON_BLOCKING));
        good(cuStreamWaitValue32_v2(slow, number as CUdeviceptr, 1, 1));
        good(hip::hipEventRecord(event, slow.cast()));
        good(hip::hipEventRecord(event, fast.cast()));
        good(cuStreamSynchronize(fast));
        assert_eq!(cuStreamQuery(slow), CUDA_ERROR_NOT_READY);
        number.write_volatile(1);
        good(cuStreamSynchronize(slow));
        good(hip::hipEventDestroy(event));
        [slow, fast].into_iter().for_each(|stream| good(cuStreamDestroy_v2(stream)));
        good(cuMemFreeHost(number.cast()));
    }
}

#[test]
fn variants_for_the_per_thread_stream_do_not_wait_for_the_default_stream() {
    with_context();
    let (open, closed) = std::sync::mpsc::channel::<()>();
    let closed = std::sync::Mutex::new(closed);
    let gate: Box<dyn Fn() + Send + Sync> = Box::new(move || _ = closed.lock().expect("one user").recv());
    unsafe extern "C" fn wait(data: *mut c_void) {
        // SAFETY: the test hands its gate over, and keeps it until the stream is done.
        unsafe { (*data.cast::<Box<dyn Fn() + Send + Sync>>())() }
    }
    let mut gate = gate;
    let (mut memory, mut stream) = (0, ptr::null_mut());
    // SAFETY: the outputs are live variables, and the gate outlives the stream's work.
    unsafe {
        good(cuMemAlloc_v2(&mut memory, 64));
        good(cuStreamCreate(&mut stream, CU_STREAM_NON_BLOCKING));
        good(cuLaunchHostFunc(stream, Some(wait), (&raw mut gate).cast()));
        good(cuMemsetD8_v2_ptds(memory, 7, 64));
        good(cuMemsetD8Async_ptsz(memory, 7, 64, ptr::null_mut()));
        good(cuStreamSynchronize_ptsz(ptr::null_mut()));
        assert_eq!(cuStreamQuery(stream), CUDA_ERROR_NOT_READY);
        drop(open);
        good(cuStreamSynchronize(stream));
        good(cuStreamDestroy_v2(stream));
        good(cuMemFree_v2(memory));
    }
}

#[test]
fn copies_and_fills_that_are_to_be_synchronous_are() {
    with_context();
    unsafe extern "C" fn wait(gate: *mut c_void) {
        // SAFETY: the test keeps its gate until the stream is done.
        let gate = unsafe { &*gate.cast::<AtomicUsize>() };
        while gate.load(Ordering::Acquire) == 0 {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
    }
    let (mut memory, mut context) = (0, ptr::null_mut());
    // Tells if a call that is queued behind closed work returns after the work.
    let waits = |call: &dyn Fn() -> CUresult| {
        let gate = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            // SAFETY: the gate outlives the stream's work.
            good(unsafe { cuLaunchHostFunc(ptr::null_mut(), Some(wait), (&raw const gate).cast_mut().cast()) });
            let (returned, has_returned) = std::sync::mpsc::channel();
            let gate = &gate;
            scope.spawn(move || {
                let early = has_returned.recv_timeout(std::time::Duration::from_millis(200)).is_ok();
                gate.store(1 + usize::from(early), Ordering::Release);
            });
            good(call());
            _ = returned.send(());
            // SAFETY: no pointers.
            good(unsafe { cuStreamSynchronize(ptr::null_mut()) });
        });
        gate.load(Ordering::Relaxed) == 1
    };
    let on = 1_u32;
    // SAFETY: the outputs are live variables, and the addresses are those of device memory.
    unsafe {
        good(cuMemAlloc_v2(&mut memory, 8192));
        good(cuPointerSetAttribute((&raw const on).cast(), CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, memory));
        assert!(waits(&|| cuMemcpyDtoD_v2(memory, memory + 4096, 64)));
        assert!(waits(&|| cuMemsetD8_v2(memory, 0, 64)));
        good(cuMemFree_v2(memory));
        good(cuCtxCreate_v2(&mut context, CU_CTX_SYNC_MEMOPS, 0));
        good(cuMemAlloc_v2(&mut memory, 8192));
        assert!(waits(&|| cuMemcpyDtoD_v2(memory, memory + 4096, 64)));
        assert!(waits(&|| cuMemsetD8_v2(memory, 0, 64)));
        good(cuMemFree_v2(memory));
        good(cuCtxDestroy_v2(context));
    }
}

/// Programs start the runtime by one call, and go on with the driver's.
#[test]
fn the_runtimes_first_call_makes_the_primary_context_active() {
    start();
    let device = 0;
    // SAFETY: no pointers but NULL.
    let set = || unsafe { cudart::cudaSetDevice(0) };
    // SAFETY: as above.
    let free = || unsafe { cudart::cudaFree(ptr::null_mut()) };
    for first in [set, free] {
        std::thread::spawn(move || {
            let (mut memory, mut flags, mut is_active) = (0, 0, 0);
            // SAFETY: the outputs are live variables.
            unsafe {
                assert_eq!(first(), cudart::cudaSuccess);
                good(cuMemAlloc_v2(&mut memory, 4096));
                good(cuDevicePrimaryCtxGetState(device, &mut flags, &mut is_active));
                assert_eq!(is_active, 1);
                good(cuMemFree_v2(memory));
            }
        })
        .join()
        .expect("no panic");
    }
}

/// Flags and access to peers are a context's own, and end with it.
#[test]
fn a_context_has_its_own_flags_and_peers() {
    start();
    let (mut peer, mut primary, mut first, mut second) =
        (ptr::null_mut(), ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    let (mut before, mut flags, mut is_active) = (0, 0, 0);
    // SAFETY: the outputs are live variables; the contexts are this test's own.
    unsafe {
        good(cuDevicePrimaryCtxRetain(&mut peer, 1));
        good(cuDevicePrimaryCtxRetain(&mut primary, 0));
        good(cuDevicePrimaryCtxGetState(0, &mut before, &mut is_active));
        for context in [&mut first, &mut second] {
            good(cuCtxCreate_v2(context, CU_CTX_SCHED_SPIN, 0));
            good(cuCtxSetFlags(CU_CTX_SCHED_YIELD));
            good(cuCtxGetFlags(&mut flags));
            assert_eq!(flags & CU_CTX_SCHED_MASK, CU_CTX_SCHED_YIELD);
            assert_eq!(cuCtxDisablePeerAccess(peer), CUDA_ERROR_PEER_ACCESS_NOT_ENABLED);
            good(cuCtxEnablePeerAccess(peer, 0));
            assert_eq!(cuCtxEnablePeerAccess(peer, 0), CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED);
            good(cuDevicePrimaryCtxGetState(0, &mut flags, &mut is_active));
            assert_eq!(flags, before);
        }
        good(cuCtxDestroy_v2(first));
        assert_eq!(cuCtxEnablePeerAccess(peer, 0), CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED);
        // So is the other context's.
        let (mut other, mut last) = (ptr::null_mut(), ptr::null_mut());
        good(cuCtxCreate_v2(&mut other, 0, 1));
        good(cuCtxPopCurrent_v2(&mut last));
        good(cuCtxEnablePeerAccess(other, 0));
        good(cuCtxDisablePeerAccess(peer));
        assert_eq!(cuCtxEnablePeerAccess(other, 0), CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED);
        good(cuCtxDestroy_v2(other));
        assert_eq!(cuCtxEnablePeerAccess(other, 0), CUDA_ERROR_INVALID_CONTEXT);
        good(cuCtxDestroy_v2(second));
        good(cuCtxSetCurrent(primary));
        assert_eq!(cuCtxDisablePeerAccess(peer), CUDA_ERROR_PEER_ACCESS_NOT_ENABLED);
        good(cuDevicePrimaryCtxRelease_v2(0));
        good(cuDevicePrimaryCtxRelease_v2(1));
    }
}

/// A created context maps pinned memory if it was asked to, a primary one always; of a primary one cuCtxSetFlags changes what
/// the context has, and not what it will be created with.
#[test]
fn what_a_context_maps_is_settled_when_it_is_created() {
    start();
    let (mut flags, mut is_active, mut context) = (0, 0, ptr::null_mut());
    let set = [CU_CTX_SCHED_AUTO, CU_CTX_SCHED_YIELD, CU_CTX_MAP_HOST, CU_CTX_LMEM_RESIZE_TO_MAX | CU_CTX_MAP_HOST];
    // SAFETY: the outputs are live variables; the contexts are this test's own.
    unsafe {
        for created in [CU_CTX_SCHED_AUTO, CU_CTX_SCHED_SPIN, CU_CTX_MAP_HOST, CU_CTX_MAP_HOST | CU_CTX_SCHED_YIELD] {
            good(cuCtxCreate_v2(&mut context, created, 1));
            good(cuCtxGetFlags(&mut flags));
            assert_eq!(flags, created);
            for set in set {
                good(cuCtxSetFlags(set));
                good(cuCtxGetFlags(&mut flags));
                assert_eq!(flags, set & !CU_CTX_MAP_HOST | created & CU_CTX_MAP_HOST);
            }
            good(cuCtxDestroy_v2(context));
        }
        good(cuDevicePrimaryCtxRetain(&mut context, 1));
        good(cuCtxSetCurrent(context));
        for primary in [CU_CTX_SCHED_AUTO, CU_CTX_SCHED_SPIN, CU_CTX_LMEM_RESIZE_TO_MAX] {
            good(cuDevicePrimaryCtxSetFlags_v2(1, primary));
            good(cuCtxGetFlags(&mut flags));
            assert_eq!(flags, primary | CU_CTX_MAP_HOST);
            for set in set {
                good(cuCtxSetFlags(set));
                good(cuCtxGetFlags(&mut flags));
                assert_eq!(flags, set | CU_CTX_MAP_HOST);
                good(cuDevicePrimaryCtxGetState(1, &mut flags, &mut is_active));
                assert_eq!((flags, is_active), (primary, 1));
            }
            assert_eq!(cuDevicePrimaryCtxSetFlags_v2(1, primary | CU_CTX_MAP_HOST), CUDA_ERROR_INVALID_VALUE);
        }
        good(cuDevicePrimaryCtxSetFlags_v2(1, CU_CTX_SCHED_AUTO));
        good(cuDevicePrimaryCtxRelease_v2(1));
    }
}

/// A context ends though streams of others, which its own wait for, never do.
#[test]
fn a_context_ends_beside_streams_that_are_stuck() {
    start();
    let (mut stuck, mut ending) = (ptr::null_mut(), ptr::null_mut());
    let (mut first, mut second, mut event) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    let (mut word, mut memory) = (0, 0);
    // SAFETY: the outputs are live variables; the contexts are this test's own.
    unsafe {
        good(cuCtxCreate_v2(&mut stuck, 0, 0));
        good(cuMemAlloc_v2(&mut word, 4096));
        good(cuMemsetD8_v2(word, 0, 4096));
        good(cuStreamCreate(&mut first, CU_STREAM_NON_BLOCKING));
        good(cuEventCreate(&mut event, CU_EVENT_DISABLE_TIMING));
        good(cuStreamWaitValue32_v2(first, word, 1, CU_STREAM_WAIT_VALUE_EQ));
        good(cuEventRecord(event, first));
        good(cuCtxCreate_v2(&mut ending, 0, 0));
        good(cuMemAlloc_v2(&mut memory, 4096));
        good(cuStreamCreate(&mut second, CU_STREAM_NON_BLOCKING));
        good(cuStreamWaitEvent(second, event, 0));
        good(cuMemsetD8Async(memory, 1, 4096, second));
        good(cuCtxDestroy_v2(ending));
        assert_eq!(cuStreamQuery(second), CUDA_ERROR_CONTEXT_IS_DESTROYED);
        assert_eq!(cuStreamQuery(first), CUDA_ERROR_NOT_READY);
        good(cuCtxDestroy_v2(stuck));
        assert_eq!(cuEventQuery(event), CUDA_ERROR_CONTEXT_IS_DESTROYED);
    }
}

#[test]
fn copies_of_boxes_and_batches() {
    with_context();
    let from: Vec<u8> = (0..=255).collect();
    let mut to = [0_u8; 256];
    let mut memory = 0;
    let mut stream = ptr::null_mut();
    // SAFETY: zeros are a copy, the outputs are live variables, and the buffers have the sizes given.
    unsafe {
        good(cuMemAlloc_v2(&mut memory, 1024));
        good(cuMemsetD8_v2(memory, 0, 1024));
        let mut copy: CUDA_MEMCPY3D = std::mem::zeroed();
        (copy.srcMemoryType, copy.srcHost) = (CU_MEMORYTYPE_HOST, from.as_ptr().cast());
        (copy.srcPitch, copy.srcHeight, copy.srcXInBytes, copy.srcY, copy.srcZ) = (8, 4, 2, 1, 1);
        (copy.dstMemoryType, copy.dstDevice, copy.dstPitch, copy.dstHeight) = (CU_MEMORYTYPE_DEVICE, memory, 16, 5);
        (copy.WidthInBytes, copy.Height, copy.Depth) = (4, 3, 2);
        good(cuMemcpy3D_v2(&copy));
        good(cuMemcpyDtoH_v2(to.as_mut_ptr().cast(), memory, 256));
        for (z, y, x) in (0..2).flat_map(|z| (0..3).flat_map(move |y| (0..4).map(move |x| (z, y, x)))) {
            assert_eq!(to[z * 80 + y * 16 + x], ((z + 1) * 32 + (y + 1) * 8 + 2 + x) as u8);
        }
        good(cuStreamCreate(&mut stream, CU_STREAM_DEFAULT));
        let mut attributes: CUmemcpyAttributes = std::mem::zeroed();
        attributes.srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM;
        let (mut to, mut from, mut sizes) = ([memory, memory + 2048], [memory + 512, memory], [16, 16]);
        let (mut first, mut failed) = (0, 9);
        let (to, from, sizes) = (to.as_mut_ptr(), from.as_mut_ptr(), sizes.as_mut_ptr());
        let status = cuMemcpyBatchAsync(to, from, sizes, 2, &mut attributes, &mut first, 1, &mut failed, stream);
        assert_eq!((status, failed), (CUDA_ERROR_INVALID_VALUE, 1));
        good(cuMemcpyBatchAsync_v2(to, from, sizes, 1, &mut attributes, &mut first, 1, stream));
        good(cuStreamSynchronize(stream));
        good(cuStreamDestroy_v2(stream));
        good(cuMemFree_v2(memory));
    }
}

/// Also what is refused for an address that is known to be none only when memory is looked up.
#[test]
fn nothing_is_done_of_a_batch_with_a_refused_operation() {
    with_context();
    let mut memory = 0;
    let mut local = 0_u64;
    // SAFETY: zeros are an operation, the outputs are live variables, and the arrays have the lengths given.
    unsafe {
        good(cuMemAlloc_v2(&mut memory, 64));
        good(cuMemsetD8_v2(memory, 0, 64));
        let operation = |operation, address, flags| {
            let mut written: CUstreamBatchMemOpParams = std::mem::zeroed();
            written.writeValue.operation = operation;
            (written.writeValue.address, written.writeValue.value64, written.writeValue.flags) = (address, 7, flags);
            written
        };
        for (refused, expected) in [
            (operation(99, memory, 0), CUDA_ERROR_INVALID_VALUE),
            (operation(CU_STREAM_MEM_OP_BARRIER, 0, 0), CUDA_ERROR_NOT_SUPPORTED),
            (operation(CU_STREAM_MEM_OP_WRITE_VALUE_32, memory, 77), CUDA_ERROR_INVALID_VALUE),
            (operation(CU_STREAM_MEM_OP_WAIT_VALUE_64, memory, 77), CUDA_ERROR_INVALID_VALUE),
            (operation(CU_STREAM_MEM_OP_WRITE_VALUE_64, memory + 4, 0), CUDA_ERROR_INVALID_VALUE),
            (
                operation(CU_STREAM_MEM_OP_WRITE_VALUE_32, (&raw const local).addr() as CUdeviceptr, 0),
                CUDA_ERROR_INVALID_VALUE,
            ),
        ] {
            let mut batch = [operation(CU_STREAM_MEM_OP_WRITE_VALUE_32, memory, 0), refused];
            assert_eq!(cuStreamBatchMemOp_v2(ptr::null_mut(), 2, batch.as_mut_ptr(), 0), expected);
            good(cuCtxSynchronize());
            good(cuMemcpyDtoH_v2((&raw mut local).cast(), memory, 8));
            assert_eq!(local, 0);
        }
        good(cuMemFree_v2(memory));
    }
}

#[test]
fn fabric_handles_are_refused_unread() {
    with_context();
    let nowhere = ptr::without_provenance_mut(3);
    let (mut memory, mut pool, mut pool_too) = (5, ptr::null_mut(), ptr::null_mut());
    let (fabric, fabric_too) = (CU_MEM_HANDLE_TYPE_FABRIC, cudart::cudaMemHandleTypeFabric);
    // SAFETY: the outputs are live variables, and the address is none.
    unsafe {
        assert_eq!(cuMemImportFromShareableHandle(&mut memory, nowhere, fabric), CUDA_ERROR_NOT_SUPPORTED);
        assert_eq!(cuMemPoolImportFromShareableHandle(&mut pool, nowhere, fabric, 0), CUDA_ERROR_NOT_SUPPORTED);
        let by_runtime = cudart::cudaMemPoolImportFromShareableHandle(&mut pool_too, nowhere, fabric_too, 0);
        assert_eq!(by_runtime, cudart::cudaErrorNotSupported);
        let of_null = cuMemImportFromShareableHandle(&mut memory, ptr::null_mut(), fabric);
        assert_eq!((memory, of_null), (5, CUDA_ERROR_INVALID_VALUE));
    }
}

/// Programs keep handles in signed integers, too: Python's bindings refuse a negative one.
#[test]
fn no_handle_has_the_top_bit() {
    let primary = with_context();
    let mut own = ptr::null_mut();
    let (mut stream, mut event) = (ptr::null_mut(), ptr::null_mut());
    // SAFETY: structures of numbers and pointers.
    let (mut pools, mut properties): (CUmemPoolProps, CUmemAllocationProp) = unsafe { std::mem::zeroed() };
    let (mut pool, mut physical) = (ptr::null_mut(), 0);
    let mut array = ptr::null_mut();
    let shape = CUDA_ARRAY_DESCRIPTOR { Width: 16, Height: 1, Format: CU_AD_FORMAT_FLOAT, NumChannels: 1 };
    (pools.allocType, pools.location.r#type) = (CU_MEM_ALLOCATION_TYPE_PINNED, CU_MEM_LOCATION_TYPE_DEVICE);
    (properties.r#type, properties.location.r#type) = (CU_MEM_ALLOCATION_TYPE_PINNED, CU_MEM_LOCATION_TYPE_DEVICE);
    // SAFETY: the outputs are live variables, the structures filled in; what was made is destroyed once.
    unsafe {
        good(cuStreamCreate(&mut stream, 0));
        good(cuEventCreate(&mut event, 0));
        good(cuMemPoolCreate(&mut pool, &pools));
        good(cuMemCreate(&mut physical, 2 << 20, &properties, 0));
        good(cuArrayCreate_v2(&mut array, &shape));
        good(cuCtxCreate_v2(&mut own, 0, 0));
        let pointers = [stream.addr(), event.addr(), pool.addr(), array.addr(), primary.addr(), own.addr()];
        for handle in pointers.into_iter().chain([physical as usize]) {
            assert!(handle.cast_signed() > 0, "{handle:#x}");
        }
        good(cuCtxDestroy_v2(own));
        good(cuArrayDestroy(array));
        good(cuMemRelease(physical));
        good(cuMemPoolDestroy(pool));
        good(cuEventDestroy_v2(event));
        good(cuStreamDestroy_v2(stream));
    }
}

#[test]
fn the_capability_is_what_is_set() {
    let include = format!("-I{}", root().join("include").display());
    let folder = common::scratch("capability");
    let source = folder.join("capability.c");
    let code = "#include <anygpu/cuda.h>\n#include <anygpu/cudart.h>\n#include <anygpu/hip.h>\n#include <stdio.h>\n\
        int main(void) { int major, minor; struct cudaDeviceProp cuda; hipDeviceProp_t hip; int status = cuInit(0);\n\
        status |= cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, 0);\n\
        status |= cuDeviceGetAttribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, 0);\n\
        status |= cudaGetDeviceProperties(&cuda, 0) | hipGetDeviceProperties(&hip, 0);\n\
        printf(\"%d %d.%d %d.%d %d.%d\\n\", status, major, minor, cuda.major, cuda.minor, hip.major, hip.minor); }\n";
    std::fs::write(&source, code).expect("a file written");
    let program = compile_linked("cc", "capability", &[&source], &["-std=gnu11", "-Wall", "-Werror", &include]);
    for (set, told) in [("", "9.0"), ("8.6", "8.6"), ("12.1", "12.1"), ("90", "9.0")] {
        let mut command = Command::new(&program);
        command.env("ANYGPU_BACKEND", "host").env("ANYGPU_LOG", "off").env("ANYGPU_HOST_CAPABILITY", set);
        assert_eq!(text(&succeed(&mut command).stdout), format!("0 {told} {told} {told}\n"), "{set}");
    }
}

/// Calls that need a current context, with good arguments. Others answer without one: `cuda_context_codes` has many.
#[test]
fn calls_of_every_family_need_a_context() {
    with_context();
    let (mut stream, mut event, mut array) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    let (mut memory, mut to, mut pitch, mut size, mut number) = (0, 0, 0, 0_usize, 0_u32);
    let (mut pinned, mut text) = (ptr::null_mut(), [0_u8; 64]);
    let shape = CUDA_ARRAY_DESCRIPTOR { Width: 16, Height: 1, Format: CU_AD_FORMAT_FLOAT, NumChannels: 1 };
    // SAFETY: plain data, of which zeros are one.
    let (mut handle, mut of_event): (CUipcMemHandle, CUipcEventHandle) = unsafe { std::mem::zeroed() };
    let flags = CU_EVENT_INTERPROCESS | CU_EVENT_DISABLE_TIMING;
    // SAFETY: the outputs are live variables of the right types, and the objects are destroyed once.
    unsafe {
        good(cuMemAlloc_v2(&mut memory, 4096));
        good(cuMemHostAlloc(&mut pinned, 4096, 0));
        good(cuEventCreate(&mut event, flags));
        good(cuIpcGetEventHandle(&mut of_event, event));
        good(cuCtxSetCurrent(ptr::null_mut()));
        let host = text.as_mut_ptr().cast::<c_void>();
        let answers = [
            ("cuMemAlloc", cuMemAlloc_v2(&mut to, 64)),
            ("cuMemAllocPitch", cuMemAllocPitch_v2(&mut to, &mut pitch, 64, 4, 4)),
            ("cuMemAllocManaged", cuMemAllocManaged(&mut to, 64, CU_MEM_ATTACH_GLOBAL)),
            ("cuMemHostAlloc", cuMemHostAlloc(&mut pinned, 64, 0)),
            ("cuMemHostRegister", cuMemHostRegister_v2(host, 64, 0)),
            ("cuMemHostGetDevicePointer", cuMemHostGetDevicePointer_v2(&mut to, pinned, 0)),
            ("cuMemHostGetFlags", cuMemHostGetFlags(&mut number, pinned)),
            ("cuMemGetInfo", cuMemGetInfo_v2(&mut size, &mut pitch)),
            ("cuMemGetAddressRange", cuMemGetAddressRange_v2(&mut to, &mut size, memory)),
            ("cuMemcpy", cuMemcpy(memory, memory + 64, 64)),
            ("cuMemcpyDtoH", cuMemcpyDtoH_v2(host, memory, 64)),
            ("cuMemsetD8", cuMemsetD8_v2(memory, 0, 64)),
            ("cuArrayCreate", cuArrayCreate_v2(&mut array, &shape)),
            ("cuStreamCreate", cuStreamCreate(&mut stream, 0)),
            ("cuEventCreate", cuEventCreate(&mut ptr::null_mut(), 0)),
            ("cuCtxSynchronize", cuCtxSynchronize()),
            ("cuIpcGetMemHandle", cuIpcGetMemHandle(&mut handle, memory)),
            ("cuIpcGetEventHandle", cuIpcGetEventHandle(&mut of_event, event)),
            ("cuIpcOpenMemHandle", cuIpcOpenMemHandle_v2(&mut to, handle, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS)),
            ("cuIpcOpenEventHandle", cuIpcOpenEventHandle(&mut ptr::null_mut(), of_event)),
            ("cuIpcCloseMemHandle", cuIpcCloseMemHandle(memory)),
        ];
        for (call, status) in answers {
            assert_eq!(status, CUDA_ERROR_INVALID_CONTEXT, "{call}");
        }
        good(cuEventDestroy_v2(event));
        good(cuMemFreeHost(pinned));
        good(cuMemFree_v2(memory));
    }
}

#[test]
fn what_the_driver_writes_and_says_is_the_same_here() {
    with_context();
    let (mut address, mut number, mut size, mut total) = (7, 7, 0, 0);
    let mut free = 0;
    // SAFETY: structures of numbers and pointers.
    let mut properties: CUmemAllocationProp = unsafe { std::mem::zeroed() };
    properties.r#type = CU_MEM_ALLOCATION_TYPE_PINNED;
    // SAFETY: the outputs are live variables of the right types, and what is made is released once.
    unsafe {
        // The address is written though the call is refused.
        assert_eq!((cuMemAlloc_v2(&mut address, 0), address), (CUDA_ERROR_INVALID_VALUE, 0));
        good(cuDeviceGetAttribute(&mut number, CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED, 0));
        let mut runtime: cudart::cudaDeviceProp = std::mem::zeroed();
        good(cudart::cudaGetDeviceProperties(&mut runtime, 0));
        assert_eq!((number, runtime.hostRegisterReadOnlySupported), (1, 1));
        // Physical memory of the host's NUMA node is no device's, and the current thread's node is none to name here.
        let mut made = 0;
        good(cuMemGetInfo_v2(&mut size, &mut total));
        properties.location = CUmemLocation { r#type: CU_MEM_LOCATION_TYPE_HOST_NUMA, id: 0 };
        good(cuMemCreate(&mut made, 64 << 20, &properties, 0));
        good(cuMemGetInfo_v2(&mut free, &mut total));
        assert!(free >= size, "{free} of {size} are free");
        good(cuMemRelease(made));
        for r#type in [CU_MEM_LOCATION_TYPE_HOST, CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT] {
            properties.location = CUmemLocation { r#type, id: 0 };
            assert_eq!(cuMemCreate(&mut made, 64 << 20, &properties, 0), CUDA_ERROR_INVALID_VALUE);
        }
    }
}

#[test]
fn what_an_ended_process_has_left_is_told_apart() {
    let include = format!("-I{}", root().join("include").display());
    let source = common::scratch("ended").join("ended.c");
    let code = r#"
#include <anygpu/cuda.h>
#include <anygpu/cudart.h>
#include <anygpu/hip.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>
static void start(void)
{
    CUcontext context;
    if (cuInit(0) || cuDevicePrimaryCtxRetain(&context, 0) || cuCtxSetCurrent(context))
        _exit(1);
}
int main(void)
{
    CUipcMemHandle handles[2];
    CUdeviceptr memory[2], p;
    void *q;
    char byte = 0;
    int to[2], from[2];
    if (pipe(to) || pipe(from))
        return 1;
    pid_t owner = fork();
    if (!owner) {
        start();
        for (int i = 0; i < 2; i++)
            if (cuMemAlloc(&memory[i], 4096) || cuIpcGetMemHandle(&handles[i], memory[i]))
                _exit(1);
        if (cuMemFree(memory[0]))
            _exit(1);
        _exit(write(from[1], handles, sizeof handles) != sizeof handles || read(to[0], &byte, 1) != 1);
    }
    if (read(from[0], handles, sizeof handles) != sizeof handles)
        return 1;
    start();
    int freed = cuIpcOpenMemHandle(&p, handles[0], CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS);
    if (write(to[1], &byte, 1) != 1 || waitpid(owner, NULL, 0) != owner)
        return 1;
    int driver = cuIpcOpenMemHandle(&p, handles[1], CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS);
    cudaIpcMemHandle_t runtime;
    hipIpcMemHandle_t hip;
    __builtin_memcpy(&runtime, &handles[1], 64);
    __builtin_memcpy(&hip, &handles[1], 64);
    int of_runtime = cudaIpcOpenMemHandle(&q, runtime, cudaIpcMemLazyEnablePeerAccess);
    printf("%d %d %d %d\n", freed, driver, of_runtime, hipIpcOpenMemHandle(&q, hip, hipIpcMemLazyEnablePeerAccess));
    return 0;
}
"#;
    std::fs::write(&source, code).expect("a file written");
    let program = compile_linked("cc", "ended", &[&source], &["-std=gnu11", "-Wall", "-Werror", &include]);
    let mut command = Command::new(&program);
    command.env("ANYGPU_BACKEND", "host").env("ANYGPU_LOG", "off");
    assert_eq!(text(&succeed(&mut command).stdout), "800 400 400 17\n");
}

/// What NVIDIA's driver alone has, is here under its name and says so: a program that finds no name guesses why.
#[test]
fn what_only_nvidias_driver_can_do_is_not_supported() {
    with_context();
    // SAFETY: none reads or writes what its arguments name.
    let codes = unsafe {
        [
            cuMulticastGetGranularity(ptr::null_mut(), ptr::null(), CU_MULTICAST_GRANULARITY_MINIMUM),
            cuMulticastCreate(ptr::null_mut(), ptr::null()),
            cuLogicalEndpointIdReserve(ptr::null_mut(), 1),
            cuLogicalEndpointGetLimits(ptr::null_mut(), ptr::null_mut(), ptr::null()),
            cuFabricCpyBatchAsync(0, ptr::null_mut(), 0, ptr::null_mut()),
            cuCheckpointProcessGetState(std::process::id() as c_int, ptr::null_mut()),
            cuLinkCreate_v2(0, ptr::null_mut(), ptr::null_mut(), ptr::null_mut()),
            cuLinkDestroy(ptr::null_mut()),
        ]
    };
    assert_eq!(codes, [CUDA_ERROR_NOT_SUPPORTED; 8]);
}

#[test]
fn failures_are_told_in_words() {
    with_context();
    unsafe extern "C" fn hear(data: *mut c_void, level: CUlogLevel, message: *mut std::ffi::c_char, length: usize) {
        // SAFETY: the test gives a list that outlives the registration, and texts are terminated.
        let (heard, message) =
            unsafe { (&*data.cast::<std::sync::Mutex<Vec<String>>>(), std::ffi::CStr::from_ptr(message)) };
        assert_eq!((level, length), (CU_LOG_LEVEL_ERROR, message.count_bytes()));
        heard.lock().expect("whole").push(message.to_string_lossy().into_owned());
    }
    let heard: std::sync::Mutex<Vec<String>> = std::sync::Mutex::default();
    let path = common::scratch("failures").join("log");
    let name = CString::new(path.to_str().expect("text")).expect("no 0");
    let (mut handle, mut at, mut context) = (ptr::null_mut(), 0, ptr::null_mut());
    let mut buffer = [1_u8; 4096];
    let (mut size, mut small) = (buffer.len(), 10);
    // SAFETY: the outputs are live variables, and the buffer has the size that is given.
    unsafe {
        good(cuCtxGetCurrent(&mut context));
        assert_eq!(cuLogsRegisterCallback(None, ptr::null_mut(), &mut handle), CUDA_ERROR_INVALID_VALUE);
        good(cuLogsRegisterCallback(Some(hear), (&raw const heard).cast_mut().cast(), &mut handle));
        assert_eq!(cuLogsCurrent(&mut at, 1), CUDA_ERROR_INVALID_VALUE);
        good(cuLogsCurrent(&mut at, 0));
        let (start, mut first) = (at, at);
        assert_eq!(cuMemFree_v2(0x1234), CUDA_ERROR_INVALID_VALUE);
        assert_eq!(cuLogsDumpToMemory(&mut first, buffer.as_mut_ptr().cast(), &mut small, 0), CUDA_ERROR_INVALID_VALUE);
        assert_eq!((small, first), (0, start));
        good(cuLogsDumpToMemory(&mut at, buffer.as_mut_ptr().cast(), &mut size, 0));
        let lines = text(&buffer[..size]);
        assert_eq!((buffer[size], size), (0, lines.len()));
        assert!(lines.contains("][CUDA][E] ") && lines.contains("the start of device memory"), "{lines}");
        assert!(lines.contains("Returning 1 (CUDA_ERROR_INVALID_VALUE) from cuMemFree_v2\n"), "{lines}");
        good(cuLogsDumpToFile(&mut first, name.as_ptr(), 0));
        assert!(std::fs::read_to_string(&path).expect("a file").starts_with(&*lines));
        good(cuLogsUnregisterCallback(handle));
        assert_eq!(cuLogsUnregisterCallback(handle), CUDA_ERROR_INVALID_VALUE);
    }
    // Other tests' calls are heard, too.
    let heard = heard.into_inner().expect("whole");
    assert!(
        heard.iter().any(|message| message == "Returning 1 (CUDA_ERROR_INVALID_VALUE) from cuMemFree_v2"),
        "{heard:?}"
    );
}
