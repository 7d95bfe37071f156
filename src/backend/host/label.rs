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
use crate::os::memory_file::sealed_size;
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
    fn magic(self) -> u64 {
        u64::from_ne_bytes(match self {
            Content::Physical => *b"anygpuP\x01",
            Content::Pool => *b"anygpuO\x01",
        })
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
    let file = File::from(shareable::take(descriptor)?);
    let label = Label::read(content, &file, before)
        .ok_or_else(|| refused(format!("file descriptor {descriptor} is not {}", content.text())))?;
    let file = Kept::new(OwnedFd::from(file)).map_err(|error| refused(error.to_string()))?;
    Ok((file, label))
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
        let fields = [content.magic(), self.pages.into(), self.device as u64];
        file.write_all_at(fields.map(u64::to_ne_bytes).as_flattened(), (size - page_size()) as u64)
    }

    /// Reads the label of a file; `None` for any file that is not ours. `before` gives the bytes before the label for a
    /// number of pages.
    pub fn read(content: Content, file: &File, before: impl FnOnce(u32) -> usize) -> Option<Label> {
        let offset = sealed_size(file.as_raw_fd())?.checked_sub(page_size())?;
        let mut fields = [[0; 8]; 3];
        file.read_exact_at(fields.as_flattened_mut(), offset as u64).ok()?;
        let [magic, pages, device] = fields.map(u64::from_ne_bytes);
        let label = Label { pages: u32::try_from(pages).ok()?, device: device as i32 };
        (magic == content.magic() && label.pages > 0 && before(label.pages) == offset).then_some(label)
    }
}
