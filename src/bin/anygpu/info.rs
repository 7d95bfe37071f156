// SPDX-License-Identifier: MIT OR Apache-2.0
//! `anygpu info`: what the library can use here, and why not more.
//!
//! Each back end is asked in a process of its own: a process has one back end, and a vendor's library that crashes or
//! hangs is to be reported, not suffered.

use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use clap::Args;
use libloading::os::unix;
use serde_json::{Value, json};

use crate::{Result, library, print};

#[derive(Args)]
pub struct Info {
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

pub const BACK_ENDS: [&str; 4] = ["amd", "nvidia", "ascend", "host"];

impl Info {
    pub fn run(&self) -> Result<()> {
        let path = library()?;
        let version = Library::open(&path)?.version()?;
        let back_ends: Vec<Value> = BACK_ENDS
            .iter()
            .map(|name| {
                let mut answer = ask(Some(name));
                answer["name"] = (*name).into();
                answer
            })
            .collect();
        let here = ask(None);
        let report = json!({
            "version": version,
            "library": path.to_string_lossy(),
            "setting": std::env::var("ANYGPU_BACKEND").unwrap_or("auto".into()),
            "in_use": here["in_use"],
            "reason": here["reason"],
            "back_ends": back_ends,
        });
        print(&if self.json { format!("{report:#}\n") } else { words(&report) })
    }
}

/// Asks the library in another process, with one back end or with what the environment says.
fn ask(back_end: Option<&str>) -> Value {
    let failed = |why: String| json!({ "in_use": "none", "reason": why, "devices": [] });
    let program = match std::env::current_exe() {
        Ok(program) => program,
        Err(error) => return failed(error.to_string()),
    };
    let mut command = Command::new(program);
    command.arg("probe").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    if let Some(back_end) = back_end {
        command.env("ANYGPU_BACKEND", back_end);
    }
    match answer(&mut command) {
        Ok(answer) => answer,
        Err(why) => failed(why),
    }
}

fn answer(command: &mut Command) -> Result<Value> {
    const PATIENCE: Duration = Duration::from_secs(60);
    let mut child = command.spawn().map_err(|error| error.to_string())?;
    let mut out = child.stdout.take().ok_or("it has no output")?;
    let reader = std::thread::spawn(move || {
        let mut said = String::new();
        _ = std::io::Read::read_to_string(&mut out, &mut said);
        said
    });
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
    let said = reader.join().unwrap_or_default();
    // A vendor's library may have written, too.
    let last = said.lines().last().unwrap_or_default();
    serde_json::from_str(last).map_err(|error| format!("no answer: {error}"))
}

/// Prints what the library in this environment can use.
pub fn probe() -> Result<()> {
    print(&format!("{}\n", Library::open(&library()?)?.describe()?))
}

/// The library that programs use.
pub struct Library {
    library: unix::Library,
    path: PathBuf,
}

impl Library {
    pub fn open(path: &Path) -> Result<Library> {
        // SAFETY: our own library, whose loading runs nothing.
        let library = unsafe { unix::Library::open(Some(path), unix::RTLD_NOW | unix::RTLD_LOCAL) };
        let library = library.map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Library { library, path: path.to_owned() })
    }

    pub fn version(&self) -> Result<String> {
        self.text("anygpu_version")
    }

    fn text(&self, name: &str) -> Result<String> {
        // SAFETY: these functions have no arguments and return texts that live as long as the process.
        let text = unsafe { CStr::from_ptr(self.function::<unsafe extern "C" fn() -> *const c_char>(name)?()) };
        Ok(text.to_string_lossy().into_owned())
    }

    /// A function of type `F`.
    fn function<F: Copy>(&self, name: &str) -> Result<F> {
        let symbol = CString::new(name).map_err(|error| error.to_string())?;
        // SAFETY: each use below states the prototype that the library's own header has.
        let function = unsafe { self.library.get::<F>(symbol.as_bytes_with_nul()) };
        function.map(|function| *function).map_err(|error| format!("{}: {error}", self.path.display()))
    }

    fn describe(&self) -> Result<Value> {
        type One = unsafe extern "C" fn(*mut c_int) -> c_uint;
        type OfDevice = unsafe extern "C" fn(*mut c_void, c_int) -> c_uint;
        type Text = unsafe extern "C" fn(*mut c_char, c_int, c_int) -> c_uint;
        type Peer = unsafe extern "C" fn(*mut c_int, c_int, c_int) -> c_uint;

        let mut count = 0;
        // SAFETY: each output is valid for the call.
        let status = unsafe { self.function::<One>("hipGetDeviceCount")?(&mut count) };
        let reason = self.text("anygpu_last_reason")?;
        let in_use = self.text("anygpu_backend")?;
        if status != 0 || count < 1 {
            return Ok(
                json!({ "in_use": in_use, "reason": alone(&reason), "version": vendors_version(), "devices": [] }),
            );
        }
        let text = |name: &str, device: c_int| -> Result<Option<String>> {
            let mut buffer = [0 as c_char; 256];
            // SAFETY: the buffer has the length given; one byte more stays 0.
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
            devices.push(json!({
                "ordinal": device,
                "name": text("hipDeviceGetName", device)?,
                "uuid": (named == 0).then(|| dashed(&uuid)),
                "memory": (sized == 0).then_some(memory),
                "pci": text("hipDeviceGetPCIBusId", device)?,
            }));
            let mut row = Vec::new();
            for peer in 0..count {
                let mut reachable = 0;
                // SAFETY: the output is valid for the call.
                let status = unsafe { self.function::<Peer>("hipDeviceCanAccessPeer")?(&mut reachable, device, peer) };
                row.push(status == 0 && reachable != 0);
            }
            peers.push(row);
        }
        Ok(json!({
            "in_use": in_use,
            "reason": Value::Null,
            "version": vendors_version(),
            "devices": devices,
            "peers": peers,
        }))
    }
}

