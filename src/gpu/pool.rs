// SPDX-License-Identifier: MIT OR Apache-2.0
//! Stream-ordered allocation.

use super::{Address, Result, Stream, unsupported};

/// Allocation in a stream's order, from the current device's default pool.
pub trait Pools {
    /// Allocates memory that work queued on `stream` from now on may use. `size` is not 0.
    fn allocate_queued(&self, _size: usize, _stream: Stream) -> Result<Address> {
        unsupported("allocate in a stream's order")
    }
    /// Frees memory, pool or plain device memory, once the work queued on `stream` so far is done.
    fn free_queued(&self, _address: Address, _stream: Stream) -> Result<()> {
        unsupported("free in a stream's order")
    }
}
