// SPDX-License-Identifier: MIT OR Apache-2.0
//! The broker: passes file descriptors between unrelated processes by 64-bit handles.
//!
//! From its first offer on, a process has a socket and a thread that serves it. [`names`] are found without a handle,
//! which is
//!
//! | bits | what |
//! |---|---|
//! | 60 to 63 | [`VERSION`] |
//! | 40 to 59 | a random number of the process, which names its socket |
//! | 0 to 39 | a random number of the offer |
//!
//! The kernel identifies the requesting process (SO_PEERCRED). It must be of this process's user, without an exception
//! for root; and, unless the offer is for [`Importers::Any`], it must be listed with [`allow`], by its process id and
//! start time, so that a later process of the same id is refused. Process ids are those of the offering process's PID
//! namespace and of those nested in it. A process outside has no id there and is refused; the overflow user, which
//! stands for all users that the user namespace does not map, never matches. The randomness of handles protects only
//! offers for any importer, and only from processes of the same user.
//!
//! Sockets are in the abstract namespace, which the processes of one network namespace share and which leaves no files;
//! or, with `ANYGPU_BROKER_DIR`, in a folder that all these processes mount. A forked child offers nothing, and keeps
//! nothing open. When the offering process ends, so do its offers: their handles are unknown from then on. Descriptors
//! already taken stay valid.

mod address;
pub(crate) mod ask;
mod connection;
pub mod names;
pub(crate) mod peer;
pub(crate) mod serve;

use std::ffi::CStr;
use std::os::fd::RawFd;
use std::sync::{Mutex, MutexGuard, OnceLock};
use std::time::Duration;

use address::{Address, Listener};

use crate::gpu::{Error, Kind, Result};
use crate::os::descriptor::{self, Kept};
use crate::os::fork::Unforked;
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::os::process::{self, Id};
use crate::os::spawn;
use crate::os::thread::Uncancelled;
use crate::share::{random, timeline};

/// The time limit for another process's answer, and for a connected process's request.
const PATIENCE: Duration = Duration::from_secs(5);

/// Name of the thread that answers other processes.
pub const THREAD: &CStr = c"anygpu-broker";

/// Bytes that travel with an offer.
pub const PAYLOAD: usize = 64;

/// The upper 4 bits of a handle. It is positive as a signed number too, for languages without unsigned ones.
const VERSION: u64 = 0x5;
const VERSION_SHIFT: u32 = 60;
const EXPORTER_SHIFT: u32 = 40;
const EXPORTER_MASK: u64 = (1 << (VERSION_SHIFT - EXPORTER_SHIFT)) - 1;
const OFFER_MASK: u64 = (1 << EXPORTER_SHIFT) - 1;

/// The first bytes of each message of any version; the last one is the version of the protocol.
const GREETING: [u8; 8] = *b"anygpu\0\x01";
/// Bytes of a request: the greeting and a handle, and for a timeline its number.
const REQUEST: usize = 16;
const TIMELINE_REQUEST: usize = 24;
/// The most bytes of a request of any version.
const LONGEST_REQUEST: usize = 64;
/// The answer to a request for an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub(crate) enum Answer {
    Given,
    /// There is no offer of that handle.
    Unknown,
    OtherUser,
    /// The requesting process has no process id in the offering one's PID namespace.
    Invisible,
    NotListed,
    /// The requesting process has the id of a listed one, but started later.
    StartedLater,
    /// The offered descriptor is not open any more.
    Lost,
    /// The requesting process has the id of a listed one, but /proc does not tell when it started.
    Unread,
    OtherVersion,
    /// The timeline cannot be made, for want of descriptors or memory.
    NoRoom,
}

impl Answer {
    /// All answers, by their numbers.
    const ALL: [Answer; 10] = {
        use Answer::*;
        [Given, Unknown, OtherUser, Invisible, NotListed, StartedLater, Lost, Unread, OtherVersion, NoRoom]
    };
}

/// An object that one process offers to others.
pub struct Offer {
    /// A file that the other process receives a descriptor of.
    pub descriptor: Option<Kept>,
    pub payload: [u8; PAYLOAD],
}

