// SPDX-License-Identifier: MIT OR Apache-2.0
//! The user's processes, and which of the library's memory files each has: by /proc, which they do not notice.

use std::collections::HashSet;
use std::fs::{self, File};
use std::io::Read;
use std::ops::Range;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use anygpu::os::process;

use crate::printable;

/// The content of a memory file, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Device,
    Pool,
    Events,
    Physical,
    Timeline,
    Steps,
    Notify,
    Register,
    /// No file, but what a process says of memory that it has found by a name.
    Opened,
}

impl Kind {
    /// The kind of the file that a name in /proc stands for, and what its name says besides.
    fn of(name: &str) -> Option<(Kind, &str)> {
        let name = name.strip_prefix("/memfd:anygpu-")?;
        let name = name.strip_suffix(" (deleted)").unwrap_or(name);
        let (kind, note) = name.split_once('-').unwrap_or((name, ""));
        let kind = match kind {
            "device" => Kind::Device,
            "pool" => Kind::Pool,
            "events" => Kind::Events,
            "physical" => Kind::Physical,
            "timeline" => Kind::Timeline,
            "steps" => Kind::Steps,
            "notify" => Kind::Notify,
            "register" => Kind::Register,
            "opened" => Kind::Opened,
            _ => return None,
        };
        Some((kind, note))
    }
}

/// A part of a memory file at addresses of a process.
#[derive(Debug, PartialEq, Eq)]
pub struct Mapped {
    pub kind: Kind,
    pub inode: u64,
    pub addresses: Range<u64>,
    /// Bytes of the file before it.
    pub offset: u64,
    pub is_writable: bool,
    /// The process that made the file; of [`Kind::Opened`] the address of the memory, and its name.
    pub note: String,
}

impl Mapped {
    /// Its bytes in the file.
    pub fn bytes(&self) -> Range<u64> {
        self.offset..self.offset + (self.addresses.end - self.addresses.start)
    }

    fn read(line: &str) -> Option<Mapped> {
        let mut rest = line;
        let mut field = || {
            let (field, after) = rest.trim_start().split_once(' ')?;
            rest = after;
            Some(field)
        };
        let (start, end) = field()?.split_once('-')?;
        let (rights, offset, _device, inode) = (field()?, field()?, field()?, field()?);
        let number = |digits| u64::from_str_radix(digits, 16).ok();
        let addresses = number(start)?..number(end)?;
        let (kind, note) = Kind::of(rest.trim_start())?;
        let (offset, inode) = (number(offset)?, inode.parse().ok()?);
        Some(Mapped { kind, inode, addresses, offset, is_writable: rights.starts_with("rw"), note: note.to_owned() })
    }

    /// The number of the process that made the file, where it says that.
    pub fn maker(&self) -> Option<i32> {
        self.note.parse().ok()
    }

    /// The name of memory, and its address.
    pub fn opened(&self) -> Option<(u64, &str)> {
        let (address, name) = self.note.split_once('-').filter(|_| self.kind == Kind::Opened)?;
        Some((u64::from_str_radix(address, 16).ok()?, name))
    }
}

/// A descriptor of a memory file.
pub struct Descriptor {
    pub kind: Kind,
    pub inode: u64,
    path: PathBuf,
    /// Seconds since the epoch when it was made.
    pub made: i64,
}

impl Descriptor {
    /// Opens the file to be read; `None` where the process has ended or closed it.
    pub fn open(&self) -> Option<File> {
        let file = File::options().read(true).custom_flags(libc::O_NONBLOCK | libc::O_NOCTTY).open(&self.path).ok()?;
        file.metadata().is_ok_and(|status| status.ino() == self.inode).then_some(file)
    }
}

/// A process that has memory files or sockets, as far as it may be looked into.
pub struct Process {
    pub id: i32,
    /// Its command line, printable.
    pub command: String,
    pub started: u64,
    pub is_stopped: bool,
    pub maps: Vec<Mapped>,
    pub files: Vec<Descriptor>,
    /// The inodes of its sockets.
    pub sockets: HashSet<u64>,
}

