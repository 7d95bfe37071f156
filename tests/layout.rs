// SPDX-License-Identifier: MIT OR Apache-2.0
//! The C types and constants of src/api/hip against what others say: the facts of HIP 6.3 (read from ROCm/HIP
//! c5e11fca), `cubecl-hip-sys` (HIP 7.14), `hip-runtime-sys` (HIP 5.4), and AMD's header as Debian ships it (HIP
//! 5.2). Every difference between the
//! releases is listed here, with its reason.
//!
//! And AscendCL's, against what Huawei has published.

use std::collections::{BTreeMap, BTreeSet};
use std::mem::{align_of, offset_of, size_of};
use std::path::Path;
use std::process::Command;

use anygpu::api::hip::*;
use common::{compile, root, skipped, sources_of, succeed, text};
use hip_sys::hiprt as five;
use syn::visit::Visit;

/// Bytes of a field, which `offset_of` does not tell.
fn size_of_field<T, F>(_: fn(&T) -> &F) -> usize {
    size_of::<F>()
}

/// A structure: size, alignment, and each field's offset and size.
type Layout = (usize, usize, Vec<(String, usize, usize)>);

macro_rules! layouts {
    ($($name:ident $size:literal $align:literal { $($field:ident @ $offset:literal : $bytes:literal,)* })*) => {
        /// What HIP 6.3 has on 64-bit machines.
        fn facts() -> BTreeMap<&'static str, Layout> {
            BTreeMap::from([$((stringify!($name), ($size, $align, vec![
                $((plain(stringify!($field)), $offset, $bytes)),*
            ]))),*])
        }

        /// What this library has.
        fn ours() -> BTreeMap<&'static str, Layout> {
            BTreeMap::from([$((stringify!($name), (size_of::<$name>(), align_of::<$name>(), vec![
                $((
                    plain(stringify!($field)),
                    offset_of!($name, $field),
                    size_of_field(|it: &$name| &it.$field),
                )),*
            ]))),*])
        }
    };
}

fn plain(field: &str) -> String {
    field.trim_start_matches("r#").to_owned()
}

layouts! {
    hipIpcMemHandle_t 64 1 {
        reserved@0:64,
    }
    hipIpcEventHandle_t 64 1 {
        reserved@0:64,
    }
    hipPointerAttribute_t 32 8 {
        r#type@0:4, device@4:4, devicePointer@8:8, hostPointer@16:8, isManaged@24:4, allocationFlags@28:4,
    }
    hipMemLocation 8 4 {
        r#type@0:4, id@4:4,
    }
    hipMemAllocationFlags 4 2 {
        compressionType@0:1, gpuDirectRDMACapable@1:1, usage@2:2,
    }
    hipMemAllocationProp 32 8 {
        r#type@0:4, requestedHandleType@4:4, location@8:8, win32HandleMetaData@16:8, allocFlags@24:4,
    }
    hipMemAccessDesc 12 4 {
        location@0:8, flags@8:4,
    }
    hipMemPoolProps 88 8 {
        allocType@0:4, handleTypes@4:4, location@8:8, win32SecurityAttributes@16:8, maxSize@24:8, reserved@32:56,
    }
    hipMemPoolPtrExportData 64 1 {
        reserved@0:64,
    }
    hipUUID 16 1 {
        bytes@0:16,
    }
    hipExtent 24 8 {
        width@0:8, height@8:8, depth@16:8,
    }
    hipPitchedPtr 32 8 {
        ptr@0:8, pitch@8:8, xsize@16:8, ysize@24:8,
    }
    hipKernelNodeParams 64 8 {
        blockDim@0:12, extra@16:8, func@24:8, gridDim@32:12, kernelParams@48:8, sharedMemBytes@56:4,
    }
    hipMemAllocNodeParams 120 8 {
        poolProps@0:88, accessDescs@88:8, accessDescCount@96:8, bytesize@104:8, dptr@112:8,
    }
    hipMemsetParams 48 8 {
        dst@0:8, elementSize@8:4, height@16:8, pitch@24:8, value@32:4, width@40:8,
    }
    hipExternalSemaphoreSignalNodeParams 24 8 {
        extSemArray@0:8, paramsArray@8:8, numExtSems@16:4,
    }
    hipExternalSemaphoreWaitNodeParams 24 8 {
        extSemArray@0:8, paramsArray@8:8, numExtSems@16:4,
    }
    hipFuncAttributes 56 8 {
        binaryVersion@0:4, cacheModeCA@4:4, constSizeBytes@8:8, localSizeBytes@16:8, maxDynamicSharedSizeBytes@24:4,
        maxThreadsPerBlock@28:4, numRegs@32:4, preferredShmemCarveout@36:4, ptxVersion@40:4, sharedSizeBytes@48:8,
    }
    hipHostNodeParams 16 8 {
        r#fn@0:8, userData@8:8,
    }
    hipPos 24 8 {
        x@0:8, y@8:8, z@16:8,
    }
    hipMemcpy3DParms 160 8 {
        srcArray@0:8, srcPos@8:24, srcPtr@32:32, dstArray@64:8, dstPos@72:24, dstPtr@96:32, extent@128:24,
        kind@152:4,
    }
    HIP_MEMCPY3D 184 8 {
        srcXInBytes@0:8, srcY@8:8, srcZ@16:8, srcLOD@24:8, srcMemoryType@32:4, srcHost@40:8, srcDevice@48:8,
        srcArray@56:8, srcPitch@64:8, srcHeight@72:8, dstXInBytes@80:8, dstY@88:8, dstZ@96:8, dstLOD@104:8,
        dstMemoryType@112:4, dstHost@120:8, dstDevice@128:8, dstArray@136:8, dstPitch@144:8, dstHeight@152:8,
        WidthInBytes@160:8, Height@168:8, Depth@176:8,
    }
    hip_Memcpy2D 128 8 {
        srcXInBytes@0:8, srcY@8:8, srcMemoryType@16:4, srcHost@24:8, srcDevice@32:8, srcArray@40:8, srcPitch@48:8,
        dstXInBytes@56:8, dstY@64:8, dstMemoryType@72:4, dstHost@80:8, dstDevice@88:8, dstArray@96:8, dstPitch@104:8,
        WidthInBytes@112:8, Height@120:8,
    }
    hipMemcpy3DPeerParms 168 8 {
        srcArray@0:8, srcPos@8:24, srcPtr@32:32, srcDevice@64:4, dstArray@72:8, dstPos@80:24, dstPtr@104:32,
        dstDevice@136:4, extent@144:24,
    }
    hipMemcpyAttributes 24 4 {
        srcAccessOrder@0:4, srcLocHint@4:8, dstLocHint@12:8, flags@20:4,
    }
    hipOffset3D 24 8 {
        x@0:8, y@8:8, z@16:8,
    }
    hipMemcpy3DOperand 40 8 {
        r#type@0:4, op@8:32,
    }
    hipMemcpy3DBatchOp 112 8 {
        src@0:40, dst@40:40, extent@80:24, srcAccessOrder@104:4, flags@108:4,
    }
    HIP_ARRAY_DESCRIPTOR 24 8 {
        Width@0:8, Height@8:8, Format@16:4, NumChannels@20:4,
    }
    HIP_ARRAY3D_DESCRIPTOR 40 8 {
        Width@0:8, Height@8:8, Depth@16:8, Format@24:4, NumChannels@28:4, Flags@32:4,
    }
    hipChannelFormatDesc 20 4 {
        x@0:4, y@4:4, z@8:4, w@12:4, f@16:4,
    }
    hipExternalMemoryHandleDesc 104 8 {
        r#type@0:4, handle@8:16, size@24:8, flags@32:4, reserved@36:64,
    }
    hipExternalMemoryBufferDesc 88 8 {
        offset@0:8, size@8:8, flags@16:4, reserved@20:64,
    }
    hipExternalMemoryMipmappedArrayDesc 64 8 {
        offset@0:8, formatDesc@8:20, extent@32:24, flags@56:4, numLevels@60:4,
    }
    hipExternalSemaphoreHandleDesc 96 8 {
        r#type@0:4, handle@8:16, flags@24:4, reserved@28:64,
    }
    hipExternalSemaphoreSignalParams 144 8 {
        params@0:72, flags@72:4, reserved@76:64,
    }
    hipExternalSemaphoreWaitParams 144 8 {
        params@0:72, flags@72:4, reserved@76:64,
    }
    hipDeviceProp_tR0600 1472 8 {
        name@0:256, uuid@256:16, luid@272:8, luidDeviceNodeMask@280:4, totalGlobalMem@288:8, sharedMemPerBlock@296:8,
        regsPerBlock@304:4, warpSize@308:4, memPitch@312:8, maxThreadsPerBlock@320:4, maxThreadsDim@324:12,
        maxGridSize@336:12, clockRate@348:4, totalConstMem@352:8, major@360:4, minor@364:4, textureAlignment@368:8,
        texturePitchAlignment@376:8, deviceOverlap@384:4, multiProcessorCount@388:4, kernelExecTimeoutEnabled@392:4,
        integrated@396:4, canMapHostMemory@400:4, computeMode@404:4, maxTexture1D@408:4, maxTexture1DMipmap@412:4,
        maxTexture1DLinear@416:4, maxTexture2D@420:8, maxTexture2DMipmap@428:8, maxTexture2DLinear@436:12,
        maxTexture2DGather@448:8, maxTexture3D@456:12, maxTexture3DAlt@468:12, maxTextureCubemap@480:4,
        maxTexture1DLayered@484:8, maxTexture2DLayered@492:12, maxTextureCubemapLayered@504:8, maxSurface1D@512:4,
        maxSurface2D@516:8, maxSurface3D@524:12, maxSurface1DLayered@536:8, maxSurface2DLayered@544:12,
        maxSurfaceCubemap@556:4, maxSurfaceCubemapLayered@560:8, surfaceAlignment@568:8, concurrentKernels@576:4,
        ECCEnabled@580:4, pciBusID@584:4, pciDeviceID@588:4, pciDomainID@592:4, tccDriver@596:4,
        asyncEngineCount@600:4, unifiedAddressing@604:4, memoryClockRate@608:4, memoryBusWidth@612:4,
        l2CacheSize@616:4, persistingL2CacheMaxSize@620:4, maxThreadsPerMultiProcessor@624:4,
        streamPrioritiesSupported@628:4, globalL1CacheSupported@632:4, localL1CacheSupported@636:4,
        sharedMemPerMultiprocessor@640:8, regsPerMultiprocessor@648:4, managedMemory@652:4, isMultiGpuBoard@656:4,
        multiGpuBoardGroupID@660:4, hostNativeAtomicSupported@664:4, singleToDoublePrecisionPerfRatio@668:4,
        pageableMemoryAccess@672:4, concurrentManagedAccess@676:4, computePreemptionSupported@680:4,
        canUseHostPointerForRegisteredMem@684:4, cooperativeLaunch@688:4, cooperativeMultiDeviceLaunch@692:4,
        sharedMemPerBlockOptin@696:8, pageableMemoryAccessUsesHostPageTables@704:4,
        directManagedMemAccessFromHost@708:4, maxBlocksPerMultiProcessor@712:4, accessPolicyMaxWindowSize@716:4,
        reservedSharedMemPerBlock@720:8, hostRegisterSupported@728:4, sparseHipArraySupported@732:4,
        hostRegisterReadOnlySupported@736:4, timelineSemaphoreInteropSupported@740:4, memoryPoolsSupported@744:4,
        gpuDirectRDMASupported@748:4, gpuDirectRDMAFlushWritesOptions@752:4, gpuDirectRDMAWritesOrdering@756:4,
        memoryPoolSupportedHandleTypes@760:4, deferredMappingHipArraySupported@764:4, ipcEventSupported@768:4,
        clusterLaunch@772:4, unifiedFunctionPointers@776:4, reserved@780:252, hipReserved@1032:128,
        gcnArchName@1160:256, maxSharedMemoryPerMultiProcessor@1416:8, clockInstructionRate@1424:4, arch@1428:4,
        hdpMemFlushCntl@1432:8, hdpRegFlushCntl@1440:8, cooperativeMultiDeviceUnmatchedFunc@1448:4,
        cooperativeMultiDeviceUnmatchedGridDim@1452:4, cooperativeMultiDeviceUnmatchedBlockDim@1456:4,
        cooperativeMultiDeviceUnmatchedSharedMem@1460:4, isLargeBar@1464:4, asicRevision@1468:4,
    }
}

