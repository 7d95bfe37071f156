// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels: modules of SPIR-V, which Intel's compiler must be there for, or of native code.
//!
//! Streams are lists of the engine that only copies. A stream's kernels are given to a list of the compute engine, which waits for
//! what the stream has before, and which the stream then waits for. Arguments are copied by the call, as a launch may be kept back.

use std::ffi::{CStr, CString, c_char, c_void};
use std::ptr;
use std::sync::{Arc, Mutex};

use super::calls::{
    ComputeProperties, Extent, Head, KernelDescriptor, KernelProperties, ModuleDescriptor, QueueDescriptor,
};
use super::convert::structure;
use super::stream::Queue;
use super::{Intel, call, convert, optional};
use crate::backend::{Target, explain_image, image_target, intel_image};
use crate::gpu::{
    Address, Arguments, Error, EventFlags, Kernel, KernelAttribute, Kernels, Kind, Launch, Module, Result,
};
use crate::os::inside;
use crate::os::lock::lock;
use crate::os::map::Map;

/// The modules and kernels, by Level Zero's handles, and the lists for kernels, by those of the streams.
#[derive(Default)]
pub struct ModuleTables {
    modules: Map<usize, ModuleState>,
    kernels: Map<usize, Arc<Function>>,
    lists: Map<usize, usize>,
}

/// A module.
struct ModuleState {
    device: i32,
    /// The kernels that were asked for.
    kernels: Vec<Arc<Function>>,
}

/// A kernel.
struct Function {
    handle: usize,
    module: usize,
    device: i32,
    name: CString,
    /// Bytes of each parameter.
    parameters: Vec<usize>,
    /// Bytes of shared memory of a block, and of each thread's own.
    shared: u32,
    local: u32,
    most_threads: u32,
    /// Held while a launch is given to a list: its arguments are the kernel's until then.
    launching: Mutex<()>,
}

/// The arguments of a launch, copied.
struct Copied(Vec<Box<[u8]>>);

impl Function {
    /// Copies the arguments of a launch.
    fn copy(&self, arguments: Arguments) -> Result<Copied> {
        let missing = |what: String| -> Error { Kind::InvalidValue.because(what) };
        // SAFETY: the caller of the hub gives as many arguments as the kernel has parameters, or a buffer of this size.
        let bytes = |address: usize, size: usize| unsafe {
            std::slice::from_raw_parts(Address(address).as_ptr().cast::<u8>(), size).into()
        };
        let copied = match arguments {
            Arguments::None if self.parameters.is_empty() => Vec::new(),
            Arguments::None => return Err(missing(format!("the kernel has {} parameters", self.parameters.len()))),
            Arguments::Addresses(array) => {
                // SAFETY: as above.
                let addresses = |number| unsafe { array.as_ptr().cast::<usize>().add(number).read_unaligned() };
                let each = self.parameters.iter().enumerate().map(|(number, size)| (addresses(number), *size));
                if each.clone().any(|(address, _)| address == 0) {
                    return Err(missing("the address of an argument is NULL".into()));
                }
                each.map(|(address, size)| bytes(address, size)).collect()
            }
            Arguments::Packed { buffer, size } => {
                let mut copied = Vec::new();
                for number in 0..self.parameters.len() {
                    let (place, bytes_of_it) = self.place(number)?;
                    if place + bytes_of_it > size {
                        return Err(missing(format!("{size} bytes of arguments end before parameter {number}")));
                    }
                    copied.push(bytes(buffer.0 + place, bytes_of_it));
                }
                copied
            }
        };
        Ok(Copied(copied))
    }

    /// The place of a parameter in a structure of all, and its bytes.
    fn place(&self, number: usize) -> Result<(usize, usize)> {
        if number >= self.parameters.len() {
            return Err(Kind::InvalidValue.because(format!("the kernel has {} parameters", self.parameters.len())));
        }
        let mut place = 0;
        for size in &self.parameters[..number] {
            place = place_of(place, *size)? + size;
        }
        Ok((place_of(place, self.parameters[number])?, self.parameters[number]))
    }
}

/// The place of a member behind so many bytes.
fn place_of(before: usize, size: usize) -> Result<usize> {
    match size {
        1 | 2 | 4 | 8 => Ok(before.next_multiple_of(size)),
        _ => Err(Kind::Unsupported
            .because(format!("the driver does not tell how a parameter of {size} bytes lies in a buffer of all"))),
    }
}

impl Intel {
    fn function(&self, kernel: Kernel) -> Result<Arc<Function>> {
        let found = lock(&self.modules).kernels.get(&kernel.0).cloned();
        found.ok_or_else(|| Kind::InvalidHandle.because("the kernel was never found here, or its module was unloaded"))
    }

