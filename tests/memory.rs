// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory of the host back end that threads free, use and register at the same time, open and strict.

use std::ffi::c_void;
use std::mem::zeroed;
use std::process::Command;
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use anygpu::api::anygpu::anygpu_last_reason;
use anygpu::api::cudart::{
    cudaErrorHostMemoryAlreadyRegistered, cudaErrorHostMemoryNotRegistered, cudaErrorInvalidValue, cudaHostRegister,
    cudaHostRegisterReadOnly, cudaHostUnregister, cudaMemset, cudaSuccess,
};
use anygpu::api::hip::*;
use common::harness::skips;
use common::{compile_linked, root, succeed};

const STRICT: &str = "ANYGPU_TEST_STRICT";

/// Must come before a test's first call: settings are read once.
fn start() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    // SAFETY: the tests of this file read the environment only through this and the library, after this.
    ONCE.call_once(|| unsafe {
        std::env::set_var("ANYGPU_BACKEND", "host");
        std::env::set_var("ANYGPU_HOST_DEVICES", "2");
        if std::env::var_os(STRICT).is_some() {
            std::env::set_var("ANYGPU_HOST_STRICT", "1");
        }
    });
}

#[track_caller]
fn good(status: hipError_t) {
    // SAFETY: the reason is text that lives until the thread's next failure.
    let why = || unsafe { std::ffi::CStr::from_ptr(anygpu_last_reason()).to_string_lossy() };
    assert_eq!(status, hipSuccess, "{}", why());
}

fn allocate(size: usize) -> *mut c_void {
    start();
    let mut memory = ptr::null_mut();
    // SAFETY: the output is a live variable.
    good(unsafe { hipMalloc(&mut memory, size) });
    memory
}

fn stream() -> hipStream_t {
    start();
    let mut stream = ptr::null_mut();
    // SAFETY: the output is a live variable.
    good(unsafe { hipStreamCreateWithFlags(&mut stream, hipStreamNonBlocking) });
    stream
}

/// Bytes in a page. The crate `common` also keeps the settings of whoever starts the tests away.
fn page() -> usize {
    start();
    common::hip::page()
}

/// Maps pages of this test's, from a file or fresh ones.
fn map(pages: usize, protection: i32, file: Option<i32>, at: *mut c_void) -> *mut c_void {
    let flags = if file.is_some() { libc::MAP_SHARED } else { libc::MAP_PRIVATE | libc::MAP_ANONYMOUS };
    let fixed = if at.is_null() { 0 } else { libc::MAP_FIXED_NOREPLACE };
    // SAFETY: nothing that exists is replaced.
    let address = unsafe { libc::mmap(at, pages * page(), protection, flags | fixed, file.unwrap_or(-1), 0) };
    assert_ne!(address, libc::MAP_FAILED);
    address
}

fn unmap(address: *mut c_void, pages: usize) {
    // SAFETY: pages of a test's, which it does not use any more.
    assert_eq!(unsafe { libc::munmap(address, pages * page()) }, 0);
}

/// An owner shares something in each step and frees it before its importer closes it, while the first step's stays open.
#[test]
fn nobody_grows_by_what_is_shared_and_freed_in_each_step() {
    let include = format!("-I{}", root().join("include").display());
    let flags = ["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", &include];
    let program = compile_linked("cc", "growth", &[&root().join("tests/c/growth.c")], &flags);
    for kind in ["memory", "physical", "pool", "pools", "event", "timeline", "killed"] {
        let steps = if kind == "killed" { "40" } else { "200" };
        let mut growth = Command::new(&program);
        succeed(growth.args([kind, steps]).env("ANYGPU_BACKEND", "host"));
    }
}

#[test]
fn all_this_holds_for_strict_memory() {
    if std::env::var_os(STRICT).is_none() {
        let tests = std::env::current_exe().expect("a test has a program file");
        let skips = skips().into_iter().flat_map(|name| ["--skip".to_owned(), name]);
        assert!(Command::new(tests).args(skips).env(STRICT, "1").status().expect("it starts").success());
    }
}

/// A copy that takes long, over and over, on a thread of its own.
struct Copying {
    /// The time that one copy takes.
    time: Duration,
    stop: &'static AtomicBool,
    thread: thread::JoinHandle<()>,
}

