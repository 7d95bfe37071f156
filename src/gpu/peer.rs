// SPDX-License-Identifier: MIT OR Apache-2.0
//! Peer access: devices that access each other's memory.

use super::{Context, Result, unsupported};

/// An attribute of a pair of devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeerAttribute {
    /// Relative performance; 0 is best.
    PerformanceRank,
    /// 1 when one can reach the other.
    AccessSupported,
    /// 1 when atomics work across.
    NativeAtomicSupported,
    /// 1 when arrays can be reached.
    ArrayAccessSupported,
}

/// The connection between two devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The HSA link type: 0 HyperTransport, 1 QPI, 2 PCIe, 3 InfiniBand, 4 xGMI.
    pub kind: u32,
    /// Hops between them.
    pub hops: u32,
}

impl Link {
    /// PCI Express.
    pub const PCIE: u32 = 2;
    /// xGMI, or another vendor's link between its devices.
    pub const XGMI: u32 = 4;
}

/// Peer access between devices.
pub trait Peers {
    /// Returns true if `device` can access `peer`'s memory; false for a device and itself.
    fn can_access_peer(&self, _device: i32, _peer: i32) -> Result<bool> {
        unsupported("tell about peer access")
    }
    /// Lets the current device access `peer`'s memory.
    fn enable_peer(&self, _peer: i32) -> Result<()> {
        unsupported("enable peer access")
    }
    /// Lets the current context access the memory of another device's. Access is the devices' where contexts have none.
    fn enable_peer_context(&self, _context: Context, peer: i32) -> Result<()> {
        self.enable_peer(peer)
    }
    /// Ends the current context's access to the memory of another device's.
    fn disable_peer_context(&self, _context: Context, peer: i32) -> Result<()> {
        self.disable_peer(peer)
    }
    /// Ends the current device's access to `peer`'s memory.
    fn disable_peer(&self, _peer: i32) -> Result<()> {
        unsupported("disable peer access")
    }
    /// An attribute of a pair of different devices.
    fn peer_attribute(&self, _attribute: PeerAttribute, _from: i32, _to: i32) -> Result<i32> {
        unsupported("tell about peer access")
    }
    /// The connection between two devices.
    fn link(&self, _from: i32, _to: i32) -> Result<Link> {
        unsupported("tell how devices are connected")
    }
}
