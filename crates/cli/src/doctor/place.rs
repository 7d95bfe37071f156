// SPDX-License-Identifier: MIT OR Apache-2.0
//! Places of processes: what /proc says of their namespaces, user, limits and variables, and how a child takes them on.

use std::collections::BTreeMap;
use std::ffi::{CString, c_char};
use std::fs::{self, File};
use std::io;
use std::os::fd::{AsRawFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::process::ExitCode;

use anygpu::os::config;
use anygpu::os::descriptor::check;
use anygpu::share::broker::THREAD;
use serde::Serialize;

use super::dialogue::{Entry, LIBRARY, ORDER, Variables, high};
use crate::Result;

/// Namespaces that matter, by their names in /proc, in the order in which they are joined.
const NAMESPACES: [&str; 5] = ["ipc", "net", "pid", "mnt", "user"];

/// The facts that /proc has about a process; null stands for unknown.
#[derive(Clone, Debug, Serialize)]
pub struct Facts {
    pub pid: i32,
    pub command: String,
    /// Each namespace's inode.
    pub namespaces: BTreeMap<&'static str, Option<u64>>,
    /// Effective ids, as the tool sees them.
    pub user: Option<u32>,
    pub group: Option<u32>,
    /// 0 without seccomp, 1 strict, 2 with a filter.
    pub seccomp: Option<u32>,
    /// The soft and the hard limit of file descriptors.
    pub files: Option<(u64, u64)>,
    /// The device number of the file system at /dev/shm, if it is there.
    pub shm: Option<u64>,
    /// True if a signal or a debugger has stopped it, or the thread that answers other processes.
    pub stopped: bool,
    /// False if the system closes its files and memory to its own user.
    pub dumpable: bool,
    /// The variables that the library reads, where they are set; null where they may not be read.
    pub variables: Option<BTreeMap<String, String>>,
}

impl Facts {
    /// The facts about a process of this machine, by its id here.
    pub fn of(pid: i32) -> Result<Facts> {
        let folder = format!("/proc/{pid}");
        let status = || fs::read_to_string(format!("{folder}/status"));
        let before = status().map_err(|error| format!("there is no process {pid} to be seen: {error}"))?;
        let field = |name: &str, place: usize| field(&before, name, place);
        let threads = threads(&folder);
        if !threads.is_empty() && threads.iter().all(|(_, state)| *state == 'Z') {
            return Err(format!("process {pid} has ended, and its parent has not asked for its status"));
        }
        let namespace = |name: &&'static str| {
            let file = fs::metadata(format!("{folder}/ns/{name}"));
            (*name, file.ok().map(|file| file.ino()))
        };
        let user = field("Uid", 1);
        // A program that another has taken the place of meanwhile may have been another user's.
        let is_same = |status: &String| self::field(status, "Uid", 1) == user;
        let variables = variables_of(&folder).filter(|_| status().ok().as_ref().is_some_and(is_same));
        // Those of a process that is not dumpable are root's.
        let owner = fs::metadata(format!("{folder}/environ")).ok().map(|file| file.uid());
        Ok(Facts {
            pid,
            command: fs::read_to_string(format!("{folder}/comm")).unwrap_or_default().trim().to_owned(),
            namespaces: NAMESPACES.iter().map(namespace).collect(),
            user,
            group: field("Gid", 1),
            seccomp: field("Seccomp", 0),
            files: files(&fs::read_to_string(format!("{folder}/limits")).unwrap_or_default()),
            shm: fs::metadata(format!("{folder}/root/dev/shm"))
                .ok()
                .filter(fs::Metadata::is_dir)
                .map(|file| file.dev()),
            stopped: is_stopped(&threads),
            dumpable: owner.is_none() || owner == user,
            variables,
        })
    }

    /// The facts about this process, with the limit that it was started with.
    pub fn own(files: Option<(u64, u64)>) -> Result<Facts> {
        let mut facts = Facts::of(std::process::id() as i32)?;
        facts.files = files.or(facts.files);
        // /proc has the environment as it was at the start.
        facts.variables = Some(config::settings().filter_map(set).collect());
        Ok(facts)
    }
}

/// A number in a line of /proc/PID/status.
fn field(status: &str, name: &str, place: usize) -> Option<u32> {
    let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
    line.split_whitespace().nth(place)?.parse().ok()
}

