// SPDX-License-Identifier: MIT OR Apache-2.0
//! Tables of their own, with two devices of few pages.

use super::*;
use crate::backend::host::queue::{self, Ticket};
use crate::gpu::{self, HandleTypes, Location, Physical, StreamFlags, kind};
use crate::os::descriptor::Kept;
use crate::os::memory_file::{Mapping, memory_file};
use crate::share::lease::Lease;

/// Pages of a device.
const ALL: usize = 64;

fn table() -> Table {
    Table::new(2, bytes(ALL), Access::Open)
}

fn bytes(pages: usize) -> usize {
    pages * page_size()
}

/// Allocates pages, of a pool where one is named.
fn allocate(table: &mut Table, device: i32, pages: usize, pool: Option<u64>) -> usize {
    table.allocate(device, bytes(pages), 0, pool).expect("room")
}

/// Does what [`crate::backend::host::pin::give_back`] does.
fn give_back(table: &mut Table, released: Vec<Released>) {
    for released in released {
        if let Released::Pages { pages, view } = released {
            arena::empty(view, pages.count);
            table.reclaim(&pages);
        }
    }
}

fn free(table: &mut Table, base: usize) {
    let pinned = table.retire(base).expect("live");
    let released = table.unpin(&pinned);
    give_back(table, released);
}

/// The pages of a device that are not in use, as the next allocation finds them.
fn free_pages(table: &Table, device: i32) -> usize {
    table.banks[device as usize].free() / page_size()
}

fn add_pool(table: &mut Table, device: i32, source: Source, threshold: u64) -> u64 {
    let pool = PoolState {
        release_threshold: threshold,
        ..PoolState::new((PoolMemory::of_device(device), device), HandleTypes::DESCRIPTOR, 0, source)
    };
    let pool = table.pools.insert(pool);
    table.pools.find(pool).expect("live").0
}

/// The pages that a pool has taken, and those that it has reserved.
fn counts(table: &Table, pool: u64) -> (usize, usize) {
    let pool = &table.pools.pools[&pool];
    (pool.taken / page_size(), pool.reserved / page_size())
}

/// Exports an allocation, and opens it as another process would.
fn export(table: &mut Table, base: usize) -> Lease {
    let pages = table.pool_pages(base).expect("device memory");
    let (bank, arena, first, count) = (pages.bank, pages.arena, pages.first, pages.count);
    pages.nonce = Some(5);
    let arena = table.arena(bank, arena);
    arena.publish(first, count, bytes(count as usize), 5, 0);
    let offset = arena::first_page_offset(arena.pages()) + bytes(first as usize);
    let range = offset as i64..(offset + bytes(count as usize)) as i64;
    Lease::take(arena.descriptor().expect("open"), range, offset, page_size(), Protection::ReadWrite).expect("taken")
}

/// A place in a stream that it has got to.
fn ticket() -> Ticket {
    let (device, flags) = (7000, StreamFlags::NON_BLOCKING);
    queue::idle(device, queue::create(device, flags, 0)).expect("live").expect("idle")
}

/// Frees memory of a pool in a stream that has got there.
fn free_in_order(table: &mut Table, base: usize) {
    let (pinned, number) = table.begin_free(base).expect("live");
    let number = number.expect("of a pool, and not exported");
    assert_eq!(table.reach_free(&pinned, number).len(), 0);
    let released = table.note_free(&pinned, number, ticket());
    give_back(table, released);
}

fn write(table: &Table, base: usize, pages: usize, value: u8) {
    let view = table.reach(Address(base), bytes(pages), Place::Device, Use::Write).expect("live");
    // SAFETY: memory of the table, of that size.
    unsafe { view.write_bytes(value, bytes(pages)) };
}

#[test]
#[cfg_attr(miri, ignore = "system calls")]
fn memory_counts_in_whole_pages_until_it_is_reclaimed() {
    let mut table = table();
    let base = table.allocate(1, bytes(3) - 1, 0, None).expect("room");
    assert_eq!((table.memory(0), table.memory(1)), ((bytes(64), bytes(64)), (bytes(61), bytes(64))));
    for too_many in [bytes(61) + 1, bytes(ALL), usize::MAX] {
        assert_eq!(kind(table.allocate(1, too_many, 0, None)), Some(Kind::OutOfMemory));
    }
    let rest = allocate(&mut table, 1, 61, None);
    assert_eq!((free_pages(&table, 0), free_pages(&table, 1)), (64, 0));
    assert_eq!(kind(table.allocate(1, 1, 0, None)), Some(Kind::OutOfMemory));
    free(&mut table, base);
    assert_eq!(free_pages(&table, 1), 3);
    free(&mut table, rest);
    assert_eq!(table.memory(1), (bytes(64), bytes(64)));
}

