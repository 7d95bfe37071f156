// SPDX-License-Identifier: MIT OR Apache-2.0
//! Blocks of a kernel: the threads of each take turns on one thread of the system.
//!
//! The kernel's own code has the loops over blocks and threads (`include/anygpu/kernel.h`). It runs on a stack beside the
//! system's. Where a thread comes to a barrier for the first time in a launch, each thread of the block gets a stack, and the
//! kernel's code takes them in turn, one block after the other, until none is left.

use std::arch::naked_asm;
use std::cell::Cell;
use std::ffi::{c_int, c_void};
use std::mem::offset_of;
use std::ops::Range;
use std::ptr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use super::fiber::{self, Context, Scheduler, Stack};
use super::touches::{Told, Touches, Use, Way};
use super::watchdog::{self, Watched, in_kernel};
use crate::gpu::{Kind, Result};
use crate::os::lock::lock;
use crate::os::objects;
use crate::os::thread_sanitizer::ThreadSanitizer;

/// A thread of a block as the kernel's code sees it: `anygpu_thread` of `include/anygpu/kernel.h`, where each member is described.
#[repr(C, align(64))]
pub struct Thread {
    /// Its stack, and its next instruction.
    context: Context,
    /// The thread behind it; NULL until one waits.
    next: *mut Thread,
    /// Its block.
    block: *mut Block,
    /// The place in the block.
    place: [u32; 3],
    /// The turn of the last block that it has begun.
    turn: u32,
}

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
    /// Threads of the block that have not returned.
    pub unfinished: u32,
    /// Blocks that are to be run.
    pub left: u64,
    /// Dynamic shared memory.
    pub shared: *mut c_void,
    /// Bytes of it.
    pub shared_size: u32,
    /// The block's number among those whose threads take turns.
    pub turn: u32,
    /// The threads; NULL until one waits.
    pub all: *mut Thread,
    /// 1 once a block has ended without a barrier.
    pub is_known: u8,
    /// 1 once a loop over the grid's threads has more numbers than there are.
    pub has_rounds: u8,
    /// 1 where the code was not made for what the kernel does.
    pub is_refused: u8,
    /// 1 where threads that have returned are no longer behind others.
    pub is_torn: u8,
    /// Makes the threads.
    pub prepare: unsafe extern "C" fn(block: *mut Block, x: u32, y: u32, z: u32),
    /// Ends these blocks; returns to the thread where there are others.
    pub end: unsafe extern "C" fn(thread: *mut Thread),
    /// Is told of each read and write by a kernel that was compiled so.
    pub touched: Option<extern "C" fn(address: usize, bytes: usize, way: c_int, code: usize)>,
    /// Bytes from the pointer to a system thread's storage to the thread that runs there.
    pub own_place: isize,
    /// The last uses of each place, which the kernel's code extends; NULL for none.
    pub uses: *mut Use,
}

/// Runs blocks, or threads of them, as `anygpu_kernel` of `include/anygpu/kernel.h` says.
pub type Run = unsafe extern "C" fn(thread: *mut Thread, arguments: *mut *mut c_void);

/// The blocks of a launch on one thread of the system.
///
/// A block's address is its runner's: kernels hand it back.
#[repr(C)]
pub struct Runner {
    block: Block,
    run: Run,
    /// Addresses of the arguments.
    addresses: *mut *mut c_void,
    /// The thread of the system, while a kernel's code runs.
    scheduler: Scheduler,
    /// The thread that goes on with the next blocks.
    current: *mut Thread,
    _arguments: Vec<*mut c_void>,
    _shared: Vec<u128>,
    /// The signal of a fault that ended the kernel, or that of the watchdog; 0 for none.
    fault: i32,
    /// There was no stack for a thread that is to wait.
    has_no_stack: bool,
    /// Its number among all, from 1 on.
    number: u32,
    /// The memory that the kernel has used, where that is told.
    pub touches: Touches,
    /// Hears of that, too.
    sanitizer: Option<&'static ThreadSanitizer>,
    /// The kernel's thread-local variables, once they are looked for.
    variables: Option<Range<usize>>,
    /// Ends a kernel that takes too long.
    _watched: Option<Watched>,
    /// The threads of a block where they take turns, the first to wait before all; else that alone. They stay where they are.
    threads: Vec<Thread>,
    /// The stacks of the threads.
    stacks: Vec<Stack>,
}

