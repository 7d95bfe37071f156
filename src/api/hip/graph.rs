// SPDX-License-Identifier: MIT OR Apache-2.0
//! Graphs: work and its order, launched any number of times.

#[path = "../generated/hip/graph.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_char, c_int, c_uint, c_ulonglong, c_void};

use super::copy::{check_box, describe_node_copy, node_copy, places};
use super::external::are_ours;
use super::kernel::check_extents;
use super::stream::batch;
use super::types::*;
use super::{Slot, check_device, default_stream, destroyed, entry, forward, invalid, per_thread};
use crate::api::graph::{
    self, FillParams, Readers, add, add_allocation, add_any, allocation, changed, copy_box, copy_bytes,
    create_user_object, describe_box, describe_call, describe_semaphores, describe_values, edges, executable_flags,
    existing, freed, graph_memory, host_call, instantiate_with_log, instantiate_with_params, list, list_edges,
    node_type, not_described, other_type, print, references, reset_graph_memory, roots, semaphores, set_any,
};
use crate::api::kernel::arguments;
use crate::border::arguments::{no_flags, non_null, out, read, text};
use crate::gpu::{
    Error, Executable, Fill, Gpu, Graph, Kernel, Kind, Launch, LaunchValue, Node, NodeCopy, NodeWork, Place, Result,
    Stream, amds_launch_value, launch_value_of_amds,
};
use crate::share::semaphore;

pub use derived::*;

/// Makes a graph without nodes.
///
/// - `pGraph` (out): the graph; destroy it with hipGraphDestroy.
/// - `flags` (in): 0.
///
/// Returns hipErrorInvalidValue for NULL and for flags.
///
/// HIP: hipGraphCreate. CUDA: cudaGraphCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphCreate(pGraph: *mut hipGraph_t, flags: c_uint) -> hipError_t {
    let call = forward!(hipGraphCreate(pGraph, flags));
    entry(call, move |gpu| {
        let graph = out(pGraph)?;
        no_flags(flags)?;
        graph.finish(gpu.create_graph()?.as_ptr())
    })
}

/// Destroys a graph and its nodes. What was instantiated of it stays.
///
/// - `graph` (in): the graph.
///
/// Returns hipErrorInvalidValue for a graph that does not exist, and for the graph of a node.
///
/// HIP: hipGraphDestroy. CUDA: cudaGraphDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphDestroy(graph: hipGraph_t) -> hipError_t {
    let call = forward!(hipGraphDestroy(graph));
    entry(call, move |gpu| gpu.destroy_graph(graph.into()))
}

/// Adds edges to a graph.
///
/// - `graph` (in): the graph.
/// - `from` (in, array of numDependencies, nullable): the node that is first, of each edge.
/// - `to` (in, array of numDependencies, nullable): the node that comes after it.
/// - `numDependencies` (in): how many.
///
/// Returns hipErrorInvalidValue for NULL, nodes that are not of the graph, edges that are there
/// already, and one from a node to itself.
///
/// HIP: hipGraphAddDependencies. CUDA: cudaGraphAddDependencies.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddDependencies(
    graph: hipGraph_t,
    from: *const hipGraphNode_t,
    to: *const hipGraphNode_t,
    numDependencies: usize,
) -> hipError_t {
    let call = forward!(hipGraphAddDependencies(graph, from, to, numDependencies));
    entry(call, move |gpu| gpu.add_edges(graph.into(), &edges(from, to, numDependencies)?))
}

/// Removes edges of a graph.
///
/// - `graph` (in): the graph.
/// - `from` (in, array of numDependencies, nullable): the node that is first, of each edge.
/// - `to` (in, array of numDependencies, nullable): the node that comes after it.
/// - `numDependencies` (in): how many.
///
/// Returns hipErrorInvalidValue for NULL, nodes that are not of the graph, and edges that are not
/// there; hipErrorNotSupported for a graph that allocates or frees memory.
///
/// HIP: hipGraphRemoveDependencies. CUDA: cudaGraphRemoveDependencies.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphRemoveDependencies(
    graph: hipGraph_t,
    from: *const hipGraphNode_t,
    to: *const hipGraphNode_t,
    numDependencies: usize,
) -> hipError_t {
    let call = forward!(hipGraphRemoveDependencies(graph, from, to, numDependencies));
    entry(call, move |gpu| gpu.remove_edges(graph.into(), &edges(from, to, numDependencies)?))
}

/// Returns the edges of a graph.
///
/// - `graph` (in): the graph.
/// - `from` (out, array of numEdges, nullable): the node that is first, of each edge; NULL only
///   counts them.
/// - `to` (out, array of numEdges, nullable): the node that comes after it.
/// - `numEdges` (inout): the room of both arrays; on return the number of edges written, or of all.
///
/// Returns hipErrorInvalidValue for a graph that does not exist, a NULL `numEdges`, and one NULL array.
///
/// HIP: hipGraphGetEdges. CUDA: cudaGraphGetEdges.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphGetEdges(
    graph: hipGraph_t,
    from: *mut hipGraphNode_t,
    to: *mut hipGraphNode_t,
    numEdges: *mut usize,
) -> hipError_t {
    let call = forward!(hipGraphGetEdges(graph, from, to, numEdges));
    entry(call, move |gpu| list_edges(from, to, numEdges, &gpu.edges(graph.into())?))
}

/// Returns the nodes of a graph, oldest first.
///
/// - `graph` (in): the graph.
/// - `nodes` (out, array of numNodes, nullable): the nodes; NULL only counts them.
/// - `numNodes` (inout): the room of the array; on return the number of nodes written, or of all.
///
/// Returns hipErrorInvalidValue for a graph that does not exist and a NULL `numNodes`.
///
/// HIP: hipGraphGetNodes. CUDA: cudaGraphGetNodes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphGetNodes(
    graph: hipGraph_t,
    nodes: *mut hipGraphNode_t,
    numNodes: *mut usize,
) -> hipError_t {
    let call = forward!(hipGraphGetNodes(graph, nodes, numNodes));
    entry(call, move |gpu| list(nodes, numNodes, &gpu.nodes(graph.into())?))
}

/// Returns the nodes of a graph that no other comes before.
///
/// - `graph` (in): the graph.
/// - `pRootNodes` (out, array of pNumRootNodes, nullable): the nodes; NULL only counts them.
/// - `pNumRootNodes` (inout): the room of the array; on return the number of nodes written, or of all.
///
/// Returns hipErrorInvalidValue for a graph that does not exist and a NULL `pNumRootNodes`.
///
/// HIP: hipGraphGetRootNodes. CUDA: cudaGraphGetRootNodes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphGetRootNodes(
    graph: hipGraph_t,
    pRootNodes: *mut hipGraphNode_t,
    pNumRootNodes: *mut usize,
) -> hipError_t {
    let call = forward!(hipGraphGetRootNodes(graph, pRootNodes, pNumRootNodes));
    entry(call, move |gpu| list(pRootNodes, pNumRootNodes, &roots(gpu, graph.into())?))
}

/// Returns the nodes that a node comes after.
///
/// - `node` (in): the node.
/// - `pDependencies` (out, array of pNumDependencies, nullable): the nodes; NULL only counts them.
/// - `pNumDependencies` (inout): the room of the array; on return the number of nodes written, or of
///   all.
///
/// Returns hipErrorInvalidValue for a node that does not exist and a NULL `pNumDependencies`.
///
/// HIP: hipGraphNodeGetDependencies. CUDA: cudaGraphNodeGetDependencies.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphNodeGetDependencies(
    node: hipGraphNode_t,
    pDependencies: *mut hipGraphNode_t,
    pNumDependencies: *mut usize,
) -> hipError_t {
    let call = forward!(hipGraphNodeGetDependencies(node, pDependencies, pNumDependencies));
    entry(call, move |gpu| list(pDependencies, pNumDependencies, &gpu.nodes_before(node.into())?))
}

/// Returns the nodes that come after a node.
///
/// - `node` (in): the node.
/// - `pDependentNodes` (out, array of pNumDependentNodes, nullable): the nodes; NULL only counts them.
/// - `pNumDependentNodes` (inout): the room of the array; on return the number of nodes written, or
///   of all.
///
/// Returns hipErrorInvalidValue for a node that does not exist and a NULL `pNumDependentNodes`.
///
/// HIP: hipGraphNodeGetDependentNodes. CUDA: cudaGraphNodeGetDependentNodes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphNodeGetDependentNodes(
    node: hipGraphNode_t,
    pDependentNodes: *mut hipGraphNode_t,
    pNumDependentNodes: *mut usize,
) -> hipError_t {
    let call = forward!(hipGraphNodeGetDependentNodes(node, pDependentNodes, pNumDependentNodes));
    entry(call, move |gpu| list(pDependentNodes, pNumDependentNodes, &gpu.nodes_after(node.into())?))
}

/// Returns the type of a node.
///
/// - `node` (in): the node.
/// - `pType` (out): its type.
///
/// Returns hipErrorInvalidValue for NULL and for a node that does not exist.
///
/// HIP: hipGraphNodeGetType. CUDA: cudaGraphNodeGetType.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphNodeGetType(node: hipGraphNode_t, pType: *mut hipGraphNodeType) -> hipError_t {
    let call = forward!(hipGraphNodeGetType(node, pType));
    entry(call, move |gpu| out(pType)?.finish(node_type(&gpu.node_work(node.into())?, BATCH)))
}

/// Removes a node from its graph, with its edges.
///
/// - `node` (in): the node.
///
/// Returns hipErrorInvalidValue for a node that does not exist, hipErrorNotSupported in a graph that
/// allocates or frees memory.
///
/// HIP: hipGraphDestroyNode. CUDA: cudaGraphDestroyNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphDestroyNode(node: hipGraphNode_t) -> hipError_t {
    let call = forward!(hipGraphDestroyNode(node));
    entry(call, move |gpu| gpu.destroy_node(node.into()))
}

/// Copies a graph.
///
/// - `pGraphClone` (out): the copy; destroy it with hipGraphDestroy.
/// - `originalGraph` (in): the graph.
///
/// Returns hipErrorInvalidValue for NULL and for a graph that does not exist.
///
/// HIP: hipGraphClone. CUDA: cudaGraphClone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphClone(pGraphClone: *mut hipGraph_t, originalGraph: hipGraph_t) -> hipError_t {
    let call = forward!(hipGraphClone(pGraphClone, originalGraph));
    entry(call, move |gpu| out(pGraphClone)?.finish(gpu.clone_graph(originalGraph.into())?.as_ptr()))
}

