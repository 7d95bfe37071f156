// SPDX-License-Identifier: MIT OR Apache-2.0
//! Handles of a vendor's objects that the program has created or destroyed through this library.
//!
//! A vendor dereferences its handles: a destroyed one ends the process or uses another's memory. So back ends note what they
//! create and destroy, and refuse what was destroyed before the vendor sees it. Another library's object is believed, unless
//! there is no memory at its handle, which is looked at once.
//!
//! A check of a live handle takes no lock: it finds it in a table of numbers.

use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard};

use crate::gpu::{Kind, Result};
use crate::os::lock::lock;
use crate::os::map::{Map, Set};
use crate::os::memory_file::Protection;
use crate::os::memory_map::{self, Refusal};

/// The streams.
pub static STREAMS: Handles = Handles::new("stream", Kind::InvalidHandle);
/// The events.
pub static EVENTS: Handles = Handles::new("event", Kind::InvalidHandle);
/// The arrays, of which levels end with the mipmapped array.
pub static ARRAYS: Handles = Handles::new("array", Kind::InvalidHandle);
/// The mipmapped arrays.
pub static MIPMAPPED_ARRAYS: Handles = Handles::new("mipmapped array", Kind::InvalidHandle);
/// The graphs, of which those of nodes end with the graph that these are in.
pub static GRAPHS: Handles = Handles::new("graph", Kind::InvalidValue);
/// The nodes, which end with their graph.
pub static NODES: Handles = Handles::new("node", Kind::InvalidValue);
/// The executable graphs.
pub static EXECUTABLES: Handles = Handles::new("executable graph", Kind::InvalidValue);
/// The objects of programs that graphs refer to.
pub static USER_OBJECTS: Handles = Handles::new("user object", Kind::InvalidValue);
/// The pools.
pub static POOLS: Handles = Handles::new("pool", Kind::InvalidValue);
/// The external memory and semaphores.
pub static EXTERNALS: Handles = Handles::new("external object", Kind::InvalidHandle);
/// The modules and libraries.
pub static MODULES: Handles = Handles::new("module", Kind::InvalidHandle);
/// The kernels, which end with their module.
pub static KERNELS: Handles = Handles::new("kernel", Kind::InvalidHandle);

/// The owner of an object that ends with no other.
pub const NO_OWNER: usize = 0;

/// Returns true if a handle can be a vendor's: a number that is no pointer would crash the program. The host back end's
/// handles have their upper 16 bits set.
pub fn can_be_pointer(handle: usize) -> bool {
    const FIRST_PAGE: usize = 4096;
    handle >= FIRST_PAGE && handle >> 48 == 0 && handle.is_multiple_of(align_of::<usize>())
}

/// Handles of one type, each with the owner that it ends with, such as a context or a graph.
pub struct Handles {
    what: &'static str,
    /// The error for a handle that names no object.
    missing: Kind,
    /// The handles that a check lets pass; null before the first. Replaced (release) with `state` locked.
    table: AtomicPtr<Table>,
    state: Mutex<State>,
}

struct State {
    /// The live handles that were created here.
    owners: Map<usize, usize>,
    of_owner: Set<(usize, usize)>,
    destroyed: Set<usize>,
    /// All tables, the newest last: a check may still read an older one.
    tables: Vec<&'static Table>,
    /// The handles in the newest table.
    count: usize,
}

/// Places in a bucket.
const WIDTH: usize = 4;

/// Half a cache line of a table. 0 is a free place.
#[repr(align(32))]
struct Bucket([AtomicUsize; WIDTH]);

/// A set of numbers that is read without its lock. At most a quarter full: nearly all are in their home bucket.
///
/// All places of a bucket are compared at once, as a branch for each would be mispredicted: 1.7 ns of 4 to 4096 handles in any
/// order, where open addressing by single places, half full, took 0.9 to 17.
struct Table(Box<[Bucket]>);

/// The place of a number in a table: its bucket, and where it is there.
type Found = (usize, usize);

impl Table {
    fn new(places: usize) -> Table {
        Table((0..places / WIDTH).map(|_| Bucket([const { AtomicUsize::new(0) }; WIDTH])).collect())
    }

    fn mask(&self) -> usize {
        self.0.len() - 1
    }

