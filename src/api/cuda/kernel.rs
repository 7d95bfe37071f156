// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels: modules that a compiler made for the device in use, and launches of their functions.

#[path = "../generated/cuda/kernel.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_char, c_int, c_uint, c_void};

use super::types::*;
use super::{
    Slot, default_stream, entry, entry_in_context, entry_on_stream, entry_unless_destroyed, forward, invalid,
    per_thread, unsupported,
};
use crate::api::kernel::{
    CUDA_MOST_BLOCKS, LaunchConfig, arguments, attribute, check_extents, check_occupancy, count_parameters,
    existing_kernel, existing_library, existing_module, launch, load_data, load_file as load_named, read_config,
    read_image, write_best_block, write_kernels, write_parameter,
};
use crate::border::arguments::{check_device, non_null, out, text, write_optional};
use crate::gpu::{Arguments, Kernels, Launch};

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

// Derived from hipModuleLoadFatBinary: cuModuleLoadFatBinary
// With: fatCubin for fatbin, entry_in_context for entry
//
// CUDA: cuModuleLoadFatBinary from 2.0 on.

// Derived from hipModuleGetFunctionCount: cuModuleGetFunctionCount
// With: entry_unless_destroyed for entry
//
// CUDA: cuModuleGetFunctionCount from 12.4 on.

/// Lists kernels of a module.
///
/// - `functions` (out, array of numFunctions): the kernels. What there are no kernels for stays as it is.
/// - `numFunctions` (in): the most that are listed.
/// - `module` (in): the module.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a module that does not exist.
///
/// CUDA: cuModuleEnumerateFunctions from 12.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuModuleEnumerateFunctions(
    functions: *mut CUfunction,
    numFunctions: c_uint,
    module: CUmodule,
) -> CUresult {
    let call = forward!(cuModuleEnumerateFunctions(functions, numFunctions, module));
    entry_unless_destroyed(call, move |gpu| {
        write_kernels(functions, numFunctions, || gpu.list_kernels(existing_module(module)?, numFunctions))
    })
}

/// Returns when kernels are loaded.
///
/// - `mode` (out): CU_MODULE_EAGER_LOADING for with their module, as on the host back end, CU_MODULE_LAZY_LOADING for by
///   their first use.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL.
///
/// CUDA: cuModuleGetLoadingMode from 11.7 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuModuleGetLoadingMode(mode: *mut CUmoduleLoadingMode) -> CUresult {
    let call = forward!(cuModuleGetLoadingMode(mode));
    entry(call, move |gpu| {
        let mode = out(mode)?;
        mode.finish(if gpu.loads_lazily()? { CU_MODULE_LAZY_LOADING } else { CU_MODULE_EAGER_LOADING })
    })
}

// Derived from hipModuleUnload: cuModuleUnload
// With: hmod for module, entry_unless_destroyed for entry, Kernels::unload_module for unload_module
// Unloads a module. Launches of its kernels that are queued complete.
//
// - `hmod` (in): the module.
//
// Returns CUDA_ERROR_INVALID_HANDLE for a module that does not exist.
//
// CUDA: cuModuleUnload from 2.0 on.

// Derived from hipModuleGetFunction: cuModuleGetFunction
// With: hfunc for function, hmod for module, name for kname, entry_unless_destroyed for entry
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
    entry_unless_destroyed(call, move |gpu| {
        let name = text(name)?;
        if name.is_empty() || dptr.is_null() && bytes.is_null() {
            return invalid("the name is empty, or both outputs are NULL");
        }
        let (address, size) = gpu.find_global(existing_module(hmod)?, name)?;
        write_optional(dptr, address.0 as CUdeviceptr);
        write_optional(bytes, size);
        Ok(())
    })
}

// Derived from hipFuncGetAttribute: cuFuncGetAttribute
// With: pi for value
//
// CUDA: cuFuncGetAttribute from 2.2 on.

// Derived from hipKernelGetName: cuFuncGetName
// With: CUfunction for hipKernel_t, hfunc for kernel, existing_kernel for given_kernel, entry_unless_destroyed for entry
// Returns the name of a kernel.
//
// - `name` (out): a text that lives as long as the module.
//
// CUDA: cuFuncGetName from 12.3 on.

