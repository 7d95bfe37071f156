// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels: modules that a compiler made for the device in use, and launches of their functions.

use std::ffi::{CStr, c_char, c_int, c_uint, c_void};

use super::types::*;

use super::{Hip, Slot, default_stream, entry, entry_in_place, forward, invalid};
use crate::api::kernel::{
    self, HIP_MOST_BLOCKS, LaunchConfig, arguments, attribute, existing_kernel, existing_library, existing_module,
    launch, load_data, load_file, named_by, read_attributes, read_config, read_image, write_best_block, write_kernels,
    write_parameter,
};
use crate::border::arguments::{check_device, no_flags, non_null, out, read, text, unsupported, write_optional};
use crate::border::entry::note_contexts;
use crate::gpu::{Address, Arguments, Gpu, Kernel, KernelAttribute, Kind, Launch, Module, Result};

impl From<hipDim3> for [c_uint; 3] {
    fn from(extents: hipDim3) -> Self {
        [extents.x, extents.y, extents.z]
    }
}

/// Loads a module from a file.
///
/// - `module` (out): the module; unload it with hipModuleUnload.
/// - `fname` (in): the file: a code object for AMD's GPUs, a cubin, fatbin or PTX for NVIDIA's, a shared object made with
///   anygpu/kernel.h for the host back end.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorFileNotFound for a file that cannot be read,
/// hipErrorInvalidImage for one that is damaged or of no known kind, hipErrorNoBinaryForGpu for one
/// for another device.
///
/// HIP: hipModuleLoad. CUDA: cuModuleLoad.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleLoad(module: *mut hipModule_t, fname: *const c_char) -> hipError_t {
    let call = forward!(hipModuleLoad(module, fname));
    entry(call, move |gpu| out(module)?.finish(load_named(gpu, text(fname)?)?.as_ptr()))
}

/// Loads the module in a file; InvalidValue for an empty name.
fn load_named(gpu: &dyn Gpu, path: &CStr) -> Result<Module> {
    if path.is_empty() { invalid("the name is empty") } else { load_file(gpu, path) }
}

/// Checks the blocks and threads of a launch. AMD's runtime counts the threads of a direction in 32 bits.
pub(super) fn check_extents(grid: [u32; 3], block: [u32; 3]) -> Result<()> {
    kernel::check_extents(grid, block, HIP_MOST_BLOCKS)?;
    match (0..3).find(|at| grid[*at].checked_mul(block[*at]).is_none()) {
        Some(at) => invalid(format!("the launch has {} * {} threads in direction {at}", grid[at], block[at])),
        None => Ok(()),
    }
}

/// Writes the address and the size of a variable, which `find` returns by its name.
///
/// # Safety
/// The outputs are NULL or valid for writing, the name NULL or a string.
unsafe fn write_global(
    address: *mut *mut c_void,
    bytes: *mut usize,
    name: *const c_char,
    find: impl FnOnce(&CStr) -> Result<(Address, usize)>,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let name = unsafe { text(name) }?;
    if name.is_empty() || address.is_null() && bytes.is_null() {
        return invalid("the name is empty, or both outputs are NULL");
    }
    let (found, size) = find(name)?;
    // SAFETY: as promised by the caller.
    unsafe {
        write_optional(address, found.as_ptr());
        write_optional(bytes, size);
    }
    Ok(())
}

/// Unloads a module; NotFound for one that does not exist any more.
fn unload_module(gpu: &dyn Gpu, module: Module) -> Result<()> {
    gpu.unload_module(module).map_err(|error| match error.kind() {
        Kind::InvalidHandle => Kind::NotFound.because(error.to_string()),
        _ => error,
    })
}

/// Loads a module from memory.
///
/// - `module` (out): the module; unload it with hipModuleUnload.
/// - `image` (in): the contents of a file as hipModuleLoad takes it; PTX ends with a NUL.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidImage for an image that is damaged or of no
/// known kind, hipErrorNoBinaryForGpu for one for another device.
///
/// HIP: hipModuleLoadData. CUDA: cuModuleLoadData.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleLoadData(module: *mut hipModule_t, image: *const c_void) -> hipError_t {
    let call = forward!(hipModuleLoadData(module, image));
    entry(call, move |gpu| out(module)?.finish(load_data(gpu, image)?.as_ptr()))
}

/// Loads a module from memory, with options for a compiler at run time, which only AMD's own runtime may heed.
///
/// - `module` (out): the module; unload it with hipModuleUnload.
/// - `image` (in): the contents of a file as hipModuleLoad takes it; PTX ends with a NUL.
/// - `numOptions` (in): the number of options.
/// - `options` (in, array of numOptions, nullable): the options.
/// - `optionValues` (inout, array of numOptions, nullable): the value of each.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidImage for an image that is damaged or of no
/// known kind, hipErrorNoBinaryForGpu for one for another device.
///
/// HIP: hipModuleLoadDataEx. CUDA: cuModuleLoadDataEx.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleLoadDataEx(
    module: *mut hipModule_t,
    image: *const c_void,
    numOptions: c_uint,
    options: *mut hipJitOption,
    optionValues: *mut *mut c_void,
) -> hipError_t {
    let call = forward!(hipModuleLoadDataEx(module, image, numOptions, options, optionValues));
    entry(call, move |gpu| out(module)?.finish(load_data(gpu, image)?.as_ptr()))
}

