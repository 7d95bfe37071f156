// SPDX-License-Identifier: MIT OR Apache-2.0
//! Names that the user's processes publish, and what they stand for: by the lookup that every process makes.

use std::fs;
use std::time::Duration;

use anygpu::os::config;
use anygpu::share::broker::names;
use anygpu::share::token::{Token, Way};

use super::processes::Process;
use super::sharings::array_of;
use crate::{Result, printable};

/// A name, and the process that has it, where that is known.
pub struct Name {
    pub name: String,
    pub process: Option<i32>,
    pub meaning: Meaning,
}

/// The object of a name.
pub enum Meaning {
    Object(Box<Token>),
    /// The broker's handle of them.
    Steps(u64),
    /// The reason why nobody tells.
    Unknown(String),
}

/// Names that are asked for at a time: each waits for the process that has it.
const AT_ONCE: usize = 64;

/// Looks up all names of the processes.
pub fn all(processes: &[Process]) -> Vec<Name> {
    let list = listed().unwrap_or_default();
    let names = match &config::get().broker_dir {
        Some(_) => list.into_iter().map(|name| (name, None)).collect(),
        None => listened(processes, &fs::read_to_string("/proc/net/unix").unwrap_or_default()),
    };
    let look = |(name, process): &(String, Option<&Process>)| look_up(name, *process);
    let together = |names: &[(String, Option<&Process>)]| -> Vec<Name> {
        std::thread::scope(|scope| {
            let lookups: Vec<_> = names.iter().map(|one| scope.spawn(move || look(one))).collect();
            lookups.into_iter().filter_map(|lookup| lookup.join().ok().flatten()).collect()
        })
    };
    names.chunks(AT_ONCE).flat_map(together).collect()
}

/// The names that can be looked up; why there is no list of them, where there is none.
pub fn listed() -> Result<Vec<String>> {
    match &config::get().broker_dir {
        Some(_) => names::list(),
        // Who listens is read by the caller.
        None => names::can_be_listed().map(|()| Vec::new()),
    }
    .map_err(|error| error.to_string())
}

/// A line for each name, with the process and what it stands for.
pub fn text(names: &[Name]) -> String {
    let mut rows: Vec<_> = names.iter().map(|name| (printable(&name.name), said(name))).collect();
    rows.sort();
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default();
    rows.iter().map(|(name, said)| format!("{name:width$}  {said}\n")).collect()
}

fn said(name: &Name) -> String {
    let object = match &name.meaning {
        Meaning::Steps(_) => "steps".into(),
        Meaning::Unknown(why) => printable(why),
        Meaning::Object(token) => {
            let object = match array_of(token) {
                _ if token.way() == Way::Event => "an event".into(),
                Some(array) => array,
                None => format!("{} bytes", { token.extent }),
            };
            if token.steps == 0 { object } else { object + ", with steps" }
        }
    };
    name.process.map_or(object.clone(), |process| format!("process {process}  {object}"))
}

/// The names at which processes listen by the kernel's list of sockets; those of other users' processes are left out.
fn listened<'a>(processes: &'a [Process], list: &str) -> Vec<(String, Option<&'a Process>)> {
    /// The flag of sockets that listen.
    const LISTENS: &str = "00010000";
    let read = |line: &str| {
        let mut fields = line.split_whitespace();
        let (flags, inode, address) = (fields.nth(3)?, fields.nth(2)?.parse().ok()?, fields.next()?);
        // A user's number, and a random part where the first address is taken.
        let name = address.strip_prefix("@anygpu-name-")?.splitn(3, '-').nth(2)?;
        let owner = processes.iter().find(|process| process.sockets.contains(&inode))?;
        (flags == LISTENS).then(|| (name.to_owned(), Some(owner)))
    };
    list.lines().filter_map(read).collect()
}

/// Asks for a name; `None` if it was withdrawn meanwhile. A stopped process would be waited for in vain.
fn look_up(name: &str, process: Option<&Process>) -> Option<Name> {
    let meaning = match process.filter(|process| process.is_stopped) {
        Some(_) => Meaning::Unknown("its process is stopped".into()),
        None => match names::lookup(name, Some(Duration::ZERO)) {
            Ok(bytes) if bytes.starts_with(b"anygpuS") => {
                Meaning::Steps(u64::from_ne_bytes(std::array::from_fn(|byte| bytes[8 + byte])))
            }
            Ok(bytes) => match Token::read(&bytes) {
                Ok(token) => Meaning::Object(Box::new(token)),
                Err(why) => Meaning::Unknown(why.to_string()),
            },
            Err(error) if error.kind() == anygpu::gpu::Kind::NotFound => return None,
            Err(error) => Meaning::Unknown(error.to_string()),
        },
    };
    let told = match &meaning {
        Meaning::Object(token) => Some(token.owner().pid),
        _ => None,
    };
    Some(Name { name: name.to_owned(), process: process.map(|process| process.id).or(told), meaning })
}
