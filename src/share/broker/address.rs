// SPDX-License-Identifier: MIT OR Apache-2.0
//! Socket addresses of processes and of names: abstract, or files in the folder of `ANYGPU_BROKER_DIR`.

use std::ffi::CString;
use std::fs::DirBuilder;
use std::io;
use std::mem::offset_of;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::gpu::{Error, Kind, Result};
use crate::os::config;
use crate::os::descriptor::{self, Kept};
use crate::os::fork::Unforked;
use crate::os::process;

/// Connections that may wait to be accepted; the kernel may allow fewer.
const BACKLOG: i32 = 4096;

/// The age from which a socket file without a listener is stale. A younger one may not be listened on yet.
const SETTLED: Duration = Duration::from_secs(10);

/// The address of a process's socket.
pub struct Address {
    raw: libc::sockaddr_un,
    length: libc::socklen_t,
    /// The socket's file, if it has one.
    path: Option<PathBuf>,
    /// The folder by which the address has the file, where its path is longer than addresses are.
    _folder: Option<OwnedFd>,
}

impl Address {
    pub fn of(exporter: u32) -> Result<Address> {
        match &config::get().broker_dir {
            Some(folder) => Address::new(Some(folder.join(format!("{}{exporter:05x}", prefix()?))), b""),
            None => Address::new(None, format!("\0anygpu-broker-{exporter:05x}").as_bytes()),
        }
    }

    /// The address of a name.
    ///
    /// In the abstract namespace it has the user's id, and a variant for where another user has the address without one.
    pub fn of_name(name: &str, user: u32, variant: &str) -> Result<Address> {
        match &config::get().broker_dir {
            Some(folder) => {
                let file = format!("{}{}", name_prefix()?, name.replace('/', "\\"));
                Address::of_file(folder, &file)
            }
            None => Address::new(None, format!("\0{ABSTRACT_NAME}{user}-{variant}-{name}").as_bytes()),
        }
    }

