// SPDX-License-Identifier: MIT OR Apache-2.0
//! The processes that run a program, beside the model of it.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use common::peer::{Process, Settings, backend};
use common::physical::GRANULE;
use common::stretched;

use crate::Move;
use crate::model::{Model, Plan, Promises, Reply, Step, Verb, WORKERS, independent};

type Outcome = Result<(), String>;

/// What a process has open when nothing is shared.
#[derive(Clone, Debug, Default, PartialEq)]
struct Nothing {
    descriptors: Vec<String>,
    mappings: Vec<String>,
    used: u64,
    /// Descriptors and mappings of processes' registers: those of a living owner stay.
    registers: [usize; 2],
}

impl Nothing {
    fn is(&self, first: &Nothing) -> bool {
        let others = WORKERS - 1;
        // Of each, the page and this process's row in it are mapped.
        let few = |at: usize| self.registers[at] <= first.registers[at] + (1 + at) * others;
        let rest = |one: &Nothing| (one.descriptors.clone(), one.mappings.clone(), one.used);
        rest(self) == rest(first) && few(0) && few(1)
    }
}

struct Worker {
    process: Process,
    /// `None` before its first call.
    nothing: Option<Nothing>,
}

/// Processes, of which those that live are used by the next program, too.
pub struct World {
    environment: Vec<(&'static str, &'static str)>,
    promises: Promises,
    workers: Vec<Option<Worker>>,
    /// Forked children that sleep.
    children: Vec<i32>,
    done: BTreeMap<&'static str, u64>,
    /// How long what was given back may take to be back.
    pub patience: Duration,
}

impl World {
    pub fn new(environment: &[(&'static str, &'static str)]) -> World {
        let mut world = World {
            environment: environment.to_vec(),
            promises: Promises::default(),
            workers: (0..WORKERS).map(|_| None).collect(),
            children: Vec::new(),
            done: BTreeMap::new(),
            patience: stretched(Duration::from_secs(20)),
        };
        let mut probe = world.start();
        let has = |process: &mut Process, command: &str| process.status(command) == 0;
        world.promises = Promises {
            physical: has(&mut probe, &format!("hip create {GRANULE}"))
                && has(&mut probe, &format!("cuda create {GRANULE}")),
            pools: has(&mut probe, "hip pool") && has(&mut probe, "cuda pool"),
            // NVIDIA's driver shares blocks, in which other memory may be alive.
            refuses_stale: !["amd", "nvidia"].contains(&backend().as_str()),
            outlives: backend() == "host",
            counts: backend() == "host",
            queues: backend() == "host",
        };
        world
    }

    fn start(&self) -> Process {
        Process::start_with(&Settings { environment: &self.environment, ..Settings::default() })
    }

    /// Ends all processes.
    pub fn start_anew(&mut self) {
        self.workers.iter_mut().for_each(|worker| *worker = None);
        self.end_children();
    }

    fn end_children(&mut self) {
        for child in self.children.drain(..) {
            // SAFETY: nobody but the child has its number before it is killed here: it sleeps for a minute.
            unsafe { libc::kill(child, libc::SIGKILL) };
        }
    }

    /// What was done how often.
    pub fn counts(&self) -> String {
        let all: u64 = self.done.values().sum();
        let each: Vec<String> = self.done.iter().map(|(name, count)| format!("{count} {name}")).collect();
        format!("{all} steps: {}", each.join(", "))
    }

    /// Returns true if memory was seen in another process and there were deaths.
    pub fn has_tried_enough(&self) -> bool {
        ["Import", "Open", "Read", "two at once"].iter().all(|name| self.done.contains_key(name))
    }

    fn count(&mut self, name: &'static str) {
        *self.done.entry(name).or_default() += 1;
    }

