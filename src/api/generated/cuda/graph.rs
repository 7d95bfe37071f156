// Generated from src/api/cuda/graph.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.

use super::*;

/// Makes a graph without nodes.
///
/// - `phGraph` (out): the graph; destroy it with cuGraphDestroy.
/// - `flags` (in): 0.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for flags.
///
/// CUDA: cuGraphCreate from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphCreate(phGraph: *mut CUgraph, flags: c_uint) -> CUresult {
    let call = forward!(cuGraphCreate(phGraph, flags));
    entry(call, move |gpu| {
        let graph = out(phGraph)?;
        no_flags(flags)?;
        graph.finish(gpu.create_graph()?.as_ptr())
    })
}

/// Destroys a graph and its nodes. What was instantiated of it stays.
///
/// - `hGraph` (in): the graph.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a graph that does not exist, and for the graph of a node.
///
/// CUDA: cuGraphDestroy from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphDestroy(hGraph: CUgraph) -> CUresult {
    let call = forward!(cuGraphDestroy(hGraph));
    entry(call, move |gpu| gpu.destroy_graph(hGraph.into()))
}

/// Adds edges to a graph.
///
/// - `hGraph` (in): the graph.
/// - `from` (in, array of numDependencies, nullable): the node that is first, of each edge.
/// - `to` (in, array of numDependencies, nullable): the node that comes after it.
/// - `numDependencies` (in): how many.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, nodes that are not of the graph, edges that are there
/// already, and one from a node to itself.
///
/// CUDA: cuGraphAddDependencies from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphAddDependencies(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    numDependencies: usize,
) -> CUresult {
    let call = forward!(cuGraphAddDependencies(hGraph, from, to, numDependencies));
    entry(call, move |gpu| gpu.add_edges(hGraph.into(), &edges(from, to, numDependencies)?))
}

/// Removes edges of a graph.
///
/// - `hGraph` (in): the graph.
/// - `from` (in, array of numDependencies, nullable): the node that is first, of each edge.
/// - `to` (in, array of numDependencies, nullable): the node that comes after it.
/// - `numDependencies` (in): how many.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, nodes that are not of the graph, and edges that are not
/// there; CUDA_ERROR_NOT_SUPPORTED for a graph that allocates or frees memory.
///
/// CUDA: cuGraphRemoveDependencies from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphRemoveDependencies(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    numDependencies: usize,
) -> CUresult {
    let call = forward!(cuGraphRemoveDependencies(hGraph, from, to, numDependencies));
    entry(call, move |gpu| gpu.remove_edges(hGraph.into(), &edges(from, to, numDependencies)?))
}

/// Returns the edges of a graph.
///
/// - `hGraph` (in): the graph.
/// - `from` (out, array of numEdges, nullable): the node that is first, of each edge; NULL only
///   counts them.
/// - `to` (out, array of numEdges, nullable): the node that comes after it.
/// - `numEdges` (inout): the room of both arrays; on return the number of edges written, or of all.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a graph that does not exist, a NULL `numEdges`, and one NULL array.
///
/// CUDA: cuGraphGetEdges from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphGetEdges(
    hGraph: CUgraph,
    from: *mut CUgraphNode,
    to: *mut CUgraphNode,
    numEdges: *mut usize,
) -> CUresult {
    let call = forward!(cuGraphGetEdges(hGraph, from, to, numEdges));
    entry(call, move |gpu| list_edges(from, to, numEdges, &gpu.edges(hGraph.into())?))
}

/// Returns the nodes of a graph, oldest first.
///
/// - `hGraph` (in): the graph.
/// - `nodes` (out, array of numNodes, nullable): the nodes; NULL only counts them.
/// - `numNodes` (inout): the room of the array; on return the number of nodes written, or of all.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a graph that does not exist and a NULL `numNodes`.
///
/// CUDA: cuGraphGetNodes from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphGetNodes(
    hGraph: CUgraph,
    nodes: *mut CUgraphNode,
    numNodes: *mut usize,
) -> CUresult {
    let call = forward!(cuGraphGetNodes(hGraph, nodes, numNodes));
    entry(call, move |gpu| list(nodes, numNodes, &gpu.nodes(hGraph.into())?))
}

/// Returns the nodes of a graph that no other comes before.
///
/// - `hGraph` (in): the graph.
/// - `rootNodes` (out, array of numRootNodes, nullable): the nodes; NULL only counts them.
/// - `numRootNodes` (inout): the room of the array; on return the number of nodes written, or of all.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a graph that does not exist and a NULL `numRootNodes`.
///
/// CUDA: cuGraphGetRootNodes from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphGetRootNodes(
    hGraph: CUgraph,
    rootNodes: *mut CUgraphNode,
    numRootNodes: *mut usize,
) -> CUresult {
    let call = forward!(cuGraphGetRootNodes(hGraph, rootNodes, numRootNodes));
    entry(call, move |gpu| list(rootNodes, numRootNodes, &roots(gpu, hGraph.into())?))
}

/// Returns the nodes that a node comes after.
///
/// - `hNode` (in): the node.
/// - `dependencies` (out, array of numDependencies, nullable): the nodes; NULL only counts them.
/// - `numDependencies` (inout): the room of the array; on return the number of nodes written, or of
///   all.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a node that does not exist and a NULL `numDependencies`.
///
/// CUDA: cuGraphNodeGetDependencies from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphNodeGetDependencies(
    hNode: CUgraphNode,
    dependencies: *mut CUgraphNode,
    numDependencies: *mut usize,
) -> CUresult {
    let call = forward!(cuGraphNodeGetDependencies(hNode, dependencies, numDependencies));
    entry(call, move |gpu| list(dependencies, numDependencies, &gpu.nodes_before(hNode.into())?))
}

