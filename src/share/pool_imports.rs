// SPDX-License-Identifier: MIT OR Apache-2.0
//! Imports of pools' allocations, by tokens and by the program itself.
//!
//! Vendors give an allocation one address, however often a process imports it, and one free ends all its imports. A
//! program that imports twice by itself sees just that. Between tokens and the program it would end what the other still
//! uses, so
//! - the last close by a token frees nothing that the program has imported;
//! - a free by the program of what tokens have open ends the program's import only, and is refused where it has none.
//!
//! No lock is held across a call of the vendor. An import that meets a free at its address is made once more behind that
//! free: it may have got the mapping that went.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::gpu::{Address, Gpu, Kind, Result};
use crate::os::lock::{Waiters, lock};
use crate::os::map::Map;
use crate::os::panic::answer;
use crate::os::process;
use crate::os::thread::Uncancelled;

#[derive(Clone, Copy)]
enum Importer {
    Token,
    Program,
}

#[derive(Default)]
struct Import {
    /// Devices on which tokens have it open.
    tokens: usize,
    /// True if the program has imported it, as far as its calls were seen.
    is_programs: bool,
    /// True while the vendor frees it.
    is_freed: bool,
}

struct Imports {
    by_address: Map<usize, Import>,
    /// The number of imports and frees so far.
    changes: u64,
    /// Imports that the vendor has not answered.
    pending: usize,
    /// The addresses that were freed while any was pending, with the number of the free.
    freed: Map<usize, u64>,
}

static IMPORTS: Mutex<Imports> =
    Mutex::new(Imports { by_address: Map::new(), changes: 0, pending: 0, freed: Map::new() });
/// Signalled when the vendor has freed something.
static FREED: Waiters = Waiters::none();
/// True once anything was imported, stored while the table is locked. Frees that find false skip the lock.
static IS_USED: AtomicBool = AtomicBool::new(false);

/// Returns true where nothing was ever imported; a forked child has no imports.
#[inline]
pub fn is_empty() -> bool {
    !IS_USED.load(Ordering::Acquire) || process::is_forked()
}

impl Imports {
    /// Removes an import that nobody has.
    fn forget(&mut self, address: usize) {
        if self.by_address.get(&address).is_some_and(|import| import.tokens == 0 && !import.is_programs) {
            self.by_address.remove(&address);
        }
    }
}

/// An import that the vendor has not answered.
struct Pending(u64);

impl Pending {
    fn new() -> Pending {
        let mut imports = lock(&IMPORTS);
        imports.pending += 1;
        IS_USED.store(true, Ordering::Release);
        Pending(imports.changes)
    }

    /// Enters what the vendor has answered. False where the address was freed meanwhile, and the call must be made again.
    fn enter(&self, address: usize, importer: Importer) -> bool {
        let mut imports = lock(&IMPORTS);
        while imports.by_address.get(&address).is_some_and(|import| import.is_freed) {
            imports = FREED.wait(imports);
        }
        if imports.freed.get(&address).is_some_and(|freed| *freed > self.0) {
            return false;
        }
        imports.changes += 1;
        let import = imports.by_address.entry(address).or_default();
        match importer {
            Importer::Token => import.tokens += 1,
            Importer::Program => import.is_programs = true,
        }
        true
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        let mut imports = lock(&IMPORTS);
        imports.pending -= 1;
        if imports.pending == 0 {
            imports.freed.clear();
        }
    }
}

fn import(importer: Importer, import: impl Fn() -> Result<Address>) -> Result<Address> {
    loop {
        let pending = Pending::new();
        let address = import()?;
        if pending.enter(address.0, importer) {
            return Ok(address);
        }
    }
}

/// Imports an allocation for the program, by the hub.
pub fn import_by_program(call: impl Fn() -> Result<Address>) -> Result<Address> {
    import(Importer::Program, call)
}

/// Imports an allocation for the program, past the hub; `address` is where an import that succeeded is.
///
/// A forked child has no imports of its own to enter.
pub fn import_by_vendor<T>(call: impl Fn() -> T, address: impl Fn(&T) -> Option<usize>) -> T {
    loop {
        // Outside of `entry`, as is the next: a panic must not reach the program.
        let pending = answer(None, || (!process::is_forked()).then(Pending::new));
        let result = call();
        let (Some(pending), Some(address)) = (pending, address(&result)) else { return result };
        let is_entered = answer(true, || {
            let _uncancelled = Uncancelled::new();
            pending.enter(address, Importer::Program)
        });
        if is_entered {
            return result;
        }
    }
}

