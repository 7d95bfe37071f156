// SPDX-License-Identifier: MIT OR Apache-2.0
//! Graphs on the host back end: captures of streams and what ends them, nodes, updates, launches in their stream's order.

use std::ffi::{CStr, CString, c_int, c_uint, c_void};
use std::path::PathBuf;
use std::process::Command;
use std::ptr;
use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::{Mutex, MutexGuard, Once, OnceLock, PoisonError, mpsc};

use anygpu::api::{cuda, cudart, hip::*};
use common::{compile_linked, root, run, scratch, succeed, text, tree};

const COUNT: usize = 1024;
const SIZE: usize = COUNT * size_of::<i32>();

/// The turn of a test: captures of one thread restrict the others.
fn turn() -> MutexGuard<'static, ()> {
    static ONCE: Once = Once::new();
    static TURN: Mutex<()> = Mutex::new(());
    // SAFETY: the tests of this file read the environment only through this and the library, after this.
    ONCE.call_once(|| unsafe {
        std::env::set_var("ANYGPU_BACKEND", "host");
        std::env::set_var("ANYGPU_HOST_DEVICES", "2");
    });
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

#[track_caller]
fn good(code: c_uint) {
    // SAFETY: no pointers.
    let why = unsafe { std::ffi::CStr::from_ptr(anygpu::api::anygpu::anygpu_last_reason()) };
    assert_eq!(code, 0, "{why:?}");
}

/// Calls functions of the library with live variables and handles of this file.
macro_rules! call {
    ($($call:tt)*) => {
        // SAFETY: outputs are live variables of the right types; memory has the sizes that are named.
        unsafe { $($call)* }
    };
}

/// Makes the first device's primary context the thread's, as some of the driver's calls need one.
fn with_context() {
    let mut context = ptr::null_mut();
    good(call!(cuda::cuInit(0)));
    good(call!(cuda::cuDevicePrimaryCtxRetain(&mut context, 0)));
    good(call!(cuda::cuCtxSetCurrent(context)));
}

fn stream() -> hipStream_t {
    let mut stream = ptr::null_mut();
    good(call!(hipStreamCreateWithFlags(&mut stream, hipStreamNonBlocking)));
    stream
}

fn event() -> hipEvent_t {
    let mut event = ptr::null_mut();
    good(call!(hipEventCreate(&mut event)));
    event
}

/// Numbers in device memory, which the host back end lets the test read itself.
#[derive(Clone, Copy)]
struct Numbers(*mut i32);

impl Numbers {
    fn new() -> Numbers {
        let mut memory = ptr::null_mut();
        good(call!(hipMalloc(&mut memory, SIZE)));
        good(call!(hipMemset(memory, 0, SIZE)));
        Numbers(memory.cast())
    }

    fn ptr(self) -> *mut c_void {
        self.0.cast()
    }

    fn set(self, value: i32) {
        // SAFETY: live memory of this size, which no queued work uses.
        unsafe { std::slice::from_raw_parts_mut(self.0, COUNT) }.fill(value);
    }

    #[track_caller]
    fn are(self, value: i32) {
        // SAFETY: live memory of this size, which no queued work writes.
        let numbers = unsafe { std::slice::from_raw_parts(self.0, COUNT) };
        assert!(numbers.iter().all(|number| *number == value), "{} and not {value}", numbers[0]);
    }
}

/// Queues a copy.
fn copy(to: Numbers, from: Numbers, stream: hipStream_t) -> hipError_t {
    call!(hipMemcpyAsync(to.ptr(), from.ptr(), SIZE, hipMemcpyDeviceToDevice, stream))
}

fn begin(stream: hipStream_t) {
    good(call!(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal)));
}

fn end(stream: hipStream_t) -> (hipError_t, hipGraph_t) {
    let mut graph = ptr::without_provenance_mut(1);
    (call!(hipStreamEndCapture(stream, &mut graph)), graph)
}

#[track_caller]
fn captured(stream: hipStream_t) -> hipGraph_t {
    let (code, graph) = end(stream);
    good(code);
    graph
}

/// The graph that a capture of a stream makes.
fn graph_of(stream: hipStream_t) -> hipGraph_t {
    let (mut graph, none, no_count) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    good(call!(hipStreamGetCaptureInfo_v2(stream, &mut 0, ptr::null_mut(), &mut graph, none, no_count)));
    graph
}

fn status(stream: hipStream_t) -> hipStreamCaptureStatus {
    let mut status = 7;
    good(call!(hipStreamIsCapturing(stream, &mut status)));
    status
}

fn instantiate(graph: hipGraph_t) -> hipGraphExec_t {
    let mut executable = ptr::null_mut();
    good(call!(hipGraphInstantiate(&mut executable, graph, ptr::null_mut(), ptr::null_mut(), 0)));
    executable
}

#[track_caller]
fn launch(executable: hipGraphExec_t, stream: hipStream_t) {
    good(call!(hipGraphLaunch(executable, stream)));
    good(call!(hipStreamSynchronize(stream)));
}

fn nodes(graph: hipGraph_t) -> Vec<hipGraphNode_t> {
    let mut count = 0;
    good(call!(hipGraphGetNodes(graph, ptr::null_mut(), &mut count)));
    let mut nodes = vec![ptr::null_mut(); count];
    good(call!(hipGraphGetNodes(graph, nodes.as_mut_ptr(), &mut count)));
    nodes
}

fn node_type(node: hipGraphNode_t) -> hipGraphNodeType {
    let mut kind = 99;
    good(call!(hipGraphNodeGetType(node, &mut kind)));
    kind
}

fn edges(graph: hipGraph_t) -> usize {
    let mut count = 0;
    good(call!(hipGraphGetEdges(graph, ptr::null_mut(), ptr::null_mut(), &mut count)));
    count
}

fn graph() -> hipGraph_t {
    let mut graph = ptr::null_mut();
    good(call!(hipGraphCreate(&mut graph, 0)));
    graph
}

/// Adds a copy behind other nodes.
fn add_copy(graph: hipGraph_t, after: &[hipGraphNode_t], to: Numbers, from: Numbers) -> hipGraphNode_t {
    let (mut node, kind) = (ptr::null_mut(), hipMemcpyDeviceToDevice);
    let (nodes, count) = (after.as_ptr(), after.len());
    good(call!(hipGraphAddMemcpyNode1D(&mut node, graph, nodes, count, to.ptr(), from.ptr(), SIZE, kind)));
    node
}

fn fill_params(to: Numbers, value: c_uint) -> hipMemsetParams {
    hipMemsetParams { dst: to.ptr(), elementSize: 4, height: 1, pitch: 0, value, width: COUNT }
}

fn add_fill(graph: hipGraph_t, after: &[hipGraphNode_t], to: Numbers, value: c_uint) -> hipGraphNode_t {
    let mut node = ptr::null_mut();
    let params = fill_params(to, value);
    good(call!(hipGraphAddMemsetNode(&mut node, graph, after.as_ptr(), after.len(), &params)));
    node
}

/// Counts its calls.
unsafe extern "C" fn count(counter: *mut c_void) {
    // SAFETY: the tests give a counter that lasts.
    unsafe { &*counter.cast::<AtomicI32>() }.fetch_add(1, Ordering::Relaxed);
}

fn counter() -> &'static AtomicI32 {
    Box::leak(Box::default())
}

fn pointer(counter: &'static AtomicI32) -> *mut c_void {
    (&raw const *counter).cast_mut().cast()
}

#[test]
fn a_captured_stream_does_its_work_at_each_launch() {
    let _turn = turn();
    let (stream, [from, middle, to], calls) = (stream(), [(); 3].map(|()| Numbers::new()), counter());
    from.set(9);
    begin(stream);
    assert_eq!(status(stream), hipStreamCaptureStatusActive);
    good(copy(middle, from, stream));
    good(copy(to, middle, stream));
    good(call!(hipMemsetAsync(from.ptr(), 0, SIZE, stream)));
    good(call!(hipLaunchHostFunc(stream, Some(count), pointer(calls))));
    let graph = captured(stream);
    assert_eq!(status(stream), hipStreamCaptureStatusNone);
    let kinds: Vec<hipGraphNodeType> = nodes(graph).into_iter().map(node_type).collect();
    assert_eq!(kinds, [hipGraphNodeTypeMemcpy, hipGraphNodeTypeMemcpy, hipGraphNodeTypeMemset, hipGraphNodeTypeHost]);
    assert_eq!(edges(graph), 3);
    let executable = instantiate(graph);
    good(call!(hipGraphDestroy(graph)));
    good(call!(hipStreamSynchronize(stream)));
    from.are(9);
    to.are(0);
    assert_eq!(calls.load(Ordering::Relaxed), 0);
    for round in 1..=3 {
        from.set(round);
        launch(executable, stream);
        to.are(round);
        from.are(0);
        assert_eq!(calls.load(Ordering::Relaxed), round);
    }
    good(call!(hipGraphExecDestroy(executable)));
    assert_eq!(call!(hipGraphLaunch(executable, stream)), hipErrorInvalidValue);
}

#[test]
fn streams_join_by_events() {
    let _turn = turn();
    let ([first, second], [fork, join]) = ([stream(), stream()], [event(), event()]);
    let [from, left, right, to] = [(); 4].map(|()| Numbers::new());
    begin(first);
    good(copy(left, from, first));
    good(call!(hipEventRecord(fork, first)));
    good(call!(hipStreamWaitEvent(second, fork, 0)));
    assert_eq!(status(second), hipStreamCaptureStatusActive);
    good(copy(right, left, second));
    good(call!(hipEventRecord(join, second)));
    good(copy(to, left, first));
    good(call!(hipStreamWaitEvent(first, join, 0)));
    good(copy(to, right, first));
    let graph = captured(first);
    assert_eq!((nodes(graph).len(), edges(graph), status(second)), (4, 4, hipStreamCaptureStatusNone));
    let mut roots = 0;
    good(call!(hipGraphGetRootNodes(graph, ptr::null_mut(), &mut roots)));
    assert_eq!(roots, 1);
    let executable = instantiate(graph);
    from.set(8);
    launch(executable, second);
    to.are(8);
    // The events are of a capture, until they are recorded again or destroyed.
    assert_eq!(call!(hipEventQuery(fork)), hipErrorCapturedEvent);
    assert_eq!(call!(hipStreamWaitEvent(second, fork, 0)), hipErrorCapturedEvent);
    fails(hipErrorCapturedEvent, |stream| call!(hipStreamWaitEvent(stream, fork, 0)));
    good(call!(hipEventDestroy(join)));
    assert_eq!(call!(hipEventQuery(join)), hipErrorInvalidHandle);
    good(call!(hipEventRecord(fork, first)));
    good(call!(hipEventSynchronize(fork)));
}

#[test]
fn work_of_other_streams_is_joined_before_the_end() {
    let _turn = turn();
    let ([first, second], fork, [from, to]) = ([stream(), stream()], event(), [Numbers::new(), Numbers::new()]);
    begin(first);
    good(call!(hipEventRecord(fork, first)));
    good(call!(hipStreamWaitEvent(second, fork, 0)));
    good(copy(to, from, second));
    assert_eq!(end(second), (hipErrorStreamCaptureUnmatched, ptr::null_mut()));
    assert_eq!(end(first), (hipErrorStreamCaptureInvalidated, ptr::null_mut()));
    begin(first);
    good(call!(hipEventRecord(fork, first)));
    good(call!(hipStreamWaitEvent(second, fork, 0)));
    good(copy(to, from, second));
    let graph = graph_of(first);
    assert_eq!(end(first), (hipErrorStreamCaptureUnjoined, ptr::null_mut()));
    assert_eq!((status(first), status(second)), (0, 0));
    assert_eq!(call!(hipGraphDestroy(graph)), hipErrorInvalidValue);
    // A stream that did nothing has nothing to join.
    begin(first);
    good(call!(hipEventRecord(fork, first)));
    good(call!(hipStreamWaitEvent(second, fork, 0)));
    assert_eq!(nodes(captured(first)).len(), 0);
    // One that is destroyed has nothing to join with.
    begin(first);
    good(call!(hipEventRecord(fork, first)));
    good(call!(hipStreamWaitEvent(second, fork, 0)));
    good(call!(hipStreamDestroy(second)));
    assert_eq!(end(first), (hipErrorStreamCaptureInvalidated, ptr::null_mut()));
}

/// Begins a capture, makes a call that is refused by a code, and sees that the capture has failed.
#[track_caller]
fn fails(code: hipError_t, forbidden: impl FnOnce(hipStream_t) -> hipError_t) {
    let (stream, [from, to]) = (stream(), [Numbers::new(), Numbers::new()]);
    begin(stream);
    good(copy(to, from, stream));
    assert_eq!(forbidden(stream), code);
    assert_eq!(status(stream), hipStreamCaptureStatusInvalidated);
    assert_eq!(copy(to, from, stream), hipErrorStreamCaptureInvalidated);
    assert_eq!(end(stream), (hipErrorStreamCaptureInvalidated, ptr::null_mut()));
    assert_eq!(status(stream), hipStreamCaptureStatusNone);
    good(copy(to, from, stream));
    good(call!(hipStreamSynchronize(stream)));
}

unsafe extern "C" fn done(_: hipStream_t, _: hipError_t, _: *mut c_void) {}

#[test]
fn forbidden_calls_fail_the_capture() {
    let _turn = turn();
    let (elsewhere, recorded, [from, to]) = (stream(), event(), [Numbers::new(), Numbers::new()]);
    good(call!(hipEventRecord(recorded, elsewhere)));
    fails(hipErrorStreamCaptureUnsupported, |stream| call!(hipStreamSynchronize(stream)));
    fails(hipErrorStreamCaptureUnsupported, |stream| call!(hipStreamQuery(stream)));
    fails(hipErrorStreamCaptureUnsupported, |_| call!(hipDeviceSynchronize()));
    fails(hipErrorStreamCaptureUnsupported, |_| call!(hipMalloc(&mut ptr::null_mut(), SIZE)));
    fails(hipErrorStreamCaptureUnsupported, |_| call!(hipFree(from.ptr())));
    fails(hipErrorStreamCaptureImplicit, |_| call!(hipMemset(to.ptr(), 0, SIZE)));
    let (mut pinned, mut managed) = (ptr::null_mut(), ptr::null_mut());
    good(call!(hipHostMalloc(&mut pinned, SIZE, 0)));
    good(call!(hipMallocManaged(&mut managed, SIZE, hipMemAttachGlobal)));
    fails(hipErrorStreamCaptureUnsupported, |_| call!(hipMallocPitch(&mut ptr::null_mut(), &mut 0, 4, 4)));
    fails(hipErrorStreamCaptureUnsupported, |_| call!(hipHostMalloc(&mut ptr::null_mut(), SIZE, 0)));
    fails(hipErrorStreamCaptureUnsupported, |_| call!(hipHostFree(pinned)));
    fails(hipErrorStreamCaptureUnsupported, |_| {
        call!(hipMallocManaged(&mut ptr::null_mut(), SIZE, hipMemAttachGlobal))
    });
    fails(hipErrorStreamCaptureUnsupported, |stream| call!(hipMemPrefetchAsync(managed, SIZE, 0, stream)));
    fails(hipErrorStreamCaptureUnsupported, |stream| {
        call!(hipStreamAttachMemAsync(stream, managed, 0, hipMemAttachSingle))
    });
    fails(hipErrorStreamCaptureUnsupported, |stream| {
        call!(hipStreamAddCallback(stream, Some(done), ptr::null_mut(), 0))
    });
    fails(hipErrorStreamCaptureIsolation, |stream| call!(hipStreamWaitEvent(stream, recorded, 0)));
    let event = event();
    fails(hipErrorCapturedEvent, |stream| {
        good(call!(hipEventRecord(event, stream)));
        call!(hipEventQuery(event))
    });
    fails(hipErrorCapturedEvent, |stream| {
        good(call!(hipEventRecord(event, stream)));
        call!(hipEventSynchronize(event))
    });
    for captured_first in [true, false] {
        fails(hipErrorCapturedEvent, |stream| {
            good(call!(hipEventRecord(event, stream)));
            let (start, stop) = if captured_first { (event, recorded) } else { (recorded, event) };
            call!(hipEventElapsedTime(&mut 0.0, start, stop))
        });
    }
    fails(hipErrorStreamCaptureImplicit, |stream| {
        good(call!(hipEventRecord(event, stream)));
        call!(hipStreamWaitEvent(ptr::null_mut(), event, 0))
    });
    fails(hipErrorStreamCaptureInvalidated, |stream| {
        good(call!(hipEventRecord(event, stream)));
        assert_eq!(call!(hipStreamSynchronize(stream)), hipErrorStreamCaptureUnsupported);
        call!(hipStreamWaitEvent(elsewhere, event, 0))
    });
    fails(hipErrorStreamCaptureMerge, |stream| {
        begin(elsewhere);
        good(call!(hipEventRecord(event, stream)));
        let code = call!(hipStreamWaitEvent(elsewhere, event, 0));
        assert_eq!(end(elsewhere).0, hipErrorStreamCaptureInvalidated);
        code
    });
}

#[test]
fn the_null_stream_is_ordered_with_blocking_streams() {
    let _turn = turn();
    let ([from, to], mut blocking) = ([Numbers::new(), Numbers::new()], ptr::null_mut());
    good(call!(hipStreamCreate(&mut blocking)));
    let (null, free, recorded) = (ptr::null_mut(), stream(), event());
    good(call!(hipEventRecord(recorded, free)));
    for _ in 0..2 {
        begin(blocking);
        good(copy(to, from, blocking));
        good(copy(to, from, free));
        assert_eq!(copy(to, from, null), hipErrorStreamCaptureImplicit);
        assert_eq!(end(blocking).0, hipErrorStreamCaptureInvalidated);
        begin(blocking);
        assert_eq!(call!(hipStreamWaitEvent(null, recorded, 0)), hipErrorStreamCaptureImplicit);
        assert_eq!(end(blocking).0, hipErrorStreamCaptureInvalidated);
        begin(blocking);
        assert_eq!(call!(hipMemcpy(to.ptr(), from.ptr(), SIZE, hipMemcpyDefault)), hipErrorStreamCaptureImplicit);
        assert_eq!(end(blocking).0, hipErrorStreamCaptureInvalidated);
    }
    // A question about it is refused, and fails nothing.
    begin(blocking);
    let (mut status, mut number) = (7, 0);
    assert_eq!(call!(hipStreamIsCapturing(null, &mut status)), hipErrorStreamCaptureImplicit);
    assert_eq!(call!(hipStreamGetCaptureInfo(null, &mut status, &mut number)), hipErrorStreamCaptureImplicit);
    assert_eq!(call!(cudart::cudaStreamIsCapturing(ptr::null_mut(), &mut status)), hipErrorStreamCaptureImplicit);
    good(call!(hipGraphDestroy(captured(blocking))));
    // One that is not blocking has no order with it.
    begin(free);
    good(copy(to, from, null));
    good(call!(hipStreamIsCapturing(null, &mut status)));
    good(call!(hipGraphDestroy(captured(free))));
    good(call!(hipStreamDestroy(blocking)));
}

#[test]
fn captures_begin_and_end_as_they_should() {
    let _turn = turn();
    let (own, null) = (stream(), ptr::null_mut());
    assert_eq!(call!(hipStreamBeginCapture(null, 0)), hipErrorStreamCaptureUnsupported);
    assert_eq!(call!(hipStreamBeginCapture(own, 3)), hipErrorInvalidValue);
    assert_eq!(end(own).0, hipErrorIllegalState);
    assert_eq!(call!(hipStreamEndCapture(own, ptr::null_mut())), hipErrorInvalidValue);
    begin(own);
    assert_eq!(call!(hipStreamBeginCapture(own, 0)), hipErrorIllegalState);
    let stream = own.addr();
    let code = std::thread::spawn(move || end(ptr::without_provenance_mut(stream)).0).join();
    assert_eq!(code.expect("no panic"), hipErrorStreamCaptureWrongThread);
    good(call!(hipGraphDestroy(captured(own))));
    good(call!(hipStreamBeginCapture(own, hipStreamCaptureModeRelaxed)));
    good(std::thread::spawn(move || end(ptr::without_provenance_mut(stream)).0).join().expect("no panic"));
    // A stream that is destroyed takes its capture along.
    begin(own);
    let graph = graph_of(own);
    good(call!(hipStreamDestroy(own)));
    assert_eq!(call!(hipGraphDestroy(graph)), hipErrorInvalidValue);
    good(call!(hipDeviceSynchronize()));
}

