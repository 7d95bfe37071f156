// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels. Modules are of the current context, as CUDA's are.

use std::ffi::CStr;
use std::ptr;

use super::{Nvidia, convert, optional};
use crate::backend::{Target, cooperative_arguments, explain_image, with_arguments};
use crate::gpu::{Address, Kernel, KernelAttribute, Kernels, Kind, Launch, Module, Result};
use crate::share::handles::{KERNELS, MODULES, NO_OWNER, destroy_with_parts};

impl Kernels for Nvidia {
    fn load_module(&self, image: Address) -> Result<Module> {
        let (context, mut module) = (self.enter()?, 0);
        optional!(self, cuModuleLoadData(&mut module, image.as_ptr())).map_err(|refusal| {
            // SAFETY: the caller of the hub gives an image.
            unsafe { explain_image(refusal, image, Target::Nvidia) }
        })?;
        MODULES.created(module, context);
        Ok(Module(module))
    }

    fn unload_module(&self, module: Module) -> Result<()> {
        let module = convert::module(module)?;
        self.enter()?;
        destroy_with_parts(&MODULES, module, || optional!(self, cuModuleUnload(module)))
    }

    fn find_kernel(&self, module: Module, name: &CStr) -> Result<Kernel> {
        let module = convert::module(module)?;
        self.enter()?;
        let mut kernel = 0;
        optional!(self, cuModuleGetFunction(&mut kernel, module, name.as_ptr()))?;
        KERNELS.created(kernel, module);
        Ok(Kernel(kernel))
    }

    fn find_global(&self, module: Module, name: &CStr) -> Result<(Address, usize)> {
        let module = convert::module(module)?;
        self.enter()?;
        let (mut address, mut bytes) = (0, 0);
        optional!(self, cuModuleGetGlobal_v2(&mut address, &mut bytes, module, name.as_ptr()))?;
        Ok((Address(address), bytes))
    }

    fn kernel_attribute(&self, kernel: Kernel, attribute: KernelAttribute) -> Result<i32> {
        let kernel = convert::kernel(kernel)?;
        self.enter()?;
        let mut value = 0;
        optional!(self, cuFuncGetAttribute(&mut value, attribute as i32, kernel))?;
        Ok(value)
    }

    fn load_library(&self, image: Address) -> Result<Module> {
        let (none, nothing, mut library) = (ptr::null_mut(), ptr::null_mut(), 0);
        optional!(self, cuLibraryLoadData(&mut library, image.as_ptr(), none, nothing, 0, none, nothing, 0)).map_err(
            |refusal| {
                // SAFETY: the caller of the hub gives an image.
                unsafe { explain_image(refusal, image, Target::Nvidia) }
            },
        )?;
        MODULES.created(library, NO_OWNER);
        Ok(Module(library))
    }

    fn unload_library(&self, library: Module) -> Result<()> {
        let library = convert::module(library)?;
        destroy_with_parts(&MODULES, library, || optional!(self, cuLibraryUnload(library)))
    }

    fn find_library_kernel(&self, library: Module, name: &CStr) -> Result<Kernel> {
        let (library, mut kernel) = (convert::module(library)?, 0);
        optional!(self, cuLibraryGetKernel(&mut kernel, library, name.as_ptr()))?;
        KERNELS.created(kernel, library);
        Ok(Kernel(kernel))
    }

    fn find_library_global(&self, library: Module, name: &CStr) -> Result<(Address, usize)> {
        let library = convert::module(library)?;
        self.enter()?;
        let (mut address, mut bytes) = (0, 0);
        optional!(self, cuLibraryGetGlobal(&mut address, &mut bytes, library, name.as_ptr()))?;
        Ok((Address(address), bytes))
    }

    fn count_kernels(&self, module: Module) -> Result<u32> {
        let (module, mut count) = (convert::module(module)?, 0);
        self.enter()?;
        optional!(self, cuModuleGetFunctionCount(&mut count, module))?;
        Ok(count)
    }

    fn list_kernels(&self, module: Module, most: u32) -> Result<Vec<Kernel>> {
        let module = convert::module(module)?;
        let mut found = vec![0; most.min(self.count_kernels(Module(module))?) as usize];
        optional!(self, cuModuleEnumerateFunctions(found.as_mut_ptr(), found.len() as u32, module))?;
        Ok(created(found, module))
    }

    fn count_library_kernels(&self, library: Module) -> Result<u32> {
        let (library, mut count) = (convert::module(library)?, 0);
        optional!(self, cuLibraryGetKernelCount(&mut count, library))?;
        Ok(count)
    }

    fn list_library_kernels(&self, library: Module, most: u32) -> Result<Vec<Kernel>> {
        let library = convert::module(library)?;
        let mut found = vec![0; most.min(self.count_library_kernels(Module(library))?) as usize];
        optional!(self, cuLibraryEnumerateKernels(found.as_mut_ptr(), found.len() as u32, library))?;
        Ok(created(found, library))
    }

    fn find_library_managed(&self, library: Module, name: &CStr) -> Result<(Address, usize)> {
        let library = convert::module(library)?;
        self.enter()?;
        let (mut address, mut bytes) = (0, 0);
        optional!(self, cuLibraryGetManaged(&mut address, &mut bytes, library, name.as_ptr()))?;
        Ok((Address(address), bytes))
    }

    fn library_module(&self, library: Module) -> Result<Module> {
        let (library, mut module) = (convert::module(library)?, 0);
        self.enter()?;
        optional!(self, cuLibraryGetModule(&mut module, library))?;
        Ok(Module(module))
    }