#[test]
#[cfg_attr(miri, ignore = "system calls")]
fn what_others_hold_counts_until_they_let_go_and_is_empty_then() {
    let mut table = table();
    let base = allocate(&mut table, 0, 4, None);
    write(&table, base, 4, 7);
    let held = export(&mut table, base);
    free(&mut table, base);
    assert_eq!(free_pages(&table, 0), 60);
    assert_eq!(kind(table.allocate(0, bytes(ALL), 0, None)), Some(Kind::OutOfMemory));
    drop(held);
    // Nothing was released since: who needs the room looks.
    let all = allocate(&mut table, 0, ALL, None);
    assert!(table.find(base).is_some_and(|(found, _)| found == all));
    // SAFETY: live memory of the table, which the program reaches.
    assert_eq!(unsafe { std::ptr::with_exposed_provenance::<u8>(base).read() }, 0);
    // Another release looks too.
    free(&mut table, all);
    let [one, other] = [4, 1].map(|pages| allocate(&mut table, 0, pages, None));
    let held = export(&mut table, one);
    free(&mut table, one);
    drop(held);
    free(&mut table, other);
    assert_eq!(free_pages(&table, 0), ALL);
}

#[test]
#[cfg_attr(miri, ignore = "system calls")]
fn a_destroyed_pool_takes_what_others_hold_of_it_alone() {
    let mut table = table();
    // On both devices a pool's arena has the number 1 or 0, and plain memory the other.
    let plain = [0, 1].map(|device| {
        if device == 1 {
            table.add_pool_arena(1, 1, bytes(1)).expect("a file");
        }
        allocate(&mut table, device, 2, None)
    });
    let arena = table.add_pool_arena(0, 0, bytes(8)).expect("a file");
    let pool = add_pool(&mut table, 0, Source::Arena(arena), 0);
    let of_pool = allocate(&mut table, 0, 3, Some(pool));
    assert_eq!(kind(table.allocate(0, bytes(6), 0, Some(pool))), Some(Kind::OutOfMemory));
    // Those of the attempt stay reserved.
    assert_eq!((counts(&table, pool), free_pages(&table, 0)), ((3, 9), 53));
    let held = [plain[0], plain[1], of_pool].map(|base| export(&mut table, base));
    [plain[0], plain[1], of_pool].into_iter().for_each(|base| free(&mut table, base));
    // They count by themselves.
    assert_eq!((counts(&table, pool), free_pages(&table, 0)), ((0, 6), 53));
    table.pools.pools.get_mut(&pool).expect("live").destroyed = true;
    table.release_pool(pool);
    assert_eq!([0, 1].map(|device| free_pages(&table, device)), [62, 62]);
    assert!(!table.pools.pools.contains_key(&pool) && !table.banks[0].arenas.contains_key(&arena));
    drop(held);
    assert_eq!([0, 1].map(|device| table.memory(device).0), [bytes(64); 2]);
}

#[test]
#[cfg_attr(miri, ignore = "system calls")]
fn a_destroyed_pool_goes_with_its_last_block_though_others_hold_it() {
    let mut table = table();
    let early = add_pool(&mut table, 0, Source::Bank, 0);
    let arena = table.add_pool_arena(0, 0, bytes(16)).expect("a file");
    let late = add_pool(&mut table, 0, Source::Arena(arena), 0);
    let destroy = |table: &mut Table, pool| {
        table.pools.pools.get_mut(&pool).expect("live").destroyed = true;
        table.release_pool(pool);
    };
    let of_pools = [(4, early), (5, late), (6, late)].map(|(pages, pool)| allocate(&mut table, 0, pages, Some(pool)));
    let plain = [2, 3].map(|pages| allocate(&mut table, 0, pages, None));
    let held = of_pools.map(|base| export(&mut table, base));
    let [first, second] = plain.map(|base| export(&mut table, base));
    destroy(&mut table, early);
    free(&mut table, of_pools[0]);
    assert!(!table.pools.pools.contains_key(&early));
    [plain[0], of_pools[1], of_pools[2]].into_iter().for_each(|base| free(&mut table, base));
    destroy(&mut table, late);
    drop((first, held));
    free(&mut table, plain[1]);
    // A question about the memory looks at all that were held.
    table.memory(0);
    assert_eq!(free_pages(&table, 0), ALL - 3);
    drop(second);
}