    /// Runs a program and gives everything back. After a failure the processes are of no more use.
    pub fn run(&mut self, program: &[Move]) -> Outcome {
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            let mut model = Model::new(self.promises);
            for (at, next) in program.iter().enumerate() {
                self.step(&mut model, next).map_err(|why| format!("step {at}, {next:?}: {why}"))?;
            }
            self.settle(&mut model, program.len() as u16)
        }));
        let outcome = outcome.unwrap_or_else(|panic| {
            let said = panic.downcast_ref::<String>().cloned();
            Err(said.or(panic.downcast_ref::<&str>().map(|said| said.to_string())).unwrap_or_default())
        });
        if outcome.is_err() {
            self.start_anew();
        }
        outcome
    }

    /// The steps of a program that had anything to do.
    pub fn used(&mut self, program: &[Move]) -> Vec<Move> {
        let mut model = Model::new(self.promises);
        self.start_anew();
        let mut used = Vec::new();
        for next in program {
            let before: u64 = self.done.values().sum();
            let ended = catch_unwind(AssertUnwindSafe(|| self.step(&mut model, next))).is_err();
            if ended || self.done.values().sum::<u64>() > before {
                used.push(next.clone());
            }
        }
        used
    }

    /// A process, started if there is none, which has made the first calls.
    fn worker(&mut self, worker: usize) -> &mut Process {
        if self.workers[worker].is_none() {
            self.workers[worker] = Some(Worker { process: self.start(), nothing: None });
        }
        let promises = self.promises;
        let Worker { process, nothing } = self.workers[worker].as_mut().expect("just started");
        if nothing.is_none() {
            let Promises { physical, pools, queues, .. } = promises;
            let warm = format!("warm {} {} {}", u8::from(physical), u8::from(pools), u8::from(queues));
            process.values(&warm);
            *nothing = Some(has(process, promises));
        }
        process
    }

    fn call(&mut self, plan: &Plan) -> Reply {
        self.worker(plan.worker).call(&plan.command)
    }

    fn judge(&mut self, model: &mut Model, plan: &Plan, reply: &Reply) -> Outcome {
        if plan.command == "fork_idle" {
            self.children.extend(reply.1.iter().filter_map(|child| child.parse::<i32>().ok()));
        }
        plan.judge(model, reply).map_err(|why| format!("{why}; {}", self.worker(plan.worker).reason()))
    }

    fn step(&mut self, model: &mut Model, next: &Move) -> Outcome {
        match next {
            Move::One(step) => {
                if step.verb == Verb::Fork && self.workers[step.worker].as_ref().is_none_or(|one| one.nothing.is_none())
                {
                    return self.fork_first(step.worker);
                }
                let Some(plan) = find(model, *step, |_| true) else { return Ok(()) };
                self.count(name(step.verb));
                let reply = self.call(&plan);
                self.judge(model, &plan, &reply)
            }
            Move::Two(one, other) => {
                let Some(one_plan) = find(model, *one, |_| true) else { return Ok(()) };
                let Some(other_plan) = find(model, *other, |plan| independent(&one_plan, plan)) else { return Ok(()) };
                [name(one.verb), name(other.verb), "two at once"].into_iter().for_each(|name| self.count(name));
                self.worker(one_plan.worker);
                self.worker(other_plan.worker).send(&other_plan.command);
                self.worker(one_plan.worker).send(&one_plan.command);
                let (reply, other_reply) =
                    (self.worker(one_plan.worker).reply(), self.worker(other_plan.worker).reply());
                let before = model.clone();
                let mut in_order = |first: (&Plan, &Reply), second: (&Plan, &Reply)| {
                    *model = before.clone();
                    self.judge(model, first.0, first.1)?;
                    self.judge(model, second.0, second.1)
                };
                let (one, other) = ((&one_plan, &reply), (&other_plan, &other_reply));
                in_order(one, other)
                    .or_else(|why| in_order(other, one).map_err(|also| format!("neither order: {why}\nnor: {also}")))
            }
            Move::Killed(step, after) => {
                let Some(plan) = find(model, *step, |_| true) else { return Ok(()) };
                self.count("killed in a call");
                self.worker(plan.worker).send(&plan.command);
                std::thread::sleep(Duration::from_micros(u64::from(*after)));
                self.worker(plan.worker).kill();
                self.workers[plan.worker] = None;
                model.tear(&plan);
                model.ended(plan.worker);
                Ok(())
            }
            Move::Kill(worker) => {
                self.count("killed");
                if let Some(mut worker) = self.workers[*worker].take() {
                    worker.process.kill();
                }
                model.ended(*worker);
                Ok(())
            }
            Move::End(worker) => {
                self.count("ended");
                model.ended(*worker);
                self.end(*worker)
            }
            Move::Again(worker) => {
                self.count("executed again");
                // The second answer is the new program's.
                for command in ["again", "nothing"] {
                    self.worker(*worker).values(command);
                }
                model.replaced(*worker);
                self.workers[*worker].as_mut().expect("it lives").nothing = None;
                Ok(())
            }
            Move::Give(from, to, which) => {
                let pairs = (0..WORKERS).map(|turn| ((from + turn) % WORKERS, (to + turn) % WORKERS));
                let mut gifts = pairs.filter_map(|(from, to)| Some((from, to, model.gift(from, to, *which)?)));
                let Some((from, to, descriptor)) = gifts.next() else { return Ok(()) };
                self.count("descriptors sent");
                self.worker(to);
                let mut receiver = self.workers[to].take().expect("it lives");
                let there = self.worker(from).give(descriptor, &mut receiver.process);
                self.workers[to] = Some(receiver);
                model.given(from, descriptor, to, there);
                Ok(())
            }
        }
    }

    /// Lets a process end as programs do.
    fn end(&mut self, worker: usize) -> Outcome {
        let Some(mut worker) = self.workers[worker].take() else { return Ok(()) };
        let (status, errors) = worker.process.end();
        if status.success() { Ok(()) } else { Err(format!("a process ends badly: {status}: {errors}")) }
    }

    /// A fork before the first call: the child's calls work.
    fn fork_first(&mut self, worker: usize) -> Outcome {
        self.count("forks before the first call");
        if self.workers[worker].is_none() {
            self.workers[worker] = Some(Worker { process: self.start(), nothing: None });
        }
        let reply = self.workers[worker].as_mut().expect("just started").process.call("fork works");
        let works = reply.0 == 0 && reply.1 == ["hipMalloc=0"];
        if works { Ok(()) } else { Err(format!("the child's calls do not work: {reply:?}")) }
    }

    /// Looks at all bytes, gives everything back, and compares what the processes have with what they had at first.
    fn settle(&mut self, model: &mut Model, which: u16) -> Outcome {
        for worker in 0..WORKERS {
            for plan in model.reads(worker) {
                let reply = self.call(&plan);
                self.judge(model, &plan, &reply).map_err(|why| format!("at the end: {why}"))?;
            }
        }
        // In turns, because what one has open of a pool another cannot free.
        let mut is_done = false;
        while !std::mem::replace(&mut is_done, true) {
            for worker in 0..WORKERS {
                while let Some(plan) = model.next_release(worker, which) {
                    let reply = self.call(&plan);
                    self.judge(model, &plan, &reply).map_err(|why| format!("giving back: {why}"))?;
                    is_done = false;
                }
            }
        }
        self.end_children();
        for (number, worker) in self.workers.iter_mut().enumerate() {
            let Some(Worker { process, nothing: Some(nothing) }) = worker else { continue };
            process.values("trim");
            let mut now = has(process, self.promises);
            // Less patience than elsewhere: what is missing is looked for again and again.
            let started = Instant::now();
            while !now.is(nothing) && started.elapsed() < self.patience {
                std::thread::sleep(Duration::from_millis(2));
                process.values("trim");
                now = has(process, self.promises);
            }
            if !now.is(nothing) {
                return Err(format!("process {number} has {now:?}, and had {nothing:?} at first"));
            }
        }
        // CUDA's calls have no context any more.
        (0..WORKERS).filter(|worker| model.sides[*worker].has_reset).try_for_each(|worker| self.end(worker))
    }
}

