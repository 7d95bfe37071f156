// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the release library exports: exactly what src/api declares, every HIP function of the families it claims, and
//! nothing that can panic across the border.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use common::{release_library, root, scratch, succeed, text};
use syn::visit::Visit;

/// The functions of HIP 6.3's Linux version map in the families this library answers.
const HIP: &str = "
    hipChooseDevice hipChooseDeviceR0600 hipDeviceComputeCapability hipDeviceGet hipDeviceGetAttribute
    hipDeviceGetByPCIBusId hipDeviceGetCacheConfig hipDeviceGetLimit hipDeviceGetName hipDeviceGetPCIBusId
    hipDeviceGetSharedMemConfig hipDeviceGetStreamPriorityRange hipDeviceGetUuid hipDeviceReset
    hipDeviceSetCacheConfig hipDeviceSetLimit hipDeviceSetSharedMemConfig hipDeviceSynchronize hipDeviceTotalMem
    hipDriverGetVersion hipGetDevice hipGetDeviceCount hipGetDeviceFlags hipGetDeviceProperties
    hipGetDevicePropertiesR0600 hipInit hipRuntimeGetVersion hipSetDevice hipSetDeviceFlags hipSetValidDevices
    hipCtxCreate hipCtxDestroy hipCtxGetApiVersion hipCtxGetCacheConfig hipCtxGetCurrent hipCtxGetDevice
    hipCtxGetFlags hipCtxGetSharedMemConfig hipCtxPopCurrent hipCtxPushCurrent hipCtxSetCacheConfig
    hipCtxSetCurrent hipCtxSetSharedMemConfig hipCtxSynchronize hipDevicePrimaryCtxGetState
    hipDevicePrimaryCtxRelease hipDevicePrimaryCtxReset hipDevicePrimaryCtxRetain hipDevicePrimaryCtxSetFlags
    hipDrvGetErrorName hipDrvGetErrorString hipExtGetLastError hipGetErrorName hipGetErrorString hipGetLastError
    hipPeekAtLastError
    hipExtHostAlloc hipExtMallocWithFlags hipFree hipFreeHost hipHostAlloc hipHostFree hipHostGetDevicePointer
    hipHostGetFlags hipHostMalloc hipHostRegister hipHostUnregister hipMalloc hipMallocHost hipMallocManaged
    hipMallocPitch hipMemAdvise hipMemAllocHost hipMemAllocPitch hipMemGetAddressRange hipMemGetInfo
    hipMemPrefetchAsync hipMemPtrGetInfo hipMemRangeGetAttribute hipMemRangeGetAttributes
    hipMallocAsync hipFreeAsync
    hipDrvPointerGetAttributes hipPointerGetAttribute hipPointerGetAttributes hipPointerSetAttribute
    hipDrvMemcpy3D hipDrvMemcpy3DAsync hipMemcpy hipMemcpy2D hipMemcpy2DAsync hipMemcpy3D hipMemcpy3DAsync
    hipMemcpyAsync hipMemcpyDtoD hipMemcpyDtoDAsync hipMemcpyDtoH hipMemcpyDtoHAsync hipMemcpyHtoD
    hipMemcpyHtoDAsync hipMemcpyParam2D hipMemcpyParam2DAsync hipMemcpyWithStream hipMemcpyPeer hipMemcpyPeerAsync
    hipMemset hipMemset2D hipMemset2DAsync hipMemset3D hipMemset3DAsync hipMemsetAsync hipMemsetD16
    hipMemsetD16Async hipMemsetD32 hipMemsetD32Async hipMemsetD8 hipMemsetD8Async
    hipExtStreamCreateWithCUMask hipExtStreamGetCUMask hipGetStreamDeviceId hipLaunchHostFunc hipStreamAddCallback
    hipStreamAttachMemAsync hipStreamCreate hipStreamCreateWithFlags hipStreamCreateWithPriority hipStreamDestroy
    hipStreamGetDevice hipStreamGetFlags hipStreamGetPriority hipStreamIsCapturing hipStreamQuery
    hipStreamSynchronize hipStreamWaitEvent hipStreamWaitValue32 hipStreamWaitValue64 hipStreamWriteValue32
    hipStreamWriteValue64
    hipEventCreate hipEventCreateWithFlags hipEventDestroy hipEventElapsedTime hipEventQuery hipEventRecord
    hipEventSynchronize
    hipCtxDisablePeerAccess hipCtxEnablePeerAccess hipDeviceCanAccessPeer hipDeviceDisablePeerAccess
    hipDeviceEnablePeerAccess hipDeviceGetP2PAttribute hipExtGetLinkTypeAndHopCount
    hipIpcCloseMemHandle hipIpcGetEventHandle hipIpcGetMemHandle hipIpcOpenEventHandle hipIpcOpenMemHandle
    hipGetProcAddress
";

/// The extension calls that are not twins of a vendor's.
const ANYGPU: [&str; 4] = ["anygpu_version", "anygpu_backend", "anygpu_last_reason", "anygpu_self_test_panic"];

/// The exported functions of src/api: name, and the names that its body calls.
fn declared() -> BTreeMap<String, BTreeSet<String>> {
    let mut functions = BTreeMap::new();
    walk(&root().join("src"), &mut functions);
    assert!(functions.len() > ANYGPU.len(), "src/api declares no functions");
    functions
}

fn walk(folder: &Path, functions: &mut BTreeMap<String, BTreeSet<String>>) {
    for entry in std::fs::read_dir(folder).expect("a source folder") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            walk(&path, functions);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).expect("a source file");
            let file = syn::parse_file(&source).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            let mut finder = Finder { inside_api: path.starts_with(root().join("src/api")), functions };
            finder.visit_file(&file);
        }
    }
}