macro_rules! values {
    ($($enumeration:ident { $($name:ident = $value:literal,)* })*) => {
        /// Each constant's name, value here and value in HIP 6.3.
        fn constants() -> Vec<(&'static str, u32, u32)> {
            vec![$($((stringify!($name), $name, $value)),*),*]
        }
    };
}

values! {
    hipMemoryType {
        hipMemoryTypeUnregistered=0, hipMemoryTypeHost=1, hipMemoryTypeDevice=2, hipMemoryTypeManaged=3,
        hipMemoryTypeArray=10, hipMemoryTypeUnified=11,
    }
    hipPointer_attribute {
        HIP_POINTER_ATTRIBUTE_CONTEXT=1, HIP_POINTER_ATTRIBUTE_MEMORY_TYPE=2, HIP_POINTER_ATTRIBUTE_DEVICE_POINTER=3,
        HIP_POINTER_ATTRIBUTE_HOST_POINTER=4, HIP_POINTER_ATTRIBUTE_P2P_TOKENS=5,
        HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS=6, HIP_POINTER_ATTRIBUTE_BUFFER_ID=7, HIP_POINTER_ATTRIBUTE_IS_MANAGED=8,
        HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL=9, HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE=10,
        HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR=11, HIP_POINTER_ATTRIBUTE_RANGE_SIZE=12,
        HIP_POINTER_ATTRIBUTE_MAPPED=13, HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES=14,
        HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE=15, HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS=16,
        HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE=17,
    }
    hipDeviceP2PAttr {
        hipDevP2PAttrPerformanceRank=0, hipDevP2PAttrAccessSupported=1, hipDevP2PAttrNativeAtomicSupported=2,
        hipDevP2PAttrHipArrayAccessSupported=3,
    }
    hipMemcpyKind {
        hipMemcpyHostToHost=0, hipMemcpyHostToDevice=1, hipMemcpyDeviceToHost=2, hipMemcpyDeviceToDevice=3,
        hipMemcpyDefault=4, hipMemcpyDeviceToDeviceNoCU=1024,
    }
    hipMemLocationType {
        hipMemLocationTypeInvalid=0, hipMemLocationTypeDevice=1,
    }
    hipMemAllocationType {
        hipMemAllocationTypeInvalid=0, hipMemAllocationTypePinned=1,
    }
    hipMemAllocationHandleType {
        hipMemHandleTypeNone=0, hipMemHandleTypePosixFileDescriptor=1, hipMemHandleTypeWin32=2,
        hipMemHandleTypeWin32Kmt=4,
    }
    hipMemAccessFlags {
        hipMemAccessFlagsProtNone=0, hipMemAccessFlagsProtRead=1, hipMemAccessFlagsProtReadWrite=3,
    }
    hipMemAllocationGranularity_flags {
        hipMemAllocationGranularityMinimum=0, hipMemAllocationGranularityRecommended=1,
    }
    hipMemPoolAttr {
        hipMemPoolReuseFollowEventDependencies=1, hipMemPoolReuseAllowOpportunistic=2,
        hipMemPoolReuseAllowInternalDependencies=3, hipMemPoolAttrReleaseThreshold=4,
        hipMemPoolAttrReservedMemCurrent=5, hipMemPoolAttrReservedMemHigh=6, hipMemPoolAttrUsedMemCurrent=7,
        hipMemPoolAttrUsedMemHigh=8,
    }
    hipDriverProcAddressQueryResult {
        HIP_GET_PROC_ADDRESS_SUCCESS=0, HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND=1,
        HIP_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT=2,
    }
    hipDeviceAttribute_t {
        hipDeviceAttributeCanMapHostMemory=3, hipDeviceAttributeComputeCapabilityMajor=23,
        hipDeviceAttributeManagedMemory=24, hipDeviceAttributeMemoryBusWidth=59,
        hipDeviceAttributeComputeCapabilityMinor=61, hipDeviceAttributeMultiprocessorCount=63,
        hipDeviceAttributePciBusId=67, hipDeviceAttributePciDeviceId=68, hipDeviceAttributePciDomainID=69,
        hipDeviceAttributeTotalGlobalMem=84, hipDeviceAttributeUnifiedAddressing=85, hipDeviceAttributeWarpSize=87,
        hipDeviceAttributeMemoryPoolsSupported=88, hipDeviceAttributeVirtualMemoryManagementSupported=89,
        hipDeviceAttributeHostRegisterSupported=90, hipDeviceAttributeMemoryPoolSupportedHandleTypes=91,
        hipDeviceAttributeIsLargeBar=10011, hipDeviceAttributeFineGrainSupport=10016,
    }
    hipError_t {
        hipSuccess=0, hipErrorInvalidValue=1, hipErrorMemoryAllocation=2, hipErrorOutOfMemory=2,
        hipErrorInitializationError=3, hipErrorNotInitialized=3, hipErrorDeinitialized=4, hipErrorProfilerDisabled=5,
        hipErrorProfilerNotInitialized=6, hipErrorProfilerAlreadyStarted=7, hipErrorProfilerAlreadyStopped=8,
        hipErrorInvalidConfiguration=9, hipErrorInvalidPitchValue=12, hipErrorInvalidSymbol=13,
        hipErrorInvalidDevicePointer=17, hipErrorInvalidMemcpyDirection=21, hipErrorInsufficientDriver=35,
        hipErrorMissingConfiguration=52, hipErrorPriorLaunchFailure=53, hipErrorInvalidDeviceFunction=98,
        hipErrorNoDevice=100, hipErrorInvalidDevice=101, hipErrorInvalidImage=200, hipErrorInvalidContext=201,
        hipErrorContextAlreadyCurrent=202, hipErrorMapBufferObjectFailed=205, hipErrorMapFailed=205,
        hipErrorUnmapFailed=206, hipErrorArrayIsMapped=207, hipErrorAlreadyMapped=208, hipErrorNoBinaryForGpu=209,
        hipErrorAlreadyAcquired=210, hipErrorNotMapped=211, hipErrorNotMappedAsArray=212,
        hipErrorNotMappedAsPointer=213, hipErrorECCNotCorrectable=214, hipErrorUnsupportedLimit=215,
        hipErrorContextAlreadyInUse=216, hipErrorPeerAccessUnsupported=217, hipErrorInvalidKernelFile=218,
        hipErrorInvalidGraphicsContext=219, hipErrorInvalidSource=300, hipErrorFileNotFound=301,
        hipErrorSharedObjectSymbolNotFound=302, hipErrorSharedObjectInitFailed=303, hipErrorOperatingSystem=304,
        hipErrorInvalidHandle=400, hipErrorInvalidResourceHandle=400, hipErrorIllegalState=401, hipErrorNotFound=500,
        hipErrorNotReady=600, hipErrorIllegalAddress=700, hipErrorLaunchOutOfResources=701,
        hipErrorLaunchTimeOut=702, hipErrorPeerAccessAlreadyEnabled=704, hipErrorPeerAccessNotEnabled=705,
        hipErrorSetOnActiveProcess=708, hipErrorContextIsDestroyed=709, hipErrorAssert=710,
        hipErrorHostMemoryAlreadyRegistered=712, hipErrorHostMemoryNotRegistered=713, hipErrorLaunchFailure=719,
        hipErrorCooperativeLaunchTooLarge=720, hipErrorNotSupported=801, hipErrorStreamCaptureUnsupported=900,
        hipErrorStreamCaptureInvalidated=901, hipErrorStreamCaptureMerge=902, hipErrorStreamCaptureUnmatched=903,
        hipErrorStreamCaptureUnjoined=904, hipErrorStreamCaptureIsolation=905, hipErrorStreamCaptureImplicit=906,
        hipErrorCapturedEvent=907, hipErrorStreamCaptureWrongThread=908, hipErrorGraphExecUpdateFailure=910,
        hipErrorInvalidChannelDescriptor=911, hipErrorInvalidTexture=912, hipErrorUnknown=999,
        hipErrorRuntimeMemory=1052, hipErrorRuntimeOther=1053,
    }
}

