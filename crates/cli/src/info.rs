// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu info`: shows the back ends and devices that the library can use, and why it cannot use the others.
//!
//! Each back end is probed in a process of its own: a process has one back end, and a vendor library that crashes or hangs
//! must be reported.

use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::io::Read;
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use anygpu::os::config;
use anygpu::os::thread::Signals;
use clap::Args;
use libloading::os::unix;
use serde::{Deserialize, Serialize};

use crate::doctor::ORDER;
use crate::{Result, library, print};

#[derive(Args)]
pub struct Info {
    /// Prints JSON.
    #[arg(long)]
    json: bool,
    /// Shows every setting, its value, and where the value comes from.
    #[arg(long)]
    config: bool,
}

/// The number of the layout of JSON.
const SCHEMA: u32 = 1;

pub const BACK_ENDS: [&str; 5] = ["amd", "nvidia", "intel", "ascend", "host"];

/// Object that `anygpu info --json` prints.
#[derive(Serialize)]
struct Report {
    schema: u32,
    /// The library's version.
    version: String,
    /// The library's path.
    library: String,
    /// The value of `ANYGPU_BACKEND`, `auto` if it is not set.
    setting: String,
    /// The back end selected for HIP programs with this setting, null if there is none.
    in_use: Option<String>,
    /// The reason if there is none, null otherwise.
    reason: Option<String>,
    /// Each back end, probed separately.
    back_ends: Vec<BackEnd>,
}

/// One back end, probed without the others.
#[derive(Serialize)]
struct BackEnd {
    name: &'static str,
    #[serde(flatten)]
    answer: Answer,
}

/// The library's answer in one environment, which `anygpu probe` prints on one line.
#[derive(Default, Serialize, Deserialize)]
pub struct Answer {
    /// The selected back end, null if there is none.
    pub in_use: Option<String>,
    /// The reason if there is none, null otherwise.
    pub reason: Option<String>,
    /// The vendor's API and its version, null if the library is absent or does not tell.
    pub version: Option<String>,
    pub devices: Vec<Device>,
    /// `peers[i][j]`: device `i` can access device `j`'s memory.
    pub peers: Vec<Vec<bool>>,
}

/// One device; null stands for unknown.
#[derive(Serialize, Deserialize)]
pub struct Device {
    pub ordinal: c_int,
    pub name: Option<String>,
    /// Hexadecimal digits in groups of 8, 4, 4, 4 and 12.
    uuid: Option<String>,
    /// Size in bytes.
    memory: Option<usize>,
    /// PCI domain, bus, device and function.
    pci: Option<String>,
}

impl Info {
    pub fn run(&self) -> Result<()> {
        if self.config {
            return crate::config::run(self.json);
        }
        let path = library()?;
        // A probe's log is nobody's.
        config::get().complaints.iter().for_each(|complaint| say!("anygpu: {complaint}"));
        let current = ask(None);
        let report = Report {
            schema: SCHEMA,
            version: Library::open(&path)?.version()?,
            library: path.to_string_lossy().into_owned(),
            setting: std::env::var("ANYGPU_BACKEND").unwrap_or("auto".into()),
            in_use: current.in_use,
            reason: current.reason,
            back_ends: BACK_ENDS.map(|name| BackEnd { name, answer: ask(Some(name)) }).into(),
        };
        print(&if self.json {
            serde_json::to_string_pretty(&report).map_err(|error| error.to_string())? + "\n"
        } else {
            text(&report)
        })
    }
}

/// Probes the library in another process, with one back end or with the environment's setting.
fn ask(back_end: Option<&str>) -> Answer {
    ask_with(|command| {
        if let Some(back_end) = back_end {
            command.env("ANYGPU_BACKEND", back_end);
        }
    })
}

/// Probes the library in another process, which `change` may give another environment.
pub fn ask_with(change: impl FnOnce(&mut Command)) -> Answer {
    let failed = |why: String| Answer { reason: Some(why), ..Answer::default() };
    let program = match std::env::current_exe() {
        Ok(program) => program,
        Err(error) => return failed(error.to_string()),
    };
    let mut command = Command::new(program);
    command.arg("probe").env_remove(ORDER).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    change(&mut command);
    match answer(&mut command) {
        Ok(answer) => answer,
        Err(why) => failed(why),
    }
}

