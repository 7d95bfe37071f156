// SPDX-License-Identifier: MIT OR Apache-2.0
//! The neutral types shared by all families. Vendor objects pass through unchanged: a [`Stream`] on a back end is that
//! vendor's stream handle, an [`Address`] its pointer.

use std::ffi::c_void;

use crate::os::map::words;

/// An address in the unified address space: device, managed, pinned or pageable host memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Address(pub usize);

impl Address {
    /// The address as the pointer a C caller holds.
    pub fn as_ptr(self) -> *mut c_void {
        std::ptr::with_exposed_provenance_mut(self.0)
    }

    /// Returns true for NULL.
    pub fn is_null(self) -> bool {
        self.0 == 0
    }
}

words!(Address: |own| own.0 as u64, |word| Address(word as usize););

impl<T> From<*mut T> for Address {
    fn from(pointer: *mut T) -> Self {
        Address(pointer.expose_provenance())
    }
}

impl<T> From<*const T> for Address {
    fn from(pointer: *const T) -> Self {
        Address(pointer.expose_provenance())
    }
}

/// The upper 16 bits of the handles of one kind of object that has no address, in their place.
///
/// No address of a program has any of them. The top bit is clear: callers keep handles in signed numbers, too.
pub const fn handle_tag(number: u16) -> usize {
    assert!(number >= 0x100 && number < 0x8000, "an address, or negative");
    (number as usize) << 48
}

macro_rules! handles {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(transparent)]
        pub struct $name(pub usize);

        impl<T> From<*mut T> for $name {
            fn from(raw: *mut T) -> Self {
                $name(raw.addr())
            }
        }

        words!($name: |own| own.0 as u64, |word| $name(word as usize););

        impl $name {
            /// The handle as the opaque pointer a C caller holds; never dereferenced.
            pub fn as_ptr<T>(self) -> *mut T {
                std::ptr::without_provenance_mut(self.0)
            }

            /// Returns true for the null handle.
            pub fn is_null(self) -> bool {
                self.0 == 0
            }
        }
    )*};
}

handles! {
    /// A stream: a queue of device work. 0, 1 and 2 are predefined (see the constants).
    Stream;
    /// An event: a point in a stream's work.
    Event;
    /// A context: one device's state in this process.
    Context;
    /// Physical memory, mapped at addresses that the program chooses.
    Physical;
    /// A pool that memory is allocated from.
    Pool;
    /// Memory exported by another interface.
    ExternalMemory;
    /// A semaphore exported by another interface.
    Semaphore;
    /// An array: memory in a layout opaque to the host.
    Array;
    /// A mipmapped array: each level is half as large as the one before.
    MipmappedArray;
    /// A module: kernels and variables that were loaded together.
    Module;
    /// A kernel of a module.
    Kernel;
    /// A graph: work and its order.
    Graph;
    /// A node of a graph.
    Node;
    /// A graph that was made ready to be launched.
    Executable;
    /// An object of the program's that lasts as long as the graphs that refer to it.
    UserObject;
}

impl Stream {
    /// The default stream, ordered with all blocking streams of its device.
    pub const NULL: Stream = Stream(0);
    /// The default stream, named explicitly.
    pub const LEGACY: Stream = Stream(1);
    /// The calling thread's own default stream.
    pub const PER_THREAD: Stream = Stream(2);

    /// Returns true for the streams above, which nobody creates.
    pub fn is_predefined(self) -> bool {
        matches!(self, Stream::NULL | Stream::LEGACY | Stream::PER_THREAD)
    }

    /// Returns true for a device's null stream, by either name.
    pub fn is_default(self) -> bool {
        matches!(self, Stream::NULL | Stream::LEGACY)
    }
}