macro_rules! same_values {
    ($($enumeration:ident { $($name:ident)* })*) => {
        /// Each constant's name, value here and value in HIP 5.4.
        fn constants_of_five() -> Vec<(&'static str, u32, u32)> {
            vec![$($((stringify!($name), $name, five::$enumeration::$name as u32)),*),*]
        }
    };
}

same_values! {
    hipError_t {
        hipSuccess hipErrorInvalidValue hipErrorMemoryAllocation hipErrorOutOfMemory hipErrorInitializationError
        hipErrorNotInitialized hipErrorDeinitialized hipErrorProfilerDisabled hipErrorProfilerNotInitialized
        hipErrorProfilerAlreadyStarted hipErrorProfilerAlreadyStopped hipErrorInvalidConfiguration
        hipErrorInvalidPitchValue hipErrorInvalidSymbol hipErrorInvalidDevicePointer hipErrorInvalidMemcpyDirection
        hipErrorInsufficientDriver hipErrorMissingConfiguration hipErrorPriorLaunchFailure
        hipErrorInvalidDeviceFunction hipErrorNoDevice hipErrorInvalidDevice hipErrorInvalidImage
        hipErrorInvalidContext hipErrorContextAlreadyCurrent hipErrorMapBufferObjectFailed hipErrorMapFailed
        hipErrorUnmapFailed hipErrorArrayIsMapped hipErrorAlreadyMapped hipErrorNoBinaryForGpu
        hipErrorAlreadyAcquired hipErrorNotMapped hipErrorNotMappedAsArray hipErrorNotMappedAsPointer
        hipErrorECCNotCorrectable hipErrorUnsupportedLimit hipErrorContextAlreadyInUse hipErrorPeerAccessUnsupported
        hipErrorInvalidKernelFile hipErrorInvalidGraphicsContext hipErrorInvalidSource hipErrorFileNotFound
        hipErrorSharedObjectSymbolNotFound hipErrorSharedObjectInitFailed hipErrorOperatingSystem
        hipErrorInvalidHandle hipErrorInvalidResourceHandle hipErrorIllegalState hipErrorNotFound hipErrorNotReady
        hipErrorIllegalAddress hipErrorLaunchOutOfResources hipErrorLaunchTimeOut hipErrorPeerAccessAlreadyEnabled
        hipErrorPeerAccessNotEnabled hipErrorSetOnActiveProcess hipErrorContextIsDestroyed hipErrorAssert
        hipErrorHostMemoryAlreadyRegistered hipErrorHostMemoryNotRegistered hipErrorLaunchFailure
        hipErrorCooperativeLaunchTooLarge hipErrorNotSupported hipErrorStreamCaptureUnsupported
        hipErrorStreamCaptureInvalidated hipErrorStreamCaptureMerge hipErrorStreamCaptureUnmatched
        hipErrorStreamCaptureUnjoined hipErrorStreamCaptureIsolation hipErrorStreamCaptureImplicit
        hipErrorCapturedEvent hipErrorStreamCaptureWrongThread hipErrorGraphExecUpdateFailure hipErrorUnknown
        hipErrorRuntimeMemory hipErrorRuntimeOther
    }
    hipDeviceAttribute_t {
        hipDeviceAttributeCudaCompatibleBegin hipDeviceAttributeEccEnabled
        hipDeviceAttributeAccessPolicyMaxWindowSize hipDeviceAttributeAsyncEngineCount
        hipDeviceAttributeCanMapHostMemory hipDeviceAttributeCanUseHostPointerForRegisteredMem
        hipDeviceAttributeClockRate hipDeviceAttributeComputeMode hipDeviceAttributeComputePreemptionSupported
        hipDeviceAttributeConcurrentKernels hipDeviceAttributeConcurrentManagedAccess
        hipDeviceAttributeCooperativeLaunch hipDeviceAttributeCooperativeMultiDeviceLaunch
        hipDeviceAttributeDeviceOverlap hipDeviceAttributeDirectManagedMemAccessFromHost
        hipDeviceAttributeGlobalL1CacheSupported hipDeviceAttributeHostNativeAtomicSupported
        hipDeviceAttributeIntegrated hipDeviceAttributeIsMultiGpuBoard hipDeviceAttributeKernelExecTimeout
        hipDeviceAttributeL2CacheSize hipDeviceAttributeLocalL1CacheSupported hipDeviceAttributeLuid
        hipDeviceAttributeLuidDeviceNodeMask hipDeviceAttributeComputeCapabilityMajor hipDeviceAttributeManagedMemory
        hipDeviceAttributeMaxBlocksPerMultiProcessor hipDeviceAttributeMaxBlockDimX hipDeviceAttributeMaxBlockDimY
        hipDeviceAttributeMaxBlockDimZ hipDeviceAttributeMaxGridDimX hipDeviceAttributeMaxGridDimY
        hipDeviceAttributeMaxGridDimZ hipDeviceAttributeMaxSurface1D hipDeviceAttributeMaxSurface1DLayered
        hipDeviceAttributeMaxSurface2D hipDeviceAttributeMaxSurface2DLayered hipDeviceAttributeMaxSurface3D
        hipDeviceAttributeMaxSurfaceCubemap hipDeviceAttributeMaxSurfaceCubemapLayered
        hipDeviceAttributeMaxTexture1DWidth hipDeviceAttributeMaxTexture1DLayered
        hipDeviceAttributeMaxTexture1DLinear hipDeviceAttributeMaxTexture1DMipmap hipDeviceAttributeMaxTexture2DWidth
        hipDeviceAttributeMaxTexture2DHeight hipDeviceAttributeMaxTexture2DGather
        hipDeviceAttributeMaxTexture2DLayered hipDeviceAttributeMaxTexture2DLinear
        hipDeviceAttributeMaxTexture2DMipmap hipDeviceAttributeMaxTexture3DWidth hipDeviceAttributeMaxTexture3DHeight
        hipDeviceAttributeMaxTexture3DDepth hipDeviceAttributeMaxTexture3DAlt hipDeviceAttributeMaxTextureCubemap
        hipDeviceAttributeMaxTextureCubemapLayered hipDeviceAttributeMaxThreadsDim
        hipDeviceAttributeMaxThreadsPerBlock hipDeviceAttributeMaxThreadsPerMultiProcessor hipDeviceAttributeMaxPitch
        hipDeviceAttributeMemoryBusWidth hipDeviceAttributeMemoryClockRate hipDeviceAttributeComputeCapabilityMinor
        hipDeviceAttributeMultiGpuBoardGroupID hipDeviceAttributeMultiprocessorCount
        hipDeviceAttributePageableMemoryAccess hipDeviceAttributePageableMemoryAccessUsesHostPageTables
        hipDeviceAttributePciBusId hipDeviceAttributePciDeviceId hipDeviceAttributePciDomainID
        hipDeviceAttributePersistingL2CacheMaxSize hipDeviceAttributeMaxRegistersPerBlock
        hipDeviceAttributeMaxRegistersPerMultiprocessor hipDeviceAttributeReservedSharedMemPerBlock
        hipDeviceAttributeMaxSharedMemoryPerBlock hipDeviceAttributeSharedMemPerBlockOptin
        hipDeviceAttributeSharedMemPerMultiprocessor hipDeviceAttributeSingleToDoublePrecisionPerfRatio
        hipDeviceAttributeStreamPrioritiesSupported hipDeviceAttributeSurfaceAlignment hipDeviceAttributeTccDriver
        hipDeviceAttributeTextureAlignment hipDeviceAttributeTexturePitchAlignment
        hipDeviceAttributeTotalConstantMemory hipDeviceAttributeTotalGlobalMem hipDeviceAttributeUnifiedAddressing
        hipDeviceAttributeWarpSize hipDeviceAttributeMemoryPoolsSupported
        hipDeviceAttributeVirtualMemoryManagementSupported hipDeviceAttributeCudaCompatibleEnd
        hipDeviceAttributeAmdSpecificBegin hipDeviceAttributeClockInstructionRate
        hipDeviceAttributeMaxSharedMemoryPerMultiprocessor hipDeviceAttributeHdpMemFlushCntl
        hipDeviceAttributeHdpRegFlushCntl hipDeviceAttributeCooperativeMultiDeviceUnmatchedFunc
        hipDeviceAttributeCooperativeMultiDeviceUnmatchedGridDim
        hipDeviceAttributeCooperativeMultiDeviceUnmatchedBlockDim
        hipDeviceAttributeCooperativeMultiDeviceUnmatchedSharedMem hipDeviceAttributeIsLargeBar
        hipDeviceAttributeAsicRevision hipDeviceAttributeCanUseStreamWaitValue hipDeviceAttributeImageSupport
        hipDeviceAttributePhysicalMultiProcessorCount hipDeviceAttributeFineGrainSupport
        hipDeviceAttributeWallClockRate hipDeviceAttributeAmdSpecificEnd hipDeviceAttributeVendorSpecificBegin
    }
    hipMemcpyKind {
        hipMemcpyHostToHost hipMemcpyHostToDevice hipMemcpyDeviceToHost hipMemcpyDeviceToDevice hipMemcpyDefault
    }
    hipPointer_attribute {
        HIP_POINTER_ATTRIBUTE_CONTEXT HIP_POINTER_ATTRIBUTE_MEMORY_TYPE HIP_POINTER_ATTRIBUTE_DEVICE_POINTER
        HIP_POINTER_ATTRIBUTE_HOST_POINTER HIP_POINTER_ATTRIBUTE_P2P_TOKENS HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS
        HIP_POINTER_ATTRIBUTE_BUFFER_ID HIP_POINTER_ATTRIBUTE_IS_MANAGED HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL
        HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR
        HIP_POINTER_ATTRIBUTE_RANGE_SIZE HIP_POINTER_ATTRIBUTE_MAPPED HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES
        HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS
        HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE
    }
    hipDeviceP2PAttr {
        hipDevP2PAttrPerformanceRank hipDevP2PAttrAccessSupported hipDevP2PAttrNativeAtomicSupported
        hipDevP2PAttrHipArrayAccessSupported
    }
    hipLimit_t {
        hipLimitStackSize hipLimitPrintfFifoSize hipLimitMallocHeapSize
    }
    hipFuncCache_t {
        hipFuncCachePreferNone hipFuncCachePreferShared hipFuncCachePreferL1 hipFuncCachePreferEqual
    }
    hipSharedMemConfig {
        hipSharedMemBankSizeDefault hipSharedMemBankSizeFourByte hipSharedMemBankSizeEightByte
    }
    hipComputeMode {
        hipComputeModeDefault hipComputeModeExclusive hipComputeModeProhibited hipComputeModeExclusiveProcess
    }
    hipMemoryAdvise {
        hipMemAdviseSetReadMostly hipMemAdviseUnsetReadMostly hipMemAdviseSetPreferredLocation
        hipMemAdviseUnsetPreferredLocation hipMemAdviseSetAccessedBy hipMemAdviseUnsetAccessedBy
        hipMemAdviseSetCoarseGrain hipMemAdviseUnsetCoarseGrain
    }
    hipMemRangeAttribute {
        hipMemRangeAttributeReadMostly hipMemRangeAttributePreferredLocation hipMemRangeAttributeAccessedBy
        hipMemRangeAttributeLastPrefetchLocation hipMemRangeAttributeCoherencyMode
    }
    hipMemRangeCoherencyMode {
        hipMemRangeCoherencyModeFineGrain hipMemRangeCoherencyModeCoarseGrain hipMemRangeCoherencyModeIndeterminate
    }
    hipMemLocationType {
        hipMemLocationTypeInvalid hipMemLocationTypeDevice
    }
    hipMemAllocationType {
        hipMemAllocationTypeInvalid hipMemAllocationTypePinned
    }
    hipMemAllocationHandleType {
        hipMemHandleTypeNone hipMemHandleTypePosixFileDescriptor hipMemHandleTypeWin32
        hipMemHandleTypeWin32Kmt
    }
    hipMemAccessFlags {
        hipMemAccessFlagsProtNone hipMemAccessFlagsProtRead hipMemAccessFlagsProtReadWrite
    }
    hipMemAllocationGranularity_flags {
        hipMemAllocationGranularityMinimum hipMemAllocationGranularityRecommended
    }
    hipMemPoolAttr {
        hipMemPoolReuseFollowEventDependencies hipMemPoolReuseAllowOpportunistic
        hipMemPoolReuseAllowInternalDependencies hipMemPoolAttrReleaseThreshold
        hipMemPoolAttrReservedMemCurrent hipMemPoolAttrReservedMemHigh hipMemPoolAttrUsedMemCurrent
        hipMemPoolAttrUsedMemHigh
    }
    hipStreamCaptureStatus {
        hipStreamCaptureStatusNone hipStreamCaptureStatusActive hipStreamCaptureStatusInvalidated
    }
}

