// SPDX-License-Identifier: MIT OR Apache-2.0
//! Captures of streams into graphs, which the dialects share; the numbers are the same in all, too.

use std::ffi::c_uint;
use std::ptr;

use super::graph::nodes;
use crate::border::arguments::{invalid, out, read, write_optional};
use crate::gpu::{
    Capture, CaptureMode, CaptureRefusal, Event, Gpu, Graph, JudgeRecapture, Kind, Node, Order, Result, Stream,
};

/// The mode of a number; InvalidValue for another.
fn mode(number: c_uint) -> Result<CaptureMode> {
    match CaptureMode::from_number(number) {
        Some(mode) => Ok(mode),
        None => invalid(format!("the mode is {number}: there is no such mode")),
    }
}

/// Tells whether a stream's work is done, where captures do not forbid to ask.
pub(super) fn query_stream(gpu: &dyn Gpu, stream: Stream) -> Result<()> {
    gpu.check_stream_wait(stream)?;
    gpu.query_stream(stream)
}

/// Waits for a stream, where captures do not forbid it.
pub(super) fn synchronize_stream(gpu: &dyn Gpu, stream: Stream) -> Result<()> {
    gpu.check_stream_wait(stream)?;
    gpu.synchronize_stream(stream)
}

/// Tells whether an event's latest record is done, where captures do not forbid to ask.
pub(super) fn query_event(gpu: &dyn Gpu, event: Event) -> Result<()> {
    gpu.check_event_wait(event)?;
    gpu.query_event(event)
}

/// Waits for an event's latest record, where captures do not forbid it.
pub(super) fn synchronize_event(gpu: &dyn Gpu, event: Event) -> Result<()> {
    gpu.check_event_wait(event)?;
    gpu.synchronize_event(event)
}

/// Refuses a call that captured streams do not take; the capture goes on.
pub(super) fn refuse_captured(gpu: &dyn Gpu, stream: Stream) -> Result<()> {
    let refuse =
        |refusal| Err(Kind::Capture(refusal).because("a stream that is being captured takes no batch of copies"));
    match gpu.capture(stream)? {
        None => Ok(()),
        Some(capture) if capture.is_valid => refuse(CaptureRefusal::Unsupported),
        Some(_) => refuse(CaptureRefusal::Invalidated),
    }
}

/// Refuses a copy for peers that a captured stream is to make, and fails the capture.
///
/// NVIDIA's driver 580.159.04, in every mode and also within one device (docs/evidence/results/2026-11-29-h200x2-order.txt).
pub(super) fn refuse_between(gpu: &dyn Gpu, order: Order) -> Result<()> {
    let stream = order.stream();
    if order.is_now() || gpu.capture(stream)?.is_none() {
        return Ok(());
    }
    _ = gpu.query_stream(stream);
    let why = "a stream that is being captured takes no copy for peers";
    Err(Kind::Capture(CaptureRefusal::Unsupported).because(why))
}

/// Refuses a stream that does not exist. One whose capture has failed does, though its device is not told then.
fn check(gpu: &dyn Gpu, stream: Stream) -> Result<()> {
    match gpu.stream_device(stream) {
        Err(error) if matches!(error.kind(), Kind::Capture(_)) => Ok(()),
        outcome => outcome.map(drop),
    }
}

/// Begins to capture a stream.
pub(super) fn begin(gpu: &dyn Gpu, stream: Stream, number: c_uint) -> Result<()> {
    let mode = mode(number)?;
    check(gpu, stream)?;
    gpu.begin_capture(stream, mode, None)
}

/// Begins to capture a stream into a graph, behind some of its nodes.
///
/// # Safety
/// `dependencies` is NULL or valid for reading `count` handles.
pub(super) unsafe fn begin_to_graph<T>(
    gpu: &dyn Gpu,
    stream: Stream,
    graph: Graph,
    (dependencies, count): (*const *mut T, usize),
    number: c_uint,
) -> Result<()> {
    let mode = mode(number)?;
    // SAFETY: as promised by the caller.
    let after: Vec<Node> = unsafe { nodes(dependencies, count) }?;
    check(gpu, stream)?;
    gpu.begin_capture(stream, mode, Some((graph, &after)))
}

/// Begins to capture a stream into a graph of an earlier capture.
pub(super) fn begin_again(
    gpu: &dyn Gpu,
    stream: Stream,
    graph: Graph,
    judge: Option<JudgeRecapture>,
    number: c_uint,
) -> Result<()> {
    let mode = mode(number)?;
    check(gpu, stream)?;
    gpu.begin_recapture(stream, mode, graph, judge)
}

/// Ends the capture of a stream. A capture that fails ends as well, and the graph is NULL.
///
/// # Safety
/// `graph` is NULL or valid for writing.
pub(super) unsafe fn end<T>(gpu: &dyn Gpu, stream: Stream, graph: *mut *mut T) -> Result<()> {
    check(gpu, stream)?;
    let ended = gpu.end_capture(stream);
    // SAFETY: as promised by the caller.
    unsafe { write_optional(graph, ended.as_ref().map_or(ptr::null_mut(), |graph| graph.as_ptr())) };
    ended.map(drop)
}

