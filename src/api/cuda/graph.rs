// SPDX-License-Identifier: MIT OR Apache-2.0
//! Graphs: work and its order, launched any number of times.

#[path = "../generated/cuda/graph.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_char, c_uint, c_ulonglong, c_void};
use std::ptr;

use super::copy::node_copy;
use super::stream::batch;
use super::types::*;
use super::{Slot, check_device, default_stream, entry, entry_copying, entry_in_context, forward, invalid, per_thread};
use crate::api::graph::{
    self, BEFORE_COPY, FillParams, Readers, add, add_allocation, add_any, allocation, changed, create_condition,
    create_user_object, describe_call, describe_part, describe_semaphores, describe_values, edges, executable_flags,
    existing, existing_context, freed, get_any, graph_memory, host_call, instantiate, instantiate_with_log,
    instantiate_with_params, launch_value, list, list_edges, live, no_data, node_type, other_type, own_launch_value,
    print, references, reset_graph_memory, roots, semaphores, set_any, set_child, update,
};
use crate::api::kernel::{CUDA_MOST_BLOCKS as MOST_BLOCKS, arguments, check_extents};
use crate::border::arguments::{no_flags, out, read, text};
use crate::gpu::{Address, CopySide, Fill, Gpu, Kernel, Launch, NodeCopy, NodeWork, Place, Result, Stream};

pub use derived::*;

// Derived from hipGraphCreate: cuGraphCreate
// With: phGraph for pGraph
//
// CUDA: cuGraphCreate from 10.0 on.

// Derived from hipGraphDestroy: cuGraphDestroy
// With: hGraph for graph
//
// CUDA: cuGraphDestroy from 10.0 on.

// Derived from hipGraphAddDependencies: cuGraphAddDependencies
// With: hGraph for graph
//
// CUDA: cuGraphAddDependencies from 10.0 on.

// Derived from hipGraphRemoveDependencies: cuGraphRemoveDependencies
// With: hGraph for graph
//
// CUDA: cuGraphRemoveDependencies from 10.0 on.

// Derived from hipGraphGetEdges: cuGraphGetEdges
// With: hGraph for graph
//
// CUDA: cuGraphGetEdges from 10.0 on.

// Derived from hipGraphGetNodes: cuGraphGetNodes
// With: hGraph for graph
//
// CUDA: cuGraphGetNodes from 10.0 on.

// Derived from hipGraphGetRootNodes: cuGraphGetRootNodes
// With: hGraph for graph, rootNodes for pRootNodes, numRootNodes for pNumRootNodes
// - `rootNodes` (out, array of numRootNodes, nullable): the nodes; NULL only counts them.
//
// CUDA: cuGraphGetRootNodes from 10.0 on.

// Derived from hipGraphNodeGetDependencies: cuGraphNodeGetDependencies
// With: hNode for node, dependencies for pDependencies, numDependencies for pNumDependencies
// - `dependencies` (out, array of numDependencies, nullable): the nodes; NULL only counts them.
//
// CUDA: cuGraphNodeGetDependencies from 10.0 on.

// Derived from hipGraphNodeGetDependentNodes: cuGraphNodeGetDependentNodes
// With: hNode for node, dependentNodes for pDependentNodes, numDependentNodes for pNumDependentNodes
// - `dependentNodes` (out, array of numDependentNodes, nullable): the nodes; NULL only counts them.
//
// CUDA: cuGraphNodeGetDependentNodes from 10.0 on.

// Derived from hipGraphNodeGetType: cuGraphNodeGetType
// With: hNode for node
//
// CUDA: cuGraphNodeGetType from 10.0 on.

// Derived from hipGraphDestroyNode: cuGraphDestroyNode
// With: hNode for node
//
// CUDA: cuGraphDestroyNode from 10.0 on.

// Derived from hipGraphClone: cuGraphClone
// With: phGraphClone for pGraphClone
//
// CUDA: cuGraphClone from 10.0 on.

// Derived from hipGraphNodeFindInClone: cuGraphNodeFindInClone
// With: phNode for pNode, hOriginalNode for originalNode, hClonedGraph for clonedGraph
//
// CUDA: cuGraphNodeFindInClone from 10.0 on.

// Derived from hipGraphAddEmptyNode: cuGraphAddEmptyNode
// With: dependencies for pDependencies, phGraphNode for pGraphNode, hGraph for graph
//
// CUDA: cuGraphAddEmptyNode from 10.0 on.

// Derived from hipGraphAddHostNode: cuGraphAddHostNode
// With: dependencies for pDependencies, phGraphNode for pGraphNode, hGraph for graph, nodeParams for pNodeParams
//
// CUDA: cuGraphAddHostNode from 10.0 on.

// Derived from hipGraphHostNodeGetParams: cuGraphHostNodeGetParams
// With: hNode for node, nodeParams for pNodeParams
//
// CUDA: cuGraphHostNodeGetParams from 10.0 on.

// Derived from hipGraphHostNodeSetParams: cuGraphHostNodeSetParams
// With: hNode for node, nodeParams for pNodeParams
//
// CUDA: cuGraphHostNodeSetParams from 10.0 on.

// Derived from hipGraphExecHostNodeSetParams: cuGraphExecHostNodeSetParams
// With: hNode for node, nodeParams for pNodeParams
//
// CUDA: cuGraphExecHostNodeSetParams from 10.2 on.

// Derived from hipGraphAddChildGraphNode: cuGraphAddChildGraphNode
// With: dependencies for pDependencies, phGraphNode for pGraphNode, hGraph for graph
//
// CUDA: cuGraphAddChildGraphNode from 10.0 on.

// Derived from hipGraphChildGraphNodeGetGraph: cuGraphChildGraphNodeGetGraph
// With: hNode for node, phGraph for pGraph
//
// CUDA: cuGraphChildGraphNodeGetGraph from 10.0 on.

// Derived from hipGraphExecChildGraphNodeSetParams: cuGraphExecChildGraphNodeSetParams
// With: hNode for node
//
// Returns CUDA_ERROR_INVALID_VALUE for NULL, and where the executable graph was not made of the node;
// CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE for a graph that differs from the node's.
//
// CUDA: cuGraphExecChildGraphNodeSetParams from 11.1 on.

