// SPDX-License-Identifier: MIT OR Apache-2.0
//! The importer's side: one table per process of what its tokens have opened, by object and device.
//!
//! All users in the process share one mapping of a buffer on a device, and it is counted. A mapping whose last user has
//! closed it stays, unless the settings forbid it, and the next import costs a lookup: a token's checksum, a lock, and a
//! look into the owner's register (`share/register.rs`), which says that the buffer still lives. It is never stale: the
//! key has the serial number of the buffer, which the owner gives to one buffer only.
//!
//! A mapping that is kept goes when
//! - the owner frees the buffer, or ends: the register's bell, or the lease on it, wakes a thread that closes the mapping;
//! - there are too many or too large ones: the one that was closed first goes, in the call that closed the last;
//! - an allocation fails, in [`trim`], after which it is tried once more; its device is reset, or the context ends that it
//!   was opened in; the program asks.
//!
//! No lock is held across a call of the back end. An entry is busy meanwhile, and only who needs that very object waits.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::opening::Opening;
use super::{Process, SIZE, Token, Way, exports, field, key, lives_without, name_of, refused};
use crate::gpu::{Address, Context, Error, Event, Gpu, IpcHandle, Kind, Result};
use crate::os::thread::{self, Uncancelled};
use crate::os::{config, futex, process};
use crate::share::broker;
use crate::share::openings::EVENTS;
use crate::share::register::{Owner, Place, Register};
use crate::share::watch::{self, Condition, Outcome};

/// The owner's register, the object's serial number there, and the device it is open on; -1 for this process's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    register: u64,
    serial: u64,
    device: i32,
}

const OWN: i32 = -1;

impl Key {
    const MIN: Key = Key { register: 0, serial: 0, device: i32::MIN };
    const MAX: Key = Key { register: u64::MAX, serial: u64::MAX, device: i32::MAX };
}

struct Entry {
    /// True while a call of the back end opens or closes it.
    is_busy: bool,
    users: usize,
    /// `None` while it is being opened, and for this process's own objects.
    opening: Option<Opening>,
    /// The first address, or the event; 0 while it is being opened.
    object: usize,
    size: usize,
    way: Way,
    place: Place,
    handle: IpcHandle,
    /// `None` for this process's own objects.
    owner: Option<Arc<Owner>>,
    /// The token it was opened by, to be passed on.
    token: Box<[u8; SIZE]>,
    /// The number of the close that left it without users.
    closed: u64,
    gpu: &'static dyn Gpu,
}

impl Entry {
    /// Returns true if the object is alive, as far as is known.
    fn is_alive(&self) -> bool {
        self.owner.as_ref().is_none_or(|owner| owner.has(self.place))
    }

    /// Returns true if it is open only because it may be used again.
    fn is_kept(&self) -> bool {
        !self.is_busy && self.users == 0
    }
}

/// The owner of open objects.
struct Known {
    owner: Arc<Owner>,
    /// The number of its bell before its objects were looked at.
    seen: u32,
    /// True while the watching thread listens to its bell.
    is_watched: bool,
    /// True once it has listened: what is kept will be looked at.
    may_keep: bool,
}

struct Table {
    entries: BTreeMap<Key, Entry>,
    /// The entries that are open, by first address or event.
    by_object: BTreeSet<(usize, Key)>,
    /// The entries that the vendor opens by a name, by the name that may be another's, too.
    by_name: BTreeSet<(IpcHandle, Key)>,
    /// By register.
    owners: BTreeMap<u64, Known>,
    /// The mappings that are kept, and their bytes.
    kept: usize,
    kept_bytes: usize,
    /// Closes so far that left an object without users.
    closes: u64,
    /// The next to go when there are too many, as of when it was last filled.
    oldest: VecDeque<(u64, Key)>,
    /// True if something was kept on because its mapping was busy on another device.
    is_left: bool,
}

static TABLE: Mutex<Table> = Mutex::new(Table::new());
/// Signalled when an entry is busy no more.
static CHANGED: Condvar = Condvar::new();
/// The table's entries, stored while it is locked. Calls that find 0 skip the lock.
static LIVE: AtomicUsize = AtomicUsize::new(0);
/// A futex word, changed (release) and woken when the thread that closes what is kept has something to do.
static WORK: AtomicU32 = AtomicU32::new(0);

