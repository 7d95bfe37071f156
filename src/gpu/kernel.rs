// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels: modules that the vendor's compiler made for the device, and launches of their functions.

use std::ffi::{CStr, c_void};
use std::ptr;

use super::{Address, Kernel, Kind, Module, Result, Stream, unsupported};

/// A question about a kernel. The numbers are those of CUDA's driver and of HIP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum KernelAttribute {
    /// The most threads of a block.
    MaxThreadsPerBlock = 0,
    /// Bytes of shared memory of a fixed size.
    SharedSize = 1,
    /// Bytes of constant memory.
    ConstantSize = 2,
    /// Bytes of memory of each thread.
    LocalSize = 3,
    /// Registers of each thread.
    Registers = 4,
    /// The version of the virtual architecture, as `10 * major + minor`.
    VirtualArchitecture = 5,
    /// The version of the architecture, as `10 * major + minor`.
    Architecture = 6,
    /// 1 where global loads are cached in the first level.
    CacheMode = 7,
    /// The most bytes of shared memory that a launch may ask for.
    MaxDynamicSharedSize = 8,
    /// The part of the first-level cache that is shared memory, in percent.
    SharedCarveout = 9,
}

impl KernelAttribute {
    /// All of them, by number.
    pub const ALL: [KernelAttribute; 10] = [
        KernelAttribute::MaxThreadsPerBlock,
        KernelAttribute::SharedSize,
        KernelAttribute::ConstantSize,
        KernelAttribute::LocalSize,
        KernelAttribute::Registers,
        KernelAttribute::VirtualArchitecture,
        KernelAttribute::Architecture,
        KernelAttribute::CacheMode,
        KernelAttribute::MaxDynamicSharedSize,
        KernelAttribute::SharedCarveout,
    ];

    /// Checks a value to set, where a launch may ask for `most` bytes of shared memory. InvalidValue for attributes that
    /// are not set.
    pub fn check_value(self, value: i32, most: i32) -> Result<()> {
        let allowed = match self {
            KernelAttribute::MaxDynamicSharedSize => 0..=most,
            // -1 for the default.
            KernelAttribute::SharedCarveout => -1..=100,
            _ => return Err(Kind::InvalidValue.because("such an attribute is not set")),
        };
        if allowed.contains(&value) {
            return Ok(());
        }
        Err(Kind::InvalidValue.because(format!("{value}: at least {}, at most {}", allowed.start(), allowed.end())))
    }
}

/// The arguments of a launch, copied by the call.
#[derive(Clone, Copy, Debug)]
pub enum Arguments {
    /// There are none.
    None,
    /// The address of an array of addresses: one for each parameter.
    Addresses(Address),
    /// All in one buffer, laid out like a structure of the parameters.
    Packed {
        /// The first byte.
        buffer: Address,
        /// Bytes.
        size: usize,
    },
}

impl From<*mut *mut c_void> for Arguments {
    fn from(addresses: *mut *mut c_void) -> Arguments {
        if addresses.is_null() { Arguments::None } else { Arguments::Addresses(addresses.into()) }
    }
}

impl Arguments {
    /// The array of addresses; NULL where the arguments come another way.
    pub fn addresses(&self) -> *mut *mut c_void {
        match self {
            Arguments::Addresses(array) => array.as_ptr().cast(),
            Arguments::None | Arguments::Packed { .. } => ptr::null_mut(),
        }
    }
}

/// A launch of a kernel.
#[derive(Clone, Copy, Debug)]
pub struct Launch {
    /// The blocks in each direction.
    pub grid: [u32; 3],
    /// The threads of a block in each direction.
    pub block: [u32; 3],
    /// Bytes of shared memory in addition to that of a fixed size.
    pub shared: u32,
    /// The stream.
    pub stream: Stream,
    /// The arguments.
    pub arguments: Arguments,
}

