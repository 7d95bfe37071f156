// SPDX-License-Identifier: MIT OR Apache-2.0
//! The border with C: run a body, catch panics, turn its outcome into the dialect's status, remember it; and the
//! helpers that read and write what C pointers point to.

use std::any::{Any, type_name};
use std::cell::UnsafeCell;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::fmt::Write;
use std::mem::ManuallyDrop;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

use crate::backend;
use crate::gpu::{Address, Error, Gpu, Kind, PciAddress, Result, Shareable};
use crate::native::Runtime;
use crate::thread::Uncancelled;

/// What the border must know of a C dialect.
pub trait Dialect {
    /// The status every function returns.
    type Status: Copy;
    /// The status of success.
    const SUCCESS: Self::Status;
    /// The runtime of the vendor whose dialect it is.
    fn runtime() -> &'static Runtime;
    /// The one table from neutral errors to this dialect's codes.
    fn status(kind: Kind) -> Self::Status;
    /// Keeps the status of a finished call, where the dialect has a last error.
    fn remember(status: Self::Status);
}

/// Runs the body of an exported function on the back end in use.
///
/// After an `Err` the body must have written no output: outputs are written last.
#[inline]
pub fn run<D: Dialect, F: FnOnce(&'static dyn Gpu) -> Result<()>>(body: F) -> D::Status {
    run_named::<D, F>(|| backend::get(D::runtime()).and_then(body))
}

/// The same written out in the function itself, for those so cheap that a call more is felt.
#[inline]
pub fn run_in_place<D: Dialect, F: FnOnce(&'static dyn Gpu) -> Result<()>>(body: F) -> D::Status {
    caught::<D>(type_name::<F>(), || backend::get(D::runtime()).and_then(body))
}

/// Runs the body of an exported function that needs no back end.
#[inline]
pub fn run_without_gpu<D: Dialect, F: FnOnce() -> Result<()>>(body: F) -> D::Status {
    run_named::<D, F>(body)
}

/// Runs what a dialect does around the body of an exported function, `F`, whose type has the function's name in its own.
#[inline]
pub fn run_named<D: Dialect, F>(body: impl FnOnce() -> Result<()>) -> D::Status {
    let mut body = ManuallyDrop::new(body);
    // SAFETY: `body` is there until the call returns, and is not used after it.
    unsafe { guarded::<D>(type_name::<F>(), taker(&body), (&raw mut body).cast()) }
}

/// What takes and runs a body of this type.
fn taker<B: FnOnce() -> Result<()>>(_: &ManuallyDrop<B>) -> unsafe fn(*mut c_void) -> Result<()> {
    // SAFETY: `guarded` is given this with a body of this type, and calls it once.
    |body| unsafe { ManuallyDrop::take(&mut *body.cast::<ManuallyDrop<B>>())() }
}

/// One for each dialect, not for each function, and no trait object: what catches a panic is larger than most functions,
/// and so is a table for each.
///
/// # Safety
/// `take` may be called once with `body`.
#[inline(never)]
unsafe fn guarded<D: Dialect>(
    name: &'static str,
    take: unsafe fn(*mut c_void) -> Result<()>,
    body: *mut c_void,
) -> D::Status {
    // SAFETY: called once, as promised.
    caught::<D>(name, || unsafe { take(body) })
}

#[inline]
fn caught<D: Dialect>(name: &'static str, body: impl FnOnce() -> Result<()>) -> D::Status {
    let status = match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(())) => D::SUCCESS,
        Ok(Err(error)) => failed::<D>(name, error),
        Err(panic) => panicked::<D>(name, panic),
    };
    D::remember(status);
    status
}

/// Runs a body that answers something other than a status; `otherwise` is the answer if it panics.
#[inline]
pub fn answer<T>(otherwise: T, body: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(body)).unwrap_or_else(|panic| {
        std::mem::forget(panic);
        otherwise
    })
}

#[cold]
#[inline(never)]
fn panicked<D: Dialect>(body: &'static str, panic: Box<dyn Any + Send>) -> D::Status {
    // A payload's destructor may panic as well, and nothing of ours would catch that.
    std::mem::forget(panic);
    failed::<D>(body, Kind::Unknown.because("a panic inside the library; the log has its message"))
}

