// SPDX-License-Identifier: MIT OR Apache-2.0
//! The ledger of ends: the one place that is told when an address, event, pool, context or device ends.
//!
//! The front end that is called says it, native or not, by an [`End`] made before the runtime's call. What other processes
//! could name is withdrawn at once, because its address may be another's as soon as the call is done. [`End::settle`] says
//! how the call went: the objects end, or are restored under the serial number that they had. A call that fails may have
//! freed memory all the same, and reported earlier work's failure; so the runtime is asked whether the memory is there.
//!
//! Back ends tell nobody. Streams are named by no other process, and the end of a process is seen by its leases.

use std::cell::Cell;
use std::sync::Mutex;

use crate::gpu::{Address, Context, Gpu, Result, Stream};
use crate::os::lock::lock;
use crate::os::panic::answer;
use crate::os::process;
use crate::os::thread::Uncancelled;
use crate::share::openings::EVENTS;
use crate::share::pool_imports::{self, Free};
use crate::share::token::exports::{self, ExportRecord};
use crate::share::token::imports::{self, Opened};

/// A holder of other objects, which end with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    Context(Context),
    Device(i32),
}

/// Told before the call that ends a scope; what it returns is told after the call whether that succeeded.
pub type Listener = fn(Scope, &dyn Gpu) -> Box<dyn FnOnce(bool)>;

/// Further keepers of objects of a context or device. Locked for each look only.
static LISTENERS: Mutex<Vec<(Listener, &'static dyn Gpu)>> = Mutex::new(Vec::new());

/// Adds a listener, once.
pub fn listen(listener: Listener, gpu: &'static dyn Gpu) {
    let mut listeners = lock(&LISTENERS);
    if !listeners.iter().any(|(known, _)| std::ptr::fn_addr_eq(*known, listener)) {
        listeners.push((listener, gpu));
    }
}

fn listeners() -> Vec<(Listener, &'static dyn Gpu)> {
    lock(&LISTENERS).clone()
}

/// The back end of what is exported, open or listened for, if there is anything.
fn back_end() -> Option<&'static dyn Gpu> {
    if process::is_forked() {
        return None;
    }
    exports::back_end().or_else(imports::back_end).or_else(|| listeners().first().map(|(_, gpu)| *gpu))
}

/// Objects that end with a call that is about to be made, unless it fails.
///
/// Dropped without a word, it counts the call as failed.
#[must_use]
#[derive(Default)]
pub struct End(Cell<Option<Box<Pending>>>);

