// SPDX-License-Identifier: MIT OR Apache-2.0
//! Peer access: devices that access each other's memory.

use super::{Amd, call, convert, optional};
use crate::gpu::{Link, PeerAttribute, Peers, Result};

impl Peers for Amd {
    fn can_access_peer(&self, device: i32, peer: i32) -> Result<bool> {
        let mut can_access = 0;
        call!(self, hipDeviceCanAccessPeer(&mut can_access, device, peer))?;
        Ok(can_access != 0)
    }

    fn enable_peer(&self, peer: i32) -> Result<()> {
        call!(self, hipDeviceEnablePeerAccess(peer, 0))
    }

    fn disable_peer(&self, peer: i32) -> Result<()> {
        call!(self, hipDeviceDisablePeerAccess(peer))
    }

    fn peer_attribute(&self, attribute: PeerAttribute, from: i32, to: i32) -> Result<i32> {
        let mut value = 0;
        call!(self, hipDeviceGetP2PAttribute(&mut value, convert::peer_attribute(attribute), from, to))?;
        Ok(value)
    }

    fn link(&self, from: i32, to: i32) -> Result<Link> {
        let (mut kind, mut hops) = (0, 0);
        optional!(self, hipExtGetLinkTypeAndHopCount(from, to, &mut kind, &mut hops))?;
        Ok(Link { kind, hops })
    }
}
