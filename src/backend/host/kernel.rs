// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels: functions of shared objects, which streams call once for each block.

mod block;
mod crew;
mod fault;
mod fiber;
mod object;
pub mod touches;
mod watchdog;

use std::ffi::{CStr, CString, c_void};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Instant;

use block::Runner;
use crew::Pace;
use object::{Copied, Entry};
use touches::{Told, View};

use super::capture;
use super::queue::{self, Work};
use super::release;
use super::serial::{self, Owner};
use super::state::{self, Host};
use super::table::Use;
use crate::backend::{Target, explain_image, image_target};
use crate::gpu::{
    Address, Arguments, Error, HostFlags, Kernel, KernelAttribute, Kernels, Kind, Launch, Memory, Module, NodeWork,
    Place, Result, strict_refusals,
};
use crate::os::image::Image;
use crate::os::lock::lock;
use crate::os::map::Map;
use crate::os::{config, journal, logger};
use crate::share::watch::Outcome;

/// The most threads of a block, in all and in each direction.
pub const MOST_THREADS: u32 = 1024;
/// The most threads of a block in the third direction.
pub const MOST_THREADS_Z: u32 = 64;
/// The most bytes of dynamic shared memory: as much as either vendor's programs take for granted.
pub const MOST_SHARED: u32 = 64 << 10;
/// The most in a launch by CUDA's names whose kernel nobody has allowed more.
pub const MOST_SHARED_UNASKED: u32 = 48 << 10;

/// The most threads that share a multiprocessor, and the most blocks.
pub const RESIDENT_THREADS: i32 = 2048;
pub const RESIDENT_BLOCKS: i32 = 32;

/// A module or a library; queued launches keep it loaded.
struct Object {
    /// None of a library, which outlives contexts.
    owner: Option<Owner>,
    image: Image,
    /// Variables that the program has asked for, which copies know from then on.
    variables: Mutex<Vec<Address>>,
}

/// A kernel, with its module.
struct Function {
    name: CString,
    entry: Entry,
    module: Arc<Object>,
    /// A block has ended without a barrier, so that threads of the next are tried as a loop at once. Relaxed: only a hint.
    is_loop: AtomicBool,
    pace: Pace,
    /// The most bytes of dynamic shared memory that the program allows, for launches by CUDA's names. Relaxed: no memory
    /// goes with it.
    most_shared: AtomicU32,
}

impl Function {
    fn most_shared(&self) -> u32 {
        if strict_refusals::get() == 0 { MOST_SHARED } else { self.most_shared.load(Ordering::Relaxed) }
    }
}

/// A launch with its own copies of the arguments, which may be done any number of times.
pub struct Prepared {
    kernel: Kernel,
    function: Arc<Function>,
    launch: Launch,
    arguments: Copied,
    /// The addresses of the copies, once a program has asked for them.
    addresses: OnceLock<Vec<Address>>,
    /// The number of the last launch, where launches are told; 0 for none. Relaxed: launches of a graph take turns.
    last: AtomicU64,
}

impl Prepared {
    /// Checks a launch, and copies its arguments.
    pub fn new(kernel: Kernel, launch: &Launch) -> Result<Prepared> {
        let function = find_function(kernel)?;
        check_shape(launch, function.most_shared())?;
        let arguments = copy_arguments(&function.entry, launch.arguments)?;
        let (addresses, last) = (OnceLock::new(), AtomicU64::new(0));
        Ok(Prepared { kernel, function, launch: *launch, arguments, addresses, last })
    }

    /// The kernel, and the launch with the addresses of the copies, valid as long as this.
    pub fn describe(&self) -> (Kernel, Launch) {
        let addresses = self.addresses.get_or_init(|| self.arguments.places());
        let arguments = match addresses.is_empty() {
            true => Arguments::None,
            false => Arguments::Addresses(addresses.as_ptr().into()),
        };
        (self.kernel, Launch { arguments, ..self.launch })
    }