/// The names and states of a process's threads, as proc(5) has them.
fn threads(folder: &str) -> Vec<(String, char)> {
    let tasks = fs::read_dir(format!("{folder}/task")).into_iter().flatten().flatten();
    let thread = |task: fs::DirEntry| {
        let status = fs::read_to_string(task.path().join("status")).ok()?;
        let field = |name| status.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
        Some((field("Name:")?.to_owned(), field("State:")?.chars().next()?))
    };
    tasks.filter_map(thread).collect()
}

fn is_stopped(threads: &[(String, char)]) -> bool {
    let is_broker = |name: &str| name.as_bytes() == THREAD.to_bytes();
    let has_broker = threads.iter().any(|(name, _)| is_broker(name));
    let mut those = threads.iter().filter(|(name, state)| *state != 'Z' && (!has_broker || is_broker(name)));
    !threads.is_empty() && those.all(|(_, state)| ['T', 't'].contains(state))
}

fn set(setting: config::Setting) -> Option<(String, String)> {
    Some((setting.name.to_owned(), std::env::var_os(setting.name)?.to_string_lossy().into_owned()))
}

/// The limits of file descriptors in the text of /proc/PID/limits.
fn files(limits: &str) -> Option<(u64, u64)> {
    let mut words = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?.split_whitespace();
    let mut next = || words.next().map(|word| word.parse().unwrap_or(u64::MAX));
    Some((next()?, next()?))
}

/// The variables that the library reads, of a process. Of a set-user-ID program, whose environment is another user's, it
/// reads none.
fn variables_of(folder: &str) -> Option<BTreeMap<String, String>> {
    let words = fs::read(format!("{folder}/auxv")).ok()?;
    let mut entries = words.chunks_exact(16).map(|entry| entry.split_at(8));
    let (_, is_secure) = entries.find(|(tag, _)| *tag == libc::AT_SECURE.to_ne_bytes())?;
    let environment = fs::read(format!("{folder}/environ")).ok()?;
    Some(if is_secure == [0; 8] { variables(&environment) } else { BTreeMap::new() })
}

/// The variables that the library reads, of an environment.
fn variables(environment: &[u8]) -> BTreeMap<String, String> {
    let text = String::from_utf8_lossy(environment);
    let pairs = text.split('\0').filter_map(|entry| entry.split_once('='));
    let known = |name: &str| config::settings().any(|setting| setting.name == name);
    pairs.filter(|pair| known(pair.0)).map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

/// A respect in which the places of two processes may differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aspect {
    PidNamespace,
    IpcNamespace,
    UserNamespace,
    NetworkNamespace,
    MountNamespace,
    User,
    Files,
    Variable(String),
}

impl Aspect {
    pub fn name(&self) -> String {
        match self {
            Aspect::PidNamespace => "PID namespace".into(),
            Aspect::IpcNamespace => "IPC namespace".into(),
            Aspect::UserNamespace => "user namespace".into(),
            Aspect::NetworkNamespace => "network namespace".into(),
            Aspect::MountNamespace => "mount namespace".into(),
            Aspect::User => "user".into(),
            Aspect::Files => "RLIMIT_NOFILE".into(),
            Aspect::Variable(name) => name.clone(),
        }
    }

    /// The respects in which two processes differ. A PID namespace comes with the mount namespace that has its /proc.
    pub fn differences(one: &Facts, other: &Facts) -> Vec<Aspect> {
        let namespace = |name: &str| match (one.namespaces[name], other.namespaces[name]) {
            (Some(one), Some(other)) => one != other,
            _ => false,
        };
        let mut differences = Vec::new();
        let mut add = |differs: bool, aspect: Aspect| differences.extend(differs.then_some(aspect));
        add(namespace("pid"), Aspect::PidNamespace);
        add(namespace("ipc"), Aspect::IpcNamespace);
        add(namespace("user"), Aspect::UserNamespace);
        add(namespace("net"), Aspect::NetworkNamespace);
        add(namespace("mnt") && !namespace("pid"), Aspect::MountNamespace);
        add(one.user != other.user, Aspect::User);
        add(one.files.map(|limits| limits.0) != other.files.map(|limits| limits.0), Aspect::Files);
        if let (Some(one), Some(other)) = (&one.variables, &other.variables) {
            for setting in config::settings() {
                let differs = one.get(setting.name) != other.get(setting.name);
                add(differs, Aspect::Variable(setting.name.into()));
            }
        }
        differences
    }

