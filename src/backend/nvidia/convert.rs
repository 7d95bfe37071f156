// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every translation between the hub's terms and CUDA's numbers (cuda.h 11.4 to 13.5).

use std::ffi::{c_int, c_uint, c_ulonglong};

use super::calls::{
    CUcontext, CUevent, CUmemAccessDesc, CUmemAllocationProp, CUmemLocation, CUmemPoolProps, CUmemoryPool, CUresult,
    CUstream, Descriptor3D,
};
use crate::backend::{array_channel, array_format};
use crate::gpu::{
    Access, Advice, Array, ArrayDescriptor, ArrayFlags, Attribute, CaptureRefusal, Comparison, Context, Event,
    EventFlags, HostFlags, Kernel, Kind, Limit, Location, MemoryDescriptor, MipmappedArray, Module, PeerAttribute,
    Physical, PhysicalProperties, Place, Pool, PoolAttribute, PoolMemory, PoolProperties, RangeAttribute, Result,
    SemaphoreDescriptor, Stream, StreamFlags,
};
use crate::share::handles::{self, can_be_pointer};
pub use crate::share::handles::{executable, graph, node, user_object};

/// CUDA_SUCCESS.
pub const SUCCESS: CUresult = 0;
/// CUDA_ERROR_INVALID_VALUE.
pub const INVALID_VALUE: CUresult = 1;
/// CUDA_ERROR_DEINITIALIZED.
pub const DEINITIALIZED: CUresult = 4;
/// CUDA_ERROR_INVALID_CONTEXT.
pub const INVALID_CONTEXT: CUresult = 201;
/// CUDA_ERROR_INVALID_HANDLE.
pub const INVALID_HANDLE: CUresult = 400;
/// CUDA_ERROR_MAP_FAILED.
pub const MAP_FAILED: CUresult = 205;
/// CUDA_ERROR_CONTEXT_IS_DESTROYED.
pub const CONTEXT_IS_DESTROYED: CUresult = 709;
/// CUDA_ERROR_NOT_PERMITTED.
pub const NOT_PERMITTED: CUresult = 800;

/// The one table from CUDA's codes to neutral errors.
pub fn kind(status: CUresult) -> Kind {
    match status {
        INVALID_VALUE => Kind::InvalidValue,
        2 => Kind::OutOfMemory,
        4 => Kind::Deinitialized,
        100 => Kind::NoDevice,
        101 => Kind::InvalidDevice,
        200 => Kind::ImageInvalid,
        INVALID_CONTEXT => Kind::InvalidContext,
        MAP_FAILED => Kind::MapFailed,
        // The image has nothing for this device; its PTX is newer than the driver.
        209 | 222 => Kind::ImageForeign,
        215 => Kind::UnsupportedLimit,
        // The context is used by another thread; the primary context is active.
        216 | 708 => Kind::ContextInUse,
        217 => Kind::PeerUnsupported,
        301 => Kind::FileNotFound,
        304 => Kind::OperatingSystem,
        INVALID_HANDLE => Kind::InvalidHandle,
        500 => Kind::NotFound,
        600 => Kind::NotReady,
        704 => Kind::PeerAlreadyEnabled,
        705 => Kind::PeerNotEnabled,
        712 => Kind::HostAlreadyRegistered,
        713 => Kind::HostNotRegistered,
        // The launch failed.
        719 => Kind::DeviceFault,
        NOT_PERMITTED => Kind::NotPermitted,
        900..=908 => Kind::Capture(CaptureRefusal::ALL[status as usize - 900]),
        910 => Kind::GraphUpdate,
        918 => Kind::GraphRecapture,
        801 => Kind::Unsupported,
        // External device, cluster size: other dialects give these numbers another meaning.
        911 | 912 | 999 => Kind::Unknown,
        // Not initialised; the profiler's states; a stub library, a newer driver needed, a device that is unavailable,
        // multicast resources; an unlicensed device; mappings and their states; ECC and NVLink faults;
        // compilers; sources and files; illegal states, faults and limits of kernels; contexts that are current or
        // destroyed, too many peers; permission, system and MPS states; capture, timeout, graphs, resources.
        3
        | 5..=8
        | 34
        | 36
        | 46
        | 47
        | 102
        | 202
        | 206..=208
        | 210..=214
        | 218..=221
        | 223..=227
        | 300
        | 302
        | 303
        | 401
        | 402
        | 700..=703
        | 709..=711
        | 714..=718
        | 720
        | 721
        | 802..=812
        | 909
        | 913..=919 => Kind::Native(status),
        other => Kind::Native(other),
    }
}

