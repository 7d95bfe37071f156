// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory that pools keep: bytes reserved beyond those taken, and blocks that are used again.
//!
//! A free in a stream's order keeps its block, with the program's pin, until the stream has got there. Until then the
//! pool may hand the block out again to work that comes after the free.

use super::{Backing, Freed, Pages, Pinned, Released, Table};
use crate::backend::host::arena;
use crate::backend::host::hints::Hints;
use crate::backend::host::page::page_size;
use crate::backend::host::queue::Ticket;
use crate::gpu::{Kind, Result};

/// Pools reserve multiples of this, as NVIDIA's do, where the device and the pool have as much.
const CHUNK: usize = 32 << 20;

impl Table {
    /// Counts an allocation of a pool: the bytes it takes, the pool's bank, and its own arena.
    pub(super) fn charge_pool(&mut self, key: u64, size: usize) -> Result<(usize, i32, Option<u32>)> {
        let unknown = || Kind::InvalidValue.because("the pool was destroyed");
        let pool = self.pools.pools.get(&key).filter(|pool| !pool.destroyed).ok_or_else(unknown)?;
        let most = if pool.max_size == 0 { None } else { pool.max_size.checked_next_multiple_of(page_size()) };
        let most = most.unwrap_or(usize::MAX);
        let bytes = size.checked_next_multiple_of(page_size()).filter(|bytes| *bytes <= most - pool.taken);
        let Some(bytes) = bytes else {
            let why = format!("{size} bytes do not fit: the pool has {} of {} in use", pool.taken, pool.max_size);
            return Err(Kind::OutOfMemory.because(why));
        };
        let (bank, arena, needed) = (pool.bank, pool.source.arena(), pool.taken.saturating_add(bytes));
        let mut reserved = pool.reserved;
        if needed > reserved {
            let whole = needed.checked_next_multiple_of(CHUNK).unwrap_or(needed).min(most);
            reserved += match self.charge_for(bank, whole - reserved, Some(key)) {
                Ok(charged) => charged,
                Err(_) => self.charge_for(bank, needed - reserved, Some(key))?,
            };
        }
        if let Some(pool) = self.pools.pools.get_mut(&key) {
            (pool.taken, pool.reserved) = (needed, reserved);
            pool.reserved_high = pool.reserved_high.max(reserved);
        }
        Ok((bytes, bank, arena))
    }

    /// Uncharges pages that a pool had taken, and releases the pool if it was destroyed and these were its last.
    pub(super) fn uncharge_pool(&mut self, key: u64, bytes: usize) {
        if let Some(pool) = self.pools.pools.get_mut(&key) {
            pool.taken -= bytes;
            let threshold = usize::try_from(pool.release_threshold).unwrap_or(usize::MAX);
            let kept = if pool.reserved <= threshold { threshold } else { threshold / CHUNK * CHUNK };
            self.keep_reserved(key, kept);
            self.release_pool(key);
        }
    }

    /// Reserves no more than `kept` bytes for a pool, in whole chunks, or those that are taken.
    pub fn keep_reserved(&mut self, key: u64, kept: usize) {
        let Some(pool) = self.pools.pools.get_mut(&key) else { return };
        let kept = kept.max(pool.taken).checked_next_multiple_of(CHUNK).unwrap_or(usize::MAX).min(pool.reserved);
        let (bank, released) = (pool.bank, pool.reserved - kept);
        pool.reserved = kept;
        self.uncharge(bank, released);
    }

    /// Takes back from the pools of a bank, but for one, what is reserved or kept and not in use.
    pub(super) fn take_reserves(&mut self, bank: i32, except: Option<u64>) {
        let pools = self.pools.pools.iter().filter(|(key, pool)| pool.bank == bank && Some(**key) != except);
        for key in pools.map(|(key, _)| *key).collect::<Vec<_>>() {
            for released in self.end_kept_frees(key) {
                if let Released::Pages { pages, view } = released {
                    arena::empty(view, pages.count);
                    self.reclaim(&pages);
                }
            }
            // A destroyed pool goes with its last block.
            let Some(pool) = self.pools.pools.get_mut(&key) else { continue };
            let released = pool.reserved - pool.taken;
            pool.reserved = pool.taken;
            self.uncharge(bank, released);
        }
    }