    /// The namespaces to join.
    fn namespaces(&self) -> &'static [&'static str] {
        match self {
            Aspect::PidNamespace => &["pid", "mnt"],
            Aspect::IpcNamespace => &["ipc"],
            Aspect::UserNamespace => &["user"],
            Aspect::NetworkNamespace => &["net"],
            Aspect::MountNamespace => &["mnt"],
            Aspect::User | Aspect::Files | Aspect::Variable(_) => &[],
        }
    }
}

/// The place of a child: a process's, but in some respects another's.
#[derive(Clone)]
pub struct Place<'a> {
    pub like: &'a Facts,
    pub except: Option<(&'a [Aspect], &'a Facts)>,
}

impl Place<'_> {
    /// The process whose place holds in a respect.
    fn of(&self, aspect: &Aspect) -> &Facts {
        match self.except {
            Some((aspects, other)) if aspects.contains(aspect) => other,
            _ => self.like,
        }
    }

    /// The variables that a child gets, of those that the library reads. It inherits those of a process that hides them.
    pub fn variables(&self) -> Variables {
        let value = |setting: config::Setting| {
            let variables = self.of(&Aspect::Variable(setting.name.to_owned())).variables.as_ref()?;
            Some((setting.name.to_owned(), variables.get(setting.name).cloned()))
        };
        config::settings().filter_map(value).collect()
    }

    /// The soft and the hard limit of file descriptors.
    pub fn files(&self) -> Option<(u64, u64)> {
        self.of(&Aspect::Files).files
    }

    /// The steps by which a child of this process takes the place on; `None` where it has it already.
    ///
    /// Fails where one user would run or write to what another user's process names.
    pub fn entry(&self, own: &Facts) -> Result<Option<Entry>> {
        let aspects = [
            Aspect::IpcNamespace,
            Aspect::NetworkNamespace,
            Aspect::PidNamespace,
            Aspect::MountNamespace,
            Aspect::UserNamespace,
        ];
        let user = self.of(&Aspect::User);
        let refuse = |name: &str, facts: &Facts| {
            Err(format!(
                "process {} is another user's, whose {name} is not for that of process {}",
                facts.pid, user.pid
            ))
        };
        let mut namespaces: Vec<(String, i32)> = Vec::new();
        for aspect in &aspects {
            let facts = self.of(aspect);
            for name in aspect.namespaces() {
                let is_other = facts.namespaces[name].is_some() && facts.namespaces[name] != own.namespaces[name];
                if is_other && !namespaces.iter().any(|known| known.0 == *name) {
                    // The first has the dynamic loader; in the second its owner may trace who runs there.
                    match *name {
                        "mnt" if facts.user != user.user => return refuse("mount namespace", facts),
                        "user" if facts.user != user.user => return refuse("user namespace", facts),
                        _ => namespaces.push((name.to_string(), facts.pid)),
                    }
                }
            }
        }
        for setting in config::settings().filter(|setting| names_files(setting.name)) {
            let facts = self.of(&Aspect::Variable(setting.name.to_owned()));
            let value = |facts: &Facts| facts.variables.as_ref().and_then(|all| all.get(setting.name).cloned());
            if facts.user != user.user && value(facts).is_some_and(|theirs| value(own) != Some(theirs)) {
                return refuse(setting.name, facts);
            }
        }
        let user = (user.user != own.user || user.group != own.group)
            .then(|| Some((user.user?, user.group?, user.pid)))
            .flatten();
        let entry = Entry { namespaces, user, files: self.files(), variables: self.variables() };
        Ok((!entry.namespaces.is_empty() || entry.user.is_some()).then_some(entry))
    }
}

/// Tells whether a variable may name libraries or files; most have numbers or words.
fn names_files(variable: &str) -> bool {
    const PLAIN: [&str; 3] = ["ANYGPU_BACKEND", "ANYGPU_HOST_", "ANYGPU_CACHE_"];
    !variable.ends_with("_VISIBLE_DEVICES") && !PLAIN.iter().any(|beginning| variable.starts_with(beginning))
}

