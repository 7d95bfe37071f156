// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory and events shared between processes by 64-byte handles.

use super::{Address, Event, Result, unsupported};

/// Bytes in every vendor's IPC handle.
pub const HANDLE_SIZE: usize = 64;

/// The vendor's handle bytes, opaque to all but the back end that made them.
pub type IpcHandle = [u8; HANDLE_SIZE];

/// Ways to share memory that has no handle, for the words of its refusal.
pub mod not_exportable {
    /// Stream-ordered memory, and a graph's.
    pub const POOLED: &str = "memory of a pool that is made with a handle type is shared by the pool's handle and the pointer's \
                              export data, or by a token (anygpu_export); a graph's is copied to plain memory";
    /// Memory of the host.
    pub const HOST: &str = "processes share it by the system's means (shm_open, MPI's windows), and register it each";
    /// Managed memory.
    pub const MANAGED: &str = "copy it to plain device memory";
    /// Mapped physical memory.
    pub const MAPPED: &str =
        "physical memory that is made with a handle type is shared by its own handle, or by a token (anygpu_export)";
}

/// Sharing. Handles name whole allocations: the handle of an interior pointer opens at the allocation's base.
pub trait Ipc {
    /// The handle of the allocation that contains `address`; the same bytes for each call, while it lasts.
    /// InvalidValue for anything but live device memory of this process.
    fn export_memory(&self, _address: Address) -> Result<IpcHandle> {
        unsupported("share memory between processes")
    }
    /// False where a handle of memory may lapse while the memory lives; another export makes a good one.
    fn has_lasting_handles(&self) -> bool {
        true
    }
    /// True where memory of other processes is open as mappings of files, which processes that look from outside see.
    fn opens_files(&self) -> bool {
        false
    }
    /// Maps memory that another process exported. Opening a handle again returns the same address and counts.
    /// OwnProcess for a handle of this process, HandleStale where the memory is gone, HandleRefused for any other
    /// handle that this process may not open.
    fn open_memory(&self, _handle: &IpcHandle) -> Result<Address> {
        unsupported("open another process's memory")
    }
    /// Releases one opening; the last release unmaps. InvalidValue for an address that was not opened.
    fn close_memory(&self, _address: Address) -> Result<()> {
        unsupported("close another process's memory")
    }
    /// Runs what closes memory without being asked by the program. False, and it is not run, while that could wait for
    /// other processes, which may wait for this one.
    fn close_unasked(&self, close: &mut dyn FnMut()) -> bool {
        close();
        true
    }
    /// The handle of an event. EventNotShareable when it was created without the interprocess flag.
    fn export_event(&self, _event: Event) -> Result<IpcHandle> {
        unsupported("share events between processes")
    }
    /// Opens another process's event; destroyed like any event.
    fn open_event(&self, _handle: &IpcHandle) -> Result<Event> {
        unsupported("open another process's event")
    }
}
