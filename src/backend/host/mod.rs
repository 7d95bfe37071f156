// SPDX-License-Identifier: MIT OR Apache-2.0
//! The embedded host back end: devices made of memory files and threads of this machine.
//!
//! For machines without a GPU, for tests, and for finding bugs.
//!
//! The data lies below the verbs, and imports run downwards in this list:
//!
//! - `known`: what the observer of `anygpu check` asks;
//! - what ends much at once: [`device`], [`context`];
//! - `graph`: graphs, whose launches queue what verbs do, and captures;
//! - the families' verbs: [`memory`], [`copy`], [`stream`], [`event`], [`peer`], [`ipc`], [`vmm`], [`pool`], [`external`],
//!   `array`, `kernel`; and [`strict`], the report of faults;
//! - [`capture`]: the trait by which verbs ask for captures; [`enabled`]: peer access;
//! - [`shared_page`]: pages for events of several processes; [`release`]: the end of blocks, once queued work is done;
//! - [`state`]: the open back end, with its locks;
//! - [`table`]: blocks by address, arenas by bank, physical memory, pools; pins that threads lend themselves;
//! - [`identity`]: this process as others see it, and exports of others confirmed;
//! - [`outside`]: memory files of other processes, for those who only look;
//! - [`arena`]: sealed memory files that device memory is ranges of; [`label`] and [`handle`]: what files and exported
//!   ranges say of themselves; [`hints`], [`limit`], [`page`], [`serial`];
//! - [`queue`]: the engine behind streams, which knows of no memory.

mod arena;
mod array;
mod capture;
mod compiler;
mod context;
mod copy;
mod device;
mod enabled;
pub(crate) mod event;
mod external;
mod graph;
mod handle;
mod hints;
pub(crate) mod identity;
mod ipc;
mod kernel;
mod known;
pub(crate) mod label;
mod limit;
mod memory;
pub mod outside;
mod page;
mod peer;
mod pin;
mod pool;
mod quarantine;
mod queue;
mod release;
mod serial;
mod shared_page;
mod state;
mod stream;
mod strict;
mod table;
mod vmm;

use std::ffi::CStr;

use crate::gpu::Gpu;
use crate::os::config;
use crate::os::vendor::Vendor;
pub use compiler::compile;
use state::HOST;
pub use state::Host;

/// Opens the back end with the devices that a vendor's callers see.
///
/// It is usable unless they see none, or the system lacks what it is made of.
pub fn open_for(vendor: Vendor) -> Result<&'static Host, String> {
    begin(vendor)
}

fn begin(vendor: Vendor) -> Result<&'static Host, String> {
    let host = ask_for(vendor)?;
    if host.begin()? && config::get().host_strict {
        strict::watch();
    }
    Ok(host)
}

/// Returns the devices that a vendor's callers see, for questions about them alone.
///
/// Nothing that it leaves behind belongs to this process more than to a child forked later, which may open the back end.
pub fn ask_for(vendor: Vendor) -> Result<&'static Host, String> {
    if let Some(host) = HOST.get() {
        return Ok(host);
    }
    let devices = config::get().visible.devices(vendor, device_count());
    if devices.is_empty() {
        return Err("the variables that choose visible devices leave none".into());
    }
    // Another thread's are the same.
    _ = HOST.set(Host::new(&devices)?);
    Ok(state::get())
}

/// Returns how many devices there are. Unit tests share a process: each may have one of its own.
fn device_count() -> i32 {
    if cfg!(test) { 64 } else { config::get().host_devices }
}

/// Opens the back end, and makes a device current that no other unit test has.
#[cfg(test)]
pub fn open_own_device() -> (&'static Host, i32) {
    use std::sync::atomic::{AtomicI32, Ordering};

    static NEXT: AtomicI32 = AtomicI32::new(1);
    let (host, device) = (open().expect("the host back end opens"), NEXT.fetch_add(1, Ordering::Relaxed));
    assert!(device < device_count(), "more tests than devices");
    state::set_current_device(device);
    (host, device)
}

/// Opens the back end with all devices.
#[cfg(test)]
pub fn open() -> Result<&'static Host, String> {
    begin(Vendor::Host)
}

impl Gpu for Host {
    fn name(&self) -> &'static CStr {
        c"host"
    }
}
