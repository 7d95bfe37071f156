// SPDX-License-Identifier: MIT OR Apache-2.0
//! CUDA's C types, constants and status codes: cuda.h 13.5 (CUDA_VERSION 13050), of which 12.9 is a part.

use std::ffi::{c_char, c_int, c_uchar, c_uint, c_ulonglong, c_ushort, c_void};

use crate::gpu::{HANDLE_SIZE, IpcHandle, Kind, Result};

c_enum! {
    /// The status of every call.
    CUresult {
        // The descriptions are those of NVIDIA's driver 580.159.04.
        CUDA_SUCCESS = 0 => c"no error",
        CUDA_ERROR_INVALID_VALUE = 1 => c"invalid argument",
        CUDA_ERROR_OUT_OF_MEMORY = 2 => c"out of memory",
        CUDA_ERROR_NOT_INITIALIZED = 3 => c"initialization error",
        CUDA_ERROR_DEINITIALIZED = 4 => c"driver shutting down",
        CUDA_ERROR_PROFILER_DISABLED = 5 => c"profiler disabled while using external profiling tool",
        CUDA_ERROR_PROFILER_NOT_INITIALIZED = 6 => c"profiler not initialized: call cudaProfilerInitialize()",
        CUDA_ERROR_PROFILER_ALREADY_STARTED = 7 => c"profiler already started",
        CUDA_ERROR_PROFILER_ALREADY_STOPPED = 8 => c"profiler already stopped",
        CUDA_ERROR_STUB_LIBRARY = 34 => c"CUDA driver is a stub library",
        CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER = 36 => c"API call is not supported in the installed CUDA driver",
        CUDA_ERROR_DEVICE_UNAVAILABLE = 46 => c"CUDA-capable device(s) is/are busy or unavailable",
        CUDA_ERROR_MULTICAST_RESOURCE_FULL = 47 => c"multicast resources exhausted",
        CUDA_ERROR_NO_DEVICE = 100 => c"no CUDA-capable device is detected",
        CUDA_ERROR_INVALID_DEVICE = 101 => c"invalid device ordinal",
        CUDA_ERROR_DEVICE_NOT_LICENSED = 102 => c"device doesn't have valid Grid license",
        CUDA_ERROR_INVALID_IMAGE = 200 => c"device kernel image is invalid",
        CUDA_ERROR_INVALID_CONTEXT = 201 => c"invalid device context",
        CUDA_ERROR_CONTEXT_ALREADY_CURRENT = 202 => c"context already current",
        CUDA_ERROR_MAP_FAILED = 205 => c"mapping of buffer object failed",
        CUDA_ERROR_UNMAP_FAILED = 206 => c"unmapping of buffer object failed",
        CUDA_ERROR_ARRAY_IS_MAPPED = 207 => c"array is mapped",
        CUDA_ERROR_ALREADY_MAPPED = 208 => c"resource already mapped",
        CUDA_ERROR_NO_BINARY_FOR_GPU = 209 => c"no kernel image is available for execution on the device",
        CUDA_ERROR_ALREADY_ACQUIRED = 210 => c"resource already acquired",
        CUDA_ERROR_NOT_MAPPED = 211 => c"resource not mapped",
        CUDA_ERROR_NOT_MAPPED_AS_ARRAY = 212 => c"resource not mapped as array",
        CUDA_ERROR_NOT_MAPPED_AS_POINTER = 213 => c"resource not mapped as pointer",
        CUDA_ERROR_ECC_UNCORRECTABLE = 214 => c"uncorrectable ECC error encountered",
        CUDA_ERROR_UNSUPPORTED_LIMIT = 215 => c"limit is not supported on this architecture",
        CUDA_ERROR_CONTEXT_ALREADY_IN_USE = 216 => c"exclusive-thread device already in use by a different thread",
        CUDA_ERROR_PEER_ACCESS_UNSUPPORTED = 217 => c"peer access is not supported between these two devices",
        CUDA_ERROR_INVALID_PTX = 218 => c"a PTX JIT compilation failed",
        CUDA_ERROR_INVALID_GRAPHICS_CONTEXT = 219 => c"invalid OpenGL or DirectX context",
        CUDA_ERROR_NVLINK_UNCORRECTABLE = 220 => c"uncorrectable NVLink error detected during the execution",
        CUDA_ERROR_JIT_COMPILER_NOT_FOUND = 221 => c"PTX JIT compiler library not found",
        CUDA_ERROR_UNSUPPORTED_PTX_VERSION = 222 => c"the provided PTX was compiled with an unsupported toolchain.",
        CUDA_ERROR_JIT_COMPILATION_DISABLED = 223 => c"PTX JIT compilation was disabled",
        CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY = 224 => c"the provided execution affinity is not supported",
        CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC = 225 => c"the provided PTX contains unsupported call to cudaDeviceSynchronize",
        CUDA_ERROR_CONTAINED = 226 => c"Invalid access of peer GPU memory over nvlink or a hardware error",
        CUDA_ERROR_INSUFFICIENT_LOADER_VERSION = 227 => c"the loader of the library is too old",
        CUDA_ERROR_INVALID_SOURCE = 300 => c"device kernel image is invalid",
        CUDA_ERROR_FILE_NOT_FOUND = 301 => c"file not found",
        CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND = 302 => c"shared object symbol not found",
        CUDA_ERROR_SHARED_OBJECT_INIT_FAILED = 303 => c"shared object initialization failed",
        CUDA_ERROR_OPERATING_SYSTEM = 304 => c"OS call failed or operation not supported on this OS",
        CUDA_ERROR_INVALID_HANDLE = 400 => c"invalid resource handle",
        CUDA_ERROR_ILLEGAL_STATE = 401 => c"the operation cannot be performed in the present state",
        CUDA_ERROR_LOSSY_QUERY = 402 => c"attempted introspection would be semantically lossy",
        CUDA_ERROR_NOT_FOUND = 500 => c"named symbol not found",
        CUDA_ERROR_NOT_READY = 600 => c"device not ready",
        CUDA_ERROR_ILLEGAL_ADDRESS = 700 => c"an illegal memory access was encountered",
        CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES = 701 => c"too many resources requested for launch",
        CUDA_ERROR_LAUNCH_TIMEOUT = 702 => c"the launch timed out and was terminated",
        CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING = 703 => c"launch uses incompatible texturing mode",
        CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704 => c"peer access is already enabled",
        CUDA_ERROR_PEER_ACCESS_NOT_ENABLED = 705 => c"peer access has not been enabled",
        CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE = 708 => c"cannot set while device is active in this process",
        CUDA_ERROR_CONTEXT_IS_DESTROYED = 709 => c"context is destroyed",
        CUDA_ERROR_ASSERT = 710 => c"device-side assert triggered",
        CUDA_ERROR_TOO_MANY_PEERS = 711 => c"peer mapping resources exhausted",
        CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED = 712 => c"part or all of the requested memory range is already mapped",
        CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED = 713 => c"pointer does not correspond to a registered memory region",
        CUDA_ERROR_HARDWARE_STACK_ERROR = 714 => c"hardware stack error",
        CUDA_ERROR_ILLEGAL_INSTRUCTION = 715 => c"an illegal instruction was encountered",
        CUDA_ERROR_MISALIGNED_ADDRESS = 716 => c"misaligned address",
        CUDA_ERROR_INVALID_ADDRESS_SPACE = 717 => c"operation not supported on global/shared address space",
        CUDA_ERROR_INVALID_PC = 718 => c"invalid program counter",
        CUDA_ERROR_LAUNCH_FAILED = 719 => c"unspecified launch failure",
        CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE = 720 => c"too many blocks in cooperative launch",
        CUDA_ERROR_TENSOR_MEMORY_LEAK = 721 => c"tensor memory not completely freed",
        CUDA_ERROR_NOT_PERMITTED = 800 => c"operation not permitted",
        CUDA_ERROR_NOT_SUPPORTED = 801 => c"operation not supported",
        CUDA_ERROR_SYSTEM_NOT_READY = 802 => c"system not yet initialized",
        CUDA_ERROR_SYSTEM_DRIVER_MISMATCH = 803 => c"system has unsupported display driver / cuda driver combination",
        CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE = 804 => c"forward compatibility was attempted on non supported HW",
        CUDA_ERROR_MPS_CONNECTION_FAILED = 805 => c"MPS client failed to connect to the MPS control daemon or the MPS server",
        CUDA_ERROR_MPS_RPC_FAILURE = 806 => c"the remote procedural call between the MPS server and the MPS client failed",
        CUDA_ERROR_MPS_SERVER_NOT_READY = 807 => c"MPS server is not ready to accept new MPS client requests",
        CUDA_ERROR_MPS_MAX_CLIENTS_REACHED = 808 => c"the hardware resources required to create MPS client have been exhausted",
        CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED = 809 => c"the hardware resources required to support device connections have been exhausted",
        CUDA_ERROR_MPS_CLIENT_TERMINATED = 810 => c"the MPS client has been terminated by the server",
        CUDA_ERROR_CDP_NOT_SUPPORTED = 811 => c"is using CUDA Dynamic Parallelism, but the current configuration, like MPS, does not support it",
        CUDA_ERROR_CDP_VERSION_MISMATCH = 812 => c"unsupported interaction between different versions of CUDA Dynamic Parallelism",
        CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED = 900 => c"operation not permitted when stream is capturing",
        CUDA_ERROR_STREAM_CAPTURE_INVALIDATED = 901 => c"operation failed due to a previous error during capture",
        CUDA_ERROR_STREAM_CAPTURE_MERGE = 902 => c"operation would result in a merge of separate capture sequences",
        CUDA_ERROR_STREAM_CAPTURE_UNMATCHED = 903 => c"capture was not ended in the same stream as it began",
        CUDA_ERROR_STREAM_CAPTURE_UNJOINED = 904 => c"capturing stream has unjoined work",
        CUDA_ERROR_STREAM_CAPTURE_ISOLATION = 905 => c"dependency created on uncaptured work in another stream",
        CUDA_ERROR_STREAM_CAPTURE_IMPLICIT = 906 => c"operation would make the legacy stream depend on a capturing blocking stream",
        CUDA_ERROR_CAPTURED_EVENT = 907 => c"operation not permitted on an event last recorded in a capturing stream",
        CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD = 908 => c"attempt to terminate a thread-local capture sequence from another thread",
        CUDA_ERROR_TIMEOUT = 909 => c"wait operation timed out",
        CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE = 910 => c"the graph update was not performed because it included changes which violated constraints specific to instantiated graph update",
        CUDA_ERROR_EXTERNAL_DEVICE = 911 => c"an async error has occured in external entity outside of CUDA",
        CUDA_ERROR_INVALID_CLUSTER_SIZE = 912 => c"a kernel launch error has occurred due to cluster misconfiguration",
        CUDA_ERROR_FUNCTION_NOT_LOADED = 913 => c"the function handle is not loaded when calling an API that requires a loaded function",
        CUDA_ERROR_INVALID_RESOURCE_TYPE = 914 => c"one or more resources passed in are not valid resource types for the operation",
        CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION = 915 => c"one or more resources are insufficient or non-applicable for the operation",
        CUDA_ERROR_KEY_ROTATION = 916 => c"an error happened during the key rotation sequence",
        CUDA_ERROR_STREAM_DETACHED = 917 => c"the stream is detached",
        CUDA_ERROR_GRAPH_RECAPTURE_FAILURE = 918 => c"the graph could not be captured again",
        CUDA_ERROR_FABRIC_NOT_READY = 919 => c"the fabric is not ready",
        CUDA_ERROR_UNKNOWN = 999 => c"unknown error",
    }

    /// Attributes that cuDeviceGetAttribute reports.
    CUdevice_attribute {
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
        CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED = 161,
    }

    /// Attributes that cuPointerGetAttribute reports.
    CUpointer_attribute {
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
        CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL = 22,
    }

    /// Limits of a context.
    CUlimit {
        /// Bytes of stack per thread.
        CU_LIMIT_STACK_SIZE = 0,
        /// Bytes of the printf buffer.
        CU_LIMIT_PRINTF_FIFO_SIZE = 1,
        /// Bytes of the device-side heap.
        CU_LIMIT_MALLOC_HEAP_SIZE = 2,
        CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH = 3,
        CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT = 4,
        CU_LIMIT_MAX_L2_FETCH_GRANULARITY = 5,
        CU_LIMIT_PERSISTING_L2_CACHE_SIZE = 6,
        CU_LIMIT_SHMEM_SIZE = 7,
        CU_LIMIT_CIG_ENABLED = 8,
        CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED = 9,
        CU_LIMIT_PER_BLOCK_MEMORY_SIZE = 10,
    }

    /// Attributes that cuDeviceGetP2PAttribute reports.
    CUdevice_P2PAttribute {
        CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK = 1,
        CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED = 2,
        CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED = 3,
        CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED = 4,
        CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED = 4,
        CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED = 5,
    }

    /// Levels of messages in the log of failures.
    CUlogLevel {
        CU_LOG_LEVEL_ERROR = 0,
        CU_LOG_LEVEL_WARNING = 1,
    }

    /// Advice about managed memory.
    CUmem_advise {
        CU_MEM_ADVISE_SET_READ_MOSTLY = 1,
        CU_MEM_ADVISE_UNSET_READ_MOSTLY = 2,
        CU_MEM_ADVISE_SET_PREFERRED_LOCATION = 3,
        CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION = 4,
        CU_MEM_ADVISE_SET_ACCESSED_BY = 5,
        CU_MEM_ADVISE_UNSET_ACCESSED_BY = 6,
    }

    /// Attributes of a managed range.
    CUmem_range_attribute {
        CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY = 1,
        CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION = 2,
        CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY = 3,
        CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION = 4,
        CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE = 5,
        CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID = 6,
        CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE = 7,
        CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID = 8,
    }

    /// Kinds of memory location.
    CUmemLocationType {
        CU_MEM_LOCATION_TYPE_INVALID = 0,
        CU_MEM_LOCATION_TYPE_NONE = 0,
        CU_MEM_LOCATION_TYPE_DEVICE = 1,
        CU_MEM_LOCATION_TYPE_HOST = 2,
        CU_MEM_LOCATION_TYPE_HOST_NUMA = 3,
        CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = 4,
        CU_MEM_LOCATION_TYPE_INVISIBLE = 5,
        CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN = 6,
    }

    /// When a queued copy reads its source.
    CUmemcpySrcAccessOrder {
        CU_MEMCPY_SRC_ACCESS_ORDER_INVALID = 0,
        CU_MEMCPY_SRC_ACCESS_ORDER_STREAM = 1,
        CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL = 2,
        CU_MEMCPY_SRC_ACCESS_ORDER_ANY = 3,
    }

    /// Flags of a queued copy.
    CUmemcpyFlags {
        CU_MEMCPY_FLAG_DEFAULT = 0,
        CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE = 1,
    }

    /// Kinds of the source and destination of a box copy.
    CUmemcpy3DOperandType {
        CU_MEMCPY_OPERAND_TYPE_POINTER = 1,
        CU_MEMCPY_OPERAND_TYPE_ARRAY = 2,
    }

    /// Capture status of a stream.
    CUstreamCaptureStatus {
        CU_STREAM_CAPTURE_STATUS_NONE = 0,
        CU_STREAM_CAPTURE_STATUS_ACTIVE = 1,
        CU_STREAM_CAPTURE_STATUS_INVALIDATED = 2,
    }

    /// Flags of cuGraphInstantiateWithFlags and cuGraphInstantiateWithParams.
    CUgraphInstantiate_flags {
        /// A launch frees what the one before has left allocated.
        CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH = 1,
        /// The launch is prepared at once.
        CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD = 2,
        /// Kernels launch it.
        CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH = 4,
        /// Launches have the priorities of their nodes.
        CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY = 8,
    }

    /// The outcome of cuGraphInstantiateWithParams.
    CUgraphInstantiateResult {
        CUDA_GRAPH_INSTANTIATE_SUCCESS = 0,
        CUDA_GRAPH_INSTANTIATE_ERROR = 1,
        /// The edges make a circle.
        CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE = 2,
        CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED = 3,
        CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED = 4,
        CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED = 5,
    }

    /// Numbers about the memory of graphs on a device, in bytes.
    CUgraphMem_attribute {
        /// The memory that launches have taken, until it is trimmed.
        CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT = 0,
        CU_GRAPH_MEM_ATTR_USED_MEM_HIGH = 1,
        /// The memory that is held for launches.
        CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT = 2,
        CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH = 3,
    }

    /// Flags of cuUserObjectCreate.
    CUuserObject_flags {
        /// The call at the object's end is in no stream's order.
        CU_USER_OBJECT_NO_DESTRUCTOR_SYNC = 1,
    }

    /// Flags of cuGraphRetainUserObject.
    CUuserObjectRetain_flags {
        /// The references are the program's, which has them no longer.
        CU_GRAPH_USER_OBJECT_MOVE = 1,
    }

    /// The type of a graph's node.
    CUgraphNodeType {
        CU_GRAPH_NODE_TYPE_KERNEL = 0,
        CU_GRAPH_NODE_TYPE_MEMCPY = 1,
        CU_GRAPH_NODE_TYPE_MEMSET = 2,
        CU_GRAPH_NODE_TYPE_HOST = 3,
        CU_GRAPH_NODE_TYPE_GRAPH = 4,
        CU_GRAPH_NODE_TYPE_EMPTY = 5,
        CU_GRAPH_NODE_TYPE_WAIT_EVENT = 6,
        CU_GRAPH_NODE_TYPE_EVENT_RECORD = 7,
        CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL = 8,
        CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT = 9,
        CU_GRAPH_NODE_TYPE_MEM_ALLOC = 10,
        CU_GRAPH_NODE_TYPE_MEM_FREE = 11,
        CU_GRAPH_NODE_TYPE_BATCH_MEM_OP = 12,
        CU_GRAPH_NODE_TYPE_CONDITIONAL = 13,
        CU_GRAPH_NODE_TYPE_MEMCPY_BATCH = 14,
        CU_GRAPH_NODE_TYPE_RESERVED_16 = 16,
        CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE = 17,
        CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH = 18,
    }

    /// The outcome of an update of an executable graph.
    CUgraphExecUpdateResult {
        CU_GRAPH_EXEC_UPDATE_SUCCESS = 0,
        CU_GRAPH_EXEC_UPDATE_ERROR = 1,
        CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED = 2,
        CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED = 3,
        CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED = 4,
        CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED = 5,
        CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED = 6,
        CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE = 7,
        CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED = 8,
    }

    /// A node whose work differs where it is captured anew.
    CUgraphRecaptureStatus {
        CU_GRAPH_RECAPTURE_ELIGIBLE_FOR_UPDATE = 0,
        CU_GRAPH_RECAPTURE_INELIGIBLE_FOR_UPDATE = 1,
        CU_GRAPH_RECAPTURE_ERROR = 2,
    }

    /// Restrictions on a thread's calls while a stream is captured.
    CUstreamCaptureMode {
        CU_STREAM_CAPTURE_MODE_GLOBAL = 0,
        CU_STREAM_CAPTURE_MODE_THREAD_LOCAL = 1,
        CU_STREAM_CAPTURE_MODE_RELAXED = 2,
    }

    /// Ways in which the thread that calls host functions waits for the next one.
    CUhostTaskSyncMode {
        CU_HOST_TASK_BLOCKING = 0,
        CU_HOST_TASK_SPINWAIT = 1,
    }

    /// Context whose remote writes are flushed.
    CUflushGPUDirectRDMAWritesTarget {
        CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX = 0,
    }

    /// Contexts that see flushed remote writes.
    CUflushGPUDirectRDMAWritesScope {
        CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER = 100,
        CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES = 200,
    }

    /// Outcomes of cuGetProcAddress.
    CUdriverProcAddressQueryResult {
        CU_GET_PROC_ADDRESS_SUCCESS = 0,
        CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1,
        CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2,
    }

    /// Flags of cuGetProcAddress: the default stream that its functions use.
    CUdriverProcAddress_flags {
        CU_GET_PROC_ADDRESS_DEFAULT = 0,
        /// The functions of the legacy default stream.
        CU_GET_PROC_ADDRESS_LEGACY_STREAM = 1,
        /// The functions of the per-thread default stream, where there are any.
        CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM = 2,
    }

    /// Preferences between shared memory and L1 cache.
    CUfunc_cache {
        CU_FUNC_CACHE_PREFER_NONE = 0,
        CU_FUNC_CACHE_PREFER_SHARED = 1,
        CU_FUNC_CACHE_PREFER_L1 = 2,
        CU_FUNC_CACHE_PREFER_EQUAL = 3,
    }

    /// When kernels are loaded.
    CUmoduleLoadingMode {
        CU_MODULE_EAGER_LOADING = 1,
        CU_MODULE_LAZY_LOADING = 2,
    }

    /// If the code of a kernel is on the device.
    CUfunctionLoadingState {
        CU_FUNCTION_LOADING_STATE_UNLOADED = 0,
        CU_FUNCTION_LOADING_STATE_LOADED = 1,
    }

    /// Bank sizes of shared memory.
    CUsharedconfig {
        CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE = 0,
        CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE = 1,
        CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE = 2,
    }

    /// Kinds of execution affinity.
    CUexecAffinityType {
        CU_EXEC_AFFINITY_TYPE_SM_COUNT = 0,
    }

    /// Kinds of memory.
    CUmemorytype {
        CU_MEMORYTYPE_HOST = 1,
        CU_MEMORYTYPE_DEVICE = 2,
        CU_MEMORYTYPE_ARRAY = 3,
        /// Any memory; the address identifies it.
        CU_MEMORYTYPE_UNIFIED = 4,
    }

    /// Flags of a context: how its threads wait, and what it keeps.
    CUctx_flags {
        /// Waits as the driver chooses.
        CU_CTX_SCHED_AUTO = 0,
        /// Waits spinning.
        CU_CTX_SCHED_SPIN = 1,
        /// Waits yielding.
        CU_CTX_SCHED_YIELD = 2,
        /// Waits sleeping.
        CU_CTX_SCHED_BLOCKING_SYNC = 4,
        CU_CTX_BLOCKING_SYNC = 4,
        /// All CU_CTX_SCHED flags.
        CU_CTX_SCHED_MASK = 7,
        /// Host memory can be mapped; always so.
        CU_CTX_MAP_HOST = 8,
        /// Local memory keeps its largest size.
        CU_CTX_LMEM_RESIZE_TO_MAX = 16,
        CU_CTX_COREDUMP_ENABLE = 32,
        CU_CTX_USER_COREDUMP_ENABLE = 64,
        CU_CTX_SYNC_MEMOPS = 128,
        CU_CTX_FLAGS_MASK = 255,
    }

    /// Flags of a new stream.
    CUstream_flags {
        /// Ordered with the default stream.
        CU_STREAM_DEFAULT = 0,
        /// Not ordered with the default stream.
        CU_STREAM_NON_BLOCKING = 1,
    }

    /// Flags of a new event.
    CUevent_flags {
        /// Records timestamps; its waiters poll.
        CU_EVENT_DEFAULT = 0,
        /// Its waiters sleep instead of polling.
        CU_EVENT_BLOCKING_SYNC = 1,
        /// Records no timestamps.
        CU_EVENT_DISABLE_TIMING = 2,
        /// Other processes may open it; requires CU_EVENT_DISABLE_TIMING.
        CU_EVENT_INTERPROCESS = 4,
    }

    /// Flags of an event record.
    CUevent_record_flags {
        CU_EVENT_RECORD_DEFAULT = 0,
        CU_EVENT_RECORD_EXTERNAL = 1,
    }

    /// Flags of a stream's wait for an event.
    CUevent_wait_flags {
        CU_EVENT_WAIT_DEFAULT = 0,
        CU_EVENT_WAIT_EXTERNAL = 1,
    }

    /// Comparisons of a stream's wait for a value, and its flags.
    CUstreamWaitValue_flags {
        /// The value, minus the reference, is not negative (cyclic).
        CU_STREAM_WAIT_VALUE_GEQ = 0,
        /// Equal.
        CU_STREAM_WAIT_VALUE_EQ = 1,
        /// The bitwise and is not zero.
        CU_STREAM_WAIT_VALUE_AND = 2,
        /// The complement of the bitwise or is not zero.
        CU_STREAM_WAIT_VALUE_NOR = 3,
        /// Remote writes before the wait are made visible.
        CU_STREAM_WAIT_VALUE_FLUSH = 1073741824,
    }

    /// Flags of a stream's write of a value.
    CUstreamWriteValue_flags {
        CU_STREAM_WRITE_VALUE_DEFAULT = 0,
        CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER = 1,
    }

    /// Operations of cuStreamBatchMemOp.
    CUstreamBatchMemOpType {
        CU_STREAM_MEM_OP_WAIT_VALUE_32 = 1,
        CU_STREAM_MEM_OP_WRITE_VALUE_32 = 2,
        CU_STREAM_MEM_OP_WAIT_VALUE_64 = 4,
        CU_STREAM_MEM_OP_WRITE_VALUE_64 = 5,
        CU_STREAM_MEM_OP_BARRIER = 6,
        CU_STREAM_MEM_OP_ATOMIC_REDUCTION = 8,
        CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES = 3,
    }

    /// Streams and devices that may access managed memory.
    CUmemAttach_flags {
        /// Any stream of any device.
        CU_MEM_ATTACH_GLOBAL = 1,
        /// No device, until it is attached to a stream.
        CU_MEM_ATTACH_HOST = 2,
        /// One stream only.
        CU_MEM_ATTACH_SINGLE = 4,
    }

    /// Flags of opening another process's memory.
    CUipcMem_flags {
        /// Enables peer access between the devices where needed; always required.
        CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS = 1,
    }

    /// Kinds of allocation of physical memory and of pools.
    CUmemAllocationType {
        CU_MEM_ALLOCATION_TYPE_INVALID = 0,
        /// Memory stays where it was allocated.
        CU_MEM_ALLOCATION_TYPE_PINNED = 1,
        /// Memory migrates between devices and host.
        CU_MEM_ALLOCATION_TYPE_MANAGED = 2,
    }

    /// Kinds of handle that other processes import memory by; bits where several may be named.
    CUmemAllocationHandleType {
        CU_MEM_HANDLE_TYPE_NONE = 0,
        /// An `int`: a file descriptor.
        CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR = 1,
        CU_MEM_HANDLE_TYPE_WIN32 = 2,
        CU_MEM_HANDLE_TYPE_WIN32_KMT = 4,
        /// A CUmemFabricHandle, good on every machine of one NVLink fabric.
        CU_MEM_HANDLE_TYPE_FABRIC = 8,
    }

    /// Access rights to memory.
    CUmemAccess_flags {
        CU_MEM_ACCESS_FLAGS_PROT_NONE = 0,
        CU_MEM_ACCESS_FLAGS_PROT_READ = 1,
        CU_MEM_ACCESS_FLAGS_PROT_READWRITE = 3,
    }

    /// Granularities that cuMemGetAllocationGranularity reports.
    CUmemAllocationGranularity_flags {
        /// The one that sizes must be multiples of.
        CU_MEM_ALLOC_GRANULARITY_MINIMUM = 0,
        /// The one that is fastest.
        CU_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1,
    }

    /// Compression of physical memory.
    CUmemAllocationCompType {
        CU_MEM_ALLOCATION_COMP_NONE = 0,
        CU_MEM_ALLOCATION_COMP_GENERIC = 1,
    }

    /// Kinds of handle that cuMemGetHandleForAddressRange creates.
    CUmemRangeHandleType {
        /// An `int`: the descriptor of a dma-buf.
        CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD = 1,
    }

    /// Ways for other devices to access the memory of a dma-buf.
    CUmemRangeFlags {
        /// Through PCIe.
        CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE = 1,
    }

    /// Attributes of a pool. The first four and the high-water marks can be set.
    CUmemPool_attribute {
        /// `int`: memory freed in one stream may be reused in another that waits for it by an event.
        CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES = 1,
        /// `int`: memory may be reused as soon as its free has run.
        CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC = 2,
        /// `int`: streams may be made to wait for each other to reuse memory.
        CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES = 3,
        /// `cuuint64_t`: bytes that the pool keeps rather than return to the system.
        CU_MEMPOOL_ATTR_RELEASE_THRESHOLD = 4,
        /// `cuuint64_t`: bytes it holds.
        CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT = 5,
        /// `cuuint64_t`: the most it has held since this was reset to 0.
        CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH = 6,
        /// `cuuint64_t`: bytes allocated from it.
        CU_MEMPOOL_ATTR_USED_MEM_CURRENT = 7,
        /// `cuuint64_t`: the most allocated since this was reset to 0.
        CU_MEMPOOL_ATTR_USED_MEM_HIGH = 8,
        CU_MEMPOOL_ATTR_ALLOCATION_TYPE = 9,
        CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES = 10,
        CU_MEMPOOL_ATTR_LOCATION_ID = 11,
        CU_MEMPOOL_ATTR_LOCATION_TYPE = 12,
        CU_MEMPOOL_ATTR_MAX_POOL_SIZE = 13,
        CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED = 14,
        CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID = 15,
    }

    /// Kinds of handle to another API's memory.
    CUexternalMemoryHandleType {
        /// A file descriptor: Vulkan's opaque ones, those of exported physical memory.
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD = 1,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32 = 2,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP = 4,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE = 5,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE = 6,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT = 7,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF = 8,
        /// The descriptor of a dma-buf.
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD = 9,
    }

    /// Kinds of handle to another API's semaphore.
    CUexternalSemaphoreHandleType {
        /// A file descriptor: a binary semaphore.
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD = 1,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32 = 2,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE = 4,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE = 5,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC = 6,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX = 7,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT = 8,
        /// A file descriptor: a timeline semaphore.
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD = 9,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32 = 10,
    }

    /// Compute modes: the processes that may use a device.
    CUcomputemode {
        CU_COMPUTEMODE_DEFAULT = 0,
        CU_COMPUTEMODE_PROHIBITED = 2,
        CU_COMPUTEMODE_EXCLUSIVE_PROCESS = 3,
    }

    /// Formats of the elements of arrays.
    CUarray_format {
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
        CU_AD_FORMAT_UINT16_PLANAR_444 = 94,
    }

    /// Atomic operations.
    CUatomicOperation {
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
        CU_ATOMIC_OPERATION_FLOAT_MAX = 12,
    }

    /// Operand types of an atomic operation.
    CUatomicOperationCapability {
        CU_ATOMIC_CAPABILITY_SIGNED = 1,
        CU_ATOMIC_CAPABILITY_UNSIGNED = 2,
        CU_ATOMIC_CAPABILITY_REDUCTION = 4,
        CU_ATOMIC_CAPABILITY_SCALAR_32 = 8,
        CU_ATOMIC_CAPABILITY_SCALAR_64 = 16,
        CU_ATOMIC_CAPABILITY_SCALAR_128 = 32,
        CU_ATOMIC_CAPABILITY_VECTOR_32x4 = 64,
    }

    /// Attributes of launches and streams.
    CUlaunchAttributeID {
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
        CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE = 18,
    }

    /// Policies by which threads wait for streams.
    CUsynchronizationPolicy {
        CU_SYNC_POLICY_AUTO = 1,
        CU_SYNC_POLICY_SPIN = 2,
        CU_SYNC_POLICY_YIELD = 3,
        CU_SYNC_POLICY_BLOCKING_SYNC = 4,
    }

    /// Kinds of cliques of devices.
    CUcliqueType {
        CU_CLIQUE_TYPE_UNICAST_POINTER = 0,
        CU_CLIQUE_TYPE_MULTICAST_POINTER = 1,
        CU_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT = 2,
        CU_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT = 3,
    }

    /// Kinds of data for computing in graphics.
    CUcigDataType {
        CIG_DATA_TYPE_D3D12_COMMAND_QUEUE = 1,
        CIG_DATA_TYPE_NV_BLOB = 2,
    }

    /// The attributes of a kernel.
    CUfunction_attribute {
        /// The most threads of a block.
        CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0,
        /// Bytes of shared memory of a fixed size.
        CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1,
        /// Bytes of constant memory.
        CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2,
        /// Bytes of memory of each thread.
        CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3,
        /// Registers of each thread.
        CU_FUNC_ATTRIBUTE_NUM_REGS = 4,
        /// The version of the virtual architecture: 10 * major + minor.
        CU_FUNC_ATTRIBUTE_PTX_VERSION = 5,
        /// The version of the architecture: 10 * major + minor.
        CU_FUNC_ATTRIBUTE_BINARY_VERSION = 6,
        /// 1 where global loads are cached in the first level.
        CU_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7,
        /// The most bytes of dynamic shared memory.
        CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8,
        /// The part of the first-level cache that is shared memory, in percent.
        CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9,
        CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET = 10,
        CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH = 11,
        CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT = 12,
        CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH = 13,
        CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED = 14,
        CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 15,
        CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED = 16,
        CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE = 17,
    }

    /// Flags of the calls about occupancy.
    CUoccupancy_flags {
        CU_OCCUPANCY_DEFAULT = 0,
        /// Caching of global loads is kept where it lowers the number of blocks.
        CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE = 1,
    }

    /// Options of libraries.
    CUlibraryOption {
        CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE = 0,
        /// The program keeps the image as long as the library is loaded.
        CU_LIBRARY_BINARY_IS_PRESERVED = 1,
    }

    /// Options for the compiler of PTX, the first of those that CUDA has.
    CUjit_option {
        CU_JIT_MAX_REGISTERS = 0,
        CU_JIT_THREADS_PER_BLOCK = 1,
        CU_JIT_WALL_TIME = 2,
        CU_JIT_INFO_LOG_BUFFER = 3,
        CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES = 4,
        CU_JIT_ERROR_LOG_BUFFER = 5,
        CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6,
        CU_JIT_OPTIMIZATION_LEVEL = 7,
        CU_JIT_TARGET_FROM_CUCONTEXT = 8,
        CU_JIT_TARGET = 9,
        CU_JIT_FALLBACK_STRATEGY = 10,
        CU_JIT_GENERATE_DEBUG_INFO = 11,
        CU_JIT_LOG_VERBOSE = 12,
        CU_JIT_GENERATE_LINE_INFO = 13,
        CU_JIT_CACHE_MODE = 14,
        CU_JIT_NEW_SM3X_OPT = 15,
        CU_JIT_FAST_COMPILE = 16,
        CU_JIT_GLOBAL_SYMBOL_NAMES = 17,
        CU_JIT_GLOBAL_SYMBOL_ADDRESSES = 18,
        CU_JIT_GLOBAL_SYMBOL_COUNT = 19,
        CU_JIT_LTO = 20,
        CU_JIT_FTZ = 21,
        CU_JIT_PREC_DIV = 22,
        CU_JIT_PREC_SQRT = 23,
        CU_JIT_FMA = 24,
        CU_JIT_REFERENCED_KERNEL_NAMES = 25,
        CU_JIT_REFERENCED_KERNEL_COUNT = 26,
        CU_JIT_REFERENCED_VARIABLE_NAMES = 27,
        CU_JIT_REFERENCED_VARIABLE_COUNT = 28,
        CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES = 29,
        CU_JIT_POSITION_INDEPENDENT_CODE = 30,
        CU_JIT_MIN_CTA_PER_SM = 31,
        CU_JIT_MAX_THREADS_PER_BLOCK = 32,
        CU_JIT_OVERRIDE_DIRECTIVE_VALUES = 33,
        CU_JIT_SPLIT_COMPILE = 34,
        CU_JIT_BINARY_LOADER_THREAD_COUNT = 35,
    }

    /// Ways in which a wait for an event waits.
    CUevent_sched_flags {
        CU_EVENT_SCHED_AUTO = 0,
        CU_EVENT_SCHED_SPIN = 1,
        CU_EVENT_SCHED_YIELD = 2,
        CU_EVENT_SCHED_BLOCKING_SYNC = 4,
    }

    /// The extent of a barrier among queued waits and writes.
    CUstreamMemoryBarrier_flags {
        CU_STREAM_MEMORY_BARRIER_TYPE_SYS = 0,
        CU_STREAM_MEMORY_BARRIER_TYPE_GPU = 1,
    }

    /// Flags of cuStreamUpdateCaptureDependencies.
    CUstreamUpdateCaptureDependencies_flags {
        CU_STREAM_ADD_CAPTURE_DEPENDENCIES = 0,
        CU_STREAM_SET_CAPTURE_DEPENDENCIES = 1,
    }

    /// The part of the first-level cache that is shared memory, in percent.
    CUshared_carveout {
        CU_SHAREDMEM_CARVEOUT_MAX_SHARED = 100,
        CU_SHAREDMEM_CARVEOUT_MAX_L1 = 0,
    }

    /// The form of code that is taken where no machine code fits.
    CUjit_fallback {
        CU_PREFER_PTX = 0,
        CU_PREFER_BINARY = 1,
    }

    /// Caches of compiled loads.
    CUjit_cacheMode {
        CU_JIT_CACHE_OPTION_NONE = 0,
        CU_JIT_CACHE_OPTION_CG = 1,
        CU_JIT_CACHE_OPTION_CA = 2,
    }

    /// The kind of an image for a linker.
    CUjitInputType {
        CU_JIT_INPUT_CUBIN = 0,
        CU_JIT_INPUT_PTX = 1,
        CU_JIT_INPUT_FATBINARY = 2,
        CU_JIT_INPUT_OBJECT = 3,
        CU_JIT_INPUT_LIBRARY = 4,
        CU_JIT_INPUT_NVVM = 5,
    }

    /// The state of a process among checkpoints.
    CUprocessState {
        CU_PROCESS_STATE_RUNNING = 0,
        CU_PROCESS_STATE_LOCKED = 1,
        CU_PROCESS_STATE_CHECKPOINTED = 2,
        CU_PROCESS_STATE_FAILED = 3,
        CU_PROCESS_STATE_CHECKPOINTING = 4,
        CU_PROCESS_STATE_RESTORING = 5,
    }

    /// Granularities of multicast objects.
    CUmulticastGranularity_flags {
        CU_MULTICAST_GRANULARITY_MINIMUM = 0,
        CU_MULTICAST_GRANULARITY_RECOMMENDED = 1,
    }

    /// Handles of logical endpoints for other processes.
    CUlogicalEndpointIpcHandleType {
        CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE = 0,
        CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC = 1,
    }

    /// Flags of cuGraphConditionalHandleCreate.
    CUgraphConditionalHandle_flags {
        /// Each launch begins with the condition's first value.
        CU_GRAPH_COND_ASSIGN_DEFAULT = 1,
    }

    /// The kind of a conditional node.
    CUgraphConditionalNodeType {
        CU_GRAPH_COND_TYPE_IF = 0,
        CU_GRAPH_COND_TYPE_WHILE = 1,
        CU_GRAPH_COND_TYPE_SWITCH = 2,
    }

    /// The type of an edge of a graph.
    CUgraphDependencyType {
        CU_GRAPH_DEPENDENCY_TYPE_DEFAULT = 0,
        CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC = 1,
    }

    /// Domains of memory of launches.
    CUlaunchMemSyncDomain {
        CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT = 0,
        CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE = 1,
    }

    /// Access to memory, as a pointer attribute tells it.
    CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS {
        CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE = 0,
        CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ = 1,
        CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE = 3,
    }

    /// Operations on sparse arrays.
    CUmemOperationType {
        CU_MEM_OPERATION_TYPE_MAP = 1,
        CU_MEM_OPERATION_TYPE_UNMAP = 2,
    }

    /// Handles of physical memory.
    CUmemHandleType {
        CU_MEM_HANDLE_TYPE_GENERIC = 0,
    }

    /// The owner of the graph of a node.
    CUgraphChildGraphNodeOwnership {
        CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE = 0,
        CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE = 1,
    }

    /// Ways to flush writes of other devices, as a device attribute tells them.
    CUflushGPUDirectRDMAWritesOptions {
        CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST = 1,
        CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS = 2,
    }

    /// The order of writes of other devices, as a device attribute tells it.
    CUGPUDirectRDMAWritesOrdering {
        CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE = 0,
        CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER = 100,
        CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES = 200,
    }

    /// Flags of cuGraphDebugDotPrint.
    CUgraphDebugDot_flags {
        CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE = 1,
        CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES = 2,
        CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS = 4,
        CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS = 8,
        CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS = 16,
        CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS = 32,
        CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS = 64,
        CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS = 128,
        CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS = 256,
        CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES = 512,
        CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES = 1024,
        CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS = 2048,
        CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS = 4096,
        CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS = 8192,
        CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO = 16384,
        CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS = 32768,
        CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS = 65536,
        CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS = 131072,
    }

    /// The memory of a device as a NUMA node, as a device attribute tells it.
    CUdeviceNumaConfig {
        CU_DEVICE_NUMA_CONFIG_NONE = 0,
        CU_DEVICE_NUMA_CONFIG_NUMA_NODE = 1,
    }
}

