// SPDX-License-Identifier: MIT OR Apache-2.0
//! Banks of memory: a device's or the host's. Each has arenas, and a number of bytes that are in use.

use std::io;

use crate::backend::host::arena::{Access, Arena};
use crate::backend::host::page::page_size;
use crate::gpu::{Error, Kind, Result};
use crate::os::map::Map;

/// Bytes of an ordinary arena of a bank with as many; a larger allocation gets one of its own size. Address space only.
const ARENA: usize = 4 << 30;
/// Ranges of an arena before another is made. The system keeps a file's locks in a list, which each opening goes through.
const RANGES: u32 = 128;
/// Arenas, each a file descriptor, that a bank may have before each holds twice as many ranges.
const ARENAS: usize = 32;

/// A device's memory, or that of the host's pools.
pub struct Bank {
    /// Bytes that may be in use.
    pub limit: usize,
    /// Bytes in use, quarantined ones among them.
    pub used: usize,
    /// Its arenas by their numbers.
    pub arenas: Map<u32, Arena>,
    /// The program's own access to its pages.
    access: Access,
    next_arena: u32,
}

impl Bank {
    /// A bank of which nothing is in use.
    pub fn new(limit: usize, access: Access) -> Bank {
        Bank { limit, used: 0, arenas: Map::new(), access, next_arena: 0 }
    }

    /// Bytes that are not in use.
    pub fn free(&self) -> usize {
        self.limit - self.used
    }

    /// Takes pages of an ordinary arena that has room and few ranges: the arena's number and the first page.
    pub fn take(&mut self, count: u32) -> Option<(u32, u32)> {
        let most = RANGES << (self.arenas.len() / ARENAS).min(16);
        self.take_where(count, |arena| arena.ranges() < most)
    }

    /// Takes pages of any ordinary arena that has room.
    pub fn take_anywhere(&mut self, count: u32) -> Option<(u32, u32)> {
        self.take_where(count, |_| true)
    }

    fn take_where(&mut self, count: u32, may_take: impl Fn(&Arena) -> bool) -> Option<(u32, u32)> {
        let mut ordinary = self.arenas.iter_mut().filter(|(_, arena)| !arena.is_labelled() && may_take(arena));
        ordinary.find_map(|(number, arena)| arena.take(count).map(|first| (*number, first)))
    }

    /// Takes pages of one arena.
    pub fn take_from(&mut self, arena: u32, count: u32) -> Result<(u32, u32)> {
        let first = self.arenas.get_mut(&arena).and_then(|arena| arena.take(count));
        let full =
            || Kind::OutOfMemory.because(format!("the pool has no {count} pages of {} bytes in a row", page_size()));
        Ok((arena, first.ok_or_else(full)?))
    }

    /// Adds an arena.
    pub fn add(&mut self, arena: Arena) -> u32 {
        let number = self.next_arena;
        self.next_arena += 1;
        self.arenas.insert(number, arena);
        number
    }

    /// Makes an ordinary arena with room for `count` pages.
    pub fn arena_for(&self, count: u32) -> Result<Arena> {
        let needed = count as usize * page_size();
        // A checker of memory reads all that is mapped, and what is read takes memory.
        let mut size = needed.max(ARENA.min(self.limit));
        loop {
            match Arena::new(c"anygpu-device", (size / page_size()) as u32, self.access) {
                Ok(arena) => return Ok(arena),
                // Address space may be limited: ask for no more than is needed.
                Err(_) if size > needed => size = needed.max(size / 4),
                Err(error) => {
                    return Err(Error::of_memory(&format!("no memory file for {needed} bytes: "), error));
                }
            }
        }
    }

    /// Makes an arena for a pool that is exported by its file's descriptor. Its label has the device's number on this machine.
    pub fn labelled_arena(&self, pages: u32, number: i32) -> io::Result<Arena> {
        Arena::labelled(c"anygpu-pool", pages, self.access, number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn an_arena_is_no_larger_than_its_bank() {
        let limit = 16 * page_size();
        let bank = Bank::new(limit, Access::Open);
        assert_eq!([1, 16, 17].map(|pages| bank.arena_for(pages).expect("room").pages()), [16, 16, 17]);
    }
}
