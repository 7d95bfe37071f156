// SPDX-License-Identifier: MIT OR Apache-2.0
//! The report of a program that touches device memory itself under `ANYGPU_HOST_STRICT=1`.

use std::ffi::{c_int, c_void};
use std::fmt::{self, Write};

use super::state::try_table;
use super::table::Table;
use crate::os::faults::Watched;
use crate::os::journal;

static FAULTS: Watched = Watched::new(libc::SIGSEGV);

/// Watches for faults in device memory; all others go where they went before.
pub fn watch() {
    FAULTS.watch(report);
}

/// Only calls what a signal handler may.
extern "C" fn report(_signal: c_int, info: *mut libc::siginfo_t, context: *mut c_void) {
    // SAFETY: the kernel passes a valid structure.
    let address = unsafe { (*info).si_addr() } as usize;
    if try_table().is_some_and(|table| describe(&table, address)) {
        // SAFETY: the kernel passes the context of this architecture.
        journal::note_fault(address, unsafe { instruction(context) });
    }
    // SAFETY: this is the handler.
    unsafe { FAULTS.pass_on(info) };
}

/// The address of the instruction that a handler has interrupted.
///
/// # Safety
/// The kernel gave the handler this context.
unsafe fn instruction(context: *mut c_void) -> usize {
    // SAFETY: as promised by the caller.
    let machine = unsafe { &(*context.cast::<libc::ucontext_t>()).uc_mcontext };
    #[cfg(target_arch = "x86_64")]
    return machine.gregs[libc::REG_RIP as usize] as usize;
    #[cfg(target_arch = "aarch64")]
    return machine.pc as usize;
}

/// Says which memory was touched; false where it is no device's.
fn describe(table: &Table, address: usize) -> bool {
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
        _ => return false,
    };
    // SAFETY: the text is valid for its length. A report that cannot be written has no other way out.
    _ = unsafe { libc::write(libc::STDERR_FILENO, line.text.as_ptr().cast(), line.used) };
    true
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
