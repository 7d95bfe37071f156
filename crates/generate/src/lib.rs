// SPDX-License-Identifier: MIT OR Apache-2.0
//! Writes headers and modules for other languages from the signatures and documentation in `src/api`.

mod arrays;
mod c;
mod calls;
pub mod declared_types;
mod derive;
mod fortran;
pub mod fortran_source;
mod hip_module;
mod hip_module_coverage;
mod hipfort;
mod hipfort_coverage;
mod members;
pub mod model;
mod observed;
mod prototypes;
mod python;
pub mod reference;
mod teams;
mod text;
mod twins;

use std::path::{Path, PathBuf};

use model::Dialect;

/// Result whose error is a text that names the function or type at fault.
pub type Result<T> = std::result::Result<T, String>;

/// A front end, with the parts of its generated files that are not in its sources.
struct FrontEnd {
    /// Folder in `src/api`.
    folder: &'static str,
    /// The folders of those whose functions its own may be derived from.
    derived_from: &'static [&'static str],
    header: &'static str,
    /// Documentation of the whole header and module: the rules that hold for all functions.
    docs: &'static [&'static str],
    /// Status for a NULL pointer.
    null: &'static str,
    /// Declarations that the header has in addition.
    c: &'static str,
    /// Declarations that the header has for C++ only.
    cpp: &'static str,
    /// Tags of the header's enumerations.
    tags: c::Tags,
    /// Headers of this project that it includes.
    includes: &'static [&'static str],
    /// Types that those headers declare.
    shared: &'static [&'static str],
    module: &'static str,
    /// Documentation for Fortran programmers in addition.
    module_docs: &'static [&'static str],
    /// Table of functions by name, if the front end has one.
    table: Option<Table>,
}

