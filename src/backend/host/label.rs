// SPDX-License-Identifier: MIT OR Apache-2.0
//! The last page of a memory file that is exported by its descriptor: what the file is.

use std::fs::File;
use std::io;
use std::mem::ManuallyDrop;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::os::unix::fs::FileExt;

use super::page::page_size;
use crate::gpu::{Access, Kind, Location, Result, Shareable};
use crate::os::descriptor::Kept;
use crate::os::fork::Unforked;
use crate::os::memory_file::{self, is_of_another_user, sealed_size};
use crate::share::magic::is_other_version;
use crate::share::shareable;

/// The content of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// Physical memory, all of it before the label.
    Physical,
    /// The arena of a pool.
    Pool,
}

impl Content {
    /// The first bytes of its label.
    pub fn magic(self) -> [u8; 8] {
        match self {
            Content::Physical => *b"anygpuP\x01",
            Content::Pool => *b"anygpuO\x01",
        }
    }

    fn text(self) -> &'static str {
        match self {
            Content::Physical => "the host back end's physical memory",
            Content::Pool => "a pool of the host back end",
        }
    }
}

/// The file and its label that the program has got from another process; `before` as for [`Label::read`].
pub fn import(content: Content, handle: &Shareable, before: impl FnOnce(u32) -> usize) -> Result<(Kept, Label)> {
    let Shareable::Descriptor(descriptor) = *handle else {
        return Err(Kind::Unsupported.because("fabric handles need NVLink between machines"));
    };
    let refused = |why: String| Kind::DescriptorRefused.because(why);
    let _step = Unforked::new();
    let file = File::from(shareable::duplicate(descriptor)?);
    let label = Label::read(content, &file, before).map_err(|why| {
        refused(match why {
            NoLabel::OtherVersion => format!("file descriptor {descriptor} is of another version of anygpu"),
            NoLabel::Foreign if is_of_another_user(file.as_raw_fd()) => {
                format!("file descriptor {descriptor} is of another user's file: only processes of one user share")
            }
            NoLabel::Foreign => format!("file descriptor {descriptor} is not {}", content.text()),
        })
    })?;
    Ok((Kept::new(OwnedFd::from(file))?, label))
}

/// The greatest number of locations whose access a label has.
const MOST_ACCESSES: usize = 128;
/// The offset of these in the label: their number, then a location's kind and device, and the access, each.
const ACCESSES: usize = 64;

/// Writes the access of locations into a pool's label, with the devices' numbers on this machine.
pub fn write_accesses(fd: RawFd, label: usize, accesses: &[(Location, Access)]) -> io::Result<()> {
    let mut fields = vec![0_u64];
    for (location, access) in accesses.iter().take(MOST_ACCESSES) {
        let place = match location {
            Location::Device(number) => [0, *number as u64],
            Location::Host | Location::HostNuma(_) | Location::HostNumaCurrent => [1, 0],
        };
        let access = match access {
            Access::None => 0,
            Access::Read => 1,
            Access::ReadWrite => 3,
        };
        fields.extend([place[0], place[1], access]);
        fields[0] += 1;
    }
    let bytes: Vec<u8> = fields.into_iter().flat_map(u64::to_ne_bytes).collect();
    borrowed(fd).write_all_at(&bytes, (label + ACCESSES) as u64)
}

/// Reads them. What makes no sense is left out: whoever has the descriptor may have written it.
pub fn read_accesses(fd: RawFd, label: usize) -> io::Result<Vec<(Location, Access)>> {
    let mut fields = [[0; 8]; 1 + 3 * MOST_ACCESSES];
    borrowed(fd).read_exact_at(fields.as_flattened_mut(), (label + ACCESSES) as u64)?;
    let [count, entries @ ..] = fields.map(u64::from_ne_bytes);
    let entries = entries.as_chunks::<3>().0.iter().take(usize::try_from(count).unwrap_or(0));
    Ok(entries
        .filter_map(|[kind, number, access]| {
            let location = match kind {
                0 => Location::Device(i32::try_from(*number).ok()?),
                1 => Location::Host,
                _ => return None,
            };
            let access = match access {
                0 => Access::None,
                1 => Access::Read,
                3 => Access::ReadWrite,
                _ => return None,
            };
            Some((location, access))
        })
        .collect())
}

