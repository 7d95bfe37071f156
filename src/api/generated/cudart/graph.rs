// Generated from src/api/cudart/graph.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// Makes a graph without nodes.
///
/// - `pGraph` (out): the graph; destroy it with cudaGraphDestroy.
/// - `flags` (in): 0.
///
/// Returns cudaErrorInvalidValue for NULL and for flags.
///
/// CUDA: cudaGraphCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphCreate(pGraph: *mut cudaGraph_t, flags: c_uint) -> cudaError_t {
    let call = forward!(cudaGraphCreate(pGraph, flags));
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
/// Returns cudaErrorInvalidValue for a graph that does not exist, and for the graph of a node.
///
/// CUDA: cudaGraphDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphDestroy(graph: cudaGraph_t) -> cudaError_t {
    let call = forward!(cudaGraphDestroy(graph));
    entry(call, move |gpu| gpu.destroy_graph(graph.into()))
}

/// Returns the nodes of a graph, oldest first.
///
/// - `graph` (in): the graph.
/// - `nodes` (out, array of numNodes, nullable): the nodes; NULL only counts them.
/// - `numNodes` (inout): the room of the array; on return the number of nodes written, or of all.
///
/// Returns cudaErrorInvalidValue for a graph that does not exist and a NULL `numNodes`.
///
/// CUDA: cudaGraphGetNodes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphGetNodes(
    graph: cudaGraph_t,
    nodes: *mut cudaGraphNode_t,
    numNodes: *mut usize,
) -> cudaError_t {
    let call = forward!(cudaGraphGetNodes(graph, nodes, numNodes));
    entry(call, move |gpu| list(nodes, numNodes, &gpu.nodes(graph.into())?))
}

/// Returns the nodes of a graph that no other comes before.
///
/// - `graph` (in): the graph.
/// - `pRootNodes` (out, array of pNumRootNodes, nullable): the nodes; NULL only counts them.
/// - `pNumRootNodes` (inout): the room of the array; on return the number of nodes written, or of all.
///
/// Returns cudaErrorInvalidValue for a graph that does not exist and a NULL `pNumRootNodes`.
///
/// CUDA: cudaGraphGetRootNodes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphGetRootNodes(
    graph: cudaGraph_t,
    pRootNodes: *mut cudaGraphNode_t,
    pNumRootNodes: *mut usize,
) -> cudaError_t {
    let call = forward!(cudaGraphGetRootNodes(graph, pRootNodes, pNumRootNodes));
    entry(call, move |gpu| list(pRootNodes, pNumRootNodes, &roots(gpu, graph.into())?))
}

/// Returns the type of a node.
///
/// - `node` (in): the node.
/// - `pType` (out): its type.
///
/// Returns cudaErrorInvalidValue for NULL and for a node that does not exist.
///
/// CUDA: cudaGraphNodeGetType.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphNodeGetType(node: cudaGraphNode_t, pType: *mut cudaGraphNodeType) -> cudaError_t {
    let call = forward!(cudaGraphNodeGetType(node, pType));
    entry(call, move |gpu| out(pType)?.finish(node_type(&gpu.node_work(node.into())?, BATCH)))
}

/// Removes a node from its graph, with its edges.
///
/// - `node` (in): the node.
///
/// Returns cudaErrorInvalidValue for a node that does not exist, cudaErrorNotSupported in a graph that
/// allocates or frees memory.
///
/// CUDA: cudaGraphDestroyNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphDestroyNode(node: cudaGraphNode_t) -> cudaError_t {
    let call = forward!(cudaGraphDestroyNode(node));
    entry(call, move |gpu| gpu.destroy_node(node.into()))
}

/// Copies a graph.
///
/// - `pGraphClone` (out): the copy; destroy it with cudaGraphDestroy.
/// - `originalGraph` (in): the graph.
///
/// Returns cudaErrorInvalidValue for NULL and for a graph that does not exist.
///
/// CUDA: cudaGraphClone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphClone(pGraphClone: *mut cudaGraph_t, originalGraph: cudaGraph_t) -> cudaError_t {
    let call = forward!(cudaGraphClone(pGraphClone, originalGraph));
    entry(call, move |gpu| out(pGraphClone)?.finish(gpu.clone_graph(originalGraph.into())?.as_ptr()))
}

/// Finds the copy of a node in a copied graph.
///
/// - `pNode` (out): the copy.
/// - `originalNode` (in): the node that was copied.
/// - `clonedGraph` (in): the copied graph.
///
/// Returns cudaErrorInvalidValue for NULL, and where there is no such copy.
///
/// CUDA: cudaGraphNodeFindInClone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphNodeFindInClone(
    pNode: *mut cudaGraphNode_t,
    originalNode: cudaGraphNode_t,
    clonedGraph: cudaGraph_t,
) -> cudaError_t {
    let call = forward!(cudaGraphNodeFindInClone(pNode, originalNode, clonedGraph));
    entry(call, move |gpu| out(pNode)?.finish(gpu.find_in_clone(originalNode.into(), clonedGraph.into())?.as_ptr()))
}

/// Adds a node that does nothing but keep an order.
///
/// - `pGraphNode` (out): the node.
/// - `graph` (in): the graph.
/// - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
///
/// Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph.
///
/// CUDA: cudaGraphAddEmptyNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddEmptyNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
) -> cudaError_t {
    let call = forward!(cudaGraphAddEmptyNode(pGraphNode, graph, pDependencies, numDependencies));
    entry(call, move |gpu| add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), || Ok(NodeWork::Empty)))
}

/// Adds a node that copies a box.
///
/// - `pGraphNode` (out): the node.
/// - `graph` (in): the graph.
/// - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `pCopyParams` (in): the copy.
///
/// Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph, and for a copy that cudaMemcpy3D refuses.
///
/// CUDA: cudaGraphAddMemcpyNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddMemcpyNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    pCopyParams: *const cudaMemcpy3DParms,
) -> cudaError_t {
    let call = forward!(cudaGraphAddMemcpyNode(pGraphNode, graph, pDependencies, numDependencies, pCopyParams));
    entry(call, move |gpu| {
        add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), || copy(gpu, &read(pCopyParams)?))
    })
}

