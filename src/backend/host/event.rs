// SPDX-License-Identifier: MIT OR Apache-2.0
//! Events: tickets of the streams they were recorded on; interprocess ones count on a page shared with other processes.

mod shared;

use std::sync::{Arc, Mutex, MutexGuard, OnceLock};
use std::time::Instant;

use shared::{Latest, Shared};

use super::capture;
use super::queue::{self, Ticket, Work};
use super::serial::{self, Owner};
use super::state::{self, Host};
use crate::gpu::{
    Context, Error, Event, EventFlags, Events, IpcHandle, Kind, Result, Stream, StreamFlags, strict_refusals,
};
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::share::contexts;
use crate::share::watch::Outcome;

struct Object {
    owner: Owner,
    flags: EventFlags,
    records: Records,
}

/// The records of an event.
enum Records {
    /// Made by this process alone: the latest.
    Own(Mutex<Option<LatestRecord>>),
    /// Made by any process that has the event.
    Shared(Arc<Shared>),
}

#[derive(Clone)]
struct LatestRecord {
    /// `None` where no stream had work, so that it was complete at once.
    ticket: Option<Ticket>,
    time: Option<Arc<OnceLock<Instant>>>,
}

/// Live events by serial number.
type Objects = Map<u64, Arc<Object>>;

/// Parts of the live events, so that threads with events of their own seldom meet.
const PARTS: usize = 64;

/// The live events. The locks are held for moments: objects are dropped without them.
static EVENTS: [Mutex<Objects>; PARTS] = [const { Mutex::new(Map::new()) }; PARTS];

/// The part of a serial number.
fn events(serial: u64) -> MutexGuard<'static, Objects> {
    lock(&EVENTS[serial as usize % PARTS])
}

impl Object {
    /// The latest record at this moment made by this process, if the event is not shared.
    fn record(&self) -> Option<LatestRecord> {
        match &self.records {
            Records::Own(record) => lock(record).clone(),
            Records::Shared(_) => None,
        }
    }

    /// The latest record at this moment, whoever made it.
    fn latest(&self) -> Latest {
        match &self.records {
            Records::Own(_) => self.record().and_then(|record| record.ticket).map_or(Latest::Nothing, Latest::Own),
            Records::Shared(shared) => shared.latest(),
        }
    }

    /// Tells whether it is one between processes in CUDA's calls: see [`is_ordered_strictly`].
    fn is_ordered_strictly(&self) -> bool {
        strict_refusals::get() != 0 && matches!(self.records, Records::Shared(_))
    }

    fn is_timed(&self) -> bool {
        !self.flags.contains(EventFlags::NO_TIMING)
    }
}

fn find(event: Event) -> Result<Arc<Object>> {
    let serial = serial::of(serial::EVENT, event.0);
    serial.and_then(|serial| events(serial).get(&serial).cloned()).ok_or_else(|| missing(event))
}

/// InvalidHandle unless the event is live.
pub fn check(event: Event) -> Result<()> {
    find(event).map(drop)
}

fn missing(event: Event) -> Error {
    serial::missing(serial::EVENT, event.0).into()
}

fn insert(device: i32, flags: EventFlags, records: Records) -> Event {
    let serial = serial::next();
    events(serial).insert(serial, Arc::new(Object { owner: Owner::new(device), flags, records }));
    Event(serial::handle(serial::EVENT, serial))
}

fn create(device: i32, flags: EventFlags) -> Result<Event> {
    let records = if flags.contains(EventFlags::INTERPROCESS) {
        if !flags.contains(EventFlags::NO_TIMING) {
            return Err(Kind::InvalidValue.because("an interprocess event takes no time: add the disable-timing flag"));
        }
        Records::Shared(Shared::create(device)?)
    } else {
        Records::Own(Mutex::new(None))
    };
    Ok(insert(device, flags, records))
}

