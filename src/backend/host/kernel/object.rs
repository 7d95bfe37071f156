// SPDX-License-Identifier: MIT OR Apache-2.0
//! Modules: shared objects that `include/anygpu/kernel.h` was compiled into.

use std::ffi::{CStr, CString, c_void};
use std::slice;

use super::block::Run;
use crate::gpu::{Address, Kind, Result};
use crate::os::image::Image;

/// The first bytes of a kernel's description, with the version of its form.
const MAGIC: [u8; 8] = *b"anygpuM\x05";

/// A kernel's description in an object: `anygpu_kernel` of `include/anygpu/kernel.h`.
#[repr(C)]
struct Description {
    magic: [u8; 8],
    run: Option<Run>,
    count: u32,
    reserved: u32,
    parameters: *const Parameter,
}

/// A parameter of a kernel: `anygpu_parameter` of `include/anygpu/kernel.h`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Parameter {
    /// Bytes.
    pub size: u32,
    /// The multiple of bytes at which it lies.
    pub alignment: u16,
    /// 1 for a pointer.
    pub is_pointer: u16,
}

/// A kernel of an object, valid while that is loaded.
pub struct Entry {
    /// Runs blocks.
    pub run: Run,
    /// The parameters.
    pub parameters: Vec<Parameter>,
}

/// Loads an object from memory. ImageInvalid where it is damaged or needs what there is not.
///
/// # Safety
/// The address is that of an image for this machine.
pub unsafe fn load(image: Address) -> Result<Image> {
    // SAFETY: as promised by the caller: the object ends where its headers say.
    let loaded = unsafe {
        let Some(size) = size_of_object(image) else {
            return Err(Kind::ImageInvalid.because("the image is no shared object of 64 bits: link it with -shared"));
        };
        Image::load(c"anygpu kernels", slice::from_raw_parts(image.as_ptr().cast(), size))
    };
    loaded.map_err(|why| Kind::ImageInvalid.because(format!("the kernels cannot be loaded: {why}")))
}

/// Finds a kernel's description; NotFound where there is none of this name.
pub fn entry(image: &Image, name: &CStr) -> Result<Entry> {
    let text = name.to_string_lossy();
    let symbol = CString::new(format!("anygpu_kernel_{text}")).expect("no NUL in either");
    let Some((address, _)) = image.symbol(&symbol) else {
        let advice = match image.symbol(name) {
            Some(_) => format!(", but a function: has it ANYGPU_EXPORT({text}) behind it?"),
            None => String::new(),
        };
        let kernels = image.strings_behind("anygpu_kernel_").join(", ");
        let others = if kernels.is_empty() { "none".into() } else { kernels };
        return Err(Kind::NotFound.because(format!("the module has no kernel {text}{advice}; it has: {others}")));
    };
    // SAFETY: the name is one that anygpu/kernel.h alone gives, to a description.
    let entry = unsafe { (*Address(address).as_ptr().cast::<Description>()).entry() };
    entry.ok_or_else(|| Kind::ImageInvalid.because(format!("kernel {text} is of another version of anygpu/kernel.h")))
}

/// The names of an object's kernels, in their order.
pub fn names(image: &Image) -> Vec<CString> {
    let names = image.strings_behind("anygpu_kernel_").into_iter().filter_map(|name| CString::new(name).ok());
    names.filter(|name| entry(image, name).is_ok()).collect()
}

impl Description {
    /// The kernel, `None` for a description of another form.
    ///
    /// # Safety
    /// One of this form is a compiler's own.
    unsafe fn entry(&self) -> Option<Entry> {
        let run = self.run.filter(|_| self.magic == MAGIC)?;
        let parameters = match self.count {
            0 => Vec::new(),
            // SAFETY: as promised by the caller.
            count => unsafe { slice::from_raw_parts(self.parameters, count as usize) }.to_vec(),
        };
        Some(Entry { run, parameters })
    }
}

/// The bytes of a shared object in memory, by its headers; `None` for other files.
///
/// # Safety
/// An ELF file is there.
unsafe fn size_of_object(image: Address) -> Option<usize> {
    const CLASS: usize = 4;
    const CLASS_64: u8 = 2;
    const SHARED_OBJECT: u16 = 3;

    let at = |offset: usize| -> *const c_void { Address(image.0 + offset).as_ptr() };
    // SAFETY: the file's header is followed by the others at the places that it names.
    unsafe {
        let header = at(0).cast::<libc::Elf64_Ehdr>().read_unaligned();
        if header.e_ident[CLASS] != CLASS_64 || header.e_type != SHARED_OBJECT {
            return None;
        }
        let sections = header.e_shoff as usize + usize::from(header.e_shnum) * usize::from(header.e_shentsize);
        let segments = (0..usize::from(header.e_phnum)).map(|number| {
            let place = header.e_phoff as usize + number * usize::from(header.e_phentsize);
            let segment = at(place).cast::<libc::Elf64_Phdr>().read_unaligned();
            (segment.p_offset + segment.p_filesz) as usize
        });
        segments.chain([sections]).max()
    }
}

/// The arguments of a launch, copied: each parameter's bytes at a multiple of its alignment.
pub struct Copied {
    /// Room for them, and for their start to be at a multiple of the greatest alignment.
    bytes: Vec<u128>,
    size: usize,
    alignment: usize,
    offsets: Vec<usize>,
}

impl Clone for Copied {
    fn clone(&self) -> Copied {
        let mut copy = Copied::room(self.size, self.alignment, self.offsets.clone());
        copy.arguments_mut().copy_from_slice(self.arguments());
        copy
    }
}