/// Finds the copy of a node in a copied graph.
///
/// - `pNode` (out): the copy.
/// - `originalNode` (in): the node that was copied.
/// - `clonedGraph` (in): the copied graph.
///
/// Returns hipErrorInvalidValue for NULL, and where there is no such copy.
///
/// HIP: hipGraphNodeFindInClone. CUDA: cudaGraphNodeFindInClone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphNodeFindInClone(
    pNode: *mut hipGraphNode_t,
    originalNode: hipGraphNode_t,
    clonedGraph: hipGraph_t,
) -> hipError_t {
    let call = forward!(hipGraphNodeFindInClone(pNode, originalNode, clonedGraph));
    entry(call, move |gpu| out(pNode)?.finish(gpu.find_in_clone(originalNode.into(), clonedGraph.into())?.as_ptr()))
}

/// Adds a node that does nothing but keep an order.
///
/// - `pGraphNode` (out): the node.
/// - `graph` (in): the graph.
/// - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
///
/// Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph.
///
/// HIP: hipGraphAddEmptyNode. CUDA: cudaGraphAddEmptyNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddEmptyNode(
    pGraphNode: *mut hipGraphNode_t,
    graph: hipGraph_t,
    pDependencies: *const hipGraphNode_t,
    numDependencies: usize,
) -> hipError_t {
    let call = forward!(hipGraphAddEmptyNode(pGraphNode, graph, pDependencies, numDependencies));
    entry(call, move |gpu| add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), || Ok(NodeWork::Empty)))
}

/// Adds a node that launches a kernel.
///
/// - `pGraphNode` (out): the node.
/// - `graph` (in): the graph.
/// - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `pNodeParams` (in): the launch; its arguments are copied.
///
/// Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph, and for a launch that hipModuleLaunchKernel refuses; hipErrorInvalidHandle
/// for a kernel that does not exist.
///
/// HIP: hipGraphAddKernelNode. CUDA: cudaGraphAddKernelNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddKernelNode(
    pGraphNode: *mut hipGraphNode_t,
    graph: hipGraph_t,
    pDependencies: *const hipGraphNode_t,
    numDependencies: usize,
    pNodeParams: *const hipKernelNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphAddKernelNode(pGraphNode, graph, pDependencies, numDependencies, pNodeParams));
    entry(call, move |gpu| add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), || launch(pNodeParams)))
}

/// Returns the launch of a node.
///
/// - `node` (in): the node.
/// - `pNodeParams` (out): the launch, with the addresses of the node's copies of the arguments.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or launches nothing.
///
/// HIP: hipGraphKernelNodeGetParams. CUDA: cudaGraphKernelNodeGetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphKernelNodeGetParams(
    node: hipGraphNode_t,
    pNodeParams: *mut hipKernelNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphKernelNodeGetParams(node, pNodeParams));
    entry(call, move |gpu| {
        let params = out(pNodeParams)?;
        match gpu.node_work(node.into())? {
            NodeWork::Launch(kernel, launch) => params.finish(describe_launch(kernel, &launch)),
            _ => other_type(),
        }
    })
}

/// Sets the launch of a node.
///
/// - `node` (in): the node.
/// - `pNodeParams` (in): the launch; its arguments are copied.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work; what
/// hipGraphAddKernelNode returns.
///
/// HIP: hipGraphKernelNodeSetParams. CUDA: cudaGraphKernelNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphKernelNodeSetParams(
    node: hipGraphNode_t,
    pNodeParams: *const hipKernelNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphKernelNodeSetParams(node, pNodeParams));
    entry(call, move |gpu| gpu.set_node_work(node.into(), &launch(pNodeParams)?))
}

/// Sets the launch that an executable graph does for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `node` (in): the node.
/// - `pNodeParams` (in): the launch; its arguments are copied.
///
/// Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place.
///
/// HIP: hipGraphExecKernelNodeSetParams. CUDA: cudaGraphExecKernelNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecKernelNodeSetParams(
    hGraphExec: hipGraphExec_t,
    node: hipGraphNode_t,
    pNodeParams: *const hipKernelNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphExecKernelNodeSetParams(hGraphExec, node, pNodeParams));
    entry(call, move |gpu| gpu.set_executable_work(hGraphExec.into(), node.into(), &launch(pNodeParams)?))
}

/// Adds a node that copies a box.
///
/// - `pGraphNode` (out): the node.
/// - `graph` (in): the graph.
/// - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `pCopyParams` (in): the copy.
///
/// Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph, and for a copy that hipMemcpy3D refuses.
///
/// HIP: hipGraphAddMemcpyNode. CUDA: cudaGraphAddMemcpyNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddMemcpyNode(
    pGraphNode: *mut hipGraphNode_t,
    graph: hipGraph_t,
    pDependencies: *const hipGraphNode_t,
    numDependencies: usize,
    pCopyParams: *const hipMemcpy3DParms,
) -> hipError_t {
    let call = forward!(hipGraphAddMemcpyNode(pGraphNode, graph, pDependencies, numDependencies, pCopyParams));
    entry(call, move |gpu| {
        add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), || copy(gpu, &read(pCopyParams)?))
    })
}

/// Returns the copy of a node.
///
/// - `node` (in): the node.
/// - `pNodeParams` (out): the copy.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or copies nothing.
///
/// HIP: hipGraphMemcpyNodeGetParams. CUDA: cudaGraphMemcpyNodeGetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphMemcpyNodeGetParams(
    node: hipGraphNode_t,
    pNodeParams: *mut hipMemcpy3DParms,
) -> hipError_t {
    let call = forward!(hipGraphMemcpyNodeGetParams(node, pNodeParams));
    entry(call, move |gpu| {
        let params = out(pNodeParams)?;
        match gpu.node_work(node.into())? {
            NodeWork::Copy(copy) => params.finish(describe_copy(gpu, &copy)?),
            _ => other_type(),
        }
    })
}

/// Sets the copy of a node.
///
/// - `node` (in): the node.
/// - `pNodeParams` (in): the copy.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work.
///
/// HIP: hipGraphMemcpyNodeSetParams. CUDA: cudaGraphMemcpyNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphMemcpyNodeSetParams(
    node: hipGraphNode_t,
    pNodeParams: *const hipMemcpy3DParms,
) -> hipError_t {
    let call = forward!(hipGraphMemcpyNodeSetParams(node, pNodeParams));
    entry(call, move |gpu| gpu.set_node_work(node.into(), &copy(gpu, &read(pNodeParams)?)?))
}

/// Sets the copy that an executable graph does for a node, between memory of the same kinds.
///
/// - `hGraphExec` (in): the executable graph.
/// - `node` (in): the node.
/// - `pNodeParams` (in): the copy.
///
/// Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place.
///
/// HIP: hipGraphExecMemcpyNodeSetParams. CUDA: cudaGraphExecMemcpyNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecMemcpyNodeSetParams(
    hGraphExec: hipGraphExec_t,
    node: hipGraphNode_t,
    pNodeParams: *mut hipMemcpy3DParms,
) -> hipError_t {
    let call = forward!(hipGraphExecMemcpyNodeSetParams(hGraphExec, node, pNodeParams));
    entry(call, move |gpu| gpu.set_executable_work(hGraphExec.into(), node.into(), &copy(gpu, &read(pNodeParams)?)?))
}

/// Adds a node that copies bytes.
///
/// - `pGraphNode` (out): the node.
/// - `graph` (in): the graph.
/// - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `dst` (in): the destination.
/// - `src` (in): the source.
/// - `count` (in): bytes.
/// - `kind` (in): the direction.
///
/// Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph, and for no bytes; hipErrorInvalidMemcpyDirection for another direction.
///
/// HIP: hipGraphAddMemcpyNode1D. CUDA: cudaGraphAddMemcpyNode1D.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddMemcpyNode1D(
    pGraphNode: *mut hipGraphNode_t,
    graph: hipGraph_t,
    pDependencies: *const hipGraphNode_t,
    numDependencies: usize,
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: hipMemcpyKind,
) -> hipError_t {
    let call =
        forward!(hipGraphAddMemcpyNode1D(pGraphNode, graph, pDependencies, numDependencies, dst, src, count, kind));
    entry(call, move |gpu| {
        add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), || {
            copy_bytes(dst, src, count, places(kind)?)
        })
    })
}

/// Sets the copy of a node to one of bytes.
///
/// - `node` (in): the node.
/// - `dst` (in): the destination.
/// - `src` (in): the source.
/// - `count` (in): bytes.
/// - `kind` (in): the direction.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work;
/// hipErrorInvalidMemcpyDirection for another direction.
///
/// HIP: hipGraphMemcpyNodeSetParams1D. CUDA: cudaGraphMemcpyNodeSetParams1D.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphMemcpyNodeSetParams1D(
    node: hipGraphNode_t,
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: hipMemcpyKind,
) -> hipError_t {
    let call = forward!(hipGraphMemcpyNodeSetParams1D(node, dst, src, count, kind));
    entry(call, move |gpu| gpu.set_node_work(node.into(), &other_bytes(dst, src, count, places(kind)?)?))
}

/// Sets the copy that an executable graph does for a node to one of bytes.
///
/// - `hGraphExec` (in): the executable graph.
/// - `node` (in): the node.
/// - `dst` (in): the destination.
/// - `src` (in): the source.
/// - `count` (in): bytes.
/// - `kind` (in): the direction.
///
/// Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place; hipErrorInvalidMemcpyDirection for another direction.
///
/// HIP: hipGraphExecMemcpyNodeSetParams1D. CUDA: cudaGraphExecMemcpyNodeSetParams1D.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecMemcpyNodeSetParams1D(
    hGraphExec: hipGraphExec_t,
    node: hipGraphNode_t,
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: hipMemcpyKind,
) -> hipError_t {
    let call = forward!(hipGraphExecMemcpyNodeSetParams1D(hGraphExec, node, dst, src, count, kind));
    entry(call, move |gpu| {
        gpu.set_executable_work(hGraphExec.into(), node.into(), &other_bytes(dst, src, count, places(kind)?)?)
    })
}

