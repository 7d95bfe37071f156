// SPDX-License-Identifier: MIT OR Apache-2.0
//! Tokens.

use std::ffi::{CStr, CString};
use std::fmt;
use std::str::FromStr;

use anygpu::api::anygpu::*;

use crate::error::{Error, Kind, Result, check};

/// The name of memory or of an event, for other processes of the same user on this machine.
///
/// Send its bytes or its text as they are. It is good until what it names ends.
#[derive(Clone, Copy)]
pub struct Token(pub(crate) anygpu_token);

impl Token {
    pub const BYTES: usize = 512;

    /// Takes bytes that were received; whether they are a token shows when they are opened.
    pub fn from_bytes(bytes: [u8; Token::BYTES]) -> Token {
        Token(anygpu_token { bytes })
    }

    pub fn as_bytes(&self) -> &[u8; Token::BYTES] {
        &self.0.bytes
    }

    /// Returns the token's contents, if another process made it.
    ///
    /// In its own process it would give a second owner of what a value owns already.
    pub(crate) fn others(&self) -> Result<anygpu_token_description> {
        // SAFETY: numbers, for which zeros are valid.
        let mut description: anygpu_token_description = unsafe { std::mem::zeroed() };
        // SAFETY: both are borrowed for the call.
        check(unsafe { anygpu_describe(&self.0, &mut description) })?;
        match description.is_own {
            0 => Ok(description),
            _ => Err(Error::new(Kind::InvalidValue, "the token is this process's own: use what it was made of")),
        }
    }
}

impl fmt::Display for Token {
    /// Writes 1024 hexadecimal digits, which [`str::parse`] reads.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [0; ANYGPU_TOKEN_TEXT_SIZE as usize];
        // SAFETY: the output has this length.
        let written = unsafe { anygpu_token_to_text(&self.0, text.as_mut_ptr(), ANYGPU_TOKEN_TEXT_SIZE) };
        check(written).map_err(|_| fmt::Error)?;
        // SAFETY: the text has a terminator.
        out.write_str(&unsafe { CStr::from_ptr(text.as_ptr()) }.to_string_lossy())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Token")
    }
}

impl FromStr for Token {
    type Err = Error;

    fn from_str(text: &str) -> Result<Token> {
        let text = CString::new(text).map_err(|error| Error::new(Kind::Refused, error.to_string()))?;
        let mut token = anygpu_token { bytes: [0; Token::BYTES] };
        // SAFETY: both are borrowed for the call.
        check(unsafe { anygpu_token_from_text(text.as_ptr(), &mut token) })?;
        Ok(Token(token))
    }
}