/// Returns the name that two buffers of one address may share: the handle, up to HIP 6. That of a pool's allocation does
/// not tell which address it has.
fn name(way: Way, handle: IpcHandle) -> Option<IpcHandle> {
    match way {
        Way::Handle => Some(handle),
        Way::Pool => Some([0; 64]),
        Way::Physical | Way::Event => None,
    }
}

fn lock() -> MutexGuard<'static, Table> {
    TABLE.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Table {
    const fn new() -> Table {
        Table {
            entries: BTreeMap::new(),
            by_object: BTreeSet::new(),
            by_name: BTreeSet::new(),
            owners: BTreeMap::new(),
            kept: 0,
            kept_bytes: 0,
            closes: 0,
            oldest: VecDeque::new(),
            is_left: false,
        }
    }

    fn insert(&mut self, key: Key, entry: Entry) {
        if !entry.is_busy {
            self.by_object.insert((entry.object, key));
        }
        if let Some(name) = name(entry.way, entry.handle) {
            self.by_name.insert((name, key));
        }
        self.entries.insert(key, entry);
        LIVE.store(self.entries.len(), Ordering::Release);
    }

    fn remove(&mut self, key: Key) {
        if let Some(entry) = self.entries.remove(&key) {
            self.by_object.remove(&(entry.object, key));
            name(entry.way, entry.handle).inspect(|name| _ = self.by_name.remove(&(*name, key)));
        }
        LIVE.store(self.entries.len(), Ordering::Release);
    }

    /// The entry that has users and contains an address, or is that event.
    fn in_use(&self, object: usize) -> Option<Key> {
        let (start, _) = *self.by_object.range(..=(object, Key::MAX)).next_back()?;
        let at_start = self.by_object.range((start, Key::MIN)..);
        let contains = |key: &Key| {
            let entry = &self.entries[key];
            entry.users > 0 && object - start < entry.size.max(1)
        };
        at_start.take_while(|known| known.0 == start).map(|known| known.1).find(contains)
    }

    /// Makes busy, and no longer kept, what is kept and `is_meant`; the caller closes it.
    fn take_kept(&mut self, is_meant: impl Fn(&Key, &Entry) -> bool) -> Vec<Closing> {
        let meant = self.entries.iter().filter(|(key, entry)| entry.is_kept() && is_meant(key, entry));
        let meant: Vec<Key> = meant.map(|(key, _)| *key).collect();
        meant.into_iter().filter_map(|key| self.take(key)).collect()
    }

    /// Counts one mapping less that is kept.
    fn leave_kept(&mut self, size: usize) {
        self.kept -= 1;
        self.kept_bytes -= size;
    }

    /// Makes one entry busy, and no longer kept, if it is kept and can be closed now.
    fn take(&mut self, key: Key) -> Option<Closing> {
        if self.is_busy(key) {
            self.is_left |= self.entries.get(&key).is_some_and(Entry::is_kept);
            return None;
        }
        let entry = self.entries.get_mut(&key).filter(|entry| entry.is_kept())?;
        entry.is_busy = true;
        let (size, opening, gpu) = (entry.size, entry.opening, entry.gpu);
        self.leave_kept(size);
        opening.map(|opening| Closing { key, opening, gpu })
    }

    /// Returns the entries that must be closed before an object is opened.
    ///
    /// That is the one at its key, and those of buffers that are gone, of the same owner and by what may be the same
    /// handle, for which the vendor might return the older opening.
    fn in_the_way(&self, key: Key, token: &Token) -> Vec<Key> {
        let of_owner = |name| {
            let first = (name, Key { register: key.register, ..Key::MIN });
            let last = (name, Key { register: key.register, ..Key::MAX });
            self.by_name.range(first..=last).map(|known| known.1)
        };
        let same_name = name(token.way, token.handle).into_iter().flat_map(of_owner);
        let is_older = |other: &Key| {
            let may_be_same = token.way == Way::Pool || other.device == key.device;
            *other != key && may_be_same && !self.entries[other].is_alive()
        };
        same_name.filter(is_older).chain(self.entries.contains_key(&key).then_some(key)).collect()
    }

    /// Tells that an entry is busy no more.
    fn end_busy(&mut self) {
        CHANGED.notify_all();
        if std::mem::take(&mut self.is_left) {
            have_work();
        }
    }

    /// The entries of an object.
    fn on_all_devices(&self, key: Key) -> impl Iterator<Item = &Entry> {
        self.entries.range(Key { device: OWN, ..key }..=Key { device: i32::MAX, ..key }).map(|(_, entry)| entry)
    }

    /// Returns true for an entry that is being opened or closed. Devices share the mapping of a pool's allocation.
    fn is_busy(&self, key: Key) -> bool {
        self.entries.get(&key).is_some_and(|entry| entry.is_busy)
            || self.on_all_devices(key).any(|entry| entry.is_busy && entry.way == Way::Pool)
    }

    /// Takes what exceeds the limits, the longest unused first.
    fn take_surplus(&mut self) -> Vec<Closing> {
        let (mappings, bytes) = (config::get().cache_mappings, config::get().cache_bytes.unwrap_or(usize::MAX));
        let mut taken = Vec::new();
        while self.kept > mappings || self.kept_bytes > bytes {
            if self.oldest.is_empty() {
                let kept = self.entries.iter().filter(|(key, entry)| entry.is_kept() && !self.is_busy(**key));
                self.oldest = kept.map(|(key, entry)| (entry.closed, *key)).collect();
                self.oldest.make_contiguous().sort_unstable();
            }
            let Some((closed, key)) = self.oldest.pop_front() else { break };
            // What was used again since has another number.
            if self.entries.get(&key).is_some_and(|entry| entry.closed == closed) {
                taken.extend(self.take(key));
            }
        }
        taken
    }
}

