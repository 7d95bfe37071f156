// SPDX-License-Identifier: MIT OR Apache-2.0
//! Addresses at which a native program has mapped physical memory.
//!
//! HIP does not tell such memory from an allocation, and to share it as one takes the kernel down. A back end knows only
//! what was mapped through it.

use std::cell::Cell;
use std::sync::Mutex;

use crate::os::lock::lock;
use crate::os::panic::answer;
use crate::os::process;
use crate::os::ranges::Ranges;

/// Bytes that are mapped, by first address.
static MAPPED: Mutex<Ranges<usize>> = Mutex::new(Ranges::new());

/// Works on the table, except in a forked child. Called outside of `entry`: a panic must not reach the program.
fn with<T: Default>(work: impl FnOnce(&mut Ranges<usize>) -> T) -> T {
    if process::is_forked() {
        return T::default();
    }
    answer(T::default(), || work(&mut lock(&MAPPED)))
}

/// Returns true if an address is in mapped memory, or may be as soon as a call is done.
pub fn is_mapped(address: usize) -> bool {
    with(|mapped| mapped.containing(address).is_some())
}

/// A range that is about to be mapped.
///
/// It is noted before, because another thread may export it as soon as the call is done. The note goes if the call fails, or is the hub's.
pub struct FutureMapping {
    range: Cell<Option<(usize, usize)>>,
    /// Bytes that are mapped at its start already, or 0.
    before: usize,
}

impl FutureMapping {
    /// Notes a range.
    pub fn new(start: usize, size: usize) -> FutureMapping {
        let before = with(|mapped| {
            let known = mapped.get(&start).copied().unwrap_or(0);
            // A call that fails, at an address where something is mapped, must not hide part of that.
            mapped.insert(start, size.max(known));
            known
        });
        FutureMapping { range: Cell::new(Some((start, size))), before }
    }

    /// Keeps the note of a call that has succeeded. Only the first word counts.
    pub fn settle(&self, succeeded: bool) {
        let Some((start, size)) = self.range.take() else { return };
        with(|mapped| {
            // What another call has noted since stays.
            if !succeeded && size > self.before && mapped.get(&start) == Some(&size) {
                match self.before {
                    0 => _ = mapped.remove(&start),
                    before => _ = mapped.insert(start, before),
                }
            }
        });
    }
}

impl Drop for FutureMapping {
    fn drop(&mut self) {
        self.settle(false);
    }
}

/// Mappings in a range that is about to be unmapped, which are noted again unless the call succeeds.
pub struct Unmapping(Cell<Vec<(usize, usize)>>);

impl Unmapping {
    /// Takes the notes of a range.
    pub fn new(start: usize, size: usize) -> Unmapping {
        let range = start..start.saturating_add(size);
        Unmapping(Cell::new(with(|mapped| mapped.extract_if(range, |_, _| true).collect())))
    }

    /// Drops the notes if the call has succeeded. Only the first word counts.
    pub fn settle(&self, succeeded: bool) {
        let unmapped = self.0.take();
        if !succeeded && !unmapped.is_empty() {
            with(|mapped| {
                for (start, size) in unmapped {
                    let known = mapped.entry(start).or_insert(size);
                    *known = size.max(*known);
                }
            });
        }
    }
}

impl Drop for Unmapping {
    fn drop(&mut self) {
        self.settle(false);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mapping_that_fails_hides_nothing() {
        let start = 0x4000_0000;
        drop(FutureMapping::new(start, 0x4000));
        assert!(!is_mapped(start), "nothing was mapped");
        FutureMapping::new(start, 0x4000).settle(true);
        for failed in [0x1000, 0x4000, usize::MAX] {
            drop(FutureMapping::new(start, failed));
            assert!(is_mapped(start + 0x3fff) && !is_mapped(start + 0x4000), "{failed:#x}");
        }
        drop(Unmapping::new(start, 0x4000));
        assert!(is_mapped(start), "the call failed");
        Unmapping::new(start, 0x4000).settle(true);
        assert!(!is_mapped(start));
    }
}
