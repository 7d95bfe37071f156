// Generated from src/gpu and src/backend/host/checked/told.rs by `cargo run -p anygpu-generate`; do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

use std::ffi::{CStr, CString};

use super::{Checked, told};
use crate::gpu::*;

#[rustfmt::skip]
impl Arrays for Checked {
    fn create_array(&self, descriptor: &ArrayDescriptor) -> Result<Array> { told::create_array(self.0, descriptor) }
    fn array_descriptor(&self, array: Array) -> Result<ArrayDescriptor> { self.0.array_descriptor(array) }
    fn is_array(&self, array: Array) -> bool { self.0.is_array(array) }
    fn element_size(&self, array: Array) -> Result<usize> { self.0.element_size(array) }
    fn destroy_array(&self, array: Array) -> Result<()> { told::destroy_array(self.0, array) }
    fn create_mipmapped_array(&self, descriptor: &ArrayDescriptor, levels: u32) -> Result<MipmappedArray> { told::create_mipmapped_array(self.0, descriptor, levels) }
    fn mipmapped_array_level(&self, array: MipmappedArray, level: u32) -> Result<Array> { self.0.mipmapped_array_level(array, level) }
    fn destroy_mipmapped_array(&self, array: MipmappedArray) -> Result<()> { told::destroy_mipmapped_array(self.0, array) }
    fn copy_array(&self, transfer: &ArrayTransfer, order: Order) -> Result<()> { told::copy_array(self.0, transfer, order) }
}

#[rustfmt::skip]
impl Compilers for Checked {
    fn compile(&self, source: &Source, options: &[CString], log: &mut Vec<u8>) -> Result<Code> { self.0.compile(source, options, log) }
}

#[rustfmt::skip]
impl Contexts for Checked {
    fn create_context(&self, device: i32, flags: u32) -> Result<Context> { self.0.create_context(device, flags) }
    fn destroy_context(&self, context: Context) -> Result<()> { self.0.destroy_context(context) }
    fn destroy_context_with_objects(&self, context: Context) -> Result<()> { self.0.destroy_context_with_objects(context) }
    fn current_context(&self) -> Result<Option<Context>> { self.0.current_context() }
    fn made_current(&self) -> Result<Option<Context>> { self.0.made_current() }
    fn set_current_context(&self, context: Option<Context>) -> Result<()> { self.0.set_current_context(context) }
    fn push_context(&self, context: Context) -> Result<()> { self.0.push_context(context) }
    fn pop_context(&self) -> Result<Context> { self.0.pop_context() }
    fn context_flags(&self) -> Result<u32> { self.0.context_flags() }
    fn set_context_flags(&self, flags: u32) -> Result<()> { self.0.set_context_flags(flags) }
    fn check_context(&self, context: Context) -> Result<()> { self.0.check_context(context) }
    fn check_active(&self, context: Context) -> Result<()> { self.0.check_active(context) }
    fn use_context(&self) { self.0.use_context() }
    fn retain_primary(&self, device: i32) -> Result<Context> { self.0.retain_primary(device) }
    fn release_primary(&self, device: i32) -> Result<()> { self.0.release_primary(device) }
    fn primary_state(&self, device: i32) -> Result<(u32, bool)> { self.0.primary_state(device) }
    fn set_primary_flags(&self, device: i32, flags: u32) -> Result<()> { self.0.set_primary_flags(device, flags) }
    fn reset_drops_work(&self) -> bool { self.0.reset_drops_work() }
    fn reset_primary(&self, device: i32) -> Result<()> { told::reset_primary(self.0, device) }
}

#[rustfmt::skip]
impl Copies for Checked {
    fn copy(&self, transfer: &Transfer, order: Order) -> Result<()> { told::copy(self.0, transfer, order) }
    fn copy_boxes(&self, boxes: &[BoxCopy], order: Order) -> Result<()> { told::copy_boxes(self.0, boxes, order) }
    fn touch(&self, address: Address, bytes: usize, is_written: bool, stream: Stream) -> Result<()> { told::touch(self.0, address, bytes, is_written, stream) }
    fn fill(&self, fill: &Fill, order: Order) -> Result<()> { told::fill(self.0, fill, order) }
}

