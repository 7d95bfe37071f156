// SPDX-License-Identifier: MIT OR Apache-2.0
//! Emulated contexts for runtimes without working ones: primary contexts, created contexts, and each thread's stack of
//! contexts.
//!
//! An emulated context stands for its device. To make one current, the back end makes its device the thread's current one;
//! if that fails, the stack stays as it is.

use std::cell::RefCell;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use crate::gpu::{Context, Error, Kind, Result, handle_tag};
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::os::thread::thread_integers;
use crate::os::thread_value::ThreadValue;

/// The upper 16 bits of a context handle. No address and no other handle has them.
const MAGIC: usize = handle_tag(0x5e59);

/// The serial number of the first created context. Smaller ones are device ordinals and stand for primary contexts.
const FIRST_CREATED: usize = 1 << 16;

thread_integers! {
    /// 1 in calls of programs that name their contexts, 0 where using a device activates its primary context.
    pub mod named("anygpu_contexts_named"): u32;
    /// 1 while a context is current that was made so by the thread, else 0.
    pub mod is_any_current("anygpu_contexts_is_any_current"): u32;
}

/// The program's references to a device's primary context. Atomics are relaxed: calls that race have no order.
#[derive(Default)]
pub struct Retained {
    count: AtomicU32,
    /// Set by a reset, which leaves the references to be released, until the next is added.
    is_reset: AtomicBool,
    /// Held while either changes, and by whoever notes what ends with the last reference.
    changing: Mutex<()>,
}

impl Retained {
    pub fn retain(&self) {
        let _changing = lock(&self.changing);
        self.count.fetch_add(1, Ordering::Relaxed);
        self.is_reset.store(false, Ordering::Relaxed);
    }

    /// Removes a reference. Calls `at_end` if it was the last, before another can be added; InvalidContext if there is none.
    pub fn release<T>(&self, at_end: impl FnOnce() -> T) -> Result<Option<T>> {
        let _changing = lock(&self.changing);
        let Some(less) = self.count.load(Ordering::Relaxed).checked_sub(1) else {
            // As after a reset by another of the program's libraries.
            return Err(Kind::InvalidContext.because("the primary context was not retained").as_answer());
        };
        self.count.store(less, Ordering::Relaxed);
        Ok((less == 0).then(at_end))
    }

    /// Ends what the references are to, and calls `at_end` before another can be added.
    pub fn reset<T>(&self, at_end: impl FnOnce() -> T) -> T {
        let _changing = lock(&self.changing);
        self.is_reset.store(true, Ordering::Relaxed);
        at_end()
    }

    /// Returns true if the program holds a reference that was not reset.
    pub fn is_held(&self) -> bool {
        self.count.load(Ordering::Relaxed) > 0 && !self.is_reset.load(Ordering::Relaxed)
    }
}

pub struct Contexts {
    devices: usize,
    created: Mutex<Created>,
}

#[derive(Default)]
struct Created {
    /// Device and flags by serial number.
    live: Map<usize, (i32, u32)>,
    /// The number of contexts created so far, which makes serial numbers unique.
    count: usize,
}

/// The contexts pushed on each thread, the current one last; none while only a device was ever chosen.
///
/// As in NVIDIA's driver an ending thread has none, whereas a process's exit handlers find those of the thread that ends it.
static STACK: ThreadValue<RefCell<Vec<Context>>> = ThreadValue::ending_with(|stack| {
    _ = stack.try_borrow_mut().map(|mut stack| stack.clear());
    is_any_current::set(0);
});

fn stack<T>(work: impl FnOnce(&mut Vec<Context>) -> Result<T>) -> Result<T> {
    // SAFETY: NULL, or the thread's own until its last exit handlers.
    let stack = unsafe { STACK.get_or_make(RefCell::default).as_ref() };
    let none = || Kind::OutOfMemory.because("the operating system has no room for the thread's contexts");
    let mut stack = stack.ok_or_else(none)?.borrow_mut();
    let outcome = work(&mut stack);
    is_any_current::set((!stack.is_empty()).into());
    outcome
}