    fn places(&self) -> usize {
        self.0.len() * WIDTH
    }

    /// The first bucket of a number: by Fibonacci hashing, since handles are multiples of 16 and more.
    #[inline]
    fn home(&self, number: usize) -> usize {
        (number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) & self.mask()
    }

    #[inline]
    fn read(&self, bucket: usize) -> [usize; WIDTH] {
        // Relaxed: that an object was created or destroyed is told by the program's own order of its calls.
        self.0[bucket].0.each_ref().map(|place| place.load(Ordering::Relaxed))
    }

    fn write(&self, (bucket, place): Found, number: usize) {
        self.0[bucket].0[place].store(number, Ordering::Relaxed);
    }

    /// The bucket of a number. One that another thread moves meanwhile may be missed.
    #[inline]
    fn bucket(&self, number: usize) -> Option<usize> {
        let mut bucket = self.home(number);
        loop {
            let found = self.read(bucket);
            if found.iter().fold(false, |is_there, place| is_there | (*place == number)) {
                return Some(bucket);
            }
            if found.contains(&0) {
                return None;
            }
            bucket = (bucket + 1) & self.mask();
        }
    }

    fn find(&self, number: usize) -> Option<Found> {
        let bucket = self.bucket(number)?;
        Some((bucket, self.read(bucket).iter().position(|found| *found == number)?))
    }

    fn insert(&self, number: usize) {
        let mut bucket = self.home(number);
        loop {
            if let Some(place) = self.read(bucket).iter().position(|found| *found == 0) {
                return self.write((bucket, place), number);
            }
            bucket = (bucket + 1) & self.mask();
        }
    }

    /// Empties a place, and moves what would not be found behind a bucket that is no longer full.
    fn remove(&self, mut hole: Found) {
        let mut bucket = hole.0;
        while !self.read(bucket).contains(&0) {
            bucket = (bucket + 1) & self.mask();
            let distance = |from: usize| bucket.wrapping_sub(from) & self.mask();
            let may_move = |number: &usize| *number != 0 && distance(self.home(*number)) >= distance(hole.0);
            let numbers = self.read(bucket);
            if let Some(place) = numbers.iter().position(may_move) {
                self.write(hole, numbers[place]);
                hole = (bucket, place);
            }
        }
        self.write(hole, 0);
    }
}

impl State {
    fn let_pass(&mut self, handle: usize, newest: &AtomicPtr<Table>) {
        const FIRST_PLACES: usize = 64;
        let table = self.tables.last().copied();
        if table.is_some_and(|table| table.find(handle).is_some()) {
            return;
        }
        let places = table.map_or(0, Table::places);
        self.count += 1;
        if 4 * self.count <= places {
            return table.into_iter().for_each(|table| table.insert(handle));
        }
        // Twice as large each time, so that all older ones together are smaller.
        let larger: &Table = Box::leak(Box::new(Table::new(FIRST_PLACES.max(2 * places))));
        let numbers = table.into_iter().flat_map(|table| (0..table.0.len()).flat_map(|bucket| table.read(bucket)));
        numbers.filter(|number| *number != 0).for_each(|number| larger.insert(number));
        larger.insert(handle);
        self.tables.push(larger);
        newest.store(std::ptr::from_ref(larger).cast_mut(), Ordering::Release);
    }

    fn refuse(&mut self, handle: usize) {
        // Older tables too: a check that has begun may read one long after.
        for (age, table) in self.tables.iter().rev().enumerate() {
            if let Some(place) = table.find(handle) {
                table.remove(place);
                self.count -= usize::from(age == 0);
            }
        }
    }

    fn own(&mut self, handle: usize, owner: usize) {
        if let Some(before) = self.owners.insert(handle, owner) {
            self.of_owner.remove(&(before, handle));
        }
        self.of_owner.insert((owner, handle));
    }

    /// Ends a handle, and returns its owner if it was created here.
    fn end(&mut self, handle: usize) -> Option<usize> {
        self.destroyed.insert(handle);
        self.refuse(handle);
        let owner = self.owners.remove(&handle)?;
        self.of_owner.remove(&(owner, handle));
        Some(owner)
    }
}

