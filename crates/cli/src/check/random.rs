// SPDX-License-Identifier: MIT OR Apache-2.0
//! Random programs over two devices, whose races a model of each vendor's promises finds in its own way.
//!
//! It does so pair by pair, from the words of the vendors, with no table, no lanes and no clock.

use std::collections::BTreeMap;

use anygpu::gpu::{Deed, Joint, Order, Origin, Rule, Shape, Stream, Strength, Used};
use anygpu::os::journal::entry::{self, Awaits, Entry, READS_AT_ONCE, What};

use super::history;
use super::journal::Process;
use super::races;

/// Streams that programs create, on device 0 and on device 1 by turns; the first two wait for null streams.
const CREATED: u64 = 0x1000;
const CREATED_COUNT: u64 = 4;
const EVENTS: u64 = 3;
const SIZE: u64 = 64;
/// The memory: two allocations of each device, one that a stream allocated on device 1, and page-locked memory.
const BUFFERS: [(Option<i32>, Origin); 6] = [
    (Some(0), Origin::Allocated),
    (Some(0), Origin::Allocated),
    (Some(1), Origin::Allocated),
    (Some(1), Origin::Allocated),
    (Some(1), Origin::Queued),
    (None, Origin::Allocated),
];

fn address(buffer: usize) -> u64 {
    0x10_0000 * (buffer as u64 + 1)
}

struct Random(u64);

impl Random {
    fn below(&mut self, count: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % count
    }
}

/// A stream of the model.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Lane {
    stream: u64,
    device: i32,
}

impl Lane {
    const NULL: u64 = 0;
    const PER_THREAD: u64 = 2;

    fn is_null(self) -> bool {
        self.stream == Lane::NULL
    }

    fn is_blocking(self) -> bool {
        self.stream == Lane::PER_THREAD || (CREATED..CREATED + 2).contains(&self.stream)
    }

    /// Work of one is in an order with work of the other, by the calls' order.
    fn orders(self, other: Lane) -> bool {
        let pair = self.device == other.device
            && (self.is_null() && other.is_blocking() || self.is_blocking() && other.is_null());
        self == other || pair
    }
}

/// A use of bytes.
#[derive(Clone, Copy, Debug)]
struct Touch {
    buffer: usize,
    start: u64,
    end: u64,
    is_written: bool,
}

/// A piece of work of the model.
struct Piece {
    call: usize,
    /// The streams in whose order it is.
    lanes: Vec<Lane>,
    touches: Vec<Touch>,
    /// The pieces before it.
    before: Vec<bool>,
}

/// A random program of one vendor's interface: its journal, and what the model knows of it.
struct Program {
    rule: Rule,
    random: Random,
    device: i32,
    time: u64,
    calls: Vec<(What, Entry)>,
    pieces: Vec<Piece>,
    records: BTreeMap<u64, usize>,
    /// The pieces that the program knows to be done.
    done: Vec<bool>,
}

impl Program {
    fn call(&mut self, what: What, values: &[u64]) -> usize {
        self.time += 10;
        let stack = self.calls.len() as u32 + 1;
        let mut entry =
            Entry { began: self.time, ended: self.time + 5, stack, device: self.device, ..Entry::new(what) };
        entry.values[..values.len()].copy_from_slice(values);
        self.calls.push((what, entry));
        self.calls.len() - 1
    }

    fn lane(&self, stream: u64) -> Lane {
        let device = if stream >= CREATED { (stream % 2) as i32 } else { self.device };
        Lane { stream, device }
    }

    fn some_stream(&mut self) -> u64 {
        match self.random.below(2 + CREATED_COUNT) {
            0 => Lane::NULL,
            1 => Lane::PER_THREAD,
            other => CREATED + other - 2,
        }
    }