/// Returns the nodes that come after a node.
///
/// - `hNode` (in): the node.
/// - `dependentNodes` (out, array of numDependentNodes, nullable): the nodes; NULL only counts them.
/// - `numDependentNodes` (inout): the room of the array; on return the number of nodes written, or
///   of all.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a node that does not exist and a NULL `numDependentNodes`.
///
/// CUDA: cuGraphNodeGetDependentNodes from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphNodeGetDependentNodes(
    hNode: CUgraphNode,
    dependentNodes: *mut CUgraphNode,
    numDependentNodes: *mut usize,
) -> CUresult {
    let call = forward!(cuGraphNodeGetDependentNodes(hNode, dependentNodes, numDependentNodes));
    entry(call, move |gpu| list(dependentNodes, numDependentNodes, &gpu.nodes_after(hNode.into())?))
}

/// Returns the type of a node.
///
/// - `hNode` (in): the node.
/// - `pType` (out): its type.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a node that does not exist.
///
/// CUDA: cuGraphNodeGetType from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphNodeGetType(hNode: CUgraphNode, pType: *mut CUgraphNodeType) -> CUresult {
    let call = forward!(cuGraphNodeGetType(hNode, pType));
    entry(call, move |gpu| out(pType)?.finish(node_type(&gpu.node_work(hNode.into())?, BATCH)))
}

/// Removes a node from its graph, with its edges.
///
/// - `hNode` (in): the node.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a node that does not exist, CUDA_ERROR_NOT_SUPPORTED in a graph that
/// allocates or frees memory.
///
/// CUDA: cuGraphDestroyNode from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphDestroyNode(hNode: CUgraphNode) -> CUresult {
    let call = forward!(cuGraphDestroyNode(hNode));
    entry(call, move |gpu| gpu.destroy_node(hNode.into()))
}

/// Copies a graph.
///
/// - `phGraphClone` (out): the copy; destroy it with cuGraphDestroy.
/// - `originalGraph` (in): the graph.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a graph that does not exist.
///
/// CUDA: cuGraphClone from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphClone(phGraphClone: *mut CUgraph, originalGraph: CUgraph) -> CUresult {
    let call = forward!(cuGraphClone(phGraphClone, originalGraph));
    entry(call, move |gpu| out(phGraphClone)?.finish(gpu.clone_graph(originalGraph.into())?.as_ptr()))
}

/// Finds the copy of a node in a copied graph.
///
/// - `phNode` (out): the copy.
/// - `hOriginalNode` (in): the node that was copied.
/// - `hClonedGraph` (in): the copied graph.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and where there is no such copy.
///
/// CUDA: cuGraphNodeFindInClone from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphNodeFindInClone(
    phNode: *mut CUgraphNode,
    hOriginalNode: CUgraphNode,
    hClonedGraph: CUgraph,
) -> CUresult {
    let call = forward!(cuGraphNodeFindInClone(phNode, hOriginalNode, hClonedGraph));
    entry(call, move |gpu| out(phNode)?.finish(gpu.find_in_clone(hOriginalNode.into(), hClonedGraph.into())?.as_ptr()))
}

/// Adds a node that does nothing but keep an order.
///
/// - `phGraphNode` (out): the node.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph.
///
/// CUDA: cuGraphAddEmptyNode from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphAddEmptyNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
) -> CUresult {
    let call = forward!(cuGraphAddEmptyNode(phGraphNode, hGraph, dependencies, numDependencies));
    entry(call, move |gpu| add(gpu, phGraphNode, hGraph.into(), (dependencies, numDependencies), || Ok(NodeWork::Empty)))
}

/// Adds a node that calls a function on the host, at each launch.
///
/// - `phGraphNode` (out): the node.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `nodeParams` (in): the function and its argument.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph, and for no function.
///
/// CUDA: cuGraphAddHostNode from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphAddHostNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_HOST_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphAddHostNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams));
    entry(call, move |gpu| {
        add(gpu, phGraphNode, hGraph.into(), (dependencies, numDependencies), || host_call(&read(nodeParams.cast())?))
    })
}

/// Returns the call of a node.
///
/// - `hNode` (in): the node.
/// - `nodeParams` (out): the function and its argument.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or calls nothing.
///
/// CUDA: cuGraphHostNodeGetParams from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphHostNodeGetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_HOST_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphHostNodeGetParams(hNode, nodeParams));
    entry(call, move |gpu| {
        let params = out(nodeParams.cast())?;
        match gpu.node_work(hNode.into())? {
            NodeWork::Call(call) => params.finish(describe_call(&call)),
            _ => other_type(),
        }
    })
}

/// Sets the call of a node.
///
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the function and its argument.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work.
///
/// CUDA: cuGraphHostNodeSetParams from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphHostNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_HOST_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphHostNodeSetParams(hNode, nodeParams));
    entry(call, move |gpu| gpu.set_node_work(hNode.into(), &host_call(&read(nodeParams.cast())?)?))
}

/// Sets the call that an executable graph does for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the function and its argument.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place.
///
/// CUDA: cuGraphExecHostNodeSetParams from 10.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExecHostNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_HOST_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphExecHostNodeSetParams(hGraphExec, hNode, nodeParams));
    entry(call, move |gpu| {
        gpu.set_executable_work(hGraphExec.into(), hNode.into(), &host_call(&read(nodeParams.cast())?)?)
    })
}

/// Adds a node that does the work of another graph, as that is now.
///
/// - `phGraphNode` (out): the node.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `childGraph` (in): the other graph, which is copied.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, nodes that are named twice
/// or are of another graph, and on the host back end more than 64 graphs within each other.
///
/// CUDA: cuGraphAddChildGraphNode from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphAddChildGraphNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    childGraph: CUgraph,
) -> CUresult {
    let call = forward!(cuGraphAddChildGraphNode(phGraphNode, hGraph, dependencies, numDependencies, childGraph));
    entry(call, move |gpu| {
        add(gpu, phGraphNode, hGraph.into(), (dependencies, numDependencies), || Ok(NodeWork::Child(childGraph.into())))
    })
}