impl Entry {
    /// Takes the place on and runs a command of the tool there, in a child; returns its status.
    ///
    /// The child may have an order. It has the library as a descriptor, and alone the one that is given.
    pub fn run(&self, command: &str, order: Option<&str>, library: &Path, peer: Option<OwnedFd>) -> Result<ExitCode> {
        let failed = |what: &str, error: io::Error| format!("cannot {what}: {error}");
        let own = File::open("/proc/self/exe")
            .and_then(|file| high(file.into()))
            .map_err(|error| failed("open the tool", error))?;
        let library = File::open(library)
            .and_then(|file| high(file.into()))
            .map_err(|error| failed("open the library", error))?;
        let groups = self.user.map(|(_, _, pid)| groups(pid)).unwrap_or_default();
        let map = |file: &str| {
            let user = self.namespaces.iter().find(|namespace| namespace.0 == "user");
            user.map(|(_, pid)| fs::read_to_string(format!("/proc/{pid}/{file}")).unwrap_or_default())
        };
        // As a member of the user namespace sees them.
        let ids = self.user.map(|(user, group, _)| {
            let inside = |map: Option<String>, id: u32| map.map_or(Some(id), |map| inside(&map, id));
            (inside(map("uid_map"), user), inside(map("gid_map"), group))
        });
        let mut left = Vec::new();
        for (name, pid) in &self.namespaces {
            let file = File::open(format!("/proc/{pid}/ns/{name}"));
            let file = file.map_err(|error| failed(&format!("enter the {name} namespace of process {pid}"), error))?;
            left.push((name, *pid, OwnedFd::from(file)));
        }
        let enters = self.namespaces.iter().find(|namespace| namespace.0 == "mnt");
        let root = enters.map(|(_, pid)| File::open(format!("/proc/{pid}/root"))).transpose();
        let root = root.map_err(|error| failed("open the process's root", error))?;
        // Where the user namespace owns the others, it must be joined first; where it does not, last.
        let mut error = None;
        for _ in 0..2 {
            left.retain(|(name, pid, file)| {
                // SAFETY: a plain system call on a descriptor of ours.
                let joined = unsafe { libc::setns(file.as_raw_fd(), 0) } == 0;
                if !joined {
                    let why = io::Error::last_os_error();
                    error = Some(failed(&format!("enter the {name} namespace of process {pid}"), why));
                }
                !joined
            });
        }
        if let Some(error) = error.filter(|_| !left.is_empty()) {
            return Err(error);
        }
        if let Some(root) = root {
            into_root(&root).map_err(|error| failed("enter the process's root", error))?;
        }
        let argument = |text: &[u8]| CString::new(text).map_err(|error| error.to_string());
        let arguments = [argument(b"anygpu")?, argument(command.as_bytes())?];
        let variable = |name: &[u8], value: &[u8]| argument(&[name, b"=", value].concat());
        let own_variables = std::env::vars_os()
            .filter(|(name, _)| name.to_str().is_none_or(|name| !self.variables.contains_key(name) && name != ORDER));
        let set = self.variables.iter().filter_map(|(name, value)| Some((name.as_str(), value.as_deref()?)));
        let set = set.chain(order.map(|order| (ORDER, order)));
        let environment: Vec<CString> = own_variables
            .map(|(name, value)| variable(name.as_bytes(), value.as_bytes()))
            .chain(set.map(|(name, value)| variable(name.as_bytes(), value.as_bytes())))
            .collect::<Result<_>>()?;
        let pointers = |texts: &[CString]| -> Vec<*const c_char> {
            texts.iter().map(|text| text.as_ptr()).chain([std::ptr::null()]).collect()
        };
        let (argument_list, environment_list) = (pointers(&arguments), pointers(&environment));
        // SAFETY: this process has one thread; the child makes system calls only, on memory that was made before.
        let status = unsafe {
            match libc::fork() {
                -1 => return Err(failed("fork", io::Error::last_os_error())),
                0 => {
                    let is_taken = self.files.is_none_or(|files| limit(files).is_ok());
                    if !ids.is_none_or(|ids| become_user(ids, &groups)) {
                        libc::_exit(NO_USER);
                    }
                    // Cleared by a change of the user.
                    libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
                    if is_taken && libc::dup2(library.as_raw_fd(), LIBRARY) >= 0 {
                        let (file, empty) = (own.as_raw_fd(), c"".as_ptr());
                        let (arguments, environment) = (argument_list.as_ptr(), environment_list.as_ptr());
                        let flags = libc::AT_EMPTY_PATH;
                        libc::syscall(libc::SYS_execveat, file, empty, arguments, environment, flags);
                    }
                    libc::_exit(NO_START)
                }
                child => {
                    // The tool sees the ends of its sockets only when nobody has them.
                    drop(peer);
                    let mut status = 0;
                    libc::waitpid(child, &mut status, 0);
                    status
                }
            }
        };
        if libc::WIFSIGNALED(status) {
            // The tool reads how the child ended from this process's own end.
            // SAFETY: plain system calls; this process has nothing to tidy up.
            unsafe {
                libc::signal(libc::WTERMSIG(status), libc::SIG_DFL);
                libc::raise(libc::WTERMSIG(status));
            }
        }
        match libc::WEXITSTATUS(status) {
            NO_USER => Err("cannot enter the place of another user".into()),
            NO_START => Err("cannot start the tool there: the dynamic loader or the C library is another".into()),
            status => Ok(ExitCode::from(status as u8)),
        }
    }
}

