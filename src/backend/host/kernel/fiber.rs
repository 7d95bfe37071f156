// SPDX-License-Identifier: MIT OR Apache-2.0
//! Stacks that kernels run on, between which a thread of the system switches by a few instructions.
//!
//! A kernel's code switches from one of its threads to the next itself (`anygpu_switch` of `include/anygpu/kernel.h`). What is
//! here leaves the scheduler for a thread, and threads for the scheduler. A switch saves the registers that a function must
//! preserve, and no signal mask. Stacks are kept for later launches.

use std::arch::naked_asm;
use std::ffi::c_void;
use std::ptr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::gpu::Result;
use crate::os::lock::lock;
use crate::os::memory_file::{Mapping, Protection, page_size};

/// The function that runs on a stack, which is given its own context, and that never returns.
pub type Body = unsafe extern "C" fn(context: *mut Context) -> !;

/// Bytes of a stack. Only those that are touched take memory.
const STACK: usize = 256 << 10;
/// Stacks that are kept for later launches.
const MOST_SPARE: usize = 4096;

/// A thread of a block that waits: the first members of `anygpu_thread` of `include/anygpu/kernel.h`.
#[repr(C)]
pub struct Context {
    stack: *mut u8,
    code: *const c_void,
    /// On x86-64 rbx and rbp, on aarch64 x19 and x29.
    kept: [*const c_void; 2],
}

/// The stack on which the scheduler goes on, with its registers.
pub type Scheduler = *mut u8;

/// A stack.
pub struct Stack {
    top: *mut u8,
    memory: Mapping,
}

// SAFETY: nobody runs on a spare stack, and nothing on it is used again.
unsafe impl Send for Stack {}

/// Stacks of launches that are done. The lock is held for moments.
static SPARE: Mutex<Vec<Stack>> = Mutex::new(Vec::new());

/// Takes more stacks, until there are `count`.
pub fn take(stacks: &mut Vec<Stack>, count: usize) -> Result<()> {
    if stacks.len() >= count {
        return Ok(());
    }
    let mut spare = lock(&SPARE);
    let most = spare.len().min(count - stacks.len());
    let first = spare.len() - most;
    stacks.extend(spare.drain(first..));
    drop(spare);
    while stacks.len() < count {
        stacks.push(Stack::new()?);
    }
    Ok(())
}

/// Keeps stacks on which nobody goes on.
pub fn keep(stacks: &mut Vec<Stack>) {
    let mut spare = lock(&SPARE);
    let kept = stacks.len().min(MOST_SPARE.saturating_sub(spare.len()));
    spare.extend(stacks.drain(..kept));
}

impl Stack {
    fn new() -> Result<Stack> {
        /// Relaxed: only spreads stacks.
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        /// Bytes from one stack's begin to the next's, modulo pages: else they share the same sets of a cache.
        const APART: usize = 5 * 64;

        // An odd number of pages: stacks at a power of two from each other would share few sets of the TLB.
        let memory = Mapping::reserve(STACK + page_size(), page_size(), 0)?;
        // The lowest page stays inaccessible: a stack that is too small ends in a fault, not in another's memory.
        memory.protect(page_size(), STACK, Protection::ReadWrite)?;
        let spread = COUNT.fetch_add(1, Ordering::Relaxed) * APART % 4096;
        let top = ptr::with_exposed_provenance_mut::<u8>(memory.start() + page_size() + STACK - spread);
        Ok(Stack { top, memory })
    }

    /// Tells whether an address is on this stack.
    pub fn has(&self, address: usize) -> bool {
        address.wrapping_sub(self.memory.start()) < self.memory.size()
    }

    /// A context that runs the body on this stack.
    pub fn begin(&self, body: Body) -> Context {
        Context { stack: self.top, code: enter as *const c_void, kept: [body as *const c_void, ptr::null()] }
    }
}

/// The first instructions on a stack, whose context is where each switch has that of the next.
#[unsafe(naked)]
unsafe extern "C" fn enter() {
    #[cfg(target_arch = "x86_64")]
    naked_asm!("endbr64", "mov rdi, rcx", "xor ebp, ebp", "and rsp, -16", "call rbx", "ud2");
    #[cfg(target_arch = "aarch64")]
    naked_asm!("hint #36", "mov x0, x1", "mov x29, xzr", "blr x19", "brk #1");
}