// Derived from hipGraphAddEventRecordNode: cuGraphAddEventRecordNode
// With: dependencies for pDependencies, phGraphNode for pGraphNode, hGraph for graph
//
// CUDA: cuGraphAddEventRecordNode from 11.1 on.

// Derived from hipGraphEventRecordNodeGetEvent: cuGraphEventRecordNodeGetEvent
// With: hNode for node
//
// CUDA: cuGraphEventRecordNodeGetEvent from 11.1 on.

// Derived from hipGraphEventRecordNodeSetEvent: cuGraphEventRecordNodeSetEvent
// With: hNode for node
//
// CUDA: cuGraphEventRecordNodeSetEvent from 11.1 on.

// Derived from hipGraphExecEventRecordNodeSetEvent: cuGraphExecEventRecordNodeSetEvent
//
// CUDA: cuGraphExecEventRecordNodeSetEvent from 11.1 on.

// Derived from hipGraphAddEventWaitNode: cuGraphAddEventWaitNode
// With: dependencies for pDependencies, phGraphNode for pGraphNode, hGraph for graph
//
// CUDA: cuGraphAddEventWaitNode from 11.1 on.

// Derived from hipGraphEventWaitNodeGetEvent: cuGraphEventWaitNodeGetEvent
// With: hNode for node
//
// CUDA: cuGraphEventWaitNodeGetEvent from 11.1 on.

// Derived from hipGraphEventWaitNodeSetEvent: cuGraphEventWaitNodeSetEvent
// With: hNode for node
//
// CUDA: cuGraphEventWaitNodeSetEvent from 11.1 on.

// Derived from hipGraphExecEventWaitNodeSetEvent: cuGraphExecEventWaitNodeSetEvent
//
// CUDA: cuGraphExecEventWaitNodeSetEvent from 11.1 on.

// Derived from hipGraphAddBatchMemOpNode: cuGraphAddBatchMemOpNode
//
// Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice or are of
// another graph; for no context, too many operations, flags, and memory that no device reaches;
// CUDA_ERROR_CONTEXT_IS_DESTROYED for a context that does not exist; CUDA_ERROR_NOT_SUPPORTED for other operations.
//
// CUDA: cuGraphAddBatchMemOpNode from 11.7 on.

// Derived from hipGraphBatchMemOpNodeGetParams: cuGraphBatchMemOpNodeGetParams
//
// CUDA: cuGraphBatchMemOpNodeGetParams from 11.7 on.

// Derived from hipGraphBatchMemOpNodeSetParams: cuGraphBatchMemOpNodeSetParams
// With: const for mut
//
// CUDA: cuGraphBatchMemOpNodeSetParams from 11.7 on.

// Derived from hipGraphExecBatchMemOpNodeSetParams: cuGraphExecBatchMemOpNodeSetParams
//
// CUDA: cuGraphExecBatchMemOpNodeSetParams from 11.7 on.

// Derived from hipGraphAddExternalSemaphoresSignalNode: cuGraphAddExternalSemaphoresSignalNode
// With: dependencies for pDependencies, phGraphNode for pGraphNode, hGraph for graph
//
// CUDA: cuGraphAddExternalSemaphoresSignalNode from 11.2 on.

// Derived from hipGraphExternalSemaphoresSignalNodeGetParams: cuGraphExternalSemaphoresSignalNodeGetParams
//
// CUDA: cuGraphExternalSemaphoresSignalNodeGetParams from 11.2 on.

// Derived from hipGraphExternalSemaphoresSignalNodeSetParams: cuGraphExternalSemaphoresSignalNodeSetParams
//
// CUDA: cuGraphExternalSemaphoresSignalNodeSetParams from 11.2 on.

// Derived from hipGraphExecExternalSemaphoresSignalNodeSetParams: cuGraphExecExternalSemaphoresSignalNodeSetParams
//
// CUDA: cuGraphExecExternalSemaphoresSignalNodeSetParams from 11.2 on.

// Derived from hipGraphAddExternalSemaphoresWaitNode: cuGraphAddExternalSemaphoresWaitNode
// With: dependencies for pDependencies, phGraphNode for pGraphNode, hGraph for graph
//
// CUDA: cuGraphAddExternalSemaphoresWaitNode from 11.2 on.

// Derived from hipGraphExternalSemaphoresWaitNodeGetParams: cuGraphExternalSemaphoresWaitNodeGetParams
//
// CUDA: cuGraphExternalSemaphoresWaitNodeGetParams from 11.2 on.

// Derived from hipGraphExternalSemaphoresWaitNodeSetParams: cuGraphExternalSemaphoresWaitNodeSetParams
//
// CUDA: cuGraphExternalSemaphoresWaitNodeSetParams from 11.2 on.

// Derived from hipGraphExecExternalSemaphoresWaitNodeSetParams: cuGraphExecExternalSemaphoresWaitNodeSetParams
//
// CUDA: cuGraphExecExternalSemaphoresWaitNodeSetParams from 11.2 on.

// Derived from hipGraphAddMemAllocNode: cuGraphAddMemAllocNode
// With: dependencies for pDependencies, phGraphNode for pGraphNode, hGraph for graph, nodeParams for pNodeParams
//
// CUDA: cuGraphAddMemAllocNode from 11.4 on.

// Derived from hipGraphMemAllocNodeGetParams: cuGraphMemAllocNodeGetParams
// With: hNode for node, params_out for pNodeParams
//
// CUDA: cuGraphMemAllocNodeGetParams from 11.4 on.

/// Adds a node that frees the memory of one that allocates it.
///
/// - `phGraphNode` (out): the node.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `dptr` (in): the memory.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, memory that no node allocates or that another node of the graph
/// frees, a graph that does not exist, and nodes that are named twice or are of another graph.
///
/// CUDA: cuGraphAddMemFreeNode from 11.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphAddMemFreeNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    dptr: CUdeviceptr,
) -> CUresult {
    let call = forward!(cuGraphAddMemFreeNode(phGraphNode, hGraph, dependencies, numDependencies, dptr));
    entry(call, move |gpu| {
        let work = || Ok(NodeWork::Free(Address(dptr as usize)));
        add(gpu, phGraphNode, hGraph.into(), (dependencies, numDependencies), work)
    })
}

