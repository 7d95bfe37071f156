// SPDX-License-Identifier: MIT OR Apache-2.0
//! Names and numbers by which callers ask for functions, devices and tokens.

use std::ffi::{CString, c_int, c_void};
use std::ptr;

use anygpu::api::{cuda, cudart, hip};

use crate::bytes::Bytes;
use crate::calls::CALLS;

/// Asks for functions by a name. The input is which question, a version, flags, and the name.
pub fn names(input: &[u8]) {
    let mut input = Bytes(input);
    let (question, version, flags) = (input.byte(), i32::from_le_bytes(input.array()), input.number());
    let Ok(name) = CString::new(input.rest().split(|byte| *byte == 0).next().unwrap_or_default()) else { return };
    let text = if question & 128 != 0 { ptr::null() } else { name.as_ptr() };
    let mut found: *mut c_void = ptr::dangling_mut();
    let address: *mut *mut c_void = if question & 64 != 0 { ptr::null_mut() } else { &mut found };
    let mut state = 77;
    // SAFETY: a string or NULL, and outputs that are valid for the calls.
    let (status, misses): (i64, &[i64]) = unsafe {
        match question & 7 {
            0 => (cuda::cuGetProcAddress_v2(text, address, version, flags, &mut state).into(), &[1]),
            1 => (cuda::cuGetProcAddress(text, address, version, flags).into(), &[1, 500]),
            2 => (hip::hipGetProcAddress(text, address, version, flags, &mut state).into(), &[1]),
            3 => (hip::hipGetDriverEntryPoint(text, address, flags, &mut state).into(), &[1]),
            4 => (cudart::cudaGetDriverEntryPoint(text, address, flags, &mut state).into(), &[1]),
            5 => (
                cudart::cudaGetDriverEntryPointByVersion(text, address, version as u32, flags, &mut state).into(),
                &[1],
            ),
            6 => {
                let mut device: c_int = -7;
                let status = hip::hipDeviceGetByPCIBusId(&mut device, text);
                assert!(status != 0 || (0..64).contains(&device));
                return;
            }
            _ => {
                let mut token = anygpu::api::anygpu::anygpu_token { bytes: [7; 512] };
                let status = anygpu::api::anygpu::anygpu_token_from_text(text, &mut token);
                assert!(status == 0 || token.bytes == [7; 512]);
                return;
            }
        }
    };
    if status == 0 {
        assert!(question & 192 == 0, "NULL was accepted");
        assert!(found != ptr::dangling_mut() && found.is_null() == (question & 7 != 1 && state != 0));
    } else {
        assert!(misses.contains(&status), "{status}");
        assert!(found.is_null() || found == ptr::dangling_mut());
    }
}

/// Every exported name, by the way that finds it, and a device's address.
pub fn samples() -> Vec<Vec<u8>> {
    let ask = |question: u8, name: &str| [&[question, 0xc8, 0x32, 0, 0, 0][..], name.as_bytes()].concat();
    let each = CALLS.iter().enumerate().map(|(place, call)| {
        let plain = ["_v2", "_v3", "_ptsz", "_ptds", "_spt"].iter().find_map(|suffix| call.name.strip_suffix(suffix));
        ask(place as u8 % 6, plain.unwrap_or(call.name))
    });
    each.chain([ask(6, "0000:00:00.0"), ask(7, &"6".repeat(1024))]).collect()
}
