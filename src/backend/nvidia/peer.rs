// SPDX-License-Identifier: MIT OR Apache-2.0
//! Devices reaching each other's memory.

use std::ffi::{c_uint, c_void};
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use super::calls::CUcontext;
use super::{Nvidia, call, convert, optional};
use crate::gpu::{Address, Kind, Link, PeerAttribute, Peers, Place, Result, Transfer};

/// The search for a copy that the driver stages through the host although the devices reach each other.
///
/// Asking takes calls of the driver, so few copies are examined: those whose number has at most two bits set, which are
/// most at first and ever fewer later, and none once one was found. Without the log's warnings nothing is.
#[derive(Default)]
pub struct StagedCopies {
    /// How many copies there were.
    count: AtomicU32,
    /// Whether one was found, and the warning given.
    found: AtomicBool,
}

/// Where memory belongs, as far as copies go.
struct Residence {
    context: CUcontext,
    device: i32,
    /// Whether another process shared it through this library.
    imported: bool,
}

/// `CUpointer_attribute`s.
const CONTEXT: c_uint = 1;
const MEMORY_TYPE: c_uint = 2;
const DEVICE_POINTER: c_uint = 3;
const IS_MANAGED: c_uint = 8;
const RANGE_START: c_uint = 11;

impl Nvidia {
    /// Warns, once per process, of a copy between devices that will be staged through the host for want of peer access.
    #[inline]
    pub(super) fn watch(&self, transfer: &Transfer) {
        if log::max_level() >= log::LevelFilter::Warn && self.devices.len() > 1 {
            self.watch_within_devices(transfer);
        }
    }

    #[cold]
    fn watch_within_devices(&self, Transfer { to, from, .. }: &Transfer) {
        let staged = &self.staged_copies;
        if to.place == Place::Host || from.place == Place::Host || staged.found.load(Ordering::Relaxed) {
            return;
        }
        if staged.count.fetch_add(1, Ordering::Relaxed).count_ones() > 2 {
            return;
        }
        // Memory that the driver does not place, such as mapped physical memory, has its access granted otherwise.
        let Ok(Some((home, user))) = self.staged(to.address, from.address) else { return };
        if staged.found.swap(true, Ordering::Relaxed) {
            return;
        }
        let (home, user, imported) = (home.device, user.device, home.imported);
        // Of memory that was opened for its home device, access from one side alone does not do.
        let remedy = match imported {
            true => format!("open the handle with device {user} current"),
            false => format!("enable peer access to device {home} with device {user} current"),
        };
        log::warn!(
            "copies between memory of device {home} and of device {user} pass through the host, although the devices \
             reach each other: {remedy}"
        );
    }

    /// The two sides of a copy that the driver stages although it need not: the memory that should be reached, and that
    /// of the device which should reach it.
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

    /// The context that device memory belongs to: of what another process shared, the one that it was opened in.
    fn residence(&self, address: Address) -> Result<Option<Residence>> {
        let [context, kind, managed, base] =
            self.attributes([CONTEXT, MEMORY_TYPE, IS_MANAGED, RANGE_START], address)?;
        if context == 0 || kind as c_uint != convert::DEVICE || managed != 0 {
            return Ok(None);
        }
        let opened_in = self.openings.owner(base);
        let context = opened_in.unwrap_or(context);
        let device = self.within(context, || Ok(self.device()?))?;
        Ok(Some(Residence { context, device, imported: opened_in.is_some() }))
    }

    /// Whether kernels in a context may use an address.
    fn reaches(&self, context: CUcontext, address: Address) -> Result<bool> {
        let [pointer] = self.within(context, || self.attributes([DEVICE_POINTER], address))?;
        Ok(pointer != 0)
    }

    /// Attributes of a pointer; 0 for those that it does not have.
    fn attributes<const COUNT: usize>(&self, mut ask: [c_uint; COUNT], address: Address) -> Result<[usize; COUNT]> {
        // Wide enough for every answer and zero, so that narrower answers read right.
        let mut answers = [0_usize; COUNT];
        let mut data = answers.each_mut().map(|answer| ptr::from_mut(answer).cast::<c_void>());
        call!(self, cuPointerGetAttributes(COUNT as c_uint, ask.as_mut_ptr(), data.as_mut_ptr(), address.0))?;
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
