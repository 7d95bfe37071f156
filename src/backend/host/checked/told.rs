// SPDX-License-Identifier: MIT OR Apache-2.0
//! The verbs that the journal is told of: each does the call, and says what it did.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use twox_hash::XxHash64;

use super::sanitizer::{self, Sign};
use crate::backend::host::array;
use crate::backend::host::capture::{NO_NODE, taken};
use crate::backend::host::copy::{self, is_synchronous};
use crate::backend::host::graph::{self, Planned, Work};
use crate::backend::host::kernel::{queue_launch, touches::Told};
use crate::backend::host::state::{self, Host};
use crate::gpu::*;
use crate::os::descriptor;
use crate::os::journal::entry::{self, What};
use crate::os::journal::{self, Call};
use crate::os::thread_sanitizer::Ignored;

/// Does a call, and tells its values; those of what it returned are 0 after a failure.
fn tell<T, const VALUES: usize>(
    what: What,
    work: impl FnOnce() -> Result<T>,
    values: impl FnOnce(Option<&T>) -> [u64; VALUES],
) -> Result<T> {
    let call = Call::begin();
    taken::set(0);
    let result = {
        let _ignored = Ignored::new();
        work()
    };
    let outcome = match &result {
        Ok(_) => 0,
        Err(error) if error.kind() == Kind::NotPermitted => entry::NOT_PERMITTED,
        Err(_) => entry::REFUSED,
    };
    // A program that asks again and again learns nothing. What is captured is done by launches.
    let is_early = matches!(&result, Err(error) if error.kind() == Kind::NotReady);
    match taken::get() {
        0 if is_early => {}
        0 => call.write(what, state::current_device(), outcome, &values(result.as_ref().ok())),
        NO_NODE => {}
        node => call.write(What::Node, state::current_device(), 0, &[node.into()]),
    }
    result
}

/// Tells of memory that a call returned.
fn allocated(size: usize, kind: entry::Memory, work: impl FnOnce() -> Result<Address>) -> Result<Address> {
    tell(What::Allocate, work, |address| [at(address), size as u64, kind.number().into()])
}

fn at(address: Option<&Address>) -> u64 {
    address.map_or(0, |address| address.0 as u64)
}

fn hash(bytes: &[u8]) -> u64 {
    XxHash64::oneshot(0, bytes)
}

/// The number of a file for all processes; 0 where the descriptor is none.
fn inode(descriptor: i32) -> u64 {
    descriptor::inode(descriptor).unwrap_or(0)
}

fn identity(shareable: &Shareable) -> u64 {
    match shareable {
        Shareable::Descriptor(descriptor) => inode(*descriptor),
        Shareable::Fabric(bytes) => hash(bytes),
    }
}

fn side(side: &Side) -> [u64; 3] {
    [side.address.0 as u64, side.row as u64, side.slice as u64]
}

fn shape(shape: &Shape) -> [u64; 3] {
    [shape.width as u64, shape.height as u64, shape.depth as u64]
}

/// The stream, and what the call asks for: see [`entry::asks`].
fn order(host: &Host, order: Order, deed: Deed, shape: &Shape, sides: &[Address]) -> [u64; 2] {
    let joint = copy::joint(host, order, deed, sides);
    let end = match order.is_now() {
        false => entry::Awaits::None,
        true if is_synchronous(host, sides) || joint.is_awaited(order, shape) => entry::Awaits::Always,
        true => entry::Awaits::OfHost,
    };
    let promised = if joint.strength == Strength::Promised { &joint.devices[..] } else { &[] };
    [order.stream().0 as u64, entry::asks(end, promised)]
}

/// The stream of a graph's launch, in which a node asks for nothing.
fn in_launch(stream: Stream) -> [u64; 2] {
    [stream.0 as u64, entry::asks(entry::Awaits::None, &[])]
}

fn bytes(width: Width) -> u64 {
    match width {
        Width::Bits32 => 4,
        Width::Bits64 => 8,
    }
}

