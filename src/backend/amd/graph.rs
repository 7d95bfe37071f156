// SPDX-License-Identifier: MIT OR Apache-2.0
//! Graphs. All are HIP's own, as are captures. Nodes of semaphores are not supported: this library emulates those.

use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};

use super::calls::{AllocationParams, BatchParams, HostParams, KernelParams, Memcpy3D, MemsetParams};
use super::{Amd, call, convert, optional};
use crate::backend::{
    containing_graph, create_user_object, destroy_graph, destroy_node, graph_mismatch, graph_of, list_edges,
    list_nodes, no_conditions, no_function, not_set, note_capture, note_graph, note_node, with_arguments,
};
use crate::gpu::{
    Address, Arguments, Array, Arrays, Capture, CaptureMode, CaptureRefusal, Context, CopySide, Event, Executable,
    Fill, Graph, GraphMemory, Graphs, HandleTypes, HostCall, InstantiateFlags, Kernel, Kind, Launch, LaunchValue, List,
    Mismatch, Node, NodeAccess, NodeCopy, NodeWork, Place, PoolMemory, PoolProperties, Result, Shape, Side, Stream,
    UserData, UserObject, ValueOperation, amds_launch_value, launch_value_of_amds,
};
use crate::share::handles::{EXECUTABLES, NO_OWNER};

/// HIP's number of the type of nodes of waits and writes.
const BATCH: u32 = 14;

/// True once a stream was captured. Relaxed: whoever uses a captured stream has heard of that from who captures it.
static IN_USE: AtomicBool = AtomicBool::new(false);

fn nodes(nodes: &[Node]) -> Result<Vec<usize>> {
    nodes.iter().map(|node| convert::node(node.0)).collect()
}

/// Makes a call with a launch as HIP describes one.
fn with_kernel_params(kernel: Kernel, launch: &Launch, call: impl FnOnce(&KernelParams) -> Result<()>) -> Result<()> {
    let (function, Launch { grid, block, shared, arguments, .. }) = (convert::kernel(kernel)?, *launch);
    with_arguments(arguments, convert::LAUNCH_END, |parameters, extra| {
        call(&KernelParams { block, extra, function, grid, parameters, shared })
    })
}

fn memset_params(fill: &Fill) -> MemsetParams {
    let Fill { to, shape, value, unit } = *fill;
    let (width, height) = (shape.width / unit, shape.height);
    MemsetParams { address: to.address.0, element_size: unit as u32, height, pitch: to.row, value, width }
}

fn host_params(call: &HostCall) -> HostParams {
    HostParams { function: call.function, data: call.data.0 }
}

fn semaphores<T>() -> Result<T> {
    Err(Kind::Unsupported.because("semaphores of AMD's GPUs are signalled and waited for by streams alone"))
}

/// The places of the source and the destination, by the number of a direction.
fn places(kind: u32) -> (Place, Place) {
    let known = [Place::Host, Place::Device];
    let direction = |(to, from): (Place, Place)| convert::direction(to, from) == kind;
    let pairs = known.into_iter().flat_map(|to| known.map(|from| (to, from)));
    pairs.into_iter().find(|pair| direction(*pair)).unwrap_or((Place::Any, Place::Any))
}

impl Amd {
    /// Refuses work that HIP would do once where a captured stream does it at each launch.
    pub(super) fn refuse_captured(&self, stream: Stream) -> Result<()> {
        if IN_USE.load(Ordering::Relaxed) && self.capture(stream)?.is_some() {
            return Err(Kind::Capture(CaptureRefusal::Unsupported).because("a captured stream cannot do this"));
        }
        Ok(())
    }

    fn allocation_params(&self, device: i32, bytes: usize, accesses: &List<NodeAccess>) -> Result<AllocationParams> {
        let memory = PoolMemory::of_device(device);
        let pool = PoolProperties { memory, handle_types: HandleTypes::empty(), max_size: 0, usage: 0 };
        let pool = convert::pool_properties(&pool, self.version)?;
        Ok(AllocationParams {
            pool,
            accesses: accesses.first().as_ptr().cast(),
            access_count: accesses.count(),
            bytes,
            address: 0,
        })
    }

