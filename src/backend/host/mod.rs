// SPDX-License-Identifier: MIT OR Apache-2.0
use crate::gpu::*;
pub struct Host;
pub fn open() -> std::result::Result<&'static Host, String> {
    static H: Host = Host;
    Ok(&H)
}
impl Gpu for Host {
    fn name(&self) -> &'static std::ffi::CStr {
        c"host"
    }
}
impl Devices for Host {
    fn device_count(&self) -> Result<i32> {
        Ok(1)
    }
    fn current_device(&self) -> Result<i32> {
        Ok(0)
    }
    fn set_device(&self, _: i32) -> Result<()> {
        Ok(())
    }
}
impl Contexts for Host {}
impl Memory for Host {}
impl Copies for Host {}
impl Streams for Host {}
impl Events for Host {}
impl Peers for Host {}
impl Ipc for Host {}
impl Pools for Host {}
