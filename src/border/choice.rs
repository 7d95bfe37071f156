// SPDX-License-Identifier: MIT OR Apache-2.0
//! The back ends, and the one in use: the only file that names them.

use std::ffi::CString;
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicPtr, Ordering};

use super::reason;
use super::runtime::{Runtime, Unserved};
use crate::backend::observed::knowledge::Knowledge;
use crate::backend::{amd, ascend, host, intel, nvidia, observed};
use crate::gpu::{Code, Error, Gpu, Kind, Result, Source};
use crate::os::panic::quiet_panics;
use crate::os::published::Published;
use crate::os::thread::Uncancelled;
use crate::os::vendor::Vendor;
use crate::os::{brought, config, journal, logger, process};

/// A back end.
struct BackEnd {
    vendor: Vendor,
    /// Opens it for a process whose first call is of the dialect of the vendor given.
    open: fn(Vendor) -> std::result::Result<Opened, String>,
    /// True if it also serves its own vendor's dialect, where the vendor's library does not.
    ///
    /// That is for a function that the library lacks, or a caller of another ABI version.
    completes_its_vendor: bool,
}

/// An open back end, and its own knowledge for the observer, where it has some.
type Opened = (&'static dyn Gpu, Option<&'static dyn Knowledge>);

const BACK_ENDS: [BackEnd; 5] = [
    BackEnd { vendor: Vendor::Amd, open: |_| Ok((amd::open()?, None)), completes_its_vendor: true },
    BackEnd { vendor: Vendor::Ascend, open: |_| Ok((ascend::open()?, None)), completes_its_vendor: true },
    BackEnd { vendor: Vendor::Intel, open: |dialect| Ok((intel::open(dialect)?, None)), completes_its_vendor: false },
    BackEnd { vendor: Vendor::Nvidia, open: |_| Ok((nvidia::open()?, None)), completes_its_vendor: false },
    BackEnd { vendor: Vendor::Host, open: open_host, completes_its_vendor: true },
];

fn open_host(vendor: Vendor) -> std::result::Result<Opened, String> {
    let host = host::open_for(vendor)?;
    Ok((host, Some(host)))
}

fn open(vendor: Vendor, runtime: &'static Runtime) -> std::result::Result<&'static dyn Gpu, String> {
    let Some(back_end) = BACK_ENDS.iter().find(|back_end| back_end.vendor == vendor) else {
        return Err("there is no such back end".into());
    };
    // The dialect's own library may be absent where its vendor's driver is present.
    // Observed, its own dialect passes the hub.
    let is_observed = journal::is_kept() && runtime.is_native();
    let is_its_own = || runtime.early().is_some();
    if !back_end.completes_its_vendor && !is_observed && vendor == runtime.vendor && is_its_own() {
        return Err(match runtime.refusal() {
            Some(why) => why.into(),
            None => "its own library answers, and has no function of this name".into(),
        });
    }
    let (gpu, known) = (back_end.open)(runtime.vendor)?;
    observed::of(gpu, known)
}

/// The back end in use, chosen for good.
static CHOICE: Published<&'static dyn Gpu> = Published::new();

/// Set once the log has that there is no back end. Relaxed: nothing else goes with it.
static SAID: AtomicBool = AtomicBool::new(false);

/// The page that every call reads; NULL until a back end is selected.
///
/// The kernel fills it with zeros in a forked child. Published once, with Release.
static PAGE: AtomicPtr<BackEndPage> = AtomicPtr::new(ptr::null_mut());

#[repr(C)]
struct BackEndPage {
    gpu: Option<&'static dyn Gpu>,
}

/// Returns the back end in use, if one is selected.
pub(super) fn chosen() -> Option<&'static dyn Gpu> {
    CHOICE.get().copied()
}

/// Returns the back end in use, selected at the first call for the dialect of `runtime`.
///
/// NoDevice where none can be used, Forked in a child of a process that had selected one.
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

