// SPDX-License-Identifier: MIT OR Apache-2.0
//! The importer's side: one cache per process of what its tokens have opened, by object and device.
//!
//! The cache's rules are in `cache.rs`, its owners and threads in `share/register.rs`, the calls of the back end in
//! `opening.rs`.
//!
//! All users in the process share one mapping of a buffer on a device, and it is counted. A mapping whose last user has
//! closed it stays, unless the settings forbid it, and the next import costs a lookup: a token's checksum, a lock, and a
//! look into the owner's register, which says that the buffer still lives. It is never stale: the
//! key has the serial number of the buffer, which the owner gives to one buffer only.
//!
//! A mapping that is kept goes when
//! - the owner frees the buffer, or ends: the register's bell, or the lease on it, wakes a thread that closes the mapping;
//! - there are too many or too large ones: the one that was closed first goes, in the call that closed the last;
//! - an allocation fails, in [`trim`], after which it is tried once more; its device is reset, or the context ends that it
//!   was opened in; the program asks.
//!
//! No lock is held across a call of the back end. An entry is busy meanwhile, and only who needs that very object waits.

use std::sync::atomic::{AtomicBool, Ordering, fence};
use std::sync::{Arc, Mutex};

use super::cache::{Cache, CacheRoom, Entry, Key, OWN, State};
use super::opening::Opening;
use super::{Process, SIZE, Token, Way, exports, lives_without, name_of, names, refused};
use crate::gpu::{Address, Context, Error, Event, Gpu, Kind, Result};
use crate::os::journal::entry::What;
use crate::os::lock::{Waiters, lock};
use crate::os::memory_file::Mapping;
use crate::os::thread::Uncancelled;
use crate::os::{config, journal, process};
use crate::share::openings::EVENTS;
use crate::share::register::{self, Owner, Register};

struct Object {
    /// The token it was opened by, to be passed on.
    token: Token,
    /// `None` for this process's own objects.
    owner: Option<Arc<Owner>>,
    /// `None` while it is being opened, and for this process's own objects.
    opening: Option<Opening>,
    /// Shows the name that it was found by; see [`names::sign`].
    sign: Option<Mapping>,
    gpu: &'static dyn Gpu,
}

impl Object {
    fn is_event(&self) -> bool {
        self.token.way() == Way::Event
    }

    /// Returns true if the object has ended, as far as is known.
    fn is_gone(&self) -> bool {
        self.owner.as_ref().is_some_and(|owner| !owner.has(self.token.id()))
    }

    /// Returns true if it may stay open without users. An open event is not worth it.
    fn may_stay(&self) -> bool {
        let is_watched = self.owner.as_ref().is_some_and(|owner| owner.is_watched.load(Ordering::Relaxed));
        is_watched && !self.is_event() && !self.is_gone()
    }

    /// Tells the owner whether this process uses the object.
    fn set_used(&self, is_used: bool) {
        self.owner.as_ref().inspect(|owner| owner.set_used(self.token.id(), is_used));
    }

    /// An entry of the object. Two buffers of one address may share a name: the handle, up to HIP 6. That of a pool's
    /// allocation does not tell which address it has, and its mapping serves all devices.
    fn entry(self) -> Entry<Object> {
        let name = match self.token.way() {
            Way::Handle => Some(self.token.handle),
            Way::Pool => Some([0; 64]),
            Way::Physical | Way::Event => None,
        };
        let (size, is_shared) = (self.token.size as usize, self.token.way() == Way::Pool);
        Entry::new(self, size, name, is_shared)
    }
}

/// The process's cache, one because the mappings are the process's.
///
/// Two tables would map a buffer twice, which vendors refuse, and one would close what the other uses.
static CACHE: Mutex<Cache<Object>> = Mutex::new(Cache::empty());
/// Signalled when an entry is busy no more.
static CHANGED: Waiters = Waiters::none();

/// True once anything was open, stored while the cache is locked. Calls that find false skip the lock.
static IS_USED: AtomicBool = AtomicBool::new(false);

/// Returns true where nothing was ever open; a forked child has nothing open.
fn is_unused() -> bool {
    !IS_USED.load(Ordering::Acquire) || process::is_forked()
}

/// An entry that this thread has made busy. Dropped, without a lock, it is removed.
struct Busy(Key);