/// Name of a file in a front end's folder, and the function that writes it.
type Table = (&'static str, fn(&Dialect, &str) -> String);

const FRONT_ENDS: &[FrontEnd] = &[
    FrontEnd {
        folder: "anygpu",
        derived_from: &[],
        header: "anygpu",
        docs: &["anygpu's own calls, which have no counterpart in the vendors' interfaces."],
        null: "",
        c: "",
        cpp: "",
        tags: str::to_string,
        includes: &[],
        shared: &[],
        module: "anygpu_calls",
        module_docs: &["Texts are C pointers; a function of anygpu_strings converts them to Fortran strings."],
        table: None,
    },
    FrontEnd {
        folder: "hip",
        derived_from: &[],
        header: "hip",
        docs: &[
            "HIP's functions, types and constants, one to one, with the ABI of HIP 6.",
            "",
            "In addition to the codes listed with it, any function may return hipErrorNoDevice if no back end can be used,",
            "hipErrorNotInitialized in a process forked after the first call, hipErrorNotSupported for an operation that the back",
            "end in use does not support, and hipErrorUnknown. A function that waits for a stream also returns the error of",
            "earlier work on it, such as hipErrorLaunchFailure. anygpu_last_reason() describes the failure.",
        ],
        null: "hipErrorInvalidValue",
        c: HIP_C,
        cpp: HIP_CPP,
        tags: str::to_string,
        includes: &[],
        shared: &[],
        module: "anygpu_hip",
        module_docs: &[
            "An argument of intent(out) is undefined after a failure: check the status first. Outputs that may be NULL",
            "are optional. Handles, device pointers and inputs that may be NULL are type(c_ptr) by value: c_null_ptr is the",
            "null stream and NULL, c_loc(x) the address of a variable x, which must have the target attribute. Text passed to",
            "C ends with c_null_char. Structures start as zeros.",
        ],
        table: Some(("exports.rs", exports)),
    },
    FrontEnd {
        folder: "hiprtc",
        derived_from: &[],
        header: "hiprtc",
        docs: &[
            "The functions, types and constants of hiprtc, which compiles kernels at run time, one to one, as in ROCm 6 and 7.",
            "",
            "In addition to the codes listed with it, any function may return HIPRTC_ERROR_INTERNAL_ERROR: if no back end can be",
            "used, in a process forked after the first call, and for what the back end in use does not support.",
            "anygpu_last_reason() describes the failure.",
        ],
        null: "HIPRTC_ERROR_INVALID_INPUT",
        c: "",
        cpp: "",
        tags: str::to_string,
        includes: &[],
        shared: &[],
        module: "anygpu_hiprtc",
        module_docs: &[
            "An argument of intent(out) is undefined after a failure: check the status first. Texts, code and inputs that may",
            "be NULL are type(c_ptr) by value: c_loc(x) is the address of a variable x, which must have the target attribute.",
            "Text passed to C ends with c_null_char.",
        ],
        table: Some(("exports.rs", exports)),
    },
    FrontEnd {
        folder: "cuda",
        derived_from: &["hip"],
        header: "cuda",
        docs: &[
            "The functions, types and constants of CUDA's driver, one to one, by the names that programs write for CUDA 13.",
            "",
            "In addition to the codes listed with it, any function may return CUDA_ERROR_NOT_INITIALIZED before cuInit and in a",
            "process forked after it, CUDA_ERROR_INVALID_CONTEXT if it needs a context and none is current (no context is needed",
            "by cuInit, by queries of devices, errors, versions, pointers, events, physical memory and pools, and by calls that",
            "make a context current), CUDA_ERROR_NOT_SUPPORTED for an operation that the back end in use does not support, and",
            "CUDA_ERROR_UNKNOWN. A function that waits for a stream also returns the error of earlier work on it, such as",
            "CUDA_ERROR_LAUNCH_FAILED. anygpu_last_reason() describes the failure.",
        ],
        null: "CUDA_ERROR_INVALID_VALUE",
        c: CUDA_C,
        cpp: "",
        tags: cuda_tag,
        includes: &[],
        shared: &[],
        module: "anygpu_cuda",
        module_docs: &[
            "An argument of intent(out) is undefined after a failure: check the status first. Outputs that may be NULL",
            "are optional. Handles and inputs that may be NULL are type(c_ptr) by value: c_null_ptr is the null stream and",
            "NULL, c_loc(x) the address of a variable x, which must have the target attribute. Device addresses are",
            "integer(c_int64_t). Text passed to C ends with c_null_char. Structures start as zeros.",
        ],
        table: Some(("exports.rs", variants)),
    },
    FrontEnd {
        folder: "cudart",
        derived_from: &["hip", "cuda"],
        header: "cudart",
        docs: &[
            "The functions, types and constants of CUDA's runtime, one to one, as in CUDA 13.",
            "",
            "In addition to the codes listed with it, any function may return, whatever the arguments,",
            "cudaErrorInsufficientDriver if no back end can be used, cudaErrorNoDevice if NVIDIA's driver is there but no device,",
            "cudaErrorInitializationError in a process forked after the first call, cudaErrorNotSupported for an operation that",
            "the back end in use does not support, and cudaErrorUnknown. A function that waits for a stream also returns the",
            "error of earlier work on it, such as cudaErrorLaunchFailure. anygpu_last_reason() describes the failure.",
        ],
        null: "cudaErrorInvalidValue",
        c: CUDART_C,
        cpp: CUDART_CPP,
        tags: cudart_tag,
        includes: &["cuda.h"],
        shared: &[
            "CUmemPoolHandle_st",
            "CUstream_st",
            "CUevent_st",
            "CUgraph_st",
            "CUgraphNode_st",
            "CUgraphExec_st",
            "CUuserObject_st",
            "CUlogsCallbackEntry_st",
            "CUkern_st",
            "CUlib_st",
            "CUuuid",
        ],
        module: "anygpu_cudart",
        module_docs: &[
            "An argument of intent(out) is undefined after a failure: check the status first. Outputs that may be NULL",
            "are optional. Handles, device pointers and inputs that may be NULL are type(c_ptr) by value: c_null_ptr is the",
            "null stream and NULL, c_loc(x) the address of a variable x, which must have the target attribute. Text passed to",
            "C ends with c_null_char. Structures start as zeros.",
        ],
        table: Some(("exports.rs", twelve)),
    },
    FrontEnd {
        folder: "acl",
        derived_from: &[],
        header: "acl",
        docs: &[
            "AscendCL's functions, types and constants, one to one, after Huawei's published reference of CANN 8.0 to 9.1.",
            "",
            "In addition to the codes listed with it, any function may return 100001 (ACL_ERROR_UNINITIALIZE) before aclInit and",
            "in a process forked after it, 107002 (ACL_ERROR_RT_CONTEXT_NULL) if it needs a device and the thread has set none,",
            "207000 (ACL_ERROR_RT_FEATURE_NOT_SUPPORT) for an operation that the back end in use does not support, and 500000. A",
            "function that waits for a stream also returns 500000 if earlier work on it failed. A status without a name here has",
            "none in the reference. aclGetRecentErrMsg() describes the failure.",
        ],
        null: "ACL_ERROR_INVALID_PARAM",
        c: ACL_C,
        cpp: "",
        tags: str::to_string,
        includes: &[],
        shared: &[],
        module: "anygpu_acl",
        module_docs: &[
            "An argument of intent(out) is undefined after a failure: check the status first. Outputs that may be NULL",
            "are optional. Handles, device pointers and inputs that may be NULL are type(c_ptr) by value: c_null_ptr is the",
            "default stream and NULL, c_loc(x) the address of a variable x, which must have the target attribute. Shareable",
            "handles of 64 bits are integer(c_int64_t). Text passed to C ends with c_null_char. Structures start as zeros.",
        ],
        table: None,
    },
];

/// The type of fabric handles, which AscendCL's functions take as `void *` only.
const ACL_C: &str = "
/** Names physical memory on all machines of a fabric: 128 bytes to be sent as they are. */
typedef struct aclrtMemFabricHandle {
  uint8_t data[128];
} aclrtMemFabricHandle;

";

/// The type of fabric handles, which CUDA's functions take as `void *` only, CUDA's calling conventions, and tags.
const CUDA_C: &str = "
/** Names physical memory, or a pool, on all machines of an NVLink fabric: 64 bytes to be sent as they are. */
typedef struct CUmemFabricHandle_st {
  unsigned char data[CU_IPC_HANDLE_SIZE];
} CUmemFabricHandle;

/* Calling conventions, which are another matter on Windows alone. */
#ifndef CUDAAPI
#define CUDAAPI
#endif
#ifndef CUDA_CB
#define CUDA_CB
#endif

/* The tags of NVIDIA's structures. */
#define CUipcEventHandle_st CUipcEventHandle
#define CUipcMemHandle_st CUipcMemHandle
#define CUmemAccessDesc_st CUmemAccessDesc
#define CUmemAllocationProp_st CUmemAllocationProp
#define CUmemLocation_st CUmemLocation
#define CUmemPoolProps_st CUmemPoolProps
#define CUmemPoolPtrExportData_st CUmemPoolPtrExportData
#define CUuuid_st CUuuid

/* Attributes of launches, by what else has them. */
#define CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW
#define CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
#define CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE
#define CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE CU_LAUNCH_ATTRIBUTE_COOPERATIVE
#define CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE
#define CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN
#define CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP
#define CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION
#define CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT
#define CU_KERNEL_NODE_ATTRIBUTE_PRIORITY CU_LAUNCH_ATTRIBUTE_PRIORITY
#define CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW
#define CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN
#define CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP
#define CU_STREAM_ATTRIBUTE_PRIORITY CU_LAUNCH_ATTRIBUTE_PRIORITY
#define CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY

";

/// The tags of structures in cuda_runtime_api.h.
const CUDART_C: &str = "
/* The tags of NVIDIA's structures. */
#define cudaIpcEventHandle_st cudaIpcEventHandle_t
#define cudaIpcMemHandle_st cudaIpcMemHandle_t

/* Attributes of launches, by what else has them. */
#define cudaKernelNodeAttrID cudaLaunchAttributeID
#define cudaKernelNodeAttrValue cudaLaunchAttributeValue
#define cudaKernelNodeAttributeAccessPolicyWindow cudaLaunchAttributeAccessPolicyWindow
#define cudaKernelNodeAttributeClusterDimension cudaLaunchAttributeClusterDimension
#define cudaKernelNodeAttributeClusterSchedulingPolicyPreference cudaLaunchAttributeClusterSchedulingPolicyPreference
#define cudaKernelNodeAttributeCooperative cudaLaunchAttributeCooperative
#define cudaKernelNodeAttributeDeviceUpdatableKernelNode cudaLaunchAttributeDeviceUpdatableKernelNode
#define cudaKernelNodeAttributeMemSyncDomain cudaLaunchAttributeMemSyncDomain
#define cudaKernelNodeAttributeMemSyncDomainMap cudaLaunchAttributeMemSyncDomainMap
#define cudaKernelNodeAttributeNvlinkUtilCentricScheduling cudaLaunchAttributeNvlinkUtilCentricScheduling
#define cudaKernelNodeAttributePreferredSharedMemoryCarveout cudaLaunchAttributePreferredSharedMemoryCarveout
#define cudaKernelNodeAttributePriority cudaLaunchAttributePriority
#define cudaStreamAttrID cudaLaunchAttributeID
#define cudaStreamAttrValue cudaLaunchAttributeValue
#define cudaStreamAttributeAccessPolicyWindow cudaLaunchAttributeAccessPolicyWindow
#define cudaStreamAttributeMemSyncDomain cudaLaunchAttributeMemSyncDomain
#define cudaStreamAttributeMemSyncDomainMap cudaLaunchAttributeMemSyncDomainMap
#define cudaStreamAttributePriority cudaLaunchAttributePriority
#define cudaStreamAttributeSynchronizationPolicy cudaLaunchAttributeSynchronizationPolicy

";

/// The tags of structures in hip_runtime_api.h, and functions that it defines.
const HIP_C: &str = "
/* The tags of AMD's structures. */
#define hipIpcEventHandle_st hipIpcEventHandle_t
#define hipIpcMemHandle_st hipIpcMemHandle_t

/** Memory with pitched rows: its address, the bytes of a row with its padding, of its elements, and the rows of a slice. */
static inline struct hipPitchedPtr make_hipPitchedPtr(void *ptr, size_t pitch, size_t xsize, size_t ysize) {
  struct hipPitchedPtr memory;
  memory.ptr = ptr;
  memory.pitch = pitch;
  memory.xsize = xsize;
  memory.ysize = ysize;
  return memory;
}

/** An offset: in bytes or elements, rows and slices. */
static inline struct hipPos make_hipPos(size_t x, size_t y, size_t z) {
  struct hipPos position;
  position.x = x;
  position.y = y;
  position.z = z;
  return position;
}

/** The size of a box: in bytes or elements, rows and slices. */
static inline struct hipExtent make_hipExtent(size_t width, size_t height, size_t depth) {
  struct hipExtent extent;
  extent.width = width;
  extent.height = height;
  extent.depth = depth;
  return extent;
}

";

/// Returns the tag of an enumeration in cuda_runtime_api.h.
fn cudart_tag(name: &str) -> String {
    name.strip_suffix("_t").unwrap_or(name).into()
}

/// Overloads of cuda_runtime.h for C++.
const CUDART_CPP: &str = "
/** cudaMalloc for pointers to any type. */
template <class T>
static inline cudaError_t cudaMalloc(T **devPtr, size_t size) {
  return cudaMalloc(reinterpret_cast<void **>(devPtr), size);
}

/** cudaMallocHost for pointers to any type. */
template <class T>
static inline cudaError_t cudaMallocHost(T **ptr, size_t size, unsigned int flags = 0) {
  return cudaHostAlloc(reinterpret_cast<void **>(ptr), size, flags);
}

/** cudaHostAlloc for pointers to any type. */
template <class T>
static inline cudaError_t cudaHostAlloc(T **ptr, size_t size, unsigned int flags) {
  return cudaHostAlloc(reinterpret_cast<void **>(ptr), size, flags);
}

/** cudaHostGetDevicePointer for pointers to any type. */
template <class T>
static inline cudaError_t cudaHostGetDevicePointer(T **pDevice, void *pHost, unsigned int flags) {
  return cudaHostGetDevicePointer(reinterpret_cast<void **>(pDevice), pHost, flags);
}

/** cudaMallocManaged for pointers to any type. */
template <class T>
static inline cudaError_t cudaMallocManaged(T **devPtr, size_t size, unsigned int flags = cudaMemAttachGlobal) {
  return cudaMallocManaged(reinterpret_cast<void **>(devPtr), size, flags);
}

/** cudaMallocPitch for pointers to any type. */
template <class T>
static inline cudaError_t cudaMallocPitch(T **devPtr, size_t *pitch, size_t width, size_t height) {
  return cudaMallocPitch(reinterpret_cast<void **>(devPtr), pitch, width, height);
}

/** cudaMallocAsync for pointers to any type. */
template <class T>
static inline cudaError_t cudaMallocAsync(T **devPtr, size_t size, cudaStream_t stream) {
  return cudaMallocAsync(reinterpret_cast<void **>(devPtr), size, stream);
}

/** cudaMallocArray of no special kind. */
static inline cudaError_t cudaMallocArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, size_t width,
                                          size_t height = 0) {
  return cudaMallocArray(array, desc, width, height, cudaArrayDefault);
}

