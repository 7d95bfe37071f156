// SPDX-License-Identifier: MIT OR Apache-2.0
//! Each test has a device of its own, so that they do not order each other's work.

use std::sync::atomic::{AtomicI32, AtomicU32};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use super::*;
use crate::gpu::kind;

/// Longer than anything takes on a busy machine.
const LONG: Duration = Duration::from_secs(60);

fn device() -> i32 {
    static NEXT: AtomicI32 = AtomicI32::new(1000);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

fn blocking(device: i32) -> Stream {
    create(device, StreamFlags::empty(), 0)
}

fn non_blocking(device: i32) -> Stream {
    create(device, StreamFlags::NON_BLOCKING, 0)
}

/// Queues a call that waits for the sender to speak or to be dropped.
fn gate(device: i32, stream: Stream) -> Sender<()> {
    let (open, closed) = mpsc::channel::<()>();
    call(device, stream, move || _ = closed.recv());
    open
}

fn call(device: i32, stream: Stream, function: impl FnOnce() + Send + 'static) {
    let body = move |fares: Outcome| {
        if fares.is_ok() {
            function();
        }
        fares
    };
    submit(device, stream, None, Work::Call(Box::new(body))).expect("a thread");
}

fn run(device: i32, stream: Stream, function: impl FnOnce() + Send + 'static) {
    run_in_order(device, stream, &[], false, function).expect("a thread");
}

fn fail(device: i32, stream: Stream, kind: Kind) {
    submit(device, stream, None, Work::Run(Box::new(move |_| Err(kind)))).expect("a thread");
}

fn log() -> (Sender<u32>, Receiver<u32>) {
    mpsc::channel()
}

/// Streams of a device that have work.
fn busy(device: i32) -> usize {
    let state = lock();
    state.busy.iter().filter(|serial| state.queues[serial].core.device == device).count()
}

/// Keeps all workers busy until it is dropped.
fn busy_workers(device: i32) -> Vec<Sender<()>> {
    let (started, starts) = mpsc::channel();
    let gates = (0..workers()).map(|_| {
        let (open, closed) = mpsc::channel::<()>();
        let started = started.clone();
        run(device, non_blocking(device), move || {
            _ = started.send(());
            _ = closed.recv_timeout(LONG);
        });
        open
    });
    let gates: Vec<_> = gates.collect();
    gates.iter().for_each(|_| starts.recv_timeout(LONG).expect("a worker"));
    gates
}

#[test]
fn who_waits_does_the_work() {
    let device = device();
    let (first, second) = (non_blocking(device), non_blocking(device));
    let _gates = busy_workers(device);
    let (log, done) = mpsc::channel();
    let body = |log: Sender<_>, name| -> Body {
        Box::new(move |_| {
            _ = log.send((name, thread::current().id()));
            Ok(())
        })
    };
    let ticket = submit(device, first, None, Work::Run(body(log.clone(), "first"))).expect("queued");
    submit(device, second, Some(ticket), Work::Run(body(log, "second"))).expect("queued");
    assert!(query(device, second).is_err());
    synchronize(device, second).expect("done");
    let own = thread::current().id();
    assert_eq!(done.try_iter().collect::<Vec<_>>(), [("first", own), ("second", own)]);
    let turn = {
        run(device, first, || ());
        take_turn(device, first, &[]).expect("its turn")
    };
    assert!(is_busy(device, first, &[]).expect("live"));
    drop(turn);
}

#[test]
fn a_function_of_the_users_runs_on_a_worker() {
    let device = device();
    let stream = non_blocking(device);
    let (log, done) = mpsc::channel();
    call(device, stream, move || _ = log.send(thread::current().id()));
    synchronize(device, stream).expect("done");
    assert_ne!(done.recv(), Ok(thread::current().id()));
}

#[test]
fn a_stream_runs_in_order_and_others_do_not_wait_for_it() {
    let device = device();
    let (first, second) = (non_blocking(device), non_blocking(device));
    let (said, heard) = log();
    let open = gate(device, first);
    for number in 0..50 {
        let said = said.clone();
        run(device, first, move || said.send(number).expect("heard"));
    }
    let other = said.clone();
    run(device, second, move || other.send(100).expect("heard"));
    synchronize(device, second).expect("ran");
    assert_eq!(kind(query(device, first)), Some(Kind::NotReady));
    drop(open);
    synchronize(device, first).expect("ran");
    query(device, first).expect("done");
    drop(said);
    assert_eq!(heard.iter().collect::<Vec<_>>(), std::iter::once(100).chain(0..50).collect::<Vec<_>>());
}

#[test]
fn the_null_stream_is_ordered_with_blocking_streams_only() {
    let device = device();
    let (before, after, free) = (blocking(device), blocking(device), non_blocking(device));
    let (said, heard) = log();
    let say = |number: u32| {
        let said = said.clone();
        move || said.send(number).expect("heard")
    };
    let open = gate(device, before);
    run(device, before, say(1));
    run(device, Stream::NULL, say(2));
    run(device, after, say(3));
    run(device, Stream::PER_THREAD, say(3));
    run(device, free, say(0));
    synchronize(device, free).expect("ran");
    assert_eq!(heard.recv(), Ok(0));
    assert_eq!(kind(query(device, Stream::LEGACY)), Some(Kind::NotReady));
    assert_eq!(kind(query(device, after)), Some(Kind::NotReady));
    assert!(heard.recv_timeout(Duration::from_millis(20)).is_err());
    open.send(()).expect("waits");
    drain_device(device).expect("ran");
    assert_eq!(heard.try_iter().collect::<Vec<_>>(), [1, 2, 3, 3]);
    assert_eq!(busy(device), 0);
}

#[test]
fn the_null_stream_is_as_busy_as_its_blocking_streams() {
    let device = device();
    let (stream, free) = (blocking(device), non_blocking(device));
    let opens = [stream, free].map(|stream| gate(device, stream));
    let [first, unordered] = [stream, free].map(|stream| submit(device, stream, None, Work::Mark(None)).expect("live"));
    let seen = past(device, Stream::NULL).expect("known");
    let later = submit(device, stream, None, Work::Mark(None)).expect("live");
    assert!(seen.holds(&first) && !seen.holds(&unordered) && !seen.holds(&later) && !seen.is_own(&first));
    assert!(past(device, stream).expect("live").is_own(&first));
    assert_eq!(kind(query(device, Stream::NULL)), Some(Kind::NotReady));
    let waiter = thread::spawn(move || (wait_idle(), first.is_complete(), unordered.is_complete()));
    let [open, open_free] = opens;
    drop(open_free);
    synchronize(device, free).expect("ran");
    thread::sleep(Duration::from_millis(20));
    assert!(!waiter.is_finished());
    assert_eq!(kind(query(device, Stream::NULL)), Some(Kind::NotReady));
    drop(open);
    let (idle, is_first, is_free) = waiter.join().expect("no panic");
    assert!(idle.is_ok() && is_first && is_free);
    query(device, Stream::NULL).expect("nothing is left");
}

#[test]
fn work_done_now_waits_for_its_order() {
    let device = device();
    let stream = blocking(device);
    let open = gate(device, stream);
    let waiter = thread::spawn(move || synchronize(device, Stream::NULL));
    thread::sleep(Duration::from_millis(20));
    assert!(!waiter.is_finished());
    drop(open);
    waiter.join().expect("no panic").expect("in order");
    assert!(idle(device, stream).expect("live").is_some());
}

#[test]
fn per_thread_streams_belong_to_their_threads() {
    let device = device();
    let (said, heard) = log();
    let open = gate(device, Stream::PER_THREAD);
    let other = thread::spawn(move || {
        run(device, Stream::PER_THREAD, move || said.send(7).expect("heard"));
        synchronize(device, Stream::PER_THREAD).expect("ran");
    });
    other.join().expect("no panic");
    assert_eq!(heard.recv(), Ok(7));
    assert_eq!(kind(query(device, Stream::PER_THREAD)), Some(Kind::NotReady));
    drop(open);
    synchronize(device, Stream::PER_THREAD).expect("ran");
    let left = lock().queues.values().filter(|queue| queue.core.device == device).count();
    assert_eq!(left, 1, "the other thread's stream went with it");
    // A reset ends it, and the next use makes one that stays.
    reset_device(device).expect("idle");
    let open = gate(device, Stream::PER_THREAD);
    assert_eq!(kind(query(device, Stream::PER_THREAD)), Some(Kind::NotReady));
    drop(open);
    synchronize(device, Stream::PER_THREAD).expect("ran");
}

#[test]
fn a_destroyed_stream_finishes_its_work() {
    let device = device();
    let stream = blocking(device);
    let (said, heard) = log();
    let open = gate(device, stream);
    run(device, stream, move || said.send(1).expect("heard"));
    // As `synchronize` has it while it waits.
    let last = lock_with(device, stream).map(|(state, serial)| state.queues[&serial].last()).expect("live");
    let waiter = thread::spawn(move || last.wait());
    check(stream).expect("live");
    destroy(stream).expect("live");
    for outcome in [destroy(stream), query(device, stream), check(stream), synchronize(device, stream)] {
        assert_eq!(kind(outcome), Some(Kind::InvalidHandle));
    }
    assert_eq!(kind(run_in_order(device, stream, &[], true, || {})), Some(Kind::InvalidHandle));
    drop(open);
    assert_eq!(heard.recv(), Ok(1));
    waiter.join().expect("no panic").expect("ran");
    drain_device(device).expect("ran");
    assert!(lock().queues.values().all(|queue| queue.core.device != device));
}

#[test]
fn other_handles_are_refused() {
    let event = Stream(serial::handle(serial::EVENT, serial::next()));
    for stream in
        [event, Stream(3), Stream(0x7f00_dead_0000), Stream(usize::MAX), Stream(serial::handle(serial::STREAM, 0))]
    {
        assert_eq!(kind(check(stream)), Some(Kind::InvalidHandle));
    }
    for stream in [Stream::NULL, Stream::LEGACY, Stream::PER_THREAD] {
        assert_eq!(kind(destroy(stream)), Some(Kind::InvalidHandle));
        assert_eq!(device_of(7, stream).ok(), Some(7));
    }
    // A predefined stream's queue has a serial number too, but it is nobody's handle.
    let device = device();
    let null = lock().find(device, Stream::NULL).expect("made");
    assert_eq!(kind(check(Stream(serial::handle(serial::STREAM, null)))), Some(Kind::InvalidHandle));
}

#[test]
fn blocking_functions_do_not_hold_up_other_streams() {
    let device = device();
    let streams: Vec<Stream> = (0..3 * workers() + 2).map(|_| non_blocking(device)).collect();
    let gates: Vec<_> = streams.iter().map(|stream| gate(device, *stream)).collect();
    let last = non_blocking(device);
    run(device, last, || {});
    synchronize(device, last).expect("ran");
    assert!(streams.iter().all(|stream| kind(query(device, *stream)) == Some(Kind::NotReady)));
    drop(gates);
    drain_device(device).expect("ran");
}

#[test]
fn a_failure_stays_with_its_stream_and_those_that_wait_for_it() {
    let device = device();
    let (stream, waits, before) = (non_blocking(device), non_blocking(device), non_blocking(device));
    let (said, heard) = log();
    let open = gate(device, stream);
    let good = submit(device, stream, None, Work::Mark(None)).expect("live");
    fail(device, stream, Kind::DeviceFault);
    let bad = submit(device, stream, None, Work::Mark(None)).expect("live");
    submit(device, waits, Some(bad.clone()), Work::Mark(None)).expect("live");
    submit(device, before, Some(good.clone()), Work::Mark(None)).expect("live");
    let skipped = said.clone();
    call(device, waits, move || skipped.send(1).expect("heard"));
    let callback = move |fares: Outcome| {
        said.send(if fares == Err(Kind::DeviceFault) { 2 } else { 3 }).expect("heard");
        fares
    };
    submit(device, stream, None, Work::Call(Box::new(callback))).expect("live");
    assert_eq!(good.outcome(), None);
    drop(open);
    assert_eq!(kind(synchronize(device, stream)), Some(Kind::DeviceFault));
    assert_eq!(kind(synchronize(device, waits)), Some(Kind::DeviceFault));
    synchronize(device, before).expect("waited for what came before the failure");
    assert_eq!((good.wait(), bad.wait()), (Ok(()), Err(Kind::DeviceFault)));
    assert_eq!(heard.iter().collect::<Vec<_>>(), [2]);
    assert_eq!(kind(query(device, stream)), Some(Kind::DeviceFault));
    assert_eq!(kind(take_turn(device, stream, &[]).map(drop)), Some(Kind::DeviceFault));
    assert_eq!(kind(check_failure(device, stream)), Some(Kind::DeviceFault));
    check_failure(device, before).expect("it has not failed");
    assert_eq!(kind(drain_device(device)), Some(Kind::DeviceFault));
    reset_device(device).expect("drained");
    drain_device(device).expect("nothing left that has failed");
}

#[test]
fn a_panic_is_a_failure() {
    let device = device();
    let stream = non_blocking(device);
    run(device, stream, || std::panic::resume_unwind(Box::new(1)));
    assert_eq!(kind(synchronize(device, stream)), Some(Kind::Unknown));
    let other = non_blocking(device);
    run(device, other, || {});
    synchronize(device, other).expect("others go on");
    reset_device(device).expect("drained");
}

#[test]
fn a_function_called_by_a_stream_cannot_wait() {
    let (device, other) = (device(), device());
    let (stream, free) = (blocking(device), non_blocking(device));
    let done = submit(device, free, None, Work::Mark(None)).expect("live");
    let (said, heard) = mpsc::channel();
    let (open, closed) = mpsc::channel::<()>();
    call(device, stream, move || {
        _ = closed.recv();
        let outcomes = [
            synchronize(device, stream),
            synchronize(device, free),
            synchronize(device, Stream::NULL),
            synchronize(device, Stream::PER_THREAD),
            drain_device(device),
            drain_device(other),
            wait_idle(),
            reset_device(other),
            take_turn(device, Stream::NULL, &[]).map(drop),
            take_turn(other, Stream::PER_THREAD, &[]).map(drop),
            wait(other, Box::new(Flag(Arc::new(AtomicU32::new(1))))),
            done.wait().map_err(Into::into),
        ];
        said.send(outcomes.map(kind)).expect("heard");
    });
    // The null stream, too, waits for the function.
    run(device, Stream::NULL, || {});
    drop(open);
    assert_eq!(heard.recv_timeout(LONG), Ok([Some(Kind::NotPermitted); 12]));
    synchronize(device, stream).expect("ran");
    synchronize(device, Stream::NULL).expect("this thread may wait");
}

/// A full queue holds up whoever adds to it, but not who may have to bring it on.
#[test]
fn a_full_queue_holds_up_nobody_whom_it_waits_for() {
    let device = device();
    let fill = |stream| (0..1100).for_each(|_| run(device, stream, || {}));
    let (said, heard) = mpsc::channel();
    let add = move |stream, said: Sender<_>| move || said.send(make_room(device, stream).map_err(|error| error.kind()));
    // Its head waits for what a thread of the program does.
    let (stream, flag) = (non_blocking(device), Arc::new(AtomicU32::new(0)));
    submit(device, stream, None, Work::Until(Box::new(Flag(flag.clone())))).expect("a thread");
    fill(stream);
    thread::spawn(add(stream, said.clone()));
    assert_eq!(heard.recv_timeout(LONG), Ok(Ok(())));
    flag.store(1, Ordering::Release);
    synchronize(device, stream).expect("it goes on");
    // Its head waits for another stream's.
    let other = non_blocking(device);
    let open = gate(device, other);
    let ticket = submit(device, other, None, Work::Mark(None)).expect("live");
    submit(device, stream, Some(ticket), Work::Mark(None)).expect("live");
    fill(stream);
    thread::spawn(add(stream, said.clone()));
    assert_eq!(heard.recv_timeout(LONG), Ok(Ok(())));
    drop(open);
    synchronize(device, stream).expect("it goes on");
    // Its head works, and will not be done before a function that a stream has called.
    let (open, closed) = mpsc::channel::<()>();
    run(device, stream, move || _ = closed.recv());
    fill(stream);
    let add = add(stream, said);
    call(device, non_blocking(device), move || {
        _ = add();
        drop(open);
    });
    assert_eq!(heard.recv_timeout(LONG), Ok(Ok(())));
    synchronize(device, stream).expect("it goes on");
}

#[test]
fn a_full_queue_holds_up_nobody_once_its_head_is_a_function() {
    let device = device();
    let workers = busy_workers(device);
    let stream = non_blocking(device);
    let open = gate(device, stream);
    (0..1100).for_each(|_| run(device, stream, || {}));
    let (said, heard) = mpsc::channel();
    thread::spawn(move || said.send(make_room(device, stream).map_err(|error| error.kind())));
    let sleeps_or_need_not = || {
        let (state, serial) = lock_with(device, stream).expect("live");
        let queue = &state.queues[&serial];
        queue.core.changed.is_any() || queue.is_held
    };
    while !sleeps_or_need_not() {
        thread::sleep(Duration::from_millis(1));
    }
    drop(workers);
    assert_eq!(heard.recv_timeout(LONG), Ok(Ok(())));
    drop(open);
    synchronize(device, stream).expect("it goes on");
}

#[test]
fn tickets_tell_their_queues_apart() {
    let device = device();
    let [one, two] = [(); 2].map(|()| non_blocking(device));
    let ticket = |stream| submit(device, stream, None, Work::Mark(None)).expect("live").queue();
    assert_eq!(ticket(one), ticket(one));
    assert_ne!(ticket(one), ticket(two));
}

#[test]
fn a_panic_whose_payload_panics_is_a_failure() {
    struct Bomb;
    impl Drop for Bomb {
        fn drop(&mut self) {
            panic!("dropped");
        }
    }
    assert_eq!(guarded(|| std::panic::panic_any(Bomb)), Err(Kind::Unknown));
}

#[test]
fn tasks_of_the_library_are_done_in_order_and_in_failed_streams() {
    let device = device();
    let stream = non_blocking(device);
    let (said, heard) = mpsc::channel();
    let task = |number: u32| {
        let said = said.clone();
        enqueue(device, stream, move || _ = said.send(number)).expect("a thread");
    };
    task(1);
    assert_eq!(heard.try_recv(), Ok(1));
    let open = gate(device, stream);
    task(2);
    assert_eq!(heard.try_recv(), Err(mpsc::TryRecvError::Empty));
    drop(open);
    assert_eq!(heard.recv_timeout(LONG), Ok(2));
    fail(device, stream, Kind::Unknown);
    task(3);
    assert_eq!(kind(synchronize(device, stream)), Some(Kind::Unknown));
    task(4);
    assert_eq!((heard.recv_timeout(LONG), heard.recv_timeout(LONG)), (Ok(3), Ok(4)));
    assert_eq!(kind(enqueue(device, Stream(0x1234), || ())), Some(Kind::InvalidHandle));
    reset(device);
}

/// Holds once the flag is 1.
struct Flag(Arc<AtomicU32>);

impl Condition for Flag {
    fn poll(&mut self) -> Option<Outcome> {
        (self.0.load(Ordering::Acquire) == 1).then_some(Ok(()))
    }
}

/// Holds never.
fn never() -> Box<Flag> {
    Box::new(Flag(Arc::default()))
}

/// Resets a device, which must come to an end.
fn reset(device: i32) {
    let (said, heard) = mpsc::channel();
    thread::spawn(move || said.send(reset_device(device).map_err(|error| error.kind())));
    assert_eq!(heard.recv_timeout(LONG), Ok(Ok(())));
}

#[test]
fn a_reset_ends_waits() {
    let device = device();
    let stream = non_blocking(device);
    submit(device, stream, None, Work::Until(never())).expect("a thread");
    let behind = submit(device, stream, None, Work::Until(never())).expect("a thread");
    let blocked = thread::spawn(move || kind(wait(device, never())));
    // The null stream of the blocked thread's wait.
    while !lock().null.contains_key(&device) {
        thread::yield_now();
    }
    reset(device);
    assert_eq!(behind.outcome(), Some(Err(Kind::DeviceFault)));
    assert_eq!(blocked.join().expect("no panic"), Some(Kind::DeviceFault));
}

#[test]
fn a_reset_is_for_one_device() {
    let (stuck, reset_first, waits) = (device(), device(), device());
    let stream = non_blocking(stuck);
    let never = submit(stuck, stream, None, Work::Until(never())).expect("a thread");
    // Streams of two other devices wait for it, and a third behind them.
    let early = submit(reset_first, non_blocking(reset_first), Some(never.clone()), Work::Mark(None)).expect("live");
    let late = submit(waits, non_blocking(waits), Some(never.clone()), Work::Mark(None)).expect("live");
    let behind = submit(waits, Stream::NULL, Some(early.clone()), Work::Mark(None)).expect("live");
    reset(reset_first);
    assert_eq!((early.outcome(), behind.outcome()), (Some(Err(Kind::DeviceFault)), Some(Err(Kind::DeviceFault))));
    assert_eq!((never.outcome(), late.outcome()), (None, None));
    assert_eq!(kind(query(stuck, stream)), Some(Kind::NotReady));
    reset(stuck);
    assert_eq!((never.outcome(), late.wait()), (Some(Err(Kind::DeviceFault)), Err(Kind::DeviceFault)));
    assert_eq!(kind(query(stuck, stream)), Some(Kind::InvalidHandle));
    reset(waits);
}

#[test]
fn work_that_waits_for_nothing_is_done_before_a_reset() {
    let device = device();
    let (said, heard) = log();
    for stream in [non_blocking(device), blocking(device), Stream::NULL, Stream::PER_THREAD] {
        let open = gate(device, stream);
        for number in 0..10 {
            let said = said.clone();
            run(device, stream, move || said.send(number).expect("heard"));
        }
        thread::spawn(move || {
            thread::sleep(Duration::from_millis(20));
            drop(open);
        });
    }
    reset(device);
    assert_eq!(heard.try_iter().count(), 40);
    assert!(lock().queues.values().all(|queue| queue.core.device != device));
}

#[test]
fn work_between_devices_is_in_both_orders() {
    let (here, there) = (device(), device());
    let (said, heard) = log();
    let say = |number: u32| {
        let said = said.clone();
        move || said.send(number).expect("heard")
    };
    let stream = blocking(there);
    let open = gate(there, stream);
    run(there, stream, say(1));
    run_in_order(here, Stream::NULL, &[here, there, there], true, say(2)).expect("a thread");
    run(there, blocking(there), say(3));
    run(here, Stream::NULL, say(3));
    let waiter = thread::spawn(move || take_turn(here, Stream::NULL, &[there]).map(drop));
    thread::sleep(Duration::from_millis(20));
    assert!(!waiter.is_finished() && heard.try_recv().is_err());
    drop(open);
    waiter.join().expect("no panic").expect("in order");
    drain_device(there).expect("ran");
    assert_eq!(heard.try_iter().collect::<Vec<_>>(), [1, 2, 3, 3]);
    // What the caller does is before later work of the other device, too.
    let turn = take_turn(here, Stream::PER_THREAD, &[there]).expect("in order");
    run(there, stream, say(4));
    assert!(heard.recv_timeout(Duration::from_millis(20)).is_err());
    drop(turn);
    assert_eq!(heard.recv_timeout(LONG), Ok(4));
    drain_device(here).expect("ran");
    drain_device(there).expect("ran");
    assert_eq!((busy(here), busy(there)), (0, 0));
}

#[test]
fn work_between_devices_ends_with_the_reset_of_either() {
    for reset_here in [true, false] {
        let (here, there) = (device(), device());
        let stuck = if reset_here { there } else { here };
        submit(stuck, blocking(stuck), None, Work::Until(never())).expect("a thread");
        let waiter = thread::spawn(move || kind(take_turn(here, Stream::NULL, &[there]).map(drop)));
        while busy(here) == 0 || busy(there) == 0 {
            thread::yield_now();
        }
        // The device whose work is stuck comes last.
        let first = here + there - stuck;
        reset(first);
        reset(stuck);
        let expected = if reset_here { Some(Kind::DeviceFault) } else { None };
        assert_eq!(waiter.join().expect("no panic"), expected);
    }
}

#[test]
fn a_failure_of_the_other_device_fails_work_between_devices() {
    let (here, there) = (device(), device());
    fail(there, Stream::NULL, Kind::Unknown);
    assert_eq!(kind(take_turn(here, Stream::NULL, &[there]).map(drop)), Some(Kind::Unknown));
    reset(here);
    reset(there);
}

#[test]
fn a_failure_ends_the_waits_behind_it() {
    let device = device();
    let stream = non_blocking(device);
    fail(device, stream, Kind::Unknown);
    let wait = submit(device, stream, None, Work::Until(never())).expect("a thread");
    assert_eq!(wait.wait(), Err(Kind::Unknown));
    reset_device(device).expect("drained");
}

#[test]
fn conditions_hold_streams_but_no_threads() {
    let device = device();
    let flag = Arc::new(AtomicU32::new(0));
    let streams: Vec<Stream> = (0..32).map(|_| non_blocking(device)).collect();
    for stream in &streams {
        submit(device, *stream, None, Work::Until(Box::new(Flag(flag.clone())))).expect("a thread");
    }
    thread::sleep(Duration::from_millis(20));
    assert!(streams.iter().all(|stream| kind(query(device, *stream)) == Some(Kind::NotReady)));
    let setter = non_blocking(device);
    run(device, setter, move || flag.store(1, Ordering::Release));
    drain_device(device).expect("ran");
}

#[test]
fn marks_pass_in_long_chains() {
    let device = device();
    let stream = non_blocking(device);
    let open = gate(device, stream);
    let mut last = None;
    for _ in 0..if cfg!(miri) { 50 } else { 20_000 } {
        let other = non_blocking(device);
        last = Some(submit(device, stream, last, Work::Mark(None)).expect("live"));
        last = Some(submit(device, other, last, Work::Mark(None)).expect("live"));
        destroy(other).expect("live");
    }
    drop(open);
    assert_eq!(last.expect("some").wait(), Ok(()));
}

#[test]
fn eight_threads_at_random_come_to_an_end() {
    let device = device();
    let rounds = if cfg!(miri) { 20 } else { 3_000 };
    let done = Arc::new(AtomicUsize::new(0));
    let (finished, all) = mpsc::channel();
    for seed in 1..=8u64 {
        let (done, finished) = (done.clone(), finished.clone());
        thread::spawn(move || {
            let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let mut streams = vec![Stream::NULL, Stream::PER_THREAD];
            let mut tickets: Vec<Ticket> = Vec::new();
            let mut queued = 0;
            for _ in 0..rounds {
                random ^= random << 13;
                random ^= random >> 7;
                random ^= random << 17;
                let stream = streams[(random >> 8) as usize % streams.len()];
                match random % 11 {
                    0 => streams.push(blocking(device)),
                    1 => streams.push(non_blocking(device)),
                    2 if streams.len() > 2 => destroy(streams.swap_remove(2)).expect("live"),
                    3 => synchronize(device, stream).expect("no failures"),
                    4 if random % 4 == 0 => drain_device(device).expect("no failures"),
                    5 => tickets.push(submit(device, stream, None, Work::Mark(None)).expect("live")),
                    6 => {
                        let wait = tickets.pop();
                        submit(device, stream, wait, Work::Mark(None)).expect("live");
                    }
                    7 => _ = query(device, stream),
                    8 => {
                        let done = done.clone();
                        queued += 1;
                        call(device, stream, move || _ = done.fetch_add(1, Ordering::Relaxed));
                    }
                    _ => {
                        let done = done.clone();
                        queued += 1;
                        run(device, stream, move || _ = done.fetch_add(1, Ordering::Relaxed));
                    }
                }
            }
            finished.send(queued).expect("heard");
        });
    }
    drop(finished);
    let mut queued = 0;
    for _ in 0..8 {
        queued += all.recv_timeout(LONG).expect("no thread hangs or panics");
    }
    drain_device(device).expect("no failures");
    assert_eq!(done.load(Ordering::Relaxed), queued);
    assert_eq!(busy(device), 0);
}

/// Random numbers of a thread.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 8) as usize % limit
    }
}

