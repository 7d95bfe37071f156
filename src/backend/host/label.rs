// SPDX-License-Identifier: MIT OR Apache-2.0
//! The last page of a memory file that is exported by its descriptor: what the file is.

use std::fs::File;
use std::io;
use std::os::fd::{AsRawFd, OwnedFd};
use std::os::unix::fs::FileExt;

use super::page::page_size;
use crate::gpu::{Kind, Result, Shareable};
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

/// A label: the file's last page begins with a magic number and these two fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label {
    /// Pages of memory in the file.
    pub pages: u32,
    /// The exporter's ordinal of the device.
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