#[rustfmt::skip]
impl Devices for Checked {
    fn device_count(&self) -> Result<i32> { self.0.device_count() }
    fn current_device(&self) -> Result<i32> { self.0.current_device() }
    fn set_device(&self, device: i32) -> Result<()> { self.0.set_device(device) }
    fn on_device(&self, device: i32, work: &mut dyn FnMut() -> Result<()>) -> Result<()> { self.0.on_device(device, work) }
    fn device_name(&self, device: i32) -> Result<String> { self.0.device_name(device) }
    fn architecture(&self, device: i32) -> Result<String> { self.0.architecture(device) }
    fn uuid(&self, device: i32) -> Result<[u8; 16]> { self.0.uuid(device) }
    fn pci_address(&self, device: i32) -> Result<PciAddress> { self.0.pci_address(device) }
    fn total_memory(&self, device: i32) -> Result<usize> { self.0.total_memory(device) }
    fn attribute(&self, device: i32, attribute: Attribute) -> Result<i32> { self.0.attribute(device, attribute) }
    fn priority_range(&self) -> Result<(i32, i32)> { self.0.priority_range() }
    fn limit(&self, limit: Limit) -> Result<usize> { self.0.limit(limit) }
    fn set_limit(&self, limit: Limit, value: usize) -> Result<()> { self.0.set_limit(limit, value) }
    fn device_flags(&self) -> Result<u32> { self.0.device_flags() }
    fn set_device_flags(&self, flags: u32) -> Result<()> { self.0.set_device_flags(flags) }
    fn synchronize_device(&self) -> Result<()> { told::synchronize_device(self.0) }
}

#[rustfmt::skip]
impl Events for Checked {
    fn create_event(&self, flags: EventFlags) -> Result<Event> { self.0.create_event(flags) }
    fn destroy_event(&self, event: Event) -> Result<()> { self.0.destroy_event(event) }
    fn record_event(&self, event: Event, stream: Stream) -> Result<()> { told::record_event(self.0, event, stream) }
    fn query_event(&self, event: Event) -> Result<()> { told::query_event(self.0, event) }
    fn synchronize_event(&self, event: Event) -> Result<()> { told::synchronize_event(self.0, event) }
    fn elapsed_time(&self, start: Event, stop: Event) -> Result<f32> { told::elapsed_time(self.0, start, stop) }
}

#[rustfmt::skip]
impl External for Checked {
    fn import_external_memory(&self, descriptor: MemoryDescriptor, size: u64, dedicated: bool) -> Result<ExternalMemory> { told::import_external_memory(self.0, descriptor, size, dedicated) }
    fn map_external_buffer(&self, memory: ExternalMemory, offset: u64, size: u64) -> Result<Address> { told::map_external_buffer(self.0, memory, offset, size) }
    fn map_external_arrays(&self, memory: ExternalMemory, offset: u64, descriptor: &ArrayDescriptor, levels: u32) -> Result<MipmappedArray> { told::map_external_arrays(self.0, memory, offset, descriptor, levels) }
    fn destroy_external_memory(&self, memory: ExternalMemory) -> Result<()> { self.0.destroy_external_memory(memory) }
    fn import_semaphore(&self, descriptor: SemaphoreDescriptor) -> Result<Semaphore> { told::import_semaphore(self.0, descriptor) }
    fn serves_beside_native(&self, descriptor: SemaphoreDescriptor) -> bool { self.0.serves_beside_native(descriptor) }
    fn signal_semaphores(&self, signals: &[SemaphoreValue], stream: Stream) -> Result<()> { told::signal_semaphores(self.0, signals, stream) }
    fn wait_semaphores(&self, waits: &[SemaphoreValue], stream: Stream) -> Result<()> { told::wait_semaphores(self.0, waits, stream) }
    fn destroy_semaphore(&self, semaphore: Semaphore) -> Result<()> { self.0.destroy_semaphore(semaphore) }
}