impl Busy {
    /// The call of the back end is over.
    fn end(cache: &mut Cache<Object>) {
        CHANGED.wake_all();
        if cache.take_left() {
            register::close_soon();
        }
    }

    fn close(self) -> Result<()> {
        let opened = lock(&CACHE).entries().get(&self.0).map(|entry| (entry.object.opening, entry.object.gpu));
        let Some((Some(opening), gpu)) = opened else { return Ok(()) };
        opening.close(gpu, self.0.device)
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        let mut cache = lock(&CACHE);
        let removed = cache.remove(self.0);
        Busy::end(&mut cache);
        drop(cache);
        // Behind the lock: it may be the last that has the owner's register mapped.
        drop(removed);
    }
}

/// Closes entries that nobody uses; returns true if there was one.
fn close_all(keys: Vec<Key>) -> bool {
    let is_any = !keys.is_empty();
    for key in keys {
        if let Err(error) = Busy(key).close() {
            log::warn!("memory of another process stays mapped: {error}");
        }
    }
    is_any
}

/// Opens the memory that a token names on a device, and returns the address of what it names.
///
/// In the owner it is the owner's own address. HandleRefused for a damaged or foreign token, HandleStale for an object
/// that is gone, Unreachable for an owner that cannot be asked, PeerUnsupported where the device does not reach the memory.
pub fn import(gpu: &'static dyn Gpu, token: &[u8; SIZE], device: i32) -> Result<Address> {
    let token = Token::check(token)?;
    let address = open(gpu, token, device, false)? + token.offset as usize;
    journal::note_call(What::ImportToken, &[address as u64]);
    Ok(Address(address))
}

/// Opens the event that a token names on a device.
pub fn import_event(gpu: &'static dyn Gpu, token: &[u8; SIZE], device: i32) -> Result<Event> {
    open(gpu, Token::check(token)?, device, true).map(Event)
}

/// Opens an object, or adds a user to it.
fn open(gpu: &'static dyn Gpu, token: &Token, device: i32, is_event: bool) -> Result<usize> {
    if device < 0 {
        return Err(Kind::InvalidDevice.because(format!("there is no device {device}")));
    }
    let key = Key { register: token.register, serial: token.serial, device };
    let _uncancelled = Uncancelled::new();
    if let Some(found) = use_again(&mut lock(&CACHE), key, is_event, token.end()) {
        return found;
    }
    open_anew(gpu, token.valid()?, key, is_event)
}

/// Adds a user to an open object; `None` if it is not open. The token names its bytes up to `end`.
#[inline]
fn use_again(cache: &mut Cache<Object>, key: Key, is_event: bool, end: u64) -> Option<Result<usize>> {
    let used = cache.add_user(key, |entry| {
        let object = &entry.object;
        if object.is_event() != is_event {
            return Err(other_kind(is_event));
        }
        if object.is_gone() {
            return Err(stale(&object.token));
        }
        if end > entry.size as u64 {
            return Err(too_large());
        }
        Ok(())
    })?;
    Some(used.map(|entry| {
        if entry.users() == 1 {
            entry.object.set_used(true);
        }
        entry.start
    }))
}

#[cold]
fn open_anew(gpu: &'static dyn Gpu, token: Token, key: Key, is_event: bool) -> Result<usize> {
    if (token.way() == Way::Event) != is_event {
        return Err(other_kind(is_event));
    }
    if key.device >= gpu.device_count()? {
        return Err(Kind::InvalidDevice.because(format!("there is no device {}", key.device)));
    }
    if is_own(&token) {
        return use_own(gpu, token);
    }
    check_origin(gpu, &token)?;
    let owner = Owner::of(token.register, close_gone).map_err(|error| unreached(&token, error))?;
    if owner.has_ended() {
        return Err(has_ended(&token));
    }
    if !owner.has(token.id()) {
        return Err(stale(&token));
    }
    let entry = || Object { token, owner: Some(owner.clone()), opening: None, sign: None, gpu }.entry();
    let busy = loop {
        let mut cache = lock(&CACHE);
        if let Some(found) = use_again(&mut cache, key, is_event, token.end()) {
            return found;
        }
        match cache.make_room(key, &entry(), Object::is_gone) {
            CacheRoom::Taken(old) => {
                drop(cache);
                close_all(old);
            }
            CacheRoom::Busy => drop(CHANGED.wait(cache)),
            CacheRoom::Free => {
                cache.insert(key, entry());
                IS_USED.store(true, Ordering::Release);
                break Busy(key);
            }
        }
    };
    begin(busy, gpu, &token, &owner)
}