/// The kind of a status of NVRTC's, most of which have no other meaning.
pub fn compiler_kind(status: c_int) -> Kind {
    match status {
        1 => Kind::OutOfMemory,
        3 => Kind::InvalidValue,
        6 => Kind::SourceInvalid,
        other => Kind::Native(other),
    }
}

/// A stream, created or predefined; InvalidHandle for one that does not exist.
#[inline]
pub fn stream(stream: Stream) -> Result<CUstream> {
    if stream > Stream::PER_THREAD {
        handles::STREAMS.check(stream.0)?;
    }
    Ok(stream.0)
}

/// An event; InvalidHandle for one that does not exist.
#[inline]
pub fn event(event: Event) -> Result<CUevent> {
    handles::EVENTS.check(event.0)?;
    Ok(event.0)
}

/// A context; InvalidContext for a number that can be none.
pub fn context(context: Context) -> Result<CUcontext> {
    if can_be_pointer(context.0) {
        Ok(context.0)
    } else {
        Err(Kind::InvalidContext.because(format!("{:#x} is no context of the NVIDIA driver", context.0)))
    }
}

/// CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID.
pub const PCI_DOMAIN_ID: c_int = 50;
/// CU_DEVICE_ATTRIBUTE_PCI_BUS_ID.
pub const PCI_BUS_ID: c_int = 33;
/// CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID.
pub const PCI_DEVICE_ID: c_int = 34;