/** cudaMalloc3DArray of no special kind. */
static inline cudaError_t cudaMalloc3DArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, cudaExtent extent) {
  return cudaMalloc3DArray(array, desc, extent, cudaArrayDefault);
}

/** cudaMallocMipmappedArray of no special kind. */
static inline cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
                                                   const cudaChannelFormatDesc *desc, cudaExtent extent,
                                                   unsigned int numLevels) {
  return cudaMallocMipmappedArray(mipmappedArray, desc, extent, numLevels, cudaArrayDefault);
}
";

/// Returns the tag of an enumeration in cuda.h.
fn cuda_tag(name: &str) -> String {
    match name {
        "CUresult" => "cudaError_enum".into(),
        _ => format!("{name}_enum"),
    }
}

/// Overloads of hip_runtime_api.h for C++, and its arguments by default.
const HIP_CPP: &str = "
/** hipMalloc for pointers to any type. */
template <class T>
static inline hipError_t hipMalloc(T **ptr, size_t size) {
  return hipMalloc(reinterpret_cast<void **>(ptr), size);
}

/** hipHostMalloc for pointers to any type. */
template <class T>
static inline hipError_t hipHostMalloc(T **ptr, size_t size, unsigned int flags = hipHostMallocDefault) {
  return hipHostMalloc(reinterpret_cast<void **>(ptr), size, flags);
}