    /// Work that does the launch once.
    pub fn work(&self) -> impl FnOnce() -> Outcome + Send + use<> {
        let (function, launch, arguments) = (self.function.clone(), self.launch, self.arguments.clone());
        let told = journal::is_kept().then(|| Arc::new(Told::new(journal::next_number())));
        self.last.store(told.as_ref().map_or(0, |told| told.number()), Ordering::Relaxed);
        move || run(&function, &launch, arguments, told)
    }

    /// Tells whether another launch is the same, with the same arguments.
    pub fn is_same(&self, other: &Prepared) -> bool {
        let shape = |launch: &Launch| (launch.grid, launch.block, launch.shared);
        self.kernel == other.kernel
            && shape(&self.launch) == shape(&other.launch)
            && self.arguments.has_bytes_of(&other.arguments)
    }

    /// The number of the last launch.
    pub fn number(&self) -> u64 {
        self.last.load(Ordering::Relaxed)
    }
}

/// The live modules, libraries and kernels by serial number.
struct Objects {
    modules: Map<u64, Arc<Object>>,
    kernels: Map<u64, Arc<Function>>,
}

/// All of them. The lock is held for moments: objects are unloaded without it.
static OBJECTS: Mutex<Objects> = Mutex::new(Objects { modules: Map::new(), kernels: Map::new() });

fn objects() -> MutexGuard<'static, Objects> {
    lock(&OBJECTS)
}

impl Drop for Object {
    fn drop(&mut self) {
        let variables = self.variables.get_mut().unwrap_or_else(PoisonError::into_inner);
        variables.drain(..).for_each(release::unregister);
    }
}

/// Unloads the modules of a device that is reset, or of a context that ends.
pub fn release_all(is_released: impl Fn(&Owner) -> bool) {
    let mut objects = objects();
    let is_released = |module: &Object| module.owner.as_ref().is_some_and(&is_released);
    let modules: Vec<_> = objects.modules.extract_if(.., |_, module| is_released(module)).collect();
    let kernels: Vec<_> = objects.kernels.extract_if(.., |_, kernel| is_released(&kernel.module)).collect();
    drop(objects);
    modules.iter().map(|(serial, _)| serial).chain(kernels.iter().map(|(serial, _)| serial)).for_each(|serial| {
        serial::note_ended(*serial);
    });
}

/// Finds a module or library, by the magic number that it has.
fn find_module(magic: u16, module: Module) -> Result<Arc<Object>> {
    let serial = serial::of(magic, module.0);
    let found = serial.and_then(|serial| objects().modules.get(&serial).cloned());
    found.ok_or_else(|| serial::missing(magic, module.0).into())
}

/// Loads a module or library.
fn load(magic: u16, image: Address, owner: impl FnOnce() -> Option<Owner>) -> Result<Module> {
    check_image(image)?;
    // SAFETY: the caller of the hub gives an image, and it is for this machine.
    let image = unsafe { object::load(image) }?;
    state::use_device();
    let (serial, owner) = (serial::next(), owner());
    objects().modules.insert(serial, Arc::new(Object { owner, image, variables: Mutex::default() }));
    Ok(Module(serial::handle(magic, serial)))
}

fn unload(object: &Arc<Object>) {
    let mut objects = objects();
    objects.modules.retain(|_, other| !Arc::ptr_eq(other, object));
    let kernels: Vec<_> = objects.kernels.extract_if(.., |_, kernel| Arc::ptr_eq(&kernel.module, object)).collect();
    drop(objects);
    drop(kernels);
}

/// The kernel of a name, which has the same number whenever it is asked for.
fn kernel_of(module: Arc<Object>, name: &CStr) -> Result<Kernel> {
    let entry = object::entry(&module.image, name)?;
    let mut objects = objects();
    let is_same = |kernel: &Function| Arc::ptr_eq(&kernel.module, &module) && *kernel.name == *name;
    let known = objects.kernels.iter().find(|(_, kernel)| is_same(kernel)).map(|(serial, _)| *serial);
    let serial = known.unwrap_or_else(|| {
        let serial = serial::next();
        objects.kernels.insert(
            serial,
            Arc::new(Function {
                name: name.into(),
                entry,
                module,
                is_loop: AtomicBool::new(false),
                pace: Pace::default(),
                most_shared: AtomicU32::new(MOST_SHARED_UNASKED),
            }),
        );
        serial
    });
    Ok(Kernel(serial::handle(serial::KERNEL, serial)))
}