#[test]
#[cfg_attr(miri, ignore = "system calls")]
fn a_destroyed_pool_returns_what_it_had_reserved() {
    let mut table = table();
    let pool = add_pool(&mut table, 0, Source::Bank, u64::MAX);
    let base = allocate(&mut table, 0, 5, Some(pool));
    free(&mut table, base);
    assert_eq!((counts(&table, pool), free_pages(&table, 0)), ((0, 5), 59));
    table.release_pool(pool);
    assert!(table.pools.pools.contains_key(&pool), "it is live");
    table.pools.pools.get_mut(&pool).expect("live").destroyed = true;
    table.release_pool(pool);
    assert_eq!((table.pools.pools.contains_key(&pool), free_pages(&table, 0)), (false, 64));
}

#[test]
#[cfg_attr(miri, ignore = "system calls")]
fn a_full_device_takes_what_other_pools_reserve_and_do_not_use() {
    const CHUNK: usize = 32 << 20;
    let page = page_size();
    let mut table = Table::new(2, 4 * CHUNK, Access::Open);
    let [own, other, far] = [0, 0, 1].map(|device| add_pool(&mut table, device, Source::Bank, u64::MAX));
    let taken_and_reserved = |table: &Table| {
        let counts = |pool| (table.pools.pools[&pool].taken, table.pools.pools[&pool].reserved);
        [own, other, far].map(counts)
    };
    let free_bytes = |table: &Table| [0, 1].map(|device: usize| table.banks[device].free());
    let bases = [(own, 0), (other, 0), (far, 1)].map(|(pool, device)| allocate(&mut table, device, 1, Some(pool)));
    free(&mut table, bases[0]);
    free(&mut table, bases[2]);
    assert_eq!(taken_and_reserved(&table), [(0, CHUNK), (page, CHUNK), (0, CHUNK)]);
    // More than is free. The pool itself keeps what it has, and that of the other device does.
    table.allocate(0, 3 * CHUNK + page, 0, Some(own)).expect("room, if in no whole chunk");
    let own_counts = (3 * CHUNK + page, 3 * CHUNK + page);
    assert_eq!(taken_and_reserved(&table), [own_counts, (page, page), (0, CHUNK)]);
    assert_eq!(free_bytes(&table), [CHUNK - 2 * page, 3 * CHUNK]);
    free(&mut table, bases[1]);
    assert_eq!(taken_and_reserved(&table), [own_counts, (0, page), (0, CHUNK)]);
    // What is free is enough.
    let rest = table.allocate(0, CHUNK - 2 * page, 0, None).expect("room");
    assert_eq!(taken_and_reserved(&table)[1], (0, page));
    free(&mut table, rest);
    table.allocate(0, CHUNK - page, 0, None).expect("room");
    assert_eq!(taken_and_reserved(&table), [own_counts, (0, 0), (0, CHUNK)]);
    assert_eq!(free_bytes(&table), [0, 3 * CHUNK]);
}

#[test]
#[cfg_attr(miri, ignore = "system calls")]
fn a_pool_reserves_whole_chunks_up_to_its_threshold() {
    const CHUNK: usize = 32 << 20;
    let page = page_size();
    let mut table = Table::new(2, 3 * CHUNK, Access::Open);
    let pool = add_pool(&mut table, 0, Source::Bank, (CHUNK + page) as u64);
    let reserved = |table: &Table| table.pools.pools[&pool].reserved;
    let small = table.allocate(0, page, 0, Some(pool)).expect("room");
    let most = table.allocate(0, CHUNK - page, 0, Some(pool)).expect("room");
    assert_eq!(reserved(&table), CHUNK);
    let more = table.allocate(0, page, 0, Some(pool)).expect("room");
    assert_eq!(reserved(&table), 2 * CHUNK);
    free(&mut table, most);
    assert_eq!(reserved(&table), CHUNK);
    free(&mut table, more);
    free(&mut table, small);
    assert_eq!(reserved(&table), CHUNK);
    // In no whole chunks, and all of it is taken.
    let rest = table.allocate(0, 2 * CHUNK - page, 0, None).expect("room");
    table.allocate(0, CHUNK, 0, Some(pool)).expect("reserved");
    let last = table.allocate(0, page, 0, Some(pool)).expect("room");
    assert_eq!((reserved(&table), table.banks[0].free()), (CHUNK + page, 0));
    free(&mut table, rest);
    free(&mut table, last);
    assert_eq!(reserved(&table), CHUNK + page);
    table.allocate(0, page, 0, Some(pool)).expect("reserved");
    assert_eq!(reserved(&table), CHUNK + page);
}