#[test]
fn modes_say_who_may_allocate() {
    let _turn = turn();
    let allocate = || {
        let mut memory = ptr::null_mut();
        let code = call!(hipMalloc(&mut memory, SIZE));
        if code == hipSuccess {
            good(call!(hipFree(memory)));
        }
        code
    };
    let exchange = |mut mode: hipStreamCaptureMode| {
        good(call!(hipThreadExchangeStreamCaptureMode(&mut mode)));
        mode
    };
    let elsewhere = |mode: hipStreamCaptureMode| {
        let work = move || {
            exchange(mode);
            allocate()
        };
        std::thread::spawn(work).join().expect("no panic")
    };
    let refused = hipErrorStreamCaptureUnsupported;
    for (mode, own, other) in [
        (hipStreamCaptureModeGlobal, refused, refused),
        (hipStreamCaptureModeThreadLocal, refused, hipSuccess),
        (hipStreamCaptureModeRelaxed, hipSuccess, hipSuccess),
    ] {
        let stream = stream();
        for (by_own, expected) in [(true, own), (false, other)] {
            good(call!(hipStreamBeginCapture(stream, mode)));
            let code = if by_own { allocate() } else { elsewhere(hipStreamCaptureModeGlobal) };
            assert_eq!(code, expected, "mode {mode}, by the capturing thread: {by_own}");
            let outcome = if expected == hipSuccess { hipSuccess } else { hipErrorStreamCaptureInvalidated };
            assert_eq!(end(stream).0, outcome);
        }
        // A relaxed thread may always.
        good(call!(hipStreamBeginCapture(stream, mode)));
        let before = exchange(hipStreamCaptureModeRelaxed);
        good(allocate());
        good(elsewhere(hipStreamCaptureModeRelaxed));
        assert_eq!(exchange(before), hipStreamCaptureModeRelaxed);
        good(end(stream).0);
    }
}

/// The statuses are those of NVIDIA's runtime on an H200, and AMD's, which forbids no question about the default stream.
#[test]
fn waits_beside_captures_are_unsafe() {
    let _turn = turn();
    let own = stream();
    let (other, recorded) = (stream().expose_provenance(), event().expose_provenance());
    let other = || ptr::with_exposed_provenance_mut::<ihipStream_t>(other);
    let recorded = || ptr::with_exposed_provenance_mut::<ihipEvent_t>(recorded);
    let unsafe_ones: [(&str, &(dyn Fn() -> u32 + Sync)); 10] = [
        ("hipEventQuery", &|| call!(hipEventQuery(recorded()))),
        ("hipEventSynchronize", &|| call!(hipEventSynchronize(recorded()))),
        ("hipStreamSynchronize", &|| call!(hipStreamSynchronize(other()))),
        ("hipStreamQuery", &|| call!(hipStreamQuery(other()))),
        ("hipStreamSynchronize_spt", &|| call!(hipStreamSynchronize_spt(ptr::null_mut()))),
        ("cudaStreamSynchronize", &|| call!(cudart::cudaStreamSynchronize(other().cast()))),
        ("cudaStreamQuery", &|| call!(cudart::cudaStreamQuery(other().cast()))),
        ("cudaStreamQuery of the default stream", &|| call!(cudart::cudaStreamQuery(ptr::null_mut()))),
        ("cudaEventQuery", &|| call!(cudart::cudaEventQuery(recorded().cast()))),
        ("cudaEventSynchronize", &|| call!(cudart::cudaEventSynchronize(recorded().cast()))),
    ];
    let refused = hipErrorStreamCaptureUnsupported;
    for (mode, by_own, by_other) in [
        (hipStreamCaptureModeGlobal, refused, refused),
        (hipStreamCaptureModeThreadLocal, refused, hipSuccess),
        (hipStreamCaptureModeRelaxed, hipSuccess, hipSuccess),
    ] {
        for (name, wait) in unsafe_ones {
            for (is_own, expected) in [(true, by_own), (false, by_other)] {
                good(call!(hipStreamBeginCapture(own, mode)));
                let elsewhere = || std::thread::scope(|scope| scope.spawn(wait).join().expect("no panic"));
                let code = if is_own { wait() } else { elsewhere() };
                assert_eq!(code, expected, "{name}, mode {mode}, by the capturing thread: {is_own}");
                let outcome = if expected == hipSuccess { hipSuccess } else { hipErrorStreamCaptureInvalidated };
                assert_eq!(end(own).0, outcome, "{name}");
            }
        }
        good(call!(hipStreamBeginCapture(own, mode)));
        good(call!(hipStreamSynchronize(ptr::null_mut())));
        good(end(own).0);
    }
}

#[test]
fn a_capture_tells_of_itself() {
    let _turn = turn();
    let (stream, [from, to]) = (stream(), [Numbers::new(), Numbers::new()]);
    let (mut state, mut id, mut graph, mut list, mut count) = (9, 0, ptr::null_mut(), ptr::null(), 99);
    let mut ask = || {
        good(call!(hipStreamGetCaptureInfo_v2(stream, &mut state, &mut id, &mut graph, &mut list, &mut count)));
        // SAFETY: as many handles as the library says.
        let last = if count == 0 || list.is_null() { None } else { Some(unsafe { *list }) };
        (state, id, graph, count, last)
    };
    assert_eq!(ask().0, hipStreamCaptureStatusNone);
    begin(stream);
    let (state, id, graph, count, _) = ask();
    assert_eq!((state, count), (hipStreamCaptureStatusActive, 0));
    good(copy(to, from, stream));
    let made = nodes(graph);
    assert_eq!(ask(), (state, id, graph, 1, Some(made[0])));
    // A node of the program's comes before the next of the stream.
    let mut own = add_fill(graph, &[], from, 3);
    good(call!(hipStreamUpdateCaptureDependencies(stream, &mut own, 1, hipStreamAddCaptureDependencies)));
    assert_eq!(ask().3, 2);
    good(call!(hipStreamUpdateCaptureDependencies(stream, &mut own, 1, hipStreamSetCaptureDependencies)));
    assert_eq!((ask().3, ask().4), (1, Some(own)));
    good(copy(to, from, stream));
    assert_eq!(call!(hipStreamUpdateCaptureDependencies(stream, &mut own, 1, 2)), hipErrorInvalidValue);
    let mut foreign = add_fill(self::graph(), &[], from, 3);
    assert_eq!(call!(hipStreamUpdateCaptureDependencies(stream, &mut foreign, 1, 0)), hipErrorInvalidValue);
    assert_eq!(captured(stream), graph);
    assert_eq!((nodes(graph).len(), edges(graph)), (3, 1));
    assert_eq!(call!(hipStreamUpdateCaptureDependencies(stream, &mut own, 1, 0)), hipErrorIllegalState);
    launch(instantiate(graph), stream);
    to.are(3);
}

#[test]
fn a_stream_is_captured_behind_nodes_of_a_graph() {
    let _turn = turn();
    let (graph, stream, [from, to]) = (graph(), stream(), [Numbers::new(), Numbers::new()]);
    let fill = add_fill(graph, &[], from, 6);
    let begin = |graph, nodes: &[hipGraphNode_t]| {
        let (nodes, count) = (if nodes.is_empty() { ptr::null() } else { nodes.as_ptr() }, nodes.len());
        call!(hipStreamBeginCaptureToGraph(stream, graph, nodes, ptr::null(), count, hipStreamCaptureModeGlobal))
    };
    assert_eq!(begin(ptr::null_mut(), &[]), hipErrorInvalidValue);
    assert_eq!(begin(self::graph(), &[fill]), hipErrorInvalidValue);
    assert_eq!(begin(graph, &[fill, fill]), hipErrorInvalidValue);
    let destroyed = self::graph();
    good(call!(hipGraphDestroy(destroyed)));
    assert_eq!(begin(destroyed, &[]), hipErrorInvalidValue);
    assert_eq!(status(stream), hipStreamCaptureStatusNone);
    good(begin(graph, &[fill]));
    good(copy(to, from, stream));
    assert_eq!(captured(stream), graph);
    assert_eq!((nodes(graph).len(), edges(graph)), (2, 1));
    launch(instantiate(graph), stream);
    to.are(6);
    // A capture that fails leaves the program's graph.
    good(begin(graph, &[]));
    assert_eq!(call!(hipStreamSynchronize(stream)), hipErrorStreamCaptureUnsupported);
    assert_eq!(end(stream).0, hipErrorStreamCaptureInvalidated);
    assert_eq!(nodes(graph).len(), 2);
}

#[test]
fn nodes_run_in_the_order_of_their_edges() {
    let _turn = turn();
    let (graph, stream, [first, second, third]) = (graph(), stream(), [(); 3].map(|()| Numbers::new()));
    // Made last to first, so that only the edges give the order.
    let last = add_copy(graph, &[], third, second);
    let middle = add_copy(graph, &[], second, first);
    let fill = add_fill(graph, &[], first, 7);
    good(call!(hipGraphAddDependencies(graph, [middle, fill].as_ptr(), [last, middle].as_ptr(), 2)));
    launch(instantiate(graph), stream);
    third.are(7);
    let neighbours = |node, of: unsafe extern "C" fn(hipGraphNode_t, *mut hipGraphNode_t, *mut usize) -> hipError_t| {
        let (mut found, mut count) = ([ptr::null_mut(); 2], 2);
        good(call!(of(node, found.as_mut_ptr(), &mut count)));
        assert_eq!((count, found[1]), (1, ptr::null_mut()));
        found[0]
    };
    assert_eq!(neighbours(middle, hipGraphNodeGetDependencies), fill);
    assert_eq!(neighbours(middle, hipGraphNodeGetDependentNodes), last);
    let both = |from: hipGraphNode_t, to: hipGraphNode_t| call!(hipGraphAddDependencies(graph, &from, &to, 1));
    assert_eq!(both(fill, middle), hipErrorInvalidValue);
    assert_eq!(both(fill, fill), hipErrorInvalidValue);
    // All edges are added, or none.
    let (from, to) = ([last, fill], [middle, middle]);
    assert_eq!(call!(hipGraphAddDependencies(graph, from.as_ptr(), to.as_ptr(), 2)), hipErrorInvalidValue);
    assert_eq!(edges(graph), 2);
    // A circle is found when the graph is to be executed.
    good(both(last, fill));
    let mut executable = ptr::null_mut();
    assert_eq!(call!(hipGraphInstantiateWithFlags(&mut executable, graph, 0)), hipErrorInvalidValue);
    good(call!(hipGraphRemoveDependencies(graph, &last, &fill, 1)));
    assert_eq!(call!(hipGraphRemoveDependencies(graph, &last, &fill, 1)), hipErrorInvalidValue);
    good(call!(hipGraphInstantiateWithFlags(&mut executable, graph, 0)));
    good(call!(hipGraphDestroyNode(middle)));
    assert_eq!(edges(graph), 0);
    assert_eq!(call!(hipGraphNodeGetType(middle, &mut 0)), hipErrorInvalidValue);
    let behind = call!(hipGraphAddEmptyNode(&mut ptr::null_mut(), graph, &middle, 1));
    assert_eq!(behind, hipErrorInvalidValue);
    // What was instantiated before still has the node.
    third.set(0);
    launch(executable, stream);
    third.are(7);
}

#[test]
fn nodes_of_other_graphs_are_refused() {
    let _turn = turn();
    let empty = graph();
    for (flags, expected) in [(0, 0), (1, 0), (8, 0), (9, 1), (2, 1), (4, 1), (16, 1)] {
        assert_eq!(call!(hipGraphInstantiateWithFlags(&mut ptr::null_mut(), empty, flags)), expected, "{flags}");
    }
    let ([one, other], to) = ([graph(), graph()], Numbers::new());
    let (node, foreign) = (add_fill(one, &[], to, 1), add_fill(other, &[], to, 2));
    let empty = |graph, after: &[hipGraphNode_t], count| {
        let mut node = ptr::null_mut();
        call!(hipGraphAddEmptyNode(&mut node, graph, after.as_ptr(), count))
    };
    good(empty(one, &[node], 1));
    assert_eq!(empty(one, &[foreign], 1), hipErrorInvalidValue);
    assert_eq!(empty(one, &[node, node], 2), hipErrorInvalidValue);
    assert_eq!(empty(ptr::null_mut(), &[], 0), hipErrorInvalidValue);
    assert_eq!(call!(hipGraphAddEmptyNode(&mut ptr::null_mut(), one, ptr::null(), 1)), hipErrorInvalidValue);
    assert_eq!(call!(hipGraphAddDependencies(one, &node, &foreign, 1)), hipErrorInvalidValue);
    assert_eq!(call!(hipGraphAddDependencies(one, &foreign, &node, 1)), hipErrorInvalidValue);
    assert_eq!(call!(hipGraphAddDependencies(one, &node, ptr::null(), 1)), hipErrorInvalidValue);
    good(call!(hipGraphAddDependencies(one, ptr::null(), ptr::null(), 0)));
    for bad in [
        hipMemsetParams { elementSize: 3, ..fill_params(to, 1) },
        hipMemsetParams { width: 0, ..fill_params(to, 1) },
        hipMemsetParams { height: 2, pitch: 4, ..fill_params(to, 1) },
        hipMemsetParams { dst: ptr::null_mut(), ..fill_params(to, 1) },
        hipMemsetParams { width: COUNT + 1, ..fill_params(to, 1) },
    ] {
        assert_eq!(call!(hipGraphMemsetNodeSetParams(node, &bad)), hipErrorInvalidValue);
    }
    good(call!(hipGraphDestroy(other)));
    assert_eq!(call!(hipGraphDestroy(other)), hipErrorInvalidValue);
    assert_eq!(call!(hipGraphDestroyNode(foreign)), hipErrorInvalidValue);
    let mut count = 0;
    assert_eq!(call!(hipGraphGetNodes(other, ptr::null_mut(), &mut count)), hipErrorInvalidValue);
}

#[test]
fn a_copied_graph_has_its_own_nodes() {
    let _turn = turn();
    let (graph, stream, [from, to]) = (graph(), stream(), [Numbers::new(), Numbers::new()]);
    let fill = add_fill(graph, &[], from, 4);
    let copy = add_copy(graph, &[fill], to, from);
    let (mut clone, mut found) = (ptr::null_mut(), ptr::null_mut());
    good(call!(hipGraphClone(&mut clone, graph)));
    good(call!(hipGraphNodeFindInClone(&mut found, fill, clone)));
    assert_ne!(found, fill);
    assert_eq!(node_type(found), hipGraphNodeTypeMemset);
    assert_eq!(call!(hipGraphNodeFindInClone(&mut found, fill, graph)), hipErrorInvalidValue);
    good(call!(hipGraphMemsetNodeSetParams(found, &fill_params(from, 6))));
    let mut params = fill_params(to, 0);
    good(call!(hipGraphMemsetNodeGetParams(fill, &mut params)));
    assert_eq!((params.value, params.width, params.dst), (4, COUNT, from.ptr()));
    good(call!(hipGraphDestroyNode(copy)));
    launch(instantiate(clone), stream);
    to.are(6);
    good(call!(hipGraphDestroy(graph)));
    assert_eq!(call!(hipGraphNodeFindInClone(&mut found, fill, clone)), hipErrorInvalidValue);
}

#[test]
fn a_graph_may_be_a_node() {
    let _turn = turn();
    let ([outer, inner], stream, [from, to]) = ([graph(), graph()], stream(), [Numbers::new(), Numbers::new()]);
    let fill = add_fill(inner, &[], from, 2);
    let (mut child, mut own) = (ptr::null_mut(), ptr::null_mut());
    good(call!(hipGraphAddChildGraphNode(&mut child, outer, ptr::null(), 0, inner)));
    add_copy(outer, &[child], to, from);
    good(call!(hipGraphDestroy(inner)));
    good(call!(hipGraphChildGraphNodeGetGraph(child, &mut own)));
    assert_eq!((nodes(own).len(), node_type(child)), (1, hipGraphNodeTypeGraph));
    assert_ne!(nodes(own)[0], fill);
    assert_eq!(call!(hipGraphDestroy(own)), hipErrorInvalidValue);
    let executable = instantiate(outer);
    launch(executable, stream);
    to.are(2);
    good(call!(hipGraphExecMemsetNodeSetParams(executable, nodes(own)[0], &fill_params(from, 3))));
    launch(executable, stream);
    to.are(3);
    let other = graph();
    add_fill(other, &[], from, 9);
    good(call!(hipGraphExecChildGraphNodeSetParams(executable, child, other)));
    launch(executable, stream);
    to.are(9);
    // Its nodes are still those that it was made of, and are done or not as before.
    good(call!(hipGraphExecMemsetNodeSetParams(executable, nodes(own)[0], &fill_params(from, 8))));
    good(call!(hipGraphNodeSetEnabled(executable, nodes(own)[0], 0)));
    good(call!(hipGraphExecChildGraphNodeSetParams(executable, child, other)));
    from.set(6);
    launch(executable, stream);
    to.are(6);
    good(call!(hipGraphNodeSetEnabled(executable, nodes(own)[0], 1)));
    launch(executable, stream);
    to.are(9);
    add_fill(other, &[], from, 9);
    assert_eq!(call!(hipGraphExecChildGraphNodeSetParams(executable, child, other)), hipErrorUnknown);
    good(call!(hipGraphMemsetNodeSetParams(nodes(own)[0], &fill_params(from, 5))));
    good(call!(hipGraphExecUpdate(executable, outer, &mut ptr::null_mut(), &mut 0)));
    launch(executable, stream);
    to.are(5);
    // A copy has a copy of the child.
    let mut clone = ptr::null_mut();
    good(call!(hipGraphClone(&mut clone, outer)));
    good(call!(hipGraphDestroyNode(child)));
    assert_eq!(call!(hipGraphGetNodes(own, ptr::null_mut(), &mut 0)), hipErrorInvalidValue);
    good(call!(hipGraphDestroy(outer)));
    to.set(0);
    launch(instantiate(clone), stream);
    to.are(5);
    good(call!(hipGraphChildGraphNodeGetGraph(nodes(clone)[0], &mut own)));
    good(call!(hipGraphDestroy(clone)));
    assert_eq!(call!(hipGraphGetNodes(own, ptr::null_mut(), &mut 0)), hipErrorInvalidValue);
}

#[test]
fn an_executable_takes_other_work() {
    let _turn = turn();
    let (one, stream, [from, to]) = (graph(), stream(), [Numbers::new(), Numbers::new()]);
    let fill = add_fill(one, &[], from, 1);
    let copy = add_copy(one, &[fill], to, from);
    let executable = instantiate(one);
    good(call!(hipGraphExecMemsetNodeSetParams(executable, fill, &fill_params(from, 2))));
    launch(executable, stream);
    to.are(2);
    let (bytes, back) = (hipMemcpyDeviceToDevice, hipMemcpyDeviceToHost);
    let set = |node, kind| call!(hipGraphExecMemcpyNodeSetParams1D(executable, node, to.ptr(), from.ptr(), SIZE, kind));
    good(set(copy, bytes));
    // Neither the kind of work nor of memory changes.
    assert_eq!((set(fill, bytes), set(copy, back)), (hipErrorInvalidValue, hipErrorInvalidValue));
    assert_eq!(set(copy, hipMemcpyDefault), hipErrorInvalidValue);
    // Rows keep their extent, and a fill its device.
    let mut params = hipMemsetParams { height: 2, pitch: 64, width: 1, ..fill_params(to, 9) };
    let set_fill = |params: &hipMemsetParams| call!(hipGraphExecMemsetNodeSetParams(executable, fill, params));
    assert_eq!(set_fill(&params), hipErrorInvalidValue);
    good(call!(hipSetDevice(1)));
    (params.height, params.dst) = (1, Numbers::new().ptr());
    assert_eq!(set_fill(&params), hipErrorInvalidValue);
    good(call!(hipFree(params.dst)));
    good(call!(hipSetDevice(0)));
    assert_eq!(set(ptr::null_mut(), bytes), hipErrorInvalidValue);
    let other = graph();
    let (mut differs, mut result) = (ptr::null_mut(), 99);
    let mut update = || (call!(hipGraphExecUpdate(executable, other, &mut differs, &mut result)), result, differs);
    let failed = hipErrorGraphExecUpdateFailure;
    let none = ptr::null_mut();
    assert_eq!(update(), (failed, hipGraphExecUpdateErrorTopologyChanged, none));
    let first = add_fill(other, &[], from, 3);
    let second = add_fill(other, &[first], to, 4);
    assert_eq!(update(), (failed, hipGraphExecUpdateErrorNodeTypeChanged, second));
    good(call!(hipGraphDestroyNode(second)));
    let second = add_copy(other, &[], to, from);
    assert_eq!(update(), (failed, hipGraphExecUpdateErrorTopologyChanged, second));
    launch(executable, stream);
    to.are(2);
    good(call!(hipGraphAddDependencies(other, &first, &second, 1)));
    assert_eq!(update(), (hipSuccess, hipGraphExecUpdateSuccess, none));
    launch(executable, stream);
    to.are(3);
    let mut memory = [0; COUNT];
    let on_host = (&raw mut memory).cast();
    good(call!(hipGraphMemcpyNodeSetParams1D(second, on_host, from.ptr(), SIZE, back)));
    assert_eq!(update(), (failed, hipGraphExecUpdateErrorParametersChanged, second));
}