/// The `CUdevice_attribute` of the same meaning, `None` where CUDA has none.
pub fn attribute(attribute: Attribute) -> Option<c_int> {
    Some(match attribute {
        Attribute::MaxThreadsPerBlock => 1,
        Attribute::MaxBlockDimX => 2,
        Attribute::MaxBlockDimY => 3,
        Attribute::MaxBlockDimZ => 4,
        Attribute::MaxGridDimX => 5,
        Attribute::MaxGridDimY => 6,
        Attribute::MaxGridDimZ => 7,
        Attribute::MaxSharedMemoryPerBlock => 8,
        Attribute::TotalConstantMemory => 9,
        Attribute::WarpSize => 10,
        Attribute::MaxPitch => 11,
        Attribute::MaxRegistersPerBlock => 12,
        Attribute::ClockRate => 13,
        Attribute::TextureAlignment => 14,
        Attribute::DeviceOverlap => 15,
        Attribute::MultiprocessorCount | Attribute::PhysicalMultiprocessorCount => 16,
        Attribute::KernelExecTimeout => 17,
        Attribute::Integrated => 18,
        Attribute::CanMapHostMemory => 19,
        Attribute::ComputeMode => 20,
        Attribute::MaxTexture1DWidth => 21,
        Attribute::MaxTexture2DWidth => 22,
        Attribute::MaxTexture2DHeight => 23,
        Attribute::MaxTexture3DWidth => 24,
        Attribute::MaxTexture3DHeight => 25,
        Attribute::MaxTexture3DDepth => 26,
        Attribute::MaxTexture2DLayered => 27,
        Attribute::SurfaceAlignment => 30,
        Attribute::ConcurrentKernels => 31,
        Attribute::EccEnabled => 32,
        Attribute::TccDriver => 35,
        Attribute::MemoryClockRate => 36,
        Attribute::MemoryBusWidth => 37,
        Attribute::L2CacheSize => 38,
        Attribute::MaxThreadsPerMultiprocessor => 39,
        Attribute::AsyncEngineCount => 40,
        Attribute::UnifiedAddressing => 41,
        Attribute::MaxTexture1DLayered => 42,
        Attribute::MaxTexture2DGather => 45,
        Attribute::MaxTexture3DAlt => 47,
        Attribute::TexturePitchAlignment => 51,
        Attribute::MaxTextureCubemap => 52,
        Attribute::MaxTextureCubemapLayered => 53,
        Attribute::MaxSurface1D => 55,
        Attribute::MaxSurface2D => 56,
        Attribute::MaxSurface3D => 58,
        Attribute::MaxSurface1DLayered => 61,
        Attribute::MaxSurface2DLayered => 63,
        Attribute::MaxSurfaceCubemap => 66,
        Attribute::MaxSurfaceCubemapLayered => 67,
        Attribute::MaxTexture1DLinear => 69,
        Attribute::MaxTexture2DLinear => 70,
        Attribute::MaxTexture2DMipmap => 73,
        Attribute::ComputeCapabilityMajor => 75,
        Attribute::ComputeCapabilityMinor => 76,
        Attribute::MaxTexture1DMipmap => 77,
        Attribute::StreamPrioritiesSupported => 78,
        Attribute::GlobalL1CacheSupported => 79,
        Attribute::LocalL1CacheSupported => 80,
        Attribute::SharedMemoryPerMultiprocessor => 81,
        Attribute::MaxRegistersPerMultiprocessor => 82,
        Attribute::ManagedMemory => 83,
        Attribute::IsMultiGpuBoard => 84,
        Attribute::MultiGpuBoardGroupId => 85,
        Attribute::HostNativeAtomicSupported => 86,
        Attribute::SingleToDoublePerfRatio => 87,
        Attribute::PageableMemoryAccess => 88,
        Attribute::ConcurrentManagedAccess => 89,
        Attribute::ComputePreemptionSupported => 90,
        Attribute::CanUseHostPointerForRegisteredMemory => 91,
        Attribute::CooperativeLaunch => 95,
        Attribute::CooperativeMultiDeviceLaunch => 96,
        Attribute::SharedMemoryPerBlockOptin => 97,
        Attribute::HostRegisterSupported => 99,
        Attribute::PageableMemoryAccessUsesHostPageTables => 100,
        Attribute::DirectManagedMemoryAccessFromHost => 101,
        Attribute::VirtualMemoryManagementSupported => 102,
        Attribute::MaxBlocksPerMultiprocessor => 106,
        Attribute::PersistingL2CacheMaxSize => 108,
        Attribute::AccessPolicyMaxWindowSize => 109,
        Attribute::ReservedSharedMemoryPerBlock => 111,
        Attribute::HostRegisterReadOnlySupported => 113,
        Attribute::TimelineSemaphoresSupported => 114,
        Attribute::MemoryPoolsSupported => 115,
        Attribute::MemoryPoolHandleTypes => 119,
        Attribute::CanUseStreamWaitValue => 122,
        Attribute::IpcEventSupported => 125,
        Attribute::GpuDirectRdmaWithVmmSupported => 110,
        Attribute::GpuDirectRdmaSupported => 116,
        Attribute::GpuDirectRdmaFlushWritesOptions => 117,
        Attribute::GpuDirectRdmaWritesOrdering => 118,
        Attribute::DmaBufSupported => 124,
        Attribute::HostNumaId => 134,
        Attribute::HostNumaMemoryPoolsSupported => 142,
        Attribute::HostMemoryPoolsSupported => 144,
        Attribute::HostAllocDmaBufSupported => 146,
        Attribute::LuidDeviceNodeMask
        | Attribute::ClockInstructionRate
        | Attribute::CooperativeUnmatchedFunction
        | Attribute::CooperativeUnmatchedGridDim
        | Attribute::CooperativeUnmatchedBlockDim
        | Attribute::CooperativeUnmatchedSharedMemory
        | Attribute::IsLargeBar
        | Attribute::AsicRevision
        | Attribute::ImageSupport
        | Attribute::FineGrainSupport
        | Attribute::WallClockRate
        | Attribute::NumberOfXccs
        | Attribute::MaxAvailableVgprsPerThread
        | Attribute::PciChipId
        | Attribute::ExpertSchedulingMode
        | Attribute::MaxDynamicDataPrefetchRegions => return None,
    })
}

