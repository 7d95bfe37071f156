// SPDX-License-Identifier: MIT OR Apache-2.0
//! Peer access: all devices share the machine's memory, so every pair has it once it is asked for.

use super::context;
use super::enabled::enabled;
use super::state::{self, Host};
use crate::gpu::{Context, Kind, Link, PeerAttribute, Peers, Result};
use crate::share::contexts::primary;

fn enable(access: (i32, Context, Context)) -> Result<()> {
    if enabled().insert(access) { Ok(()) } else { Err(Kind::PeerAlreadyEnabled.into()) }
}

fn disable(access: (i32, Context, Context)) -> Result<()> {
    if enabled().remove(&access) { Ok(()) } else { Err(Kind::PeerNotEnabled.into()) }
}

/// The current device's access to another: that of their primary contexts.
fn of_devices(peer: i32) -> Result<(i32, Context, Context)> {
    let device = state::current_device();
    pair(device, peer)?;
    Ok((device, primary(device), primary(peer)))
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
        enable(of_devices(peer)?)
    }

    fn disable_peer(&self, peer: i32) -> Result<()> {
        disable(of_devices(peer)?)
    }

    fn enable_peer_context(&self, context: Context, peer: i32) -> Result<()> {
        let (device, ..) = of_devices(peer)?;
        enable((device, context::current()?, context))
    }

    fn disable_peer_context(&self, context: Context, peer: i32) -> Result<()> {
        let (device, ..) = of_devices(peer)?;
        disable((device, context::current()?, context))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backend::host::open_own_device;
    use crate::gpu::Devices;
    use crate::gpu::kind;

    #[test]
    fn peers_are_two_devices_that_exist() {
        let (host, peer) = open_own_device();
        let (_, device) = open_own_device();
        let ask = |from, to| {
            [
                kind(host.peer_attribute(PeerAttribute::AccessSupported, from, to)),
                kind(host.link(from, to)),
                kind(host.can_access_peer(from, to)),
            ]
        };
        let invalid = Some(Kind::InvalidDevice);
        for bad in [-1, host.device_count().expect("known")] {
            assert_eq!((ask(device, bad), ask(bad, device)), ([invalid; 3], [invalid; 3]));
            assert_eq!((kind(host.enable_peer(bad)), kind(host.disable_peer(bad))), (invalid, invalid));
        }
        assert_eq!(ask(device, device), [invalid, invalid, None]);
        assert_eq!((kind(host.enable_peer(device)), kind(host.disable_peer(device))), (invalid, invalid));
        assert_eq!(host.can_access_peer(device, device).ok(), Some(false));

        assert_eq!((ask(device, peer), host.can_access_peer(device, peer).ok()), ([None; 3], Some(true)));
        assert_eq!(kind(host.disable_peer(peer)), Some(Kind::PeerNotEnabled));
        host.enable_peer(peer).expect("not enabled");
        assert_eq!(kind(host.enable_peer(peer)), Some(Kind::PeerAlreadyEnabled));
        host.disable_peer(peer).expect("enabled");
        assert_eq!(kind(host.disable_peer(peer)), Some(Kind::PeerNotEnabled));
    }
}
