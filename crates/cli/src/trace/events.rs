// SPDX-License-Identifier: MIT OR Apache-2.0
//! The events of a trace: slices of calls and of streams' work, and arrows between processes.
//!
//! The journal says when calls began and ended, and when somebody knew that work was done, not when it ran. In a stream's
//! lane work begins as soon as it was queued and all that it certainly comes after may have begun. It ends when it was
//! known to be done, or when the next work of the stream begins, if that is earlier.

use std::collections::{HashMap, HashSet};

use anygpu::os::journal::entry::{Entry, What};
use serde::Serialize;
use serde_json::{Value, json};

use crate::check::history::{self, History};
use crate::check::journal::{Process, stream_of};
use crate::check::order::{Lane, NodeId};
use crate::check::places::Site;
use crate::check::sources::Sources;

/// An event of the format, with its names of the fields. Times are microseconds from the first call on.
#[derive(Serialize)]
pub struct Event {
    name: String,
    cat: &'static str,
    ph: &'static str,
    ts: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    dur: Option<f64>,
    pid: u64,
    tid: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bp: Option<&'static str>,
    #[serde(skip_serializing_if = "Value::is_null")]
    args: Value,
}

/// Nanoseconds of the shortest work of a line, where time allows: Chrome drops the arrows of shorter slices.
const SHORTEST: u64 = 1000;

/// A line of the picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Line {
    Thread(usize, u32),
    Stream(usize, Lane),
}

struct Writer<'a> {
    processes: &'a [Process],
    history: History,
    start: u64,
    sources: Sources,
    names: HashMap<(usize, u32), String>,
    /// The numbers of lines, unique among all processes.
    lines: HashMap<Line, u64>,
    /// The time and length of each node's slice.
    slices: Vec<(u64, u64)>,
    about: Vec<Event>,
    events: Vec<Event>,
}

/// Returns the first events up to a limit, after what names processes and lines, and the number of all.
pub fn of(processes: &[Process], limit: usize) -> (Vec<Event>, usize) {
    let calls = processes.iter().flat_map(|process| &process.calls);
    let start = calls.map(|(_, entry)| entry.began).min().unwrap_or(0);
    let mut writer = Writer {
        processes,
        history: history::of(processes),
        start,
        sources: Sources::default(),
        names: HashMap::new(),
        lines: HashMap::new(),
        slices: Vec::new(),
        about: Vec::new(),
        events: Vec::new(),
    };
    writer.name_processes();
    writer.calls();
    writer.work();
    writer.arrows();
    let Writer { about, mut events, .. } = writer;
    // Whoever reads them binds an arrow to the slice that has begun before.
    let rank = |event: &Event| ["X", "s", "f"].iter().position(|phase| *phase == event.ph);
    events.sort_by(|a, b| a.ts.total_cmp(&b.ts).then(rank(a).cmp(&rank(b))));
    let all = about.len() + events.len();
    events.truncate(limit);
    keep_whole_arrows(&mut events);
    (about.into_iter().chain(events).collect(), all)
}

fn keep_whole_arrows(events: &mut Vec<Event>) {
    let ended: HashSet<u64> = events.iter().filter(|event| event.ph == "f").filter_map(|event| event.id).collect();
    events.retain(|event| event.id.is_none_or(|id| ended.contains(&id)));
}

