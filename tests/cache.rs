// SPDX-License-Identifier: MIT OR Apache-2.0
//! The cache of imports, compared with a plain list of states.

use std::collections::BTreeMap;

use anygpu::share::token::cache::{Cache, CacheRoom, Entry, Key, OWN, State};
use proptest::prelude::*;

/// Everything about an object follows from its key, which is what the entries hold.
fn entry(key: Key) -> Entry<Key> {
    Entry::new(key, 100 * (1 + key.serial as usize), name(key), is_shared(key))
}

fn name(key: Key) -> Option<[u8; 64]> {
    (key.serial != 2).then_some([key.serial as u8 / 2; 64])
}

fn is_shared(key: Key) -> bool {
    key.serial.is_multiple_of(2)
}

fn start(key: Key) -> usize {
    4096 * (1 + key.serial as usize)
}

fn is_gone(key: &Key) -> bool {
    key.serial == 0
}

#[derive(Clone, Copy, Debug)]
enum Step {
    Insert,
    Open,
    AddUser,
    RemoveUser(bool),
    Remove,
    Take,
    TakeGone,
    MakeRoom,
    TakeSurplus(usize, usize),
}

fn steps() -> impl Strategy<Value = Vec<(Step, Key)>> {
    // Few limits take all: what is left is used again, or waits.
    let limit = (0..10_usize, prop_oneof![3 => Just(usize::MAX), 1 => 0..3000_usize]);
    let step = prop_oneof![
        4 => Just(Step::Insert),
        8 => Just(Step::Open),
        4 => Just(Step::AddUser),
        8 => proptest::bool::weighted(0.8).prop_map(Step::RemoveUser),
        1 => Just(Step::Remove),
        1 => Just(Step::Take),
        1 => Just(Step::TakeGone),
        1 => Just(Step::MakeRoom),
        2 => limit.prop_map(|(mappings, bytes)| Step::TakeSurplus(mappings, bytes)),
    ];
    let key = (0..2_u64, 0..3_u64, OWN..2).prop_map(|(register, serial, device)| Key { register, serial, device });
    proptest::collection::vec((step, key), 1..300)
}

/// The states by key, searched whole for every question.
#[derive(Default)]
struct Model {
    states: BTreeMap<Key, State>,
    /// Closes that left an entry kept.
    closes: u64,
    /// True if something had to wait for another device.
    is_left: bool,
}

impl Model {
    fn is_busy(&self, key: Key) -> bool {
        self.states.iter().any(|(other, state)| {
            let is_same = *other == key || Key { device: OWN, ..*other } == Key { device: OWN, ..key };
            is_same && *state == State::Busy && (*other == key || is_shared(key))
        })
    }

    /// The kept ones, the longest unused first.
    fn kept(&self) -> Vec<Key> {
        let closed = |(key, state): (&Key, &State)| match state {
            State::Kept(closed) => Some((*closed, *key)),
            _ => None,
        };
        let mut kept: Vec<_> = self.states.iter().filter_map(closed).collect();
        kept.sort_unstable();
        kept.into_iter().map(|(_, key)| key).collect()
    }

    fn total(&self) -> (usize, usize) {
        let kept = self.kept();
        (kept.len(), kept.iter().map(|key| entry(*key).size).sum())
    }

    fn take(&mut self, keys: impl IntoIterator<Item = Key>, limit: (usize, usize)) -> Vec<Key> {
        let mut taken = Vec::new();
        for key in keys {
            let (mappings, bytes) = self.total();
            if (mappings > limit.0 || bytes > limit.1) && matches!(self.states.get(&key), Some(State::Kept(_))) {
                match self.is_busy(key) {
                    true => self.is_left = true,
                    false => {
                        self.states.insert(key, State::Busy);
                        taken.push(key);
                    }
                }
            }
        }
        taken
    }
}