/// Loads a module from memory.
///
/// - `module` (out): the module; unload it with hipModuleUnload.
/// - `fatbin` (in): the contents of a file as hipModuleLoad takes it.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidImage for an image that is damaged or of no
/// known kind, hipErrorNoBinaryForGpu for one for another device.
///
/// HIP: hipModuleLoadFatBinary from 7.1 on. CUDA: cuModuleLoadFatBinary.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleLoadFatBinary(module: *mut hipModule_t, fatbin: *const c_void) -> hipError_t {
    let call = forward!(hipModuleLoadFatBinary(module, fatbin));
    entry(call, move |gpu| out(module)?.finish(load_data(gpu, fatbin)?.as_ptr()))
}

/// Counts the kernels of a module.
///
/// - `count` (out): how many.
/// - `module` (in): the module.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a module that does not exist.
///
/// HIP: hipModuleGetFunctionCount from 7.1 on. CUDA: cuModuleGetFunctionCount.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleGetFunctionCount(count: *mut c_uint, module: hipModule_t) -> hipError_t {
    let call = forward!(hipModuleGetFunctionCount(count, module));
    entry(call, move |gpu| out(count)?.finish(gpu.count_kernels(existing_module(module)?)?))
}

/// Unloads a module. Launches of its kernels that are queued complete.
///
/// - `module` (in): the module.
///
/// Returns hipErrorInvalidHandle for a module that does not exist.
///
/// HIP: hipModuleUnload. CUDA: cuModuleUnload.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleUnload(module: hipModule_t) -> hipError_t {
    let call = forward!(hipModuleUnload(module));
    entry(call, move |gpu| unload_module(gpu, existing_module(module)?))
}

/// Finds a kernel of a module.
///
/// - `function` (out): the kernel, which lives as long as its module.
/// - `module` (in): the module.
/// - `kname` (in): its name, as the compiler has made it: that of the source where it is extern "C".
///
/// Returns hipErrorInvalidValue for NULL and for an empty name, hipErrorInvalidHandle for a module
/// that does not exist, hipErrorNotFound for another name.
///
/// HIP: hipModuleGetFunction. CUDA: cuModuleGetFunction.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleGetFunction(
    function: *mut hipFunction_t,
    module: hipModule_t,
    kname: *const c_char,
) -> hipError_t {
    let call = forward!(hipModuleGetFunction(function, module, kname));
    entry(call, move |gpu| {
        let (out, name) = (out(function)?, text(kname)?);
        if name.is_empty() {
            return invalid("the name is empty");
        }
        out.finish(gpu.find_kernel(existing_module(module)?, name)?.as_ptr())
    })
}

/// Finds a variable of a module.
///
/// - `dptr` (out, nullable): its address, for copies.
/// - `bytes` (out, nullable): its bytes.
/// - `hmod` (in): the module.
/// - `name` (in): its name, as the compiler has made it.
///
/// Returns hipErrorInvalidValue for NULL and for an empty name, hipErrorInvalidHandle for a module
/// that does not exist, hipErrorNotFound for another name.
///
/// HIP: hipModuleGetGlobal. CUDA: cuModuleGetGlobal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleGetGlobal(
    dptr: *mut hipDeviceptr_t,
    bytes: *mut usize,
    hmod: hipModule_t,
    name: *const c_char,
) -> hipError_t {
    let call = forward!(hipModuleGetGlobal(dptr, bytes, hmod, name));
    entry(call, move |gpu| write_global(dptr, bytes, name, |name| gpu.find_global(existing_module(hmod)?, name)))
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
/// - `stream` (in, nullable): the stream.
/// - `kernelParams` (in, nullable): the addresses of the arguments, which are copied by the call.
/// - `extra` (in, nullable): in their place HIP_LAUNCH_PARAM_BUFFER_POINTER, a buffer with all of them,
///   HIP_LAUNCH_PARAM_BUFFER_SIZE, the address of its size, HIP_LAUNCH_PARAM_END.
///
/// Returns hipErrorInvalidValue for 0 blocks or threads, for more threads or shared memory than a
/// block has, for missing arguments and for both forms of them; hipErrorInvalidHandle for a kernel or
/// stream that does not exist. A kernel that fails makes later calls for its stream return
/// hipErrorLaunchFailure.
///
/// HIP: hipModuleLaunchKernel. CUDA: cuLaunchKernel.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleLaunchKernel(
    f: hipFunction_t,
    gridDimX: c_uint,
    gridDimY: c_uint,
    gridDimZ: c_uint,
    blockDimX: c_uint,
    blockDimY: c_uint,
    blockDimZ: c_uint,
    sharedMemBytes: c_uint,
    stream: hipStream_t,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> hipError_t {
    let call = forward!(hipModuleLaunchKernel(
        f,
        gridDimX,
        gridDimY,
        gridDimZ,
        blockDimX,
        blockDimY,
        blockDimZ,
        sharedMemBytes,
        stream,
        kernelParams,
        extra
    ));
    entry_in_place(call, move |gpu| {
        note_contexts::<Hip>();
        let stream = default_stream(stream);
        let (grid, block) = ([gridDimX, gridDimY, gridDimZ], [blockDimX, blockDimY, blockDimZ]);
        check_extents(grid, block)?;
        let kernel = existing_kernel(f)?;
        let arguments = arguments(kernelParams, extra, HIP_LAUNCH_PARAM_END)?;
        gpu.launch(kernel, &Launch { grid, block, shared: sharedMemBytes, stream, arguments })
    })
}

/// Returns an attribute of a kernel.
///
/// - `value` (out): the attribute. On the host back end those of registers and of memory of a fixed size are 0.
/// - `attrib` (in): one of hipFunction_attribute.
/// - `hfunc` (in): the kernel.
///
/// Returns hipErrorInvalidValue for NULL and for other attributes, hipErrorInvalidHandle for a kernel
/// that does not exist.
///
/// HIP: hipFuncGetAttribute. CUDA: cuFuncGetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipFuncGetAttribute(
    value: *mut c_int,
    attrib: hipFunction_attribute,
    hfunc: hipFunction_t,
) -> hipError_t {
    let call = forward!(hipFuncGetAttribute(value, attrib, hfunc));
    entry(call, move |gpu| {
        let out = out(value)?;
        let kernel = existing_kernel(hfunc)?;
        out.finish(gpu.kernel_attribute(kernel, attribute(attrib)?)?)
    })
}