/** hipMallocManaged for pointers to any type. */
template <class T>
static inline hipError_t hipMallocManaged(T **dev_ptr, size_t size, unsigned int flags = hipMemAttachGlobal) {
  return hipMallocManaged(reinterpret_cast<void **>(dev_ptr), size, flags);
}

/** hipMallocArray of no special kind. */
static inline hipError_t hipMallocArray(hipArray_t *array, const hipChannelFormatDesc *desc, size_t width,
                                        size_t height = 0) {
  return hipMallocArray(array, desc, width, height, hipArrayDefault);
}

/** hipMallocMipmappedArray of no special kind. */
static inline hipError_t hipMallocMipmappedArray(hipMipmappedArray_t *mipmappedArray, const hipChannelFormatDesc *desc,
                                                 hipExtent extent, unsigned int numLevels) {
  return hipMallocMipmappedArray(mipmappedArray, desc, extent, numLevels, hipArrayDefault);
}

/** hipEventRecord in the default stream. */
static inline hipError_t hipEventRecord(hipEvent_t event) {
  return hipEventRecord(event, nullptr);
}

/** hipStreamWaitEvent without flags. */
static inline hipError_t hipStreamWaitEvent(hipStream_t stream, hipEvent_t event) {
  return hipStreamWaitEvent(stream, event, 0);
}

