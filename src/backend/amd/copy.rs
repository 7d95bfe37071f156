// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies and fills.
//!
//! HIP copies over the link between any devices that reach each other, whether or not peer access is enabled (clr's
//! `submitCopyMemoryP2P` asks which agents can be peers), so no copy needs a warning.

use super::calls::{Memcpy3D, Pitched, hipStream_t};
use super::convert::AbiVersion;
use super::{Amd, call, convert};
use crate::gpu::{Address, Copies, Fill, Kind, Order, Place, Result, Shape, Side, Stream, Streams, Transfer};

impl Amd {
    /// Waits for work that must be finished when the call returns.
    pub(super) fn finish(&self, order: Order, stream: hipStream_t) -> Result<()> {
        if order.is_now() { call!(self, hipStreamSynchronize(stream)) } else { Ok(()) }
    }

    /// Copies on the default stream, by the functions that wait for the copy unless it is within devices.
    fn copy_now(&self, transfer: &Transfer) -> Result<()> {
        let Transfer { to, from, shape } = transfer;
        let kind = convert::direction(to.place, from.place);
        if shape.depth > 1 {
            let copy = copy_3d(transfer)?;
            return call!(self, hipMemcpy3D(&copy));
        }
        let (to, to_pitch, from, from_pitch) = (to.address.0, to.row, from.address.0, from.row);
        if shape.height > 1 {
            return call!(self, hipMemcpy2D(to, to_pitch, from, from_pitch, shape.width, shape.height, kind));
        }
        call!(self, hipMemcpy(to, from, shape.width, kind))
    }

    fn copy_queued(&self, transfer: &Transfer, stream: hipStream_t) -> Result<()> {
        let Transfer { to, from, shape } = transfer;
        let kind = convert::direction(to.place, from.place);
        if shape.depth > 1 {
            let copy = copy_3d(transfer)?;
            return call!(self, hipMemcpy3DAsync(&copy, stream));
        }
        let (to, to_pitch, from, from_pitch) = (to.address.0, to.row, from.address.0, from.row);
        if shape.height > 1 {
            let (width, height) = (shape.width, shape.height);
            return call!(self, hipMemcpy2DAsync(to, to_pitch, from, from_pitch, width, height, kind, stream));
        }
        call!(self, hipMemcpyAsync(to, from, shape.width, kind, stream))
    }

