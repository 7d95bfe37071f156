// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every translation between the hub's terms and HIP's numbers (HIP 5.2 to 7.2).

use std::ffi::{c_int, c_uint, c_ulonglong};

use super::calls::{self, hipError_t, hipEvent_t, hipStream_t};
use crate::backend::{array_channel, array_format};
use crate::gpu::{
    Access, Advice, Array, ArrayDescriptor, ArrayFlags, Attribute, CaptureRefusal, Comparison, Event, EventFlags,
    HandleTypes, HostFlags, Kernel, Kind, Limit, Location, MemoryKind, MipmappedArray, Module, PeerAttribute,
    PhysicalProperties, Place, PoolAttribute, PoolProperties, RangeAttribute, Result, Stream, StreamFlags,
};
use crate::share::handles;
pub use crate::share::handles::{executable, graph, node, user_object};

/// The ABI versions of libamdhip64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum AbiVersion {
    /// HIP 5.
    Five,
    /// HIP 6.
    Six,
    /// HIP 7.
    Seven,
}

impl AbiVersion {
    /// The ABI version of a library, by its name or path.
    pub fn of_library(name: &str) -> AbiVersion {
        match name.rsplit_once(".so.").map(|(_, number)| number) {
            Some("5") => AbiVersion::Five,
            Some("6") => AbiVersion::Six,
            _ => AbiVersion::Seven,
        }
    }

    /// The value of hipIpcMemLazyEnablePeerAccess, the only flag there is.
    pub fn lazy_enable_peer_access(self) -> c_uint {
        match self {
            AbiVersion::Five => 0,
            AbiVersion::Six | AbiVersion::Seven => 1,
        }
    }

    /// The kind of memory of a `hipMemoryType`; `None` for memory that HIP does not know, and for arrays.
    pub fn memory_kind(self, memory_type: c_uint, is_managed: bool) -> Option<MemoryKind> {
        let kinds = match self {
            AbiVersion::Five => {
                [Some(MemoryKind::Host), Some(MemoryKind::Device), None, None, Some(MemoryKind::Managed)]
            }
            AbiVersion::Six | AbiVersion::Seven => {
                [None, Some(MemoryKind::Host), Some(MemoryKind::Device), Some(MemoryKind::Managed), None]
            }
        };
        let kind = kinds.get(memory_type as usize).copied().flatten()?;
        Some(if is_managed { MemoryKind::Managed } else { kind })
    }
}

/// hipSuccess.
pub const SUCCESS: hipError_t = 0;
/// hipErrorInvalidValue.
pub const INVALID_VALUE: hipError_t = 1;
/// hipErrorInvalidConfiguration.
pub const INVALID_CONFIGURATION: hipError_t = 9;
/// hipErrorInvalidDevicePointer.
pub const INVALID_DEVICE_POINTER: hipError_t = 17;
/// hipErrorNoDevice.
pub const NO_DEVICE: hipError_t = 100;
/// hipErrorInvalidContext.
pub const INVALID_CONTEXT: hipError_t = 201;
/// hipErrorMapFailed.
pub const MAP_FAILED: hipError_t = 205;
/// hipErrorNotFound.
pub const NOT_FOUND: hipError_t = 500;
/// hipErrorNotSupported.
pub const NOT_SUPPORTED: hipError_t = 801;

