// Generated from src/api/cuda/kernel.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// Loads a module from a file.
///
/// - `module` (out): the module; unload it with cuModuleUnload.
/// - `fname` (in): the file: a code object for AMD's GPUs, a cubin, fatbin or PTX for NVIDIA's, a shared object made with
///   anygpu/kernel.h for the host back end.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_FILE_NOT_FOUND for a file that cannot be read,
/// CUDA_ERROR_INVALID_IMAGE for one that is damaged or of no known kind, CUDA_ERROR_NO_BINARY_FOR_GPU for one
/// for another device.
///
/// CUDA: cuModuleLoad from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuModuleLoad(module: *mut CUmodule, fname: *const c_char) -> CUresult {
    let call = forward!(cuModuleLoad(module, fname));
    entry_in_context(call, move |gpu| out(module)?.finish(load_named(gpu, text(fname)?)?.as_ptr()))
}

/// Loads a module from memory.
///
/// - `module` (out): the module; unload it with cuModuleUnload.
/// - `image` (in): the contents of a file as cuModuleLoad takes it; PTX ends with a NUL.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_IMAGE for an image that is damaged or of no
/// known kind, CUDA_ERROR_NO_BINARY_FOR_GPU for one for another device.
///
/// CUDA: cuModuleLoadData from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuModuleLoadData(module: *mut CUmodule, image: *const c_void) -> CUresult {
    let call = forward!(cuModuleLoadData(module, image));
    entry_in_context(call, move |gpu| out(module)?.finish(load_data(gpu, image)?.as_ptr()))
}

/// Loads a module from memory, with options for the compiler of PTX, which only NVIDIA's own driver heeds.
///
/// - `module` (out): the module; unload it with cuModuleUnload.
/// - `image` (in): the contents of a file as cuModuleLoad takes it; PTX ends with a NUL.
/// - `numOptions` (in): the number of options.
/// - `options` (in, array of numOptions, nullable): the options.
/// - `optionValues` (inout, array of numOptions, nullable): the value of each.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_IMAGE for an image that is damaged or of no
/// known kind, CUDA_ERROR_NO_BINARY_FOR_GPU for one for another device.
///
/// CUDA: cuModuleLoadDataEx from 2.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuModuleLoadDataEx(
    module: *mut CUmodule,
    image: *const c_void,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> CUresult {
    let call = forward!(cuModuleLoadDataEx(module, image, numOptions, options, optionValues));
    entry_in_context(call, move |gpu| out(module)?.finish(load_data(gpu, image)?.as_ptr()))
}

/// Loads a module from memory.
///
/// - `module` (out): the module; unload it with cuModuleUnload.
/// - `fatCubin` (in): the contents of a file as cuModuleLoad takes it.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_IMAGE for an image that is damaged or of no
/// known kind, CUDA_ERROR_NO_BINARY_FOR_GPU for one for another device.
///
/// CUDA: cuModuleLoadFatBinary from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuModuleLoadFatBinary(module: *mut CUmodule, fatCubin: *const c_void) -> CUresult {
    let call = forward!(cuModuleLoadFatBinary(module, fatCubin));
    entry_in_context(call, move |gpu| out(module)?.finish(load_data(gpu, fatCubin)?.as_ptr()))
}

/// Counts the kernels of a module.
///
/// - `count` (out): how many.
/// - `module` (in): the module.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a module that does not exist.
///
/// CUDA: cuModuleGetFunctionCount from 12.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuModuleGetFunctionCount(count: *mut c_uint, module: CUmodule) -> CUresult {
    let call = forward!(cuModuleGetFunctionCount(count, module));
    entry_unless_destroyed(call, move |gpu| out(count)?.finish(gpu.count_kernels(existing_module(module)?)?))
}

/// Unloads a module. Launches of its kernels that are queued complete.
///
/// - `hmod` (in): the module.
///
/// Returns CUDA_ERROR_INVALID_HANDLE for a module that does not exist.
///
/// CUDA: cuModuleUnload from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuModuleUnload(hmod: CUmodule) -> CUresult {
    let call = forward!(cuModuleUnload(hmod));
    entry_unless_destroyed(call, move |gpu| Kernels::unload_module(gpu, existing_module(hmod)?))
}

/// Finds a kernel of a module.
///
/// - `hfunc` (out): the kernel, which lives as long as its module.
/// - `hmod` (in): the module.
/// - `name` (in): its name, as the compiler has made it: that of the source where it is extern "C".
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for an empty name, CUDA_ERROR_INVALID_HANDLE for a
/// module that does not exist, CUDA_ERROR_NOT_FOUND for another name.
///
/// CUDA: cuModuleGetFunction from 2.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuModuleGetFunction(
    hfunc: *mut CUfunction,
    hmod: CUmodule,
    name: *const c_char,
) -> CUresult {
    let call = forward!(cuModuleGetFunction(hfunc, hmod, name));
    entry_unless_destroyed(call, move |gpu| {
        let (out, name) = (out(hfunc)?, text(name)?);
        if name.is_empty() {
            return invalid("the name is empty");
        }
        out.finish(gpu.find_kernel(existing_module(hmod)?, name)?.as_ptr())
    })
}