    /// The address of a name's file, whose path may be longer than addresses are.
    fn of_file(folder: &Path, file: &str) -> Result<Address> {
        let path = folder.join(file);
        if let Ok(address) = Address::new(Some(path.clone()), b"") {
            return Ok(address);
        }
        let opened = std::fs::OpenOptions::new().read(true).custom_flags(libc::O_PATH).open(folder);
        let opened = match opened {
            Ok(folder) => Some(OwnedFd::from(folder)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(Error::of_system("the folder of ANYGPU_BROKER_DIR cannot be opened: ", error)),
        };
        // Without the folder that of no file.
        let number = opened.as_ref().map_or(-1, OwnedFd::as_raw_fd);
        let short = Address::new(Some(format!("/proc/self/fd/{number}/{file}").into()), b"")?;
        Ok(Address { path: Some(path), _folder: opened, ..short })
    }

    /// The address of a file, or of an abstract name.
    fn new(path: Option<PathBuf>, name: &[u8]) -> Result<Address> {
        // SAFETY: all zeros is a value of this plain structure.
        let mut raw: libc::sockaddr_un = unsafe { std::mem::zeroed() };
        raw.sun_family = libc::AF_UNIX as libc::sa_family_t;
        let (bytes, end) = match &path {
            Some(path) => (path.as_os_str().as_bytes(), 1),
            None => (name, 0),
        };
        if bytes.len() + end > raw.sun_path.len() {
            return Err(Kind::OperatingSystem.because("the path of ANYGPU_BROKER_DIR is too long for a socket"));
        }
        for (letter, byte) in raw.sun_path.iter_mut().zip(bytes) {
            *letter = *byte as libc::c_char;
        }
        let length = offset_of!(libc::sockaddr_un, sun_path) + bytes.len() + end;
        Ok(Address { raw, length: length as libc::socklen_t, path, _folder: None })
    }

    /// Calls `bind` or `connect` with it.
    fn with(
        &self,
        call: unsafe extern "C" fn(i32, *const libc::sockaddr, libc::socklen_t) -> i32,
        socket: &OwnedFd,
    ) -> io::Result<()> {
        // SAFETY: the address is valid for its length.
        descriptor::check(unsafe { call(socket.as_raw_fd(), (&raw const self.raw).cast(), self.length) }).map(|_| ())
    }

    pub fn connect(&self, socket: &OwnedFd) -> io::Result<()> {
        self.with(libc::connect, socket)
    }

    /// Listens at it; `None` where another socket has it.
    pub fn listen(&self) -> Result<Option<Listener>> {
        // A forked child with the socket would be asked once this process has ended, and never answer.
        let _step = Unforked::new();
        let socket = descriptor::out_of_the_way(socket(libc::SOCK_NONBLOCK).map_err(failed)?);
        // The socket's file, if any, is created with this mode, whatever the umask. SAFETY: a plain system call on a
        // descriptor of ours.
        descriptor::named("fchmod", descriptor::check(unsafe { libc::fchmod(socket.as_raw_fd(), 0o600) }))
            .map_err(failed)?;
        match self.with(libc::bind, &socket) {
            Err(error) if error.raw_os_error() == Some(libc::EADDRINUSE) => return Ok(None),
            bound => bound.map_err(failed)?,
        }
        // SAFETY: a plain system call on a descriptor of ours.
        let listens = descriptor::check(unsafe { libc::listen(socket.as_raw_fd(), BACKLOG) });
        let kept = listens.and_then(|_| Kept::new(socket)).inspect_err(|_| self.remove()).map_err(failed)?;
        let file = self.path.as_ref().and_then(|path| CString::new(path.as_os_str().as_bytes()).ok());
        Ok(Some(Listener { socket: kept, file }))
    }

    pub fn is(&self, other: &Address) -> bool {
        self.length == other.length && self.raw.sun_path == other.raw.sun_path
    }

    pub fn file(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Removes the socket file of a process that has ended.
    pub fn remove(&self) {
        if let Some(path) = &self.path {
            _ = std::fs::remove_file(path);
        }
    }
}

/// Creates a SOCK_SEQPACKET socket, which keeps message boundaries, with close-on-exec.
pub fn socket(flags: i32) -> io::Result<OwnedFd> {
    // SAFETY: a plain system call.
    descriptor::owned(unsafe { libc::socket(libc::AF_UNIX, libc::SOCK_SEQPACKET | libc::SOCK_CLOEXEC | flags, 0) })
}

/// The prefix of this machine's socket names. Other machines may mount the folder too; they must neither connect to
/// these sockets nor remove them.
fn prefix() -> Result<String> {
    match process::boot_id().as_deref().and_then(|boot| boot.get(..8)) {
        Some(boot) => Ok(format!("anygpu-{boot}-")),
        None => Err(Kind::OperatingSystem.because(
            "/proc/sys/kernel/random/boot_id does not say which machine this is, which the folder of ANYGPU_BROKER_DIR needs: \
             mount /proc whole, without subset=pid (systemd: ProcSubset=all)",
        )),
    }
}

/// The prefix of this machine's socket files of names. It is not that of [`prefix`]: who cleans the folder must have it
/// locked before a name's file is removed.
fn name_prefix() -> Result<String> {
    prefix().map(|prefix| prefix.replacen("anygpu-", "anygpu-name-", 1))
}

/// The prefix of abstract addresses of names.
const ABSTRACT_NAME: &str = "anygpu-name-";

/// All addresses of names that sockets listen at, of whichever user, with the names.
pub fn of_all_names() -> io::Result<Vec<(String, Address)>> {
    match &config::get().broker_dir {
        Some(folder) => {
            let prefix = name_prefix().map_err(io::Error::other)?;
            let entries = match std::fs::read_dir(folder) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
                entries => entries?,
            };
            let name = |entry: &std::fs::DirEntry| {
                let (file, prefix) = (entry.file_name(), &prefix);
                let file = file.to_str()?;
                Some((file.strip_prefix(prefix)?.replace('\\', "/"), Address::of_file(folder, file).ok()?))
            };
            Ok(entries.flatten().filter_map(|entry| name(&entry)).collect())
        }
        None => Ok(abstract_names(&std::fs::read("/proc/net/unix")?)),
    }
}

/// The addresses of names in the contents of /proc/net/unix, with the names.
pub fn abstract_names(list: &[u8]) -> Vec<(String, Address)> {
    /// The flag of sockets that listen; a connection has the address of the socket that accepted it.
    const LISTENS: &str = "00010000";
    let read = |line: &[u8]| {
        let mut fields = std::str::from_utf8(line).ok()?.split_whitespace();
        let (flags, address) = (fields.nth(3)?, fields.nth(3)?);
        let name = address.strip_prefix('@')?.strip_prefix(ABSTRACT_NAME)?.splitn(3, '-').nth(2)?;
        let raw = format!("\0{}", &address[1..]);
        (flags == LISTENS).then(|| Some((name.to_owned(), Address::new(None, raw.as_bytes()).ok()?)))?
    };
    list.split(|byte| *byte == b'\n').filter_map(read).collect()
}

/// Locks the folder of `ANYGPU_BROKER_DIR`, made or checked before, until the result is dropped; `None` without one.
///
/// Who has it locked decides which of the names' sockets are stale, and removes them.
pub fn lock_folder(patience: Duration) -> Result<Option<Kept>> {
    let Some(folder) = &config::get().broker_dir else { return Ok(None) };
    prepare(folder)?;
    let failed = |error| Error::of_system("the folder of ANYGPU_BROKER_DIR cannot be locked: ", error);
    let folder = Kept::open(|| std::fs::File::open(folder).map(OwnedFd::from)).map_err(failed)?;
    let since = Instant::now();
    loop {
        // SAFETY: a plain system call on a descriptor of ours.
        match descriptor::check(unsafe { libc::flock(folder.descriptor()?, libc::LOCK_EX | libc::LOCK_NB) }) {
            Ok(_) => return Ok(Some(folder)),
            Err(error) if error.raw_os_error() == Some(libc::EINTR) => {}
            Err(error) if error.raw_os_error() != Some(libc::EWOULDBLOCK) => return Err(failed(error)),
            Err(_) if since.elapsed() > patience => {
                let why = "another process, which may be stopped, has the folder of ANYGPU_BROKER_DIR locked";
                return Err(Kind::Unreachable.because(why));
            }
            Err(_) => std::thread::sleep(Duration::from_millis(1)),
        }
    }
}

fn failed(error: io::Error) -> Error {
    let folder = config::get().broker_dir.as_ref().filter(|_| error.raw_os_error() != Some(libc::EMFILE));
    let place =
        folder.map_or(String::new(), |folder| format!("in {}, the folder of ANYGPU_BROKER_DIR: ", folder.display()));
    Error::of_system(&format!("no socket to answer other processes: {place}"), error)
}

/// A socket of this process that listens at an address, and its file, if it has one.
pub struct Listener {
    socket: Kept,
    file: Option<CString>,
}

impl Listener {
    /// Listens at the address of the first number drawn that no process has, within 100 draws.
    pub fn of_process(mut draw: impl FnMut() -> Result<u32>) -> Result<(u32, Listener)> {
        if let Some(folder) = &config::get().broker_dir {
            prepare(folder)?;
        }
        for _ in 0..100 {
            let number = draw()?;
            if let Some(listener) = Address::of(number)?.listen()? {
                return Ok((number, listener));
            }
        }
        Err(failed(io::Error::from_raw_os_error(libc::EADDRINUSE)))
    }

