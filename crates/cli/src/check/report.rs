// SPDX-License-Identifier: MIT OR Apache-2.0
//! The report: faults in words.

use std::collections::{HashMap, HashSet};
use std::io::IsTerminal;
use std::path::Path;

use anygpu::os::journal::entry::{Entry, What};
use serde::Serialize;

use super::history::{self, Access, History, Misuse, Remains, Use};
use super::journal::{Process, stream_of};
use super::places::{Site, Space};
use super::races::{self, Race};
use super::sources::{Call, Sources};
use crate::child::Ended;
use crate::unseen::Unseen;

/// The number of the report's layout.
const SCHEMA: u32 = 1;

#[derive(Serialize)]
pub struct Report {
    schema: u32,
    /// The processes that called the library.
    processes: Vec<Ran>,
    pub faults: Vec<Fault>,
    left: Vec<Left>,
    /// The processes that were not checked, or not to their end.
    pub unseen: Vec<Unseen>,
    /// The number of faults that are left out as the program's user wants it.
    suppressed: usize,
    /// The launches of kernels that told of no memory that they use.
    silent_launches: usize,
    /// The status of the program, as shells tell it.
    status: u8,
    /// The processor's accesses to device memory that ended processes: by whom, where, and the memory.
    #[serde(skip)]
    touched: Vec<(u64, String, Option<String>)>,
}

#[derive(Serialize)]
struct Ran {
    process: u64,
    rank: Option<u32>,
    command: String,
    calls: usize,
    /// True where its notes ended before it did, for want of room: the rest was not checked.
    is_cut: bool,
}

#[derive(Serialize)]
pub struct Fault {
    /// The kind: race, use after free, double free, free while open, never recorded, call in a function.
    ///
    /// Or leak, ended by a signal.
    pub kind: &'static str,
    /// A sentence.
    pub what: String,
    /// The calls, in the order of their times.
    pub calls: Vec<Told>,
    /// The memory, in words.
    pub memory: Option<String>,
    pub why: String,
    pub remedy: String,
    /// The times that it was seen at these places.
    pub times: usize,
}

/// A call as the report tells it.
#[derive(Serialize, Clone, PartialEq, Eq, Hash)]
pub struct Told {
    /// Its part, in a word or two.
    pub does: String,
    pub call: String,
    pub process: u64,
    pub rank: Option<u32>,
    /// The stream, in words, where it has one.
    pub stream: Option<String>,
    /// The call that made the stream, where the program did.
    pub stream_from: Option<String>,
    /// The program's places, the innermost first.
    pub at: Vec<String>,
    /// The call that made the node, where a graph's launch did it.
    pub node: Option<String>,
    /// The files and lines of that call and of the program's places, as far as they are known.
    #[serde(skip)]
    pub lines: Vec<(String, u32)>,
    /// The functions of the program's places.
    #[serde(skip)]
    functions: Vec<String>,
    /// Microseconds from the run's first call to the beginning and the end of this one.
    pub time: (u64, u64),
    /// Microseconds until somebody knew that its work was done, where somebody did.
    pub known: Option<u64>,
}

/// Something that is left at the end, by the call that made it.
#[derive(Serialize)]
struct Left {
    /// In words: still allocated, still open, still waiting for a value that nobody signalled.
    state: &'static str,
    count: usize,
    bytes: u64,
    by: Told,
}

/// The calls between which an exchange uses its arrays.
const EXCHANGES: [&str; 4] =
    ["gpu_exchange_start", "gpu_exchange_wait", "anygpu_exchange_start", "anygpu_exchange_wait"];

/// Makes the report.
struct Teller<'a> {
    processes: &'a [Process],
    /// The time of the first call.
    start: u64,
    sources: Sources,
}