    /// Adds a piece behind all that orders it, and behind others that are given. Returns its number.
    fn add(&mut self, call: usize, lanes: Vec<Lane>, is_early: bool, after: &[usize], touches: Vec<Touch>) -> usize {
        let mut before = self.done.clone();
        for (number, piece) in self.pieces.iter().enumerate() {
            let orders = |lane: &Lane| {
                piece.lanes.iter().any(|other| if is_early { lane == other } else { lane.orders(*other) })
            };
            if lanes.iter().any(orders) || after.contains(&number) {
                before[number] = true;
                piece.before.iter().zip(&mut before).for_each(|(is_before, before)| *before |= is_before);
            }
        }
        self.pieces.push(Piece { call, lanes, touches, before });
        self.done.push(false);
        self.pieces.len() - 1
    }

    /// Notes that pieces, and all before them, are done.
    fn see(&mut self, is_seen: impl Fn(&Piece) -> bool) {
        for number in 0..self.pieces.len() {
            if is_seen(&self.pieces[number]) {
                self.done[number] = true;
                let before = &self.pieces[number].before;
                before.iter().zip(&mut self.done).for_each(|(is_before, done)| *done |= is_before);
            }
        }
    }

    fn some_touch(&mut self, is_written: bool) -> Touch {
        let buffer = self.random.below(BUFFERS.len() as u64) as usize;
        let start = self.random.below(SIZE / 2);
        Touch { buffer, start, end: start + 1 + self.random.below(SIZE / 2), is_written }
    }

    fn fill(&mut self) {
        let (stream, touch) = (self.some_stream(), self.some_touch(true));
        let (address, width) = (address(touch.buffer) + touch.start, touch.end - touch.start);
        let call = self.call(What::Fill, &[address, 0, 0, width, 1, 1, stream, 0]);
        let lane = self.lane(stream);
        self.add(call, vec![lane], false, &[], vec![touch]);
    }

    /// The devices whose null streams order a copy, by each vendor's own words.
    fn promised(&self, lane: Lane, sides: [usize; 2]) -> Vec<i32> {
        let [to, from] = sides.map(|side| BUFFERS[side]);
        let devices = match (self.rule, to.0, from.0) {
            // CUDA: copies in a null stream, with the null streams of the devices whose own allocations they use.
            (Rule::Stream, ..) if lane.is_null() => {
                [to, from].into_iter().filter(|side| side.1 == Origin::Allocated).filter_map(|side| side.0).collect()
            }
            (Rule::Stream, ..) => Vec::new(),
            // HIP: a copy within one device's memory, or between that and the host's, in the null stream of that device.
            (Rule::Memory, Some(one), Some(other)) if one != other => Vec::new(),
            (Rule::Memory, one, other) => one.or(other).into_iter().collect::<Vec<_>>(),
        };
        devices.into_iter().filter(|device| *device != lane.device).collect()
    }

