// SPDX-License-Identifier: MIT OR Apache-2.0
//! Intel GPUs, on Level Zero: `libze_loader.so.1`.
//!
//! A stream is an immediate in-order command list of the copy engine, an event one that counts, an address Level Zero's own. The
//! back end adds what the hub requires and Level Zero lacks: current devices, the order between the null stream and others, the
//! bounds of allocations, handles that name one allocation and end with it, waits for what no command list waits for. What
//! Intel's driver alone has, writes of values and imports of host memory, is looked up by its name.

mod array;
#[allow(non_camel_case_types, reason = "the library's own names")]
mod calls;
mod compiler;
mod context;
mod convert;
mod copy;
mod device;
mod event;
mod external;
mod gate;
mod graph;
mod ipc;
mod kernel;
mod memory;
mod peer;
mod pool;
mod stream;
mod vmm;

use std::ffi::{CStr, c_void};
use std::ptr;
use std::sync::{Mutex, OnceLock};

use calls::{Flags, GroupProperties, Head, Ze, ze_result_t};
use convert::structure;

use crate::gpu::{Error, Gpu, Kind, Result};
use crate::os::config;
use crate::os::inside;
use crate::os::loader::Library;
use crate::os::map::Set;
use crate::os::vendor::{self, Vendor};
use crate::share::contexts::Contexts;

/// The back end's state. No function of Level Zero is called with one of its tables locked, but those of a stream with the
/// stream's.
pub struct Intel {
    ze: Ze,
    extensions: Extensions,
    driver: usize,
    /// One context, with all devices.
    context: usize,
    /// The version of the interface, in two halves.
    version: u32,
    devices: Vec<context::DeviceState>,
    contexts: Contexts,
    blocks: memory::Blocks,
    queues: Mutex<stream::Queues>,
    /// Level Zero's events that nobody has, by device and kind, the oldest first: lists may still signal them.
    spare_events: Mutex<Vec<(i32, crate::gpu::EventFlags, usize)>>,
    events: Mutex<event::EventTable>,
    patterns: Mutex<copy::Patterns>,
    stages: Mutex<Vec<copy::Stage>>,
    gates: gate::Gates,
    openings: ipc::Openings,
    vmm: Mutex<vmm::MemoryTables>,
    pools: Mutex<pool::PoolTables>,
    imports: Mutex<external::Imports>,
    modules: Mutex<kernel::ModuleTables>,
    /// The pairs of devices between which the program has enabled access.
    peers: Mutex<Set<(i32, i32)>>,
}

/// Functions of Intel's driver beyond the specification.
#[derive(Default)]
struct Extensions {
    write: Option<calls::WriteToMemory>,
    import_pointer: Option<calls::ImportPointer>,
    release_pointer: Option<calls::ReleasePointer>,
    argument_size: Option<calls::ArgumentSize>,
}

/// The back end, once it is open; set once and never changed.
static INTEL: OnceLock<Intel> = OnceLock::new();

/// The back end as a static reference.
fn back_end() -> Result<&'static Intel> {
    INTEL.get().ok_or_else(|| Kind::Unknown.into())
}

/// Opens the back end if there is a runtime with a device. The first call's dialect says which are visible.
pub fn open(dialect: Vendor) -> std::result::Result<&'static Intel, String> {
    if let Some(intel) = INTEL.get() {
        return Ok(intel);
    }
    let library = inside::find(&vendor::INTEL)?;
    let name = library.name();
    let intel = inside::probing(name, || probe(&library, dialect)).map_err(|why| format!("{name}: {why}"))?;
    log::info!("{name} is Level Zero {}", dotted(intel.version));
    inside::translate_to(library);
    // Another thread may have been faster; both work.
    Ok(INTEL.get_or_init(|| intel))
}