/// Maps neutral errors to CUDA's codes; no other table does.
pub fn status(kind: Kind) -> CUresult {
    match kind {
        Kind::InvalidValue
        | Kind::InvalidPitch
        | Kind::InvalidExtents
        | Kind::InvalidCopyDirection
        | Kind::HandleRefused => CUDA_ERROR_INVALID_VALUE,
        Kind::OutOfMemory => CUDA_ERROR_OUT_OF_MEMORY,
        Kind::NotInitialized | Kind::Forked => CUDA_ERROR_NOT_INITIALIZED,
        Kind::Deinitialized => CUDA_ERROR_DEINITIALIZED,
        Kind::NoDevice => CUDA_ERROR_NO_DEVICE,
        Kind::InvalidDevice => CUDA_ERROR_INVALID_DEVICE,
        Kind::InvalidContext | Kind::OwnProcess => CUDA_ERROR_INVALID_CONTEXT,
        Kind::ContextInUse => CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE,
        Kind::ContextDestroyed => CUDA_ERROR_CONTEXT_IS_DESTROYED,
        Kind::InvalidHandle | Kind::EventNotShareable | Kind::OwnerEnded => CUDA_ERROR_INVALID_HANDLE,
        Kind::HandleStale | Kind::NotPermitted => CUDA_ERROR_NOT_PERMITTED,
        Kind::MapFailed => CUDA_ERROR_MAP_FAILED,
        Kind::NotReady => CUDA_ERROR_NOT_READY,
        Kind::IllegalState => CUDA_ERROR_ILLEGAL_STATE,
        Kind::PeerUnsupported => CUDA_ERROR_PEER_ACCESS_UNSUPPORTED,
        Kind::PeerAlreadyEnabled => CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED,
        Kind::PeerNotEnabled => CUDA_ERROR_PEER_ACCESS_NOT_ENABLED,
        Kind::HostAlreadyRegistered => CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED,
        Kind::HostNotRegistered => CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED,
        Kind::DeviceFault => CUDA_ERROR_LAUNCH_FAILED,
        Kind::UnsupportedLimit => CUDA_ERROR_UNSUPPORTED_LIMIT,
        Kind::NotFound => CUDA_ERROR_NOT_FOUND,
        Kind::FileNotFound => CUDA_ERROR_FILE_NOT_FOUND,
        Kind::ImageInvalid => CUDA_ERROR_INVALID_IMAGE,
        Kind::SourceInvalid => CUDA_ERROR_INVALID_SOURCE,
        Kind::ImageForeign => CUDA_ERROR_NO_BINARY_FOR_GPU,
        Kind::NameTaken => CUDA_ERROR_ALREADY_ACQUIRED,
        // No code means an unreachable process: report the failed connection.
        Kind::OperatingSystem | Kind::Unreachable => CUDA_ERROR_OPERATING_SYSTEM,
        Kind::Capture(refusal) => CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED + refusal as c_uint,
        Kind::NoKernel => CUDA_ERROR_INVALID_HANDLE,
        Kind::GraphUpdate => CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE,
        Kind::GraphRecapture => CUDA_ERROR_GRAPH_RECAPTURE_FAILURE,
        Kind::Unsupported => CUDA_ERROR_NOT_SUPPORTED,
        Kind::Unknown | Kind::DescriptorRefused => CUDA_ERROR_UNKNOWN,
        // A number that the caller's header does not have must never reach it.
        Kind::Native(code) => driver_status(code).unwrap_or(CUDA_ERROR_UNKNOWN),
    }
}