#[rustfmt::skip]
impl Graphs for Checked {
    fn create_graph(&self) -> Result<Graph> { self.0.create_graph() }
    fn destroy_graph(&self, graph: Graph) -> Result<()> { self.0.destroy_graph(graph) }
    fn clone_graph(&self, graph: Graph) -> Result<Graph> { self.0.clone_graph(graph) }
    fn find_in_clone(&self, node: Node, clone: Graph) -> Result<Node> { self.0.find_in_clone(node, clone) }
    fn add_node(&self, graph: Graph, after: &[Node], work: &NodeWork) -> Result<Node> { told::add_node(self.0, graph, after, work) }
    fn destroy_node(&self, node: Node) -> Result<()> { self.0.destroy_node(node) }
    fn node_work(&self, node: Node) -> Result<NodeWork> { self.0.node_work(node) }
    fn set_node_work(&self, node: Node, work: &NodeWork) -> Result<()> { self.0.set_node_work(node, work) }
    fn nodes_before(&self, node: Node) -> Result<Vec<Node>> { self.0.nodes_before(node) }
    fn nodes_after(&self, node: Node) -> Result<Vec<Node>> { self.0.nodes_after(node) }
    fn nodes(&self, graph: Graph) -> Result<Vec<Node>> { self.0.nodes(graph) }
    fn containing_graph(&self, node: Node) -> Result<Graph> { self.0.containing_graph(node) }
    fn graph_number(&self, graph: Graph) -> Result<u32> { self.0.graph_number(graph) }
    fn executable_number(&self, executable: Executable) -> Result<u32> { self.0.executable_number(executable) }
    fn node_number(&self, node: Node) -> Result<u32> { self.0.node_number(node) }
    fn node_number_of_tools(&self, node: Node) -> Result<u64> { self.0.node_number_of_tools(node) }
    fn edges(&self, graph: Graph) -> Result<Vec<(Node, Node)>> { self.0.edges(graph) }
    fn add_edges(&self, graph: Graph, edges: &[(Node, Node)]) -> Result<()> { self.0.add_edges(graph, edges) }
    fn remove_edges(&self, graph: Graph, edges: &[(Node, Node)]) -> Result<()> { self.0.remove_edges(graph, edges) }
    fn instantiate(&self, graph: Graph, flags: InstantiateFlags) -> Result<Executable> { self.0.instantiate(graph, flags) }
    fn executable_flags(&self, executable: Executable) -> Result<InstantiateFlags> { self.0.executable_flags(executable) }
    fn is_node_enabled(&self, executable: Executable, node: Node) -> Result<bool> { self.0.is_node_enabled(executable, node) }
    fn enable_node(&self, executable: Executable, node: Node, is_enabled: bool) -> Result<()> { self.0.enable_node(executable, node, is_enabled) }
    fn launch_attribute(&self, node: Node, attribute: u32) -> Result<LaunchValue> { self.0.launch_attribute(node, attribute) }
    fn set_launch_attribute(&self, node: Node, attribute: u32, value: &LaunchValue) -> Result<()> { self.0.set_launch_attribute(node, attribute, value) }
    fn copy_launch_attributes(&self, to: Node, from: Node) -> Result<()> { self.0.copy_launch_attributes(to, from) }
    fn create_condition(&self, graph: Graph, value: u32, is_reset: bool) -> Result<u64> { self.0.create_condition(graph, value, is_reset) }
    fn create_user_object(&self, end: HostCall, references: u32) -> Result<UserObject> { self.0.create_user_object(end, references) }
    fn retain_user_object(&self, object: UserObject, references: u32) -> Result<()> { self.0.retain_user_object(object, references) }
    fn release_user_object(&self, object: UserObject, references: u32) -> Result<()> { self.0.release_user_object(object, references) }
    fn retain_by_graph(&self, graph: Graph, object: UserObject, references: u32, moves: bool) -> Result<()> { self.0.retain_by_graph(graph, object, references, moves) }
    fn release_by_graph(&self, graph: Graph, object: UserObject, references: u32) -> Result<()> { self.0.release_by_graph(graph, object, references) }
    fn graph_memory(&self, device: i32, which: GraphMemory) -> Result<u64> { self.0.graph_memory(device, which) }
    fn reset_graph_memory(&self, device: i32, which: GraphMemory) -> Result<()> { self.0.reset_graph_memory(device, which) }
    fn trim_graph_memory(&self, device: i32) -> Result<()> { self.0.trim_graph_memory(device) }
    fn destroy_executable(&self, executable: Executable) -> Result<()> { self.0.destroy_executable(executable) }
    fn launch_graph(&self, executable: Executable, stream: Stream) -> Result<()> { told::launch_graph(self.0, executable, stream) }
    fn upload_graph(&self, executable: Executable, stream: Stream) -> Result<()> { self.0.upload_graph(executable, stream) }
    fn update_executable(&self, executable: Executable, graph: Graph) -> Result<Option<(Mismatch, Option<Node>)>> { self.0.update_executable(executable, graph) }
    fn set_executable_work(&self, executable: Executable, node: Node, work: &NodeWork) -> Result<()> { self.0.set_executable_work(executable, node, work) }
    fn begin_capture(&self, stream: Stream, mode: CaptureMode, into: Option<(Graph, &[Node])>) -> Result<()> { self.0.begin_capture(stream, mode, into) }
    fn begin_recapture(&self, stream: Stream, mode: CaptureMode, graph: Graph, judge: Option<JudgeRecapture>) -> Result<()> { self.0.begin_recapture(stream, mode, graph, judge) }
    fn end_capture(&self, stream: Stream) -> Result<Graph> { self.0.end_capture(stream) }
    fn capture(&self, stream: Stream) -> Result<Option<Capture>> { self.0.capture(stream) }
    fn check_question(&self, stream: Stream) -> Result<()> { self.0.check_question(stream) }
    fn check_stream_wait(&self, stream: Stream) -> Result<()> { self.0.check_stream_wait(stream) }
    fn check_event_wait(&self, event: Event) -> Result<()> { self.0.check_event_wait(event) }
    fn update_capture(&self, stream: Stream, nodes: &[Node], replaces: bool) -> Result<()> { self.0.update_capture(stream, nodes, replaces) }
    fn are_of_one_device(&self, executable: Executable, graph: Graph) -> Result<bool> { self.0.are_of_one_device(executable, graph) }
    fn record_external_event(&self, event: Event, stream: Stream) -> Result<()> { self.0.record_external_event(event, stream) }
    fn wait_external_event(&self, stream: Stream, event: Event) -> Result<()> { self.0.wait_external_event(stream, event) }
}

