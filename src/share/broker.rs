// SPDX-License-Identifier: MIT OR Apache-2.0
//! The broker: a 64-bit number that another process turns into a file descriptor, without inheriting anything.
//!
//! The process that offers has a socket, and a thread that answers on it, from its first offer on. A handle is
//!
//! | bits | what |
//! |---|---|
//! | 60 to 63 | [`VERSION`] |
//! | 40 to 59 | a random number of the process, which names its socket |
//! | 0 to 39 | a random number of the offer |
//!
//! The kernel says who asks (SO_PEERCRED). It must be a process of this one's user, root's not excepted; and, unless the
//! offer is for [`Importers::Any`], one that was listed with [`allow`], by its process id and the time it started, so
//! that a later process of the same id is refused. Process ids are those that the offering process sees: of its own PID
//! namespace and of those inside. Whom it cannot see has no id there and is refused; nor does the overflow user, who
//! stands for all that the user namespace does not map, ever match. That a number is hard to guess protects nothing but
//! an offer for all from processes of the same user.
//!
//! Sockets are in the abstract namespace, which processes of one network namespace share and which leaves nothing
//! behind; or, with `ANYGPU_BROKER_DIR`, in a folder that is mounted where they are to be found. A forked child offers
//! nothing, and keeps nothing open. With the offering process its offers end, and are unknown from then on like handles
//! that nobody made; what was taken lives on.

mod address;
mod ask;
mod peer;
mod serve;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use address::Listener;
use peer::Process;

use crate::gpu::{Error, Kind, Result};
use crate::os::descriptor::Kept;
use crate::os::process;
use crate::os::thread::{self, Uncancelled};

/// How long a process waits for another's answer, and for what another has to say.
const PATIENCE: Duration = Duration::from_secs(5);

/// Bytes that travel with an offer.
pub const PAYLOAD: usize = 64;

/// What is in the upper 4 bits of a handle: positive as a signed number too, for languages that have no other.
const VERSION: u64 = 0x5;
const VERSION_SHIFT: u32 = 60;
const EXPORTER_SHIFT: u32 = 40;
const EXPORTER_MASK: u64 = (1 << (VERSION_SHIFT - EXPORTER_SHIFT)) - 1;
const OFFER_MASK: u64 = (1 << EXPORTER_SHIFT) - 1;

/// The first bytes of each message, and the last its version.
const GREETING: [u8; 8] = *b"anygpu\0\x01";
/// Bytes of a question: the greeting and a handle.
const QUESTION: usize = 16;
/// Bytes of an answer: the greeting, an [`Answer`], whether a descriptor comes with it, and the payload.
const ANSWER: usize = 16 + PAYLOAD;

/// What a process is told that asks for an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
enum Answer {
    /// Here it is.
    Given,
    /// Nothing is offered by that handle.
    Unknown,
    /// It is not of the same user.
    OtherUser,
    /// It has no process id where the offer was made.
    Invisible,
    /// It is not one of those that were listed.
    NotListed,
    /// It has the id of one, but started later.
    StartedLater,
    /// The descriptor is not open any more.
    Lost,
}

/// What one process gives another.
pub struct Offer {
    /// What the other process gets a descriptor of its own for.
    pub descriptor: Option<Kept>,
    /// What goes with it.
    pub payload: [u8; PAYLOAD],
}

/// Who may take an offer, of the processes of the same user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Importers {
    /// Those that [`allow`] lists.
    Listed,
    /// All.
    Any,
}

/// An offer, and who may take it; all processes of the user where there is no list.
struct Record {
    offer: Offer,
    listed: Option<Vec<Process>>,
}

/// What this process offers.
struct Offers {
    by_handle: BTreeMap<u64, Record>,
    /// Whether the thread runs that answers those who ask.
    are_answered: bool,
}

static OFFERS: Mutex<Offers> = Mutex::new(Offers { by_handle: BTreeMap::new(), are_answered: false });

/// This process's number and socket, made at its first offer, for good.
static LISTENER: OnceLock<Listener> = OnceLock::new();

fn lock() -> MutexGuard<'static, Offers> {
    OFFERS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Refuses in a child of a process that had used the library, before it waits for a lock.
fn begin() -> Result<()> {
    if process::is_forked() {
        return Err(Kind::Forked.into());
    }
    process::begin();
    Ok(())
}

fn random() -> Result<u64> {
    getrandom::u64().map_err(|error| Kind::OperatingSystem.because(format!("no random numbers: {error}")))
}

/// The process that a handle names; HandleStale for what is no handle.
fn exporter(handle: u64) -> Result<u32> {
    if handle >> VERSION_SHIFT != VERSION {
        return Err(Kind::HandleStale.because(format!("{handle:#x} is no handle of an offer")));
    }
    Ok((handle >> EXPORTER_SHIFT & EXPORTER_MASK) as u32)
}

/// Whether a handle is of this process, given out or not.
fn is_own(exporter: u32) -> bool {
    LISTENER.get().is_some_and(|listener| listener.id() == exporter)
}