/// The version of the vendor's library that this process has loaded, if it tells it.
fn vendors_version() -> Option<String> {
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

/// A reason without what every failed call says.
fn alone(reason: &str) -> &str {
    let reason = reason.split_once("no GPU runtime with a device: ").map_or(reason, |split| split.1);
    reason.strip_suffix(" (ANYGPU_BACKEND=host runs without a GPU)").unwrap_or(reason)
}

/// Sixteen bytes as they are written.
fn dashed(uuid: &[u8; 16]) -> String {
    let hex: String = uuid.iter().map(|byte| format!("{byte:02x}")).collect();
    [&hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..]].join("-")
}

fn words(report: &Value) -> String {
    let text = |value: &Value| value.as_str().unwrap_or("unknown").to_owned();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let mut words = format!("anygpu {}, {}\n", text(&report["version"]), text(&report["library"]));
    words += &match (report["in_use"].as_str(), report["setting"].as_str().unwrap_or_default()) {
        (Some(name), setting) if name != "none" => format!("HIP programs use {name} (ANYGPU_BACKEND={setting})\n"),
        (_, "auto") => "HIP programs find no device (ANYGPU_BACKEND=auto)\n".into(),
        (_, setting) => {
            format!("HIP programs find no device (ANYGPU_BACKEND={setting}): {}\n", text(&report["reason"]))
        }
    };
    for back_end in list(&report["back_ends"]) {
        let (name, devices) = (text(&back_end["name"]), list(&back_end["devices"]));
        let version = back_end["version"].as_str().map_or(String::new(), |version| format!(" ({version})"));
        if devices.is_empty() {
            let reason = text(&back_end["reason"]);
            let reason = reason.strip_prefix(&format!("{name}: ")).unwrap_or(&reason).to_owned();
            words += &format!("\n{name}{version}: no device: {reason}\n");
            continue;
        }
        let plural = if devices.len() == 1 { "" } else { "s" };
        words += &format!("\n{name}{version}: {} device{plural}\n", devices.len());
        for device in &devices {
            let memory = device["memory"].as_u64().map_or("unknown".into(), |bytes| format!("{} MiB", bytes >> 20));
            words += &format!("  {}  {}, {memory}\n", device["ordinal"], text(&device["name"]));
            words += &format!("     uuid {}, pci {}\n", text(&device["uuid"]), text(&device["pci"]));
        }
        if devices.len() > 1 {
            words += "  peer access, from the row's device to the column's\n      ";
            words += &(0..devices.len()).map(|place| format!("{place:>4}")).collect::<String>();
            for (device, row) in list(&back_end["peers"]).iter().enumerate() {
                let cell = |(peer, reachable): (usize, &Value)| match (peer == device, reachable.as_bool()) {
                    (true, _) => "   -",
                    (_, Some(true)) => " yes",
                    _ => "  no",
                };
                words += &format!("\n  {device:>4}{}", list(row).iter().enumerate().map(cell).collect::<String>());
            }
            words += "\n";
        }
    }
    if report["in_use"] == "none" && report["setting"] != "host" {
        words += "\nWithout a GPU: ANYGPU_BACKEND=host, or ANYGPU_BACKEND=auto,host to use one where there is one.\n";
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_told_once() {
        let reason =
            "hipGetDeviceCount: no GPU runtime with a device: amd: none (ANYGPU_BACKEND=host runs without a GPU)";
        assert_eq!(alone(reason), "amd: none");
        assert_eq!(alone("another"), "another");
    }

    #[test]
    fn reports_are_words_too() {
        let device = |place: u32| json!({"ordinal": place, "name": "one", "uuid": dashed(&[1; 16]), "memory": 3 << 20, "pci": null});
        let report = json!({"version": "1", "library": "/l", "in_use": "none", "setting": "auto", "back_ends": [
            {"name": "amd", "devices": [], "reason": "amd: nothing"},
            {"name": "nvidia", "devices": [device(0), device(1)], "version": "CUDA 13.0",
                "peers": [[false, true], [false, false]]},
        ]});
        let words = words(&report);
        for line in [
            "HIP programs find no device (ANYGPU_BACKEND=auto)",
            "amd: no device: nothing",
            "nvidia (CUDA 13.0): 2 devices",
            "  1  one, 3 MiB",
            "     uuid 01010101-0101-0101-0101-010101010101, pci unknown",
            "     0   - yes",
            "     1  no   -",
        ] {
            assert!(words.lines().any(|have| have == line), "no line {line:?} in\n{words}");
        }
        let remedy = "Without a GPU: ANYGPU_BACKEND=host, or ANYGPU_BACKEND=auto,host to use one where there is one.\n";
        assert!(words.ends_with(remedy), "{words}");
    }
}
