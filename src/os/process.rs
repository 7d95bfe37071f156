// SPDX-License-Identifier: MIT OR Apache-2.0
//! Identity of processes, and of this one.
//!
//! What a forked child must not take for its own is made anew there.

use std::fs::File;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::ptr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, Ordering};
use std::time::{Duration, Instant};

use super::descriptor::{self, Kept};
use super::thread::Uncancelled;

/// The time within which a process that has been killed begins to end.
const ENDING: Duration = Duration::from_millis(100);

/// Facts about this process, each found when it is first needed. They stay allocated for good.
#[derive(Default)]
struct ProcessFacts {
    /// The process id where a forked child sees these facts too; else 0.
    inherited_from: u32,
    id: OnceLock<Id>,
    random: OnceLock<u64>,
}

/// A page that the kernel fills with zeros in a forked child, where there are such pages.
#[derive(Default)]
struct FactsPage {
    /// Set with Release.
    own: AtomicPtr<ProcessFacts>,
    /// True for memory that a forked child inherits as it is.
    is_inherited: bool,
}

/// The page of this process and of its forked children. Published once, with Release.
static PAGE: AtomicPtr<FactsPage> = AtomicPtr::new(ptr::null_mut());

/// The facts of the process that began to select a back end. Set once; forked children inherit it.
static BEGINNER: AtomicPtr<ProcessFacts> = AtomicPtr::new(ptr::null_mut());

impl ProcessFacts {
    /// This process's facts; `None` where none was asked for, as in a forked child.
    fn existing() -> Option<&'static ProcessFacts> {
        // SAFETY: once published the page stays mapped for good; zeros, which the kernel may have written, are a null
        // pointer and `false`. Facts stay allocated.
        let own = unsafe { PAGE.load(Ordering::Acquire).as_ref()?.own.load(Ordering::Acquire).as_ref()? };
        (own.inherited_from == 0 || own.inherited_from == std::process::id()).then_some(own)
    }

    /// This process's facts.
    fn get() -> &'static ProcessFacts {
        if let Some(own) = ProcessFacts::existing() {
            return own;
        }
        if PAGE.load(Ordering::Acquire).is_null() && !publish(&PAGE, FactsPage::default()) {
            let page = Box::into_raw(Box::new(FactsPage { is_inherited: true, ..FactsPage::default() }));
            // Another thread may have been first.
            _ = PAGE.compare_exchange(ptr::null_mut(), page, Ordering::AcqRel, Ordering::Relaxed);
        }
        // SAFETY: as above.
        let page = unsafe { &*PAGE.load(Ordering::Acquire) };
        let before = page.own.load(Ordering::Acquire);
        if let Some(own) = ProcessFacts::existing() {
            return own;
        }
        let inherited_from = if page.is_inherited { std::process::id() } else { 0 };
        let own = Box::into_raw(Box::new(ProcessFacts { inherited_from, ..ProcessFacts::default() }));
        let exchanged = page.own.compare_exchange(before, own, Ordering::AcqRel, Ordering::Acquire);
        // SAFETY: facts stay allocated. Those of another thread that was first are this process's.
        unsafe { &*exchanged.err().unwrap_or(own) }
    }
}

/// A number that tells this process from those that it was forked from, and from its children.
pub fn key() -> usize {
    ptr::from_ref(ProcessFacts::get()).addr()
}

/// A value of each process, made when it is first needed.
///
/// A forked child forgets its parent's, which may be locked for good: it neither uses it nor drops it.
pub struct OfProcess<T> {
    /// The value with its process's key. Published with Release.
    value: AtomicPtr<(usize, T)>,
}

