// SPDX-License-Identifier: MIT OR Apache-2.0
//! Files that have no number of their own, as a driver's descriptors of memory, known again in all processes.
//!
//! Whoever exports one notes its process and descriptor in the run's folder. Whoever imports one has the system compare the two.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::os::fd::RawFd;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::process;

use crate::os::{descriptor, journal, memory_file};

/// The notes in the run's folder.
const FILE: &str = "files";

/// The number of a file of a kind that has one for each object.
///
/// Device files of a driver, though their folder may be in memory, and files without names, have one for all.
pub fn number(descriptor: RawFd) -> Option<u64> {
    const DMA_BUFFERS: libc::__fsword_t = 0x444d_4142;
    let kinds = [DMA_BUFFERS, libc::TMPFS_MAGIC, libc::HUGETLBFS_MAGIC];
    let known = memory_file::file_system(descriptor).is_some_and(|kind| kinds.contains(&kind))
        && !descriptor::is_device(descriptor);
    if known { descriptor::inode(descriptor).ok() } else { None }
}

/// A number that no file of this process has had.
pub fn next_number() -> u64 {
    u64::from(process::id()) << 32 | journal::next_number() & 0xffff_ffff
}

/// Notes a file that this process exports, of a number. Returns that, or 0 where it cannot be noted.
pub fn export(folder: &Path, descriptor: RawFd, number: u64) -> u64 {
    let own = process::id();
    let note = format!("{own} {descriptor} {number}\n");
    let file = OpenOptions::new().append(true).create(true).mode(0o600).open(folder.join(FILE));
    // A line is written at once, among those of other processes.
    let noted = file.and_then(|mut file| file.write_all(note.as_bytes()));
    if noted.is_ok() { number } else { 0 }
}

/// Returns the number of a file that a process has exported and still has open; 0 where there is none.
pub fn find(folder: &Path, descriptor: RawFd) -> u64 {
    let notes = fs::read_to_string(folder.join(FILE)).unwrap_or_default();
    let mut seen = Vec::new();
    // The latest of a descriptor counts: it may have been another file's.
    for line in notes.lines().rev() {
        let mut words = line.split(' ').filter_map(|word| word.parse::<u64>().ok());
        let (Some(process), Some(other), Some(number)) = (words.next(), words.next(), words.next()) else { continue };
        if seen.contains(&(process, other)) {
            continue;
        }
        seen.push((process, other));
        if is_same_file(descriptor, process, other) {
            return number;
        }
    }
    0
}

/// Tells whether a descriptor of this process is the same open file as one of another.
fn is_same_file(own: RawFd, process: u64, other: u64) -> bool {
    const FILE_OF_BOTH: libc::c_int = 0;
    // SAFETY: a system call on numbers alone.
    let compared = unsafe { libc::syscall(libc::SYS_kcmp, process::id(), process, FILE_OF_BOTH, own, other) };
    compared == 0
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use std::os::fd::AsRawFd;

    use super::*;

    /// Even in a folder that is in memory, as `/dev` is.
    #[test]
    fn memory_has_a_number_and_a_device_has_none() {
        let null = fs::File::open("/dev/null").expect("it is there");
        assert_eq!(number(null.as_raw_fd()), None);
        let made: Vec<_> =
            // SAFETY: a name that ends with a zero.
            (0..2).map(|_| unsafe { libc::memfd_create(c"anygpu-test".as_ptr(), libc::MFD_CLOEXEC) }).collect();
        let numbers: Vec<_> = made.iter().map(|file| number(*file)).collect();
        assert!(numbers[0].is_some() && numbers[1].is_some() && numbers[0] != numbers[1]);
        // SAFETY: made above.
        made.iter().for_each(|file| unsafe { _ = libc::close(*file) });
    }

    #[test]
    fn a_device_file_is_known_by_its_copy_alone() {
        let folder = std::env::temp_dir().join(format!("anygpu-files-{}", process::id()));
        fs::create_dir_all(&folder).expect("a writable folder");
        let open = || fs::File::open("/dev/null").expect("it is there");
        let (one, other) = (open(), open());
        let copy = one.try_clone().expect("a copy");
        if !is_same_file(one.as_raw_fd(), process::id().into(), copy.as_raw_fd() as u64) {
            return eprintln!("skipped: the system does not compare files here");
        }
        let numbers = [&one, &other].map(|file| export(&folder, file.as_raw_fd(), next_number()));
        assert!(numbers[0] != numbers[1] && !numbers.contains(&0));
        assert_eq!(find(&folder, copy.as_raw_fd()), numbers[0]);
        assert_eq!(find(&folder, open().as_raw_fd()), 0, "nobody has exported it");
        // The descriptor is another file's now.
        let place = one.as_raw_fd();
        drop(one);
        // SAFETY: both are open, or were, and are this test's.
        assert_eq!(unsafe { libc::dup2(other.as_raw_fd(), place) }, place);
        let again = export(&folder, place, next_number());
        assert_eq!((find(&folder, place), find(&folder, copy.as_raw_fd())), (again, 0));
        // SAFETY: made above.
        unsafe { libc::close(place) };
        fs::remove_dir_all(&folder).expect("made above");
    }
}