    /// The capture of a stream, as HIP tells it.
    fn capture_of(&self, stream: usize) -> Result<Option<Capture>> {
        const ACTIVE: u32 = 1;
        let (mut status, mut id, mut graph) = (0, 0, 0);
        let (mut found, mut count) = (ptr::null(), 0);
        optional!(self, hipStreamGetCaptureInfo_v2(stream, &mut status, &mut id, &mut graph, &mut found, &mut count))?;
        let capture = Capture { is_valid: status == ACTIVE, id, graph: Graph(graph), nodes: found.into(), count };
        Ok((status != 0).then(|| note_capture(capture)))
    }

    /// Returns true for a stream that is captured, be it by a HIP program's own calls.
    fn is_captured(&self, stream: Stream) -> Result<bool> {
        match self.capture_of(convert::stream(stream)?) {
            Err(error) if error.kind() == Kind::Unsupported => Ok(false),
            capture => Ok(capture?.is_some()),
        }
    }

    /// Waits and writes in HIP's own context of the current device, which HIP demands and does not use.
    fn batch_params(&self, operations: &List<ValueOperation>) -> Result<BatchParams> {
        let (mut context, count) = (0, operations.count() as u32);
        optional!(self, hipCtxGetCurrent(&mut context))?;
        Ok(BatchParams { context, count, operations: operations.first().0, flags: 0 })
    }

    fn read_kernel(&self, node: usize) -> Result<NodeWork> {
        let (extra, parameters) = (ptr::null_mut(), ptr::null_mut());
        let mut params = KernelParams { block: [0; 3], extra, function: 0, grid: [0; 3], parameters, shared: 0 };
        optional!(self, hipGraphKernelNodeGetParams(node, &mut params))?;
        let KernelParams { block, function, grid, parameters, shared, .. } = params;
        let arguments = Arguments::from(parameters);
        Ok(NodeWork::Launch(Kernel(function), Launch { grid, block, shared, stream: Stream::NULL, arguments }))
    }

    fn read_copy(&self, node: usize) -> Result<NodeWork> {
        let mut copy = Memcpy3D::default();
        optional!(self, hipGraphMemcpyNodeGetParams(node, &mut copy))?;
        let (to_place, from_place) = places(copy.kind);
        let size = |array: usize| if array == 0 { Ok(1) } else { self.element_size(Array(array)) };
        let (to_size, from_size) = (size(copy.destination_array)?, size(copy.source_array)?);
        let side = |array: usize, [x, y, z]: [usize; 3], memory: super::calls::Pitched, size, place| CopySide {
            array: (array != 0).then_some(Array(array)),
            base: Address(memory.address),
            start: [x * size, y, z],
            pitch: memory.pitch,
            width: memory.width,
            height: memory.height,
            place,
        };
        let to = side(copy.destination_array, copy.destination_start, copy.destination, to_size, to_place);
        let from = side(copy.source_array, copy.source_start, copy.source, from_size, from_place);
        let [width, height, depth] = copy.extent;
        let shape = Shape { width: width * to_size.max(from_size), height, depth };
        Ok(NodeWork::Copy(NodeCopy { to, from, shape }))
    }

    fn read_fill(&self, node: usize) -> Result<NodeWork> {
        let mut fill = MemsetParams::default();
        optional!(self, hipGraphMemsetNodeGetParams(node, &mut fill))?;
        let unit = fill.element_size as usize;
        let to = Side { address: Address(fill.address), row: fill.pitch, slice: 0, place: Place::Device };
        let shape = Shape { width: fill.width * unit, height: fill.height, depth: 1 };
        Ok(NodeWork::Fill(Fill { to, shape, value: fill.value, unit }))
    }

    fn read_call(&self, node: usize) -> Result<NodeWork> {
        let mut call = HostParams { function: no_function, data: ptr::null_mut() };
        optional!(self, hipGraphHostNodeGetParams(node, &mut call))?;
        Ok(NodeWork::Call(HostCall { function: call.function, data: UserData(call.data) }))
    }

