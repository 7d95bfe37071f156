// SPDX-License-Identifier: MIT OR Apache-2.0
//! Stream-ordered allocation.

use super::{Nvidia, convert, optional};
use crate::gpu::{Address, Pools, Result, Stream};

impl Pools for Nvidia {
    fn allocate_queued(&self, size: usize, stream: Stream) -> Result<Address> {
        let stream = convert::stream(stream)?;
        self.enter()?;
        let mut address = 0;
        optional!(self, cuMemAllocAsync(&mut address, size, stream))?;
        Ok(Address(address))
    }

    fn free_queued(&self, address: Address, stream: Stream) -> Result<()> {
        let stream = convert::stream(stream)?;
        self.enter()?;
        optional!(self, cuMemFreeAsync(address.0, stream))
    }
}
