// SPDX-License-Identifier: MIT OR Apache-2.0
//! One block of a kernel: its threads take turns on one thread of the system.
//!
//! The kernel's own code has the loop over the threads (`include/anygpu/kernel.h`). It runs on a stack of its own, a fiber.
//! A thread that comes to a barrier leaves its fiber there, and another fiber goes on with the next thread; once all have
//! come, each goes on in turn.

use std::cell::Cell;
use std::ffi::{c_int, c_void};
use std::mem::MaybeUninit;
use std::ptr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use super::fault::{self, in_kernel};
use super::touches::Touches;
use super::watchdog::{self, Watched};
use crate::gpu::{Kind, Result};
use crate::os::memory_file::{Mapping, Protection, page_size};

/// A block as the kernel's code sees it: `anygpu_block` of `include/anygpu/kernel.h`, where each member is described.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Block {
    /// The blocks of the launch in each direction.
    pub grid: [u32; 3],
    /// The threads of the block in each direction.
    pub threads: [u32; 3],
    /// The block's place in the grid.
    pub index: [u32; 3],
    /// The place of the next thread in the block.
    pub next: [u32; 3],
    /// Threads that have not begun.
    pub left: u32,
    /// Bytes of dynamic shared memory.
    pub shared_size: u32,
    /// Dynamic shared memory.
    pub shared: *mut c_void,
    /// Waits for the other threads of the block.
    pub barrier: unsafe extern "C" fn(block: *mut Block),
    /// Is told of each read and write by a kernel that was compiled so.
    pub touched: Option<extern "C" fn(address: usize, bytes: usize, is_written: c_int)>,
}

/// Runs the threads of a block that have not begun, until none is left or one waits at a barrier.
pub type Run = unsafe extern "C" fn(block: *mut Block, arguments: *mut *mut c_void);

/// A fiber that stays where it is: its context holds addresses of itself.
type Placed = Box<Fiber>;

/// Bytes of a fiber's stack. Only those that are touched take memory.
const STACK: usize = 256 << 10;

/// A stack, with what runs on it.
struct Fiber {
    context: libc::ucontext_t,
    _stack: Mapping,
    /// True while it waits at a barrier, false once its work is done.
    waits: bool,
}

/// The blocks of a launch on one thread of the system.
///
/// A block's address is its runner's: kernels hand it back at barriers.
#[repr(C)]
pub struct Runner {
    block: Block,
    run: Run,
    arguments: Vec<*mut c_void>,
    _shared: Vec<u128>,
    scheduler: libc::ucontext_t,
    current: *mut Fiber,
    /// The signal of a fault that ended the current fiber, or that of the watchdog; 0 for none.
    fault: i32,
    /// Its number among all, from 1 on.
    number: u32,
    /// The memory that the kernel has used, where that is told.
    pub touches: Touches,
    /// Ends a kernel that takes too long.
    _watched: Option<Watched>,
    spare: Vec<Placed>,
    waiting: Vec<Placed>,
}

thread_local! {
    /// The runner whose fiber runs.
    static RUNNING: Cell<*mut Runner> = const { Cell::new(ptr::null_mut()) };
}

fn zeroed_context() -> libc::ucontext_t {
    // SAFETY: plain data, which `getcontext` or `swapcontext` fills before it is used.
    unsafe { MaybeUninit::zeroed().assume_init() }
}

/// The first function on every fiber: runs threads each time it is resumed.
extern "C" fn begin() {
    let runner = RUNNING.get();
    loop {
        // SAFETY: the scheduler below resumes a fiber only while its runner lives, and touches the runner only when this
        // fiber has left.
        unsafe {
            in_kernel::set((*runner).number);
            ((*runner).run)(&raw mut (*runner).block, (*runner).arguments.as_mut_ptr());
            leave(runner, false);
        }
    }
}

/// Leaves the current fiber for the scheduler, until it is resumed.
///
/// # Safety
/// Called on a fiber of the runner.
unsafe fn leave(runner: *mut Runner, waits: bool) {
    // SAFETY: as promised by the caller, the current fiber is this one, which its runner owns.
    unsafe {
        let fiber = (*runner).current;
        (*fiber).waits = waits;
        in_kernel::set(0);
        libc::swapcontext(&raw mut (*fiber).context, &raw const (*runner).scheduler);
        in_kernel::set((*runner).number);
    }
}

/// The barrier that kernels call.
unsafe extern "C" fn barrier(block: *mut Block) {
    // SAFETY: the kernel hands back its block, which is the first member of the runner, on one of its fibers.
    unsafe { leave(block.cast(), true) }
}

/// Notes a use of memory. Nobody ends the kernel meanwhile: memory may be allocated here.
extern "C" fn touched(address: usize, bytes: usize, is_written: c_int) {
    let runner = RUNNING.get();
    if runner.is_null() {
        return;
    }
    in_kernel::set(0);
    // SAFETY: the runner waits for the fiber that this is called on, and nobody else has it.
    unsafe {
        (*runner).touches.note(address, bytes, is_written != 0);
        in_kernel::set((*runner).number);
    }
}

/// Leaves the current fiber for good, for its scheduler, which hears of the signal.
///
/// # Safety
/// Called by the handler of the signal, on a fiber.
pub unsafe fn abandon(signal: i32) {
    let runner = RUNNING.get();
    // SAFETY: as promised by the caller, the scheduler waits in `resume` for this fiber, which nobody resumes again.
    unsafe {
        (&raw mut (*runner).fault).write_volatile(signal);
        libc::setcontext(&raw const (*runner).scheduler);
    }
}