/// Streams of several devices wait for each other and for what never comes, while the devices are reset: everything
/// ends.
#[test]
fn everything_ends_while_devices_are_reset() {
    let devices: [i32; 3] = [(); 3].map(|()| device());
    let given = std::env::var("ANYGPU_TEST_ROUNDS").ok().and_then(|rounds| rounds.parse().ok());
    let rounds = given.unwrap_or(if cfg!(miri) { 20 } else { 1_000 });
    let tickets: Arc<Mutex<Vec<Ticket>>> = Arc::default();
    let (finished, all) = mpsc::channel();
    for seed in 1..=6_u64 {
        let (tickets, finished) = (tickets.clone(), finished.clone());
        thread::spawn(move || {
            let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let mut streams: Vec<(i32, Stream)> = Vec::new();
            for device in devices {
                streams.extend([(device, Stream::NULL), (device, Stream::PER_THREAD)]);
            }
            for _ in 0..rounds {
                let (device, stream) = streams[random.below(streams.len())];
                let other = devices[random.below(3)];
                let ticket = {
                    let mut tickets = tickets.lock().expect("no panic");
                    let len = tickets.len();
                    if len > 64 {
                        tickets.drain(..32);
                    }
                    let any = random.below(len.max(1));
                    tickets.get(any).cloned()
                };
                // A reset destroys streams and ends waits at any time, so that every call may be refused.
                let queued = match random.below(16) {
                    0 => {
                        streams.push((other, blocking(other)));
                        None
                    }
                    1 => {
                        streams.push((other, non_blocking(other)));
                        None
                    }
                    2 if streams.len() > 6 => {
                        _ = destroy(streams.swap_remove(6).1);
                        None
                    }
                    3 => submit(device, stream, ticket, Work::Mark(None)).ok(),
                    4 => submit(device, stream, ticket, Work::Until(never())).ok(),
                    5 => {
                        let condition = Box::new(Flag(Arc::new(AtomicU32::new(1))));
                        submit(device, stream, ticket, Work::Until(condition)).ok()
                    }
                    6 => {
                        let body: Body = Box::new(move |fares| {
                            assert_eq!(kind(synchronize(other, stream)), Some(Kind::NotPermitted));
                            _ = query(other, Stream::NULL);
                            _ = run_in_order(other, Stream::NULL, &[device], true, || {});
                            fares
                        });
                        submit(device, stream, ticket, Work::Call(body)).ok()
                    }
                    7 => {
                        _ = synchronize(device, stream);
                        None
                    }
                    8 => {
                        _ = drain_device(other);
                        None
                    }
                    9 => {
                        drop(take_turn(device, stream, &[other]));
                        None
                    }
                    10 => {
                        _ = run_in_order(device, stream, &[other], random.below(2) == 0, || {});
                        None
                    }
                    11 => {
                        assert_eq!(kind(wait(device, never())), Some(Kind::DeviceFault));
                        None
                    }
                    12 => {
                        _ = ticket.map(|ticket| ticket.wait());
                        None
                    }
                    13 => {
                        _ = make_room(device, stream);
                        None
                    }
                    _ => {
                        _ = run_in_order(device, stream, &[], true, || {});
                        None
                    }
                };
                tickets.lock().expect("no panic").extend(queued);
            }
            finished.send(()).expect("heard");
        });
    }
    drop(finished);
    let mut random = Random(77);
    let mut running = 6;
    let started = Instant::now();
    while running > 0 {
        reset(devices[random.below(3)]);
        thread::sleep(Duration::from_micros(random.below(2000) as u64));
        match all.try_recv() {
            Ok(()) => running -= 1,
            Err(mpsc::TryRecvError::Empty) => assert!(started.elapsed() < LONG * 10, "{running} threads hang"),
            Err(mpsc::TryRecvError::Disconnected) => panic!("a thread has panicked"),
        }
    }
    for device in devices {
        reset(device);
    }
    // A worker may be about to end what was reset.
    let ended = Instant::now();
    while devices.map(busy) != [0; 3] {
        assert!(ended.elapsed() < LONG, "{:?} streams have work", devices.map(busy));
        thread::yield_now();
    }
}
