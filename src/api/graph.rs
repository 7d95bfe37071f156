// SPDX-License-Identifier: MIT OR Apache-2.0
//! Graphs, nodes and lists of them, which the dialects share; they have the same numbers in all.

use std::ffi::{CStr, OsStr, c_int, c_uint, c_void};
use std::fmt::Write;
use std::mem::MaybeUninit;
use std::os::unix::ffi::OsStrExt;
use std::sync::Arc;

use super::external::{self, PARAMETERS};
use crate::border::arguments::{invalid, non_null, out, read, unsupported, write_optional};
use crate::gpu::{
    Address, Array, Choice, Conditional, Context, CopySide, Error, Event, Executable, Fill, Gpu, Graph, GraphMemory,
    HostCall, InstantiateFlags, JudgeRecapture, Kind, LaunchValue, List, Mismatch, Node, NodeAccess, NodeCopy,
    NodeWork, Place, Result, SemaphoreList, Shape, Side, Stream, UserData, UserObject, ValueOperation,
};

/// A fill, of elements.
pub(super) struct FillParams {
    pub address: Address,
    pub unit: c_uint,
    pub height: usize,
    pub pitch: usize,
    pub value: c_uint,
    pub width: usize,
}

/// Pitched memory, as the runtimes describe it.
#[repr(C)]
#[derive(Clone, Copy)]
struct Pitched {
    address: *mut c_void,
    pitch: usize,
    width: usize,
    height: usize,
}

/// A copy of a box, as the runtimes describe it.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct BoxParams {
    from_array: *mut c_void,
    from_start: [usize; 3],
    from: Pitched,
    to_array: *mut c_void,
    to_start: [usize; 3],
    to: Pitched,
    extent: [usize; 3],
    kind: c_uint,
}

/// A call, as all dialects describe it.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct CallParams {
    function: Option<unsafe extern "C" fn(*mut c_void)>,
    data: *mut c_void,
}

/// An allocation, as all dialects describe it.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct AllocationParams {
    /// Of pinned memory: 1.
    kind: c_uint,
    handle_types: c_uint,
    /// Of a device: 1.
    location: c_uint,
    device: c_int,
    security: *mut c_void,
    most: usize,
    reserved: [u8; 56],
    accesses: *const NodeAccess,
    access_count: usize,
    bytes: usize,
    address: *mut c_void,
}

/// Signals of semaphores or waits for them, as all dialects describe them.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct SemaphoreParams {
    semaphores: *mut *mut c_void,
    parameters: *const c_void,
    count: c_uint,
}

/// Waits for values and writes of values, as both dialects that have them describe them.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct ValueParams {
    context: *mut c_void,
    count: c_uint,
    operations: *mut c_void,
    flags: c_uint,
}

/// A node of any type, as all dialects describe it.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct AnyParams {
    kind: c_uint,
    reserved: [c_int; 3],
    /// A union of the descriptions of all types.
    description: [u64; 29],
    reserved_too: u64,
}

/// The description of a node of any type, whose padding says nothing.
pub(super) type Described = MaybeUninit<AnyParams>;

/// Writes a part of the description, `skipped` bytes behind its start.
pub(super) fn describe_part<T: Copy>(described: &mut Described, skipped: usize, part: T) {
    let start = std::mem::offset_of!(AnyParams, description) + skipped;
    assert!(start + size_of::<T>() <= size_of::<AnyParams>());
    // SAFETY: within the description; alignment is not assumed.
    unsafe { described.as_mut_ptr().wrapping_byte_add(start).cast::<T>().write_unaligned(part) };
}

/// The bytes before the description of a copy: flags and a context.
pub(super) const BEFORE_COPY: usize = 16;

/// Checks the context of a node.
type ContextCheck = fn(&dyn Gpu, *mut c_void) -> Result<Context>;

/// A dialect's readers of its own descriptions. Each is given one of its type, with what that names.
pub(super) struct Readers {
    pub launch: unsafe fn(&dyn Gpu, *const c_void) -> Result<NodeWork>,
    pub copy: unsafe fn(&dyn Gpu, *const c_void) -> Result<NodeWork>,
    pub fill: unsafe fn(&dyn Gpu, *const c_void) -> Result<NodeWork>,
    /// The type of nodes of waits and writes.
    pub batch: c_uint,
    pub values: unsafe fn(&dyn Gpu, *const c_void) -> Result<NodeWork>,
    /// Checks the context of a node that chooses among graphs, where there are such nodes.
    pub chooser: Option<ContextCheck>,
    /// Describes launches, copies, fills and values.
    pub describe: fn(&dyn Gpu, &NodeWork, &mut Described) -> Result<()>,
}

const _: () = assert!(size_of::<AllocationParams>() == 120 && size_of::<AnyParams>() == 256);
const _: () = assert!(size_of::<SemaphoreParams>() == 24 && size_of::<ValueParams>() == 32);
const _: () = assert!(size_of::<BoxParams>() == 160 && size_of::<CallParams>() == 16);