#[test]
#[cfg_attr(miri, ignore = "system calls")]
fn kept_memory_that_is_taken_from_a_pool_is_empty() {
    let mut table = table();
    let pool = add_pool(&mut table, 0, Source::Bank, 0);
    table.pools.pools.get_mut(&pool).expect("live").reuse[1] = 0;
    let base = allocate(&mut table, 0, 4, Some(pool));
    write(&table, base, 4, 7);
    free_in_order(&mut table, base);
    assert_eq!((counts(&table, pool), table.blocks.len()), ((4, 4), 1));
    let all = allocate(&mut table, 0, ALL, None);
    assert_eq!((counts(&table, pool), all), ((0, 0), base));
    // SAFETY: live memory of the table, which the program reaches.
    assert_eq!(unsafe { std::ptr::with_exposed_provenance::<u8>(base + bytes(4) - 1).read() }, 0);
}

#[test]
#[cfg_attr(miri, ignore = "system calls")]
fn memory_is_handed_out_again_where_little_is_left_over() {
    let mut table = table();
    let pool = add_pool(&mut table, 0, Source::Bank, 0);
    table.pools.pools.get_mut(&pool).expect("live").reuse[1] = 0;
    let [large, small] = [8, 4].map(|pages| allocate(&mut table, 0, pages, Some(pool)));
    [large, small].into_iter().for_each(|base| free_in_order(&mut table, base));
    assert_eq!(table.pools.pools[&pool].used, 0);
    let any = |_: &Ticket, _: &[u64; 3]| true;
    for (size, spare, expected) in [
        (bytes(4), bytes(4), Some(small)),
        (bytes(4) + 1, bytes(4), Some(large)),
        (bytes(4) + 1, bytes(2), None),
        (bytes(6), bytes(2), None),
        (bytes(6) + 1, bytes(2), Some(large)),
        (bytes(7), 0, None),
        (bytes(7) + 1, 0, Some(large)),
        (bytes(8) + 1, usize::MAX, None),
    ] {
        let found = table.reuse(pool, size, spare, any).map(|(base, _)| base);
        assert_eq!(found, expected, "{size} bytes, {spare} may be left over");
        if let Some(base) = found {
            assert_eq!(
                (table.pools.pools[&pool].used, table.find(base).map(|(_, block)| block.size)),
                (size, Some(size))
            );
            free_in_order(&mut table, base);
        }
    }
    assert!(table.reuse(pool, bytes(4), usize::MAX, |_, _| false).is_none());
}

#[test]
#[cfg_attr(miri, ignore = "system calls")]
fn an_undone_free_leaves_the_memory_as_it_was() {
    let mut table = table();
    let pool = add_pool(&mut table, 0, Source::Bank, 0);
    let base = allocate(&mut table, 0, 2, Some(pool));
    let is_live = |table: &Table| table.reach(Address(base), 1, Place::Device, Use::Read).is_ok();
    let (pinned, number) = table.begin_free(base).expect("live");
    assert!(number.is_some() && !is_live(&table) && table.begin_free(base).is_none());
    assert_eq!(table.pools.pools[&pool].used, 0);
    // Of a block that was there before.
    table.undo_retire(&Pinned { serial: pinned.serial + 1, ..pinned });
    assert!(!is_live(&table));
    table.undo_retire(&pinned);
    assert!(is_live(&table) && table.blocks[&base].freed.is_none());
    assert_eq!((table.pools.pools[&pool].used, table.pools.pools[&pool].used_high), (bytes(2), bytes(2)));
    free(&mut table, base);
    assert_eq!((table.pools.pools[&pool].used, free_pages(&table, 0)), (0, 64));
}

