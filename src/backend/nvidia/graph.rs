// SPDX-License-Identifier: MIT OR Apache-2.0
//! Graphs. All are the driver's own, as are captures.

use std::{ptr, thread};

use super::calls::{
    AllocationParams, BatchParams, CUgraphNode, CUstream, HostParams, KernelParams, Memcpy3D, MemsetParams,
    SemaphoreParams, Side3D, UpdateResult,
};
use super::{Nvidia, convert, optional};
use crate::backend::{
    containing_graph, create_user_object, destroy_graph, destroy_node, graph_mismatch, graph_of, list_edges,
    list_nodes, no_conditions, no_function, not_set, note_capture, note_graph, note_node, with_arguments,
};
use crate::gpu::{
    Address, Arguments, Array, Capture, CaptureMode, CaptureRefusal, Context, CopySide, Event, Executable, Fill, Graph,
    GraphMemory, Graphs, HandleTypes, HostCall, InstantiateFlags, Kernel, Kind, Launch, LaunchValue, List, Mismatch,
    Node, NodeAccess, NodeCopy, NodeWork, Place, PoolMemory, PoolProperties, Result, SemaphoreList, Shape, Side,
    Stream, UserData, UserObject, ValueOperation,
};
use crate::share::handles::{EXECUTABLES, NO_OWNER};
use crate::share::semaphore;

fn nodes(nodes: &[Node]) -> Result<Vec<CUgraphNode>> {
    nodes.iter().map(|node| convert::node(node.0)).collect()
}

/// Makes a call with a launch as the driver describes one.
fn with_kernel_params(kernel: Kernel, launch: &Launch, call: impl FnOnce(&KernelParams) -> Result<()>) -> Result<()> {
    let (function, Launch { grid, block, shared, arguments, .. }) = (convert::kernel(kernel)?, *launch);
    with_arguments(arguments, convert::LAUNCH_END, |parameters, extra| {
        call(&KernelParams { function, grid, block, shared, parameters, extra })
    })
}

fn side(side: &CopySide) -> Result<Side3D> {
    let [x_in_bytes, y, z] = side.start;
    let (pitch, height) = (side.pitch, side.height);
    let placed = Side3D { x_in_bytes, y, z, pitch, height, ..Side3D::default() };
    Ok(match (side.array, side.place) {
        (Some(array), _) => Side3D { memory_type: convert::ARRAY, array: convert::existing_array(array)?, ..placed },
        (None, Place::Host) => Side3D { memory_type: convert::HOST, host: side.base.0, ..placed },
        (None, place) => Side3D { memory_type: convert::place(place), device: side.base.0, ..placed },
    })
}

fn read_side(side: &Side3D) -> CopySide {
    let (array, base, place) = match side.memory_type {
        convert::ARRAY => (Some(Array(side.array)), Address(0), Place::Device),
        convert::HOST => (None, Address(side.host), Place::Host),
        convert::DEVICE => (None, Address(side.device), Place::Device),
        _ => (None, Address(side.device), Place::Any),
    };
    let start = [side.x_in_bytes, side.y, side.z];
    CopySide { array, base, start, pitch: side.pitch, width: side.pitch, height: side.height, place }
}

fn copy_params(copy: &NodeCopy) -> Result<Memcpy3D> {
    let Shape { width: width_in_bytes, height, depth } = copy.shape;
    Ok(Memcpy3D { source: side(&copy.from)?, destination: side(&copy.to)?, width_in_bytes, height, depth })
}

fn memset_params(fill: &Fill) -> MemsetParams {
    let Fill { to, shape, value, unit } = *fill;
    let (width, height) = (shape.width / unit, shape.height);
    MemsetParams { address: to.address.0, pitch: to.row, value, element_size: unit as u32, width, height }
}

fn host_params(call: &HostCall) -> HostParams {
    HostParams { function: call.function, data: call.data.0 }
}

fn allocation_params(device: i32, bytes: usize, accesses: &List<NodeAccess>) -> AllocationParams {
    let memory = PoolMemory::of_device(device);
    let pool = PoolProperties { memory, handle_types: HandleTypes::empty(), max_size: 0, usage: 0 };
    let pool = convert::pool_properties(&pool);
    AllocationParams {
        pool,
        accesses: accesses.first().as_ptr().cast(),
        access_count: accesses.count(),
        bytes,
        address: 0,
    }
}

