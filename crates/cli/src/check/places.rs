// SPDX-License-Identifier: MIT OR Apache-2.0
//! The memory at addresses: the same has different ones in different processes.

use std::collections::{BTreeMap, HashMap, HashSet};

use anygpu::os::journal::entry::{Entry, Memory, RESET, What};

use super::journal::Process;

/// A call: the process, and the place among its calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Site {
    pub process: usize,
    pub call: usize,
}

/// Memory that has one life, whatever processes reach it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Space {
    /// Memory that a call allocated.
    Allocation(Site),
    /// Physical memory, by its file.
    File(u64),
    /// Physical memory that was never shared: a handle of a process.
    Physical(usize, u64),
    /// Memory of a handle whose owner has told nothing.
    Handle(u64),
    /// Memory of a process that no call allocated.
    Pageable(usize),
}

/// A part of a space at addresses of a process.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    pub space: Space,
    /// The bytes of the space before it.
    pub offset: u64,
    pub size: u64,
    /// The kind; `None` for pageable memory.
    pub kind: Option<Memory>,
    /// The call by which this process has it.
    pub by: Site,
    /// The device with whose reset it ends; `None` for mapped physical memory.
    device: Option<i32>,
    /// The number of its openings, where it belongs to another process.
    pub openings: u32,
}

impl Block {
    pub fn is_opened(&self) -> bool {
        self.openings > 0
    }
}

/// The blocks of a process by first address, as they are at a call.
#[derive(Default)]
pub struct Blocks {
    live: BTreeMap<u64, Block>,
    /// Blocks that ended, until their addresses are used again, and the call that ended them.
    ended: BTreeMap<u64, (Block, Site)>,
}

impl Blocks {
    /// Adds a block. What was there has ended in whatever way.
    pub fn insert(&mut self, address: u64, block: Block) {
        let end = address + block.size.max(1);
        let below = self.ended.range(..end).rev().take_while(|(base, (old, _))| **base + old.size.max(1) > address);
        let below: Vec<u64> = below.map(|(base, _)| *base).collect();
        below.iter().for_each(|base| _ = self.ended.remove(base));
        let below = self.live.range(..end).rev().take_while(|(base, old)| **base + old.size.max(1) > address);
        let below: Vec<u64> = below.map(|(base, _)| *base).collect();
        below.iter().for_each(|base| _ = self.live.remove(base));
        self.live.insert(address, block);
    }

    /// Ends all blocks that end with a device's reset.
    fn end_device(&mut self, device: i32, by: Site) -> Vec<Block> {
        let of_device = self.live.iter().filter(|(_, block)| block.device == Some(device)).map(|(base, _)| *base);
        of_device.collect::<Vec<u64>>().into_iter().filter_map(|base| self.end(base, by)).collect()
    }

    /// Ends a block: the one that starts at an address.
    pub fn end(&mut self, address: u64, by: Site) -> Option<Block> {
        let block = self.live.remove(&address)?;
        self.ended.insert(address, (block, by));
        Some(block)
    }

    /// Ends all blocks in a range of addresses.
    pub fn end_range(&mut self, address: u64, size: u64, by: Site) {
        let inside: Vec<u64> = self.live.range(address..address + size).map(|(base, _)| *base).collect();
        inside.into_iter().for_each(|base| _ = self.end(base, by));
    }

    /// The block at an address, and the address's distance from its start.
    pub fn find(&self, address: u64) -> Option<(&Block, u64)> {
        let (base, block) = self.live.range(..=address).next_back()?;
        (address - base < block.size).then_some((block, address - base))
    }

    /// The block that was at an address and has ended, and the call that ended it.
    pub fn find_ended(&self, address: u64) -> Option<(&Block, Site)> {
        let (base, (block, by)) = self.ended.range(..=address).next_back()?;
        (address - base < block.size.max(1)).then_some((block, *by))
    }

    /// The block that started at an address and has ended, and the call that ended it.
    pub fn ended_at(&self, address: u64) -> Option<(&Block, Site)> {
        self.ended.get(&address).map(|(block, by)| (block, *by))
    }

    /// All blocks, by their first addresses.
    pub fn live(&self) -> impl Iterator<Item = (&u64, &Block)> {
        self.live.iter()
    }
}

