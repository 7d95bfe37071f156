// SPDX-License-Identifier: MIT OR Apache-2.0
//! Handles and tokens of a living process, changed on the way.

use std::ffi::{c_int, c_void};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};
use std::ptr;
use std::sync::OnceLock;

use anygpu::api::anygpu as own;
use anygpu::api::{acl, hip};
use twox_hash::XxHash64;

use crate::bytes::Bytes;
use crate::calls::Foreign;
use crate::prepare;

const SIZE: usize = 64 << 10;
const PHYSICAL: usize = 2 << 20;
const PATTERN: u8 = 0xa5;
/// Names that an exporter prints, and those of them that are changed here.
const ALL: usize = 11;
const CHANGED: usize = 6;

fn good(status: c_int) {
    assert_eq!(status, 0, "the exporter");
}

/// Exports an object of each kind, prints the names, and waits for the end of its input.
pub fn export() {
    prepare();
    let mut names: Vec<Vec<u8>> = Vec::new();
    // SAFETY: outputs that are valid for the calls, live objects, and structures of zeros, which are their values.
    unsafe {
        let (mut memory, mut pooled, mut mapped): (*mut c_void, *mut c_void, *mut c_void) =
            (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
        good(hip::hipMalloc(&mut memory, SIZE) as c_int);
        let mut pools: hip::hipMemPoolProps = std::mem::zeroed();
        (pools.allocType, pools.handleTypes, pools.location.r#type) = (1, 1, 1);
        let mut pool = ptr::null_mut();
        good(hip::hipMemPoolCreate(&mut pool, &pools) as c_int);
        good(hip::hipMallocFromPoolAsync(&mut pooled, SIZE, pool, ptr::null_mut()) as c_int);
        let mut properties: hip::hipMemAllocationProp = std::mem::zeroed();
        (properties.r#type, properties.location.r#type) = (1, 1);
        properties.requestedHandleType = 1;
        let mut physical: hip::hipMemGenericAllocationHandle_t = std::mem::zeroed();
        good(hip::hipMemCreate(&mut physical, PHYSICAL, &properties, 0) as c_int);
        good(hip::hipMemAddressReserve(&mut mapped, PHYSICAL, 0, ptr::null_mut(), 0) as c_int);
        good(hip::hipMemMap(mapped, PHYSICAL, 0, physical, 0) as c_int);
        let mut access: hip::hipMemAccessDesc = std::mem::zeroed();
        (access.location.r#type, access.flags) = (1, 3);
        good(hip::hipMemSetAccess(mapped, PHYSICAL, &access, 1) as c_int);
        let mut event = ptr::null_mut();
        good(hip::hipEventCreateWithFlags(&mut event, 6) as c_int);
        good(hip::hipEventRecord(event, ptr::null_mut()) as c_int);
        for memory in [memory, pooled, mapped] {
            good(hip::hipMemset(memory, PATTERN.into(), SIZE) as c_int);
        }
        good(hip::hipDeviceSynchronize() as c_int);

        let mut handle: hip::hipIpcMemHandle_t = std::mem::zeroed();
        good(hip::hipIpcGetMemHandle(&mut handle, memory) as c_int);
        names.push(ptr::from_ref(&handle).cast::<[u8; 64]>().read().to_vec());
        let mut handle: hip::hipIpcEventHandle_t = std::mem::zeroed();
        good(hip::hipIpcGetEventHandle(&mut handle, event) as c_int);
        names.push(ptr::from_ref(&handle).cast::<[u8; 64]>().read().to_vec());
        let mut token = own::anygpu_token { bytes: [0; 512] };
        for memory in [memory, pooled, mapped] {
            good(own::anygpu_export(memory, SIZE, &mut token));
            names.push(token.bytes.to_vec());
        }
        good(own::anygpu_export_event(event.cast(), &mut token));
        names.push(token.bytes.to_vec());

        good(acl::aclInit(ptr::null()));
        good(acl::aclrtSetDevice(0));
        let mut key = [0_u8; 65];
        good(acl::aclrtMalloc(&mut memory, SIZE, 0));
        good(acl::aclrtIpcMemGetExportKey(memory, SIZE, key.as_mut_ptr().cast(), key.len(), 1));
        names.push(key.to_vec());
        let mut notify = ptr::null_mut();
        good(acl::aclrtCreateNotify(&mut notify, 0));
        good(acl::aclrtNotifyGetExportKey(notify, key.as_mut_ptr().cast(), key.len(), 1));
        names.push(key.to_vec());
        let mut data: hip::hipMemPoolPtrExportData = std::mem::zeroed();
        good(hip::hipMemPoolExportPointer(&mut data, pooled) as c_int);
        names.push(ptr::from_ref(&data).cast::<[u8; size_of::<hip::hipMemPoolPtrExportData>()]>().read().to_vec());
        let mut file = -1;
        good(hip::hipMemPoolExportToShareableHandle((&raw mut file).cast(), pool, 1, 0) as c_int);
        names.push(format!("/proc/{}/fd/{file}", std::process::id()).into_bytes());
        let mut properties: acl::aclrtPhysicalMemProp = std::mem::zeroed();
        (properties.memAttr, properties.location.r#type) = (1, 1);
        let (mut physical, mut number) = (ptr::null_mut(), 0);
        good(acl::aclrtMallocPhysical(&mut physical, PHYSICAL, &properties, 0));
        good(acl::aclrtMemExportToShareableHandle(physical, 0, 1, &mut number));
        names.push(number.to_ne_bytes().to_vec());
    }
    for name in names {
        println!("{}", name.iter().map(|byte| format!("{byte:02x}")).collect::<String>());
    }
    std::io::stdout().flush().expect("written");
    _ = std::io::stdin().read(&mut [0]);
}

/// The exporter's process id, and its names in the order of [`export`].
#[expect(clippy::zombie_processes, reason = "it ends with this process")]
fn exported() -> &'static (u32, Vec<Vec<u8>>) {
    static EXPORTED: OnceLock<(u32, Vec<Vec<u8>>)> = OnceLock::new();
    EXPORTED.get_or_init(|| {
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        let mut child =
            command.arg("--exporter").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a process");
        // It ends with this process, whose end of the pipe it waits for.
        std::mem::forget(child.stdin.take());
        let lines = BufReader::new(child.stdout.take().expect("piped")).lines().map(|line| line.expect("a line"));
        let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).expect("digits"), 16).expect("digits");
        let names: Vec<Vec<u8>> = lines.map(|line| line.as_bytes().chunks(2).map(byte).collect()).take(ALL).collect();
        assert_eq!(names.len(), ALL, "the exporter has failed");
        (child.id(), names)
    })
}

/// The names of another process's objects.
pub fn foreign() -> Foreign {
    let (_, names) = exported();
    Foreign {
        memory: names[0].clone(),
        event: names[1].clone(),
        tokens: names[2..5].to_vec(),
        event_token: names[5].clone(),
        key: names[6].clone(),
        notify: names[7].clone(),
        pointer: names[8].clone(),
        pool: String::from_utf8_lossy(&names[9]).into_owned(),
        number: u64::from_ne_bytes(names[10][..].try_into().expect("8 bytes")),
    }
}

fn check(address: *mut c_void, count: usize) {
    let mut found = vec![0_u8; count];
    // SAFETY: the buffer has as many bytes; the address is of memory that was just opened.
    let status = unsafe { hip::hipMemcpy(found.as_mut_ptr().cast(), address, count, 2) };
    assert!(status == 0 && found.iter().all(|byte| *byte == PATTERN), "other bytes: {status}");
}

/// Opens an object by its name with changes: which one, whether magic and checksum are put right, and pairs of a place and
/// a byte.
pub fn exchange(input: &[u8]) {
    let (pid, names) = exported();
    let mut input = Bytes(input);
    let which = usize::from(input.byte()) % CHANGED;
    let right = input.byte();
    let mut name = names[which].clone();
    while !input.is_empty() {
        let (place, value) = (usize::from(u16::from_le_bytes(input.array())) % name.len(), input.byte());
        name[place] ^= value;
    }
    if right & 1 != 0 {
        name[..8].copy_from_slice(&names[which][..8]);
    }
    let is_handle = name.len() == 64;
    // A token has a handle in it.
    let handle = if is_handle { &mut name[..] } else { &mut name[144..208] };
    // No other process is looked into.
    let asked = u32::from_le_bytes(std::array::from_fn(|index| handle[12 + index]));
    if asked != std::process::id() && asked < 1 << 23 && handle.starts_with(b"anygpu") {
        handle[12..16].copy_from_slice(&pid.to_le_bytes());
    }
    if right & 2 != 0 {
        if right & 4 != 0 || is_handle {
            let sum = XxHash64::oneshot(0, &handle[..60]).to_le_bytes();
            handle[60..].copy_from_slice(&sum[..4]);
        }
        if !is_handle {
            let sum = XxHash64::oneshot(0, &name[..504]).to_le_bytes();
            name[504..].copy_from_slice(&sum);
        }
    }
    let is_same = name == names[which];
    let mut address = ptr::null_mut();
    // SAFETY: names are plain bytes of their size, and outputs valid for the calls.
    let status = unsafe {
        match which {
            0 => {
                let handle = name.as_ptr().cast::<hip::hipIpcMemHandle_t>().read_unaligned();
                let status = hip::hipIpcOpenMemHandle(&mut address, handle, 1) as c_int;
                if status == 0 {
                    check(address, SIZE);
                    good(hip::hipIpcCloseMemHandle(address) as c_int);
                }
                status
            }
            1 => {
                let handle = name.as_ptr().cast::<hip::hipIpcEventHandle_t>().read_unaligned();
                let mut event = ptr::null_mut();
                let status = hip::hipIpcOpenEventHandle(&mut event, handle) as c_int;
                if status == 0 {
                    good(hip::hipEventSynchronize(event) as c_int);
                    good(hip::hipEventDestroy(event) as c_int);
                }
                status
            }
            5 => {
                let token = name.as_ptr().cast::<own::anygpu_token>();
                let mut event: *mut c_void = ptr::null_mut();
                let status = own::anygpu_import_event(token, 0, &mut event);
                if status == 0 {
                    good(hip::hipEventSynchronize(event.cast()) as c_int);
                    good(own::anygpu_close_event(event));
                }
                status
            }
            _ => {
                let token = name.as_ptr().cast::<own::anygpu_token>();
                let status = own::anygpu_import(token, 0, &mut address);
                if status == 0 {
                    let word = |at: usize| u64::from_le_bytes(std::array::from_fn(|index| name[at + index])) as usize;
                    let (offset, extent) = (word(112), word(120));
                    // Physical memory has more bytes than were filled.
                    check(address, extent.min(SIZE.saturating_sub(offset)));
                    good(own::anygpu_close(address));
                }
                status
            }
        }
    };
    assert!(status == 0 || !is_same, "its own name is refused: {status}");
    assert_ne!(status, 999, "an unknown error");
    assert!(status != 0 || is_same || right & 2 != 0, "a damaged name was accepted");
}

/// Each name as it is, and with a change.
pub fn samples() -> Vec<Vec<u8>> {
    (0..CHANGED as u8)
        .flat_map(|which| [vec![which, 0], vec![which, 3, 40, 0, 1], vec![which, 3, 120, 0, 64]])
        .collect()
}
