// SPDX-License-Identifier: MIT OR Apache-2.0
//! Peer access: all devices share the machine's memory, so every pair has it once it is asked for.

use std::collections::BTreeSet;
use std::sync::{MutexGuard, PoisonError};

use super::context;
use super::state::{self, Host};
use crate::gpu::{Context, Kind, Link, PeerAttribute, Peers, Result};

/// Locks the access that is enabled: a device, a context of it, and the peer.
fn enabled() -> MutexGuard<'static, BTreeSet<(i32, Context, i32)>> {
    state::get().peers.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Disables all access of a device: its reset.
pub fn reset(device: i32) {
    enabled().retain(|access| access.0 != device);
}

/// Disables all access of a context that ends.
pub fn end_context(context: Context) {
    enabled().retain(|access| access.1 != context);
}

/// The current context's access to a peer.
fn access_to(peer: i32) -> Result<(i32, Context, i32)> {
    let device = state::current_device();
    pair(device, peer)?;
    Ok((device, context::current()?, peer))
}

/// Two different devices; InvalidDevice where an ordinal is out of range or both are the same.
fn pair(from: i32, to: i32) -> Result<()> {
    state::check_device(from)?;
    state::check_device(to)?;
    if from == to {
        return Err(Kind::InvalidDevice.because(format!("device {from} is no peer of itself")));
    }
    Ok(())
}

impl Peers for Host {
    fn can_access_peer(&self, from: i32, to: i32) -> Result<bool> {
        state::check_device(from)?;
        state::check_device(to)?;
        Ok(from != to)
    }

    fn enable_peer(&self, peer: i32) -> Result<()> {
        let access = access_to(peer)?;
        if enabled().insert(access) { Ok(()) } else { Err(Kind::PeerAlreadyEnabled.into()) }
    }

    fn disable_peer(&self, peer: i32) -> Result<()> {
        let access = access_to(peer)?;
        if enabled().remove(&access) { Ok(()) } else { Err(Kind::PeerNotEnabled.into()) }
    }

    fn peer_attribute(&self, attribute: PeerAttribute, from: i32, to: i32) -> Result<i32> {
        pair(from, to)?;
        Ok(match attribute {
            PeerAttribute::PerformanceRank | PeerAttribute::ArrayAccessSupported => 0,
            PeerAttribute::AccessSupported | PeerAttribute::NativeAtomicSupported => 1,
        })
    }

    fn link(&self, from: i32, to: i32) -> Result<Link> {
        pair(from, to)?;
        // Two shares of one machine's memory: the nearest of the known kinds, one hop away.
        Ok(Link { kind: 1, hops: 1 })
    }
}