/// Opens what is entered, and makes it usable.
fn begin(busy: Busy, gpu: &'static dyn Gpu, token: &Token, owner: &Owner) -> Result<usize> {
    let key = busy.0;
    let mut opened = Opening::new(gpu, token, key.device);
    // NVIDIA's driver opens nothing at an address where memory that its owner has freed is still open.
    while opened.is_err() && close_what_is_gone() {
        opened = Opening::new(gpu, token, key.device);
    }
    let opening = opened.map_err(|error| refusal(gpu, token, owner, key, error))?;
    // Asked again now that it is open: what has the address by then may be another object.
    fence(Ordering::SeqCst);
    let refusal = if !owner.has(token.id()) {
        Some(stale(token))
    } else {
        let is_whole = opening.has(gpu, token.size);
        is_whole.map_or_else(Some, |is_whole| (!is_whole).then(too_large))
    };
    if let Some(refusal) = refusal {
        opening.close(gpu, key.device)?;
        return Err(refusal);
    }
    std::mem::forget(busy);
    let is_seen = token.way() != Way::Event && gpu.opens_files();
    let sign = is_seen.then(|| names::sign(token, opening.object())).flatten();
    let mut cache = lock(&CACHE);
    if let Some(object) = cache.opened(key, opening.object()) {
        object.opening = Some(opening);
        object.sign = sign;
        object.set_used(true);
    }
    Busy::end(&mut cache);
    Ok(opening.object())
}

/// Returns true if an import of the token gives this process's own object, whatever the token says of its owner.
///
/// A forked child has its parent's register, and none of its objects.
pub fn is_own(token: &Token) -> bool {
    !process::is_forked() && Register::existing().is_some_and(|own| own.handle == token.register)
}

/// Adds a user to this process's own object.
fn use_own(gpu: &'static dyn Gpu, token: Token) -> Result<usize> {
    let key = Key { register: token.register, serial: token.serial, device: OWN };
    let mut cache = lock(&CACHE);
    // Asked while the cache is locked: whoever ends the record from now on finds the entry, and removes it.
    let start = exports::own(&token)?.0;
    if cache.add_user(key, |_| Ok::<(), Error>(())).is_none() {
        cache.insert(key, Object { token, owner: None, opening: None, sign: None, gpu }.entry());
        cache.opened(key, start);
        IS_USED.store(true, Ordering::Release);
    }
    Ok(start)
}

/// Closes one use of the memory that an address is in, or of an event. InvalidValue for what is not open by a token.
pub fn close(address: usize, is_event: bool) -> Result<()> {
    close_quietly(address, is_event)?;
    if !is_event {
        journal::note_call(What::CloseToken, &[address as u64]);
    }
    Ok(())
}

fn close_quietly(address: usize, is_event: bool) -> Result<()> {
    let _uncancelled = Uncancelled::new();
    let mut cache = lock(&CACHE);
    let key = loop {
        let Some((key, entry)) = cache.in_use(address, |_, object| object.is_event() == is_event) else {
            let call = if is_event { "anygpu_import_event" } else { "anygpu_import" };
            return Err(Kind::InvalidValue.because(format!("{address:#x} is not open: {call} has not returned it")));
        };
        if entry.users() > 1 || !cache.is_busy(key) {
            break key;
        }
        cache = CHANGED.wait(cache);
    };
    let left = cache.remove_user(key, Object::may_stay);
    if let Some(State::Used(_)) = left {
        return Ok(());
    }
    if key.device == OWN {
        cache.remove(key);
        return Ok(());
    }
    tell_owner(&cache, key);
    if left == Some(State::Busy) {
        drop(cache);
        return Busy(key).close();
    }
    let settings = config::get();
    let (mappings, bytes) = (settings.cache_mappings, settings.cache_bytes.unwrap_or(usize::MAX));
    let gpu = cache.entries().get(&key).filter(|_| cache.has_surplus(mappings, bytes)).map(|entry| entry.object.gpu);
    drop(cache);
    // Where it may not now, the next call does.
    gpu.map(|gpu| {
        gpu.close_unasked(&mut || {
            let surplus = lock(&CACHE).take_surplus(mappings, bytes);
            close_all(surplus);
        })
    });
    Ok(())
}