#[rustfmt::skip]
impl Ipc for Checked {
    fn export_memory(&self, address: Address) -> Result<IpcHandle> { told::export_memory(self.0, address) }
    fn has_lasting_handles(&self) -> bool { self.0.has_lasting_handles() }
    fn open_memory(&self, handle: &IpcHandle) -> Result<Address> { told::open_memory(self.0, handle) }
    fn close_memory(&self, address: Address) -> Result<()> { told::close_memory(self.0, address) }
    fn close_unasked(&self, close: &mut dyn FnMut()) -> bool { self.0.close_unasked(close) }
    fn export_event(&self, event: Event) -> Result<IpcHandle> { told::export_event(self.0, event) }
    fn open_event(&self, handle: &IpcHandle) -> Result<Event> { told::open_event(self.0, handle) }
}

#[rustfmt::skip]
impl Kernels for Checked {
    fn load_module(&self, image: Address) -> Result<Module> { self.0.load_module(image) }
    fn unload_module(&self, module: Module) -> Result<()> { self.0.unload_module(module) }
    fn find_kernel(&self, module: Module, name: &CStr) -> Result<Kernel> { self.0.find_kernel(module, name) }
    fn find_global(&self, module: Module, name: &CStr) -> Result<(Address, usize)> { self.0.find_global(module, name) }
    fn load_library(&self, image: Address) -> Result<Module> { self.0.load_library(image) }
    fn unload_library(&self, library: Module) -> Result<()> { self.0.unload_library(library) }
    fn find_library_kernel(&self, library: Module, name: &CStr) -> Result<Kernel> { self.0.find_library_kernel(library, name) }
    fn find_library_global(&self, library: Module, name: &CStr) -> Result<(Address, usize)> { self.0.find_library_global(library, name) }
    fn context_kernel(&self, kernel: Kernel) -> Result<Kernel> { self.0.context_kernel(kernel) }
    fn count_kernels(&self, module: Module) -> Result<u32> { self.0.count_kernels(module) }
    fn list_kernels(&self, module: Module, most: u32) -> Result<Vec<Kernel>> { self.0.list_kernels(module, most) }
    fn count_library_kernels(&self, library: Module) -> Result<u32> { self.0.count_library_kernels(library) }
    fn list_library_kernels(&self, library: Module, most: u32) -> Result<Vec<Kernel>> { self.0.list_library_kernels(library, most) }
    fn find_library_managed(&self, library: Module, name: &CStr) -> Result<(Address, usize)> { self.0.find_library_managed(library, name) }
    fn library_module(&self, library: Module) -> Result<Module> { self.0.library_module(library) }
    fn kernel_name(&self, kernel: Kernel) -> Result<Address> { self.0.kernel_name(kernel) }
    fn kernel_library(&self, kernel: Kernel) -> Result<Module> { self.0.kernel_library(kernel) }
    fn kernel_module(&self, kernel: Kernel) -> Result<Module> { self.0.kernel_module(kernel) }
    fn kernel_parameter(&self, kernel: Kernel, number: usize) -> Result<(usize, usize)> { self.0.kernel_parameter(kernel, number) }
    fn is_kernel_loaded(&self, kernel: Kernel) -> Result<bool> { self.0.is_kernel_loaded(kernel) }
    fn load_kernel(&self, kernel: Kernel) -> Result<()> { self.0.load_kernel(kernel) }
    fn prefer_cache(&self, kernel: Kernel, preference: u32) -> Result<()> { self.0.prefer_cache(kernel, preference) }
    fn loads_lazily(&self) -> Result<bool> { self.0.loads_lazily() }
    fn free_shared_size(&self, kernel: Kernel, blocks: i32, threads: i32) -> Result<usize> { self.0.free_shared_size(kernel, blocks, threads) }
    fn check_kernel(&self, kernel: Kernel) -> Result<()> { self.0.check_kernel(kernel) }
    fn kernel_attribute(&self, kernel: Kernel, attribute: KernelAttribute) -> Result<i32> { self.0.kernel_attribute(kernel, attribute) }
    fn set_kernel_attribute(&self, kernel: Kernel, attribute: KernelAttribute, value: i32) -> Result<()> { self.0.set_kernel_attribute(kernel, attribute, value) }
    fn resident_blocks(&self, kernel: Kernel, threads: i32, shared: usize) -> Result<i32> { self.0.resident_blocks(kernel, threads, shared) }
    fn launch(&self, kernel: Kernel, launch: &Launch) -> Result<()> { told::launch(self.0, kernel, launch) }
    fn launch_cooperative(&self, kernel: Kernel, launch: &Launch) -> Result<()> { self.0.launch_cooperative(kernel, launch) }
}