    fn read_allocation(&self, node: usize) -> Result<NodeWork> {
        let mut params = self.allocation_params(0, 0, &List::default())?;
        optional!(self, hipGraphMemAllocNodeGetParams(node, &mut params))?;
        let AllocationParams { pool, accesses, access_count, bytes: size, address } = params;
        // In a node of a captured stream HIP leaves an address on the stack of hipMallocAsync.
        let accesses = Address::from(accesses);
        let is_kept = self.node_lists.contains(accesses);
        let accesses = if is_kept { List::of_driver(accesses, access_count) } else { List::default() };
        Ok(NodeWork::Allocate { device: pool.location.id, size, address: Address(address), accesses })
    }

    fn read_batch(&self, node: usize) -> Result<NodeWork> {
        let mut params = BatchParams::default();
        optional!(self, hipGraphBatchMemOpNodeGetParams(node, &mut params))?;
        let operations = List::of_driver(Address(params.operations), params.count as usize);
        Ok(NodeWork::Values { context: Context(0), operations })
    }
}

impl Graphs for Amd {
    fn create_graph(&self) -> Result<Graph> {
        let mut graph = 0;
        optional!(self, hipGraphCreate(&mut graph, 0))?;
        Ok(Graph(note_graph(graph, NO_OWNER)))
    }

    fn destroy_graph(&self, graph: Graph) -> Result<()> {
        let graph = convert::graph(graph.0)?;
        destroy_graph(graph, || optional!(self, hipGraphDestroy(graph)))?;
        self.node_lists.destroyed(graph);
        Ok(())
    }

    fn clone_graph(&self, graph: Graph) -> Result<Graph> {
        let (graph, mut clone) = (convert::graph(graph.0)?, 0);
        optional!(self, hipGraphClone(&mut clone, graph))?;
        self.node_lists.copied(clone);
        Ok(Graph(note_graph(clone, NO_OWNER)))
    }

    fn find_in_clone(&self, node: Node, clone: Graph) -> Result<Node> {
        let (node, clone, mut found) = (convert::node(node.0)?, convert::graph(clone.0)?, 0);
        optional!(self, hipGraphNodeFindInClone(&mut found, node, clone))?;
        Ok(note_node(found, clone))
    }

    fn add_node(&self, graph: Graph, after: &[Node], work: &NodeWork) -> Result<Node> {
        let (graph, after, mut node) = (convert::graph(graph.0)?, nodes(after)?, 0);
        let (first, count) = (after.as_ptr(), after.len());
        match work {
            NodeWork::Empty => optional!(self, hipGraphAddEmptyNode(&mut node, graph, first, count)),
            NodeWork::Launch(kernel, launch) => with_kernel_params(*kernel, launch, |params| {
                optional!(self, hipGraphAddKernelNode(&mut node, graph, first, count, params))
            }),
            NodeWork::Copy(copy) => {
                let params = self.copy_params(&copy.transfer()?)?;
                optional!(self, hipGraphAddMemcpyNode(&mut node, graph, first, count, &params))
            }
            NodeWork::Fill(fill) => {
                let params = memset_params(fill);
                optional!(self, hipGraphAddMemsetNode(&mut node, graph, first, count, &params))
            }
            NodeWork::Call(call) => {
                let params = host_params(call);
                optional!(self, hipGraphAddHostNode(&mut node, graph, first, count, &params))
            }
            NodeWork::Record(event) => {
                let event = convert::event(*event)?;
                optional!(self, hipGraphAddEventRecordNode(&mut node, graph, first, count, event))
            }
            NodeWork::Wait(event) => {
                let event = convert::event(*event)?;
                optional!(self, hipGraphAddEventWaitNode(&mut node, graph, first, count, event))
            }
            NodeWork::Child(child) => {
                let child = convert::graph(child.0)?;
                optional!(self, hipGraphAddChildGraphNode(&mut node, graph, first, count, child))
            }
            NodeWork::Values { operations, .. } => {
                let params = self.batch_params(operations)?;
                optional!(self, hipGraphAddBatchMemOpNode(&mut node, graph, first, count, &params))
            }
            NodeWork::Allocate { device, size, accesses, .. } => {
                let mut params = self.allocation_params(*device, *size, accesses)?;
                optional!(self, hipGraphAddMemAllocNode(&mut node, graph, first, count, &mut params))
            }
            NodeWork::Conditional(_) => no_conditions(),
            NodeWork::Free(address) => {
                optional!(self, hipGraphAddMemFreeNode(&mut node, graph, first, count, address.0))
            }
            NodeWork::Signal(_) | NodeWork::WaitSemaphores(_) => semaphores(),
        }?;
        self.node_lists.added(graph, node, work);
        Ok(note_node(node, graph))
    }

