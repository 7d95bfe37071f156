// SPDX-License-Identifier: MIT OR Apache-2.0
//! Devices.

use std::ffi::CStr;

use anygpu::api::anygpu::anygpu_backend;
use anygpu::api::hip::{hipDeviceGetName, hipGetDevice, hipGetDeviceCount, hipSetDevice};

use crate::error::{Error, Kind, Result, check};

/// Returns the name of the back end in use: "amd", "nvidia", "ascend" or "host"; "none" without a usable device.
pub fn backend() -> &'static str {
    // SAFETY: the text is constant and lives as long as the process.
    unsafe { CStr::from_ptr(anygpu_backend()) }.to_str().unwrap_or("none")
}

/// A GPU, or one of the host back end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Device(i32);

impl Device {
    /// Returns the device of a number, which begins at 0.
    pub fn new(ordinal: usize) -> Result<Device> {
        let all = Device::all()?;
        let why = || Error::new(Kind::InvalidDevice, format!("device {ordinal} of {}", all.len()));
        all.get(ordinal).copied().ok_or_else(why)
    }

    /// Returns all devices; an error if there are none.
    pub fn all() -> Result<Vec<Device>> {
        let mut count = 0;
        // SAFETY: the output is borrowed for the call.
        check(unsafe { hipGetDeviceCount(&mut count) })?;
        Ok((0..count).map(Device).collect())
    }

    pub fn ordinal(self) -> usize {
        self.0 as usize
    }

    /// Returns the device's name.
    pub fn name(self) -> Result<String> {
        let mut name = [0; 256];
        // SAFETY: the output has this length.
        check(unsafe { hipDeviceGetName(name.as_mut_ptr(), name.len() as i32, self.0) })?;
        // SAFETY: the text has a terminator.
        Ok(unsafe { CStr::from_ptr(name.as_ptr()) }.to_string_lossy().into_owned())
    }

    pub(crate) fn number(self) -> i32 {
        self.0
    }

    /// Makes calls with this as the thread's current device, which is another's again afterwards.
    pub(crate) fn with<T>(self, calls: impl FnOnce() -> Result<T>) -> Result<T> {
        let mut before = 0;
        // SAFETY: the output is borrowed for the call.
        check(unsafe { hipGetDevice(&mut before) })?;
        if before == self.0 {
            return calls();
        }
        // SAFETY: a plain number.
        check(unsafe { hipSetDevice(self.0) })?;
        let result = calls();
        // SAFETY: the same.
        check(unsafe { hipSetDevice(before) })?;
        result
    }
}
