// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streams and events that the program has created or destroyed through this library.
//!
//! HIP ends the process of a program that uses a destroyed one, at most calls of most releases, so those are refused here.
//! A handle that was not destroyed here passes: another library may have created it.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard};

use crate::gpu::{Kind, Result};
use crate::os::lock::lock;
use crate::os::map::Map;

/// Handles of one type, each live one with its origin.
pub struct Handles<Origin> {
    state: Mutex<State<Origin>>,
    /// True once any was destroyed. Stored (release) with `state` locked; if it is false (acquire), checks skip the lock.
    any_destroyed: AtomicBool,
}

struct State<Origin> {
    live: Map<usize, Origin>,
    destroyed: BTreeSet<usize>,
}

impl<Origin> Default for Handles<Origin> {
    fn default() -> Self {
        let state = State { live: Map::new(), destroyed: BTreeSet::new() };
        Handles { state: Mutex::new(state), any_destroyed: AtomicBool::new(false) }
    }
}

impl<Origin: Copy + PartialEq> Handles<Origin> {
    fn state(&self) -> MutexGuard<'_, State<Origin>> {
        lock(&self.state)
    }

    /// Records a handle that HIP has just given, which may be that of a destroyed object.
    pub fn created(&self, handle: usize, origin: Origin) {
        let mut state = self.state();
        state.destroyed.remove(&handle);
        state.live.insert(handle, origin);
    }

    /// Returns the origin of a live handle that was created here.
    pub fn origin(&self, handle: usize) -> Option<Origin> {
        self.state().live.get(&handle).copied()
    }

    /// Calls `destroy` for a handle, which is refused from then on unless that fails.
    pub fn destroy(&self, handle: usize, destroy: impl FnOnce() -> Result<()>) -> Result<()> {
        // First, since another thread may get the handle as soon as HIP has destroyed it.
        let origin = {
            let mut state = self.state();
            state.destroyed.insert(handle);
            self.any_destroyed.store(true, Ordering::Release);
            state.live.remove(&handle)
        };
        destroy().inspect_err(|_| {
            let mut state = self.state();
            state.destroyed.remove(&handle);
            if let Some(origin) = origin {
                state.live.insert(handle, origin);
            }
        })
    }

    /// Records that all handles of an origin were destroyed.
    pub fn ended(&self, origin: Origin) {
        let state = &mut *self.state();
        let ended = state.live.extract_if(.., |_, known| *known == origin);
        state.destroyed.extend(ended.map(|(handle, _)| handle));
        self.any_destroyed.store(true, Ordering::Release);
    }

    /// Returns InvalidHandle for a handle that was destroyed.
    pub fn check(&self, handle: usize) -> Result<()> {
        if !self.any_destroyed.load(Ordering::Acquire) || !self.state().destroyed.contains(&handle) {
            return Ok(());
        }
        Err(Kind::InvalidHandle.because(format!("{handle:#x} was destroyed")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_destroyed_handle_is_refused_until_it_is_given_again() {
        let handles = Handles::default();
        handles.created(1, 0);
        handles.created(2, 1);
        assert!(handles.destroy(1, || Err(Kind::InvalidValue.into())).is_err());
        assert!(handles.check(1).is_ok() && handles.origin(1) == Some(0), "HIP has refused to destroy it");
        assert!(handles.destroy(1, || Ok(())).is_ok());
        assert!(handles.check(1).is_err() && handles.origin(1).is_none());
        assert!(handles.check(3).is_ok(), "another library's");
        handles.created(1, 1);
        assert!(handles.check(1).is_ok());
        handles.ended(1);
        assert!(handles.check(1).is_err() && handles.check(2).is_err());
    }
}