/// Returns the copy of a node.
///
/// - `node` (in): the node.
/// - `pNodeParams` (out): the copy.
///
/// Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or copies nothing.
///
/// CUDA: cudaGraphMemcpyNodeGetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphMemcpyNodeGetParams(
    node: cudaGraphNode_t,
    pNodeParams: *mut cudaMemcpy3DParms,
) -> cudaError_t {
    let call = forward!(cudaGraphMemcpyNodeGetParams(node, pNodeParams));
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
/// Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work.
///
/// CUDA: cudaGraphMemcpyNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphMemcpyNodeSetParams(
    node: cudaGraphNode_t,
    pNodeParams: *const cudaMemcpy3DParms,
) -> cudaError_t {
    let call = forward!(cudaGraphMemcpyNodeSetParams(node, pNodeParams));
    entry(call, move |gpu| gpu.set_node_work(node.into(), &copy(gpu, &read(pNodeParams)?)?))
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
/// Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph, and for no bytes; cudaErrorInvalidMemcpyDirection for another direction.
///
/// CUDA: cudaGraphAddMemcpyNode1D.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddMemcpyNode1D(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    let call =
        forward!(cudaGraphAddMemcpyNode1D(pGraphNode, graph, pDependencies, numDependencies, dst, src, count, kind));
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
/// Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work;
/// cudaErrorInvalidMemcpyDirection for another direction.
///
/// CUDA: cudaGraphMemcpyNodeSetParams1D.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphMemcpyNodeSetParams1D(
    node: cudaGraphNode_t,
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    let call = forward!(cudaGraphMemcpyNodeSetParams1D(node, dst, src, count, kind));
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
/// Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place; cudaErrorInvalidMemcpyDirection for another direction.
///
/// CUDA: cudaGraphExecMemcpyNodeSetParams1D.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExecMemcpyNodeSetParams1D(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    let call = forward!(cudaGraphExecMemcpyNodeSetParams1D(hGraphExec, node, dst, src, count, kind));
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
/// Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph, and for elements that are not of 1, 2 or 4 bytes, none of them, and rows
/// that do not fit the pitch.
///
/// CUDA: cudaGraphAddMemsetNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddMemsetNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    pMemsetParams: *const cudaMemsetParams,
) -> cudaError_t {
    let call = forward!(cudaGraphAddMemsetNode(pGraphNode, graph, pDependencies, numDependencies, pMemsetParams));
    entry(call, move |gpu| {
        add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), || fill(&read(pMemsetParams)?))
    })
}

/// Returns the fill of a node.
///
/// - `node` (in): the node.
/// - `pNodeParams` (out): the fill.
///
/// Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or fills nothing.
///
/// CUDA: cudaGraphMemsetNodeGetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphMemsetNodeGetParams(
    node: cudaGraphNode_t,
    pNodeParams: *mut cudaMemsetParams,
) -> cudaError_t {
    let call = forward!(cudaGraphMemsetNodeGetParams(node, pNodeParams));
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
/// Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work.
///
/// CUDA: cudaGraphMemsetNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphMemsetNodeSetParams(
    node: cudaGraphNode_t,
    pNodeParams: *const cudaMemsetParams,
) -> cudaError_t {
    let call = forward!(cudaGraphMemsetNodeSetParams(node, pNodeParams));
    entry(call, move |gpu| gpu.set_node_work(node.into(), &fill(&read(pNodeParams)?)?))
}

/// Sets the fill that an executable graph does for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `node` (in): the node.
/// - `pNodeParams` (in): the fill.
///
/// Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place.
///
/// CUDA: cudaGraphExecMemsetNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExecMemsetNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    pNodeParams: *const cudaMemsetParams,
) -> cudaError_t {
    let call = forward!(cudaGraphExecMemsetNodeSetParams(hGraphExec, node, pNodeParams));
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
/// Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph, and for no function.
///
/// CUDA: cudaGraphAddHostNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddHostNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    pNodeParams: *const cudaHostNodeParams,
) -> cudaError_t {
    let call = forward!(cudaGraphAddHostNode(pGraphNode, graph, pDependencies, numDependencies, pNodeParams));
    entry(call, move |gpu| {
        add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), || host_call(&read(pNodeParams.cast())?))
    })
}

/// Returns the call of a node.
///
/// - `node` (in): the node.
/// - `pNodeParams` (out): the function and its argument.
///
/// Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or calls nothing.
///
/// CUDA: cudaGraphHostNodeGetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphHostNodeGetParams(
    node: cudaGraphNode_t,
    pNodeParams: *mut cudaHostNodeParams,
) -> cudaError_t {
    let call = forward!(cudaGraphHostNodeGetParams(node, pNodeParams));
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
/// Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work.
///
/// CUDA: cudaGraphHostNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphHostNodeSetParams(
    node: cudaGraphNode_t,
    pNodeParams: *const cudaHostNodeParams,
) -> cudaError_t {
    let call = forward!(cudaGraphHostNodeSetParams(node, pNodeParams));
    entry(call, move |gpu| gpu.set_node_work(node.into(), &host_call(&read(pNodeParams.cast())?)?))
}

/// Sets the call that an executable graph does for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `node` (in): the node.
/// - `pNodeParams` (in): the function and its argument.
///
/// Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place.
///
/// CUDA: cudaGraphExecHostNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExecHostNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    pNodeParams: *const cudaHostNodeParams,
) -> cudaError_t {
    let call = forward!(cudaGraphExecHostNodeSetParams(hGraphExec, node, pNodeParams));
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
/// Returns cudaErrorInvalidValue for NULL, a graph that does not exist, nodes that are named twice
/// or are of another graph, and on the host back end more than 64 graphs within each other.
///
/// CUDA: cudaGraphAddChildGraphNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddChildGraphNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    childGraph: cudaGraph_t,
) -> cudaError_t {
    let call = forward!(cudaGraphAddChildGraphNode(pGraphNode, graph, pDependencies, numDependencies, childGraph));
    entry(call, move |gpu| {
        add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), || Ok(NodeWork::Child(childGraph.into())))
    })
}

