// SPDX-License-Identifier: MIT OR Apache-2.0
//! Calls of exported functions, and their log: one line with arguments, outcome and duration.

use std::ffi::{c_char, c_uint, c_void};
use std::fmt::Write as _;
use std::marker::PhantomData;
use std::mem::{MaybeUninit, offset_of};
use std::ptr::NonNull;
use std::slice;
use std::time::{Duration, Instant};

use log::{Level, LevelFilter};

use super::runtime::Runtime;
use crate::os::thread::Uncancelled;
use crate::os::{config, logger, panic, process};

/// An exported function of a dialect.
#[derive(Clone, Copy)]
pub struct Function {
    /// Its name, which is the vendor's.
    pub name: &'static str,
    /// It shares memory, events or semaphores between processes, and gives this.
    pub shares: Option<Output>,
    /// It must not start the vendor's runtime before the program does.
    pub quietly: bool,
}

/// The part of a sharing function's result that the log shows: what its first argument points to, after a success.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// Nothing: the result comes later in the list, is a text, or there is none.
    Nothing,
    /// A descriptor, or the beginning of a fabric handle.
    Descriptor,
    /// An address or an object.
    Object,
    /// A handle of 64 bytes.
    Handle,
}

impl Output {
    /// Its bytes.
    const fn size(self) -> usize {
        match self {
            Output::Nothing => 0,
            Output::Descriptor => size_of::<c_uint>(),
            Output::Object => size_of::<usize>(),
            Output::Handle => 64,
        }
    }
}

impl Function {
    /// Returns true if it shares between processes.
    #[inline(always)]
    pub const fn is_sharing(&self) -> bool {
        self.shares.is_some()
    }
}

/// Returns true if calls of a function are logged.
///
/// Not in a forked child: a logger of the program's own may have locks, which the child may find held by a thread that is
/// not there.
pub fn is_wanted(function: &Function) -> bool {
    !is_off(function.is_sharing()) && !process::is_forked()
}

/// Returns true if calls that share, or those that do not, are not logged.
pub fn is_off(is_sharing: bool) -> bool {
    // A failed sharing call is worth a warning.
    let least = if is_sharing { LevelFilter::Warn } else { LevelFilter::Trace };
    log::max_level().max(config::get().log_level) < least
}

/// The place of an argument in the tuple of them: its first byte, and how many it has.
pub type Argument = (u16, u16);

/// The result of a function.
pub trait Answer: Copy {
    /// The status it is, of this runtime's interface.
    fn status(self, _runtime: &Runtime) -> Option<c_uint> {
        None
    }
}

impl Answer for c_uint {
    fn status(self, _runtime: &Runtime) -> Option<c_uint> {
        Some(self)
    }
}

impl Answer for i32 {
    /// A status only where statuses are signed.
    fn status(self, runtime: &Runtime) -> Option<c_uint> {
        runtime.has_signed_statuses.then_some(self.cast_unsigned())
    }
}

impl Answer for *const c_char {}

/// The arguments of a call, a tuple.
pub trait Arguments: Copy {
    /// The place of each.
    const PLACES: &'static [Argument];

    /// Returns their bytes.
    #[inline(always)]
    fn bytes(&self) -> ArgumentBytes<'_> {
        ArgumentBytes {
            values: (&raw const *self).cast(),
            size: size_of::<Self>(),
            places: Self::PLACES,
            of: PhantomData,
        }
    }

    /// Calls a C function with them.
    ///
    /// # Safety
    /// It has a prototype of these types, and may be called with these arguments.
    unsafe fn call<T>(self, function: NonNull<c_void>) -> T;
}

/// The bytes of a tuple of arguments, of whatever types, so that one function serves all exported ones.
#[derive(Clone, Copy)]
pub struct ArgumentBytes<'a> {
    values: *const MaybeUninit<u8>,
    size: usize,
    places: &'static [Argument],
    of: PhantomData<&'a ()>,
}

impl ArgumentBytes<'_> {
    /// An argument of a word or less.
    pub fn word(&self, place: usize) -> Option<u64> {
        let (offset, size) = *self.places.get(place)?;
        let (offset, size) = (usize::from(offset), usize::from(size));
        if size > size_of::<u64>() || offset + size > self.size {
            return None;
        }
        let mut word = 0_u64;
        // SAFETY: the argument's bytes within the tuple, which are no padding, into a word of as many or more.
        unsafe { std::ptr::copy_nonoverlapping(self.values.add(offset).cast::<u8>(), (&raw mut word).cast(), size) };
        Some(word)
    }
}

