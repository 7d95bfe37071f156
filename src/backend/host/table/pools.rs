// SPDX-License-Identifier: MIT OR Apache-2.0
//! The pools of this process.

use std::collections::BTreeMap;

use crate::backend::host::serial;
use crate::gpu::{Access, HandleTypes, Kind, Location, Pool, Result};
use crate::os::descriptor::Kept;
use crate::os::thread::Uncancelled;

/// The handle of a pool.
pub fn handle(key: u64) -> Pool {
    Pool(serial::handle(serial::POOL, key))
}

/// All pools of this process. A device's default pool has the device's ordinal as its key.
pub struct PoolTable {
    /// By key.
    pub pools: BTreeMap<u64, PoolState>,
    /// The pool that each device uses.
    pub of_device: Vec<u64>,
}

/// One pool.
pub struct PoolState {
    /// The device whose memory it hands out.
    pub device: i32,
    /// The kinds of handle by which it may be exported.
    pub handle_types: HandleTypes,
    /// 0 for as much as the device has.
    pub max_size: usize,
    /// The source of its memory.
    pub source: Source,
    /// Set when the program destroys it; it stays until its last allocation is freed.
    pub destroyed: bool,
    /// Bytes in use.
    pub used: usize,
    /// The most that have been in use.
    pub used_high: usize,
    /// A setting that is only kept: nothing is reused before it went back to the system.
    pub reuse: [u64; 3],
    /// A setting that is only kept, too.
    pub release_threshold: u64,
    /// The rights of other locations; one that is not named has none.
    pub accesses: Vec<(Location, Access)>,
}

/// The source of a pool's memory.
pub enum Source {
    /// The device's arenas.
    Device,
    /// An arena of its own, by its number on the device.
    Arena(u32),
    /// Another process, or another pool of this one: only what that allocates.
    Imported(Kept),
}

impl PoolState {
    /// A pool of which nothing is in use.
    pub fn new(device: i32, handle_types: HandleTypes, max_size: usize, source: Source) -> PoolState {
        PoolState {
            device,
            handle_types,
            max_size,
            source,
            destroyed: false,
            used: 0,
            used_high: 0,
            reuse: [1; 3],
            release_threshold: 0,
            accesses: Vec::new(),
        }
    }
}

impl PoolTable {
    /// The default pools of `devices` devices.
    pub fn new(devices: i32) -> PoolTable {
        let default = |device| (device as u64, PoolState::new(device, HandleTypes::empty(), 0, Source::Device));
        PoolTable { pools: (0..devices).map(default).collect(), of_device: (0..devices as u64).collect() }
    }

    /// The live pool that a handle names, with its key.
    pub fn find(&mut self, pool: Pool) -> Result<(u64, &mut PoolState)> {
        let key = serial::of(serial::POOL, pool.0);
        let found = key.and_then(|key| self.pools.get_mut(&key).map(|pool| (key, pool)));
        let found = found.filter(|(_, pool)| !pool.destroyed);
        found.ok_or_else(|| Kind::InvalidValue.because("the handle names no pool"))
    }

    /// Adds a pool.
    pub fn insert(&mut self, pool: PoolState) -> Pool {
        // Above all ordinals.
        let key = serial::next() + (1 << 16);
        self.pools.insert(key, pool);
        handle(key)
    }

    /// Checks that a pool may allocate `size` bytes more; returns its arena where it has its own.
    pub fn check_room(&self, key: u64, size: usize) -> Result<Option<u32>> {
        let Some(pool) = self.pools.get(&key) else { return Ok(None) };
        if pool.max_size != 0 && size > pool.max_size.saturating_sub(pool.used) {
            let why = format!("{size} bytes do not fit: the pool has {} of {} in use", pool.used, pool.max_size);
            return Err(Kind::OutOfMemory.because(why));
        }
        Ok(match pool.source {
            Source::Arena(arena) => Some(arena),
            Source::Device | Source::Imported(_) => None,
        })
    }

    /// Counts an allocation.
    pub fn allocated(&mut self, key: u64, bytes: usize) {
        if let Some(pool) = self.pools.get_mut(&key) {
            pool.used += bytes;
            pool.used_high = pool.used_high.max(pool.used);
        }
    }

    /// Counts a free.
    pub fn freed(&mut self, key: u64, bytes: usize) {
        if let Some(pool) = self.pools.get_mut(&key) {
            pool.used -= bytes;
        }
    }

    /// Releases a pool that was destroyed and is empty: its device, and its arena where it has one.
    pub fn release_unused(&mut self, key: u64) -> Option<(i32, Option<u32>)> {
        self.pools.get(&key).filter(|pool| pool.destroyed && pool.used == 0)?;
        let _uncancelled = Uncancelled::new();
        let pool = self.pools.remove(&key)?;
        Some(match pool.source {
            Source::Arena(arena) => (pool.device, Some(arena)),
            Source::Device | Source::Imported(_) => (pool.device, None),
        })
    }

    /// Returns the kinds of handle by which a pool may be exported.
    pub fn handle_types(&self, key: u64) -> HandleTypes {
        self.pools.get(&key).map_or(HandleTypes::empty(), |pool| pool.handle_types)
    }
}