#[cold]
#[inline(never)]
fn failed<D: Dialect>(body: &'static str, error: Error) -> D::Status {
    // The reason is a courtesy: nothing it does may turn into a second failure.
    answer((), || {
        if error.kind() != Kind::NotReady {
            let function = function_name(body);
            // In a forked child a thread that is not there may hold a lock of the program's own logger.
            if !backend::is_forked() {
                let _uncancelled = Uncancelled::new();
                log::warn!("{function}: {error}");
            }
            REASON.with(|reason| reason.set(format_args!("{function}: {error}")));
        }
    });
    D::status(error.kind())
}

/// Answers for a function that is not here: a failure that was logged when that was found out.
pub fn refuse<D: Dialect>(why: &str) -> D::Status {
    let status = D::status(Kind::Unsupported);
    answer((), || REASON.with(|reason| reason.set(format_args!("{why}"))));
    D::remember(status);
    status
}

/// The name of the exported function that a body's closure, of this type, is written in.
fn function_name(body: &'static str) -> &'static str {
    let path = body.split("::{{closure}}").next().unwrap_or(body);
    let name = path.rsplit("::").next().unwrap_or(path);
    // What programs compiled for CUDA 12 call without this.
    name.strip_prefix("anygpu_12_").unwrap_or(name)
}

/// The calling thread's last failure in words; empty before the first.
pub fn last_reason() -> *const c_char {
    REASON.with(|reason| reason.text.get().cast())
}

const REASON_SIZE: usize = 512;

/// Kept without a destructor, so that it answers in exit handlers too.
struct Reason {
    text: UnsafeCell<[u8; REASON_SIZE]>,
}

thread_local! {
    static REASON: Reason = const { Reason { text: UnsafeCell::new([0; REASON_SIZE]) } };
}

impl Reason {
    fn set(&self, words: std::fmt::Arguments<'_>) {
        // SAFETY: only the owning thread gets here, and no reference outlives this function; C callers were told that
        // the text changes with the next failure.
        let text = unsafe { &mut *self.text.get() };
        let mut line = Line { text, used: 0 };
        // A text that does not fit is cut, which is what is wanted.
        _ = line.write_fmt(words);
        let end = line.used;
        text[end] = 0;
    }
}

struct Line<'a> {
    text: &'a mut [u8; REASON_SIZE],
    used: usize,
}

impl Write for Line<'_> {
    fn write_str(&mut self, words: &str) -> std::fmt::Result {
        let room = REASON_SIZE - 1 - self.used;
        let take = words.floor_char_boundary(room);
        self.text[self.used..self.used + take].copy_from_slice(&words.as_bytes()[..take]);
        self.used += take;
        if take == words.len() { Ok(()) } else { Err(std::fmt::Error) }
    }
}

/// Makes panics inside the library go to the log instead of standard error. Called once, when a back end is chosen.
pub fn quiet_panics() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let previous = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            // A Rust program shares this hook with the crate: only panics that start in the crate's files are ours.
            let ours = file!().trim_end_matches("entry.rs");
            if panic.location().is_some_and(|place| place.file().starts_with(ours)) {
                crate::log::error(format_args!("{panic}"));
            } else {
                previous(panic);
            }
        }));
    });
}

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
pub fn descriptor(handle: *const c_void) -> Result<Shareable> {
    if handle.is_null() {
        return Err(null("the handle: descriptor 0, or none"));
    }
    match c_int::try_from(handle.addr().cast_signed()) {
        Ok(descriptor) => Ok(Shareable::Descriptor(descriptor)),
        Err(_) => Err(Kind::DescriptorRefused
            .because(format!("{:#x} is no file descriptor: pass the number itself, cast to a pointer", handle.addr()))),
    }
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

/// Writes a string and its terminator into `length` bytes, cut where it does not fit; InvalidValue where `buffer` is
/// NULL or `length` not positive.
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

/// What is answered, or 0 where the back end cannot tell.
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
    fn a_reason_is_cut_at_a_character() {
        REASON.with(|reason| reason.set(format_args!("{}", "\u{e9}".repeat(400))));
        // SAFETY: the text is always terminated.
        let text = unsafe { CStr::from_ptr(last_reason()) }.to_str().expect("whole characters");
        assert_eq!(text.chars().count(), (REASON_SIZE - 1) / 2);
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
    }
}