/// Returns the graph of a node, which belongs to it.
///
/// - `node` (in): the node.
/// - `pGraph` (out): the graph; it ends with the node.
///
/// Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or has no graph.
///
/// CUDA: cudaGraphChildGraphNodeGetGraph.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphChildGraphNodeGetGraph(node: cudaGraphNode_t, pGraph: *mut cudaGraph_t) -> cudaError_t {
    let call = forward!(cudaGraphChildGraphNodeGetGraph(node, pGraph));
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
/// Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node;
/// cudaErrorGraphExecUpdateFailure for a graph that differs from the node's.
///
/// CUDA: cudaGraphExecChildGraphNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExecChildGraphNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    childGraph: cudaGraph_t,
) -> cudaError_t {
    let call = forward!(cudaGraphExecChildGraphNodeSetParams(hGraphExec, node, childGraph));
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
/// Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph; cudaErrorInvalidResourceHandle for an event that does not exist.
///
/// CUDA: cudaGraphAddEventRecordNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddEventRecordNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    event: cudaEvent_t,
) -> cudaError_t {
    let call = forward!(cudaGraphAddEventRecordNode(pGraphNode, graph, pDependencies, numDependencies, event));
    entry(call, move |gpu| {
        add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), || Ok(NodeWork::Record(existing(event)?)))
    })
}

/// Returns the event that a node records.
///
/// - `node` (in): the node.
/// - `event_out` (out): the event.
///
/// Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work.
///
/// CUDA: cudaGraphEventRecordNodeGetEvent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphEventRecordNodeGetEvent(
    node: cudaGraphNode_t,
    event_out: *mut cudaEvent_t,
) -> cudaError_t {
    let call = forward!(cudaGraphEventRecordNodeGetEvent(node, event_out));
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
/// Returns cudaErrorInvalidValue for a node that does not exist or does other work,
/// cudaErrorInvalidResourceHandle for an event that does not exist.
///
/// CUDA: cudaGraphEventRecordNodeSetEvent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphEventRecordNodeSetEvent(node: cudaGraphNode_t, event: cudaEvent_t) -> cudaError_t {
    let call = forward!(cudaGraphEventRecordNodeSetEvent(node, event));
    entry(call, move |gpu| gpu.set_node_work(node.into(), &NodeWork::Record(existing(event)?)))
}

/// Sets the event that an executable graph records for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `event` (in): the event.
///
/// Returns cudaErrorInvalidValue where the executable graph was not made of the node, or the node does
/// other work, cudaErrorInvalidResourceHandle for an event that does not exist.
///
/// CUDA: cudaGraphExecEventRecordNodeSetEvent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExecEventRecordNodeSetEvent(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    event: cudaEvent_t,
) -> cudaError_t {
    let call = forward!(cudaGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event));
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
/// Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph; cudaErrorInvalidResourceHandle for an event that does not exist.
///
/// CUDA: cudaGraphAddEventWaitNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddEventWaitNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    event: cudaEvent_t,
) -> cudaError_t {
    let call = forward!(cudaGraphAddEventWaitNode(pGraphNode, graph, pDependencies, numDependencies, event));
    entry(call, move |gpu| {
        add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), || Ok(NodeWork::Wait(existing(event)?)))
    })
}

/// Returns the event that a node waits for.
///
/// - `node` (in): the node.
/// - `event_out` (out): the event.
///
/// Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work.
///
/// CUDA: cudaGraphEventWaitNodeGetEvent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphEventWaitNodeGetEvent(node: cudaGraphNode_t, event_out: *mut cudaEvent_t) -> cudaError_t {
    let call = forward!(cudaGraphEventWaitNodeGetEvent(node, event_out));
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
/// Returns cudaErrorInvalidValue for a node that does not exist or does other work,
/// cudaErrorInvalidResourceHandle for an event that does not exist.
///
/// CUDA: cudaGraphEventWaitNodeSetEvent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphEventWaitNodeSetEvent(node: cudaGraphNode_t, event: cudaEvent_t) -> cudaError_t {
    let call = forward!(cudaGraphEventWaitNodeSetEvent(node, event));
    entry(call, move |gpu| gpu.set_node_work(node.into(), &NodeWork::Wait(existing(event)?)))
}

/// Sets the event that an executable graph waits for for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `event` (in): the event.
///
/// Returns cudaErrorInvalidValue where the executable graph was not made of the node, or the node does
/// other work, cudaErrorInvalidResourceHandle for an event that does not exist.
///
/// CUDA: cudaGraphExecEventWaitNodeSetEvent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExecEventWaitNodeSetEvent(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    event: cudaEvent_t,
) -> cudaError_t {
    let call = forward!(cudaGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event));
    entry(call, move |gpu| gpu.set_executable_work(hGraphExec.into(), hNode.into(), &NodeWork::Wait(existing(event)?)))
}

/// Adds a node that signals semaphores.
///
/// - `pGraphNode` (out): the node.
/// - `graph` (in): the graph.
/// - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `nodeParams` (in): the semaphores and the values, which are copied.
///
/// Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph; for none, flags, and semaphores that do not exist.
///
/// CUDA: cudaGraphAddExternalSemaphoresSignalNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddExternalSemaphoresSignalNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    nodeParams: *const cudaExternalSemaphoreSignalNodeParams,
) -> cudaError_t {
    let call = forward!(cudaGraphAddExternalSemaphoresSignalNode(pGraphNode, graph, pDependencies, numDependencies, nodeParams));
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
/// Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or signals no semaphores.
///
/// CUDA: cudaGraphExternalSemaphoresSignalNodeGetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExternalSemaphoresSignalNodeGetParams(
    hNode: cudaGraphNode_t,
    params_out: *mut cudaExternalSemaphoreSignalNodeParams,
) -> cudaError_t {
    let call = forward!(cudaGraphExternalSemaphoresSignalNodeGetParams(hNode, params_out));
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
/// Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work; for
/// none, flags, and semaphores that do not exist.
///
/// CUDA: cudaGraphExternalSemaphoresSignalNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExternalSemaphoresSignalNodeSetParams(
    hNode: cudaGraphNode_t,
    nodeParams: *const cudaExternalSemaphoreSignalNodeParams,
) -> cudaError_t {
    let call =
        forward!(cudaGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams));
    entry(call, move |gpu| gpu.set_node_work(hNode.into(), &NodeWork::Signal(semaphores(nodeParams.cast())?)))
}

