// SPDX-License-Identifier: MIT OR Apache-2.0
//! The pools of this process.

use crate::backend::host::serial;
use crate::gpu::{Access, HandleTypes, Kind, Location, Pool, Result};
use crate::os::descriptor::Kept;
use crate::os::map::{Map, Set};
use crate::os::thread::Uncancelled;

/// The handle of a pool.
pub fn handle(key: u64) -> Pool {
    Pool(serial::handle(serial::POOL, key))
}

/// All pools of this process. A device's default pool has the device's ordinal as its key.
pub struct PoolTable {
    /// By key.
    pub pools: Map<u64, PoolState>,
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
    /// Set once it was exported: its pointers may be since.
    pub is_exported: bool,
    /// Set when the program destroys it; it stays until its last allocation is freed.
    pub destroyed: bool,
    /// Bytes of live allocations, as they were asked for.
    pub used: usize,
    /// The most that these have been.
    pub used_high: usize,
    /// Bytes of the pages of all its blocks, those among them whose free the stream has not got to yet.
    pub taken: usize,
    /// Bytes that count against the device, never less than those taken.
    pub reserved: usize,
    /// The most that these have been.
    pub reserved_high: usize,
    /// The first addresses of blocks whose frees are queued, or reached and kept.
    pub freed: Set<usize>,
    /// The settings about using memory again, 1 where it is allowed.
    ///
    /// In a stream that waits for the free by an event, in any stream once it was reached, in one that is made to wait.
    pub reuse: [u64; 3],
    /// Bytes up to which what is not taken stays reserved.
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

impl Source {
    /// The pool's own arena, where it has one.
    pub fn arena(&self) -> Option<u32> {
        match self {
            Source::Arena(arena) => Some(*arena),
            Source::Device | Source::Imported(_) => None,
        }
    }
}

impl PoolState {
    /// A pool of which nothing is in use.
    pub fn new(device: i32, handle_types: HandleTypes, max_size: usize, source: Source) -> PoolState {
        PoolState {
            device,
            handle_types,
            max_size,
            source,
            is_exported: false,
            destroyed: false,
            used: 0,
            used_high: 0,
            taken: 0,
            reserved: 0,
            reserved_high: 0,
            freed: Set::new(),
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

    /// Counts a live allocation.
    pub fn used(&mut self, key: u64, bytes: usize) {
        if let Some(pool) = self.pools.get_mut(&key) {
            pool.used += bytes;
            pool.used_high = pool.used_high.max(pool.used);
        }
    }

    /// Counts the end of one.
    pub fn unused(&mut self, key: u64, bytes: usize) {
        if let Some(pool) = self.pools.get_mut(&key) {
            pool.used -= bytes;
        }
    }

    /// Uncounts pages that count by themselves from now on.
    pub fn hand_over(&mut self, key: u64, bytes: usize) {
        if let Some(pool) = self.pools.get_mut(&key) {
            pool.taken -= bytes;
            pool.reserved -= bytes;
        }
    }

    /// Releases a pool that was destroyed and is empty.
    ///
    /// Returns its device, the bytes it had reserved, and its arena where it has one.
    pub fn release_unused(&mut self, key: u64) -> Option<(i32, usize, Option<u32>)> {
        self.pools.get(&key).filter(|pool| pool.destroyed && pool.taken == 0)?;
        let _uncancelled = Uncancelled::new();
        let pool = self.pools.remove(&key)?;
        Some((pool.device, pool.reserved, pool.source.arena()))
    }

    /// Tells whether a pool was exported.
    pub fn is_exported(&self, key: u64) -> bool {
        self.pools.get(&key).is_some_and(|pool| pool.is_exported)
    }

    /// Returns the kinds of handle by which a pool may be exported.
    pub fn handle_types(&self, key: u64) -> HandleTypes {
        self.pools.get(&key).map_or(HandleTypes::empty(), |pool| pool.handle_types)
    }
}
