// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels: those of libraries, and those that a compiler put into a program, which NVIDIA's runtime alone knows.
//!
//! Were the calls that name a kernel by its address not here, a preload would leave them to NVIDIA's runtime where the other
//! calls are this library's, and nobody would ask that one for its last error. No version of them is the default, so that
//! programs linked to this library have those of a runtime that is linked in.

#[path = "../generated/cudart/kernel.rs"]
#[rustfmt::skip]
mod derived;

use std::ffi::{c_char, c_int, c_uint, c_void};

use super::types::*;
use super::{Call, Slot, default_stream, entry, forward, graph, invalid, per_thread, speak_twelve};
use crate::api::graph::{
    BEFORE_COPY, Readers, add, add_any, changed, describe_part, get_any, not_described, other_type, set_any,
};
use crate::api::kernel::{
    Blocks, CUDA_MOST_BLOCKS, LaunchAttribute, arguments, attribute, check_extents, check_occupancy, count_parameters,
    existing_kernel, existing_library, launch, named_by, read_attributes, read_image, write_kernels, write_parameter,
};
use crate::border::arguments::{check_device, non_null, out, read, text, write_optional};
use crate::gpu::{Arguments, Context, Gpu, Kernel, KernelAttribute, Kind, Launch, NodeWork, Result, Stream};
use crate::os::logger;

pub use derived::*;

// Derived from cuLibraryLoadData: cudaLibraryLoadData
// - `code` (in): the contents of a file: a cubin, fatbin or PTX for NVIDIA's GPUs, a code object for AMD's, a shared object
//   made with anygpu/kernel.h for the host back end; PTX ends with a NUL.

// Derived from cuLibraryLoadFromFile: cudaLibraryLoadFromFile
// - `fileName` (in): the file, with what cudaLibraryLoadData takes.

// Derived from cuLibraryUnload: cudaLibraryUnload

// Derived from cuLibraryGetKernel: cudaLibraryGetKernel
// - `pKernel` (out): the kernel, which lives as long as its library. Launch it by its handle as a kernel's address.

// Derived from cuLibraryGetGlobal: cudaLibraryGetGlobal

// Derived from cuLibraryGetManaged: cudaLibraryGetManaged

// Derived from cuLibraryGetKernelCount: cudaLibraryGetKernelCount

// Derived from cuLibraryEnumerateKernels: cudaLibraryEnumerateKernels

/// Sets an attribute of a library's kernel.
///
/// - `kernel` (in): the kernel.
/// - `attr` (in): 8 for the bytes of dynamic shared memory of a block, 9 for the part of the cache that is shared memory.
/// - `value` (in): bytes, at most those that a block has; percent, or -1.
/// - `device` (in): the device, which is the current one.
///
/// Returns cudaErrorInvalidValue for other attributes and values, cudaErrorInvalidResourceHandle for a kernel that does not
/// exist, cudaErrorInvalidDevice for a device that does not exist.
///
/// CUDA: cudaKernelSetAttributeForDevice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaKernelSetAttributeForDevice(
    kernel: cudaKernel_t,
    attr: cudaFuncAttribute,
    value: c_int,
    device: c_int,
) -> cudaError_t {
    let call = forward!(cudaKernelSetAttributeForDevice(kernel, attr, value, device));
    entry(call, move |gpu| {
        check_device(gpu, device)?;
        let kernel = gpu.context_kernel(existing_kernel(kernel)?)?;
        gpu.set_kernel_attribute(kernel, attribute(attr)?, value)
    })
}

/// Extents of a grid or block.
#[repr(C)]
#[derive(Clone, Copy)]
struct dim3 {
    x: c_uint,
    y: c_uint,
    z: c_uint,
}

impl From<dim3> for [c_uint; 3] {
    fn from(extents: dim3) -> Self {
        [extents.x, extents.y, extents.z]
    }
}

impl From<[c_uint; 3]> for dim3 {
    fn from([x, y, z]: [c_uint; 3]) -> Self {
        dim3 { x, y, z }
    }
}