/// Tells an object's owner whether this process uses it, on any device.
fn tell_owner(cache: &Cache<Object>, key: Key) {
    cache.entries().get(&key).inspect(|entry| entry.object.set_used(cache.is_used(key)));
}

/// Closes all mappings that are kept; returns true if there was one.
pub fn trim() -> bool {
    if is_unused() {
        return false;
    }
    let _uncancelled = Uncancelled::new();
    let mut is_any = false;
    loop {
        // Of what devices share one at a time.
        let taken = lock(&CACHE).take_kept(|_, _| true);
        if !close_all(taken) {
            return is_any;
        }
        is_any = true;
    }
}

/// Closes what is kept of objects that are gone, and waits for others that close it. Returns true if there was any.
fn close_what_is_gone() -> bool {
    let mut cache = lock(&CACHE);
    let taken = cache.take_kept(|_, object| object.is_gone());
    if !taken.is_empty() {
        drop(cache);
        return close_all(taken);
    }
    // One that is being opened may wait for this thread.
    let is_closing = |cache: &Cache<Object>| {
        let mut entries = cache.entries().iter();
        entries.any(|(key, one)| cache.is_busy(*key) && one.object.opening.is_some() && one.object.is_gone())
    };
    let was_closing = is_closing(&cache);
    while is_closing(&cache) {
        cache = CHANGED.wait(cache);
    }
    was_closing
}

/// Runs the thread that closes what is kept of objects that are gone.
fn close_gone() {
    register::close_what_is_gone(|| {
        // A process has one back end.
        let gone = lock(&CACHE).entries().values().find(|entry| entry.object.is_gone()).map(|entry| entry.object.gpu);
        gone.map(|gpu| {
            gpu.close_unasked(&mut || {
                let gone = lock(&CACHE).take_kept(|_, object| object.is_gone());
                close_all(gone);
            })
        });
    });
}

/// The token of memory that is open here by a token, for a part of it; `None` for other memory. InvalidValue for a part
/// that is not whole in it.
pub fn token_at(address: usize, size: usize) -> Result<Option<[u8; SIZE]>> {
    if is_unused() {
        return Ok(None);
    }
    let cache = lock(&CACHE);
    let Some((_, entry)) = cache.in_use(address, |key, _| key.device != OWN) else { return Ok(None) };
    let (offset, extent) = exports::part(address - entry.start, size, entry.size)?;
    Ok(Some(Token { offset, extent, steps: 0, ..entry.object.token }.with_note(&[]).write()))
}

/// Users of the memory at an address that have imported it by tokens, on all devices.
pub fn users(address: usize) -> usize {
    if is_unused() {
        return 0;
    }
    let cache = lock(&CACHE);
    let memory = cache.entries().values().filter(|entry| !entry.object.is_event());
    memory.filter(|entry| address.wrapping_sub(entry.start) < entry.size.max(1)).map(Entry::users).sum()
}

fn is_foreign_event(key: Key, object: &Object) -> bool {
    key.device != OWN && object.is_event()
}

/// The token of an event that is open here by a token.
pub fn token_of_event(event: Event) -> Option<[u8; SIZE]> {
    lock(&CACHE).in_use(event.0, is_foreign_event).map(|(_, entry)| entry.object.token.write())
}

/// Returns true for an event of another process that is open here by a token.
pub fn has_event(event: usize) -> bool {
    !is_unused() && lock(&CACHE).in_use(event, is_foreign_event).is_some()
}

fn stale(token: &Token) -> Error {
    let what = if token.way() == Way::Event { "destroyed the event" } else { "freed the memory" };
    Kind::HandleStale.because(format!("process {}, the owner, has {what} that the token names", { token.pid }))
}

fn too_large() -> Error {
    refused("the token names more than the memory has")
}

fn other_kind(is_event: bool) -> Error {
    match is_event {
        true => refused("the token names memory: anygpu_import opens it"),
        false => refused("the token names an event: anygpu_import_event opens it"),
    }
}