fn answer(command: &mut Command) -> Result<Answer> {
    const PATIENCE: Duration = Duration::from_secs(60);
    const LONGEST: u64 = 1 << 20;
    let mut child = command.spawn().map_err(|error| error.to_string())?;
    let out = child.stdout.take().ok_or("it has no output")?;
    let (sender, receiver) = mpsc::channel();
    let reader = std::thread::Builder::new().spawn(move || {
        // It may outlive this call, and signals are for threads that tidy up.
        let _signals = Signals::blocked();
        let mut output = String::new();
        _ = out.take(LONGEST).read_to_string(&mut output);
        _ = sender.send(output);
    });
    reader.map_err(|error| {
        _ = child.kill();
        _ = child.wait();
        error.to_string()
    })?;
    let started = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().map_err(|error| error.to_string())? {
            break status;
        }
        if started.elapsed() > PATIENCE {
            _ = child.kill();
            _ = child.wait();
            return Err(format!("its library gives no answer within {} s", PATIENCE.as_secs()));
        }
        std::thread::sleep(Duration::from_millis(2));
    };
    if !status.success() {
        return Err(format!("its library ends the process: {status}"));
    }
    // A process that its library has started may keep it open.
    let output = receiver.recv_timeout(PATIENCE).unwrap_or_default();
    // A vendor's library may have written to it, too.
    let last = output.lines().last().unwrap_or_default();
    serde_json::from_str(last).map_err(|error| format!("no answer: {error}"))
}

/// Prints the back end and the devices of this environment as JSON, on one line. The library may be elsewhere, too.
pub fn probe(elsewhere: &Path) -> Result<()> {
    let library = library().and_then(|path| Library::open(&path));
    library.or_else(|why| Library::open(elsewhere).map_err(|_| why))?.describe()?.print()
}

impl Answer {
    /// Prints it as a probe does.
    pub fn print(&self) -> Result<()> {
        print(&format!("{}\n", serde_json::to_string(self).map_err(|error| error.to_string())?))
    }
}

/// libanygpu, opened as programs open it.
pub struct Library {
    library: unix::Library,
    path: PathBuf,
}

impl Library {
    pub fn open(path: &Path) -> Result<Library> {
        // SAFETY: our own library, whose loading runs nothing.
        let library = unsafe { unix::Library::open(Some(path), unix::RTLD_NOW | unix::RTLD_LOCAL) };
        let library = library.map_err(|error| match std::error::Error::source(&error) {
            Some(why) => why.to_string(),
            None => format!("{}: {error}", path.display()),
        })?;
        Ok(Library { library, path: path.to_owned() })
    }

    pub fn version(&self) -> Result<String> {
        self.text("anygpu_version")
    }

    pub fn text(&self, name: &str) -> Result<String> {
        // SAFETY: these functions have no arguments and return texts that live as long as the process.
        let text = unsafe { CStr::from_ptr(self.function::<unsafe extern "C" fn() -> *const c_char>(name)?()) };
        Ok(text.to_string_lossy().into_owned())
    }

    /// Returns the exported function `name`, whose type is `F`.
    pub fn function<F: Copy>(&self, name: &str) -> Result<F> {
        let symbol = CString::new(name).map_err(|error| error.to_string())?;
        // SAFETY: each use below states the prototype that the library's own header has.
        let function = unsafe { self.library.get::<F>(symbol.as_bytes_with_nul()) };
        function.map(|function| *function).map_err(|error| format!("{}: {error}", self.path.display()))
    }

    fn describe(&self) -> Result<Answer> {
        type One = unsafe extern "C" fn(*mut c_int) -> c_uint;
        type OfDevice = unsafe extern "C" fn(*mut c_void, c_int) -> c_uint;
        type Text = unsafe extern "C" fn(*mut c_char, c_int, c_int) -> c_uint;
        type Peer = unsafe extern "C" fn(*mut c_int, c_int, c_int) -> c_uint;

        let mut count = 0;
        // SAFETY: each output is valid for the call.
        let status = unsafe { self.function::<One>("hipGetDeviceCount")?(&mut count) };
        let reason = self.text("anygpu_last_reason")?;
        let in_use = Some(self.text("anygpu_backend")?).filter(|name| name != "none");
        let version = vendor_version();
        if status != 0 || count < 1 {
            return Ok(Answer { in_use, reason: Some(vendor_reasons(&reason).into()), version, ..Answer::default() });
        }
        let text = |name: &str, device: c_int| -> Result<Option<String>> {
            let mut buffer = [0 as c_char; 256];
            // SAFETY: the buffer is longer than the length given, by one byte that stays 0.
            let status = unsafe { self.function::<Text>(name)?(buffer.as_mut_ptr(), 255, device) };
            // SAFETY: the buffer ends with 0.
            let text = || unsafe { CStr::from_ptr(buffer.as_ptr()) }.to_string_lossy().into_owned();
            Ok((status == 0).then(text))
        };
        let mut devices = Vec::new();
        let mut peers = Vec::new();
        for device in 0..count {
            let (mut memory, mut uuid) = (0_usize, [0_u8; 16]);
            // SAFETY: the outputs have the sizes that these functions write.
            let (sized, named) = unsafe {
                (
                    self.function::<OfDevice>("hipDeviceTotalMem")?((&raw mut memory).cast(), device),
                    self.function::<OfDevice>("hipDeviceGetUuid")?((&raw mut uuid).cast(), device),
                )
            };
            devices.push(Device {
                ordinal: device,
                name: text("hipDeviceGetName", device)?,
                uuid: (named == 0).then(|| dashed(&uuid)),
                memory: (sized == 0).then_some(memory),
                pci: text("hipDeviceGetPCIBusId", device)?,
            });
            let mut row = Vec::new();
            for peer in 0..count {
                let mut reachable = 0;
                // SAFETY: the output is valid for the call.
                let status = unsafe { self.function::<Peer>("hipDeviceCanAccessPeer")?(&mut reachable, device, peer) };
                row.push(status == 0 && reachable != 0);
            }
            peers.push(row);
        }
        Ok(Answer { in_use, reason: None, version, devices, peers })
    }
}

