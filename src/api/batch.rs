// SPDX-License-Identifier: MIT OR Apache-2.0
//! Batches, which all dialects queue element by element.

use crate::border::arguments::Out;
use crate::gpu::Result;
use crate::os::journal::{self, entry::What};

/// Runs `work` for each of `count` elements in order, if the check of the others' arguments succeeded.
///
/// The index of a refused element goes to `failed`; that given with the check where it is the check that failed.
pub(super) fn one_by_one(
    (check, of_none): (Result<()>, usize),
    count: usize,
    failed: Option<Out<usize>>,
    work: impl Fn(usize) -> Result<()>,
) -> Result<()> {
    let mut reached = of_none;
    journal::note_call(What::Batch, &[1]);
    let outcome = check.and_then(|()| (0..count).try_for_each(|index| work(index).inspect_err(|_| reached = index)));
    journal::note_call(What::Batch, &[0]);
    if let (Some(failed), Err(_)) = (failed, &outcome) {
        failed.write(reached);
    }
    outcome
}
