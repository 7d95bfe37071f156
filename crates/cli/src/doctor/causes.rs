// SPDX-License-Identifier: MIT OR Apache-2.0
//! Causes: what hinders sharing, or was found and does not, and what to do about it.

use std::collections::BTreeSet;
use std::time::Duration;

use anygpu::share::broker::names;

use super::dialogue::Way;
use super::filter;
use super::pair::{Try, Works, failing};
use super::place::{Aspect, Facts, yama};
use super::report::{Cause, NAMES, Report};
use crate::Result;
use crate::run::LISTED;

/// The vendors' variables that choose among the devices.
pub const VISIBLE: [&str; 3] = ["CUDA_VISIBLE_DEVICES", "HIP_VISIBLE_DEVICES", "ROCR_VISIBLE_DEVICES"];

/// The back ends whose events are files in /dev/shm.
const SHM_EVENTS: [&str; 2] = ["nvidia", "amd"];

/// Publishes a name and looks it up, as processes do that share by names.
pub fn names() -> Option<Cause> {
    let name = format!("anygpu-doctor/{}", std::process::id());
    let published = names::publish(&name, [0; names::BYTES], |_| true);
    let found = published.and_then(|()| names::lookup(&name, Some(Duration::ZERO)));
    _ = names::unpublish(&name);
    let why = found.err()?.to_string();
    let remedy = "processes that pass each other tokens or handles in messages share without names";
    Some(Cause::hinders(NAMES, format!("no name can be published: {why}"), remedy, &[]))
}

impl Try {
    /// True if the reason has an error number of the operating system's.
    pub fn has_error(&self, number: i32) -> bool {
        self.reason.as_ref().is_some_and(|reason| reason.contains(&format!("(os error {number})")))
    }
}

/// The names of ways, by commas.
fn list(ways: &[Way]) -> String {
    ways.iter().map(|way| way.name()).collect::<Vec<_>>().join(", ")
}

/// The first reason of failed tries of some ways.
fn reason(tries: &[Try], ways: &[Way]) -> String {
    let one = tries.iter().find(|one| one.works == Works::No && ways.contains(&one.way));
    one.and_then(|one| one.reason.clone()).unwrap_or("no reason is known".into())
}

pub fn files(soft: u64, hard: Option<u64>, ways: &[Way]) -> Cause {
    let what = match hard {
        Some(hard) => format!("{soft} open files are too few: with {hard}, the hard limit, it works"),
        None => format!("{soft} open files are too few, which is the hard limit or near it"),
    };
    let remedy = match hard {
        Some(hard) => format!("ulimit -n {hard}"),
        None => {
            "raise the hard limit: /etc/security/limits.conf, LimitNOFILE of systemd, --ulimit nofile of docker".into()
        }
    };
    Cause::hinders("RLIMIT_NOFILE", what, &remedy, ways)
}

pub fn hidden(name: &str, value: &str, all: usize, left: usize) -> Cause {
    let what = format!("\"{value}\" hides {} of {all} devices", all - left);
    match left {
        0 => Cause::hinders(name, what, &format!("unset {name}, or list ordinals from 0 to {}", all - 1), &Way::ALL),
        _ => Cause::harmless(name, what + ", which were not tried"),
    }
}

pub fn other_back_end(setting: &str, reason: &str, usable: &[&str]) -> Cause {
    let what = format!("{setting} allows no back end with a device ({reason}); {} has one", usable.join(", "));
    let vendor = usable.iter().find(|name| **name != "host");
    let remedy = match vendor {
        Some(_) => "unset ANYGPU_BACKEND".into(),
        None => {
            let known = |name: &&str| LISTED.iter().any(|known| name.eq_ignore_ascii_case(known));
            let tried = setting.split(',').map(str::trim).filter(known).chain(["host"]);
            format!("ANYGPU_BACKEND={} runs without a GPU", tried.collect::<Vec<_>>().join(","))
        }
    };
    Cause::hinders("ANYGPU_BACKEND", what, &remedy, &Way::ALL)
}

/// The name of the cause that another library goes by the name of AMD's.
pub const HIPS_LIBRARY: &str = "libamdhip64.so";
/// The library's own words for that.
const NOT_AMDS: &str = "AMD's HIP runtime, but";

/// Another library by the name of AMD's, as the reason why there is no AMD back end tells.
pub fn not_amds(reason: &str) -> Option<Cause> {
    reason.contains(NOT_AMDS).then(|| Cause::harmless(HIPS_LIBRARY, reason.to_owned()))
}

