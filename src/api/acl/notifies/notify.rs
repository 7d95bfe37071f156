// SPDX-License-Identifier: MIT OR Apache-2.0
//! A notify's page and file.

use std::os::fd::RawFd;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use crate::api::acl::key::Key;
use crate::gpu::{Context, Error, Kind, Result};
use crate::os::descriptor::Kept;
use crate::os::futex;
use crate::os::memory_file::{Mapping, PAGE, Protection};

#[repr(C)]
pub struct NotifyPage {
    pub magic: AtomicU64,
    /// 1 while it is recorded, else 0. Released by records, acquired by the waits that take one; a futex word, woken
    /// after each record.
    pub record: AtomicU32,
}

/// A notify of this process, or one that it has imported.
pub struct Notify {
    /// The device and the context that it was created in.
    pub device: i32,
    pub context: Context,
    pub mapping: Mapping,
    pub file: Kept,
    /// The file's inode: a process that imports a notify twice has it twice.
    pub inode: u64,
    pub is_imported: bool,
    pub exported: Mutex<Option<Key>>,
}

pub fn no_memory(error: std::io::Error) -> Error {
    Kind::OutOfMemory.because(format!("no memory for a notify: {error}"))
}

pub fn map(descriptor: RawFd) -> Result<Mapping> {
    Mapping::new(descriptor, 0, PAGE, Protection::ReadWrite).map_err(no_memory)
}

pub fn page(mapping: &Mapping) -> &NotifyPage {
    // SAFETY: a page of a file that keeps its size is mapped as long as the mapping lives, and consists of atomics, for
    // which any bytes are valid whoever writes them.
    unsafe { &*std::ptr::with_exposed_provenance(mapping.start()) }
}

impl Notify {
    /// The futex word that records change.
    pub fn word(&self) -> &AtomicU32 {
        &page(&self.mapping).record
    }

    /// Sets the record, for a wait of any process.
    pub fn set_record(&self) {
        self.word().store(1, Ordering::Release);
        futex::wake(self.word());
    }

    /// Takes the record, and so resets the notify; false if it is not recorded.
    pub fn take_record(&self) -> bool {
        self.word().compare_exchange(1, 0, Ordering::AcqRel, Ordering::Relaxed).is_ok()
    }
}
