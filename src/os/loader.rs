// SPDX-License-Identifier: MIT OR Apache-2.0
//! The only place that opens libraries and looks up symbols.

use std::ffi::{CStr, CString, c_int, c_void};
use std::path::{Path, PathBuf};
use std::ptr::NonNull;
use std::sync::{Mutex, OnceLock, PoisonError};

use libloading::os::unix;

use super::config;
use super::vendor;

/// A vendor's library, never closed: vendors' libraries do not survive it, and addresses taken from it are kept.
pub struct Library {
    name: &'static str,
    library: std::mem::ManuallyDrop<unix::Library>,
}

/// The names of what this library has brought into the process.
static BROUGHT_BY_US: Mutex<Vec<&str>> = Mutex::new(Vec::new());

/// Symbol by which every form of this library, and a replacement library, is recognised.
const OUR_MARK: &str = "anygpu_version";

/// Usual library folders, searched after the loader's cache.
const FOLDERS: [&str; 5] =
    ["/usr/lib64", "/usr/lib", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/local/lib"];

impl Library {
    /// Loads a vendor's library by name. Where that finds one of ours under the vendor's name, looks for the vendor's in
    /// the places that the loader knows.
    pub fn open(name: &'static str) -> Result<Library, String> {
        Self::open_entering(name, |_| {})
    }

    /// The same; `entering` is told each library's name or path before its constructors run.
    pub fn open_entering(name: &'static str, mut entering: impl FnMut(&'static str)) -> Result<Library, String> {
        let brought = Self::loaded(name).is_some();
        entering(name);
        let library = Self::with_flags(name, unix::RTLD_LAZY | unix::RTLD_LOCAL)?;
        if !library.is_ours() {
            if !brought {
                BROUGHT_BY_US.lock().unwrap_or_else(PoisonError::into_inner).push(name);
            }
            return Ok(library);
        }
        for path in elsewhere(name) {
            entering(path);
            if let Ok(library) = Self::with_flags(path, unix::RTLD_LAZY | unix::RTLD_LOCAL)
                && !library.is_ours()
            {
                return Ok(library);
            }
        }
        Err(format!("{name} is anygpu's own replacement, and the system has no other"))
    }

    /// The library if the process has it already.
    pub fn loaded(name: &'static str) -> Option<Library> {
        const RTLD_NOLOAD: c_int = libc::RTLD_NOLOAD;
        Self::with_flags(name, unix::RTLD_LAZY | unix::RTLD_LOCAL | RTLD_NOLOAD).ok()
    }

    /// The libraries of the process that define a symbol version of this name, in the order of loading.
    pub fn defining(version: &str) -> impl Iterator<Item = Library> {
        link_map::defining(version).into_iter().filter_map(|path| Library::loaded(path.leak()))
    }

    /// Tells whether the program loaded a library of this name, the vendor's or ours.
    pub fn is_the_programs(name: &'static str) -> bool {
        Self::loaded(name).is_some() && !Self::is_brought_by_us(name)
    }

    /// Tells whether this library loaded the process's library of this name.
    pub fn is_brought_by_us(name: &str) -> bool {
        BROUGHT_BY_US.lock().unwrap_or_else(PoisonError::into_inner).contains(&name)
    }

    fn with_flags(name: &'static str, flags: c_int) -> Result<Library, String> {
        // SAFETY: loading runs the library's constructors; these are the vendors' own runtimes, or what the process
        // has loaded already.
        match unsafe { unix::Library::open(Some(name), flags) } {
            Ok(library) => Ok(Library { name, library: std::mem::ManuallyDrop::new(library) }),
            Err(error) => Err(match std::error::Error::source(&error) {
                Some(source) => source.to_string(),
                None => error.to_string(),
            }),
        }
    }

    /// This library, or the program that has it linked in.
    pub fn own() -> Option<Library> {
        // SAFETY: an all-zero Dl_info is valid, dladdr writes only to it, and what it names lives as long as this code.
        let path = unsafe {
            let mut found: libc::Dl_info = std::mem::zeroed();
            if libc::dladdr(Library::own as *const c_void, &mut found) == 0 {
                return None;
            }
            CStr::from_ptr(found.dli_fname).to_str().ok()?
        };
        Library::loaded(path)
    }

    /// Tells whether it is this library, or a replacement that leads here.
    pub fn is_ours(&self) -> bool {
        self.function(OUR_MARK).is_some()
    }

    /// The name it was opened by.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The address of a function, `None` where the library has no such name.
    pub fn function(&self, name: &str) -> Option<NonNull<c_void>> {
        let name = CString::new(name).ok()?;
        // SAFETY: the address is only looked up; whoever calls it states the prototype.
        let symbol = unsafe { self.library.get::<*mut c_void>(name.as_bytes_with_nul()) }.ok()?;
        NonNull::new(symbol.into_raw())
    }

    /// Looks up required functions, then optional ones, which stay NULL where absent.
    ///
    /// `Err` names the first required one that is absent.
    pub fn functions(&self, required: &[&str], optional: &[&str], out: &mut [*mut c_void]) -> Result<(), String> {
        let names = required.iter().map(|name| (name, true)).chain(optional.iter().map(|name| (name, false)));
        for (place, (name, is_required)) in out.iter_mut().zip(names) {
            match self.function(name) {
                Some(function) => *place = function.as_ptr(),
                None if is_required => return Err(format!("{} has no {name}", self.name)),
                None => log::info!("{} has no {name}", self.name),
            }
        }
        Ok(())
    }
}