/// The number of a function that a stream is to call.
fn next_call() -> u64 {
    /// Relaxed: only makes numbers unique.
    static COUNT: AtomicU64 = AtomicU64::new(1);
    COUNT.fetch_add(1, Ordering::Relaxed)
}

pub fn allocate(host: &Host, size: usize, flags: u32) -> Result<Address> {
    allocated(size, entry::Memory::Device, || host.allocate(size, flags))
}

pub fn allocate_pitched(host: &Host, width: usize, height: usize) -> Result<(Address, usize)> {
    let size = |pitch| (height.max(1) as u64).saturating_mul(pitch as u64);
    tell(
        What::Allocate,
        || host.allocate_pitched(width, height),
        |made| {
            let (address, pitch) = made.copied().unwrap_or((Address(0), 0));
            [address.0 as u64, size(pitch), entry::Memory::Device.number().into()]
        },
    )
}

pub fn allocate_host(host: &Host, size: usize, flags: HostFlags, native: u32) -> Result<Address> {
    allocated(size, entry::Memory::Host, || host.allocate_host(size, flags, native))
}

pub fn allocate_signal(host: &Host, native: u32) -> Result<Address> {
    allocated(size_of::<u64>(), entry::Memory::Host, || host.allocate_signal(native))
}

pub fn allocate_managed(host: &Host, size: usize, native: u32) -> Result<Address> {
    allocated(size, entry::Memory::Managed, || host.allocate_managed(size, native))
}

pub fn register_host(host: &Host, address: Address, size: usize, flags: HostFlags, native: u32) -> Result<()> {
    let values = |_: Option<&()>| [address.0 as u64, size as u64, entry::Memory::Host.number().into()];
    tell(What::Allocate, || host.register_host(address, size, flags, native), values)
}

/// Tells of the memory of what a call returned.
fn allocated_for<T: Copy>(
    memory_of: impl FnOnce(T) -> Option<(Address, usize)>,
    work: impl FnOnce() -> Result<T>,
) -> Result<T> {
    let values = |made: Option<&T>| {
        let (address, size) = made.and_then(|made| memory_of(*made)).unwrap_or((Address(0), 0));
        [address.0 as u64, size as u64, entry::Memory::Device.number().into()]
    };
    tell(What::Allocate, work, values)
}

/// Tells of the end of memory, where there is some.
fn freed_with(memory: Option<(Address, usize)>, work: impl FnOnce() -> Result<()>) -> Result<()> {
    match memory {
        Some((address, _)) => tell(What::Free, work, |_| [address.0 as u64]),
        None => work(),
    }
}

pub fn create_array(host: &Host, descriptor: &ArrayDescriptor) -> Result<Array> {
    allocated_for(array::memory_of, || host.create_array(descriptor))
}

pub fn destroy_array(host: &Host, array: Array) -> Result<()> {
    freed_with(array::memory_of(array), || host.destroy_array(array))
}

pub fn create_mipmapped_array(host: &Host, descriptor: &ArrayDescriptor, levels: u32) -> Result<MipmappedArray> {
    allocated_for(array::memory_of_levels, || host.create_mipmapped_array(descriptor, levels))
}

pub fn destroy_mipmapped_array(host: &Host, array: MipmappedArray) -> Result<()> {
    freed_with(array::memory_of_levels(array), || host.destroy_mipmapped_array(array))
}

pub fn free(host: &Host, address: Address) -> Result<()> {
    tell(What::Free, || host.free(address), |_| [address.0 as u64])?;
    sanitizer::see_device(None);
    Ok(())
}

pub fn free_host(host: &Host, address: Address) -> Result<()> {
    tell(What::Free, || host.free_host(address), |_| [address.0 as u64])?;
    sanitizer::see_device(None);
    Ok(())
}

pub fn unregister_host(host: &Host, address: Address) -> Result<()> {
    tell(What::Free, || host.unregister_host(address), |_| [address.0 as u64])?;
    sanitizer::see_device(None);
    Ok(())
}

pub fn allocate_queued(host: &Host, size: usize, stream: Stream) -> Result<Address> {
    let values = |address: Option<&Address>| [at(address), size as u64, stream.0 as u64];
    tell(What::AllocateQueued, || host.allocate_queued(size, stream), values)
}