/// An entry that this thread has made busy, to close it.
struct Closing {
    key: Key,
    opening: Opening,
    gpu: &'static dyn Gpu,
}

impl Closing {
    /// Closes what is open, and removes the entry.
    fn close(self) -> Result<()> {
        let closed = self.opening.close(self.gpu, self.key.device);
        let mut table = lock();
        table.remove(self.key);
        table.end_busy();
        closed
    }
}

/// Closes entries that nobody uses; returns true if there was one.
fn close_all(entries: Vec<Closing>) -> bool {
    let is_any = !entries.is_empty();
    for entry in entries {
        if let Err(error) = entry.close() {
            log::warn!("memory of another process stays mapped: {error}");
        }
    }
    is_any
}

/// Returns true where nothing is open; a forked child has nothing open.
fn is_empty() -> bool {
    LIVE.load(Ordering::Acquire) == 0 || process::is_forked()
}

/// Closes all mappings that are kept; returns true if there was one.
pub fn trim() -> bool {
    if is_empty() {
        return false;
    }
    let _uncancelled = Uncancelled::new();
    let mut is_any = false;
    loop {
        // Of what devices share one at a time.
        let taken = lock().take_kept(|_, _| true);
        if !close_all(taken) {
            return is_any;
        }
        is_any = true;
    }
}

/// The back end of what is open, if anything is.
pub fn back_end() -> Option<&'static dyn Gpu> {
    if is_empty() {
        return None;
    }
    lock().entries.values().next().map(|entry| entry.gpu)
}

/// Closes the mappings that are kept on a device.
pub fn close_kept(device: i32) {
    let kept = lock().take_kept(|key, _| key.device == device);
    close_all(kept);
}

/// Forgets what is closed with a context or device. Its address may be another mapping's soon, so it is not closed here.
fn lose(is_meant: impl Fn(&Key, &Entry) -> bool) {
    let mut table = lock();
    let lost = table.entries.iter().filter(|(key, entry)| !entry.is_busy && is_meant(key, entry));
    let lost: Vec<_> = lost.map(|(key, entry)| (*key, entry.opening, entry.gpu)).collect();
    for (key, ..) in &lost {
        let Some(entry) = table.entries.get_mut(key) else { continue };
        if std::mem::take(&mut entry.users) == 0 {
            let size = entry.size;
            table.leave_kept(size);
        }
        table.tell_owner(*key);
        table.remove(*key);
    }
    drop(table);
    lost.into_iter().for_each(|(_, opening, gpu)| _ = opening.inspect(|opening| opening.lose(gpu)));
}

/// The context that an object is open in, as far as the back end tells.
fn context_of(gpu: &dyn Gpu, object: usize, way: Way) -> Option<Context> {
    match way {
        Way::Event => EVENTS.owner(object, None).map(Context),
        _ => gpu.pointer_info(Address(object)).ok().flatten()?.context,
    }
}

/// Objects that are open here by a token, and may be closed by the end of a context or device.
#[derive(Default)]
pub struct Opened(Vec<(Key, usize)>);

