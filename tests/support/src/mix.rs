// SPDX-License-Identifier: MIT OR Apache-2.0
//! Threads that make all kinds of calls at once, each checking values that only it can have written.

use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anygpu::api::hip::*;

const THREADS: u64 = 8;

static CALLED_BACK: AtomicU64 = AtomicU64::new(0);

extern "C" fn called_back(_: *mut c_void) {
    CALLED_BACK.fetch_add(1, Ordering::Relaxed);
}

/// Runs threads for some time; returns 0, the rounds done and the failures. `foreign` names another process's memory.
pub fn threads(milliseconds: u64, foreign: [u8; 64]) -> (u32, Vec<String>) {
    let end = Instant::now() + Duration::from_millis(milliseconds);
    let rounds = AtomicU64::new(0);
    let failures = AtomicU32::new(0);
    let launched = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for thread in 0..THREADS {
            let (rounds, failures, launched) = (&rounds, &failures, &launched);
            scope.spawn(move || {
                let mut random = 0x2545_f491_4f6c_dd1d_u64.wrapping_mul(thread + 1);
                while Instant::now() < end {
                    random ^= random << 13;
                    random ^= random >> 7;
                    random ^= random << 17;
                    let done = match random % 4 {
                        0 => memory(random, thread),
                        1 => streams(random, thread, launched),
                        2 => sharing(foreign),
                        _ => refused(),
                    };
                    if done.is_none() {
                        failures.fetch_add(1, Ordering::Relaxed);
                    }
                    rounds.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
    });
    // SAFETY: no arguments.
    let status = unsafe { hipDeviceSynchronize() };
    let lost = launched.into_inner().abs_diff(CALLED_BACK.load(Ordering::Relaxed));
    (status, vec![rounds.into_inner().to_string(), failures.into_inner().to_string(), lost.to_string()])
}

fn good(status: hipError_t) -> Option<()> {
    (status == hipSuccess).then_some(())
}

fn memory(random: u64, thread: u64) -> Option<()> {
    let size = 1 + (random >> 8) as usize % (1 << 18);
    let mut address = ptr::null_mut();
    let mut read = vec![0_u8; size];
    // SAFETY: the buffers have the sizes given.
    unsafe {
        good(hipMalloc(&mut address, size))?;
        good(hipMemset(address, thread as i32 + 1, size))?;
        good(hipMemcpy(read.as_mut_ptr().cast(), address, size, 2))?;
        let whole = read.iter().all(|byte| u64::from(*byte) == thread + 1);
        good(hipFree(address))?;
        whole.then_some(())
    }
}

fn streams(random: u64, thread: u64, launched: &AtomicU64) -> Option<()> {
    const SIZE: usize = 8192;
    let value = (random >> 16) as u8 | 1;
    let (mut first, mut second, mut event, mut address) =
        (ptr::null_mut(), ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    let mut read = vec![0_u8; SIZE];
    // SAFETY: the buffers have the sizes given and live until both streams have been waited for.
    unsafe {
        good(hipStreamCreateWithFlags(&mut first, (thread % 2) as u32))?;
        good(hipStreamCreateWithFlags(&mut second, 1))?;
        good(hipEventCreateWithFlags(&mut event, 2))?;
        good(hipMalloc(&mut address, SIZE))?;
        good(hipMemsetAsync(address, i32::from(value), SIZE, first))?;
        good(hipLaunchHostFunc(first, Some(called_back), ptr::null_mut()))?;
        launched.fetch_add(1, Ordering::Relaxed);
        good(hipEventRecord(event, first))?;
        good(hipStreamWaitEvent(second, event, 0))?;
        good(hipMemcpyAsync(read.as_mut_ptr().cast(), address, SIZE, 2, second))?;
        good(hipStreamSynchronize(second))?;
        good(hipEventDestroy(event))?;
        good(hipStreamDestroy(first))?;
        good(hipStreamDestroy(second))?;
        good(hipFree(address))?;
    }
    read.iter().all(|byte| *byte == value).then_some(())
}

fn sharing(foreign: [u8; 64]) -> Option<()> {
    let foreign = hipIpcMemHandle_t { reserved: foreign.map(|byte| byte as _) };
    let mut exported = hipIpcMemHandle_t { reserved: [0; 64] };
    let (mut opened, mut again, mut address) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    // SAFETY: the outputs are live variables.
    unsafe {
        good(hipIpcOpenMemHandle(&mut opened, foreign, 1))?;
        good(hipIpcOpenMemHandle(&mut again, foreign, 0))?;
        let content = super::peer::holds(opened, super::peer::PAGE, 3);
        good(hipIpcCloseMemHandle(opened))?;
        good(hipMalloc(&mut address, 4096))?;
        good(hipIpcGetMemHandle(&mut exported, address))?;
        let refused = hipIpcOpenMemHandle(&mut opened, exported, 1) == hipErrorInvalidContext;
        good(hipFree(address))?;
        good(hipIpcCloseMemHandle(again))?;
        (content && refused).then_some(())
    }
}

fn refused() -> Option<()> {
    let mut local = 0_u64;
    // SAFETY: the calls refuse these arguments.
    let expected = unsafe {
        hipFree((&raw mut local).cast()) == hipErrorInvalidValue
            && hipPeekAtLastError() == hipErrorInvalidValue
            && hipMalloc(ptr::null_mut(), 8) == hipErrorInvalidValue
            && hipSetDevice(1000) == hipErrorInvalidDevice
            && hipGetLastError() == hipErrorInvalidDevice
    };
    expected.then_some(())
}