/** hipMemcpyAsync in the default stream. */
static inline hipError_t hipMemcpyAsync(void *dst, const void *src, size_t sizeBytes, hipMemcpyKind kind) {
  return hipMemcpyAsync(dst, src, sizeBytes, kind, nullptr);
}

/** hipMemcpy2DAsync in the default stream. */
static inline hipError_t hipMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
                                          size_t height, hipMemcpyKind kind) {
  return hipMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, nullptr);
}

/** hipMemcpy3DAsync in the default stream. */
static inline hipError_t hipMemcpy3DAsync(const hipMemcpy3DParms *p) {
  return hipMemcpy3DAsync(p, nullptr);
}

/** hipMemcpyPeerAsync in the default stream. */
static inline hipError_t hipMemcpyPeerAsync(void *dst, int dstDeviceId, const void *src, int srcDevice,
                                            size_t sizeBytes) {
  return hipMemcpyPeerAsync(dst, dstDeviceId, src, srcDevice, sizeBytes, nullptr);
}

/** hipMemsetAsync in the default stream. */
static inline hipError_t hipMemsetAsync(void *dst, int value, size_t sizeBytes) {
  return hipMemsetAsync(dst, value, sizeBytes, nullptr);
}

/** hipMemset2DAsync in the default stream. */
static inline hipError_t hipMemset2DAsync(void *dst, size_t pitch, int value, size_t width, size_t height) {
  return hipMemset2DAsync(dst, pitch, value, width, height, nullptr);
}

/** hipMemset3DAsync in the default stream. */
static inline hipError_t hipMemset3DAsync(hipPitchedPtr pitchedDevPtr, int value, hipExtent extent) {
  return hipMemset3DAsync(pitchedDevPtr, value, extent, nullptr);
}

/** hipMemPrefetchAsync in the default stream. */
static inline hipError_t hipMemPrefetchAsync(const void *dev_ptr, size_t count, int device) {
  return hipMemPrefetchAsync(dev_ptr, count, device, nullptr);
}

/** hipStreamAttachMemAsync of a whole allocation, to one stream. */
static inline hipError_t hipStreamAttachMemAsync(hipStream_t stream, void *dev_ptr, size_t length = 0) {
  return hipStreamAttachMemAsync(stream, dev_ptr, length, hipMemAttachSingle);
}

/** hipUserObjectRetain of one reference. */
static inline hipError_t hipUserObjectRetain(hipUserObject_t object) {
  return hipUserObjectRetain(object, 1);
}

/** hipUserObjectRelease of one reference. */
static inline hipError_t hipUserObjectRelease(hipUserObject_t object) {
  return hipUserObjectRelease(object, 1);
}

/** hipGraphRetainUserObject of one reference, or without flags. */
static inline hipError_t hipGraphRetainUserObject(hipGraph_t graph, hipUserObject_t object, unsigned int count = 1) {
  return hipGraphRetainUserObject(graph, object, count, 0);
}

