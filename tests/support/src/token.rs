// SPDX-License-Identifier: MIT OR Apache-2.0
//! Commands of [`super::peer`] for tokens.

use std::ffi::{CStr, CString};
use std::mem::MaybeUninit;
use std::ptr;
use std::sync::Once;

use anygpu::api::anygpu::*;

use crate::peer::{Process, UNTOUCHED, number, pointer};

impl Process {
    /// Returns the token of all memory from an address on, as text.
    #[track_caller]
    pub fn token(&mut self, address: u64) -> String {
        self.token_of(&format!("token {address} 0"))
    }

    /// Returns the token that a command makes.
    #[track_caller]
    pub fn token_of(&mut self, command: &str) -> String {
        let (status, values) = self.call(command);
        assert_eq!(status, 0, "{command}: {}", self.reason());
        values[0].clone()
    }

    /// Opens a token for a device, and returns the address.
    #[track_caller]
    pub fn import(&mut self, token: &str, device: i32) -> u64 {
        self.value(&format!("import {device} {token}"))
    }

    /// Returns the status of an import that must fail, and what the process says of it.
    #[track_caller]
    pub fn refused(&mut self, token: &str) -> (u32, String) {
        let (status, values) = self.call(&format!("import -1 {token}"));
        assert_ne!(status, 0);
        assert_eq!(values[0], UNTOUCHED.to_string(), "an output was written");
        (status, self.reason())
    }

    #[track_caller]
    pub fn close_token(&mut self, address: u64) {
        assert_eq!(self.status(&format!("close_token {address}")), 0, "{}", self.reason());
    }
}

/// Reads a token that a command has as text; text that is none becomes these bytes.
fn token(text: &str) -> Option<anygpu_token> {
    let text = CString::new(text).expect("a word");
    let mut token = MaybeUninit::uninit();
    // SAFETY: a C string, and room for a token.
    unsafe { (anygpu_token_from_text(text.as_ptr(), token.as_mut_ptr()) == 0).then(|| token.assume_init()) }
}

fn text(token: &anygpu_token) -> String {
    let mut text = [0; ANYGPU_TOKEN_TEXT_SIZE as usize];
    // SAFETY: room for as many characters as are named.
    unsafe {
        match anygpu_token_to_text(token, text.as_mut_ptr(), ANYGPU_TOKEN_TEXT_SIZE) {
            0 => CStr::from_ptr(text.as_ptr()).to_string_lossy().into_owned(),
            _ => "none".to_owned(),
        }
    }
}