/// Returns the module of a kernel.
///
/// - `hmod` (out): the module.
/// - `hfunc` (in): the kernel.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
///
/// CUDA: cuFuncGetModule from 11.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuFuncGetModule(hmod: *mut CUmodule, hfunc: CUfunction) -> CUresult {
    let call = forward!(cuFuncGetModule(hmod, hfunc));
    entry_unless_destroyed(call, move |gpu| out(hmod)?.finish(gpu.kernel_module(existing_kernel(hfunc)?)?.as_ptr()))
}

// Derived from hipKernelGetParamInfo: cuFuncGetParamInfo
// With: CUfunction for hipKernel_t, func for kernel, existing_kernel for given_kernel, entry_unless_destroyed for entry
// Returns where a parameter of a kernel lies in a buffer of all arguments.
//
// CUDA: cuFuncGetParamInfo from 12.4 on.

/// Counts the parameters of a kernel.
///
/// - `func` (in): the kernel.
/// - `paramCount` (out): how many.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
///
/// CUDA: cuFuncGetParamCount from 13.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuFuncGetParamCount(func: CUfunction, paramCount: *mut usize) -> CUresult {
    let call = forward!(cuFuncGetParamCount(func, paramCount));
    entry_unless_destroyed(call, move |gpu| out(paramCount)?.finish(count_parameters(gpu, existing_kernel(func)?)?))
}

/// Returns if the code of a kernel is on the device.
///
/// - `state` (out): CU_FUNCTION_LOADING_STATE_LOADED, or, on NVIDIA's GPUs before the first use,
///   CU_FUNCTION_LOADING_STATE_UNLOADED.
/// - `function` (in): the kernel.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
///
/// CUDA: cuFuncIsLoaded from 12.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuFuncIsLoaded(state: *mut CUfunctionLoadingState, function: CUfunction) -> CUresult {
    let call = forward!(cuFuncIsLoaded(state, function));
    entry_unless_destroyed(call, move |gpu| {
        let state = out(state)?;
        state.finish(match gpu.is_kernel_loaded(existing_kernel(function)?)? {
            true => CU_FUNCTION_LOADING_STATE_LOADED,
            false => CU_FUNCTION_LOADING_STATE_UNLOADED,
        })
    })
}

/// Loads the code of a kernel, where its first launch would.
///
/// - `function` (in): the kernel.
///
/// Returns CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
///
/// CUDA: cuFuncLoad from 12.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuFuncLoad(function: CUfunction) -> CUresult {
    let call = forward!(cuFuncLoad(function));
    entry_unless_destroyed(call, move |gpu| gpu.load_kernel(existing_kernel(function)?))
}

/// Sets a kernel's preference between shared memory and L1 cache, which only NVIDIA's GPUs heed.
///
/// - `hfunc` (in): the kernel.
/// - `config` (in): the preference.
///
/// Returns CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist, CUDA_ERROR_INVALID_VALUE for an unknown preference.
///
/// CUDA: cuFuncSetCacheConfig from 3.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuFuncSetCacheConfig(hfunc: CUfunction, config: CUfunc_cache) -> CUresult {
    let call = forward!(cuFuncSetCacheConfig(hfunc, config));
    entry_unless_destroyed(call, move |gpu| {
        let kernel = existing_kernel(hfunc)?;
        if config > CU_FUNC_CACHE_PREFER_EQUAL {
            return invalid(format!("config is {config}: there is no such preference"));
        }
        gpu.prefer_cache(kernel, config)
    })
}

/// Makes a linker of images; not supported.
///
/// - `numOptions` (in): how many options.
/// - `options` (in, array of numOptions, nullable): the options.
/// - `optionValues` (in, array of numOptions, nullable): their values.
/// - `stateOut` (out): the linker.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuLinkCreate from 6.5 on.
// Derived: cuLinkCreate from 5.5 on
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLinkCreate_v2(
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
    stateOut: *mut CUlinkState,
) -> CUresult {
    let call = forward!(cuLinkCreate_v2(numOptions, options, optionValues, stateOut));
    entry_in_context(call, |_| unsupported("images are linked by the compiler that makes them"))
}

