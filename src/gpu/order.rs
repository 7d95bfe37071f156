// SPDX-License-Identifier: MIT OR Apache-2.0
//! The order of work: relative to a stream and the caller, and to the null streams of other devices.
//!
//! Vendors differ in what they order between devices, so the dialect chooses a [`Rule`]. [`ROWS`] is the one table of what
//! follows: back ends without a vendor execute by it, and the journal tells its promises to `anygpu check`.

use super::{MemoryKind, PointerInfo, Shape, Stream};

/// The order of the work relative to a stream and to the caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// In the stream's order, finished when the call returns. Work within device memory alone may be only queued.
    Now(Stream),
    /// In the stream's order; the call only queues it.
    Queued(Stream),
    /// As [`Order::Now`], by [`Rule::Memory`].
    JoinedNow(Stream),
    /// As [`Order::Queued`], by [`Rule::Memory`].
    Joined(Stream),
}

impl Order {
    /// The stream that orders the work.
    pub fn stream(self) -> Stream {
        match self {
            Order::Now(stream) | Order::Queued(stream) | Order::JoinedNow(stream) | Order::Joined(stream) => stream,
        }
    }

    /// Tells whether the work is finished when the call returns.
    pub fn is_now(self) -> bool {
        matches!(self, Order::Now(_) | Order::JoinedNow(_))
    }

    /// Tells whether the work is finished when the call returns, and in the order of a null stream.
    pub fn is_now_in_null(self) -> bool {
        self.is_now() && self.stream().is_default()
    }

    /// The rule by which other devices' null streams order the work.
    pub fn rule(self) -> Rule {
        match self {
            Order::Now(_) | Order::Queued(_) => Rule::Stream,
            Order::JoinedNow(_) | Order::Joined(_) => Rule::Memory,
        }
    }
}

/// A dialect's rule for work that uses memory of other devices than its stream's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The stream decides: copies in null streams are ordered with the null streams of the memory's devices. CUDA's; also
    /// AscendCL's, of which no more is known.
    Stream,
    /// The memory decides: a copy within one device's memory is made in that device's null stream. HIP's.
    Memory,
}

/// The work that an order is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A copy of memory.
    Copy,
    /// A copy from or to an array.
    ArrayCopy,
    /// A fill.
    Fill,
}

/// The memory that work uses, as far as it is of devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// Memory of one device alone.
    Within,
    /// Memory of one device, and memory of the host.
    Host,
    /// Physical memory that is mapped, and memory of the host.
    MappedHost,
    /// Memory of two devices.
    Between,
}

/// The strength of an order with the null stream of another device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// None.
    Unordered,
    /// Kept by the back end without a vendor, and promised by no vendor.
    Usual,
    /// Promised by the vendor.
    Promised,
}

/// A row of the table. What is `None` does not matter.
pub struct Row {
    /// The dialect's rule.
    pub rule: Rule,
    /// The work; `None` for copies of both kinds.
    pub deed: Option<Deed>,
    /// Work of a null stream; else of a created one, or of a thread's own.
    pub in_null: Option<bool>,
    /// The memory used.
    pub span: Option<Span>,
    /// The order that follows.
    pub strength: Strength,
}

impl Row {
    fn fits(&self, order: Order, deed: Deed) -> bool {
        let is_deed = self.deed.map_or(deed != Deed::Fill, |wanted| wanted == deed);
        let is_stream = self.in_null.is_none_or(|in_null| in_null == order.stream().is_default());
        self.rule == order.rule() && is_deed && is_stream
    }
}

const fn row(rule: Rule, deed: Option<Deed>, in_null: Option<bool>, span: Option<Span>, strength: Strength) -> Row {
    Row { rule, deed, in_null, span, strength }
}