/// The kernels of a module, `most` at most.
fn kernels_of(module: &Arc<Object>, most: u32) -> Result<Vec<Kernel>> {
    let names = object::names(&module.image).into_iter().take(most as usize);
    names.map(|name| kernel_of(module.clone(), &name)).collect()
}

/// The handle of a module or library that is loaded. One object may be named as both.
fn handle_of(object: &Arc<Object>, magic: u16) -> Result<Module> {
    let objects = objects();
    let found = objects.modules.iter().find(|(_, other)| Arc::ptr_eq(other, object));
    found.map(|(serial, _)| Module(serial::handle(magic, *serial))).ok_or_else(|| Kind::InvalidHandle.into())
}

/// The variable of a name, which copies know from then on.
fn global_of(module: &Object, name: &CStr) -> Result<(Address, usize)> {
    let Some((address, size)) = module.image.symbol(name).filter(|(_, size)| *size > 0) else {
        return Err(Kind::NotFound.because(format!("the module has no variable {}", name.to_string_lossy())));
    };
    let address = Address(address);
    let mut variables = lock(&module.variables);
    if !variables.contains(&address) {
        state::get().register_host(address, size, HostFlags::empty(), 0)?;
        variables.push(address);
    }
    Ok((address, size))
}

/// The number of equal blocks that share a multiprocessor, by this back end's own limits.
fn resident_blocks(threads: i32, shared: usize) -> i32 {
    if threads as u32 > MOST_THREADS || shared > MOST_SHARED as usize {
        return 0;
    }
    let by_memory = (MOST_SHARED as usize).checked_div(shared).map_or(i32::MAX, |blocks| blocks as i32);
    (RESIDENT_THREADS / threads).min(RESIDENT_BLOCKS).min(by_memory)
}

fn find_function(kernel: Kernel) -> Result<Arc<Function>> {
    let serial = serial::of(serial::KERNEL, kernel.0);
    let found = serial.and_then(|serial| objects().kernels.get(&serial).cloned());
    found.ok_or_else(|| serial::missing(serial::KERNEL, kernel.0).into())
}

/// Refuses an image that is not for this machine's processor.
fn check_image(image: Address) -> Result<()> {
    // SAFETY: the caller of the hub gives an image.
    unsafe {
        match image_target(image) {
            Some(Target::Host) => Ok(()),
            Some(_) => Err(explain_image(Kind::ImageForeign.into(), image, Target::Host)),
            None => Err(Kind::ImageInvalid.because("the image is of no known kind")),
        }
    }
}

/// The number of blocks or threads, if one can count them.
fn count(directions: [u32; 3]) -> Option<u64> {
    let [x, y, z] = directions.map(u64::from);
    x.checked_mul(y)?.checked_mul(z)
}

fn check_shape(launch: &Launch, most_shared: u32) -> Result<()> {
    let [x, y, z] = launch.block;
    let threads = count(launch.block).unwrap_or(u64::MAX);
    if count(launch.grid).is_none_or(|blocks| blocks == 0) || threads == 0 {
        return Err(Kind::InvalidValue.because("a launch has at least one block and thread in each direction"));
    }
    if threads > MOST_THREADS.into() || z > MOST_THREADS_Z {
        let most = format!("a block of {x} * {y} * {z} threads: at most {MOST_THREADS}, {MOST_THREADS_Z} of them in z");
        return Err(Kind::InvalidValue.because(most));
    }
    if launch.shared > most_shared {
        let more = if most_shared < MOST_SHARED { " unless the kernel's attribute allows more" } else { "" };
        let most = format!("{} bytes of shared memory: a block has at most {most_shared}{more}", launch.shared);
        return Err(Kind::InvalidValue.because(most));
    }
    Ok(())
}

