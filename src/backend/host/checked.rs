// SPDX-License-Identifier: MIT OR Apache-2.0
//! The host back end under `anygpu check`: the same verbs, which also tell the journal what they did.
//!
//! Verbs that matter to the check are in [`told`]; the others pass on.

mod sanitizer;
mod told;
mod verbs;

use std::ffi::CStr;

use super::state::Host;
use crate::gpu::Gpu;
use crate::os::journal;

/// The host back end, with a journal.
pub struct Checked(&'static Host);

/// The back end for the process: with a journal where one is kept.
///
/// There is none where the process can neither keep it nor say so.
pub fn of(host: &'static Host) -> Result<&'static dyn Gpu, String> {
    static CHECKED: std::sync::OnceLock<Checked> = std::sync::OnceLock::new();
    if !journal::is_kept() {
        return Ok(host);
    }
    journal::start()?;
    Ok(CHECKED.get_or_init(|| Checked(host)))
}

impl Gpu for Checked {
    fn name(&self) -> &'static CStr {
        self.0.name()
    }
}