pub fn no_device(reason: &str) -> Cause {
    // The library's own words for a driver of another version.
    let is_old = ["older than", "libamdhip64.so.8"].iter().any(|words| reason.contains(words));
    let (name, remedy) = match (is_old, reason.contains(NOT_AMDS)) {
        (true, _) => ("driver version", "install a driver of a supported version"),
        (false, true) => {
            (HIPS_LIBRARY, "put AMD's library before the other in LD_LIBRARY_PATH, or name another back end")
        }
        (false, false) => ("no device", "ANYGPU_BACKEND=host runs without a GPU"),
    };
    Cause::hinders(name, reason.to_owned(), remedy, &Way::ALL)
}

/// Explains failed tries by what is known of devices and drivers; leaves those that it does not explain.
pub fn of_tries(report: &Report, open: &mut Vec<&Try>) -> Vec<Cause> {
    let mut causes = Vec::new();
    let mut take = |is_explained: &dyn Fn(&Try) -> bool| -> (Vec<Way>, BTreeSet<(i32, i32)>) {
        let (explained, left): (Vec<&Try>, Vec<&Try>) = open.iter().partition(|one| is_explained(one));
        *open = left;
        let pair = |one: &&Try| (one.user_device, one.owner_device);
        (explained.iter().map(|one| one.way).collect(), explained.iter().map(pair).collect())
    };
    let back_end = report.back_end.as_deref().unwrap_or_default();
    let lacks_shm = report.own.shm.is_none() && SHM_EVENTS.contains(&back_end);
    let (ways, _) = take(&|one| one.way == Way::IpcEvent && lacks_shm);
    if !ways.is_empty() {
        let what = format!("it is not there, and {back_end}'s runtime keeps the state of IPC events in it");
        let remedy = "mount a tmpfs at /dev/shm (docker: --ipc=host or --shm-size)";
        causes.push(Cause::hinders("/dev/shm", what, remedy, &ways));
    }
    let reaches = |from: i32, to: i32| {
        report.peers.get(from as usize).and_then(|row| row.get(to as usize)).copied().unwrap_or(true)
    };
    let lacks_path = |one: &Try| one.owner_device != one.user_device && !reaches(one.user_device, one.owner_device);
    let (ways, pairs) = take(&lacks_path);
    if !ways.is_empty() {
        let pairs: Vec<String> = pairs.iter().map(|(user, owner)| format!("{user} to {owner}")).collect();
        let what = format!("devices do not reach each other's memory: {}", pairs.join(", "));
        let remedy = "open memory on its owner's device, and copy through host memory; `nvidia-smi topo -p2p r` or \
                      `rocm-smi --showtopoaccess` shows the system's paths";
        causes.push(Cause::hinders("peer path", what, remedy, &ways));
    }
    causes
}

/// The driver, if it is too old for some ways.
pub fn lacking(report: &Report) -> Option<Cause> {
    let lacks = |one: &&Try| one.works == Works::Unsupported && one.lacks_function();
    let absent: Vec<&Try> = report.tries.iter().filter(lacks).collect();
    let what = absent.first()?.reason.clone().unwrap_or_default();
    let ways: Vec<Way> = absent.iter().map(|one| one.way).collect();
    Some(Cause::hinders("driver version", what, "install a newer driver, or share in another way", &ways))
}

impl Try {
    /// True if the vendor's library is too old to have a function, in the words of the back ends.
    fn lacks_function(&self) -> bool {
        let is_so = |reason: &String| {
            reason.contains(" has no ") && (reason.contains("the driver, for CUDA") || reason.contains("HIP "))
        };
        self.reason.as_ref().is_some_and(is_so)
    }
}

/// The failed tries that nothing else explains.
pub fn unexplained(open: &[&Try]) -> Option<Cause> {
    let what = open.first()?.reason.clone().unwrap_or("no reason is known".into());
    let ways: Vec<Way> = open.iter().map(|one| one.way).collect();
    Some(Cause::hinders("unexplained", what, "ANYGPU_LOG=debug in the program shows more", &ways))
}

