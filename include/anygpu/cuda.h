/* Generated from src/api/cuda by `BLESS=1 cargo test --test generated`; do not edit.
 * SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * The functions, types and constants of CUDA's driver, one to one, by the names that programs write for CUDA 13.
 *
 * Besides what a function's own text says, any may return CUDA_ERROR_NOT_INITIALIZED before cuInit and in a process
 * forked after it, CUDA_ERROR_INVALID_CONTEXT where it needs a context and none is current (only cuInit, what is
 * asked of devices, errors, versions, pointers, events, physical memory and pools, and what makes a context
 * current need none),
 * CUDA_ERROR_NOT_SUPPORTED for what the back end in use cannot do, and CUDA_ERROR_UNKNOWN; those that wait for a
 * stream also how earlier work on it failed, such as CUDA_ERROR_LAUNCH_FAILED. anygpu_last_reason() has the failure
 * in words.
 */

#ifndef ANYGPU_CUDA_H
#define ANYGPU_CUDA_H

#include <stddef.h>
#include <stdint.h>

/** The version of CUDA whose interface this is: major * 1000 + minor * 10. */
#define CUDA_VERSION 13050

/** Bytes of an IPC handle. */
#define CU_IPC_HANDLE_SIZE 64

/** The default stream by name. */
#define CU_STREAM_LEGACY ((CUstream)1)

/** The calling thread's own default stream. */
#define CU_STREAM_PER_THREAD ((CUstream)2)

/** Pinned host memory for every context. */
#define CU_MEMHOSTALLOC_PORTABLE 0x1

/** Pinned host memory mapped into the device's address space; always so. */
#define CU_MEMHOSTALLOC_DEVICEMAP 0x2

/** Write-combined pinned host memory: fast for the device to read, slow for the host. */
#define CU_MEMHOSTALLOC_WRITECOMBINED 0x4

/** Host memory registered for every context. */
#define CU_MEMHOSTREGISTER_PORTABLE 0x1

/** Host memory registered and mapped into the device's address space; always so. */
#define CU_MEMHOSTREGISTER_DEVICEMAP 0x2

/** Registered memory-mapped I/O. */
#define CU_MEMHOSTREGISTER_IOMEMORY 0x4

/** Registered host memory that the device only reads. */
#define CU_MEMHOSTREGISTER_READ_ONLY 0x8

/** The host, where a device is asked for. */
#define CU_DEVICE_CPU (-1)

/** No device, or different ones, where a device is answered. */
#define CU_DEVICE_INVALID (-2)

/** The status of every call. */
typedef enum cudaError_enum {
  CUDA_SUCCESS = 0,
  CUDA_ERROR_INVALID_VALUE = 1,
  CUDA_ERROR_OUT_OF_MEMORY = 2,
  CUDA_ERROR_NOT_INITIALIZED = 3,
  CUDA_ERROR_DEINITIALIZED = 4,
  CUDA_ERROR_PROFILER_DISABLED = 5,
  CUDA_ERROR_PROFILER_NOT_INITIALIZED = 6,
  CUDA_ERROR_PROFILER_ALREADY_STARTED = 7,
  CUDA_ERROR_PROFILER_ALREADY_STOPPED = 8,
  CUDA_ERROR_STUB_LIBRARY = 34,
  CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER = 36,
  CUDA_ERROR_DEVICE_UNAVAILABLE = 46,
  CUDA_ERROR_MULTICAST_RESOURCE_FULL = 47,
  CUDA_ERROR_NO_DEVICE = 100,
  CUDA_ERROR_INVALID_DEVICE = 101,
  CUDA_ERROR_DEVICE_NOT_LICENSED = 102,
  CUDA_ERROR_INVALID_IMAGE = 200,
  CUDA_ERROR_INVALID_CONTEXT = 201,
  CUDA_ERROR_CONTEXT_ALREADY_CURRENT = 202,
  CUDA_ERROR_MAP_FAILED = 205,
  CUDA_ERROR_UNMAP_FAILED = 206,
  CUDA_ERROR_ARRAY_IS_MAPPED = 207,
  CUDA_ERROR_ALREADY_MAPPED = 208,
  CUDA_ERROR_NO_BINARY_FOR_GPU = 209,
  CUDA_ERROR_ALREADY_ACQUIRED = 210,
  CUDA_ERROR_NOT_MAPPED = 211,
  CUDA_ERROR_NOT_MAPPED_AS_ARRAY = 212,
  CUDA_ERROR_NOT_MAPPED_AS_POINTER = 213,
  CUDA_ERROR_ECC_UNCORRECTABLE = 214,
  CUDA_ERROR_UNSUPPORTED_LIMIT = 215,
  CUDA_ERROR_CONTEXT_ALREADY_IN_USE = 216,
  CUDA_ERROR_PEER_ACCESS_UNSUPPORTED = 217,
  CUDA_ERROR_INVALID_PTX = 218,
  CUDA_ERROR_INVALID_GRAPHICS_CONTEXT = 219,
  CUDA_ERROR_NVLINK_UNCORRECTABLE = 220,
  CUDA_ERROR_JIT_COMPILER_NOT_FOUND = 221,
  CUDA_ERROR_UNSUPPORTED_PTX_VERSION = 222,
  CUDA_ERROR_JIT_COMPILATION_DISABLED = 223,
  CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY = 224,
  CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC = 225,
  CUDA_ERROR_CONTAINED = 226,
  CUDA_ERROR_INSUFFICIENT_LOADER_VERSION = 227,
  CUDA_ERROR_INVALID_SOURCE = 300,
  CUDA_ERROR_FILE_NOT_FOUND = 301,
  CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND = 302,
  CUDA_ERROR_SHARED_OBJECT_INIT_FAILED = 303,
  CUDA_ERROR_OPERATING_SYSTEM = 304,
  CUDA_ERROR_INVALID_HANDLE = 400,
  CUDA_ERROR_ILLEGAL_STATE = 401,
  CUDA_ERROR_LOSSY_QUERY = 402,
  CUDA_ERROR_NOT_FOUND = 500,
  CUDA_ERROR_NOT_READY = 600,
  CUDA_ERROR_ILLEGAL_ADDRESS = 700,
  CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES = 701,
  CUDA_ERROR_LAUNCH_TIMEOUT = 702,
  CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING = 703,
  CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704,
  CUDA_ERROR_PEER_ACCESS_NOT_ENABLED = 705,
  CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE = 708,
  CUDA_ERROR_CONTEXT_IS_DESTROYED = 709,
  CUDA_ERROR_ASSERT = 710,
  CUDA_ERROR_TOO_MANY_PEERS = 711,
  CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED = 712,
  CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED = 713,
  CUDA_ERROR_HARDWARE_STACK_ERROR = 714,
  CUDA_ERROR_ILLEGAL_INSTRUCTION = 715,
  CUDA_ERROR_MISALIGNED_ADDRESS = 716,
  CUDA_ERROR_INVALID_ADDRESS_SPACE = 717,
  CUDA_ERROR_INVALID_PC = 718,
  CUDA_ERROR_LAUNCH_FAILED = 719,
  CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE = 720,
  CUDA_ERROR_TENSOR_MEMORY_LEAK = 721,
  CUDA_ERROR_NOT_PERMITTED = 800,
  CUDA_ERROR_NOT_SUPPORTED = 801,
  CUDA_ERROR_SYSTEM_NOT_READY = 802,
  CUDA_ERROR_SYSTEM_DRIVER_MISMATCH = 803,
  CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE = 804,
  CUDA_ERROR_MPS_CONNECTION_FAILED = 805,
  CUDA_ERROR_MPS_RPC_FAILURE = 806,
  CUDA_ERROR_MPS_SERVER_NOT_READY = 807,
  CUDA_ERROR_MPS_MAX_CLIENTS_REACHED = 808,
  CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED = 809,
  CUDA_ERROR_MPS_CLIENT_TERMINATED = 810,
  CUDA_ERROR_CDP_NOT_SUPPORTED = 811,
  CUDA_ERROR_CDP_VERSION_MISMATCH = 812,
  CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED = 900,
  CUDA_ERROR_STREAM_CAPTURE_INVALIDATED = 901,
  CUDA_ERROR_STREAM_CAPTURE_MERGE = 902,
  CUDA_ERROR_STREAM_CAPTURE_UNMATCHED = 903,
  CUDA_ERROR_STREAM_CAPTURE_UNJOINED = 904,
  CUDA_ERROR_STREAM_CAPTURE_ISOLATION = 905,
  CUDA_ERROR_STREAM_CAPTURE_IMPLICIT = 906,
  CUDA_ERROR_CAPTURED_EVENT = 907,
  CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD = 908,
  CUDA_ERROR_TIMEOUT = 909,
  CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE = 910,
  CUDA_ERROR_EXTERNAL_DEVICE = 911,
  CUDA_ERROR_INVALID_CLUSTER_SIZE = 912,
  CUDA_ERROR_FUNCTION_NOT_LOADED = 913,
  CUDA_ERROR_INVALID_RESOURCE_TYPE = 914,
  CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION = 915,
  CUDA_ERROR_KEY_ROTATION = 916,
  CUDA_ERROR_STREAM_DETACHED = 917,
  CUDA_ERROR_GRAPH_RECAPTURE_FAILURE = 918,
  CUDA_ERROR_FABRIC_NOT_READY = 919,
  CUDA_ERROR_UNKNOWN = 999
} CUresult;

/** What cuDeviceGetAttribute can be asked. */
typedef enum CUdevice_attribute_enum {
  CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 1,
  CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X = 2,
  CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y = 3,
  CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z = 4,
  CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X = 5,
  CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y = 6,
  CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z = 7,
  CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK = 8,
  CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK = 8,
  CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY = 9,
  CU_DEVICE_ATTRIBUTE_WARP_SIZE = 10,
  CU_DEVICE_ATTRIBUTE_MAX_PITCH = 11,
  CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK = 12,
  CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK = 12,
  CU_DEVICE_ATTRIBUTE_CLOCK_RATE = 13,
  CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT = 14,
  CU_DEVICE_ATTRIBUTE_GPU_OVERLAP = 15,
  CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16,
  CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT = 17,
  CU_DEVICE_ATTRIBUTE_INTEGRATED = 18,
  CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY = 19,
  CU_DEVICE_ATTRIBUTE_COMPUTE_MODE = 20,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH = 21,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH = 22,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT = 23,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH = 24,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT = 25,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH = 26,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH = 27,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT = 28,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS = 29,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH = 27,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT = 28,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES = 29,
  CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT = 30,
  CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS = 31,
  CU_DEVICE_ATTRIBUTE_ECC_ENABLED = 32,
  CU_DEVICE_ATTRIBUTE_PCI_BUS_ID = 33,
  CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID = 34,
  CU_DEVICE_ATTRIBUTE_TCC_DRIVER = 35,
  CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE = 36,
  CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH = 37,
  CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE = 38,
  CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR = 39,
  CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT = 40,
  CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING = 41,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH = 42,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS = 43,
  CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER = 44,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH = 45,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT = 46,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE = 47,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE = 48,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE = 49,
  CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID = 50,
  CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT = 51,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH = 52,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH = 53,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS = 54,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH = 55,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH = 56,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT = 57,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH = 58,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT = 59,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH = 60,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH = 61,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS = 62,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH = 63,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT = 64,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS = 65,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH = 66,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH = 67,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS = 68,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH = 69,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH = 70,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT = 71,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH = 72,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH = 73,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT = 74,
  CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75,
  CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76,
  CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH = 77,
  CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED = 78,
  CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED = 79,
  CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED = 80,
  CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 81,
  CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR = 82,
  CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY = 83,
  CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD = 84,
  CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID = 85,
  CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED = 86,
  CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO = 87,
  CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS = 88,
  CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS = 89,
  CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED = 90,
  CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM = 91,
  CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1 = 92,
  CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1 = 93,
  CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1 = 94,
  CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH = 95,
  CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH = 96,
  CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 97,
  CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES = 98,
  CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED = 99,
  CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES = 100,
  CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST = 101,
  CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED = 102,
  CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 102,
  CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED = 103,
  CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED = 104,
  CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED = 105,
  CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR = 106,
  CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED = 107,
  CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE = 108,
  CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE = 109,
  CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED = 110,
  CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK = 111,
  CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED = 112,
  CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED = 113,
  CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED = 114,
  CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED = 115,
  CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED = 116,
  CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS = 117,
  CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING = 118,
  CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES = 119,
  CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH = 120,
  CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED = 121,
  CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS = 122,
  CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR = 123,
  CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED = 124,
  CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED = 125,
  CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT = 126,
  CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED = 127,
  CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED = 128,
  CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS = 129,
  CU_DEVICE_ATTRIBUTE_NUMA_CONFIG = 130,
  CU_DEVICE_ATTRIBUTE_NUMA_ID = 131,
  CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED = 132,
  CU_DEVICE_ATTRIBUTE_MPS_ENABLED = 133,
  CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID = 134,
  CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED = 135,
  CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK = 136,
  CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH = 137,
  CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED = 138,
  CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID = 139,
  CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID = 140,
  CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 141,
  CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED = 142,
  CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED = 143,
  CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED = 144,
  CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 145,
  CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED = 146,
  CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED = 147,
  CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED = 148,
  CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT = 149,
  CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK = 150,
  CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED = 151,
  CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED = 152,
  CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED = 153,
  CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED = 154,
  CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED = 155,
  CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED = 156,
  CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT = 157,
  CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES = 158,
  CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED = 159,
  CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE = 160,
  CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED = 161
} CUdevice_attribute;

/** What cuPointerGetAttribute can be asked. */
typedef enum CUpointer_attribute_enum {
  CU_POINTER_ATTRIBUTE_CONTEXT = 1,
  CU_POINTER_ATTRIBUTE_MEMORY_TYPE = 2,
  CU_POINTER_ATTRIBUTE_DEVICE_POINTER = 3,
  CU_POINTER_ATTRIBUTE_HOST_POINTER = 4,
  CU_POINTER_ATTRIBUTE_P2P_TOKENS = 5,
  CU_POINTER_ATTRIBUTE_SYNC_MEMOPS = 6,
  CU_POINTER_ATTRIBUTE_BUFFER_ID = 7,
  CU_POINTER_ATTRIBUTE_IS_MANAGED = 8,
  CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9,
  CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE = 10,
  CU_POINTER_ATTRIBUTE_RANGE_START_ADDR = 11,
  CU_POINTER_ATTRIBUTE_RANGE_SIZE = 12,
  CU_POINTER_ATTRIBUTE_MAPPED = 13,
  CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES = 14,
  CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE = 15,
  CU_POINTER_ATTRIBUTE_ACCESS_FLAGS = 16,
  CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE = 17,
  CU_POINTER_ATTRIBUTE_MAPPING_SIZE = 18,
  CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR = 19,
  CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID = 20,
  CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE = 21,
  CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL = 22
} CUpointer_attribute;

/** Limits of a context. */
typedef enum CUlimit_enum {
  /** Bytes of stack per thread. */
  CU_LIMIT_STACK_SIZE = 0,
  /** Bytes of the printf buffer. */
  CU_LIMIT_PRINTF_FIFO_SIZE = 1,
  /** Bytes of the device-side heap. */
  CU_LIMIT_MALLOC_HEAP_SIZE = 2,
  CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH = 3,
  CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT = 4,
  CU_LIMIT_MAX_L2_FETCH_GRANULARITY = 5,
  CU_LIMIT_PERSISTING_L2_CACHE_SIZE = 6,
  CU_LIMIT_SHMEM_SIZE = 7,
  CU_LIMIT_CIG_ENABLED = 8,
  CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED = 9,
  CU_LIMIT_PER_BLOCK_MEMORY_SIZE = 10
} CUlimit;

/** What cuDeviceGetP2PAttribute can be asked. */
typedef enum CUdevice_P2PAttribute_enum {
  CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK = 1,
  CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED = 2,
  CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED = 3,
  CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED = 4,
  CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED = 4,
  CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED = 5
} CUdevice_P2PAttribute;

/** Advice about managed memory. */
typedef enum CUmem_advise_enum {
  CU_MEM_ADVISE_SET_READ_MOSTLY = 1,
  CU_MEM_ADVISE_UNSET_READ_MOSTLY = 2,
  CU_MEM_ADVISE_SET_PREFERRED_LOCATION = 3,
  CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION = 4,
  CU_MEM_ADVISE_SET_ACCESSED_BY = 5,
  CU_MEM_ADVISE_UNSET_ACCESSED_BY = 6
} CUmem_advise;

/** What can be asked about a managed range. */
typedef enum CUmem_range_attribute_enum {
  CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY = 1,
  CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION = 2,
  CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY = 3,
  CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION = 4,
  CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE = 5,
  CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID = 6,
  CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE = 7,
  CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID = 8
} CUmem_range_attribute;

/** Where memory may be. */
typedef enum CUmemLocationType_enum {
  CU_MEM_LOCATION_TYPE_INVALID = 0,
  CU_MEM_LOCATION_TYPE_NONE = 0,
  CU_MEM_LOCATION_TYPE_DEVICE = 1,
  CU_MEM_LOCATION_TYPE_HOST = 2,
  CU_MEM_LOCATION_TYPE_HOST_NUMA = 3,
  CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = 4,
  CU_MEM_LOCATION_TYPE_INVISIBLE = 5,
  CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN = 6
} CUmemLocationType;

/** When a queued copy reads its source. */
typedef enum CUmemcpySrcAccessOrder_enum {
  CU_MEMCPY_SRC_ACCESS_ORDER_INVALID = 0,
  CU_MEMCPY_SRC_ACCESS_ORDER_STREAM = 1,
  CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL = 2,
  CU_MEMCPY_SRC_ACCESS_ORDER_ANY = 3
} CUmemcpySrcAccessOrder;

/** How a queued copy is done. */
typedef enum CUmemcpyFlags_enum {
  CU_MEMCPY_FLAG_DEFAULT = 0,
  CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE = 1
} CUmemcpyFlags;

/** What one side of a copy of boxes is. */
typedef enum CUmemcpy3DOperandType_enum {
  CU_MEMCPY_OPERAND_TYPE_POINTER = 1,
  CU_MEMCPY_OPERAND_TYPE_ARRAY = 2
} CUmemcpy3DOperandType;

/** Whether a stream is being captured into a graph. */
typedef enum CUstreamCaptureStatus_enum {
  CU_STREAM_CAPTURE_STATUS_NONE = 0,
  CU_STREAM_CAPTURE_STATUS_ACTIVE = 1,
  CU_STREAM_CAPTURE_STATUS_INVALIDATED = 2
} CUstreamCaptureStatus;

/** What cuGetProcAddress found. */
typedef enum CUdriverProcAddressQueryResult_enum {
  CU_GET_PROC_ADDRESS_SUCCESS = 0,
  CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1,
  CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2
} CUdriverProcAddressQueryResult;

/** Which functions cuGetProcAddress finds. */
typedef enum CUdriverProcAddress_flags_enum {
  CU_GET_PROC_ADDRESS_DEFAULT = 0,
  /** The functions of the legacy default stream. */
  CU_GET_PROC_ADDRESS_LEGACY_STREAM = 1,
  /** The functions of the per-thread default stream, where there are any. */
  CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM = 2
} CUdriverProcAddress_flags;

/** Preferences between shared memory and L1 cache. */
typedef enum CUfunc_cache_enum {
  CU_FUNC_CACHE_PREFER_NONE = 0,
  CU_FUNC_CACHE_PREFER_SHARED = 1,
  CU_FUNC_CACHE_PREFER_L1 = 2,
  CU_FUNC_CACHE_PREFER_EQUAL = 3
} CUfunc_cache;

/** Bank sizes of shared memory. */
typedef enum CUsharedconfig_enum {
  CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE = 0,
  CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE = 1,
  CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE = 2
} CUsharedconfig;

/** Kinds of execution affinity. */
typedef enum CUexecAffinityType_enum {
  CU_EXEC_AFFINITY_TYPE_SM_COUNT = 0
} CUexecAffinityType;

/** What memory is. */
typedef enum CUmemorytype_enum {
  CU_MEMORYTYPE_HOST = 1,
  CU_MEMORYTYPE_DEVICE = 2,
  CU_MEMORYTYPE_ARRAY = 3,
  /** Wherever the pointer says. */
  CU_MEMORYTYPE_UNIFIED = 4
} CUmemorytype;

/** How a context is created: how it waits, and what it keeps. */
typedef enum CUctx_flags_enum {
  /** Waits as the driver sees fit. */
  CU_CTX_SCHED_AUTO = 0,
  /** Waits spinning. */
  CU_CTX_SCHED_SPIN = 1,
  /** Waits yielding. */
  CU_CTX_SCHED_YIELD = 2,
  /** Waits sleeping. */
  CU_CTX_SCHED_BLOCKING_SYNC = 4,
  CU_CTX_BLOCKING_SYNC = 4,
  /** The bits of the ways to wait. */
  CU_CTX_SCHED_MASK = 7,
  /** Host memory can be mapped; always so. */
  CU_CTX_MAP_HOST = 8,
  /** Local memory keeps its largest size. */
  CU_CTX_LMEM_RESIZE_TO_MAX = 16,
  CU_CTX_COREDUMP_ENABLE = 32,
  CU_CTX_USER_COREDUMP_ENABLE = 64,
  CU_CTX_SYNC_MEMOPS = 128,
  CU_CTX_FLAGS_MASK = 255
} CUctx_flags;

/** How a stream is created. */
typedef enum CUstream_flags_enum {
  /** Ordered with the default stream. */
  CU_STREAM_DEFAULT = 0,
  /** Not ordered with the default stream. */
  CU_STREAM_NON_BLOCKING = 1
} CUstream_flags;

/** How an event is created. */
typedef enum CUevent_flags_enum {
  /** Takes time and is polled. */
  CU_EVENT_DEFAULT = 0,
  /** Its waiters sleep instead of polling. */
  CU_EVENT_BLOCKING_SYNC = 1,
  /** Takes no time. */
  CU_EVENT_DISABLE_TIMING = 2,
  /** Other processes may open it; wants CU_EVENT_DISABLE_TIMING too. */
  CU_EVENT_INTERPROCESS = 4
} CUevent_flags;