    /// Returns true if a side is memory of another process that was opened on another device than the stream's.
    ///
    /// HIP ends the process if it gets several rows of such memory.
    fn needs_single_rows(&self, transfer: &Transfer, stream: Stream) -> Result<bool> {
        let Transfer { to, from, shape } = transfer;
        if self.openings.is_empty() || shape.height * shape.depth == 1 {
            return Ok(false);
        }
        let device = self.stream_device(stream).ok();
        for side in [to, from] {
            let base = self.allocation(side.address)?.map_or(side.address.0, |(base, _)| base);
            if self.openings.owner(base, self.identity(side.address)).is_some_and(|owner| Some(owner) != device) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Refuses a fill that is not whole in one allocation, where it takes several calls: HIP judges each by itself.
    fn check_whole(&self, fill: &Fill) -> Result<()> {
        let (to, shape) = (fill.to, fill.shape);
        if shape.depth == 1 && (shape.height == 1 || fill.unit == 1) {
            return Ok(());
        }
        let end = to.extent(&shape).map(|bytes| to.address.0 + bytes);
        // Of other memory, such as the system's, HIP knows no range.
        let known = self.told_range(to.address)?;
        if end.is_none_or(|end| known.is_some_and(|(base, size)| end > base + size)) {
            let why = format!("{} slices of {} rows are not in one allocation", shape.depth, shape.height);
            return Err(Kind::InvalidValue.because(why));
        }
        Ok(())
    }

    /// Fills `height` rows from `address` on, in the order of a stream if there is one.
    ///
    /// Without one it is done by the functions that wait for a fill of host memory. HIP fills several rows with bytes alone.
    fn fill_rows(&self, fill: &Fill, address: usize, height: usize, stream: Option<hipStream_t>) -> Result<()> {
        let (value, width, pitch) = (fill.value as i32, fill.shape.width, fill.to.row);
        if fill.unit == 1 && height > 1 {
            return match stream {
                Some(stream) => call!(self, hipMemset2DAsync(address, pitch, value, width, height, stream)),
                None => call!(self, hipMemset2D(address, pitch, value, width, height)),
            };
        }
        for row in 0..height {
            let start = address + row * pitch;
            if self.abi == AbiVersion::Five && start + width < start.next_multiple_of(8) {
                self.fill_part_of_word(fill, start, stream)?;
                continue;
            }
            match (fill.unit, stream) {
                (1, Some(stream)) => call!(self, hipMemsetAsync(start, value, width, stream)),
                (2, Some(stream)) => call!(self, hipMemsetD16Async(start, value as u16, width / 2, stream)),
                (4, Some(stream)) => call!(self, hipMemsetD32Async(start, value, width / 4, stream)),
                (1, None) => call!(self, hipMemset(start, value, width)),
                (2, None) => call!(self, hipMemsetD16(start, value as u16, width / 2)),
                (4, None) => call!(self, hipMemsetD32(start, value, width / 4)),
                (unit, _) => Err(Kind::InvalidValue.because(format!("a value of {unit} bytes cannot be filled in"))),
            }?;
        }
        Ok(())
    }

    /// Fills a row within eight bytes by copies of the host's.
    ///
    /// HIP 5.2 would fill up to the next multiple of eight, and from there on without end.
    fn fill_part_of_word(&self, fill: &Fill, start: usize, stream: Option<hipStream_t>) -> Result<()> {
        /// Each byte eight times. The copies may read it after the call.
        static BYTES: [[u8; 8]; 256] = {
            let mut bytes = [[0; 8]; 256];
            let mut byte = 0;
            while byte < 256 {
                bytes[byte] = [byte as u8; 8];
                byte += 1;
            }
            bytes
        };
        let values = fill.value.to_le_bytes();
        let kind = convert::direction(fill.to.place, Place::Host);
        let run = if fill.unit == 1 { fill.shape.width } else { 1 };
        for first in (0..fill.shape.width).step_by(run) {
            let from = BYTES[usize::from(values[first % fill.unit])].as_ptr().addr();
            match stream {
                Some(stream) => call!(self, hipMemcpyAsync(start + first, from, run, kind, stream)),
                None => call!(self, hipMemcpy(start + first, from, run, kind)),
            }?;
        }
        Ok(())
    }
}

/// Returns a copy's rows, each as a copy.
fn rows(transfer: &Transfer) -> impl Iterator<Item = Transfer> {
    let Transfer { to, from, shape } = *transfer;
    let at = |side: Side, slice, row| Side {
        address: Address(side.address.0 + slice * side.slice + row * side.row),
        ..side
    };
    (0..shape.depth).flat_map(move |slice| {
        (0..shape.height).map(move |row| Transfer {
            to: at(to, slice, row),
            from: at(from, slice, row),
            shape: Shape { height: 1, depth: 1, ..shape },
        })
    })
}

fn copy_3d(Transfer { to, from, shape }: &Transfer) -> Result<Memcpy3D> {
    let side = |side: &Side| {
        if side.row == 0 || !side.slice.is_multiple_of(side.row) {
            let why = format!("slices of {} bytes are not made of rows of {}", side.slice, side.row);
            return Err(Kind::InvalidPitch.because(why));
        }
        Ok(Pitched { address: side.address.0, pitch: side.row, width: shape.width, height: side.slice / side.row })
    };
    Ok(Memcpy3D {
        source: side(from)?,
        destination: side(to)?,
        extent: [shape.width, shape.height, shape.depth],
        kind: convert::direction(to.place, from.place),
        ..Memcpy3D::default()
    })
}

impl Copies for Amd {
    fn copy(&self, transfer: &Transfer, order: Order) -> Result<()> {
        if transfer.shape.is_empty() {
            return Ok(());
        }
        let stream = convert::stream(order.stream())?;
        let waits = order.is_now_in_null();
        let copy = |part: &Transfer| if waits { self.copy_now(part) } else { self.copy_queued(part, stream) };
        if self.needs_single_rows(transfer, order.stream())? {
            rows(transfer).try_for_each(|row| copy(&row))?;
        } else {
            copy(transfer)?;
        }
        if waits { Ok(()) } else { self.finish(order, stream) }
    }

    fn fill(&self, fill: &Fill, order: Order) -> Result<()> {
        if fill.shape.is_empty() {
            return Ok(());
        }
        let stream = convert::stream(order.stream())?;
        let waits = order.is_now_in_null();
        let on = (!waits).then_some(stream);
        let (to, shape) = (fill.to, fill.shape);
        self.check_whole(fill)?;
        if shape.depth > 1 && to.slice == to.row * shape.height {
            self.fill_rows(fill, to.address.0, shape.height * shape.depth, on)?;
        } else {
            for slice in 0..shape.depth {
                self.fill_rows(fill, to.address.0 + slice * to.slice, shape.height, on)?;
            }
        }
        if waits { Ok(()) } else { self.finish(order, stream) }
    }
}