/// Sets an attribute of a kernel.
///
/// - `func` (in): the kernel of a module or a library; AMD's own runtime takes the address of one that is compiled into the
///   program.
/// - `attr` (in): hipFuncAttributeMaxDynamicSharedMemorySize or hipFuncAttributePreferredSharedMemoryCarveout.
/// - `value` (in): bytes, at most those that a block has; percent, or -1.
///
/// Returns hipErrorInvalidDeviceFunction for NULL, hipErrorNotSupported for a kernel that is compiled into the program,
/// hipErrorInvalidHandle for one that does not exist, hipErrorInvalidValue for other attributes and values.
///
/// HIP: hipFuncSetAttribute. CUDA: cudaFuncSetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipFuncSetAttribute(func: *const c_void, attr: hipFuncAttribute, value: c_int) -> hipError_t {
    let call = forward!(hipFuncSetAttribute(func, attr, value));
    entry(call, move |gpu| {
        let kernel = gpu.context_kernel(named_by(func, "hipFuncSetAttribute")?)?;
        gpu.set_kernel_attribute(kernel, attribute(attr)?, value)
    })
}

/// Queues a launch of a kernel, with attributes.
///
/// - `config` (in): the launch. Attributes that are hints change nothing.
/// - `f` (in): the kernel.
/// - `params` (in, nullable): the addresses of the arguments, which are copied by the call.
/// - `extra` (in, nullable): in their place HIP_LAUNCH_PARAM_BUFFER_POINTER, a buffer with all of them,
///   HIP_LAUNCH_PARAM_BUFFER_SIZE, the address of its size, HIP_LAUNCH_PARAM_END.
///
/// Returns hipErrorInvalidHandle for a kernel or stream that does not exist, hipErrorInvalidValue for NULL and what
/// hipModuleLaunchKernel refuses, hipErrorNotSupported for a cooperative launch on the host back end.
///
/// HIP: hipDrvLaunchKernelEx from 7.2 on. CUDA: cuLaunchKernelEx.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvLaunchKernelEx(
    config: *const HIP_LAUNCH_CONFIG,
    f: hipFunction_t,
    params: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> hipError_t {
    let call = forward!(hipDrvLaunchKernelEx(config, f, params, extra));
    entry_in_place(call, move |gpu| {
        note_contexts::<Hip>();
        let kernel = existing_kernel(f)?;
        let (LaunchConfig { grid, block, shared, stream, .. }, blocks) = read_config(config.cast(), HIP_MOST_BLOCKS)?;
        check_extents(grid, block)?;
        let arguments = arguments(params, extra, HIP_LAUNCH_PARAM_END)?;
        launch(gpu, kernel, &Launch { grid, block, shared, stream: default_stream(stream.cast()), arguments }, blocks)
    })
}

/// Queues a launch of a kernel whose blocks all run at once, so that they may wait for each other.
///
/// - `f` (in): the kernel.
/// - `gridDimX` (in): blocks in x; there is room for all at once by hipModuleOccupancyMaxActiveBlocksPerMultiprocessor.
/// - `gridDimY` (in): blocks in y.
/// - `gridDimZ` (in): blocks in z.
/// - `blockDimX` (in): threads of a block in x.
/// - `blockDimY` (in): threads of a block in y.
/// - `blockDimZ` (in): threads of a block in z.
/// - `sharedMemBytes` (in): bytes of dynamic shared memory of each block.
/// - `stream` (in, nullable): the stream.
/// - `kernelParams` (in, nullable): the addresses of the arguments, which are copied by the call.
///
/// Returns what hipModuleLaunchKernel returns, hipErrorCooperativeLaunchTooLarge where there is no room for all blocks, and
/// hipErrorNotSupported on the host back end.
///
/// HIP: hipModuleLaunchCooperativeKernel from 5.7 on. CUDA: cuLaunchCooperativeKernel.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleLaunchCooperativeKernel(
    f: hipFunction_t,
    gridDimX: c_uint,
    gridDimY: c_uint,
    gridDimZ: c_uint,
    blockDimX: c_uint,
    blockDimY: c_uint,
    blockDimZ: c_uint,
    sharedMemBytes: c_uint,
    stream: hipStream_t,
    kernelParams: *mut *mut c_void,
) -> hipError_t {
    let call = forward!(hipModuleLaunchCooperativeKernel(
        f,
        gridDimX,
        gridDimY,
        gridDimZ,
        blockDimX,
        blockDimY,
        blockDimZ,
        sharedMemBytes,
        stream,
        kernelParams
    ));
    entry(call, move |gpu| {
        let (grid, block) = ([gridDimX, gridDimY, gridDimZ], [blockDimX, blockDimY, blockDimZ]);
        check_extents(grid, block)?;
        let kernel = existing_kernel(f)?;
        let arguments = Arguments::from(kernelParams);
        let stream = default_stream(stream);
        gpu.launch_cooperative(kernel, &Launch { grid, block, shared: sharedMemBytes, stream, arguments })
    })
}