/// Adds a node that fills memory.
///
/// - `pGraphNode` (out): the node.
/// - `graph` (in): the graph.
/// - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `pMemsetParams` (in): the fill.
///
/// Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph, and for elements that are not of 1, 2 or 4 bytes, none of them, and rows
/// that do not fit the pitch.
///
/// HIP: hipGraphAddMemsetNode. CUDA: cudaGraphAddMemsetNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddMemsetNode(
    pGraphNode: *mut hipGraphNode_t,
    graph: hipGraph_t,
    pDependencies: *const hipGraphNode_t,
    numDependencies: usize,
    pMemsetParams: *const hipMemsetParams,
) -> hipError_t {
    let call = forward!(hipGraphAddMemsetNode(pGraphNode, graph, pDependencies, numDependencies, pMemsetParams));
    entry(call, move |gpu| {
        add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), || fill(&read(pMemsetParams)?))
    })
}

/// Returns the fill of a node.
///
/// - `node` (in): the node.
/// - `pNodeParams` (out): the fill.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or fills nothing.
///
/// HIP: hipGraphMemsetNodeGetParams. CUDA: cudaGraphMemsetNodeGetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphMemsetNodeGetParams(
    node: hipGraphNode_t,
    pNodeParams: *mut hipMemsetParams,
) -> hipError_t {
    let call = forward!(hipGraphMemsetNodeGetParams(node, pNodeParams));
    entry(call, move |gpu| {
        let params = out(pNodeParams)?;
        match gpu.node_work(node.into())? {
            NodeWork::Fill(fill) => params.finish(describe_fill(&fill)),
            _ => other_type(),
        }
    })
}

/// Sets the fill of a node.
///
/// - `node` (in): the node.
/// - `pNodeParams` (in): the fill.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work.
///
/// HIP: hipGraphMemsetNodeSetParams. CUDA: cudaGraphMemsetNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphMemsetNodeSetParams(
    node: hipGraphNode_t,
    pNodeParams: *const hipMemsetParams,
) -> hipError_t {
    let call = forward!(hipGraphMemsetNodeSetParams(node, pNodeParams));
    entry(call, move |gpu| gpu.set_node_work(node.into(), &fill(&read(pNodeParams)?)?))
}

/// Sets the fill that an executable graph does for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `node` (in): the node.
/// - `pNodeParams` (in): the fill.
///
/// Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place.
///
/// HIP: hipGraphExecMemsetNodeSetParams. CUDA: cudaGraphExecMemsetNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecMemsetNodeSetParams(
    hGraphExec: hipGraphExec_t,
    node: hipGraphNode_t,
    pNodeParams: *const hipMemsetParams,
) -> hipError_t {
    let call = forward!(hipGraphExecMemsetNodeSetParams(hGraphExec, node, pNodeParams));
    entry(call, move |gpu| gpu.set_executable_work(hGraphExec.into(), node.into(), &fill(&read(pNodeParams)?)?))
}

/// Adds a node that calls a function on the host, at each launch.
///
/// - `pGraphNode` (out): the node.
/// - `graph` (in): the graph.
/// - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `pNodeParams` (in): the function and its argument.
///
/// Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph, and for no function.
///
/// HIP: hipGraphAddHostNode. CUDA: cudaGraphAddHostNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddHostNode(
    pGraphNode: *mut hipGraphNode_t,
    graph: hipGraph_t,
    pDependencies: *const hipGraphNode_t,
    numDependencies: usize,
    pNodeParams: *const hipHostNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphAddHostNode(pGraphNode, graph, pDependencies, numDependencies, pNodeParams));
    entry(call, move |gpu| {
        add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), || host_call(&read(pNodeParams.cast())?))
    })
}

/// Returns the call of a node.
///
/// - `node` (in): the node.
/// - `pNodeParams` (out): the function and its argument.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or calls nothing.
///
/// HIP: hipGraphHostNodeGetParams. CUDA: cudaGraphHostNodeGetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphHostNodeGetParams(
    node: hipGraphNode_t,
    pNodeParams: *mut hipHostNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphHostNodeGetParams(node, pNodeParams));
    entry(call, move |gpu| {
        let params = out(pNodeParams.cast())?;
        match gpu.node_work(node.into())? {
            NodeWork::Call(call) => params.finish(describe_call(&call)),
            _ => other_type(),
        }
    })
}

/// Sets the call of a node.
///
/// - `node` (in): the node.
/// - `pNodeParams` (in): the function and its argument.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work.
///
/// HIP: hipGraphHostNodeSetParams. CUDA: cudaGraphHostNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphHostNodeSetParams(
    node: hipGraphNode_t,
    pNodeParams: *const hipHostNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphHostNodeSetParams(node, pNodeParams));
    entry(call, move |gpu| gpu.set_node_work(node.into(), &host_call(&read(pNodeParams.cast())?)?))
}

/// Sets the call that an executable graph does for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `node` (in): the node.
/// - `pNodeParams` (in): the function and its argument.
///
/// Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place.
///
/// HIP: hipGraphExecHostNodeSetParams. CUDA: cudaGraphExecHostNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecHostNodeSetParams(
    hGraphExec: hipGraphExec_t,
    node: hipGraphNode_t,
    pNodeParams: *const hipHostNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphExecHostNodeSetParams(hGraphExec, node, pNodeParams));
    entry(call, move |gpu| {
        gpu.set_executable_work(hGraphExec.into(), node.into(), &host_call(&read(pNodeParams.cast())?)?)
    })
}

/// Adds a node that does the work of another graph, as that is now.
///
/// - `pGraphNode` (out): the node.
/// - `graph` (in): the graph.
/// - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `childGraph` (in): the other graph, which is copied.
///
/// Returns hipErrorInvalidValue for NULL, a graph that does not exist, nodes that are named twice
/// or are of another graph, and on the host back end more than 64 graphs within each other.
///
/// HIP: hipGraphAddChildGraphNode. CUDA: cudaGraphAddChildGraphNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddChildGraphNode(
    pGraphNode: *mut hipGraphNode_t,
    graph: hipGraph_t,
    pDependencies: *const hipGraphNode_t,
    numDependencies: usize,
    childGraph: hipGraph_t,
) -> hipError_t {
    let call = forward!(hipGraphAddChildGraphNode(pGraphNode, graph, pDependencies, numDependencies, childGraph));
    entry(call, move |gpu| {
        add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), || Ok(NodeWork::Child(childGraph.into())))
    })
}

/// Returns the graph of a node, which belongs to it.
///
/// - `node` (in): the node.
/// - `pGraph` (out): the graph; it ends with the node.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or has no graph.
///
/// HIP: hipGraphChildGraphNodeGetGraph. CUDA: cudaGraphChildGraphNodeGetGraph.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphChildGraphNodeGetGraph(node: hipGraphNode_t, pGraph: *mut hipGraph_t) -> hipError_t {
    let call = forward!(hipGraphChildGraphNodeGetGraph(node, pGraph));
    entry(call, move |gpu| {
        let graph = out(pGraph)?;
        match gpu.node_work(node.into())? {
            NodeWork::Child(child) => graph.finish(child.as_ptr()),
            _ => other_type(),
        }
    })
}

/// Sets the work that an executable graph does for a node with a graph: that of a graph like it.
///
/// - `hGraphExec` (in): the executable graph.
/// - `node` (in): the node.
/// - `childGraph` (in): the graph.
///
/// Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node;
/// hipErrorUnknown for a graph that differs from the node's.
///
/// HIP: hipGraphExecChildGraphNodeSetParams. CUDA: cudaGraphExecChildGraphNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecChildGraphNodeSetParams(
    hGraphExec: hipGraphExec_t,
    node: hipGraphNode_t,
    childGraph: hipGraph_t,
) -> hipError_t {
    let call = forward!(hipGraphExecChildGraphNodeSetParams(hGraphExec, node, childGraph));
    entry(call, move |gpu| set_child(gpu, hGraphExec.into(), node.into(), childGraph.into()))
}

/// Adds a node that records an event.
///
/// - `pGraphNode` (out): the node.
/// - `graph` (in): the graph.
/// - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `event` (in): the event.
///
/// Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph; hipErrorInvalidHandle for an event that does not exist.
///
/// HIP: hipGraphAddEventRecordNode. CUDA: cudaGraphAddEventRecordNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddEventRecordNode(
    pGraphNode: *mut hipGraphNode_t,
    graph: hipGraph_t,
    pDependencies: *const hipGraphNode_t,
    numDependencies: usize,
    event: hipEvent_t,
) -> hipError_t {
    let call = forward!(hipGraphAddEventRecordNode(pGraphNode, graph, pDependencies, numDependencies, event));
    entry(call, move |gpu| {
        add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), || Ok(NodeWork::Record(existing(event)?)))
    })
}

/// Returns the event that a node records.
///
/// - `node` (in): the node.
/// - `event_out` (out): the event.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work.
///
/// HIP: hipGraphEventRecordNodeGetEvent. CUDA: cudaGraphEventRecordNodeGetEvent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphEventRecordNodeGetEvent(
    node: hipGraphNode_t,
    event_out: *mut hipEvent_t,
) -> hipError_t {
    let call = forward!(hipGraphEventRecordNodeGetEvent(node, event_out));
    entry(call, move |gpu| {
        let event = out(event_out)?;
        match gpu.node_work(node.into())? {
            NodeWork::Record(found) => event.finish(found.as_ptr()),
            _ => other_type(),
        }
    })
}

/// Sets the event that a node records.
///
/// - `node` (in): the node.
/// - `event` (in): the event.
///
/// Returns hipErrorInvalidValue for a node that does not exist or does other work,
/// hipErrorInvalidHandle for an event that does not exist.
///
/// HIP: hipGraphEventRecordNodeSetEvent. CUDA: cudaGraphEventRecordNodeSetEvent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphEventRecordNodeSetEvent(node: hipGraphNode_t, event: hipEvent_t) -> hipError_t {
    let call = forward!(hipGraphEventRecordNodeSetEvent(node, event));
    entry(call, move |gpu| gpu.set_node_work(node.into(), &NodeWork::Record(existing(event)?)))
}