/// Returns the graph of a node, which belongs to it.
///
/// - `hNode` (in): the node.
/// - `phGraph` (out): the graph; it ends with the node.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or has no graph.
///
/// CUDA: cuGraphChildGraphNodeGetGraph from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode, phGraph: *mut CUgraph) -> CUresult {
    let call = forward!(cuGraphChildGraphNodeGetGraph(hNode, phGraph));
    entry(call, move |gpu| {
        let graph = out(phGraph)?;
        match gpu.node_work(hNode.into())? {
            NodeWork::Child(child) => graph.finish(child.as_ptr()),
            _ => other_type(),
        }
    })
}

/// Sets the work that an executable graph does for a node with a graph: that of a graph like it.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `childGraph` (in): the graph.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and where the executable graph was not made of the node;
/// CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE for a graph that differs from the node's.
///
/// CUDA: cuGraphExecChildGraphNodeSetParams from 11.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExecChildGraphNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    childGraph: CUgraph,
) -> CUresult {
    let call = forward!(cuGraphExecChildGraphNodeSetParams(hGraphExec, hNode, childGraph));
    entry(call, move |gpu| set_child(gpu, hGraphExec.into(), hNode.into(), childGraph.into()))
}

/// Adds a node that records an event.
///
/// - `phGraphNode` (out): the node.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `event` (in): the event.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph; CUDA_ERROR_INVALID_HANDLE for an event that does not exist.
///
/// CUDA: cuGraphAddEventRecordNode from 11.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphAddEventRecordNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    event: CUevent,
) -> CUresult {
    let call = forward!(cuGraphAddEventRecordNode(phGraphNode, hGraph, dependencies, numDependencies, event));
    entry(call, move |gpu| {
        add(gpu, phGraphNode, hGraph.into(), (dependencies, numDependencies), || Ok(NodeWork::Record(existing(event)?)))
    })
}

/// Returns the event that a node records.
///
/// - `hNode` (in): the node.
/// - `event_out` (out): the event.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work.
///
/// CUDA: cuGraphEventRecordNodeGetEvent from 11.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphEventRecordNodeGetEvent(
    hNode: CUgraphNode,
    event_out: *mut CUevent,
) -> CUresult {
    let call = forward!(cuGraphEventRecordNodeGetEvent(hNode, event_out));
    entry(call, move |gpu| {
        let event = out(event_out)?;
        match gpu.node_work(hNode.into())? {
            NodeWork::Record(found) => event.finish(found.as_ptr()),
            _ => other_type(),
        }
    })
}

/// Sets the event that a node records.
///
/// - `hNode` (in): the node.
/// - `event` (in): the event.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a node that does not exist or does other work,
/// CUDA_ERROR_INVALID_HANDLE for an event that does not exist.
///
/// CUDA: cuGraphEventRecordNodeSetEvent from 11.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> CUresult {
    let call = forward!(cuGraphEventRecordNodeSetEvent(hNode, event));
    entry(call, move |gpu| gpu.set_node_work(hNode.into(), &NodeWork::Record(existing(event)?)))
}

/// Sets the event that an executable graph records for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `event` (in): the event.
///
/// Returns CUDA_ERROR_INVALID_VALUE where the executable graph was not made of the node, or the node does
/// other work, CUDA_ERROR_INVALID_HANDLE for an event that does not exist.
///
/// CUDA: cuGraphExecEventRecordNodeSetEvent from 11.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExecEventRecordNodeSetEvent(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    event: CUevent,
) -> CUresult {
    let call = forward!(cuGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event));
    entry(call, move |gpu| {
        gpu.set_executable_work(hGraphExec.into(), hNode.into(), &NodeWork::Record(existing(event)?))
    })
}

/// Adds a node that waits for an event's latest record at the launch.
///
/// - `phGraphNode` (out): the node.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `event` (in): the event.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph; CUDA_ERROR_INVALID_HANDLE for an event that does not exist.
///
/// CUDA: cuGraphAddEventWaitNode from 11.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphAddEventWaitNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    event: CUevent,
) -> CUresult {
    let call = forward!(cuGraphAddEventWaitNode(phGraphNode, hGraph, dependencies, numDependencies, event));
    entry(call, move |gpu| {
        add(gpu, phGraphNode, hGraph.into(), (dependencies, numDependencies), || Ok(NodeWork::Wait(existing(event)?)))
    })
}

/// Returns the event that a node waits for.
///
/// - `hNode` (in): the node.
/// - `event_out` (out): the event.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work.
///
/// CUDA: cuGraphEventWaitNodeGetEvent from 11.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode, event_out: *mut CUevent) -> CUresult {
    let call = forward!(cuGraphEventWaitNodeGetEvent(hNode, event_out));
    entry(call, move |gpu| {
        let event = out(event_out)?;
        match gpu.node_work(hNode.into())? {
            NodeWork::Wait(found) => event.finish(found.as_ptr()),
            _ => other_type(),
        }
    })
}

/// Sets the event that a node waits for.
///
/// - `hNode` (in): the node.
/// - `event` (in): the event.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a node that does not exist or does other work,
/// CUDA_ERROR_INVALID_HANDLE for an event that does not exist.
///
/// CUDA: cuGraphEventWaitNodeSetEvent from 11.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> CUresult {
    let call = forward!(cuGraphEventWaitNodeSetEvent(hNode, event));
    entry(call, move |gpu| gpu.set_node_work(hNode.into(), &NodeWork::Wait(existing(event)?)))
}

/// Sets the event that an executable graph waits for for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `event` (in): the event.
///
/// Returns CUDA_ERROR_INVALID_VALUE where the executable graph was not made of the node, or the node does
/// other work, CUDA_ERROR_INVALID_HANDLE for an event that does not exist.
///
/// CUDA: cuGraphExecEventWaitNodeSetEvent from 11.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExecEventWaitNodeSetEvent(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    event: CUevent,
) -> CUresult {
    let call = forward!(cuGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event));
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
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice or are of
/// another graph; for no context, too many operations, flags, and memory that no device reaches;
/// CUDA_ERROR_CONTEXT_IS_DESTROYED for a context that does not exist; CUDA_ERROR_NOT_SUPPORTED for other operations.
///
/// CUDA: cuGraphAddBatchMemOpNode from 11.7 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphAddBatchMemOpNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphAddBatchMemOpNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams));
    entry(call, move |gpu| {
        add(gpu, phGraphNode, hGraph.into(), (dependencies, numDependencies), || values(gpu, nodeParams))
    })
}

