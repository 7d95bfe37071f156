// SPDX-License-Identifier: MIT OR Apache-2.0
//! Back ends of tests' own, which have some verbs.

/// Has a type support nothing of some families of verbs.
macro_rules! supports_nothing {
    ($gpu:ty, $($family:ident)*) => {$(impl $crate::gpu::$family for $gpu {})*};
}
pub(crate) use supports_nothing;

/// Makes a type a back end with a name and device 0 that lacks some families of verbs.
macro_rules! one_device {
    ($gpu:ty, $name:literal, $($family:ident)*) => {
        impl $crate::gpu::Gpu for $gpu {
            fn name(&self) -> &'static std::ffi::CStr {
                $name
            }
        }

        impl $crate::gpu::Devices for $gpu {
            fn device_count(&self) -> $crate::gpu::Result<i32> {
                Ok(1)
            }

            fn current_device(&self) -> $crate::gpu::Result<i32> {
                Ok(0)
            }

            fn set_device(&self, _device: i32) -> $crate::gpu::Result<()> {
                Ok(())
            }
        }

        $crate::gpu::partial::supports_nothing!($gpu, $($family)*);
    };
}
pub(crate) use one_device;