pub fn allocate_from_pool(host: &Host, size: usize, pool: Pool, stream: Stream) -> Result<Address> {
    let values = |address: Option<&Address>| [at(address), size as u64, stream.0 as u64];
    tell(What::AllocateQueued, || host.allocate_from_pool(size, pool, stream), values)
}

pub fn free_queued(host: &Host, address: Address, stream: Stream) -> Result<()> {
    tell(What::FreeQueued, || host.free_queued(address, stream), |_| [address.0 as u64, stream.0 as u64])
}

pub fn export_pool_pointer(host: &Host, address: Address) -> Result<PoolPointer> {
    tell(
        What::Export,
        || host.export_pool_pointer(address),
        |name| [address.0 as u64, name.map_or(0, |name| hash(name))],
    )
}

pub fn import_pool_pointer(host: &Host, pool: Pool, name: &PoolPointer) -> Result<Address> {
    tell(What::Open, || host.import_pool_pointer(pool, name), |address| [at(address), hash(name)])
}

pub fn export_memory(host: &Host, address: Address) -> Result<IpcHandle> {
    tell(
        What::Export,
        || host.export_memory(address),
        |handle| [address.0 as u64, handle.map_or(0, |handle| hash(handle))],
    )
}

pub fn open_memory(host: &Host, handle: &IpcHandle) -> Result<Address> {
    tell(What::Open, || host.open_memory(handle), |address| [at(address), hash(handle)])
}

pub fn close_memory(host: &Host, address: Address) -> Result<()> {
    tell(What::Close, || host.close_memory(address), |_| [address.0 as u64])
}

pub fn export_event(host: &Host, event: Event) -> Result<IpcHandle> {
    tell(What::Export, || host.export_event(event), |handle| [event.0 as u64, handle.map_or(0, |handle| hash(handle))])
}

pub fn open_event(host: &Host, handle: &IpcHandle) -> Result<Event> {
    tell(What::OpenEvent, || host.open_event(handle), |event| [event.map_or(0, |event| event.0 as u64), hash(handle)])
}

pub fn create_physical(host: &Host, size: usize, properties: &PhysicalProperties) -> Result<Physical> {
    let values = |memory: Option<&Physical>| [memory.map_or(0, |memory| memory.0 as u64), 0];
    tell(What::Physical, || host.create_physical(size, properties), values)
}

pub fn export_physical(host: &Host, memory: Physical, handle_type: HandleTypes) -> Result<Shareable> {
    let values = |made: Option<&Shareable>| [memory.0 as u64, made.map_or(0, identity)];
    tell(What::Physical, || host.export_physical(memory, handle_type), values)
}

pub fn import_physical(host: &Host, handle: &Shareable) -> Result<Physical> {
    let identity = identity(handle);
    let values = |memory: Option<&Physical>| [memory.map_or(0, |memory| memory.0 as u64), identity];
    tell(What::Physical, || host.import_physical(handle), values)
}

pub fn map(host: &Host, address: Address, size: usize, offset: usize, memory: Physical) -> Result<()> {
    let values = |_: Option<&()>| [address.0 as u64, size as u64, offset as u64, memory.0 as u64];
    tell(What::Map, || host.map(address, size, offset, memory), values)
}

pub fn map_start(host: &Host, address: Address, size: usize, memory: Physical) -> Result<()> {
    let values = |_: Option<&()>| [address.0 as u64, size as u64, 0, memory.0 as u64];
    tell(What::Map, || host.map_start(address, size, memory), values)
}

pub fn unmap(host: &Host, address: Address, size: usize) -> Result<()> {
    tell(What::Unmap, || host.unmap(address, size), |_| [address.0 as u64, size as u64])
}

