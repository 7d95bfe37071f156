// SPDX-License-Identifier: MIT OR Apache-2.0
//! AscendCL's notifies: one stream records a notify, and another, perhaps another process's, waits for it and resets
//! it.
//!
//! A notify is a flag in a memory file. Streams set it by calling the host. The host takes it, by one exchange, for one
//! of the waits that streams of all processes have come to; [`waits`] says how a stream waits, and how its wait ends. No
//! runtime knows of the flag, so a notify ends with its last user, whatever became of contexts and devices.

mod notify;
mod waits;
mod words;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use notify::{Notify, map, no_memory, page};
pub use waits::{Waiter, failure_in, failure_of};

use super::key::{Key, ObjectKind};
use crate::gpu::{Context, Gpu, Kind, Result, Stream, handle_tag};
use crate::os::descriptor::{self, Kept};
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::os::memory_file::{self, Mapping, PAGE};
use crate::os::thread::Uncancelled;
use crate::share::broker::{self, Importers, Offer, PAYLOAD};
use crate::share::ends::Scope;
use crate::share::magic::is_other_version;

/// A notify, as the program holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NotifyHandle(pub usize);

/// The upper 16 bits of a handle: no address, and no handle of another kind.
const MAGIC: usize = handle_tag(0x5e5d);

/// The first bytes of a notify's page; the last one is the version of what follows.
const PAGE_MAGIC: [u8; 8] = *b"anygpuN\x02";

/// The payload of every notify's offer.
const NOTIFY_PAYLOAD: [u8; PAYLOAD] = {
    let mut bytes = [0; PAYLOAD];
    bytes[0] = b'N';
    bytes
};

/// The notifies that the program holds, by handle.
static LIVE: Mutex<Map<usize, Arc<Notify>>> = Mutex::new(Map::new());

fn find(handle: NotifyHandle) -> Result<Arc<Notify>> {
    lock(&LIVE)
        .get(&handle.0)
        .cloned()
        .ok_or_else(|| Kind::InvalidHandle.because("the notify was never created, or has been destroyed"))
}

fn insert(gpu: &dyn Gpu, context: Context, file: Kept, mapping: Mapping, is_imported: bool) -> Result<NotifyHandle> {
    /// Relaxed: only makes handles unique.
    static CREATED: AtomicUsize = AtomicUsize::new(0);
    let inode = descriptor::inode(file.descriptor()?).map_err(no_memory)?;
    let notify =
        Notify { device: gpu.device()?, context, mapping, file, inode, is_imported, exported: Mutex::default() };
    let handle = NotifyHandle(MAGIC | (CREATED.fetch_add(1, Ordering::Relaxed) + 1));
    lock(&LIVE).insert(handle.0, Arc::new(notify));
    Ok(handle)
}

/// Returns the number of a notify among those of this process.
pub fn number(handle: NotifyHandle) -> Result<u32> {
    find(handle).map(|_| (handle.0 & !MAGIC) as u32)
}

/// Creates a notify that is not recorded. It belongs to the current context.
pub fn create(gpu: &dyn Gpu, context: Context) -> Result<NotifyHandle> {
    let _uncancelled = Uncancelled::new();
    let file = Kept::open(|| memory_file::memory_file(c"anygpu-notify", PAGE)).map_err(no_memory)?;
    let mapping = map(file.descriptor()?)?;
    page(&mapping).magic.store(u64::from_ne_bytes(PAGE_MAGIC), Ordering::Release);
    insert(gpu, context, file, mapping, false)
}

/// Destroys a notify, created or imported. Work queued on it completes; no process can import it any more.
pub fn destroy(handle: NotifyHandle) -> Result<()> {
    let notify = lock(&LIVE).remove(&handle.0);
    let notify = notify.ok_or_else(|| Kind::InvalidHandle.because("the notify was never created, or is destroyed"))?;
    withdraw(&notify)
}

fn withdraw(notify: &Notify) -> Result<()> {
    let exported = lock(&notify.exported).take();
    exported.map_or(Ok(()), |key| broker::withdraw(key.handle))
}

/// Destroys the notifies that were left behind in a context or device that ends.
fn destroy_all(ends: impl Fn(&Notify) -> bool) {
    let left: Vec<_> = lock(&LIVE).extract_if(.., |_, notify| ends(notify)).collect();
    for failed in left.iter().filter_map(|(_, notify)| withdraw(notify).err()) {
        log::warn!("{failed}");
    }
}