/// The one table from HIP's codes to neutral errors.
pub fn kind(status: hipError_t) -> Kind {
    match status {
        // A pointer is no handle: where handles are opened, `ipc` says what was refused.
        INVALID_VALUE | INVALID_DEVICE_POINTER => Kind::InvalidValue,
        2 => Kind::OutOfMemory,
        4 => Kind::Deinitialized,
        12 => Kind::InvalidPitch,
        21 => Kind::InvalidCopyDirection,
        900..=908 => Kind::Capture(CaptureRefusal::ALL[status as usize - 900]),
        910 => Kind::GraphUpdate,
        NO_DEVICE => Kind::NoDevice,
        101 => Kind::InvalidDevice,
        200 => Kind::ImageInvalid,
        INVALID_CONTEXT => Kind::InvalidContext,
        MAP_FAILED => Kind::MapFailed,
        209 => Kind::ImageForeign,
        215 => Kind::UnsupportedLimit,
        217 => Kind::PeerUnsupported,
        301 => Kind::FileNotFound,
        304 => Kind::OperatingSystem,
        400 => Kind::InvalidHandle,
        401 => Kind::IllegalState,
        NOT_FOUND => Kind::NotFound,
        600 => Kind::NotReady,
        704 => Kind::PeerAlreadyEnabled,
        705 => Kind::PeerNotEnabled,
        709 => Kind::ContextDestroyed,
        712 => Kind::HostAlreadyRegistered,
        713 => Kind::HostNotRegistered,
        // The launch failed.
        719 => Kind::DeviceFault,
        NOT_SUPPORTED => Kind::Unsupported,
        // Channel descriptors, textures: CUDA gives these numbers another meaning.
        911 | 912 | 999 => Kind::Unknown,
        // Not initialised; the profiler's states; configurations, symbols and functions of kernels; an old driver, a
        // failure before; contexts in use; mappings and their states, ECC; sources and files; faults and
        // limits of kernels, a device in use; capture; graphs; failures inside the runtime, which only HIP has numbers for.
        3
        | 5..=8
        | INVALID_CONFIGURATION
        | 13
        | 35
        | 52
        | 53
        | 98
        | 202
        | 206..=208
        | 210..=214
        | 216
        | 218
        | 219
        | 300
        | 302
        | 303
        | 700..=702
        | 708
        | 710
        | 720
        | 1052..=1054 => Kind::Native(status),
        other => Kind::Native(other),
    }
}

/// A stream, created or predefined; InvalidHandle for one that does not exist.
#[inline]
pub fn stream(stream: Stream) -> Result<hipStream_t> {
    match stream {
        // The same stream; HIP has a number for it only since 6.
        Stream::NULL | Stream::LEGACY => Ok(Stream::NULL.0),
        Stream::PER_THREAD => Ok(stream.0),
        _ => handles::STREAMS.check(stream.0).map(|()| stream.0),
    }
}

/// An event; InvalidHandle for one that does not exist.
#[inline]
pub fn event(event: Event) -> Result<hipEvent_t> {
    handles::EVENTS.check(event.0)?;
    Ok(event.0)
}

/// hipDeviceAttributePciDomainID.
pub const PCI_DOMAIN_ID: c_int = 69;
/// hipDeviceAttributePciBusId.
pub const PCI_BUS_ID: c_int = 67;
/// hipDeviceAttributePciDeviceId.
pub const PCI_DEVICE_ID: c_int = 68;