/// Counts the blocks of a kernel that a multiprocessor runs at a time.
///
/// - `numBlocks` (out): the blocks; 0 where not even one fits. On the host back end as many as its own limits allow.
/// - `f` (in): the kernel.
/// - `blockSize` (in): the threads of a block.
/// - `dynSharedMemPerBlk` (in): bytes of dynamic shared memory of each block.
///
/// Returns hipErrorInvalidValue for NULL and for a block without threads, hipErrorInvalidHandle for a
/// kernel that does not exist.
///
/// HIP: hipModuleOccupancyMaxActiveBlocksPerMultiprocessor. CUDA: cuOccupancyMaxActiveBlocksPerMultiprocessor.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(
    numBlocks: *mut c_int,
    f: hipFunction_t,
    blockSize: c_int,
    dynSharedMemPerBlk: usize,
) -> hipError_t {
    let call =
        forward!(hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, f, blockSize, dynSharedMemPerBlk));
    entry(call, move |gpu| {
        let blocks = out(numBlocks)?;
        blocks.finish(gpu.resident_blocks(existing_kernel(f)?, blockSize, dynSharedMemPerBlk)?)
    })
}

/// Counts the blocks of a kernel that a multiprocessor runs at a time.
///
/// - `numBlocks` (out): the blocks; 0 where not even one fits. On the host back end as many as its own limits allow.
/// - `f` (in): the kernel.
/// - `blockSize` (in): the threads of a block.
/// - `dynSharedMemPerBlk` (in): bytes of dynamic shared memory of each block.
/// - `flags` (in): 0.
///
/// Returns hipErrorInvalidValue for NULL, flags and a block without threads, hipErrorInvalidHandle for a kernel that does
/// not exist.
///
/// HIP: hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    numBlocks: *mut c_int,
    f: hipFunction_t,
    blockSize: c_int,
    dynSharedMemPerBlk: usize,
    flags: c_uint,
) -> hipError_t {
    let call = forward!(hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        numBlocks,
        f,
        blockSize,
        dynSharedMemPerBlk,
        flags
    ));
    entry(call, move |gpu| {
        let blocks = out(numBlocks)?;
        no_flags(flags)?;
        blocks.finish(gpu.resident_blocks(existing_kernel(f)?, blockSize, dynSharedMemPerBlk)?)
    })
}

/// Finds the block size with which a multiprocessor runs most threads of a kernel at a time.
///
/// - `gridSize` (out): the fewest blocks of this size that fill the device.
/// - `blockSize` (out): the threads of a block.
/// - `f` (in): the kernel.
/// - `dynSharedMemPerBlk` (in): bytes of dynamic shared memory of each block.
/// - `blockSizeLimit` (in): the most threads of a block; 0 for as many as the kernel allows.
///
/// Returns hipErrorInvalidValue for NULL and for a negative limit, hipErrorInvalidHandle for a kernel that does not exist.
///
/// HIP: hipModuleOccupancyMaxPotentialBlockSize. CUDA: cuOccupancyMaxPotentialBlockSize.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleOccupancyMaxPotentialBlockSize(
    gridSize: *mut c_int,
    blockSize: *mut c_int,
    f: hipFunction_t,
    dynSharedMemPerBlk: usize,
    blockSizeLimit: c_int,
) -> hipError_t {
    let call =
        forward!(hipModuleOccupancyMaxPotentialBlockSize(gridSize, blockSize, f, dynSharedMemPerBlk, blockSizeLimit));
    entry(call, move |gpu| {
        let kernel = || existing_kernel(f);
        write_best_block(gpu, (gridSize, blockSize), kernel, blockSizeLimit, |_| dynSharedMemPerBlk)
    })
}

