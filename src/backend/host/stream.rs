impl crate::gpu::Streams for super::Host {}