/// Waits until its sender is gone.
unsafe extern "C" fn wait(gate: *mut c_void) {
    // SAFETY: the test gives a receiver, once.
    let gate = unsafe { Box::from_raw(gate.cast::<mpsc::Receiver<()>>()) };
    _ = gate.recv();
}

/// Holds a stream up until the sender is dropped.
fn gate(stream: hipStream_t) -> mpsc::Sender<()> {
    let (open, gate) = mpsc::channel::<()>();
    good(call!(hipLaunchHostFunc(stream, Some(wait), Box::into_raw(Box::new(gate)).cast())));
    open
}

#[test]
fn launches_are_work_of_their_stream() {
    let _turn = turn();
    let (graph, [own, other], [from, to]) = (graph(), [stream(), stream()], [Numbers::new(), Numbers::new()]);
    let calls = counter();
    let copy_node = add_copy(graph, &[], to, from);
    let (mut node, params) = (ptr::null_mut(), hipHostNodeParams { r#fn: Some(count), userData: pointer(calls) });
    good(call!(hipGraphAddHostNode(&mut node, graph, &copy_node, 1, &params)));
    let executable = instantiate(graph);
    let open = gate(own);
    good(call!(hipGraphLaunch(executable, own)));
    good(call!(hipMemsetAsync(from.ptr(), 1, SIZE, own)));
    good(call!(hipGraphLaunch(executable, own)));
    // A launch in another stream comes after those before it.
    good(call!(hipGraphLaunch(executable, other)));
    assert_eq!(call!(hipStreamQuery(own)), hipErrorNotReady);
    assert_eq!(call!(hipStreamQuery(other)), hipErrorNotReady);
    assert_eq!(calls.load(Ordering::Relaxed), 0);
    good(call!(hipGraphExecDestroy(executable)));
    drop(open);
    good(call!(hipStreamSynchronize(other)));
    good(call!(hipStreamSynchronize(own)));
    assert_eq!(calls.load(Ordering::Relaxed), 3);
    to.are(0x0101_0101);
}

#[test]
fn memory_that_is_gone_refuses_a_launch() {
    let _turn = turn();
    let (graph, stream, [from, to]) = (graph(), stream(), [Numbers::new(), Numbers::new()]);
    add_copy(graph, &[], to, from);
    let executable = instantiate(graph);
    launch(executable, stream);
    good(call!(hipFree(from.ptr())));
    assert_eq!(call!(hipGraphLaunch(executable, stream)), hipErrorInvalidValue);
    good(call!(hipStreamSynchronize(stream)));
    begin(stream);
    assert_eq!(copy(to, from, stream), hipErrorInvalidValue);
    assert_eq!(nodes(captured(stream)).len(), 0);
}

#[test]
fn events_are_recorded_and_waited_for_at_each_launch() {
    let _turn = turn();
    let ([recorder, waiter], [own, other], to) = ([graph(), graph()], [stream(), stream()], Numbers::new());
    let (recorded, mut node, mut found) = (event(), ptr::null_mut(), ptr::null_mut());
    let gate_of_graph = counter();
    let (mut host, params) =
        (ptr::null_mut(), hipHostNodeParams { r#fn: Some(count), userData: pointer(gate_of_graph) });
    good(call!(hipGraphAddHostNode(&mut host, recorder, ptr::null(), 0, &params)));
    good(call!(hipGraphAddEventRecordNode(&mut node, recorder, &host, 1, recorded)));
    assert_eq!(node_type(node), hipGraphNodeTypeEventRecord);
    good(call!(hipGraphEventRecordNodeGetEvent(node, &mut found)));
    assert_eq!(found, recorded);
    assert_eq!(call!(hipGraphEventWaitNodeGetEvent(node, &mut found)), hipErrorInvalidValue);
    let mut wait = ptr::null_mut();
    good(call!(hipGraphAddEventWaitNode(&mut wait, waiter, ptr::null(), 0, recorded)));
    add_fill(waiter, &[wait], to, 6);
    let [recorder, waiter] = [recorder, waiter].map(instantiate);
    let open = gate(own);
    good(call!(hipGraphLaunch(recorder, own)));
    assert_eq!(call!(hipEventQuery(recorded)), hipErrorNotReady);
    good(call!(hipGraphLaunch(waiter, other)));
    assert_eq!(call!(hipStreamQuery(other)), hipErrorNotReady);
    drop(open);
    good(call!(hipStreamSynchronize(other)));
    assert_eq!(gate_of_graph.load(Ordering::Relaxed), 1);
    to.are(6);
    let (gone, graph) = (event(), graph());
    good(call!(hipEventDestroy(gone)));
    let refused = call!(hipGraphAddEventRecordNode(&mut node, graph, ptr::null(), 0, gone));
    assert_eq!(refused, hipErrorInvalidHandle);
    // The flag makes nodes of records in a captured stream.
    begin(own);
    good(call!(hipEventRecordWithFlags(recorded, own, hipEventRecordExternal)));
    good(call!(hipStreamWaitEvent(own, recorded, hipEventWaitExternal)));
    let graph = captured(own);
    let kinds: Vec<hipGraphNodeType> = nodes(graph).into_iter().map(node_type).collect();
    assert_eq!(kinds, [hipGraphNodeTypeEventRecord, hipGraphNodeTypeWaitEvent]);
    launch(instantiate(graph), own);
    good(call!(hipEventSynchronize(recorded)));
}

/// A kernel of the host's, which writes each thread's number behind a pointer.
fn kernel() -> hipFunction_t {
    static OBJECT: OnceLock<CString> = OnceLock::new();
    kernel_of(&OBJECT, "cases", c"number")
}

/// A kernel of a file of tests/kernels, which is compiled once.
fn kernel_of(object: &'static OnceLock<CString>, file: &str, name: &CStr) -> hipFunction_t {
    let path = object.get_or_init(|| {
        let object = scratch("graphs").join(format!("{file}.so"));
        let include = format!("-I{}", root().join("include").display());
        let mut compile = Command::new("c++");
        compile.args(["-std=c++17", "-O1", "-fPIC", "-shared", "-fno-gnu-unique", &include]);
        succeed(compile.arg("-o").arg(&object).arg(root().join(format!("tests/kernels/{file}.cpp"))));
        CString::new(object.to_str().expect("text")).expect("no NUL")
    });
    let (mut module, mut function) = (ptr::null_mut(), ptr::null_mut());
    good(call!(hipModuleLoad(&mut module, path.as_ptr())));
    good(call!(hipModuleGetFunction(&mut function, module, name.as_ptr())));
    function
}

fn launch_params(kernel: hipFunction_t, arguments: &mut [*mut c_void]) -> hipKernelNodeParams {
    let dim = |x| hipDim3 { x, y: 1, z: 1 };
    hipKernelNodeParams {
        blockDim: dim(4),
        extra: ptr::null_mut(),
        func: kernel.cast(),
        gridDim: dim(2),
        kernelParams: arguments.as_mut_ptr(),
        sharedMemBytes: 0,
    }
}

#[test]
fn kernels_are_nodes() {
    let _turn = turn();
    let (stream, kernel) = (stream(), kernel());
    let [captured_memory, explicit] = [Numbers::new(), Numbers::new()];
    let read = |memory: Numbers| {
        // SAFETY: eight numbers, and no work is queued.
        unsafe { std::slice::from_raw_parts(memory.0.cast::<i64>(), 8) }.to_vec()
    };
    let mut place = captured_memory.0;
    let mut arguments = [(&raw mut place).cast::<c_void>()];
    begin(stream);
    let (arguments, extra) = (arguments.as_mut_ptr(), ptr::null_mut());
    good(call!(hipModuleLaunchKernel(kernel, 2, 1, 1, 4, 1, 1, 0, stream, arguments, extra)));
    let graph = captured(stream);
    // The arguments were copied.
    place = ptr::null_mut();
    assert_eq!(node_type(nodes(graph)[0]), hipGraphNodeTypeKernel);
    let executable = instantiate(graph);
    launch(executable, stream);
    assert_eq!(read(captured_memory), [1, 2, 3, 4, 5, 6, 7, 8]);
    let mut params = launch_params(kernel, &mut []);
    good(call!(hipGraphKernelNodeGetParams(nodes(graph)[0], &mut params)));
    assert_eq!((params.func, params.gridDim.x, params.blockDim.x), (kernel.cast(), 2, 4));
    // SAFETY: the addresses of the node's copies.
    assert_eq!(unsafe { **params.kernelParams.cast::<*mut *mut i32>() }, captured_memory.0);
    assert!(place.is_null());
    let mut other = explicit.0;
    let mut arguments = [(&raw mut other).cast::<c_void>()];
    let params = launch_params(kernel, &mut arguments);
    good(call!(hipGraphExecKernelNodeSetParams(executable, nodes(graph)[0], &params)));
    launch(executable, stream);
    assert_eq!(read(explicit), [1, 2, 3, 4, 5, 6, 7, 8]);
    let (mut node, own) = (ptr::null_mut(), self::graph());
    good(call!(hipGraphAddKernelNode(&mut node, own, ptr::null(), 0, &params)));
    for bad in [
        hipKernelNodeParams { func: ptr::null_mut(), ..params },
        hipKernelNodeParams { kernelParams: ptr::null_mut(), ..params },
        hipKernelNodeParams { blockDim: hipDim3 { x: 4096, y: 1, z: 1 }, ..params },
    ] {
        assert_eq!(call!(hipGraphKernelNodeSetParams(node, &bad)), hipErrorInvalidValue);
    }
    // None, and more threads than 32 bits count.
    for (x, threads) in [(0, 1), (1, 0), (1 << 22, 1024)] {
        let (grid, block) = (hipDim3 { x, y: 1, z: 1 }, hipDim3 { x: threads, y: 1, z: 1 });
        let bad = hipKernelNodeParams { gridDim: grid, blockDim: block, ..params };
        assert_eq!(call!(hipGraphKernelNodeSetParams(node, &bad)), hipErrorInvalidConfiguration);
    }
    explicit.set(0);
    launch(instantiate(own), stream);
    assert_eq!(read(explicit), [1, 2, 3, 4, 5, 6, 7, 8]);
}

#[test]
fn a_copy_of_a_box_is_told_as_it_was_given() {
    let _turn = turn();
    let (graph, stream, [from, to]) = (graph(), stream(), [Numbers::new(), Numbers::new()]);
    let memory = |numbers: Numbers| hipPitchedPtr { ptr: numbers.ptr(), pitch: 64, xsize: 60, ysize: 8 };
    let pos = |x, y, z| hipPos { x, y, z };
    let params = hipMemcpy3DParms {
        srcArray: ptr::null_mut(),
        srcPos: pos(4, 1, 0),
        srcPtr: memory(from),
        dstArray: ptr::null_mut(),
        dstPos: pos(8, 2, 1),
        dstPtr: memory(to),
        extent: hipExtent { width: 8, height: 3, depth: 2 },
        kind: hipMemcpyDeviceToDevice,
    };
    let (mut node, mut told) = (ptr::null_mut(), params);
    good(call!(hipGraphAddMemcpyNode(&mut node, graph, ptr::null(), 0, &params)));
    told.extent.width = 0;
    good(call!(hipGraphMemcpyNodeGetParams(node, &mut told)));
    assert_eq!((told.srcPos.x, told.srcPos.y, told.dstPos.x, told.dstPos.z), (4, 1, 8, 1));
    assert_eq!((told.srcPtr.pitch, told.srcPtr.xsize, told.dstPtr.ysize, told.kind), (64, 60, 8, params.kind));
    assert_eq!((told.extent.width, told.extent.height, told.extent.depth), (8, 3, 2));
    from.set(1);
    launch(instantiate(graph), stream);
    // SAFETY: live memory, and no work is queued whenever this is called. A slice that lasted would be changed under way.
    let written = || unsafe { std::slice::from_raw_parts(to.0, COUNT) }.to_vec();
    assert_eq!(written().iter().filter(|number| **number == 1).count(), 2 * 3 * 2);
    assert_eq!(written()[(64 * 8 + 2 * 64 + 8) / 4], 1);
    // A box of no bytes is copied by doing nothing.
    let nothing = hipMemcpy3DParms { extent: hipExtent { depth: 0, ..params.extent }, ..params };
    good(call!(hipGraphMemcpyNodeSetParams(node, &nothing)));
    from.set(2);
    launch(instantiate(graph), stream);
    assert_eq!(written()[(64 * 8 + 2 * 64 + 8) / 4], 1);
    assert_eq!(call!(hipGraphMemcpyNodeSetParams1D(node, to.ptr(), from.ptr(), 0, 3)), hipErrorInvalidValue);
    let kind = 17;
    assert_eq!(
        call!(hipGraphMemcpyNodeSetParams1D(node, to.ptr(), from.ptr(), 8, kind)),
        hipErrorInvalidMemcpyDirection
    );
    good(call!(hipGraphMemcpyNodeSetParams1D(node, to.ptr(), from.ptr(), 8, hipMemcpyDefault)));
    good(call!(hipGraphMemcpyNodeGetParams(node, &mut told)));
    assert_eq!((told.extent.width, told.extent.height, told.kind), (8, 1, hipMemcpyDefault));
}

#[test]
fn nodes_are_described_by_the_drivers_structures() {
    let _turn = turn();
    let (graph, stream, [from, to]) = (graph(), stream(), [Numbers::new(), Numbers::new()]);
    let mut context = ptr::null_mut();
    good(call!(hipDevicePrimaryCtxRetain(&mut context, 0)));
    // SAFETY: plain data, of which zeros are one.
    let mut params: HIP_MEMCPY3D = unsafe { std::mem::zeroed() };
    (params.srcMemoryType, params.srcDevice) = (hipMemoryTypeDevice, from.ptr());
    (params.srcXInBytes, params.srcY, params.srcPitch, params.srcHeight) = (4, 1, 64, 8);
    (params.dstMemoryType, params.dstDevice) = (hipMemoryTypeDevice, to.ptr());
    (params.dstXInBytes, params.dstY, params.dstZ, params.dstPitch, params.dstHeight) = (8, 2, 1, 64, 8);
    (params.WidthInBytes, params.Height, params.Depth) = (8, 3, 2);
    let mut node = ptr::null_mut();
    let refused = [
        (ptr::null_mut(), &raw const params, context),
        (graph, ptr::null(), context),
        (graph, &raw const params, ptr::null_mut()),
    ];
    for (graph, params, context) in refused {
        let status = call!(hipDrvGraphAddMemcpyNode(&mut node, graph, ptr::null(), 0, params, context));
        assert_eq!(status, hipErrorInvalidValue);
    }
    good(call!(hipDrvGraphAddMemcpyNode(&mut node, graph, ptr::null(), 0, &params, context)));
    let mut told = HIP_MEMCPY3D { srcLOD: 1, ..params };
    told.dstDevice = ptr::null_mut();
    good(call!(hipDrvGraphMemcpyNodeGetParams(node, &mut told)));
    assert_eq!((told.srcDevice, told.dstDevice, told.srcXInBytes, told.dstZ), (from.ptr(), to.ptr(), 4, 1));
    assert_eq!((told.srcPitch, told.dstHeight, told.srcLOD, told.dstMemoryType), (64, 8, 0, hipMemoryTypeDevice));
    assert_eq!((told.WidthInBytes, told.Height, told.Depth), (8, 3, 2));
    let executable = instantiate(graph);
    from.set(1);
    launch(executable, stream);
    // SAFETY: live memory, and no work is queued whenever this is called. A slice that lasted would be changed under way.
    let written = || unsafe { std::slice::from_raw_parts(to.0, COUNT) }.to_vec();
    assert_eq!(written().iter().filter(|number| **number == 1).count(), 2 * 3 * 2);
    assert_eq!(written()[(64 * 8 + 2 * 64 + 8) / 4], 1);

    // In the executable alone, then in the node.
    told.dstXInBytes = 0;
    from.set(2);
    good(call!(hipDrvGraphExecMemcpyNodeSetParams(executable, node, &told, context)));
    launch(executable, stream);
    assert_eq!((written()[(64 * 8 + 2 * 64) / 4], written()[(64 * 8 + 2 * 64 + 12) / 4]), (2, 1));
    let mut again = params;
    good(call!(hipDrvGraphMemcpyNodeGetParams(node, &mut again)));
    assert_eq!(again.dstXInBytes, 8);
    good(call!(hipDrvGraphMemcpyNodeSetParams(node, &told)));
    good(call!(hipDrvGraphMemcpyNodeGetParams(node, &mut again)));
    assert_eq!(again.dstXInBytes, 0);
    let host = HIP_MEMCPY3D { srcMemoryType: hipMemoryTypeHost, srcHost: ptr::null(), ..told };
    assert_eq!(call!(hipDrvGraphMemcpyNodeSetParams(node, &host)), hipErrorInvalidValue);

    // A fill behind it, and the memory of a node that is freed.
    let (mut fill, mut free, mut allocate, mut memory) =
        (ptr::null_mut(), ptr::null_mut(), ptr::null_mut(), memory_of(0));
    let value = fill_params(to, 7);
    good(call!(hipDrvGraphAddMemsetNode(&mut fill, graph, &node, 1, &value, context)));
    let executable = instantiate(graph);
    launch(executable, stream);
    assert_eq!(written()[0], 7);
    good(call!(hipDrvGraphExecMemsetNodeSetParams(executable, fill, &fill_params(to, 9), context)));
    launch(executable, stream);
    assert_eq!(written()[0], 9);
    assert_eq!(call!(hipDrvGraphMemcpyNodeGetParams(fill, &mut again)), hipErrorInvalidValue);
    good(call!(hipGraphAddMemAllocNode(&mut allocate, graph, &fill, 1, &mut memory)));
    assert_eq!(call!(hipDrvGraphAddMemFreeNode(&mut free, graph, &allocate, 1, ptr::null_mut())), hipErrorInvalidValue);
    good(call!(hipDrvGraphAddMemFreeNode(&mut free, graph, &allocate, 1, memory.dptr)));
    assert_eq!(node_type(free), hipGraphNodeTypeMemFree);
    launch(instantiate(graph), stream);
    good(call!(hipDevicePrimaryCtxRelease(0)));
}

#[test]
fn a_graph_is_written_to_a_file() {
    let _turn = turn();
    let (graph, to) = (graph(), Numbers::new());
    let first = add_fill(graph, &[], to, 1);
    add_fill(graph, &[first], to, 2);
    let (inner, mut node) = (self::graph(), ptr::null_mut());
    add_copy(inner, &[], to, Numbers::new());
    good(call!(hipGraphAddChildGraphNode(&mut node, graph, ptr::null(), 0, inner)));
    let path = scratch("graphs").join("graph.dot");
    let name = CString::new(path.to_str().expect("text")).expect("no NUL");
    good(call!(hipGraphDebugDotPrint(graph, name.as_ptr(), 0)));
    let text = std::fs::read_to_string(path).expect("written");
    let count = |word| text.matches(word).count();
    let counts = [count("MEMSET"), count("DtoD"), count(" -> "), count("subgraph")];
    assert_eq!(counts, [2, 1, 1, 2], "{text}");
    assert_eq!(call!(hipGraphDebugDotPrint(graph, c"/proc/none/graph".as_ptr(), 0)), hipErrorOperatingSystem);
    assert_eq!(call!(hipGraphDebugDotPrint(graph, ptr::null(), 0)), hipErrorInvalidValue);
}

#[test]
fn calls_without_captures_are_as_before() {
    let _turn = turn();
    let (stream, [from, to], device): (_, _, c_int) = (stream(), [Numbers::new(), Numbers::new()], 1);
    good(call!(hipSetDevice(device)));
    begin(stream);
    good(copy(to, from, stream));
    good(call!(hipGraphDestroy(captured(stream))));
    good(call!(hipSetDevice(0)));
    from.set(3);
    good(copy(to, from, stream));
    good(call!(hipStreamSynchronize(stream)));
    to.are(3);
    good(call!(hipDeviceSynchronize()));
}

#[test]
fn cudas_driver_has_graphs_by_its_names() {
    use anygpu::api::cuda::*;

    let _turn = turn();
    let (mut context, mut stream, mut memory) = (ptr::null_mut(), ptr::null_mut(), [0; 2]);
    good(call!(cuInit(0)));
    good(call!(cuDevicePrimaryCtxRetain(&mut context, 0)));
    good(call!(cuCtxSetCurrent(context)));
    good(call!(cuStreamCreate(&mut stream, CU_STREAM_NON_BLOCKING)));
    memory.iter_mut().for_each(|memory| good(call!(cuMemAlloc_v2(memory, SIZE))));
    let [from, to] = memory;
    good(call!(cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_GLOBAL)));
    good(call!(cuMemsetD32Async(from, 7, COUNT, stream)));
    assert_eq!(call!(cuMemAlloc_v2(&mut 0, SIZE)), CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
    let mut graph = ptr::null_mut();
    assert_eq!(call!(cuStreamEndCapture(stream, &mut graph)), CUDA_ERROR_STREAM_CAPTURE_INVALIDATED);
    good(call!(cuGraphCreate(&mut graph, 0)));
    // Captured behind a node of the program's.
    let params = CUDA_MEMSET_NODE_PARAMS { dst: from, pitch: 0, value: 7, elementSize: 4, width: COUNT, height: 1 };
    let mut fill = ptr::null_mut();
    good(call!(cuGraphAddMemsetNode(&mut fill, graph, ptr::null(), 0, &params, context)));
    good(call!(cuStreamBeginCaptureToGraph(stream, graph, &fill, ptr::null(), 1, CU_STREAM_CAPTURE_MODE_RELAXED)));
    good(call!(cuMemcpyDtoDAsync_v2(to, from, SIZE, stream)));
    let mut captured = ptr::null_mut();
    good(call!(cuStreamEndCapture(stream, &mut captured)));
    assert_eq!(captured, graph);
    let (mut after, mut data, mut count) = (ptr::null_mut(), [1_u8; 8], 1);
    good(call!(cuGraphNodeGetDependentNodes_v2(fill, &mut after, data.as_mut_ptr().cast(), &mut count)));
    assert_eq!((count, data), (1, [0; 8]));
    let (mut kind, mut told) = (99, std::mem::MaybeUninit::uninit());
    good(call!(cuGraphNodeGetType(after, &mut kind)));
    assert_eq!(kind, CU_GRAPH_NODE_TYPE_MEMCPY);
    good(call!(cuGraphMemcpyNodeGetParams(after, told.as_mut_ptr())));
    // SAFETY: written by the call.
    let mut copy: CUDA_MEMCPY3D = unsafe { told.assume_init() };
    assert_eq!((copy.srcDevice, copy.dstDevice, copy.WidthInBytes, copy.Height), (from, to, SIZE, 1));
    let mut executable = ptr::null_mut();
    good(call!(cuGraphInstantiateWithFlags(&mut executable, graph, 0)));
    let run = || {
        good(call!(cuGraphLaunch(executable, stream)));
        good(call!(cuStreamSynchronize(stream)));
    };
    run();
    Numbers((to as usize) as *mut i32).are(7);
    copy.WidthInBytes = 4 * COUNT / 2;
    let params = CUDA_MEMSET_NODE_PARAMS { value: 8, ..params };
    good(call!(cuGraphExecMemsetNodeSetParams(executable, fill, &params, context)));
    good(call!(cuGraphExecMemcpyNodeSetParams(executable, after, &copy, context)));
    run();
    // SAFETY: live memory, and no work is queued.
    let numbers = unsafe { std::slice::from_raw_parts((to as usize) as *const i32, COUNT) };
    assert_eq!((numbers[COUNT / 2 - 1], numbers[COUNT / 2]), (8, 7));
    let mut info = CUgraphExecUpdateResultInfo { result: 99, errorNode: ptr::null_mut(), errorFromNode: fill };
    good(call!(cuGraphRemoveDependencies_v2(graph, &fill, &after, ptr::null(), 1)));
    assert_eq!(call!(cuGraphExecUpdate_v2(executable, graph, &mut info)), CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE);
    assert_eq!(info.result, CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED);
    assert_eq!((info.errorNode, info.errorFromNode), (after, ptr::null_mut()));
    good(call!(cuGraphExecDestroy(executable)));
    good(call!(cuGraphDestroy(graph)));
    // A context takes the captures of its streams along.
    let (mut own, mut stream) = (ptr::null_mut(), ptr::null_mut());
    good(call!(cuCtxCreate_v2(&mut own, 0, 0)));
    good(call!(cuStreamCreate(&mut stream, CU_STREAM_NON_BLOCKING)));
    good(call!(cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)));
    let graph = graph_of(stream.cast());
    good(call!(cuCtxDestroy_v2(own)));
    assert_eq!(call!(cuGraphDestroy(graph.cast())), CUDA_ERROR_INVALID_VALUE);
    good(call!(cuDevicePrimaryCtxRelease_v2(0)));
}

#[test]
fn graphs_and_nodes_have_numbers() {
    use anygpu::api::cuda::*;

    let _turn = turn();
    let (to, [one, other]) = (Numbers::new(), [graph(), graph()]);
    let [first, second] = [(); 2].map(|()| add_fill(one, &[], to, 1));
    let foreign = add_fill(other, &[], to, 1);
    let number = |graph: hipGraph_t| {
        let mut number = 0;
        good(call!(cuGraphGetId(graph.cast(), &mut number)));
        number
    };
    let local = |node: hipGraphNode_t| {
        let (mut number, mut of_runtime) = (99, 98);
        good(call!(cuGraphNodeGetLocalId(node.cast(), &mut number)));
        good(call!(cudart::cudaGraphNodeGetLocalId(node.cast(), &mut of_runtime)));
        assert_eq!(number, of_runtime);
        number
    };
    let tools = |node: hipGraphNode_t| {
        let mut number = 0;
        good(call!(cuGraphNodeGetToolsId(node.cast(), &mut number)));
        number
    };
    let containing = |node: hipGraphNode_t| {
        let mut graph = ptr::null_mut();
        good(call!(cuGraphNodeGetContainingGraph(node.cast(), &mut graph)));
        graph.cast()
    };
    good(call!(cuInit(0)));
    assert_eq!([first, second, foreign].map(local), [0, 1, 0]);
    assert!(number(one) > 0 && number(other) > number(one));
    assert_eq!([first, second, foreign].map(containing), [one, one, other]);
    assert!(tools(first) != tools(second) && tools(first) != tools(foreign));
    // A node that is gone leaves its number.
    good(call!(hipGraphDestroyNode(second)));
    let third = add_fill(one, &[], to, 1);
    assert_eq!(local(third), 2);
    assert_eq!(call!(cuGraphNodeGetLocalId(second.cast(), &mut 0)), CUDA_ERROR_INVALID_VALUE);
    // A child's are its own.
    let (mut node, mut child) = (ptr::null_mut(), ptr::null_mut());
    good(call!(hipGraphAddChildGraphNode(&mut node, one, ptr::null(), 0, other)));
    good(call!(hipGraphChildGraphNodeGetGraph(node, &mut child)));
    let inner = nodes(child)[0];
    assert_eq!((containing(inner), containing(node), local(inner)), (child, one, 0));
    assert!(![number(one), number(other)].contains(&number(child)));
    let (executable, mut of_executable) = (instantiate(one), 0);
    good(call!(cuGraphExecGetId(executable.cast(), &mut of_executable)));
    assert!(of_executable > number(child));
    // The file has the same.
    let path = scratch("graphs").join("numbers.dot");
    let name = CString::new(path.to_str().expect("text")).expect("no NUL");
    good(call!(cuGraphDebugDotPrint(one.cast(), name.as_ptr(), 0)));
    let text = std::fs::read_to_string(path).expect("written");
    for words in [format!("label=\"graph_{}\"", number(child)), format!("\"graph_{}_node_2\" [", number(one))] {
        assert!(text.contains(&words), "{words}: {text}");
    }
    for code in [
        call!(cuGraphGetId(one.cast(), ptr::null_mut())),
        call!(cuGraphGetId(ptr::null_mut(), &mut 0)),
        call!(cuGraphExecGetId(ptr::null_mut(), &mut 0)),
        call!(cuGraphNodeGetToolsId(ptr::null_mut(), &mut 0)),
        call!(cuGraphNodeGetContainingGraph(ptr::null_mut(), &mut ptr::null_mut())),
    ] {
        assert_eq!(code, CUDA_ERROR_INVALID_VALUE);
    }
}

#[test]
fn nodes_of_any_type_are_described() {
    use anygpu::api::cuda as driver;

    let _turn = turn();
    good(call!(driver::cuInit(0)));
    let (graph, [from, to], recorded, calls) = (graph(), [Numbers::new(), Numbers::new()], event(), counter());
    let described = |node: hipGraphNode_t| {
        let mut params = [u64::MAX; 32];
        good(call!(driver::cuGraphNodeGetParams(node.cast(), params.as_mut_ptr().cast())));
        params
    };
    let fill = add_fill(graph, &[], from, 5);
    assert_eq!(described(fill), any(2, &[word(from.ptr()), 0, 4 << 32 | 5, COUNT as u64, 1]), "{:?}", described(fill));
    let copy = add_copy(graph, &[fill], to, from);
    let params = described(copy);
    // Behind flags and a context: the source's type and address are behind its place, so are the destination's.
    assert_eq!((params[0], params[2..7].to_vec()), (1, vec![0; 5]));
    assert_eq!((params[10], params[21]), (word(from.ptr()), word(to.ptr())));
    let mut node = ptr::null_mut();
    let host = hipHostNodeParams { r#fn: Some(count), userData: pointer(calls) };
    good(call!(hipGraphAddHostNode(&mut node, graph, ptr::null(), 0, &host)));
    assert_eq!(described(node), any(3, &[count as unsafe extern "C" fn(_) as usize as u64, word(pointer(calls))]));
    good(call!(hipGraphAddEventRecordNode(&mut node, graph, ptr::null(), 0, recorded)));
    assert_eq!(described(node), any(7, &[word(recorded)]));
    good(call!(hipGraphAddEmptyNode(&mut node, graph, ptr::null(), 0)));
    assert_eq!(described(node), any(5, &[]));
    let (mut argument, mut inner) = (7_i32, ptr::null_mut());
    let mut arguments = [(&raw mut argument).cast()];
    let launch = launch_params(kernel(), &mut arguments);
    good(call!(hipGraphAddKernelNode(&mut node, graph, ptr::null(), 0, &launch)));
    let params = described(node);
    assert_eq!((params[0], params[2], params[3] as u32), (0, word(launch.func), launch.gridDim.x));
    good(call!(hipGraphAddChildGraphNode(&mut node, graph, ptr::null(), 0, self::graph())));
    good(call!(hipGraphChildGraphNodeGetGraph(node, &mut inner)));
    assert_eq!(described(node), any(4, &[word(inner)]));
    // What is described can be set again.
    let mut params = described(fill);
    good(call!(driver::cuGraphNodeSetParams(fill.cast(), params.as_mut_ptr().cast())));
    assert_eq!(call!(driver::cuGraphNodeGetParams(fill.cast(), ptr::null_mut())), hipErrorInvalidValue);
    assert_eq!(call!(driver::cuGraphNodeGetParams(ptr::null_mut(), params.as_mut_ptr().cast())), hipErrorInvalidValue);
}

/// A condition of a graph, and a node with so many graphs, of which it chooses.
fn condition(graph: hipGraph_t, value: u32, flags: u32, (choice, count): (u32, u32)) -> (u64, Vec<hipGraph_t>) {
    let (mut condition, mut node) = (0, ptr::null_mut());
    good(call!(cuda::cuGraphConditionalHandleCreate(&mut condition, graph.cast(), context().cast(), value, flags)));
    let mut params = any(13, &[condition, u64::from(count) << 32 | u64::from(choice), 0, word(context())]);
    let (none, params_ptr) = (ptr::null(), params.as_mut_ptr().cast());
    good(call!(cuda::cuGraphAddNode_v2(&mut node, graph.cast(), none, ptr::null(), 0, params_ptr)));
    let mut kind = 0;
    good(call!(cuda::cuGraphNodeGetType(node, &mut kind)));
    assert_eq!(kind, cuda::CU_GRAPH_NODE_TYPE_CONDITIONAL);
    let first = ptr::with_exposed_provenance::<hipGraph_t>(params[4] as usize);
    // SAFETY: the library's own array, which lives as long as the node.
    (condition, unsafe { std::slice::from_raw_parts(first, count as usize) }.to_vec())
}

#[test]
fn conditions_choose_among_graphs() {
    use anygpu::api::cuda::*;

    let _turn = turn();
    good(call!(cuInit(0)));
    let (stream, to) = (stream(), Numbers::new());
    let result = |graph: hipGraph_t| {
        to.set(0);
        let executable = instantiate(graph);
        launch(executable, stream);
        good(call!(hipGraphExecDestroy(executable)));
        // SAFETY: live memory, and no work is queued.
        unsafe { *to.0 }
    };
    let [if_, while_, switch] = [CU_GRAPH_COND_TYPE_IF, CU_GRAPH_COND_TYPE_WHILE, CU_GRAPH_COND_TYPE_SWITCH];
    for (kind, count, value, expected) in [
        (if_, 1, 0, 0),
        (if_, 1, 7, 1),
        (if_, 2, 0, 2),
        (if_, 2, 1, 1),
        (switch, 3, 0, 1),
        (switch, 3, 2, 3),
        (switch, 3, 3, 0),
        (while_, 1, 0, 0),
    ] {
        let graph = graph();
        let (_, chosen) = condition(graph, value, CU_GRAPH_COND_ASSIGN_DEFAULT, (kind, count));
        for (place, graph) in chosen.iter().enumerate() {
            add_fill(*graph, &[], to, place as u32 + 1);
        }
        assert_eq!(result(graph), expected, "{kind} {count} {value}");
        assert_eq!(nodes(graph).len(), 1);
        good(call!(hipGraphDestroy(graph)));
    }
    // A kernel sets the value, launch by launch; what the graph chooses may choose in turn.
    static OBJECT: OnceLock<CString> = OnceLock::new();
    let (kernel, graph, sum) = (kernel_of(&OBJECT, "conditions", c"count_down"), graph(), Numbers::new());
    let (condition_number, chosen) = condition(graph, 1, CU_GRAPH_COND_ASSIGN_DEFAULT, (while_, 1));
    let mut bare = 0;
    good(call!(cuGraphConditionalHandleCreate(&mut bare, graph.cast(), context().cast(), 0, 0)));
    let (mut left, mut number, mut node) = (to.0, condition_number, ptr::null_mut());
    let mut arguments = [(&raw mut left).cast(), (&raw mut number).cast()];
    let mut params = launch_params(kernel, &mut arguments);
    (params.gridDim.x, params.blockDim.x) = (1, 1);
    good(call!(hipGraphAddKernelNode(&mut node, chosen[0], ptr::null(), 0, &params)));
    let (_, inner) = condition(chosen[0], 1, CU_GRAPH_COND_ASSIGN_DEFAULT, (if_, 1));
    add_copy(inner[0], &[], sum, to);
    let executable = instantiate(graph);
    for _ in 0..2 {
        to.set(5);
        launch(executable, stream);
        // SAFETY: live memory, and no work is queued.
        assert_eq!(unsafe { *to.0 }, 0);
    }
    // One executable, no copy, no child of another; captures add to what is chosen.
    assert_eq!(call!(hipGraphInstantiateWithFlags(&mut ptr::null_mut(), graph, 0)), hipErrorNotSupported);
    assert_eq!(call!(hipGraphClone(&mut ptr::null_mut(), graph)), hipErrorNotSupported);
    let outer = self::graph();
    assert_eq!(call!(hipGraphAddChildGraphNode(&mut node, outer, ptr::null(), 0, graph)), hipErrorNotSupported);
    let (mode, none) = (hipStreamCaptureModeRelaxed, ptr::null());
    good(call!(hipStreamBeginCaptureToGraph(stream, inner[0], none, ptr::null(), 0, mode)));
    good(copy(to, sum, stream));
    good(end(stream).0);
    assert_eq!(nodes(inner[0]).len(), 2);
    // Neither functions of the host nor events, also within a graph.
    let (calls, host) = (counter(), |calls| hipHostNodeParams { r#fn: Some(count), userData: pointer(calls) });
    let refused = call!(hipGraphAddHostNode(&mut node, inner[0], ptr::null(), 0, &host(calls)));
    assert_eq!(refused, hipErrorNotSupported);
    good(call!(hipGraphAddHostNode(&mut node, outer, ptr::null(), 0, &host(calls))));
    assert_eq!(call!(hipGraphAddChildGraphNode(&mut node, inner[0], ptr::null(), 0, outer)), hipErrorNotSupported);
    assert_eq!(call!(hipGraphAddEventRecordNode(&mut node, chosen[0], ptr::null(), 0, event())), hipErrorNotSupported);
    // What is chosen ends with its node, and a condition with its graph.
    assert_eq!(call!(hipGraphDestroy(chosen[0])), hipErrorInvalidValue);
    good(call!(hipGraphDestroy(graph)));
    assert_eq!(call!(hipGraphDestroy(chosen[0])), hipErrorInvalidValue);
    to.set(5);
    launch(executable, stream);
    // SAFETY: live memory, and no work is queued.
    assert_eq!(unsafe { *to.0 }, 0);

    // A condition's memory is no other's while an executable's kernels may write it, and then another condition's.
    let numbers = || {
        let (graph, mut numbers) = (self::graph(), [0; 8]);
        for number in &mut numbers {
            good(call!(cuGraphConditionalHandleCreate(number, graph.cast(), context().cast(), 0, 0)));
        }
        good(call!(hipGraphDestroy(graph)));
        numbers
    };
    let new = numbers();
    assert!(!new.contains(&condition_number) && !new.contains(&bare), "the executable has them");
    good(call!(hipGraphExecDestroy(executable)));
    let new = numbers();
    assert!(new.contains(&condition_number) && new.contains(&bare), "nobody has them");

    // Bad descriptions, and conditions that are another graph's or have a node.
    let (graph, other) = (self::graph(), self::graph());
    let mut number = 0;
    let create =
        |number: &mut u64, flags| call!(cudart::cudaGraphConditionalHandleCreate(number, graph.cast(), 0, flags));
    assert_eq!(create(&mut number, 2), CUDA_ERROR_INVALID_VALUE);
    good(create(&mut number, 0));
    let mut add = |graph: hipGraph_t, number, choice: u32, count: u64| {
        let mut params = any(13, &[number, count << 32 | u64::from(choice), 0, word(context())]);
        call!(cuGraphAddNode_v2(
            (&raw mut node).cast(),
            graph.cast(),
            ptr::null(),
            ptr::null(),
            0,
            params.as_mut_ptr().cast()
        ))
    };
    for (choice, count) in [(if_, 0), (if_, 3), (while_, 0), (while_, 2), (switch, 0), (switch, 1 << 30), (3, 1)] {
        assert_eq!(add(graph, number, choice, count), CUDA_ERROR_INVALID_VALUE, "{choice} {count}");
    }
    assert_eq!(add(graph, number + 4, if_, 1), CUDA_ERROR_INVALID_VALUE);
    assert_eq!(add(other, number, if_, 1), CUDA_ERROR_INVALID_VALUE);
    good(add(graph, number, if_, 1));
    assert_eq!(add(graph, number, if_, 1), CUDA_ERROR_INVALID_VALUE);
    assert_eq!(nodes(graph).len(), 1);
}

/// The nodes that a recapture has told of: the first byte of the fill before and now, and the status.
static TOLD: Mutex<Vec<(u64, u64, u32)>> = Mutex::new(Vec::new());

unsafe extern "C" fn judge(
    answer: *mut c_void,
    _: cuda::CUgraphNode,
    was: *const cuda::CUgraphNodeParams,
    is: *const cuda::CUgraphNodeParams,
    status: c_uint,
) -> c_uint {
    // SAFETY: descriptions of 256 bytes, and the test's own number.
    let (was, is, answer) = unsafe { (*was.cast::<[u64; 32]>(), *is.cast::<[u64; 32]>(), *answer.cast::<c_uint>()) };
    TOLD.lock().expect("one thread").push((was[4] as u32 as u64, is[4] as u32 as u64, status));
    answer
}

#[test]
fn a_graph_is_captured_anew() {
    use anygpu::api::cuda::*;

    let _turn = turn();
    with_context();
    let (stream, [from, to], mut answer) = (stream(), [Numbers::new(), Numbers::new()], 0_u32);
    let fill = |value| call!(cuMemsetD32Async(from.0.addr() as CUdeviceptr, value, COUNT, stream.cast()));
    begin(stream);
    good(fill(1));
    good(copy(to, from, stream));
    let graph = captured(stream);
    let executable = instantiate(graph);
    let nodes_before = nodes(graph);
    let mode = CU_STREAM_CAPTURE_MODE_GLOBAL;
    let again = |judge, answer: *mut u32| {
        call!(cuStreamBeginRecaptureToGraph(stream.cast(), mode, graph.cast(), judge, answer.cast()))
    };
    // The same nodes get other work, of which the program is told.
    good(again(Some(judge), &mut answer));
    good(fill(2));
    good(copy(to, from, stream));
    assert_eq!(captured(stream), graph);
    assert_eq!(nodes(graph), nodes_before);
    assert_eq!(
        std::mem::take(&mut *TOLD.lock().expect("one thread")),
        [(1, 2, CU_GRAPH_RECAPTURE_ELIGIBLE_FOR_UPDATE)]
    );
    let mut info = hipGraphExecUpdateSuccess;
    good(call!(hipGraphExecUpdate(executable, graph, &mut ptr::null_mut(), &mut info)));
    launch(executable, stream);
    to.are(2);
    // Without a function, and by the runtime's name.
    good(call!(cudart::cudaStreamBeginRecaptureToGraph(stream.cast(), mode, graph.cast(), ptr::null_mut())));
    good(fill(3));
    good(copy(to, from, stream));
    good(end(stream).0);
    launch(instantiate(graph), stream);
    to.are(3);
    // A fill of bytes elsewhere is no work of the executable's, as the program is told.
    let device_1 = {
        let mut memory = ptr::null_mut();
        good(call!(hipSetDevice(1)));
        good(call!(hipMalloc(&mut memory, SIZE)));
        good(call!(hipSetDevice(0)));
        memory.addr() as CUdeviceptr
    };
    good(again(Some(judge), &mut answer));
    good(call!(cuMemsetD32Async(device_1, 4, COUNT, stream.cast())));
    good(copy(to, from, stream));
    good(end(stream).0);
    assert_eq!(
        std::mem::take(&mut *TOLD.lock().expect("one thread")),
        [(3, 4, CU_GRAPH_RECAPTURE_INELIGIBLE_FOR_UPDATE)]
    );
    // Other nodes, another order, too few or too many, or a refusal end the capture.
    let cuda_copy = || {
        let [to, from] = [to, from].map(|numbers| numbers.0.addr() as CUdeviceptr);
        call!(cuMemcpyDtoDAsync_v2(to, from, SIZE, stream.cast()))
    };
    let failing: [&dyn Fn() -> u32; 3] = [
        &cuda_copy,
        &|| {
            good(fill(4));
            fill(5)
        },
        &|| {
            good(fill(4));
            good(copy(to, from, stream));
            cuda_copy()
        },
    ];
    for fail in failing {
        good(again(None, ptr::null_mut()));
        assert_eq!(fail(), CUDA_ERROR_GRAPH_RECAPTURE_FAILURE);
        assert_eq!(end(stream), (hipErrorStreamCaptureInvalidated, ptr::null_mut()));
    }
    good(again(None, ptr::null_mut()));
    good(fill(4));
    assert_eq!(call!(cuStreamEndCapture(stream.cast(), &mut ptr::null_mut())), CUDA_ERROR_GRAPH_RECAPTURE_FAILURE);
    answer = 1;
    good(again(Some(judge), &mut answer));
    assert_eq!(fill(9), CUDA_ERROR_GRAPH_RECAPTURE_FAILURE);
    assert_eq!(end(stream).0, hipErrorStreamCaptureInvalidated);
    // The program gave the graph, which is there still.
    good(call!(hipGraphDestroy(graph)));
    good(call!(hipFree(ptr::with_exposed_provenance_mut(device_1 as usize))));
    assert_eq!(again(None, ptr::null_mut()), CUDA_ERROR_INVALID_VALUE);
    assert_eq!(self::status(stream), hipStreamCaptureStatusNone);
}

#[test]
fn memory_that_is_captured_anew_stays() {
    use anygpu::api::cuda::*;

    let _turn = turn();
    with_context();
    let (stream, mut memory, mut again) = (stream(), [0; 2], [0; 2]);
    let work = |memory: &mut CUdeviceptr, size| {
        let code = call!(cuMemAllocAsync(memory, size, stream.cast()));
        if code != 0 {
            return code;
        }
        good(call!(cuMemsetD8Async(*memory, 1, size, stream.cast())));
        call!(cuMemFreeAsync(*memory, stream.cast()))
    };
    begin(stream);
    good(work(&mut memory[0], SIZE));
    let graph = captured(stream);
    let begin = || call!(cuStreamBeginRecaptureToGraph(stream.cast(), 0, graph.cast(), None, ptr::null_mut()));
    good(begin());
    good(work(&mut again[0], SIZE));
    good(end(stream).0);
    assert_eq!(memory[0], again[0]);
    launch(instantiate(graph), stream);
    good(begin());
    assert_eq!(work(&mut again[1], 2 * SIZE), CUDA_ERROR_GRAPH_RECAPTURE_FAILURE);
    assert_eq!(end(stream).0, hipErrorStreamCaptureInvalidated);
    good(call!(hipGraphDestroy(graph)));
}

#[test]
fn cudas_runtime_has_graphs_by_its_names() {
    use anygpu::api::cudart::*;

    let _turn = turn();
    let (mut stream, [from, to], calls) = (ptr::null_mut(), [(); 2].map(|()| Numbers::new()), counter());
    good(call!(cudaStreamCreateWithFlags(&mut stream, cudaStreamNonBlocking)));
    good(call!(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal)));
    good(call!(cudaMemcpyAsync(to.ptr(), from.ptr(), SIZE, cudaMemcpyDeviceToDevice, stream)));
    good(call!(cudaLaunchHostFunc(stream, Some(count), pointer(calls))));
    let (mut graph, mut nodes, mut number) = (ptr::null_mut(), [ptr::null_mut(); 3], 3);
    good(call!(cudaStreamEndCapture(stream, &mut graph)));
    good(call!(cudaGraphGetNodes(graph, nodes.as_mut_ptr(), &mut number)));
    assert_eq!((number, nodes[2]), (2, ptr::null_mut()));
    let (mut copy, mut kind) = (std::mem::MaybeUninit::<cudaMemcpy3DParms>::uninit(), 99);
    good(call!(cudaGraphNodeGetType(nodes[1], &mut kind)));
    assert_eq!(kind, cudaGraphNodeTypeHost);
    good(call!(cudaGraphMemcpyNodeGetParams(nodes[0], copy.as_mut_ptr())));
    // SAFETY: written by the call.
    let copy = unsafe { copy.assume_init() };
    assert_eq!((copy.srcPtr.ptr, copy.dstPtr.ptr, copy.extent.width), (from.ptr(), to.ptr(), SIZE));
    let mut fill = ptr::null_mut();
    let params = cudaMemsetParams { dst: from.ptr(), pitch: 0, value: 3, elementSize: 4, width: COUNT, height: 1 };
    good(call!(cudaGraphAddMemsetNode(&mut fill, graph, ptr::null(), 0, &params)));
    good(call!(cudaGraphAddDependencies(graph, &fill, &nodes[0], ptr::null(), 1)));
    let mut executable = ptr::null_mut();
    good(call!(cudaGraphInstantiate(&mut executable, graph, 0)));
    good(call!(cudaGraphLaunch(executable, stream)));
    good(call!(cudaStreamSynchronize(stream)));
    to.are(3);
    assert_eq!(calls.load(Ordering::Relaxed), 1);
    let mut info = cudaGraphExecUpdateResultInfo { result: 99, errorNode: fill, errorFromNode: fill };
    good(call!(cudaGraphExecUpdate(executable, graph, &mut info)));
    assert_eq!((info.result, info.errorNode), (cudaGraphExecUpdateSuccess, ptr::null_mut()));
    good(call!(cudaGraphExecDestroy(executable)));
    good(call!(cudaGraphDestroy(graph)));
    assert_eq!(call!(cudaGraphDestroy(graph)), cudaErrorInvalidValue);
}

#[test]
fn memory_of_a_graph_has_its_address_at_once() {
    let _turn = turn();
    let (graph, stream, to) = (graph(), stream(), Numbers::new());
    // SAFETY: plain data, of which zeros are one.
    let mut params: hipMemAllocNodeParams = unsafe { std::mem::zeroed() };
    let mut node = ptr::null_mut();
    let mut add =
        |params: &mut hipMemAllocNodeParams| call!(hipGraphAddMemAllocNode(&mut node, graph, ptr::null(), 0, params));
    params.bytesize = SIZE;
    assert_eq!(add(&mut params), hipErrorInvalidValue);
    params.poolProps.allocType = hipMemAllocationTypePinned;
    params.poolProps.location.r#type = hipMemLocationTypeDevice;
    params.poolProps.location.id = 2;
    assert_eq!(add(&mut params), hipErrorInvalidValue);
    params.poolProps.location.id = 0;
    let accesses = [2, 1].map(|device| {
        // SAFETY: plain data, of which zeros are one.
        let mut access: hipMemAccessDesc = unsafe { std::mem::zeroed() };
        (access.location.r#type, access.location.id) = (hipMemLocationTypeDevice, device);
        access.flags = hipMemAccessFlagsProtReadWrite;
        access
    });
    params.accessDescCount = 1;
    assert_eq!(add(&mut params), hipErrorInvalidValue);
    params.accessDescs = &raw const accesses[0];
    assert_eq!(add(&mut params), hipErrorInvalidValue);
    params.accessDescs = &raw const accesses[1];
    good(add(&mut params));
    assert_eq!(node_type(node), hipGraphNodeTypeMemAlloc);
    let memory = Numbers(params.dptr.cast());
    let mut told = params;
    good(call!(hipGraphMemAllocNodeGetParams(node, &mut told)));
    assert_eq!((told.dptr, told.bytesize, told.poolProps.location.id), (params.dptr, SIZE, 0));
    assert_ne!(told.accessDescs, params.accessDescs);
    // SAFETY: the node has one.
    assert_eq!((told.accessDescCount, unsafe { (*told.accessDescs).location.id }), (1, 1));
    let fill = add_fill(graph, &[node], memory, 4);
    let copy = add_copy(graph, &[fill], to, memory);
    let (mut free, mut freed) = (ptr::null_mut(), ptr::null_mut::<c_void>());
    good(call!(hipGraphAddMemFreeNode(&mut free, graph, &copy, 1, memory.ptr())));
    good(call!(hipGraphMemFreeNodeGetParams(free, (&raw mut freed).cast())));
    assert_eq!(freed, memory.ptr());
    let inside = memory.0.wrapping_add(1).cast();
    assert_eq!(call!(hipGraphAddMemFreeNode(&mut free, graph, &copy, 1, inside)), hipErrorInvalidValue);
    assert_eq!(call!(hipGraphMemFreeNodeGetParams(copy, (&raw mut freed).cast())), hipErrorInvalidValue);
    assert_eq!(call!(hipGraphClone(&mut ptr::null_mut(), graph)), hipErrorNotSupported);
    let executable = instantiate(graph);
    good(call!(hipGraphDestroy(graph)));
    launch(executable, stream);
    to.are(4);
    good(call!(hipGraphExecDestroy(executable)));
    assert_eq!(call!(hipMemset(memory.ptr(), 0, SIZE)), hipErrorInvalidValue);
    // Another graph may free it as long as an executable is there.
    {
        let (graph, other) = (self::graph(), self::graph());
        good(call!(hipGraphAddMemAllocNode(&mut node, graph, ptr::null(), 0, &mut params)));
        let allocating = instantiate(graph);
        good(call!(hipGraphDestroy(graph)));
        good(call!(hipGraphAddMemFreeNode(&mut free, other, ptr::null(), 0, params.dptr)));
        let freeing = instantiate(other);
        for _ in 0..2 {
            launch(allocating, stream);
            launch(freeing, stream);
        }
    }
    // Memory that is left to the program, and freed by another graph.
    let [leaving, freeing] = [self::graph(), self::graph()];
    good(call!(hipGraphAddMemAllocNode(&mut node, leaving, ptr::null(), 0, &mut params)));
    good(call!(hipGraphAddMemFreeNode(&mut free, freeing, ptr::null(), 0, params.dptr)));
    let (calls, mut call) = (counter(), ptr::null_mut());
    let count = hipHostNodeParams { r#fn: Some(count), userData: pointer(calls) };
    good(call!(hipGraphAddHostNode(&mut call, freeing, ptr::null(), 0, &count)));
    let [leaving, freeing] = [leaving, freeing].map(instantiate);
    assert_ne!(call!(hipGraphLaunch(leaving, ptr::without_provenance_mut(0x1230))), hipSuccess);
    assert_ne!(call!(hipGraphUpload(leaving, ptr::without_provenance_mut(0x1230))), hipSuccess);
    good(call!(hipGraphUpload(leaving, stream)));
    for _ in 0..2 {
        launch(leaving, stream);
        launch(freeing, stream);
        assert_eq!(call!(hipGraphLaunch(freeing, stream)), hipErrorInvalidValue);
        good(call!(hipStreamSynchronize(stream)));
    }
    assert_eq!(calls.load(Ordering::Relaxed), 2);
    // SAFETY: plain data, of which zeros are one.
    let (mut attributes, mut handle): (hipPointerAttribute_t, _) = unsafe { (std::mem::zeroed(), std::mem::zeroed()) };
    good(call!(hipPointerGetAttributes(&mut attributes, params.dptr)));
    assert_eq!(attributes.r#type, hipMemoryTypeUnregistered);
    assert_eq!(call!(hipIpcGetMemHandle(&mut handle, params.dptr)), hipErrorInvalidValue);
    good(call!(hipGraphExecDestroy(leaving)));
    assert_eq!(call!(hipGraphUpload(leaving, stream)), hipErrorInvalidValue);
    // In a captured stream.
    let mut queued = ptr::null_mut();
    begin(stream);
    good(call!(hipMallocAsync(&mut queued, SIZE, stream)));
    good(call!(hipMemsetAsync(queued, 1, SIZE, stream)));
    good(self::copy(to, Numbers(queued.cast()), stream));
    good(call!(hipFreeAsync(queued, stream)));
    let captured = captured(stream);
    assert_eq!((nodes(captured).len(), edges(captured)), (4, 3));
    let executable = instantiate(captured);
    for _ in 0..2 {
        to.set(0);
        launch(executable, stream);
        to.are(0x0101_0101);
    }
}

/// The programs of graphs by HIP's names, or by those of CUDA's runtime.
fn programs(dialect: &str) -> PathBuf {
    let mut sed = Command::new("sed");
    sed.args(["-E", &format!(r"s/\bhip([A-Z])/{dialect}\1/g")]).arg(root().join("tests/gpu/graph_programs.c"));
    let path = scratch("graphs").join(format!("{dialect}.c"));
    std::fs::write(&path, succeed(&mut sed).stdout).expect("a writable folder");
    let include = format!("-I{}", root().join("include").display());
    let is_cuda = format!("-DIS_CUDA={}", u8::from(dialect == "cuda"));
    let flags = ["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", &include, &is_cuda];
    compile_linked("cc", &format!("programs-{dialect}"), &[&path], &flags)
}

#[test]
fn captures_go_on_beside_the_librarys_own_calls() {
    let include = format!("-I{}", root().join("include").display());
    let flags = ["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", &include];
    let program = compile_linked("cc", "beside", &[&root().join("tests/gpu/beside_captures.c")], &flags);
    let output = succeed(Command::new(&program).env("ANYGPU_BACKEND", "host"));
    assert_eq!(text(&output.stdout), "beside_captures: ok\n");
}

#[test]
fn programs_do_as_cudas_runtime_on_a_gpu() {
    let expected = std::fs::read_to_string(root().join("tests/gpu/graph_programs.txt")).expect("a file");
    for dialect in ["cuda", "hip"] {
        let program = programs(dialect);
        for strict in ["0", "1"] {
            let mut command = Command::new(&program);
            let output = succeed(command.env("ANYGPU_BACKEND", "host").env("ANYGPU_HOST_STRICT", strict));
            // HIP has one code for both.
            let of_hip = expected.replace("ErrorInvalidPitchValue", "ErrorInvalidValue");
            assert_eq!(text(&output.stdout), if dialect == "hip" { of_hip } else { expected.clone() });
        }
    }
}

#[test]
fn the_program_for_gpus_runs_on_the_host() {
    let include = format!("-I{}", root().join("include").display());
    let flags = ["-std=c11", "-O1", "-Wall", "-Wextra", "-Werror", &include];
    let program = compile_linked("cc", "graphs", &[&root().join("tests/gpu/graphs.c")], &flags);
    for strict in ["0", "1"] {
        let mut command = Command::new(&program);
        let output = succeed(command.env("ANYGPU_BACKEND", "host").env("ANYGPU_HOST_STRICT", strict));
        assert_eq!(text(&output.stdout), "graphs: ok\n");
    }
    let checked = run(Command::new(tree().join("bin/anygpu")).args(["check", "--"]).arg(program));
    assert!(text(&checked.stderr).ends_with("anygpu check: nothing found\n"), "{}", text(&checked.stderr));
}

/// A node of any type, as the vendors' headers describe it: the type, and the words of its description.
fn any(kind: u32, description: &[u64]) -> [u64; 32] {
    let mut params = [0; 32];
    params[0] = kind.into();
    params[2..2 + description.len()].copy_from_slice(description);
    params
}

/// The number of a pointer.
fn word<T>(pointer: *mut T) -> u64 {
    pointer.expose_provenance() as u64
}

#[test]
fn nodes_of_any_type_are_added_and_changed() {
    use anygpu::api::cuda as driver;

    extern "C" fn count(data: *mut c_void) {
        // SAFETY: the test gives a live number.
        unsafe { &*data.cast::<AtomicI32>() }.fetch_add(1, Ordering::Relaxed);
    }

    let _turn = turn();
    let (calls, [from, to], recorded) = (AtomicI32::new(0), [Numbers::new(), Numbers::new()], event());
    let (mut graph, mut child, mut node, stream) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut(), stream());
    good(call!(hipGraphCreate(&mut graph, 0)));
    good(call!(hipGraphCreate(&mut child, 0)));
    let mut last: Vec<hipGraphNode_t> = Vec::new();
    let mut add = |params: &mut [u64; 32]| {
        let code = call!(hipGraphAddNode(&mut node, graph, last.as_ptr(), last.len(), params.as_mut_ptr().cast()));
        if code == hipSuccess {
            last = vec![node];
        }
        (code, node)
    };
    let numbers = |value: u64| [word(from.ptr()), 4, 1, 0, value, COUNT as u64];
    // Flags and a context, then a source without array and position, and a destination.
    let pitched = |numbers: Numbers| [word(numbers.ptr()), SIZE as u64, SIZE as u64, 1];
    let no_array = [0; 4];
    let kind = hipMemcpyDeviceToDevice as u64;
    let copy = [&[0, 0], &no_array[..], &pitched(from), &no_array, &pitched(to), &[SIZE as u64, 1, 1, kind]].concat();
    let host = [count as extern "C" fn(*mut c_void) as usize as u64, word((&raw const calls).cast_mut())];
    let (code, fill) = add(&mut any(2, &numbers(5)));
    good(code);
    for (kind, description) in
        [(1, &copy[..]), (3, &host), (4, &[word(child)]), (5, &[]), (7, &[word(recorded)]), (6, &[word(recorded)])]
    {
        good(add(&mut any(kind, description)).0);
        let mut found = 99;
        good(call!(hipGraphNodeGetType(node_of(graph), &mut found)));
        assert_eq!(found, kind);
    }
    let executable = instantiate(graph);
    launch(executable, stream);
    to.are(5);
    assert_eq!(calls.load(Ordering::Relaxed), 1);
    good(call!(hipEventQuery(recorded)));

    let set = |params: &mut [u64; 32]| call!(hipGraphNodeSetParams(fill, params.as_mut_ptr().cast()));
    let change =
        |params: &mut [u64; 32]| call!(hipGraphExecNodeSetParams(executable, fill, params.as_mut_ptr().cast()));
    good(set(&mut any(2, &numbers(6))));
    good(change(&mut any(2, &numbers(7))));
    launch(executable, stream);
    to.are(7);
    launch(instantiate(graph), stream);
    to.are(6);
    for refused in [any(5, &[]), any(2, &[]), any(16, &[])] {
        assert_eq!([set(&mut refused.clone()), change(&mut refused.clone())], [hipErrorInvalidValue; 2]);
    }
    for reserved in [1, 31] {
        let mut params = any(5, &[]);
        params[reserved] = 1;
        assert_eq!(add(&mut params).0, hipErrorInvalidValue);
    }
    for kind in [8, 9] {
        assert_eq!(add(&mut any(kind, &[])).0, hipErrorInvalidValue);
    }
    for kind in [12, 13] {
        // Of HIP: copies to and from symbols.
        assert_eq!(add(&mut any(kind, &[])).0, hipErrorNotSupported);
    }
    assert_eq!(add(&mut any(6, &[])).0, hipErrorInvalidValue);
    assert_eq!(set(&mut any(4, &[word(child)])), hipErrorNotSupported);

    // Memory has its address, and stays as it is.
    let mut allocation = any(10, &[hipMemAllocationTypePinned.into(), 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, SIZE as u64]);
    let mut graph = ptr::null_mut();
    good(call!(driver::cuInit(0)));
    good(call!(driver::cuGraphCreate(&mut graph, 0)));
    let mut nodes = [ptr::null_mut(); 2];
    let mut add = |place: usize, params: &mut [u64; 32]| {
        let (before, mut node, params) = (nodes.as_ptr(), ptr::null_mut(), params.as_mut_ptr().cast());
        let code = call!(driver::cuGraphAddNode_v2(&mut node, graph, before, ptr::null(), place, params));
        nodes[place] = node;
        code
    };
    good(add(0, &mut allocation));
    assert_ne!(allocation[2 + 14], 0);
    good(add(1, &mut any(11, &[allocation[2 + 14]])));
    let mut described = any(10, &allocation[2..17]);
    let refused = call!(driver::cuGraphNodeSetParams(nodes[0], described.as_mut_ptr().cast()));
    assert_eq!(refused, hipErrorNotSupported);
}

/// NVIDIA's driver wants the devices of memory to stay the same, and one executable for each graph that allocates memory.
#[test]
fn what_cuda_refuses_of_updates() {
    use anygpu::api::cudart::*;

    let _turn = turn();
    let (here, from) = (Numbers::new(), Numbers::new());
    good(call!(hipSetDevice(1)));
    let there = Numbers::new();
    good(call!(hipSetDevice(0)));
    let update = |executable, graph| {
        let mut info =
            cudaGraphExecUpdateResultInfo { result: 99, errorNode: ptr::null_mut(), errorFromNode: ptr::null_mut() };
        let status = call!(cudaGraphExecUpdate(executable, graph, &mut info));
        (status, info.result)
    };
    let (good_one, bad_one) = ((0, cudaGraphExecUpdateSuccess), cudaErrorGraphExecUpdateFailure);
    let differs = (bad_one, cudaGraphExecUpdateErrorParametersChanged);
    let of = |add: &dyn Fn(hipGraph_t)| {
        let graph = graph();
        add(graph);
        graph.cast()
    };
    let fill = |to| of(&|graph| _ = add_fill(graph, &[], to, 1));
    let copy = |to, from| of(&|graph| _ = add_copy(graph, &[], to, from));
    let made_of = |graph: cudaGraph_t| {
        let mut executable = ptr::null_mut();
        good(call!(cudaGraphInstantiate(&mut executable, graph, 0)));
        executable
    };
    let filling = made_of(fill(here));
    assert_eq!((update(filling, fill(from)), update(filling, fill(there))), (good_one, differs));
    let copying = made_of(copy(here, from));
    assert_eq!(update(copying, copy(from, here)), good_one);
    assert_eq!((update(copying, copy(there, from)), update(copying, copy(here, there))), (differs, differs));
    let allocating = || {
        of(&|graph| {
            good(call!(hipGraphAddMemAllocNode(&mut ptr::null_mut(), graph, ptr::null(), 0, &mut memory_of(0))))
        })
    };
    let [one, other] = [(); 2].map(|()| allocating());
    let [first, second] = [one, other].map(made_of);
    assert_eq!(update(first, other), (bad_one, cudaGraphExecUpdateErrorNotSupported));
    assert_eq!(update(first, one), good_one);
    good(call!(cudaGraphExecDestroy(second)));
    assert_eq!(update(first, other), good_one);
    // Now it is the other's.
    assert_eq!(call!(cudaGraphInstantiate(&mut ptr::null_mut(), other, 0)), cudaErrorNotSupported);
    good(call!(cudaGraphExecDestroy(made_of(one))));
    good(call!(cudaGraphExecDestroy(first)));
}

/// It is of the stream's device, or the pool's, whichever is current.
#[test]
fn captured_memory_is_of_the_streams_device_or_the_pools() {
    let _turn = turn();
    good(call!(hipSetDevice(1)));
    let there = stream();
    let mut pool = ptr::null_mut();
    good(call!(hipDeviceGetDefaultMemPool(&mut pool, 1)));
    good(call!(hipSetDevice(0)));
    let here = stream();
    let device_of = |stream, pool: Option<hipMemPool_t>| {
        let mut memory = ptr::null_mut();
        begin(stream);
        good(match pool {
            Some(pool) => call!(hipMallocFromPoolAsync(&mut memory, SIZE, pool, stream)),
            None => call!(hipMallocAsync(&mut memory, SIZE, stream)),
        });
        let graph = captured(stream);
        let mut params = memory_of(0);
        good(call!(hipGraphMemAllocNodeGetParams(nodes(graph)[0], &mut params)));
        good(call!(hipGraphDestroy(graph)));
        params.poolProps.location.id
    };
    assert_eq!([device_of(here, None), device_of(there, None), device_of(here, Some(pool))], [0, 1, 1]);
}

#[test]
fn a_reset_ends_the_memory_of_graphs() {
    let _turn = turn();
    std::thread::spawn(|| {
        let (mut node, graph, other, [mut before, mut after, mut total]) = (ptr::null_mut(), graph(), graph(), [0; 3]);
        good(call!(hipSetDevice(1)));
        good(call!(hipMemGetInfo(&mut before, &mut total)));
        good(call!(hipGraphAddMemAllocNode(&mut node, graph, ptr::null(), 0, &mut memory_of(1))));
        good(call!(hipGraphAddMemAllocNode(&mut node, other, ptr::null(), 0, &mut memory_of(0))));
        let (executable, updated) = (instantiate(graph), instantiate(other));
        good(call!(hipGraphExecUpdate(updated, graph, &mut node, &mut 0)));
        // Captures of its streams end, and no others.
        let captured = stream();
        good(call!(hipStreamBeginCapture(captured, hipStreamCaptureModeRelaxed)));
        good(call!(hipSetDevice(0)));
        let going_on = stream();
        good(call!(hipStreamBeginCapture(going_on, hipStreamCaptureModeRelaxed)));
        good(call!(hipSetDevice(1)));
        let graph_of_capture = graph_of(captured);
        good(call!(hipDeviceReset()));
        assert_eq!(call!(hipGraphDestroy(graph_of_capture)), hipErrorInvalidValue);
        good(end(going_on).0);
        good(call!(hipMemGetInfo(&mut after, &mut total)));
        assert_eq!(after, before);
        for executable in [executable, updated] {
            assert_eq!(call!(hipGraphExecDestroy(executable)), hipErrorInvalidValue);
        }
        assert_eq!(call!(hipGraphDestroy(graph)), hipErrorInvalidValue);
        good(call!(hipGraphDestroy(other)));
    })
    .join()
    .expect("no panic");
}

/// Memory of a device, as a node of a graph allocates it.
fn memory_of(device: c_int) -> hipMemAllocNodeParams {
    // SAFETY: plain data, of which zeros are one.
    let mut params: hipMemAllocNodeParams = unsafe { std::mem::zeroed() };
    params.poolProps.allocType = hipMemAllocationTypePinned;
    (params.poolProps.location.r#type, params.poolProps.location.id) = (hipMemLocationTypeDevice, device);
    params.bytesize = SIZE;
    params
}

/// An executable that fills memory which a node allocates, and the memory; it leaves that to the program.
fn leaving(flags: u64) -> (hipGraph_t, hipGraphExec_t, Numbers) {
    let (graph, mut node, mut executable, mut params) = (graph(), ptr::null_mut(), ptr::null_mut(), memory_of(0));
    good(call!(hipGraphAddMemAllocNode(&mut node, graph, ptr::null(), 0, &mut params)));
    let memory = Numbers(params.dptr.cast());
    add_fill(graph, &[node], memory, 7);
    good(call!(hipGraphInstantiateWithFlags(&mut executable, graph, flags)));
    (graph, executable, memory)
}

#[test]
fn memory_that_a_launch_leaves_outlives_graph_and_executable() {
    let _turn = turn();
    let (stream, freeing_stream, to, free) = (stream(), stream(), Numbers::new(), |memory: Numbers| memory.ptr());
    let (own, mut free_node) = (Numbers::new(), ptr::null_mut());
    let ends: [&dyn Fn(Numbers); 3] = [
        &|memory| good(call!(hipFree(free(memory)))),
        &|memory| {
            good(call!(hipFreeAsync(free(memory), freeing_stream)));
            good(call!(hipStreamSynchronize(freeing_stream)));
        },
        // By what is captured once the graph that allocates is gone.
        &|memory| {
            begin(freeing_stream);
            good(call!(hipFreeAsync(free(memory), freeing_stream)));
            launch(instantiate(captured(freeing_stream)), freeing_stream);
        },
    ];
    for (index, end) in ends.into_iter().enumerate() {
        let (graph, executable, memory) = leaving(0);
        let open = gate(stream);
        good(call!(hipGraphLaunch(executable, stream)));
        // The queue is stuck, and neither of these waits for it.
        for destroy_graph_first in [index == 1, index != 1] {
            good(match destroy_graph_first {
                true => call!(hipGraphDestroy(graph)),
                false => call!(hipGraphExecDestroy(executable)),
            });
        }
        drop(open);
        good(call!(hipStreamSynchronize(stream)));
        memory.are(7);
        // Another device reaches it, too.
        good(call!(hipSetDevice(1)));
        good(call!(hipMemcpy(to.ptr(), memory.ptr(), SIZE, hipMemcpyDefault)));
        good(call!(hipSetDevice(0)));
        to.are(7);
        good(call!(hipMemset(memory.ptr(), 0, SIZE)));
        end(memory);
        assert_eq!(call!(hipMemcpy(to.ptr(), memory.ptr(), SIZE, hipMemcpyDefault)), hipErrorInvalidValue);
        assert_eq!(call!(hipFree(memory.ptr())), hipErrorInvalidValue);
        assert_eq!(
            call!(hipGraphAddMemFreeNode(&mut free_node, self::graph(), ptr::null(), 0, memory.ptr())),
            hipErrorInvalidValue
        );
    }
    // A launch that frees what the one before has left leaves its own.
    let (graph, executable, memory) = leaving(1);
    launch(executable, stream);
    good(call!(hipMemset(memory.ptr(), 0, SIZE)));
    launch(executable, stream);
    good(call!(hipGraphExecDestroy(executable)));
    memory.are(7);
    // It is the program's still: another executable cannot allocate it.
    let again = instantiate(graph);
    assert_eq!(call!(hipGraphLaunch(again, stream)), hipErrorInvalidValue);
    good(call!(hipFree(memory.ptr())));
    launch(again, stream);
    good(call!(hipGraphDestroy(graph)));
    good(call!(hipGraphExecDestroy(again)));
    memory.are(7);
    good(call!(hipFree(memory.ptr())));
    // Memory of no graph is freed by none.
    assert_eq!(
        call!(hipGraphAddMemFreeNode(&mut free_node, self::graph(), ptr::null(), 0, own.ptr())),
        hipErrorInvalidValue
    );
}

#[test]
fn memory_within_a_graph_lasts_as_long_as_its_launches() {
    let _turn = turn();
    let (stream, to, mut node, mut params) = (stream(), Numbers::new(), ptr::null_mut(), memory_of(0));
    let [mut before, mut after, mut total] = [0; 3];
    good(call!(hipDeviceSynchronize()));
    good(call!(hipMemGetInfo(&mut before, &mut total)));
    let graph = graph();
    good(call!(hipGraphAddMemAllocNode(&mut node, graph, ptr::null(), 0, &mut params)));
    let memory = Numbers(params.dptr.cast());
    let fill = add_fill(graph, &[node], memory, 3);
    let copy = add_copy(graph, &[fill], to, memory);
    good(call!(hipGraphAddMemFreeNode(&mut node, graph, &copy, 1, memory.ptr())));
    let executable = instantiate(graph);
    let open = gate(stream);
    good(call!(hipGraphLaunch(executable, stream)));
    good(call!(hipGraphExecDestroy(executable)));
    good(call!(hipGraphDestroy(graph)));
    // The address is another's only once the launch is done.
    let others: Vec<Numbers> = (0..4).map(|_| Numbers::new()).collect();
    assert!(others.iter().all(|other| other.0 != memory.0));
    drop(open);
    good(call!(hipStreamSynchronize(stream)));
    others.into_iter().for_each(|other| good(call!(hipFree(other.ptr()))));
    to.are(3);
    good(call!(hipMemGetInfo(&mut after, &mut total)));
    assert_eq!(after, before);
}

#[test]
fn memory_of_a_graph_is_not_shared_and_of_no_context() {
    use anygpu::api::cuda::*;

    let _turn = turn();
    let (_, executable, memory) = leaving(0);
    launch(executable, stream());
    let (mut context, address) = (ptr::null_mut(), memory.0.addr() as CUdeviceptr);
    let attribute = |attribute| {
        let mut value = u64::MAX;
        good(call!(cuPointerGetAttribute((&raw mut value).cast(), attribute, address)));
        value
    };
    good(call!(cuInit(0)));
    good(call!(cuDevicePrimaryCtxRetain(&mut context, 0)));
    good(call!(cuCtxSetCurrent(context)));
    // SAFETY: plain data, of which zeros are one.
    let [mut handle, mut name]: [[u8; 64]; 2] = unsafe { std::mem::zeroed() };
    assert_eq!(call!(cuIpcGetMemHandle((&raw mut handle).cast(), address)), CUDA_ERROR_INVALID_VALUE);
    assert_eq!(call!(cuMemPoolExportPointer((&raw mut name).cast(), address)), CUDA_ERROR_INVALID_VALUE);
    assert_eq!(attribute(CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE) as u32, 0);
    assert_eq!((attribute(CU_POINTER_ATTRIBUTE_CONTEXT), attribute(CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE)), (0, 0));
    // It outlives a context, as memory of pools does.
    let mut other = ptr::null_mut();
    good(call!(cuCtxCreate_v4(&mut other, ptr::null_mut(), 0, 0)));
    let (_, executable, of_other) = leaving(0);
    launch(executable, stream());
    good(call!(cuCtxDestroy_v2(other)));
    of_other.are(7);
    good(call!(cuMemFree_v2(of_other.0.addr() as CUdeviceptr)));
    good(call!(cuMemFree_v2(address)));
    // None can be asked for that could be shared.
    let (mut node, mut params) = (ptr::null_mut(), memory_of(0));
    params.poolProps.handleTypes = hipMemHandleTypePosixFileDescriptor;
    assert_eq!(call!(hipGraphAddMemAllocNode(&mut node, graph(), ptr::null(), 0, &mut params)), hipErrorNotSupported);
}

#[test]
fn events_between_processes_are_captured_by_hip_alone() {
    use anygpu::api::cuda::{CU_EVENT_RECORD_EXTERNAL, CU_EVENT_WAIT_EXTERNAL, cuEventRecord, cuEventRecordWithFlags};
    use anygpu::api::cuda::{cuInit, cuStreamWaitEvent};

    let _turn = turn();
    let (stream, mut shared) = (stream(), ptr::null_mut());
    good(call!(cuInit(0)));
    good(call!(hipEventCreateWithFlags(&mut shared, hipEventInterprocess | hipEventDisableTiming)));
    let (driver, of_driver) = (stream.cast(), shared.cast());
    // Refused, and the capture goes on without a node.
    begin(stream);
    assert_eq!(call!(cuEventRecord(of_driver, driver)), hipErrorStreamCaptureUnsupported);
    assert_eq!(call!(cudart::cudaEventRecord(shared.cast(), stream.cast())), hipErrorStreamCaptureUnsupported);
    assert_eq!(status(stream), hipStreamCaptureStatusActive);
    assert_eq!(nodes(captured(stream)).len(), 0);
    good(call!(hipEventQuery(shared)));
    // A wait fails the capture.
    for runtime in [false, true] {
        begin(stream);
        let refused = match runtime {
            true => call!(cudart::cudaStreamWaitEvent(stream.cast(), shared.cast(), 0)),
            false => call!(cuStreamWaitEvent(driver, of_driver, 0)),
        };
        assert_eq!(refused, hipErrorStreamCaptureUnsupported);
        assert_eq!(end(stream), (hipErrorStreamCaptureInvalidated, ptr::null_mut()));
    }
    // Nodes are of such events, too.
    begin(stream);
    good(call!(cuEventRecordWithFlags(of_driver, driver, CU_EVENT_RECORD_EXTERNAL)));
    good(call!(cuStreamWaitEvent(driver, of_driver, CU_EVENT_WAIT_EXTERNAL)));
    let graph = captured(stream);
    assert_eq!(nodes(graph).len(), 2);
    launch(instantiate(graph), stream);
    // AMD's runtime records it as any other.
    begin(stream);
    good(call!(hipEventRecord(shared, stream)));
    good(call!(hipStreamWaitEvent(stream, shared, 0)));
    assert_eq!(nodes(captured(stream)).len(), 0);
    // Streams that are not captured take it, beside one that is.
    let other = self::stream();
    begin(stream);
    good(call!(cuEventRecord(of_driver, other.cast())));
    good(call!(cuStreamWaitEvent(other.cast(), of_driver, 0)));
    captured(stream);
    good(call!(hipEventDestroy(shared)));
}

#[test]
fn batches_of_copies_are_not_captured() {
    use anygpu::api::cuda::*;

    let _turn = turn();
    with_context();
    let (stream, [to, from]) = (stream(), [Numbers::new(), Numbers::new()]);
    let (mut to_address, mut from_address) = (to.0.addr() as CUdeviceptr, from.0.addr() as CUdeviceptr);
    // SAFETY: plain data, of which zeros are one.
    let (mut attributes, mut runtimes) =
        unsafe { std::mem::zeroed::<(CUmemcpyAttributes, cudart::cudaMemcpyAttributes)>() };
    (attributes.srcAccessOrder, runtimes.srcAccessOrder) = (1, 1);
    let (to_pointer, from_pointer) = (to.ptr(), from.ptr().cast_const());
    good(call!(cuInit(0)));
    let mut by_driver = |mut size: usize| {
        let (attributes, stream) = (&raw mut attributes, stream.cast());
        call!(cuMemcpyBatchAsync_v2(&mut to_address, &mut from_address, &mut size, 1, attributes, &mut 0, 1, stream))
    };
    let mut by_runtime = |size: usize| {
        let (attributes, stream) = (&raw mut runtimes, stream.cast());
        call!(cudart::cudaMemcpyBatchAsync(&to_pointer, &from_pointer, &size, 1, attributes, &mut 0, 1, stream))
    };
    for mode in [hipStreamCaptureModeGlobal, hipStreamCaptureModeThreadLocal, hipStreamCaptureModeRelaxed] {
        good(call!(hipStreamBeginCapture(stream, mode)));
        assert_eq!((by_driver(SIZE), by_runtime(SIZE)), (900, 900));
        assert_eq!(self::status(stream), hipStreamCaptureStatusActive);
        assert_eq!(nodes(captured(stream)).len(), 0);
    }
    assert_eq!((by_driver(0), by_runtime(0)), (1, 1));
    from.set(5);
    assert_eq!((by_driver(SIZE), by_runtime(SIZE)), (0, 0));
    good(call!(hipStreamSynchronize(stream)));
    to.are(5);
}

#[test]
fn a_captured_copy_is_told_as_the_driver_tells_it() {
    use anygpu::api::cuda::*;

    let _turn = turn();
    let (stream, [to, from], mut executable) = (stream(), [Numbers::new(), Numbers::new()], ptr::null_mut());
    let (driver, address) = (stream.cast(), |numbers: Numbers| numbers.0.addr() as CUdeviceptr);
    with_context();
    begin(stream);
    good(call!(cuMemcpyAsync(address(to), address(from), 64, driver)));
    let graph = captured(stream);
    let node = nodes(graph)[0];
    // SAFETY: plain data, of which zeros are one.
    let mut told: CUDA_MEMCPY3D = unsafe { std::mem::zeroed() };
    (told.srcPitch, told.dstHeight) = (1, 1);
    good(call!(cuGraphMemcpyNodeGetParams(node.cast(), &mut told)));
    assert_eq!((told.srcMemoryType, told.dstMemoryType), (CU_MEMORYTYPE_UNIFIED, CU_MEMORYTYPE_UNIFIED));
    assert_eq!((told.WidthInBytes, told.Height, told.Depth), (64, 1, 1));
    assert_eq!((told.srcPitch, told.srcHeight, told.dstPitch, told.dstHeight), (0, 0, 0, 0));
    // What was told may be set, in the node and in an executable.
    good(call!(cuGraphInstantiateWithFlags(&mut executable, graph.cast(), 0)));
    told.srcDevice += 64;
    good(call!(cuGraphMemcpyNodeSetParams(node.cast(), &told)));
    good(call!(cuGraphExecMemcpyNodeSetParams(executable, node.cast(), &told, ptr::null_mut())));
    from.set(9);
    good(call!(hipGraphLaunch(executable.cast(), stream)));
    good(call!(hipStreamSynchronize(stream)));
    // SAFETY: live memory, and no work is queued.
    assert_eq!(unsafe { (to.0.add(15).read(), to.0.add(16).read()) }, (9, 0));
    // The runtime and HIP describe it as a row.
    begin(stream);
    good(copy(to, from, stream));
    // SAFETY: plain data, of which zeros are one.
    let mut row: hipMemcpy3DParms = unsafe { std::mem::zeroed() };
    good(call!(hipGraphMemcpyNodeGetParams(nodes(captured(stream))[0], &mut row)));
    assert_eq!((row.srcPtr.pitch, row.srcPtr.xsize, row.dstPtr.ysize), (SIZE, SIZE, 1));
}

#[test]
fn a_launch_that_is_refused_has_done_nothing() {
    let _turn = turn();
    let (graph, stream, calls, mut params) = (graph(), stream(), counter(), memory_of(0));
    let ([mut node, mut record], [gone, to]) = ([ptr::null_mut(); 2], [Numbers::new(), Numbers::new()]);
    let host = hipHostNodeParams { r#fn: Some(count), userData: pointer(calls) };
    good(call!(hipGraphAddHostNode(&mut node, graph, ptr::null(), 0, &host)));
    good(call!(hipGraphAddMemAllocNode(&mut node, graph, &node, 1, &mut params)));
    let memory = Numbers(params.dptr.cast());
    let copy = add_copy(graph, &[node], gone, to);
    let recorded = event();
    good(call!(hipGraphAddEventRecordNode(&mut record, graph, &copy, 1, recorded)));
    let executable = instantiate(graph);
    let refused = |code| {
        assert_eq!(call!(hipGraphLaunch(executable, stream)), code);
        good(call!(hipStreamSynchronize(stream)));
        assert_eq!(calls.load(Ordering::Relaxed), 0);
    };
    let set = |event| call!(hipGraphExecEventRecordNodeSetEvent(executable, record, event));
    good(call!(hipFree(gone.ptr())));
    refused(hipErrorInvalidValue);
    good(call!(hipGraphExecMemcpyNodeSetParams1D(
        executable,
        copy,
        to.ptr(),
        memory.ptr(),
        SIZE,
        hipMemcpyDeviceToDevice
    )));
    good(call!(hipEventDestroy(recorded)));
    refused(hipErrorContextIsDestroyed);
    let [own, gone] = [(); 2].map(|()| event());
    good(set(own));
    // Its memory is the program's from the first launch that is good, then from none that is refused.
    launch(executable, stream);
    good(call!(hipFree(memory.ptr())));
    good(set(gone));
    good(call!(hipEventDestroy(gone)));
    calls.store(0, Ordering::Relaxed);
    refused(hipErrorContextIsDestroyed);
    assert_eq!(call!(hipFree(memory.ptr())), hipErrorInvalidValue);
    good(set(own));
    launch(executable, stream);
    assert_eq!(calls.load(Ordering::Relaxed), 1);
    good(call!(hipFree(memory.ptr())));
}

/// As AMD's runtime, for graphs that were made while one device and the other was current.
#[test]
fn graphs_of_another_device() {
    let _turn = turn();
    let stream = stream();
    let [one, two] = [0, 1].map(|device| {
        good(call!(hipSetDevice(device)));
        let graph = graph();
        let [from, to] = [(); 2].map(|()| Numbers::new());
        add_copy(graph, &[], from, to);
        graph
    });
    let other = event();
    good(call!(hipSetDevice(0)));
    let (executable, own) = (instantiate(one), event());
    let (mut node, mut result) = (ptr::null_mut(), 77);
    let status = call!(hipGraphExecUpdate(executable, two, &mut node, &mut result));
    assert_eq!((status, result), (hipErrorGraphExecUpdateFailure, hipGraphExecUpdateErrorUnsupportedFunctionChange));
    assert_eq!(node, nodes(two)[0]);
    good(call!(hipGraphExecUpdate(executable, one, &mut node, &mut result)));

    // An event of another device is recorded by a launch, though not by a stream.
    let (recording, mut record) = (graph(), ptr::null_mut());
    good(call!(hipGraphAddEventRecordNode(&mut record, recording, ptr::null(), 0, own)));
    let executable = instantiate(recording);
    good(call!(hipGraphExecEventRecordNodeSetEvent(executable, record, other)));
    launch(executable, stream);
    good(call!(hipEventQuery(other)));
    assert_eq!(call!(hipEventRecord(other, stream)), hipErrorInvalidHandle);
}

#[test]
fn what_amds_runtime_refuses_of_nodes() {
    let _turn = turn();
    let (graph, mut node, mut params) = (graph(), ptr::null_mut(), memory_of(0));
    good(call!(hipGraphAddMemAllocNode(&mut node, graph, ptr::null(), 0, &mut params)));
    let mut handle = hipIpcMemHandle_t { reserved: [0; 64] };
    assert_eq!(call!(hipIpcGetMemHandle(&mut handle, params.dptr)), hipErrorInvalidValue);
    let (graph, [from, to]) = (self::graph(), [(); 2].map(|()| Numbers::new()));
    let copy = add_copy(graph, &[], from, to);
    let (executable, onto) = (instantiate(graph), hipMemcpyDeviceToDevice);
    let set = |to: Numbers| call!(hipGraphMemcpyNodeSetParams1D(copy, to.ptr(), from.ptr(), SIZE, onto));
    let set_in =
        |to: Numbers| call!(hipGraphExecMemcpyNodeSetParams1D(executable, copy, to.ptr(), from.ptr(), SIZE, onto));
    assert_eq!([set(from), set_in(from)], [hipErrorInvalidValue; 2]);
    assert_eq!([set(to), set_in(to)], [hipSuccess; 2]);
}

#[test]
fn a_node_of_memory_that_is_refused_waits_for_nobody() {
    let _turn = turn();
    let (graph, stream, mut node) = (graph(), stream(), ptr::null_mut());
    let open = gate(stream);
    let nobody = ptr::without_provenance_mut(0x1230);
    let params = &mut memory_of(0);
    assert_eq!(call!(hipGraphAddMemAllocNode(&mut node, graph, &nobody, 1, params)), hipErrorInvalidValue);
    drop(open);
    good(call!(hipStreamSynchronize(stream)));
}

#[test]
fn a_graph_within_another_has_no_memory() {
    let _turn = turn();
    let ([outer, empty], stream, mut params) = ([graph(), graph()], stream(), memory_of(0));
    let ([mut node, mut of_memory], mut inner) = ([ptr::null_mut(); 2], ptr::null_mut());
    good(call!(hipGraphAddMemAllocNode(&mut of_memory, empty, ptr::null(), 0, &mut params)));
    good(call!(hipGraphAddChildGraphNode(&mut node, outer, ptr::null(), 0, graph())));
    good(call!(hipGraphChildGraphNodeGetGraph(node, &mut inner)));
    let new = &mut memory_of(0);
    assert_eq!(call!(hipGraphAddMemAllocNode(&mut node, inner, ptr::null(), 0, new)), hipErrorNotSupported);
    assert_eq!(call!(hipGraphAddMemFreeNode(&mut node, inner, ptr::null(), 0, params.dptr)), hipErrorNotSupported);
    good(call!(hipStreamBeginCaptureToGraph(stream, inner, ptr::null(), ptr::null(), 0, hipStreamCaptureModeGlobal)));
    let mut queued = ptr::null_mut();
    assert_eq!(call!(hipMallocAsync(&mut queued, SIZE, stream)), hipErrorNotSupported);
    good(end(stream).0);
    // Nor is memory freed twice by what is captured.
    begin(stream);
    good(call!(hipFreeAsync(params.dptr, stream)));
    assert_eq!(call!(hipFreeAsync(params.dptr, stream)), hipErrorInvalidValue);
    assert_eq!(nodes(captured(stream)).len(), 1);
}

#[test]
fn graphs_are_within_each_other_as_deep_as_any_stack_allows() {
    let _turn = turn();
    let (mut graph, stream, calls, mut node) = (graph(), stream(), counter(), ptr::null_mut());
    let host = hipHostNodeParams { r#fn: Some(count), userData: pointer(calls) };
    good(call!(hipGraphAddHostNode(&mut node, graph, ptr::null(), 0, &host)));
    let around = |graph| {
        let (outer, mut node) = (self::graph(), ptr::null_mut());
        (call!(hipGraphAddChildGraphNode(&mut node, outer, ptr::null(), 0, graph)), outer, node)
    };
    for _ in 1..64 {
        let (added, outer, _) = around(graph);
        good(added);
        good(call!(hipGraphDestroy(graph)));
        graph = outer;
    }
    assert_eq!(around(graph).0, hipErrorInvalidValue);
    // Nor do they grow inwards.
    let (_, outer, child) = around(self::graph());
    let mut inner = ptr::null_mut();
    good(call!(hipGraphChildGraphNodeGetGraph(child, &mut inner)));
    assert_eq!(call!(hipGraphAddChildGraphNode(&mut node, inner, ptr::null(), 0, graph)), hipErrorInvalidValue);
    good(call!(hipGraphDestroy(outer)));
    launch(instantiate(graph), stream);
    good(call!(hipGraphDestroy(graph)));
    assert_eq!(calls.load(Ordering::Relaxed), 1);
}

/// Waits and writes of values, as programs describe them.
fn operation(kind: hipStreamBatchMemOpType, at: *mut i32, value: u64, flags: c_uint) -> hipStreamBatchMemOpParams {
    let params = hipStreamMemOpValueParams {
        operation: kind,
        address: at.cast(),
        value64: value,
        flags,
        alias: ptr::null_mut(),
    };
    // SAFETY: plain data, of which zeros are one.
    let mut whole: hipStreamBatchMemOpParams = unsafe { std::mem::zeroed() };
    whole.waitValue = params;
    whole
}

/// The thread's context.
fn context() -> hipCtx_t {
    let mut context = ptr::null_mut();
    good(call!(hipCtxGetCurrent(&mut context)));
    if context.is_null() {
        good(call!(hipDevicePrimaryCtxRetain(&mut context, 0)));
    }
    context
}

fn batch(operations: &mut [hipStreamBatchMemOpParams]) -> hipBatchMemOpNodeParams {
    let count = operations.len() as c_uint;
    hipBatchMemOpNodeParams { ctx: context(), count, paramArray: operations.as_mut_ptr(), flags: 0 }
}

#[test]
fn nodes_wait_for_values_and_write_them() {
    let _turn = turn();
    let (numbers, graph, stream, mut node) = (Numbers::new(), graph(), stream(), ptr::null_mut());
    let word = |place: usize| numbers.0.wrapping_add(place);
    let write = |place, value| operation(hipStreamMemOpWriteValue32, word(place), value, 0);
    let wait = |place, value| operation(hipStreamMemOpWaitValue32, word(place), value, hipStreamWaitValueEq);
    let add = |node: &mut hipGraphNode_t, params: &hipBatchMemOpNodeParams| {
        call!(hipGraphAddBatchMemOpNode(node, graph, ptr::null(), 0, params))
    };
    let mut operations = [write(0, 7), wait(1, 3), write(2, 9)];
    let filled = Numbers::new();
    add_fill(graph, &[], filled, 4);
    good(add(&mut node, &batch(&mut operations)));
    let mut kind = 99;
    good(call!(hipGraphNodeGetType(node, &mut kind)));
    assert_eq!(kind, hipGraphNodeTypeBatchMemOp);

    // The node has its own array.
    let mut found = batch(&mut []);
    operations[0] = write(3, 1);
    good(call!(hipGraphBatchMemOpNodeGetParams(node, &mut found)));
    assert_eq!((found.ctx, found.count, found.flags), (context(), 3, 0));
    assert_ne!(found.paramArray, operations.as_mut_ptr());
    // SAFETY: the node's array, as long as the node has this work.
    let of_node = unsafe { std::slice::from_raw_parts(found.paramArray, 3) };
    for (one, (kind, at, value, flags)) in of_node.iter().zip([
        (hipStreamMemOpWriteValue32, word(0), 7, 0),
        (hipStreamMemOpWaitValue32, word(1), 3, hipStreamWaitValueEq),
        (hipStreamMemOpWriteValue32, word(2), 9, 0),
    ]) {
        // SAFETY: waits and writes have one layout.
        let one = unsafe { one.waitValue };
        assert_eq!((one.operation, one.address, one.value64, one.flags), (kind, at.cast(), value, flags));
    }

    // A launch does what comes before, and the first write, waits, and goes on.
    let executable = instantiate(graph);
    let value = |place| call!(word(place).read_volatile());
    numbers.set(0);
    good(call!(hipGraphLaunch(executable, stream)));
    while value(0) != 7 {
        std::thread::yield_now();
    }
    assert_eq!(call!(hipStreamQuery(stream)), hipErrorNotReady);
    assert_eq!(value(2), 0);
    filled.are(4);
    call!(word(1).write_volatile(3));
    good(call!(hipStreamSynchronize(stream)));
    assert_eq!(value(2), 9);

    // An executable graph takes other values and addresses, and no other operations.
    let exec = |params: &hipBatchMemOpNodeParams| call!(hipGraphExecBatchMemOpNodeSetParams(executable, node, params));
    good(exec(&batch(&mut [write(4, 5), wait(2, 9), write(5, 6)])));
    assert_eq!(exec(&batch(&mut [write(4, 5), write(2, 9), write(5, 6)])), hipErrorInvalidValue);
    assert_eq!(exec(&batch(&mut [write(4, 5)])), hipErrorInvalidValue);
    launch(executable, stream);
    assert_eq!((value(4), value(5)), (5, 6));
    good(call!(hipGraphBatchMemOpNodeSetParams(node, &mut batch(&mut [write(6, 8)]))));
    launch(instantiate(graph), stream);
    assert_eq!(value(6), 8);

    let none = hipBatchMemOpNodeParams { ctx: ptr::null_mut(), ..batch(&mut operations) };
    let flagged = hipBatchMemOpNodeParams { flags: 1, ..batch(&mut operations) };
    let barrier = operation(hipStreamMemOpBarrier, word(0), 0, 0);
    let nowhere = operation(hipStreamMemOpWriteValue32, ptr::without_provenance_mut(64), 0, 0);
    for refused in [none, flagged, batch(&mut []), batch(&mut [barrier]), batch(&mut [write(0, 1), nowhere])] {
        assert_eq!(add(&mut node, &refused), hipErrorInvalidValue);
    }
    let mut other = batch(&mut []);
    assert_eq!(
        call!(hipGraphBatchMemOpNodeGetParams(add_fill(graph, &[], numbers, 1), &mut other)),
        hipErrorInvalidValue
    );
    assert_eq!(nodes(graph).len(), 3);
}

#[test]
fn cudas_driver_has_nodes_of_values_by_one_call_too() {
    use anygpu::api::cuda::*;

    let _turn = turn();
    let (numbers, graph, mut node) = (Numbers::new(), graph(), ptr::null_mut());
    let mut write = [operation(hipStreamMemOpWriteValue32, numbers.0, 5, 0)];
    let mut params = any(CU_GRAPH_NODE_TYPE_BATCH_MEM_OP, &[word(context()), 1, word(write.as_mut_ptr()), 0]);
    good(call!(cuInit(0)));
    good(call!(cuGraphAddNode(&mut node, graph.cast(), ptr::null(), 0, params.as_mut_ptr().cast())));
    let mut kind = 99;
    good(call!(cuGraphNodeGetType(node, &mut kind)));
    assert_eq!(kind, CU_GRAPH_NODE_TYPE_BATCH_MEM_OP);
    // SAFETY: plain data, of which zeros are one.
    let mut found: CUDA_BATCH_MEM_OP_NODE_PARAMS = unsafe { std::mem::zeroed() };
    good(call!(cuGraphBatchMemOpNodeGetParams(node, &mut found)));
    assert_eq!((found.ctx, found.count), (context().cast(), 1));
    launch(instantiate(graph), stream());
    assert_eq!(call!(numbers.0.read_volatile()), 5);
    let mut barrier = operation(hipStreamMemOpBarrier, numbers.0, 0, 0);
    params[4] = word(&raw mut barrier);
    let refused = call!(cuGraphAddNode(&mut node, graph.cast(), ptr::null(), 0, params.as_mut_ptr().cast()));
    assert_eq!(refused, CUDA_ERROR_NOT_SUPPORTED);
    // HIP's structure for nodes of any type describes none of these.
    let mut of_hip = any(hipGraphNodeTypeBatchMemOp, &params[2..6]);
    let refused = call!(hipGraphAddNode(&mut ptr::null_mut(), graph, ptr::null(), 0, of_hip.as_mut_ptr().cast()));
    assert_eq!(refused, hipErrorInvalidValue);
}

/// A semaphore of a timeline, and the timeline.
fn timeline() -> (hipExternalSemaphore_t, c_int) {
    let (mut descriptor, mut semaphore) = (-1, ptr::null_mut());
    good(call!(anygpu::api::anygpu::anygpu_timeline_create(&mut descriptor, 0)) as c_uint);
    // SAFETY: plain data, of which zeros are one.
    let mut import: hipExternalSemaphoreHandleDesc = unsafe { std::mem::zeroed() };
    import.r#type = hipExternalSemaphoreHandleTypeTimelineSemaphoreFd;
    import.handle.fd = call!(libc::dup(descriptor));
    good(call!(hipImportExternalSemaphore(&mut semaphore, &import)));
    (semaphore, descriptor)
}

fn value_of(timeline: c_int) -> u64 {
    let mut value = 0;
    good(call!(anygpu::api::anygpu::anygpu_timeline_value(&mut value, timeline)) as c_uint);
    value
}

fn raise(timeline: c_int, value: u64) {
    good(call!(anygpu::api::anygpu::anygpu_timeline_signal(timeline, value)) as c_uint);
}

fn signals(values: &[u64]) -> Vec<hipExternalSemaphoreSignalParams> {
    // SAFETY: plain data, of which zeros are one.
    let zeros: hipExternalSemaphoreSignalParams = unsafe { std::mem::zeroed() };
    values
        .iter()
        .map(|value| {
            let mut one = zeros;
            one.params.fence.value = *value;
            one
        })
        .collect()
}

#[test]
fn nodes_signal_semaphores_and_wait_for_them() {
    let _turn = turn();
    let (graph, stream, mut nodes) = (graph(), stream(), [ptr::null_mut(); 2]);
    let ((here, back), there) = (timeline(), timeline());
    let mut semaphores = [here, there.0];
    let waiting = signals(&[2]);
    let waits = hipExternalSemaphoreWaitNodeParams {
        extSemArray: semaphores.as_mut_ptr(),
        paramsArray: waiting.as_ptr().cast(),
        numExtSems: 1,
    };
    good(call!(hipGraphAddExternalSemaphoresWaitNode(&mut nodes[0], graph, ptr::null(), 0, &waits)));
    let sent = signals(&[2, 4]);
    let sends = |parameters: &[hipExternalSemaphoreSignalParams], semaphores: &mut [hipExternalSemaphore_t]| {
        hipExternalSemaphoreSignalNodeParams {
            extSemArray: semaphores.as_mut_ptr(),
            paramsArray: parameters.as_ptr(),
            numExtSems: parameters.len() as c_uint,
        }
    };
    let params = sends(&sent, &mut semaphores);
    good(call!(hipGraphAddExternalSemaphoresSignalNode(&mut nodes[1], graph, &nodes[0], 1, &params)));
    for (node, expected) in
        nodes.into_iter().zip([hipGraphNodeTypeExtSemaphoreWait, hipGraphNodeTypeExtSemaphoreSignal])
    {
        assert_eq!(node_type(node), expected);
    }
    let mut found = sends(&[], &mut []);
    good(call!(hipGraphExternalSemaphoresSignalNodeGetParams(nodes[1], &mut found)));
    assert_eq!(found.numExtSems, 2);
    // SAFETY: the node's arrays, as long as the node has this work.
    let (handles, parameters) =
        unsafe { (std::slice::from_raw_parts(found.extSemArray, 2), std::slice::from_raw_parts(found.paramsArray, 2)) };
    assert_eq!(handles, semaphores);
    assert_eq!((parameters[0].params.fence.value, parameters[1].params.fence.value), (2, 4));
    assert_eq!(call!(hipGraphExternalSemaphoresSignalNodeGetParams(nodes[0], &mut found)), hipErrorInvalidValue);

    let executable = instantiate(graph);
    good(call!(hipGraphLaunch(executable, stream)));
    assert_eq!(call!(hipStreamQuery(stream)), hipErrorNotReady);
    assert_eq!(value_of(there.1), 0);
    raise(back, 2);
    good(call!(hipStreamSynchronize(stream)));
    assert_eq!((value_of(back), value_of(there.1)), (2, 4));

    // Another value, and no other number of semaphores.
    let later = signals(&[3, 6]);
    let exec = |params: &hipExternalSemaphoreSignalNodeParams| {
        call!(hipGraphExecExternalSemaphoresSignalNodeSetParams(executable, nodes[1], params))
    };
    good(exec(&sends(&later, &mut semaphores)));
    assert_eq!(exec(&sends(&later[..1], &mut semaphores)), hipErrorInvalidValue);
    launch(executable, stream);
    assert_eq!((value_of(back), value_of(there.1)), (3, 6));
    // A launch that would lower a value does nothing at all.
    raise(back, 9);
    assert_eq!(call!(hipGraphLaunch(executable, stream)), hipErrorInvalidValue);
    assert_eq!(value_of(there.1), 6);
    good(call!(hipGraphExternalSemaphoresSignalNodeSetParams(nodes[1], &sends(&signals(&[10]), &mut semaphores))));
    launch(instantiate(graph), stream);
    assert_eq!(value_of(back), 10);

    good(call!(hipDestroyExternalSemaphore(here)));
    assert_eq!(call!(hipGraphLaunch(executable, stream)), hipErrorInvalidValue);
    let refused = call!(hipGraphAddExternalSemaphoresSignalNode(&mut nodes[0], graph, ptr::null(), 0, &params));
    assert_eq!(refused, hipErrorInvalidValue);
    let empty = sends(&[], &mut semaphores);
    let refused = call!(hipGraphAddExternalSemaphoresSignalNode(&mut nodes[0], graph, ptr::null(), 0, &empty));
    assert_eq!(refused, hipErrorInvalidValue);
}

#[test]
fn values_and_semaphores_are_captured() {
    let _turn = turn();
    let (stream, numbers, (semaphore, timeline)) = (stream(), Numbers::new(), timeline());
    numbers.set(0);
    begin(stream);
    good(call!(hipStreamWriteValue32(stream, numbers.ptr(), 3, 0)));
    good(call!(hipStreamWaitValue32(stream, numbers.ptr(), 3, hipStreamWaitValueEq, u32::MAX)));
    let mut both = [
        operation(hipStreamMemOpWriteValue32, numbers.0.wrapping_add(1), 4, 0),
        operation(hipStreamMemOpWaitValue32, numbers.0.wrapping_add(1), 4, hipStreamWaitValueGte),
    ];
    good(call!(hipStreamBatchMemOp(stream, 2, both.as_mut_ptr(), 0)));
    let sent = signals(&[5]);
    good(call!(hipSignalExternalSemaphoresAsync(&semaphore, sent.as_ptr(), 1, stream)));
    good(call!(hipWaitExternalSemaphoresAsync(&semaphore, sent.as_ptr().cast(), 1, stream)));
    let graph = captured(stream);
    assert_eq!((value_of(timeline), call!(numbers.0.read_volatile())), (0, 0));
    let kinds: Vec<_> = nodes(graph).into_iter().map(node_type).collect();
    assert_eq!(kinds, [14, 14, 14, 8, 9]);
    launch(instantiate(graph), stream);
    assert_eq!(value_of(timeline), 5);
    assert_eq!(call!((numbers.0.read_volatile(), numbers.0.wrapping_add(1).read_volatile())), (3, 4));
    // A signal that is refused promises nothing.
    let (refused, sent) = (signals(&[9]), signals(&[6]));
    let nowhere = ptr::without_provenance_mut(0x1230);
    assert_ne!(call!(hipSignalExternalSemaphoresAsync(&semaphore, refused.as_ptr(), 1, nowhere)), hipSuccess);
    good(call!(hipSignalExternalSemaphoresAsync(&semaphore, sent.as_ptr(), 1, stream)));
    good(call!(hipStreamSynchronize(stream)));
    assert_eq!(value_of(timeline), 6);
    // A node has no mask.
    fails(hipErrorStreamCaptureUnsupported, |stream| {
        call!(hipStreamWaitValue32(stream, numbers.ptr(), 3, hipStreamWaitValueEq, 0xff))
    });
}

/// The newest node of a graph.
fn node_of(graph: hipGraph_t) -> hipGraphNode_t {
    *nodes(graph).last().expect("a node")
}

/// As an H200's driver answers, docs/evidence/results/2026-11-29-h200-graphs.txt.
#[test]
fn an_executable_leaves_nodes_out() {
    let _turn = turn();
    let (stream, from, to) = (stream(), Numbers::new(), Numbers::new());
    from.set(3);
    let graph = graph();
    let fill = add_fill(graph, &[], to, 7);
    let copy = add_copy(graph, &[fill], to, from);
    let mut empty = ptr::null_mut();
    good(call!(hipGraphAddEmptyNode(&mut empty, graph, ptr::null(), 0)));
    let (executable, mut is_enabled) = (instantiate(graph), 9);
    good(call!(hipGraphNodeGetEnabled(executable, copy, &mut is_enabled)));
    assert_eq!(is_enabled, 1);
    good(call!(hipGraphNodeSetEnabled(executable, copy, 0)));
    let other = call!(hipGraphNodeSetEnabled(executable, empty, 0));
    let refused = [
        other,
        call!(hipGraphNodeGetEnabled(executable, empty, &mut is_enabled)),
        call!(hipGraphNodeGetEnabled(executable, copy, ptr::null_mut())),
        call!(hipGraphNodeSetEnabled(ptr::null_mut(), copy, 0)),
        call!(hipGraphNodeSetEnabled(executable, ptr::null_mut(), 0)),
        call!(hipGraphNodeSetEnabled(executable, add_fill(self::graph(), &[], to, 1), 0)),
    ];
    assert_eq!(refused, [hipErrorInvalidValue; 6]);
    launch(executable, stream);
    good(call!(hipStreamSynchronize(stream)));
    to.are(7);
    // An update and other work leave it as it is.
    let (mut node, mut result) = (ptr::null_mut(), 9);
    good(call!(hipGraphExecUpdate(executable, graph, &mut node, &mut result)));
    good(call!(hipGraphNodeGetEnabled(executable, copy, &mut is_enabled)));
    assert_eq!(is_enabled, 0);
    good(call!(hipGraphNodeSetEnabled(executable, copy, 7)));
    good(call!(hipGraphNodeGetEnabled(executable, copy, &mut is_enabled)));
    assert_eq!(is_enabled, 1);
    // The graph is asked for the node.
    good(call!(hipGraphDestroyNode(copy)));
    let gone = [
        call!(hipGraphNodeGetEnabled(executable, copy, &mut is_enabled)),
        call!(hipGraphNodeSetEnabled(executable, copy, 0)),
    ];
    assert_eq!(gone, [hipErrorInvalidValue; 2]);
    launch(executable, stream);
    good(call!(hipStreamSynchronize(stream)));
    to.are(3);
}

#[test]
fn instantiation_tells_its_outcome() {
    let _turn = turn();
    let (graph, numbers) = (graph(), Numbers::new());
    let fill = add_fill(graph, &[], numbers, 1);
    let mut executable = ptr::null_mut();
    let with = |flags, executable: *mut hipGraphExec_t, graph| {
        let mut params = hipGraphInstantiateParams {
            errNode_out: ptr::without_provenance_mut(8),
            flags,
            result_out: 77,
            uploadStream: ptr::null_mut(),
        };
        let status = call!(hipGraphInstantiateWithParams(executable, graph, &mut params));
        (status, params.result_out, params.errNode_out)
    };
    assert_eq!(with(3, &mut executable, graph), (hipErrorInvalidValue, hipGraphInstantiateError, ptr::null_mut()));
    assert_eq!(with(2, &mut executable, graph), (0, hipGraphInstantiateSuccess, ptr::null_mut()));
    assert_eq!(with(1, &mut executable, graph), (0, hipGraphInstantiateSuccess, ptr::null_mut()));
    let mut flags = 99;
    good(call!(hipGraphExecGetFlags(executable, &mut flags)));
    assert_eq!(flags, 1);
    assert_eq!(call!(hipGraphExecGetFlags(executable, ptr::null_mut())), hipErrorInvalidValue);
    let device_launch = with(4, &mut executable, graph);
    assert_eq!(device_launch, (hipErrorInvalidValue, hipGraphInstantiateNodeOperationNotSupported, fill));
    assert_eq!(with(16, &mut executable, graph), (hipErrorInvalidValue, hipGraphInstantiateError, ptr::null_mut()));
    let circle = self::graph();
    let first = add_fill(circle, &[], numbers, 1);
    let second = add_fill(circle, &[first], numbers, 2);
    good(call!(hipGraphAddDependencies(circle, &second, &first, 1)));
    let (status, result, node) = with(0, &mut executable, circle);
    assert_eq!((status, result), (hipErrorInvalidValue, hipGraphInstantiateInvalidStructure));
    assert!([first, second].contains(&node));
}

/// Also by an H200: what is made of the graph keeps the object, and more references than a graph has are none.
#[test]
fn objects_last_as_long_as_graphs_refer_to_them() {
    let _turn = turn();
    let ended = counter();
    let mut object = ptr::null_mut();
    let create =
        |object, function, count, flags| call!(hipUserObjectCreate(object, pointer(ended), function, count, flags));
    let function: hipHostFn_t = Some(count);
    let refused = [
        create(&mut object, function, 0, 1),
        create(&mut object, function, 1, 0),
        create(&mut object, function, 1, 2),
        create(&mut object, None, 1, 1),
        create(ptr::null_mut(), function, 1, 1),
    ];
    assert_eq!(refused, [hipErrorInvalidValue; 5]);
    good(create(&mut object, function, 2, 1));
    good(call!(hipUserObjectRetain(object, 3)));
    let graph = graph();
    let refused = [
        call!(hipUserObjectRetain(object, 0)),
        call!(hipUserObjectRetain(ptr::null_mut(), 1)),
        call!(hipUserObjectRetain(object, 1 << 31)),
        call!(hipUserObjectRelease(object, 0)),
        call!(hipGraphRetainUserObject(graph, object, 1, 2)),
        call!(hipGraphRetainUserObject(graph, object, 0, 0)),
    ];
    assert_eq!(refused, [hipErrorInvalidValue; 6]);
    good(call!(hipGraphRetainUserObject(graph, object, 2, 0)));
    good(call!(hipGraphRetainUserObject(graph, object, 3, hipGraphUserObjectMove)));
    good(call!(hipGraphReleaseUserObject(graph, object, 9)));
    good(call!(hipGraphReleaseUserObject(graph, object, 1)));
    good(call!(hipUserObjectRelease(object, 2)));
    assert_eq!(ended.load(Ordering::SeqCst), 0);
    let executable = instantiate(graph);
    let (mut clone, mut node) = (ptr::null_mut(), ptr::null_mut());
    good(call!(hipGraphClone(&mut clone, graph)));
    let parent = self::graph();
    good(call!(hipGraphAddChildGraphNode(&mut node, parent, ptr::null(), 0, graph)));
    good(call!(hipGraphDestroy(graph)));
    good(call!(hipGraphExecDestroy(executable)));
    good(call!(hipGraphDestroy(clone)));
    assert_eq!(ended.load(Ordering::SeqCst), 0);
    good(call!(hipGraphDestroy(parent)));
    assert_eq!(ended.load(Ordering::SeqCst), 1);
    assert_eq!(call!(hipUserObjectRelease(object, 1)), hipErrorInvalidValue);
}

/// An executable that is destroyed ends its references behind its launches.
#[test]
fn a_launch_keeps_its_objects() {
    let _turn = turn();
    let (stream, ended, graph) = (stream(), counter(), graph());
    let mut object = ptr::null_mut();
    good(call!(hipUserObjectCreate(&mut object, pointer(ended), Some(count), 1, 1)));
    good(call!(hipGraphRetainUserObject(graph, object, 1, hipGraphUserObjectMove)));
    add_fill(graph, &[], Numbers::new(), 1);
    let executable = instantiate(graph);
    good(call!(hipGraphDestroy(graph)));
    let open = gate(stream);
    good(call!(hipGraphLaunch(executable, stream)));
    good(call!(hipGraphExecDestroy(executable)));
    assert_eq!(ended.load(Ordering::SeqCst), 0);
    drop(open);
    good(call!(hipStreamSynchronize(stream)));
    assert_eq!(ended.load(Ordering::SeqCst), 1);
}

/// As an H200's driver counts: from the first launch until a trim, whatever happens to the graph.
#[test]
fn graphs_memory_is_counted_until_it_is_trimmed() {
    let _turn = turn();
    let numbers = || {
        [0, 1, 2, 3].map(|attribute| {
            let mut value = 9_u64;
            good(call!(hipDeviceGetGraphMemAttribute(0, attribute, (&raw mut value).cast())));
            value
        })
    };
    good(call!(hipDeviceGraphMemTrim(0)));
    let mut zero = 0_u64;
    let reset = |attribute, value: *mut u64| call!(hipDeviceSetGraphMemAttribute(0, attribute, value.cast()));
    good(reset(hipGraphMemAttrUsedMemHigh, &mut zero));
    good(reset(hipGraphMemAttrReservedMemHigh, &mut zero));
    // Only what can be set is read.
    assert_eq!(reset(hipGraphMemAttrUsedMemCurrent, ptr::without_provenance_mut(8)), hipErrorInvalidValue);
    assert_eq!(reset(hipGraphMemAttrUsedMemHigh, ptr::null_mut()), hipErrorInvalidValue);
    assert_eq!(numbers(), [0; 4]);
    // SAFETY: all members may be 0.
    let mut params: hipMemAllocNodeParams = unsafe { std::mem::zeroed() };
    params.poolProps.allocType = hipMemAllocationTypePinned;
    params.poolProps.location = hipMemLocation { r#type: hipMemLocationTypeDevice, id: 0 };
    params.bytesize = 5 << 20;
    let (stream, graph, mut node) = (stream(), graph(), ptr::null_mut());
    good(call!(hipGraphAddMemAllocNode(&mut node, graph, ptr::null(), 0, &mut params)));
    let executable = instantiate(graph);
    assert_eq!(numbers(), [0; 4]);
    good(call!(hipGraphUpload(executable, stream)));
    assert_eq!(numbers(), [5 << 20; 4]);
    launch(executable, stream);
    good(call!(hipStreamSynchronize(stream)));
    good(call!(hipDeviceGraphMemTrim(0)));
    assert_eq!(numbers(), [5 << 20; 4]);
    good(call!(hipFree(params.dptr)));
    good(call!(hipGraphExecDestroy(executable)));
    good(call!(hipGraphDestroy(graph)));
    assert_eq!(numbers(), [5 << 20; 4]);
    let mut one = 1_u64;
    let refused = [
        reset(hipGraphMemAttrUsedMemCurrent, &mut zero),
        reset(hipGraphMemAttrUsedMemHigh, &mut one),
        reset(hipGraphMemAttrUsedMemHigh, ptr::null_mut()),
        // Of what cannot be set the value is not read.
        reset(hipGraphMemAttrReservedMemCurrent, ptr::without_provenance_mut(usize::MAX)),
        call!(hipDeviceGetGraphMemAttribute(0, 9, (&raw mut one).cast())),
        call!(hipDeviceGetGraphMemAttribute(0, 0, ptr::null_mut())),
    ];
    assert_eq!(refused, [hipErrorInvalidValue; 6]);
    assert_eq!(call!(hipDeviceGraphMemTrim(99)), hipErrorInvalidDevice);
    good(call!(hipDeviceGraphMemTrim(0)));
    assert_eq!(numbers(), [0, 5 << 20, 0, 5 << 20]);
    good(reset(hipGraphMemAttrUsedMemHigh, &mut zero));
    assert_eq!(numbers(), [0, 0, 0, 5 << 20]);
}

#[test]
fn launches_of_nodes_have_attributes() {
    let _turn = turn();
    let (graph, mut one, mut other) = (graph(), ptr::null_mut(), ptr::null_mut());
    let numbers = Numbers::new();
    let (mut address, mut value) = (numbers.ptr(), 1_i32);
    let mut list = [(&raw mut address).cast::<c_void>(), (&raw mut value).cast()];
    let params = launch_params(kernel(), &mut list);
    good(call!(hipGraphAddKernelNode(&mut one, graph, ptr::null(), 0, &params)));
    good(call!(hipGraphAddKernelNode(&mut other, graph, ptr::null(), 0, &params)));
    let mut value = hipLaunchAttributeValue { reserved: [!0; 8] };
    let mut get =
        |node, attribute| (call!(hipGraphKernelNodeGetAttribute(node, attribute, &mut value)), call!(value.priority));
    assert_eq!(get(one, hipLaunchAttributePriority), (hipSuccess, 0));
    // Of these only CUDA has some.
    for attribute in [0, 3, 4, 9, 10, 13, 14, 99] {
        assert_eq!(get(one, attribute).0, hipErrorInvalidValue, "{attribute}");
        let value = hipLaunchAttributeValue { reserved: [0; 8] };
        assert_eq!(call!(hipGraphKernelNodeSetAttribute(one, attribute, &value)), hipErrorInvalidValue, "{attribute}");
    }
    let urgent = hipLaunchAttributeValue { priority: -1 };
    good(call!(hipGraphKernelNodeSetAttribute(one, hipLaunchAttributePriority, &urgent)));
    assert_eq!(get(other, hipLaunchAttributePriority), (hipSuccess, 0));
    good(call!(hipGraphKernelNodeCopyAttributes(one, other)));
    assert_eq!(get(other, hipLaunchAttributePriority), (hipSuccess, -1));
    let fill = add_fill(graph, &[], numbers, 1);
    let refused = [
        get(fill, hipLaunchAttributePriority).0,
        call!(hipGraphKernelNodeCopyAttributes(one, fill)),
        call!(hipGraphKernelNodeGetAttribute(one, hipLaunchAttributePriority, ptr::null_mut())),
        call!(hipGraphKernelNodeSetAttribute(one, 99, &urgent)),
    ];
    assert_eq!(refused, [hipErrorInvalidValue; 4]);
    // AMD: base, hitProp and hitRatio, missProp, bytes. NVIDIA: base, bytes, hitRatio and hitProp, missProp.
    let (share, streaming, persisting) = (u64::from(0.5_f32.to_bits()), 1, 2);
    let window = |share: u64, misses, bytes| hipLaunchAttributeValue {
        reserved: [64, persisting | share << 32, misses, bytes, 0, 0, 0, 0],
    };
    let set = |value| call!(hipGraphKernelNodeSetAttribute(one, hipLaunchAttributeAccessPolicyWindow, &value));
    good(set(window(share, streaming, 0)));
    let mut told = hipLaunchAttributeValue { reserved: [!0; 8] };
    good(call!(hipGraphKernelNodeGetAttribute(one, hipLaunchAttributeAccessPolicyWindow, &mut told)));
    assert_eq!(call!(told.reserved), [64, persisting | share << 32, streaming, 0, 0, 0, 0, 0]);
    let mut told = cuda::CUlaunchAttributeValue { reserved: [!0; 8] };
    good(call!(cuda::cuGraphKernelNodeGetAttribute(one.cast(), hipLaunchAttributeAccessPolicyWindow, &mut told)));
    assert_eq!(call!(told.reserved), [64, 0, share | persisting << 32, streaming, 0, 0, 0, 0]);
    let refused = [
        set(window(share, streaming, 1)),
        set(window(u64::from((-0.5_f32).to_bits()), streaming, 0)),
        set(window(u64::from(1.5_f32.to_bits()), streaming, 0)),
        set(window(share, persisting, 0)),
    ];
    assert_eq!(refused, [hipErrorInvalidValue; 4]);
}