/// Sets the signals that an executable graph does for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the semaphores and the values, which are copied, as many semaphores.
///
/// Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place.
///
/// CUDA: cudaGraphExecExternalSemaphoresSignalNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    nodeParams: *const cudaExternalSemaphoreSignalNodeParams,
) -> cudaError_t {
    let call = forward!(cudaGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams));
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
/// Returns cudaErrorInvalidValue for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph; for none, flags, and semaphores that do not exist.
///
/// CUDA: cudaGraphAddExternalSemaphoresWaitNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddExternalSemaphoresWaitNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    nodeParams: *const cudaExternalSemaphoreWaitNodeParams,
) -> cudaError_t {
    let call = forward!(cudaGraphAddExternalSemaphoresWaitNode(pGraphNode, graph, pDependencies, numDependencies, nodeParams));
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
/// Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or waits for no semaphores.
///
/// CUDA: cudaGraphExternalSemaphoresWaitNodeGetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExternalSemaphoresWaitNodeGetParams(
    hNode: cudaGraphNode_t,
    params_out: *mut cudaExternalSemaphoreWaitNodeParams,
) -> cudaError_t {
    let call = forward!(cudaGraphExternalSemaphoresWaitNodeGetParams(hNode, params_out));
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
/// Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or does other work; for
/// none, flags, and semaphores that do not exist.
///
/// CUDA: cudaGraphExternalSemaphoresWaitNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExternalSemaphoresWaitNodeSetParams(
    hNode: cudaGraphNode_t,
    nodeParams: *const cudaExternalSemaphoreWaitNodeParams,
) -> cudaError_t {
    let call =
        forward!(cudaGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams));
    entry(call, move |gpu| gpu.set_node_work(hNode.into(), &NodeWork::WaitSemaphores(semaphores(nodeParams.cast())?)))
}

/// Sets the waits that an executable graph does for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the semaphores and the values, which are copied, as many semaphores.
///
/// Returns cudaErrorInvalidValue for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place.
///
/// CUDA: cudaGraphExecExternalSemaphoresWaitNodeSetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    nodeParams: *const cudaExternalSemaphoreWaitNodeParams,
) -> cudaError_t {
    let call = forward!(cudaGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams));
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
/// - `nodeParams` (inout): the bytes and the device; on return the address as well.
///
/// Returns cudaErrorInvalidValue for NULL, no bytes, a device that does not exist, a graph that does not
/// exist, and nodes that are named twice or are of another graph; cudaErrorNotSupported for kinds of handle and,
/// on the host back end, for a graph that belongs to a node; cudaErrorMemoryAllocation.
///
/// CUDA: cudaGraphAddMemAllocNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddMemAllocNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    nodeParams: *mut cudaMemAllocNodeParams,
) -> cudaError_t {
    let call = forward!(cudaGraphAddMemAllocNode(pGraphNode, graph, pDependencies, numDependencies, nodeParams));
    entry(call, move |gpu| {
        add_allocation(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), nodeParams.cast())
    })
}

/// Returns the allocation of a node.
///
/// - `node` (in): the node.
/// - `params_out` (out): the bytes, the device and the address.
///
/// Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or allocates nothing.
///
/// CUDA: cudaGraphMemAllocNodeGetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphMemAllocNodeGetParams(
    node: cudaGraphNode_t,
    params_out: *mut cudaMemAllocNodeParams,
) -> cudaError_t {
    let call = forward!(cudaGraphMemAllocNodeGetParams(node, params_out));
    entry(call, move |gpu| out(params_out.cast())?.finish(allocation(gpu, node.into())?))
}

/// Adds a node that frees the memory of one that allocates it.
///
/// - `pGraphNode` (out): the node.
/// - `graph` (in): the graph.
/// - `pDependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `dptr` (in): the memory.
///
/// Returns cudaErrorInvalidValue for NULL, memory that no node allocates or that another node of the graph
/// frees, a graph that does not exist, and nodes that are named twice or are of another graph; on the host
/// back end cudaErrorNotSupported for a graph that belongs to a node.
///
/// CUDA: cudaGraphAddMemFreeNode.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddMemFreeNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    dptr: *mut c_void,
) -> cudaError_t {
    let call = forward!(cudaGraphAddMemFreeNode(pGraphNode, graph, pDependencies, numDependencies, dptr));
    entry(call, move |gpu| {
        let work = || Ok(NodeWork::Free(non_null(dptr)?));
        add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), work)
    })
}

/// Returns the memory that a node frees.
///
/// - `node` (in): the node.
/// - `dptr_out` (out): its address, where this points to.
///
/// Returns cudaErrorInvalidValue for NULL, and for a node that does not exist or frees nothing.
///
/// CUDA: cudaGraphMemFreeNodeGetParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphMemFreeNodeGetParams(node: cudaGraphNode_t, dptr_out: *mut c_void) -> cudaError_t {
    let call = forward!(cudaGraphMemFreeNodeGetParams(node, dptr_out));
    entry(call, move |gpu| out(dptr_out.cast())?.finish(freed(gpu, node.into())?.0))
}

/// Makes an executable graph of a graph as it is now.
///
/// - `pGraphExec` (out): the executable graph; destroy it with cudaGraphExecDestroy.
/// - `graph` (in): the graph.
/// - `flags` (in): 0, or bits of 1, with which a launch frees what the one before has left allocated,
///   and of 8, which changes nothing here.
///
/// Returns cudaErrorInvalidValue for NULL, other flags, a graph that does not exist, and edges that make
/// a circle; cudaErrorNotSupported for a second one of a graph that allocates or frees memory.
///
/// CUDA: cudaGraphInstantiate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphInstantiate(
    pGraphExec: *mut cudaGraphExec_t,
    graph: cudaGraph_t,
    flags: c_ulonglong,
) -> cudaError_t {
    let call = forward!(cudaGraphInstantiate(pGraphExec, graph, flags));
    entry(call, move |gpu| instantiate(gpu, pGraphExec, graph.into(), flags))
}

/// Makes an executable graph of a graph as it is now.
///
/// - `pGraphExec` (out): the executable graph; destroy it with cudaGraphExecDestroy.
/// - `graph` (in): the graph.
/// - `flags` (in): 0, or bits of 1, with which a launch frees what the one before has left allocated,
///   and of 8, which changes nothing here.
///
/// Returns cudaErrorInvalidValue for NULL, other flags, a graph that does not exist, and edges that make
/// a circle; cudaErrorNotSupported for a second one of a graph that allocates or frees memory.
///
/// CUDA: cudaGraphInstantiateWithFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphInstantiateWithFlags(
    pGraphExec: *mut cudaGraphExec_t,
    graph: cudaGraph_t,
    flags: c_ulonglong,
) -> cudaError_t {
    let call = forward!(cudaGraphInstantiateWithFlags(pGraphExec, graph, flags));
    entry(call, move |gpu| instantiate(gpu, pGraphExec, graph.into(), flags))
}