    fn kernel_name(&self, kernel: Kernel) -> Result<Address> {
        let (kernel, mut name) = (convert::kernel(kernel)?, 0);
        self.enter()?;
        match optional!(self, cuFuncGetName(&mut name, kernel)) {
            // One of a library.
            Err(error) if error.kind() == Kind::InvalidHandle => optional!(self, cuKernelGetName(&mut name, kernel))?,
            named => named?,
        }
        Ok(Address(name))
    }

    fn kernel_library(&self, kernel: Kernel) -> Result<Module> {
        let (kernel, mut library) = (convert::kernel(kernel)?, 0);
        optional!(self, cuKernelGetLibrary(&mut library, kernel))?;
        Ok(Module(library))
    }

    fn kernel_module(&self, kernel: Kernel) -> Result<Module> {
        let (kernel, mut module) = (convert::kernel(kernel)?, 0);
        self.enter()?;
        optional!(self, cuFuncGetModule(&mut module, kernel))?;
        Ok(Module(module))
    }

    fn kernel_parameter(&self, kernel: Kernel, number: usize) -> Result<(usize, usize)> {
        let kernel = convert::kernel(self.context_kernel(kernel)?)?;
        let (mut offset, mut size) = (0, 0);
        optional!(self, cuFuncGetParamInfo(kernel, number, &mut offset, &mut size))?;
        Ok((offset, size))
    }

    fn is_kernel_loaded(&self, kernel: Kernel) -> Result<bool> {
        let (kernel, mut state) = (convert::kernel(kernel)?, 0);
        self.enter()?;
        optional!(self, cuFuncIsLoaded(&mut state, kernel))?;
        Ok(state != 0)
    }

    fn load_kernel(&self, kernel: Kernel) -> Result<()> {
        let kernel = convert::kernel(kernel)?;
        self.enter()?;
        optional!(self, cuFuncLoad(kernel))
    }

    fn prefer_cache(&self, kernel: Kernel, preference: u32) -> Result<()> {
        let kernel = convert::kernel(kernel)?;
        self.enter()?;
        optional!(self, cuFuncSetCacheConfig(kernel, preference))
    }

    fn loads_lazily(&self) -> Result<bool> {
        const LAZY: u32 = 2;
        let mut mode = 0;
        optional!(self, cuModuleGetLoadingMode(&mut mode))?;
        Ok(mode == LAZY)
    }

    fn free_shared_size(&self, kernel: Kernel, blocks: i32, threads: i32) -> Result<usize> {
        let (kernel, mut size) = (convert::kernel(kernel)?, 0);
        self.enter()?;
        optional!(self, cuOccupancyAvailableDynamicSMemPerBlock(&mut size, kernel, blocks, threads))?;
        Ok(size)
    }

    fn context_kernel(&self, kernel: Kernel) -> Result<Kernel> {
        let (code, mut function) = (convert::kernel(kernel)?, 0);
        self.enter()?;
        match optional!(self, cuKernelGetFunction(&mut function, code)) {
            Ok(()) => {
                KERNELS.created(function, KERNELS.owner(code).unwrap_or(NO_OWNER));
                Ok(Kernel(function))
            }
            // One of a context already, as nodes of graphs name it.
            Err(error) if error.kind() == Kind::InvalidHandle => Ok(kernel),
            Err(error) => Err(error),
        }
    }

    fn set_kernel_attribute(&self, kernel: Kernel, attribute: KernelAttribute, value: i32) -> Result<()> {
        let kernel = convert::kernel(kernel)?;
        self.enter()?;
        optional!(self, cuFuncSetAttribute(kernel, attribute as i32, value))
    }

    fn resident_blocks(&self, kernel: Kernel, threads: i32, shared: usize) -> Result<i32> {
        let (kernel, mut blocks) = (convert::kernel(kernel)?, 0);
        self.enter()?;
        optional!(self, cuOccupancyMaxActiveBlocksPerMultiprocessor(&mut blocks, kernel, threads, shared))?;
        Ok(blocks)
    }

    fn launch(&self, kernel: Kernel, launch: &Launch) -> Result<()> {
        let &Launch { grid: [x, y, z], block: [bx, by, bz], shared, stream, arguments } = launch;
        let (kernel, stream) = (convert::kernel(kernel)?, convert::stream(stream)?);
        let function = self.cuda.cuLaunchKernel.ok_or_else(|| self.absent("cuLaunchKernel"))?;
        let status = with_arguments(arguments, convert::LAUNCH_END, |addresses, extra| {
            // SAFETY: the prototype is the driver's; the arguments were promised by the caller of the hub.
            self.in_context(|| unsafe { function(kernel, x, y, z, bx, by, bz, shared, stream, addresses, extra) })
        })?;
        self.check("cuLaunchKernel", status)
    }

    fn launch_cooperative(&self, kernel: Kernel, launch: &Launch) -> Result<()> {
        let &Launch { grid: [x, y, z], block: [bx, by, bz], shared, stream, arguments } = launch;
        let (kernel, stream) = (convert::kernel(kernel)?, convert::stream(stream)?);
        let addresses = cooperative_arguments(arguments)?;
        self.enter()?;
        optional!(self, cuLaunchCooperativeKernel(kernel, x, y, z, bx, by, bz, shared, stream, addresses))
    }
}

/// Notes kernels that the driver has listed.
fn created(kernels: Vec<usize>, module: usize) -> Vec<Kernel> {
    kernels.iter().for_each(|kernel| KERNELS.created(*kernel, module));
    kernels.into_iter().map(Kernel).collect()
}
