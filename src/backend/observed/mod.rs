// SPDX-License-Identifier: MIT OR Apache-2.0
//! Any back end under `anygpu check` and `anygpu trace`: the same verbs, which also tell the journal what they did.
//!
//! Verbs that matter to the check are in [`told`]; the others pass on. [`knowledge`] is what the verbs do not say.

mod by_verbs;
mod files;
pub mod knowledge;
mod sanitizer;
mod told;
mod verbs;

use std::ffi::CStr;

use by_verbs::ByVerbs;
use knowledge::Knowledge;

use crate::gpu::{Gpu, HostFunction, Stream};
use crate::os::journal;
use crate::os::published::Published;

/// A back end, with a journal.
pub struct Observed {
    gpu: &'static dyn Gpu,
    known: &'static dyn Knowledge,
    /// Several devices, whose null streams may be ordered.
    has_others: bool,
}

static OBSERVED: Published<Observed> = Published::new();

/// Has a function of a graph's launch be the stream's work and tell its times.
///
/// Returns their number; 0 where no journal is kept.
pub fn function_of_node(stream: Stream, function: HostFunction) -> (u64, HostFunction) {
    match OBSERVED.get() {
        Some(own) => told::function_of(own, stream, function),
        None => (0, function),
    }
}

/// The back end for the process: with a journal where one is kept.
///
/// `known` is its own knowledge; else what follows from its verbs. There is none where the process can neither keep a journal
/// nor say so.
pub fn of(gpu: &'static dyn Gpu, known: Option<&'static dyn Knowledge>) -> Result<&'static dyn Gpu, String> {
    if !journal::is_kept() {
        return Ok(gpu);
    }
    journal::start()?;
    Ok(OBSERVED.get_or_make(|| {
        let known = known.unwrap_or_else(|| ByVerbs::of(gpu));
        Observed { gpu, known, has_others: gpu.device_count().is_ok_and(|count| count > 1) }
    }))
}

impl Observed {
    /// The current device.
    fn device(&self) -> i32 {
        self.gpu.current_device().unwrap_or(0)
    }
}

impl Gpu for Observed {
    fn name(&self) -> &'static CStr {
        self.gpu.name()
    }
}
