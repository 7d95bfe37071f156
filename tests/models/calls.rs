// SPDX-License-Identifier: MIT OR Apache-2.0
//! Commands of the processes that only this program has: each is one step of the model, of one reply.

use std::ffi::c_void;
use std::ptr;
use std::sync::{Condvar, Mutex, Once, OnceLock};

use anygpu::api::anygpu::{anygpu_close, anygpu_export, anygpu_import, anygpu_token, anygpu_trim};
use anygpu::api::hip::*;
use common::peer::{self, number, pointer};
use common::physical::GRANULE;
use twox_hash::XxHash64;

/// The number by which a process says which bytes it reads.
pub fn sum(bytes: &[u8]) -> u64 {
    XxHash64::oneshot(0, bytes)
}

/// True while the stream's function waits.
static GATE: (Mutex<bool>, Condvar) = (Mutex::new(false), Condvar::new());

extern "C" fn pass(_: *mut c_void) {
    drop(GATE.1.wait_while(GATE.0.lock().expect("no panic"), |is_closed| *is_closed));
}

/// This process's stream, which is ordered with no other.
fn stream() -> hipStream_t {
    static STREAM: OnceLock<usize> = OnceLock::new();
    let stream = STREAM.get_or_init(|| {
        let mut stream = ptr::null_mut();
        // SAFETY: the output is valid.
        assert_eq!(unsafe { hipStreamCreateWithFlags(&mut stream, hipStreamNonBlocking) }, 0);
        stream.expose_provenance()
    });
    ptr::with_exposed_provenance_mut(*stream)
}

/// Executes a command; `None` if it is not one of these.
pub fn execute(words: &[&str]) -> Option<(u32, Vec<String>)> {
    let none = Vec::new;
    Some(match words {
        // Memory that is filled before anyone can know of it.
        ["make", size, window, seed] => {
            let (status, values) = peer::execute(&["allocate", size]);
            (if status == 0 { write(&values[0], window, seed) } else { status }, values)
        }
        ["write", address, size, seed] => (write(address, size, seed), none()),
        ["sum", address, size] => {
            let mut bytes = vec![0_u8; number(size) as usize];
            // SAFETY: the destination has the size given.
            let status = unsafe { hipMemcpy(bytes.as_mut_ptr().cast(), pointer(address), bytes.len(), 2) };
            (status, vec![sum(&bytes).to_string()])
        }
        [names @ ("hip" | "cuda"), "place", memory, size, rights] => place(names, memory, size, rights),
        [names @ ("hip" | "cuda"), "remove", address, size] => {
            let (status, _) = peer::execute(&[names, "unmap", address, size]);
            (status | peer::execute(&[names, "unreserve", address, size]).0, none())
        }
        [names @ ("hip" | "cuda"), "shared_pool"] => shared_pool(names),
        ["acl", rest @ ..] => by_acl(rest),
        ["warm", physical, pools, queues] => (warm(*physical == "1", *pools == "1", *queues == "1"), none()),
        ["gate"] => {
            *GATE.0.lock().expect("no panic") = true;
            // SAFETY: the function waits for this program alone.
            (unsafe { hipLaunchHostFunc(stream(), Some(pass), ptr::null_mut()) }, none())
        }
        ["open_gate"] => {
            *GATE.0.lock().expect("no panic") = false;
            GATE.1.notify_all();
            // SAFETY: a stream of this process.
            (unsafe { hipStreamSynchronize(stream()) }, none())
        }
        // Recorded and, unless it is behind the gate, done.
        ["record_here", event, is_gated] => {
            let (status, _) = peer::execute(&["record", event, &stream().addr().to_string()]);
            let (done, _) = if *is_gated == "1" { (0, none()) } else { peer::execute(&["wait_event", event]) };
            (status | done, none())
        }
        ["nothing"] => (0, none()),
        ["again"] => {
            println!("0 ");
            // SAFETY: the program's own path, and arguments that end with NULL.
            unsafe {
                let arguments = [c"models".as_ptr(), ptr::null()];
                libc::execv(c"/proc/self/exe".as_ptr(), arguments.as_ptr());
            }
            panic!("the program does not start again");
        }
        _ => return None,
    })
}

fn write(address: &str, size: &str, seed: &str) -> u32 {
    let (status, _) = peer::execute(&["fill", address, size, seed]);
    // SAFETY: the default stream. CUDA's copy from pageable memory returns before the last bytes have arrived.
    status | unsafe { hipStreamSynchronize(ptr::null_mut()) }
}

/// Makes a pool that has been exported: NVIDIA's driver names no memory that was allocated before.
fn shared_pool(names: &str) -> (u32, Vec<String>) {
    let (status, values) = peer::execute(&[names, "pool"]);
    if status != 0 {
        return (status, values);
    }
    let (status, descriptors) = peer::execute(&[names, "export_pool", &values[0]]);
    if status == 0 {
        peer::execute(&["close_descriptor", &descriptors[0]]);
    }
    (status, values)
}