/// Returns the status of a number that the driver's enumeration has.
fn driver_status(code: i32) -> Option<CUresult> {
    c_uint::try_from(code).ok().filter(|&code| name_and_description(code).is_some())
}

/// The version of CUDA's API: major * 1000 + minor * 10.
pub const CUDA_VERSION: c_int = 13050;
/// Bytes of an IPC handle.
pub const CU_IPC_HANDLE_SIZE: c_uint = 64;
/// The default stream by name.
pub const CU_STREAM_LEGACY: CUstream = std::ptr::without_provenance_mut(1);
/// The calling thread's default stream.
pub const CU_STREAM_PER_THREAD: CUstream = std::ptr::without_provenance_mut(2);
/// Pinned host memory for every context.
pub const CU_MEMHOSTALLOC_PORTABLE: c_uint = 0x01;
/// Pinned host memory mapped into the device's address space; always so.
pub const CU_MEMHOSTALLOC_DEVICEMAP: c_uint = 0x02;
/// Write-combined pinned host memory: fast for the device to read, slow for the host.
pub const CU_MEMHOSTALLOC_WRITECOMBINED: c_uint = 0x04;
/// Host memory registered for every context.
pub const CU_MEMHOSTREGISTER_PORTABLE: c_uint = 0x01;
/// Host memory registered and mapped into the device's address space; always so.
pub const CU_MEMHOSTREGISTER_DEVICEMAP: c_uint = 0x02;
/// Registered memory-mapped I/O.
pub const CU_MEMHOSTREGISTER_IOMEMORY: c_uint = 0x04;
/// Registered host memory that the device only reads.
pub const CU_MEMHOSTREGISTER_READ_ONLY: c_uint = 0x08;
/// External memory that was allocated for one resource alone.
pub const CUDA_EXTERNAL_MEMORY_DEDICATED: c_uint = 0x1;
/// The array's depth counts layers.
pub const CUDA_ARRAY3D_LAYERED: c_uint = 0x01;
/// Kernels write to the array.
pub const CUDA_ARRAY3D_SURFACE_LDST: c_uint = 0x02;
/// Six layers of the array are a cube.
pub const CUDA_ARRAY3D_CUBEMAP: c_uint = 0x04;
/// Kernels gather four elements of the array at once.
pub const CUDA_ARRAY3D_TEXTURE_GATHER: c_uint = 0x08;
/// Another API renders depth into the array.
pub const CUDA_ARRAY3D_DEPTH_TEXTURE: c_uint = 0x10;
/// Another API renders into the array.
pub const CUDA_ARRAY3D_COLOR_ATTACHMENT: c_uint = 0x20;
/// Before a buffer with all arguments of a launch.
pub const CU_LAUNCH_PARAM_BUFFER_POINTER: *mut c_void = std::ptr::without_provenance_mut(1);
/// Before the address of the size of a buffer with all arguments of a launch.
pub const CU_LAUNCH_PARAM_BUFFER_SIZE: *mut c_void = std::ptr::without_provenance_mut(2);
/// Behind the entries that describe a buffer with all arguments of a launch.
pub const CU_LAUNCH_PARAM_END: *mut c_void = std::ptr::without_provenance_mut(0);
/// The host, in place of a device.
pub const CU_DEVICE_CPU: CUdevice = -1;
/// No device, or several, where a device is reported.
pub const CU_DEVICE_INVALID: CUdevice = -2;

