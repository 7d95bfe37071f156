// SPDX-License-Identifier: MIT OR Apache-2.0
//! The library's functions that a try calls, looked up in libanygpu as a program's own would be.

use std::ffi::{CStr, c_char, c_int, c_uint, c_ulonglong, c_void};
use std::path::Path;

use anygpu::api::acl::{aclrtDrvMemHandle, aclrtPhysicalMemProp};
use anygpu::api::anygpu::*;
use anygpu::api::hip::*;

use super::dialogue::{Failure, Role};
use crate::Result;
use crate::info::Library;

macro_rules! functions {
    ($($name:ident($($argument:ty),*);)*) => {
        /// The functions by their names. Statuses of all interfaces are 32 bits wide.
        #[allow(non_snake_case)]
        pub struct Calls {
            library: Library,
            $(pub $name: unsafe extern "C" fn($($argument),*) -> c_int,)*
        }

        impl Calls {
            pub fn open(path: &Path) -> Result<Calls> {
                let library = Library::open(path)?;
                Ok(Calls { $($name: library.function(stringify!($name))?,)* library })
            }
        }
    };
}

functions! {
    hipGetDeviceCount(*mut c_int);
    hipSetDevice(c_int);
    hipDeviceTotalMem(*mut usize, c_int);
    hipDeviceSynchronize();
    hipMalloc(*mut *mut c_void, usize);
    hipFree(*mut c_void);
    hipMemcpy(*mut c_void, *const c_void, usize, hipMemcpyKind);
    hipMemcpyAsync(*mut c_void, *const c_void, usize, hipMemcpyKind, hipStream_t);
    hipStreamCreate(*mut hipStream_t);
    hipStreamDestroy(hipStream_t);
    hipStreamSynchronize(hipStream_t);
    hipStreamWaitEvent(hipStream_t, hipEvent_t, c_uint);
    hipEventCreateWithFlags(*mut hipEvent_t, c_uint);
    hipEventDestroy(hipEvent_t);
    hipEventRecord(hipEvent_t, hipStream_t);
    hipIpcGetMemHandle(*mut hipIpcMemHandle_t, *mut c_void);
    hipIpcOpenMemHandle(*mut *mut c_void, hipIpcMemHandle_t, c_uint);
    hipIpcCloseMemHandle(*mut c_void);
    hipIpcGetEventHandle(*mut hipIpcEventHandle_t, hipEvent_t);
    hipIpcOpenEventHandle(*mut hipEvent_t, hipIpcEventHandle_t);
    hipMemGetAllocationGranularity(*mut usize, *const hipMemAllocationProp, hipMemAllocationGranularity_flags);
    hipMemCreate(*mut hipMemGenericAllocationHandle_t, usize, *const hipMemAllocationProp, c_ulonglong);
    hipMemRelease(hipMemGenericAllocationHandle_t);
    hipMemExportToShareableHandle(
        *mut c_void, hipMemGenericAllocationHandle_t, hipMemAllocationHandleType, c_ulonglong);
    hipMemImportFromShareableHandle(*mut hipMemGenericAllocationHandle_t, *mut c_void, hipMemAllocationHandleType);
    hipMemAddressReserve(*mut *mut c_void, usize, usize, *mut c_void, c_ulonglong);
    hipMemAddressFree(*mut c_void, usize);
    hipMemMap(*mut c_void, usize, usize, hipMemGenericAllocationHandle_t, c_ulonglong);
    hipMemUnmap(*mut c_void, usize);
    hipMemSetAccess(*mut c_void, usize, *const hipMemAccessDesc, usize);
    hipMemPoolCreate(*mut hipMemPool_t, *const hipMemPoolProps);
    hipMemPoolDestroy(hipMemPool_t);
    hipMemPoolSetAccess(hipMemPool_t, *const hipMemAccessDesc, usize);
    hipMallocFromPoolAsync(*mut *mut c_void, usize, hipMemPool_t, hipStream_t);
    hipFreeAsync(*mut c_void, hipStream_t);
    hipMemPoolExportToShareableHandle(*mut c_void, hipMemPool_t, hipMemAllocationHandleType, c_uint);
    hipMemPoolImportFromShareableHandle(*mut hipMemPool_t, *mut c_void, hipMemAllocationHandleType, c_uint);
    hipMemPoolExportPointer(*mut hipMemPoolPtrExportData, *mut c_void);
    hipMemPoolImportPointer(*mut *mut c_void, hipMemPool_t, *mut hipMemPoolPtrExportData);
    hipImportExternalMemory(*mut hipExternalMemory_t, *const hipExternalMemoryHandleDesc);
    hipExternalMemoryGetMappedBuffer(*mut *mut c_void, hipExternalMemory_t, *const hipExternalMemoryBufferDesc);
    hipDestroyExternalMemory(hipExternalMemory_t);
    aclInit(*const c_char);
    aclrtSetDevice(i32);
    aclrtDeviceGetBareTgid(*mut i32);
    aclrtMallocPhysical(*mut aclrtDrvMemHandle, usize, *const aclrtPhysicalMemProp, u64);
    aclrtFreePhysical(aclrtDrvMemHandle);
    aclrtReserveMemAddress(*mut *mut c_void, usize, usize, *mut c_void, u64);
    aclrtReleaseMemAddress(*mut c_void);
    aclrtMapMem(*mut c_void, usize, usize, aclrtDrvMemHandle, u64);
    aclrtUnmapMem(*mut c_void);
    aclrtMemExportToShareableHandle(aclrtDrvMemHandle, c_uint, u64, *mut u64);
    aclrtMemSetPidToShareableHandle(u64, *mut i32, usize);
    aclrtMemImportFromShareableHandle(u64, i32, *mut aclrtDrvMemHandle);
    anygpu_export(*mut c_void, usize, *mut anygpu_token);
    anygpu_import(*const anygpu_token, c_int, *mut *mut c_void);
    anygpu_close(*mut c_void);
    anygpu_trim();
    anygpu_timeline_create(*mut c_int, u64);
    anygpu_timeline_signal(c_int, u64);
    anygpu_timeline_wait(c_int, u64, c_uint);
}

