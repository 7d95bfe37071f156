// SPDX-License-Identifier: MIT OR Apache-2.0
//! Peer access. Level Zero gives a device access to another's memory where it can, without being asked: what a program has
//! enabled is only noted here.

use super::{Intel, call};
use crate::gpu::{Kind, Link, PeerAttribute, Peers, Result};
use crate::os::lock::lock;

impl Peers for Intel {
    fn can_access_peer(&self, device: i32, peer: i32) -> Result<bool> {
        let (from, to) = (self.device_state(device)?.handle, self.device_state(peer)?.handle);
        if device == peer {
            return Ok(false);
        }
        let mut can_access = 0;
        call!(self, zeDeviceCanAccessPeer(from, to, &mut can_access))?;
        Ok(can_access != 0)
    }

    fn enable_peer(&self, peer: i32) -> Result<()> {
        let device = self.device();
        if !self.can_access_peer(device, peer)? {
            return Err(match device == peer {
                true => Kind::InvalidDevice.because("a device is no peer of itself"),
                false => Kind::PeerUnsupported.into(),
            });
        }
        match lock(&self.peers).insert((device, peer)) {
            true => Ok(()),
            false => Err(Kind::PeerAlreadyEnabled.into()),
        }
    }

    fn disable_peer(&self, peer: i32) -> Result<()> {
        self.device_state(peer)?;
        match lock(&self.peers).remove(&(self.device(), peer)) {
            true => Ok(()),
            false => Err(Kind::PeerNotEnabled.into()),
        }
    }

    fn peer_attribute(&self, attribute: PeerAttribute, from: i32, to: i32) -> Result<i32> {
        match attribute {
            PeerAttribute::AccessSupported => self.can_access_peer(from, to).map(i32::from),
            PeerAttribute::PerformanceRank => Ok(0),
            _ => Err(Kind::Unsupported.because(format!("Level Zero does not tell {attribute:?}"))),
        }
    }

    fn link(&self, from: i32, to: i32) -> Result<Link> {
        match self.can_access_peer(from, to)? {
            true => Ok(Link { kind: Link::PCIE, hops: 1 }),
            false => Ok(Link { kind: Link::PCIE, hops: 2 }),
        }
    }
}