impl Handles {
    const fn new(what: &'static str, missing: Kind) -> Handles {
        let state =
            State { owners: Map::new(), of_owner: Set::new(), destroyed: Set::new(), tables: Vec::new(), count: 0 };
        Handles { what, missing, table: AtomicPtr::new(std::ptr::null_mut()), state: Mutex::new(state) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    /// Notes a handle that the vendor has just given, which may be that of a destroyed object.
    pub fn created(&self, handle: usize, owner: usize) {
        // The table's mark of a free place, and no object's handle.
        if handle == 0 {
            return;
        }
        let mut state = self.state();
        state.destroyed.remove(&handle);
        state.own(handle, owner);
        state.let_pass(handle, &self.table);
    }

    /// Notes a handle that the vendor has just given to a call past this library.
    #[cold]
    pub fn given(&self, handle: usize) {
        let mut state = self.state();
        if state.destroyed.remove(&handle) {
            state.let_pass(handle, &self.table);
        }
    }

    /// Returns true once any handle is known.
    #[inline]
    pub fn are_known(&self) -> bool {
        !self.table.load(Ordering::Acquire).is_null()
    }

    /// The owner of a live object that was created here.
    pub fn owner(&self, handle: usize) -> Option<usize> {
        self.state().owners.get(&handle).copied()
    }

    /// Calls `destroy` for a handle, which is refused from then on unless that fails.
    pub fn destroy(&self, handle: usize, destroy: impl FnOnce() -> Result<()>) -> Result<()> {
        self.check(handle)?;
        // First, since another thread may get the handle as soon as the vendor has destroyed the object.
        let mut state = self.state();
        if state.destroyed.contains(&handle) {
            drop(state);
            return self.refuse(handle, "was destroyed");
        }
        let owner = state.end(handle);
        drop(state);
        destroy().inspect_err(|_| {
            let mut state = self.state();
            state.destroyed.remove(&handle);
            if let Some(owner) = owner {
                state.own(handle, owner);
            }
            state.let_pass(handle, &self.table);
        })
    }

    /// Ends all objects of an owner, and returns their handles.
    fn ended(&self, owner: usize) -> Vec<usize> {
        let mut state = self.state();
        let ended: Vec<usize> =
            state.of_owner.range((owner, 0)..=(owner, usize::MAX)).map(|(_, handle)| handle).collect();
        for handle in &ended {
            state.end(*handle);
        }
        ended
    }

    /// Refuses a handle that was destroyed, and a number that names nothing.
    #[inline]
    pub fn check(&self, handle: usize) -> Result<()> {
        // SAFETY: tables are never freed.
        let table = unsafe { self.table.load(Ordering::Acquire).as_ref() };
        // Free places hold 0.
        let is_live = handle != 0 && table.is_some_and(|table| table.bucket(handle).is_some());
        if is_live { Ok(()) } else { self.look(handle) }
    }

    #[cold]
    #[inline(never)]
    fn look(&self, handle: usize) -> Result<()> {
        if !can_be_pointer(handle) {
            return self.refuse(handle, "is no pointer");
        }
        if self.state().destroyed.contains(&handle) {
            return self.refuse(handle, "was destroyed");
        }
        if !memory_map::is_readable(handle) {
            return self.refuse(handle, "points nowhere");
        }
        // A vendor's objects are in memory that its library writes. A kernel that is compiled into a program is code.
        let access = memory_map::check_access(handle, handle + 1, Protection::ReadWrite);
        if matches!(access, Err(Refusal::NotWritable(_))) {
            return self.refuse(handle, "points to code or constants");
        }
        let mut state = self.state();
        if !state.destroyed.contains(&handle) {
            state.let_pass(handle, &self.table);
        }
        Ok(())
    }

    fn refuse(&self, handle: usize, why: &str) -> Result<()> {
        Err(self.missing.because(format!("there is no {} {handle:#x}: it {why}", self.what)))
    }
}

/// A graph; InvalidValue for one that does not exist.
pub fn graph(number: usize) -> Result<usize> {
    GRAPHS.check(number)?;
    Ok(number)
}

/// A node of a graph; InvalidValue for one that does not exist.
pub fn node(number: usize) -> Result<usize> {
    NODES.check(number)?;
    Ok(number)
}

/// An object that graphs refer to; InvalidValue for one that does not exist.
pub fn user_object(number: usize) -> Result<usize> {
    USER_OBJECTS.check(number)?;
    Ok(number)
}

/// An executable graph; InvalidValue for one that does not exist.
pub fn executable(number: usize) -> Result<usize> {
    EXECUTABLES.check(number)?;
    Ok(number)
}

/// The types of what ends with an object, each with the type of the object.
static PARTS: [(&Handles, &Handles); 4] =
    [(&MIPMAPPED_ARRAYS, &ARRAYS), (&MODULES, &KERNELS), (&GRAPHS, &NODES), (&GRAPHS, &GRAPHS)];

/// Handles that have ended with an owner, each with the owner that it had.
#[must_use]
#[derive(Default)]
pub struct Ended(Vec<(&'static Handles, usize, usize)>);

impl Ended {
    /// Ends what a context or a device owns. To be noted before the vendor ends it, as whatever ends with an owner: another
    /// thread may get the owner's handle as soon as that has ended.
    pub fn with_owner(owner: usize) -> Ended {
        let mut ended = Ended::default();
        if owner == NO_OWNER {
            return ended;
        }
        for kind in [&ARRAYS, &MIPMAPPED_ARRAYS, &STREAMS, &EVENTS, &EXTERNALS, &MODULES] {
            ended.add(kind, owner);
        }
        ended
    }

    /// Ends the parts of an object.
    fn with_object(kind: &'static Handles, object: usize) -> Ended {
        let mut ended = Ended::default();
        ended.add_parts(kind, object);
        ended
    }

    fn add(&mut self, kind: &'static Handles, owner: usize) {
        for handle in kind.ended(owner) {
            self.0.push((kind, handle, owner));
            self.add_parts(kind, handle);
        }
    }

    fn add_parts(&mut self, kind: &'static Handles, object: usize) {
        for (_, part) in PARTS.iter().filter(|(whole, _)| std::ptr::eq(*whole, kind)) {
            self.add(part, object);
        }
    }

    /// Takes back what was noted, where the vendor has refused to end the owner.
    pub fn restore(self) {
        for (kind, handle, owner) in self.0 {
            kind.created(handle, owner);
        }
    }

    /// Makes the call that ends the owner.
    pub fn with(self, end: impl FnOnce() -> Result<()>) -> Result<()> {
        end().inspect_err(|_| self.restore())
    }
}

/// Calls `destroy` for an object, with which its parts end.
pub fn destroy_with_parts(kind: &'static Handles, handle: usize, destroy: impl FnOnce() -> Result<()>) -> Result<()> {
    kind.destroy(handle, || Ended::with_object(kind, handle).with(destroy))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gpu::kind;

    /// Handles that nobody else uses, and eight addresses of memory.
    fn handles() -> (Handles, [usize; 8]) {
        let memory: &'static [u64; 8] = Box::leak(Box::new([0; 8]));
        (Handles::new("object", Kind::InvalidHandle), memory.each_ref().map(|word| std::ptr::from_ref(word).addr()))
    }

    #[test]
    fn a_destroyed_handle_is_refused_until_it_is_given_again() {
        let (handles, [one, two, foreign, native, ..]) = handles();
        let refused = Some(Kind::InvalidHandle);
        handles.created(one, 5);
        handles.created(two, 6);
        assert_eq!(kind(handles.check(0)), refused, "a free place holds 0");
        assert!(handles.destroy(one, || Err(Kind::InvalidValue.into())).is_err());
        assert!(handles.check(one).is_ok() && handles.owner(one) == Some(5), "the vendor has refused to destroy it");
        assert!(handles.destroy(one, || handles.check(one)).is_err(), "no call may use it meanwhile");
        assert!(handles.destroy(one, || Ok(())).is_ok());
        assert!(kind(handles.check(one)) == refused && handles.owner(one).is_none());
        assert_eq!(kind(handles.destroy(one, || panic!("the vendor sees it again"))), refused);
        assert!(handles.check(foreign).is_ok() && handles.owner(foreign).is_none(), "another library's");
        assert!(handles.destroy(foreign, || Ok(())).is_ok() && handles.check(foreign).is_err());
        handles.created(one, 6);
        assert!(handles.check(one).is_ok());
        assert_eq!((handles.ended(5), handles.ended(6)), (vec![], vec![one.min(two), one.max(two)]));
        assert!(handles.check(one).is_err() && handles.check(two).is_err());
        handles.given(one);
        handles.given(native);
        assert!(handles.check(one).is_ok() && handles.owner(one).is_none() && handles.check(two).is_err());
    }

    #[test]
    fn a_number_without_memory_is_no_handle() {
        let (handles, [one, ..]) = handles();
        for number in [0, 3, 4095, one + 1, 0x5e51 << 48 | one, usize::MAX] {
            assert_eq!(kind(handles.check(number)), Some(Kind::InvalidHandle), "{number:#x}");
        }
        #[cfg(not(miri))]
        for number in [4096, 0x7fff_ffff_f000] {
            assert_eq!(kind(handles.check(number)), Some(Kind::InvalidHandle), "{number:#x}");
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn code_is_no_object() {
        let (handles, _) = handles();
        let object = Box::new(0_usize);
        assert!(handles.check((&raw const *object).addr()).is_ok(), "another library's");
        assert!(handles.check((code_is_no_object as *const ()).addr()).is_err());
        static CONSTANTS: [usize; 2] = [1, 2];
        assert!(handles.check((&raw const CONSTANTS).addr()).is_err());
    }

    #[test]
    fn tables_grow_and_lose_nothing() {
        let (handles, _) = handles();
        let all: Vec<usize> = (1..3000).map(|index| index << 12).collect();
        for (count, handle) in all.iter().enumerate() {
            handles.created(*handle, count % 7 + 1);
        }
        let passes = |handle: &usize| {
            let table = handles.table.load(Ordering::Acquire);
            // SAFETY: tables are never freed.
            unsafe { table.as_ref() }.is_some_and(|table| table.find(*handle).is_some())
        };
        assert!(all.iter().all(passes));
        assert_eq!(handles.ended(3).len(), 429);
        for (count, handle) in all.iter().enumerate() {
            assert_eq!(passes(handle), count % 7 != 2, "{handle:#x}");
            assert_eq!(handles.check(*handle).is_ok(), count % 7 != 2, "{handle:#x}");
        }
        for handle in &all {
            _ = handles.destroy(*handle, || Ok(()));
        }
        assert!(!all.iter().any(passes) && handles.state().count == 0);
    }

    #[test]
    fn numbers_beyond_their_bucket_are_found_until_they_are_removed() {
        let table = Table::new(64);
        // Two neighbouring homes, the last and the first bucket, with more than both have room for.
        let of_home = |home| (1..).map(|index| index << 12).filter(move |number| Table::new(64).home(*number) == home);
        let all: Vec<usize> = of_home(table.mask()).take(7).chain(of_home(0).take(5)).collect();
        for first in 0..all.len() {
            all.iter().for_each(|number| table.insert(*number));
            for count in 0..all.len() {
                let removed = all[(first + 5 * count) % all.len()];
                table.remove(table.find(removed).expect("in the table"));
                let left =
                    |number: &&usize| (0..=count).all(|before| all[(first + 5 * before) % all.len()] != **number);
                assert!(table.bucket(removed).is_none());
                assert!(all.iter().filter(left).all(|number| table.bucket(*number).is_some()), "{first}, {count}");
            }
            assert!((0..table.0.len()).all(|bucket| table.read(bucket) == [0; WIDTH]));
        }
    }

    #[test]
    fn checks_beside_changes_find_what_lives() {
        let (handles, _) = handles();
        let (stays, comes) = (1 << 40, 2 << 40);
        handles.created(stays, NO_OWNER);
        std::thread::scope(|scope| {
            for thread in 0..3 {
                let handles = &handles;
                scope.spawn(move || {
                    let rounds = if cfg!(miri) { 5 } else { 500 };
                    for number in 0..rounds {
                        let handle = comes + (thread << 30) + ((number % 40) << 12);
                        handles.created(handle, thread + 1);
                        assert!(handles.check(stays).is_ok() && handles.check(handle).is_ok());
                        assert!(handles.destroy(handle, || Ok(())).is_ok() && handles.check(handle).is_err());
                    }
                });
            }
        });
    }
}