pub fn import_external_memory(
    host: &Host,
    descriptor: MemoryDescriptor,
    size: u64,
    dedicated: bool,
) -> Result<ExternalMemory> {
    let (MemoryDescriptor::Opaque(file) | MemoryDescriptor::DmaBuf(file)) = descriptor;
    let inode = inode(file);
    let values = |memory: Option<&ExternalMemory>| [memory.map_or(0, |memory| memory.0 as u64), inode];
    tell(What::Physical, || host.import_external_memory(descriptor, size, dedicated), values)
}

pub fn map_external_buffer(host: &Host, memory: ExternalMemory, offset: u64, size: u64) -> Result<Address> {
    let values = |address: Option<&Address>| [at(address), size, offset, memory.0 as u64];
    tell(What::MapExternal, || host.map_external_buffer(memory, offset, size), values)
}

pub fn map_external_arrays(
    host: &Host,
    memory: ExternalMemory,
    offset: u64,
    descriptor: &ArrayDescriptor,
    levels: u32,
) -> Result<MipmappedArray> {
    let values = |made: Option<&MipmappedArray>| {
        let (address, size) = made.and_then(|made| array::memory_of_levels(*made)).unwrap_or((Address(0), 0));
        [address.0 as u64, size as u64, offset, memory.0 as u64]
    };
    tell(What::MapExternal, || host.map_external_arrays(memory, offset, descriptor, levels), values)
}

pub fn import_semaphore(host: &Host, descriptor: SemaphoreDescriptor) -> Result<Semaphore> {
    let (identity, is_timeline) = match descriptor {
        // All eventfds have one inode.
        SemaphoreDescriptor::Binary(file) => (descriptor::eventfd_id(file).unwrap_or(0), 0),
        SemaphoreDescriptor::Timeline(file) => (inode(file), 1),
    };
    let values = |made: Option<&Semaphore>| [made.map_or(0, |semaphore| semaphore.0 as u64), identity, is_timeline];
    tell(What::ImportSemaphore, || host.import_semaphore(descriptor), values)
}

/// Tells of each semaphore of a call.
fn tell_each(what: What, all: &[SemaphoreValue], stream: Stream, work: impl FnOnce() -> Result<()>) -> Result<()> {
    let Some((last, others)) = all.split_last() else { return work() };
    let call = Call::begin();
    tell(what, work, |_| semaphore(last, stream))?;
    if taken::get() == 0 {
        write_semaphores(&call, what, others, stream);
    }
    Ok(())
}

/// A semaphore of a signal or a wait in the journal.
fn semaphore(one: &SemaphoreValue, stream: Stream) -> [u64; 3] {
    [one.semaphore.0 as u64, one.value, stream.0 as u64]
}

fn write_semaphores(call: &Call, what: What, all: &[SemaphoreValue], stream: Stream) {
    all.iter().for_each(|one| call.write(what, state::current_device(), 0, &semaphore(one, stream)));
}

pub fn signal_semaphores(host: &Host, signals: &[SemaphoreValue], stream: Stream) -> Result<()> {
    sanitizer::raise(stream, Sign::Signal);
    tell_each(What::Signal, signals, stream, || host.signal_semaphores(signals, stream))
}

pub fn wait_semaphores(host: &Host, waits: &[SemaphoreValue], stream: Stream) -> Result<()> {
    tell_each(What::Wait, waits, stream, || host.wait_semaphores(waits, stream))?;
    sanitizer::wait(stream, Sign::Signal);
    Ok(())
}

pub fn create_stream(host: &Host, flags: StreamFlags, priority: i32) -> Result<Stream> {
    let is_apart = flags.contains(StreamFlags::NON_BLOCKING).into();
    let values = |stream: Option<&Stream>| [stream.map_or(0, |stream| stream.0 as u64), is_apart];
    tell(What::CreateStream, || host.create_stream(flags, priority), values)
}

pub fn destroy_stream(host: &Host, stream: Stream) -> Result<()> {
    sanitizer::end(stream);
    host.destroy_stream(stream)
}

pub fn query_stream(host: &Host, stream: Stream) -> Result<()> {
    tell(What::ObserveStream, || host.query_stream(stream), |_| [stream.0 as u64])?;
    sanitizer::see_stream(stream);
    Ok(())
}

