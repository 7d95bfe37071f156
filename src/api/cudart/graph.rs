// SPDX-License-Identifier: MIT OR Apache-2.0
//! Graphs: work and its order, launched any number of times.

#[path = "../generated/cudart/graph.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_char, c_int, c_uint, c_ulonglong, c_void};
use std::ptr;

use super::copy::check_box;
use super::types::*;
use super::{Slot, check_device, default_stream, entry, forward, per_thread, speak_twelve};
use crate::api::copy::places;
use crate::api::graph::{
    self, FillParams, add, add_allocation, allocation, copy_box, copy_bytes, copy_bytes as other_bytes,
    create_condition, create_user_object, describe_box, describe_call, describe_semaphores, edges, executable_flags,
    existing, freed, graph_memory, host_call, instantiate, instantiate_with_params, launch_value, list, list_edges,
    live, no_data, node_type, other_type, own_launch_value, print, references, reset_graph_memory, roots, semaphores,
    set_child, update,
};
use crate::border::arguments::{no_flags, non_null, out, read, text};
use crate::gpu::{Context, Fill, Gpu, Kind, NodeCopy, NodeWork, Result};

pub use derived::*;

// Derived from hipGraphCreate: cudaGraphCreate

// Derived from hipGraphDestroy: cudaGraphDestroy

// Derived from hipGraphGetNodes: cudaGraphGetNodes

// Derived from hipGraphGetRootNodes: cudaGraphGetRootNodes

// Derived from hipGraphNodeGetType: cudaGraphNodeGetType

// Derived from hipGraphDestroyNode: cudaGraphDestroyNode

// Derived from hipGraphClone: cudaGraphClone

// Derived from hipGraphNodeFindInClone: cudaGraphNodeFindInClone

// Derived from hipGraphAddEmptyNode: cudaGraphAddEmptyNode

// Derived from hipGraphAddMemcpyNode: cudaGraphAddMemcpyNode

// Derived from hipGraphMemcpyNodeGetParams: cudaGraphMemcpyNodeGetParams

// Derived from hipGraphMemcpyNodeSetParams: cudaGraphMemcpyNodeSetParams

/// Sets the copy that an executable graph does for a node, between memory of the same kinds.
///
/// - `hGraphExec` (in): the executable graph.
/// - `node` (in): the node.
/// - `pNodeParams` (in): the copy.
///
/// Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place.
///
/// CUDA: cudaGraphExecMemcpyNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExecMemcpyNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    pNodeParams: *const cudaMemcpy3DParms,
) -> cudaError_t {
    let call = forward!(cudaGraphExecMemcpyNodeSetParams(hGraphExec, node, pNodeParams));
    entry(call, move |gpu| gpu.set_executable_work(hGraphExec.into(), node.into(), &copy(gpu, &read(pNodeParams)?)?))
}

// Derived from hipGraphAddMemcpyNode1D: cudaGraphAddMemcpyNode1D

// Derived from hipGraphMemcpyNodeSetParams1D: cudaGraphMemcpyNodeSetParams1D

// Derived from hipGraphExecMemcpyNodeSetParams1D: cudaGraphExecMemcpyNodeSetParams1D

// Derived from hipGraphAddMemsetNode: cudaGraphAddMemsetNode

// Derived from hipGraphMemsetNodeGetParams: cudaGraphMemsetNodeGetParams

// Derived from hipGraphMemsetNodeSetParams: cudaGraphMemsetNodeSetParams

// Derived from hipGraphExecMemsetNodeSetParams: cudaGraphExecMemsetNodeSetParams

// Derived from hipGraphAddHostNode: cudaGraphAddHostNode

// Derived from hipGraphHostNodeGetParams: cudaGraphHostNodeGetParams

// Derived from hipGraphHostNodeSetParams: cudaGraphHostNodeSetParams

// Derived from hipGraphExecHostNodeSetParams: cudaGraphExecHostNodeSetParams

// Derived from hipGraphAddChildGraphNode: cudaGraphAddChildGraphNode

// Derived from hipGraphChildGraphNodeGetGraph: cudaGraphChildGraphNodeGetGraph

// Derived from hipGraphExecChildGraphNodeSetParams: cudaGraphExecChildGraphNodeSetParams
// Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node;
// cudaErrorGraphExecUpdateFailure for a graph that differs from the node's.

// Derived from hipGraphAddEventRecordNode: cudaGraphAddEventRecordNode