#[rustfmt::skip]
impl Memory for Checked {
    fn allocate(&self, size: usize, flags: u32) -> Result<Address> { told::allocate(self.0, size, flags) }
    fn free(&self, address: Address) -> Result<()> { told::free(self.0, address) }
    fn allocate_pitched(&self, width: usize, height: usize) -> Result<(Address, usize)> { told::allocate_pitched(self.0, width, height) }
    fn allocate_host(&self, size: usize, flags: HostFlags, native: u32) -> Result<Address> { told::allocate_host(self.0, size, flags, native) }
    fn allocate_signal(&self, native: u32) -> Result<Address> { told::allocate_signal(self.0, native) }
    fn free_host(&self, address: Address) -> Result<()> { told::free_host(self.0, address) }
    fn register_host(&self, address: Address, size: usize, flags: HostFlags, native: u32) -> Result<()> { told::register_host(self.0, address, size, flags, native) }
    fn unregister_host(&self, address: Address) -> Result<()> { told::unregister_host(self.0, address) }
    fn allocate_managed(&self, size: usize, native: u32) -> Result<Address> { told::allocate_managed(self.0, size, native) }
    fn pointer_info(&self, address: Address) -> Result<Option<PointerInfo>> { self.0.pointer_info(address) }
    fn is_freed(&self, address: Address) -> bool { self.0.is_freed(address) }
    fn set_synchronous_copies(&self, address: Address, on: bool) -> Result<()> { self.0.set_synchronous_copies(address, on) }
    fn synchronous_copies(&self, address: Address) -> Result<bool> { self.0.synchronous_copies(address) }
    fn advise(&self, address: Address, size: usize, advice: Advice) -> Result<()> { self.0.advise(address, size, advice) }
    fn prefetch(&self, address: Address, size: usize, device: i32, stream: Stream) -> Result<()> { self.0.prefetch(address, size, device, stream) }
    fn range_attribute(&self, address: Address, size: usize, attribute: RangeAttribute, out: &mut [i32]) -> Result<()> { self.0.range_attribute(address, size, attribute, out) }
    fn residence(&self, address: Address, size: usize, summary: usize, sampling: usize) -> Result<Vec<Option<Location>>> { self.0.residence(address, size, summary, sampling) }
    fn memory_info(&self) -> Result<(usize, usize)> { self.0.memory_info() }
}

