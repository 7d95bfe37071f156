// SPDX-License-Identifier: MIT OR Apache-2.0
//! The back ends: each speaks one runtime and nothing else.

pub mod amd;
pub mod ascend;
pub mod host;
mod image;
pub mod intel;
pub mod nvidia;
pub mod observed;
mod source;

use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicUsize, Ordering};

use image::{Target, explain as explain_image, intel_image, target as image_target};
use source::{BUILT_IN, FUNCTIONS, HIP_NAMES, KERNEL_H, options as compiler_options};

use crate::gpu::{Arguments, Capture, Channel, Graph, HostCall, IpcHandle, Kind, Mismatch, Node, Result, UserObject};
use crate::share::handles::{self, GRAPHS, NO_OWNER, NODES, USER_OBJECTS};

/// The numbers of array formats that CUDA's driver and HIP share.
const ARRAY_FORMATS: [(u32, Channel); 8] = [
    (1, Channel::Unsigned(8)),
    (2, Channel::Unsigned(16)),
    (3, Channel::Unsigned(32)),
    (8, Channel::Signed(8)),
    (9, Channel::Signed(16)),
    (10, Channel::Signed(32)),
    (16, Channel::Float(16)),
    (32, Channel::Float(32)),
];

/// The number of an array format; InvalidValue for a number of bits that none has.
fn array_format(channel: Channel) -> Result<u32> {
    let format = ARRAY_FORMATS.iter().find(|(_, known)| *known == channel).map(|(format, _)| *format);
    format.ok_or_else(|| Kind::InvalidValue.because(format!("there are no arrays of {channel:?}")))
}

/// The channel of an array format; Unsupported for those that the hub does not have.
fn array_channel(format: u32) -> Result<Channel> {
    let channel = ARRAY_FORMATS.iter().find(|(known, _)| *known == format).map(|(_, channel)| *channel);
    channel.ok_or_else(|| Kind::Unsupported.because(format!("the array format {format:#x} is not known here")))
}

/// A back end's state of a device; InvalidDevice for an ordinal out of range.
fn device_state<T>(devices: &[T], device: i32) -> Result<&T> {
    usize::try_from(device).ok().and_then(|index| devices.get(index)).ok_or_else(|| {
        let last = devices.len() - 1;
        Kind::InvalidDevice.because(format!("there is no device {device}: ordinals go from 0 to {last}"))
    })
}

/// Makes a call with arguments as both vendors take them, `kernelParams` and `extra`, whose last entry is `end`.
fn with_arguments<T>(
    arguments: Arguments,
    end: usize,
    call: impl FnOnce(*mut *mut c_void, *mut *mut c_void) -> T,
) -> T {
    // BUFFER_POINTER and BUFFER_SIZE of both vendors.
    let [of_buffer, of_size, end] = [1, 2, end].map(ptr::without_provenance_mut);
    match arguments {
        Arguments::Packed { buffer, mut size } => {
            let mut extra = [of_buffer, buffer.as_ptr(), of_size, (&raw mut size).cast(), end];
            call(ptr::null_mut(), extra.as_mut_ptr())
        }
        Arguments::None | Arguments::Addresses(_) => call(arguments.addresses(), ptr::null_mut()),
    }
}

/// The addresses of the arguments of a cooperative launch, which no vendor takes in one buffer.
fn cooperative_arguments(arguments: Arguments) -> Result<*mut *mut c_void> {
    if let Arguments::Packed { .. } = arguments {
        return Err(Kind::Unsupported.because("the arguments of a cooperative launch come by their addresses alone"));
    }
    Ok(arguments.addresses())
}

/// The reason in the number of both vendors for an update of an executable graph that failed.
fn graph_mismatch(number: u32) -> Mismatch {
    match number {
        2 => Mismatch::Topology,
        3 => Mismatch::NodeType,
        4 | 7 => Mismatch::Function,
        6 => Mismatch::Unsupported,
        _ => Mismatch::Parameters,
    }
}

/// Notes a graph that a vendor has given, and returns it. That of a node ends with the graph that this is in.
fn note_graph(graph: usize, owner: usize) -> usize {
    GRAPHS.created(graph, owner);
    graph
}

/// Notes a node that a vendor has given.
fn note_node(node: usize, graph: usize) -> Node {
    NODES.created(node, graph);
    Node(node)
}

/// The graph of a node.
fn graph_of(node: usize) -> usize {
    NODES.owner(node).unwrap_or(NO_OWNER)
}

/// The graph that a node is in, as far as this process has been told.
fn containing_graph(node: usize) -> Result<Graph> {
    match graph_of(node) {
        NO_OWNER => Err(Kind::Unsupported.because("the runtime tells no node's graph, and this one came without it")),
        graph => Ok(Graph(graph)),
    }
}

/// Refuses a node whose graphs a condition chooses.
fn no_conditions<T>() -> Result<T> {
    Err(Kind::Unsupported.because("nodes with conditions are the host back end's, and NVIDIA's own by its own calls"))
}

