// SPDX-License-Identifier: MIT OR Apache-2.0
//! Notifies over a back end whose streams go on when the test says so.

use std::collections::VecDeque;
use std::ffi::CStr;

use super::waits::pending;
use super::*;
use crate::gpu::partial::supports_nothing;
use crate::gpu::{
    Address, Comparison, Contexts, Devices, HostFlags, HostFunction, Memory, PointerInfo, Streams, Width,
};
use crate::os::map::Map;

enum Step {
    Call(HostFunction),
    Wait(Address, u64),
}

/// A back end of one device and one context.
struct Fake {
    device: i32,
    context: Context,
    /// Registered pages, each with its context.
    registered: Mutex<Map<usize, Context>>,
    steps: Mutex<Map<usize, VecDeque<Step>>>,
    refuses_waits: bool,
}

impl Fake {
    fn new(device: i32, refuses_waits: bool) -> Fake {
        let context = Context(0x1000 * device as usize);
        Fake { device, context, registered: Mutex::default(), steps: Mutex::default(), refuses_waits }
    }

    /// Lets a stream go on as far as it can; true if it has nothing left.
    fn advance(&self, stream: Stream) -> bool {
        loop {
            let step = lock(&self.steps).entry(stream.0).or_default().pop_front();
            match step {
                None => return true,
                Some(Step::Call(function)) => function(),
                Some(Step::Wait(address, value)) => {
                    let word: *const std::sync::atomic::AtomicU64 = std::ptr::with_exposed_provenance(address.0);
                    // SAFETY: the words of waits are never unmapped.
                    if unsafe { &*word }.load(Ordering::Acquire) < value {
                        lock(&self.steps).entry(stream.0).or_default().push_front(Step::Wait(address, value));
                        return false;
                    }
                }
            }
        }
    }

    /// Lets a stream go on to its end.
    fn finish(&self, stream: Stream) {
        while !self.advance(stream) {
            std::thread::sleep(Duration::from_micros(50));
        }
    }

    fn wait(&self, notify: NotifyHandle, stream: Stream, waiter: &Arc<Waiter>, at_most: Option<Duration>) {
        super::wait(self, notify, stream, waiter, at_most).expect("queued");
    }
}

impl Gpu for Fake {
    fn name(&self) -> &'static CStr {
        c"fake"
    }
}

impl Devices for Fake {
    fn device_count(&self) -> Result<i32> {
        Ok(self.device + 1)
    }

    fn set_device(&self, _device: i32) -> Result<()> {
        Ok(())
    }

    fn current_device(&self) -> Result<i32> {
        Ok(self.device)
    }
}

impl Contexts for Fake {
    fn current_context(&self) -> Result<Option<Context>> {
        Ok(Some(self.context))
    }
}

impl Memory for Fake {
    fn register_host(&self, address: Address, _size: usize, _flags: HostFlags, _native: u32) -> Result<()> {
        match lock(&self.registered).insert(address.0, self.context) {
            None => Ok(()),
            Some(_) => Err(Kind::HostAlreadyRegistered.into()),
        }
    }

    fn pointer_info(&self, _address: Address) -> Result<Option<PointerInfo>> {
        Ok(None)
    }
}

impl Streams for Fake {
    fn call_host(&self, stream: Stream, function: HostFunction) -> Result<()> {
        lock(&self.steps).entry(stream.0).or_default().push_back(Step::Call(function));
        Ok(())
    }

    fn wait_value(
        &self,
        stream: Stream,
        address: Address,
        width: Width,
        value: u64,
        _mask: u64,
        comparison: Comparison,
    ) -> Result<()> {
        assert_eq!((width, comparison), (Width::Bits64, Comparison::GreaterOrEqual));
        if self.refuses_waits {
            // The stream is faster than the caller.
            self.advance(stream);
            return Err(Kind::OutOfMemory.into());
        }
        lock(&self.steps).entry(stream.0).or_default().push_back(Step::Wait(address, value));
        Ok(())
    }
}

supports_nothing!(Fake, Copies Events Peers Ipc Pools VirtualMemory External Arrays Kernels Compilers Graphs);

const ONE: Stream = Stream(16);
const TWO: Stream = Stream(17);

fn is_recorded(notify: NotifyHandle) -> bool {
    find(notify).expect("live").word().load(Ordering::Acquire) == 1
}

#[test]
fn a_refused_wait_takes_no_record() {
    let gpu = Fake::new(201, true);
    let (notify, waiter) = (create(&gpu, gpu.context).expect("a notify"), Waiter::new(gpu.context));
    record(&gpu, notify, TWO, &waiter).expect("queued");
    gpu.finish(TWO);
    assert!(wait(&gpu, notify, ONE, &waiter, None).is_err() && is_recorded(notify));
    assert_eq!((pending(&waiter), failure_of(&waiter)), (0, None));
    destroy(notify).expect("live");
}

