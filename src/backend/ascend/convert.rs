// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every translation between the hub's terms and AscendCL's numbers (Huawei's published API reference, CANN 7.0 to 9.1).

use std::ffi::c_int;

use super::calls::{MemLocation, PhysicalMemProp, aclError, aclrtEvent, aclrtStream};
use crate::gpu::{Access, Event, EventFlags, HostFlags, Kind, Location, PhysicalProperties, Place, Result, Stream};
use crate::share::handles::can_be_pointer;

/// ACL_SUCCESS.
pub const SUCCESS: aclError = 0;
/// ACL_ERROR_INVALID_PARAM.
pub const INVALID_PARAM: aclError = 100_000;
/// ACL_ERROR_UNINITIALIZE.
pub const UNINITIALIZE: aclError = 100_001;
/// ACL_ERROR_REPEAT_INITIALIZE.
pub const REPEAT_INITIALIZE: aclError = 100_002;
/// The status of a stub library that programs are linked with: there is no runtime behind it.
pub const STUB: aclError = 100_039;
/// ACL_ERROR_RT_PARAM_INVALID.
pub const PARAM_INVALID: aclError = 107_000;
/// ACL_ERROR_RT_CONTEXT_NULL.
pub const CONTEXT_NULL: aclError = 107_002;
/// An invalid resource handle.
pub const INVALID_HANDLE: aclError = 107_017;
/// ACL_ERROR_RT_FEATURE_NOT_SUPPORT.
pub const FEATURE_NOT_SUPPORT: aclError = 207_000;
/// No permission for the operation.
pub const NO_PERMISSION: aclError = 207_006;

/// The one table from AscendCL's codes to neutral errors.
pub fn kind(status: aclError) -> Kind {
    match status {
        // Also: an address or an alignment that does not fit, a type of memory.
        INVALID_PARAM | PARAM_INVALID | 107_008 | 107_016 | 107_018 | 200_003 => Kind::InvalidValue,
        UNINITIALIZE => Kind::NotInitialized,
        // Finalised twice.
        100_037 => Kind::Deinitialized,
        // Also: a device that is unavailable, or cannot be started.
        STUB | 207_004 | 507_033 => Kind::NoDevice,
        107_001 | 200_002 => Kind::InvalidDevice,
        CONTEXT_NULL => Kind::InvalidContext,
        // Also: a stream of another context, and events' times that are not there or the wrong way round.
        INVALID_HANDLE | 107_003 | 107_006 | 107_007 | 200_005 => Kind::InvalidHandle,
        FEATURE_NOT_SUPPORT | 200_001 | 200_006 => Kind::Unsupported,
        // Allocations that failed, the device's memory, and events, streams and notifies that are used up.
        200_000 | 207_001 | 207_005 | 207_007..=207_009 | 207_018 => Kind::OutOfMemory,
        NO_PERMISSION => Kind::OperatingSystem,
        // Communication between processes failed.
        507_022 => Kind::Unreachable,
        // Work, or a wait for it, that took too long.
        107_019 | 507_046 | 507_047 => Kind::DeviceFault,
        // What the runtime does not recognise itself.
        500_000 => Kind::Unknown,
        // Initialised twice, a release that failed, failures inside.
        other => Kind::Native(other),
    }
}

/// A stream, created or the default one; InvalidHandle for a number that can be none.
pub fn stream(stream: Stream) -> Result<aclrtStream> {
    match stream {
        Stream::NULL | Stream::LEGACY => Ok(0),
        Stream::PER_THREAD => Err(Kind::Unsupported.because("AscendCL has no stream of each thread's own")),
        _ if can_be_pointer(stream.0) => Ok(stream.0),
        _ => Err(Kind::InvalidHandle.because(format!("{:#x} is no stream of AscendCL", stream.0))),
    }
}

/// An event; InvalidHandle for a number that can be none.
pub fn event(event: Event) -> Result<aclrtEvent> {
    if can_be_pointer(event.0) {
        Ok(event.0)
    } else {
        Err(Kind::InvalidHandle.because(format!("{:#x} is no event of AscendCL", event.0)))
    }
}

/// Flags of aclrtCreateEventExWithFlag. An event either supports waits by streams, queries of its state and, unless
/// disabled, timing; or it is shared between processes, which excludes all others.
pub fn event_flags(flags: EventFlags) -> u32 {
    const SYNC: u32 = 1;
    const CAPTURE_STREAM_PROGRESS: u32 = 2;
    const TIME_LINE: u32 = 8;
    const IPC: u32 = 0x40;
    if flags.contains(EventFlags::INTERPROCESS) {
        IPC
    } else if flags.contains(EventFlags::NO_TIMING) {
        SYNC | CAPTURE_STREAM_PROGRESS
    } else {
        SYNC | CAPTURE_STREAM_PROGRESS | TIME_LINE
    }
}