/// Sets the event that an executable graph records for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `event` (in): the event.
///
/// Returns hipErrorInvalidValue where the executable graph was not made of the node, or the node does
/// other work, hipErrorInvalidHandle for an event that does not exist.
///
/// HIP: hipGraphExecEventRecordNodeSetEvent. CUDA: cudaGraphExecEventRecordNodeSetEvent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecEventRecordNodeSetEvent(
    hGraphExec: hipGraphExec_t,
    hNode: hipGraphNode_t,
    event: hipEvent_t,
) -> hipError_t {
    let call = forward!(hipGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event));
    entry(call, move |gpu| {
        gpu.set_executable_work(hGraphExec.into(), hNode.into(), &NodeWork::Record(existing(event)?))
    })
}

/// Adds a node that waits for an event's latest record at the launch.
///
/// - `pGraphNode` (out): the node.
/// - `graph` (in): the graph.
/// - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `event` (in): the event.
///
/// Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph; hipErrorInvalidHandle for an event that does not exist.
///
/// HIP: hipGraphAddEventWaitNode. CUDA: cudaGraphAddEventWaitNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddEventWaitNode(
    pGraphNode: *mut hipGraphNode_t,
    graph: hipGraph_t,
    pDependencies: *const hipGraphNode_t,
    numDependencies: usize,
    event: hipEvent_t,
) -> hipError_t {
    let call = forward!(hipGraphAddEventWaitNode(pGraphNode, graph, pDependencies, numDependencies, event));
    entry(call, move |gpu| {
        add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), || Ok(NodeWork::Wait(existing(event)?)))
    })
}

/// Returns the event that a node waits for.
///
/// - `node` (in): the node.
/// - `event_out` (out): the event.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work.
///
/// HIP: hipGraphEventWaitNodeGetEvent. CUDA: cudaGraphEventWaitNodeGetEvent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphEventWaitNodeGetEvent(node: hipGraphNode_t, event_out: *mut hipEvent_t) -> hipError_t {
    let call = forward!(hipGraphEventWaitNodeGetEvent(node, event_out));
    entry(call, move |gpu| {
        let event = out(event_out)?;
        match gpu.node_work(node.into())? {
            NodeWork::Wait(found) => event.finish(found.as_ptr()),
            _ => other_type(),
        }
    })
}

/// Sets the event that a node waits for.
///
/// - `node` (in): the node.
/// - `event` (in): the event.
///
/// Returns hipErrorInvalidValue for a node that does not exist or does other work,
/// hipErrorInvalidHandle for an event that does not exist.
///
/// HIP: hipGraphEventWaitNodeSetEvent. CUDA: cudaGraphEventWaitNodeSetEvent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphEventWaitNodeSetEvent(node: hipGraphNode_t, event: hipEvent_t) -> hipError_t {
    let call = forward!(hipGraphEventWaitNodeSetEvent(node, event));
    entry(call, move |gpu| gpu.set_node_work(node.into(), &NodeWork::Wait(existing(event)?)))
}

/// Sets the event that an executable graph waits for for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `event` (in): the event.
///
/// Returns hipErrorInvalidValue where the executable graph was not made of the node, or the node does
/// other work, hipErrorInvalidHandle for an event that does not exist.
///
/// HIP: hipGraphExecEventWaitNodeSetEvent. CUDA: cudaGraphExecEventWaitNodeSetEvent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecEventWaitNodeSetEvent(
    hGraphExec: hipGraphExec_t,
    hNode: hipGraphNode_t,
    event: hipEvent_t,
) -> hipError_t {
    let call = forward!(hipGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event));
    entry(call, move |gpu| gpu.set_executable_work(hGraphExec.into(), hNode.into(), &NodeWork::Wait(existing(event)?)))
}

/// Adds a node that waits for values in memory and writes values, in their order.
///
/// - `phGraphNode` (out): the node.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `nodeParams` (in): the waits and writes, which are copied.
///
/// Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph; for none or too many, other operations, flags, no context, and memory
/// that no device reaches.
///
/// HIP: hipGraphAddBatchMemOpNode from 6.4 on. CUDA: cuGraphAddBatchMemOpNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddBatchMemOpNode(
    phGraphNode: *mut hipGraphNode_t,
    hGraph: hipGraph_t,
    dependencies: *const hipGraphNode_t,
    numDependencies: usize,
    nodeParams: *const hipBatchMemOpNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphAddBatchMemOpNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams));
    entry(call, move |gpu| {
        add(gpu, phGraphNode, hGraph.into(), (dependencies, numDependencies), || values(gpu, nodeParams))
    })
}

/// Returns the waits and writes of a node.
///
/// - `hNode` (in): the node.
/// - `nodeParams_out` (out): the waits and writes; the arrays are the node's, and valid until it changes.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist
/// or neither waits for values nor writes them.
///
/// HIP: hipGraphBatchMemOpNodeGetParams from 6.4 on. CUDA: cuGraphBatchMemOpNodeGetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphBatchMemOpNodeGetParams(
    hNode: hipGraphNode_t,
    nodeParams_out: *mut hipBatchMemOpNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphBatchMemOpNodeGetParams(hNode, nodeParams_out));
    entry(call, move |gpu| {
        let params = out(nodeParams_out.cast())?;
        match gpu.node_work(hNode.into())? {
            NodeWork::Values { context, operations } => params.finish(describe_values(context, &operations)),
            _ => other_type(),
        }
    })
}

/// Sets the waits and writes of a node.
///
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the waits and writes, which are copied.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work; what
/// hipGraphAddBatchMemOpNode returns.
///
/// HIP: hipGraphBatchMemOpNodeSetParams from 6.4 on. CUDA: cuGraphBatchMemOpNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphBatchMemOpNodeSetParams(
    hNode: hipGraphNode_t,
    nodeParams: *mut hipBatchMemOpNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphBatchMemOpNodeSetParams(hNode, nodeParams));
    entry(call, move |gpu| gpu.set_node_work(hNode.into(), &values(gpu, nodeParams)?))
}

/// Sets the waits and writes that an executable graph does for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the waits and writes, which are copied, as many operations of the same types.
///
/// Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place.
///
/// HIP: hipGraphExecBatchMemOpNodeSetParams from 6.4 on. CUDA: cuGraphExecBatchMemOpNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecBatchMemOpNodeSetParams(
    hGraphExec: hipGraphExec_t,
    hNode: hipGraphNode_t,
    nodeParams: *const hipBatchMemOpNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, nodeParams));
    entry(call, move |gpu| gpu.set_executable_work(hGraphExec.into(), hNode.into(), &values(gpu, nodeParams)?))
}

/// Adds a node that signals semaphores.
///
/// - `pGraphNode` (out): the node.
/// - `graph` (in): the graph.
/// - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `nodeParams` (in): the semaphores and the values, which are copied.
///
/// Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph; for none, flags, and semaphores that do not exist.
///
/// HIP: hipGraphAddExternalSemaphoresSignalNode. CUDA: cudaGraphAddExternalSemaphoresSignalNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddExternalSemaphoresSignalNode(
    pGraphNode: *mut hipGraphNode_t,
    graph: hipGraph_t,
    pDependencies: *const hipGraphNode_t,
    numDependencies: usize,
    nodeParams: *const hipExternalSemaphoreSignalNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphAddExternalSemaphoresSignalNode(pGraphNode, graph, pDependencies, numDependencies, nodeParams), unless: has_ours(nodeParams.cast()));
    entry(call, move |gpu| {
        add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), || {
            Ok(NodeWork::Signal(semaphores(nodeParams.cast())?))
        })
    })
}

/// Returns the signals of a node.
///
/// - `hNode` (in): the node.
/// - `params_out` (out): the signals; the arrays are the node's, and valid until it changes.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or signals no semaphores.
///
/// HIP: hipGraphExternalSemaphoresSignalNodeGetParams. CUDA: cudaGraphExternalSemaphoresSignalNodeGetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExternalSemaphoresSignalNodeGetParams(
    hNode: hipGraphNode_t,
    params_out: *mut hipExternalSemaphoreSignalNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphExternalSemaphoresSignalNodeGetParams(hNode, params_out));
    entry(call, move |gpu| {
        let params = out(params_out.cast())?;
        match gpu.node_work(hNode.into())? {
            NodeWork::Signal(signals) => params.finish(describe_semaphores(&signals)),
            _ => other_type(),
        }
    })
}

/// Sets the signals of a node.
///
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the semaphores and the values, which are copied.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work; for
/// none, flags, and semaphores that do not exist.
///
/// HIP: hipGraphExternalSemaphoresSignalNodeSetParams. CUDA: cudaGraphExternalSemaphoresSignalNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExternalSemaphoresSignalNodeSetParams(
    hNode: hipGraphNode_t,
    nodeParams: *const hipExternalSemaphoreSignalNodeParams,
) -> hipError_t {
    let call =
        forward!(hipGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams), unless: has_ours(nodeParams.cast()));
    entry(call, move |gpu| gpu.set_node_work(hNode.into(), &NodeWork::Signal(semaphores(nodeParams.cast())?)))
}

/// Sets the signals that an executable graph does for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the semaphores and the values, which are copied, as many semaphores.
///
/// Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place.
///
/// HIP: hipGraphExecExternalSemaphoresSignalNodeSetParams. CUDA: cudaGraphExecExternalSemaphoresSignalNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: hipGraphExec_t,
    hNode: hipGraphNode_t,
    nodeParams: *const hipExternalSemaphoreSignalNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams), unless: has_ours(nodeParams.cast()));
    entry(call, move |gpu| {
        gpu.set_executable_work(hGraphExec.into(), hNode.into(), &NodeWork::Signal(semaphores(nodeParams.cast())?))
    })
}

/// Adds a node that waits for semaphores.
///
/// - `pGraphNode` (out): the node.
/// - `graph` (in): the graph.
/// - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `nodeParams` (in): the semaphores and the values, which are copied.
///
/// Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph; for none, flags, and semaphores that do not exist.
///
/// HIP: hipGraphAddExternalSemaphoresWaitNode. CUDA: cudaGraphAddExternalSemaphoresWaitNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddExternalSemaphoresWaitNode(
    pGraphNode: *mut hipGraphNode_t,
    graph: hipGraph_t,
    pDependencies: *const hipGraphNode_t,
    numDependencies: usize,
    nodeParams: *const hipExternalSemaphoreWaitNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphAddExternalSemaphoresWaitNode(pGraphNode, graph, pDependencies, numDependencies, nodeParams), unless: has_ours(nodeParams.cast()));
    entry(call, move |gpu| {
        add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), || {
            Ok(NodeWork::WaitSemaphores(semaphores(nodeParams.cast())?))
        })
    })
}

