// SPDX-License-Identifier: MIT OR Apache-2.0
//! Sharings of processes, put together from their memory files and names.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::ops::Range;
use std::os::unix::fs::MetadataExt;
use std::time::UNIX_EPOCH;

use anygpu::backend::host::outside;
use anygpu::os::{descriptor, journal};
use anygpu::share::token::array::Array;
use anygpu::share::token::{Token, Way};
use anygpu::share::{broker, register};
use serde::Serialize;

use super::names::{Meaning, Name};
use super::processes::{Descriptor, Kind, Mapped, Process};
use crate::printable;

/// Something that a process shares.
#[derive(Serialize)]
pub struct Sharing {
    /// The process that shares it; null where it has ended.
    pub process: Option<Who>,
    /// The number of a process that has ended, null where nothing says it.
    pub was: Option<i32>,
    /// One of: memory, pool memory, pool, event, physical memory, timeline, steps, notify, objects, name.
    pub kind: &'static str,
    /// The number of its device on this machine, null where nothing says it.
    pub device: Option<i32>,
    pub bytes: Option<u64>,
    /// Objects, where they are only counted.
    pub count: usize,
    pub names: Vec<Named>,
    /// Seconds since it was shared; for a file since it was made.
    pub age: Option<f64>,
    /// Other processes that have it open.
    pub open_in: Vec<Who>,
    /// True for what is open though whoever shared it has freed it, or has ended.
    pub is_left: bool,
    #[serde(skip)]
    place: Place,
}

/// The place of a sharing by which names find it.
#[derive(Default, PartialEq, Eq)]
struct Place {
    process: i32,
    inode: u64,
    bytes: Range<u64>,
    first: u32,
}

#[derive(Serialize, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Who {
    pub process: i32,
    pub command: String,
}

/// A name of something, or of a part of it.
#[derive(Serialize)]
pub struct Named {
    pub name: String,
    /// Bytes that it names, null where nobody says it.
    pub bytes: Option<u64>,
    /// Type and shape of an array.
    pub array: Option<String>,
    pub has_steps: bool,
    /// The reason why nothing else is known.
    pub unknown: Option<String>,
}

impl Named {
    /// A name of which nothing else is known.
    fn of(name: &str) -> Named {
        Named { name: printable(name), bytes: None, array: None, has_steps: false, unknown: None }
    }
}

/// A memory file, and the processes that have it, by their places among all.
struct Shared<'a> {
    kind: Kind,
    inode: u64,
    maps: Vec<(usize, &'a Mapped)>,
    files: Vec<(usize, &'a Descriptor)>,
}

/// Puts together what processes share.
pub fn of(processes: &[Process], names: Vec<Name>) -> Vec<Sharing> {
    let mut looker = Looker { processes, found: Vec::new() };
    for file in shared_files(processes) {
        looker.look_into(&file);
    }
    for name in names {
        looker.name(name);
    }
    looker.count_objects();
    let mut found = looker.found;
    found.sort_by(|a, b| (a.is_left, &a.process, a.kind).cmp(&(b.is_left, &b.process, b.kind)));
    found
}

fn shared_files(processes: &[Process]) -> Vec<Shared<'_>> {
    let mut files: BTreeMap<u64, Shared> = BTreeMap::new();
    for (place, process) in processes.iter().enumerate() {
        let new = |kind, inode| Shared { kind, inode, maps: Vec::new(), files: Vec::new() };
        for map in &process.maps {
            files.entry(map.inode).or_insert_with(|| new(map.kind, map.inode)).maps.push((place, map));
        }
        for file in &process.files {
            files.entry(file.inode).or_insert_with(|| new(file.kind, file.inode)).files.push((place, file));
        }
    }
    files.into_values().collect()
}