pub fn synchronize_stream(host: &Host, stream: Stream) -> Result<()> {
    tell(What::ObserveStream, || host.synchronize_stream(stream), |_| [stream.0 as u64])?;
    sanitizer::see_stream(stream);
    Ok(())
}

pub fn synchronize_device(host: &Host) -> Result<()> {
    tell(What::ObserveDevice, || host.synchronize_device(), |_| [])?;
    sanitizer::see_device(Some(state::current_device()));
    Ok(())
}

pub fn reset_primary(host: &Host, device: i32) -> Result<()> {
    tell(What::ObserveDevice, || host.reset_primary(device), |_| [])?;
    sanitizer::see_device(Some(device));
    Ok(())
}

pub fn wait_event(host: &Host, stream: Stream, event: Event) -> Result<()> {
    tell(What::WaitEvent, || host.wait_event(stream, event), |_| [event.0 as u64, stream.0 as u64])?;
    sanitizer::wait(stream, Sign::Record(event));
    Ok(())
}

pub fn record_event(host: &Host, event: Event, stream: Stream) -> Result<()> {
    sanitizer::raise(stream, Sign::Record(event));
    tell(What::Record, || host.record_event(event, stream), |_| [event.0 as u64, stream.0 as u64])
}

pub fn query_event(host: &Host, event: Event) -> Result<()> {
    tell(What::ObserveEvent, || host.query_event(event), |_| [event.0 as u64])?;
    sanitizer::see(Sign::Record(event));
    Ok(())
}

pub fn synchronize_event(host: &Host, event: Event) -> Result<()> {
    tell(What::ObserveEvent, || host.synchronize_event(event), |_| [event.0 as u64])?;
    sanitizer::see(Sign::Record(event));
    Ok(())
}

pub fn elapsed_time(host: &Host, start: Event, stop: Event) -> Result<f32> {
    let call = Call::begin();
    let time = tell(What::ObserveEvent, || host.elapsed_time(start, stop), |_| [start.0 as u64])?;
    call.write(What::ObserveEvent, state::current_device(), 0, &[stop.0 as u64]);
    [start, stop].into_iter().for_each(|event| sanitizer::see(Sign::Record(event)));
    Ok(time)
}

pub fn call_host(host: &Host, stream: Stream, function: HostFunction) -> Result<()> {
    let number = next_call();
    let function = sanitizer::function(stream, move |()| calling(number, function));
    tell(What::Call, || host.call_host(stream, Box::new(move || function(()))), |_| [number, stream.0 as u64])
}

pub fn call_function(host: &Host, stream: Stream, call: HostCall) -> Result<()> {
    match host.capture(stream)? {
        Some(_) => host.call_function(stream, call),
        None => call_host(host, stream, call.once()),
    }
}

pub fn add_callback(host: &Host, stream: Stream, callback: Callback) -> Result<()> {
    let number = next_call();
    let callback = sanitizer::function(stream, move |fares| calling(number, || callback(fares)));
    tell(What::Call, || host.add_callback(stream, callback), |_| [number, stream.0 as u64])
}

/// Calls a function of the program's, and tells when.
fn calling(number: u64, function: impl FnOnce()) {
    journal::note(What::Calling, &[number]);
    function();
    journal::note(What::Called, &[number]);
}

/// The number of a comparison in the journal.
fn number_of(comparison: Comparison) -> u64 {
    match comparison {
        Comparison::GreaterOrEqual => 1,
        Comparison::Equal => 2,
        Comparison::And => 3,
        Comparison::Nor => 4,
    }
}

pub fn wait_value(
    host: &Host,
    stream: Stream,
    address: Address,
    width: Width,
    value: u64,
    mask: u64,
    comparison: Comparison,
) -> Result<()> {
    let values = |_: Option<&()>| [address.0 as u64, bytes(width), value, stream.0 as u64, mask, number_of(comparison)];
    tell(What::WaitValue, || host.wait_value(stream, address, width, value, mask, comparison), values)?;
    sanitizer::wait(stream, Sign::Value(address));
    Ok(())
}