/** How an event is recorded. */
typedef enum CUevent_record_flags_enum {
  CU_EVENT_RECORD_DEFAULT = 0,
  CU_EVENT_RECORD_EXTERNAL = 1
} CUevent_record_flags;

/** How a stream waits for an event. */
typedef enum CUevent_wait_flags_enum {
  CU_EVENT_WAIT_DEFAULT = 0,
  CU_EVENT_WAIT_EXTERNAL = 1
} CUevent_wait_flags;

/** How a stream compares a value that it waits for. */
typedef enum CUstreamWaitValue_flags_enum {
  /** The value, minus the reference, is not negative (cyclic). */
  CU_STREAM_WAIT_VALUE_GEQ = 0,
  /** Equal. */
  CU_STREAM_WAIT_VALUE_EQ = 1,
  /** The bitwise and is not zero. */
  CU_STREAM_WAIT_VALUE_AND = 2,
  /** The complement of the bitwise or is not zero. */
  CU_STREAM_WAIT_VALUE_NOR = 3,
  /** Remote writes before the wait are made visible. */
  CU_STREAM_WAIT_VALUE_FLUSH = 1073741824
} CUstreamWaitValue_flags;

/** How a stream writes a value. */
typedef enum CUstreamWriteValue_flags_enum {
  CU_STREAM_WRITE_VALUE_DEFAULT = 0,
  CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER = 1
} CUstreamWriteValue_flags;

/** Operations of cuStreamBatchMemOp. */
typedef enum CUstreamBatchMemOpType_enum {
  CU_STREAM_MEM_OP_WAIT_VALUE_32 = 1,
  CU_STREAM_MEM_OP_WRITE_VALUE_32 = 2,
  CU_STREAM_MEM_OP_WAIT_VALUE_64 = 4,
  CU_STREAM_MEM_OP_WRITE_VALUE_64 = 5,
  CU_STREAM_MEM_OP_BARRIER = 6,
  CU_STREAM_MEM_OP_ATOMIC_REDUCTION = 8,
  CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES = 3
} CUstreamBatchMemOpType;

/** Who may use managed memory. */
typedef enum CUmemAttach_flags_enum {
  /** Any stream of any device. */
  CU_MEM_ATTACH_GLOBAL = 1,
  /** No device, until it is attached to a stream. */
  CU_MEM_ATTACH_HOST = 2,
  /** One stream only. */
  CU_MEM_ATTACH_SINGLE = 4
} CUmemAttach_flags;

/** How another process's memory is opened. */
typedef enum CUipcMem_flags_enum {
  /** Peer access between the devices is enabled where needed: the only way there is. */
  CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS = 1
} CUipcMem_flags;

/** How physical memory, or a pool's, is allocated. */
typedef enum CUmemAllocationType_enum {
  CU_MEM_ALLOCATION_TYPE_INVALID = 0,
  /** It stays where it is. */
  CU_MEM_ALLOCATION_TYPE_PINNED = 1,
  /** It moves between devices and host. */
  CU_MEM_ALLOCATION_TYPE_MANAGED = 2
} CUmemAllocationType;

/** The kinds of handle by which another process may import memory; bits, where several may be named. */
typedef enum CUmemAllocationHandleType_enum {
  CU_MEM_HANDLE_TYPE_NONE = 0,
  /** An `int`: a file descriptor. */
  CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR = 1,
  CU_MEM_HANDLE_TYPE_WIN32 = 2,
  CU_MEM_HANDLE_TYPE_WIN32_KMT = 4,
  /** A CUmemFabricHandle, good on every machine of one NVLink fabric. */
  CU_MEM_HANDLE_TYPE_FABRIC = 8
} CUmemAllocationHandleType;

/** What may be done with memory. */
typedef enum CUmemAccess_flags_enum {
  CU_MEM_ACCESS_FLAGS_PROT_NONE = 0,
  CU_MEM_ACCESS_FLAGS_PROT_READ = 1,
  CU_MEM_ACCESS_FLAGS_PROT_READWRITE = 3
} CUmemAccess_flags;

/** Which granularity cuMemGetAllocationGranularity tells. */
typedef enum CUmemAllocationGranularity_flags_enum {
  /** What sizes must be multiples of. */
  CU_MEM_ALLOC_GRANULARITY_MINIMUM = 0,
  /** The one that is fastest. */
  CU_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1
} CUmemAllocationGranularity_flags;

/** Whether physical memory is compressed. */
typedef enum CUmemAllocationCompType_enum {
  CU_MEM_ALLOCATION_COMP_NONE = 0,
  CU_MEM_ALLOCATION_COMP_GENERIC = 1
} CUmemAllocationCompType;

/** What cuMemGetHandleForAddressRange makes. */
typedef enum CUmemRangeHandleType_enum {
  /** An `int`: the descriptor of a dma-buf. */
  CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD = 1
} CUmemRangeHandleType;

/** How other devices reach the memory of a dma-buf. */
typedef enum CUmemRangeFlags_enum {
  /** Through PCIe. */
  CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE = 1
} CUmemRangeFlags;

/** What can be asked about a pool, and the first four and the highest two of the first eight set. */
typedef enum CUmemPool_attribute_enum {
  /** `int`: memory freed in one stream may be used in another that waits for it by an event. */
  CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES = 1,
  /** `int`: memory may be used again as soon as its free has run. */
  CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC = 2,
  /** `int`: streams may be made to wait for each other so as to use memory again. */
  CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES = 3,
  /** `cuuint64_t`: bytes the pool keeps when it could return memory to the system. */
  CU_MEMPOOL_ATTR_RELEASE_THRESHOLD = 4,
  /** `cuuint64_t`: bytes it holds. */
  CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT = 5,
  /** `cuuint64_t`: the most it has held since this was set to 0. */
  CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH = 6,
  /** `cuuint64_t`: bytes that are allocated from it. */
  CU_MEMPOOL_ATTR_USED_MEM_CURRENT = 7,
  /** `cuuint64_t`: the most that were since this was set to 0. */
  CU_MEMPOOL_ATTR_USED_MEM_HIGH = 8,
  CU_MEMPOOL_ATTR_ALLOCATION_TYPE = 9,
  CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES = 10,
  CU_MEMPOOL_ATTR_LOCATION_ID = 11,
  CU_MEMPOOL_ATTR_LOCATION_TYPE = 12,
  CU_MEMPOOL_ATTR_MAX_POOL_SIZE = 13,
  CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED = 14,
  CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID = 15
} CUmemPool_attribute;

/** Who may compute on a device. */
typedef enum CUcomputemode_enum {
  CU_COMPUTEMODE_DEFAULT = 0,
  CU_COMPUTEMODE_PROHIBITED = 2,
  CU_COMPUTEMODE_EXCLUSIVE_PROCESS = 3
} CUcomputemode;

/** Formats of the elements of arrays. */
typedef enum CUarray_format_enum {
  CU_AD_FORMAT_UNSIGNED_INT8 = 1,
  CU_AD_FORMAT_UNSIGNED_INT16 = 2,
  CU_AD_FORMAT_UNSIGNED_INT32 = 3,
  CU_AD_FORMAT_SIGNED_INT8 = 8,
  CU_AD_FORMAT_SIGNED_INT16 = 9,
  CU_AD_FORMAT_SIGNED_INT32 = 10,
  CU_AD_FORMAT_HALF = 16,
  CU_AD_FORMAT_FLOAT = 32,
  CU_AD_FORMAT_NV12 = 176,
  CU_AD_FORMAT_UNORM_INT8X1 = 192,
  CU_AD_FORMAT_UNORM_INT8X2 = 193,
  CU_AD_FORMAT_UNORM_INT8X4 = 194,
  CU_AD_FORMAT_UNORM_INT16X1 = 195,
  CU_AD_FORMAT_UNORM_INT16X2 = 196,
  CU_AD_FORMAT_UNORM_INT16X4 = 197,
  CU_AD_FORMAT_SNORM_INT8X1 = 198,
  CU_AD_FORMAT_SNORM_INT8X2 = 199,
  CU_AD_FORMAT_SNORM_INT8X4 = 200,
  CU_AD_FORMAT_SNORM_INT16X1 = 201,
  CU_AD_FORMAT_SNORM_INT16X2 = 202,
  CU_AD_FORMAT_SNORM_INT16X4 = 203,
  CU_AD_FORMAT_BC1_UNORM = 145,
  CU_AD_FORMAT_BC1_UNORM_SRGB = 146,
  CU_AD_FORMAT_BC2_UNORM = 147,
  CU_AD_FORMAT_BC2_UNORM_SRGB = 148,
  CU_AD_FORMAT_BC3_UNORM = 149,
  CU_AD_FORMAT_BC3_UNORM_SRGB = 150,
  CU_AD_FORMAT_BC4_UNORM = 151,
  CU_AD_FORMAT_BC4_SNORM = 152,
  CU_AD_FORMAT_BC5_UNORM = 153,
  CU_AD_FORMAT_BC5_SNORM = 154,
  CU_AD_FORMAT_BC6H_UF16 = 155,
  CU_AD_FORMAT_BC6H_SF16 = 156,
  CU_AD_FORMAT_BC7_UNORM = 157,
  CU_AD_FORMAT_BC7_UNORM_SRGB = 158,
  CU_AD_FORMAT_P010 = 159,
  CU_AD_FORMAT_P016 = 161,
  CU_AD_FORMAT_NV16 = 162,
  CU_AD_FORMAT_P210 = 163,
  CU_AD_FORMAT_P216 = 164,
  CU_AD_FORMAT_YUY2 = 165,
  CU_AD_FORMAT_Y210 = 166,
  CU_AD_FORMAT_Y216 = 167,
  CU_AD_FORMAT_AYUV = 168,
  CU_AD_FORMAT_Y410 = 169,
  CU_AD_FORMAT_Y416 = 177,
  CU_AD_FORMAT_Y444_PLANAR8 = 178,
  CU_AD_FORMAT_Y444_PLANAR10 = 179,
  CU_AD_FORMAT_YUV444_8bit_SemiPlanar = 180,
  CU_AD_FORMAT_YUV444_16bit_SemiPlanar = 181,
  CU_AD_FORMAT_UNORM_INT_101010_2 = 80,
  CU_AD_FORMAT_UINT8_PACKED_422 = 81,
  CU_AD_FORMAT_UINT8_PACKED_444 = 82,
  CU_AD_FORMAT_UINT8_SEMIPLANAR_420 = 83,
  CU_AD_FORMAT_UINT16_SEMIPLANAR_420 = 84,
  CU_AD_FORMAT_UINT8_SEMIPLANAR_422 = 85,
  CU_AD_FORMAT_UINT16_SEMIPLANAR_422 = 86,
  CU_AD_FORMAT_UINT8_SEMIPLANAR_444 = 87,
  CU_AD_FORMAT_UINT16_SEMIPLANAR_444 = 88,
  CU_AD_FORMAT_UINT8_PLANAR_420 = 89,
  CU_AD_FORMAT_UINT16_PLANAR_420 = 90,
  CU_AD_FORMAT_UINT8_PLANAR_422 = 91,
  CU_AD_FORMAT_UINT16_PLANAR_422 = 92,
  CU_AD_FORMAT_UINT8_PLANAR_444 = 93,
  CU_AD_FORMAT_UINT16_PLANAR_444 = 94
} CUarray_format;

/** Atomic operations. */
typedef enum CUatomicOperation_enum {
  CU_ATOMIC_OPERATION_INTEGER_ADD = 0,
  CU_ATOMIC_OPERATION_INTEGER_MIN = 1,
  CU_ATOMIC_OPERATION_INTEGER_MAX = 2,
  CU_ATOMIC_OPERATION_INTEGER_INCREMENT = 3,
  CU_ATOMIC_OPERATION_INTEGER_DECREMENT = 4,
  CU_ATOMIC_OPERATION_AND = 5,
  CU_ATOMIC_OPERATION_OR = 6,
  CU_ATOMIC_OPERATION_XOR = 7,
  CU_ATOMIC_OPERATION_EXCHANGE = 8,
  CU_ATOMIC_OPERATION_CAS = 9,
  CU_ATOMIC_OPERATION_FLOAT_ADD = 10,
  CU_ATOMIC_OPERATION_FLOAT_MIN = 11,
  CU_ATOMIC_OPERATION_FLOAT_MAX = 12
} CUatomicOperation;

/** What an atomic operation can be done on. */
typedef enum CUatomicOperationCapability_enum {
  CU_ATOMIC_CAPABILITY_SIGNED = 1,
  CU_ATOMIC_CAPABILITY_UNSIGNED = 2,
  CU_ATOMIC_CAPABILITY_REDUCTION = 4,
  CU_ATOMIC_CAPABILITY_SCALAR_32 = 8,
  CU_ATOMIC_CAPABILITY_SCALAR_64 = 16,
  CU_ATOMIC_CAPABILITY_SCALAR_128 = 32,
  CU_ATOMIC_CAPABILITY_VECTOR_32x4 = 64
} CUatomicOperationCapability;

/** Attributes of launches and streams. */
typedef enum CUlaunchAttributeID_enum {
  CU_LAUNCH_ATTRIBUTE_IGNORE = 0,
  CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW = 1,
  CU_LAUNCH_ATTRIBUTE_COOPERATIVE = 2,
  CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY = 3,
  CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION = 4,
  CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 5,
  CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION = 6,
  CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT = 7,
  CU_LAUNCH_ATTRIBUTE_PRIORITY = 8,
  CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP = 9,
  CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN = 10,
  CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION = 11,
  CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT = 12,
  CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE = 13,
  CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 14,
  CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING = 16,
  CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE = 17,
  CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE = 18
} CUlaunchAttributeID;

/** Kinds of cliques of devices. */
typedef enum CUcliqueType_enum {
  CU_CLIQUE_TYPE_UNICAST_POINTER = 0,
  CU_CLIQUE_TYPE_MULTICAST_POINTER = 1,
  CU_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT = 2,
  CU_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT = 3
} CUcliqueType;

/** Kinds of data for computing in graphics. */
typedef enum CUcigDataType_enum {
  CIG_DATA_TYPE_D3D12_COMMAND_QUEUE = 1,
  CIG_DATA_TYPE_NV_BLOB = 2
} CUcigDataType;


/**
 * A mapping of part of a sparse array. This version makes no arrays.
 */
typedef struct CUarrayMapInfo CUarrayMapInfo;

/**
 * An array behind CUarray.
 */
typedef struct CUarray_st CUarray_st;

/**
 * A context behind CUcontext.
 */
typedef struct CUctx_st CUctx_st;

/**
 * An event behind CUevent.
 */
typedef struct CUevent_st CUevent_st;

/**
 * The data of an edge of a graph. This version makes no graphs.
 */
typedef struct CUgraphEdgeData CUgraphEdgeData;

/**
 * A node of a graph behind CUgraphNode.
 */
typedef struct CUgraphNode_st CUgraphNode_st;

/**
 * A graph behind CUgraph.
 */
typedef struct CUgraph_st CUgraph_st;

/**
 * A part of a device behind CUgreenCtx.
 */
typedef struct CUgreenCtx_st CUgreenCtx_st;

/**
 * A pool behind CUmemoryPool.
 */
typedef struct CUmemPoolHandle_st CUmemPoolHandle_st;

/**
 * A stream behind CUstream.
 */
typedef struct CUstream_st CUstream_st;

/**
 * A context: a device's state in this process.
 */
typedef struct CUctx_st *CUcontext;

/**
 * A device's ordinal.
 */
typedef int CUdevice;

/**
 * How many multiprocessors a context may use.
 */
typedef struct CUexecAffinitySmCount {
  /**
   * The number.
   */
  unsigned int val;
} CUexecAffinitySmCount;

/**
 * The values of CUexecAffinityParam.
 */
typedef union CUexecAffinityParamValue {
  /**
   * For CU_EXEC_AFFINITY_TYPE_SM_COUNT.
   */
  struct CUexecAffinitySmCount smCount;
} CUexecAffinityParamValue;

/**
 * An execution affinity.
 */
typedef struct CUexecAffinityParam {
  /**
   * Its kind.
   */
  CUexecAffinityType type;
  /**
   * Its value.
   */
  union CUexecAffinityParamValue param;
} CUexecAffinityParam;

/**
 * How a context is shared with graphics.
 */
typedef struct CUctxCigParam {
  /**
   * What the data is.
   */
  CUcigDataType sharedDataType;
  /**
   * The data.
   */
  void *sharedData;
} CUctxCigParam;

/**
 * How cuCtxCreate makes a context.
 */
typedef struct CUctxCreateParams {
  /**
   * Execution affinities.
   */
  struct CUexecAffinityParam *execAffinityParams;
  /**
   * How many.
   */
  int numExecAffinityParams;
  /**
   * How it is shared with graphics.
   */
  struct CUctxCigParam *cigParams;
} CUctxCreateParams;

/**
 * An event: a point in a stream's work.
 */
typedef struct CUevent_st *CUevent;

/**
 * An address of device memory.
 */
typedef unsigned long long CUdeviceptr;

/**
 * A stream: a queue of device work. NULL is the default stream.
 */
typedef struct CUstream_st *CUstream;

/**
 * An array of texels. This version makes none.
 */
typedef struct CUarray_st *CUarray;

/**
 * A copy of rows. The memory types say which of the addresses count.
 */
typedef struct CUDA_MEMCPY2D {
  size_t srcXInBytes;
  size_t srcY;
  CUmemorytype srcMemoryType;
  const void *srcHost;
  CUdeviceptr srcDevice;
  CUarray srcArray;
  size_t srcPitch;
  size_t dstXInBytes;
  size_t dstY;
  CUmemorytype dstMemoryType;
  void *dstHost;
  CUdeviceptr dstDevice;
  CUarray dstArray;
  size_t dstPitch;
  size_t WidthInBytes;
  size_t Height;
} CUDA_MEMCPY2D;

/**
 * A copy of a box. The memory types say which of the addresses count.
 */
typedef struct CUDA_MEMCPY3D {
  size_t srcXInBytes;
  size_t srcY;
  size_t srcZ;
  size_t srcLOD;
  CUmemorytype srcMemoryType;
  const void *srcHost;
  CUdeviceptr srcDevice;
  CUarray srcArray;
  void *reserved0;
  size_t srcPitch;
  size_t srcHeight;
  size_t dstXInBytes;
  size_t dstY;
  size_t dstZ;
  size_t dstLOD;
  CUmemorytype dstMemoryType;
  void *dstHost;
  CUdeviceptr dstDevice;
  CUarray dstArray;
  void *reserved1;
  size_t dstPitch;
  size_t dstHeight;
  size_t WidthInBytes;
  size_t Height;
  size_t Depth;
} CUDA_MEMCPY3D;

/**
 * A copy of a box between contexts. The memory types say which of the addresses count.
 */
typedef struct CUDA_MEMCPY3D_PEER {
  size_t srcXInBytes;
  size_t srcY;
  size_t srcZ;
  size_t srcLOD;
  CUmemorytype srcMemoryType;
  const void *srcHost;
  CUdeviceptr srcDevice;
  CUarray srcArray;
  CUcontext srcContext;
  size_t srcPitch;
  size_t srcHeight;
  size_t dstXInBytes;
  size_t dstY;
  size_t dstZ;
  size_t dstLOD;
  CUmemorytype dstMemoryType;
  void *dstHost;
  CUdeviceptr dstDevice;
  CUarray dstArray;
  CUcontext dstContext;
  size_t dstPitch;
  size_t dstHeight;
  size_t WidthInBytes;
  size_t Height;
  size_t Depth;
} CUDA_MEMCPY3D_PEER;

/**
 * Where memory may be.
 */
typedef struct CUmemLocation {
  /**
   * The kind of place.
   */
  CUmemLocationType type;
  /**
   * Its number: the device's ordinal, or the host's NUMA node.
   */
  int id;
} CUmemLocation;

/**
 * How copies of a batch are done.
 */
typedef struct CUmemcpyAttributes {
  /**
   * When the source is read.
   */
  CUmemcpySrcAccessOrder srcAccessOrder;
  /**
   * Where managed sources probably are.
   */
  struct CUmemLocation srcLocHint;
  /**
   * Where managed destinations probably are.
   */
  struct CUmemLocation dstLocHint;
  /**
   * CUmemcpyFlags.
   */
  unsigned int flags;
} CUmemcpyAttributes;

/**
 * Memory as one side of a copy of boxes.
 */
typedef struct CUmemcpy3DPointer {
  /**
   * The first byte of the box.
   */
  CUdeviceptr ptr;
  /**
   * Bytes from row to row; 0 for rows that follow each other.
   */
  size_t rowLength;
  /**
   * Rows from slice to slice; 0 for slices that follow each other.
   */
  size_t layerHeight;
  /**
   * Where managed memory probably is.
   */
  struct CUmemLocation locHint;
} CUmemcpy3DPointer;

/**
 * A place in an array.
 */
typedef struct CUoffset3D {
  size_t x;
  size_t y;
  size_t z;
} CUoffset3D;

/**
 * An array as one side of a copy of boxes.
 */
typedef struct CUmemcpy3DArray {
  /**
   * The array.
   */
  CUarray array;
  /**
   * Where the box starts.
   */
  struct CUoffset3D offset;
} CUmemcpy3DArray;

/**
 * What CUmemcpy3DOperand names.
 */
typedef union CUmemcpy3DOperandValue {
  /**
   * For CU_MEMCPY_OPERAND_TYPE_POINTER.
   */
  struct CUmemcpy3DPointer ptr;
  /**
   * For CU_MEMCPY_OPERAND_TYPE_ARRAY.
   */
  struct CUmemcpy3DArray array;
} CUmemcpy3DOperandValue;

/**
 * One side of a copy of boxes.
 */
typedef struct CUmemcpy3DOperand {
  /**
   * What it is.
   */
  CUmemcpy3DOperandType type;
  /**
   * Which one.
   */
  union CUmemcpy3DOperandValue op;
} CUmemcpy3DOperand;

/**
 * The size of a box.
 */
typedef struct CUextent3D {
  size_t width;
  size_t height;
  size_t depth;
} CUextent3D;

/**
 * One copy of a batch of boxes.
 */