/// The `hipDeviceAttribute_t` of the same meaning, `None` where HIP has none. The numbers are the same in every ABI
/// version.
pub fn attribute(attribute: Attribute) -> Option<c_int> {
    Some(match attribute {
        Attribute::EccEnabled => 0,
        Attribute::AccessPolicyMaxWindowSize => 1,
        Attribute::AsyncEngineCount => 2,
        Attribute::CanMapHostMemory => 3,
        Attribute::CanUseHostPointerForRegisteredMemory => 4,
        Attribute::ClockRate => 5,
        Attribute::ComputeMode => 6,
        Attribute::ComputePreemptionSupported => 7,
        Attribute::ConcurrentKernels => 8,
        Attribute::ConcurrentManagedAccess => 9,
        Attribute::CooperativeLaunch => 10,
        Attribute::CooperativeMultiDeviceLaunch => 11,
        Attribute::DeviceOverlap => 12,
        Attribute::DirectManagedMemoryAccessFromHost => 13,
        Attribute::GlobalL1CacheSupported => 14,
        Attribute::HostNativeAtomicSupported => 15,
        Attribute::Integrated => 16,
        Attribute::IsMultiGpuBoard => 17,
        Attribute::KernelExecTimeout => 18,
        Attribute::L2CacheSize => 19,
        Attribute::LocalL1CacheSupported => 20,
        Attribute::LuidDeviceNodeMask => 22,
        Attribute::ComputeCapabilityMajor => 23,
        Attribute::ManagedMemory => 24,
        Attribute::MaxBlocksPerMultiprocessor => 25,
        Attribute::MaxBlockDimX => 26,
        Attribute::MaxBlockDimY => 27,
        Attribute::MaxBlockDimZ => 28,
        Attribute::MaxGridDimX => 29,
        Attribute::MaxGridDimY => 30,
        Attribute::MaxGridDimZ => 31,
        Attribute::MaxSurface1D => 32,
        Attribute::MaxSurface1DLayered => 33,
        Attribute::MaxSurface2D => 34,
        Attribute::MaxSurface2DLayered => 35,
        Attribute::MaxSurface3D => 36,
        Attribute::MaxSurfaceCubemap => 37,
        Attribute::MaxSurfaceCubemapLayered => 38,
        Attribute::MaxTexture1DWidth => 39,
        Attribute::MaxTexture1DLayered => 40,
        Attribute::MaxTexture1DLinear => 41,
        Attribute::MaxTexture1DMipmap => 42,
        Attribute::MaxTexture2DWidth => 43,
        Attribute::MaxTexture2DHeight => 44,
        Attribute::MaxTexture2DGather => 45,
        Attribute::MaxTexture2DLayered => 46,
        Attribute::MaxTexture2DLinear => 47,
        Attribute::MaxTexture2DMipmap => 48,
        Attribute::MaxTexture3DWidth => 49,
        Attribute::MaxTexture3DHeight => 50,
        Attribute::MaxTexture3DDepth => 51,
        Attribute::MaxTexture3DAlt => 52,
        Attribute::MaxTextureCubemap => 53,
        Attribute::MaxTextureCubemapLayered => 54,
        Attribute::MaxThreadsPerBlock => 56,
        Attribute::MaxThreadsPerMultiprocessor => 57,
        Attribute::MaxPitch => 58,
        Attribute::MemoryBusWidth => 59,
        Attribute::MemoryClockRate => 60,
        Attribute::ComputeCapabilityMinor => 61,
        Attribute::MultiGpuBoardGroupId => 62,
        Attribute::MultiprocessorCount => 63,
        Attribute::PageableMemoryAccess => 65,
        Attribute::PageableMemoryAccessUsesHostPageTables => 66,
        Attribute::PersistingL2CacheMaxSize => 70,
        Attribute::MaxRegistersPerBlock => 71,
        Attribute::MaxRegistersPerMultiprocessor => 72,
        Attribute::ReservedSharedMemoryPerBlock => 73,
        Attribute::MaxSharedMemoryPerBlock => 74,
        Attribute::SharedMemoryPerBlockOptin => 75,
        Attribute::SingleToDoublePerfRatio => 77,
        Attribute::StreamPrioritiesSupported => 78,
        Attribute::SurfaceAlignment => 79,
        Attribute::TccDriver => 80,
        Attribute::TextureAlignment => 81,
        Attribute::TexturePitchAlignment => 82,
        Attribute::TotalConstantMemory => 83,
        Attribute::UnifiedAddressing => 85,
        Attribute::WarpSize => 87,
        Attribute::MemoryPoolsSupported => 88,
        Attribute::VirtualMemoryManagementSupported => 89,
        Attribute::HostRegisterSupported => 90,
        Attribute::MemoryPoolHandleTypes => 91,
        Attribute::ClockInstructionRate => 10000,
        Attribute::SharedMemoryPerMultiprocessor => 10002,
        Attribute::CooperativeUnmatchedFunction => 10007,
        Attribute::CooperativeUnmatchedGridDim => 10008,
        Attribute::CooperativeUnmatchedBlockDim => 10009,
        Attribute::CooperativeUnmatchedSharedMemory => 10010,
        Attribute::IsLargeBar => 10011,
        Attribute::AsicRevision => 10012,
        Attribute::CanUseStreamWaitValue => 10013,
        Attribute::ImageSupport => 10014,
        Attribute::PhysicalMultiprocessorCount => 10015,
        Attribute::FineGrainSupport => 10016,
        Attribute::WallClockRate => 10017,
        Attribute::NumberOfXccs => 10018,
        Attribute::MaxAvailableVgprsPerThread => 10019,
        Attribute::PciChipId => 10020,
        Attribute::ExpertSchedulingMode => 10021,
        Attribute::MaxDynamicDataPrefetchRegions => 10022,
        Attribute::HostNumaId => 92,
        Attribute::DmaBufSupported => 93,
        Attribute::GpuDirectRdmaWithVmmSupported => 94,
        Attribute::HostAllocDmaBufSupported => 96,
        Attribute::GpuDirectRdmaSupported => 97,
        Attribute::GpuDirectRdmaFlushWritesOptions => 98,
        Attribute::GpuDirectRdmaWritesOrdering => 99,
        Attribute::IpcEventSupported
        | Attribute::TimelineSemaphoresSupported
        | Attribute::HostNumaMemoryPoolsSupported
        | Attribute::HostMemoryPoolsSupported
        | Attribute::HostRegisterReadOnlySupported => return None,
    })
}