/// Finds the block size with which a multiprocessor runs most threads of a kernel at a time.
///
/// - `gridSize` (out): the fewest blocks of this size that fill the device.
/// - `blockSize` (out): the threads of a block.
/// - `f` (in): the kernel.
/// - `dynSharedMemPerBlk` (in): bytes of dynamic shared memory of each block.
/// - `blockSizeLimit` (in): the most threads of a block; 0 for as many as the kernel allows.
/// - `flags` (in): 0.
///
/// Returns hipErrorInvalidValue for NULL, flags and a negative limit, hipErrorInvalidHandle for a kernel that does not
/// exist.
///
/// HIP: hipModuleOccupancyMaxPotentialBlockSizeWithFlags. CUDA: cuOccupancyMaxPotentialBlockSizeWithFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleOccupancyMaxPotentialBlockSizeWithFlags(
    gridSize: *mut c_int,
    blockSize: *mut c_int,
    f: hipFunction_t,
    dynSharedMemPerBlk: usize,
    blockSizeLimit: c_int,
    flags: c_uint,
) -> hipError_t {
    let call = forward!(hipModuleOccupancyMaxPotentialBlockSizeWithFlags(
        gridSize,
        blockSize,
        f,
        dynSharedMemPerBlk,
        blockSizeLimit,
        flags
    ));
    entry(call, move |gpu| {
        let kernel = || no_flags(flags).and_then(|()| existing_kernel(f));
        write_best_block(gpu, (gridSize, blockSize), kernel, blockSizeLimit, |_| dynSharedMemPerBlk)
    })
}

/// Loads a library from memory: a module that belongs to no device.
///
/// - `library` (out): the library; unload it with hipLibraryUnload.
/// - `code` (in): the contents of a file as hipModuleLoad takes it; PTX ends with a NUL.
/// - `jitOptions` (in, array of numJitOptions, nullable): options for a compiler at run time.
/// - `jitOptionsValues` (inout, array of numJitOptions, nullable): the value of each.
/// - `numJitOptions` (in): 0, as AMD's own runtime wants it.
/// - `libraryOptions` (in, array of numLibraryOptions, nullable): options, which change nothing here.
/// - `libraryOptionValues` (in, array of numLibraryOptions, nullable): the value of each.
/// - `numLibraryOptions` (in): how many.
///
/// Returns hipErrorInvalidValue for NULL and options for a compiler, hipErrorInvalidImage for an image
/// that is damaged or of no known kind, hipErrorNoBinaryForGpu for one for another device; AMD's own
/// runtime returns the latter two when a kernel is asked for.
///
/// HIP: hipLibraryLoadData from 7.2 on. CUDA: cudaLibraryLoadData.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLibraryLoadData(
    library: *mut hipLibrary_t,
    code: *const c_void,
    jitOptions: *mut hipJitOption,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
    libraryOptions: *mut hipLibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: c_uint,
) -> hipError_t {
    let call = forward!(hipLibraryLoadData(
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
        let (library, code) = (out(library)?, non_null(code)?);
        no_flags(numJitOptions)?;
        library.finish(gpu.load_library(code)?.as_ptr())
    })
}

/// Loads a library from a file: a module that belongs to no device.
///
/// - `library` (out): the library; unload it with hipLibraryUnload.
/// - `fileName` (in): the file, as hipModuleLoad takes it.
/// - `jitOptions` (in, array of numJitOptions, nullable): options for a compiler at run time.
/// - `jitOptionsValues` (inout, array of numJitOptions, nullable): the value of each.
/// - `numJitOptions` (in): 0, as AMD's own runtime wants it.
/// - `libraryOptions` (in, array of numLibraryOptions, nullable): options, which change nothing here.
/// - `libraryOptionValues` (in, array of numLibraryOptions, nullable): the value of each.
/// - `numLibraryOptions` (in): how many.
///
/// Returns hipErrorInvalidValue for NULL, a file that cannot be read, and options for a compiler;
/// hipErrorInvalidImage for an image that is damaged or of no known kind, hipErrorNoBinaryForGpu for one
/// for another device; AMD's own runtime returns the latter two when a kernel is asked for.
///
/// HIP: hipLibraryLoadFromFile from 7.2 on. CUDA: cudaLibraryLoadFromFile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLibraryLoadFromFile(
    library: *mut hipLibrary_t,
    fileName: *const c_char,
    jitOptions: *mut hipJitOption,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
    libraryOptions: *mut hipLibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: c_uint,
) -> hipError_t {
    let call = forward!(hipLibraryLoadFromFile(
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
        let (library, name) = (out(library)?, text(fileName)?);
        no_flags(numJitOptions)?;
        let image = read_image(name).map_err(|error| Kind::InvalidValue.because(error.to_string()))?;
        library.finish(gpu.load_library(image.as_ptr().into())?.as_ptr())
    })
}

/// Unloads a library. Launches of its kernels that are queued complete.
///
/// - `library` (in): the library.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a library that does not exist.
///
/// HIP: hipLibraryUnload from 7.2 on. CUDA: cudaLibraryUnload.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLibraryUnload(library: hipLibrary_t) -> hipError_t {
    let call = forward!(hipLibraryUnload(library));
    entry(call, move |gpu| gpu.unload_library(given_library(library)?))
}

/// Finds a kernel of a library.
///
/// - `pKernel` (out): the kernel, which lives as long as its library. Launch it by its handle as a kernel's address.
/// - `library` (in): the library.
/// - `name` (in): its name, as the compiler has made it: that of the source where it is extern "C".
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a library that does not exist, hipErrorNotFound for
/// another name.
///
/// HIP: hipLibraryGetKernel from 7.2 on. CUDA: cudaLibraryGetKernel.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLibraryGetKernel(
    pKernel: *mut hipKernel_t,
    library: hipLibrary_t,
    name: *const c_char,
) -> hipError_t {
    let call = forward!(hipLibraryGetKernel(pKernel, library, name));
    entry(call, move |gpu| {
        let (kernel, name) = (out(pKernel)?, text(name)?);
        kernel.finish(gpu.find_library_kernel(given_library(library)?, name)?.as_ptr())
    })
}

