// SPDX-License-Identifier: MIT OR Apache-2.0
//! The demo and the examples: every pair of programs, on the host back end as it is and at its strictest.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Runs the demo with some settings; returns what it printed.
fn demo(settings: &[(&str, &str)], languages: &[&str]) -> String {
    let mut command = common::demo();
    command.args(languages).env("ANYGPU_BACKEND", "host").envs(settings.iter().copied());
    let output = common::succeed(&mut command);
    let printed = common::text(&output.stdout);
    assert_eq!(printed.lines().last(), Some("demo: ok"), "{printed}{}", common::text(&output.stderr));
    printed
}

#[test]
fn both_languages() {
    let printed = demo(&[], &[]);
    for language in ["fortran", "c"] {
        assert!(printed.contains(&format!("--- {language} ---")), "{printed}");
    }
    for (what, times) in [
        ("back end host, device 0 of 1", 2),
        ("us; works on back end host, device 0", 6),
        ("all 8388608 elements are what the producer filled in", 6),
        (" of a plain copy within the device (", 6),
        (" GB/s), medians of 5", 6),
        ("events; all 8388608 elements are what they wrote", 2),
    ] {
        assert_eq!(printed.matches(what).count(), times, "{what}\n{printed}");
    }
}

#[test]
fn device_memory_out_of_reach() {
    demo(&[("ANYGPU_HOST_STRICT", "1")], &[]);
}

#[test]
fn several_devices() {
    for (devices, strict, language, on_device_1) in
        [("2", "0", "fortran", 3), ("3", "1", "fortran", 2), ("4", "1", "c", 1)]
    {
        let printed = demo(&[("ANYGPU_HOST_DEVICES", devices), ("ANYGPU_HOST_STRICT", strict)], &[language]);
        assert_eq!(printed.matches("works on back end host, device 1").count(), on_device_1, "{printed}");
        assert_eq!(printed.matches(" of a plain peer copy (").count(), 3, "{printed}");
    }
}

#[test]
fn physical_memory_by_descriptor() {
    for settings in [&[][..], &[("ANYGPU_HOST_STRICT", "1")], &[("ANYGPU_HOST_GRANULARITY", "4K")]] {
        let mut command = Command::new(common::examples().join("descriptor-c"));
        let output = common::succeed(command.env("ANYGPU_BACKEND", "host").envs(settings.iter().copied()));
        let words = "descriptor: the child has doubled all 1048576 elements on back end host\n";
        assert_eq!((common::text(&output.stdout), common::text(&output.stderr)), (words.into(), String::new()));
    }
}

/// The Vulkan example with a driver of this manifest; `None`, and said so, where Vulkan's headers were not there.
fn vulkan(manifest: &str, arguments: &[&str]) -> Option<std::process::Output> {
    if !common::examples().join("vulkan-c").exists() {
        common::skipped("Vulkan's headers are not there (Debian: libvulkan-dev)");
        return None;
    }
    let mut command = Command::new(common::root().join("examples/run-vulkan.sh"));
    command.arg(common::examples()).args(arguments).env("ANYGPU_BACKEND", "host").env("VK_ICD_FILENAMES", manifest);
    Some(common::run(command.env("DEMO_SECONDS", "30")))
}

#[test]
fn vulkan_and_hip_share_memory() {
    /// Mesa's driver for processors, as Debian 12 and 13 name it.
    const SOFTWARE: [&str; 2] = ["/usr/share/vulkan/icd.d/lvp_icd.x86_64.json", "/usr/share/vulkan/icd.d/lvp_icd.json"];
    let Some(software) = SOFTWARE.into_iter().find(|manifest| Path::new(manifest).exists()) else {
        return common::skipped("Vulkan has no driver for processors here (Debian: mesa-vulkan-drivers)");
    };
    for language in ["c", "fortran"] {
        let Some(output) = vulkan(software, &[language]) else { return };
        let (printed, errors) = (common::text(&output.stdout), common::text(&output.stderr));
        assert_eq!((printed.lines().last(), errors.as_str()), (Some("vulkan: ok"), ""), "{printed}");
        for words in
            ["vulkan: 5 rounds ordered by a timeline", "vulkan_consumer: waited, checked, computed and signalled"]
        {
            assert!(printed.contains(words), "{printed}");
        }
    }
    let Some(output) = vulkan(software, &["c", "physical"]) else { return };
    assert_eq!(output.status.code(), Some(77), "it takes no memory of others");
}