/// Returns the waits of a node.
///
/// - `hNode` (in): the node.
/// - `params_out` (out): the waits; the arrays are the node's, and valid until it changes.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or waits for no semaphores.
///
/// HIP: hipGraphExternalSemaphoresWaitNodeGetParams. CUDA: cudaGraphExternalSemaphoresWaitNodeGetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExternalSemaphoresWaitNodeGetParams(
    hNode: hipGraphNode_t,
    params_out: *mut hipExternalSemaphoreWaitNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphExternalSemaphoresWaitNodeGetParams(hNode, params_out));
    entry(call, move |gpu| {
        let params = out(params_out.cast())?;
        match gpu.node_work(hNode.into())? {
            NodeWork::WaitSemaphores(waits) => params.finish(describe_semaphores(&waits)),
            _ => other_type(),
        }
    })
}

/// Sets the waits of a node.
///
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the semaphores and the values, which are copied.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work; for
/// none, flags, and semaphores that do not exist.
///
/// HIP: hipGraphExternalSemaphoresWaitNodeSetParams. CUDA: cudaGraphExternalSemaphoresWaitNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExternalSemaphoresWaitNodeSetParams(
    hNode: hipGraphNode_t,
    nodeParams: *const hipExternalSemaphoreWaitNodeParams,
) -> hipError_t {
    let call =
        forward!(hipGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams), unless: has_ours(nodeParams.cast()));
    entry(call, move |gpu| gpu.set_node_work(hNode.into(), &NodeWork::WaitSemaphores(semaphores(nodeParams.cast())?)))
}

/// Sets the waits that an executable graph does for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the semaphores and the values, which are copied, as many semaphores.
///
/// Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place.
///
/// HIP: hipGraphExecExternalSemaphoresWaitNodeSetParams. CUDA: cudaGraphExecExternalSemaphoresWaitNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: hipGraphExec_t,
    hNode: hipGraphNode_t,
    nodeParams: *const hipExternalSemaphoreWaitNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams), unless: has_ours(nodeParams.cast()));
    entry(call, move |gpu| {
        gpu.set_executable_work(
            hGraphExec.into(),
            hNode.into(),
            &NodeWork::WaitSemaphores(semaphores(nodeParams.cast())?),
        )
    })
}

/// Adds a node that allocates memory, which has its address from now on.
///
/// What a launch leaves allocated is the program's until it frees it, and is so again, with the
/// address, by the next launch. Else it lasts as long as the graph and what was instantiated of it.
/// Such a graph is not copied, keeps its nodes and edges, and has one executable graph at a time.
///
/// - `pGraphNode` (out): the node.
/// - `graph` (in): the graph.
/// - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `pNodeParams` (inout): the bytes and the device; on return the address as well.
///
/// Returns hipErrorInvalidValue for NULL, no bytes, a device that does not exist, a graph that does not
/// exist, and nodes that are named twice or are of another graph; hipErrorNotSupported for kinds of handle and,
/// on the host back end, for a graph that belongs to a node; hipErrorOutOfMemory.
///
/// HIP: hipGraphAddMemAllocNode. CUDA: cudaGraphAddMemAllocNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddMemAllocNode(
    pGraphNode: *mut hipGraphNode_t,
    graph: hipGraph_t,
    pDependencies: *const hipGraphNode_t,
    numDependencies: usize,
    pNodeParams: *mut hipMemAllocNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphAddMemAllocNode(pGraphNode, graph, pDependencies, numDependencies, pNodeParams));
    entry(call, move |gpu| {
        add_allocation(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), pNodeParams.cast())
    })
}

/// Returns the allocation of a node.
///
/// - `node` (in): the node.
/// - `pNodeParams` (out): the bytes, the device and the address.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or allocates nothing.
///
/// HIP: hipGraphMemAllocNodeGetParams. CUDA: cudaGraphMemAllocNodeGetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphMemAllocNodeGetParams(
    node: hipGraphNode_t,
    pNodeParams: *mut hipMemAllocNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphMemAllocNodeGetParams(node, pNodeParams));
    entry(call, move |gpu| out(pNodeParams.cast())?.finish(allocation(gpu, node.into())?))
}

/// Adds a node that frees the memory of one that allocates it.
///
/// - `pGraphNode` (out): the node.
/// - `graph` (in): the graph.
/// - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `dev_ptr` (in): the memory.
///
/// Returns hipErrorInvalidValue for NULL, memory that no node allocates or that another node of the graph
/// frees, a graph that does not exist, and nodes that are named twice or are of another graph; on the host
/// back end hipErrorNotSupported for a graph that belongs to a node.
///
/// HIP: hipGraphAddMemFreeNode. CUDA: cudaGraphAddMemFreeNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddMemFreeNode(
    pGraphNode: *mut hipGraphNode_t,
    graph: hipGraph_t,
    pDependencies: *const hipGraphNode_t,
    numDependencies: usize,
    dev_ptr: *mut c_void,
) -> hipError_t {
    let call = forward!(hipGraphAddMemFreeNode(pGraphNode, graph, pDependencies, numDependencies, dev_ptr));
    entry(call, move |gpu| {
        let work = || Ok(NodeWork::Free(non_null(dev_ptr)?));
        add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), work)
    })
}

/// Returns the memory that a node frees.
///
/// - `node` (in): the node.
/// - `dev_ptr` (out): its address, where this points to.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or frees nothing.
///
/// HIP: hipGraphMemFreeNodeGetParams. CUDA: cudaGraphMemFreeNodeGetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphMemFreeNodeGetParams(node: hipGraphNode_t, dev_ptr: *mut c_void) -> hipError_t {
    let call = forward!(hipGraphMemFreeNodeGetParams(node, dev_ptr));
    entry(call, move |gpu| out(dev_ptr.cast())?.finish(freed(gpu, node.into())?.0))
}

/// Adds a node that copies a box, described as hipDrvMemcpy3D's.
///
/// - `phGraphNode` (out): the node.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `copyParams` (in): the copy.
/// - `ctx` (in): the context of the work, which is not used.
///
/// Returns hipErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph, and for a copy that hipDrvMemcpy3D refuses.
///
/// HIP: hipDrvGraphAddMemcpyNode from 6.4 on. CUDA: cuGraphAddMemcpyNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGraphAddMemcpyNode(
    phGraphNode: *mut hipGraphNode_t,
    hGraph: hipGraph_t,
    dependencies: *const hipGraphNode_t,
    numDependencies: usize,
    copyParams: *const HIP_MEMCPY3D,
    ctx: hipCtx_t,
) -> hipError_t {
    let call = forward!(hipDrvGraphAddMemcpyNode(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx));
    entry(call, move |gpu| {
        non_null(ctx.cast())?;
        add(gpu, phGraphNode, hGraph.into(), (dependencies, numDependencies), || node_copy(copyParams))
    })
}

/// Returns the copy of a node, described as hipDrvMemcpy3D's.
///
/// - `hNode` (in): the node.
/// - `nodeParams` (out): the copy.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or copies nothing.
///
/// HIP: hipDrvGraphMemcpyNodeGetParams from 6.4 on. CUDA: cuGraphMemcpyNodeGetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGraphMemcpyNodeGetParams(
    hNode: hipGraphNode_t,
    nodeParams: *mut HIP_MEMCPY3D,
) -> hipError_t {
    let call = forward!(hipDrvGraphMemcpyNodeGetParams(hNode, nodeParams));
    entry(call, move |gpu| {
        let params = out(nodeParams)?;
        match gpu.node_work(hNode.into())? {
            NodeWork::Copy(copy) => params.finish(describe_node_copy(&copy)),
            _ => other_type(),
        }
    })
}

/// Sets the copy of a node, described as hipDrvMemcpy3D's.
///
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the copy.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work.
///
/// HIP: hipDrvGraphMemcpyNodeSetParams from 6.4 on. CUDA: cuGraphMemcpyNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGraphMemcpyNodeSetParams(
    hNode: hipGraphNode_t,
    nodeParams: *const HIP_MEMCPY3D,
) -> hipError_t {
    let call = forward!(hipDrvGraphMemcpyNodeSetParams(hNode, nodeParams));
    entry(call, move |gpu| gpu.set_node_work(hNode.into(), &node_copy(nodeParams)?))
}

/// Sets the copy that an executable graph does for a node, described as hipDrvMemcpy3D's, between memory of the same
/// kinds.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `copyParams` (in): the copy.
/// - `ctx` (in, nullable): the context of the work, which is not used.
///
/// Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place.
///
/// HIP: hipDrvGraphExecMemcpyNodeSetParams from 6.4 on. CUDA: cuGraphExecMemcpyNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGraphExecMemcpyNodeSetParams(
    hGraphExec: hipGraphExec_t,
    hNode: hipGraphNode_t,
    copyParams: *const HIP_MEMCPY3D,
    ctx: hipCtx_t,
) -> hipError_t {
    let call = forward!(hipDrvGraphExecMemcpyNodeSetParams(hGraphExec, hNode, copyParams, ctx));
    entry(call, move |gpu| {
        _ = ctx;
        gpu.set_executable_work(hGraphExec.into(), hNode.into(), &node_copy(copyParams)?)
    })
}

/// Adds a node that fills memory.
///
/// - `phGraphNode` (out): the node.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `memsetParams` (in): the fill.
/// - `ctx` (in, nullable): the context of the work, which is not used.
///
/// Returns what hipGraphAddMemsetNode returns.
///
/// HIP: hipDrvGraphAddMemsetNode from 6.4 on. CUDA: cuGraphAddMemsetNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGraphAddMemsetNode(
    phGraphNode: *mut hipGraphNode_t,
    hGraph: hipGraph_t,
    dependencies: *const hipGraphNode_t,
    numDependencies: usize,
    memsetParams: *const hipMemsetParams,
    ctx: hipCtx_t,
) -> hipError_t {
    let call =
        forward!(hipDrvGraphAddMemsetNode(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx));
    entry(call, move |gpu| {
        _ = ctx;
        add(gpu, phGraphNode, hGraph.into(), (dependencies, numDependencies), || fill(&read(memsetParams)?))
    })
}