impl Copying {
    fn start() -> Copying {
        const ROW: usize = 16;
        let mut rows = 1 << 18;
        let copy = |to: usize, from: usize, rows| {
            let (to, from) = (to as *mut c_void, from as *const c_void);
            // SAFETY: both have so many rows.
            good(unsafe { hipMemcpy2D(to, 2 * ROW, from, 2 * ROW, ROW, rows, hipMemcpyDeviceToDevice) });
            // SAFETY: no pointers.
            good(unsafe { hipStreamSynchronize(ptr::null_mut()) });
        };
        let (memory, time) = loop {
            let pair = [(); 2].map(|()| allocate(rows * 2 * ROW) as usize);
            let started = Instant::now();
            copy(pair[0], pair[1], rows);
            copy(pair[0], pair[1], rows);
            let time = started.elapsed() / 2;
            if time > Duration::from_millis(200) {
                break (pair, time);
            }
            // SAFETY: memory of this test's.
            pair.iter().for_each(|one| good(unsafe { hipFree(*one as *mut c_void) }));
            rows *= 2;
        };
        let stop: &AtomicBool = Box::leak(Box::default());
        let thread = thread::spawn(move || {
            while !stop.load(Ordering::Relaxed) {
                copy(memory[0], memory[1], rows);
            }
            // SAFETY: memory of this test's.
            memory.iter().for_each(|one| good(unsafe { hipFree(*one as *mut c_void) }));
        });
        Copying { time, stop, thread }
    }

    fn end(self) {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.join().expect("it does not panic");
    }
}

/// The free itself waits for the copy, as the vendors' does.
#[test]
fn a_copy_and_a_free_hold_up_no_other_thread() {
    let (memory, stream) = (allocate(page()), stream());
    let copying = Copying::start();
    let (order, orders) = mpsc::channel::<()>();
    let [begun, ended]: &[AtomicUsize; 2] = Box::leak(Box::default());
    let freeing = thread::spawn(move || {
        for () in orders {
            let freed = allocate(page());
            begun.fetch_add(1, Ordering::Release);
            // SAFETY: memory of this test's.
            good(unsafe { hipFree(freed) });
            ended.fetch_add(1, Ordering::Release);
        }
    });
    const ROUNDS: usize = 10;
    let mut held_up = 0;
    for round in 0..ROUNDS {
        order.send(()).expect("it listens");
        while begun.load(Ordering::Acquire) <= round {
            thread::sleep(Duration::from_millis(1));
        }
        thread::sleep(Duration::from_millis(20));
        let before = Instant::now();
        // SAFETY: memory and a stream of this test's.
        good(unsafe { hipMemsetAsync(memory, 1, page(), stream) });
        held_up += usize::from(before.elapsed() > copying.time / 4);
        while ended.load(Ordering::Acquire) <= round {
            thread::sleep(Duration::from_millis(1));
        }
    }
    drop(order);
    freeing.join().expect("it does not panic");
    copying.end();
    assert!(held_up < ROUNDS / 2, "{held_up} of {ROUNDS} fills waited for another thread's copy");
    // SAFETY: memory and a stream of this test's.
    unsafe {
        good(hipStreamDestroy(stream));
        good(hipFree(memory));
    }
}

