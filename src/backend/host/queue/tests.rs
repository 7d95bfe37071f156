// SPDX-License-Identifier: MIT OR Apache-2.0
//! Each test has a device of its own, so that they do not order each other's work.

use std::sync::atomic::{AtomicI32, AtomicU32};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use super::*;

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
    run_in_order(device, stream, false, function).expect("a thread");
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
    state.busy.iter().filter(|serial| state.queues[serial].device == device).count()
}

fn kind(result: Result<()>) -> Option<Kind> {
    result.err().map(|error| error.kind())
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
    let left = lock().queues.values().filter(|queue| queue.device == device).count();
    assert_eq!(left, 1, "the other thread's stream went with it");
}

#[test]
fn a_destroyed_stream_finishes_its_work() {
    let device = device();
    let stream = blocking(device);
    let (said, heard) = log();
    let open = gate(device, stream);
    run(device, stream, move || said.send(1).expect("heard"));
    let waiter = thread::spawn(move || synchronize(device, stream));
    thread::sleep(Duration::from_millis(20));
    destroy(stream).expect("live");
    for outcome in [destroy(stream), query(device, stream), check(stream), synchronize(device, stream)] {
        assert_eq!(kind(outcome), Some(Kind::InvalidHandle));
    }
    assert_eq!(kind(run_in_order(device, stream, true, || {})), Some(Kind::InvalidHandle));
    drop(open);
    assert_eq!(heard.recv(), Ok(1));
    waiter.join().expect("no panic").expect("ran");
    drain_device(device).expect("ran");
    assert!(lock().queues.values().all(|queue| queue.device != device));
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
    assert_eq!(kind(take_turn(device, stream).map(drop)), Some(Kind::DeviceFault));
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
fn a_function_cannot_wait_for_its_own_stream() {
    let device = device();
    let stream = blocking(device);
    let (said, heard) = mpsc::channel();
    call(device, stream, move || {
        let outcomes = [synchronize(device, stream), drain_device(device), synchronize(device, Stream::NULL)];
        said.send(outcomes.map(kind)).expect("heard");
    });
    assert_eq!(heard.recv(), Ok([Some(Kind::Unsupported); 3]));
    synchronize(device, stream).expect("ran");
}

#[test]
fn conditions_hold_streams_but_no_threads() {
    struct Flag(Arc<AtomicU32>);
    impl Condition for Flag {
        fn poll(&mut self, fares: Outcome) -> Option<Outcome> {
            (fares.is_err() || self.0.load(Ordering::Acquire) == 1).then_some(fares)
        }
    }
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
        queued += all.recv_timeout(Duration::from_secs(60)).expect("no thread hangs or panics");
    }
    drain_device(device).expect("no failures");
    assert_eq!(done.load(Ordering::Relaxed), queued);
    assert_eq!(busy(device), 0);
}