/// Sets the fill that an executable graph does for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `memsetParams` (in): the fill.
/// - `ctx` (in, nullable): the context of the work, which is not used.
///
/// Returns what hipGraphExecMemsetNodeSetParams returns.
///
/// HIP: hipDrvGraphExecMemsetNodeSetParams from 6.4 on. CUDA: cuGraphExecMemsetNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGraphExecMemsetNodeSetParams(
    hGraphExec: hipGraphExec_t,
    hNode: hipGraphNode_t,
    memsetParams: *const hipMemsetParams,
    ctx: hipCtx_t,
) -> hipError_t {
    let call = forward!(hipDrvGraphExecMemsetNodeSetParams(hGraphExec, hNode, memsetParams, ctx));
    entry(call, move |gpu| {
        _ = ctx;
        gpu.set_executable_work(hGraphExec.into(), hNode.into(), &fill(&read(memsetParams)?)?)
    })
}

/// Adds a node that frees the memory of one that allocates it.
///
/// - `phGraphNode` (out): the node.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `dptr` (in): the memory.
///
/// Returns what hipGraphAddMemFreeNode returns.
///
/// HIP: hipDrvGraphAddMemFreeNode from 6.4 on. CUDA: cuGraphAddMemFreeNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGraphAddMemFreeNode(
    phGraphNode: *mut hipGraphNode_t,
    hGraph: hipGraph_t,
    dependencies: *const hipGraphNode_t,
    numDependencies: usize,
    dptr: hipDeviceptr_t,
) -> hipError_t {
    let call = forward!(hipDrvGraphAddMemFreeNode(phGraphNode, hGraph, dependencies, numDependencies, dptr));
    entry(call, move |gpu| {
        let work = || Ok(NodeWork::Free(non_null(dptr)?));
        add(gpu, phGraphNode, hGraph.into(), (dependencies, numDependencies), work)
    })
}

/// Makes an executable graph of a graph as it is now.
///
/// - `pGraphExec` (out): the executable graph; destroy it with hipGraphExecDestroy.
/// - `graph` (in): the graph.
/// - `pErrorNode` (out, nullable): NULL.
/// - `pLogBuffer` (out, array of bufferSize, nullable): the empty text.
/// - `bufferSize` (in): the bytes of the text.
///
/// Returns hipErrorInvalidValue for NULL, a graph that does not exist, and edges that make a circle;
/// hipErrorNotSupported for a second one of a graph that allocates or frees memory.
///
/// HIP: hipGraphInstantiate. CUDA: cudaGraphInstantiate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphInstantiate(
    pGraphExec: *mut hipGraphExec_t,
    graph: hipGraph_t,
    pErrorNode: *mut hipGraphNode_t,
    pLogBuffer: *mut c_char,
    bufferSize: usize,
) -> hipError_t {
    let call = forward!(hipGraphInstantiate(pGraphExec, graph, pErrorNode, pLogBuffer, bufferSize));
    entry(call, move |gpu| instantiate_with_log(gpu, pGraphExec, graph.into(), pErrorNode, (pLogBuffer, bufferSize)))
}

/// Makes an executable graph of a graph as it is now.
///
/// - `pGraphExec` (out): the executable graph; destroy it with hipGraphExecDestroy.
/// - `graph` (in): the graph.
/// - `flags` (in): 0, or 1, with which a launch frees what the one before has left allocated, or 8, which changes nothing
///   here; not both.
///
/// Returns hipErrorInvalidValue for NULL, other flags, a graph that does not exist, and edges that make
/// a circle; hipErrorNotSupported for a second one of a graph that allocates or frees memory.
///
/// HIP: hipGraphInstantiateWithFlags. CUDA: cudaGraphInstantiateWithFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphInstantiateWithFlags(
    pGraphExec: *mut hipGraphExec_t,
    graph: hipGraph_t,
    flags: c_ulonglong,
) -> hipError_t {
    let call = forward!(hipGraphInstantiateWithFlags(pGraphExec, graph, flags));
    entry(call, move |gpu| instantiate(gpu, pGraphExec, graph.into(), flags))
}

/// Makes an executable graph of a graph as it is now, and prepares its launch on request.
///
/// - `pGraphExec` (out): the executable graph; destroy it with hipGraphExecDestroy.
/// - `graph` (in): the graph.
/// - `instantiateParams` (inout): how; gets the outcome, and the node at fault where one is.
///
/// Returns hipErrorInvalidValue for NULL, other flags, a graph that does not exist, edges that make a circle, and
/// hipGraphInstantiateFlagDeviceLaunch, as no kernel launches graphs here; hipErrorNotSupported for a second one of a graph
/// that allocates or frees memory; hipErrorContextIsDestroyed for a stream that does not exist.
///
/// HIP: hipGraphInstantiateWithParams. CUDA: cudaGraphInstantiateWithParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphInstantiateWithParams(
    pGraphExec: *mut hipGraphExec_t,
    graph: hipGraph_t,
    instantiateParams: *mut hipGraphInstantiateParams,
) -> hipError_t {
    let call = forward!(hipGraphInstantiateWithParams(pGraphExec, graph, instantiateParams));
    entry(call, move |gpu| {
        let (executable, mut params) = (out(pGraphExec)?, read(instantiateParams)?);
        let wanted = (params.flags, default_stream(params.uploadStream));
        let (result, node, outcome) = match one_flag(params.flags) {
            Ok(()) => instantiate_with_params(gpu, graph.into(), wanted),
            Err(error) => (hipGraphInstantiateError, Node(0), Err(error)),
        };
        params.result_out = result;
        params.errNode_out = node.as_ptr();
        out(instantiateParams)?.write(params);
        executable.finish(destroyed(outcome)?.as_ptr())
    })
}

/// Returns the flags that an executable graph was made with.
///
/// - `graphExec` (in): the executable graph.
/// - `flags` (out): bits of hipGraphInstantiateFlags.
///
/// Returns hipErrorInvalidValue for NULL and for an executable graph that does not exist.
///
/// HIP: hipGraphExecGetFlags. CUDA: cudaGraphExecGetFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecGetFlags(graphExec: hipGraphExec_t, flags: *mut c_ulonglong) -> hipError_t {
    let call = forward!(hipGraphExecGetFlags(graphExec, flags));
    entry(call, move |gpu| out(flags)?.finish(executable_flags(gpu, graphExec.into())?))
}

/// Tells whether launches of an executable graph do the work of a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): a node of the graph that it was made of: a launch, a copy or a fill.
/// - `isEnabled` (out): 1, or 0 where it is left out.
///
/// Returns hipErrorInvalidValue for NULL, an executable graph that does not exist or was not made of the node, and
/// other nodes.
///
/// HIP: hipGraphNodeGetEnabled. CUDA: cudaGraphNodeGetEnabled.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphNodeGetEnabled(
    hGraphExec: hipGraphExec_t,
    hNode: hipGraphNode_t,
    isEnabled: *mut c_uint,
) -> hipError_t {
    let call = forward!(hipGraphNodeGetEnabled(hGraphExec, hNode, isEnabled));
    entry(call, move |gpu| out(isEnabled)?.finish(gpu.is_node_enabled(hGraphExec.into(), hNode.into())?.into()))
}

/// Lets launches of an executable graph do the work of a node, or leave it out.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): a node of the graph that it was made of: a launch, a copy or a fill.
/// - `isEnabled` (in): 0 leaves it out.
///
/// Returns hipErrorInvalidValue for an executable graph that does not exist or was not made of the node, and for other
/// nodes.
///
/// HIP: hipGraphNodeSetEnabled. CUDA: cudaGraphNodeSetEnabled.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphNodeSetEnabled(
    hGraphExec: hipGraphExec_t,
    hNode: hipGraphNode_t,
    isEnabled: c_uint,
) -> hipError_t {
    let call = forward!(hipGraphNodeSetEnabled(hGraphExec, hNode, isEnabled));
    entry(call, move |gpu| gpu.enable_node(hGraphExec.into(), hNode.into(), isEnabled != 0))
}

/// Returns an attribute of a node's launch.
///
/// - `hNode` (in): a node that launches a kernel.
/// - `attr` (in): the attribute.
/// - `value` (out): its value.
///
/// Returns hipErrorInvalidValue for NULL, other nodes, and attributes that launches do not have.
///
/// HIP: hipGraphKernelNodeGetAttribute. CUDA: cudaGraphKernelNodeGetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphKernelNodeGetAttribute(
    hNode: hipGraphNode_t,
    attr: hipKernelNodeAttrID,
    value: *mut hipKernelNodeAttrValue,
) -> hipError_t {
    let call = forward!(hipGraphKernelNodeGetAttribute(hNode, attr, value));
    entry(call, move |gpu| {
        let value = out(value)?;
        let told = gpu.launch_attribute(hNode.into(), attr)?;
        value.finish(hipLaunchAttributeValue { reserved: own_launch_value(attr, told)? })
    })
}

/// Sets an attribute of a node's launch.
///
/// - `hNode` (in): a node that launches a kernel.
/// - `attr` (in): the attribute.
/// - `value` (in): its value.
///
/// Returns hipErrorInvalidValue for NULL, other nodes, and attributes that launches do not have.
///
/// HIP: hipGraphKernelNodeSetAttribute. CUDA: cudaGraphKernelNodeSetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphKernelNodeSetAttribute(
    hNode: hipGraphNode_t,
    attr: hipKernelNodeAttrID,
    value: *const hipKernelNodeAttrValue,
) -> hipError_t {
    let call = forward!(hipGraphKernelNodeSetAttribute(hNode, attr, value));
    entry(call, move |gpu| {
        // SAFETY: any bytes are such numbers.
        let value = unsafe { read(value)?.reserved };
        gpu.set_launch_attribute(hNode.into(), attr, &launch_value(attr, value)?)
    })
}