/// Gives a linker an image in memory; not supported.
///
/// - `state` (in): the linker.
/// - `type` (in): the kind of the image.
/// - `data` (in): the image.
/// - `size` (in): its bytes.
/// - `name` (in, nullable): its name.
/// - `numOptions` (in): how many options.
/// - `options` (in, array of numOptions, nullable): the options.
/// - `optionValues` (in, array of numOptions, nullable): their values.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuLinkAddData from 6.5 on.
// Derived: cuLinkAddData from 5.5 on
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLinkAddData_v2(
    state: CUlinkState,
    r#type: CUjitInputType,
    data: *mut c_void,
    size: usize,
    name: *const c_char,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> CUresult {
    let call = forward!(cuLinkAddData_v2(state, r#type, data, size, name, numOptions, options, optionValues));
    entry_in_context(call, |_| unsupported("images are linked by the compiler that makes them"))
}

/// Gives a linker an image in a file; not supported.
///
/// - `state` (in): the linker.
/// - `type` (in): the kind of the image.
/// - `path` (in): its file.
/// - `numOptions` (in): how many options.
/// - `options` (in, array of numOptions, nullable): the options.
/// - `optionValues` (in, array of numOptions, nullable): their values.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuLinkAddFile from 6.5 on.
// Derived: cuLinkAddFile from 5.5 on
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLinkAddFile_v2(
    state: CUlinkState,
    r#type: CUjitInputType,
    path: *const c_char,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> CUresult {
    let call = forward!(cuLinkAddFile_v2(state, r#type, path, numOptions, options, optionValues));
    entry_in_context(call, |_| unsupported("images are linked by the compiler that makes them"))
}

/// Links images; not supported.
///
/// - `state` (in): the linker.
/// - `cubinOut` (out): the linked image.
/// - `sizeOut` (out): its bytes.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuLinkComplete from 5.5 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLinkComplete(
    state: CUlinkState,
    cubinOut: *mut *mut c_void,
    sizeOut: *mut usize,
) -> CUresult {
    let call = forward!(cuLinkComplete(state, cubinOut, sizeOut));
    entry_in_context(call, |_| unsupported("images are linked by the compiler that makes them"))
}

/// Destroys a linker; not supported.
///
/// - `state` (in): the linker.
///
/// Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
///
/// CUDA: cuLinkDestroy from 5.5 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLinkDestroy(state: CUlinkState) -> CUresult {
    let call = forward!(cuLinkDestroy(state));
    entry_in_context(call, |_| unsupported("images are linked by the compiler that makes them"))
}

/// Sets a kernel's preference between shared memory and L1 cache on a device, which only NVIDIA's GPUs heed.
///
/// - `kernel` (in): the kernel of a library.
/// - `config` (in): the preference.
/// - `dev` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist, CUDA_ERROR_INVALID_DEVICE for a device that does
/// not, CUDA_ERROR_INVALID_VALUE for an unknown preference.
///
/// CUDA: cuKernelSetCacheConfig from 12.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuKernelSetCacheConfig(kernel: CUkernel, config: CUfunc_cache, dev: CUdevice) -> CUresult {
    let call = forward!(cuKernelSetCacheConfig(kernel, config, dev));
    entry_unless_destroyed(call, move |gpu| {
        check_device(gpu, dev)?;
        let kernel = gpu.context_kernel(existing_kernel(kernel)?)?;
        if config > CU_FUNC_CACHE_PREFER_EQUAL {
            return invalid(format!("config is {config}: there is no such preference"));
        }
        gpu.prefer_cache(kernel, config)
    })
}

/// Returns the dynamic shared memory that each block may have, where several share a multiprocessor.
///
/// - `dynamicSmemSize` (out): its bytes.
/// - `func` (in): the kernel.
/// - `numBlocks` (in): the blocks of a multiprocessor.
/// - `blockSize` (in): the threads of a block.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for blocks or threads that a multiprocessor does not have at a time;
/// CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
///
/// CUDA: cuOccupancyAvailableDynamicSMemPerBlock from 10.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuOccupancyAvailableDynamicSMemPerBlock(
    dynamicSmemSize: *mut usize,
    func: CUfunction,
    numBlocks: c_int,
    blockSize: c_int,
) -> CUresult {
    let call = forward!(cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize, func, numBlocks, blockSize));
    entry_in_context(call, move |gpu| {
        let size = out(dynamicSmemSize)?;
        size.finish(gpu.free_shared_size(existing_kernel(func)?, numBlocks, blockSize)?)
    })
}

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
        check_extents(grid, block, CUDA_MOST_BLOCKS)?;
        let arguments = arguments(kernelParams, extra, CU_LAUNCH_PARAM_END)?;
        let stream = default_stream(hStream);
        gpu.launch(kernel, &Launch { grid, block, shared: sharedMemBytes, stream, arguments })
    })
}

