// SPDX-License-Identifier: MIT OR Apache-2.0
//! The devices.

use std::ffi::CStr;

use super::calls::Uuid;
use super::{Ascend, call, optional};
use crate::gpu::{Attribute, Devices, Kind, Memory, PciAddress, Result};
use crate::os::inside;
use crate::os::lock::lock;

impl Ascend {
    /// The driver's number of a device. The program's numbers count only its visible devices.
    pub(super) fn number_in_driver(&self, device: i32) -> Result<u32> {
        self.device_state(device)?;
        let mut logical = device;
        if self.acl.aclrtGetLogicDevIdByUserDevId.is_some() {
            optional!(self, aclrtGetLogicDevIdByUserDevId(device, &mut logical))?;
        }
        Ok(logical as u32)
    }
}

impl Devices for Ascend {
    fn device_count(&self) -> Result<i32> {
        Ok(self.devices.len() as i32)
    }

    fn current_device(&self) -> Result<i32> {
        self.device()
    }

    fn set_device(&self, device: i32) -> Result<()> {
        self.choose(device)
    }

    fn on_device(&self, device: i32, work: &mut dyn FnMut() -> Result<()>) -> Result<()> {
        self.within(device, work)
    }

    fn opening_on_device(&self, device: i32, work: &mut dyn FnMut() -> Result<()>) -> Result<()> {
        self.making_in(device, work)
    }

    /// The chip's name, the same for all devices of a machine.
    fn device_name(&self, device: i32) -> Result<String> {
        self.device_state(device)?;
        let Some(get) = self.acl.aclrtGetSocName else { return Err(self.absent("aclrtGetSocName")) };
        // SAFETY: it has no arguments.
        let name = inside::calling(|| unsafe { get() });
        if name.is_null() {
            return Err(Kind::Unsupported.because("aclrtGetSocName answered NULL"));
        }
        // SAFETY: the text is a constant of the library.
        Ok(unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned())
    }

    fn uuid(&self, device: i32) -> Result<[u8; 16]> {
        self.device_state(device)?;
        let mut uuid = Uuid { bytes: [0; 256] };
        optional!(self, aclrtDeviceGetUuid(device, &mut uuid))?;
        let (bytes, _) = uuid.bytes.split_first_chunk().unwrap_or((&[0; 16], &[]));
        Ok(*bytes)
    }

    /// A unique stand-in, since AscendCL does not report the address.
    fn pci_address(&self, device: i32) -> Result<PciAddress> {
        // A domain that no real bus has, so that the address names no other device.
        Ok(PciAddress { domain: 0xa6b1, bus: self.number_in_driver(device)?, device: 0 })
    }

    fn total_memory(&self, device: i32) -> Result<usize> {
        self.device_state(device)?;
        let mut bytes = 0;
        self.within(device, &mut || {
            bytes = self.memory_info()?.1;
            Ok(())
        })?;
        Ok(bytes)
    }

    /// The attributes known of AscendCL's devices. The published reference has no function that describes a device.
    fn attribute(&self, device: i32, attribute: Attribute) -> Result<i32> {
        self.device_state(device)?;
        Ok(i32::from(match attribute {
            Attribute::UnifiedAddressing | Attribute::AsyncEngineCount => true,
            Attribute::HostRegisterSupported => self.acl.aclrtHostRegisterV2.is_some(),
            Attribute::VirtualMemoryManagementSupported => self.acl.aclrtMallocPhysical.is_some(),
            Attribute::IpcEventSupported => self.acl.aclrtIpcGetEventHandle.is_some(),
            Attribute::ManagedMemory
            | Attribute::ConcurrentManagedAccess
            | Attribute::PageableMemoryAccess
            | Attribute::CanMapHostMemory
            | Attribute::CanUseStreamWaitValue
            | Attribute::StreamPrioritiesSupported
            | Attribute::MemoryPoolsSupported
            | Attribute::MemoryPoolHandleTypes => false,
            _ => return Err(Kind::Unsupported.because(format!("AscendCL does not tell {attribute:?}"))),
        }))
    }

    fn synchronize_device(&self) -> Result<()> {
        let context = self.enter()?;
        let last = lock(&self.queues).unfinished(context);
        call!(self, aclrtSynchronizeDevice())?;
        lock(&self.queues).settle(context, last);
        Ok(())
    }
}
