// SPDX-License-Identifier: MIT OR Apache-2.0
//! The program that the tool runs and reports on. A signal that would end the tool ends the program instead, whose report
//! follows; one that comes later ends the tool, which leaves nothing.

use std::ffi::c_int;
use std::io;
use std::os::unix::process::ExitStatusExt;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::thread;

/// A program that was started.
pub struct Child {
    child: std::process::Child,
    /// The signals that would end the tool, but those that whoever started it had ignored.
    signals: Vec<c_int>,
}

/// The end of the program.
#[derive(Clone, Copy)]
pub struct Ended {
    /// Its status, as shells tell it.
    pub status: u8,
    /// The signal that ended it, as far as its status tells.
    pub signal: Option<i32>,
    /// True where this tool, or who ended it, has asked for that.
    pub was_asked: bool,
}

/// The child; 0 before it was started.
static CHILD: AtomicI32 = AtomicI32::new(0);

/// Set once the program was asked to end. Relaxed: nothing else goes with it.
static WAS_ASKED: AtomicBool = AtomicBool::new(false);

extern "C" fn pass(signal: c_int) {
    WAS_ASKED.store(true, Ordering::Relaxed);
    // SAFETY: a system call that handlers may make; the child has not been waited for long.
    unsafe { libc::kill(CHILD.load(Ordering::Relaxed), signal) };
}

impl Child {
    /// Starts a program.
    pub fn start(command: &mut Command) -> io::Result<Child> {
        let child = command.spawn()?;
        CHILD.store(child.id() as i32, Ordering::Relaxed);
        let pass = pass as extern "C" fn(c_int) as libc::sighandler_t;
        // An interrupt from the terminal is the program's anyway.
        let handlers = [(libc::SIGTERM, pass), (libc::SIGHUP, pass), (libc::SIGINT, libc::SIG_IGN)];
        // SAFETY: the handler makes no call but one that handlers may make.
        let set = |signal, handler| unsafe { libc::signal(signal, handler) };
        let is_heeded = |(signal, handler): &(c_int, libc::sighandler_t)| {
            let is_ignored = set(*signal, *handler) == libc::SIG_IGN;
            if is_ignored {
                set(*signal, libc::SIG_IGN);
            }
            !is_ignored
        };
        let signals = handlers.into_iter().filter(is_heeded).map(|(signal, _)| signal).collect();
        Ok(Child { child, signals })
    }

    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Asks the program to end.
    pub fn end(&self) {
        WAS_ASKED.store(true, Ordering::Relaxed);
        // SAFETY: a signal to a child that has not been waited for.
        unsafe { libc::kill(self.child.id() as i32, libc::SIGTERM) };
    }

    /// Waits until the program ends. A signal that ends the tool from then on has it tidy up first.
    pub fn wait(&mut self, tidy_up: impl FnOnce() + Send + 'static) -> io::Result<Ended> {
        /// Number that shells add to that of a signal which has ended a program.
        const SIGNALLED: i32 = 128;
        let status = self.child.wait()?;
        end_by(&self.signals, tidy_up);
        let code = status.code().unwrap_or(SIGNALLED + status.signal().unwrap_or(0));
        // A shell or a launcher tells of its child's end so.
        let signal = Some(code - SIGNALLED).filter(|signal| (1..=libc::SIGSYS).contains(signal));
        Ok(Ended { status: code as u8, signal, was_asked: WAS_ASKED.load(Ordering::Relaxed) })
    }
}

/// Has signals end this process, by a thread that tidies up first: a handler could not.
fn end_by(signals: &[c_int], tidy_up: impl FnOnce() + Send + 'static) {
    // SAFETY: a set is plain data, filled and read by the calls.
    let set = unsafe {
        let mut set = std::mem::zeroed();
        libc::sigemptyset(&mut set);
        for signal in signals {
            libc::sigaddset(&mut set, *signal);
        }
        libc::pthread_sigmask(libc::SIG_BLOCK, &set, std::ptr::null_mut());
        // The child's number may be another process's from now on.
        for signal in signals {
            libc::signal(*signal, libc::SIG_DFL);
        }
        set
    };
    // Where there is no thread, they wait for the tool's end.
    _ = thread::Builder::new().spawn(move || {
        let mut signal = 0;
        // SAFETY: both are valid for the call.
        unsafe { libc::sigwait(&set, &mut signal) };
        tidy_up();
        // SAFETY: plain system calls: its handling is the system's, which ends the process.
        unsafe {
            libc::pthread_sigmask(libc::SIG_UNBLOCK, &set, std::ptr::null_mut());
            libc::raise(signal);
        }
    });
}

impl Ended {
    /// The signal's name, where one that nobody asked for has ended the program.
    pub fn by(self) -> Option<String> {
        const NAMES: [&str; 31] = [
            "SIGHUP",
            "SIGINT",
            "SIGQUIT",
            "SIGILL",
            "SIGTRAP",
            "SIGABRT",
            "SIGBUS",
            "SIGFPE",
            "SIGKILL",
            "SIGUSR1",
            "SIGSEGV",
            "SIGUSR2",
            "SIGPIPE",
            "SIGALRM",
            "SIGTERM",
            "SIGSTKFLT",
            "SIGCHLD",
            "SIGCONT",
            "SIGSTOP",
            "SIGTSTP",
            "SIGTTIN",
            "SIGTTOU",
            "SIGURG",
            "SIGXCPU",
            "SIGXFSZ",
            "SIGVTALRM",
            "SIGPROF",
            "SIGWINCH",
            "SIGIO",
            "SIGPWR",
            "SIGSYS",
        ];
        let signal = self.signal.filter(|_| !self.was_asked)?;
        NAMES.get(signal as usize - 1).map(ToString::to_string)
    }
}