impl<T: Default + Send + Sync + 'static> OfProcess<T> {
    /// No process has one yet.
    #[allow(clippy::new_without_default, reason = "only statics have one")]
    pub const fn new() -> OfProcess<T> {
        OfProcess { value: AtomicPtr::new(ptr::null_mut()) }
    }

    /// This process's value, if it has one.
    pub fn existing(&self) -> Option<&'static T> {
        // SAFETY: NULL, or a box that stays allocated.
        let (key, value) = unsafe { self.value.load(Ordering::Acquire).as_ref()? };
        ProcessFacts::existing().is_some_and(|own| ptr::from_ref(own).addr() == *key).then_some(value)
    }

    /// This process's value.
    pub fn get(&self) -> &'static T {
        let before = self.value.load(Ordering::Acquire);
        if let Some(value) = self.existing() {
            return value;
        }
        let new = Box::into_raw(Box::new((key(), T::default())));
        let in_force = match self.value.compare_exchange(before, new, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => new,
            Err(other) => {
                // SAFETY: the box made above, which nobody else has seen. Another thread of this process was faster.
                drop(unsafe { Box::from_raw(new) });
                other
            }
        };
        // SAFETY: as above.
        unsafe { &(*in_force).1 }
    }
}

/// Notes that this process begins to select, before it locks anything that a forked child would find locked for good.
pub fn begin() {
    if BEGINNER.load(Ordering::Acquire).is_null() {
        let own = ptr::from_ref(ProcessFacts::get()).cast_mut();
        _ = BEGINNER.compare_exchange(ptr::null_mut(), own, Ordering::AcqRel, Ordering::Relaxed);
    }
}

/// Makes a forked child as one that was started.
#[cfg(test)]
pub fn restart() {
    BEGINNER.store(ptr::null_mut(), Ordering::Release);
}

/// Tells if this process was forked from one that had begun to select a back end.
pub fn is_forked() -> bool {
    let beginner = BEGINNER.load(Ordering::Acquire).cast_const();
    !beginner.is_null() && ProcessFacts::existing().is_none_or(|own| !ptr::eq(own, beginner))
}

/// Identity of a process, which no other of any PID namespace has had on any machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Id {
    /// Boot id of the machine; zeros where the system does not tell.
    pub boot: [u8; 16],
    /// Process id, in its own namespace.
    pub pid: i32,
    /// Inode of the PID namespace; 0 where the system does not tell.
    pub pid_namespace: u32,
    /// Start time in clock ticks since boot, of which the system counts a hundred or so in a second.
    pub started: u64,
}

impl Id {
    /// This process.
    pub fn own() -> Id {
        *ProcessFacts::get().id.get_or_init(|| {
            let _uncancelled = Uncancelled::new();
            let boot = boot_id().unwrap_or_default().replace('-', "");
            let pid = std::process::id() as i32;
            Id {
                boot: u128::from_str_radix(boot.trim(), 16).unwrap_or(0).to_be_bytes(),
                pid,
                pid_namespace: std::fs::metadata("/proc/self/ns/pid").map_or(0, |namespace| namespace.ino() as u32),
                started: started(pid).unwrap_or(0),
            }
        })
    }
}

/// A random number of this process alone; a forked child has another one.
pub fn random() -> Result<u64, getrandom::Error> {
    let random = &ProcessFacts::get().random;
    random.get().map_or_else(|| getrandom::u64().map(|fresh| *random.get_or_init(|| fresh)), |random| Ok(*random))
}

/// Returns the id that this machine has until it is started again; `None` where /proc does not tell.
pub fn boot_id() -> Option<String> {
    // Devices are known by it: a process that failed for a moment would take this machine for another.
    (0..3).find_map(|_| std::fs::read_to_string("/proc/sys/kernel/random/boot_id").ok())
}

/// Returns true if there is a process of this id. One that has ended counts until it is waited for.
pub fn exists(pid: i32) -> bool {
    // SAFETY: tests that the process exists, and sends nothing.
    let sent = unsafe { libc::kill(pid, 0) };
    sent == 0 || std::io::Error::last_os_error().raw_os_error() == Some(libc::EPERM)
}