    fn device_of_module(&self, module: Module) -> Result<i32> {
        let found = lock(&self.modules).modules.get(&module.0).map(|state| state.device);
        found.ok_or_else(|| Kind::InvalidHandle.because("the module was never loaded here, or has been unloaded"))
    }

    /// Unloads a module, whose work is done.
    fn end_module(&self, module: usize, state: &ModuleState) -> Result<()> {
        for function in &state.kernels {
            lock(&self.modules).kernels.remove(&function.handle);
            optional!(self, zeKernelDestroy(function.handle))?;
        }
        optional!(self, zeModuleDestroy(module))
    }

    /// Ends the modules of a device, whose work is done.
    pub(super) fn clear_modules(&self, device: i32) {
        let ended: Vec<_> = lock(&self.modules).modules.extract_if(.., |_, state| state.device == device).collect();
        for (module, state) in ended {
            if let Err(error) = self.end_module(module, &state) {
                crate::os::logger::error(format_args!("a module of a device that was reset is lost: {error}"));
            }
        }
    }

    /// Returns the compiler's messages, and ends them.
    fn build_log(&self, log: usize) -> String {
        if log == 0 {
            return String::new();
        }
        let mut size = 0;
        let mut said = Vec::new();
        if optional!(self, zeModuleBuildLogGetString(log, &mut size, ptr::null_mut())).is_ok() && size > 0 {
            said.resize(size, 0_u8);
            _ = optional!(self, zeModuleBuildLogGetString(log, &mut size, said.as_mut_ptr().cast()));
        }
        _ = optional!(self, zeModuleBuildLogDestroy(log));
        said.truncate(said.iter().position(|byte| *byte == 0).unwrap_or(said.len()));
        String::from_utf8_lossy(&said).trim().to_owned()
    }

    fn compute_properties(&self, device: i32) -> Result<ComputeProperties> {
        // SAFETY: the structure has only numbers and a pointer, for which 0 is valid.
        let mut properties: ComputeProperties = unsafe { std::mem::zeroed() };
        properties.head = Head::new(structure::COMPUTE_PROPERTIES);
        let handle = self.device_state(device)?.handle;
        optional!(self, zeDeviceGetComputeProperties(handle, &mut properties))?;
        Ok(properties)
    }

    /// Describes a kernel to launch.
    fn describe(&self, module: usize, device: i32, handle: usize, name: &CStr) -> Result<Function> {
        // SAFETY: as above.
        let mut properties: KernelProperties = unsafe { std::mem::zeroed() };
        properties.head = Head::new(structure::KERNEL_PROPERTIES);
        optional!(self, zeKernelGetProperties(handle, &mut properties))?;
        let size_of = self.extensions.argument_size.ok_or_else(|| self.absent("zexKernelGetArgumentSize"))?;
        let mut parameters = Vec::new();
        for number in 0..properties.parameters {
            let mut size = 0;
            // SAFETY: the prototype is the driver's, the kernel is live, and the output is valid for the call.
            let status = inside::calling(|| unsafe { size_of(handle, number, &mut size) });
            self.check("zexKernelGetArgumentSize", status)?;
            parameters.push(size as usize);
        }
        // Pointers in memory lead to any.
        optional!(self, zeKernelSetIndirectAccess(handle, convert::ALL_MEMORY))?;
        Ok(Function {
            handle,
            module,
            device,
            name: name.to_owned(),
            parameters,
            shared: properties.shared_size,
            local: properties.private_size.saturating_add(properties.spill_size),
            most_threads: self.compute_properties(device)?.max_total_group_size,
            launching: Mutex::new(()),
        })
    }

    /// The list that a stream's kernels are given to; that of the stream where it is one for kernels, too.
    fn kernels_list(&self, queue: &Queue) -> Result<usize> {
        let state = self.device_state(queue.device)?;
        let Some(group) = state.compute_group else {
            return Err(Kind::Unsupported.because("the device has no group of queues for kernels"));
        };
        if group == state.group {
            return Ok(queue.list);
        }
        if let Some(list) = lock(&self.modules).lists.get(&queue.list) {
            return Ok(*list);
        }
        let descriptor = QueueDescriptor {
            head: Head::new(structure::QUEUE),
            ordinal: group,
            index: 0,
            flags: convert::IN_ORDER,
            mode: convert::ASYNCHRONOUS,
            priority: 0,
        };
        let mut list = 0;
        call!(self, zeCommandListCreateImmediate(self.context, state.handle, &descriptor, &mut list))?;
        // Streams' lists are never destroyed, so neither is this one, unless another thread was faster.
        let kept = *lock(&self.modules).lists.entry(queue.list).or_insert(list);
        if kept != list {
            _ = call!(self, zeCommandListDestroy(list));
        }
        Ok(kept)
    }