typedef struct CUDA_MEMCPY3D_BATCH_OP {
  /**
   * Read.
   */
  struct CUmemcpy3DOperand src;
  /**
   * Written.
   */
  struct CUmemcpy3DOperand dst;
  /**
   * How much: bytes, rows and slices.
   */
  struct CUextent3D extent;
  /**
   * When the source is read.
   */
  CUmemcpySrcAccessOrder srcAccessOrder;
  /**
   * CUmemcpyFlags.
   */
  unsigned int flags;
} CUDA_MEMCPY3D_BATCH_OP;

/**
 * 16 bytes that identify a device.
 */
typedef struct CUuuid {
  /**
   * The bytes.
   */
  char bytes[16];
} CUuuid;

/**
 * What a device is, as cuDeviceGetProperties tells it. Sizes are bytes, the clock rate is in kHz.
 */
typedef struct CUdevprop {
  int maxThreadsPerBlock;
  int maxThreadsDim[3];
  int maxGridSize[3];
  int sharedMemPerBlock;
  int totalConstantMemory;
  int SIMDWidth;
  int memPitch;
  int regsPerBlock;
  int clockRate;
  int textureAlign;
} CUdevprop;

/**
 * A clique of devices.
 */
typedef struct CUcliqueInfo {
  /**
   * Its kind.
   */
  CUcliqueType type;
  /**
   * Its number.
   */
  unsigned int id;
} CUcliqueInfo;

/**
 * Names memory between processes: 64 bytes to be sent as they are.
 */
typedef struct CUipcMemHandle {
  /**
   * The bytes.
   */
  char reserved[64];
} CUipcMemHandle;

/**
 * Names an event between processes: 64 bytes to be sent as they are.
 */
typedef struct CUipcEventHandle {
  /**
   * The bytes.
   */
  char reserved[64];
} CUipcEventHandle;

/**
 * A pool that memory is allocated from.
 */
typedef struct CUmemPoolHandle_st *CUmemoryPool;

/**
 * What a pool is asked to be.
 */
typedef struct CUmemPoolProps {
  /**
   * CU_MEM_ALLOCATION_TYPE_PINNED.
   */
  CUmemAllocationType allocType;
  /**
   * How it may be exported: bits of CUmemAllocationHandleType.
   */
  CUmemAllocationHandleType handleTypes;
  /**
   * Where its memory is.
   */
  struct CUmemLocation location;
  /**
   * NULL, except on Windows.
   */
  void *win32SecurityAttributes;
  /**
   * The most bytes it may hold; 0 leaves that to the driver.
   */
  size_t maxSize;
  /**
   * Bits for special uses.
   */
  unsigned short usage;
  /**
   * Not 0 where other devices on the bus write to its memory directly.
   */
  unsigned char gpuDirectRDMACapable;
  /**
   * 0.
   */
  unsigned char reserved[53];
} CUmemPoolProps;

/**
 * What may be done with memory from somewhere.
 */
typedef struct CUmemAccessDesc {
  /**
   * Who may.
   */
  struct CUmemLocation location;
  /**
   * What.
   */
  CUmemAccess_flags flags;
} CUmemAccessDesc;

/**
 * Names one allocation of a pool between processes: 64 bytes to be sent as they are.
 */
typedef struct CUmemPoolPtrExportData {
  /**
   * The bytes.
   */
  unsigned char reserved[64];
} CUmemPoolPtrExportData;

/**
 * 64 bits.
 */
typedef uint64_t cuuint64_t;

/**
 * A function that cuStreamAddCallback queues: it gets the stream as it was given, its state and `userData`.
 */
typedef void (*CUstreamCallback)(CUstream hStream, CUresult status, void *userData);

/**
 * A function that cuLaunchHostFunc queues.
 */
typedef void (*CUhostFn)(void *userData);

/**
 * A part of a device. This version makes none.
 */
typedef struct CUgreenCtx_st *CUgreenCtx;

/**
 * A graph of work. This version makes none.
 */
typedef struct CUgraph_st *CUgraph;

/**
 * A node of a graph.
 */
typedef struct CUgraphNode_st *CUgraphNode;

/**
 * An attribute of a stream.
 */
typedef CUlaunchAttributeID CUstreamAttrID;

/**
 * The value of an attribute of a launch or a stream.
 */
typedef union CUlaunchAttributeValue {
  /**
   * All the bytes.
   */
  char pad[64];
  /**
   * For CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY.
   */
  unsigned int syncPolicy;
  /**
   * For CU_LAUNCH_ATTRIBUTE_PRIORITY.
   */
  int priority;
  /**
   * For CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN.
   */
  unsigned int memSyncDomain;
  /**
   * As wide as the widest of the values that this version does not name.
   */
  unsigned long long reserved[8];
} CUlaunchAttributeValue;

/**
 * The value of an attribute of a stream.
 */
typedef union CUlaunchAttributeValue CUstreamAttrValue;

/**
 * 32 bits.
 */
typedef uint32_t cuuint32_t;

/**
 * A wait for a value in cuStreamBatchMemOp.
 */
typedef struct CUstreamMemOpWaitValueParams {
  /**
   * CU_STREAM_MEM_OP_WAIT_VALUE_32 or CU_STREAM_MEM_OP_WAIT_VALUE_64.
   */
  CUstreamBatchMemOpType operation;
  /**
   * Where the value is.
   */
  CUdeviceptr address;
  /**
   * The reference; its low 32 bits for a 32-bit value.
   */
  cuuint64_t value64;
  /**
   * CUstreamWaitValue_flags.
   */
  unsigned int flags;
  /**
   * Not used.
   */
  CUdeviceptr alias;
} CUstreamMemOpWaitValueParams;

/**
 * A write of a value in cuStreamBatchMemOp.
 */
typedef struct CUstreamMemOpWriteValueParams {
  /**
   * CU_STREAM_MEM_OP_WRITE_VALUE_32 or CU_STREAM_MEM_OP_WRITE_VALUE_64.
   */
  CUstreamBatchMemOpType operation;
  /**
   * Where the value is written.
   */
  CUdeviceptr address;
  /**
   * The value; its low 32 bits for a 32-bit one.
   */
  cuuint64_t value64;
  /**
   * CUstreamWriteValue_flags.
   */
  unsigned int flags;
  /**
   * Not used.
   */
  CUdeviceptr alias;
} CUstreamMemOpWriteValueParams;

/**
 * An operation of cuStreamBatchMemOp.
 */
typedef union CUstreamBatchMemOpParams {
  /**
   * Says which of the others counts.
   */
  CUstreamBatchMemOpType operation;
  /**
   * A wait.
   */
  struct CUstreamMemOpWaitValueParams waitValue;
  /**
   * A write.
   */
  struct CUstreamMemOpWriteValueParams writeValue;
  /**
   * All the bytes.
   */
  cuuint64_t pad[6];
} CUstreamBatchMemOpParams;

/**
 * What physical memory is besides where.
 */
typedef struct CUmemAllocationFlags {
  /**
   * CUmemAllocationCompType.
   */
  unsigned char compressionType;
  /**
   * Not 0 where other devices on the bus write to it directly.
   */
  unsigned char gpuDirectRDMACapable;
  /**
   * Bits for special uses.
   */
  unsigned short usage;
  /**
   * 0.
   */
  unsigned char reserved[4];
} CUmemAllocationFlags;

/**
 * What physical memory is asked to be.
 */
typedef struct CUmemAllocationProp {
  /**
   * CU_MEM_ALLOCATION_TYPE_PINNED.
   */
  CUmemAllocationType type;
  /**
   * How it may be exported: bits of CUmemAllocationHandleType.
   */
  CUmemAllocationHandleType requestedHandleTypes;
  /**
   * Where it is.
   */
  struct CUmemLocation location;
  /**
   * NULL, except on Windows.
   */
  void *win32HandleMetaData;
  /**
   * What it is besides.
   */
  struct CUmemAllocationFlags allocFlags;
} CUmemAllocationProp;

/**
 * Physical memory, mapped where the program wants it.
 */
typedef unsigned long long CUmemGenericAllocationHandle;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Retains a device's primary context, creating it where needed. It does not become current.
 *
 * - `pctx` (out): the context; give it back with cuDevicePrimaryCtxRelease.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
 *
 * CUDA: cuDevicePrimaryCtxRetain from 7.0 on.
 */
CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx,
                                  CUdevice dev);

/**
 * Gives a retained primary context back.
 *
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_INVALID_DEVICE for a device that does not exist, CUDA_ERROR_INVALID_CONTEXT when it was not
 * retained.
 *
 * CUDA: cuDevicePrimaryCtxRelease from 11.0 on.
 */
CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev);

/**
 * Destroys everything this process has on a device: memory, streams, events, openings.
 *
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
 *
 * CUDA: cuDevicePrimaryCtxReset from 11.0 on.
 */
CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev);

/**
 * Sets the flags of a device's primary context, also while it is active.
 *
 * - `dev` (in): the device.
 * - `flags` (in): CUctx_flags, with at most one way to wait.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for other flags, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
 *
 * CUDA: cuDevicePrimaryCtxSetFlags from 11.0 on.
 */
CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev,
                                       unsigned int flags);

/**
 * Tells the flags of a device's primary context and whether it is active.
 *
 * - `dev` (in): the device.
 * - `flags` (out): the flags.
 * - `active` (out): 1 or 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
 *
 * CUDA: cuDevicePrimaryCtxGetState from 7.0 on.
 */
CUresult cuDevicePrimaryCtxGetState(CUdevice dev,
                                    unsigned int *flags,
                                    int *active);

/**
 * Creates a context on a device and makes it current for the calling thread.
 *
 * - `pctx` (out): the context.
 * - `flags` (in): CUctx_flags, with at most one way to wait.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and other flags, CUDA_ERROR_INVALID_DEVICE for a device that does not
 * exist.
 *
 * CUDA: cuCtxCreate_v2; cuGetProcAddress gives it for cuCtxCreate from 3.2 on.
 */
CUresult cuCtxCreate_v2(CUcontext *pctx,
                        unsigned int flags,
                        CUdevice dev);

/**
 * Creates a context on a device and makes it current for the calling thread.
 *
 * - `pctx` (out): the context.
 * - `paramsArray` (in, array of numParams, nullable): execution affinities.
 * - `numParams` (in): how many; 0, as no device here can limit a context.
 * - `flags` (in): CUctx_flags, with at most one way to wait.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for a NULL `pctx` and other flags, CUDA_ERROR_INVALID_DEVICE for a device that does
 * not exist, CUDA_ERROR_NOT_SUPPORTED for affinities.
 *
 * CUDA: cuCtxCreate_v3; cuGetProcAddress gives it for cuCtxCreate from 11.4 on.
 */
CUresult cuCtxCreate_v3(CUcontext *pctx,
                        struct CUexecAffinityParam *paramsArray,
                        int numParams,
                        unsigned int flags,
                        CUdevice dev);

/**
 * Creates a context on a device and makes it current for the calling thread.
 *
 * - `pctx` (out): the context.
 * - `ctxCreateParams` (in, nullable): execution affinities and how it is shared with graphics: none here.
 * - `flags` (in): CUctx_flags, with at most one way to wait.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for a NULL `pctx` and other flags, CUDA_ERROR_INVALID_DEVICE for a device that does
 * not exist, CUDA_ERROR_NOT_SUPPORTED for affinities and graphics.
 *
 * CUDA: cuCtxCreate from 12.5 on.
 */
CUresult cuCtxCreate_v4(CUcontext *pctx,
                        struct CUctxCreateParams *ctxCreateParams,
                        unsigned int flags,
                        CUdevice dev);

/**
 * Destroys a context; if it is current for the calling thread, the one below it becomes current.
 *
 * - `ctx` (in): the context.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_CONTEXT for a context that does not exist and for a
 * primary one.
 *
 * CUDA: cuCtxDestroy from 4.0 on.
 */
CUresult cuCtxDestroy_v2(CUcontext ctx);

/**
 * Makes a context current, above the calling thread's current one.
 *
 * - `ctx` (in): the context.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_CONTEXT for a context that does not exist.
 *
 * CUDA: cuCtxPushCurrent from 4.0 on.
 */
CUresult cuCtxPushCurrent_v2(CUcontext ctx);

/**
 * Takes the calling thread's current context away; the one below it becomes current.
 *
 * - `pctx` (out, nullable): the context taken away.
 *
 * Returns CUDA_ERROR_INVALID_CONTEXT where there is none.
 *
 * CUDA: cuCtxPopCurrent from 4.0 on.
 */
CUresult cuCtxPopCurrent_v2(CUcontext *pctx);

/**
 * Makes a context current in place of the calling thread's current one.
 *
 * - `ctx` (in, nullable): the context; NULL takes the current one away.
 *
 * Returns CUDA_ERROR_INVALID_CONTEXT for a context that does not exist.
 *
 * CUDA: cuCtxSetCurrent from 4.0 on.
 */
CUresult cuCtxSetCurrent(CUcontext ctx);

/**
 * Tells the calling thread's current context.
 *
 * - `pctx` (out): the context; NULL where there is none.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL.
 *
 * CUDA: cuCtxGetCurrent from 4.0 on.
 */
CUresult cuCtxGetCurrent(CUcontext *pctx);

/**
 * Tells the device of the current context.
 *
 * - `device` (out): its ordinal.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL.
 *
 * CUDA: cuCtxGetDevice from 2.0 on.
 */
CUresult cuCtxGetDevice(CUdevice *device);

/**
 * Tells the device of a context.
 *
 * - `device` (out): its ordinal.
 * - `ctx` (in, nullable): the context; NULL is the current one.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for a NULL `device`, CUDA_ERROR_INVALID_CONTEXT for a context that does not exist.
 *
 * CUDA: cuCtxGetDevice_v2; cuGetProcAddress gives it for cuCtxGetDevice from 13.0 on.
 */
CUresult cuCtxGetDevice_v2(CUdevice *device,
                           CUcontext ctx);

/**
 * Tells the flags of the current context.
 *
 * - `flags` (out): the flags it was created with, and CU_CTX_MAP_HOST.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL.
 *
 * CUDA: cuCtxGetFlags from 7.0 on.
 */
CUresult cuCtxGetFlags(unsigned int *flags);

/**
 * Sets the flags of the current context's device.
 *
 * - `flags` (in): CUctx_flags, with at most one way to wait.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for other flags.
 *
 * CUDA: cuCtxSetFlags from 12.1 on.
 */
CUresult cuCtxSetFlags(unsigned int flags);

/**
 * Tells a number that no other context of this process has.
 *
 * - `ctx` (in, nullable): the context; NULL is the current one.
 * - `ctxId` (out): the number.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for a NULL `ctxId`, CUDA_ERROR_INVALID_CONTEXT for a context that does not exist.
 *
 * CUDA: cuCtxGetId from 12.0 on.
 */
CUresult cuCtxGetId(CUcontext ctx,
                    unsigned long long *ctxId);

/**
 * Waits until all work queued on the current context's device is done.
 *
 * Returns CUDA_ERROR_LAUNCH_FAILED when work has failed.
 *
 * CUDA: cuCtxSynchronize from 2.0 on.
 */
CUresult cuCtxSynchronize(void);

/**
 * Waits until all work queued on a context's device is done.
 *
 * - `ctx` (in, nullable): the context; NULL is the current one.
 *
 * Returns CUDA_ERROR_INVALID_CONTEXT for a context that does not exist, CUDA_ERROR_LAUNCH_FAILED when work has failed.
 *
 * CUDA: cuCtxSynchronize_v2; cuGetProcAddress gives it for cuCtxSynchronize from 13.0 on.
 */
CUresult cuCtxSynchronize_v2(CUcontext ctx);

/**
 * Sets a limit of the current context's device.
 *
 * - `limit` (in): the limit.
 * - `value` (in): its value.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for an unknown limit, CUDA_ERROR_UNSUPPORTED_LIMIT for one that cannot be set here.
 *
 * CUDA: cuCtxSetLimit from 3.1 on.
 */
CUresult cuCtxSetLimit(CUlimit limit,
                       size_t value);

/**
 * Tells a limit of the current context's device.
 *
 * - `pvalue` (out): its value.
 * - `limit` (in): the limit.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and an unknown limit, CUDA_ERROR_UNSUPPORTED_LIMIT for one that cannot be
 * told here.
 *
 * CUDA: cuCtxGetLimit from 3.1 on.
 */
CUresult cuCtxGetLimit(size_t *pvalue,
                       CUlimit limit);

/**
 * Tells the preference between shared memory and L1 cache: none, as no device here can be set.
 *
 * - `pconfig` (out): CU_FUNC_CACHE_PREFER_NONE.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL.
 *
 * CUDA: cuCtxGetCacheConfig from 3.2 on.
 */
CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig);

/**
 * Takes a preference between shared memory and L1 cache, which no device here follows.
 *
 * - `config` (in): the preference.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for an unknown preference.
 *
 * CUDA: cuCtxSetCacheConfig from 3.2 on.
 */
CUresult cuCtxSetCacheConfig(CUfunc_cache config);

/**
 * Tells the version of the interface that a context was created with.
 *
 * - `ctx` (in, nullable): the context; NULL is the current one.
 * - `version` (out): 3020, as the driver answers.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for a NULL `version`, CUDA_ERROR_INVALID_CONTEXT for a context that does not exist.
 *
 * CUDA: cuCtxGetApiVersion from 3.2 on.
 */
CUresult cuCtxGetApiVersion(CUcontext ctx,
                            unsigned int *version);

/**
 * Tells the range of stream priorities.
 *
 * - `leastPriority` (out, nullable): the least urgent.
 * - `greatestPriority` (out, nullable): the most urgent, a number that is not higher.
 *
 * CUDA: cuCtxGetStreamPriorityRange from 5.5 on.
 */
CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority);

/**
 * Makes all lines of the L2 cache normal; there are no others here.
 *
 * CUDA: cuCtxResetPersistingL2Cache from 11.0 on.
 */
CUresult cuCtxResetPersistingL2Cache(void);

/**
 * Would tell how a context is limited to a part of its device's multiprocessors.
 *
 * - `pExecAffinity` (out): the limit.
 * - `type` (in): CU_EXEC_AFFINITY_TYPE_SM_COUNT.
 *
 * Returns CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY, CUDA_ERROR_INVALID_VALUE for NULL and another `type`.
 *
 * CUDA: cuCtxGetExecAffinity from 11.4 on.
 */
CUresult cuCtxGetExecAffinity(struct CUexecAffinityParam *pExecAffinity,
                              CUexecAffinityType type);

/**
 * Queues a record of an event behind all work queued on a context's device.
 *
 * - `hCtx` (in): the context.
 * - `hEvent` (in): the event.
 *
 * Returns CUDA_ERROR_INVALID_CONTEXT for a context that does not exist, CUDA_ERROR_INVALID_HANDLE for an event that
 * does not exist.
 *
 * CUDA: cuCtxRecordEvent from 12.5 on.
 */
CUresult cuCtxRecordEvent(CUcontext hCtx,
                          CUevent hEvent);

/**
 * Lets all work that is queued on a context's device from now on wait for an event.
 *
 * - `hCtx` (in): the context.
 * - `hEvent` (in): the event.
 *
 * Returns CUDA_ERROR_INVALID_CONTEXT for a context that does not exist, CUDA_ERROR_INVALID_HANDLE for an event that
 * does not exist.
 *
 * CUDA: cuCtxWaitEvent from 12.5 on.
 */
CUresult cuCtxWaitEvent(CUcontext hCtx,
                        CUevent hEvent);

/**
 * Tells the current context; what it once counted is not counted any more.
 *
 * - `pctx` (out): the context.
 * - `flags` (in): 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and other flags.
 *
 * CUDA: cuCtxAttach from 2.0 on.
 */
CUresult cuCtxAttach(CUcontext *pctx, unsigned int flags);

/**
 * Does nothing to the current context: what it once counted is not counted any more.
 *
 * - `ctx` (in): the current context.
 *
 * Returns CUDA_ERROR_INVALID_CONTEXT for any other.
 *
 * CUDA: cuCtxDetach from 2.0 on.
 */
CUresult cuCtxDetach(CUcontext ctx);

/**
 * Tells the bank size of shared memory.
 *
 * - `pConfig` (out): CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL.
 *
 * CUDA: cuCtxGetSharedMemConfig from 4.2 on.
 */
CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig);

/**
 * Takes a bank size of shared memory, which no device here follows.
 *
 * - `config` (in): the bank size.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for an unknown bank size.
 *
 * CUDA: cuCtxSetSharedMemConfig from 4.2 on.
 */
CUresult cuCtxSetSharedMemConfig(CUsharedconfig config);

/**
 * Copies bytes between host and devices, wherever the addresses are. Done when the call returns.
 *
 * - `dst` (in): the address that is written.
 * - `src` (in): the address that is read.
 * - `ByteCount` (in): bytes.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not whole in one allocation.
 *
 * CUDA: cuMemcpy from 4.0 on.
 */
CUresult cuMemcpy(CUdeviceptr dst,
                  CUdeviceptr src,
                  size_t ByteCount);

/**
 * cuMemcpy with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpy with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount);

/**
 * Queues copying bytes between host and devices, wherever the addresses are.
 *
 * - `dst` (in): the address that is written.
 * - `src` (in): the address that is read.
 * - `ByteCount` (in): bytes.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not whole in one allocation,
 * CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuMemcpyAsync from 4.0 on.
 */
CUresult cuMemcpyAsync(CUdeviceptr dst,
                       CUdeviceptr src,
                       size_t ByteCount,
                       CUstream hStream);

/**
 * cuMemcpyAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpyAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream);

/**
 * Copies bytes from the host to a device. Done when the call returns.
 *
 * - `dstDevice` (in): the address that is written.
 * - `srcHost` (in): the address that is read.
 * - `ByteCount` (in): bytes.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not whole in one allocation.
 *
 * CUDA: cuMemcpyHtoD from 3.2 on.
 */
CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice,
                         const void *srcHost,
                         size_t ByteCount);

/**
 * cuMemcpyHtoD_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpyHtoD with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount);

/**
 * Queues copying bytes from the host to a device.
 *
 * - `dstDevice` (in): the address that is written.
 * - `srcHost` (in): the address that is read.
 * - `ByteCount` (in): bytes.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not whole in one allocation,
 * CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuMemcpyHtoDAsync from 3.2 on.
 */
CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice,
                              const void *srcHost,
                              size_t ByteCount,
                              CUstream hStream);

