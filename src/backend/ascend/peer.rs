// SPDX-License-Identifier: MIT OR Apache-2.0
//! Peer access: devices that access each other's memory.

use super::{Ascend, call, optional};
use crate::gpu::{Kind, PeerAttribute, Peers, Result};

impl Peers for Ascend {
    fn can_access_peer(&self, device: i32, peer: i32) -> Result<bool> {
        self.device_state(device)?;
        self.device_state(peer)?;
        if device == peer {
            return Ok(false);
        }
        let mut can_access = 0;
        call!(self, aclrtDeviceCanAccessPeer(&mut can_access, device, peer))?;
        Ok(can_access != 0)
    }

    fn enable_peer(&self, peer: i32) -> Result<()> {
        self.enter()?;
        call!(self, aclrtDeviceEnablePeerAccess(peer, 0))
    }

    fn disable_peer(&self, peer: i32) -> Result<()> {
        self.enter()?;
        optional!(self, aclrtDeviceDisablePeerAccess(peer))
    }

    fn peer_attribute(&self, attribute: PeerAttribute, from: i32, to: i32) -> Result<i32> {
        match attribute {
            PeerAttribute::AccessSupported => self.can_access_peer(from, to).map(i32::from),
            _ => Err(Kind::Unsupported.because(format!("AscendCL does not tell {attribute:?}"))),
        }
    }
}