/// An event that a stream can record; InvalidHandle for one that is not live, or is another device's.
fn recordable(event: Event, device: i32, stream: Stream) -> Result<Arc<Object>> {
    let object = find(event)?;
    if queue::device_of(device, stream)? != object.owner.device {
        return Err(Kind::InvalidHandle.because("the event and the stream belong to different devices"));
    }
    Ok(object)
}

/// Records an event on a stream that is not being captured.
pub fn record(event: Event, device: i32, stream: Stream) -> Result<()> {
    let object = recordable(event, device, stream)?;
    // On NVIDIA's GPUs a record of an interprocess event comes after the one before, whoever made it.
    if object.is_ordered_strictly() {
        come_after(&object, device, stream)?;
    }
    record_object(&object, device, stream)
}

/// Records an event behind all work of a context, in a stream made for that.
fn record_behind(event: Event, device: i32, context: Context) -> Result<()> {
    let object = find(event)?;
    if object.owner.context != context {
        return Err(Kind::InvalidHandle.because("the event belongs to another context"));
    }
    let ends = queue::ends_in(device, context);
    let stream = queue::create(device, StreamFlags::NON_BLOCKING, 0);
    let behind = |ticket| queue::submit(device, stream, Some(ticket), Work::Mark(None)).map(drop);
    let recorded = ends.into_iter().try_for_each(behind).and_then(|()| record(event, device, stream));
    queue::destroy(stream).and(recorded)
}

/// Lets all streams of a context wait for an event.
fn hold_context(event: Event, device: i32, context: Context) -> Result<()> {
    let ticket = match find(event)?.latest() {
        Latest::Nothing => return Ok(()),
        Latest::Own(ticket) => ticket,
        Latest::Foreign(wait) => {
            let stream = queue::create(device, StreamFlags::NON_BLOCKING, 0);
            let ticket = queue::submit(device, stream, None, Work::Until(Box::new(wait)));
            queue::destroy(stream)?;
            ticket?
        }
    };
    queue::hold(device, context, &ticket);
    Ok(())
}

/// Records an event, of any device, where a graph is launched.
pub fn record_in_launch(event: Event, device: i32, stream: Stream) -> Result<()> {
    let object = find(event)?;
    record_object(&object, device, stream)
}

fn record_object(object: &Object, device: i32, stream: Stream) -> Result<()> {
    let latest = match &object.records {
        Records::Own(latest) => latest,
        Records::Shared(shared) => return shared.record(device, stream),
    };
    let now = || object.is_timed().then(|| Arc::new(OnceLock::from(Instant::now())));
    let (ticket, time) = if queue::nothing_to_do() {
        (None, now())
    } else if let Some(ticket) = queue::idle(device, stream)? {
        (Some(ticket), now())
    } else {
        let time = object.is_timed().then(Arc::default);
        (Some(queue::submit(device, stream, None, Work::Mark(time.clone()))?), time)
    };
    *lock(latest) = Some(LatestRecord { ticket, time });
    Ok(())
}

/// The outcome of a record; `None` before its end.
fn outcome(ticket: &Option<Ticket>) -> Option<Outcome> {
    ticket.as_ref().map_or(Some(Ok(())), Ticket::outcome)
}

fn query(event: Event) -> Result<()> {
    let object = find(event)?;
    let outcome = match &object.records {
        Records::Own(_) => object.record().map_or(Some(Ok(())), |record| outcome(&record.ticket)),
        Records::Shared(shared) => shared.outcome(),
    };
    Ok(outcome.unwrap_or(Err(Kind::NotReady))?)
}

fn synchronize(event: Event) -> Result<()> {
    let object = find(event)?;
    match object.latest() {
        Latest::Nothing => Ok(()),
        Latest::Own(ticket) => Ok(ticket.wait()?),
        Latest::Foreign(wait) => {
            queue::check_may_wait()?;
            wait.outcome().map_or_else(|| queue::wait(object.owner.device, Box::new(wait)), |outcome| Ok(outcome?))
        }
    }
}