fn status_of(capture: Option<&Capture>) -> c_uint {
    const NONE: c_uint = 0;
    const ACTIVE: c_uint = 1;
    const INVALIDATED: c_uint = 2;
    match capture {
        None => NONE,
        Some(Capture { is_valid: true, .. }) => ACTIVE,
        Some(_) => INVALIDATED,
    }
}

/// Writes whether a stream is being captured, and returns the capture while it is one that has not failed.
///
/// # Safety
/// `status` is NULL or valid for writing.
pub(super) unsafe fn status(gpu: &dyn Gpu, stream: Stream, status: *mut c_uint) -> Result<Option<Capture>> {
    // SAFETY: as promised by the caller.
    let status = unsafe { out(status) }?;
    check(gpu, stream)?;
    gpu.check_question(stream)?;
    let capture = gpu.capture(stream)?;
    status.write(status_of(capture.as_ref()));
    Ok(capture.filter(|capture| capture.is_valid))
}

/// The outputs of a question about a capture; each may be NULL.
pub(super) struct Info<G, N> {
    pub id: *mut u64,
    pub graph: *mut *mut G,
    pub nodes: *mut *const *mut N,
    pub count: *mut usize,
}

/// Writes whether a stream is being captured, and of what is captured what is asked for.
///
/// # Safety
/// Each output is NULL or valid for writing.
pub(super) unsafe fn info<G, N>(gpu: &dyn Gpu, stream: Stream, outcome: *mut c_uint, info: Info<G, N>) -> Result<()> {
    // SAFETY: as promised by the caller.
    unsafe { info_and_edges(gpu, stream, outcome, info, ptr::null_mut::<*const ()>()) }
}

/// Does so also of the edges' data, of which there is none here.
///
/// # Safety
/// Each output is NULL or valid for writing.
pub(super) unsafe fn info_and_edges<G, N, E>(
    gpu: &dyn Gpu,
    stream: Stream,
    outcome: *mut c_uint,
    info: Info<G, N>,
    edges: *mut *const E,
) -> Result<()> {
    // SAFETY: as promised by the caller, for all.
    unsafe {
        if let Some(capture) = status(gpu, stream, outcome)? {
            write_optional(info.id, capture.id);
            write_optional(info.graph, capture.graph.as_ptr());
            write_optional(info.nodes, capture.nodes.as_ptr().cast_const().cast());
            write_optional(info.count, capture.count);
            write_optional(edges, ptr::null());
        }
    }
    Ok(())
}

/// Changes the nodes that a captured stream's next one comes after.
///
/// # Safety
/// `dependencies` is NULL or valid for reading `count` handles.
pub(super) unsafe fn update<T>(
    gpu: &dyn Gpu,
    stream: Stream,
    (dependencies, count): (*const *mut T, usize),
    flags: c_uint,
) -> Result<()> {
    const REPLACE: c_uint = 1;
    if flags > REPLACE {
        return invalid(format!("flags is {flags}: it must add or set dependencies"));
    }
    // SAFETY: as promised by the caller.
    let nodes: Vec<Node> = unsafe { nodes(dependencies, count) }?;
    check(gpu, stream)?;
    gpu.update_capture(stream, &nodes, flags == REPLACE)
}

/// Exchanges the thread's capture mode for the one that a C pointer points to.
///
/// InvalidValue for NULL and for other modes.
///
/// # Safety
/// `mode` is NULL or valid for reading and writing.
pub(super) unsafe fn exchange_capture_mode(gpu: &dyn Gpu, mode: *mut c_uint) -> Result<()> {
    const RELAXED: c_uint = 2;
    // SAFETY: as promised by the caller.
    let (wanted, before) = unsafe { (read(mode)?, out(mode)?) };
    if wanted > RELAXED {
        return invalid(format!("the mode is {wanted}: there is no such mode"));
    }
    before.finish(gpu.exchange_capture_mode(wanted)?)
}

#[cfg(test)]
mod tests {
    use crate::api::{cuda, cudart, hip};
    use crate::gpu::{CaptureRefusal, Kind};

    #[test]
    fn refusals_have_the_dialects_numbers() {
        let refusals = [
            CaptureRefusal::Unsupported,
            CaptureRefusal::Invalidated,
            CaptureRefusal::Merge,
            CaptureRefusal::Unmatched,
            CaptureRefusal::Unjoined,
            CaptureRefusal::Isolation,
            CaptureRefusal::Implicit,
            CaptureRefusal::CapturedEvent,
            CaptureRefusal::WrongThread,
        ];
        for (number, refusal) in (900..).zip(refusals) {
            let kind = Kind::Capture(refusal);
            assert_eq!([hip::status(kind), cuda::status(kind), cudart::status(kind)], [number; 3]);
        }
    }
}
