// SPDX-License-Identifier: MIT OR Apache-2.0
//! The knowledge of a back end that its verbs do not tell: of captures, launches, arrays and files.

use std::sync::Arc;

use crate::gpu::{
    Address, Array, ArrayTransfer, Event, Executable, Fill, Graph, Kernel, Launch, MipmappedArray, Node, NodeWork,
    Physical, Result, SemaphoreValue, Stream, Transfer, Used, ValueOperation,
};
use crate::os::thread_sanitizer::Between;

/// The fate of a call that a capture may have taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// No capture has: it is work of its stream.
    No,
    /// A capture has, and made no node of it.
    WithoutNode,
    /// A capture has made the node of this number.
    Node(u32),
}

/// A step of a graph's launch, among those of all graphs within each other.
pub struct Step {
    /// The number of its node.
    pub node: u32,
    /// `None` for what only orders others.
    pub work: Option<StepWork>,
    /// The places of the steps before it.
    pub before: Vec<usize>,
}

/// The work of a step.
#[derive(Clone)]
pub enum StepWork {
    /// A copy, of memory.
    Copy(Transfer),
    Fill(Fill),
    Record(Event),
    Wait(Event),
    /// A launch of a kernel, by the number under which its uses of memory are told.
    Launch(u64),
    Values(Vec<ValueOperation>),
    Signal(Vec<SemaphoreValue>),
    WaitSemaphores(Vec<SemaphoreValue>),
    Allocate {
        address: Address,
        size: usize,
    },
    Free(Address),
    /// A call of a function of the program's, by the number of its times; 0 where they are not told.
    Call(u64),
}

/// Knowledge of a back end for the observer.
pub trait Knowledge: Send + Sync {
    /// The memory of a device at an address, as the table of orders has it; `None` for the host's.
    fn used(&self, address: Address) -> Option<Used>;

    /// Prepares the calling thread for a call that [`Knowledge::taken`] is asked about.
    fn begin_call(&self) {}

    /// Notes the work of the calling thread's next call, which a capture may take. Not each runtime tells it of its node.
    fn doing(&self, _work: StepWork) {}

    /// The fate of the calling thread's call, by its stream if it has one.
    fn taken(&self, stream: Option<Stream>) -> Taken;

    /// The number of a node that the program has made.
    fn number(&self, node: Node) -> u32;

    /// Notes a new executable graph: what it was made of. Its handle may have been another's.
    fn instantiated(&self, _executable: Executable, _graph: Graph) {}

    /// Notes that one does another graph's work now, under the names of the nodes that it was made of.
    fn updated(&self, _executable: Executable, _graph: Graph) {}

    /// Notes other work of a node of an executable graph.
    fn changed(&self, _executable: Executable, _node: Node, _work: &NodeWork) {}

    /// Notes that a node of an executable graph is to be done, or left out.
    fn enabled(&self, _executable: Executable, _node: Node, _is_enabled: bool) {}

    /// Forgets a graph, with its nodes.
    fn forget_graph(&self, _graph: Graph) {}

    /// Forgets an executable graph.
    fn forget_executable(&self, _executable: Executable) {}

    /// Notes that a capture begins or ends.
    fn capturing(&self, _begins: bool) {}

    /// The steps of an executable graph's latest launch, each behind those before it. `None` where they are not known.
    fn steps(&self, executable: Executable) -> Option<Vec<Step>>;

    /// Launches a kernel. Its uses of memory are told, if at all, under a number, and to ThreadSanitizer in an order.
    fn launch(&self, kernel: Kernel, launch: &Launch, number: u64, order: Option<Arc<Between>>) -> Result<()>;

    /// Notes memory of a device that is allocated, perhaps by a stream.
    fn begun(&self, _address: Address, _size: usize, _is_queued: bool) {}

    /// Notes that it is freed.
    fn ended(&self, _address: Address) {}

    /// Notes that a device or a context has lost its memory.
    fn reset(&self) {}

    /// Tells whether an address is in freed memory of a device.
    ///
    /// Asked where the back end may take it for another's.
    fn has_ended(&self, _address: Address) -> bool {
        false
    }

    /// Notes a new array.
    fn array_made(&self, _array: Array) {}

    /// The memory that goes with an array: its address and bytes. Addresses of no memory stand for what has none.
    fn array_memory(&self, array: Array) -> Option<(Address, usize)>;

    /// The memory that goes with a mipmapped array.
    fn levels_memory(&self, array: MipmappedArray) -> Option<(Address, usize)>;

    /// A copy of arrays as one of memory; `None` where that is not known.
    fn in_memory(&self, transfer: &ArrayTransfer) -> Option<Transfer>;

    /// The number of a file for all processes; 0 where it is not known.
    fn file(&self, descriptor: i32) -> u64;

    /// That of a file by which this process exports physical memory.
    fn exported_file(&self, descriptor: i32, _memory: Physical) -> u64 {
        self.file(descriptor)
    }

    /// Notes new physical memory of a file, 0 for none. Its handle may have been another's.
    fn physical_made(&self, _memory: Physical, _file: u64) {}

    /// Does something in a stream's order that the program has not asked for. False where the back end cannot.
    fn queue(&self, _stream: Stream, _act: Box<dyn FnOnce() + Send>) -> bool {
        false
    }

    /// Tells whether [`Knowledge::queue`] works.
    fn has_queue(&self) -> bool {
        false
    }
}