/// Copies the arguments of a launch.
fn copy_arguments(entry: &Entry, arguments: Arguments) -> Result<Copied> {
    let parameters = &entry.parameters;
    let missing = |what: String| -> Error { Kind::InvalidValue.because(what) };
    // SAFETY: the caller of the hub gives as many arguments as the kernel has parameters, or a buffer of this size.
    unsafe {
        match arguments {
            Arguments::None if parameters.is_empty() => Copied::new(parameters, |_, _| Ok(std::ptr::null())),
            Arguments::None => Err(missing(format!("no arguments: the kernel has {}", parameters.len()))),
            Arguments::Addresses(array) => {
                let addresses = array.as_ptr().cast::<*const u8>();
                // Alignment is not assumed.
                Copied::new(parameters, |number, _| match addresses.add(number).read_unaligned() {
                    address if address.is_null() => Err(missing(format!("argument {number} is NULL"))),
                    address => Ok(address),
                })
            }
            Arguments::Packed { size, .. } if size < object::end(parameters) => {
                Err(missing(format!("{size} bytes of arguments: the kernel has {}", object::end(parameters))))
            }
            Arguments::Packed { buffer, .. } => {
                Copied::new(parameters, |_, offset| Ok(buffer.as_ptr().cast::<u8>().cast_const().add(offset)))
            }
        }
    }
}

/// Replaces pointers to memory that the program cannot reach by those that this library uses, where that is hidden.
fn reveal(entry: &Entry, addresses: &[*mut c_void]) -> Vec<View> {
    let mut views = Vec::new();
    let pointers = entry.parameters.iter().zip(addresses).filter(|(parameter, _)| parameter.is_pointer == 1);
    for (_, place) in pointers {
        let place = place.cast::<Address>();
        // SAFETY: the copy of an argument that is a pointer.
        let address = unsafe { place.read() };
        let table = state::table_view();
        // The end of an allocation is that of the byte before it.
        let within = [address, Address(address.0.wrapping_sub(1))].into_iter();
        let mut reached =
            within.filter_map(|byte| Some((byte, table.reach(byte, 1, Place::Device, Use::Read).ok()?.addr())));
        let Some((byte, visible)) = reached.next() else { continue };
        if let Some((base, bytes, _)) = table.whole_block(byte) {
            views.push(View { seen_at: visible - (byte.0 - base), address: base, bytes });
        }
        // SAFETY: as above.
        unsafe { place.write(Address(visible + (address.0 - byte.0))) };
    }
    views
}

/// Runs all blocks of a launch, spread over the processors. The journal hears which memory they use where that is told.
fn run(function: &Arc<Function>, launch: &Launch, mut arguments: Copied, told: Option<Arc<Told>>) -> Outcome {
    let (grid, threads, shared) = (launch.grid, launch.block, launch.shared);
    let addresses = arguments.addresses();
    let views = if config::get().host_strict { reveal(&function.entry, &addresses) } else { Vec::new() };
    // Pointers are sent to other threads as numbers.
    let addresses: Vec<Address> = addresses.into_iter().map(Address::from).collect();
    let deadline = config::get().host_kernel_time.map(|time| Instant::now() + time);
    let [x, y, z] = grid.map(u64::from);
    let run = function.entry.run;
    let (of_crew, of_loop) = (told.clone(), function.clone());
    let all_ran = crew::share(x * y * z, &function.pace, move |take| {
        // Who comes late finds nothing, and keeps nobody waiting.
        let mut grains = std::iter::from_fn(take).peekable();
        if grains.peek().is_none() {
            return true;
        }
        let addresses = addresses.iter().map(|address| address.as_ptr()).collect();
        fault::watch();
        let mut runner = Runner::new(run, grid, threads, shared, addresses, deadline, of_crew.as_deref());
        runner.set_loop(of_loop.is_loop.load(Ordering::Relaxed));
        let _beside = of_crew.as_ref().and_then(|told| told.begin());
        for (first, count) in grains {
            // What a kernel tells is taken after each block.
            let at_once = if of_crew.is_some() { 1 } else { count };
            for block in (first..first + count).step_by(at_once as usize) {
                if let Err(error) = runner.run_blocks(block, at_once) {
                    logger::error(format_args!("a kernel stopped: {error}"));
                    return false;
                }
                if let Some(told) = &of_crew {
                    told.take_many(&mut runner.touches);
                }
            }
        }
        if let Some(told) = &of_crew {
            told.take(&mut runner.touches);
        }
        if runner.is_loop() && !of_loop.is_loop.load(Ordering::Relaxed) {
            of_loop.is_loop.store(true, Ordering::Relaxed);
        }
        true
    });
    if let Some(told) = told {
        told.tell(&views);
    }
    if all_ran { Ok(()) } else { Err(Kind::DeviceFault) }
}

