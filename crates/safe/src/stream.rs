// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streams, and scopes of their work.

use std::ffi::c_void;
use std::marker::PhantomData;
use std::ptr::null_mut;

use anygpu::api::hip::*;

use crate::buffer::Memory;
use crate::device::Device;
use crate::error::{Result, check};
use crate::event::Event;

/// A queue of work on a device, done in its order.
#[derive(Debug)]
pub struct Stream {
    stream: hipStream_t,
    device: Device,
}

// SAFETY: an object of the vendor's, which all threads may use.
unsafe impl Send for Stream {}
// SAFETY: the same.
unsafe impl Sync for Stream {}

impl Stream {
    pub fn new(device: Device) -> Result<Stream> {
        device.with(|| {
            let mut stream = null_mut();
            // SAFETY: the output is borrowed for the call.
            check(unsafe { hipStreamCreateWithFlags(&mut stream, 0) })?;
            Ok(Stream { stream, device })
        })
    }

    /// Queues work that borrows buffers and slices, and waits until it is done.
    ///
    /// Calls of the [`Queue`] return at once. They are done in their order, also where the closure fails or panics: then the
    /// rest is what was queued before.
    ///
    /// What the work uses cannot end or change before:
    ///
    /// ```compile_fail
    /// # use anygpu_safe::*;
    /// # fn upload(stream: &Stream, buffer: &mut Buffer<f32>) -> Result<()> {
    /// stream.scope(|queue| {
    ///     let from = vec![1.0; buffer.len()];
    ///     queue.upload(&from, buffer)
    /// })
    /// # }
    /// ```
    pub fn scope<'env, R>(
        &'env self,
        work: impl for<'scope> FnOnce(&'scope Queue<'scope, 'env>) -> Result<R>,
    ) -> Result<R> {
        let queue = Queue { stream: self, scope: PhantomData };
        let wait = Wait(self);
        let result = work(&queue);
        std::mem::forget(wait);
        self.synchronize()?;
        result
    }

    /// Waits for all work.
    pub fn synchronize(&self) -> Result<()> {
        // SAFETY: the stream is alive.
        check(unsafe { hipStreamSynchronize(self.stream) })
    }

    /// Returns the vendor's stream, for kernels and other libraries.
    pub fn as_ptr(&self) -> hipStream_t {
        self.stream
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        // SAFETY: the stream is this value's; its work is done first.
        _ = unsafe { hipStreamDestroy(self.stream) };
    }
}

/// Waits for a scope's work where its closure panics.
struct Wait<'a>(&'a Stream);

impl Drop for Wait<'_> {
    fn drop(&mut self) {
        _ = self.0.synchronize();
    }
}

/// A scope of a stream's work, which borrows what it uses until the scope ends.
pub struct Queue<'scope, 'env: 'scope> {
    stream: &'env Stream,
    /// Invariant: a shorter scope would let go of what the work uses before it is done.
    scope: PhantomData<(&'scope mut &'scope (), &'env mut &'env ())>,
}

impl<'scope> Queue<'scope, '_> {
    /// Copies elements to a buffer or an array of as many.
    pub fn upload<M: Memory>(&'scope self, from: &'scope [M::Element], to: &'scope mut M) -> Result<()> {
        let to = to.elements();
        self.copy_bytes(to.address(), from.as_ptr().cast(), to.bytes_of(from.len())?, hipMemcpyHostToDevice)
    }

    /// Copies a buffer or an array to as many elements.
    pub fn download<M: Memory>(&'scope self, from: &'scope M, to: &'scope mut [M::Element]) -> Result<()> {
        let from = from.elements();
        self.copy_bytes(to.as_mut_ptr().cast(), from.address(), from.bytes_of(to.len())?, hipMemcpyDeviceToHost)
    }

    /// Copies a buffer or an array to another of as many elements.
    pub fn copy<F, T>(&'scope self, from: &'scope F, to: &'scope mut T) -> Result<()>
    where
        F: Memory,
        T: Memory<Element = F::Element>,
    {
        let (from, to) = (from.elements(), to.elements());
        self.copy_bytes(to.address(), from.address(), to.bytes_of(from.len())?, hipMemcpyDeviceToDevice)
    }

    fn copy_bytes(&self, to: *mut c_void, from: *const c_void, bytes: usize, kind: hipMemcpyKind) -> Result<()> {
        let stream = self.stream.stream;
        // SAFETY: both have so many bytes, and are borrowed until the scope has waited for the copy.
        self.stream.device.with(|| check(unsafe { hipMemcpyAsync(to, from, bytes, kind, stream) }))
    }

    /// Records an event behind what is queued.
    pub fn record(&'scope self, event: &'scope Event) -> Result<()> {
        // SAFETY: both are alive.
        self.stream.device.with(|| check(unsafe { hipEventRecord(event.as_ptr(), self.stream.stream) }))
    }

    /// Has what is queued from now on wait for an event's latest record.
    pub fn wait(&'scope self, event: &'scope Event) -> Result<()> {
        // SAFETY: both are alive.
        self.stream.device.with(|| check(unsafe { hipStreamWaitEvent(self.stream.stream, event.as_ptr(), 0) }))
    }
}
