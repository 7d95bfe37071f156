// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the documentation promises to processes that share memory, as a state and the answers that follow from it.
//!
//! [`Model::plan`] turns a step into one command for one process and a judgement of its reply, which changes the state.
//! So the replies to commands that ran at the same time can be judged in either order.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::rc::Rc;

use common::peer::{SHARED_EVENT, UNTOUCHED, pattern};
use common::physical::GRANULE;

use crate::calls::sum;

pub const WORKERS: usize = 3;
/// Bytes of an object that are written and compared, from its start on.
const WINDOW: usize = 16 << 10;
/// Objects of one sort in a process.
const MOST: usize = 6;

const INVALID_VALUE: u32 = 1;
const NOT_INITIALIZED: &str = "=3";
const INVALID_DEVICE_POINTER: u32 = 17;
const INVALID_CONTEXT: u32 = 201;
const NOT_READY: u32 = 600;
const STALE: u32 = 10002;
/// AscendCL's, for what is exported or imported a second time.
const ONCE: u32 = 107_017;
const UNREACHABLE: u32 = 10003;

/// What a back end can do, and what it promises beyond the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Promises {
    pub physical: bool,
    pub pools: bool,
    /// A handle of freed memory, or of a process that has ended, is refused.
    pub refuses_stale: bool,
    /// Memory that its owner has freed, or whose owner has ended, stays with those who have it open.
    pub outlives: bool,
    /// The memory that a device reports as used is the process's own.
    pub counts: bool,
    /// Streams work while the host goes on, and a dead recorder's event fails.
    pub queues: bool,
}

macro_rules! verbs {
    ($($verb:ident $weight:literal)*) => {
        /// What a step does.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum Verb { $($verb),* }

        /// All of them, with how often they are drawn.
        pub const VERBS: &[(u32, Verb)] = &[$(($weight, Verb::$verb)),*];

        /// Their names.
        pub const VERB_NAMES: &[&str] = &[$(stringify!($verb)),*];
    };
}

verbs! {
    Make 10  Free 4  FreeWrong 3  Write 10  Read 10
    Export 8  Open 16  Close 6  CloseWrong 3
    Token 8  Import 16  CloseToken 6  CloseTokenWrong 2  Trim 2
    AclCreate 2  Number 5  Take 8  Create 3  Place 8  Remove 3  Release 3  ReleaseWrong 1  Descriptor 6  ImportDescriptor 8  CloseDescriptor 3
    Pool 2  FromPool 8  FreeFromPool 2  PoolDescriptor 4  ImportPool 8  Name 10  ImportName 12  DestroyPool 1
    Event 2  EventHandle 4  OpenEvent 6  Record 6  QueryEvent 8  WaitEvent 4  DestroyEvent 2  Gate 2  OpenGate 3
    Fork 1  ForkIdle 1  Memory 2  Reset 1
}

/// A step: the numbers select what it concerns among what there is.
#[derive(Clone, Copy)]
pub struct Step {
    pub verb: Verb,
    pub worker: usize,
    pub which: u16,
    pub number: u16,
}

impl fmt::Debug for Step {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        write!(to, "{:?}({}, {}, {})", self.verb, self.worker, self.which, self.number)
    }
}

pub type Reply = (u32, Vec<String>);
type Judgement = Result<(), String>;
type Judge = dyn Fn(&mut Model, &Reply) -> Judgement;

/// A command, and what its reply means.
#[derive(Clone)]
pub struct Plan {
    pub worker: usize,
    pub command: String,
    /// The content that it reads or, if true, writes.
    pub touches: Option<(usize, bool)>,
    judge: Rc<Judge>,
}

impl Plan {
    fn new(
        worker: usize,
        command: impl Into<String>,
        judge: impl Fn(&mut Model, &Reply) -> Judgement + 'static,
    ) -> Option<Plan> {
        Some(Plan { worker, command: command.into(), touches: None, judge: Rc::new(judge) })
    }

    fn touching(mut self, content: usize, writes: bool) -> Plan {
        self.touches = Some((content, writes));
        self
    }

    /// Judges a reply and changes the model accordingly.
    pub fn judge(&self, model: &mut Model, reply: &Reply) -> Judgement {
        (self.judge)(model, reply)
            .map_err(|why| format!("{why}: process {}, {:.100}: {reply:?}", self.worker, self.command))
    }
}

/// Returns true if two commands of different processes may run at the same time and be judged in either order.
pub fn independent(one: &Plan, other: &Plan) -> bool {
    let writes = match (one.touches, other.touches) {
        (Some((a, a_writes)), Some((b, b_writes))) => a == b && (a_writes || b_writes),
        _ => false,
    };
    one.worker != other.worker && !writes
}

/// The bytes of an object that several processes may see.
#[derive(Clone)]
struct Content {
    bytes: Vec<u8>,
    size: u64,
    /// A process was killed while it wrote.
    torn: bool,
}