thread_local! {
    /// The thread of a block whose code runs. The kernel's code writes it, too, by its distance from the pointer to the storage.
    static RUNNING: Cell<*mut Thread> = const { Cell::new(ptr::null_mut()) };
}

/// The distance of [`RUNNING`], which is the same in all threads.
///
/// A library with variables of the initial-exec model (`thread_integers!`) has all of its variables in the static part of
/// each thread's storage.
fn own_place() -> isize {
    let storage: usize;
    // SAFETY: reads the pointer to the calling thread's storage.
    unsafe {
        #[cfg(target_arch = "x86_64")]
        std::arch::asm!("mov {storage}, qword ptr fs:[0]", storage = out(reg) storage, options(nostack, preserves_flags, readonly));
        #[cfg(target_arch = "aarch64")]
        std::arch::asm!("mrs {storage}, tpidr_el0", storage = out(reg) storage, options(nostack, preserves_flags, nomem));
    }
    RUNNING.with(|place| ptr::from_ref(place).addr()).wrapping_sub(storage) as isize
}

/// The runner whose kernel's code runs; NULL for none.
fn running() -> *mut Runner {
    let thread = RUNNING.get();
    // SAFETY: while it is set, the thread is one of a runner that waits for the code.
    if thread.is_null() { ptr::null_mut() } else { unsafe { (*thread).block.cast() } }
}

/// Room for the threads of a block.
struct Room(Vec<Thread>);

// SAFETY: there are no threads in it.
unsafe impl Send for Room {}

/// Rooms that are kept for later launches. The lock is held for moments.
static ROOMS: Mutex<Vec<Room>> = Mutex::new(Vec::new());

fn take_room(threads: usize) -> Vec<Thread> {
    let spare = lock(&ROOMS).pop();
    spare.filter(|room| room.0.capacity() >= threads).map_or_else(|| Vec::with_capacity(threads), |room| room.0)
}

fn keep_room(mut threads: Vec<Thread>) {
    const MOST: usize = 64;
    threads.clear();
    let mut rooms = lock(&ROOMS);
    if rooms.len() < MOST {
        rooms.push(Room(threads));
    }
}

/// The body of every stack: the kernel's code.
///
/// Not in Rust, as `end`: of a function that is left for good ThreadSanitizer, which may see this library's, would not know.
#[unsafe(naked)]
unsafe extern "C" fn body(context: *mut Context) -> ! {
    // The context is the first member of a thread of a runner, which waits until the code is back there.
    #[cfg(target_arch = "x86_64")]
    naked_asm!(
        "endbr64",
        "sub rsp, 8",
        "mov rbx, [rdi + {block}]",
        "mov rsi, [rbx + {addresses}]",
        "call [rbx + {run}]",
        "mov rdi, [rbx + {scheduler}]",
        "jmp {resume}",
        block = const offset_of!(Thread, block),
        addresses = const offset_of!(Runner, addresses),
        run = const offset_of!(Runner, run),
        scheduler = const offset_of!(Runner, scheduler),
        resume = sym fiber::resume,
    );
    #[cfg(target_arch = "aarch64")]
    naked_asm!(
        "hint #34",
        "ldr x19, [x0, {block}]",
        "ldr x1, [x19, {addresses}]",
        "ldr x9, [x19, {run}]",
        "blr x9",
        "ldr x0, [x19, {scheduler}]",
        "b {resume}",
        block = const offset_of!(Thread, block),
        addresses = const offset_of!(Runner, addresses),
        run = const offset_of!(Runner, run),
        scheduler = const offset_of!(Runner, scheduler),
        resume = sym fiber::resume,
    );
}