/// Returns the memory that a node frees.
///
/// - `hNode` (in): the node.
/// - `dptr_out` (out): its address.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or frees nothing.
///
/// CUDA: cuGraphMemFreeNodeGetParams from 11.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphMemFreeNodeGetParams(hNode: CUgraphNode, dptr_out: *mut CUdeviceptr) -> CUresult {
    let call = forward!(cuGraphMemFreeNodeGetParams(hNode, dptr_out));
    entry(call, move |gpu| out(dptr_out)?.finish(freed(gpu, hNode.into())?.0 as CUdeviceptr))
}

// Derived from hipGraphInstantiate: cuGraphInstantiate
// With: phGraphExec for pGraphExec, hGraph for graph, entry_in_context for entry, phErrorNode for pErrorNode, logBuffer for pLogBuffer
// - `logBuffer` (out, array of bufferSize, nullable): the empty text.
//
// CUDA: cuGraphInstantiate; cuGetProcAddress gives it for cuGraphInstantiate from 10.0 on.

// Derived from hipGraphInstantiate: cuGraphInstantiate_v2
// With: phGraphExec for pGraphExec, hGraph for graph, entry_in_context for entry, phErrorNode for pErrorNode, logBuffer for pLogBuffer
// - `logBuffer` (out, array of bufferSize, nullable): the empty text.
//
// CUDA: cuGraphInstantiate_v2; cuGetProcAddress gives it for cuGraphInstantiate from 11.0 on.

// Derived from hipGraphInstantiateWithFlags: cuGraphInstantiateWithFlags
// With: phGraphExec for pGraphExec, hGraph for graph, entry_in_context for entry
// - `flags` (in): 0, or bits of 1, with which a launch frees what the one before has left allocated,
//   and of 8, which changes nothing here.
//
// CUDA: cuGraphInstantiateWithFlags from 11.4 on; in headers also cuGraphInstantiate.

/// Makes an executable graph of a graph as it is now, and prepares its launch on request.
///
/// - `phGraphExec` (out): the executable graph; destroy it with cuGraphExecDestroy.
/// - `hGraph` (in): the graph.
/// - `instantiateParams` (inout): how; gets the outcome, and the node at fault where one is.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, a graph that does not exist, edges that make a circle, and
/// CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH, as no kernel launches graphs here; CUDA_ERROR_NOT_SUPPORTED for a second one
/// of a graph that allocates or frees memory; CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
///
/// CUDA: cuGraphInstantiateWithParams from 12.0 on.
// Derived: cuGraphInstantiateWithParams_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphInstantiateWithParams(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphInstantiateWithParams(phGraphExec, hGraph, instantiateParams));
    entry_in_context(call, move |gpu| {
        let (executable, mut params) = (out(phGraphExec)?, read(instantiateParams)?);
        let wanted = (params.flags, default_stream(params.hUploadStream));
        let (result, node, outcome) = instantiate_with_params(gpu, hGraph.into(), wanted);
        params.result_out = result;
        params.hErrNode_out = node.as_ptr();
        out(instantiateParams)?.write(params);
        executable.finish(outcome?.as_ptr())
    })
}

/// Returns the graph that a node is in. That of a node of a child graph is the child.
///
/// - `hNode` (in): the node.
/// - `phGraph` (out): its graph.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a node that does not exist, CUDA_ERROR_NOT_SUPPORTED where the
/// runtime in use does not tell.
///
/// CUDA: cuGraphNodeGetContainingGraph from 13.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphNodeGetContainingGraph(hNode: CUgraphNode, phGraph: *mut CUgraph) -> CUresult {
    let call = forward!(cuGraphNodeGetContainingGraph(hNode, phGraph));
    entry(call, move |gpu| out(phGraph)?.finish(gpu.containing_graph(hNode.into())?.as_ptr()))
}

/// Returns the number of a node within its graph, by which cuGraphDebugDotPrint names it, too.
///
/// - `hNode` (in): the node.
/// - `nodeId` (out): the number, which no other node of the graph has had.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a node that does not exist, CUDA_ERROR_NOT_SUPPORTED where the
/// runtime in use numbers no nodes.
///
/// CUDA: cuGraphNodeGetLocalId from 13.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphNodeGetLocalId(hNode: CUgraphNode, nodeId: *mut c_uint) -> CUresult {
    let call = forward!(cuGraphNodeGetLocalId(hNode, nodeId));
    entry(call, move |gpu| out(nodeId)?.finish(gpu.node_number(hNode.into())?))
}

/// Returns the number by which tools know a node.
///
/// - `hNode` (in): the node.
/// - `toolsNodeId` (out): the number; on the host back end the graph's, and the node's in the lower half.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a node that does not exist, CUDA_ERROR_NOT_SUPPORTED where the
/// runtime in use numbers no nodes.
///
/// CUDA: cuGraphNodeGetToolsId from 13.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphNodeGetToolsId(hNode: CUgraphNode, toolsNodeId: *mut c_ulonglong) -> CUresult {
    let call = forward!(cuGraphNodeGetToolsId(hNode, toolsNodeId));
    entry(call, move |gpu| out(toolsNodeId)?.finish(gpu.node_number_of_tools(hNode.into())?))
}

/// Returns the number of a graph, by which cuGraphDebugDotPrint names it, too.
///
/// - `hGraph` (in): the graph.
/// - `graphId` (out): the number, which no other graph of the process has had.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a graph that does not exist, CUDA_ERROR_NOT_SUPPORTED where the
/// runtime in use numbers no graphs.
///
/// CUDA: cuGraphGetId from 13.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphGetId(hGraph: CUgraph, graphId: *mut c_uint) -> CUresult {
    let call = forward!(cuGraphGetId(hGraph, graphId));
    entry(call, move |gpu| out(graphId)?.finish(gpu.graph_number(hGraph.into())?))
}

/// Returns the number of an executable graph.
///
/// - `hGraphExec` (in): the executable graph.
/// - `graphId` (out): the number, which no other executable graph of the process has had.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for an executable graph that does not exist,
/// CUDA_ERROR_NOT_SUPPORTED where the runtime in use numbers none.
///
/// CUDA: cuGraphExecGetId from 13.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExecGetId(hGraphExec: CUgraphExec, graphId: *mut c_uint) -> CUresult {
    let call = forward!(cuGraphExecGetId(hGraphExec, graphId));
    entry(call, move |gpu| out(graphId)?.finish(gpu.executable_number(hGraphExec.into())?))
}

