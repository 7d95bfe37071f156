// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu names`: lists what the user's processes publish by names.

use std::ffi::{CString, c_char, c_int};

use crate::info::Library;
use crate::{Result, library, print, see_processes};

/// anygpu_token_description, of which the way, the process and the size are read.
#[repr(C)]
struct Description {
    way: c_int,
    device: c_int,
    pid: c_int,
    is_own: c_int,
    identity: [u64; 8],
    base: [u64; 3],
    extent: u64,
    rest: [u64; 34],
}

/// anygpu_array_description.
#[repr(C)]
struct Array {
    kind: c_int,
    bytes: c_int,
    rank: c_int,
    flags: c_int,
    offset: u64,
    shape: [i64; 8],
    rest: [i64; 16],
}

const EVENT: c_int = 4;
const KINDS: [&str; 7] = ["", "logical", "integer", "real", "complex", "unsigned", "bfloat"];
const COMPLEX: u32 = 4;

pub fn run() -> Result<()> {
    see_processes()?;
    let library = Library::open(&library()?)?;
    let names = all(&library)?;
    let width = names.iter().map(String::len).max().unwrap_or_default();
    let mut text = String::new();
    for name in &names {
        // One that was withdrawn meanwhile is left out.
        if let Some(line) = describe(&library, name)? {
            text += &format!("{name:width$}  {line}\n");
        }
    }
    print(&text)
}

/// Returns the names.
fn all(library: &Library) -> Result<Vec<String>> {
    let list = library.function::<unsafe extern "C" fn(*mut c_char, usize, *mut usize) -> c_int>("anygpu_names")?;
    let (mut text, mut needed) = (Vec::new(), 1 << 12);
    while needed > text.len() {
        text.resize(needed, 0_u8);
        // SAFETY: the room is that of the text, and the output is valid.
        if unsafe { list(text.as_mut_ptr().cast(), text.len(), &mut needed) } != 0 {
            return Err(library.text("anygpu_last_reason")?);
        }
    }
    text.truncate(needed - 1);
    Ok(String::from_utf8_lossy(&text).lines().map(str::to_owned).collect())
}

/// Returns the process that publishes a name, and what it names; `None` where nobody does.
fn describe(library: &Library, name: &str) -> Result<Option<String>> {
    const NOT_FOUND: c_int = 500;
    const REFUSED: c_int = 10001;
    const UNREACHABLE: c_int = 10003;
    type Lookup = unsafe extern "C" fn(*const c_char, c_int, *mut [u8; 512]) -> c_int;
    type About<T> = unsafe extern "C" fn(*const [u8; 512], *mut T) -> c_int;

    let c_name = CString::new(name).map_err(|error| error.to_string())?;
    let mut token = [0_u8; 512];
    // SAFETY: all zeros are values of these plain structures.
    let (mut description, mut array): (Description, Array) = unsafe { std::mem::zeroed() };
    // SAFETY: a C string, and outputs of the sizes that these functions write.
    let (found, described) = unsafe {
        let found = library.function::<Lookup>("anygpu_lookup")?(c_name.as_ptr(), 0, &mut token);
        let describe = library.function::<About<Description>>("anygpu_describe")?;
        let describe_array = library.function::<About<Array>>("anygpu_describe_array")?;
        (found, found == 0 && describe(&token, &mut description) == 0 && describe_array(&token, &mut array) == 0)
    };
    let is_steps = || -> Result<bool> {
        type Steps = unsafe extern "C" fn(*const c_char, c_int, *mut u64) -> c_int;
        // SAFETY: a C string, and an output.
        Ok(unsafe { library.function::<Steps>("anygpu_steps_lookup")?(c_name.as_ptr(), 0, &mut 0) } == 0)
    };
    let has_steps = || -> Result<bool> {
        type Steps = unsafe extern "C" fn(*mut u64, *const [u8; 512]) -> c_int;
        // SAFETY: an output, and a token.
        Ok(unsafe { library.function::<Steps>("anygpu_steps_of_token")?(&mut 0, &token) } == 0)
    };
    Ok(Some(match found {
        REFUSED if is_steps()? => "steps".into(),
        NOT_FOUND => return Ok(None),
        UNREACHABLE => "its process does not answer".into(),
        _ if !described => library.text("anygpu_last_reason")?,
        _ => {
            let with = if has_steps()? { ", with steps" } else { "" };
            format!("process {}  {}{with}", description.pid, object(&description, &array))
        }
    }))
}

/// Says what a token names.
fn object(description: &Description, array: &Array) -> String {
    let shape = &array.shape[..usize::try_from(array.rank).map_or(0, |rank| rank.min(array.shape.len()))];
    match self::array(array.kind as u32, array.bytes as u32, shape) {
        _ if description.way == EVENT => "an event".into(),
        Some(array) => array,
        None => format!("{} bytes", description.extent),
    }
}

/// Type and shape of an array; `None` for no kind of elements.
pub fn array(kind: u32, bytes: u32, shape: &[i64]) -> Option<String> {
    let name = KINDS.get(kind as usize).filter(|name| !name.is_empty())?;
    let bytes = if kind == COMPLEX { bytes / 2 } else { bytes };
    let shape: Vec<String> = shape.iter().map(i64::to_string).collect();
    Some(format!("{name}({bytes}), shape ({})", shape.join(", ")))
}
