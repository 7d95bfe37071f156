// SPDX-License-Identifier: MIT OR Apache-2.0
//! Reads, checks and writes what an exported function's arguments are and point to.

use std::ffi::{CStr, c_char, c_int, c_void};

use crate::gpu::{Address, Error, Gpu, Kind, PciAddress, Result, Shareable};

/// A pointer that is written once, after everything else has succeeded.
pub struct Out<T>(*mut T);

/// Takes an output pointer; InvalidValue where it is NULL.
///
/// # Safety
/// `pointer` is NULL or valid for writing a `T` until the call returns.
pub unsafe fn out<T>(pointer: *mut T) -> Result<Out<T>> {
    if pointer.is_null() { Err(null("an output pointer")) } else { Ok(Out(pointer)) }
}

impl<T> Out<T> {
    /// Writes the output.
    pub fn write(self, value: T) {
        // SAFETY: `out` was promised a pointer valid for writes; alignment is not assumed.
        unsafe { self.0.write_unaligned(value) }
    }

    /// Writes the last output, which completes a body.
    pub fn finish(self, value: T) -> Result<()> {
        self.write(value);
        Ok(())
    }
}

/// Writes an output that is optional: nothing where the pointer is NULL.
///
/// # Safety
/// `pointer` is NULL or valid for writing a `T`.
pub unsafe fn write_optional<T>(pointer: *mut T, value: T) {
    // SAFETY: as promised by the caller.
    if let Ok(place) = unsafe { out(pointer) } {
        place.write(value);
    }
}

/// Writes a handle that was exported: a descriptor as an `int`, a fabric handle as its 64 bytes.
///
/// # Safety
/// The pointer is valid for writing a handle of this kind.
pub unsafe fn write_shareable(place: Out<c_int>, handle: Shareable) {
    match handle {
        Shareable::Descriptor(descriptor) => place.write(descriptor),
        Shareable::Fabric(bytes) => Out(place.0.cast()).write(bytes),
    }
}

/// A descriptor that is given in a pointer's place; InvalidValue for NULL.
///
/// Only the low 32 bits are read, as the vendors' libraries do: programs cast an integer of which just these are set.
pub fn descriptor(handle: *const c_void) -> Result<Shareable> {
    if handle.is_null() {
        return Err(null("the handle: descriptor 0, or none"));
    }
    Ok(Shareable::Descriptor(handle.addr() as c_int))
}

/// Reads a structure that a C pointer points to; InvalidValue where it is NULL.
///
/// # Safety
/// `pointer` is NULL or valid for reading a `T`, any bytes of which are a `T`.
pub unsafe fn read<T: Copy>(pointer: *const T) -> Result<T> {
    if pointer.is_null() {
        return Err(null("a structure"));
    }
    // SAFETY: as promised by the caller; alignment is not assumed.
    Ok(unsafe { pointer.read_unaligned() })
}

/// Reads a C string; InvalidValue where it is NULL.
///
/// # Safety
/// `pointer` is NULL or points to a string that stays unchanged for `'a`.
pub unsafe fn text<'a>(pointer: *const c_char) -> Result<&'a CStr> {
    if pointer.is_null() {
        return Err(null("a string"));
    }
    // SAFETY: as promised by the caller.
    Ok(unsafe { CStr::from_ptr(pointer) })
}

/// Writes a string and its terminator into `length` bytes, truncated to fit.
///
/// InvalidValue where `buffer` is NULL or `length` is not positive.
///
/// # Safety
/// `buffer` is NULL or valid for writing `length` bytes.
pub unsafe fn write_text(buffer: *mut c_char, length: i32, words: &str) -> Result<()> {
    let room = usize::try_from(length).ok().filter(|room| *room > 0 && !buffer.is_null());
    let Some(room) = room else {
        return Err(Kind::InvalidValue.because("the buffer for a text is NULL or has no room"));
    };
    let take = words.floor_char_boundary(room - 1);
    // SAFETY: take + 1 <= length bytes are written, which the caller promised to be valid.
    unsafe {
        buffer.cast::<u8>().copy_from_nonoverlapping(words.as_ptr(), take);
        buffer.add(take).write(0);
    }
    Ok(())
}

/// Writes numbers, and `rest` into the room behind them.
///
/// # Safety
/// `data` is valid for writing `size` bytes.
pub unsafe fn write_numbers(data: *mut c_void, size: usize, numbers: &[c_int], rest: c_int) {
    for place in 0..size / size_of::<c_int>() {
        let number = numbers.get(place).copied().unwrap_or(rest);
        // SAFETY: within `size` bytes; alignment is not assumed.
        unsafe { data.cast::<c_int>().add(place).write_unaligned(number) };
    }
}

/// The text of a structure's member and its terminator, cut where it does not fit.
pub fn fixed_text(words: &str) -> [c_char; 256] {
    let mut text = [0; 256];
    let words = &words[..words.floor_char_boundary(text.len() - 1)];
    for (place, byte) in text.iter_mut().zip(words.bytes()) {
        *place = byte as c_char;
    }
    text
}