/// Makes an executable graph of a graph as it is now, and prepares its launch on request.
///
/// - `pGraphExec` (out): the executable graph; destroy it with cudaGraphExecDestroy.
/// - `graph` (in): the graph.
/// - `instantiateParams` (inout): how; gets the outcome, and the node at fault where one is.
///
/// Returns cudaErrorInvalidValue for NULL, other flags, a graph that does not exist, edges that make a circle, and
/// cudaGraphInstantiateFlagDeviceLaunch, as no kernel launches graphs here; cudaErrorNotSupported for a second one
/// of a graph that allocates or frees memory; cudaErrorInvalidResourceHandle for a stream that does not exist.
///
/// CUDA: cudaGraphInstantiateWithParams.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphInstantiateWithParams(
    pGraphExec: *mut cudaGraphExec_t,
    graph: cudaGraph_t,
    instantiateParams: *mut cudaGraphInstantiateParams,
) -> cudaError_t {
    let call = forward!(cudaGraphInstantiateWithParams(pGraphExec, graph, instantiateParams));
    entry(call, move |gpu| {
        let (executable, mut params) = (out(pGraphExec)?, read(instantiateParams)?);
        let wanted = (params.flags, default_stream(params.uploadStream));
        let (result, node, outcome) = instantiate_with_params(gpu, graph.into(), wanted);
        params.result_out = result;
        params.errNode_out = node.as_ptr();
        out(instantiateParams)?.write(params);
        executable.finish(outcome?.as_ptr())
    })
}

/// cudaGraphInstantiateWithParams with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaGraphInstantiateWithParams with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphInstantiateWithParams_ptsz(
    pGraphExec: *mut cudaGraphExec_t,
    graph: cudaGraph_t,
    instantiateParams: *mut cudaGraphInstantiateParams,
) -> cudaError_t {
    let call = forward!(cudaGraphInstantiateWithParams_ptsz(pGraphExec, graph, instantiateParams));
    entry(call, move |gpu| {
        let (executable, mut params) = (out(pGraphExec)?, read(instantiateParams)?);
        let wanted = (params.flags, per_thread(params.uploadStream));
        let (result, node, outcome) = instantiate_with_params(gpu, graph.into(), wanted);
        params.result_out = result;
        params.errNode_out = node.as_ptr();
        out(instantiateParams)?.write(params);
        executable.finish(outcome?.as_ptr())
    })
}

/// Returns the graph that a node is in. That of a node of a child graph is the child.
///
/// - `hNode` (in): the node.
/// - `phGraph` (out): its graph.
///
/// Returns cudaErrorInvalidValue for NULL and for a node that does not exist, cudaErrorNotSupported where the
/// runtime in use does not tell.
///
/// CUDA: cudaGraphNodeGetContainingGraph.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphNodeGetContainingGraph(hNode: cudaGraphNode_t, phGraph: *mut cudaGraph_t) -> cudaError_t {
    let call = forward!(cudaGraphNodeGetContainingGraph(hNode, phGraph));
    entry(call, move |gpu| out(phGraph)?.finish(gpu.containing_graph(hNode.into())?.as_ptr()))
}

/// Returns the number of a node within its graph, by which cudaGraphDebugDotPrint names it, too.
///
/// - `hNode` (in): the node.
/// - `nodeId` (out): the number, which no other node of the graph has had.
///
/// Returns cudaErrorInvalidValue for NULL and for a node that does not exist, cudaErrorNotSupported where the
/// runtime in use numbers no nodes.
///
/// CUDA: cudaGraphNodeGetLocalId.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphNodeGetLocalId(hNode: cudaGraphNode_t, nodeId: *mut c_uint) -> cudaError_t {
    let call = forward!(cudaGraphNodeGetLocalId(hNode, nodeId));
    entry(call, move |gpu| out(nodeId)?.finish(gpu.node_number(hNode.into())?))
}

/// Returns the number by which tools know a node.
///
/// - `hNode` (in): the node.
/// - `toolsNodeId` (out): the number; on the host back end the graph's, and the node's in the lower half.
///
/// Returns cudaErrorInvalidValue for NULL and for a node that does not exist, cudaErrorNotSupported where the
/// runtime in use numbers no nodes.
///
/// CUDA: cudaGraphNodeGetToolsId.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphNodeGetToolsId(hNode: cudaGraphNode_t, toolsNodeId: *mut c_ulonglong) -> cudaError_t {
    let call = forward!(cudaGraphNodeGetToolsId(hNode, toolsNodeId));
    entry(call, move |gpu| out(toolsNodeId)?.finish(gpu.node_number_of_tools(hNode.into())?))
}

/// Returns the number of a graph, by which cudaGraphDebugDotPrint names it, too.
///
/// - `hGraph` (in): the graph.
/// - `graphID` (out): the number, which no other graph of the process has had.
///
/// Returns cudaErrorInvalidValue for NULL and for a graph that does not exist, cudaErrorNotSupported where the
/// runtime in use numbers no graphs.
///
/// CUDA: cudaGraphGetId.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphGetId(hGraph: cudaGraph_t, graphID: *mut c_uint) -> cudaError_t {
    let call = forward!(cudaGraphGetId(hGraph, graphID));
    entry(call, move |gpu| out(graphID)?.finish(gpu.graph_number(hGraph.into())?))
}

/// Returns the number of an executable graph.
///
/// - `hGraphExec` (in): the executable graph.
/// - `graphID` (out): the number, which no other executable graph of the process has had.
///
/// Returns cudaErrorInvalidValue for NULL and for an executable graph that does not exist,
/// cudaErrorNotSupported where the runtime in use numbers none.
///
/// CUDA: cudaGraphExecGetId.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExecGetId(hGraphExec: cudaGraphExec_t, graphID: *mut c_uint) -> cudaError_t {
    let call = forward!(cudaGraphExecGetId(hGraphExec, graphID));
    entry(call, move |gpu| out(graphID)?.finish(gpu.executable_number(hGraphExec.into())?))
}

/// Returns the flags that an executable graph was made with.
///
/// - `graphExec` (in): the executable graph.
/// - `flags` (out): bits of cudaGraphInstantiateFlags.
///
/// Returns cudaErrorInvalidValue for NULL and for an executable graph that does not exist.
///
/// CUDA: cudaGraphExecGetFlags.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExecGetFlags(graphExec: cudaGraphExec_t, flags: *mut c_ulonglong) -> cudaError_t {
    let call = forward!(cudaGraphExecGetFlags(graphExec, flags));
    entry(call, move |gpu| out(flags)?.finish(executable_flags(gpu, graphExec.into())?))
}

