impl crate::gpu::Copies for super::Host {}
