// SPDX-License-Identifier: MIT OR Apache-2.0
//! The host back end's own knowledge for the observer of `anygpu check`.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::capture::{NO_NODE, taken};
use super::graph::{self, Planned, Work};
use super::kernel::touches::Told;
use super::queue;
use super::state::{self, Host};
use super::{array, copy, kernel};
use crate::backend::observed::knowledge::{Knowledge, Step, StepWork, Taken};
use crate::gpu::{
    Address, Array, ArrayTransfer, Executable, Kernel, Launch, MipmappedArray, Node, Result, Stream, Transfer, Used,
};
use crate::os::descriptor;
use crate::os::thread_sanitizer::Between;
use crate::share::watch::Outcome;

impl Knowledge for Host {
    fn used(&self, address: Address) -> Option<Used> {
        copy::used(address)
    }

    fn begin_call(&self) {
        taken::set(0);
    }

    fn taken(&self, _: Option<Stream>) -> Taken {
        match taken::get() {
            0 => Taken::No,
            NO_NODE => Taken::WithoutNode,
            node => Taken::Node(node),
        }
    }

    fn number(&self, node: Node) -> u32 {
        graph::number(node)
    }

    fn steps(&self, executable: Executable) -> Option<Vec<Step>> {
        Some(graph::plan(executable).ok()?.into_iter().map(step).collect())
    }

    fn launch(&self, kernel: Kernel, launch: &Launch, number: u64, order: Option<Arc<Between>>) -> Result<()> {
        kernel::queue_launch(kernel, launch, Some(Arc::new(Told::in_order(number, order))))
    }

    fn array_memory(&self, array: Array) -> Option<(Address, usize)> {
        array::memory_of(array)
    }

    fn levels_memory(&self, array: MipmappedArray) -> Option<(Address, usize)> {
        array::memory_of_levels(array)
    }

    fn in_memory(&self, transfer: &ArrayTransfer) -> Option<Transfer> {
        array::in_memory(transfer).ok()
    }

    /// Memory of others is a file's here.
    fn file(&self, descriptor: i32) -> u64 {
        descriptor::inode(descriptor).unwrap_or(0)
    }

    fn queue(&self, stream: Stream, act: Box<dyn FnOnce() + Send>) -> bool {
        let body = move |fares: Outcome| {
            act();
            fares
        };
        queue::submit(state::current_device(), stream, None, queue::Work::Run(Box::new(body))).is_ok()
    }

    fn has_queue(&self) -> bool {
        true
    }
}

fn step(planned: Planned) -> Step {
    let Planned { node, work, before } = planned;
    Step { node, work: work.as_ref().and_then(step_work), before }
}

fn step_work(work: &Arc<Work>) -> Option<StepWork> {
    Some(match &**work {
        Work::Copy(copy) => StepWork::Copy(copy.transfer().and_then(|copy| array::in_memory(&copy)).ok()?),
        Work::Fill(fill) => StepWork::Fill(*fill),
        Work::Record(event) => StepWork::Record(*event),
        Work::Wait(event) => StepWork::Wait(*event),
        Work::Launch(prepared) => StepWork::Launch(prepared.number()),
        Work::Values { operations, .. } => StepWork::Values(operations.items().to_vec()),
        Work::Signal(signals) => StepWork::Signal(signals.values()),
        Work::WaitSemaphores(waits) => StepWork::WaitSemaphores(waits.values()),
        Work::Allocate(memory) => StepWork::Allocate { address: memory.address, size: memory.size },
        Work::Free(address) => StepWork::Free(*address),
        Work::Call(_, last) => StepWork::Call(last.load(Ordering::Relaxed)),
        Work::Empty | Work::Child(_) | Work::Conditional(_) => return None,
    })
}
