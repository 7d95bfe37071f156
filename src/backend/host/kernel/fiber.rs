// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fibers: stacks that kernels run on, between which a thread switches by a few instructions.
//!
//! A switch saves the registers that a function must preserve, and no signal mask. Stacks are kept for later launches.

use std::arch::naked_asm;
use std::ffi::c_void;
use std::ptr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::gpu::Result;
use crate::os::lock::lock;
use crate::os::memory_file::{Mapping, Protection, page_size};

/// A fiber that stays where it is: others have its address.
pub type Placed = Box<Fiber>;

/// The function that runs on a fiber, which it is given, and that never returns.
pub type Body = unsafe extern "C" fn(fiber: *mut Fiber) -> !;

/// Bytes of a fiber's stack. Only those that are touched take memory.
const STACK: usize = 256 << 10;
/// Fibers that are kept for later launches.
const MOST_SPARE: usize = 4096;

/// The stack on which a fiber, or the thread that resumed one, goes on, with its registers.
#[repr(transparent)]
#[derive(Clone, Copy)]
pub struct Context(*mut u8);

impl Context {
    /// Nothing to go on with.
    pub const NONE: Context = Context(ptr::null_mut());
}

/// A stack, with what runs on it.
pub struct Fiber {
    /// Its stack, while another runs.
    pub context: Context,
    /// The data of what it runs.
    pub data: *mut c_void,
    /// Its thread of a block has waited at a barrier.
    pub has_waited: bool,
    _stack: Mapping,
}

// SAFETY: a spare fiber is a stack at whose lowest frame nothing of a thread's is.
unsafe impl Send for Fiber {}

/// Fibers of launches that are done, all at the beginning of their body's loop. The lock is held for moments.
static SPARE: Mutex<Vec<Placed>> = Mutex::new(Vec::new());

/// Takes a fiber that runs `body`, the one that all fibers have.
pub fn take(body: Body) -> Result<Placed> {
    let spare = lock(&SPARE).pop();
    spare.map_or_else(|| Fiber::new(body), Ok)
}

/// Keeps fibers whose body is at the beginning of its loop.
pub fn keep(fibers: &mut Vec<Placed>) {
    let mut spare = lock(&SPARE);
    let kept = fibers.len().min(MOST_SPARE.saturating_sub(spare.len()));
    spare.extend(fibers.drain(..kept));
}

impl Fiber {
    fn new(body: Body) -> Result<Placed> {
        /// Relaxed: only spreads stacks.
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        /// Bytes from one stack's begin to the next's, modulo pages: else they share the same sets of a cache.
        const APART: usize = 5 * 64;

        // An odd number of pages: stacks at a power of two from each other would share few sets of the TLB.
        let stack = Mapping::reserve(STACK + page_size(), page_size(), 0)?;
        // The lowest page stays inaccessible: a stack that is too small ends in a fault, not in another's memory.
        stack.protect(page_size(), STACK, Protection::ReadWrite)?;
        let spread = COUNT.fetch_add(1, Ordering::Relaxed) * APART % 4096;
        let top = ptr::with_exposed_provenance_mut::<u8>(stack.start() + page_size() + STACK - spread);
        let mut fiber =
            Box::new(Fiber { context: Context::NONE, data: ptr::null_mut(), has_waited: false, _stack: stack });
        // SAFETY: the stack is writable there, and the fiber stays in its box.
        fiber.context = unsafe { begin(top, &raw mut *fiber, body) };
        Ok(fiber)
    }
}

/// Words of the registers that a switch saves, with the address to go on at.
#[cfg(target_arch = "x86_64")]
const SAVED: usize = 7;
#[cfg(target_arch = "aarch64")]
const SAVED: usize = 20;