/// Reads handles of nodes.
///
/// # Safety
/// `handles` is NULL or valid for reading `count` handles.
pub(super) unsafe fn nodes<T>(handles: *const *mut T, count: usize) -> Result<Vec<Node>> {
    if count > 0 && handles.is_null() {
        return invalid("the array of nodes is NULL");
    }
    // SAFETY: as promised by the caller; alignment is not assumed.
    Ok((0..count).map(|place| unsafe { handles.add(place).read_unaligned() }.into()).collect())
}

/// Reads edges.
///
/// # Safety
/// Both arrays are NULL or valid for reading `count` handles.
pub(super) unsafe fn edges<T>(from: *const *mut T, to: *const *mut T, count: usize) -> Result<Vec<(Node, Node)>> {
    // SAFETY: as promised by the caller.
    let (from, to) = unsafe { (nodes(from, count)?, nodes(to, count)?) };
    Ok(from.into_iter().zip(to).collect())
}

/// Writes handles of nodes into an array if there is one, and their number. The rest of the array becomes NULL.
///
/// # Safety
/// `count` is NULL or valid for reading and writing; `handles` is NULL or valid for writing as many as that says.
pub(super) unsafe fn list<T>(handles: *mut *mut T, count: *mut usize, nodes: &[Node]) -> Result<()> {
    // SAFETY: as promised by the caller; alignment is not assumed.
    unsafe {
        let number = out(count)?;
        if handles.is_null() {
            return number.finish(nodes.len());
        }
        let room = count.read_unaligned();
        for place in 0..room {
            let node = nodes.get(place).map_or(std::ptr::null_mut(), |node| node.as_ptr());
            handles.add(place).write_unaligned(node);
        }
        number.finish(nodes.len().min(room))
    }
}

/// Writes edges as [`list`] writes nodes.
///
/// # Safety
/// As for [`list`], for both arrays.
pub(super) unsafe fn list_edges<T>(
    from: *mut *mut T,
    to: *mut *mut T,
    count: *mut usize,
    edges: &[(Node, Node)],
) -> Result<()> {
    if from.is_null() != to.is_null() {
        return invalid("one of the two arrays is NULL");
    }
    let (starts, ends): (Vec<Node>, Vec<Node>) = edges.iter().copied().unzip();
    // SAFETY: as promised by the caller; the number is read before it is written.
    unsafe {
        let mut room = if count.is_null() { 0 } else { count.read_unaligned() };
        list(from, count, &starts)?;
        list(to, &raw mut room, &ends)
    }
}

/// Writes data of edges, all 0, where there is an array for them.
///
/// # Safety
/// `data` is NULL or valid for writing as many as `count` says, which was written.
pub(super) unsafe fn no_data(data: *mut [u8; 8], count: *const usize) -> Result<()> {
    if !data.is_null() {
        // SAFETY: as promised by the caller.
        unsafe { data.write_bytes(0, read(count)?) };
    }
    Ok(())
}

/// The nodes of a graph that come first.
pub(super) fn roots(gpu: &dyn Gpu, graph: Graph) -> Result<Vec<Node>> {
    let (mut nodes, edges) = (gpu.nodes(graph)?, gpu.edges(graph)?);
    nodes.retain(|node| edges.iter().all(|(_, to)| to != node));
    Ok(nodes)
}

/// The type of nodes that choose among graphs, by CUDA's numbers.
const CONDITIONAL: c_uint = 13;

/// A node that chooses among graphs, as CUDA describes it.
#[repr(C)]
#[derive(Clone, Copy)]
struct ConditionalParams {
    condition: u64,
    choice: c_uint,
    count: c_uint,
    graphs: *const Graph,
    context: *mut c_void,
}

/// Checks the context that CUDA's callers tell for a node; NULL is none. ContextDestroyed for one that does not exist.
pub(super) fn live<T>(gpu: &dyn Gpu, context: *mut T) -> Result<Context> {
    let context = Context(context.addr());
    if !context.is_null() {
        gpu.check_active(context).map_err(|_| Kind::ContextDestroyed)?;
    }
    Ok(context)
}

/// As [`live`], but InvalidContext for NULL.
pub(super) fn existing_context<T>(gpu: &dyn Gpu, context: *mut T) -> Result<Context> {
    if context.is_null() { Err(Kind::InvalidContext.because("the context is NULL")) } else { live(gpu, context) }
}

/// The work of a node that chooses among graphs.
fn conditional(params: &ConditionalParams, context: Context) -> Result<NodeWork> {
    let ConditionalParams { condition, choice, count, .. } = *params;
    let (choice, fits) = match choice {
        0 => (Choice::If, matches!(count, 1 | 2)),
        1 => (Choice::While, count == 1),
        2 => (Choice::Switch, count > 0),
        _ => return invalid(format!("the type of the condition is {choice}: there is no such type")),
    };
    match fits {
        true => Ok(NodeWork::Conditional(Conditional { condition, context, choice, count, graphs: List::default() })),
        false => invalid(format!("size is {count}: a condition of this type does not choose among so many graphs")),
    }
}

fn describe_conditional(conditional: &Conditional) -> ConditionalParams {
    ConditionalParams {
        condition: conditional.condition,
        choice: conditional.choice as c_uint,
        count: conditional.count,
        graphs: conditional.graphs.first().as_ptr().cast_const().cast(),
        context: conditional.context.as_ptr(),
    }
}