    fn destroy_node(&self, node: Node) -> Result<()> {
        let node = convert::node(node.0)?;
        destroy_node(node, || optional!(self, hipGraphDestroyNode(node)))?;
        self.node_lists.destroyed_node(node);
        Ok(())
    }

    fn node_work(&self, node: Node) -> Result<NodeWork> {
        let (node, mut kind, mut event, mut found) = (convert::node(node.0)?, 0, 0, 0);
        optional!(self, hipGraphNodeGetType(node, &mut kind))?;
        match kind {
            0 => self.read_kernel(node),
            1 => self.read_copy(node),
            2 => self.read_fill(node),
            3 => self.read_call(node),
            4 => optional!(self, hipGraphChildGraphNodeGetGraph(node, &mut found))
                .map(|()| NodeWork::Child(Graph(note_graph(found, graph_of(node))))),
            5 => Ok(NodeWork::Empty),
            6 => {
                optional!(self, hipGraphEventWaitNodeGetEvent(node, &mut event)).map(|()| NodeWork::Wait(Event(event)))
            }
            7 => optional!(self, hipGraphEventRecordNodeGetEvent(node, &mut event))
                .map(|()| NodeWork::Record(Event(event))),
            10 => self.read_allocation(node),
            11 => {
                optional!(self, hipGraphMemFreeNodeGetParams(node, &mut found)).map(|()| NodeWork::Free(Address(found)))
            }
            BATCH => self.read_batch(node),
            _ => Err(Kind::Unsupported.because(format!("a node of type {kind} is not described here"))),
        }
    }

    fn set_node_work(&self, node: Node, work: &NodeWork) -> Result<()> {
        let node = convert::node(node.0)?;
        match work {
            NodeWork::Launch(kernel, launch) => {
                with_kernel_params(*kernel, launch, |params| optional!(self, hipGraphKernelNodeSetParams(node, params)))
            }
            NodeWork::Copy(copy) => {
                let params = self.copy_params(&copy.transfer()?)?;
                optional!(self, hipGraphMemcpyNodeSetParams(node, &params))
            }
            NodeWork::Fill(fill) => {
                let params = memset_params(fill);
                optional!(self, hipGraphMemsetNodeSetParams(node, &params))
            }
            NodeWork::Call(call) => {
                let params = host_params(call);
                optional!(self, hipGraphHostNodeSetParams(node, &params))
            }
            NodeWork::Record(event) => {
                let event = convert::event(*event)?;
                optional!(self, hipGraphEventRecordNodeSetEvent(node, event))
            }
            NodeWork::Wait(event) => {
                let event = convert::event(*event)?;
                optional!(self, hipGraphEventWaitNodeSetEvent(node, event))
            }
            NodeWork::Values { operations, .. } => {
                let params = self.batch_params(operations)?;
                optional!(self, hipGraphBatchMemOpNodeSetParams(node, &params))?;
                self.node_lists.set(node, work);
                Ok(())
            }
            NodeWork::Signal(_) | NodeWork::WaitSemaphores(_) => semaphores(),
            NodeWork::Child(_)
            | NodeWork::Conditional(_)
            | NodeWork::Empty
            | NodeWork::Allocate { .. }
            | NodeWork::Free(_) => not_set(),
        }
    }