/// Has the threads of a block take turns, where the kernel's code asks for that.
unsafe extern "C" fn prepare(block: *mut Block, x: u32, y: u32, z: u32) {
    let runner = block.cast::<Runner>();
    // Nobody ends the kernel meanwhile: memory is allocated here.
    in_kernel::set(0);
    // SAFETY: the kernel hands back its block, which is the first member of the runner. The scheduler waits in `run_blocks`.
    unsafe {
        if (*runner).prepare([x, y, z]).is_err() {
            (*runner).has_no_stack = true;
            fiber::resume((*runner).scheduler);
        }
        in_kernel::set((*runner).number);
    }
}

/// Waits for more blocks, where threads take turns.
#[unsafe(naked)]
unsafe extern "C" fn end(thread: *mut Thread) {
    // As in `prepare`; the kernel hands back the thread that it runs as.
    #[cfg(target_arch = "x86_64")]
    naked_asm!(
        "endbr64",
        "mov rax, [rdi + {block}]",
        "mov [rax + {current}], rdi",
        "mov rsi, [rax + {scheduler}]",
        "jmp {pause}",
        block = const offset_of!(Thread, block),
        current = const offset_of!(Runner, current),
        scheduler = const offset_of!(Runner, scheduler),
        pause = sym fiber::pause,
    );
    #[cfg(target_arch = "aarch64")]
    naked_asm!(
        "hint #34",
        "ldr x9, [x0, {block}]",
        "str x0, [x9, {current}]",
        "ldr x1, [x9, {scheduler}]",
        "b {pause}",
        block = const offset_of!(Thread, block),
        current = const offset_of!(Runner, current),
        scheduler = const offset_of!(Runner, scheduler),
        pause = sym fiber::pause,
    );
}

/// Notes a use of memory by the code at an address. Nobody ends the kernel meanwhile: memory may be allocated here.
extern "C" fn touched(address: usize, bytes: usize, way: c_int, code: usize) {
    /// Before and behind an atomic operation, which puts threads in order. 0 and 1 are a read and a write.
    const AT_ONCE: c_int = 2;
    let runner = running();
    if runner.is_null() {
        return;
    }
    in_kernel::set(0);
    let [place, from] = [address, code].map(ptr::without_provenance_mut);
    // SAFETY: the runner waits for the kernel's code, which calls this, and nobody else has it.
    unsafe {
        let used = Use { code, start: address, bytes, way: Way::of(way) };
        (*runner).touches.note_by(used);
        if let Some(sanitizer) = (*runner).sanitizer.filter(|_| !(*runner).is_own(address)) {
            match way {
                0 => sanitizer.read(place, bytes, from),
                AT_ONCE => {
                    sanitizer.acquire(place);
                    sanitizer.release(place);
                }
                _ => sanitizer.write(place, bytes, from),
            }
        }
        in_kernel::set((*runner).number);
    }
}