#[cold]
#[inline(never)]
fn null(what: &str) -> Error {
    Kind::InvalidValue.because(format!("{what} is NULL"))
}

/// InvalidValue where a function is given flags that it has none of.
pub fn no_flags(flags: impl Into<u64>) -> Result<()> {
    let flags = flags.into();
    if flags == 0 { Ok(()) } else { invalid(format!("flags is {flags:#x}: it must be 0")) }
}

/// InvalidValue for no bytes.
pub fn not_empty(size: usize) -> Result<()> {
    if size == 0 { invalid("size is 0") } else { Ok(()) }
}

/// A range of memory; InvalidValue where it starts at NULL or has no bytes.
pub fn range(pointer: *const c_void, bytes: usize) -> Result<Address> {
    let start = non_null(pointer)?;
    if bytes == 0 { invalid("the range is empty") } else { Ok(start) }
}

/// Replaces "not supported" by 0, for values that a back end cannot tell.
pub fn or_zero<T: Default>(answer: Result<T>) -> Result<T> {
    match answer {
        Err(error) if error.kind() == Kind::Unsupported => Ok(T::default()),
        answer => answer,
    }
}

/// An argument is not acceptable, and why.
#[cold]
pub fn invalid<T>(why: impl Into<String>) -> Result<T> {
    Err(Kind::InvalidValue.because(why))
}

/// It cannot be done here, and why.
#[cold]
pub fn unsupported<T>(why: impl Into<String>) -> Result<T> {
    Err(Kind::Unsupported.because(why))
}

/// An address that a C pointer holds; InvalidValue where it is NULL.
pub fn non_null(pointer: *const c_void) -> Result<Address> {
    if pointer.is_null() { invalid("a memory address is NULL") } else { Ok(pointer.into()) }
}

/// Checks a device ordinal.
pub fn check_device(gpu: &dyn Gpu, device: c_int) -> Result<()> {
    let count = gpu.device_count()?;
    if (0..count).contains(&device) {
        Ok(())
    } else {
        Err(Kind::InvalidDevice.because(format!("device {device} does not exist: there are {count}, from 0")))
    }
}