// Derived from hipGraphExecGetFlags: cuGraphExecGetFlags
// With: hGraphExec for graphExec, u64 for c_ulonglong
// CUDA: cuGraphExecGetFlags from 12.0 on.

// Derived from hipGraphNodeGetEnabled: cuGraphNodeGetEnabled
// CUDA: cuGraphNodeGetEnabled from 11.6 on.

// Derived from hipGraphNodeSetEnabled: cuGraphNodeSetEnabled
// CUDA: cuGraphNodeSetEnabled from 11.6 on.

// Derived from hipGraphKernelNodeGetAttribute: cuGraphKernelNodeGetAttribute
// With: value_out for value
// CUDA: cuGraphKernelNodeGetAttribute from 11.0 on.

// Derived from hipGraphKernelNodeSetAttribute: cuGraphKernelNodeSetAttribute
// CUDA: cuGraphKernelNodeSetAttribute from 11.0 on.

/// Gives a node's launch all attributes of another node's.
///
/// - `dst` (in): the node that gets them.
/// - `src` (in): the node that has them.
///
/// Returns CUDA_ERROR_INVALID_VALUE for nodes that do not exist or launch no kernel.
///
/// CUDA: cuGraphKernelNodeCopyAttributes from 11.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphKernelNodeCopyAttributes(dst: CUgraphNode, src: CUgraphNode) -> CUresult {
    let call = forward!(cuGraphKernelNodeCopyAttributes(dst, src));
    entry(call, move |gpu| gpu.copy_launch_attributes(dst.into(), src.into()))
}

// Derived from hipUserObjectCreate: cuUserObjectCreate
// CUDA: cuUserObjectCreate from 11.3 on.

// Derived from hipUserObjectRelease: cuUserObjectRelease
// CUDA: cuUserObjectRelease from 11.3 on.

// Derived from hipUserObjectRetain: cuUserObjectRetain
// CUDA: cuUserObjectRetain from 11.3 on.

// Derived from hipGraphRetainUserObject: cuGraphRetainUserObject
// CUDA: cuGraphRetainUserObject from 11.3 on.

// Derived from hipGraphReleaseUserObject: cuGraphReleaseUserObject
// CUDA: cuGraphReleaseUserObject from 11.3 on.

// Derived from hipDeviceGetGraphMemAttribute: cuDeviceGetGraphMemAttribute
// With: CUdevice for c_int
// CUDA: cuDeviceGetGraphMemAttribute from 11.4 on.

// Derived from hipDeviceSetGraphMemAttribute: cuDeviceSetGraphMemAttribute
// With: CUdevice for c_int
// CUDA: cuDeviceSetGraphMemAttribute from 11.4 on.

// Derived from hipDeviceGraphMemTrim: cuDeviceGraphMemTrim
// With: CUdevice for c_int
// CUDA: cuDeviceGraphMemTrim from 11.4 on.

/// Queues all work of an executable graph, in an order that follows its edges and after its launches
/// before.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hStream` (in, nullable): the stream.
///
/// Returns CUDA_ERROR_INVALID_VALUE for an executable graph that does not exist, where memory of its nodes does not
/// exist any more, and where an earlier launch has allocated memory that was not freed;
/// CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for a stream that is captured; CUDA_ERROR_INVALID_HANDLE for one that does not
/// exist.
///
/// CUDA: cuGraphLaunch from 10.0 on.
// Derived: cuGraphLaunch_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult {
    let call = forward!(cuGraphLaunch(hGraphExec, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        gpu.launch_graph(hGraphExec.into(), default_stream(hStream))
    })
}

/// Prepares the launch of an executable graph. Here a launch needs none.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hStream` (in, nullable): the stream of the launch.
///
/// Returns CUDA_ERROR_INVALID_VALUE for an executable graph that does not exist, CUDA_ERROR_INVALID_HANDLE for a stream
/// that does not exist, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for one that is captured.
///
/// CUDA: cuGraphUpload from 11.1 on.
// Derived: cuGraphUpload_ptsz
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult {
    let call = forward!(cuGraphUpload(hGraphExec, hStream));
    entry_copying(call, default_stream(hStream), move |gpu| {
        gpu.upload_graph(hGraphExec.into(), default_stream(hStream))
    })
}

// Derived from hipGraphExecDestroy: cuGraphExecDestroy
// With: hGraphExec for graphExec
//
// CUDA: cuGraphExecDestroy from 10.0 on.

// Derived from hipGraphExecUpdate: cuGraphExecUpdate
//
// CUDA: cuGraphExecUpdate from 10.2 on.

// Derived from hipGraphDebugDotPrint: cuGraphDebugDotPrint
// With: hGraph for graph
//
// CUDA: cuGraphDebugDotPrint from 11.3 on.

// Derived from hipGraphAddKernelNode: cuGraphAddKernelNode
// With: dependencies for pDependencies, phGraphNode for pGraphNode, hGraph for graph
// With: nodeParams for pNodeParams, OldLaunch for hipKernelNodeParams
//
// Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice or are of
// another graph, and for a launch that cuLaunchKernel refuses; CUDA_ERROR_INVALID_HANDLE for a kernel that does not
// exist.
//
// CUDA: cuGraphAddKernelNode from 10.0 on.

// Derived from hipGraphKernelNodeGetParams: cuGraphKernelNodeGetParams
// With: hNode for node, nodeParams for pNodeParams, OldLaunch for hipKernelNodeParams
//
// CUDA: cuGraphKernelNodeGetParams from 10.0 on.

// Derived from hipGraphKernelNodeSetParams: cuGraphKernelNodeSetParams
// With: hNode for node, nodeParams for pNodeParams, OldLaunch for hipKernelNodeParams
//
// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work; what
// cuGraphAddKernelNode returns.
//
// CUDA: cuGraphKernelNodeSetParams from 10.0 on.

// Derived from hipGraphExecKernelNodeSetParams: cuGraphExecKernelNodeSetParams
// With: hNode for node, nodeParams for pNodeParams, OldLaunch for hipKernelNodeParams
//
// CUDA: cuGraphExecKernelNodeSetParams from 10.1 on.

