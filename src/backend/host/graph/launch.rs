// SPDX-License-Identifier: MIT OR Apache-2.0
//! Executables: steps in an order that follows the edges, which a launch queues on one stream.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard};

use super::data::{Condition, Step, Work, next_number};
use super::memory::Memory;
use super::user::Kept;
use crate::backend::host::queue::{self, Ticket, Work as Task};
use crate::backend::host::{array, copy, event, external, pool, state, stream};
use crate::backend::observed;
use crate::gpu::{
    Address, Choice, Event, InstantiateFlags, Kind, Mismatch, NodeCopy, Origin, Result, Stream, strict_refusals,
};
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::share::semaphore::Signal;
use crate::share::watch::Outcome;

/// A graph made ready to be launched.
pub struct Executable {
    /// The number that no other executable or graph has.
    pub number: u32,
    /// The graph, where that has one executable at a time. Nothing else is locked with it but the graphs, before it.
    owner: Mutex<Option<u64>>,
    /// The device that was current when the graph was made.
    pub device: i32,
    /// The memory that it allocates, and of which device. Nothing else is locked with it.
    allocated: Mutex<Map<Address, i32>>,
    /// The flags that it was made with.
    pub flags: InstantiateFlags,
    /// Referred to by its launches, too.
    held: Mutex<Arc<Held>>,
    /// The lock orders launches, each of which is queued as a whole.
    running: Mutex<Running>,
}

/// The objects of the program's that an executable and its launches refer to, and the conditions that kernels write.
pub struct Held {
    pub objects: Vec<Kept>,
    pub conditions: Vec<Arc<Condition>>,
}

struct Running {
    steps: Vec<Step>,
    /// The end of the latest launch.
    last: Option<Ticket>,
}

/// Work that a launch has prepared.
type Prepared = Box<dyn FnOnce() -> Outcome + Send>;

/// A part of a launch.
enum Part {
    /// Work, which may be a function of the program's.
    Run(Prepared),
    Record(Event),
    Wait(Event),
    Values(Vec<stream::Prepared>),
    Signal(Vec<Signal>),
    WaitSemaphores(Vec<external::Found>),
}

/// Checks work as a launch would do it. InvalidValue for memory and semaphores that are not there.
pub fn judge(work: &Work) -> Result<()> {
    match work {
        Work::Copy(_) | Work::Fill(_) => prepare(work).map(drop),
        Work::Values { operations, .. } => stream::prepare(operations.items()).map(drop),
        Work::Signal(list) | Work::WaitSemaphores(list) => external::find_all(&list.values()).map(drop),
        _ => Ok(()),
    }
}

/// Prepares work that needs no other stream.
fn prepare(work: &Work) -> Result<Prepared> {
    Ok(match work {
        Work::Launch(launch) => Box::new(launch.work()),
        Work::Copy(node) if node.shape.is_empty() => Box::new(|| Ok(())),
        Work::Copy(node) => done(copy::later(&array::in_memory(&node.transfer()?)?)?),
        Work::Fill(fill) => done(copy::fill_later(fill)?),
        Work::Call(call, _) => done(call.once()),
        _ => Box::new(|| Ok(())),
    })
}

fn done(work: impl FnOnce() + Send + 'static) -> Prepared {
    Box::new(move || {
        work();
        Ok(())
    })
}

/// Prepares all steps, in their order.
fn parts(steps: &[Step], stream: Stream, parts_so_far: &mut Vec<Part>) -> Result<()> {
    for step in steps.iter().filter(|step| step.is_enabled) {
        parts_so_far.push(match &*step.work {
            Work::Empty | Work::Allocate(_) | Work::Free(_) => continue,
            Work::Child(_) => {
                parts(&step.inner, stream, parts_so_far)?;
                continue;
            }
            Work::Conditional(_) => {
                let (work, inner) = (step.work.clone(), step.inner.clone());
                Part::Run(Box::new(move || choose(&work, &inner)))
            }
            // Of any device: the launch's stream has come there.
            Work::Record(event) => event::check(*event).map(|()| Part::Record(*event))?,
            Work::Wait(event) => event::check(*event).map(|()| Part::Wait(*event))?,
            Work::Values { operations, .. } => Part::Values(stream::prepare(operations.items())?),
            Work::Signal(signals) => Part::Signal(external::promise(&signals.values(), stream)?),
            Work::WaitSemaphores(waits) => Part::WaitSemaphores(external::find_all(&waits.values())?),
            Work::Call(call, last) => {
                let (number, function) = observed::function_of_node(stream, call.once());
                last.store(number, Ordering::Relaxed);
                Part::Run(done(function))
            }
            Work::Launch(_) | Work::Copy(_) | Work::Fill(_) => Part::Run(prepare(&step.work)?),
        });
    }
    Ok(())
}

