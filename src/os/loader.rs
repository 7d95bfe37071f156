// SPDX-License-Identifier: MIT OR Apache-2.0
//! The only place that opens libraries and looks up symbols.

use std::ffi::{CStr, CString, c_char, c_void};
use std::path::{Path, PathBuf};
use std::ptr::NonNull;

use libloading::os::unix;

use super::published::Published;
use super::vendor::Files;
use super::{brought, config, objects, vendor};

/// A vendor's library, never closed: vendors' libraries do not survive it, and addresses taken from it are kept.
pub struct Library {
    name: &'static str,
    library: std::mem::ManuallyDrop<unix::Library>,
}

/// Symbol by which every form of this library, and a replacement library, is recognised.
const OUR_MARK: &CStr = c"anygpu_version";

/// Usual library folders, searched after the loader's cache.
const FOLDERS: [&str; 5] =
    ["/usr/lib64", "/usr/lib", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/local/lib"];

/// The address where the file at an address is loaded, and its name, which lives while it is loaded.
pub fn file_at(address: usize) -> Option<(usize, *const c_char)> {
    // SAFETY: an all-zero Dl_info is valid, and dladdr, for any address, writes only to it.
    let (is_known, found) = unsafe {
        let mut found: libc::Dl_info = std::mem::zeroed();
        (libc::dladdr(std::ptr::without_provenance(address), &mut found) != 0, found)
    };
    (is_known && !found.dli_fname.is_null()).then(|| (found.dli_fbase.addr(), found.dli_fname))
}

/// Tells if the object with a function defines a symbol version. Of one without versions the loader gives any.
fn defines_version(function: NonNull<c_void>, version: &str) -> bool {
    let Some((_, path)) = file_at(function.addr().get()) else { return false };
    // SAFETY: the name lives while the object is loaded, which is for good.
    let (path, mut defines) = (unsafe { CStr::from_ptr(path) }.to_string_lossy(), false);
    objects::each(&mut |object| defines |= object.path == path && object.defines(version));
    defines
}

/// The end of glibc's words for a file that is not there.
const ABSENT: &str = ": cannot open shared object file: No such file or directory";

impl Library {
    /// Loads a vendor's library by name. Where that finds none, looks in the vendor's folders; where it finds one of ours
    /// under the vendor's name, in all places that the loader knows, too.
    pub fn open(name: &'static str) -> Result<Library, String> {
        Self::open_entering(name, |_| {})
    }

    /// Loads a vendor's library as [`Library::open`] does, and passes each library's name or path to `entering` before its
    /// constructors run.
    pub fn open_entering(name: &'static str, mut entering: impl FnMut(&'static str)) -> Result<Library, String> {
        let load = brought::load(name);
        entering(name);
        let (paths, mut why) = match Self::load(name) {
            Ok(library) => {
                load.succeeded();
                if !library.is_ours() {
                    return Ok(library);
                }
                (elsewhere(name), format!("{name} is anygpu's own replacement, and the system has no other"))
            }
            // The message begins with the name if the library itself is absent, else with that of a dependency.
            Err(why) if why.starts_with(name) => (in_vendors_folders(name), why),
            Err(why) => return Err(why),
        };
        for path in paths {
            entering(path);
            match Self::load(path) {
                Ok(library) if !library.is_ours() => {
                    load.succeeded();
                    return Ok(library);
                }
                Ok(_) => {}
                Err(broken) => why = broken,
            }
        }
        Err(why)
    }

    /// The library if the process has it already.
    pub fn loaded(name: &'static str) -> Option<Library> {
        let library = Library::has(name).ok()?;
        Some(Library { name, library: std::mem::ManuallyDrop::new(library) })
    }

    fn has(name: &str) -> Result<unix::Library, libloading::Error> {
        // SAFETY: the process has loaded it already.
        unsafe { unix::Library::open(Some(name), unix::RTLD_LAZY | unix::RTLD_LOCAL | libc::RTLD_NOLOAD) }
    }

    /// The first library of the process that defines a symbol version of this name and is none of ours.
    pub fn defining(version: &str) -> Option<Library> {
        let mut paths = Vec::new();
        objects::each(&mut |object| {
            if !object.path.is_empty() && object.defines(version) {
                paths.push(object.path.to_owned());
            }
        });
        let theirs = |path: &String| Library::has(path).is_ok_and(|library| marked(&library).is_none());
        paths.into_iter().find(theirs).and_then(|path| Library::loaded(path.leak()))
    }

    fn load(name: &'static str) -> Result<Library, String> {
        // SAFETY: loading runs the library's constructors; these are the vendors' own runtimes.
        match unsafe { unix::Library::open(Some(name), unix::RTLD_LAZY | unix::RTLD_LOCAL) } {
            Ok(library) => Ok(Library { name, library: std::mem::ManuallyDrop::new(library) }),
            Err(error) => {
                let why = std::error::Error::source(&error).map_or_else(|| error.to_string(), ToString::to_string);
                Err(why.strip_suffix(ABSENT).map_or(why.clone(), |file| format!("{file}: not found")))
            }
        }
    }

    /// This library, or the program that has it linked in.
    pub fn own() -> Option<Library> {
        let (_, path) = file_at(Library::own as *const () as usize)?;
        // SAFETY: the name lives as long as this code.
        Library::loaded(unsafe { CStr::from_ptr(path) }.to_str().ok()?)
    }

    /// Tells whether it is this library, or a replacement that leads here.
    pub fn is_ours(&self) -> bool {
        marked(&self.library).is_some()
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

    /// Refuses a library that goes by a vendor's file name and is not the vendor's own.
    pub fn check_own(&self, files: &Files) -> Result<(), String> {
        let Some(own) = &files.own else { return Ok(()) };
        let (name, function) = (self.name, own.function);
        if self.function(function).is_none() && self.function(own.behind).is_some() {
            let why = format!("it has {} in the place of {function}", own.behind);
            return Err(format!("{name} is no {}, but a part behind one: {why}", own.of));
        }
        // What has no such function is told by its name, as all that is missing.
        let is_own = self.function(function).is_none_or(|address| defines_version(address, own.version));
        match is_own {
            true => Ok(()),
            false => Err(format!(
                "{name} is not {}, but another library of that name: its {function} has no symbol version {}",
                own.of, own.version
            )),
        }
    }

    /// The address of a function with a symbol version.
    #[cfg(target_env = "gnu")]
    fn versioned(self, name: &str, version: &str) -> Option<NonNull<c_void>> {
        let (name, version) = (CString::new(name).ok()?, CString::new(version).ok()?);
        let handle = std::mem::ManuallyDrop::into_inner(self.library).into_raw();
        // SAFETY: the loader's handle of a library that stays open, and C strings.
        NonNull::new(unsafe { libc::dlvsym(handle, name.as_ptr(), version.as_ptr()) })
    }

    /// Without symbol versions there is none.
    #[cfg(not(target_env = "gnu"))]
    fn versioned(self, _name: &str, _version: &str) -> Option<NonNull<c_void>> {
        None
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

/// A shared object of the program's, which is unloaded when dropped.
pub struct Unloaded(unix::Library);

impl Unloaded {
    /// Loads an object by its path. All symbols that it needs must exist; its own are for nobody else.
    ///
    /// # Safety
    /// Its constructors do what the program wants.
    pub unsafe fn load(path: &CStr) -> Result<Unloaded, String> {
        let flags = unix::RTLD_NOW | unix::RTLD_LOCAL;
        // SAFETY: as promised by the caller.
        let loaded = unsafe { unix::Library::open(Some(&*path.to_string_lossy()), flags) };
        loaded.map(Unloaded).map_err(|error| error.to_string())
    }

    /// Tells whether an object is loaded under a path.
    pub fn is_loaded(path: &CStr) -> bool {
        Library::has(&path.to_string_lossy()).is_ok()
    }

    /// The address of a symbol and its bytes; `None` where the object has no such name.
    pub fn symbol(&self, name: &CStr) -> Option<(usize, usize)> {
        // SAFETY: the address is only looked up; whoever uses it states its type.
        let symbol = unsafe { self.0.get::<*mut c_void>(name.to_bytes_with_nul()) }.ok()?;
        let address = symbol.into_raw();
        (!address.is_null()).then(|| (address.expose_provenance(), size_of_symbol(address)))
    }
}

/// The bytes of the symbol at an address.
#[cfg(target_env = "gnu")]
fn size_of_symbol(address: *mut c_void) -> usize {
    unsafe extern "C" {
        /// The `libc` crate lacks it.
        fn dladdr1(address: *const c_void, info: *mut libc::Dl_info, extra: *mut *mut c_void, flags: i32) -> i32;
    }
    const RTLD_DL_SYMENT: i32 = 1;

    let mut symbol: *mut c_void = std::ptr::null_mut();
    // SAFETY: an all-zero Dl_info is valid; both outputs live for the call; a symbol that is found is the object's own.
    unsafe {
        let mut info = std::mem::zeroed();
        match dladdr1(address, &mut info, &mut symbol, RTLD_DL_SYMENT) {
            0 => 0,
            _ => symbol.cast::<libc::Elf64_Sym>().as_ref().map_or(0, |symbol| symbol.st_size as usize),
        }
    }
}

/// Without glibc nobody tells.
#[cfg(not(target_env = "gnu"))]
fn size_of_symbol(_address: *mut c_void) -> usize {
    0
}

/// The function that this library exports under a name.
pub fn exported(name: &str) -> Option<*const ()> {
    static OWN: Published<Option<Library>> = Published::new();
    let own = OWN.get_or_make(Library::own);
    own.as_ref()?.function(name).map(|function| function.as_ptr().cast_const().cast())
}

/// The function that this library exports under a name with this version, or without any where it is linked in.
pub fn exported_version(name: &str, version: &str) -> Option<*const ()> {
    let versioned = Library::own().and_then(|own| own.versioned(name, version));
    versioned.map(|function| function.as_ptr().cast_const().cast()).or_else(|| exported(name))
}

/// The symbol by which a library is known as ours.
fn marked(library: &unix::Library) -> Option<NonNull<c_void>> {
    // SAFETY: the address is only looked up.
    let symbol = unsafe { library.get::<*mut c_void>(OUR_MARK.to_bytes_with_nul()) }.ok()?;
    NonNull::new(symbol.into_raw())
}

/// Lists files of a library's name: in LD_LIBRARY_PATH, the loader's cache, and the usual folders, in this order.
///
/// The paths are leaked: a process asks for few.
pub fn elsewhere(name: &str) -> Vec<&'static str> {
    let cache = std::fs::read("/etc/ld.so.cache").unwrap_or_default();
    let in_folder = |folder: &Path| Some(folder.join(name)).filter(|path| path.exists());
    let set: Vec<_> = config::get().library_folders.iter().filter_map(|folder| in_folder(folder)).collect();
    let usual: Vec<_> = usual_folders().iter().filter_map(|folder| in_folder(folder)).collect();
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

/// Lists the paths of a library in the folders of its vendor.
fn in_vendors_folders(name: &str) -> Vec<&'static str> {
    let compilers = [&vendor::NVRTC, &vendor::HIPRTC];
    let files = vendor::ALL_FILES.iter().chain(&compilers).filter(|files| files.names.contains(&name));
    let folders = files.flat_map(|files| installed(files.folders));
    let paths = folders.map(|folder| folder.join(name)).filter(|path| path.exists());
    paths.filter_map(|path| path.into_os_string().into_string().ok()).map(|path| &*String::leak(path)).collect()
}

fn usual_folders() -> Vec<PathBuf> {
    let vendors = vendor::ALL_FILES.iter().flat_map(|files| installed(files.folders));
    FOLDERS.iter().map(PathBuf::from).chain(vendors).collect()
}

/// Folders by their names; those with a release's number in the place of `*` come last, the newest first.
fn installed(folders: &[&str]) -> Vec<PathBuf> {
    let (mut fixed, mut releases) = (Vec::new(), Vec::new());
    for folder in folders {
        match folder.split_once('*').and_then(|(start, end)| Some((start.rsplit_once('/')?, end))) {
            None => fixed.push(PathBuf::from(folder)),
            Some(((parent, prefix), end)) => releases.extend(releases_in(Path::new(parent), prefix, end)),
        }
    }
    releases.sort_by(|one: &(Vec<u32>, _), next| next.0.cmp(&one.0));
    fixed.into_iter().chain(releases.into_iter().map(|(_, path)| path)).collect()
}

/// The releases in a folder, each with its number: names of a prefix and numbers between dots.
fn releases_in<'a>(parent: &Path, prefix: &'a str, end: &'a str) -> impl Iterator<Item = (Vec<u32>, PathBuf)> {
    let entries = std::fs::read_dir(parent).into_iter().flatten().flatten();
    entries.filter_map(move |entry| {
        let name = entry.file_name().into_string().ok()?;
        let numbers = name.strip_prefix(prefix)?.split('.').map(|number| number.parse().ok());
        Some((numbers.collect::<Option<_>>()?, entry.path().join(end.trim_start_matches('/'))))
    })
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

/// The loader's cache.
#[cfg(any(test, fuzzing))]
pub mod fuzz {
    /// Lists the paths of a library.
    pub fn cache(input: &[u8]) {
        for path in super::in_cache(input, "libx.so.1") {
            assert!(path.starts_with('/') && path.ends_with("/libx.so.1") && !path.contains('\0'));
        }
    }

    /// A cache.
    pub fn samples() -> Vec<Vec<u8>> {
        vec![b"glibc-ld.so.cache1.1\x02\x01\0/usr/lib/libx.so.1\0libx.so.1\0/opt/y/libx.so.1\0/opt/libx.so.12".to_vec()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_release_comes_first() {
        let folder = std::env::temp_dir().join(format!("anygpu-rocm-{}", std::process::id()));
        let all = ["rocm/lib", "rocm/core-10/lib", "rocm/core-10.1/lib", "rocm/core-10.0/lib", "rocm/core/lib"];
        let older = ["rocm-6.4.1/lib", "rocm-7.2/lib", "rocm-7.14/lib", "rocm-next/lib", "rocm-/lib"];
        for name in all.iter().chain(&older) {
            std::fs::create_dir_all(folder.join(name)).expect("a writable folder");
        }
        let patterns = ["rocm/lib", "rocm/core-*/lib", "rocm-*/lib", "absent-*/lib"].map(|name| folder.join(name));
        let found = installed(&patterns.each_ref().map(|path| path.to_str().expect("text")));
        std::fs::remove_dir_all(&folder).expect("made above");
        let order = ["rocm/lib", "rocm/core-10.1/lib", "rocm/core-10.0/lib", "rocm/core-10/lib"];
        let order = order.into_iter().chain(["rocm-7.14/lib", "rocm-7.2/lib", "rocm-6.4.1/lib"]);
        assert_eq!(found, order.map(|name| folder.join(name)).collect::<Vec<_>>());
    }

    #[test]
    fn the_systems_folders_come_before_vendors() {
        assert!(usual_folders().starts_with(&FOLDERS.map(PathBuf::from)));
    }

    #[test]
    fn the_loaders_cache_lists_paths() {
        let cache =
            b"glibc-ld.so.cache1.1\x02\x01\0/usr/lib/libx.so.1\0libx.so.1\0/opt/y/libx.so.1\0/opt/libx.so.12\0\xff";
        assert_eq!(in_cache(cache, "libx.so.1").collect::<Vec<_>>(), ["/usr/lib/libx.so.1", "/opt/y/libx.so.1"]);
        assert_eq!(in_cache(b"", "libx.so.1").count(), 0);
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn a_library_is_entered_by_its_name_and_has_its_functions() {
        let mut entered = Vec::new();
        let library = Library::open_entering("libc.so.6", |name| entered.push(name)).expect("every process has it");
        assert_eq!((entered, library.name(), library.is_ours()), (vec!["libc.so.6"], "libc.so.6", false));
        assert!(library.function("getpid").is_some() && library.function("anygpu_no_function").is_none());
        let mut addresses = [std::ptr::null_mut(); 2];
        assert_eq!(library.functions(&["getpid"], &["anygpu_no_function"], &mut addresses), Ok(()));
        assert!(!addresses[0].is_null() && addresses[1].is_null());
        let absent = library.functions(&["getpid", "anygpu_no_function"], &[], &mut addresses);
        assert_eq!(absent, Err("libc.so.6 has no anygpu_no_function".into()));
        let why = Library::open("libanygpu-absent.so").err().expect("there is none");
        assert!(why.starts_with("libanygpu-absent.so"), "{why}");
    }

    #[test]
    #[cfg_attr(miri, ignore = "there is no loader")]
    fn libraries_of_the_process_are_found_by_name_and_by_version() {
        assert!(Library::loaded("libc.so.6").is_some() && Library::loaded("libanygpu-absent.so").is_none());
        let version = if cfg!(target_arch = "x86_64") { "GLIBC_2.2.5" } else { "GLIBC_2.17" };
        let defining = Library::defining(version).expect("the C library's, or the loader's");
        assert!(defining.name().starts_with('/') && defining.name().contains(".so"), "{}", defining.name());
        assert!(Library::defining("ANYGPU_NONE").is_none());
    }

    #[test]
    #[cfg_attr(miri, ignore = "files")]
    fn a_library_is_listed_once_in_each_folder() {
        let paths = elsewhere("libc.so.6");
        assert!(!paths.is_empty());
        for (place, path) in paths.iter().enumerate() {
            assert!(Path::new(path).exists() && path.ends_with("/libc.so.6") && !paths[..place].contains(path));
        }
        assert!(elsewhere("libanygpu-absent.so").is_empty());
    }
}