/// The objects that the dynamic loader has loaded.
mod link_map {
    use std::ffi::{CStr, c_int, c_void};
    use std::panic::{AssertUnwindSafe, catch_unwind};

    /// An entry of an object's dynamic section.
    #[repr(C)]
    struct Dynamic {
        tag: isize,
        value: usize,
    }

    /// A version that an object defines, and the first of its names (ELF gABI, "Symbol Versioning").
    #[repr(C)]
    struct Verdef {
        version: u16,
        flags: u16,
        index: u16,
        names: u16,
        hash: u32,
        name: u32,
        next: u32,
    }

    /// Its name.
    #[repr(C)]
    struct Verdaux {
        name: u32,
        next: u32,
    }

    const DT_NULL: isize = 0;
    const DT_STRTAB: isize = 5;
    const DT_VERDEF: isize = 0x6fff_fffc;
    const DT_VERDEFNUM: isize = 0x6fff_fffd;

    struct Search<'a> {
        version: &'a str,
        found: Vec<String>,
    }

    /// The paths of the objects that define a symbol version of this name.
    pub fn defining(version: &str) -> Vec<String> {
        let mut search = Search { version, found: Vec::new() };
        // SAFETY: the callback gets the address of `search`, which outlives the call, and nobody else uses it meanwhile.
        unsafe { libc::dl_iterate_phdr(Some(visit), (&raw mut search).cast()) };
        search.found
    }

    /// Nothing is opened here: the loader's lock is held.
    unsafe extern "C" fn visit(object: *mut libc::dl_phdr_info, _size: usize, search: *mut c_void) -> c_int {
        let body = || {
            // SAFETY: the loader's object stays loaded while it is shown; `search` is that of `defining`.
            unsafe {
                let search = &mut *search.cast::<Search>();
                let object = &*object;
                if object.dlpi_name.is_null() || *object.dlpi_name == 0 || !defines(object, search.version) {
                    return;
                }
                if let Ok(path) = CStr::from_ptr(object.dlpi_name).to_str() {
                    search.found.push(path.to_owned());
                }
            }
        };
        _ = catch_unwind(AssertUnwindSafe(body)).map_err(std::mem::forget);
        0
    }

    /// # Safety
    /// The object is loaded.
    unsafe fn defines(object: &libc::dl_phdr_info, version: &str) -> bool {
        let base = object.dlpi_addr as usize;
        // SAFETY: the program headers and what they lead to are mapped while the object is loaded, and as the
        // specification says.
        unsafe {
            let headers = std::slice::from_raw_parts(object.dlpi_phdr, object.dlpi_phnum.into());
            let Some(dynamic) = headers.iter().find(|header| header.p_type == libc::PT_DYNAMIC) else { return false };
            let mut entry: *const Dynamic = std::ptr::with_exposed_provenance(base + dynamic.p_vaddr as usize);
            let (mut texts, mut definitions, mut count) = (0, 0, 0);
            while (*entry).tag != DT_NULL {
                let value = (*entry).value;
                match (*entry).tag {
                    DT_STRTAB => texts = value,
                    DT_VERDEF => definitions = value,
                    DT_VERDEFNUM => count = value,
                    _ => {}
                }
                entry = entry.add(1);
            }
            if texts == 0 || definitions == 0 {
                return false;
            }
            // glibc has made these addresses, musl leaves them relative to the object.
            let absolute = |address: usize| if address < base { base + address } else { address };
            let mut place = absolute(definitions);
            for _ in 0..count {
                let definition: *const Verdef = std::ptr::with_exposed_provenance(place);
                // The names lie behind the definition, the first at the distance that follows the hash.
                let name: *const Verdaux = std::ptr::with_exposed_provenance(place + (*definition).name as usize);
                let name = std::ptr::with_exposed_provenance(absolute(texts) + (*name).name as usize);
                if CStr::from_ptr(name).to_bytes() == version.as_bytes() && (*definition).flags & BASE == 0 {
                    return true;
                }
                if (*definition).next == 0 {
                    break;
                }
                place += (*definition).next as usize;
            }
        }
        false
    }

    /// The definition names the object itself.
    const BASE: u16 = 1;
}

