// SPDX-License-Identifier: MIT OR Apache-2.0
//! Process that makes calls for a test: the test program again, which reads commands from standard input.
//!
//! A test with several processes thus reads from top to bottom: `a.allocate(..)`, `b.open(..)`, `a.kill()`.

use std::ffi::{CStr, c_void};
use std::io::{BufRead, BufReader, Write};
use std::mem::MaybeUninit;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use anygpu::api::anygpu::*;
use anygpu::api::hip::*;

/// Set in the environment of a process that serves a test.
const ROLE: &str = "ANYGPU_TEST_PEER";
/// Names the back end under test, if it is not the host.
pub const BACKEND: &str = "ANYGPU_TEST_BACKEND";

pub const PAGE: u64 = 4096;
pub const MIB: u64 = 1 << 20;
/// Flags `hipEventInterprocess | hipEventDisableTiming`.
pub const SHARED_EVENT: u64 = 4 | 2;

pub type Handle = [u8; 64];

/// A process's answer to a command: the status of the call, and values.
pub type Answer = (u32, Vec<String>);

/// Returns the back end under test.
pub fn backend() -> String {
    std::env::var(BACKEND).unwrap_or_else(|_| "host".to_owned())
}

/// Serves a test and never returns, if this process was started to serve one.
pub fn serve_if_asked() {
    serve_also(|_| None);
}

/// Serves a test like [`serve_if_asked`], with further commands.
pub fn serve_also(more: fn(&[&str]) -> Option<Answer>) {
    if std::env::var_os(ROLE).is_none() {
        return;
    }
    for line in std::io::stdin().lock().lines() {
        let line = line.expect("commands are text");
        let words: Vec<&str> = line.split(' ').collect();
        let (status, values) = more(&words).unwrap_or_else(|| execute(&words));
        println!("{status} {}", values.join(" "));
    }
    if std::env::var_os("AMDGPU_MODEL").is_some() {
        // A thread and an exit handler of AMD's runtime 7.2 free the same, once in some hundred exits of any program, and the
        // heap may be broken by then, so that AMDGPU_MODEL_EXIT does not find whose fault it was.
        // SAFETY: nothing is to be written any more.
        unsafe { libc::_exit(0) };
    }
    std::process::exit(0);
}

/// Settings of a process to start.
#[derive(Default)]
pub struct Settings<'a> {
    /// Environment variables in addition to the back end.
    pub environment: &'a [(&'a str, &'a str)],
    /// Limit on open files.
    pub files: Option<u64>,
    /// Limit on the size of a file.
    pub file_size: Option<u64>,
    /// User id.
    pub user: Option<u32>,
}

/// A process that serves a test.
pub struct Process {
    child: Child,
    commands: Option<ChildStdin>,
    replies: Receiver<String>,
    errors: Option<std::thread::JoinHandle<String>>,
}

impl Process {
    /// Starts a process on the back end under test.
    pub fn start() -> Process {
        Process::start_with(&Settings::default())
    }

    /// Starts a process by a program that starts it, such as `unshare`.
    pub fn start_under(program: &str, arguments: &[&str]) -> Process {
        let mut command = Command::new(program);
        command.args(arguments).arg(std::env::current_exe().expect("a program file"));
        Process::spawn(command, &Settings::default())
    }

    pub fn start_with(settings: &Settings) -> Process {
        // Another user may not have access to the folders of its path.
        Process::spawn(Command::new("/proc/self/exe"), settings)
    }