/// Imports an allocation for a token.
pub fn open(gpu: &dyn Gpu, call: impl Fn() -> Result<Address>) -> Result<Address> {
    forget_ended(gpu);
    import(Importer::Token, call)
}

/// Forgets the program's imports that ended unseen: with a device's reset, or by the vendor's own function.
fn forget_ended(gpu: &dyn Gpu) {
    let imports = lock(&IMPORTS);
    let is_programs = |import: &Import| import.tokens == 0 && !import.is_freed;
    let known = imports.by_address.iter().filter(|(_, import)| is_programs(import));
    let (known, before): (Vec<usize>, u64) = (known.map(|(address, _)| *address).collect(), imports.changes);
    drop(imports);
    let is_gone = |address: &usize| matches!(gpu.pointer_info(Address(*address)), Ok(None));
    let gone: Vec<usize> = known.into_iter().filter(is_gone).collect();
    let mut imports = lock(&IMPORTS);
    // Otherwise an address may be another import's by now.
    if imports.changes == before {
        gone.iter().for_each(|address| _ = imports.by_address.remove(address));
    }
}

/// Drops the bookkeeping of a token's import that ended with its device.
pub fn abandon(address: Address) {
    let mut imports = lock(&IMPORTS);
    if let Some(import) = imports.by_address.get_mut(&address.0) {
        import.tokens = import.tokens.saturating_sub(1);
    }
    imports.forget(address.0);
}

/// Ends a token's import: frees the memory unless another token or the program has it.
pub fn close(address: Address, free: impl FnOnce() -> Result<()>) -> Result<()> {
    let mut imports = lock(&IMPORTS);
    let Some(import) = imports.by_address.get_mut(&address.0) else { return Ok(()) };
    import.tokens = import.tokens.saturating_sub(1);
    if import.tokens > 0 || import.is_programs {
        return Ok(());
    }
    import.is_freed = true;
    drop(imports);
    let _freeing = Freeing(address.0);
    free()
}

/// The vendor's free of an import; dropped, it is over.
struct Freeing(usize);

impl Drop for Freeing {
    fn drop(&mut self) {
        let mut imports = lock(&IMPORTS);
        if let Some(import) = imports.by_address.get_mut(&self.0) {
            import.is_freed = false;
        }
        imports.forget(self.0);
        imports.changes += 1;
        if imports.pending > 0 {
            let number = imports.changes;
            imports.freed.insert(self.0, number);
        }
        drop(imports);
        FREED.wake_all();
    }
}

/// A free by the program of memory that it, or a token, has imported.
pub enum Free {
    /// Of memory that tokens have open: to be made by [`free`].
    Shared(Address),
    /// Of memory that only the program has: the vendor's.
    Last(Last),
}

/// The vendor's free of the program's import.
pub struct Last(Freeing);

impl Last {
    /// The call has succeeded.
    pub fn succeeded(self) {
        if let Some(import) = lock(&IMPORTS).by_address.get_mut(&self.0.0) {
            import.is_programs = false;
        }
    }
}

/// Begins a free by the program; `None` for memory that is not known here.
pub fn begin_free(address: Address) -> Option<Free> {
    if is_empty() {
        return None;
    }
    let mut imports = lock(&IMPORTS);
    let import = imports.by_address.get_mut(&address.0).filter(|import| !import.is_freed)?;
    if import.tokens > 0 {
        return Some(Free::Shared(address));
    }
    import.is_freed = true;
    Some(Free::Last(Last(Freeing(address.0))))
}