/** hipGraphReleaseUserObject of one reference. */
static inline hipError_t hipGraphReleaseUserObject(hipGraph_t graph, hipUserObject_t object) {
  return hipGraphReleaseUserObject(graph, object, 1);
}

namespace anygpu {
template <class T>
struct Channel;
template <>
struct Channel<char> { static const hipChannelFormatKind kind = hipChannelFormatKindSigned; };
template <>
struct Channel<signed char> { static const hipChannelFormatKind kind = hipChannelFormatKindSigned; };
template <>
struct Channel<unsigned char> { static const hipChannelFormatKind kind = hipChannelFormatKindUnsigned; };
template <>
struct Channel<short> { static const hipChannelFormatKind kind = hipChannelFormatKindSigned; };
template <>
struct Channel<unsigned short> { static const hipChannelFormatKind kind = hipChannelFormatKindUnsigned; };
template <>
struct Channel<int> { static const hipChannelFormatKind kind = hipChannelFormatKindSigned; };
template <>
struct Channel<unsigned int> { static const hipChannelFormatKind kind = hipChannelFormatKindUnsigned; };
template <>
struct Channel<float> { static const hipChannelFormatKind kind = hipChannelFormatKindFloat; };
}

/** The format of one channel of a type. */
template <class T>
static inline hipChannelFormatDesc hipCreateChannelDesc() {
  return hipCreateChannelDesc(8 * static_cast<int>(sizeof(T)), 0, 0, 0, anygpu::Channel<T>::kind);
}
";

/// Generates all files from the repository at `root` and returns their relative paths and contents.
pub fn generate(root: &Path) -> Result<Vec<(PathBuf, String)>> {
    let (mut files, mut dialects) = (Vec::new(), Vec::new());
    for front_end in FRONT_ENDS {
        let folder = Path::new("src/api").join(front_end.folder);
        let generated = Path::new("src/api/generated").join(front_end.folder);
        let by = "by `BLESS=1 cargo test --test generated`; do not edit.";
        let first_line = format!("Generated from {} {by}", folder.display());
        let sources = sources(root, front_end)?;
        for source in sources.iter().filter(|source| !source.derived.is_empty()) {
            let path = generated.join(&source.name);
            let first_line = format!("Generated from {} {by}", folder.join(&source.name).display());
            // A test cannot write these: the library, and so its tests, may not compile without them.
            let first_line = first_line.replace("BLESS=1 cargo test --test generated", "cargo run -p anygpu-generate");
            files.push((path, derived_file(&first_line, &source.derived)));
        }
        let mut dialect = parse(&sources)?;
        if front_end.folder == "anygpu" {
            dialect.constants.extend(version(&read(&root.join("Cargo.toml"))?)?);
        }
        files.push((
            format!("include/anygpu/{}.h", front_end.header).into(),
            c::header(&dialect, &first_line, front_end, &sources)?,
        ));
        let docs = [front_end.docs, &[""], front_end.module_docs].concat();
        files.push((
            format!("fortran/{}.f90", front_end.module).into(),
            fortran::module(&dialect, &first_line, front_end.module, &docs)?,
        ));
        if let Some((name, write)) = front_end.table {
            files.push((generated.join(name), write(&dialect, &first_line)));
        }
        if front_end.folder == "acl" {
            files.push(("python/acl/rt.py".into(), python::module(&dialect, &first_line)?));
        }
        if front_end.folder == "hip" {
            files.append(&mut hipfort::files(&dialect, root)?);
            files.append(&mut hip_module::files(&dialect, root)?);
        }
        // A fuzzer would start a compiler for each call.
        if front_end.folder != "hiprtc" {
            dialects.push((front_end.folder, dialect));
        }
    }
    let first_line = "Generated from src/api by `BLESS=1 cargo test --test generated`; do not edit.";
    files.push(("crates/fuzz/src/calls/functions.rs".into(), calls::file(&dialects, first_line)?));
    files.append(&mut arrays::files());
    files.push(teams::file());
    files.push(observed::file(root)?);
    files.push((".gitattributes".into(), attributes(&files, first_line)));
    Ok(files)
}

/// Returns Git's attributes, by which forges fold generated files in a diff.
fn attributes(files: &[(PathBuf, String)], first_line: &str) -> String {
    let mut paths: Vec<_> = files.iter().map(|(path, _)| path).collect();
    paths.sort_unstable();
    let mut text = format!("# {first_line}\n# SPDX-License-Identifier: MIT OR Apache-2.0\n");
    for path in paths {
        text += &format!("/{} linguist-generated\n", path.display());
    }
    text
}