/// Executes a command; `None` if it is not one of these.
pub fn execute(words: &[&str]) -> Option<(u32, Vec<String>)> {
    // Without success there is no token, and no second call that could replace the reason.
    let made = |status: i32, token: &anygpu_token| {
        Some((status as u32, if status == 0 { vec![text(token)] } else { Vec::new() }))
    };
    let one = |status: i32, value: usize| Some((status as u32, vec![value.to_string()]));
    let mut fresh = anygpu_token { bytes: [0x5a; 512] };
    let mut opened = ptr::without_provenance_mut(UNTOUCHED as usize);
    // SAFETY: the test is the C caller; pointers are of the library or refused by it, and outputs are valid.
    unsafe {
        match words {
            ["token", address, size] => {
                made(anygpu_export(pointer(address), number(size) as usize, &mut fresh), &fresh)
            }
            ["token_of_event", event] => made(anygpu_export_event(pointer(event), &mut fresh), &fresh),
            ["token_to_null", address] => one(anygpu_export(pointer(address), 0, ptr::null_mut()), 0),
            ["import", device, word] => {
                let device = device.parse().expect("a number");
                match token(word) {
                    Some(token) => one(anygpu_import(&token, device, &mut opened), 0),
                    None => one(anygpu_import(&fresh, device, &mut opened), 0),
                }
                .map(|(status, _)| (status, vec![opened.addr().to_string()]))
            }
            ["import_event", device, word] => {
                let status = anygpu_import_event(&token(word)?, device.parse().expect("a number"), &mut opened);
                one(status, opened.addr())
            }
            ["import_to_null", word] => one(anygpu_import(&token(word)?, -1, ptr::null_mut()), 0),
            ["import_null"] => {
                let status = anygpu_import(ptr::null(), -1, &mut opened);
                one(status, opened.addr())
            }
            ["close_token", address] => one(anygpu_close(pointer(address)), 0),
            ["close_event_token", event] => one(anygpu_close_event(pointer(event)), 0),
            ["fork_token", address] => Some((0, in_child(number(address)))),
            ["fork_describe", word] => Some((0, vec![is_own_in_child(&token(word)?).to_string()])),
            ["cuda_allocate", size] => {
                let mut address = 0;
                let status = anygpu::api::cuda::cuMemAlloc_v2(&mut address, number(size) as usize);
                Some((status, vec![address.to_string()]))
            }
            ["cuda_free", address] => Some((anygpu::api::cuda::cuMemFree_v2(number(address)) as u32, Vec::new())),
            ["hip_context"] => {
                let mut context = ptr::null_mut();
                let status = anygpu::api::hip::hipCtxCreate(&mut context, 0, 0);
                Some((status, vec![context.addr().to_string()]))
            }
            ["cuda_context"] => {
                let mut context = ptr::null_mut();
                let status = anygpu::api::cuda::cuCtxCreate_v2(&mut context, 0, 0);
                Some((status, vec![context.addr().to_string()]))
            }
            ["hip_destroy_context", context] => {
                Some((anygpu::api::hip::hipCtxDestroy(pointer(context).cast()), Vec::new()))
            }
            ["cuda_destroy_context", context] => {
                Some((anygpu::api::cuda::cuCtxDestroy_v2(pointer(context).cast()), Vec::new()))
            }
            ["cuda_reset"] => Some((anygpu::api::cuda::cuDevicePrimaryCtxReset_v2(0) as u32, Vec::new())),
            ["cudart_reset"] => Some((anygpu::api::cudart::cudaDeviceReset() as u32, Vec::new())),
            ["cuda_retain"] => {
                let mut context = ptr::null_mut();
                let status = anygpu::api::cuda::cuInit(0)
                    | anygpu::api::cuda::cuDevicePrimaryCtxRetain(&mut context, 0)
                    | anygpu::api::cuda::cuCtxSetCurrent(context);
                Some((status as u32, Vec::new()))
            }
            ["cuda_release"] => Some((anygpu::api::cuda::cuDevicePrimaryCtxRelease_v2(0) as u32, Vec::new())),
            ["acl", call @ ..] => Some(by_acl(call)),
            ["trim"] => one(anygpu_trim(), 0),
            ["import_by_threads", threads, rounds, value, word] => {
                let token = token(word)?;
                Some((0, vec![import_by_threads(&token, number(threads), number(rounds), number(value)).to_string()]))
            }
            ["publish", name, word] => one(anygpu_publish(&token(word).unwrap_or(fresh), c_text(name).as_ptr()), 0),
            ["unpublish", name] => one(anygpu_unpublish(c_text(name).as_ptr()), 0),
            ["lookup", name, milliseconds] => {
                let milliseconds = milliseconds.parse().expect("a number");
                let status = anygpu_lookup(c_text(name).as_ptr(), milliseconds, &mut fresh);
                assert!(status == 0 || fresh.bytes == [0x5a; 512], "an output was written");
                made(status, &fresh)
            }
            ["steps"] => {
                let (mut steps, mut handle) = (ptr::null_mut(), 0);
                let status = anygpu_steps_create(&mut steps, 4);
                let status = if status == 0 { anygpu_steps_handle(&mut handle, steps) } else { status };
                one(status, handle as usize)
            }
            ["join", handle] => {
                let mut steps = ptr::null_mut();
                one(anygpu_steps_join(&mut steps, number(handle)), 0)
            }
            ["names"] => {
                let (mut list, mut needed) = (vec![0_u8; 1 << 16], 0);
                let status = anygpu_names(list.as_mut_ptr().cast(), list.len(), &mut needed);
                list.truncate(needed.saturating_sub(1));
                let list = String::from_utf8(list).expect("ASCII");
                Some((status as u32, list.lines().map(str::to_owned).collect()))
            }
            ["fork_names", name, word] => Some((0, names_in_child(&token(word)?, &c_text(name)))),
            ["fork_idle"] => Some((0, vec![fork_idle().to_string()])),
            ["replace"] => {
                let arguments = [c"sleep".as_ptr(), c"600".as_ptr(), ptr::null()];
                // Its commands' end is to end it, too.
                libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
                println!("0 ");
                libc::execvp(arguments[0], arguments.as_ptr());
                panic!("no sleep");
            }
            ["describe", word] => {
                let mut description = MaybeUninit::uninit();
                let status = anygpu_describe(&token(word)?, description.as_mut_ptr());
                let anygpu_token_description {
                    way,
                    device,
                    pid,
                    is_own,
                    base,
                    size,
                    offset,
                    extent,
                    serial,
                    note_size,
                    note,
                    ..
                } = description.assume_init();
                let last = note_size.checked_sub(1).map_or(0, |last| note[last as usize]);
                let fields = [way as u64, device as u64, pid as u64, is_own as u64, base, size, offset, extent, serial];
                let fields = fields.into_iter().chain([note_size, last.into()]);
                Some((status as u32, fields.map(|field| field.to_string()).collect()))
            }
            ["annotate", size, byte, word] => {
                let note = vec![number(byte) as u8; number(size) as usize];
                let mut token = token(word)?;
                let status = anygpu_annotate(&mut token, note.as_ptr().cast(), note.len());
                made(status, &token)
            }
            _ => None,
        }
    }
}