macro_rules! same_layouts {
    ($($name:ident $theirs:ident { $($field:ident)* })*) => {
        /// Structures that did not change since HIP 5: ours and hip-runtime-sys's.
        fn layouts_of_five() -> Vec<(&'static str, Layout, Layout)> {
            vec![$((
                stringify!($name),
                (size_of::<$name>(), align_of::<$name>(), vec![
                    $((plain(stringify!($field)), offset_of!($name, $field), size_of_field(|it: &$name| &it.$field))),*
                ]),
                (size_of::<five::$theirs>(), align_of::<five::$theirs>(), vec![
                    $((
                        plain(stringify!($field)),
                        offset_of!(five::$theirs, $field),
                        size_of_field(|it: &five::$theirs| &it.$field),
                    )),*
                ]),
            )),*]
        }
    };
}

same_layouts! {
    hipIpcMemHandle_t hipIpcMemHandle_t {
        reserved
    }
    hipIpcEventHandle_t hipIpcEventHandle_t {
        reserved
    }
    hipMemAccessDesc hipMemAccessDesc {
        location flags
    }
    hipMemPoolPtrExportData hipMemPoolPtrExportData {
        reserved
    }
    hipExtent hipExtent {
        width height depth
    }
    hipPos hipPos {
        x y z
    }
    hipPitchedPtr hipPitchedPtr {
        ptr pitch xsize ysize
    }
    hipMemcpy3DParms hipMemcpy3DParms {
        srcArray srcPos srcPtr dstArray dstPos dstPtr extent kind
    }
    HIP_ARRAY_DESCRIPTOR HIP_ARRAY_DESCRIPTOR {
        Width Height Format NumChannels
    }
    HIP_ARRAY3D_DESCRIPTOR HIP_ARRAY3D_DESCRIPTOR {
        Width Height Depth Format NumChannels Flags
    }
    hip_Memcpy2D hip_Memcpy2D {
        srcXInBytes srcY srcMemoryType srcHost srcDevice srcArray srcPitch dstXInBytes dstY dstMemoryType dstHost
        dstDevice dstArray dstPitch WidthInBytes Height
    }
    hipDeviceProp_tR0000 hipDeviceProp_t {
        name totalGlobalMem sharedMemPerBlock regsPerBlock warpSize maxThreadsPerBlock maxThreadsDim maxGridSize
        clockRate memoryClockRate memoryBusWidth totalConstMem major minor multiProcessorCount l2CacheSize
        maxThreadsPerMultiProcessor computeMode clockInstructionRate arch concurrentKernels pciDomainID pciBusID
        pciDeviceID maxSharedMemoryPerMultiProcessor isMultiGpuBoard canMapHostMemory gcnArch gcnArchName integrated
        cooperativeLaunch cooperativeMultiDeviceLaunch maxTexture1DLinear maxTexture1D maxTexture2D maxTexture3D
        hdpMemFlushCntl hdpRegFlushCntl memPitch textureAlignment texturePitchAlignment kernelExecTimeoutEnabled
        ECCEnabled tccDriver cooperativeMultiDeviceUnmatchedFunc cooperativeMultiDeviceUnmatchedGridDim
        cooperativeMultiDeviceUnmatchedBlockDim cooperativeMultiDeviceUnmatchedSharedMem isLargeBar asicRevision
        managedMemory directManagedMemAccessFromHost concurrentManagedAccess pageableMemoryAccess
        pageableMemoryAccessUsesHostPageTables
    }
}

