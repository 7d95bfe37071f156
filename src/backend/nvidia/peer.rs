// SPDX-License-Identifier: MIT OR Apache-2.0
//! Peer access: devices that access each other's memory.

use std::ffi::{c_uint, c_void};
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use super::calls::CUcontext;
use super::{Nvidia, call, convert, optional};
use crate::gpu::{Address, Link, PeerAttribute, Peers, Place, Result, Transfer};

/// The search for a copy that the driver stages through the host although peer access is possible.
///
/// Examining a copy takes calls of the driver, so only copies whose number has at most two bits set are examined: many
/// at first, ever fewer later, and none after the warning. If warnings are not logged, none is.
#[derive(Default)]
pub struct StagedCopies {
    /// The number of copies so far. Relaxed: only selects the copies to examine.
    count: AtomicU32,
    /// True once one was found and the warning logged. Relaxed: the swap alone decides which thread logs it.
    is_warned: AtomicBool,
}

/// The context and device that memory belongs to, as copies see it.
struct Residence {
    context: CUcontext,
    device: i32,
    /// True if it was opened from another process through this library.
    imported: bool,
}

/// `CUpointer_attribute`s.
pub(super) const CONTEXT: c_uint = 1;
pub(super) const MEMORY_TYPE: c_uint = 2;
pub(super) const DEVICE_POINTER: c_uint = 3;
pub(super) const BUFFER_ID: c_uint = 7;
pub(super) const IS_MANAGED: c_uint = 8;
pub(super) const RANGE_START: c_uint = 11;
pub(super) const RANGE_SIZE: c_uint = 12;

impl Nvidia {
    /// Warns, once per process, of a copy between devices that is staged through the host without peer access.
    #[inline]
    pub(super) fn warn_if_staged(&self, transfer: &Transfer) {
        if log::max_level() >= log::LevelFilter::Warn && self.devices.len() > 1 {
            self.examine_copy(transfer);
        }
    }

    #[cold]
    fn examine_copy(&self, Transfer { to, from, .. }: &Transfer) {
        let staged = &self.staged_copies;
        if to.place == Place::Host || from.place == Place::Host || staged.is_warned.load(Ordering::Relaxed) {
            return;
        }
        if staged.count.fetch_add(1, Ordering::Relaxed).count_ones() > 2 {
            return;
        }
        // Memory without a context, such as mapped physical memory, has its access set explicitly.
        let Ok(Some((home, user))) = self.staged(to.address, from.address) else { return };
        if staged.is_warned.swap(true, Ordering::Relaxed) {
            return;
        }
        let (home, user, imported) = (home.device, user.device, home.imported);
        // For memory opened on its home device, enabling access from one side is not enough.
        let remedy = match imported {
            true => format!("open the handle with device {user} current"),
            false => format!("enable peer access to device {home} with device {user} current"),
        };
        log::warn!(
            "copies between memory of device {home} and of device {user} pass through the host, although the devices \
             reach each other: {remedy}"
        );
    }

    /// Returns the two sides of a copy that the driver stages needlessly, else `None`. The first is the memory that the
    /// second one's device should access.
    fn staged(&self, to: Address, from: Address) -> Result<Option<(Residence, Residence)>> {
        let (Some(to_memory), Some(from_memory)) = (self.residence(to)?, self.residence(from)?) else {
            return Ok(None);
        };
        let staged = to_memory.device != from_memory.device
            && self.can_access_peer(to_memory.device, from_memory.device)?
            && !self.reaches(to_memory.context, from)?
            && !self.reaches(from_memory.context, to)?;
        let pair = if to_memory.imported { (to_memory, from_memory) } else { (from_memory, to_memory) };
        Ok(staged.then_some(pair))
    }

    /// The context and device of device memory; for another process's memory, those that it was opened in.
    fn residence(&self, address: Address) -> Result<Option<Residence>> {
        let [context, kind, managed, base, identity] =
            self.attributes([CONTEXT, MEMORY_TYPE, IS_MANAGED, RANGE_START, BUFFER_ID], address)?;
        if context == 0 || kind as c_uint != convert::DEVICE || managed != 0 {
            return Ok(None);
        }
        let opened_in = self.openings.owner(base, (identity != 0).then_some(identity as u64));
        let context = opened_in.unwrap_or(context);
        let device = self.within(context, || Ok(self.device()?))?;
        Ok(Some(Residence { context, device, imported: opened_in.is_some() }))
    }

    /// Returns true if kernels in a context can access an address.
    fn reaches(&self, context: CUcontext, address: Address) -> Result<bool> {
        let [pointer] = self.within(context, || self.attributes([DEVICE_POINTER], address))?;
        Ok(pointer != 0)
    }

    /// Tells whether an address is in device memory, which the host cannot look at.
    pub(super) fn is_device_memory(&self, address: Address) -> Result<bool> {
        let [kind, managed] = self.attributes([MEMORY_TYPE, IS_MANAGED], address)?;
        Ok(kind as c_uint == convert::DEVICE && managed == 0)
    }

    /// Attributes of a pointer; 0 for attributes that it does not have.
    pub(super) fn attributes<const COUNT: usize>(
        &self,
        mut numbers: [c_uint; COUNT],
        address: Address,
    ) -> Result<[usize; COUNT]> {
        // Wide enough for every attribute and zeroed, so that narrower values read correctly.
        let mut answers = [0_usize; COUNT];
        let mut data = answers.each_mut().map(|answer| ptr::from_mut(answer).cast::<c_void>());
        call!(self, cuPointerGetAttributes(COUNT as c_uint, numbers.as_mut_ptr(), data.as_mut_ptr(), address.0))?;
        Ok(answers)
    }
}

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

    fn peer_attribute(&self, attribute: PeerAttribute, from: i32, to: i32) -> Result<i32> {
        let mut value = 0;
        optional!(self, cuDeviceGetP2PAttribute(&mut value, convert::peer_attribute(attribute), from, to))?;
        Ok(value)
    }

    fn link(&self, from: i32, to: i32) -> Result<Link> {
        self.device_state(from)?;
        self.device_state(to)?;
        // Only NVLink has atomic operations on another device's memory. PCIe reaches it directly, or through the host.
        Ok(if self.peer_attribute(PeerAttribute::NativeAtomicSupported, from, to)? != 0 {
            Link { kind: Link::XGMI, hops: 1 }
        } else if self.peer_attribute(PeerAttribute::AccessSupported, from, to)? != 0 {
            Link { kind: Link::PCIE, hops: 1 }
        } else {
            Link { kind: Link::PCIE, hops: 2 }
        })
    }
}