/// The `CUlimit`.
pub fn limit(limit: Limit) -> c_uint {
    match limit {
        Limit::StackSize => 0,
        Limit::PrintfBuffer => 1,
        Limit::Heap => 2,
    }
}

/// The `CUdevice_P2PAttribute`.
pub fn peer_attribute(attribute: PeerAttribute) -> c_uint {
    match attribute {
        PeerAttribute::PerformanceRank => 1,
        PeerAttribute::AccessSupported => 2,
        PeerAttribute::NativeAtomicSupported => 3,
        PeerAttribute::ArrayAccessSupported => 4,
    }
}

/// The sum of the flags whose condition is true.
fn sum<const N: usize>(pairs: [(bool, c_uint); N]) -> c_uint {
    pairs.into_iter().filter(|pair| pair.0).map(|pair| pair.1).sum()
}

/// CU_MEMHOSTALLOC_DEVICEMAP, which the driver reports of all host memory that it allocated.
pub const HOST_DEVICEMAP: c_uint = 2;

/// CU_MEMHOSTALLOC flags.
pub fn host_flags(flags: HostFlags) -> c_uint {
    sum([
        (flags.contains(HostFlags::PORTABLE), 1),
        (flags.contains(HostFlags::MAPPED), HOST_DEVICEMAP),
        (flags.contains(HostFlags::WRITE_COMBINED), 4),
    ])
}

/// CU_MEMHOSTREGISTER flags. Always mapped: registered memory that no device can access would be useless.
pub fn register_flags(flags: HostFlags) -> c_uint {
    sum([
        (flags.contains(HostFlags::PORTABLE), 1),
        (true, 2),
        (flags.contains(HostFlags::IO_MEMORY), 4),
        (flags.contains(HostFlags::READ_ONLY), 8),
    ])
}

/// CU_STREAM flags.
pub fn stream_flags(flags: StreamFlags) -> c_uint {
    sum([(flags.contains(StreamFlags::NON_BLOCKING), NON_BLOCKING)])
}

/// The flags of a stream.
pub fn read_stream_flags(flags: c_uint) -> StreamFlags {
    if flags & NON_BLOCKING != 0 { StreamFlags::NON_BLOCKING } else { StreamFlags::empty() }
}

/// CU_STREAM_NON_BLOCKING.
pub const NON_BLOCKING: c_uint = 1;
/// CU_EVENT_DISABLE_TIMING.
pub const DISABLE_TIMING: c_uint = 2;

/// CU_EVENT flags.
pub fn event_flags(flags: EventFlags) -> c_uint {
    sum([
        (flags.contains(EventFlags::BLOCKING), 1),
        (flags.contains(EventFlags::NO_TIMING), 2),
        (flags.contains(EventFlags::INTERPROCESS), 4),
    ])
}

/// CU_STREAM_WAIT_VALUE flags.
pub fn comparison(comparison: Comparison) -> c_uint {
    match comparison {
        Comparison::GreaterOrEqual => 0,
        Comparison::Equal => 1,
        Comparison::And => 2,
        Comparison::Nor => 3,
    }
}