/// The table; the first row that fits counts. Nodes of graphs are never ordered so: AMD's runtime and NVIDIA's words
/// promise nothing for them.
///
/// NVIDIA: "A copy (in the implicit NULL stream) between the memories of two different devices does not start until all
/// commands previously issued to either device have completed and runs to completion before any commands issued after the
/// copy to either device can start" (CUDA C++ Programming Guide, Peer-to-Peer Memory Copy), and two H200 with driver
/// 580.159.04: 10 of 10 rounds each.
///
/// AMD: `ihipMemcpyCommand` and `ihipMemcpyDtoDCommand` of clr (hip_memory.cpp), and its runtime 6.4.43484 and 7.2.53211 on
/// the model of its GPUs: 3 of 3 rounds each, in null, created and threads' own streams.
pub const ROWS: &[Row] = &[
    // NVIDIA: its guide for copies between devices; on H200 also for copies to the host.
    row(Rule::Stream, None, Some(true), None, Strength::Promised),
    // NVIDIA, H200: copies in created streams, blocking or not, and cudaMemcpyPeerAsync come before.
    row(Rule::Stream, None, Some(false), None, Strength::Unordered),
    // NVIDIA, H200: fills in a null stream come before, too.
    row(Rule::Stream, Some(Deed::Fill), None, None, Strength::Unordered),
    // AMD: made in the null stream of the memory's device, which the call's stream waits for.
    row(Rule::Memory, Some(Deed::Copy), None, Some(Span::Within), Strength::Promised),
    row(Rule::Memory, Some(Deed::Copy), None, Some(Span::Host), Strength::Promised),
    // AMD: 6.4 makes it there, 7.2 makes a copy of one row in the call's stream.
    row(Rule::Memory, Some(Deed::Copy), None, Some(Span::MappedHost), Strength::Usual),
    // AMD: made in the call's stream, in the order of none. Its own tests count on the time that a launch takes:
    // Unit_hipMemcpyAsync_Positive_Basic, Unit_hipMemcpyDtoDAsync_Positive_Basic and others.
    row(Rule::Memory, Some(Deed::Copy), None, Some(Span::Between), Strength::Usual),
    // AMD: made in the call's stream (`ihipMemcpyHtoACommand`, `ihipMemcpyAtoHCommand` and their like).
    row(Rule::Memory, Some(Deed::ArrayCopy), None, None, Strength::Usual),
    // AMD: made in the call's stream, in the order of none (`ihipMemsetCommand`).
    row(Rule::Memory, Some(Deed::Fill), Some(true), None, Strength::Usual),
    row(Rule::Memory, Some(Deed::Fill), Some(false), None, Strength::Unordered),
];

/// Tells whether memory counts as its device's. Managed memory does by [`Rule::Memory`] alone.
fn is_devices(info: &PointerInfo, rule: Rule) -> bool {
    match info.kind {
        MemoryKind::Device | MemoryKind::Pool => true,
        MemoryKind::Managed => rule == Rule::Memory,
        MemoryKind::Host | MemoryKind::Registered => false,
    }
}

/// Tells whether the memory of such work can matter to its order at all.
pub fn may_be_joined(order: Order, deed: Deed) -> bool {
    ROWS.iter().any(|row| row.fits(order, deed) && row.strength != Strength::Unordered)
}

/// The null streams that order a piece of work beside its own stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joint {
    /// Their devices, the stream's own perhaps among them; none where nothing orders it.
    pub devices: Vec<i32>,
    /// The strength of their order.
    pub strength: Strength,
    /// The work is a copy between two devices.
    pub is_between: bool,
}

impl Joint {
    /// No other stream orders the work.
    pub const NONE: Joint = Joint { devices: Vec::new(), strength: Strength::Unordered, is_between: false };

    /// Finds them in the table. `sides` has the memory of both sides of a copy, or of a fill's one; `None` for pageable memory.
    pub fn find(order: Order, deed: Deed, sides: &[Option<PointerInfo>]) -> Joint {
        let rule = order.rule();
        let of_devices: Vec<_> = sides.iter().flatten().filter(|side| is_devices(side, rule)).collect();
        let Some(first) = of_devices.first() else { return Joint::NONE };
        let span = if of_devices.iter().any(|side| side.device != first.device) {
            Span::Between
        } else if of_devices.len() == sides.len() {
            Span::Within
        } else if first.reservation.is_some() {
            Span::MappedHost
        } else {
            Span::Host
        };
        let row = ROWS.iter().find(|row| row.fits(order, deed) && row.span.is_none_or(|wanted| wanted == span));
        let strength = row.map_or(Strength::Unordered, |row| row.strength);
        let devices = match strength {
            Strength::Unordered => Vec::new(),
            Strength::Usual | Strength::Promised => of_devices.iter().map(|side| side.device).collect(),
        };
        Joint { devices, strength, is_between: span == Span::Between }
    }

    /// Tells whether a blocking copy within device memory is done when the call returns.
    ///
    /// AMD's `ihipMemcpy` waits for a copy of one row between two devices, and for no other.
    pub fn is_awaited(&self, order: Order, shape: &Shape) -> bool {
        order.rule() == Rule::Memory && self.is_between && shape.height * shape.depth == 1
    }
}
