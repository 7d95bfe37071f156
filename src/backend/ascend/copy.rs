// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies and fills.

use super::memory::BlockKind;
use super::{Ascend, call, convert};
use crate::gpu::{Copies, Fill, Kind, Order, Place, Result, Shape, Side, Transfer};

/// A function for each row: destination address, source address, and bytes.
type Row<'a> = &'a dyn Fn(usize, usize, usize) -> Result<()>;

/// Calls `work` for each row of a box; contiguous rows are one.
fn each_row(shape: &Shape, to: &Side, from: &Side, work: Row<'_>) -> Result<()> {
    let Shape { mut width, mut height, depth } = *shape;
    if to.row == width && from.row == width {
        (width, height) = (width * height, 1);
    }
    for slice in 0..depth {
        for row in 0..height {
            let at = |side: &Side| side.address.0 + slice * side.slice + row * side.row;
            work(at(to), at(from), width)?;
        }
    }
    Ok(())
}

impl Ascend {
    /// Returns true if a side is host memory that is not known to be pinned. AscendCL copies such memory before the
    /// call returns, if at all.
    fn is_pageable(&self, side: &Side) -> bool {
        side.place == Place::Host && !self.is_pinned(side)
    }

    fn is_pinned(&self, side: &Side) -> bool {
        let is_of_host = |kind: &BlockKind| matches!(kind, BlockKind::Host | BlockKind::Registered);
        self.blocks.find(side.address.0).is_some_and(|(_, block)| is_of_host(&block.kind))
    }
}

impl Copies for Ascend {
    fn copy(&self, transfer: &Transfer, order: Order) -> Result<()> {
        let Transfer { to, from, shape } = transfer;
        if shape.is_empty() {
            return Ok(());
        }
        let kind = convert::direction(to.place, from.place);
        // Not every device supports copies from host to host in a stream.
        let never_queued = kind == convert::HOST_TO_HOST || self.is_pageable(to) || self.is_pageable(from);
        if never_queued || order.is_now() {
            let copy = |to, from, bytes| call!(self, aclrtMemcpy(to, bytes, from, bytes, kind));
            return self.queue(Order::Now(order.stream()), &|_| each_row(shape, to, from, &copy));
        }
        self.queue(order, &|stream| {
            let copy = |to, from, bytes| call!(self, aclrtMemcpyAsync(to, bytes, from, bytes, kind, stream));
            each_row(shape, to, from, &copy)
        })
    }

    fn fill(&self, fill: &Fill, order: Order) -> Result<()> {
        let Fill { to, shape, value, unit } = fill;
        if shape.is_empty() {
            return Ok(());
        }
        let bytes = value.to_ne_bytes();
        let Some(pattern) = bytes.get(..*unit) else {
            return Err(Kind::InvalidValue.because(format!("a value of {unit} bytes cannot be filled in")));
        };
        let byte = i32::from(pattern[0]);
        if pattern.iter().any(|other| i32::from(*other) != byte) {
            // AscendCL fills only with bytes: other values are copied.
            const CHUNK: usize = 1 << 16;
            let values = pattern.repeat(CHUNK.min(shape.width.saturating_mul(shape.height)) / unit);
            let kind = if self.is_pinned(to) { convert::HOST_TO_HOST } else { convert::HOST_TO_DEVICE };
            let copy = |start: usize, _, bytes: usize| {
                (0..bytes).step_by(values.len()).try_for_each(|done| {
                    let size = values.len().min(bytes - done);
                    let from = values.as_ptr().expose_provenance();
                    call!(self, aclrtMemcpy(start + done, size, from, size, kind))
                })
            };
            return self.queue(Order::Now(order.stream()), &|_| each_row(shape, to, to, &copy));
        }
        if order.is_now() {
            let set = |start, _, bytes| call!(self, aclrtMemset(start, bytes, byte, bytes));
            return self.queue(order, &|_| each_row(shape, to, to, &set));
        }
        self.queue(order, &|stream| {
            let set = |start, _, bytes| call!(self, aclrtMemsetAsync(start, bytes, byte, bytes, stream));
            each_row(shape, to, to, &set)
        })
    }
}
