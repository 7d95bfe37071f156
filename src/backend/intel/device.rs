// SPDX-License-Identifier: MIT OR Apache-2.0
//! The devices.

use std::ffi::CStr;
use std::ptr;

use super::calls::{DeviceProperties, Head, MemoryProperties, PciProperties, UsableMemory};
use super::convert::structure;
use super::{Intel, call, convert, optional};
use crate::gpu::{Attribute, Devices, Kind, Limit, PciAddress, Result, SCHEDULE_MASK};

impl Intel {
    /// The properties of a device.
    fn properties(&self, device: i32) -> Result<DeviceProperties> {
        // SAFETY: the structure has only numbers and a pointer, for which 0 is valid.
        let mut properties: DeviceProperties = unsafe { std::mem::zeroed() };
        properties.head = Head::new(structure::DEVICE_PROPERTIES);
        let handle = self.device_state(device)?.handle;
        call!(self, zeDeviceGetProperties(handle, &mut properties))?;
        Ok(properties)
    }

    /// The ticks of a device's clock in a second, and the bits of an event's time.
    pub(super) fn clock_properties(&self, device: i32) -> Result<(u64, u32)> {
        // SAFETY: as above.
        let mut properties: DeviceProperties = unsafe { std::mem::zeroed() };
        properties.head = Head::new(structure::DEVICE_PROPERTIES_1_2);
        let handle = self.device_state(device)?.handle;
        call!(self, zeDeviceGetProperties(handle, &mut properties))?;
        Ok((properties.timer_resolution.max(1), properties.kernel_timestamp_valid_bits))
    }

    /// Total bytes of a device's memory, and those that are free where the driver tells.
    pub(super) fn memory_bytes(&self, device: i32) -> Result<(usize, Option<usize>)> {
        let handle = self.device_state(device)?.handle;
        let mut count = 0;
        call!(self, zeDeviceGetMemoryProperties(handle, &mut count, ptr::null_mut()))?;
        // SAFETY: as above.
        let mut all: Vec<MemoryProperties> = (0..count).map(|_| unsafe { std::mem::zeroed() }).collect();
        all.iter_mut().for_each(|one| one.head = Head::new(structure::MEMORY_PROPERTIES));
        call!(self, zeDeviceGetMemoryProperties(handle, &mut count, all.as_mut_ptr()))?;
        let total = all.iter().map(|one| one.total_size as usize).sum();

        let mut usable = UsableMemory { head: Head::new(structure::USABLE_MEMORY), bytes: u64::MAX };
        // SAFETY: as above.
        let mut properties: DeviceProperties = unsafe { std::mem::zeroed() };
        // The driver writes to what is behind.
        properties.head = Head { kind: structure::DEVICE_PROPERTIES, next: ptr::from_mut(&mut usable).cast() };
        call!(self, zeDeviceGetProperties(handle, &mut properties))?;
        Ok((total, (usable.bytes != u64::MAX).then_some(usable.bytes as usize)))
    }
}

impl Devices for Intel {
    fn device_count(&self) -> Result<i32> {
        Ok(self.devices.len() as i32)
    }

    fn current_device(&self) -> Result<i32> {
        Ok(self.device())
    }

    fn set_device(&self, device: i32) -> Result<()> {
        self.choose(device)
    }

    fn on_device(&self, device: i32, work: &mut dyn FnMut() -> Result<()>) -> Result<()> {
        self.within(device, work)
    }

    fn device_name(&self, device: i32) -> Result<String> {
        let name = self.properties(device)?.name.map(|letter| letter as u8);
        Ok(CStr::from_bytes_until_nul(&name).unwrap_or_default().to_string_lossy().into_owned())
    }

    fn architecture(&self, device: i32) -> Result<String> {
        Ok(format!("{:04x}", self.properties(device)?.device_id))
    }

    fn uuid(&self, device: i32) -> Result<[u8; 16]> {
        Ok(self.properties(device)?.uuid)
    }