/// The context under the current one.
fn below(stack: &[Context]) -> Option<Context> {
    stack.iter().rev().nth(1).copied()
}

pub fn primary(device: i32) -> Context {
    Context(MAGIC | device as usize)
}

/// The context that the calling thread has made current, if any.
pub fn made_current() -> Result<Option<Context>> {
    stack(|stack| Ok(stack.last().copied()))
}

/// The context that an object made now on a device belongs to. Without room for a thread's contexts none is current.
pub fn of_new_object(device: i32) -> Context {
    made_current().ok().flatten().unwrap_or_else(|| primary(device))
}

/// Replaces the current context, if any, by a device's primary context, as setting the device does.
pub fn use_primary(device: i32) {
    // Where there is no room for a stack, it is empty.
    _ = stack(|stack| {
        if let Some(top) = stack.last_mut() {
            *top = primary(device);
        }
        Ok(())
    });
}

fn destroyed() -> Error {
    Kind::InvalidContext.because("the context was never created, or has been destroyed")
}

impl Contexts {
    /// The contexts of a back end with so many devices.
    pub fn new(devices: usize) -> Contexts {
        Contexts { devices, created: Mutex::default() }
    }

    /// The device of a live context, and the flags of a created one.
    pub fn find(&self, context: Context) -> Result<(i32, Option<u32>)> {
        let serial = context.0 ^ MAGIC;
        if serial < self.devices {
            return Ok((serial as i32, None));
        }
        match lock(&self.created).live.get(&serial) {
            Some(&(device, flags)) => Ok((device, Some(flags))),
            None => Err(destroyed()),
        }
    }

    /// Sets the flags of a created context. Returns the device of a primary one, which has them.
    pub fn set_flags(&self, context: Context, flags: u32) -> Result<Option<i32>> {
        let serial = context.0 ^ MAGIC;
        if serial < self.devices {
            return Ok(Some(serial as i32));
        }
        match lock(&self.created).live.get_mut(&serial) {
            Some((_, of_context)) => *of_context = flags,
            None => return Err(destroyed()),
        }
        Ok(None)
    }

    /// Returns true for a created context, also one that was destroyed.
    pub fn is_created(&self, context: Context) -> bool {
        context.0 ^ MAGIC >= FIRST_CREATED
    }

    pub fn has_created(&self, device: i32) -> bool {
        lock(&self.created).live.values().any(|(of, _)| *of == device)
    }

    /// Makes the device of a context the thread's. A destroyed context, or none, leaves the device as it is.
    fn follow(&self, context: Option<Context>, use_device: &dyn Fn(i32) -> Result<()>) -> Result<()> {
        match context.and_then(|context| self.find(context).ok()) {
            Some((device, _)) => use_device(device),
            None => Ok(()),
        }
    }

    /// Creates a context and pushes it.
    pub fn create(&self, device: i32, flags: u32, use_device: &dyn Fn(i32) -> Result<()>) -> Result<Context> {
        stack(|stack| {
            use_device(device)?;
            let mut created = lock(&self.created);
            let serial = FIRST_CREATED + created.count;
            created.count += 1;
            created.live.insert(serial, (device, flags));
            let context = Context(MAGIC | serial);
            stack.push(context);
            Ok(context)
        })
    }

    /// Destroys a created context, and pops it if it is current. Of several threads that destroy one, one does.
    pub fn destroy(&self, context: Context, use_device: &dyn Fn(i32) -> Result<()>) -> Result<()> {
        if self.find(context)?.1.is_none() {
            return Err(Kind::InvalidContext.because("a primary context is released, not destroyed"));
        }
        let serial = context.0 ^ MAGIC;
        let Some(removed) = lock(&self.created).live.remove(&serial) else {
            return Err(destroyed());
        };
        stack(|stack| {
            if stack.last() == Some(&context) {
                self.follow(below(stack), use_device)?;
                stack.pop();
            }
            Ok(())
        })
        .inspect_err(|_| _ = lock(&self.created).live.insert(serial, removed))
    }

