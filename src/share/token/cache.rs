// SPDX-License-Identifier: MIT OR Apache-2.0
//! The cache's data: entries by key, by address and by name, and the order in which kept ones go.
//!
//! It takes no lock and calls nothing. What an entry is of is the caller's.

use std::collections::VecDeque;

use crate::os::map::{self, Map, Member, Set, Text, Words};

/// The owner's register, the object's serial number there, and the device it is open on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    /// The register, by the broker's handle.
    pub register: u64,
    pub serial: u64,
    /// The device, or [`OWN`].
    pub device: i32,
}

/// In place of a device for this process's own objects.
pub const OWN: i32 = -1;

impl Key {
    const MIN: Key = Key { register: 0, serial: 0, device: i32::MIN };
    const MAX: Key = Key { register: u64::MAX, serial: u64::MAX, device: i32::MAX };
}

impl map::Key for Key {
    type Number = Words;

    fn number(self) -> Words {
        (self.register, self.serial, self.device).number()
    }
}

impl Member for Key {
    fn of(number: Words) -> Key {
        let (register, serial, device) = Member::of(number);
        Key { register, serial, device }
    }
}

/// A vendor's name of an object, which may be another's later.
pub type Name = [u8; 64];

/// An entry by its first address or event.
#[derive(Clone, Copy, PartialEq)]
struct AtStart(usize, Key);

impl map::Key for AtStart {
    type Number = Words;

    fn number(self) -> Words {
        let [register, serial, device, _] = self.1.number();
        [self.0 as u64, register, serial, device]
    }
}

impl Member for AtStart {
    fn of([start, register, serial, device]: Words) -> AtStart {
        AtStart(start as usize, Key::of([register, serial, device, 0]))
    }
}

/// An entry by its name.
#[derive(Clone, Copy, PartialEq)]
struct Named(Name, Key);

impl map::Key for Named {
    type Number = Text;

    fn number(self) -> Text {
        let [register, serial, device, _] = self.1.number();
        map::text(&self.0, [register, serial, device])
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Somebody opens or closes it.
    Busy,
    /// It has so many users.
    Used(usize),
    /// It is open only because it may be used again, since the close of this number.
    Kept(u64),
}

/// An object on a device.
pub struct Entry<T> {
    state: State,
    /// The first address, or the event; 0 before it is open.
    pub start: usize,
    pub size: usize,
    name: Option<Name>,
    /// True if the mapping is one for all devices: while one of them opens or closes it, no other does.
    is_shared: bool,
    pub object: T,
}

impl<T> Entry<T> {
    /// An entry that the caller opens.
    pub fn new(object: T, size: usize, name: Option<Name>, is_shared: bool) -> Entry<T> {
        Entry { state: State::Busy, start: 0, size, name, is_shared, object }
    }

    pub fn users(&self) -> usize {
        if let State::Used(users) = self.state { users } else { 0 }
    }

    pub fn state(&self) -> State {
        self.state
    }

    /// Changes the state, and with it the numbers of those that are kept and of their bytes.
    fn turn(&mut self, state: State, kept: &mut (usize, usize)) {
        if let State::Kept(_) = self.state {
            *kept = (kept.0 - 1, kept.1 - self.size);
        }
        if let State::Kept(_) = state {
            *kept = (kept.0 + 1, kept.1 + self.size);
        }
        self.state = state;
    }
}

/// The room for an entry that is to be inserted.
pub enum CacheRoom {
    /// It may be inserted.
    Free,
    /// The caller is to close these first, which are busy now.
    Taken(Vec<Key>),
    /// Others close or open what is in its way.
    Busy,
}

pub struct Cache<T> {
    entries: Map<Key, Entry<T>>,
    /// The open entries, by first address or event.
    by_start: Set<AtStart>,
    /// The entries that have a name.
    by_name: Map<Named, Key>,
    /// The number of those that are kept, and of their bytes; [`Entry::turn`] changes them.
    kept: (usize, usize),
    /// Closes so far that left an entry kept.
    closes: u64,
    /// The next to go when there are too many, as of when it was last filled. Whatever is kept and not in it is younger.
    oldest: VecDeque<(u64, Key)>,
    /// True if something was kept on because its mapping was busy on another device.
    is_left: bool,
}

impl<T> Cache<T> {
    pub const fn empty() -> Cache<T> {
        Cache {
            entries: Map::new(),
            by_start: Set::new(),
            by_name: Map::new(),
            kept: (0, 0),
            closes: 0,
            oldest: VecDeque::new(),
            is_left: false,
        }
    }

