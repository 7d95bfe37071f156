// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions by name and version.

use std::ffi::{CStr, c_char, c_int, c_void};
use std::iter;
use std::ptr::{self, NonNull};
use std::sync::atomic::{AtomicBool, Ordering};

use super::types::*;
use super::{RUNTIME, Slot, Variant, entry_without_gpu, forward, invalid, variants};
use crate::border::arguments::{out, text};
use crate::border::lookups;
use crate::gpu::Kind;
use crate::os::loader::Library;
use crate::os::panic::answer;
use crate::os::{config, logger, process};

/// Finds the function that a name meant at a version of CUDA. Needs no cuInit.
///
/// - `symbol` (in): the name as programs write it, such as "cuMemAlloc".
/// - `pfn` (out): the function's address; NULL when there is none.
/// - `cudaVersion` (in): the version, major * 1000 + minor * 10, at most that of cuDriverGetVersion.
/// - `flags` (in): CUdriverProcAddress_flags.
/// - `symbolStatus` (out, nullable): whether it was found, and if not, whether it is newer than the version.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, a version above the driver's, and other flags. A name that is not found
/// is no error.
///
/// CUDA: cuGetProcAddress from 12.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGetProcAddress_v2(
    symbol: *const c_char,
    pfn: *mut *mut c_void,
    cudaVersion: c_int,
    flags: cuuint64_t,
    symbolStatus: *mut CUdriverProcAddressQueryResult,
) -> CUresult {
    let put_ours = |status| {
        if status == CUDA_SUCCESS {
            // SAFETY: the driver took the arguments, so they are what it wants.
            unsafe { put_ours(symbol, pfn) };
        }
    };
    let call = forward!(cuGetProcAddress_v2(symbol, pfn, cudaVersion, flags, symbolStatus), quietly: true, after: |status| put_ours(status));
    entry_without_gpu(call, move || {
        // SAFETY: the caller gives a string and valid pointers, or NULL.
        let (name, address, status) = unsafe { (text(symbol)?, out(pfn)?, out(symbolStatus).ok()) };
        check(cudaVersion, flags)?;
        let found = find(name, cudaVersion, flags).inspect_err(|_| lookups::in_vain("cuGetProcAddress", name));
        address.write(found.map_or(ptr::null_mut(), |it| it.1.cast_mut().cast()));
        if let Some(status) = status {
            status.write(match found {
                Ok(_) => CU_GET_PROC_ADDRESS_SUCCESS,
                Err(status) => status,
            });
        }
        Ok(())
    })
}

/// Finds the function that a name meant at a version of CUDA. Needs no cuInit.
///
/// - `symbol` (in): the name as programs write it, such as "cuMemAlloc".
/// - `pfn` (out): the function's address.
/// - `cudaVersion` (in): the version, major * 1000 + minor * 10, at most that of cuDriverGetVersion.
/// - `flags` (in): CUdriverProcAddress_flags.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, a version above the driver's, and other flags; CUDA_ERROR_NOT_FOUND for a
/// name that is not found, with NULL in `pfn`.
///
/// CUDA: cuGetProcAddress from 11.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGetProcAddress(
    symbol: *const c_char,
    pfn: *mut *mut c_void,
    cudaVersion: c_int,
    flags: cuuint64_t,
) -> CUresult {
    let put_ours = |status| {
        if status == CUDA_SUCCESS {
            // SAFETY: the driver took the arguments, so they are what it wants.
            unsafe { put_ours(symbol, pfn) };
        }
    };
    let call =
        forward!(cuGetProcAddress(symbol, pfn, cudaVersion, flags), quietly: true, after: |status| put_ours(status));
    entry_without_gpu(call, move || {
        let (name, address) = (text(symbol)?, out(pfn)?);
        check(cudaVersion, flags)?;
        let found = find(name, cudaVersion, flags).inspect_err(|_| lookups::in_vain("cuGetProcAddress", name));
        address.write(found.map_or(ptr::null_mut(), |it| it.1.cast_mut().cast()));
        match found {
            Ok(_) => Ok(()),
            Err(_) => Err(Kind::NotFound.because(format!("there is no function {}", name.to_string_lossy()))),
        }
    })
}

