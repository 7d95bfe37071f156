// SPDX-License-Identifier: MIT OR Apache-2.0
//! The unit of the memory of devices.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::os::config;
use crate::os::memory_file;

/// Returns the bytes in a page of device memory: the system's, or more where the settings say so.
pub fn page_size() -> usize {
    /// 0 until it is first asked for. Relaxed: whoever asks gets the same.
    static SIZE: AtomicUsize = AtomicUsize::new(0);
    let mut size = SIZE.load(Ordering::Relaxed);
    if size == 0 {
        size = config::get().host_page_size.unwrap_or(0).max(memory_file::page_size());
        SIZE.store(size, Ordering::Relaxed);
    }
    size
}