/// Returns the package's version as constants.
fn version(manifest: &str) -> Result<Vec<model::Constant>> {
    let text = manifest.lines().find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    let text = text.ok_or("Cargo.toml: no version")?;
    let parts: Vec<i128> = text.split('.').map_while(|part| part.parse().ok()).collect();
    let [major, minor, patch] = parts[..] else { return Err(format!("Cargo.toml: version {text}")) };
    let constant = |name: &str, docs: &str, number: i128| model::Constant {
        name: format!("ANYGPU_VERSION_{name}"),
        docs: vec![docs.into()],
        kind: model::Type::Integer(model::Integer::Int),
        number,
        hexadecimal: false,
    };
    Ok(vec![
        constant("MAJOR", "The first number of this header's version; anygpu_version() has the library's.", major),
        constant("MINOR", "The second number.", minor),
        constant("PATCH", "The third number.", patch),
        constant(
            "NUMBER",
            "All three, to compare with: 10000 times the first, 100 times the second, the third.",
            10_000 * major + 100 * minor + patch,
        ),
    ])
}

/// Writes those of the generated files that differ from the repository at `root`.
pub fn write(root: &Path, files: &[(PathBuf, String)]) -> Result<()> {
    for (path, text) in files {
        let path = root.join(path);
        if std::fs::read(&path).is_ok_and(|present| present == text.as_bytes()) {
            continue;
        }
        let folder = path.parent().unwrap_or(root);
        let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&path, text));
        written.map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// Returns the file names and contents of programs that call every procedure of hipfort.
pub fn hipfort_coverage(root: &Path) -> Result<Vec<(String, String)>> {
    let hip = hip(root)?;
    let mut files = hipfort_coverage::calls(&hip, root)?.to_vec();
    files.extend(hip_module_coverage::calls(&hip, root)?);
    files.append(&mut hipfort_coverage::styles(&hip, root)?);
    files.append(&mut hipfort_coverage::typed());
    Ok(files)
}

/// Returns the functions of src/api/hip.
fn hip(root: &Path) -> Result<Dialect> {
    let hip = FRONT_ENDS.iter().find(|front_end| front_end.folder == "hip").ok_or("no front end for HIP")?;
    parse(&sources(root, hip)?)
}

/// Returns the names of HIP's headers that this project's modules with hipfort's names lack.
pub fn hipfort_absent(root: &Path) -> Result<Vec<String>> {
    Ok(hipfort::absent(&hip(root)?, root)?.into_iter().map(|prototype| prototype.name).collect())
}

/// Writes the table of HIP's prototypes from the headers of releases, given as RELEASE=FOLDER.
pub fn write_prototypes(root: &Path, given: &[String]) -> Result<()> {
    prototypes::write(root, given)
}

/// Returns what is wrong with the modules with hipfort's names according to the prototypes in HIP's headers.
pub fn hipfort_against_headers(root: &Path) -> Result<Vec<String>> {
    hipfort::against_headers(&hip(root)?, root)
}

/// Returns the Fortran module for the text of one source file.
pub fn fortran_module(source: &str) -> Result<String> {
    let dialect = Dialect::parse(&[("source".into(), source.into())])?;
    fortran::module(&dialect, "Generated.", "example", &[])
}

/// Returns the functions that the text of one source file names as derived.
pub fn derived(source: &str) -> Result<String> {
    let dialect = Dialect::parse(&[("source".into(), source.into())])?;
    Ok(derive::expand(&dialect, source, "INVALID", &twins::Sources::new())?.derived)
}

/// Returns the functions that the text of one source file names as derived from those of another dialect's.
pub fn derived_from(source: &str, other: &str) -> Result<String> {
    Ok(derive::expand(&Dialect::default(), source, "INVALID", &derive::functions(other)?)?.derived)
}

/// A source file of a front end.
struct Source {
    name: String,
    /// The text written by hand, with each derived function behind its source.
    text: String,
    /// The derived functions alone.
    derived: String,
}

/// Reads a front end's sources, its types first, and derives what they name.
fn sources(root: &Path, front_end: &FrontEnd) -> Result<Vec<Source>> {
    let folder = root.join("src/api").join(front_end.folder);
    let mut sources = written(&folder)?;
    let dialect = parse(&sources)?;
    let mut others = twins::Sources::new();
    for other in FRONT_ENDS.iter().filter(|other| front_end.derived_from.contains(&other.folder)) {
        for source in self::sources(root, other)? {
            others.append(&mut derive::functions(&source.text)?);
        }
    }
    for source in &mut sources {
        let expanded = derive::expand(&dialect, &source.text, front_end.null, &others)
            .map_err(|why| format!("{}: {why}", folder.join(&source.name).display()))?;
        (source.text, source.derived) = (expanded.whole, expanded.derived);
    }
    Ok(sources)
}