impl Opened {
    /// Those that are open in a context; the back end is asked. Memory of pools belongs to its device.
    pub fn in_context(gpu: &dyn Gpu, context: Context) -> Opened {
        Opened::find(|_, object, way| way != Way::Pool && context_of(gpu, object, way) == Some(context))
    }

    /// Those that ended with a device's primary context.
    pub fn in_primary(gpu: &dyn Gpu, device: i32) -> Opened {
        Opened::find(|key, object, way| {
            let lives = |context| lives_without(gpu, device, context);
            key.device == device && !context_of(gpu, object, way).is_some_and(lives)
        })
    }

    /// Those that are open on a device.
    pub fn on_device(device: i32) -> Opened {
        Opened::find(|key, _, _| key.device == device)
    }

    /// Physical memory belongs to no context or device: it stays mapped.
    fn find(is_meant: impl Fn(Key, usize, Way) -> bool) -> Opened {
        let table = lock();
        let others = table.entries.iter().filter(|(key, entry)| key.device != OWN && !entry.is_busy);
        let others = others.filter(|(_, entry)| entry.way != Way::Physical);
        let open: Vec<_> = others.map(|(key, entry)| (*key, entry.object, entry.way)).collect();
        drop(table);
        let meant = open.into_iter().filter(|(key, object, way)| is_meant(*key, *object, *way));
        Opened(meant.map(|(key, object, _)| (key, object)).collect())
    }

    /// Drops the bookkeeping of objects that the runtime has closed.
    pub fn end(&self) {
        if !self.0.is_empty() {
            lose(|key, entry| self.0.contains(&(*key, entry.object)));
        }
    }
}

/// The token of memory that is open here by a token, for a part of it; `None` for other memory. InvalidValue for a part
/// that is not whole in it.
pub fn token_at(address: usize, size: usize) -> Result<Option<[u8; SIZE]>> {
    if LIVE.load(Ordering::Acquire) == 0 {
        return Ok(None);
    }
    let table = lock();
    let Some(entry) = table.in_use(address).filter(|key| key.device != OWN).map(|key| &table.entries[&key]) else {
        return Ok(None);
    };
    let (offset, extent) = exports::part(address - entry.object, size, entry.size)?;
    Ok(Some(Token { offset, extent, note: Vec::new(), ..Token::read(&entry.token)? }.write()))
}

/// Users of the memory at an address that have imported it by tokens, on all devices.
pub fn users(address: usize) -> usize {
    if LIVE.load(Ordering::Acquire) == 0 {
        return 0;
    }
    let table = lock();
    let used = table.entries.values().filter(|entry| entry.way != Way::Event && entry.users > 0);
    used.filter(|entry| address.wrapping_sub(entry.object) < entry.size.max(1)).map(|entry| entry.users).sum()
}

/// The token of an event that is open here by a token.
pub fn token_of_event(event: Event) -> Option<[u8; SIZE]> {
    let table = lock();
    let key = table.in_use(event.0).filter(|key| key.device != OWN)?;
    Some(*table.entries[&key].token).filter(|_| table.entries[&key].way == Way::Event)
}

/// Returns true for an event of another process that is open here by a token.
pub fn has_event(event: usize) -> bool {
    if is_empty() {
        return false;
    }
    let table = lock();
    let key = table.in_use(event).filter(|key| key.device != OWN);
    key.is_some_and(|key| table.entries[&key].way == Way::Event)
}

/// Forgets this process's own object, which ends.
pub fn forget_own(serial: u64) {
    if let Some(own) = Register::existing() {
        // Locked even where nothing is open as yet: an import that has found the record is about to enter it.
        lock().remove(Key { register: own.handle, serial, device: OWN });
    }
}

/// Opens the memory that a token names on a device, and returns the address of what it names.
///
/// In the owner it is the owner's own address. HandleRefused for a damaged or foreign token, HandleStale for an object
/// that is gone, Unreachable for an owner that cannot be asked, PeerUnsupported where the device does not reach the memory.
pub fn import(gpu: &'static dyn Gpu, token: &[u8; SIZE], device: i32) -> Result<Address> {
    let object = open(gpu, token, device, false)?;
    Ok(Address(object + u64::from_le_bytes(field(token, 112)) as usize))
}

/// Opens the event that a token names on a device.
pub fn import_event(gpu: &'static dyn Gpu, token: &[u8; SIZE], device: i32) -> Result<Event> {
    open(gpu, token, device, true).map(Event)
}