/// Returns the waits and writes of a node.
///
/// - `hNode` (in): the node.
/// - `nodeParams_out` (out): the waits and writes; the arrays are the node's, and valid until it changes.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist
/// or neither waits for values nor writes them.
///
/// CUDA: cuGraphBatchMemOpNodeGetParams from 11.7 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphBatchMemOpNodeGetParams(
    hNode: CUgraphNode,
    nodeParams_out: *mut CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphBatchMemOpNodeGetParams(hNode, nodeParams_out));
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
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work; what
/// cuGraphAddBatchMemOpNode returns.
///
/// CUDA: cuGraphBatchMemOpNodeSetParams from 11.7 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphBatchMemOpNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphBatchMemOpNodeSetParams(hNode, nodeParams));
    entry(call, move |gpu| gpu.set_node_work(hNode.into(), &values(gpu, nodeParams)?))
}

/// Sets the waits and writes that an executable graph does for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the waits and writes, which are copied, as many operations of the same types.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place.
///
/// CUDA: cuGraphExecBatchMemOpNodeSetParams from 11.7 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExecBatchMemOpNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, nodeParams));
    entry(call, move |gpu| gpu.set_executable_work(hGraphExec.into(), hNode.into(), &values(gpu, nodeParams)?))
}

/// Adds a node that signals semaphores.
///
/// - `phGraphNode` (out): the node.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `nodeParams` (in): the semaphores and the values, which are copied.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph; for none, flags, and semaphores that do not exist.
///
/// CUDA: cuGraphAddExternalSemaphoresSignalNode from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphAddExternalSemaphoresSignalNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphAddExternalSemaphoresSignalNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams));
    entry(call, move |gpu| {
        add(gpu, phGraphNode, hGraph.into(), (dependencies, numDependencies), || {
            Ok(NodeWork::Signal(semaphores(nodeParams.cast())?))
        })
    })
}

/// Returns the signals of a node.
///
/// - `hNode` (in): the node.
/// - `params_out` (out): the signals; the arrays are the node's, and valid until it changes.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or signals no semaphores.
///
/// CUDA: cuGraphExternalSemaphoresSignalNodeGetParams from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExternalSemaphoresSignalNodeGetParams(
    hNode: CUgraphNode,
    params_out: *mut CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphExternalSemaphoresSignalNodeGetParams(hNode, params_out));
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
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work; for
/// none, flags, and semaphores that do not exist.
///
/// CUDA: cuGraphExternalSemaphoresSignalNodeSetParams from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExternalSemaphoresSignalNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> CUresult {
    let call =
        forward!(cuGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams));
    entry(call, move |gpu| gpu.set_node_work(hNode.into(), &NodeWork::Signal(semaphores(nodeParams.cast())?)))
}

/// Sets the signals that an executable graph does for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the semaphores and the values, which are copied, as many semaphores.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place.
///
/// CUDA: cuGraphExecExternalSemaphoresSignalNodeSetParams from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams));
    entry(call, move |gpu| {
        gpu.set_executable_work(hGraphExec.into(), hNode.into(), &NodeWork::Signal(semaphores(nodeParams.cast())?))
    })
}

/// Adds a node that waits for semaphores.
///
/// - `phGraphNode` (out): the node.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `nodeParams` (in): the semaphores and the values, which are copied.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice
/// or are of another graph; for none, flags, and semaphores that do not exist.
///
/// CUDA: cuGraphAddExternalSemaphoresWaitNode from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphAddExternalSemaphoresWaitNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphAddExternalSemaphoresWaitNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams));
    entry(call, move |gpu| {
        add(gpu, phGraphNode, hGraph.into(), (dependencies, numDependencies), || {
            Ok(NodeWork::WaitSemaphores(semaphores(nodeParams.cast())?))
        })
    })
}

/// Returns the waits of a node.
///
/// - `hNode` (in): the node.
/// - `params_out` (out): the waits; the arrays are the node's, and valid until it changes.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or waits for no semaphores.
///
/// CUDA: cuGraphExternalSemaphoresWaitNodeGetParams from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExternalSemaphoresWaitNodeGetParams(
    hNode: CUgraphNode,
    params_out: *mut CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphExternalSemaphoresWaitNodeGetParams(hNode, params_out));
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
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work; for
/// none, flags, and semaphores that do not exist.
///
/// CUDA: cuGraphExternalSemaphoresWaitNodeSetParams from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExternalSemaphoresWaitNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> CUresult {
    let call =
        forward!(cuGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams));
    entry(call, move |gpu| gpu.set_node_work(hNode.into(), &NodeWork::WaitSemaphores(semaphores(nodeParams.cast())?)))
}

/// Sets the waits that an executable graph does for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the semaphores and the values, which are copied, as many semaphores.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place.
///
/// CUDA: cuGraphExecExternalSemaphoresWaitNodeSetParams from 11.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams));
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
/// - `phGraphNode` (out): the node.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `nodeParams` (inout): the bytes and the device; on return the address as well.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, no bytes, a device that does not exist, a graph that does not
/// exist, and nodes that are named twice or are of another graph; CUDA_ERROR_NOT_SUPPORTED for kinds of handle and,
/// on the host back end, for a graph that belongs to a node; CUDA_ERROR_OUT_OF_MEMORY.
///
/// CUDA: cuGraphAddMemAllocNode from 11.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphAddMemAllocNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *mut CUDA_MEM_ALLOC_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphAddMemAllocNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams));
    entry(call, move |gpu| {
        add_allocation(gpu, phGraphNode, hGraph.into(), (dependencies, numDependencies), nodeParams.cast())
    })
}