/// Makes a condition for a node of the context that is told last. InvalidValue for other flags.
///
/// # Safety
/// `condition` is NULL or valid for writing.
pub(super) unsafe fn create_condition(
    gpu: &dyn Gpu,
    condition: *mut u64,
    graph: Graph,
    value: c_uint,
    flags: c_uint,
    context: impl FnOnce() -> Result<Context>,
) -> Result<()> {
    const ASSIGN_DEFAULT: c_uint = 1;
    // SAFETY: as promised by the caller.
    let condition = unsafe { out(condition) }?;
    if flags & !ASSIGN_DEFAULT != 0 {
        return invalid(format!("flags is {flags:#x}: there are no such flags"));
    }
    if graph.is_null() {
        return invalid("the graph is NULL");
    }
    condition.finish(gpu.create_condition(graph, value, flags == ASSIGN_DEFAULT, context()?)?)
}

/// The number of a node's type; `batch` is the dialect's for waits and writes.
pub(super) fn node_type(work: &NodeWork, batch: c_uint) -> c_uint {
    match work {
        NodeWork::Launch(..) => 0,
        NodeWork::Copy(_) => 1,
        NodeWork::Fill(_) => 2,
        NodeWork::Call(_) => 3,
        NodeWork::Child(_) => 4,
        NodeWork::Conditional(_) => CONDITIONAL,
        NodeWork::Empty => 5,
        NodeWork::Wait(_) => 6,
        NodeWork::Record(_) => 7,
        NodeWork::Signal(_) => 8,
        NodeWork::WaitSemaphores(_) => 9,
        NodeWork::Allocate { .. } => 10,
        NodeWork::Free(_) => 11,
        NodeWork::Values { .. } => batch,
    }
}

/// The number of the reason for which an executable cannot be updated.
pub(super) fn update_result(mismatch: Mismatch) -> c_uint {
    match mismatch {
        Mismatch::Topology => 2,
        Mismatch::NodeType => 3,
        Mismatch::Function => 4,
        Mismatch::Parameters => 5,
        Mismatch::Unsupported => 6,
    }
}

/// Updates an executable: its error, and the number and node that go with it.
pub(super) fn update(gpu: &dyn Gpu, executable: Executable, graph: Graph) -> Result<Option<(Error, c_uint, Node)>> {
    let mismatch = gpu.update_executable(executable, graph)?;
    Ok(mismatch.map(|(mismatch, node)| {
        let error = Kind::GraphUpdate.because("the graph differs from the one that the executable was made of");
        (error, update_result(mismatch), node.unwrap_or(Node(0)))
    }))
}

/// The error for a node that does other work.
pub(super) fn other_type<T>() -> Result<T> {
    invalid("the node does another kind of work")
}

/// Adds a node.
///
/// # Safety
/// `node` is NULL or valid for writing; `dependencies` is NULL or valid for reading `count` handles.
pub(super) unsafe fn add<T>(
    gpu: &dyn Gpu,
    node: *mut *mut T,
    graph: Graph,
    (dependencies, count): (*const *mut T, usize),
    work: impl FnOnce() -> Result<NodeWork>,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let (node, after) = unsafe { (out(node)?, nodes(dependencies, count)?) };
    if graph.is_null() {
        return invalid("the graph is NULL");
    }
    node.finish(gpu.add_node(graph, &after, &work()?)?.as_ptr())
}

/// The work of a copy of bytes; InvalidValue for none.
pub(super) fn copy_bytes(
    to: *mut c_void,
    from: *const c_void,
    bytes: usize,
    (to_place, from_place): (Place, Place),
) -> Result<NodeWork> {
    if bytes == 0 {
        return invalid("there are no bytes to copy");
    }
    let side = |base: Address, place| CopySide {
        array: None,
        base,
        start: [0; 3],
        pitch: bytes,
        width: bytes,
        height: 1,
        place,
    };
    let (to, from) = (side(non_null(to)?, to_place), side(non_null(from)?, from_place));
    Ok(NodeWork::Copy(NodeCopy { to, from, shape: Shape::bytes(bytes) }))
}

/// Bytes of an element of the arrays that take part in a copy; 1 where there are none.
fn element_size(gpu: &dyn Gpu, arrays: [Option<Array>; 2]) -> Result<usize> {
    arrays.into_iter().flatten().next().map_or(Ok(1), |array| gpu.element_size(array))
}

/// The work of a copy of a box, between memory of these kinds.
pub(super) fn copy_box(gpu: &dyn Gpu, p: &BoxParams, (to_place, from_place): (Place, Place)) -> Result<NodeWork> {
    let some = |array: *mut c_void| (!array.is_null()).then(|| array.into());
    let (to_array, from_array) = (some(p.to_array), some(p.from_array));
    let element = element_size(gpu, [to_array, from_array])?;
    let side = |array: Option<Array>, memory: &Pitched, [x, y, z]: [usize; 3], place| CopySide {
        array,
        base: memory.address.into(),
        start: [x.saturating_mul(if array.is_some() { element } else { 1 }), y, z],
        pitch: memory.pitch,
        width: memory.width,
        height: memory.height,
        place,
    };
    let to = side(to_array, &p.to, p.to_start, to_place);
    let from = side(from_array, &p.from, p.from_start, from_place);
    let [width, height, depth] = p.extent;
    Ok(NodeWork::Copy(NodeCopy { to, from, shape: Shape { width: width.saturating_mul(element), height, depth } }))
}