fn stale(token: &Token) -> Error {
    let what = if token.way == Way::Event { "destroyed the event" } else { "freed the memory" };
    Kind::HandleStale.because(format!("process {}, the owner, has {what} that the token names", token.owner.pid))
}

/// Opens an object, or counts one more user of it.
fn open(gpu: &'static dyn Gpu, bytes: &[u8; SIZE], device: i32, is_event: bool) -> Result<usize> {
    let (register, serial) = key(bytes)?;
    let key = Key { register, serial, device };
    if device < 0 {
        return Err(Kind::InvalidDevice.because(format!("there is no device {device}")));
    }
    let _uncancelled = Uncancelled::new();
    let word = |at| u64::from_le_bytes(field(bytes, at));
    if let Some(found) = lock().use_again(key, is_event, word(112).saturating_add(word(120))) {
        return found;
    }
    open_anew(gpu, &Token::read(bytes)?, key, is_event)
}

impl Table {
    /// One more user of an open object; `None` if it is not open. The token names its bytes up to `end`.
    #[inline]
    fn use_again(&mut self, key: Key, is_event: bool, end: u64) -> Option<Result<usize>> {
        let entry = self.entries.get_mut(&key).filter(|entry| !entry.is_busy)?;
        if (entry.way == Way::Event) != is_event {
            return Some(Err(other_kind(is_event)));
        }
        if !entry.is_alive() {
            return Some(Err(Token::read(&entry.token).map_or_else(|error| error, |token| stale(&token))));
        }
        if end > entry.size as u64 {
            return Some(Err(refused("the token names more than the memory has")));
        }
        entry.users += 1;
        let (object, size) = (entry.object, entry.size);
        if entry.users == 1 {
            self.leave_kept(size);
            self.tell_owner(key);
        }
        Some(Ok(object))
    }

    /// Tells an object's owner whether this process uses it, on any device.
    fn tell_owner(&self, key: Key) {
        let Some(entry) = self.entries.get(&key) else { return };
        let is_used = self.on_all_devices(key).any(|entry| entry.users > 0);
        entry.owner.as_ref().inspect(|owner| owner.set_used(entry.place, is_used));
    }
}

fn other_kind(is_event: bool) -> Error {
    match is_event {
        true => refused("the token names memory: anygpu_import opens it"),
        false => refused("the token names an event: anygpu_import_event opens it"),
    }
}

#[cold]
fn open_anew(gpu: &'static dyn Gpu, token: &Token, key: Key, is_event: bool) -> Result<usize> {
    if (token.way == Way::Event) != is_event {
        return Err(other_kind(is_event));
    }
    if key.device >= gpu.device_count()? {
        return Err(Kind::InvalidDevice.because(format!("there is no device {}", key.device)));
    }
    if Register::existing().is_some_and(|own| own.handle == token.register) {
        return use_own(gpu, token);
    }
    check_origin(gpu, token)?;
    let owner = owner(token)?;
    // Whether the object opens or not, the owner is known from now on, and is forgotten with its end.
    watch_owners();
    if !owner.has(token.place) || owner.has_ended() {
        return Err(if owner.has_ended() { has_ended(token) } else { stale(token) });
    }
    let opening = loop {
        let mut table = lock();
        if let Some(found) = table.use_again(key, is_event, token.offset + token.extent) {
            return found;
        }
        let in_the_way = table.in_the_way(key, token);
        let old: Vec<Closing> = in_the_way.iter().filter_map(|key| table.take(*key)).collect();
        if !old.is_empty() {
            drop(table);
            close_all(old);
        } else if in_the_way.iter().chain([&key]).any(|key| table.is_busy(*key)) {
            drop(CHANGED.wait(table));
        } else {
            table.insert(key, Entry::busy(gpu, token, owner.clone()));
            drop(table);
            break Beginning(Some(key));
        }
    };
    opening.finish(gpu, token, &owner)
}

impl Entry {
    fn busy(gpu: &'static dyn Gpu, token: &Token, owner: Arc<Owner>) -> Entry {
        Entry {
            is_busy: true,
            users: 0,
            opening: None,
            object: 0,
            size: token.size as usize,
            way: token.way,
            place: token.place,
            handle: token.handle,
            owner: Some(owner),
            token: Box::new(token.write()),
            closed: 0,
            gpu,
        }
    }
}