/// Leaves the kernel's code for good, for its scheduler, which hears of the signal.
///
/// # Safety
/// Called by the handler of the signal, over a kernel's code, with what the handler was given.
pub unsafe fn abandon(signal: i32, interrupted: *mut c_void) {
    let runner = running();
    // SAFETY: as promised by the caller, the scheduler waits in `run_blocks` for this code, to which nobody goes back.
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
        mut arguments: Vec<*mut c_void>,
        deadline: Option<Instant>,
        told: Option<&Told>,
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
            unfinished: 0,
            left: 0,
            shared: shared.as_mut_ptr().cast(),
            shared_size,
            turn: 0,
            all: ptr::null_mut(),
            is_known: 0,
            has_rounds: 0,
            is_refused: 0,
            is_torn: 0,
            prepare,
            end,
            touched: told.map(|_| touched as _),
            own_place: own_place(),
            uses: ptr::null_mut(),
        };
        Box::new(Runner {
            block,
            run,
            addresses: arguments.as_mut_ptr(),
            scheduler: ptr::null_mut(),
            current: ptr::null_mut(),
            _arguments: arguments,
            _shared: shared,
            fault: 0,
            has_no_stack: false,
            number,
            touches: Touches::default(),
            sanitizer: told.and_then(|told| told.order()).map(|order| order.sanitizer),
            variables: None,
            _watched: deadline.map(|deadline| Watched::new(number, deadline)),
            threads: take_room(threads.iter().product::<u32>() as usize),
            stacks: Vec::new(),
        })
    }

    /// Has the first block's threads be tried as a loop, as those behind a block without a barrier are.
    pub fn set_loop(&mut self, is_loop: bool) {
        self.block.is_known = is_loop.into();
    }

    /// Tells whether a block has ended without a barrier.
    pub fn is_loop(&self) -> bool {
        self.block.is_known != 0
    }

    /// Runs blocks from one on, in the order of their places.
    pub fn run_blocks(&mut self, first: u64, count: u64) -> Result<()> {
        let [x, y, _] = self.block.grid.map(u64::from);
        self.block.index = [first % x, first / x % y, first / x / y].map(|place| place as u32);
        self.block.left = count;
        self.block.uses = if self.sanitizer.is_some() { ptr::null_mut() } else { self.touches.uses() };
        if self.block.all.is_null() {
            fiber::take(&mut self.stacks, 1)?;
            self.threads.clear();
            self.add_thread(0, 0);
            self.current = self.threads.as_mut_ptr();
        }
        let runner = ptr::from_mut(self);
        // SAFETY: the thread is at the beginning of its stack, or waits in `end` for these blocks; this goes on once, when they
        // are done or the kernel's code has ended otherwise.
        unsafe {
            RUNNING.set((*runner).current);
            in_kernel::set((*runner).number);
            fiber::run(&raw mut (*runner).scheduler, (*runner).current.cast());
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

    /// Tells whether memory is a stack, or variables of the thread of the system.
    ///
    /// Another thread's lie there later, in an order that the sanitizer does not see.
    fn is_own(&mut self, address: usize) -> bool {
        let run = self.run as *const () as usize;
        let variables = self.variables.get_or_insert_with(|| objects::own_variables(run).unwrap_or_default());
        variables.contains(&address) || self.stacks.iter().any(|stack| stack.has(address))
    }

    /// Adds a thread at the beginning of the next stack.
    fn add_thread(&mut self, place: u32, turn: u32) {
        let [width, height, _] = self.block.threads;
        let thread = Thread {
            context: self.stacks[self.threads.len()].begin(body),
            next: ptr::null_mut(),
            block: &raw mut self.block,
            place: [place % width, place / width % height, place / width / height],
            turn,
        };
        self.threads.push(thread);
    }

    /// Makes the threads of the block, of which one is the first to wait: those before it have returned.
    #[cold]
    fn prepare(&mut self, [x, y, z]: [u32; 3]) -> Result<()> {
        let [width, height, depth] = self.block.threads;
        let (count, first) = (width * height * depth, x + width * (y + height * z));
        fiber::take(&mut self.stacks, count as usize)?;
        let (turn, unbegun) = (1, 0);
        (self.threads[0].place, self.threads[0].turn) = ([x, y, z], turn);
        (0..first).for_each(|place| self.add_thread(place, turn));
        (first + 1..count).for_each(|place| self.add_thread(place, unbegun));
        let all = self.threads.as_mut_ptr();
        for (number, thread) in self.threads.iter_mut().enumerate() {
            thread.next = all.wrapping_add((number + 1) % count as usize);
        }
        (self.block.all, self.block.turn, self.block.unfinished) = (all, turn, count - first);
        Ok(())
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        fiber::keep(&mut self.stacks);
        keep_room(std::mem::take(&mut self.threads));
    }
}
