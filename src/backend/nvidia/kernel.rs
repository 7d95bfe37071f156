// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels. Modules are of the current context, as CUDA's are.

use std::ffi::CStr;

use super::{Nvidia, convert, optional};
use crate::backend::{Target, explain_image, with_arguments};
use crate::gpu::{Address, Kernel, KernelAttribute, Kernels, Launch, Module, Result};

impl Kernels for Nvidia {
    fn load_module(&self, image: Address) -> Result<Module> {
        self.enter()?;
        let mut module = 0;
        optional!(self, cuModuleLoadData(&mut module, image.as_ptr())).map_err(|refusal| {
            // SAFETY: the caller of the hub gives an image.
            unsafe { explain_image(refusal, image, Target::Nvidia) }
        })?;
        Ok(Module(module))
    }

    fn unload_module(&self, module: Module) -> Result<()> {
        let module = convert::code(module.0)?;
        self.enter()?;
        optional!(self, cuModuleUnload(module))
    }

    fn find_kernel(&self, module: Module, name: &CStr) -> Result<Kernel> {
        let module = convert::code(module.0)?;
        self.enter()?;
        let mut kernel = 0;
        optional!(self, cuModuleGetFunction(&mut kernel, module, name.as_ptr()))?;
        Ok(Kernel(kernel))
    }

    fn find_global(&self, module: Module, name: &CStr) -> Result<(Address, usize)> {
        let module = convert::code(module.0)?;
        self.enter()?;
        let (mut address, mut bytes) = (0, 0);
        optional!(self, cuModuleGetGlobal_v2(&mut address, &mut bytes, module, name.as_ptr()))?;
        Ok((Address(address), bytes))
    }

    fn kernel_attribute(&self, kernel: Kernel, attribute: KernelAttribute) -> Result<i32> {
        let kernel = convert::code(kernel.0)?;
        self.enter()?;
        let mut value = 0;
        optional!(self, cuFuncGetAttribute(&mut value, attribute as i32, kernel))?;
        Ok(value)
    }

    fn launch(&self, kernel: Kernel, launch: &Launch) -> Result<()> {
        let &Launch { grid: [x, y, z], block: [bx, by, bz], shared, stream, arguments } = launch;
        let (kernel, stream) = (convert::code(kernel.0)?, convert::stream(stream)?);
        let function = self.cuda.cuLaunchKernel.ok_or_else(|| self.absent("cuLaunchKernel"))?;
        let status = with_arguments(arguments, convert::LAUNCH_END, |addresses, extra| {
            // SAFETY: the prototype is the driver's; the arguments were promised by the caller of the hub.
            self.in_context(|| unsafe { function(kernel, x, y, z, bx, by, bz, shared, stream, addresses, extra) })
        })?;
        self.check("cuLaunchKernel", status)
    }
}