/// Reads a folder's sources, the types first.
fn written(folder: &Path) -> Result<Vec<Source>> {
    let entries = folder.read_dir().map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut sources = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| format!("{}: {error}", folder.display()))?.path();
        if let Some(name) = path.file_name().and_then(|name| name.to_str())
            && name.ends_with(".rs")
        {
            sources.push(Source { name: name.into(), text: read(&path)?, derived: String::new() });
        }
    }
    sources.sort_by_key(|source| (source.name != "types.rs", source.name.clone()));
    Ok(sources)
}

/// Returns a front end's declarations.
fn dialect(root: &Path, front_end: &FrontEnd) -> Result<Dialect> {
    let mut dialect = parse(&sources(root, front_end)?)?;
    if front_end.folder == "anygpu" {
        dialect.constants.extend(version(&read(&root.join("Cargo.toml"))?)?);
    }
    Ok(dialect)
}

fn parse(sources: &[Source]) -> Result<Dialect> {
    let texts: Vec<_> = sources.iter().map(|source| (source.name.clone(), source.text.clone())).collect();
    Dialect::parse(&texts)
}

/// Returns the module of a source file's derived functions.
fn derived_file(first_line: &str, functions: &str) -> String {
    format!(
        "// {first_line}\n// SPDX-License-Identifier: MIT OR Apache-2.0\n\
         //! Functions derived from this module's or HIP's: another name, default stream, or structures by reference.\n\n\
         use super::*;\n{functions}"
    )
}

fn read(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn exports(dialect: &Dialect, first_line: &str) -> String {
    let mut names: Vec<&str> = dialect.functions.iter().map(|function| function.name.as_str()).collect();
    names.sort_unstable();
    let mut text = format!("// {first_line}\n// SPDX-License-Identifier: MIT OR Apache-2.0\n");
    text += "//! Every exported function by name, sorted.\n\nuse super::Function;\n\n";
    text += "/// The functions by their names.\n#[rustfmt::skip]\npub static FUNCTIONS: &[(&str, Function)] = &[\n";
    for name in names {
        text += &format!("    (\"{name}\", Function(super::{name} as *const ())),\n");
    }
    text + "];\n"
}

fn variants(dialect: &Dialect, first_line: &str) -> String {
    let mut all: Vec<_> = dialect
        .functions
        .iter()
        .filter_map(|function| Some((function.program_name.as_ref()?, function.name.as_str())))
        .collect();
    all.sort_unstable_by_key(|(known, _)| (known.name.as_str(), known.since));
    let function = |name: &str| format!("(\"{name}\", Function(super::{name} as *const ()))");
    let mut text = format!("// {first_line}\n// SPDX-License-Identifier: MIT OR Apache-2.0\n");
    text += "//! Every function by the name and version that programs request, sorted.\n\n";
    text += "use super::{Function, Variant};\n\n";
    text += "/// The functions by name in programs, and by version.\n#[rustfmt::skip]\n";
    text += "pub static VARIANTS: &[Variant] = &[\n";
    for (program_name, name) in all {
        let is_variant = |other: &&model::Function| model::without_per_thread(&other.name) == Some(name);
        let per_thread = match dialect.functions.iter().find(is_variant) {
            Some(variant) => format!("Some({})", function(&variant.name)),
            None => "None".into(),
        };
        let model::ProgramName { name: asked, since, .. } = program_name;
        text += &format!(
            "    Variant {{ name: \"{asked}\", since: {since}, function: {}, per_thread: {per_thread} }},\n",
            function(name)
        );
    }
    text + "];\n"
}

/// Returns the list of functions for callers compiled for CUDA 12 that differ from CUDA 13's in the library alone.
fn twelve(dialect: &Dialect, first_line: &str) -> String {
    const THIRTEEN: u32 = 13_000;
    let is_new =
        |function: &model::Function| function.program_name.as_ref().is_some_and(|known| known.since >= THIRTEEN);
    let mut names: Vec<&str> = dialect
        .functions
        .iter()
        .filter(|function| function.name.starts_with("cuda") && !is_new(function))
        .filter(|function| !dialect.private.contains_key(&format!("anygpu_12_{}", function.name)))
        .map(|function| function.name.as_str())
        .collect();
    names.sort_unstable();
    let mut text = format!("// {first_line}\n// SPDX-License-Identifier: MIT OR Apache-2.0\n");
    text += "//! The functions of CUDA 12 that differ from CUDA 13's only in the vendor's library.\n\n";
    text += "super::same_in_twelve! {\n";
    for name in names {
        text += &format!("    {name}\n");
    }
    text + "}\n"
}
