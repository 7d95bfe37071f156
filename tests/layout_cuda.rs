// SPDX-License-Identifier: MIT OR Apache-2.0
//! CUDA's structures and values, the driver's and the runtime's: ours against the headers of CUDA 12.9 and 13, against
//! cudarc's declarations of them, which need no network, and against cuda-driver-sys (10.2).

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use anygpu::api::cuda as ours;
use common::{compile, root, scratch, sources_of, succeed, text, unpacked};
use cuda_driver_sys as theirs;
use syn::visit::Visit;

/// A front end and the header that it answers.
struct FrontEnd {
    folder: &'static str,
    vendors: &'static str,
    ours: &'static str,
    /// The vendor's files that declare what is compared.
    files: &'static [&'static str],
    /// Parts of the vendor's structures that have no names there.
    own_names: &'static [&'static str],
    /// Members of such parts, by the structure.
    parts: &'static [(&'static str, &'static str)],
    /// Packages with what the header includes besides.
    besides: &'static [&'static str],
}

const DRIVER: FrontEnd = FrontEnd {
    folder: "cuda",
    vendors: "<cuda.h>",
    ours: "<anygpu/cuda.h>",
    files: &["cuda.h"],
    own_names: &[
        "CUmemcpy3DPointer",
        "CUmemcpy3DArray",
        "CUmemAllocationFlags",
        "CUstreamMemOpWaitValueParams",
        "CUstreamMemOpWriteValueParams",
        "CUexternalWin32Handle",
        "CUexternalFence",
        "CUexternalSignalKey",
        "CUexternalWaitKey",
        "CUexternalSemaphoreSignal",
        "CUexternalSemaphoreWait",
    ],
    parts: &[
        ("CUDA_EXTERNAL_MEMORY_HANDLE_DESC", "handle.fd"),
        ("CUDA_EXTERNAL_MEMORY_HANDLE_DESC", "handle.win32.name"),
        ("CUDA_EXTERNAL_MEMORY_HANDLE_DESC", "handle.nvSciBufObject"),
        ("CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC", "handle.fd"),
        ("CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC", "handle.win32.name"),
        ("CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC", "handle.nvSciSyncObj"),
        ("CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS", "params.fence.value"),
        ("CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS", "params.nvSciSync.fence"),
        ("CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS", "params.keyedMutex.key"),
        ("CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS", "params.reserved"),
        ("CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS", "params.nvSciSync.reserved"),
        ("CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS", "params.keyedMutex.timeoutMs"),
        ("CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS", "params.reserved"),
    ],
    besides: &[],
};

const RUNTIME: FrontEnd = FrontEnd {
    folder: "cudart",
    vendors: "<cuda_runtime_api.h>",
    ours: "<anygpu/cudart.h>",
    files: &["cuda_runtime_api.h", "driver_types.h", "cuda_device_runtime_api.h"],
    own_names: &[
        "cudaMemcpy3DPointer",
        "cudaMemcpy3DArray",
        "cudaDeviceProp_12",
        "cudaPointerAttributes_12",
        "cudaExternalWin32Handle",
        "cudaExternalFence",
        "cudaExternalSignalKey",
        "cudaExternalWaitKey",
        "cudaExternalSemaphoreSignal",
        "cudaExternalSemaphoreWait",
    ],
    parts: &[
        ("cudaExternalMemoryHandleDesc", "handle.fd"),
        ("cudaExternalMemoryHandleDesc", "handle.win32.name"),
        ("cudaExternalMemoryHandleDesc", "handle.nvSciBufObject"),
        ("cudaExternalMemoryMipmappedArrayDesc", "formatDesc.f"),
        ("cudaExternalMemoryMipmappedArrayDesc", "extent.depth"),
        ("cudaExternalSemaphoreHandleDesc", "handle.fd"),
        ("cudaExternalSemaphoreHandleDesc", "handle.nvSciSyncObj"),
        ("cudaExternalSemaphoreSignalParams", "params.fence.value"),
        ("cudaExternalSemaphoreSignalParams", "params.nvSciSync.fence"),
        ("cudaExternalSemaphoreSignalParams", "params.keyedMutex.key"),
        ("cudaExternalSemaphoreWaitParams", "params.keyedMutex.timeoutMs"),
        ("cudaExternalSemaphoreWaitParams", "params.reserved"),
    ],
    besides: &["nvidia-cuda-crt==13.5.37"],
};

