// SPDX-License-Identifier: MIT OR Apache-2.0
//! The entries of a journal, as they are in the file: all of one size, in the machine's byte order.

use std::sync::atomic::{AtomicU32, Ordering};

/// Bytes of an entry.
pub const SIZE: usize = 128;
/// Values of an entry.
pub const VALUES: usize = 11;
/// Bytes of text in an entry.
pub const TEXT: usize = 64;
/// Return addresses of a stack.
pub const FRAMES: usize = 11;

/// The number of the file in which the processor touched device memory.
pub const FAULT_FILE: u64 = 0x7fff;

/// The outcome of a call that was refused.
pub const REFUSED: u32 = 1;
/// The outcome of a call that is not permitted in a function called by a stream.
pub const NOT_PERMITTED: u32 = 2;

/// The first value of the first entry.
pub const MAGIC: u64 = u64::from_le_bytes(*b"anygpuJ\x01");

/// Declares an enumeration whose numbers follow each other from 1, and how to find one by its number.
macro_rules! numbered {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$meaning:meta])* $variant:ident,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$meaning])* $variant,)* }

        impl $name {
            const ALL: &[$name] = &[$($name::$variant),*];

            /// Its number in an entry, from 1.
            pub fn number(self) -> u32 {
                self as u32 + 1
            }

            /// The one of a number.
            pub fn of(number: u32) -> Option<$name> {
                $name::ALL.get(number.checked_sub(1)? as usize).copied()
            }
        }
    };
}
pub(super) use numbered;

numbered! {
    /// The matter of an entry, and its values. Addresses are those of the process, streams and events its handles.
    pub enum What {
        /// The process: the magic number, its id.
        Process,
        /// The end of the notes before the process's: there was no room for more.
        Cut,
        /// A part of a [`Text`]: which, its number, the bytes, the text.
        Text,
        /// The stack with the number of the entry's: frames, the innermost first, made by [`frame`].
        Stack,
        /// Memory that is there from now on: address, bytes, [`Memory`].
        Allocate,
        /// Memory that ends: address, 1 if the program vouches for its uses, so that nothing is waited for.
        Free,
        /// Memory in a stream's order: address, bytes, stream.
        AllocateQueued,
        /// Its end in a stream's order: address, stream.
        FreeQueued,
        /// Memory or an event that is exported: address or event, the hash of its handle.
        Export,
        /// Memory that is opened: address, the hash of the handle.
        Open,
        /// Memory that is closed: address.
        Close,
        /// Memory that is opened by a token, once or again: address.
        ImportToken,
        /// One use of it that is closed: an address in it.
        CloseToken,
        /// An event that is opened: event, the hash of the handle.
        OpenEvent,
        /// Physical memory of a file: its handle, the file's inode.
        Physical,
        /// Physical memory at addresses: address, bytes, offset, handle.
        Map,
        /// Addresses that lose their memory: address, bytes.
        Unmap,
        /// External memory at addresses: address, bytes, offset, handle.
        MapExternal,
        /// A stream that is created: stream, 1 if the default stream does not wait for it.
        CreateStream,
        /// A copy.
        ///
        /// Destination, bytes from row to row and from slice to slice, the same of the source, width, height, depth, stream,
        /// and what [`asks`] makes.
        Copy,
        /// A fill.
        ///
        /// Destination, bytes from row to row and from slice to slice, width, height, depth, stream, and as for a copy.
        Fill,
        /// A use that the program tells of: address, bytes, stream, 1 for a write.
        Touch,
        /// A write of a value in memory: address, bytes, value, stream.
        WriteValue,
        /// A wait for a value in memory: address, bytes, value, stream, mask, comparison.
        ///
        /// The comparison is 1 to reach it, 2 to equal it, 3 for any of its bits, 4 for any bit that neither has.
        WaitValue,
        /// An event's record: event, stream.
        Record,
        /// A stream's wait for an event: event, stream.
        WaitEvent,
        /// Work that the call found done: a stream's.
        ObserveStream,
        /// An event's.
        ObserveEvent,
        /// All of the current device; by a reset, with which memory ends, all of another: [`RESET`], the device.
        ObserveDevice,
        /// A function that a stream calls: its number, 0 for one whose times are not told, and the stream.
        Call,
        /// That function when it is about to be called: its number.
        Calling,
        /// That function when it has returned: its number.
        Called,
        /// A semaphore that is imported: its handle, the inode of its file, 1 for a timeline.
        ImportSemaphore,
        /// A stream's signal: the semaphore's handle, value, stream.
        Signal,
        /// A stream's wait: the semaphore's handle, value, stream.
        Wait,
        /// A timeline that a host thread raises: the inode of its file, value.
        Raise,
        /// A value that a host thread found reached: the inode of its file, value.
        Reached,
        /// A launch of a kernel: its number, stream.
        Launch,
        /// The start of a graph's launch, whose steps are the thread's next entries: the executable graph, stream.
        LaunchGraph,
        /// A step of it, which the entries up to the next one tell of.
        ///
        /// Its place, from 0, the number of its node, the count of the steps before it, and their places. Of more than fit the rest
        /// is in further entries of the same place.
        Step,
        /// The end of a graph's launch.
        LaunchEnd,
        /// A node of a graph that is made, by the program or by a capture: its number.
        Node,
        /// Memory that such a launch uses: its number, address, bytes from row to row, width, height, and how.
        ///
        /// That is 0 for a read, 1 for a write, 2 for atomic changes.
        Touched,
        /// The processor's access to device memory, which ends the process: address, the frame behind the instruction.
        Faulted,
        /// The start of a batch, 1, or its end, 0.
        ///
        /// The thread's copies and fills between are in no order among themselves.
        Batch,
        /// An event that is created: event.
        CreateEvent,
    }
}