fn step(cache: &mut Cache<Key>, model: &mut Model, step: Step, key: Key) {
    let known = model.states.get(&key).copied();
    let users = if let Some(State::Used(users)) = known { users } else { 0 };
    match (step, known) {
        (Step::Insert, None) => {
            cache.insert(key, entry(key));
            model.states.insert(key, State::Busy);
        }
        (Step::Open, Some(State::Busy)) => {
            cache.opened(key, start(key));
            model.states.insert(key, State::Used(1));
        }
        (Step::AddUser, _) => {
            let added = cache.add_user(key, |_| Ok::<_, ()>(())).map(|entry| entry.expect("checked").users());
            let expected = known.filter(|state| *state != State::Busy).map(|_| users + 1);
            assert_eq!(added, expected);
            assert!(expected.is_none() || cache.add_user(key, |_| Err(())).is_some_and(|entry| entry.is_err()));
            expected.map(|users| model.states.insert(key, State::Used(users)));
        }
        (Step::RemoveUser(may_keep), _) => {
            model.closes += u64::from(users == 1 && may_keep);
            let left = match users {
                0 => None,
                1 if may_keep => Some(State::Kept(model.closes)),
                1 => Some(State::Busy),
                _ => Some(State::Used(users - 1)),
            };
            assert_eq!(cache.remove_user(key, |_| may_keep), left);
            left.map(|state| model.states.insert(key, state));
        }
        (Step::Remove, _) => assert_eq!(cache.remove(key).is_some(), model.states.remove(&key).is_some()),
        (Step::Take, _) => assert_eq!(cache.take(key), !model.take([key], (0, 0)).is_empty()),
        (Step::TakeGone, _) => {
            let gone: Vec<Key> = model.states.keys().copied().filter(is_gone).collect();
            assert_eq!(cache.take_kept(|_, object| is_gone(object)), model.take(gone, (0, 0)));
        }
        (Step::MakeRoom, _) => {
            let in_the_way = cache.in_the_way(key, &entry(key), is_gone);
            let taken = model.take(in_the_way.clone(), (0, 0));
            let is_busy = in_the_way.iter().chain([&key]).any(|key| model.is_busy(*key));
            match cache.make_room(key, &entry(key), is_gone) {
                CacheRoom::Taken(keys) => assert!(keys == taken && !taken.is_empty()),
                CacheRoom::Busy => assert!(taken.is_empty() && is_busy),
                CacheRoom::Free => assert!(taken.is_empty() && !is_busy),
            }
        }
        (Step::TakeSurplus(mappings, bytes), _) => {
            assert_eq!(cache.take_surplus(mappings, bytes), model.take(model.kept(), (mappings, bytes)));
        }
        _ => {}
    }
    assert_eq!(cache.take_left(), std::mem::take(&mut model.is_left));
}

fn compare(cache: &Cache<Key>, model: &Model, key: Key) {
    assert!(cache.entries().iter().map(|(key, entry)| (*key, entry.state())).eq(model.states.clone()));
    assert_eq!(cache.kept(), model.total());
    assert_eq!(cache.is_busy(key), model.is_busy(key));
    let used = || model.states.iter().filter(|(_, state)| matches!(state, State::Used(_))).map(|(key, _)| *key);
    let is_same = |other: &Key| (other.register, other.serial) == (key.register, key.serial);
    assert_eq!(cache.is_used(key), used().any(|other| is_same(&other)));
    for address in [0, start(key) - 1, start(key), start(key) + entry(key).size - 1, start(key) + entry(key).size] {
        let found = cache.in_use(address, |other, _| other.device == key.device).map(|found| found.0);
        let contains = |other: &Key| (start(*other)..start(*other) + entry(*other).size).contains(&address);
        assert_eq!(found, used().find(|other| other.device == key.device && contains(other)), "{address:#x}");
    }
    let mut found = cache.in_the_way(key, &entry(key), is_gone);
    let is_older = |other: &Key| {
        let may_be_same = is_shared(key) || other.device == key.device;
        let is_name = name(key).is_some() && name(key) == name(*other);
        other.register == key.register && is_name && may_be_same && is_gone(other)
    };
    found.sort_unstable();
    assert!(found.iter().eq(model.states.keys().filter(|other| **other == key || is_older(other))));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_cache_is_what_a_plain_list_of_states_is(steps in steps()) {
        let (mut cache, mut model) = (Cache::empty(), Model::default());
        for (what, key) in steps {
            step(&mut cache, &mut model, what, key);
            compare(&cache, &model, key);
        }
    }
}
