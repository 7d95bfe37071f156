// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu trace`: runs a program, and writes a trace of its processes.
//!
//! The file is in Chrome's format of trace events, which Perfetto reads, too.

mod events;

use std::ffi::OsString;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueHint};

use crate::check::journal;
use crate::noted::{Folder, Noted};
use crate::{Result, complain, tell};

#[derive(Args)]
pub struct Trace {
    /// The file that is written.
    #[arg(long, short, value_name = "FILE", value_hint = ValueHint::FilePath, default_value = "trace.json")]
    output: PathBuf,
    /// The most slices and arrows that are written; the first are.
    #[arg(long, value_name = "EVENTS", default_value_t = 1_000_000)]
    limit: usize,
    /// Sees functions that the program looks up by name (dlsym), too.
    #[arg(long)]
    see_all: bool,
    /// Program and its arguments.
    #[arg(required = true, trailing_var_arg = true, value_name = "PROGRAM")]
    #[arg(value_hint = ValueHint::CommandWithArguments)]
    program: Vec<OsString>,
}

impl Trace {
    pub fn run(&self) -> ExitCode {
        self.trace().unwrap_or_else(|why| complain(&why, ExitCode::FAILURE))
    }

    fn trace(&self) -> Result<ExitCode> {
        let mut noted = Noted::start(Folder::new()?, &self.program, self.see_all, |_| {})?;
        let own = noted.wait()?.status;
        let seen = noted.read()?;
        for one in &seen.unseen {
            tell(&format!("trace: {}", one.words()));
        }
        match self.write(&seen.processes, seen.was_called) {
            // The program's failure is the reason, and has been told.
            Err(why) if own != 0 => Ok(complain(&why, own.into())),
            Err(why) => Err(why),
            Ok(()) if seen.unseen.is_empty() => Ok(own.into()),
            Ok(()) => Ok(ExitCode::FAILURE),
        }
    }

    fn write(&self, processes: &[journal::Process], was_called: bool) -> Result<()> {
        if processes.is_empty() {
            let what = if was_called { "noted what it did" } else { "called the library" };
            return Err(format!("trace: no process {what}, so nothing is written"));
        }
        let (events, all) = events::of(processes, self.limit);
        let failed = |error: std::io::Error| format!("{}: {error}", self.output.display());
        let mut file = BufWriter::new(File::create(&self.output).map_err(failed)?);
        serde_json::to_writer(&mut file, &events).map_err(|error| failed(error.into()))?;
        file.flush().map_err(failed)?;
        say!("anygpu trace: {} of {all} events in {}", events.len(), self.output.display());
        Ok(())
    }
}
