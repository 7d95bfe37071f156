// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies of boxes by a kernel.
//!
//! The copy engines take about as long for a row of 16 bytes as for one of 256, and a call for each box.

use std::ffi::{CStr, c_void};
use std::ops::Range;
use std::ptr;
use std::sync::OnceLock;

use super::super::calls::{CUkernel, CUstream};
use super::super::peer::{CONTEXT, DEVICE_POINTER, IS_MANAGED, MEMORY_TYPE, RANGE_SIZE, RANGE_START};
use super::super::{Nvidia, call, convert, optional};
use crate::gpu::{Address, BoxCopy, BoxSide, Result, Stream};

/// PTX, which the driver compiles for the device.
const IMAGE: &CStr = {
    let text = concat!(include_str!("kernel.ptx"), "\0");
    match CStr::from_bytes_with_nul(text.as_bytes()) {
        Ok(text) => text,
        Err(_) => panic!("the image has a NUL"),
    }
};

/// The kernels by their units' bytes, the largest first.
const UNITS: [(usize, &CStr); 5] = [
    (16, c"anygpu_boxes_16"),
    (8, c"anygpu_boxes_8"),
    (4, c"anygpu_boxes_4"),
    (2, c"anygpu_boxes_2"),
    (1, c"anygpu_boxes_1"),
];

/// Boxes of a launch.
const MOST: usize = 40;
const DIMENSIONS: usize = 4;
const THREADS: usize = 256;
/// Blocks for one box: they leave room on the device for the program's kernels.
const BLOCKS: usize = 64;
/// Rows of as many bytes the copy engines copy as fast as one piece.
const LONG_ROW: usize = 256;
/// Boxes of as many bytes are left to them where rows are long.
const LARGE: usize = 4 << 20;
/// As many boxes with long rows are worth a launch.
const MANY: usize = 3;
/// Fewer bytes with short rows are not.
const SMALL: usize = 32 << 10;

/// A side as the kernel has it.
#[repr(C)]
#[derive(Clone, Copy, Default)]
struct KernelSide {
    start: u64,
    stride: [u64; DIMENSIONS - 1],
}

/// A box as the kernel has it.
#[repr(C)]
#[derive(Clone, Copy, Default)]
struct KernelBox {
    to: KernelSide,
    from: KernelSide,
    count: [u32; DIMENSIONS],
}

/// The kernel's parameter.
#[repr(C)]
struct KernelBoxes([KernelBox; MOST]);

const _: () = assert!(size_of::<KernelBoxes>() == 80 * MOST && size_of::<KernelBoxes>() <= 4096);

/// The kernels, as the driver has loaded them for all contexts; `None` where it does not take them.
#[derive(Default)]
pub struct BoxKernels(OnceLock<Option<[CUkernel; UNITS.len()]>>);

impl Nvidia {
    /// Queues the copies that are better made by a kernel, and returns the others.
    pub(super) fn copy_by_kernel(&self, boxes: &[BoxCopy], stream: CUstream) -> Result<Vec<BoxCopy>> {
        let prepared: Vec<_> = boxes.iter().map(prepare).collect();
        let kernels = if is_worth_a_launch(boxes, &prepared) { self.box_kernels() } else { None };
        let Some(kernels) = kernels.filter(|_| self.is_of_current_context(stream)) else { return Ok(boxes.to_vec()) };
        let (mut known, mut others) = (Vec::new(), Vec::new());
        let mut taken: [Vec<KernelBox>; UNITS.len()] = Default::default();
        for (one, prepared) in boxes.iter().zip(prepared) {
            match prepared {
                Some((unit, prepared)) if self.reach(one, &mut known)? => taken[unit].push(prepared),
                _ => others.push(*one),
            }
        }
        for (kernel, boxes) in kernels.iter().zip(&taken) {
            boxes.chunks(MOST).try_for_each(|chunk| self.launch_boxes(*kernel, chunk, stream))?;
        }
        Ok(others)
    }

    /// Tells whether what the current context reaches is what a kernel in the stream reaches: it runs in the stream's.
    fn is_of_current_context(&self, stream: CUstream) -> bool {
        if stream <= Stream::PER_THREAD.0 {
            return true;
        }
        let mut context = 0;
        let own = call!(self, cuStreamGetCtx(stream, &mut context)).and_then(|()| self.enter());
        own.is_ok_and(|own| own == context)
    }