    /// Has `to` wait for what `from` has.
    fn append_order(&self, device: i32, from: usize, to: usize) -> Result<()> {
        let event = self.new_event(device, EventFlags::NO_TIMING)?;
        let outcome = call!(self, zeCommandListAppendBarrier(from, event, 0, ptr::null()))
            .and_then(|()| call!(self, zeCommandListAppendWaitOnEvents(to, 1, &event)));
        // The list that waits has its count.
        lock(&self.spare_events).push((device, EventFlags::NO_TIMING, event));
        outcome
    }

    fn append_launch(&self, list: usize, function: &Function, shape: [[u32; 3]; 2], arguments: &Copied) -> Result<()> {
        let [groups, threads] = shape.map(|[x, y, z]| Extent { x, y, z });
        let mut addresses: Vec<*const c_void> = arguments.0.iter().map(|bytes| bytes.as_ptr().cast()).collect();
        let _launching = lock(&function.launching);
        optional!(
            self,
            zeCommandListAppendLaunchKernelWithArguments(
                list,
                function.handle,
                groups,
                threads,
                addresses.as_mut_ptr(),
                ptr::null(),
                0,
                0,
                ptr::null()
            )
        )
    }
}

impl Kernels for Intel {
    fn load_module(&self, image: Address) -> Result<Module> {
        // SAFETY: the caller of the hub gives an image.
        let (is_native, size) = unsafe {
            match (intel_image(image), image_target(image)) {
                (Some(found), _) => found,
                (None, Some(Target::Intel) | None) => {
                    return Err(explain_image(Kind::ImageInvalid.into(), image, Target::Intel));
                }
                (None, Some(_)) => return Err(explain_image(Kind::ImageForeign.into(), image, Target::Intel)),
            }
        };
        let device = self.used_device();
        let descriptor = ModuleDescriptor {
            head: Head::new(structure::MODULE),
            format: if is_native { convert::NATIVE } else { convert::SPIRV },
            size,
            image: image.as_ptr(),
            options: convert::BUILD_OPTIONS.as_ptr(),
            constants: ptr::null(),
        };
        let handle = self.device_state(device)?.handle;
        let (mut module, mut log) = (0, 0);
        let outcome = optional!(self, zeModuleCreate(self.context, handle, &descriptor, &mut module, &mut log));
        let said = self.build_log(log);
        if let Err(refusal) = outcome {
            return Err(match refusal.kind() {
                Kind::NoDevice => {
                    let missing = "SPIR-V is compiled by Intel's libigc.so.2, which is not installed here";
                    Kind::Unsupported.because(format!("{refusal}: {missing}"))
                }
                kind if said.is_empty() => kind.because(refusal.to_string()),
                kind => kind.because(format!("{refusal}: {said}")),
            });
        }
        lock(&self.modules).modules.insert(module, ModuleState { device, kernels: Vec::new() });
        Ok(Module(module))
    }

    fn unload_module(&self, module: Module) -> Result<()> {
        let device = self.device_of_module(module)?;
        self.finish(device)?;
        let removed = lock(&self.modules).modules.remove(&module.0);
        match removed {
            Some(state) => self.end_module(module.0, &state),
            None => Err(Kind::InvalidHandle.into()),
        }
    }

    fn find_kernel(&self, module: Module, name: &CStr) -> Result<Kernel> {
        let device = self.device_of_module(module)?;
        let found = |tables: &ModuleTables| {
            let kernels = &tables.modules.get(&module.0)?.kernels;
            kernels.iter().find(|function| *function.name == *name).map(|function| Kernel(function.handle))
        };
        if let Some(kernel) = found(&lock(&self.modules)) {
            return Ok(kernel);
        }
        let descriptor = KernelDescriptor { head: Head::new(structure::KERNEL), flags: 0, name: name.as_ptr() };
        let mut handle = 0;
        optional!(self, zeKernelCreate(module.0, &descriptor, &mut handle))?;
        let outcome = self.describe(module.0, device, handle, name).and_then(|function| {
            let tables = &mut *lock(&self.modules);
            // Another thread may have been faster.
            if let Some(earlier) = found(tables) {
                return Ok(earlier);
            }
            let Some(state) = tables.modules.get_mut(&module.0) else {
                return Err(Kind::InvalidHandle.because("the module was unloaded meanwhile"));
            };
            let function = Arc::new(function);
            state.kernels.push(function.clone());
            tables.kernels.insert(handle, function);
            Ok(Kernel(handle))
        });
        if !matches!(outcome, Ok(kernel) if kernel.0 == handle) {
            _ = optional!(self, zeKernelDestroy(handle));
        }
        outcome
    }