/// Does the work of steps, which are of no other stream, at once.
fn run(steps: &[Step]) -> Outcome {
    for step in steps.iter().filter(|step| step.is_enabled) {
        match &*step.work {
            Work::Child(_) => run(&step.inner)?,
            work @ Work::Conditional(_) => choose(work, &step.inner)?,
            work => prepare(work).map_err(|_| Kind::DeviceFault)?()?,
        }
    }
    Ok(())
}

/// Does the work of the graphs that a condition chooses.
fn choose(work: &Work, graphs: &[Step]) -> Outcome {
    let Work::Conditional(conditional) = work else { return Ok(()) };
    loop {
        let value = conditional.condition.value.load(Ordering::Acquire);
        let (place, is_repeated) = match conditional.choice {
            Choice::If => (usize::from(value == 0), false),
            Choice::While if value == 0 => return Ok(()),
            Choice::While => (0, true),
            Choice::Switch => (value as usize, false),
        };
        graphs.get(place).map_or(Ok(()), |graph| run(&graph.inner))?;
        if !is_repeated {
            return Ok(());
        }
    }
}

/// The conditions that begin each launch with a value of their own.
fn initial(steps: &[Step]) -> Vec<Arc<Condition>> {
    let of = |step: &Step| {
        let own = match &*step.work {
            Work::Conditional(conditional) => Some(conditional.condition.clone()),
            _ => None,
        };
        own.into_iter().chain(initial(&step.inner)).collect::<Vec<_>>()
    };
    steps.iter().flat_map(of).filter(|condition| condition.initial.is_some()).collect()
}

/// The memory that steps allocate and do not free.
fn left(steps: &[Step]) -> Vec<&Memory> {
    let is_freed =
        |memory: &Memory| steps.iter().any(|step| matches!(*step.work, Work::Free(at) if at == memory.address));
    steps.iter().filter_map(|step| step.work.memory()).filter(|memory| !is_freed(memory)).collect()
}

/// The memory that steps free and another graph allocates. InvalidValue where it is not allocated.
fn freed(steps: &[Step]) -> Result<Vec<Address>> {
    let is_own =
        |address| steps.iter().any(|step| matches!(&*step.work, Work::Allocate(own) if own.address == address));
    let freed = steps.iter().filter_map(|step| match *step.work {
        Work::Free(address) if !is_own(address) => Some(address),
        _ => None,
    });
    let live = |address: Address| match state::table().find(address.0) {
        Some((_, block)) if !block.retired => Ok(address),
        _ => Err(Kind::InvalidValue.because("memory that a node frees is not allocated")),
    };
    freed.map(live).collect()
}

/// The end of a launch's use of the memory that it allocates and of the program's objects. Graph and executable need not
/// see it.
fn keep(steps: &[Step], held: Arc<Held>) -> Option<Part> {
    let memory: Vec<Arc<Work>> =
        steps.iter().map(|step| &step.work).filter(|work| work.memory().is_some()).cloned().collect();
    let is_any = !memory.is_empty() || !held.objects.is_empty() || !held.conditions.is_empty();
    is_any.then(|| Part::Run(done(|| drop((memory, held)))))
}

/// Queues works as one task, after `after`.
fn queue_works(device: i32, stream: Stream, after: Option<Ticket>, works: Vec<Prepared>) -> Result<Ticket> {
    let body = move |fares: Outcome| works.into_iter().fold(fares, |fares, work| fares.and_then(|()| work()));
    queue::submit(device, stream, after, Task::Call(Box::new(body)))
}

/// Queues parts in their order; returns the ticket of the last.
fn queue_parts(stream: Stream, mut after: Option<Ticket>, parts: Vec<Part>) -> Result<Ticket> {
    let device = state::current_device();
    let mut works = Vec::new();
    for part in parts {
        if let Part::Run(work) = part {
            works.push(work);
            continue;
        }
        queue_works(device, stream, after.take(), std::mem::take(&mut works))?;
        match part {
            Part::Record(event) => event::record_in_launch(event, device, stream)?,
            Part::Wait(event) => event::wait(device, stream, event)?,
            Part::Values(operations) => stream::queue(stream, operations)?,
            Part::Signal(signals) => external::signal(stream, signals)?,
            Part::WaitSemaphores(waits) => external::wait(stream, waits)?,
            Part::Run(_) => unreachable!("queued with others"),
        }
    }
    match works.is_empty() {
        true => queue::submit(device, stream, after, Task::Mark(None)),
        false => queue_works(device, stream, after, works),
    }
}