#[test]
fn vulkan_without_a_driver_is_not_here() {
    let Some(output) = vulkan("/nothing", &["c"]) else { return };
    assert_eq!(output.status.code(), Some(77));
    let printed = common::text(&output.stdout);
    assert!(printed.lines().last().is_some_and(|line| line.starts_with("vulkan: not here: ")), "{printed}");
}

#[test]
fn physical_memory_by_number() {
    for language in ["c", "fortran"] {
        let meeting = tempfile::tempdir().expect("a folder");
        let processes: Vec<Process> = (0..4)
            .map(|role| {
                let mut command = Command::new(common::examples().join(format!("acl_share-{language}")));
                command.arg(meeting.path()).arg(role.to_string()).arg("60").env("ANYGPU_BACKEND", "host");
                let command = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
                Process(command.spawn().expect("a program"))
            })
            .collect();
        let mut printed = String::new();
        for mut process in processes {
            let mut output = process.0.stdout.take().expect("a pipe");
            output.read_to_string(&mut printed).expect("text");
            assert_eq!(process.end(Duration::from_secs(90)), (Some(0), String::new()), "{printed}");
        }
        assert_eq!(printed.matches("imported the memory, and wrote its third").count(), 3, "{printed}");
        assert!(printed.contains("all 8388608 elements are what the importers wrote"), "{printed}");
    }
}

#[test]
fn no_usable_back_end_is_an_error_with_its_reason() {
    let mut command = Command::new(common::root().join("examples/run-demo.sh"));
    let output = common::run(command.arg(common::examples()).env("ANYGPU_BACKEND", "nvidia").env("DEMO_SECONDS", "5"));
    let errors = common::text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{errors}");
    assert!(errors.contains("hipErrorNoDevice") && errors.contains("nvidia: "), "{errors}");
    assert!(!common::text(&output.stdout).contains("demo: ok"));
}

/// A process of an example; ended when dropped.
struct Process(Child);

impl Process {
    fn start(language: &str, role: i32, meeting: &Path, seconds: u32, output: Stdio) -> Process {
        let name = if role == 0 { "producer" } else { "consumer" };
        let mut command = Command::new(common::examples().join(format!("{name}-{language}")));
        command.arg(meeting).arg(role.to_string()).arg(seconds.to_string()).env("ANYGPU_BACKEND", "host");
        Process(command.stdin(Stdio::null()).stdout(output).stderr(Stdio::piped()).spawn().expect("a program"))
    }

    /// Its exit code and its error output; fails where it does not end in time.
    fn end(mut self, patience: Duration) -> (Option<i32>, String) {
        let started = Instant::now();
        while self.0.try_wait().expect("a child").is_none() {
            assert!(started.elapsed() < common::stretched(patience), "still running after {patience:?}");
            thread::sleep(Duration::from_millis(5));
        }
        let status = self.0.wait().expect("a child");
        let mut errors = String::new();
        self.0.stderr.as_mut().expect("a pipe").read_to_string(&mut errors).expect("text");
        (status.code(), errors)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

/// A consumer is killed with the memory open: the others say so and end within their time limit.
fn killed_consumer(language: &str) {
    const SECONDS: u32 = 4;
    let meeting = tempfile::tempdir().expect("a folder");
    let start = |role, output| Process::start(language, role, meeting.path(), SECONDS, output);
    let others = [0, 1, 2].map(|role| start(role, Stdio::null()));
    let mut victim = start(3, Stdio::piped());
    let mut line = String::new();
    BufReader::new(victim.0.stdout.take().expect("a pipe")).read_line(&mut line).expect("text");
    assert!(line.contains("opened the memory"), "{line}");
    victim.0.kill().expect("a running child");
    assert_eq!(victim.end(Duration::from_secs(5)).0, None, "the victim ended by itself");
    for process in others {
        let (code, errors) = process.end(Duration::from_secs(u64::from(SECONDS) + 20));
        assert_eq!(code, Some(1), "{errors}");
        assert!(errors.contains("error: gives up: "), "{errors}");
    }
}

#[test]
fn killed_consumer_fortran() {
    killed_consumer("fortran");
}

#[test]
fn killed_consumer_c() {
    killed_consumer("c");
}
