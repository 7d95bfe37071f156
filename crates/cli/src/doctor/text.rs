// SPDX-License-Identifier: MIT OR Apache-2.0
//! The report as text, for people.

use std::collections::BTreeSet;

use super::causes;
use super::pair::{Try, Works};
use super::report::{Cause, Report};
use crate::printable;

/// Codes of a terminal's colours, or nothing.
struct Colours(bool);

impl Colours {
    fn paint(&self, code: &str, text: &str) -> String {
        if self.0 { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }

    fn works(&self, works: Works) -> String {
        // Padded before it is painted: the codes have no width.
        match works {
            Works::Yes => self.paint("32", "yes"),
            Works::No => self.paint("31", " no"),
            Works::Unsupported => self.paint("2", "  -"),
            Works::Untried => self.paint("2", "  ?"),
        }
    }
}

/// Formats a report.
pub fn text(report: &Report, has_colours: bool) -> String {
    let colours = Colours(has_colours);
    let mut text = format!("anygpu {}, {}\n", report.version, report.library);
    // Words of other processes, and of libraries that these name.
    let vendor = report.vendor_version.as_ref().map_or(String::new(), |version| format!(" ({})", printable(version)));
    let count = report.devices.len();
    text += &match &report.back_end {
        Some(name) if count > 0 => {
            format!("{}{vendor}: {count} device{}\n", printable(name), if count == 1 { "" } else { "s" })
        }
        _ => format!("no device: {}\n", printable(report.reason.as_deref().unwrap_or("no reason is known"))),
    };
    for facts in &report.between {
        text += &format!("process {} ({}), user {}\n", facts.pid, printable(&facts.command), known(facts.user));
    }
    if let Some(why) = &report.not_tried {
        text += &format!("\nNothing was tried: {}\n", printable(why));
    }
    let width = report.tries.iter().map(|one| pair(one).len() + 2).max().unwrap_or_default();
    if !report.tries.is_empty() {
        text += "\nSharing, from the owner's device to the user's\n";
        text += &format!("{:width$}{:17} works      GB/s  latency us  opening us\n", "", "way");
    }
    let mut before = String::new();
    let mut told = BTreeSet::new();
    for one in &report.tries {
        let pair = pair(one);
        let shown = if pair == before { "" } else { &pair };
        let number = |value: Option<f64>| value.map_or(String::new(), |value| format!("{value:.1}"));
        let figures = &one.figures;
        let line = format!(
            "{shown:width$}{:17}   {}{:>10}{:>12}{:>12}",
            one.way.name(),
            colours.works(one.works),
            number(figures.gb_per_s),
            number(figures.latency_us),
            number(figures.opening_us)
        );
        text += &format!("{}\n", line.trim_end());
        // Once for all pairs of devices.
        let why = printable(&causes::line(one));
        if one.works != Works::Yes && told.insert((one.way.name(), why.clone())) {
            text += &format!("{:width$}  {}\n", "", colours.paint("2", &why));
        }
        before = pair;
    }
    let part = |title: &str, code: &str, hinders: Option<bool>| {
        let those: Vec<&Cause> = report.causes.iter().filter(|cause| cause.hinders == hinders).collect();
        let mut part = String::new();
        if !those.is_empty() {
            part += &format!("\n{title}\n");
        }
        for cause in those {
            part += &format!("  {}: {}\n", colours.paint(code, &cause.name), printable(&cause.what));
            if !cause.ways.is_empty() {
                part += &format!("    hinders: {}\n", causes::ways(cause));
            }
            if let Some(remedy) = &cause.remedy {
                part += &format!("    remedy: {}\n", printable(remedy));
            }
        }
        part
    };
    text += &part("Obstacles", "31", Some(true));
    text += &part("Not tried", "33", None);
    text += &part("Found, and no obstacle", "32", Some(false));
    if !report.is_bad() && !report.causes.iter().any(|cause| cause.hinders == Some(true)) {
        let has_untried = report.causes.iter().any(|cause| cause.hinders.is_none());
        text += if has_untried { "\nWhat was tried works.\n" } else { "\nSharing works.\n" };
    }
    text
}

fn known(number: Option<u32>) -> String {
    number.map_or("unknown".into(), |number| number.to_string())
}

/// The devices of a try, and the processes in whose places it was made.
fn pair(one: &Try) -> String {
    if one.owner_like.is_none() && one.user_like.is_none() {
        return format!("{} -> {}", one.owner_device, one.user_device);
    }
    let end = |pid: Option<i32>, device: i32| match pid {
        Some(pid) => format!("{pid}:{device}"),
        None => format!("here:{device}"),
    };
    format!("{} -> {}", end(one.owner_like, one.owner_device), end(one.user_like, one.user_device))
}