/// The declarations of src/api/hip/types.rs, so that nothing is forgotten above.
#[derive(Default)]
struct Declared {
    structures: BTreeMap<String, Vec<String>>,
    values: BTreeMap<String, u32>,
}

impl Visit<'_> for Declared {
    fn visit_item_struct(&mut self, item: &syn::ItemStruct) {
        // Opaque types have no named field.
        if let syn::Fields::Named(fields) = &item.fields {
            let names = fields.named.iter().map(|field| plain(&field.ident.as_ref().expect("named").to_string()));
            self.structures.insert(item.ident.to_string(), names.collect());
        }
    }

    fn visit_item_macro(&mut self, item: &syn::ItemMacro) {
        if item.mac.path.is_ident("c_enum") {
            self.read_values(item.mac.tokens.clone().into_iter().map(|token| token.to_string()).collect());
        }
    }
}

impl Declared {
    /// Inside each pair of braces: `name = value`, between documentation.
    fn read_values(&mut self, tokens: Vec<String>) {
        for body in tokens.iter().filter(|token| token.starts_with('{')) {
            let words: Vec<&str> = body.split([' ', '\n', ',', '{', '}']).filter(|word| !word.is_empty()).collect();
            for three in words.windows(3).filter(|three| three[1] == "=") {
                if let Ok(value) = three[2].parse() {
                    self.values.insert(three[0].to_owned(), value);
                }
            }
        }
    }
}

fn declared() -> Declared {
    let source = std::fs::read_to_string(root().join("src/api/hip/types.rs")).expect("the types of the front end");
    let mut declared = Declared::default();
    declared.visit_file(&syn::parse_file(&source).expect("Rust"));
    assert!(declared.structures.len() > 5 && declared.values.len() > 100);
    declared
}

