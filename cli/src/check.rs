// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu check`: runs a program on the host back end, and finds races and misuse in what its processes did.

pub(crate) mod history;
pub(crate) mod journal;
pub(crate) mod order;
mod page;
pub(crate) mod places;
mod races;
mod report;
pub(crate) mod sources;

use std::ffi::OsString;
use std::fs::{self, DirBuilder};
use std::os::unix::fs::DirBuilderExt;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ExitCode};
use std::thread;
use std::time::{Duration, Instant};

use clap::{Args, ValueHint};

use crate::run::Run;
use crate::{Result, complain};

#[derive(Args)]
pub struct Check {
    /// Writes the report into a file, too, as JSON.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    json: Option<PathBuf>,
    /// Writes the report into a file, too, as a page with a picture of each fault.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    html: Option<PathBuf>,
    /// Stops the program soon after its first fault.
    #[arg(long)]
    stop: bool,
    /// Tells what is still allocated or open at the end.
    #[arg(long)]
    leaks: bool,
    /// Leaves out what has a function of this name among its callers. May be given again.
    #[arg(long, value_name = "FUNCTION")]
    ignore: Vec<String>,
    /// Sees functions that the program looks up by name (dlsym), too.
    #[arg(long)]
    see_all: bool,
    /// Program and its arguments.
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true, value_name = "PROGRAM")]
    #[arg(value_hint = ValueHint::CommandWithArguments)]
    program: Vec<OsString>,
}

impl Check {
    pub fn run(&self) -> ExitCode {
        self.check().unwrap_or_else(|why| complain(&why, ExitCode::FAILURE))
    }

    fn check(&self) -> Result<ExitCode> {
        let folder = Folder::new()?;
        let mut command = Run::on_host(self.program.clone(), self.see_all).command()?;
        command.env("ANYGPU_CHECK", &folder.0);
        let name = self.program[0].display();
        let mut child = command.spawn().map_err(|error| format!("cannot run {name}: {error}"))?;
        // An interrupt from the terminal is the program's; this reports what it did until then.
        // SAFETY: the signal is ignored from now on, which needs no function of ours.
        unsafe { libc::signal(libc::SIGINT, libc::SIG_IGN) };
        if self.stop {
            self.stop_at_fault(&mut child, &folder.0);
        }
        let status = child.wait().map_err(|error| format!("cannot wait for {name}: {error}"))?;
        let processes = journal::read_all(&folder.0)?;
        if processes.is_empty() {
            complain("check: no process called the library", ExitCode::SUCCESS);
        }
        let report = report::Report::new(&processes, &self.ignore, self.leaks);
        report.print();
        let json = serde_json::to_string_pretty(&report).map_err(|error| error.to_string())?;
        for (path, text) in [(&self.json, json + "\n"), (&self.html, page::of(&report))] {
            let Some(path) = path else { continue };
            fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        let own = status.code().unwrap_or(128 + status.signal().unwrap_or(0)) as u8;
        Ok(if report.is_clean() { own.into() } else { ExitCode::FAILURE })
    }
}

impl Check {
    /// Looks at the journals while the program runs, and ends it once they have a fault that stays one.
    fn stop_at_fault(&self, child: &mut Child, folder: &Path) {
        const PAUSE: Duration = Duration::from_millis(300);
        let has_fault = || {
            let processes = journal::read_all(folder).unwrap_or_default();
            !report::Report::new(&processes, &self.ignore, false).is_clean()
        };
        while let Ok(None) = child.try_wait() {
            let began = Instant::now();
            // What a call did may be told a little later than what came after it in another process.
            let is_found = has_fault() && {
                thread::sleep(PAUSE);
                has_fault()
            };
            if is_found {
                // SAFETY: a signal to a child that has not been waited for.
                unsafe { libc::kill(child.id() as i32, libc::SIGTERM) };
                return;
            }
            thread::sleep(PAUSE.max(4 * began.elapsed()));
        }
    }
}

/// The folder of the journals, which goes with this.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Result<Folder> {
        let unique = std::time::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos());
        let parent = std::env::temp_dir();
        let parent = fs::canonicalize(&parent).map_err(|error| format!("{}: {error}", parent.display()))?;
        let path = parent.join(format!("anygpu-check-{}-{unique}", std::process::id()));
        DirBuilder::new()
            .mode(0o700)
            .create(&path)
            .map_err(|error| format!("{}: {error}", Path::new(&path).display()))?;
        Ok(Folder(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}
