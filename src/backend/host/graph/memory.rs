// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory of graphs. It has its address from the node's making on, and lasts as long as what was made of the graph.

use std::sync::Arc;

use crate::backend::host::memory;
use crate::gpu::{Address, Result};

/// Memory that a node allocates.
pub struct Memory {
    pub address: Address,
    pub size: usize,
    pub device: i32,
}

impl Memory {
    /// Memory of a device.
    pub fn new(device: i32, size: usize) -> Result<Arc<Memory>> {
        Ok(Arc::new(Memory { address: memory::allocate_on(device, size)?, size, device }))
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        // The program may have freed it itself.
        _ = memory::release(self.address);
    }
}
