// SPDX-License-Identifier: MIT OR Apache-2.0
//! Launches of kernels that a compiler put into a program, which NVIDIA's runtime alone knows.
//!
//! Were they not here, a preload would leave them to NVIDIA's runtime where the other calls are this library's, and nobody
//! would ask that one for its last error. No version of them is the default, so that programs linked to this library have
//! those of a runtime that is linked in.

use std::ffi::{CStr, c_uint, c_void};
use std::ptr;

use super::types::*;
use super::{Call, Slot, entry, forward};
use crate::gpu::Kind;
use crate::os::loader::file_at;
use crate::os::logger;

/// Extents of a grid or block.
#[repr(C)]
#[derive(Clone, Copy)]
struct dim3 {
    x: c_uint,
    y: c_uint,
    z: c_uint,
}

/// Begins a launch by `<<<>>>`, which goes on only after a success.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13___cudaPushCallConfiguration(
    gridDim: dim3,
    blockDim: dim3,
    sharedMem: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    entry_refusing(forward!(__cudaPushCallConfiguration(gridDim, blockDim, sharedMem, stream)), ptr::null())
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaLaunchKernel(
    func: *const c_void,
    gridDim: dim3,
    blockDim: dim3,
    args: *mut *mut c_void,
    sharedMem: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    entry_refusing(forward!(cudaLaunchKernel(func, gridDim, blockDim, args, sharedMem, stream)), func)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaLaunchKernel_ptsz(
    func: *const c_void,
    gridDim: dim3,
    blockDim: dim3,
    args: *mut *mut c_void,
    sharedMem: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    entry_refusing(forward!(cudaLaunchKernel_ptsz(func, gridDim, blockDim, args, sharedMem, stream)), func)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaLaunchCooperativeKernel(
    func: *const c_void,
    gridDim: dim3,
    blockDim: dim3,
    args: *mut *mut c_void,
    sharedMem: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    entry_refusing(forward!(cudaLaunchCooperativeKernel(func, gridDim, blockDim, args, sharedMem, stream)), func)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaLaunchCooperativeKernel_ptsz(
    func: *const c_void,
    gridDim: dim3,
    blockDim: dim3,
    args: *mut *mut c_void,
    sharedMem: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    entry_refusing(forward!(cudaLaunchCooperativeKernel_ptsz(func, gridDim, blockDim, args, sharedMem, stream)), func)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaLaunchKernelExC(
    config: *const c_void,
    func: *const c_void,
    args: *mut *mut c_void,
) -> cudaError_t {
    entry_refusing(forward!(cudaLaunchKernelExC(config, func, args)), func)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaLaunchKernelExC_ptsz(
    config: *const c_void,
    func: *const c_void,
    args: *mut *mut c_void,
) -> cudaError_t {
    entry_refusing(forward!(cudaLaunchKernelExC_ptsz(config, func, args)), func)
}

/// Refuses a launch and logs it by default: callers of `<<<>>>` that ask for no error compute with stale content.
fn entry_refusing(call: Call, kernel: *const c_void) -> cudaError_t {
    const WHY: &str = "kernels that are compiled into a program run on NVIDIA's GPUs alone, by NVIDIA's runtime";
    let name = call.name();
    entry(call, |_| {
        // SAFETY: the name lives as long as the file is loaded, of which a kernel is being launched.
        let file = file_at(kernel.addr()).map(|(_, file)| unsafe { CStr::from_ptr(file) }.to_string_lossy());
        let of_file = file.map_or(String::new(), |file| format!(" of {file}"));
        logger::error(format_args!("{name}: a kernel{of_file} is not run: {WHY}"));
        // Once is enough.
        Err(Kind::Unsupported.because(WHY).as_answer())
    })
}

// For callers of CUDA 12, whom another copy of the runtime serves.
#[cfg(all(any(target_arch = "x86_64", target_arch = "aarch64"), not(miri)))]
mod exports {
    use super::{
        anygpu_13___cudaPushCallConfiguration as __cudaPushCallConfiguration,
        anygpu_13_cudaLaunchCooperativeKernel as cudaLaunchCooperativeKernel,
        anygpu_13_cudaLaunchCooperativeKernel_ptsz as cudaLaunchCooperativeKernel_ptsz,
        anygpu_13_cudaLaunchKernel as cudaLaunchKernel, anygpu_13_cudaLaunchKernel_ptsz as cudaLaunchKernel_ptsz,
        anygpu_13_cudaLaunchKernelExC as cudaLaunchKernelExC,
        anygpu_13_cudaLaunchKernelExC_ptsz as cudaLaunchKernelExC_ptsz,
    };

    mod twelve {
        super::super::super::same_in_twelve! {
            __cudaPushCallConfiguration
            cudaLaunchCooperativeKernel
            cudaLaunchCooperativeKernel_ptsz
            cudaLaunchKernel
            cudaLaunchKernelExC
            cudaLaunchKernelExC_ptsz
            cudaLaunchKernel_ptsz
        }
    }
}