    fn copy(&mut self) {
        let (stream, to, from) = (self.some_stream(), self.some_touch(true), self.some_touch(false));
        let width = (to.end - to.start).min(from.end - from.start);
        let [to, from] = [to, from].map(|side| Touch { end: side.start + width, ..side });
        let is_now = self.random.below(3) == 0;
        let (lane, own) = (self.lane(stream), Stream(stream as usize));
        let order = match (self.rule, is_now) {
            (Rule::Stream, false) => Order::Queued(own),
            (Rule::Stream, true) => Order::Now(own),
            (Rule::Memory, false) => Order::Joined(own),
            (Rule::Memory, true) => Order::JoinedNow(own),
        };
        let used = |side: &Touch| {
            let (device, origin) = BUFFERS[side.buffer];
            device.map(|device| Used { device, origin })
        };
        let (sides, shape) = ([used(&to), used(&from)], Shape::bytes(width as usize));
        // The journal's part: as the library tells it.
        let joint = Joint::find(order, Deed::Copy, &sides);
        let awaits = match is_now {
            false => Awaits::None,
            true if joint.is_awaited(order, &shape) => Awaits::Always,
            true => Awaits::OfHost,
        };
        let promised = if joint.strength == Strength::Promised { &joint.devices[..] } else { &[] };
        let is_early = order.reads_at_once(&shape) && sides[1].is_none() && sides[0].is_some();
        let asks = entry::asks(awaits, promised) | if is_early { READS_AT_ONCE } else { 0 };
        let places = [to, from].map(|side| address(side.buffer) + side.start);
        let values = [places[0], 0, 0, places[1], 0, 0, width, 1, 1, stream, asks];
        let call = self.call(What::Copy, &values);
        // The model's.
        let mut lanes = vec![lane];
        let others = self.promised(lane, [to.buffer, from.buffer]);
        lanes.extend(others.into_iter().map(|device| Lane { stream: Lane::NULL, device }));
        let mut after = Vec::new();
        if is_early {
            after.push(self.add(call, vec![lane], true, &[], vec![from]));
        }
        let touches = if is_early { vec![to] } else { vec![to, from] };
        let piece = self.add(call, lanes, false, &after, touches);
        let devices = [to, from].map(|side| BUFFERS[side.buffer].0);
        let is_between = matches!(devices, [Some(one), Some(other)] if one != other);
        let is_of_host = devices.iter().any(Option::is_none);
        let is_done = is_now && (is_of_host || self.rule == Rule::Memory && is_between);
        // A copy of the host's memory alone is done with its call.
        if is_done || devices == [None, None] {
            self.see_piece(piece);
        }
        // Whoever looks at page-locked memory may see a word of it.
        if width <= 8 && devices[0].is_none() {
            self.see_piece(piece);
        }
    }

    fn see_piece(&mut self, piece: usize) {
        let call = self.pieces[piece].call;
        self.see(|other| other.call == call);
    }

    fn step(&mut self) {
        match self.random.below(16) {
            0..5 => self.fill(),
            5..9 => self.copy(),
            9 | 10 => {
                let (stream, event) = (self.some_stream(), self.random.below(EVENTS));
                let call = self.call(What::Record, &[0x9000 + event, stream]);
                let lane = self.lane(stream);
                let piece = self.add(call, vec![lane], false, &[], Vec::new());
                self.records.insert(event, piece);
            }
            11..14 => {
                let (stream, event) = (self.some_stream(), self.random.below(EVENTS));
                let call = self.call(What::WaitEvent, &[0x9000 + event, stream]);
                let (lane, after) = (self.lane(stream), self.records.get(&event).copied());
                self.add(call, vec![lane], false, &Vec::from_iter(after), Vec::new());
            }
            14 if self.random.below(4) == 0 => self.wait(),
            _ => self.device = self.random.below(2) as i32,
        }
    }

    fn wait(&mut self) {
        let event = self.random.below(EVENTS);
        let (stream, device) = (self.some_stream(), self.device);
        match self.random.below(3) {
            0 => {
                self.call(What::ObserveStream, &[stream]);
                let own = self.lane(stream);
                let is_meant =
                    |lane: &Lane| *lane == own || own.is_null() && lane.device == device && lane.is_blocking();
                self.see(|piece| piece.lanes.iter().any(is_meant));
            }
            1 => {
                self.call(What::ObserveEvent, &[0x9000 + event]);
                if let Some(piece) = self.records.get(&event).copied() {
                    self.see_piece(piece);
                }
            }
            _ => {
                self.call(What::ObserveDevice, &[]);
                self.see(|piece| piece.lanes.iter().any(|lane| lane.device == device));
            }
        }
    }

