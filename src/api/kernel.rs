// SPDX-License-Identifier: MIT OR Apache-2.0
//! Modules and launches of kernels, which the dialects share.

use std::ffi::{CStr, OsStr, c_int, c_uint, c_void};
use std::os::unix::ffi::OsStrExt;

use crate::border::arguments::{invalid, out, read, unsupported, write_optional};
use crate::gpu::{Address, Arguments, Attribute, Error, Gpu, Kernel, KernelAttribute, Kind, Launch, Module, Result};
use crate::os::loader::file_at;
use crate::os::logger;

/// Loads the module in a file. FileNotFound where it cannot be read.
pub(super) fn load_file(gpu: &dyn Gpu, path: &CStr) -> Result<Module> {
    read_image(path).and_then(|image| gpu.load_module(Address::from(image.as_ptr())))
}

/// Reads an image, with zeros behind it, which end one that is text and one that is too short.
pub(super) fn read_image(path: &CStr) -> Result<Vec<u8>> {
    let unreadable =
        |error| -> Error { Kind::FileNotFound.because(format!("cannot read {}: {error}", path.to_string_lossy())) };
    let mut image = std::fs::read(OsStr::from_bytes(path.to_bytes())).map_err(unreadable)?;
    image.resize(image.len() + size_of::<libc::Elf64_Ehdr>(), 0);
    Ok(image)
}

/// Converts a module; InvalidHandle for NULL.
pub(super) fn existing_module<T>(module: *mut T) -> Result<Module> {
    if module.is_null() { Err(Kind::InvalidHandle.because("the module is NULL")) } else { Ok(module.into()) }
}

/// Converts a library; InvalidHandle for NULL.
pub(super) fn existing_library<T>(library: *mut T) -> Result<Module> {
    if library.is_null() { Err(Kind::InvalidHandle.because("the library is NULL")) } else { Ok(library.into()) }
}

/// Converts a kernel; InvalidHandle for NULL.
pub(super) fn existing_kernel<T>(kernel: *mut T) -> Result<Kernel> {
    if kernel.is_null() { Err(Kind::InvalidHandle.because("the kernel is NULL")) } else { Ok(kernel.into()) }
}

/// Loads the module in memory; InvalidValue for NULL.
pub(super) fn load_data(gpu: &dyn Gpu, image: *const c_void) -> Result<Module> {
    if image.is_null() { invalid("the image is NULL") } else { gpu.load_module(image.into()) }
}

/// Writes at most `room` kernels, which `list` returns.
///
/// # Safety
/// `kernels` has room for as many, or is NULL, which is InvalidValue.
pub(super) unsafe fn write_kernels<T>(
    kernels: *mut *mut T,
    room: c_uint,
    list: impl FnOnce() -> Result<Vec<Kernel>>,
) -> Result<()> {
    if kernels.is_null() {
        return invalid("the array of kernels is NULL");
    }
    for (place, kernel) in list()?.into_iter().take(room as usize).enumerate() {
        // SAFETY: as promised by the caller; alignment is not assumed.
        unsafe { kernels.add(place).write_unaligned(kernel.as_ptr()) };
    }
    Ok(())
}

/// Writes the place of a kernel's parameter, and its bytes where they are asked for.
///
/// # Safety
/// The outputs are NULL or valid for writing.
pub(super) unsafe fn write_parameter(
    gpu: &dyn Gpu,
    kernel: Kernel,
    number: usize,
    offset: *mut usize,
    size: *mut usize,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let offset = unsafe { out(offset) }?;
    let (place, bytes) = gpu.kernel_parameter(kernel, number)?;
    // SAFETY: as promised by the caller.
    unsafe { write_optional(size, bytes) };
    offset.finish(place)
}

/// The number of a kernel's parameters, which older drivers do not tell.
pub(super) fn count_parameters(gpu: &dyn Gpu, kernel: Kernel) -> Result<usize> {
    let mut count = 0;
    loop {
        match gpu.kernel_parameter(kernel, count) {
            Ok(_) => count += 1,
            Err(error) if error.kind() == Kind::InvalidValue => return Ok(count),
            Err(error) => return Err(error),
        }
    }
}