/// The offset of `gcnArchName` in hipGetDevicePropertiesR0600's `hipDeviceProp_t`.
pub const ARCHITECTURE_R0600: usize = 1160;
/// The offset of `gcnArchName` in hipGetDeviceProperties's `hipDeviceProp_t`, which is HIP 5's in every ABI version.
pub const ARCHITECTURE_R0000: usize = 396;

/// The `hipLimit_t`.
pub fn limit(limit: Limit) -> c_uint {
    match limit {
        Limit::StackSize => 0,
        Limit::PrintfBuffer => 1,
        Limit::Heap => 2,
    }
}

/// The `hipDeviceP2PAttr`.
pub fn peer_attribute(attribute: PeerAttribute) -> c_uint {
    match attribute {
        PeerAttribute::PerformanceRank => 0,
        PeerAttribute::AccessSupported => 1,
        PeerAttribute::NativeAtomicSupported => 2,
        PeerAttribute::ArrayAccessSupported => 3,
    }
}

/// The sum of the flags whose condition is true.
fn sum<const N: usize>(pairs: [(bool, c_uint); N]) -> c_uint {
    pairs.into_iter().filter(|pair| pair.0).map(|pair| pair.1).sum()
}

/// hipHostMallocUncached, NumaUser, Coherent and NonCoherent: bits that no other vendor has.
const OWN_HOST_FLAGS: c_uint = 0xf000_0000;

/// hipHostMalloc flags. `native` is what the caller gave: if it was HIP's flags, those that only HIP has are kept.
pub fn host_flags(flags: HostFlags, native: c_uint) -> c_uint {
    native & OWN_HOST_FLAGS
        | sum([
            (flags.contains(HostFlags::PORTABLE), 1),
            (flags.contains(HostFlags::MAPPED), 2),
            (flags.contains(HostFlags::WRITE_COMBINED), 4),
        ])
}

/// hipHostRegister flags. Always mapped; HIP's number for memory that is only read means something else on AMD.
pub fn register_flags(flags: HostFlags) -> c_uint {
    sum([(flags.contains(HostFlags::PORTABLE), 1), (true, 2), (flags.contains(HostFlags::IO_MEMORY), 4)])
}

/// hipStreamNonBlocking.
const NON_BLOCKING: c_uint = 1;

/// hipStream flags.
pub fn stream_flags(flags: StreamFlags) -> c_uint {
    sum([(flags.contains(StreamFlags::NON_BLOCKING), NON_BLOCKING)])
}

/// The flags of a stream.
pub fn read_stream_flags(flags: c_uint) -> StreamFlags {
    if flags & NON_BLOCKING != 0 { StreamFlags::NON_BLOCKING } else { StreamFlags::empty() }
}

/// hipEvent flags.
pub fn event_flags(flags: EventFlags) -> c_uint {
    sum([
        (flags.contains(EventFlags::BLOCKING), 1),
        (flags.contains(EventFlags::NO_TIMING), 2),
        (flags.contains(EventFlags::INTERPROCESS), 4),
    ])
}

/// hipStreamWaitValue flags.
pub fn comparison(comparison: Comparison) -> c_uint {
    match comparison {
        Comparison::GreaterOrEqual => 0,
        Comparison::Equal => 1,
        Comparison::And => 2,
        Comparison::Nor => 3,
    }
}

/// The `hipMemcpyKind`; hipMemcpyDefault where HIP derives it from the pointers.
pub fn direction(to: Place, from: Place) -> c_uint {
    match (from, to) {
        (Place::Host, Place::Host) => 0,
        (Place::Host, Place::Device) => 1,
        (Place::Device, Place::Host) => 2,
        (Place::Device, Place::Device) => 3,
        _ => 4,
    }
}

/// hipCpuDeviceId: the host as a location. Devices are their ordinals.
pub const CPU: c_int = -1;

/// hipInvalidDeviceId: no location.
pub const NOWHERE: c_int = -2;

