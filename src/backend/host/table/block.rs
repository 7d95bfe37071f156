// SPDX-License-Identifier: MIT OR Apache-2.0
//! Blocks: allocations, registrations and opened imports.

use super::super::serial::Owner;
use super::mapped::{Mapped, PhysicalMemory};
use crate::backend::host::hints::Hints;
use crate::backend::host::queue::Ticket;
use crate::gpu::IpcHandle;
use crate::os::memory_file::Mapping;
use crate::os::ranges::Span;
use crate::share::lease::Lease;

/// One allocation, registration or opened import.
pub struct Block {
    /// Bytes, as asked for.
    pub size: usize,
    /// The device it belongs to or was made with.
    pub device: i32,
    /// The context that it was made in, and its place in the order of what was made.
    pub owner: Owner,
    /// The front end's flags.
    pub flags: u32,
    /// Unlike any other allocation's of this process.
    pub id: u64,
    /// Unlike any other block's, and the same for all allocations that follow each other in the block.
    pub serial: u64,
    /// The free in a stream's order that is under way, of memory that its pool may hand out again.
    pub freed: Option<Freed>,
    /// Set where the program asked for synchronous copies.
    pub synchronous: bool,
    /// Set where a node of a graph allocates it.
    pub is_of_graph: bool,
    /// Set once it is being freed: no new work may name a retired block.
    pub retired: bool,
    /// Its pins. The program has one until its free is through; each call and task that reaches the block has another.
    pub pins: usize,
    /// Its backing.
    pub backing: Backing,
}

impl Block {
    /// Tells whether this belongs to no context: physical memory, and that of pools and graphs.
    pub fn outlives_contexts(&self) -> bool {
        self.is_of_graph || self.backing.outlives_contexts()
    }

    /// Tells whether a stream has allocated it, from a pool or by a graph.
    pub fn is_stream_ordered(&self) -> bool {
        self.is_of_graph || self.outlives_contexts() && !matches!(self.backing, Backing::Mapped(_))
    }
}

impl Span for Block {
    fn size(&self) -> usize {
        self.size
    }
}

/// A free in a stream's order, which has the program's pin.
pub struct Freed {
    /// Unlike any other free's.
    pub number: u64,
    /// Its place in the stream; `None` while it is being queued.
    pub ticket: Option<Ticket>,
    /// Set once the stream has got there.
    pub is_reached: bool,
}

/// Blocks in a row that are pinned.
#[derive(Clone, Copy)]
pub struct Pinned {
    /// The first address of the first.
    pub base: usize,
    /// The first block's serial number.
    pub serial: u64,
    /// The number of blocks.
    pub count: usize,
    /// The residence of the first.
    pub residence: Residence,
}

/// The kind of memory that copies tell apart.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Residence {
    /// The program's own, unknown here.
    Pageable,
    /// Pinned or registered host memory, and physical memory of the host.
    Host,
    /// Managed memory.
    Managed,
    /// Memory of a device.
    Device,
}

/// The part of a released block that is given back to the system without the table's lock.
pub enum Released {
    /// Pages of an arena, to be emptied before they are reclaimed.
    Pages {
        /// The pages.
        pages: Pages,
        /// The address at which this library reaches them.
        view: usize,
    },
    /// Mappings to be unmapped.
    Mappings(#[expect(dead_code, reason = "kept to be unmapped")] Backing),
    /// Physical memory whose file is to be closed.
    Physical(#[expect(dead_code, reason = "kept to be closed")] PhysicalMemory),
}

/// The backing of a block.
pub enum Backing {
    /// Pages of a device.
    Device(Pages),
    /// Pages of the host, from a pool: managed memory where there are hints, or else pinned memory.
    Pooled(Pages, Option<Hints>),
    /// Pinned host memory.
    Host {
        /// Set for coarse grain.
        is_coarse: bool,
        #[expect(dead_code, reason = "kept to be unmapped")]
        mapping: Mapping,
    },
    /// The program's own memory.
    Registered {
        /// Set where devices may only read it.
        read_only: bool,
    },
    /// Managed memory.
    Managed(#[expect(dead_code, reason = "kept to be unmapped")] Mapping, Hints),
    /// Another process's pages.
    Imported(Import),
    /// Physical memory at reserved addresses.
    Mapped(Mapped),
    /// Part of a file of the program's.
    External(Buffer),
}

impl Backing {
    /// Tells whether this is memory of a device, this process's or another's.
    pub fn is_device(&self) -> bool {
        match self {
            Backing::Device(_) | Backing::Mapped(_) | Backing::External(_) => true,
            Backing::Imported(import) => !import.is_of_host,
            Backing::Pooled(..) | Backing::Host { .. } | Backing::Registered { .. } | Backing::Managed(..) => false,
        }
    }

    /// Tells whether the memory stays when its device is reset: physical memory, and that of the host's pools.
    pub fn outlives_resets(&self) -> bool {
        match self {
            Backing::Mapped(_) | Backing::Pooled(..) => true,
            Backing::Imported(import) => import.is_of_host,
            _ => false,
        }
    }

    /// The pages of an arena.
    pub fn pages(&self) -> Option<&Pages> {
        match self {
            Backing::Device(pages) | Backing::Pooled(pages, _) => Some(pages),
            _ => None,
        }
    }

    fn outlives_contexts(&self) -> bool {
        match self {
            Backing::Device(pages) => pages.pool.is_some(),
            Backing::Imported(import) => import.pool.is_some(),
            Backing::Mapped(_) | Backing::Pooled(..) => true,
            Backing::Host { .. } | Backing::Registered { .. } | Backing::Managed(..) | Backing::External(_) => false,
        }
    }

    /// The pool of this process that it was allocated from.
    pub fn pool(&self) -> Option<u64> {
        self.pages()?.pool
    }
}

/// Pages of an arena.
pub struct Pages {
    /// The bank: a device's ordinal, or the host's number.
    pub bank: i32,
    /// The arena's number in its bank.
    pub arena: u32,
    /// The first page.
    pub first: u32,
    /// The number of pages.
    pub count: u32,
    /// The random number of the export, once exported.
    pub nonce: Option<u64>,
    /// The pool they are from.
    pub pool: Option<u64>,
}

/// Another process's pages.
pub struct Import {
    /// The random number of the export.
    pub nonce: u64,
    /// The handle it was opened by.
    pub handle: IpcHandle,
    /// The imported pool they are from.
    pub pool: Option<u64>,
    /// Set where the pool is one of the host's.
    pub is_of_host: bool,
    /// Its openings.
    pub openings: Vec<Owner>,
    /// The addresses the program is given.
    pub public: Lease,
    /// The mapping in which hidden pages are readable and writable.
    pub hidden_view: Option<Lease>,
}

/// A part of external memory, mapped; in whole pages, of which the buffer may be a part.
pub struct Buffer {
    /// The addresses the program is given.
    pub public: Mapping,
    /// The mapping in which hidden memory is readable and writable.
    pub hidden_view: Option<Mapping>,
    /// Its offset in the pages.
    pub start: usize,
}

impl Buffer {
    /// The address at which this library reads and writes it.
    pub fn view(&self) -> usize {
        self.hidden_view.as_ref().unwrap_or(&self.public).start() + self.start
    }
}