impl Fiber {
    fn new() -> Result<Placed> {
        let stack = Mapping::reserve(STACK, page_size(), 0)?;
        // The lowest page stays inaccessible: a stack that is too small ends in a fault, not in another's memory.
        stack.protect(page_size(), STACK - page_size(), Protection::ReadWrite)?;
        let mut fiber = Box::new(Fiber { context: zeroed_context(), _stack: stack, waits: false });
        // SAFETY: the context stays where it is, in its box, and the stack lives as long.
        unsafe {
            if libc::getcontext(&mut fiber.context) != 0 {
                return Err(Kind::OperatingSystem.because("the system gives no context for a kernel's threads"));
            }
            fiber.context.uc_stack.ss_sp = ptr::with_exposed_provenance_mut(fiber._stack.start());
            fiber.context.uc_stack.ss_size = STACK;
            libc::makecontext(&mut fiber.context, begin, 0);
        }
        Ok(fiber)
    }
}

impl Runner {
    /// Prepares the blocks of a launch, which ends at the deadline. `arguments` has the address of each.
    pub fn new(
        run: Run,
        grid: [u32; 3],
        threads: [u32; 3],
        shared_size: u32,
        arguments: Vec<*mut c_void>,
        deadline: Option<Instant>,
        is_told: bool,
    ) -> Box<Runner> {
        /// Relaxed: only makes numbers unique.
        static COUNT: AtomicU32 = AtomicU32::new(0);

        fault::watch();
        // 0 is no runner's; four billion later the numbers come again.
        let number = COUNT.fetch_add(1, Ordering::Relaxed).wrapping_add(1).max(1);
        let mut shared = vec![0_u128; (shared_size as usize).div_ceil(size_of::<u128>())];
        let block = Block {
            grid,
            threads,
            index: [0; 3],
            next: [0; 3],
            left: 0,
            shared_size,
            shared: shared.as_mut_ptr().cast(),
            barrier,
            touched: is_told.then_some(touched),
        };
        Box::new(Runner {
            block,
            run,
            arguments,
            _shared: shared,
            scheduler: zeroed_context(),
            current: ptr::null_mut(),
            fault: 0,
            number,
            touches: Touches::default(),
            _watched: deadline.map(|deadline| Watched::new(number, deadline)),
            spare: Vec::new(),
            waiting: Vec::new(),
        })
    }

    /// Runs the threads of a block.
    pub fn run_block(&mut self, index: [u32; 3]) -> Result<()> {
        self.block.index = index;
        self.block.next = [0; 3];
        self.block.left = self.block.threads.iter().product();
        while self.block.left > 0 {
            let fiber = self.spare.pop().map_or_else(Fiber::new, Ok)?;
            self.resume(fiber)?;
        }
        while !self.waiting.is_empty() {
            std::mem::take(&mut self.waiting).into_iter().try_for_each(|fiber| self.resume(fiber))?;
        }
        Ok(())
    }

    /// Runs a fiber until it waits or is done. DeviceFault where the kernel faults.
    fn resume(&mut self, mut fiber: Placed) -> Result<()> {
        let runner = ptr::from_mut(self);
        let resumed = &raw mut *fiber;
        RUNNING.set(runner);
        // SAFETY: the fiber's context was made by `makecontext` or left by `swapcontext`; both contexts stay in place.
        unsafe {
            (*runner).current = resumed;
            libc::swapcontext(&raw mut (*runner).scheduler, &raw const (*resumed).context);
            RUNNING.set(ptr::null_mut());
            // A fault comes here, too, behind the compiler's back.
            match (&raw const (*runner).fault).read_volatile() {
                0 => {}
                watchdog::ENDED => {
                    return Err(Kind::DeviceFault.because("a launch took longer than ANYGPU_HOST_KERNEL_SECONDS"));
                }
                signal => return Err(Kind::DeviceFault.because(format!("a kernel faulted (signal {signal})"))),
            }
        }
        if fiber.waits {
            self.waiting.push(fiber)
        } else {
            self.spare.push(fiber)
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts the threads that came before a barrier, and checks that all had when each leaves it.
    unsafe extern "C" fn count(block: *mut Block, arguments: *mut *mut c_void) {
        // SAFETY: the test gives one argument, a counter; the block is the runner's.
        unsafe {
            let counter = &*(*arguments).cast::<AtomicU32>();
            while (*block).left > 0 {
                (*block).left -= 1;
                let all = (*block).threads.iter().product::<u32>();
                for round in 1..=3 {
                    counter.fetch_add(1, Ordering::Relaxed);
                    ((*block).barrier)(block);
                    assert_eq!(counter.load(Ordering::Relaxed), round * all);
                    ((*block).barrier)(block);
                }
            }
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "there are no contexts")]
    fn no_thread_leaves_a_barrier_before_all_have_come() {
        let counter = AtomicU32::new(0);
        let mut runner =
            Runner::new(count, [2, 1, 1], [5, 3, 2], 0, vec![(&raw const counter).cast_mut().cast()], None, false);
        for index in 0..2 {
            counter.store(0, Ordering::Relaxed);
            runner.run_block([index, 0, 0]).expect("stacks");
            assert_eq!(counter.load(Ordering::Relaxed), 90);
        }
        assert_eq!(runner.spare.len(), 30);
    }
}
