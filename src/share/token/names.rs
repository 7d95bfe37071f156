// SPDX-License-Identifier: MIT OR Apache-2.0
//! Names of tokens, by which other processes of the user find what this one has exported.
//!
//! A name ends with what its token names: with the record of [`super::exports`]. While a call that may end it is under way,
//! nobody finds it.

use std::collections::VecDeque;
use std::ffi::CString;
use std::os::fd::AsRawFd;
use std::sync::Mutex;
use std::time::Duration;

use super::{Process, SIZE, Token, exports, refused};
use crate::gpu::{Kind, Result};
use crate::os::fork::Unforked;
use crate::os::lock::lock;
use crate::os::memory_file::{Mapping, PAGE, Protection, memory_file, page_size};
use crate::os::process;
use crate::share::broker::names::{self, BYTES};
use crate::share::register::ObjectId;

const _: () = assert!(BYTES == SIZE);

/// Publishes the token of something of this process's by a name. HandleStale where that has ended, HandleRefused for
/// another process's; other errors as of [`names::publish`].
pub fn publish(bytes: &[u8; SIZE], name: &str) -> Result<()> {
    own(bytes)?;
    names::publish(name, *bytes, is_good)
}

/// A token of something of this process's, as it may be published. Errors as of [`publish`].
pub fn own(bytes: &[u8; SIZE]) -> Result<Token> {
    if process::is_forked() {
        return Err(Kind::Forked.into());
    }
    let token = Token::read(bytes)?;
    if token.owner() != Process::own() {
        return Err(refused("the token is another process's, which alone can publish it"));
    }
    exports::own(&token)?;
    Ok(token)
}

/// Returns true while what a token of this process's names is there.
pub fn is_good(bytes: &[u8; SIZE]) -> bool {
    Token::read(bytes).is_ok_and(|token| exports::own(&token).is_ok())
}

/// Withdraws the names of an object that has ended.
pub fn withdraw(object: ObjectId) {
    names::withdraw(|bytes| Token::read(bytes).is_ok_and(|token| token.id() == object));
}

/// Returns the token that a name stands for. HandleRefused where it is none; other errors as of [`names::lookup`].
pub fn lookup(name: &str, patience: Option<Duration>) -> Result<[u8; SIZE]> {
    let bytes = names::lookup(name, patience)?;
    let token = Token::read(&bytes)?;
    let mut found = lock(&FOUND);
    found.retain(|(key, _)| *key != key_of(&token));
    if found.len() == MOST_FOUND {
        found.pop_front();
    }
    found.push_back((key_of(&token), name.to_owned()));
    Ok(bytes)
}

/// The names by which objects were found, the newest last, by register and serial number. Locked for moments.
static FOUND: Mutex<VecDeque<((u64, u64), String)>> = Mutex::new(VecDeque::new());
const MOST_FOUND: usize = 256;

fn key_of(token: &Token) -> (u64, u64) {
    (token.register, token.serial)
}

/// Shows the name by which an object was found, and its address here, to processes that look from outside.
///
/// It is the name of a mapping without access. `None` where the object was found otherwise, or the system has no room.
pub fn sign(token: &Token, address: usize) -> Option<Mapping> {
    let name = lock(&FOUND).iter().rev().find(|(key, _)| *key == key_of(token)).map(|(_, name)| name.clone())?;
    let label = CString::new(format!("anygpu-opened-{address:x}-{name}")).ok()?;
    let _step = Unforked::new();
    let file = memory_file(&label, PAGE).ok()?;
    Mapping::new(file.as_raw_fd(), 0, page_size(), Protection::None).ok()
}
