// SPDX-License-Identifier: MIT OR Apache-2.0
//! Other programs that are run, never by a shell, and the folder that they work in.

use std::ffi::{CString, OsString};
use std::fs::{self, File};
use std::io;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::config;

/// A new folder of this user alone, removed with all its files when dropped.
pub struct PrivateFolder(PathBuf);

impl PrivateFolder {
    /// Makes one in the folder for temporary files.
    pub fn new() -> io::Result<PrivateFolder> {
        let template = config::temporary_folder().join("anygpu-XXXXXX");
        let template = CString::new(template.as_os_str().as_bytes())?.into_raw();
        // SAFETY: a string that ends with the letters that are replaced; it is taken back with its length.
        let (is_made, path) = unsafe { (!libc::mkdtemp(template).is_null(), CString::from_raw(template)) };
        if is_made {
            Ok(PrivateFolder(OsString::from_vec(path.into_bytes()).into()))
        } else {
            Err(io::Error::last_os_error())
        }
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a file, and the folders in which its name says that it is. Fails for a name that leads elsewhere.
    pub fn write(&self, name: &Path, text: &[u8]) -> io::Result<()> {
        if !name.components().all(|part| matches!(part, std::path::Component::Normal(_))) {
            let why = format!("the name {} leads out of its folder", name.display());
            return Err(io::Error::new(io::ErrorKind::InvalidInput, why));
        }
        let path = self.0.join(name);
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::write(path, text)
    }

    /// Runs a program that has it for temporary files, and returns its messages; true where it succeeded.
    pub fn run(&self, command: &mut Command) -> io::Result<(bool, Vec<u8>)> {
        let path = self.0.join("messages");
        let messages = File::create(&path)?;
        command.env("TMPDIR", &self.0).stdin(Stdio::null());
        let mut child = command.stdout(messages.try_clone()?).stderr(messages).spawn()?;
        let succeeded = match child.wait() {
            Ok(status) => status.success(),
            // The program, or its handling of SIGCHLD, has taken the status: whether there is a result tells.
            Err(error) if error.raw_os_error() == Some(libc::ECHILD) => true,
            Err(error) => return Err(error),
        };
        Ok((succeeded, fs::read(path)?))
    }
}

impl Drop for PrivateFolder {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}

#[cfg(all(test, not(miri)))]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn a_folder_is_private_and_leaves_nothing() {
        let folder = PrivateFolder::new().expect("a folder");
        let path = folder.path().to_owned();
        assert_eq!(fs::metadata(&path).expect("a folder").permissions().mode() & 0o777, 0o700);
        folder.write("a/b.h".as_ref(), b"text").expect("written");
        assert_eq!(fs::read(path.join("a/b.h")).expect("a file"), b"text");
        for name in ["../b.h", "/b.h", "a/../../b.h", "./b.h/.."] {
            assert!(folder.write(name.as_ref(), b"").is_err(), "{name}");
        }
        drop(folder);
        assert!(!path.exists());
    }

    #[test]
    fn a_program_is_run_with_its_messages() {
        let folder = PrivateFolder::new().expect("a folder");
        let (succeeded, messages) = folder.run(Command::new("ls").arg("absent; true")).expect("it runs");
        assert!(!succeeded && String::from_utf8_lossy(&messages).contains("absent; true"));
        let (succeeded, messages) = folder.run(Command::new("echo").arg("$HOME")).expect("it runs");
        assert_eq!((succeeded, messages), (true, b"$HOME\n".to_vec()));
        assert!(folder.run(&mut Command::new("anygpu-absent")).is_err());
    }
}