/// Lets a stream wait for an event.
pub fn wait(device: i32, stream: Stream, event: Event) -> Result<()> {
    come_after(&*find(event)?, device, stream)
}

/// Lets a stream come after the latest record of an event.
fn come_after(object: &Object, device: i32, stream: Stream) -> Result<()> {
    let latest = object.latest();
    // The stream is judged even where there is nothing to wait for.
    queue::check(stream)?;
    match latest {
        Latest::Nothing => Ok(()),
        Latest::Own(ticket) if ticket.outcome() == Some(Ok(())) => Ok(()),
        Latest::Own(ticket) => queue::submit(device, stream, Some(ticket), Work::Mark(None)).map(drop),
        Latest::Foreign(wait) if wait.outcome() == Some(Ok(())) => Ok(()),
        Latest::Foreign(wait) => queue::submit(device, stream, None, Work::Until(Box::new(wait))).map(drop),
    }
}

fn elapsed(start: Event, stop: Event) -> Result<f32> {
    let time = |event| {
        let object = find(event)?;
        let timed = object.record().and_then(|record| Some((record.ticket, record.time?)));
        timed.map(|timed| (object.owner.device, timed)).ok_or_else(|| {
            Kind::InvalidHandle.because("the event was created with the disable-timing flag or was never recorded")
        })
    };
    let (device, start) = time(start)?;
    let (other, stop) = time(stop)?;
    if device != other {
        return Err(Kind::InvalidHandle.because("the events belong to different devices"));
    }
    let [start, stop] = [start, stop].map(|(ticket, time)| match outcome(&ticket) {
        Some(Ok(())) => time.get().copied().ok_or(Kind::NotReady),
        Some(Err(kind)) => Err(kind),
        None => Err(Kind::NotReady),
    });
    let (start, stop) = (start?, stop?);
    let milliseconds = match stop.checked_duration_since(start) {
        Some(after) => after.as_secs_f64() * 1e3,
        None => (start - stop).as_secs_f64() * -1e3,
    };
    Ok(milliseconds as f32)
}

/// Tells whether an event is one between processes in CUDA's calls.
///
/// As with NVIDIA's driver, captured streams take neither its records nor waits for it, and its records come after one another.
pub fn is_ordered_strictly(event: Event) -> bool {
    find(event).is_ok_and(|object| object.is_ordered_strictly())
}

/// Releases the events of a device that is reset, or of a context that ends.
pub fn release_all(is_released: impl Fn(&Owner) -> bool) {
    let part =
        |part: &Mutex<Objects>| lock(part).extract_if(.., |_, object| is_released(&object.owner)).collect::<Vec<_>>();
    let released: Vec<_> = EVENTS.iter().flat_map(part).collect();
    for (serial, _) in &released {
        serial::note_ended(*serial);
        capture::forget_event(Event(serial::handle(serial::EVENT, *serial)));
    }
    // The last reference unmaps shared pages, and is dropped here without the lock.
}

/// The handle with which other processes open an interprocess event.
pub fn export(event: Event) -> Result<IpcHandle> {
    match &find(event)?.records {
        Records::Shared(shared) => shared.export(),
        Records::Own(_) => Err(Kind::EventNotShareable.into()),
    }
}

/// Opens another process's event on the current device.
pub fn open(handle: &IpcHandle) -> Result<Event> {
    let records = Records::Shared(Shared::open(handle)?);
    let flags = EventFlags::INTERPROCESS | EventFlags::NO_TIMING;
    state::use_device();
    Ok(insert(state::current_device(), flags, records))
}

impl Events for Host {
    fn create_event(&self, flags: EventFlags) -> Result<Event> {
        let event = create(state::current_device(), flags)?;
        state::use_device();
        Ok(event)
    }

    fn destroy_event(&self, event: Event) -> Result<()> {
        let serial = serial::of(serial::EVENT, event.0);
        let object = serial.and_then(|serial| events(serial).remove(&serial));
        capture::forget_event(event);
        object.map(drop).ok_or_else(|| missing(event))
    }