/// Describes a copy as the runtimes do.
pub(super) fn describe_box(gpu: &dyn Gpu, copy: &NodeCopy) -> Result<BoxParams> {
    let NodeCopy { to, from, shape } = copy;
    let element = element_size(gpu, [to.array, from.array])?;
    let array = |side: &CopySide| side.array.map_or(std::ptr::null_mut(), |array| array.as_ptr());
    let start = |side: &CopySide| {
        let [x, y, z] = side.start;
        [if side.array.is_some() { x / element } else { x }, y, z]
    };
    let memory = |side: &CopySide| {
        let address = side.base.as_ptr();
        match *side {
            // The runtimes describe bytes as a row.
            CopySide { array: None, pitch: 0, width: 0, height: 0, .. } => {
                Pitched { address, pitch: shape.width, width: shape.width, height: shape.height }
            }
            CopySide { pitch, width, height, .. } => Pitched { address, pitch, width, height },
        }
    };
    Ok(BoxParams {
        from_array: array(from),
        from_start: start(from),
        from: memory(from),
        to_array: array(to),
        to_start: start(to),
        to: memory(to),
        extent: [shape.width / element, shape.height, shape.depth],
        kind: direction(to.place, from.place),
    })
}

/// The number of the direction of a copy between memory of these kinds.
fn direction(to: Place, from: Place) -> c_uint {
    match (to, from) {
        (Place::Host, Place::Host) => 0,
        (Place::Device, Place::Host) => 1,
        (Place::Host, Place::Device) => 2,
        (Place::Device, Place::Device) => 3,
        (Place::Any, _) | (_, Place::Any) => 4,
    }
}

/// The work of a fill.
pub(super) fn fill(params: &FillParams) -> Result<NodeWork> {
    let FillParams { address, unit, height, pitch, value, width } = *params;
    let Some(bytes) = width.checked_mul(unit as usize).filter(|_| matches!(unit, 1 | 2 | 4)) else {
        return invalid(format!("an element of a fill has 1, 2 or 4 bytes, not {unit}"));
    };
    if bytes == 0 || height == 0 || height > 1 && pitch < bytes {
        return invalid("a fill has at least one element, and rows that fit the pitch");
    }
    let to = Side { address: non_null(address.as_ptr())?, row: pitch, slice: 0, place: Place::Device };
    Ok(NodeWork::Fill(Fill { to, shape: Shape { width: bytes, height, depth: 1 }, value, unit: unit as usize }))
}

/// Describes a fill.
pub(super) fn describe_fill(fill: &Fill) -> FillParams {
    FillParams {
        address: fill.to.address,
        unit: fill.unit as c_uint,
        height: fill.shape.height,
        pitch: fill.to.row,
        value: fill.value,
        width: fill.shape.width / fill.unit,
    }
}

/// The work of a call.
pub(super) fn host_call(params: &CallParams) -> Result<NodeWork> {
    match params.function {
        Some(function) => Ok(NodeWork::Call(HostCall { function, data: UserData(params.data) })),
        None => invalid("the function is NULL"),
    }
}

/// Reads signals of semaphores or waits for them.
///
/// # Safety
/// `params` is NULL or valid for reading, with its arrays.
pub(super) unsafe fn semaphores(params: *const SemaphoreParams) -> Result<SemaphoreList> {
    // SAFETY: as promised by the caller.
    unsafe {
        let SemaphoreParams { semaphores, parameters, count } = read(params)?;
        Ok(external::values((semaphores, parameters), PARAMETERS, count)?.into_iter().collect())
    }
}

/// Describes signals of semaphores or waits for them.
pub(super) fn describe_semaphores(list: &SemaphoreList) -> SemaphoreParams {
    SemaphoreParams {
        semaphores: list.semaphores.first().as_ptr().cast(),
        parameters: list.parameters.first().as_ptr(),
        count: list.semaphores.count() as c_uint,
    }
}

/// Describes waits for values and writes of values.
pub(super) fn describe_values(context: Context, operations: &List<ValueOperation>) -> ValueParams {
    let (count, operations) = (operations.count() as c_uint, operations.first().as_ptr());
    ValueParams { context: context.as_ptr(), count, operations, flags: 0 }
}

/// The refusal of a type that a dialect's structure for nodes of any type does not describe.
pub(super) fn not_described() -> Result<NodeWork> {
    invalid("the call for nodes of any type does not describe this one")
}

/// Converts an event; InvalidValue for NULL, as for the other arguments of a node.
pub(super) fn existing<T>(event: *mut T) -> Result<Event> {
    if event.is_null() { invalid("the event is NULL") } else { Ok(Event(event.addr())) }
}

/// Describes a call.
pub(super) fn describe_call(call: &HostCall) -> CallParams {
    CallParams { function: Some(call.function), data: call.data.0 }
}