#[derive(Default)]
struct Pending {
    withdrawn: Vec<ExportRecord>,
    opened: Opened,
    /// A free of memory that was imported from a pool.
    import: Option<Free>,
    /// An event opened from another process, and the identity of its opening.
    event: Option<(usize, u64)>,
    scope: Option<Scope>,
    /// The device of a primary context, which may lose its last reference.
    primary: Option<(i32, &'static dyn Gpu)>,
    heard: Vec<Box<dyn FnOnce(bool)>>,
}

/// The end of memory at exactly this address, by a free.
#[inline]
pub fn memory(address: usize) -> End {
    if pool_imports::is_empty() {
        return range(address, 1);
    }
    End::new(|| Pending { import: pool_imports::begin_free(Address(address)), ..Pending::of_range(address, 1) })
}

/// The end of an event, created here or opened from another process.
#[inline]
pub fn event(event: usize) -> End {
    if EVENTS.is_empty() || process::is_forked() {
        return range(event, 1);
    }
    let opened = || EVENTS.identity(event).map(|identity| (event, identity));
    End::new(|| Pending { event: opened(), ..Pending::of_range(event, 1) })
}

/// The end of the mappings in a range.
#[inline]
pub fn range(start: usize, size: usize) -> End {
    if exports::is_empty() { End::default() } else { End::new(|| Pending::of_range(start, size)) }
}

pub fn pool(pool: usize) -> End {
    if exports::is_empty() {
        return End::default();
    }
    End::new(|| Pending { withdrawn: exports::withdraw_pool(pool), ..Pending::default() })
}

/// The end of a context, with what was made and opened in it. Emulated contexts have nothing: memory is the device's.
pub fn context(context: Context) -> End {
    let Some(gpu) = back_end() else {
        // Events that a back end has opened for a program know nothing of tokens.
        if EVENTS.is_empty() || process::is_forked() {
            return End::default();
        }
        return End::new(|| Pending { scope: Some(Scope::Context(context)), ..Pending::default() });
    };
    End::new(|| Pending {
        withdrawn: exports::withdraw(0..usize::MAX, |record| record.is_in(context)),
        opened: Opened::in_context(gpu, context),
        ..Pending::of(Scope::Context(context))
    })
}

/// The end of everything on a device, by its reset. `None` is the thread's current one.
pub fn device(device: Option<i32>) -> End {
    let Some(gpu) = back_end() else { return End::default() };
    End::new(|| {
        // No device has a number below 0, which stands for this process's own objects.
        let Some(device) = device.or_else(|| gpu.device().ok()).filter(|device| *device >= 0) else {
            return Pending::default();
        };
        imports::close_kept(device);
        Pending {
            withdrawn: exports::withdraw(0..usize::MAX, |record| record.is_of(device)),
            opened: Opened::on_device(gpu, device),
            ..Pending::of(Scope::Device(device))
        }
    })
}

/// The end of a device's primary context, if the call releases its last reference.
pub fn primary(device: i32) -> End {
    let Some(gpu) = back_end() else { return End::default() };
    End::new(|| Pending { primary: Some((device, gpu)), ..Pending::default() })
}

impl End {
    #[cold]
    fn new(pending: impl FnOnce() -> Pending) -> End {
        // Called before `entry`: a panic must not reach the program.
        End(Cell::new(answer(None, || {
            let _uncancelled = Uncancelled::new();
            Some(Box::new(pending()))
        })))
    }

    /// Ends or restores the objects: the call has succeeded or failed. Only the first word counts.
    #[inline]
    pub fn settle(&self, succeeded: bool) {
        if let Some(pending) = self.0.take() {
            Pending::settle(*pending, succeeded);
        }
    }

    /// Makes the call, and settles with its outcome.
    pub fn with<T>(&self, call: impl FnOnce() -> Result<T>) -> Result<T> {
        let outcome = call();
        self.settle(outcome.is_ok());
        outcome
    }

    /// The address of memory that tokens have open too, and that the vendor must not free therefore.
    fn shared(&self) -> Option<Address> {
        let pending = self.0.take();
        let shared = pending.as_ref().and_then(|pending| match pending.import {
            Some(Free::Shared(address)) => Some(address),
            _ => None,
        });
        self.0.set(pending);
        shared
    }

    /// Tells whether [`End::free`] must make the call, rather than the vendor.
    #[inline]
    pub fn is_shared(&self) -> bool {
        !pool_imports::is_empty() && self.shared().is_some()
    }

    /// Makes the call that frees the memory, unless tokens have it open, and settles with its outcome.
    pub fn free(&self, free: impl FnOnce() -> Result<()>) -> Result<()> {
        let shared = self.shared();
        self.with(|| match shared {
            Some(address) => pool_imports::free(address, free),
            None => free(),
        })
    }

    /// Frees the memory in a stream's order, as [`End::free`] does.
    pub fn free_queued(&self, gpu: &dyn Gpu, address: Address, stream: Stream) -> Result<()> {
        if self.is_shared() {
            gpu.check_stream(stream)?;
        }
        self.free(|| gpu.free_queued(address, stream))
    }
}

impl Drop for End {
    #[inline]
    fn drop(&mut self) {
        self.settle(false);
    }
}

impl Pending {
    fn of_range(start: usize, size: usize) -> Pending {
        let withdrawn = exports::withdraw(start..start.saturating_add(size), |_| true);
        Pending { withdrawn, ..Pending::default() }
    }