/**
 * cuMemcpyHtoDAsync_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpyHtoDAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice,
                                   const void *srcHost,
                                   size_t ByteCount,
                                   CUstream hStream);

/**
 * Copies bytes from a device to the host. Done when the call returns.
 *
 * - `dstHost` (in): the address that is written.
 * - `srcDevice` (in): the address that is read.
 * - `ByteCount` (in): bytes.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not whole in one allocation.
 *
 * CUDA: cuMemcpyDtoH from 3.2 on.
 */
CUresult cuMemcpyDtoH_v2(void *dstHost,
                         CUdeviceptr srcDevice,
                         size_t ByteCount);

/**
 * cuMemcpyDtoH_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpyDtoH with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpyDtoH_v2_ptds(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount);

/**
 * Queues copying bytes from a device to the host.
 *
 * - `dstHost` (in): the address that is written.
 * - `srcDevice` (in): the address that is read.
 * - `ByteCount` (in): bytes.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not whole in one allocation,
 * CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuMemcpyDtoHAsync from 3.2 on.
 */
CUresult cuMemcpyDtoHAsync_v2(void *dstHost,
                              CUdeviceptr srcDevice,
                              size_t ByteCount,
                              CUstream hStream);

/**
 * cuMemcpyDtoHAsync_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpyDtoHAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpyDtoHAsync_v2_ptsz(void *dstHost,
                                   CUdeviceptr srcDevice,
                                   size_t ByteCount,
                                   CUstream hStream);

/**
 * Copies bytes from device memory to device memory. Done when the call returns.
 *
 * - `dstDevice` (in): the address that is written.
 * - `srcDevice` (in): the address that is read.
 * - `ByteCount` (in): bytes.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not whole in one allocation.
 *
 * CUDA: cuMemcpyDtoD from 3.2 on.
 */
CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice,
                         CUdeviceptr srcDevice,
                         size_t ByteCount);

/**
 * cuMemcpyDtoD_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpyDtoD with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount);

/**
 * Queues copying bytes from device memory to device memory.
 *
 * - `dstDevice` (in): the address that is written.
 * - `srcDevice` (in): the address that is read.
 * - `ByteCount` (in): bytes.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not whole in one allocation,
 * CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuMemcpyDtoDAsync from 3.2 on.
 */
CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice,
                              CUdeviceptr srcDevice,
                              size_t ByteCount,
                              CUstream hStream);

/**
 * cuMemcpyDtoDAsync_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpyDtoDAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice,
                                   CUdeviceptr srcDevice,
                                   size_t ByteCount,
                                   CUstream hStream);

/**
 * Copies bytes from one context's device memory to another's. Done when the call returns.
 *
 * - `dstDevice` (in): the address that is written.
 * - `dstContext` (in, nullable): its context; NULL is the current one.
 * - `srcDevice` (in): the address that is read.
 * - `srcContext` (in, nullable): its context; NULL is the current one.
 * - `ByteCount` (in): bytes.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not whole in one allocation,
 * CUDA_ERROR_INVALID_CONTEXT for a context that does not exist.
 *
 * CUDA: cuMemcpyPeer from 4.0 on.
 */
CUresult cuMemcpyPeer(CUdeviceptr dstDevice,
                      CUcontext dstContext,
                      CUdeviceptr srcDevice,
                      CUcontext srcContext,
                      size_t ByteCount);

/**
 * cuMemcpyPeer with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpyPeer with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpyPeer_ptds(CUdeviceptr dstDevice,
                           CUcontext dstContext,
                           CUdeviceptr srcDevice,
                           CUcontext srcContext,
                           size_t ByteCount);

/**
 * Queues copying bytes from one context's device memory to another's.
 *
 * - `dstDevice` (in): the address that is written.
 * - `dstContext` (in, nullable): its context; NULL is the current one.
 * - `srcDevice` (in): the address that is read.
 * - `srcContext` (in, nullable): its context; NULL is the current one.
 * - `ByteCount` (in): bytes.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not whole in one allocation,
 * CUDA_ERROR_INVALID_CONTEXT for a context that does not exist, CUDA_ERROR_INVALID_HANDLE for a stream that does not
 * exist.
 *
 * CUDA: cuMemcpyPeerAsync from 4.0 on.
 */
CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice,
                           CUcontext dstContext,
                           CUdeviceptr srcDevice,
                           CUcontext srcContext,
                           size_t ByteCount,
                           CUstream hStream);

/**
 * cuMemcpyPeerAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpyPeerAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice,
                                CUcontext dstContext,
                                CUdeviceptr srcDevice,
                                CUcontext srcContext,
                                size_t ByteCount,
                                CUstream hStream);

/**
 * Would copy bytes from a device to an array. Done when the call returns.
 *
 * - `dstArray` (in): the array that is written.
 * - `dstOffset` (in): bytes from its start.
 * - `srcDevice` (in): the address that is read.
 * - `ByteCount` (in): bytes.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_NOT_SUPPORTED for an array, as this version makes none.
 *
 * CUDA: cuMemcpyDtoA from 3.2 on.
 */
CUresult cuMemcpyDtoA_v2(CUarray dstArray,
                         size_t dstOffset,
                         CUdeviceptr srcDevice,
                         size_t ByteCount);

/**
 * cuMemcpyDtoA_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpyDtoA with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpyDtoA_v2_ptds(CUarray dstArray,
                              size_t dstOffset,
                              CUdeviceptr srcDevice,
                              size_t ByteCount);

/**
 * Would copy bytes from an array to a device. Done when the call returns.
 *
 * - `dstDevice` (in): the address that is written.
 * - `srcArray` (in): the array that is read.
 * - `srcOffset` (in): bytes from its start.
 * - `ByteCount` (in): bytes.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_NOT_SUPPORTED for an array, as this version makes none.
 *
 * CUDA: cuMemcpyAtoD from 3.2 on.
 */
CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice,
                         CUarray srcArray,
                         size_t srcOffset,
                         size_t ByteCount);

/**
 * cuMemcpyAtoD_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpyAtoD with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice,
                              CUarray srcArray,
                              size_t srcOffset,
                              size_t ByteCount);

/**
 * Would copy bytes from the host to an array. Done when the call returns.
 *
 * - `dstArray` (in): the array that is written.
 * - `dstOffset` (in): bytes from its start.
 * - `srcHost` (in): the address that is read.
 * - `ByteCount` (in): bytes.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_NOT_SUPPORTED for an array, as this version makes none.
 *
 * CUDA: cuMemcpyHtoA from 3.2 on.
 */
CUresult cuMemcpyHtoA_v2(CUarray dstArray,
                         size_t dstOffset,
                         const void *srcHost,
                         size_t ByteCount);

/**
 * cuMemcpyHtoA_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpyHtoA with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpyHtoA_v2_ptds(CUarray dstArray,
                              size_t dstOffset,
                              const void *srcHost,
                              size_t ByteCount);

/**
 * Would copy bytes from an array to the host. Done when the call returns.
 *
 * - `dstHost` (in): the address that is written.
 * - `srcArray` (in): the array that is read.
 * - `srcOffset` (in): bytes from its start.
 * - `ByteCount` (in): bytes.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_NOT_SUPPORTED for an array, as this version makes none.
 *
 * CUDA: cuMemcpyAtoH from 3.2 on.
 */
CUresult cuMemcpyAtoH_v2(void *dstHost,
                         CUarray srcArray,
                         size_t srcOffset,
                         size_t ByteCount);

/**
 * cuMemcpyAtoH_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpyAtoH with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpyAtoH_v2_ptds(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount);

/**
 * Would copy bytes from an array to an array. Done when the call returns.
 *
 * - `dstArray` (in): the array that is written.
 * - `dstOffset` (in): bytes from its start.
 * - `srcArray` (in): the array that is read.
 * - `srcOffset` (in): bytes from its start.
 * - `ByteCount` (in): bytes.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_NOT_SUPPORTED for an array, as this version makes none.
 *
 * CUDA: cuMemcpyAtoA from 3.2 on.
 */
CUresult cuMemcpyAtoA_v2(CUarray dstArray,
                         size_t dstOffset,
                         CUarray srcArray,
                         size_t srcOffset,
                         size_t ByteCount);

/**
 * cuMemcpyAtoA_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpyAtoA with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpyAtoA_v2_ptds(CUarray dstArray,
                              size_t dstOffset,
                              CUarray srcArray,
                              size_t srcOffset,
                              size_t ByteCount);

/**
 * Would queue copying bytes from the host to an array.
 *
 * - `dstArray` (in): the array that is written.
 * - `dstOffset` (in): bytes from its start.
 * - `srcHost` (in): the address that is read.
 * - `ByteCount` (in): bytes.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_NOT_SUPPORTED for an array, as this version makes none,
 * CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuMemcpyHtoAAsync from 3.2 on.
 */
CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray,
                              size_t dstOffset,
                              const void *srcHost,
                              size_t ByteCount,
                              CUstream hStream);

/**
 * cuMemcpyHtoAAsync_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpyHtoAAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray,
                                   size_t dstOffset,
                                   const void *srcHost,
                                   size_t ByteCount,
                                   CUstream hStream);

/**
 * Would queue copying bytes from an array to the host.
 *
 * - `dstHost` (in): the address that is written.
 * - `srcArray` (in): the array that is read.
 * - `srcOffset` (in): bytes from its start.
 * - `ByteCount` (in): bytes.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_NOT_SUPPORTED for an array, as this version makes none,
 * CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuMemcpyAtoHAsync from 3.2 on.
 */
CUresult cuMemcpyAtoHAsync_v2(void *dstHost,
                              CUarray srcArray,
                              size_t srcOffset,
                              size_t ByteCount,
                              CUstream hStream);

/**
 * cuMemcpyAtoHAsync_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpyAtoHAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpyAtoHAsync_v2_ptsz(void *dstHost,
                                   CUarray srcArray,
                                   size_t srcOffset,
                                   size_t ByteCount,
                                   CUstream hStream);

/**
 * Copies rows. Done when the call returns.
 *
 * - `pCopy` (in): what is copied, and where to.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
 * not whole in one allocation; CUDA_ERROR_NOT_SUPPORTED for arrays.
 *
 * CUDA: cuMemcpy2D from 3.2 on.
 */
CUresult cuMemcpy2D_v2(const struct CUDA_MEMCPY2D *pCopy);

/**
 * cuMemcpy2D_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpy2D with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpy2D_v2_ptds(const struct CUDA_MEMCPY2D *pCopy);

/**
 * Copies rows, also where their pitch is not one of cuMemAllocPitch. Done when the call returns.
 *
 * - `pCopy` (in): what is copied, and where to.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
 * not whole in one allocation; CUDA_ERROR_NOT_SUPPORTED for arrays.
 *
 * CUDA: cuMemcpy2DUnaligned from 3.2 on.
 */
CUresult cuMemcpy2DUnaligned_v2(const struct CUDA_MEMCPY2D *pCopy);

/**
 * cuMemcpy2DUnaligned_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpy2DUnaligned with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpy2DUnaligned_v2_ptds(const struct CUDA_MEMCPY2D *pCopy);

/**
 * Queues copying rows.
 *
 * - `pCopy` (in): what is copied, and where to.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
 * not whole in one allocation; CUDA_ERROR_NOT_SUPPORTED for arrays, CUDA_ERROR_INVALID_HANDLE for a stream that does
 * not exist.
 *
 * CUDA: cuMemcpy2DAsync from 3.2 on.
 */
CUresult cuMemcpy2DAsync_v2(const struct CUDA_MEMCPY2D *pCopy,
                            CUstream hStream);

/**
 * cuMemcpy2DAsync_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpy2DAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpy2DAsync_v2_ptsz(const struct CUDA_MEMCPY2D *pCopy,
                                 CUstream hStream);

/**
 * Copies a box. Done when the call returns.
 *
 * - `pCopy` (in): what is copied, and where to.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
 * not whole in one allocation; CUDA_ERROR_NOT_SUPPORTED for arrays.
 *
 * CUDA: cuMemcpy3D from 3.2 on.
 */
CUresult cuMemcpy3D_v2(const struct CUDA_MEMCPY3D *pCopy);

/**
 * cuMemcpy3D_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpy3D with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpy3D_v2_ptds(const struct CUDA_MEMCPY3D *pCopy);

/**
 * Queues copying a box.
 *
 * - `pCopy` (in): what is copied, and where to.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
 * not whole in one allocation; CUDA_ERROR_NOT_SUPPORTED for arrays, CUDA_ERROR_INVALID_HANDLE for a stream that does
 * not exist.
 *
 * CUDA: cuMemcpy3DAsync from 3.2 on.
 */
CUresult cuMemcpy3DAsync_v2(const struct CUDA_MEMCPY3D *pCopy,
                            CUstream hStream);

/**
 * cuMemcpy3DAsync_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpy3DAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpy3DAsync_v2_ptsz(const struct CUDA_MEMCPY3D *pCopy,
                                 CUstream hStream);

/**
 * Copies a box between contexts. Done when the call returns.
 *
 * - `pCopy` (in): what is copied, and where to.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
 * not whole in one allocation; CUDA_ERROR_NOT_SUPPORTED for arrays, CUDA_ERROR_INVALID_CONTEXT for a context that does
 * not exist.
 *
 * CUDA: cuMemcpy3DPeer from 4.0 on.
 */
CUresult cuMemcpy3DPeer(const struct CUDA_MEMCPY3D_PEER *pCopy);

/**
 * cuMemcpy3DPeer with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpy3DPeer with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpy3DPeer_ptds(const struct CUDA_MEMCPY3D_PEER *pCopy);

/**
 * Queues copying a box between contexts.
 *
 * - `pCopy` (in): what is copied, and where to.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
 * not whole in one allocation; CUDA_ERROR_NOT_SUPPORTED for arrays, CUDA_ERROR_INVALID_CONTEXT for a context that does
 * not exist, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuMemcpy3DPeerAsync from 4.0 on.
 */
CUresult cuMemcpy3DPeerAsync(const struct CUDA_MEMCPY3D_PEER *pCopy,
                             CUstream hStream);

/**
 * cuMemcpy3DPeerAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpy3DPeerAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpy3DPeerAsync_ptsz(const struct CUDA_MEMCPY3D_PEER *pCopy,
                                  CUstream hStream);

/**
 * cuMemcpyBatchAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpyBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpyBatchAsync_ptsz(CUdeviceptr *dsts,
                                 CUdeviceptr *srcs,
                                 size_t *sizes,
                                 size_t count,
                                 struct CUmemcpyAttributes *attrs,
                                 size_t *attrsIdxs,
                                 size_t numAttrs,
                                 size_t *failIdx,
                                 CUstream hStream);

/**
 * Queues copies of bytes, wherever the addresses are.
 *
 * - `dsts` (in, array of count): the addresses that are written.
 * - `srcs` (in, array of count): the addresses that are read.
 * - `sizes` (in, array of count): bytes.
 * - `count` (in): how many copies.
 * - `attrs` (in, array of numAttrs): how they are done.
 * - `attrsIdxs` (in, array of numAttrs): from which copy on each of `attrs` counts.
 * - `numAttrs` (in): how many of those, not 0.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, the default stream, and a range that is not whole in one allocation; what
 * comes before one that is refused has been queued, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuMemcpyBatchAsync from 13.0 on.
 */
CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts,
                               CUdeviceptr *srcs,
                               size_t *sizes,
                               size_t count,
                               struct CUmemcpyAttributes *attrs,
                               size_t *attrsIdxs,
                               size_t numAttrs,
                               CUstream hStream);

/**
 * cuMemcpyBatchAsync_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpyBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpyBatchAsync_v2_ptsz(CUdeviceptr *dsts,
                                    CUdeviceptr *srcs,
                                    size_t *sizes,
                                    size_t count,
                                    struct CUmemcpyAttributes *attrs,
                                    size_t *attrsIdxs,
                                    size_t numAttrs,
                                    CUstream hStream);

/**
 * cuMemcpy3DBatchAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpy3DBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpy3DBatchAsync_ptsz(size_t numOps,
                                   struct CUDA_MEMCPY3D_BATCH_OP *opList,
                                   size_t *failIdx,
                                   unsigned long long flags,
                                   CUstream hStream);

/**
 * Queues copies of boxes, wherever the addresses are.
 *
 * - `numOps` (in): how many copies.
 * - `opList` (in, array of numOps): the copies.
 * - `flags` (in): 0.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, the default stream, and a box that is not whole in one
 * allocation, CUDA_ERROR_NOT_SUPPORTED for arrays; what comes before one that is refused has been queued,
 * CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuMemcpy3DBatchAsync from 13.0 on.
 */
CUresult cuMemcpy3DBatchAsync_v2(size_t numOps,
                                 struct CUDA_MEMCPY3D_BATCH_OP *opList,
                                 unsigned long long flags,
                                 CUstream hStream);

/**
 * cuMemcpy3DBatchAsync_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpy3DBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpy3DBatchAsync_v2_ptsz(size_t numOps,
                                      struct CUDA_MEMCPY3D_BATCH_OP *opList,
                                      unsigned long long flags,
                                      CUstream hStream);

/**
 * Queues copying bytes, wherever the addresses are.
 *
 * - `dst` (in): the address that is written.
 * - `src` (in): the address that is read.
 * - `size` (in): bytes.
 * - `attr` (in): how it is done.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not whole in one allocation,
 * CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuMemcpyWithAttributesAsync from 13.2 on.
 */
CUresult cuMemcpyWithAttributesAsync(CUdeviceptr dst,
                                     CUdeviceptr src,
                                     size_t size,
                                     struct CUmemcpyAttributes *attr,
                                     CUstream hStream);

/**
 * cuMemcpyWithAttributesAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpyWithAttributesAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpyWithAttributesAsync_ptsz(CUdeviceptr dst,
                                          CUdeviceptr src,
                                          size_t size,
                                          struct CUmemcpyAttributes *attr,
                                          CUstream hStream);

/**
 * Queues copying a box, wherever the addresses are.
 *
 * - `op` (in): the copy.
 * - `flags` (in): 0.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and a box that is not whole in one allocation,
 * CUDA_ERROR_NOT_SUPPORTED for arrays, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuMemcpy3DWithAttributesAsync from 13.2 on.
 */
CUresult cuMemcpy3DWithAttributesAsync(struct CUDA_MEMCPY3D_BATCH_OP *op,
                                       unsigned long long flags,
                                       CUstream hStream);

/**
 * cuMemcpy3DWithAttributesAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemcpy3DWithAttributesAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemcpy3DWithAttributesAsync_ptsz(struct CUDA_MEMCPY3D_BATCH_OP *op,
                                            unsigned long long flags,
                                            CUstream hStream);

/**
 * Fills memory with a byte. Done when the call returns.
 *
 * - `dstDevice` (in): the first byte.
 * - `uc` (in): the value.
 * - `N` (in): how many; nothing is done for 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
 * reach, and what is not whole in one allocation.
 *
 * CUDA: cuMemsetD8 from 3.2 on.
 */
CUresult cuMemsetD8_v2(CUdeviceptr dstDevice,
                       unsigned char uc,
                       size_t N);

/**
 * cuMemsetD8_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemsetD8 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, unsigned char uc, size_t N);

/**
 * Queues filling memory with a byte.
 *
 * - `dstDevice` (in): the first byte.
 * - `uc` (in): the value.
 * - `N` (in): how many; nothing is done for 0.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
 * reach, and what is not whole in one allocation, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuMemsetD8Async from 3.2 on.
 */
CUresult cuMemsetD8Async(CUdeviceptr dstDevice,
                         unsigned char uc,
                         size_t N,
                         CUstream hStream);

/**
 * cuMemsetD8Async with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemsetD8Async with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream);

/**
 * Fills rows of memory with a byte. Done when the call returns.
 *
 * - `dstDevice` (in): the first byte.
 * - `dstPitch` (in): bytes from row to row.
 * - `uc` (in): the value.
 * - `Width` (in): values in a row.
 * - `Height` (in): rows; nothing is done for none, nor for empty ones.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is or a pitch that is not aligned to the value, rows that do
 * not fit the pitch, memory that no device can reach, and what is not whole in one allocation.
 *
 * CUDA: cuMemsetD2D8 from 3.2 on.
 */
CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice,
                         size_t dstPitch,
                         unsigned char uc,
                         size_t Width,
                         size_t Height);

/**
 * cuMemsetD2D8_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemsetD2D8 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice,
                              size_t dstPitch,
                              unsigned char uc,
                              size_t Width,
                              size_t Height);

/**
 * Queues filling rows of memory with a byte.
 *
 * - `dstDevice` (in): the first byte.
 * - `dstPitch` (in): bytes from row to row.
 * - `uc` (in): the value.
 * - `Width` (in): values in a row.
 * - `Height` (in): rows; nothing is done for none, nor for empty ones.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is or a pitch that is not aligned to the value, rows that do
 * not fit the pitch, memory that no device can reach, and what is not whole in one allocation,
 * CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuMemsetD2D8Async from 3.2 on.
 */
CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice,
                           size_t dstPitch,
                           unsigned char uc,
                           size_t Width,
                           size_t Height,
                           CUstream hStream);

/**
 * cuMemsetD2D8Async with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemsetD2D8Async with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice,
                                size_t dstPitch,
                                unsigned char uc,
                                size_t Width,
                                size_t Height,
                                CUstream hStream);

/**
 * Fills memory with a value of 16 bits. Done when the call returns.
 *
 * - `dstDevice` (in): the first byte.
 * - `us` (in): the value.
 * - `N` (in): how many; nothing is done for 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
 * reach, and what is not whole in one allocation.
 *
 * CUDA: cuMemsetD16 from 3.2 on.
 */
CUresult cuMemsetD16_v2(CUdeviceptr dstDevice,
                        unsigned short us,
                        size_t N);

/**
 * cuMemsetD16_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemsetD16 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, unsigned short us, size_t N);

/**
 * Queues filling memory with a value of 16 bits.
 *
 * - `dstDevice` (in): the first byte.
 * - `us` (in): the value.
 * - `N` (in): how many; nothing is done for 0.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
 * reach, and what is not whole in one allocation, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuMemsetD16Async from 3.2 on.
 */
CUresult cuMemsetD16Async(CUdeviceptr dstDevice,
                          unsigned short us,
                          size_t N,
                          CUstream hStream);