/// Queues a launch of a kernel, with attributes.
///
/// - `config` (in): the launch. Attributes that are hints change nothing.
/// - `f` (in): the kernel, which may be one of a library.
/// - `kernelParams` (in, nullable): the addresses of the arguments, which are copied by the call.
/// - `extra` (in, nullable): in their place CU_LAUNCH_PARAM_BUFFER_POINTER, a buffer with all of them,
///   CU_LAUNCH_PARAM_BUFFER_SIZE, the address of its size, CU_LAUNCH_PARAM_END.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and what cuLaunchKernel refuses, CUDA_ERROR_INVALID_HANDLE for a kernel or
/// stream that does not exist, CUDA_ERROR_NOT_SUPPORTED for clusters and events, and for
/// cooperative launches on the host back end.
///
/// CUDA: cuLaunchKernelEx from 11.6 on.
// Derived: cuLaunchKernelEx_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLaunchKernelEx(
    config: *const CUlaunchConfig,
    f: CUfunction,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> CUresult {
    let call = forward!(cuLaunchKernelEx(config, f, kernelParams, extra));
    entry_in_context(call, move |gpu| {
        let kernel = existing_kernel(f)?;
        let (LaunchConfig { grid, block, shared, stream, .. }, blocks) = read_config(config.cast(), CUDA_MOST_BLOCKS)?;
        let arguments = arguments(kernelParams, extra, CU_LAUNCH_PARAM_END)?;
        let stream = default_stream(stream.cast());
        launch(gpu, kernel, &Launch { grid, block, shared, stream, arguments }, blocks)
    })
}

/// Queues a launch of a kernel whose blocks all run at once, so that they may wait for each other.
///
/// - `f` (in): the kernel, which may be one of a library.
/// - `gridDimX` (in): blocks in x; there is room for all at once by cuOccupancyMaxActiveBlocksPerMultiprocessor.
/// - `gridDimY` (in): blocks in y.
/// - `gridDimZ` (in): blocks in z.
/// - `blockDimX` (in): threads of a block in x.
/// - `blockDimY` (in): threads of a block in y.
/// - `blockDimZ` (in): threads of a block in z.
/// - `sharedMemBytes` (in): bytes of dynamic shared memory of each block.
/// - `hStream` (in, nullable): the stream.
/// - `kernelParams` (in, nullable): the addresses of the arguments, which are copied by the call.
///
/// Returns what cuLaunchKernel returns, CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE where there is no room for all blocks, and
/// CUDA_ERROR_NOT_SUPPORTED on the host back end.
///
/// CUDA: cuLaunchCooperativeKernel from 9.0 on.
// Derived: cuLaunchCooperativeKernel_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLaunchCooperativeKernel(
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
) -> CUresult {
    let call = forward!(cuLaunchCooperativeKernel(
        f,
        gridDimX,
        gridDimY,
        gridDimZ,
        blockDimX,
        blockDimY,
        blockDimZ,
        sharedMemBytes,
        hStream,
        kernelParams
    ));
    entry_on_stream(call, default_stream(hStream), move |gpu| {
        let kernel = existing_kernel(f)?;
        let (grid, block) = ([gridDimX, gridDimY, gridDimZ], [blockDimX, blockDimY, blockDimZ]);
        check_extents(grid, block, CUDA_MOST_BLOCKS)?;
        let arguments = Arguments::from(kernelParams);
        let stream = default_stream(hStream);
        gpu.launch_cooperative(kernel, &Launch { grid, block, shared: sharedMemBytes, stream, arguments })
    })
}

