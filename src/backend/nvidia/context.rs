// SPDX-License-Identifier: MIT OR Apache-2.0
//! Contexts. The driver has each thread's stack of them. Like CUDA's runtime, the back end uses a device through its
//! primary context, unless the program made another one current.

use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::calls::{CUcontext, CUresult};
use super::{Nvidia, call, convert, status};
use crate::backend::device_state;
use crate::gpu::{Context, Contexts, Kind, Result};
use crate::os::thread::thread_integers;
use crate::share::contexts::Retained;
use crate::share::handles::Ended;
use crate::share::openings::EVENTS;

/// This library's state of a device.
#[derive(Default)]
pub struct DeviceState {
    /// The primary context if this library has retained it, else 0. Set with release by the thread that retained it.
    primary: AtomicUsize,
    /// The primary context that a reset emptied, if it may still be current to threads, else 0. Set with release.
    emptied: AtomicUsize,
    /// The program's references to the primary context through this library.
    retained: Retained,
}

thread_local! {
    /// The device that the thread chose last, used while no context is current.
    static CHOSEN: Cell<i32> = const { Cell::new(0) };
}

thread_integers! {
    /// 1 once the thread has had a current context. Asked by each call.
    mod had_context("anygpu_had_context"): u32;
}

impl Nvidia {
    /// Returns the calling thread's current context. Without one, makes the chosen device's primary context current.
    #[inline]
    pub(super) fn enter(&self) -> Result<CUcontext> {
        let mut current = 0;
        call!(self, cuCtxGetCurrent(&mut current))?;
        if current != 0 && self.resets.load(Ordering::Relaxed) == 0 { Ok(current) } else { self.enter_primary(current) }
    }

    /// Makes a call in the context that [`enter`](Self::enter) makes current, without asking while calls find one.
    ///
    /// The call has done nothing where it answers that there is no context.
    #[inline]
    pub(super) fn in_context(&self, call: impl Fn() -> CUresult) -> Result<CUresult> {
        if had_context::get() != 0 && self.resets.load(Ordering::Relaxed) == 0 {
            let status = call();
            if !matches!(status, convert::INVALID_CONTEXT | convert::CONTEXT_IS_DESTROYED) {
                return Ok(status);
            }
        }
        self.enter()?;
        had_context::set(1);
        Ok(call())
    }

    #[cold]
    fn enter_primary(&self, current: CUcontext) -> Result<CUcontext> {
        let device = match current {
            0 => CHOSEN.get(),
            _ => {
                let emptied = |primary: &DeviceState| primary.emptied.load(Ordering::Acquire) == current;
                match self.devices.iter().position(emptied) {
                    Some(device) => device as i32,
                    None => return Ok(current),
                }
            }
        };
        let primary = self.primary(device)?;
        call!(self, cuCtxSetCurrent(primary))?;
        Ok(primary)
    }

    /// A device's primary context, retained once until it is reset.
    pub(super) fn primary(&self, device: i32) -> Result<CUcontext> {
        let state = self.device_state(device)?;
        let primary = state.primary.load(Ordering::Acquire);
        if primary != 0 {
            return Ok(primary);
        }
        let mut context = 0;
        call!(self, cuDevicePrimaryCtxRetain(&mut context, device))?;
        if state.primary.compare_exchange(0, context, Ordering::AcqRel, Ordering::Acquire).is_err() {
            // Another thread was faster: one reference is enough.
            call!(self, cuDevicePrimaryCtxRelease_v2(device))?;
        } else if state.emptied.compare_exchange(context, 0, Ordering::AcqRel, Ordering::Relaxed).is_ok() {
            // The driver returned the same context again, so it is valid wherever it is still current.
            self.resets.fetch_sub(1, Ordering::Relaxed);
        }
        Ok(context)
    }

    /// The state of a device; InvalidDevice for an ordinal out of range.
    pub(super) fn device_state(&self, device: i32) -> Result<&DeviceState> {
        device_state(&self.devices, device)
    }

    /// The device of the current context, or else the chosen one.
    #[inline]
    pub(super) fn device(&self) -> std::result::Result<i32, Kind> {
        // Without a context the driver returns an error, which tools that check a program's calls would report.
        if had_context::get() == 0 {
            let mut current = 0;
            match status!(self, cuCtxGetCurrent(&mut current)) {
                convert::SUCCESS if current == 0 => return Ok(CHOSEN.get()),
                convert::SUCCESS => had_context::set(1),
                other => return Err(convert::kind(other)),
            }
        }
        let mut device = 0;
        match status!(self, cuCtxGetDevice(&mut device)) {
            convert::SUCCESS => Ok(device),
            convert::INVALID_CONTEXT | convert::CONTEXT_IS_DESTROYED => Ok(CHOSEN.get()),
            other => Err(convert::kind(other)),
        }
    }

