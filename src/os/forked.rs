// SPDX-License-Identifier: MIT OR Apache-2.0
//! Forked children, in which tests may change what a process has once, or deny system calls.

use std::panic::{AssertUnwindSafe, Location, catch_unwind};

/// The result of a child whose body panics.
const PANICKED: i32 = 254;
/// The result of a child that the system does not give what it wants: filters of system calls, a namespace.
const REFUSED: i32 = 255;

/// Runs `body` in a forked child, which has this thread alone; returns its result, at most 253.
///
/// The body may allocate, which the C library lets forked children do.
#[track_caller]
pub fn result_of(body: impl FnOnce() -> i32) -> i32 {
    let caller = Location::caller();
    // SAFETY: the child runs `body`, and ends.
    match unsafe { libc::fork() } {
        0 => {
            // A test that fails beside this one may hold the lock of what reports panics.
            // SAFETY: a plain system call.
            unsafe { libc::alarm(100) };
            let result = catch_unwind(AssertUnwindSafe(body)).unwrap_or_else(|panic| {
                let words = panic.downcast_ref::<String>().map(String::as_str);
                let words = words.or(panic.downcast_ref::<&str>().copied()).unwrap_or_default();
                let line = format!("{caller}: in a forked child: {words}\n");
                // Past the test's capture of what is printed, which ends with this process, and past all locks.
                // SAFETY: the text is valid for the call.
                unsafe { libc::write(libc::STDERR_FILENO, line.as_ptr().cast(), line.len()) };
                PANICKED
            });
            // SAFETY: ends the child at once.
            unsafe { libc::_exit(result) }
        }
        child => {
            let mut status = 0;
            // SAFETY: the child is this process's own, and the output is valid for the call.
            assert_eq!(unsafe { libc::waitpid(child, &mut status, 0) }, child);
            assert!(libc::WIFEXITED(status), "the child ended with wait status {status:#x}");
            assert_ne!(libc::WEXITSTATUS(status), PANICKED, "the child panicked");
            libc::WEXITSTATUS(status)
        }
    }
}

/// Runs `body` in a forked child, and panics where it panics.
#[track_caller]
pub fn child(body: impl FnOnce()) {
    let result = result_of(|| {
        body();
        0
    });
    assert_eq!(result, 0);
}

/// A forked child that sleeps until this is dropped, or its parent ends.
pub struct Idle(pub libc::pid_t);

impl Idle {
    /// Forks a child, which does something before it sleeps, by system calls only.
    pub fn after(first: impl FnOnce()) -> Idle {
        // SAFETY: the child makes system calls only.
        match unsafe { libc::fork() } {
            0 => {
                // SAFETY: plain system calls.
                unsafe { libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL) };
                first();
                loop {
                    // SAFETY: as above.
                    unsafe { libc::pause() };
                }
            }
            child => Idle(child),
        }
    }

    /// Kills the child, of which /proc still tells until it is waited for.
    pub fn kill(&self) {
        // SAFETY: a child that was not waited for; the output is valid for the call.
        unsafe {
            let mut ended = std::mem::zeroed();
            libc::kill(self.0, libc::SIGKILL);
            assert_eq!(libc::waitid(libc::P_PID, self.0 as u32, &mut ended, libc::WEXITED | libc::WNOWAIT), 0);
        }
    }
}

impl Drop for Idle {
    fn drop(&mut self) {
        self.kill();
        // SAFETY: as above; nobody wants the status.
        unsafe { libc::waitpid(self.0, std::ptr::null_mut(), 0) };
    }
}

/// Has a system call fail with `error` in this thread and those that it starts.
pub fn deny(call: i64, error: i32) {
    assert!(install(&mut filter(&[(call, None)], error)), "there are filters");
}

/// Runs `body` in a forked child that is denied some system calls with `error`; `None` where filters are missing.
#[track_caller]
pub fn denied(calls: &[i64], error: i32, body: impl FnOnce() -> i32) -> Option<i32> {
    let any_arguments: Vec<_> = calls.iter().map(|call| (*call, None)).collect();
    filtered(&any_arguments, error, body)
}

/// A call that is denied: always, or where an argument, by its place, has one of some bits.
type Denied = (i64, Option<(u32, i32)>);

/// Denies calls to a forked child that runs `body`; `None` where filters are missing.
#[track_caller]
pub fn filtered(calls: &[Denied], error: i32, body: impl FnOnce() -> i32) -> Option<i32> {
    let mut program = filter(calls, error);
    let result = result_of(|| if install(&mut program) { body() } else { REFUSED });
    Some(result).filter(|result| *result != REFUSED)
}

/// Runs `body` in a forked child whose user is not mapped; `None` where there are no user namespaces.
#[track_caller]
pub fn unmapped(body: impl FnOnce() -> i32) -> Option<i32> {
    // SAFETY: a plain system call.
    let result = result_of(|| if unsafe { libc::unshare(libc::CLONE_NEWUSER) } == 0 { body() } else { REFUSED });
    Some(result).filter(|result| *result != REFUSED)
}

/// A filter that has calls fail with `error`.
fn filter(calls: &[Denied], error: i32) -> Vec<libc::sock_filter> {
    let step = |code: u32, jt, jf, k| libc::sock_filter { code: code as u16, jt, jf, k };
    let load = |offset| step(libc::BPF_LD | libc::BPF_W | libc::BPF_ABS, 0, 0, offset);
    let mut program = Vec::new();
    for (call, argument) in calls {
        let rest = if argument.is_some() { 3 } else { 1 };
        program.extend([load(0), step(libc::BPF_JMP | libc::BPF_JEQ | libc::BPF_K, 0, rest, *call as u32)]);
        if let Some((place, bits)) = argument {
            // The low half, in struct seccomp_data.
            let low = if cfg!(target_endian = "little") { 0 } else { 4 };
            program.push(load(16 + 8 * place + low));
            program.push(step(libc::BPF_JMP | libc::BPF_JSET | libc::BPF_K, 0, 1, *bits as u32));
        }
        program.push(step(libc::BPF_RET | libc::BPF_K, 0, 0, libc::SECCOMP_RET_ERRNO | error as u32));
    }
    program.push(step(libc::BPF_RET | libc::BPF_K, 0, 0, libc::SECCOMP_RET_ALLOW));
    program
}

/// Filters the calls of this thread and those that it starts; false where the system has no filters.
fn install(program: &mut [libc::sock_filter]) -> bool {
    let program = libc::sock_fprog { len: program.len() as u16, filter: program.as_mut_ptr() };
    // SAFETY: plain system calls; the program is valid for them.
    unsafe {
        libc::prctl(libc::PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
            && libc::prctl(libc::PR_SET_SECCOMP, libc::SECCOMP_MODE_FILTER, &program) == 0
    }
}

/// Copies a library of the C library's under another name, which the loader takes for a library of its own.
///
/// Returns the path, which is leaked, or `None` where there is no such library.
pub fn library(folder: &std::path::Path, name: &str) -> Option<&'static str> {
    let mut small = None;
    super::objects::each(&mut |object| {
        if object.name() == "libc.so.6" {
            small = Some(std::path::Path::new(object.path).with_file_name("libdl.so.2"));
        }
    });
    let path = folder.join(name);
    std::fs::copy(small?, &path).ok()?;
    Some(path.into_os_string().into_string().ok()?.leak())
}