/// An allocation that one process made.
#[derive(Clone)]
struct Buffer {
    owner: usize,
    born: u64,
    address: u64,
    content: usize,
    is_live: bool,
    /// The pool that it comes from.
    pool: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Way {
    Handle,
    Token,
    Pool,
}

/// What names a buffer for other processes.
#[derive(Clone)]
struct Name {
    way: Way,
    text: String,
    buffer: usize,
    offset: u64,
}

/// A buffer that a process has opened, by one way.
#[derive(Clone)]
struct Opening {
    base: u64,
    /// What each of the openings that are not closed returned.
    addresses: Vec<u64>,
}

/// Memory mapped at an address.
#[derive(Clone)]
struct Place {
    names: &'static str,
    address: u64,
    content: usize,
    writable: bool,
}

/// AscendCL's name of physical memory.
#[derive(Clone)]
struct Number {
    number: u64,
    owner: usize,
    born: u64,
    handle: u64,
    content: usize,
}

/// What the latest record of an event came to.
#[derive(Clone, Copy, PartialEq)]
enum Record {
    /// Never recorded, or the stream has got there.
    Done,
    /// Behind the gate of a process, in this life of it.
    Behind(usize, u64),
    /// A process was killed while it recorded.
    Unknown,
}

/// An event that processes share.
#[derive(Clone)]
struct Event {
    owner: usize,
    born: u64,
    is_live: bool,
    record: Record,
}

/// All commands for events, as far as what they touch goes: they are not judged in another order.
const EVENTS: usize = usize::MAX;

/// What a process has.
#[derive(Clone, Default)]
pub struct Side {
    /// Number of its life; no other process, nor it after it has executed a program, has the same.
    born: u64,
    opened: BTreeMap<(Way, usize), Opening>,
    /// Buffers whose tokens it has imported and may keep mapped.
    kept: BTreeSet<usize>,
    /// Handles of physical memory: interface, value, content, and whether it is an import.
    handles: Vec<(&'static str, u64, usize, bool)>,
    released: Vec<(&'static str, u64)>,
    places: Vec<Place>,
    /// Descriptors of physical memory.
    descriptors: Vec<(u64, usize)>,
    /// Pools of its own.
    pools: Vec<u64>,
    /// Descriptors of pools, each of which says the owner, its life, and the pool.
    pool_descriptors: Vec<(u64, Origin)>,
    imported_pools: Vec<(u64, Origin)>,
    closed: Vec<u64>,
    /// Addresses of events, its own and opened ones.
    events: Vec<(u64, usize)>,
    /// Its stream waits for the host.
    is_gated: bool,
    pub has_reset: bool,
}

/// A pool of a process.
type Origin = (usize, u64, u64);

#[derive(Clone)]
pub struct Model {
    pub promises: Promises,
    pub sides: Vec<Side>,
    contents: Vec<Content>,
    buffers: Vec<Buffer>,
    names: Vec<Name>,
    numbers: Vec<Number>,
    events: Vec<Event>,
    event_handles: Vec<(String, usize)>,
    /// The number of lives.
    lives: u64,
    /// The lives that ended by executing a program.
    replaced: BTreeSet<u64>,
    page: u64,
}

fn status(reply: &Reply, expected: u32) -> Judgement {
    if reply.0 == expected { Ok(()) } else { Err(format!("status {}, not {expected}", reply.0)) }
}

fn number(reply: &Reply) -> Result<u64, String> {
    let value = reply.1.first().and_then(|value| value.parse().ok());
    value.filter(|value| *value != UNTOUCHED).ok_or_else(|| "no output".to_owned())
}

/// A status that must be 0, and the output.
fn made(reply: &Reply) -> Result<u64, String> {
    status(reply, 0)?;
    number(reply)
}

/// Refused with a status, and nothing written.
fn refused(reply: &Reply, expected: u32) -> Judgement {
    status(reply, expected)?;
    let untouched = reply.1.first().is_none_or(|value| *value == UNTOUCHED.to_string());
    if untouched { Ok(()) } else { Err("an output was written".to_owned()) }
}

fn holds(what: bool, why: &str) -> Judgement {
    if what { Ok(()) } else { Err(why.to_owned()) }
}

fn bytes(seed: u64, size: usize) -> Vec<u8> {
    (0..size.div_ceil(8) as u64).flat_map(|index| pattern(seed, index).to_ne_bytes()).take(size).collect()
}

/// One of some things.
fn one<T: Clone>(of: impl IntoIterator<Item = T>, which: u16) -> Option<T> {
    let all: Vec<T> = of.into_iter().collect();
    (!all.is_empty()).then(|| all[usize::from(which) % all.len()].clone())
}

impl Model {
    pub fn new(promises: Promises) -> Model {
        let side = |born| Side { born, ..Side::default() };
        Model {
            promises,
            sides: (1..=WORKERS as u64).map(side).collect(),
            contents: Vec::new(),
            buffers: Vec::new(),
            names: Vec::new(),
            numbers: Vec::new(),
            events: Vec::new(),
            event_handles: Vec::new(),
            lives: WORKERS as u64,
            replaced: BTreeSet::new(),
            page: 4096,
        }
    }

    /// A process has executed a program: it ended, and yet its number lives.
    pub fn replaced(&mut self, worker: usize) {
        self.replaced.insert(self.sides[worker].born);
        self.ended(worker);
    }

    /// A process was killed.
    pub fn ended(&mut self, worker: usize) {
        self.lives += 1;
        self.sides[worker] = Side { born: self.lives, ..Side::default() };
    }

    /// A process was killed while a command ran.
    pub fn tear(&mut self, plan: &Plan) {
        match plan.touches {
            Some((EVENTS, _)) => self.events.iter_mut().for_each(|event| event.record = Record::Unknown),
            Some((content, true)) => self.contents[content].torn = true,
            _ => {}
        }
    }

    fn is_alive(&self, buffer: &Buffer) -> bool {
        self.sides[buffer.owner].born == buffer.born
    }

    fn is_valid(&self, buffer: usize) -> bool {
        let buffer = &self.buffers[buffer];
        buffer.is_live && self.is_alive(buffer)
    }

    fn own(&self, worker: usize) -> impl Iterator<Item = usize> + '_ {
        let born = self.sides[worker].born;
        let all = self.buffers.iter().enumerate();
        all.filter(move |(_, buffer)| buffer.owner == worker && buffer.born == born).map(|(at, _)| at)
    }

    fn live(&self, worker: usize, from_pool: bool) -> Vec<usize> {
        let is_one = |buffer: &Buffer| buffer.is_live && buffer.pool.is_some() == from_pool;
        self.own(worker).filter(|at| is_one(&self.buffers[*at])).collect()
    }

    /// The ranges at which a process has memory: address, content, and whether it may write there.
    fn views(&self, worker: usize) -> Vec<(u64, usize, bool)> {
        let side = &self.sides[worker];
        let own = self.own(worker).filter(|at| self.buffers[*at].is_live);
        let mut views: Vec<_> = own.map(|at| (self.buffers[at].address, self.buffers[at].content, true)).collect();
        for ((_, buffer), opening) in &side.opened {
            if self.is_valid(*buffer) || self.promises.outlives {
                views.push((opening.base, self.buffers[*buffer].content, true));
            }
        }
        views.extend(side.places.iter().map(|place| (place.address, place.content, place.writable)));
        views
    }

    /// New memory is where the process has none.
    fn is_apart(&self, worker: usize, address: u64, size: u64, content: usize) -> Judgement {
        holds(address != 0, "address 0")?;
        for (start, other, _) in self.views(worker) {
            let apart = address + size <= start || start + self.contents[other].size <= address;
            holds(apart || other == content, "memory at addresses that are in use")?;
        }
        Ok(())
    }

    fn content(&mut self, size: u64, seed: Option<u64>) -> usize {
        let window = size.min(WINDOW as u64) as usize;
        let bytes = seed.map_or(Vec::new(), |seed| bytes(seed, window));
        self.contents.push(Content { torn: seed.is_none(), bytes, size });
        self.contents.len() - 1
    }

    /// A buffer is freed: it ends its owner's own imports.
    fn freed(&mut self, buffer: usize) {
        self.buffers[buffer].is_live = false;
        let owner = self.buffers[buffer].owner;
        self.sides[owner].opened.retain(|(_, opened), _| *opened != buffer);
        let address = self.buffers[buffer].address;
        self.sides[owner].closed.push(address);
    }

    /// A process has opened a buffer once more.
    fn opened(&mut self, worker: usize, way: Way, buffer: usize, address: u64, offset: u64) -> Judgement {
        let (base, own) = (address.wrapping_sub(offset), self.buffers[buffer].clone());
        if own.owner == worker && self.is_alive(&own) {
            holds(base == own.address, "the owner's import is at another address")?;
        }
        let size = self.contents[own.content].size;
        match self.sides[worker].opened.get_mut(&(way, buffer)) {
            Some(opening) => {
                holds(opening.base == base, "what is open is at another address")?;
                opening.addresses.push(address);
            }
            None => {
                self.is_apart(worker, base, size, own.content)?;
                self.sides[worker].opened.insert((way, buffer), Opening { base, addresses: vec![address] });
            }
        }
        Ok(())
    }

    /// Returns the command and judgement of a step; `None` if there is nothing that it could concern.
    pub fn plan(&self, step: Step) -> Option<Plan> {
        let Step { verb, worker, which, number: n } = step;
        let (side, promises) = (&self.sides[worker], self.promises);
        // Whatever ends a use of memory waits for the stream.
        let waits_for_none = [
            Verb::Make,
            Verb::Write,
            Verb::Read,
            Verb::Export,
            Verb::Open,
            Verb::Event,
            Verb::EventHandle,
            Verb::OpenEvent,
            Verb::Record,
            Verb::QueryEvent,
            Verb::WaitEvent,
            Verb::DestroyEvent,
            Verb::OpenGate,
            Verb::Fork,
            Verb::ForkIdle,
            Verb::Memory,
        ];
        if side.is_gated && !waits_for_none.contains(&verb) {
            return None;
        }
        // A reset destroys the context that CUDA's calls are made in.
        let names = if n & 1 == 0 || side.has_reset { "hip" } else { "cuda" };
        let seed = u64::from(n) << 16 | u64::from(which);
        match verb {
            Verb::Make => {
                let size = [1, 100, 4096, 5000, 65_536, 300_000, 3 << 20][usize::from(n) % 7];
                if self.live(worker, false).len() >= MOST {
                    return None;
                }
                let window = size.min(WINDOW as u64);
                Plan::new(worker, format!("make {size} {window} {seed}"), move |model, reply| {
                    let address = made(reply)?;
                    model.is_apart(worker, address, size, usize::MAX)?;
                    let (content, born) = (model.content(size, Some(seed)), model.sides[worker].born);
                    model.buffers.push(Buffer { owner: worker, born, address, content, is_live: true, pool: None });
                    Ok(())
                })
            }
            Verb::Free => {
                let buffer = one(self.live(worker, false), which)?;
                let plan = Plan::new(worker, format!("free {}", self.buffers[buffer].address), move |model, reply| {
                    model.freed(buffer);
                    status(reply, 0)
                });
                // Elsewhere nobody may use it meanwhile.
                let content = self.buffers[buffer].content;
                plan.map(|plan| if promises.outlives { plan } else { plan.touching(content, true) })
            }
            Verb::FreeWrong => {
                let is_free = |address: &u64| self.views(worker).iter().all(|(base, ..)| base != address);
                let gone = side.closed.iter().copied().filter(is_free);
                let interior = self.live(worker, false).into_iter().map(|at| self.buffers[at].address + 1);
                let is_others = |at: usize| self.buffers[at].owner != worker;
                let opened = side.opened.iter().filter(|((way, at), _)| *way != Way::Pool && is_others(*at));
                let all = gone.chain(interior).chain(opened.map(|(_, opening)| opening.base));
                let address = one(all.collect::<Vec<_>>(), which)?;
                Plan::new(worker, format!("free {address}"), |_, reply| status(reply, INVALID_VALUE))
            }
            Verb::Write => {
                let (address, content, _) = one(self.views(worker).into_iter().filter(|view| view.2), which)?;
                let window = (self.contents[content].size as usize).min(WINDOW);
                let whole = self.contents[content].torn;
                let offset = if whole { 0 } else { usize::from(n) % window };
                let size = if whole { window } else { (1 + usize::from(which)).min(window - offset) };
                let command = format!("write {} {size} {seed}", address + offset as u64);
                Plan::new(worker, command, move |model, reply| {
                    let content = &mut model.contents[content];
                    content.bytes.resize(window, 0);
                    content.bytes[offset..offset + size].copy_from_slice(&bytes(seed, size));
                    content.torn &= !whole;
                    status(reply, 0)
                })
                .map(|plan| plan.touching(content, true))
            }
            Verb::Read => {
                let (address, content, _) = one(self.views(worker), which)?;
                self.read(worker, address, content)
            }
            Verb::Export => {
                let buffer = one(self.live(worker, false), which)?;
                let Buffer { address, content, .. } = self.buffers[buffer];
                let offset = if n & 1 == 0 { 0 } else { u64::from(n) % self.contents[content].size };
                Plan::new(worker, format!("export {}", address + offset), move |model, reply| {
                    status(reply, 0)?;
                    model.name(Way::Handle, buffer, 0, &reply.1[0])
                })
            }
            Verb::Open => {
                let is_one = |name: &&Name| {
                    let opened = side.opened.contains_key(&(Way::Handle, name.buffer));
                    name.way == Way::Handle
                        && (self.is_valid(name.buffer) || promises.refuses_stale && (promises.outlives || !opened))
                };
                let name = one(self.names.iter().filter(is_one), which)?;
                let (buffer, owner) = (name.buffer, self.buffers[name.buffer].clone());
                Plan::new(worker, format!("open {} 1", name.text), move |model, reply| {
                    if owner.owner == worker && model.is_alive(&owner) && model.is_valid(buffer) {
                        return refused(reply, INVALID_CONTEXT);
                    }
                    let is_own = owner.owner == worker;
                    if is_own && promises.outlives && model.is_alive(&owner) {
                        return refused(reply, INVALID_CONTEXT).or_else(|_| refused(reply, INVALID_DEVICE_POINTER));
                    }
                    // The vendors tell processes by their numbers, which executing a program does not change.
                    if is_own && (model.is_alive(&owner) || model.replaced.contains(&owner.born)) && !promises.outlives
                    {
                        holds(reply.0 != 0, "a stale handle is opened")?;
                        return refused(reply, reply.0);
                    }
                    // What is open is opened again, whatever its owner has done.
                    let is_open = model.sides[worker].opened.contains_key(&(Way::Handle, buffer));
                    // What was imported may be kept open for a while.
                    let is_kept = model.sides[worker].kept.contains(&buffer) && reply.0 == 0;
                    if !is_open && !is_kept && !model.is_valid(buffer) {
                        return refused(reply, INVALID_DEVICE_POINTER);
                    }
                    let address = made(reply)?;
                    model.opened(worker, Way::Handle, buffer, address, 0)
                })
            }
            Verb::Close => {
                let ((_, buffer), opening) =
                    one(side.opened.iter().filter(|((way, _), _)| *way == Way::Handle), which)?;
                let (buffer, address) = (*buffer, opening.base);
                Plan::new(worker, format!("close {address}"), move |model, reply| {
                    model.closed(worker, Way::Handle, buffer, address);
                    status(reply, 0)
                })
            }
            Verb::CloseWrong => {
                let own = self.live(worker, false).into_iter().map(|at| self.buffers[at].address);
                let opened = side.opened.iter().filter(|((way, _), _)| *way == Way::Handle);
                let inside = opened.map(|(_, opening)| opening.base + 1);
                let address = one(own.chain(inside).collect::<Vec<_>>(), which)?;
                Plan::new(worker, format!("close {address}"), |_, reply| status(reply, INVALID_VALUE))
            }
            Verb::Token => {
                let own = self.live(worker, false).into_iter().map(|at| (at, self.buffers[at].address));
                let imported = side.opened.iter().filter(|((way, at), _)| *way == Way::Token && self.is_valid(*at));
                let all = own.chain(imported.map(|((_, at), opening)| (*at, opening.base)));
                let (buffer, base) = one(all.collect::<Vec<_>>(), which)?;
                let size = self.contents[self.buffers[buffer].content].size;
                let offset = if n & 1 == 0 { 0 } else { u64::from(n) % size };
                let extent = if n & 2 == 0 { 0 } else { size - offset };
                Plan::new(worker, format!("token {} {extent}", base + offset), move |model, reply| {
                    if !model.is_valid(buffer) {
                        return status(reply, STALE);
                    }
                    status(reply, 0)?;
                    model.name(Way::Token, buffer, offset, &reply.1[0])
                })
            }
            Verb::Import => {
                let name = one(self.names.iter().filter(|name| name.way == Way::Token), which)?;
                let (buffer, offset) = (name.buffer, name.offset);
                Plan::new(worker, format!("import -1 {}", name.text), move |model, reply| {
                    let owner = &model.buffers[buffer];
                    // An owner's end is noticed within 0.1 s by those that keep its memory mapped.
                    let is_kept = !model.is_alive(owner) && owner.is_live && model.sides[worker].kept.contains(&buffer);
                    let may_open = model.is_valid(buffer) || is_kept && reply.0 == 0;
                    if !may_open {
                        let is_replaced = model.replaced.contains(&owner.born) && reply.0 == UNREACHABLE;
                        return refused(reply, if is_replaced { UNREACHABLE } else { STALE });
                    }
                    let address = made(reply)?;
                    model.sides[worker].kept.insert(buffer);
                    model.opened(worker, Way::Token, buffer, address, offset)
                })
            }
            Verb::CloseToken => {
                let ((_, buffer), opening) = one(side.opened.iter().filter(|((way, _), _)| *way == Way::Token), which)?;
                let (buffer, address) = (*buffer, one(opening.addresses.clone(), n)?);
                Plan::new(worker, format!("close_token {address}"), move |model, reply| {
                    model.closed(worker, Way::Token, buffer, address);
                    status(reply, 0)
                })
            }
            Verb::CloseTokenWrong => {
                let opened = |at: &usize| side.opened.contains_key(&(Way::Token, *at));
                let own = self.live(worker, false).into_iter().filter(|at| !opened(at));
                let address = one(own.map(|at| self.buffers[at].address).collect::<Vec<_>>(), which)?;
                Plan::new(worker, format!("close_token {address}"), |_, reply| status(reply, INVALID_VALUE))
            }
            Verb::Trim => Plan::new(worker, "trim", move |model, reply| {
                let Side { kept, opened, .. } = &mut model.sides[worker];
                kept.retain(|buffer| opened.contains_key(&(Way::Token, *buffer)));
                status(reply, 0)
            }),
            Verb::Create if promises.physical && side.handles.len() < MOST => {
                let size = GRANULE * (1 + u64::from(which & 1));
                Plan::new(worker, format!("{names} create {size}"), move |model, reply| {
                    let handle = made(reply)?;
                    let content = model.content(size, None);
                    model.sides[worker].handles.push((names, handle, content, false));
                    Ok(())
                })
            }
            Verb::AclCreate if promises.physical && side.handles.len() < MOST => {
                let size = GRANULE;
                Plan::new(worker, format!("acl create {size}"), move |model, reply| {
                    let handle = made(reply)?;
                    let content = model.content(size, None);
                    model.sides[worker].handles.push(("acl", handle, content, false));
                    Ok(())
                })
            }
            Verb::Number => {
                let own = side.handles.iter().filter(|handle| handle.0 == "acl" && !handle.3).copied();
                let (_, handle, content, _) = one(own, which)?;
                Plan::new(worker, format!("acl number {handle}"), move |model, reply| {
                    if model.numbers.iter().any(|other| other.content == content) {
                        return refused(reply, ONCE);
                    }
                    let number = made(reply)?;
                    let unknown = |other: &Number| other.number != number || other.content == content;
                    holds(model.numbers.iter().all(unknown), "two memories have one number")?;
                    let born = model.sides[worker].born;
                    model.numbers.push(Number { number, owner: worker, born, handle, content });
                    Ok(())
                })
            }
            Verb::Take if side.handles.len() < MOST => {
                let others = self.numbers.iter().filter(|number| number.owner != worker).cloned();
                let Number { number, owner, born, handle, content } = one(others, which)?;
                Plan::new(worker, format!("acl take {number}"), move |model, reply| {
                    let exporter = &model.sides[owner];
                    if exporter.born != born {
                        holds(reply.0 != 0, "a dead process's number is good")?;
                        return refused(reply, reply.0);
                    }
                    // A process has it once for each device.
                    let mut held = model.sides[worker].handles.iter();
                    if held.any(|other| other.0 == "acl" && other.2 == content) {
                        return refused(reply, ONCE);
                    }
                    let exporter = &model.sides[owner];
                    let is_held = exporter.handles.iter().any(|other| other.1 == handle && other.2 == content);
                    // The number of released memory has no promise.
                    if !is_held && reply.0 != 0 {
                        return refused(reply, reply.0);
                    }
                    let handle = made(reply)?;
                    model.sides[worker].handles.push(("acl", handle, content, true));
                    Ok(())
                })
            }
            Verb::Place if side.places.len() < MOST => {
                let (names, handle, content, _) = one(side.handles.clone(), which)?;
                // A content that nobody has written is written first.
                let writable = names == "acl" || self.contents[content].torn || n & 7 != 0;
                let (size, rights) = (self.contents[content].size, if writable { 3 } else { 1 });
                Plan::new(worker, format!("{names} place {handle} {size} {rights}"), move |model, reply| {
                    let address = made(reply)?;
                    model.is_apart(worker, address, size, usize::MAX)?;
                    model.sides[worker].places.push(Place { names, address, content, writable });
                    Ok(())
                })
            }
            Verb::Remove => {
                let place = one(side.places.clone(), which)?;
                let size = self.contents[place.content].size;
                Plan::new(worker, format!("{} remove {} {size}", place.names, place.address), move |model, reply| {
                    model.sides[worker].places.retain(|other| other.address != place.address);
                    status(reply, 0)
                })
            }
            Verb::Release => {
                let (names, handle, ..) = one(side.handles.clone(), which)?;
                Plan::new(worker, format!("{names} release {handle}"), move |model, reply| {
                    let side = &mut model.sides[worker];
                    let at = side.handles.iter().position(|other| other.1 == handle).expect("it was there");
                    side.handles.remove(at);
                    side.released.push((names, handle));
                    status(reply, 0)
                })
            }
            Verb::ReleaseWrong if promises.outlives => {
                let is_gone = |gone: &(&str, u64)| side.handles.iter().all(|other| other.1 != gone.1);
                let (names, handle) = one(side.released.iter().copied().filter(is_gone), which)?;
                Plan::new(worker, format!("{names} release {handle}"), |_, reply| {
                    holds(reply.0 != 0, "released once too often")
                })
            }
            Verb::Descriptor if side.descriptors.len() < MOST => {
                let own = side.handles.iter().filter(|handle| handle.0 != "acl" && !handle.3).copied();
                let (names, handle, content, _) = one(own, which)?;
                Plan::new(worker, format!("{names} export {handle}"), move |model, reply| {
                    let descriptor = made(reply)?;
                    let side = &mut model.sides[worker];
                    holds(side.descriptors.iter().all(|other| other.0 != descriptor), "a descriptor that is in use")?;
                    side.descriptors.push((descriptor, content));
                    Ok(())
                })
            }
            Verb::ImportDescriptor if side.handles.len() < MOST => {
                let (descriptor, content) = one(side.descriptors.clone(), which)?;
                Plan::new(worker, format!("{names} import {descriptor}"), move |model, reply| {
                    let handle = made(reply)?;
                    model.sides[worker].handles.push((names, handle, content, true));
                    Ok(())
                })
            }
            Verb::CloseDescriptor => {
                let pools = side.pool_descriptors.iter().map(|other| other.0);
                let descriptor = one(side.descriptors.iter().map(|other| other.0).chain(pools), which)?;
                Plan::new(worker, format!("close_descriptor {descriptor}"), move |model, reply| {
                    let side = &mut model.sides[worker];
                    side.descriptors.retain(|other| other.0 != descriptor);
                    side.pool_descriptors.retain(|other| other.0 != descriptor);
                    status(reply, 0)
                })
            }
            Verb::Pool if promises.pools && side.pools.len() < 2 => {
                Plan::new(worker, format!("{names} shared_pool"), move |model, reply| {
                    let pool = made(reply)?;
                    model.sides[worker].pools.push(pool);
                    Ok(())
                })
            }
            Verb::FromPool if self.live(worker, true).len() < MOST => {
                let pool = one(side.pools.clone(), which)?;
                let size = [1, 5000, 65_536, 3 << 20][usize::from(n) % 4];
                Plan::new(worker, format!("{names} allocate_from {pool} {size}"), move |model, reply| {
                    let address = made(reply)?;
                    model.is_apart(worker, address, size, usize::MAX)?;
                    let (content, born) = (model.content(size, None), model.sides[worker].born);
                    let pool = Some(pool);
                    model.buffers.push(Buffer { owner: worker, born, address, content, is_live: true, pool });
                    Ok(())
                })
            }
            // All importers free an allocation before its owner does.
            Verb::FreeFromPool => {
                let own = self
                    .live(worker, true)
                    .into_iter()
                    .filter(|at| self.sides.iter().all(|side| !side.opened.contains_key(&(Way::Pool, *at))));
                let own = own.map(|at| (at, self.buffers[at].address, true));
                let opened = side.opened.iter().filter(|((way, _), _)| *way == Way::Pool);
                let all = own.chain(opened.map(|((_, at), opening)| (*at, opening.base, false)));
                let (buffer, address, is_own) = one(all.collect::<Vec<_>>(), which)?;
                let content = self.buffers[buffer].content;
                Plan::new(worker, format!("{names} free_from {address}"), move |model, reply| {
                    if is_own {
                        holds(
                            model.sides.iter().all(|side| !side.opened.contains_key(&(Way::Pool, buffer))),
                            "freed too early by this program",
                        )?;
                        model.freed(buffer);
                    } else {
                        model.sides[worker].opened.remove(&(Way::Pool, buffer));
                    }
                    status(reply, 0)
                })
                .map(|plan| plan.touching(content, true))
            }
            Verb::PoolDescriptor if side.pool_descriptors.len() < MOST => {
                let pool = one(side.pools.clone(), which)?;
                Plan::new(worker, format!("{names} export_pool {pool}"), move |model, reply| {
                    let descriptor = made(reply)?;
                    let origin = (worker, model.sides[worker].born, pool);
                    model.sides[worker].pool_descriptors.push((descriptor, origin));
                    Ok(())
                })
            }
            Verb::ImportPool if side.imported_pools.len() < 3 => {
                let is_new =
                    |origin: &Origin| origin.0 != worker && side.imported_pools.iter().all(|other| other.1 != *origin);
                let others = side.pool_descriptors.iter().filter(|other| is_new(&other.1)).copied();
                let (descriptor, origin) = one(others, which)?;
                Plan::new(worker, format!("{names} import_pool {descriptor}"), move |model, reply| {
                    let pool = made(reply)?;
                    model.sides[worker].imported_pools.push((pool, origin));
                    Ok(())
                })
            }
            Verb::Name => {
                let buffer = one(self.live(worker, true), which)?;
                Plan::new(worker, format!("{names} name {}", self.buffers[buffer].address), move |model, reply| {
                    status(reply, 0)?;
                    model.name(Way::Pool, buffer, 0, &reply.1[0])
                })
            }
            // Only while it is allocated: a name has no other promise.
            Verb::ImportName => {
                let imported = &side.imported_pools;
                let is_one = |name: &&Name| {
                    let buffer = &self.buffers[name.buffer];
                    let origin = (buffer.owner, buffer.born, buffer.pool.unwrap_or(0));
                    name.way == Way::Pool && self.is_valid(name.buffer) && imported.iter().any(|pool| pool.1 == origin)
                };
                let name = one(self.names.iter().filter(is_one), which)?;
                let (buffer, owner) = (name.buffer, &self.buffers[name.buffer]);
                let origin = (owner.owner, owner.born, owner.pool.unwrap_or(0));
                let pool = one(imported.iter().filter(|pool| pool.1 == origin).copied(), n)?.0;
                let content = owner.content;
                Plan::new(worker, format!("{names} import_name {pool} {}", name.text), move |model, reply| {
                    holds(model.is_valid(buffer), "imported too late by this program")?;
                    let address = made(reply)?;
                    model.opened(worker, Way::Pool, buffer, address, 0)
                })
                .map(|plan| plan.touching(content, true))
            }
            Verb::DestroyPool => {
                let is_used =
                    |pool: &u64| self.live(worker, true).iter().any(|at| self.buffers[*at].pool == Some(*pool));
                let is_open = |origin: &Origin| {
                    side.opened.keys().any(|(way, at)| {
                        let buffer = &self.buffers[*at];
                        *way == Way::Pool && (buffer.owner, buffer.born, buffer.pool.unwrap_or(0)) == *origin
                    })
                };
                let own = side.pools.iter().copied().filter(|pool| !is_used(pool));
                let imported = side.imported_pools.iter().filter(|pool| !is_open(&pool.1)).map(|pool| pool.0);
                let pool = one(own.chain(imported).collect::<Vec<_>>(), which)?;
                Plan::new(worker, format!("{names} destroy {pool}"), move |model, reply| {
                    let side = &mut model.sides[worker];
                    side.pools.retain(|other| *other != pool);
                    side.imported_pools.retain(|other| other.0 != pool);
                    status(reply, 0)
                })
            }
            Verb::Event
            | Verb::EventHandle
            | Verb::OpenEvent
            | Verb::Record
            | Verb::QueryEvent
            | Verb::WaitEvent
            | Verb::DestroyEvent
            | Verb::Gate
            | Verb::OpenGate => {
                if !promises.queues || side.has_reset {
                    return None;
                }
                self.plan_event(verb, worker, which).map(|plan| plan.touching(EVENTS, true))
            }
            Verb::Fork => Plan::new(worker, "fork refused", |_, reply| {
                status(reply, 0)?;
                holds(!reply.1.is_empty(), "the child made no call")?;
                holds(reply.1.iter().all(|answer| answer.ends_with(NOT_INITIALIZED)), "a child's call is not refused")
            }),
            // A child keeps the descriptors of a vendor's driver, and with them what its parent has.
            Verb::ForkIdle if promises.outlives => Plan::new(worker, "fork_idle", |_, reply| made(reply).map(|_| ())),
            Verb::Memory if promises.counts => Plan::new(worker, "memory", move |model, reply| {
                status(reply, 0)?;
                let number = |at: usize| reply.1[at].parse::<u64>().map_err(|_| "no number".to_owned());
                holds(number(1)? - number(0)? >= model.used(worker), "less memory is in use than was allocated")
            }),
            Verb::Reset if promises.outlives => {
                // What else it ends differs from dialect to dialect.
                let simple = side.handles.is_empty() && side.places.is_empty() && side.pools.is_empty();
                let has_events = side.is_gated || !side.events.is_empty();
                if !simple || has_events || !side.imported_pools.is_empty() || !self.live(worker, true).is_empty() {
                    return None;
                }
                Plan::new(worker, "reset", move |model, reply| {
                    for buffer in model.live(worker, false) {
                        model.freed(buffer);
                    }
                    model.sides[worker].opened.clear();
                    model.sides[worker].has_reset = true;
                    status(reply, 0)
                })
            }
            _ => None,
        }
    }

    fn plan_event(&self, verb: Verb, worker: usize, which: u16) -> Option<Plan> {
        let side = &self.sides[worker];
        let (born, is_gated) = (side.born, side.is_gated);
        let is_own = move |event: &Event| event.owner == worker && event.born == born;
        match verb {
            Verb::Event if side.events.len() < MOST => {
                Plan::new(worker, format!("create_event {SHARED_EVENT}"), move |model, reply| {
                    let address = made(reply)?;
                    model.sides[worker].events.push((address, model.events.len()));
                    model.events.push(Event { owner: worker, born, is_live: true, record: Record::Done });
                    Ok(())
                })
            }
            Verb::EventHandle => {
                let own = side.events.iter().copied().filter(|(_, event)| is_own(&self.events[*event]));
                let (address, event) = one(own, which)?;
                Plan::new(worker, format!("export_event {address}"), move |model, reply| {
                    status(reply, 0)?;
                    model.event_handles.push((reply.1[0].clone(), event));
                    Ok(())
                })
            }
            Verb::OpenEvent if side.events.len() < MOST => {
                let (handle, event) = one(self.event_handles.clone(), which)?;
                Plan::new(worker, format!("open_event {handle}"), move |model, reply| {
                    let known = &model.events[event];
                    if is_own(known) && known.is_live {
                        return refused(reply, INVALID_CONTEXT);
                    }
                    if is_own(known) {
                        return refused(reply, INVALID_CONTEXT).or_else(|_| refused(reply, INVALID_VALUE));
                    }
                    if !known.is_live || model.sides[known.owner].born != known.born {
                        return refused(reply, INVALID_VALUE);
                    }
                    let address = made(reply)?;
                    model.sides[worker].events.push((address, event));
                    Ok(())
                })
            }
            Verb::Record => {
                let (address, event) = one(side.events.clone(), which)?;
                Plan::new(worker, format!("record_here {address} {}", u8::from(is_gated)), move |model, reply| {
                    model.events[event].record = if is_gated { Record::Behind(worker, born) } else { Record::Done };
                    status(reply, 0)
                })
            }
            Verb::QueryEvent | Verb::WaitEvent => {
                let (address, event) = one(side.events.clone(), which)?;
                let record = self.events[event].record;
                let is_alive = matches!(record, Record::Behind(worker, born) if self.sides[worker].born == born);
                if record == Record::Unknown || is_alive && verb == Verb::WaitEvent {
                    return None;
                }
                let call = if verb == Verb::WaitEvent { "wait_event" } else { "query_event" };
                Plan::new(worker, format!("{call} {address}"), move |_, reply| match record {
                    Record::Done => status(reply, 0),
                    _ if is_alive => status(reply, NOT_READY),
                    _ => holds(reply.0 != 0, "work of a dead process is taken for done"),
                })
            }
            Verb::DestroyEvent => {
                let (address, event) = one(side.events.clone(), which)?;
                Plan::new(worker, format!("destroy_event {address}"), move |model, reply| {
                    model.sides[worker].events.retain(|other| other.0 != address);
                    model.events[event].is_live &= !is_own(&model.events[event]);
                    status(reply, 0)
                })
            }
            Verb::Gate if !is_gated => Plan::new(worker, "gate", move |model, reply| {
                model.sides[worker].is_gated = true;
                status(reply, 0)
            }),
            Verb::OpenGate if is_gated => Plan::new(worker, "open_gate", move |model, reply| {
                model.sides[worker].is_gated = false;
                let behind = model.events.iter_mut().filter(|event| event.record == Record::Behind(worker, born));
                behind.for_each(|event| event.record = Record::Done);
                status(reply, 0)
            }),
            _ => None,
        }
    }

    fn read(&self, worker: usize, address: u64, content: usize) -> Option<Plan> {
        let window = (self.contents[content].size as usize).min(WINDOW);
        let plan = Plan::new(worker, format!("sum {address} {window}"), move |model, reply| {
            let read = made(reply)?;
            let content = &model.contents[content];
            holds(content.torn || read == sum(&content.bytes), "other bytes")
        });
        plan.map(|plan| plan.touching(content, false))
    }

    fn name(&mut self, way: Way, buffer: usize, offset: u64, text: &str) -> Judgement {
        for other in self.names.iter().filter(|other| other.way == way && other.text == text) {
            holds(other.buffer == buffer, "two allocations have one name")?;
        }
        let asked_before = |other: &&Name| other.way == way && other.buffer == buffer && other.offset == offset;
        if way == Way::Handle
            && let Some(before) = self.names.iter().find(asked_before)
        {
            holds(before.text == text, "a handle asked twice has other bytes")?;
        }
        self.names.push(Name { way, text: text.to_owned(), buffer, offset });
        Ok(())
    }

    fn closed(&mut self, worker: usize, way: Way, buffer: usize, address: u64) {
        let side = &mut self.sides[worker];
        let Some(opening) = side.opened.get_mut(&(way, buffer)) else { return };
        let at = opening.addresses.iter().position(|other| *other == address).expect("it was open");
        opening.addresses.remove(at);
        if opening.addresses.is_empty() {
            side.opened.remove(&(way, buffer));
        }
    }

    /// The bytes that a process has allocated, in whole pages, not counting pools.
    fn used(&self, worker: usize) -> u64 {
        let bytes = |at: &usize| self.contents[self.buffers[*at].content].size.next_multiple_of(self.page);
        self.live(worker, false).iter().map(bytes).sum()
    }

    /// The reads of everything that a process sees.
    pub fn reads(&self, worker: usize) -> Vec<Plan> {
        self.views(worker).into_iter().filter_map(|(address, content, _)| self.read(worker, address, content)).collect()
    }

    /// The next step that returns something, until nothing is left.
    pub fn next_release(&self, worker: usize, which: u16) -> Option<Plan> {
        let verbs = [
            Verb::OpenGate,
            Verb::DestroyEvent,
            Verb::Remove,
            Verb::Close,
            Verb::CloseToken,
            Verb::Release,
            Verb::CloseDescriptor,
            Verb::FreeFromPool,
            Verb::Free,
            Verb::DestroyPool,
        ];
        let from = usize::from(which) % verbs.len();
        let mut turned = verbs[from..].iter().chain(&verbs[..from]);
        turned.find_map(|verb| self.plan(Step { verb: *verb, worker, which, number: which }))
    }

    /// Descriptors to send: one of a process, and the process that gets it.
    pub fn gift(&self, from: usize, to: usize, which: u16) -> Option<u64> {
        let side = &self.sides[from];
        let full = self.sides[to].descriptors.len() + self.sides[to].pool_descriptors.len() >= 2 * MOST;
        // A pool takes longer until something of it is shared.
        let pools = side.pool_descriptors.iter().filter(|one| one.1.0 == from).map(|one| one.0);
        let memory = side.descriptors.iter().map(|one| one.0);
        let first = if which & 1 == 0 { one(pools, which >> 1) } else { None };
        first.or_else(|| one(memory, which >> 1)).filter(|_| from != to && !full)
    }

    /// A process has got a descriptor of another.
    pub fn given(&mut self, from: usize, descriptor: u64, to: usize, there: u64) {
        let side = &self.sides[from];
        let memory = side.descriptors.iter().find(|one| one.0 == descriptor).map(|one| one.1);
        let pool = side.pool_descriptors.iter().find(|one| one.0 == descriptor).map(|one| one.1);
        self.sides[to].descriptors.extend(memory.map(|content| (there, content)));
        self.sides[to].pool_descriptors.extend(pool.map(|origin| (there, origin)));
    }
}