/// Returns the back end for questions about its devices alone.
///
/// The host back end, if it is first in the list, is not selected by them: a child forked later may use it.
pub fn get_to_ask(runtime: &'static Runtime) -> Result<&'static dyn Gpu> {
    let first = config::get().order(runtime.vendor, &mut Vec::new()).first().copied();
    if CHOICE.get().is_some() || process::is_forked() || first != Some(Vendor::Host) {
        return get(runtime);
    }
    logger::start();
    journal::appear();
    let host = host::ask_for(runtime.vendor).map_err(|why| none(&format!("host: {why}")))?;
    Ok(host)
}

#[cold]
#[inline(never)]
fn get_slowly(runtime: &'static Runtime) -> Result<&'static dyn Gpu> {
    if process::is_forked() {
        return Err(Kind::Forked.into());
    }
    choose(runtime).map_err(none)
}

/// Compiles a source on the back end in use. The host back end, where it is named, needs no device for that.
pub fn compile(runtime: &'static Runtime, source: &Source, options: &[CString], log: &mut Vec<u8>) -> Result<Code> {
    match get(runtime) {
        Ok(gpu) => gpu.compile(source, options, log),
        Err(why) => match why.kind() == Kind::NoDevice
            && config::get().backends.iter().any(|name| name == Vendor::Host.name())
        {
            true => host::compile(source, options, log),
            false => Err(why),
        },
    }
}

fn none(reasons: &str) -> Error {
    Kind::NoDevice.because(with_remedy("no GPU runtime with a device", reasons))
}

/// Says that there is no back end, what can be done, and the reasons, which may be long.
fn with_remedy(what: &str, reasons: &str) -> String {
    let host = Vendor::Host.name();
    match config::get().backends.iter().any(|name| name == host) {
        true => format!("{what}: {reasons}"),
        false => format!("{what} (ANYGPU_BACKEND={host} runs without a GPU): {reasons}"),
    }
}

/// Tries the back ends without holding a lock: two threads may both try, and the first to finish decides. Without one for the
/// dialect they are tried anew once the program has brought further libraries.
fn choose(runtime: &'static Runtime) -> std::result::Result<&'static dyn Gpu, &'static str> {
    if let Some(gpu) = chosen() {
        return Ok(gpu);
    }
    let (before, brought) = (runtime.state.unserved.get(), brought::by_program());
    if let Some(unserved) = before.filter(|unserved| unserved.brought == brought) {
        return Err(&unserved.reasons);
    }
    let _uncancelled = Uncancelled::new();
    process::begin();
    logger::start();
    journal::appear();
    quiet_panics();
    let mut reasons = Vec::new();
    let mut choice = None;
    for vendor in config::get().order(runtime.vendor, &mut reasons) {
        match open(vendor, runtime) {
            Ok(gpu) => {
                choice = Some(gpu);
                break;
            }
            Err(why) => reasons.push(format!("{}: {why}", vendor.name())),
        }
    }
    let reasons = reasons.join("; ");
    let Some(gpu) = choice else {
        let new = Unserved { reasons, brought };
        let unserved = match before {
            None => runtime.state.unserved.publish(new),
            Some(old) => runtime.state.unserved.replace(old, new),
        };
        if !SAID.swap(true, Ordering::Relaxed) {
            let mut words = with_remedy("no back end can be used", &unserved.reasons);
            // It may have been meant for the setting that names one.
            for name in config::unknown() {
                words += &format!("; {name} is no setting of anygpu's");
            }
            // One of a job's ranks is enough, and nobody needs it twice.
            match config::is_later_rank() || reason::is_told() {
                true => log::warn!("{words}"),
                false => logger::error(format_args!("{words}")),
            }
        }
        return Err(&unserved.reasons);
    };
    match reasons.as_str() {
        "" => log::info!("back end {}", gpu.name().to_string_lossy()),
        _ => log::info!("back end {}; {reasons}", gpu.name().to_string_lossy()),
    }
    let gpu = *CHOICE.publish(gpu);
    // Without the page calls find it more slowly.
    if PAGE.load(Ordering::Acquire).is_null() {
        _ = process::publish(&PAGE, BackEndPage { gpu: Some(gpu) });
    }
    Ok(gpu)
}
