! Generated from crates/generate/hipfort.txt and src/api/hip by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> hipfort's types and flags, with the values of HIP 6.
module hipfort_types
    use anygpu_hipfort_kinds
    use anygpu_hipfort_types, only: hipIpcMemLazyEnablePeerAccess, hipStreamDefault, hipStreamNonBlocking, hipEventDefault, &
        hipEventBlockingSync, hipEventDisableTiming, hipEventInterprocess, hipEventReleaseToDevice, hipHostMallocDefault, &
        hipHostMallocPortable, hipHostMallocMapped, hipHostMallocWriteCombined, hipHostMallocNumaUser, hipHostMallocCoherent, &
        hipMemAttachGlobal, hipMemAttachHost, hipMemAttachSingle, hipDeviceMallocDefault, hipDeviceMallocFinegrained, &
        hipHostRegisterDefault, hipHostRegisterPortable, hipHostRegisterMapped, hipHostRegisterIoMemory, &
        hipExtHostRegisterCoarseGrained, hipDeviceScheduleAuto, hipDeviceScheduleSpin, hipDeviceScheduleYield, &
        hipDeviceScheduleBlockingSync, hipDeviceScheduleMask, hipDeviceMapHost, hipDeviceLmemResizeToMax, hipArrayDefault, &
        hipArrayLayered, hipArraySurfaceLoadStore, hipArrayCubemap, hipArrayTextureGather, hipOccupancyDefault, &
        hipCooperativeLaunchMultiDeviceNoPreSync, hipCooperativeLaunchMultiDeviceNoPostSync, dim3, hipChannelFormatDesc, &
        hipExtent, HIP_ARRAY_DESCRIPTOR, HIP_ARRAY3D_DESCRIPTOR, hip_Memcpy2D, HIP_MEMCPY3D, hipPos, hipPitchedPtr, &
        hipMemcpy3DParms, hipMemLocation, hipMemcpyAttributes, hipMemcpy3DOperand, hipMemcpy3DBatchOp, hipUUID, &
        hipDeviceProp_t, hipExternalMemoryHandle, hipExternalMemoryHandleDesc, hipExternalMemoryBufferDesc, &
        hipExternalMemoryMipmappedArrayDesc, hipExternalSemaphoreHandle, hipExternalSemaphoreHandleDesc, hipExternalFence, &
        hipExternalNvSciSync, hipExternalSignalKey, hipExternalSemaphoreSignal, hipExternalSemaphoreSignalParams, &
        hipExternalWaitKey, hipExternalSemaphoreWait, hipExternalSemaphoreWaitParams, hipBatchMemOpNodeParams, &
        hipExternalSemaphoreSignalNodeParams, hipExternalSemaphoreWaitNodeParams, hipMemPoolProps, hipMemAllocNodeParams, &
        hipGraphInstantiateParams, hipIpcMemHandle_t, hipIpcEventHandle_t, HIP_LAUNCH_CONFIG, hipLaunchConfig_t, &
        hipFuncAttributes, hipPointerAttribute_t, hipMemcpy3DPeerParms, hipMemAccessDesc, hipMemPoolPtrExportData, &
        hipMemAllocationProp, hipKernelNodeParams, hipMemsetParams, hipHostNodeParams
    implicit none
    public
end module hipfort_types