macro_rules! arguments {
    ([$($argument:ident $place:tt)*]) => {
        arguments!(of ($($argument,)*): $($argument $place)*);
    };
    (of $arguments:ty: $($argument:ident $place:tt)*) => {
        impl<$($argument: Copy),*> Arguments for $arguments {
            const PLACES: &'static [Argument] =
                &[$((offset_of!($arguments, $place) as u16, size_of::<$argument>() as u16)),*];

            #[inline(always)]
            unsafe fn call<T>(self, function: NonNull<c_void>) -> T {
                // SAFETY: as promised by the caller.
                unsafe {
                    let function: unsafe extern "C" fn($($argument),*) -> T = std::mem::transmute(function.as_ptr());
                    function($(self.$place),*)
                }
            }
        }
    };
    ([$($done:tt)*] $next:ident $place:tt $($rest:tt)*) => {
        arguments!([$($done)*]);
        arguments!([$($done)* $next $place] $($rest)*);
    };
}
// One for each number of arguments up to what the vendors need.
arguments!([] A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10 L 11);

/// A call of an exported function that is not over, for whoever answers it.
#[must_use = "the hub is to answer it"]
pub struct Call {
    name: &'static str,
    /// For the log, where that is to have the call.
    record: Option<Box<CallRecord>>,
}

struct CallRecord {
    function: Function,
    runtime: &'static Runtime,
    begun: Instant,
    /// The tuple of arguments, and where each is in it.
    values: Box<[MaybeUninit<u8>]>,
    places: &'static [Argument],
}

impl Call {
    /// A call that the log does not have.
    #[inline(always)]
    pub fn unlogged(name: &'static str) -> Call {
        Call { name, record: None }
    }

    /// A call that the log is to have once it is over.
    #[cold]
    #[inline(never)]
    pub fn logged(function: Function, runtime: &'static Runtime, arguments: ArgumentBytes<'_>) -> Call {
        let ArgumentBytes { values, size, places, .. } = arguments;
        // SAFETY: the bytes of the tuple that is borrowed, some of which may be padding.
        let values = unsafe { slice::from_raw_parts(values, size) }.into();
        Call {
            name: function.name,
            record: Some(Box::new(CallRecord { function, runtime, begun: Instant::now(), values, places })),
        }
    }

    /// The function's name.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Ends it with a status.
    #[inline]
    pub fn end(self, status: impl Into<i64>) {
        if let Some(record) = self.record {
            record.end(Some(status.into() as c_uint));
        }
    }

    /// Ends it with what the exported function returns.
    #[inline]
    pub fn answered<T: Answer>(self, answer: T) -> T {
        if let Some(record) = self.record {
            record.end(answer.status(record.runtime));
        }
        answer
    }

    /// Answers it with something other than the outcome of the hub; with `otherwise` if the body panics.
    #[inline]
    pub fn answer<T: Answer>(self, otherwise: T, body: impl FnOnce() -> T) -> T {
        self.answered(panic::answer(otherwise, body))
    }
}

impl CallRecord {
    /// Logs the call: its name, its arguments, how it ended and how long it took.
    #[cold]
    #[inline(never)]
    fn end(&self, status: Option<c_uint>) {
        let took = self.begun.elapsed();
        panic::answer((), || self.write(took, status));
    }

    fn write(&self, took: Duration, status: Option<c_uint>) {
        let (Function { name, shares, .. }, runtime) = (self.function, self.runtime);
        let _uncancelled = Uncancelled::new();
        logger::start();
        let failed = status.is_some_and(|status| status != 0);
        let level = match shares.is_some() {
            // Where the hub answered, the border has warned, and knows why.
            true if failed && runtime.is_native() => Level::Warn,
            true => Level::Info,
            false => Level::Trace,
        };
        if log::log_enabled!(level) {
            // SAFETY: those are the places in the tuple.
            let arguments = unsafe { describe(shares, self.values.as_ptr().cast(), self.places, !failed) };
            let ended = match status.map(|status| (status, (runtime.describe)(status))) {
                None => String::new(),
                Some((status, None)) => format!(" = {status}"),
                Some((0, Some((name, _)))) => format!(" = {}", name.to_string_lossy()),
                Some((_, Some((name, words)))) => {
                    format!(" = {} ({})", name.to_string_lossy(), words.to_string_lossy())
                }
            };
            // Where nobody but the vendor has answered.
            let hint = status.filter(|_| runtime.is_native()).map_or("", |status| (runtime.hint)(name, status));
            let tenths = took.as_nanos() / 100;
            log::log!(level, "{name}{arguments}{ended} in {}.{} us{hint}", tenths / 10, tenths % 10);
        }
    }
}