    fn record_event(&self, event: Event, stream: Stream) -> Result<()> {
        if capture::is_on() && is_ordered_strictly(event) {
            capture::refuse_and_go_on(stream)?;
        }
        match capture::record(event, stream)? {
            true => Ok(()),
            false => record(event, state::current_device(), stream),
        }
    }

    fn record_in_context(&self, event: Event) -> Result<()> {
        capture::refuse_device()?;
        let device = state::current_device();
        record_behind(event, device, contexts::of_new_object(device))
    }

    fn wait_in_context(&self, event: Event) -> Result<()> {
        capture::refuse_device()?;
        capture::check_event(event)?;
        let device = state::current_device();
        hold_context(event, device, contexts::of_new_object(device))
    }

    fn query_event(&self, event: Event) -> Result<()> {
        capture::check_event(event)?;
        query(event)
    }

    fn synchronize_event(&self, event: Event) -> Result<()> {
        capture::check_event(event)?;
        synchronize(event)
    }

    fn elapsed_time(&self, start: Event, stop: Event) -> Result<f32> {
        capture::check_event(start)?;
        capture::check_event(stop)?;
        elapsed(start, stop)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicI32, Ordering};
    use std::sync::mpsc::{self, Sender};
    use std::time::Duration;

    use super::*;
    use crate::backend::host::handle::{Handle, What};
    use crate::backend::host::open_own_device;
    use crate::backend::host::shared_page::SharedPage;
    use crate::gpu::{Contexts, StreamFlags, kind};
    use crate::share::records::LANES;

    fn new_device() -> i32 {
        static NEXT: AtomicI32 = AtomicI32::new(5000);
        NEXT.fetch_add(1, Ordering::Relaxed)
    }

    fn stream(device: i32) -> Stream {
        queue::create(device, StreamFlags::NON_BLOCKING, 0)
    }

    /// Queues a call that waits for the sender to be dropped.
    fn gate(device: i32, stream: Stream) -> Sender<()> {
        let (open, closed) = mpsc::channel::<()>();
        let body = move |fares: Outcome| {
            _ = closed.recv();
            fares
        };
        queue::submit(device, stream, None, Work::Call(Box::new(body))).expect("a thread");
        open
    }

    fn interprocess(device: i32) -> Event {
        crate::backend::host::open().expect("the host back end opens");
        create(device, EventFlags::INTERPROCESS | EventFlags::NO_TIMING).expect("a page")
    }

    #[test]
    fn a_wait_takes_the_latest_record_of_its_time() {
        let device = new_device();
        let (first, second, third) = (stream(device), stream(device), stream(device));
        for event in [create(device, EventFlags::empty()).expect("made"), interprocess(device)] {
            query(event).expect("never recorded is complete");
            wait(device, third, event).expect("live");
            queue::query(device, third).expect("nothing to wait for");
            let open = gate(device, first);
            record(event, device, first).expect("live");
            assert_eq!(kind(query(event)), Some(Kind::NotReady));
            wait(device, second, event).expect("live");
            assert_eq!(kind(queue::query(device, second)), Some(Kind::NotReady));
            record(event, device, third).expect("live");
            synchronize(event).expect("the latest record is done");
            assert_eq!(kind(queue::query(device, second)), Some(Kind::NotReady));
            drop(open);
            queue::synchronize(device, second).expect("ran");
        }
    }

