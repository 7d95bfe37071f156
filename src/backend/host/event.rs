// SPDX-License-Identifier: MIT OR Apache-2.0
//! Events: tickets of the streams they were recorded on; interprocess ones count on a page shared with other processes.

mod shared;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Instant;

use shared::Shared;

use super::queue::{self, Outcome, Ticket, Work};
use super::serial;
use super::shared_page::SharedPage;
use super::state::{self, Host};
use crate::gpu::{Event, EventFlags, Events, IpcHandle, Kind, Result, Stream};

struct Object {
    device: i32,
    flags: EventFlags,
    /// The latest record made by this process.
    record: Mutex<Option<Record>>,
    shared: Option<Arc<Shared>>,
}

#[derive(Clone)]
struct Record {
    ticket: Ticket,
    time: Option<Arc<OnceLock<Instant>>>,
    /// Its number on the shared page.
    sequence: u64,
}

/// The target of a wait.
enum Target {
    Ticket(Ticket),
    Shared(Arc<Shared>, u64),
    /// Never recorded.
    Nothing,
}

/// The live events by serial number. The lock is held for moments: objects are dropped without it.
static EVENTS: Mutex<BTreeMap<u64, Arc<Object>>> = Mutex::new(BTreeMap::new());

fn events() -> MutexGuard<'static, BTreeMap<u64, Arc<Object>>> {
    EVENTS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Object {
    fn record(&self) -> MutexGuard<'_, Option<Record>> {
        self.record.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The latest record at this moment, whoever made it.
    fn target(&self) -> Target {
        let record = self.record();
        let Some(shared) = &self.shared else {
            return record.as_ref().map_or(Target::Nothing, |record| Target::Ticket(record.ticket.clone()));
        };
        match (shared.submitted(), &*record) {
            (0, _) => Target::Nothing,
            (latest, Some(record)) if record.sequence == latest => Target::Ticket(record.ticket.clone()),
            (latest, _) => Target::Shared(shared.clone(), latest),
        }
    }

    fn is_timed(&self) -> bool {
        !self.flags.contains(EventFlags::NO_TIMING)
    }
}

fn find(event: Event) -> Result<Arc<Object>> {
    let serial = serial::of(serial::EVENT, event.0);
    serial.and_then(|serial| events().get(&serial).cloned()).ok_or_else(|| Kind::InvalidHandle.into())
}

fn insert(object: Object) -> Event {
    let serial = serial::next();
    events().insert(serial, Arc::new(object));
    Event(serial::handle(serial::EVENT, serial))
}

fn create(device: i32, flags: EventFlags) -> Result<Event> {
    let shared = if flags.contains(EventFlags::INTERPROCESS) {
        if !flags.contains(EventFlags::NO_TIMING) {
            return Err(Kind::InvalidValue.because("an interprocess event takes no time: add the disable-timing flag"));
        }
        Some(Arc::new(Shared::create(device)?))
    } else {
        None
    };
    Ok(insert(Object { device, flags, record: Mutex::new(None), shared }))
}

fn record(event: Event, device: i32, stream: Stream) -> Result<()> {
    let object = find(event)?;
    if queue::describe(device, stream)?.0 != object.device {
        return Err(Kind::InvalidHandle.because("the event and the stream belong to different devices"));
    }
    let latest = match &object.shared {
        Some(shared) => record_shared(shared, device, stream)?,
        None => {
            let time = object.is_timed().then(Arc::default);
            let ticket = match queue::idle(device, stream)? {
                Some(ticket) => {
                    if let Some(time) = &time {
                        _ = OnceLock::set(time, Instant::now());
                    }
                    ticket
                }
                None => queue::submit(device, stream, None, Work::Mark(time.clone()))?,
            };
            Record { ticket, time, sequence: 0 }
        }
    };
    let mut record = object.record();
    // Of two threads that record a shared event, the later number is the latest record.
    if record.as_ref().is_none_or(|record| record.sequence <= latest.sequence) {
        *record = Some(latest);
    }
    Ok(())
}

fn record_shared(shared: &Arc<Shared>, device: i32, stream: Stream) -> Result<Record> {
    let claim = shared.claim(SharedPage::token());
    let sequence = claim.sequence();
    let ticket = match queue::idle(device, stream) {
        Ok(Some(ticket)) if claim.is_free() => {
            claim.publish(ticket.outcome().unwrap_or(Ok(())));
            Ok(ticket)
        }
        Ok(_) if claim.is_free() => {
            let body = move |fares: Outcome| {
                claim.publish(fares);
                fares
            };
            queue::submit(device, stream, None, Work::Run(Box::new(body)))
        }
        Ok(_) => queue::submit(device, stream, None, Work::Until(Box::new(claim))),
        Err(error) => Err(error),
    };
    // A claim that was not queued has been dropped, which publishes it as failed: nobody waits for it.
    Ok(Record { ticket: ticket?, time: None, sequence })
}