/// Refuses timelines of this library, whose signals and waits are no nodes of the driver's.
fn semaphore_params(list: &SemaphoreList) -> Result<SemaphoreParams> {
    for one in list.semaphores.items() {
        if semaphore::is_ours(one.0) {
            return Err(
                Kind::Unsupported.because("a timeline of anygpu's is signalled and waited for by streams alone")
            );
        }
        convert::external(one.0)?;
    }
    let (semaphores, parameters) = (list.semaphores.first().0, list.parameters.first().0);
    Ok(SemaphoreParams { semaphores, parameters, count: list.semaphores.count() as u32 })
}

fn read_semaphores(params: &SemaphoreParams) -> SemaphoreList {
    let count = params.count as usize;
    SemaphoreList {
        semaphores: List::of_driver(Address(params.semaphores), count),
        parameters: List::of_driver(Address(params.parameters), count),
    }
}

fn batch_params(context: Context, operations: &List<ValueOperation>) -> Result<BatchParams> {
    let (count, operations) = (operations.count() as u32, operations.first().0);
    Ok(BatchParams { context: convert::context(context)?, count, operations, flags: 0 })
}

impl Nvidia {
    fn read_kernel(&self, node: CUgraphNode) -> Result<NodeWork> {
        let mut params = KernelParams::default();
        optional!(self, cuGraphKernelNodeGetParams(node, &mut params))?;
        let KernelParams { function, grid, block, shared, parameters, .. } = params;
        let arguments = Arguments::from(parameters);
        Ok(NodeWork::Launch(Kernel(function), Launch { grid, block, shared, stream: Stream::NULL, arguments }))
    }

    fn read_copy(&self, node: CUgraphNode) -> Result<NodeWork> {
        let mut copy = Memcpy3D::default();
        optional!(self, cuGraphMemcpyNodeGetParams(node, &mut copy))?;
        let shape = Shape { width: copy.width_in_bytes, height: copy.height, depth: copy.depth };
        Ok(NodeWork::Copy(NodeCopy { to: read_side(&copy.destination), from: read_side(&copy.source), shape }))
    }

    fn read_fill(&self, node: CUgraphNode) -> Result<NodeWork> {
        let mut fill = MemsetParams::default();
        optional!(self, cuGraphMemsetNodeGetParams(node, &mut fill))?;
        let unit = fill.element_size as usize;
        let to = Side { address: Address(fill.address), row: fill.pitch, slice: 0, place: Place::Device };
        let shape = Shape { width: fill.width * unit, height: fill.height, depth: 1 };
        Ok(NodeWork::Fill(Fill { to, shape, value: fill.value, unit }))
    }

    fn read_allocation(&self, node: CUgraphNode) -> Result<NodeWork> {
        let mut params = allocation_params(0, 0, &List::default());
        optional!(self, cuGraphMemAllocNodeGetParams(node, &mut params))?;
        let AllocationParams { pool, accesses, access_count, bytes: size, address } = params;
        let accesses = List::of_driver(accesses.into(), access_count);
        Ok(NodeWork::Allocate { device: pool.location.id, size, address: Address(address), accesses })
    }

    fn read_batch(&self, node: CUgraphNode) -> Result<NodeWork> {
        let mut params = BatchParams::default();
        optional!(self, cuGraphBatchMemOpNodeGetParams(node, &mut params))?;
        let operations = List::of_driver(Address(params.operations), params.count as usize);
        Ok(NodeWork::Values { context: Context(params.context), operations })
    }

    fn read_call(&self, node: CUgraphNode) -> Result<NodeWork> {
        let mut call = HostParams { function: no_function, data: ptr::null_mut() };
        optional!(self, cuGraphHostNodeGetParams(node, &mut call))?;
        Ok(NodeWork::Call(HostCall { function: call.function, data: UserData(call.data) }))
    }
}

impl Nvidia {
    /// Notes that a stream is captured: by this thread alone, or by all.
    pub(super) fn note_captured(&self, stream: CUstream, of_thread: bool) {
        // A thread's own stream is named by no other.
        if of_thread && stream != Stream::PER_THREAD.0 {
            self.captured.change(|captured| captured.insert(stream, thread::current().id()));
        } else if !self.captured.is_empty() {
            self.captured.change(|captured| captured.remove(&stream));
        }
    }
}

impl Graphs for Nvidia {
    fn create_graph(&self) -> Result<Graph> {
        let mut graph = 0;
        optional!(self, cuGraphCreate(&mut graph, 0))?;
        Ok(Graph(note_graph(graph, NO_OWNER)))
    }

