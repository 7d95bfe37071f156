// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions of `libze_loader.so.1`, with their structures. They are of oneAPI's Level Zero specification 1.15 and later.
//!
//! Handles and addresses are plain integers: this library never dereferences them.

use std::ffi::{c_char, c_int, c_void};
use std::ptr;

use crate::os::loader::library;

/// A status.
pub type ze_result_t = u32;
/// A driver.
pub type ze_driver_handle_t = usize;
/// A device.
pub type ze_device_handle_t = usize;
/// A context.
pub type ze_context_handle_t = usize;
/// A command list, which a stream is.
pub type ze_command_list_handle_t = usize;
/// An event.
pub type ze_event_handle_t = usize;
/// Physical memory.
pub type ze_physical_mem_handle_t = usize;
/// A module.
pub type ze_module_handle_t = usize;
/// A compiler's messages.
pub type ze_module_build_log_handle_t = usize;
/// A kernel.
pub type ze_kernel_handle_t = usize;

/// The head of every structure: its type, and the next of a chain.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Head {
    /// A `ze_structure_type_t`.
    pub kind: u32,
    /// The next structure, or NULL.
    pub next: *const c_void,
}

impl Head {
    /// The head of a structure alone.
    pub const fn new(kind: u32) -> Head {
        Head { kind, next: ptr::null() }
    }

    /// The head of a structure with another behind it, which must outlive the call.
    pub fn before<T>(kind: u32, next: &T) -> Head {
        Head { kind, next: ptr::from_ref(next).cast() }
    }
}

/// `ze_init_driver_type_desc_t`, `ze_context_desc_t`, `ze_host_mem_alloc_desc_t`, `ze_external_memory_export_desc_t`: flags.
#[repr(C)]
pub struct Flags {
    /// The head.
    pub head: Head,
    /// The structure's flags.
    pub flags: u32,
}

/// `ze_device_properties_t`.
#[repr(C)]
pub struct DeviceProperties {
    /// The head.
    pub head: Head,
    /// A `ze_device_type_t`.
    pub device_type: u32,
    /// Numbers of the PCI bus.
    pub vendor_id: u32,
    /// Numbers of the PCI bus.
    pub device_id: u32,
    /// `ze_device_property_flags_t`.
    pub flags: u32,
    /// Of a part of a device.
    pub subdevice_id: u32,
    /// MHz.
    pub core_clock_rate: u32,
    /// Bytes of the largest allocation.
    pub max_mem_alloc_size: u64,
    /// Contexts.
    pub max_hardware_contexts: u32,
    /// The highest priority of a queue.
    pub max_command_queue_priority: u32,
    /// Threads of an execution unit.
    pub threads_per_unit: u32,
    /// Lanes of an execution unit.
    pub unit_width: u32,
    /// Execution units of a subslice.
    pub units_per_subslice: u32,
    /// Subslices of a slice.
    pub subslices_per_slice: u32,
    /// Slices.
    pub slices: u32,
    /// Nanoseconds of a tick.
    pub timer_resolution: u64,
    /// Bits of the device's clock.
    pub timestamp_valid_bits: u32,
    /// Bits of the times of events.
    pub kernel_timestamp_valid_bits: u32,
    /// The UUID.
    pub uuid: [u8; 16],
    /// The name.
    pub name: [c_char; 256],
}

/// `ze_device_memory_properties_t`.
#[repr(C)]
pub struct MemoryProperties {
    /// The head.
    pub head: Head,
    /// `ze_device_memory_property_flags_t`.
    pub flags: u32,
    /// MHz.
    pub max_clock_rate: u32,
    /// Bits.
    pub max_bus_width: u32,
    /// Bytes.
    pub total_size: u64,
    /// The name.
    pub name: [c_char; 256],
}

/// `ze_device_usablemem_size_ext_properties_t`.
#[repr(C)]
pub struct UsableMemory {
    /// The head.
    pub head: Head,
    /// Bytes that are free.
    pub bytes: u64,
}

