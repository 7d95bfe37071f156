// SPDX-License-Identifier: MIT OR Apache-2.0
//! Programs whose processes note what they do, for `anygpu check` and `anygpu trace`.

use std::ffi::OsString;
use std::fs::{self, DirBuilder, File, Metadata, OpenOptions};
use std::io;
use std::mem::ManuallyDrop;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::path::PathBuf;
use std::process::Command;

use anygpu::os::config::{CHECKED_BACK_ENDS, RANKS};
use anygpu::os::journal::roll;

use crate::Result;
use crate::check::journal::{self, Process};
use crate::child::{Child, Ended};
use crate::run::Run;
use crate::unseen::{Unseen, Watch};

/// A program that was started, and the folder of its processes' journals.
pub struct Noted {
    pub folder: Folder,
    watch: Watch,
    /// Why the program itself cannot be seen.
    program: Vec<Unseen>,
    pub child: Child,
    name: OsString,
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
        let child = Child::start(&mut command).map_err(|error| format!("cannot run {}: {error}", name.display()))?;
        let program = run.why_unseen().into_iter().map(|(file, why)| Unseen::program(file, why)).collect();
        Ok(Noted { folder, watch, program, child, name })
    }

    /// Waits until the program ends. A signal that ends the tool from then on leaves no folder.
    pub fn wait(&mut self) -> Result<Ended> {
        let folder = self.folder.again().ok().map(ManuallyDrop::new);
        let ended = self.child.wait(move || drop(folder.map(ManuallyDrop::into_inner)));
        let ended = ended.map_err(|error| format!("cannot wait for {}: {error}", self.name.display()))?;
        self.watch.collect();
        Ok(ended)
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

    /// The folder once more, for this tool.
    fn again(&self) -> io::Result<Folder> {
        Ok(Folder { path: self.path.clone(), lock: self.lock.try_clone()? })
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
