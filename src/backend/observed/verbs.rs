// Generated from src/gpu and src/backend/observed/told.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

use std::ffi::{CStr, CString};

use super::{Observed, told};
use crate::gpu::*;

#[rustfmt::skip]
impl Arrays for Observed {
    fn create_array(&self, descriptor: &ArrayDescriptor) -> Result<Array> { told::create_array(self, descriptor) }
    fn array_descriptor(&self, array: Array) -> Result<ArrayDescriptor> { self.gpu.array_descriptor(array) }
    fn is_array(&self, array: Array) -> bool { self.gpu.is_array(array) }
    fn element_size(&self, array: Array) -> Result<usize> { self.gpu.element_size(array) }
    fn destroy_array(&self, array: Array) -> Result<()> { told::destroy_array(self, array) }
    fn create_mipmapped_array(&self, descriptor: &ArrayDescriptor, levels: u32) -> Result<MipmappedArray> { told::create_mipmapped_array(self, descriptor, levels) }
    fn mipmapped_array_level(&self, array: MipmappedArray, level: u32) -> Result<Array> { self.gpu.mipmapped_array_level(array, level) }
    fn destroy_mipmapped_array(&self, array: MipmappedArray) -> Result<()> { told::destroy_mipmapped_array(self, array) }
    fn copy_array(&self, transfer: &ArrayTransfer, order: Order) -> Result<()> { told::copy_array(self, transfer, order) }
}

#[rustfmt::skip]
impl Compilers for Observed {
    fn compile(&self, source: &Source, options: &[CString], log: &mut Vec<u8>) -> Result<Code> { self.gpu.compile(source, options, log) }
}

#[rustfmt::skip]
impl Contexts for Observed {
    fn create_context(&self, device: i32, flags: u32) -> Result<Context> { self.gpu.create_context(device, flags) }
    fn destroy_context(&self, context: Context) -> Result<()> { told::destroy_context(self, context) }
    fn destroy_context_with_objects(&self, context: Context) -> Result<()> { told::destroy_context_with_objects(self, context) }
    fn current_context(&self) -> Result<Option<Context>> { self.gpu.current_context() }
    fn made_current(&self) -> Result<Option<Context>> { self.gpu.made_current() }
    fn set_current_context(&self, context: Option<Context>) -> Result<()> { self.gpu.set_current_context(context) }
    fn push_context(&self, context: Context) -> Result<()> { self.gpu.push_context(context) }
    fn pop_context(&self) -> Result<Context> { self.gpu.pop_context() }
    fn context_flags(&self) -> Result<u32> { self.gpu.context_flags() }
    fn set_context_flags(&self, flags: u32) -> Result<()> { self.gpu.set_context_flags(flags) }
    fn check_context(&self, context: Context) -> Result<()> { self.gpu.check_context(context) }
    fn check_made_current(&self, context: Context) -> Result<()> { self.gpu.check_made_current(context) }
    fn check_active(&self, context: Context) -> Result<()> { self.gpu.check_active(context) }
    fn use_context(&self) { self.gpu.use_context() }
    fn retain_primary(&self, device: i32) -> Result<Context> { self.gpu.retain_primary(device) }
    fn release_primary(&self, device: i32) -> Result<()> { self.gpu.release_primary(device) }
    fn primary_state(&self, device: i32) -> Result<(u32, bool)> { self.gpu.primary_state(device) }
    fn set_primary_flags(&self, device: i32, flags: u32) -> Result<()> { self.gpu.set_primary_flags(device, flags) }
    fn reset_drops_work(&self) -> bool { self.gpu.reset_drops_work() }
    fn reset_primary(&self, device: i32) -> Result<()> { told::reset_primary(self, device) }
}

#[rustfmt::skip]
impl Copies for Observed {
    fn copy(&self, transfer: &Transfer, order: Order) -> Result<()> { told::copy(self, transfer, order) }
    fn copy_boxes(&self, boxes: &[BoxCopy], order: Order) -> Result<()> { told::copy_boxes(self, boxes, order) }
    fn touch(&self, address: Address, bytes: usize, is_written: bool, stream: Stream) -> Result<()> { told::touch(self, address, bytes, is_written, stream) }
    fn fill(&self, fill: &Fill, order: Order) -> Result<()> { told::fill(self, fill, order) }
}