    fn nodes(&self, graph: Graph) -> Result<Vec<Node>> {
        let graph = convert::graph(graph.0)?;
        list_nodes(graph, |nodes, count| optional!(self, hipGraphGetNodes(graph, nodes, count)))
    }

    fn containing_graph(&self, node: Node) -> Result<Graph> {
        containing_graph(convert::node(node.0)?)
    }

    fn edges(&self, graph: Graph) -> Result<Vec<(Node, Node)>> {
        let graph = convert::graph(graph.0)?;
        list_edges(graph, |from, to, count| optional!(self, hipGraphGetEdges(graph, from, to, count)))
    }

    fn nodes_before(&self, node: Node) -> Result<Vec<Node>> {
        let node = convert::node(node.0)?;
        list_nodes(graph_of(node), |nodes, count| optional!(self, hipGraphNodeGetDependencies(node, nodes, count)))
    }

    fn nodes_after(&self, node: Node) -> Result<Vec<Node>> {
        let node = convert::node(node.0)?;
        list_nodes(graph_of(node), |nodes, count| optional!(self, hipGraphNodeGetDependentNodes(node, nodes, count)))
    }

    fn add_edges(&self, graph: Graph, edges: &[(Node, Node)]) -> Result<()> {
        let (from, to): (Vec<Node>, Vec<Node>) = edges.iter().copied().unzip();
        let (graph, from, to) = (convert::graph(graph.0)?, nodes(&from)?, nodes(&to)?);
        optional!(self, hipGraphAddDependencies(graph, from.as_ptr(), to.as_ptr(), edges.len()))
    }

    fn remove_edges(&self, graph: Graph, edges: &[(Node, Node)]) -> Result<()> {
        let (from, to): (Vec<Node>, Vec<Node>) = edges.iter().copied().unzip();
        let (graph, from, to) = (convert::graph(graph.0)?, nodes(&from)?, nodes(&to)?);
        optional!(self, hipGraphRemoveDependencies(graph, from.as_ptr(), to.as_ptr(), edges.len()))
    }

    fn instantiate(&self, graph: Graph, flags: InstantiateFlags) -> Result<Executable> {
        let (graph, mut executable) = (convert::graph(graph.0)?, 0);
        optional!(self, hipGraphInstantiateWithFlags(&mut executable, graph, flags.bits()))?;
        EXECUTABLES.created(executable, NO_OWNER);
        self.node_lists.copied(executable);
        Ok(Executable(executable))
    }

    fn executable_flags(&self, executable: Executable) -> Result<InstantiateFlags> {
        let (executable, mut flags) = (convert::executable(executable.0)?, 0);
        optional!(self, hipGraphExecGetFlags(executable, &mut flags))?;
        Ok(InstantiateFlags::from_bits_truncate(flags))
    }

    fn is_node_enabled(&self, executable: Executable, node: Node) -> Result<bool> {
        let (executable, node, mut is_enabled) = (convert::executable(executable.0)?, convert::node(node.0)?, 0);
        optional!(self, hipGraphNodeGetEnabled(executable, node, &mut is_enabled))?;
        Ok(is_enabled != 0)
    }

    fn enable_node(&self, executable: Executable, node: Node, is_enabled: bool) -> Result<()> {
        let (executable, node) = (convert::executable(executable.0)?, convert::node(node.0)?);
        optional!(self, hipGraphNodeSetEnabled(executable, node, is_enabled.into()))
    }

    fn launch_attribute(&self, node: Node, attribute: u32) -> Result<LaunchValue> {
        let (node, mut value) = (convert::node(node.0)?, LaunchValue::default());
        optional!(self, hipGraphKernelNodeGetAttribute(node, attribute, &mut value))?;
        Ok(launch_value_of_amds(attribute, value))
    }

    fn set_launch_attribute(&self, node: Node, attribute: u32, value: &LaunchValue) -> Result<()> {
        let node = convert::node(node.0)?;
        optional!(self, hipGraphKernelNodeSetAttribute(node, attribute, &amds_launch_value(attribute, *value)))
    }