/// Refuses tokens of other machines and back ends.
fn check_origin(gpu: &dyn Gpu, token: &Token) -> Result<()> {
    let (theirs, ours) = (token.boot, Process::own().boot);
    if theirs != ours && theirs != [0; 16] && ours != [0; 16] {
        let why = "the token was made on another machine, or before this one was last started: device memory is shared \
                   within a machine only";
        return Err(refused(why));
    }
    if token.back_end != name_of(gpu) {
        let other = String::from_utf8_lossy(&token.back_end).trim_end_matches('\0').to_owned();
        let own = gpu.name().to_string_lossy();
        return Err(refused(format!("the owner uses the back end {other}, this process {own} (ANYGPU_BACKEND)")));
    }
    Ok(())
}

fn has_ended(token: &Token) -> Error {
    Kind::HandleStale.because(format!("process {}, which made the token, has ended", { token.pid }))
}

/// Says why the owner cannot be asked.
fn unreached(token: &Token, error: Error) -> Error {
    let Process { pid, pid_namespace, started, .. } = token.owner();
    if error.kind() != Kind::HandleStale {
        return error.kind().because(format!("process {pid}, the token's owner, cannot be asked: {error}"));
    }
    if pid_namespace != Process::own().pid_namespace {
        return Kind::Unreachable.because(format!(
            "process {pid} of another PID namespace (container), which made the token, does not answer: it has ended, or \
             is in another network namespace too: set ANYGPU_BROKER_DIR to one folder of both containers"
        ));
    }
    if process::is_running(pid, started) {
        return Kind::Unreachable.because(format!(
            "process {pid}, which made the token, runs but does not answer: it has replaced itself by another program \
             (exec), or is in another network namespace (container): set ANYGPU_BROKER_DIR to one folder of both"
        ));
    }
    has_ended(token)
}

/// The reason why an object could not be opened: it may have ended meanwhile, with its owner or without.
fn refusal(gpu: &dyn Gpu, token: &Token, owner: &Owner, key: Key, error: Error) -> Error {
    let Process { pid, pid_namespace, started, .. } = token.owner();
    let may_have_ended = matches!(error.kind(), Kind::HandleRefused | Kind::HandleStale | Kind::OwnerEnded)
        && pid_namespace == Process::own().pid_namespace;
    if owner.has_ended() || may_have_ended && !process::is_running(pid, started) {
        has_ended(token)
    } else if !owner.has(token.id()) {
        stale(token)
    } else {
        explained(gpu, token, key.device, error)
    }
}

/// Adds to the vendor's refusal what is known about it.
fn explained(gpu: &dyn Gpu, token: &Token, device: i32, error: Error) -> Error {
    let count = gpu.device_count().unwrap_or(0);
    let home = (0..count).find(|device| gpu.uuid(*device).is_ok_and(|uuid| uuid == token.uuid));
    let mut why = error.to_string();
    match home {
        Some(home) if home != device && matches!(gpu.can_access_peer(device, home), Ok(false)) => {
            return Kind::PeerUnsupported.because(format!(
                "device {device} has no peer path to device {home}, which has the memory: import on that device, or copy \
                 through the host ({error})"
            ));
        }
        None if token.uuid != [0; 16] => {
            why += "; the device of the memory is not visible to this process (CUDA_VISIBLE_DEVICES, \
                    HIP_VISIBLE_DEVICES, ASCEND_RT_VISIBLE_DEVICES)";
        }
        _ => {}
    }
    if token.pid_namespace != Process::own().pid_namespace {
        why += "; the owner is in another PID namespace (container), across which the vendor's handles may not open: \
                give both one PID namespace, or share physical memory";
    }
    error.kind().because(why)
}

/// The back end of what is open, if anything is.
pub fn back_end() -> Option<&'static dyn Gpu> {
    lock(&CACHE).entries().values().next().map(|entry| entry.object.gpu)
}

/// Closes the mappings that are kept on a device.
pub fn close_kept(device: i32) {
    let kept = lock(&CACHE).take_kept(|key, _| key.device == device);
    close_all(kept);
}

/// The context that an object is open in, as far as the back end tells.
fn context_of(gpu: &dyn Gpu, object: usize, way: Way) -> Option<Context> {
    match way {
        Way::Event => EVENTS.owner(object, None).map(Context),
        _ => gpu.pointer_info(Address(object)).ok().flatten()?.context,
    }
}