struct Finder<'a> {
    inside_api: bool,
    functions: &'a mut BTreeMap<String, BTreeSet<String>>,
}

impl Visit<'_> for Finder<'_> {
    fn visit_item_fn(&mut self, function: &syn::ItemFn) {
        if function.attrs.iter().any(is_exported) {
            let name = function.sig.ident.to_string();
            assert!(self.inside_api, "{name} is exported from outside src/api");
            let mut calls = Calls(BTreeSet::new());
            calls.visit_block(&function.block);
            assert!(self.functions.insert(name.clone(), calls.0).is_none(), "{name} is exported twice");
        }
    }
}

fn is_exported(attribute: &syn::Attribute) -> bool {
    let names = ["no_mangle", "export_name"];
    names.iter().any(|name| attribute.path().is_ident(name))
        || (attribute.path().is_ident("unsafe")
            && attribute
                .parse_args::<syn::Meta>()
                .is_ok_and(|inner| names.iter().any(|name| inner.path().is_ident(name))))
}

struct Calls(BTreeSet<String>);

impl<'ast> Visit<'ast> for Calls {
    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        if let syn::Expr::Path(path) = &*call.func
            && let Some(last) = path.path.segments.last()
        {
            self.0.insert(last.ident.to_string());
        }
        syn::visit::visit_expr_call(self, call);
    }
}

fn exported(library: &Path) -> BTreeSet<String> {
    let output = succeed(Command::new("nm").args(["-D", "--defined-only", "--format=posix"]).arg(library));
    text(&output.stdout).lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
}

fn difference(title: &str, left: &BTreeSet<String>, right: &BTreeSet<String>) -> String {
    let names: Vec<&str> = left.difference(right).map(String::as_str).collect();
    if names.is_empty() { String::new() } else { format!("{title}: {}\n", names.join(" ")) }
}

#[test]
fn exactly_the_declared_functions_are_exported() {
    let exported = exported(&release_library());
    let declared: BTreeSet<String> = declared().into_keys().collect();
    let complaint = difference("exported but not declared", &exported, &declared)
        + &difference("declared but not exported", &declared, &exported);
    assert!(complaint.is_empty(), "{complaint}");
}

#[test]
fn every_function_of_the_families_is_declared() {
    let declared: BTreeSet<String> = declared().into_keys().collect();
    let expected: BTreeSet<String> = HIP.split_whitespace().map(str::to_owned).collect();
    let mut complaint = difference("missing", &expected, &declared);
    for name in &declared {
        let twin = name.strip_prefix("anygpu_").and_then(|name| name.strip_suffix("_ref"));
        let is_own = ANYGPU.contains(&name.as_str()) || twin.is_some_and(|twin| declared.contains(twin));
        if !is_own && !name.starts_with("hip") {
            complaint += &format!("belongs to no dialect: {name}\n");
        }
    }
    assert!(complaint.is_empty(), "{complaint}");
}

#[test]
fn every_exported_function_is_guarded() {
    const GUARDS: [&str; 5] = ["entry", "entry_without_gpu", "run", "run_without_gpu", "answer"];
    let declared = declared();
    // It returns a constant's address.
    const CANNOT_PANIC: [&str; 1] = ["anygpu_version"];
    let guarded =
        |name: &str| declared.get(name).is_some_and(|calls| GUARDS.iter().any(|guard| calls.contains(*guard)));
    let bare: Vec<&String> = declared
        .iter()
        .filter(|(name, calls)| {
            !guarded(name) && !calls.iter().any(|called| guarded(called)) && !CANNOT_PANIC.contains(&name.as_str())
        })
        .map(|(name, _)| name)
        .collect();
    assert!(bare.is_empty(), "a panic in these would reach C: {bare:?}");
}

#[test]
fn stripped_it_is_small() {
    let stripped = scratch("strip").join("libanygpu.so");
    succeed(Command::new("strip").arg("-o").arg(&stripped).arg(release_library()));
    let size = std::fs::metadata(&stripped).expect("the stripped library").len();
    assert!(size < 2 << 20, "the stripped library has {size} bytes");
}

#[test]
fn it_names_itself_and_stays_loaded() {
    let output = succeed(Command::new("readelf").arg("--dynamic").arg("--wide").arg(release_library()));
    let dynamic = text(&output.stdout);
    assert!(dynamic.contains("Library soname: [libanygpu.so.0]"), "{dynamic}");
    assert!(dynamic.contains("NODELETE"), "{dynamic}");
    assert!(dynamic.contains("SYMBOLIC") || binds_functions_to_itself(), "{dynamic}");
}

/// Whether a call from one exported function to another avoids the PLT, where a preloaded library could catch it.
fn binds_functions_to_itself() -> bool {
    let output = succeed(Command::new("readelf").arg("--relocs").arg("--wide").arg(release_library()));
    let exported = exported(&release_library());
    !text(&output.stdout).lines().any(|line| {
        (line.contains("JUMP_SLO") || line.contains("GLOB_DAT"))
            && line.split_whitespace().any(|word| exported.contains(word))
    })
}

#[test]
fn it_needs_only_the_c_library() {
    let output = succeed(Command::new("readelf").arg("--dynamic").arg("--wide").arg(release_library()));
    const ALLOWED: [&str; 8] =
        ["libc.so", "libgcc_s.so", "libm.so", "libdl.so", "libpthread.so", "librt.so", "ld-linux", "libc.musl"];
    for line in text(&output.stdout).lines().filter(|line| line.contains("(NEEDED)")) {
        assert!(ALLOWED.iter().any(|name| line.contains(name)), "{line}");
    }
}