    fn destroy_graph(&self, graph: Graph) -> Result<()> {
        let graph = convert::graph(graph.0)?;
        destroy_graph(graph, || optional!(self, cuGraphDestroy(graph)))
    }

    fn clone_graph(&self, graph: Graph) -> Result<Graph> {
        let (graph, mut clone) = (convert::graph(graph.0)?, 0);
        optional!(self, cuGraphClone(&mut clone, graph))?;
        Ok(Graph(note_graph(clone, NO_OWNER)))
    }

    fn find_in_clone(&self, node: Node, clone: Graph) -> Result<Node> {
        let (node, clone, mut found) = (convert::node(node.0)?, convert::graph(clone.0)?, 0);
        optional!(self, cuGraphNodeFindInClone(&mut found, node, clone))?;
        Ok(note_node(found, clone))
    }

    fn add_node(&self, graph: Graph, after: &[Node], work: &NodeWork) -> Result<Node> {
        let (graph, after, mut node) = (convert::graph(graph.0)?, nodes(after)?, 0);
        let (first, count) = (after.as_ptr(), after.len());
        let context = self.enter()?;
        match work {
            NodeWork::Empty => optional!(self, cuGraphAddEmptyNode(&mut node, graph, first, count)),
            NodeWork::Launch(kernel, launch) => with_kernel_params(*kernel, launch, |params| {
                optional!(self, cuGraphAddKernelNode(&mut node, graph, first, count, params))
            }),
            NodeWork::Copy(copy) => {
                let params = copy_params(copy)?;
                optional!(self, cuGraphAddMemcpyNode(&mut node, graph, first, count, &params, context))
            }
            NodeWork::Fill(fill) => {
                let params = memset_params(fill);
                optional!(self, cuGraphAddMemsetNode(&mut node, graph, first, count, &params, context))
            }
            NodeWork::Call(call) => {
                let params = host_params(call);
                optional!(self, cuGraphAddHostNode(&mut node, graph, first, count, &params))
            }
            NodeWork::Record(event) => {
                let event = convert::event(*event)?;
                optional!(self, cuGraphAddEventRecordNode(&mut node, graph, first, count, event))
            }
            NodeWork::Wait(event) => {
                let event = convert::event(*event)?;
                optional!(self, cuGraphAddEventWaitNode(&mut node, graph, first, count, event))
            }
            NodeWork::Values { context, operations } => {
                let params = batch_params(*context, operations)?;
                optional!(self, cuGraphAddBatchMemOpNode(&mut node, graph, first, count, &params))
            }
            NodeWork::Signal(signals) => {
                let params = semaphore_params(signals)?;
                optional!(self, cuGraphAddExternalSemaphoresSignalNode(&mut node, graph, first, count, &params))
            }
            NodeWork::WaitSemaphores(waits) => {
                let params = semaphore_params(waits)?;
                optional!(self, cuGraphAddExternalSemaphoresWaitNode(&mut node, graph, first, count, &params))
            }
            NodeWork::Child(child) => {
                let child = convert::graph(child.0)?;
                if child != graph {
                    optional!(self, cuGraphAddChildGraphNode(&mut node, graph, first, count, child))
                } else {
                    // HIP has the graph as it is now, which is for the driver another graph.
                    let mut now = 0;
                    optional!(self, cuGraphClone(&mut now, graph))?;
                    let outcome = optional!(self, cuGraphAddChildGraphNode(&mut node, graph, first, count, now));
                    let destroyed = optional!(self, cuGraphDestroy(now));
                    outcome.and(destroyed)
                }
            }
            NodeWork::Allocate { device, size, accesses, .. } => {
                let mut params = allocation_params(*device, *size, accesses);
                optional!(self, cuGraphAddMemAllocNode(&mut node, graph, first, count, &mut params))
            }
            NodeWork::Conditional(_) => no_conditions(),
            NodeWork::Free(address) => {
                optional!(self, cuGraphAddMemFreeNode(&mut node, graph, first, count, address.0))
            }
        }?;
        Ok(note_node(node, graph))
    }

    fn destroy_node(&self, node: Node) -> Result<()> {
        let node = convert::node(node.0)?;
        destroy_node(node, || optional!(self, cuGraphDestroyNode(node)))
    }