/// ACL_EVENT_RECORDED_STATUS_COMPLETE.
pub const EVENT_COMPLETE: c_int = 1;
/// ACL_STREAM_STATUS_COMPLETE, which is the other way round.
pub const STREAM_COMPLETE: c_int = 0;

/// The `aclrtMemcpyKind`; ACL_MEMCPY_DEFAULT where AscendCL derives it from the pointers.
pub fn direction(to: Place, from: Place) -> c_int {
    match (from, to) {
        (Place::Host, Place::Host) => HOST_TO_HOST,
        (Place::Host, Place::Device) => HOST_TO_DEVICE,
        (Place::Device, Place::Host) => 2,
        (Place::Device, Place::Device) => 3,
        _ => 4,
    }
}

/// ACL_MEMCPY_HOST_TO_HOST.
pub const HOST_TO_HOST: c_int = 0;
/// ACL_MEMCPY_HOST_TO_DEVICE.
pub const HOST_TO_DEVICE: c_int = 1;

/// ACL_MEM_MALLOC_HUGE_FIRST.
pub const HUGE_FIRST: c_int = 0;
/// ACL_HBM_MEM.
pub const HBM: c_int = 1;
/// ACL_DDR_MEM.
pub const DDR: c_int = 0;

/// Flags of aclrtHostRegisterV2.
pub fn register_flags(flags: HostFlags) -> u32 {
    const MAPPED: u32 = 2;
    const PINNED: u32 = 0x1000_0000;
    if flags.contains(HostFlags::MAPPED) { PINNED | MAPPED } else { PINNED }
}

/// ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION: no other dialect has lists of processes.
pub const DISABLE_PID_VALIDATION: u64 = 1;
/// ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS.
pub const ENABLE_PEER_ACCESS: u64 = 1;

/// ACL_MEM_LOCATION_TYPE_DEVICE.
pub const DEVICE: c_int = 1;

/// The `aclrtMemLocation`.
pub fn location(location: Location) -> Result<MemLocation> {
    let (kind, id) = match location {
        Location::Device(device) => (DEVICE, device),
        Location::Host => (0, 0),
        Location::HostNuma(node) => (4, node),
        Location::HostNumaCurrent => {
            return Err(Kind::Unsupported.because("AscendCL has no name for the NUMA node of the calling thread"));
        }
    };
    Ok(MemLocation { id: id as u32, kind })
}

/// The `aclrtPhysicalMemProp` of pinned memory with pages of 2 MiB. AscendCL cannot export it by a descriptor.
pub fn physical_properties(properties: &PhysicalProperties) -> Result<PhysicalMemProp> {
    const HBM_HUGE: c_int = 4;
    const HBM_P2P_HUGE: c_int = 8;
    const P2P_HUGE: c_int = 16;
    let location = location(properties.location)?;
    let attribute = match location.kind {
        DEVICE if properties.direct_rdma => HBM_P2P_HUGE,
        DEVICE => HBM_HUGE,
        _ => P2P_HUGE,
    };
    Ok(PhysicalMemProp { attribute, location, ..Default::default() })
}

/// The flag of aclrtReserveMemAddress for huge pages, which physical memory here is made of.
pub const RESERVE_HUGE: u64 = 1;

/// The `aclrtMemAccessFlags`.
pub fn access(access: Access) -> c_int {
    match access {
        Access::None => 0,
        Access::Read => 1,
        Access::ReadWrite => 3,
    }
}

/// The access that `aclrtMemAccessFlags` allow.
pub fn read_access(flags: u64) -> Access {
    match flags {
        3 => Access::ReadWrite,
        1 => Access::Read,
        _ => Access::None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locations_and_events() {
        let device = location(Location::Device(3)).ok();
        assert_eq!(device, Some(MemLocation { id: 3, kind: 1 }));
        assert!(location(Location::HostNumaCurrent).is_err());
        let flags = [EventFlags::empty(), EventFlags::NO_TIMING, EventFlags::NO_TIMING | EventFlags::INTERPROCESS];
        assert_eq!(flags.map(event_flags), [0xb, 3, 0x40]);
    }

    #[test]
    fn numbers_that_are_no_handles_are_refused() {
        for number in [3, 8, 4095, 0x7f00_0000_1001, 0x5e51 << 48 | 0x1000, usize::MAX] {
            assert_eq!(stream(Stream(number)).map_err(|error| error.kind()), Err(Kind::InvalidHandle), "{number:#x}");
            assert_eq!(event(Event(number)).map_err(|error| error.kind()), Err(Kind::InvalidHandle), "{number:#x}");
        }
        assert_eq!((stream(Stream::NULL).ok(), stream(Stream::LEGACY).ok()), (Some(0), Some(0)));
        assert_eq!(stream(Stream::PER_THREAD).map_err(|error| error.kind()), Err(Kind::Unsupported));
        assert!(event(Event(0)).is_err());
    }
}