/// `ze_command_queue_group_properties_t`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GroupProperties {
    /// The head.
    pub head: Head,
    /// `ze_command_queue_group_property_flags_t`.
    pub flags: u32,
    /// Bytes of the longest pattern of a fill.
    pub max_fill_pattern: usize,
    /// Queues.
    pub queues: u32,
}

/// `ze_command_queue_desc_t`.
#[repr(C)]
pub struct QueueDescriptor {
    /// The head.
    pub head: Head,
    /// The group.
    pub ordinal: u32,
    /// The queue in the group.
    pub index: u32,
    /// `ze_command_queue_flags_t`.
    pub flags: u32,
    /// A `ze_command_queue_mode_t`.
    pub mode: u32,
    /// A `ze_command_queue_priority_t`.
    pub priority: u32,
}

/// `ze_event_counter_based_desc_t`.
#[repr(C)]
pub struct EventDescriptor {
    /// The head.
    pub head: Head,
    /// `ze_event_counter_based_flags_t`.
    pub flags: u32,
    /// `ze_event_scope_flags_t` of a signal.
    pub signal: u32,
    /// `ze_event_scope_flags_t` of a wait.
    pub wait: u32,
}

/// `ze_kernel_timestamp_result_t`: start and end by the device's clock, and by the context's.
#[repr(C)]
#[derive(Default)]
pub struct Timestamps {
    /// Start and end by the device's clock.
    pub global: [u64; 2],
    /// Start and end by the context's clock.
    pub context: [u64; 2],
}

/// `ze_device_mem_alloc_desc_t`.
#[repr(C)]
pub struct DeviceMemoryDescriptor {
    /// The head.
    pub head: Head,
    /// `ze_device_mem_alloc_flags_t`.
    pub flags: u32,
    /// The memory of the device.
    pub ordinal: u32,
}

/// `ze_memory_allocation_properties_t`.
#[repr(C)]
pub struct AllocationProperties {
    /// The head.
    pub head: Head,
    /// A `ze_memory_type_t`.
    pub memory_type: u32,
    /// A number of the allocation.
    pub id: u64,
    /// Bytes of its pages.
    pub page_size: u64,
}

/// `ze_external_memory_export_fd_t` and `ze_external_memory_import_fd_t`.
#[repr(C)]
pub struct DescriptorOfMemory {
    /// The head.
    pub head: Head,
    /// `ze_external_memory_type_flags_t`.
    pub flags: u32,
    /// The file descriptor.
    pub fd: c_int,
}

/// `ze_physical_mem_desc_t`.
#[repr(C)]
pub struct PhysicalDescriptor {
    /// The head.
    pub head: Head,
    /// `ze_physical_mem_flags_t`.
    pub flags: u32,
    /// Bytes.
    pub size: usize,
}

/// `ze_pci_ext_properties_t`.
#[repr(C)]
pub struct PciProperties {
    /// The head.
    pub head: Head,
    /// Domain, bus, device and function.
    pub address: [u32; 4],
    /// Generation and width, padded, and bandwidth.
    pub speed: [u64; 2],
}

/// `ze_copy_region_t`: where it begins, and its width, height and depth.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct Region {
    /// Bytes, rows and slices from the address.
    pub origin: [u32; 3],
    /// Bytes, rows and slices.
    pub extent: [u32; 3],
}

/// `ze_device_compute_properties_t`.
#[repr(C)]
pub struct ComputeProperties {
    /// The head.
    pub head: Head,
    /// Threads of a group.
    pub max_total_group_size: u32,
    /// Threads of a group in each direction.
    pub max_group_size: [u32; 3],
    /// Groups in each direction.
    pub max_group_count: [u32; 3],
    /// Bytes of shared memory of a group.
    pub max_shared_memory: u32,
    /// Numbers of lanes that a kernel may have.
    pub subgroup_sizes: [u32; 9],
}

