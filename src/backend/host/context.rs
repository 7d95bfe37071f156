// SPDX-License-Identifier: MIT OR Apache-2.0
//! Contexts: each device's primary one, created ones, and each thread's stack of them.
//!
//! A context of this back end is a name for its device: memory, streams and events belong to the device.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{MutexGuard, PoisonError};

use super::{Host, device};
use crate::gpu::{Context, Contexts, Error, Kind, Result};

/// The upper 16 bits of a context handle: no address, and no handle of another kind.
const MAGIC: usize = 0xa6b3 << 48;

/// The serial of the first created context; below are the ordinals of the devices, whose primary contexts those are.
const FIRST_CREATED: usize = 1 << 16;

/// The contexts that were created and not destroyed.
#[derive(Default)]
pub struct Created {
    live: HashMap<usize, (i32, u32)>,
    made: usize,
}

thread_local! {
    /// The contexts pushed on this thread, the current one last; empty while only a device was ever chosen.
    static STACK: RefCell<Vec<Context>> = const { RefCell::new(Vec::new()) };
}

fn created() -> MutexGuard<'static, Created> {
    super::get().contexts.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Runs on the calling thread's stack; InvalidContext in a thread that is ending and has none any more.
fn stack<T>(work: impl FnOnce(&mut Vec<Context>) -> T) -> Result<T> {
    STACK
        .try_with(|stack| work(&mut stack.borrow_mut()))
        .map_err(|_| Kind::InvalidContext.because("the thread is ending and has no contexts any more"))
}

/// The device and the flags of a live context.
fn find(context: Context) -> Result<(i32, u32)> {
    let invalid = || -> Error { Kind::InvalidContext.because("the context was never created, or has been destroyed") };
    let serial = context.0 ^ MAGIC;
    match super::get().devices.get(serial) {
        Some(device) => Ok((serial as i32, device.flags.load(Ordering::Relaxed))),
        None => created().live.get(&serial).copied().ok_or_else(invalid),
    }
}

/// The device whose state follows from the stack: its top's, or what it was.
fn follow(stack: &[Context]) {
    if let Some((device, _)) = stack.last().and_then(|top| find(*top).ok()) {
        device::make_current(device);
    }
}

/// A device's primary context.
pub fn primary(device: i32) -> Context {
    Context(MAGIC | device as usize)
}

/// Makes a device's primary context current in the place of the current one, as choosing the device does.
pub fn use_primary(device: i32) {
    // A thread that is ending keeps its device without a stack.
    _ = stack(|stack| {
        if let Some(top) = stack.last_mut() {
            *top = primary(device);
        }
    });
    device::make_current(device);
}

/// Notes that the current device is in use: from now on its primary context is active.
pub fn use_device() {
    let in_use = &super::get().devices[device::current() as usize].in_use;
    if !in_use.load(Ordering::Relaxed) {
        in_use.store(true, Ordering::Relaxed);
    }
}

impl Contexts for Host {
    fn create_context(&self, device: i32, flags: u32) -> Result<Context> {
        device::check(device)?;
        stack(|stack| {
            let mut created = created();
            let serial = FIRST_CREATED + created.made;
            created.made += 1;
            created.live.insert(serial, (device, flags));
            let context = Context(MAGIC | serial);
            stack.push(context);
            device::make_current(device);
            context
        })
    }

    fn destroy_context(&self, context: Context) -> Result<()> {
        let gone = created().live.remove(&(context.0 ^ MAGIC));
        if gone.is_none() {
            find(context)?;
            return Err(Kind::InvalidContext.because("a primary context is released, not destroyed"));
        }
        stack(|stack| {
            if stack.last() == Some(&context) {
                stack.pop();
                follow(stack);
            }
        })
    }

    fn current_context(&self) -> Result<Option<Context>> {
        Ok(Some(stack(|stack| stack.last().copied())?.unwrap_or_else(|| primary(device::current()))))
    }

    fn made_current(&self) -> Result<Option<Context>> {
        stack(|stack| stack.last().copied())
    }

    fn set_current_context(&self, context: Option<Context>) -> Result<()> {
        if let Some(context) = context {
            find(context)?;
        }
        stack(|stack| {
            stack.pop();
            stack.extend(context);
            follow(stack);
        })
    }

    fn push_context(&self, context: Context) -> Result<()> {
        find(context)?;
        stack(|stack| {
            stack.push(context);
            follow(stack);
        })
    }

    fn pop_context(&self) -> Result<Context> {
        stack(|stack| {
            let top = stack.pop();
            follow(stack);
            top.ok_or_else(|| Kind::InvalidContext.because("the thread has pushed no context"))
        })?
    }

    fn context_flags(&self) -> Result<u32> {
        let current = self.current_context()?.unwrap_or_else(|| primary(device::current()));
        Ok(find(current)?.1)
    }

    fn check_context(&self, context: Context) -> Result<()> {
        find(context).map(|_| ())
    }

    fn retain_primary(&self, device: i32) -> Result<Context> {
        device::check(device)?.retained.fetch_add(1, Ordering::Relaxed);
        Ok(primary(device))
    }

    fn release_primary(&self, device: i32) -> Result<()> {
        let retained = &device::check(device)?.retained;
        let less = retained.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |count| count.checked_sub(1));
        less.map(|_| ()).map_err(|_| Kind::InvalidContext.because("the primary context was not retained"))
    }

    fn primary_state(&self, device: i32) -> Result<(u32, bool)> {
        let device = device::check(device)?;
        let active = device.in_use.load(Ordering::Relaxed) || device.retained.load(Ordering::Relaxed) > 0;
        Ok((device.flags.load(Ordering::Relaxed), active))
    }

    fn set_primary_flags(&self, device: i32, flags: u32) -> Result<()> {
        if self.primary_state(device)?.1 {
            return Err(Kind::ContextInUse.into());
        }
        device::check(device)?.flags.store(flags, Ordering::Relaxed);
        Ok(())
    }

    fn reset_primary(&self, device: i32) -> Result<()> {
        device::reset(device)
    }
}