    fn pci_address(&self, device: i32) -> Result<PciAddress> {
        let mut properties =
            PciProperties { head: Head::new(structure::PCI_PROPERTIES), address: [0; 4], speed: [0; 2] };
        let handle = self.device_state(device)?.handle;
        optional!(self, zeDevicePciGetPropertiesExt(handle, &mut properties))?;
        let [domain, bus, device, _] = properties.address;
        Ok(PciAddress { domain, bus, device })
    }

    fn total_memory(&self, device: i32) -> Result<usize> {
        Ok(self.memory_bytes(device)?.0)
    }

    fn attribute(&self, device: i32, attribute: Attribute) -> Result<i32> {
        let properties = self.properties(device)?;
        let yes = |is| Ok(i32::from(is));
        match attribute {
            Attribute::UnifiedAddressing
            | Attribute::CanMapHostMemory
            | Attribute::VirtualMemoryManagementSupported
            | Attribute::ManagedMemory
            | Attribute::ConcurrentKernels
            | Attribute::DeviceOverlap
            | Attribute::DmaBufSupported
            | Attribute::MemoryPoolsSupported
            | Attribute::MemoryPoolHandleTypes
            | Attribute::IpcEventSupported => Ok(1),
            Attribute::AsyncEngineCount => Ok(1),
            Attribute::HostRegisterSupported | Attribute::CanUseHostPointerForRegisteredMemory => {
                yes(self.extensions.import_pointer.is_some())
            }
            Attribute::CanUseStreamWaitValue => yes(self.extensions.write.is_some()),
            Attribute::TimelineSemaphoresSupported => Ok(1),
            Attribute::Integrated => yes(properties.flags & convert::INTEGRATED != 0),
            Attribute::EccEnabled => yes(properties.flags & convert::ECC != 0),
            // Programs divide by the clock, and refuse devices without a capability.
            Attribute::ClockRate => Ok((properties.core_clock_rate.max(1000) * 1000) as i32),
            Attribute::ComputeCapabilityMajor => Ok(9),
            Attribute::ComputeCapabilityMinor => Ok(0),
            Attribute::MultiprocessorCount => Ok((properties.slices * properties.subslices_per_slice) as i32),
            Attribute::WarpSize => Ok(properties.unit_width.max(16) as i32),
            Attribute::StreamPrioritiesSupported => yes(properties.max_command_queue_priority > 0),
            Attribute::PciChipId => Ok(properties.device_id as i32),
            Attribute::ConcurrentManagedAccess
            | Attribute::PageableMemoryAccess
            | Attribute::PageableMemoryAccessUsesHostPageTables
            | Attribute::DirectManagedMemoryAccessFromHost
            | Attribute::HostNativeAtomicSupported
            | Attribute::CooperativeLaunch
            | Attribute::CooperativeMultiDeviceLaunch
            | Attribute::IsMultiGpuBoard
            | Attribute::KernelExecTimeout
            | Attribute::TccDriver
            | Attribute::ComputeMode
            | Attribute::GpuDirectRdmaSupported
            | Attribute::GpuDirectRdmaWithVmmSupported
            | Attribute::ImageSupport => Ok(0),
            _ => Err(Kind::Unsupported.because(format!("Level Zero does not tell {attribute:?}"))),
        }
    }

    fn priority_range(&self) -> Result<(i32, i32)> {
        Ok((1, -1))
    }

    fn limit(&self, _limit: Limit) -> Result<usize> {
        Err(Kind::UnsupportedLimit.because("Level Zero has no limits of devices"))
    }

    fn set_limit(&self, _limit: Limit, _value: usize) -> Result<()> {
        Err(Kind::UnsupportedLimit.because("Level Zero has no limits of devices"))
    }

    fn device_flags(&self) -> Result<u32> {
        Ok(self.device_state(self.device())?.flags())
    }

    fn set_device_flags(&self, flags: u32) -> Result<()> {
        self.device_state(self.device())?.set_flags(flags & SCHEDULE_MASK);
        Ok(())
    }

    fn synchronize_device(&self) -> Result<()> {
        let device = self.device();
        self.device_state(device)?.use_now();
        self.finish_all_told(device)?;
        self.reap(false)
    }
}