    fn box_kernels(&self) -> Option<&[CUkernel; UNITS.len()]> {
        // Threads that race load it each; the driver keeps what is not used.
        let kernels = match self.box_kernels.0.get() {
            Some(kernels) => kernels,
            None => {
                let loaded = self.load_box_kernels().inspect_err(|why| {
                    log::info!("boxes are copied by the copy engines alone: {why}");
                });
                self.box_kernels.0.get_or_init(|| loaded.ok())
            }
        };
        kernels.as_ref()
    }

    fn load_box_kernels(&self) -> Result<[CUkernel; UNITS.len()]> {
        let (none, nothing, mut library) = (ptr::null_mut(), ptr::null_mut(), 0);
        let image = IMAGE.as_ptr().cast();
        optional!(self, cuLibraryLoadData(&mut library, image, none, nothing, 0, none, nothing, 0))?;
        let mut kernels = [0; UNITS.len()];
        for (kernel, (_, name)) in kernels.iter_mut().zip(UNITS) {
            optional!(self, cuLibraryGetKernel(kernel, library, name.as_ptr()))?;
        }
        Ok(kernels)
    }

    fn launch_boxes(&self, kernel: CUkernel, boxes: &[KernelBox], stream: CUstream) -> Result<()> {
        let mut parameter = KernelBoxes([KernelBox::default(); MOST]);
        parameter.0[..boxes.len()].copy_from_slice(boxes);
        let units = |one: &KernelBox| one.count.iter().map(|count| *count as usize).product::<usize>();
        let blocks = boxes.iter().map(units).max().unwrap_or(1).div_ceil(THREADS).min(BLOCKS) as u32;
        let mut parameters = [ptr::from_mut(&mut parameter).cast::<c_void>()];
        let (rows, threads, parameters) = (boxes.len() as u32, THREADS as u32, parameters.as_mut_ptr());
        let nothing = ptr::null_mut();
        optional!(self, cuLaunchKernel(kernel, blocks, rows, 1, threads, 1, 1, 0, stream, parameters, nothing))
    }

    /// Tells whether kernels of the current context reach both sides of a box. `known` are ranges that they do.
    fn reach(&self, copy: &BoxCopy, known: &mut Vec<Range<usize>>) -> Result<bool> {
        for side in [&copy.to, &copy.from] {
            let Some(extent) = side.extent(&copy.count) else { return Ok(false) };
            let (start, end) = (side.address.0, side.address.0 + extent);
            if known.iter().any(|range| range.start <= start && end <= range.end) {
                continue;
            }
            let Some(range) = self.reached_range(side.address)?.filter(|range| end <= range.end) else {
                return Ok(false);
            };
            known.push(range);
        }
        Ok(true)
    }

    /// The allocation of device memory that kernels of the current context reach at an address.
    fn reached_range(&self, address: Address) -> Result<Option<Range<usize>>> {
        // Physical memory has no context: what of its addresses is mapped, the engines know.
        let [context, kind, managed, pointer, start, size] =
            self.attributes([CONTEXT, MEMORY_TYPE, IS_MANAGED, DEVICE_POINTER, RANGE_START, RANGE_SIZE], address)?;
        let is_reached = context != 0 && kind as u32 == convert::DEVICE && managed == 0 && pointer == address.0;
        Ok(is_reached.then(|| start..start.saturating_add(size)))
    }
}

fn has_short_rows(copy: &BoxCopy) -> bool {
    let (merged, dimensions) = copy.merged();
    dimensions > 1 && merged.count[0] < LONG_ROW
}

/// Tells whether a launch is faster than the copy engines, which have a call for each box.
fn is_worth_a_launch<T>(boxes: &[BoxCopy], prepared: &[Option<T>]) -> bool {
    let mut for_kernel = boxes.iter().zip(prepared).filter(|(_, prepared)| prepared.is_some()).map(|(one, _)| one);
    for_kernel.clone().count() >= MANY
        || for_kernel.any(|one| has_short_rows(one) && one.bytes().is_none_or(|bytes| bytes >= SMALL))
}

