// SPDX-License-Identifier: MIT OR Apache-2.0
//! Words that streams and this library tell each other by, in pages that are registered with the driver.
//!
//! A timeline's number does not tell that a signal is done: it may be as high by another's work.

use std::os::fd::AsRawFd;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use super::super::super::Nvidia;
use crate::gpu::{Address, Kind, Result};
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::os::memory_file::{Mapping, PAGE, Protection, memory_file};

/// Words in a page.
const WORDS: usize = PAGE / size_of::<u64>();

/// The pages by device. Locked for each look only.
#[derive(Default)]
pub struct Marks(Mutex<Map<i32, Vec<Arc<Words>>>>);

struct Words {
    memory: Mapping,
    free: Mutex<Vec<usize>>,
}

/// One word, which is 0 until it is set.
pub struct Mark {
    words: Arc<Words>,
    place: usize,
}

impl Words {
    fn new() -> Result<Words> {
        let failed =
            |error: std::io::Error| Kind::OperatingSystem.because(format!("no memory for signals on the way: {error}"));
        // A file's, so that a fork does not part this process from what the device writes.
        let file = memory_file(c"anygpu-signals", PAGE).map_err(failed)?;
        let memory = Mapping::new(file.as_raw_fd(), 0, PAGE, Protection::ReadWrite).map_err(failed)?;
        Ok(Words { memory, free: Mutex::new((0..WORDS).collect()) })
    }

    fn take(self: &Arc<Self>) -> Option<Mark> {
        let place = lock(&self.free).pop()?;
        let mark = Mark { words: self.clone(), place };
        mark.word().store(0, Ordering::Relaxed);
        Some(mark)
    }
}

impl Mark {
    /// The word, as devices see it.
    pub fn address(&self) -> Address {
        Address(self.words.memory.start() + self.place * size_of::<u64>())
    }

    fn word(&self) -> &AtomicU64 {
        // SAFETY: aligned, in the page, which is mapped as long as this lives, and has atomics only.
        unsafe { &*std::ptr::with_exposed_provenance::<AtomicU64>(self.address().0) }
    }

    /// Returns true once a stream has set it, and thus has done what was queued before.
    pub fn is_set(&self) -> bool {
        self.value() != 0
    }

    /// The word, which a stream may set again.
    pub fn value(&self) -> u64 {
        self.word().load(Ordering::Acquire)
    }

    /// Sets the word to 1, for a stream that waits for it.
    pub fn set(&self) {
        self.word().store(1, Ordering::Release);
    }
}

impl Drop for Mark {
    fn drop(&mut self) {
        lock(&self.words.free).push(self.place);
    }
}

impl Marks {
    /// A free word that streams of the device can set.
    pub fn take(&self, nvidia: &Nvidia, device: i32) -> Result<Mark> {
        let pages = || lock(&self.0);
        let known = pages().get(&device).and_then(|pages| pages.iter().find_map(Words::take));
        if let Some(mark) = known {
            return Ok(mark);
        }
        let fresh = Arc::new(Words::new()?);
        nvidia.register_page(fresh.memory.start(), device)?;
        pages().entry(device).or_default().push(fresh.clone());
        fresh.take().ok_or_else(|| Kind::OutOfMemory.because("other threads have all words for signals"))
    }

    /// Retires the pages of a device whose reset has undone their registration.
    pub fn retire(&self, device: i32) {
        lock(&self.0).remove(&device);
    }
}