/// Returns the allocation of a node.
///
/// - `hNode` (in): the node.
/// - `params_out` (out): the bytes, the device and the address.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or allocates nothing.
///
/// CUDA: cuGraphMemAllocNodeGetParams from 11.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphMemAllocNodeGetParams(
    hNode: CUgraphNode,
    params_out: *mut CUDA_MEM_ALLOC_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphMemAllocNodeGetParams(hNode, params_out));
    entry(call, move |gpu| out(params_out.cast())?.finish(allocation(gpu, hNode.into())?))
}

/// Makes an executable graph of a graph as it is now.
///
/// - `phGraphExec` (out): the executable graph; destroy it with cuGraphExecDestroy.
/// - `hGraph` (in): the graph.
/// - `phErrorNode` (out, nullable): NULL.
/// - `logBuffer` (out, array of bufferSize, nullable): the empty text.
/// - `bufferSize` (in): the bytes of the text.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and edges that make a circle;
/// CUDA_ERROR_NOT_SUPPORTED for a second one of a graph that allocates or frees memory.
///
/// CUDA: cuGraphInstantiate; cuGetProcAddress gives it for cuGraphInstantiate from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphInstantiate(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    phErrorNode: *mut CUgraphNode,
    logBuffer: *mut c_char,
    bufferSize: usize,
) -> CUresult {
    let call = forward!(cuGraphInstantiate(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize));
    entry_in_context(call, move |gpu| instantiate_with_log(gpu, phGraphExec, hGraph.into(), phErrorNode, (logBuffer, bufferSize)))
}

/// Makes an executable graph of a graph as it is now.
///
/// - `phGraphExec` (out): the executable graph; destroy it with cuGraphExecDestroy.
/// - `hGraph` (in): the graph.
/// - `phErrorNode` (out, nullable): NULL.
/// - `logBuffer` (out, array of bufferSize, nullable): the empty text.
/// - `bufferSize` (in): the bytes of the text.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and edges that make a circle;
/// CUDA_ERROR_NOT_SUPPORTED for a second one of a graph that allocates or frees memory.
///
/// CUDA: cuGraphInstantiate_v2; cuGetProcAddress gives it for cuGraphInstantiate from 11.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphInstantiate_v2(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    phErrorNode: *mut CUgraphNode,
    logBuffer: *mut c_char,
    bufferSize: usize,
) -> CUresult {
    let call = forward!(cuGraphInstantiate_v2(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize));
    entry_in_context(call, move |gpu| instantiate_with_log(gpu, phGraphExec, hGraph.into(), phErrorNode, (logBuffer, bufferSize)))
}

/// Makes an executable graph of a graph as it is now.
///
/// - `phGraphExec` (out): the executable graph; destroy it with cuGraphExecDestroy.
/// - `hGraph` (in): the graph.
/// - `flags` (in): 0, or bits of 1, with which a launch frees what the one before has left allocated,
///   and of 8, which changes nothing here.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, a graph that does not exist, and edges that make
/// a circle; CUDA_ERROR_NOT_SUPPORTED for a second one of a graph that allocates or frees memory.
///
/// CUDA: cuGraphInstantiateWithFlags from 11.4 on; in headers also cuGraphInstantiate.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphInstantiateWithFlags(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    flags: c_ulonglong,
) -> CUresult {
    let call = forward!(cuGraphInstantiateWithFlags(phGraphExec, hGraph, flags));
    entry_in_context(call, move |gpu| instantiate(gpu, phGraphExec, hGraph.into(), flags))
}

/// cuGraphInstantiateWithParams with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuGraphInstantiateWithParams with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphInstantiateWithParams_ptsz(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphInstantiateWithParams_ptsz(phGraphExec, hGraph, instantiateParams));
    entry_in_context(call, move |gpu| {
        let (executable, mut params) = (out(phGraphExec)?, read(instantiateParams)?);
        let wanted = (params.flags, per_thread(params.hUploadStream));
        let (result, node, outcome) = instantiate_with_params(gpu, hGraph.into(), wanted);
        params.result_out = result;
        params.hErrNode_out = node.as_ptr();
        out(instantiateParams)?.write(params);
        executable.finish(outcome?.as_ptr())
    })
}

/// Returns the flags that an executable graph was made with.
///
/// - `hGraphExec` (in): the executable graph.
/// - `flags` (out): bits of CUgraphInstantiate_flags.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for an executable graph that does not exist.
///
/// CUDA: cuGraphExecGetFlags from 12.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExecGetFlags(hGraphExec: CUgraphExec, flags: *mut u64) -> CUresult {
    let call = forward!(cuGraphExecGetFlags(hGraphExec, flags));
    entry(call, move |gpu| out(flags)?.finish(executable_flags(gpu, hGraphExec.into())?))
}

/// Tells whether launches of an executable graph do the work of a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): a node of the graph that it was made of: a launch, a copy or a fill.
/// - `isEnabled` (out): 1, or 0 where it is left out.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, an executable graph that does not exist or was not made of the node, and
/// other nodes.
///
/// CUDA: cuGraphNodeGetEnabled from 11.6 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphNodeGetEnabled(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    isEnabled: *mut c_uint,
) -> CUresult {
    let call = forward!(cuGraphNodeGetEnabled(hGraphExec, hNode, isEnabled));
    entry(call, move |gpu| out(isEnabled)?.finish(gpu.is_node_enabled(hGraphExec.into(), hNode.into())?.into()))
}

/// Lets launches of an executable graph do the work of a node, or leave it out.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): a node of the graph that it was made of: a launch, a copy or a fill.
/// - `isEnabled` (in): 0 leaves it out.
///
/// Returns CUDA_ERROR_INVALID_VALUE for an executable graph that does not exist or was not made of the node, and for other
/// nodes.
///
/// CUDA: cuGraphNodeSetEnabled from 11.6 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphNodeSetEnabled(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    isEnabled: c_uint,
) -> CUresult {
    let call = forward!(cuGraphNodeSetEnabled(hGraphExec, hNode, isEnabled));
    entry(call, move |gpu| gpu.enable_node(hGraphExec.into(), hNode.into(), isEnabled != 0))
}