/// `ze_module_desc_t`.
#[repr(C)]
pub struct ModuleDescriptor {
    /// The head.
    pub head: Head,
    /// A `ze_module_format_t`.
    pub format: u32,
    /// Bytes of the image.
    pub size: usize,
    /// The image.
    pub image: *const c_void,
    /// Options of the compiler.
    pub options: *const c_char,
    /// Constants of SPIR-V.
    pub constants: *const c_void,
}

/// `ze_kernel_desc_t`.
#[repr(C)]
pub struct KernelDescriptor {
    /// The head.
    pub head: Head,
    /// `ze_kernel_flags_t`.
    pub flags: u32,
    /// The name.
    pub name: *const c_char,
}

/// `ze_kernel_properties_t`.
#[repr(C)]
pub struct KernelProperties {
    /// The head.
    pub head: Head,
    /// Parameters.
    pub parameters: u32,
    /// Threads of a group in each direction, or zeros.
    pub required_group_size: [u32; 3],
    /// Subgroups of a group and their lanes, which are required and the most that there are.
    pub subgroups: [u32; 4],
    /// Bytes of shared memory of a group.
    pub shared_size: u32,
    /// Bytes of memory of a thread.
    pub private_size: u32,
    /// Bytes of memory of a thread that stand for registers.
    pub spill_size: u32,
    /// A name of the kernel and of the module.
    pub uuid: [u8; 32],
}

/// `ze_group_count_t` and `ze_group_size_t`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Extent {
    /// The first direction.
    pub x: u32,
    /// The second direction.
    pub y: u32,
    /// The third direction.
    pub z: u32,
}

const _: () = assert!(size_of::<DeviceProperties>() == 368 && size_of::<MemoryProperties>() == 296);
const _: () = assert!(size_of::<GroupProperties>() == 40 && size_of::<QueueDescriptor>() == 40);
const _: () = assert!(size_of::<AllocationProperties>() == 40 && size_of::<DescriptorOfMemory>() == 24);
const _: () = assert!(size_of::<ComputeProperties>() == 88 && size_of::<ModuleDescriptor>() == 56);
const _: () = assert!(size_of::<KernelDescriptor>() == 32 && size_of::<KernelProperties>() == 96);
const _: () = assert!(size_of::<PhysicalDescriptor>() == 32 && size_of::<PciProperties>() == 48);

/// `zexCommandListAppendWriteToMemory` of Intel's driver.
pub type WriteToMemory = unsafe extern "C" fn(ze_command_list_handle_t, *const u32, usize, u64) -> ze_result_t;
/// `zexDriverImportExternalPointer` of Intel's driver.
pub type ImportPointer = unsafe extern "C" fn(ze_driver_handle_t, usize, usize) -> ze_result_t;
/// `zexKernelGetArgumentSize` of Intel's driver.
pub type ArgumentSize = unsafe extern "C" fn(ze_kernel_handle_t, u32, *mut u32) -> ze_result_t;
/// `zexDriverReleaseImportedPointer` of Intel's driver.
pub type ReleasePointer = unsafe extern "C" fn(ze_driver_handle_t, usize) -> ze_result_t;

