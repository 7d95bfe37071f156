// SPDX-License-Identifier: MIT OR Apache-2.0
//! The pools of this process.

use crate::backend::host::serial;
use crate::gpu::{Access, HandleTypes, Kind, Location, Pool, PoolMemory, Result};
use crate::os::descriptor::Kept;
use crate::os::map::{Map, Set};
use crate::os::thread::Uncancelled;

/// The handle of a pool.
pub fn handle(key: u64) -> Pool {
    Pool(serial::handle(serial::POOL, key))
}

/// A key above all ordinals.
fn next_key() -> u64 {
    serial::next() + (1 << 16)
}

/// All pools of this process. A device's default pool has the device's ordinal as its key.
pub struct PoolTable {
    /// By key.
    pub pools: Map<u64, PoolState>,
    /// The pools to begin with. Those of host and managed memory are added when they are first asked for.
    chosen: Vec<Chosen>,
}

/// The pools to begin with of one kind of memory.
struct Chosen {
    memory: PoolMemory,
    default: u64,
    current: u64,
}

/// One pool.
pub struct PoolState {
    /// The memory that it hands out.
    pub memory: PoolMemory,
    /// The bank that it takes this from.
    pub bank: i32,
    /// The kinds of handle by which it may be exported.
    pub handle_types: HandleTypes,
    /// 0 for as much as the bank has.
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
    /// Bytes that count against the bank, never less than those taken.
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
    /// The bank's arenas.
    Bank,
    /// An arena of its own, by its number in the bank.
    Arena(u32),
    /// Another process, or another pool of this one: only what that allocates.
    Imported(Kept),
}

impl Source {
    /// The pool's own arena, where it has one.
    pub fn arena(&self) -> Option<u32> {
        match self {
            Source::Arena(arena) => Some(*arena),
            Source::Bank | Source::Imported(_) => None,
        }
    }
}

impl PoolState {
    /// A pool of which nothing is in use.
    pub fn new(
        (memory, bank): (PoolMemory, i32),
        handle_types: HandleTypes,
        max_size: usize,
        source: Source,
    ) -> PoolState {
        PoolState {
            memory,
            bank,
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
        let mut table = PoolTable { pools: Map::new(), chosen: Vec::new() };
        (0..devices).for_each(|device| table.add_default(device as u64, PoolMemory::of_device(device), device));
        table
    }

    fn add_default(&mut self, key: u64, memory: PoolMemory, bank: i32) {
        self.pools.insert(key, PoolState::new((memory, bank), HandleTypes::empty(), 0, Source::Bank));
        self.chosen.push(Chosen { memory, default: key, current: key });
    }

    /// The pools to begin with of one kind of memory, made where they are not yet there, of a bank.
    fn chosen(&mut self, memory: PoolMemory, bank: i32) -> &mut Chosen {
        if !self.chosen.iter().any(|chosen| chosen.memory == memory) {
            self.add_default(next_key(), memory, bank);
        }
        self.chosen.iter_mut().find(|chosen| chosen.memory == memory).expect("it was added where it was not there")
    }

    /// The default pool of a kind of memory, which is of a bank.
    pub fn default_of(&mut self, memory: PoolMemory, bank: i32) -> u64 {
        self.chosen(memory, bank).default
    }

    /// The current pool of a kind of memory, which is of a bank.
    pub fn current_of(&mut self, memory: PoolMemory, bank: i32) -> u64 {
        self.chosen(memory, bank).current
    }

    /// Sets the current pool of a kind of memory, which is of a bank.
    pub fn set_current(&mut self, memory: PoolMemory, bank: i32, key: u64) {
        self.chosen(memory, bank).current = key;
    }

    /// Tells whether a pool is the default one of its memory.
    pub fn is_default(&self, key: u64) -> bool {
        self.chosen.iter().any(|chosen| chosen.default == key)
    }

    /// Makes the default pool current again where another is, which is destroyed.
    pub fn forget_current(&mut self, key: u64) {
        let current = self.chosen.iter_mut().filter(|chosen| chosen.current == key);
        current.for_each(|chosen| chosen.current = chosen.default);
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
        let key = next_key();
        self.pools.insert(key, pool);
        handle(key)
    }

    /// Counts a live allocation. Returns the pool's memory.
    pub fn used(&mut self, key: u64, bytes: usize) -> Option<PoolMemory> {
        let pool = self.pools.get_mut(&key)?;
        pool.used += bytes;
        pool.used_high = pool.used_high.max(pool.used);
        Some(pool.memory)
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
    /// Returns its bank, the bytes it had reserved, and its arena where it has one.
    pub fn release_unused(&mut self, key: u64) -> Option<(i32, usize, Option<u32>)> {
        self.pools.get(&key).filter(|pool| pool.destroyed && pool.taken == 0)?;
        let _uncancelled = Uncancelled::new();
        let pool = self.pools.remove(&key)?;
        Some((pool.bank, pool.reserved, pool.source.arena()))
    }

    /// The memory of a pool.
    pub fn memory(&self, key: u64) -> Option<PoolMemory> {
        self.pools.get(&key).map(|pool| pool.memory)
    }

    /// Tells whether a pool is of the host's memory.
    pub fn is_of_host(&self, key: u64) -> bool {
        self.pools.get(&key).is_some_and(|pool| !pool.memory.is_of_device())
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