/// An entry that this thread is opening. Dropped before it is open, it is removed.
struct Beginning(Option<Key>);

impl Drop for Beginning {
    fn drop(&mut self) {
        if let Some(key) = self.0 {
            let mut table = lock();
            table.remove(key);
            table.end_busy();
        }
    }
}

impl Beginning {
    fn finish(mut self, gpu: &'static dyn Gpu, token: &Token, owner: &Arc<Owner>) -> Result<usize> {
        let Some(key) = self.0 else { return Err(Kind::Unknown.into()) };
        let opening = Opening::new(gpu, token, key.device).map_err(|error| refusal(gpu, token, owner, key, error))?;
        // Asked again now that it is open: what has the address by then may be another object.
        let refusal = if !owner.has(token.place) {
            Some(stale(token))
        } else {
            let is_whole = opening.has(gpu, token.size);
            is_whole
                .map_or_else(Some, |is_whole| (!is_whole).then(|| refused("the token names more than the memory has")))
        };
        if let Some(refusal) = refusal {
            opening.close(gpu, key.device)?;
            return Err(refusal);
        }
        self.0 = None;
        let mut table = lock();
        if let Some(entry) = table.entries.get_mut(&key) {
            (entry.is_busy, entry.users, entry.opening) = (false, 1, Some(opening));
            entry.object = opening.object();
            table.by_object.insert((opening.object(), key));
        }
        table.tell_owner(key);
        table.end_busy();
        Ok(opening.object())
    }
}

/// One more user of this process's own object.
fn use_own(gpu: &'static dyn Gpu, token: &Token) -> Result<usize> {
    let key = Key { register: token.register, serial: token.place.serial, device: OWN };
    let mut table = lock();
    // Asked while the table is locked: whoever ends the record from now on finds the entry, and removes it.
    let object = exports::own(token)?.0;
    match table.entries.get_mut(&key) {
        Some(entry) => entry.users += 1,
        None => table.insert(
            key,
            Entry {
                is_busy: false,
                users: 1,
                opening: None,
                object,
                size: token.size as usize,
                way: token.way,
                place: token.place,
                handle: token.handle,
                owner: None,
                token: Box::new(token.write()),
                closed: 0,
                gpu,
            },
        ),
    }
    Ok(object)
}

/// Refuses tokens of other machines and back ends.
fn check_origin(gpu: &dyn Gpu, token: &Token) -> Result<()> {
    let (theirs, ours) = (token.owner.boot, Process::own().boot);
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
    Kind::HandleStale.because(format!("process {}, which made the token, has ended", token.owner.pid))
}

/// The owner of what a token names.
fn owner(token: &Token) -> Result<Arc<Owner>> {
    if let Some(known) = lock().owners.get(&token.register) {
        return Ok(known.owner.clone());
    }
    let owner = Arc::new(Owner::of(token.register).map_err(|error| unreached(token, error))?);
    let seen = owner.bell().load(Ordering::Acquire);
    let mut table = lock();
    Ok(table
        .owners
        .entry(token.register)
        .or_insert(Known { owner, seen, is_watched: false, may_keep: false })
        .owner
        .clone())
}

/// Says why the owner cannot be asked.
fn unreached(token: &Token, error: Error) -> Error {
    let Process { pid, pid_namespace, started, .. } = token.owner;
    if error.kind() != Kind::HandleStale {
        return error.kind().because(format!("process {pid}, the token's owner, cannot be asked: {error}"));
    }
    if pid_namespace != Process::own().pid_namespace {
        return Kind::Unreachable.because(format!(
            "process {pid} of another PID namespace (container), which made the token, does not answer: it has ended, or \
             is in another network namespace too: set ANYGPU_BROKER_DIR to one folder of both containers"
        ));
    }
    if broker::is_running(pid, started) {
        return Kind::Unreachable.because(format!(
            "process {pid}, which made the token, runs but does not answer: it has replaced itself by another program \
             (exec), or is in another network namespace (container): set ANYGPU_BROKER_DIR to one folder of both"
        ));
    }
    has_ended(token)
}