/// Notes the graph that a capture makes, and the nodes that its next one comes after.
fn note_capture(capture: Capture) -> Capture {
    if capture.graph.0 != 0 && GRAPHS.owner(capture.graph.0).is_none() {
        note_graph(capture.graph.0, NO_OWNER);
    }
    if capture.nodes.is_null() {
        return capture;
    }
    // SAFETY: the vendor has just given this many, which are valid until the stream's next call.
    let nodes = unsafe { std::slice::from_raw_parts(capture.nodes.as_ptr().cast::<usize>(), capture.count) };
    nodes.iter().for_each(|node| _ = note_node(*node, capture.graph.0));
    capture
}

/// Calls `destroy` for a graph, with which its nodes end. InvalidValue for that of a node, which ends with the node.
fn destroy_graph(graph: usize, destroy: impl FnOnce() -> Result<()>) -> Result<()> {
    if GRAPHS.owner(graph).is_some_and(|owner| owner != NO_OWNER) {
        return Err(Kind::InvalidValue.because("the graph is a node's, and ends with it"));
    }
    handles::destroy_with_parts(&GRAPHS, graph, destroy)
}

/// The end of an object that graphs refer to.
struct UserObjectEnd {
    /// The program's.
    call: HostCall,
    /// 0 until the vendor has made it.
    object: AtomicUsize,
}

/// Notes that the vendor has released the last reference to an object, and tells the program.
///
/// # Safety
/// `end` comes from [`create_user_object`], once.
unsafe extern "C" fn end_user_object(end: *mut c_void) {
    // SAFETY: as promised by the caller.
    let end = unsafe { Box::from_raw(end.cast::<UserObjectEnd>()) };
    let object = end.object.load(Ordering::Acquire);
    _ = USER_OBJECTS.destroy(object, || Ok(()));
    // SAFETY: the program gave the function to be called with this argument.
    unsafe { (end.call.function)(end.call.data.0) };
}

/// Calls `create` for an object that ends with a call of the program's.
fn create_user_object(
    call: HostCall,
    create: impl FnOnce(*mut usize, *mut c_void, unsafe extern "C" fn(*mut c_void)) -> Result<()>,
) -> Result<UserObject> {
    let end = Box::into_raw(Box::new(UserObjectEnd { call, object: AtomicUsize::new(0) }));
    let mut object = 0;
    let outcome = create(&mut object, end.cast(), end_user_object);
    match outcome {
        // SAFETY: the program has the first reference from the return on, so that the object cannot have ended.
        Ok(()) => unsafe { (*end).object.store(object, Ordering::Release) },
        // SAFETY: there is no object that could use it.
        Err(_) => drop(unsafe { Box::from_raw(end) }),
    }
    outcome?;
    USER_OBJECTS.created(object, NO_OWNER);
    Ok(UserObject(object))
}

/// Calls `destroy` for a node.
fn destroy_node(node: usize, destroy: impl FnOnce() -> Result<()>) -> Result<()> {
    NODES.destroy(node, destroy)
}

/// Lists nodes of a graph: asks for their number, and for them.
fn list_nodes(graph: usize, ask: impl Fn(*mut usize, &mut usize) -> Result<()>) -> Result<Vec<Node>> {
    let mut count = 0;
    ask(ptr::null_mut(), &mut count)?;
    let mut found = vec![0; count];
    if count > 0 {
        ask(found.as_mut_ptr(), &mut count)?;
    }
    Ok(found.into_iter().map(|node| note_node(node, graph)).collect())
}

/// Lists edges as [`list_nodes`] lists nodes.
fn list_edges(
    graph: usize,
    ask: impl Fn(*mut usize, *mut usize, &mut usize) -> Result<()>,
) -> Result<Vec<(Node, Node)>> {
    let mut count = 0;
    ask(ptr::null_mut(), ptr::null_mut(), &mut count)?;
    let (mut from, mut to) = (vec![0; count], vec![0; count]);
    if count > 0 {
        ask(from.as_mut_ptr(), to.as_mut_ptr(), &mut count)?;
    }
    let noted = |nodes: Vec<usize>| nodes.into_iter().map(move |node| note_node(node, graph));
    Ok(noted(from).zip(noted(to)).collect())
}

/// A function for a description of a call that is still to be read.
unsafe extern "C" fn no_function(_data: *mut c_void) {}

/// The error for a node whose work is not set.
fn not_set<T>() -> Result<T> {
    Err(Kind::InvalidValue.because("such a node has no work that is set"))
}

/// Refuses the host back end's IPC handles, before a vendor sees them.
fn refuse_host_handle(handle: &IpcHandle) -> Result<()> {
    /// Of every version.
    const HOST_MAGIC: &[u8] = b"anygpuH";
    if handle.starts_with(HOST_MAGIC) {
        return Err(Kind::HandleRefused.because("the handle was made by a process that uses the host back end"));
    }
    Ok(())
}