/// A file whose descriptor somebody else closes.
fn borrowed(fd: RawFd) -> ManuallyDrop<File> {
    // SAFETY: the caller's descriptor is open, and is not closed here.
    ManuallyDrop::new(unsafe { File::from_raw_fd(fd) })
}

/// Why a file has no label that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoLabel {
    /// The label has another version.
    OtherVersion,
    /// The file is not of that content.
    Foreign,
}

/// A label: the file's last page begins with a magic number and these two fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label {
    /// Pages of memory in the file.
    pub pages: u32,
    /// The device's number on this machine.
    pub device: i32,
}

impl Label {
    /// Writes the label into the last page of a file of `size` bytes.
    pub fn write(self, content: Content, file: &File, size: usize) -> io::Result<()> {
        let fields = [u64::from_ne_bytes(content.magic()), self.pages.into(), self.device as u64];
        memory_file::write(file, fields.map(u64::to_ne_bytes).as_flattened(), size - page_size())
    }

    /// Reads the label of a file. `before` gives the bytes before the label for a number of pages.
    pub fn read(
        content: Content,
        file: &File,
        before: impl FnOnce(u32) -> usize,
    ) -> std::result::Result<Label, NoLabel> {
        let fields = || {
            let offset = sealed_size(file.as_raw_fd())?.checked_sub(page_size())?;
            let mut fields = [[0; 8]; 3];
            file.read_exact_at(fields.as_flattened_mut(), offset as u64).ok()?;
            Some((offset, fields))
        };
        let (offset, [magic, pages, device]) = fields().ok_or(NoLabel::Foreign)?;
        if is_other_version(magic, content.magic()) {
            return Err(NoLabel::OtherVersion);
        }
        let label = u32::try_from(u64::from_ne_bytes(pages))
            .map(|pages| Label { pages, device: u64::from_ne_bytes(device) as i32 })
            .map_err(|_| NoLabel::Foreign)?;
        let is_sound = magic == content.magic() && label.pages > 0 && before(label.pages) == offset;
        if is_sound { Ok(label) } else { Err(NoLabel::Foreign) }
    }
}

/// Files of other processes.
#[cfg(any(test, fuzzing))]
pub mod fuzz {
    use std::cell::OnceCell;

    use super::*;
    use crate::fuzz::Bytes;
    use crate::os::memory_file::memory_file;

    const PAGES: u32 = 4;

    /// Reads a label and the access in it. The first byte says what is put right.
    pub fn label(input: &[u8]) {
        thread_local!(static FILE: OnceCell<File> = const { OnceCell::new() });
        FILE.with(|file| {
            let start = PAGES as usize * page_size();
            let file =
                file.get_or_init(|| memory_file(c"anygpu-test", start + page_size()).expect("a memory file").into());
            let mut input = Bytes(input);
            let form = input.byte();
            let mut bytes: [u8; 4096] = input.array();
            let magic = if form & 2 != 0 { Content::Pool.magic() } else { Content::Physical.magic() };
            if form & 1 != 0 {
                bytes[..8].copy_from_slice(&magic);
            }
            if form & 4 != 0 {
                bytes[8..16].copy_from_slice(&u64::from(PAGES).to_ne_bytes());
            }
            file.write_all_at(&bytes, start as u64).expect("written");
            for content in [Content::Physical, Content::Pool] {
                let label = Label::read(content, file, |pages| pages as usize * page_size());
                let is_right = bytes[..8] == content.magic() && bytes[8..16] == u64::from(PAGES).to_ne_bytes();
                assert!(label.is_ok_and(|label| label.pages == PAGES) == is_right);
            }
            let accesses = read_accesses(file.as_raw_fd(), start).expect("read");
            assert!(accesses.len() <= MOST_ACCESSES);
            let is_sound = |(place, _): &(Location, Access)| !matches!(place, Location::Device(..0));
            assert!(accesses.iter().all(is_sound));
        });
    }