/// An object open here by a token, which the end of a context or device may close.
struct Open {
    key: Key,
    start: usize,
    /// The memory's number, where it may outlive the device's reset: devices may share a mapping, which is one's.
    id: Option<u64>,
    /// True if it is open on what ends, rather than the mapping alone.
    is_inside: bool,
}

impl Open {
    /// Returns true if the back end still has the mapping.
    fn lives_on(&self) -> bool {
        let Some((id, gpu)) = self.id.zip(back_end()) else { return false };
        gpu.pointer_info(Address(self.start)).is_ok_and(|info| info.is_some_and(|info| info.id == id))
    }

    /// Removes the entry, unless it is another's by now.
    fn retire(&self) -> Option<Object> {
        let mut cache = lock(&CACHE);
        let is_known = |entry: &&Entry<Object>| entry.start == self.start && entry.state() != State::Busy;
        cache.entries().get(&self.key).filter(is_known)?;
        let object = cache.remove(self.key)?;
        object.set_used(cache.is_used(self.key));
        Some(object)
    }
}

/// Objects that may be closed by the end of a context or device.
#[derive(Default)]
pub struct Opened(Vec<Open>);

impl Opened {
    /// The objects that are open in a context; the back end is asked. Memory of pools belongs to its device.
    pub fn in_context(gpu: &dyn Gpu, context: Context) -> Opened {
        Opened::ending(|_, object, way| way != Way::Pool && context_of(gpu, object, way) == Some(context))
    }

    /// The objects that ended with a device's primary context.
    pub fn in_primary(gpu: &dyn Gpu, device: i32) -> Opened {
        Opened::ending(|key, object, way| {
            let lives = |context| lives_without(gpu, device, context);
            key.device == device && !context_of(gpu, object, way).is_some_and(lives)
        })
    }

    /// The objects that are open on a device, or whose mappings are a device's.
    pub fn on_device(gpu: &dyn Gpu, device: i32) -> Opened {
        Opened::find(|key, start, way| {
            let is_inside = key.device == device;
            let info = if way == Way::Event { None } else { gpu.pointer_info(Address(start)).ok().flatten() };
            let is_meant = is_inside || info.is_some_and(|info| info.device == device);
            is_meant.then(|| Open { key, start, id: info.map(|info| info.id).filter(|id| *id != 0), is_inside })
        })
    }

    fn ending(is_meant: impl Fn(Key, usize, Way) -> bool) -> Opened {
        Opened::find(|key, start, way| {
            is_meant(key, start, way).then_some(Open { key, start, id: None, is_inside: true })
        })
    }

    /// Physical memory belongs to no context or device: it stays mapped.
    fn find(meant: impl Fn(Key, usize, Way) -> Option<Open>) -> Opened {
        let cache = lock(&CACHE);
        let others = cache.entries().iter().filter(|(key, entry)| key.device != OWN && entry.state() != State::Busy);
        let others = others.filter(|(_, entry)| entry.object.token.way() != Way::Physical);
        let open: Vec<_> = others.map(|(key, entry)| (*key, entry.start, entry.object.token.way())).collect();
        drop(cache);
        Opened(open.into_iter().filter_map(|(key, start, way)| meant(key, start, way)).collect())
    }

    /// Drops the bookkeeping of objects that the runtime has closed, and closes those whose mappings live on.
    pub fn end(self) {
        for open in self.0 {
            let lives_on = open.lives_on();
            if lives_on && !open.is_inside {
                continue;
            }
            let Some(Object { opening: Some(opening), gpu, .. }) = open.retire() else { continue };
            if !lives_on {
                // Its address may be another mapping's by now, so it is not closed here.
                opening.abandon(gpu);
            } else if let Err(error) = opening.close(gpu, open.key.device) {
                log::warn!("memory of another process stays mapped: {error}");
            }
        }
    }
}