/// The attribute of a number, which all dialects share; InvalidValue for another.
pub(super) fn attribute(number: u32) -> Result<KernelAttribute> {
    match KernelAttribute::ALL.get(number as usize) {
        Some(attribute) => Ok(*attribute),
        None => invalid(format!("attrib is {number}: there is no such attribute of a kernel")),
    }
}

/// A launch and its attributes, as both drivers describe it.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct LaunchConfig {
    pub grid: [c_uint; 3],
    pub block: [c_uint; 3],
    pub shared: c_uint,
    pub stream: *mut c_void,
    attributes: *const LaunchAttribute,
    count: c_uint,
}

/// An attribute of a launch, as all dialects describe it.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct LaunchAttribute {
    number: c_uint,
    value: [u64; 8],
}

const _: () = assert!(size_of::<LaunchConfig>() == 56 && size_of::<LaunchAttribute>() == 72);

/// The way in which the blocks of a launch run.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Blocks {
    /// Each when there is room.
    Apart,
    /// All at once.
    Together,
}

/// Queues a launch.
#[inline]
pub(super) fn launch(gpu: &dyn Gpu, kernel: Kernel, launch: &Launch, blocks: Blocks) -> Result<()> {
    match blocks {
        Blocks::Apart => gpu.launch(kernel, launch),
        Blocks::Together => gpu.launch_cooperative(kernel, launch),
    }
}

/// Reads a launch. InvalidValue where there are no blocks or no threads, Unsupported for attributes that cannot be heeded.
///
/// # Safety
/// `config` is NULL or valid for reading, with its attributes.
pub(super) unsafe fn read_config(config: *const LaunchConfig, most: [u32; 3]) -> Result<(LaunchConfig, Blocks)> {
    // SAFETY: as promised by the caller.
    let config = unsafe { read(config) }?;
    check_extents(config.grid, config.block, most)?;
    // SAFETY: as promised by the caller.
    let blocks = unsafe { read_attributes(config.attributes, config.count) }?;
    Ok((config, blocks))
}

/// Reads the attributes of a launch: hints change nothing here, and what asks for more than cooperation is Unsupported.
///
/// # Safety
/// `attributes` is NULL or valid for reading as many.
pub(super) unsafe fn read_attributes(attributes: *const LaunchAttribute, count: c_uint) -> Result<Blocks> {
    // Nothing, caches, the order of clusters, overlap with earlier work, priority, domains, shared memory, links.
    const HINTS: [c_uint; 9] = [0, 1, 5, 6, 8, 9, 10, 14, 16];
    const COOPERATIVE: c_uint = 2;
    const UPDATED_BY_THE_DEVICE: c_uint = 13;
    let mut blocks = Blocks::Apart;
    if count > 0 && attributes.is_null() {
        return invalid("the attributes are NULL");
    }
    for place in 0..count as usize {
        // SAFETY: as promised by the caller; alignment is not assumed.
        let LaunchAttribute { number, value } = unsafe { attributes.add(place).read_unaligned() };
        match (number, value[0] as c_uint) {
            (COOPERATIVE | UPDATED_BY_THE_DEVICE, 0) => {}
            (COOPERATIVE, _) => blocks = Blocks::Together,
            _ if HINTS.contains(&number) => {}
            _ => return unsupported(format!("attribute {number} of a launch")),
        }
    }
    Ok(blocks)
}

/// Checks the flags of CUDA's calls about occupancy.
pub(super) fn check_occupancy(flags: c_uint) -> Result<()> {
    // CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE keeps caches, which only NVIDIA's own runtime heeds.
    if flags > 1 {
        return invalid(format!("flags is {flags:#x}: there are no such flags"));
    }
    Ok(())
}

/// Writes the fewest blocks that fill the device, and their threads, for the kernel that `kernel` returns.
///
/// # Safety
/// The outputs are NULL or valid for writing.
pub(super) unsafe fn write_best_block(
    gpu: &dyn Gpu,
    (grid, block): (*mut c_int, *mut c_int),
    kernel: impl FnOnce() -> Result<Kernel>,
    limit: c_int,
    shared: impl Fn(c_int) -> usize,
) -> Result<()> {
    // SAFETY: as promised by the caller.
    let (grid, block) = unsafe { (out(grid)?, out(block)?) };
    let (blocks, threads) = best_block(gpu, kernel()?, limit, shared)?;
    grid.write(blocks);
    block.finish(threads)
}