/// Instructions that put the registers on the stack.
#[cfg(target_arch = "x86_64")]
macro_rules! save {
    () => {
        "push rbp\npush rbx\npush r12\npush r13\npush r14\npush r15\n"
    };
}
#[cfg(target_arch = "aarch64")]
macro_rules! save {
    () => {
        "sub sp, sp, #160\n\
         stp d8, d9, [sp]\nstp d10, d11, [sp, #16]\nstp d12, d13, [sp, #32]\nstp d14, d15, [sp, #48]\n\
         stp x19, x20, [sp, #64]\nstp x21, x22, [sp, #80]\nstp x23, x24, [sp, #96]\nstp x25, x26, [sp, #112]\n\
         stp x27, x28, [sp, #128]\nstp x29, x30, [sp, #144]\n"
    };
}

/// Instructions that take the registers from the stack and go on there.
#[cfg(target_arch = "x86_64")]
macro_rules! go_on {
    () => {
        "pop r15\npop r14\npop r13\npop r12\npop rbx\npop rbp\nret\n"
    };
}
#[cfg(target_arch = "aarch64")]
macro_rules! go_on {
    () => {
        "ldp d8, d9, [sp]\nldp d10, d11, [sp, #16]\nldp d12, d13, [sp, #32]\nldp d14, d15, [sp, #48]\n\
         ldp x19, x20, [sp, #64]\nldp x21, x22, [sp, #80]\nldp x23, x24, [sp, #96]\nldp x25, x26, [sp, #112]\n\
         ldp x27, x28, [sp, #128]\nldp x29, x30, [sp, #144]\nadd sp, sp, #160\nret\n"
    };
}

/// Leaves the scheduler for a thread.
///
/// # Safety
/// The thread's context is a stack's first, or the thread was left for another; its stack lives.
#[unsafe(naked)]
pub unsafe extern "C" fn run(scheduler: *mut Scheduler, thread: *mut Context) {
    #[cfg(target_arch = "x86_64")]
    naked_asm!(
        "endbr64",
        save!(),
        "mov [rdi], rsp\nmov rcx, rsi\nmov rsp, [rcx]\nmov rbx, [rcx + 16]\nmov rbp, [rcx + 24]\njmp [rcx + 8]",
    );
    #[cfg(target_arch = "aarch64")]
    naked_asm!(
        "hint #34",
        save!(),
        "mov x9, sp\nstr x9, [x0]\nldp x9, x10, [x1]\nldp x19, x29, [x1, #16]\nmov sp, x9\nbr x10",
    );
}

/// Leaves a thread for its scheduler; returns once another leaves for the thread.
///
/// # Safety
/// The scheduler waits in [`run`].
#[unsafe(naked)]
pub unsafe extern "C" fn pause(thread: *mut Context, scheduler: Scheduler) {
    #[cfg(target_arch = "x86_64")]
    naked_asm!(
        "endbr64",
        save!(),
        "mov [rdi], rsp\nlea rax, [rip + 2f]\nmov [rdi + 8], rax\nmov rsp, rsi",
        go_on!(),
        "2: endbr64",
        go_on!(),
    );
    #[cfg(target_arch = "aarch64")]
    naked_asm!(
        "hint #34",
        save!(),
        "mov x9, sp\nadr x10, 2f\nstp x9, x10, [x0]\nmov sp, x1",
        go_on!(),
        "2: hint #36",
        go_on!(),
    );
}

/// Goes on with the scheduler; the running code's place is lost.
///
/// # Safety
/// The scheduler waits in [`run`].
#[unsafe(naked)]
pub unsafe extern "C" fn resume(scheduler: Scheduler) -> ! {
    #[cfg(target_arch = "x86_64")]
    naked_asm!("mov rsp, rdi", go_on!());
    #[cfg(target_arch = "aarch64")]
    naked_asm!("mov sp, x0", go_on!());
}

/// Lets a signal's handler return to the scheduler, instead of the code that the signal has interrupted.
///
/// # Safety
/// `interrupted` is what the handler was given; the scheduler waits in [`run`].
pub unsafe fn divert(interrupted: *mut c_void, to: Scheduler) {
    let interrupted = interrupted.cast::<libc::ucontext_t>();
    let (to, code) = (to.addr(), resume as *const () as usize);
    // SAFETY: as promised by the caller.
    let machine = unsafe { &mut (*interrupted).uc_mcontext };
    #[cfg(target_arch = "x86_64")]
    {
        /// The direction in which strings are copied, which functions find cleared.
        const BACKWARDS: i64 = 1 << 10;
        machine.gregs[libc::REG_RDI as usize] = to as i64;
        machine.gregs[libc::REG_RIP as usize] = code as i64;
        machine.gregs[libc::REG_EFL as usize] &= !BACKWARDS;
    }
    #[cfg(target_arch = "aarch64")]
    {
        (machine.regs[0], machine.pc) = (to as u64, code as u64);
    }
}
