// SPDX-License-Identifier: MIT OR Apache-2.0
//! The log's sink: errors, and what else `ANYGPU_LOG` asks for, one line per event, through the `log` crate's macros.

use std::ffi::c_int;
use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::mem::ManuallyDrop;
use std::os::fd::{AsRawFd, FromRawFd};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use log::{Level, LevelFilter, Log, Metadata, Record};

use super::config;
use super::published::Published;
use super::thread::{Uncancelled, system_id};

/// Starts the log where the settings ask for more than errors; later calls do nothing.
pub fn start() {
    /// Set once the settings that are ignored have been told. Relaxed: nothing else goes with it.
    static TOLD: AtomicBool = AtomicBool::new(false);
    let config = config::get();
    if config.log_level > LevelFilter::Error || config.log_file.is_some() {
        install();
    }
    if !TOLD.load(Ordering::Relaxed) && !TOLD.swap(true, Ordering::Relaxed) {
        config.complaints.iter().for_each(|complaint| error(format_args!("{complaint}")));
        for name in config::unknown() {
            log::warn!("{name} is no setting of anygpu's: `anygpu info --config` lists them");
        }
    }
}

/// Logs an error: to the logger that is installed, or else, as the default level asks, to standard error.
pub fn error(words: std::fmt::Arguments<'_>) {
    if log::max_level() >= LevelFilter::Error {
        log::error!("{words}");
    } else if config::get().log_level >= LevelFilter::Error {
        Lines::to_standard_error().print(Level::Error, words);
    }
}

/// Installs the logger, once and without a lock: of several threads that come at once the first installs its own.
///
/// Where the program has installed a logger of its own (a Rust program that uses this crate), that one is used; so that it
/// can, none is installed unless the settings ask for more than errors.
fn install() {
    /// Set once the log is as the settings ask. Released after `LINES` and the logger.
    static DONE: AtomicBool = AtomicBool::new(false);
    static LINES: Published<Lines> = Published::new();
    if DONE.load(Ordering::Acquire) {
        return;
    }
    let config = config::get();
    if config.log_level != LevelFilter::Off {
        let (new, failure) = match config.log_file.as_deref().map(|path| (path, Lines::to_file(path))) {
            None => (Lines::to_standard_error(), None),
            Some((_, Ok(lines))) => (lines, None),
            Some((path, Err(error))) => (Lines::to_standard_error(), Some((path, error))),
        };
        let lines = LINES.publish(new);
        let is_first = log::set_logger(lines).is_ok();
        if let (true, Some((path, error))) = (is_first, failure) {
            lines.write(&format!("anygpu: cannot open the log file {}: {error}\n", path.display()));
        }
        // Not the level of another logger.
        if std::ptr::addr_eq(log::logger(), lines) {
            log::set_max_level(config.log_level);
        }
    }
    DONE.store(true, Ordering::Release);
}

/// Logger that writes each line by one system call and without a lock.
///
/// Lines of threads and processes do not mix, and a forked child never waits for a thread it does not have.
struct Lines {
    file: ManuallyDrop<File>,
    /// Device and inode of the log file, compared before each line.
    ///
    /// The program may close the descriptor, and later have a file of its own by the same number.
    identity: Option<(u64, u64)>,
}

impl Drop for Lines {
    /// Closes the log file of a thread that came second; standard error stays open.
    fn drop(&mut self) {
        if self.identity.is_some() {
            // SAFETY: once, and not used afterwards.
            unsafe { ManuallyDrop::drop(&mut self.file) };
        }
    }
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

    /// Writes words with what every line has.
    fn print(&self, level: Level, words: std::fmt::Arguments<'_>) {
        let thread = system_id();
        let level = level.as_str().to_ascii_lowercase();
        let mut line = format!("anygpu {} {thread} {level}: {words}", std::process::id());
        // What callers pass may be in it, and a pipe mixes what is longer.
        line.truncate(line.floor_char_boundary(libc::PIPE_BUF - 1));
        let mut line: String = line.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        line.push('\n');
        let _uncancelled = Uncancelled::new();
        self.write(&line);
    }

