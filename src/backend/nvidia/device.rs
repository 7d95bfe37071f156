// SPDX-License-Identifier: MIT OR Apache-2.0
//! The devices.

use std::ffi::CStr;

use super::calls::CUuuid;
use super::{Nvidia, call, convert, status};
use crate::gpu::{Attribute, Contexts, Devices, Kind, Limit, PciAddress, Result, SCHEDULE_MASK};

impl Nvidia {
    fn number(&self, device: i32, attribute: i32) -> Result<i32> {
        let mut number = 0;
        call!(self, cuDeviceGetAttribute(&mut number, attribute, device))?;
        Ok(number)
    }
}

impl Devices for Nvidia {
    fn device_count(&self) -> Result<i32> {
        Ok(self.devices.len() as i32)
    }

    #[inline]
    fn current_device(&self) -> Result<i32> {
        Ok(self.device()?)
    }

    fn set_device(&self, device: i32) -> Result<()> {
        self.choose(device)
    }

    fn on_device(&self, device: i32, work: &mut dyn FnMut() -> Result<()>) -> Result<()> {
        // A context of the program's on this device serves as well, and so do both on a thread that has none yet.
        if self.device()? == device { work() } else { self.within(self.primary(device)?, work) }
    }

    fn device_name(&self, device: i32) -> Result<String> {
        let mut name = [0; 256];
        call!(self, cuDeviceGetName(name.as_mut_ptr(), name.len() as i32, device))?;
        let name = name.map(|letter| letter as u8);
        Ok(CStr::from_bytes_until_nul(&name).unwrap_or_default().to_string_lossy().into_owned())
    }

    fn architecture(&self, device: i32) -> Result<String> {
        let major = self.attribute(device, Attribute::ComputeCapabilityMajor)?;
        let minor = self.attribute(device, Attribute::ComputeCapabilityMinor)?;
        Ok(format!("sm_{major}{minor}"))
    }

    fn uuid(&self, device: i32) -> Result<[u8; 16]> {
        let mut uuid = CUuuid::default();
        call!(self, cuDeviceGetUuid_v2(&mut uuid, device))?;
        Ok(uuid.bytes)
    }

    fn pci_address(&self, device: i32) -> Result<PciAddress> {
        let number = |attribute| self.number(device, attribute).map(|number| number as u32);
        Ok(PciAddress {
            domain: number(convert::PCI_DOMAIN_ID)?,
            bus: number(convert::PCI_BUS_ID)?,
            device: number(convert::PCI_DEVICE_ID)?,
        })
    }

    fn total_memory(&self, device: i32) -> Result<usize> {
        let mut bytes = 0;
        call!(self, cuDeviceTotalMem_v2(&mut bytes, device))?;
        Ok(bytes)
    }

    fn attribute(&self, device: i32, attribute: Attribute) -> Result<i32> {
        self.device_state(device)?;
        if attribute == Attribute::CanUseStreamWaitValue && self.cuda.cuStreamWaitValue64_v2.is_none() {
            return Ok(0);
        }
        let Some(native) = convert::attribute(attribute) else {
            return Err(Kind::Unsupported.because(format!("CUDA has no device attribute for {attribute:?}")));
        };
        let mut number = 0;
        match status!(self, cuDeviceGetAttribute(&mut number, native, device)) {
            convert::SUCCESS => Ok(number),
            // The device is valid, so an older driver does not know the attribute.
            status @ convert::INVALID_VALUE => Err(self.failure_of(Kind::Unsupported, "cuDeviceGetAttribute", status)),
            status => Err(self.failure("cuDeviceGetAttribute", status)),
        }
    }

    fn priority_range(&self) -> Result<(i32, i32)> {
        self.enter()?;
        let (mut least, mut greatest) = (0, 0);
        call!(self, cuCtxGetStreamPriorityRange(&mut least, &mut greatest))?;
        Ok((least, greatest))
    }

    fn limit(&self, limit: Limit) -> Result<usize> {
        self.enter()?;
        let mut value = 0;
        call!(self, cuCtxGetLimit(&mut value, convert::limit(limit)))?;
        Ok(value)
    }

    fn set_limit(&self, limit: Limit, value: usize) -> Result<()> {
        self.enter()?;
        call!(self, cuCtxSetLimit(convert::limit(limit), value))
    }

    fn device_flags(&self) -> Result<u32> {
        let flags = match self.current_context()? {
            Some(_) => self.context_flags()?,
            None => self.primary_state(self.device()?)?.0,
        };
        Ok(flags & SCHEDULE_MASK)
    }

    fn set_device_flags(&self, flags: u32) -> Result<()> {
        call!(self, cuDevicePrimaryCtxSetFlags_v2(self.device()?, flags))
    }

    fn synchronize_device(&self) -> Result<()> {
        self.enter()?;
        call!(self, cuCtxSynchronize())?;
        self.timelines.check(self, None)
    }
}
