// SPDX-License-Identifier: MIT OR Apache-2.0
//! Contexts: a device's state in this process, and which of them the calling thread uses.

use super::{Context, Result, unsupported};

/// The flag of a context whose copies and fills without a stream are done when the call returns.
pub const SYNCHRONOUS_COPIES: u32 = 0x80;

/// The bits of a context's flags that say how its waits wait.
pub const SCHEDULE_MASK: u32 = 7;

/// The flag of a context that maps pinned memory: each primary one, and a created one that was asked to.
pub const MAP_HOST: u32 = 8;

/// Contexts of the calling thread. Each thread has a stack of contexts; its top is current and names the current device.
pub trait Contexts {
    /// Creates a context on `device` and pushes it on the calling thread's stack.
    fn create_context(&self, _device: i32, _flags: u32) -> Result<Context> {
        unsupported("create a context")
    }
    /// Destroys a context; if it is current to the calling thread it is popped.
    fn destroy_context(&self, _context: Context) -> Result<()> {
        unsupported("destroy a context")
    }
    /// Destroys a context as [`Contexts::destroy_context`] does, with what was made in it but pools' and physical memory.
    ///
    /// No more than [`Contexts::destroy_context`] where contexts are the vendor's, and where they stand for a device, whose
    /// memory it stays.
    fn destroy_context_with_objects(&self, context: Context) -> Result<()> {
        self.destroy_context(context)
    }
    /// The current context; `None` when no context is current.
    fn current_context(&self) -> Result<Option<Context>> {
        unsupported("tell the current context")
    }
    /// The context on top of the thread's stack; `None` if it made none current but only chose a device.
    fn made_current(&self) -> Result<Option<Context>> {
        self.current_context()
    }
    /// Replaces the top of the stack; `None` pops it.
    fn set_current_context(&self, _context: Option<Context>) -> Result<()> {
        unsupported("set the current context")
    }
    /// Pushes a context.
    fn push_context(&self, _context: Context) -> Result<()> {
        unsupported("push a context")
    }
    /// Pops the current context and returns it; InvalidContext when there is none.
    fn pop_context(&self) -> Result<Context> {
        unsupported("pop a context")
    }
    /// The flags of the current context, which for a primary one need not be those that [`Contexts::primary_state`] tells.
    fn context_flags(&self) -> Result<u32> {
        unsupported("tell a context's flags")
    }
    /// Sets the flags of the current context.
    fn set_context_flags(&self, _flags: u32) -> Result<()> {
        unsupported("set a context's flags")
    }
    /// Checks that `context` is valid. Its API version is the front end's.
    fn check_context(&self, _context: Context) -> Result<()> {
        unsupported("check a context")
    }
    /// Checks that the context which the thread made current lives, unless the calls made in it are refused otherwise.
    fn check_made_current(&self, context: Context) -> Result<()> {
        self.check_context(context)
    }
    /// Checks that `context` is valid and, if it is a primary one, active. The same where primary contexts always are.
    fn check_active(&self, context: Context) -> Result<()> {
        self.check_context(context)
    }
    /// Notes that a runtime uses the calling thread's current context: a primary one becomes active. Nothing where it always is.
    fn use_context(&self) {}
    /// Retains the primary context of `device`, creating it if needed; it does not become current.
    fn retain_primary(&self, _device: i32) -> Result<Context> {
        unsupported("retain a primary context")
    }
    /// Releases one retained reference, the last with what was made in it; InvalidContext when none is held.
    fn release_primary(&self, _device: i32) -> Result<()> {
        unsupported("release a primary context")
    }
    /// The flags that the primary context is created with, and whether it is active.
    fn primary_state(&self, _device: i32) -> Result<(u32, bool)> {
        unsupported("tell a primary context's state")
    }
    /// Sets the flags of the primary context.
    fn set_primary_flags(&self, _device: i32, _flags: u32) -> Result<()> {
        unsupported("set a primary context's flags")
    }
    /// Returns true if a reset drops queued work; false if it waits for streams.
    fn reset_drops_work(&self) -> bool {
        false
    }
    /// Destroys everything the process has on `device`: memory, streams, events, mappings.
    fn reset_primary(&self, _device: i32) -> Result<()> {
        unsupported("reset a primary context")
    }
}