impl Shared<'_> {
    /// The process that made an arena or register: it alone writes the beginning. A child that is about to execute a
    /// program may have its mappings, too.
    fn owner(&self) -> Option<usize> {
        self.maps.iter().find(|(_, map)| map.offset == 0 && map.is_writable).map(|(process, _)| *process)
    }

    /// The processes that have the file, in the order in which they started.
    fn holders(&self) -> BTreeSet<usize> {
        let mapped = self.maps.iter().map(|(process, _)| *process);
        mapped.chain(self.files.iter().map(|(process, _)| *process)).collect()
    }

    /// The processes that are not the owner, with what each has mapped.
    fn importers(&self, owner: Option<usize>) -> Vec<(usize, Range<u64>)> {
        let is_owner = |process: usize| {
            let is_its = |(other, map): &(usize, &Mapped)| *other == process && map.offset == 0 && map.is_writable;
            Some(process) == owner || self.maps.iter().any(is_its)
        };
        let others = self.maps.iter().filter(|(process, _)| !is_owner(*process));
        others.map(|(process, map)| (*process, map.bytes())).collect()
    }

    fn open(&self) -> Option<File> {
        self.files.iter().find_map(|(_, file)| file.open())
    }
}

fn overlap(one: &Range<u64>, other: &Range<u64>) -> bool {
    one.start < other.end && other.start < one.end
}

/// Puts them together.
struct Looker<'a> {
    processes: &'a [Process],
    found: Vec<Sharing>,
}

