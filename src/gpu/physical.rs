// SPDX-License-Identifier: MIT OR Apache-2.0
//! The physical memory of a program, and what keeps it alive.

use super::{Error, Kind, Result};
use crate::os::map::{Key, Map};

/// Physical memory by its handle, with the program's references and its mappings. It goes with the last of both.
///
/// InvalidValue for a handle that is unknown.
pub struct PhysicalTable<K: Key, T>(Map<K, Counted<T>>);

struct Counted<T> {
    memory: T,
    references: usize,
    mappings: usize,
}

/// The state of memory after the release of a reference.
pub enum PhysicalRelease<'a, T> {
    /// The program has further references.
    Referenced,
    /// Only mappings keep it.
    Mapped(&'a mut T),
    /// It was removed.
    Idle(T),
}

fn unknown() -> Error {
    Kind::InvalidValue.because("the handle names no physical memory, or was released")
}

impl<K: Key, T> Default for PhysicalTable<K, T> {
    fn default() -> PhysicalTable<K, T> {
        PhysicalTable(Map::new())
    }
}

impl<K: Key, T> PhysicalTable<K, T> {
    /// Adds memory with one reference.
    pub fn insert(&mut self, handle: K, memory: T) {
        self.0.insert(handle, Counted { memory, references: 1, mappings: 0 });
    }

    /// Memory, whatever keeps it.
    pub fn get(&self, handle: K) -> Result<&T> {
        self.0.get(&handle).map(|entry| &entry.memory).ok_or_else(unknown)
    }

    /// Memory to change, whatever keeps it.
    pub fn get_mut(&mut self, handle: K) -> Result<&mut T> {
        self.entry(handle).map(|entry| &mut entry.memory)
    }

    fn entry(&mut self, handle: K) -> Result<&mut Counted<T>> {
        self.0.get_mut(&handle).ok_or_else(unknown)
    }

    /// Memory that the program has a reference to.
    pub fn referenced(&mut self, handle: K) -> Result<&mut T> {
        let entry = self.0.get_mut(&handle).filter(|entry| entry.references > 0);
        entry.map(|entry| &mut entry.memory).ok_or_else(unknown)
    }

    /// All memory that the program has a reference to.
    pub fn all_referenced(&self) -> impl Iterator<Item = &T> {
        self.0.values().filter(|entry| entry.references > 0).map(|entry| &entry.memory)
    }

    /// Removes the memory that `is_kept` refuses, whatever keeps it.
    pub fn retain(&mut self, is_kept: impl Fn(&T) -> bool) {
        self.0.retain(|_, entry| is_kept(&entry.memory));
    }

    /// Adds a reference.
    pub fn add_reference(&mut self, handle: K) -> Result<()> {
        self.entry(handle).map(|entry| entry.references += 1)
    }

    /// Removes a reference of the program, which must have one.
    pub fn release(&mut self, handle: K) -> Result<PhysicalRelease<'_, T>> {
        let entry = self.entry(handle)?;
        entry.references = entry.references.checked_sub(1).ok_or_else(unknown)?;
        if entry.references > 0 {
            return Ok(PhysicalRelease::Referenced);
        }
        match self.take_idle(handle) {
            Some(memory) => Ok(PhysicalRelease::Idle(memory)),
            None => self.get_mut(handle).map(PhysicalRelease::Mapped),
        }
    }

    /// Adds a mapping.
    pub fn add_mapping(&mut self, handle: K) -> Result<()> {
        self.entry(handle).map(|entry| entry.mappings += 1)
    }

    /// Removes a mapping; returns memory that nothing keeps any more.
    pub fn remove_mapping(&mut self, handle: K) -> Option<T> {
        self.0.get_mut(&handle)?.mappings -= 1;
        self.take_idle(handle)
    }

    fn take_idle(&mut self, handle: K) -> Option<T> {
        self.0.get(&handle).filter(|entry| entry.references == 0 && entry.mappings == 0)?;
        self.0.remove(&handle).map(|entry| entry.memory)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_goes_with_its_last_reference_and_mapping() {
        let mut table = PhysicalTable::default();
        table.insert(1, 'a');
        table.add_mapping(1).expect("known");
        table.add_reference(1).expect("known");
        assert!(matches!(table.release(1), Ok(PhysicalRelease::Referenced)));
        assert!(matches!(table.release(1), Ok(PhysicalRelease::Mapped('a'))));
        assert!(table.release(1).is_err() && table.referenced(1).is_err() && table.all_referenced().next().is_none());
        assert_eq!(table.get(1).ok(), Some(&'a'));
        table.add_reference(1).expect("mapped");
        assert_eq!(table.remove_mapping(1), None);
        assert_eq!(table.referenced(1).ok(), Some(&mut 'a'));
        assert!(matches!(table.release(1), Ok(PhysicalRelease::Idle('a'))));
        assert!(table.get(1).is_err() && table.add_reference(1).is_err() && table.remove_mapping(1).is_none());
        table.insert(2, 'b');
        table.add_mapping(2).expect("known");
        assert!(matches!(table.release(2), Ok(PhysicalRelease::Mapped('b'))));
        assert_eq!(table.remove_mapping(2), Some('b'));
    }
}