// Derived from hipGraphAddKernelNode: cuGraphAddKernelNode_v2
// With: dependencies for pDependencies, phGraphNode for pGraphNode, hGraph for graph
// With: nodeParams for pNodeParams, CUDA_KERNEL_NODE_PARAMS for hipKernelNodeParams, launch_v2 for launch
//
// Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice or are of
// another graph, and for a launch that cuLaunchKernel refuses; CUDA_ERROR_INVALID_HANDLE for a kernel that does not
// exist.
//
// CUDA: cuGraphAddKernelNode from 12.0 on.

// Derived from hipGraphKernelNodeGetParams: cuGraphKernelNodeGetParams_v2
// With: hNode for node, nodeParams for pNodeParams, CUDA_KERNEL_NODE_PARAMS for hipKernelNodeParams
//
// CUDA: cuGraphKernelNodeGetParams from 12.0 on.

// Derived from hipGraphKernelNodeSetParams: cuGraphKernelNodeSetParams_v2
// With: hNode for node, nodeParams for pNodeParams, CUDA_KERNEL_NODE_PARAMS for hipKernelNodeParams, launch_v2 for launch
//
// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work; what
// cuGraphAddKernelNode returns.
//
// CUDA: cuGraphKernelNodeSetParams from 12.0 on.

// Derived from hipGraphExecKernelNodeSetParams: cuGraphExecKernelNodeSetParams_v2
// With: hNode for node, nodeParams for pNodeParams, CUDA_KERNEL_NODE_PARAMS for hipKernelNodeParams, launch_v2 for launch
//
// CUDA: cuGraphExecKernelNodeSetParams from 12.0 on.

/// Adds a node that copies a box.
///
/// - `phGraphNode` (out): the node.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `copyParams` (in): the copy.
/// - `ctx` (in, nullable): the context of the work, which is checked and not used.
///
/// Returns CUDA_ERROR_CONTEXT_IS_DESTROYED for a context that does not exist; CUDA_ERROR_INVALID_VALUE for NULL, a
/// graph that does not exist, and nodes that are named twice or are of another graph, and for a copy that cuMemcpy3D_v2
/// refuses.
///
/// CUDA: cuGraphAddMemcpyNode from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphAddMemcpyNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    copyParams: *const CUDA_MEMCPY3D,
    ctx: CUcontext,
) -> CUresult {
    let call = forward!(cuGraphAddMemcpyNode(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx));
    entry(call, move |gpu| {
        live(gpu, ctx)?;
        add(gpu, phGraphNode, hGraph.into(), (dependencies, numDependencies), || node_copy(&read(copyParams)?))
    })
}

/// Returns the copy of a node.
///
/// - `hNode` (in): the node.
/// - `nodeParams` (out): the copy.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or copies nothing.
///
/// CUDA: cuGraphMemcpyNodeGetParams from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphMemcpyNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_MEMCPY3D) -> CUresult {
    let call = forward!(cuGraphMemcpyNodeGetParams(hNode, nodeParams));
    entry(call, move |gpu| {
        let params = out(nodeParams)?;
        match gpu.node_work(hNode.into())? {
            NodeWork::Copy(copy) => params.finish(describe_copy(&copy)),
            _ => other_type(),
        }
    })
}

/// Sets the copy of a node.
///
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the copy.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work.
///
/// CUDA: cuGraphMemcpyNodeSetParams from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphMemcpyNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_MEMCPY3D) -> CUresult {
    let call = forward!(cuGraphMemcpyNodeSetParams(hNode, nodeParams));
    entry(call, move |gpu| gpu.set_node_work(hNode.into(), &node_copy(&read(nodeParams)?)?))
}

/// Sets the copy that an executable graph does for a node, between memory of the same kinds.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `copyParams` (in): the copy.
/// - `ctx` (in, nullable): the context of the work, which is checked and not used.
///
/// Returns CUDA_ERROR_CONTEXT_IS_DESTROYED for a context that does not exist; CUDA_ERROR_INVALID_VALUE for NULL, and
/// where the executable graph was not made of the node or cannot do the work in its place.
///
/// CUDA: cuGraphExecMemcpyNodeSetParams from 10.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExecMemcpyNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    copyParams: *const CUDA_MEMCPY3D,
    ctx: CUcontext,
) -> CUresult {
    let call = forward!(cuGraphExecMemcpyNodeSetParams(hGraphExec, hNode, copyParams, ctx));
    entry(call, move |gpu| {
        live(gpu, ctx)?;
        gpu.set_executable_work(hGraphExec.into(), hNode.into(), &node_copy(&read(copyParams)?)?)
    })
}

/// Adds a node that fills memory.
///
/// - `phGraphNode` (out): the node.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `memsetParams` (in): the fill.
/// - `ctx` (in, nullable): the context of the work, which is checked and not used.
///
/// Returns CUDA_ERROR_CONTEXT_IS_DESTROYED for a context that does not exist; CUDA_ERROR_INVALID_VALUE for NULL, a
/// graph that does not exist, and nodes that are named twice or are of another graph, and for elements that are not of
/// 1, 2 or 4 bytes, none of them, and rows that do not fit the pitch.
///
/// CUDA: cuGraphAddMemsetNode from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphAddMemsetNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    memsetParams: *const CUDA_MEMSET_NODE_PARAMS,
    ctx: CUcontext,
) -> CUresult {
    let call = forward!(cuGraphAddMemsetNode(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx));
    entry(call, move |gpu| {
        live(gpu, ctx)?;
        add(gpu, phGraphNode, hGraph.into(), (dependencies, numDependencies), || fill(&read(memsetParams)?))
    })
}

/// Returns the fill of a node.
///
/// - `hNode` (in): the node.
/// - `nodeParams` (out): the fill.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or fills nothing.
///
/// CUDA: cuGraphMemsetNodeGetParams from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphMemsetNodeGetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_MEMSET_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphMemsetNodeGetParams(hNode, nodeParams));
    entry(call, move |gpu| {
        let params = out(nodeParams)?;
        match gpu.node_work(hNode.into())? {
            NodeWork::Fill(fill) => params.finish(describe_fill(&fill)),
            _ => other_type(),
        }
    })
}

/// Sets the fill of a node.
///
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the fill.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work.
///
/// CUDA: cuGraphMemsetNodeSetParams from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphMemsetNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_MEMSET_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphMemsetNodeSetParams(hNode, nodeParams));
    entry(call, move |gpu| gpu.set_node_work(hNode.into(), &fill(&read(nodeParams)?)?))
}

