// SPDX-License-Identifier: MIT OR Apache-2.0
//! The hub: the operations of a GPU as vendor-neutral verbs. Front ends call [`Gpu`]; back ends implement it.
//!
//! One trait per family, in the file of the family's name. Every verb has the same contract: the back end checks the
//! arguments that a front end cannot (does this pointer name live memory?) before it acquires anything, and after an
//! `Err` nothing has changed. A default body returns [`Kind::Unsupported`].

mod array;
mod compiler;
mod context;
mod copy;
mod device;
mod error;
mod event;
mod external;
mod graph;
mod ipc;
mod kernel;
mod memory;
mod order;
#[cfg(test)]
pub(crate) mod partial;
mod peer;
mod physical;
mod pool;
mod stream;
mod types;
mod vmm;

pub use array::{ArrayDescriptor, ArrayFlags, ArrayTransfer, Arrays, Channel, Endpoint};
pub use compiler::{Code, Compilers, Source};
pub use context::{Contexts, MAP_HOST, SCHEDULE_MASK, SYNCHRONOUS_COPIES};
pub use copy::{BOX_DIMENSIONS, BoxCopy, BoxSide, Copies, Fill, Place, Shape, Side, Transfer, copy_each};
pub use device::{Attribute, Devices, Limit, PciAddress, cached_device};
#[cfg(test)]
pub use error::kind;
pub use error::{Error, Kind, Result};
pub use event::{EventFlags, Events};
pub use external::{External, MemoryDescriptor, SemaphoreDescriptor, SemaphoreValue};
pub use graph::{
    Capture, CaptureMode, CaptureRefusal, Choice, Conditional, CopySide, GraphMemory, Graphs, InstantiateFlags,
    JudgeRecapture, LaunchValue, List, Mismatch, NodeAccess, NodeCopy, NodeWork, SemaphoreList, SemaphoreParameters,
    WINDOW_OF_ACCESSES, amds_launch_value, launch_value_of_amds,
};
pub use ipc::{HANDLE_SIZE, Ipc, IpcHandle, not_exportable};
pub use kernel::{Arguments, KernelAttribute, Kernels, Launch};
pub use memory::{Advice, HostFlags, Memory, MemoryKind, PointerInfo, RangeAttribute};
pub use order::{Deed, Joint, Order, Origin, ROWS, Row, Rule, Span, Strength, Used, asks_to_be_done, may_be_joined};
pub use peer::{Link, PeerAttribute, Peers};
pub use physical::{PhysicalRelease, PhysicalTable};
pub use pool::{PoolAttribute, PoolMemory, PoolPointer, PoolProperties, Pools};
pub use stream::{
    Callback, Comparison, HostCall, HostFunction, StreamFlags, Streams, UserData, ValueOperation, Width, capture_mode,
    queue_each, strict_refusals,
};
pub use types::{
    Address, Array, Context, Event, Executable, ExternalMemory, Graph, Kernel, MipmappedArray, Module, Node, Physical,
    Pool, Semaphore, Stream, UserObject, handle_tag,
};
pub use vmm::{Access, HandleTypes, Location, PhysicalProperties, Shareable, VirtualMemory};

/// All verbs of a back end.
pub trait Gpu:
    Devices
    + Contexts
    + Memory
    + Copies
    + Streams
    + Events
    + Peers
    + Ipc
    + Pools
    + VirtualMemory
    + External
    + Arrays
    + Kernels
    + Compilers
    + Graphs
    + Send
    + Sync
{
    /// The back end's name as `ANYGPU_BACKEND` spells it.
    fn name(&self) -> &'static std::ffi::CStr;
}

/// The result of a verb that the back end does not implement.
fn unsupported<T>(verb: &str) -> Result<T> {
    Err(Kind::Unsupported.because(format!("the back end in use cannot {verb}")))
}
