// SPDX-License-Identifier: MIT OR Apache-2.0
//! The end of blocks: retired at once, released once the work queued before is done and nobody has them pinned.

use super::pin::{self, Pin};
use super::queue;
use super::serial::Ending;
use super::state::table;
use super::table::{Backing, Block, Pinned, Table};
use crate::gpu::{Address, Error, Kind, Result, strict_refusals};
use crate::share::contexts;

/// Retires device memory that a stream is to free. The free has a number where a pool may hand the memory out again.
///
/// InvalidValue unless `address` is the base of such memory.
pub fn begin_free(address: Address) -> Result<(Pinned, Option<u64>)> {
    let mut table = table();
    check_base(&table, address, "device memory", is_device_memory)?;
    table.begin_free(address.0).ok_or_else(|| not_a_base("device memory"))
}

/// Releases a block that was retired.
pub fn release(retired: Pinned) {
    drop(Pin::of_retired(retired));
}

/// Releases all blocks of a device: its reset.
pub fn release_all(device: i32) {
    let mut table = table();
    // Physical memory and the host's pools belong to no context: they stay. What is being freed goes when that free is through.
    let of_device =
        |(base, block): (&usize, &Block)| (block.device == device && !block.backing.outlives_resets()).then_some(*base);
    let bases: Vec<usize> = table.blocks.iter().filter_map(of_device).collect();
    let pins = retired(&mut table, bases);
    let pools = table.pools.pools.iter().filter(|(_, pool)| pool.bank == device);
    let keys: Vec<u64> = pools.map(|(key, _)| *key).collect();
    let kept: Vec<_> = keys.into_iter().flat_map(|key| table.end_kept_frees(key)).collect();
    drop(table);
    drop(pins);
    kept.into_iter().for_each(pin::reclaim);
}

/// Releases the memory that was made in a context, and ends its openings. Work that has it pinned keeps it.
pub fn end_context(ending: &Ending) {
    let mut table = table();
    let mut ended = Vec::new();
    for (base, block) in table.blocks.iter_mut() {
        let is_kept = block.retired || block.outlives_contexts();
        let is_ended = match &mut block.backing {
            _ if is_kept => false,
            Backing::Imported(import) => {
                import.openings.retain(|opening| !ending.takes(opening));
                import.openings.is_empty()
            }
            _ => ending.takes(&block.owner),
        };
        if is_ended {
            ended.push(*base);
        }
    }
    let pins = retired(&mut table, ended);
    drop(table);
    drop(pins);
}

/// Releases a block, once the work queued on all devices is done, if `matches` says it is the kind meant.
pub fn release_if(address: Address, what: &str, matches: impl Fn(&Backing) -> bool) -> Result<()> {
    release_when_idle(|table| {
        check_base(table, address, what, matches)?;
        Ok(vec![address.0])
    })
}

/// Ends the registration of memory that goes, once the work queued on all devices is done.
///
/// Within a stream's work, which is the last that knew of it, there is nothing to wait for. The program may have ended it itself.
pub fn unregister(address: Address) {
    let is_registered = |backing: &Backing| matches!(backing, Backing::Registered { .. });
    if queue::check_may_wait().is_ok() {
        _ = release_if(address, REGISTERED, is_registered);
        return;
    }
    let mut table = table();
    let pins = match check_base(&table, address, REGISTERED, is_registered) {
        Ok(()) => retired(&mut table, [address.0]),
        Err(_) => Vec::new(),
    };
    drop(table);
    drop(pins);
}

/// Ends one opening of another process's memory; the last unmaps it once all queued work is done.
pub fn close(address: Address) -> Result<()> {
    release_when_idle(|table| match table.block_mut(address.0) {
        Some(Block { backing: Backing::Imported(import), device, retired: false, .. }) if import.pool.is_none() => {
            if import.openings.len() == 1 {
                return Ok(vec![address.0]);
            }
            let current = contexts::of_new_object(*device);
            let own = import.openings.iter().position(|opening| opening.context == current);
            import.openings.swap_remove(own.unwrap_or(0));
            Ok(Vec::new())
        }
        _ => Err(not_a_base("memory opened from another process")),
    })
}

/// The name of registered memory in errors.
pub const REGISTERED: &str = "registered memory";

/// Retires the blocks that `choose` names, and releases them once the work queued on all devices is done.
///
/// CUDA takes the uses of stream-ordered memory for complete when it is freed, and waits for nothing.
pub fn release_when_idle(choose: impl FnOnce(&mut Table) -> Result<Vec<usize>>) -> Result<()> {
    let (pins, is_idle) = {
        let mut table = table();
        let bases = choose(&mut table)?;
        if bases.is_empty() {
            return Ok(());
        }
        // Before anything is retired: the wait below cannot be refused any more.
        queue::check_may_wait()?;
        let is_idle = strict_refusals::get() != 0 && bases.iter().all(|base| table.blocks[base].is_stream_ordered());
        (retired(&mut table, bases), is_idle)
    };
    if !is_idle {
        // However that work ended: a failure has its own reporters, and freeing must go on.
        _ = queue::wait_idle();
    }
    drop(pins);
    Ok(())
}

fn retired(table: &mut Table, bases: impl IntoIterator<Item = usize>) -> Vec<Pin> {
    bases.into_iter().filter_map(|base| table.retire(base)).map(Pin::of_retired).collect()
}

/// Tells whether a free of device memory takes it.
///
/// It takes that of all pools, and not what an opened handle or a mapping gave.
pub fn is_device_memory(backing: &Backing) -> bool {
    match backing {
        Backing::Device(_) | Backing::Pooled(..) | Backing::External(_) => true,
        Backing::Imported(import) => import.pool.is_some(),
        Backing::Host { .. } | Backing::Registered { .. } | Backing::Managed(..) | Backing::Mapped(_) => false,
    }
}

fn check_base(table: &Table, address: Address, what: &str, matches: impl Fn(&Backing) -> bool) -> Result<()> {
    let block = table.blocks.get(&address.0).filter(|block| !block.retired && matches(&block.backing));
    block.map(|_| ()).ok_or_else(|| not_a_base(what))
}

fn not_a_base(what: &str) -> Error {
    Kind::InvalidValue.because(format!("the pointer is not the start of {what}, or it was released before"))
}
