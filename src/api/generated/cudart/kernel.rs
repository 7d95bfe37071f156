// Generated from src/api/cudart/kernel.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// Loads a library from memory: a module that belongs to no context.
///
/// - `library` (out): the library; unload it with cudaLibraryUnload.
/// - `code` (in): the contents of a file: a cubin, fatbin or PTX for NVIDIA's GPUs, a code object for AMD's, a shared object
///   made with anygpu/kernel.h for the host back end; PTX ends with a NUL.
/// - `jitOptions` (in, array of numJitOptions, nullable): options for the compiler of PTX, which only NVIDIA's driver heeds.
/// - `jitOptionsValues` (inout, array of numJitOptions, nullable): the value of each.
/// - `numJitOptions` (in): how many.
/// - `libraryOptions` (in, array of numLibraryOptions, nullable): options, which only NVIDIA's driver heeds.
/// - `libraryOptionValues` (in, array of numLibraryOptions, nullable): the value of each.
/// - `numLibraryOptions` (in): how many.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidKernelImage for an image that is damaged or of
/// no known kind, cudaErrorNoKernelImageForDevice for one for another device.
///
/// CUDA: cudaLibraryLoadData.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLibraryLoadData(
    library: *mut cudaLibrary_t,
    code: *const c_void,
    jitOptions: *mut cudaJitOption,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
    libraryOptions: *mut cudaLibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: c_uint,
) -> cudaError_t {
    let call = forward!(cudaLibraryLoadData(
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
/// - `library` (out): the library; unload it with cudaLibraryUnload.
/// - `fileName` (in): the file, with what cudaLibraryLoadData takes.
/// - `jitOptions` (in, array of numJitOptions, nullable): options for the compiler of PTX, which only NVIDIA's driver heeds.
/// - `jitOptionsValues` (inout, array of numJitOptions, nullable): the value of each.
/// - `numJitOptions` (in): how many.
/// - `libraryOptions` (in, array of numLibraryOptions, nullable): options, which only NVIDIA's driver heeds.
/// - `libraryOptionValues` (in, array of numLibraryOptions, nullable): the value of each.
/// - `numLibraryOptions` (in): how many.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorFileNotFound for a file that cannot be read,
/// cudaErrorInvalidKernelImage for one that is damaged or of no known kind,
/// cudaErrorNoKernelImageForDevice for one for another device.
///
/// CUDA: cudaLibraryLoadFromFile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLibraryLoadFromFile(
    library: *mut cudaLibrary_t,
    fileName: *const c_char,
    jitOptions: *mut cudaJitOption,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
    libraryOptions: *mut cudaLibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: c_uint,
) -> cudaError_t {
    let call = forward!(cudaLibraryLoadFromFile(
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
/// Returns cudaErrorInvalidResourceHandle for a library that does not exist.
///
/// CUDA: cudaLibraryUnload.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLibraryUnload(library: cudaLibrary_t) -> cudaError_t {
    let call = forward!(cudaLibraryUnload(library));
    entry(call, move |gpu| gpu.unload_library(existing_library(library)?))
}

/// Finds a kernel of a library.
///
/// - `pKernel` (out): the kernel, which lives as long as its library. Launch it by its handle as a kernel's address.
/// - `library` (in): the library.
/// - `name` (in): its name, as the compiler has made it: that of the source where it is extern "C".
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a library that does not exist,
/// cudaErrorSymbolNotFound for another name.
///
/// CUDA: cudaLibraryGetKernel.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLibraryGetKernel(
    pKernel: *mut cudaKernel_t,
    library: cudaLibrary_t,
    name: *const c_char,
) -> cudaError_t {
    let call = forward!(cudaLibraryGetKernel(pKernel, library, name));
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
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a library that does not exist,
/// cudaErrorSymbolNotFound for another name.
///
/// CUDA: cudaLibraryGetGlobal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLibraryGetGlobal(
    dptr: *mut *mut c_void,
    bytes: *mut usize,
    library: cudaLibrary_t,
    name: *const c_char,
) -> cudaError_t {
    let call = forward!(cudaLibraryGetGlobal(dptr, bytes, library, name));
    entry(call, move |gpu| {
        let name = text(name)?;
        if dptr.is_null() && bytes.is_null() {
            return invalid("both outputs are NULL");
        }
        let (address, size) = gpu.find_library_global(existing_library(library)?, name)?;
        write_optional(dptr, address.0 as *mut c_void);
        write_optional(bytes, size);
        Ok(())
    })
}

/// Finds a variable of a library in managed memory. Kernels for the host back end have none.
///
/// - `dptr` (out, nullable): its address.
/// - `bytes` (out, nullable): its bytes.
/// - `library` (in): the library.
/// - `name` (in): its name, as the compiler has made it.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a library that does not exist,
/// cudaErrorSymbolNotFound for another name.
///
/// CUDA: cudaLibraryGetManaged.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLibraryGetManaged(
    dptr: *mut *mut c_void,
    bytes: *mut usize,
    library: cudaLibrary_t,
    name: *const c_char,
) -> cudaError_t {
    let call = forward!(cudaLibraryGetManaged(dptr, bytes, library, name));
    entry(call, move |gpu| {
        let name = text(name)?;
        if dptr.is_null() && bytes.is_null() {
            return invalid("both outputs are NULL");
        }
        let (address, size) = gpu.find_library_managed(existing_library(library)?, name)?;
        write_optional(dptr, address.0 as *mut c_void);
        write_optional(bytes, size);
        Ok(())
    })
}

/// Counts the kernels of a library.
///
/// - `count` (out): how many.
/// - `lib` (in): the library.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a library that does not exist.
///
/// CUDA: cudaLibraryGetKernelCount.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLibraryGetKernelCount(count: *mut c_uint, lib: cudaLibrary_t) -> cudaError_t {
    let call = forward!(cudaLibraryGetKernelCount(count, lib));
    entry(call, move |gpu| out(count)?.finish(gpu.count_library_kernels(existing_library(lib)?)?))
}

/// Lists kernels of a library.
///
/// - `kernels` (out, array of numKernels): the kernels. What there are no kernels for stays as it is.
/// - `numKernels` (in): the most that are listed.
/// - `lib` (in): the library.
///
/// Returns cudaErrorInvalidValue for NULL, cudaErrorInvalidResourceHandle for a library that does not exist.
///
/// CUDA: cudaLibraryEnumerateKernels.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaLibraryEnumerateKernels(
    kernels: *mut cudaKernel_t,
    numKernels: c_uint,
    lib: cudaLibrary_t,
) -> cudaError_t {
    let call = forward!(cudaLibraryEnumerateKernels(kernels, numKernels, lib));
    entry(call, move |gpu| {
        write_kernels(kernels, numKernels, || gpu.list_library_kernels(existing_library(lib)?, numKernels))
    })
}