/// Makes a folder the root.
///
/// With a namespace of mounts comes that namespace's own root, which a process in a chroot has left.
fn into_root(root: &File) -> io::Result<()> {
    // SAFETY: plain system calls on a descriptor of ours and a constant text.
    unsafe {
        check(libc::fchdir(root.as_raw_fd()))?;
        check(libc::chroot(c".".as_ptr()))?;
    }
    Ok(())
}

/// The status of a child that could not become another user.
const NO_USER: i32 = 125;
/// The status of a child that could not start the tool.
const NO_START: i32 = 126;

/// Becomes a user; false if it is not in the user namespace, or may not be.
///
/// # Safety
///
/// Only in a process with one thread.
unsafe fn become_user((user, group): (Option<u32>, Option<u32>), groups: &[u32]) -> bool {
    let (Some(user), Some(group)) = (user, group) else { return false };
    // SAFETY: plain system calls; the list is valid for its length. A user namespace may have no groups.
    unsafe {
        libc::setgroups(groups.len(), groups.as_ptr());
        libc::setresgid(group, group, group) == 0 && libc::setresuid(user, user, user) == 0
    }
}

/// The mode of Yama, the security module that restricts who may trace a process; 0 without it.
pub fn yama() -> u32 {
    let text = fs::read_to_string("/proc/sys/kernel/yama/ptrace_scope").unwrap_or_default();
    text.trim().parse().unwrap_or(0)
}

/// Sets the limits of file descriptors.
pub fn limit((soft, hard): (u64, u64)) -> io::Result<()> {
    let limits = libc::rlimit { rlim_cur: soft, rlim_max: hard };
    // SAFETY: the structure is valid for the call.
    match unsafe { libc::setrlimit(libc::RLIMIT_NOFILE, &limits) } {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

fn groups(pid: i32) -> Vec<u32> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("Groups:")).unwrap_or_default();
    line.split_whitespace().filter_map(|word| word.parse().ok()).collect()
}

/// The id inside a user namespace, by its map, of an id outside.
fn inside(map: &str, id: u32) -> Option<u32> {
    map.lines().find_map(|line| {
        let mut words = line.split_whitespace().map(|word| word.parse::<u32>());
        let (inner, outer, count) = (words.next()?.ok()?, words.next()?.ok()?, words.next()?.ok()?);
        (outer..outer.saturating_add(count)).contains(&id).then(|| inner + (id - outer))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_mapped() {
        let map = "         0       1000          1\n         1     100000      65536\n";
        assert_eq!(inside(map, 1000), Some(0));
        assert_eq!(inside(map, 100_999), Some(1000));
        assert_eq!(inside(map, 0), None);
    }

    #[test]
    fn limits_are_read() {
        let text = "Limit  Soft Limit  Hard Limit  Units\nMax open files            1024                 unlimited            files\n";
        assert_eq!(files(text), Some((1024, u64::MAX)));
        assert_eq!(files(""), None);
    }
}