/// Prepares a stack, so that a switch to it calls the body with the fiber.
///
/// # Safety
/// Memory below `top`, which is aligned to 16 bytes, may be written.
unsafe fn begin(top: *mut u8, fiber: *mut Fiber, body: Body) -> Context {
    #[cfg(target_arch = "x86_64")]
    const PLACES: [usize; 3] = [3, 2, 6];
    #[cfg(target_arch = "aarch64")]
    const PLACES: [usize; 3] = [8, 9, 19];
    // SAFETY: as promised by the caller.
    unsafe {
        let saved = top.sub(32).cast::<usize>().sub(SAVED.next_multiple_of(2) - 1);
        let saved = saved.sub(saved.addr() % 16 / size_of::<usize>());
        saved.write_bytes(0, SAVED);
        let values = [fiber.expose_provenance(), body as *const () as usize, enter as *const () as usize];
        PLACES.into_iter().zip(values).for_each(|(place, value)| saved.add(place).write(value));
        Context(saved.cast())
    }
}

/// The first instructions on a fiber.
#[unsafe(naked)]
unsafe extern "C" fn enter() {
    #[cfg(target_arch = "x86_64")]
    naked_asm!("endbr64", "mov rdi, r12", "xor ebp, ebp", "and rsp, -16", "call r13", "ud2");
    #[cfg(target_arch = "aarch64")]
    naked_asm!("hint #36", "mov x0, x19", "mov x29, xzr", "blr x20", "brk #1");
}

/// Instructions that take the registers from the stack and go on there.
#[cfg(target_arch = "x86_64")]
macro_rules! go_on {
    () => {
        "pop r15\npop r14\npop r13\npop r12\npop rbx\npop rbp\nret"
    };
}
#[cfg(target_arch = "aarch64")]
macro_rules! go_on {
    () => {
        "ldp d8, d9, [sp]\nldp d10, d11, [sp, #16]\nldp d12, d13, [sp, #32]\nldp d14, d15, [sp, #48]\n\
         ldp x19, x20, [sp, #64]\nldp x21, x22, [sp, #80]\nldp x23, x24, [sp, #96]\nldp x25, x26, [sp, #112]\n\
         ldp x27, x28, [sp, #128]\nldp x29, x30, [sp, #144]\nadd sp, sp, #160\nret"
    };
}

/// Leaves the running code, whose context is written, for another.
///
/// # Safety
/// The other was left by this function or is a fiber's first, on a live stack, and goes on only once.
#[unsafe(naked)]
pub unsafe extern "C" fn switch(left: *mut Context, to: Context) {
    #[cfg(target_arch = "x86_64")]
    naked_asm!(
        "endbr64\npush rbp\npush rbx\npush r12\npush r13\npush r14\npush r15\nmov [rdi], rsp\nmov rsp, rsi",
        go_on!(),
    );
    #[cfg(target_arch = "aarch64")]
    naked_asm!(
        "hint #34\nsub sp, sp, #160",
        "stp d8, d9, [sp]\nstp d10, d11, [sp, #16]\nstp d12, d13, [sp, #32]\nstp d14, d15, [sp, #48]",
        "stp x19, x20, [sp, #64]\nstp x21, x22, [sp, #80]\nstp x23, x24, [sp, #96]\nstp x25, x26, [sp, #112]",
        "stp x27, x28, [sp, #128]\nstp x29, x30, [sp, #144]\nmov x9, sp\nstr x9, [x0]\nmov sp, x1",
        go_on!(),
    );
}

/// Goes on with a context; the running code's is lost.
#[unsafe(naked)]
unsafe extern "C" fn resume(to: Context) {
    #[cfg(target_arch = "x86_64")]
    naked_asm!("mov rsp, rdi", go_on!());
    #[cfg(target_arch = "aarch64")]
    naked_asm!("mov sp, x0", go_on!());
}

/// Lets a signal's handler return to another context, instead of the code that the signal has interrupted.
///
/// # Safety
/// `interrupted` is what the handler was given; the context is as for [`switch`].
pub unsafe fn divert(interrupted: *mut c_void, to: Context) {
    let interrupted = interrupted.cast::<libc::ucontext_t>();
    let (to, code) = (to.0.addr(), resume as *const () as usize);
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
