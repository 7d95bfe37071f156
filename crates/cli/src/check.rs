// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu check`: runs a program, and finds races and misuse in what its processes did.

pub(crate) mod history;
pub(crate) mod journal;
pub(crate) mod order;
mod page;
pub(crate) mod places;
mod races;
#[cfg(test)]
mod random;
mod report;
mod sarif;
pub(crate) mod sources;
mod suppressions;

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use clap::{Args, ValueHint};

use suppressions::Suppressions;

use crate::noted::{Folder, Noted};
use crate::{Result, complain, tell};

#[derive(Args)]
pub struct Check {
    /// Writes the report into a file, too, as JSON.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    json: Option<PathBuf>,
    /// Writes the report into a file, too, as a page with a picture of each fault.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    html: Option<PathBuf>,
    /// Writes the report into a file, too, as SARIF 2.1.0, which code hosts show beside the lines.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    sarif: Option<PathBuf>,
    /// Stops the program soon after its first fault.
    #[arg(long)]
    stop: bool,
    /// Reports what is still allocated, open or waiting at the end, as faults.
    #[arg(long)]
    leaks: bool,
    /// Leaves out what has a function of this name among its callers. May be given again.
    #[arg(long, value_name = "FUNCTION")]
    ignore: Vec<String>,
    /// Leaves out the faults that a file names, a line each: KIND:PATTERN, as race:solve_* or *:halo.f90.
    ///
    /// The pattern is a function's or a source file's among the callers, or of what they called; `*` is any text.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    suppressions: Option<PathBuf>,
    /// Has device memory fault when the processor touches it.
    #[arg(long)]
    strict: bool,
    /// Sees functions that the program looks up by name (dlsym), too.
    #[arg(long)]
    see_all: bool,
    /// Program and its arguments.
    #[arg(required = true, trailing_var_arg = true, value_name = "PROGRAM")]
    #[arg(value_hint = ValueHint::CommandWithArguments)]
    program: Vec<OsString>,
}

impl Check {
    pub fn run(&self) -> ExitCode {
        self.check().unwrap_or_else(|why| complain(&why, ExitCode::FAILURE))
    }

    fn check(&self) -> Result<ExitCode> {
        let suppressions = self.suppressions.as_deref().map_or(Ok(Suppressions::default()), Suppressions::read)?;
        // Told before the program runs, not after.
        for path in [&self.json, &self.html, &self.sarif].into_iter().flatten() {
            fs::write(path, "").map_err(|error| format!("{}: {error}", path.display()))?;
        }
        let mut noted = Noted::start(Folder::of_job()?, &self.program, self.see_all, |command| {
            // What libraries do that were not built with ThreadSanitizer it would take for races of theirs.
            let settings = std::env::var("TSAN_OPTIONS").unwrap_or_default();
            command.env("TSAN_OPTIONS", format!("ignore_noninstrumented_modules=1:{settings}"));
            if self.strict {
                command.env("ANYGPU_HOST_STRICT", "1");
            }
        })?;
        if self.stop {
            self.stop_at_fault(&mut noted, &suppressions);
        }
        let ended = noted.wait()?;
        if !noted.folder.is_last() {
            return Ok(ended.status.into());
        }
        let seen = noted.read()?;
        if seen.processes.is_empty() && seen.unseen.is_empty() {
            let what = if seen.was_called { "used a device" } else { "called the library" };
            tell(&format!("check: no process {what}"));
        }
        let mut report = report::Report::new(&seen.processes, &self.ignore, self.leaks);
        report.end(seen.unseen, ended);
        report.suppress(|fault| suppressions.has(fault));
        report.print();
        let folder = std::env::current_dir().unwrap_or_default();
        let sarif = sarif::of(&report, &self.program, &folder);
        for (path, text) in [
            (&self.json, in_json(&report)?),
            (&self.html, page::of(&report, &self.program)),
            (&self.sarif, in_json(&sarif)?),
        ] {
            let Some(path) = path else { continue };
            fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        Ok(if report.is_clean() && report.is_whole() { ended.status.into() } else { ExitCode::FAILURE })
    }

    /// Looks at the journals while the program runs, and ends it once they have a fault that stays one.
    fn stop_at_fault(&self, noted: &mut Noted, suppressions: &Suppressions) {
        const PAUSE: Duration = Duration::from_millis(300);
        let folder = noted.folder.path.clone();
        let has_fault = || {
            let processes = journal::read_all(&folder).unwrap_or_default();
            let mut report = report::Report::new(&processes, &self.ignore, false);
            report.suppress(|fault| suppressions.has(fault));
            !report.is_clean()
        };
        while noted.child.is_running() {
            let began = Instant::now();
            // What a call did may be told a little later than what came after it in another process.
            let is_found = has_fault() && {
                thread::sleep(PAUSE);
                has_fault()
            };
            if is_found {
                return noted.child.end();
            }
            thread::sleep(PAUSE.max(4 * began.elapsed()));
        }
    }
}

fn in_json(report: &impl serde::Serialize) -> Result<String> {
    serde_json::to_string_pretty(report).map(|text| text + "\n").map_err(|error| error.to_string())
}