    #[test]
    fn time_passes_between_records() {
        let device = new_device();
        let stream = stream(device);
        let [start, stop, idle] = [(); 3].map(|()| create(device, EventFlags::BLOCKING).expect("made"));
        let untimed = create(device, EventFlags::NO_TIMING).expect("made");
        record(start, device, stream).expect("live");
        record(untimed, device, stream).expect("live");
        let open = gate(device, stream);
        record(stop, device, stream).expect("live");
        assert_eq!(kind(elapsed(start, stop)), Some(Kind::NotReady));
        std::thread::sleep(Duration::from_millis(20));
        drop(open);
        synchronize(stop).expect("ran");
        let milliseconds = elapsed(start, stop).expect("both done");
        assert!((20.0..10_000.0).contains(&milliseconds), "{milliseconds}");
        assert_eq!(elapsed(stop, start).expect("both done"), -milliseconds);
        assert_eq!(kind(elapsed(start, idle)), Some(Kind::InvalidHandle));
        assert_eq!(kind(elapsed(untimed, stop)), Some(Kind::InvalidHandle));
        let other = new_device();
        let far = create(other, EventFlags::empty()).expect("made");
        record(far, other, self::stream(other)).expect("live");
        synchronize(far).expect("ran");
        assert_eq!(kind(elapsed(start, far)), Some(Kind::InvalidHandle));
    }

    #[test]
    fn bad_handles_are_refused() {
        let (device, other) = (new_device(), new_device());
        let event = create(device, EventFlags::empty()).expect("made");
        let far = stream(other);
        assert_eq!(kind(record(event, other, far)), Some(Kind::InvalidHandle));
        assert_eq!(kind(wait(device, Stream(event.0), event)), Some(Kind::InvalidHandle));
        assert_eq!(kind(export(event)), Some(Kind::EventNotShareable));
        assert_eq!(kind(create(device, EventFlags::INTERPROCESS)), Some(Kind::InvalidValue));
        for bad in [Event(0), Event(1), Event(far.0), Event(usize::MAX)] {
            assert_eq!(kind(query(bad)), Some(Kind::InvalidHandle));
            assert_eq!(kind(wait(device, far, bad)), Some(Kind::InvalidHandle));
        }
        release_all(|owner| owner.device == device);
        assert_eq!(kind(synchronize(event)), Some(Kind::InvalidHandle));
    }

    #[test]
    fn a_destroyed_event_is_still_recorded_and_waited_for() {
        let device = new_device();
        let (first, second) = (stream(device), stream(device));
        for event in [create(device, EventFlags::empty()).expect("made"), interprocess(device)] {
            let open = gate(device, first);
            record(event, device, first).expect("live");
            wait(device, second, event).expect("live");
            Host::destroy_event(crate::backend::host::open().expect("open"), event).expect("live");
            assert_eq!(kind(query(event)), Some(Kind::InvalidHandle));
            assert_eq!(kind(queue::query(device, second)), Some(Kind::NotReady));
            drop(open);
            queue::synchronize(device, second).expect("ran");
        }
    }

    #[test]
    fn an_event_knows_nothing_of_the_one_whose_page_it_has() {
        let device = new_device();
        let (good, bad) = (stream(device), stream(device));
        queue::submit(device, bad, None, Work::Run(Box::new(|_| Err(Kind::Unknown)))).expect("a thread");
        // Many more than a page has lanes.
        for stream in [good, bad].into_iter().cycle().take(1000) {
            let event = interprocess(device);
            query(event).expect("never recorded is complete");
            record(event, device, stream).expect("live");
            Host::destroy_event(crate::backend::host::open().expect("open"), event).expect("live");
        }
        queue::reset_device(device).expect("drained");
    }

    #[test]
    fn events_tell_of_failed_streams() {
        let device = new_device();
        let (bad, waits) = (stream(device), stream(device));
        for event in [create(device, EventFlags::empty()).expect("made"), interprocess(device)] {
            queue::submit(device, bad, None, Work::Run(Box::new(|_| Err(Kind::Unknown)))).expect("a thread");
            record(event, device, bad).expect("live");
            assert_eq!(kind(synchronize(event)), Some(Kind::Unknown));
            assert_eq!(kind(query(event)), Some(Kind::Unknown));
            wait(device, waits, event).expect("live");
            assert_eq!(kind(queue::synchronize(device, waits)), Some(Kind::Unknown));
        }
        queue::reset_device(device).expect("drained");
    }