pub fn write_value(host: &Host, stream: Stream, address: Address, width: Width, value: u64) -> Result<()> {
    let values = |_: Option<&()>| [address.0 as u64, bytes(width), value, stream.0 as u64];
    sanitizer::raise(stream, Sign::Value(address));
    tell(What::WriteValue, || host.write_value(stream, address, width, value), values)
}

pub fn queue_values(host: &Host, stream: Stream, operations: &[ValueOperation]) -> Result<()> {
    operations.iter().for_each(|one| sanitizer::raise(stream, Sign::Value(one.address())));
    let call = Call::begin();
    taken::set(0);
    host.queue_values(stream, operations)?;
    if taken::get() == 0 {
        operations.iter().for_each(|one| sanitizer::wait(stream, Sign::Value(one.address())));
        write_values(&call, operations, stream);
    }
    Ok(())
}

/// Waits for values and writes of values in the journal.
fn write_values(call: &Call, operations: &[ValueOperation], stream: Stream) {
    for one in operations {
        let what = if one.comparison().is_some() { What::WaitValue } else { What::WriteValue };
        let comparison = one.comparison().map_or(0, number_of);
        let values = [one.address().0 as u64, bytes(one.width()), one.value(), stream.0 as u64, u64::MAX, comparison];
        call.write(what, state::current_device(), 0, &values);
    }
}

/// A copy in the journal.
fn copied(transfer: &Transfer, [stream, asks]: [u64; 2]) -> [u64; 11] {
    let ([to, to_row, to_slice], [from, from_row, from_slice]) = (side(&transfer.to), side(&transfer.from));
    let [width, height, depth] = shape(&transfer.shape);
    [to, to_row, to_slice, from, from_row, from_slice, width, height, depth, stream, asks]
}

pub fn copy(host: &Host, transfer: &Transfer, when: Order) -> Result<()> {
    copy_by(host, transfer, when, Deed::Copy)
}

fn copy_by(host: &Host, transfer: &Transfer, when: Order, deed: Deed) -> Result<()> {
    let sides = [transfer.to.address, transfer.from.address];
    let values = |_: Option<&()>| {
        let [stream, asks] = order(host, when, deed, &transfer.shape, &sides);
        let early = if copy::reads_at_once(when, transfer) { entry::READS_AT_ONCE } else { 0 };
        copied(transfer, [stream, asks | early])
    };
    if sanitizer::is_word(&transfer.shape) {
        sanitizer::raise(when.stream(), Sign::Value(transfer.to.address));
    }
    tell(What::Copy, || copy::copy(host, transfer, when, deed), values)?;
    sanitizer::uses(host, &sanitizer::Use::of_copy(transfer), when);
    Ok(())
}

pub fn copy_array(host: &Host, transfer: &ArrayTransfer, when: Order) -> Result<()> {
    match array::in_memory(transfer) {
        Ok(memory) if !memory.shape.is_empty() => copy_by(host, &memory, when, array::deed(transfer)),
        _ => host.copy_array(transfer, when),
    }
}

pub fn touch(host: &Host, address: Address, bytes: usize, is_written: bool, stream: Stream) -> Result<()> {
    let values = |_: Option<&()>| [address.0 as u64, bytes as u64, stream.0 as u64, is_written.into()];
    tell(What::Touch, || host.touch(address, bytes, is_written, stream), values)
}

/// A fill in the journal.
fn filled(fill: &Fill, [stream, asks]: [u64; 2]) -> [u64; 8] {
    let ([to, row, slice], [width, height, depth]) = (side(&fill.to), shape(&fill.shape));
    [to, row, slice, width, height, depth, stream, asks]
}

pub fn fill(host: &Host, fill: &Fill, when: Order) -> Result<()> {
    let values = |_: Option<&()>| filled(fill, order(host, when, Deed::Fill, &fill.shape, &[fill.to.address]));
    if sanitizer::is_word(&fill.shape) {
        sanitizer::raise(when.stream(), Sign::Value(fill.to.address));
    }
    tell(What::Fill, || host.fill(fill, when), values)?;
    sanitizer::uses(host, &[sanitizer::Use::of_fill(fill)], when);
    Ok(())
}