#[test]
#[cfg_attr(miri, ignore = "system calls")]
fn each_allocation_and_each_free_has_its_own_number() {
    let mut table = table();
    let pool = add_pool(&mut table, 0, Source::Bank, 0);
    table.pools.pools.get_mut(&pool).expect("live").reuse[1] = 0;
    let base = allocate(&mut table, 0, 2, Some(pool));
    let mut numbers = vec![table.blocks[&base].id];
    for _ in 0..2 {
        let (pinned, number) = table.begin_free(base).expect("live");
        table.undo_retire(&pinned);
        free_in_order(&mut table, base);
        table.reuse(pool, bytes(2), 0, |_, _| true).expect("kept");
        numbers.extend([number.expect("of a pool"), table.blocks[&base].id]);
    }
    let plain = allocate(&mut table, 0, 2, None);
    numbers.push(table.blocks[&plain].id);
    // No pool hands it out again.
    let (pinned, number) = table.begin_free(plain).expect("live");
    assert!(number.is_none());
    table.undo_retire(&pinned);
    for _ in 0..2 {
        table.retire(plain).expect("live");
        table.revive(plain);
        numbers.push(table.blocks[&plain].id);
    }
    assert!(numbers.is_sorted_by(|one, other| one < other), "{numbers:?}");
}

fn register(table: &mut Table, base: usize) {
    table.insert(base, page_size(), 0, 0, Backing::Registered { read_only: false });
}

#[test]
#[cfg_attr(miri, ignore = "system calls")]
fn a_registration_ends_where_its_addresses_are_given_out_anew() {
    let mut table = table();
    let pinned = Mapping::private(bytes(2)).expect("memory");
    let [public, view] = [(); 2].map(|()| Mapping::reserve(bytes(2), page_size(), 0).expect("addresses"));
    let arena = Arena::new(c"anygpu-test", 2, Access::Open).expect("a file");
    let second = [pinned.start(), public.start(), arena.address(0)].map(|base| base + page_size());
    second.into_iter().for_each(|base| register(&mut table, base));
    table.insert(pinned.start(), bytes(2), 0, 0, Backing::Host { is_coarse: false, mapping: pinned });
    table.reserve(Reservation { public, view });
    table.add_arena(0, arena);
    assert!(second.into_iter().all(|base| !table.blocks.contains_key(&base)));
}

#[test]
#[cfg_attr(miri, ignore = "system calls")]
fn a_range_is_checked_to_its_last_byte() {
    let mut table = table();
    let base = allocate(&mut table, 0, 2, None);
    let (_, arena) = table.banks[0].arenas.iter().next().expect("one");
    let (first, end) = (arena.address(0), arena.address(arena.pages()));
    for (start, may_be_registered) in
        [(first - page_size(), true), (first, false), (end - page_size(), false), (end, true)]
    {
        assert_eq!(table.check_unknown(start, page_size()).is_ok(), may_be_registered);
    }
    for (offset, size, is_inside) in
        [(0, 0, false), (0, 1, true), (0, bytes(2), true), (1, bytes(2), false), (bytes(2) - 1, 1, true)]
    {
        let address = Address(base + offset);
        let is_coarse = is_inside.then_some(true);
        assert_eq!(table.is_coarse(address, size), is_coarse, "{size} bytes from {offset}");
        let is_reached = table.reach(address, size, Place::Device, Use::Read).is_ok();
        assert_eq!(is_reached, is_inside || size == 0, "{size} bytes from {offset}");
    }
    for size in [0, 1, bytes(3), usize::MAX] {
        assert_eq!(table.whole_blocks(base, size), None, "{size}");
    }
    assert_eq!(table.whole_blocks(base, bytes(2)), Some(vec![base]));
    assert!(table.whole_block(Address(base + 1)) == Some((base, bytes(2), Residence::Device)));
    // What follows is pinned where it is in the range.
    let registered = Mapping::private(bytes(2)).expect("memory");
    let [one, other] = [0, 1].map(|page| registered.start() + bytes(page));
    [one, other].into_iter().for_each(|base| register(&mut table, base));
    assert!(table.whole_block(Address(one)).is_none());
    for (size, blocks) in [(0, 1), (bytes(1), 1), (bytes(1) + 1, 2)] {
        let pinned = table.pin(one, size).expect("there");
        assert_eq!((pinned.count, table.blocks[&other].pins), (blocks, blocks), "{size}");
        assert_eq!(table.unpin(&pinned).len(), 0);
    }
    // Nothing is exported that is being freed.
    assert!(table.exportable(base).is_ok());
    table.retire(base).expect("live");
    assert_eq!(kind(table.exportable(base)), Some(Kind::InvalidValue));
}