/// Returns an attribute of a kernel.
///
/// - `pi` (out): the attribute. On the host back end those of registers and of memory of a fixed size are 0.
/// - `attrib` (in): one of CUfunction_attribute.
/// - `hfunc` (in): the kernel.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for other attributes, CUDA_ERROR_INVALID_HANDLE for a kernel
/// that does not exist.
///
/// CUDA: cuFuncGetAttribute from 2.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuFuncGetAttribute(
    pi: *mut c_int,
    attrib: CUfunction_attribute,
    hfunc: CUfunction,
) -> CUresult {
    let call = forward!(cuFuncGetAttribute(pi, attrib, hfunc));
    entry(call, move |gpu| {
        let out = out(pi)?;
        let kernel = existing_kernel(hfunc)?;
        out.finish(gpu.kernel_attribute(kernel, attribute(attrib)?)?)
    })
}

/// Returns the name of a kernel.
///
/// - `name` (out): a text that lives as long as the module.
/// - `hfunc` (in): the kernel.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
///
/// CUDA: cuFuncGetName from 12.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuFuncGetName(name: *mut *const c_char, hfunc: CUfunction) -> CUresult {
    let call = forward!(cuFuncGetName(name, hfunc));
    entry_unless_destroyed(call, move |gpu| out(name)?.finish(gpu.kernel_name(existing_kernel(hfunc)?)?.as_ptr().cast()))
}