/// The processes of the same user that may take an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Importers {
    /// Processes that [`allow`] lists.
    Listed,
    Any,
}

/// An offer and its list of importers; without a list all processes of the user may take it.
struct OfferRecord {
    content: Content,
    listed: Option<Vec<Id>>,
}

enum Content {
    Object(Offer),
    Timelines(Timelines),
}

/// Timelines, each made when it is first asked for.
struct Timelines {
    count: u32,
    made: Map<u32, Kept>,
}

impl Timelines {
    /// The descriptor of a timeline. `None` for a number that is not offered.
    fn get(&mut self, number: u32) -> Result<Option<RawFd>> {
        if number >= self.count {
            return Ok(None);
        }
        let make = || -> Result<Kept> {
            // A child that is forked before it is kept would hold the timeline's lock.
            let _step = Unforked::new();
            Ok(Kept::new(descriptor::out_of_the_way(timeline::create(0)?))?)
        };
        let made = self.made.entry(number).or_try_insert_with(make)?;
        Ok(Some(made.descriptor()?))
    }
}

struct Offers {
    by_handle: Map<u64, OfferRecord>,
    /// True once the thread that serves requests runs.
    is_served: bool,
}

/// Locked by the calls of the program and by the serving thread.
static OFFERS: Mutex<Offers> = Mutex::new(Offers { by_handle: Map::new(), is_served: false });

/// This process's number in its handles, and its socket. Set at its first offer, with `OFFERS` locked, and never changed.
static OWN: OnceLock<(u32, Listener)> = OnceLock::new();

/// Refuses in a forked child of a process that had used the library, before it waits for a lock.
fn begin() -> Result<()> {
    if process::is_forked() {
        return Err(Kind::Forked.into());
    }
    process::begin();
    Ok(())
}

/// The number of the process that a handle names; HandleStale for a number that is no handle.
fn exporter(handle: u64) -> Result<u32> {
    if handle >> VERSION_SHIFT != VERSION {
        let why = format!("{handle:#x} is no handle of an offer, or one of another version of anygpu");
        return Err(Kind::HandleStale.because(why));
    }
    Ok((handle >> EXPORTER_SHIFT & EXPORTER_MASK) as u32)
}

/// Returns true if handles of this number are this process's own.
fn is_this_process(exporter: u32) -> bool {
    OWN.get().is_some_and(|(own, _)| *own == exporter)
}

fn unknown(handle: u64) -> Error {
    Kind::HandleStale.because(format!("nothing is offered by {handle:#x}: it was withdrawn, or never given out"))
}

/// Refuses to change another process's offer: HandleRefused, or HandleStale if there is no such process.
fn only_the_exporter(exporter: u32) -> Result<()> {
    if is_this_process(exporter) {
        return Ok(());
    }
    ask::reach(exporter)?;
    Err(Kind::HandleRefused.because("only the process that offers decides who may take it, and how long"))
}

/// Checks that this process may change an offer. HandleRefused for another process's offer, HandleStale if there is no
/// such process.
pub fn check_exporter(handle: u64) -> Result<()> {
    begin()?;
    only_the_exporter(exporter(handle)?)
}

/// Offers an object to other processes until it is withdrawn or this process ends. Returns the handle by which they
/// take it: a random number, never 0. The first call starts the thread that serves them. OutOfMemory if the thread
/// cannot be started, OperatingSystem if there is no socket for it.
pub fn offer(offer: Offer, importers: Importers) -> Result<u64> {
    let listed = (importers == Importers::Listed).then(Vec::new);
    enter(OfferRecord { content: Content::Object(offer), listed })
}

/// Offers timelines by numbers less than `count` to any process. Each is made, with the number 0, when it is first
/// asked for. Errors as of [`offer`], and InvalidValue for none.
pub fn offer_timelines(count: u32) -> Result<u64> {
    if count == 0 {
        return Err(Kind::InvalidValue.because("no timelines"));
    }
    enter(OfferRecord { content: Content::Timelines(Timelines { count, made: Map::new() }), listed: None })
}