fn unknown(handle: u64) -> Error {
    Kind::HandleStale.because(format!("nothing is offered by {handle:#x}: it was withdrawn, or never given out"))
}

/// Refuses to let a process change what another offers: HandleStale where there is no such process.
fn only_the_exporter(exporter: u32) -> Result<()> {
    if is_own(exporter) {
        return Ok(());
    }
    ask::reach(exporter)?;
    Err(Kind::HandleRefused.because("only the process that offers decides who may take it, and how long"))
}

/// Whether this process may change an offer: HandleRefused for another process's, HandleStale where there is no such
/// process.
pub fn check_exporter(handle: u64) -> Result<()> {
    begin()?;
    only_the_exporter(exporter(handle)?)
}

/// Offers something to other processes until it is withdrawn or this process ends, and returns the handle by which they
/// take it: a random number, never 0. The first call starts the thread that answers them. OutOfMemory where there is no
/// such thread, OperatingSystem where there is no socket for it.
pub fn offer(offer: Offer, importers: Importers) -> Result<u64> {
    begin()?;
    let _uncancelled = Uncancelled::new();
    let mut offers = lock();
    let listener = match LISTENER.get() {
        Some(listener) => listener,
        None => {
            let listener = Listener::new()?;
            LISTENER.get_or_init(|| listener)
        }
    };
    listener.get()?;
    if !offers.are_answered {
        if !thread::start(c"anygpu-broker", serve::run) {
            return Err(Kind::OutOfMemory.because("the operating system gives no thread to answer other processes"));
        }
        offers.are_answered = true;
    }
    loop {
        let handle = VERSION << VERSION_SHIFT | u64::from(listener.id()) << EXPORTER_SHIFT | random()? & OFFER_MASK;
        if let Entry::Vacant(entry) = offers.by_handle.entry(handle) {
            let listed = (importers == Importers::Listed).then(Vec::new);
            entry.insert(Record { offer, listed });
            return Ok(handle);
        }
    }
}

/// Lets processes, too, take an offer of this process: those that have these ids now. InvalidValue for none, and for an
/// id without a process; Unsupported where all may take it; HandleRefused for another process's offer, HandleStale for
/// none.
pub fn allow(handle: u64, pids: &[i32]) -> Result<()> {
    begin()?;
    let _uncancelled = Uncancelled::new();
    if pids.is_empty() {
        return Err(Kind::InvalidValue.because("an empty list of processes"));
    }
    only_the_exporter(exporter(handle)?)?;
    let processes: Vec<Process> = pids.iter().map(|pid| Process::living(*pid)).collect::<Result<_>>()?;
    let mut offers = lock();
    let record = offers.by_handle.get_mut(&handle).ok_or_else(|| unknown(handle))?;
    let Some(listed) = &mut record.listed else {
        return Err(Kind::Unsupported.because("every process of the user may take it: there is no list"));
    };
    for process in processes {
        listed.retain(|other| other.pid != process.pid);
        listed.push(process);
    }
    Ok(())
}

/// Ends an offer of this process: nobody can take it from now on, and what was taken lives on. Errors as [`allow`]'s.
pub fn withdraw(handle: u64) -> Result<()> {
    begin()?;
    let _uncancelled = Uncancelled::new();
    only_the_exporter(exporter(handle)?)?;
    // Closed without the lock: a vendor's descriptor may be the last reference to memory.
    let withdrawn = lock().by_handle.remove(&handle);
    withdrawn.map(drop).ok_or_else(|| unknown(handle))
}

/// What another process offers. OwnProcess for an offer of this process's own; HandleStale for a handle that names
/// nothing, or nothing any more: it was withdrawn, or its process has ended; HandleRefused where this process may not
/// take it; Unreachable where the other does not answer within [`PATIENCE`].
pub fn take(handle: u64) -> Result<Offer> {
    begin()?;
    let _uncancelled = Uncancelled::new();
    let exporter = exporter(handle)?;
    if is_own(exporter) {
        return Err(match lock().by_handle.contains_key(&handle) {
            true => Kind::OwnProcess.because("this process offers it: use what was offered"),
            false => unknown(handle),
        });
    }
    ask::ask(exporter, handle)
}

/// In a child, which offers nothing: connections made to an inherited socket would wait in vain once the parent has
/// ended, and inherited descriptors keep memory.
extern "C" fn in_forked_child() {
    let inherited = |kept: &Kept| {
        if let Some(descriptor) = kept.get() {
            // SAFETY: ours; this process never uses it again, and looks at it before it closes it.
            unsafe { libc::close(descriptor) };
        }
    };
    if let Some(listener) = LISTENER.get() {
        inherited(listener.socket());
    }
    // Where another thread has the lock for good nothing can be looked up.
    if let Ok(offers) = OFFERS.try_lock() {
        offers.by_handle.values().filter_map(|record| record.offer.descriptor.as_ref()).for_each(inherited);
    }
}
