// SPDX-License-Identifier: MIT OR Apache-2.0
//! The order of work: relative to a stream and the caller, and to the null streams of other devices.
//!
//! Vendors differ in what they order between devices, so the dialect chooses a [`Rule`]. [`ROWS`] is the one table of what
//! follows: back ends without a vendor execute by it, and the journal tells its promises to `anygpu check`.

use super::{Address, Contexts, Memory, SYNCHRONOUS_COPIES, Shape, Stream};

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
    /// As [`Order::Now`], of a copy whose call gives the devices: the one written to, and the other.
    NowBetween(Stream, [i32; 2]),
    /// As [`Order::Queued`], of such a copy.
    QueuedBetween(Stream, [i32; 2]),
}

impl Order {
    /// The stream that orders the work.
    pub fn stream(self) -> Stream {
        match self {
            Order::Now(stream) | Order::Queued(stream) | Order::JoinedNow(stream) | Order::Joined(stream) => stream,
            Order::NowBetween(stream, _) | Order::QueuedBetween(stream, _) => stream,
        }
    }

    /// The order of a copy that the call gives the devices of. By [`Rule::Memory`] they do not matter.
    pub fn between(self, devices: [i32; 2]) -> Order {
        match self {
            Order::Now(stream) => Order::NowBetween(stream, devices),
            Order::Queued(stream) => Order::QueuedBetween(stream, devices),
            other => other,
        }
    }

    /// The devices that the call gives.
    pub fn named(self) -> Option<[i32; 2]> {
        match self {
            Order::NowBetween(_, devices) | Order::QueuedBetween(_, devices) => Some(devices),
            Order::Now(_) | Order::Queued(_) | Order::JoinedNow(_) | Order::Joined(_) => None,
        }
    }

    /// Tells whether the work is finished when the call returns.
    pub fn is_now(self) -> bool {
        matches!(self, Order::Now(_) | Order::JoinedNow(_) | Order::NowBetween(..))
    }

    /// Tells whether the work is finished when the call returns, and in the order of a null stream.
    pub fn is_now_in_null(self) -> bool {
        self.is_now() && self.stream().is_default()
    }

    /// Tells whether a queued copy reads page-locked memory where only the null streams' rules would have it wait.
    ///
    /// NVIDIA, H200: one row of up to 24,576 bytes, to device memory, where the stream itself has nothing to do; with a wait
    /// for an event it reads later (docs/evidence/results/2026-11-29-h200x2-order.txt).
    pub fn reads_at_once(self, shape: &Shape) -> bool {
        const MOST: usize = 24 << 10;
        let is_little = shape.height == 1 && shape.depth == 1 && shape.width <= MOST;
        self.rule() == Rule::Stream && !self.is_now() && is_little
    }

    /// The rule by which other devices' null streams order the work.
    pub fn rule(self) -> Rule {
        match self {
            Order::Now(_) | Order::Queued(_) | Order::NowBetween(..) | Order::QueuedBetween(..) => Rule::Stream,
            Order::JoinedNow(_) | Order::Joined(_) => Rule::Memory,
        }
    }
}

/// A dialect's rule for work that uses memory of other devices than its stream's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The stream decides: copies in null streams are ordered with the null streams of other devices.
    ///
    /// Of those that their call gives, and of those whose memory is no pool's and not mapped. CUDA's; also AscendCL's, of
    /// which no more is known.
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
    /// Memory of two devices.
    Between,
}

/// The origin of a device's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// An allocation of its own: also an array's, opened memory, and another interface's.
    Allocated,
    /// Managed memory.
    Managed,
    /// Memory that a stream allocated: a pool's, or that of a graph's node.
    Queued,
    /// Physical memory that is mapped.
    Mapped,
    /// The call itself gives the device.
    Named,
}

/// A device whose memory a piece of work uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Used {
    /// The device.
    pub device: i32,
    /// The memory's origin.
    pub origin: Origin,
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
    /// The origin of the memory of the device whose null stream it is.
    pub origin: Option<Origin>,
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

const fn row(
    rule: Rule,
    deed: Option<Deed>,
    in_null: Option<bool>,
    span: Option<Span>,
    origin: Option<Origin>,
    strength: Strength,
) -> Row {
    Row { rule, deed, in_null, span, origin, strength }
}