/// Returns an attribute of a node's launch.
///
/// - `hNode` (in): a node that launches a kernel.
/// - `attr` (in): the attribute.
/// - `value_out` (out): its value.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other nodes, and attributes that launches do not have.
///
/// CUDA: cuGraphKernelNodeGetAttribute from 11.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphKernelNodeGetAttribute(
    hNode: CUgraphNode,
    attr: CUkernelNodeAttrID,
    value_out: *mut CUkernelNodeAttrValue,
) -> CUresult {
    let call = forward!(cuGraphKernelNodeGetAttribute(hNode, attr, value_out));
    entry(call, move |gpu| {
        let value_out = out(value_out)?;
        let told = gpu.launch_attribute(hNode.into(), attr)?;
        value_out.finish(CUkernelNodeAttrValue { reserved: own_launch_value(attr, told)? })
    })
}

/// Sets an attribute of a node's launch.
///
/// - `hNode` (in): a node that launches a kernel.
/// - `attr` (in): the attribute.
/// - `value` (in): its value.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other nodes, and attributes that launches do not have.
///
/// CUDA: cuGraphKernelNodeSetAttribute from 11.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphKernelNodeSetAttribute(
    hNode: CUgraphNode,
    attr: CUkernelNodeAttrID,
    value: *const CUkernelNodeAttrValue,
) -> CUresult {
    let call = forward!(cuGraphKernelNodeSetAttribute(hNode, attr, value));
    entry(call, move |gpu| {
        // SAFETY: any bytes are such numbers.
        let value = unsafe { read(value)?.reserved };
        gpu.set_launch_attribute(hNode.into(), attr, &launch_value(attr, value)?)
    })
}

/// Makes an object that lasts as long as the program or a graph refers to it.
///
/// - `object_out` (out): the object, with references of the program's.
/// - `ptr` (in, nullable): the argument of `destroy`.
/// - `destroy` (in): called once at the object's end, by any thread; it must make no calls of this library.
/// - `initialRefcount` (in): how many references, from 1 on.
/// - `flags` (in): CU_USER_OBJECT_NO_DESTRUCTOR_SYNC.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and other counts than 1 to 2147483647.
///
/// CUDA: cuUserObjectCreate from 11.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuUserObjectCreate(
    object_out: *mut CUuserObject,
    ptr: *mut c_void,
    destroy: CUhostFn,
    initialRefcount: c_uint,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuUserObjectCreate(object_out, ptr, destroy, initialRefcount, flags));
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
/// Returns CUDA_ERROR_INVALID_VALUE for an object that does not exist, and for other counts than 1 to 2147483647.
///
/// CUDA: cuUserObjectRelease from 11.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuUserObjectRelease(object: CUuserObject, count: c_uint) -> CUresult {
    let call = forward!(cuUserObjectRelease(object, count));
    entry(call, move |gpu| gpu.release_user_object(object.into(), references(count)?))
}

/// Adds references of the program's to an object.
///
/// - `object` (in): the object.
/// - `count` (in): how many, from 1 on.
///
/// Returns CUDA_ERROR_INVALID_VALUE for an object that does not exist, and for other counts than 1 to 2147483647.
///
/// CUDA: cuUserObjectRetain from 11.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuUserObjectRetain(object: CUuserObject, count: c_uint) -> CUresult {
    let call = forward!(cuUserObjectRetain(object, count));
    entry(call, move |gpu| gpu.retain_user_object(object.into(), references(count)?))
}

/// Gives a graph references to an object. Copies of the graph and what is made of it have references of their own.
///
/// - `graph` (in): the graph.
/// - `object` (in): the object.
/// - `count` (in): how many, from 1 on.
/// - `flags` (in): 0 for new references, CU_GRAPH_USER_OBJECT_MOVE for the program's own.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a graph or an object that does not exist, other flags, and other counts than 1 to
/// 2147483647.
///
/// CUDA: cuGraphRetainUserObject from 11.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphRetainUserObject(
    graph: CUgraph,
    object: CUuserObject,
    count: c_uint,
    flags: c_uint,
) -> CUresult {
    let call = forward!(cuGraphRetainUserObject(graph, object, count, flags));
    entry(call, move |gpu| {
        let (references, moves) = (references(count)?, flags == CU_GRAPH_USER_OBJECT_MOVE);
        no_flags(flags & !CU_GRAPH_USER_OBJECT_MOVE)?;
        gpu.retain_by_graph(graph.into(), object.into(), references, moves)
    })
}

/// Releases references of a graph to an object.
///
/// - `graph` (in): the graph.
/// - `object` (in): the object.
/// - `count` (in): how many, from 1 on; nothing is done for more than the graph has.
///
/// Returns CUDA_ERROR_INVALID_VALUE for a graph or an object that does not exist, and for other counts than 1 to 2147483647.
///
/// CUDA: cuGraphReleaseUserObject from 11.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphReleaseUserObject(
    graph: CUgraph,
    object: CUuserObject,
    count: c_uint,
) -> CUresult {
    let call = forward!(cuGraphReleaseUserObject(graph, object, count));
    entry(call, move |gpu| gpu.release_by_graph(graph.into(), object.into(), references(count)?))
}

/// Returns a number about the memory of graphs on a device.
///
/// - `device` (in): the device.
/// - `attr` (in): which.
/// - `value` (out): bytes, 64 bits.
///
/// Returns CUDA_ERROR_INVALID_DEVICE for a device that does not exist, CUDA_ERROR_INVALID_VALUE for NULL and other numbers.
///
/// CUDA: cuDeviceGetGraphMemAttribute from 11.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGetGraphMemAttribute(
    device: CUdevice,
    attr: CUgraphMem_attribute,
    value: *mut c_void,
) -> CUresult {
    let call = forward!(cuDeviceGetGraphMemAttribute(device, attr, value));
    entry(call, move |gpu| {
        check_device(gpu, device)?;
        let value = out(value.cast::<u64>())?;
        value.finish(gpu.graph_memory(device, graph_memory(attr)?)?)
    })
}