/**
 * cuMemsetD16Async with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemsetD16Async with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemsetD16Async_ptsz(CUdeviceptr dstDevice,
                               unsigned short us,
                               size_t N,
                               CUstream hStream);

/**
 * Fills rows of memory with a value of 16 bits. Done when the call returns.
 *
 * - `dstDevice` (in): the first byte.
 * - `dstPitch` (in): bytes from row to row.
 * - `us` (in): the value.
 * - `Width` (in): values in a row.
 * - `Height` (in): rows; nothing is done for none, nor for empty ones.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is or a pitch that is not aligned to the value, rows that do
 * not fit the pitch, memory that no device can reach, and what is not whole in one allocation.
 *
 * CUDA: cuMemsetD2D16 from 3.2 on.
 */
CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice,
                          size_t dstPitch,
                          unsigned short us,
                          size_t Width,
                          size_t Height);

/**
 * cuMemsetD2D16_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemsetD2D16 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice,
                               size_t dstPitch,
                               unsigned short us,
                               size_t Width,
                               size_t Height);

/**
 * Queues filling rows of memory with a value of 16 bits.
 *
 * - `dstDevice` (in): the first byte.
 * - `dstPitch` (in): bytes from row to row.
 * - `us` (in): the value.
 * - `Width` (in): values in a row.
 * - `Height` (in): rows; nothing is done for none, nor for empty ones.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is or a pitch that is not aligned to the value, rows that do
 * not fit the pitch, memory that no device can reach, and what is not whole in one allocation,
 * CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuMemsetD2D16Async from 3.2 on.
 */
CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice,
                            size_t dstPitch,
                            unsigned short us,
                            size_t Width,
                            size_t Height,
                            CUstream hStream);

/**
 * cuMemsetD2D16Async with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemsetD2D16Async with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice,
                                 size_t dstPitch,
                                 unsigned short us,
                                 size_t Width,
                                 size_t Height,
                                 CUstream hStream);

/**
 * Fills memory with a value of 32 bits. Done when the call returns.
 *
 * - `dstDevice` (in): the first byte.
 * - `ui` (in): the value.
 * - `N` (in): how many; nothing is done for 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
 * reach, and what is not whole in one allocation.
 *
 * CUDA: cuMemsetD32 from 3.2 on.
 */
CUresult cuMemsetD32_v2(CUdeviceptr dstDevice,
                        unsigned int ui,
                        size_t N);

/**
 * cuMemsetD32_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemsetD32 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned int ui, size_t N);

/**
 * Queues filling memory with a value of 32 bits.
 *
 * - `dstDevice` (in): the first byte.
 * - `ui` (in): the value.
 * - `N` (in): how many; nothing is done for 0.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
 * reach, and what is not whole in one allocation, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuMemsetD32Async from 3.2 on.
 */
CUresult cuMemsetD32Async(CUdeviceptr dstDevice,
                          unsigned int ui,
                          size_t N,
                          CUstream hStream);

/**
 * cuMemsetD32Async with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemsetD32Async with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream);

/**
 * Fills rows of memory with a value of 32 bits. Done when the call returns.
 *
 * - `dstDevice` (in): the first byte.
 * - `dstPitch` (in): bytes from row to row.
 * - `ui` (in): the value.
 * - `Width` (in): values in a row.
 * - `Height` (in): rows; nothing is done for none, nor for empty ones.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is or a pitch that is not aligned to the value, rows that do
 * not fit the pitch, memory that no device can reach, and what is not whole in one allocation.
 *
 * CUDA: cuMemsetD2D32 from 3.2 on.
 */
CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice,
                          size_t dstPitch,
                          unsigned int ui,
                          size_t Width,
                          size_t Height);

/**
 * cuMemsetD2D32_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemsetD2D32 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice,
                               size_t dstPitch,
                               unsigned int ui,
                               size_t Width,
                               size_t Height);

/**
 * Queues filling rows of memory with a value of 32 bits.
 *
 * - `dstDevice` (in): the first byte.
 * - `dstPitch` (in): bytes from row to row.
 * - `ui` (in): the value.
 * - `Width` (in): values in a row.
 * - `Height` (in): rows; nothing is done for none, nor for empty ones.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is or a pitch that is not aligned to the value, rows that do
 * not fit the pitch, memory that no device can reach, and what is not whole in one allocation,
 * CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuMemsetD2D32Async from 3.2 on.
 */
CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice,
                            size_t dstPitch,
                            unsigned int ui,
                            size_t Width,
                            size_t Height,
                            CUstream hStream);

/**
 * cuMemsetD2D32Async with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemsetD2D32Async with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice,
                                 size_t dstPitch,
                                 unsigned int ui,
                                 size_t Width,
                                 size_t Height,
                                 CUstream hStream);

/**
 * Starts CUDA for this process; nearly every other call needs it.
 *
 * - `Flags` (in): 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for other flags, CUDA_ERROR_NO_DEVICE.
 *
 * CUDA: cuInit from 2.0 on.
 */
CUresult cuInit(unsigned int Flags);

/**
 * Tells the version of CUDA that the driver speaks. Needs no cuInit.
 *
 * - `driverVersion` (out): major * 1000 + minor * 10.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL.
 *
 * CUDA: cuDriverGetVersion from 2.2 on.
 */
CUresult cuDriverGetVersion(int *driverVersion);

/**
 * Tells how many devices there are.
 *
 * - `count` (out): the number.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL.
 *
 * CUDA: cuDeviceGetCount from 2.0 on.
 */
CUresult cuDeviceGetCount(int *count);

/**
 * Makes a device's handle from its ordinal, which is the ordinal.
 *
 * - `device` (out): the handle.
 * - `ordinal` (in): the ordinal.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
 *
 * CUDA: cuDeviceGet from 2.0 on.
 */
CUresult cuDeviceGet(CUdevice *device,
                     int ordinal);

/**
 * Tells a device's name for people.
 *
 * - `name` (out, array of len): the name and its terminator, cut where it does not fit.
 * - `len` (in): bytes of room.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_INVALID_DEVICE for a device that does not exist, CUDA_ERROR_INVALID_VALUE for NULL or no room.
 *
 * CUDA: cuDeviceGetName from 2.0 on.
 */
CUresult cuDeviceGetName(char *name,
                         int len,
                         CUdevice dev);

/**
 * Tells 16 bytes that identify a device, or the part of one that this process has, the same in every process.
 *
 * - `uuid` (out): the bytes.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
 *
 * CUDA: cuDeviceGetUuid from 11.4 on.
 */
CUresult cuDeviceGetUuid_v2(struct CUuuid *uuid,
                            CUdevice dev);

/**
 * Would tell a device's identifier on Windows.
 *
 * - `luid` (out, array of 8): bytes.
 * - `deviceNodeMask` (out): a mask.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_NOT_SUPPORTED; CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
 *
 * CUDA: cuDeviceGetLuid from 10.0 on.
 */
CUresult cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev);

/**
 * Tells how much memory a device has.
 *
 * - `bytes` (out): bytes.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
 *
 * CUDA: cuDeviceTotalMem from 3.2 on.
 */
CUresult cuDeviceTotalMem_v2(size_t *bytes,
                             CUdevice dev);

/**
 * Tells how many elements a one-dimensional texture over linear memory may have.
 *
 * - `maxWidthInElements` (out): elements.
 * - `format` (in): the format of their channels.
 * - `numChannels` (in): 1, 2 or 4.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and other numbers of channels, CUDA_ERROR_INVALID_DEVICE for a device that
 * does not exist.
 *
 * CUDA: cuDeviceGetTexture1DLinearMaxWidth from 11.1 on.
 */
CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,
                                            CUarray_format format,
                                            unsigned int numChannels,
                                            CUdevice dev);

/**
 * Tells a number that describes a device.
 *
 * - `pi` (out): the number: bytes, kHz, bits or a count; yes is 1 and no is 0. What the device does not have is 0.
 * - `attrib` (in): what is asked.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and an unknown `attrib`, CUDA_ERROR_INVALID_DEVICE for a device that does
 * not exist.
 *
 * CUDA: cuDeviceGetAttribute from 2.0 on.
 */
CUresult cuDeviceGetAttribute(int *pi,
                              CUdevice_attribute attrib,
                              CUdevice dev);

/**
 * Would tell how a device synchronises with others of a system on a chip.
 *
 * - `nvSciSyncAttrList` (inout): a list.
 * - `dev` (in): the device.
 * - `flags` (in): flags.
 *
 * Returns CUDA_ERROR_NOT_SUPPORTED; CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
 *
 * CUDA: cuDeviceGetNvSciSyncAttributes from 10.2 on.
 */
CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags);

/**
 * Tells whether contexts of a device can be limited to a part of its multiprocessors: no, as no device here can.
 *
 * - `pi` (out): 0.
 * - `type` (in): CU_EXEC_AFFINITY_TYPE_SM_COUNT.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and another `type`, CUDA_ERROR_INVALID_DEVICE for a device that does not
 * exist.
 *
 * CUDA: cuDeviceGetExecAffinitySupport from 11.4 on.
 */
CUresult cuDeviceGetExecAffinitySupport(int *pi,
                                        CUexecAffinityType type,
                                        CUdevice dev);

/**
 * Tells what a device is. cuDeviceGetAttribute tells more.
 *
 * - `prop` (out): the properties.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
 *
 * CUDA: cuDeviceGetProperties from 2.0 on.
 */
CUresult cuDeviceGetProperties(struct CUdevprop *prop,
                               CUdevice dev);

/**
 * Tells a device's compute capability.
 *
 * - `major` (out): the major version.
 * - `minor` (out): the minor version.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
 *
 * CUDA: cuDeviceComputeCapability from 2.0 on.
 */
CUresult cuDeviceComputeCapability(int *major,
                                   int *minor,
                                   CUdevice dev);

/**
 * Tells which atomic operations a device can do on host memory: none that the back ends know of.
 *
 * - `capabilities` (out, array of count): for each operation 0.
 * - `operations` (in, array of count): the operations.
 * - `count` (in): how many.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, no operations and unknown ones, CUDA_ERROR_INVALID_DEVICE for a device
 * that does not exist.
 *
 * CUDA: cuDeviceGetHostAtomicCapabilities from 13.0 on.
 */
CUresult cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities,
                                           const CUatomicOperation *operations,
                                           unsigned int count,
                                           CUdevice dev);

/**
 * Finds a device by its PCI address.
 *
 * - `dev` (out): its ordinal.
 * - `pciBusId` (in): "domain:bus:device.function" in hexadecimal; the domain and the function may be left out.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for what is no PCI address, CUDA_ERROR_INVALID_DEVICE for an address
 * that is no device's.
 *
 * CUDA: cuDeviceGetByPCIBusId from 4.1 on.
 */
CUresult cuDeviceGetByPCIBusId(CUdevice *dev,
                               const char *pciBusId);

/**
 * Tells a device's PCI address.
 *
 * - `pciBusId` (out, array of len): "domain:bus:device.0" in hexadecimal, such as "0000:C1:00.0".
 * - `len` (in): bytes of room, at least 13.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL or too little room, CUDA_ERROR_INVALID_DEVICE for a device that does not
 * exist.
 *
 * CUDA: cuDeviceGetPCIBusId from 4.1 on.
 */
CUresult cuDeviceGetPCIBusId(char *pciBusId,
                             int len,
                             CUdevice dev);

/**
 * Would tell the cluster of a device's fabric.
 *
 * - `uuid` (out): 16 bytes.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_NOT_SUPPORTED; CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
 *
 * CUDA: cuDeviceGetFabricClusterUuid from 13.4 on.
 */
CUresult cuDeviceGetFabricClusterUuid(struct CUuuid *uuid, CUdevice dev);

/**
 * Would tell how many cliques of its fabric a device is in.
 *
 * - `count` (out): the number.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_NOT_SUPPORTED; CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
 *
 * CUDA: cuDeviceGetCliqueCount from 13.4 on.
 */
CUresult cuDeviceGetCliqueCount(size_t *count, CUdevice dev);

/**
 * Would tell the cliques of its fabric that a device is in.
 *
 * - `cliqueInfo` (out, array of count, nullable): the cliques; NULL asks for the number only.
 * - `count` (inout): room, then how many.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_NOT_SUPPORTED; CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
 *
 * CUDA: cuDeviceGetCliqueInfo from 13.4 on.
 */
CUresult cuDeviceGetCliqueInfo(struct CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev);

/**
 * Tells the name of a status, such as "CUDA_ERROR_INVALID_VALUE". Needs no cuInit.
 *
 * - `error` (in): the status.
 * - `pStr` (out): a constant text; NULL for a number that is no status.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for a NULL `pStr` and for a number that is no status.
 *
 * CUDA: cuGetErrorName from 6.0 on.
 */
CUresult cuGetErrorName(CUresult error, const char **pStr);

/**
 * Tells what a status means, in words. Needs no cuInit. anygpu_last_reason() tells more about the thread's last
 * failure.
 *
 * - `error` (in): the status.
 * - `pStr` (out): a constant text; NULL for a number that is no status.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for a NULL `pStr` and for a number that is no status.
 *
 * CUDA: cuGetErrorString from 6.0 on.
 */
CUresult cuGetErrorString(CUresult error,
                          const char **pStr);

/**
 * Creates an event in the current context.
 *
 * - `phEvent` (out): the event; destroy it with cuEventDestroy.
 * - `Flags` (in): CUevent_flags; CU_EVENT_INTERPROCESS wants CU_EVENT_DISABLE_TIMING.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and CU_EVENT_INTERPROCESS alone; CUDA_ERROR_OUT_OF_MEMORY.
 *
 * CUDA: cuEventCreate from 2.0 on.
 */
CUresult cuEventCreate(CUevent *phEvent,
                       unsigned int Flags);

/**
 * Queues a record of an event: it completes when the work queued on the stream so far is done.
 *
 * - `hEvent` (in): the event.
 * - `hStream` (in, nullable): a stream of the event's device; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_HANDLE for an event or stream that does not exist, and for one of another device.
 *
 * CUDA: cuEventRecord from 2.0 on.
 */
CUresult cuEventRecord(CUevent hEvent,
                       CUstream hStream);

/**
 * cuEventRecord with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuEventRecord with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuEventRecord_ptsz(CUevent hEvent, CUstream hStream);

/**
 * Queues a record of an event: it completes when the work queued on the stream so far is done.
 *
 * - `hEvent` (in): the event.
 * - `hStream` (in, nullable): a stream of the event's device; NULL is the default stream.
 * - `flags` (in): CU_EVENT_RECORD_DEFAULT; CU_EVENT_RECORD_EXTERNAL is for streams that are captured.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for other flags, CUDA_ERROR_ILLEGAL_STATE for CU_EVENT_RECORD_EXTERNAL, as no
 * stream is captured here; CUDA_ERROR_INVALID_HANDLE for an event or stream that does not exist, and for one of
 * another device.
 *
 * CUDA: cuEventRecordWithFlags from 11.1 on.
 */
CUresult cuEventRecordWithFlags(CUevent hEvent,
                                CUstream hStream,
                                unsigned int flags);

/**
 * cuEventRecordWithFlags with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuEventRecordWithFlags with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuEventRecordWithFlags_ptsz(CUevent hEvent,
                                     CUstream hStream,
                                     unsigned int flags);

/**
 * Tells whether an event's latest record has completed. An event never recorded has.
 *
 * - `hEvent` (in): the event.
 *
 * Returns CUDA_SUCCESS when it has, CUDA_ERROR_NOT_READY when it has not, CUDA_ERROR_INVALID_HANDLE for an event that
 * does not exist, CUDA_ERROR_LAUNCH_FAILED when the process that recorded it has died.
 *
 * CUDA: cuEventQuery from 2.0 on.
 */
CUresult cuEventQuery(CUevent hEvent);

/**
 * Waits until an event's latest record has completed. An event never recorded has.
 *
 * - `hEvent` (in): the event.
 *
 * Returns CUDA_ERROR_INVALID_HANDLE for an event that does not exist, CUDA_ERROR_LAUNCH_FAILED when the process that
 * recorded it has died.
 *
 * CUDA: cuEventSynchronize from 2.0 on.
 */
CUresult cuEventSynchronize(CUevent hEvent);

/**
 * Destroys an event, created or opened from another process. Work that waits for it is not disturbed.
 *
 * - `hEvent` (in): the event.
 *
 * Returns CUDA_ERROR_INVALID_HANDLE for an event that does not exist.
 *
 * CUDA: cuEventDestroy from 4.0 on.
 */
CUresult cuEventDestroy_v2(CUevent hEvent);

/**
 * Tells the time between two completed records.
 *
 * - `pMilliseconds` (out): milliseconds.
 * - `hStart` (in): the earlier event.
 * - `hEnd` (in): the later event.
 *
 * Returns CUDA_ERROR_INVALID_HANDLE for an event that does not exist, takes no time, or was never recorded;
 * CUDA_ERROR_INVALID_VALUE for NULL; CUDA_ERROR_NOT_READY when one has not completed.
 *
 * CUDA: cuEventElapsedTime from 12.8 on.
 */
CUresult cuEventElapsedTime_v2(float *pMilliseconds,
                               CUevent hStart,
                               CUevent hEnd);

/**
 * Makes a handle by which other processes open the device memory that `dptr` points into.
 *
 * The handle names the whole allocation: opened, it gives the allocation's base, also where `dptr` is an interior
 * pointer, so send the offset along. Asked twice, the bytes are the same; memory freed and allocated again gets a new
 * handle. The memory must stay allocated until the other processes have closed it.
 *
 * - `pHandle` (out): 64 bytes to send to the other process by any means.
 * - `dptr` (in): device memory from cuMemAlloc or cuMemAllocPitch.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, and when `dptr` is not live device memory of this process: host, managed,
 * stream-ordered, opened from another process, or freed.
 *
 * CUDA: cuIpcGetMemHandle from 4.1 on.
 */
CUresult cuIpcGetMemHandle(struct CUipcMemHandle *pHandle,
                           CUdeviceptr dptr);

/**
 * Opens memory that another process exported and gives its base address in this process.
 *
 * Opening a handle again gives the same address; close it as often. The memory belongs to the device it was allocated
 * on.
 *
 * - `pdptr` (out): the base address.
 * - `handle` (in): the 64 bytes from cuIpcGetMemHandle.
 * - `Flags` (in): CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and a handle that was never made, is damaged, or is of
 * another user; CUDA_ERROR_INVALID_CONTEXT for a handle made by this process; CUDA_ERROR_NOT_PERMITTED for memory that
 * its process has freed, also by ending.
 *
 * CUDA: cuIpcOpenMemHandle from 11.0 on.
 */
CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr,
                               struct CUipcMemHandle handle,
                               unsigned int Flags);

/**
 * cuIpcOpenMemHandle_v2 with the handle by reference, for languages that cannot pass a structure by value.
 *
 * - `pdptr` (out): the base address.
 * - `handle` (in): the 64 bytes from cuIpcGetMemHandle.
 * - `Flags` (in): CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS.
 *
 * Returns what cuIpcOpenMemHandle_v2 returns, and CUDA_ERROR_INVALID_VALUE for a NULL handle.
 *
 * CUDA: none.
 */
CUresult anygpu_cuIpcOpenMemHandle_v2_ref(CUdeviceptr *pdptr,
                                          const struct CUipcMemHandle *handle,
                                          unsigned int Flags);

/**
 * cuIpcOpenMemHandle with the handle by reference, for languages that cannot pass a structure by value.
 *
 * - `pdptr` (out): the base address.
 * - `handle` (in): the 64 bytes from cuIpcGetMemHandle.
 * - `Flags` (in): CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS.
 *
 * Returns what cuIpcOpenMemHandle returns, and CUDA_ERROR_INVALID_VALUE for a NULL handle.
 *
 * CUDA: none.
 */
CUresult anygpu_cuIpcOpenMemHandle_ref(CUdeviceptr *pdptr,
                                       const struct CUipcMemHandle *handle,
                                       unsigned int Flags);

/**
 * Gives back one opening of another process's memory; the last one unmaps it.
 *
 * Work that uses the memory is finished first.
 *
 * - `dptr` (in): the address from cuIpcOpenMemHandle.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, for memory that was not opened, and for one close too many.
 *
 * CUDA: cuIpcCloseMemHandle from 4.1 on.
 */
CUresult cuIpcCloseMemHandle(CUdeviceptr dptr);

/**
 * Makes a handle by which other processes open an event.
 *
 * The event must stay alive until the other processes have opened it. An event never recorded counts as complete, so
 * tell the other processes only after cuEventRecord.
 *
 * - `pHandle` (out): 64 bytes to send to the other process by any means.
 * - `event` (in): an event created with CU_EVENT_INTERPROCESS and CU_EVENT_DISABLE_TIMING.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL; CUDA_ERROR_INVALID_HANDLE for an event created without
 * CU_EVENT_INTERPROCESS and for one that does not exist.
 *
 * CUDA: cuIpcGetEventHandle from 4.1 on.
 */
CUresult cuIpcGetEventHandle(struct CUipcEventHandle *pHandle,
                             CUevent event);

/**
 * Opens an event that another process exported.
 *
 * It can be waited for, queried and recorded; destroy it with cuEventDestroy.
 *
 * - `phEvent` (out): the event.
 * - `handle` (in): the 64 bytes from cuIpcGetEventHandle.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_CONTEXT for a handle made by this process,
 * CUDA_ERROR_MAP_FAILED for one that names no live event this process may open.
 *
 * CUDA: cuIpcOpenEventHandle from 4.1 on.
 */
CUresult cuIpcOpenEventHandle(CUevent *phEvent,
                              struct CUipcEventHandle handle);

/**
 * cuIpcOpenEventHandle with the handle by reference, for languages that cannot pass a structure by value.
 *
 * - `phEvent` (out): the event.
 * - `handle` (in): the 64 bytes from cuIpcGetEventHandle.
 *
 * Returns what cuIpcOpenEventHandle returns, and CUDA_ERROR_INVALID_VALUE for a NULL handle.
 *
 * CUDA: none.
 */
CUresult anygpu_cuIpcOpenEventHandle_ref(CUevent *phEvent,
                                         const struct CUipcEventHandle *handle);

/**
 * Tells how much memory the current context's device has.
 *
 * - `free` (out, nullable): free bytes.
 * - `total` (out, nullable): all bytes.
 *
 * CUDA: cuMemGetInfo from 3.2 on.
 */
CUresult cuMemGetInfo_v2(size_t *free, size_t *total);