numbered! {
    /// The meaning of a text.
    pub enum Text {
        /// The command line, its words ended by zeros.
        Command,
        /// The rank in an MPI job.
        Rank,
        /// The path of a file of the program, which has a number.
        File,
    }
}

numbered! {
    /// Kinds of memory that copies tell apart.
    pub enum Memory {
        /// A device's.
        Device,
        /// Pinned or registered memory of the host.
        Host,
        /// Managed memory.
        Managed,
    }
}

/// The copies and fills whose end a call awaits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaits {
    /// None: it only queues them.
    None,
    /// All but those within device memory.
    OfHost,
    /// All.
    Always,
}

/// The stream of a record, or a wait, of all streams of a context.
pub const ALL_STREAMS: u64 = u64::MAX;
/// The value of [`What::ObserveDevice`] for a reset.
pub const RESET: u64 = 1;
/// The value of [`What::ObserveDevice`] for a reset of a primary context alone. Not all memory of its device ends with it.
pub const RESET_PRIMARY: u64 = 2;

/// The bit of [`asks`] for a copy whose source the null streams' rules put into no order.
pub const READS_AT_ONCE: u64 = 1 << 63;

/// Packs the end that a copy or fill awaits, and the devices that its vendor promises to order it with.
///
/// The lowest byte has the first, and each two above it a device's number and 1, up to three; the highest bit is
/// [`READS_AT_ONCE`].
pub fn asks(awaits: Awaits, devices: &[i32]) -> u64 {
    let devices = devices.iter().zip(0..3).map(|(device, place)| (*device as u64 + 1) << (8 + 16 * place));
    devices.fold(awaits as u64, |asks, device| asks | device)
}

/// Returns the end that [`asks`] was made of.
pub fn awaits(asks: u64) -> Awaits {
    match asks & 0xff {
        0 => Awaits::None,
        1 => Awaits::OfHost,
        _ => Awaits::Always,
    }
}

/// Returns the devices that [`asks`] was made of.
pub fn joined_devices(asks: u64) -> impl Iterator<Item = i32> {
    let numbers = (0..3).map(move |place| (asks >> (8 + 16 * place)) as u16);
    numbers.filter_map(|number| Some(i32::from(number.checked_sub(1)?)))
}

/// An entry in memory.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The number of what it tells, 0 where nothing has been written yet.
    pub what: u32,
    /// The thread, by a number of the process's own.
    pub thread: u32,
    /// The time when the call began, in nanoseconds of CLOCK_MONOTONIC.
    pub began: u64,
    /// The time when it was about to return.
    pub ended: u64,
    /// The number of the caller's stack, 0 for none.
    pub stack: u32,
    /// The caller's current device.
    pub device: i32,
    /// 0, or a number for the error.
    pub outcome: u32,
    /// 0.
    pub reserved: u32,
    /// The values.
    pub values: [u64; VALUES],
}

const _: () = assert!(size_of::<Entry>() == SIZE);

impl Entry {
    /// An entry of the calling thread without values.
    pub fn new(what: What) -> Entry {
        let thread = crate::os::thread::number();
        Entry {
            what: what.number(),
            thread,
            began: 0,
            ended: 0,
            stack: 0,
            device: 0,
            outcome: 0,
            reserved: 0,
            values: [0; VALUES],
        }
    }

    /// Writes it where there are zeros, its matter last: a process that is killed leaves no half of one.
    ///
    /// # Safety
    /// The room is aligned, and nobody else writes it.
    pub unsafe fn store(&self, to: *mut Entry) {
        // SAFETY: as promised by the caller.
        unsafe {
            to.write(Entry { what: 0, ..*self });
            AtomicU32::from_ptr(&raw mut (*to).what).store(self.what, Ordering::Release);
        }
    }

    /// Reads one from the bytes of a file.
    pub fn read(bytes: &[u8; SIZE]) -> Entry {
        // SAFETY: plain integers, for which any bytes are valid.
        unsafe { bytes.as_ptr().cast::<Entry>().read_unaligned() }
    }
}

/// Bits of a frame that are the address in its file.
const ADDRESS_BITS: u32 = 48;

/// A return address: the number of the file, and the bytes from where the file is loaded.
pub fn frame(file: u64, offset: usize) -> u64 {
    file << ADDRESS_BITS | offset as u64 & ((1 << ADDRESS_BITS) - 1)
}

/// The file and the bytes of a frame.
pub fn of_frame(frame: u64) -> (u64, u64) {
    (frame >> ADDRESS_BITS, frame & ((1 << ADDRESS_BITS) - 1))
}
