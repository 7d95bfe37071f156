// SPDX-License-Identifier: MIT OR Apache-2.0
//! Physical memory and the addresses it is mapped at, each managed by itself.

use crate::gpu::{HandleTypes, Location, PhysicalProperties};

pub(super) fn properties(location: Location) -> PhysicalProperties {
    PhysicalProperties {
        location,
        handle_types: HandleTypes::DESCRIPTOR,
        compressible: false,
        direct_rdma: false,
        usage: 0,
    }
}
