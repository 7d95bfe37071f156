// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory of graphs. It has its address from the node's making on. What a launch has left to the program lasts until that
//! frees it; else it lasts as long as what was made of the graph, and launches of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::charges;
use crate::backend::host::memory;
use crate::backend::host::pin::{self, Pin};
use crate::backend::host::release;
use crate::backend::host::state::table;
use crate::backend::host::table::{Block, Use};
use crate::gpu::{Address, Kind, List, NodeAccess, Place, Result};
use crate::os::memory_file::page_size;

/// Memory that a node allocates.
pub struct Memory {
    pub address: Address,
    pub size: usize,
    pub device: i32,
    /// Access of other devices, which all have it.
    pub accesses: List<NodeAccess>,
    /// Set while the program has it from a launch, unless it has freed it since.
    is_left: AtomicBool,
    /// The graph's, so that the memory outlives a free by the program.
    _pin: Pin,
}

impl Memory {
    /// Memory of a device.
    pub fn new(device: i32, size: usize, accesses: List<NodeAccess>) -> Result<Arc<Memory>> {
        let address = memory::allocate_on(device, size)?;
        if let Some(block) = table().block_mut(address.0) {
            block.is_of_graph = true;
        }
        let (_, pin) = pin::reach(address, size, Place::Device, Use::Write).inspect_err(|_| retire(address))?;
        Ok(Arc::new(Memory { address, size, device, accesses, is_left: AtomicBool::new(false), _pin: pin }))
    }

    fn is_freed(&self) -> bool {
        table().find(self.address.0).is_none_or(|(_, block)| block.retired)
    }

    /// Checks that a launch may leave it to the program. InvalidValue while the program has it from an earlier launch.
    pub fn check_left(&self) -> Result<()> {
        match self.is_left.load(Ordering::Acquire) && !self.is_freed() {
            true => Err(Kind::InvalidValue.because("memory that an earlier launch has allocated was not freed")),
            false => Ok(()),
        }
    }

    /// Notes that a launch has taken it.
    pub fn take(&self) {
        charges::take(self.device, self.address, self.size.next_multiple_of(page_size()));
    }

    /// Leaves it to the program, which may free it. Returns what undoes that.
    pub fn leave(&self) -> impl FnOnce() + use<'_> {
        let (was_freed, was_left) = (self.is_freed(), self.is_left.swap(true, Ordering::AcqRel));
        table().revive(self.address.0);
        move || {
            self.is_left.store(was_left, Ordering::Release);
            if was_freed {
                retire(self.address);
            }
        }
    }
}

/// Takes memory from the program. Whoever has it pinned keeps it.
fn retire(address: Address) {
    let retired = table().retire(address.0);
    retired.into_iter().for_each(release::release);
}

/// Tells whether the program has memory of a graph, which may be gone itself.
pub fn is_left(address: Address) -> bool {
    let live = |(base, block): (usize, &Block)| base == address.0 && block.is_of_graph && !block.retired;
    table().find(address.0).is_some_and(live)
}

impl Drop for Memory {
    fn drop(&mut self) {
        // What a launch has left is the program's to free.
        if !*self.is_left.get_mut() {
            retire(self.address);
        }
    }
}