/// The declarations of a front end's types.rs.
#[derive(Default)]
struct Declared {
    /// Structures without unions, and their fields.
    structures: BTreeMap<String, Vec<String>>,
    /// The types of their fields, as C writes them.
    types: BTreeMap<String, Vec<String>>,
    values: BTreeMap<String, i64>,
}

impl Visit<'_> for Declared {
    fn visit_item_struct(&mut self, item: &syn::ItemStruct) {
        if let syn::Fields::Named(fields) = &item.fields {
            let plain = |field: &syn::Field| field.ident.as_ref().expect("named").to_string().replace("r#", "");
            let name = item.ident.to_string();
            self.types
                .insert(name.clone(), fields.named.iter().map(|field| c_field(&field.ty, &plain(field))).collect());
            self.structures.insert(name, fields.named.iter().map(plain).collect());
        }
    }

    fn visit_item_macro(&mut self, item: &syn::ItemMacro) {
        if item.mac.path.is_ident("c_enum") {
            // Inside each pair of braces: `name = value`, between documentation.
            for body in item.mac.tokens.clone().into_iter().map(|token| token.to_string()) {
                let words: Vec<&str> = body.split([' ', '\n', ',', '{', '}']).filter(|word| !word.is_empty()).collect();
                for three in words.windows(3).filter(|three| body.starts_with('{') && three[1] == "=") {
                    if let Ok(value) = three[2].parse() {
                        self.values.insert(three[0].to_owned(), value);
                    }
                }
            }
        }
    }
}

/// A field as C declares it, where its type is a plain one.
fn c_field(kind: &syn::Type, name: &str) -> String {
    match kind {
        syn::Type::Array(array) => {
            let syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(length), .. }) = &array.len else {
                return String::new();
            };
            c_field(&array.elem, &format!("{name}[{}]", length.base10_digits()))
        }
        syn::Type::Ptr(_) => format!("void *{name};"),
        syn::Type::Path(path) => {
            let kind = path.path.get_ident().map(ToString::to_string).unwrap_or_default();
            let kind = match kind.as_str() {
                "c_char" => "char",
                "c_int" => "int",
                "c_uint" => "unsigned",
                "usize" => "size_t",
                other => other,
            };
            format!("{kind} {name};")
        }
        _ => String::new(),
    }
}

fn declared(front_end: &FrontEnd) -> Declared {
    let path = root().join("src/api").join(front_end.folder).join("types.rs");
    let source = std::fs::read_to_string(path).expect("the types of the front end");
    let mut declared = Declared::default();
    declared.visit_file(&syn::parse_file(&source).expect("Rust"));
    assert!(declared.structures.len() > 15 && declared.values.len() > 300);
    declared
}

/// Fields that took the place of reserved bytes after 13.0: where they are is checked against 13.5 only.
const NEW_FIELDS: [(&str, &str); 2] = [("CUmemPoolProps", "gpuDirectRDMACapable"), ("CUmemPoolProps", "reserved")];

/// A C program that shows what a header says of these names, of structures the fields that `has` lets in.
fn program(
    front_end: &FrontEnd,
    declared: &Declared,
    include: &str,
    known: &dyn Fn(&str) -> bool,
    has: &dyn Fn(&str, &str) -> bool,
) -> String {
    let mut program = format!("#include {include}\n#include <stdio.h>\n#include <stddef.h>\nint main(void) {{\n");
    for name in declared.values.keys().filter(|name| known(name)) {
        program += &format!("printf(\"{name} %lld\\n\", (long long){name});\n");
    }
    let whole = |name: &&String| known(name) && !front_end.own_names.contains(&name.as_str());
    for name in declared.structures.keys().filter(whole) {
        program += &format!("printf(\"{name} %zu %zu\\n\", sizeof({name}), __alignof__({name}));\n");
        let is_new = known("CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID");
        let is_there = |field: &&String| is_new || !NEW_FIELDS.contains(&(name.as_str(), field.as_str()));
        for field in declared.structures[name].iter().filter(is_there).filter(|field| has(name, field)) {
            program += &format!("printf(\"  {field} %zu\\n\", offsetof({name}, {field}));\n");
        }
    }
    for (name, part) in front_end.parts.iter().filter(|part| known(part.0)) {
        program += &format!("printf(\"{name}.{part} %zu\\n\", offsetof({name}, {part}));\n");
    }
    program + "return 0; }\n"
}

