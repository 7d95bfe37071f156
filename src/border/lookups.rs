// SPDX-License-Identifier: MIT OR Apache-2.0
//! Names that programs look up here in vain. Each is told once, since clients ask and go on without a word.

use std::ffi::CStr;
use std::sync::Mutex;

use crate::os::lock::lock;

/// The names that are remembered. Those beyond are told each time.
const MOST: usize = 4096;

/// The names told so far.
static TOLD: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Tells that `asker` was asked for a function that this library has not, by this name or of this version.
#[cold]
pub fn in_vain(asker: &str, name: &CStr) {
    if !log::log_enabled!(log::Level::Info) {
        return;
    }
    let name = name.to_string_lossy().into_owned();
    let mut told = lock(&TOLD);
    if told.contains(&name) {
        return;
    }
    if told.len() < MOST {
        told.push(name.clone());
    }
    drop(told);
    log::info!("{asker}: this library has no {name}, which was looked up");
}