/// The device at a PCI address, `None` where there is none; InvalidValue where the words are no such address.
pub fn device_at(gpu: &dyn Gpu, words: &str) -> Result<Option<c_int>> {
    let Some(wanted) = PciAddress::read(words) else { return invalid(format!("\"{words}\" is not a PCI address")) };
    for ordinal in 0..gpu.device_count()? {
        if gpu.pci_address(ordinal)? == wanted {
            return Ok(Some(ordinal));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_device_is_found_by_its_pci_address() {
        let gpu: &dyn Gpu = crate::backend::host::open().expect("the host back end opens");
        let PciAddress { domain, bus, device } = gpu.pci_address(0).expect("device 0 has one");
        let found = |bus| device_at(gpu, &format!("{domain:x}:{bus:x}:{device:x}.0")).ok();
        assert_eq!((found(bus), found(bus + 0xff)), (Some(Some(0)), Some(None)));
        assert_eq!(device_at(gpu, "0").err().map(|error| error.kind()), Some(Kind::InvalidValue));
    }

    #[test]
    fn texts_are_terminated_and_cut() {
        let mut buffer = [1 as c_char; 4];
        // SAFETY: the buffer has the length given.
        unsafe {
            write_text(buffer.as_mut_ptr(), 4, "abcdef").expect("room for some");
            assert_eq!(CStr::from_ptr(buffer.as_ptr()), c"abc");
            assert!(write_text(buffer.as_mut_ptr(), 0, "a").is_err());
            assert!(write_text(std::ptr::null_mut(), 4, "a").is_err());
        }
        let (short, long) = (fixed_text("abc"), fixed_text(&"\u{e9}".repeat(200)));
        // SAFETY: terminated, or the comparisons before fail.
        unsafe {
            assert_eq!((short[3], long[254], long[255]), (0, 0, 0));
            assert_eq!(CStr::from_ptr(short.as_ptr()), c"abc");
            assert_eq!(
                CStr::from_ptr(long.as_ptr()).to_str(),
                Ok(&*"\u{e9}".repeat(127)),
                "a whole character is left out"
            );
        }
    }

    #[test]
    fn numbers_fill_the_room_that_there_is() {
        for (size, expected) in
            [(0, [9, 9, 9, 9]), (3, [9, 9, 9, 9]), (4, [1, 9, 9, 9]), (11, [1, 2, 9, 9]), (16, [1, 2, -1, -1])]
        {
            let mut numbers: [c_int; 4] = [9; 4];
            // SAFETY: the array has at least as many bytes.
            unsafe { write_numbers(numbers.as_mut_ptr().cast(), size, &[1, 2], -1) };
            assert_eq!(numbers, expected, "{size} bytes");
        }
    }

    #[test]
    fn pointers_that_are_null_are_refused() {
        let kind = |error: Option<Error>| error.map(|error| error.kind());
        let (refused, null) = (Some(Kind::InvalidValue), std::ptr::null_mut::<c_void>());
        let mut number = 7_u64;
        let pointer = &raw mut number;
        // SAFETY: NULL, or the number above.
        unsafe {
            assert_eq!(kind(out::<u64>(null.cast()).err()), refused);
            assert_eq!(kind(read::<u64>(null.cast()).err()), refused);
            assert_eq!(kind(text(null.cast()).err()), refused);
            assert_eq!(read(pointer).ok(), Some(7));
            out(pointer).expect("a pointer").finish(8).expect("written");
            assert_eq!((read(pointer).ok(), text(c"a".as_ptr()).ok()), (Some(8), Some(c"a")));
        }
        let pointer = pointer.cast::<c_void>().cast_const();
        for (refusal, what) in [
            (descriptor(null).err(), "a handle"),
            (non_null(null).err(), "an address"),
            (range(null, 1).err(), "a range at NULL"),
            (range(pointer, 0).err(), "a range of no bytes"),
            (not_empty(0).err(), "no bytes"),
            (no_flags(4_u32).err(), "flags"),
        ] {
            assert_eq!(kind(refusal), refused, "{what}");
        }
        assert_eq!(range(pointer, 1).ok(), Some(Address(pointer.addr())));
        assert!(not_empty(1).is_ok() && no_flags(0_u32).is_ok());
        assert!(matches!(
            descriptor(std::ptr::without_provenance(0xffff_ffff_0000_0005)),
            Ok(Shareable::Descriptor(5))
        ));
    }

    #[test]
    fn a_handle_is_written_with_its_own_size() {
        for (handle, expected) in [
            (Shareable::Descriptor(0x0102_0304), [&0x0102_0304_i32.to_ne_bytes()[..], &[9; 60]].concat()),
            (Shareable::Fabric([5; 64]), vec![5; 64]),
        ] {
            let mut room = [9_u8; 64];
            // SAFETY: room for either.
            unsafe { write_shareable(out(room.as_mut_ptr().cast()).expect("a pointer"), handle) };
            assert_eq!(room[..], expected);
        }
    }

    #[test]
    fn only_what_is_not_supported_becomes_zero() {
        assert_eq!(or_zero::<i32>(unsupported("")).ok(), Some(0));
        assert_eq!(or_zero(Ok(5)).ok(), Some(5));
        assert!(or_zero::<i32>(invalid("")).is_err());
    }

    #[test]
    fn arguments_that_cannot_be_are_invalid() {
        let kind = |error: Error| error.kind();
        let (mut number, null) = (7_u32, std::ptr::null_mut::<u32>());
        let place = &raw mut number;
        // SAFETY: NULL, or valid for what is read and written.
        unsafe {
            assert_eq!(out(null).err().map(kind), Some(Kind::InvalidValue));
            assert_eq!(read(null).err().map(kind), Some(Kind::InvalidValue));
            assert_eq!(text(null.cast()).err().map(kind), Some(Kind::InvalidValue));
            assert_eq!(read(place).ok(), Some(7));
            assert!(out(place).and_then(|out| out.finish(8)).is_ok() && read(place).ok() == Some(8));
            assert_eq!(text(c"a text".as_ptr()).ok(), Some(c"a text"));
        }
        assert_eq!(range(null.cast(), 1).err().map(kind), Some(Kind::InvalidValue));
        assert_eq!(range(place.cast(), 0).err().map(kind), Some(Kind::InvalidValue));
        assert!(range(place.cast(), 1).is_ok() && non_null(place.cast()).is_ok());
        assert_eq!(non_null(null.cast()).err().map(kind), Some(Kind::InvalidValue));
        assert_eq!(not_empty(0).err().map(kind), Some(Kind::InvalidValue));
        assert_eq!(no_flags(1_u32).err().map(kind), Some(Kind::InvalidValue));
        assert!(not_empty(1).is_ok() && no_flags(0_u32).is_ok());
        assert_eq!(descriptor(null.cast()).err().map(kind), Some(Kind::InvalidValue));
        let low_half = std::ptr::without_provenance(0x1234_5678_0000_0009_u64 as usize);
        assert!(matches!(descriptor(low_half), Ok(Shareable::Descriptor(9))));
    }

    #[test]
    fn only_what_is_not_supported_is_zero() {
        assert_eq!(or_zero(Ok(7)).ok(), Some(7));
        assert_eq!(or_zero::<i32>(unsupported("why")).ok(), Some(0));
        assert_eq!(or_zero::<i32>(invalid("why")).err().map(|error| error.kind()), Some(Kind::InvalidValue));
    }

    #[test]
    fn numbers_fill_the_room_and_no_more() {
        let mut room = [-1; 4];
        // SAFETY: the bytes are those of the room.
        unsafe { write_numbers(room.as_mut_ptr().cast(), 3 * size_of::<c_int>() + 3, &[5, 6], 9) };
        assert_eq!(room, [5, 6, 9, -1]);
        let text = |words: &str| fixed_text(words).map(|letter| letter as u8);
        assert_eq!(text("ab")[..3], *b"ab\0");
        let long = text(&"\u{e9}".repeat(200));
        assert!(long[..254] == *"\u{e9}".repeat(127).as_bytes() && long[254..] == [0, 0]);
    }
}
