// SPDX-License-Identifier: MIT OR Apache-2.0
//! A Rust program for CUDA's driver that knows nothing of anygpu: it starts itself again, and the two share memory.

use std::io::{Read, Write};
use std::process::{Command, Stdio};

use cuda_driver_sys::*;

const SIZE: usize = 1 << 20;

fn good(status: CUresult) {
    assert_eq!(status, cudaError_enum::CUDA_SUCCESS);
}

fn main() {
    // SAFETY: outputs are live variables, and buffers have the sizes given.
    unsafe {
        good(cuInit(0));
        let (mut device, mut context) = (0, std::ptr::null_mut());
        good(cuDeviceGet(&mut device, 0));
        good(cuCtxCreate_v2(&mut context, 0, device));
        if std::env::args().nth(1).is_some() { open() } else { share() }
        good(cuCtxDestroy_v2(context));
    }
}

unsafe fn share() {
    unsafe {
        let (mut memory, mut values) = (0, vec![7_u8; SIZE]);
        good(cuMemAlloc_v2(&mut memory, SIZE));
        good(cuMemcpyHtoD_v2(memory, values.as_ptr().cast(), SIZE));
        let mut handle = std::mem::zeroed::<CUipcMemHandle>();
        good(cuIpcGetMemHandle(&mut handle, memory));
        let program = std::env::current_exe().expect("a program file");
        let mut other = Command::new(program).arg("open").stdin(Stdio::piped()).spawn().expect("it starts again");
        let bytes = handle.reserved.map(|byte| byte as u8);
        other.stdin.take().expect("a pipe").write_all(&bytes).expect("the other reads");
        assert!(other.wait().expect("a child").success());
        good(cuMemcpyDtoH_v2(values.as_mut_ptr().cast(), memory, SIZE));
        assert!(values.iter().all(|value| *value == 9));
        good(cuMemFree_v2(memory));
        let mut resource = std::mem::zeroed::<CUDA_RESOURCE_DESC>();
        assert_eq!(cuTexObjectGetResourceDesc(&mut resource, 1), cudaError_enum::CUDA_ERROR_NOT_SUPPORTED);
    }
    println!("shared");
}

unsafe fn open() {
    let mut bytes = [0; 64];
    std::io::stdin().read_exact(&mut bytes).expect("a handle");
    unsafe {
        let handle = CUipcMemHandle { reserved: bytes.map(|byte| byte as std::os::raw::c_char) };
        let (mut memory, mut values) = (0, vec![0_u8; SIZE]);
        good(cuIpcOpenMemHandle(&mut memory, handle, 1));
        good(cuMemcpyDtoH_v2(values.as_mut_ptr().cast(), memory, SIZE));
        assert!(values.iter().all(|value| *value == 7));
        good(cuMemsetD8_v2(memory, 9, SIZE));
        good(cuIpcCloseMemHandle(memory));
    }
}
