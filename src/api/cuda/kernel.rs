// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels: modules that a compiler made for the device in use, and launches of their functions.

#[path = "../generated/cuda/kernel.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_char, c_int, c_uint, c_void};

use super::types::*;
use super::{Slot, default_stream, entry, entry_in_context, entry_on_stream, forward, invalid, per_thread};
use crate::api::kernel::{arguments, attribute, check_extents, load_data, load_file};
use crate::border::arguments::{out, text, write_optional};
use crate::gpu::{Kernel, Kind, Launch, Module, Result};

pub use derived::*;

// Derived from hipModuleLoad: cuModuleLoad
// With: entry_in_context for entry
//
// CUDA: cuModuleLoad from 2.0 on.

// Derived from hipModuleLoadData: cuModuleLoadData
// With: entry_in_context for entry
//
// CUDA: cuModuleLoadData from 2.0 on.

// Derived from hipModuleLoadDataEx: cuModuleLoadDataEx
// With: entry_in_context for entry
// Loads a module from memory, with options for the compiler of PTX, which only NVIDIA's own driver heeds.
//
// CUDA: cuModuleLoadDataEx from 2.1 on.

// Derived from hipModuleUnload: cuModuleUnload
// With: hmod for module, entry_in_context for entry
// Unloads a module. Launches of its kernels that are queued complete.
//
// - `hmod` (in): the module.
//
// Returns CUDA_ERROR_INVALID_HANDLE for a module that does not exist.
//
// CUDA: cuModuleUnload from 2.0 on.

// Derived from hipModuleGetFunction: cuModuleGetFunction
// With: hfunc for function, hmod for module, name for kname, entry_in_context for entry
// Finds a kernel of a module.
//
// - `hfunc` (out): the kernel, which lives as long as its module.
// - `hmod` (in): the module.
// - `name` (in): its name, as the compiler has made it: that of the source where it is extern "C".
//
// Returns CUDA_ERROR_INVALID_VALUE for NULL and for an empty name, CUDA_ERROR_INVALID_HANDLE for a
// module that does not exist, CUDA_ERROR_NOT_FOUND for another name.
//
// CUDA: cuModuleGetFunction from 2.0 on.

/// Finds a variable of a module.
///
/// - `dptr` (out, nullable): its address, for copies.
/// - `bytes` (out, nullable): its bytes.
/// - `hmod` (in): the module.
/// - `name` (in): its name, as the compiler has made it.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for an empty name, CUDA_ERROR_INVALID_HANDLE for a
/// module that does not exist, CUDA_ERROR_NOT_FOUND for another name.
///
/// CUDA: cuModuleGetGlobal from 3.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuModuleGetGlobal_v2(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    hmod: CUmodule,
    name: *const c_char,
) -> CUresult {
    let call = forward!(cuModuleGetGlobal_v2(dptr, bytes, hmod, name));
    entry_in_context(call, move |gpu| {
        let name = text(name)?;
        if name.is_empty() || dptr.is_null() && bytes.is_null() {
            return invalid("the name is empty, or both outputs are NULL");
        }
        let (address, size) = gpu.find_global(existing(hmod)?, name)?;
        write_optional(dptr, address.0 as CUdeviceptr);
        write_optional(bytes, size);
        Ok(())
    })
}

// Derived from hipFuncGetAttribute: cuFuncGetAttribute
// With: pi for value
//
// CUDA: cuFuncGetAttribute from 2.2 on.

/// Queues a launch of a kernel.
///
/// - `f` (in): the kernel.
/// - `gridDimX` (in): blocks in x.
/// - `gridDimY` (in): blocks in y.
/// - `gridDimZ` (in): blocks in z.
/// - `blockDimX` (in): threads of a block in x.
/// - `blockDimY` (in): threads of a block in y.
/// - `blockDimZ` (in): threads of a block in z.
/// - `sharedMemBytes` (in): bytes of dynamic shared memory of each block.
/// - `hStream` (in, nullable): the stream; NULL is the default stream.
/// - `kernelParams` (in, nullable): the addresses of the arguments, which are copied by the call.
/// - `extra` (in, nullable): in their place CU_LAUNCH_PARAM_BUFFER_POINTER, a buffer with all of them,
///   CU_LAUNCH_PARAM_BUFFER_SIZE, the address of its size, CU_LAUNCH_PARAM_END.
///
/// Returns CUDA_ERROR_INVALID_HANDLE for a kernel or stream that does not exist, CUDA_ERROR_INVALID_VALUE for 0 blocks or
/// threads, for more threads or shared memory than a block has, for missing arguments and for both forms of them. A kernel
/// that fails makes later calls for its stream return CUDA_ERROR_LAUNCH_FAILED.
///
/// CUDA: cuLaunchKernel from 4.0 on.
// Derived: cuLaunchKernel_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLaunchKernel(
    f: CUfunction,
    gridDimX: c_uint,
    gridDimY: c_uint,
    gridDimZ: c_uint,
    blockDimX: c_uint,
    blockDimY: c_uint,
    blockDimZ: c_uint,
    sharedMemBytes: c_uint,
    hStream: CUstream,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> CUresult {
    let call = forward!(cuLaunchKernel(
        f,
        gridDimX,
        gridDimY,
        gridDimZ,
        blockDimX,
        blockDimY,
        blockDimZ,
        sharedMemBytes,
        hStream,
        kernelParams,
        extra
    ));
    entry_on_stream(call, default_stream(hStream), move |gpu| {
        let kernel = existing_kernel(f)?;
        let (grid, block) = ([gridDimX, gridDimY, gridDimZ], [blockDimX, blockDimY, blockDimZ]);
        check_extents(grid, block)?;
        let arguments = arguments(kernelParams, extra, CU_LAUNCH_PARAM_END)?;
        let stream = default_stream(hStream);
        gpu.launch(kernel, &Launch { grid, block, shared: sharedMemBytes, stream, arguments })
    })
}

/// Converts a module; InvalidHandle for NULL.
fn existing(module: CUmodule) -> Result<Module> {
    if module.is_null() { Err(Kind::InvalidHandle.because("the module is NULL")) } else { Ok(module.into()) }
}

/// Converts a kernel; InvalidHandle for NULL.
fn existing_kernel(kernel: CUfunction) -> Result<Kernel> {
    if kernel.is_null() { Err(Kind::InvalidHandle.because("the kernel is NULL")) } else { Ok(kernel.into()) }
}
