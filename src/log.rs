// SPDX-License-Identifier: MIT OR Apache-2.0
//! The log: errors, and what else `ANYGPU_LOG` asks for, one line per event, through the `log` crate's macros.

use std::cell::Cell;
use std::ffi::{c_char, c_int, c_uint};
use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::mem::{ManuallyDrop, offset_of};
use std::os::fd::{AsRawFd, FromRawFd};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::Path;
use std::slice;
use std::sync::Once;
use std::time::Instant;

use ::log::{Level, LevelFilter, Log, Metadata, Record};

use crate::backend::{self, Vendor};
use crate::config;
use crate::entry;
use crate::native::Runtime;
use crate::thread::Uncancelled;

/// Starts the log where the settings ask for more than errors; later calls do nothing.
pub fn start() {
    let config = config::get();
    if config.log_level > LevelFilter::Error || config.log_file.is_some() {
        install();
    }
}

/// Logs an error. The log starts with the first one where it has not before.
pub fn error(words: std::fmt::Arguments<'_>) {
    install();
    ::log::error!("{words}");
}

/// Installs the logger, once. Where the program has installed a logger of its own (a Rust program that uses this crate),
/// that one is used; so that it can, none is installed before there is something to log.
fn install() {
    static INSTALL: Once = Once::new();
    INSTALL.call_once(|| {
        let config = config::get();
        if config.log_level == LevelFilter::Off {
            return;
        }
        let mut lines = Lines::to_standard_error();
        if let Some(path) = &config.log_file {
            match Lines::to_file(path) {
                Ok(opened) => lines = opened,
                Err(error) => lines.write(&format!("anygpu: cannot open the log file {}: {error}\n", path.display())),
            }
        }
        if ::log::set_logger(Box::leak(Box::new(lines))).is_ok() {
            ::log::set_max_level(config.log_level);
            for complaint in &config.complaints {
                ::log::warn!("{complaint}");
            }
        }
    });
}

/// Writes each line at once and without a lock: lines of threads and processes do not mix, and a forked child never
/// waits for a thread it does not have.
struct Lines {
    file: ManuallyDrop<File>,
    /// The device and the number of a file that was opened for this: the program may close its descriptor, and have a
    /// file of its own by the same number later.
    identity: Option<(u64, u64)>,
}

impl Lines {
    fn to_standard_error() -> Lines {
        // SAFETY: standard error is never closed here: the file is not dropped.
        Lines { file: ManuallyDrop::new(unsafe { File::from_raw_fd(libc::STDERR_FILENO) }), identity: None }
    }

    fn to_file(path: &Path) -> io::Result<Lines> {
        // What would block is a FIFO that nobody reads.
        let low = OpenOptions::new().create(true).append(true).custom_flags(libc::O_NONBLOCK).open(path)?;
        // SAFETY: plain system calls on a descriptor of ours.
        let high = unsafe {
            libc::fcntl(low.as_raw_fd(), libc::F_SETFL, libc::O_APPEND);
            libc::fcntl(low.as_raw_fd(), libc::F_DUPFD_CLOEXEC, HIGH)
        };
        // SAFETY: a new descriptor, which nobody else has.
        let file = if high < 0 { low } else { unsafe { File::from_raw_fd(high) } };
        let identity = file.metadata().map(|it| (it.dev(), it.ino()))?;
        Ok(Lines { file: ManuallyDrop::new(file), identity: Some(identity) })
    }