    fn find_global(&self, module: Module, name: &CStr) -> Result<(Address, usize)> {
        self.device_of_module(module)?;
        let (mut size, mut address) = (0, 0);
        optional!(self, zeModuleGetGlobalPointer(module.0, name.as_ptr(), &mut size, &mut address))?;
        Ok((Address(address), size))
    }

    fn count_kernels(&self, module: Module) -> Result<u32> {
        self.device_of_module(module)?;
        let mut count = 0;
        optional!(self, zeModuleGetKernelNames(module.0, &mut count, ptr::null_mut()))?;
        Ok(count)
    }

    fn list_kernels(&self, module: Module, most: u32) -> Result<Vec<Kernel>> {
        let mut count = self.count_kernels(module)?;
        let mut names: Vec<*const c_char> = vec![ptr::null(); count as usize];
        optional!(self, zeModuleGetKernelNames(module.0, &mut count, names.as_mut_ptr()))?;
        let names = names.into_iter().take(most as usize).filter(|name| !name.is_null());
        // SAFETY: they are the module's, which is live.
        names.map(|name| self.find_kernel(module, unsafe { CStr::from_ptr(name) })).collect()
    }

    fn library_module(&self, library: Module) -> Result<Module> {
        self.device_of_module(library).map(|_| library)
    }

    fn kernel_name(&self, kernel: Kernel) -> Result<Address> {
        Ok(Address(self.function(kernel)?.name.as_ptr().addr()))
    }

    fn kernel_library(&self, kernel: Kernel) -> Result<Module> {
        self.kernel_module(kernel)
    }

    fn kernel_module(&self, kernel: Kernel) -> Result<Module> {
        Ok(Module(self.function(kernel)?.module))
    }

    fn kernel_parameter(&self, kernel: Kernel, number: usize) -> Result<(usize, usize)> {
        self.function(kernel)?.place(number)
    }

    /// Answers a question about a kernel. Level Zero tells of no registers and constants: 0.
    fn kernel_attribute(&self, kernel: Kernel, attribute: KernelAttribute) -> Result<i32> {
        let function = self.function(kernel)?;
        Ok(match attribute {
            KernelAttribute::MaxThreadsPerBlock => function.most_threads as i32,
            KernelAttribute::SharedSize => function.shared as i32,
            KernelAttribute::LocalSize => function.local as i32,
            // That of Attribute::ComputeCapabilityMajor.
            KernelAttribute::VirtualArchitecture | KernelAttribute::Architecture => 90,
            KernelAttribute::SharedCarveout => -1,
            KernelAttribute::ConstantSize
            | KernelAttribute::Registers
            | KernelAttribute::CacheMode
            | KernelAttribute::MaxDynamicSharedSize => 0,
        })
    }

    /// Changes nothing: a parameter in shared memory has its bytes as its argument.
    fn set_kernel_attribute(&self, kernel: Kernel, attribute: KernelAttribute, value: i32) -> Result<()> {
        self.function(kernel)?;
        attribute.check_value(value, 0)
    }

    fn launch(&self, kernel: Kernel, launch: &Launch) -> Result<()> {
        let function = self.function(kernel)?;
        let &Launch { grid, block, shared, stream, arguments } = launch;
        let threads = block.iter().try_fold(1_u32, |product, one| product.checked_mul(*one)).unwrap_or(u32::MAX);
        if threads == 0 || grid.contains(&0) {
            return Err(Kind::InvalidValue.because("a launch has at least one block and thread in each direction"));
        }
        if threads > function.most_threads {
            let most = function.most_threads;
            return Err(Kind::InvalidValue.because(format!("a block of {threads} threads: at most {most}")));
        }
        if shared > 0 {
            let how = "Level Zero's kernels have it by a parameter in local memory, whose argument is its bytes";
            return Err(Kind::Unsupported.because(format!("{shared} bytes of shared memory of the launch: {how}")));
        }
        let queue = self.queue(stream)?;
        if queue.device != function.device {
            return Err(Kind::InvalidHandle.because("the kernel and the stream belong to different devices"));
        }
        let (arguments, list) = (function.copy(arguments)?, self.kernels_list(&queue)?);
        let device = queue.device;
        self.submit(&queue, move |intel, copies| {
            if list == copies {
                return intel.append_launch(list, &function, [grid, block], &arguments);
            }
            intel.append_order(device, copies, list)?;
            intel.append_launch(list, &function, [grid, block], &arguments)?;
            intel.append_order(device, list, copies)
        })
    }
}
