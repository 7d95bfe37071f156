// SPDX-License-Identifier: MIT OR Apache-2.0
//! Blocks of a kernel: the threads of each take turns on one thread of the system.
//!
//! The kernel's own code has the loops over blocks and threads (`include/anygpu/kernel.h`). It runs on a fiber. A thread that
//! comes to a barrier leaves its fiber there for another, which goes on with the next thread; once all have come, each goes
//! on in turn. From then on the kernel's code returns after each thread that has waited, and its block ends here.

use std::cell::Cell;
use std::ffi::{c_int, c_void};
use std::ptr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use super::fiber::{self, Context, Fiber, Placed};
use super::touches::Touches;
use super::watchdog::{self, Watched, in_kernel};
use crate::gpu::{Kind, Result};

/// Blocks as the kernel's code sees them: `anygpu_block` of `include/anygpu/kernel.h`, where each member is described.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Block {
    /// The blocks of the launch in each direction.
    pub grid: [u32; 3],
    /// The threads of a block in each direction.
    pub threads: [u32; 3],
    /// The place in the grid of the block that is run.
    pub index: [u32; 3],
    /// The place in the block of its next thread; kept where a thread has waited.
    pub next: [u32; 3],
    /// Blocks that are to be run.
    pub left: u64,
    /// Dynamic shared memory.
    pub shared: *mut c_void,
    /// Bytes of it.
    pub shared_size: u32,
    /// 1 once a block has ended without a barrier.
    pub is_known: u8,
    /// 1 once a thread has come to a barrier.
    pub has_barriers: u8,
    /// 1 once a loop over the grid's threads has more numbers than there are.
    pub has_rounds: u8,
    /// 1 where the code was not made for what the kernel does.
    pub is_refused: u8,
    /// Waits for the other threads of the block.
    pub barrier: unsafe extern "C" fn(block: *mut Block, x: u32, y: u32, z: u32),
    /// Is told of each read and write by a kernel that was compiled so.
    pub touched: Option<extern "C" fn(address: usize, bytes: usize, is_written: c_int)>,
}

/// Runs blocks, or threads of one, as `anygpu_kernel` of `include/anygpu/kernel.h` says.
pub type Run = unsafe extern "C" fn(block: *mut Block, arguments: *mut *mut c_void);

/// The blocks of a launch on one thread of the system.
///
/// A block's address is its runner's: kernels hand it back at barriers.
#[repr(C)]
pub struct Runner {
    block: Block,
    run: Run,
    arguments: Vec<*mut c_void>,
    _shared: Vec<u128>,
    /// The thread of the system, while a fiber runs.
    scheduler: Context,
    current: *mut Fiber,
    /// The signal of a fault that ended the current fiber, or that of the watchdog; 0 for none.
    fault: i32,
    /// There was no stack for a thread that is to wait.
    has_no_stack: bool,
    /// Its number among all, from 1 on.
    number: u32,
    /// The memory that the kernel has used, where that is told.
    pub touches: Touches,
    /// Ends a kernel that takes too long.
    _watched: Option<Watched>,
    /// All fibers, whatever they do.
    fibers: Vec<Placed>,
    /// Fibers at the beginning of their body's loop.
    spare: Vec<*mut Fiber>,
    waiting: Ring,
}

/// Fibers that wait at a barrier, the next to go on first.
#[derive(Default)]
struct Ring {
    /// As many places as threads of a block, rounded up to a power of two; none before the first barrier.
    places: Vec<*mut Fiber>,
    first: usize,
    count: usize,
}

impl Ring {
    fn push(&mut self, fiber: *mut Fiber) {
        let last = (self.first + self.count) & (self.places.len() - 1);
        self.places[last] = fiber;
        self.count += 1;
    }

    fn pop(&mut self) -> Option<*mut Fiber> {
        self.count = self.count.checked_sub(1)?;
        let fiber = self.places[self.first];
        self.first = (self.first + 1) & (self.places.len() - 1);
        Some(fiber)
    }
}

thread_local! {
    /// The runner whose fiber runs.
    static RUNNING: Cell<*mut Runner> = const { Cell::new(ptr::null_mut()) };
}

/// The body of every fiber: runs threads of a block, or blocks, each time it goes on here.
unsafe extern "C" fn body(fiber: *mut Fiber) -> ! {
    loop {
        // SAFETY: who lets the fiber go on has given it a runner, which lives until the fiber is back here.
        unsafe {
            let runner = (*fiber).data.cast::<Runner>();
            ((*runner).run)(&raw mut (*runner).block, (*runner).arguments.as_mut_ptr());
            if let Some(next) = (*runner).after_code(fiber) {
                leave(runner, fiber, next);
            }
        }
    }
}