fn query(event: Event) -> Result<()> {
    let outcome = match find(event)?.target() {
        Target::Nothing => Some(Ok(())),
        Target::Ticket(ticket) => ticket.outcome(),
        Target::Shared(shared, sequence) => shared.query(sequence),
    };
    Ok(outcome.unwrap_or(Err(Kind::NotReady))?)
}

fn synchronize(event: Event) -> Result<()> {
    Ok(match find(event)?.target() {
        Target::Nothing => Ok(()),
        Target::Ticket(ticket) => ticket.wait(),
        Target::Shared(shared, sequence) => queue::watch(&mut shared::Wait::new(shared, sequence)),
    }?)
}

/// Lets a stream wait for an event.
pub fn wait(device: i32, stream: Stream, event: Event) -> Result<()> {
    let target = find(event)?.target();
    // The stream is judged even where there is nothing to wait for.
    queue::check(stream)?;
    match target {
        Target::Nothing => Ok(()),
        Target::Ticket(ticket) if ticket.outcome() == Some(Ok(())) => Ok(()),
        Target::Ticket(ticket) => queue::submit(device, stream, Some(ticket), Work::Mark(None)).map(drop),
        Target::Shared(shared, sequence) if shared.query(sequence) == Some(Ok(())) => Ok(()),
        Target::Shared(shared, sequence) => {
            let wait = shared::Wait::new(shared, sequence);
            queue::submit(device, stream, None, Work::Until(Box::new(wait))).map(drop)
        }
    }
}

fn elapsed(start: Event, stop: Event) -> Result<f32> {
    let time = |event| {
        let object = find(event)?;
        let record = object.record().clone();
        let timed = record.and_then(|record| Some((record.ticket, record.time?)));
        timed.map(|timed| (object.device, timed)).ok_or_else(|| {
            Kind::InvalidHandle.because("the event was created with the disable-timing flag or was never recorded")
        })
    };
    let (device, start) = time(start)?;
    let (other, stop) = time(stop)?;
    if device != other {
        return Err(Kind::InvalidHandle.because("the events belong to different devices"));
    }
    let [start, stop] = [start, stop].map(|(ticket, time)| match ticket.outcome() {
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

/// Releases the events of a device: its reset.
pub fn release_all(device: i32) {
    let mut released = Vec::new();
    events().retain(|_, object| {
        let keep = object.device != device;
        if !keep {
            released.push(object.clone());
        }
        keep
    });
    // The last reference unmaps shared pages, and is dropped here without the lock.
}

/// The handle with which other processes open an interprocess event.
pub fn export(event: Event) -> Result<IpcHandle> {
    match &find(event)?.shared {
        Some(shared) => shared.export(),
        None => Err(Kind::EventNotShareable.into()),
    }
}

/// Opens another process's event on the current device.
pub fn open(handle: &IpcHandle) -> Result<Event> {
    let shared = Some(Arc::new(Shared::open(handle)?));
    let flags = EventFlags::INTERPROCESS | EventFlags::NO_TIMING;
    state::use_device();
    Ok(insert(Object { device: state::current_device(), flags, record: Mutex::new(None), shared }))
}

impl Events for Host {
    fn create_event(&self, flags: EventFlags) -> Result<Event> {
        let event = create(state::current_device(), flags)?;
        state::use_device();
        Ok(event)
    }

    fn destroy_event(&self, event: Event) -> Result<()> {
        let serial = serial::of(serial::EVENT, event.0);
        let object = serial.and_then(|serial| events().remove(&serial));
        object.map(drop).ok_or_else(|| Kind::InvalidHandle.into())
    }

    fn record_event(&self, event: Event, stream: Stream) -> Result<()> {
        record(event, state::current_device(), stream)
    }

    fn query_event(&self, event: Event) -> Result<()> {
        query(event)
    }

    fn synchronize_event(&self, event: Event) -> Result<()> {
        synchronize(event)
    }

    fn elapsed_time(&self, start: Event, stop: Event) -> Result<f32> {
        elapsed(start, stop)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicI32, Ordering};
    use std::sync::mpsc::{self, Sender};
    use std::time::Duration;

    use super::*;
    use crate::gpu::StreamFlags;

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

    fn kind<T>(result: Result<T>) -> Option<Kind> {
        result.err().map(|error| error.kind())
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
        release_all(device);
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
}