    /// Makes a device the calling thread's, by its primary context, also in the place of another of that device.
    pub(super) fn choose(&self, device: i32) -> Result<()> {
        call!(self, cuCtxSetCurrent(self.primary(device)?))?;
        CHOSEN.set(device);
        Ok(())
    }

    /// Calls `work` with `context` current.
    pub(super) fn within<T>(&self, context: CUcontext, work: impl FnOnce() -> Result<T>) -> Result<T> {
        call!(self, cuCtxPushCurrent_v2(context))?;
        let outcome = work();
        let mut popped = 0;
        // The result is that of the work, even if the stack cannot be restored; a thread of ours may be here while the
        // driver ends with the process.
        let status = status!(self, cuCtxPopCurrent_v2(&mut popped));
        if let Err(error) = self.check("cuCtxPopCurrent_v2", status)
            && status != convert::DEINITIALIZED
        {
            crate::os::logger::error(format_args!("{error}"));
        }
        outcome
    }
}

impl Contexts for Nvidia {
    fn create_context(&self, device: i32, flags: u32) -> Result<Context> {
        let mut context = 0;
        call!(self, cuCtxCreate_v2(&mut context, flags, device))?;
        Ok(Context(context))
    }

    fn destroy_context(&self, context: Context) -> Result<()> {
        let context = convert::context(context)?;
        Ended::with_owner(context).with(|| call!(self, cuCtxDestroy_v2(context)))?;
        self.openings.clear(context);
        EVENTS.clear(context);
        Ok(())
    }

    fn current_context(&self) -> Result<Option<Context>> {
        let mut current = 0;
        call!(self, cuCtxGetCurrent(&mut current))?;
        Ok((current != 0).then_some(Context(current)))
    }

    fn set_current_context(&self, context: Option<Context>) -> Result<()> {
        call!(self, cuCtxSetCurrent(context.map_or(Ok(0), convert::context)?))
    }

    fn push_context(&self, context: Context) -> Result<()> {
        call!(self, cuCtxPushCurrent_v2(convert::context(context)?))
    }

    fn pop_context(&self) -> Result<Context> {
        let mut popped = 0;
        call!(self, cuCtxPopCurrent_v2(&mut popped))?;
        Ok(Context(popped))
    }

    fn context_flags(&self) -> Result<u32> {
        self.enter()?;
        let mut flags = 0;
        call!(self, cuCtxGetFlags(&mut flags))?;
        Ok(flags)
    }

    fn check_context(&self, context: Context) -> Result<()> {
        let mut version = 0;
        call!(self, cuCtxGetApiVersion(convert::context(context)?, &mut version))
    }

    /// The driver refuses calls in a destroyed one.
    fn check_made_current(&self, _context: Context) -> Result<()> {
        Ok(())
    }

    fn retain_primary(&self, device: i32) -> Result<Context> {
        let state = self.device_state(device)?;
        let mut context = 0;
        call!(self, cuDevicePrimaryCtxRetain(&mut context, device))?;
        state.retained.retain();
        Ok(Context(context))
    }

    fn release_primary(&self, device: i32) -> Result<()> {
        // The driver counts all references of the process: a surplus release would remove this library's own.
        let state = self.device_state(device)?;
        state.retained.release(|| ())?;
        call!(self, cuDevicePrimaryCtxRelease_v2(device)).inspect_err(|_| state.retained.retain())
    }

    fn primary_state(&self, device: i32) -> Result<(u32, bool)> {
        let (mut flags, mut active) = (0, 0);
        call!(self, cuDevicePrimaryCtxGetState(device, &mut flags, &mut active))?;
        Ok((flags, active != 0))
    }

    fn set_primary_flags(&self, device: i32, flags: u32) -> Result<()> {
        call!(self, cuDevicePrimaryCtxSetFlags_v2(device, flags))
    }

    fn reset_primary(&self, device: i32) -> Result<()> {
        let state = self.device_state(device)?;
        // What the program or another library alone retains ends as well.
        if self.primary_state(device)?.1 {
            self.primary(device)?;
        }
        // The driver waits for its streams.
        self.timelines.begin_reset(device);
        self.value_waits.begin_reset(device);
        let primary = state.primary.load(Ordering::Acquire);
        Ended::with_owner(primary).with(|| call!(self, cuDevicePrimaryCtxReset_v2(device)))?;
        self.timelines.end_reset(device);
        self.value_waits.end_reset(device);
        let primary = state.primary.swap(0, Ordering::AcqRel);
        if primary == 0 {
            return Ok(());
        }
        if state.emptied.swap(primary, Ordering::AcqRel) == 0 {
            self.resets.fetch_add(1, Ordering::Relaxed);
        }
        self.openings.clear(primary);
        EVENTS.clear(primary);
        call!(self, cuDevicePrimaryCtxRelease_v2(device))
    }
}