/// Returns the version that the vendor library loaded in this process reports.
fn vendor_version() -> Option<String> {
    const LIBRARIES: [(&str, &str); 6] = [
        ("libamdhip64.so.7", "hipRuntimeGetVersion"),
        ("libamdhip64.so.6", "hipRuntimeGetVersion"),
        ("libamdhip64.so.5", "hipRuntimeGetVersion"),
        ("libcuda.so.1", "cuDriverGetVersion"),
        ("libacl_rt.so", "aclrtGetVersion"),
        ("libascendcl.so", "aclrtGetVersion"),
    ];
    type One = unsafe extern "C" fn(*mut c_int) -> c_uint;
    type Three = unsafe extern "C" fn(*mut c_int, *mut c_int, *mut c_int) -> c_uint;

    LIBRARIES.iter().find_map(|(name, function)| {
        let flags = unix::RTLD_LAZY | libc::RTLD_NOLOAD;
        let (mut number, mut minor, mut patch): (c_int, c_int, c_int) = (0, 0, 0);
        // SAFETY: the library is loaded already, and not closed; the functions have these prototypes, and the outputs are
        // valid for the call.
        let status = unsafe {
            let library = ManuallyDrop::new(unix::Library::open(Some(*name), flags).ok()?);
            if function.starts_with("acl") {
                library.get::<Three>(function.as_bytes()).ok()?(&mut number, &mut minor, &mut patch)
            } else {
                library.get::<One>(function.as_bytes()).ok()?(&mut number)
            }
        };
        if status != 0 {
            return None;
        }
        Some(match &function[..3] {
            "acl" => format!("AscendCL {number}.{minor}.{patch}"),
            "cuD" => format!("CUDA {}.{}", number / 1000, number % 1000 / 10),
            _ => format!("HIP {}.{}.{}", number / 10_000_000, number / 100_000 % 100, number % 100_000),
        })
    })
}

/// Removes from a reason the parts that every failed call reports.
fn vendor_reasons(reason: &str) -> &str {
    let Some((_, told)) = reason.split_once("no GPU runtime with a device") else { return reason };
    let told = told.strip_prefix(" (ANYGPU_BACKEND=host runs without a GPU)").unwrap_or(told);
    told.strip_prefix(": ").unwrap_or(told)
}

/// Formats a UUID as hexadecimal digits in groups of 8, 4, 4, 4 and 12.
fn dashed(uuid: &[u8; 16]) -> String {
    let hex: String = uuid.iter().map(|byte| format!("{byte:02x}")).collect();
    [&hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..]].join("-")
}