/// Adds a node that allocates memory, and describes it with its address.
///
/// # Safety
/// As for [`add`]; `params` is NULL or valid for reading, with its accesses, and for writing.
pub(super) unsafe fn add_allocation<T>(
    gpu: &dyn Gpu,
    node: *mut *mut T,
    graph: Graph,
    after: (*const *mut T, usize),
    params: *mut AllocationParams,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let mut described = unsafe { read(params) }?;
    // SAFETY: as promised by the caller; a node was written where that succeeds.
    unsafe {
        let work = allocation_work(gpu, &described)?;
        add(gpu, node, graph, after, || Ok(work))?;
        described.address = allocation(gpu, node.read_unaligned().into())?.address;
        out(params)?.finish(described)
    }
}

/// The work of an allocation.
///
/// # Safety
/// Its accesses are NULL or valid for reading.
unsafe fn allocation_work(gpu: &dyn Gpu, params: &AllocationParams) -> Result<NodeWork> {
    let AllocationParams { kind, handle_types, location, device, bytes: size, accesses, access_count, .. } = *params;
    let devices = 0..gpu.device_count()?;
    if kind != 1 || location != 1 || !devices.contains(&device) || size == 0 {
        return invalid("a node allocates pinned memory of a device, at least one byte of it");
    }
    if handle_types != 0 {
        return unsupported("memory of a graph is not shared by handle: allocate it from a pool");
    }
    // SAFETY: as promised by the caller.
    let accesses = (0..access_count).map(|index| match unsafe { read(accesses.wrapping_add(index)) }? {
        access if access.location == 1 && devices.contains(&access.device) => Ok(access),
        _ => invalid("devices get access to a node's memory"),
    });
    let accesses = accesses.collect::<Result<List<NodeAccess>>>()?;
    Ok(NodeWork::Allocate { device, size, address: Address(0), accesses })
}

/// Describes the allocation of a node.
pub(super) fn allocation(gpu: &dyn Gpu, node: Node) -> Result<AllocationParams> {
    match gpu.node_work(node)? {
        NodeWork::Allocate { device, size, address, ref accesses } => {
            Ok(describe_allocation(device, size, address, accesses))
        }
        _ => other_type(),
    }
}

fn describe_allocation(device: i32, size: usize, address: Address, accesses: &List<NodeAccess>) -> AllocationParams {
    AllocationParams {
        kind: 1,
        handle_types: 0,
        location: 1,
        device,
        security: std::ptr::null_mut(),
        most: 0,
        reserved: [0; 56],
        accesses: accesses.first().as_ptr().cast(),
        access_count: accesses.count(),
        bytes: size,
        address: address.as_ptr(),
    }
}

/// Describes work as that of a node of any type.
fn describe_any(gpu: &dyn Gpu, work: &NodeWork, readers: &Readers) -> Result<Described> {
    let mut described = Described::zeroed();
    let start = (&raw mut described).cast::<c_uint>();
    // SAFETY: the type comes first.
    unsafe { start.write(node_type(work, readers.batch)) };
    match *work {
        NodeWork::Launch(..) | NodeWork::Copy(_) | NodeWork::Fill(_) | NodeWork::Values { .. } => {
            (readers.describe)(gpu, work, &mut described)?;
        }
        NodeWork::Empty => {}
        NodeWork::Call(call) => describe_part(&mut described, 0, describe_call(&call)),
        NodeWork::Record(event) | NodeWork::Wait(event) => describe_part(&mut described, 0, event.0),
        NodeWork::Allocate { device, size, address, ref accesses } => {
            describe_part(&mut described, 0, describe_allocation(device, size, address, accesses));
        }
        NodeWork::Free(address) => describe_part(&mut described, 0, address.0),
        NodeWork::Signal(ref list) | NodeWork::WaitSemaphores(ref list) => {
            describe_part(&mut described, 0, describe_semaphores(list));
        }
        NodeWork::Child(child) => describe_part(&mut described, 0, child.0),
        NodeWork::Conditional(ref conditional) => {
            describe_part(&mut described, 0, describe_conditional(conditional));
        }
    }
    Ok(described)
}

/// Describes a node of any type.
///
/// # Safety
/// `params` is NULL or valid for writing.
pub(super) unsafe fn get_any(gpu: &dyn Gpu, node: Node, params: *mut c_void, readers: &Readers) -> Result<()> {
    // SAFETY: as promised by the caller.
    let params = unsafe { out(params.cast::<Described>()) }?;
    params.finish(describe_any(gpu, &gpu.node_work(node)?, readers)?)
}

/// Lets a function of the program's judge nodes whose work differs. It is told the node, the descriptions of its work before
/// and now, and 0 where an executable can do that; a result other than 0 ends the capture.
pub(super) fn judge(
    gpu: &'static dyn Gpu,
    readers: &'static Readers,
    function: impl Fn(Node, *const c_void, *const c_void, c_uint) -> c_uint + Send + Sync + 'static,
) -> JudgeRecapture {
    Arc::new(move |node, was, is, is_updatable| {
        match (describe_any(gpu, was, readers), describe_any(gpu, is, readers)) {
            (Ok(was), Ok(is)) => function(node, was.as_ptr().cast(), is.as_ptr().cast(), (!is_updatable).into()) == 0,
            _ => false,
        }
    })
}