// Derived from hipGraphEventRecordNodeGetEvent: cudaGraphEventRecordNodeGetEvent

// Derived from hipGraphEventRecordNodeSetEvent: cudaGraphEventRecordNodeSetEvent

// Derived from hipGraphExecEventRecordNodeSetEvent: cudaGraphExecEventRecordNodeSetEvent

// Derived from hipGraphAddEventWaitNode: cudaGraphAddEventWaitNode

// Derived from hipGraphEventWaitNodeGetEvent: cudaGraphEventWaitNodeGetEvent

// Derived from hipGraphEventWaitNodeSetEvent: cudaGraphEventWaitNodeSetEvent

// Derived from hipGraphExecEventWaitNodeSetEvent: cudaGraphExecEventWaitNodeSetEvent

// Derived from hipGraphAddExternalSemaphoresSignalNode: cudaGraphAddExternalSemaphoresSignalNode

// Derived from hipGraphExternalSemaphoresSignalNodeGetParams: cudaGraphExternalSemaphoresSignalNodeGetParams

// Derived from hipGraphExternalSemaphoresSignalNodeSetParams: cudaGraphExternalSemaphoresSignalNodeSetParams

// Derived from hipGraphExecExternalSemaphoresSignalNodeSetParams: cudaGraphExecExternalSemaphoresSignalNodeSetParams

// Derived from hipGraphAddExternalSemaphoresWaitNode: cudaGraphAddExternalSemaphoresWaitNode

// Derived from hipGraphExternalSemaphoresWaitNodeGetParams: cudaGraphExternalSemaphoresWaitNodeGetParams

// Derived from hipGraphExternalSemaphoresWaitNodeSetParams: cudaGraphExternalSemaphoresWaitNodeSetParams

// Derived from hipGraphExecExternalSemaphoresWaitNodeSetParams: cudaGraphExecExternalSemaphoresWaitNodeSetParams

// Derived from hipGraphAddMemAllocNode: cudaGraphAddMemAllocNode
// With: nodeParams for pNodeParams

// Derived from hipGraphMemAllocNodeGetParams: cudaGraphMemAllocNodeGetParams
// With: params_out for pNodeParams

// Derived from hipGraphAddMemFreeNode: cudaGraphAddMemFreeNode
// With: dptr for dev_ptr

// Derived from hipGraphMemFreeNodeGetParams: cudaGraphMemFreeNodeGetParams
// With: dptr_out for dev_ptr

// Derived from hipGraphInstantiateWithFlags: cudaGraphInstantiate
// - `flags` (in): 0, or bits of 1, with which a launch frees what the one before has left allocated,
//   and of 8, which changes nothing here.

// Derived from hipGraphInstantiateWithFlags: cudaGraphInstantiateWithFlags
// - `flags` (in): 0, or bits of 1, with which a launch frees what the one before has left allocated,
//   and of 8, which changes nothing here.

// Derived from cuGraphInstantiateWithParams: cudaGraphInstantiateWithParams, cudaGraphInstantiateWithParams_ptsz
// With: pGraphExec for phGraphExec, graph for hGraph, uploadStream for hUploadStream, errNode_out for hErrNode_out

/// Makes a condition, by whose value a node of a graph chooses among graphs of its own.
///
/// Kernels of the graph set the value by cudaGraphSetConditional; for the host back end anygpu/kernel.h has it.
///
/// - `pHandle_out` (out): the condition, for one node of the graph; it ends with the graph.
/// - `graph` (in): the graph.
/// - `defaultLaunchValue` (in): the value at first.
/// - `flags` (in): cudaGraphCondAssignDefault, with which each launch begins with the value, or 0.
///
/// Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and other flags; cudaErrorNotSupported where the
/// runtime in use has no conditions.
///
/// CUDA: cudaGraphConditionalHandleCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphConditionalHandleCreate(
    pHandle_out: *mut cudaGraphConditionalHandle,
    graph: cudaGraph_t,
    defaultLaunchValue: c_uint,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(cudaGraphConditionalHandleCreate(pHandle_out, graph, defaultLaunchValue, flags));
    entry(call, move |gpu| {
        create_condition(gpu, pHandle_out, graph.into(), defaultLaunchValue, flags, || Ok(Context(0)))
    })
}

