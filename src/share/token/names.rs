// SPDX-License-Identifier: MIT OR Apache-2.0
//! Names of tokens, by which other processes of the user find what this one has exported.
//!
//! A name ends with what its token names: with the record of [`super::exports`]. While a call that may end it is under way,
//! nobody finds it.

use std::collections::VecDeque;
use std::ffi::CString;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::{Process, SIZE, Token, exports, refused};
use crate::gpu::{Kind, Result};
use crate::os::lock::lock;
use crate::os::memory_file::Mapping;
use crate::os::process;
use crate::share::broker::names::{self, BYTES};
use crate::share::register::{ObjectId, Owner, Register};

const _: () = assert!(BYTES == SIZE);

/// Publishes the token of something of this process's by a name. HandleStale where that has ended, HandleRefused for
/// another process's; other errors as of [`names::publish`].
pub fn publish(bytes: &[u8; SIZE], name: &str) -> Result<()> {
    own(bytes)?;
    changing(|| names::publish(name, *bytes, is_good))
}

/// Withdraws a name of this process's. NotFound if it has none such.
pub fn unpublish(name: &str) -> Result<()> {
    changing(|| names::unpublish(name))
}

/// Changes names, and tells it to those who know this process. Names end with objects without being told: slots tell.
fn changing(change: impl FnOnce() -> Result<()>) -> Result<()> {
    let changed = change();
    // A forked child has its parent's register, and changes nothing.
    Register::existing().filter(|_| !process::is_forked()).inspect(|own| own.change_names());
    changed
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
///
/// Its process is asked, unless it was before, lives, and has changed no name since.
pub fn lookup(name: &str, patience: Option<Duration>) -> Result<[u8; SIZE]> {
    let before = newest(|found| found.name == name).filter(|_| !process::is_forked() && !names::is_own(name));
    let owner = before.as_ref().and_then(|found| Owner::known(found.token.register));
    // Read before its process is asked: what changes meanwhile has another number.
    let number = owner.as_ref().and_then(|owner| owner.names());
    if let (Some(found), Some(owner)) = (&before, &owner)
        && number.is_some()
        && found.number == number
        && owner.has(found.token.id())
        && !owner.has_ended()
    {
        return Ok(found.token.write());
    }
    let bytes = names::lookup(name, patience)?;
    let token = Token::read(&bytes)?;
    let is_same = before.is_some_and(|found| found.token.register == token.register);
    let mut found = lock(&FOUND);
    found.retain(|one| !one.is_of(&token));
    if found.len() == MOST_FOUND {
        found.pop_front();
    }
    found.push_back(Arc::new(Found { name: name.to_owned(), token, number: number.filter(|_| is_same) }));
    Ok(bytes)
}

/// The token of a name when its process was asked last.
struct Found {
    name: String,
    token: Token,
    /// The number of the owner's names before it was asked.
    number: Option<NonZeroU32>,
}

impl Found {
    fn is_of(&self, token: &Token) -> bool {
        (self.token.register, self.token.serial) == (token.register, token.serial)
    }
}

/// The last look for each object, the newest last. Locked for moments.
static FOUND: Mutex<VecDeque<Arc<Found>>> = Mutex::new(VecDeque::new());
const MOST_FOUND: usize = 256;

fn newest(is_meant: impl Fn(&Found) -> bool) -> Option<Arc<Found>> {
    lock(&FOUND).iter().rev().find(|found| is_meant(found)).cloned()
}

/// Shows the name by which an object was found, and its address here, to processes that look from outside.
///
/// It is the name of a mapping without access. `None` where the object was found otherwise, or the system has no room.
pub fn sign(token: &Token, address: usize) -> Option<Mapping> {
    let found = newest(|found| found.is_of(token))?;
    let label = CString::new(format!("anygpu-opened-{address:x}-{}", found.name)).ok()?;
    Mapping::label(&label).ok()
}