/**
 * Allocates memory on the current context's device, aligned to at least 256 bytes.
 *
 * - `dptr` (out): the address; free it with cuMemFree.
 * - `bytesize` (in): bytes, not 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for 0 bytes, CUDA_ERROR_OUT_OF_MEMORY.
 *
 * CUDA: cuMemAlloc from 3.2 on.
 */
CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize);

/**
 * Allocates rows of memory on the current context's device.
 *
 * - `dptr` (out): the address; free it with cuMemFree.
 * - `pPitch` (out): bytes from row to row, at least `WidthInBytes`.
 * - `WidthInBytes` (in): bytes in a row.
 * - `Height` (in): rows.
 * - `ElementSizeBytes` (in): the largest access: 4, 8 or 16 bytes.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, no rows, empty rows, and other element sizes; CUDA_ERROR_OUT_OF_MEMORY.
 *
 * CUDA: cuMemAllocPitch from 3.2 on.
 */
CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr,
                            size_t *pPitch,
                            size_t WidthInBytes,
                            size_t Height,
                            unsigned int ElementSizeBytes);

/**
 * Frees device or managed memory, after the work queued on its device.
 *
 * - `dptr` (in): the address that the allocation gave; 0 does nothing.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for any other address, memory opened from another process included.
 *
 * CUDA: cuMemFree from 3.2 on.
 */
CUresult cuMemFree_v2(CUdeviceptr dptr);

/**
 * Tells the allocation that an address lies in.
 *
 * - `pbase` (out, nullable): its first byte.
 * - `psize` (out, nullable): its bytes.
 * - `dptr` (in): the address.
 *
 * Returns CUDA_ERROR_NOT_FOUND for an address in no allocation.
 *
 * CUDA: cuMemGetAddressRange from 3.2 on.
 */
CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr);

/**
 * Allocates managed memory, which host and devices reach at one address.
 *
 * - `dptr` (out): the address; free it with cuMemFree.
 * - `bytesize` (in): bytes, not 0.
 * - `flags` (in): CU_MEM_ATTACH_GLOBAL or CU_MEM_ATTACH_HOST.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, 0 bytes and other flags; CUDA_ERROR_OUT_OF_MEMORY.
 *
 * CUDA: cuMemAllocManaged from 6.0 on.
 */
CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags);

/**
 * Allocates pinned host memory, which the devices can reach.
 *
 * - `pp` (out): the address; NULL when `bytesize` is 0. Free it with cuMemFreeHost.
 * - `bytesize` (in): bytes.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_OUT_OF_MEMORY.
 *
 * CUDA: cuMemAllocHost from 3.2 on.
 */
CUresult cuMemAllocHost_v2(void **pp, size_t bytesize);

/**
 * Allocates pinned host memory, which the devices can reach.
 *
 * - `pp` (out): the address; NULL when `bytesize` is 0. Free it with cuMemFreeHost.
 * - `bytesize` (in): bytes.
 * - `Flags` (in): 0, or a sum of CU_MEMHOSTALLOC flags.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for other flags, CUDA_ERROR_OUT_OF_MEMORY.
 *
 * CUDA: cuMemHostAlloc from 2.2 on.
 */
CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags);

/**
 * Frees pinned host memory.
 *
 * - `p` (in, nullable): the address that the allocation gave; NULL does nothing.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for any other address.
 *
 * CUDA: cuMemFreeHost from 2.0 on.
 */
CUresult cuMemFreeHost(void *p);

/**
 * Tells where the current context's device reaches host memory.
 *
 * - `pdptr` (out): the address for the device.
 * - `p` (in): an address in pinned or registered host memory.
 * - `Flags` (in): 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and memory the device cannot reach.
 *
 * CUDA: cuMemHostGetDevicePointer from 3.2 on.
 */
CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags);

/**
 * Tells the flags of pinned or registered host memory.
 *
 * - `pFlags` (out): the flags it was allocated or registered with, and CU_MEMHOSTALLOC_DEVICEMAP.
 * - `p` (in): an address in it.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for other memory.
 *
 * CUDA: cuMemHostGetFlags from 2.3 on.
 */
CUresult cuMemHostGetFlags(unsigned int *pFlags, void *p);

/**
 * Makes ordinary host memory reachable for the devices, and pins it where the runtime needs that.
 *
 * - `p` (in): the first byte.
 * - `bytesize` (in): bytes, not 0.
 * - `Flags` (in): 0, or a sum of CU_MEMHOSTREGISTER flags.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, 0 bytes and other flags; CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED where
 * a part is registered already.
 *
 * CUDA: cuMemHostRegister from 6.5 on.
 */
CUresult cuMemHostRegister_v2(void *p,
                              size_t bytesize,
                              unsigned int Flags);

/**
 * Ends what cuMemHostRegister began.
 *
 * - `p` (in): the first byte of the registered memory.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and other places in registered or pinned memory,
 * CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED for memory that is not registered.
 *
 * CUDA: cuMemHostUnregister from 4.0 on.
 */
CUresult cuMemHostUnregister(void *p);

/**
 * Gives advice about managed memory.
 *
 * - `devPtr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 * - `advice` (in): the advice.
 * - `location` (in): the place it is about: a device or the host.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for a range that is not whole in managed memory, unknown advice, and a place that
 * does not exist.
 *
 * CUDA: cuMemAdvise from 12.2 on.
 */
CUresult cuMemAdvise_v2(CUdeviceptr devPtr,
                        size_t count,
                        CUmem_advise advice,
                        struct CUmemLocation location);

/**
 * cuMemAdvise_v2 with the location by reference, for languages that cannot pass a structure by value.
 *
 * - `devPtr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 * - `advice` (in): the advice.
 * - `location` (in): the place it is about: a device or the host.
 *
 * Returns what cuMemAdvise_v2 returns, and CUDA_ERROR_INVALID_VALUE for a NULL location.
 *
 * CUDA: none.
 */
CUresult anygpu_cuMemAdvise_v2_ref(CUdeviceptr devPtr,
                                   size_t count,
                                   CUmem_advise advice,
                                   const struct CUmemLocation *location);

/**
 * cuMemPrefetchAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemPrefetchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemPrefetchAsync_ptsz(CUdeviceptr devPtr,
                                 size_t count,
                                 CUdevice dstDevice,
                                 CUstream hStream);

/**
 * Queues moving managed memory to a device or the host.
 *
 * - `devPtr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 * - `location` (in): where to: a device or the host.
 * - `flags` (in): 0.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for a range that is not whole in managed memory, an unknown place and other flags,
 * CUDA_ERROR_INVALID_DEVICE for a device that does not exist, CUDA_ERROR_INVALID_HANDLE for a stream that does not
 * exist.
 *
 * CUDA: cuMemPrefetchAsync from 12.2 on.
 */
CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr,
                               size_t count,
                               struct CUmemLocation location,
                               unsigned int flags,
                               CUstream hStream);

/**
 * cuMemPrefetchAsync_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemPrefetchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr,
                                    size_t count,
                                    struct CUmemLocation location,
                                    unsigned int flags,
                                    CUstream hStream);

/**
 * cuMemPrefetchAsync_v2 with the location by reference, for languages that cannot pass a structure by value.
 *
 * - `devPtr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 * - `location` (in): where to: a device or the host.
 * - `flags` (in): 0.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns what cuMemPrefetchAsync_v2 returns, and CUDA_ERROR_INVALID_VALUE for a NULL location.
 *
 * CUDA: none.
 */
CUresult anygpu_cuMemPrefetchAsync_v2_ref(CUdeviceptr devPtr,
                                          size_t count,
                                          const struct CUmemLocation *location,
                                          unsigned int flags,
                                          CUstream hStream);

/**
 * Tells about managed memory.
 *
 * - `data` (out): 4 bytes: a yes or no, or a place; for CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY a list of places.
 * - `dataSize` (in): the bytes of `data`.
 * - `attribute` (in): what is asked.
 * - `devPtr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, sizes that do not fit, an unknown attribute, and a range that is not
 * whole in managed memory.
 *
 * CUDA: cuMemRangeGetAttribute from 8.0 on.
 */
CUresult cuMemRangeGetAttribute(void *data,
                                size_t dataSize,
                                CUmem_range_attribute attribute,
                                CUdeviceptr devPtr,
                                size_t count);

/**
 * Tells several things about managed memory.
 *
 * - `data` (out, array of numAttributes): where each answer goes.
 * - `dataSizes` (in, array of numAttributes): the bytes of each.
 * - `attributes` (in, array of numAttributes): what is asked.
 * - `numAttributes` (in): how many, not 0.
 * - `devPtr` (in): the first byte.
 * - `count` (in): bytes, not 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, sizes that do not fit, an unknown attribute, and a range that is not
 * whole in managed memory; no answer is written then.
 *
 * CUDA: cuMemRangeGetAttributes from 8.0 on.
 */
CUresult cuMemRangeGetAttributes(void **data,
                                 size_t *dataSizes,
                                 CUmem_range_attribute *attributes,
                                 size_t numAttributes,
                                 CUdeviceptr devPtr,
                                 size_t count);

/**
 * Queues moving several ranges of managed memory to devices or the host.
 *
 * - `dptrs` (in, array of count): the first bytes.
 * - `sizes` (in, array of count): bytes.
 * - `count` (in): how many ranges.
 * - `prefetchLocs` (in, array of numPrefetchLocs): where to.
 * - `prefetchLocIdxs` (in, array of numPrefetchLocs): from which range on each place counts, the first 0, rising.
 * - `numPrefetchLocs` (in): how many places, not 0.
 * - `flags` (in): 0.
 * - `hStream` (in): a created stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, the default stream, and ranges and places as
 * cuMemPrefetchAsync; CUDA_ERROR_INVALID_HANDLE for a stream that does not exist. What comes before a range that is
 * refused has been queued.
 *
 * CUDA: cuMemPrefetchBatchAsync from 13.0 on.
 */
CUresult cuMemPrefetchBatchAsync(CUdeviceptr *dptrs,
                                 size_t *sizes,
                                 size_t count,
                                 struct CUmemLocation *prefetchLocs,
                                 size_t *prefetchLocIdxs,
                                 size_t numPrefetchLocs,
                                 unsigned long long flags,
                                 CUstream hStream);

/**
 * cuMemPrefetchBatchAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemPrefetchBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemPrefetchBatchAsync_ptsz(CUdeviceptr *dptrs,
                                      size_t *sizes,
                                      size_t count,
                                      struct CUmemLocation *prefetchLocs,
                                      size_t *prefetchLocIdxs,
                                      size_t numPrefetchLocs,
                                      unsigned long long flags,
                                      CUstream hStream);

/**
 * Queues saying that the contents of managed ranges are not needed any more. They are kept here all the same.
 *
 * - `dptrs` (in, array of count): the first bytes.
 * - `sizes` (in, array of count): bytes.
 * - `count` (in): how many ranges.
 * - `flags` (in): 0.
 * - `hStream` (in): a created stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, the default stream, and ranges that are not managed memory;
 * CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuMemDiscardBatchAsync from 13.0 on.
 */
CUresult cuMemDiscardBatchAsync(CUdeviceptr *dptrs,
                                size_t *sizes,
                                size_t count,
                                unsigned long long flags,
                                CUstream hStream);

/**
 * cuMemDiscardBatchAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemDiscardBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemDiscardBatchAsync_ptsz(CUdeviceptr *dptrs,
                                     size_t *sizes,
                                     size_t count,
                                     unsigned long long flags,
                                     CUstream hStream);

/**
 * Queues moving several ranges of managed memory, whose contents are not needed any more, to devices or the host. The
 * contents are kept here all the same.
 *
 * - `dptrs` (in, array of count): the first bytes.
 * - `sizes` (in, array of count): bytes.
 * - `count` (in): how many ranges.
 * - `prefetchLocs` (in, array of numPrefetchLocs): where to.
 * - `prefetchLocIdxs` (in, array of numPrefetchLocs): from which range on each place counts, the first 0, rising.
 * - `numPrefetchLocs` (in): how many places, not 0.
 * - `flags` (in): 0.
 * - `hStream` (in): a created stream.
 *
 * Returns what cuMemPrefetchBatchAsync returns.
 *
 * CUDA: cuMemDiscardAndPrefetchBatchAsync from 13.0 on.
 */
CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs,
                                           size_t *sizes,
                                           size_t count,
                                           struct CUmemLocation *prefetchLocs,
                                           size_t *prefetchLocIdxs,
                                           size_t numPrefetchLocs,
                                           unsigned long long flags,
                                           CUstream hStream);

/**
 * cuMemDiscardAndPrefetchBatchAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemDiscardAndPrefetchBatchAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemDiscardAndPrefetchBatchAsync_ptsz(CUdeviceptr *dptrs,
                                                size_t *sizes,
                                                size_t count,
                                                struct CUmemLocation *prefetchLocs,
                                                size_t *prefetchLocIdxs,
                                                size_t numPrefetchLocs,
                                                unsigned long long flags,
                                                CUstream hStream);

/**
 * Tells something about the memory that a pointer points to.
 *
 * - `data` (out): room for the attribute: addresses, sizes, ids and handles take 8 bytes, the tokens 12, the rest 4.
 * - `attribute` (in): what is asked.
 * - `ptr` (in): the pointer.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory, an unknown attribute, and what this memory does not have.
 *
 * CUDA: cuPointerGetAttribute from 4.0 on.
 */
CUresult cuPointerGetAttribute(void *data,
                               CUpointer_attribute attribute,
                               CUdeviceptr ptr);

/**
 * Tells several things about the memory that a pointer points to.
 *
 * What has no answer, also because the memory is unknown, is answered with zeros; the device's ordinal with
 * CU_DEVICE_INVALID, the host pointer of unknown memory with the pointer itself.
 *
 * - `numAttributes` (in): how many, not 0.
 * - `attributes` (in, array of numAttributes): what is asked.
 * - `data` (out, array of numAttributes): where each answer goes.
 * - `ptr` (in): the pointer.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, nothing asked, an unknown attribute, and CU_POINTER_ATTRIBUTE_P2P_TOKENS.
 *
 * CUDA: cuPointerGetAttributes from 7.0 on.
 */
CUresult cuPointerGetAttributes(unsigned int numAttributes,
                                CUpointer_attribute *attributes,
                                void **data,
                                CUdeviceptr ptr);

/**
 * Sets an attribute of the memory that a pointer points to.
 *
 * - `value` (in): for CU_POINTER_ATTRIBUTE_SYNC_MEMOPS 4 bytes: not 0 lets every copy of the memory finish before its
 *   call returns.
 * - `attribute` (in): CU_POINTER_ATTRIBUTE_SYNC_MEMOPS.
 * - `ptr` (in): the pointer.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, other attributes, and memory that is not device memory.
 *
 * CUDA: cuPointerSetAttribute from 6.0 on.
 */
CUresult cuPointerSetAttribute(const void *value,
                               CUpointer_attribute attribute,
                               CUdeviceptr ptr);

/**
 * Tells whether a device can reach another's memory.
 *
 * - `canAccessPeer` (out): 1 or 0; 0 for a device and itself.
 * - `dev` (in): the device that reaches.
 * - `peerDev` (in): the device that is reached.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
 *
 * CUDA: cuDeviceCanAccessPeer from 4.0 on.
 */
CUresult cuDeviceCanAccessPeer(int *canAccessPeer,
                               CUdevice dev,
                               CUdevice peerDev);

/**
 * Tells about a pair of devices.
 *
 * - `value` (out): a number.
 * - `attrib` (in): what is asked.
 * - `srcDevice` (in): the device that reaches.
 * - `dstDevice` (in): the device that is reached.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and an unknown `attrib`, CUDA_ERROR_INVALID_DEVICE for a device that does
 * not exist and for one and the same.
 *
 * CUDA: cuDeviceGetP2PAttribute from 8.0 on.
 */
CUresult cuDeviceGetP2PAttribute(int *value,
                                 CUdevice_P2PAttribute attrib,
                                 CUdevice srcDevice,
                                 CUdevice dstDevice);

/**
 * Tells which atomic operations a device can do on another's memory: none that the back ends know of.
 *
 * - `capabilities` (out, array of count): for each operation 0.
 * - `operations` (in, array of count): the operations.
 * - `count` (in): how many.
 * - `srcDevice` (in): the device that reaches.
 * - `dstDevice` (in): the device that is reached.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, no operations and unknown ones, CUDA_ERROR_INVALID_DEVICE for a device
 * that does not exist and for one and the same.
 *
 * CUDA: cuDeviceGetP2PAtomicCapabilities from 13.0 on.
 */
CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,
                                          const CUatomicOperation *operations,
                                          unsigned int count,
                                          CUdevice srcDevice,
                                          CUdevice dstDevice);

/**
 * Lets the current context reach the memory of another context's device.
 *
 * - `peerContext` (in): the other context.
 * - `Flags` (in): 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for other flags, CUDA_ERROR_INVALID_CONTEXT for a context that does not exist,
 * CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED, CUDA_ERROR_PEER_ACCESS_UNSUPPORTED where there is no way, also to a context
 * of the same device.
 *
 * CUDA: cuCtxEnablePeerAccess from 4.0 on.
 */
CUresult cuCtxEnablePeerAccess(CUcontext peerContext,
                               unsigned int Flags);

/**
 * Ends what cuCtxEnablePeerAccess began.
 *
 * - `peerContext` (in): the other context.
 *
 * Returns CUDA_ERROR_INVALID_CONTEXT for a context that does not exist, CUDA_ERROR_PEER_ACCESS_NOT_ENABLED.
 *
 * CUDA: cuCtxDisablePeerAccess from 4.0 on.
 */
CUresult cuCtxDisablePeerAccess(CUcontext peerContext);

/**
 * Allocates device memory in a stream's order, from the pool that the current context's device uses.
 *
 * Work queued on the stream from now on may use it. Such memory cannot be shared by cuIpcGetMemHandle.
 *
 * - `dptr` (out): the address; 0 when `bytesize` is 0. Free it with cuMemFreeAsync or cuMemFree.
 * - `bytesize` (in): bytes.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for a NULL `dptr`, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist,
 * CUDA_ERROR_OUT_OF_MEMORY.
 *
 * CUDA: cuMemAllocAsync from 11.2 on.
 */
CUresult cuMemAllocAsync(CUdeviceptr *dptr,
                         size_t bytesize,
                         CUstream hStream);

/**
 * cuMemAllocAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemAllocAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemAllocAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUstream hStream);

/**
 * Frees device memory once the work queued on a stream so far is done.
 *
 * - `dptr` (in): the address, from cuMemAllocAsync or cuMemAlloc; 0 does nothing.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for what is not the base of such memory, CUDA_ERROR_INVALID_HANDLE for a stream
 * that does not exist.
 *
 * CUDA: cuMemFreeAsync from 11.2 on.
 */
CUresult cuMemFreeAsync(CUdeviceptr dptr,
                        CUstream hStream);

/**
 * cuMemFreeAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemFreeAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemFreeAsync_ptsz(CUdeviceptr dptr, CUstream hStream);

/**
 * Allocates device memory in a stream's order, from a pool that the caller chose.
 *
 * - `dptr` (out): the address; 0 when `bytesize` is 0. Free it with cuMemFreeAsync or cuMemFree.
 * - `bytesize` (in): bytes.
 * - `pool` (in): the pool, not an imported one.
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and an imported pool, CUDA_ERROR_INVALID_HANDLE for a stream that does not
 * exist, CUDA_ERROR_OUT_OF_MEMORY, also where the pool has a greatest size.
 *
 * CUDA: cuMemAllocFromPoolAsync from 11.2 on.
 */
CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr,
                                 size_t bytesize,
                                 CUmemoryPool pool,
                                 CUstream hStream);

/**
 * cuMemAllocFromPoolAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemAllocFromPoolAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemAllocFromPoolAsync_ptsz(CUdeviceptr *dptr,
                                      size_t bytesize,
                                      CUmemoryPool pool,
                                      CUstream hStream);

/**
 * Tells the pool that a device begins with.
 *
 * - `pool_out` (out): the pool, never to be destroyed. It cannot be exported.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
 *
 * CUDA: cuDeviceGetDefaultMemPool from 11.2 on.
 */
CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out,
                                   CUdevice dev);

/**
 * Tells the pool that cuMemAllocAsync uses on a device.
 *
 * - `pool` (out): the pool.
 * - `dev` (in): the device.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for a device that does not exist.
 *
 * CUDA: cuDeviceGetMemPool from 11.2 on.
 */
CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev);

/**
 * Makes another pool the one that cuMemAllocAsync uses on a device.
 *
 * - `dev` (in): the device.
 * - `pool` (in): a pool of that device, not an imported one.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, a device that does not exist, and other pools.
 *
 * CUDA: cuDeviceSetMemPool from 11.2 on.
 */
CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool);

/**
 * Tells the pool that a place begins with.
 *
 * - `pool_out` (out): the pool.
 * - `location` (in): the place: a device.
 * - `type` (in): CU_MEM_ALLOCATION_TYPE_PINNED.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown places and types, and a device that does not exist,
 * CUDA_ERROR_NOT_SUPPORTED for the host and for managed memory.
 *
 * CUDA: cuMemGetDefaultMemPool from 13.0 on.
 */
CUresult cuMemGetDefaultMemPool(CUmemoryPool *pool_out,
                                struct CUmemLocation *location,
                                CUmemAllocationType type);

/**
 * Tells the pool that is used at a place.
 *
 * - `pool` (out): the pool.
 * - `location` (in): the place: a device.
 * - `type` (in): CU_MEM_ALLOCATION_TYPE_PINNED.
 *
 * Returns what cuMemGetDefaultMemPool returns.
 *
 * CUDA: cuMemGetMemPool from 13.0 on.
 */
CUresult cuMemGetMemPool(CUmemoryPool *pool,
                         struct CUmemLocation *location,
                         CUmemAllocationType type);

/**
 * Makes another pool the one that is used at a place.
 *
 * - `location` (in): the place: a device.
 * - `type` (in): CU_MEM_ALLOCATION_TYPE_PINNED.
 * - `pool` (in): a pool of that place, not an imported one.
 *
 * Returns what cuMemGetDefaultMemPool returns, and CUDA_ERROR_INVALID_VALUE for other pools.
 *
 * CUDA: cuMemSetMemPool from 13.0 on.
 */
CUresult cuMemSetMemPool(struct CUmemLocation *location,
                         CUmemAllocationType type,
                         CUmemoryPool pool);