#[test]
#[cfg_attr(miri, ignore = "system calls")]
fn hints_are_for_whole_pages_of_live_managed_memory() {
    let mut table = table();
    let mapping = Mapping::private(bytes(3)).expect("memory");
    let (base, size) = (mapping.start(), bytes(2) + 10);
    table.insert(base, size, 0, 0, Backing::Managed(mapping, Hints::new(size)));
    for (offset, length, range) in [
        (0, 1, 0..bytes(1)),
        (bytes(1) - 1, 2, 0..bytes(2)),
        (bytes(1), bytes(1), bytes(1)..bytes(2)),
        (bytes(2), 10, bytes(2)..size),
        (0, size, 0..size),
    ] {
        assert_eq!(table.managed(Address(base + offset), length).map(|(range, _)| range).ok(), Some(range));
    }
    let device = allocate(&mut table, 0, 1, None);
    for (address, length) in
        [(base, 0), (base, size + 1), (base + size - 1, 2), (base + size, 1), (base, usize::MAX), (device, 1), (0, 1)]
    {
        assert_eq!(kind(table.managed(Address(address), length)), Some(Kind::InvalidValue), "{length}");
    }
    table.retire(base).expect("live");
    assert_eq!(kind(table.managed(Address(base), 1)), Some(Kind::InvalidValue));
}

#[test]
#[cfg_attr(miri, ignore = "system calls")]
fn mapped_memory_is_reached_as_far_as_it_is_mapped_and_may_be_used() {
    let mut table = table();
    let [public, view] = [(); 2].map(|()| Mapping::reserve(bytes(4), page_size(), 0).expect("addresses"));
    let view_start = view.start();
    let base = table.reserve(Reservation { public, view });
    let rights = [gpu::Access::ReadWrite, gpu::Access::Read, gpu::Access::None];
    for (page, rights) in rights.into_iter().enumerate() {
        let mapped = Mapped { memory: Physical(1), accesses: vec![(Location::Device(0), rights)] };
        table.insert(base + bytes(page), bytes(1), 0, 0, Backing::Mapped(mapped));
    }
    let reach = |table: &Table, offset: usize, length: usize, purpose| {
        table.reach(Address(base + offset), length, Place::Any, purpose).ok().map(|to| to.addr() - view_start)
    };
    for (offset, length, read, write) in [
        (0, bytes(1), true, true),
        (5, 0, true, true),
        (5, bytes(1) - 5, true, true),
        (5, bytes(1) - 4, true, false),
        (0, bytes(2), true, false),
        (bytes(1), 1, true, false),
        (0, bytes(2) + 1, false, false),
        (bytes(2), 0, false, false),
        (bytes(3), 1, false, false),
    ] {
        let found = [Use::Read, Use::Write].map(|purpose| reach(&table, offset, length, purpose));
        assert_eq!(found, [read, write].map(|may| may.then_some(offset)), "{length} bytes from {offset}");
    }
    for (location, residence) in [(HOST, Residence::Host), (Location::Device(0), Residence::Device)] {
        let file = memory_file(c"anygpu-test", bytes(1)).and_then(Kept::new).expect("a file");
        let properties = gpu::PhysicalProperties::new(location, HandleTypes::empty());
        let memory = table.space.insert(PhysicalMemory { file, size: bytes(1), properties, is_charged: false });
        assert!(table.space.residence(&Backing::Mapped(Mapped { memory, accesses: Vec::new() })) == residence);
    }
    table.retire(base + bytes(1)).expect("live");
    assert_eq!(reach(&table, 0, bytes(1), Use::Read), Some(0));
    assert_eq!((reach(&table, 0, bytes(2), Use::Read), reach(&table, bytes(1), 1, Use::Read)), (None, None));
}