impl Looker<'_> {
    fn who(&self, process: usize) -> Who {
        let Process { id, command, .. } = &self.processes[process];
        Who { process: *id, command: command.clone() }
    }

    fn all(&self, processes: impl Iterator<Item = usize>) -> Vec<Who> {
        processes.collect::<BTreeSet<_>>().into_iter().map(|process| self.who(process)).collect()
    }

    fn sharing(&self, owner: Option<usize>, kind: &'static str) -> Sharing {
        Sharing {
            process: owner.map(|owner| self.who(owner)),
            was: None,
            kind,
            device: None,
            bytes: None,
            count: 1,
            names: Vec::new(),
            age: None,
            open_in: Vec::new(),
            is_left: false,
            place: Place { process: owner.map_or(0, |owner| self.processes[owner].id), ..Place::default() },
        }
    }

    fn look_into(&mut self, file: &Shared) {
        match file.kind {
            Kind::Device => self.arena(file, "memory"),
            Kind::Events => self.arena(file, "event"),
            Kind::Pool => {
                self.arena(file, "pool memory");
                self.whole(file, "pool", 2);
            }
            Kind::Physical => self.whole(file, "physical memory", 2),
            Kind::Notify => self.whole(file, "notify", 2),
            Kind::Timeline => self.whole(file, "timeline", 1),
            Kind::Steps => self.whole(file, "steps", 1),
            Kind::Register | Kind::Opened => {}
        }
    }

    /// Ranges of a file that are exported, and those that are only open.
    fn arena(&mut self, file: &Shared, kind: &'static str) {
        let owner = file.owner();
        let exports = owner.and_then(|_| outside::exports(&file.open()?).ok());
        let mut importers = file.importers(owner);
        for export in exports.iter().flatten() {
            let is_open = |(_, bytes): &(usize, Range<u64>)| overlap(bytes, &export.bytes);
            let age = |time| journal::now().saturating_sub(time * 1000) as f64 / 1e9;
            let found = Sharing {
                device: export.origin.and_then(|origin| origin.device()),
                bytes: Some(export.bytes.end - export.bytes.start),
                age: export.origin.map(|origin| age(origin.time)),
                open_in: self.all(importers.iter().filter(|one| is_open(one)).map(|(process, _)| *process)),
                ..self.sharing(owner, kind)
            };
            let (inode, bytes, first) = (file.inode, export.bytes.clone(), export.first);
            self.found.push(Sharing { place: Place { inode, bytes, first, ..found.place }, ..found });
            importers.retain(|one| !is_open(one));
        }
        let mut left: Vec<Range<u64>> = importers.iter().map(|(_, bytes)| bytes.clone()).collect();
        left.sort_by_key(|bytes| (bytes.start, bytes.end));
        left.dedup();
        let maker = file.maps.iter().find_map(|(_, map)| map.maker());
        for bytes in left {
            let open_in = importers.iter().filter(|(_, open)| *open == bytes).map(|(process, _)| *process);
            self.found.push(Sharing {
                was: maker.filter(|_| owner.is_none()),
                bytes: Some(bytes.end - bytes.start),
                names: self.opened_names(file, &bytes),
                open_in: self.all(open_in),
                // Where the owner's descriptor is lost nobody can tell.
                is_left: owner.is_none() || exports.is_some(),
                ..self.sharing(owner, kind)
            });
        }
    }

    /// The names by which those that have bytes of a file open have found them.
    fn opened_names(&self, file: &Shared, bytes: &Range<u64>) -> Vec<Named> {
        let names = file.maps.iter().filter(|(_, map)| map.bytes() == *bytes).flat_map(|(process, map)| {
            let opened = self.processes[*process].maps.iter().filter_map(Mapped::opened);
            opened.filter(|(address, _)| map.addresses.contains(address)).map(|(_, name)| name)
        });
        names.collect::<BTreeSet<_>>().into_iter().map(Named::of).collect()
    }

    /// A file that is shared as a whole, once it has `least` descriptors or processes. Whoever started first is taken for
    /// the one that shares it.
    fn whole(&mut self, file: &Shared, kind: &'static str, least: usize) {
        let holders = file.holders();
        if holders.len().max(file.files.len()) < least {
            return;
        }
        let owner = if file.kind == Kind::Pool { file.owner() } else { holders.first().copied() };
        let opened = file.open();
        let label = opened.as_ref().and_then(outside::label);
        let size = opened.and_then(|opened| Some(opened.metadata().ok()?.size()));
        let now = UNIX_EPOCH.elapsed().map_or(0, |time| time.as_secs() as i64);
        let found = Sharing {
            device: label.map(|(_, device)| device).filter(|device| *device >= 0),
            bytes: label.map(|(bytes, _)| bytes).or(size),
            age: file.files.first().map(|(_, file)| now.saturating_sub(file.made).max(0) as f64),
            open_in: self.all(holders.into_iter().filter(|holder| Some(*holder) != owner)),
            is_left: owner.is_none(),
            ..self.sharing(owner, kind)
        };
        // Names of ranges are not its own.
        let inode = if file.kind == Kind::Pool { 0 } else { file.inode };
        self.found.push(Sharing { place: Place { inode, bytes: 0..u64::MAX, ..found.place }, ..found });
    }

    /// Gives a name to what it stands for.
    fn name(&mut self, name: Name) {
        let process = name.process.and_then(|id| self.processes.iter().position(|process| process.id == id));
        let none = Named::of(&name.name);
        match name.meaning {
            Meaning::Object(token) => {
                if token.steps != 0 {
                    // Their row says the name again; without one the array's says it.
                    _ = self.name_steps(process, token.steps, Named::of(&name.name));
                }
                self.name_object(process, &token, none);
            }
            Meaning::Steps(handle) => {
                if let Err(none) = self.name_steps(process, handle, none) {
                    self.found.push(Sharing { names: vec![none], ..self.sharing(process, "steps") });
                }
            }
            Meaning::Unknown(why) => {
                let named = Named { unknown: Some(printable(&why)), ..none };
                self.found.push(Sharing { names: vec![named], ..self.sharing(process, "name") });
            }
        }
    }

    /// Gives steps to the process that publishes them, whoever of those that have them started first. Returns the name
    /// where no row is theirs.
    fn name_steps(&mut self, process: Option<usize>, handle: u64, named: Named) -> std::result::Result<(), Named> {
        let inode = broker::take(handle).ok().and_then(|offer| {
            let file = offer.descriptor?;
            descriptor::inode(file.get()?).ok()
        });
        let publisher = process.map(|process| self.who(process));
        let is_its = |one: &&mut Sharing| one.kind == "steps" && Some(one.place.inode) == inode;
        let Some(steps) = self.found.iter_mut().find(is_its) else { return Err(named) };
        steps.names.push(named);
        if let Some(publisher) = publisher {
            steps.open_in.extend(steps.process.take());
            steps.open_in.retain(|who| who.process != publisher.process);
            steps.open_in.sort();
            steps.place.process = publisher.process;
            steps.process = Some(publisher);
        }
        Ok(())
    }

    fn name_object(&mut self, process: Option<usize>, token: &Token, none: Named) {
        let is_event = token.way() == Way::Event;
        let (has_steps, extent) = (token.steps != 0, (!is_event).then_some(token.extent));
        let named = Named { bytes: extent, array: array_of(token), has_steps, ..none };
        let place = self.place_of(process, token);
        let known = self.found.iter_mut().find(|one| !one.is_left && place.as_ref().is_some_and(|place| place.is(one)));
        match known {
            Some(sharing) => sharing.names.push(named),
            None => {
                let kind = if is_event { "event" } else { "memory" };
                let open_in = process.map_or(Vec::new(), |owner| self.users(owner, token));
                let (device, bytes) = (Some(token.device), (!is_event).then_some(token.size));
                let names = vec![named];
                self.found.push(Sharing { device, bytes, names, open_in, ..self.sharing(process, kind) });
            }
        }
    }

    /// The place that a token names: by its handle, or else by the address in its owner.
    fn place_of(&self, process: Option<usize>, token: &Token) -> Option<TokenPlace> {
        if let Some((inode, first)) = outside::place_of(&{ token.handle }) {
            return Some(TokenPlace::Page(inode, first));
        }
        let base = token.base;
        let map = self.processes[process?].maps.iter().find(|map| map.addresses.contains(&base))?;
        Some(TokenPlace::Byte(map.inode, map.offset + (base - map.addresses.start)))
    }

    /// The processes that note in the owner's register that they use what a token names.
    fn users(&self, owner: usize, token: &Token) -> Vec<Who> {
        let Some((inode, file)) = self.register(owner) else { return Vec::new() };
        let notes = |process: &&Process| {
            let rows = process.maps.iter().filter(|map| map.inode == inode && map.offset > 0 && map.is_writable);
            rows.map(|row| row.offset).any(|row| register::is_noted(&file, row, token.id()))
        };
        let users = self.processes.iter().filter(notes);
        users.map(|user| Who { process: user.id, command: user.command.clone() }).collect()
    }

    /// The register of a process's own objects: its inode, and the file.
    fn register(&self, owner: usize) -> Option<(u64, File)> {
        let process = &self.processes[owner];
        let is_own = |map: &&Mapped| map.kind == Kind::Register && map.offset == 0 && map.is_writable;
        let inode = process.maps.iter().find(is_own)?.inode;
        let file = process.files.iter().find(|file| file.inode == inode)?;
        Some((inode, file.open()?))
    }

    /// Counts what processes share of a GPU's memory by tokens: nobody outside knows more without a name.
    fn count_objects(&mut self) {
        for owner in 0..self.processes.len() {
            let is_of_host =
                |map: &Mapped| map.offset == 0 && matches!(map.kind, Kind::Device | Kind::Events | Kind::Pool);
            if self.processes[owner].maps.iter().any(is_of_host) {
                continue;
            }
            let Some(objects) = self.register(owner).and_then(|(_, file)| register::objects(&file).ok()) else {
                continue;
            };
            let id = self.processes[owner].id;
            let is_its =
                |one: &&Sharing| one.place.process == id && ["memory", "event", "physical memory"].contains(&one.kind);
            let count = objects.len().saturating_sub(self.found.iter().filter(is_its).count());
            if count > 0 {
                self.found.push(Sharing { count, ..self.sharing(Some(owner), "objects") });
            }
        }
    }
}