/// Reserves addresses, maps memory there and sets access; leaves nothing behind if one of them fails.
fn place(names: &str, memory: &str, size: &str, rights: &str) -> (u32, Vec<String>) {
    let (status, values) = peer::execute(&[names, "reserve", size]);
    if status != 0 {
        return (status, values);
    }
    let address = &values[0];
    let mut status = peer::execute(&[names, "map", address, size, memory]).0;
    if status == 0 {
        status = peer::execute(&[names, "access", address, size, rights]).0;
        if status != 0 {
            peer::execute(&[names, "unmap", address, size]);
        }
    }
    if status != 0 {
        peer::execute(&[names, "unreserve", address, size]);
    }
    (status, values)
}

/// AscendCL's physical memory, whose handles for other processes are numbers.
fn by_acl(words: &[&str]) -> (u32, Vec<String>) {
    use anygpu::api::acl::*;

    static ONCE: Once = Once::new();
    let one = |status: i32, value: u64| (status as u32, vec![value.to_string()]);
    let untouched = || ptr::without_provenance_mut(peer::UNTOUCHED as usize);
    // SAFETY: outputs are valid, and handles and addresses come from these calls, or are refused by them.
    unsafe {
        ONCE.call_once(|| assert!([ACL_SUCCESS, ACL_ERROR_REPEAT_INITIALIZE].contains(&aclInit(ptr::null()))));
        match words {
            ["create", size] => {
                let properties = aclrtPhysicalMemProp {
                    handleType: ACL_MEM_HANDLE_TYPE_NONE,
                    allocationType: ACL_MEM_ALLOCATION_TYPE_PINNED,
                    memAttr: ACL_HBM_MEM_HUGE,
                    location: aclrtMemLocation { id: 0, r#type: ACL_MEM_LOCATION_TYPE_DEVICE },
                    reserve: 0,
                };
                let mut handle = untouched();
                let status = aclrtMallocPhysical(&mut handle, number(size) as usize, &properties, 0);
                one(status, handle.addr() as u64)
            }
            ["place", handle, size, _rights] => {
                let (mut address, size) = (untouched(), number(size) as usize);
                let mut status = aclrtReserveMemAddress(&mut address, size, 0, ptr::null_mut(), 1);
                if status == 0 {
                    status = aclrtMapMem(address, size, 0, pointer(handle), 0);
                    if status != 0 {
                        aclrtReleaseMemAddress(address);
                    }
                }
                one(status, address.addr() as u64)
            }
            ["remove", address, _size] => {
                let status = aclrtUnmapMem(pointer(address));
                ((status | aclrtReleaseMemAddress(pointer(address))) as u32, Vec::new())
            }
            ["release", handle] => (aclrtFreePhysical(pointer(handle)) as u32, Vec::new()),
            ["number", handle] => {
                let mut number = peer::UNTOUCHED;
                let flags = ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION;
                one(
                    aclrtMemExportToShareableHandle(pointer(handle), ACL_MEM_HANDLE_TYPE_NONE, flags, &mut number),
                    number,
                )
            }
            ["take", text] => {
                let mut handle = untouched();
                one(aclrtMemImportFromShareableHandle(number(text), 0, &mut handle), handle.addr() as u64)
            }
            _ => panic!("no such command: {words:?}"),
        }
    }
}

/// Makes the calls that leave something open for the rest of the process, so that its descriptors can be counted.
fn warm(physical: bool, pools: bool, queues: bool) -> u32 {
    let (mut address, mut opened, mut token) = (ptr::null_mut(), ptr::null_mut(), anygpu_token { bytes: [0; 512] });
    let mut handle = hipIpcMemHandle_t { reserved: [0; 64] };
    let mut status = 0;
    // SAFETY: outputs are valid, and addresses come from these calls.
    unsafe {
        status |= hipMalloc(&mut address, 4096);
        status |= hipIpcGetMemHandle(&mut handle, address);
        status |= anygpu_export(address, 0, &mut token) as u32;
        status |= anygpu_import(&token, -1, &mut opened) as u32;
        status |= anygpu_close(opened) as u32;
        status |= hipFree(address);
    }
    let get = |words: &[&str]| match execute(words).unwrap_or_else(|| peer::execute(words)) {
        (0, values) => values.into_iter().next().unwrap_or_default(),
        (status, _) => panic!("{words:?}: {status}"),
    };
    if physical {
        let memory = get(&["acl", "create", &GRANULE.to_string()]);
        get(&["acl", "number", &memory]);
        get(&["acl", "release", &memory]);
    }
    for names in if physical { &["hip", "cuda"][..] } else { &[] } {
        let memory = get(&[names, "create", &GRANULE.to_string()]);
        let descriptor = get(&[names, "export", &memory]);
        get(&["close_descriptor", &descriptor]);
        get(&[names, "release", &memory]);
    }
    if pools {
        let pool = get(&["hip", "shared_pool"]);
        let address = get(&["hip", "allocate_from", &pool, "4096"]);
        get(&["hip", "name", &address]);
        get(&["hip", "free_from", &address]);
        get(&["hip", "destroy", &pool]);
    }
    if queues {
        let event = get(&["create_event", &peer::SHARED_EVENT.to_string()]);
        get(&["export_event", &event]);
        get(&["record_here", &event, "0"]);
        get(&["destroy_event", &event]);
    }
    status | anygpu_trim() as u32
}