    fn node_work(&self, node: Node) -> Result<NodeWork> {
        let (node, mut kind, mut event, mut child) = (convert::node(node.0)?, 0, 0, 0);
        let mut semaphores = SemaphoreParams::default();
        optional!(self, cuGraphNodeGetType(node, &mut kind))?;
        match kind {
            0 => self.read_kernel(node),
            1 => self.read_copy(node),
            2 => self.read_fill(node),
            3 => self.read_call(node),
            4 => optional!(self, cuGraphChildGraphNodeGetGraph(node, &mut child))
                .map(|()| NodeWork::Child(Graph(note_graph(child, graph_of(node))))),
            5 => Ok(NodeWork::Empty),
            6 => optional!(self, cuGraphEventWaitNodeGetEvent(node, &mut event)).map(|()| NodeWork::Wait(Event(event))),
            7 => optional!(self, cuGraphEventRecordNodeGetEvent(node, &mut event))
                .map(|()| NodeWork::Record(Event(event))),
            8 => {
                optional!(self, cuGraphExternalSemaphoresSignalNodeGetParams(node, &mut semaphores))?;
                Ok(NodeWork::Signal(read_semaphores(&semaphores)))
            }
            9 => {
                optional!(self, cuGraphExternalSemaphoresWaitNodeGetParams(node, &mut semaphores))?;
                Ok(NodeWork::WaitSemaphores(read_semaphores(&semaphores)))
            }
            10 => self.read_allocation(node),
            11 => {
                let mut address = 0;
                optional!(self, cuGraphMemFreeNodeGetParams(node, &mut address))
                    .map(|()| NodeWork::Free(Address(address)))
            }
            12 => self.read_batch(node),
            _ => Err(Kind::Unsupported.because(format!("a node of type {kind} is not described here"))),
        }
    }

    fn set_node_work(&self, node: Node, work: &NodeWork) -> Result<()> {
        let node = convert::node(node.0)?;
        match work {
            NodeWork::Launch(kernel, launch) => {
                with_kernel_params(*kernel, launch, |params| optional!(self, cuGraphKernelNodeSetParams(node, params)))
            }
            NodeWork::Copy(copy) => {
                let params = copy_params(copy)?;
                optional!(self, cuGraphMemcpyNodeSetParams(node, &params))
            }
            NodeWork::Fill(fill) => {
                let params = memset_params(fill);
                optional!(self, cuGraphMemsetNodeSetParams(node, &params))
            }
            NodeWork::Call(call) => {
                let params = host_params(call);
                optional!(self, cuGraphHostNodeSetParams(node, &params))
            }
            NodeWork::Record(event) => {
                let event = convert::event(*event)?;
                optional!(self, cuGraphEventRecordNodeSetEvent(node, event))
            }
            NodeWork::Wait(event) => {
                let event = convert::event(*event)?;
                optional!(self, cuGraphEventWaitNodeSetEvent(node, event))
            }
            NodeWork::Values { context, operations } => {
                let params = batch_params(*context, operations)?;
                optional!(self, cuGraphBatchMemOpNodeSetParams(node, &params))
            }
            NodeWork::Signal(signals) => {
                let params = semaphore_params(signals)?;
                optional!(self, cuGraphExternalSemaphoresSignalNodeSetParams(node, &params))
            }
            NodeWork::WaitSemaphores(waits) => {
                let params = semaphore_params(waits)?;
                optional!(self, cuGraphExternalSemaphoresWaitNodeSetParams(node, &params))
            }
            NodeWork::Child(_)
            | NodeWork::Conditional(_)
            | NodeWork::Empty
            | NodeWork::Allocate { .. }
            | NodeWork::Free(_) => not_set(),
        }
    }

    fn nodes(&self, graph: Graph) -> Result<Vec<Node>> {
        let graph = convert::graph(graph.0)?;
        list_nodes(graph, |nodes, count| optional!(self, cuGraphGetNodes(graph, nodes, count)))
    }

    fn containing_graph(&self, node: Node) -> Result<Graph> {
        let (node, mut graph) = (convert::node(node.0)?, 0);
        match optional!(self, cuGraphNodeGetContainingGraph(node, &mut graph)) {
            Ok(()) => Ok(Graph(graph)),
            // Of drivers before 13.1.
            Err(error) if error.kind() == Kind::Unsupported => containing_graph(node),
            Err(error) => Err(error),
        }
    }