/// The function that this library exports under a name.
pub fn exported(name: &str) -> Option<*const ()> {
    static OWN: OnceLock<Option<Library>> = OnceLock::new();
    let own = match OWN.get() {
        Some(own) => own,
        None => {
            // The dynamic loader is not asked under a lock.
            let own = Library::own();
            OWN.get_or_init(|| own)
        }
    };
    own.as_ref()?.function(name).map(|function| function.as_ptr().cast_const().cast())
}

/// Lists files of a library's name: in LD_LIBRARY_PATH, the loader's cache, and the usual folders, in this order.
///
/// The paths are leaked: a process asks for few.
pub fn elsewhere(name: &str) -> Vec<&'static str> {
    let cache = std::fs::read("/etc/ld.so.cache").unwrap_or_default();
    let in_folder = |folder: &Path| Some(folder.join(name)).filter(|path| path.exists());
    let set: Vec<_> = config::get().library_folders.iter().filter_map(|folder| in_folder(folder)).collect();
    let usual: Vec<_> = usual_folders().filter_map(|folder| in_folder(folder.as_ref())).collect();
    let text = |path: &'_ PathBuf| path.to_str().map(str::to_owned);
    let mut paths = Vec::new();
    let cached = in_cache(&cache, name).map(str::to_owned);
    for path in set.iter().filter_map(text).chain(cached).chain(usual.iter().filter_map(text)) {
        if !paths.contains(&path) {
            paths.push(path);
        }
    }
    paths.into_iter().map(|path| &*String::leak(path)).collect()
}

fn usual_folders() -> impl Iterator<Item = &'static str> {
    let vendors = vendor::ALL_FILES.iter().flat_map(|files| files.folders);
    FOLDERS.iter().chain(vendors).copied()
}

/// The cache has each path as a C string; what is between them is no path.
fn in_cache<'a>(cache: &'a [u8], name: &str) -> impl Iterator<Item = &'a str> {
    let paths = cache.split(|byte| *byte == 0).filter_map(|text| std::str::from_utf8(text).ok());
    paths.filter(move |path| path.starts_with('/') && path.rsplit('/').next() == Some(name))
}

/// Declares the functions used of a library: a structure of their addresses, and `load`, which looks them up.
///
/// A library without one of the `required` functions cannot be used; an `optional` one that is absent is `None`.
macro_rules! library {
    ($(#[$doc:meta])* $name:ident {
        required { $(fn $required:ident($($argument:ident: $ty:ty),* $(,)?) -> $result:ty;)* }
        optional { $(fn $optional:ident($($option:ident: $option_ty:ty),* $(,)?) -> $option_result:ty;)* }
    }) => {
        $(#[$doc])*
        #[allow(non_snake_case, reason = "the library's own names")]
        #[repr(C)]
        pub struct $name {
            $(pub $required: unsafe extern "C" fn($($argument: $ty),*) -> $result,)*
            $(pub $optional: Option<unsafe extern "C" fn($($option: $option_ty),*) -> $option_result>,)*
        }

        impl $name {
            /// Looks the functions up; `Err` names the first required one that is absent.
            pub fn load(library: &$crate::os::loader::Library) -> Result<$name, String> {
                const REQUIRED: &[&str] = &[$(stringify!($required)),*];
                const OPTIONAL: &[&str] = &[$(stringify!($optional)),*];
                const COUNT: usize = REQUIRED.len() + OPTIONAL.len();
                let mut addresses = [std::ptr::null_mut(); COUNT];
                library.functions(REQUIRED, OPTIONAL, &mut addresses)?;
                // SAFETY: the structure is as many function pointers in this order; those that may not be NULL are not.
                // The declared prototypes are those under which the library exports these names.
                Ok(unsafe { std::mem::transmute::<[*mut std::ffi::c_void; COUNT], $name>(addresses) })
            }
        }
    };
}
pub(crate) use library;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loaders_cache_lists_paths() {
        let cache =
            b"glibc-ld.so.cache1.1\x02\x01\0/usr/lib/libx.so.1\0libx.so.1\0/opt/y/libx.so.1\0/opt/libx.so.12\0\xff";
        assert_eq!(in_cache(cache, "libx.so.1").collect::<Vec<_>>(), ["/usr/lib/libx.so.1", "/opt/y/libx.so.1"]);
        assert_eq!(in_cache(b"", "libx.so.1").count(), 0);
    }
}
