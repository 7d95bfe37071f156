// SPDX-License-Identifier: MIT OR Apache-2.0
//! Objects of the program's, which end with a call once neither it nor a graph has a reference.

use std::sync::Mutex;

use crate::backend::host::serial;
use crate::gpu::{HostCall, Kind, Result, UserObject};
use crate::os::lock::lock;
use crate::os::map::Map;

struct Object {
    end: HostCall,
    /// The program's and the graphs', never 0.
    references: u64,
}

/// All of them, by serial number. It is locked behind the graphs' lock, with no other behind it, and no function of the
/// program's runs meanwhile.
static OBJECTS: Mutex<Map<u64, Object>> = Mutex::new(Map::new());

/// The serial number in a handle.
pub fn of(object: UserObject) -> Result<u64> {
    serial::of(serial::USER_OBJECT, object.0).ok_or_else(missing)
}

fn missing() -> crate::gpu::Error {
    Kind::InvalidValue.because("the handle names no object of the program's, or one that has ended")
}

/// Makes an object with references.
pub fn create(end: HostCall, references: u32) -> UserObject {
    let object = serial::next();
    lock(&OBJECTS).insert(object, Object { end, references: references.into() });
    UserObject(serial::handle(serial::USER_OBJECT, object))
}

/// Adds references.
pub fn retain(object: u64, references: u32) -> Result<()> {
    let mut objects = lock(&OBJECTS);
    objects.get_mut(&object).ok_or_else(missing)?.references += u64::from(references);
    Ok(())
}

/// Releases references; more than there are are none.
pub fn release(object: u64, references: u32) -> Result<()> {
    let mut objects = lock(&OBJECTS);
    let found = objects.get_mut(&object).ok_or_else(missing)?;
    let references = u64::from(references);
    if found.references > references {
        found.references -= references;
    } else if found.references == references {
        let ended = objects.remove(&object);
        drop(objects);
        ended.into_iter().for_each(|ended| ended.end.once()());
    }
    Ok(())
}

/// References of a graph or of what was made of it.
pub struct Kept {
    pub object: u64,
    pub references: u32,
}

impl Kept {
    /// References of its own for another graph.
    pub fn again(&self) -> Kept {
        // Alive, since these references are.
        _ = retain(self.object, self.references);
        Kept { object: self.object, references: self.references }
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        _ = release(self.object, self.references);
    }
}