    /// Retires memory that a stream is to free. The free has a number where a pool may hand the memory out again:
    ///
    /// not where another process may have it open.
    pub fn begin_free(&mut self, base: usize) -> Option<(Pinned, Option<u64>)> {
        let pinned = self.retire(base)?;
        let block = self.blocks.get_mut(&base)?;
        if !matches!(block.backing.pages(), Some(Pages { pool: Some(_), nonce: None, .. })) {
            return Some((pinned, None));
        }
        let number = self.next_id;
        self.next_id += 1;
        block.freed = Some(Freed { number, ticket: None, is_reached: false });
        Some((pinned, Some(number)))
    }

    /// Notes the place in the stream of a free that was queued.
    pub fn note_free(&mut self, pinned: &Pinned, number: u64, ticket: Ticket) -> Vec<Released> {
        let Some(freed) = self.freed(pinned, number) else { return Vec::new() };
        freed.ticket = Some(ticket);
        let is_reached = freed.is_reached;
        let pool = self.blocks[&pinned.base].backing.pool();
        if let Some(pool) = pool.and_then(|pool| self.pools.pools.get_mut(&pool)) {
            pool.freed.insert(pinned.base);
        }
        if is_reached { self.settle_free(pinned.base) } else { Vec::new() }
    }

    /// Notes that the stream has got to a free, unless the block was handed out again.
    pub fn reach_free(&mut self, pinned: &Pinned, number: u64) -> Vec<Released> {
        let Some(freed) = self.freed(pinned, number) else { return Vec::new() };
        freed.is_reached = true;
        if freed.ticket.is_some() { self.settle_free(pinned.base) } else { Vec::new() }
    }

    /// The free of that number, unless it is over.
    fn freed(&mut self, pinned: &Pinned, number: u64) -> Option<&mut Freed> {
        let block = self.blocks.get_mut(&pinned.base).filter(|block| block.serial == pinned.serial)?;
        block.freed.as_mut().filter(|freed| freed.number == number)
    }

    /// Ends a free that was reached, unless its memory is kept for the streams that come after it.
    fn settle_free(&mut self, base: usize) -> Vec<Released> {
        let pool = self.blocks[&base].backing.pool().and_then(|pool| self.pools.pools.get(&pool));
        if pool.is_some_and(|pool| !pool.destroyed && pool.reuse[1] == 0) { Vec::new() } else { self.end_free(base) }
    }

    /// Ends the program's pin on a block that was freed.
    fn end_free(&mut self, base: usize) -> Vec<Released> {
        let Some(block) = self.blocks.get_mut(&base) else { return Vec::new() };
        block.freed = None;
        let pool = block.backing.pool();
        if let Some(pool) = pool.and_then(|pool| self.pools.pools.get_mut(&pool)) {
            pool.freed.remove(&base);
        }
        self.unpin_block(base)
    }

    /// Ends the frees of a pool that were reached and kept.
    pub fn end_kept_frees(&mut self, key: u64) -> Vec<Released> {
        let Some(pool) = self.pools.pools.get(&key) else { return Vec::new() };
        let is_reached = |base: &usize| self.blocks[base].freed.as_ref().is_some_and(|freed| freed.is_reached);
        let kept: Vec<usize> = pool.freed.iter().filter(is_reached).collect();
        kept.into_iter().flat_map(|base| self.end_free(base)).collect()
    }

    /// Hands out again the best fitting of a pool's blocks whose free `suits`. Returns its address and its free's place.
    ///
    /// `spare` is the part of the block, in bytes, that may be left over.
    pub fn reuse(
        &mut self,
        key: u64,
        size: usize,
        spare: usize,
        suits: impl Fn(&Ticket, &[u64; 3]) -> bool,
    ) -> Option<(usize, Ticket)> {
        let pool = self.pools.pools.get_mut(&key)?;
        let memory = pool.memory;
        let candidates = pool.freed.iter().filter_map(|base| {
            let block = self.blocks.get(&base)?;
            let pages = block.backing.pages()?;
            let left = (pages.count as usize * page_size()).checked_sub(size)?;
            let ticket = block.freed.as_ref()?.ticket.as_ref()?;
            (left < spare.max(page_size()) && suits(ticket, &pool.reuse)).then_some((left, base, ticket.clone()))
        });
        let (_, base, ticket) = candidates.min_by_key(|(left, base, _)| (*left, *base))?;
        pool.freed.remove(&base);
        let block = self.blocks.get_mut(&base)?;
        (block.id, block.size, block.flags) = (self.next_id, size, 0);
        (block.retired, block.synchronous, block.freed) = (false, false, None);
        self.next_id += 1;
        if let Backing::Pooled(_, hints) = &mut block.backing {
            *hints = Hints::of_pool(memory, size);
        }
        self.pools.used(key, size);
        Some((base, ticket))
    }
}
