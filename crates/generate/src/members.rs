// SPDX-License-Identifier: MIT OR Apache-2.0
//! Members of C's structures beyond those in Rust.
//!
//! They are unions without a name, bit fields, and what nothing here reads.
//!
//! tests/headers.rs compares the members of the headers with the vendors'.

use crate::Result;

/// The types that precede a header's structures.
pub fn types(header: &str) -> &'static str {
    match header {
        "hip" => HIP_TYPES,
        "cuda" => CUDA_TYPES,
        "cudart" => CUDART_TYPES,
        _ => "",
    }
}

/// Returns the header with what its structures have in C.
pub fn with_all(header: &str, text: String) -> Result<String> {
    let mut text = text;
    for &(_, structure, field, members) in PARTS.iter().filter(|part| part.0 == header) {
        let missing = || format!("{header}.h: no {structure} with {field}");
        let start = ["struct", "union"].iter().find_map(|kind| text.find(&format!("typedef {kind} {structure} {{\n")));
        let start = start.ok_or_else(missing)?;
        let end = start + text[start..].find(&format!("}} {structure};\n")).ok_or_else(missing)?;
        let line = format!("\n  {field}\n");
        let place = start + text[start..end].find(&line).ok_or_else(missing)?;
        text.replace_range(place..place + line.len(), &format!("\n{members}"));
    }
    Ok(text)
}

/// A header, a structure, its field in Rust, and what stands in the field's place.
const PARTS: &[(&str, &str, &str, &str)] = &[
    ("cuda", "CUstreamMemOpWaitValueParams", "cuuint64_t value64;", VALUE_OF_CUDA),
    ("cuda", "CUstreamMemOpWriteValueParams", "cuuint64_t value64;", VALUE_OF_CUDA),
    ("cuda", "CUstreamBatchMemOpParams", "cuuint64_t pad[6];", CUDA_OPERATIONS),
    ("cuda", "CUmemLocation", "int id;", LOCATION),
    ("cuda", "CUlaunchAttributeValue", "char pad[64];", CUDA_ATTRIBUTE),
    ("cudart", "cudaMemLocation", "int id;", LOCATION),
    ("cudart", "cudaMemPoolProps", "unsigned char reserved[54];", POOL),
    ("cudart", "cudaPointerAttributes", "int localityDomainOrdinal;", ORDINAL),
    ("cudart", "cudaLaunchAttributeValue", "char pad[64];", CUDART_ATTRIBUTE),
    ("hip", "hipDeviceArch_t", "unsigned int bits;", ARCHITECTURE),
    ("hip", "hipExternalSemaphoreHandle", "const void *nvSciSyncObj;", SYNC_OBJECT),
    ("hip", "hipMemAllocationProp", "hipMemAllocationHandleType requestedHandleType;", HANDLE_TYPE),
    ("hip", "hipStreamMemOpValueParams", "uint64_t value64;", VALUE_OF_HIP),
    ("hip", "hipStreamBatchMemOpParams", "uint64_t pad[6];", HIP_OPERATIONS),
    ("hip", "hipLaunchAttributeValue", "char pad[64];", HIP_ATTRIBUTE),
];

const VALUE_OF_CUDA: &str = "  __extension__ union {
    uint32_t value;
    cuuint64_t value64;
  };
";

const VALUE_OF_HIP: &str = "  __extension__ union {
    uint32_t value;
    uint64_t value64;
  };
";

const LOCATION: &str = "  __extension__ union {
    int id;
    struct {
      unsigned char deviceId;
      unsigned char localityDomainId;
    } localized;
  };
";

const POOL: &str = "  unsigned char reserved[53];
  unsigned char reserved1;
";

const ORDINAL: &str = "  __extension__ union {
    int localityDomainOrdinal;
    long unused;
  };
";