/// The uses of memory are told when the kernel has run.
pub fn launch(_: &Host, kernel: Kernel, launch: &Launch) -> Result<()> {
    let (told, stream) = (Arc::new(Told::in_order()), launch.stream);
    let queue = || sanitizer::launch(stream, &told, || queue_launch(kernel, launch, Some(told.clone())));
    tell(What::Launch, queue, |_| [told.number(), stream.0 as u64])
}

/// Tells of a node that the program makes.
pub fn add_node(host: &Host, graph: Graph, after: &[Node], work: &NodeWork) -> Result<Node> {
    let number = |node: Option<&Node>| node.map_or(0, |node| graph::number(*node)).into();
    tell(What::Node, || host.add_node(graph, after, work), |node| [number(node)])
}

/// Tells of the steps of a launch and of their order. What the program's functions do is not seen.
pub fn launch_graph(host: &Host, executable: Executable, stream: Stream) -> Result<()> {
    let plan = graph::plan(executable)?;
    let call = Call::begin();
    taken::set(0);
    host.launch_graph(executable, stream)?;
    if taken::get() != 0 {
        return Ok(());
    }
    let device = state::current_device();
    call.write(What::LaunchGraph, device, 0, &[executable.0 as u64, stream.0 as u64]);
    for (place, step) in plan.iter().enumerate() {
        write_step(&call, place, step);
        if let Some(work) = &step.work {
            launched(host, &call, work, stream);
        }
    }
    call.write(What::LaunchEnd, device, 0, &[]);
    Ok(())
}

/// A step of a launch in the journal.
fn write_step(call: &Call, place: usize, step: &Planned) {
    const MOST: usize = entry::VALUES - 3;
    let mut parts = step.before.chunks(MOST);
    let mut part = parts.next().unwrap_or_default();
    loop {
        let mut values = [place as u64, step.node.into(), part.len() as u64, 0, 0, 0, 0, 0, 0, 0, 0];
        values[3..].iter_mut().zip(part).for_each(|(value, before)| *value = *before as u64);
        call.write(What::Step, state::current_device(), 0, &values);
        match parts.next() {
            Some(next) => part = next,
            None => break,
        }
    }
}

fn launched(host: &Host, call: &Call, work: &Work, stream: Stream) {
    let device = state::current_device();
    let number = stream.0 as u64;
    match work {
        Work::Copy(copy) => {
            if let Ok(transfer) = copy.transfer().and_then(|copy| array::in_memory(&copy)) {
                call.write(What::Copy, device, 0, &copied(&transfer, in_launch(stream)));
                sanitizer::launched(host, &sanitizer::Use::of_copy(&transfer), stream);
            }
        }
        Work::Fill(fill) => {
            call.write(What::Fill, device, 0, &filled(fill, in_launch(stream)));
            sanitizer::launched(host, &[sanitizer::Use::of_fill(fill)], stream);
        }
        Work::Record(event) => call.write(What::Record, device, 0, &[event.0 as u64, number]),
        Work::Wait(event) => call.write(What::WaitEvent, device, 0, &[event.0 as u64, number]),
        Work::Launch(prepared) => call.write(What::Launch, device, 0, &[prepared.number(), number]),
        Work::Values { operations, .. } => write_values(call, operations.items(), stream),
        Work::Signal(signals) => write_semaphores(call, What::Signal, &signals.values(), stream),
        Work::WaitSemaphores(waits) => write_semaphores(call, What::Wait, &waits.values(), stream),
        Work::Allocate(memory) => {
            call.write(What::AllocateQueued, device, 0, &[memory.address.0 as u64, memory.size as u64, number]);
        }
        // What ends memory is sorted by its beginning: here behind the entries before it.
        Work::Free(address) => Call::begin().write(What::FreeQueued, device, 0, &[address.0 as u64, number]),
        Work::Call(_) => call.write(What::Call, device, 0, &[0, number]),
        Work::Empty | Work::Child(_) | Work::Conditional(_) => {}
    }
}