impl Writer<'_> {
    fn time(&self, time: u64) -> f64 {
        time.saturating_sub(self.start) as f64 / 1000.0
    }

    fn entry(&self, site: Site) -> (What, &Entry) {
        let (what, entry) = &self.processes[site.process].calls[site.call];
        (*what, entry)
    }

    fn about(&mut self, name: &str, process: usize, tid: u64, value: String) {
        let pid = self.processes[process].id;
        let args = json!({ "name": value });
        let (name, cat, ph) = (name.to_owned(), "__metadata", "M");
        self.about.push(Event { name, cat, ph, ts: 0.0, dur: None, pid, tid, id: None, bp: None, args });
    }

    fn name_processes(&mut self) {
        for (place, process) in self.processes.iter().enumerate() {
            let rank = process.rank.map_or(String::new(), |rank| format!("rank {rank}: "));
            self.about("process_name", place, 0, format!("{rank}{}", process.command));
        }
    }

    /// The number of a line, which is named when it is first used.
    fn line(&mut self, line: Line, name: impl FnOnce() -> String) -> u64 {
        let next = self.lines.len() as u64 + 1;
        if let Some(known) = self.lines.get(&line) {
            return *known;
        }
        self.lines.insert(line, next);
        let (Line::Thread(process, _) | Line::Stream(process, _)) = line;
        self.about("thread_name", process, next, name());
        next
    }

    fn thread(&mut self, process: usize, thread: u32) -> u64 {
        self.line(Line::Thread(process, thread), || format!("thread {thread}"))
    }

    fn call_name(&mut self, process: usize, what: What, stack: u32) -> String {
        let sources = &mut self.sources;
        let named = self.names.entry((process, stack));
        let name = named.or_insert_with(|| sources.call(&self.processes[process], stack).name);
        // Its own threads' functions have no names.
        if name.starts_with("libanygpu.so") { format!("{what:?} by the library") } else { name.clone() }
    }

    fn slice(&mut self, line: (usize, u64), name: String, cat: &'static str, time: (u64, u64), args: Value) {
        let ((process, tid), (began, ended)) = (line, time);
        let (ts, dur) = (self.time(began), Some(ended.saturating_sub(began) as f64 / 1000.0));
        let pid = self.processes[process].id;
        self.events.push(Event { name, cat, ph: "X", ts, dur, pid, tid, id: None, bp: None, args });
    }

    /// A slice for each call, in its thread's line.
    fn calls(&mut self) {
        for (number, process) in self.processes.iter().enumerate() {
            let mut last = HashMap::new();
            let mut under_way = HashMap::new();
            for (what, entry) in &process.calls {
                let tid = self.thread(number, entry.thread);
                match what {
                    What::Calling => _ = under_way.insert(entry.values[0], entry.began),
                    What::Called => {
                        let began = under_way.remove(&entry.values[0]).unwrap_or(entry.began);
                        let name = "function of a stream".to_owned();
                        self.slice((number, tid), name, "function", (began, entry.ended), Value::Null);
                    }
                    // A call that did several things has an entry for each.
                    _ if last.insert(entry.thread, entry.began) == Some(entry.began) => {}
                    _ => {
                        let name = self.call_name(number, *what, entry.stack);
                        let args = json!({ "bytes": bytes(*what, entry), "is_refused": entry.outcome != 0 });
                        self.slice((number, tid), name, "call", (entry.began, entry.ended), args);
                    }
                }
            }
        }
    }

    /// A slice for all that was queued, in its stream's line.
    fn work(&mut self) {
        let nodes = self.history.order.nodes.len();
        let mut starts = vec![0; nodes];
        let mut lanes: HashMap<Lane, Vec<NodeId>> = HashMap::new();
        let (order, deadlines) = (&self.history.order, self.deadlines());
        order.walk(|id, _| {
            let queued = self.entry(order.nodes[id].site).1.began;
            let behind = |earlier: NodeId| (starts[earlier] + SHORTEST).min(deadlines[id]).max(starts[earlier] + 1);
            let before = order.before(id).into_iter().map(behind).max();
            starts[id] = queued.max(before.unwrap_or(0));
            if let Some(lane) = order.nodes[id].lane {
                lanes.entry(lane).or_default().push(id);
            }
        });
        self.slices = starts.iter().map(|start| (*start, start + 1)).collect();
        for work in lanes.values() {
            for (place, id) in work.iter().enumerate() {
                let next = work.get(place + 1).map(|next| starts[*next]);
                let ends = [self.history.order.observed(*id), next];
                let end = ends.into_iter().flatten().min();
                let called = self.entry(self.history.order.nodes[*id].site).1.ended;
                self.slices[*id].1 = end.unwrap_or(called).max(starts[*id] + 1);
            }
        }
        for id in 0..nodes {
            self.work_of(id);
        }
    }

    /// The latest time at which each node can have begun. What comes after it was known to be done no earlier.
    fn deadlines(&self) -> Vec<u64> {
        let order = &self.history.order;
        let mut deadlines: Vec<u64> = (0..order.nodes.len()).map(|id| order.observed(id).unwrap_or(u64::MAX)).collect();
        let mut ids = Vec::new();
        order.walk(|id, _| ids.push(id));
        for id in ids.into_iter().rev() {
            for earlier in order.before(id) {
                deadlines[earlier] = deadlines[earlier].min(deadlines[id]);
            }
        }
        deadlines
    }

    fn work_of(&mut self, id: NodeId) {
        let Some((process, tid)) = self.line_of(id).filter(|_| self.history.order.nodes[id].lane.is_some()) else {
            return;
        };
        let (what, entry) = self.entry(self.history.order.nodes[id].site);
        let (stack, bytes, queued) = (entry.stack, bytes(what, entry), entry.began);
        let known = self.history.order.observed(id);
        let (start, end) = self.slices[id];
        // Bytes in a nanosecond.
        let rate = bytes.zip(known).map(|(bytes, known)| bytes as f64 / known.saturating_sub(start).max(1) as f64);
        let args = json!({
            "queued": self.time(queued),
            "known_to_be_done": known.map(|known| self.time(known)),
            "bytes": bytes,
            "at_least_gb_per_s": rate,
        });
        let name = self.call_name(process, what, stack);
        self.slice((process, tid), name, "work", (start, end), args);
    }

    /// The line of a node: that of its stream, or of the thread that acted.
    fn line_of(&mut self, id: NodeId) -> Option<(usize, u64)> {
        let (site, lane) = (self.history.order.nodes[id].site, self.history.order.nodes[id].lane);
        let (what, entry) = self.entry(site);
        let (thread, device, stream) = (entry.thread, entry.device, stream_of(what, entry));
        let tid = match lane {
            None => self.thread(site.process, thread),
            Some(lane) => self.line(Line::Stream(site.process, lane), || match stream {
                Some(0 | 1) | None => format!("default stream, device {device}"),
                Some(2) => format!("default stream of thread {thread}"),
                Some(stream) => format!("stream {stream:#x}, device {device}"),
            }),
        };
        Some((site.process, tid))
    }

    /// An arrow from work to each that waits for it in another process.
    fn arrows(&mut self) {
        let mut number = 0;
        for later in 0..self.slices.len() {
            for earlier in self.history.order.before(later) {
                let ends = [earlier, later].map(|node| self.history.order.nodes[node].site.process);
                if ends[0] != ends[1] {
                    number += 1;
                    self.end_of_arrow(earlier, number, "s", None);
                    self.end_of_arrow(later, number, "f", Some("e"));
                }
            }
        }
    }

    fn end_of_arrow(&mut self, node: NodeId, id: u64, ph: &'static str, bp: Option<&'static str>) {
        let Some((process, tid)) = self.line_of(node) else { return };
        let (ts, pid) = (self.time(self.slices[node].0), self.processes[process].id);
        let (name, cat) = ("wait".to_owned(), "wait");
        self.events.push(Event { name, cat, ph, ts, dur: None, pid, tid, id: Some(id), bp, args: Value::Null });
    }
}

/// The bytes that a call moves.
fn bytes(what: What, entry: &Entry) -> Option<u64> {
    let shape = match what {
        What::Copy => &entry.values[6..9],
        What::Fill => &entry.values[3..6],
        _ => return None,
    };
    Some(shape.iter().fold(1, |bytes: u64, extent| bytes.saturating_mul(*extent)))
}