    /// Replaces the current context; `None` pops it.
    pub fn set(&self, context: Option<Context>, use_device: &dyn Fn(i32) -> Result<()>) -> Result<()> {
        if let Some(context) = context {
            self.find(context)?;
        }
        stack(|stack| {
            self.follow(context.or_else(|| below(stack)), use_device)?;
            stack.pop();
            stack.extend(context);
            Ok(())
        })
    }

    pub fn push(&self, context: Context, use_device: &dyn Fn(i32) -> Result<()>) -> Result<()> {
        let (device, _) = self.find(context)?;
        stack(|stack| {
            use_device(device)?;
            stack.push(context);
            Ok(())
        })
    }

    pub fn pop(&self, use_device: &dyn Fn(i32) -> Result<()>) -> Result<Context> {
        stack(|stack| {
            let Some(&top) = stack.last() else {
                return Err(Kind::InvalidContext.because("the thread has pushed no context"));
            };
            self.follow(below(stack), use_device)?;
            stack.pop();
            Ok(top)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use std::ffi::c_void;
    use std::sync::OnceLock;

    use crate::gpu::kind;

    /// Runs work in a thread with a stack of its own.
    fn apart(work: impl FnOnce() + Send + 'static) {
        std::thread::spawn(work).join().expect("no panic");
    }

    #[test]
    fn a_reference_after_a_reset_holds_again() {
        let retained = Retained::default();
        retained.retain();
        retained.reset(|| ());
        assert!(!retained.is_held());
        retained.retain();
        assert!(retained.is_held());
    }

    #[test]
    fn the_device_follows_the_stack() {
        apart(|| {
            let (contexts, device) = (Contexts::new(3), Cell::new(0));
            let to = |wanted| {
                device.set(wanted);
                Ok(())
            };
            assert_eq!(made_current().ok(), Some(None));
            contexts.push(primary(2), &to).expect("good");
            let created = contexts.create(1, 7, &to).expect("good");
            assert_eq!((device.get(), contexts.find(created).ok()), (1, Some((1, Some(7)))));
            contexts.destroy(created, &to).expect("good");
            assert_eq!((device.get(), made_current().ok()), (2, Some(Some(primary(2)))));
            use_primary(0);
            assert_eq!(contexts.pop(&to).ok(), Some(primary(0)));
            let nothing = kind(contexts.pop(&to));
            let unknown = kind(contexts.push(primary(3), &to));
            assert_eq!((nothing, unknown), (Some(Kind::InvalidContext), Some(Kind::InvalidContext)));
            let created = contexts.create(1, 7, &to).expect("good");
            let flags = |context| contexts.set_flags(context, 8).map_err(|error| error.kind());
            assert_eq!((flags(primary(2)), flags(primary(3))), (Ok(Some(2)), Err(Kind::InvalidContext)));
            assert_eq!((flags(created), contexts.find(created).ok()), (Ok(None), Some((1, Some(8)))));
            assert!(contexts.has_created(1) && !contexts.has_created(0));
            assert!(contexts.is_created(created) && !contexts.is_created(primary(2)));
            contexts.destroy(created, &to).expect("good");
            assert!(!contexts.has_created(1) && contexts.is_created(created));
            let kept = kind(contexts.destroy(primary(1), &to));
            assert_eq!((kept, contexts.find(created).is_err()), (Some(Kind::InvalidContext), true));
            let before = made_current().ok();
            for unknown in [created, primary(3)] {
                let set = kind(contexts.set(Some(unknown), &to));
                assert_eq!((set, made_current().ok()), (Some(Kind::InvalidContext), before));
            }
            let first = Contexts::new(1).create(0, 0, &to).expect("good");
            assert!(contexts.is_created(first), "whichever was the first");
        });
    }

    #[test]
    fn a_refused_device_leaves_the_stack() {
        apart(|| {
            let contexts = Contexts::new(2);
            let refuse = |_| Err(Kind::OutOfMemory.into());
            assert!(contexts.create(1, 0, &refuse).is_err() && contexts.push(primary(1), &refuse).is_err());
            assert_eq!(made_current().ok(), Some(None));
            contexts.push(primary(0), &|_| Ok(())).expect("good");
            contexts.push(primary(1), &|_| Ok(())).expect("good");
            assert!(contexts.pop(&refuse).is_err() && contexts.set(None, &refuse).is_err());
            assert_eq!(made_current().ok(), Some(Some(primary(1))));
        });
    }

    #[test]
    fn one_of_two_threads_destroys_a_context() {
        let contexts = Contexts::new(1);
        let context = contexts.create(0, 0, &|_| Ok(())).expect("good");
        let (under_way, over) = (AtomicU32::new(0), AtomicU32::new(0));
        // In the middle of destroying it, until the other thread is as far or has been refused.
        let meet = |_| {
            under_way.fetch_add(1, Ordering::SeqCst);
            while under_way.load(Ordering::SeqCst) < 2 && over.load(Ordering::SeqCst) == 0 {
                std::thread::yield_now();
            }
            Ok(())
        };
        let destroy = || {
            contexts.push(primary(0), &|_| Ok(())).expect("good");
            // The one that is late finds no such context.
            let is_pushed = contexts.push(context, &|_| Ok(())).is_ok();
            let is_destroyed = is_pushed && contexts.destroy(context, &meet).is_ok();
            over.fetch_add(1, Ordering::SeqCst);
            is_destroyed
        };
        let destroyed = std::thread::scope(|scope| {
            let others = [scope.spawn(destroy), scope.spawn(destroy)];
            others.map(|thread| thread.join().expect("no panic"))
        });
        assert_eq!(destroyed.iter().filter(|done| **done).count(), 1);
        contexts.pop(&|_| Ok(())).expect("pushed by this thread");
    }

    #[test]
    fn a_refused_device_leaves_the_context() {
        apart(|| {
            let contexts = Contexts::new(1);
            contexts.push(primary(0), &|_| Ok(())).expect("good");
            let context = contexts.create(0, 0, &|_| Ok(())).expect("good");
            assert!(contexts.destroy(context, &|_| Err(Kind::OutOfMemory.into())).is_err());
            assert_eq!((made_current().ok(), contexts.find(context).is_ok()), (Some(Some(context)), true));
        });
    }

    /// Handlers of a thread's exit run in rounds, and a library's may use contexts in any of them.
    #[test]
    #[cfg_attr(miri, ignore = "the interpreter makes fewer rounds")]
    fn an_ending_thread_has_no_context_and_may_use_others() {
        static SEEN: Mutex<Vec<Option<Context>>> = Mutex::new(Vec::new());
        static LATE: OnceLock<libc::pthread_key_t> = OnceLock::new();

        /// ThreadSanitizer ends a thread in the last of its rounds, and what the one before makes is freed in that.
        fn rounds() -> usize {
            if crate::os::thread_sanitizer::get().is_some() { 2 } else { 3 }
        }

        unsafe extern "C" fn again(round: *mut c_void) {
            SEEN.lock().expect("no panic").push(made_current().expect("contexts answer"));
            Contexts::new(1).push(primary(0), &|_| Ok(())).expect("good");
            assert_eq!(Contexts::new(1).pop(&|_| Ok(())).ok(), Some(primary(0)));
            if round.addr() < rounds() {
                // SAFETY: the key exists, and takes any pointer.
                unsafe { libc::pthread_setspecific(LATE.wait().to_owned(), round.wrapping_byte_add(1)) };
            }
        }

        let mut late = 0;
        // SAFETY: the output is valid for the call.
        assert_eq!(unsafe { libc::pthread_key_create(&mut late, Some(again)) }, 0);
        LATE.set(late).expect("once");
        apart(move || {
            Contexts::new(2).push(primary(1), &|_| Ok(())).expect("good");
            // SAFETY: as above.
            assert_eq!(unsafe { libc::pthread_setspecific(late, std::ptr::without_provenance(1)) }, 0);
        });
        // This one's key is the older or the younger one; later rounds find none.
        assert_eq!(SEEN.lock().expect("no panic")[1..], [None; 2][..rounds() - 1]);
    }
}