/// A context behind CUcontext.
pub struct CUctx_st(());
/// A stream behind CUstream.
pub struct CUstream_st(());
/// An event behind CUevent.
pub struct CUevent_st(());
/// An array behind CUarray.
pub struct CUarray_st(());
/// A graph behind CUgraph.
pub struct CUgraph_st(());
/// A node of a graph behind CUgraphNode.
pub struct CUgraphNode_st(());
/// An executable graph behind CUgraphExec.
pub struct CUgraphExec_st(());
/// An object of the program's behind CUuserObject.
pub struct CUuserObject_st(());
/// A part of a device behind CUgreenCtx.
pub struct CUgreenCtx_st(());
/// The data of an edge of a graph. Edges have none here.
pub struct CUgraphEdgeData(());
/// A pool behind CUmemoryPool.
pub struct CUmemPoolHandle_st(());
/// A function that hears of failed calls, behind CUlogsCallbackHandle.
pub struct CUlogsCallbackEntry_st(());
/// A module behind CUmodule.
pub struct CUmod_st(());
/// A kernel behind CUfunction.
pub struct CUfunc_st(());
/// A mapping of part of a sparse array. This version makes no arrays.
pub struct CUarrayMapInfo(());

/// Another API's memory behind CUexternalMemory.
pub struct CUextMemory_st(());
/// Another API's semaphore behind CUexternalSemaphore.
pub struct CUextSemaphore_st(());
/// Arrays behind CUmipmappedArray.
pub struct CUmipmappedArray_st(());