/// Modules of the current device, and their kernels.
pub trait Kernels {
    /// Loads an image in memory, whose first bytes say its kind and size. ImageInvalid where they say none, ImageForeign
    /// where it is for another device.
    fn load_module(&self, _image: Address) -> Result<Module> {
        unsupported("load kernels")
    }
    /// Unloads a module. Launches that are queued complete.
    fn unload_module(&self, _module: Module) -> Result<()> {
        unsupported("unload kernels")
    }
    /// Finds a kernel; NotFound where the module has none of this name.
    fn find_kernel(&self, _module: Module, _name: &CStr) -> Result<Kernel> {
        unsupported("find a kernel")
    }
    /// Finds a variable and its bytes; NotFound where the module has none of this name.
    fn find_global(&self, _module: Module, _name: &CStr) -> Result<(Address, usize)> {
        unsupported("find a module's variable")
    }
    /// Loads an image as a library: a module that outlives contexts. A back end without libraries loads a module.
    fn load_library(&self, image: Address) -> Result<Module> {
        self.load_module(image)
    }
    /// Unloads a library. Launches that are queued complete.
    fn unload_library(&self, library: Module) -> Result<()> {
        self.unload_module(library)
    }
    /// Finds a kernel of a library; NotFound where it has none of this name.
    fn find_library_kernel(&self, library: Module, name: &CStr) -> Result<Kernel> {
        self.find_kernel(library, name)
    }
    /// Finds a variable of a library in the current context; NotFound where it has none of this name.
    fn find_library_global(&self, library: Module, name: &CStr) -> Result<(Address, usize)> {
        self.find_global(library, name)
    }
    /// The kernel of a library as a kernel of the current context.
    fn context_kernel(&self, kernel: Kernel) -> Result<Kernel> {
        Ok(kernel)
    }
    /// Counts the kernels of a module.
    fn count_kernels(&self, _module: Module) -> Result<u32> {
        unsupported("count the kernels of a module")
    }
    /// Lists at most so many kernels of a module.
    fn list_kernels(&self, _module: Module, _most: u32) -> Result<Vec<Kernel>> {
        unsupported("list the kernels of a module")
    }
    /// Counts the kernels of a library.
    fn count_library_kernels(&self, library: Module) -> Result<u32> {
        self.count_kernels(library)
    }
    /// Lists at most so many kernels of a library.
    fn list_library_kernels(&self, library: Module, most: u32) -> Result<Vec<Kernel>> {
        self.list_kernels(library, most)
    }
    /// Finds a variable of a library in managed memory; NotFound where it has none of this name.
    fn find_library_managed(&self, _library: Module, _name: &CStr) -> Result<(Address, usize)> {
        unsupported("find a variable in managed memory")
    }
    /// The library as a module of the current context, which is not unloaded by itself.
    fn library_module(&self, _library: Module) -> Result<Module> {
        unsupported("name a library's module")
    }
    /// The address of a kernel's name, a string that lives as long as its module.
    fn kernel_name(&self, _kernel: Kernel) -> Result<Address> {
        unsupported("name a kernel")
    }
    /// The library of a kernel.
    fn kernel_library(&self, _kernel: Kernel) -> Result<Module> {
        unsupported("name the library of a kernel")
    }
    /// The module of a kernel.
    fn kernel_module(&self, _kernel: Kernel) -> Result<Module> {
        unsupported("name the module of a kernel")
    }
    /// The place of a parameter in a buffer of all, and its bytes. InvalidValue where there is none of this number.
    fn kernel_parameter(&self, _kernel: Kernel, _number: usize) -> Result<(usize, usize)> {
        unsupported("describe the parameters of a kernel")
    }
    /// Returns true if the code of a kernel is on the device.
    fn is_kernel_loaded(&self, kernel: Kernel) -> Result<bool> {
        // Modules are loaded as a whole.
        self.check_kernel(kernel).map(|()| true)
    }
    /// Loads the code of a kernel, where its first launch would.
    fn load_kernel(&self, kernel: Kernel) -> Result<()> {
        self.check_kernel(kernel)
    }
    /// Sets a kernel's preference between shared memory and cache, a hint: 0 to 3, as both vendors number them.
    fn prefer_cache(&self, kernel: Kernel, _preference: u32) -> Result<()> {
        self.check_kernel(kernel)
    }
    /// Returns true if kernels are loaded by their first use, and not with their module.
    fn loads_lazily(&self) -> Result<bool> {
        unsupported("tell when kernels are loaded")
    }
    /// Bytes of dynamic shared memory that each block may have, where so many of so many threads share a multiprocessor.
    fn free_shared_size(&self, _kernel: Kernel, _blocks: i32, _threads: i32) -> Result<usize> {
        unsupported("tell the shared memory that blocks leave")
    }
    /// InvalidHandle for a kernel that does not exist.
    fn check_kernel(&self, kernel: Kernel) -> Result<()> {
        self.kernel_attribute(kernel, KernelAttribute::MaxThreadsPerBlock).map(drop)
    }
    /// Answers a question about a kernel.
    fn kernel_attribute(&self, _kernel: Kernel, _attribute: KernelAttribute) -> Result<i32> {
        unsupported("describe a kernel")
    }
    /// Sets an attribute of a kernel: [`KernelAttribute::MaxDynamicSharedSize`] or [`KernelAttribute::SharedCarveout`].
    fn set_kernel_attribute(&self, _kernel: Kernel, _attribute: KernelAttribute, _value: i32) -> Result<()> {
        unsupported("set an attribute of a kernel")
    }
    /// The number of blocks, of so many threads and bytes of dynamic shared memory, that share a multiprocessor.
    fn resident_blocks(&self, _kernel: Kernel, _threads: i32, _shared: usize) -> Result<i32> {
        unsupported("count the blocks of a multiprocessor")
    }
    /// Queues a launch.
    fn launch(&self, _kernel: Kernel, _launch: &Launch) -> Result<()> {
        unsupported("launch a kernel")
    }
    /// Queues a launch whose blocks all run at once, so that they may wait for each other.
    fn launch_cooperative(&self, _kernel: Kernel, _launch: &Launch) -> Result<()> {
        unsupported("run all blocks of a kernel at once")
    }
}