/// Tells whether launches of an executable graph do the work of a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): a node of the graph that it was made of: a launch, a copy or a fill.
/// - `isEnabled` (out): 1, or 0 where it is left out.
///
/// Returns cudaErrorInvalidValue for NULL, an executable graph that does not exist or was not made of the node, and
/// other nodes.
///
/// CUDA: cudaGraphNodeGetEnabled.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphNodeGetEnabled(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    isEnabled: *mut c_uint,
) -> cudaError_t {
    let call = forward!(cudaGraphNodeGetEnabled(hGraphExec, hNode, isEnabled));
    entry(call, move |gpu| out(isEnabled)?.finish(gpu.is_node_enabled(hGraphExec.into(), hNode.into())?.into()))
}

/// Lets launches of an executable graph do the work of a node, or leave it out.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): a node of the graph that it was made of: a launch, a copy or a fill.
/// - `isEnabled` (in): 0 leaves it out.
///
/// Returns cudaErrorInvalidValue for an executable graph that does not exist or was not made of the node, and for other
/// nodes.
///
/// CUDA: cudaGraphNodeSetEnabled.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphNodeSetEnabled(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    isEnabled: c_uint,
) -> cudaError_t {
    let call = forward!(cudaGraphNodeSetEnabled(hGraphExec, hNode, isEnabled));
    entry(call, move |gpu| gpu.enable_node(hGraphExec.into(), hNode.into(), isEnabled != 0))
}

/// Returns an attribute of a node's launch.
///
/// - `hNode` (in): a node that launches a kernel.
/// - `attr` (in): the attribute.
/// - `value_out` (out): its value.
///
/// Returns cudaErrorInvalidValue for NULL, other nodes, and attributes that launches do not have.
///
/// CUDA: cudaGraphKernelNodeGetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphKernelNodeGetAttribute(
    hNode: cudaGraphNode_t,
    attr: cudaKernelNodeAttrID,
    value_out: *mut cudaKernelNodeAttrValue,
) -> cudaError_t {
    let call = forward!(cudaGraphKernelNodeGetAttribute(hNode, attr, value_out));
    entry(call, move |gpu| {
        let value_out = out(value_out)?;
        let told = gpu.launch_attribute(hNode.into(), attr)?;
        value_out.finish(cudaLaunchAttributeValue { reserved: own_launch_value(attr, told)? })
    })
}

/// Sets an attribute of a node's launch.
///
/// - `hNode` (in): a node that launches a kernel.
/// - `attr` (in): the attribute.
/// - `value` (in): its value.
///
/// Returns cudaErrorInvalidValue for NULL, other nodes, and attributes that launches do not have.
///
/// CUDA: cudaGraphKernelNodeSetAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphKernelNodeSetAttribute(
    hNode: cudaGraphNode_t,
    attr: cudaKernelNodeAttrID,
    value: *const cudaKernelNodeAttrValue,
) -> cudaError_t {
    let call = forward!(cudaGraphKernelNodeSetAttribute(hNode, attr, value));
    entry(call, move |gpu| {
        // SAFETY: any bytes are such numbers.
        let value = unsafe { read(value)?.reserved };
        gpu.set_launch_attribute(hNode.into(), attr, &launch_value(attr, value)?)
    })
}

/// Gives a node's launch all attributes of another node's.
///
/// - `hDst` (in): the node that gets them.
/// - `hSrc` (in): the node that has them.
///
/// Returns cudaErrorInvalidValue for nodes that do not exist or launch no kernel.
///
/// CUDA: cudaGraphKernelNodeCopyAttributes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphKernelNodeCopyAttributes(hDst: cudaGraphNode_t, hSrc: cudaGraphNode_t) -> cudaError_t {
    let call = forward!(cudaGraphKernelNodeCopyAttributes(hDst, hSrc));
    entry(call, move |gpu| gpu.copy_launch_attributes(hDst.into(), hSrc.into()))
}

/// Makes an object that lasts as long as the program or a graph refers to it.
///
/// - `object_out` (out): the object, with references of the program's.
/// - `ptr` (in, nullable): the argument of `destroy`.
/// - `destroy` (in): called once at the object's end, by any thread; it must make no calls of this library.
/// - `initialRefcount` (in): how many references, from 1 on.
/// - `flags` (in): cudaUserObjectNoDestructorSync.
///
/// Returns cudaErrorInvalidValue for NULL, other flags, and other counts than 1 to 2147483647.
///
/// CUDA: cudaUserObjectCreate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaUserObjectCreate(
    object_out: *mut cudaUserObject_t,
    ptr: *mut c_void,
    destroy: cudaHostFn_t,
    initialRefcount: c_uint,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(cudaUserObjectCreate(object_out, ptr, destroy, initialRefcount, flags));
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
/// Returns cudaErrorInvalidValue for an object that does not exist, and for other counts than 1 to 2147483647.
///
/// CUDA: cudaUserObjectRelease.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaUserObjectRelease(object: cudaUserObject_t, count: c_uint) -> cudaError_t {
    let call = forward!(cudaUserObjectRelease(object, count));
    entry(call, move |gpu| gpu.release_user_object(object.into(), references(count)?))
}

/// Adds references of the program's to an object.
///
/// - `object` (in): the object.
/// - `count` (in): how many, from 1 on.
///
/// Returns cudaErrorInvalidValue for an object that does not exist, and for other counts than 1 to 2147483647.
///
/// CUDA: cudaUserObjectRetain.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaUserObjectRetain(object: cudaUserObject_t, count: c_uint) -> cudaError_t {
    let call = forward!(cudaUserObjectRetain(object, count));
    entry(call, move |gpu| gpu.retain_user_object(object.into(), references(count)?))
}