/// Sets an attribute of a kernel.
///
/// - `hfunc` (in): the kernel.
/// - `attrib` (in): CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES or
///   CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT. Neither changes anything on the host back end.
/// - `value` (in): bytes, at most those that a block has; percent, or -1.
///
/// Returns CUDA_ERROR_INVALID_VALUE for other attributes and values, CUDA_ERROR_INVALID_HANDLE for a kernel that does not
/// exist.
///
/// CUDA: cuFuncSetAttribute from 9.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuFuncSetAttribute(hfunc: CUfunction, attrib: CUfunction_attribute, value: c_int) -> CUresult {
    let call = forward!(cuFuncSetAttribute(hfunc, attrib, value));
    entry_unless_destroyed(call, move |gpu| {
        let kernel = existing_kernel(hfunc)?;
        gpu.set_kernel_attribute(kernel, attribute(attrib)?, value)
    })
}

// Derived from hipModuleOccupancyMaxActiveBlocksPerMultiprocessor: cuOccupancyMaxActiveBlocksPerMultiprocessor
// With: func for f, dynamicSMemSize for dynSharedMemPerBlk, entry_in_context for entry
//
// CUDA: cuOccupancyMaxActiveBlocksPerMultiprocessor from 6.5 on.

/// Counts the blocks of a kernel that a multiprocessor runs at a time.
///
/// - `numBlocks` (out): the blocks; 0 where not even one fits. On the host back end as many as its own limits allow.
/// - `func` (in): the kernel.
/// - `blockSize` (in): the threads of a block.
/// - `dynamicSMemSize` (in): bytes of dynamic shared memory of each block.
/// - `flags` (in): CU_OCCUPANCY_DEFAULT, or CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE, which only NVIDIA's own driver heeds.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags and a block without threads, CUDA_ERROR_INVALID_HANDLE for a
/// kernel that does not exist.
///
/// CUDA: cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags from 7.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    numBlocks: *mut c_int,
    func: CUfunction,
    blockSize: c_int,
    dynamicSMemSize: usize,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        numBlocks,
        func,
        blockSize,
        dynamicSMemSize,
        flags
    ));
    entry_in_context(call, move |gpu| {
        let blocks = out(numBlocks)?;
        check_occupancy(flags)?;
        blocks.finish(gpu.resident_blocks(existing_kernel(func)?, blockSize, dynamicSMemSize)?)
    })
}

/// Finds the block size with which a multiprocessor runs most threads of a kernel at a time.
///
/// - `minGridSize` (out): the fewest blocks of this size that fill the device.
/// - `blockSize` (out): the threads of a block.
/// - `func` (in): the kernel.
/// - `blockSizeToDynamicSMemSize` (in, nullable): returns the bytes of dynamic shared memory of a block of so many threads.
/// - `dynamicSMemSize` (in): these bytes, where there is no such function.
/// - `blockSizeLimit` (in): the most threads of a block; 0 for as many as the kernel allows.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a negative limit, CUDA_ERROR_INVALID_HANDLE for a kernel that does not
/// exist.
///
/// CUDA: cuOccupancyMaxPotentialBlockSize from 6.5 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuOccupancyMaxPotentialBlockSize(
    minGridSize: *mut c_int,
    blockSize: *mut c_int,
    func: CUfunction,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
    dynamicSMemSize: usize,
    blockSizeLimit: c_int,
) -> CUresult {
    let call = forward!(cuOccupancyMaxPotentialBlockSize(
        minGridSize,
        blockSize,
        func,
        blockSizeToDynamicSMemSize,
        dynamicSMemSize,
        blockSizeLimit
    ));
    entry_in_context(call, move |gpu| {
        let shared = shared_bytes(blockSizeToDynamicSMemSize, dynamicSMemSize);
        write_best_block(gpu, (minGridSize, blockSize), || existing_kernel(func), blockSizeLimit, shared)
    })
}

