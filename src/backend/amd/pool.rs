// SPDX-License-Identifier: MIT OR Apache-2.0
//! Stream-ordered allocation.

use super::{Amd, convert, optional};
use crate::gpu::{Address, Pools, Result, Stream};

impl Pools for Amd {
    fn allocate_queued(&self, size: usize, stream: Stream) -> Result<Address> {
        let stream = convert::stream(stream)?;
        let mut address = 0;
        optional!(self, hipMallocAsync(&mut address, size, stream))?;
        Ok(Address(address))
    }

    fn free_queued(&self, address: Address, stream: Stream) -> Result<()> {
        let stream = convert::stream(stream)?;
        optional!(self, hipFreeAsync(address.0, stream))
    }
}