/// The plan of a step, in the first process from the step's on that has something to do it with.
fn find(model: &Model, step: Step, fits: impl Fn(&Plan) -> bool) -> Option<Plan> {
    let workers = (0..WORKERS).map(|turn| (step.worker + turn) % WORKERS);
    workers.filter_map(|worker| model.plan(Step { worker, ..step })).find(|plan| fits(plan))
}

fn name(verb: Verb) -> &'static str {
    crate::model::VERB_NAMES[verb as usize]
}

/// What a process has.
fn has(process: &mut Process, promises: Promises) -> Nothing {
    if !promises.counts {
        return Nothing::default();
    }
    let memory = process.values("memory");
    let folder = format!("/proc/{}/fd", process.id());
    let links = std::fs::read_dir(folder).expect("a living process").flatten();
    let links = links.filter_map(|entry| std::fs::read_link(entry.path()).ok());
    // Numbers of sockets and pipes differ.
    let mut descriptors: Vec<String> =
        links.map(|link| link.to_string_lossy().split(":[").next().unwrap_or_default().to_owned()).collect();
    descriptors.sort();
    let maps = std::fs::read_to_string(format!("/proc/{}/maps", process.id())).expect("a living process");
    let mut mappings: Vec<String> =
        maps.lines().filter_map(|line| Some(line[line.find("/memfd:")?..].to_owned())).collect();
    mappings.sort();
    let registers = [&mut descriptors, &mut mappings].map(|all| {
        let before = all.len();
        all.retain(|name| !name.starts_with("/memfd:anygpu-register"));
        before - all.len()
    });
    Nothing { descriptors, mappings, used: memory[1] - memory[0], registers }
}