#[rustfmt::skip]
impl Devices for Observed {
    fn device_count(&self) -> Result<i32> { self.gpu.device_count() }
    fn current_device(&self) -> Result<i32> { self.gpu.current_device() }
    fn set_device(&self, device: i32) -> Result<()> { self.gpu.set_device(device) }
    fn on_device(&self, device: i32, work: &mut dyn FnMut() -> Result<()>) -> Result<()> { self.gpu.on_device(device, work) }
    fn opening_on_device(&self, device: i32, work: &mut dyn FnMut() -> Result<()>) -> Result<()> { self.gpu.opening_on_device(device, work) }
    fn device_name(&self, device: i32) -> Result<String> { self.gpu.device_name(device) }
    fn architecture(&self, device: i32) -> Result<String> { self.gpu.architecture(device) }
    fn uuid(&self, device: i32) -> Result<[u8; 16]> { self.gpu.uuid(device) }
    fn pci_address(&self, device: i32) -> Result<PciAddress> { self.gpu.pci_address(device) }
    fn total_memory(&self, device: i32) -> Result<usize> { self.gpu.total_memory(device) }
    fn attribute(&self, device: i32, attribute: Attribute) -> Result<i32> { self.gpu.attribute(device, attribute) }
    fn priority_range(&self) -> Result<(i32, i32)> { self.gpu.priority_range() }
    fn limit(&self, limit: Limit) -> Result<usize> { self.gpu.limit(limit) }
    fn set_limit(&self, limit: Limit, value: usize) -> Result<()> { self.gpu.set_limit(limit, value) }
    fn device_flags(&self) -> Result<u32> { self.gpu.device_flags() }
    fn set_device_flags(&self, flags: u32) -> Result<()> { self.gpu.set_device_flags(flags) }
    fn synchronize_device(&self) -> Result<()> { told::synchronize_device(self) }
}

#[rustfmt::skip]
impl Events for Observed {
    fn create_event(&self, flags: EventFlags) -> Result<Event> { told::create_event(self, flags) }
    fn destroy_event(&self, event: Event) -> Result<()> { self.gpu.destroy_event(event) }
    fn record_event(&self, event: Event, stream: Stream) -> Result<()> { told::record_event(self, event, stream) }
    fn record_in_context(&self, event: Event) -> Result<()> { told::record_in_context(self, event) }
    fn wait_in_context(&self, event: Event) -> Result<()> { told::wait_in_context(self, event) }
    fn query_event(&self, event: Event) -> Result<()> { told::query_event(self, event) }
    fn synchronize_event(&self, event: Event) -> Result<()> { told::synchronize_event(self, event) }
    fn elapsed_time(&self, start: Event, stop: Event) -> Result<f32> { told::elapsed_time(self, start, stop) }
}

#[rustfmt::skip]
impl External for Observed {
    fn import_external_memory(&self, descriptor: MemoryDescriptor, size: u64, dedicated: bool) -> Result<ExternalMemory> { told::import_external_memory(self, descriptor, size, dedicated) }
    fn map_external_buffer(&self, memory: ExternalMemory, offset: u64, size: u64) -> Result<Address> { told::map_external_buffer(self, memory, offset, size) }
    fn map_external_arrays(&self, memory: ExternalMemory, offset: u64, descriptor: &ArrayDescriptor, levels: u32) -> Result<MipmappedArray> { told::map_external_arrays(self, memory, offset, descriptor, levels) }
    fn destroy_external_memory(&self, memory: ExternalMemory) -> Result<()> { self.gpu.destroy_external_memory(memory) }
    fn import_semaphore(&self, descriptor: SemaphoreDescriptor) -> Result<Semaphore> { told::import_semaphore(self, descriptor) }
    fn serves_beside_native(&self, descriptor: SemaphoreDescriptor) -> bool { self.gpu.serves_beside_native(descriptor) }
    fn signal_semaphores(&self, signals: &[SemaphoreValue], stream: Stream) -> Result<()> { told::signal_semaphores(self, signals, stream) }
    fn wait_semaphores(&self, waits: &[SemaphoreValue], stream: Stream) -> Result<()> { told::wait_semaphores(self, waits, stream) }
    fn destroy_semaphore(&self, semaphore: Semaphore) -> Result<()> { self.gpu.destroy_semaphore(semaphore) }
}