/// CU_MEMORYTYPE_HOST.
pub const HOST: c_uint = 1;
/// CU_MEMORYTYPE_DEVICE.
pub const DEVICE: c_uint = 2;
/// CU_MEMORYTYPE_UNIFIED: derived from the pointer.
pub const UNIFIED: c_uint = 4;
/// CU_MEMORYTYPE_ARRAY.
pub const ARRAY: c_uint = 3;

/// The `CUmemorytype` of a side of a copy.
pub fn place(place: Place) -> c_uint {
    match place {
        Place::Host => HOST,
        Place::Device => DEVICE,
        Place::Any => UNIFIED,
    }
}

/// CU_DEVICE_CPU: the host as a location. Devices are their ordinals.
pub const CPU: c_int = -1;

/// The `CUmem_advise` and its device; `None` where CUDA has no such advice.
pub fn advice(advice: Advice) -> Option<(c_uint, c_int)> {
    Some(match advice {
        Advice::ReadMostly(true) => (1, CPU),
        Advice::ReadMostly(false) => (2, CPU),
        Advice::PreferredLocation(Some(device)) => (3, device),
        Advice::PreferredLocation(None) => (4, CPU),
        Advice::AccessedBy(device, true) => (5, device),
        Advice::AccessedBy(device, false) => (6, device),
        Advice::CoarseGrain(_) => return None,
    })
}

/// The `CUmem_range_attribute`; `None` where CUDA has no such attribute.
pub fn range_attribute(attribute: RangeAttribute) -> Option<c_uint> {
    Some(match attribute {
        RangeAttribute::ReadMostly => 1,
        RangeAttribute::PreferredLocation => 2,
        RangeAttribute::AccessedBy => 3,
        RangeAttribute::LastPrefetchLocation => 4,
        RangeAttribute::Coherency => return None,
    })
}

/// CU_MEM_ATTACH_GLOBAL.
pub const ATTACH_GLOBAL: c_uint = 1;

/// CU_MEM_ALLOCATION_TYPE_PINNED.
pub const PINNED: c_uint = 1;
/// CU_MEM_ALLOCATION_TYPE_MANAGED.
const MANAGED: c_uint = 2;
/// CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD.
pub const DMA_BUF: c_uint = 1;
/// CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE.
pub const DMA_BUF_PCIE: c_ulonglong = 1;

/// The `CUmemLocation`.
pub fn location(location: Location) -> CUmemLocation {
    let (kind, id) = match location {
        Location::Device(device) => (1, device),
        Location::Host => (2, 0),
        Location::HostNuma(node) => (3, node),
        Location::HostNumaCurrent => (4, 0),
    };
    CUmemLocation { kind, id }
}

/// The `CUmemAllocationType` of a pool's memory, and its `CUmemLocation`.
pub fn pool_memory(memory: PoolMemory) -> (c_uint, CUmemLocation) {
    match memory {
        PoolMemory::Pinned(place) => (PINNED, location(place)),
        PoolMemory::Managed(preferred) => (MANAGED, preferred.map_or(CUmemLocation { kind: 0, id: 0 }, location)),
    }
}

/// The `CUmemPoolProps`.
pub fn pool_properties(properties: &PoolProperties) -> CUmemPoolProps {
    let (alloc_type, location) = pool_memory(properties.memory);
    CUmemPoolProps {
        alloc_type,
        handle_types: properties.handle_types.bits(),
        location,
        win32_security_attributes: 0,
        max_size: properties.max_size,
        usage: properties.usage,
        reserved: [0; 54],
    }
}

/// The location in a `CUmemLocation`; `None` for a kind that the hub does not have.
pub fn read_location(location: CUmemLocation) -> Option<Location> {
    match location.kind {
        1 => Some(Location::Device(location.id)),
        2 => Some(Location::Host),
        3 => Some(Location::HostNuma(location.id)),
        4 => Some(Location::HostNumaCurrent),
        _ => None,
    }
}