    /// Tells the listeners that a scope is about to end.
    fn of(scope: Scope) -> Pending {
        let heard = listeners().into_iter().map(|(listener, gpu)| listener(scope, gpu)).collect();
        Pending { scope: Some(scope), heard, ..Pending::default() }
    }

    #[cold]
    fn settle(self, succeeded: bool) {
        // Called outside of `entry`: a panic must not reach the program.
        answer((), || {
            let _uncancelled = Uncancelled::new();
            for object in self.withdrawn {
                let is_there = match (succeeded, self.scope) {
                    (false, _) => !object.is_memory() || object.is_found(),
                    // What was made in another context of the device may have stayed.
                    (true, Some(Scope::Device(_))) => object.is_numbered() && object.is_found(),
                    (true, _) => false,
                };
                if is_there { object.restore() } else { object.end() }
            }
            if succeeded {
                self.opened.end();
                if let Some(Free::Last(last)) = self.import {
                    last.succeeded();
                }
                // By its identity: another thread may have got its address since.
                if let Some((event, identity)) = self.event {
                    EVENTS.closed(event, Some(identity));
                }
                if let Some(Scope::Context(context)) = self.scope {
                    // A native call ends them past the back end, and another event may get the address.
                    EVENTS.clear(context.0);
                }
                if let Some((device, gpu)) = self.primary
                    && matches!(gpu.primary_state(device), Ok((_, false)))
                {
                    exports::withdraw_primary(gpu, device).into_iter().for_each(ExportRecord::end);
                    Opened::in_primary(gpu, device).end();
                }
            }
            self.heard.into_iter().for_each(|after| after(succeeded));
        });
    }
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use std::sync::atomic::{AtomicI32, Ordering};

    use super::*;
    use crate::backend::host;
    use crate::os::forked::result_of as fork;
    use crate::share::openings::new_identity;

    #[test]
    fn listeners_are_told_before_and_after_a_scopes_end() {
        static DEVICE: AtomicI32 = AtomicI32::new(-1);
        static HEARD: Mutex<Vec<Option<bool>>> = Mutex::new(Vec::new());
        fn hear(scope: Scope, _: &dyn Gpu) -> Box<dyn FnOnce(bool)> {
            let is_meant = scope == Scope::Device(DEVICE.load(Ordering::Relaxed));
            let note = move |word| {
                if is_meant {
                    HEARD.lock().expect("no panic").push(word);
                }
            };
            note(None);
            Box::new(move |succeeded| note(Some(succeeded)))
        }
        let (gpu, device) = host::open_own_device();
        for _ in 0..2 {
            listen(hear, gpu);
        }
        DEVICE.store(device, Ordering::Relaxed);
        device_ends(device, true);
        device_ends(device, false);
        assert_eq!(*HEARD.lock().expect("no panic"), [None, Some(true), None, Some(false)]);
    }

    fn device_ends(number: i32, succeeded: bool) {
        let end = device(Some(number));
        end.settle(succeeded);
        // Only the first word counts.
        end.settle(!succeeded);
    }

    #[test]
    fn in_a_forked_child_nothing_ends() {
        let (gpu, number) = host::open_own_device();
        let opened = 0x7eaf_0000;
        EVENTS.opened(opened, 0, new_identity());
        _ = pool_imports::import_by_program(|| Ok(Address(opened)));
        fn hear(_: Scope, _: &dyn Gpu) -> Box<dyn FnOnce(bool)> {
            Box::new(|_| ())
        }
        listen(hear, gpu);
        let ends = || {
            let all = [memory(opened), event(opened), context(Context(opened)), device(Some(number)), primary(number)];
            all.map(|end| end.0.take().is_some())
        };
        assert_eq!(ends(), [true; 5]);
        let in_child = || i32::from(!process::is_forked() || ends() != [false; 5]);
        let beginner = || {
            process::begin();
            fork(in_child)
        };
        assert_eq!(fork(beginner), 0);
        EVENTS.closed(opened, None);
        memory(opened).settle(true);
    }
}
