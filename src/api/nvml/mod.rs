// SPDX-License-Identifier: MIT OR Apache-2.0
//! The front end of NVIDIA's management library: the functions that programs ask before they share memory.
//!
//! Not exported: only the replacement library `libnvidia-ml.so.1` leads here, so that a preload never hides NVIDIA's own.
//! The prototypes and codes are those of nvidia-ml-py 13.615, NVIDIA's own Python bindings.

mod device;
mod error;
mod system;
mod types;

use std::ffi::{CStr, c_uint};
use std::sync::atomic::{AtomicUsize, Ordering};

use device::*;
use error::*;
use system::*;
use types::*;

use crate::border::call_log::Call;
use crate::border::choice;
use crate::border::entry::{self, Dialect};
use crate::border::native::{self, forward};
use crate::border::runtime::{Runtime, State};
use crate::gpu::{Gpu, Kind, Result};
use crate::os::vendor::{self, Vendor};

/// NVIDIA's library, to which calls are forwarded where it is present. Its own atomics synchronise it.
pub static RUNTIME: Runtime = Runtime {
    vendor: Vendor::Nvidia,
    files: &vendor::NVIDIA_ML,
    start: Some("nvmlInit_v2"),
    end: Some("nvmlShutdown"),
    count_devices: "nvmlDeviceGetCount_v2",
    describe: |_| None,
    has_signed_statuses: false,
    is_called_by_back_end: false,
    hint: |_, _| "",
    state: State::new(),
};

struct Nvml;

impl Dialect for Nvml {
    type Status = nvmlReturn_t;
    const SUCCESS: nvmlReturn_t = NVML_SUCCESS;
    const NAMES_CONTEXTS: Option<bool> = None;

    fn runtime() -> &'static Runtime {
        &RUNTIME
    }

    fn status(kind: Kind) -> nvmlReturn_t {
        status(kind)
    }

    /// There is no last error.
    fn remember(_status: nvmlReturn_t) {}
}

/// The number of nvmlInit calls that no nvmlShutdown has undone. Relaxed: it publishes no other data.
static STARTS: AtomicUsize = AtomicUsize::new(0);

/// The slot of an exported function, for [`forward!`].
type Slot = native::SlotOf<Nvml>;

/// Runs the body of a function that needs nvmlInit. Its `Ok` is the status: an ordinary "no" is no failure to log.
fn entry(call: Call, mut body: impl FnMut(&'static dyn Gpu) -> Result<nvmlReturn_t>) -> nvmlReturn_t {
    let mut answer = NVML_SUCCESS;
    let in_body = &mut |gpu: &'static dyn Gpu| {
        answer = body(gpu)?;
        Ok(())
    };
    let status = entry::run::<Nvml>(Call::unlogged(call.name()), started, in_body.into());
    call.answered(if status == NVML_SUCCESS { answer } else { status })
}

fn started() -> Result<&'static dyn Gpu> {
    match STARTS.load(Ordering::Relaxed) {
        0 => Err(Kind::NotInitialized.into()),
        _ => choice::get_to_ask(&RUNTIME),
    }
}

/// Refuses the call of a function that this library does not have.
pub(super) unsafe extern "C" fn refuse() -> c_uint {
    entry::refuse::<Nvml>("this version of anygpu does not have this function of NVML's; the log has its name")
}

/// Finds a function by name.
pub fn function(name: &CStr) -> Option<*const ()> {
    // Names without a number are those of NVML 1 to 4, of the same meaning.
    Some(match name.to_bytes() {
        b"nvmlInit_v2" | b"nvmlInit" => nvmlInit_v2 as *const (),
        b"nvmlInitWithFlags" => nvmlInitWithFlags as *const (),
        b"nvmlShutdown" => nvmlShutdown as *const (),
        b"nvmlErrorString" => nvmlErrorString as *const (),
        b"nvmlSystemGetDriverVersion" => nvmlSystemGetDriverVersion as *const (),
        b"nvmlSystemGetNVMLVersion" => nvmlSystemGetNVMLVersion as *const (),
        b"nvmlSystemGetCudaDriverVersion" => nvmlSystemGetCudaDriverVersion as *const (),
        b"nvmlSystemGetCudaDriverVersion_v2" => nvmlSystemGetCudaDriverVersion_v2 as *const (),
        b"nvmlDeviceGetCount_v2" | b"nvmlDeviceGetCount" => nvmlDeviceGetCount_v2 as *const (),
        b"nvmlDeviceGetHandleByIndex_v2" | b"nvmlDeviceGetHandleByIndex" => nvmlDeviceGetHandleByIndex_v2 as *const (),
        b"nvmlDeviceGetHandleByPciBusId_v2" | b"nvmlDeviceGetHandleByPciBusId" => {
            nvmlDeviceGetHandleByPciBusId_v2 as *const ()
        }
        b"nvmlDeviceGetHandleByUUID" => nvmlDeviceGetHandleByUUID as *const (),
        b"nvmlDeviceGetIndex" => nvmlDeviceGetIndex as *const (),
        b"nvmlDeviceGetName" => nvmlDeviceGetName as *const (),
        b"nvmlDeviceGetUUID" => nvmlDeviceGetUUID as *const (),
        b"nvmlDeviceGetPciInfo_v3" => nvmlDeviceGetPciInfo_v3 as *const (),
        b"nvmlDeviceGetMemoryInfo" => nvmlDeviceGetMemoryInfo as *const (),
        b"nvmlDeviceGetMemoryInfo_v2" => nvmlDeviceGetMemoryInfo_v2 as *const (),
        b"nvmlDeviceGetCudaComputeCapability" => nvmlDeviceGetCudaComputeCapability as *const (),
        b"nvmlDeviceGetFieldValues" => nvmlDeviceGetFieldValues as *const (),
        b"nvmlDeviceGetNvLinkState" => nvmlDeviceGetNvLinkState as *const (),
        b"nvmlDeviceGetNvLinkRemoteDeviceType" => nvmlDeviceGetNvLinkRemoteDeviceType as *const (),
        b"nvmlDeviceGetNvLinkRemotePciInfo_v2" => nvmlDeviceGetNvLinkRemotePciInfo_v2 as *const (),
        b"nvmlDeviceGetGpuFabricInfo" => nvmlDeviceGetGpuFabricInfo as *const (),
        b"nvmlDeviceGetGpuFabricInfoV" => nvmlDeviceGetGpuFabricInfoV as *const (),
        b"nvmlDeviceGetP2PStatus" => nvmlDeviceGetP2PStatus as *const (),
        _ => return None,
    })
}