/// Sets the fill that an executable graph does for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `memsetParams` (in): the fill.
/// - `ctx` (in, nullable): the context of the work, which is checked and not used.
///
/// Returns CUDA_ERROR_CONTEXT_IS_DESTROYED for a context that does not exist; CUDA_ERROR_INVALID_VALUE for NULL, and
/// where the executable graph was not made of the node or cannot do the work in its place.
///
/// CUDA: cuGraphExecMemsetNodeSetParams from 10.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExecMemsetNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    memsetParams: *const CUDA_MEMSET_NODE_PARAMS,
    ctx: CUcontext,
) -> CUresult {
    let call = forward!(cuGraphExecMemsetNodeSetParams(hGraphExec, hNode, memsetParams, ctx));
    entry(call, move |gpu| {
        live(gpu, ctx)?;
        gpu.set_executable_work(hGraphExec.into(), hNode.into(), &fill(&read(memsetParams)?)?)
    })
}

/// Lets an executable graph do the work of another graph, whose nodes and edges are alike.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hGraph` (in): the other graph.
/// - `resultInfo` (out): CU_GRAPH_EXEC_UPDATE_SUCCESS, or the difference.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for graphs that do not exist, CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE
/// where the graphs differ; the executable graph is then as it was.
///
/// CUDA: cuGraphExecUpdate from 12.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExecUpdate_v2(
    hGraphExec: CUgraphExec,
    hGraph: CUgraph,
    resultInfo: *mut CUgraphExecUpdateResultInfo,
) -> CUresult {
    let call = forward!(cuGraphExecUpdate_v2(hGraphExec, hGraph, resultInfo));
    entry(call, move |gpu| {
        let info = out(resultInfo)?;
        let (outcome, result, errorNode) = match update(gpu, hGraphExec.into(), hGraph.into())? {
            None => (Ok(()), CU_GRAPH_EXEC_UPDATE_SUCCESS, ptr::null_mut()),
            Some((error, number, differs)) => (Err(error), number, differs.as_ptr()),
        };
        info.write(CUgraphExecUpdateResultInfo { result, errorNode, errorFromNode: ptr::null_mut() });
        outcome
    })
}

/// Adds edges to a graph.
///
/// - `hGraph` (in): the graph.
/// - `from` (in, array of numDependencies, nullable): the node that is first, of each edge.
/// - `to` (in, array of numDependencies, nullable): the node that comes after it.
/// - `edgeData` (in, array of numDependencies, nullable): data of the edges, which is not used.
/// - `numDependencies` (in): how many.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, graphs and nodes that do not exist, and edges that are or are not there.
///
/// CUDA: cuGraphAddDependencies from 12.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphAddDependencies_v2(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
) -> CUresult {
    let call = forward!(cuGraphAddDependencies_v2(hGraph, from, to, edgeData, numDependencies));
    entry(call, move |gpu| gpu.add_edges(hGraph.into(), &edges(from, to, numDependencies)?))
}

/// Removes edges of a graph.
///
/// - `hGraph` (in): the graph.
/// - `from` (in, array of numDependencies, nullable): the node that is first, of each edge.
/// - `to` (in, array of numDependencies, nullable): the node that comes after it.
/// - `edgeData` (in, array of numDependencies, nullable): data of the edges, which is not used.
/// - `numDependencies` (in): how many.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, graphs and nodes that do not exist, and edges that are or are not there.
///
/// CUDA: cuGraphRemoveDependencies from 12.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphRemoveDependencies_v2(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
) -> CUresult {
    let call = forward!(cuGraphRemoveDependencies_v2(hGraph, from, to, edgeData, numDependencies));
    entry(call, move |gpu| gpu.remove_edges(hGraph.into(), &edges(from, to, numDependencies)?))
}

/// Returns the edges of a graph.
///
/// - `hGraph` (in): the graph.
/// - `from` (out, array of numEdges, nullable): the node that is first, of each edge; NULL only counts them.
/// - `to` (out, array of numEdges, nullable): the node that comes after it.
/// - `edgeData` (out, array of numEdges, nullable): data of the edges, all 0.
/// - `numEdges` (inout): the room of the arrays; on return the number of edges written, or of all.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, graphs and nodes that do not exist, and edges that are or are not there.
///
/// CUDA: cuGraphGetEdges from 12.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphGetEdges_v2(
    hGraph: CUgraph,
    from: *mut CUgraphNode,
    to: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numEdges: *mut usize,
) -> CUresult {
    let call = forward!(cuGraphGetEdges_v2(hGraph, from, to, edgeData, numEdges));
    entry(call, move |gpu| {
        list_edges(from, to, numEdges, &gpu.edges(hGraph.into())?)?;
        no_data(edgeData.cast(), numEdges)
    })
}

/// Returns the nodes that a node comes after.
///
/// - `hNode` (in): the node.
/// - `dependencies` (out, array of numDependencies, nullable): the nodes; NULL only counts them.
/// - `edgeData` (out, array of numDependencies, nullable): data of the edges, all 0.
/// - `numDependencies` (inout): the room of the arrays; on return the number of nodes written, or of all.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, graphs and nodes that do not exist, and edges that are or are not there.
///
/// CUDA: cuGraphNodeGetDependencies from 12.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphNodeGetDependencies_v2(
    hNode: CUgraphNode,
    dependencies: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numDependencies: *mut usize,
) -> CUresult {
    let call = forward!(cuGraphNodeGetDependencies_v2(hNode, dependencies, edgeData, numDependencies));
    entry(call, move |gpu| {
        list(dependencies, numDependencies, &gpu.nodes_before(hNode.into())?)?;
        no_data(edgeData.cast(), numDependencies)
    })
}

/// Returns the nodes that come after a node.
///
/// - `hNode` (in): the node.
/// - `dependentNodes` (out, array of numDependentNodes, nullable): the nodes; NULL only counts them.
/// - `edgeData` (out, array of numDependentNodes, nullable): data of the edges, all 0.
/// - `numDependentNodes` (inout): the room of the arrays; on return the number of nodes written, or of all.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, graphs and nodes that do not exist, and edges that are or are not there.
///
/// CUDA: cuGraphNodeGetDependentNodes from 12.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphNodeGetDependentNodes_v2(
    hNode: CUgraphNode,
    dependentNodes: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numDependentNodes: *mut usize,
) -> CUresult {
    let call = forward!(cuGraphNodeGetDependentNodes_v2(hNode, dependentNodes, edgeData, numDependentNodes));
    entry(call, move |gpu| {
        list(dependentNodes, numDependentNodes, &gpu.nodes_after(hNode.into())?)?;
        no_data(edgeData.cast(), numDependentNodes)
    })
}