/// The fewest blocks that fill the device, and their threads, of the size that keeps most threads resident. `shared` gives the
/// bytes of dynamic shared memory of a block of so many threads.
fn best_block(gpu: &dyn Gpu, kernel: Kernel, limit: c_int, shared: impl Fn(c_int) -> usize) -> Result<(c_int, c_int)> {
    if limit < 0 {
        return invalid(format!("blockSizeLimit is {limit}"));
    }
    let device = gpu.current_device()?;
    let attribute = |attribute| gpu.attribute(device, attribute);
    let (warp, full) = (attribute(Attribute::WarpSize)?, attribute(Attribute::MaxThreadsPerMultiprocessor)?);
    let most = gpu.kernel_attribute(kernel, KernelAttribute::MaxThreadsPerBlock)?;
    let most = if limit == 0 { most } else { limit.min(most) };
    let (mut blocks, mut threads) = (0, 0);
    for size in (1..=(most + warp - 1) / warp).rev().map(|warps| most.min(warps * warp)) {
        let resident = gpu.resident_blocks(kernel, size, shared(size))?;
        if resident * size > blocks * threads {
            (blocks, threads) = (resident, size);
        }
        if blocks * threads >= full {
            break;
        }
    }
    Ok((blocks * attribute(Attribute::MultiprocessorCount)?, threads))
}

/// The reason why a launch of a kernel that is compiled into a program is refused.
pub(super) const WHY_NOT_RUN: &str =
    "kernels that are compiled into a program run on the vendor's own GPUs alone, by its own runtime";

/// A kernel by the address that the runtimes name it by. NoKernel for NULL; Unsupported, which is logged, for one that is
/// compiled into a program: the vendor's own runtime alone knows those.
pub(super) fn named_by(address: *const c_void, call: &str) -> Result<Kernel> {
    if address.is_null() {
        return Err(Kind::NoKernel.because("the kernel is NULL"));
    }
    let Some((_, file)) = file_at(address.addr()) else { return Ok(address.cast_mut().into()) };
    // SAFETY: the name lives as long as the file is loaded, whose kernel is being named.
    let file = unsafe { CStr::from_ptr(file) }.to_string_lossy();
    // By default: callers of `<<<>>>` that ask for no error compute with stale content.
    logger::error(format_args!("{call}: a kernel of {file} is not run: {WHY_NOT_RUN}"));
    // Once is enough.
    Err(Kind::Unsupported.because(WHY_NOT_RUN).as_answer())
}

/// A device's limits of a grid, where they are those of the dialect's devices or below.
pub(super) fn grid_limits(of_device: [c_int; 3], most: [u32; 3]) -> [c_int; 3] {
    std::array::from_fn(|at| of_device[at].min(most[at] as c_int))
}

/// A device's attribute, within the limits of the dialect's devices.
pub(super) fn limited(attribute: Attribute, value: c_int, most: [u32; 3]) -> c_int {
    let [x, y, z] = most.map(|most| value.min(most as c_int));
    match attribute {
        Attribute::MaxGridDimX => x,
        Attribute::MaxGridDimY => y,
        Attribute::MaxGridDimZ => z,
        _ => value,
    }
}

/// The most blocks of a grid in each direction, of CUDA's devices.
pub(super) const CUDA_MOST_BLOCKS: [u32; 3] = [i32::MAX as u32, 65_535, 65_535];

/// The most blocks of a grid in each direction, of AMD's devices.
pub(super) const HIP_MOST_BLOCKS: [u32; 3] = [i32::MAX as u32, 65_536, 65_536];