/// Gives a graph references to an object. Copies of the graph and what is made of it have references of their own.
///
/// - `graph` (in): the graph.
/// - `object` (in): the object.
/// - `count` (in): how many, from 1 on.
/// - `flags` (in): 0 for new references, cudaGraphUserObjectMove for the program's own.
///
/// Returns cudaErrorInvalidValue for a graph or an object that does not exist, other flags, and other counts than 1 to
/// 2147483647.
///
/// CUDA: cudaGraphRetainUserObject.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphRetainUserObject(
    graph: cudaGraph_t,
    object: cudaUserObject_t,
    count: c_uint,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(cudaGraphRetainUserObject(graph, object, count, flags));
    entry(call, move |gpu| {
        let (references, moves) = (references(count)?, flags == cudaGraphUserObjectMove);
        no_flags(flags & !cudaGraphUserObjectMove)?;
        gpu.retain_by_graph(graph.into(), object.into(), references, moves)
    })
}

/// Releases references of a graph to an object.
///
/// - `graph` (in): the graph.
/// - `object` (in): the object.
/// - `count` (in): how many, from 1 on; nothing is done for more than the graph has.
///
/// Returns cudaErrorInvalidValue for a graph or an object that does not exist, and for other counts than 1 to 2147483647.
///
/// CUDA: cudaGraphReleaseUserObject.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphReleaseUserObject(
    graph: cudaGraph_t,
    object: cudaUserObject_t,
    count: c_uint,
) -> cudaError_t {
    let call = forward!(cudaGraphReleaseUserObject(graph, object, count));
    entry(call, move |gpu| gpu.release_by_graph(graph.into(), object.into(), references(count)?))
}

/// Returns a number about the memory of graphs on a device.
///
/// - `device` (in): the device.
/// - `attr` (in): which.
/// - `value` (out): bytes, 64 bits.
///
/// Returns cudaErrorInvalidDevice for a device that does not exist, cudaErrorInvalidValue for NULL and other numbers.
///
/// CUDA: cudaDeviceGetGraphMemAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetGraphMemAttribute(
    device: c_int,
    attr: cudaGraphMemAttributeType,
    value: *mut c_void,
) -> cudaError_t {
    let call = forward!(cudaDeviceGetGraphMemAttribute(device, attr, value));
    entry(call, move |gpu| {
        check_device(gpu, device)?;
        let value = out(value.cast::<u64>())?;
        value.finish(gpu.graph_memory(device, graph_memory(attr)?)?)
    })
}

/// Lets the most bytes of graphs' memory on a device be those of now.
///
/// - `device` (in): the device.
/// - `attr` (in): cudaGraphMemAttrUsedMemHigh or cudaGraphMemAttrReservedMemHigh.
/// - `value` (in): 0, 64 bits.
///
/// Returns cudaErrorInvalidDevice for a device that does not exist, cudaErrorInvalidValue for NULL, another value and
/// other numbers.
///
/// CUDA: cudaDeviceSetGraphMemAttribute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceSetGraphMemAttribute(
    device: c_int,
    attr: cudaGraphMemAttributeType,
    value: *mut c_void,
) -> cudaError_t {
    let call = forward!(cudaDeviceSetGraphMemAttribute(device, attr, value));
    entry(call, move |gpu| {
        check_device(gpu, device)?;
        reset_graph_memory(gpu, device, attr, value.cast_const())
    })
}

/// Gives memory of graphs that the program has freed back to the system.
///
/// - `device` (in): the device.
///
/// Returns cudaErrorInvalidDevice for a device that does not exist.
///
/// CUDA: cudaDeviceGraphMemTrim.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGraphMemTrim(device: c_int) -> cudaError_t {
    let call = forward!(cudaDeviceGraphMemTrim(device));
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
/// Returns cudaErrorInvalidValue for an executable graph that does not exist, where memory of its nodes does not
/// exist any more, and where an earlier launch has allocated memory that was not freed;
/// cudaErrorStreamCaptureUnsupported for a stream that is captured; cudaErrorInvalidResourceHandle for one that does not
/// exist.
///
/// CUDA: cudaGraphLaunch.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphLaunch(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaGraphLaunch(graphExec, stream));
    entry(call, move |gpu| gpu.launch_graph(graphExec.into(), default_stream(stream)))
}

/// cudaGraphLaunch with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaGraphLaunch with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphLaunch_ptsz(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaGraphLaunch_ptsz(graphExec, stream));
    entry(call, move |gpu| gpu.launch_graph(graphExec.into(), per_thread(stream)))
}

/// Prepares the launch of an executable graph. Here a launch needs none.
///
/// - `graphExec` (in): the executable graph.
/// - `stream` (in, nullable): the stream of the launch.
///
/// Returns cudaErrorInvalidValue for an executable graph that does not exist,
/// cudaErrorInvalidResourceHandle for a stream that does not exist, cudaErrorStreamCaptureUnsupported for one that is
/// captured.
///
/// CUDA: cudaGraphUpload.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphUpload(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaGraphUpload(graphExec, stream));
    entry(call, move |gpu| gpu.upload_graph(graphExec.into(), default_stream(stream)))
}

/// cudaGraphUpload with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cudaGraphUpload with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphUpload_ptsz(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> cudaError_t {
    let call = forward!(cudaGraphUpload_ptsz(graphExec, stream));
    entry(call, move |gpu| gpu.upload_graph(graphExec.into(), per_thread(stream)))
}

/// Destroys an executable graph. Launches that are queued complete.
///
/// - `graphExec` (in): the executable graph.
///
/// Returns cudaErrorInvalidValue for one that does not exist.
///
/// CUDA: cudaGraphExecDestroy.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExecDestroy(graphExec: cudaGraphExec_t) -> cudaError_t {
    let call = forward!(cudaGraphExecDestroy(graphExec));
    entry(call, move |gpu| gpu.destroy_executable(graphExec.into()))
}

/// Writes a graph to a file, in the language of Graphviz.
///
/// - `graph` (in): the graph.
/// - `path` (in): the file.
/// - `flags` (in): flags of what is told; all is told alike here.
///
/// Returns cudaErrorInvalidValue for NULL and for a graph that does not exist, cudaErrorOperatingSystem
/// for a file that cannot be written.
///
/// CUDA: cudaGraphDebugDotPrint.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphDebugDotPrint(graph: cudaGraph_t, path: *const c_char, flags: c_uint) -> cudaError_t {
    let call = forward!(cudaGraphDebugDotPrint(graph, path, flags));
    entry(call, move |gpu| {
        let _ = flags;
        print(gpu, graph.into(), text(path)?)
    })
}