fn enter(record: OfferRecord) -> Result<u64> {
    begin()?;
    let _uncancelled = Uncancelled::new();
    let (mut offers, own) = serve_others()?;
    loop {
        let handle = VERSION << VERSION_SHIFT | u64::from(own) << EXPORTER_SHIFT | random()? & OFFER_MASK;
        if !offers.by_handle.contains_key(&handle) {
            offers.by_handle.insert(handle, record);
            return Ok(handle);
        }
    }
}

/// Makes the socket and starts the thread that serves it, unless that was done before. Returns the locked offers, and the
/// number of this process.
fn serve_others() -> Result<(MutexGuard<'static, Offers>, u32)> {
    let mut offers = lock(&OFFERS);
    let (own, listener) = match OWN.get() {
        Some(own) => own,
        None => {
            let own = Listener::of_process(|| Ok((random()? & EXPORTER_MASK) as u32))?;
            // SAFETY: the function takes nothing and unwinds nowhere; this library is never unloaded.
            unsafe { libc::atexit(remove_files) };
            OWN.get_or_init(|| own)
        }
    };
    if listener.socket().is_none() {
        let why = "the program closed the socket on which other processes are answered: do not close descriptors you did \
                   not open";
        return Err(Kind::OperatingSystem.because(why));
    }
    if !offers.is_served {
        if !spawn::start(THREAD, spawn::STACK, serve::run) {
            return Err(Kind::OutOfMemory.because("the operating system gives no thread to answer other processes"));
        }
        offers.is_served = true;
    }
    Ok((offers, *own))
}

/// Removes the sockets' files when this process exits normally; a forked child does not.
extern "C" fn remove_files() {
    if !process::is_forked() {
        OWN.get().inspect(|(_, listener)| listener.remove_file());
        names::remove_files();
    }
}

/// Makes the serving thread look for sockets that it does not know yet.
fn wake() -> Result<()> {
    let failed = |error| Error::of_system("the thread that answers other processes cannot be woken: ", error);
    let Some((own, _)) = OWN.get() else { return Ok(()) };
    // A forked child with the socket would keep the connection open.
    let _step = Unforked::new();
    let (address, socket) = (Address::of(*own)?, address::socket(libc::SOCK_NONBLOCK).map_err(failed)?);
    // If the queue is full, it is awake.
    match descriptor::named("connect", address.connect(&socket)) {
        Err(error) if error.raw_os_error() != Some(libc::EAGAIN) => Err(failed(error)),
        _ => Ok(()),
    }
}

