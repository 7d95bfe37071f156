// SPDX-License-Identifier: MIT OR Apache-2.0
//! The back ends, the order in which they are tried, and the one in use.

pub mod amd;
pub mod ascend;
pub mod host;
pub mod nvidia;

use std::ptr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicPtr, Ordering};

use crate::config;
use crate::entry;
use crate::gpu::{Gpu, IpcHandle, Kind, Result};
use crate::native::Runtime;
use crate::thread::Uncancelled;

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
    const ALL: [Vendor; 4] = [Vendor::Nvidia, Vendor::Amd, Vendor::Ascend, Vendor::Host];

    /// The name `ANYGPU_BACKEND` uses.
    pub fn name(self) -> &'static str {
        match self {
            Vendor::Amd => "amd",
            Vendor::Nvidia => "nvidia",
            Vendor::Ascend => "ascend",
            Vendor::Host => "host",
        }
    }

    fn open(self, runtime: &'static Runtime) -> std::result::Result<&'static dyn Gpu, String> {
        match self {
            Vendor::Host => host::open().map(|host| host as &'static dyn Gpu),
            // Also where AMD's own library answers its dialect: it may lack a function, or the caller speak another level.
            Vendor::Amd => amd::open().map(|amd| amd as &'static dyn Gpu),
            Vendor::Ascend => ascend::open().map(|ascend| ascend as &'static dyn Gpu),
            // A runtime that is never loaded may be absent where its vendor's driver is present.
            _ if self == runtime.vendor && (!runtime.preferred.is_empty() || runtime.early().is_some()) => {
                Err(match runtime.refusal() {
                    Some(why) => why.into(),
                    None => "its own library answers, and has no function of this name".into(),
                })
            }
            Vendor::Nvidia => nvidia::open().map(|nvidia| nvidia as &'static dyn Gpu),
        }
    }
}

/// The choice, made once for the process: the back end, or why there is none, vendor by vendor.
type Choice = std::result::Result<&'static dyn Gpu, String>;

static CHOICE: OnceLock<Choice> = OnceLock::new();

/// What every call reads: a page that the kernel fills with zeros in a forked child; NULL until a choice is made.
static PAGE: AtomicPtr<Page> = AtomicPtr::new(ptr::null_mut());

#[repr(C)]
struct Page {
    gpu: Option<&'static dyn Gpu>,
}

/// Whether this process is the one that began to choose: another such page, there before anything is locked, for what a
/// child forked during the choice must not wait for.
static BEGUN: AtomicPtr<AtomicBool> = AtomicPtr::new(ptr::null_mut());

/// Notes that this process begins to choose, before it locks anything that a forked child would find locked for good.
pub fn begin() {
    if BEGUN.load(Ordering::Acquire).is_null() {
        publish(&BEGUN, AtomicBool::new(true));
    }
}

/// Whether this process was forked from one that had begun to choose.
pub fn is_forked() -> bool {
    let begun = BEGUN.load(Ordering::Acquire);
    // SAFETY: once published the page stays mapped for good, and zero, which the kernel may have written, is a `bool`.
    !begun.is_null() && !unsafe { &*begun }.load(Ordering::Relaxed)
}

/// Whether a back end is chosen, and is not this vendor's.
pub fn is_other_than(vendor: Vendor) -> bool {
    let other = |gpu: &&'static dyn Gpu| gpu.name().to_bytes() != vendor.name().as_bytes();
    CHOICE.get().and_then(|choice| choice.as_ref().ok()).is_some_and(other)
}

/// The back end in use, chosen at the first call for the dialect whose own `runtime` that is; NoDevice where none can
/// be used, Forked in a child of a process that had chosen one.
#[inline]
pub fn get(runtime: &'static Runtime) -> Result<&'static dyn Gpu> {
    let page = PAGE.load(Ordering::Acquire);
    // SAFETY: once published the page stays mapped for good; zeros, which the kernel may have written, are a `None`.
    if !page.is_null()
        // SAFETY: as above.
        && let Some(gpu) = unsafe { (&raw const (*page).gpu).read_volatile() }
    {
        return Ok(gpu);
    }
    get_slowly(runtime)
}

#[cold]
#[inline(never)]
fn get_slowly(runtime: &'static Runtime) -> Result<&'static dyn Gpu> {
    if is_forked() {
        return Err(Kind::Forked.into());
    }
    match choose(runtime) {
        Ok(gpu) => Ok(*gpu),
        Err(reasons) => Err(none(reasons)),
    }
}

fn none(reasons: &str) -> crate::gpu::Error {
    Kind::NoDevice.because(format!("no GPU runtime with a device: {reasons}"))
}

/// The reasons why there is no back end, and what can be done.
fn with_remedy(reasons: String) -> String {
    let host = Vendor::Host.name();
    match config::get().backends.iter().any(|name| name == host) {
        true => reasons,
        false => format!("{reasons} (ANYGPU_BACKEND={host} runs without a GPU)"),
    }
}

/// Tries the back ends without holding a lock: two threads may both try, and the first to finish decides.
fn choose(runtime: &'static Runtime) -> &'static Choice {
    if let Some(choice) = CHOICE.get() {
        return choice;
    }
    let _uncancelled = Uncancelled::new();
    begin();
    crate::log::start();
    entry::quiet_panics();
    let mut reasons = Vec::new();
    let mut choice = None;
    for vendor in order(runtime.vendor, &mut reasons) {
        match vendor.open(runtime) {
            Ok(gpu) => {
                choice = Some(gpu);
                break;
            }
            Err(why) => reasons.push(format!("{}: {why}", vendor.name())),
        }
    }
    let reasons = reasons.join("; ");
    match choice {
        Some(gpu) if reasons.is_empty() => log::info!("back end {}", gpu.name().to_string_lossy()),
        Some(gpu) => log::info!("back end {}; {reasons}", gpu.name().to_string_lossy()),
        None => {}
    }
    let mut is_ours = false;
    let choice = CHOICE.get_or_init(|| {
        is_ours = true;
        choice.ok_or_else(|| with_remedy(reasons))
    });
    if let (true, Err(reasons)) = (is_ours, choice) {
        crate::log::error(format_args!("no back end can be used: {reasons}"));
    }
    if PAGE.load(Ordering::Acquire).is_null() {
        publish(&PAGE, Page { gpu: choice.as_ref().ok().copied() });
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

/// Puts a value on a page that the kernel fills with zeros in a forked child. Where there is no memory for the page,
/// calls find the choice more slowly, and forked children are not refused.
fn publish<T>(place: &AtomicPtr<T>, value: T) {
    const SIZE: usize = 4096;
    const PROTECTION: i32 = libc::PROT_READ | libc::PROT_WRITE;
    // SAFETY: a fresh anonymous page, owned by nobody else until it is published.
    unsafe {
        let memory = libc::mmap(ptr::null_mut(), SIZE, PROTECTION, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS, -1, 0);
        if memory == libc::MAP_FAILED {
            return;
        }
        if libc::madvise(memory, SIZE, libc::MADV_WIPEONFORK) != 0 {
            log::warn!("calls in forked children will not be refused: the kernel has no pages that are wiped on fork");
        }
        let page = memory.cast::<T>();
        page.write(value);
        if place.compare_exchange(ptr::null_mut(), page, Ordering::Release, Ordering::Relaxed).is_err() {
            libc::munmap(memory, SIZE);
        }
    }
}

/// Whether a handle can be one of a vendor's: vendors read what it points to, so a number that can be no pointer would
/// end the program. The host back end's handles have their upper 16 bits set.
fn can_be_pointer(handle: usize) -> bool {
    const FIRST_PAGE: usize = 4096;
    handle >= FIRST_PAGE && handle >> 48 == 0 && handle.is_multiple_of(align_of::<usize>())
}

/// What a back end knows of a device; InvalidDevice for an ordinal out of range.
fn known<T>(devices: &[T], device: i32) -> Result<&T> {
    usize::try_from(device).ok().and_then(|place| devices.get(place)).ok_or_else(|| {
        let last = devices.len() - 1;
        Kind::InvalidDevice.because(format!("there is no device {device}: ordinals go from 0 to {last}"))
    })
}

/// Refuses the host back end's IPC handles, before a vendor sees them.
fn refuse_host_handle(handle: &IpcHandle) -> Result<()> {
    const HOST_MAGIC: &[u8] = b"anygpuH\x01";
    if handle.starts_with(HOST_MAGIC) {
        return Err(Kind::HandleRefused.because("the handle was made by a process that uses the host back end"));
    }
    Ok(())
}
