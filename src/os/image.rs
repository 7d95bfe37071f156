// SPDX-License-Identifier: MIT OR Apache-2.0
//! Shared objects that are loaded from memory, and unloaded.

use std::ffi::{CStr, CString};
use std::fs::File;
use std::mem::ManuallyDrop;
use std::os::fd::RawFd;

use super::descriptor::{Kept, duplicate, out_of_the_way};
use super::loader::Unloaded;
use super::memory_file::{self, memory_file};

/// A shared object of a program's own, unloaded when dropped.
pub struct Image {
    object: ManuallyDrop<Unloaded>,
    file: ManuallyDrop<Kept>,
    /// The name that the loader knows it by.
    path: CString,
}

impl Image {
    /// Loads a copy of an object's bytes. A second load has variables of its own.
    ///
    /// # Safety
    /// The object's constructors, and what is called in it, do what the program wants.
    pub unsafe fn load(name: &CStr, bytes: &[u8]) -> Result<Image, String> {
        let write = || {
            let file = File::from(memory_file(name, bytes.len())?);
            memory_file::write(&file, bytes, 0)?;
            Ok(file.into())
        };
        let failed = |error| format!("no memory file for the image: {error}");
        let mut file = Kept::open(write).map_err(failed)?;
        // A number that the program has closed may still be the name of an object. Kept until another one is found.
        let mut taken = Vec::new();
        while Unloaded::is_loaded(&path(number(&file)?)) {
            let other = number(&file).map(|number| Kept::open(|| duplicate(number).map(out_of_the_way)))?;
            taken.push(std::mem::replace(&mut file, other.map_err(failed)?));
        }
        let path = path(number(&file)?);
        // SAFETY: as promised by the caller.
        let object = unsafe { Unloaded::load(&path) }?;
        Ok(Image { object: ManuallyDrop::new(object), file: ManuallyDrop::new(file), path })
    }

    /// The address of a symbol and its bytes; `None` where there is none of this name.
    pub fn symbol(&self, name: &CStr) -> Option<(usize, usize)> {
        self.object.symbol(name)
    }
}

impl Image {
    /// The rests of the file's strings that begin with a prefix, in their order.
    pub fn strings_behind(&self, prefix: &str) -> Vec<String> {
        let file = self.file.get().map(|number| path(number).to_string_lossy().into_owned());
        let bytes = file.and_then(|file| std::fs::read(file).ok()).unwrap_or_default();
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
        // SAFETY: neither is used again.
        let (object, file) = unsafe { (ManuallyDrop::take(&mut self.object), ManuallyDrop::take(&mut self.file)) };
        drop(object);
        // The loader knows objects by their names: one that stays must keep its descriptor's number from others.
        if Unloaded::is_loaded(&self.path) {
            std::mem::forget(file);
        }
    }
}

/// The number of an image's descriptor.
fn number(file: &Kept) -> Result<RawFd, String> {
    file.descriptor().map_err(|error| error.to_string())
}

/// The name under which the loader opens a descriptor of this process.
///
/// Debuggers and ThreadSanitizer's symbolizer, which are other processes, find the object by it.
fn path(descriptor: i32) -> CString {
    let own = std::fs::read_link("/proc/self").unwrap_or_else(|_| "self".into());
    CString::new(format!("/proc/{}/fd/{descriptor}", own.display())).expect("no NUL")
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use super::*;
    use crate::os::{descriptor, forked, objects};

    /// A program may close all descriptors that it does not know, as daemons do.
    #[test]
    fn an_object_whose_descriptor_the_program_closed_is_not_taken_for_another() {
        let mut folder = None;
        objects::each(&mut |object| {
            if object.name() == "libc.so.6" {
                folder = std::path::Path::new(object.path).parent().map(std::path::Path::to_owned);
            }
        });
        let Some(folder) = folder else { return eprintln!("skipped: no small library here") };
        let bytes = |name: &str| std::fs::read(folder.join(name)).expect("every system has it");
        forked::child(|| {
            // SAFETY: libraries of the C library's.
            let load = |bytes: &[u8]| unsafe { Image::load(c"image", bytes) }.expect("loaded");
            let first = load(&bytes("libdl.so.2"));
            let number = first.file.get().expect("open");
            descriptor::close(number);
            let second = load(&bytes("libm.so.6"));
            assert!(second.symbol(c"cos").is_some() && first.symbol(c"cos").is_none());
            // What has the number now is no longer the first one's.
            drop(first);
            assert!(second.file.get().is_some() && second.symbol(c"cos").is_some());
        });
    }
}