/// Reads all processes of the user, in the order in which they started. Those that end meanwhile are left out.
pub fn read_all() -> Vec<Process> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    let ids = entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let is_own = |id: &i32| process::user_of(*id).is_some_and(process::is_own_user);
    let mut processes: Vec<Process> = ids.filter(is_own).filter_map(read).collect();
    processes.sort_by_key(|process| (process.started, process.id));
    processes
}

fn read(id: i32) -> Option<Process> {
    let folder = Path::new("/proc").join(id.to_string());
    let maps = fs::read(folder.join("maps")).ok()?;
    let maps = String::from_utf8_lossy(&maps).lines().filter_map(Mapped::read).collect();
    let (mut files, mut sockets) = (Vec::new(), HashSet::new());
    for entry in fs::read_dir(folder.join("fd")).ok()?.flatten() {
        let Ok(name) = fs::read_link(entry.path()) else { continue };
        let name = name.to_string_lossy();
        if let Some(inode) = name.strip_prefix("socket:[").and_then(|rest| rest.strip_suffix(']')?.parse().ok()) {
            sockets.insert(inode);
        } else if let Some((kind, _)) = Kind::of(&name)
            && let Ok(status) = fs::metadata(entry.path())
        {
            files.push(Descriptor { kind, inode: status.ino(), path: entry.path(), made: status.ctime() });
        }
    }
    let started = process::started(id).ok()?;
    Some(Process { id, command: command(&folder), started, is_stopped: is_stopped(&folder), maps, files, sockets })
}

/// The most bytes of a command line that are read.
const LONGEST: u64 = 4096;

fn command(folder: &Path) -> String {
    let read = |name| {
        let mut bytes = Vec::new();
        File::open(folder.join(name)).and_then(|file| file.take(LONGEST).read_to_end(&mut bytes)).ok()?;
        let words = String::from_utf8_lossy(&bytes).replace('\0', " ").trim_end().to_owned();
        (!words.is_empty()).then_some(words)
    };
    printable(&read("cmdline").or_else(|| read("comm")).unwrap_or_default())
}

fn is_stopped(folder: &Path) -> bool {
    let stat = fs::read_to_string(folder.join("stat")).unwrap_or_default();
    stat.rsplit_once(") ").is_some_and(|(_, rest)| rest.starts_with(['T', 't']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_memory_files_are_read_and_others_are_not() {
        let line = "7f0000001000-7f0000003000 rw-s 00002000 00:01 4711                 /memfd:anygpu-device (deleted)";
        let read = Mapped::read(line).expect("a memory file");
        assert_eq!((read.kind, read.inode, read.bytes(), read.is_writable), (Kind::Device, 4711, 0x2000..0x4000, true));
        for other in ["", "7f00-7f01 rw-p 00000000 00:00 0", "x-y rw-s 0 00:01 1 /memfd:anygpu-device (deleted)"] {
            assert_eq!(Mapped::read(other), None);
        }
        for other in
            ["/memfd:anygpu-test", "/memfd:other-device", "/tmp/memfd:anygpu-device", "/memfd:anygpu-device\\033"]
        {
            assert_eq!(Kind::of(other), None, "{other}");
        }
        let read = |name: &str| Mapped::read(&line.replace("anygpu-device", name)).expect("a memory file");
        assert_eq!((read("anygpu-device").maker(), read("anygpu-device-4711").maker()), (None, Some(4711)));
        assert_eq!(read("anygpu-opened-7f00-heat-2/u").opened(), Some((0x7f00, "heat-2/u")));
        for other in ["anygpu-opened", "anygpu-opened-x-y", "anygpu-device-7f00-y"] {
            assert_eq!(read(other).opened(), None, "{other}");
        }
    }
}
