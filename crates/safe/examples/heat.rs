// SPDX-License-Identifier: MIT OR Apache-2.0
//! Two processes and one array: `heat producer` fills it and publishes it, `heat consumer` adds it up.
//!
//! ANYGPU_BACKEND=auto,host runs them without a GPU.
#![forbid(unsafe_code)]

use std::io::Read;
use std::time::Duration;

use anygpu_safe::{Array, Device, Order, Result, backend};

const NAME: &str = "heat/rust";

fn main() -> Result<()> {
    match std::env::args().nth(1).as_deref() {
        Some("producer") => produce(),
        Some("consumer") => consume(),
        _ => {
            eprintln!("usage: heat producer|consumer");
            std::process::exit(2)
        }
    }
}

/// Publishes an array until its input ends.
fn produce() -> Result<()> {
    let mut heat = Array::<f64>::zeroed(Device::new(0)?, &[20, 50], Order::C)?;
    let values = vec![7.0; heat.len()];
    heat.copy_from(&values)?;
    let _name = heat.publish(NAME)?;
    println!("heat: published on {}", backend());
    let ended = std::io::stdin().read_to_end(&mut Vec::new());
    ended.map(|_| ()).or(Ok(()))
}

fn consume() -> Result<()> {
    let heat = Array::<f64>::open(NAME, Some(Duration::from_secs(10)))?;
    let mut values = vec![0.0; heat.len()];
    heat.copy_to(&mut values)?;
    println!("heat: {:?}, sum {}: ok", heat.shape(), values.iter().sum::<f64>());
    Ok(())
}
