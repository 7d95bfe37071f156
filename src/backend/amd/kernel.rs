// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels. Modules are of the current device, as HIP's are.

use std::ffi::CStr;

use super::{Amd, convert, optional};
use crate::backend::{Target, cooperative_arguments, explain_image, with_arguments};
use crate::gpu::{Address, Kernel, KernelAttribute, Kernels, Kind, Launch, Module, Result};
use crate::os::inside;
use crate::share::handles::{KERNELS, MODULES, destroy_with_parts};

impl Kernels for Amd {
    fn load_module(&self, image: Address) -> Result<Module> {
        let (device, mut module) = (self.owner()?, 0);
        optional!(self, hipModuleLoadData(&mut module, image.as_ptr())).map_err(|refusal| {
            // SAFETY: the caller of the hub gives an image.
            unsafe { explain_image(refusal, image, Target::Amd) }
        })?;
        MODULES.created(module, device);
        Ok(Module(module))
    }

    fn unload_module(&self, module: Module) -> Result<()> {
        let module = convert::module(module)?;
        destroy_with_parts(&MODULES, module, || optional!(self, hipModuleUnload(module)))
    }

    fn find_kernel(&self, module: Module, name: &CStr) -> Result<Kernel> {
        let module = convert::module(module)?;
        let mut kernel = 0;
        optional!(self, hipModuleGetFunction(&mut kernel, module, name.as_ptr()))?;
        KERNELS.created(kernel, module);
        Ok(Kernel(kernel))
    }

    fn find_global(&self, module: Module, name: &CStr) -> Result<(Address, usize)> {
        let module = convert::module(module)?;
        let (mut address, mut bytes) = (0, 0);
        optional!(self, hipModuleGetGlobal(&mut address, &mut bytes, module, name.as_ptr()))?;
        Ok((Address(address), bytes))
    }

    fn count_kernels(&self, module: Module) -> Result<u32> {
        let (module, mut count) = (convert::module(module)?, 0);
        optional!(self, hipModuleGetFunctionCount(&mut count, module))?;
        Ok(count)
    }

    fn library_module(&self, library: Module) -> Result<Module> {
        convert::module(library).map(Module)
    }

    fn kernel_name(&self, kernel: Kernel) -> Result<Address> {
        let kernel = convert::kernel(kernel)?;
        let function = self.hip.hipKernelNameRef.ok_or_else(|| self.absent("hipKernelNameRef"))?;
        // SAFETY: the kernel was checked as far as anyone but HIP can.
        let name = inside::calling(|| unsafe { function(kernel) });
        if name == 0 { Err(Kind::InvalidHandle.because("hipKernelNameRef knows no name")) } else { Ok(Address(name)) }
    }

    fn kernel_library(&self, kernel: Kernel) -> Result<Module> {
        self.kernel_module(kernel)
    }

    fn kernel_module(&self, kernel: Kernel) -> Result<Module> {
        let owner = KERNELS.owner(convert::kernel(kernel)?).map(Module);
        owner.ok_or_else(|| Kind::InvalidHandle.because("another library found the kernel"))
    }

    fn kernel_attribute(&self, kernel: Kernel, attribute: KernelAttribute) -> Result<i32> {
        let kernel = convert::kernel(kernel)?;
        let mut value = 0;
        optional!(self, hipFuncGetAttribute(&mut value, attribute as i32, kernel))?;
        Ok(value)
    }

    /// Changes nothing: each kernel may use all shared memory. HIP's own call is for kernels of the program.
    fn set_kernel_attribute(&self, kernel: Kernel, attribute: KernelAttribute, value: i32) -> Result<()> {
        attribute.check_value(value, self.kernel_attribute(kernel, KernelAttribute::MaxDynamicSharedSize)?)
    }

    fn resident_blocks(&self, kernel: Kernel, threads: i32, shared: usize) -> Result<i32> {
        let (kernel, mut blocks) = (convert::kernel(kernel)?, 0);
        optional!(self, hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(&mut blocks, kernel, threads, shared))?;
        Ok(blocks)
    }

    fn launch(&self, kernel: Kernel, launch: &Launch) -> Result<()> {
        let &Launch { grid: [x, y, z], block: [bx, by, bz], shared, stream, arguments } = launch;
        let (kernel, stream) = (convert::kernel(kernel)?, convert::stream(stream)?);
        with_arguments(arguments, convert::LAUNCH_END, |addresses, extra| {
            optional!(self, hipModuleLaunchKernel(kernel, x, y, z, bx, by, bz, shared, stream, addresses, extra))
        })
    }

    fn launch_cooperative(&self, kernel: Kernel, launch: &Launch) -> Result<()> {
        let &Launch { grid: [x, y, z], block: [bx, by, bz], shared, stream, arguments } = launch;
        let (kernel, stream) = (convert::kernel(kernel)?, convert::stream(stream)?);
        let addresses = cooperative_arguments(arguments)?;
        optional!(self, hipModuleLaunchCooperativeKernel(kernel, x, y, z, bx, by, bz, shared, stream, addresses))
    }
}