/// Statuses of calls about tokens; the others are HIP's.
const TOKENS: [(anygpu_status, &str); 4] = [
    (ANYGPU_ERROR_REFUSED, "ANYGPU_ERROR_REFUSED"),
    (ANYGPU_ERROR_STALE, "ANYGPU_ERROR_STALE"),
    (ANYGPU_ERROR_UNREACHABLE, "ANYGPU_ERROR_UNREACHABLE"),
    (ANYGPU_ERROR_IN_USE, "ANYGPU_ERROR_IN_USE"),
];

impl Calls {
    /// Returns the back end in use.
    pub fn back_end(&self) -> String {
        self.library.text("anygpu_backend").unwrap_or_default()
    }

    /// Describes the thread's call that failed.
    pub fn failure(&self, side: Role, step: &str, status: c_int) -> Failure {
        let (name, reason) = self.explain(step, status);
        Failure { side, step: step.into(), status, name, reason }
    }

    /// Returns the name of a status of HIP's, and the thread's last failure in words.
    fn explain(&self, function: &str, status: c_int) -> (Option<String>, String) {
        let own = TOKENS.iter().find(|own| own.0 as c_int == status).filter(|_| function.starts_with("anygpu"));
        let name = if let Some((_, name)) = own {
            Some((*name).to_owned())
        } else if !function.starts_with("acl") {
            type Name = unsafe extern "C" fn(c_int) -> *const c_char;
            // SAFETY: the prototype is the library's; the text is static, or NULL.
            self.library.function::<Name>("hipGetErrorName").ok().and_then(|name| unsafe {
                let text = name(status);
                (!text.is_null()).then(|| CStr::from_ptr(text).to_string_lossy().into_owned())
            })
        } else {
            None
        };
        // Of another call where the vendor's library answered this one.
        let reason = self.library.text("anygpu_last_reason").unwrap_or_default();
        let own = reason.strip_prefix(&format!("{function}: ")).map(str::to_owned);
        let reason = own.or_else(|| {
            type Message = unsafe extern "C" fn() -> *const c_char;
            let message = function.starts_with("acl").then(|| self.library.function::<Message>("aclGetRecentErrMsg"));
            // SAFETY: the prototype is the library's; the text lives until the thread's next call, or it is NULL.
            message?.ok().and_then(|message| unsafe {
                let text = message();
                (!text.is_null()).then(|| CStr::from_ptr(text).to_string_lossy().trim().to_owned())
            })
        });
        (name, reason.unwrap_or_default())
    }
}

/// Calls a function; a status other than 0 is a failure of this process.
macro_rules! call {
    ($process:expr, $name:ident($($argument:expr),* $(,)?)) => {{
        $process.step(stringify!($name));
        // SAFETY: the prototype is the library's; outputs are borrowed for the call, and handles are those that earlier
        // calls returned.
        let status = unsafe { ($process.calls.$name)($($argument),*) };
        $process.check(stringify!($name), status)?
    }};
}

/// Calls a function when the way has been tried, whatever its status.
macro_rules! later {
    ($process:expr, $name:ident($($argument:expr),* $(,)?)) => {
        // SAFETY: as for the call that this undoes.
        $process.undo.push(Box::new(move |calls| _ = unsafe { (calls.$name)($($argument),*) }))
    };
}

pub(super) use {call, later};