/// The `hipMemoryAdvise` and its device.
pub fn advice(advice: Advice) -> (c_uint, c_int) {
    match advice {
        Advice::ReadMostly(true) => (1, CPU),
        Advice::ReadMostly(false) => (2, CPU),
        Advice::PreferredLocation(Some(device)) => (3, device),
        Advice::PreferredLocation(None) => (4, CPU),
        Advice::AccessedBy(device, true) => (5, device),
        Advice::AccessedBy(device, false) => (6, device),
        Advice::CoarseGrain(true) => (100, CPU),
        Advice::CoarseGrain(false) => (101, CPU),
    }
}

/// The `hipMemRangeAttribute`.
pub fn range_attribute(attribute: RangeAttribute) -> c_uint {
    match attribute {
        RangeAttribute::ReadMostly => 1,
        RangeAttribute::PreferredLocation => 2,
        RangeAttribute::AccessedBy => 3,
        RangeAttribute::LastPrefetchLocation => 4,
        RangeAttribute::Coherency => 100,
    }
}

/// hipMemAttachGlobal.
pub const ATTACH_GLOBAL: c_uint = 1;

/// hipMemAllocationTypePinned.
const PINNED: c_uint = 1;
/// hipMemRangeHandleTypeDmaBufFd.
pub const DMA_BUF: c_uint = 1;
/// hipMemRangeFlagDmaBufMappingTypePcie.
pub const DMA_BUF_PCIE: c_ulonglong = 1;

/// A release as hipRuntimeGetVersion reports it, without its patch number.
const fn release(major: i32, minor: i32) -> i32 {
    major * 10_000_000 + minor * 100_000
}

/// The form in which a library takes the descriptor of imported physical memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DescriptorForm {
    /// The address of an `int`.
    ByAddress,
    /// The number as the pointer's value.
    ByValue,
    /// Either of them: update 7.0.2 changed the form, but reports version 7.0 as before.
    Either,
}

/// The form in which the library of a version takes descriptors.
pub fn descriptor_form(version: i32) -> DescriptorForm {
    if version < release(7, 0) {
        DescriptorForm::ByAddress
    } else if version < release(7, 1) {
        DescriptorForm::Either
    } else {
        DescriptorForm::ByValue
    }
}

/// The `hipMemLocation`; Unsupported where the library of a version has no number for the location.
pub fn location(location: Location, version: i32) -> Result<calls::Location> {
    let (kind, id, since) = match location {
        Location::Device(device) => (1, device, 0),
        Location::Host => (2, 0, release(7, 2)),
        // From ROCm 10.0 on, whose HIP is 7.16.
        Location::HostNuma(node) => (3, node, release(7, 16)),
        Location::HostNumaCurrent => (4, 0, release(7, 16)),
    };
    if version < since {
        return Err(Kind::Unsupported.because(format!("{location:?}: this release of HIP has memory on devices alone")));
    }
    Ok(calls::Location { kind, id })
}

/// Indices of the type, the handle types and the location in a version's `hipMemAllocationProp`.
fn members(version: i32) -> (usize, usize, usize) {
    if version < release(5, 4) { (4, 3, 1) } else { (0, 1, 2) }
}

/// The `hipMemAllocationProp` of a version. Up to 5.3 it has no member for direct writes by other devices.
pub fn physical_properties(properties: &PhysicalProperties, version: i32) -> Result<calls::PhysicalProperties> {
    let location = self::location(properties.location, version)?;
    let (kind, handle_types, location_index) = members(version);
    let mut words = [0; 8];
    words[kind] = PINNED;
    words[handle_types] = properties.handle_types.bits();
    (words[location_index], words[location_index + 1]) = (location.kind, location.id.cast_unsigned());
    let (compressible, usage) = (u32::from(properties.compressible), u32::from(properties.usage));
    if version < release(5, 4) {
        (words[0], words[5]) = (compressible, usage);
    } else {
        words[6] = compressible | u32::from(properties.direct_rdma) << 8 | usage << 16;
    }
    Ok(calls::PhysicalProperties { words })
}