/**
 * Makes a pool.
 *
 * - `pool` (out): the pool; destroy it with cuMemPoolDestroy.
 * - `poolProps` (in): CU_MEM_ALLOCATION_TYPE_PINNED, on a device or on a NUMA node of the host. A pool that other
 *   processes are to import names the kind of handle here.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, other properties, and a device that does not exist,
 * CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NOT_SUPPORTED where there is no such pool.
 *
 * CUDA: cuMemPoolCreate from 11.2 on.
 */
CUresult cuMemPoolCreate(CUmemoryPool *pool,
                         const struct CUmemPoolProps *poolProps);

/**
 * Destroys a pool once its last allocation is freed. A device that used it uses its default pool again.
 *
 * - `pool` (in): the pool, not a device's default one.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, a default pool, and one that was destroyed.
 *
 * CUDA: cuMemPoolDestroy from 11.2 on.
 */
CUresult cuMemPoolDestroy(CUmemoryPool pool);

/**
 * Returns memory that a pool does not use to the system.
 *
 * - `pool` (in): the pool.
 * - `minBytesToKeep` (in): bytes that it keeps all the same.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL.
 *
 * CUDA: cuMemPoolTrimTo from 11.2 on.
 */
CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep);

/**
 * Sets an attribute of a pool.
 *
 * - `pool` (in): the pool.
 * - `attr` (in): which one; of the greatest sizes, only 0 can be set.
 * - `value` (in): an `int`, or a `cuuint64_t`, as the attribute is.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, attributes that cannot be set, and other values.
 *
 * CUDA: cuMemPoolSetAttribute from 11.2 on.
 */
CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value);

/**
 * Tells an attribute of a pool.
 *
 * - `pool` (in): the pool.
 * - `attr` (in): which one.
 * - `value` (out): an `int`, or a `cuuint64_t`, as the attribute is.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and other attributes.
 *
 * CUDA: cuMemPoolGetAttribute from 11.2 on.
 */
CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value);

/**
 * Sets what each of several devices may do with a pool's memory. The pool's own device keeps all rights.
 *
 * - `pool` (in): the pool.
 * - `map` (in, array of count): who may do what.
 * - `count` (in): how many.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and unknown rights, CUDA_ERROR_INVALID_DEVICE for a device that does not
 * exist and for taking the own device's rights, CUDA_ERROR_NOT_SUPPORTED for other places and for reading only.
 *
 * CUDA: cuMemPoolSetAccess from 11.2 on.
 */
CUresult cuMemPoolSetAccess(CUmemoryPool pool,
                            const struct CUmemAccessDesc *map,
                            size_t count);

/**
 * Tells what may be done with a pool's memory from somewhere.
 *
 * - `flags` (out): what.
 * - `memPool` (in): the pool.
 * - `location` (in): from where.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown places, and a device that does not exist.
 *
 * CUDA: cuMemPoolGetAccess from 11.2 on.
 */
CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags,
                            CUmemoryPool memPool,
                            struct CUmemLocation *location);

/**
 * Makes a handle by which another process imports a pool, and by that the allocations that it is told of.
 *
 * - `handle_out` (out): an `int`, the file descriptor, to be closed when it has been sent or inherited; a
 *   CUmemFabricHandle for CU_MEM_HANDLE_TYPE_FABRIC.
 * - `pool` (in): a pool that was created for such handles.
 * - `handleType` (in): which kind.
 * - `flags` (in): 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, a kind that the pool was not created for, default and
 * imported pools.
 *
 * CUDA: cuMemPoolExportToShareableHandle from 11.2 on.
 */
CUresult cuMemPoolExportToShareableHandle(void *handle_out,
                                          CUmemoryPool pool,
                                          CUmemAllocationHandleType handleType,
                                          unsigned long long flags);

/**
 * Imports a pool that another process, or this one, has exported. It allocates nothing.
 *
 * - `pool_out` (out): the pool, for cuMemPoolImportPointer; destroy it with cuMemPoolDestroy.
 * - `handle` (in): the file descriptor itself, cast to a pointer, which stays the caller's to close; for
 *   CU_MEM_HANDLE_TYPE_FABRIC a pointer to the CUmemFabricHandle.
 * - `handleType` (in): which kind it is.
 * - `flags` (in): 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, an unknown kind and other flags, CUDA_ERROR_UNKNOWN for a descriptor that
 * is not open or of something else.
 *
 * CUDA: cuMemPoolImportFromShareableHandle from 11.2 on.
 */
CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out,
                                            void *handle,
                                            CUmemAllocationHandleType handleType,
                                            unsigned long long flags);

/**
 * Names one allocation of an exportable pool, for a process that has imported the pool.
 *
 * - `shareData_out` (out): 64 bytes to send to the other process by any means.
 * - `ptr` (in): the allocation's first address.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for what is not the start of such an allocation.
 *
 * CUDA: cuMemPoolExportPointer from 11.2 on.
 */
CUresult cuMemPoolExportPointer(struct CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr);

/**
 * Imports an allocation of an imported pool.
 *
 * The exporter's allocation must be complete before its memory is touched, and every import freed before it is. The
 * same allocation has the same address again.
 *
 * - `ptr_out` (out): the address; free it with cuMemFreeAsync or cuMemFree, once.
 * - `pool` (in): the imported pool.
 * - `shareData` (in): the 64 bytes from cuMemPoolExportPointer.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, a pool that is not imported, and bytes that name none of its allocations.
 *
 * CUDA: cuMemPoolImportPointer from 11.2 on.
 */
CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out,
                                CUmemoryPool pool,
                                struct CUmemPoolPtrExportData *shareData);

/**
 * Finds the function that a name meant at a version of CUDA. Needs no cuInit.
 *
 * - `symbol` (in): the name as programs write it, such as "cuMemAlloc".
 * - `pfn` (out): the function's address; NULL when there is none.
 * - `cudaVersion` (in): the version, major * 1000 + minor * 10, at most that of cuDriverGetVersion.
 * - `flags` (in): CUdriverProcAddress_flags.
 * - `symbolStatus` (out, nullable): whether it was found, and if not, whether it is newer than the version.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, a version above the driver's, and other flags. A name that is not found
 * is no error.
 *
 * CUDA: cuGetProcAddress from 12.0 on.
 */
CUresult cuGetProcAddress_v2(const char *symbol,
                             void **pfn,
                             int cudaVersion,
                             cuuint64_t flags,
                             CUdriverProcAddressQueryResult *symbolStatus);

/**
 * Finds a table of functions that NVIDIA's own libraries use; only NVIDIA's driver has any.
 *
 * - `ppExportTable` (out): the table.
 * - `pExportTableId` (in): its id.
 *
 * Returns CUDA_ERROR_NOT_FOUND, CUDA_ERROR_INVALID_VALUE for NULL.
 *
 * CUDA: cuGetExportTable from 3.0 on.
 */
CUresult cuGetExportTable(const void **ppExportTable, const struct CUuuid *pExportTableId);

/**
 * Creates a stream in the current context.
 *
 * - `phStream` (out): the stream; destroy it with cuStreamDestroy.
 * - `Flags` (in): CU_STREAM_DEFAULT or CU_STREAM_NON_BLOCKING.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for other flags, CUDA_ERROR_OUT_OF_MEMORY.
 *
 * CUDA: cuStreamCreate from 2.0 on.
 */
CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags);

/**
 * Creates a stream in the current context.
 *
 * - `phStream` (out): the stream; destroy it with cuStreamDestroy.
 * - `flags` (in): CU_STREAM_DEFAULT or CU_STREAM_NON_BLOCKING.
 * - `priority` (in): lower is more urgent; brought into the range of cuCtxGetStreamPriorityRange.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for other flags, CUDA_ERROR_OUT_OF_MEMORY.
 *
 * CUDA: cuStreamCreateWithPriority from 5.5 on.
 */
CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority);

/**
 * Destroys a stream at once; its queued work completes.
 *
 * - `hStream` (in): the stream.
 *
 * Returns CUDA_ERROR_INVALID_HANDLE for a stream that does not exist and for a predefined one.
 *
 * CUDA: cuStreamDestroy from 4.0 on.
 */
CUresult cuStreamDestroy_v2(CUstream hStream);

/**
 * Tells whether all work queued on a stream is done.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_SUCCESS when it is, CUDA_ERROR_NOT_READY when it is not, CUDA_ERROR_INVALID_HANDLE for a stream that
 * does not exist, CUDA_ERROR_LAUNCH_FAILED when work has failed.
 *
 * CUDA: cuStreamQuery from 2.0 on.
 */
CUresult cuStreamQuery(CUstream hStream);

/**
 * cuStreamQuery with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamQuery with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamQuery_ptsz(CUstream hStream);

/**
 * Waits until all work queued on a stream is done.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns CUDA_ERROR_INVALID_HANDLE for a stream that does not exist, CUDA_ERROR_LAUNCH_FAILED when work has failed.
 *
 * CUDA: cuStreamSynchronize from 2.0 on.
 */
CUresult cuStreamSynchronize(CUstream hStream);

/**
 * cuStreamSynchronize with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamSynchronize with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamSynchronize_ptsz(CUstream hStream);

/**
 * Lets work that is queued on a stream from now on wait for an event's latest record.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 * - `hEvent` (in): the event. Never recorded, it is not waited for.
 * - `Flags` (in): CU_EVENT_WAIT_DEFAULT; CU_EVENT_WAIT_EXTERNAL is for streams that are captured.
 *
 * Returns CUDA_ERROR_INVALID_HANDLE for an event or stream that does not exist, CUDA_ERROR_INVALID_VALUE for other
 * flags, CUDA_ERROR_ILLEGAL_STATE for CU_EVENT_WAIT_EXTERNAL, as no stream is captured here.
 *
 * CUDA: cuStreamWaitEvent from 3.2 on.
 */
CUresult cuStreamWaitEvent(CUstream hStream,
                           CUevent hEvent,
                           unsigned int Flags);

/**
 * cuStreamWaitEvent with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamWaitEvent with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamWaitEvent_ptsz(CUstream hStream,
                                CUevent hEvent,
                                unsigned int Flags);

/**
 * Queues a call of a function on the host, which is told how the stream fares; it may not call CUDA.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 * - `callback` (in): the function.
 * - `userData` (in, nullable): handed to it.
 * - `flags` (in): 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for a NULL function and other flags, CUDA_ERROR_INVALID_HANDLE for a stream that
 * does not exist.
 *
 * CUDA: cuStreamAddCallback from 5.0 on.
 */
CUresult cuStreamAddCallback(CUstream hStream,
                             CUstreamCallback callback,
                             void *userData,
                             unsigned int flags);

/**
 * cuStreamAddCallback with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamAddCallback with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamAddCallback_ptsz(CUstream hStream,
                                  CUstreamCallback callback,
                                  void *userData,
                                  unsigned int flags);

/**
 * Queues a call of a function on the host; it is not called when earlier work on the stream failed, and may not call
 * CUDA.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 * - `fn` (in): the function.
 * - `userData` (in, nullable): handed to it.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for a NULL function, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuLaunchHostFunc from 13.1 on.
 */
CUresult cuLaunchHostFunc(CUstream hStream,
                          CUhostFn fn,
                          void *userData);

/**
 * cuLaunchHostFunc with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuLaunchHostFunc with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuLaunchHostFunc_ptsz(CUstream hStream, CUhostFn fn, void *userData);

/**
 * Says which streams use managed memory from now on.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 * - `dptr` (in): managed memory.
 * - `length` (in): 0, or the whole allocation's bytes.
 * - `flags` (in): one of the CUmemAttach_flags; CU_MEM_ATTACH_SINGLE not with the default stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for other memory and other flags, CUDA_ERROR_INVALID_HANDLE for a stream that does
 * not exist.
 *
 * CUDA: cuStreamAttachMemAsync from 6.0 on.
 */
CUresult cuStreamAttachMemAsync(CUstream hStream,
                                CUdeviceptr dptr,
                                size_t length,
                                unsigned int flags);

/**
 * cuStreamAttachMemAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamAttachMemAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamAttachMemAsync_ptsz(CUstream hStream,
                                     CUdeviceptr dptr,
                                     size_t length,
                                     unsigned int flags);

/**
 * Tells a stream's priority.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 * - `priority` (out): lower is more urgent.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuStreamGetPriority from 5.5 on.
 */
CUresult cuStreamGetPriority(CUstream hStream,
                             int *priority);

/**
 * cuStreamGetPriority with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamGetPriority with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamGetPriority_ptsz(CUstream hStream,
                                  int *priority);

/**
 * Tells the flags a stream was created with.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 * - `flags` (out): CU_STREAM_DEFAULT or CU_STREAM_NON_BLOCKING.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuStreamGetFlags from 5.5 on.
 */
CUresult cuStreamGetFlags(CUstream hStream,
                          unsigned int *flags);

/**
 * cuStreamGetFlags with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamGetFlags with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamGetFlags_ptsz(CUstream hStream, unsigned int *flags);

/**
 * Tells a stream's device.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 * - `device` (out): its ordinal.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuStreamGetDevice from 12.8 on.
 */
CUresult cuStreamGetDevice(CUstream hStream,
                           CUdevice *device);

/**
 * cuStreamGetDevice with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamGetDevice with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamGetDevice_ptsz(CUstream hStream,
                                CUdevice *device);

/**
 * Tells a number that no other stream of this process has.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 * - `streamId` (out): the number.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuStreamGetId from 12.0 on.
 */
CUresult cuStreamGetId(CUstream hStream,
                       unsigned long long *streamId);

/**
 * cuStreamGetId with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamGetId with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamGetId_ptsz(CUstream hStream, unsigned long long *streamId);

/**
 * Tells the context of a stream: the current one, or its device's primary one.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 * - `pctx` (out): the context.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuStreamGetCtx from 9.2 on.
 */
CUresult cuStreamGetCtx(CUstream hStream,
                        CUcontext *pctx);

/**
 * cuStreamGetCtx with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamGetCtx with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamGetCtx_ptsz(CUstream hStream, CUcontext *pctx);

/**
 * Tells the context of a stream: the current one, or its device's primary one.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 * - `pCtx` (out): the context.
 * - `pGreenCtx` (out): NULL: no stream here belongs to a part of a device.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuStreamGetCtx_v2; cuGetProcAddress gives it for cuStreamGetCtx from 12.5 on.
 */
CUresult cuStreamGetCtx_v2(CUstream hStream,
                           CUcontext *pCtx,
                           CUgreenCtx *pGreenCtx);

/**
 * cuStreamGetCtx_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamGetCtx with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamGetCtx_v2_ptsz(CUstream hStream,
                                CUcontext *pCtx,
                                CUgreenCtx *pGreenCtx);

/**
 * Tells the part of a device that a stream belongs to.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 * - `phCtx` (out): NULL: no stream here belongs to a part of a device.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuStreamGetGreenCtx from 12.4 on.
 */
CUresult cuStreamGetGreenCtx(CUstream hStream,
                             CUgreenCtx *phCtx);

/**
 * Tells whether a stream is being captured into a graph.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 * - `captureStatus` (out): CU_STREAM_CAPTURE_STATUS_NONE: this version makes no graphs.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuStreamIsCapturing from 10.0 on.
 */
CUresult cuStreamIsCapturing(CUstream hStream,
                             CUstreamCaptureStatus *captureStatus);

/**
 * cuStreamIsCapturing with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamIsCapturing with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamIsCapturing_ptsz(CUstream hStream,
                                  CUstreamCaptureStatus *captureStatus);

/**
 * cuStreamGetCaptureInfo with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamGetCaptureInfo with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamGetCaptureInfo_ptsz(CUstream hStream,
                                     CUstreamCaptureStatus *captureStatus_out,
                                     cuuint64_t *id_out);

/**
 * Tells about the capture of a stream into a graph.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 * - `captureStatus_out` (out): CU_STREAM_CAPTURE_STATUS_NONE: this version makes no graphs.
 * - `id_out`, `graph_out`, `dependencies_out`, `numDependencies_out` (out, nullable): not written.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for a NULL status, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuStreamGetCaptureInfo_v2; cuGetProcAddress gives it for cuStreamGetCaptureInfo from 11.3 on.
 */
CUresult cuStreamGetCaptureInfo_v2(CUstream hStream,
                                   CUstreamCaptureStatus *captureStatus_out,
                                   cuuint64_t *id_out,
                                   CUgraph *graph_out,
                                   const CUgraphNode **dependencies_out,
                                   size_t *numDependencies_out);

/**
 * cuStreamGetCaptureInfo_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamGetCaptureInfo with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamGetCaptureInfo_v2_ptsz(CUstream hStream,
                                        CUstreamCaptureStatus *captureStatus_out,
                                        cuuint64_t *id_out,
                                        CUgraph *graph_out,
                                        const CUgraphNode **dependencies_out,
                                        size_t *numDependencies_out);

/**
 * Tells about the capture of a stream into a graph.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 * - `captureStatus_out` (out): CU_STREAM_CAPTURE_STATUS_NONE: this version makes no graphs.
 * - `id_out`, `graph_out`, `dependencies_out`, `edgeData_out`, `numDependencies_out` (out, nullable): not written.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for a NULL status, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuStreamGetCaptureInfo from 12.3 on.
 */
CUresult cuStreamGetCaptureInfo_v3(CUstream hStream,
                                   CUstreamCaptureStatus *captureStatus_out,
                                   cuuint64_t *id_out,
                                   CUgraph *graph_out,
                                   const CUgraphNode **dependencies_out,
                                   const struct CUgraphEdgeData **edgeData_out,
                                   size_t *numDependencies_out);

/**
 * cuStreamGetCaptureInfo_v3 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamGetCaptureInfo with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamGetCaptureInfo_v3_ptsz(CUstream hStream,
                                        CUstreamCaptureStatus *captureStatus_out,
                                        cuuint64_t *id_out,
                                        CUgraph *graph_out,
                                        const CUgraphNode **dependencies_out,
                                        const struct CUgraphEdgeData **edgeData_out,
                                        size_t *numDependencies_out);

/**
 * Copies the attributes of one stream to another; none here can be set.
 *
 * - `dst` (in, nullable): the stream that gets them.
 * - `src` (in, nullable): the stream that has them.
 *
 * Returns CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
 *
 * CUDA: cuStreamCopyAttributes from 11.0 on.
 */
CUresult cuStreamCopyAttributes(CUstream dst, CUstream src);

/**
 * cuStreamCopyAttributes with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamCopyAttributes with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamCopyAttributes_ptsz(CUstream dst,
                                     CUstream src);

/**
 * Tells an attribute of a stream.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 * - `attr` (in): CU_LAUNCH_ATTRIBUTE_PRIORITY; the others cannot be told here.
 * - `value_out` (out): its value.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist,
 * CUDA_ERROR_NOT_SUPPORTED for other attributes.
 *
 * CUDA: cuStreamGetAttribute from 11.0 on.
 */
CUresult cuStreamGetAttribute(CUstream hStream,
                              CUstreamAttrID attr,
                              CUstreamAttrValue *value_out);

/**
 * cuStreamGetAttribute with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamGetAttribute with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamGetAttribute_ptsz(CUstream hStream,
                                   CUstreamAttrID attr,
                                   CUstreamAttrValue *value_out);

/**
 * Would set an attribute of a stream.
 *
 * - `hStream` (in, nullable): the stream; NULL is the default stream.
 * - `attr` (in): the attribute.
 * - `value` (in): its value.
 *
 * Returns CUDA_ERROR_NOT_SUPPORTED; CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that
 * does not exist.
 *
 * CUDA: cuStreamSetAttribute from 11.0 on.
 */
CUresult cuStreamSetAttribute(CUstream hStream,
                              CUstreamAttrID attr,
                              const CUstreamAttrValue *value);

/**
 * cuStreamSetAttribute with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamSetAttribute with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamSetAttribute_ptsz(CUstream hStream,
                                   CUstreamAttrID attr,
                                   const CUstreamAttrValue *value);

/**
 * Lets work that is queued on a stream from now on wait until a value in memory compares true.
 *
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 * - `addr` (in): 4 bytes that the device reaches, aligned.
 * - `value` (in): what they are compared with.
 * - `flags` (in): one of the CUstreamWaitValue_flags, and optionally CU_STREAM_WAIT_VALUE_FLUSH.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and memory that no device reaches; CUDA_ERROR_INVALID_HANDLE
 * for a stream that does not exist.
 *
 * CUDA: cuStreamWaitValue32 from 11.7 on.
 */
CUresult cuStreamWaitValue32_v2(CUstream stream,
                                CUdeviceptr addr,
                                cuuint32_t value,
                                unsigned int flags);

/**
 * cuStreamWaitValue32_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamWaitValue32 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamWaitValue32_v2_ptsz(CUstream stream,
                                     CUdeviceptr addr,
                                     cuuint32_t value,
                                     unsigned int flags);

/**
 * cuStreamWaitValue32 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamWaitValue32 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamWaitValue32_ptsz(CUstream stream,
                                  CUdeviceptr addr,
                                  cuuint32_t value,
                                  unsigned int flags);

/**
 * Lets work that is queued on a stream from now on wait until a value in memory compares true.
 *
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 * - `addr` (in): 8 bytes that the device reaches, aligned.
 * - `value` (in): what they are compared with.
 * - `flags` (in): one of the CUstreamWaitValue_flags, and optionally CU_STREAM_WAIT_VALUE_FLUSH.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and memory that no device reaches; CUDA_ERROR_INVALID_HANDLE
 * for a stream that does not exist.
 *
 * CUDA: cuStreamWaitValue64 from 11.7 on.
 */
CUresult cuStreamWaitValue64_v2(CUstream stream,
                                CUdeviceptr addr,
                                cuuint64_t value,
                                unsigned int flags);

/**
 * cuStreamWaitValue64_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamWaitValue64 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamWaitValue64_v2_ptsz(CUstream stream,
                                     CUdeviceptr addr,
                                     cuuint64_t value,
                                     unsigned int flags);

/**
 * cuStreamWaitValue64 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamWaitValue64 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamWaitValue64_ptsz(CUstream stream,
                                  CUdeviceptr addr,
                                  cuuint64_t value,
                                  unsigned int flags);

/**
 * Queues a write of a value to memory.
 *
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 * - `addr` (in): 4 bytes that the device reaches, aligned.
 * - `value` (in): the value.
 * - `flags` (in): CU_STREAM_WRITE_VALUE_DEFAULT.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and memory that no device reaches; CUDA_ERROR_INVALID_HANDLE
 * for a stream that does not exist.
 *
 * CUDA: cuStreamWriteValue32 from 11.7 on.
 */