/// Finds a table of functions that NVIDIA's own libraries use; only NVIDIA's driver has any.
///
/// - `ppExportTable` (out): the table.
/// - `pExportTableId` (in): its id.
///
/// Returns CUDA_ERROR_NOT_FOUND, CUDA_ERROR_INVALID_VALUE for NULL.
///
/// CUDA: cuGetExportTable from 3.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGetExportTable(
    ppExportTable: *mut *const c_void,
    pExportTableId: *const CUuuid,
) -> CUresult {
    let call = forward!(cuGetExportTable(ppExportTable, pExportTableId), quietly: true);
    entry_without_gpu(call, move || {
        if ppExportTable.is_null() || pExportTableId.is_null() {
            return invalid("a pointer is NULL");
        }
        say_that_a_runtime_refuses();
        Err(Kind::NotFound.because("there is no such table here").as_answer())
    })
}

/// Logs once that NVIDIA's runtime finds no table, by which it takes every driver but NVIDIA's for none.
fn say_that_a_runtime_refuses() {
    /// Relaxed: nothing else goes with it.
    static SAID: AtomicBool = AtomicBool::new(false);
    if !process::is_forked() && !SAID.swap(true, Ordering::Relaxed) {
        let (runtime, remedy) = asker_and_remedy();
        logger::error(format_args!(
            "cuGetExportTable: {runtime} asks for tables that only NVIDIA's driver has, and will refuse this one: {remedy}"
        ));
    }
}

/// Returns the runtime of NVIDIA's that must have asked, and what helps a program that has it.
fn asker_and_remedy() -> (String, &'static str) {
    let sees_all = Library::loaded("libanygpu-dlsym.so").is_some();
    let shared = ["libcudart.so.13", "libcudart.so.12"].into_iter().find_map(Library::defining);
    if let Some(library) = shared.filter(|_| !sees_all) {
        let remedy = "start the program by `anygpu run`, with --see-all if it opens that library by its path";
        return (format!("NVIDIA's CUDA runtime {}", library.name()), remedy);
    }
    let program = std::fs::read_link("/proc/self/exe").unwrap_or_default();
    let runtime = format!(
        "NVIDIA's CUDA runtime or a library like it, linked into {} or into a library of the program's,",
        program.display()
    );
    let remedy = match config::is_intercepted() {
        true => "link with -cudart shared",
        false => "link with -cudart shared, and start the program by `anygpu run`",
    };
    (runtime, remedy)
}

fn check(version: c_int, flags: cuuint64_t) -> crate::gpu::Result<()> {
    let known = CU_GET_PROC_ADDRESS_LEGACY_STREAM | CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM;
    if version > CUDA_VERSION {
        return invalid(format!("the version is {version}: the highest here is {CUDA_VERSION}"));
    }
    if flags & !cuuint64_t::from(known) != 0 {
        return invalid(format!("flags is {flags:#x}: there are no such flags"));
    }
    Ok(())
}

/// Looks up the exported name and address that a name means at a version, or the reason for their absence.
fn find(
    name: &CStr,
    version: c_int,
    flags: cuuint64_t,
) -> Result<(&'static str, *const ()), CUdriverProcAddressQueryResult> {
    /// The first version with functions for the per-thread default stream.
    const PER_THREAD_SINCE: c_int = 7000;

    let variants: Vec<&Variant> = name.to_str().map(|name| variants(Some(name)).collect()).unwrap_or_default();
    if variants.is_empty() {
        return Err(CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND);
    }
    let per_thread = flags & cuuint64_t::from(CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM) != 0
        && variants.iter().any(|variant| variant.per_thread.is_some());
    let since = |variant: &Variant| if per_thread { variant.since.max(PER_THREAD_SINCE) } else { variant.since };
    let newest = variants.into_iter().rfind(|variant| since(variant) <= version);
    newest
        .and_then(|variant| if per_thread { variant.per_thread } else { Some(variant.function) })
        .map(|(exported, function)| (exported, function.0))
        .ok_or(CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT)
}