// Derived from hipGraphAddNode: cuGraphAddNode
// With: dependencies for pDependencies, phGraphNode for pGraphNode, hGraph for graph
//
// Returns CUDA_ERROR_INVALID_VALUE for NULL, and what the call for nodes of the type returns;
// CUDA_ERROR_NOT_SUPPORTED for types that are newer.
//
// CUDA: cuGraphAddNode from 12.2 on.

/// Adds a node of any type.
///
/// - `phGraphNode` (out): the node.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `dependencyData` (in, array of numDependencies, nullable): data of the edges, which is not used.
/// - `numDependencies` (in): how many.
/// - `nodeParams` (inout): the type, and what describes a node of that type; that of memory gets the address.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and what the call for nodes of the type returns;
/// CUDA_ERROR_NOT_SUPPORTED for types that are newer.
///
/// CUDA: cuGraphAddNode from 12.3 on.
// Derived: cuGraphAddNode_v3 for cuGetProcAddress from 13.4 on
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphAddNode_v2(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> CUresult {
    let call =
        forward!(cuGraphAddNode_v2(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams));
    entry(call, move |gpu| {
        let after = (dependencies, numDependencies);
        add_any(gpu, phGraphNode, hGraph.into(), after, nodeParams.cast(), &READERS)
    })
}

// Derived from hipGraphNodeSetParams: cuGraphNodeSetParams, cuGraphNodeSetParams_v2 for cuGetProcAddress from 13.4 on
// With: hNode for node
//
// CUDA: cuGraphNodeSetParams from 12.2 on.

/// Makes a condition, by whose value a node of a graph chooses among graphs of its own.
///
/// Kernels of the graph set the value by cudaGraphSetConditional; for the host back end anygpu/kernel.h has it.
///
/// - `pHandle_out` (out): the condition, for one node of the graph; it ends with the graph.
/// - `hGraph` (in): the graph.
/// - `ctx` (in): the context of the node.
/// - `defaultLaunchValue` (in): the value at first.
/// - `flags` (in): CU_GRAPH_COND_ASSIGN_DEFAULT, with which each launch begins with the value, or 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and other flags; then CUDA_ERROR_INVALID_CONTEXT
/// without a context, CUDA_ERROR_CONTEXT_IS_DESTROYED for one that does not exist; CUDA_ERROR_NOT_SUPPORTED where the
/// runtime in use has no conditions.
///
/// CUDA: cuGraphConditionalHandleCreate from 12.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphConditionalHandleCreate(
    pHandle_out: *mut CUgraphConditionalHandle,
    hGraph: CUgraph,
    ctx: CUcontext,
    defaultLaunchValue: c_uint,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuGraphConditionalHandleCreate(pHandle_out, hGraph, ctx, defaultLaunchValue, flags));
    entry(call, move |gpu| {
        create_condition(gpu, pHandle_out, hGraph.into(), defaultLaunchValue, flags, || existing_context(gpu, ctx))
    })
}

/// Returns the type of a node, and what describes a node of that type.
///
/// - `hNode` (in): the node.
/// - `nodeParams` (out): the description. Arrays in it are the library's, valid until the node's work changes.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a node that does not exist.
///
/// CUDA: cuGraphNodeGetParams from 13.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult {
    let call = forward!(cuGraphNodeGetParams(hNode, nodeParams));
    entry(call, move |gpu| get_any(gpu, hNode.into(), nodeParams.cast(), &READERS))
}

// Derived from hipGraphExecNodeSetParams: cuGraphExecNodeSetParams
// With: hGraphExec for graphExec, hNode for node
//
// CUDA: cuGraphExecNodeSetParams from 12.2 on.

/// The type of nodes of waits and writes.
const BATCH: c_uint = CU_GRAPH_NODE_TYPE_BATCH_MEM_OP;

pub(super) static READERS: Readers = Readers {
    // SAFETY: a description of this type, with what it names.
    launch: |_, params| unsafe { launch_v2(params.cast()) },
    // SAFETY: as above.
    copy: |gpu, params| {
        // SAFETY: as above; the context is the last of what lies before a copy.
        let (context, copy) = unsafe { (read(params.cast::<CUcontext>().wrapping_sub(1))?, read(params.cast())?) };
        live(gpu, context)?;
        node_copy(&copy)
    },
    fill: |gpu, params| {
        let params = params.cast::<CUDA_MEMSET_NODE_PARAMS>();
        // SAFETY: as above; the context lies behind a fill.
        let (params, context) = unsafe { (read(params)?, read(params.wrapping_add(1).cast())?) };
        live::<CUctx_st>(gpu, context)?;
        fill(&params)
    },
    batch: BATCH,
    // SAFETY: as above.
    values: |gpu, params| unsafe { values(gpu, params.cast()) },
    chooser: Some(existing_context),
    describe: |_, work, described| {
        match work {
            NodeWork::Launch(kernel, launch) => {
                describe_part::<CUDA_KERNEL_NODE_PARAMS>(described, 0, describe_launch(*kernel, launch));
            }
            NodeWork::Copy(copy) => describe_part(described, BEFORE_COPY, describe_copy(copy)),
            NodeWork::Fill(fill) => describe_part(described, 0, describe_fill(fill)),
            NodeWork::Values { context, operations } => {
                describe_part(described, 0, describe_values(*context, operations));
            }
            _ => return other_type(),
        }
        Ok(())
    },
};

/// The work of waits for values and writes of values. InvalidValue without a context.
///
/// # Safety
/// `params` is NULL or valid for reading, with its array.
unsafe fn values(gpu: &dyn Gpu, params: *const CUDA_BATCH_MEM_OP_NODE_PARAMS) -> Result<NodeWork> {
    // SAFETY: as promised by the caller.
    let CUDA_BATCH_MEM_OP_NODE_PARAMS { ctx, count, paramArray, flags } = unsafe { read(params) }?;
    if ctx.is_null() {
        return invalid("the context is NULL");
    }
    let context = live(gpu, ctx)?;
    // SAFETY: as promised by the caller.
    Ok(NodeWork::Values { context, operations: unsafe { batch(count, paramArray, flags) }? })
}

