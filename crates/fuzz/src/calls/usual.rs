// SPDX-License-Identifier: MIT OR Apache-2.0
//! Objects and arguments with which something comes of a call: drawn at random, few would ever fit together.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ffi::c_void;
use std::fs::File;
use std::os::fd::{IntoRawFd, RawFd};
use std::ptr;
use std::sync::OnceLock;

use anygpu::api::anygpu as own;
use anygpu::api::{acl, cuda, hip};

use super::{Class, Object, World};

/// Names of another process's objects, if there is one.
pub static FOREIGN: OnceLock<Foreign> = OnceLock::new();

/// Names of another process's objects.
#[derive(Default)]
pub struct Foreign {
    /// An IPC handle of memory.
    pub memory: Vec<u8>,
    /// An IPC handle of an event.
    pub event: Vec<u8>,
    /// Tokens of memory.
    pub tokens: Vec<Vec<u8>>,
    /// A token of an event.
    pub event_token: Vec<u8>,
    /// AscendCL's key of memory.
    pub key: Vec<u8>,
    /// AscendCL's key of a notify.
    pub notify: Vec<u8>,
    /// Data of a pointer into a pool.
    pub pointer: Vec<u8>,
    /// That pool's file.
    pub pool: String,
    /// A 64-bit handle of physical memory, which any process may import.
    pub number: u64,
}