#[test]
fn structures_are_those_of_hip_6() {
    let (facts, ours) = (facts(), ours());
    for (name, fact) in &facts {
        assert_eq!(ours[name], *fact, "{name}");
    }
    // Not in HIP 6.3's tables: the old properties, compared with HIP 5.4 and 5.2 below, and the bit field in both.
    let mut expected: BTreeSet<&str> = facts.keys().copied().collect();
    expected.extend(["hipDeviceProp_tR0000", "hipDeviceArch_t"]);
    // Parts that have no names there.
    expected.extend(["hipExternalWin32Handle", "hipExternalFence", "hipExternalSignalKey", "hipExternalWaitKey"]);
    expected.extend(["hipExternalSemaphoreSignal", "hipExternalSemaphoreWait"]);
    // Of HIP 6.4 and 7.2.
    expected.extend([
        "hipGraphInstantiateParams",
        "hipBatchMemOpNodeParams",
        "hipLaunchAttribute",
        "HIP_LAUNCH_CONFIG",
        "hipLaunchConfig_t",
    ]);
    assert_eq!((size_of::<hipGraphInstantiateParams>(), offset_of!(hipGraphInstantiateParams, uploadStream)), (32, 24));
    assert_eq!((size_of::<hipBatchMemOpNodeParams>(), offset_of!(hipBatchMemOpNodeParams, flags)), (32, 24));
    assert_eq!((size_of::<hipLaunchConfig_t>(), offset_of!(hipLaunchConfig_t, stream)), (56, 32));
    assert_eq!((size_of::<hipLaunchAttribute>(), offset_of!(hipLaunchAttribute, val)), (72, 8));
    assert_eq!((size_of::<HIP_LAUNCH_CONFIG>(), offset_of!(HIP_LAUNCH_CONFIG, hStream)), (56, 32));
    // HIP's dim3, of which C++ has one with constructors.
    expected.insert("hipDim3");
    expected.extend(["hipMemcpy3DPointer", "hipMemcpy3DArray", "hipStreamMemOpValueParams"]);
    assert_eq!((size_of::<hipStreamBatchMemOpParams>(), offset_of!(hipStreamMemOpValueParams, alias)), (48, 32));
    assert_eq!((size_of::<hipMemcpy3DPointer>(), size_of::<hipLaunchAttributeValue>()), (32, 64));
    assert_eq!(
        (size_of::<hipExternalSemaphoreSignal>(), size_of::<hipExternalSemaphoreWait>(), size_of::<hipExternalFence>()),
        (72, 72, 8)
    );
    assert_eq!(
        [
            offset_of!(hipExternalSemaphoreSignal, nvSciSync),
            offset_of!(hipExternalSemaphoreSignal, keyedMutex),
            offset_of!(hipExternalSemaphoreSignal, reserved),
            offset_of!(hipExternalSemaphoreWait, nvSciSync),
            offset_of!(hipExternalSemaphoreWait, keyedMutex),
            offset_of!(hipExternalSemaphoreWait, reserved),
        ],
        [8, 16, 24, 8, 16, 32]
    );
    let declared = declared();
    assert_eq!(declared.structures.keys().map(String::as_str).collect::<BTreeSet<_>>(), expected);
    for (name, (_, _, fields)) in &facts {
        let fields: Vec<&String> = fields.iter().map(|field| &field.0).collect();
        assert_eq!(declared.structures[*name].iter().collect::<Vec<_>>(), fields, "{name}");
    }
}

#[test]
fn values_are_those_of_hip_6() {
    for (name, ours, fact) in constants() {
        assert_eq!(ours, fact, "{name}");
    }
}

/// hipMemoryType got new numbers in HIP 6 (0 to 3 as CUDA's), so it is not in the list of those that stayed.
#[test]
fn values_are_those_of_hip_5_but_for_memory_types() {
    for (name, ours, theirs) in constants_of_five() {
        assert_eq!(ours, theirs, "{name}");
    }
    let theirs = |ty: five::hipMemoryType| ty as u32;
    let renumbered = [
        (hipMemoryTypeHost, theirs(five::hipMemoryType::hipMemoryTypeHost), (1, 0)),
        (hipMemoryTypeDevice, theirs(five::hipMemoryType::hipMemoryTypeDevice), (2, 1)),
        (hipMemoryTypeManaged, theirs(five::hipMemoryType::hipMemoryTypeManaged), (3, 4)),
        (hipMemoryTypeArray, theirs(five::hipMemoryType::hipMemoryTypeArray), (10, 2)),
        (hipMemoryTypeUnified, theirs(five::hipMemoryType::hipMemoryTypeUnified), (11, 3)),
    ];
    for (ours, theirs, expected) in renumbered {
        assert_eq!((ours, theirs), expected);
    }
    // It is 0 up to HIP 5; callers of both releases are answered.
    assert_eq!((hipIpcMemLazyEnablePeerAccess, five::hipIpcMemLazyEnablePeerAccess), (1, 0));
}

#[test]
fn structures_are_those_of_hip_5_but_for_the_listed() {
    for (name, ours, theirs) in layouts_of_five() {
        assert_eq!(ours, theirs, "{name}");
    }
    // The first field was called memoryType; the layout is the same.
    assert_eq!(size_of::<five::hipPointerAttribute_t>(), size_of::<hipPointerAttribute_t>());
    assert_eq!(offset_of!(five::hipPointerAttribute_t, memoryType), offset_of!(hipPointerAttribute_t, r#type));
    assert_eq!(offset_of!(five::hipPointerAttribute_t, hostPointer), offset_of!(hipPointerAttribute_t, hostPointer));
    assert_eq!(
        offset_of!(five::hipPointerAttribute_t, allocationFlags),
        offset_of!(hipPointerAttribute_t, allocationFlags)
    );
    // Sizes and pitches were 32 bits: a caller of HIP 5 linked to us directly may not use hipDrvMemcpy3D.
    assert_eq!((size_of::<five::HIP_MEMCPY3D>(), size_of::<HIP_MEMCPY3D>()), (128, 184));
}

/// Declarations of HIP 7.14, by bindgen: fields of structures, and values by the name that C gives them.
#[derive(Default)]
struct Fourteen {
    fields: BTreeMap<String, BTreeSet<String>>,
    values: BTreeMap<String, i64>,
}

impl Visit<'_> for Fourteen {
    fn visit_item_struct(&mut self, item: &syn::ItemStruct) {
        let names = item.fields.iter().filter_map(|field| field.ident.as_ref()).map(ToString::to_string);
        self.fields.insert(item.ident.to_string(), names.collect());
    }

    fn visit_item_type(&mut self, item: &syn::ItemType) {
        if let syn::Type::Path(of) = &*item.ty
            && let Some(of) = of.path.get_ident()
            && let Some(fields) = self.fields.get(&of.to_string()).cloned()
        {
            self.fields.insert(item.ident.to_string(), fields);
        }
    }

    fn visit_item_const(&mut self, item: &syn::ItemConst) {
        let syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(value), .. }) = &*item.expr else { return };
        if let syn::Type::Path(of) = &*item.ty
            && let Some(of) = of.path.get_ident()
            && let Some(name) = item.ident.to_string().strip_prefix(&format!("{of}_"))
            && let Ok(value) = value.base10_parse()
        {
            self.values.insert(name.to_owned(), value);
        }
    }
}