    /// A log that cannot be written is no reason to fail, nor to be ended by the signal that says so.
    fn write(&self, line: &str) {
        let now = |identity| self.file.metadata().is_ok_and(|it| (it.dev(), it.ino()) == identity);
        if !self.identity.is_none_or(now) {
            return;
        }
        // SAFETY: the sets are initialised by sigemptyset and pthread_sigmask before they are read. A signal that the
        // thread had not blocked was not waiting for it.
        unsafe {
            let mut signals = std::mem::zeroed();
            let mut before = std::mem::zeroed();
            libc::sigemptyset(&mut signals);
            libc::sigaddset(&mut signals, libc::SIGPIPE);
            libc::sigaddset(&mut signals, libc::SIGXFSZ);
            let blocked = libc::pthread_sigmask(libc::SIG_BLOCK, &signals, &mut before) == 0;
            let written = (&*self.file).write_all(line.as_bytes());
            if !blocked {
                return;
            }
            if written.is_err() {
                for signal in [libc::SIGPIPE, libc::SIGXFSZ] {
                    if libc::sigismember(&before, signal) == 1 {
                        libc::sigdelset(&mut signals, signal);
                    }
                }
                let at_once = libc::timespec { tv_sec: 0, tv_nsec: 0 };
                libc::sigtimedwait(&signals, std::ptr::null_mut(), &at_once);
            }
            libc::pthread_sigmask(libc::SIG_SETMASK, &before, std::ptr::null_mut());
        }
    }
}

/// Out of the way of programs that count on low numbers.
const HIGH: c_int = 200;

impl Log for Lines {
    fn enabled(&self, _metadata: &Metadata<'_>) -> bool {
        true
    }

    fn log(&self, record: &Record<'_>) {
        // SAFETY: no arguments, cannot fail.
        let thread = unsafe { libc::gettid() };
        let level = record.level().as_str().to_ascii_lowercase();
        let mut line = format!("anygpu {} {thread} {level}: {}", std::process::id(), record.args());
        // What callers pass may be in it, and a pipe mixes what is longer.
        line.truncate(line.floor_char_boundary(libc::PIPE_BUF - 1));
        let mut line: String = line.chars().map(|it| if it.is_control() { ' ' } else { it }).collect();
        line.push('\n');
        let _uncancelled = Uncancelled::new();
        self.write(&line);
    }

    fn flush(&self) {}
}

/// hipErrorInvalidContext, which hipIpcOpenMemHandle and hipIpcOpenEventHandle answer for a handle of their own process.
const OWN_PROCESS: c_uint = 201;

/// What else that may mean.
const SAME_ID: &str = "; HIP compares process ids alone, so in different PID namespaces (containers) the handle may be \
                       another process's with the same id";

/// Whether calls of this name are logged. Not in a forked child: a logger of the program's own may have locks, which
/// the child may find held by a thread that is not there.
pub fn wants(name: &str) -> bool {
    if backend::is_forked() {
        return false;
    }
    // A failed sharing call is worth a warning.
    let least = if shares(name) { LevelFilter::Warn } else { LevelFilter::Trace };
    ::log::max_level().max(config::get().log_level) >= least
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
    /// The status it is, of a vendor's interface.
    fn status(self, _vendor: Vendor) -> Option<c_uint> {
        None
    }
}

impl Answer for c_uint {
    fn status(self, _vendor: Vendor) -> Option<c_uint> {
        Some(self)
    }
}

impl Answer for i32 {
    /// AscendCL's statuses are signed; elsewhere such a number is an answer.
    fn status(self, vendor: Vendor) -> Option<c_uint> {
        (vendor == Vendor::Ascend).then_some(self.cast_unsigned())
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
    unsafe { report(runtime, name, begun, answer.status(runtime.vendor), (&raw const arguments).cast(), F::ARGUMENTS) };
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
    entry::answer((), || {
        let _uncancelled = Uncancelled::new();
        start();
        let failed = status.is_some_and(|status| status != 0);
        let level = match shares(name) {
            // Where the hub answered, the border has warned, and knows why.
            true if failed && runtime.is_native() => Level::Warn,
            true => Level::Info,
            false => Level::Trace,
        };
        if ::log::log_enabled!(level) {
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
            // AMD's own check of handles, where nobody but it has answered.
            let hint = match (runtime.vendor, status) {
                (Vendor::Amd, Some(OWN_PROCESS)) if name.contains("IpcOpen") && runtime.is_native() => SAME_ID,
                _ => "",
            };
            let tenths = took.as_nanos() / 100;
            ::log::log!(level, "{name}{arguments}{ended} in {}.{} us{hint}", tenths / 10, tenths % 10);
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
