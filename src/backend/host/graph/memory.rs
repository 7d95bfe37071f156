// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory of graphs. It has its address from the node's making on, and lasts as long as what was made of the graph.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::backend::host::memory;
use crate::backend::host::pin::{self, Pin};
use crate::backend::host::release;
use crate::backend::host::state::table;
use crate::backend::host::table::Use;
use crate::gpu::{Address, Kind, List, NodeAccess, Place, Result};

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
        let (_, pin) =
            pin::reach(address, size, Place::Device, Use::Write).inspect_err(|_| _ = memory::release(address))?;
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

    /// Leaves it to the program, which may free it. Returns what undoes that.
    pub fn leave(&self) -> impl FnOnce() + use<'_> {
        let (was_freed, was_left) = (self.is_freed(), self.is_left.swap(true, Ordering::AcqRel));
        table().revive(self.address.0);
        move || {
            self.is_left.store(was_left, Ordering::Release);
            let retired = if was_freed { table().retire(self.address.0) } else { None };
            retired.into_iter().for_each(release::release);
        }
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        // The program may have freed it itself.
        _ = memory::release(self.address);
    }
}
