// SPDX-License-Identifier: MIT OR Apache-2.0
//! The embedded host back end: devices made of memory files and threads of this machine, for machines without a GPU,
//! for tests, and for finding bugs.
//!
//! Device memory is ranges of a few sealed memory files ([`arena`]); what is allocated is in one table ([`memory`]);
//! other processes open ranges through this process's file descriptors ([`ipc`]); streams are queues on a few threads
//! ([`queue`]).

mod arena;
mod context;
mod copy;
mod device;
mod event;
mod external;
mod handle;
mod hints;
mod ipc;
mod label;
mod memory;
mod peer;
mod pool;
mod queue;
mod stream;
mod strict;
mod vmm;

use std::ffi::CStr;
use std::sync::{Mutex, OnceLock};

use crate::gpu::Gpu;
use crate::os::config;
use crate::os::memory_file::PAGE;
use crate::share::contexts::Contexts;

/// The back end's state.
pub struct Host {
    devices: Vec<device::Device>,
    memory_limit: usize,
    table: Mutex<memory::Table>,
    contexts: Contexts,
    peers: peer::Enabled,
    identity: ipc::Identity,
}

static HOST: OnceLock<Host> = OnceLock::new();

/// Opens the back end; it is usable unless the system lacks what it is made of.
pub fn open() -> Result<&'static Host, String> {
    if let Some(host) = HOST.get() {
        return Ok(host);
    }
    // SAFETY: a plain question to the system.
    let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
    if page != PAGE as libc::c_long {
        return Err(format!("the system's pages have {page} bytes; this version works with {} only", PAGE));
    }
    let config = config::get();
    let count = config.host_devices;
    let memory_limit = config.host_memory.unwrap_or_else(|| memory::default_limit(count));
    let access = if config.host_strict { arena::Access::Hidden } else { arena::Access::Open };
    let host = Host {
        devices: (0..count).map(|_| device::Device::new()).collect(),
        memory_limit,
        table: Mutex::new(memory::Table::new(count, memory_limit, access)),
        contexts: Contexts::new(count as usize),
        peers: Mutex::default(),
        identity: ipc::Identity::new()?,
    };
    if HOST.set(host).is_ok() && config.host_strict {
        strict::watch();
    }
    Ok(get())
}

/// The open back end.
fn get() -> &'static Host {
    HOST.get().expect("verbs are only called on an open back end")
}

impl Gpu for Host {
    fn name(&self) -> &'static CStr {
        c"host"
    }
}
