// SPDX-License-Identifier: MIT OR Apache-2.0
//! The report: what was tried, and what hinders it.

use serde::Serialize;

use super::dialogue::Way;
use super::pair::{Try, Works};
use super::place::Facts;

/// The name of the cause that names cannot be published.
pub const NAMES: &str = "names";

/// Something that hinders sharing, or might be thought to.
#[derive(Clone, Debug, Serialize)]
pub struct Cause {
    pub name: String,
    /// Null if that could not be tried.
    pub hinders: Option<bool>,
    pub what: String,
    pub remedy: Option<String>,
    /// The ways that it hinders.
    pub ways: Vec<Way>,
}

impl Cause {
    pub fn hinders(name: &str, what: String, remedy: &str, ways: &[Way]) -> Cause {
        let ways: Vec<Way> = Way::ALL.into_iter().filter(|way| ways.contains(way)).collect();
        Cause { name: name.into(), hinders: Some(true), what, remedy: Some(remedy.into()), ways }
    }

    pub fn harmless(name: &str, what: String) -> Cause {
        Cause { name: name.into(), hinders: Some(false), what, remedy: None, ways: Vec::new() }
    }
}

/// Object that `anygpu doctor --json` prints.
#[derive(Serialize)]
pub struct Report {
    pub schema: u32,
    /// The library's version.
    pub version: String,
    /// The library's path.
    pub library: String,
    /// The back end that HIP programs use with the tool's settings, null if there is none. Of two processes, the first
    /// one's.
    pub back_end: Option<String>,
    /// The vendor's API and its version, null if the library does not tell.
    pub vendor_version: Option<String>,
    /// The reason if there is no back end, null otherwise.
    pub reason: Option<String>,
    /// The devices' names.
    pub devices: Vec<String>,
    /// `peers[i][j]`: device `i` can access device `j`'s memory.
    pub peers: Vec<Vec<bool>>,
    /// The facts about the tool's own process.
    pub own: Facts,
    /// The facts about the processes that `--between` names.
    pub between: Vec<Facts>,
    /// The reason why nothing was tried between them, null if it was.
    pub not_tried: Option<String>,
    pub tries: Vec<Try>,
    pub causes: Vec<Cause>,
}

impl Report {
    /// True if sharing is hindered.
    pub fn is_bad(&self) -> bool {
        let are_names_hindered = self.causes.iter().any(|cause| cause.name == NAMES);
        self.tries.iter().any(|one| one.works == Works::No) || self.tries.is_empty() || are_names_hindered
    }
}