#[test]
#[cfg_attr(miri, ignore = "system calls")]
fn one_empty_arena_is_kept() {
    let mut table = table();
    table.add_pool_arena(0, 0, bytes(1)).expect("a file");
    for _ in 0..2 {
        let arena = Arena::new(c"anygpu-test", 4, Access::Open).expect("a file");
        table.add_arena(0, arena);
    }
    let [one, two] = [(); 2].map(|()| allocate(&mut table, 0, 3, None));
    let last = allocate(&mut table, 0, 1, None);
    assert_eq!(table.banks[0].arenas.len(), 3);
    free(&mut table, last);
    assert_eq!(table.banks[0].arenas.len(), 3);
    free(&mut table, one);
    assert_eq!(table.banks[0].arenas.len(), 2);
    free(&mut table, two);
    assert_eq!(table.banks[0].arenas.len(), 2);
    assert_eq!(allocate(&mut table, 0, 4, None), two);
}

#[test]
#[cfg_attr(miri, ignore = "system calls")]
fn an_arena_has_few_ranges() {
    let mut table = Table::new(2, bytes(300), Access::Open);
    let take = |table: &mut Table| table.take(0, 1).expect("a file");
    let first = take(&mut table);
    (1..300).for_each(|_| _ = take(&mut table));
    let ranges = |table: &Table| table.banks[0].arenas.values().map(Arena::ranges).collect::<Vec<_>>();
    assert_eq!(ranges(&table), [128, 128, 44]);
    table.banks[0].arenas.get_mut(&first.0).expect("the first").reclaim(first.1, 1);
    assert_eq!((take(&mut table), ranges(&table)), (first, vec![128, 128, 44]));
    assert!(table.banks[0].take_anywhere(1).is_some());
    assert_eq!(ranges(&table), [129, 128, 44]);
}

#[test]
fn hidden_memory_is_seen_only_where_the_host_was_given_rights() {
    use gpu::Access::{None, Read, ReadWrite};
    const GPU: Location = Location::Device(0);
    for (accesses, open, hidden) in [
        (vec![], Protection::None, Protection::None),
        (vec![(GPU, None)], Protection::None, Protection::None),
        (vec![(GPU, Read)], Protection::Read, Protection::None),
        (vec![(GPU, ReadWrite)], Protection::ReadWrite, Protection::None),
        (vec![(HOST, Read)], Protection::Read, Protection::Read),
        (vec![(HOST, ReadWrite), (GPU, None)], Protection::ReadWrite, Protection::ReadWrite),
        (vec![(GPU, ReadWrite), (HOST, Read)], Protection::ReadWrite, Protection::Read),
    ] {
        let mapped = Mapped { memory: Physical(1), accesses };
        assert_eq!([Access::Open, Access::Hidden].map(|visible| mapped.protection(visible)), [open, hidden]);
    }
}

#[test]
#[cfg_attr(miri, ignore = "system calls")]
fn an_export_is_opened_again_by_the_same_handle_alone() {
    let mut table = table();
    let (nonce, handle) = (9, [3; 64]);
    let add = |table: &mut Table| {
        let exported = allocate(table, 0, 1, None);
        let public = export(table, exported);
        let (base, size) = (public.start(), public.size());
        let import = Import {
            nonce,
            handle,
            pool: None,
            is_of_host: false,
            openings: vec![Owner::new(0)],
            public,
            hidden_view: None,
        };
        table.insert(base, size, 0, 0, Backing::Imported(import));
        base
    };
    let base = add(&mut table);
    let openings = |table: &Table, base| match &table.blocks.get(&base).expect("there").backing {
        Backing::Imported(import) => import.openings.len(),
        _ => 0,
    };
    for byte in 0..64 {
        let mut other = handle;
        other[byte] ^= 1;
        assert_eq!(table.reopen(nonce, &other).and_then(kind), Some(Kind::HandleRefused), "byte {byte}");
    }
    assert_eq!(openings(&table, base), 1);
    assert_eq!(table.reopen(nonce, &handle).and_then(Result::ok), Some(base));
    assert_eq!(openings(&table, base), 2);
    assert!(table.reopen(nonce + 1, &handle).is_none());
    // What is closed is opened anew, whenever the old mapping goes.
    let closed = table.retire(base).expect("live");
    assert!(table.reopen(nonce, &handle).is_none());
    let again = add(&mut table);
    let released = table.unpin(&closed);
    give_back(&mut table, released);
    assert_eq!(table.reopen(nonce, &handle).and_then(Result::ok), Some(again));
    free(&mut table, again);
    assert!(table.reopen(nonce, &handle).is_none() && table.imports.is_empty());
}