/// Every structure and value of ours that HIP 7.14 has, too.
#[test]
fn values_and_structures_are_those_of_hip_7_14() {
    let bindings = sources_of("cubecl-hip-sys").join("src/bindings/bindings_60850.rs");
    let source = std::fs::read_to_string(&bindings).expect("HIP 7.14");
    let mut theirs = Fourteen::default();
    theirs.visit_file(&syn::parse_file(&source).expect("Rust"));
    let declared = declared();
    let (mut values, mut differ) = (0, Vec::new());
    for (name, value) in &declared.values {
        if let Some(of_theirs) = theirs.values.get(name) {
            values += 1;
            if i64::from(*value) != *of_theirs {
                differ.push(format!("{name} is {value} and there {of_theirs}"));
            }
        }
    }
    assert_eq!(differ, <[String; 0]>::default());
    assert!(values > 350, "only {values} values are compared");

    let (mut c, mut rust) = (
        String::from("#include <anygpu/hip.h>\n#include <stddef.h>\n#include <stdio.h>\nint main(void) {\n"),
        format!("#![allow(warnings)]\nmod theirs {{ include!({bindings:?}); }}\nuse theirs::*;\nfn main() {{\n"),
    );
    let (mut structures, mut absent) = (0, Vec::new());
    for (name, fields) in &declared.structures {
        let Some(known) = theirs.fields.get(name) else {
            absent.push(name.as_str());
            continue;
        };
        structures += 1;
        c += &format!("printf(\"{name} %zu %zu\\n\", sizeof({name}), _Alignof({name}));\n");
        rust += &format!("println!(\"{name} {{}} {{}}\", size_of::<{name}>(), align_of::<{name}>());\n");
        for field in fields {
            let of_theirs = [field.clone(), format!("{field}_")].into_iter().find(|name| known.contains(name));
            // Members of unions without names have names of bindgen's.
            if let Some(of_theirs) = of_theirs.map(|name| if name == "type" { "r#type".into() } else { name }) {
                c += &format!("printf(\"{name}.{field} %zu\\n\", offsetof({name}, {field}));\n");
                rust += &format!("println!(\"{name}.{field} {{}}\", std::mem::offset_of!({name}, {of_theirs}));\n");
            }
        }
    }
    assert!(structures > 40, "only {structures} structures are compared");
    assert_eq!(absent, ABSENT_IN_7_14);
    let folder = common::scratch("layout");
    let (c_source, rust_source) = (folder.join("fourteen.c"), folder.join("fourteen.rs"));
    std::fs::write(&c_source, c + "return 0; }\n").expect("the target folder can be written");
    std::fs::write(&rust_source, rust + "}\n").expect("the target folder can be written");
    let include = format!("-I{}", root().join("include").display());
    let own = succeed(&mut Command::new(compile("cc", "fourteen", &[&c_source], &[&include])));
    let program = folder.join("fourteen.theirs");
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", "2021", "-o"]).args([&program, &rust_source]);
    if let Some(target) = std::env::var_os("CARGO_BUILD_TARGET") {
        rustc.arg("-Clinker=cc").arg("--target").arg(target);
    }
    succeed(&mut rustc);
    let theirs = succeed(&mut Command::new(program));
    for (own, theirs) in text(&own.stdout).lines().zip(text(&theirs.stdout).lines()) {
        assert_eq!(own, theirs);
    }
}

/// Structures that are ours alone, or have no name in AMD's header.
const ABSENT_IN_7_14: &[&str] = &[
    "hipDeviceProp_tR0000",
    "hipDim3",
    "hipExternalFence",
    "hipExternalSemaphoreSignal",
    "hipExternalSemaphoreWait",
    "hipExternalSignalKey",
    "hipExternalWaitKey",
    "hipExternalWin32Handle",
    "hipMemAllocationFlags",
    "hipMemcpy3DArray",
    "hipMemcpy3DPointer",
    "hipStreamMemOpValueParams",
];

/// Names that AMD's header got after 5.2.
const AFTER_5_2: &[&str] = &[
    "HIP_FUNC_ATTRIBUTE_CLUSTER_DIM_MUST_BE_SET",
    "HIP_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE",
    "HIP_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED",
    "HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH",
    "HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT",
    "HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH",
    "hipFuncAttributeClusterDimMustBeSet",
    "hipFuncAttributeClusterSchedulingPolicyPreference",
    "hipFuncAttributeNonPortableClusterSizeAllowed",
    "hipFuncAttributeRequiredClusterDepth",
    "hipFuncAttributeRequiredClusterHeight",
    "hipFuncAttributeRequiredClusterWidth",
    "hipGraphDebugDotFlagsEventNodeParams",
    "hipGraphDebugDotFlagsExtSemasSignalNodeParams",
    "hipGraphDebugDotFlagsExtSemasWaitNodeParams",
    "hipGraphDebugDotFlagsHandles",
    "hipGraphDebugDotFlagsHostNodeParams",
    "hipGraphDebugDotFlagsKernelNodeAttributes",
    "hipGraphDebugDotFlagsKernelNodeParams",
    "hipGraphDebugDotFlagsMemcpyNodeParams",
    "hipGraphDebugDotFlagsMemsetNodeParams",
    "hipGraphDebugDotFlagsVerbose",
    "hipGraphDependencyTypeDefault",
    "hipGraphDependencyTypeProgrammatic",
    "hipJitCacheOptionCA",
    "hipJitCacheOptionCG",
    "hipJitCacheOptionNone",
    "hipJitInputCubin",
    "hipJitInputFatBinary",
    "hipJitInputLLVMArchivesOfBundledBitcode",
    "hipJitInputLLVMBitcode",
    "hipJitInputLLVMBundledBitcode",
    "hipJitInputLibrary",
    "hipJitInputNvvm",
    "hipJitInputObject",
    "hipJitInputPtx",
    "hipJitInputSpirv",
    "hipJitOptionFma",
    "hipJitOptionFtz",
    "hipJitOptionGlobalSymbolAddresses",
    "hipJitOptionGlobalSymbolCount",
    "hipJitOptionGlobalSymbolNames",
    "hipJitOptionIRtoISAOptCountExt",
    "hipJitOptionIRtoISAOptExt",
    "hipJitOptionLto",
    "hipJitOptionMaxThreadsPerBlock",
    "hipJitOptionMinCTAPerSM",
    "hipJitOptionOverrideDirectiveValues",
    "hipJitOptionPositionIndependentCode",
    "hipJitOptionPrecDiv",
    "hipJitOptionPrecSqrt",
    "hipJitPreferBinary",
    "hipJitPreferPTX",
    "hipMemLocationTypeNone",
    "hipSyncPolicyAuto",
    "hipSyncPolicyBlockingSync",
    "hipSyncPolicySpin",
    "hipSyncPolicyYield",
    "hipErrorInvalidClusterSize", // 7.14
    "hipErrorInvalidResourceConfiguration",
    "hipErrorInvalidResourceType",
    "hipErrorStreamDetached",
    "hipExtLimitScratchCurrent",
    "hipExtLimitScratchMax",
    "hipExtLimitScratchMin",
    "hipMemAllocationTypeManaged",
    "hipMemHandleTypeFabric",
    "hipMemcpyFlagExtOpIndirectDst",
    "hipMemcpyFlagExtOpIndirectSrc",
    "hipMemcpyFlagExtOpSwap",
    "hipMemcpyFlagExtPreferCE",
    "hipErrorInvalidChannelDescriptor", // 6.0
    "hipErrorInvalidTexture",           // 6.0
    "hipLimitStackSize",                // 5.3
    "hipMemcpyDeviceToDeviceNoCU",      // 6.2
    "hipMemoryTypeUnregistered",        // 6.0
    "hipMemLocationTypeHost",           // 6.4
    "hipMemLocationTypeHostNuma",
    "hipMemLocationTypeHostNumaCurrent",
    "hipMemRangeHandleTypeDmaBufFd", // 6.5
    "hipMemRangeFlagDmaBufMappingTypePcie",
    "hipStreamMemOpWaitValue32", // 6.4
    "hipStreamMemOpWriteValue32",
    "hipStreamMemOpFlushRemoteWrites",
    "hipStreamMemOpWaitValue64",
    "hipStreamMemOpWriteValue64",
    "hipStreamMemOpBarrier",
    "hipLibraryHostUniversalFunctionAndDataTable", // 7.2
    "hipLibraryBinaryIsPreserved",
    "hipLaunchAttributeAccessPolicyWindow", // 6.4
    "hipLaunchAttributeCooperative",
    "hipLaunchAttributeSynchronizationPolicy",
    "hipLaunchAttributePriority",
    "hipMemcpySrcAccessOrderInvalid", // 7.1
    "hipMemcpySrcAccessOrderStream",
    "hipMemcpySrcAccessOrderDuringApiCall",
    "hipMemcpySrcAccessOrderAny",
    "hipMemcpyFlagDefault",
    "hipMemcpyFlagPreferOverlapWithCompute",
    "hipMemcpyOperandTypePointer",
    "hipMemcpyOperandTypeArray",
    "hipEnableDefault",
    "hipEnableLegacyStream",
    "hipEnablePerThreadDefaultStream",
    "hipDriverEntryPointSuccess",
    "hipDriverEntryPointSymbolNotFound",
    "hipDriverEntryPointVersionNotSufficent",
    "hipExternalMemoryHandleTypeNvSciBuf",
    "hipExternalSemaphoreHandleTypeD3D11Fence",
    "hipExternalSemaphoreHandleTypeKeyedMutex",
    "hipExternalSemaphoreHandleTypeKeyedMutexKmt",
    "hipExternalSemaphoreHandleTypeNvSciSync",
    "hipExternalSemaphoreHandleTypeTimelineSemaphoreFd",
    "hipExternalSemaphoreHandleTypeTimelineSemaphoreWin32",
];