impl Report {
    pub fn new(processes: &[Process], ignored: &[String], with_left: bool) -> Report {
        let history = history::of(processes);
        let calls = processes.iter().filter_map(|process| process.calls.first());
        let start = calls.map(|(_, entry)| entry.began).min().unwrap_or(0);
        let mut teller = Teller { processes, start, sources: Sources::default() };
        let mut faults: Vec<Fault> = Vec::new();
        // The same places in other processes are one fault.
        let mut known: HashMap<_, usize> = HashMap::new();
        let races = races::find(&history, |site| &processes[site.process].calls[site.call].1);
        let races = races.iter().map(|race| teller.race(&history, race)).collect::<Vec<_>>();
        let misuses = history.misuses.iter().filter_map(|(site, misuse)| teller.misuse(*site, *misuse));
        let misuses: Vec<Fault> = misuses.collect();
        let left = if with_left { teller.left(&history) } else { Vec::new() };
        let mut suppressed = HashSet::new();
        for fault in races.into_iter().chain(misuses).chain(left.iter().map(Left::fault)) {
            // A procedure of the layers may do its work by several calls.
            let call = |told: &Told| told.call.split(" (").next().map(str::to_owned);
            let place = |told: &Told| (told.does.clone(), call(told), told.at.clone(), told.node.clone());
            let mut places: Vec<_> = fault.calls.iter().map(place).collect();
            places.sort_unstable();
            let is_ignored = |told: &Told| ignored.iter().any(|name| told.has(name));
            if fault.calls.iter().any(is_ignored) {
                suppressed.insert((fault.kind, places));
                continue;
            }
            match known.get(&(fault.kind, places.clone())) {
                Some(index) => faults[*index].times += fault.times,
                None => {
                    known.insert((fault.kind, places), faults.len());
                    faults.push(fault);
                }
            }
        }
        let (suppressed, silent_launches) = (suppressed.len(), processes.iter().map(silent_launches).sum());
        let touched = (0..processes.len()).filter_map(|process| teller.touched(process)).collect();
        let ran = |process: &Process| {
            let Process { id, rank, command, calls, cut, .. } = process;
            let is_cut = cut.is_some();
            Ran { process: *id, rank: *rank, command: command.clone(), calls: calls.len(), is_cut }
        };
        let processes = processes.iter().map(ran).collect();
        Report {
            schema: SCHEMA,
            processes,
            faults,
            left,
            unseen: Vec::new(),
            suppressed,
            silent_launches,
            status: 0,
            touched,
        }
    }

    /// Adds how the run ended, and who was not seen.
    pub fn end(&mut self, unseen: Vec<Unseen>, ended: Ended) {
        (self.unseen, self.status) = (unseen, ended.status);
        let fault = |what, memory, why, remedy: &str| Fault {
            kind: "ended by a signal",
            what,
            calls: Vec::new(),
            memory,
            why,
            remedy: remedy.into(),
            times: 1,
        };
        let by = ended.by();
        // A process that the program has waited for has told it of its end.
        for (process, place, memory) in std::mem::take(&mut self.touched) {
            let who = if by.is_some() { "the program".into() } else { format!("process {process}") };
            self.faults.push(fault(
                format!("{who} was ended by SIGSEGV: the processor's access to device memory at {place}"),
                memory,
                "with --strict device memory is not the processor's, as on a GPU".into(),
                "copy the memory, or let a kernel use it",
            ));
        }
        let is_told = self.faults.iter().any(|fault| fault.kind == "ended by a signal");
        if let Some(signal) = by.filter(|_| !is_told) {
            self.faults.push(fault(
                format!("the program was ended by {signal}"),
                None,
                format!("its status is {}; what it would have done after that was not checked", ended.status),
                "run it in a debugger, or with --strict if the processor may have touched device memory",
            ));
        }
    }

    /// Leaves out what a file names.
    pub fn suppress(&mut self, is_named: impl Fn(&Fault) -> bool) {
        let before = self.faults.len();
        self.faults.retain(|fault| !is_named(fault));
        self.suppressed += before - self.faults.len();
    }

    pub fn is_clean(&self) -> bool {
        self.faults.is_empty()
    }