    /// Good labels of each kind.
    pub fn samples() -> Vec<Vec<u8>> {
        let fields = |count: u64| [0, 4, 1, 0, 0, 0, 0, 0, count, 0, 1, 3, 1, 0, 1].map(u64::to_ne_bytes);
        let label = |form: u8, count| [&[form], fields(count).as_flattened()].concat();
        [label(5, 2), label(7, 2), label(7, u64::MAX), label(0, 200)].into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::os::memory_file::memory_file;

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn rights_are_read_as_they_were_written() {
        let file = memory_file(c"anygpu-test", page_size()).expect("a memory file");
        let all = [Access::None, Access::Read, Access::ReadWrite];
        let mut written: Vec<_> = (0..200).map(|number| (Location::Device(number), all[number as usize % 3])).collect();
        written[5].0 = Location::Host;
        write_accesses(file.as_raw_fd(), 0, &written).expect("written");
        assert_eq!(read_accesses(file.as_raw_fd(), 0).expect("read"), written[..MOST_ACCESSES]);
        let numa = [(Location::HostNuma(0), Access::Read), (Location::HostNumaCurrent, Access::None)];
        write_accesses(file.as_raw_fd(), 0, &numa).expect("written");
        let host = [(Location::Host, Access::Read), (Location::Host, Access::None)];
        assert_eq!(read_accesses(file.as_raw_fd(), 0).expect("read"), host);
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_label_is_for_a_whole_file_of_its_content() {
        let file = |size| File::from(memory_file(c"anygpu-test", size).expect("a memory file"));
        let before = |pages| pages as usize * page_size();
        let (size, label) = (5 * page_size(), Label { pages: 4, device: -1 });
        let good = file(size);
        label.write(Content::Pool, &good, size).expect("written");
        assert_eq!(Label::read(Content::Pool, &good, before), Ok(label));
        assert_eq!(Label::read(Content::Physical, &good, before), Err(NoLabel::Foreign), "another content");
        for (pages, size) in [(0, page_size()), (3, size), (5, size)] {
            let bad = file(size);
            Label { pages, device: 0 }.write(Content::Pool, &bad, size).expect("written");
            assert_eq!(Label::read(Content::Pool, &bad, before), Err(NoLabel::Foreign), "{pages} pages");
        }
        let many = file(size);
        label.write(Content::Pool, &many, size).expect("written");
        many.write_all_at(&[1], (size - page_size() + 12) as u64).expect("more pages than a number of 32 bits has");
        assert_eq!(Label::read(Content::Pool, &many, before), Err(NoLabel::Foreign));
        let small = file(page_size() / 2);
        assert_eq!(Label::read(Content::Pool, &small, before), Err(NoLabel::Foreign));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn another_version_is_refused_by_name() {
        let pages = 4;
        let size = (pages as usize + 1) * page_size();
        for content in [Content::Physical, Content::Pool] {
            let file = File::from(memory_file(c"anygpu-test", size).expect("a memory file"));
            let label = Label { pages, device: 0 };
            label.write(content, &file, size).expect("written");
            let before = |pages| pages as usize * page_size();
            assert_eq!(Label::read(content, &file, before), Ok(label));
            file.write_all_at(&[2], (size - page_size() + 7) as u64).expect("written");
            assert_eq!(Label::read(content, &file, before), Err(NoLabel::OtherVersion));
            let refusal = import(content, &Shareable::Descriptor(file.as_raw_fd()), before).err().expect("refused");
            assert_eq!(refusal.kind(), Kind::DescriptorRefused);
            assert!(refusal.to_string().contains("another version of anygpu"), "{refusal}");
            file.write_all_at(b"x", (size - page_size()) as u64).expect("written");
            assert_eq!(Label::read(content, &file, before), Err(NoLabel::Foreign));
            // SAFETY: a plain system call on the file made above.
            let words = match unsafe { libc::fchown(file.as_raw_fd(), 1001, 1001) } {
                0 => "of another user's file",
                _ => "is not",
            };
            let refusal = import(content, &Shareable::Descriptor(file.as_raw_fd()), before).err().expect("refused");
            assert!(refusal.to_string().contains(words), "{refusal}");
        }
    }
}
