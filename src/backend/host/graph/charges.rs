// SPDX-License-Identifier: MIT OR Apache-2.0
//! The bytes of graphs' memory that launches have taken. A device has them until they are trimmed, whatever happened to the
//! graph since, as NVIDIA's driver counts them.

use std::sync::Mutex;

use crate::backend::host::state::table;
use crate::gpu::{Address, GraphMemory};
use crate::os::lock::lock;

struct Charge {
    device: i32,
    address: Address,
    /// The number of the allocation at the address.
    id: u64,
    bytes: usize,
}

impl Charge {
    fn is_live(&self) -> bool {
        table().find(self.address.0).is_some_and(|(_, block)| block.id == self.id && !block.retired)
    }
}

struct Charges {
    charges: Vec<Charge>,
    /// The most of each device, in use and reserved.
    high: Vec<(i32, [usize; 2])>,
}

/// All of them. The table is locked after it, never before.
static CHARGES: Mutex<Charges> = Mutex::new(Charges { charges: Vec::new(), high: Vec::new() });

impl Charges {
    fn bytes(&self, device: i32) -> usize {
        self.charges.iter().filter(|charge| charge.device == device).map(|charge| charge.bytes).sum()
    }

    fn high(&mut self, device: i32) -> &mut [usize; 2] {
        let place = self.high.iter().position(|(of, _)| *of == device).unwrap_or_else(|| {
            self.high.push((device, [0; 2]));
            self.high.len() - 1
        });
        &mut self.high[place].1
    }
}

/// Notes that a launch takes memory, or that its upload does.
pub fn take(device: i32, address: Address, bytes: usize) {
    let id = table().find(address.0).map(|(_, block)| block.id);
    let (Some(id), mut charges) = (id, lock(&CHARGES)) else { return };
    if charges.charges.iter().all(|charge| charge.id != id) {
        charges.charges.push(Charge { device, address, id, bytes });
    }
    let now = charges.bytes(device);
    charges.high(device).iter_mut().for_each(|high| *high = now.max(*high));
}

/// Tells bytes of a device.
pub fn bytes(device: i32, which: GraphMemory) -> usize {
    let mut charges = lock(&CHARGES);
    match which {
        GraphMemory::Used | GraphMemory::Reserved => charges.bytes(device),
        GraphMemory::UsedHigh => charges.high(device)[0],
        GraphMemory::ReservedHigh => charges.high(device)[1],
    }
}

/// Lets the most bytes be those of now.
pub fn reset(device: i32, which: GraphMemory) {
    let mut charges = lock(&CHARGES);
    let now = charges.bytes(device);
    match which {
        GraphMemory::UsedHigh => charges.high(device)[0] = now,
        GraphMemory::ReservedHigh => charges.high(device)[1] = now,
        GraphMemory::Used | GraphMemory::Reserved => {}
    }
}

/// Forgets what the program has freed, or all that a device had which is reset.
pub fn trim(device: i32, all: bool) {
    lock(&CHARGES).charges.retain(|charge| charge.device != device || !all && charge.is_live());
}
