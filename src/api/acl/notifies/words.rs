// SPDX-License-Identifier: MIT OR Apache-2.0
//! Words of host memory, each of which one wait of a stream watches until the host raises it.
//!
//! A word's number only grows, so a stream that comes late to a wait that has ended passes. The memory is this
//! library's own and never unmapped: the host may raise a word, and a stream may still read it, whatever became of the
//! context that it was registered in. When that has ended and all its waits too, another context uses the page.

use std::io;
use std::os::fd::AsRawFd;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::gpu::{Address, Context, Error, Gpu, HostFlags, Kind, Result};
use crate::os::map::Map;
use crate::os::memory_file::{self, Mapping, PAGE, Protection};
use crate::os::thread::Uncancelled;

const WORDS: usize = PAGE / size_of::<u64>();

/// The place where a page is registered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Home {
    /// The device.
    pub device: i32,
    /// The context, which the registration ends with.
    pub context: Context,
}

/// The words of this process.
pub struct Words {
    /// Pages in use, by first address.
    pages: Map<usize, WordPage>,
    /// Pages that belong to no context, all of whose waits have ended.
    spare: Vec<usize>,
}

struct WordPage {
    /// `None` once the context is ending or has ended: then no new wait uses the page.
    home: Option<Home>,
    /// True while the context is ending, when the page may still be registered in it.
    is_ending: bool,
    /// The first address as streams see it.
    address: Address,
    /// Indices of the words that no wait uses.
    free: Vec<usize>,
}

/// A word in use by one wait.
pub struct Word {
    page: usize,
    index: usize,
    /// The word's address as streams see it.
    pub address: Address,
    /// The number that ends the wait, once the word has reached it.
    pub number: u64,
}

/// A page that is registered and not in use yet.
pub struct Registered {
    start: usize,
    address: Address,
    home: Home,
}

fn at(page: usize, index: usize) -> &'static AtomicU64 {
    // SAFETY: within a page that is never unmapped, aligned, and only used atomically by the host.
    unsafe { &*std::ptr::with_exposed_provenance(page + index * size_of::<u64>()) }
}

fn new_page() -> io::Result<usize> {
    let _uncancelled = Uncancelled::new();
    // A memory file, because the page of a private mapping would move at the first write after a fork.
    let file = memory_file::memory_file(c"anygpu-waits", PAGE)?;
    let mapping = Mapping::new(file.as_raw_fd(), 0, PAGE, Protection::ReadWrite)?;
    let start = mapping.start();
    // Never unmapped.
    std::mem::forget(mapping);
    Ok(start)
}

/// Registers a page in the current context: a spare one, or a new one.
pub fn register(gpu: &dyn Gpu, spare: Option<usize>, home: Home) -> Result<Registered> {
    let no_memory = |error| -> Error { Kind::OutOfMemory.because(format!("no memory for a wait: {error}")) };
    let start = spare.map_or_else(new_page, Ok).map_err(no_memory)?;
    match gpu.register_host(Address(start), PAGE, HostFlags::PORTABLE | HostFlags::MAPPED, 0) {
        // By a context that lives longer than its front end knows.
        Err(error) if error.kind() == Kind::HostAlreadyRegistered => {}
        other => other?,
    }
    let info = gpu.pointer_info(Address(start))?;
    let address = info.and_then(|info| info.device_address).unwrap_or(Address(start));
    Ok(Registered { start, address, home })
}

impl Words {
    /// No words.
    pub const fn new() -> Words {
        Words { pages: Map::new(), spare: Vec::new() }
    }

    /// Takes a word that streams of a context can wait for, if there is one.
    pub fn take(&mut self, home: Home) -> Option<Word> {
        let of_home = |(_, page): &(&usize, &mut WordPage)| page.home == Some(home) && !page.free.is_empty();
        let (start, page) = self.pages.iter_mut().find(of_home)?;
        let index = page.free.pop()?;
        let address = Address(page.address.0 + index * size_of::<u64>());
        Some(Word { page: *start, index, address, number: at(*start, index).load(Ordering::Relaxed) + 1 })
    }

    /// Takes a spare page, to register it.
    pub fn take_spare(&mut self) -> Option<usize> {
        self.spare.pop()
    }

    /// Adds a page.
    pub fn insert(&mut self, Registered { start, address, home }: Registered) {
        let free = (0..WORDS).rev().collect();
        self.pages.insert(start, WordPage { home: Some(home), is_ending: false, address, free });
    }

    /// Adds a page that could not be registered to the spare ones.
    pub fn insert_spare(&mut self, start: usize) {
        self.spare.push(start);
    }

    /// Lets the stream that waits for a word go on.
    pub fn raise(word: &Word) {
        at(word.page, word.index).store(word.number, Ordering::Release);
    }

    /// Reclaims a word, which must have been raised.
    pub fn reclaim_word(&mut self, word: Word) {
        if let Some(page) = self.pages.get_mut(&word.page) {
            page.free.push(word.index);
        }
        self.reclaim_page(word.page);
    }

    /// Retires the pages of contexts that are about to end, and returns them for [`Words::release`].
    pub fn retire(&mut self, ends: impl Fn(Home) -> bool) -> Vec<usize> {
        let ending = self.pages.iter_mut().filter(|(_, page)| page.home.is_some_and(&ends));
        let retire = |(start, page): (&usize, &mut WordPage)| {
            (page.home, page.is_ending) = (None, true);
            *start
        };
        ending.map(retire).collect()
    }

    /// Lets pages be used by other contexts once their waits have ended: their own has ended.
    pub fn release(&mut self, retired: Vec<usize>) {
        for start in retired {
            if let Some(page) = self.pages.get_mut(&start) {
                page.is_ending = false;
            }
            self.reclaim_page(start);
        }
    }

    fn reclaim_page(&mut self, start: usize) {
        let is_over = |page: &WordPage| page.home.is_none() && !page.is_ending && page.free.len() == WORDS;
        if self.pages.get(&start).is_some_and(is_over) {
            self.pages.remove(&start);
            self.spare.push(start);
        }
    }
}