/// The barrier that kernels call.
unsafe extern "C" fn barrier(block: *mut Block, x: u32, y: u32, z: u32) {
    let runner = block.cast::<Runner>();
    // SAFETY: the kernel hands back its block, which is the first member of the runner, on its current fiber.
    unsafe {
        let fiber = (*runner).current;
        let next = (*runner).after_barrier(fiber, [x, y, z]);
        if next != fiber {
            leave(runner, fiber, next);
        }
    }
}

/// Switches from the current fiber to another, or to the scheduler where that is NULL.
///
/// # Safety
/// The current fiber is the first, which was put where it is found again; the other is one of the runner's.
unsafe fn leave(runner: *mut Runner, fiber: *mut Fiber, next: *mut Fiber) {
    // SAFETY: as promised by the caller; the scheduler waits in `run_blocks`.
    unsafe {
        let to = if next.is_null() { (*runner).scheduler } else { (*next).context };
        (*runner).current = next;
        fiber::switch(&raw mut (*fiber).context, to);
    }
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
/// Called by the handler of the signal, on a fiber, with what the handler was given.
pub unsafe fn abandon(signal: i32, interrupted: *mut c_void) {
    let runner = RUNNING.get();
    // SAFETY: as promised by the caller, the scheduler waits in `run_blocks` for this fiber, which nobody resumes again.
    unsafe {
        (&raw mut (*runner).fault).write_volatile(signal);
        fiber::divert(interrupted, (*runner).scheduler);
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

        // 0 is no runner's; four billion later the numbers come again.
        let number = COUNT.fetch_add(1, Ordering::Relaxed).wrapping_add(1).max(1);
        let mut shared = vec![0_u128; (shared_size as usize).div_ceil(size_of::<u128>())];
        let block = Block {
            grid,
            threads,
            index: [0; 3],
            next: [0; 3],
            left: 0,
            shared: shared.as_mut_ptr().cast(),
            shared_size,
            is_known: 0,
            has_barriers: 0,
            has_rounds: 0,
            is_refused: 0,
            barrier,
            touched: is_told.then_some(touched),
        };
        Box::new(Runner {
            block,
            run,
            arguments,
            _shared: shared,
            scheduler: Context::NONE,
            current: ptr::null_mut(),
            fault: 0,
            has_no_stack: false,
            number,
            touches: Touches::default(),
            _watched: deadline.map(|deadline| Watched::new(number, deadline)),
            fibers: Vec::new(),
            spare: Vec::new(),
            waiting: Ring::default(),
        })
    }

    /// Runs blocks from one on, in the order of their places.
    pub fn run_blocks(&mut self, first: u64, count: u64) -> Result<()> {
        let [x, y, _] = self.block.grid.map(u64::from);
        self.block.index = [first % x, first / x % y, first / x / y].map(|place| place as u32);
        self.block.next = [0; 3];
        self.block.left = count;
        if self.spare.is_empty() {
            let fiber = self.add_fiber()?;
            self.spare.push(fiber);
        }
        let runner = ptr::from_mut(self);
        RUNNING.set(runner);
        // SAFETY: the fiber is at the beginning of its body's loop, and this thread goes on once, when all fibers are there
        // or one is abandoned.
        unsafe {
            let fiber = (*runner).spare.pop().expect("one was added");
            (*runner).current = fiber;
            in_kernel::set((*runner).number);
            fiber::switch(&raw mut (*runner).scheduler, (*fiber).context);
            in_kernel::set(0);
            RUNNING.set(ptr::null_mut());
        }
        // SAFETY: a fault comes here, too, behind the compiler's back.
        match unsafe { (&raw const (*runner).fault).read_volatile() } {
            0 if self.has_no_stack => {
                Err(Kind::OutOfMemory.because("the system gives no stack for a kernel's threads"))
            }
            0 if self.block.is_refused != 0 => {
                Err(Kind::DeviceFault.because("a loop by ANYGPU_EACH has not the same n in all threads: write it out"))
            }
            0 => Ok(()),
            watchdog::ENDED => Err(Kind::DeviceFault.because("a launch took longer than ANYGPU_HOST_KERNEL_SECONDS")),
            signal => Err(Kind::DeviceFault.because(format!("a kernel faulted (signal {signal})"))),
        }
    }

    fn add_fiber(&mut self) -> Result<*mut Fiber> {
        let mut fiber = fiber::take(body)?;
        (fiber.data, fiber.has_waited) = (ptr::from_mut(self).cast(), false);
        let address = &raw mut *fiber;
        self.fibers.push(fiber);
        Ok(address)
    }

    /// Adds fibers for all threads of a block. Nobody ends the kernel meanwhile: memory is allocated here.
    #[cold]
    fn prepare_to_wait(&mut self) -> Result<()> {
        let threads = self.block.threads.iter().product::<u32>() as usize;
        self.waiting.places = vec![ptr::null_mut(); threads.next_power_of_two()];
        while self.fibers.len() < threads {
            let fiber = self.add_fiber()?;
            self.spare.push(fiber);
        }
        Ok(())
    }

    fn has_unbegun(&self) -> bool {
        self.block.next[2] < self.block.threads[2]
    }

    /// The fiber that goes on where the thread of this place waits at a barrier, NULL for none.
    ///
    /// # Safety
    /// `fiber` is the current one.
    unsafe fn after_barrier(&mut self, fiber: *mut Fiber, [x, y, z]: [u32; 3]) -> *mut Fiber {
        // SAFETY: the current fiber is this runner's.
        let has_waited = unsafe { std::mem::replace(&mut (*fiber).has_waited, true) };
        if !has_waited {
            let [width, height, _] = self.block.threads;
            self.block.next = if x + 1 < width {
                [x + 1, y, z]
            } else if y + 1 < height {
                [0, y + 1, z]
            } else {
                [0, 0, z + 1]
            };
            self.block.has_barriers = 1;
            if self.waiting.places.is_empty() {
                in_kernel::set(0);
                self.has_no_stack = self.prepare_to_wait().is_err();
                if self.has_no_stack {
                    // The launch has failed, and nobody goes on with this fiber.
                    return ptr::null_mut();
                }
                in_kernel::set(self.number);
            }
        }
        self.waiting.push(fiber);
        let next = if self.has_unbegun() { self.spare.pop() } else { self.waiting.pop() };
        next.unwrap_or(ptr::null_mut())
    }

    /// The fiber that goes on where the kernel's code has returned, NULL for none. `None`: this one calls it again.
    ///
    /// # Safety
    /// `fiber` is the current one.
    unsafe fn after_code(&mut self, fiber: *mut Fiber) -> Option<*mut Fiber> {
        // SAFETY: the current fiber is this runner's.
        unsafe { (*fiber).has_waited = false };
        let has_barriers = self.block.has_barriers != 0;
        if has_barriers && self.has_unbegun() {
            return None;
        }
        let next = self.waiting.pop();
        if has_barriers && next.is_none() && self.end_block() > 0 {
            return None;
        }
        self.spare.push(fiber);
        Some(next.unwrap_or(ptr::null_mut()))
    }

    /// Goes on to the next block; returns how many are left.
    fn end_block(&mut self) -> u64 {
        let block = &mut self.block;
        block.next = [0; 3];
        block.left -= 1;
        for (place, end) in block.index.iter_mut().zip(block.grid) {
            *place += 1;
            if *place < end {
                break;
            }
            *place = 0;
        }
        block.left
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        let all_are_spare = self.spare.len() == self.fibers.len();
        if all_are_spare {
            fiber::keep(&mut self.fibers);
        }
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
            let ([x, y, z], threads) = ((*block).next, (*block).threads);
            let all = threads.iter().product::<u32>();
            for round in 1..=3 {
                counter.fetch_add(1, Ordering::Relaxed);
                ((*block).barrier)(block, x, y, z);
                assert_eq!(counter.load(Ordering::Relaxed) % (3 * all), round * all % (3 * all));
                ((*block).barrier)(block, x, y, z);
            }
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "there are no contexts")]
    fn no_thread_leaves_a_barrier_before_all_have_come() {
        let counter = AtomicU32::new(0);
        let arguments = vec![(&raw const counter).cast_mut().cast()];
        let mut runner = Runner::new(count, [2, 3, 1], [5, 3, 2], 0, arguments, None, false);
        for (first, blocks) in [(0, 1), (1, 4), (5, 1)] {
            counter.store(0, Ordering::Relaxed);
            runner.run_blocks(first, blocks).expect("stacks");
            assert_eq!(u64::from(counter.load(Ordering::Relaxed)), 90 * blocks);
        }
        assert_eq!(runner.spare.len(), 30);
    }
}
