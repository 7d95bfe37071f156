// SPDX-License-Identifier: MIT OR Apache-2.0
//! Blocks: allocations, registrations and opened imports.

use super::space::Mapped;
use crate::backend::host::hints::Hints;
use crate::gpu::IpcHandle;
use crate::os::memory_file::Mapping;

/// One allocation, registration or opened import.
pub struct Block {
    /// Bytes, as asked for.
    pub size: usize,
    /// The device it belongs to or was made with.
    pub device: i32,
    /// The front end's flags.
    pub flags: u32,
    /// Unlike any other block's of this process.
    pub id: u64,
    /// Set where the program asked for synchronous copies.
    pub synchronous: bool,
    /// The number of its retirement, 0 while it is live: no new work may name a retired block.
    pub retired: u64,
    /// Its backing.
    pub backing: Backing,
}

/// The backing of a block.
pub enum Backing {
    /// Pages of an arena.
    Device(Pages),
    /// Pinned host memory.
    Host(#[expect(dead_code, reason = "kept to be unmapped")] Mapping),
    /// The program's own memory.
    Registered,
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
        matches!(self, Backing::Device(_) | Backing::Imported(_) | Backing::Mapped(_) | Backing::External(_))
    }
}

/// Pages of an arena.
pub struct Pages {
    /// The arena's number on its device.
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
    /// The number of its openings.
    pub openings: usize,
    /// The addresses the program is given.
    pub public: Mapping,
    /// The mapping in which hidden pages are readable and writable.
    pub hidden_view: Option<Mapping>,
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