/// Lets the most bytes of graphs' memory on a device be those of now.
///
/// - `device` (in): the device.
/// - `attr` (in): CU_GRAPH_MEM_ATTR_USED_MEM_HIGH or CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH.
/// - `value` (in): 0, 64 bits.
///
/// Returns CUDA_ERROR_INVALID_DEVICE for a device that does not exist, CUDA_ERROR_INVALID_VALUE for NULL, another value and
/// other numbers.
///
/// CUDA: cuDeviceSetGraphMemAttribute from 11.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceSetGraphMemAttribute(
    device: CUdevice,
    attr: CUgraphMem_attribute,
    value: *mut c_void,
) -> CUresult {
    let call = forward!(cuDeviceSetGraphMemAttribute(device, attr, value));
    entry(call, move |gpu| {
        check_device(gpu, device)?;
        reset_graph_memory(gpu, device, attr, value.cast_const())
    })
}

/// Gives memory of graphs that the program has freed back to the system.
///
/// - `device` (in): the device.
///
/// Returns CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
///
/// CUDA: cuDeviceGraphMemTrim from 11.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuDeviceGraphMemTrim(device: CUdevice) -> CUresult {
    let call = forward!(cuDeviceGraphMemTrim(device));
    entry(call, move |gpu| {
        check_device(gpu, device)?;
        gpu.trim_graph_memory(device)
    })
}

/// cuGraphLaunch with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuGraphLaunch with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphLaunch_ptsz(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult {
    let call = forward!(cuGraphLaunch_ptsz(hGraphExec, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        gpu.launch_graph(hGraphExec.into(), per_thread(hStream))
    })
}

/// cuGraphUpload with the calling thread's own default stream in the place of the default stream.
///
/// CUDA: cuGraphUpload with CUDA_API_PER_THREAD_DEFAULT_STREAM.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphUpload_ptsz(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult {
    let call = forward!(cuGraphUpload_ptsz(hGraphExec, hStream));
    entry_copying(call, per_thread(hStream), move |gpu| {
        gpu.upload_graph(hGraphExec.into(), per_thread(hStream))
    })
}

/// Destroys an executable graph. Launches that are queued complete.
///
/// - `hGraphExec` (in): the executable graph.
///
/// Returns CUDA_ERROR_INVALID_VALUE for one that does not exist.
///
/// CUDA: cuGraphExecDestroy from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExecDestroy(hGraphExec: CUgraphExec) -> CUresult {
    let call = forward!(cuGraphExecDestroy(hGraphExec));
    entry(call, move |gpu| gpu.destroy_executable(hGraphExec.into()))
}

/// Lets an executable graph do the work of another graph, whose nodes and edges are alike.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hGraph` (in): the other graph.
/// - `hErrorNode_out` (out): a node of that graph at which they differ, or NULL.
/// - `updateResult_out` (out): CU_GRAPH_EXEC_UPDATE_SUCCESS, or the difference.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for graphs that do not exist,
/// CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE where the graphs differ; the executable graph is then as it was.
///
/// CUDA: cuGraphExecUpdate from 10.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExecUpdate(
    hGraphExec: CUgraphExec,
    hGraph: CUgraph,
    hErrorNode_out: *mut CUgraphNode,
    updateResult_out: *mut CUgraphExecUpdateResult,
) -> CUresult {
    let call = forward!(cuGraphExecUpdate(hGraphExec, hGraph, hErrorNode_out, updateResult_out));
    entry(call, move |gpu| {
        let (node, result) = (out(hErrorNode_out)?, out(updateResult_out)?);
        match update(gpu, hGraphExec.into(), hGraph.into())? {
            None => {
                node.write(std::ptr::null_mut());
                result.finish(CU_GRAPH_EXEC_UPDATE_SUCCESS)
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
/// - `hGraph` (in): the graph.
/// - `path` (in): the file.
/// - `flags` (in): flags of what is told; all is told alike here.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL and for a graph that does not exist, CUDA_ERROR_OPERATING_SYSTEM
/// for a file that cannot be written.
///
/// CUDA: cuGraphDebugDotPrint from 11.3 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphDebugDotPrint(hGraph: CUgraph, path: *const c_char, flags: c_uint) -> CUresult {
    let call = forward!(cuGraphDebugDotPrint(hGraph, path, flags));
    entry(call, move |gpu| {
        let _ = flags;
        print(gpu, hGraph.into(), text(path)?)
    })
}

/// Adds a node that launches a kernel.
///
/// - `phGraphNode` (out): the node.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `nodeParams` (in): the launch; its arguments are copied.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice or are of
/// another graph, and for a launch that cuLaunchKernel refuses; CUDA_ERROR_INVALID_HANDLE for a kernel that does not
/// exist.
///
/// CUDA: cuGraphAddKernelNode from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphAddKernelNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const OldLaunch,
) -> CUresult {
    let call = forward!(cuGraphAddKernelNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams));
    entry(call, move |gpu| add(gpu, phGraphNode, hGraph.into(), (dependencies, numDependencies), || launch(nodeParams)))
}

/// Returns the launch of a node.
///
/// - `hNode` (in): the node.
/// - `nodeParams` (out): the launch, with the addresses of the node's copies of the arguments.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or launches nothing.
///
/// CUDA: cuGraphKernelNodeGetParams from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphKernelNodeGetParams(
    hNode: CUgraphNode,
    nodeParams: *mut OldLaunch,
) -> CUresult {
    let call = forward!(cuGraphKernelNodeGetParams(hNode, nodeParams));
    entry(call, move |gpu| {
        let params = out(nodeParams)?;
        match gpu.node_work(hNode.into())? {
            NodeWork::Launch(kernel, launch) => params.finish(describe_launch(kernel, &launch)),
            _ => other_type(),
        }
    })
}

/// Sets the launch of a node.
///
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the launch; its arguments are copied.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work; what
/// cuGraphAddKernelNode returns.
///
/// CUDA: cuGraphKernelNodeSetParams from 10.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphKernelNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const OldLaunch,
) -> CUresult {
    let call = forward!(cuGraphKernelNodeSetParams(hNode, nodeParams));
    entry(call, move |gpu| gpu.set_node_work(hNode.into(), &launch(nodeParams)?))
}