    fn new(rule: Rule, seed: u64, steps: u64) -> Program {
        let (calls, pieces, done) = (Vec::new(), Vec::new(), Vec::new());
        let random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x55);
        let mut program = Program { rule, random, device: 0, time: 0, calls, pieces, records: BTreeMap::new(), done };
        for stream in CREATED..CREATED + CREATED_COUNT {
            program.device = (stream % 2) as i32;
            program.call(What::CreateStream, &[stream, u64::from(!program.lane(stream).is_blocking())]);
        }
        for (buffer, (device, _)) in BUFFERS.iter().enumerate() {
            program.device = device.unwrap_or(0);
            let kind = if device.is_some() { entry::Memory::Device } else { entry::Memory::Host };
            program.call(What::Allocate, &[address(buffer), SIZE, kind.number().into()]);
        }
        (0..steps).for_each(|_| program.step());
        program
    }

    /// The pairs of calls that the model finds unordered, though they use the same bytes.
    fn races(&self) -> Vec<(usize, usize)> {
        let meet = |one: &Touch, other: &Touch| {
            one.buffer == other.buffer
                && (one.is_written || other.is_written)
                && one.start < other.end
                && other.start < one.end
        };
        let mut found = Vec::new();
        for (number, piece) in self.pieces.iter().enumerate() {
            for (other, earlier) in self.pieces[..number].iter().enumerate() {
                let do_meet = piece.touches.iter().any(|one| earlier.touches.iter().any(|other| meet(one, other)));
                if do_meet && !piece.before[other] && piece.call != earlier.call {
                    found.push((earlier.call, piece.call));
                }
            }
        }
        found
    }
}

/// Checks a program by its journal: the pairs of calls that are reported.
fn reported(calls: Vec<(What, Entry)>) -> Vec<(usize, usize)> {
    let process = Process {
        id: 1,
        began: 0,
        rank: None,
        cut: None,
        fault: None,
        command: String::new(),
        calls,
        stacks: Default::default(),
        files: Default::default(),
    };
    let processes = [process];
    let history = history::of(&processes);
    let races = races::find(&history, |site| &processes[site.process].calls[site.call].1);
    let call = |node: usize| history.order.nodes[node].site.call;
    let pairs = races.iter().map(|race| (call(race.first.node), call(race.second.node)));
    pairs.map(|(one, other)| (one.min(other), one.max(other))).collect()
}

/// A program of a number: short ones and long ones, by both rules.
fn check(seed: u64) -> (usize, usize) {
    let rule = if seed.is_multiple_of(2) { Rule::Stream } else { Rule::Memory };
    let program = Program::new(rule, seed, 6 + seed % 55);
    let (wanted, found) = (program.races(), reported(program.calls.clone()));
    let say = || {
        let calls = program.calls.iter().enumerate().skip(CREATED_COUNT as usize + BUFFERS.len());
        calls
            .map(|(number, (what, entry))| format!("{number} {what:?} {:x?} on {}\n", entry.values, entry.device))
            .collect::<String>()
    };
    for pair in &found {
        assert!(wanted.contains(pair), "seed {seed}, {rule:?}: {pair:?} is ordered\n{}", say());
    }
    for (one, other) in &wanted {
        let is_told = found.iter().any(|pair| [pair.0, pair.1].iter().any(|call| call == one || call == other));
        assert!(is_told, "seed {seed}, {rule:?}: {one} and {other} are not reported, of {found:?}\n{}", say());
    }
    (wanted.len(), found.len())
}

/// `ANYGPU_TEST_CHECK_PROGRAMS` is their number.
#[test]
fn random_programs_race_where_no_vendor_orders_them() {
    let count = std::env::var("ANYGPU_TEST_CHECK_PROGRAMS").ok().and_then(|count| count.parse().ok()).unwrap_or(10_000);
    let mut right = 0;
    let (mut pairs, mut told) = (0, 0);
    for seed in 0..count {
        let (wanted, found) = check(seed);
        right += u64::from(wanted == 0);
        pairs += wanted;
        told += found;
    }
    println!("{count} programs, {right} without a race; {pairs} unordered pairs, {told} reported");
    assert!(right > count / 50 && pairs as u64 > count, "{right} right ones, {pairs} pairs");
}