/// Imports and closes a token in many threads at once, some of which trim. Returns how often what was imported did not
/// begin with a value, or a call failed.
fn import_by_threads(token: &anygpu_token, threads: u64, rounds: u64, value: u64) -> u64 {
    let work = |index: u64| {
        let mut failures = 0;
        for round in 0..rounds {
            let (mut opened, mut word) = (ptr::null_mut(), 0_u64);
            // SAFETY: a token, and outputs that are valid; what is read is open.
            unsafe {
                if anygpu_import(token, -1, &mut opened) != 0 {
                    failures += 1;
                    continue;
                }
                let copied = anygpu::api::hip::hipMemcpy((&raw mut word).cast(), opened, 8, 2);
                failures += u64::from(copied != 0 || word != value);
                failures += u64::from(anygpu_close(opened) != 0);
                if (index + round).is_multiple_of(3) {
                    failures += u64::from(anygpu_trim() != 0);
                }
            }
        }
        failures
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|index| scope.spawn(move || work(index))).collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).sum()
    })
}

fn c_text(word: &str) -> CString {
    CString::new(word).expect("a word")
}

/// Forks a child that stays; returns the statuses of its calls about names, and the number of its sockets.
fn names_in_child(token: &anygpu_token, name: &CStr) -> Vec<String> {
    use std::io::{BufRead, BufReader, Write};
    let (from, mut to) = std::io::pipe().expect("a pipe");
    let (mut found, mut needed) = (anygpu_token { bytes: [0; 512] }, 0);
    // SAFETY: the child makes calls that refuse it and system calls; the outputs are valid.
    unsafe {
        if libc::fork() == 0 {
            let calls = [
                anygpu_publish(token, name.as_ptr()),
                anygpu_unpublish(name.as_ptr()),
                anygpu_lookup(name.as_ptr(), -1, &mut found),
                anygpu_names(ptr::null_mut(), 0, &mut needed),
            ];
            let links = std::fs::read_dir("/proc/self/fd").expect("our own").flatten();
            let links = links.filter_map(|entry| std::fs::read_link(entry.path()).ok());
            let sockets = links.filter(|link| link.to_string_lossy().starts_with("socket:")).count() as i32;
            _ = writeln!(to, "{:?}", [&calls[..], &[sockets]].concat());
            // The pipes are the parent's: who reads them is to see its end.
            (0..3).for_each(|number| _ = libc::close(number));
            drop(to);
            libc::sleep(60);
            libc::_exit(0)
        }
    }
    drop(to);
    let mut line = String::new();
    BufReader::new(from).read_line(&mut line).expect("a line");
    line.trim_matches(['[', ']', '\n']).split(", ").map(str::to_owned).collect()
}

/// Forks a child that sleeps; returns its id.
fn fork_idle() -> i32 {
    // SAFETY: the child makes system calls only.
    unsafe {
        match libc::fork() {
            0 => {
                // The pipes are the parent's: who reads them is to see its end.
                (0..3).for_each(|number| _ = libc::close(number));
                libc::sleep(60);
                libc::_exit(0)
            }
            child => child,
        }
    }
}