#[rustfmt::skip]
impl Graphs for Observed {
    fn create_graph(&self) -> Result<Graph> { self.gpu.create_graph() }
    fn destroy_graph(&self, graph: Graph) -> Result<()> { told::destroy_graph(self, graph) }
    fn clone_graph(&self, graph: Graph) -> Result<Graph> { self.gpu.clone_graph(graph) }
    fn find_in_clone(&self, node: Node, clone: Graph) -> Result<Node> { self.gpu.find_in_clone(node, clone) }
    fn add_node(&self, graph: Graph, after: &[Node], work: &NodeWork) -> Result<Node> { told::add_node(self, graph, after, work) }
    fn destroy_node(&self, node: Node) -> Result<()> { self.gpu.destroy_node(node) }
    fn node_work(&self, node: Node) -> Result<NodeWork> { self.gpu.node_work(node) }
    fn set_node_work(&self, node: Node, work: &NodeWork) -> Result<()> { self.gpu.set_node_work(node, work) }
    fn nodes_before(&self, node: Node) -> Result<Vec<Node>> { self.gpu.nodes_before(node) }
    fn nodes_after(&self, node: Node) -> Result<Vec<Node>> { self.gpu.nodes_after(node) }
    fn nodes(&self, graph: Graph) -> Result<Vec<Node>> { self.gpu.nodes(graph) }
    fn containing_graph(&self, node: Node) -> Result<Graph> { self.gpu.containing_graph(node) }
    fn graph_number(&self, graph: Graph) -> Result<u32> { self.gpu.graph_number(graph) }
    fn executable_number(&self, executable: Executable) -> Result<u32> { self.gpu.executable_number(executable) }
    fn node_number(&self, node: Node) -> Result<u32> { self.gpu.node_number(node) }
    fn node_number_of_tools(&self, node: Node) -> Result<u64> { self.gpu.node_number_of_tools(node) }
    fn edges(&self, graph: Graph) -> Result<Vec<(Node, Node)>> { self.gpu.edges(graph) }
    fn add_edges(&self, graph: Graph, edges: &[(Node, Node)]) -> Result<()> { self.gpu.add_edges(graph, edges) }
    fn remove_edges(&self, graph: Graph, edges: &[(Node, Node)]) -> Result<()> { self.gpu.remove_edges(graph, edges) }
    fn instantiate(&self, graph: Graph, flags: InstantiateFlags) -> Result<Executable> { told::instantiate(self, graph, flags) }
    fn executable_flags(&self, executable: Executable) -> Result<InstantiateFlags> { self.gpu.executable_flags(executable) }
    fn is_node_enabled(&self, executable: Executable, node: Node) -> Result<bool> { self.gpu.is_node_enabled(executable, node) }
    fn enable_node(&self, executable: Executable, node: Node, is_enabled: bool) -> Result<()> { told::enable_node(self, executable, node, is_enabled) }
    fn launch_attribute(&self, node: Node, attribute: u32) -> Result<LaunchValue> { self.gpu.launch_attribute(node, attribute) }
    fn set_launch_attribute(&self, node: Node, attribute: u32, value: &LaunchValue) -> Result<()> { self.gpu.set_launch_attribute(node, attribute, value) }
    fn copy_launch_attributes(&self, to: Node, from: Node) -> Result<()> { self.gpu.copy_launch_attributes(to, from) }
    fn create_condition(&self, graph: Graph, value: u32, is_reset: bool, context: Context) -> Result<u64> { self.gpu.create_condition(graph, value, is_reset, context) }
    fn create_user_object(&self, end: HostCall, references: u32) -> Result<UserObject> { self.gpu.create_user_object(end, references) }
    fn retain_user_object(&self, object: UserObject, references: u32) -> Result<()> { self.gpu.retain_user_object(object, references) }
    fn release_user_object(&self, object: UserObject, references: u32) -> Result<()> { self.gpu.release_user_object(object, references) }
    fn retain_by_graph(&self, graph: Graph, object: UserObject, references: u32, moves: bool) -> Result<()> { self.gpu.retain_by_graph(graph, object, references, moves) }
    fn release_by_graph(&self, graph: Graph, object: UserObject, references: u32) -> Result<()> { self.gpu.release_by_graph(graph, object, references) }
    fn graph_memory(&self, device: i32, which: GraphMemory) -> Result<u64> { self.gpu.graph_memory(device, which) }
    fn reset_graph_memory(&self, device: i32, which: GraphMemory) -> Result<()> { self.gpu.reset_graph_memory(device, which) }
    fn trim_graph_memory(&self, device: i32) -> Result<()> { self.gpu.trim_graph_memory(device) }
    fn destroy_executable(&self, executable: Executable) -> Result<()> { told::destroy_executable(self, executable) }
    fn launch_graph(&self, executable: Executable, stream: Stream) -> Result<()> { told::launch_graph(self, executable, stream) }
    fn upload_graph(&self, executable: Executable, stream: Stream) -> Result<()> { self.gpu.upload_graph(executable, stream) }
    fn update_executable(&self, executable: Executable, graph: Graph) -> Result<Option<(Mismatch, Option<Node>)>> { told::update_executable(self, executable, graph) }
    fn set_executable_work(&self, executable: Executable, node: Node, work: &NodeWork) -> Result<()> { told::set_executable_work(self, executable, node, work) }
    fn begin_capture(&self, stream: Stream, mode: CaptureMode, into: Option<(Graph, &[Node])>) -> Result<()> { told::begin_capture(self, stream, mode, into) }
    fn begin_recapture(&self, stream: Stream, mode: CaptureMode, graph: Graph, judge: Option<JudgeRecapture>) -> Result<()> { told::begin_recapture(self, stream, mode, graph, judge) }
    fn end_capture(&self, stream: Stream) -> Result<Graph> { told::end_capture(self, stream) }
    fn capture(&self, stream: Stream) -> Result<Option<Capture>> { self.gpu.capture(stream) }
    fn check_question(&self, stream: Stream) -> Result<()> { self.gpu.check_question(stream) }
    fn check_no_captures(&self, refusal: CaptureRefusal) -> Result<()> { self.gpu.check_no_captures(refusal) }
    fn check_unsafe(&self) -> Result<()> { self.gpu.check_unsafe() }
    fn check_stream_wait(&self, stream: Stream) -> Result<()> { self.gpu.check_stream_wait(stream) }
    fn check_event_wait(&self, event: Event) -> Result<()> { self.gpu.check_event_wait(event) }
    fn update_capture(&self, stream: Stream, nodes: &[Node], replaces: bool) -> Result<()> { self.gpu.update_capture(stream, nodes, replaces) }
    fn are_of_one_device(&self, executable: Executable, graph: Graph) -> Result<bool> { self.gpu.are_of_one_device(executable, graph) }
    fn record_external_event(&self, event: Event, stream: Stream) -> Result<()> { self.gpu.record_external_event(event, stream) }
    fn wait_external_event(&self, stream: Stream, event: Event) -> Result<()> { self.gpu.wait_external_event(stream, event) }
}