/// Formats a report for people.
fn text(report: &Report) -> String {
    let known = |value: &Option<String>| value.clone().unwrap_or("unknown".into());
    let mut text = format!("anygpu {}, {}\n", report.version, report.library);
    text += &match (&report.in_use, report.setting.as_str()) {
        (Some(name), setting) => format!("HIP programs use {name} (ANYGPU_BACKEND={setting})\n"),
        (None, "auto") => "Programs find no device (ANYGPU_BACKEND=auto)\n".into(),
        (None, setting) => {
            format!("Programs find no device (ANYGPU_BACKEND={setting}): {}\n", known(&report.reason))
        }
    };
    for BackEnd { name, answer } in &report.back_ends {
        let version = answer.version.as_ref().map_or(String::new(), |version| format!(" ({version})"));
        if answer.devices.is_empty() {
            let reason = known(&answer.reason);
            let reason = reason.strip_prefix(&format!("{name}: ")).unwrap_or(&reason);
            text += &format!("\n{name}{version}: no device: {reason}\n");
            continue;
        }
        let plural = if answer.devices.len() == 1 { "" } else { "s" };
        text += &format!("\n{name}{version}: {} device{plural}\n", answer.devices.len());
        for device in &answer.devices {
            let memory = device.memory.map_or("unknown".into(), |bytes| format!("{} MiB", bytes >> 20));
            text += &format!("  {}  {}, {memory}\n", device.ordinal, known(&device.name));
            text += &format!("     uuid {}, pci {}\n", known(&device.uuid), known(&device.pci));
        }
        if answer.devices.len() > 1 {
            text += "  peer access, from the row's device to the column's\n      ";
            text += &(0..answer.devices.len()).map(|peer| format!("{peer:>4}")).collect::<String>();
            for (device, row) in answer.peers.iter().enumerate() {
                let cell = |(peer, reachable): (usize, &bool)| match (peer == device, reachable) {
                    (true, _) => "   -",
                    (_, true) => " yes",
                    (_, false) => "  no",
                };
                text += &format!("\n  {device:>4}{}", row.iter().enumerate().map(cell).collect::<String>());
            }
            text += "\n";
        }
    }
    if report.in_use.is_none() && report.setting != "host" {
        text += "\nWithout a GPU: ANYGPU_BACKEND=host, or ANYGPU_BACKEND=auto,host to use one where there is one.\n";
    }
    text
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_reason_is_told_once() {
        let reason =
            "hipGetDeviceCount: no GPU runtime with a device (ANYGPU_BACKEND=host runs without a GPU): amd: none";
        assert_eq!(vendor_reasons(reason), "amd: none");
        assert_eq!(vendor_reasons("hipGetDeviceCount: no GPU runtime with a device: host: none"), "host: none");
        assert_eq!(vendor_reasons("another"), "another");
    }

    fn report() -> Report {
        let device = |ordinal| Device {
            ordinal,
            name: Some("one".into()),
            uuid: Some(dashed(&[1; 16])),
            memory: Some(3 << 20),
            pci: None,
        };
        let absent = Answer { reason: Some("amd: nothing".into()), ..Answer::default() };
        let present = Answer {
            in_use: Some("nvidia".into()),
            version: Some("CUDA 13.0".into()),
            devices: vec![device(0), device(1)],
            peers: vec![vec![false, true], vec![false, false]],
            ..Answer::default()
        };
        Report {
            schema: SCHEMA,
            version: "1".into(),
            library: "/l".into(),
            setting: "auto".into(),
            in_use: None,
            reason: None,
            back_ends: vec![BackEnd { name: "amd", answer: absent }, BackEnd { name: "nvidia", answer: present }],
        }
    }

    #[test]
    fn reports_are_text_too() {
        let text = text(&report());
        for line in [
            "Programs find no device (ANYGPU_BACKEND=auto)",
            "amd: no device: nothing",
            "nvidia (CUDA 13.0): 2 devices",
            "  1  one, 3 MiB",
            "     uuid 01010101-0101-0101-0101-010101010101, pci unknown",
            "     0   - yes",
            "     1  no   -",
        ] {
            assert!(text.lines().any(|have| have == line), "no line {line:?} in\n{text}");
        }
        let remedy = "Without a GPU: ANYGPU_BACKEND=host, or ANYGPU_BACKEND=auto,host to use one where there is one.\n";
        assert!(text.ends_with(remedy), "{text}");
    }

    #[test]
    fn reports_have_every_key() {
        let device = |ordinal| {
            json!({"ordinal": ordinal, "name": "one", "uuid": "01010101-0101-0101-0101-010101010101",
                "memory": 3 << 20, "pci": null})
        };
        let expected = json!({"schema": 1, "version": "1", "library": "/l", "setting": "auto", "in_use": null, "reason": null,
        "back_ends": [
            {"name": "amd", "in_use": null, "reason": "amd: nothing", "version": null, "devices": [], "peers": []},
            {"name": "nvidia", "in_use": "nvidia", "reason": null, "version": "CUDA 13.0",
                "devices": [device(0), device(1)], "peers": [[false, true], [false, false]]},
        ]});
        assert_eq!(serde_json::to_value(report()).expect("JSON"), expected);
    }
}