/// The objects of handles, for all processes.
#[derive(Default)]
pub struct Handles {
    /// The memory of a handle that was exported, by the handle's hash.
    exports: HashMap<u64, Block>,
    /// The events that have a handle, by process and event.
    pub events: HashMap<(usize, u64), u64>,
    /// The handles of events that the processes have exported.
    pub exported_events: HashSet<u64>,
    /// The files of physical and external memory, by process and handle.
    files: HashMap<(usize, u64), u64>,
    /// The files of semaphores, and whether they are timelines, by process and handle.
    pub semaphores: HashMap<(usize, u64), (u64, bool)>,
}

impl Handles {
    /// Reads what all processes exported and imported.
    pub fn read(processes: &[Process]) -> Handles {
        let mut handles = Handles::default();
        for (number, process) in processes.iter().enumerate() {
            let done = process.calls.iter().filter(|(_, entry)| entry.outcome == 0);
            for (what, Entry { values, .. }) in done {
                match what {
                    What::Physical if values[1] != 0 => _ = handles.files.insert((number, values[0]), values[1]),
                    What::OpenEvent => _ = handles.events.insert((number, values[0]), values[1]),
                    What::ImportSemaphore => {
                        _ = handles.semaphores.insert((number, values[0]), (values[1], values[2] == 1));
                    }
                    _ => {}
                }
            }
        }
        for (number, process) in processes.iter().enumerate() {
            let mut blocks = Blocks::default();
            for (call, (what, entry)) in process.calls.iter().enumerate() {
                let site = Site { process: number, call };
                if *what == What::Export && entry.outcome == 0 {
                    match blocks.find(entry.values[0]) {
                        Some((block, 0)) => _ = handles.exports.insert(entry.values[1], *block),
                        Some(_) => {}
                        None => {
                            handles.events.insert((number, entry.values[0]), entry.values[1]);
                            handles.exported_events.insert(entry.values[1]);
                        }
                    }
                }
                handles.apply(&mut blocks, site, *what, entry);
            }
        }
        handles
    }

    /// The space that a handle with a hash opens.
    pub fn opened(&self, hash: u64) -> Space {
        self.exports.get(&hash).map_or(Space::Handle(hash), |block| block.space)
    }

    /// Changes a process's blocks as a call of it does. Returns those that it ended.
    pub fn apply(&self, blocks: &mut Blocks, site: Site, what: What, entry: &Entry) -> Vec<Block> {
        if entry.outcome != 0 {
            return Vec::new();
        }
        let device = Some(entry.device);
        let [address, size, third, fourth, ..] = entry.values;
        let own = |kind| Block { space: Space::Allocation(site), offset: 0, size, kind, by: site, device, openings: 0 };
        match what {
            What::Allocate => blocks.insert(address, own(Memory::of(third as u32))),
            What::AllocateQueued => blocks.insert(address, own(Some(Memory::Device))),
            What::Open => {
                let hash = size;
                let unknown = Block { space: Space::Handle(hash), size: 1, ..own(Some(Memory::Device)) };
                let block = self.exports.get(&hash).copied().unwrap_or(unknown);
                let openings = 1 + blocks.live.get(&address).map_or(0, |block| block.openings);
                blocks.insert(address, Block { by: site, device, openings, ..block });
            }
            What::Map | What::MapExternal => {
                let file = self.files.get(&(site.process, fourth));
                let space = file.map_or(Space::Physical(site.process, fourth), |file| Space::File(*file));
                let device = device.filter(|_| what == What::MapExternal);
                blocks.insert(address, Block { space, offset: third, device, ..own(Some(Memory::Device)) });
            }
            What::Close => match blocks.live.get_mut(&address) {
                Some(block) if block.openings > 1 => block.openings -= 1,
                _ => return Vec::from_iter(blocks.end(address, site)),
            },
            What::Free | What::FreeQueued => return Vec::from_iter(blocks.end(address, site)),
            What::ObserveDevice if address == RESET => return blocks.end_device(size as i32, site),
            What::Unmap => blocks.end_range(address, size, site),
            _ => {}
        }
        Vec::new()
    }
}