/// An argument that usually leads somewhere.
#[derive(Clone, Copy)]
pub enum Usual {
    /// One of these numbers.
    Of(&'static [u64]),
    /// An object with this mark, whose size the next `Size` is.
    Marked(Class, &'static str),
    /// The size of the last marked object.
    Size,
}

use Usual::{Marked, Of, Size};

const PAGES: usize = 2 << 20;
const SOME: usize = 64 << 10;
const GIB: usize = 1 << 30;

/// Parts of the names of functions and structures, without underscores and in lower case; names of arguments and members;
/// and what these are drawn from. The first line that fits counts.
#[rustfmt::skip]
const TABLE: &[(&[&str], &[&str], Usual)] = &[
    // Structures.
    (&["channelformatdesc", "mipmappedarraydesc"], &["x"], Of(&[32, 8, 16])),
    (&["channelformatdesc", "mipmappedarraydesc"], &["y", "z", "w"], Of(&[0])),
    (&["channelformatdesc", "mipmappedarraydesc"], &["f"], Of(&[0, 1])),
    (&["arraydescriptor", "mipmappedarraydesc", "array3ddescriptor"], &["format"], Of(&[0x20, 1, 8])),
    (&["arraydescriptor", "mipmappedarraydesc", "array3ddescriptor"], &["numchannels"], Of(&[1, 2, 4])),
    (&["arraydescriptor", "mipmappedarraydesc", "array3ddescriptor"], &["width", "height"], Of(&[16])),
    (&["arraydescriptor", "mipmappedarraydesc", "array3ddescriptor"], &["depth", "flags", "offset"], Of(&[0])),
    (&["mipmappedarraydesc"], &["numlevels"], Of(&[1, 2])),
    (&["extent"], &["width"], Of(&[16, 16, 8])),
    (&["extent"], &["height"], Of(&[16, 16, 2, 1])),
    (&["extent"], &["depth"], Of(&[0, 1, 2])),
    (&["mallocarray", "malloc3darray", "mallocmipmapped"], &["width", "height"], Of(&[16])),
    (&["malloc3darray", "mallocarray", "mallocmipmapped"], &["flags"], Of(&[0])),
    (&["mipmapped"], &["numlevels", "nummipmaplevels"], Of(&[1, 2])),
    (&["mipmapped"], &["level"], Of(&[0, 1])),
    (&["poolprops", "allocationprop"], &["alloctype", "type"], Of(&[1])),
    (&["poolprops", "allocationprop"], &["handletypes", "requestedhandletype", "requestedhandletypes"], Of(&[1, 0, 1])),
    (&["poolprops", "allocationprop"], &["id"], Of(&[0, 0, 1])),
    (&["poolprops", "allocationprop"], &["maxsize", "win32securityattributes", "win32handlemetadata", "compressiontype", "gpudirectrdmacapable", "usage"], Of(&[0])),
    (&["physicalmemprop"], &["handletype", "allocationtype", "id", "reserve"], Of(&[0])),
    (&["physicalmemprop"], &["memattr"], Of(&[1, 3, 0])),
    (&["memlocation", "accessdesc", "batchattr", "physicalmemprop", "memcpy3doperand", "attributes"], &["type"], Of(&[1])),
    (&["memlocation", "accessdesc", "batchattr"], &["id"], Of(&[0])),
    (&["accessdesc"], &["flags"], Of(&[3, 1])),
    (&["buffdesc", "bufferdesc"], &["offset", "flags"], Of(&[0])),
    (&["bufferdesc"], &["size"], Of(&[4096, 65_536])),
    (&["memoryhandledesc"], &["type"], Of(&[1])),
    (&["memoryhandledesc"], &["size"], Of(&[PAGES as u64])),
    (&["semaphorehandledesc"], &["type"], Of(&[9])),
    (&["memoryhandledesc", "semaphorehandledesc"], &["flags"], Of(&[0])),
    (&["signalparams"], &["value"], Of(&[6, 7, 8, 100])),
    (&["signalparams", "waitparams"], &["flags"], Of(&[0])),
    // Tokens, IPC.
    (&["anygpuexportevent"], &["event"], Marked(Class::Event, "shared")),
    (&["anygpuexport"], &["ptr"], Marked(Class::Memory, "own")),
    (&["anygpucloseevent"], &["event"], Marked(Class::Event, "imported")),
    (&["anygpuclose"], &["ptr"], Marked(Class::Memory, "imported")),
    (&["anygpuimport"], &["device"], Of(&[0, 0, 1])),
    (&["tokentotext"], &["length"], Of(&[1025, 2000])),
    (&["timelineopen", "timelinewithdraw"], &["handle"], Marked(Class::Number, "offer")),
    (&["timelineopen"], &["number"], Of(&[0, 1, 3])),
    (&["timelineoffer"], &["count"], Of(&[4, 1])),
    (&["stepscreate"], &["readers"], Of(&[1, 2, 496])),
    (&["stepsjoin"], &["handle"], Marked(Class::Number, "steps")),
    (&["ipcopenmem"], &["flags"], Of(&[1])),
    (&["ipcclosemem"], &["devptr", "dptr"], Marked(Class::Memory, "opened")),
    (&["ipcgeteventhandle"], &["event", "hevent"], Marked(Class::Event, "shared")),
    (&["setimportpid", "setpidto"], &["num", "pidnum"], Of(&[1])),
    (&["importbykey", "getexportkey"], &["flags"], Of(&[0, 1])),
    (&["getexportkey"], &["len"], Of(&[65])),
    (&["ipcmemgetexportkey"], &["devptr"], Marked(Class::Memory, "acl")),
    (&["ipcmemgetexportkey"], &["size"], Size),
    (&["aclrteventelapsedtime", "eventgettimestamp"], &["event", "startevent", "endevent"], Marked(Class::Event, "stamped")),
    (&["elapsedtime"], &["event", "startevent", "endevent", "start", "stop", "end", "hstart", "hend"], Marked(Class::Event, "timed")),
    // Physical memory.
    (&["granularity"], &["option"], Of(&[0, 1])),
    (&["memcreate", "mallocphysical"], &["size"], Of(&[PAGES as u64])),
    (&["memcreate", "mallocphysical", "memmap", "mapmem", "addressreserve", "reservememaddress", "shareablehandle"], &["flags"], Of(&[0])),
    (&["memaddressreserve"], &["size"], Of(&[PAGES as u64])),
    (&["reservememaddress"], &["size"], Of(&[1 << 30])),
    (&["addressreserve", "reservememaddress"], &["alignment", "addr", "expectptr"], Of(&[0])),
    (&["memaddressfree"], &["devptr", "ptr"], Marked(Class::Memory, "reserved")),
    (&["releasememaddress"], &["virptr"], Marked(Class::Memory, "gib")),
    (&["aclrtmapmem"], &["virptr"], Marked(Class::Memory, "gib")),
    (&["aclrtmapmem"], &["size"], Of(&[PAGES as u64])),
    (&["aclrtmapmem", "aclrtmemexport"], &["handle"], Marked(Class::Physical, "acl")),
    (&["aclrtunmapmem", "aclrtmemsetaccess", "aclrtmemgetaccess", "aclrtmemretain"], &["virptr"], Marked(Class::Memory, "aclmapped")),
    (&["hipmemmap", "cumemmap"], &["ptr"], Marked(Class::Memory, "reserved")),
    (&["hipmemmap", "cumemmap", "aclrtmapmem"], &["offset"], Of(&[0])),
    (&["hipmemunmap", "cumemunmap", "aclrtunmapmem", "memsetaccess", "memgetaccess", "retainallocationhandle"], &["ptr", "virptr", "addr"], Marked(Class::Memory, "mapped")),
    (&["hipmemunmap", "cumemunmap", "memaddressfree", "hipmemmap", "cumemmap", "aclrtmapmem", "memsetaccess"], &["size"], Size),
    (&["memsetaccess", "poolsetaccess"], &["count"], Of(&[1])),
    (&["exporttoshareable", "importfromshareable", "setpidtoshareable"], &["handletype", "shhandletype"], Of(&[1, 0])),
    (&["exporttoshareable", "importfromshareable", "setpidtoshareable"], &["sharetype"], Of(&[1])),
    (&["aclrtmemimportfromshareable"], &["deviceid"], Of(&[0])),
    (&["aclrtmemimportfromshareable"], &["shareablehandle"], Marked(Class::Number, "")),
    (&["aclrtmemsetpidto"], &["shareablehandle"], Marked(Class::Number, "own")),
    // Pools.
    (&["poolsetaccess", "poolgetaccess", "poolexport", "pooldestroy"], &["pool", "mempool"], Marked(Class::Pool, "own")),
    (&["poolexportpointer"], &["devptr", "ptr"], Marked(Class::Memory, "pooled")),
    (&["poolimportpointer"], &["pool", "mempool"], Marked(Class::Pool, "imported")),
    (&["getdefaultmempool", "getmempool", "setmempool"], &["type"], Of(&[1])),
    (&["setmempool"], &["pool", "mempool"], Marked(Class::Pool, "own")),
    // Managed memory.
    (&["prefetch", "advise", "rangegetattribute", "attachmem"], &["devptr", "dptr", "ptr"], Marked(Class::Memory, "managed")),
    (&["prefetch", "advise", "rangegetattribute"], &["count"], Size),
    (&["prefetch", "attachmem"], &["length"], Of(&[0])),
    (&["prefetch"], &["flags"], Of(&[0])),
    (&["prefetch", "advise"], &["dstdevice", "device"], Of(&[0])),
    (&["advise"], &["advice"], Of(&[1, 3, 5])),
    (&["attachmem"], &["flags"], Of(&[1, 2, 4])),
    (&["rangegetattribute"], &["datasize", "datasizes"], Of(&[4])),
    (&["rangegetattribute"], &["attribute", "attributes"], Of(&[1, 2, 4])),
    (&["rangegetattributes", "pointergetattributes"], &["numattributes"], Of(&[1, 2])),
    (&["pointergetattributes"], &["attributes"], Of(&[1, 2, 7, 8])),
    (&["pointergetattributes"], &["ptr"], Marked(Class::Memory, "own")),
    (&["discard", "prefetchbatch"], &["dptrs"], Marked(Class::Memory, "managed")),
    (&["hostunregister"], &["hostptr", "p", "ptr"], Marked(Class::Memory, "registered")),
    // Arrays.
    (&["2dtoarray", "2dfromarray", "2darraytoarray"], &["width"], Of(&[16, 4])),
    (&["2dtoarray", "2dfromarray", "2darraytoarray"], &["height"], Of(&[1, 2])),
    (&["toarray", "fromarray"], &["woffset", "hoffset", "woffsetdst", "hoffsetdst", "woffsetsrc", "hoffsetsrc"], Of(&[0])),
    (&["2dtoarray", "2dfromarray"], &["spitch", "dpitch"], Of(&[64])),
    (&["memcpytoarray", "memcpyfromarray", "memcpyarraytoarray"], &["count"], Of(&[16])),
    (&["toarray"], &["src"], Marked(Class::Memory, "own")),
    (&["fromarray"], &["dst"], Marked(Class::Memory, "own")),
    (&["toarray", "fromarray"], &["dst", "src"], Marked(Class::Array, "2d")),
    (&["memcpyatod", "memcpydtoa", "memcpyhtoa", "memcpyatoh", "memcpyatoa"], &["srcarray", "dstarray"], Marked(Class::Array, "1d")),
    (&["memcpyatod", "memcpydtoa", "memcpyhtoa", "memcpyatoh", "memcpyatoa"], &["srcoffset", "dstoffset"], Of(&[0])),
    (&["memcpyatod", "memcpydtoa", "memcpyhtoa", "memcpyatoh", "memcpyatoa"], &["bytecount", "count"], Of(&[16])),
    (&["memcpyatod"], &["dstdevice"], Marked(Class::Memory, "own")),
    (&["memcpy", "memset"], &["kind"], Of(&[4, 4, 1, 2, 3])),
    // Graphs.
    (&["graph"], &["numdependencies"], Of(&[0, 1, 0])),
    (&["graph"], &["numnodes", "pnumrootnodes", "numrootnodes", "pnumdependencies"], Of(&[0, 1, 8])),
    (&["graph"], &["pnumdependentnodes", "numdependentnodes", "numedges"], Of(&[0, 1, 8])),
    (&["memsetnode"], &["node", "hnode"], Marked(Class::Node, "fill")),
    (&["eventrecordnode"], &["node", "hnode"], Marked(Class::Node, "record")),
    (&["eventwaitnode"], &["node", "hnode"], Marked(Class::Node, "wait")),
    (&["memallocnode"], &["node", "hnode"], Marked(Class::Node, "memory")),
    (&["memfreenode"], &["node", "hnode"], Marked(Class::Node, "free")),
    (&["graphaddmemfreenode"], &["dptr", "devptr"], Marked(Class::Memory, "graph's")),
    (&["childgraphnode"], &["node", "hnode"], Marked(Class::Node, "child")),
    (&["semaphoressignalnode"], &["hnode"], Marked(Class::Node, "signal")),
    (&["semaphoreswaitnode"], &["hnode"], Marked(Class::Node, "semaphores")),
    (&["graph"], &["hgraphexec"], Marked(Class::Executable, "own")),
    (&["graph"], &["bytesize", "count"], Of(&[4096, 16])),
    (&["graphcreate", "graphupload"], &["flags"], Of(&[0])),
    (&["graphinstantiate"], &["flags"], Of(&[0, 1])),
    (&["graphinstantiate"], &["buffersize"], Of(&[0, 16])),
    (&["memsetparams", "memsetnodeparams"], &["dst"], Marked(Class::Memory, "own")),
    (&["memsetparams", "memsetnodeparams"], &["elementsize"], Of(&[1, 2, 4])),
    (&["memsetparams", "memsetnodeparams"], &["width", "height"], Of(&[1, 16])),
    (&["memsetparams", "memsetnodeparams"], &["pitch"], Of(&[64])),
    (&["memallocnodeparams"], &["bytesize"], Of(&[4096, 1 << 20])),
    // The rest.
    (&["getprocaddress"], &["cudaversion", "hipversion"], Of(&[12_000, 13_000, 11_030, 70_000])),
    (&["getprocaddress"], &["flags"], Of(&[0])),
    (&["batch"], &["numbatches", "count", "numattrs"], Of(&[1])),
    (&["batch"], &["attrsindexes", "attrsidxs"], Of(&[0])),
    (&["batch"], &["sizes"], Of(&[16])),
    (&["batch"], &["destmaxs"], Of(&[64])),
    (&["aclrtgetlasterror", "aclrtpeekatlasterror"], &["level"], Of(&[0])),
    (&["aclrtvaluewrite"], &["flag"], Of(&[0])),
    (&["aclrtmallocconfig"], &["numattrs"], Of(&[0, 1])),
    (&["aclrtmallocattribute"], &["attr"], Of(&[1, 2, 3])),
    (&["streamattribute"], &["stmattrtype"], Of(&[1, 2, 3, 4, 5])),
    (&["aclrtstreamattrvalue"], &["failuremode", "overflowswitch"], Of(&[0, 1])),
    (&["deviceenablepeer", "devicedisablepeer"], &["peerdevice", "peerdeviceid"], Of(&[1])),
    (&["deviceenablepeer", "ctxenablepeer"], &["flags"], Of(&[0])),
    (&["ctxenablepeer", "ctxdisablepeer"], &["peercontext", "peerctx"], Marked(Class::Context, "peer")),
    (&["signalexternal", "waitexternal"], &["numextsems"], Of(&[1, 2])),
];

/// Functions that refuse every call on the host back end, by parts of their names, and why.
#[rustfmt::skip]
pub const REFUSED: &[(&[&str], &str)] = &[
    (&["anygpu_self_test_panic"], "panics on purpose, and is not called"),
    (&["HostNode", "KernelNode", "MemcpyNode", "GraphAddNode", "GraphNodeSetParams", "GraphExecNodeSetParams"], "nodes keep functions and descriptions beyond the call"),
    (&["BatchMemOpNode", "AddExternalSemaphores", "SemaphoresSignalNodeSetParams", "SemaphoresWaitNodeSetParams"], "nodes wait for values that a sequence changes before a launch"),
    (&["GraphDebugDotPrint"], "writes a file"),
    (&["Capture", "Recapture"], "no streams are captured"),
    (&["StreamSetAttribute", "StreamGetAttribute"], "streams have no attributes that launches would use"),
    (&["ToSymbol", "FromSymbol"], "no device code is loaded, so there are no variables"),
    (&["Module", "Library", "LaunchKernel", "cuFunc", "hipFunc", "cuKernel", "Occupancy"], "a sequence has no object of kernels: tests/kernels.rs has"),
    (&["hipCtxSetCacheConfig", "hipCtxSetSharedMemConfig"], "AMD's runtime refuses them, too"),
    (&["hipProfilerStart", "hipProfilerStop"], "AMD's runtime refuses them, too"),
    (&["GetExportTable"], "the driver's private tables"),
    (&["MemMapArrayAsync"], "no sparse arrays"),
    (&["ExternalMemoryGetMappedMipmappedArray"], "external memory is bytes, not images"),
    (&["MemGetHandleForAddressRange"], "memory is no dma-buf"),
    (&["cuCtxGetExecAffinity"], "no contexts with a part of a device's processors"),
    (&["FlushGPUDirectRDMAWrites"], "no device is written to by others"),
    (&["cuDeviceGetLuid"], "a number of Windows"),
    (&["NvSciSyncAttributes"], "no NvSciSync"),
    (&["FabricClusterUuid", "cuDeviceGetClique"], "no device is in a fabric"),
    (&["Texture1DLinearMaxWidth"], "no textures"),
    (&["StreamGetDevResource"], "no parts of a device's processors"),
    (&["aclrtStreamAbort"], "work that runs is not ended"),
    (&["aclrtGetMemUsageInfo"], "a runtime has no parts"),
    (&["aclrtIpcMemSetAttr"], "devices have one link"),
];

/// The reason why a function refuses every call.
pub fn refusal(function: &str) -> Option<&'static str> {
    REFUSED.iter().find(|(parts, _)| parts.iter().any(|part| function.contains(part))).map(|line| line.1)
}

fn flat(name: &str) -> String {
    name.to_ascii_lowercase().replace('_', "")
}

/// The line of the table for a function or structure and an argument or member.
pub fn usual(owner: &'static str, name: &'static str) -> Option<Usual> {
    thread_local!(static KNOWN: RefCell<HashMap<(usize, usize), Option<Usual>>> = RefCell::default());
    KNOWN.with_borrow_mut(|known| {
        *known.entry((owner.as_ptr() as usize, name.as_ptr() as usize)).or_insert_with(|| {
            let (owner, name) = (flat(owner), flat(name));
            let fits = |(owners, names, _): &&(&[&str], &[&str], Usual)| {
                owners.iter().any(|part| owner.contains(part)) && names.contains(&name.as_str())
            };
            TABLE.iter().find(fits).map(|line| line.2)
        })
    })
}

/// The mark of what a function makes.
pub fn mark(function: &str, class: Class) -> &'static str {
    let has = |part: &str| function.contains(part);
    match class {
        Class::Memory if has("OpenMem") => "opened",
        Class::Memory if has("anygpu_import") => "imported",
        Class::Memory if has("Import") || has("Open") => "foreign",
        Class::Memory if has("Managed") => "managed",
        Class::Memory if has("FromPool") => "pooled",
        Class::Memory if has("NoUCMemory") || has("ReserveMem") => "gib",
        Class::Memory if has("Reserve") => "reserved",
        Class::Event if has("import") => "imported",
        Class::Number if has("offer") => "offer",
        Class::Number if has("steps") => "steps",
        Class::Array if has("Level") => "level",
        Class::Pool if has("Import") => "imported",
        Class::Pool if has("Create") => "own",
        _ => "",
    }
}

