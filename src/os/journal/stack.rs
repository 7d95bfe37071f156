// SPDX-License-Identifier: MIT OR Apache-2.0
//! The callers of this library, found by the unwinder that Rust's own panics use.

use std::ffi::{CStr, c_char, c_int, c_void};

use super::entry::FRAMES;
use crate::os::loader;
use crate::os::published::Published;

/// The most frames that are looked at: this library's own are among them.
const MOST: usize = 40;

/// Return addresses, the innermost first, and where on the stack each was found.
pub struct Stack {
    pub addresses: Vec<usize>,
    places: Vec<usize>,
}

/// A stack as it was once, to be known again without being unwound.
struct Known {
    /// The address of a local variable of the innermost function.
    depth: usize,
    /// Places on the stack, and the return addresses there.
    places: Vec<(usize, usize)>,
    number: u32,
}

/// The stacks that a thread had, by their depths.
pub struct Seen([Vec<Known>; LISTS]);

/// Lists of stacks that a thread had.
const LISTS: usize = 64;
/// The most stacks in a list.
const MOST_SEEN: usize = 16;

#[link(name = "gcc_s")]
unsafe extern "C" {
    fn _Unwind_Backtrace(visit: extern "C" fn(*mut c_void, *mut c_void) -> c_int, data: *mut c_void) -> c_int;
    fn _Unwind_GetIP(context: *mut c_void) -> usize;
    fn _Unwind_GetCFA(context: *mut c_void) -> usize;
}

impl Stack {
    /// The calling thread's stack.
    pub fn unwind() -> Stack {
        extern "C" fn visit(context: *mut c_void, data: *mut c_void) -> c_int {
            const GO_ON: c_int = 0;
            const END: c_int = 5;
            // SAFETY: the stack of the function below, which nobody else uses meanwhile.
            let stack = unsafe { &mut *data.cast::<Stack>() };
            // SAFETY: the unwinder's own context.
            let (address, frame) = unsafe { (_Unwind_GetIP(context), _Unwind_GetCFA(context)) };
            if address == 0 {
                return END;
            }
            stack.addresses.push(address);
            stack.places.push(frame.wrapping_sub(size_of::<usize>()));
            if stack.addresses.len() < MOST { GO_ON } else { END }
        }
        let mut stack = Stack { addresses: Vec::with_capacity(MOST), places: Vec::with_capacity(MOST) };
        // SAFETY: the function is called on this thread until this returns, with the stack.
        unsafe { _Unwind_Backtrace(visit, (&raw mut stack).cast()) };
        stack
    }

    /// The frames from the function of this library that was called outwards.
    pub fn outside(&self) -> Vec<Frame> {
        let frame = |address: usize| {
            let (base, path) = loader::file_at(address).unwrap_or((0, std::ptr::null()));
            Frame { base, path, address }
        };
        let frames: Vec<Frame> = self.addresses.iter().copied().map(frame).collect();
        let inner = own().map_or(0, |own| frames.iter().take_while(|frame| frame.base == own).count());
        frames.into_iter().skip(inner.saturating_sub(1)).take(FRAMES).collect()
    }
}

impl Known {
    /// Tells whether the calling thread's stack is this one, at the same depth.
    fn is_there(&self) -> bool {
        // SAFETY: from the inside outwards, as long as they are the same: places in the frames of this thread's callers.
        let read = |place: usize| unsafe { std::ptr::with_exposed_provenance::<usize>(place).read_volatile() };
        self.places.iter().all(|(place, address)| read(*place) == *address)
    }
}

impl Default for Seen {
    fn default() -> Seen {
        Seen([const { Vec::new() }; LISTS])
    }
}

impl Seen {
    fn list(depth: usize) -> usize {
        (depth / align_of::<u128>()) % LISTS
    }

    /// The number of the calling thread's stack, where it is known again.
    pub fn number(&self, depth: usize) -> Option<u32> {
        let list = &self.0[Seen::list(depth)];
        Some(list.iter().rev().find(|known| known.depth == depth && known.is_there())?.number)
    }

    /// Adds the calling thread's stack, where its return addresses are in memory.
    pub fn add(&mut self, depth: usize, stack: Stack, number: u32) {
        let places = stack.places.into_iter().zip(stack.addresses).filter(|(place, _)| *place > depth).collect();
        let known = Known { depth, places, number };
        if cfg!(target_arch = "x86_64") && !known.places.is_empty() && known.is_there() {
            let list = &mut self.0[Seen::list(depth)];
            list.drain(..list.len().saturating_sub(MOST_SEEN - 1));
            list.push(known);
        }
    }
}

/// A return address, and the file that it is in.
pub struct Frame {
    /// The address where the file is loaded.
    pub base: usize,
    path: *const c_char,
    pub address: usize,
}

impl Frame {
    /// The loader's name of the file; empty where there is none.
    pub fn path(&self) -> &[u8] {
        // SAFETY: the name lives while the file is loaded: its caller is on the stack.
        if self.path.is_null() { &[] } else { unsafe { CStr::from_ptr(self.path) }.to_bytes() }
    }
}

/// The address where this library is loaded; `None` where it is a part of the program itself.
fn own() -> Option<usize> {
    static OWN: Published<Option<usize>> = Published::new();
    *OWN.get_or_make(|| {
        // SAFETY: the auxiliary vector is always there.
        let program = loader::file_at(unsafe { libc::getauxval(libc::AT_ENTRY) } as usize);
        let here = own as fn() -> Option<usize>;
        let own = loader::file_at(here as usize)?.0;
        program.is_none_or(|(program, _)| program != own).then_some(own)
    })
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use super::*;

    /// Tells whether the stack is known, and adds it.
    #[cfg(target_arch = "x86_64")]
    #[inline(never)]
    fn look(seen: &mut Seen, number: u32) -> Option<u32> {
        let local = std::hint::black_box(0_u8);
        let depth = std::hint::black_box(&raw const local).addr();
        let known = seen.number(depth);
        seen.add(depth, Stack::unwind(), number);
        known
    }

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn a_stack_is_known_again_and_another_is_not() {
        let mut seen = Seen::default();
        let known = [1, 2].map(|number| look(&mut seen, number));
        assert_eq!(known, [None, Some(1)], "the same place calls");
        assert_eq!(look(&mut seen, 3), None, "another place calls");
    }

    #[test]
    fn frames_are_those_outside_of_the_library() {
        // Here the library is a part of the program, and all are; compilers may leave fewer than there is room for.
        let stack = Stack::unwind();
        let (count, frames) = (stack.addresses.len(), stack.outside());
        assert!(count > 3 && frames.len() == count.min(FRAMES), "{count}, {}", frames.len());
        assert!(frames.iter().all(|frame| frame.base > 0));
    }

    /// The main thread's stack ends in another way than that of other threads.
    #[test]
    fn no_address_is_zero() {
        let stack = Stack::unwind();
        assert!(stack.addresses.len() == stack.places.len() && stack.addresses.iter().all(|address| *address != 0));
    }
}