/// A library behind CUlibrary.
pub struct CUlib_st(());
/// A kernel of a library behind CUkernel.
pub struct CUkern_st(());

/// A library: a module that belongs to no context.
pub type CUlibrary = *mut CUlib_st;
/// A kernel of a library.
pub type CUkernel = *mut CUkern_st;
/// A function that returns the bytes of dynamic shared memory of a block of so many threads.
pub type CUoccupancyB2DSize = Option<unsafe extern "C" fn(blockSize: c_int) -> usize>;
/// A module: kernels and variables that were compiled together.
pub type CUmodule = *mut CUmod_st;
/// A kernel of a module.
pub type CUfunction = *mut CUfunc_st;
/// A device's ordinal.
pub type CUdevice = c_int;
/// An address of device memory.
pub type CUdeviceptr = c_ulonglong;
/// A context: a device's state in this process.
pub type CUcontext = *mut CUctx_st;
/// A stream: a queue of device work. NULL is the default stream.
pub type CUstream = *mut CUstream_st;
/// An event: a point in a stream's work.
pub type CUevent = *mut CUevent_st;
/// An array of elements in a layout of the device's own.
pub type CUarray = *mut CUarray_st;
/// Arrays of texels, each half as large as the one before.
pub type CUmipmappedArray = *mut CUmipmappedArray_st;
/// Memory that another API has created and exported.
pub type CUexternalMemory = *mut CUextMemory_st;
/// A semaphore that another API has created and exported.
pub type CUexternalSemaphore = *mut CUextSemaphore_st;
/// A graph: work and its order.
pub type CUgraph = *mut CUgraph_st;
/// A node of a graph.
pub type CUgraphNode = *mut CUgraphNode_st;
/// A graph that was made ready to be launched.
pub type CUgraphExec = *mut CUgraphExec_st;
/// An object of the program's that lasts as long as the graphs that refer to it.
pub type CUuserObject = *mut CUuserObject_st;
/// An attribute of a node's launch.
pub type CUkernelNodeAttrID = CUlaunchAttributeID;
/// The value of an attribute of a node's launch.
pub type CUkernelNodeAttrValue = CUlaunchAttributeValue;
/// A part of a device. This version makes none.
pub type CUgreenCtx = *mut CUgreenCtx_st;
/// A function that was registered to hear of failed calls.
pub type CUlogsCallbackHandle = *mut CUlogsCallbackEntry_st;
/// A place in the log of failures.
pub type CUlogIterator = c_uint;
/// A pool that memory is allocated from.
pub type CUmemoryPool = *mut CUmemPoolHandle_st;
/// Physical memory that a program maps at addresses of its choice.
pub type CUmemGenericAllocationHandle = c_ulonglong;
/// 32 bits.
pub type cuuint32_t = u32;
/// 64 bits.
pub type cuuint64_t = u64;
/// An attribute of a stream.
pub type CUstreamAttrID = CUlaunchAttributeID;
/// The value of an attribute of a stream.
pub type CUstreamAttrValue = CUlaunchAttributeValue;

