// SPDX-License-Identifier: MIT OR Apache-2.0
//! The processes of a run that were not seen, or not to their end, and why.

use std::collections::HashSet;
use std::io;
use std::os::unix::net::UnixDatagram;
use std::path::Path;

use anygpu::os::journal::roll::{self, Listed, Reason, Roll, State};
use anygpu::os::process;
use serde::Serialize;

/// The roll on which processes say that they are not seen, and the socket for those that cannot reach it.
pub struct Watch {
    roll: &'static Roll,
    /// One tool of a job has it.
    socket: Option<UnixDatagram>,
}

/// A process that was not seen, or not to its end.
#[derive(Serialize)]
pub struct Unseen {
    /// Its id; none where only their number is known.
    pub process: Option<u32>,
    /// The program, where it is known.
    pub program: String,
    pub why: String,
}

impl Watch {
    /// Makes the roll of a folder.
    pub fn open(folder: &Path) -> io::Result<Watch> {
        let socket = roll::address(folder).and_then(|address| UnixDatagram::bind_addr(&address));
        let socket = socket.ok().filter(|socket| socket.set_nonblocking(true).is_ok());
        Ok(Watch { roll: Roll::create(folder)?, socket })
    }

    /// Enters what has come by the socket.
    pub fn collect(&self) {
        let mut message = [0; 256];
        while let Some(length) = self.socket.as_ref().and_then(|socket| socket.recv(&mut message).ok()) {
            self.roll.enter(&message[..length]);
        }
    }

    /// Tells whether any process called the library.
    pub fn was_called(&self) -> bool {
        self.roll.others() > 0 || self.roll.read().iter().any(|one| one.state != State::Unseen)
    }

    /// Lists the processes that were not seen; `journals` has the ids and times of all that were read.
    pub fn unseen(&self, journals: &HashSet<(u64, u64)>) -> Vec<Unseen> {
        let listed = self.roll.read();
        let mut all: Vec<Unseen> = listed.into_iter().filter_map(|one| of(one, journals)).collect();
        let others = self.roll.others();
        if others > 0 {
            let why = format!("{others} more were not seen");
            all.push(Unseen { process: None, program: String::new(), why });
        }
        all
    }
}

fn of(one: Listed, journals: &HashSet<(u64, u64)>) -> Option<Unseen> {
    let error = io::Error::from_raw_os_error(one.error);
    let why = match one.state {
        State::Called => return None,
        State::Noted | State::Ended if !journals.contains(&(one.process.into(), one.began)) => {
            "its notes are gone: it was not checked".to_owned()
        }
        State::Ended => return None,
        State::Noted if process::exists(one.process as i32) => {
            "it still runs: what it does from now on is not checked".into()
        }
        State::Noted if one.tells_end => "it was killed, or ended otherwise than by exit: what it would have done after that was not checked".into(),
        State::Noted => return None,
        State::Begins => "it ended before its notes began: it was not checked".into(),
        State::Lost => format!("it could not note what it did: {error}: it was not checked"),
        State::Cut => format!("there was no room for all notes of process {}: {error}: the rest was not checked", one.process),
        State::Unseen => match Reason::of(one.error as u32) {
            Some(Reason::Static) => "it is not a dynamically linked 64-bit program: its calls are not seen".into(),
            Some(Reason::ChangesUser) => {
                "it is set-user-id, set-group-id or has capabilities: neither its calls nor those of what it starts are seen"
                    .into()
            }
            Some(Reason::LacksSettings) | None => {
                "it was started without LD_PRELOAD and ANYGPU_CHECK as they were set: its calls are not seen".into()
            }
        },
    };
    Some(Unseen { process: Some(one.process), program: one.program, why })
}

impl Unseen {
    /// The program that the tool itself starts.
    pub fn program(program: String, why: &str) -> Unseen {
        Unseen { process: None, program, why: why.to_owned() }
    }

    /// In words.
    pub fn words(&self) -> String {
        match (self.process, self.program.as_str()) {
            (None, "") => self.why.clone(),
            (None, program) => format!("{program}: {}", self.why),
            (Some(process), "") => format!("process {process}: {}", self.why),
            (Some(process), program) => format!("process {process} ({program}): {}", self.why),
        }
    }
}
