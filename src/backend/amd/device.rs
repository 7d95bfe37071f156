// SPDX-License-Identifier: MIT OR Apache-2.0
//! The devices.

use std::ffi::{CStr, c_char};

use super::calls::{Properties, hipUUID};
use super::{Amd, call, convert, optional, status};
use crate::gpu::{Attribute, Devices, Kind, Limit, PciAddress, Result, SCHEDULE_MASK};

impl Amd {
    fn number(&self, device: i32, attribute: i32) -> Result<i32> {
        let mut number = 0;
        call!(self, hipDeviceGetAttribute(&mut number, attribute, device))?;
        Ok(number)
    }

    /// The PCI domain, as HIP's text of the address begins with it: "0000:03:00.0".
    fn pci_domain(&self, device: i32) -> Option<u32> {
        let mut text = [0; 32];
        optional!(self, hipDeviceGetPCIBusId(text.as_mut_ptr(), text.len() as i32, device)).ok()?;
        let text = text.map(|letter: c_char| letter as u8);
        let (domain, _) = CStr::from_bytes_until_nul(&text).ok()?.to_str().ok()?.split_once(':')?;
        u32::from_str_radix(domain, 16).ok()
    }
}

impl Devices for Amd {
    fn device_count(&self) -> Result<i32> {
        Ok(self.devices.len() as i32)
    }

    #[inline]
    fn current_device(&self) -> Result<i32> {
        self.device()
    }

    fn set_device(&self, device: i32) -> Result<()> {
        self.choose(device)
    }

    fn on_device(&self, device: i32, work: &mut dyn FnMut() -> Result<()>) -> Result<()> {
        self.within(device, work)
    }

    fn device_name(&self, device: i32) -> Result<String> {
        let mut name = [0; 256];
        call!(self, hipDeviceGetName(name.as_mut_ptr(), name.len() as i32, device))?;
        let name = name.map(|letter: c_char| letter as u8);
        Ok(CStr::from_bytes_until_nul(&name).unwrap_or_default().to_string_lossy().into_owned())
    }

    fn architecture(&self, device: i32) -> Result<String> {
        let mut properties = Box::new(Properties { bytes: [0; 4096] });
        let offset = if self.hip.hipGetDevicePropertiesR0600.is_some() {
            optional!(self, hipGetDevicePropertiesR0600(&mut *properties, device))?;
            convert::ARCHITECTURE_R0600
        } else {
            call!(self, hipGetDeviceProperties(&mut *properties, device))?;
            convert::ARCHITECTURE_R0000
        };
        let name = CStr::from_bytes_until_nul(&properties.bytes[offset..][..256]).unwrap_or_default();
        Ok(name.to_string_lossy().into_owned())
    }

    fn uuid(&self, device: i32) -> Result<[u8; 16]> {
        let mut uuid = hipUUID::default();
        optional!(self, hipDeviceGetUuid(&mut uuid, device))?;
        Ok(uuid.bytes)
    }

    fn pci_address(&self, device: i32) -> Result<PciAddress> {
        let number = |attribute| self.number(device, attribute).map(|number| number as u32);
        Ok(PciAddress {
            // HIP 5 has no attribute for it.
            domain: number(convert::PCI_DOMAIN_ID).or_else(|error| self.pci_domain(device).ok_or(error))?,
            bus: number(convert::PCI_BUS_ID)?,
            device: number(convert::PCI_DEVICE_ID)?,
        })
    }

    fn total_memory(&self, device: i32) -> Result<usize> {
        let mut bytes = 0;
        call!(self, hipDeviceTotalMem(&mut bytes, device))?;
        Ok(bytes)
    }

    fn attribute(&self, device: i32, attribute: Attribute) -> Result<i32> {
        self.device_state(device)?;
        if attribute == Attribute::CanUseStreamWaitValue && self.hip.hipStreamWaitValue64.is_none() {
            return Ok(0);
        }
        if attribute == Attribute::TimelineSemaphoresSupported {
            // Emulated, with streams that wait for a value in memory.
            return Ok(self.attribute(device, Attribute::CanUseStreamWaitValue)?.min(1));
        }
        let Some(native) = convert::attribute(attribute) else {
            return Err(Kind::Unsupported.because(format!("HIP has no device attribute for {attribute:?}")));
        };
        let mut number = 0;
        match status!(self, hipDeviceGetAttribute(&mut number, native, device)) {
            convert::SUCCESS => Ok(number),
            // The device is valid, so an older library does not know the attribute.
            status @ convert::INVALID_VALUE => Err(self.failure_of(Kind::Unsupported, "hipDeviceGetAttribute", status)),
            status => Err(self.failure("hipDeviceGetAttribute", status)),
        }
    }

    fn priority_range(&self) -> Result<(i32, i32)> {
        let (mut least, mut greatest) = (0, 0);
        call!(self, hipDeviceGetStreamPriorityRange(&mut least, &mut greatest))?;
        Ok((least, greatest))
    }

    fn limit(&self, limit: Limit) -> Result<usize> {
        let mut value = 0;
        call!(self, hipDeviceGetLimit(&mut value, convert::limit(limit)))?;
        Ok(value)
    }

    fn set_limit(&self, limit: Limit, value: usize) -> Result<()> {
        optional!(self, hipDeviceSetLimit(convert::limit(limit), value))
    }

    fn device_flags(&self) -> Result<u32> {
        let mut flags = 0;
        call!(self, hipGetDeviceFlags(&mut flags))?;
        Ok(self.device_state(self.device()?)?.flags(flags & SCHEDULE_MASK))
    }

    fn set_device_flags(&self, flags: u32) -> Result<()> {
        call!(self, hipSetDeviceFlags(flags))?;
        self.device_state(self.device()?)?.set_flags();
        Ok(())
    }

    fn synchronize_device(&self) -> Result<()> {
        call!(self, hipDeviceSynchronize())?;
        self.check_all_waits()
    }
}
