! SPDX-License-Identifier: MIT OR Apache-2.0
!> What a graph calls on the host.
module graphs_calls
    use hip
    implicit none

contains

    subroutine called(data) bind(c)
        type(c_ptr), value :: data
        integer(c_int), pointer :: count

        call c_f_pointer(data, count)
        count = count + 1
    end subroutine called
end module graphs_calls

!> Graphs and their nodes by type, with parameters by their components.
program graphs
    use hip
    use graphs_calls
    implicit none

    type(hipGraph_t) :: graph, captured, child, copy
    type(hipGraphExec_t) :: executable
    type(hipGraphNode_t) :: fill, fetch, note, empty, nested
    type(hipStream_t) :: stream
    type(hipEvent_t) :: event
    type(hipMemsetParams) :: params, given
    type(hipHostNodeParams) :: host
    type(c_ptr) :: memory, nothing
    integer(c_int), target :: got(256), calls
    integer(c_int) :: kind_of_node
    integer(c_size_t) :: nodes
    integer :: i

    call hipCheck(hipMalloc(memory, 1024_c_size_t))
    call hipCheck(hipStreamCreate(stream))
    call hipCheck(hipGraphCreate(graph, 0_c_int))

    params%dst = memory
    params%elementSize = 4
    params%value = 305419896
    params%width = 256
    params%height = 1
    call hipCheck(hipGraphAddMemsetNode(fill, graph, numDependencies=0_c_size_t, pMemsetParams=params))
    call hipCheck(hipGraphMemsetNodeGetParams(fill, given))
    if (given%value /= params%value .or. given%width /= 256) error stop "hipGraphMemsetNodeGetParams"
    call hipCheck(hipGraphAddMemcpyNode1D(fetch, graph, fill, 1_c_size_t, c_loc(got), memory, 1024_c_size_t, &
        hipMemcpyDeviceToHost))
    host%fn = c_funloc(called)
    host%userData = c_loc(calls)
    call hipCheck(hipGraphAddHostNode(note, graph, fetch, 1_c_size_t, host))
    call hipCheck(hipGraphAddEmptyNode(empty, graph, note, 1_c_size_t))
    call hipCheck(hipGraphNodeGetType(note, kind_of_node))
    if (kind_of_node /= hipGraphNodeTypeHost) error stop "hipGraphNodeGetType"
    nodes = 0
    call hipCheck(hipGraphGetNodes(graph, numNodes=nodes))
    if (nodes /= 4) error stop "hipGraphGetNodes"

    call hipCheck(hipGraphInstantiateWithFlags(executable, graph, 0_c_int64_t))
    calls = 0
    got = 0
    do i = 1, 3
        call hipCheck(hipGraphLaunch(executable, stream))
    end do
    call hipCheck(hipStreamSynchronize(stream))
    if (calls /= 3 .or. any(got /= 305419896)) error stop "hipGraphLaunch"
    params%value = 9
    call hipCheck(hipGraphExecMemsetNodeSetParams(executable, fill, params))
    call hipCheck(hipGraphLaunch(graphExec=executable, stream=stream))
    call hipCheck(hipStreamSynchronize(stream))
    if (any(got /= 9)) error stop "hipGraphExecMemsetNodeSetParams"
    call hipCheck(hipGraphExecDestroy(executable))

    ! A captured stream, in another graph as its child.
    call hipCheck(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal))
    call hipCheck(hipMemsetAsync(memory, 2_c_int, 1024_c_size_t, stream))
    call hipCheck(hipMemcpyAsync(c_loc(got), memory, 1024_c_size_t, hipMemcpyDeviceToHost, stream))
    call hipCheck(hipStreamIsCapturing(stream, kind_of_node))
    if (kind_of_node /= hipStreamCaptureStatusActive) error stop "hipStreamIsCapturing"
    call hipCheck(hipStreamEndCapture(stream, captured))
    call hipCheck(hipGraphCreate(child, flags=0_c_int))
    call hipCheck(hipGraphAddChildGraphNode(nested, child, numDependencies=0_c_size_t, childGraph=captured))
    call hipCheck(hipGraphClone(copy, child))
    nothing = c_null_ptr
    call hipCheck(hipGraphInstantiate(executable, copy, empty, nothing, 0_c_size_t))
    call hipCheck(hipEventCreate(event))
    call hipCheck(hipGraphLaunch(executable, stream))
    call hipCheck(hipEventRecord(event, stream))
    call hipCheck(hipEventSynchronize(event))
    if (any(got /= 33686018)) error stop "hipGraphAddChildGraphNode"

    call hipCheck(hipGraphExecDestroy(executable))
    call hipCheck(hipGraphDestroy(copy))
    call hipCheck(hipGraphDestroy(child))
    call hipCheck(hipGraphDestroy(captured))
    call hipCheck(hipGraphDestroy(graph))
    call hipCheck(hipEventDestroy(event))
    call hipCheck(hipStreamDestroy(stream))
    call hipCheck(hipFree(memory))
    print "(a)", "graphs: ok"
end program graphs