/// The place that a token says.
enum TokenPlace {
    /// A file, and the number of a page.
    Page(u64, u32),
    /// A file, and an offset.
    Byte(u64, u64),
}

impl TokenPlace {
    fn is(&self, sharing: &Sharing) -> bool {
        let place = &sharing.place;
        match self {
            TokenPlace::Page(inode, first) => (place.inode, place.first) == (*inode, *first),
            TokenPlace::Byte(inode, byte) => place.inode == *inode && place.bytes.contains(byte),
        }
    }
}

/// Type and shape of a token's array; `None` where it has no kind of elements.
pub fn array_of(token: &Token) -> Option<String> {
    const KINDS: [&str; 7] = ["", "logical", "integer", "real", "complex", "unsigned", "bfloat"];
    const COMPLEX: u32 = 4;
    let array = Array::read(token).ok().flatten()?;
    let name = KINDS.get(array.kind as usize).filter(|name| !name.is_empty())?;
    let bytes = if array.kind == COMPLEX { array.bytes / 2 } else { array.bytes };
    let shape = &array.shape[..(array.rank as usize).min(array.shape.len())];
    let shape: Vec<String> = shape.iter().map(i64::to_string).collect();
    Some(format!("{name}({bytes}), shape ({})", shape.join(", ")))
}
