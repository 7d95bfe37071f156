// SPDX-License-Identifier: MIT OR Apache-2.0
//! Modules and launches of kernels, which the dialects share.

use std::ffi::{CStr, OsStr, c_void};
use std::os::unix::ffi::OsStrExt;

use crate::border::arguments::invalid;
use crate::gpu::{Address, Arguments, Error, Gpu, KernelAttribute, Kind, Module, Result};

/// Loads the module in a file. FileNotFound where it cannot be read.
pub(super) fn load_file(gpu: &dyn Gpu, path: &CStr) -> Result<Module> {
    let unreadable =
        |error| -> Error { Kind::FileNotFound.because(format!("cannot read {}: {error}", path.to_string_lossy())) };
    let mut image = std::fs::read(OsStr::from_bytes(path.to_bytes())).map_err(unreadable)?;
    // Ends an image that is text, and one that is too short.
    image.resize(image.len() + size_of::<libc::Elf64_Ehdr>(), 0);
    gpu.load_module(Address::from(image.as_ptr()))
}

/// Loads the module in memory; InvalidValue for NULL.
pub(super) fn load_data(gpu: &dyn Gpu, image: *const c_void) -> Result<Module> {
    if image.is_null() { invalid("the image is NULL") } else { gpu.load_module(image.into()) }
}

/// The attribute of a number, which all dialects share; InvalidValue for another.
pub(super) fn attribute(number: u32) -> Result<KernelAttribute> {
    match KernelAttribute::ALL.get(number as usize) {
        Some(attribute) => Ok(*attribute),
        None => invalid(format!("attrib is {number}: there is no such attribute of a kernel")),
    }
}

/// Refuses a launch without blocks or threads.
pub(super) fn check_extents(grid: [u32; 3], block: [u32; 3]) -> Result<()> {
    if grid.contains(&0) || block.contains(&0) { invalid("there are no blocks or no threads") } else { Ok(()) }
}

/// The arguments of a launch; `end` is the dialect's number behind the last entry of `extra`.
///
/// # Safety
/// `extra` is NULL, or valid for reading its entries up to `end`, and the size that they name.
pub(super) unsafe fn arguments(
    addresses: *mut *mut c_void,
    extra: *mut *mut c_void,
    end: *mut c_void,
) -> Result<Arguments> {
    match (addresses.is_null(), extra.is_null()) {
        (true, true) => Ok(Arguments::None),
        (false, true) => Ok(Arguments::Addresses(addresses.into())),
        // SAFETY: as promised by the caller.
        (true, false) => unsafe { packed(extra, end) },
        (false, false) => invalid("kernelParams and extra are both given"),
    }
}

/// # Safety
/// As for [`arguments`].
unsafe fn packed(mut extra: *mut *mut c_void, end: *mut c_void) -> Result<Arguments> {
    const BUFFER: usize = 1;
    const SIZE: usize = 2;

    let (mut buffer, mut size) = (None, None);
    // SAFETY: as promised by the caller: each entry but the last is followed by its value.
    unsafe {
        while *extra != end {
            let value = *extra.add(1);
            match (*extra).addr() {
                BUFFER => buffer = Some(value),
                SIZE if !value.is_null() => size = Some(value.cast::<usize>().read_unaligned()),
                other => return invalid(format!("extra has {other:#x}: there is no such entry")),
            }
            extra = extra.add(2);
        }
    }
    match (buffer, size) {
        (None, None) | (_, Some(0)) => Ok(Arguments::None),
        (Some(buffer), Some(size)) if !buffer.is_null() => Ok(Arguments::Packed { buffer: buffer.into(), size }),
        _ => invalid("extra names no buffer, or not its size"),
    }
}

#[cfg(test)]
mod tests {
    use std::ptr;

    use super::*;
    use crate::api::{cuda::*, hip::*};

    #[test]
    fn numbers_are_each_dialects() {
        for (number, attribute) in KernelAttribute::ALL.into_iter().enumerate() {
            assert_eq!(attribute as usize, number);
        }
        let pairs = [
            (HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, 0),
            (HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 8),
        ];
        assert!(pairs.iter().all(|(hip, cuda, number)| hip == number && cuda == number));
        assert!(attribute(10).is_err());
    }

    #[test]
    fn arguments_come_one_way() {
        let end = ptr::without_provenance_mut(3);
        let (mut size, mut bytes) = (4_usize, [0_u8; 4]);
        let [pointer, of_size] = [1, 2].map(ptr::without_provenance_mut::<c_void>);
        let (buffer, size): (*mut c_void, *mut c_void) = (bytes.as_mut_ptr().cast(), (&raw mut size).cast());
        let mut each = [buffer];
        let read = |mut extra: Vec<*mut c_void>| {
            extra.push(end);
            // SAFETY: the entries end with `end`.
            unsafe { arguments(ptr::null_mut(), extra.as_mut_ptr(), end) }
        };
        assert!(matches!(read(vec![pointer, buffer, of_size, size]), Ok(Arguments::Packed { size: 4, .. })));
        assert!(matches!(read(vec![of_size, size, pointer, buffer]), Ok(Arguments::Packed { size: 4, .. })));
        assert!(matches!(read(vec![]), Ok(Arguments::None)));
        for refused in [vec![pointer, buffer], vec![of_size, size], vec![of_size, ptr::null_mut()], vec![size, size]] {
            assert!(read(refused).is_err());
        }
        // SAFETY: nothing is read of either.
        unsafe {
            assert!(arguments(each.as_mut_ptr(), each.as_mut_ptr(), end).is_err());
            assert!(matches!(arguments(each.as_mut_ptr(), ptr::null_mut(), end), Ok(Arguments::Addresses(_))));
        }
    }
}