/// What is read of HIP 5's structures for external memory and semaphores: as HIP 6's, with nothing behind; but in the
/// parameters NvSciSync had no place.
const EXTERNAL_IN_5_2: &[(&str, usize)] = &[
    ("sizeof(hipExternalMemoryHandleDesc)", 40),
    ("offsetof(hipExternalMemoryHandleDesc, handle.fd)", 8),
    ("offsetof(hipExternalMemoryHandleDesc, size)", 24),
    ("offsetof(hipExternalMemoryHandleDesc, flags)", 32),
    ("sizeof(hipExternalMemoryBufferDesc)", 24),
    ("offsetof(hipExternalMemoryBufferDesc, flags)", 16),
    ("sizeof(hipExternalSemaphoreHandleDesc)", 32),
    ("offsetof(hipExternalSemaphoreHandleDesc, handle.fd)", 8),
    ("offsetof(hipExternalSemaphoreHandleDesc, flags)", 24),
    ("sizeof(hipExternalSemaphoreSignalParams)", 136),
    ("offsetof(hipExternalSemaphoreSignalParams, params.fence.value)", 0),
    ("offsetof(hipExternalSemaphoreSignalParams, flags)", 64),
    ("sizeof(hipExternalSemaphoreWaitParams)", 136),
    ("offsetof(hipExternalSemaphoreWaitParams, params.fence.value)", 0),
    ("offsetof(hipExternalSemaphoreWaitParams, flags)", 64),
];

/// The structures that changed or were added after 5.2, as above.
const CHANGED_AFTER_5_2: &[&str] = &[
    "hipExternalSemaphoreSignalNodeParams", // 5.7
    "hipExternalSemaphoreWaitNodeParams",
    "hipBatchMemOpNodeParams", // 6.4
    "hipLaunchConfig_t",       // 7.2
    "hipMemAllocNodeParams",   // 5.7
    "hipMemcpy3DPeerParms",    // 7.1
    "hipMemcpyAttributes",
    "hipOffset3D",
    "hipMemcpy3DOperand",
    "hipMemcpy3DBatchOp",
    "hipLaunchAttribute", // 7.2
    "HIP_LAUNCH_CONFIG",
    "HIP_MEMCPY3D",
    "hipDeviceProp_tR0600",
    "hipUUID",
    // Without a name in any release.
    "hipMemAllocationFlags",
    "hipMemAllocationProp", // 5.4
    "hipMemPoolProps",      // 6.2
    "hipExternalMemoryHandleDesc",
    "hipExternalMemoryBufferDesc",
    "hipExternalMemoryMipmappedArrayDesc",
    "hipExternalSemaphoreHandleDesc",
    "hipExternalSemaphoreSignalParams",
    "hipExternalSemaphoreWaitParams",
];

#[test]
fn values_and_structures_are_those_of_the_installed_header() {
    const HEADER: &str = "/usr/include/hip/hip_runtime_api.h";
    if !Path::new(HEADER).exists() {
        return skipped(format!("{HEADER} is not there (Debian: libamdhip64-dev)"));
    }
    let version = std::fs::read_to_string("/usr/include/hip/hip_version.h").unwrap_or_default();
    if !version.contains("HIP_VERSION_MAJOR 5") {
        return skipped(format!("{HEADER} is not HIP 5's"));
    }
    let mut words = BTreeSet::new();
    for name in ["hip_runtime_api.h", "driver_types.h"] {
        let header = std::fs::read_to_string(Path::new("/usr/include/hip").join(name)).unwrap_or_default();
        words.extend(header.split(|c: char| !c.is_alphanumeric() && c != '_').map(str::to_owned));
    }
    let declared = declared();
    let mut program =
        String::from("#include <hip/hip_runtime_api.h>\n#include <stddef.h>\n#include <stdio.h>\nint main(void) {\n");
    let mut expected = String::new();
    for (fact, number) in EXTERNAL_IN_5_2 {
        program += &format!("printf(\"{fact} %zu\\n\", {fact});\n");
        expected += &format!("{fact} {number}\n");
    }
    let mut absent = Vec::new();
    for (name, value) in &declared.values {
        // Numbered otherwise.
        let other = ["hipMemoryType", "hipGraphNodeType", "hipErrorTbd"].iter().any(|word| name.starts_with(word));
        if other && name != "hipMemoryTypeUnregistered" {
            continue;
        }
        if words.contains(name) {
            program += &format!("printf(\"{name} %d\\n\", (int){name});\n");
            expected += &format!("{name} {value}\n");
        } else {
            absent.push(name.as_str());
        }
    }
    let mut layouts = ours();
    let old = layouts_of_five().into_iter().find(|one| one.0 == "hipDeviceProp_tR0000").expect("it is in the list");
    layouts.insert("hipDeviceProp_t", old.1);
    for (name, (size, align, fields)) in &layouts {
        if CHANGED_AFTER_5_2.contains(name) {
            continue;
        }
        program += &format!("printf(\"{name} %zu %zu\\n\", sizeof({name}), __alignof__({name}));\n");
        expected += &format!("{name} {size} {align}\n");
        for (field, offset, bytes) in fields {
            let theirs = if *name == "hipPointerAttribute_t" && field == "type" { "memoryType" } else { field };
            program += &format!(
                "printf(\"  {field} %zu %zu\\n\", __builtin_offsetof({name}, {theirs}), sizeof((({name} *)0)->{theirs}));\n"
            );
            expected += &format!("  {field} {offset} {bytes}\n");
        }
    }
    program += "return 0; }\n";
    let source = common::scratch("layout").join("layout.c");
    std::fs::write(&source, program).expect("the target folder can be written");
    let program = compile("cc", "layout", &[&source], &["-D__HIP_PLATFORM_AMD__", "-Wno-address-of-packed-member"]);
    let output = succeed(&mut Command::new(program));
    for (ours, theirs) in expected.lines().zip(text(&output.stdout).lines()) {
        assert_eq!(ours, theirs);
    }
    let unexplained: Vec<&&str> = absent
        .iter()
        .filter(|name| {
            !AFTER_5_2.contains(name)
                && !name.starts_with("hipDeviceAttribute")
                && ![
                    "hipGraphInstantiate",
                    "hipGraphMemAttr",
                    "hipGraphUserObject",
                    "hipLaunchAttribute",
                    "hipUserObject",
                ]
                .iter()
                .any(|start| name.starts_with(start))
                && !name.starts_with("HIP_GET_PROC_ADDRESS")
        })
        .collect();
    assert!(unexplained.is_empty(), "not in HIP 5.2, and not listed: {unexplained:?}");
}

#[test]
fn ascendcl_is_as_published() {
    // The header declares it by itself.
    assert_eq!(size_of::<anygpu::api::acl::aclrtMemFabricHandle>(), 128);
    let source = root().join("tests/c/acl_declarations.c");
    let include = format!("-I{}", root().join("include").display());
    // That a function has an address is no news.
    let flags = ["-Wall", "-Wextra", "-pedantic", "-Werror", "-Wno-address", "-fsyntax-only", &include];
    for (compiler, language) in [("cc", ["-xc", "-std=c11"]), ("c++", ["-xc++", "-std=c++11"])] {
        succeed(Command::new(compiler).args(language).args(flags).arg(&source));
    }
    // No prototype is left out.
    let header = std::fs::read_to_string(root().join("include/anygpu/acl.h")).expect("the header");
    let text = std::fs::read_to_string(&source).expect("the source");
    let functions =
        header.lines().filter(|line| line.starts_with("aclError acl") || line.starts_with("const char *acl"));
    assert_eq!(functions.count(), text.matches("\n    ANSWERS(").count());
}