/// The memory that a node frees.
pub(super) fn freed(gpu: &dyn Gpu, node: Node) -> Result<Address> {
    match gpu.node_work(node)? {
        NodeWork::Free(address) => Ok(address),
        _ => other_type(),
    }
}

/// Reads a node of any type. InvalidValue for bytes that are to be 0 and for a type that is none.
///
/// # Safety
/// `params` is NULL or valid for reading, with what it names.
unsafe fn any(gpu: &dyn Gpu, params: *const c_void, readers: &Readers) -> Result<NodeWork> {
    /// Of conditions, copies to and from symbols, and those that are newer.
    const OTHERS: [c_uint; 4] = [12, 13, 14, 15];
    // SAFETY: as promised by the caller.
    let params: AnyParams = unsafe { read(params.cast()) }?;
    if params.reserved != [0; 3] || params.reserved_too != 0 {
        return invalid("a part that is reserved is not 0");
    }
    let description = (&raw const params.description).cast::<c_void>();
    let first = params.description[0] as usize;
    match params.kind {
        // SAFETY: the union holds each description, whose arguments the caller promised; so below.
        0 => unsafe { (readers.launch)(gpu, description) },
        // SAFETY: as above.
        1 => unsafe { (readers.copy)(gpu, description.wrapping_byte_add(BEFORE_COPY)) },
        // SAFETY: as above.
        2 => unsafe { (readers.fill)(gpu, description) },
        // SAFETY: as above.
        3 => host_call(&unsafe { read(description.cast()) }?),
        4 => Ok(NodeWork::Child(Graph(first))),
        5 => Ok(NodeWork::Empty),
        6 | 7 if first == 0 => invalid("the event is NULL"),
        6 => Ok(NodeWork::Wait(Event(first))),
        7 => Ok(NodeWork::Record(Event(first))),
        // SAFETY: as above.
        8 => Ok(NodeWork::Signal(unsafe { semaphores(description.cast()) }?)),
        // SAFETY: as above.
        9 => Ok(NodeWork::WaitSemaphores(unsafe { semaphores(description.cast()) }?)),
        // SAFETY: as above.
        10 => unsafe { allocation_work(gpu, &read(description.cast())?) },
        11 => Ok(NodeWork::Free(Address(first))),
        CONDITIONAL if let Some(context) = readers.chooser => {
            // SAFETY: as above.
            let params: ConditionalParams = unsafe { read(description.cast()) }?;
            conditional(&params, context(gpu, params.context)?)
        }
        // SAFETY: as above.
        kind if kind == readers.batch => unsafe { (readers.values)(gpu, description) },
        kind if OTHERS.contains(&kind) => unsupported(format!("there are no nodes of type {kind}")),
        kind => invalid(format!("type is {kind}: there is no such type")),
    }
}

/// Adds a node of any type. One that allocates memory is then described with its address.
///
/// # Safety
/// As for [`add`]; `params` is NULL or valid for reading and writing, with what it names.
pub(super) unsafe fn add_any<T>(
    gpu: &dyn Gpu,
    node: *mut *mut T,
    graph: Graph,
    after: (*const *mut T, usize),
    params: *mut c_void,
    readers: &Readers,
) -> Result<()> {
    // SAFETY: as promised by the caller; a node was written where that succeeds.
    unsafe {
        let work = any(gpu, params, readers)?;
        let is_described = matches!(work, NodeWork::Allocate { .. } | NodeWork::Conditional(_));
        add(gpu, node, graph, after, || Ok(work))?;
        if is_described {
            let described = params.wrapping_byte_add(std::mem::offset_of!(AnyParams, description));
            match gpu.node_work(node.read_unaligned().into())? {
                NodeWork::Allocate { device, size, address, accesses } => {
                    out(described.cast())?.write(describe_allocation(device, size, address, &accesses));
                }
                NodeWork::Conditional(conditional) => {
                    let given = read(described.cast::<ConditionalParams>())?;
                    let graphs = describe_conditional(&conditional).graphs;
                    out(described.cast())?.write(ConditionalParams { graphs, ..given });
                }
                _ => {}
            }
        }
    }
    Ok(())
}

/// Reads the work that a node of any type is to do from now on. Unsupported for memory, which stays as it is.
///
/// # Safety
/// As for [`any`].
pub(super) unsafe fn changed(gpu: &dyn Gpu, params: *const c_void, readers: &Readers) -> Result<NodeWork> {
    // SAFETY: as promised by the caller.
    match unsafe { any(gpu, params, readers) }? {
        NodeWork::Allocate { .. } | NodeWork::Free(_) => unsupported("a node of memory stays as it is"),
        NodeWork::Conditional(_) => unsupported("a node with a condition stays as it is"),
        work => Ok(work),
    }
}

/// Sets the work of a node of any type. Unsupported for memory and graphs, which stay as they are.
///
/// # Safety
/// As for [`any`].
pub(super) unsafe fn set_any(gpu: &dyn Gpu, node: Node, params: *const c_void, readers: &Readers) -> Result<()> {
    // SAFETY: as promised by the caller.
    match unsafe { changed(gpu, params, readers) }? {
        NodeWork::Child(_) => unsupported("a node keeps its graph"),
        work => gpu.set_node_work(node, &work),
    }
}