/// The cause that one difference between two processes is, by tries with nothing but this difference.
pub fn of_difference(aspect: &Aspect, one: &Facts, other: &Facts, tries: Result<Vec<Try>>) -> Cause {
    let value = |facts: &Facts| match aspect {
        Aspect::PidNamespace => namespace(facts, "pid"),
        Aspect::IpcNamespace => namespace(facts, "ipc"),
        Aspect::UserNamespace => namespace(facts, "user"),
        Aspect::NetworkNamespace => namespace(facts, "net"),
        Aspect::MountNamespace => namespace(facts, "mnt"),
        Aspect::User => facts.user.map_or("unknown".into(), |user| user.to_string()),
        Aspect::Files => facts.files.map_or("unknown".into(), |files| files.0.to_string()),
        Aspect::Variable(name) => match facts.variables.as_ref().and_then(|variables| variables.get(name)) {
            Some(value) => format!("\"{value}\""),
            None => "not set".into(),
        },
    };
    let differ = format!("{} for {}, {} for {}", value(one), who(one), value(other), who(other));
    let name = aspect.name();
    match tries {
        Err(why) => Cause {
            name,
            hinders: None,
            what: differ,
            remedy: match why.starts_with("cannot enter") {
                true => Some("run `anygpu doctor` as the machine's root".into()),
                false => Some("run `anygpu doctor` in the place of each process".into()),
            },
            ways: Vec::new(),
        },
        Ok(tries) => match failing(&tries) {
            ways if ways.is_empty() => Cause::harmless(&name, differ),
            ways => {
                let what = format!("{differ}; for this difference: {}", reason(&tries, &ways));
                Cause::hinders(&name, what, &remedy(aspect, one, other), &ways)
            }
        },
    }
}

/// The name of a process in a sentence.
fn who(facts: &Facts) -> String {
    if facts.pid == std::process::id() as i32 { "this tool".into() } else { format!("process {}", facts.pid) }
}

fn namespace(facts: &Facts, name: &str) -> String {
    facts.namespaces[name].map_or("unknown".into(), |inode| inode.to_string())
}

fn remedy(aspect: &Aspect, one: &Facts, other: &Facts) -> String {
    match aspect {
        Aspect::PidNamespace => {
            "start both in one PID namespace (docker: --pid=host or --pid=container:NAME; Kubernetes: \
                                 shareProcessNamespace or hostPID)"
                .into()
        }
        Aspect::IpcNamespace => "start both in one IPC namespace (docker: --ipc=host or --ipc=container:NAME; \
                                 Kubernetes: hostIPC)"
            .into(),
        Aspect::UserNamespace => "start both in one user namespace (docker: --userns=host; podman: \
                                  --userns=container:NAME)"
            .into(),
        Aspect::NetworkNamespace => {
            "set ANYGPU_BROKER_DIR to one folder that both mount, or start both in one network \
                                     namespace (docker: --network=host or --network=container:NAME)"
                .into()
        }
        Aspect::MountNamespace => "mount the same /dev/shm and the same /proc in both".into(),
        Aspect::User => "run both as one user".into(),
        Aspect::Files => {
            let most = [one, other].iter().filter_map(|facts| facts.files).map(|files| files.0).max().unwrap_or(1024);
            format!("ulimit -n {most}, for both")
        }
        Aspect::Variable(name) => format!("set {name} to one value for both"),
    }
}

/// /dev/shm, where one of the processes has none, or another.
pub fn shared_files(report: &Report, one: &Facts, other: &Facts) -> Option<Cause> {
    if [one, other].iter().any(|facts| !facts.dumpable || facts.variables.is_none()) {
        // This user cannot see what it has.
        return None;
    }
    let missing = [one, other].into_iter().find(|facts| facts.shm.is_none());
    let what = match missing {
        Some(facts) => format!("{} has none", who(facts)),
        None if one.shm != other.shm => format!("{} and {} have different ones", who(one), who(other)),
        None => return None,
    };
    let back_end = report.back_end.as_deref().unwrap_or_default();
    let events_fail = failing(&report.tries).contains(&Way::IpcEvent);
    Some(if report.not_tried.is_some() {
        Cause { name: "/dev/shm".into(), hinders: None, what, remedy: None, ways: Vec::new() }
    } else if events_fail && SHM_EVENTS.contains(&back_end) {
        let what = format!("{what}; {back_end}'s runtime keeps the state of IPC events in it");
        Cause::hinders("/dev/shm", what, "mount one tmpfs at /dev/shm in both (docker: --ipc=host)", &[Way::IpcEvent])
    } else {
        Cause::harmless("/dev/shm", what)
    })
}

