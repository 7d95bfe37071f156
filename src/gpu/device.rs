// SPDX-License-Identifier: MIT OR Apache-2.0
//! Devices: how many, which, and what they are.

use super::{Gpu, Result, unsupported};
use crate::os::thread::thread_integers;

/// The address of a device on the PCI bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PciAddress {
    /// PCI domain.
    pub domain: u32,
    /// Bus.
    pub bus: u32,
    /// Device (slot).
    pub device: u32,
}

impl PciAddress {
    /// Parses "domain:bus:device.function" in hexadecimal; the domain and the function are optional.
    pub fn read(text: &str) -> Option<PciAddress> {
        let number = |digits: &str| {
            let hexadecimal = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
            u32::from_str_radix(digits, 16).ok().filter(|_| hexadecimal)
        };
        let (text, function) = text.split_once('.').unwrap_or((text, "0"));
        number(function)?;
        let (bus, device) = text.rsplit_once(':')?;
        let (domain, bus) = bus.split_once(':').unwrap_or(("0", bus));
        Some(PciAddress { domain: number(domain)?, bus: number(bus)?, device: number(device)? })
    }
}

/// Limits of a device's runtime.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Bytes of stack per thread.
    StackSize,
    /// Bytes of the printf buffer.
    PrintfBuffer,
    /// Bytes of the device-side heap.
    Heap,
}

/// A number that describes a device. Units are bytes, kHz or counts, as the name says; true is 1 and false is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the field's standard terms")]
pub enum Attribute {
    EccEnabled,
    AccessPolicyMaxWindowSize,
    AsyncEngineCount,
    CanMapHostMemory,
    CanUseHostPointerForRegisteredMemory,
    ClockRate,
    ComputeMode,
    ComputePreemptionSupported,
    ConcurrentKernels,
    ConcurrentManagedAccess,
    CooperativeLaunch,
    CooperativeMultiDeviceLaunch,
    DeviceOverlap,
    DirectManagedMemoryAccessFromHost,
    GlobalL1CacheSupported,
    HostNativeAtomicSupported,
    Integrated,
    IsMultiGpuBoard,
    KernelExecTimeout,
    L2CacheSize,
    LocalL1CacheSupported,
    LuidDeviceNodeMask,
    ComputeCapabilityMajor,
    ComputeCapabilityMinor,
    ManagedMemory,
    MaxBlocksPerMultiprocessor,
    MaxBlockDimX,
    MaxBlockDimY,
    MaxBlockDimZ,
    MaxGridDimX,
    MaxGridDimY,
    MaxGridDimZ,
    MaxSurface1D,
    MaxSurface2D,
    MaxSurface3D,
    MaxSurface1DLayered,
    MaxSurface2DLayered,
    MaxSurfaceCubemap,
    MaxSurfaceCubemapLayered,
    MaxTexture1DWidth,
    MaxTexture1DLayered,
    MaxTexture1DLinear,
    MaxTexture1DMipmap,
    MaxTexture2DWidth,
    MaxTexture2DHeight,
    MaxTexture2DGather,
    MaxTexture2DLayered,
    MaxTexture2DLinear,
    MaxTexture2DMipmap,
    MaxTexture3DWidth,
    MaxTexture3DHeight,
    MaxTexture3DDepth,
    MaxTexture3DAlt,
    MaxTextureCubemap,
    MaxTextureCubemapLayered,
    MaxThreadsPerBlock,
    MaxThreadsPerMultiprocessor,
    MaxPitch,
    MemoryBusWidth,
    MemoryClockRate,
    MultiGpuBoardGroupId,
    MultiprocessorCount,
    PhysicalMultiprocessorCount,
    PageableMemoryAccess,
    PageableMemoryAccessUsesHostPageTables,
    PersistingL2CacheMaxSize,
    MaxRegistersPerBlock,
    MaxRegistersPerMultiprocessor,
    ReservedSharedMemoryPerBlock,
    MaxSharedMemoryPerBlock,
    SharedMemoryPerBlockOptin,
    SharedMemoryPerMultiprocessor,
    SingleToDoublePerfRatio,
    StreamPrioritiesSupported,
    SurfaceAlignment,
    TccDriver,
    TextureAlignment,
    TexturePitchAlignment,
    TotalConstantMemory,
    UnifiedAddressing,
    WarpSize,
    MemoryPoolsSupported,
    VirtualMemoryManagementSupported,
    HostRegisterSupported,
    MemoryPoolHandleTypes,
    TimelineSemaphoresSupported,
    ClockInstructionRate,
    CooperativeUnmatchedFunction,
    CooperativeUnmatchedGridDim,
    CooperativeUnmatchedBlockDim,
    CooperativeUnmatchedSharedMemory,
    IsLargeBar,
    AsicRevision,
    CanUseStreamWaitValue,
    ImageSupport,
    FineGrainSupport,
    WallClockRate,
    IpcEventSupported,
    HostRegisterReadOnlySupported,
    HostNumaId,
    HostNumaMemoryPoolsSupported,
    HostMemoryPoolsSupported,
    DmaBufSupported,
    HostAllocDmaBufSupported,
    GpuDirectRdmaSupported,
    GpuDirectRdmaFlushWritesOptions,
    GpuDirectRdmaWritesOrdering,
    GpuDirectRdmaWithVmmSupported,
    NumberOfXccs,
    MaxAvailableVgprsPerThread,
    PciChipId,
    ExpertSchedulingMode,
    MaxDynamicDataPrefetchRegions,
}

