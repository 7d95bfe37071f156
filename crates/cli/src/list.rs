// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu list`: what the user's processes share now, seen from outside.

mod names;
mod processes;
mod sharings;

use std::fs;
use std::io::IsTerminal;
use std::os::unix::fs::MetadataExt;
use std::path::PathBuf;
use std::time::Duration;

use anygpu::os::process;
use clap::Args;
use serde::Serialize;

use crate::noted::Folder;
use crate::{Result, print, printable, see_processes};
use sharings::{Named, Sharing, Who};

#[derive(Args)]
pub struct List {
    /// Prints JSON, with --watch a line each time.
    #[arg(long)]
    json: bool,
    /// Lists what is published by names alone: the process, and the type and shape of an array.
    #[arg(long, conflicts_with = "json")]
    names: bool,
    /// Prints again every second, or after other times, until it is interrupted.
    #[arg(long, value_name = "SECONDS", num_args = 0..=1, require_equals = true, default_missing_value = "1")]
    watch: Option<f64>,
}

/// The number of the layout of JSON.
const SCHEMA: u32 = 1;

/// Object that `anygpu list --json` prints.
#[derive(Serialize)]
struct Report {
    schema: u32,
    sharings: Vec<Sharing>,
    /// Folders of `anygpu check` or `anygpu trace` that were killed.
    left_folders: Vec<PathBuf>,
}

impl List {
    pub fn run(&self) -> Result<()> {
        see_processes()?;
        let Some(seconds) = self.watch else {
            print(&self.look()?)?;
            // What was printed lacks them.
            return names::listed().map(drop);
        };
        let pause = Duration::try_from_secs_f64(seconds).map_err(|_| format!("{seconds} is no time in seconds"))?;
        let clear = if std::io::stdout().is_terminal() && !self.json { "\x1b[H\x1b[2J" } else { "" };
        loop {
            print(&format!("{clear}{}", self.look()?))?;
            std::thread::sleep(pause);
        }
    }

    fn look(&self) -> Result<String> {
        let processes = processes::read_all();
        let names = names::all(&processes);
        if self.names {
            return Ok(names::text(&names));
        }
        let report = Report { schema: SCHEMA, sharings: sharings::of(&processes, names), left_folders: left_folders() };
        let json = match (self.json, self.watch) {
            (false, _) => return Ok(text(&report)),
            (true, None) => serde_json::to_string_pretty(&report),
            (true, Some(_)) => serde_json::to_string(&report),
        };
        Ok(json.map_err(|error| error.to_string())? + "\n")
    }
}

/// The folders of journals whose tool does not run any more.
fn left_folders() -> Vec<PathBuf> {
    let is_left = |entry: &fs::DirEntry| {
        let name = entry.file_name();
        let status = entry.metadata().ok().filter(|status| status.is_dir() && process::is_own_user(status.uid()))?;
        let number = name.to_str()?.strip_prefix(&Folder::prefix(status.uid()))?.split('-').next()?.parse().ok()?;
        Some(!process::exists(number))
    };
    let entries = fs::read_dir(std::env::temp_dir()).into_iter().flatten().flatten();
    entries.filter(|entry| is_left(entry) == Some(true)).map(|entry| entry.path()).collect()
}

const HEADINGS: [&str; 8] = ["PROCESS", "COMMAND", "DEVICE", "KIND", "BYTES", "AGE", "OPEN IN", "NAME"];
/// Columns of numbers, which end at one place.
const NUMBERS: [usize; 4] = [0, 2, 4, 5];

fn text(report: &Report) -> String {
    let mut rows = vec![HEADINGS.map(String::from)];
    rows.extend(report.sharings.iter().map(row));
    let widths: [usize; 8] =
        std::array::from_fn(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default());
    let mut text = String::new();
    for row in &rows {
        let cells = row.iter().zip(widths).enumerate().map(|(column, (cell, width))| {
            if NUMBERS.contains(&column) { format!("{cell:>width$}") } else { format!("{cell:width$}") }
        });
        text += cells.collect::<Vec<_>>().join("  ").trim_end();
        text.push('\n');
    }
    for folder in &report.left_folders {
        text += &format!("left by an anygpu check that was killed: {}\n", printable(&folder.to_string_lossy()));
    }
    text
}

fn row(sharing: &Sharing) -> [String; 8] {
    let unknown = || "-".to_owned();
    let kind = match (sharing.is_left, sharing.count) {
        (true, _) => format!("{}, left", sharing.kind),
        (false, 1) => sharing.kind.into(),
        (false, count) => format!("{count} {}", sharing.kind),
    };
    let open_in = sharing.open_in.iter().map(|who| who.process.to_string()).collect::<Vec<_>>().join(",");
    [
        sharing.process.as_ref().map_or_else(unknown, |who| who.process.to_string()),
        sharing.process.as_ref().map_or_else(|| ended(sharing), short),
        sharing.device.map_or_else(unknown, |device| device.to_string()),
        kind,
        sharing.bytes.map_or_else(unknown, |bytes| bytes.to_string()),
        sharing.age.map_or_else(unknown, |age| format!("{age:.0} s")),
        if open_in.is_empty() { unknown() } else { open_in },
        sharing.names.iter().map(named).collect::<Vec<_>>().join("; "),
    ]
}

fn ended(sharing: &Sharing) -> String {
    sharing.was.map_or_else(|| "(ended)".into(), |process| format!("(was process {process})"))
}

/// The beginning of a command.
fn short(who: &Who) -> String {
    const MOST: usize = 32;
    let mut letters = who.command.chars();
    let beginning: String = letters.by_ref().take(MOST).collect();
    if letters.next().is_some() { beginning + "..." } else { beginning }
}

fn named(name: &Named) -> String {
    let array = name.array.as_ref().map_or(String::new(), |array| format!(" {array}"));
    let unknown = name.unknown.as_ref().map_or(String::new(), |why| format!(" ({why})"));
    let steps = if name.has_steps { ", with steps" } else { "" };
    format!("{}{array}{steps}{unknown}", name.name)
}