/// A box for the kernel, and the place of its unit in [`UNITS`]; `None` where copy engines are better.
fn prepare(copy: &BoxCopy) -> Option<(usize, KernelBox)> {
    let (merged, dimensions) = copy.merged();
    let row = merged.count[0];
    if dimensions > DIMENSIONS || (!has_short_rows(copy) && copy.bytes().is_none_or(|bytes| bytes >= LARGE)) {
        return None;
    }
    let sides = [&merged.to, &merged.from];
    let numbers = sides.iter().flat_map(|side| side.stride[1..dimensions].iter().copied().chain([side.address.0]));
    let all = numbers.fold(row, |all, number| all | number);
    let place = UNITS.iter().position(|(bytes, _)| all.is_multiple_of(*bytes))?;
    let mut count = [1; DIMENSIONS];
    count[0] = u32::try_from(row / UNITS[place].0).ok()?;
    for (to, from) in count.iter_mut().zip(&merged.count[..dimensions]).skip(1) {
        *to = u32::try_from(*from).ok()?;
    }
    let units = count.iter().try_fold(1_u32, |units, count| units.checked_mul(*count))?;
    let side = |side: &BoxSide| {
        let mut stride = [0; DIMENSIONS - 1];
        stride.iter_mut().zip(&side.stride[1..dimensions]).for_each(|(to, from)| *to = *from as u64);
        KernelSide { start: side.address.0 as u64, stride }
    };
    (units < 1 << 31).then(|| (place, KernelBox { to: side(&merged.to), from: side(&merged.from), count }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gpu::BOX_DIMENSIONS;

    fn copy(start: usize, count: &[usize], stride: &[usize]) -> BoxCopy {
        let (mut counts, mut strides) = ([1; BOX_DIMENSIONS], [0; BOX_DIMENSIONS]);
        counts[..count.len()].copy_from_slice(count);
        strides[1..=stride.len()].copy_from_slice(stride);
        let side = BoxSide { address: Address(start), stride: strides };
        BoxCopy { to: side, from: side, count: counts }
    }

    #[test]
    fn units_are_the_largest_that_everything_is_a_multiple_of() {
        for (unit, columns, copy) in [
            (16, 1, copy(1 << 20, &[16, 8, 8], &[32, 1024])),
            (8, 2, copy((1 << 20) + 8, &[16, 8, 8], &[32, 1024])),
            (8, 1, copy(1 << 20, &[8, 8, 8], &[32, 1024])),
            (4, 4, copy(1 << 20, &[16, 8, 8], &[20, 1024])),
            (2, 3, copy(1 << 20, &[6, 8], &[32])),
            (1, 16, copy((1 << 20) + 1, &[16, 8, 8], &[32, 1024])),
            (16, 4096, copy(1 << 20, &[65536], &[])),
            (16, 64, copy(1 << 20, &[1024, 512], &[8192])),
        ] {
            let (place, prepared) = prepare(&copy).expect("a box for the kernel");
            assert_eq!((UNITS[place].0, prepared.count[0]), (unit, columns), "{copy:?}");
        }
    }

    #[test]
    fn large_boxes_of_long_rows_and_many_dimensions_are_left_to_the_copy_engines() {
        for copy in [
            copy(1 << 20, &[LARGE], &[]),
            copy(1 << 20, &[LONG_ROW, LARGE / LONG_ROW], &[8192]),
            copy(1 << 20, &[16, 2, 2, 2, 2], &[64, 256, 1024, 4096]),
            copy(1 << 20, &[16, 1 << 17, 1 << 15], &[64, 1 << 24]),
        ] {
            assert!(prepare(&copy).is_none(), "{copy:?}");
        }
    }

    #[test]
    fn a_launch_is_for_many_boxes_or_for_short_rows() {
        let worth = |boxes: &[BoxCopy]| is_worth_a_launch(boxes, &boxes.iter().map(prepare).collect::<Vec<_>>());
        let (long, short) = (copy(1 << 20, &[4096, 16], &[8192]), copy(1 << 20, &[16, SMALL / 16], &[64]));
        let (tiny, large) = (copy(1 << 20, &[16, 256], &[64]), copy(1 << 20, &[LARGE], &[]));
        assert!(!worth(&[]) && !worth(&[long; 2]) && !worth(&[tiny; 2]) && !worth(&[large; 9]));
        assert!(worth(&[long; 3]) && worth(&[tiny; 3]) && worth(&[short]) && worth(&[large, short]));
    }
}