CUresult cuStreamWriteValue32_v2(CUstream stream,
                                 CUdeviceptr addr,
                                 cuuint32_t value,
                                 unsigned int flags);

/**
 * cuStreamWriteValue32_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamWriteValue32 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamWriteValue32_v2_ptsz(CUstream stream,
                                      CUdeviceptr addr,
                                      cuuint32_t value,
                                      unsigned int flags);

/**
 * cuStreamWriteValue32 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamWriteValue32 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamWriteValue32_ptsz(CUstream stream,
                                   CUdeviceptr addr,
                                   cuuint32_t value,
                                   unsigned int flags);

/**
 * Queues a write of a value to memory.
 *
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 * - `addr` (in): 8 bytes that the device reaches, aligned.
 * - `value` (in): the value.
 * - `flags` (in): CU_STREAM_WRITE_VALUE_DEFAULT.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and memory that no device reaches; CUDA_ERROR_INVALID_HANDLE
 * for a stream that does not exist.
 *
 * CUDA: cuStreamWriteValue64 from 11.7 on.
 */
CUresult cuStreamWriteValue64_v2(CUstream stream,
                                 CUdeviceptr addr,
                                 cuuint64_t value,
                                 unsigned int flags);

/**
 * cuStreamWriteValue64_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamWriteValue64 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamWriteValue64_v2_ptsz(CUstream stream,
                                      CUdeviceptr addr,
                                      cuuint64_t value,
                                      unsigned int flags);

/**
 * cuStreamWriteValue64 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamWriteValue64 with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamWriteValue64_ptsz(CUstream stream,
                                   CUdeviceptr addr,
                                   cuuint64_t value,
                                   unsigned int flags);

/**
 * Queues waits for values and writes of values, in order.
 *
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 * - `count` (in): how many, at most 256.
 * - `paramArray` (in, array of count): the waits and writes.
 * - `flags` (in): 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, too many, other flags, and what a wait or a write refuses;
 * CUDA_ERROR_NOT_SUPPORTED for other operations; CUDA_ERROR_INVALID_HANDLE for a stream that does not exist. What
 * comes before one that is refused has been queued.
 *
 * CUDA: cuStreamBatchMemOp from 11.7 on.
 */
CUresult cuStreamBatchMemOp_v2(CUstream stream,
                               unsigned int count,
                               union CUstreamBatchMemOpParams *paramArray,
                               unsigned int flags);

/**
 * cuStreamBatchMemOp_v2 with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamBatchMemOp with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamBatchMemOp_v2_ptsz(CUstream stream,
                                    unsigned int count,
                                    union CUstreamBatchMemOpParams *paramArray,
                                    unsigned int flags);

/**
 * cuStreamBatchMemOp with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuStreamBatchMemOp with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuStreamBatchMemOp_ptsz(CUstream stream,
                                 unsigned int count,
                                 union CUstreamBatchMemOpParams *paramArray,
                                 unsigned int flags);

/**
 * Tells what sizes and addresses of physical memory must be multiples of.
 *
 * - `granularity` (out): bytes.
 * - `prop` (in): what the memory is to be.
 * - `option` (in): CUmemAllocationGranularity_flags.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and other options.
 *
 * CUDA: cuMemGetAllocationGranularity from 10.2 on.
 */
CUresult cuMemGetAllocationGranularity(size_t *granularity,
                                       const struct CUmemAllocationProp *prop,
                                       CUmemAllocationGranularity_flags option);

/**
 * Allocates physical memory, which has no address until it is mapped.
 *
 * - `handle` (out): the memory; give it back with cuMemRelease.
 * - `size` (in): bytes, a multiple of the granularity.
 * - `prop` (in): CU_MEM_ALLOCATION_TYPE_PINNED, on a device or on a NUMA node of the host. Memory that other processes
 *   are to import names the kind of handle here.
 * - `flags` (in): 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, other sizes, flags and properties, CUDA_ERROR_INVALID_DEVICE for a device
 * that does not exist, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NOT_SUPPORTED where there is no such memory.
 *
 * CUDA: cuMemCreate from 10.2 on.
 */
CUresult cuMemCreate(CUmemGenericAllocationHandle *handle,
                     size_t size,
                     const struct CUmemAllocationProp *prop,
                     unsigned long long flags);

/**
 * Gives back one reference to physical memory. Mappings keep it.
 *
 * - `handle` (in): from cuMemCreate, cuMemImportFromShareableHandle or cuMemRetainAllocationHandle.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for what is no physical memory, and for one release too many.
 *
 * CUDA: cuMemRelease from 10.2 on.
 */
CUresult cuMemRelease(CUmemGenericAllocationHandle handle);

/**
 * Finds the physical memory that is mapped at an address, and takes a reference to it.
 *
 * - `handle` (out): the memory, the value it was mapped by; give it back with cuMemRelease.
 * - `addr` (in): any address in the mapping.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and where nothing is mapped.
 *
 * CUDA: cuMemRetainAllocationHandle from 11.0 on.
 */
CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr);

/**
 * Tells what physical memory was asked to be. Of imported memory no kinds of handle are told.
 *
 * - `prop` (out): what it is.
 * - `handle` (in): the memory.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and for what is no physical memory.
 *
 * CUDA: cuMemGetAllocationPropertiesFromHandle from 10.2 on.
 */
CUresult cuMemGetAllocationPropertiesFromHandle(struct CUmemAllocationProp *prop,
                                                CUmemGenericAllocationHandle handle);

/**
 * Makes a handle by which another process imports physical memory. Each export of a descriptor makes a new one.
 *
 * - `shareableHandle` (out): an `int`, the file descriptor, for CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR: close it when
 *   it has been sent (SCM_RIGHTS) or inherited. A CUmemFabricHandle for CU_MEM_HANDLE_TYPE_FABRIC.
 * - `handle` (in): memory that was created for such handles.
 * - `handleType` (in): which kind.
 * - `flags` (in): 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, a kind that the memory was not created for, imported memory,
 * and what is no physical memory.
 *
 * CUDA: cuMemExportToShareableHandle from 10.2 on.
 */
CUresult cuMemExportToShareableHandle(void *shareableHandle,
                                      CUmemGenericAllocationHandle handle,
                                      CUmemAllocationHandleType handleType,
                                      unsigned long long flags);

/**
 * Imports physical memory that another process, or this one, has exported.
 *
 * - `handle` (out): the memory; map it, and give it back with cuMemRelease.
 * - `osHandle` (in): the file descriptor itself, cast to a pointer, which stays the caller's to close; for
 *   CU_MEM_HANDLE_TYPE_FABRIC a pointer to the CUmemFabricHandle.
 * - `shHandleType` (in): which kind it is.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and an unknown kind, CUDA_ERROR_NOT_SUPPORTED for a kind that is not for
 * this system, CUDA_ERROR_UNKNOWN for a descriptor that is not open or of something else.
 *
 * CUDA: cuMemImportFromShareableHandle from 10.2 on.
 */
CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle,
                                        void *osHandle,
                                        CUmemAllocationHandleType shHandleType);

/**
 * Reserves addresses that physical memory is mapped at.
 *
 * - `ptr` (out): the first address; give the range back with cuMemAddressFree.
 * - `size` (in): bytes, a multiple of the granularity.
 * - `alignment` (in): a power of two, or 0.
 * - `addr` (in): where the range should be, if that is free; 0 for anywhere.
 * - `flags` (in): 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and other sizes, alignments, addresses and flags,
 * CUDA_ERROR_OUT_OF_MEMORY.
 *
 * CUDA: cuMemAddressReserve from 10.2 on.
 */
CUresult cuMemAddressReserve(CUdeviceptr *ptr,
                             size_t size,
                             size_t alignment,
                             CUdeviceptr addr,
                             unsigned long long flags);

/**
 * Ends a reservation of addresses, in which nothing is mapped any more.
 *
 * - `ptr` (in): the first address, from cuMemAddressReserve.
 * - `size` (in): its bytes.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for what is not a whole reservation, and where something is mapped.
 *
 * CUDA: cuMemAddressFree from 10.2 on.
 */
CUresult cuMemAddressFree(CUdeviceptr ptr,
                          size_t size);

/**
 * Maps physical memory at reserved addresses. Nobody may use it there before cuMemSetAccess.
 *
 * - `ptr` (in): the first address.
 * - `size` (in): the memory's bytes.
 * - `offset` (in): 0.
 * - `handle` (in): the memory.
 * - `flags` (in): 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for other flags, an address that is not a multiple of the granularity, addresses
 * that are not reserved or where something is mapped, and what is no physical memory; CUDA_ERROR_NOT_SUPPORTED for
 * another offset or size.
 *
 * CUDA: cuMemMap from 10.2 on.
 */
CUresult cuMemMap(CUdeviceptr ptr,
                  size_t size,
                  size_t offset,
                  CUmemGenericAllocationHandle handle,
                  unsigned long long flags);

/**
 * Maps parts of sparse arrays. This version makes no arrays.
 *
 * - `mapInfoList` (inout, array of count): the parts.
 * - `count` (in): how many.
 * - `hStream` (in, nullable): a stream.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and no parts, else CUDA_ERROR_NOT_SUPPORTED.
 *
 * CUDA: cuMemMapArrayAsync from 11.1 on.
 */
CUresult cuMemMapArrayAsync(struct CUarrayMapInfo *mapInfoList,
                            unsigned int count,
                            CUstream hStream);

/**
 * cuMemMapArrayAsync with the calling thread's own default stream in the place of the default stream.
 *
 * CUDA: cuMemMapArrayAsync with CUDA_API_PER_THREAD_DEFAULT_STREAM.
 */
CUresult cuMemMapArrayAsync_ptsz(struct CUarrayMapInfo *mapInfoList,
                                 unsigned int count,
                                 CUstream hStream);

/**
 * Ends the mappings in a range of reserved addresses, once the work that uses them is done.
 *
 * - `ptr` (in): the first address.
 * - `size` (in): bytes.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for an empty range, one that is not reserved, and one with part of a mapping.
 *
 * CUDA: cuMemUnmap from 10.2 on.
 */
CUresult cuMemUnmap(CUdeviceptr ptr,
                    size_t size);

/**
 * Sets what each of several places may do with mapped memory.
 *
 * - `ptr` (in): the first address of a mapping.
 * - `size` (in): bytes, of that mapping or of several that follow each other.
 * - `desc` (in, array of count): who may do what.
 * - `count` (in): how many.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, nothing to set, what is not mapped as a whole, unknown rights and places,
 * and a device that does not exist; CUDA_ERROR_NOT_SUPPORTED for the host and memory of a device.
 *
 * CUDA: cuMemSetAccess from 10.2 on.
 */
CUresult cuMemSetAccess(CUdeviceptr ptr,
                        size_t size,
                        const struct CUmemAccessDesc *desc,
                        size_t count);

/**
 * Tells what may be done with mapped memory from somewhere.
 *
 * - `flags` (out): CUmemAccess_flags.
 * - `location` (in): from where.
 * - `ptr` (in): any address in the mapping.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL and where nothing is mapped, CUDA_ERROR_INVALID_DEVICE for a place that
 * does not exist.
 *
 * CUDA: cuMemGetAccess from 10.2 on.
 */
CUresult cuMemGetAccess(unsigned long long *flags,
                        const struct CUmemLocation *location,
                        CUdeviceptr ptr);

/**
 * Makes a dma-buf of a range of device memory, by which other devices' drivers reach it.
 *
 * - `handle` (out): an `int`, the descriptor, to be closed.
 * - `dptr` (in): the first address, a multiple of the host's page size.
 * - `size` (in): bytes, a multiple of that.
 * - `handleType` (in): CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD.
 * - `flags` (in): CUmemRangeFlags, or 0.
 *
 * Returns CUDA_ERROR_INVALID_VALUE for NULL, another kind, other flags, and a range that is not whole pages of one
 * allocation or mapping; CUDA_ERROR_NOT_SUPPORTED where there are no such descriptors.
 *
 * CUDA: cuMemGetHandleForAddressRange from 11.7 on.
 */
CUresult cuMemGetHandleForAddressRange(void *handle,
                                       CUdeviceptr dptr,
                                       size_t size,
                                       CUmemRangeHandleType handleType,
                                       unsigned long long flags);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

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

/* The names that programs write, and the functions they mean. */
#define cuDevicePrimaryCtxRelease cuDevicePrimaryCtxRelease_v2
#define cuDevicePrimaryCtxReset cuDevicePrimaryCtxReset_v2
#define cuDevicePrimaryCtxSetFlags cuDevicePrimaryCtxSetFlags_v2
#define cuCtxCreate cuCtxCreate_v4
#define cuCtxDestroy cuCtxDestroy_v2
#define cuCtxPushCurrent cuCtxPushCurrent_v2
#define cuCtxPopCurrent cuCtxPopCurrent_v2
#define cuDeviceGetUuid cuDeviceGetUuid_v2
#define cuDeviceTotalMem cuDeviceTotalMem_v2
#define cuEventDestroy cuEventDestroy_v2
#define cuEventElapsedTime cuEventElapsedTime_v2
#define cuIpcOpenMemHandle cuIpcOpenMemHandle_v2
#define cuMemGetInfo cuMemGetInfo_v2
#define cuMemAlloc cuMemAlloc_v2
#define cuMemAllocPitch cuMemAllocPitch_v2
#define cuMemFree cuMemFree_v2
#define cuMemGetAddressRange cuMemGetAddressRange_v2
#define cuMemAllocHost cuMemAllocHost_v2
#define cuMemHostGetDevicePointer cuMemHostGetDevicePointer_v2
#define cuMemHostRegister cuMemHostRegister_v2
#define cuMemAdvise cuMemAdvise_v2
#define cuGetProcAddress cuGetProcAddress_v2
#define cuStreamDestroy cuStreamDestroy_v2

#if defined(CUDA_API_PER_THREAD_DEFAULT_STREAM) || defined(__CUDA_API_PER_THREAD_DEFAULT_STREAM)
#define cuMemcpy cuMemcpy_ptds
#define cuMemcpyAsync cuMemcpyAsync_ptsz
#define cuMemcpyHtoD cuMemcpyHtoD_v2_ptds
#define cuMemcpyHtoDAsync cuMemcpyHtoDAsync_v2_ptsz
#define cuMemcpyDtoH cuMemcpyDtoH_v2_ptds
#define cuMemcpyDtoHAsync cuMemcpyDtoHAsync_v2_ptsz
#define cuMemcpyDtoD cuMemcpyDtoD_v2_ptds
#define cuMemcpyDtoDAsync cuMemcpyDtoDAsync_v2_ptsz
#define cuMemcpyPeer cuMemcpyPeer_ptds
#define cuMemcpyPeerAsync cuMemcpyPeerAsync_ptsz
#define cuMemcpyDtoA cuMemcpyDtoA_v2_ptds
#define cuMemcpyAtoD cuMemcpyAtoD_v2_ptds
#define cuMemcpyHtoA cuMemcpyHtoA_v2_ptds
#define cuMemcpyAtoH cuMemcpyAtoH_v2_ptds
#define cuMemcpyAtoA cuMemcpyAtoA_v2_ptds
#define cuMemcpyHtoAAsync cuMemcpyHtoAAsync_v2_ptsz
#define cuMemcpyAtoHAsync cuMemcpyAtoHAsync_v2_ptsz
#define cuMemcpy2D cuMemcpy2D_v2_ptds
#define cuMemcpy2DUnaligned cuMemcpy2DUnaligned_v2_ptds
#define cuMemcpy2DAsync cuMemcpy2DAsync_v2_ptsz
#define cuMemcpy3D cuMemcpy3D_v2_ptds
#define cuMemcpy3DAsync cuMemcpy3DAsync_v2_ptsz
#define cuMemcpy3DPeer cuMemcpy3DPeer_ptds
#define cuMemcpy3DPeerAsync cuMemcpy3DPeerAsync_ptsz
#define cuMemcpyBatchAsync cuMemcpyBatchAsync_v2_ptsz
#define cuMemcpy3DBatchAsync cuMemcpy3DBatchAsync_v2_ptsz
#define cuMemcpyWithAttributesAsync cuMemcpyWithAttributesAsync_ptsz
#define cuMemcpy3DWithAttributesAsync cuMemcpy3DWithAttributesAsync_ptsz
#define cuMemsetD8 cuMemsetD8_v2_ptds
#define cuMemsetD8Async cuMemsetD8Async_ptsz
#define cuMemsetD2D8 cuMemsetD2D8_v2_ptds
#define cuMemsetD2D8Async cuMemsetD2D8Async_ptsz
#define cuMemsetD16 cuMemsetD16_v2_ptds
#define cuMemsetD16Async cuMemsetD16Async_ptsz
#define cuMemsetD2D16 cuMemsetD2D16_v2_ptds
#define cuMemsetD2D16Async cuMemsetD2D16Async_ptsz
#define cuMemsetD32 cuMemsetD32_v2_ptds
#define cuMemsetD32Async cuMemsetD32Async_ptsz
#define cuMemsetD2D32 cuMemsetD2D32_v2_ptds
#define cuMemsetD2D32Async cuMemsetD2D32Async_ptsz
#define cuEventRecord cuEventRecord_ptsz
#define cuEventRecordWithFlags cuEventRecordWithFlags_ptsz
#define cuMemPrefetchAsync cuMemPrefetchAsync_v2_ptsz
#define cuMemPrefetchBatchAsync cuMemPrefetchBatchAsync_ptsz
#define cuMemDiscardBatchAsync cuMemDiscardBatchAsync_ptsz
#define cuMemDiscardAndPrefetchBatchAsync cuMemDiscardAndPrefetchBatchAsync_ptsz
#define cuMemAllocAsync cuMemAllocAsync_ptsz
#define cuMemFreeAsync cuMemFreeAsync_ptsz
#define cuMemAllocFromPoolAsync cuMemAllocFromPoolAsync_ptsz
#define cuStreamQuery cuStreamQuery_ptsz
#define cuStreamSynchronize cuStreamSynchronize_ptsz
#define cuStreamWaitEvent cuStreamWaitEvent_ptsz
#define cuStreamAddCallback cuStreamAddCallback_ptsz
#define cuLaunchHostFunc cuLaunchHostFunc_ptsz
#define cuStreamAttachMemAsync cuStreamAttachMemAsync_ptsz
#define cuStreamGetPriority cuStreamGetPriority_ptsz
#define cuStreamGetFlags cuStreamGetFlags_ptsz
#define cuStreamGetDevice cuStreamGetDevice_ptsz
#define cuStreamGetId cuStreamGetId_ptsz
#define cuStreamGetCtx cuStreamGetCtx_ptsz
#define cuStreamGetCtx_v2 cuStreamGetCtx_v2_ptsz
#define cuStreamIsCapturing cuStreamIsCapturing_ptsz
#define cuStreamGetCaptureInfo_v2 cuStreamGetCaptureInfo_v2_ptsz
#define cuStreamGetCaptureInfo cuStreamGetCaptureInfo_v3_ptsz
#define cuStreamCopyAttributes cuStreamCopyAttributes_ptsz
#define cuStreamGetAttribute cuStreamGetAttribute_ptsz
#define cuStreamSetAttribute cuStreamSetAttribute_ptsz
#define cuStreamWaitValue32 cuStreamWaitValue32_v2_ptsz
#define cuStreamWaitValue64 cuStreamWaitValue64_v2_ptsz
#define cuStreamWriteValue32 cuStreamWriteValue32_v2_ptsz
#define cuStreamWriteValue64 cuStreamWriteValue64_v2_ptsz
#define cuStreamBatchMemOp cuStreamBatchMemOp_v2_ptsz
#define cuMemMapArrayAsync cuMemMapArrayAsync_ptsz
#else
#define cuMemcpyHtoD cuMemcpyHtoD_v2
#define cuMemcpyHtoDAsync cuMemcpyHtoDAsync_v2
#define cuMemcpyDtoH cuMemcpyDtoH_v2
#define cuMemcpyDtoHAsync cuMemcpyDtoHAsync_v2
#define cuMemcpyDtoD cuMemcpyDtoD_v2
#define cuMemcpyDtoDAsync cuMemcpyDtoDAsync_v2
#define cuMemcpyDtoA cuMemcpyDtoA_v2
#define cuMemcpyAtoD cuMemcpyAtoD_v2
#define cuMemcpyHtoA cuMemcpyHtoA_v2
#define cuMemcpyAtoH cuMemcpyAtoH_v2
#define cuMemcpyAtoA cuMemcpyAtoA_v2
#define cuMemcpyHtoAAsync cuMemcpyHtoAAsync_v2
#define cuMemcpyAtoHAsync cuMemcpyAtoHAsync_v2
#define cuMemcpy2D cuMemcpy2D_v2
#define cuMemcpy2DUnaligned cuMemcpy2DUnaligned_v2
#define cuMemcpy2DAsync cuMemcpy2DAsync_v2
#define cuMemcpy3D cuMemcpy3D_v2
#define cuMemcpy3DAsync cuMemcpy3DAsync_v2
#define cuMemcpyBatchAsync cuMemcpyBatchAsync_v2
#define cuMemcpy3DBatchAsync cuMemcpy3DBatchAsync_v2
#define cuMemsetD8 cuMemsetD8_v2
#define cuMemsetD2D8 cuMemsetD2D8_v2
#define cuMemsetD16 cuMemsetD16_v2
#define cuMemsetD2D16 cuMemsetD2D16_v2
#define cuMemsetD32 cuMemsetD32_v2
#define cuMemsetD2D32 cuMemsetD2D32_v2
#define cuMemPrefetchAsync cuMemPrefetchAsync_v2
#define cuStreamGetCaptureInfo cuStreamGetCaptureInfo_v3
#define cuStreamWaitValue32 cuStreamWaitValue32_v2
#define cuStreamWaitValue64 cuStreamWaitValue64_v2
#define cuStreamWriteValue32 cuStreamWriteValue32_v2
#define cuStreamWriteValue64 cuStreamWriteValue64_v2
#define cuStreamBatchMemOp cuStreamBatchMemOp_v2
#endif

#endif  /* ANYGPU_CUDA_H */