    /// A stream that waited for a record queued behind its wait would never end.
    #[test]
    fn no_stream_waits_for_itself() {
        let device = new_device();
        let event = interprocess(device);
        let (own, other) = (stream(device), queue::create(device, StreamFlags::empty(), 0));
        for [records, waits] in [[own, own], [Stream::NULL, other], [other, Stream::NULL]] {
            std::thread::scope(|scope| {
                scope.spawn(|| (0..20_000).for_each(|_| record(event, device, records).expect("live")));
                scope.spawn(|| (0..20_000).for_each(|_| wait(device, waits, event).expect("live")));
            });
            let started = Instant::now();
            while [records, waits].iter().any(|stream| queue::query(device, *stream).is_err()) {
                assert!(started.elapsed() < Duration::from_secs(60), "a stream waits for itself");
                std::thread::sleep(Duration::from_millis(1));
            }
        }
    }

    #[test]
    fn any_number_of_records_may_be_under_way() {
        let device = new_device();
        let event = interprocess(device);
        let (held, free) = (stream(device), stream(device));
        let open = gate(device, held);
        for _ in 0..100_000 {
            record(event, device, held).expect("live");
        }
        let streams: Vec<Stream> = (0..1000).map(|_| stream(device)).collect();
        let gates: Vec<Sender<()>> = streams.iter().map(|stream| gate(device, *stream)).collect();
        streams.iter().for_each(|stream| record(event, device, *stream).expect("live"));
        assert_eq!(kind(query(event)), Some(Kind::NotReady));
        record(event, device, free).expect("live");
        synchronize(event).expect("nothing is before it on its stream");
        drop((open, gates));
        streams.iter().for_each(|stream| queue::synchronize(device, *stream).expect("ran"));
        queue::synchronize(device, held).expect("ran");
    }

    /// Opens an event of this process as another process would.
    fn opened(handle: &IpcHandle) -> Result<Event> {
        let mut handle = Handle::from_bytes(handle, What::Event).expect("an event's");
        handle.process ^= 1;
        open(&handle.to_bytes())
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn an_opened_event_is_as_its_page_says() {
        let (host, device) = open_own_device();
        let event = interprocess(device);
        assert_eq!(host.primary_state(device).ok(), Some((0, false)));
        let foreign = opened(&export(event).expect("for other processes")).expect("exported");
        assert_eq!(host.primary_state(device).ok(), Some((0, true)));
        let (first, second) = (stream(device), stream(device));
        query(foreign).expect("never recorded is complete");
        let open = gate(device, first);
        record(event, device, first).expect("live");
        assert_eq!(kind(query(foreign)), Some(Kind::NotReady));
        wait(device, second, foreign).expect("live");
        assert_eq!(kind(queue::query(device, second)), Some(Kind::NotReady));
        drop(open);
        synchronize(foreign).expect("ran");
        queue::synchronize(device, second).expect("ran");
        // A function that a stream calls waits for nothing, not even what is done.
        let (said, heard) = mpsc::channel();
        let body = move |fares: Outcome| {
            _ = said.send(kind(synchronize(foreign)));
            fares
        };
        queue::submit(device, second, None, Work::Call(Box::new(body))).expect("a thread");
        assert_eq!(heard.recv().expect("called"), Some(Kind::NotPermitted));
        // Records that others may wait for are as many as there are lanes.
        let streams: Vec<Stream> = (0..LANES).map(|_| stream(device)).collect();
        let gates: Vec<Sender<()>> = streams.iter().map(|stream| gate(device, *stream)).collect();
        for stream in &streams {
            record(event, device, *stream).expect("a lane");
            wait(device, second, foreign).expect("live");
        }
        let open = gate(device, first);
        assert_eq!(kind(record(event, device, first)), Some(Kind::OutOfMemory));
        drop((open, gates));
        queue::drain_device(device).expect("ran");
        // A page on which no event was begun.
        let page = SharedPage::create(device).expect("a page");
        assert_eq!(kind(opened(&page.export().expect("exported"))), Some(Kind::HandleRefused));
    }
}