/// Makes a call of AscendCL's, on device 0.
fn by_acl(words: &[&str]) -> (u32, Vec<String>) {
    use anygpu::api::acl::*;

    static ONCE: Once = Once::new();
    // SAFETY: no configuration, and otherwise as for `execute`.
    unsafe {
        // The back end has done it where the runtime is AscendCL's own.
        ONCE.call_once(|| assert!([ACL_SUCCESS, ACL_ERROR_REPEAT_INITIALIZE].contains(&aclInit(ptr::null()))));
        let stream = ptr::null_mut();
        let (status, value) = match words {
            ["set"] => (aclrtSetDevice(0), 0),
            ["reset"] => (aclrtResetDevice(0), 0),
            ["allocate", size] => {
                let mut address = ptr::null_mut();
                (aclrtMalloc(&mut address, number(size) as usize, 0), address.addr())
            }
            ["create_event"] => {
                let mut event = ptr::null_mut();
                (aclrtCreateEventExWithFlag(&mut event, ACL_EVENT_IPC), event.addr())
            }
            ["record", event] => (aclrtRecordEvent(pointer(event).cast(), stream), 0),
            ["wait", event] => (aclrtStreamWaitEvent(stream, pointer(event).cast()), 0),
            ["query", event] => {
                let mut state = 9;
                (aclrtQueryEventStatus(pointer(event).cast(), &mut state), state as usize)
            }
            ["synchronize", event] => (aclrtSynchronizeEvent(pointer(event).cast()), 0),
            ["finish"] => (aclrtSynchronizeStream(stream), 0),
            ["export_key", address, size] => {
                let mut key = [0; 65];
                let (address, all) = (pointer(address), ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION);
                let status = aclrtIpcMemGetExportKey(address, number(size) as usize, key.as_mut_ptr(), 65, all);
                return (status as u32, vec![CStr::from_ptr(key.as_ptr()).to_string_lossy().into_owned()]);
            }
            ["import_key", key] => {
                let (key, mut address) = (CString::new(*key).expect("a word"), ptr::null_mut());
                (aclrtIpcMemImportByKey(&mut address, key.as_ptr(), 0), address.addr())
            }
            ["close_key", key] => (aclrtIpcMemClose(CString::new(*key).expect("a word").as_ptr()), 0),
            ["destroy", event] => (aclrtDestroyEvent(pointer(event).cast()), 0),
            _ => panic!("no such command: {words:?}"),
        };
        (status as u32, vec![value.to_string()])
    }
}

/// Returns what `anygpu_describe` says in a forked child of a token's owner: 1 for its own, 0 for another's.
fn is_own_in_child(token: &anygpu_token) -> i32 {
    // SAFETY: the child makes a call that a forked program may, with a valid output, and never returns from here.
    unsafe {
        let child = libc::fork();
        if child == 0 {
            let mut description = MaybeUninit::<anygpu_token_description>::uninit();
            let status = anygpu_describe(token, description.as_mut_ptr());
            libc::_exit(if status == 0 { description.assume_init().is_own } else { 100 + status });
        }
        let mut status = 0;
        libc::waitpid(child, &mut status, 0);
        libc::WEXITSTATUS(status)
    }
}

/// Makes calls in a forked child, which must be refused; returns their statuses.
fn in_child(address: u64) -> Vec<String> {
    let mut statuses = [0_u8; 6];
    let mut ends = [0; 2];
    // SAFETY: the child has this thread only and makes calls that a forked program may; it never returns from here.
    unsafe {
        assert_eq!(libc::pipe(ends.as_mut_ptr()), 0);
        let child = libc::fork();
        if child == 0 {
            libc::alarm(60);
            let place = || ptr::with_exposed_provenance_mut(address as usize);
            let (mut token, mut opened) = (anygpu_token { bytes: [0; 512] }, ptr::null_mut());
            let answers = [
                anygpu::api::hip::hipFree(place()) as i32,
                anygpu_export(place(), 0, &mut token),
                anygpu_import(&token, 0, &mut opened),
                anygpu_close(place()),
                anygpu_trim(),
                anygpu::api::hip::hipDeviceReset() as i32,
            ]
            .map(|status| status as u8);
            libc::write(ends[1], answers.as_ptr().cast(), answers.len());
            libc::_exit(0);
        }
        libc::close(ends[1]);
        let count = libc::read(ends[0], statuses.as_mut_ptr().cast(), statuses.len());
        libc::close(ends[0]);
        libc::waitpid(child, ptr::null_mut(), 0);
        statuses[..count.max(0) as usize].iter().map(|status| status.to_string()).collect()
    }
}