/// Lists more processes that may take an offer: those that have these ids now. InvalidValue for an empty list, and for
/// an id without a process; Unsupported where all may take it; HandleRefused for another process's offer, HandleStale
/// for an unknown one.
pub fn allow(handle: u64, pids: &[i32]) -> Result<()> {
    begin()?;
    let _uncancelled = Uncancelled::new();
    if pids.is_empty() {
        return Err(Kind::InvalidValue.because("an empty list of processes"));
    }
    only_the_exporter(exporter(handle)?)?;
    let processes: Vec<Id> = pids.iter().map(|pid| peer::living(*pid)).collect::<Result<_>>()?;
    let mut offers = lock(&OFFERS);
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

/// Withdraws an offer of this process. No process can take it from now on; descriptors already taken stay valid. Errors
/// as of [`allow`].
pub fn withdraw(handle: u64) -> Result<()> {
    remove(handle, |_| true)
}

/// Withdraws an offer of timelines. Errors as of [`withdraw`].
pub fn withdraw_timelines(handle: u64) -> Result<()> {
    remove(handle, |record| matches!(record.content, Content::Timelines(_)))
}

fn remove(handle: u64, is_meant: impl Fn(&OfferRecord) -> bool) -> Result<()> {
    begin()?;
    let _uncancelled = Uncancelled::new();
    only_the_exporter(exporter(handle)?)?;
    // Closed without the lock: a vendor's descriptor may be the last reference to memory.
    let withdrawn = lock(&OFFERS).by_handle.extract_if(handle..=handle, |_, record| is_meant(record)).next();
    withdrawn.map(drop).ok_or_else(|| unknown(handle))
}

/// Takes an offer of another process. OwnProcess for an offer of this process; HandleStale for an unknown or withdrawn
/// offer, or one whose process has ended; HandleRefused where this process may not take it; Unreachable where the other
/// does not answer within [`PATIENCE`].
pub fn take(handle: u64) -> Result<Offer> {
    begin()?;
    let _uncancelled = Uncancelled::new();
    let exporter = exporter(handle)?;
    if is_this_process(exporter) {
        return Err(match lock(&OFFERS).by_handle.contains_key(&handle) {
            true => Kind::OwnProcess.because("this process offers it: use what was offered"),
            false => unknown(handle),
        });
    }
    ask::ask(exporter, handle, None)
}

/// Opens a timeline that this or another process offers, and returns a descriptor for the program. Errors as of [`take`];
/// OperatingSystem for want of descriptors in either process.
pub fn open_timeline(handle: u64, number: u32) -> Result<RawFd> {
    begin()?;
    let _uncancelled = Uncancelled::new();
    let exporter = exporter(handle)?;
    if is_this_process(exporter) {
        let mut offers = lock(&OFFERS);
        let Some(OfferRecord { content: Content::Timelines(timelines), .. }) = offers.by_handle.get_mut(&handle) else {
            return Err(unknown(handle));
        };
        let kept = timelines.get(number)?.ok_or_else(|| unknown(handle))?;
        return Ok(descriptor::give(kept)?);
    }
    let kept = ask::ask(exporter, handle, Some(number))?.descriptor.ok_or_else(|| unknown(handle))?;
    Ok(descriptor::give(kept.descriptor()?)?)
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use std::os::fd::AsRawFd;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::Instant;

    use super::*;
    use crate::os::forked::{self, Idle};
    use crate::os::memory_file::reopen_own;
    use crate::share::timeline::page::is_descriptor_open;

    /// While it has the descriptor, whoever waits for the timeline takes the maker for alive.
    #[test]
    fn a_child_forked_while_a_timeline_is_made_has_no_descriptor_of_it() {
        static IS_OVER: AtomicBool = AtomicBool::new(false);
        let make = || {
            while !IS_OVER.load(Ordering::Relaxed) {
                let mut timelines = Timelines { count: 1, made: Map::new() };
                let descriptor = timelines.get(0).expect("made").expect("the first");
                let probe = reopen_own(descriptor).expect("open");
                drop(timelines);
                let since = Instant::now();
                while is_descriptor_open(probe.as_raw_fd()) {
                    assert!(since.elapsed() < 2 * PATIENCE, "a child has the descriptor");
                    std::thread::yield_now();
                }
            }
        };
        let maker = std::thread::spawn(make);
        let children: Vec<Idle> = (0..100).map(|_| Idle::after(|| ())).collect();
        IS_OVER.store(true, Ordering::Relaxed);
        let made = maker.join();
        drop(children);
        made.expect("no panic");
    }

    #[test]
    fn an_offer_is_withdrawn_once_and_by_its_own_process() {
        let timelines = offer_timelines(2).expect("offered");
        let object = offer(Offer { descriptor: None, payload: [0; PAYLOAD] }, Importers::Any).expect("offered");
        let kind = |result: Result<()>| result.map_err(|error| error.kind());
        forked::child(|| {
            let all = [check_exporter(object), withdraw(object), withdraw_timelines(timelines)];
            assert_eq!(all.map(kind), [Err(Kind::Forked); 3]);
        });
        let stale = Err(Kind::HandleStale);
        assert_eq!([timelines, timelines, object].map(withdraw_timelines).map(kind), [Ok(()), stale, stale]);
        assert_eq!([object, object].map(withdraw).map(kind), [Ok(()), stale]);
        assert_eq!([object, 7].map(check_exporter).map(kind), [Ok(()), stale]);
    }
}