    fn graph_number(&self, graph: Graph) -> Result<u32> {
        let (graph, mut number) = (convert::graph(graph.0)?, 0);
        optional!(self, cuGraphGetId(graph, &mut number))?;
        Ok(number)
    }

    fn executable_number(&self, executable: Executable) -> Result<u32> {
        let (executable, mut number) = (convert::executable(executable.0)?, 0);
        optional!(self, cuGraphExecGetId(executable, &mut number))?;
        Ok(number)
    }

    fn node_number(&self, node: Node) -> Result<u32> {
        let (node, mut number) = (convert::node(node.0)?, 0);
        optional!(self, cuGraphNodeGetLocalId(node, &mut number))?;
        Ok(number)
    }

    fn node_number_of_tools(&self, node: Node) -> Result<u64> {
        let (node, mut number) = (convert::node(node.0)?, 0);
        optional!(self, cuGraphNodeGetToolsId(node, &mut number))?;
        Ok(number)
    }

    fn edges(&self, graph: Graph) -> Result<Vec<(Node, Node)>> {
        let graph = convert::graph(graph.0)?;
        list_edges(graph, |from, to, count| optional!(self, cuGraphGetEdges(graph, from, to, count)))
    }

    fn nodes_before(&self, node: Node) -> Result<Vec<Node>> {
        let node = convert::node(node.0)?;
        list_nodes(graph_of(node), |nodes, count| optional!(self, cuGraphNodeGetDependencies(node, nodes, count)))
    }

    fn nodes_after(&self, node: Node) -> Result<Vec<Node>> {
        let node = convert::node(node.0)?;
        list_nodes(graph_of(node), |nodes, count| optional!(self, cuGraphNodeGetDependentNodes(node, nodes, count)))
    }

    fn add_edges(&self, graph: Graph, edges: &[(Node, Node)]) -> Result<()> {
        let (from, to): (Vec<Node>, Vec<Node>) = edges.iter().copied().unzip();
        let (graph, from, to) = (convert::graph(graph.0)?, nodes(&from)?, nodes(&to)?);
        optional!(self, cuGraphAddDependencies(graph, from.as_ptr(), to.as_ptr(), edges.len()))
    }

    fn remove_edges(&self, graph: Graph, edges: &[(Node, Node)]) -> Result<()> {
        let (from, to): (Vec<Node>, Vec<Node>) = edges.iter().copied().unzip();
        let (graph, from, to) = (convert::graph(graph.0)?, nodes(&from)?, nodes(&to)?);
        optional!(self, cuGraphRemoveDependencies(graph, from.as_ptr(), to.as_ptr(), edges.len()))
    }

    fn instantiate(&self, graph: Graph, flags: InstantiateFlags) -> Result<Executable> {
        let (graph, mut executable) = (convert::graph(graph.0)?, 0);
        self.enter()?;
        optional!(self, cuGraphInstantiateWithFlags(&mut executable, graph, flags.bits()))?;
        EXECUTABLES.created(executable, NO_OWNER);
        Ok(Executable(executable))
    }

    fn executable_flags(&self, executable: Executable) -> Result<InstantiateFlags> {
        let (executable, mut flags) = (convert::executable(executable.0)?, 0);
        optional!(self, cuGraphExecGetFlags(executable, &mut flags))?;
        Ok(InstantiateFlags::from_bits_truncate(flags))
    }

    fn is_node_enabled(&self, executable: Executable, node: Node) -> Result<bool> {
        let (executable, node, mut is_enabled) = (convert::executable(executable.0)?, convert::node(node.0)?, 0);
        optional!(self, cuGraphNodeGetEnabled(executable, node, &mut is_enabled))?;
        Ok(is_enabled != 0)
    }

    fn enable_node(&self, executable: Executable, node: Node, is_enabled: bool) -> Result<()> {
        let (executable, node) = (convert::executable(executable.0)?, convert::node(node.0)?);
        optional!(self, cuGraphNodeSetEnabled(executable, node, is_enabled.into()))
    }

    fn launch_attribute(&self, node: Node, attribute: u32) -> Result<LaunchValue> {
        let (node, mut value) = (convert::node(node.0)?, LaunchValue::default());
        optional!(self, cuGraphKernelNodeGetAttribute(node, attribute, &mut value))?;
        Ok(value)
    }

    fn set_launch_attribute(&self, node: Node, attribute: u32, value: &LaunchValue) -> Result<()> {
        let node = convert::node(node.0)?;
        optional!(self, cuGraphKernelNodeSetAttribute(node, attribute, value))
    }