#[rustfmt::skip]
impl Peers for Checked {
    fn can_access_peer(&self, device: i32, peer: i32) -> Result<bool> { self.0.can_access_peer(device, peer) }
    fn enable_peer(&self, peer: i32) -> Result<()> { self.0.enable_peer(peer) }
    fn enable_peer_context(&self, context: Context, peer: i32) -> Result<()> { self.0.enable_peer_context(context, peer) }
    fn disable_peer_context(&self, context: Context, peer: i32) -> Result<()> { self.0.disable_peer_context(context, peer) }
    fn disable_peer(&self, peer: i32) -> Result<()> { self.0.disable_peer(peer) }
    fn peer_attribute(&self, attribute: PeerAttribute, from: i32, to: i32) -> Result<i32> { self.0.peer_attribute(attribute, from, to) }
    fn link(&self, from: i32, to: i32) -> Result<Link> { self.0.link(from, to) }
}

#[rustfmt::skip]
impl Pools for Checked {
    fn allocate_queued(&self, size: usize, stream: Stream) -> Result<Address> { told::allocate_queued(self.0, size, stream) }
    fn allocate_from_pool(&self, size: usize, pool: Pool, stream: Stream) -> Result<Address> { told::allocate_from_pool(self.0, size, pool, stream) }
    fn free_queued(&self, address: Address, stream: Stream) -> Result<()> { told::free_queued(self.0, address, stream) }
    fn default_pool(&self, memory: PoolMemory) -> Result<Pool> { self.0.default_pool(memory) }
    fn current_pool(&self, memory: PoolMemory) -> Result<Pool> { self.0.current_pool(memory) }
    fn set_current_pool(&self, memory: PoolMemory, pool: Pool) -> Result<()> { self.0.set_current_pool(memory, pool) }
    fn create_pool(&self, properties: &PoolProperties) -> Result<Pool> { self.0.create_pool(properties) }
    fn destroy_pool(&self, pool: Pool) -> Result<()> { self.0.destroy_pool(pool) }
    fn pool_attribute(&self, pool: Pool, attribute: PoolAttribute) -> Result<u64> { self.0.pool_attribute(pool, attribute) }
    fn set_pool_attribute(&self, pool: Pool, attribute: PoolAttribute, value: u64) -> Result<()> { self.0.set_pool_attribute(pool, attribute, value) }
    fn set_pool_access(&self, pool: Pool, accesses: &[(Location, Access)]) -> Result<()> { self.0.set_pool_access(pool, accesses) }
    fn pool_access(&self, pool: Pool, location: Location) -> Result<Access> { self.0.pool_access(pool, location) }
    fn trim_pool(&self, pool: Pool, keep: usize) -> Result<()> { self.0.trim_pool(pool, keep) }
    fn export_pool(&self, pool: Pool, handle_type: HandleTypes) -> Result<Shareable> { self.0.export_pool(pool, handle_type) }
    fn import_pool(&self, handle: &Shareable) -> Result<Pool> { self.0.import_pool(handle) }
    fn export_pool_pointer(&self, address: Address) -> Result<PoolPointer> { told::export_pool_pointer(self.0, address) }
    fn import_pool_pointer(&self, pool: Pool, name: &PoolPointer) -> Result<Address> { told::import_pool_pointer(self.0, pool, name) }
}