    fn spawn(mut command: Command, settings: &Settings) -> Process {
        command
            .env("ANYGPU_LOG", "off")
            .env("ANYGPU_BACKEND", backend())
            .env(ROLE, "1")
            .envs(settings.environment.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let limits = [(libc::RLIMIT_NOFILE, settings.files), (libc::RLIMIT_FSIZE, settings.file_size)];
        let user = settings.user;
        if limits.iter().any(|limit| limit.1.is_some()) || user.is_some() {
            // SAFETY: the closure only makes system calls.
            unsafe {
                command.pre_exec(move || {
                    for (resource, most) in limits {
                        let Some(most) = most else { continue };
                        let limit = libc::rlimit { rlim_cur: most, rlim_max: most };
                        if libc::setrlimit(resource, &limit) != 0 {
                            return Err(std::io::Error::last_os_error());
                        }
                    }
                    if let Some(user) = user
                        && (libc::setgid(user) != 0 || libc::setuid(user) != 0)
                    {
                        return Err(std::io::Error::last_os_error());
                    }
                    Ok(())
                });
            }
        }
        let mut child = command.spawn().expect("the test program starts again");
        let replies_from = BufReader::new(child.stdout.take().expect("a pipe"));
        let (sender, replies) = channel();
        std::thread::spawn(move || {
            for line in replies_from.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut errors_from = child.stderr.take().expect("a pipe");
        let errors = std::thread::spawn(move || {
            let mut bytes = Vec::new();
            _ = std::io::Read::read_to_end(&mut errors_from, &mut bytes);
            String::from_utf8_lossy(&bytes).into_owned()
        });
        let commands = child.stdin.take();
        Process { child, commands, replies, errors: Some(errors) }
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Sends a command without waiting for its reply.
    pub fn send(&mut self, command: &str) {
        let commands = self.commands.as_mut().expect("the process was not told to end");
        writeln!(commands, "{command}").expect("the process is alive");
    }

    /// Returns the reply to the oldest command sent.
    #[track_caller]
    pub fn reply(&mut self) -> (u32, Vec<String>) {
        self.reply_or_end().unwrap_or_else(|| {
            let (status, errors) = self.end();
            panic!("the process ended: {status}\n{errors}")
        })
    }

    /// Returns the reply to the oldest command sent, or `None` if the process has ended; panics if the call hangs.
    #[track_caller]
    pub fn reply_or_end(&mut self) -> Option<(u32, Vec<String>)> {
        match self.replies.recv_timeout(crate::patience()) {
            Ok(line) => {
                let (status, values) = line.split_once(' ').expect("a status and values");
                let values = values.split(' ').filter(|value| !value.is_empty()).map(str::to_owned).collect();
                Some((status.parse().expect("a status"), values))
            }
            Err(std::sync::mpsc::RecvTimeoutError::Timeout) => panic!("the call hangs"),
            Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => None,
        }
    }

    #[track_caller]
    pub fn call(&mut self, command: &str) -> (u32, Vec<String>) {
        self.send(command);
        self.reply()
    }

    #[track_caller]
    pub fn status(&mut self, command: &str) -> u32 {
        self.call(command).0
    }

    /// Returns the values of a call that must succeed.
    #[track_caller]
    pub fn values(&mut self, command: &str) -> Vec<u64> {
        let (status, values) = self.call(command);
        assert_eq!(status, 0, "{command}: {}", self.reason());
        values.iter().map(|value| value.parse().expect("a number")).collect()
    }

    #[track_caller]
    pub fn value(&mut self, command: &str) -> u64 {
        self.values(command)[0]
    }

    #[track_caller]
    pub fn allocate(&mut self, size: u64) -> u64 {
        self.value(&format!("allocate {size}"))
    }

    #[track_caller]
    pub fn free(&mut self, address: u64) -> u32 {
        self.status(&format!("free {address}"))
    }

    /// Writes a pattern that `holds` recognises by its seed.
    #[track_caller]
    pub fn fill(&mut self, address: u64, size: u64, seed: u64) {
        assert_eq!(self.status(&format!("fill {address} {size} {seed}")), 0, "{}", self.reason());
    }

    #[track_caller]
    pub fn holds(&mut self, address: u64, size: u64, seed: u64) -> bool {
        self.value(&format!("holds {address} {size} {seed}")) == 1
    }

    #[track_caller]
    pub fn export(&mut self, address: u64) -> Handle {
        let (status, values) = self.call(&format!("export {address}"));
        assert_eq!(status, 0, "{}", self.reason());
        from_hex(&values[0])
    }

    /// Returns the status, and the address if it is 0.
    #[track_caller]
    pub fn try_open(&mut self, handle: &Handle) -> (u32, u64) {
        let (status, values) = self.call(&format!("open {} 1", to_hex(handle)));
        (status, values[0].parse().expect("an address"))
    }

    #[track_caller]
    pub fn open(&mut self, handle: &Handle) -> u64 {
        let (status, address) = self.try_open(handle);
        assert_eq!(status, 0, "{}", self.reason());
        address
    }

    #[track_caller]
    pub fn close(&mut self, address: u64) -> u32 {
        self.status(&format!("close {address}"))
    }

    #[track_caller]
    pub fn export_event(&mut self, event: u64) -> Handle {
        let (status, values) = self.call(&format!("export_event {event}"));
        assert_eq!(status, 0, "{}", self.reason());
        from_hex(&values[0])
    }

    #[track_caller]
    pub fn open_event(&mut self, handle: &Handle) -> u64 {
        self.value(&format!("open_event {}", to_hex(handle)))
    }

    #[track_caller]
    pub fn stream(&mut self) -> u64 {
        self.value("create_stream 1")
    }

    /// Returns the text of the process's last failure.
    #[track_caller]
    pub fn reason(&mut self) -> String {
        self.call("reason").1.join(" ")
    }

    /// Returns the bytes that the system has allocated for the process's memory files.
    pub fn held(&self) -> u64 {
        let folder = format!("/proc/{}/fd", self.id());
        let mut seen = std::collections::BTreeMap::new();
        for entry in std::fs::read_dir(folder).expect("a live process").flatten() {
            let name = std::fs::read_link(entry.path()).unwrap_or_default();
            if name.to_string_lossy().starts_with("/memfd:")
                && let Ok(file) = std::fs::metadata(entry.path())
            {
                use std::os::unix::fs::MetadataExt;
                seen.insert((file.dev(), file.ino()), file.blocks() * 512);
            }
        }
        seen.into_values().sum()
    }

    /// Returns the number of files that the process has open.
    pub fn files(&self) -> usize {
        std::fs::read_dir(format!("/proc/{}/fd", self.id())).expect("a live process").count()
    }

    pub fn kill(&mut self) {
        self.child.kill().expect("a child can be killed");
        self.child.wait().expect("a child");
    }

    /// Lets the process end as programs do; returns its exit status and its standard error.
    pub fn end(&mut self) -> (std::process::ExitStatus, String) {
        self.commands = None;
        let status = self.child.wait().expect("a child");
        let errors = self.errors.take().map(|errors| errors.join().expect("the reader does not panic"));
        (status, errors.unwrap_or_default())
    }

    /// Lets the process end as programs do, which must succeed without messages.
    #[track_caller]
    pub fn finish(mut self) {
        let (status, errors) = self.end();
        assert!(status.success() && status.signal().is_none(), "{status}\n{errors}");
        let errors = if backend() == "amd" { crate::amdgpu::without_warnings(&errors) } else { errors };
        assert_eq!(errors, "");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

pub fn to_hex(handle: &Handle) -> String {
    handle.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub fn from_hex(text: &str) -> Handle {
    std::array::from_fn(|index| u8::from_str_radix(&text[2 * index..2 * index + 2], 16).expect("hexadecimal digits"))
}

/// Returns a pattern's word at an index.
pub fn pattern(seed: u64, index: u64) -> u64 {
    (seed << 40) ^ index.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

pub fn number(word: &str) -> u64 {
    word.parse().unwrap_or_else(|_| panic!("{word} is not a number"))
}

pub fn pointer(word: &str) -> *mut c_void {
    ptr::with_exposed_provenance_mut(number(word) as usize)
}

/// Value that no call returns: shows that an output was not written.
pub const UNTOUCHED: u64 = 0x5a5a_5a5a_5a5a_5a5a;

fn untouched<T>() -> *mut T {
    ptr::without_provenance_mut(UNTOUCHED as usize)
}

extern "C" fn sleep(milliseconds: *mut c_void) {
    std::thread::sleep(Duration::from_millis(milliseconds.addr() as u64));
}

/// Set while streams are held.
static IS_HELD: AtomicBool = AtomicBool::new(false);

extern "C" fn wait_for_release(_: *mut c_void) {
    while IS_HELD.load(Ordering::Acquire) {
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// Executes a command.
pub fn execute(words: &[&str]) -> Answer {
    let others = [super::physical::execute, super::external::execute, super::token::execute];
    if let Some(answer) = others.iter().find_map(|execute| execute(words)) {
        return answer;
    }
    let none = Vec::new;
    let one = |value: u64| vec![value.to_string()];
    // SAFETY: the test is the C caller here; the addresses it sends come from these calls, or are ones that the calls
    // promise to refuse.
    unsafe {
        match words {
            ["allocate", size] => {
                let mut address = untouched();
                let status = hipMalloc(&mut address, number(size) as usize);
                (status, one(address.addr() as u64))
            }
            ["allocate_host", size] => {
                let mut address = untouched();
                let status = hipHostMalloc(&mut address, number(size) as usize, 0);
                (status, one(address.addr() as u64))
            }
            ["allocate_managed", size] => {
                let mut address = untouched();
                let status = hipMallocManaged(&mut address, number(size) as usize, 1);
                (status, one(address.addr() as u64))
            }
            ["allocate_queued", size] => {
                let mut address = untouched();
                let status = hipMallocAsync(&mut address, number(size) as usize, ptr::null_mut());
                (status, one(address.addr() as u64))
            }
            ["allocate_many", count, size, seed] => {
                let mut addresses = Vec::new();
                for index in 0..number(count) {
                    let mut address = untouched();
                    let status = hipMalloc(&mut address, number(size) as usize);
                    if status != 0 || !fill(address, number(size), number(seed) + index) {
                        return (status.max(1), one(index));
                    }
                    addresses.push((address.addr() as u64).to_string());
                }
                (0, addresses)
            }
            ["free", address] => (hipFree(pointer(address)), none()),
            ["free_host", address] => (hipHostFree(pointer(address)), none()),
            ["free_queued", address] => (hipFreeAsync(pointer(address), ptr::null_mut()), none()),
            ["free_queued", address, stream] => (hipFreeAsync(pointer(address), pointer(stream).cast()), none()),
            ["free_many", addresses @ ..] => {
                for address in addresses {
                    let status = hipFree(pointer(address));
                    if status != 0 {
                        return (status, none());
                    }
                }
                (0, none())
            }
            ["fill", address, size, seed] => (u32::from(!fill(pointer(address), number(size), number(seed))), none()),
            ["holds", address, size, seed] => (0, one(u64::from(holds(pointer(address), number(size), number(seed))))),
            ["poke", address, value] => {
                pointer(address).cast::<u64>().write_volatile(number(value));
                (0, none())
            }
            ["word", address] => {
                let mut word = 0_u64;
                let status = hipMemcpy((&raw mut word).cast(), pointer(address), 8, hipMemcpyDeviceToHost);
                (status, one(word))
            }
            ["copy_word", to] => {
                let word = UNTOUCHED;
                (hipMemcpy(pointer(to), (&raw const word).cast(), 8, hipMemcpyHostToDevice), none())
            }
            ["peek", address] => (0, one(pointer(address).cast::<u64>().read_volatile())),
            ["copy", to, from, size] => (hipMemcpy(pointer(to), pointer(from), number(size) as usize, 4), none()),
            ["export", address] => {
                let mut handle = hipIpcMemHandle_t { reserved: [0x5a; 64] };
                let status = hipIpcGetMemHandle(&mut handle, pointer(address));
                (status, vec![to_hex(&handle.reserved.map(|byte| byte as u8))])
            }
            ["export_to_null", address] => (hipIpcGetMemHandle(ptr::null_mut(), pointer(address)), none()),
            ["open", handle, flags] => {
                let handle = hipIpcMemHandle_t { reserved: from_hex(handle).map(|byte| byte as _) };
                let mut address = untouched();
                let status = hipIpcOpenMemHandle(&mut address, handle, number(flags) as u32);
                (status, one(address.addr() as u64))
            }
            ["open_to_null", handle] => {
                let handle = hipIpcMemHandle_t { reserved: from_hex(handle).map(|byte| byte as _) };
                (hipIpcOpenMemHandle(ptr::null_mut(), handle, 1), none())
            }
            ["open_reference", handle] => {
                let handle = hipIpcMemHandle_t { reserved: from_hex(handle).map(|byte| byte as _) };
                let mut address = untouched();
                let status = anygpu_hipIpcOpenMemHandle_ref(&mut address, &handle, 1);
                (status, one(address.addr() as u64))
            }
            ["open_null_reference"] => {
                let mut address = untouched();
                (anygpu_hipIpcOpenMemHandle_ref(&mut address, ptr::null(), 1), one(address.addr() as u64))
            }
            ["close", address] => (hipIpcCloseMemHandle(pointer(address)), none()),
            ["range", address] => {
                let (mut base, mut size) = (untouched(), 0);
                let status = hipMemGetAddressRange(&mut base, &mut size, pointer(address));
                (status, vec![base.addr().to_string(), size.to_string()])
            }
            ["kind", address] => {
                let mut attributes = MaybeUninit::<hipPointerAttribute_t>::zeroed();
                let status = hipPointerGetAttributes(attributes.as_mut_ptr(), pointer(address));
                // The first field is the type.
                (status, one(u64::from(attributes.as_ptr().cast::<u32>().read())))
            }
            ["users", address] => {
                let mut memory = MaybeUninit::<anygpu_memory>::zeroed();
                let status = anygpu_describe_memory(pointer(address), memory.as_mut_ptr());
                let memory = memory.assume_init();
                (status as u32, vec![memory.imports.to_string(), memory.is_open_elsewhere.to_string()])
            }
            ["limit_files", soft] => {
                let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
                libc::getrlimit(libc::RLIMIT_NOFILE, &mut limit);
                limit.rlim_cur = number(soft);
                (u32::from(libc::setrlimit(libc::RLIMIT_NOFILE, &limit) != 0), none())
            }
            ["memory"] => {
                let (mut free, mut total) = (0, 0);
                let status = hipMemGetInfo(&mut free, &mut total);
                (status, vec![free.to_string(), total.to_string()])
            }
            ["count"] => {
                let mut count = -1;
                let status = hipGetDeviceCount(&mut count);
                (status, one(count as u64))
            }
            ["device"] => {
                let mut device = -1;
                let status = hipGetDevice(&mut device);
                (status, one(device as u64))
            }
            ["reset"] => (hipDeviceReset(), none()),
            ["select", device] => (hipSetDevice(number(device) as u32 as i32), none()),
            ["synchronize"] => (hipDeviceSynchronize(), none()),
            ["last_error"] => (
                0,
                vec![hipPeekAtLastError().to_string(), hipGetLastError().to_string(), hipPeekAtLastError().to_string()],
            ),
            ["backend"] => (0, vec![CStr::from_ptr(anygpu_backend()).to_string_lossy().into_owned()]),
            ["reason"] => (0, vec![CStr::from_ptr(anygpu_last_reason()).to_string_lossy().into_owned()]),
            ["create_event", flags] => {
                let mut event = untouched();
                let status = hipEventCreateWithFlags(&mut event, number(flags) as u32);
                (status, one(event.addr() as u64))
            }
            ["export_event", event] => {
                let mut handle = hipIpcEventHandle_t { reserved: [0x5a; 64] };
                let status = hipIpcGetEventHandle(&mut handle, pointer(event).cast());
                (status, vec![to_hex(&handle.reserved.map(|byte| byte as u8))])
            }
            ["export_event_to_null", event] => (hipIpcGetEventHandle(ptr::null_mut(), pointer(event).cast()), none()),
            ["open_event", handle] => {
                let handle = hipIpcEventHandle_t { reserved: from_hex(handle).map(|byte| byte as _) };
                let mut event = untouched();
                let status = hipIpcOpenEventHandle(&mut event, handle);
                (status, one(event.addr() as u64))
            }
            ["open_event_to_null", handle] => {
                let handle = hipIpcEventHandle_t { reserved: from_hex(handle).map(|byte| byte as _) };
                (hipIpcOpenEventHandle(ptr::null_mut(), handle), none())
            }
            ["record", event, stream] => (hipEventRecord(pointer(event).cast(), pointer(stream).cast()), none()),
            ["record_many", event, stream, count] => {
                let record = || hipEventRecord(pointer(event).cast(), pointer(stream).cast());
                ((0..number(count)).map(|_| record()).find(|status| *status != 0).unwrap_or(0), none())
            }
            ["open_event_among_forks", handle, children] => {
                let handle = hipIpcEventHandle_t { reserved: from_hex(handle).map(|byte| byte as _) };
                open_event_among_forks(handle, number(children))
            }
            ["query_event", event] => (hipEventQuery(pointer(event).cast()), none()),
            ["wait_event", event] => (hipEventSynchronize(pointer(event).cast()), none()),
            ["destroy_event", event] => (hipEventDestroy(pointer(event).cast()), none()),
            ["create_stream", flags] => {
                let mut stream = untouched();
                let status = hipStreamCreateWithFlags(&mut stream, number(flags) as u32);
                (status, one(stream.addr() as u64))
            }
            ["destroy_stream", stream] => (hipStreamDestroy(pointer(stream).cast()), none()),
            ["stall", stream, milliseconds] => {
                (hipLaunchHostFunc(pointer(stream).cast(), Some(sleep), pointer(milliseconds)), none())
            }
            ["hold", stream] => {
                IS_HELD.store(true, Ordering::Release);
                (hipLaunchHostFunc(pointer(stream).cast(), Some(wait_for_release), ptr::null_mut()), none())
            }
            ["release"] => {
                IS_HELD.store(false, Ordering::Release);
                (0, none())
            }
            ["set", address, value, size, stream] => {
                let stream = pointer(stream).cast();
                (hipMemsetAsync(pointer(address), number(value) as i32, number(size) as usize, stream), none())
            }
            ["stream_waits", stream, event] => {
                (hipStreamWaitEvent(pointer(stream).cast(), pointer(event).cast(), 0), none())
            }
            ["finish_stream", stream] => (hipStreamSynchronize(pointer(stream).cast()), none()),
            ["query_stream", stream] => (hipStreamQuery(pointer(stream).cast()), none()),
            ["bytes_are", address, size, value] => {
                let mut bytes = vec![0_u8; number(size) as usize];
                let status = hipMemcpy(bytes.as_mut_ptr().cast(), pointer(address), bytes.len(), 2);
                (status, one(u64::from(bytes.iter().all(|byte| u64::from(*byte) == number(value)))))
            }
            ["churn_opening", handle] => {
                let handle = hipIpcMemHandle_t { reserved: from_hex(handle).map(|byte| byte as _) };
                std::thread::spawn(move || {
                    loop {
                        let mut address = untouched();
                        if hipIpcOpenMemHandle(&mut address, handle, 1) == 0 {
                            fill(address, PAGE, 77);
                            hipIpcCloseMemHandle(address);
                        }
                    }
                });
                (0, none())
            }
            ["churn_allocating"] => {
                std::thread::spawn(|| {
                    for round in (0..10).cycle() {
                        let mut address = untouched();
                        if hipMalloc(&mut address, 1 << (12 + round)) == 0 {
                            let mut handle = hipIpcMemHandle_t { reserved: [0; 64] };
                            hipIpcGetMemHandle(&mut handle, address);
                            fill(address, PAGE, 78);
                            hipFree(address);
                        }
                    }
                });
                (0, none())
            }
            ["churn_failing"] => {
                std::thread::spawn(|| {
                    loop {
                        hipFree(ptr::without_provenance_mut(16));
                    }
                });
                (0, none())
            }
            ["fork", what] => in_forked_child(what),
            ["fork_during_export", address] => {
                let address = number(address) as usize;
                let export = std::thread::spawn(move || {
                    let mut token = MaybeUninit::uninit();
                    anygpu_export(ptr::with_exposed_provenance_mut(address), 0, token.as_mut_ptr())
                });
                while named_files("/memfd:anygpu-register") == 0 && !export.is_finished() {
                    std::thread::sleep(Duration::from_millis(1));
                }
                let (_, answers) = in_forked_child("files");
                (export.join().expect("no panic") as u32, answers)
            }
            ["execute_copy"] => {
                let program = std::env::current_exe().expect("a program file");
                let mut copy =
                    Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("starts");
                let mut commands = copy.stdin.take().expect("a pipe");
                writeln!(commands, "allocate 4096").expect("it is alive");
                drop(commands);
                let reply = copy.wait_with_output().expect("a child");
                (
                    String::from_utf8_lossy(&reply.stdout)
                        .split(' ')
                        .next()
                        .and_then(|word| word.parse().ok())
                        .unwrap_or(9999),
                    none(),
                )
            }
            ["mix", milliseconds, handle] => super::mix::threads(number(milliseconds), from_hex(handle)),
            _ => panic!("no such command: {words:?}"),
        }
    }
}

fn fill(address: *mut c_void, size: u64, seed: u64) -> bool {
    let words: Vec<u64> = (0..size.div_ceil(8)).map(|index| pattern(seed, index)).collect();
    // SAFETY: the source has at least `size` bytes; the destination is the test's business.
    unsafe { hipMemcpy(address, words.as_ptr().cast(), size as usize, 1) == 0 }
}

pub(crate) fn holds(address: *mut c_void, size: u64, seed: u64) -> bool {
    let mut words = vec![0_u64; (size / 8) as usize];
    // SAFETY: the destination has `size` bytes or up to 7 fewer, which are not asked for.
    let status = unsafe { hipMemcpy(words.as_mut_ptr().cast(), address, words.len() * 8, 2) };
    status == 0 && words.iter().enumerate().all(|(index, word)| *word == pattern(seed, index as u64))
}

/// Forks and makes calls in the child, which must return; returns their statuses.
fn in_forked_child(what: &str) -> (u32, Vec<String>) {
    let mut ends = [0; 2];
    let seconds = crate::stretched(Duration::from_secs(30)).as_secs() as u32;
    // SAFETY: the child has this thread only and calls what a forked program may; it never returns from here.
    unsafe {
        assert_eq!(libc::pipe(ends.as_mut_ptr()), 0);
        match libc::fork() {
            0 => {
                libc::alarm(seconds);
                let statuses = match what {
                    "refused" => calls_in_child(),
                    "works" => vec![("hipMalloc", work_in_child())],
                    "files" => vec![("files", named_files("/memfd:anygpu"))],
                    _ => Vec::new(),
                };
                let text: String = statuses.iter().map(|(name, status)| format!("{name}={status} ")).collect();
                libc::write(ends[1], text.as_ptr().cast(), text.len());
                // Through the exit handlers, as a program would.
                libc::exit(0);
            }
            child => {
                libc::close(ends[1]);
                let mut text = vec![0_u8; 1 << 16];
                let mut used = 0;
                loop {
                    let count = libc::read(ends[0], text[used..].as_mut_ptr().cast(), text.len() - used);
                    if count <= 0 {
                        break;
                    }
                    used += count as usize;
                }
                libc::close(ends[0]);
                let mut status = -1;
                libc::waitpid(child, &mut status, 0);
                let text = String::from_utf8_lossy(&text[..used]).into_owned();
                (status as u32, text.split_whitespace().map(str::to_owned).collect())
            }
        }
    }
}

/// The number of this process's descriptors of files whose names begin so.
fn named_files(start: &str) -> u32 {
    let files = std::fs::read_dir("/proc/self/fd").expect("a folder").flatten();
    let names = files.filter_map(|file| std::fs::read_link(file.path()).ok());
    names.filter(|name| name.to_string_lossy().starts_with(start)).count() as u32
}

/// Opens and closes an event while another thread forks children that sleep. Returns the event, open once more, and the
/// children.
fn open_event_among_forks(handle: hipIpcEventHandle_t, children: u64) -> (u32, Vec<String>) {
    let seconds = crate::stretched(Duration::from_secs(120)).as_secs() as u32;
    let forks = std::thread::spawn(move || {
        let fork = || {
            // SAFETY: the child makes system calls only, and ends by itself.
            unsafe {
                let child = libc::fork();
                if child == 0 {
                    // Nobody who reads this process's output waits for the child.
                    (0..3).for_each(|fd| _ = libc::close(fd));
                    libc::alarm(seconds);
                    loop {
                        libc::pause();
                    }
                }
                child
            }
        };
        (0..children).map(|_| fork()).collect::<Vec<_>>()
    });
    let mut event = untouched();
    let mut open = || {
        // SAFETY: the output is valid for the call.
        let status = unsafe { hipIpcOpenEventHandle(&mut event, handle) };
        (status, event)
    };
    while !forks.is_finished() {
        let (status, event) = open();
        // SAFETY: the event was opened before.
        if status != 0 || unsafe { hipEventDestroy(event) } != 0 {
            break;
        }
    }
    let children = forks.join().expect("no panic");
    let (status, event) = open();
    let numbers = [event.addr() as u64].into_iter().chain(children.iter().map(|child| *child as u64));
    (status, numbers.map(|number| number.to_string()).collect())
}

/// Calls of every family, with arguments that are valid in the parent or not checked first.
fn calls_in_child() -> Vec<(&'static str, u32)> {
    let (mut address, mut size, mut number, mut flags) = (ptr::null_mut(), 0, 0, 0);
    let mut stream = ptr::null_mut();
    let mut event = ptr::null_mut();
    let mut buffer = [1_u8; 64];
    let data = buffer.as_mut_ptr().cast::<c_void>();
    let mut handle = hipIpcMemHandle_t { reserved: [1; 64] };
    macro_rules! calls {
        ($($name:ident($($argument:expr),*),)*) => {
            // SAFETY: every output is a live variable of the right type.
            vec![$((stringify!($name), unsafe { $name($($argument),*) })),*]
        };
    }
    calls! {
        hipInit(0),
        hipGetDeviceCount(&mut number),
        hipGetDevice(&mut number),
        hipSetDevice(0),
        hipDeviceSynchronize(),
        hipDeviceReset(),
        hipMalloc(&mut address, 64),
        hipFree(data),
        hipHostMalloc(&mut address, 64, 0),
        hipMallocManaged(&mut address, 64, 1),
        hipMallocAsync(&mut address, 64, ptr::null_mut()),
        hipMemGetInfo(&mut size, &mut size.clone()),
        hipMemGetAddressRange(&mut address, &mut size, data),
        hipMemcpy(data, data, 8, 4),
        hipMemcpyAsync(data, data, 8, 4, ptr::null_mut()),
        hipMemset(data, 0, 8),
        hipMemsetAsync(data, 0, 8, ptr::null_mut()),
        hipStreamCreate(&mut stream),
        hipStreamSynchronize(ptr::null_mut()),
        hipStreamQuery(ptr::null_mut()),
        hipEventCreate(&mut event),
        hipEventCreateWithFlags(&mut event, 6),
        hipDeviceCanAccessPeer(&mut number, 0, 0),
        hipIpcGetMemHandle(&mut handle, data),
        hipIpcOpenMemHandle(&mut address, handle, 1),
        hipIpcCloseMemHandle(data),
        hipHostRegister(data, 64, 0),
        hipGetDeviceFlags(&mut flags),
    }
}

fn work_in_child() -> u32 {
    let mut address = ptr::null_mut();
    // SAFETY: the output is a live variable, and the address is what the call gave.
    unsafe {
        let status = hipMalloc(&mut address, MIB as usize);
        if status != 0 {
            return status;
        }
        if !fill(address, MIB, 5) || !holds(address, MIB, 5) {
            return 9998;
        }
        hipFree(address)
    }
}