fn shown(name: &str, source: &str, flags: &[String]) -> String {
    let path = scratch("layout").join(name).with_extension("cpp");
    std::fs::write(&path, source).expect("the target folder can be written");
    // In C++ a structure's tag is its name.
    let program = compile("c++", name, &[&path], flags);
    text(&succeed(&mut Command::new(program)).stdout)
}

/// The folders of headers in packages of NVIDIA's, the first that of the first package; `None`, and said so, where they
/// cannot be had.
fn headers_of(packages: &[&str]) -> Option<Vec<PathBuf>> {
    let folder = unpacked(packages)?;
    let places = ["nvidia/cuda_runtime/include", "nvidia/cu13/include"];
    Some(places.into_iter().map(|place| folder.join(place)).filter(|place| place.exists()).collect())
}

fn compare(front_end: &FrontEnd, package: &str, name: &str, absent: &[&str]) {
    let name = format!("{}_{name}", front_end.folder);
    let Some(folders) = headers_of(&[&[package], front_end.besides].concat()) else { return };
    let read = |file| std::fs::read_to_string(folders[0].join(file)).expect("a header");
    let header: String = front_end.files.iter().map(read).collect();
    let words: BTreeSet<&str> = header.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
    let declared = declared(front_end);
    let known = |name: &str| words.contains(name) && !absent.contains(&name);
    let source = |include| program(front_end, &declared, include, &known, &|_, _| true);
    let include = |path: &Path| format!("-I{}", path.display());
    let vendors: Vec<String> = folders.iter().map(|folder| include(folder)).collect();
    let vendor = shown(&format!("{name}_vendor"), &source(front_end.vendors), &vendors);
    let own = shown(&format!("{name}_own"), &source(front_end.ours), &[include(&root().join("include"))]);
    let differ = own.lines().zip(vendor.lines()).filter(|(own, vendor)| own != vendor).collect::<Vec<_>>();
    assert!(differ.is_empty(), "ours and the vendor's: {differ:#?}");
    assert!(vendor.lines().count() > 300, "{} lines", vendor.lines().count());
    let names = declared.values.keys().chain(declared.structures.keys());
    let unexplained: Vec<&String> = names
        .filter(|name| !known(name) && !front_end.own_names.contains(&name.as_str()))
        .filter(|name| !absent.iter().any(|start| name.starts_with(start)))
        .collect();
    assert!(unexplained.is_empty(), "not in {name}, and not listed: {unexplained:?}");
}

/// The declarations of a module of cudarc's, which has those of all releases, as one release has them.
#[derive(Default)]
struct Cudarcs {
    module: PathBuf,
    /// The feature of the release, quoted.
    feature: String,
    /// Where each value is found.
    values: BTreeMap<String, String>,
    structures: BTreeMap<String, BTreeSet<String>>,
    aliases: BTreeMap<String, String>,
}

impl Cudarcs {
    fn read(module: &str, feature: &str) -> Cudarcs {
        let module = sources_of("cudarc").join("src").join(module).join("sys/mod.rs");
        let source = std::fs::read_to_string(&module).expect("cudarc's source");
        let feature = format!("\"{feature}\"");
        let mut found = Cudarcs { module, feature: feature.clone(), ..Cudarcs::default() };
        for item in syn::parse_file(&source).expect("Rust").items {
            let attributes = match &item {
                syn::Item::Enum(item) => &item.attrs,
                syn::Item::Impl(item) => &item.attrs,
                syn::Item::Const(item) => &item.attrs,
                syn::Item::Struct(item) => &item.attrs,
                syn::Item::Union(item) => &item.attrs,
                syn::Item::Type(item) => &item.attrs,
                _ => continue,
            };
            let mut conditions = attributes.iter().filter(|attribute| attribute.path().is_ident("cfg"));
            let holds = |attribute: &syn::Attribute| {
                attribute.meta.require_list().is_ok_and(|list| list.tokens.to_string().contains(&feature))
            };
            if conditions.all(holds) {
                found.add(item);
            }
        }
        found
    }