/// A function that cuStreamAddCallback queues: it gets the stream as it was given, its state and `userData`.
pub type CUstreamCallback = Option<unsafe extern "C" fn(hStream: CUstream, status: CUresult, userData: *mut c_void)>;
/// A function that is told of a node whose work differs where it is captured anew. Another result than CUDA_SUCCESS ends the
/// capture; the descriptions are valid for the call.
pub type CUgraphRecaptureCallback = Option<
    unsafe extern "C" fn(
        data: *mut c_void,
        node: CUgraphNode,
        originalParams: *const CUgraphNodeParams,
        recaptureParams: *const CUgraphNodeParams,
        status: CUgraphRecaptureStatus,
    ) -> CUresult,
>;
/// The properties of a multicast object. The layout is the vendor's, whose header has it.
pub struct CUmulticastObjectProp(());
/// The properties of a logical endpoint. The layout is the vendor's, whose header has it.
pub struct CUlogicalEndpointProp(());
/// A copy to a logical endpoint. The layout is the vendor's, whose header has it.
pub struct CUDA_FABRIC_COPY_BATCH_OP(());
/// Options of a process's halt. The layout is the vendor's, whose header has it.
pub struct CUcheckpointLockArgs(());
/// Options of a checkpoint. The layout is the vendor's, whose header has it.
pub struct CUcheckpointCheckpointArgs(());
/// Options of a checkpoint's return. The layout is the vendor's, whose header has it.
pub struct CUcheckpointRestoreArgs(());
/// Options of a halt's end. The layout is the vendor's, whose header has it.
pub struct CUcheckpointUnlockArgs(());
/// The number of a logical endpoint.
pub type CUlogicalEndpointId = c_uint;
/// A linker of images behind CUlinkState.
pub struct CUlinkState_st(());
/// A linker of images.
pub type CUlinkState = *mut CUlinkState_st;
/// An operation on checkpoints behind CUcheckpointOperationHandle.
pub struct CUIcheckpointOperation_st(());
/// An operation on checkpoints.
pub type CUcheckpointOperationHandle = *mut CUIcheckpointOperation_st;
/// A condition of a graph.
pub type CUgraphConditionalHandle = u64;
/// A function that hears of failed calls.
pub type CUlogsCallback =
    Option<unsafe extern "C" fn(data: *mut c_void, logLevel: CUlogLevel, message: *mut c_char, length: usize)>;
/// A function that cuLaunchHostFunc queues.
pub type CUhostFn = Option<unsafe extern "C" fn(userData: *mut c_void)>;

/// Names memory between processes: 64 bytes to be sent as they are.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUipcMemHandle {
    /// The bytes.
    pub reserved: [c_char; 64],
}

/// Names an event between processes: 64 bytes to be sent as they are.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUipcEventHandle {
    /// The bytes.
    pub reserved: [c_char; 64],
}

/// 16 bytes that identify a device.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUuuid {
    /// The bytes.
    pub bytes: [c_char; 16],
}

/// Properties of a device that cuDeviceGetProperties reports. Sizes are bytes, the clock rate is in kHz.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct CUdevprop {
    pub maxThreadsPerBlock: c_int,
    pub maxThreadsDim: [c_int; 3],
    pub maxGridSize: [c_int; 3],
    pub sharedMemPerBlock: c_int,
    pub totalConstantMemory: c_int,
    pub SIMDWidth: c_int,
    pub memPitch: c_int,
    pub regsPerBlock: c_int,
    pub clockRate: c_int,
    pub textureAlign: c_int,
}

/// A clique of devices.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUcliqueInfo {
    /// Its kind.
    pub r#type: CUcliqueType,
    /// Its number.
    pub id: c_uint,
}

/// Number of multiprocessors that a context may use.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUexecAffinitySmCount {
    /// The number.
    pub val: c_uint,
}

/// The values of CUexecAffinityParam.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUexecAffinityParamValue {
    /// For CU_EXEC_AFFINITY_TYPE_SM_COUNT.
    pub smCount: CUexecAffinitySmCount,
}

/// An execution affinity.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUexecAffinityParam {
    /// Its kind.
    pub r#type: CUexecAffinityType,
    /// Its value.
    pub param: CUexecAffinityParamValue,
}

/// Sharing of a context with graphics.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUctxCigParam {
    /// Kind of the data.
    pub sharedDataType: CUcigDataType,
    /// The data.
    pub sharedData: *mut c_void,
}

/// Parameters of cuCtxCreate.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUctxCreateParams {
    /// Execution affinities.
    pub execAffinityParams: *mut CUexecAffinityParam,
    /// Number of affinities.
    pub numExecAffinityParams: c_int,
    /// Sharing with graphics.
    pub cigParams: *mut CUctxCigParam,
}

/// A memory location.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUmemLocation {
    /// Kind of the location.
    pub r#type: CUmemLocationType,
    /// Its number: the device's ordinal, or the host's NUMA node.
    pub id: c_int,
}

/// Further properties of physical memory.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct CUmemAllocationFlags {
    /// CUmemAllocationCompType.
    pub compressionType: c_uchar,
    /// Not 0 if other devices on the bus write to it directly.
    pub gpuDirectRDMACapable: c_uchar,
    /// Bits for special uses.
    pub usage: c_ushort,
    /// 0.
    pub reserved: [c_uchar; 4],
}