/// Makes a condition as cudaGraphConditionalHandleCreate does, for nodes of a context.
///
/// - `pHandle_out` (out): the condition, for one node of the graph; it ends with the graph.
/// - `graph` (in): the graph.
/// - `ctx` (in, nullable): the context of the node, as the driver has it.
/// - `defaultLaunchValue` (in): the value at first.
/// - `flags` (in): cudaGraphCondAssignDefault, with which each launch begins with the value, or 0.
///
/// Returns what cudaGraphConditionalHandleCreate returns; cudaErrorContextIsDestroyed for a context that does not exist.
///
/// CUDA: cudaGraphConditionalHandleCreate_v2 from 13.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphConditionalHandleCreate_v2(
    pHandle_out: *mut cudaGraphConditionalHandle,
    graph: cudaGraph_t,
    ctx: cudaExecutionContext_t,
    defaultLaunchValue: c_uint,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(cudaGraphConditionalHandleCreate_v2(pHandle_out, graph, ctx, defaultLaunchValue, flags));
    entry(call, move |gpu| {
        create_condition(gpu, pHandle_out, graph.into(), defaultLaunchValue, flags, || live(gpu, ctx))
    })
}

// Derived from cuGraphNodeGetContainingGraph: cudaGraphNodeGetContainingGraph

// Derived from cuGraphNodeGetLocalId: cudaGraphNodeGetLocalId

// Derived from cuGraphNodeGetToolsId: cudaGraphNodeGetToolsId

// Derived from cuGraphGetId: cudaGraphGetId
// With: graphID for graphId

// Derived from cuGraphExecGetId: cudaGraphExecGetId
// With: graphID for graphId

// Derived from hipGraphExecGetFlags: cudaGraphExecGetFlags

// Derived from hipGraphNodeGetEnabled: cudaGraphNodeGetEnabled

// Derived from hipGraphNodeSetEnabled: cudaGraphNodeSetEnabled

// Derived from hipGraphKernelNodeGetAttribute: cudaGraphKernelNodeGetAttribute
// With: value_out for value

// Derived from hipGraphKernelNodeSetAttribute: cudaGraphKernelNodeSetAttribute

// Derived from cuGraphKernelNodeCopyAttributes: cudaGraphKernelNodeCopyAttributes
// With: hDst for dst, hSrc for src

// Derived from hipUserObjectCreate: cudaUserObjectCreate

// Derived from hipUserObjectRelease: cudaUserObjectRelease

// Derived from hipUserObjectRetain: cudaUserObjectRetain

// Derived from hipGraphRetainUserObject: cudaGraphRetainUserObject

// Derived from hipGraphReleaseUserObject: cudaGraphReleaseUserObject

// Derived from hipDeviceGetGraphMemAttribute: cudaDeviceGetGraphMemAttribute

// Derived from hipDeviceSetGraphMemAttribute: cudaDeviceSetGraphMemAttribute

// Derived from hipDeviceGraphMemTrim: cudaDeviceGraphMemTrim

// Derived from hipGraphLaunch: cudaGraphLaunch, cudaGraphLaunch_ptsz
//
// Returns cudaErrorInvalidValue for an executable graph that does not exist, where memory of its nodes does not
// exist any more, and where an earlier launch has allocated memory that was not freed;
// cudaErrorStreamCaptureUnsupported for a stream that is captured; cudaErrorInvalidResourceHandle for one that does not
// exist.

// Derived from hipGraphUpload: cudaGraphUpload, cudaGraphUpload_ptsz
//
// Returns cudaErrorInvalidValue for an executable graph that does not exist,
// cudaErrorInvalidResourceHandle for a stream that does not exist, cudaErrorStreamCaptureUnsupported for one that is
// captured.

// Derived from hipGraphExecDestroy: cudaGraphExecDestroy

// Derived from hipGraphDebugDotPrint: cudaGraphDebugDotPrint

// Derived from cuGraphExecUpdate_v2: cudaGraphExecUpdate

// Derived from cuGraphAddDependencies_v2: cudaGraphAddDependencies
// With: graph for hGraph

/// cudaGraphAddDependencies of CUDA 12, without data of edges.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGraphAddDependencies(
    graph: cudaGraph_t,
    from: *const cudaGraphNode_t,
    to: *const cudaGraphNode_t,
    numDependencies: usize,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaGraphAddDependencies(graph, from, to, numDependencies));
    entry(call, move |gpu| gpu.add_edges(graph.into(), &edges(from, to, numDependencies)?))
}