/// The start time of a process, in clock ticks since boot.
pub fn started(pid: i32) -> io::Result<u64> {
    stat(pid, start_in)
}

/// Returns true if a process that started at this time runs, or may run, where /proc cannot be read. One that is ending
/// does not; what has just been killed is given the time to begin.
pub fn is_running(pid: i32, started: u64) -> bool {
    let is_gone = |error: io::Error| matches!(error.raw_os_error(), Some(libc::ENOENT | libc::ESRCH | libc::ENODATA));
    let begun = Instant::now();
    while stat(pid, running_since).map_or_else(|error| !is_gone(error), |now| now == started) {
        if begun.elapsed() > ENDING {
            return true;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    false
}

/// Reads /proc/PID/stat.
fn stat(pid: i32, read: impl Fn(&[u8]) -> Option<u64>) -> io::Result<u64> {
    // Kept, because the program may close what it did not open while this thread has the file.
    let file = Kept::open(|| Ok(File::open(format!("/proc/{pid}/stat"))?.into()))?;
    // Enough for the fields up to the start time.
    let mut text = [0_u8; 1024];
    // SAFETY: the buffer is valid for its length.
    let length = unsafe { libc::read(file.descriptor()?, text.as_mut_ptr().cast(), text.len()) };
    let length = descriptor::check(length as i32)? as usize;
    read(&text[..length]).ok_or_else(|| io::Error::from_raw_os_error(libc::ENODATA))
}

/// The start time of a process that is not ending; one that nobody has waited for is still in /proc.
fn running_since(text: &[u8]) -> Option<u64> {
    /// Linux's flag of a task that has begun to exit. A GPU's driver may take seconds of that, after the files are closed.
    const EXITING: u64 = 4;
    let is_ending = matches!(field(text, 3), Some(b"Z" | b"X")) || number(text, 9)? & EXITING != 0;
    start_in(text).filter(|_| !is_ending)
}

/// The start time.
fn start_in(text: &[u8]) -> Option<u64> {
    number(text, 22)
}

fn number(text: &[u8], place: usize) -> Option<u64> {
    std::str::from_utf8(field(text, place)?).ok()?.parse().ok()
}

/// A field of /proc/PID/stat behind the second, counted from 1.
fn field(text: &[u8], place: usize) -> Option<&[u8]> {
    // The second field is the program's name in parentheses, which may contain anything.
    let name_end = text.iter().rposition(|byte| *byte == b')')?;
    text[name_end..].split(|byte| *byte == b' ').nth(place - 2)
}

/// Returns the effective user of a process; `None` where /proc does not tell.
pub fn user_of(pid: i32) -> Option<u32> {
    effective(pid, "Uid:")
}

/// Returns the effective group of a process; `None` where /proc does not tell.
pub fn group_of(pid: i32) -> Option<u32> {
    effective(pid, "Gid:")
}

/// The effective number in a line of a process's status.
fn effective(pid: i32, line: &str) -> Option<u32> {
    let status = std::fs::read(format!("/proc/{pid}/status")).ok()?;
    // The program's name may be cut within a letter.
    let status = String::from_utf8_lossy(&status);
    let numbers = status.lines().find_map(|found| found.strip_prefix(line))?;
    numbers.split_whitespace().nth(1)?.parse().ok()
}

/// This process's effective user.
pub fn user() -> u32 {
    // SAFETY: no arguments, cannot fail.
    unsafe { libc::geteuid() }
}

/// Tells whether a user, as the owner of a file or a process, is this process's.
///
/// The overflow user is nobody's, unless the user namespace maps all users: then it stands for no other.
pub fn is_own_user(user: u32) -> bool {
    user == self::user() && (user != overflow_user() || maps_all_users())
}

/// The user that stands for all that the user namespace does not map.
pub fn overflow_user() -> u32 {
    /// Read from /proc once.
    static USER: OnceLock<u32> = OnceLock::new();
    *USER.get_or_init(|| {
        let text = std::fs::read_to_string("/proc/sys/kernel/overflowuid").unwrap_or_default();
        text.trim().parse().unwrap_or(65534)
    })
}

/// Tells whether this process's user namespace maps all users, as the first one does; false where /proc does not tell.
pub fn maps_all_users() -> bool {
    let map = std::fs::read_to_string("/proc/self/uid_map").unwrap_or_default();
    let lengths = map.lines().filter_map(|line| line.split_whitespace().nth(2)?.parse::<u64>().ok());
    lengths.sum::<u64>() >= u32::MAX.into()
}

/// Tells whether this thread may look into other users' processes; true also where the system does not tell.
///
/// Without the capability the kernel refuses their descriptors, so a process that can be looked into is the user's own.
pub fn may_look_into_others() -> bool {
    const CAP_SYS_PTRACE: u32 = 19;
    // _LINUX_CAPABILITY_VERSION_3, and the calling thread. The kernel writes its own version where it does not know this.
    let mut header = [0x2008_0522_u32, 0];
    // The effective, permitted and inheritable sets, twice 32 bits.
    let mut sets = [[0_u32; 3]; 2];
    // SAFETY: the header and the output are valid for the call.
    let asked = unsafe { libc::syscall(libc::SYS_capget, header.as_mut_ptr(), sets.as_mut_ptr()) };
    asked != 0 || sets[0][0] >> CAP_SYS_PTRACE & 1 == 1
}

/// Puts a value on a page that the kernel fills with zeros in a forked child. Returns false where there is no such page.
pub fn publish<T>(place: &AtomicPtr<T>, value: T) -> bool {
    const SIZE: usize = 4096;
    const PROTECTION: i32 = libc::PROT_READ | libc::PROT_WRITE;
    // SAFETY: a fresh anonymous page, owned by nobody else until it is published.
    unsafe {
        let memory = libc::mmap(ptr::null_mut(), SIZE, PROTECTION, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS, -1, 0);
        if memory == libc::MAP_FAILED {
            return false;
        }
        let is_wiped = libc::madvise(memory, SIZE, libc::MADV_WIPEONFORK) == 0;
        let page = memory.cast::<T>();
        if is_wiped {
            page.write(value);
        }
        if !is_wiped || place.compare_exchange(ptr::null_mut(), page, Ordering::Release, Ordering::Relaxed).is_err() {
            libc::munmap(memory, SIZE);
        }
        is_wiped
    }
}

/// The line that /proc has about a process, in which the process's name is its own choice.
#[cfg(any(test, fuzzing))]
pub mod fuzz {
    use super::*;

    /// Reads a line, as it is and with the input as the name.
    pub fn status(input: &[u8]) {
        let started = start_in(input);
        assert!(running_since(input).is_none_or(|running| started == Some(running)));
        let named = [b"7 (", input, b") S 1 2 3 4 5 64 7 8 9 10 11 12 13 14 15 16 17 18 4711 20"].concat();
        assert_eq!(running_since(&named), Some(4711));
    }

    /// A line.
    pub fn samples() -> Vec<Vec<u8>> {
        vec![b"7 (a) 1 (b) S 1 2 3 4 5 64 7 8 9 10 11 12 13 14 15 16 17 18 4711 20".to_vec()]
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;
    use crate::os::forked;

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_forked_child_is_another_process() {
        let (own, random) = (Id::own(), random().expect("random numbers"));
        assert_eq!((own.pid, own.started), (std::process::id() as i32, started(own.pid).expect("it runs")));
        assert_eq!((Id::own(), super::random()), (own, Ok(random)));
        forked::child(|| {
            assert_eq!(Id::own().pid, std::process::id() as i32);
            assert_ne!(super::random().expect("random numbers"), random);
        });
        assert_eq!(Id::own(), own);
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_process_runs_from_its_start_to_its_end() {
        let own = std::process::id() as i32;
        let since = started(own).expect("it runs");
        assert!(exists(own) && is_running(own, since) && !is_running(own, since + 1));
        // SAFETY: the child makes system calls only, until it is killed.
        let child = unsafe { libc::fork() };
        if child == 0 {
            loop {
                // SAFETY: plain system calls. The child does not outlive the test.
                unsafe {
                    libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
                    libc::pause()
                };
            }
        }
        let since = started(child).expect("it runs");
        let while_it_runs = exists(child) && is_running(child, since) && !is_running(child, since.wrapping_sub(1));
        // SAFETY: a child that was not waited for; the output is valid for the call, which leaves it in /proc.
        unsafe {
            let mut ended = std::mem::zeroed();
            libc::kill(child, libc::SIGKILL);
            assert_eq!(libc::waitid(libc::P_PID, child as u32, &mut ended, libc::WEXITED | libc::WNOWAIT), 0);
        }
        let when_it_has_ended = exists(child) && !is_running(child, since);
        // SAFETY: as above; nobody wants the status.
        unsafe { libc::waitpid(child, ptr::null_mut(), 0) };
        assert!(while_it_runs && when_it_has_ended);
        assert!(!exists(child) && !is_running(child, since) && started(child).is_err());
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn users_are_those_that_the_system_names() {
        // SAFETY: no arguments, cannot fail.
        let own = unsafe { libc::geteuid() };
        assert_eq!((user_of(std::process::id() as i32), user_of(i32::MAX)), (Some(own), None));
        let text = std::fs::read_to_string("/proc/sys/kernel/overflowuid").expect("every system has it");
        assert_eq!(overflow_user().to_string(), text.trim());
        assert!(is_own_user(own) && !is_own_user(own + 1));
        // SAFETY: the child makes system calls only, and ends.
        let child = unsafe { libc::fork() };
        if child == 0 {
            // SAFETY: plain system calls, in a child.
            unsafe {
                let is_other = libc::setresuid(1001, 1001, 1001) == 0;
                libc::_exit(i32::from(is_other && !(exists(libc::getppid()) && is_own_user(1001) && !is_own_user(own))))
            };
        }
        let mut status = -1;
        // SAFETY: the child is this process's own, and the output is valid for the call.
        assert_eq!(unsafe { libc::waitpid(child, &mut status, 0) }, child);
        assert_eq!(status, 0, "another user's process exists, too");
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_name_that_is_cut_within_a_letter_hides_no_user() {
        forked::child(|| {
            // SAFETY: a C string.
            unsafe { libc::prctl(libc::PR_SET_NAME, c"name\xc3".as_ptr()) };
            let pid = std::process::id() as i32;
            assert_eq!((user_of(pid), group_of(pid).is_some()), (Some(user()), true));
        });
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_value_of_the_process_is_forgotten_by_its_child() {
        static VALUE: OfProcess<Mutex<u32>> = OfProcess::new();
        assert!(VALUE.existing().is_none());
        let mut value = VALUE.get().lock().expect("no panic");
        *value = 7;
        let own = key();
        forked::child(|| {
            assert!(key() != own && VALUE.existing().is_none());
            // Nor is it locked.
            assert_eq!(*VALUE.get().try_lock().expect("its own"), 0);
            assert!(VALUE.existing().is_some_and(|existing| ptr::eq(existing, VALUE.get())));
        });
        drop(value);
        assert_eq!((key(), *VALUE.get().lock().expect("no panic")), (own, 7));
    }

    #[test]
    fn a_name_is_no_field() {
        let text = b"7 (a) 1 (b) S 1 2 3 4 5 64 7 8 9 10 11 12 13 14 15 16 17 18 4711 20";
        assert_eq!(start_in(text), Some(4711));
        assert_eq!(start_in(b"7 (a) S 1 2"), None);
        assert_eq!(start_in(b""), None);
        assert_eq!(running_since(text), Some(4711));
        assert_eq!(running_since(&text.map(|byte| if byte == b'S' { b'Z' } else { byte })), None);
        let exiting = b"7 (a) 1 (b) S 1 2 3 4 5 4194308 7 8 9 10 11 12 13 14 15 16 17 18 4711 20";
        assert_eq!(running_since(exiting), None);
        assert_eq!(start_in(exiting), Some(4711));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_forked_child_is_another_process_where_no_page_is_wiped() {
        let unwiped = forked::denied(&[libc::SYS_madvise], libc::EINVAL, || {
            PAGE.store(ptr::null_mut(), Ordering::Release);
            restart();
            let facts = || (Id::own(), random().expect("random numbers"));
            let own = facts();
            assert_eq!((own.0.pid, facts()), (std::process::id() as i32, own));
            begin();
            assert!(!is_forked());
            forked::child(|| {
                assert!(is_forked());
                let (id, random) = facts();
                assert!(id.pid == std::process::id() as i32 && random != own.1);
                assert!(is_forked());
            });
            i32::from(facts() != own)
        });
        match unwiped {
            Some(result) => assert_eq!(result, 0),
            None => eprintln!("skipped: no filters of system calls here"),
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn only_children_forked_after_the_beginning_are_forked() {
        forked::child(|| {
            restart();
            forked::child(|| assert!(!is_forked()));
            begin();
            assert!(!is_forked());
            forked::child(|| {
                assert!(is_forked());
                begin();
                assert!(is_forked());
            });
            assert!(!is_forked());
        });
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_published_value_is_this_processs_alone() {
        static PLACE: AtomicPtr<u64> = AtomicPtr::new(ptr::null_mut());
        // SAFETY: NULL, or a page that stays mapped.
        let value = || unsafe { PLACE.load(Ordering::Acquire).as_ref().copied() };
        let refused = forked::denied(&[libc::SYS_madvise], libc::EINVAL, || {
            i32::from(publish(&PLACE, 7) || !PLACE.load(Ordering::Acquire).is_null())
        });
        assert!(refused.is_none_or(|refused| refused == 0));
        assert!(publish(&PLACE, 7));
        assert_eq!(value(), Some(7));
        assert!(publish(&PLACE, 8));
        assert_eq!(value(), Some(7), "the first stays");
        forked::child(|| assert_eq!(value(), Some(0)));
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn processes_exist_until_they_are_waited_for() {
        let mut process = std::process::Command::new("true").spawn().expect("every system has it");
        let pid = process.id() as i32;
        assert!(exists(pid) && exists(std::process::id() as i32));
        process.wait().expect("it ends");
        assert!(!exists(pid));
        let as_nobody = forked::result_of(|| {
            // SAFETY: plain system calls, in a child.
            unsafe {
                let parent = libc::getppid();
                if libc::setresuid(65534, 65534, 65534) != 0 || libc::kill(parent, 0) == 0 {
                    return 2;
                }
                i32::from(!exists(parent))
            }
        });
        match as_nobody {
            2 => eprintln!("skipped: only root can become another user"),
            failed => assert_eq!(failed, 0),
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_process_that_ends_meanwhile_does_not_run() {
        let pid = std::process::id() as i32;
        let begun = started(pid).expect("it runs");
        assert!(is_running(pid, begun) && !is_running(pid, begun + 1));
        // A busy machine delays any of them.
        let is_seen_to_end = |_| {
            let mut process = std::process::Command::new("sleep").arg("1000").spawn().expect("every system has it");
            let pid = process.id() as i32;
            let begun = started(pid).expect("it is not waited for yet");
            let end = std::thread::spawn(move || {
                std::thread::sleep(Duration::from_millis(10));
                // SAFETY: a plain system call; the process is waited for below.
                unsafe { libc::kill(pid, libc::SIGKILL) };
            });
            let is_gone = !is_running(pid, begun);
            end.join().expect("no panic");
            process.wait().expect("it ends");
            is_gone
        };
        assert!((0..20).any(is_seen_to_end));
    }
}