    fn add(&mut self, item: syn::Item) {
        match item {
            syn::Item::Enum(item) => {
                let paths = item.variants.iter().map(|variant| &variant.ident);
                self.values.extend(paths.map(|name| (name.to_string(), format!("{}::{name}", item.ident))));
            }
            // A second name of a value.
            syn::Item::Impl(item) => {
                let syn::Type::Path(of) = &*item.self_ty else { return };
                let Some(of) = of.path.get_ident() else { return };
                for item in &item.items {
                    if let syn::ImplItem::Const(item) = item {
                        self.values.insert(item.ident.to_string(), format!("{of}::{}", item.ident));
                    }
                }
            }
            syn::Item::Const(item) => _ = self.values.insert(item.ident.to_string(), item.ident.to_string()),
            syn::Item::Struct(item) => {
                let fields = item.fields.iter().filter_map(|field| field.ident.as_ref()).map(ToString::to_string);
                self.structures.insert(item.ident.to_string(), fields.collect());
            }
            syn::Item::Union(item) => _ = self.structures.insert(item.ident.to_string(), BTreeSet::new()),
            syn::Item::Type(item) => {
                if let syn::Type::Path(of) = &*item.ty
                    && let Some(of) = of.path.get_ident()
                {
                    self.aliases.insert(item.ident.to_string(), of.to_string());
                }
            }
            _ => {}
        }
    }

    /// The fields of a structure, also by another name of its.
    fn fields(&self, name: &str) -> Option<&BTreeSet<String>> {
        self.structures.get(name).or_else(|| self.fields(self.aliases.get(name)?))
    }

    fn knows(&self, name: &str) -> bool {
        self.values.contains_key(name) || self.fields(name).is_some()
    }

    /// The name that a field has in Rust.
    fn field(&self, structure: &str, field: &str) -> Option<String> {
        let fields = self.fields(structure)?;
        [field.to_owned(), format!("{field}_")].into_iter().find(|name| fields.contains(name))
    }
}

/// Compares our header with cudarc's declarations of a release; `absent` are the names that CUDA changed since.
fn compare_with_cudarc(front_end: &FrontEnd, module: &str, release: &str, absent: &[&str]) {
    let theirs = Cudarcs::read(module, release);
    let declared = declared(front_end);
    let known = |name: &str| theirs.knows(name) && !absent.contains(&name);
    let has = |structure: &str, field: &str| theirs.field(structure, field).is_some();
    let name = format!("{}_{release}", front_end.folder);
    // Parts of unions have names of bindgen's.
    let front_end = FrontEnd { parts: &[], ..*front_end };
    let own = program(&front_end, &declared, front_end.ours, &known, &has);
    let own = shown(&name, &own, &[format!("-I{}", root().join("include").display())]);
    assert!(own.lines().count() > 300, "{} lines", own.lines().count());
    assert_same_as_cudarc(&theirs, &name, &own);
}

/// Asserts that cudarc's declarations give the same lines for the same names.
fn assert_same_as_cudarc(theirs: &Cudarcs, name: &str, own: &str) {
    let mut source = format!("#[path = {:?}]\nmod theirs;\nuse theirs::*;\nfn main() {{\n", theirs.module);
    let mut structure = "";
    for line in own.lines() {
        let shown = line.trim_start().split(' ').next().expect("a name");
        let (values, value) = if line.starts_with("  ") {
            let field = theirs.field(structure, shown).expect("a field");
            ("", format!("std::mem::offset_of!({structure}, {field})"))
        } else if let Some(path) = theirs.values.get(shown) {
            // Flags are structures of one number.
            let is_flag = path.split_once("::").is_some_and(|(of, _)| theirs.structures.contains_key(of));
            ("", format!("{path}{} as i64", if is_flag { ".0" } else { "" }))
        } else {
            structure = shown;
            (" {}", format!("size_of::<{shown}>(), align_of::<{shown}>()"))
        };
        let name = line.split_at(line.find(shown).expect("it is in it") + shown.len()).0;
        source += &format!("println!(\"{name} {{}}{values}\", {value});\n");
    }
    let path = scratch("layout").join(format!("{name}.rs"));
    std::fs::write(&path, source + "}\n").expect("the target folder can be written");
    let program = path.with_extension("theirs");
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", "2021", "-A", "warnings", "--cfg", &format!("feature={}", theirs.feature), "-o"]);
    rustc.args([&program, &path]);
    if let Some(target) = std::env::var_os("CARGO_BUILD_TARGET") {
        rustc.arg("-Clinker=cc").arg("--target").arg(target);
    }
    succeed(&mut rustc);
    let theirs = text(&succeed(&mut Command::new(program)).stdout);
    let differ = own.lines().zip(theirs.lines()).filter(|(own, theirs)| own != theirs).collect::<Vec<_>>();
    assert!(differ.is_empty(), "ours and cudarc's: {differ:#?}");
    assert_eq!(own.lines().count(), theirs.lines().count());
}