/// Ends the program's import of memory that tokens have open. InvalidValue where it has none.
///
/// If the tokens have closed it meanwhile, `free` frees it.
pub fn free(address: Address, free: impl FnOnce() -> Result<()>) -> Result<()> {
    let mut imports = lock(&IMPORTS);
    match imports.by_address.get_mut(&address.0) {
        Some(import) if import.tokens > 0 => {
            if std::mem::take(&mut import.is_programs) {
                return Ok(());
            }
            let why = format!("{address:#x} was imported by a token: anygpu_close closes it", address = address.0);
            Err(Kind::InvalidValue.because(why))
        }
        _ => {
            drop(imports);
            let begun = begin_free(address);
            let freed = free();
            if let (Ok(()), Some(Free::Last(last))) = (&freed, begun) {
                last.succeeded();
            }
            freed
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::sync::mpsc;

    use super::*;
    use crate::backend::host;
    use crate::gpu::Memory;

    /// Held by each test: [`forget_ended`] looks at all imports.
    static ALONE: Mutex<()> = Mutex::new(());

    fn by(importer: Importer, address: usize) {
        assert_eq!(import(importer, || Ok(Address(address))).ok(), Some(Address(address)));
    }

    /// True if a call succeeds, and true if it calls the vendor.
    fn outcome(call: impl FnOnce(&dyn Fn() -> Result<()>) -> Result<()>) -> (bool, bool) {
        let is_called = Cell::new(false);
        let vendor = || {
            is_called.set(true);
            Ok(())
        };
        (call(&vendor).is_ok(), is_called.get())
    }

    /// The program's free, by the hub.
    fn freed(address: usize) -> (bool, bool) {
        outcome(|vendor| free(Address(address), vendor))
    }

    fn is_closed(address: usize) -> bool {
        outcome(|vendor| close(Address(address), vendor)).1
    }

    fn is_known(address: usize) -> bool {
        lock(&IMPORTS).by_address.contains_key(&address)
    }

    #[test]
    fn the_vendor_frees_what_neither_a_token_nor_the_program_has() {
        let _alone = lock(&ALONE);
        by(Importer::Token, 16);
        by(Importer::Token, 16);
        assert_eq!(freed(16), (false, false), "it is not the program's");
        by(Importer::Program, 16);
        by(Importer::Program, 16);
        assert_eq!((freed(16), freed(16)), ((true, false), (false, false)), "one free ends both imports");
        assert_eq!((is_closed(16), is_closed(16), is_known(16)), (false, true, false));
        for importer in [Importer::Token, Importer::Program] {
            by(importer, 16);
        }
        assert!(!is_closed(16));
        assert!(matches!(begin_free(Address(16)), Some(Free::Last(_))), "given up, it is a free that failed");
        assert_eq!((freed(16), is_known(16)), ((true, true), false));
        assert_eq!(freed(16), (true, true), "other memory is the vendor's");
        by(Importer::Token, 16);
        abandon(Address(16));
        assert!(!is_known(16));
    }

    #[test]
    fn an_import_that_meets_a_free_is_made_again() {
        let _alone = lock(&ALONE);
        for importer in [Importer::Token, Importer::Program] {
            // The free begins and ends during the import.
            by(Importer::Token, 32);
            let calls = Cell::new(0);
            let again = import(importer, || {
                calls.set(calls.get() + 1);
                assert!(calls.get() > 1 || is_closed(32));
                Ok(Address(31 + calls.get()))
            });
            assert_eq!(again.ok(), Some(Address(33)), "the first was the mapping that went");
            assert!(if matches!(importer, Importer::Token) { is_closed(33) } else { freed(33).1 });
            // The import ends during the free.
            by(Importer::Program, 48);
            std::thread::scope(|scope| {
                let Some(Free::Last(last)) = begin_free(Address(48)) else { panic!("the program's") };
                let (called, calls) = mpsc::channel();
                let again = scope.spawn(move || {
                    let calls = Cell::new(0);
                    _ = import(importer, || {
                        calls.set(calls.get() + 1);
                        _ = called.send(());
                        Ok(Address(48))
                    });
                    calls.get()
                });
                calls.recv().expect("the first import");
                last.succeeded();
                assert_eq!(again.join().expect("no panic"), 2);
            });
            assert!(if matches!(importer, Importer::Token) { is_closed(48) } else { freed(48).1 });
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn an_import_of_the_programs_that_ended_unseen_is_forgotten() {
        let _alone = lock(&ALONE);
        let gpu = host::open().expect("the host back end opens");
        let address = gpu.allocate(4096, 0).expect("memory").0;
        for known in [64, address] {
            by(Importer::Program, known);
        }
        by(Importer::Token, 80);
        // Put off where another thread's import comes between.
        while is_known(64) {
            forget_ended(gpu);
        }
        assert_eq!([64, 80, address].map(is_known), [false, true, true]);
        assert!(is_closed(80) && freed(address).1);
        gpu.free(Address(address)).expect("live");
    }
}
