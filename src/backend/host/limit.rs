// SPDX-License-Identifier: MIT OR Apache-2.0
//! The memory of a device where the settings do not say.

use super::page::page_size;
use crate::os::memory_file;

/// Returns an equal share for each device of half the memory that this process may use.
pub fn default_limit(devices: i32) -> usize {
    (usable() / 2 / devices as usize / page_size() * page_size()).max(page_size())
}

/// Returns the bytes of memory that this process may use.
pub fn usable() -> usize {
    let ram = machines_memory();
    if ram == 0 {
        log::error!(
            "how much memory the machine has is not told: the system call sysinfo is refused and /proc/meminfo not there; \
             ANYGPU_HOST_MEMORY sets the devices' memory"
        );
    }
    cgroup_limit().map_or(ram, |limit| limit.min(ram))
}

/// Bytes of the machine's memory; 0 where neither the system nor /proc tells.
fn machines_memory() -> usize {
    // SAFETY: a plain question to the system.
    let pages = unsafe { libc::sysconf(libc::_SC_PHYS_PAGES) };
    if let Ok(pages @ 1..) = usize::try_from(pages) {
        return pages.saturating_mul(memory_file::page_size());
    }
    let text = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let total =
        text.lines().find_map(|line| line.strip_prefix("MemTotal:")?.trim().strip_suffix("kB")?.trim().parse().ok());
    total.map_or(0, |kilobytes: usize| kilobytes.saturating_mul(1024))
}

/// The smallest memory limit of the control groups this process is in.
fn cgroup_limit() -> Option<usize> {
    let groups = std::fs::read_to_string("/proc/self/cgroup").ok()?;
    let limits = groups.lines().filter_map(|line| {
        let mut fields = line.splitn(3, ':');
        let (_, controllers, path) = (fields.next()?, fields.next()?, fields.next()?);
        let (root, file) = match controllers {
            "" => ("/sys/fs/cgroup", "memory.max"),
            _ if controllers.split(',').any(|name| name == "memory") => {
                ("/sys/fs/cgroup/memory", "memory.limit_in_bytes")
            }
            _ => return None,
        };
        // A parent's limit binds too. In a container the path may lie outside what is mounted: then the root is ours.
        let ancestors = std::path::Path::new(path).ancestors().map(|path| format!("{root}{}/{file}", path.display()));
        ancestors.filter_map(|file| std::fs::read_to_string(file).ok()?.trim().parse::<usize>().ok()).min()
    });
    limits.min()
}