/// The reason why an object could not be opened: it may have ended meanwhile, with its owner or without.
fn refusal(gpu: &dyn Gpu, token: &Token, owner: &Owner, key: Key, error: Error) -> Error {
    let Process { pid, pid_namespace, started, .. } = token.owner;
    let may_have_ended = matches!(error.kind(), Kind::HandleRefused | Kind::HandleStale)
        && pid_namespace == Process::own().pid_namespace;
    if owner.has_ended() || may_have_ended && !broker::is_running(pid, started) {
        has_ended(token)
    } else if !owner.has(token.place) {
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
    if token.owner.pid_namespace != Process::own().pid_namespace {
        why += "; the owner is in another PID namespace (container), across which the vendor's handles may not open: \
                give both one PID namespace, or share physical memory";
    }
    error.kind().because(why)
}

/// Closes one use of the memory that an address is in, or of an event. InvalidValue for what is not open by a token.
pub fn close(object: usize, is_event: bool) -> Result<()> {
    let _uncancelled = Uncancelled::new();
    let mut table = lock();
    let is_meant = |key: &Key, table: &Table| (table.entries[key].way == Way::Event) == is_event;
    let key = loop {
        let Some(key) = table.in_use(object).filter(|key| is_meant(key, &table)) else {
            let call = if is_event { "anygpu_import_event" } else { "anygpu_import" };
            return Err(Kind::InvalidValue.because(format!("{object:#x} is not open: {call} has not returned it")));
        };
        if table.entries[&key].users > 1 || !table.is_busy(key) {
            break key;
        }
        table = CHANGED.wait(table).unwrap_or_else(PoisonError::into_inner);
    };
    let closes = table.closes + 1;
    let Some(entry) = table.entries.get_mut(&key) else { return Err(Kind::Unknown.into()) };
    entry.users -= 1;
    if entry.users > 0 {
        return Ok(());
    }
    let (gpu, size) = (entry.gpu, entry.size);
    let Some(opening) = entry.opening else {
        table.remove(key);
        return Ok(());
    };
    table.tell_owner(key);
    let may_keep = table.owners.get(&key.register).is_some_and(|known| known.may_keep);
    let Some(entry) = table.entries.get_mut(&key) else { return Err(Kind::Unknown.into()) };
    if may_keep && opening.may_stay() && entry.is_alive() && config::get().cache_mappings > 0 {
        entry.closed = closes;
        table.closes = closes;
        table.kept += 1;
        table.kept_bytes += size;
        let surplus = table.take_surplus();
        drop(table);
        close_all(surplus);
        return Ok(());
    }
    entry.is_busy = true;
    drop(table);
    Closing { key, opening, gpu }.close()
}

/// An owner's bell.
struct Bell {
    owner: Arc<Owner>,
    /// Its number when the owner's objects were last looked at.
    seen: u32,
    /// The interval in which it was last asked whether the owner has ended.
    asked: Option<u32>,
}

impl Condition for Bell {
    /// The wait ends when the bell has rung, or the owner has ended.
    fn poll(&mut self) -> Option<Outcome> {
        let has_rung = self.owner.bell().load(Ordering::Acquire) != self.seen;
        let is_asked = self.asked.replace(watch::interval()) != Some(watch::interval());
        (has_rung || is_asked && self.owner.has_ended()).then_some(Ok(()))
    }

    fn word(&self) -> Option<&AtomicU32> {
        Some(self.owner.bell())
    }

    fn is_patient(&self) -> bool {
        true
    }
}

/// Has the watching thread listen to the owners that it does not listen to yet.
fn watch_owners() {
    /// Locked while the thread is started, so that there is only one.
    static STARTED: Mutex<bool> = Mutex::new(false);
    let mut table = lock();
    let idle: Vec<u64> = table.owners.iter().filter(|known| !known.1.is_watched).map(|known| *known.0).collect();
    drop(table);
    if idle.is_empty() {
        return;
    }
    {
        let mut started = STARTED.lock().unwrap_or_else(PoisonError::into_inner);
        *started = *started || thread::start(c"anygpu-retire", run);
        if !*started || !watch::start() {
            return;
        }
    }
    table = lock();
    for register in idle {
        let Some(known) = table.owners.get_mut(&register).filter(|known| !known.is_watched) else { continue };
        known.listen(register);
    }
}

impl Known {
    /// Has the watching thread listen to the bell.
    fn listen(&mut self, register: u64) {
        (self.is_watched, self.may_keep) = (true, true);
        let bell = Bell { owner: self.owner.clone(), seen: self.seen, asked: None };
        watch::hand_over(Box::new(bell), move |_| look_at(register));
    }
}

/// Has the thread look at an owner's objects.
fn look_at(register: u64) {
    if let Some(known) = lock().owners.get_mut(&register) {
        known.is_watched = false;
    }
    have_work();
}

/// Has the thread look for what is kept of objects that are gone.
fn have_work() {
    WORK.fetch_add(1, Ordering::Release);
    futex::wake(&WORK);
}

/// The shortest time from one look at what is kept to the next.
const BETWEEN: Duration = Duration::from_millis(1);

/// Runs the thread that closes what is kept and stale. A call of the back end may take long there, or wait for streams.
fn run() {
    loop {
        let work = WORK.load(Ordering::Acquire);
        sweep();
        // An owner may ring without end, by its frees or to do harm.
        std::thread::sleep(BETWEEN);
        futex::wait(&WORK, work, None);
    }
}

/// Closes what is kept of objects that are gone, and listens to their owners again.
fn sweep() {
    let mut table = lock();
    let rung: Vec<(u64, Arc<Owner>)> = table
        .owners
        .iter()
        .filter(|(_, known)| !known.is_watched)
        .map(|(register, known)| (*register, known.owner.clone()))
        .collect();
    // Read before the slots: a bell that rings behind it is heard.
    let seen: Vec<u32> = rung.iter().map(|(_, owner)| owner.bell().load(Ordering::Acquire)).collect();
    drop(table);
    let ended: Vec<bool> = rung.iter().map(|(_, owner)| owner.has_ended()).collect();
    table = lock();
    let gone = table.take_kept(|_, entry| !entry.is_alive());
    for (((register, _), seen), has_ended) in rung.into_iter().zip(seen).zip(ended) {
        if has_ended {
            table.owners.remove(&register);
        } else if let Some(known) = table.owners.get_mut(&register).filter(|known| !known.is_watched) {
            known.seen = seen;
            known.listen(register);
        }
    }
    drop(table);
    close_all(gone);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gpu::{
        Arrays, Contexts, Copies, Devices, Events, External, Ipc, Memory, Peers, Pools, Streams, VirtualMemory,
    };

    struct Nothing;

    impl Devices for Nothing {
        fn device_count(&self) -> Result<i32> {
            Ok(2)
        }

        fn current_device(&self) -> Result<i32> {
            Ok(0)
        }

        fn set_device(&self, _device: i32) -> Result<()> {
            Ok(())
        }
    }

    impl Gpu for Nothing {
        fn name(&self) -> &'static std::ffi::CStr {
            c"nothing"
        }
    }

    macro_rules! nothing {
        ($($family:ident)*) => {
            $(impl $family for Nothing {})*
        };
    }
    nothing!(Arrays Contexts Copies Events External Ipc Memory Peers Pools Streams VirtualMemory);

    fn entry(way: Way, is_busy: bool) -> Entry {
        let token = Token {
            way,
            device: 0,
            owner: Process::own(),
            register: 5,
            place: Place { slot: 1, serial: 7 },
            back_end: [0; 8],
            uuid: [0; 16],
            base: Address(4096),
            size: 100,
            offset: 0,
            extent: 100,
            identity: 1,
            offer: 1,
            handle: [0; 64],
            note: Vec::new(),
        };
        Entry {
            is_busy,
            users: 0,
            opening: Some(Opening::Pool(Address(4096), 1, 7)),
            object: 4096,
            size: 100,
            way,
            place: token.place,
            handle: [0; 64],
            owner: None,
            token: Box::new(token.write()),
            closed: 1,
            gpu: &Nothing,
        }
    }

    #[test]
    fn what_devices_share_is_not_closed_while_another_opens_it() {
        let key = |device| Key { register: 5, serial: 7, device };
        for (way, is_shared) in [(Way::Pool, true), (Way::Handle, false)] {
            let mut table = Table::new();
            table.insert(key(0), entry(way, false));
            table.insert(key(1), entry(way, true));
            (table.kept, table.kept_bytes) = (1, 100);
            assert_eq!(table.is_busy(key(0)), is_shared);
            assert_eq!(table.take(key(0)).is_none(), is_shared, "{way:?}");
            assert_eq!((table.kept, table.is_left), (usize::from(is_shared), is_shared));
            table.remove(key(1));
            assert_eq!(table.take(key(0)).is_some(), is_shared, "once the other is open or closed");
            LIVE.store(0, Ordering::Release);
        }
    }
}