/// Sets the graph of an executable's node. GraphUpdate for one that differs.
pub(super) fn set_child(gpu: &dyn Gpu, executable: Executable, node: Node, child: Graph) -> Result<()> {
    gpu.set_executable_work(executable, node, &NodeWork::Child(child))
}

/// Makes an executable. InvalidValue for flags that are none, or that only a call with parameters takes.
///
/// # Safety
/// `executable` is NULL or valid for writing.
pub(super) unsafe fn instantiate<T>(gpu: &dyn Gpu, executable: *mut *mut T, graph: Graph, flags: u64) -> Result<()> {
    let Some(flags) = InstantiateFlags::from_bits(flags) else {
        return invalid(format!("flags is {flags:#x}: there are no such flags"));
    };
    // SAFETY: as promised by the caller.
    let executable = unsafe { out(executable) }?;
    executable.finish(gpu.instantiate(graph, flags)?.as_ptr())
}

/// The outcome of an instantiation with parameters, by both vendors' numbers: the reason, the node at fault, the executable.
type Instantiated = (u32, Node, Result<Executable>);

/// Makes an executable, and prepares its launch on request.
pub(super) fn instantiate_with_params(gpu: &dyn Gpu, graph: Graph, (flags, stream): (u64, Stream)) -> Instantiated {
    const UPLOAD: u64 = 2;
    const DEVICE_LAUNCH: u64 = 4;
    const SUCCESS: u32 = 0;
    const ERROR: u32 = 1;
    const INVALID_STRUCTURE: u32 = 2;
    const NOT_SUPPORTED: u32 = 3;
    let no_node = Node(0);
    if flags & DEVICE_LAUNCH != 0 {
        let first = gpu.nodes(graph).ok().and_then(|nodes| nodes.first().copied());
        return (NOT_SUPPORTED, first.unwrap_or(no_node), invalid("no kernel launches graphs here"));
    }
    let Some(made_for) = InstantiateFlags::from_bits(flags & !UPLOAD) else {
        return (ERROR, no_node, invalid(format!("flags is {flags:#x}: there are no such flags")));
    };
    let executable = match gpu.instantiate(graph, made_for) {
        Ok(executable) => executable,
        Err(error) => {
            let circle = on_circle(gpu, graph).filter(|_| error.kind() == Kind::InvalidValue);
            let reason = if circle.is_some() { INVALID_STRUCTURE } else { ERROR };
            return (reason, circle.unwrap_or(no_node), Err(error));
        }
    };
    if flags & UPLOAD != 0
        && let Err(error) = gpu.upload_graph(executable, stream)
    {
        _ = gpu.destroy_executable(executable);
        return (ERROR, no_node, Err(error));
    }
    (SUCCESS, no_node, Ok(executable))
}

/// A node of a circle of edges.
fn on_circle(gpu: &dyn Gpu, graph: Graph) -> Option<Node> {
    let (mut left, edges) = (gpu.nodes(graph).ok()?, gpu.edges(graph).ok()?);
    loop {
        let is_behind = |node: &Node| edges.iter().any(|(from, to)| to == node && left.contains(from));
        let behind: Vec<Node> = left.iter().copied().filter(is_behind).collect();
        if behind.len() == left.len() {
            return left.first().copied();
        }
        left = behind;
    }
}

/// The flags that an executable was made with, as the vendors' functions tell them: priorities are left out.
pub(super) fn executable_flags(gpu: &dyn Gpu, executable: Executable) -> Result<u64> {
    Ok((gpu.executable_flags(executable)? & InstantiateFlags::FREES).bits())
}

/// Makes an object of the program's. InvalidValue without a function, and for other flags.
pub(super) fn create_user_object(
    gpu: &dyn Gpu,
    (function, data): (Option<unsafe extern "C" fn(*mut c_void)>, *mut c_void),
    count: u32,
    flags: u32,
) -> Result<UserObject> {
    const NO_SYNCHRONIZATION: u32 = 1;
    let count = references(count)?;
    match function {
        Some(function) if flags == NO_SYNCHRONIZATION => {
            gpu.create_user_object(HostCall { function, data: UserData(data) }, count)
        }
        _ => invalid(format!("there is no function, or flags is {flags} and not 1")),
    }
}

/// Checks a number of references.
pub(super) fn references(count: u32) -> Result<u32> {
    match count {
        1..=0x7fff_ffff => Ok(count),
        _ => invalid(format!("count is {count}: it must be positive as an int")),
    }
}

/// Reads the number of an attribute of graphs' memory.
pub(super) fn graph_memory(number: u32) -> Result<GraphMemory> {
    let found = GraphMemory::ALL.get(number as usize).copied();
    found.ok_or_else(|| Kind::InvalidValue.because(format!("attr is {number}: there is no such attribute")))
}

/// A launch's attribute in the hub's layout, of the dialects that have it.
pub(super) fn launch_value(_attribute: u32, value: LaunchValue) -> Result<LaunchValue> {
    Ok(value)
}
pub(super) use launch_value as own_launch_value;