fn probe(library: &Library, dialect: Vendor) -> std::result::Result<Intel, String> {
    let ze = Ze::load(library)?;
    let driver = find_driver(&ze)?;
    let answered = |what: &str, status: ze_result_t| match status {
        convert::SUCCESS => Ok(()),
        status => Err(format!("{what} answered {}", describe(status))),
    };
    let mut version = 0;
    // SAFETY: the output is valid for the call.
    answered("zeDriverGetApiVersion", unsafe { (ze.zeDriverGetApiVersion)(driver, &mut version) })?;
    let mut count = 0;
    // SAFETY: the count alone is asked for.
    answered("zeDeviceGet", unsafe { (ze.zeDeviceGet)(driver, &mut count, ptr::null_mut()) })?;
    if count == 0 {
        return Err("reports no device".into());
    }
    let mut handles = vec![0; count as usize];
    // SAFETY: there is room for as many.
    answered("zeDeviceGet", unsafe { (ze.zeDeviceGet)(driver, &mut count, handles.as_mut_ptr()) })?;
    // The dialect's own variables, as on the host back end.
    let visible = config::get().visible.devices(dialect, handles.len() as i32);
    let handles: Vec<_> = visible.iter().filter_map(|device| handles.get(*device as usize).copied()).collect();
    if handles.is_empty() {
        return Err("the variables of visible devices leave none".into());
    }
    let descriptor = Flags { head: Head::new(structure::CONTEXT), flags: 0 };
    let mut context = 0;
    // SAFETY: the descriptor and the output are valid for the call.
    answered("zeContextCreate", unsafe { (ze.zeContextCreate)(driver, &descriptor, &mut context) })?;
    let devices: Vec<_> =
        handles.iter().map(|handle| context::DeviceState::new(*handle, groups(&ze, *handle))).collect();
    Ok(Intel {
        extensions: find_extensions(&ze, driver),
        ze,
        driver,
        context,
        version,
        contexts: Contexts::new(devices.len()),
        devices,
        blocks: memory::Blocks::default(),
        queues: Mutex::default(),
        spare_events: Mutex::default(),
        events: Mutex::default(),
        patterns: Mutex::default(),
        stages: Mutex::default(),
        gates: gate::Gates::default(),
        openings: ipc::Openings::default(),
        vmm: Mutex::default(),
        pools: Mutex::default(),
        imports: Mutex::default(),
        modules: Mutex::default(),
        peers: Mutex::default(),
    })
}

/// The first driver of GPUs.
fn find_driver(ze: &Ze) -> std::result::Result<usize, String> {
    let kinds = Flags { head: Head::new(structure::DRIVER_TYPES), flags: convert::GPU_DRIVERS };
    // SAFETY: outputs are valid for the calls, which write no more drivers than they are told to.
    let get = |count: &mut u32, drivers: *mut usize| unsafe {
        match ze.zeInitDrivers {
            Some(init) => init(count, drivers, &kinds),
            None => match (ze.zeInit)(convert::GPU_ONLY) {
                convert::SUCCESS => (ze.zeDriverGet)(count, drivers),
                status => status,
            },
        }
    };
    let mut count = 0;
    // Without a driver the loader answers that nothing is initialised.
    match get(&mut count, ptr::null_mut()) {
        convert::SUCCESS if count > 0 => {}
        convert::SUCCESS => return Err("reports no driver".into()),
        status => return Err(format!("zeInitDrivers answered {}", describe(status))),
    }
    let (mut driver, mut one) = (0, 1);
    match get(&mut one, &mut driver) {
        convert::SUCCESS if driver != 0 => Ok(driver),
        status => Err(format!("zeInitDrivers answered {}", describe(status))),
    }
}

