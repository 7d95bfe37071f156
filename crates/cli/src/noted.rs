// SPDX-License-Identifier: MIT OR Apache-2.0
//! Programs whose processes note what they do, for `anygpu check` and `anygpu trace`.

use std::ffi::{OsString, c_int};
use std::fs::{self, DirBuilder, File, Metadata, OpenOptions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Child, Command};
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};

use anygpu::os::config::{CHECKED_BACK_ENDS, RANKS};
use anygpu::os::journal::roll;

use crate::Result;
use crate::check::journal::{self, Process};
use crate::run::Run;
use crate::unseen::{Unseen, Watch};

/// A program that was started, and the folder of its processes' journals.
pub struct Noted {
    pub folder: Folder,
    watch: Watch,
    /// Why the program itself cannot be seen.
    program: Vec<Unseen>,
    child: Child,
    name: OsString,
}

/// The end of the program.
#[derive(Clone, Copy)]
pub struct Ended {
    /// Its status, as shells tell it.
    pub status: u8,
    /// The signal that ended it, as far as its status tells.
    pub signal: Option<i32>,
    /// True where this tool, or who ended it, has asked for that.
    pub was_asked: bool,
}

/// All that is known of a run.
pub struct Seen {
    pub processes: Vec<Process>,
    /// The processes that were not seen, or not to their end.
    pub unseen: Vec<Unseen>,
    /// True where a process called the library.
    pub was_called: bool,
}

impl Noted {
    /// Starts a program in an environment that may be changed last.
    pub fn start(
        folder: Folder,
        program: &[OsString],
        see_all: bool,
        change: impl FnOnce(&mut Command),
    ) -> Result<Noted> {
        let name = program[0].clone();
        let run = Run::observed(program.to_vec(), see_all);
        let list = folder.path.join(CHECKED_BACK_ENDS);
        fs::write(&list, run.back_ends()).map_err(|error| format!("{}: {error}", list.display()))?;
        let mut command = run.command()?;
        let watch = Watch::open(&folder.path).map_err(|error| {
            format!("{}: no room for notes of {} bytes: {error}", folder.path.display(), roll::SIZE)
        })?;
        command.env("ANYGPU_CHECK", &folder.path);
        change(&mut command);
        let child = command.spawn().map_err(|error| format!("cannot run {}: {error}", name.display()))?;
        pass_signals_to(child.id());
        let program = run.why_unseen().into_iter().map(|(file, why)| Unseen::program(file, why)).collect();
        Ok(Noted { folder, watch, program, child, name })
    }

    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Asks the program to end.
    pub fn end(&self) {
        WAS_ASKED.store(true, Ordering::Relaxed);
        // SAFETY: a signal to a child that has not been waited for.
        unsafe { libc::kill(self.child.id() as i32, libc::SIGTERM) };
    }

    /// Waits until the program ends.
    pub fn wait(&mut self) -> Result<Ended> {
        let status = self.child.wait();
        let status = status.map_err(|error| format!("cannot wait for {}: {error}", self.name.display()))?;
        // The child's number may be another process's from now on.
        on_end(libc::SIG_IGN);
        self.watch.collect();
        let code = status.code().unwrap_or(SIGNALLED + status.signal().unwrap_or(0));
        // A shell or a launcher tells of its child's end so.
        let signal = Some(code - SIGNALLED).filter(|signal| (1..=libc::SIGSYS).contains(signal));
        Ok(Ended { status: code as u8, signal, was_asked: WAS_ASKED.load(Ordering::Relaxed) })
    }

    /// Reads what the processes have told.
    pub fn read(&mut self) -> Result<Seen> {
        let processes = journal::read_all(&self.folder.path)?;
        let journals = processes.iter().map(|process| (process.id, process.began)).collect();
        let mut unseen = std::mem::take(&mut self.program);
        unseen.extend(self.watch.unseen(&journals));
        let was_called = self.watch.was_called() || !processes.is_empty();
        Ok(Seen { processes, unseen, was_called })
    }
}

/// Number that shells add to that of a signal which has ended a program.
const SIGNALLED: i32 = 128;

/// Set once the program was asked to end. Relaxed: nothing else goes with it.
static WAS_ASKED: AtomicBool = AtomicBool::new(false);

impl Ended {
    /// The signal's name, where one that nobody asked for has ended the program.
    pub fn by(self) -> Option<String> {
        const NAMES: [&str; 31] = [
            "SIGHUP",
            "SIGINT",
            "SIGQUIT",
            "SIGILL",
            "SIGTRAP",
            "SIGABRT",
            "SIGBUS",
            "SIGFPE",
            "SIGKILL",
            "SIGUSR1",
            "SIGSEGV",
            "SIGUSR2",
            "SIGPIPE",
            "SIGALRM",
            "SIGTERM",
            "SIGSTKFLT",
            "SIGCHLD",
            "SIGCONT",
            "SIGSTOP",
            "SIGTSTP",
            "SIGTTIN",
            "SIGTTOU",
            "SIGURG",
            "SIGXCPU",
            "SIGXFSZ",
            "SIGVTALRM",
            "SIGPROF",
            "SIGWINCH",
            "SIGIO",
            "SIGPWR",
            "SIGSYS",
        ];
        let signal = self.signal.filter(|_| !self.was_asked)?;
        NAMES.get(signal as usize - 1).map(ToString::to_string)
    }
}

/// Has signals that end this tool end the program instead, whose report follows. An interrupt from the terminal is the
/// program's anyway.
fn pass_signals_to(child: u32) {
    static CHILD: AtomicI32 = AtomicI32::new(0);
    extern "C" fn pass(signal: c_int) {
        WAS_ASKED.store(true, Ordering::Relaxed);
        // SAFETY: a system call that handlers may make; the child has not been waited for long.
        unsafe { libc::kill(CHILD.load(Ordering::Relaxed), signal) };
    }
    CHILD.store(child as i32, Ordering::Relaxed);
    on_end(pass as extern "C" fn(c_int) as libc::sighandler_t);
}

/// Sets what is done on signals that would end this tool.
fn on_end(handler: libc::sighandler_t) {
    // SAFETY: the handler, if it is one, makes no call but one that handlers may make.
    unsafe {
        libc::signal(libc::SIGINT, libc::SIG_IGN);
        libc::signal(libc::SIGTERM, handler);
        libc::signal(libc::SIGHUP, handler);
    }
}

/// The folder of the journals. It goes with the last tool that uses it.
pub struct Folder {
    pub path: PathBuf,
    /// The folder itself, with a shared lock.
    lock: File,
}

impl Folder {
    /// A folder for this tool alone.
    pub fn new() -> Result<Folder> {
        let unique = std::time::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos());
        Folder::of(&format!("{}-{unique}", std::process::id()))
    }

    /// A folder for the tools of all ranks of a job, if this one is a rank's.
    pub fn of_job() -> Result<Folder> {
        job().map_or_else(Folder::new, |job| Folder::of(&job))
    }

    /// The beginning of the user's folders' names; the number of the tool or of its launcher follows.
    pub fn prefix(user: u32) -> String {
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
    pub fn is_last(&self) -> bool {
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