library! {
    /// Functions of Level Zero. Those that every loader since 1.21 has are required.
    Ze {
        required {
            fn zeInit(flags: u32) -> ze_result_t;
            fn zeDriverGet(count: *mut u32, drivers: *mut ze_driver_handle_t) -> ze_result_t;
            fn zeDriverGetApiVersion(driver: ze_driver_handle_t, version: *mut u32) -> ze_result_t;
            fn zeDriverGetExtensionFunctionAddress(
                driver: ze_driver_handle_t, name: *const c_char, function: *mut *mut c_void,
            ) -> ze_result_t;
            fn zeDeviceGet(driver: ze_driver_handle_t, count: *mut u32, devices: *mut ze_device_handle_t) -> ze_result_t;
            fn zeDeviceGetProperties(device: ze_device_handle_t, properties: *mut DeviceProperties) -> ze_result_t;
            fn zeDeviceGetMemoryProperties(
                device: ze_device_handle_t, count: *mut u32, properties: *mut MemoryProperties,
            ) -> ze_result_t;
            fn zeDeviceGetCommandQueueGroupProperties(
                device: ze_device_handle_t, count: *mut u32, properties: *mut GroupProperties,
            ) -> ze_result_t;
            fn zeDeviceCanAccessPeer(device: ze_device_handle_t, peer: ze_device_handle_t, can: *mut u8) -> ze_result_t;
            fn zeContextCreate(
                driver: ze_driver_handle_t, descriptor: *const Flags, context: *mut ze_context_handle_t,
            ) -> ze_result_t;

            fn zeMemAllocDevice(
                context: ze_context_handle_t, descriptor: *const DeviceMemoryDescriptor, size: usize, alignment: usize,
                device: ze_device_handle_t, address: *mut usize,
            ) -> ze_result_t;
            fn zeMemAllocHost(
                context: ze_context_handle_t, descriptor: *const Flags, size: usize, alignment: usize, address: *mut usize,
            ) -> ze_result_t;
            fn zeMemAllocShared(
                context: ze_context_handle_t, device_descriptor: *const DeviceMemoryDescriptor, host: *const Flags,
                size: usize, alignment: usize, device: ze_device_handle_t, address: *mut usize,
            ) -> ze_result_t;
            fn zeMemFree(context: ze_context_handle_t, address: usize) -> ze_result_t;
            fn zeMemGetAllocProperties(
                context: ze_context_handle_t, address: usize, properties: *mut AllocationProperties,
                device: *mut ze_device_handle_t,
            ) -> ze_result_t;
            fn zeMemGetAddressRange(
                context: ze_context_handle_t, address: usize, base: *mut usize, size: *mut usize,
            ) -> ze_result_t;

            fn zeCommandListCreateImmediate(
                context: ze_context_handle_t, device: ze_device_handle_t, descriptor: *const QueueDescriptor,
                list: *mut ze_command_list_handle_t,
            ) -> ze_result_t;
            fn zeCommandListDestroy(list: ze_command_list_handle_t) -> ze_result_t;
            fn zeCommandListHostSynchronize(list: ze_command_list_handle_t, nanoseconds: u64) -> ze_result_t;
            fn zeCommandListAppendBarrier(
                list: ze_command_list_handle_t, signal: ze_event_handle_t, count: u32, waits: *const ze_event_handle_t,
            ) -> ze_result_t;
            fn zeCommandListAppendWaitOnEvents(
                list: ze_command_list_handle_t, count: u32, waits: *const ze_event_handle_t,
            ) -> ze_result_t;
            fn zeCommandListAppendMemoryCopy(
                list: ze_command_list_handle_t, to: usize, from: usize, size: usize, signal: ze_event_handle_t, count: u32,
                waits: *const ze_event_handle_t,
            ) -> ze_result_t;
            fn zeCommandListAppendMemoryCopyRegion(
                list: ze_command_list_handle_t, to: usize, to_region: *const Region, to_pitch: u32, to_slice: u32,
                from: usize, from_region: *const Region, from_pitch: u32, from_slice: u32, signal: ze_event_handle_t,
                count: u32, waits: *const ze_event_handle_t,
            ) -> ze_result_t;
            fn zeCommandListAppendMemoryFill(
                list: ze_command_list_handle_t, to: usize, pattern: *const c_void, pattern_size: usize, size: usize,
                signal: ze_event_handle_t, count: u32, waits: *const ze_event_handle_t,
            ) -> ze_result_t;

            fn zeEventCounterBasedCreate(
                context: ze_context_handle_t, device: ze_device_handle_t, descriptor: *const EventDescriptor,
                event: *mut ze_event_handle_t,
            ) -> ze_result_t;
            fn zeEventHostSynchronize(event: ze_event_handle_t, nanoseconds: u64) -> ze_result_t;
            fn zeEventQueryStatus(event: ze_event_handle_t) -> ze_result_t;
            fn zeEventQueryKernelTimestamp(event: ze_event_handle_t, times: *mut Timestamps) -> ze_result_t;

            fn zePhysicalMemCreate(
                context: ze_context_handle_t, device: ze_device_handle_t, descriptor: *const PhysicalDescriptor,
                memory: *mut ze_physical_mem_handle_t,
            ) -> ze_result_t;
            fn zePhysicalMemDestroy(context: ze_context_handle_t, memory: ze_physical_mem_handle_t) -> ze_result_t;
            fn zeVirtualMemReserve(
                context: ze_context_handle_t, start: usize, size: usize, address: *mut usize,
            ) -> ze_result_t;
            fn zeVirtualMemFree(context: ze_context_handle_t, address: usize, size: usize) -> ze_result_t;
            fn zeVirtualMemMap(
                context: ze_context_handle_t, address: usize, size: usize, memory: ze_physical_mem_handle_t, offset: usize,
                access: u32,
            ) -> ze_result_t;
            fn zeVirtualMemUnmap(context: ze_context_handle_t, address: usize, size: usize) -> ze_result_t;
            fn zeVirtualMemSetAccessAttribute(
                context: ze_context_handle_t, address: usize, size: usize, access: u32,
            ) -> ze_result_t;
        }
        optional {
            fn zeInitDrivers(count: *mut u32, drivers: *mut ze_driver_handle_t, kinds: *const Flags) -> ze_result_t;
            fn zeDevicePciGetPropertiesExt(device: ze_device_handle_t, properties: *mut PciProperties) -> ze_result_t;
            fn zePhysicalMemGetProperties(
                context: ze_context_handle_t, memory: ze_physical_mem_handle_t, properties: *mut PhysicalDescriptor,
            ) -> ze_result_t;

            fn zeDeviceGetComputeProperties(device: ze_device_handle_t, properties: *mut ComputeProperties) -> ze_result_t;
            fn zeModuleCreate(
                context: ze_context_handle_t, device: ze_device_handle_t, descriptor: *const ModuleDescriptor,
                module: *mut ze_module_handle_t, log: *mut ze_module_build_log_handle_t,
            ) -> ze_result_t;
            fn zeModuleDestroy(module: ze_module_handle_t) -> ze_result_t;
            fn zeModuleBuildLogGetString(
                log: ze_module_build_log_handle_t, size: *mut usize, text: *mut c_char,
            ) -> ze_result_t;
            fn zeModuleBuildLogDestroy(log: ze_module_build_log_handle_t) -> ze_result_t;
            fn zeModuleGetKernelNames(
                module: ze_module_handle_t, count: *mut u32, names: *mut *const c_char,
            ) -> ze_result_t;
            fn zeModuleGetGlobalPointer(
                module: ze_module_handle_t, name: *const c_char, size: *mut usize, address: *mut usize,
            ) -> ze_result_t;
            fn zeKernelCreate(
                module: ze_module_handle_t, descriptor: *const KernelDescriptor, kernel: *mut ze_kernel_handle_t,
            ) -> ze_result_t;
            fn zeKernelDestroy(kernel: ze_kernel_handle_t) -> ze_result_t;
            fn zeKernelGetProperties(kernel: ze_kernel_handle_t, properties: *mut KernelProperties) -> ze_result_t;
            fn zeKernelSetIndirectAccess(kernel: ze_kernel_handle_t, flags: u32) -> ze_result_t;
            fn zeCommandListAppendLaunchKernelWithArguments(
                list: ze_command_list_handle_t, kernel: ze_kernel_handle_t, groups: Extent, threads: Extent,
                arguments: *mut *const c_void, next: *const c_void, signal: ze_event_handle_t, count: u32,
                waits: *const ze_event_handle_t,
            ) -> ze_result_t;
        }
    }
}