/// A launch with attributes: cudaLaunchConfig_t.
#[repr(C)]
#[derive(Clone, Copy)]
struct Config {
    grid: dim3,
    block: dim3,
    shared: usize,
    stream: cudaStream_t,
    attributes: *const LaunchAttribute,
    count: c_uint,
}

/// The attributes of a kernel: cudaFuncAttributes.
#[repr(C)]
#[derive(Clone, Copy)]
struct Attributes {
    shared: usize,
    constant: usize,
    local: usize,
    most_threads: c_int,
    registers: c_int,
    virtual_architecture: c_int,
    architecture: c_int,
    caches: c_int,
    most_shared: c_int,
    carveout: c_int,
    clusters_and_reserved: [c_int; 22],
}

/// The launch of a node: cudaKernelNodeParams.
#[repr(C)]
#[derive(Clone, Copy)]
struct NodeParams {
    kernel: *const c_void,
    grid: dim3,
    block: dim3,
    shared: c_uint,
    arguments: *mut *mut c_void,
    extra: *mut *mut c_void,
}

const _: () = assert!(size_of::<Attributes>() == 144);
const _: () = assert!(size_of::<Config>() == 56 && size_of::<NodeParams>() == 56);

/// Begins a launch by `<<<>>>`, which goes on only after a success.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13___cudaPushCallConfiguration(
    gridDim: dim3,
    blockDim: dim3,
    sharedMem: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    entry_refusing(forward!(__cudaPushCallConfiguration(gridDim, blockDim, sharedMem, stream)))
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaLaunchKernel(
    func: *const c_void,
    gridDim: dim3,
    blockDim: dim3,
    args: *mut *mut c_void,
    sharedMem: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaLaunchKernel(func, gridDim, blockDim, args, sharedMem, stream));
    entry(call, move |gpu| {
        let launch = prepare((gridDim, blockDim), sharedMem, default_stream(stream), args);
        run(gpu, func, "cudaLaunchKernel", launch, Blocks::Apart)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaLaunchKernel_ptsz(
    func: *const c_void,
    gridDim: dim3,
    blockDim: dim3,
    args: *mut *mut c_void,
    sharedMem: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaLaunchKernel_ptsz(func, gridDim, blockDim, args, sharedMem, stream));
    entry(call, move |gpu| {
        let launch = prepare((gridDim, blockDim), sharedMem, per_thread(stream), args);
        run(gpu, func, "cudaLaunchKernel_ptsz", launch, Blocks::Apart)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaLaunchCooperativeKernel(
    func: *const c_void,
    gridDim: dim3,
    blockDim: dim3,
    args: *mut *mut c_void,
    sharedMem: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaLaunchCooperativeKernel(func, gridDim, blockDim, args, sharedMem, stream));
    entry(call, move |gpu| {
        let launch = prepare((gridDim, blockDim), sharedMem, default_stream(stream), args);
        run(gpu, func, "cudaLaunchCooperativeKernel", launch, Blocks::Together)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaLaunchCooperativeKernel_ptsz(
    func: *const c_void,
    gridDim: dim3,
    blockDim: dim3,
    args: *mut *mut c_void,
    sharedMem: usize,
    stream: cudaStream_t,
) -> cudaError_t {
    let call = forward!(cudaLaunchCooperativeKernel_ptsz(func, gridDim, blockDim, args, sharedMem, stream));
    entry(call, move |gpu| {
        let launch = prepare((gridDim, blockDim), sharedMem, per_thread(stream), args);
        run(gpu, func, "cudaLaunchCooperativeKernel_ptsz", launch, Blocks::Together)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaLaunchKernelExC(
    config: *const Config,
    func: *const c_void,
    args: *mut *mut c_void,
) -> cudaError_t {
    let call = forward!(cudaLaunchKernelExC(config, func, args));
    entry(call, move |gpu| {
        let (config, blocks) = read_config(config)?;
        let launch = prepare((config.grid, config.block), config.shared, default_stream(config.stream), args);
        run(gpu, func, "cudaLaunchKernelExC", launch, blocks)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaLaunchKernelExC_ptsz(
    config: *const Config,
    func: *const c_void,
    args: *mut *mut c_void,
) -> cudaError_t {
    let call = forward!(cudaLaunchKernelExC_ptsz(config, func, args));
    entry(call, move |gpu| {
        let (config, blocks) = read_config(config)?;
        let launch = prepare((config.grid, config.block), config.shared, per_thread(config.stream), args);
        run(gpu, func, "cudaLaunchKernelExC_ptsz", launch, blocks)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaFuncSetAttribute(func: *const c_void, attr: c_uint, value: c_int) -> cudaError_t {
    let call = forward!(cudaFuncSetAttribute(func, attr, value));
    entry(call, move |gpu| {
        let kernel = kernel_at(gpu, func, "cudaFuncSetAttribute")?;
        gpu.set_kernel_attribute(kernel, attribute(attr)?, value)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaFuncGetAttributes(attr: *mut Attributes, func: *const c_void) -> cudaError_t {
    let call = forward!(cudaFuncGetAttributes(attr, func));
    entry(call, move |gpu| {
        let attributes = out(attr)?;
        let kernel = kernel_at(gpu, func, "cudaFuncGetAttributes")?;
        let of = |attribute| gpu.kernel_attribute(kernel, attribute);
        attributes.finish(Attributes {
            shared: of(KernelAttribute::SharedSize)? as usize,
            constant: of(KernelAttribute::ConstantSize)? as usize,
            local: of(KernelAttribute::LocalSize)? as usize,
            most_threads: of(KernelAttribute::MaxThreadsPerBlock)?,
            registers: of(KernelAttribute::Registers)?,
            virtual_architecture: of(KernelAttribute::VirtualArchitecture)?,
            architecture: of(KernelAttribute::Architecture)?,
            caches: of(KernelAttribute::CacheMode)?,
            most_shared: of(KernelAttribute::MaxDynamicSharedSize)?,
            carveout: of(KernelAttribute::SharedCarveout)?,
            clusters_and_reserved: [0; 22],
        })
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    numBlocks: *mut c_int,
    func: *const c_void,
    blockSize: c_int,
    dynamicSMemSize: usize,
) -> cudaError_t {
    let call = forward!(cudaOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, func, blockSize, dynamicSMemSize));
    entry(call, move |gpu| {
        let blocks = out(numBlocks)?;
        let kernel = kernel_at(gpu, func, "cudaOccupancyMaxActiveBlocksPerMultiprocessor")?;
        blocks.finish(gpu.resident_blocks(kernel, blockSize, dynamicSMemSize)?)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    numBlocks: *mut c_int,
    func: *const c_void,
    blockSize: c_int,
    dynamicSMemSize: usize,
    flags: c_uint,
) -> cudaError_t {
    let call = forward!(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        numBlocks,
        func,
        blockSize,
        dynamicSMemSize,
        flags
    ));
    entry(call, move |gpu| {
        let blocks = out(numBlocks)?;
        check_occupancy(flags)?;
        let kernel = kernel_at(gpu, func, "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags")?;
        blocks.finish(gpu.resident_blocks(kernel, blockSize, dynamicSMemSize)?)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaOccupancyAvailableDynamicSMemPerBlock(
    dynamicSmemSize: *mut usize,
    func: *const c_void,
    numBlocks: c_int,
    blockSize: c_int,
) -> cudaError_t {
    let call = forward!(cudaOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize, func, numBlocks, blockSize));
    entry(call, move |gpu| {
        let size = out(dynamicSmemSize)?;
        let kernel = kernel_at(gpu, func, "cudaOccupancyAvailableDynamicSMemPerBlock")?;
        size.finish(gpu.free_shared_size(kernel, numBlocks, blockSize)?)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaFuncSetCacheConfig(func: *const c_void, cacheConfig: c_uint) -> cudaError_t {
    let call = forward!(cudaFuncSetCacheConfig(func, cacheConfig));
    entry(call, move |gpu| {
        let kernel = kernel_at(gpu, func, "cudaFuncSetCacheConfig")?;
        if cacheConfig > cudaFuncCachePreferEqual {
            return invalid(format!("cacheConfig is {cacheConfig}: there is no such preference"));
        }
        gpu.prefer_cache(kernel, cacheConfig)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaFuncGetName(name: *mut *const c_char, func: *const c_void) -> cudaError_t {
    let call = forward!(cudaFuncGetName(name, func));
    entry(call, move |gpu| out(name)?.finish(gpu.kernel_name(named_by(func, "cudaFuncGetName")?)?.as_ptr().cast()))
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaFuncGetParamInfo(
    func: *const c_void,
    paramIndex: usize,
    paramOffset: *mut usize,
    paramSize: *mut usize,
) -> cudaError_t {
    let call = forward!(cudaFuncGetParamInfo(func, paramIndex, paramOffset, paramSize));
    entry(call, move |gpu| {
        write_parameter(gpu, named_by(func, "cudaFuncGetParamInfo")?, paramIndex, paramOffset, paramSize)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaFuncGetParamCount(func: *const c_void, paramCount: *mut usize) -> cudaError_t {
    let call = forward!(cudaFuncGetParamCount(func, paramCount));
    entry(call, move |gpu| out(paramCount)?.finish(count_parameters(gpu, named_by(func, "cudaFuncGetParamCount")?)?))
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaGraphAddKernelNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    pNodeParams: *const NodeParams,
) -> cudaError_t {
    let call = forward!(cudaGraphAddKernelNode(pGraphNode, graph, pDependencies, numDependencies, pNodeParams));
    entry(call, move |gpu| {
        let work = || node_launch(gpu, pNodeParams, "cudaGraphAddKernelNode");
        add(gpu, pGraphNode, graph.into(), (pDependencies, numDependencies), work)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaGraphKernelNodeGetParams(
    node: cudaGraphNode_t,
    pNodeParams: *mut NodeParams,
) -> cudaError_t {
    let call = forward!(cudaGraphKernelNodeGetParams(node, pNodeParams));
    entry(call, move |gpu| {
        let params = out(pNodeParams)?;
        match gpu.node_work(node.into())? {
            NodeWork::Launch(kernel, launch) => params.finish(describe(kernel, &launch)),
            _ => other_type(),
        }
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaGraphKernelNodeSetParams(
    node: cudaGraphNode_t,
    pNodeParams: *const NodeParams,
) -> cudaError_t {
    let call = forward!(cudaGraphKernelNodeSetParams(node, pNodeParams));
    entry(call, move |gpu| {
        gpu.set_node_work(node.into(), &node_launch(gpu, pNodeParams, "cudaGraphKernelNodeSetParams")?)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaGraphExecKernelNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    pNodeParams: *const NodeParams,
) -> cudaError_t {
    let call = forward!(cudaGraphExecKernelNodeSetParams(hGraphExec, node, pNodeParams));
    entry(call, move |gpu| {
        let work = node_launch(gpu, pNodeParams, "cudaGraphExecKernelNodeSetParams")?;
        gpu.set_executable_work(hGraphExec.into(), node.into(), &work)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaGraphAddNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    dependencyData: *const cudaGraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut c_void,
) -> cudaError_t {
    let call =
        forward!(cudaGraphAddNode(pGraphNode, graph, pDependencies, dependencyData, numDependencies, nodeParams));
    entry(call, move |gpu| {
        let after = (pDependencies, numDependencies);
        add_any(gpu, pGraphNode, graph.into(), after, nodeParams, &READERS)
    })
}

/// cudaGraphAddNode of CUDA 12, without data of edges.
#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_12_cudaGraphAddNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    nodeParams: *mut c_void,
) -> cudaError_t {
    speak_twelve();
    let call = forward!(cudaGraphAddNode(pGraphNode, graph, pDependencies, numDependencies, nodeParams));
    entry(call, move |gpu| {
        let after = (pDependencies, numDependencies);
        add_any(gpu, pGraphNode, graph.into(), after, nodeParams, &READERS)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaGraphNodeSetParams(node: cudaGraphNode_t, nodeParams: *mut c_void) -> cudaError_t {
    let call = forward!(cudaGraphNodeSetParams(node, nodeParams));
    entry(call, move |gpu| set_any(gpu, node.into(), nodeParams, &READERS))
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaGraphNodeGetParams(node: cudaGraphNode_t, nodeParams: *mut c_void) -> cudaError_t {
    let call = forward!(cudaGraphNodeGetParams(node, nodeParams));
    entry(call, move |gpu| get_any(gpu, node.into(), nodeParams, &READERS))
}

#[unsafe(no_mangle)]
unsafe extern "C" fn anygpu_13_cudaGraphExecNodeSetParams(
    graphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    nodeParams: *mut c_void,
) -> cudaError_t {
    let call = forward!(cudaGraphExecNodeSetParams(graphExec, node, nodeParams));
    entry(call, move |gpu| {
        let work = changed(gpu, nodeParams, &READERS)?;
        gpu.set_executable_work(graphExec.into(), node.into(), &work)
    })
}

pub(super) static READERS: Readers = Readers {
    // SAFETY: a description of this type, with what it names.
    launch: |gpu, params| unsafe { node_launch(gpu, params.cast(), "a call for nodes of any type") },
    // SAFETY: as above.
    copy: |gpu, params| graph::copy(gpu, &unsafe { read(params.cast()) }?),
    // SAFETY: as above.
    fill: |_, params| graph::fill(&unsafe { read(params.cast()) }?),
    batch: graph::BATCH,
    values: |_, _| not_described(),
    // Before CUDA 13.1 there is no room for one.
    chooser: Some(|_, _| Ok(Context(0))),
    describe: |gpu, work, described| {
        // Behind the launch, the type of its kernel: one of a library.
        const OF_A_LIBRARY: (usize, c_uint) = (64, 2);
        match work {
            NodeWork::Launch(kernel, launch) => {
                describe_part(described, 0, describe(*kernel, launch));
                describe_part(described, OF_A_LIBRARY.0, OF_A_LIBRARY.1);
            }
            NodeWork::Copy(copy) => describe_part(described, BEFORE_COPY, graph::describe_copy(gpu, copy)?),
            NodeWork::Fill(fill) => describe_part(described, 0, graph::describe_fill(fill)),
            _ => return other_type(),
        }
        Ok(())
    },
};

/// Refuses a launch by `<<<>>>` and logs it by default: callers that ask for no error compute with stale content.
fn entry_refusing(call: Call) -> cudaError_t {
    const WHY: &str = "kernels that are compiled into a program run on NVIDIA's GPUs alone, by NVIDIA's runtime";
    let name = call.name();
    entry(call, |_| {
        logger::error(format_args!("{name}: a kernel is not run: {WHY}"));
        // Once is enough.
        Err(Kind::Unsupported.because(WHY).as_answer())
    })
}

/// The kernel of a library in the current context, by its address.
fn kernel_at(gpu: &dyn Gpu, address: *const c_void, call: &str) -> Result<Kernel> {
    gpu.context_kernel(named_by(address, call)?)
}

/// Runs a launch of a library's kernel.
fn run(gpu: &dyn Gpu, kernel: *const c_void, call: &str, prepared: Result<Launch>, blocks: Blocks) -> Result<()> {
    let kernel = kernel_at(gpu, kernel, call)?;
    launch(gpu, kernel, &prepared?, blocks)
}

/// A launch. InvalidValue for one without blocks or threads, as the runtime calls it where the kernel is a library's.
fn prepare((grid, block): (dim3, dim3), shared: usize, stream: Stream, addresses: *mut *mut c_void) -> Result<Launch> {
    let (grid, block) = (grid.into(), block.into());
    check_extents(grid, block, CUDA_MOST_BLOCKS)?;
    let arguments = Arguments::from(addresses);
    Ok(Launch { grid, block, shared: shared.try_into().unwrap_or(u32::MAX), stream, arguments })
}

/// Reads a launch with attributes. Unsupported for those that cannot be heeded.
///
/// # Safety
/// `config` is NULL or valid for reading, with its attributes.
unsafe fn read_config(config: *const Config) -> Result<(Config, Blocks)> {
    // SAFETY: as promised by the caller.
    unsafe {
        let config = read(config)?;
        Ok((config, read_attributes(config.attributes, config.count)?))
    }
}

/// The work of a node's launch.
///
/// # Safety
/// `params` is NULL or points to a launch whose arguments are valid.
unsafe fn node_launch(gpu: &dyn Gpu, params: *const NodeParams, call: &str) -> Result<NodeWork> {
    // SAFETY: as promised by the caller.
    let params = unsafe { read(params) }?;
    let kernel = kernel_at(gpu, params.kernel, call)?;
    let launch = prepare((params.grid, params.block), params.shared as usize, Stream::NULL, std::ptr::null_mut())?;
    // SAFETY: as promised by the caller; the last entry of the driver's form is NULL.
    let arguments = unsafe { arguments(params.arguments, params.extra, std::ptr::null_mut()) }?;
    Ok(NodeWork::Launch(kernel, Launch { arguments, ..launch }))
}

fn describe(kernel: Kernel, launch: &Launch) -> NodeParams {
    NodeParams {
        kernel: kernel.as_ptr(),
        grid: launch.grid.into(),
        block: launch.block.into(),
        shared: launch.shared,
        arguments: launch.arguments.addresses(),
        extra: std::ptr::null_mut(),
    }
}

// For callers of CUDA 12, whom another copy of the runtime serves.
#[cfg(all(any(target_arch = "x86_64", target_arch = "aarch64"), not(miri)))]
mod exports {
    use super::{
        anygpu_13___cudaPushCallConfiguration as __cudaPushCallConfiguration,
        anygpu_13_cudaFuncGetAttributes as cudaFuncGetAttributes, anygpu_13_cudaFuncGetName as cudaFuncGetName,
        anygpu_13_cudaFuncGetParamInfo as cudaFuncGetParamInfo, anygpu_13_cudaFuncSetAttribute as cudaFuncSetAttribute,
        anygpu_13_cudaFuncSetCacheConfig as cudaFuncSetCacheConfig,
        anygpu_13_cudaGraphAddKernelNode as cudaGraphAddKernelNode,
        anygpu_13_cudaGraphExecKernelNodeSetParams as cudaGraphExecKernelNodeSetParams,
        anygpu_13_cudaGraphExecNodeSetParams as cudaGraphExecNodeSetParams,
        anygpu_13_cudaGraphKernelNodeGetParams as cudaGraphKernelNodeGetParams,
        anygpu_13_cudaGraphKernelNodeSetParams as cudaGraphKernelNodeSetParams,
        anygpu_13_cudaGraphNodeSetParams as cudaGraphNodeSetParams,
        anygpu_13_cudaLaunchCooperativeKernel as cudaLaunchCooperativeKernel,
        anygpu_13_cudaLaunchCooperativeKernel_ptsz as cudaLaunchCooperativeKernel_ptsz,
        anygpu_13_cudaLaunchKernel as cudaLaunchKernel, anygpu_13_cudaLaunchKernel_ptsz as cudaLaunchKernel_ptsz,
        anygpu_13_cudaLaunchKernelExC as cudaLaunchKernelExC,
        anygpu_13_cudaLaunchKernelExC_ptsz as cudaLaunchKernelExC_ptsz,
        anygpu_13_cudaOccupancyAvailableDynamicSMemPerBlock as cudaOccupancyAvailableDynamicSMemPerBlock,
        anygpu_13_cudaOccupancyMaxActiveBlocksPerMultiprocessor as cudaOccupancyMaxActiveBlocksPerMultiprocessor,
        anygpu_13_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags as cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    };

    mod twelve {
        super::super::super::same_in_twelve! {
            __cudaPushCallConfiguration
            cudaFuncGetAttributes
            cudaFuncGetName
            cudaFuncGetParamInfo
            cudaFuncSetAttribute
            cudaFuncSetCacheConfig
            cudaGraphAddKernelNode
            cudaGraphExecKernelNodeSetParams
            cudaGraphExecNodeSetParams
            cudaGraphKernelNodeGetParams
            cudaGraphKernelNodeSetParams
            cudaGraphNodeSetParams
            cudaLaunchCooperativeKernel
            cudaLaunchCooperativeKernel_ptsz
            cudaLaunchKernel
            cudaLaunchKernelExC
            cudaLaunchKernelExC_ptsz
            cudaLaunchKernel_ptsz
            cudaOccupancyAvailableDynamicSMemPerBlock
            cudaOccupancyMaxActiveBlocksPerMultiprocessor
            cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
        }
    }
}