#[test]
fn all_is_as_in_the_header_of_cuda_12_9() {
    compare(&DRIVER, "nvidia-cuda-runtime-cu12==12.9.79", "12_9", SINCE_12_9);
}

#[test]
fn all_is_as_in_the_header_of_cuda_13_5() {
    compare(&DRIVER, "nvidia-cuda-runtime==13.5.37", "13_5", &[]);
}

#[test]
fn all_is_as_cudarc_declares_cuda_12_9_and_13() {
    compare_with_cudarc(&DRIVER, "driver", "cuda-12090", SINCE_12_9);
    for release in ["cuda-13000", "cuda-13040"] {
        compare_with_cudarc(&DRIVER, "driver", release, &[]);
    }
}

/// What cuGetProcAddress finds at a version has the prototype that the header names by that version.
#[test]
fn every_function_is_found_from_the_version_that_cudas_header_names() {
    let headers = [
        ("nvidia-cuda-runtime-cu12==12.9.79", "nvidia/cuda_runtime/include", 12090),
        ("nvidia-cuda-runtime==13.5.37", "nvidia/cu13/include", 13050),
    ];
    for (package, folder, newest) in headers {
        let Some(packages) = unpacked(&[package]) else { return };
        let header = packages.join(folder).join("cudaTypedefs.h");
        let header = std::fs::read_to_string(&header).unwrap_or_else(|why| panic!("{}: {why}", header.display()));
        // PFN_cuMemcpyHtoD_v7000_ptds: the name, the version, and whether it is for the per-thread default stream.
        let mut theirs: BTreeMap<&str, BTreeSet<(i32, bool)>> = BTreeMap::new();
        for named in header.split("(CUDAAPI *PFN_").skip(1) {
            // A few functions, none of them exported here, have no version.
            let Some((name, version)) = named.split(')').next().and_then(|named| named.split_once("_v")) else {
                continue;
            };
            let (version, suffix) = version.split_once('_').unwrap_or((version, ""));
            theirs.entry(name).or_default().insert((version.parse().expect("a number"), !suffix.is_empty()));
        }
        let mut compared = 0;
        for variant in ours::variants(None).filter(|variant| variant.since <= newest) {
            let Some(versions) = theirs.get(variant.name) else { continue };
            let (name, since) = (variant.name, variant.since);
            assert!(versions.contains(&(since, false)), "{name} from {since}: {versions:?}");
            let per_thread = since >= 7000 && variant.per_thread.is_some();
            assert_eq!(versions.contains(&(since, true)), per_thread, "{name} from {since}: {versions:?}");
            compared += 1;
        }
        assert!(compared > 200, "only {compared} functions are compared");
    }
}

#[test]
fn all_of_the_runtime_is_as_cudarc_declares_cuda_12_9_and_13() {
    // 13.4 put a member into the reserved part of the pointer's attributes.
    const SINCE_13_0: &[&str] = &["cudaDevAttrMax", "cudaPointerAttributes"];
    compare_with_cudarc(&RUNTIME, "runtime", "cuda-12090", RUNTIME_SINCE_12_9);
    compare_with_cudarc(&RUNTIME, "runtime", "cuda-13000", SINCE_13_0);
    compare_with_cudarc(&RUNTIME, "runtime", "cuda-13040", &["cudaDevAttrMax"]);
}

#[test]
fn what_13_changed_is_as_cudarc_declares_cuda_12_9() {
    let declared = declared(&RUNTIME);
    let (mut types, mut lines) = (format!("#include {}\n#include <stddef.h>\n", RUNTIME.ours), String::new());
    for name in ["cudaDeviceProp", "cudaPointerAttributes"] {
        let own = format!("{name}_12");
        types += &format!("struct {own} {{ {} }};\n", declared.types[&own].join(" "));
        lines += &format!("printf(\"{name} %zu %zu\\n\", sizeof({own}), __alignof__({own}));\n");
        for field in &declared.structures[&own] {
            lines += &format!("printf(\"  {field} %zu\\n\", offsetof({own}, {field}));\n");
        }
    }
    let source = format!("#include <stdio.h>\n{types}int main() {{\n{lines}}}\n");
    let own = shown("cudart_12_own", &source, &[format!("-I{}", root().join("include").display())]);
    assert!(own.lines().count() > 80, "{own}");
    assert_same_as_cudarc(&Cudarcs::read("runtime", "cuda-12090"), "cudart_12", &own);
}