/// Finds the block size with which a multiprocessor runs most threads of a kernel at a time.
///
/// - `minGridSize` (out): the fewest blocks of this size that fill the device.
/// - `blockSize` (out): the threads of a block.
/// - `func` (in): the kernel.
/// - `blockSizeToDynamicSMemSize` (in, nullable): returns the bytes of dynamic shared memory of a block of so many threads.
/// - `dynamicSMemSize` (in): these bytes, where there is no such function.
/// - `blockSizeLimit` (in): the most threads of a block; 0 for as many as the kernel allows.
/// - `flags` (in): CU_OCCUPANCY_DEFAULT, or CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE, which only NVIDIA's own driver heeds.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags and a negative limit, CUDA_ERROR_INVALID_HANDLE for a kernel that
/// does not exist.
///
/// CUDA: cuOccupancyMaxPotentialBlockSizeWithFlags from 7.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuOccupancyMaxPotentialBlockSizeWithFlags(
    minGridSize: *mut c_int,
    blockSize: *mut c_int,
    func: CUfunction,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
    dynamicSMemSize: usize,
    blockSizeLimit: c_int,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuOccupancyMaxPotentialBlockSizeWithFlags(
        minGridSize,
        blockSize,
        func,
        blockSizeToDynamicSMemSize,
        dynamicSMemSize,
        blockSizeLimit,
        flags
    ));
    entry_in_context(call, move |gpu| {
        let kernel = || check_occupancy(flags).and_then(|()| existing_kernel(func));
        let shared = shared_bytes(blockSizeToDynamicSMemSize, dynamicSMemSize);
        write_best_block(gpu, (minGridSize, blockSize), kernel, blockSizeLimit, shared)
    })
}

/// Loads a library from memory: a module that belongs to no context.
///
/// - `library` (out): the library; unload it with cuLibraryUnload.
/// - `code` (in): the contents of a file as cuModuleLoad takes it; PTX ends with a NUL.
/// - `jitOptions` (in, array of numJitOptions, nullable): options for the compiler of PTX, which only NVIDIA's driver heeds.
/// - `jitOptionsValues` (inout, array of numJitOptions, nullable): the value of each.
/// - `numJitOptions` (in): how many.
/// - `libraryOptions` (in, array of numLibraryOptions, nullable): options, which only NVIDIA's driver heeds.
/// - `libraryOptionValues` (in, array of numLibraryOptions, nullable): the value of each.
/// - `numLibraryOptions` (in): how many.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_IMAGE for an image that is damaged or of
/// no known kind, CUDA_ERROR_NO_BINARY_FOR_GPU for one for another device.
///
/// CUDA: cuLibraryLoadData from 12.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLibraryLoadData(
    library: *mut CUlibrary,
    code: *const c_void,
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
    libraryOptions: *mut CUlibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: c_uint,
) -> CUresult {
    let call = forward!(cuLibraryLoadData(
        library,
        code,
        jitOptions,
        jitOptionsValues,
        numJitOptions,
        libraryOptions,
        libraryOptionValues,
        numLibraryOptions
    ));
    entry(call, move |gpu| {
        let library = out(library)?;
        library.finish(gpu.load_library(non_null(code)?)?.as_ptr())
    })
}

/// Loads a library from a file: a module that belongs to no context.
///
/// - `library` (out): the library; unload it with cuLibraryUnload.
/// - `fileName` (in): the file, as cuModuleLoad takes it.
/// - `jitOptions` (in, array of numJitOptions, nullable): options for the compiler of PTX, which only NVIDIA's driver heeds.
/// - `jitOptionsValues` (inout, array of numJitOptions, nullable): the value of each.
/// - `numJitOptions` (in): how many.
/// - `libraryOptions` (in, array of numLibraryOptions, nullable): options, which only NVIDIA's driver heeds.
/// - `libraryOptionValues` (in, array of numLibraryOptions, nullable): the value of each.
/// - `numLibraryOptions` (in): how many.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_FILE_NOT_FOUND for a file that cannot be read,
/// CUDA_ERROR_INVALID_IMAGE for one that is damaged or of no known kind,
/// CUDA_ERROR_NO_BINARY_FOR_GPU for one for another device.
///
/// CUDA: cuLibraryLoadFromFile from 12.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLibraryLoadFromFile(
    library: *mut CUlibrary,
    fileName: *const c_char,
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
    libraryOptions: *mut CUlibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: c_uint,
) -> CUresult {
    let call = forward!(cuLibraryLoadFromFile(
        library,
        fileName,
        jitOptions,
        jitOptionsValues,
        numJitOptions,
        libraryOptions,
        libraryOptionValues,
        numLibraryOptions
    ));
    entry(call, move |gpu| {
        let library = out(library)?;
        let image = read_image(text(fileName)?)?;
        library.finish(gpu.load_library(image.as_ptr().into())?.as_ptr())
    })
}

