// SPDX-License-Identifier: MIT OR Apache-2.0
//! Locks of data that a panic leaves whole, so that poison says nothing.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Locks a mutex, whether or not a thread has panicked with it.
#[inline]
pub fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Unlocks a mutex until the condition is signalled, or for no reason.
pub fn wait<'a, T>(condition: &Condvar, guard: MutexGuard<'a, T>) -> MutexGuard<'a, T> {
    condition.wait(guard).unwrap_or_else(PoisonError::into_inner)
}