/// Resets an attribute of graphs' memory that is a maximum; the value of another is not read.
///
/// # Safety
/// `value` is NULL or, for a maximum, valid for reading 64 bits.
pub(super) unsafe fn reset_graph_memory(gpu: &dyn Gpu, device: i32, number: u32, value: *const c_void) -> Result<()> {
    match graph_memory(number)? {
        // SAFETY: as promised by the caller.
        high @ (GraphMemory::UsedHigh | GraphMemory::ReservedHigh) if unsafe { read(value.cast::<u64>())? } == 0 => {
            gpu.reset_graph_memory(device, high)
        }
        _ => invalid("only a maximum can be set, and to 0"),
    }
}

/// Makes an executable; clears the outputs about errors.
///
/// # Safety
/// Each output is NULL or valid for writing, the log for `size` bytes.
pub(super) unsafe fn instantiate_with_log<T, N>(
    gpu: &dyn Gpu,
    executable: *mut *mut T,
    graph: Graph,
    node: *mut *mut N,
    (log, size): (*mut std::ffi::c_char, usize),
) -> Result<()> {
    // SAFETY: as promised by the caller.
    unsafe {
        write_optional(node, std::ptr::null_mut());
        if size > 0 {
            write_optional(log, 0);
        }
        instantiate(gpu, executable, graph, 0)
    }
}

/// Writes a graph to a file, in the language of Graphviz. OperatingSystem where the file cannot be written.
pub(super) fn print(gpu: &dyn Gpu, graph: Graph, path: &CStr) -> Result<()> {
    let mut text = String::from("digraph dot {\n");
    draw(gpu, graph, &mut text)?;
    text += "}\n";
    std::fs::write(OsStr::from_bytes(path.to_bytes()), text)
        .map_err(|error| Kind::OperatingSystem.because(format!("cannot write {}: {error}", path.to_string_lossy())))
}

/// Writes a graph, and those that are its nodes.
fn draw(gpu: &dyn Gpu, graph: Graph, text: &mut String) -> Result<()> {
    // By their handles where nobody numbers them.
    let of_graph = gpu.graph_number(graph).map_or_else(|_| format!("{:x}", graph.0), |number| number.to_string());
    let of_node = |node: Node| {
        let number = gpu.node_number(node).map_or_else(|_| format!("{:x}", node.0), |number| number.to_string());
        format!("\"graph_{of_graph}_node_{number}\"")
    };
    _ = writeln!(text, "subgraph cluster_{of_graph} {{\n    label=\"graph_{of_graph}\";");
    for node in gpu.nodes(graph)? {
        let work = gpu.node_work(node)?;
        _ = writeln!(text, "    {} [label=\"{}\"];", of_node(node), label(&work));
        match work {
            NodeWork::Child(child) => draw(gpu, child, text)?,
            NodeWork::Conditional(conditional) => {
                conditional.graphs.items().iter().try_for_each(|graph| draw(gpu, *graph, text))?;
            }
            _ => {}
        }
    }
    for (from, to) in gpu.edges(graph)? {
        _ = writeln!(text, "    {} -> {};", of_node(from), of_node(to));
    }
    *text += "}\n";
    Ok(())
}

/// A node's work, in the words of the vendors' runtimes.
fn label(work: &NodeWork) -> String {
    match work {
        NodeWork::Empty => "EMPTY".into(),
        NodeWork::Launch(kernel, launch) => {
            format!("KERNEL {:#x}, grid {:?}, block {:?}", kernel.0, launch.grid, launch.block)
        }
        NodeWork::Copy(copy) => {
            let Shape { width, height, depth } = copy.shape;
            format!("MEMCPY ({}to{}) of {width} x {height} x {depth} bytes", letter(&copy.from), letter(&copy.to))
        }
        NodeWork::Fill(fill) => format!("MEMSET of {} x {} bytes", fill.shape.width, fill.shape.height),
        NodeWork::Call(_) => "HOST".into(),
        NodeWork::Record(event) => format!("EVENT_RECORD {:#x}", event.0),
        NodeWork::Wait(event) => format!("EVENT_WAIT {:#x}", event.0),
        NodeWork::Allocate { size, .. } => format!("MEM_ALLOC of {size} bytes"),
        NodeWork::Free(address) => format!("MEM_FREE of {:#x}", address.0),
        NodeWork::Values { operations, .. } => format!("{} waits for values and writes", operations.count()),
        NodeWork::Signal(signals) => format!("signals of {} semaphores", signals.semaphores.count()),
        NodeWork::WaitSemaphores(waits) => format!("waits for {} semaphores", waits.semaphores.count()),
        NodeWork::Child(_) => "GRAPH".into(),
        NodeWork::Conditional(conditional) => {
            format!("CONDITIONAL {:?} of {} graphs", conditional.choice, conditional.count)
        }
    }
}

/// A side of a copy, as the vendors' runtimes write it.
fn letter(side: &CopySide) -> char {
    match (side.array, side.place) {
        (Some(_), _) => 'A',
        (None, Place::Host) => 'H',
        (None, Place::Device) => 'D',
        (None, Place::Any) => '?',
    }
}
