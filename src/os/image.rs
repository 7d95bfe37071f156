// SPDX-License-Identifier: MIT OR Apache-2.0
//! Shared objects that are loaded from memory, and unloaded.

use std::ffi::{CStr, CString};
use std::fs::File;
use std::mem::ManuallyDrop;
use std::os::fd::{AsRawFd, OwnedFd};
use std::os::unix::fs::FileExt;

use super::loader::Unloaded;
use super::memory_file::memory_file;

/// A shared object of a program's own, unloaded when dropped.
pub struct Image {
    object: ManuallyDrop<Unloaded>,
    file: ManuallyDrop<OwnedFd>,
}

impl Image {
    /// Loads a copy of an object's bytes. A second load has variables of its own.
    ///
    /// # Safety
    /// The object's constructors, and what is called in it, do what the program wants.
    pub unsafe fn load(name: &CStr, bytes: &[u8]) -> Result<Image, String> {
        let file = memory_file(name, bytes.len()).map_err(|error| format!("no memory file: {error}"))?;
        let file = File::from(file);
        file.write_all_at(bytes, 0).map_err(|error| format!("cannot copy the image: {error}"))?;
        // SAFETY: as promised by the caller.
        let object = unsafe { Unloaded::load(&path(file.as_raw_fd())) }?;
        Ok(Image { object: ManuallyDrop::new(object), file: ManuallyDrop::new(file.into()) })
    }

    /// The address of a symbol and its bytes; `None` where there is none of this name.
    pub fn symbol(&self, name: &CStr) -> Option<(usize, usize)> {
        self.object.symbol(name)
    }
}

impl Image {
    /// The rests of the file's strings that begin with a prefix, in their order.
    pub fn strings_behind(&self, prefix: &str) -> Vec<String> {
        let bytes = std::fs::read(path(self.file.as_raw_fd()).to_string_lossy().as_ref()).unwrap_or_default();
        let strings = bytes.split(|byte| *byte == 0).filter_map(|text| text.strip_prefix(prefix.as_bytes()));
        let names = strings.filter_map(|text| std::str::from_utf8(text).ok()).map(str::to_owned);
        let mut names: Vec<String> = names.collect();
        names.sort_unstable();
        names.dedup();
        names
    }
}

impl Drop for Image {
    fn drop(&mut self) {
        let path = path(self.file.as_raw_fd());
        // SAFETY: neither is used again.
        let (object, file) = unsafe { (ManuallyDrop::take(&mut self.object), ManuallyDrop::take(&mut self.file)) };
        drop(object);
        // The loader knows objects by their names: one that stays must keep its descriptor's number from others.
        if Unloaded::is_loaded(&path) {
            std::mem::forget(file);
        }
    }
}

/// The name under which the loader opens a descriptor of this process.
///
/// Debuggers and ThreadSanitizer's symbolizer, which are other processes, find the object by it.
fn path(descriptor: i32) -> CString {
    let own = std::fs::read_link("/proc/self").unwrap_or_else(|_| "self".into());
    CString::new(format!("/proc/{}/fd/{descriptor}", own.display())).expect("no NUL")
}
