// SPDX-License-Identifier: MIT OR Apache-2.0
//! The end of blocks: retired at once, released when the work queued before is done.

use std::sync::{MutexGuard, RwLockWriteGuard};

use super::queue;
use super::state::{exclude_users, table};
use super::table::{Backing, Block, Table};
use crate::gpu::{Address, Error, Kind, Result};

/// Retires device memory; InvalidValue unless `address` is the base of such memory.
pub fn retire(address: Address) -> Result<()> {
    let mut table = table();
    match table.blocks.get(&address.0) {
        Some(Block { backing, retired: 0, .. }) if is_device_memory(backing) => _ = table.retire(address.0),
        _ => return Err(not_a_base("device memory")),
    }
    Ok(())
}

/// Undoes [`retire`] where the free could not be queued.
pub fn undo_retire(address: Address) {
    if let Some(block) = table().blocks.get_mut(&address.0) {
        block.retired = 0;
    }
}

/// Releases retired device memory that no queued work uses any more.
pub fn release(address: Address) {
    let _exclusive = exclude_users();
    table().release(address.0);
}

/// Releases all blocks of a device: its reset.
pub fn release_all(device: i32) {
    let _exclusive = exclude_users();
    let mut table = table();
    // Physical memory belongs to no context: it stays.
    let of_device = |(base, block): (&usize, &Block)| {
        (block.device == device && !matches!(block.backing, Backing::Mapped(_))).then_some(*base)
    };
    let bases: Vec<usize> = table.blocks.iter().filter_map(of_device).collect();
    for base in bases {
        table.release(base);
    }
}

/// Releases a block, once the work queued on all devices is done, if `matches` says it is the kind meant.
pub fn release_if(address: Address, what: &str, matches: impl Fn(&Backing) -> bool) -> Result<()> {
    let (exclusive, table) = (exclude_users(), table());
    let block = table.blocks.get(&address.0).filter(|block| block.retired == 0 && matches(&block.backing));
    if block.is_none() {
        return Err(not_a_base(what));
    }
    release_when_idle(address, exclusive, table)
}

/// Ends one opening of another process's memory; the last unmaps it once all queued work is done.
pub fn close(address: Address) -> Result<()> {
    let (exclusive, mut table) = (exclude_users(), table());
    match table.blocks.get_mut(&address.0) {
        Some(Block { backing: Backing::Imported(import), retired: 0, .. }) if import.pool.is_none() => {
            import.openings -= 1;
            if import.openings > 0 {
                return Ok(());
            }
        }
        _ => return Err(not_a_base("memory opened from another process")),
    }
    release_when_idle(address, exclusive, table)
}

/// Retires a block, and releases it once the work queued on all devices is done.
fn release_when_idle(
    address: Address,
    exclusive: RwLockWriteGuard<'static, ()>,
    mut table: MutexGuard<'static, Table>,
) -> Result<()> {
    if queue::is_idle() {
        table.release(address.0);
        return Ok(());
    }
    let retirement = table.retire(address.0);
    drop((table, exclusive));
    // However that work ended: a failure has its own reporters, and freeing must go on.
    let drained = queue::wait_idle();
    let _exclusive = exclude_users();
    let mut table = super::state::table();
    // A reset may have freed it meanwhile, or somebody opened it again.
    let Some(block) = table.blocks.get_mut(&address.0).filter(|block| block.retired == retirement) else {
        return Ok(());
    };
    if drained.is_ok() {
        table.release(address.0);
    } else {
        block.retired = 0;
        if let Backing::Imported(import) = &mut block.backing {
            import.openings += 1;
        }
    }
    drained
}

/// Tells whether a free of device memory takes it: not what an opened handle or a mapping gave.
pub fn is_device_memory(backing: &Backing) -> bool {
    match backing {
        Backing::Device(_) | Backing::External(_) => true,
        Backing::Imported(import) => import.pool.is_some(),
        Backing::Host(_) | Backing::Registered | Backing::Managed(..) | Backing::Mapped(_) => false,
    }
}

fn not_a_base(what: &str) -> Error {
    Kind::InvalidValue.because(format!("the pointer is not the start of live {what} of this process"))
}
