! Generated from crates/generate/hip_module.txt, hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> Functions of module hip that take handles by type, and addresses.
module anygpu_hip_module_handles
    use anygpu_hipfort_kinds, only: c_char, c_funptr, c_int, c_int64_t, c_ptr, c_short, c_size_t
    use anygpu_hipfort_types, only: dim3, hipBatchMemOpNodeParams, hipExtent, hipExternalMemoryMipmappedArrayDesc, &
        hipExternalSemaphoreSignalNodeParams, hipExternalSemaphoreWaitNodeParams, hipGraphInstantiateParams, hipMemAccessDesc, &
        hipMemLocation, hipMemcpy3DBatchOp, hipMemcpy3DParms, hipMemcpy3DPeerParms, hipPitchedPtr
    use anygpu_hip_module_types, only: hipCtx_t, hipEvent_t, hipExternalMemoryHandleDesc, hipExternalMemory_t, &
        hipExternalSemaphoreHandleDesc, hipExternalSemaphore_t, hipFunction_t, hipGraphExec_t, hipGraphNode_t, hipGraph_t, &
        hipMemAllocNodeParams, hipMemPoolProps, hipMemPoolPtrExportData, hipMemPool_t, hipModule_t, hipStream_t, hipUserObject_t
    implicit none
    public

    interface

        !> Exports an event as a handle, by which other processes open it.
        function hipIpcGetEventHandle_h(handle, event) bind(c, name="hipIpcGetEventHandle")
            import :: c_int, c_ptr, hipEvent_t
            implicit none
            type(c_ptr) :: handle
            type(hipEvent_t), value :: event
            integer(c_int) :: hipIpcGetEventHandle_h
        end function hipIpcGetEventHandle_h

        !> Opens an event that another process exported.
        function hipIpcOpenEventHandle_h(event, handle) bind(c, name="anygpu_hipIpcOpenEventHandle_ref")
            import :: c_int, c_ptr, hipEvent_t
            implicit none
            type(hipEvent_t) :: event
            type(c_ptr), value :: handle
            integer(c_int) :: hipIpcOpenEventHandle_h
        end function hipIpcOpenEventHandle_h

        !> Creates a stream on the current device.
        function hipStreamCreate_h(stream) bind(c, name="hipStreamCreate")
            import :: c_int, hipStream_t
            implicit none
            type(hipStream_t) :: stream
            integer(c_int) :: hipStreamCreate_h
        end function hipStreamCreate_h

        !> Creates a stream on the current device.
        function hipStreamCreateWithFlags_h(stream, flags) bind(c, name="hipStreamCreateWithFlags")
            import :: c_int, hipStream_t
            implicit none
            type(hipStream_t) :: stream
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamCreateWithFlags_h
        end function hipStreamCreateWithFlags_h

        !> Creates a stream on the current device.
        function hipStreamCreateWithPriority_h(stream, flags, priority) bind(c, name="hipStreamCreateWithPriority")
            import :: c_int, hipStream_t
            implicit none
            type(hipStream_t) :: stream
            integer(c_int), value :: flags
            integer(c_int), value :: priority
            integer(c_int) :: hipStreamCreateWithPriority_h
        end function hipStreamCreateWithPriority_h

        !> Destroys a stream. Returns at once; work queued on it completes.
        function hipStreamDestroy_h(stream) bind(c, name="hipStreamDestroy")
            import :: c_int, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int) :: hipStreamDestroy_h
        end function hipStreamDestroy_h

        !> Tells whether all work queued on a stream is done.
        function hipStreamQuery_h(stream) bind(c, name="hipStreamQuery")
            import :: c_int, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int) :: hipStreamQuery_h
        end function hipStreamQuery_h

        !> Waits until all work queued on a stream is done.
        function hipStreamSynchronize_h(stream) bind(c, name="hipStreamSynchronize")
            import :: c_int, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int) :: hipStreamSynchronize_h
        end function hipStreamSynchronize_h

        !> Queues a wait for an event's latest record. An event never recorded is complete.
        function hipStreamWaitEvent_h(stream, event, flags) bind(c, name="hipStreamWaitEvent")
            import :: c_int, hipEvent_t, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(hipEvent_t), value :: event
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamWaitEvent_h
        end function hipStreamWaitEvent_h

        !> Returns the flags of a stream.
        function hipStreamGetFlags_h(stream, flags) bind(c, name="hipStreamGetFlags")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_ptr), value :: flags
            integer(c_int) :: hipStreamGetFlags_h
        end function hipStreamGetFlags_h

        !> Returns the priority of a stream.
        function hipStreamGetPriority_h(stream, priority) bind(c, name="hipStreamGetPriority")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_ptr), value :: priority
            integer(c_int) :: hipStreamGetPriority_h
        end function hipStreamGetPriority_h

        !> Creates a stream with a mask of the current device's compute units.
        function hipExtStreamCreateWithCUMask_h(stream, cuMaskSize, cuMask) bind(c, name="hipExtStreamCreateWithCUMask")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t) :: stream
            integer(c_int), value :: cuMaskSize
            type(c_ptr), value :: cuMask
            integer(c_int) :: hipExtStreamCreateWithCUMask_h
        end function hipExtStreamCreateWithCUMask_h

        !> Returns the mask of a stream's compute units: all of them.
        function hipExtStreamGetCUMask_h(stream, cuMaskSize, cuMask) bind(c, name="hipExtStreamGetCUMask")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int), value :: cuMaskSize
            type(c_ptr), value :: cuMask
            integer(c_int) :: hipExtStreamGetCUMask_h
        end function hipExtStreamGetCUMask_h

        !> Queues a callback with the stream's status. It must not call HIP.
        function hipStreamAddCallback_h(stream, callback, userData, flags) bind(c, name="hipStreamAddCallback")
            import :: c_funptr, c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_funptr), value :: callback
            type(c_ptr), value :: userData
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamAddCallback_h
        end function hipStreamAddCallback_h

        !> Queues a write of a 32-bit value.
        function hipStreamWriteValue32_h(stream, ptr, myValue, flags) bind(c, name="hipStreamWriteValue32")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_ptr), value :: ptr
            integer(c_int), value :: myValue
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamWriteValue32_h
        end function hipStreamWriteValue32_h

        !> Queues a write of a 64-bit value.
        function hipStreamWriteValue64_h(stream, ptr, myValue, flags) bind(c, name="hipStreamWriteValue64")
            import :: c_int, c_int64_t, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_ptr), value :: ptr
            integer(c_int64_t), value :: myValue
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamWriteValue64_h
        end function hipStreamWriteValue64_h

        !> Creates an event on the current device.
        function hipEventCreateWithFlags_h(event, flags) bind(c, name="hipEventCreateWithFlags")
            import :: c_int, hipEvent_t
            implicit none
            type(hipEvent_t) :: event
            integer(c_int), value :: flags
            integer(c_int) :: hipEventCreateWithFlags_h
        end function hipEventCreateWithFlags_h

        !> Creates an event with timing on the current device.
        function hipEventCreate_h(event) bind(c, name="hipEventCreate")
            import :: c_int, hipEvent_t
            implicit none
            type(hipEvent_t) :: event
            integer(c_int) :: hipEventCreate_h
        end function hipEventCreate_h

        !> Queues a record of an event: it completes when the work queued on the stream so far is done.
        function hipEventRecord_h(event, stream) bind(c, name="hipEventRecord")
            import :: c_int, hipEvent_t, hipStream_t
            implicit none
            type(hipEvent_t), value :: event
            type(hipStream_t), value :: stream
            integer(c_int) :: hipEventRecord_h
        end function hipEventRecord_h

        !> Destroys an event, created or opened from another process. Work that waits for it is not affected.
        function hipEventDestroy_h(event) bind(c, name="hipEventDestroy")
            import :: c_int, hipEvent_t
            implicit none
            type(hipEvent_t), value :: event
            integer(c_int) :: hipEventDestroy_h
        end function hipEventDestroy_h

        !> Waits until an event's latest record has completed. An event never recorded has.
        function hipEventSynchronize_h(event) bind(c, name="hipEventSynchronize")
            import :: c_int, hipEvent_t
            implicit none
            type(hipEvent_t), value :: event
            integer(c_int) :: hipEventSynchronize_h
        end function hipEventSynchronize_h

        !> Returns the time between two completed records.
        function hipEventElapsedTime_h(ms, start, myStop) bind(c, name="hipEventElapsedTime")
            import :: c_int, c_ptr, hipEvent_t
            implicit none
            type(c_ptr), value :: ms
            type(hipEvent_t), value :: start
            type(hipEvent_t), value :: myStop
            integer(c_int) :: hipEventElapsedTime_h
        end function hipEventElapsedTime_h

        !> Tells whether an event's latest record has completed. An event never recorded has.
        function hipEventQuery_h(event) bind(c, name="hipEventQuery")
            import :: c_int, hipEvent_t
            implicit none
            type(hipEvent_t), value :: event
            integer(c_int) :: hipEventQuery_h
        end function hipEventQuery_h

        !> Queues signals of semaphores, once the work queued on a stream so far is done.
        function hipSignalExternalSemaphoresAsync_h(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="hipSignalExternalSemaphoresAsync")
            import :: c_int, c_ptr, hipExternalSemaphore_t, hipStream_t
            implicit none
            type(hipExternalSemaphore_t) :: extSemArray
            type(c_ptr), value :: paramsArray
            integer(c_int), value :: numExtSems
            type(hipStream_t), value :: stream
            integer(c_int) :: hipSignalExternalSemaphoresAsync_h
        end function hipSignalExternalSemaphoresAsync_h

        !> Queues waits for semaphores: work queued on the stream from now on begins once all have ended.
        function hipWaitExternalSemaphoresAsync_h(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="hipWaitExternalSemaphoresAsync")
            import :: c_int, c_ptr, hipExternalSemaphore_t, hipStream_t
            implicit none
            type(hipExternalSemaphore_t) :: extSemArray
            type(c_ptr), value :: paramsArray
            integer(c_int), value :: numExtSems
            type(hipStream_t), value :: stream
            integer(c_int) :: hipWaitExternalSemaphoresAsync_h
        end function hipWaitExternalSemaphoresAsync_h

        !> Releases a semaphore. Wait for its signals and waits first.
        function hipDestroyExternalSemaphore_h(extSem) bind(c, name="hipDestroyExternalSemaphore")
            import :: c_int, hipExternalSemaphore_t
            implicit none
            type(hipExternalSemaphore_t), value :: extSem
            integer(c_int) :: hipDestroyExternalSemaphore_h
        end function hipDestroyExternalSemaphore_h

        !> Maps a part of external memory at device addresses.
        function hipExternalMemoryGetMappedBuffer_h(devPtr, extMem, bufferDesc) bind(c, name="hipExternalMemoryGetMappedBuffer")
            import :: c_int, c_ptr, hipExternalMemory_t
            implicit none
            type(c_ptr) :: devPtr
            type(hipExternalMemory_t), value :: extMem
            type(c_ptr), value :: bufferDesc
            integer(c_int) :: hipExternalMemoryGetMappedBuffer_h
        end function hipExternalMemoryGetMappedBuffer_h

        !> Releases external memory. Its mappings stay until they are freed.
        function hipDestroyExternalMemory_h(extMem) bind(c, name="hipDestroyExternalMemory")
            import :: c_int, hipExternalMemory_t
            implicit none
            type(hipExternalMemory_t), value :: extMem
            integer(c_int) :: hipDestroyExternalMemory_h
        end function hipDestroyExternalMemory_h

        !> Queues a migration of managed memory to a device or to the host.
        function hipMemPrefetchAsync_h(dev_ptr, count, device, stream) bind(c, name="hipMemPrefetchAsync")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dev_ptr
            integer(c_size_t), value :: count
            integer(c_int), value :: device
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemPrefetchAsync_h
        end function hipMemPrefetchAsync_h

        !> Attaches managed memory to a stream.
        function hipStreamAttachMemAsync_h(stream, dev_ptr, length, flags) bind(c, name="hipStreamAttachMemAsync")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_ptr), value :: dev_ptr
            integer(c_size_t), value :: length
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamAttachMemAsync_h
        end function hipStreamAttachMemAsync_h

        !> Copies memory in a stream's order. Done when the call returns; from device memory to device memory it may only be
        function hipMemcpyWithStream_h(dst, src, sizeBytes, myKind, stream) bind(c, name="hipMemcpyWithStream")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_int), value :: myKind
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpyWithStream_h
        end function hipMemcpyWithStream_h

        !> Queues a copy of host memory to device memory.
        function hipMemcpyHtoDAsync_h(dst, src, sizeBytes, stream) bind(c, name="hipMemcpyHtoDAsync")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpyHtoDAsync_h
        end function hipMemcpyHtoDAsync_h

        !> Queues a copy of device memory to host memory.
        function hipMemcpyDtoHAsync_h(dst, src, sizeBytes, stream) bind(c, name="hipMemcpyDtoHAsync")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpyDtoHAsync_h
        end function hipMemcpyDtoHAsync_h

        !> Queues a copy of device memory to device memory.
        function hipMemcpyDtoDAsync_h(dst, src, sizeBytes, stream) bind(c, name="hipMemcpyDtoDAsync")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpyDtoDAsync_h
        end function hipMemcpyDtoDAsync_h

        !> Finds a variable of a module.
        function hipModuleGetGlobal_h(dptr, bytes, hmod, name) bind(c, name="hipModuleGetGlobal")
            import :: c_int, c_ptr, hipModule_t
            implicit none
            type(c_ptr), optional :: dptr
            type(c_ptr), value :: bytes
            type(hipModule_t), value :: hmod
            type(c_ptr), value :: name
            integer(c_int) :: hipModuleGetGlobal_h
        end function hipModuleGetGlobal_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipMemcpyToSymbolAsync_h(symbol, src, sizeBytes, offset, myKind, stream) bind(c, name="hipMemcpyToSymbolAsync")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpyToSymbolAsync_h
        end function hipMemcpyToSymbolAsync_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipMemcpyFromSymbolAsync_h(dst, symbol, sizeBytes, offset, myKind, stream) bind(c, name="hipMemcpyFromSymbolAsync")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: symbol
            integer(c_size_t), value :: sizeBytes
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpyFromSymbolAsync_h
        end function hipMemcpyFromSymbolAsync_h

        !> Queues a fill of device memory with a value of 8 bits.
        function hipMemsetD8Async_h(dest, myValue, count, stream) bind(c, name="hipMemsetD8Async")
            import :: c_char, c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dest
            character(kind=c_char), value :: myValue
            integer(c_size_t), value :: count
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemsetD8Async_h
        end function hipMemsetD8Async_h

        !> Queues a fill of device memory with a value of 16 bits.
        function hipMemsetD16Async_h(dest, myValue, count, stream) bind(c, name="hipMemsetD16Async")
            import :: c_int, c_ptr, c_short, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dest
            integer(c_short), value :: myValue
            integer(c_size_t), value :: count
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemsetD16Async_h
        end function hipMemsetD16Async_h

        !> Queues a fill of memory with a byte.
        function hipMemsetAsync_h(dst, myValue, sizeBytes, stream) bind(c, name="hipMemsetAsync")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_int), value :: myValue
            integer(c_size_t), value :: sizeBytes
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemsetAsync_h
        end function hipMemsetAsync_h

        !> Queues a fill of device memory with a value of 32 bits.
        function hipMemsetD32Async_h(dst, myValue, count, stream) bind(c, name="hipMemsetD32Async")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_int), value :: myValue
            integer(c_size_t), value :: count
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemsetD32Async_h
        end function hipMemsetD32Async_h

        !> Queues a fill of rows with a byte.
        function hipMemset2DAsync_h(dst, pitch, myValue, width, height, stream) bind(c, name="hipMemset2DAsync")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: pitch
            integer(c_int), value :: myValue
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemset2DAsync_h
        end function hipMemset2DAsync_h

        !> Queues a fill of a box with a byte.
        function hipMemset3DAsync_h(pitchedDevPtr, myValue, extent, stream) bind(c, name="anygpu_hipMemset3DAsync_ref")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(c_ptr), value :: pitchedDevPtr
            integer(c_int), value :: myValue
            type(c_ptr), value :: extent
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemset3DAsync_h
        end function hipMemset3DAsync_h

        !> Queues a copy of rows.
        function hipMemcpyParam2DAsync_h(pCopy, stream) bind(c, name="hipMemcpyParam2DAsync")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(c_ptr) :: pCopy
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpyParam2DAsync_h
        end function hipMemcpyParam2DAsync_h

        !> Queues a copy of a box.
        function hipMemcpy3DAsync_h(p, stream) bind(c, name="hipMemcpy3DAsync")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(c_ptr) :: p
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpy3DAsync_h
        end function hipMemcpy3DAsync_h

        !> Queues a copy of a box.
        function hipDrvMemcpy3DAsync_h(pCopy, stream) bind(c, name="hipDrvMemcpy3DAsync")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(c_ptr) :: pCopy
            type(hipStream_t), value :: stream
            integer(c_int) :: hipDrvMemcpy3DAsync_h
        end function hipDrvMemcpy3DAsync_h

        !> Queues a copy from one device's memory to another's.
        function hipMemcpyPeerAsync_h(dst, dstDeviceId, src, srcDevice, sizeBytes, stream) bind(c, name="hipMemcpyPeerAsync")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_int), value :: dstDeviceId
            type(c_ptr), value :: src
            integer(c_int), value :: srcDevice
            integer(c_size_t), value :: sizeBytes
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpyPeerAsync_h
        end function hipMemcpyPeerAsync_h

        !> Creates a context on a device and makes it current for the calling thread.
        function hipCtxCreate_h(ctx, flags, device) bind(c, name="hipCtxCreate")
            import :: c_int, hipCtx_t
            implicit none
            type(hipCtx_t) :: ctx
            integer(c_int), value :: flags
            integer(c_int), value :: device
            integer(c_int) :: hipCtxCreate_h
        end function hipCtxCreate_h

        !> Destroys a context; if it is current for the calling thread, the one below it becomes current.
        function hipCtxDestroy_h(ctx) bind(c, name="hipCtxDestroy")
            import :: c_int, hipCtx_t
            implicit none
            type(hipCtx_t), value :: ctx
            integer(c_int) :: hipCtxDestroy_h
        end function hipCtxDestroy_h

        !> Pops the calling thread's current context; the one below it becomes current.
        function hipCtxPopCurrent_h(ctx) bind(c, name="hipCtxPopCurrent")
            import :: c_int, hipCtx_t
            implicit none
            type(hipCtx_t) :: ctx
            integer(c_int) :: hipCtxPopCurrent_h
        end function hipCtxPopCurrent_h

        !> Pushes a context onto the calling thread's stack, which makes it current.
        function hipCtxPushCurrent_h(ctx) bind(c, name="hipCtxPushCurrent")
            import :: c_int, hipCtx_t
            implicit none
            type(hipCtx_t), value :: ctx
            integer(c_int) :: hipCtxPushCurrent_h
        end function hipCtxPushCurrent_h

        !> Makes a context current in place of the calling thread's current one.
        function hipCtxSetCurrent_h(ctx) bind(c, name="hipCtxSetCurrent")
            import :: c_int, hipCtx_t
            implicit none
            type(hipCtx_t), value :: ctx
            integer(c_int) :: hipCtxSetCurrent_h
        end function hipCtxSetCurrent_h

        !> Returns the calling thread's current context.
        function hipCtxGetCurrent_h(ctx) bind(c, name="hipCtxGetCurrent")
            import :: c_int, hipCtx_t
            implicit none
            type(hipCtx_t) :: ctx
            integer(c_int) :: hipCtxGetCurrent_h
        end function hipCtxGetCurrent_h

        !> Returns the version of HIP that a context supports.
        function hipCtxGetApiVersion_h(ctx, apiVersion) bind(c, name="hipCtxGetApiVersion")
            import :: c_int, c_ptr, hipCtx_t
            implicit none
            type(hipCtx_t), value :: ctx
            type(c_ptr), value :: apiVersion
            integer(c_int) :: hipCtxGetApiVersion_h
        end function hipCtxGetApiVersion_h

        !> Does nothing, as AMD's runtime: peer access belongs to devices.
        function hipCtxEnablePeerAccess_h(peerCtx, flags) bind(c, name="hipCtxEnablePeerAccess")
            import :: c_int, hipCtx_t
            implicit none
            type(hipCtx_t), value :: peerCtx
            integer(c_int), value :: flags
            integer(c_int) :: hipCtxEnablePeerAccess_h
        end function hipCtxEnablePeerAccess_h

        !> Does nothing, as AMD's runtime: peer access belongs to devices.
        function hipCtxDisablePeerAccess_h(peerCtx) bind(c, name="hipCtxDisablePeerAccess")
            import :: c_int, hipCtx_t
            implicit none
            type(hipCtx_t), value :: peerCtx
            integer(c_int) :: hipCtxDisablePeerAccess_h
        end function hipCtxDisablePeerAccess_h

        !> Retains a device's primary context, creating it where needed. It does not become current.
        function hipDevicePrimaryCtxRetain_h(pctx, dev) bind(c, name="hipDevicePrimaryCtxRetain")
            import :: c_int, hipCtx_t
            implicit none
            type(hipCtx_t) :: pctx
            integer(c_int), value :: dev
            integer(c_int) :: hipDevicePrimaryCtxRetain_h
        end function hipDevicePrimaryCtxRetain_h

        !> Loads a module from a file.
        function hipModuleLoad_h(myModule, fname) bind(c, name="hipModuleLoad")
            import :: c_int, c_ptr, hipModule_t
            implicit none
            type(hipModule_t) :: myModule
            type(c_ptr), value :: fname
            integer(c_int) :: hipModuleLoad_h
        end function hipModuleLoad_h

        !> Unloads a module. Launches of its kernels that are queued complete.
        function hipModuleUnload_h(myModule) bind(c, name="hipModuleUnload")
            import :: c_int, hipModule_t
            implicit none
            type(hipModule_t), value :: myModule
            integer(c_int) :: hipModuleUnload_h
        end function hipModuleUnload_h

        !> Finds a kernel of a module.
        function hipModuleGetFunction_h(myFunction, myModule, kname) bind(c, name="hipModuleGetFunction")
            import :: c_int, c_ptr, hipFunction_t, hipModule_t
            implicit none
            type(hipFunction_t) :: myFunction
            type(hipModule_t), value :: myModule
            type(c_ptr), value :: kname
            integer(c_int) :: hipModuleGetFunction_h
        end function hipModuleGetFunction_h

        !> Returns an attribute of a kernel.
        function hipFuncGetAttribute_h(myValue, attrib, hfunc) bind(c, name="hipFuncGetAttribute")
            import :: c_int, c_ptr, hipFunction_t
            implicit none
            type(c_ptr), value :: myValue
            integer(c_int), value :: attrib
            type(hipFunction_t), value :: hfunc
            integer(c_int) :: hipFuncGetAttribute_h
        end function hipFuncGetAttribute_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipModuleGetTexRef_h(texRef, hmod, name) bind(c, name="hipModuleGetTexRef")
            import :: c_int, c_ptr, hipModule_t
            implicit none
            type(c_ptr) :: texRef
            type(hipModule_t), value :: hmod
            type(c_ptr), value :: name
            integer(c_int) :: hipModuleGetTexRef_h
        end function hipModuleGetTexRef_h

        !> Loads a module from memory.
        function hipModuleLoadData_h(myModule, image) bind(c, name="hipModuleLoadData")
            import :: c_int, c_ptr, hipModule_t
            implicit none
            type(hipModule_t) :: myModule
            type(c_ptr), value :: image
            integer(c_int) :: hipModuleLoadData_h
        end function hipModuleLoadData_h

        !> Loads a module from memory, with options for a compiler at run time, which only AMD's own runtime may heed.
        function hipModuleLoadDataEx_h(myModule, image, numOptions, options, optionValues) bind(c, name="hipModuleLoadDataEx")
            import :: c_int, c_ptr, hipModule_t
            implicit none
            type(hipModule_t) :: myModule
            type(c_ptr), value :: image
            integer(c_int), value :: numOptions
            type(c_ptr), value :: options
            type(c_ptr), optional :: optionValues
            integer(c_int) :: hipModuleLoadDataEx_h
        end function hipModuleLoadDataEx_h

        !> Finds the block size with which a multiprocessor runs most threads of a kernel at a time.
        function hipModuleOccupancyMaxPotentialBlockSize_h(gridSize, blockSize, f, dynSharedMemPerBlk, blockSizeLimit) &
            bind(c, name="hipModuleOccupancyMaxPotentialBlockSize")
            import :: c_int, c_ptr, c_size_t, hipFunction_t
            implicit none
            type(c_ptr), value :: gridSize
            type(c_ptr), value :: blockSize
            type(hipFunction_t), value :: f
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: blockSizeLimit
            integer(c_int) :: hipModuleOccupancyMaxPotentialBlockSize_h
        end function hipModuleOccupancyMaxPotentialBlockSize_h

        !> Finds the block size with which a multiprocessor runs most threads of a kernel at a time.
        function hipModuleOccupancyMaxPotentialBlockSizeWithFlags_h(gridSize, blockSize, f, dynSharedMemPerBlk, blockSizeLimit, &
            flags) bind(c, name="hipModuleOccupancyMaxPotentialBlockSizeWithFlags")
            import :: c_int, c_ptr, c_size_t, hipFunction_t
            implicit none
            type(c_ptr), value :: gridSize
            type(c_ptr), value :: blockSize
            type(hipFunction_t), value :: f
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: blockSizeLimit
            integer(c_int), value :: flags
            integer(c_int) :: hipModuleOccupancyMaxPotentialBlockSizeWithFlags_h
        end function hipModuleOccupancyMaxPotentialBlockSizeWithFlags_h

        !> Counts the blocks of a kernel that a multiprocessor runs at a time.
        function hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_h(numBlocks, f, blockSize, dynSharedMemPerBlk) &
            bind(c, name="hipModuleOccupancyMaxActiveBlocksPerMultiprocessor")
            import :: c_int, c_ptr, c_size_t, hipFunction_t
            implicit none
            type(c_ptr), value :: numBlocks
            type(hipFunction_t), value :: f
            integer(c_int), value :: blockSize
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int) :: hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_h
        end function hipModuleOccupancyMaxActiveBlocksPerMultiprocessor_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipConfigureCall_h(gridDim, blockDim, sharedMem, stream) bind(c, name="hipConfigureCall")
            import :: c_int, c_size_t, dim3, hipStream_t
            implicit none
            type(dim3), value :: gridDim
            type(dim3), value :: blockDim
            integer(c_size_t), value :: sharedMem
            type(hipStream_t), value :: stream
            integer(c_int) :: hipConfigureCall_h
        end function hipConfigureCall_h

        !> Begins to capture a stream: its work becomes nodes of a graph, and is done by launches of that.
        function hipStreamBeginCapture_h(stream, mode) bind(c, name="hipStreamBeginCapture")
            import :: c_int, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int), value :: mode
            integer(c_int) :: hipStreamBeginCapture_h
        end function hipStreamBeginCapture_h

        !> Ends the capture that began in a stream.
        function hipStreamEndCapture_h(stream, pGraph) bind(c, name="hipStreamEndCapture")
            import :: c_int, hipGraph_t, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(hipGraph_t) :: pGraph
            integer(c_int) :: hipStreamEndCapture_h
        end function hipStreamEndCapture_h

        !> Returns the capture state of a stream.
        function hipStreamGetCaptureInfo_h(stream, pCaptureStatus, pId) bind(c, name="hipStreamGetCaptureInfo")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_ptr), value :: pCaptureStatus
            type(c_ptr), value :: pId
            integer(c_int) :: hipStreamGetCaptureInfo_h
        end function hipStreamGetCaptureInfo_h

        !> Returns the capture state of a stream. All but the status is written while the capture is active.
        function hipStreamGetCaptureInfo_v2_h(stream, captureStatus_out, id_out, graph_out, dependencies_out, &
            numDependencies_out) bind(c, name="hipStreamGetCaptureInfo_v2")
            import :: c_int, c_ptr, hipGraph_t, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_ptr), value :: captureStatus_out
            type(c_ptr), value :: id_out
            type(hipGraph_t), optional :: graph_out
            type(c_ptr), optional :: dependencies_out
            type(c_ptr), value :: numDependencies_out
            integer(c_int) :: hipStreamGetCaptureInfo_v2_h
        end function hipStreamGetCaptureInfo_v2_h

        !> Returns the capture status of a stream.
        function hipStreamIsCapturing_h(stream, pCaptureStatus) bind(c, name="hipStreamIsCapturing")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_ptr), value :: pCaptureStatus
            integer(c_int) :: hipStreamIsCapturing_h
        end function hipStreamIsCapturing_h

        !> Changes the nodes that the next one of a captured stream comes after.
        function hipStreamUpdateCaptureDependencies_h(stream, dependencies, numDependencies, flags) &
            bind(c, name="hipStreamUpdateCaptureDependencies")
            import :: c_int, c_size_t, hipGraphNode_t, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(hipGraphNode_t), optional :: dependencies
            integer(c_size_t), value :: numDependencies
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamUpdateCaptureDependencies_h
        end function hipStreamUpdateCaptureDependencies_h

        !> Makes a graph without nodes.
        function hipGraphCreate_h(pGraph, flags) bind(c, name="hipGraphCreate")
            import :: c_int, hipGraph_t
            implicit none
            type(hipGraph_t) :: pGraph
            integer(c_int), value :: flags
            integer(c_int) :: hipGraphCreate_h
        end function hipGraphCreate_h

        !> Destroys a graph and its nodes. What was instantiated of it stays.
        function hipGraphDestroy_h(graph) bind(c, name="hipGraphDestroy")
            import :: c_int, hipGraph_t
            implicit none
            type(hipGraph_t), value :: graph
            integer(c_int) :: hipGraphDestroy_h
        end function hipGraphDestroy_h

        !> Adds edges to a graph.
        function hipGraphAddDependencies_h(graph, from, to, numDependencies) bind(c, name="hipGraphAddDependencies")
            import :: c_int, c_size_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: from
            type(hipGraphNode_t), optional :: to
            integer(c_size_t), value :: numDependencies
            integer(c_int) :: hipGraphAddDependencies_h
        end function hipGraphAddDependencies_h

        !> Removes edges of a graph.
        function hipGraphRemoveDependencies_h(graph, from, to, numDependencies) bind(c, name="hipGraphRemoveDependencies")
            import :: c_int, c_size_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: from
            type(hipGraphNode_t), optional :: to
            integer(c_size_t), value :: numDependencies
            integer(c_int) :: hipGraphRemoveDependencies_h
        end function hipGraphRemoveDependencies_h

        !> Returns the edges of a graph.
        function hipGraphGetEdges_h(graph, from, to, numEdges) bind(c, name="hipGraphGetEdges")
            import :: c_int, c_ptr, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: from
            type(hipGraphNode_t), optional :: to
            type(c_ptr), value :: numEdges
            integer(c_int) :: hipGraphGetEdges_h
        end function hipGraphGetEdges_h

        !> Returns the nodes of a graph, oldest first.
        function hipGraphGetNodes_h(graph, nodes, numNodes) bind(c, name="hipGraphGetNodes")
            import :: c_int, c_ptr, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: nodes
            type(c_ptr), value :: numNodes
            integer(c_int) :: hipGraphGetNodes_h
        end function hipGraphGetNodes_h

        !> Returns the nodes of a graph that no other comes before.
        function hipGraphGetRootNodes_h(graph, pRootNodes, pNumRootNodes) bind(c, name="hipGraphGetRootNodes")
            import :: c_int, c_ptr, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pRootNodes
            type(c_ptr), value :: pNumRootNodes
            integer(c_int) :: hipGraphGetRootNodes_h
        end function hipGraphGetRootNodes_h

        !> Returns the nodes that a node comes after.
        function hipGraphNodeGetDependencies_h(node, pDependencies, pNumDependencies) bind(c, name="hipGraphNodeGetDependencies")
            import :: c_int, c_ptr, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(hipGraphNode_t), optional :: pDependencies
            type(c_ptr), value :: pNumDependencies
            integer(c_int) :: hipGraphNodeGetDependencies_h
        end function hipGraphNodeGetDependencies_h

        !> Returns the nodes that come after a node.
        function hipGraphNodeGetDependentNodes_h(node, pDependentNodes, pNumDependentNodes) &
            bind(c, name="hipGraphNodeGetDependentNodes")
            import :: c_int, c_ptr, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(hipGraphNode_t), optional :: pDependentNodes
            type(c_ptr), value :: pNumDependentNodes
            integer(c_int) :: hipGraphNodeGetDependentNodes_h
        end function hipGraphNodeGetDependentNodes_h

        !> Returns the type of a node.
        function hipGraphNodeGetType_h(node, pType) bind(c, name="hipGraphNodeGetType")
            import :: c_int, c_ptr, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(c_ptr), value :: pType
            integer(c_int) :: hipGraphNodeGetType_h
        end function hipGraphNodeGetType_h

        !> Removes a node from its graph, with its edges.
        function hipGraphDestroyNode_h(node) bind(c, name="hipGraphDestroyNode")
            import :: c_int, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            integer(c_int) :: hipGraphDestroyNode_h
        end function hipGraphDestroyNode_h

        !> Copies a graph.
        function hipGraphClone_h(pGraphClone, originalGraph) bind(c, name="hipGraphClone")
            import :: c_int, hipGraph_t
            implicit none
            type(hipGraph_t) :: pGraphClone
            type(hipGraph_t), value :: originalGraph
            integer(c_int) :: hipGraphClone_h
        end function hipGraphClone_h

        !> Finds the copy of a node in a copied graph.
        function hipGraphNodeFindInClone_h(pNode, originalNode, clonedGraph) bind(c, name="hipGraphNodeFindInClone")
            import :: c_int, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: pNode
            type(hipGraphNode_t), value :: originalNode
            type(hipGraph_t), value :: clonedGraph
            integer(c_int) :: hipGraphNodeFindInClone_h
        end function hipGraphNodeFindInClone_h

        !> Makes an executable graph of a graph as it is now.
        function hipGraphInstantiate_h(pGraphExec, graph, pErrorNode, pLogBuffer, bufferSize) bind(c, name="hipGraphInstantiate")
            import :: c_int, c_ptr, c_size_t, hipGraphExec_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphExec_t) :: pGraphExec
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pErrorNode
            type(c_ptr), value :: pLogBuffer
            integer(c_size_t), value :: bufferSize
            integer(c_int) :: hipGraphInstantiate_h
        end function hipGraphInstantiate_h

        !> Makes an executable graph of a graph as it is now.
        function hipGraphInstantiateWithFlags_h(pGraphExec, graph, flags) bind(c, name="hipGraphInstantiateWithFlags")
            import :: c_int, c_int64_t, hipGraphExec_t, hipGraph_t
            implicit none
            type(hipGraphExec_t) :: pGraphExec
            type(hipGraph_t), value :: graph
            integer(c_int64_t), value :: flags
            integer(c_int) :: hipGraphInstantiateWithFlags_h
        end function hipGraphInstantiateWithFlags_h

        !> Queues all work of an executable graph, in an order that follows its edges and after its launches
        function hipGraphLaunch_h(graphExec, stream) bind(c, name="hipGraphLaunch")
            import :: c_int, hipGraphExec_t, hipStream_t
            implicit none
            type(hipGraphExec_t), value :: graphExec
            type(hipStream_t), value :: stream
            integer(c_int) :: hipGraphLaunch_h
        end function hipGraphLaunch_h

        !> Destroys an executable graph. Launches that are queued complete.
        function hipGraphExecDestroy_h(graphExec) bind(c, name="hipGraphExecDestroy")
            import :: c_int, hipGraphExec_t
            implicit none
            type(hipGraphExec_t), value :: graphExec
            integer(c_int) :: hipGraphExecDestroy_h
        end function hipGraphExecDestroy_h

        !> Lets an executable graph do the work of another graph, whose nodes and edges are alike.
        function hipGraphExecUpdate_h(hGraphExec, hGraph, hErrorNode_out, updateResult_out) bind(c, name="hipGraphExecUpdate")
            import :: c_int, c_ptr, hipGraphExec_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraph_t), value :: hGraph
            type(hipGraphNode_t) :: hErrorNode_out
            type(c_ptr), value :: updateResult_out
            integer(c_int) :: hipGraphExecUpdate_h
        end function hipGraphExecUpdate_h

        !> Adds a node that launches a kernel.
        function hipGraphAddKernelNode_h(pGraphNode, graph, pDependencies, numDependencies, pNodeParams) &
            bind(c, name="hipGraphAddKernelNode")
            import :: c_int, c_ptr, c_size_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphAddKernelNode_h
        end function hipGraphAddKernelNode_h

        !> Returns the launch of a node.
        function hipGraphKernelNodeGetParams_h(node, pNodeParams) bind(c, name="hipGraphKernelNodeGetParams")
            import :: c_int, c_ptr, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphKernelNodeGetParams_h
        end function hipGraphKernelNodeGetParams_h

        !> Sets the launch of a node.
        function hipGraphKernelNodeSetParams_h(node, pNodeParams) bind(c, name="hipGraphKernelNodeSetParams")
            import :: c_int, c_ptr, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphKernelNodeSetParams_h
        end function hipGraphKernelNodeSetParams_h

        !> Sets the launch that an executable graph does for a node.
        function hipGraphExecKernelNodeSetParams_h(hGraphExec, node, pNodeParams) bind(c, name="hipGraphExecKernelNodeSetParams")
            import :: c_int, c_ptr, hipGraphExec_t, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphExecKernelNodeSetParams_h
        end function hipGraphExecKernelNodeSetParams_h

        !> Adds a node that copies a box.
        function hipGraphAddMemcpyNode_h(pGraphNode, graph, pDependencies, numDependencies, pCopyParams) &
            bind(c, name="hipGraphAddMemcpyNode")
            import :: c_int, c_ptr, c_size_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr) :: pCopyParams
            integer(c_int) :: hipGraphAddMemcpyNode_h
        end function hipGraphAddMemcpyNode_h

        !> Returns the copy of a node.
        function hipGraphMemcpyNodeGetParams_h(node, pNodeParams) bind(c, name="hipGraphMemcpyNodeGetParams")
            import :: c_int, c_ptr, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphMemcpyNodeGetParams_h
        end function hipGraphMemcpyNodeGetParams_h

        !> Sets the copy of a node.
        function hipGraphMemcpyNodeSetParams_h(node, pNodeParams) bind(c, name="hipGraphMemcpyNodeSetParams")
            import :: c_int, c_ptr, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphMemcpyNodeSetParams_h
        end function hipGraphMemcpyNodeSetParams_h

        !> Sets the copy that an executable graph does for a node, between memory of the same kinds.
        function hipGraphExecMemcpyNodeSetParams_h(hGraphExec, node, pNodeParams) bind(c, name="hipGraphExecMemcpyNodeSetParams")
            import :: c_int, c_ptr, hipGraphExec_t, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphExecMemcpyNodeSetParams_h
        end function hipGraphExecMemcpyNodeSetParams_h

        !> Adds a node that copies bytes.
        function hipGraphAddMemcpyNode1D_h(pGraphNode, graph, pDependencies, numDependencies, dst, src, count, myKind) &
            bind(c, name="hipGraphAddMemcpyNode1D")
            import :: c_int, c_ptr, c_size_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: count
            integer(c_int), value :: myKind
            integer(c_int) :: hipGraphAddMemcpyNode1D_h
        end function hipGraphAddMemcpyNode1D_h

        !> Sets the copy of a node to one of bytes.
        function hipGraphMemcpyNodeSetParams1D_h(node, dst, src, count, myKind) bind(c, name="hipGraphMemcpyNodeSetParams1D")
            import :: c_int, c_ptr, c_size_t, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: count
            integer(c_int), value :: myKind
            integer(c_int) :: hipGraphMemcpyNodeSetParams1D_h
        end function hipGraphMemcpyNodeSetParams1D_h

        !> Sets the copy that an executable graph does for a node to one of bytes.
        function hipGraphExecMemcpyNodeSetParams1D_h(hGraphExec, node, dst, src, count, myKind) &
            bind(c, name="hipGraphExecMemcpyNodeSetParams1D")
            import :: c_int, c_ptr, c_size_t, hipGraphExec_t, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: node
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: count
            integer(c_int), value :: myKind
            integer(c_int) :: hipGraphExecMemcpyNodeSetParams1D_h
        end function hipGraphExecMemcpyNodeSetParams1D_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphAddMemcpyNodeFromSymbol_h(pGraphNode, graph, pDependencies, numDependencies, dst, symbol, count, &
            offset, myKind) bind(c, name="hipGraphAddMemcpyNodeFromSymbol")
            import :: c_int, c_ptr, c_size_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t) :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: dst
            type(c_ptr), value :: symbol
            integer(c_size_t), value :: count
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            integer(c_int) :: hipGraphAddMemcpyNodeFromSymbol_h
        end function hipGraphAddMemcpyNodeFromSymbol_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphMemcpyNodeSetParamsFromSymbol_h(node, dst, symbol, count, offset, myKind) &
            bind(c, name="hipGraphMemcpyNodeSetParamsFromSymbol")
            import :: c_int, c_ptr, c_size_t, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(c_ptr), value :: dst
            type(c_ptr), value :: symbol
            integer(c_size_t), value :: count
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            integer(c_int) :: hipGraphMemcpyNodeSetParamsFromSymbol_h
        end function hipGraphMemcpyNodeSetParamsFromSymbol_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphExecMemcpyNodeSetParamsFromSymbol_h(hGraphExec, node, dst, symbol, count, offset, myKind) &
            bind(c, name="hipGraphExecMemcpyNodeSetParamsFromSymbol")
            import :: c_int, c_ptr, c_size_t, hipGraphExec_t, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: node
            type(c_ptr), value :: dst
            type(c_ptr), value :: symbol
            integer(c_size_t), value :: count
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            integer(c_int) :: hipGraphExecMemcpyNodeSetParamsFromSymbol_h
        end function hipGraphExecMemcpyNodeSetParamsFromSymbol_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphAddMemcpyNodeToSymbol_h(pGraphNode, graph, pDependencies, numDependencies, symbol, src, count, offset, &
            myKind) bind(c, name="hipGraphAddMemcpyNodeToSymbol")
            import :: c_int, c_ptr, c_size_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t) :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: symbol
            type(c_ptr), value :: src
            integer(c_size_t), value :: count
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            integer(c_int) :: hipGraphAddMemcpyNodeToSymbol_h
        end function hipGraphAddMemcpyNodeToSymbol_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphMemcpyNodeSetParamsToSymbol_h(node, symbol, src, count, offset, myKind) &
            bind(c, name="hipGraphMemcpyNodeSetParamsToSymbol")
            import :: c_int, c_ptr, c_size_t, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(c_ptr), value :: symbol
            type(c_ptr), value :: src
            integer(c_size_t), value :: count
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            integer(c_int) :: hipGraphMemcpyNodeSetParamsToSymbol_h
        end function hipGraphMemcpyNodeSetParamsToSymbol_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphExecMemcpyNodeSetParamsToSymbol_h(hGraphExec, node, symbol, src, count, offset, myKind) &
            bind(c, name="hipGraphExecMemcpyNodeSetParamsToSymbol")
            import :: c_int, c_ptr, c_size_t, hipGraphExec_t, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: node
            type(c_ptr), value :: symbol
            type(c_ptr), value :: src
            integer(c_size_t), value :: count
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            integer(c_int) :: hipGraphExecMemcpyNodeSetParamsToSymbol_h
        end function hipGraphExecMemcpyNodeSetParamsToSymbol_h

        !> Adds a node that fills memory.
        function hipGraphAddMemsetNode_h(pGraphNode, graph, pDependencies, numDependencies, pMemsetParams) &
            bind(c, name="hipGraphAddMemsetNode")
            import :: c_int, c_ptr, c_size_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr) :: pMemsetParams
            integer(c_int) :: hipGraphAddMemsetNode_h
        end function hipGraphAddMemsetNode_h

        !> Returns the fill of a node.
        function hipGraphMemsetNodeGetParams_h(node, pNodeParams) bind(c, name="hipGraphMemsetNodeGetParams")
            import :: c_int, c_ptr, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphMemsetNodeGetParams_h
        end function hipGraphMemsetNodeGetParams_h

        !> Sets the fill of a node.
        function hipGraphMemsetNodeSetParams_h(node, pNodeParams) bind(c, name="hipGraphMemsetNodeSetParams")
            import :: c_int, c_ptr, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphMemsetNodeSetParams_h
        end function hipGraphMemsetNodeSetParams_h

        !> Sets the fill that an executable graph does for a node.
        function hipGraphExecMemsetNodeSetParams_h(hGraphExec, node, pNodeParams) bind(c, name="hipGraphExecMemsetNodeSetParams")
            import :: c_int, c_ptr, hipGraphExec_t, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphExecMemsetNodeSetParams_h
        end function hipGraphExecMemsetNodeSetParams_h

        !> Adds a node that calls a function on the host, at each launch.
        function hipGraphAddHostNode_h(pGraphNode, graph, pDependencies, numDependencies, pNodeParams) &
            bind(c, name="hipGraphAddHostNode")
            import :: c_int, c_ptr, c_size_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphAddHostNode_h
        end function hipGraphAddHostNode_h

        !> Returns the call of a node.
        function hipGraphHostNodeGetParams_h(node, pNodeParams) bind(c, name="hipGraphHostNodeGetParams")
            import :: c_int, c_ptr, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphHostNodeGetParams_h
        end function hipGraphHostNodeGetParams_h

        !> Sets the call of a node.
        function hipGraphHostNodeSetParams_h(node, pNodeParams) bind(c, name="hipGraphHostNodeSetParams")
            import :: c_int, c_ptr, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphHostNodeSetParams_h
        end function hipGraphHostNodeSetParams_h

        !> Sets the call that an executable graph does for a node.
        function hipGraphExecHostNodeSetParams_h(hGraphExec, node, pNodeParams) bind(c, name="hipGraphExecHostNodeSetParams")
            import :: c_int, c_ptr, hipGraphExec_t, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: node
            type(c_ptr) :: pNodeParams
            integer(c_int) :: hipGraphExecHostNodeSetParams_h
        end function hipGraphExecHostNodeSetParams_h

        !> Adds a node that does the work of another graph, as that is now.
        function hipGraphAddChildGraphNode_h(pGraphNode, graph, pDependencies, numDependencies, childGraph) &
            bind(c, name="hipGraphAddChildGraphNode")
            import :: c_int, c_size_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipGraph_t), value :: childGraph
            integer(c_int) :: hipGraphAddChildGraphNode_h
        end function hipGraphAddChildGraphNode_h

        !> Returns the graph of a node, which belongs to it.
        function hipGraphChildGraphNodeGetGraph_h(node, pGraph) bind(c, name="hipGraphChildGraphNodeGetGraph")
            import :: c_int, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(hipGraph_t) :: pGraph
            integer(c_int) :: hipGraphChildGraphNodeGetGraph_h
        end function hipGraphChildGraphNodeGetGraph_h

        !> Sets the work that an executable graph does for a node with a graph: that of a graph like it.
        function hipGraphExecChildGraphNodeSetParams_h(hGraphExec, node, childGraph) &
            bind(c, name="hipGraphExecChildGraphNodeSetParams")
            import :: c_int, hipGraphExec_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: node
            type(hipGraph_t), value :: childGraph
            integer(c_int) :: hipGraphExecChildGraphNodeSetParams_h
        end function hipGraphExecChildGraphNodeSetParams_h

        !> Adds a node that does nothing but keep an order.
        function hipGraphAddEmptyNode_h(pGraphNode, graph, pDependencies, numDependencies) bind(c, name="hipGraphAddEmptyNode")
            import :: c_int, c_size_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            integer(c_int) :: hipGraphAddEmptyNode_h
        end function hipGraphAddEmptyNode_h

        !> Adds a node that records an event.
        function hipGraphAddEventRecordNode_h(pGraphNode, graph, pDependencies, numDependencies, event) &
            bind(c, name="hipGraphAddEventRecordNode")
            import :: c_int, c_size_t, hipEvent_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipEvent_t), value :: event
            integer(c_int) :: hipGraphAddEventRecordNode_h
        end function hipGraphAddEventRecordNode_h

        !> Returns the event that a node records.
        function hipGraphEventRecordNodeGetEvent_h(node, event_out) bind(c, name="hipGraphEventRecordNodeGetEvent")
            import :: c_int, hipEvent_t, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(hipEvent_t) :: event_out
            integer(c_int) :: hipGraphEventRecordNodeGetEvent_h
        end function hipGraphEventRecordNodeGetEvent_h

        !> Sets the event that a node records.
        function hipGraphEventRecordNodeSetEvent_h(node, event) bind(c, name="hipGraphEventRecordNodeSetEvent")
            import :: c_int, hipEvent_t, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(hipEvent_t), value :: event
            integer(c_int) :: hipGraphEventRecordNodeSetEvent_h
        end function hipGraphEventRecordNodeSetEvent_h

        !> Sets the event that an executable graph records for a node.
        function hipGraphExecEventRecordNodeSetEvent_h(hGraphExec, hNode, event) bind(c, name="hipGraphExecEventRecordNodeSetEvent")
            import :: c_int, hipEvent_t, hipGraphExec_t, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: hNode
            type(hipEvent_t), value :: event
            integer(c_int) :: hipGraphExecEventRecordNodeSetEvent_h
        end function hipGraphExecEventRecordNodeSetEvent_h

        !> Adds a node that waits for an event's latest record at the launch.
        function hipGraphAddEventWaitNode_h(pGraphNode, graph, pDependencies, numDependencies, event) &
            bind(c, name="hipGraphAddEventWaitNode")
            import :: c_int, c_size_t, hipEvent_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipEvent_t), value :: event
            integer(c_int) :: hipGraphAddEventWaitNode_h
        end function hipGraphAddEventWaitNode_h

        !> Returns the event that a node waits for.
        function hipGraphEventWaitNodeGetEvent_h(node, event_out) bind(c, name="hipGraphEventWaitNodeGetEvent")
            import :: c_int, hipEvent_t, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(hipEvent_t) :: event_out
            integer(c_int) :: hipGraphEventWaitNodeGetEvent_h
        end function hipGraphEventWaitNodeGetEvent_h

        !> Sets the event that a node waits for.
        function hipGraphEventWaitNodeSetEvent_h(node, event) bind(c, name="hipGraphEventWaitNodeSetEvent")
            import :: c_int, hipEvent_t, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(hipEvent_t), value :: event
            integer(c_int) :: hipGraphEventWaitNodeSetEvent_h
        end function hipGraphEventWaitNodeSetEvent_h

        !> Sets the event that an executable graph waits for for a node.
        function hipGraphExecEventWaitNodeSetEvent_h(hGraphExec, hNode, event) bind(c, name="hipGraphExecEventWaitNodeSetEvent")
            import :: c_int, hipEvent_t, hipGraphExec_t, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: hNode
            type(hipEvent_t), value :: event
            integer(c_int) :: hipGraphExecEventWaitNodeSetEvent_h
        end function hipGraphExecEventWaitNodeSetEvent_h

        !> Queues a copy of memory.
        function hipMemcpyAsync_h(dest, src, sizeBytes, myKind, stream) bind(c, name="hipMemcpyAsync")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dest
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_int), value :: myKind
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpyAsync_h
        end function hipMemcpyAsync_h

        !> Queues a copy of host memory to a row of an array.
        function hipMemcpyHtoAAsync_h(dstArray, dstOffset, srcHost, ByteCount, stream) bind(c, name="hipMemcpyHtoAAsync")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dstArray
            integer(c_size_t), value :: dstOffset
            type(c_ptr), value :: srcHost
            integer(c_size_t), value :: ByteCount
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpyHtoAAsync_h
        end function hipMemcpyHtoAAsync_h

        !> Queues a copy of a row of an array to host memory.
        function hipMemcpyAtoHAsync_h(dstHost, srcArray, srcOffset, ByteCount, stream) bind(c, name="hipMemcpyAtoHAsync")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dstHost
            type(c_ptr), value :: srcArray
            integer(c_size_t), value :: srcOffset
            integer(c_size_t), value :: ByteCount
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpyAtoHAsync_h
        end function hipMemcpyAtoHAsync_h

        !> hipMemcpyAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemcpyAsync_spt_h(dst, src, sizeBytes, myKind, stream) bind(c, name="hipMemcpyAsync_spt")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_int), value :: myKind
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpyAsync_spt_h
        end function hipMemcpyAsync_spt_h

        !> hipMemcpy3DAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemcpy3DAsync_spt_h(p, stream) bind(c, name="hipMemcpy3DAsync_spt")
            import :: c_int, hipMemcpy3DParms, hipStream_t
            implicit none
            type(hipMemcpy3DParms) :: p
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpy3DAsync_spt_h
        end function hipMemcpy3DAsync_spt_h

        !> Queues copies of boxes, wherever the addresses are.
        function hipMemcpy3DBatchAsync_h(numOps, opList, failIdx, flags, stream) bind(c, name="hipMemcpy3DBatchAsync")
            import :: c_int, c_int64_t, c_ptr, c_size_t, hipMemcpy3DBatchOp, hipStream_t
            implicit none
            integer(c_size_t), value :: numOps
            type(hipMemcpy3DBatchOp) :: opList
            type(c_ptr), value :: failIdx
            integer(c_int64_t), value :: flags
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpy3DBatchAsync_h
        end function hipMemcpy3DBatchAsync_h

        !> hipMemsetAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemsetAsync_spt_h(dst, myValue, sizeBytes, stream) bind(c, name="hipMemsetAsync_spt")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_int), value :: myValue
            integer(c_size_t), value :: sizeBytes
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemsetAsync_spt_h
        end function hipMemsetAsync_spt_h

        !> Queues a fill of rows with a value of 8 bits.
        function hipMemsetD2D8Async_h(dst, dstPitch, myValue, width, height, stream) bind(c, name="hipMemsetD2D8Async")
            import :: c_char, c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dstPitch
            character(kind=c_char), value :: myValue
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemsetD2D8Async_h
        end function hipMemsetD2D8Async_h

        !> Queues a fill of rows with a value of 16 bits.
        function hipMemsetD2D16Async_h(dst, dstPitch, myValue, width, height, stream) bind(c, name="hipMemsetD2D16Async")
            import :: c_int, c_ptr, c_short, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dstPitch
            integer(c_short), value :: myValue
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemsetD2D16Async_h
        end function hipMemsetD2D16Async_h

        !> Queues a fill of rows with a value of 32 bits.
        function hipMemsetD2D32Async_h(dst, dstPitch, myValue, width, height, stream) bind(c, name="hipMemsetD2D32Async")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: dstPitch
            integer(c_int), value :: myValue
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemsetD2D32Async_h
        end function hipMemsetD2D32Async_h

        !> hipMemset2DAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemset2DAsync_spt_h(dst, pitch, myValue, width, height, stream) bind(c, name="hipMemset2DAsync_spt")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dst
            integer(c_size_t), value :: pitch
            integer(c_int), value :: myValue
            integer(c_size_t), value :: width
            integer(c_size_t), value :: height
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemset2DAsync_spt_h
        end function hipMemset2DAsync_spt_h

        !> hipMemset3DAsync with the calling thread's own default stream in the place of the default stream.
        function hipMemset3DAsync_spt_h(pitchedDevPtr, myValue, extent, stream) bind(c, name="hipMemset3DAsync_spt")
            import :: c_int, hipExtent, hipPitchedPtr, hipStream_t
            implicit none
            type(hipPitchedPtr), value :: pitchedDevPtr
            integer(c_int), value :: myValue
            type(hipExtent), value :: extent
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemset3DAsync_spt_h
        end function hipMemset3DAsync_spt_h

        !> hipEventRecord with the calling thread's own default stream in the place of the default stream.
        function hipEventRecord_spt_h(event, stream) bind(c, name="hipEventRecord_spt")
            import :: c_int, hipEvent_t, hipStream_t
            implicit none
            type(hipEvent_t), value :: event
            type(hipStream_t), value :: stream
            integer(c_int) :: hipEventRecord_spt_h
        end function hipEventRecord_spt_h

        !> Queues a record of an event, as hipEventRecord does.
        function hipEventRecordWithFlags_h(event, stream, flags) bind(c, name="hipEventRecordWithFlags")
            import :: c_int, hipEvent_t, hipStream_t
            implicit none
            type(hipEvent_t), value :: event
            type(hipStream_t), value :: stream
            integer(c_int), value :: flags
            integer(c_int) :: hipEventRecordWithFlags_h
        end function hipEventRecordWithFlags_h

        !> Imports memory that another interface, such as Vulkan, or another process has exported.
        function hipImportExternalMemory_h(extMem_out, memHandleDesc) bind(c, name="hipImportExternalMemory")
            import :: c_int, hipExternalMemoryHandleDesc, hipExternalMemory_t
            implicit none
            type(hipExternalMemory_t) :: extMem_out
            type(hipExternalMemoryHandleDesc) :: memHandleDesc
            integer(c_int) :: hipImportExternalMemory_h
        end function hipImportExternalMemory_h

        !> Maps external memory as arrays of texels. AMD's library for Linux does not have this function.
        function hipExternalMemoryGetMappedMipmappedArray_h(mipmap, extMem, mipmapDesc) &
            bind(c, name="hipExternalMemoryGetMappedMipmappedArray")
            import :: c_int, c_ptr, hipExternalMemoryMipmappedArrayDesc, hipExternalMemory_t
            implicit none
            type(c_ptr) :: mipmap
            type(hipExternalMemory_t), value :: extMem
            type(hipExternalMemoryMipmappedArrayDesc) :: mipmapDesc
            integer(c_int) :: hipExternalMemoryGetMappedMipmappedArray_h
        end function hipExternalMemoryGetMappedMipmappedArray_h

        !> Imports a semaphore that another interface, such as Vulkan, or another process has exported.
        function hipImportExternalSemaphore_h(extSem_out, semHandleDesc) bind(c, name="hipImportExternalSemaphore")
            import :: c_int, hipExternalSemaphoreHandleDesc, hipExternalSemaphore_t
            implicit none
            type(hipExternalSemaphore_t) :: extSem_out
            type(hipExternalSemaphoreHandleDesc) :: semHandleDesc
            integer(c_int) :: hipImportExternalSemaphore_h
        end function hipImportExternalSemaphore_h

        !> Adds a node that waits for values in memory and writes values, in their order.
        function hipGraphAddBatchMemOpNode_h(phGraphNode, hGraph, dependencies, numDependencies, nodeParams) &
            bind(c, name="hipGraphAddBatchMemOpNode")
            import :: c_int, c_size_t, hipBatchMemOpNodeParams, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: phGraphNode
            type(hipGraph_t), value :: hGraph
            type(hipGraphNode_t), optional :: dependencies
            integer(c_size_t), value :: numDependencies
            type(hipBatchMemOpNodeParams) :: nodeParams
            integer(c_int) :: hipGraphAddBatchMemOpNode_h
        end function hipGraphAddBatchMemOpNode_h

        !> Returns the waits and writes of a node.
        function hipGraphBatchMemOpNodeGetParams_h(hNode, nodeParams_out) bind(c, name="hipGraphBatchMemOpNodeGetParams")
            import :: c_int, hipBatchMemOpNodeParams, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: hNode
            type(hipBatchMemOpNodeParams) :: nodeParams_out
            integer(c_int) :: hipGraphBatchMemOpNodeGetParams_h
        end function hipGraphBatchMemOpNodeGetParams_h

        !> Sets the waits and writes of a node.
        function hipGraphBatchMemOpNodeSetParams_h(hNode, nodeParams) bind(c, name="hipGraphBatchMemOpNodeSetParams")
            import :: c_int, hipBatchMemOpNodeParams, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: hNode
            type(hipBatchMemOpNodeParams) :: nodeParams
            integer(c_int) :: hipGraphBatchMemOpNodeSetParams_h
        end function hipGraphBatchMemOpNodeSetParams_h

        !> Sets the waits and writes that an executable graph does for a node.
        function hipGraphExecBatchMemOpNodeSetParams_h(hGraphExec, hNode, nodeParams) &
            bind(c, name="hipGraphExecBatchMemOpNodeSetParams")
            import :: c_int, hipBatchMemOpNodeParams, hipGraphExec_t, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: hNode
            type(hipBatchMemOpNodeParams) :: nodeParams
            integer(c_int) :: hipGraphExecBatchMemOpNodeSetParams_h
        end function hipGraphExecBatchMemOpNodeSetParams_h

        !> Adds a node that signals semaphores.
        function hipGraphAddExternalSemaphoresSignalNode_h(pGraphNode, graph, pDependencies, numDependencies, nodeParams) &
            bind(c, name="hipGraphAddExternalSemaphoresSignalNode")
            import :: c_int, c_size_t, hipExternalSemaphoreSignalNodeParams, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipExternalSemaphoreSignalNodeParams) :: nodeParams
            integer(c_int) :: hipGraphAddExternalSemaphoresSignalNode_h
        end function hipGraphAddExternalSemaphoresSignalNode_h

        !> Returns the signals of a node.
        function hipGraphExternalSemaphoresSignalNodeGetParams_h(hNode, params_out) &
            bind(c, name="hipGraphExternalSemaphoresSignalNodeGetParams")
            import :: c_int, hipExternalSemaphoreSignalNodeParams, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: hNode
            type(hipExternalSemaphoreSignalNodeParams) :: params_out
            integer(c_int) :: hipGraphExternalSemaphoresSignalNodeGetParams_h
        end function hipGraphExternalSemaphoresSignalNodeGetParams_h

        !> Sets the signals of a node.
        function hipGraphExternalSemaphoresSignalNodeSetParams_h(hNode, nodeParams) &
            bind(c, name="hipGraphExternalSemaphoresSignalNodeSetParams")
            import :: c_int, hipExternalSemaphoreSignalNodeParams, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: hNode
            type(hipExternalSemaphoreSignalNodeParams) :: nodeParams
            integer(c_int) :: hipGraphExternalSemaphoresSignalNodeSetParams_h
        end function hipGraphExternalSemaphoresSignalNodeSetParams_h

        !> Sets the signals that an executable graph does for a node.
        function hipGraphExecExternalSemaphoresSignalNodeSetParams_h(hGraphExec, hNode, nodeParams) &
            bind(c, name="hipGraphExecExternalSemaphoresSignalNodeSetParams")
            import :: c_int, hipExternalSemaphoreSignalNodeParams, hipGraphExec_t, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: hNode
            type(hipExternalSemaphoreSignalNodeParams) :: nodeParams
            integer(c_int) :: hipGraphExecExternalSemaphoresSignalNodeSetParams_h
        end function hipGraphExecExternalSemaphoresSignalNodeSetParams_h

        !> Adds a node that waits for semaphores.
        function hipGraphAddExternalSemaphoresWaitNode_h(pGraphNode, graph, pDependencies, numDependencies, nodeParams) &
            bind(c, name="hipGraphAddExternalSemaphoresWaitNode")
            import :: c_int, c_size_t, hipExternalSemaphoreWaitNodeParams, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipExternalSemaphoreWaitNodeParams) :: nodeParams
            integer(c_int) :: hipGraphAddExternalSemaphoresWaitNode_h
        end function hipGraphAddExternalSemaphoresWaitNode_h

        !> Returns the waits of a node.
        function hipGraphExternalSemaphoresWaitNodeGetParams_h(hNode, params_out) &
            bind(c, name="hipGraphExternalSemaphoresWaitNodeGetParams")
            import :: c_int, hipExternalSemaphoreWaitNodeParams, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: hNode
            type(hipExternalSemaphoreWaitNodeParams) :: params_out
            integer(c_int) :: hipGraphExternalSemaphoresWaitNodeGetParams_h
        end function hipGraphExternalSemaphoresWaitNodeGetParams_h

        !> Sets the waits of a node.
        function hipGraphExternalSemaphoresWaitNodeSetParams_h(hNode, nodeParams) &
            bind(c, name="hipGraphExternalSemaphoresWaitNodeSetParams")
            import :: c_int, hipExternalSemaphoreWaitNodeParams, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: hNode
            type(hipExternalSemaphoreWaitNodeParams) :: nodeParams
            integer(c_int) :: hipGraphExternalSemaphoresWaitNodeSetParams_h
        end function hipGraphExternalSemaphoresWaitNodeSetParams_h

        !> Sets the waits that an executable graph does for a node.
        function hipGraphExecExternalSemaphoresWaitNodeSetParams_h(hGraphExec, hNode, nodeParams) &
            bind(c, name="hipGraphExecExternalSemaphoresWaitNodeSetParams")
            import :: c_int, hipExternalSemaphoreWaitNodeParams, hipGraphExec_t, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: hNode
            type(hipExternalSemaphoreWaitNodeParams) :: nodeParams
            integer(c_int) :: hipGraphExecExternalSemaphoresWaitNodeSetParams_h
        end function hipGraphExecExternalSemaphoresWaitNodeSetParams_h

        !> Adds a node that allocates memory, which has its address from now on.
        function hipGraphAddMemAllocNode_h(pGraphNode, graph, pDependencies, numDependencies, pNodeParams) &
            bind(c, name="hipGraphAddMemAllocNode")
            import :: c_int, c_size_t, hipGraphNode_t, hipGraph_t, hipMemAllocNodeParams
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(hipMemAllocNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphAddMemAllocNode_h
        end function hipGraphAddMemAllocNode_h

        !> Returns the allocation of a node.
        function hipGraphMemAllocNodeGetParams_h(node, pNodeParams) bind(c, name="hipGraphMemAllocNodeGetParams")
            import :: c_int, hipGraphNode_t, hipMemAllocNodeParams
            implicit none
            type(hipGraphNode_t), value :: node
            type(hipMemAllocNodeParams) :: pNodeParams
            integer(c_int) :: hipGraphMemAllocNodeGetParams_h
        end function hipGraphMemAllocNodeGetParams_h

        !> Adds a node that frees the memory of one that allocates it.
        function hipGraphAddMemFreeNode_h(pGraphNode, graph, pDependencies, numDependencies, dev_ptr) &
            bind(c, name="hipGraphAddMemFreeNode")
            import :: c_int, c_ptr, c_size_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t), optional :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: dev_ptr
            integer(c_int) :: hipGraphAddMemFreeNode_h
        end function hipGraphAddMemFreeNode_h

        !> Returns the memory that a node frees.
        function hipGraphMemFreeNodeGetParams_h(node, dev_ptr) bind(c, name="hipGraphMemFreeNodeGetParams")
            import :: c_int, c_ptr, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(c_ptr), value :: dev_ptr
            integer(c_int) :: hipGraphMemFreeNodeGetParams_h
        end function hipGraphMemFreeNodeGetParams_h

        !> Adds a node that copies a box, described as hipDrvMemcpy3D's.
        function hipDrvGraphAddMemcpyNode_h(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx) &
            bind(c, name="hipDrvGraphAddMemcpyNode")
            import :: c_int, c_ptr, c_size_t, hipCtx_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: phGraphNode
            type(hipGraph_t), value :: hGraph
            type(hipGraphNode_t) :: dependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: copyParams
            type(hipCtx_t), value :: ctx
            integer(c_int) :: hipDrvGraphAddMemcpyNode_h
        end function hipDrvGraphAddMemcpyNode_h

        !> Returns the copy of a node, described as hipDrvMemcpy3D's.
        function hipDrvGraphMemcpyNodeGetParams_h(hNode, nodeParams) bind(c, name="hipDrvGraphMemcpyNodeGetParams")
            import :: c_int, c_ptr, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: hNode
            type(c_ptr), value :: nodeParams
            integer(c_int) :: hipDrvGraphMemcpyNodeGetParams_h
        end function hipDrvGraphMemcpyNodeGetParams_h

        !> Sets the copy of a node, described as hipDrvMemcpy3D's.
        function hipDrvGraphMemcpyNodeSetParams_h(hNode, nodeParams) bind(c, name="hipDrvGraphMemcpyNodeSetParams")
            import :: c_int, c_ptr, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: hNode
            type(c_ptr), value :: nodeParams
            integer(c_int) :: hipDrvGraphMemcpyNodeSetParams_h
        end function hipDrvGraphMemcpyNodeSetParams_h

        !> Sets the copy that an executable graph does for a node, described as hipDrvMemcpy3D's, between memory of the same
        function hipDrvGraphExecMemcpyNodeSetParams_h(hGraphExec, hNode, copyParams, ctx) &
            bind(c, name="hipDrvGraphExecMemcpyNodeSetParams")
            import :: c_int, c_ptr, hipCtx_t, hipGraphExec_t, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: hNode
            type(c_ptr), value :: copyParams
            type(hipCtx_t), value :: ctx
            integer(c_int) :: hipDrvGraphExecMemcpyNodeSetParams_h
        end function hipDrvGraphExecMemcpyNodeSetParams_h

        !> Adds a node that fills memory.
        function hipDrvGraphAddMemsetNode_h(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx) &
            bind(c, name="hipDrvGraphAddMemsetNode")
            import :: c_int, c_ptr, c_size_t, hipCtx_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: phGraphNode
            type(hipGraph_t), value :: hGraph
            type(hipGraphNode_t) :: dependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: memsetParams
            type(hipCtx_t), value :: ctx
            integer(c_int) :: hipDrvGraphAddMemsetNode_h
        end function hipDrvGraphAddMemsetNode_h

        !> Sets the fill that an executable graph does for a node.
        function hipDrvGraphExecMemsetNodeSetParams_h(hGraphExec, hNode, memsetParams, ctx) &
            bind(c, name="hipDrvGraphExecMemsetNodeSetParams")
            import :: c_int, c_ptr, hipCtx_t, hipGraphExec_t, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: hNode
            type(c_ptr), value :: memsetParams
            type(hipCtx_t), value :: ctx
            integer(c_int) :: hipDrvGraphExecMemsetNodeSetParams_h
        end function hipDrvGraphExecMemsetNodeSetParams_h

        !> Adds a node that frees the memory of one that allocates it.
        function hipDrvGraphAddMemFreeNode_h(phGraphNode, hGraph, dependencies, numDependencies, dptr) &
            bind(c, name="hipDrvGraphAddMemFreeNode")
            import :: c_int, c_ptr, c_size_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: phGraphNode
            type(hipGraph_t), value :: hGraph
            type(hipGraphNode_t) :: dependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: dptr
            integer(c_int) :: hipDrvGraphAddMemFreeNode_h
        end function hipDrvGraphAddMemFreeNode_h

        !> Makes an executable graph of a graph as it is now, and prepares its launch on request.
        function hipGraphInstantiateWithParams_h(pGraphExec, graph, instantiateParams) bind(c, name="hipGraphInstantiateWithParams")
            import :: c_int, hipGraphExec_t, hipGraphInstantiateParams, hipGraph_t
            implicit none
            type(hipGraphExec_t) :: pGraphExec
            type(hipGraph_t), value :: graph
            type(hipGraphInstantiateParams) :: instantiateParams
            integer(c_int) :: hipGraphInstantiateWithParams_h
        end function hipGraphInstantiateWithParams_h

        !> Returns the flags that an executable graph was made with.
        function hipGraphExecGetFlags_h(graphExec, flags) bind(c, name="hipGraphExecGetFlags")
            import :: c_int, c_ptr, hipGraphExec_t
            implicit none
            type(hipGraphExec_t), value :: graphExec
            type(c_ptr), value :: flags
            integer(c_int) :: hipGraphExecGetFlags_h
        end function hipGraphExecGetFlags_h

        !> Tells whether launches of an executable graph do the work of a node.
        function hipGraphNodeGetEnabled_h(hGraphExec, hNode, isEnabled) bind(c, name="hipGraphNodeGetEnabled")
            import :: c_int, c_ptr, hipGraphExec_t, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: hNode
            type(c_ptr), value :: isEnabled
            integer(c_int) :: hipGraphNodeGetEnabled_h
        end function hipGraphNodeGetEnabled_h

        !> Lets launches of an executable graph do the work of a node, or leave it out.
        function hipGraphNodeSetEnabled_h(hGraphExec, hNode, isEnabled) bind(c, name="hipGraphNodeSetEnabled")
            import :: c_int, hipGraphExec_t, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: hGraphExec
            type(hipGraphNode_t), value :: hNode
            integer(c_int), value :: isEnabled
            integer(c_int) :: hipGraphNodeSetEnabled_h
        end function hipGraphNodeSetEnabled_h

        !> Returns an attribute of a node's launch.
        function hipGraphKernelNodeGetAttribute_h(hNode, attr, myValue) bind(c, name="hipGraphKernelNodeGetAttribute")
            import :: c_int, c_ptr, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: hNode
            integer(c_int), value :: attr
            type(c_ptr), value :: myValue
            integer(c_int) :: hipGraphKernelNodeGetAttribute_h
        end function hipGraphKernelNodeGetAttribute_h

        !> Sets an attribute of a node's launch.
        function hipGraphKernelNodeSetAttribute_h(hNode, attr, myValue) bind(c, name="hipGraphKernelNodeSetAttribute")
            import :: c_int, c_ptr, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: hNode
            integer(c_int), value :: attr
            type(c_ptr), value :: myValue
            integer(c_int) :: hipGraphKernelNodeSetAttribute_h
        end function hipGraphKernelNodeSetAttribute_h

        !> Gives a node's launch all attributes of another node's.
        function hipGraphKernelNodeCopyAttributes_h(hSrc, hDst) bind(c, name="hipGraphKernelNodeCopyAttributes")
            import :: c_int, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: hSrc
            type(hipGraphNode_t), value :: hDst
            integer(c_int) :: hipGraphKernelNodeCopyAttributes_h
        end function hipGraphKernelNodeCopyAttributes_h

        !> Makes an object that lasts as long as the program or a graph refers to it.
        function hipUserObjectCreate_h(object_out, ptr, destroy, initialRefcount, flags) bind(c, name="hipUserObjectCreate")
            import :: c_funptr, c_int, c_ptr, hipUserObject_t
            implicit none
            type(hipUserObject_t) :: object_out
            type(c_ptr), value :: ptr
            type(c_funptr), value :: destroy
            integer(c_int), value :: initialRefcount
            integer(c_int), value :: flags
            integer(c_int) :: hipUserObjectCreate_h
        end function hipUserObjectCreate_h

        !> Releases references of the program's to an object.
        function hipUserObjectRelease_h(object, count) bind(c, name="hipUserObjectRelease")
            import :: c_int, hipUserObject_t
            implicit none
            type(hipUserObject_t), value :: object
            integer(c_int), value :: count
            integer(c_int) :: hipUserObjectRelease_h
        end function hipUserObjectRelease_h

        !> Adds references of the program's to an object.
        function hipUserObjectRetain_h(object, count) bind(c, name="hipUserObjectRetain")
            import :: c_int, hipUserObject_t
            implicit none
            type(hipUserObject_t), value :: object
            integer(c_int), value :: count
            integer(c_int) :: hipUserObjectRetain_h
        end function hipUserObjectRetain_h

        !> Gives a graph references to an object. Copies of the graph and what is made of it have references of their own.
        function hipGraphRetainUserObject_h(graph, object, count, flags) bind(c, name="hipGraphRetainUserObject")
            import :: c_int, hipGraph_t, hipUserObject_t
            implicit none
            type(hipGraph_t), value :: graph
            type(hipUserObject_t), value :: object
            integer(c_int), value :: count
            integer(c_int), value :: flags
            integer(c_int) :: hipGraphRetainUserObject_h
        end function hipGraphRetainUserObject_h

        !> Releases references of a graph to an object.
        function hipGraphReleaseUserObject_h(graph, object, count) bind(c, name="hipGraphReleaseUserObject")
            import :: c_int, hipGraph_t, hipUserObject_t
            implicit none
            type(hipGraph_t), value :: graph
            type(hipUserObject_t), value :: object
            integer(c_int), value :: count
            integer(c_int) :: hipGraphReleaseUserObject_h
        end function hipGraphReleaseUserObject_h

        !> hipGraphLaunch with the calling thread's own default stream in the place of the default stream.
        function hipGraphLaunch_spt_h(graphExec, stream) bind(c, name="hipGraphLaunch_spt")
            import :: c_int, hipGraphExec_t, hipStream_t
            implicit none
            type(hipGraphExec_t), value :: graphExec
            type(hipStream_t), value :: stream
            integer(c_int) :: hipGraphLaunch_spt_h
        end function hipGraphLaunch_spt_h

        !> Prepares the launch of an executable graph. Here a launch needs none.
        function hipGraphUpload_h(graphExec, stream) bind(c, name="hipGraphUpload")
            import :: c_int, hipGraphExec_t, hipStream_t
            implicit none
            type(hipGraphExec_t), value :: graphExec
            type(hipStream_t), value :: stream
            integer(c_int) :: hipGraphUpload_h
        end function hipGraphUpload_h

        !> Writes a graph to a file, in the language of Graphviz.
        function hipGraphDebugDotPrint_h(graph, path, flags) bind(c, name="hipGraphDebugDotPrint")
            import :: c_int, c_ptr, hipGraph_t
            implicit none
            type(hipGraph_t), value :: graph
            type(c_ptr), value :: path
            integer(c_int), value :: flags
            integer(c_int) :: hipGraphDebugDotPrint_h
        end function hipGraphDebugDotPrint_h

        !> Adds a node of any type.
        function hipGraphAddNode_h(pGraphNode, graph, pDependencies, numDependencies, nodeParams) bind(c, name="hipGraphAddNode")
            import :: c_int, c_ptr, c_size_t, hipGraphNode_t, hipGraph_t
            implicit none
            type(hipGraphNode_t) :: pGraphNode
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t) :: pDependencies
            integer(c_size_t), value :: numDependencies
            type(c_ptr), value :: nodeParams
            integer(c_int) :: hipGraphAddNode_h
        end function hipGraphAddNode_h

        !> Sets the work of a node of any type.
        function hipGraphNodeSetParams_h(node, nodeParams) bind(c, name="hipGraphNodeSetParams")
            import :: c_int, c_ptr, hipGraphNode_t
            implicit none
            type(hipGraphNode_t), value :: node
            type(c_ptr), value :: nodeParams
            integer(c_int) :: hipGraphNodeSetParams_h
        end function hipGraphNodeSetParams_h

        !> Sets the work that an executable graph does for a node of any type.
        function hipGraphExecNodeSetParams_h(graphExec, node, nodeParams) bind(c, name="hipGraphExecNodeSetParams")
            import :: c_int, c_ptr, hipGraphExec_t, hipGraphNode_t
            implicit none
            type(hipGraphExec_t), value :: graphExec
            type(hipGraphNode_t), value :: node
            type(c_ptr), value :: nodeParams
            integer(c_int) :: hipGraphExecNodeSetParams_h
        end function hipGraphExecNodeSetParams_h

        !> Loads a module from memory.
        function hipModuleLoadFatBinary_h(module, fatbin) bind(c, name="hipModuleLoadFatBinary")
            import :: c_int, c_ptr, hipModule_t
            implicit none
            type(hipModule_t) :: module
            type(c_ptr), value :: fatbin
            integer(c_int) :: hipModuleLoadFatBinary_h
        end function hipModuleLoadFatBinary_h

        !> Counts the kernels of a module.
        function hipModuleGetFunctionCount_h(count, mod) bind(c, name="hipModuleGetFunctionCount")
            import :: c_int, c_ptr, hipModule_t
            implicit none
            type(c_ptr), value :: count
            type(hipModule_t), value :: mod
            integer(c_int) :: hipModuleGetFunctionCount_h
        end function hipModuleGetFunctionCount_h

        !> Queues a launch of a kernel, with attributes.
        function hipDrvLaunchKernelEx_h(config, f, params, extra) bind(c, name="hipDrvLaunchKernelEx")
            import :: c_int, c_ptr, hipFunction_t
            implicit none
            type(c_ptr), value :: config
            type(hipFunction_t), value :: f
            type(c_ptr), optional :: params
            type(c_ptr), value :: extra
            integer(c_int) :: hipDrvLaunchKernelEx_h
        end function hipDrvLaunchKernelEx_h

        !> Counts the blocks of a kernel that a multiprocessor runs at a time.
        function hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_h(numBlocks, f, blockSize, dynSharedMemPerBlk, &
            flags) bind(c, name="hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags")
            import :: c_int, c_ptr, c_size_t, hipFunction_t
            implicit none
            type(c_ptr), value :: numBlocks
            type(hipFunction_t), value :: f
            integer(c_int), value :: blockSize
            integer(c_size_t), value :: dynSharedMemPerBlk
            integer(c_int), value :: flags
            integer(c_int) :: hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_h
        end function hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_h

        !> Returns the kernel of a library as one of the current device.
        function hipKernelGetFunction_h(pFunc, kernel) bind(c, name="hipKernelGetFunction")
            import :: c_int, c_ptr, hipFunction_t
            implicit none
            type(hipFunction_t) :: pFunc
            type(c_ptr), value :: kernel
            integer(c_int) :: hipKernelGetFunction_h
        end function hipKernelGetFunction_h

        !> Queues a migration of managed memory to a device or to the host.
        function hipMemPrefetchAsync_v2_h(dev_ptr, count, location, flags, stream) bind(c, name="anygpu_hipMemPrefetchAsync_v2_ref")
            import :: c_int, c_ptr, c_size_t, hipMemLocation, hipStream_t
            implicit none
            type(c_ptr), value :: dev_ptr
            integer(c_size_t), value :: count
            type(hipMemLocation) :: location
            integer(c_int), value :: flags
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemPrefetchAsync_v2_h
        end function hipMemPrefetchAsync_v2_h

        !> Queues a discard of the contents of managed ranges. The contents are kept here all the same.
        function hipMemDiscardBatchAsync_h(dev_ptrs, sizes, count, flags, stream) bind(c, name="hipMemDiscardBatchAsync")
            import :: c_int, c_int64_t, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr) :: dev_ptrs
            type(c_ptr), value :: sizes
            integer(c_size_t), value :: count
            integer(c_int64_t), value :: flags
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemDiscardBatchAsync_h
        end function hipMemDiscardBatchAsync_h

        !> Queues a discard of the contents of managed ranges. The contents are kept here all the same.
        function hipDrvMemDiscardBatchAsync_h(dptrs, sizes, count, flags, stream) bind(c, name="hipDrvMemDiscardBatchAsync")
            import :: c_int, c_int64_t, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr) :: dptrs
            type(c_ptr), value :: sizes
            integer(c_size_t), value :: count
            integer(c_int64_t), value :: flags
            type(hipStream_t), value :: stream
            integer(c_int) :: hipDrvMemDiscardBatchAsync_h
        end function hipDrvMemDiscardBatchAsync_h

        !> Queues a copy of a box from one device's memory to another's.
        function hipMemcpy3DPeerAsync_h(p, stream) bind(c, name="hipMemcpy3DPeerAsync")
            import :: c_int, hipMemcpy3DPeerParms, hipStream_t
            implicit none
            type(hipMemcpy3DPeerParms) :: p
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpy3DPeerAsync_h
        end function hipMemcpy3DPeerAsync_h

        !> Allocates device memory in a stream's order, from the current device's default pool.
        function hipMallocAsync_h(dev_ptr, mySize, stream) bind(c, name="hipMallocAsync")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr) :: dev_ptr
            integer(c_size_t), value :: mySize
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMallocAsync_h
        end function hipMallocAsync_h

        !> Frees device memory once the work queued on a stream so far is done.
        function hipFreeAsync_h(dev_ptr, stream) bind(c, name="hipFreeAsync")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(c_ptr), value :: dev_ptr
            type(hipStream_t), value :: stream
            integer(c_int) :: hipFreeAsync_h
        end function hipFreeAsync_h

        !> Allocates device memory in a stream's order, from a pool that the caller chose.
        function hipMallocFromPoolAsync_h(dev_ptr, mySize, mem_pool, stream) bind(c, name="hipMallocFromPoolAsync")
            import :: c_int, c_ptr, c_size_t, hipMemPool_t, hipStream_t
            implicit none
            type(c_ptr) :: dev_ptr
            integer(c_size_t), value :: mySize
            type(hipMemPool_t), value :: mem_pool
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMallocFromPoolAsync_h
        end function hipMallocFromPoolAsync_h

        !> Returns a device's default pool.
        function hipDeviceGetDefaultMemPool_h(mem_pool, device) bind(c, name="hipDeviceGetDefaultMemPool")
            import :: c_int, hipMemPool_t
            implicit none
            type(hipMemPool_t) :: mem_pool
            integer(c_int), value :: device
            integer(c_int) :: hipDeviceGetDefaultMemPool_h
        end function hipDeviceGetDefaultMemPool_h

        !> Returns the pool that hipMallocAsync uses on a device.
        function hipDeviceGetMemPool_h(mem_pool, device) bind(c, name="hipDeviceGetMemPool")
            import :: c_int, hipMemPool_t
            implicit none
            type(hipMemPool_t) :: mem_pool
            integer(c_int), value :: device
            integer(c_int) :: hipDeviceGetMemPool_h
        end function hipDeviceGetMemPool_h

        !> Sets the pool that hipMallocAsync uses on a device.
        function hipDeviceSetMemPool_h(device, mem_pool) bind(c, name="hipDeviceSetMemPool")
            import :: c_int, hipMemPool_t
            implicit none
            integer(c_int), value :: device
            type(hipMemPool_t), value :: mem_pool
            integer(c_int) :: hipDeviceSetMemPool_h
        end function hipDeviceSetMemPool_h

        !> Returns the default pool of a location.
        function hipMemGetDefaultMemPool_h(memPool, location, myType) bind(c, name="hipMemGetDefaultMemPool")
            import :: c_int, hipMemLocation, hipMemPool_t
            implicit none
            type(hipMemPool_t) :: memPool
            type(hipMemLocation) :: location
            integer(c_int), value :: myType
            integer(c_int) :: hipMemGetDefaultMemPool_h
        end function hipMemGetDefaultMemPool_h

        !> Returns the current pool of a location.
        function hipMemGetMemPool_h(pool, location, myType) bind(c, name="hipMemGetMemPool")
            import :: c_int, hipMemLocation, hipMemPool_t
            implicit none
            type(hipMemPool_t) :: pool
            type(hipMemLocation) :: location
            integer(c_int), value :: myType
            integer(c_int) :: hipMemGetMemPool_h
        end function hipMemGetMemPool_h

        !> Sets the current pool of a location.
        function hipMemSetMemPool_h(location, myType, pool) bind(c, name="hipMemSetMemPool")
            import :: c_int, hipMemLocation, hipMemPool_t
            implicit none
            type(hipMemLocation) :: location
            integer(c_int), value :: myType
            type(hipMemPool_t), value :: pool
            integer(c_int) :: hipMemSetMemPool_h
        end function hipMemSetMemPool_h

        !> Creates a pool.
        function hipMemPoolCreate_h(mem_pool, pool_props) bind(c, name="hipMemPoolCreate")
            import :: c_int, hipMemPoolProps, hipMemPool_t
            implicit none
            type(hipMemPool_t) :: mem_pool
            type(hipMemPoolProps) :: pool_props
            integer(c_int) :: hipMemPoolCreate_h
        end function hipMemPoolCreate_h

        !> Destroys a pool once its last allocation is freed. A device that used it uses its default pool again.
        function hipMemPoolDestroy_h(mem_pool) bind(c, name="hipMemPoolDestroy")
            import :: c_int, hipMemPool_t
            implicit none
            type(hipMemPool_t), value :: mem_pool
            integer(c_int) :: hipMemPoolDestroy_h
        end function hipMemPoolDestroy_h

        !> Returns memory that a pool does not use to the system.
        function hipMemPoolTrimTo_h(mem_pool, min_bytes_to_hold) bind(c, name="hipMemPoolTrimTo")
            import :: c_int, c_size_t, hipMemPool_t
            implicit none
            type(hipMemPool_t), value :: mem_pool
            integer(c_size_t), value :: min_bytes_to_hold
            integer(c_int) :: hipMemPoolTrimTo_h
        end function hipMemPoolTrimTo_h

        !> Sets an attribute of a pool.
        function hipMemPoolSetAttribute_h(mem_pool, attr, myValue) bind(c, name="hipMemPoolSetAttribute")
            import :: c_int, c_ptr, hipMemPool_t
            implicit none
            type(hipMemPool_t), value :: mem_pool
            integer(c_int), value :: attr
            type(c_ptr), value :: myValue
            integer(c_int) :: hipMemPoolSetAttribute_h
        end function hipMemPoolSetAttribute_h

        !> Returns an attribute of a pool.
        function hipMemPoolGetAttribute_h(mem_pool, attr, myValue) bind(c, name="hipMemPoolGetAttribute")
            import :: c_int, c_ptr, hipMemPool_t
            implicit none
            type(hipMemPool_t), value :: mem_pool
            integer(c_int), value :: attr
            type(c_ptr), value :: myValue
            integer(c_int) :: hipMemPoolGetAttribute_h
        end function hipMemPoolGetAttribute_h

        !> Sets the access rights of several devices to a pool's memory. The pool's own device keeps all rights.
        function hipMemPoolSetAccess_h(mem_pool, desc_list, count) bind(c, name="hipMemPoolSetAccess")
            import :: c_int, c_size_t, hipMemAccessDesc, hipMemPool_t
            implicit none
            type(hipMemPool_t), value :: mem_pool
            type(hipMemAccessDesc) :: desc_list
            integer(c_size_t), value :: count
            integer(c_int) :: hipMemPoolSetAccess_h
        end function hipMemPoolSetAccess_h

        !> Returns a device's access rights to a pool's memory.
        function hipMemPoolGetAccess_h(flags, mem_pool, location) bind(c, name="hipMemPoolGetAccess")
            import :: c_int, c_ptr, hipMemLocation, hipMemPool_t
            implicit none
            type(c_ptr), value :: flags
            type(hipMemPool_t), value :: mem_pool
            type(hipMemLocation) :: location
            integer(c_int) :: hipMemPoolGetAccess_h
        end function hipMemPoolGetAccess_h

        !> Exports a pool as a file descriptor, by which another process imports the pool.
        function hipMemPoolExportToShareableHandle_h(shared_handle, mem_pool, handle_type, flags) &
            bind(c, name="hipMemPoolExportToShareableHandle")
            import :: c_int, c_ptr, hipMemPool_t
            implicit none
            type(c_ptr), value :: shared_handle
            type(hipMemPool_t), value :: mem_pool
            integer(c_int), value :: handle_type
            integer(c_int), value :: flags
            integer(c_int) :: hipMemPoolExportToShareableHandle_h
        end function hipMemPoolExportToShareableHandle_h

        !> Imports a pool that another process, or this one, has exported. It allocates nothing.
        function hipMemPoolImportFromShareableHandle_h(mem_pool, shared_handle, handle_type, flags) &
            bind(c, name="hipMemPoolImportFromShareableHandle")
            import :: c_int, c_ptr, hipMemPool_t
            implicit none
            type(hipMemPool_t) :: mem_pool
            type(c_ptr), value :: shared_handle
            integer(c_int), value :: handle_type
            integer(c_int), value :: flags
            integer(c_int) :: hipMemPoolImportFromShareableHandle_h
        end function hipMemPoolImportFromShareableHandle_h

        !> Imports an allocation of an imported pool.
        function hipMemPoolImportPointer_h(dev_ptr, mem_pool, export_data) bind(c, name="hipMemPoolImportPointer")
            import :: c_int, c_ptr, hipMemPoolPtrExportData, hipMemPool_t
            implicit none
            type(c_ptr) :: dev_ptr
            type(hipMemPool_t), value :: mem_pool
            type(hipMemPoolPtrExportData) :: export_data
            integer(c_int) :: hipMemPoolImportPointer_h
        end function hipMemPoolImportPointer_h

        !> hipStreamQuery with the calling thread's own default stream in the place of the default stream.
        function hipStreamQuery_spt_h(stream) bind(c, name="hipStreamQuery_spt")
            import :: c_int, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int) :: hipStreamQuery_spt_h
        end function hipStreamQuery_spt_h

        !> hipStreamSynchronize with the calling thread's own default stream in the place of the default stream.
        function hipStreamSynchronize_spt_h(stream) bind(c, name="hipStreamSynchronize_spt")
            import :: c_int, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int) :: hipStreamSynchronize_spt_h
        end function hipStreamSynchronize_spt_h

        !> hipStreamWaitEvent with the calling thread's own default stream in the place of the default stream.
        function hipStreamWaitEvent_spt_h(stream, event, flags) bind(c, name="hipStreamWaitEvent_spt")
            import :: c_int, hipEvent_t, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(hipEvent_t), value :: event
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamWaitEvent_spt_h
        end function hipStreamWaitEvent_spt_h

        !> Queues a wait until a 32-bit value in memory, masked, compares true.
        function hipStreamWaitValue32_h(stream, ptr, myValue, flags, mask) bind(c, name="hipStreamWaitValue32")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_ptr), value :: ptr
            integer(c_int), value :: myValue
            integer(c_int), value :: flags
            integer(c_int), value :: mask
            integer(c_int) :: hipStreamWaitValue32_h
        end function hipStreamWaitValue32_h

        !> Queues a wait until a 64-bit value in memory, masked, compares true.
        function hipStreamWaitValue64_h(stream, ptr, myValue, flags, mask) bind(c, name="hipStreamWaitValue64")
            import :: c_int, c_int64_t, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_ptr), value :: ptr
            integer(c_int64_t), value :: myValue
            integer(c_int), value :: flags
            integer(c_int64_t), value :: mask
            integer(c_int) :: hipStreamWaitValue64_h
        end function hipStreamWaitValue64_h

        !> hipStreamAddCallback with the calling thread's own default stream in the place of the default stream.
        function hipStreamAddCallback_spt_h(stream, callback, userData, flags) bind(c, name="hipStreamAddCallback_spt")
            import :: c_funptr, c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_funptr), value :: callback
            type(c_ptr), value :: userData
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamAddCallback_spt_h
        end function hipStreamAddCallback_spt_h

        !> Queues a host function. It must not call HIP.
        function hipLaunchHostFunc_h(stream, fn, userData) bind(c, name="hipLaunchHostFunc")
            import :: c_funptr, c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_funptr), value :: fn
            type(c_ptr), value :: userData
            integer(c_int) :: hipLaunchHostFunc_h
        end function hipLaunchHostFunc_h

        !> hipLaunchHostFunc with the calling thread's own default stream in the place of the default stream.
        function hipLaunchHostFunc_spt_h(stream, fn, userData) bind(c, name="hipLaunchHostFunc_spt")
            import :: c_funptr, c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_funptr), value :: fn
            type(c_ptr), value :: userData
            integer(c_int) :: hipLaunchHostFunc_spt_h
        end function hipLaunchHostFunc_spt_h

        !> hipStreamGetFlags with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetFlags_spt_h(stream, flags) bind(c, name="hipStreamGetFlags_spt")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_ptr), value :: flags
            integer(c_int) :: hipStreamGetFlags_spt_h
        end function hipStreamGetFlags_spt_h

        !> hipStreamGetPriority with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetPriority_spt_h(stream, priority) bind(c, name="hipStreamGetPriority_spt")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_ptr), value :: priority
            integer(c_int) :: hipStreamGetPriority_spt_h
        end function hipStreamGetPriority_spt_h

        !> Returns the device of a stream.
        function hipStreamGetDevice_h(stream, device) bind(c, name="hipStreamGetDevice")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_ptr), value :: device
            integer(c_int) :: hipStreamGetDevice_h
        end function hipStreamGetDevice_h

        !> Returns a number that no other stream of this process has.
        function hipStreamGetId_h(stream, streamId) bind(c, name="hipStreamGetId")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_ptr), value :: streamId
            integer(c_int) :: hipStreamGetId_h
        end function hipStreamGetId_h

        !> Returns an attribute of a stream.
        function hipStreamGetAttribute_h(stream, attr, value_out) bind(c, name="hipStreamGetAttribute")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int), value :: attr
            type(c_ptr), value :: value_out
            integer(c_int) :: hipStreamGetAttribute_h
        end function hipStreamGetAttribute_h

        !> Sets an attribute of a stream; not supported.
        function hipStreamSetAttribute_h(stream, attr, myValue) bind(c, name="hipStreamSetAttribute")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int), value :: attr
            type(c_ptr), value :: myValue
            integer(c_int) :: hipStreamSetAttribute_h
        end function hipStreamSetAttribute_h

        !> Queues waits for values and writes of values, in their order.
        function hipStreamBatchMemOp_h(stream, count, paramArray, flags) bind(c, name="hipStreamBatchMemOp")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int), value :: count
            type(c_ptr), value :: paramArray
            integer(c_int), value :: flags
            integer(c_int) :: hipStreamBatchMemOp_h
        end function hipStreamBatchMemOp_h

        !> Copies the attributes of one stream to another; none here can be set.
        function hipStreamCopyAttributes_h(dst, src) bind(c, name="hipStreamCopyAttributes")
            import :: c_int, hipStream_t
            implicit none
            type(hipStream_t), value :: dst
            type(hipStream_t), value :: src
            integer(c_int) :: hipStreamCopyAttributes_h
        end function hipStreamCopyAttributes_h

        !> Returns the device of a stream, -1 for a stream that does not exist.
        function hipGetStreamDeviceId_h(stream) bind(c, name="hipGetStreamDeviceId")
            import :: c_int, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int) :: hipGetStreamDeviceId_h
        end function hipGetStreamDeviceId_h

        !> hipStreamIsCapturing with the calling thread's own default stream in the place of the default stream.
        function hipStreamIsCapturing_spt_h(stream, pCaptureStatus) bind(c, name="hipStreamIsCapturing_spt")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_ptr), value :: pCaptureStatus
            integer(c_int) :: hipStreamIsCapturing_spt_h
        end function hipStreamIsCapturing_spt_h

        !> hipStreamGetCaptureInfo with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetCaptureInfo_spt_h(stream, pCaptureStatus, pId) bind(c, name="hipStreamGetCaptureInfo_spt")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_ptr), value :: pCaptureStatus
            type(c_ptr), value :: pId
            integer(c_int) :: hipStreamGetCaptureInfo_spt_h
        end function hipStreamGetCaptureInfo_spt_h

        !> hipStreamGetCaptureInfo_v2 with the calling thread's own default stream in the place of the default stream.
        function hipStreamGetCaptureInfo_v2_spt_h(stream, captureStatus_out, id_out, graph_out, dependencies_out, &
            numDependencies_out) bind(c, name="hipStreamGetCaptureInfo_v2_spt")
            import :: c_int, c_ptr, hipGraph_t, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(c_ptr), value :: captureStatus_out
            type(c_ptr), value :: id_out
            type(hipGraph_t), optional :: graph_out
            type(c_ptr), optional :: dependencies_out
            type(c_ptr), value :: numDependencies_out
            integer(c_int) :: hipStreamGetCaptureInfo_v2_spt_h
        end function hipStreamGetCaptureInfo_v2_spt_h

        !> hipStreamBeginCapture with the calling thread's own default stream in the place of the default stream.
        function hipStreamBeginCapture_spt_h(stream, mode) bind(c, name="hipStreamBeginCapture_spt")
            import :: c_int, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            integer(c_int), value :: mode
            integer(c_int) :: hipStreamBeginCapture_spt_h
        end function hipStreamBeginCapture_spt_h

        !> Begins to capture a stream into a graph, behind some of its nodes.
        function hipStreamBeginCaptureToGraph_h(stream, graph, dependencies, dependencyData, numDependencies, mode) &
            bind(c, name="hipStreamBeginCaptureToGraph")
            import :: c_int, c_ptr, c_size_t, hipGraphNode_t, hipGraph_t, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(hipGraph_t), value :: graph
            type(hipGraphNode_t) :: dependencies
            type(c_ptr), value :: dependencyData
            integer(c_size_t), value :: numDependencies
            integer(c_int), value :: mode
            integer(c_int) :: hipStreamBeginCaptureToGraph_h
        end function hipStreamBeginCaptureToGraph_h

        !> hipStreamEndCapture with the calling thread's own default stream in the place of the default stream.
        function hipStreamEndCapture_spt_h(stream, pGraph) bind(c, name="hipStreamEndCapture_spt")
            import :: c_int, hipGraph_t, hipStream_t
            implicit none
            type(hipStream_t), value :: stream
            type(hipGraph_t) :: pGraph
            integer(c_int) :: hipStreamEndCapture_spt_h
        end function hipStreamEndCapture_spt_h

        !> Maps parts of sparse arrays, which this version does not have.
        function hipMemMapArrayAsync_h(mapInfoList, count, stream) bind(c, name="hipMemMapArrayAsync")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(c_ptr), value :: mapInfoList
            integer(c_int), value :: count
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemMapArrayAsync_h
        end function hipMemMapArrayAsync_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipExecutionCtxRecordEvent_h(ctx, event) bind(c, name="hipExecutionCtxRecordEvent")
            import :: c_int, c_ptr, hipEvent_t
            implicit none
            type(c_ptr), value :: ctx
            type(hipEvent_t), value :: event
            integer(c_int) :: hipExecutionCtxRecordEvent_h
        end function hipExecutionCtxRecordEvent_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipExecutionCtxStreamCreate_h(stream, greenctx, flags, priority) bind(c, name="hipExecutionCtxStreamCreate")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t) :: stream
            type(c_ptr), value :: greenctx
            integer(c_int), value :: flags
            integer(c_int), value :: priority
            integer(c_int) :: hipExecutionCtxStreamCreate_h
        end function hipExecutionCtxStreamCreate_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipExecutionCtxWaitEvent_h(ctx, event) bind(c, name="hipExecutionCtxWaitEvent")
            import :: c_int, c_ptr, hipEvent_t
            implicit none
            type(c_ptr), value :: ctx
            type(hipEvent_t), value :: event
            integer(c_int) :: hipExecutionCtxWaitEvent_h
        end function hipExecutionCtxWaitEvent_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipGetFuncBySymbol_h(functionPtr, symbolPtr) bind(c, name="hipGetFuncBySymbol")
            import :: c_int, c_ptr, hipFunction_t
            implicit none
            type(hipFunction_t) :: functionPtr
            type(c_ptr), value :: symbolPtr
            integer(c_int) :: hipGetFuncBySymbol_h
        end function hipGetFuncBySymbol_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphicsMapResources_h(count, resources, stream) bind(c, name="hipGraphicsMapResources")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            integer(c_int), value :: count
            type(c_ptr) :: resources
            type(hipStream_t), value :: stream
            integer(c_int) :: hipGraphicsMapResources_h
        end function hipGraphicsMapResources_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipGraphicsUnmapResources_h(count, resources, stream) bind(c, name="hipGraphicsUnmapResources")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            integer(c_int), value :: count
            type(c_ptr) :: resources
            type(hipStream_t), value :: stream
            integer(c_int) :: hipGraphicsUnmapResources_h
        end function hipGraphicsUnmapResources_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipKernelNameRef_h(f) bind(c, name="hipKernelNameRef")
            import :: c_ptr, hipFunction_t
            implicit none
            type(hipFunction_t), value :: f
            type(c_ptr) :: hipKernelNameRef_h
        end function hipKernelNameRef_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipKernelNameRefByPtr_h(hostFunction, stream) bind(c, name="hipKernelNameRefByPtr")
            import :: c_ptr, hipStream_t
            implicit none
            type(c_ptr), value :: hostFunction
            type(hipStream_t), value :: stream
            type(c_ptr) :: hipKernelNameRefByPtr_h
        end function hipKernelNameRefByPtr_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipMemcpyFromSymbolAsync_spt_h(dst, symbol, sizeBytes, offset, myKind, stream) &
            bind(c, name="hipMemcpyFromSymbolAsync_spt")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: dst
            type(c_ptr), value :: symbol
            integer(c_size_t), value :: sizeBytes
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpyFromSymbolAsync_spt_h
        end function hipMemcpyFromSymbolAsync_spt_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipMemcpyToSymbolAsync_spt_h(symbol, src, sizeBytes, offset, myKind, stream) &
            bind(c, name="hipMemcpyToSymbolAsync_spt")
            import :: c_int, c_ptr, c_size_t, hipStream_t
            implicit none
            type(c_ptr), value :: symbol
            type(c_ptr), value :: src
            integer(c_size_t), value :: sizeBytes
            integer(c_size_t), value :: offset
            integer(c_int), value :: myKind
            type(hipStream_t), value :: stream
            integer(c_int) :: hipMemcpyToSymbolAsync_spt_h
        end function hipMemcpyToSymbolAsync_spt_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipModuleEnumerateFunctions_h(functions, numFunctions, mod) bind(c, name="hipModuleEnumerateFunctions")
            import :: c_int, hipFunction_t, hipModule_t
            implicit none
            type(hipFunction_t) :: functions
            integer(c_int), value :: numFunctions
            type(hipModule_t), value :: mod
            integer(c_int) :: hipModuleEnumerateFunctions_h
        end function hipModuleEnumerateFunctions_h

        !> A function of the vendor's library; see HIP's documentation.
        function hipStreamGetDevResource_h(hStream, resource, myType) bind(c, name="hipStreamGetDevResource")
            import :: c_int, c_ptr, hipStream_t
            implicit none
            type(hipStream_t), value :: hStream
            type(c_ptr), value :: resource
            integer(c_int), value :: myType
            integer(c_int) :: hipStreamGetDevResource_h
        end function hipStreamGetDevResource_h

    end interface

end module anygpu_hip_module_handles