impl Kernels for Host {
    fn load_module(&self, image: Address) -> Result<Module> {
        load(serial::MODULE, image, || Some(Owner::new(state::current_device())))
    }

    fn unload_module(&self, module: Module) -> Result<()> {
        capture::check_unsafe_strictly()?;
        let module = find_module(serial::MODULE, module)?;
        if module.owner.is_none() {
            return Err(Kind::NotPermitted.because("the module is a library's: unload that"));
        }
        unload(&module);
        Ok(())
    }

    fn find_kernel(&self, module: Module, name: &CStr) -> Result<Kernel> {
        kernel_of(find_module(serial::MODULE, module)?, name)
    }

    fn count_kernels(&self, module: Module) -> Result<u32> {
        find_module(serial::MODULE, module).map(|module| object::names(&module.image).len() as u32)
    }

    fn list_kernels(&self, module: Module, most: u32) -> Result<Vec<Kernel>> {
        kernels_of(&find_module(serial::MODULE, module)?, most)
    }

    fn find_global(&self, module: Module, name: &CStr) -> Result<(Address, usize)> {
        global_of(&*find_module(serial::MODULE, module)?, name)
    }

    fn load_library(&self, image: Address) -> Result<Module> {
        load(serial::LIBRARY, image, || None)
    }

    fn unload_library(&self, library: Module) -> Result<()> {
        find_module(serial::LIBRARY, library).map(|library| unload(&library))
    }

    fn find_library_kernel(&self, library: Module, name: &CStr) -> Result<Kernel> {
        kernel_of(find_module(serial::LIBRARY, library)?, name)
    }

    fn find_library_global(&self, library: Module, name: &CStr) -> Result<(Address, usize)> {
        global_of(&*find_module(serial::LIBRARY, library)?, name)
    }

    fn count_library_kernels(&self, library: Module) -> Result<u32> {
        find_module(serial::LIBRARY, library).map(|library| object::names(&library.image).len() as u32)
    }

    fn list_library_kernels(&self, library: Module, most: u32) -> Result<Vec<Kernel>> {
        kernels_of(&find_module(serial::LIBRARY, library)?, most)
    }

    fn find_library_managed(&self, library: Module, name: &CStr) -> Result<(Address, usize)> {
        find_module(serial::LIBRARY, library)?;
        let name = name.to_string_lossy();
        Err(Kind::NotFound.because(format!("{name} is not managed: kernels for the host have no such variables")))
    }

    fn library_module(&self, library: Module) -> Result<Module> {
        find_module(serial::LIBRARY, library).and_then(|library| handle_of(&library, serial::MODULE))
    }

    fn kernel_name(&self, kernel: Kernel) -> Result<Address> {
        find_function(kernel).map(|function| Address::from(function.name.as_ptr()))
    }