#[test]
fn a_record_ends_the_wait_that_came_first() {
    let gpu = Fake::new(207, false);
    let (notify, waiter) = (create(&gpu, gpu.context).expect("a notify"), Waiter::new(gpu.context));
    let late = Stream(18);
    for at_most in [None, Some(Duration::from_secs(60))].repeat(200) {
        gpu.wait(notify, ONE, &waiter, at_most);
        assert!(!gpu.advance(ONE));
        record(&gpu, notify, TWO, &waiter).expect("queued");
        gpu.finish(TWO);
        // The record was there before this one.
        gpu.wait(notify, late, &waiter, at_most);
        assert!(!gpu.advance(late), "it took the other's record");
        gpu.finish(ONE);
        record(&gpu, notify, TWO, &waiter).expect("queued");
        gpu.finish(TWO);
        gpu.finish(late);
    }
    assert_eq!((pending(&waiter), failure_of(&waiter), is_recorded(notify)), (0, None, false));
    destroy(notify).expect("live");
}

#[test]
fn records_do_not_merge_while_waits_are_left() {
    let gpu = Fake::new(208, false);
    let (notify, waiter) = (create(&gpu, gpu.context).expect("a notify"), Waiter::new(gpu.context));
    let streams: Vec<Stream> = (100..150).map(Stream).collect();
    for stream in &streams {
        gpu.wait(notify, *stream, &waiter, None);
        gpu.advance(*stream);
    }
    for left in (0..streams.len()).rev() {
        record(&gpu, notify, TWO, &waiter).expect("queued");
        gpu.finish(TWO);
        assert_eq!(pending(&waiter), left);
    }
    streams.iter().for_each(|stream| gpu.finish(*stream));
    destroy(notify).expect("live");
}

#[test]
fn a_record_does_not_merge_with_one_that_a_wait_has_not_seen_yet() {
    let gpu = Fake::new(210, false);
    let (notify, waiter) = (create(&gpu, gpu.context).expect("a notify"), Waiter::new(gpu.context));
    for _ in 0..200 {
        for stream in [ONE, Stream(18)] {
            gpu.wait(notify, stream, &waiter, None);
            gpu.advance(stream);
        }
        // As another process's record, before the watching thread has woken.
        find(notify).expect("live").word().store(1, Ordering::Release);
        record(&gpu, notify, TWO, &waiter).expect("queued");
        gpu.finish(TWO);
        assert_eq!(pending(&waiter), 0);
        gpu.finish(ONE);
        gpu.finish(Stream(18));
    }
    destroy(notify).expect("live");
}

#[test]
fn a_record_passes_over_a_wait_whose_time_is_over() {
    let gpu = Fake::new(209, false);
    let notify = create(&gpu, gpu.context).expect("a notify");
    let [short, long] = [0; 2].map(|_| Waiter::new(gpu.context));
    for _ in 0..50 {
        gpu.wait(notify, ONE, &short, Some(Duration::from_nanos(1)));
        gpu.advance(ONE);
        gpu.wait(notify, Stream(18), &long, None);
        gpu.advance(Stream(18));
        record(&gpu, notify, TWO, &long).expect("queued");
        gpu.finish(TWO);
        gpu.finish(ONE);
        gpu.finish(Stream(18));
        assert_eq!((failure_of(&short), failure_of(&long)), (Some(Kind::NotReady), None));
    }
    destroy(notify).expect("live");
}

#[test]
fn a_stream_that_has_failed_leaves_no_wait() {
    let gpu = Fake::new(202, false);
    let (notify, waiter) = (create(&gpu, gpu.context).expect("a notify"), Waiter::new(gpu.context));
    gpu.wait(notify, ONE, &waiter, None);
    assert_eq!(pending(&waiter), 1);
    lock(&gpu.steps).clear();
    assert_eq!((pending(&waiter), failure_of(&waiter)), (0, None));
    // Nobody waits any more who could take it.
    record(&gpu, notify, TWO, &waiter).expect("queued");
    gpu.finish(TWO);
    assert!(is_recorded(notify));
    destroy(notify).expect("live");
}

