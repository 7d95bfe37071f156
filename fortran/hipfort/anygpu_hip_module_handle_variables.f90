! Generated from crates/generate/hip_module.txt, hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> Functions of module hip that take handles by type, and variables.
module anygpu_hip_module_handle_variables
    use anygpu_hipfort_kinds, only: c_float, c_int, c_int64_t, c_ptr, c_size_t
    use anygpu_hipfort_types, only: HIP_LAUNCH_CONFIG, HIP_MEMCPY3D, hipExtent, hipExternalMemoryBufferDesc, hipHostNodeParams, &
        hipIpcEventHandle_t, hipKernelNodeParams, hipMemLocation, hipMemcpy3DBatchOp, hipMemcpy3DParms, hipMemsetParams, &
        hipPitchedPtr, hip_Memcpy2D
    use anygpu_hip_module_types, only: hipArrayMapInfo, hipCtx_t, hipDevResource, hipEvent_t, hipExternalMemory_t, &
        hipExternalSemaphoreSignalParams, hipExternalSemaphoreWaitParams, hipExternalSemaphore_t, hipFunction_t, &
        hipGraphEdgeData, hipGraphExec_t, hipGraphNodeParams, hipGraphNode_t, hipGraph_t, hipMemPool_t, hipModule_t, hipStream_t
    implicit none
    public

    interface

        !> Exports an event as a handle, by which other processes open it.
        function hipIpcGetEventHandle_hv(handle, event) bind(c, name="hipIpcGetEventHandle")
            import :: c_int, hipEvent_t, hipIpcEventHandle_t
            implicit none
            type(hipIpcEventHandle_t) :: handle
            type(hipEvent_t), value :: event
            integer(c_int) :: hipIpcGetEventHandle_hv
        end function hipIpcGetEventHandle_hv

        !> Opens an event that another process exported.
        function hipIpcOpenEventHandle_hv(event, handle) bind(c, name="anygpu_hipIpcOpenEventHandle_ref")
            import :: c_int, hipEvent_t, hipIpcEventHandle_t
            implicit none
            type(hipEvent_t) :: event
            type(hipIpcEventHandle_t) :: handle
            integer(c_int) :: hipIpcOpenEventHandle_hv
        end function hipIpcOpenEventHandle_hv

        !> Returns the flags of a stream.
        function hipStreamGetFlags_hv(stream, flags) bind(c, name="hipStreamGetFlags")
            import :: c_int, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int) :: flags
            integer(c_int) :: hipStreamGetFlags_hv
        end function hipStreamGetFlags_hv

        !> Returns the priority of a stream.
        function hipStreamGetPriority_hv(stream, priority) bind(c, name="hipStreamGetPriority")
            import :: c_int, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int) :: priority
            integer(c_int) :: hipStreamGetPriority_hv
        end function hipStreamGetPriority_hv

        !> Returns the time between two completed records.
        function hipEventElapsedTime_hv(ms, start, myStop) bind(c, name="hipEventElapsedTime")
            import :: c_float, c_int, hipEvent_t
            implicit none
            real(c_float) :: ms
            type(hipEvent_t), value :: start
            type(hipEvent_t), value :: myStop
            integer(c_int) :: hipEventElapsedTime_hv
        end function hipEventElapsedTime_hv

        !> Queues signals of semaphores, once the work queued on a stream so far is done.
        function hipSignalExternalSemaphoresAsync_hv(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="hipSignalExternalSemaphoresAsync")
            import :: c_int, hipExternalSemaphoreSignalParams, hipExternalSemaphore_t, hipStream_t
            implicit none
            type(hipExternalSemaphore_t) :: extSemArray
            type(hipExternalSemaphoreSignalParams) :: paramsArray
            integer(c_int), value :: numExtSems
            type(hipStream_t), value :: stream
            integer(c_int) :: hipSignalExternalSemaphoresAsync_hv
        end function hipSignalExternalSemaphoresAsync_hv

        !> Queues waits for semaphores: work queued on the stream from now on begins once all have ended.
        function hipWaitExternalSemaphoresAsync_hv(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="hipWaitExternalSemaphoresAsync")
            import :: c_int, hipExternalSemaphoreWaitParams, hipExternalSemaphore_t, hipStream_t
            implicit none
            type(hipExternalSemaphore_t) :: extSemArray
            type(hipExternalSemaphoreWaitParams) :: paramsArray
            integer(c_int), value :: numExtSems
            type(hipStream_t), value :: stream
            integer(c_int) :: hipWaitExternalSemaphoresAsync_hv
        end function hipWaitExternalSemaphoresAsync_hv

        !> Maps a part of external memory at device addresses.
        function hipExternalMemoryGetMappedBuffer_hv(devPtr, extMem, bufferDesc) bind(c, name="hipExternalMemoryGetMappedBuffer")
            import :: c_int, c_ptr, hipExternalMemoryBufferDesc, hipExternalMemory_t
            implicit none
            type(c_ptr) :: devPtr
            type(hipExternalMemory_t), value :: extMem
            type(hipExternalMemoryBufferDesc) :: bufferDesc
            integer(c_int) :: hipExternalMemoryGetMappedBuffer_hv
        end function hipExternalMemoryGetMappedBuffer_hv

        !> Finds a variable of a module.
        function hipModuleGetGlobal_hv(dptr, bytes, hmod, name) bind(c, name="hipModuleGetGlobal")
            import :: c_int, c_ptr, c_size_t, hipModule_t
            implicit none
            type(c_ptr), optional :: dptr
            integer(c_size_t), optional :: bytes
            type(hipModule_t), value :: hmod
            type(c_ptr), value :: name
            integer(c_int) :: hipModuleGetGlobal_hv
        end function hipModuleGetGlobal_hv

        !> Queues a fill of a box with a byte.
        function hipMemset3DAsync_hv(pitchedDevPtr, myValue, extent, stream) bind(c, name="anygpu_hipMemset3DAsync_ref")
            import :: c_int, hipExtent, hipPitchedPtr, hipStream_t
            implicit none
            type(hipPitchedPtr) :: pitchedDevPtr
            integer(c_int), value :: myValue
            type(hipExtent) :: extent
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemset3DAsync_hv
        end function hipMemset3DAsync_hv

        !> Queues a copy of rows.
        function hipMemcpyParam2DAsync_hv(pCopy, stream) bind(c, name="hipMemcpyParam2DAsync")
            import :: c_int, hipStream_t, hip_Memcpy2D
            implicit none
            type(hip_Memcpy2D) :: pCopy
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpyParam2DAsync_hv
        end function hipMemcpyParam2DAsync_hv

        !> Queues a copy of a box.
        function hipMemcpy3DAsync_hv(p, stream) bind(c, name="hipMemcpy3DAsync")
            import :: c_int, hipMemcpy3DParms, hipStream_t
            implicit none
            type(hipMemcpy3DParms) :: p
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpy3DAsync_hv
        end function hipMemcpy3DAsync_hv

        !> Queues a copy of a box.
        function hipDrvMemcpy3DAsync_hv(pCopy, stream) bind(c, name="hipDrvMemcpy3DAsync")
            import :: HIP_MEMCPY3D, c_int, hipStream_t
            implicit none
            type(HIP_MEMCPY3D) :: pCopy
            type(hipStream_t), value :: stream
            integer(c_int) :: hipDrvMemcpy3DAsync_hv
        end function hipDrvMemcpy3DAsync_hv

        !> Returns the version of HIP that a context supports.
        function hipCtxGetApiVersion_hv(ctx, apiVersion) bind(c, name="hipCtxGetApiVersion")
            import :: c_int, hipCtx_t
            implicit none
            type(hipCtx_t), value :: ctx
            integer(c_int) :: apiVersion
            integer(c_int) :: hipCtxGetApiVersion_hv
        end function hipCtxGetApiVersion_hv

        !> Returns an attribute of a kernel.
        function hipFuncGetAttribute_hv(myValue, attrib, hfunc) bind(c, name="hipFuncGetAttribute")
            import :: c_int, hipFunction_t
            implicit none
            integer(c_int) :: myValue
            integer(c_int), value :: attrib
            type(hipFunction_t), value :: hfunc
            integer(c_int) :: hipFuncGetAttribute_hv
        end function hipFuncGetAttribute_hv

        !> Finds the block size with which a multiprocessor runs most threads of a kernel at a time.
        function hipModuleOccupancyMaxPotentialBlockSize_hv(gridSize, blockSize, f, dynSharedMemPerBlk, blockSizeLimit) &
            bind(c, name="hipModuleOccupancyMaxPotentialBlockSize")
            import :: c_int, c_size_t, hipFunction_t
            implicit none
            integer(c_int) :: gridSize
            integer(c_int) :: blockSize
            type(hipFunction_t), value :: f
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: blockSizeLimit
            integer(c_int) :: hipModuleOccupancyMaxPotentialBlockSize_hv
        end function hipModuleOccupancyMaxPotentialBlockSize_hv

        !> Finds the block size with which a multiprocessor runs most threads of a kernel at a time.
        function hipModuleOccupancyMaxPotentialBlockSizeWithFlags_hv(gridSize, blockSize, f, dynSharedMemPerBlk, &
            blockSizeLimit, flags) bind(c, name="hipModuleOccupancyMaxPotentialBlockSizeWithFlags")
            import :: c_int, c_size_t, hipFunction_t
            implicit none
            integer(c_int) :: gridSize
            integer(c_int) :: blockSize
            type(hipFunction_t), value :: f
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: blockSizeLimit
            integer(c_int), value :: flags
            integer(c_int) :: hipModuleOccupancyMaxPotentialBlockSizeWithFlags_hv
        end function hipModuleOccupancyMaxPotentialBlockSizeWithFlags_hv

        !> Counts the blocks of a kernel that a multiprocessor runs at a time.
        function hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_hv(numBlocks, f, blockSize, dynSharedMemPerBlk) &
            bind(c, name="hipModuleOccupancyMaxActiveBlocksPerMultiprocessor")
            import :: c_int, c_size_t, hipFunction_t
            implicit none
            integer(c_int) :: numBlocks
            type(hipFunction_t), value :: f
            integer(c_int), value :: blockSize
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int) :: hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_hv
        end function hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_hv

        !> Returns the capture state of a stream.
        function hipStreamGetCaptureInfo_hv(stream, pCaptureStatus, pId) bind(c, name="hipStreamGetCaptureInfo")
            import :: c_int, c_int64_t, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int) :: pCaptureStatus
            integer(c_int64_t), optional :: pId
            integer(c_int) :: hipStreamGetCaptureInfo_hv
        end function hipStreamGetCaptureInfo_hv

        !> Returns the capture state of a stream. All but the status is written while the capture is active.
        function hipStreamGetCaptureInfo_v2_hv(stream, captureStatus_out, id_out, graph_out, dependencies_out, &
            numDependencies_out) bind(c, name="hipStreamGetCaptureInfo_v2")
            import :: c_int, c_int64_t, c_ptr, c_size_t, hipGraph_t, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int) :: captureStatus_out
            integer(c_int64_t), optional :: id_out
            type(hipGraph_t), optional :: graph_out
            type(c_ptr), optional :: dependencies_out
            integer(c_size_t), optional :: numDependencies_out
            integer(c_int) :: hipStreamGetCaptureInfo_v2_hv
        end function hipStreamGetCaptureInfo_v2_hv

        !> Returns the capture status of a stream.
        function hipStreamIsCapturing_hv(stream, pCaptureStatus) bind(c, name="hipStreamIsCapturing")
            import :: c_int, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int) :: pCaptureStatus
            integer(c_int) :: hipStreamIsCapturing_hv
        end function hipStreamIsCapturing_hv

        !> Returns the edges of a graph.
        function hipGraphGetEdges_hv(graph, from, to, numEdges) bind(c, name="hipGraphGetEdges")
            import :: c_int, c_size_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: from
            type(hipGraphNode_t), optional :: to
            integer(c_size_t) :: numEdges
            integer(c_int) :: hipGraphGetEdges_hv
        end function hipGraphGetEdges_hv

        !> Returns the nodes of a graph, oldest first.
        function hipGraphGetNodes_hv(graph, nodes, numNodes) bind(c, name="hipGraphGetNodes")
            import :: c_int, c_size_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: nodes
            integer(c_size_t) :: numNodes
            integer(c_int) :: hipGraphGetNodes_hv
        end function hipGraphGetNodes_hv

        !> Returns the nodes of a graph that no other comes before.
        function hipGraphGetRootNodes_hv(graph, pRootNodes, pNumRootNodes) bind(c, name="hipGraphGetRootNodes")
            import :: c_int, c_size_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pRootNodes
            integer(c_size_t) :: pNumRootNodes
            integer(c_int) :: hipGraphGetRootNodes_hv
        end function hipGraphGetRootNodes_hv

        !> Returns the nodes that a node comes after.
        function hipGraphNodeGetDependencies_hv(node, pDependencies, pNumDependencies) bind(c, name="hipGraphNodeGetDependencies")
            import :: c_int, c_size_t, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(hipGraphNode_t), optional :: pDependencies
            integer(c_size_t) :: pNumDependencies
            integer(c_int) :: hipGraphNodeGetDependencies_hv
        end function hipGraphNodeGetDependencies_hv

        !> Returns the nodes that come after a node.
        function hipGraphNodeGetDependentNodes_hv(node, pDependentNodes, pNumDependentNodes) &
            bind(c, name="hipGraphNodeGetDependentNodes")
            import :: c_int, c_size_t, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(hipGraphNode_t), optional :: pDependentNodes
            integer(c_size_t) :: pNumDependentNodes
            integer(c_int) :: hipGraphNodeGetDependentNodes_hv
        end function hipGraphNodeGetDependentNodes_hv

        !> Returns the type of a node.
        function hipGraphNodeGetType_hv(node, pType) bind(c, name="hipGraphNodeGetType")
            import :: c_int, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            integer(c_int) :: pType
            integer(c_int) :: hipGraphNodeGetType_hv
        end function hipGraphNodeGetType_hv

        !> Lets an executable graph do the work of another graph, whose nodes and edges are alike.
        function hipGraphExecUpdate_hv(hGraphExec, hGraph, hErrorNode_out, updateResult_out) bind(c, name="hipGraphExecUpdate")
            import :: c_int, hipGraphExec_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraph_t), value :: hGraph
            type(hipGraphNode_t) :: hErrorNode_out
            integer(c_int) :: updateResult_out
            integer(c_int) :: hipGraphExecUpdate_hv
        end function hipGraphExecUpdate_hv

        !> Adds a node that launches a kernel.
        function hipGraphAddKernelNode_hv(pGraphNode, graph, pDependencies, numDependencies, pNodeParams) &
            bind(c, name="hipGraphAddKernelNode")
            import :: c_int, c_size_t, hipGraphNode_t, hipGraph_t, hipKernelNodeParams
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipKernelNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphAddKernelNode_hv
        end function hipGraphAddKernelNode_hv

        !> Returns the launch of a node.
        function hipGraphKernelNodeGetParams_hv(node, pNodeParams) bind(c, name="hipGraphKernelNodeGetParams")
            import :: c_int, hipGraphNode_t, hipKernelNodeParams
            implicit none
            type(hipGraphNode_t), value :: node
            type(hipKernelNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphKernelNodeGetParams_hv
        end function hipGraphKernelNodeGetParams_hv

        !> Sets the launch of a node.
        function hipGraphKernelNodeSetParams_hv(node, pNodeParams) bind(c, name="hipGraphKernelNodeSetParams")
            import :: c_int, hipGraphNode_t, hipKernelNodeParams
            implicit none
            type(hipGraphNode_t), value :: node
            type(hipKernelNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphKernelNodeSetParams_hv
        end function hipGraphKernelNodeSetParams_hv

        !> Sets the launch that an executable graph does for a node.
        function hipGraphExecKernelNodeSetParams_hv(hGraphExec, node, pNodeParams) bind(c, name="hipGraphExecKernelNodeSetParams")
            import :: c_int, hipGraphExec_t, hipGraphNode_t, hipKernelNodeParams
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: node
            type(hipKernelNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphExecKernelNodeSetParams_hv
        end function hipGraphExecKernelNodeSetParams_hv

        !> Adds a node that copies a box.
        function hipGraphAddMemcpyNode_hv(pGraphNode, graph, pDependencies, numDependencies, pCopyParams) &
            bind(c, name="hipGraphAddMemcpyNode")
            import :: c_int, c_size_t, hipGraphNode_t, hipGraph_t, hipMemcpy3DParms
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipMemcpy3DParms) :: pCopyParams
            integer(c_int) :: hipGraphAddMemcpyNode_hv
        end function hipGraphAddMemcpyNode_hv

        !> Returns the copy of a node.
        function hipGraphMemcpyNodeGetParams_hv(node, pNodeParams) bind(c, name="hipGraphMemcpyNodeGetParams")
            import :: c_int, hipGraphNode_t, hipMemcpy3DParms
            implicit none
            type(hipGraphNode_t), value :: node
            type(hipMemcpy3DParms) :: pNodeParams
            integer(c_int) :: hipGraphMemcpyNodeGetParams_hv
        end function hipGraphMemcpyNodeGetParams_hv

        !> Sets the copy of a node.
        function hipGraphMemcpyNodeSetParams_hv(node, pNodeParams) bind(c, name="hipGraphMemcpyNodeSetParams")
            import :: c_int, hipGraphNode_t, hipMemcpy3DParms
            implicit none
            type(hipGraphNode_t), value :: node
            type(hipMemcpy3DParms) :: pNodeParams
            integer(c_int) :: hipGraphMemcpyNodeSetParams_hv
        end function hipGraphMemcpyNodeSetParams_hv

        !> Sets the copy that an executable graph does for a node, between memory of the same kinds.
        function hipGraphExecMemcpyNodeSetParams_hv(hGraphExec, node, pNodeParams) bind(c, name="hipGraphExecMemcpyNodeSetParams")
            import :: c_int, hipGraphExec_t, hipGraphNode_t, hipMemcpy3DParms
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: node
            type(hipMemcpy3DParms) :: pNodeParams
            integer(c_int) :: hipGraphExecMemcpyNodeSetParams_hv
        end function hipGraphExecMemcpyNodeSetParams_hv

        !> Adds a node that fills memory.
        function hipGraphAddMemsetNode_hv(pGraphNode, graph, pDependencies, numDependencies, pMemsetParams) &
            bind(c, name="hipGraphAddMemsetNode")
            import :: c_int, c_size_t, hipGraphNode_t, hipGraph_t, hipMemsetParams
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipMemsetParams) :: pMemsetParams
            integer(c_int) :: hipGraphAddMemsetNode_hv
        end function hipGraphAddMemsetNode_hv

        !> Returns the fill of a node.
        function hipGraphMemsetNodeGetParams_hv(node, pNodeParams) bind(c, name="hipGraphMemsetNodeGetParams")
            import :: c_int, hipGraphNode_t, hipMemsetParams
            implicit none
            type(hipGraphNode_t), value :: node
            type(hipMemsetParams) :: pNodeParams
            integer(c_int) :: hipGraphMemsetNodeGetParams_hv
        end function hipGraphMemsetNodeGetParams_hv

        !> Sets the fill of a node.
        function hipGraphMemsetNodeSetParams_hv(node, pNodeParams) bind(c, name="hipGraphMemsetNodeSetParams")
            import :: c_int, hipGraphNode_t, hipMemsetParams
            implicit none
            type(hipGraphNode_t), value :: node
            type(hipMemsetParams) :: pNodeParams
            integer(c_int) :: hipGraphMemsetNodeSetParams_hv
        end function hipGraphMemsetNodeSetParams_hv

        !> Sets the fill that an executable graph does for a node.
        function hipGraphExecMemsetNodeSetParams_hv(hGraphExec, node, pNodeParams) bind(c, name="hipGraphExecMemsetNodeSetParams")
            import :: c_int, hipGraphExec_t, hipGraphNode_t, hipMemsetParams
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: node
            type(hipMemsetParams) :: pNodeParams
            integer(c_int) :: hipGraphExecMemsetNodeSetParams_hv
        end function hipGraphExecMemsetNodeSetParams_hv

        !> Adds a node that calls a function on the host, at each launch.
        function hipGraphAddHostNode_hv(pGraphNode, graph, pDependencies, numDependencies, pNodeParams) &
            bind(c, name="hipGraphAddHostNode")
            import :: c_int, c_size_t, hipGraphNode_t, hipGraph_t, hipHostNodeParams
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipHostNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphAddHostNode_hv
        end function hipGraphAddHostNode_hv

        !> Returns the call of a node.
        function hipGraphHostNodeGetParams_hv(node, pNodeParams) bind(c, name="hipGraphHostNodeGetParams")
            import :: c_int, hipGraphNode_t, hipHostNodeParams
            implicit none
            type(hipGraphNode_t), value :: node
            type(hipHostNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphHostNodeGetParams_hv
        end function hipGraphHostNodeGetParams_hv

        !> Sets the call of a node.
        function hipGraphHostNodeSetParams_hv(node, pNodeParams) bind(c, name="hipGraphHostNodeSetParams")
            import :: c_int, hipGraphNode_t, hipHostNodeParams
            implicit none
            type(hipGraphNode_t), value :: node
            type(hipHostNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphHostNodeSetParams_hv
        end function hipGraphHostNodeSetParams_hv

        !> Sets the call that an executable graph does for a node.
        function hipGraphExecHostNodeSetParams_hv(hGraphExec, node, pNodeParams) bind(c, name="hipGraphExecHostNodeSetParams")
            import :: c_int, hipGraphExec_t, hipGraphNode_t, hipHostNodeParams
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: node
            type(hipHostNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphExecHostNodeSetParams_hv
        end function hipGraphExecHostNodeSetParams_hv

        !> Queues copies of boxes, wherever the addresses are.
        function hipMemcpy3DBatchAsync_hv(numOps, opList, failIdx, flags, stream) bind(c, name="hipMemcpy3DBatchAsync")
            import :: c_int, c_int64_t, c_size_t, hipMemcpy3DBatchOp, hipStream_t
            implicit none
            integer(c_size_t), value :: numOps
            type(hipMemcpy3DBatchOp) :: opList
            integer(c_size_t), optional :: failIdx
            integer(c_int64_t), value :: flags
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpy3DBatchAsync_hv
        end function hipMemcpy3DBatchAsync_hv

        !> Adds a node that copies a box, described as hipDrvMemcpy3D's.
        function hipDrvGraphAddMemcpyNode_hv(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx) &
            bind(c, name="hipDrvGraphAddMemcpyNode")
            import :: HIP_MEMCPY3D, c_int, c_size_t, hipCtx_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: phGraphNode
            type(hipGraph_t), value :: hGraph
            type(hipGraphNode_t) :: dependencies
            integer(c_size_t), value :: numDependencies
            type(HIP_MEMCPY3D) :: copyParams
            type(hipCtx_t), value :: ctx
            integer(c_int) :: hipDrvGraphAddMemcpyNode_hv
        end function hipDrvGraphAddMemcpyNode_hv

        !> Returns the copy of a node, described as hipDrvMemcpy3D's.
        function hipDrvGraphMemcpyNodeGetParams_hv(hNode, nodeParams) bind(c, name="hipDrvGraphMemcpyNodeGetParams")
            import :: HIP_MEMCPY3D, c_int, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: hNode
            type(HIP_MEMCPY3D) :: nodeParams
            integer(c_int) :: hipDrvGraphMemcpyNodeGetParams_hv
        end function hipDrvGraphMemcpyNodeGetParams_hv

        !> Sets the copy of a node, described as hipDrvMemcpy3D's.
        function hipDrvGraphMemcpyNodeSetParams_hv(hNode, nodeParams) bind(c, name="hipDrvGraphMemcpyNodeSetParams")
            import :: HIP_MEMCPY3D, c_int, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: hNode
            type(HIP_MEMCPY3D) :: nodeParams
            integer(c_int) :: hipDrvGraphMemcpyNodeSetParams_hv
        end function hipDrvGraphMemcpyNodeSetParams_hv

        !> Sets the copy that an executable graph does for a node, described as hipDrvMemcpy3D's, between memory of the same
        function hipDrvGraphExecMemcpyNodeSetParams_hv(hGraphExec, hNode, copyParams, ctx) &
            bind(c, name="hipDrvGraphExecMemcpyNodeSetParams")
            import :: HIP_MEMCPY3D, c_int, hipCtx_t, hipGraphExec_t, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: hNode
            type(HIP_MEMCPY3D) :: copyParams
            type(hipCtx_t), value :: ctx
            integer(c_int) :: hipDrvGraphExecMemcpyNodeSetParams_hv
        end function hipDrvGraphExecMemcpyNodeSetParams_hv

        !> Adds a node that fills memory.
        function hipDrvGraphAddMemsetNode_hv(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx) &
            bind(c, name="hipDrvGraphAddMemsetNode")
            import :: c_int, c_size_t, hipCtx_t, hipGraphNode_t, hipGraph_t, hipMemsetParams
            implicit none
            type(hipGraphNode_t) :: phGraphNode
            type(hipGraph_t), value :: hGraph
            type(hipGraphNode_t) :: dependencies
            integer(c_size_t), value :: numDependencies
            type(hipMemsetParams) :: memsetParams
            type(hipCtx_t), value :: ctx
            integer(c_int) :: hipDrvGraphAddMemsetNode_hv
        end function hipDrvGraphAddMemsetNode_hv

        !> Sets the fill that an executable graph does for a node.
        function hipDrvGraphExecMemsetNodeSetParams_hv(hGraphExec, hNode, memsetParams, ctx) &
            bind(c, name="hipDrvGraphExecMemsetNodeSetParams")
            import :: c_int, hipCtx_t, hipGraphExec_t, hipGraphNode_t, hipMemsetParams
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: hNode
            type(hipMemsetParams) :: memsetParams
            type(hipCtx_t), value :: ctx
            integer(c_int) :: hipDrvGraphExecMemsetNodeSetParams_hv
        end function hipDrvGraphExecMemsetNodeSetParams_hv

        !> Returns the flags that an executable graph was made with.
        function hipGraphExecGetFlags_hv(graphExec, flags) bind(c, name="hipGraphExecGetFlags")
            import :: c_int, c_int64_t, hipGraphExec_t
            implicit none
            type(hipGraphExec_t), value :: graphExec
            integer(c_int64_t) :: flags
            integer(c_int) :: hipGraphExecGetFlags_hv
        end function hipGraphExecGetFlags_hv

        !> Tells whether launches of an executable graph do the work of a node.
        function hipGraphNodeGetEnabled_hv(hGraphExec, hNode, isEnabled) bind(c, name="hipGraphNodeGetEnabled")
            import :: c_int, hipGraphExec_t, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: hNode
            integer(c_int) :: isEnabled
            integer(c_int) :: hipGraphNodeGetEnabled_hv
        end function hipGraphNodeGetEnabled_hv

        !> Adds a node of any type.
        function hipGraphAddNode_hv(pGraphNode, graph, pDependencies, numDependencies, nodeParams) bind(c, name="hipGraphAddNode")
            import :: c_int, c_size_t, hipGraphNodeParams, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t) :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipGraphNodeParams) :: nodeParams
            integer(c_int) :: hipGraphAddNode_hv
        end function hipGraphAddNode_hv

        !> Sets the work of a node of any type.
        function hipGraphNodeSetParams_hv(node, nodeParams) bind(c, name="hipGraphNodeSetParams")
            import :: c_int, hipGraphNodeParams, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(hipGraphNodeParams) :: nodeParams
            integer(c_int) :: hipGraphNodeSetParams_hv
        end function hipGraphNodeSetParams_hv

        !> Sets the work that an executable graph does for a node of any type.
        function hipGraphExecNodeSetParams_hv(graphExec, node, nodeParams) bind(c, name="hipGraphExecNodeSetParams")
            import :: c_int, hipGraphExec_t, hipGraphNodeParams, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: graphExec
            type(hipGraphNode_t), value :: node
            type(hipGraphNodeParams) :: nodeParams
            integer(c_int) :: hipGraphExecNodeSetParams_hv
        end function hipGraphExecNodeSetParams_hv

        !> Counts the kernels of a module.
        function hipModuleGetFunctionCount_hv(count, mod) bind(c, name="hipModuleGetFunctionCount")
            import :: c_int, hipModule_t
            implicit none
            integer(c_int) :: count
            type(hipModule_t), value :: mod
            integer(c_int) :: hipModuleGetFunctionCount_hv
        end function hipModuleGetFunctionCount_hv

        !> Queues a launch of a kernel, with attributes.
        function hipDrvLaunchKernelEx_hv(config, f, params, extra) bind(c, name="hipDrvLaunchKernelEx")
            import :: HIP_LAUNCH_CONFIG, c_int, c_ptr, hipFunction_t
            implicit none
            type(HIP_LAUNCH_CONFIG) :: config
            type(hipFunction_t), value :: f
            type(c_ptr), optional :: params
            type(c_ptr), value :: extra
            integer(c_int) :: hipDrvLaunchKernelEx_hv
        end function hipDrvLaunchKernelEx_hv

        !> Counts the blocks of a kernel that a multiprocessor runs at a time.
        function hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_hv(numBlocks, f, blockSize, dynSharedMemPerBlk, &
            flags) bind(c, name="hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags")
            import :: c_int, c_size_t, hipFunction_t
            implicit none
            integer(c_int) :: numBlocks
            type(hipFunction_t), value :: f
            integer(c_int), value :: blockSize
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: flags
            integer(c_int) :: hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_hv
        end function hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_hv

        !> Returns a device's access rights to a pool's memory.
        function hipMemPoolGetAccess_hv(flags, mem_pool, location) bind(c, name="hipMemPoolGetAccess")
            import :: c_int, hipMemLocation, hipMemPool_t
            implicit none
            integer(c_int) :: flags
            type(hipMemPool_t), value :: mem_pool
            type(hipMemLocation) :: location
            integer(c_int) :: hipMemPoolGetAccess_hv
        end function hipMemPoolGetAccess_hv

        !> hipStreamGetFlags with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetFlags_spt_hv(stream, flags) bind(c, name="hipStreamGetFlags_spt")
            import :: c_int, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int) :: flags
            integer(c_int) :: hipStreamGetFlags_spt_hv
        end function hipStreamGetFlags_spt_hv

        !> hipStreamGetPriority with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetPriority_spt_hv(stream, priority) bind(c, name="hipStreamGetPriority_spt")
            import :: c_int, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int) :: priority
            integer(c_int) :: hipStreamGetPriority_spt_hv
        end function hipStreamGetPriority_spt_hv

        !> Returns the device of a stream.
        function hipStreamGetDevice_hv(stream, device) bind(c, name="hipStreamGetDevice")
            import :: c_int, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int) :: device
            integer(c_int) :: hipStreamGetDevice_hv
        end function hipStreamGetDevice_hv

        !> Returns a number that no other stream of this process has.
        function hipStreamGetId_hv(stream, streamId) bind(c, name="hipStreamGetId")
            import :: c_int, c_int64_t, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int64_t) :: streamId
            integer(c_int) :: hipStreamGetId_hv
        end function hipStreamGetId_hv

        !> hipStreamIsCapturing with the calling thread's own default stream in the place of the default stream.
        function hipStreamIsCapturing_spt_hv(stream, pCaptureStatus) bind(c, name="hipStreamIsCapturing_spt")
            import :: c_int, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int) :: pCaptureStatus
            integer(c_int) :: hipStreamIsCapturing_spt_hv
        end function hipStreamIsCapturing_spt_hv

        !> hipStreamGetCaptureInfo with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetCaptureInfo_spt_hv(stream, pCaptureStatus, pId) bind(c, name="hipStreamGetCaptureInfo_spt")
            import :: c_int, c_int64_t, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int) :: pCaptureStatus
            integer(c_int64_t), optional :: pId
            integer(c_int) :: hipStreamGetCaptureInfo_spt_hv
        end function hipStreamGetCaptureInfo_spt_hv

        !> hipStreamGetCaptureInfo_v2 with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetCaptureInfo_v2_spt_hv(stream, captureStatus_out, id_out, graph_out, dependencies_out, &
            numDependencies_out) bind(c, name="hipStreamGetCaptureInfo_v2_spt")
            import :: c_int, c_int64_t, c_ptr, c_size_t, hipGraph_t, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int) :: captureStatus_out
            integer(c_int64_t), optional :: id_out
            type(hipGraph_t), optional :: graph_out
            type(c_ptr), optional :: dependencies_out
            integer(c_size_t), optional :: numDependencies_out
            integer(c_int) :: hipStreamGetCaptureInfo_v2_spt_hv
        end function hipStreamGetCaptureInfo_v2_spt_hv

        !> Begins to capture a stream into a graph, behind some of its nodes.
        function hipStreamBeginCaptureToGraph_hv(stream, graph, dependencies, dependencyData, numDependencies, mode) &
            bind(c, name="hipStreamBeginCaptureToGraph")
            import :: c_int, c_size_t, hipGraphEdgeData, hipGraphNode_t, hipGraph_t, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t) :: dependencies
            type(hipGraphEdgeData) :: dependencyData
            integer(c_size_t), value :: numDependencies
            integer(c_int), value :: mode
            integer(c_int) :: hipStreamBeginCaptureToGraph_hv
        end function hipStreamBeginCaptureToGraph_hv

        !> Maps parts of sparse arrays, which this version does not have.
        function hipMemMapArrayAsync_hv(mapInfoList, count, stream) bind(c, name="hipMemMapArrayAsync")
            import :: c_int, hipArrayMapInfo, hipStream_t
            implicit none
            type(hipArrayMapInfo) :: mapInfoList
            integer(c_int), value :: count
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemMapArrayAsync_hv
        end function hipMemMapArrayAsync_hv

        !> A function of the vendor's library; see HIP's documentation.
        function hipStreamGetDevResource_hv(hStream, resource, myType) bind(c, name="hipStreamGetDevResource")
            import :: c_int, hipDevResource, hipStream_t
            implicit none
            type(hipStream_t), value :: hStream
            type(hipDevResource) :: resource
            integer(c_int), value :: myType
            integer(c_int) :: hipStreamGetDevResource_hv
        end function hipStreamGetDevResource_hv

    end interface

end module anygpu_hip_module_handle_variables
