// SPDX-License-Identifier: MIT OR Apache-2.0
//! Devices reaching each other's memory.

use super::{Nvidia, call, convert, optional};
use crate::gpu::{Kind, Link, PeerAttribute, Peers, Result};

impl Peers for Nvidia {
    fn can_access_peer(&self, device: i32, peer: i32) -> Result<bool> {
        let mut can_access = 0;
        call!(self, cuDeviceCanAccessPeer(&mut can_access, device, peer))?;
        Ok(can_access != 0)
    }

    fn enable_peer(&self, peer: i32) -> Result<()> {
        self.enter()?;
        call!(self, cuCtxEnablePeerAccess(self.primary(peer)?, 0))
    }

    fn disable_peer(&self, peer: i32) -> Result<()> {
        self.enter()?;
        call!(self, cuCtxDisablePeerAccess(self.primary(peer)?))
    }

    fn peer_attribute(&self, ask: PeerAttribute, from: i32, to: i32) -> Result<i32> {
        let mut value = 0;
        optional!(self, cuDeviceGetP2PAttribute(&mut value, convert::peer_attribute(ask), from, to))?;
        Ok(value)
    }

    fn link(&self, from: i32, to: i32) -> Result<Link> {
        self.known(from)?;
        self.known(to)?;
        Err(Kind::Unsupported.because("CUDA does not tell how devices are connected; nvidia-smi topo -m does"))
    }
}