#[rustfmt::skip]
impl Streams for Checked {
    fn create_stream(&self, flags: StreamFlags, priority: i32) -> Result<Stream> { told::create_stream(self.0, flags, priority) }
    fn destroy_stream(&self, stream: Stream) -> Result<()> { told::destroy_stream(self.0, stream) }
    fn query_stream(&self, stream: Stream) -> Result<()> { told::query_stream(self.0, stream) }
    fn synchronize_stream(&self, stream: Stream) -> Result<()> { told::synchronize_stream(self.0, stream) }
    fn wait_event(&self, stream: Stream, event: Event) -> Result<()> { told::wait_event(self.0, stream, event) }
    fn call_host(&self, stream: Stream, function: HostFunction) -> Result<()> { told::call_host(self.0, stream, function) }
    fn call_function(&self, stream: Stream, call: HostCall) -> Result<()> { told::call_function(self.0, stream, call) }
    fn exchange_capture_mode(&self, mode: u32) -> Result<u32> { self.0.exchange_capture_mode(mode) }
    fn add_callback(&self, stream: Stream, callback: Callback) -> Result<()> { told::add_callback(self.0, stream, callback) }
    fn wait_value(&self, stream: Stream, address: Address, width: Width, value: u64, mask: u64, comparison: Comparison) -> Result<()> { told::wait_value(self.0, stream, address, width, value, mask, comparison) }
    fn write_value(&self, stream: Stream, address: Address, width: Width, value: u64) -> Result<()> { told::write_value(self.0, stream, address, width, value) }
    fn queue_values(&self, stream: Stream, operations: &[ValueOperation]) -> Result<()> { told::queue_values(self.0, stream, operations) }
    fn attach_memory(&self, stream: Stream, address: Address, size: usize) -> Result<()> { self.0.attach_memory(stream, address, size) }
    fn stream_flags(&self, stream: Stream) -> Result<StreamFlags> { self.0.stream_flags(stream) }
    fn stream_priority(&self, stream: Stream) -> Result<i32> { self.0.stream_priority(stream) }
    fn stream_context(&self, stream: Stream) -> Result<Option<Context>> { self.0.stream_context(stream) }
    fn stream_device(&self, stream: Stream) -> Result<i32> { self.0.stream_device(stream) }
}

#[rustfmt::skip]
impl VirtualMemory for Checked {
    fn granularity(&self, properties: &PhysicalProperties, recommended: bool) -> Result<usize> { self.0.granularity(properties, recommended) }
    fn create_physical(&self, size: usize, properties: &PhysicalProperties) -> Result<Physical> { told::create_physical(self.0, size, properties) }
    fn release_physical(&self, memory: Physical) -> Result<()> { self.0.release_physical(memory) }
    fn retain_physical(&self, address: Address) -> Result<Physical> { self.0.retain_physical(address) }
    fn physical_properties(&self, memory: Physical) -> Result<PhysicalProperties> { self.0.physical_properties(memory) }
    fn export_physical(&self, memory: Physical, handle_type: HandleTypes) -> Result<Shareable> { told::export_physical(self.0, memory, handle_type) }
    fn import_physical(&self, handle: &Shareable) -> Result<Physical> { told::import_physical(self.0, handle) }
    fn reserve_addresses(&self, size: usize, alignment: usize, hint: Address) -> Result<Address> { self.0.reserve_addresses(size, alignment, hint) }
    fn free_addresses(&self, address: Address, size: usize) -> Result<()> { self.0.free_addresses(address, size) }
    fn map(&self, address: Address, size: usize, offset: usize, memory: Physical) -> Result<()> { told::map(self.0, address, size, offset, memory) }
    fn map_start(&self, address: Address, size: usize, memory: Physical) -> Result<()> { told::map_start(self.0, address, size, memory) }
    fn unmap(&self, address: Address, size: usize) -> Result<()> { told::unmap(self.0, address, size) }
    fn set_access(&self, address: Address, size: usize, accesses: &[(Location, Access)]) -> Result<()> { self.0.set_access(address, size, accesses) }
    fn access(&self, address: Address, location: Location) -> Result<Access> { self.0.access(address, location) }
    fn is_imported(&self, memory: Physical) -> Result<bool> { self.0.is_imported(memory) }
    fn export_range(&self, address: Address, size: usize, over_pcie: bool) -> Result<i32> { self.0.export_range(address, size, over_pcie) }
}