    /// Tells whether all that the processes did was noted.
    pub fn is_whole(&self) -> bool {
        self.unseen.is_empty() && self.processes.iter().all(|ran| !ran.is_cut)
    }

    /// The last line, without its end.
    pub fn summary(&self) -> String {
        match self.faults.len() {
            0 if !self.is_whole() => "not everything was checked; no fault in what was noted".into(),
            0 if self.status != 0 => format!("nothing found; the program's status is {}", self.status),
            0 => "nothing found".into(),
            1 => "1 fault".into(),
            faults => format!("{faults} faults"),
        }
    }

    /// The launches of which nothing is known, in words, where there are some.
    pub fn silence(&self) -> Option<String> {
        let launches = match self.silent_launches {
            0 => return None,
            1 => "1 launch",
            many => &format!("{many} launches"),
        };
        Some(format!(
            "not checked: what {launches} of kernels use, which `anygpu build-kernels --checked` has them tell"
        ))
    }

    /// Writes it to standard error.
    pub fn print(&self) {
        let (bold, plain) = if std::io::stderr().is_terminal() { ("\x1b[1m", "\x1b[0m") } else { ("", "") };
        for (number, fault) in self.faults.iter().enumerate() {
            say!("anygpu check: {}. {bold}{}: {}{plain}", number + 1, fault.kind, fault.what);
            fault.calls.iter().for_each(Told::print);
            if let Some(memory) = &fault.memory {
                say!("    {memory}");
            }
            say!("    why: {}", fault.why);
            say!("    remedy: {}", fault.remedy);
            if fault.times > 1 {
                say!("    seen {} times", fault.times);
            }
        }
        let is_told =
            |ran: &Ran| self.unseen.iter().any(|one| one.process.is_some_and(|id| u64::from(id) == ran.process));
        for Ran { process, .. } in self.processes.iter().filter(|ran| ran.is_cut && !is_told(ran)) {
            say!("anygpu check: there was no room for all notes of process {process}: the rest was not checked");
        }
        for one in &self.unseen {
            say!("anygpu check: {}", one.words());
        }
        if self.suppressed > 0 {
            let faults = if self.suppressed == 1 { "1 fault is" } else { &format!("{} faults are", self.suppressed) };
            say!("anygpu check: {faults} left out as --ignore or --suppressions say");
        }
        if let Some(silence) = self.silence() {
            say!("anygpu check: {silence}");
        }
        say!("anygpu check: {}", self.summary());
    }
}

/// The launches of a process that told of no memory that they use.
fn silent_launches(process: &Process) -> usize {
    let of = |wanted: What| process.calls.iter().filter(move |(what, entry)| *what == wanted && entry.outcome == 0);
    let told: HashSet<u64> = of(What::Touched).map(|(_, entry)| entry.values[0]).collect();
    of(What::Launch).filter(|(_, entry)| !told.contains(&entry.values[0])).count()
}

impl Left {
    fn fault(&self) -> Fault {
        Fault {
            kind: "leak",
            what: format!("{} at the end: {} ({} bytes)", self.state, self.count, self.bytes),
            calls: vec![self.by.clone()],
            memory: None,
            why: "the process ended without giving it back".into(),
            remedy: "free, close or signal it before the end".into(),
            times: 1,
        }
    }
}

impl Told {
    /// The caller, in words.
    pub fn who(&self) -> String {
        let rank = self.rank.map_or(String::new(), |rank| format!("rank {rank}, "));
        let stream = self.stream.as_ref().map_or(String::new(), |stream| format!(", {stream}"));
        format!("{rank}process {}{stream}", self.process)
    }

    /// The call that made the node, or else the call itself.
    pub fn made_by(&self) -> &str {
        self.node.as_ref().and_then(|node| node.split(" at ").next()).unwrap_or(&self.call)
    }

    fn print(&self) {
        say!("    {} by {}, {}", self.does, self.call, self.who());
        for place in &self.at {
            say!("        {place}");
        }
        if let Some(node) = &self.node {
            say!("        as a node made by {node}");
        }
    }