/// Unloads a library. Launches of its kernels that are queued complete.
///
/// - `library` (in): the library.
///
/// Returns CUDA_ERROR_INVALID_HANDLE for a library that does not exist.
///
/// CUDA: cuLibraryUnload from 12.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLibraryUnload(library: CUlibrary) -> CUresult {
    let call = forward!(cuLibraryUnload(library));
    entry(call, move |gpu| gpu.unload_library(existing_library(library)?))
}

/// Finds a kernel of a library.
///
/// - `pKernel` (out): the kernel, which lives as long as its library. Launch it by its own handle as that of a CUfunction.
/// - `library` (in): the library.
/// - `name` (in): its name, as the compiler has made it: that of the source where it is extern "C".
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a library that does not exist,
/// CUDA_ERROR_NOT_FOUND for another name.
///
/// CUDA: cuLibraryGetKernel from 12.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLibraryGetKernel(
    pKernel: *mut CUkernel,
    library: CUlibrary,
    name: *const c_char,
) -> CUresult {
    let call = forward!(cuLibraryGetKernel(pKernel, library, name));
    entry(call, move |gpu| {
        let (kernel, name) = (out(pKernel)?, text(name)?);
        kernel.finish(gpu.find_library_kernel(existing_library(library)?, name)?.as_ptr())
    })
}

/// Finds a variable of a library, in the current context.
///
/// - `dptr` (out, nullable): its address, for copies.
/// - `bytes` (out, nullable): its bytes.
/// - `library` (in): the library.
/// - `name` (in): its name, as the compiler has made it.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a library that does not exist,
/// CUDA_ERROR_NOT_FOUND for another name.
///
/// CUDA: cuLibraryGetGlobal from 12.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLibraryGetGlobal(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    library: CUlibrary,
    name: *const c_char,
) -> CUresult {
    let call = forward!(cuLibraryGetGlobal(dptr, bytes, library, name));
    entry_in_context(call, move |gpu| {
        let name = text(name)?;
        if dptr.is_null() && bytes.is_null() {
            return invalid("both outputs are NULL");
        }
        let (address, size) = gpu.find_library_global(existing_library(library)?, name)?;
        write_optional(dptr, address.0 as CUdeviceptr);
        write_optional(bytes, size);
        Ok(())
    })
}

// Derived from hipLibraryGetKernelCount: cuLibraryGetKernelCount
// With: lib for library, existing_library for given_library
//
// CUDA: cuLibraryGetKernelCount from 12.4 on.

// Derived from hipLibraryEnumerateKernels: cuLibraryEnumerateKernels
// With: lib for library, existing_library for given_library
//
// CUDA: cuLibraryEnumerateKernels from 12.4 on.

/// Finds a variable of a library in managed memory. Kernels for the host back end have none.
///
/// - `dptr` (out, nullable): its address.
/// - `bytes` (out, nullable): its bytes.
/// - `library` (in): the library.
/// - `name` (in): its name, as the compiler has made it.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a library that does not exist,
/// CUDA_ERROR_NOT_FOUND for another name.
///
/// CUDA: cuLibraryGetManaged from 12.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLibraryGetManaged(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    library: CUlibrary,
    name: *const c_char,
) -> CUresult {
    let call = forward!(cuLibraryGetManaged(dptr, bytes, library, name));
    entry_in_context(call, move |gpu| {
        let name = text(name)?;
        if dptr.is_null() && bytes.is_null() {
            return invalid("both outputs are NULL");
        }
        let (address, size) = gpu.find_library_managed(existing_library(library)?, name)?;
        write_optional(dptr, address.0 as CUdeviceptr);
        write_optional(bytes, size);
        Ok(())
    })
}

/// Returns a library as a module of the current context.
///
/// - `pMod` (out): the module, which lives as long as the library and is not unloaded by itself.
/// - `library` (in): the library.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a library that does not exist.
///
/// CUDA: cuLibraryGetModule from 12.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLibraryGetModule(pMod: *mut CUmodule, library: CUlibrary) -> CUresult {
    let call = forward!(cuLibraryGetModule(pMod, library));
    entry_in_context(call, move |gpu| out(pMod)?.finish(gpu.library_module(existing_library(library)?)?.as_ptr()))
}