    fn kernel_library(&self, kernel: Kernel) -> Result<Module> {
        let function = find_function(kernel)?;
        match function.module.owner {
            None => handle_of(&function.module, serial::LIBRARY),
            Some(_) => Err(Kind::InvalidHandle.because("the kernel is one of a module, not of a library")),
        }
    }

    fn kernel_module(&self, kernel: Kernel) -> Result<Module> {
        find_function(kernel).and_then(|function| handle_of(&function.module, serial::MODULE))
    }

    fn kernel_parameter(&self, kernel: Kernel, number: usize) -> Result<(usize, usize)> {
        let function = find_function(kernel)?;
        let parameters = &function.entry.parameters;
        match (object::offsets(parameters).get(number), parameters.get(number)) {
            (Some(offset), Some(parameter)) => Ok((*offset, parameter.size as usize)),
            _ => Err(Kind::InvalidValue.because(format!("parameter {number}: the kernel has {}", parameters.len()))),
        }
    }

    fn loads_lazily(&self) -> Result<bool> {
        Ok(false)
    }

    fn free_shared_size(&self, kernel: Kernel, blocks: i32, threads: i32) -> Result<usize> {
        find_function(kernel)?;
        if blocks < 1 || threads < 1 || blocks > resident_blocks(threads, 0) {
            let which = format!("{blocks} blocks of {threads} threads do not share a multiprocessor");
            return Err(Kind::InvalidValue.because(which));
        }
        Ok((MOST_SHARED as i32 / blocks) as usize)
    }

    fn context_kernel(&self, kernel: Kernel) -> Result<Kernel> {
        find_function(kernel).map(|_| kernel)
    }

    fn kernel_attribute(&self, kernel: Kernel, attribute: KernelAttribute) -> Result<i32> {
        let function = find_function(kernel)?;
        let (major, minor) = config::get().host_capability;
        Ok(match attribute {
            KernelAttribute::MaxThreadsPerBlock => MOST_THREADS as i32,
            KernelAttribute::MaxDynamicSharedSize => function.most_shared() as i32,
            KernelAttribute::Architecture | KernelAttribute::VirtualArchitecture => 10 * major + minor,
            // Nobody counts what the compiler has laid out for threads and blocks.
            KernelAttribute::SharedSize
            | KernelAttribute::ConstantSize
            | KernelAttribute::LocalSize
            | KernelAttribute::Registers
            | KernelAttribute::CacheMode
            | KernelAttribute::SharedCarveout => 0,
        })
    }

    fn set_kernel_attribute(&self, kernel: Kernel, attribute: KernelAttribute, value: i32) -> Result<()> {
        let function = find_function(kernel)?;
        attribute.check_value(value, MOST_SHARED as i32)?;
        if attribute == KernelAttribute::MaxDynamicSharedSize {
            function.most_shared.store(value as u32, Ordering::Relaxed);
        }
        Ok(())
    }

    fn resident_blocks(&self, kernel: Kernel, threads: i32, shared: usize) -> Result<i32> {
        find_function(kernel)?;
        match threads {
            1.. => Ok(resident_blocks(threads, shared)),
            _ => Err(Kind::InvalidValue.because(format!("a block of {threads} threads"))),
        }
    }

    fn launch(&self, kernel: Kernel, launch: &Launch) -> Result<()> {
        queue_launch(kernel, launch, None)
    }
}

/// Queues a launch. The journal hears which memory it uses where that is told.
pub fn queue_launch(kernel: Kernel, launch: &Launch, told: Option<Arc<Told>>) -> Result<()> {
    let prepared = Prepared::new(kernel, launch)?;
    queue::check(launch.stream)?;
    if capture::take(launch.stream, || Ok(NodeWork::Launch(kernel, *launch)))? {
        return Ok(());
    }
    let Prepared { function, launch, arguments, .. } = prepared;
    let body = move |fares: Outcome| fares.and_then(|()| run(&function, &launch, arguments, told));
    let device = state::current_device();
    queue::make_room(device, launch.stream)?;
    queue::submit(device, launch.stream, None, Work::Kernel(Box::new(body))).map(drop)
}