    /// The socket's descriptor, if the program has not closed it.
    pub fn socket(&self) -> Option<RawFd> {
        self.socket.get()
    }

    /// Removes the socket's file, which is its own while it listens.
    pub fn remove_file(&self) {
        if let (Some(file), Some(_)) = (&self.file, self.socket()) {
            // SAFETY: a C string.
            unsafe { libc::unlink(file.as_ptr()) };
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.remove_file();
        if let Some(socket) = self.socket() {
            // The serving thread may be waiting for it, which keeps a closed socket listening.
            // SAFETY: a plain system call on a descriptor of ours.
            unsafe { libc::shutdown(socket, libc::SHUT_RDWR) };
        }
    }
}

/// Creates the folder or checks that only this user can access it, and removes the sockets of killed processes.
fn prepare(folder: &Path) -> Result<()> {
    let refused = |why: String| -> Error {
        Kind::OperatingSystem.because(format!("ANYGPU_BROKER_DIR={}: {why}", folder.display()))
    };
    match DirBuilder::new().mode(0o700).create(folder) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(refused(error.to_string())),
        _ => {}
    }
    let status = std::fs::metadata(folder).map_err(|error| refused(error.to_string()))?;
    if !status.is_dir() || !process::is_own_user(status.uid()) || status.mode() & 0o077 != 0 {
        return Err(refused("it must be a folder of this user's, of mode 0700".into()));
    }
    let prefix = prefix()?;
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_settled = |entry: &std::fs::DirEntry| {
            let age = entry.metadata().and_then(|status| status.modified()).ok().and_then(|then| then.elapsed().ok());
            age.is_some_and(|age| age > SETTLED)
        };
        if entry.file_name().as_bytes().starts_with(prefix.as_bytes())
            && is_settled(&entry)
            && let Ok(address) = Address::new(Some(entry.path()), b"")
            && let Ok(socket) = socket(libc::SOCK_NONBLOCK)
            && address.connect(&socket).is_err_and(|error| error.raw_os_error() == Some(libc::ECONNREFUSED))
        {
            address.remove();
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::os::unix::net::UnixListener;

    use super::*;
    use crate::gpu::kind;

    /// Numbers beyond those that processes draw.
    const TAKEN: u32 = super::super::EXPORTER_MASK as u32 + 1;

    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_number_that_is_taken_is_not_drawn_for_ever() {
        let at = TAKEN + std::process::id();
        let _first = Listener::of_process(|| Ok(at)).expect("nobody has it");
        let mut draws = [at, at, at + (1 << 30)].into_iter();
        let (number, _second) = Listener::of_process(|| Ok(draws.next().expect("the last is free"))).expect("free");
        assert_eq!((number, draws.next()), (at + (1 << 30), None));
        let mut draws = 0;
        let failed = Listener::of_process(|| {
            draws += 1;
            Ok(at)
        });
        assert_eq!((kind(failed), draws), (Some(Kind::OperatingSystem), 100));
    }

    #[test]
    fn an_address_fits_a_socket() {
        let path = |length| Address::new(Some("/".repeat(length).into()), b"").is_ok();
        assert_eq!([1, 107, 108, 200].map(path), [true, true, false, false]);
        assert_eq!([108, 109].map(|length| Address::new(None, &vec![b'a'; length]).is_ok()), [true, false]);
    }

    /// Of this machine's processes, and not of one that is about to listen.
    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn only_stale_sockets_are_removed() {
        let folder = std::env::temp_dir().join(format!("anygpu-stale-{}", std::process::id()));
        prepare(&folder).expect("a folder of ours");
        let own = prefix().expect("this machine's");
        let names = [format!("{own}00001"), format!("{own}00002"), format!("{own}00003"), "anygpu-other-1".into()];
        let [stale, young, live, other] = names.map(|name| folder.join(name));
        let [.., live_listener, _] = [&stale, &young, &live, &other].map(|path| UnixListener::bind(path).ok());
        for path in [&stale, &live, &other] {
            let path = CString::new(path.as_os_str().as_bytes()).expect("no NUL");
            let long_ago = [libc::timespec { tv_sec: 0, tv_nsec: 0 }; 2];
            // SAFETY: a C string, and two times.
            let set = unsafe { libc::utimensat(libc::AT_FDCWD, path.as_ptr(), long_ago.as_ptr(), 0) };
            assert_eq!(set, 0);
        }
        prepare(&folder).expect("a folder of ours");
        let left = [&stale, &young, &live, &other].map(|path| path.exists());
        std::fs::remove_dir_all(&folder).expect("made above");
        assert!(live_listener.is_some());
        assert_eq!(left, [false, true, true, true]);
    }

    /// Another thread may start a program before the descriptor is moved.
    #[test]
    #[cfg_attr(miri, ignore = "system calls")]
    fn a_socket_is_created_close_on_exec() {
        let socket = socket(0).expect("a socket");
        // SAFETY: a plain question about a descriptor of ours.
        assert_eq!(unsafe { libc::fcntl(socket.as_raw_fd(), libc::F_GETFD) }, libc::FD_CLOEXEC);
    }
}