thread_integers! {
    /// The calling thread's current device plus 1, cached by the back end; 0 if it is not cached. Thread-local, so no
    /// other thread reads or writes it.
    pub mod cached_device("anygpu_cached_device"): i32;
}

impl dyn Gpu + '_ {
    /// The calling thread's current device. Programs query it often, so it is cached.
    #[inline]
    pub fn device(&self) -> Result<i32> {
        match cached_device::get() {
            0 => self.current_device(),
            device => Ok(device - 1),
        }
    }
}

/// Devices, by ordinals from 0; an ordinal out of range is InvalidDevice. The current device belongs to the calling
/// thread.
pub trait Devices {
    /// The number of devices, at least 1.
    fn device_count(&self) -> Result<i32>;
    /// The calling thread's current device. A back end in which only [`Devices::set_device`] and its like change the
    /// device may store it in [`cached_device`]; this verb is then not called.
    fn current_device(&self) -> Result<i32>;
    /// Makes a device current for the calling thread.
    fn set_device(&self, device: i32) -> Result<()>;
    /// Calls `work` with a device current, and makes the thread's own device current again.
    fn on_device(&self, device: i32, work: &mut dyn FnMut() -> Result<()>) -> Result<()> {
        let before = self.current_device()?;
        if before == device {
            return work();
        }
        self.set_device(device)?;
        let outcome = work();
        // The result is that of the work.
        _ = self.set_device(before);
        outcome
    }
    /// Does so for work that opens objects there, which last longer than the call.
    fn opening_on_device(&self, device: i32, work: &mut dyn FnMut() -> Result<()>) -> Result<()> {
        self.on_device(device, work)
    }
    /// A device's name for people.
    fn device_name(&self, _device: i32) -> Result<String> {
        unsupported("tell a device's name")
    }
    /// The architecture as the vendor's compilers name it; empty where there is none.
    fn architecture(&self, _device: i32) -> Result<String> {
        Ok(String::new())
    }
    /// 16 bytes that identify the device on this machine, the same in every process.
    fn uuid(&self, _device: i32) -> Result<[u8; 16]> {
        unsupported("tell a device's uuid")
    }
    /// The device's PCI address, or a unique stand-in in its form.
    fn pci_address(&self, _device: i32) -> Result<PciAddress> {
        unsupported("tell a device's PCI address")
    }
    /// Bytes of memory the device has.
    fn total_memory(&self, _device: i32) -> Result<usize> {
        unsupported("tell a device's memory")
    }
    /// A number that describes the device. Unsupported where the device has no such property.
    fn attribute(&self, _device: i32, _attribute: Attribute) -> Result<i32> {
        unsupported("describe a device")
    }
    /// Least and greatest stream priority; greater urgency is a lower number.
    fn priority_range(&self) -> Result<(i32, i32)> {
        Ok((0, 0))
    }
    /// A limit of the current device.
    fn limit(&self, _limit: Limit) -> Result<usize> {
        unsupported("tell a device's limits")
    }
    /// Sets a limit of the current device.
    fn set_limit(&self, _limit: Limit, _value: usize) -> Result<()> {
        unsupported("set a device's limits")
    }
    /// The scheduling flags of the current device.
    fn device_flags(&self) -> Result<u32> {
        unsupported("tell a device's flags")
    }
    /// Sets the scheduling flags of the current device.
    fn set_device_flags(&self, _flags: u32) -> Result<()> {
        unsupported("set a device's flags")
    }
    /// Blocks until all work queued on the current device is done.
    fn synchronize_device(&self) -> Result<()> {
        unsupported("wait for a device")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pci_addresses() {
        let at = |domain, bus, device| Some(PciAddress { domain, bus, device });
        assert_eq!(PciAddress::read("0000:C1:00.0"), at(0, 0xc1, 0));
        assert_eq!(PciAddress::read("a6b0:1f:02"), at(0xa6b0, 0x1f, 2));
        assert_eq!(PciAddress::read("1f:02"), at(0, 0x1f, 2));
        for bad in ["", "nonsense", "1", "1:2:3:4", "0:0:0.x", "0:0:0.", "::", "+1:0:-0"] {
            assert_eq!(PciAddress::read(bad), None, "{bad}");
        }
    }
}
