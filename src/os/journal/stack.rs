// SPDX-License-Identifier: MIT OR Apache-2.0
//! The callers of this library, found by the unwinder that Rust's own panics use.

use std::ffi::{CStr, c_int, c_void};
use std::sync::OnceLock;

use super::entry::FRAMES;
use crate::os::loader;

/// The most frames that are looked at: this library's own are among them.
const MOST: usize = 40;

/// Return addresses, the innermost first, and where on the stack each was found.
pub struct Stack {
    pub addresses: Vec<usize>,
    places: Vec<usize>,
}

/// A place on a stack: the thread, and the address of a local variable.
pub type Depth = (u32, usize);

/// A stack as it was at a depth, to be known again without being unwound.
pub struct Seen(Vec<(usize, usize)>);

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

    /// The stack to be known again; `None` where return addresses are not in memory.
    pub fn seen_at(&self, depth: Depth) -> Option<Seen> {
        let outside = |(place, _): &(usize, usize)| *place > depth.1;
        let pairs: Vec<_> = self.places.iter().copied().zip(self.addresses.iter().copied()).filter(outside).collect();
        let seen = Seen(pairs);
        (cfg!(target_arch = "x86_64") && !seen.0.is_empty() && seen.is_there()).then_some(seen)
    }

    /// The frames from the function of this library that was called outwards.
    pub fn outside(&self) -> Vec<Frame> {
        let frame = |address: usize| {
            let (base, path) = file_at(address).unwrap_or_default();
            Frame { base, path, address }
        };
        let frames: Vec<Frame> = self.addresses.iter().copied().map(frame).collect();
        let inner = own().map_or(0, |own| frames.iter().take_while(|frame| frame.base == own).count());
        frames.into_iter().skip(inner.saturating_sub(1)).take(FRAMES).collect()
    }
}

impl Seen {
    /// Tells whether the calling thread's stack is this one, at the same depth.
    pub fn is_there(&self) -> bool {
        // SAFETY: from the inside outwards, as long as they are the same: places in the frames of this thread's callers.
        let read = |place: usize| unsafe { std::ptr::with_exposed_provenance::<usize>(place).read_volatile() };
        self.0.iter().all(|(place, address)| read(*place) == *address)
    }
}

/// A return address, and the file that it is in.
pub struct Frame {
    /// The address where the file is loaded.
    pub base: usize,
    /// The loader's name of it.
    pub path: Vec<u8>,
    pub address: usize,
}

/// The address where this library is loaded; `None` where it is a part of the program itself.
fn own() -> Option<usize> {
    static OWN: OnceLock<Option<usize>> = OnceLock::new();
    *OWN.get_or_init(|| {
        // SAFETY: the auxiliary vector is always there.
        let program = file_at(unsafe { libc::getauxval(libc::AT_ENTRY) } as usize);
        let here = own as fn() -> Option<usize>;
        let own = file_at(here as usize)?.0;
        program.is_none_or(|(program, _)| program != own).then_some(own)
    })
}

/// The address where the file at an address is loaded, and the loader's name of it.
fn file_at(address: usize) -> Option<(usize, Vec<u8>)> {
    let (base, name) = loader::file_at(address)?;
    // SAFETY: the name lives while the file is loaded: its caller is on the stack.
    Some((base, unsafe { CStr::from_ptr(name) }.to_bytes().to_vec()))
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use super::*;

    /// Unwinds, and tells whether the stack is known again.
    #[inline(never)]
    fn look() -> (Seen, bool) {
        let local = std::hint::black_box(0_u8);
        let stack = Stack::unwind();
        let seen = stack.seen_at((0, std::hint::black_box(&raw const local).addr())).expect("in memory");
        let is_there = seen.is_there();
        (seen, is_there)
    }

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn a_stack_is_known_again_and_another_is_not() {
        let [first, second] = [1, 2].map(|_| look());
        assert!(first.1 && first.0.0 == second.0.0, "the same place calls");
        let third = look();
        let places = |seen: &Seen| seen.0.iter().map(|(place, _)| *place).collect::<Vec<_>>();
        assert!(places(&third.0) != places(&first.0) || third.0.0 != first.0.0, "another place calls");
    }

    #[test]
    fn frames_are_those_outside_of_the_library() {
        // Here the library is a part of the program, and all are.
        let frames = Stack::unwind().outside();
        assert!(frames.len() == FRAMES && frames.iter().all(|frame| frame.base > 0), "{}", frames.len());
    }

    /// The main thread's stack ends in another way than that of other threads.
    #[test]
    fn no_address_is_zero() {
        let stack = Stack::unwind();
        assert!(stack.addresses.len() == stack.places.len() && stack.addresses.iter().all(|address| *address != 0));
    }
}
