// SPDX-License-Identifier: MIT OR Apache-2.0
//! The report of a program that touches device memory itself under `ANYGPU_HOST_STRICT=1`.

use std::ffi::{c_int, c_void};
use std::fmt::{self, Write};
use std::mem::MaybeUninit;
use std::sync::OnceLock;

use super::state::try_table;
use super::table::Table;

/// The program's own action on faults. Written once, before the first fault; read in the handler without a lock.
static PREVIOUS: OnceLock<libc::sigaction> = OnceLock::new();

/// Watches for faults in device memory; all others go where they went before.
pub fn watch() {
    let mut ours: libc::sigaction = zeroed();
    ours.sa_sigaction = report as *const () as usize;
    ours.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
    let mut previous = zeroed();
    // SAFETY: both structures are valid for the call; the handler has the prototype that SA_SIGINFO asks for.
    if unsafe { libc::sigaction(libc::SIGSEGV, &ours, &mut previous) } == 0 {
        _ = PREVIOUS.set(previous);
    }
}

fn zeroed() -> libc::sigaction {
    // SAFETY: all zeros is a value of this plain structure: default action, empty mask.
    unsafe { MaybeUninit::zeroed().assume_init() }
}

/// Only calls what a signal handler may: no allocation, and no lock that the interrupted thread might hold.
extern "C" fn report(_signal: c_int, info: *mut libc::siginfo_t, _context: *mut c_void) {
    // SAFETY: the kernel passes a valid structure.
    let address = unsafe { (*info).si_addr() } as usize;
    if let Some(table) = try_table() {
        describe(&table, address);
    }
    let previous = PREVIOUS.get().copied().unwrap_or_else(zeroed);
    // The faulting instruction runs again on return, and this time meets what was there before us.
    // SAFETY: the structure is one that the kernel gave us, or the default.
    unsafe { libc::sigaction(libc::SIGSEGV, &previous, std::ptr::null_mut()) };
    // A signal that somebody sent does not come back by itself; it is blocked until the return.
    // SAFETY: as above.
    if unsafe { (*info).si_code } <= 0 {
        // SAFETY: a plain system call.
        unsafe { libc::raise(libc::SIGSEGV) };
    }
}

fn describe(table: &Table, address: usize) {
    let mut line = Line { text: [0; 320], used: 0 };
    // A text that does not fit is cut, which is what is wanted.
    _ = match (table.find(address), table.device_holding(address)) {
        (Some((base, block)), _) if block.backing.is_device() => writeln!(
            line,
            "anygpu: the program touched device memory at {address:#x}: byte {} of the {}-byte allocation {base:#x} on \
             device {}. Device pointers cannot be used on the host; copy the memory.",
            address - base,
            block.size,
            block.device
        ),
        (_, Some(device)) => writeln!(
            line,
            "anygpu: the program touched {address:#x}, which is device memory of device {device} that is not allocated \
             (freed, or past the end of an allocation)."
        ),
        _ => return,
    };
    // SAFETY: the text is valid for its length. A report that cannot be written has no other way out.
    _ = unsafe { libc::write(libc::STDERR_FILENO, line.text.as_ptr().cast(), line.used) };
}

struct Line {
    text: [u8; 320],
    used: usize,
}

impl Write for Line {
    fn write_str(&mut self, words: &str) -> fmt::Result {
        let take = words.len().min(self.text.len() - self.used);
        self.text[self.used..self.used + take].copy_from_slice(&words.as_bytes()[..take]);
        self.used += take;
        Ok(())
    }
}
