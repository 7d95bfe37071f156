// SPDX-License-Identifier: MIT OR Apache-2.0
//! Stream-ordered allocation: memory is there at once, and leaves when the stream gets to its free.

use super::{Host, memory, queue};
use crate::gpu::{Address, Pools, Result, Stream};

impl Pools for Host {
    fn allocate_queued(&self, size: usize, stream: Stream) -> Result<Address> {
        queue::check(stream)?;
        memory::allocate(size, 0, true)
    }

    fn free_queued(&self, address: Address, stream: Stream) -> Result<()> {
        queue::check(stream)?;
        memory::mark_leaving(address)?;
        queue::enqueue(stream, move || memory::release(address)).inspect_err(|_| memory::unmark_leaving(address))
    }
}