    /// The number of entries that are kept, and of their bytes.
    pub fn kept(&self) -> (usize, usize) {
        self.kept
    }

    pub fn entries(&self) -> &Map<Key, Entry<T>> {
        &self.entries
    }

    /// Inserts an entry that the caller opens.
    pub fn insert(&mut self, key: Key, entry: Entry<T>) {
        entry.name.inspect(|name| _ = self.by_name.insert(Named(*name, key), key));
        self.entries.insert(key, entry);
    }

    /// Gives an entry that was opened its address and its first user.
    pub fn opened(&mut self, key: Key, start: usize) -> Option<&mut T> {
        let entry = self.entries.get_mut(&key)?;
        entry.start = start;
        entry.turn(State::Used(1), &mut self.kept);
        self.by_start.insert(AtStart(start, key));
        Some(&mut entry.object)
    }

    /// Adds a user to an open entry that passes the check; `None` if it is not open. One lookup, and no allocation.
    #[inline]
    pub fn add_user<E>(
        &mut self,
        key: Key,
        check: impl FnOnce(&Entry<T>) -> Result<(), E>,
    ) -> Option<Result<&Entry<T>, E>> {
        let entry = self.entries.get_mut(&key).filter(|entry| entry.state != State::Busy)?;
        if let Err(error) = check(entry) {
            return Some(Err(error));
        }
        entry.turn(State::Used(entry.users() + 1), &mut self.kept);
        Some(Ok(entry))
    }

    /// Takes a user from an entry, and returns its new state; `None` if it had none.
    ///
    /// It is busy, for the caller to close, if nobody is left and it may not be kept.
    pub fn remove_user(&mut self, key: Key, may_keep: impl FnOnce(&T) -> bool) -> Option<State> {
        let entry = self.entries.get_mut(&key)?;
        let state = match entry.users().checked_sub(1)? {
            0 if may_keep(&entry.object) => {
                self.closes += 1;
                State::Kept(self.closes)
            }
            0 => State::Busy,
            users => State::Used(users),
        };
        entry.turn(state, &mut self.kept);
        Some(state)
    }

    /// Removes an entry in any state.
    pub fn remove(&mut self, key: Key) -> Option<T> {
        let mut entry = self.entries.remove(&key)?;
        entry.turn(State::Busy, &mut self.kept);
        self.by_start.remove(&AtStart(entry.start, key));
        entry.name.inspect(|name| _ = self.by_name.remove(&Named(*name, key)));
        Some(entry.object)
    }

    /// The entry that is used, contains an address or is that event, and is meant.
    pub fn in_use(&self, address: usize, is_meant: impl Fn(Key, &T) -> bool) -> Option<(Key, &Entry<T>)> {
        let AtStart(start, _) = self.by_start.range(..=AtStart(address, Key::MAX)).next_back()?;
        let at_start = self.by_start.range(AtStart(start, Key::MIN)..=AtStart(start, Key::MAX));
        let contains = |entry: &Entry<T>| entry.users() > 0 && address - start < entry.size.max(1);
        let mut known = at_start.map(|AtStart(_, key)| (key, &self.entries[&key]));
        known.find(|(key, entry)| contains(entry) && is_meant(*key, &entry.object))
    }

    /// The entries of an object.
    fn on_all_devices(&self, key: Key) -> impl Iterator<Item = &Entry<T>> {
        self.entries.range(Key { device: OWN, ..key }..=Key { device: i32::MAX, ..key }).map(|(_, entry)| entry)
    }

    /// Returns true for an object that is used on any device.
    pub fn is_used(&self, key: Key) -> bool {
        self.on_all_devices(key).any(|entry| entry.users() > 0)
    }