/// Gives a node's launch all attributes of another node's.
///
/// - `hSrc` (in): the node that has them.
/// - `hDst` (in): the node that gets them.
///
/// Returns hipErrorInvalidValue for nodes that do not exist or launch no kernel.
///
/// HIP: hipGraphKernelNodeCopyAttributes. CUDA: cudaGraphKernelNodeCopyAttributes, whose nodes are the other way around.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphKernelNodeCopyAttributes(hSrc: hipGraphNode_t, hDst: hipGraphNode_t) -> hipError_t {
    let call = forward!(hipGraphKernelNodeCopyAttributes(hSrc, hDst));
    entry(call, move |gpu| gpu.copy_launch_attributes(hDst.into(), hSrc.into()))
}

/// Makes an object that lasts as long as the program or a graph refers to it.
///
/// - `object_out` (out): the object, with references of the program's.
/// - `ptr` (in, nullable): the argument of `destroy`.
/// - `destroy` (in): called once at the object's end, by any thread; it must make no calls of this library.
/// - `initialRefcount` (in): how many references, from 1 on.
/// - `flags` (in): hipUserObjectNoDestructorSync.
///
/// Returns hipErrorInvalidValue for NULL, other flags, and other counts than 1 to 2147483647.
///
/// HIP: hipUserObjectCreate. CUDA: cudaUserObjectCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipUserObjectCreate(
    object_out: *mut hipUserObject_t,
    ptr: *mut c_void,
    destroy: hipHostFn_t,
    initialRefcount: c_uint,
    flags: c_uint,
) -> hipError_t {
    let call = forward!(hipUserObjectCreate(object_out, ptr, destroy, initialRefcount, flags));
    entry(call, move |gpu| {
        let object = out(object_out)?;
        object.finish(create_user_object(gpu, (destroy, ptr), initialRefcount, flags)?.as_ptr())
    })
}

/// Releases references of the program's to an object.
///
/// - `object` (in): the object.
/// - `count` (in): how many, from 1 on; nothing is done for more than there are.
///
/// Returns hipErrorInvalidValue for an object that does not exist, and for other counts than 1 to 2147483647.
///
/// HIP: hipUserObjectRelease. CUDA: cudaUserObjectRelease.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipUserObjectRelease(object: hipUserObject_t, count: c_uint) -> hipError_t {
    let call = forward!(hipUserObjectRelease(object, count));
    entry(call, move |gpu| gpu.release_user_object(object.into(), references(count)?))
}

/// Adds references of the program's to an object.
///
/// - `object` (in): the object.
/// - `count` (in): how many, from 1 on.
///
/// Returns hipErrorInvalidValue for an object that does not exist, and for other counts than 1 to 2147483647.
///
/// HIP: hipUserObjectRetain. CUDA: cudaUserObjectRetain.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipUserObjectRetain(object: hipUserObject_t, count: c_uint) -> hipError_t {
    let call = forward!(hipUserObjectRetain(object, count));
    entry(call, move |gpu| gpu.retain_user_object(object.into(), references(count)?))
}

/// Gives a graph references to an object. Copies of the graph and what is made of it have references of their own.
///
/// - `graph` (in): the graph.
/// - `object` (in): the object.
/// - `count` (in): how many, from 1 on.
/// - `flags` (in): 0 for new references, hipGraphUserObjectMove for the program's own.
///
/// Returns hipErrorInvalidValue for a graph or an object that does not exist, other flags, and other counts than 1 to
/// 2147483647.
///
/// HIP: hipGraphRetainUserObject. CUDA: cudaGraphRetainUserObject.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphRetainUserObject(
    graph: hipGraph_t,
    object: hipUserObject_t,
    count: c_uint,
    flags: c_uint,
) -> hipError_t {
    let call = forward!(hipGraphRetainUserObject(graph, object, count, flags));
    entry(call, move |gpu| {
        let (references, moves) = (references(count)?, flags == hipGraphUserObjectMove);
        no_flags(flags & !hipGraphUserObjectMove)?;
        gpu.retain_by_graph(graph.into(), object.into(), references, moves)
    })
}

/// Releases references of a graph to an object.
///
/// - `graph` (in): the graph.
/// - `object` (in): the object.
/// - `count` (in): how many, from 1 on; nothing is done for more than the graph has.
///
/// Returns hipErrorInvalidValue for a graph or an object that does not exist, and for other counts than 1 to 2147483647.
///
/// HIP: hipGraphReleaseUserObject. CUDA: cudaGraphReleaseUserObject.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphReleaseUserObject(
    graph: hipGraph_t,
    object: hipUserObject_t,
    count: c_uint,
) -> hipError_t {
    let call = forward!(hipGraphReleaseUserObject(graph, object, count));
    entry(call, move |gpu| gpu.release_by_graph(graph.into(), object.into(), references(count)?))
}

/// Returns a number about the memory of graphs on a device.
///
/// - `device` (in): the device.
/// - `attr` (in): which.
/// - `value` (out): bytes, 64 bits.
///
/// Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL and other numbers.
///
/// HIP: hipDeviceGetGraphMemAttribute. CUDA: cudaDeviceGetGraphMemAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetGraphMemAttribute(
    device: c_int,
    attr: hipGraphMemAttributeType,
    value: *mut c_void,
) -> hipError_t {
    let call = forward!(hipDeviceGetGraphMemAttribute(device, attr, value));
    entry(call, move |gpu| {
        check_device(gpu, device)?;
        let value = out(value.cast::<u64>())?;
        value.finish(gpu.graph_memory(device, graph_memory(attr)?)?)
    })
}

/// Lets the most bytes of graphs' memory on a device be those of now.
///
/// - `device` (in): the device.
/// - `attr` (in): hipGraphMemAttrUsedMemHigh or hipGraphMemAttrReservedMemHigh.
/// - `value` (in): 0, 64 bits.
///
/// Returns hipErrorInvalidDevice for a device that does not exist, hipErrorInvalidValue for NULL, another value and
/// other numbers.
///
/// HIP: hipDeviceSetGraphMemAttribute. CUDA: cudaDeviceSetGraphMemAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceSetGraphMemAttribute(
    device: c_int,
    attr: hipGraphMemAttributeType,
    value: *mut c_void,
) -> hipError_t {
    let call = forward!(hipDeviceSetGraphMemAttribute(device, attr, value));
    entry(call, move |gpu| {
        check_device(gpu, device)?;
        reset_graph_memory(gpu, device, attr, value.cast_const())
    })
}

/// Gives memory of graphs that the program has freed back to the system.
///
/// - `device` (in): the device.
///
/// Returns hipErrorInvalidDevice for a device that does not exist.
///
/// HIP: hipDeviceGraphMemTrim. CUDA: cudaDeviceGraphMemTrim.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGraphMemTrim(device: c_int) -> hipError_t {
    let call = forward!(hipDeviceGraphMemTrim(device));
    entry(call, move |gpu| {
        check_device(gpu, device)?;
        gpu.trim_graph_memory(device)
    })
}

/// Queues all work of an executable graph, in an order that follows its edges and after its launches
/// before.
///
/// - `graphExec` (in): the executable graph.
/// - `stream` (in, nullable): the stream.
///
/// Returns hipErrorInvalidValue for an executable graph that does not exist, where memory of its nodes
/// does not exist any more, and where an earlier launch has allocated memory that was not freed;
/// hipErrorStreamCaptureUnsupported for a stream that is captured; hipErrorContextIsDestroyed for one
/// that does not exist.
///
/// HIP: hipGraphLaunch. CUDA: cudaGraphLaunch.
// Derived: hipGraphLaunch_spt
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphLaunch(graphExec: hipGraphExec_t, stream: hipStream_t) -> hipError_t {
    let call = forward!(hipGraphLaunch(graphExec, stream));
    entry(call, move |gpu| destroyed(gpu.launch_graph(graphExec.into(), default_stream(stream))))
}

/// Prepares the launch of an executable graph. Here a launch needs none.
///
/// - `graphExec` (in): the executable graph.
/// - `stream` (in, nullable): the stream of the launch.
///
/// Returns hipErrorInvalidValue for an executable graph that does not exist, hipErrorContextIsDestroyed
/// for a stream that does not exist, hipErrorStreamCaptureUnsupported for one that is captured.
///
/// HIP: hipGraphUpload. CUDA: cudaGraphUpload.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphUpload(graphExec: hipGraphExec_t, stream: hipStream_t) -> hipError_t {
    let call = forward!(hipGraphUpload(graphExec, stream));
    entry(call, move |gpu| destroyed(gpu.upload_graph(graphExec.into(), default_stream(stream))))
}

/// Destroys an executable graph. Launches that are queued complete.
///
/// - `graphExec` (in): the executable graph.
///
/// Returns hipErrorInvalidValue for one that does not exist.
///
/// HIP: hipGraphExecDestroy. CUDA: cudaGraphExecDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecDestroy(graphExec: hipGraphExec_t) -> hipError_t {
    let call = forward!(hipGraphExecDestroy(graphExec));
    entry(call, move |gpu| gpu.destroy_executable(graphExec.into()))
}

/// Lets an executable graph do the work of another graph, whose nodes and edges are alike.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hGraph` (in): the other graph.
/// - `hErrorNode_out` (out): a node of that graph at which they differ, or NULL.
/// - `updateResult_out` (out): hipGraphExecUpdateSuccess, or the difference.
///
/// Returns hipErrorInvalidValue for NULL and for graphs that do not exist,
/// hipErrorGraphExecUpdateFailure where the graphs differ; the executable graph is then as it was.
///
/// HIP: hipGraphExecUpdate. CUDA: cudaGraphExecUpdate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecUpdate(
    hGraphExec: hipGraphExec_t,
    hGraph: hipGraph_t,
    hErrorNode_out: *mut hipGraphNode_t,
    updateResult_out: *mut hipGraphExecUpdateResult,
) -> hipError_t {
    let call = forward!(hipGraphExecUpdate(hGraphExec, hGraph, hErrorNode_out, updateResult_out));
    entry(call, move |gpu| {
        let (node, result) = (out(hErrorNode_out)?, out(updateResult_out)?);
        match update(gpu, hGraphExec.into(), hGraph.into())? {
            None => {
                node.write(std::ptr::null_mut());
                result.finish(hipGraphExecUpdateSuccess)
            }
            Some((error, number, differs)) => {
                node.write(differs.as_ptr());
                result.write(number);
                Err(error)
            }
        }
    })
}