/// The `CUmemAllocationProp`.
pub fn physical_properties(properties: &PhysicalProperties) -> CUmemAllocationProp {
    CUmemAllocationProp {
        kind: PINNED,
        requested_handle_types: properties.handle_types.bits(),
        location: location(properties.location),
        compression_type: properties.compressible.into(),
        gpu_direct_rdma_capable: properties.direct_rdma.into(),
        usage: properties.usage,
        ..Default::default()
    }
}

/// The `CUmemAccess_flags`.
pub fn access(access: Access) -> c_uint {
    match access {
        Access::None => 0,
        Access::Read => 1,
        Access::ReadWrite => 3,
    }
}

/// The access that `CUmemAccess_flags` allow.
pub fn read_access(flags: c_ulonglong) -> Access {
    match flags {
        3 => Access::ReadWrite,
        1 => Access::Read,
        _ => Access::None,
    }
}

/// The `CUmemAccessDesc`s.
pub fn accesses(accesses: &[(Location, Access)]) -> Vec<CUmemAccessDesc> {
    let describe = |&(target, allowed): &(Location, Access)| CUmemAccessDesc {
        location: location(target),
        flags: access(allowed),
    };
    accesses.iter().map(describe).collect()
}

/// The `CUmemPool_attribute`, and whether its value is an `int` instead of a 64-bit number.
pub fn pool_attribute(attribute: PoolAttribute) -> (c_uint, bool) {
    match attribute {
        PoolAttribute::ReuseFollowEventDependencies => (1, true),
        PoolAttribute::ReuseAllowOpportunistic => (2, true),
        PoolAttribute::ReuseAllowInternalDependencies => (3, true),
        PoolAttribute::ReleaseThreshold => (4, false),
        PoolAttribute::ReservedCurrent => (5, false),
        PoolAttribute::ReservedHigh => (6, false),
        PoolAttribute::UsedCurrent => (7, false),
        PoolAttribute::UsedHigh => (8, false),
    }
}

/// Advice for a descriptor that the driver does not know.
pub const SEND_DESCRIPTORS: &str = "is it open, and from an export by CUDA? Its number means nothing in another \
                                    process: send it over a Unix socket (SCM_RIGHTS)";

/// Physical memory; InvalidValue for a number that can be none.
pub fn physical(memory: Physical) -> Result<c_ulonglong> {
    if can_be_pointer(memory.0) {
        Ok(memory.0 as c_ulonglong)
    } else {
        Err(Kind::InvalidValue.because(format!("{:#x} is no physical memory of the NVIDIA driver", memory.0)))
    }
}

/// A pool; InvalidValue for one that does not exist.
pub fn pool(pool: Pool) -> Result<CUmemoryPool> {
    handles::POOLS.check(pool.0)?;
    Ok(pool.0)
}

/// The `CUexternalMemoryHandleType`, and the descriptor.
pub fn memory_descriptor(descriptor: MemoryDescriptor) -> (c_uint, c_int) {
    match descriptor {
        MemoryDescriptor::Opaque(descriptor) => (1, descriptor),
        MemoryDescriptor::DmaBuf(descriptor) => (9, descriptor),
    }
}

/// The `CUexternalSemaphoreHandleType`, and the descriptor.
pub fn semaphore_descriptor(descriptor: SemaphoreDescriptor) -> (c_uint, c_int) {
    match descriptor {
        SemaphoreDescriptor::Binary(descriptor) => (1, descriptor),
        SemaphoreDescriptor::Timeline(descriptor) => (9, descriptor),
    }
}

/// An array; InvalidValue for a number of bits that no format has.
pub fn array(descriptor: &ArrayDescriptor) -> Result<Descriptor3D> {
    let ArrayDescriptor { width, height, depth, channel, channels, flags } = *descriptor;
    let format = array_format(channel)?;
    Ok(Descriptor3D { width, height, depth, format, channels, flags: flags.bits() })
}