#[rustfmt::skip]
impl Ipc for Observed {
    fn export_memory(&self, address: Address) -> Result<IpcHandle> { told::export_memory(self, address) }
    fn has_lasting_handles(&self) -> bool { self.gpu.has_lasting_handles() }
    fn opens_files(&self) -> bool { self.gpu.opens_files() }
    fn open_memory(&self, handle: &IpcHandle) -> Result<Address> { told::open_memory(self, handle) }
    fn close_memory(&self, address: Address) -> Result<()> { told::close_memory(self, address) }
    fn close_unasked(&self, close: &mut dyn FnMut()) -> bool { self.gpu.close_unasked(close) }
    fn export_event(&self, event: Event) -> Result<IpcHandle> { told::export_event(self, event) }
    fn open_event(&self, handle: &IpcHandle) -> Result<Event> { told::open_event(self, handle) }
}

#[rustfmt::skip]
impl Kernels for Observed {
    fn load_module(&self, image: Address) -> Result<Module> { self.gpu.load_module(image) }
    fn unload_module(&self, module: Module) -> Result<()> { self.gpu.unload_module(module) }
    fn find_kernel(&self, module: Module, name: &CStr) -> Result<Kernel> { self.gpu.find_kernel(module, name) }
    fn find_global(&self, module: Module, name: &CStr) -> Result<(Address, usize)> { self.gpu.find_global(module, name) }
    fn load_library(&self, image: Address) -> Result<Module> { self.gpu.load_library(image) }
    fn unload_library(&self, library: Module) -> Result<()> { self.gpu.unload_library(library) }
    fn find_library_kernel(&self, library: Module, name: &CStr) -> Result<Kernel> { self.gpu.find_library_kernel(library, name) }
    fn find_library_global(&self, library: Module, name: &CStr) -> Result<(Address, usize)> { self.gpu.find_library_global(library, name) }
    fn context_kernel(&self, kernel: Kernel) -> Result<Kernel> { self.gpu.context_kernel(kernel) }
    fn count_kernels(&self, module: Module) -> Result<u32> { self.gpu.count_kernels(module) }
    fn list_kernels(&self, module: Module, most: u32) -> Result<Vec<Kernel>> { self.gpu.list_kernels(module, most) }
    fn count_library_kernels(&self, library: Module) -> Result<u32> { self.gpu.count_library_kernels(library) }
    fn list_library_kernels(&self, library: Module, most: u32) -> Result<Vec<Kernel>> { self.gpu.list_library_kernels(library, most) }
    fn find_library_managed(&self, library: Module, name: &CStr) -> Result<(Address, usize)> { self.gpu.find_library_managed(library, name) }
    fn library_module(&self, library: Module) -> Result<Module> { self.gpu.library_module(library) }
    fn kernel_name(&self, kernel: Kernel) -> Result<Address> { self.gpu.kernel_name(kernel) }
    fn kernel_library(&self, kernel: Kernel) -> Result<Module> { self.gpu.kernel_library(kernel) }
    fn kernel_module(&self, kernel: Kernel) -> Result<Module> { self.gpu.kernel_module(kernel) }
    fn kernel_parameter(&self, kernel: Kernel, number: usize) -> Result<(usize, usize)> { self.gpu.kernel_parameter(kernel, number) }
    fn is_kernel_loaded(&self, kernel: Kernel) -> Result<bool> { self.gpu.is_kernel_loaded(kernel) }
    fn load_kernel(&self, kernel: Kernel) -> Result<()> { self.gpu.load_kernel(kernel) }
    fn prefer_cache(&self, kernel: Kernel, preference: u32) -> Result<()> { self.gpu.prefer_cache(kernel, preference) }
    fn loads_lazily(&self) -> Result<bool> { self.gpu.loads_lazily() }
    fn free_shared_size(&self, kernel: Kernel, blocks: i32, threads: i32) -> Result<usize> { self.gpu.free_shared_size(kernel, blocks, threads) }
    fn check_kernel(&self, kernel: Kernel) -> Result<()> { self.gpu.check_kernel(kernel) }
    fn kernel_attribute(&self, kernel: Kernel, attribute: KernelAttribute) -> Result<i32> { self.gpu.kernel_attribute(kernel, attribute) }
    fn set_kernel_attribute(&self, kernel: Kernel, attribute: KernelAttribute, value: i32) -> Result<()> { self.gpu.set_kernel_attribute(kernel, attribute, value) }
    fn resident_blocks(&self, kernel: Kernel, threads: i32, shared: usize) -> Result<i32> { self.gpu.resident_blocks(kernel, threads, shared) }
    fn launch(&self, kernel: Kernel, launch: &Launch) -> Result<()> { told::launch(self, kernel, launch) }
    fn launch_cooperative(&self, kernel: Kernel, launch: &Launch) -> Result<()> { told::launch_cooperative(self, kernel, launch) }
}