/// Counts the kernels of a library.
///
/// - `count` (out): how many.
/// - `library` (in): the library.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a library that does not exist.
///
/// HIP: hipLibraryGetKernelCount from 7.2 on. CUDA: cuLibraryGetKernelCount.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLibraryGetKernelCount(count: *mut c_uint, library: hipLibrary_t) -> hipError_t {
    let call = forward!(hipLibraryGetKernelCount(count, library));
    entry(call, move |gpu| out(count)?.finish(gpu.count_library_kernels(given_library(library)?)?))
}

/// Lists kernels of a library.
///
/// - `kernels` (out, array of numKernels): the kernels. What there are no kernels for stays as it is.
/// - `numKernels` (in): the most that are listed.
/// - `library` (in): the library.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a library that does not exist.
///
/// HIP: hipLibraryEnumerateKernels from 7.2 on. CUDA: cuLibraryEnumerateKernels.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLibraryEnumerateKernels(
    kernels: *mut hipKernel_t,
    numKernels: c_uint,
    library: hipLibrary_t,
) -> hipError_t {
    let call = forward!(hipLibraryEnumerateKernels(kernels, numKernels, library));
    entry(call, move |gpu| {
        write_kernels(kernels, numKernels, || gpu.list_library_kernels(given_library(library)?, numKernels))
    })
}

/// Finds a variable of a library.
///
/// - `dptr` (out, nullable): its address, for copies.
/// - `bytes` (out, nullable): its bytes.
/// - `library` (in): the library.
/// - `name` (in): its name, as the compiler has made it.
///
/// Returns hipErrorInvalidValue where both outputs are NULL, and for a NULL or empty name; hipErrorInvalidHandle for a
/// library that does not exist, hipErrorNotFound for another name.
///
/// HIP: hipLibraryGetGlobal, in 7.14. CUDA: cudaLibraryGetGlobal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLibraryGetGlobal(
    dptr: *mut *mut c_void,
    bytes: *mut usize,
    library: hipLibrary_t,
    name: *const c_char,
) -> hipError_t {
    let call = forward!(hipLibraryGetGlobal(dptr, bytes, library, name));
    entry(call, move |gpu| {
        write_global(dptr, bytes, name, |name| gpu.find_library_global(existing_library(library)?, name))
    })
}

/// Finds a variable of a library in managed memory. Kernels for the host back end have none.
///
/// - `dptr` (out, nullable): its address.
/// - `bytes` (out, nullable): its bytes.
/// - `library` (in): the library.
/// - `name` (in): its name, as the compiler has made it.
///
/// Returns hipErrorInvalidValue where both outputs are NULL, and for a NULL or empty name; hipErrorInvalidHandle for a
/// library that does not exist, hipErrorNotFound for another name.
///
/// HIP: hipLibraryGetManaged, in 7.14. CUDA: cudaLibraryGetManaged.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLibraryGetManaged(
    dptr: *mut *mut c_void,
    bytes: *mut usize,
    library: hipLibrary_t,
    name: *const c_char,
) -> hipError_t {
    let call = forward!(hipLibraryGetManaged(dptr, bytes, library, name));
    entry(call, move |gpu| {
        write_global(dptr, bytes, name, |name| gpu.find_library_managed(existing_library(library)?, name))
    })
}

/// Returns the name of a library's kernel.
///
/// - `name` (out): a text that lives as long as the library.
/// - `kernel` (in): the kernel.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a kernel that does not exist.
///
/// HIP: hipKernelGetName from 7.2 on. CUDA: cuKernelGetName.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipKernelGetName(name: *mut *const c_char, kernel: hipKernel_t) -> hipError_t {
    let call = forward!(hipKernelGetName(name, kernel));
    entry(call, move |gpu| out(name)?.finish(gpu.kernel_name(given_kernel(kernel)?)?.as_ptr().cast()))
}

/// Returns the library of a kernel.
///
/// - `library` (out): the library.
/// - `kernel` (in): the kernel.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a kernel that does not exist.
///
/// HIP: hipKernelGetLibrary from 7.2 on. CUDA: cuKernelGetLibrary.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipKernelGetLibrary(library: *mut hipLibrary_t, kernel: hipKernel_t) -> hipError_t {
    let call = forward!(hipKernelGetLibrary(library, kernel));
    entry(call, move |gpu| out(library)?.finish(gpu.kernel_library(given_kernel(kernel)?)?.as_ptr()))
}

/// Returns the kernel of a library as one of the current device.
///
/// - `pFunc` (out): the kernel.
/// - `kernel` (in): the kernel of a library.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidHandle for a kernel that does not exist.
///
/// HIP: hipKernelGetFunction, in 7.14. CUDA: cuKernelGetFunction.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipKernelGetFunction(pFunc: *mut hipFunction_t, kernel: hipKernel_t) -> hipError_t {
    let call = forward!(hipKernelGetFunction(pFunc, kernel));
    entry(call, move |gpu| out(pFunc)?.finish(gpu.context_kernel(given_kernel(kernel)?)?.as_ptr()))
}