impl Copied {
    /// Copies arguments, of which `read` gives the address of each by its number and place in a structure.
    ///
    /// # Safety
    /// Each address that `read` gives is valid for reading the parameter.
    pub unsafe fn new(parameters: &[Parameter], read: impl Fn(usize, usize) -> Result<*const u8>) -> Result<Copied> {
        let alignment = parameters.iter().map(|parameter| usize::from(parameter.alignment)).max();
        let mut copied = Copied::room(end(parameters), alignment.unwrap_or(1), offsets(parameters));
        let places = copied.addresses();
        for (number, (parameter, place)) in parameters.iter().zip(places).enumerate() {
            let source = read(number, copied.offsets[number])?;
            // SAFETY: there is room to `end`; the source is as promised.
            unsafe { place.cast::<u8>().copy_from_nonoverlapping(source, parameter.size as usize) };
        }
        Ok(copied)
    }

    fn room(size: usize, alignment: usize, offsets: Vec<usize>) -> Copied {
        let alignment = alignment.max(size_of::<u128>());
        let bytes = vec![0; (size + alignment - size_of::<u128>()).div_ceil(size_of::<u128>())];
        Copied { bytes, size, alignment, offsets }
    }

    /// The bytes before the first argument.
    fn start(&self) -> usize {
        let address = self.bytes.as_ptr().addr();
        address.next_multiple_of(self.alignment) - address
    }

    fn arguments(&self) -> &[u8] {
        // SAFETY: the room is larger by what the start may be behind its own.
        unsafe { slice::from_raw_parts(self.bytes.as_ptr().cast::<u8>().add(self.start()), self.size) }
    }

    fn arguments_mut(&mut self) -> &mut [u8] {
        let start = self.start();
        // SAFETY: as above.
        unsafe { slice::from_raw_parts_mut(self.bytes.as_mut_ptr().cast::<u8>().add(start), self.size) }
    }

    /// Tells whether other arguments have the same bytes.
    pub fn has_bytes_of(&self, other: &Copied) -> bool {
        self.arguments() == other.arguments()
    }

    /// The address of each argument, for reading.
    pub fn places(&self) -> Vec<Address> {
        let start = Address::from(self.arguments().as_ptr());
        self.offsets.iter().map(|offset| Address(start.0 + offset)).collect()
    }

    /// The address of each argument.
    pub fn addresses(&mut self) -> Vec<*mut c_void> {
        let start = self.arguments_mut().as_mut_ptr();
        self.offsets.iter().map(|offset| start.wrapping_add(*offset).cast()).collect()
    }
}

/// The place of each parameter in a structure of them.
pub fn offsets(parameters: &[Parameter]) -> Vec<usize> {
    let mut end = 0_usize;
    let place = |parameter: &Parameter| {
        let start = end.next_multiple_of(usize::from(parameter.alignment.max(1)));
        end = start + parameter.size as usize;
        start
    };
    parameters.iter().map(place).collect()
}

/// The bytes of a structure of the parameters, without padding behind the last.
pub fn end(parameters: &[Parameter]) -> usize {
    let last = parameters.last().map_or(0, |last| last.size as usize);
    offsets(parameters).last().map_or(0, |offset| offset + last)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parameter(size: u32) -> Parameter {
        Parameter { size, alignment: size as u16, is_pointer: 0 }
    }

    #[test]
    fn another_version_is_refused_by_name() {
        unsafe extern "C" fn run(_thread: *mut super::super::block::Thread, _arguments: *mut *mut c_void) {}

        for (magic, is_known) in [(MAGIC, true), (*b"anygpuM\x04", false), ([0; 8], false)] {
            let parameters = std::ptr::null();
            let description = Description { magic, run: Some(run), count: 0, reserved: 0, parameters };
            // SAFETY: it has no parameters.
            assert_eq!(unsafe { description.entry() }.is_some(), is_known);
        }
    }

    #[test]
    fn arguments_lie_at_multiples_of_their_alignment() {
        for alignment in [1, 16, 32, 64, 4096] {
            let parameters =
                [Parameter { size: 4, alignment: 4, is_pointer: 0 }, Parameter { size: 64, alignment, is_pointer: 0 }];
            let packed: Vec<u8> = (0..=255).cycle().take(2 * 4096).collect();
            // SAFETY: the buffer has all that is read.
            let copied =
                unsafe { Copied::new(&parameters, |_, offset| Ok(packed[offset..].as_ptr())) }.expect("copied");
            let mut copies: Vec<Copied> = (0..8).map(|_| copied.clone()).collect();
            for copy in &mut copies {
                assert!(copy.has_bytes_of(&copied));
                assert_eq!(copy.places()[1].0 % usize::from(alignment), 0);
                let place = copy.addresses()[1];
                assert_eq!(place.addr() % usize::from(alignment), 0);
                // SAFETY: the address is of the copy.
                let values = unsafe { slice::from_raw_parts(place.cast::<u8>(), 64) };
                assert_eq!(values, &packed[offsets(&parameters)[1]..][..64]);
            }
        }
    }

    #[test]
    fn arguments_lie_as_in_a_structure() {
        let parameters = [1, 8, 4, 8].map(parameter);
        assert_eq!((offsets(&parameters), end(&parameters)), (vec![0, 8, 16, 24], 32));
        assert_eq!((offsets(&[]), end(&[])), (vec![], 0));
        let packed: Vec<u8> = (0..32).collect();
        // SAFETY: the buffer has all that is read.
        let copied = unsafe { Copied::new(&parameters, |_, offset| Ok(packed[offset..].as_ptr())) };
        let mut copied = copied.expect("copied");
        // SAFETY: the addresses are of the copy.
        let values: Vec<u8> = copied.addresses().iter().map(|address| unsafe { *address.cast::<u8>() }).collect();
        assert_eq!(values, [0, 8, 16, 24]);
    }
}
