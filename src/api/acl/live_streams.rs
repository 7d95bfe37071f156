// SPDX-License-Identifier: MIT OR Apache-2.0
//! The streams that exist, which drivers do not check.

use std::sync::{Arc, Mutex, MutexGuard};

use super::current;
use super::notifies::Waiter;
use crate::gpu::{Context, Error, Gpu, Kind, Result, Stream};
use crate::os::lock::lock;
use crate::os::map::Map;

#[derive(Default)]
pub struct Known {
    /// The live streams, each with its context, as drivers do not check the streams that they are given.
    pub created: Map<usize, Arc<Waiter>>,
    /// The default streams that have been used with notifies, by context and number.
    default: Map<(usize, usize), Arc<Waiter>>,
}

/// The mutex guards the streams, and is held across no call of the back end.
static STREAMS: Mutex<Known> = Mutex::new(Known { created: Map::new(), default: Map::new() });

pub fn streams() -> MutexGuard<'static, Known> {
    lock(&STREAMS)
}

/// Checks a live stream, or a default one.
pub fn live_stream(stream: Stream) -> Result<Stream> {
    if stream <= Stream::PER_THREAD || streams().created.contains_key(&stream.0) { Ok(stream) } else { Err(unknown()) }
}

/// Checks a stream as [`live_stream`] does; returns it as the one that waits for notifies report to.
pub fn live_waiter(gpu: &dyn Gpu, stream: Stream) -> Result<Arc<Waiter>> {
    if stream > Stream::PER_THREAD {
        return streams().created.get(&stream.0).cloned().ok_or_else(unknown);
    }
    let context = current(gpu)?;
    Ok(streams().default.entry((context.0, stream.0)).or_insert_with(|| Waiter::new(context)).clone())
}

fn unknown() -> Error {
    Kind::InvalidHandle.because("the stream was never created, or has been destroyed")
}

/// Destroys the streams of a context that is being destroyed or released.
pub fn destroy_all(gpu: &dyn Gpu, context: Context) {
    let streams = {
        let mut streams = streams();
        streams.default.retain(|(owner, _), _| *owner != context.0);
        streams.created.extract_if(.., |_, waiter| waiter.context() == context).collect::<Vec<_>>()
    };
    for (stream, _) in streams {
        if let Err(error) = gpu.destroy_stream(Stream(stream)) {
            log::warn!("{error}");
        }
    }
}