/// Retires this process's own object, which ends.
pub fn retire_own(serial: u64) {
    if let Some(own) = Register::existing() {
        // Locked even where nothing is open as yet: an import that has found the record is about to enter it.
        lock(&CACHE).remove(Key { register: own.handle, serial, device: OWN });
    }
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use std::sync::atomic::AtomicI32;

    use super::*;
    use crate::backend::host;
    use crate::gpu::partial::one_device;
    use crate::gpu::*;
    use crate::share::ends;

    /// A back end that opens this process's own memory, which ends just then.
    struct Late {
        ending: register::ObjectId,
        open: AtomicI32,
    }

    one_device!(
        Late, c"late",
        Contexts Memory Copies Streams Events Peers Pools VirtualMemory External Arrays Kernels Compilers Graphs
    );

    impl Ipc for Late {
        fn open_memory(&self, _handle: &IpcHandle) -> Result<Address> {
            self.open.fetch_add(1, Ordering::Relaxed);
            Register::own()?.retire(self.ending);
            Ok(Address(1 << 20))
        }
        fn close_memory(&self, _address: Address) -> Result<()> {
            self.open.fetch_sub(1, Ordering::Relaxed);
            Ok(())
        }
    }

    /// Refuses to open while an earlier object is kept, as NVIDIA's driver does where that has the address.
    struct Taken(AtomicI32);

    one_device!(
        Taken, c"taken",
        Contexts Copies Streams Events Peers Pools VirtualMemory External Arrays Kernels Compilers Graphs
    );

    impl Memory for Taken {
        fn pointer_info(&self, _address: Address) -> Result<Option<PointerInfo>> {
            Ok(None)
        }
    }

    impl Ipc for Taken {
        fn open_memory(&self, _handle: &IpcHandle) -> Result<Address> {
            if self.0.fetch_add(1, Ordering::Relaxed) > 0 { Err(Kind::Unknown.into()) } else { Ok(Address(3 << 20)) }
        }
        fn close_memory(&self, _address: Address) -> Result<()> {
            self.0.store(0, Ordering::Relaxed);
            Ok(())
        }
    }

    #[test]
    fn what_is_kept_of_an_object_that_is_gone_makes_room_for_the_next_one() {
        let gpu: &'static dyn Gpu = host::open().expect("the host back end opens");
        let [first, second] = [(); 2].map(|()| gpu.allocate(4096, 0).expect("memory"));
        let token = |memory| Token::read(&exports::export(gpu, memory, 0).expect("exported")).expect("a token");
        let [old, new] = [first, second].map(token);
        let owner = Arc::new(Owner::of_this_process());
        let taken: &'static Taken = Box::leak(Box::new(Taken(AtomicI32::new(0))));
        let open = |token: &Token| {
            let key = Key { register: token.register, serial: token.serial, device: 0 };
            let object = Object { token: *token, owner: Some(owner.clone()), opening: None, sign: None, gpu: taken };
            lock(&CACHE).insert(key, object.entry());
            begin(Busy(key), taken, token, &owner)
        };
        assert!(open(&old).is_ok());
        lock(&CACHE).remove_user(Key { register: old.register, serial: old.serial, device: 0 }, |_| true);
        assert!(open(&new).is_err(), "what lives is not closed");
        Register::own().expect("it has exported").retire(old.id());
        assert!(open(&new).is_ok());
        Register::own().expect("it has exported").restore(old.id());
        lock(&CACHE).remove(Key { register: new.register, serial: new.serial, device: 0 });
        [first, second].into_iter().for_each(|memory| ends::memory(memory.0).with(|| gpu.free(memory)).expect("live"));
    }

    /// The address may be another object's by then.
    #[test]
    fn what_ends_while_it_is_opened_is_stale_and_closed() {
        let gpu: &'static dyn Gpu = host::open().expect("the host back end opens");
        let memory = gpu.allocate(4096, 0).expect("memory");
        let token = Token::read(&exports::export(gpu, memory, 0).expect("exported")).expect("a token");
        let owner = Owner::of_this_process();
        assert!(owner.has(token.id()));
        let late: &'static Late = Box::leak(Box::new(Late { ending: token.id(), open: AtomicI32::new(0) }));
        let busy = Busy(Key { register: token.register, serial: token.serial, device: 0 });
        assert_eq!(kind(begin(busy, late, &token, &owner)), Some(Kind::HandleStale));
        assert_eq!(late.open.load(Ordering::Relaxed), 0);
        Register::own().expect("it has exported").restore(token.id());
        ends::memory(memory.0).with(|| gpu.free(memory)).expect("live");
    }
}