/// Returns an attribute of a library's kernel.
///
/// - `pi` (out): the attribute. On the host back end those of registers and of memory of a fixed size are 0.
/// - `attrib` (in): one of hipFunction_attribute.
/// - `kernel` (in): the kernel.
/// - `dev` (in): the device, which is the current one.
///
/// Returns hipErrorInvalidValue for NULL and for other attributes, hipErrorInvalidHandle for a kernel that does not exist,
/// hipErrorInvalidDevice for a device that does not exist.
///
/// HIP: hipKernelGetAttribute, in 7.14. CUDA: cuKernelGetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipKernelGetAttribute(
    pi: *mut c_int,
    attrib: hipFunction_attribute,
    kernel: hipKernel_t,
    dev: hipDevice_t,
) -> hipError_t {
    let call = forward!(hipKernelGetAttribute(pi, attrib, kernel, dev));
    entry(call, move |gpu| {
        let (value, kernel) = (out(pi)?, existing_kernel(kernel)?);
        check_device(gpu, dev)?;
        value.finish(gpu.kernel_attribute(gpu.context_kernel(kernel)?, attribute(attrib)?)?)
    })
}

/// Sets an attribute of a library's kernel.
///
/// - `attrib` (in): as for hipFuncSetAttribute.
/// - `value` (in): its value.
/// - `kernel` (in): the kernel.
/// - `dev` (in): the device, which is the current one.
///
/// Returns hipErrorInvalidValue for other attributes and values, hipErrorInvalidHandle for a kernel that does not exist,
/// hipErrorInvalidDevice for a device that does not exist.
///
/// HIP: hipKernelSetAttribute, in 7.14. CUDA: cuKernelSetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipKernelSetAttribute(
    attrib: hipFunction_attribute,
    value: c_int,
    kernel: hipKernel_t,
    dev: hipDevice_t,
) -> hipError_t {
    let call = forward!(hipKernelSetAttribute(attrib, value, kernel, dev));
    entry(call, move |gpu| {
        let kernel = existing_kernel(kernel)?;
        check_device(gpu, dev)?;
        gpu.set_kernel_attribute(gpu.context_kernel(kernel)?, attribute(attrib)?, value)
    })
}

/// Returns where a parameter of a library's kernel lies in a buffer of all arguments.
///
/// - `kernel` (in): the kernel.
/// - `paramIndex` (in): the number of the parameter, from 0.
/// - `paramOffset` (out): the place of its first byte.
/// - `paramSize` (out, nullable): its bytes.
///
/// Returns hipErrorInvalidValue for NULL and for a parameter that the kernel does not have,
/// hipErrorInvalidHandle for a kernel that does not exist.
///
/// HIP: hipKernelGetParamInfo, in 7.14. CUDA: cuKernelGetParamInfo.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipKernelGetParamInfo(
    kernel: hipKernel_t,
    paramIndex: usize,
    paramOffset: *mut usize,
    paramSize: *mut usize,
) -> hipError_t {
    let call = forward!(hipKernelGetParamInfo(kernel, paramIndex, paramOffset, paramSize));
    entry(call, move |gpu| write_parameter(gpu, given_kernel(kernel)?, paramIndex, paramOffset, paramSize))
}

/// Queues a launch of a library's kernel, with attributes.
///
/// - `config` (in): the launch. Attributes that are hints change nothing.
/// - `fPtr` (in): the kernel by its handle; AMD's own runtime takes the address of one that is compiled into the program.
/// - `args` (in, nullable): the addresses of the arguments, which are copied by the call.
///
/// Returns hipErrorInvalidDeviceFunction for NULL, hipErrorInvalidHandle for a kernel or stream that does not exist,
/// hipErrorInvalidValue for what hipModuleLaunchKernel refuses, hipErrorNotSupported for a kernel that is compiled into the
/// program and for a cooperative launch on the host back end.
///
/// HIP: hipLaunchKernelExC from 7.2 on. CUDA: cudaLaunchKernelExC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLaunchKernelExC(
    config: *const hipLaunchConfig_t,
    fPtr: *const c_void,
    args: *mut *mut c_void,
) -> hipError_t {
    let call = forward!(hipLaunchKernelExC(config, fPtr, args));
    entry(call, move |gpu| {
        let hipLaunchConfig_t { gridDim, blockDim, dynamicSmemBytes, stream, attrs, numAttrs } = read(config)?;
        let (grid, block, stream) = (gridDim.into(), blockDim.into(), default_stream(stream));
        check_extents(grid, block)?;
        let blocks = read_attributes(attrs.cast(), numAttrs)?;
        let kernel = gpu.context_kernel(named_by(fPtr, "hipLaunchKernelExC")?)?;
        let shared = dynamicSmemBytes.try_into().unwrap_or(c_uint::MAX);
        launch(gpu, kernel, &Launch { grid, block, shared, stream, arguments: args.into() }, blocks)
    })
}