/// The properties in a version's `hipMemAllocationProp`; Unsupported for a location that the hub does not have.
pub fn read_physical_properties(native: &calls::PhysicalProperties, version: i32) -> Result<PhysicalProperties> {
    let words = native.words;
    let (_, handle_types, location_index) = members(version);
    let flags = if version < release(5, 4) { words[0] & 0xff | words[5] << 16 } else { words[6] };
    let location = match words[location_index] {
        1 => Location::Device(words[location_index + 1].cast_signed()),
        2 => Location::Host,
        3 => Location::HostNuma(words[location_index + 1].cast_signed()),
        4 => Location::HostNumaCurrent,
        kind => return Err(Kind::Unsupported.because(format!("the memory is in a place of kind {kind}"))),
    };
    Ok(PhysicalProperties {
        location,
        handle_types: HandleTypes::from_bits_truncate(words[handle_types]),
        compressible: flags & 0xff != 0,
        direct_rdma: flags >> 8 & 0xff != 0,
        usage: (flags >> 16) as u16,
    })
}

/// The `hipMemPoolProps` of a version; Unsupported for a size limit where it has no member for one.
pub fn pool_properties(properties: &PoolProperties, version: i32) -> Result<calls::PoolProperties> {
    if properties.max_size != 0 && version < release(6, 2) {
        return Err(Kind::Unsupported.because("pools of this release of HIP have no greatest size"));
    }
    Ok(calls::PoolProperties {
        allocation_type: PINNED,
        handle_types: properties.handle_types.bits(),
        location: location(Location::Device(properties.memory.device()?), version)?,
        win32_security_attributes: 0,
        max_size: properties.max_size,
        reserved: [0; 56],
    })
}

/// The `hipMemAccessDesc`s.
pub fn accesses(accesses: &[(Location, Access)], version: i32) -> Result<Vec<calls::Access>> {
    let describe = |&(target, access): &(Location, Access)| {
        let flags = match access {
            Access::None => 0,
            Access::Read => 1,
            Access::ReadWrite => 3,
        };
        Ok(calls::Access { location: location(target, version)?, flags })
    };
    accesses.iter().map(describe).collect()
}

/// The access that `hipMemAccessFlags` allow.
pub fn read_access(flags: c_ulonglong) -> Access {
    match flags {
        3 => Access::ReadWrite,
        1 => Access::Read,
        _ => Access::None,
    }
}

/// The `hipMemPoolAttr`, and whether its value is an `int` instead of a 64-bit number.
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

/// hipExternalMemoryHandleTypeOpaqueFd, and the semaphores' type of the same name.
pub const OPAQUE_DESCRIPTOR: c_uint = 1;
/// hipExternalSemaphoreHandleTypeTimelineSemaphoreFd.
pub const TIMELINE_DESCRIPTOR: c_uint = 9;
/// hipMallocSignalMemory: eight bytes that streams may wait for, and that the host may write.
pub const SIGNAL_MEMORY: c_uint = 2;

/// HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS.
pub const SYNC_MEMOPS: c_uint = 6;
/// HIP_POINTER_ATTRIBUTE_BUFFER_ID.
pub const BUFFER_ID: c_uint = 7;

/// An array; InvalidValue for a number of bits that no format has.
pub fn array_descriptor(descriptor: &ArrayDescriptor) -> Result<calls::Descriptor3D> {
    let ArrayDescriptor { width, height, depth, channel, channels, flags } = *descriptor;
    let format = array_format(channel)?;
    Ok(calls::Descriptor3D { width, height, depth, format, channels, flags: flags.bits() })
}

