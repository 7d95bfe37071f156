// SPDX-License-Identifier: MIT OR Apache-2.0
//! The verbs that the journal is told of: each does the call, and says what it did.

use twox_hash::XxHash64;

use super::Observed;
use super::knowledge::{Step, StepWork, Taken};
use super::sanitizer::{self, Sign};
use crate::gpu::*;
use crate::os::descriptor;
use crate::os::journal::entry::{self, ALL_STREAMS, What};
use crate::os::journal::{self, Call};
use crate::os::thread::thread_integers;
use crate::os::thread_sanitizer::Ignored;

thread_integers! {
    /// 1 while the calling thread is in a function of the program's that a stream calls.
    mod in_function("anygpu_in_checked_function"): u32;
}

/// Does a call of no stream, and tells its values; those of what it returned are 0 after a failure.
fn tell<T, const VALUES: usize>(
    own: &Observed,
    what: What,
    work: impl FnOnce() -> Result<T>,
    values: impl FnOnce(Option<&T>) -> [u64; VALUES],
) -> Result<T> {
    tell_by(own, None, false, what, work, values)
}

/// Does so with a call of a stream, which a capture may take.
fn tell_in<T, const VALUES: usize>(
    own: &Observed,
    stream: Stream,
    what: What,
    work: impl FnOnce() -> Result<T>,
    values: impl FnOnce(Option<&T>) -> [u64; VALUES],
) -> Result<T> {
    tell_by(own, Some(stream), false, what, work, values)
}

/// Does so with a call that names memory which has ended, or not: not each vendor refuses it.
fn tell_by<T, const VALUES: usize>(
    own: &Observed,
    stream: Option<Stream>,
    is_of_ended: bool,
    what: What,
    work: impl FnOnce() -> Result<T>,
    values: impl FnOnce(Option<&T>) -> [u64; VALUES],
) -> Result<T> {
    let call = Call::begin();
    own.known.begin_call();
    let result = {
        let _ignored = Ignored::new();
        work()
    };
    let outcome = match &result {
        // Not each vendor refuses it, or comes back.
        _ if in_function::get() != 0 => entry::NOT_PERMITTED,
        Ok(_) if is_of_ended => entry::REFUSED,
        Ok(_) => 0,
        // A driver says so, too, of fabric handles that it has not.
        Err(error) if error.kind() == Kind::NotPermitted && what != What::Physical => entry::NOT_PERMITTED,
        Err(_) => entry::REFUSED,
    };
    // A program that asks again and again learns nothing. What is captured is done by launches.
    let is_early = matches!(&result, Err(error) if error.kind() == Kind::NotReady);
    match own.known.taken(stream) {
        Taken::No if is_early => {}
        Taken::No => call.write(what, own.device(), outcome, &values(result.as_ref().ok())),
        Taken::WithoutNode => {}
        Taken::Node(node) => call.write(What::Node, own.device(), 0, &[node.into()]),
    }
    result
}

/// Tells of memory that a call returned.
fn allocated(
    own: &Observed,
    size: usize,
    kind: entry::Memory,
    work: impl FnOnce() -> Result<Address>,
) -> Result<Address> {
    tell(own, What::Allocate, work, |address| [at(address), size as u64, kind.number().into()])
}

fn at(address: Option<&Address>) -> u64 {
    address.map_or(0, |address| address.0 as u64)
}

fn hash(bytes: &[u8]) -> u64 {
    XxHash64::oneshot(0, bytes)
}