    /// Writes a line; ignores failures, and suppresses the signals that report them.
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
        self.print(record.level(), *record.args());
    }

    fn flush(&self) {}
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU32;

    use super::*;
    use crate::os::forked;

    /// Signals that the thread blocks, and those that wait for it.
    fn signals() -> [Vec<c_int>; 2] {
        // SAFETY: the sets are valid for the calls.
        let sets = unsafe {
            let mut sets: [libc::sigset_t; 2] = std::mem::zeroed();
            assert_eq!(libc::pthread_sigmask(libc::SIG_SETMASK, std::ptr::null(), &mut sets[0]), 0);
            assert_eq!(libc::sigpending(&mut sets[1]), 0);
            sets
        };
        // SAFETY: as above.
        sets.map(|set| (1..32).filter(|signal| unsafe { libc::sigismember(&set, *signal) } == 1).collect())
    }

    fn scratch(name: &str) -> std::path::PathBuf {
        std::env::temp_dir().join(format!("anygpu-logger-{}-{name}", std::process::id()))
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_log_file_is_appended_to_waits_for_its_reader_and_is_not_inherited() {
        let path = scratch("file");
        std::fs::write(&path, "before\n").expect("a writable folder");
        let lines = Lines::to_file(&path).expect("a file");
        let fd = lines.file.as_raw_fd();
        // SAFETY: plain system calls.
        let (flags, of_descriptor) = unsafe { (libc::fcntl(fd, libc::F_GETFL), libc::fcntl(fd, libc::F_GETFD)) };
        assert_eq!(flags & (libc::O_APPEND | libc::O_NONBLOCK), libc::O_APPEND);
        assert!(of_descriptor == libc::FD_CLOEXEC && fd >= HIGH);
        lines.write("one\n");
        lines.print(Level::Warn, format_args!("a\nb"));
        let written = std::fs::read_to_string(&path).expect("the file");
        std::fs::remove_file(&path).expect("made above");
        assert!(written.starts_with("before\none\nanygpu ") && written.ends_with(" warn: a b\n"), "{written}");
        drop(lines);
        // SAFETY: a plain system call.
        assert_ne!(unsafe { libc::fcntl(fd, libc::F_GETFD) }, libc::FD_CLOEXEC, "closed, or another thread's");
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn errors_go_to_the_logger_of_a_program_that_has_one() {
        static HEARD: AtomicU32 = AtomicU32::new(0);
        struct Own;
        impl Log for Own {
            fn enabled(&self, _: &Metadata<'_>) -> bool {
                true
            }
            fn log(&self, _: &Record<'_>) {
                HEARD.fetch_add(1, Ordering::Relaxed);
            }
            fn flush(&self) {}
        }
        forked::child(|| {
            // Where the tests are run with a log, the logger is ours.
            if log::set_logger(&Own).is_ok() {
                for (level, heard) in [(LevelFilter::Error, 1), (LevelFilter::Trace, 2)] {
                    log::set_max_level(level);
                    error(format_args!("a test's"));
                    assert_eq!(HEARD.load(Ordering::Relaxed), heard, "{level}");
                }
            }
        });
    }

    /// The limit on the size of files and the end of a reader end no process.
    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_line_that_cannot_be_written_changes_no_signal() {
        let path = scratch("limited");
        forked::child(|| {
            let limited = Lines::to_file(&path).expect("a file");
            let (_, unread) = std::io::pipe().expect("a pipe");
            let unread = File::from(std::os::fd::OwnedFd::from(unread));
            let unread = Lines { file: ManuallyDrop::new(unread), identity: None };
            let limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
            // SAFETY: plain system calls, in a child.
            unsafe {
                libc::signal(libc::SIGPIPE, libc::SIG_DFL);
                libc::signal(libc::SIGXFSZ, libc::SIG_DFL);
                assert_eq!(libc::setrlimit(libc::RLIMIT_FSIZE, &limit), 0);
            }
            let unchanged = |before: &[Vec<c_int>; 2]| {
                for lines in [&limited, &unread] {
                    lines.write("a line\n");
                    assert_eq!(signals(), *before);
                }
            };
            let before = signals();
            assert!(before[1].is_empty());
            unchanged(&before);
            // One that the program blocks, and that waits for it, is the program's.
            for signal in [libc::SIGPIPE, libc::SIGXFSZ] {
                // SAFETY: the set is valid for the calls, in a child.
                unsafe {
                    let mut set = std::mem::zeroed();
                    libc::sigemptyset(&mut set);
                    libc::sigaddset(&mut set, signal);
                    assert_eq!(libc::pthread_sigmask(libc::SIG_BLOCK, &set, std::ptr::null_mut()), 0);
                    assert_eq!(libc::raise(signal), 0);
                }
                let before = signals();
                assert!(before[0].contains(&signal) && before[1].contains(&signal));
                unchanged(&before);
            }
        });
        std::fs::remove_file(&path).expect("made above");
    }
}
