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

use std::ffi::{OsString, c_int};
use std::fs::{self, DirBuilder, File, Metadata, OpenOptions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ExitCode};
use std::sync::atomic::{AtomicI32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anygpu::os::journal::RANKS;
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
    /// Tells what is still allocated, open or waiting at the end.
    #[arg(long)]
    leaks: bool,
    /// Leaves out what has a function of this name among its callers. May be given again.
    #[arg(long, value_name = "FUNCTION")]
    ignore: Vec<String>,
    /// Has device memory fault when the processor touches it.
    #[arg(long)]
    strict: bool,
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
        let folder = Folder::of_job()?;
        let mut command = Run::on_host(self.program.clone(), self.see_all).command()?;
        command.env("ANYGPU_CHECK", &folder.path);
        // What libraries do that were not built with ThreadSanitizer it would take for races of theirs.
        let settings = std::env::var("TSAN_OPTIONS").unwrap_or_default();
        command.env("TSAN_OPTIONS", format!("ignore_noninstrumented_modules=1:{settings}"));
        if self.strict {
            command.env("ANYGPU_HOST_STRICT", "1");
        }
        let name = self.program[0].display();
        let mut child = command.spawn().map_err(|error| format!("cannot run {name}: {error}"))?;
        pass_signals_to(child.id());
        if self.stop {
            self.stop_at_fault(&mut child, &folder.path);
        }
        let status = child.wait().map_err(|error| format!("cannot wait for {name}: {error}"))?;
        let own = status.code().unwrap_or(128 + status.signal().unwrap_or(0)) as u8;
        if !folder.is_last() {
            return Ok(own.into());
        }
        let processes = journal::read_all(&folder.path)?;
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
        Ok(if report.is_clean() && report.is_whole() { own.into() } else { ExitCode::FAILURE })
    }
}

/// Has signals that end this tool end the program instead, whose report follows. An interrupt from the terminal is the
/// program's anyway.
fn pass_signals_to(child: u32) {
    static CHILD: AtomicI32 = AtomicI32::new(0);
    extern "C" fn pass(signal: c_int) {
        // SAFETY: a system call that handlers may make; the child has not been waited for while this is installed.
        unsafe { libc::kill(CHILD.load(Ordering::Relaxed), signal) };
    }
    CHILD.store(child as i32, Ordering::Relaxed);
    let pass = pass as extern "C" fn(c_int);
    // SAFETY: the handler makes no call but one that handlers may make.
    unsafe {
        libc::signal(libc::SIGINT, libc::SIG_IGN);
        libc::signal(libc::SIGTERM, pass as libc::sighandler_t);
        libc::signal(libc::SIGHUP, pass as libc::sighandler_t);
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

/// The folder of the journals. It goes with the last tool that uses it.
pub(crate) struct Folder {
    pub(crate) path: PathBuf,
    /// The folder itself, with a shared lock.
    lock: File,
}

impl Folder {
    /// A folder for this tool alone.
    pub(crate) fn new() -> Result<Folder> {
        let unique = std::time::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos());
        Folder::of(&format!("{}-{unique}", std::process::id()))
    }

    /// A folder for the tools of all ranks of a job, if this one is a rank's.
    fn of_job() -> Result<Folder> {
        job().map_or_else(Folder::new, |job| Folder::of(&job))
    }

    /// The beginning of the user's folders' names; the number of the tool or of its launcher follows.
    pub(crate) fn prefix(user: u32) -> String {
        format!("anygpu-check-{user}-")
    }

    fn of(name: &str) -> Result<Folder> {
        let parent = std::env::temp_dir();
        let parent = fs::canonicalize(&parent).map_err(|error| format!("{}: {error}", parent.display()))?;
        // SAFETY: a system call without arguments.
        let user = unsafe { libc::geteuid() };
        let path = parent.join(Folder::prefix(user) + name);
        loop {
            let folder = Folder::open(path.clone(), user).map_err(|error| format!("{}: {error}", path.display()))?;
            // The last tool of another run may have removed it meanwhile.
            if folder.is_there() {
                return Ok(folder);
            }
        }
    }

    fn open(path: PathBuf, user: u32) -> io::Result<Folder> {
        match DirBuilder::new().mode(0o700).create(&path) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
            _ => {}
        }
        let lock = OpenOptions::new().read(true).custom_flags(libc::O_DIRECTORY | libc::O_NOFOLLOW).open(&path)?;
        let found = lock.metadata()?;
        if found.uid() != user || found.mode() & 0o077 != 0 {
            return Err(io::Error::other("another user may write here"));
        }
        let folder = Folder { path, lock };
        // What is there where nobody uses it was left by tools that were killed.
        if folder.is_last() && folder.is_there() {
            for entry in fs::read_dir(&folder.path)? {
                fs::remove_file(entry?.path())?;
            }
        }
        folder.lock.lock_shared()?;
        Ok(folder)
    }

    fn is_there(&self) -> bool {
        let inode = |found: io::Result<Metadata>| found.ok().map(|found| (found.dev(), found.ino()));
        inode(fs::symlink_metadata(&self.path)) == inode(self.lock.metadata())
    }

    /// Tells whether no other tool uses it any more.
    fn is_last(&self) -> bool {
        self.lock.try_lock().is_ok()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if self.is_last() {
            _ = fs::remove_dir_all(&self.path);
        }
    }
}

/// The job whose rank this tool was started as: its name, or its launcher on this machine.
fn job() -> Option<String> {
    RANKS.iter().find_map(std::env::var_os)?;
    let name = std::env::var("PMIX_NAMESPACE").unwrap_or_else(|_| std::os::unix::process::parent_id().to_string());
    Some(name.replace(|letter: char| !letter.is_ascii_alphanumeric(), "-"))
}