    /// Returns true for an entry that somebody opens or closes, or whose mapping.
    pub fn is_busy(&self, key: Key) -> bool {
        self.entries.get(&key).is_some_and(|entry| entry.state == State::Busy)
            || self.on_all_devices(key).any(|entry| entry.state == State::Busy && entry.is_shared)
    }

    /// Makes an entry busy that is kept, for the caller to close. Returns false for any other, and for one that has to wait.
    pub fn take(&mut self, key: Key) -> bool {
        let must_wait = self.is_busy(key);
        let is_kept = |entry: &&mut Entry<T>| matches!(entry.state, State::Kept(_));
        let Some(entry) = self.entries.get_mut(&key).filter(is_kept) else { return false };
        self.is_left |= must_wait;
        if !must_wait {
            entry.turn(State::Busy, &mut self.kept);
        }
        !must_wait
    }

    /// Makes busy what is kept and meant, for the caller to close.
    pub fn take_kept(&mut self, is_meant: impl Fn(Key, &T) -> bool) -> Vec<Key> {
        let meant = self.entries.iter().filter(|(key, entry)| is_meant(**key, &entry.object));
        let meant: Vec<Key> = meant.map(|(key, _)| *key).collect();
        meant.into_iter().filter(|key| self.take(*key)).collect()
    }

    /// Returns true if more than so many mappings or bytes are kept.
    pub fn has_surplus(&self, mappings: usize, bytes: usize) -> bool {
        self.kept.0 > mappings || self.kept.1 > bytes
    }

    /// Makes busy what is kept beyond so many mappings and bytes, the longest unused first, for the caller to close.
    pub fn take_surplus(&mut self, mappings: usize, bytes: usize) -> Vec<Key> {
        let (mut taken, mut waiting) = (Vec::new(), Vec::new());
        while self.has_surplus(mappings, bytes) {
            if self.oldest.is_empty() {
                let closed = |(key, entry): (&Key, &Entry<T>)| match entry.state {
                    State::Kept(closed) => Some((closed, *key)),
                    _ => None,
                };
                self.oldest = self.entries.iter().filter_map(closed).filter(|one| !waiting.contains(one)).collect();
                self.oldest.make_contiguous().sort_unstable();
            }
            let Some((closed, key)) = self.oldest.pop_front() else { break };
            // What was used again since has another number.
            if self.entries.get(&key).is_some_and(|entry| entry.state == State::Kept(closed)) {
                if self.take(key) { taken.push(key) } else { waiting.push((closed, key)) }
            }
        }
        waiting.into_iter().rev().for_each(|one| self.oldest.push_front(one));
        taken
    }

    /// Returns true if anything had to wait in [`Cache::take`] since the last question.
    pub fn take_left(&mut self) -> bool {
        std::mem::take(&mut self.is_left)
    }

    /// Makes room for an entry at a key, if there is none.
    pub fn make_room(&mut self, key: Key, entry: &Entry<T>, is_gone: impl Fn(&T) -> bool) -> CacheRoom {
        let in_the_way = self.in_the_way(key, entry, is_gone);
        let taken: Vec<Key> = in_the_way.iter().copied().filter(|key| self.take(*key)).collect();
        if !taken.is_empty() {
            CacheRoom::Taken(taken)
        } else if in_the_way.iter().chain([&key]).any(|key| self.is_busy(*key)) {
            CacheRoom::Busy
        } else {
            CacheRoom::Free
        }
    }

    /// Returns the entries that must be closed before one is inserted.
    ///
    /// That at its key, and those of the same owner and name that are gone, for which the vendor might return the older
    /// opening.
    pub fn in_the_way(&self, key: Key, entry: &Entry<T>, is_gone: impl Fn(&T) -> bool) -> Vec<Key> {
        let of_owner = |name| {
            let first = Named(name, Key { register: key.register, ..Key::MIN });
            let last = Named(name, Key { register: key.register, ..Key::MAX });
            self.by_name.range(first..=last).map(|known| *known.1)
        };
        let is_older = |other: &Key| {
            let may_be_same = entry.is_shared || other.device == key.device;
            *other != key && may_be_same && is_gone(&self.entries[other].object)
        };
        let same_name = entry.name.into_iter().flat_map(of_owner);
        same_name.filter(is_older).chain(self.entries.contains_key(&key).then_some(key)).collect()
    }
}