impl Executable {
    /// Makes one of steps.
    pub fn new(steps: Vec<Step>, owner: Option<u64>, device: i32, flags: InstantiateFlags, held: Held) -> Executable {
        let (allocated, held) = (Mutex::new(allocated(&steps)), Mutex::new(Arc::new(held)));
        let (number, running) = (next_number(), Mutex::new(Running { steps, last: None }));
        let owner = Mutex::new(owner);
        Executable { number, owner, device, allocated, flags, held, running }
    }

    /// Tells whether it is the one executable of a graph that has one at a time.
    pub fn is_owned_by(&self, graph: u64) -> bool {
        *lock(&self.owner) == Some(graph)
    }

    /// Has it be that executable.
    pub fn set_owner(&self, graph: u64) {
        *lock(&self.owner) = Some(graph);
    }

    /// Takes the memory that a launch would take.
    pub fn take_memory(&self) {
        self.lock().steps.iter().filter_map(|step| step.work.memory()).for_each(Memory::take);
    }

    /// Tells whether launches do the work of a node.
    pub fn is_enabled(&self, node: u64) -> Result<bool> {
        find_optional(&mut self.lock().steps, node).map(|step| step.is_enabled)
    }

    /// Lets launches do the work of a node, or leave it out.
    pub fn enable(&self, node: u64, is_enabled: bool) -> Result<()> {
        find_optional(&mut self.lock().steps, node).map(|step| step.is_enabled = is_enabled)
    }

    /// True if it allocates the memory that begins at an address.
    pub fn allocates(&self, address: Address) -> bool {
        lock(&self.allocated).contains_key(&address)
    }

    /// True if it allocates memory of a device.
    pub fn has_memory_of(&self, device: i32) -> bool {
        lock(&self.allocated).values().any(|other| *other == device)
    }

    fn lock(&self) -> MutexGuard<'_, Running> {
        lock(&self.running)
    }

    /// The steps as they are now.
    pub fn steps(&self) -> Vec<Step> {
        self.lock().steps.clone()
    }

    /// Queues all steps.
    pub fn launch(&self, stream: Stream) -> Result<()> {
        queue::check(stream)?;
        queue::make_room(state::current_device(), stream)?;
        let mut running = self.lock();
        let left = left(&running.steps);
        if !self.flags.contains(InstantiateFlags::FREES) {
            left.iter().try_for_each(|memory| memory.check_left())?;
        }
        let freed = freed(&running.steps)?;
        let undo: Vec<_> = left.into_iter().map(Memory::leave).collect();
        let mut prepared = Vec::new();
        let conditions = initial(&running.steps);
        if !conditions.is_empty() {
            prepared.push(Part::Run(done(move || {
                for condition in conditions {
                    condition.initial.into_iter().for_each(|value| condition.value.store(value, Ordering::Release));
                }
            })));
        }
        // One that has ended orders nothing, and its failure is its stream's.
        let after = running.last.clone().filter(|ticket| ticket.outcome().is_none());
        let queued = parts(&running.steps, stream, &mut prepared).and_then(|()| {
            prepared.extend(keep(&running.steps, lock(&self.held).clone()));
            queue_parts(stream, after, prepared)
        });
        let last = queued.inspect_err(|_| undo.into_iter().for_each(|undo| undo()))?;
        running.last = Some(last);
        running.steps.iter().filter_map(|step| step.work.memory()).for_each(Memory::take);
        freed.into_iter().try_for_each(|address| pool::free(address, stream))
    }

    /// Replaces the work of a node's step. InvalidValue where there is none, or its work cannot take the other's place.
    pub fn replace(&self, node: u64, work: Work, mut inner: Vec<Step>) -> Result<()> {
        let mut running = self.lock();
        let step = find(&mut running.steps, node)
            .ok_or_else(|| Kind::InvalidValue.because("the executable graph was not made of this node"))?;
        if !may_take_place(&step.work, &work) {
            return Err(Kind::InvalidValue.because("the node cannot do this work in an executable graph"));
        }
        if matches(&step.inner, &inner).is_some() {
            return Err(Kind::GraphUpdate.because("the graph differs from the one that the node had"));
        }
        step.work = Arc::new(work);
        // Its nodes are still those of the graph that the executable was made of.
        swap_works(&mut step.inner, &mut inner);
        Ok(())
    }

    /// Replaces all works by those of a graph that is alike; else returns the difference, with its node there.
    pub fn update(&self, mut steps: Vec<Step>, held: Held) -> Option<(Mismatch, Option<u64>)> {
        let mut running = self.lock();
        let mismatch = matches(&running.steps, &steps);
        let mut held = Arc::new(held);
        if mismatch.is_none() {
            swap_works(&mut running.steps, &mut steps);
            *lock(&self.allocated) = allocated(&running.steps);
            std::mem::swap(&mut *lock(&self.held), &mut held);
        }
        drop(running);
        mismatch
    }
}