/// Describes the arguments of a call.
///
/// In the place of the first stands what it points to, if the function gives that.
///
/// # Safety
/// `values` is the tuple of arguments, and `arguments` says where each is in it.
unsafe fn describe(output: Option<Output>, values: *const u8, arguments: &[Argument], succeeded: bool) -> String {
    let output = output.map_or(0, Output::size);
    let mut list = String::new();
    for (place, &(offset, size)) in arguments.iter().enumerate() {
        // SAFETY: within the tuple.
        let mut address = unsafe { values.add(offset.into()) };
        let mut size = usize::from(size);
        if place == 0 && output > 0 {
            if succeeded {
                // SAFETY: it is the exported function's first argument, a pointer.
                address = unsafe { address.cast::<*const u8>().read_unaligned() };
                size = output;
            } else {
                list += "-";
                continue;
            }
        }
        // SAFETY: an argument of this size, or what a call that succeeded has written.
        let bytes = unsafe { slice::from_raw_parts(address, size) };
        let comma = if place == 0 { "" } else { ", " };
        // Writing to a string cannot fail.
        _ = match bytes.len() {
            0..=8 => {
                let mut number = [0; 8];
                number[..size].copy_from_slice(bytes);
                write!(list, "{comma}{:#x}", u64::from_le_bytes(number))
            }
            _ => {
                let start = bytes.iter().take(16).fold(String::new(), |text, byte| format!("{text}{byte:02x}"));
                write!(list, "{comma}{start}...")
            }
        };
    }
    format!("({list})")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::border::runtime::tests::runtime;
    use crate::os::{forked, vendor};

    #[test]
    fn results_are_shown_of_calls_that_succeed_alone() {
        static HANDLE: [u8; 64] = [0xab; 64];
        static NUMBER: u64 = 0x1122_3344_5566_7788;
        let (handle, number) = (HANDLE.as_ptr(), (&raw const NUMBER).cast::<u8>());
        let shown_handle = format!("({}..., 0x5)", "ab".repeat(16));
        let shown = |output, first: *const u8, succeeded| {
            let values = (first, 5_u8);
            // SAFETY: the tuple, and its first member points to what such calls write.
            unsafe { describe(output, (&raw const values).cast(), <(*const u8, u8)>::PLACES, succeeded) }
        };
        for (output, first, expected) in [
            (Output::Handle, handle, &*shown_handle),
            (Output::Object, number, "(0x1122334455667788, 0x5)"),
            (Output::Descriptor, number, "(0x55667788, 0x5)"),
        ] {
            assert_eq!(shown(Some(output), first, true), expected, "{output:?}");
            assert_eq!(shown(Some(output), first, false), "(-, 0x5)", "{output:?}");
        }
        for output in [Some(Output::Nothing), None] {
            for succeeded in [false, true] {
                assert_eq!(shown(output, number, succeeded), format!("({:#x}, 0x5)", number.addr()), "{output:?}");
            }
        }
        let long = [1_u8; 9];
        // SAFETY: one argument of nine bytes, and none.
        let (long, none) =
            unsafe { (describe(None, long.as_ptr(), &[(0, 9)], true), describe(None, long.as_ptr(), &[], true)) };
        assert_eq!((&*long, &*none), (&*format!("({}...)", "01".repeat(9)), "()"));
    }

    #[test]
    fn an_answer_is_a_status_where_its_runtime_says_so() {
        assert_eq!(7_u32.status(&RUNTIME), Some(7));
        assert_eq!((-1_i32).status(&RUNTIME), None);
        assert_eq!(c"a text".as_ptr().status(&RUNTIME), None);
        let signed = Runtime { has_signed_statuses: true, ..runtime(&vendor::AMD) };
        assert_eq!(((-1_i32).status(&signed), 5_i32.status(&signed)), (Some(u32::MAX), Some(5)));
    }

    static RUNTIME: Runtime = runtime(&vendor::AMD);

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_forked_child_logs_no_call() {
        const OTHER: &Function = &Function { name: "hipMalloc", shares: None, quietly: false };
        const SHARES: &Function = &Function { shares: Some(Output::Handle), ..*OTHER };
        forked::child(|| {
            process::restart();
            for (level, shares, other) in [
                (LevelFilter::Off, config::get().log_level >= LevelFilter::Warn, false),
                (LevelFilter::Warn, true, false),
                (LevelFilter::Trace, true, true),
            ] {
                log::set_max_level(level);
                assert_eq!((!is_off(true), !is_off(false)), (shares, other), "{level}");
                assert_eq!((is_wanted(SHARES), is_wanted(OTHER)), (shares, other), "{level}");
            }
            process::begin();
            forked::child(|| assert!(!is_wanted(SHARES) && !is_wanted(OTHER)));
        });
    }
}