const CUDA_OPERATIONS: &str = "  cuuint64_t pad[6];
  struct {
    CUstreamBatchMemOpType operation;
    unsigned int flags;
  } flushRemoteWrites, memoryBarrier;
  struct {
    CUstreamBatchMemOpType operation;
    unsigned int flags;
    CUstreamAtomicReductionOpType reductionOp;
    CUstreamAtomicReductionDataType dataType;
    CUdeviceptr address;
    cuuint64_t value;
    CUdeviceptr alias;
  } atomicReduction;
";

const HIP_OPERATIONS: &str = "  uint64_t pad[6];
  struct {
    hipStreamBatchMemOpType operation;
    unsigned int flags;
  } flushRemoteWrites, memoryBarrier;
";

const CUDA_ATTRIBUTE: &str = "  char pad[64];
  CUaccessPolicyWindow accessPolicyWindow;
  int cooperative;
  struct {
    unsigned int x;
    unsigned int y;
    unsigned int z;
  } clusterDim, preferredClusterDim;
  CUclusterSchedulingPolicy clusterSchedulingPolicyPreference;
  int programmaticStreamSerializationAllowed;
  struct {
    struct CUevent_st *event;
    int flags;
    int triggerAtBlockStart;
  } programmaticEvent;
  struct {
    struct CUevent_st *event;
    int flags;
  } launchCompletionEvent;
  CUlaunchMemSyncDomainMap memSyncDomainMap;
  struct {
    int deviceUpdatable;
    CUgraphDeviceNode devNode;
  } deviceUpdatableKernelNode;
  unsigned int sharedMemCarveout;
  unsigned int nvlinkUtilCentricScheduling;
  CUlaunchAttributePortableClusterMode portableClusterSizeMode;
  CUsharedMemoryMode sharedMemoryMode;
";

const CUDART_ATTRIBUTE: &str = "  char pad[64];
  struct cudaAccessPolicyWindow accessPolicyWindow;
  int cooperative;
  struct {
    unsigned int x;
    unsigned int y;
    unsigned int z;
  } clusterDim, preferredClusterDim;
  enum cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference;
  int programmaticStreamSerializationAllowed;
  struct {
    struct CUevent_st *event;
    int flags;
    int triggerAtBlockStart;
  } programmaticEvent;
  struct {
    struct CUevent_st *event;
    int flags;
  } launchCompletionEvent;
  cudaLaunchMemSyncDomainMap memSyncDomainMap;
  struct {
    int deviceUpdatable;
    cudaGraphDeviceNode_t devNode;
  } deviceUpdatableKernelNode;
  unsigned int sharedMemCarveout;
  unsigned int nvlinkUtilCentricScheduling;
  cudaLaunchAttributePortableClusterMode portableClusterSizeMode;
  cudaSharedMemoryMode sharedMemoryMode;
";

const HIP_ATTRIBUTE: &str = "  char pad[64];
  hipAccessPolicyWindow accessPolicyWindow;
  hipLaunchMemSyncDomainMap memSyncDomainMap;
  hipLaunchMemSyncDomain memSyncDomain;
  struct {
    unsigned int x;
    unsigned int y;
    unsigned int z;
  } clusterDim;
  hipClusterSchedulingPolicy clusterSchedulingPolicyPreference;
  const struct hipExtDynDataPrefetchConfig *dynDataPrefetch;
";

const ARCHITECTURE: &str = "  unsigned hasGlobalInt32Atomics : 1;
  unsigned hasGlobalFloatAtomicExch : 1;
  unsigned hasSharedInt32Atomics : 1;
  unsigned hasSharedFloatAtomicExch : 1;
  unsigned hasFloatAtomicAdd : 1;
  unsigned hasGlobalInt64Atomics : 1;
  unsigned hasSharedInt64Atomics : 1;
  unsigned hasDoubles : 1;
  unsigned hasWarpVote : 1;
  unsigned hasWarpBallot : 1;
  unsigned hasWarpShuffle : 1;
  unsigned hasFunnelShift : 1;
  unsigned hasThreadFenceSystem : 1;
  unsigned hasSyncThreadsExt : 1;
  unsigned hasSurfaceFuncs : 1;
  unsigned has3dGrid : 1;
  unsigned hasDynamicParallelism : 1;
";