    /// The names of its callers' functions, of their files with and without folders, and of what was called.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let files = self.lines.iter().map(|(file, _)| file.as_str());
        let names = files.clone().filter_map(|file| Path::new(file).file_name()?.to_str());
        let called = self.call.split([' ', '(', ')']).filter(|name| !name.is_empty());
        self.functions.iter().map(String::as_str).chain(files).chain(names).chain(called)
    }

    /// Tells whether a function is among its callers, or is what they called.
    fn has(&self, function: &str) -> bool {
        self.functions.iter().any(|name| name == function)
            || self.call.split([' ', '(', ')']).any(|name| name == function)
    }
}

impl Teller<'_> {
    fn entry(&self, site: Site) -> &Entry {
        &self.processes[site.process].calls[site.call].1
    }

    fn call(&mut self, site: Site) -> Call {
        let stack = self.entry(site).stack;
        self.sources.call(&self.processes[site.process], stack)
    }

    fn since_start(&self, time: u64) -> u64 {
        time.saturating_sub(self.start) / 1000
    }

    fn told(&mut self, site: Site, does: &str, stream: Option<u64>) -> Told {
        let process = &self.processes[site.process];
        let (process, rank) = (process.id, process.rank);
        let call = self.call(site);
        let made = stream.and_then(|stream| self.made_stream(site, stream));
        let stream = stream.map(|stream| match (stream, &made) {
            (0 | 1, _) => "the default stream".into(),
            (2, _) => "the thread's default stream".into(),
            (_, Some((number, _))) => format!("stream {number}"),
            (_, None) => format!("stream {stream:#x}"),
        });
        let stream_from = made.map(|(_, from)| from);
        let at = call.callers.iter().map(ToString::to_string).collect();
        let lines = call.lines();
        let functions = call.callers.iter().map(|frame| frame.function.clone()).collect();
        let entry = self.entry(site);
        let time = (self.since_start(entry.began), self.since_start(entry.ended));
        let (does, node, known) = (does.into(), None, None);
        Told { does, call: call.name, process, rank, stream, stream_from, at, node, lines, functions, time, known }
    }

    /// The number of a stream among its process's, from 1, and the call that made it.
    fn made_stream(&mut self, site: Site, stream: u64) -> Option<(usize, String)> {
        let calls = &self.processes[site.process].calls[..site.call];
        let is_made = |(what, entry): &(What, Entry)| *what == What::CreateStream && entry.outcome == 0;
        let place = calls.iter().rposition(|call| is_made(call) && call.1.values[0] == stream)?;
        let number = calls[..=place].iter().filter(|call| is_made(call)).count();
        Some((number, self.origin(Site { process: site.process, call: place })))
    }

    fn used(&mut self, history: &History, used: &Use) -> Told {
        let site = history.order.nodes[used.node].site;
        let (what, entry) = &self.processes[site.process].calls[site.call];
        let stream = stream_of(*what, entry);
        let does = match used.access {
            Access::Read => "read",
            Access::Write | Access::Signal => "write",
            Access::Allocate => "allocated",
            Access::Free => "freed",
            Access::Close => "closed",
            Access::Atomic => "atomic change",
        };
        let made = history.launched.get(&site).and_then(|launched| launched.node);
        let known = history.order.observed(used.node).map(|time| self.since_start(time));
        let mut told = Told { known, ..self.told(site, does, stream) };
        if let Some(made) = made {
            let call = self.call(made);
            told.node = Some(call.origin());
            told.lines.splice(..0, call.lines());
            told.functions.push(call.name);
            told.functions.extend(call.callers.into_iter().map(|frame| frame.function));
        }
        told
    }

    /// A call and its place.
    fn origin(&mut self, site: Site) -> String {
        self.call(site).origin()
    }

    /// The size of memory, and the call that it comes from.
    fn memory(&mut self, history: &History, space: Space) -> Option<(u64, String)> {
        let Space::Allocation(site) = space else { return None };
        let size = self.entry(site).values[1];
        Some((size, self.origin(history.made(site))))
    }

    /// A process's access to device memory by the processor.
    fn touched(&mut self, process: usize) -> Option<(u64, String, Option<String>)> {
        let processes = self.processes;
        let one = &processes[process];
        let (address, frame) = one.fault?;
        let place = self.sources.place(one, frame).map_or("an unknown place".into(), |place| place.to_string());
        let made = |(what, entry): &(What, Entry)| {
            let is_made = matches!(what, What::Allocate | What::AllocateQueued) && entry.outcome == 0;
            is_made && (entry.values[0]..entry.values[0].saturating_add(entry.values[1])).contains(&address)
        };
        let call = one.calls.iter().rposition(made);
        let memory = call.map(|call| {
            let start = one.calls[call].1.values[0];
            let (size, origin) = (one.calls[call].1.values[1], self.origin(Site { process, call }));
            format!("byte {} of the {size} from {origin}", address - start)
        });
        Some((one.id, place, memory))
    }

    fn race(&mut self, history: &History, race: &Race) -> Fault {
        let sites = [race.first, race.second].map(|used| history.order.nodes[used.node].site);
        let calls = Vec::from([race.first, race.second].map(|used| self.used(history, &used)));
        let (start, end) = race.bytes;
        let memory = match self.memory(history, race.first.extent.space) {
            Some((size, origin)) => format!("bytes {start} to {} of the {size} from {origin}", end - 1),
            None => format!("bytes {start:#x} to {:#x}", end - 1),
        };
        let is_of_one = sites[0].process == sites[1].process;
        let is_freed = race.first.access == Access::Free || race.second.access == Access::Free;
        let is_new = race.first.access == Access::Allocate || race.second.access == Access::Allocate;
        let is_one_batch = history.is_one_launch(sites) && history.is_of_batch(sites[0]);
        let is_one_launch = history.is_one_launch(sites) && !is_one_batch;
        let is_closed = race.first.access == Access::Close || race.second.access == Access::Close;
        if race.is_after_end {
            return Fault {
                kind: "use after free",
                what: format!("{} uses memory that its owner has freed", calls[1].call),
                calls,
                memory: Some(memory),
                why: "the memory was freed before the use was queued".into(),
                remedy: "close the memory, and tell its owner so, before it is freed".into(),
                times: race.times,
            };
        }
        let why = match history.order.observed(race.first.node) {
            _ if is_one_batch => "both are of one batch, in which nothing is ordered",
            _ if is_one_launch => {
                "both are nodes of one launch, and no edge or chain of edges of the graph leads from one to the other"
            }
            None => {
                "nobody ever waited for the first, and neither stream, event nor timeline puts it before the second"
            }
            Some(_) => {
                "nobody had waited for the first yet when the second was called, and neither stream, event nor timeline \
                 puts one before the other"
            }
        };
        let what = match calls.iter().position(|told| told.does == "allocated") {
            Some(made) => {
                format!("{} uses memory in no order with its allocation by {}", calls[1 - made].call, calls[made].call)
            }
            None if is_one_batch => format!("two parts of one {} use the same bytes in no order", calls[0].call),
            None if is_closed => format!("{} closes memory that {} uses", calls[1].call, calls[0].call),
            None if is_one_launch => {
                let [one, other] = [&calls[0], &calls[1]].map(Told::made_by);
                format!("two nodes of one launch, by {one} and {other}, use the same bytes in no order")
            }
            None => format!("{} and {} use the same bytes in no order", calls[0].call, calls[1].call),
        };
        let is_exchanged = |told: &Told| EXCHANGES.iter().any(|name| told.call.starts_with(name));
        let remedy = match (is_freed, is_of_one) {
            _ if calls.iter().any(is_exchanged) => {
                "call gpu_exchange_wait before the arrays of the exchange are used, and start it once their last use is done"
            }
            _ if is_one_batch => "copy what must come later by a call of its own",
            _ if is_closed => "wait for the work that uses the memory before it is closed",
            _ if is_one_launch => {
                "add an edge from the one to the other: in a capture, let the second's stream wait for an event behind the first"
            }
            _ if is_new => {
                "use the memory in the stream that allocates it, or let the other stream wait for an event behind the allocation"
            }
            (true, _) => "free the memory only once whoever uses it has waited for the work, and said so",
            (false, true) => {
                "record an event after the first and let the second's stream wait for it, or wait for the first's stream"
            }
            (false, false) => {
                "wait for the first's stream before the other process is told, or let its stream wait for an interprocess \
                 event or a timeline"
            }
        };
        Fault {
            kind: "race",
            what,
            calls,
            memory: Some(memory),
            why: why.into(),
            remedy: remedy.into(),
            times: race.times,
        }
    }

    fn misuse(&mut self, site: Site, misuse: Misuse) -> Option<Fault> {
        let fault = |kind, what, calls, why: &str, remedy: &str| {
            Some(Fault { kind, what, calls, memory: None, why: why.into(), remedy: remedy.into(), times: 1 })
        };
        match misuse {
            Misuse::UseAfterFree { ended, made } => {
                let calls =
                    vec![self.told(made, "made", None), self.told(ended, "ended", None), self.told(site, "used", None)];
                let what = format!("{} names memory that {} ended", calls[2].call, calls[1].call);
                fault("use after free", what, calls, "the memory is gone", "free it after its last use")
            }
            Misuse::DoubleFree { ended, made } => {
                let calls = vec![
                    self.told(made, "made", None),
                    self.told(ended, "ended", None),
                    self.told(site, "ended again", None),
                ];
                let what = format!("{} names memory that {} ended", calls[2].call, calls[1].call);
                fault("double free", what, calls, "the memory is gone", "free or close it once")
            }
            Misuse::FreeWhileOpen { opened, made } => {
                let opening = self.told(opened, "opened", None);
                // Tokens are kept open for later, and let go by themselves.
                if opening.call.starts_with("anygpu_") || opening.call.contains("(anygpu_") {
                    return None;
                }
                let calls = vec![self.told(made, "made", None), opening, self.told(site, "freed", None)];
                let what = format!("{} frees memory that another process has open", calls[2].call);
                let why = "the vendors leave open what happens to the other process then";
                fault(
                    "free while open",
                    what,
                    calls,
                    why,
                    "free it once the other process has said that it has closed it",
                )
            }
            Misuse::NeverRecorded { opened } => {
                let calls = vec![self.told(opened, "opened", None), self.told(site, "wait", None)];
                let what = format!("{} waits for an event that was never recorded", calls[1].call);
                let why = "such a wait ends at once and orders nothing";
                fault("never recorded", what, calls, why, "record the event before the other process is told to wait")
            }
            Misuse::CallInFunction => {
                let calls = vec![self.told(site, "called", None)];
                let what = format!("{} is called in a function that a stream calls", calls[0].call);
                let why = "the vendors forbid calls of their libraries there";
                fault("call in a function", what, calls, why, "set a flag there, and call from another thread")
            }
        }
    }

    /// The memory that is left, by calls.
    fn left(&mut self, history: &History) -> Vec<Left> {
        let mut all: Vec<Left> = Vec::new();
        for left in &history.left {
            let (does, state) = match left.state {
                Remains::Allocated => ("made", "still allocated"),
                Remains::Opened => ("opened", "still open"),
                Remains::Unsignalled => ("wait", "still waiting for a value that nobody signalled"),
            };
            let by = self.told(left.site, does, None);
            match all.iter_mut().find(|known| (&known.by.at, &known.by.call) == (&by.at, &by.call)) {
                Some(known) => (known.count, known.bytes) = (known.count + 1, known.bytes + left.bytes),
                None => all.push(Left { state, count: 1, bytes: left.bytes, by }),
            }
        }
        all
    }
}