#[test]
fn waits_need_no_context_and_leave_it_nothing() {
    const WAITS: usize = 600;
    let gpu = Fake::new(203, false);
    let (notify, waiter) = (create(&gpu, gpu.context).expect("a notify"), Waiter::new(gpu.context));
    let streams: Vec<Stream> = (100..100 + WAITS).map(Stream).collect();
    for stream in &streams {
        gpu.wait(notify, *stream, &waiter, None);
        gpu.advance(*stream);
    }
    let pages = lock(&gpu.registered).len();
    assert_eq!(pages, WAITS.div_ceil(PAGE / size_of::<u64>()));
    // Its registrations end with a context.
    let shared = find(notify).expect("live");
    let after = end(Scope::Context(gpu.context), &gpu);
    lock(&gpu.registered).clear();
    after(true);
    assert!(find(notify).is_err(), "it was left behind");
    for left in (0..WAITS).rev() {
        shared.set_record();
        while shared.word().load(Ordering::Acquire) == 1 || pending(&waiter) != left {
            std::thread::sleep(Duration::from_micros(50));
        }
    }
    streams.iter().for_each(|stream| gpu.finish(*stream));
    // Another context of that number has its own registrations, of the same pages.
    let (notify, waiter) = (create(&gpu, gpu.context).expect("a notify"), Waiter::new(gpu.context));
    for stream in &streams {
        gpu.wait(notify, *stream, &waiter, None);
    }
    assert_eq!(lock(&gpu.registered).len(), pages);
    destroy(notify).expect("live");
    lock(&gpu.steps).clear();
    assert_eq!(pending(&waiter), 0);
}

#[test]
fn a_reset_voids_the_records_behind_its_waits() {
    let (gpu, other) = (Fake::new(204, false), Fake::new(205, false));
    let [waiter, far] = [&gpu, &other].map(|gpu| Waiter::new(gpu.context));
    let notify = create(&other, other.context).expect("a notify");
    let behind = create(&other, other.context).expect("a notify");
    gpu.wait(notify, ONE, &waiter, None);
    record(&gpu, behind, ONE, &waiter).expect("queued");
    other.wait(notify, TWO, &far, None);
    assert!(!gpu.advance(ONE) && !other.advance(TWO));
    let after = end(Scope::Device(gpu.device), &gpu);
    gpu.finish(ONE);
    after(true);
    assert_eq!((failure_of(&waiter), failure_of(&waiter)), (Some(Kind::DeviceFault), None));
    assert!(!is_recorded(behind) && !other.advance(TWO), "nothing was recorded");
    record(&gpu, notify, ONE, &waiter).expect("queued");
    gpu.finish(ONE);
    other.finish(TWO);
    assert_eq!(failure_of(&far), None);
    [notify, behind].iter().for_each(|notify| destroy(*notify).expect("live"));
}

#[test]
fn what_nobody_asks_for_is_told_once_for_all() {
    let gpu = Fake::new(206, false);
    let notify = create(&gpu, gpu.context).expect("a notify");
    for _ in 0..50 {
        let waiter = Waiter::new(gpu.context);
        gpu.wait(notify, ONE, &waiter, Some(Duration::ZERO));
        gpu.finish(ONE);
    }
    assert!(waits::unreported(gpu.context) <= 2);
    assert_eq!((failure_in(gpu.context), failure_in(gpu.context)), (Some(Kind::NotReady), None));
    let waiter = Waiter::new(gpu.context);
    gpu.wait(notify, ONE, &waiter, Some(Duration::ZERO));
    orphan_and_finish(&gpu, &waiter);
    destroy(notify).expect_err("it belonged to the context");
}

/// Destroys the context under a wait: only those who knew the stream before are told.
fn orphan_and_finish(gpu: &Fake, waiter: &Arc<Waiter>) {
    end(Scope::Context(gpu.context), gpu)(true);
    gpu.finish(ONE);
    assert_eq!((failure_in(gpu.context), failure_of(waiter)), (None, Some(Kind::NotReady)));
}

#[test]
fn another_version_is_refused_by_name() {
    for (magic, words) in [
        (PAGE_MAGIC, None),
        (*b"anygpuN\x01", Some("another version of anygpu")),
        (*b"anygpuN\x03", Some("another version of anygpu")),
        (*b"anygpuT\x02", Some("no notify comes with the key")),
    ] {
        let file = memory_file::memory_file(c"anygpu-test", PAGE).and_then(Kept::new).expect("a memory file");
        let mapping = map(file.descriptor().expect("open")).expect("mapped");
        page(&mapping).magic.store(u64::from_ne_bytes(magic), Ordering::Release);
        match (open(Some(file)), words) {
            (Ok(_), None) => {}
            (Err(refusal), Some(words)) => {
                assert_eq!(refusal.kind(), Kind::HandleStale);
                assert!(refusal.to_string().contains(words), "{refusal}");
            }
            (opened, _) => panic!("{magic:?}: {:?}", opened.err()),
        }
    }
}