#[rustfmt::skip]
impl Memory for Observed {
    fn allocate(&self, size: usize, flags: u32) -> Result<Address> { told::allocate(self, size, flags) }
    fn free(&self, address: Address) -> Result<()> { told::free(self, address) }
    fn allocate_pitched(&self, width: usize, height: usize) -> Result<(Address, usize)> { told::allocate_pitched(self, width, height) }
    fn allocate_host(&self, size: usize, flags: HostFlags, native: u32) -> Result<Address> { told::allocate_host(self, size, flags, native) }
    fn allocate_signal(&self, native: u32) -> Result<Address> { told::allocate_signal(self, native) }
    fn free_host(&self, address: Address) -> Result<()> { told::free_host(self, address) }
    fn register_host(&self, address: Address, size: usize, flags: HostFlags, native: u32) -> Result<()> { told::register_host(self, address, size, flags, native) }
    fn unregister_host(&self, address: Address) -> Result<()> { told::unregister_host(self, address) }
    fn allocate_managed(&self, size: usize, native: u32) -> Result<Address> { told::allocate_managed(self, size, native) }
    fn pointer_info(&self, address: Address) -> Result<Option<PointerInfo>> { self.gpu.pointer_info(address) }
    fn is_freed(&self, address: Address) -> bool { self.gpu.is_freed(address) }
    fn set_synchronous_copies(&self, address: Address, on: bool) -> Result<()> { self.gpu.set_synchronous_copies(address, on) }
    fn synchronous_copies(&self, address: Address) -> Result<bool> { self.gpu.synchronous_copies(address) }
    fn advise(&self, address: Address, size: usize, advice: Advice) -> Result<()> { self.gpu.advise(address, size, advice) }
    fn prefetch(&self, address: Address, size: usize, device: i32, stream: Stream) -> Result<()> { self.gpu.prefetch(address, size, device, stream) }
    fn range_attribute(&self, address: Address, size: usize, attribute: RangeAttribute, out: &mut [i32]) -> Result<()> { self.gpu.range_attribute(address, size, attribute, out) }
    fn residence(&self, address: Address, size: usize, summary: usize, sampling: usize) -> Result<Vec<Option<Location>>> { self.gpu.residence(address, size, summary, sampling) }
    fn memory_info(&self) -> Result<(usize, usize)> { self.gpu.memory_info() }
}

