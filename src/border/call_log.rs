// SPDX-License-Identifier: MIT OR Apache-2.0
//! The log of calls: a line for each that is logged, with its outcome, its time and, where it shares, its arguments.

use std::cell::Cell;
use std::ffi::{c_char, c_uint};
use std::fmt::Write as _;
use std::mem::offset_of;
use std::slice;
use std::time::Instant;

use log::{Level, LevelFilter};

use super::runtime::Runtime;
use crate::os::thread::Uncancelled;
use crate::os::{config, logger, panic, process};

/// Whether calls of this name are logged. Not in a forked child: a logger of the program's own may have locks, which
/// the child may find held by a thread that is not there.
pub fn wants(name: &str) -> bool {
    if process::is_forked() {
        return false;
    }
    // A failed sharing call is worth a warning.
    let least = if shares(name) { LevelFilter::Warn } else { LevelFilter::Trace };
    log::max_level().max(config::get().log_level) >= least
}

fn shares(name: &str) -> bool {
    const PARTS: [&str; 10] = [
        "Ipc",
        "ExportKey",
        "ImportByKey",
        "SetImportPid",
        "ShareableHandle",
        "PoolExportPointer",
        "PoolImportPointer",
        "HandleForAddressRange",
        "ImportExternal",
        "ExternalMemoryGetMapped",
    ];
    PARTS.iter().any(|part| name.contains(part))
}

thread_local! {
    /// The call that is about to be made again.
    static RESUMED: Cell<Option<&'static str>> = const { Cell::new(None) };
}

/// Whether this call is the one that [`again`] announced.
pub fn resumes(name: &str) -> bool {
    RESUMED.get() == Some(name) && RESUMED.take().is_some()
}

/// Where an argument is in the tuple of them: its first byte, and how many it has.
pub type Argument = (u16, u16);

/// What a function returns.
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
    /// Where statuses are not signed such a number is an answer.
    fn status(self, runtime: &Runtime) -> Option<c_uint> {
        runtime.has_signed_statuses.then_some(self.cast_unsigned())
    }
}

impl Answer for *const c_char {}

/// A C function that takes these arguments, a tuple.
pub trait Function<Arguments> {
    /// What it returns.
    type Answer: Answer;

    /// Where each argument is.
    const ARGUMENTS: &'static [Argument];

    /// Calls it.
    ///
    /// # Safety
    /// As the function says.
    unsafe fn call(self, arguments: &Arguments) -> Self::Answer;
}

macro_rules! functions {
    ([$($argument:ident $place:tt)*]) => {
        functions!(of ($($argument,)*): $($argument $place)*);
    };
    (of $arguments:ty: $($argument:ident $place:tt)*) => {
        impl<Result: Answer, $($argument: Copy),*> Function<$arguments>
            for unsafe extern "C" fn($($argument),*) -> Result
        {
            type Answer = Result;

            const ARGUMENTS: &'static [Argument] =
                &[$((offset_of!($arguments, $place) as u16, size_of::<$argument>() as u16)),*];

            #[allow(unused_variables, reason = "there may be none")]
            unsafe fn call(self, arguments: &$arguments) -> Result {
                // SAFETY: as promised by the caller.
                unsafe { self($(arguments.$place),*) }
            }
        }
    };
    ([$($done:tt)*] $next:ident $place:tt $($rest:tt)*) => {
        functions!([$($done)*]);
        functions!([$($done)* $next $place] $($rest)*);
    };
}
// One for each number of arguments up to what the vendors need.
functions!([] A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10 L 11);

/// Makes a call of an exported function again and logs it; this time it finds its way as if nobody logged.
///
/// # Safety
/// The arguments are those of the call.
#[cold]
#[inline(never)]
pub unsafe fn again<F: Function<Arguments>, Arguments>(
    runtime: &Runtime,
    name: &'static str,
    function: F,
    arguments: Arguments,
) -> F::Answer {
    let begun = begin(name);
    // SAFETY: as promised by the caller.
    let answer = unsafe { function.call(&arguments) };
    // SAFETY: those are where the tuple's members are.
    unsafe { report(runtime, name, begun, answer.status(runtime), (&raw const arguments).cast(), F::ARGUMENTS) };
    answer
}

fn begin(name: &'static str) -> Instant {
    RESUMED.set(Some(name));
    Instant::now()
}

/// Logs a call that has been made: its name, how it ended, how long it took, and of a sharing call the arguments.
///
/// # Safety
/// `values` is the tuple of arguments, and `arguments` says where each is in it.
unsafe fn report(
    runtime: &Runtime,
    name: &str,
    begun: Instant,
    status: Option<c_uint>,
    values: *const u8,
    arguments: &[Argument],
) {
    let took = begun.elapsed();
    RESUMED.set(None);
    panic::answer((), || {
        let _uncancelled = Uncancelled::new();
        logger::start();
        let failed = status.is_some_and(|status| status != 0);
        let level = match shares(name) {
            // Where the hub answered, the border has warned, and knows why.
            true if failed && runtime.is_native() => Level::Warn,
            true => Level::Info,
            false => Level::Trace,
        };
        if log::log_enabled!(level) {
            let arguments = match shares(name) {
                // SAFETY: as promised by the caller.
                true => unsafe { describe(name, values, arguments, !failed) },
                false => String::new(),
            };
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
    });
}

/// The arguments of a sharing call. The first of those that get, open, export and import is where the result goes: of
/// that the result is shown, once there is one.
///
/// # Safety
/// `values` is the tuple of arguments, and `arguments` says where each is in it.
unsafe fn describe(name: &str, values: *const u8, arguments: &[Argument], succeeded: bool) -> String {
    const HANDLE: usize = 64;
    let result = match name {
        // AscendCL's results come last, or are texts.
        _ if name.starts_with("acl") => None,
        _ if name.contains("IpcGet") => Some(HANDLE),
        _ if name.contains("PoolExportPointer") => Some(HANDLE),
        _ if ["IpcOpen", "Import", "GetMapped"].iter().any(|part| name.contains(part)) => Some(size_of::<usize>()),
        // A descriptor, or the beginning of a fabric handle.
        _ if name.contains("ToShareableHandle") || name.contains("HandleForAddressRange") => Some(size_of::<c_uint>()),
        _ => None,
    };
    let mut list = String::new();
    for (place, &(offset, size)) in arguments.iter().enumerate() {
        // SAFETY: within the tuple.
        let mut address = unsafe { values.add(offset.into()) };
        let mut size = usize::from(size);
        if let (0, Some(results)) = (place, result) {
            if succeeded {
                // SAFETY: it is the exported function's first argument, a pointer.
                address = unsafe { address.cast::<*const u8>().read_unaligned() };
                size = results;
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
    use super::shares;

    #[test]
    fn calls_that_share_are_known_by_their_names() {
        for name in [
            "hipIpcGetMemHandle",
            "cuMemExportToShareableHandle",
            "cudaMemPoolImportPointer",
            "cuImportExternalSemaphore",
            "aclrtIpcMemClose",
            "aclrtNotifyGetExportKey",
            "aclrtNotifyImportByKey",
            "aclrtNotifySetImportPid",
        ] {
            assert!(shares(name), "{name}");
        }
        for name in ["hipMalloc", "cuMemMap", "aclrtRecordNotify", "aclrtWaitAndResetNotify"] {
            assert!(!shares(name), "{name}");
        }
    }
}