/// The table; the first row that fits counts, for the memory of each device by itself. What fits none is not ordered. Nodes
/// of graphs are never ordered so: AMD's runtime and NVIDIA's words promise nothing for them.
///
/// NVIDIA: "A copy (in the implicit NULL stream) between the memories of two different devices does not start until all
/// commands previously issued to either device have completed and runs to completion before any commands issued after the
/// copy to either device can start" (CUDA C++ Programming Guide, Peer-to-Peer Memory Copy), and two H200 with driver
/// 580.159.04, which do so for some memory alone: all rounds each.
///
/// AMD: `ihipMemcpyCommand` and `ihipMemcpyDtoDCommand` of clr (hip_memory.cpp), and its runtime 6.4.43484 and 7.2.53211 on
/// the model of its GPUs: 3 of 3 rounds each, in null, created and threads' own streams.
pub const ROWS: &[Row] = &[
    // NVIDIA: its guide for copies between devices; on H200 also for copies to the host, and within the other device.
    row(Rule::Stream, None, Some(true), None, Some(Origin::Allocated), Strength::Promised),
    row(Rule::Stream, None, Some(true), None, Some(Origin::Managed), Strength::Promised),
    // NVIDIA, H200: the copies for peers (cudaMemcpyPeer and the like), with the devices of their arguments, whatever the memory.
    row(Rule::Stream, None, Some(true), None, Some(Origin::Named), Strength::Promised),
    // NVIDIA, H200: memory of pools, of graphs and mapped physical memory. Copies in created streams, blocking or not, and fills.
    row(Rule::Stream, None, None, None, None, Strength::Unordered),
    row(Rule::Stream, Some(Deed::Fill), None, None, None, Strength::Unordered),
    // AMD: made in the null stream of the memory's device, which the call's stream waits for.
    row(Rule::Memory, Some(Deed::Copy), None, Some(Span::Within), None, Strength::Promised),
    // AMD: 6.4 makes it there, 7.2 makes a copy of one row in the call's stream.
    row(Rule::Memory, Some(Deed::Copy), None, Some(Span::Host), Some(Origin::Mapped), Strength::Usual),
    row(Rule::Memory, Some(Deed::Copy), None, Some(Span::Host), None, Strength::Promised),
    // AMD: made in the call's stream, in the order of none. Its own tests count on the time that a launch takes:
    // Unit_hipMemcpyAsync_Positive_Basic, Unit_hipMemcpyDtoDAsync_Positive_Basic and others.
    row(Rule::Memory, Some(Deed::Copy), None, Some(Span::Between), None, Strength::Usual),
    // AMD: made in the call's stream (`ihipMemcpyHtoACommand`, `ihipMemcpyAtoHCommand` and their like).
    row(Rule::Memory, Some(Deed::ArrayCopy), None, None, None, Strength::Usual),
    // AMD: made in the call's stream, in the order of none (`ihipMemsetCommand`).
    row(Rule::Memory, Some(Deed::Fill), Some(true), None, None, Strength::Usual),
    row(Rule::Memory, Some(Deed::Fill), Some(false), None, None, Strength::Unordered),
];

/// Tells whether the memory of such work can matter to its order at all.
pub fn may_be_joined(order: Order, deed: Deed) -> bool {
    ROWS.iter().any(|row| row.fits(order, deed) && row.strength != Strength::Unordered)
}