    fn copy_launch_attributes(&self, to: Node, from: Node) -> Result<()> {
        let (to, from) = (convert::node(to.0)?, convert::node(from.0)?);
        optional!(self, cuGraphKernelNodeCopyAttributes(to, from))
    }

    fn create_user_object(&self, end: HostCall, references: u32) -> Result<UserObject> {
        create_user_object(end, |object, data, ended| {
            optional!(self, cuUserObjectCreate(object, data, ended, references, 1))
        })
    }

    fn retain_user_object(&self, object: UserObject, references: u32) -> Result<()> {
        let object = convert::user_object(object.0)?;
        optional!(self, cuUserObjectRetain(object, references))
    }

    fn release_user_object(&self, object: UserObject, references: u32) -> Result<()> {
        let object = convert::user_object(object.0)?;
        optional!(self, cuUserObjectRelease(object, references))
    }

    fn retain_by_graph(&self, graph: Graph, object: UserObject, references: u32, moves: bool) -> Result<()> {
        let (graph, object) = (convert::graph(graph.0)?, convert::user_object(object.0)?);
        optional!(self, cuGraphRetainUserObject(graph, object, references, moves.into()))
    }

    fn release_by_graph(&self, graph: Graph, object: UserObject, references: u32) -> Result<()> {
        let (graph, object) = (convert::graph(graph.0)?, convert::user_object(object.0)?);
        optional!(self, cuGraphReleaseUserObject(graph, object, references))
    }

    fn graph_memory(&self, device: i32, which: GraphMemory) -> Result<u64> {
        let mut bytes = 0;
        optional!(self, cuDeviceGetGraphMemAttribute(device, which as u32, &mut bytes))?;
        Ok(bytes)
    }

    fn reset_graph_memory(&self, device: i32, which: GraphMemory) -> Result<()> {
        optional!(self, cuDeviceSetGraphMemAttribute(device, which as u32, &0))
    }

    fn trim_graph_memory(&self, device: i32) -> Result<()> {
        optional!(self, cuDeviceGraphMemTrim(device))
    }

    fn destroy_executable(&self, executable: Executable) -> Result<()> {
        let executable = convert::executable(executable.0)?;
        EXECUTABLES.destroy(executable, || optional!(self, cuGraphExecDestroy(executable)))
    }

    fn launch_graph(&self, executable: Executable, stream: Stream) -> Result<()> {
        let (executable, stream) = (convert::executable(executable.0)?, convert::stream(stream)?);
        self.enter()?;
        optional!(self, cuGraphLaunch(executable, stream))
    }

    fn upload_graph(&self, executable: Executable, stream: Stream) -> Result<()> {
        let (executable, stream) = (convert::executable(executable.0)?, convert::stream(stream)?);
        self.enter()?;
        optional!(self, cuGraphUpload(executable, stream))
    }

    fn update_executable(&self, executable: Executable, graph: Graph) -> Result<Option<(Mismatch, Option<Node>)>> {
        let (executable, graph) = (convert::executable(executable.0)?, convert::graph(graph.0)?);
        let mut update = UpdateResult::default();
        match optional!(self, cuGraphExecUpdate_v2(executable, graph, &mut update)) {
            Ok(()) => Ok(None),
            Err(error) if error.kind() == Kind::GraphUpdate => {
                Ok(Some((graph_mismatch(update.result), (update.node != 0).then(|| note_node(update.node, graph)))))
            }
            Err(error) => Err(error),
        }
    }

