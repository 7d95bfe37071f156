// SPDX-License-Identifier: MIT OR Apache-2.0
//! Contents of shared memory: every word says who wrote it, for which offer, and at which place.

use std::ffi::c_void;

use anygpu::api::hip::*;

use crate::worker::{fail, must};

const KEY: u64 = 0x5bd1_e995_9e37_79b9;

/// A part of an offer's memory as one worker writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// The incarnation of the worker that writes.
    pub writer: u64,
    pub serial: u64,
    /// The first byte's place in the memory, a multiple of 8.
    pub offset: u64,
}

impl Pattern {
    fn word(self, index: u64) -> u64 {
        ((self.writer & 0xffff) << 48 | (self.serial & 0xff_ffff) << 24 | (self.offset / 8 + index) & 0xff_ffff) ^ KEY
    }

    pub fn words(self, size: u64) -> Vec<u64> {
        (0..size / 8).map(|index| self.word(index)).collect()
    }

    /// Writes it to device memory. The write is complete when this returns.
    pub fn write(self, address: *mut c_void, size: u64) -> Option<()> {
        let words = self.words(size);
        must!(hipMemcpy(address, words.as_ptr().cast(), size as usize, hipMemcpyHostToDevice));
        Some(())
    }

    /// Reads device memory and checks every byte; notes what is wrong.
    pub fn check(self, address: *mut c_void, size: u64, when: &str) -> Option<()> {
        let mut words = vec![0_u64; (size / 8) as usize];
        must!(hipMemcpy(words.as_mut_ptr().cast(), address, size as usize, hipMemcpyDeviceToHost));
        self.check_words(&words, when)
    }

    pub fn check_words(self, words: &[u64], when: &str) -> Option<()> {
        let wrong = words.iter().enumerate().filter(|(index, word)| **word != self.word(*index as u64));
        let count = wrong.clone().count();
        let Some((index, word)) = wrong.into_iter().next() else { return Some(()) };
        let found = word ^ KEY;
        fail(format!(
            "{when}: {count} of {} words are wrong; word {index} is {word:#x} (worker {}, offer {}, word {}), expected \
             of {self:?}",
            words.len(),
            found >> 48,
            found >> 24 & 0xff_ffff,
            found & 0xff_ffff,
        ));
        None
    }
}