/// Returns the attributes of a library's kernel.
///
/// - `attr` (out): the attributes. On the host back end those of registers and of memory of a fixed size are 0.
/// - `func` (in): the kernel by its handle; AMD's own runtime takes the address of one that is compiled into the program.
///
/// Returns hipErrorInvalidValue for NULL, hipErrorInvalidDeviceFunction for a NULL kernel,
/// hipErrorInvalidHandle for one that does not exist, hipErrorNotSupported for one that is compiled into
/// the program.
///
/// HIP: hipFuncGetAttributes. CUDA: cudaFuncGetAttributes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipFuncGetAttributes(attr: *mut hipFuncAttributes, func: *const c_void) -> hipError_t {
    let call = forward!(hipFuncGetAttributes(attr, func));
    entry(call, move |gpu| {
        let attributes = out(attr)?;
        let kernel = gpu.context_kernel(named_by(func, "hipFuncGetAttributes")?)?;
        let of = |attribute| gpu.kernel_attribute(kernel, attribute);
        attributes.finish(hipFuncAttributes {
            binaryVersion: of(KernelAttribute::Architecture)?,
            cacheModeCA: of(KernelAttribute::CacheMode)?,
            constSizeBytes: of(KernelAttribute::ConstantSize)? as usize,
            localSizeBytes: of(KernelAttribute::LocalSize)? as usize,
            maxDynamicSharedSizeBytes: of(KernelAttribute::MaxDynamicSharedSize)?,
            maxThreadsPerBlock: of(KernelAttribute::MaxThreadsPerBlock)?,
            numRegs: of(KernelAttribute::Registers)?,
            preferredShmemCarveout: of(KernelAttribute::SharedCarveout)?,
            ptxVersion: of(KernelAttribute::VirtualArchitecture)?,
            sharedSizeBytes: of(KernelAttribute::SharedSize)? as usize,
        })
    })
}

/// Converts a library; InvalidValue for NULL.
fn given_library(library: hipLibrary_t) -> Result<Module> {
    if library.is_null() { invalid("the library is NULL") } else { Ok(library.into()) }
}

/// Converts a library's kernel; InvalidValue for NULL.
fn given_kernel(kernel: hipKernel_t) -> Result<Kernel> {
    if kernel.is_null() { invalid("the kernel is NULL") } else { Ok(kernel.into()) }
}

/// Makes a linker of images; not supported.
///
/// - `numOptions` (in): how many options.
/// - `options` (in, array of numOptions, nullable): the options.
/// - `optionValues` (in, array of numOptions, nullable): their values.
/// - `stateOut` (out): the linker.
///
/// Returns hipErrorNotSupported, by every back end but AMD's own runtime.
///
/// HIP: hipLinkCreate from 6.4 on. CUDA: cuLinkCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLinkCreate(
    numOptions: c_uint,
    options: *mut hipJitOption,
    optionValues: *mut *mut c_void,
    stateOut: *mut hipLinkState_t,
) -> hipError_t {
    let call = forward!(hipLinkCreate(numOptions, options, optionValues, stateOut));
    entry(call, |_| unsupported("images are linked by the compiler that makes them"))
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
/// Returns hipErrorNotSupported, by every back end but AMD's own runtime.
///
/// HIP: hipLinkAddData from 6.4 on. CUDA: cuLinkAddData.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLinkAddData(
    state: hipLinkState_t,
    r#type: hipJitInputType,
    data: *mut c_void,
    size: usize,
    name: *const c_char,
    numOptions: c_uint,
    options: *mut hipJitOption,
    optionValues: *mut *mut c_void,
) -> hipError_t {
    let call = forward!(hipLinkAddData(state, r#type, data, size, name, numOptions, options, optionValues));
    entry(call, |_| unsupported("images are linked by the compiler that makes them"))
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
/// Returns hipErrorNotSupported, by every back end but AMD's own runtime.
///
/// HIP: hipLinkAddFile from 6.4 on. CUDA: cuLinkAddFile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLinkAddFile(
    state: hipLinkState_t,
    r#type: hipJitInputType,
    path: *const c_char,
    numOptions: c_uint,
    options: *mut hipJitOption,
    optionValues: *mut *mut c_void,
) -> hipError_t {
    let call = forward!(hipLinkAddFile(state, r#type, path, numOptions, options, optionValues));
    entry(call, |_| unsupported("images are linked by the compiler that makes them"))
}

/// Links images; not supported.
///
/// - `state` (in): the linker.
/// - `hipBinOut` (out): the linked image.
/// - `sizeOut` (out): its bytes.
///
/// Returns hipErrorNotSupported, by every back end but AMD's own runtime.
///
/// HIP: hipLinkComplete from 6.4 on. CUDA: cuLinkComplete.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLinkComplete(
    state: hipLinkState_t,
    hipBinOut: *mut *mut c_void,
    sizeOut: *mut usize,
) -> hipError_t {
    let call = forward!(hipLinkComplete(state, hipBinOut, sizeOut));
    entry(call, |_| unsupported("images are linked by the compiler that makes them"))
}

/// Destroys a linker; not supported.
///
/// - `state` (in): the linker.
///
/// Returns hipErrorNotSupported, by every back end but AMD's own runtime.
///
/// HIP: hipLinkDestroy from 6.4 on. CUDA: cuLinkDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLinkDestroy(state: hipLinkState_t) -> hipError_t {
    let call = forward!(hipLinkDestroy(state));
    entry(call, |_| unsupported("images are linked by the compiler that makes them"))
}