    fn set_executable_work(&self, executable: Executable, node: Node, work: &NodeWork) -> Result<()> {
        let (executable, node) = (convert::executable(executable.0)?, convert::node(node.0)?);
        let context = self.enter()?;
        match work {
            NodeWork::Conditional(_) => no_conditions(),
            NodeWork::Launch(kernel, launch) => with_kernel_params(*kernel, launch, |params| {
                optional!(self, cuGraphExecKernelNodeSetParams(executable, node, params))
            }),
            NodeWork::Copy(copy) => {
                let params = copy_params(copy)?;
                optional!(self, cuGraphExecMemcpyNodeSetParams(executable, node, &params, context))
            }
            NodeWork::Fill(fill) => {
                let params = memset_params(fill);
                optional!(self, cuGraphExecMemsetNodeSetParams(executable, node, &params, context))
            }
            NodeWork::Call(call) => {
                let params = host_params(call);
                optional!(self, cuGraphExecHostNodeSetParams(executable, node, &params))
            }
            NodeWork::Record(event) => {
                let event = convert::event(*event)?;
                optional!(self, cuGraphExecEventRecordNodeSetEvent(executable, node, event))
            }
            NodeWork::Wait(event) => {
                let event = convert::event(*event)?;
                optional!(self, cuGraphExecEventWaitNodeSetEvent(executable, node, event))
            }
            NodeWork::Child(child) => {
                let child = convert::graph(child.0)?;
                optional!(self, cuGraphExecChildGraphNodeSetParams(executable, node, child))
            }
            NodeWork::Values { context, operations } => {
                let params = batch_params(*context, operations)?;
                optional!(self, cuGraphExecBatchMemOpNodeSetParams(executable, node, &params))
            }
            NodeWork::Signal(signals) => {
                let params = semaphore_params(signals)?;
                optional!(self, cuGraphExecExternalSemaphoresSignalNodeSetParams(executable, node, &params))
            }
            NodeWork::WaitSemaphores(waits) => {
                let params = semaphore_params(waits)?;
                optional!(self, cuGraphExecExternalSemaphoresWaitNodeSetParams(executable, node, &params))
            }
            NodeWork::Empty | NodeWork::Allocate { .. } | NodeWork::Free(_) => not_set(),
        }
    }

    fn begin_capture(&self, stream: Stream, mode: CaptureMode, into: Option<(Graph, &[Node])>) -> Result<()> {
        let (stream, mode) = (convert::stream(stream)?, mode as u32);
        self.enter()?;
        let of_thread = mode != CaptureMode::Relaxed as u32;
        let Some((graph, after)) = into else {
            optional!(self, cuStreamBeginCapture_v2(stream, mode))?;
            self.note_captured(stream, of_thread);
            return Ok(());
        };
        let (graph, after) = (convert::graph(graph.0)?, nodes(after)?);
        let (first, count) = (after.as_ptr(), after.len());
        optional!(self, cuStreamBeginCaptureToGraph(stream, graph, first, ptr::null(), count, mode))?;
        self.note_captured(stream, of_thread);
        Ok(())
    }

    fn end_capture(&self, stream: Stream) -> Result<Graph> {
        let (stream, mut graph) = (convert::stream(stream)?, 0);
        self.enter()?;
        if !self.captured.is_empty() {
            let owner = self.captured.look().get(&stream).copied();
            // The driver would end the capture.
            if owner.is_some_and(|owner| owner != thread::current().id()) {
                return Err(Kind::Capture(CaptureRefusal::WrongThread).because("another thread captures the stream"));
            }
            self.captured.change(|captured| captured.remove(&stream));
        }
        optional!(self, cuStreamEndCapture(stream, &mut graph))?;
        Ok(Graph(note_graph(graph, NO_OWNER)))
    }

    fn capture(&self, stream: Stream) -> Result<Option<Capture>> {
        const ACTIVE: u32 = 1;
        let (stream, mut status, mut id, mut graph) = (convert::stream(stream)?, 0, 0, 0);
        let (mut found, mut count) = (ptr::null(), 0);
        self.enter()?;
        optional!(self, cuStreamGetCaptureInfo_v2(stream, &mut status, &mut id, &mut graph, &mut found, &mut count))?;
        let capture = Capture { is_valid: status == ACTIVE, id, graph: Graph(graph), nodes: found.into(), count };
        Ok((status != 0).then(|| note_capture(capture)))
    }

    fn update_capture(&self, stream: Stream, dependencies: &[Node], replaces: bool) -> Result<()> {
        let (stream, mut nodes) = (convert::stream(stream)?, nodes(dependencies)?);
        self.enter()?;
        optional!(self, cuStreamUpdateCaptureDependencies(stream, nodes.as_mut_ptr(), nodes.len(), replaces.into()))
    }

    fn record_external_event(&self, event: Event, stream: Stream) -> Result<()> {
        let (event, stream) = (convert::event(event)?, convert::stream(stream)?);
        self.enter()?;
        optional!(self, cuEventRecordWithFlags(event, stream, 1))
    }

    fn wait_external_event(&self, stream: Stream, event: Event) -> Result<()> {
        let (stream, event) = (convert::stream(stream)?, convert::event(event)?);
        self.enter()?;
        super::call!(self, cuStreamWaitEvent(stream, event, 1))
    }
}