/// Replaces a function that the driver found for a name by this library's of the same exported name.
///
/// Which of a name's functions it is tells its address, as versions of the driver may differ from those known here. One
/// that is not exported here stays.
///
/// # Safety
/// The driver has found `*pfn`, or NULL, for the string `symbol`.
pub(in crate::api) unsafe fn put_ours(symbol: *const c_char, pfn: *mut *mut c_void) {
    answer((), || {
        // SAFETY: as promised by the caller.
        let (Ok(name), Some(theirs)) = (unsafe { text(symbol) }, NonNull::new(unsafe { *pfn })) else { return };
        let Ok(name) = name.to_str() else { return };
        let mut known = variants(Some(name)).flat_map(|variant| iter::once(variant.function).chain(variant.per_thread));
        if let Some((_, ours)) = known.find(|(exported, _)| RUNTIME.function(exported) == Some(theirs)) {
            // SAFETY: as promised by the caller.
            unsafe { *pfn = ours.0.cast_mut().cast() };
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(name: &CStr, version: c_int, flags: cuuint64_t) -> Result<&'static str, u32> {
        find(name, version, flags).map(|it| it.0)
    }

    #[test]
    fn variants_are_sorted() {
        assert!(variants(None).is_sorted_by_key(|variant| (variant.name, variant.since)));
    }

    #[test]
    fn the_newest_function_of_the_version_is_found() {
        assert_eq!(found(c"cuMemAlloc", 13000, 0), Ok("cuMemAlloc_v2"));
        assert_eq!(found(c"cuMemAlloc_v2", 13000, 0), Err(CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND));
        assert_eq!(found(c"", 0, 0), Err(CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND));
        assert_eq!(found(c"cuIpcOpenMemHandle", 4010, 0), Ok("cuIpcOpenMemHandle"));
        assert_eq!(found(c"cuIpcOpenMemHandle", 11000, 0), Ok("cuIpcOpenMemHandle_v2"));
        assert_eq!(found(c"cuCtxGetDevice", 12090, 0), Ok("cuCtxGetDevice"));
        assert_eq!(found(c"cuCtxGetDevice", 13000, 0), Ok("cuCtxGetDevice_v2"));
        assert_eq!(found(c"cuGetProcAddress", 11030, 0), Ok("cuGetProcAddress"));
        assert_eq!(found(c"cuGetProcAddress", 12000, 0), Ok("cuGetProcAddress_v2"));
        for version in [10000, 11080, 12090, 13000] {
            assert_eq!(found(c"cuLaunchHostFunc", version, 0), Ok("cuLaunchHostFunc"));
        }
        assert_eq!(found(c"cuLaunchHostFunc", 13010, 0), Ok("cuLaunchHostFunc_v2"));
        assert_eq!(found(c"cuLaunchHostFunc", 13050, 2), Ok("cuLaunchHostFunc_v2_ptsz"));
        // The function of that time took 32-bit addresses; it is not exported.
        assert_eq!(found(c"cuMemAlloc", 2000, 0), Err(CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT));
    }

    #[test]
    fn functions_for_the_per_thread_default_stream() {
        assert_eq!(found(c"cuMemcpyHtoD", 7000, 2), Ok("cuMemcpyHtoD_v2_ptds"));
        assert_eq!(found(c"cuMemcpyHtoD", 6050, 2), Err(CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT));
        assert_eq!(found(c"cuInit", 2000, 2), Ok("cuInit"));
    }

    #[test]
    fn versions_and_flags_are_checked() {
        assert!(check(CUDA_VERSION, 2).is_ok());
        assert!(check(CUDA_VERSION + 10, 0).is_err());
        assert!(check(2000, 4).is_err());
    }
}