#[test]
fn all_of_the_runtime_is_as_in_the_header_of_cuda_12_9() {
    compare(&RUNTIME, "nvidia-cuda-runtime-cu12==12.9.79", "12_9", RUNTIME_SINCE_12_9);
}

#[test]
fn all_of_the_runtime_is_as_in_the_header_of_cuda_13_5() {
    compare(&RUNTIME, "nvidia-cuda-runtime==13.5.37", "13_5", &[]);
}

/// The structures that CUDA 13 changed, as programs of CUDA 12 know them.
#[test]
fn what_13_changed_is_as_in_the_header_of_cuda_12_9() {
    let Some(folders) = headers_of(&[&["nvidia-cuda-runtime-cu12==12.9.79"], RUNTIME.besides].concat()) else { return };
    let declared = declared(&RUNTIME);
    let mut source = "#include <cuda_runtime_api.h>\n#include <stddef.h>\n".to_string();
    for name in ["cudaDeviceProp", "cudaPointerAttributes"] {
        let own = format!("{name}_12");
        source += &format!("struct {own} {{ {} }};\n", declared.types[&own].join(" "));
        source += &format!("static_assert(sizeof({own}) == sizeof({name}), \"{name}\");\n");
        for field in &declared.structures[&own] {
            source += &format!("static_assert(offsetof({own}, {field}) == offsetof({name}, {field}), \"{field}\");\n");
        }
    }
    assert!(source.lines().count() > 80, "{source}");
    for (name, size, field, offset) in EXTERNAL_12 {
        source += &format!("static_assert(sizeof({name}) == {size}, \"{name}\");\n");
        source += &format!("static_assert(offsetof({name}, {field}) == {offset}, \"{name}.{field}\");\n");
    }
    let flags: Vec<String> = folders.iter().map(|folder| format!("-I{}", folder.display())).collect();
    shown("cudart_12", &(source + "int main() {}\n"), &flags);
}

/// Of external memory and semaphores only what CUDA 12 has too is read. The parameters of signals and waits called _v1
/// are what its plain names take. Each structure's size, and its last member and where that is.
const EXTERNAL_12: &[(&str, usize, &str, usize)] = &[
    ("cudaExternalMemoryHandleDesc", 40, "flags", 32),
    ("cudaExternalMemoryBufferDesc", 24, "flags", 16),
    ("cudaExternalMemoryMipmappedArrayDesc", 64, "numLevels", 60),
    ("cudaExternalSemaphoreHandleDesc", 32, "flags", 24),
    ("cudaExternalSemaphoreSignalParams_v1", 32, "flags", 24),
    ("cudaExternalSemaphoreWaitParams_v1", 40, "flags", 32),
    ("cudaExternalSemaphoreSignalParams", 144, "flags", 72),
    ("cudaExternalSemaphoreWaitParams", 144, "flags", 72),
];

