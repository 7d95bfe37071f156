! SPDX-License-Identifier: MIT OR Apache-2.0
!> A graph of hipfort's structures: memory is copied to the device, half of it is filled, and all of it is copied back.
program hipfort_graph
    use iso_c_binding
    use hip
    implicit none

    integer(c_size_t), parameter :: n = 64, bytes = 4 * n
    integer(c_int), target :: sent(n), got(n)
    integer(c_size_t), target :: nodes
    type(c_ptr) :: memory, stream, graph, ready, failed, copied, between, filled, back, listed(4)
    type(hipMemsetParams) :: fill
    integer(c_size_t) :: i

    sent = [(int(i, c_int), i = 1, n)]
    got = 0
    call hipCheck(hipMalloc(memory, bytes))
    call hipCheck(hipStreamCreate(stream))
    call hipCheck(hipGraphCreate(graph, 0))

    call hipCheck(hipGraphAddMemcpyNode(copied, graph, c_null_ptr, 0_c_size_t, &
        copy(memory, c_loc(sent), hipMemcpyHostToDevice)))
    call hipCheck(hipGraphAddEmptyNode(between, graph, copied, 1_c_size_t))
    fill = hipMemsetParams(dst=memory, elementSize=4, height=1_c_size_t, pitch=bytes, value=7, width=n / 2)
    call hipCheck(hipGraphAddMemsetNode(filled, graph, between, 1_c_size_t, fill))
    call hipCheck(hipGraphAddMemcpyNode(back, graph, between, 1_c_size_t, &
        copy(c_loc(got), memory, hipMemcpyDeviceToHost)))
    call hipCheck(hipGraphAddDependencies(graph, filled, back, 1_c_size_t))
    nodes = size(listed, kind=c_size_t)
    call hipCheck(hipGraphGetNodes(graph, listed(1), c_loc(nodes)))
    if (nodes /= 4) error stop "hipGraphGetNodes"

    call hipCheck(hipGraphInstantiate(ready, graph, failed, c_null_ptr, 0_c_size_t))
    call hipCheck(hipGraphLaunch(ready, stream))
    call hipCheck(hipStreamSynchronize(stream))
    if (any(got(:n / 2) /= 7) .or. any(got(n / 2 + 1:) /= sent(n / 2 + 1:))) error stop "hipGraphLaunch"

    call hipCheck(hipGraphExecDestroy(ready))
    call hipCheck(hipGraphDestroy(graph))
    call hipCheck(hipStreamDestroy(stream))
    call hipCheck(hipFree(memory))
    print '(a)', "hipfort graph: ok"

contains

    !> A copy of one row of bytes.
    type(hipMemcpy3DParms) function copy(to, from, direction)
        type(c_ptr), intent(in) :: to
        type(c_ptr), intent(in) :: from
        integer(kind(hipMemcpyHostToDevice)), intent(in) :: direction

        copy%srcPos = hipPos(0_c_size_t, 0_c_size_t, 0_c_size_t)
        copy%dstPos = copy%srcPos
        copy%srcPtr = hipPitchedPtr(from, bytes, n, 1_c_size_t)
        copy%dstPtr = hipPitchedPtr(to, bytes, n, 1_c_size_t)
        copy%extent = hipExtent(bytes, 1_c_size_t, 1_c_size_t)
        copy%kind = int(direction, c_int)
    end function copy

end program hipfort_graph