/// Sets the launch that an executable graph does for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the launch; its arguments are copied.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place.
///
/// CUDA: cuGraphExecKernelNodeSetParams from 10.1 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExecKernelNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const OldLaunch,
) -> CUresult {
    let call = forward!(cuGraphExecKernelNodeSetParams(hGraphExec, hNode, nodeParams));
    entry(call, move |gpu| gpu.set_executable_work(hGraphExec.into(), hNode.into(), &launch(nodeParams)?))
}

/// Adds a node that launches a kernel.
///
/// - `phGraphNode` (out): the node.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `nodeParams` (in): the launch; its arguments are copied.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice or are of
/// another graph, and for a launch that cuLaunchKernel refuses; CUDA_ERROR_INVALID_HANDLE for a kernel that does not
/// exist.
///
/// CUDA: cuGraphAddKernelNode from 12.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphAddKernelNode_v2(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphAddKernelNode_v2(phGraphNode, hGraph, dependencies, numDependencies, nodeParams));
    entry(call, move |gpu| add(gpu, phGraphNode, hGraph.into(), (dependencies, numDependencies), || launch_v2(nodeParams)))
}

/// Returns the launch of a node.
///
/// - `hNode` (in): the node.
/// - `nodeParams` (out): the launch, with the addresses of the node's copies of the arguments.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or launches nothing.
///
/// CUDA: cuGraphKernelNodeGetParams from 12.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphKernelNodeGetParams_v2(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_KERNEL_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphKernelNodeGetParams_v2(hNode, nodeParams));
    entry(call, move |gpu| {
        let params = out(nodeParams)?;
        match gpu.node_work(hNode.into())? {
            NodeWork::Launch(kernel, launch) => params.finish(describe_launch(kernel, &launch)),
            _ => other_type(),
        }
    })
}

/// Sets the launch of a node.
///
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the launch; its arguments are copied.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work; what
/// cuGraphAddKernelNode returns.
///
/// CUDA: cuGraphKernelNodeSetParams from 12.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphKernelNodeSetParams_v2(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphKernelNodeSetParams_v2(hNode, nodeParams));
    entry(call, move |gpu| gpu.set_node_work(hNode.into(), &launch_v2(nodeParams)?))
}

/// Sets the launch that an executable graph does for a node.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `nodeParams` (in): the launch; its arguments are copied.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place.
///
/// CUDA: cuGraphExecKernelNodeSetParams from 12.0 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExecKernelNodeSetParams_v2(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
) -> CUresult {
    let call = forward!(cuGraphExecKernelNodeSetParams_v2(hGraphExec, hNode, nodeParams));
    entry(call, move |gpu| gpu.set_executable_work(hGraphExec.into(), hNode.into(), &launch_v2(nodeParams)?))
}

/// Adds a node of any type.
///
/// - `phGraphNode` (out): the node.
/// - `hGraph` (in): the graph.
/// - `dependencies` (in, array of numDependencies, nullable): the nodes that it comes after.
/// - `numDependencies` (in): how many.
/// - `nodeParams` (inout): the type, and what describes a node of that type; that of memory gets the address.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and what the call for nodes of the type returns;
/// CUDA_ERROR_NOT_SUPPORTED for types that are newer.
///
/// CUDA: cuGraphAddNode from 12.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphAddNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> CUresult {
    let call = forward!(cuGraphAddNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams));
    entry(call, move |gpu| {
        let after = (dependencies, numDependencies);
        add_any(gpu, phGraphNode, hGraph.into(), after, nodeParams.cast(), &READERS)
    })
}

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
/// CUDA: cuGraphAddNode_v3; cuGetProcAddress gives it for cuGraphAddNode from 13.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphAddNode_v3(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> CUresult {
    let call =
        forward!(cuGraphAddNode_v3(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams));
    entry(call, move |gpu| {
        let after = (dependencies, numDependencies);
        add_any(gpu, phGraphNode, hGraph.into(), after, nodeParams.cast(), &READERS)
    })
}

/// Sets the work of a node of any type.
///
/// - `hNode` (in): the node.
/// - `nodeParams` (in): its type, and what describes a node of that type.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work;
/// CUDA_ERROR_NOT_SUPPORTED for memory and graphs, which stay as they are.
///
/// CUDA: cuGraphNodeSetParams from 12.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> CUresult {
    let call = forward!(cuGraphNodeSetParams(hNode, nodeParams));
    entry(call, move |gpu| set_any(gpu, hNode.into(), nodeParams.cast(), &READERS))
}

/// Sets the work of a node of any type.
///
/// - `hNode` (in): the node.
/// - `nodeParams` (in): its type, and what describes a node of that type.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work;
/// CUDA_ERROR_NOT_SUPPORTED for memory and graphs, which stay as they are.
///
/// CUDA: cuGraphNodeSetParams_v2; cuGetProcAddress gives it for cuGraphNodeSetParams from 13.4 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphNodeSetParams_v2(
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> CUresult {
    let call = forward!(cuGraphNodeSetParams_v2(hNode, nodeParams));
    entry(call, move |gpu| set_any(gpu, hNode.into(), nodeParams.cast(), &READERS))
}

/// Sets the work that an executable graph does for a node of any type.
///
/// - `hGraphExec` (in): the executable graph.
/// - `hNode` (in): the node.
/// - `nodeParams` (in): its type, and what describes a node of that type.
///
/// Returns CUDA_ERROR_INVALID_VALUE for NULL, and where the executable graph was not made of the node or
/// cannot do the work in its place; CUDA_ERROR_NOT_SUPPORTED for memory, which stays as it is.
///
/// CUDA: cuGraphExecNodeSetParams from 12.2 on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> CUresult {
    let call = forward!(cuGraphExecNodeSetParams(hGraphExec, hNode, nodeParams));
    entry(call, move |gpu| {
        let work = changed(gpu, nodeParams.cast(), &READERS)?;
        gpu.set_executable_work(hGraphExec.into(), hNode.into(), &work)
    })
}