    fn copy_launch_attributes(&self, to: Node, from: Node) -> Result<()> {
        let (to, from) = (convert::node(to.0)?, convert::node(from.0)?);
        optional!(self, hipGraphKernelNodeCopyAttributes(from, to))
    }

    fn create_user_object(&self, end: HostCall, references: u32) -> Result<UserObject> {
        create_user_object(end, |object, data, ended| {
            optional!(self, hipUserObjectCreate(object, data, ended, references, 1))
        })
    }

    fn retain_user_object(&self, object: UserObject, references: u32) -> Result<()> {
        let object = convert::user_object(object.0)?;
        optional!(self, hipUserObjectRetain(object, references))
    }

    fn release_user_object(&self, object: UserObject, references: u32) -> Result<()> {
        let object = convert::user_object(object.0)?;
        optional!(self, hipUserObjectRelease(object, references))
    }

    fn retain_by_graph(&self, graph: Graph, object: UserObject, references: u32, moves: bool) -> Result<()> {
        let (graph, object) = (convert::graph(graph.0)?, convert::user_object(object.0)?);
        optional!(self, hipGraphRetainUserObject(graph, object, references, moves.into()))
    }

    fn release_by_graph(&self, graph: Graph, object: UserObject, references: u32) -> Result<()> {
        let (graph, object) = (convert::graph(graph.0)?, convert::user_object(object.0)?);
        optional!(self, hipGraphReleaseUserObject(graph, object, references))
    }

    fn graph_memory(&self, device: i32, which: GraphMemory) -> Result<u64> {
        let mut bytes = 0;
        optional!(self, hipDeviceGetGraphMemAttribute(device, which as u32, &mut bytes))?;
        Ok(bytes)
    }

    fn reset_graph_memory(&self, device: i32, which: GraphMemory) -> Result<()> {
        optional!(self, hipDeviceSetGraphMemAttribute(device, which as u32, &0))
    }

    fn trim_graph_memory(&self, device: i32) -> Result<()> {
        optional!(self, hipDeviceGraphMemTrim(device))
    }

    fn destroy_executable(&self, executable: Executable) -> Result<()> {
        let executable = convert::executable(executable.0)?;
        EXECUTABLES.destroy(executable, || optional!(self, hipGraphExecDestroy(executable)))?;
        self.node_lists.destroyed(executable);
        Ok(())
    }

    fn launch_graph(&self, executable: Executable, stream: Stream) -> Result<()> {
        let (executable, stream) = (convert::executable(executable.0)?, convert::stream(stream)?);
        optional!(self, hipGraphLaunch(executable, stream))
    }

    fn upload_graph(&self, executable: Executable, stream: Stream) -> Result<()> {
        let (executable, stream) = (convert::executable(executable.0)?, convert::stream(stream)?);
        optional!(self, hipGraphUpload(executable, stream))
    }

    fn update_executable(&self, executable: Executable, graph: Graph) -> Result<Option<(Mismatch, Option<Node>)>> {
        let (executable, graph) = (convert::executable(executable.0)?, convert::graph(graph.0)?);
        let (mut node, mut result) = (0, 0);
        let outcome = optional!(self, hipGraphExecUpdate(executable, graph, &mut node, &mut result));
        // Also where that fails: the nodes before that one are updated.
        self.node_lists.copied(executable);
        match outcome {
            Ok(()) => Ok(None),
            Err(error) if error.kind() == Kind::GraphUpdate => {
                Ok(Some((graph_mismatch(result), (node != 0).then(|| note_node(node, graph)))))
            }
            Err(error) => Err(error),
        }
    }