/// Tells whether the program asks, for the context or the memory, for copies and fills that are done on return.
pub fn asks_to_be_done(gpu: &(impl Contexts + Memory + ?Sized), sides: &[Address]) -> bool {
    gpu.context_flags().is_ok_and(|flags| flags & SYNCHRONOUS_COPIES != 0)
        || sides.iter().any(|side| gpu.synchronous_copies(*side).is_ok_and(|on| on))
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

    /// Finds them in the table. `sides` has the memory of both sides of a copy, or of a fill's one; `None` for the host's.
    pub fn find(order: Order, deed: Deed, sides: &[Option<Used>]) -> Joint {
        let mut used: Vec<Used> = sides.iter().copied().flatten().collect();
        let Some(first) = used.first() else { return Joint::NONE };
        let span = if used.iter().any(|side| side.device != first.device) {
            Span::Between
        } else if used.len() == sides.len() {
            Span::Within
        } else {
            Span::Host
        };
        let named = order.named().into_iter().flatten();
        used.extend(named.map(|device| Used { device, origin: Origin::Named }));
        let mut joint = Joint { is_between: span == Span::Between, ..Joint::NONE };
        for side in used {
            let fits = |row: &&Row| {
                row.fits(order, deed)
                    && row.span.is_none_or(|wanted| wanted == span)
                    && row.origin.is_none_or(|wanted| wanted == side.origin)
            };
            let strength = ROWS.iter().find(fits).map_or(Strength::Unordered, |row| row.strength);
            if strength != Strength::Unordered && !joint.devices.contains(&side.device) {
                joint.devices.push(side.device);
                joint.strength = joint.strength.max(strength);
            }
        }
        joint
    }

    /// Tells whether a blocking copy within device memory is done when the call returns.
    ///
    /// AMD's `ihipMemcpy` waits for a copy of one row between two devices, and for no other.
    pub fn is_awaited(&self, order: Order, shape: &Shape) -> bool {
        order.rule() == Rule::Memory && self.is_between && shape.height * shape.depth == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The devices whose null streams a copy in device 0's null stream is ordered with.
    fn joined(deed: Deed, order: Order, sides: [Option<(i32, Origin)>; 2]) -> Vec<i32> {
        let sides = sides.map(|side| side.map(|(device, origin)| Used { device, origin }));
        let mut devices = Joint::find(order, deed, &sides).devices;
        devices.sort_unstable();
        devices
    }

    /// As two H200 answered (docs/evidence/results/2026-11-29-h200x2-order.txt): each side by itself.
    #[test]
    fn memory_of_pools_and_mapped_memory_is_not_ordered_by_the_streams_rule() {
        use Origin::{Allocated, Managed, Mapped, Queued};
        let null = Order::Queued(Stream::NULL);
        for origin in [Allocated, Managed] {
            for other in [None, Some((0, Allocated)), Some((0, Queued)), Some((1, Mapped))] {
                assert!(joined(Deed::Copy, null, [other, Some((1, origin))]).contains(&1), "{origin:?} to {other:?}");
                assert!(joined(Deed::Copy, null, [Some((1, origin)), other]).contains(&1), "{other:?} to {origin:?}");
            }
            assert_eq!(joined(Deed::Fill, null, [Some((1, origin)), None]), []);
            assert_eq!(joined(Deed::Copy, Order::Queued(Stream::PER_THREAD), [Some((1, origin)), None]), []);
        }
        for origin in [Queued, Mapped] {
            for other in [None, Some((0, Queued)), Some((1, Queued)), Some((1, Mapped))] {
                assert_eq!(joined(Deed::Copy, null, [other, Some((1, origin))]), [], "{origin:?} to {other:?}");
            }
            assert_eq!(joined(Deed::Copy, null, [Some((0, Allocated)), Some((1, origin))]), [0]);
            assert_eq!(joined(Deed::ArrayCopy, null, [Some((0, Allocated)), Some((1, origin))]), [0]);
            let sides = [Some((0, Allocated)), Some((1, origin))];
            assert_eq!(joined(Deed::Copy, null.between([0, 1]), sides), [0, 1]);
            assert_eq!(joined(Deed::Copy, null.between([0, 0]), sides), [0], "the call names the devices");
            assert_eq!(joined(Deed::Copy, Order::Queued(Stream::PER_THREAD).between([0, 1]), sides), []);
        }
    }

    /// By HIP's rule the origin matters to copies of mapped memory to the host alone.
    #[test]
    fn the_memory_decides_by_its_rule() {
        use Origin::{Allocated, Managed, Mapped, Queued};
        let used = |origin| Some(Used { device: 1, origin });
        let order = Order::Joined(Stream::PER_THREAD);
        for origin in [Allocated, Managed, Queued, Mapped] {
            let within = Joint::find(order, Deed::Copy, &[used(origin), used(Allocated)]);
            assert_eq!((within.devices, within.strength), (vec![1], Strength::Promised), "{origin:?}");
            let to_host = Joint::find(order, Deed::Copy, &[None, used(origin)]);
            let strength = if origin == Mapped { Strength::Usual } else { Strength::Promised };
            assert_eq!((to_host.devices, to_host.strength), (vec![1], strength), "{origin:?}");
            assert_eq!(Joint::find(order, Deed::Fill, &[used(origin)]).devices, []);
        }
        assert_eq!(order.between([0, 1]), order);
    }
}