/// The group of queues that only copies, or the first that copies at all; and the first that runs kernels.
fn groups(ze: &Ze, device: usize) -> (u32, Option<u32>) {
    let mut count = 0;
    // SAFETY: the count alone is asked for.
    unsafe { (ze.zeDeviceGetCommandQueueGroupProperties)(device, &mut count, ptr::null_mut()) };
    let empty =
        GroupProperties { head: Head::new(structure::GROUP_PROPERTIES), flags: 0, max_fill_pattern: 0, queues: 0 };
    let mut groups = vec![empty; count as usize];
    // SAFETY: there is room for as many.
    unsafe { (ze.zeDeviceGetCommandQueueGroupProperties)(device, &mut count, groups.as_mut_ptr()) };
    let copies = |group: &GroupProperties| group.flags & convert::COPY != 0;
    let alone = groups.iter().position(|group| copies(group) && group.flags & convert::COMPUTE == 0);
    let copying = alone.or_else(|| groups.iter().position(copies)).unwrap_or(0) as u32;
    let computing = groups.iter().position(|group| group.flags & convert::COMPUTE != 0);
    (copying, computing.map(|index| index as u32))
}

fn find_extensions(ze: &Ze, driver: usize) -> Extensions {
    let find = |name: &CStr| {
        let mut function = ptr::null_mut::<c_void>();
        // SAFETY: the name and the output are valid for the call.
        let status = unsafe { (ze.zeDriverGetExtensionFunctionAddress)(driver, name.as_ptr(), &mut function) };
        (status == convert::SUCCESS && !function.is_null()).then_some(function)
    };
    // SAFETY: Intel's driver has each function with this prototype.
    unsafe {
        Extensions {
            write: find(c"zexCommandListAppendWriteToMemory").map(|at| std::mem::transmute(at)),
            import_pointer: find(c"zexDriverImportExternalPointer").map(|at| std::mem::transmute(at)),
            release_pointer: find(c"zexDriverReleaseImportedPointer").map(|at| std::mem::transmute(at)),
            argument_size: find(c"zexKernelGetArgumentSize").map(|at| std::mem::transmute(at)),
        }
    }
}

impl Gpu for Intel {
    fn name(&self) -> &'static CStr {
        c"intel"
    }
}

/// Calls a function of Level Zero and returns its status: `status!(self, function(arguments))`.
///
/// Outputs among the arguments must be valid for the call; all other arguments are numbers, or pass through from the
/// caller of the hub.
macro_rules! status {
    ($intel:expr, $name:ident($($argument:expr),* $(,)?)) => {
        $crate::os::inside::calling(|| {
            // SAFETY: the prototype is Level Zero's. Outputs are borrowed for the call; handles are of this back end's
            // tables; memory was promised by the caller of the hub.
            unsafe { ($intel.ze.$name)($($argument),*) }
        })
    };
}

/// Calls a function of Level Zero, and turns its status into a result.
macro_rules! call {
    ($intel:expr, $name:ident($($argument:expr),* $(,)?)) => {
        $intel.check(stringify!($name), $crate::backend::intel::status!($intel, $name($($argument),*)))
    };
}

/// Calls a function that not every loader has; Unsupported where it is absent.
macro_rules! optional {
    ($intel:expr, $name:ident($($argument:expr),* $(,)?)) => {
        match $intel.ze.$name {
            Some(function) => {
                // SAFETY: as for `status!`.
                let status = $crate::os::inside::calling(|| unsafe { function($($argument),*) });
                $intel.check(stringify!($name), status)
            }
            None => Err($intel.absent(stringify!($name))),
        }
    };
}
use {call, optional, status};

impl Intel {
    #[inline]
    fn check(&self, function: &str, status: ze_result_t) -> Result<()> {
        if status == convert::SUCCESS { Ok(()) } else { Err(self.failure(function, status)) }
    }

    /// A status as an error with the function's name.
    #[cold]
    fn failure(&self, function: &str, status: ze_result_t) -> Error {
        convert::kind(status).because(format!("{function} answered {}", describe(status)))
    }

    #[cold]
    fn absent(&self, function: &str) -> Error {
        Kind::Unsupported.because(format!("Level Zero {} of this driver has no {function}", dotted(self.version)))
    }
}

/// A status as the specification writes it.
fn describe(status: ze_result_t) -> String {
    format!("{status:#x} ({})", convert::text(status))
}

fn dotted(version: u32) -> String {
    format!("{}.{}", version >> 16, version & 0xffff)
}