/// The memory that steps allocate, and of which device.
fn allocated(steps: &[Step]) -> Map<Address, i32> {
    steps.iter().filter_map(|step| step.work.memory()).map(|memory| (memory.address, memory.device)).collect()
}

/// Tells whether an executable may do other work in the place of this.
pub fn may_take_place(work: &Work, other: &Work) -> bool {
    work.may_become(other) && is_on_same_device(work, other)
}

/// Tells whether an update may give an executable other work in the place of this. NVIDIA's driver wants the devices of its
/// memory to stay the same.
fn may_be_updated(work: &Work, other: &Work) -> bool {
    work.may_become(other) && (strict_refusals::get() == 0 || is_on_same_device(work, other))
}

/// Tells whether work stays within the same devices' memory: a fill, and by CUDA's rule a copy.
fn is_on_same_device(one: &Work, other: &Work) -> bool {
    let is_same = |one: Address, other: Address| {
        let device = |address| {
            let used = copy::used(address).filter(|used| used.origin != Origin::Managed);
            used.map(|used| used.device)
        };
        device(one).zip(device(other)).is_none_or(|(one, other)| one == other)
    };
    let memory = |copy: &NodeCopy| copy.transfer().and_then(|copy| array::in_memory(&copy)).ok();
    match (one, other) {
        (Work::Fill(one), Work::Fill(other)) => is_same(one.to.address, other.to.address),
        (Work::Copy(one), Work::Copy(other)) if strict_refusals::get() != 0 => {
            memory(one).zip(memory(other)).is_none_or(|(one, other)| {
                is_same(one.to.address, other.to.address) && is_same(one.from.address, other.from.address)
            })
        }
        _ => true,
    }
}

/// The step of a node that may be left out. InvalidValue where there is none, and for other nodes.
fn find_optional(steps: &mut [Step], node: u64) -> Result<&mut Step> {
    match find(steps, node) {
        Some(step) if matches!(*step.work, Work::Launch(_) | Work::Copy(_) | Work::Fill(_)) => Ok(step),
        Some(_) => Err(Kind::InvalidValue.because("only launches, copies and fills can be enabled and disabled")),
        None => Err(Kind::InvalidValue.because("the executable graph was not made of this node")),
    }
}

fn find(steps: &mut [Step], node: u64) -> Option<&mut Step> {
    steps.iter_mut().find_map(|step| if step.node == node { Some(step) } else { find(&mut step.inner, node) })
}

/// The first difference that keeps an executable from doing the work of other steps.
fn matches(own: &[Step], other: &[Step]) -> Option<(Mismatch, Option<u64>)> {
    let differs = |(one, other): (&Step, &Step)| {
        let mismatch = if !one.work.is_like(&other.work) {
            Mismatch::NodeType
        } else if one.before != other.before {
            Mismatch::Topology
        } else if !may_be_updated(&one.work, &other.work) {
            Mismatch::Parameters
        } else {
            return matches(&one.inner, &other.inner);
        };
        Some((mismatch, Some(other.node)))
    };
    if own.len() != other.len() {
        return Some((Mismatch::Topology, None));
    }
    own.iter().zip(other).find_map(differs)
}

/// Gives steps the works of others, and those theirs, which are dropped without a lock.
fn swap_works(own: &mut [Step], other: &mut [Step]) {
    for (step, other) in own.iter_mut().zip(other) {
        std::mem::swap(&mut step.work, &mut other.work);
        swap_works(&mut step.inner, &mut other.inner);
    }
}