/// An array of the driver's; Unsupported for a format that the hub does not have.
pub fn read_array(descriptor: &Descriptor3D) -> Result<ArrayDescriptor> {
    let Descriptor3D { width, height, depth, format, channels, flags } = *descriptor;
    let channel = array_channel(format)?;
    Ok(ArrayDescriptor { width, height, depth, channel, channels, flags: ArrayFlags::from_bits_truncate(flags) })
}

/// External memory or a semaphore; InvalidHandle for one that does not exist.
pub fn external(number: usize) -> Result<usize> {
    handles::EXTERNALS.check(number)?;
    Ok(number)
}

/// An array; InvalidHandle for one that does not exist.
pub fn existing_array(array: Array) -> Result<usize> {
    handles::ARRAYS.check(array.0)?;
    Ok(array.0)
}

/// A mipmapped array; InvalidHandle for one that does not exist.
pub fn mipmapped_array(array: MipmappedArray) -> Result<usize> {
    handles::MIPMAPPED_ARRAYS.check(array.0)?;
    Ok(array.0)
}

/// A module or library; InvalidHandle for one that does not exist.
pub fn module(module: Module) -> Result<usize> {
    handles::MODULES.check(module.0)?;
    Ok(module.0)
}

/// A kernel; InvalidHandle for one that does not exist.
#[inline]
pub fn kernel(kernel: Kernel) -> Result<usize> {
    handles::KERNELS.check(kernel.0)?;
    Ok(kernel.0)
}

/// CU_LAUNCH_PARAM_END, the last entry of a launch's `extra`.
pub const LAUNCH_END: usize = 0;

/// CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS, the only flag there is.
pub const LAZY_ENABLE_PEER_ACCESS: c_uint = 1;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gpu::HandleTypes;

    #[test]
    fn numbers_that_are_no_handles_are_refused() {
        for number in [3, 8, 4095, 0x7f00_0000_1001, 0x5e51 << 48 | 0x1000, 0x5e52 << 48, 0x5e59 << 48, usize::MAX] {
            assert_eq!(stream(Stream(number)).map_err(|error| error.kind()), Err(Kind::InvalidHandle), "{number:#x}");
            assert_eq!(event(Event(number)).map_err(|error| error.kind()), Err(Kind::InvalidHandle), "{number:#x}");
            assert_eq!(context(Context(number)).map_err(|error| error.kind()), Err(Kind::InvalidContext));
        }
        let object = 0_usize;
        for number in [0, 1, 2, std::ptr::from_ref(&object).addr()] {
            assert_eq!(stream(Stream(number)).ok(), Some(number));
        }
        assert!(event(Event(0)).is_err() && event(Event(2)).is_err() && context(Context(0)).is_err());
    }

    #[test]
    fn pools_have_the_drivers_types_and_locations() {
        for (memory, expected) in [
            (PoolMemory::of_device(3), (1, 1, 3)),
            (PoolMemory::Pinned(Location::Host), (1, 2, 0)),
            (PoolMemory::Pinned(Location::HostNuma(5)), (1, 3, 5)),
            (PoolMemory::Managed(None), (2, 0, 0)),
            (PoolMemory::Managed(Some(Location::Device(3))), (2, 1, 3)),
            (PoolMemory::Managed(Some(Location::HostNuma(5))), (2, 3, 5)),
        ] {
            let properties = PoolProperties { memory, handle_types: HandleTypes::DESCRIPTOR, max_size: 7, usage: 2 };
            let CUmemPoolProps { alloc_type, handle_types, location, max_size, usage, .. } =
                pool_properties(&properties);
            assert_eq!((alloc_type, location.kind, location.id), expected);
            assert_eq!((handle_types, max_size, usage), (1, 7, 2));
        }
    }

    #[test]
    fn numbers_with_another_meaning_elsewhere_are_not_passed_on() {
        assert_eq!(kind(911), Kind::Unknown);
        assert_eq!(kind(912), Kind::Unknown);
        assert_eq!(kind(709), Kind::Native(709));
        assert_eq!(kind(12345), Kind::Native(12345));
    }
}