/// Each thread knows no more of the others than that addresses may be freed: any answer is good, no crash is.
#[test]
fn threads_free_what_others_copy() {
    const SIZE: usize = 64 << 10;
    const SLOTS: usize = 4;
    start();
    let slots: &[AtomicUsize; SLOTS] = Box::leak(Box::default());
    let until = Instant::now() + Duration::from_secs(2);
    let goes_on = move || Instant::now() < until;
    let copied: &AtomicUsize = Box::leak(Box::default());
    let mut threads = Vec::new();
    for index in 0..2 {
        // Makes and frees, in every way.
        threads.push(thread::spawn(move || {
            let stream = stream();
            for turn in 0.. {
                let slot = &slots[(index + 2 * turn) % SLOTS];
                let mut fresh = ptr::null_mut();
                // SAFETY: outputs are live variables; what is freed is this thread's.
                unsafe {
                    let old = slot.load(Ordering::Acquire) as *mut c_void;
                    match turn / 2 % 3 {
                        _ if old.is_null() => {}
                        0 => good(hipFree(old)),
                        _ => good(hipFreeAsync(old, stream)),
                    }
                    good(if turn % 4 < 2 {
                        hipMalloc(&mut fresh, SIZE)
                    } else {
                        hipMallocAsync(&mut fresh, SIZE, stream)
                    });
                }
                slot.store(fresh as usize, Ordering::Release);
                if !goes_on() {
                    // SAFETY: as above.
                    unsafe { good(hipStreamSynchronize(stream)) };
                    break;
                }
            }
        }));
    }
    for index in 0..2 {
        // Uses what it finds.
        threads.push(thread::spawn(move || {
            let stream = stream();
            while goes_on() {
                for slot in 0..SLOTS {
                    let [to, from] = [slot, (slot + index + 1) % SLOTS]
                        .map(|slot| slots[slot].load(Ordering::Acquire) as *mut c_void);
                    if to.is_null() || from.is_null() {
                        continue;
                    }
                    // SAFETY: device addresses, freed or not, are for the library to tell apart.
                    let answers = unsafe {
                        [
                            hipMemcpy(to, from, SIZE, hipMemcpyDeviceToDevice),
                            hipMemcpyAsync(to, from, SIZE, hipMemcpyDeviceToDevice, stream),
                            hipMemsetAsync(to, 1, SIZE, stream),
                            hipStreamWriteValue32(stream, to, 1, 0),
                        ]
                    };
                    assert!(answers.iter().all(|answer| [hipSuccess, hipErrorInvalidValue].contains(answer)));
                    copied.fetch_add(answers.iter().filter(|answer| **answer == hipSuccess).count(), Ordering::Relaxed);
                }
            }
            // SAFETY: a stream of this thread's.
            unsafe { good(hipStreamSynchronize(stream)) };
        }));
    }
    // Resets the other device, with memory in use there.
    threads.push(thread::spawn(move || {
        // SAFETY: outputs are live variables; after the reset nothing of the device is used.
        unsafe {
            good(hipSetDevice(1));
            while goes_on() {
                let (memory, stream) = (allocate(SIZE), stream());
                good(hipMemsetAsync(memory, 1, SIZE, stream));
                good(hipDeviceReset());
                assert_eq!(hipFree(memory), hipErrorInvalidValue);
            }
        }
    }));
    threads.into_iter().for_each(|thread| thread.join().expect("it does not panic"));
    assert!(copied.load(Ordering::Relaxed) > 0);
    for slot in slots {
        // SAFETY: the last allocation of each slot.
        good(unsafe { hipFree(slot.load(Ordering::Relaxed) as *mut c_void) });
    }
}

/// The calls of a callback and what they returned.
struct InCallback {
    memory: *mut c_void,
    registered: *mut c_void,
    statuses: [hipError_t; 2],
}

#[test]
fn a_callback_frees_nothing() {
    unsafe extern "C" fn free(data: *mut c_void) {
        // SAFETY: the caller waits for this function, and does not use the structure meanwhile.
        unsafe {
            let calls = &mut *data.cast::<InCallback>();
            calls.statuses = [hipFree(calls.memory), hipHostUnregister(calls.registered)];
        }
    }
    let (memory, stream, registered) =
        (allocate(page()), stream(), map(1, libc::PROT_READ | libc::PROT_WRITE, None, ptr::null_mut()));
    // SAFETY: memory, a stream and a structure of this test's.
    unsafe {
        good(hipHostRegister(registered, page(), 0));
        let mut calls = InCallback { memory, registered, statuses: [hipSuccess; 2] };
        good(hipLaunchHostFunc(stream, Some(free), (&raw mut calls).cast()));
        good(hipStreamSynchronize(stream));
        // The reason is that of the place, not of the memory.
        assert_eq!(calls.statuses, [hipErrorNotSupported; 2]);
        good(hipMemset(memory, 1, page()));
        good(hipHostUnregister(registered));
        good(hipFree(memory));
        good(hipStreamDestroy(stream));
    }
    unmap(registered, 1);
}