const SYNC_OBJECT: &str = "  const void *nvSciSyncObj;
  const void *NvSciSyncObj;
";

const HANDLE_TYPE: &str = "  __extension__ union {
    hipMemAllocationHandleType requestedHandleType;
    hipMemAllocationHandleType requestedHandleTypes;
  };
";

const CUDA_TYPES: &str = "
/** What a reduction in a stream does. */
typedef enum CUstreamAtomicReductionOpType_enum {
  CU_STREAM_ATOMIC_REDUCTION_OP_OR = CU_ATOMIC_OPERATION_OR,
  CU_STREAM_ATOMIC_REDUCTION_OP_AND = CU_ATOMIC_OPERATION_AND,
  CU_STREAM_ATOMIC_REDUCTION_OP_ADD = CU_ATOMIC_OPERATION_INTEGER_ADD
} CUstreamAtomicReductionOpType;

/** The type of the value of a reduction in a stream. */
typedef enum CUstreamAtomicReductionDataType_enum {
  CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32 = CU_ATOMIC_CAPABILITY_UNSIGNED | CU_ATOMIC_CAPABILITY_REDUCTION
    | CU_ATOMIC_CAPABILITY_SCALAR_32,
  CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64 = CU_ATOMIC_CAPABILITY_UNSIGNED | CU_ATOMIC_CAPABILITY_REDUCTION
    | CU_ATOMIC_CAPABILITY_SCALAR_64
} CUstreamAtomicReductionDataType;

/** How memory of a window stays in the cache. */
typedef enum CUaccessProperty_enum {
  CU_ACCESS_PROPERTY_NORMAL = 0,
  CU_ACCESS_PROPERTY_STREAMING = 1,
  CU_ACCESS_PROPERTY_PERSISTING = 2
} CUaccessProperty;

/** A window of memory, and how it stays in the cache. */
typedef struct CUaccessPolicyWindow_st {
  void *base_ptr;
  size_t num_bytes;
  float hitRatio;
  CUaccessProperty hitProp;
  CUaccessProperty missProp;
} CUaccessPolicyWindow;

/** How clusters of blocks are spread. */
typedef enum CUclusterSchedulingPolicy_enum {
  CU_CLUSTER_SCHEDULING_POLICY_DEFAULT = 0,
  CU_CLUSTER_SCHEDULING_POLICY_SPREAD = 1,
  CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING = 2,
  CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY = 3
} CUclusterSchedulingPolicy;

/** The numbers of a kernel's memory domains. */
typedef struct CUlaunchMemSyncDomainMap_st {
  unsigned char default_;
  unsigned char remote;
} CUlaunchMemSyncDomainMap;

/** Whether the size of a cluster is one that all devices have. */
typedef enum CUlaunchAttributePortableClusterMode_enum {
  CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT = 0,
  CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE = 1,
  CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE = 2
} CUlaunchAttributePortableClusterMode;

/** Whether the size of shared memory is one that all devices have. */
typedef enum CUsharedMemoryMode_enum {
  CU_SHARED_MEMORY_MODE_DEFAULT = 0,
  CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE = 1,
  CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE = 2,
  CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY = 3,
  CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY = 4
} CUsharedMemoryMode;

/** A node of a graph, for the device. */
typedef struct CUgraphDeviceUpdatableNode_st *CUgraphDeviceNode;
";

const CUDART_TYPES: &str = "
/** How memory of a window stays in the cache. */
enum cudaAccessProperty {
  cudaAccessPropertyNormal = 0,
  cudaAccessPropertyStreaming = 1,
  cudaAccessPropertyPersisting = 2
};

/** A window of memory, and how it stays in the cache. */
struct cudaAccessPolicyWindow {
  void *base_ptr;
  size_t num_bytes;
  float hitRatio;
  enum cudaAccessProperty hitProp;
  enum cudaAccessProperty missProp;
};