    fn set_executable_work(&self, executable: Executable, node: Node, work: &NodeWork) -> Result<()> {
        let (executable, node) = (convert::executable(executable.0)?, convert::node(node.0)?);
        match work {
            NodeWork::Conditional(_) => no_conditions(),
            NodeWork::Launch(kernel, launch) => with_kernel_params(*kernel, launch, |params| {
                optional!(self, hipGraphExecKernelNodeSetParams(executable, node, params))
            }),
            NodeWork::Copy(copy) => {
                let params = self.copy_params(&copy.transfer()?)?;
                optional!(self, hipGraphExecMemcpyNodeSetParams(executable, node, &params))
            }
            NodeWork::Fill(fill) => {
                let params = memset_params(fill);
                optional!(self, hipGraphExecMemsetNodeSetParams(executable, node, &params))
            }
            NodeWork::Call(call) => {
                let params = host_params(call);
                optional!(self, hipGraphExecHostNodeSetParams(executable, node, &params))
            }
            NodeWork::Record(event) => {
                let event = convert::event(*event)?;
                optional!(self, hipGraphExecEventRecordNodeSetEvent(executable, node, event))
            }
            NodeWork::Wait(event) => {
                let event = convert::event(*event)?;
                optional!(self, hipGraphExecEventWaitNodeSetEvent(executable, node, event))
            }
            NodeWork::Child(child) => {
                let child = convert::graph(child.0)?;
                optional!(self, hipGraphExecChildGraphNodeSetParams(executable, node, child))?;
                self.node_lists.copied(executable);
                Ok(())
            }
            NodeWork::Values { operations, .. } => {
                let params = self.batch_params(operations)?;
                optional!(self, hipGraphExecBatchMemOpNodeSetParams(executable, node, &params))?;
                self.node_lists.set_in_executable(executable, node, work);
                Ok(())
            }
            NodeWork::Signal(_) | NodeWork::WaitSemaphores(_) => semaphores(),
            NodeWork::Empty | NodeWork::Allocate { .. } | NodeWork::Free(_) => not_set(),
        }
    }

    fn begin_capture(&self, stream: Stream, mode: CaptureMode, into: Option<(Graph, &[Node])>) -> Result<()> {
        let (stream, mode) = (convert::stream(stream)?, mode as u32);
        IN_USE.store(true, Ordering::Relaxed);
        let Some((graph, after)) = into else { return optional!(self, hipStreamBeginCapture(stream, mode)) };
        let (graph, after) = (convert::graph(graph.0)?, nodes(after)?);
        let (first, count) = (after.as_ptr(), after.len());
        optional!(self, hipStreamBeginCaptureToGraph(stream, graph, first, ptr::null(), count, mode))
    }

    fn end_capture(&self, stream: Stream) -> Result<Graph> {
        let (stream, mut graph) = (convert::stream(stream)?, 0);
        optional!(self, hipStreamEndCapture(stream, &mut graph))?;
        Ok(Graph(note_graph(graph, NO_OWNER)))
    }

    /// None where no stream was captured through this library: those of HIP programs are not seen by others.
    fn capture(&self, stream: Stream) -> Result<Option<Capture>> {
        let handle = convert::stream(stream)?;
        if IN_USE.load(Ordering::Relaxed) { self.capture_of(handle) } else { Ok(None) }
    }

    fn update_capture(&self, stream: Stream, dependencies: &[Node], replaces: bool) -> Result<()> {
        let (stream, mut nodes) = (convert::stream(stream)?, nodes(dependencies)?);
        optional!(self, hipStreamUpdateCaptureDependencies(stream, nodes.as_mut_ptr(), nodes.len(), replaces.into()))
    }

    fn record_external_event(&self, event: Event, stream: Stream) -> Result<()> {
        let (event, stream) = (convert::event(event)?, convert::stream(stream)?);
        optional!(self, hipEventRecordWithFlags(event, stream, 1))
    }

    fn wait_external_event(&self, stream: Stream, event: Event) -> Result<()> {
        // Outside of a capture HIP never returns from it.
        if !self.is_captured(stream)? {
            return Err(Kind::IllegalState.because("the stream is not being captured"));
        }
        let (stream, event) = (convert::stream(stream)?, convert::event(event)?);
        call!(self, hipStreamWaitEvent(stream, event, 1))
    }
}