/// Requested properties of physical memory.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUmemAllocationProp {
    /// CU_MEM_ALLOCATION_TYPE_PINNED.
    pub r#type: CUmemAllocationType,
    /// Kinds of handle to export it by: bits of CUmemAllocationHandleType.
    pub requestedHandleTypes: CUmemAllocationHandleType,
    /// Its location.
    pub location: CUmemLocation,
    /// NULL, except on Windows.
    pub win32HandleMetaData: *mut c_void,
    /// Its further properties.
    pub allocFlags: CUmemAllocationFlags,
}

/// Access rights of one location to memory.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUmemAccessDesc {
    /// Location that the rights are for.
    pub location: CUmemLocation,
    /// The rights.
    pub flags: CUmemAccess_flags,
}

/// Requested properties of a pool.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUmemPoolProps {
    /// CU_MEM_ALLOCATION_TYPE_PINNED or CU_MEM_ALLOCATION_TYPE_MANAGED.
    pub allocType: CUmemAllocationType,
    /// Kinds of handle to export it by: bits of CUmemAllocationHandleType.
    pub handleTypes: CUmemAllocationHandleType,
    /// Location of its memory.
    pub location: CUmemLocation,
    /// NULL, except on Windows.
    pub win32SecurityAttributes: *mut c_void,
    /// The most bytes it may hold; 0 leaves that to the driver.
    pub maxSize: usize,
    /// Bits for special uses.
    pub usage: c_ushort,
    /// Not 0 if other devices on the bus write to its memory directly.
    pub gpuDirectRDMACapable: c_uchar,
    /// 0.
    pub reserved: [c_uchar; 53],
}

/// Names one allocation of a pool between processes: 64 bytes to be sent as they are.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUmemPoolPtrExportData {
    /// The bytes.
    pub reserved: [c_uchar; 64],
}

/// A handle of Windows.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUexternalWin32Handle {
    /// The handle.
    pub handle: *mut c_void,
    /// Its name.
    pub name: *const c_void,
}

/// Handle that memory is imported by. Fortran has the first member.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUexternalMemoryHandle {
    /// A file descriptor.
    pub fd: c_int,
    /// A handle of Windows; not used on Linux.
    pub win32: CUexternalWin32Handle,
    /// An object of NvSciBuf.
    pub nvSciBufObject: *const c_void,
}

/// Another API's memory to be imported.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC {
    /// Kind of the handle.
    pub r#type: CUexternalMemoryHandleType,
    /// The handle.
    pub handle: CUexternalMemoryHandle,
    /// Its size in bytes, as the other API allocated it.
    pub size: c_ulonglong,
    /// CUDA_EXTERNAL_MEMORY_DEDICATED, or 0.
    pub flags: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// A part of external memory, to be mapped.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC {
    /// Offset of its first byte in the memory.
    pub offset: c_ulonglong,
    /// Its bytes.
    pub size: c_ulonglong,
    /// 0.
    pub flags: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// Properties of an array of one or two dimensions.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUDA_ARRAY_DESCRIPTOR {
    /// Elements in a row.
    pub Width: usize,
    /// Rows; 0 where there is one dimension.
    pub Height: usize,
    /// Format of a channel of an element.
    pub Format: CUarray_format,
    /// Channels of an element: 1, 2 or 4.
    pub NumChannels: c_uint,
}

/// Properties of an array.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUDA_ARRAY3D_DESCRIPTOR {
    /// Elements in a row.
    pub Width: usize,
    /// Rows; 0 where there is one dimension.
    pub Height: usize,
    /// Slices or layers; 0 where there are less than three dimensions.
    pub Depth: usize,
    /// Format of a channel of an element.
    pub Format: CUarray_format,
    /// Channels of an element: 1, 2 or 4.
    pub NumChannels: c_uint,
    /// CUDA_ARRAY3D_SURFACE_LDST and the like.
    pub Flags: c_uint,
}

/// Arrays in external memory, each half as large as the one before, to be mapped.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC {
    /// Offset of the first in the memory.
    pub offset: c_ulonglong,
    /// Properties of the first.
    pub arrayDesc: CUDA_ARRAY3D_DESCRIPTOR,
    /// Number of arrays.
    pub numLevels: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// Handle that a semaphore is imported by. Fortran has the first member.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUexternalSemaphoreHandle {
    /// A file descriptor.
    pub fd: c_int,
    /// A handle of Windows; not used on Linux.
    pub win32: CUexternalWin32Handle,
    /// An object of NvSciSync.
    pub nvSciSyncObj: *const c_void,
}

/// Another API's semaphore to be imported.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC {
    /// Kind of the handle.
    pub r#type: CUexternalSemaphoreHandleType,
    /// The handle.
    pub handle: CUexternalSemaphoreHandle,
    /// 0.
    pub flags: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// The value of a timeline.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUexternalFence {
    /// Value to set or to wait for.
    pub value: c_ulonglong,
}

/// A fence of NvSciSync. Fortran has the first member.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUexternalNvSciSync {
    /// Address of the fence.
    pub fence: *mut c_void,
    /// All the bits.
    pub reserved: c_ulonglong,
}

/// Key that a keyed mutex of Windows is released with.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUexternalSignalKey {
    /// The key.
    pub key: c_ulonglong,
}

/// Key that a keyed mutex of Windows is acquired with, and its timeout.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUexternalWaitKey {
    /// The key.
    pub key: c_ulonglong,
    /// Timeout in milliseconds.
    pub timeoutMs: c_uint,
}

/// Parameters of a signal by the kind of semaphore.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUexternalSemaphoreSignal {
    /// For a timeline semaphore.
    pub fence: CUexternalFence,
    /// For one of NvSciSync.
    pub nvSciSync: CUexternalNvSciSync,
    /// For a mutex of Windows.
    pub keyedMutex: CUexternalSignalKey,
    /// 0.
    pub reserved: [c_uint; 12],
}

/// Parameters of a semaphore's signal.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS {
    /// Parameters by its kind.
    pub params: CUexternalSemaphoreSignal,
    /// 0.
    pub flags: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// Parameters of a wait by the kind of semaphore.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUexternalSemaphoreWait {
    /// For a timeline semaphore.
    pub fence: CUexternalFence,
    /// For one of NvSciSync.
    pub nvSciSync: CUexternalNvSciSync,
    /// For a mutex of Windows.
    pub keyedMutex: CUexternalWaitKey,
    /// 0.
    pub reserved: [c_uint; 10],
}

/// Parameters of a wait for a semaphore.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS {
    /// Parameters by its kind.
    pub params: CUexternalSemaphoreWait,
    /// 0.
    pub flags: c_uint,
    /// 0.
    pub reserved: [c_uint; 16],
}

/// A copy of rows. The memory types say which of the addresses count.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct CUDA_MEMCPY2D {
    pub srcXInBytes: usize,
    pub srcY: usize,
    pub srcMemoryType: CUmemorytype,
    pub srcHost: *const c_void,
    pub srcDevice: CUdeviceptr,
    pub srcArray: CUarray,
    pub srcPitch: usize,
    pub dstXInBytes: usize,
    pub dstY: usize,
    pub dstMemoryType: CUmemorytype,
    pub dstHost: *mut c_void,
    pub dstDevice: CUdeviceptr,
    pub dstArray: CUarray,
    pub dstPitch: usize,
    pub WidthInBytes: usize,
    pub Height: usize,
}

/// The launch of a node.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct CUDA_KERNEL_NODE_PARAMS {
    pub func: CUfunction,
    pub gridDimX: c_uint,
    pub gridDimY: c_uint,
    pub gridDimZ: c_uint,
    pub blockDimX: c_uint,
    pub blockDimY: c_uint,
    pub blockDimZ: c_uint,
    pub sharedMemBytes: c_uint,
    pub kernelParams: *mut *mut c_void,
    pub extra: *mut *mut c_void,
    /// A kernel of a library, in the place of func.
    pub kern: CUkernel,
    /// The context of the kernel.
    pub ctx: CUcontext,
}

/// A node of any type. The layout is the vendor's, whose header has it.
pub struct CUgraphNodeParams(());

/// The fill of a node.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUDA_MEMSET_NODE_PARAMS {
    /// The first byte.
    pub dst: CUdeviceptr,
    /// Bytes from row to row, where there are several.
    pub pitch: usize,
    /// The value of each element.
    pub value: c_uint,
    /// Bytes of an element: 1, 2 or 4.
    pub elementSize: c_uint,
    /// Elements of a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
}

/// The allocation of a node.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUDA_MEM_ALLOC_NODE_PARAMS {
    /// The location of the memory, and its type.
    pub poolProps: CUmemPoolProps,
    /// Access of other devices, which all have it on the host back end.
    pub accessDescs: *const CUmemAccessDesc,
    /// The number of these.
    pub accessDescCount: usize,
    /// Bytes.
    pub bytesize: usize,
    /// The address, which the node's making returns.
    pub dptr: CUdeviceptr,
}

/// The call of a node.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUDA_HOST_NODE_PARAMS {
    /// The function.
    pub r#fn: CUhostFn,
    /// Its argument.
    pub userData: *mut c_void,
}

/// The signals of semaphores of a node.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS {
    /// The semaphores.
    pub extSemArray: *mut CUexternalSemaphore,
    /// Their parameters.
    pub paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    /// The number of them.
    pub numExtSems: c_uint,
}

/// The waits for semaphores of a node.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUDA_EXT_SEM_WAIT_NODE_PARAMS {
    /// The semaphores.
    pub extSemArray: *mut CUexternalSemaphore,
    /// Their parameters.
    pub paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    /// The number of them.
    pub numExtSems: c_uint,
}

/// The outcome of an update of an executable graph, with the nodes at which graphs differ.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUgraphExecUpdateResultInfo {
    /// The outcome.
    pub result: CUgraphExecUpdateResult,
    /// The node at which the graphs differ, or NULL.
    pub errorNode: CUgraphNode,
    /// NULL.
    pub errorFromNode: CUgraphNode,
}