#[rustfmt::skip]
impl Peers for Observed {
    fn can_access_peer(&self, device: i32, peer: i32) -> Result<bool> { self.gpu.can_access_peer(device, peer) }
    fn enable_peer(&self, peer: i32) -> Result<()> { self.gpu.enable_peer(peer) }
    fn enable_peer_context(&self, context: Context, peer: i32) -> Result<()> { self.gpu.enable_peer_context(context, peer) }
    fn disable_peer_context(&self, context: Context, peer: i32) -> Result<()> { self.gpu.disable_peer_context(context, peer) }
    fn disable_peer(&self, peer: i32) -> Result<()> { self.gpu.disable_peer(peer) }
    fn peer_attribute(&self, attribute: PeerAttribute, from: i32, to: i32) -> Result<i32> { self.gpu.peer_attribute(attribute, from, to) }
    fn link(&self, from: i32, to: i32) -> Result<Link> { self.gpu.link(from, to) }
}

#[rustfmt::skip]
impl Pools for Observed {
    fn allocate_queued(&self, size: usize, stream: Stream) -> Result<Address> { told::allocate_queued(self, size, stream) }
    fn allocate_from_pool(&self, size: usize, pool: Pool, stream: Stream) -> Result<Address> { told::allocate_from_pool(self, size, pool, stream) }
    fn free_queued(&self, address: Address, stream: Stream) -> Result<()> { told::free_queued(self, address, stream) }
    fn default_pool(&self, memory: PoolMemory) -> Result<Pool> { self.gpu.default_pool(memory) }
    fn current_pool(&self, memory: PoolMemory) -> Result<Pool> { self.gpu.current_pool(memory) }
    fn set_current_pool(&self, memory: PoolMemory, pool: Pool) -> Result<()> { self.gpu.set_current_pool(memory, pool) }
    fn create_pool(&self, properties: &PoolProperties) -> Result<Pool> { self.gpu.create_pool(properties) }
    fn destroy_pool(&self, pool: Pool) -> Result<()> { self.gpu.destroy_pool(pool) }
    fn pool_attribute(&self, pool: Pool, attribute: PoolAttribute) -> Result<u64> { self.gpu.pool_attribute(pool, attribute) }
    fn set_pool_attribute(&self, pool: Pool, attribute: PoolAttribute, value: u64) -> Result<()> { self.gpu.set_pool_attribute(pool, attribute, value) }
    fn set_pool_access(&self, pool: Pool, accesses: &[(Location, Access)]) -> Result<()> { self.gpu.set_pool_access(pool, accesses) }
    fn pool_access(&self, pool: Pool, location: Location) -> Result<Access> { self.gpu.pool_access(pool, location) }
    fn trim_pool(&self, pool: Pool, keep: usize) -> Result<()> { self.gpu.trim_pool(pool, keep) }
    fn export_pool(&self, pool: Pool, handle_type: HandleTypes) -> Result<Shareable> { self.gpu.export_pool(pool, handle_type) }
    fn import_pool(&self, handle: &Shareable) -> Result<Pool> { self.gpu.import_pool(handle) }
    fn export_pool_pointer(&self, address: Address) -> Result<PoolPointer> { told::export_pool_pointer(self, address) }
    fn import_pool_pointer(&self, pool: Pool, name: &PoolPointer) -> Result<Address> { told::import_pool_pointer(self, pool, name) }
}

