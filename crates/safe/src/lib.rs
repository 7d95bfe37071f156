// SPDX-License-Identifier: MIT OR Apache-2.0
//! GPU arrays shared between processes, in safe Rust, on any vendor's GPU or on none.
//!
//! | type | is |
//! |---|---|
//! | [`Device`] | a GPU, or the host back end's memory and threads |
//! | [`Buffer`] | elements in a device's memory: its own, or another process's |
//! | [`Array`] | a buffer with a shape, which other processes open by its [name](Array::publish) or [`Token`] |
//! | [`Stream`] | a queue of copies; a [scope](Stream::scope) borrows what they use until they are done |
//! | [`Event`] | a point in a stream, for which streams of other processes wait |
//! | [`Token`] | 512 bytes that name memory or an event for other processes of the user on this machine |
//! | [`Error`] | a failed call: its [`Kind`], and the reason with its remedy |
//!
//! ```
//! # unsafe { std::env::set_var("ANYGPU_BACKEND", "host") };
//! use anygpu_safe::{Array, Buffer, Device, Order, Stream};
//!
//! let device = Device::new(0)?;
//! let mut u = Array::<f32>::zeroed(device, &[2, 3], Order::C)?;
//! let mut copy = Buffer::<f32>::zeroed(device, 6)?;
//! let stream = Stream::new(device)?;
//! let (from, mut to) = ([1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [0.0; 6]);
//! stream.scope(|queue| queue.upload(&from, &mut u))?;
//! stream.scope(|queue| queue.copy(&u, &mut copy))?;
//! stream.scope(|queue| queue.download(&copy, &mut to))?;
//! assert_eq!(from, to);
//! # Ok::<(), anygpu_safe::Error>(())
//! ```
//!
//! # Memory that others write
//!
//! Rust never has a reference to device memory: its elements are copied, and each pattern of bits is a value of their type.
//! So a process that writes to shared memory at the same time makes values that nobody meant, and no undefined behaviour.
//! Processes agree on turns by events, by messages, or by the C calls for timelines and steps.
//!
//! # Kernels and C
//!
//! [`Buffer::as_ptr`], [`Stream::as_ptr`] and [`Event::as_ptr`] are the vendor's own objects, for kernels and libraries that
//! the vendor's compiler made.

mod array;
mod buffer;
mod device;
mod error;
mod event;
mod stream;
mod token;

pub use array::{Array, Name, Order};
pub use buffer::{Buffer, Element, Memory};
pub use device::{Device, backend};
pub use error::{Error, Kind, Result};
pub use event::Event;
pub use stream::{Queue, Stream};
pub use token::Token;