/// Filters of system calls that one process has and a try cannot take on.
pub fn filters(one: &Facts, other: &Facts) -> Vec<Cause> {
    let is_filtered = |facts: &&Facts| facts.seccomp == Some(2) && facts.pid != std::process::id() as i32;
    let cause = |facts: &Facts| Cause {
        name: "seccomp".into(),
        hinders: None,
        what: format!("process {} has a filter of system calls, which a try cannot take on", facts.pid),
        remedy: Some("run `anygpu doctor` where that process was started".into()),
        ways: Vec::new(),
    };
    [one, other].into_iter().filter(is_filtered).map(cause).collect()
}

/// Processes that are stopped, which a try is not.
pub fn stopped(one: &Facts, other: &Facts) -> Vec<Cause> {
    let cause = |facts: &Facts| Cause {
        name: "stopped".into(),
        hinders: None,
        what: format!("process {} is stopped: it answers nobody who opens a token or 64-bit handle of its", facts.pid),
        remedy: Some(format!("kill -CONT {}, or let its debugger go on", facts.pid)),
        ways: Vec::new(),
    };
    [one, other].into_iter().filter(|facts| facts.stopped).map(cause).collect()
}

/// Processes whose files are closed to their own user, which a try cannot be.
pub fn closed(one: &Facts, other: &Facts) -> Vec<Cause> {
    let cause = |facts: &Facts| {
        Cause {
        name: "not dumpable".into(),
        hinders: None,
        what: format!(
            "process {} may not be looked into by its own user, which a try cannot take on: on the host back end nobody \
             opens its memory and events by a handle",
            facts.pid
        ),
        remedy: Some("do not call prctl(PR_SET_DUMPABLE), and start it from a readable file without set-user-ID and capabilities".into()),
        ways: Vec::new(),
    }
    };
    [one, other].into_iter().filter(|facts| !facts.dumpable).map(cause).collect()
}

/// Facts about this process that often are obstacles, and are none if nothing failed for them.
pub fn harmless(report: &Report) -> Vec<Cause> {
    let own = &report.own;
    let mut causes = Vec::new();
    if own.shm.is_none() {
        let what = "it is not there; MPI and other libraries need it";
        causes.push(Cause::harmless("/dev/shm", what.into()));
    }
    if own.seccomp == Some(2) {
        causes.push(Cause::harmless(
            "seccomp",
            "a filter of system calls is on, and lets pass what these tries need".into(),
        ));
    }
    if yama() > 0 {
        let what = format!(
            "ptrace_scope is {}; anygpu traces no process, but what fetches descriptors by pidfd_getfd does",
            yama()
        );
        causes.push(Cause::harmless("Yama", what));
    }
    if let Some((soft, _)) = own.files.filter(|files| files.0 < 1024) {
        causes.push(Cause::harmless("RLIMIT_NOFILE", format!("{soft} open files were enough for these tries")));
    }
    // A filter or limit that keeps devices away has been named; nothing else was tried.
    causes.retain(|_| !report.tries.is_empty());
    causes
}

/// The filter of system calls, if it refuses any that the library needs or has ended a process.
pub fn filtered(is_killed: bool, ways: &[Way]) -> Option<Cause> {
    let refused = filter::refused();
    let what = match refused.is_empty() {
        true if is_killed => "a filter of system calls ends the processes (SIGSYS)".into(),
        true => return None,
        false => format!("a filter of system calls refuses {}", refused.join(", ")),
    };
    let remedy = "allow these calls in the filter (docker: --security-opt seccomp=PROFILE, or seccomp=unconfined to try; \
                  systemd: SystemCallFilter)";
    Some(Cause::hinders("seccomp", what, remedy, ways))
}

/// The line of a failed try under the table.
pub fn line(one: &Try) -> String {
    if one.works == Works::Untried {
        return one.reason.clone().unwrap_or_default();
    }
    let side = one.side.map_or("", |side| match side {
        super::dialogue::Role::Owner => "the owner's ",
        super::dialogue::Role::User => "the user's ",
    });
    let call = one.call.as_deref().filter(|call| !call.is_empty()).unwrap_or("wait");
    let status = one.status.as_ref().map_or(String::new(), |status| format!(" = {status}"));
    let reason = one.reason.as_ref().map_or(String::new(), |reason| format!(": {reason}"));
    format!("{side}{call}{status}{reason}")
}

/// The names of the ways that a cause hinders.
pub fn ways(cause: &Cause) -> String {
    if cause.ways.len() == Way::ALL.len() { "every way".into() } else { list(&cause.ways) }
}