/// Writes a graph to a file, in the language of Graphviz.
///
/// - `graph` (in): the graph.
/// - `path` (in): the file.
/// - `flags` (in): flags of what is told; all is told alike here.
///
/// Returns hipErrorInvalidValue for NULL and for a graph that does not exist, hipErrorOperatingSystem
/// for a file that cannot be written.
///
/// HIP: hipGraphDebugDotPrint. CUDA: cudaGraphDebugDotPrint.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphDebugDotPrint(graph: hipGraph_t, path: *const c_char, flags: c_uint) -> hipError_t {
    let call = forward!(hipGraphDebugDotPrint(graph, path, flags));
    entry(call, move |gpu| {
        let _ = flags;
        print(gpu, graph.into(), text(path)?)
    })
}

/// Adds a node of any type.
///
/// - `pGraphNode` (out): the node.
/// - `graph` (in): the graph.
/// - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `nodeParams` (inout): the type, and what describes a node of that type; that of memory gets the address.
///
/// Returns hipErrorInvalidValue for NULL, and what the call for nodes of the type returns;
/// hipErrorNotSupported for copies to and from symbols.
///
/// HIP: hipGraphAddNode from 6.4 on. CUDA: cudaGraphAddNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddNode(
    pGraphNode: *mut hipGraphNode_t,
    graph: hipGraph_t,
    pDependencies: *const hipGraphNode_t,
    numDependencies: usize,
    nodeParams: *mut hipGraphNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphAddNode(pGraphNode, graph, pDependencies, numDependencies, nodeParams));
    entry(call, move |gpu| {
        let after = (pDependencies, numDependencies);
        add_any(gpu, pGraphNode, graph.into(), after, nodeParams.cast(), &READERS)
    })
}

/// Sets the work of a node of any type.
///
/// - `node` (in): the node.
/// - `nodeParams` (in): its type, and what describes a node of that type.
///
/// Returns hipErrorInvalidValue for NULL, and for a node that does not exist or does other work;
/// hipErrorNotSupported for memory and graphs, which stay as they are.
///
/// HIP: hipGraphNodeSetParams from 6.4 on. CUDA: cudaGraphNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphNodeSetParams(
    node: hipGraphNode_t,
    nodeParams: *mut hipGraphNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphNodeSetParams(node, nodeParams));
    entry(call, move |gpu| set_any(gpu, node.into(), nodeParams.cast(), &READERS))
}

/// Sets the work that an executable graph does for a node of any type.
///
/// - `graphExec` (in): the executable graph.
/// - `node` (in): the node.
/// - `nodeParams` (in): its type, and what describes a node of that type.
///
/// Returns hipErrorInvalidValue for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place; hipErrorNotSupported for memory, which stays as it is.
///
/// HIP: hipGraphExecNodeSetParams from 6.4 on. CUDA: cudaGraphExecNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecNodeSetParams(
    graphExec: hipGraphExec_t,
    node: hipGraphNode_t,
    nodeParams: *mut hipGraphNodeParams,
) -> hipError_t {
    let call = forward!(hipGraphExecNodeSetParams(graphExec, node, nodeParams));
    entry(call, move |gpu| {
        let work = changed(gpu, nodeParams.cast(), &READERS)?;
        gpu.set_executable_work(graphExec.into(), node.into(), &work)
    })
}

/// The type of nodes of waits and writes.
const BATCH: c_uint = hipGraphNodeTypeBatchMemOp;

static READERS: Readers = Readers {
    // SAFETY: a description of this type, with what it names.
    launch: |_, params| unsafe { launch(params.cast()) },
    // SAFETY: as above.
    copy: |gpu, params| copy(gpu, &unsafe { read(params.cast()) }?),
    // SAFETY: as above.
    fill: |_, params| fill(&unsafe { read(params.cast()) }?),
    batch: BATCH,
    values: |_, _| not_described(),
    chooser: None,
    // HIP has no call that describes a node of any type.
    describe: |_, _, _| other_type(),
};

/// Sets the graph of an executable's node. Unknown for one that differs, as AMD's runtime.
fn set_child(gpu: &dyn Gpu, executable: Executable, node: Node, child: Graph) -> Result<()> {
    graph::set_child(gpu, executable, node, child).map_err(|error| match error.kind() {
        Kind::GraphUpdate => Kind::Unknown.because(error.to_string()),
        _ => error,
    })
}

/// The work of waits for values and writes of values. InvalidValue without a context, which AMD's runtime does not use.
///
/// # Safety
/// `params` is NULL or valid for reading, with its array.
unsafe fn values(_: &dyn Gpu, params: *const hipBatchMemOpNodeParams) -> Result<NodeWork> {
    // SAFETY: as promised by the caller.
    let hipBatchMemOpNodeParams { ctx, count, paramArray, flags } = unsafe { read(params) }?;
    if ctx.is_null() {
        return invalid("the context is NULL");
    }
    // SAFETY: as promised by the caller.
    Ok(NodeWork::Values { context: ctx.into(), operations: unsafe { batch(count, paramArray, flags) }? })
}

/// Returns true if one of a node's semaphores is this library's.
///
/// # Safety
/// `params` is NULL or valid for reading, with its arrays.
unsafe fn has_ours(params: *const hipExternalSemaphoreSignalNodeParams) -> bool {
    // SAFETY: as promised by the caller.
    semaphore::any() && unsafe { read(params).is_ok_and(|params| are_ours(params.extSemArray, params.numExtSems)) }
}

/// The work that a node of a copy is set to. InvalidValue for bytes that are copied to where they are.
fn other_bytes(to: *mut c_void, from: *const c_void, bytes: usize, places: (Place, Place)) -> Result<NodeWork> {
    if to.cast_const() == from {
        return invalid("the bytes would be copied to where they are");
    }
    copy_bytes(to, from, bytes, places)
}

/// Updates an executable: its error, and the number and node that go with it.
fn update(gpu: &dyn Gpu, executable: Executable, graph: Graph) -> Result<Option<(Error, c_uint, Node)>> {
    if !gpu.are_of_one_device(executable, graph)? {
        let node = gpu.nodes(graph)?.first().copied();
        let error = Kind::GraphUpdate.because("the graph was made for another device than the executable's");
        return Ok(node.map(|node| (error, hipGraphExecUpdateErrorUnsupportedFunctionChange, node)));
    }
    graph::update(gpu, executable, graph)
}

/// Refuses several flags of an instantiation, as AMD's runtime.
fn one_flag(flags: u64) -> Result<()> {
    if flags.count_ones() > 1 { invalid(format!("flags is {flags:#x}: there may be one flag")) } else { Ok(()) }
}

/// # Safety
/// `executable` is NULL or valid for writing.
unsafe fn instantiate(gpu: &dyn Gpu, executable: *mut hipGraphExec_t, graph: Graph, flags: u64) -> Result<()> {
    one_flag(flags)?;
    // SAFETY: as promised by the caller.
    unsafe { graph::instantiate(gpu, executable, graph, flags) }
}

/// A launch's attribute in the hub's layout. InvalidValue for attributes that AMD's runtime does not have.
fn launch_value(attribute: u32, value: LaunchValue) -> Result<LaunchValue> {
    const OWN: [u32; 3] =
        [hipLaunchAttributeAccessPolicyWindow, hipLaunchAttributeCooperative, hipLaunchAttributePriority];
    match OWN.contains(&attribute) {
        true => Ok(launch_value_of_amds(attribute, value)),
        false => invalid(format!("attr is {attribute}: launches of nodes have no such attribute")),
    }
}

/// A launch's attribute in AMD's layout. InvalidValue as of [`launch_value`].
fn own_launch_value(attribute: u32, value: LaunchValue) -> Result<LaunchValue> {
    launch_value(attribute, value).map(|_| amds_launch_value(attribute, value))
}

/// The work of a launch.
///
/// # Safety
/// `params` is NULL or points to a launch whose arguments are valid.
unsafe fn launch(params: *const hipKernelNodeParams) -> Result<NodeWork> {
    // SAFETY: as promised by the caller.
    let params = unsafe { read(params) }?;
    let (grid, block) = (params.gridDim.into(), params.blockDim.into());
    if params.func.is_null() {
        return invalid("there is no kernel");
    }
    check_extents(grid, block).map_err(|error| Kind::InvalidExtents.because(error.to_string()))?;
    // SAFETY: as promised by the caller.
    let arguments = unsafe { arguments(params.kernelParams, params.extra, HIP_LAUNCH_PARAM_END) }?;
    let launch = Launch { grid, block, shared: params.sharedMemBytes, stream: Stream::NULL, arguments };
    Ok(NodeWork::Launch(params.func.into(), launch))
}

fn describe_launch(kernel: Kernel, launch: &Launch) -> hipKernelNodeParams {
    let dim = |[x, y, z]: [c_uint; 3]| hipDim3 { x, y, z };
    hipKernelNodeParams {
        blockDim: dim(launch.block),
        extra: std::ptr::null_mut(),
        func: kernel.as_ptr(),
        gridDim: dim(launch.grid),
        kernelParams: launch.arguments.addresses(),
        sharedMemBytes: launch.shared,
    }
}

/// The work of a copy of a box.
fn copy(gpu: &dyn Gpu, params: &hipMemcpy3DParms) -> Result<NodeWork> {
    check_box(params)?;
    // SAFETY: one layout, any bytes of which are one.
    let described = unsafe { read((&raw const *params).cast()) }?;
    copy_box(gpu, &described, places(params.kind)?)
}

fn describe_copy(gpu: &dyn Gpu, copy: &NodeCopy) -> Result<hipMemcpy3DParms> {
    let described = describe_box(gpu, copy)?;
    // SAFETY: one layout, any bytes of which are one.
    unsafe { read((&raw const described).cast()) }
}

/// The work of a fill.
fn fill(params: &hipMemsetParams) -> Result<NodeWork> {
    let hipMemsetParams { dst, elementSize: unit, height, pitch, value, width } = *params;
    graph::fill(&FillParams { address: dst.into(), unit, height, pitch, value, width })
}

fn describe_fill(fill: &Fill) -> hipMemsetParams {
    let FillParams { address, unit, height, pitch, value, width } = graph::describe_fill(fill);
    hipMemsetParams { dst: address.as_ptr(), elementSize: unit, height, pitch, value, width }
}