/// An array of HIP's; Unsupported for a format that the hub does not have.
pub fn read_array_descriptor(descriptor: &calls::Descriptor3D) -> Result<ArrayDescriptor> {
    let calls::Descriptor3D { width, height, depth, format, channels, flags } = *descriptor;
    let channel = array_channel(format)?;
    Ok(ArrayDescriptor { width, height, depth, channel, channels, flags: ArrayFlags::from_bits_truncate(flags) })
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

/// HIP_LAUNCH_PARAM_END, the last entry of a launch's `extra`.
pub const LAUNCH_END: usize = 3;

/// An array; InvalidHandle for one that does not exist.
pub fn array(array: Array) -> Result<usize> {
    handles::ARRAYS.check(array.0)?;
    Ok(array.0)
}

/// A mipmapped array; InvalidHandle for one that does not exist.
pub fn mipmapped_array(array: MipmappedArray) -> Result<usize> {
    handles::MIPMAPPED_ARRAYS.check(array.0)?;
    Ok(array.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gpu::PoolMemory;

    #[test]
    fn pools_are_of_devices_alone() {
        let of = |memory| {
            let asked = PoolProperties { memory, handle_types: HandleTypes::empty(), max_size: 0, usage: 0 };
            pool_properties(&asked, release(7, 16)).map(|native| native.allocation_type).map_err(|error| error.kind())
        };
        assert_eq!(of(PoolMemory::of_device(1)), Ok(PINNED));
        let hosts = [Location::Host, Location::HostNuma(0)].map(PoolMemory::Pinned);
        for memory in
            hosts.into_iter().chain([PoolMemory::Managed(None), PoolMemory::Managed(Some(Location::Device(0)))])
        {
            assert_eq!(of(memory), Err(Kind::Unsupported), "{memory:?}");
        }
    }

    #[test]
    fn memory_types_by_abi_version() {
        let kinds = |abi: AbiVersion| (0..5).map(|number| abi.memory_kind(number, false)).collect::<Vec<_>>();
        let (host, device, managed) = (Some(MemoryKind::Host), Some(MemoryKind::Device), Some(MemoryKind::Managed));
        assert_eq!(kinds(AbiVersion::Five), [host, device, None, None, managed]);
        assert_eq!(kinds(AbiVersion::Six), [None, host, device, managed, None]);
        assert_eq!(AbiVersion::Six.memory_kind(2, true), managed);
        assert_eq!(AbiVersion::Six.memory_kind(u32::MAX, true), None);
        assert_eq!(AbiVersion::of_library("/opt/rocm/lib/libamdhip64.so.5"), AbiVersion::Five);
    }

    #[test]
    fn physical_properties_by_release() {
        let asked = PhysicalProperties {
            location: Location::Device(5),
            handle_types: HandleTypes::DESCRIPTOR,
            compressible: true,
            direct_rdma: false,
            usage: 7,
        };
        for (version, words) in
            [(50_221_153, [1, 1, 5, 1, 1, 7, 0, 0]), (50_400_000, [1, 1, 1, 5, 0, 0, 7 << 16 | 1, 0])]
        {
            let properties = physical_properties(&asked, version).expect("a device");
            assert_eq!(properties.words, words);
            assert_eq!(read_physical_properties(&properties, version).ok(), Some(asked));
        }
        let on_host = |version| physical_properties(&PhysicalProperties { location: Location::Host, ..asked }, version);
        assert_eq!(on_host(70_126_015).map_err(|error| error.kind()), Err(Kind::Unsupported));
        assert_eq!(on_host(70_226_015).expect("a place").words[2..4], [2, 0]);
        let node =
            |version| physical_properties(&PhysicalProperties { location: Location::HostNuma(1), ..asked }, version);
        assert_eq!(node(71_400_000).map_err(|error| error.kind()), Err(Kind::Unsupported));
        assert_eq!(node(71_600_000).expect("a place").words[2..4], [3, 1]);
    }

    #[test]
    fn descriptors_by_release() {
        for (version, form) in [
            (50_221_153, DescriptorForm::ByAddress),
            (60_443_484, DescriptorForm::ByAddress),
            (70_051_831, DescriptorForm::Either),
            (70_125_424, DescriptorForm::ByValue),
            (100_000_000, DescriptorForm::ByValue),
        ] {
            assert_eq!(descriptor_form(version), form, "{version}");
        }
    }

    #[test]
    fn numbers_that_are_no_handles_are_refused() {
        for number in [3, 8, 4095, 0x7f00_0000_1001, 0x5e51 << 48 | 0x1000, usize::MAX] {
            assert_eq!(stream(Stream(number)).map_err(|error| error.kind()), Err(Kind::InvalidHandle), "{number:#x}");
            assert_eq!(event(Event(number)).map_err(|error| error.kind()), Err(Kind::InvalidHandle), "{number:#x}");
        }
        let object = 0_usize;
        let object = std::ptr::from_ref(&object).addr();
        for (number, native) in [(0, 0), (1, 0), (2, 2), (object, object)] {
            assert_eq!(stream(Stream(number)).ok(), Some(native));
        }
        assert!(event(Event(0)).is_err() && event(Event(2)).is_err());
    }
}