/// What CUDA's runtime got or changed after 12.9; all that start so.
const RUNTIME_SINCE_12_9: &[&str] = &[
    "cudaAtomicCapability",
    "cudaChannelFormatKindUnsigned16",
    "cudaChannelFormatKindUnsigned8Packed",
    "cudaChannelFormatKindUnsigned8Planar",
    "cudaChannelFormatKindUnsigned8SemiPlanar",
    "cudaFuncAttributeSharedMemoryMode",
    "cudaGraphDebugDotFlagsMemcpyBatchNodeParams",
    "cudaGraphNodeTypeExternalEngine",
    "cudaGraphNodeTypeMemcpyBatch",
    "cudaGraphNodeTypeReserved16",
    "cudaGraphRecapture",
    "cudaKernelFunctionType",
    "cudaLogLevel",
    "cudaMemPoolAttrAllocationType",
    "cudaMemPoolAttrExportHandleTypes",
    "cudaMemPoolAttrHwDecompressEnabled",
    "cudaMemPoolAttrLocalityDomainId",
    "cudaMemPoolAttrLocation",
    "cudaMemPoolAttrMaxPoolSize",
    "cudaHostTask",
    "cudaDeviceProp",
    "cudaPointerAttributes",
    "cudaExternalMemoryHandleDesc",
    "cudaExternalMemoryBufferDesc",
    "cudaExternalMemoryMipmappedArrayDesc",
    "cudaExternalSemaphoreHandleDesc",
    "cudaDevAttrMax",
    "cudaAtomicOperation",
    "cudaDevAttrAtomicReductionSupported",
    "cudaDevAttrCigStreamsSupported",
    "cudaDevAttrHostMemoryPoolsSupported",
    "cudaDevAttrLocalityDomainCount",
    "cudaDevAttrLocalityDomainMultiprocessorCount",
    "cudaDevAttrOnlyPartialHostNativeAtomicSupported",
    "cudaDevAttrOversizedSharedMemoryPerBlock",
    "cudaDevAttrReserved145",
    "cudaDevAttrReserved96",
    "cudaDevAttrTensorMapLargeTensorMinSize",
    "cudaDevP2PAttrOnlyPartialNativeAtomicSupported",
    "cudaDevResourceType",
    "cudaErrorFabricNotReady",
    "cudaErrorGraphRecaptureFailure",
    "cudaErrorInsufficientLoaderVersion",
    "cudaErrorStreamDetached",
    "cudaErrorVersionTranslation",
    "cudaLaunchAttributeNvlinkUtilCentricScheduling",
    "cudaLaunchAttributePortableClusterSizeMode",
    "cudaLaunchAttributeSharedMemoryMode",
    "cudaLimitPerBlockMemorySize",
    "cudaMemAllocationTypeManaged",
    "cudaMemLocationTypeDeviceLocalityDomain",
    "cudaMemLocationTypeInvisible",
    "cudaMemLocationTypeNone",
];

/// What CUDA got after 12.9; where a name ends with an underscore, all that start so.
const SINCE_12_9: &[&str] = &[
    "CU_LOGICAL_ENDPOINT",
    "CU_PROCESS_STATE_CHECKPOINTING",
    "CU_PROCESS_STATE_RESTORING",
    "CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED",
    "CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE",
    "CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS",
    "CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS",
    "CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE",
    "CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH",
    "CU_GRAPH_NODE_TYPE_MEMCPY_BATCH",
    "CU_GRAPH_NODE_TYPE_RESERVED_16",
    "CU_GRAPH_RECAPTURE",
    "CU_JIT_BINARY_LOADER_THREAD_COUNT",
    "CU_JIT_SPLIT_COMPILE",
    "CU_ATOMIC_",
    "CU_HOST_TASK_",
    "CU_CLIQUE_TYPE_",
    "CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER",
    "CUDA_ERROR_MULTICAST_RESOURCE_FULL",
    "CUDA_ERROR_INSUFFICIENT_LOADER_VERSION",
    "CUDA_ERROR_STREAM_DETACHED",
    "CUDA_ERROR_GRAPH_RECAPTURE_FAILURE",
    "CUDA_ERROR_FABRIC_NOT_READY",
    "CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED",
    "CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED",
    "CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED",
    "CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED",
    "CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED",
    "CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT",
    "CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK",
    "CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED",
    "CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED",
    "CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED",
    "CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED",
    "CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED",
    "CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED",
    "CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT",
    "CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES",
    "CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED",
    "CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE",
    "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED",
    "CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL",
    "CU_LIMIT_PER_BLOCK_MEMORY_SIZE",
    "CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED",
    "CU_MEM_LOCATION_TYPE_NONE",
    "CU_MEM_LOCATION_TYPE_INVISIBLE",
    "CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN",
    "CU_STREAM_MEM_OP_ATOMIC_REDUCTION",
    "CU_AD_FORMAT_UINT8_PACKED_422",
    "CU_AD_FORMAT_UINT8_PACKED_444",
    "CU_AD_FORMAT_UINT8_SEMIPLANAR_420",
    "CU_AD_FORMAT_UINT16_SEMIPLANAR_420",
    "CU_AD_FORMAT_UINT8_SEMIPLANAR_422",
    "CU_AD_FORMAT_UINT16_SEMIPLANAR_422",
    "CU_AD_FORMAT_UINT8_SEMIPLANAR_444",
    "CU_AD_FORMAT_UINT16_SEMIPLANAR_444",
    "CU_AD_FORMAT_UINT8_PLANAR_420",
    "CU_AD_FORMAT_UINT16_PLANAR_420",
    "CU_AD_FORMAT_UINT8_PLANAR_422",
    "CU_AD_FORMAT_UINT16_PLANAR_422",
    "CU_AD_FORMAT_UINT8_PLANAR_444",
    "CU_AD_FORMAT_UINT16_PLANAR_444",
    "CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING",
    "CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE",
    "CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE",
    "CUcliqueInfo",
    "CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD",
    "CU_MEM_ALLOCATION_TYPE_MANAGED",
    "CU_MEMPOOL_ATTR_ALLOCATION_TYPE",
    "CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES",
    "CU_MEMPOOL_ATTR_LOCATION_ID",
    "CU_MEMPOOL_ATTR_LOCATION_TYPE",
    "CU_MEMPOOL_ATTR_MAX_POOL_SIZE",
    "CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED",
    "CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID",
];