/** How clusters of blocks are spread. */
enum cudaClusterSchedulingPolicy {
  cudaClusterSchedulingPolicyDefault = 0,
  cudaClusterSchedulingPolicySpread = 1,
  cudaClusterSchedulingPolicyLoadBalancing = 2,
  cudaClusterSchedulingPolicyRubinDsmemLocality = 3
};

/** The numbers of a kernel's memory domains. */
typedef struct cudaLaunchMemSyncDomainMap_st {
  unsigned char default_;
  unsigned char remote;
} cudaLaunchMemSyncDomainMap;

/** Whether the size of a cluster is one that all devices have. */
typedef enum cudaLaunchAttributePortableClusterMode {
  cudaLaunchPortableClusterModeDefault = 0,
  cudaLaunchPortableClusterModeRequirePortable = 1,
  cudaLaunchPortableClusterModeAllowNonPortable = 2
} cudaLaunchAttributePortableClusterMode;

/** Whether the size of shared memory is one that all devices have. */
typedef enum cudaSharedMemoryMode {
  cudaSharedMemoryModeDefault = 0,
  cudaSharedMemoryModeRequirePortable = 1,
  cudaSharedMemoryModeAllowNonPortable = 2,
  cudaSharedMemoryModeAllowOversizedSharedMemory = 3,
  cudaSharedMemoryModePreferOversizedSharedMemory = 4
} cudaSharedMemoryMode;

/** A node of a graph, for the device. */
typedef struct CUgraphDeviceUpdatableNode_st *cudaGraphDeviceNode_t;

/** A part of a device's processors. */
struct cudaDevSmResource {
  unsigned int smCount;
  unsigned int minSmPartitionSize;
  unsigned int smCoscheduledAlignment;
  unsigned int flags;
  unsigned int localityDomainId;
};

/** How queues of work are shared. */
enum cudaDevWorkqueueConfigScope {
  cudaDevWorkqueueConfigScopeDeviceCtx = 0,
  cudaDevWorkqueueConfigScopeGreenCtxBalanced = 1
};

/** A device's queues of work. */
struct cudaDevWorkqueueConfigResource {
  int device;
  unsigned int wqConcurrencyLimit;
  enum cudaDevWorkqueueConfigScope sharingScope;
};

/** Queues of work. */
struct cudaDevWorkqueueResource {
  unsigned char reserved[40];
};

/** A part of a device. */
typedef struct cudaDevResource_st {
  cudaDevResourceType type;
  unsigned char _internal_padding[92];
  __extension__ union {
    struct cudaDevSmResource sm;
    struct cudaDevWorkqueueConfigResource wqConfig;
    struct cudaDevWorkqueueResource wq;
    unsigned char _oversize[40];
  };
  struct cudaDevResource_st *nextResource;
} cudaDevResource;
";

const HIP_TYPES: &str = "
/** How memory of a window stays in the cache. */
typedef enum hipAccessProperty {
  hipAccessPropertyNormal = 0,
  hipAccessPropertyStreaming = 1,
  hipAccessPropertyPersisting = 2
} hipAccessProperty;

/** A window of memory, and how it stays in the cache. */
typedef struct hipAccessPolicyWindow {
  void *base_ptr;
  hipAccessProperty hitProp;
  float hitRatio;
  hipAccessProperty missProp;
  size_t num_bytes;
} hipAccessPolicyWindow;

/** The numbers of a kernel's memory domains. */
typedef struct hipLaunchMemSyncDomainMap {
  unsigned char default_;
  unsigned char remote;
} hipLaunchMemSyncDomainMap;

/** A kernel's memory domain. */
typedef enum hipLaunchMemSyncDomain {
  hipLaunchMemSyncDomainDefault = 0,
  hipLaunchMemSyncDomainRemote = 1
} hipLaunchMemSyncDomain;

/** How clusters of blocks are spread. */
typedef enum hipClusterSchedulingPolicy {
  hipClusterSchedulingPolicyDefault = 0,
  hipClusterSchedulingPolicySpread = 1,
  hipClusterSchedulingPolicyLoadBalancing = 2
} hipClusterSchedulingPolicy;

struct hipExtDynDataPrefetchConfig;
";