impl World<'_> {
    fn made(&mut self, class: Class, value: u64, size: usize, mark: &'static str) {
        if value > 2 {
            self.list(class).retain(|object| object.value != value);
            let is_device = class == Class::Memory && ["own", "acl"].contains(&mark);
            self.list(class).push(Object { value, size: size as u64, is_live: true, is_device, mark });
        }
    }

    /// Makes objects of each kind. What is there already, or too much, is left out.
    pub(super) fn furnish(&mut self) {
        let registered = self.memory.as_mut_ptr().wrapping_add(super::SCRATCH / 2);
        let zero = ptr::null_mut::<c_void>();
        // SAFETY: outputs that are valid for the calls, objects that were just made, and structures of zeros.
        unsafe {
            let value = |pointer: *mut c_void| pointer.expose_provenance() as u64;
            let mut memory = zero;
            hip::hipSetDevice(0);
            if hip::hipMalloc(&mut memory, SOME) == 0 {
                self.made(Class::Memory, value(memory), SOME, "own");
                own::anygpu_export(memory, 0, &mut self.token);
            }
            if acl::aclrtMalloc(&mut memory, SOME, 0) == 0 {
                self.made(Class::Memory, value(memory), SOME, "acl");
                acl::aclrtIpcMemGetExportKey(memory, SOME, self.keys[0].as_mut_ptr().cast(), 65, 0);
            }
            if hip::hipMallocManaged(&mut memory, SOME, 1) == 0 {
                self.made(Class::Memory, value(memory), SOME, "managed");
            }
            if hip::hipHostRegister(registered.cast(), SOME, 0) == 0 {
                self.made(Class::Memory, registered as u64, SOME, "registered");
            }
            let mut stream = ptr::null_mut();
            hip::hipStreamCreate(&mut stream);
            self.made(Class::Stream, value(stream.cast()), 0, "");
            for (flags, mark) in [(6, "shared"), (0, "timed"), (0, "timed")] {
                let mut event = ptr::null_mut();
                hip::hipEventCreateWithFlags(&mut event, flags);
                hip::hipEventRecord(event, ptr::null_mut());
                self.made(Class::Event, value(event.cast()), 0, mark);
            }
            for (flags, mark) in [
                (acl::ACL_EVENT_IPC, "shared"),
                (acl::ACL_EVENT_TIME_LINE, "stamped"),
                (acl::ACL_EVENT_TIME_LINE, "stamped"),
            ] {
                let mut event = ptr::null_mut();
                acl::aclrtCreateEventExWithFlag(&mut event, flags);
                acl::aclrtRecordEvent(event, ptr::null_mut());
                self.made(Class::Event, value(event.cast()), 0, mark);
            }
            let mut notify = ptr::null_mut();
            if acl::aclrtCreateNotify(&mut notify, 0) == 0 {
                acl::aclrtNotifyGetExportKey(notify, self.keys[1].as_mut_ptr().cast(), 65, 0);
                self.made(Class::Notify, value(notify.cast()), 0, "");
            }
            self.furnish_pools();
            self.furnish_physical();
            self.furnish_arrays();
            self.furnish_graphs(memory, self.objects[&Class::Event][0].value);
            let (mut context, mut current) = (ptr::null_mut(), ptr::null_mut());
            cuda::cuCtxGetCurrent(&mut current);
            if cuda::cuCtxCreate_v2(&mut context, 0, 1) == 0 {
                self.made(Class::Context, value(context.cast()), 0, "peer");
                cuda::cuCtxSetCurrent(current);
                if self.chance(128) {
                    cuda::cuCtxEnablePeerAccess(context, 0);
                }
            }
            cuda::cuCtxSetCurrent(current);
            self.open_foreign();
            // Every dialect has a current context.
            hip::hipSetDevice(0);
            if cuda::cuDevicePrimaryCtxRetain(&mut context, 0) == 0 {
                cuda::cuCtxSetCurrent(context);
            }
            acl::aclrtSetDevice(0);
        }
    }

    /// # Safety
    /// The back end is in use.
    unsafe fn open_foreign(&mut self) {
        let Some(foreign) = FOREIGN.get() else { return };
        let (mut memory, mut event) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: as in `furnish`; names are plain bytes of their size.
        unsafe {
            let handle = foreign.memory.as_ptr().cast::<hip::hipIpcMemHandle_t>().read_unaligned();
            if hip::hipIpcOpenMemHandle(&mut memory, handle, 1) == 0 {
                self.made(Class::Memory, memory as u64, 0, "opened");
            }
            if own::anygpu_import(foreign.tokens[1].as_ptr().cast(), 0, &mut memory) == 0 {
                self.made(Class::Memory, memory as u64, 0, "imported");
            }
            if own::anygpu_import_event(foreign.event_token.as_ptr().cast(), 0, &mut event) == 0 {
                self.made(Class::Event, event as u64, 0, "imported");
            }
        }
    }

    /// The number that it has from now on.
    fn know_descriptor(&mut self, descriptor: RawFd, size: usize, mark: &'static str) -> RawFd {
        let descriptor = self.moved(descriptor);
        self.made(Class::Other, descriptor.max(0) as u64, size, mark);
        descriptor
    }

    /// # Safety
    /// The back end is in use.
    unsafe fn furnish_pools(&mut self) {
        // SAFETY: as in `furnish`.
        unsafe {
            let mut properties: hip::hipMemPoolProps = std::mem::zeroed();
            (properties.allocType, properties.handleTypes, properties.location.r#type) = (1, 1, 1);
            let (mut pool, mut memory, mut file) = (ptr::null_mut(), ptr::null_mut(), -1);
            if hip::hipMemPoolCreate(&mut pool, &properties) == 0 {
                self.made(Class::Pool, pool as u64, 0, "own");
                hip::hipMallocFromPoolAsync(&mut memory, SOME, pool, ptr::null_mut());
                self.made(Class::Memory, memory as u64, SOME, "pooled");
                hip::hipMemPoolExportToShareableHandle((&raw mut file).cast(), pool, 1, 0);
                self.know_descriptor(file, 0, "pool");
            }
            let foreign = FOREIGN.get().and_then(|foreign| File::open(&foreign.pool).ok());
            if let Some(file) = foreign {
                let file = file.into_raw_fd();
                let handle = ptr::with_exposed_provenance_mut(file as usize);
                if hip::hipMemPoolImportFromShareableHandle(&mut pool, handle, 1, 0) == 0 {
                    self.made(Class::Pool, pool as u64, 0, "imported");
                }
                self.know_descriptor(file, 0, "pool");
            }
        }
    }

    /// # Safety
    /// The back end is in use.
    unsafe fn furnish_physical(&mut self) {
        // SAFETY: as in `furnish`.
        unsafe {
            let mut properties: hip::hipMemAllocationProp = std::mem::zeroed();
            (properties.r#type, properties.location.r#type, properties.requestedHandleType) = (1, 1, 1);
            let mut physical: hip::hipMemGenericAllocationHandle_t = std::mem::zeroed();
            if hip::hipMemCreate(&mut physical, PAGES, &properties, 0) != 0 {
                return;
            }
            self.made(Class::Physical, physical as u64, PAGES, "own");
            let (mut file, mut address, mut number) = (-1, ptr::null_mut(), 0);
            hip::hipMemExportToShareableHandle((&raw mut file).cast(), physical, 1, 0);
            file = self.know_descriptor(file, PAGES, "memory");
            for is_mapped in [false, true] {
                if hip::hipMemAddressReserve(&mut address, PAGES, 0, ptr::null_mut(), 0) == 0 {
                    let is_mapped = is_mapped && hip::hipMemMap(address, PAGES, 0, physical, 0) == 0;
                    let mut access: hip::hipMemAccessDesc = std::mem::zeroed();
                    (access.location.r#type, access.flags) = (1, 3);
                    hip::hipMemSetAccess(address, PAGES, &access, 1);
                    self.made(Class::Memory, address as u64, PAGES, if is_mapped { "mapped" } else { "reserved" });
                }
            }
            let mut properties: acl::aclrtPhysicalMemProp = std::mem::zeroed();
            (properties.memAttr, properties.location.r#type) = (1, 1);
            let mut memory = ptr::null_mut();
            if acl::aclrtMallocPhysical(&mut memory, PAGES, &properties, 0) == 0 {
                self.made(Class::Physical, memory as u64, PAGES, "acl");
                acl::aclrtMemExportToShareableHandle(memory, 0, 0, &mut number);
                self.made(Class::Number, number, 0, "own");
                for is_mapped in [false, true] {
                    if acl::aclrtReserveMemAddress(&mut address, GIB, 0, ptr::null_mut(), 0) == 0 {
                        let is_mapped = is_mapped && acl::aclrtMapMem(address, PAGES, 0, memory, 0) == 0;
                        self.made(Class::Memory, address as u64, PAGES, if is_mapped { "aclmapped" } else { "gib" });
                    }
                }
            }
            if let Some(foreign) = FOREIGN.get() {
                self.made(Class::Number, foreign.number, 0, "");
            }
            let mut description: hip::hipExternalMemoryHandleDesc = std::mem::zeroed();
            (description.r#type, description.size) = (1, PAGES as u64);
            description.handle.fd = libc::fcntl(file, libc::F_DUPFD_CLOEXEC, 0);
            let mut external = ptr::null_mut();
            if hip::hipImportExternalMemory(&mut external, &description) == 0 {
                self.made(Class::ExternalMemory, external as u64, PAGES, "");
            }
            libc::close(description.handle.fd);
            if own::anygpu_timeline_create(&mut file, 5) == 0 {
                file = self.know_descriptor(file, 0, "timeline");
                let mut description: hip::hipExternalSemaphoreHandleDesc = std::mem::zeroed();
                description.r#type = 9;
                description.handle.fd = libc::fcntl(file, libc::F_DUPFD_CLOEXEC, 0);
                let mut semaphore = ptr::null_mut();
                if hip::hipImportExternalSemaphore(&mut semaphore, &description) == 0 {
                    self.made(Class::Semaphore, semaphore as u64, 0, "timeline");
                } else {
                    libc::close(description.handle.fd);
                }
            }
        }
    }

    /// A graph with a node of each kind that is asked for, and what is made of it.
    ///
    /// # Safety
    /// The back end is in use.
    unsafe fn furnish_graphs(&mut self, memory: *mut c_void, event: u64) {
        let event = ptr::with_exposed_provenance_mut(event as usize);
        let fill = hip::hipMemsetParams { dst: memory, elementSize: 1, height: 1, pitch: 64, value: 0, width: 16 };
        let timeline =
            self.objects.get(&Class::Semaphore).and_then(|known| known.iter().find(|one| one.mark == "timeline"));
        let mut semaphore = ptr::with_exposed_provenance_mut(timeline.map_or(0, |known| known.value as usize));
        // SAFETY: as in `furnish`; all structures are plain data, of which zeros are one.
        unsafe {
            let mut sent: hip::hipExternalSemaphoreSignalParams = std::mem::zeroed();
            sent.params.fence.value = 5;
            let mut signals: hip::hipExternalSemaphoreSignalNodeParams = std::mem::zeroed();
            (signals.extSemArray, signals.paramsArray, signals.numExtSems) = (&raw mut semaphore, &sent, 1);
            let mut waits: hip::hipExternalSemaphoreWaitNodeParams = std::mem::zeroed();
            let awaited = (&raw const sent).cast();
            (waits.extSemArray, waits.paramsArray, waits.numExtSems) = (&raw mut semaphore, awaited, 1);
            let (mut graph, mut child, mut executable) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
            if hip::hipGraphCreate(&mut graph, 0) != 0 || hip::hipGraphCreate(&mut child, 0) != 0 {
                return;
            }
            let mut add = |mark, call: &dyn Fn(&mut hip::hipGraphNode_t) -> u32| {
                let mut node = ptr::null_mut();
                if call(&mut node) == 0 {
                    self.made(Class::Node, node as u64, 0, mark);
                }
            };
            let none = ptr::null();
            add("fill", &|node| hip::hipGraphAddMemsetNode(node, graph, none, 0, &fill));
            add("record", &|node| hip::hipGraphAddEventRecordNode(node, graph, none, 0, event));
            add("wait", &|node| hip::hipGraphAddEventWaitNode(node, graph, none, 0, event));
            add("child", &|node| hip::hipGraphAddChildGraphNode(node, graph, none, 0, child));
            add("signal", &|node| hip::hipGraphAddExternalSemaphoresSignalNode(node, child, none, 0, &signals));
            add("semaphores", &|node| hip::hipGraphAddExternalSemaphoresWaitNode(node, child, none, 0, &waits));
            if hip::hipGraphInstantiateWithFlags(&mut executable, graph, 0) == 0 {
                self.made(Class::Executable, executable as u64, 0, "own");
            }
            for graph in [graph, child] {
                self.made(Class::Graph, graph as u64, 0, "own");
            }
            self.furnish_memory_of_graphs();
        }
    }

    /// # Safety
    /// The back end is in use.
    unsafe fn furnish_memory_of_graphs(&mut self) {
        // SAFETY: as in `furnish`.
        unsafe {
            let mut params: hip::hipMemAllocNodeParams = std::mem::zeroed();
            (params.poolProps.allocType, params.poolProps.location.r#type, params.bytesize) = (1, 1, SOME);
            let (mut graph, mut executable, mut nodes) = (ptr::null_mut(), ptr::null_mut(), [ptr::null_mut(); 2]);
            let [memory, free] = &mut nodes;
            if hip::hipGraphCreate(&mut graph, 0) != 0
                || hip::hipGraphAddMemAllocNode(memory, graph, ptr::null(), 0, &mut params) != 0
            {
                return;
            }
            self.made(Class::Graph, graph as u64, 0, "own");
            self.made(Class::Node, *memory as u64, 0, "memory");
            self.made(Class::Memory, params.dptr as u64, SOME, "graph's");
            if self.chance(128) && hip::hipGraphAddMemFreeNode(free, graph, memory, 1, params.dptr) == 0 {
                self.made(Class::Node, *free as u64, 0, "free");
            }
            if hip::hipGraphInstantiateWithFlags(&mut executable, graph, 1) == 0 {
                self.made(Class::Executable, executable as u64, 0, "own");
            }
        }
    }

    /// # Safety
    /// The back end is in use.
    unsafe fn furnish_arrays(&mut self) {
        // SAFETY: as in `furnish`.
        unsafe {
            let (mut array, mut mipmap) = (ptr::null_mut(), ptr::null_mut());
            let format = hip::hipChannelFormatDesc { x: 32, y: 0, z: 0, w: 0, f: 0 };
            if hip::hipMallocArray(&mut array, &format, 16, 16, 0) == 0 {
                self.made(Class::Array, array as u64, 0, "2d");
            }
            let extent = hip::hipExtent { width: 16, height: 16, depth: 0 };
            if hip::hipMallocMipmappedArray(&mut mipmap, &format, extent, 2, 0) == 0 {
                self.made(Class::Mipmap, mipmap as u64, 0, "");
            }
            let mut line = ptr::null_mut();
            let description = cuda::CUDA_ARRAY_DESCRIPTOR { Width: 64, Height: 0, Format: 0x20, NumChannels: 1 };
            if cuda::cuArrayCreate_v2(&mut line, &description) == 0 {
                self.made(Class::Array, line as u64, 0, "1d");
            }
        }
    }

    /// Bytes of a structure or a text that names something, if there are any.
    pub(super) fn sample(&mut self, kind: &str, name: &str) -> Option<Vec<u8>> {
        let foreign = FOREIGN.get();
        let (function, choice) = (flat(self.name), usize::from(self.input.byte()));
        let one_of = |from: Vec<Vec<u8>>| (!from.is_empty()).then(|| from[choice % from.len()].clone());
        if choice >= 192 {
            return None;
        }
        match flat(kind.trim_start_matches('*')).as_str() {
            kind if kind.contains("ipcmemhandle") => foreign.map(|foreign| foreign.memory.clone()),
            kind if kind.contains("ipceventhandle") => foreign.map(|foreign| foreign.event.clone()),
            kind if kind.contains("ptrexportdata") => foreign.map(|foreign| foreign.pointer.clone()),
            "anygputoken" if function.contains("importevent") => foreign.map(|foreign| foreign.event_token.clone()),
            "anygputoken" if function.contains("publish") => Some(self.token.bytes.to_vec()),
            "anygputoken" => {
                let known = foreign.map(|foreign| foreign.tokens.clone()).unwrap_or_default();
                one_of(known.into_iter().chain([self.token.bytes.to_vec()]).collect())
            }
            "char" if name == "key" => {
                let is_notify = function.contains("notify");
                let known = foreign.map(|foreign| if is_notify { &foreign.notify } else { &foreign.key });
                let own = self.keys[usize::from(is_notify)].to_vec();
                // Of its own process, where nothing is imported.
                let is_own = !function.contains("import") || function.contains("setimport");
                one_of(known.cloned().into_iter().filter(|_| !is_own).chain([own]).collect())
            }
            "char" if name == "name" && ["publish", "lookup"].iter().any(|part| function.contains(part)) => {
                Some(format!("fuzz-{}/{}\0", std::process::id(), choice % 3).into_bytes())
            }
            "char" if name == "text" => {
                let mut text = [0_u8; 1025];
                // SAFETY: the room is as large as it is said to be, and the token valid for reading.
                (unsafe { own::anygpu_token_to_text(&self.token, text.as_mut_ptr().cast(), 1025) } == 0)
                    .then(|| text.to_vec())
            }
            "char" if name.to_ascii_lowercase().contains("pcibusid") => {
                let mut text = [0_u8; 16];
                // SAFETY: the room is as large as it is said to be.
                unsafe { cuda::cuDeviceGetPCIBusId(text.as_mut_ptr().cast(), 16, (choice % 2) as i32) };
                Some(text.to_vec())
            }
            "int" if name == "pid" => Some(std::process::id().to_ne_bytes().to_vec()),
            "void" if name == "shareableHandle" && self.name.starts_with("aclrt") => {
                let numbers: Vec<Vec<u8>> = self.objects.get(&Class::Number).map_or(Vec::new(), |numbers| {
                    numbers.iter().map(|number| number.value.to_ne_bytes().to_vec()).collect()
                });
                one_of(numbers)
            }
            _ => None,
        }
    }
}