macro_rules! same {
    ($($name:ident { $($field:ident)* })*) => {$(
        assert_eq!(size_of::<ours::$name>(), size_of::<theirs::$name>(), stringify!($name));
        $(assert_eq!(
            std::mem::offset_of!(ours::$name, $field),
            std::mem::offset_of!(theirs::$name, $field),
            concat!(stringify!($name), ".", stringify!($field)),
        );)*
    )*};
}

/// Structures of CUDA 10.2; none that it has has changed.
#[test]
fn structures_are_those_of_cuda_10_2() {
    same! {
        CUipcMemHandle { reserved }
        CUipcEventHandle { reserved }
        CUuuid { bytes }
        CUdevprop { maxThreadsPerBlock maxThreadsDim maxGridSize sharedMemPerBlock totalConstantMemory SIMDWidth memPitch
            regsPerBlock clockRate textureAlign }
        CUDA_MEMCPY2D { srcXInBytes srcY srcMemoryType srcHost srcDevice srcArray srcPitch dstXInBytes dstY
            dstMemoryType dstHost dstDevice dstArray dstPitch WidthInBytes Height }
        CUDA_MEMCPY3D { srcXInBytes srcY srcZ srcLOD srcMemoryType srcHost srcDevice srcArray reserved0 srcPitch
            srcHeight dstXInBytes dstY dstZ dstLOD dstMemoryType dstHost dstDevice dstArray reserved1 dstPitch dstHeight
            WidthInBytes Height Depth }
        CUDA_MEMCPY3D_PEER { srcXInBytes srcY srcZ srcLOD srcMemoryType srcHost srcDevice srcArray srcContext srcPitch
            srcHeight dstXInBytes dstY dstZ dstLOD dstMemoryType dstHost dstDevice dstArray dstContext dstPitch dstHeight
            WidthInBytes Height Depth }
        CUstreamBatchMemOpParams { operation }
        CUmemLocation { id }
        CUmemAccessDesc { location flags }
    }
}

/// The parts of structures that have no names in CUDA, and unions, which the comparisons above leave out.
#[test]
fn parts_are_those_of_cuda() {
    macro_rules! parts {
        ($($name:ident $size:literal { $($field:ident @ $offset:literal)* })*) => {$(
            assert_eq!(size_of::<ours::$name>(), $size, stringify!($name));
            $(assert_eq!(
                std::mem::offset_of!(ours::$name, $field),
                $offset,
                concat!(stringify!($name), ".", stringify!($field)),
            );)*
        )*};
    }
    parts! {
        CUmemAllocationFlags 8 { compressionType @ 0 gpuDirectRDMACapable @ 1 usage @ 2 reserved @ 4 }
        CUexternalSemaphoreSignal 72 { fence @ 0 nvSciSync @ 8 keyedMutex @ 16 reserved @ 24 }
        CUexternalSemaphoreWait 72 { fence @ 0 nvSciSync @ 8 keyedMutex @ 16 reserved @ 32 }
        CUstreamMemOpWaitValueParams 40 { operation @ 0 address @ 8 value64 @ 16 flags @ 24 alias @ 32 }
        CUlaunchAttributeValue 64 {}
    }
}