/// Refuses a launch without blocks or threads, or with more blocks than the dialect's devices have in one direction.
pub(super) fn check_extents(grid: [u32; 3], block: [u32; 3], most: [u32; 3]) -> Result<()> {
    if grid.contains(&0) || block.contains(&0) {
        return invalid("there are no blocks or no threads");
    }
    match (0..3).find(|at| grid[*at] > most[*at]) {
        Some(at) => invalid(format!("the grid has {} blocks in direction {at}, of {} at most", grid[at], most[at])),
        None => Ok(()),
    }
}

/// The arguments of a launch; `end` is the dialect's number behind the last entry of `extra`.
///
/// # Safety
/// `extra` is NULL, or valid for reading its entries up to `end`, and the size that they name.
pub(super) unsafe fn arguments(
    addresses: *mut *mut c_void,
    extra: *mut *mut c_void,
    end: *mut c_void,
) -> Result<Arguments> {
    match (addresses.is_null(), extra.is_null()) {
        (_, true) => Ok(addresses.into()),
        // SAFETY: as promised by the caller.
        (true, false) => unsafe { packed(extra, end) },
        (false, false) => invalid("kernelParams and extra are both given"),
    }
}

/// # Safety
/// As for [`arguments`].
unsafe fn packed(mut extra: *mut *mut c_void, end: *mut c_void) -> Result<Arguments> {
    const BUFFER: usize = 1;
    const SIZE: usize = 2;

    let (mut buffer, mut size) = (None, None);
    // SAFETY: as promised by the caller: each entry but the last is followed by its value. Alignment is not assumed.
    unsafe {
        loop {
            let entry = extra.read_unaligned();
            if entry == end {
                break;
            }
            let value = extra.add(1).read_unaligned();
            match entry.addr() {
                BUFFER => buffer = Some(value),
                SIZE if !value.is_null() => size = Some(value.cast::<usize>().read_unaligned()),
                other => return invalid(format!("extra has {other:#x}: there is no such entry")),
            }
            extra = extra.add(2);
        }
    }
    match (buffer, size) {
        (None, None) | (_, Some(0)) => Ok(Arguments::None),
        (Some(buffer), Some(size)) if !buffer.is_null() => Ok(Arguments::Packed { buffer: buffer.into(), size }),
        _ => invalid("extra names no buffer, or not its size"),
    }
}

#[cfg(test)]
mod tests {
    use std::ptr;

    use super::*;
    use crate::api::{cuda::*, hip::*};

    #[test]
    fn numbers_are_each_dialects() {
        for (number, attribute) in KernelAttribute::ALL.into_iter().enumerate() {
            assert_eq!(attribute as usize, number);
        }
        let pairs = [
            (HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, 0),
            (HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 8),
        ];
        assert!(pairs.iter().all(|(hip, cuda, number)| hip == number && cuda == number));
        assert!(attribute(10).is_err());
    }

    #[test]
    fn arguments_come_one_way() {
        let end = ptr::without_provenance_mut(3);
        let (mut size, mut bytes) = (4_usize, [0_u8; 4]);
        let [pointer, of_size] = [1, 2].map(ptr::without_provenance_mut::<c_void>);
        let (buffer, size): (*mut c_void, *mut c_void) = (bytes.as_mut_ptr().cast(), (&raw mut size).cast());
        let mut each = [buffer];
        let read = |mut extra: Vec<*mut c_void>| {
            extra.push(end);
            // SAFETY: the entries end with `end`.
            unsafe { arguments(ptr::null_mut(), extra.as_mut_ptr(), end) }
        };
        assert!(matches!(read(vec![pointer, buffer, of_size, size]), Ok(Arguments::Packed { size: 4, .. })));
        assert!(matches!(read(vec![of_size, size, pointer, buffer]), Ok(Arguments::Packed { size: 4, .. })));
        assert!(matches!(read(vec![]), Ok(Arguments::None)));
        for refused in [vec![pointer, buffer], vec![of_size, size], vec![of_size, ptr::null_mut()], vec![size, size]] {
            assert!(read(refused).is_err());
        }
        // SAFETY: nothing is read of either.
        unsafe {
            assert!(arguments(each.as_mut_ptr(), each.as_mut_ptr(), end).is_err());
            assert!(matches!(arguments(each.as_mut_ptr(), ptr::null_mut(), end), Ok(Arguments::Addresses(_))));
        }
    }
}