/// A copy of a box. The memory types say which of the addresses count.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct CUDA_MEMCPY3D {
    pub srcXInBytes: usize,
    pub srcY: usize,
    pub srcZ: usize,
    pub srcLOD: usize,
    pub srcMemoryType: CUmemorytype,
    pub srcHost: *const c_void,
    pub srcDevice: CUdeviceptr,
    pub srcArray: CUarray,
    pub reserved0: *mut c_void,
    pub srcPitch: usize,
    pub srcHeight: usize,
    pub dstXInBytes: usize,
    pub dstY: usize,
    pub dstZ: usize,
    pub dstLOD: usize,
    pub dstMemoryType: CUmemorytype,
    pub dstHost: *mut c_void,
    pub dstDevice: CUdeviceptr,
    pub dstArray: CUarray,
    pub reserved1: *mut c_void,
    pub dstPitch: usize,
    pub dstHeight: usize,
    pub WidthInBytes: usize,
    pub Height: usize,
    pub Depth: usize,
}

/// The parameters of cuGraphInstantiateWithParams.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUDA_GRAPH_INSTANTIATE_PARAMS {
    /// CUgraphInstantiate_flags.
    pub flags: u64,
    /// The stream of the launch that CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD prepares.
    pub hUploadStream: CUstream,
    /// The node at fault, written by the call; NULL for none.
    pub hErrNode_out: CUgraphNode,
    /// The outcome, written by the call.
    pub result_out: CUgraphInstantiateResult,
}

/// A copy of a box between contexts. The memory types say which of the addresses count.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct CUDA_MEMCPY3D_PEER {
    pub srcXInBytes: usize,
    pub srcY: usize,
    pub srcZ: usize,
    pub srcLOD: usize,
    pub srcMemoryType: CUmemorytype,
    pub srcHost: *const c_void,
    pub srcDevice: CUdeviceptr,
    pub srcArray: CUarray,
    pub srcContext: CUcontext,
    pub srcPitch: usize,
    pub srcHeight: usize,
    pub dstXInBytes: usize,
    pub dstY: usize,
    pub dstZ: usize,
    pub dstLOD: usize,
    pub dstMemoryType: CUmemorytype,
    pub dstHost: *mut c_void,
    pub dstDevice: CUdeviceptr,
    pub dstArray: CUarray,
    pub dstContext: CUcontext,
    pub dstPitch: usize,
    pub dstHeight: usize,
    pub WidthInBytes: usize,
    pub Height: usize,
    pub Depth: usize,
}

/// Attributes of the copies of a batch.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUmemcpyAttributes {
    /// When the source is read.
    pub srcAccessOrder: CUmemcpySrcAccessOrder,
    /// Probable location of managed sources.
    pub srcLocHint: CUmemLocation,
    /// Probable location of managed destinations.
    pub dstLocHint: CUmemLocation,
    /// CUmemcpyFlags.
    pub flags: c_uint,
}

/// An offset in an array.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct CUoffset3D {
    pub x: usize,
    pub y: usize,
    pub z: usize,
}

/// The size of a box.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct CUextent3D {
    pub width: usize,
    pub height: usize,
    pub depth: usize,
}

/// Memory as one side of a copy of boxes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUmemcpy3DPointer {
    /// The first byte of the box.
    pub ptr: CUdeviceptr,
    /// The distance between rows; 0 for rows that follow each other.
    ///
    /// In elements of the other side's array, or in bytes where that is no array.
    pub rowLength: usize,
    /// Rows from slice to slice; 0 for slices that follow each other.
    pub layerHeight: usize,
    /// Probable location of managed memory.
    pub locHint: CUmemLocation,
}

/// An array as one side of a copy of boxes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUmemcpy3DArray {
    /// The array.
    pub array: CUarray,
    /// Offset of the box in the array.
    pub offset: CUoffset3D,
}

/// Memory or array that CUmemcpy3DOperand names.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUmemcpy3DOperandValue {
    /// For CU_MEMCPY_OPERAND_TYPE_POINTER.
    pub ptr: CUmemcpy3DPointer,
    /// For CU_MEMCPY_OPERAND_TYPE_ARRAY.
    pub array: CUmemcpy3DArray,
}

/// One side of a copy of boxes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUmemcpy3DOperand {
    /// Kind of the side.
    pub r#type: CUmemcpy3DOperandType,
    /// The memory or array.
    pub op: CUmemcpy3DOperandValue,
}

/// One copy of a batch of boxes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUDA_MEMCPY3D_BATCH_OP {
    /// Read.
    pub src: CUmemcpy3DOperand,
    /// Written.
    pub dst: CUmemcpy3DOperand,
    /// Size of the box: bytes, rows and slices.
    pub extent: CUextent3D,
    /// When the source is read.
    pub srcAccessOrder: CUmemcpySrcAccessOrder,
    /// CUmemcpyFlags.
    pub flags: c_uint,
}

/// The value of an attribute of a launch or a stream.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUlaunchAttributeValue {
    /// All the bytes.
    pub pad: [c_char; 64],
    /// For CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY.
    pub syncPolicy: CUsynchronizationPolicy,
    /// For CU_LAUNCH_ATTRIBUTE_PRIORITY.
    pub priority: c_int,
    /// For CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN.
    pub memSyncDomain: c_uint,
    /// As wide as the widest of the values that this version does not name.
    pub reserved: [c_ulonglong; 8],
}

/// An attribute of a launch.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUlaunchAttribute {
    /// The attribute.
    pub id: CUlaunchAttributeID,
    /// Not used.
    pub pad: [c_char; 4],
    /// Its value.
    pub value: CUlaunchAttributeValue,
}

/// A launch with attributes.
#[repr(C)]
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names are the vendor's terms")]
pub struct CUlaunchConfig {
    pub gridDimX: c_uint,
    pub gridDimY: c_uint,
    pub gridDimZ: c_uint,
    pub blockDimX: c_uint,
    pub blockDimY: c_uint,
    pub blockDimZ: c_uint,
    /// Bytes of dynamic shared memory of each block.
    pub sharedMemBytes: c_uint,
    /// The stream.
    pub hStream: CUstream,
    /// The attributes; NULL where there are none.
    pub attrs: *mut CUlaunchAttribute,
    /// The number of attributes.
    pub numAttrs: c_uint,
}

/// A wait for a value in cuStreamBatchMemOp.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUstreamMemOpWaitValueParams {
    /// CU_STREAM_MEM_OP_WAIT_VALUE_32 or CU_STREAM_MEM_OP_WAIT_VALUE_64.
    pub operation: CUstreamBatchMemOpType,
    /// Address of the value.
    pub address: CUdeviceptr,
    /// The reference; its low 32 bits for a 32-bit value.
    pub value64: cuuint64_t,
    /// CUstreamWaitValue_flags.
    pub flags: c_uint,
    /// Not used.
    pub alias: CUdeviceptr,
}

/// A write of a value in cuStreamBatchMemOp.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUstreamMemOpWriteValueParams {
    /// CU_STREAM_MEM_OP_WRITE_VALUE_32 or CU_STREAM_MEM_OP_WRITE_VALUE_64.
    pub operation: CUstreamBatchMemOpType,
    /// Address to write the value to.
    pub address: CUdeviceptr,
    /// The value; its low 32 bits for a 32-bit one.
    pub value64: cuuint64_t,
    /// CUstreamWriteValue_flags.
    pub flags: c_uint,
    /// Not used.
    pub alias: CUdeviceptr,
}

/// An operation of cuStreamBatchMemOp.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUstreamBatchMemOpParams {
    /// Selects the member in use.
    pub operation: CUstreamBatchMemOpType,
    /// A wait.
    pub waitValue: CUstreamMemOpWaitValueParams,
    /// A write.
    pub writeValue: CUstreamMemOpWriteValueParams,
    /// All the bytes.
    pub pad: [cuuint64_t; 6],
}

/// The waits for values and writes of values of a node.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUDA_BATCH_MEM_OP_NODE_PARAMS {
    /// The context.
    pub ctx: CUcontext,
    /// The number of them.
    pub count: c_uint,
    /// The waits and writes.
    pub paramArray: *mut CUstreamBatchMemOpParams,
    /// 0.
    pub flags: c_uint,
}

macro_rules! handle_bytes {
    ($($handle:ident)*) => {$(
        impl From<IpcHandle> for $handle {
            fn from(bytes: IpcHandle) -> Self {
                $handle { reserved: bytes.map(|byte| byte as c_char) }
            }
        }

        impl $handle {
            /// Returns the bytes; HandleRefused for zeros, which no exported handle has.
            pub(super) fn bytes(&self) -> Result<IpcHandle> {
                let bytes = self.reserved.map(|byte| byte as c_uchar);
                if bytes == [0; HANDLE_SIZE] {
                    return Err(Kind::HandleRefused.because("the handle is all zeros: it was never filled in"));
                }
                Ok(bytes)
            }
        }
    )*};
}
handle_bytes!(CUipcMemHandle CUipcEventHandle);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_texts() {
        assert_eq!(name_and_description(600), Some((c"CUDA_ERROR_NOT_READY", c"device not ready")));
        assert_eq!(driver_status(800), Some(CUDA_ERROR_NOT_PERMITTED));
        assert_eq!((driver_status(17), driver_status(-1)), (None, None));
    }

    #[test]
    fn vendor_codes_pass_only_where_the_driver_has_them() {
        assert_eq!(status(Kind::Native(719)), CUDA_ERROR_LAUNCH_FAILED);
        // Of the runtime's enumeration, not of the driver's.
        assert_eq!(status(Kind::Native(35)), CUDA_ERROR_UNKNOWN);
    }
}
