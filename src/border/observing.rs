// SPDX-License-Identifier: MIT OR Apache-2.0
//! Native calls that the hub serves all the same under `anygpu check` and `anygpu trace`, where they are told of.
//!
//! Objects are the vendor's own on both ways, so that calls of either follow each other. Questions about devices, modules and
//! their kernels stay the vendor's, and so do launches by functions of the program's own, of which only the runtime that
//! registered them knows.

use std::sync::atomic::{AtomicUsize, Ordering};

use super::call_log::ArgumentBytes;
use crate::os::journal;
use crate::os::journal::entry::What;

/// Words of the functions' names that the hub serves: memory, copies, streams, events, graphs, and what waits for them.
const OBSERVED: [&str; 18] = [
    "alloc",
    "Alloc",
    "Array",
    "Copy",
    "Event",
    "External",
    "Free",
    "Graph",
    "Host",
    "Ipc",
    "LastError",
    "Launch",
    "Mem",
    "PointerSet",
    "Reset",
    "Stream",
    "Synchronize",
    "UserObject",
];

/// Words of those that it does not serve for the others.
const APART: [&str; 3] = ["Occupancy", "SharedMem", "ResetPersisting"];

/// The launches of runtimes, whose functions are the program's own, by the arguments' places of their streams.
const LAUNCHES: [(&str, usize); 4] = [
    ("cudaLaunchKernel", 5),
    ("cudaLaunchKernel_ptsz", 5),
    ("cudaLaunchCooperativeKernel", 5),
    ("cudaLaunchCooperativeKernel_ptsz", 5),
];

/// Launches of runtimes whose arguments have no stream.
const OTHER_LAUNCHES: [&str; 3] = ["cudaLaunchKernelExC", "cudaLaunchKernelExC_ptsz", "hipLaunchKernelExC"];

/// Tells whether native calls are observed.
pub fn is_on() -> bool {
    journal::is_kept()
}

/// Tells whether the hub serves a native call of this name.
pub fn takes(name: &str) -> bool {
    is_on() && is_observed(name)
}

/// Tells so without reading the name again where it was asked for a short time ago.
pub fn takes_known(name: &'static str) -> bool {
    if !is_on() {
        return false;
    }
    const PLACES: usize = 1 << 10;
    /// Addresses of names, and in the highest bit the answer. Relaxed: each word is whole by itself.
    static KNOWN: [AtomicUsize; PLACES] = [const { AtomicUsize::new(0) }; PLACES];
    const YES: usize = 1 << (usize::BITS - 1);
    let address = name.as_ptr().addr();
    let place = &KNOWN[(address ^ address >> 10) % PLACES];
    let known = place.load(Ordering::Relaxed);
    if known & !YES == address {
        return known & YES != 0;
    }
    let answer = is_observed(name);
    place.store(if answer { address | YES } else { address }, Ordering::Relaxed);
    answer
}

fn is_observed(name: &str) -> bool {
    OBSERVED.iter().any(|word| name.contains(word)) && !is_apart(name)
}

/// Tells whether each call of this name is to be looked at, though it is forwarded.
pub fn looks_at(name: &str) -> bool {
    is_on() && stream_place(name).is_some()
}

/// Tells whether a function asks for the last error, which is the vendor's where the hub has had none.
pub fn is_of_last_error(name: &str) -> bool {
    takes(name) && name.ends_with("LastError")
}

fn is_apart(name: &str) -> bool {
    APART.iter().any(|word| name.contains(word)) || stream_place(name).is_some() || OTHER_LAUNCHES.contains(&name)
}

fn stream_place(name: &str) -> Option<usize> {
    LAUNCHES.iter().find(|(launch, _)| *launch == name).map(|(_, place)| *place)
}

/// Notes a call that is forwarded, as work of its stream whose uses of memory are not known.
pub fn note(name: &str, arguments: &ArgumentBytes<'_>) {
    if let Some(stream) = stream_place(name).and_then(|place| arguments.word(place)) {
        journal::note_call(What::Launch, &[journal::next_number(), stream]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_of_is_taken_in_each_dialect() {
        for words in [
            "hipMalloc hipFree hipHostMalloc hipExtMallocWithFlags hipMallocAsync hipMemcpyAsync hipMemsetD32Async",
            "hipStreamSynchronize hipDeviceSynchronize hipEventRecord hipIpcOpenMemHandle hipGraphLaunch hipDeviceReset",
            "cudaMalloc cudaFreeHost cudaMemcpyPeerAsync cudaStreamWaitEvent cudaLaunchHostFunc cudaGetLastError",
            "cuMemAlloc_v2 cuCtxSynchronize cuStreamWriteValue32 cuLaunchKernel cuImportExternalMemory cuMemMap_ptsz",
            "aclrtMalloc aclrtFree aclrtMemcpyAsync aclrtSynchronizeStream cuUserObjectCreate cuPointerSetAttribute",
        ] {
            words.split(' ').for_each(|name| assert!(is_observed(name), "{name}"));
        }
        for words in [
            "hipGetDeviceCount hipModuleLoad hipGetProcAddress cudaSetDevice cudaDeviceGetAttribute cuModuleGetFunction",
            "cudaLaunchKernel cudaLaunchKernelExC hipLaunchKernelExC cuOccupancyAvailableDynamicSMemPerBlock cuInit",
        ] {
            words.split(' ').for_each(|name| assert!(!is_observed(name), "{name}"));
        }
    }
}