#[test]
fn only_usable_memory_is_registered() {
    const BOTH: i32 = libc::PROT_READ | libc::PROT_WRITE;
    start();
    let whole = 8 * page();
    let fresh = |protection| map(8, protection, None, ptr::null_mut());
    let nth = |address: *mut c_void, number: usize| address.wrapping_byte_add(number * page());
    // SAFETY: pages of this test's; a file of three pages.
    unsafe {
        let holed = fresh(BOTH);
        holed.cast::<u8>().write_bytes(7, whole);
        unmap(nth(holed, 5), 1);
        let partly = fresh(BOTH);
        assert_eq!(libc::mprotect(nth(partly, 7), page(), libc::PROT_READ), 0);
        let file = libc::memfd_create(c"test".as_ptr(), 0);
        assert_eq!(libc::ftruncate(file, 3 * page() as i64), 0);
        let past_end = map(8, BOTH, Some(file), ptr::null_mut());
        for refused in [fresh(libc::PROT_NONE), fresh(libc::PROT_READ), holed, partly, past_end] {
            assert_eq!(hipHostRegister(refused, whole, 0), hipErrorInvalidValue);
            assert_eq!(cudaHostRegister(refused, whole, 0), cudaErrorInvalidValue);
            assert_eq!(hipHostUnregister(refused), hipErrorHostMemoryNotRegistered);
        }
        assert_eq!(holed.cast::<u8>().read(), 7);
        for (good_part, size) in
            [(holed, 5 * page()), (partly, 7 * page()), (past_end, 3 * page()), (nth(past_end, 2), 9)]
        {
            assert_eq!(hipHostRegister(good_part, size, 0), hipSuccess);
            good(hipMemset(good_part, 1, size));
            good(hipHostUnregister(good_part));
        }

        // A device that only reads needs no more.
        let read_only = fresh(libc::PROT_READ);
        assert_eq!(cudaHostRegister(read_only, whole, cudaHostRegisterReadOnly), cudaSuccess);
        assert_eq!(cudaMemset(read_only, 1, whole), cudaErrorInvalidValue);
        let device = allocate(whole);
        good(hipMemcpy(device, read_only, whole, hipMemcpyDefault));
        assert_eq!(hipMemcpy(read_only, device, whole, hipMemcpyDefault), hipErrorInvalidValue);
        assert_eq!(cudaHostUnregister(read_only), cudaSuccess);
        assert_eq!(cudaHostUnregister(read_only), cudaErrorHostMemoryNotRegistered);

        // Memory of the library's is none to be registered; as CUDA 13 on an H200 says.
        let mut pinned = ptr::null_mut();
        good(hipHostMalloc(&mut pinned, whole, 0));
        for known in [device, pinned] {
            assert_eq!(cudaHostRegister(known, page(), 0), cudaErrorInvalidValue);
            assert_eq!(cudaHostUnregister(known), cudaErrorInvalidValue);
        }
        let registered = fresh(BOTH);
        assert_eq!(cudaHostRegister(registered, whole, 0), cudaSuccess);
        assert_eq!(cudaHostRegister(nth(registered, 1), page(), 0), cudaErrorHostMemoryAlreadyRegistered);
        assert_eq!(cudaHostUnregister(nth(registered, 1)), cudaErrorInvalidValue);
        assert_eq!(cudaHostUnregister(registered), cudaSuccess);
        good(hipHostFree(pinned));
        good(hipFree(device));
        libc::close(file);
        for (mapped, pages) in [(registered, 8), (read_only, 8), (partly, 8), (past_end, 8)] {
            unmap(mapped, pages);
        }
    }
}

/// HIP registers memory again; CUDA's copies go on using the old pages, ours use what is there.
#[test]
fn a_registration_outlives_its_memory_until_the_addresses_are_given_out_again() {
    const BOTH: i32 = libc::PROT_READ | libc::PROT_WRITE;
    const PAGES: usize = 64;
    start();
    // SAFETY: pages of this test's; outputs are live variables.
    unsafe {
        let old = map(PAGES, BOTH, None, ptr::null_mut());
        good(hipHostRegister(old, PAGES * page(), 0));
        unmap(old, PAGES);
        good(hipHostRegister(old, page(), 0));
        map(PAGES, BOTH, None, old);
        good(hipHostRegister(old, page(), 0));
        good(hipMemset(old, 3, PAGES * page()));
        assert_eq!(old.cast::<u8>().read(), 3);
        unmap(old, PAGES);

        // The kernel gives free addresses out again soon.
        let is_old = |address: *mut c_void| (0..PAGES * page()).contains(&address.addr().wrapping_sub(old.addr()));
        let mut made = Vec::new();
        let again = loop {
            let mut pinned = ptr::null_mut();
            good(hipHostMalloc(&mut pinned, PAGES / 2 * page(), 0));
            made.push(pinned);
            if is_old(pinned) {
                break Some(pinned);
            }
            if made.len() > 1000 {
                break None;
            }
        };
        match again {
            None => println!("skipped: the addresses did not come back"),
            Some(pinned) => {
                let mut attributes: hipPointerAttribute_t = zeroed();
                good(hipPointerGetAttributes(&mut attributes, pinned));
                assert_eq!((attributes.r#type, attributes.hostPointer), (hipMemoryTypeHost, pinned));
                good(hipMemset(pinned, 4, PAGES / 2 * page()));
                assert_eq!(pinned.cast::<u8>().add(PAGES / 2 * page() - 1).read(), 4);
                assert_ne!(hipHostUnregister(old), hipSuccess);
            }
        }
        made.into_iter().for_each(|pinned| good(hipHostFree(pinned)));
    }
}