// Derived from cuGraphRemoveDependencies_v2: cudaGraphRemoveDependencies
// With: graph for hGraph

/// cudaGraphRemoveDependencies of CUDA 12, without data of edges.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGraphRemoveDependencies(
    graph: cudaGraph_t,
    from: *const cudaGraphNode_t,
    to: *const cudaGraphNode_t,
    numDependencies: usize,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaGraphRemoveDependencies(graph, from, to, numDependencies));
    entry(call, move |gpu| gpu.remove_edges(graph.into(), &edges(from, to, numDependencies)?))
}

// Derived from cuGraphGetEdges_v2: cudaGraphGetEdges
// With: graph for hGraph

/// cudaGraphGetEdges of CUDA 12, without data of edges.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGraphGetEdges(
    graph: cudaGraph_t,
    from: *mut cudaGraphNode_t,
    to: *mut cudaGraphNode_t,
    numEdges: *mut usize,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaGraphGetEdges(graph, from, to, numEdges));
    entry(call, move |gpu| list_edges(from, to, numEdges, &gpu.edges(graph.into())?))
}

// Derived from cuGraphNodeGetDependencies_v2: cudaGraphNodeGetDependencies
// With: node for hNode, pDependencies for dependencies, pNumDependencies for numDependencies
// - `pDependencies` (out, array of pNumDependencies, nullable): the nodes; NULL only counts them.
// - `edgeData` (out, array of pNumDependencies, nullable): data of the edges, all 0.

/// cudaGraphNodeGetDependencies of CUDA 12, without data of edges.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t,
    pDependencies: *mut cudaGraphNode_t,
    pNumDependencies: *mut usize,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaGraphNodeGetDependencies(node, pDependencies, pNumDependencies));
    entry(call, move |gpu| list(pDependencies, pNumDependencies, &gpu.nodes_before(node.into())?))
}

// Derived from cuGraphNodeGetDependentNodes_v2: cudaGraphNodeGetDependentNodes
// With: node for hNode, pDependentNodes for dependentNodes, pNumDependentNodes for numDependentNodes
// - `pDependentNodes` (out, array of pNumDependentNodes, nullable): the nodes; NULL only counts them.
// - `edgeData` (out, array of pNumDependentNodes, nullable): data of the edges, all 0.

/// cudaGraphNodeGetDependentNodes of CUDA 12, without data of edges.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t,
    pDependentNodes: *mut cudaGraphNode_t,
    pNumDependentNodes: *mut usize,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaGraphNodeGetDependentNodes(node, pDependentNodes, pNumDependentNodes));
    entry(call, move |gpu| list(pDependentNodes, pNumDependentNodes, &gpu.nodes_after(node.into())?))
}

/// The driver's type of nodes of waits and writes, which the runtime has no name for.
pub(super) const BATCH: c_uint = 12;

/// The work of a copy of a box. InvalidPitch where its rows are longer than a pitch, which a call refuses as another value.
pub(super) fn copy(gpu: &dyn Gpu, params: &cudaMemcpy3DParms) -> Result<NodeWork> {
    let is_short = |memory: &cudaPitchedPtr| !memory.ptr.is_null() && memory.pitch < params.extent.width;
    if is_short(&params.srcPtr) || is_short(&params.dstPtr) {
        return Err(Kind::InvalidPitch.because("a pitch is less than the rows of the box"));
    }
    check_box(params)?;
    // SAFETY: one layout, any bytes of which are one.
    let described = unsafe { read((&raw const *params).cast()) }?;
    copy_box(gpu, &described, places(params.kind)?)
}

pub(super) fn describe_copy(gpu: &dyn Gpu, copy: &NodeCopy) -> Result<cudaMemcpy3DParms> {
    let described = describe_box(gpu, copy)?;
    // SAFETY: one layout, any bytes of which are one.
    unsafe { read((&raw const described).cast()) }
}

/// The work of a fill.
pub(super) fn fill(params: &cudaMemsetParams) -> Result<NodeWork> {
    let cudaMemsetParams { dst, pitch, value, elementSize: unit, width, height } = *params;
    graph::fill(&FillParams { address: dst.into(), unit, height, pitch, value, width })
}

pub(super) fn describe_fill(fill: &Fill) -> cudaMemsetParams {
    let FillParams { address, unit, height, pitch, value, width } = graph::describe_fill(fill);
    cudaMemsetParams { dst: address.as_ptr(), pitch, value, elementSize: unit, width, height }
}