/// Returns where a parameter of a kernel lies in a buffer of all arguments.
///
/// - `func` (in): the kernel.
/// - `paramIndex` (in): the number of the parameter, from 0.
/// - `paramOffset` (out): the place of its first byte.
/// - `paramSize` (out, nullable): its bytes.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a parameter that the kernel does not have,
/// CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
///
/// CUDA: cuFuncGetParamInfo from 12.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuFuncGetParamInfo(
    func: CUfunction,
    paramIndex: usize,
    paramOffset: *mut usize,
    paramSize: *mut usize,
) -> CUresult {
    let call = forward!(cuFuncGetParamInfo(func, paramIndex, paramOffset, paramSize));
    entry_unless_destroyed(call, move |gpu| write_parameter(gpu, existing_kernel(func)?, paramIndex, paramOffset, paramSize))
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
/// CUDA: cuLinkCreate from 5.5 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLinkCreate(
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
    stateOut: *mut CUlinkState,
) -> CUresult {
    let call = forward!(cuLinkCreate(numOptions, options, optionValues, stateOut));
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
/// CUDA: cuLinkAddData from 5.5 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLinkAddData(
    state: CUlinkState,
    r#type: CUjitInputType,
    data: *mut c_void,
    size: usize,
    name: *const c_char,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> CUresult {
    let call = forward!(cuLinkAddData(state, r#type, data, size, name, numOptions, options, optionValues));
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
/// CUDA: cuLinkAddFile from 5.5 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLinkAddFile(
    state: CUlinkState,
    r#type: CUjitInputType,
    path: *const c_char,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> CUresult {
    let call = forward!(cuLinkAddFile(state, r#type, path, numOptions, options, optionValues));
    entry_in_context(call, |_| unsupported("images are linked by the compiler that makes them"))
}

/// cuLaunchKernel with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuLaunchKernel with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLaunchKernel_ptsz(
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
    let call = forward!(cuLaunchKernel_ptsz(
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
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        let kernel = existing_kernel(f)?;
        let (grid, block) = ([gridDimX, gridDimY, gridDimZ], [blockDimX, blockDimY, blockDimZ]);
        check_extents(grid, block, CUDA_MOST_BLOCKS)?;
        let arguments = arguments(kernelParams, extra, CU_LAUNCH_PARAM_END)?;
        let stream = per_thread(hStream);
        gpu.launch(kernel, &Launch { grid, block, shared: sharedMemBytes, stream, arguments })
    })
}

/// cuLaunchKernelEx with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuLaunchKernelEx with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLaunchKernelEx_ptsz(
    config: *const CUlaunchConfig,
    f: CUfunction,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> CUresult {
    let call = forward!(cuLaunchKernelEx_ptsz(config, f, kernelParams, extra));
    entry_in_context(call, move |gpu| {
        let kernel = existing_kernel(f)?;
        let (LaunchConfig { grid, block, shared, stream, .. }, blocks) = read_config(config.cast(), CUDA_MOST_BLOCKS)?;
        let arguments = arguments(kernelParams, extra, CU_LAUNCH_PARAM_END)?;
        let stream = per_thread(stream.cast());
        launch(gpu, kernel, &Launch { grid, block, shared, stream, arguments }, blocks)
    })
}

/// cuLaunchCooperativeKernel with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuLaunchCooperativeKernel with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLaunchCooperativeKernel_ptsz(
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
    let call = forward!(cuLaunchCooperativeKernel_ptsz(
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
    entry_on_stream(call, per_thread(hStream), move |gpu| {
        let kernel = existing_kernel(f)?;
        let (grid, block) = ([gridDimX, gridDimY, gridDimZ], [blockDimX, blockDimY, blockDimZ]);
        check_extents(grid, block, CUDA_MOST_BLOCKS)?;
        let arguments = Arguments::from(kernelParams);
        let stream = per_thread(hStream);
        gpu.launch_cooperative(kernel, &Launch { grid, block, shared: sharedMemBytes, stream, arguments })
    })
}

/// Counts the blocks of a kernel that a multiprocessor runs at a time.
///
/// - `numBlocks` (out): the blocks; 0 where not even one fits. On the host back end as many as its own limits allow.
/// - `func` (in): the kernel.
/// - `blockSize` (in): the threads of a block.
/// - `dynamicSMemSize` (in): bytes of dynamic shared memory of each block.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a block without threads, CUDA_ERROR_INVALID_HANDLE for a
/// kernel that does not exist.
///
/// CUDA: cuOccupancyMaxActiveBlocksPerMultiprocessor from 6.5 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
    numBlocks: *mut c_int,
    func: CUfunction,
    blockSize: c_int,
    dynamicSMemSize: usize,
) -> CUresult {
    let call =
        forward!(cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, func, blockSize, dynamicSMemSize));
    entry_in_context(call, move |gpu| {
        let blocks = out(numBlocks)?;
        blocks.finish(gpu.resident_blocks(existing_kernel(func)?, blockSize, dynamicSMemSize)?)
    })
}

/// Counts the kernels of a library.
///
/// - `count` (out): how many.
/// - `lib` (in): the library.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a library that does not exist.
///
/// CUDA: cuLibraryGetKernelCount from 12.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLibraryGetKernelCount(count: *mut c_uint, lib: CUlibrary) -> CUresult {
    let call = forward!(cuLibraryGetKernelCount(count, lib));
    entry(call, move |gpu| out(count)?.finish(gpu.count_library_kernels(existing_library(lib)?)?))
}

/// Lists kernels of a library.
///
/// - `kernels` (out, array of numKernels): the kernels. What there are no kernels for stays as it is.
/// - `numKernels` (in): the most that are listed.
/// - `lib` (in): the library.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a library that does not exist.
///
/// CUDA: cuLibraryEnumerateKernels from 12.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuLibraryEnumerateKernels(
    kernels: *mut CUkernel,
    numKernels: c_uint,
    lib: CUlibrary,
) -> CUresult {
    let call = forward!(cuLibraryEnumerateKernels(kernels, numKernels, lib));
    entry(call, move |gpu| {
        write_kernels(kernels, numKernels, || gpu.list_library_kernels(existing_library(lib)?, numKernels))
    })
}

/// Returns the name of a library's kernel.
///
/// - `name` (out): a text that lives as long as the library.
/// - `hfunc` (in): the kernel.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
///
/// CUDA: cuKernelGetName from 12.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuKernelGetName(name: *mut *const c_char, hfunc: CUkernel) -> CUresult {
    let call = forward!(cuKernelGetName(name, hfunc));
    entry(call, move |gpu| out(name)?.finish(gpu.kernel_name(existing_kernel(hfunc)?)?.as_ptr().cast()))
}

/// Returns the library of a kernel.
///
/// - `pLib` (out): the library.
/// - `kernel` (in): the kernel.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
///
/// CUDA: cuKernelGetLibrary from 12.5 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuKernelGetLibrary(pLib: *mut CUlibrary, kernel: CUkernel) -> CUresult {
    let call = forward!(cuKernelGetLibrary(pLib, kernel));
    entry(call, move |gpu| out(pLib)?.finish(gpu.kernel_library(existing_kernel(kernel)?)?.as_ptr()))
}

/// Returns where a parameter of a library's kernel lies in a buffer of all arguments.
///
/// - `kernel` (in): the kernel.
/// - `paramIndex` (in): the number of the parameter, from 0.
/// - `paramOffset` (out): the place of its first byte.
/// - `paramSize` (out, nullable): its bytes.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a parameter that the kernel does not have,
/// CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
///
/// CUDA: cuKernelGetParamInfo from 12.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuKernelGetParamInfo(
    kernel: CUkernel,
    paramIndex: usize,
    paramOffset: *mut usize,
    paramSize: *mut usize,
) -> CUresult {
    let call = forward!(cuKernelGetParamInfo(kernel, paramIndex, paramOffset, paramSize));
    entry(call, move |gpu| write_parameter(gpu, existing_kernel(kernel)?, paramIndex, paramOffset, paramSize))
}
