// SPDX-License-Identifier: MIT OR Apache-2.0
//! Emulated contexts for runtimes without working ones: primary contexts, created contexts, and each thread's stack of
//! contexts.
//!
//! An emulated context stands for its device: memory, streams and events belong to the device. To make one current, the
//! back end makes its device the thread's current one; if that fails, the stack stays as it is.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::gpu::{Context, Kind, Result};

/// The upper 16 bits of a context handle. No address and no other handle has them.
const MAGIC: usize = 0xa6b3 << 48;

/// The serial number of the first created context. Smaller ones are device ordinals and stand for primary contexts.
const FIRST_CREATED: usize = 1 << 16;

/// The program's reference count of a device's primary context. Relaxed: the count alone is shared, no other memory.
#[derive(Default)]
pub struct Retained(AtomicU32);

impl Retained {
    /// Adds a reference.
    pub fn retain(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// Removes a reference; InvalidContext if there is none.
    pub fn release(&self) -> Result<()> {
        let mut count = self.0.load(Ordering::Relaxed);
        while let Some(less) = count.checked_sub(1) {
            match self.0.compare_exchange_weak(count, less, Ordering::Relaxed, Ordering::Relaxed) {
                Ok(_) => return Ok(()),
                Err(now) => count = now,
            }
        }
        Err(Kind::InvalidContext.because("the primary context was not retained"))
    }

    /// Returns true if the program holds a reference.
    pub fn is_held(&self) -> bool {
        self.0.load(Ordering::Relaxed) > 0
    }
}

/// The contexts of a back end.
pub struct Contexts {
    devices: usize,
    created: Mutex<Created>,
}

/// Live created contexts.
#[derive(Default)]
struct Created {
    /// Device and flags by serial number.
    live: BTreeMap<usize, (i32, u32)>,
    /// The number of contexts created so far, which makes serial numbers unique.
    count: usize,
}

thread_local! {
    /// The contexts pushed on this thread, the current one last; empty while only a device was ever chosen.
    static STACK: RefCell<Vec<Context>> = const { RefCell::new(Vec::new()) };
}

/// Calls `work` with the calling thread's stack; InvalidContext in a thread whose thread-locals are destroyed.
fn stack<T>(work: impl FnOnce(&mut Vec<Context>) -> Result<T>) -> Result<T> {
    STACK
        .try_with(|stack| work(&mut stack.borrow_mut()))
        .map_err(|_| Kind::InvalidContext.because("the thread is ending and has no contexts any more"))?
}

/// The context under the current one.
fn below(stack: &[Context]) -> Option<Context> {
    stack.iter().rev().nth(1).copied()
}

/// A device's primary context.
pub fn primary(device: i32) -> Context {
    Context(MAGIC | device as usize)
}

/// The context that the calling thread has made current, if any.
pub fn made_current() -> Result<Option<Context>> {
    stack(|stack| Ok(stack.last().copied()))
}

/// Replaces the current context, if any, by a device's primary context, as setting the device does.
pub fn use_primary(device: i32) {
    // A thread that is ending keeps its device without a stack.
    _ = stack(|stack| {
        if let Some(top) = stack.last_mut() {
            *top = primary(device);
        }
        Ok(())
    });
}

impl Contexts {
    /// The contexts of a back end with so many devices.
    pub fn new(devices: usize) -> Contexts {
        Contexts { devices, created: Mutex::default() }
    }

    fn created(&self) -> MutexGuard<'_, Created> {
        self.created.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The device of a live context, and the flags of a created one.
    pub fn find(&self, context: Context) -> Result<(i32, Option<u32>)> {
        let serial = context.0 ^ MAGIC;
        if serial < self.devices {
            return Ok((serial as i32, None));
        }
        match self.created().live.get(&serial) {
            Some(&(device, flags)) => Ok((device, Some(flags))),
            None => Err(Kind::InvalidContext.because("the context was never created, or has been destroyed")),
        }
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
            let mut created = self.created();
            let serial = FIRST_CREATED + created.count;
            created.count += 1;
            created.live.insert(serial, (device, flags));
            let context = Context(MAGIC | serial);
            stack.push(context);
            Ok(context)
        })
    }

    /// Destroys a created context, and pops it if it is current.
    pub fn destroy(&self, context: Context, use_device: &dyn Fn(i32) -> Result<()>) -> Result<()> {
        if self.find(context)?.1.is_none() {
            return Err(Kind::InvalidContext.because("a primary context is released, not destroyed"));
        }
        stack(|stack| {
            if stack.last() == Some(&context) {
                self.follow(below(stack), use_device)?;
                stack.pop();
            }
            Ok(())
        })?;
        self.created().live.remove(&(context.0 ^ MAGIC));
        Ok(())
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

    /// Pushes a context.
    pub fn push(&self, context: Context, use_device: &dyn Fn(i32) -> Result<()>) -> Result<()> {
        let (device, _) = self.find(context)?;
        stack(|stack| {
            use_device(device)?;
            stack.push(context);
            Ok(())
        })
    }

    /// Pops the current context.
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

    #[test]
    fn the_device_follows_the_stack() {
        std::thread::spawn(|| {
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
            let nothing = contexts.pop(&to).map_err(|error| error.kind());
            let unknown = contexts.push(primary(3), &to).map_err(|error| error.kind());
            assert_eq!((nothing, unknown), (Err(Kind::InvalidContext), Err(Kind::InvalidContext)));
            let kept = contexts.destroy(primary(1), &to).map_err(|error| error.kind());
            assert_eq!((kept, contexts.find(created).is_err()), (Err(Kind::InvalidContext), true));
        })
        .join()
        .expect("no panic");
    }

    #[test]
    fn a_refused_device_leaves_the_stack() {
        std::thread::spawn(|| {
            let contexts = Contexts::new(2);
            let refuse = |_| Err(Kind::OutOfMemory.into());
            assert!(contexts.create(1, 0, &refuse).is_err() && contexts.push(primary(1), &refuse).is_err());
            assert_eq!(made_current().ok(), Some(None));
            contexts.push(primary(0), &|_| Ok(())).expect("good");
            contexts.push(primary(1), &|_| Ok(())).expect("good");
            assert!(contexts.pop(&refuse).is_err() && contexts.set(None, &refuse).is_err());
            assert_eq!(made_current().ok(), Some(Some(primary(1))));
        })
        .join()
        .expect("no panic");
    }
}