/// CUDA_KERNEL_NODE_PARAMS before CUDA 12, which is the start of today's.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct OldLaunch {
    pub func: CUfunction,
    pub gridDimX: c_uint,
    pub gridDimY: c_uint,
    pub gridDimZ: c_uint,
    pub blockDimX: c_uint,
    pub blockDimY: c_uint,
    pub blockDimZ: c_uint,
    pub sharedMemBytes: c_uint,
    pub kernelParams: *mut *mut c_void,
    pub extra: *mut *mut c_void,
}

/// The work of a launch.
///
/// # Safety
/// `params` is NULL or points to a launch whose arguments are valid.
unsafe fn launch(params: *const OldLaunch) -> Result<NodeWork> {
    // SAFETY: as promised by the caller.
    let p = unsafe { read(params) }?;
    let (grid, block) = ([p.gridDimX, p.gridDimY, p.gridDimZ], [p.blockDimX, p.blockDimY, p.blockDimZ]);
    if p.func.is_null() {
        return invalid("there is no kernel");
    }
    check_extents(grid, block, MOST_BLOCKS)?;
    // SAFETY: as promised by the caller.
    let arguments = unsafe { arguments(p.kernelParams, p.extra, CU_LAUNCH_PARAM_END) }?;
    let launch = Launch { grid, block, shared: p.sharedMemBytes, stream: Stream::NULL, arguments };
    Ok(NodeWork::Launch(p.func.into(), launch))
}

/// The work of a launch, whose kernel may be one of a library.
///
/// # Safety
/// As for [`launch`].
unsafe fn launch_v2(params: *const CUDA_KERNEL_NODE_PARAMS) -> Result<NodeWork> {
    // SAFETY: as promised by the caller; the older structure is the start of this one.
    unsafe {
        let mut params = read(params)?;
        if params.func.is_null() {
            params.func = params.kern.cast();
        }
        launch((&raw const params).cast())
    }
}

fn describe_launch<T: From<OldLaunch>>(kernel: Kernel, launch: &Launch) -> T {
    let ([gridDimX, gridDimY, gridDimZ], [blockDimX, blockDimY, blockDimZ]) = (launch.grid, launch.block);
    let described = OldLaunch {
        func: kernel.as_ptr(),
        gridDimX,
        gridDimY,
        gridDimZ,
        blockDimX,
        blockDimY,
        blockDimZ,
        sharedMemBytes: launch.shared,
        kernelParams: launch.arguments.addresses(),
        extra: ptr::null_mut(),
    };
    described.into()
}

impl From<OldLaunch> for CUDA_KERNEL_NODE_PARAMS {
    fn from(p: OldLaunch) -> Self {
        CUDA_KERNEL_NODE_PARAMS {
            func: p.func,
            gridDimX: p.gridDimX,
            gridDimY: p.gridDimY,
            gridDimZ: p.gridDimZ,
            blockDimX: p.blockDimX,
            blockDimY: p.blockDimY,
            blockDimZ: p.blockDimZ,
            sharedMemBytes: p.sharedMemBytes,
            kernelParams: p.kernelParams,
            extra: p.extra,
            kern: ptr::null_mut(),
            ctx: ptr::null_mut(),
        }
    }
}

/// Memory or an array, as CUDA_MEMCPY3D describes it.
struct Place3D {
    memory: CUmemorytype,
    host: *mut c_void,
    device: CUdeviceptr,
    array: CUarray,
}

fn describe_side(side: &CopySide) -> Place3D {
    let (memory, host, device) = match (side.array, side.place) {
        (Some(_), _) => (CU_MEMORYTYPE_ARRAY, ptr::null_mut(), 0),
        (None, Place::Host) => (CU_MEMORYTYPE_HOST, side.base.as_ptr(), 0),
        (None, Place::Device) => (CU_MEMORYTYPE_DEVICE, ptr::null_mut(), side.base.0 as CUdeviceptr),
        (None, Place::Any) => (CU_MEMORYTYPE_UNIFIED, ptr::null_mut(), side.base.0 as CUdeviceptr),
    };
    Place3D { memory, host, device, array: side.array.map_or(ptr::null_mut(), |array| array.as_ptr()) }
}

fn describe_copy(copy: &NodeCopy) -> CUDA_MEMCPY3D {
    let NodeCopy { to, from, shape } = copy;
    let ([toX, toY, toZ], [fromX, fromY, fromZ]) = (to.start, from.start);
    let (to_place, from_place) = (describe_side(to), describe_side(from));
    CUDA_MEMCPY3D {
        srcXInBytes: fromX,
        srcY: fromY,
        srcZ: fromZ,
        srcLOD: 0,
        srcMemoryType: from_place.memory,
        srcHost: from_place.host,
        srcDevice: from_place.device,
        srcArray: from_place.array,
        reserved0: ptr::null_mut(),
        srcPitch: from.pitch,
        srcHeight: from.height,
        dstXInBytes: toX,
        dstY: toY,
        dstZ: toZ,
        dstLOD: 0,
        dstMemoryType: to_place.memory,
        dstHost: to_place.host,
        dstDevice: to_place.device,
        dstArray: to_place.array,
        reserved1: ptr::null_mut(),
        dstPitch: to.pitch,
        dstHeight: to.height,
        WidthInBytes: shape.width,
        Height: shape.height,
        Depth: shape.depth,
    }
}

/// The work of a fill.
fn fill(params: &CUDA_MEMSET_NODE_PARAMS) -> Result<NodeWork> {
    let CUDA_MEMSET_NODE_PARAMS { dst, pitch, value, elementSize: unit, width, height } = *params;
    graph::fill(&FillParams { address: Address(dst as usize), unit, height, pitch, value, width })
}

fn describe_fill(fill: &Fill) -> CUDA_MEMSET_NODE_PARAMS {
    let FillParams { address, unit, height, pitch, value, width } = graph::describe_fill(fill);
    CUDA_MEMSET_NODE_PARAMS { dst: address.0 as CUdeviceptr, pitch, value, elementSize: unit, width, height }
}
