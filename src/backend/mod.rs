// SPDX-License-Identifier: MIT OR Apache-2.0
//! The back ends, the order in which they are tried, and the one in use.

pub mod host;

use std::ffi::c_void;
use std::ptr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, Ordering};

use crate::config;
use crate::entry;
use crate::gpu::{Gpu, Kind, Result};

/// A maker of GPUs, or the embedded host back end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vendor {
    /// AMD, libamdhip64.
    Amd,
    /// NVIDIA, libcuda.
    Nvidia,
    /// Huawei Ascend, libascendcl.
    Ascend,
    /// No vendor: memory files and threads of this machine.
    Host,
}

impl Vendor {
    /// All of them, in the order `auto` tries them after the dialect's own; the host is only used when named.
    const ALL: [Vendor; 4] = [Vendor::Amd, Vendor::Nvidia, Vendor::Ascend, Vendor::Host];

    /// The name `ANYGPU_BACKEND` uses.
    pub fn name(self) -> &'static str {
        match self {
            Vendor::Amd => "amd",
            Vendor::Nvidia => "nvidia",
            Vendor::Ascend => "ascend",
            Vendor::Host => "host",
        }
    }

    fn open(self) -> std::result::Result<&'static dyn Gpu, String> {
        match self {
            Vendor::Host => host::open().map(|host| host as &'static dyn Gpu),
            Vendor::Amd | Vendor::Nvidia | Vendor::Ascend => {
                Err("this version has no back end that translates to this vendor".into())
            }
        }
    }
}

/// The choice, made once for the process: the back end, or why there is none, vendor by vendor.
type Choice = std::result::Result<&'static dyn Gpu, String>;

static CHOICE: OnceLock<Choice> = OnceLock::new();

/// The back end in use, chosen at the first call; NoDevice where none can be used, Forked in a child of a process that
/// had chosen one.
#[inline]
pub fn get(dialect: Vendor) -> Result<&'static dyn Gpu> {
    let choice = match CHOICE.get() {
        Some(choice) => choice,
        None => choose(dialect),
    };
    if was_forked() {
        return Err(Kind::Forked.into());
    }
    match choice {
        Ok(gpu) => Ok(*gpu),
        Err(reasons) => Err(none(reasons)),
    }
}

#[cold]
fn none(reasons: &str) -> crate::gpu::Error {
    Kind::NoDevice.because(format!("no GPU runtime with a device: {reasons} (ANYGPU_BACKEND=host runs without a GPU)"))
}

/// Tries the back ends without holding a lock: two threads may both try, and the first to finish decides.
#[cold]
fn choose(dialect: Vendor) -> &'static Choice {
    crate::log::start();
    entry::quiet_panics();
    let mut reasons = Vec::new();
    let mut choice = None;
    for vendor in order(dialect, &mut reasons) {
        match vendor.open() {
            Ok(gpu) => {
                choice = Some(gpu);
                break;
            }
            Err(why) => reasons.push(format!("{}: {why}", vendor.name())),
        }
    }
    let choice = choice.ok_or_else(|| reasons.join("; "));
    watch_for_fork();
    let choice = CHOICE.get_or_init(|| choice);
    match choice {
        Ok(gpu) => log::info!("back end {}", gpu.name().to_string_lossy()),
        Err(reasons) => log::warn!("no back end: {reasons}"),
    }
    choice
}

/// The vendors to try, as `ANYGPU_BACKEND` lists them; unknown names go to `complaints`.
fn order(dialect: Vendor, complaints: &mut Vec<String>) -> Vec<Vendor> {
    let mut order = Vec::new();
    for name in &config::get().backends {
        if name == "auto" {
            order.push(dialect);
            order.extend(Vendor::ALL.into_iter().filter(|vendor| *vendor != Vendor::Host));
        } else if let Some(vendor) = Vendor::ALL.into_iter().find(|vendor| vendor.name() == name) {
            order.push(vendor);
        } else {
            complaints.push(format!("{name}: not a back end"));
        }
    }
    let mut seen = Vec::new();
    order.retain(|vendor| {
        !seen.contains(vendor) && {
            seen.push(*vendor);
            true
        }
    });
    order
}

/// Whether the settings let a dialect be native to `vendor`: it is listed, and the host is not listed before it.
pub fn allows(vendor: Vendor) -> bool {
    order(vendor, &mut Vec::new()).into_iter().take_while(|tried| *tried != Vendor::Host).any(|tried| tried == vendor)
}

/// A page that holds 1 and that the kernel zeroes in a forked child; NULL until a back end is chosen.
static FORK_PAGE: AtomicPtr<u8> = AtomicPtr::new(ptr::null_mut());

#[inline]
fn was_forked() -> bool {
    let page = FORK_PAGE.load(Ordering::Acquire);
    // SAFETY: once published the page stays mapped and readable for good.
    !page.is_null() && unsafe { page.read_volatile() } == 0
}

fn watch_for_fork() {
    const SIZE: usize = 4096;
    // SAFETY: a fresh anonymous page, owned by nobody else until it is published below.
    unsafe {
        let page = libc::mmap(
            ptr::null_mut(),
            SIZE,
            libc::PROT_READ | libc::PROT_WRITE,
            libc::MAP_PRIVATE | libc::MAP_ANONYMOUS,
            -1,
            0,
        );
        if page == libc::MAP_FAILED || libc::madvise(page, SIZE, libc::MADV_WIPEONFORK) != 0 {
            log::warn!("calls in forked children will not be refused: the kernel has no wipe-on-fork pages");
            return;
        }
        page.cast::<u8>().write_volatile(1);
        let published = FORK_PAGE.compare_exchange(ptr::null_mut(), page.cast(), Ordering::Release, Ordering::Relaxed);
        if published.is_err() {
            libc::munmap(page.cast::<c_void>(), SIZE);
        }
    }
}