fn identity(own: &Observed, shareable: &Shareable) -> u64 {
    match shareable {
        Shareable::Descriptor(descriptor) => own.known.file(*descriptor),
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
fn order(own: &Observed, order: Order, deed: Deed, shape: &Shape, sides: &[Address]) -> [u64; 2] {
    let joint = match own.has_others && may_be_joined(order, deed) {
        true => Joint::find(order, deed, &sides.iter().map(|side| own.known.used(*side)).collect::<Vec<_>>()),
        false => Joint::NONE,
    };
    let end = match order.is_now() {
        false => entry::Awaits::None,
        true if asks_to_be_done(own.gpu, sides) || joint.is_awaited(order, shape) => entry::Awaits::Always,
        true => entry::Awaits::OfHost,
    };
    let promised = if joint.strength == Strength::Promised { &joint.devices[..] } else { &[] };
    [order.stream().0 as u64, entry::asks(end, promised)]
}

/// Tells whether a copy reads its source at once, where only the null streams' rules would have it wait.
fn reads_at_once(own: &Observed, order: Order, transfer: &Transfer) -> bool {
    order.reads_at_once(&transfer.shape)
        && matches!(sanitizer::kind(own, transfer.from.address), Some(MemoryKind::Host | MemoryKind::Registered))
        && own.known.used(transfer.to.address).is_some_and(|used| used.origin != Origin::Managed)
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

pub fn allocate(own: &Observed, size: usize, flags: u32) -> Result<Address> {
    let work = || own.gpu.allocate(size, flags).inspect(|address| own.known.begun(*address, size, false));
    allocated(own, size, entry::Memory::Device, work)
}

pub fn allocate_pitched(own: &Observed, width: usize, height: usize) -> Result<(Address, usize)> {
    let size = |pitch| (height.max(1) as u64).saturating_mul(pitch as u64);
    tell(
        own,
        What::Allocate,
        || own.gpu.allocate_pitched(width, height),
        |made| {
            let (address, pitch) = made.copied().unwrap_or((Address(0), 0));
            [address.0 as u64, size(pitch), entry::Memory::Device.number().into()]
        },
    )
}

pub fn allocate_host(own: &Observed, size: usize, flags: HostFlags, native: u32) -> Result<Address> {
    allocated(own, size, entry::Memory::Host, || own.gpu.allocate_host(size, flags, native))
}

pub fn allocate_signal(own: &Observed, native: u32) -> Result<Address> {
    allocated(own, size_of::<u64>(), entry::Memory::Host, || own.gpu.allocate_signal(native))
}

pub fn allocate_managed(own: &Observed, size: usize, native: u32) -> Result<Address> {
    allocated(own, size, entry::Memory::Managed, || own.gpu.allocate_managed(size, native))
}

pub fn register_host(own: &Observed, address: Address, size: usize, flags: HostFlags, native: u32) -> Result<()> {
    let values = |_: Option<&()>| [address.0 as u64, size as u64, entry::Memory::Host.number().into()];
    tell(own, What::Allocate, || own.gpu.register_host(address, size, flags, native), values)
}

/// Tells of the memory of what a call returned.
fn allocated_for<T: Copy>(
    own: &Observed,
    memory_of: impl FnOnce(T) -> Option<(Address, usize)>,
    work: impl FnOnce() -> Result<T>,
) -> Result<T> {
    let values = |made: Option<&T>| {
        let (address, size) = made.and_then(|made| memory_of(*made)).unwrap_or((Address(0), 0));
        [address.0 as u64, size as u64, entry::Memory::Device.number().into()]
    };
    tell(own, What::Allocate, work, values)
}

/// Tells of the end of memory, where there is some.
fn freed_with(own: &Observed, memory: Option<(Address, usize)>, work: impl FnOnce() -> Result<()>) -> Result<()> {
    match memory {
        Some((address, _)) => tell(own, What::Free, work, |_| [address.0 as u64]),
        None => work(),
    }
}

pub fn create_array(own: &Observed, descriptor: &ArrayDescriptor) -> Result<Array> {
    allocated_for(
        own,
        |array| own.known.array_memory(array),
        || own.gpu.create_array(descriptor).inspect(|array| own.known.array_made(*array)),
    )
}

pub fn destroy_array(own: &Observed, array: Array) -> Result<()> {
    freed_with(own, own.known.array_memory(array), || own.gpu.destroy_array(array))
}

pub fn create_mipmapped_array(own: &Observed, descriptor: &ArrayDescriptor, levels: u32) -> Result<MipmappedArray> {
    allocated_for(own, |array| own.known.levels_memory(array), || own.gpu.create_mipmapped_array(descriptor, levels))
}

pub fn destroy_mipmapped_array(own: &Observed, array: MipmappedArray) -> Result<()> {
    freed_with(own, own.known.levels_memory(array), || own.gpu.destroy_mipmapped_array(array))
}

pub fn free(own: &Observed, address: Address) -> Result<()> {
    // CUDA waits for no uses of what a stream has allocated.
    let is_vouched_for =
        strict_refusals::get() != 0 && own.known.used(address).is_some_and(|used| used.origin == Origin::Queued);
    let work = || own.gpu.free(address).inspect(|()| own.known.ended(address));
    tell(own, What::Free, work, |_| [address.0 as u64, is_vouched_for.into()])?;
    if !is_vouched_for {
        sanitizer::see_device(own, None);
    }
    Ok(())
}

pub fn free_host(own: &Observed, address: Address) -> Result<()> {
    tell(own, What::Free, || own.gpu.free_host(address), |_| [address.0 as u64])?;
    sanitizer::see_device(own, None);
    Ok(())
}

pub fn unregister_host(own: &Observed, address: Address) -> Result<()> {
    tell(own, What::Free, || own.gpu.unregister_host(address), |_| [address.0 as u64])?;
    sanitizer::see_device(own, None);
    Ok(())
}

pub fn allocate_queued(own: &Observed, size: usize, stream: Stream) -> Result<Address> {
    let values = |address: Option<&Address>| [at(address), size as u64, stream.0 as u64];
    let work = || own.gpu.allocate_queued(size, stream).inspect(|address| own.known.begun(*address, size, true));
    tell_in(own, stream, What::AllocateQueued, work, values)
}

pub fn allocate_from_pool(own: &Observed, size: usize, pool: Pool, stream: Stream) -> Result<Address> {
    let values = |address: Option<&Address>| [at(address), size as u64, stream.0 as u64];
    let work =
        || own.gpu.allocate_from_pool(size, pool, stream).inspect(|address| own.known.begun(*address, size, true));
    tell_in(own, stream, What::AllocateQueued, work, values)
}

pub fn free_queued(own: &Observed, address: Address, stream: Stream) -> Result<()> {
    tell_in(
        own,
        stream,
        What::FreeQueued,
        || own.gpu.free_queued(address, stream).inspect(|()| own.known.ended(address)),
        |_| [address.0 as u64, stream.0 as u64],
    )
}

pub fn export_pool_pointer(own: &Observed, address: Address) -> Result<PoolPointer> {
    tell(
        own,
        What::Export,
        || own.gpu.export_pool_pointer(address),
        |name| [address.0 as u64, name.map_or(0, |name| hash(name))],
    )
}

pub fn import_pool_pointer(own: &Observed, pool: Pool, name: &PoolPointer) -> Result<Address> {
    tell(own, What::Open, || own.gpu.import_pool_pointer(pool, name), |address| [at(address), hash(name)])
}

pub fn export_memory(own: &Observed, address: Address) -> Result<IpcHandle> {
    tell(
        own,
        What::Export,
        || own.gpu.export_memory(address),
        |handle| [address.0 as u64, handle.map_or(0, |handle| hash(handle))],
    )
}

pub fn open_memory(own: &Observed, handle: &IpcHandle) -> Result<Address> {
    tell(own, What::Open, || own.gpu.open_memory(handle), |address| [at(address), hash(handle)])
}

pub fn close_memory(own: &Observed, address: Address) -> Result<()> {
    tell(own, What::Close, || own.gpu.close_memory(address), |_| [address.0 as u64])
}

pub fn export_event(own: &Observed, event: Event) -> Result<IpcHandle> {
    tell(
        own,
        What::Export,
        || own.gpu.export_event(event),
        |handle| [event.0 as u64, handle.map_or(0, |handle| hash(handle))],
    )
}

pub fn open_event(own: &Observed, handle: &IpcHandle) -> Result<Event> {
    tell(
        own,
        What::OpenEvent,
        || own.gpu.open_event(handle),
        |event| [event.map_or(0, |event| event.0 as u64), hash(handle)],
    )
}

pub fn create_physical(own: &Observed, size: usize, properties: &PhysicalProperties) -> Result<Physical> {
    let values = |memory: Option<&Physical>| [memory.map_or(0, |memory| memory.0 as u64), 0];
    let work = || own.gpu.create_physical(size, properties).inspect(|memory| own.known.physical_made(*memory, 0));
    tell(own, What::Physical, work, values)
}

pub fn export_physical(own: &Observed, memory: Physical, handle_type: HandleTypes) -> Result<Shareable> {
    let exported = |made: &Shareable| match made {
        Shareable::Descriptor(descriptor) => own.known.exported_file(*descriptor, memory),
        Shareable::Fabric(bytes) => hash(bytes),
    };
    let values = |made: Option<&Shareable>| [memory.0 as u64, made.map_or(0, exported)];
    tell(own, What::Physical, || own.gpu.export_physical(memory, handle_type), values)
}

pub fn import_physical(own: &Observed, handle: &Shareable) -> Result<Physical> {
    let identity = identity(own, handle);
    let values = |memory: Option<&Physical>| [memory.map_or(0, |memory| memory.0 as u64), identity];
    let work = || own.gpu.import_physical(handle).inspect(|memory| own.known.physical_made(*memory, identity));
    tell(own, What::Physical, work, values)
}

pub fn map(own: &Observed, address: Address, size: usize, offset: usize, memory: Physical) -> Result<()> {
    let values = |_: Option<&()>| [address.0 as u64, size as u64, offset as u64, memory.0 as u64];
    tell(own, What::Map, || own.gpu.map(address, size, offset, memory), values)
}

pub fn map_start(own: &Observed, address: Address, size: usize, memory: Physical) -> Result<()> {
    let values = |_: Option<&()>| [address.0 as u64, size as u64, 0, memory.0 as u64];
    tell(own, What::Map, || own.gpu.map_start(address, size, memory), values)
}

pub fn unmap(own: &Observed, address: Address, size: usize) -> Result<()> {
    tell(own, What::Unmap, || own.gpu.unmap(address, size), |_| [address.0 as u64, size as u64])
}

pub fn import_external_memory(
    own: &Observed,
    descriptor: MemoryDescriptor,
    size: u64,
    dedicated: bool,
) -> Result<ExternalMemory> {
    let (MemoryDescriptor::Opaque(file) | MemoryDescriptor::DmaBuf(file)) = descriptor;
    let inode = own.known.file(file);
    let values = |memory: Option<&ExternalMemory>| [memory.map_or(0, |memory| memory.0 as u64), inode];
    tell(own, What::Physical, || own.gpu.import_external_memory(descriptor, size, dedicated), values)
}

pub fn map_external_buffer(own: &Observed, memory: ExternalMemory, offset: u64, size: u64) -> Result<Address> {
    let values = |address: Option<&Address>| [at(address), size, offset, memory.0 as u64];
    tell(own, What::MapExternal, || own.gpu.map_external_buffer(memory, offset, size), values)
}

pub fn map_external_arrays(
    own: &Observed,
    memory: ExternalMemory,
    offset: u64,
    descriptor: &ArrayDescriptor,
    levels: u32,
) -> Result<MipmappedArray> {
    let values = |made: Option<&MipmappedArray>| {
        let (address, size) = made.and_then(|made| own.known.levels_memory(*made)).unwrap_or((Address(0), 0));
        [address.0 as u64, size as u64, offset, memory.0 as u64]
    };
    tell(own, What::MapExternal, || own.gpu.map_external_arrays(memory, offset, descriptor, levels), values)
}

pub fn import_semaphore(own: &Observed, descriptor: SemaphoreDescriptor) -> Result<Semaphore> {
    let (identity, is_timeline) = match descriptor {
        // All eventfds have one inode.
        SemaphoreDescriptor::Binary(file) => (descriptor::eventfd_id(file).unwrap_or(0), 0),
        SemaphoreDescriptor::Timeline(file) => (own.known.file(file), 1),
    };
    let values = |made: Option<&Semaphore>| [made.map_or(0, |semaphore| semaphore.0 as u64), identity, is_timeline];
    tell(own, What::ImportSemaphore, || own.gpu.import_semaphore(descriptor), values)
}

/// Tells of each semaphore of a call.
fn tell_each(
    own: &Observed,
    what: What,
    all: &[SemaphoreValue],
    stream: Stream,
    work: impl FnOnce() -> Result<()>,
) -> Result<()> {
    let Some((last, others)) = all.split_last() else { return work() };
    let call = Call::begin();
    tell_in(own, stream, what, work, |_| semaphore(last, stream))?;
    if own.known.taken(Some(stream)) == Taken::No {
        write_semaphores(&call, own.device(), what, others, stream);
    }
    Ok(())
}

/// A semaphore of a signal or a wait in the journal.
fn semaphore(one: &SemaphoreValue, stream: Stream) -> [u64; 3] {
    [one.semaphore.0 as u64, one.value, stream.0 as u64]
}

fn write_semaphores(call: &Call, device: i32, what: What, all: &[SemaphoreValue], stream: Stream) {
    all.iter().for_each(|one| call.write(what, device, 0, &semaphore(one, stream)));
}

pub fn signal_semaphores(own: &Observed, signals: &[SemaphoreValue], stream: Stream) -> Result<()> {
    sanitizer::raise(own, stream, Sign::Signal);
    tell_each(own, What::Signal, signals, stream, || own.gpu.signal_semaphores(signals, stream))
}

pub fn wait_semaphores(own: &Observed, waits: &[SemaphoreValue], stream: Stream) -> Result<()> {
    tell_each(own, What::Wait, waits, stream, || own.gpu.wait_semaphores(waits, stream))?;
    sanitizer::wait(own, stream, Sign::Signal);
    Ok(())
}

pub fn create_stream(own: &Observed, flags: StreamFlags, priority: i32) -> Result<Stream> {
    let is_apart = flags.contains(StreamFlags::NON_BLOCKING).into();
    let values = |stream: Option<&Stream>| [stream.map_or(0, |stream| stream.0 as u64), is_apart];
    tell(own, What::CreateStream, || own.gpu.create_stream(flags, priority), values)
}

pub fn destroy_stream(own: &Observed, stream: Stream) -> Result<()> {
    sanitizer::end(own, stream);
    own.gpu.destroy_stream(stream)
}

pub fn query_stream(own: &Observed, stream: Stream) -> Result<()> {
    tell(own, What::ObserveStream, || own.gpu.query_stream(stream), |_| [stream.0 as u64])?;
    sanitizer::see_stream(own, stream);
    Ok(())
}

pub fn synchronize_stream(own: &Observed, stream: Stream) -> Result<()> {
    tell(own, What::ObserveStream, || own.gpu.synchronize_stream(stream), |_| [stream.0 as u64])?;
    sanitizer::see_stream(own, stream);
    Ok(())
}

pub fn synchronize_device(own: &Observed) -> Result<()> {
    tell(own, What::ObserveDevice, || own.gpu.synchronize_device(), |_| [])?;
    sanitizer::see_device(own, Some(own.device()));
    Ok(())
}

/// A context's memory ends with it.
pub fn destroy_context(own: &Observed, context: Context) -> Result<()> {
    own.gpu.destroy_context(context).inspect(|()| own.known.reset())
}

pub fn destroy_context_with_objects(own: &Observed, context: Context) -> Result<()> {
    own.gpu.destroy_context_with_objects(context).inspect(|()| own.known.reset())
}

pub fn reset_primary(own: &Observed, device: i32) -> Result<()> {
    // By CUDA the memory of pools and of other contexts stays.
    let reset = if strict_refusals::get() == 0 { entry::RESET } else { entry::RESET_PRIMARY };
    let values = move |_: Option<&()>| [reset, device as u64];
    tell(own, What::ObserveDevice, || own.gpu.reset_primary(device), values)?;
    own.known.reset();
    sanitizer::see_device(own, Some(device));
    Ok(())
}

pub fn create_event(own: &Observed, flags: EventFlags) -> Result<Event> {
    tell(own, What::CreateEvent, || own.gpu.create_event(flags), |event| [event.map_or(0, |event| event.0 as u64)])
}

pub fn wait_event(own: &Observed, stream: Stream, event: Event) -> Result<()> {
    tell_in(own, stream, What::WaitEvent, || own.gpu.wait_event(stream, event), |_| [event.0 as u64, stream.0 as u64])?;
    sanitizer::wait(own, stream, Sign::Record(event));
    Ok(())
}

pub fn record_event(own: &Observed, event: Event, stream: Stream) -> Result<()> {
    sanitizer::raise(own, stream, Sign::Record(event));
    tell_in(own, stream, What::Record, || own.gpu.record_event(event, stream), |_| [event.0 as u64, stream.0 as u64])
}

/// Told as if all streams of the device were the context's.
pub fn record_in_context(own: &Observed, event: Event) -> Result<()> {
    sanitizer::streams(own).into_iter().for_each(|stream| sanitizer::raise(own, stream, Sign::Record(event)));
    tell(own, What::Record, || own.gpu.record_in_context(event), |_| [event.0 as u64, ALL_STREAMS])
}

/// Told as if all streams of the device were the context's.
pub fn wait_in_context(own: &Observed, event: Event) -> Result<()> {
    tell(own, What::WaitEvent, || own.gpu.wait_in_context(event), |_| [event.0 as u64, ALL_STREAMS])?;
    sanitizer::streams(own).into_iter().for_each(|stream| sanitizer::wait(own, stream, Sign::Record(event)));
    // Streams without work until now come after the null stream's, but for non-blocking ones.
    sanitizer::wait(own, Stream::NULL, Sign::Record(event));
    Ok(())
}

pub fn query_event(own: &Observed, event: Event) -> Result<()> {
    tell(own, What::ObserveEvent, || own.gpu.query_event(event), |_| [event.0 as u64])?;
    sanitizer::see(own, Sign::Record(event));
    Ok(())
}

pub fn synchronize_event(own: &Observed, event: Event) -> Result<()> {
    tell(own, What::ObserveEvent, || own.gpu.synchronize_event(event), |_| [event.0 as u64])?;
    sanitizer::see(own, Sign::Record(event));
    Ok(())
}

pub fn elapsed_time(own: &Observed, start: Event, stop: Event) -> Result<f32> {
    let call = Call::begin();
    let time = tell(own, What::ObserveEvent, || own.gpu.elapsed_time(start, stop), |_| [start.0 as u64])?;
    call.write(What::ObserveEvent, own.device(), 0, &[stop.0 as u64]);
    [start, stop].into_iter().for_each(|event| sanitizer::see(own, Sign::Record(event)));
    Ok(time)
}

pub fn call_host(own: &Observed, stream: Stream, function: HostFunction) -> Result<()> {
    let (number, function) = function_of(own, stream, function);
    tell_in(own, stream, What::Call, || own.gpu.call_host(stream, function), |_| [number, stream.0 as u64])
}

/// Has a function be the stream's work and tell its times, under a number.
pub fn function_of(own: &Observed, stream: Stream, function: HostFunction) -> (u64, HostFunction) {
    let number = journal::next_number();
    let function = sanitizer::function(own, stream, move |()| calling(number, function));
    (number, Box::new(move || function(())))
}

pub fn call_function(own: &Observed, stream: Stream, call: HostCall) -> Result<()> {
    match own.gpu.capture(stream)? {
        Some(_) => own.gpu.call_function(stream, call),
        None => call_host(own, stream, call.once()),
    }
}

pub fn add_callback(own: &Observed, stream: Stream, callback: Callback) -> Result<()> {
    let number = journal::next_number();
    let callback = sanitizer::function(own, stream, move |fares| calling(number, || callback(fares)));
    tell_in(own, stream, What::Call, || own.gpu.add_callback(stream, callback), |_| [number, stream.0 as u64])
}

/// Calls a function of the program's, and tells when.
fn calling(number: u64, function: impl FnOnce()) {
    journal::note(What::Calling, &[number]);
    in_function::set(1);
    function();
    in_function::set(0);
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
    own: &Observed,
    stream: Stream,
    address: Address,
    width: Width,
    value: u64,
    mask: u64,
    comparison: Comparison,
) -> Result<()> {
    let values = |_: Option<&()>| [address.0 as u64, bytes(width), value, stream.0 as u64, mask, number_of(comparison)];
    tell_in(
        own,
        stream,
        What::WaitValue,
        || own.gpu.wait_value(stream, address, width, value, mask, comparison),
        values,
    )?;
    sanitizer::wait(own, stream, Sign::Value(address));
    Ok(())
}

pub fn write_value(own: &Observed, stream: Stream, address: Address, width: Width, value: u64) -> Result<()> {
    let values = |_: Option<&()>| [address.0 as u64, bytes(width), value, stream.0 as u64];
    sanitizer::raise(own, stream, Sign::Value(address));
    tell_in(own, stream, What::WriteValue, || own.gpu.write_value(stream, address, width, value), values)
}

pub fn queue_values(own: &Observed, stream: Stream, operations: &[ValueOperation]) -> Result<()> {
    operations.iter().for_each(|one| sanitizer::raise(own, stream, Sign::Value(one.address())));
    let call = Call::begin();
    own.known.begin_call();
    own.gpu.queue_values(stream, operations)?;
    if own.known.taken(Some(stream)) == Taken::No {
        operations.iter().for_each(|one| sanitizer::wait(own, stream, Sign::Value(one.address())));
        write_values(&call, own.device(), operations, stream);
    }
    Ok(())
}

/// Waits for values and writes of values in the journal.
fn write_values(call: &Call, device: i32, operations: &[ValueOperation], stream: Stream) {
    for one in operations {
        let what = if one.comparison().is_some() { What::WaitValue } else { What::WriteValue };
        let comparison = one.comparison().map_or(0, number_of);
        let values = [one.address().0 as u64, bytes(one.width()), one.value(), stream.0 as u64, u64::MAX, comparison];
        call.write(what, device, 0, &values);
    }
}

/// A copy in the journal.
fn copied(transfer: &Transfer, [stream, asks]: [u64; 2]) -> [u64; 11] {
    let ([to, to_row, to_slice], [from, from_row, from_slice]) = (side(&transfer.to), side(&transfer.from));
    let [width, height, depth] = shape(&transfer.shape);
    [to, to_row, to_slice, from, from_row, from_slice, width, height, depth, stream, asks]
}

pub fn copy(own: &Observed, transfer: &Transfer, when: Order) -> Result<()> {
    copy_by(own, transfer, when, Deed::Copy, || own.gpu.copy(transfer, when))
}

/// Each piece is told by itself.
pub fn copy_boxes(own: &Observed, boxes: &[BoxCopy], when: Order) -> Result<()> {
    copy_each(boxes, |transfer| copy(own, transfer, when))
}

/// Tells of a copy that `work` does.
fn copy_by(
    own: &Observed,
    transfer: &Transfer,
    when: Order,
    deed: Deed,
    work: impl FnOnce() -> Result<()>,
) -> Result<()> {
    let sides = [transfer.to.address, transfer.from.address];
    let values = |_: Option<&()>| {
        let [stream, asks] = order(own, when, deed, &transfer.shape, &sides);
        let early = if reads_at_once(own, when, transfer) { entry::READS_AT_ONCE } else { 0 };
        copied(transfer, [stream, asks | early])
    };
    if sanitizer::is_word(&transfer.shape) {
        sanitizer::raise(own, when.stream(), Sign::Value(transfer.to.address));
    }
    own.known.doing(StepWork::Copy(*transfer));
    let is_of_ended = sides.iter().any(|side| own.known.has_ended(*side));
    tell_by(own, Some(when.stream()), is_of_ended, What::Copy, work, values)?;
    sanitizer::uses(own, &sanitizer::Use::of_copy(transfer), when);
    Ok(())
}

pub fn copy_array(own: &Observed, transfer: &ArrayTransfer, when: Order) -> Result<()> {
    let is_array = |end: &Endpoint| matches!(end, Endpoint::Array { .. });
    let deed = if is_array(&transfer.to) || is_array(&transfer.from) { Deed::ArrayCopy } else { Deed::Copy };
    match own.known.in_memory(transfer).filter(|memory| !memory.shape.is_empty()) {
        Some(memory) => copy_by(own, &memory, when, deed, || own.gpu.copy_array(transfer, when)),
        None => own.gpu.copy_array(transfer, when),
    }
}

pub fn touch(own: &Observed, address: Address, bytes: usize, is_written: bool, stream: Stream) -> Result<()> {
    let values = |_: Option<&()>| [address.0 as u64, bytes as u64, stream.0 as u64, is_written.into()];
    tell_in(own, stream, What::Touch, || own.gpu.touch(address, bytes, is_written, stream), values)
}

/// A fill in the journal.
fn filled(fill: &Fill, [stream, asks]: [u64; 2]) -> [u64; 8] {
    let ([to, row, slice], [width, height, depth]) = (side(&fill.to), shape(&fill.shape));
    [to, row, slice, width, height, depth, stream, asks]
}

pub fn fill(own: &Observed, fill: &Fill, when: Order) -> Result<()> {
    let values = |_: Option<&()>| filled(fill, order(own, when, Deed::Fill, &fill.shape, &[fill.to.address]));
    if sanitizer::is_word(&fill.shape) {
        sanitizer::raise(own, when.stream(), Sign::Value(fill.to.address));
    }
    own.known.doing(StepWork::Fill(*fill));
    let is_of_ended = own.known.has_ended(fill.to.address);
    tell_by(own, Some(when.stream()), is_of_ended, What::Fill, || own.gpu.fill(fill, when), values)?;
    sanitizer::uses(own, &[sanitizer::Use::of_fill(fill)], when);
    Ok(())
}

/// The uses of memory are told when the kernel has run, if they are.
pub fn launch(own: &Observed, kernel: Kernel, launch: &Launch) -> Result<()> {
    let number = journal::next_number();
    let values = |_: Option<&()>| [number, launch.stream.0 as u64];
    let launched = || sanitizer::launch(own, launch.stream, |order| own.known.launch(kernel, launch, number, order));
    tell_in(own, launch.stream, What::Launch, launched, values)
}

/// Its uses of memory are not told.
pub fn launch_cooperative(own: &Observed, kernel: Kernel, launch: &Launch) -> Result<()> {
    let values = |_: Option<&()>| [journal::next_number(), launch.stream.0 as u64];
    tell_in(own, launch.stream, What::Launch, || own.gpu.launch_cooperative(kernel, launch), values)
}

/// Tells of a node that the program makes.
pub fn add_node(own: &Observed, graph: Graph, after: &[Node], work: &NodeWork) -> Result<Node> {
    let number = |node: Option<&Node>| node.map_or(0, |node| own.known.number(*node)).into();
    tell(own, What::Node, || own.gpu.add_node(graph, after, work), |node| [number(node)])
}

pub fn begin_capture(own: &Observed, stream: Stream, mode: CaptureMode, into: Option<(Graph, &[Node])>) -> Result<()> {
    own.gpu.begin_capture(stream, mode, into)?;
    own.known.capturing(true);
    Ok(())
}

pub fn begin_recapture(
    own: &Observed,
    stream: Stream,
    mode: CaptureMode,
    graph: Graph,
    judge: Option<JudgeRecapture>,
) -> Result<()> {
    own.gpu.begin_recapture(stream, mode, graph, judge)?;
    own.known.capturing(true);
    Ok(())
}

pub fn end_capture(own: &Observed, stream: Stream) -> Result<Graph> {
    use CaptureRefusal::{Unmatched, Unsupported, WrongThread};
    let ended = own.gpu.end_capture(stream);
    // A capture that fails is ended as well, but not where another stream or thread is to end it, or there is none.
    let goes_on = |error: &Error| match error.kind() {
        Kind::Capture(refusal) => [Unmatched, Unsupported, WrongThread].contains(&refusal),
        _ => true,
    };
    if !ended.as_ref().is_err_and(goes_on) {
        own.known.capturing(false);
    }
    ended
}

pub fn instantiate(own: &Observed, graph: Graph, flags: InstantiateFlags) -> Result<Executable> {
    let executable = own.gpu.instantiate(graph, flags)?;
    own.known.instantiated(executable, graph);
    Ok(executable)
}

pub fn update_executable(
    own: &Observed,
    executable: Executable,
    graph: Graph,
) -> Result<Option<(Mismatch, Option<Node>)>> {
    let outcome = own.gpu.update_executable(executable, graph)?;
    if outcome.is_none() {
        own.known.updated(executable, graph);
    }
    Ok(outcome)
}

pub fn set_executable_work(own: &Observed, executable: Executable, node: Node, work: &NodeWork) -> Result<()> {
    own.gpu.set_executable_work(executable, node, work)?;
    own.known.changed(executable, node, work);
    Ok(())
}

pub fn enable_node(own: &Observed, executable: Executable, node: Node, is_enabled: bool) -> Result<()> {
    own.gpu.enable_node(executable, node, is_enabled)?;
    own.known.enabled(executable, node, is_enabled);
    Ok(())
}

pub fn destroy_graph(own: &Observed, graph: Graph) -> Result<()> {
    own.gpu.destroy_graph(graph)?;
    own.known.forget_graph(graph);
    Ok(())
}

pub fn destroy_executable(own: &Observed, executable: Executable) -> Result<()> {
    own.gpu.destroy_executable(executable)?;
    own.known.forget_executable(executable);
    Ok(())
}

/// Tells of the steps of a launch and of their order.
pub fn launch_graph(own: &Observed, executable: Executable, stream: Stream) -> Result<()> {
    let call = Call::begin();
    own.known.begin_call();
    own.gpu.launch_graph(executable, stream)?;
    if own.known.taken(Some(stream)) != Taken::No {
        return Ok(());
    }
    let device = own.device();
    let Some(steps) = own.known.steps(executable) else {
        // Work of which nothing is known.
        call.write(What::Launch, device, 0, &[journal::next_number(), stream.0 as u64]);
        return Ok(());
    };
    call.write(What::LaunchGraph, device, 0, &[executable.0 as u64, stream.0 as u64]);
    for (place, step) in steps.iter().enumerate() {
        write_step(&call, device, place, step);
        if let Some(work) = &step.work {
            launched(own, &call, device, work, stream);
        }
    }
    call.write(What::LaunchEnd, device, 0, &[]);
    Ok(())
}

/// A step of a launch in the journal.
fn write_step(call: &Call, device: i32, place: usize, step: &Step) {
    const MOST: usize = entry::VALUES - 3;
    let mut parts = step.before.chunks(MOST);
    let mut part = parts.next().unwrap_or_default();
    loop {
        let mut values = [place as u64, step.node.into(), part.len() as u64, 0, 0, 0, 0, 0, 0, 0, 0];
        values[3..].iter_mut().zip(part).for_each(|(value, before)| *value = *before as u64);
        call.write(What::Step, device, 0, &values);
        match parts.next() {
            Some(next) => part = next,
            None => break,
        }
    }
}

fn launched(own: &Observed, call: &Call, device: i32, work: &StepWork, stream: Stream) {
    let number = stream.0 as u64;
    match work {
        StepWork::Copy(transfer) => {
            call.write(What::Copy, device, 0, &copied(transfer, in_launch(stream)));
            sanitizer::launched(own, &sanitizer::Use::of_copy(transfer), stream);
        }
        StepWork::Fill(fill) => {
            call.write(What::Fill, device, 0, &filled(fill, in_launch(stream)));
            sanitizer::launched(own, &[sanitizer::Use::of_fill(fill)], stream);
        }
        StepWork::Record(event) => call.write(What::Record, device, 0, &[event.0 as u64, number]),
        StepWork::Wait(event) => call.write(What::WaitEvent, device, 0, &[event.0 as u64, number]),
        StepWork::Launch(launch) => call.write(What::Launch, device, 0, &[*launch, number]),
        StepWork::Values(operations) => write_values(call, device, operations, stream),
        StepWork::Signal(signals) => write_semaphores(call, device, What::Signal, signals, stream),
        StepWork::WaitSemaphores(waits) => write_semaphores(call, device, What::Wait, waits, stream),
        StepWork::Allocate { address, size } => {
            call.write(What::AllocateQueued, device, 0, &[address.0 as u64, *size as u64, number]);
        }
        // What ends memory is sorted by its beginning: here behind the entries before it.
        StepWork::Free(address) => Call::begin().write(What::FreeQueued, device, 0, &[address.0 as u64, number]),
        StepWork::Call(function) => call.write(What::Call, device, 0, &[*function, number]),
    }
}