// Derived from hipKernelGetName: cuKernelGetName
// With: hfunc for kernel, existing_kernel for given_kernel
//
// CUDA: cuKernelGetName from 12.3 on.

// Derived from hipKernelGetLibrary: cuKernelGetLibrary
// With: pLib for library, existing_kernel for given_kernel
//
// CUDA: cuKernelGetLibrary from 12.5 on.

// Derived from hipKernelGetParamInfo: cuKernelGetParamInfo
// With: existing_kernel for given_kernel
//
// CUDA: cuKernelGetParamInfo from 12.4 on.

/// Counts the parameters of a library's kernel.
///
/// - `kernel` (in): the kernel.
/// - `paramCount` (out): how many.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
///
/// CUDA: cuKernelGetParamCount from 13.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuKernelGetParamCount(kernel: CUkernel, paramCount: *mut usize) -> CUresult {
    let call = forward!(cuKernelGetParamCount(kernel, paramCount));
    entry(call, move |gpu| out(paramCount)?.finish(count_parameters(gpu, existing_kernel(kernel)?)?))
}

/// Returns the kernel of a library as one of the current context.
///
/// - `pFunc` (out): the kernel.
/// - `kernel` (in): the kernel of a library.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
///
/// CUDA: cuKernelGetFunction from 12.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuKernelGetFunction(pFunc: *mut CUfunction, kernel: CUkernel) -> CUresult {
    let call = forward!(cuKernelGetFunction(pFunc, kernel));
    entry_in_context(call, move |gpu| {
        let function = out(pFunc)?;
        function.finish(gpu.context_kernel(existing_kernel(kernel)?)?.as_ptr())
    })
}

/// Returns an attribute of a library's kernel.
///
/// - `pi` (out): the attribute. On the host back end those of registers and of memory of a fixed size are 0.
/// - `attrib` (in): one of CUfunction_attribute.
/// - `kernel` (in): the kernel.
/// - `dev` (in): the device, whose context is the current one.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for other attributes, CUDA_ERROR_INVALID_HANDLE for a kernel that does not
/// exist, CUDA_ERROR_INVALID_DEVICE for another device.
///
/// CUDA: cuKernelGetAttribute from 12.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuKernelGetAttribute(
    pi: *mut c_int,
    attrib: CUfunction_attribute,
    kernel: CUkernel,
    dev: CUdevice,
) -> CUresult {
    let call = forward!(cuKernelGetAttribute(pi, attrib, kernel, dev));
    entry(call, move |gpu| {
        let value = out(pi)?;
        check_device(gpu, dev)?;
        let kernel = gpu.context_kernel(existing_kernel(kernel)?)?;
        value.finish(gpu.kernel_attribute(kernel, attribute(attrib)?)?)
    })
}

/// Sets an attribute of a library's kernel.
///
/// - `attrib` (in): as for cuFuncSetAttribute.
/// - `val` (in): its value.
/// - `kernel` (in): the kernel.
/// - `dev` (in): the device, whose context is the current one.
///
/// Returns CUDA_ERROR_INVALID_VALUE for other attributes and values, CUDA_ERROR_INVALID_HANDLE for a kernel that does not
/// exist, CUDA_ERROR_INVALID_DEVICE for another device.
///
/// CUDA: cuKernelSetAttribute from 12.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuKernelSetAttribute(
    attrib: CUfunction_attribute,
    val: c_int,
    kernel: CUkernel,
    dev: CUdevice,
) -> CUresult {
    let call = forward!(cuKernelSetAttribute(attrib, val, kernel, dev));
    entry(call, move |gpu| {
        check_device(gpu, dev)?;
        let kernel = gpu.context_kernel(existing_kernel(kernel)?)?;
        gpu.set_kernel_attribute(kernel, attribute(attrib)?, val)
    })
}

/// The bytes of dynamic shared memory of a block by its threads.
///
/// # Safety
/// `of_threads` may be called with any number of threads, or is NULL, for `bytes` of every block.
unsafe fn shared_bytes(of_threads: CUoccupancyB2DSize, bytes: usize) -> impl Fn(c_int) -> usize {
    // SAFETY: as promised by the caller.
    move |threads| unsafe { of_threads.map_or(bytes, |of_threads| of_threads(threads)) }
}