/// Lets an executable graph do the work of another graph, whose nodes and edges are alike.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hGraph` (in): the other graph.
/// - `resultInfo` (out): cudaGraphExecUpdateSuccess, or the difference.
///
/// Returns cudaErrorInvalidValue for NULL and for graphs that do not exist, cudaErrorGraphExecUpdateFailure
/// where the graphs differ; the executable graph is then as it was.
///
/// CUDA: cudaGraphExecUpdate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExecUpdate(
    hGraphExec: cudaGraphExec_t,
    hGraph: cudaGraph_t,
    resultInfo: *mut cudaGraphExecUpdateResultInfo,
) -> cudaError_t {
    let call = forward!(cudaGraphExecUpdate(hGraphExec, hGraph, resultInfo));
    entry(call, move |gpu| {
        let info = out(resultInfo)?;
        let (outcome, result, errorNode) = match update(gpu, hGraphExec.into(), hGraph.into())? {
            None => (Ok(()), cudaGraphExecUpdateSuccess, ptr::null_mut()),
            Some((error, number, differs)) => (Err(error), number, differs.as_ptr()),
        };
        info.write(cudaGraphExecUpdateResultInfo { result, errorNode, errorFromNode: ptr::null_mut() });
        outcome
    })
}

/// Adds edges to a graph.
///
/// - `graph` (in): the graph.
/// - `from` (in, array of numDependencies, nullable): the node that is first, of each edge.
/// - `to` (in, array of numDependencies, nullable): the node that comes after it.
/// - `edgeData` (in, array of numDependencies, nullable): data of the edges, which is not used.
/// - `numDependencies` (in): how many.
///
/// Returns cudaErrorInvalidValue for NULL, graphs and nodes that do not exist, and edges that are or are not there.
///
/// CUDA: cudaGraphAddDependencies.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddDependencies(
    graph: cudaGraph_t,
    from: *const cudaGraphNode_t,
    to: *const cudaGraphNode_t,
    edgeData: *const cudaGraphEdgeData,
    numDependencies: usize,
) -> cudaError_t {
    let call = forward!(cudaGraphAddDependencies(graph, from, to, edgeData, numDependencies));
    entry(call, move |gpu| gpu.add_edges(graph.into(), &edges(from, to, numDependencies)?))
}

/// Removes edges of a graph.
///
/// - `graph` (in): the graph.
/// - `from` (in, array of numDependencies, nullable): the node that is first, of each edge.
/// - `to` (in, array of numDependencies, nullable): the node that comes after it.
/// - `edgeData` (in, array of numDependencies, nullable): data of the edges, which is not used.
/// - `numDependencies` (in): how many.
///
/// Returns cudaErrorInvalidValue for NULL, graphs and nodes that do not exist, and edges that are or are not there.
///
/// CUDA: cudaGraphRemoveDependencies.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphRemoveDependencies(
    graph: cudaGraph_t,
    from: *const cudaGraphNode_t,
    to: *const cudaGraphNode_t,
    edgeData: *const cudaGraphEdgeData,
    numDependencies: usize,
) -> cudaError_t {
    let call = forward!(cudaGraphRemoveDependencies(graph, from, to, edgeData, numDependencies));
    entry(call, move |gpu| gpu.remove_edges(graph.into(), &edges(from, to, numDependencies)?))
}

/// Returns the edges of a graph.
///
/// - `graph` (in): the graph.
/// - `from` (out, array of numEdges, nullable): the node that is first, of each edge; NULL only counts them.
/// - `to` (out, array of numEdges, nullable): the node that comes after it.
/// - `edgeData` (out, array of numEdges, nullable): data of the edges, all 0.
/// - `numEdges` (inout): the room of the arrays; on return the number of edges written, or of all.
///
/// Returns cudaErrorInvalidValue for NULL, graphs and nodes that do not exist, and edges that are or are not there.
///
/// CUDA: cudaGraphGetEdges.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphGetEdges(
    graph: cudaGraph_t,
    from: *mut cudaGraphNode_t,
    to: *mut cudaGraphNode_t,
    edgeData: *mut cudaGraphEdgeData,
    numEdges: *mut usize,
) -> cudaError_t {
    let call = forward!(cudaGraphGetEdges(graph, from, to, edgeData, numEdges));
    entry(call, move |gpu| {
        list_edges(from, to, numEdges, &gpu.edges(graph.into())?)?;
        no_data(edgeData.cast(), numEdges)
    })
}

/// Returns the nodes that a node comes after.
///
/// - `node` (in): the node.
/// - `pDependencies` (out, array of pNumDependencies, nullable): the nodes; NULL only counts them.
/// - `edgeData` (out, array of pNumDependencies, nullable): data of the edges, all 0.
/// - `pNumDependencies` (inout): the room of the arrays; on return the number of nodes written, or of all.
///
/// Returns cudaErrorInvalidValue for NULL, graphs and nodes that do not exist, and edges that are or are not there.
///
/// CUDA: cudaGraphNodeGetDependencies.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t,
    pDependencies: *mut cudaGraphNode_t,
    edgeData: *mut cudaGraphEdgeData,
    pNumDependencies: *mut usize,
) -> cudaError_t {
    let call = forward!(cudaGraphNodeGetDependencies(node, pDependencies, edgeData, pNumDependencies));
    entry(call, move |gpu| {
        list(pDependencies, pNumDependencies, &gpu.nodes_before(node.into())?)?;
        no_data(edgeData.cast(), pNumDependencies)
    })
}

/// Returns the nodes that come after a node.
///
/// - `node` (in): the node.
/// - `pDependentNodes` (out, array of pNumDependentNodes, nullable): the nodes; NULL only counts them.
/// - `edgeData` (out, array of pNumDependentNodes, nullable): data of the edges, all 0.
/// - `pNumDependentNodes` (inout): the room of the arrays; on return the number of nodes written, or of all.
///
/// Returns cudaErrorInvalidValue for NULL, graphs and nodes that do not exist, and edges that are or are not there.
///
/// CUDA: cudaGraphNodeGetDependentNodes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t,
    pDependentNodes: *mut cudaGraphNode_t,
    edgeData: *mut cudaGraphEdgeData,
    pNumDependentNodes: *mut usize,
) -> cudaError_t {
    let call = forward!(cudaGraphNodeGetDependentNodes(node, pDependentNodes, edgeData, pNumDependentNodes));
    entry(call, move |gpu| {
        list(pDependentNodes, pNumDependentNodes, &gpu.nodes_after(node.into())?)?;
        no_data(edgeData.cast(), pNumDependentNodes)
    })
}