/// Gives up a context by `release`, with the notifies created in it: whether it ends is the runtime's affair.
pub fn release_context(context: Context, release: impl FnOnce() -> Result<()>) -> Result<()> {
    destroy_all(|notify| notify.context == context);
    let retired = waits::retire_context(context);
    let outcome = release();
    waits::release(retired);
    outcome
}

/// The listener of [`crate::share::ends`]: ends what was made in a context or on a device. Waits in a context end as they would, those of a device in an error.
pub fn end(scope: Scope, gpu: &dyn Gpu) -> Box<dyn FnOnce(bool)> {
    let retired = match scope {
        Scope::Context(context) => {
            waits::orphan(context);
            destroy_all(|notify| notify.context == context);
            waits::retire_context(context)
        }
        Scope::Device(device) => {
            destroy_all(|notify| notify.device == device);
            // Once a wait has ended its stream goes on, and a runtime that waits for its streams needs that.
            if gpu.reset_drops_work() {
                return Box::new(move |succeeded| {
                    if succeeded {
                        waits::release(waits::retire_device(device));
                    }
                });
            }
            waits::retire_device(device)
        }
    };
    Box::new(move |_| waits::release(retired))
}

/// Queues the record of a notify.
pub fn record(gpu: &dyn Gpu, handle: NotifyHandle, stream: Stream, waiter: &Waiter) -> Result<()> {
    waits::record(gpu, find(handle)?, stream, waiter)
}

/// Queues a wait for the record of a notify, which then resets it; `at_most` limits the wait. Its failure is told to
/// `waiter`.
pub fn wait(
    gpu: &dyn Gpu,
    handle: NotifyHandle,
    stream: Stream,
    waiter: &Arc<Waiter>,
    at_most: Option<Duration>,
) -> Result<()> {
    waits::queue(gpu, find(handle)?, stream, waiter, at_most)
}

/// The key by which other processes import a notify of this process; the same for each call.
pub fn export(handle: NotifyHandle, importers: Importers) -> Result<Key> {
    let notify = find(handle)?;
    if notify.is_imported {
        return Err(Kind::InvalidValue.because("an imported notify is exported by the process that made it"));
    }
    let mut exported = lock(&notify.exported);
    if let Some(key) = *exported {
        return Ok(key);
    }
    // Another thread that destroys it withdraws the offer after this.
    find(handle)?;
    let own = notify.file.descriptor()?;
    let copy = Kept::open(|| descriptor::duplicate(own).map(descriptor::out_of_the_way))?;
    let number = broker::offer(Offer { descriptor: Some(copy), payload: NOTIFY_PAYLOAD }, importers)?;
    Ok(*exported.insert(Key::new(ObjectKind::Notify, number, [0, 0], &NOTIFY_PAYLOAD)))
}

/// Lets more processes import a notify. InvalidValue if it was not exported, HandleRefused if another process created
/// it; other errors as of [`broker::allow`].
pub fn allow(handle: NotifyHandle, pids: &[i32]) -> Result<()> {
    let notify = find(handle)?;
    if notify.is_imported {
        return Err(Kind::HandleRefused.because("only the process that made it decides who may import it"));
    }
    let exported = *lock(&notify.exported);
    let Some(key) = exported else { return Err(Kind::InvalidValue.because("the notify has not been exported")) };
    broker::allow(key.handle, pids)
}

/// Imports a notify; errors as of [`broker::take`], and HandleStale for one of another version of this library.
pub fn import(gpu: &dyn Gpu, context: Context, key: &Key) -> Result<NotifyHandle> {
    let (file, mapping) = open(key.take(ObjectKind::Notify)?.descriptor)?;
    insert(gpu, context, file, mapping, true)
}

/// Maps a notify's file; HandleStale for any other.
fn open(file: Option<Kept>) -> Result<(Kept, Mapping)> {
    let none = || Kind::HandleStale.because("no notify comes with the key");
    let is_sound = |file: &Kept| file.get().and_then(memory_file::sealed_size) == Some(PAGE);
    let file = file.filter(is_sound).ok_or_else(none)?;
    let mapping = map(file.descriptor()?)?;
    let magic = page(&mapping).magic.load(Ordering::Acquire).to_ne_bytes();
    if is_other_version(magic, PAGE_MAGIC) {
        return Err(Kind::HandleStale.because("the notify is of another version of anygpu"));
    }
    if magic == PAGE_MAGIC { Ok((file, mapping)) } else { Err(none()) }
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests;