#[rustfmt::skip]
impl Streams for Observed {
    fn create_stream(&self, flags: StreamFlags, priority: i32) -> Result<Stream> { told::create_stream(self, flags, priority) }
    fn destroy_stream(&self, stream: Stream) -> Result<()> { told::destroy_stream(self, stream) }
    fn query_stream(&self, stream: Stream) -> Result<()> { told::query_stream(self, stream) }
    fn synchronize_stream(&self, stream: Stream) -> Result<()> { told::synchronize_stream(self, stream) }
    fn wait_event(&self, stream: Stream, event: Event) -> Result<()> { told::wait_event(self, stream, event) }
    fn call_host(&self, stream: Stream, function: HostFunction) -> Result<()> { told::call_host(self, stream, function) }
    fn call_function(&self, stream: Stream, call: HostCall) -> Result<()> { told::call_function(self, stream, call) }
    fn exchange_capture_mode(&self, mode: u32) -> Result<u32> { self.gpu.exchange_capture_mode(mode) }
    fn add_callback(&self, stream: Stream, callback: Callback) -> Result<()> { told::add_callback(self, stream, callback) }
    fn wait_value(&self, stream: Stream, address: Address, width: Width, value: u64, mask: u64, comparison: Comparison) -> Result<()> { told::wait_value(self, stream, address, width, value, mask, comparison) }
    fn write_value(&self, stream: Stream, address: Address, width: Width, value: u64) -> Result<()> { told::write_value(self, stream, address, width, value) }
    fn queue_values(&self, stream: Stream, operations: &[ValueOperation]) -> Result<()> { told::queue_values(self, stream, operations) }
    fn attach_memory(&self, stream: Stream, address: Address, size: usize) -> Result<()> { self.gpu.attach_memory(stream, address, size) }
    fn stream_flags(&self, stream: Stream) -> Result<StreamFlags> { self.gpu.stream_flags(stream) }
    fn check_stream(&self, stream: Stream) -> Result<()> { self.gpu.check_stream(stream) }
    fn stream_priority(&self, stream: Stream) -> Result<i32> { self.gpu.stream_priority(stream) }
    fn stream_context(&self, stream: Stream) -> Result<Option<Context>> { self.gpu.stream_context(stream) }
    fn stream_device(&self, stream: Stream) -> Result<i32> { self.gpu.stream_device(stream) }
}

#[rustfmt::skip]
impl VirtualMemory for Observed {
    fn granularity(&self, properties: &PhysicalProperties, recommended: bool) -> Result<usize> { self.gpu.granularity(properties, recommended) }
    fn create_physical(&self, size: usize, properties: &PhysicalProperties) -> Result<Physical> { told::create_physical(self, size, properties) }
    fn release_physical(&self, memory: Physical) -> Result<()> { self.gpu.release_physical(memory) }
    fn retain_physical(&self, address: Address) -> Result<Physical> { self.gpu.retain_physical(address) }
    fn physical_properties(&self, memory: Physical) -> Result<PhysicalProperties> { self.gpu.physical_properties(memory) }
    fn export_physical(&self, memory: Physical, handle_type: HandleTypes) -> Result<Shareable> { told::export_physical(self, memory, handle_type) }
    fn import_physical(&self, handle: &Shareable) -> Result<Physical> { told::import_physical(self, handle) }
    fn reserve_addresses(&self, size: usize, alignment: usize, hint: Address) -> Result<Address> { self.gpu.reserve_addresses(size, alignment, hint) }
    fn free_addresses(&self, address: Address, size: usize) -> Result<()> { self.gpu.free_addresses(address, size) }
    fn map(&self, address: Address, size: usize, offset: usize, memory: Physical) -> Result<()> { told::map(self, address, size, offset, memory) }
    fn map_start(&self, address: Address, size: usize, memory: Physical) -> Result<()> { told::map_start(self, address, size, memory) }
    fn unmap(&self, address: Address, size: usize) -> Result<()> { told::unmap(self, address, size) }
    fn set_access(&self, address: Address, size: usize, accesses: &[(Location, Access)]) -> Result<()> { self.gpu.set_access(address, size, accesses) }
    fn access(&self, address: Address, location: Location) -> Result<Access> { self.gpu.access(address, location) }
    fn is_imported(&self, memory: Physical) -> Result<bool> { self.gpu.is_imported(memory) }
    fn export_range(&self, address: Address, size: usize, over_pcie: bool) -> Result<i32> { self.gpu.export_range(address, size, over_pcie) }
}
