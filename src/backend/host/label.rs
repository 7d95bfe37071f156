// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a memory file that may be exported by its descriptor says of itself, in its last page.

use std::fs::File;
use std::io;
use std::os::fd::AsRawFd;
use std::os::unix::fs::FileExt;

use super::arena::{self, PAGE};

/// What a file holds.
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
}

/// Why a descriptor cannot be imported, and what to do about it.
pub fn unusable(descriptor: i32, error: &io::Error) -> String {
    format!(
        "file descriptor {descriptor} cannot be used: {error}. Its number means nothing in another process: send it \
         over a Unix socket (SCM_RIGHTS)"
    )
}

/// A label: the file's last page begins with a magic number and these two words.
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
        let words = [content.magic(), self.pages.into(), self.device as u64];
        file.write_all_at(words.map(u64::to_ne_bytes).as_flattened(), (size - PAGE) as u64)
    }

    /// Reads the label of a file, which has `before` bytes for each number of pages before the label; `None` for any
    /// file that is not ours.
    pub fn read(content: Content, file: &File, before: impl FnOnce(u32) -> usize) -> Option<Label> {
        let place = arena::sealed_size(file.as_raw_fd())?.checked_sub(PAGE)?;
        let mut words = [[0; 8]; 3];
        file.read_exact_at(words.as_flattened_mut(), place as u64).ok()?;
        let [magic, pages, device] = words.map(u64::from_ne_bytes);
        let label = Label { pages: u32::try_from(pages).ok()?, device: device as i32 };
        (magic == content.magic() && label.pages > 0 && before(label.pages) == place).then_some(label)
    }
}
