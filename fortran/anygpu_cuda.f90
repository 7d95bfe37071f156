! Generated from src/api/cuda by `BLESS=1 cargo test --test generated`; do not edit.
! SPDX-License-Identifier: MIT OR Apache-2.0
!> The functions, types and constants of CUDA's driver, one to one, by the names that programs write for CUDA 13.
!>
!> In addition to the codes listed with it, any function may return CUDA_ERROR_NOT_INITIALIZED before cuInit and in a
!> process forked after it, CUDA_ERROR_INVALID_CONTEXT if it needs a context and none is current (no context is needed
!> by cuInit, by queries of devices, errors, versions, pointers, events, physical memory and pools, and by calls that
!> make a context current), CUDA_ERROR_NOT_SUPPORTED for an operation that the back end in use does not support, and
!> CUDA_ERROR_UNKNOWN. A function that waits for a stream also returns the error of earlier work on it, such as
!> CUDA_ERROR_LAUNCH_FAILED. anygpu_last_reason() describes the failure.
!>
!> An argument of intent(out) is undefined after a failure: check the status first. Outputs that may be NULL
!> are optional. Handles and inputs that may be NULL are type(c_ptr) by value: c_null_ptr is the null stream and
!> NULL, c_loc(x) the address of a variable x, which must have the target attribute. Device addresses are
!> integer(c_int64_t). Text passed to C ends with c_null_char. Structures start as zeros.
module anygpu_cuda
    use, intrinsic :: iso_c_binding, only: c_char, c_float, c_funptr, c_int, c_int64_t, c_intptr_t, c_null_char, c_null_funptr, &
        c_null_ptr, c_ptr, c_short, c_signed_char, c_size_t
    implicit none
    public
    private :: c_char, c_float, c_funptr, c_int, c_int64_t, c_intptr_t, c_null_char, c_null_funptr, c_null_ptr, c_ptr, c_short, &
        c_signed_char, c_size_t

    !> The version of CUDA's API: major * 1000 + minor * 10.
    integer(c_int), parameter :: CUDA_VERSION = 13050_c_int
    !> Bytes of an IPC handle.
    integer(c_int), parameter :: CU_IPC_HANDLE_SIZE = 64_c_int
    !> The default stream by name.
    type(c_ptr), parameter :: CU_STREAM_LEGACY = transfer(1_c_intptr_t, c_null_ptr)
    !> The calling thread's default stream.
    type(c_ptr), parameter :: CU_STREAM_PER_THREAD = transfer(2_c_intptr_t, c_null_ptr)
    !> Pinned host memory for every context.
    integer(c_int), parameter :: CU_MEMHOSTALLOC_PORTABLE = 1_c_int
    !> Pinned host memory mapped into the device's address space; always so.
    integer(c_int), parameter :: CU_MEMHOSTALLOC_DEVICEMAP = 2_c_int
    !> Write-combined pinned host memory: fast for the device to read, slow for the host.
    integer(c_int), parameter :: CU_MEMHOSTALLOC_WRITECOMBINED = 4_c_int
    !> Host memory registered for every context.
    integer(c_int), parameter :: CU_MEMHOSTREGISTER_PORTABLE = 1_c_int
    !> Host memory registered and mapped into the device's address space; always so.
    integer(c_int), parameter :: CU_MEMHOSTREGISTER_DEVICEMAP = 2_c_int
    !> Registered memory-mapped I/O.
    integer(c_int), parameter :: CU_MEMHOSTREGISTER_IOMEMORY = 4_c_int
    !> Registered host memory that the device only reads.
    integer(c_int), parameter :: CU_MEMHOSTREGISTER_READ_ONLY = 8_c_int
    !> External memory that was allocated for one resource alone.
    integer(c_int), parameter :: CUDA_EXTERNAL_MEMORY_DEDICATED = 1_c_int
    !> The array's depth counts layers.
    integer(c_int), parameter :: CUDA_ARRAY3D_LAYERED = 1_c_int
    !> Kernels write to the array.
    integer(c_int), parameter :: CUDA_ARRAY3D_SURFACE_LDST = 2_c_int
    !> Six layers of the array are a cube.
    integer(c_int), parameter :: CUDA_ARRAY3D_CUBEMAP = 4_c_int
    !> Kernels gather four elements of the array at once.
    integer(c_int), parameter :: CUDA_ARRAY3D_TEXTURE_GATHER = 8_c_int
    !> Another API renders depth into the array.
    integer(c_int), parameter :: CUDA_ARRAY3D_DEPTH_TEXTURE = 16_c_int
    !> Another API renders into the array.
    integer(c_int), parameter :: CUDA_ARRAY3D_COLOR_ATTACHMENT = 32_c_int
    !> Before a buffer with all arguments of a launch.
    type(c_ptr), parameter :: CU_LAUNCH_PARAM_BUFFER_POINTER = transfer(1_c_intptr_t, c_null_ptr)
    !> Before the address of the size of a buffer with all arguments of a launch.
    type(c_ptr), parameter :: CU_LAUNCH_PARAM_BUFFER_SIZE = transfer(2_c_intptr_t, c_null_ptr)
    !> Behind the entries that describe a buffer with all arguments of a launch.
    type(c_ptr), parameter :: CU_LAUNCH_PARAM_END = transfer(0_c_intptr_t, c_null_ptr)
    !> The host, in place of a device.
    integer(c_int), parameter :: CU_DEVICE_CPU = -1_c_int
    !> No device, or several, where a device is reported.
    integer(c_int), parameter :: CU_DEVICE_INVALID = -2_c_int

    ! CUresult: The status of every call.
    integer(c_int), parameter :: CUDA_SUCCESS = 0_c_int
    integer(c_int), parameter :: CUDA_ERROR_INVALID_VALUE = 1_c_int
    integer(c_int), parameter :: CUDA_ERROR_OUT_OF_MEMORY = 2_c_int
    integer(c_int), parameter :: CUDA_ERROR_NOT_INITIALIZED = 3_c_int
    integer(c_int), parameter :: CUDA_ERROR_DEINITIALIZED = 4_c_int
    integer(c_int), parameter :: CUDA_ERROR_PROFILER_DISABLED = 5_c_int
    integer(c_int), parameter :: CUDA_ERROR_PROFILER_NOT_INITIALIZED = 6_c_int
    integer(c_int), parameter :: CUDA_ERROR_PROFILER_ALREADY_STARTED = 7_c_int
    integer(c_int), parameter :: CUDA_ERROR_PROFILER_ALREADY_STOPPED = 8_c_int
    integer(c_int), parameter :: CUDA_ERROR_STUB_LIBRARY = 34_c_int
    integer(c_int), parameter :: CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER = 36_c_int
    integer(c_int), parameter :: CUDA_ERROR_DEVICE_UNAVAILABLE = 46_c_int
    integer(c_int), parameter :: CUDA_ERROR_MULTICAST_RESOURCE_FULL = 47_c_int
    integer(c_int), parameter :: CUDA_ERROR_NO_DEVICE = 100_c_int
    integer(c_int), parameter :: CUDA_ERROR_INVALID_DEVICE = 101_c_int
    integer(c_int), parameter :: CUDA_ERROR_DEVICE_NOT_LICENSED = 102_c_int
    integer(c_int), parameter :: CUDA_ERROR_INVALID_IMAGE = 200_c_int
    integer(c_int), parameter :: CUDA_ERROR_INVALID_CONTEXT = 201_c_int
    integer(c_int), parameter :: CUDA_ERROR_CONTEXT_ALREADY_CURRENT = 202_c_int
    integer(c_int), parameter :: CUDA_ERROR_MAP_FAILED = 205_c_int
    integer(c_int), parameter :: CUDA_ERROR_UNMAP_FAILED = 206_c_int
    integer(c_int), parameter :: CUDA_ERROR_ARRAY_IS_MAPPED = 207_c_int
    integer(c_int), parameter :: CUDA_ERROR_ALREADY_MAPPED = 208_c_int
    integer(c_int), parameter :: CUDA_ERROR_NO_BINARY_FOR_GPU = 209_c_int
    integer(c_int), parameter :: CUDA_ERROR_ALREADY_ACQUIRED = 210_c_int
    integer(c_int), parameter :: CUDA_ERROR_NOT_MAPPED = 211_c_int
    integer(c_int), parameter :: CUDA_ERROR_NOT_MAPPED_AS_ARRAY = 212_c_int
    integer(c_int), parameter :: CUDA_ERROR_NOT_MAPPED_AS_POINTER = 213_c_int
    integer(c_int), parameter :: CUDA_ERROR_ECC_UNCORRECTABLE = 214_c_int
    integer(c_int), parameter :: CUDA_ERROR_UNSUPPORTED_LIMIT = 215_c_int
    integer(c_int), parameter :: CUDA_ERROR_CONTEXT_ALREADY_IN_USE = 216_c_int
    integer(c_int), parameter :: CUDA_ERROR_PEER_ACCESS_UNSUPPORTED = 217_c_int
    integer(c_int), parameter :: CUDA_ERROR_INVALID_PTX = 218_c_int
    integer(c_int), parameter :: CUDA_ERROR_INVALID_GRAPHICS_CONTEXT = 219_c_int
    integer(c_int), parameter :: CUDA_ERROR_NVLINK_UNCORRECTABLE = 220_c_int
    integer(c_int), parameter :: CUDA_ERROR_JIT_COMPILER_NOT_FOUND = 221_c_int
    integer(c_int), parameter :: CUDA_ERROR_UNSUPPORTED_PTX_VERSION = 222_c_int
    integer(c_int), parameter :: CUDA_ERROR_JIT_COMPILATION_DISABLED = 223_c_int
    integer(c_int), parameter :: CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY = 224_c_int
    integer(c_int), parameter :: CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC = 225_c_int
    integer(c_int), parameter :: CUDA_ERROR_CONTAINED = 226_c_int
    integer(c_int), parameter :: CUDA_ERROR_INSUFFICIENT_LOADER_VERSION = 227_c_int
    integer(c_int), parameter :: CUDA_ERROR_INVALID_SOURCE = 300_c_int
    integer(c_int), parameter :: CUDA_ERROR_FILE_NOT_FOUND = 301_c_int
    integer(c_int), parameter :: CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND = 302_c_int
    integer(c_int), parameter :: CUDA_ERROR_SHARED_OBJECT_INIT_FAILED = 303_c_int
    integer(c_int), parameter :: CUDA_ERROR_OPERATING_SYSTEM = 304_c_int
    integer(c_int), parameter :: CUDA_ERROR_INVALID_HANDLE = 400_c_int
    integer(c_int), parameter :: CUDA_ERROR_ILLEGAL_STATE = 401_c_int
    integer(c_int), parameter :: CUDA_ERROR_LOSSY_QUERY = 402_c_int
    integer(c_int), parameter :: CUDA_ERROR_NOT_FOUND = 500_c_int
    integer(c_int), parameter :: CUDA_ERROR_NOT_READY = 600_c_int
    integer(c_int), parameter :: CUDA_ERROR_ILLEGAL_ADDRESS = 700_c_int
    integer(c_int), parameter :: CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES = 701_c_int
    integer(c_int), parameter :: CUDA_ERROR_LAUNCH_TIMEOUT = 702_c_int
    integer(c_int), parameter :: CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING = 703_c_int
    integer(c_int), parameter :: CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704_c_int
    integer(c_int), parameter :: CUDA_ERROR_PEER_ACCESS_NOT_ENABLED = 705_c_int
    integer(c_int), parameter :: CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE = 708_c_int
    integer(c_int), parameter :: CUDA_ERROR_CONTEXT_IS_DESTROYED = 709_c_int
    integer(c_int), parameter :: CUDA_ERROR_ASSERT = 710_c_int
    integer(c_int), parameter :: CUDA_ERROR_TOO_MANY_PEERS = 711_c_int
    integer(c_int), parameter :: CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED = 712_c_int
    integer(c_int), parameter :: CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED = 713_c_int
    integer(c_int), parameter :: CUDA_ERROR_HARDWARE_STACK_ERROR = 714_c_int
    integer(c_int), parameter :: CUDA_ERROR_ILLEGAL_INSTRUCTION = 715_c_int
    integer(c_int), parameter :: CUDA_ERROR_MISALIGNED_ADDRESS = 716_c_int
    integer(c_int), parameter :: CUDA_ERROR_INVALID_ADDRESS_SPACE = 717_c_int
    integer(c_int), parameter :: CUDA_ERROR_INVALID_PC = 718_c_int
    integer(c_int), parameter :: CUDA_ERROR_LAUNCH_FAILED = 719_c_int
    integer(c_int), parameter :: CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE = 720_c_int
    integer(c_int), parameter :: CUDA_ERROR_TENSOR_MEMORY_LEAK = 721_c_int
    integer(c_int), parameter :: CUDA_ERROR_NOT_PERMITTED = 800_c_int
    integer(c_int), parameter :: CUDA_ERROR_NOT_SUPPORTED = 801_c_int
    integer(c_int), parameter :: CUDA_ERROR_SYSTEM_NOT_READY = 802_c_int
    integer(c_int), parameter :: CUDA_ERROR_SYSTEM_DRIVER_MISMATCH = 803_c_int
    integer(c_int), parameter :: CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE = 804_c_int
    integer(c_int), parameter :: CUDA_ERROR_MPS_CONNECTION_FAILED = 805_c_int
    integer(c_int), parameter :: CUDA_ERROR_MPS_RPC_FAILURE = 806_c_int
    integer(c_int), parameter :: CUDA_ERROR_MPS_SERVER_NOT_READY = 807_c_int
    integer(c_int), parameter :: CUDA_ERROR_MPS_MAX_CLIENTS_REACHED = 808_c_int
    integer(c_int), parameter :: CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED = 809_c_int
    integer(c_int), parameter :: CUDA_ERROR_MPS_CLIENT_TERMINATED = 810_c_int
    integer(c_int), parameter :: CUDA_ERROR_CDP_NOT_SUPPORTED = 811_c_int
    integer(c_int), parameter :: CUDA_ERROR_CDP_VERSION_MISMATCH = 812_c_int
    integer(c_int), parameter :: CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED = 900_c_int
    integer(c_int), parameter :: CUDA_ERROR_STREAM_CAPTURE_INVALIDATED = 901_c_int
    integer(c_int), parameter :: CUDA_ERROR_STREAM_CAPTURE_MERGE = 902_c_int
    integer(c_int), parameter :: CUDA_ERROR_STREAM_CAPTURE_UNMATCHED = 903_c_int
    integer(c_int), parameter :: CUDA_ERROR_STREAM_CAPTURE_UNJOINED = 904_c_int
    integer(c_int), parameter :: CUDA_ERROR_STREAM_CAPTURE_ISOLATION = 905_c_int
    integer(c_int), parameter :: CUDA_ERROR_STREAM_CAPTURE_IMPLICIT = 906_c_int
    integer(c_int), parameter :: CUDA_ERROR_CAPTURED_EVENT = 907_c_int
    integer(c_int), parameter :: CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD = 908_c_int
    integer(c_int), parameter :: CUDA_ERROR_TIMEOUT = 909_c_int
    integer(c_int), parameter :: CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE = 910_c_int
    integer(c_int), parameter :: CUDA_ERROR_EXTERNAL_DEVICE = 911_c_int
    integer(c_int), parameter :: CUDA_ERROR_INVALID_CLUSTER_SIZE = 912_c_int
    integer(c_int), parameter :: CUDA_ERROR_FUNCTION_NOT_LOADED = 913_c_int
    integer(c_int), parameter :: CUDA_ERROR_INVALID_RESOURCE_TYPE = 914_c_int
    integer(c_int), parameter :: CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION = 915_c_int
    integer(c_int), parameter :: CUDA_ERROR_KEY_ROTATION = 916_c_int
    integer(c_int), parameter :: CUDA_ERROR_STREAM_DETACHED = 917_c_int
    integer(c_int), parameter :: CUDA_ERROR_GRAPH_RECAPTURE_FAILURE = 918_c_int
    integer(c_int), parameter :: CUDA_ERROR_FABRIC_NOT_READY = 919_c_int
    integer(c_int), parameter :: CUDA_ERROR_UNKNOWN = 999_c_int

    ! CUdevice_attribute: Attributes that cuDeviceGetAttribute reports.
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 1_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X = 2_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y = 3_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z = 4_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X = 5_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y = 6_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z = 7_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK = 8_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK = 8_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY = 9_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_WARP_SIZE = 10_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAX_PITCH = 11_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK = 12_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK = 12_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_CLOCK_RATE = 13_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT = 14_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_GPU_OVERLAP = 15_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT = 17_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_INTEGRATED = 18_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY = 19_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_COMPUTE_MODE = 20_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH = 21_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH = 22_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT = 23_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH = 24_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT = 25_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH = 26_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH = 27_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT = 28_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS = 29_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH = 27_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT = 28_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES = 29_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT = 30_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS = 31_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_ECC_ENABLED = 32_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_PCI_BUS_ID = 33_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID = 34_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_TCC_DRIVER = 35_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE = 36_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH = 37_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE = 38_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR = 39_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT = 40_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING = 41_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH = 42_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS = 43_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER = 44_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH = 45_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT = 46_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE = 47_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE = 48_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE = 49_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID = 50_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT = 51_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH = 52_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH = 53_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS = 54_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH = 55_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH = 56_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT = 57_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH = 58_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT = 59_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH = 60_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH = 61_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS = 62_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH = 63_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT = 64_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS = 65_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH = 66_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH = 67_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS = 68_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH = 69_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH = 70_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT = 71_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH = 72_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH = 73_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT = 74_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH = 77_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED = 78_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED = 79_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED = 80_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 81_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR = 82_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY = 83_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD = 84_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID = 85_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED = 86_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO = 87_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS = 88_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS = 89_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED = 90_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM = 91_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1 = 92_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1 = 93_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1 = 94_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH = 95_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH = 96_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 97_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES = 98_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED = 99_c_int
    ! CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES = 100: too long a name for Fortran
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST = 101_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED = 102_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 102_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED = 103_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED = 104_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED = 105_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR = 106_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED = 107_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE = 108_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE = 109_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED = 110_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK = 111_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED = 112_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED = 113_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED = 114_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED = 115_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED = 116_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS = 117_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING = 118_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES = 119_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH = 120_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED = 121_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS = 122_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR = 123_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED = 124_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED = 125_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT = 126_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED = 127_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED = 128_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS = 129_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_NUMA_CONFIG = 130_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_NUMA_ID = 131_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED = 132_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MPS_ENABLED = 133_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID = 134_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED = 135_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK = 136_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH = 137_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED = 138_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID = 139_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID = 140_c_int
    ! CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 141: too long a name for Fortran
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED = 142_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED = 143_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED = 144_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 145_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED = 146_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED = 147_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED = 148_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT = 149_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK = 150_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED = 151_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED = 152_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED = 153_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED = 154_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED = 155_c_int
    ! CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED = 156: too long a name for Fortran
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT = 157_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES = 158_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED = 159_c_int
    integer(c_int), parameter :: CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE = 160_c_int
    ! CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED = 161: too long a name for Fortran

    ! CUpointer_attribute: Attributes that cuPointerGetAttribute reports.
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_CONTEXT = 1_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_MEMORY_TYPE = 2_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_DEVICE_POINTER = 3_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_HOST_POINTER = 4_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_P2P_TOKENS = 5_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_SYNC_MEMOPS = 6_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_BUFFER_ID = 7_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_IS_MANAGED = 8_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE = 10_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_RANGE_START_ADDR = 11_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_RANGE_SIZE = 12_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_MAPPED = 13_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES = 14_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE = 15_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_ACCESS_FLAGS = 16_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE = 17_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_MAPPING_SIZE = 18_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR = 19_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID = 20_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE = 21_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL = 22_c_int

    ! CUlimit: Limits of a context.
    !> Bytes of stack per thread.
    integer(c_int), parameter :: CU_LIMIT_STACK_SIZE = 0_c_int
    !> Bytes of the printf buffer.
    integer(c_int), parameter :: CU_LIMIT_PRINTF_FIFO_SIZE = 1_c_int
    !> Bytes of the device-side heap.
    integer(c_int), parameter :: CU_LIMIT_MALLOC_HEAP_SIZE = 2_c_int
    integer(c_int), parameter :: CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH = 3_c_int
    integer(c_int), parameter :: CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT = 4_c_int
    integer(c_int), parameter :: CU_LIMIT_MAX_L2_FETCH_GRANULARITY = 5_c_int
    integer(c_int), parameter :: CU_LIMIT_PERSISTING_L2_CACHE_SIZE = 6_c_int
    integer(c_int), parameter :: CU_LIMIT_SHMEM_SIZE = 7_c_int
    integer(c_int), parameter :: CU_LIMIT_CIG_ENABLED = 8_c_int
    integer(c_int), parameter :: CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED = 9_c_int
    integer(c_int), parameter :: CU_LIMIT_PER_BLOCK_MEMORY_SIZE = 10_c_int

    ! CUdevice_P2PAttribute: Attributes that cuDeviceGetP2PAttribute reports.
    integer(c_int), parameter :: CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK = 1_c_int
    integer(c_int), parameter :: CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED = 2_c_int
    integer(c_int), parameter :: CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED = 3_c_int
    integer(c_int), parameter :: CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED = 4_c_int
    integer(c_int), parameter :: CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED = 4_c_int
    integer(c_int), parameter :: CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED = 5_c_int

    ! CUlogLevel: Levels of messages in the log of failures.
    integer(c_int), parameter :: CU_LOG_LEVEL_ERROR = 0_c_int
    integer(c_int), parameter :: CU_LOG_LEVEL_WARNING = 1_c_int

    ! CUmem_advise: Advice about managed memory.
    integer(c_int), parameter :: CU_MEM_ADVISE_SET_READ_MOSTLY = 1_c_int
    integer(c_int), parameter :: CU_MEM_ADVISE_UNSET_READ_MOSTLY = 2_c_int
    integer(c_int), parameter :: CU_MEM_ADVISE_SET_PREFERRED_LOCATION = 3_c_int
    integer(c_int), parameter :: CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION = 4_c_int
    integer(c_int), parameter :: CU_MEM_ADVISE_SET_ACCESSED_BY = 5_c_int
    integer(c_int), parameter :: CU_MEM_ADVISE_UNSET_ACCESSED_BY = 6_c_int

    ! CUmem_range_attribute: Attributes of a managed range.
    integer(c_int), parameter :: CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY = 1_c_int
    integer(c_int), parameter :: CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION = 2_c_int
    integer(c_int), parameter :: CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY = 3_c_int
    integer(c_int), parameter :: CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION = 4_c_int
    integer(c_int), parameter :: CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE = 5_c_int
    integer(c_int), parameter :: CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID = 6_c_int
    integer(c_int), parameter :: CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE = 7_c_int
    integer(c_int), parameter :: CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID = 8_c_int

    ! CUmemLocationType: Kinds of memory location.
    integer(c_int), parameter :: CU_MEM_LOCATION_TYPE_INVALID = 0_c_int
    integer(c_int), parameter :: CU_MEM_LOCATION_TYPE_NONE = 0_c_int
    integer(c_int), parameter :: CU_MEM_LOCATION_TYPE_DEVICE = 1_c_int
    integer(c_int), parameter :: CU_MEM_LOCATION_TYPE_HOST = 2_c_int
    integer(c_int), parameter :: CU_MEM_LOCATION_TYPE_HOST_NUMA = 3_c_int
    integer(c_int), parameter :: CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = 4_c_int
    integer(c_int), parameter :: CU_MEM_LOCATION_TYPE_INVISIBLE = 5_c_int
    integer(c_int), parameter :: CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN = 6_c_int

    ! CUmemcpySrcAccessOrder: When a queued copy reads its source.
    integer(c_int), parameter :: CU_MEMCPY_SRC_ACCESS_ORDER_INVALID = 0_c_int
    integer(c_int), parameter :: CU_MEMCPY_SRC_ACCESS_ORDER_STREAM = 1_c_int
    integer(c_int), parameter :: CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL = 2_c_int
    integer(c_int), parameter :: CU_MEMCPY_SRC_ACCESS_ORDER_ANY = 3_c_int

    ! CUmemcpyFlags: Flags of a queued copy.
    integer(c_int), parameter :: CU_MEMCPY_FLAG_DEFAULT = 0_c_int
    integer(c_int), parameter :: CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE = 1_c_int

    ! CUmemcpy3DOperandType: Kinds of the source and destination of a box copy.
    integer(c_int), parameter :: CU_MEMCPY_OPERAND_TYPE_POINTER = 1_c_int
    integer(c_int), parameter :: CU_MEMCPY_OPERAND_TYPE_ARRAY = 2_c_int

    ! CUstreamCaptureStatus: Capture status of a stream.
    integer(c_int), parameter :: CU_STREAM_CAPTURE_STATUS_NONE = 0_c_int
    integer(c_int), parameter :: CU_STREAM_CAPTURE_STATUS_ACTIVE = 1_c_int
    integer(c_int), parameter :: CU_STREAM_CAPTURE_STATUS_INVALIDATED = 2_c_int

    ! CUgraphInstantiate_flags: Flags of cuGraphInstantiateWithFlags and cuGraphInstantiateWithParams.
    !> A launch frees what the one before has left allocated.
    integer(c_int), parameter :: CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH = 1_c_int
    !> The launch is prepared at once.
    integer(c_int), parameter :: CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD = 2_c_int
    !> Kernels launch it.
    integer(c_int), parameter :: CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH = 4_c_int
    !> Launches have the priorities of their nodes.
    integer(c_int), parameter :: CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY = 8_c_int

    ! CUgraphInstantiateResult: The outcome of cuGraphInstantiateWithParams.
    integer(c_int), parameter :: CUDA_GRAPH_INSTANTIATE_SUCCESS = 0_c_int
    integer(c_int), parameter :: CUDA_GRAPH_INSTANTIATE_ERROR = 1_c_int
    !> The edges make a circle.
    integer(c_int), parameter :: CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE = 2_c_int
    integer(c_int), parameter :: CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED = 3_c_int
    integer(c_int), parameter :: CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED = 4_c_int
    integer(c_int), parameter :: CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED = 5_c_int

    ! CUgraphMem_attribute: Numbers about the memory of graphs on a device, in bytes.
    !> The memory that launches have taken, until it is trimmed.
    integer(c_int), parameter :: CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT = 0_c_int
    integer(c_int), parameter :: CU_GRAPH_MEM_ATTR_USED_MEM_HIGH = 1_c_int
    !> The memory that is held for launches.
    integer(c_int), parameter :: CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT = 2_c_int
    integer(c_int), parameter :: CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH = 3_c_int

    ! CUuserObject_flags: Flags of cuUserObjectCreate.
    !> The call at the object's end is in no stream's order.
    integer(c_int), parameter :: CU_USER_OBJECT_NO_DESTRUCTOR_SYNC = 1_c_int

    ! CUuserObjectRetain_flags: Flags of cuGraphRetainUserObject.
    !> The references are the program's, which has them no longer.
    integer(c_int), parameter :: CU_GRAPH_USER_OBJECT_MOVE = 1_c_int

    ! CUgraphNodeType: The type of a graph's node.
    integer(c_int), parameter :: CU_GRAPH_NODE_TYPE_KERNEL = 0_c_int
    integer(c_int), parameter :: CU_GRAPH_NODE_TYPE_MEMCPY = 1_c_int
    integer(c_int), parameter :: CU_GRAPH_NODE_TYPE_MEMSET = 2_c_int
    integer(c_int), parameter :: CU_GRAPH_NODE_TYPE_HOST = 3_c_int
    integer(c_int), parameter :: CU_GRAPH_NODE_TYPE_GRAPH = 4_c_int
    integer(c_int), parameter :: CU_GRAPH_NODE_TYPE_EMPTY = 5_c_int
    integer(c_int), parameter :: CU_GRAPH_NODE_TYPE_WAIT_EVENT = 6_c_int
    integer(c_int), parameter :: CU_GRAPH_NODE_TYPE_EVENT_RECORD = 7_c_int
    integer(c_int), parameter :: CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL = 8_c_int
    integer(c_int), parameter :: CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT = 9_c_int
    integer(c_int), parameter :: CU_GRAPH_NODE_TYPE_MEM_ALLOC = 10_c_int
    integer(c_int), parameter :: CU_GRAPH_NODE_TYPE_MEM_FREE = 11_c_int
    integer(c_int), parameter :: CU_GRAPH_NODE_TYPE_BATCH_MEM_OP = 12_c_int
    integer(c_int), parameter :: CU_GRAPH_NODE_TYPE_CONDITIONAL = 13_c_int
    integer(c_int), parameter :: CU_GRAPH_NODE_TYPE_MEMCPY_BATCH = 14_c_int
    integer(c_int), parameter :: CU_GRAPH_NODE_TYPE_RESERVED_16 = 16_c_int
    integer(c_int), parameter :: CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE = 17_c_int
    integer(c_int), parameter :: CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH = 18_c_int

    ! CUgraphExecUpdateResult: The outcome of an update of an executable graph.
    integer(c_int), parameter :: CU_GRAPH_EXEC_UPDATE_SUCCESS = 0_c_int
    integer(c_int), parameter :: CU_GRAPH_EXEC_UPDATE_ERROR = 1_c_int
    integer(c_int), parameter :: CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED = 2_c_int
    integer(c_int), parameter :: CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED = 3_c_int
    integer(c_int), parameter :: CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED = 4_c_int
    integer(c_int), parameter :: CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED = 5_c_int
    integer(c_int), parameter :: CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED = 6_c_int
    integer(c_int), parameter :: CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE = 7_c_int
    integer(c_int), parameter :: CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED = 8_c_int

    ! CUgraphRecaptureStatus: A node whose work differs where it is captured anew.
    integer(c_int), parameter :: CU_GRAPH_RECAPTURE_ELIGIBLE_FOR_UPDATE = 0_c_int
    integer(c_int), parameter :: CU_GRAPH_RECAPTURE_INELIGIBLE_FOR_UPDATE = 1_c_int
    integer(c_int), parameter :: CU_GRAPH_RECAPTURE_ERROR = 2_c_int

    ! CUstreamCaptureMode: Restrictions on a thread's calls while a stream is captured.
    integer(c_int), parameter :: CU_STREAM_CAPTURE_MODE_GLOBAL = 0_c_int
    integer(c_int), parameter :: CU_STREAM_CAPTURE_MODE_THREAD_LOCAL = 1_c_int
    integer(c_int), parameter :: CU_STREAM_CAPTURE_MODE_RELAXED = 2_c_int

    ! CUhostTaskSyncMode: Ways in which the thread that calls host functions waits for the next one.
    integer(c_int), parameter :: CU_HOST_TASK_BLOCKING = 0_c_int
    integer(c_int), parameter :: CU_HOST_TASK_SPINWAIT = 1_c_int

    ! CUflushGPUDirectRDMAWritesTarget: Context whose remote writes are flushed.
    integer(c_int), parameter :: CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX = 0_c_int

    ! CUflushGPUDirectRDMAWritesScope: Contexts that see flushed remote writes.
    integer(c_int), parameter :: CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER = 100_c_int
    integer(c_int), parameter :: CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES = 200_c_int

    ! CUdriverProcAddressQueryResult: Outcomes of cuGetProcAddress.
    integer(c_int), parameter :: CU_GET_PROC_ADDRESS_SUCCESS = 0_c_int
    integer(c_int), parameter :: CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1_c_int
    integer(c_int), parameter :: CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2_c_int

    ! CUdriverProcAddress_flags: Flags of cuGetProcAddress: the default stream that its functions use.
    integer(c_int), parameter :: CU_GET_PROC_ADDRESS_DEFAULT = 0_c_int
    !> The functions of the legacy default stream.
    integer(c_int), parameter :: CU_GET_PROC_ADDRESS_LEGACY_STREAM = 1_c_int
    !> The functions of the per-thread default stream, where there are any.
    integer(c_int), parameter :: CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM = 2_c_int

    ! CUfunc_cache: Preferences between shared memory and L1 cache.
    integer(c_int), parameter :: CU_FUNC_CACHE_PREFER_NONE = 0_c_int
    integer(c_int), parameter :: CU_FUNC_CACHE_PREFER_SHARED = 1_c_int
    integer(c_int), parameter :: CU_FUNC_CACHE_PREFER_L1 = 2_c_int
    integer(c_int), parameter :: CU_FUNC_CACHE_PREFER_EQUAL = 3_c_int

    ! CUmoduleLoadingMode: When kernels are loaded.
    integer(c_int), parameter :: CU_MODULE_EAGER_LOADING = 1_c_int
    integer(c_int), parameter :: CU_MODULE_LAZY_LOADING = 2_c_int

    ! CUfunctionLoadingState: If the code of a kernel is on the device.
    integer(c_int), parameter :: CU_FUNCTION_LOADING_STATE_UNLOADED = 0_c_int
    integer(c_int), parameter :: CU_FUNCTION_LOADING_STATE_LOADED = 1_c_int

    ! CUsharedconfig: Bank sizes of shared memory.
    integer(c_int), parameter :: CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE = 0_c_int
    integer(c_int), parameter :: CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE = 1_c_int
    integer(c_int), parameter :: CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE = 2_c_int

    ! CUexecAffinityType: Kinds of execution affinity.
    integer(c_int), parameter :: CU_EXEC_AFFINITY_TYPE_SM_COUNT = 0_c_int

    ! CUmemorytype: Kinds of memory.
    integer(c_int), parameter :: CU_MEMORYTYPE_HOST = 1_c_int
    integer(c_int), parameter :: CU_MEMORYTYPE_DEVICE = 2_c_int
    integer(c_int), parameter :: CU_MEMORYTYPE_ARRAY = 3_c_int
    !> Any memory; the address identifies it.
    integer(c_int), parameter :: CU_MEMORYTYPE_UNIFIED = 4_c_int

    ! CUctx_flags: Flags of a context: how its threads wait, and what it keeps.
    !> Waits as the driver chooses.
    integer(c_int), parameter :: CU_CTX_SCHED_AUTO = 0_c_int
    !> Waits spinning.
    integer(c_int), parameter :: CU_CTX_SCHED_SPIN = 1_c_int
    !> Waits yielding.
    integer(c_int), parameter :: CU_CTX_SCHED_YIELD = 2_c_int
    !> Waits sleeping.
    integer(c_int), parameter :: CU_CTX_SCHED_BLOCKING_SYNC = 4_c_int
    integer(c_int), parameter :: CU_CTX_BLOCKING_SYNC = 4_c_int
    !> All CU_CTX_SCHED flags.
    integer(c_int), parameter :: CU_CTX_SCHED_MASK = 7_c_int
    !> Host memory can be mapped; always so.
    integer(c_int), parameter :: CU_CTX_MAP_HOST = 8_c_int
    !> Local memory keeps its largest size.
    integer(c_int), parameter :: CU_CTX_LMEM_RESIZE_TO_MAX = 16_c_int
    integer(c_int), parameter :: CU_CTX_COREDUMP_ENABLE = 32_c_int
    integer(c_int), parameter :: CU_CTX_USER_COREDUMP_ENABLE = 64_c_int
    integer(c_int), parameter :: CU_CTX_SYNC_MEMOPS = 128_c_int
    integer(c_int), parameter :: CU_CTX_FLAGS_MASK = 255_c_int

    ! CUstream_flags: Flags of a new stream.
    !> Ordered with the default stream.
    integer(c_int), parameter :: CU_STREAM_DEFAULT = 0_c_int
    !> Not ordered with the default stream.
    integer(c_int), parameter :: CU_STREAM_NON_BLOCKING = 1_c_int

    ! CUevent_flags: Flags of a new event.
    !> Records timestamps; its waiters poll.
    integer(c_int), parameter :: CU_EVENT_DEFAULT = 0_c_int
    !> Its waiters sleep instead of polling.
    integer(c_int), parameter :: CU_EVENT_BLOCKING_SYNC = 1_c_int
    !> Records no timestamps.
    integer(c_int), parameter :: CU_EVENT_DISABLE_TIMING = 2_c_int
    !> Other processes may open it; requires CU_EVENT_DISABLE_TIMING.
    integer(c_int), parameter :: CU_EVENT_INTERPROCESS = 4_c_int

    ! CUevent_record_flags: Flags of an event record.
    integer(c_int), parameter :: CU_EVENT_RECORD_DEFAULT = 0_c_int
    integer(c_int), parameter :: CU_EVENT_RECORD_EXTERNAL = 1_c_int

    ! CUevent_wait_flags: Flags of a stream's wait for an event.
    integer(c_int), parameter :: CU_EVENT_WAIT_DEFAULT = 0_c_int
    integer(c_int), parameter :: CU_EVENT_WAIT_EXTERNAL = 1_c_int

    ! CUstreamWaitValue_flags: Comparisons of a stream's wait for a value, and its flags.
    !> The value, minus the reference, is not negative (cyclic).
    integer(c_int), parameter :: CU_STREAM_WAIT_VALUE_GEQ = 0_c_int
    !> Equal.
    integer(c_int), parameter :: CU_STREAM_WAIT_VALUE_EQ = 1_c_int
    !> The bitwise and is not zero.
    integer(c_int), parameter :: CU_STREAM_WAIT_VALUE_AND = 2_c_int
    !> The complement of the bitwise or is not zero.
    integer(c_int), parameter :: CU_STREAM_WAIT_VALUE_NOR = 3_c_int
    !> Remote writes before the wait are made visible.
    integer(c_int), parameter :: CU_STREAM_WAIT_VALUE_FLUSH = 1073741824_c_int

    ! CUstreamWriteValue_flags: Flags of a stream's write of a value.
    integer(c_int), parameter :: CU_STREAM_WRITE_VALUE_DEFAULT = 0_c_int
    integer(c_int), parameter :: CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER = 1_c_int

    ! CUstreamBatchMemOpType: Operations of cuStreamBatchMemOp.
    integer(c_int), parameter :: CU_STREAM_MEM_OP_WAIT_VALUE_32 = 1_c_int
    integer(c_int), parameter :: CU_STREAM_MEM_OP_WRITE_VALUE_32 = 2_c_int
    integer(c_int), parameter :: CU_STREAM_MEM_OP_WAIT_VALUE_64 = 4_c_int
    integer(c_int), parameter :: CU_STREAM_MEM_OP_WRITE_VALUE_64 = 5_c_int
    integer(c_int), parameter :: CU_STREAM_MEM_OP_BARRIER = 6_c_int
    integer(c_int), parameter :: CU_STREAM_MEM_OP_ATOMIC_REDUCTION = 8_c_int
    integer(c_int), parameter :: CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES = 3_c_int

    ! CUmemAttach_flags: Streams and devices that may access managed memory.
    !> Any stream of any device.
    integer(c_int), parameter :: CU_MEM_ATTACH_GLOBAL = 1_c_int
    !> No device, until it is attached to a stream.
    integer(c_int), parameter :: CU_MEM_ATTACH_HOST = 2_c_int
    !> One stream only.
    integer(c_int), parameter :: CU_MEM_ATTACH_SINGLE = 4_c_int

    ! CUipcMem_flags: Flags of opening another process's memory.
    !> Enables peer access between the devices where needed; always required.
    integer(c_int), parameter :: CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS = 1_c_int

    ! CUmemAllocationType: Kinds of allocation of physical memory and of pools.
    integer(c_int), parameter :: CU_MEM_ALLOCATION_TYPE_INVALID = 0_c_int
    !> Memory stays where it was allocated.
    integer(c_int), parameter :: CU_MEM_ALLOCATION_TYPE_PINNED = 1_c_int
    !> Memory migrates between devices and host.
    integer(c_int), parameter :: CU_MEM_ALLOCATION_TYPE_MANAGED = 2_c_int

    ! CUmemAllocationHandleType: Kinds of handle that other processes import memory by; bits where several may be named.
    integer(c_int), parameter :: CU_MEM_HANDLE_TYPE_NONE = 0_c_int
    !> An `int`: a file descriptor.
    integer(c_int), parameter :: CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR = 1_c_int
    integer(c_int), parameter :: CU_MEM_HANDLE_TYPE_WIN32 = 2_c_int
    integer(c_int), parameter :: CU_MEM_HANDLE_TYPE_WIN32_KMT = 4_c_int
    !> A CUmemFabricHandle, good on every machine of one NVLink fabric.
    integer(c_int), parameter :: CU_MEM_HANDLE_TYPE_FABRIC = 8_c_int

    ! CUmemAccess_flags: Access rights to memory.
    integer(c_int), parameter :: CU_MEM_ACCESS_FLAGS_PROT_NONE = 0_c_int
    integer(c_int), parameter :: CU_MEM_ACCESS_FLAGS_PROT_READ = 1_c_int
    integer(c_int), parameter :: CU_MEM_ACCESS_FLAGS_PROT_READWRITE = 3_c_int

    ! CUmemAllocationGranularity_flags: Granularities that cuMemGetAllocationGranularity reports.
    !> The one that sizes must be multiples of.
    integer(c_int), parameter :: CU_MEM_ALLOC_GRANULARITY_MINIMUM = 0_c_int
    !> The one that is fastest.
    integer(c_int), parameter :: CU_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1_c_int

    ! CUmemAllocationCompType: Compression of physical memory.
    integer(c_int), parameter :: CU_MEM_ALLOCATION_COMP_NONE = 0_c_int
    integer(c_int), parameter :: CU_MEM_ALLOCATION_COMP_GENERIC = 1_c_int

    ! CUmemRangeHandleType: Kinds of handle that cuMemGetHandleForAddressRange creates.
    !> An `int`: the descriptor of a dma-buf.
    integer(c_int), parameter :: CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD = 1_c_int

    ! CUmemRangeFlags: Ways for other devices to access the memory of a dma-buf.
    !> Through PCIe.
    integer(c_int), parameter :: CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE = 1_c_int

    ! CUmemPool_attribute: Attributes of a pool. The first four and the high-water marks can be set.
    !> `int`: memory freed in one stream may be reused in another that waits for it by an event.
    integer(c_int), parameter :: CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES = 1_c_int
    !> `int`: memory may be reused as soon as its free has run.
    integer(c_int), parameter :: CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC = 2_c_int
    !> `int`: streams may be made to wait for each other to reuse memory.
    integer(c_int), parameter :: CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES = 3_c_int
    !> `cuuint64_t`: bytes that the pool keeps rather than return to the system.
    integer(c_int), parameter :: CU_MEMPOOL_ATTR_RELEASE_THRESHOLD = 4_c_int
    !> `cuuint64_t`: bytes it holds.
    integer(c_int), parameter :: CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT = 5_c_int
    !> `cuuint64_t`: the most it has held since this was reset to 0.
    integer(c_int), parameter :: CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH = 6_c_int
    !> `cuuint64_t`: bytes allocated from it.
    integer(c_int), parameter :: CU_MEMPOOL_ATTR_USED_MEM_CURRENT = 7_c_int
    !> `cuuint64_t`: the most allocated since this was reset to 0.
    integer(c_int), parameter :: CU_MEMPOOL_ATTR_USED_MEM_HIGH = 8_c_int
    integer(c_int), parameter :: CU_MEMPOOL_ATTR_ALLOCATION_TYPE = 9_c_int
    integer(c_int), parameter :: CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES = 10_c_int
    integer(c_int), parameter :: CU_MEMPOOL_ATTR_LOCATION_ID = 11_c_int
    integer(c_int), parameter :: CU_MEMPOOL_ATTR_LOCATION_TYPE = 12_c_int
    integer(c_int), parameter :: CU_MEMPOOL_ATTR_MAX_POOL_SIZE = 13_c_int
    integer(c_int), parameter :: CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED = 14_c_int
    integer(c_int), parameter :: CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID = 15_c_int

    ! CUexternalMemoryHandleType: Kinds of handle to another API's memory.
    !> A file descriptor: Vulkan's opaque ones, those of exported physical memory.
    integer(c_int), parameter :: CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD = 1_c_int
    integer(c_int), parameter :: CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32 = 2_c_int
    integer(c_int), parameter :: CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3_c_int
    integer(c_int), parameter :: CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP = 4_c_int
    integer(c_int), parameter :: CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE = 5_c_int
    integer(c_int), parameter :: CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE = 6_c_int
    integer(c_int), parameter :: CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT = 7_c_int
    integer(c_int), parameter :: CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF = 8_c_int
    !> The descriptor of a dma-buf.
    integer(c_int), parameter :: CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD = 9_c_int

    ! CUexternalSemaphoreHandleType: Kinds of handle to another API's semaphore.
    !> A file descriptor: a binary semaphore.
    integer(c_int), parameter :: CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD = 1_c_int
    integer(c_int), parameter :: CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32 = 2_c_int
    integer(c_int), parameter :: CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3_c_int
    integer(c_int), parameter :: CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE = 4_c_int
    integer(c_int), parameter :: CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE = 5_c_int
    integer(c_int), parameter :: CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC = 6_c_int
    integer(c_int), parameter :: CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX = 7_c_int
    integer(c_int), parameter :: CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT = 8_c_int
    !> A file descriptor: a timeline semaphore.
    integer(c_int), parameter :: CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD = 9_c_int
    integer(c_int), parameter :: CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32 = 10_c_int

    ! CUcomputemode: Compute modes: the processes that may use a device.
    integer(c_int), parameter :: CU_COMPUTEMODE_DEFAULT = 0_c_int
    integer(c_int), parameter :: CU_COMPUTEMODE_PROHIBITED = 2_c_int
    integer(c_int), parameter :: CU_COMPUTEMODE_EXCLUSIVE_PROCESS = 3_c_int

    ! CUarray_format: Formats of the elements of arrays.
    integer(c_int), parameter :: CU_AD_FORMAT_UNSIGNED_INT8 = 1_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UNSIGNED_INT16 = 2_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UNSIGNED_INT32 = 3_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_SIGNED_INT8 = 8_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_SIGNED_INT16 = 9_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_SIGNED_INT32 = 10_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_HALF = 16_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_FLOAT = 32_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_NV12 = 176_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UNORM_INT8X1 = 192_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UNORM_INT8X2 = 193_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UNORM_INT8X4 = 194_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UNORM_INT16X1 = 195_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UNORM_INT16X2 = 196_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UNORM_INT16X4 = 197_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_SNORM_INT8X1 = 198_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_SNORM_INT8X2 = 199_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_SNORM_INT8X4 = 200_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_SNORM_INT16X1 = 201_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_SNORM_INT16X2 = 202_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_SNORM_INT16X4 = 203_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_BC1_UNORM = 145_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_BC1_UNORM_SRGB = 146_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_BC2_UNORM = 147_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_BC2_UNORM_SRGB = 148_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_BC3_UNORM = 149_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_BC3_UNORM_SRGB = 150_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_BC4_UNORM = 151_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_BC4_SNORM = 152_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_BC5_UNORM = 153_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_BC5_SNORM = 154_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_BC6H_UF16 = 155_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_BC6H_SF16 = 156_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_BC7_UNORM = 157_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_BC7_UNORM_SRGB = 158_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_P010 = 159_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_P016 = 161_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_NV16 = 162_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_P210 = 163_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_P216 = 164_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_YUY2 = 165_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_Y210 = 166_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_Y216 = 167_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_AYUV = 168_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_Y410 = 169_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_Y416 = 177_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_Y444_PLANAR8 = 178_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_Y444_PLANAR10 = 179_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_YUV444_8bit_SemiPlanar = 180_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_YUV444_16bit_SemiPlanar = 181_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UNORM_INT_101010_2 = 80_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UINT8_PACKED_422 = 81_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UINT8_PACKED_444 = 82_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UINT8_SEMIPLANAR_420 = 83_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UINT16_SEMIPLANAR_420 = 84_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UINT8_SEMIPLANAR_422 = 85_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UINT16_SEMIPLANAR_422 = 86_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UINT8_SEMIPLANAR_444 = 87_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UINT16_SEMIPLANAR_444 = 88_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UINT8_PLANAR_420 = 89_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UINT16_PLANAR_420 = 90_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UINT8_PLANAR_422 = 91_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UINT16_PLANAR_422 = 92_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UINT8_PLANAR_444 = 93_c_int
    integer(c_int), parameter :: CU_AD_FORMAT_UINT16_PLANAR_444 = 94_c_int

    ! CUatomicOperation: Atomic operations.
    integer(c_int), parameter :: CU_ATOMIC_OPERATION_INTEGER_ADD = 0_c_int
    integer(c_int), parameter :: CU_ATOMIC_OPERATION_INTEGER_MIN = 1_c_int
    integer(c_int), parameter :: CU_ATOMIC_OPERATION_INTEGER_MAX = 2_c_int
    integer(c_int), parameter :: CU_ATOMIC_OPERATION_INTEGER_INCREMENT = 3_c_int
    integer(c_int), parameter :: CU_ATOMIC_OPERATION_INTEGER_DECREMENT = 4_c_int
    integer(c_int), parameter :: CU_ATOMIC_OPERATION_AND = 5_c_int
    integer(c_int), parameter :: CU_ATOMIC_OPERATION_OR = 6_c_int
    integer(c_int), parameter :: CU_ATOMIC_OPERATION_XOR = 7_c_int
    integer(c_int), parameter :: CU_ATOMIC_OPERATION_EXCHANGE = 8_c_int
    integer(c_int), parameter :: CU_ATOMIC_OPERATION_CAS = 9_c_int
    integer(c_int), parameter :: CU_ATOMIC_OPERATION_FLOAT_ADD = 10_c_int
    integer(c_int), parameter :: CU_ATOMIC_OPERATION_FLOAT_MIN = 11_c_int
    integer(c_int), parameter :: CU_ATOMIC_OPERATION_FLOAT_MAX = 12_c_int

    ! CUatomicOperationCapability: Operand types of an atomic operation.
    integer(c_int), parameter :: CU_ATOMIC_CAPABILITY_SIGNED = 1_c_int
    integer(c_int), parameter :: CU_ATOMIC_CAPABILITY_UNSIGNED = 2_c_int
    integer(c_int), parameter :: CU_ATOMIC_CAPABILITY_REDUCTION = 4_c_int
    integer(c_int), parameter :: CU_ATOMIC_CAPABILITY_SCALAR_32 = 8_c_int
    integer(c_int), parameter :: CU_ATOMIC_CAPABILITY_SCALAR_64 = 16_c_int
    integer(c_int), parameter :: CU_ATOMIC_CAPABILITY_SCALAR_128 = 32_c_int
    integer(c_int), parameter :: CU_ATOMIC_CAPABILITY_VECTOR_32x4 = 64_c_int

    ! CUlaunchAttributeID: Attributes of launches and streams.
    integer(c_int), parameter :: CU_LAUNCH_ATTRIBUTE_IGNORE = 0_c_int
    integer(c_int), parameter :: CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW = 1_c_int
    integer(c_int), parameter :: CU_LAUNCH_ATTRIBUTE_COOPERATIVE = 2_c_int
    integer(c_int), parameter :: CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY = 3_c_int
    integer(c_int), parameter :: CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION = 4_c_int
    integer(c_int), parameter :: CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 5_c_int
    integer(c_int), parameter :: CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION = 6_c_int
    integer(c_int), parameter :: CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT = 7_c_int
    integer(c_int), parameter :: CU_LAUNCH_ATTRIBUTE_PRIORITY = 8_c_int
    integer(c_int), parameter :: CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP = 9_c_int
    integer(c_int), parameter :: CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN = 10_c_int
    integer(c_int), parameter :: CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION = 11_c_int
    integer(c_int), parameter :: CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT = 12_c_int
    integer(c_int), parameter :: CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE = 13_c_int
    integer(c_int), parameter :: CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 14_c_int
    integer(c_int), parameter :: CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING = 16_c_int
    integer(c_int), parameter :: CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE = 17_c_int
    integer(c_int), parameter :: CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE = 18_c_int

    ! CUsynchronizationPolicy: Policies by which threads wait for streams.
    integer(c_int), parameter :: CU_SYNC_POLICY_AUTO = 1_c_int
    integer(c_int), parameter :: CU_SYNC_POLICY_SPIN = 2_c_int
    integer(c_int), parameter :: CU_SYNC_POLICY_YIELD = 3_c_int
    integer(c_int), parameter :: CU_SYNC_POLICY_BLOCKING_SYNC = 4_c_int

    ! CUcliqueType: Kinds of cliques of devices.
    integer(c_int), parameter :: CU_CLIQUE_TYPE_UNICAST_POINTER = 0_c_int
    integer(c_int), parameter :: CU_CLIQUE_TYPE_MULTICAST_POINTER = 1_c_int
    integer(c_int), parameter :: CU_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT = 2_c_int
    integer(c_int), parameter :: CU_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT = 3_c_int

    ! CUcigDataType: Kinds of data for computing in graphics.
    integer(c_int), parameter :: CIG_DATA_TYPE_D3D12_COMMAND_QUEUE = 1_c_int
    integer(c_int), parameter :: CIG_DATA_TYPE_NV_BLOB = 2_c_int

    ! CUfunction_attribute: The attributes of a kernel.
    !> The most threads of a block.
    integer(c_int), parameter :: CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0_c_int
    !> Bytes of shared memory of a fixed size.
    integer(c_int), parameter :: CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1_c_int
    !> Bytes of constant memory.
    integer(c_int), parameter :: CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2_c_int
    !> Bytes of memory of each thread.
    integer(c_int), parameter :: CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3_c_int
    !> Registers of each thread.
    integer(c_int), parameter :: CU_FUNC_ATTRIBUTE_NUM_REGS = 4_c_int
    !> The version of the virtual architecture: 10 * major + minor.
    integer(c_int), parameter :: CU_FUNC_ATTRIBUTE_PTX_VERSION = 5_c_int
    !> The version of the architecture: 10 * major + minor.
    integer(c_int), parameter :: CU_FUNC_ATTRIBUTE_BINARY_VERSION = 6_c_int
    !> 1 where global loads are cached in the first level.
    integer(c_int), parameter :: CU_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7_c_int
    !> The most bytes of dynamic shared memory.
    integer(c_int), parameter :: CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8_c_int
    !> The part of the first-level cache that is shared memory, in percent.
    integer(c_int), parameter :: CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9_c_int
    integer(c_int), parameter :: CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET = 10_c_int
    integer(c_int), parameter :: CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH = 11_c_int
    integer(c_int), parameter :: CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT = 12_c_int
    integer(c_int), parameter :: CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH = 13_c_int
    integer(c_int), parameter :: CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED = 14_c_int
    integer(c_int), parameter :: CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 15_c_int
    integer(c_int), parameter :: CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED = 16_c_int
    integer(c_int), parameter :: CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE = 17_c_int

    ! CUoccupancy_flags: Flags of the calls about occupancy.
    integer(c_int), parameter :: CU_OCCUPANCY_DEFAULT = 0_c_int
    !> Caching of global loads is kept where it lowers the number of blocks.
    integer(c_int), parameter :: CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE = 1_c_int

    ! CUlibraryOption: Options of libraries.
    integer(c_int), parameter :: CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE = 0_c_int
    !> The program keeps the image as long as the library is loaded.
    integer(c_int), parameter :: CU_LIBRARY_BINARY_IS_PRESERVED = 1_c_int

    ! CUjit_option: Options for the compiler of PTX, the first of those that CUDA has.
    integer(c_int), parameter :: CU_JIT_MAX_REGISTERS = 0_c_int
    integer(c_int), parameter :: CU_JIT_THREADS_PER_BLOCK = 1_c_int
    integer(c_int), parameter :: CU_JIT_WALL_TIME = 2_c_int
    integer(c_int), parameter :: CU_JIT_INFO_LOG_BUFFER = 3_c_int
    integer(c_int), parameter :: CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES = 4_c_int
    integer(c_int), parameter :: CU_JIT_ERROR_LOG_BUFFER = 5_c_int
    integer(c_int), parameter :: CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6_c_int
    integer(c_int), parameter :: CU_JIT_OPTIMIZATION_LEVEL = 7_c_int
    integer(c_int), parameter :: CU_JIT_TARGET_FROM_CUCONTEXT = 8_c_int
    integer(c_int), parameter :: CU_JIT_TARGET = 9_c_int
    integer(c_int), parameter :: CU_JIT_FALLBACK_STRATEGY = 10_c_int
    integer(c_int), parameter :: CU_JIT_GENERATE_DEBUG_INFO = 11_c_int
    integer(c_int), parameter :: CU_JIT_LOG_VERBOSE = 12_c_int
    integer(c_int), parameter :: CU_JIT_GENERATE_LINE_INFO = 13_c_int
    integer(c_int), parameter :: CU_JIT_CACHE_MODE = 14_c_int
    integer(c_int), parameter :: CU_JIT_NEW_SM3X_OPT = 15_c_int
    integer(c_int), parameter :: CU_JIT_FAST_COMPILE = 16_c_int
    integer(c_int), parameter :: CU_JIT_GLOBAL_SYMBOL_NAMES = 17_c_int
    integer(c_int), parameter :: CU_JIT_GLOBAL_SYMBOL_ADDRESSES = 18_c_int
    integer(c_int), parameter :: CU_JIT_GLOBAL_SYMBOL_COUNT = 19_c_int
    integer(c_int), parameter :: CU_JIT_LTO = 20_c_int
    integer(c_int), parameter :: CU_JIT_FTZ = 21_c_int
    integer(c_int), parameter :: CU_JIT_PREC_DIV = 22_c_int
    integer(c_int), parameter :: CU_JIT_PREC_SQRT = 23_c_int
    integer(c_int), parameter :: CU_JIT_FMA = 24_c_int
    integer(c_int), parameter :: CU_JIT_REFERENCED_KERNEL_NAMES = 25_c_int
    integer(c_int), parameter :: CU_JIT_REFERENCED_KERNEL_COUNT = 26_c_int
    integer(c_int), parameter :: CU_JIT_REFERENCED_VARIABLE_NAMES = 27_c_int
    integer(c_int), parameter :: CU_JIT_REFERENCED_VARIABLE_COUNT = 28_c_int
    integer(c_int), parameter :: CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES = 29_c_int
    integer(c_int), parameter :: CU_JIT_POSITION_INDEPENDENT_CODE = 30_c_int
    integer(c_int), parameter :: CU_JIT_MIN_CTA_PER_SM = 31_c_int
    integer(c_int), parameter :: CU_JIT_MAX_THREADS_PER_BLOCK = 32_c_int
    integer(c_int), parameter :: CU_JIT_OVERRIDE_DIRECTIVE_VALUES = 33_c_int
    integer(c_int), parameter :: CU_JIT_SPLIT_COMPILE = 34_c_int
    integer(c_int), parameter :: CU_JIT_BINARY_LOADER_THREAD_COUNT = 35_c_int

    ! CUevent_sched_flags: Ways in which a wait for an event waits.
    integer(c_int), parameter :: CU_EVENT_SCHED_AUTO = 0_c_int
    integer(c_int), parameter :: CU_EVENT_SCHED_SPIN = 1_c_int
    integer(c_int), parameter :: CU_EVENT_SCHED_YIELD = 2_c_int
    integer(c_int), parameter :: CU_EVENT_SCHED_BLOCKING_SYNC = 4_c_int

    ! CUstreamMemoryBarrier_flags: The extent of a barrier among queued waits and writes.
    integer(c_int), parameter :: CU_STREAM_MEMORY_BARRIER_TYPE_SYS = 0_c_int
    integer(c_int), parameter :: CU_STREAM_MEMORY_BARRIER_TYPE_GPU = 1_c_int

    ! CUstreamUpdateCaptureDependencies_flags: Flags of cuStreamUpdateCaptureDependencies.
    integer(c_int), parameter :: CU_STREAM_ADD_CAPTURE_DEPENDENCIES = 0_c_int
    integer(c_int), parameter :: CU_STREAM_SET_CAPTURE_DEPENDENCIES = 1_c_int

    ! CUshared_carveout: The part of the first-level cache that is shared memory, in percent.
    integer(c_int), parameter :: CU_SHAREDMEM_CARVEOUT_MAX_SHARED = 100_c_int
    integer(c_int), parameter :: CU_SHAREDMEM_CARVEOUT_MAX_L1 = 0_c_int

    ! CUjit_fallback: The form of code that is taken where no machine code fits.
    integer(c_int), parameter :: CU_PREFER_PTX = 0_c_int
    integer(c_int), parameter :: CU_PREFER_BINARY = 1_c_int

    ! CUjit_cacheMode: Caches of compiled loads.
    integer(c_int), parameter :: CU_JIT_CACHE_OPTION_NONE = 0_c_int
    integer(c_int), parameter :: CU_JIT_CACHE_OPTION_CG = 1_c_int
    integer(c_int), parameter :: CU_JIT_CACHE_OPTION_CA = 2_c_int

    ! CUjitInputType: The kind of an image for a linker.
    integer(c_int), parameter :: CU_JIT_INPUT_CUBIN = 0_c_int
    integer(c_int), parameter :: CU_JIT_INPUT_PTX = 1_c_int
    integer(c_int), parameter :: CU_JIT_INPUT_FATBINARY = 2_c_int
    integer(c_int), parameter :: CU_JIT_INPUT_OBJECT = 3_c_int
    integer(c_int), parameter :: CU_JIT_INPUT_LIBRARY = 4_c_int
    integer(c_int), parameter :: CU_JIT_INPUT_NVVM = 5_c_int

    ! CUprocessState: The state of a process among checkpoints.
    integer(c_int), parameter :: CU_PROCESS_STATE_RUNNING = 0_c_int
    integer(c_int), parameter :: CU_PROCESS_STATE_LOCKED = 1_c_int
    integer(c_int), parameter :: CU_PROCESS_STATE_CHECKPOINTED = 2_c_int
    integer(c_int), parameter :: CU_PROCESS_STATE_FAILED = 3_c_int
    integer(c_int), parameter :: CU_PROCESS_STATE_CHECKPOINTING = 4_c_int
    integer(c_int), parameter :: CU_PROCESS_STATE_RESTORING = 5_c_int

    ! CUmulticastGranularity_flags: Granularities of multicast objects.
    integer(c_int), parameter :: CU_MULTICAST_GRANULARITY_MINIMUM = 0_c_int
    integer(c_int), parameter :: CU_MULTICAST_GRANULARITY_RECOMMENDED = 1_c_int

    ! CUlogicalEndpointIpcHandleType: Handles of logical endpoints for other processes.
    integer(c_int), parameter :: CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE = 0_c_int
    integer(c_int), parameter :: CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC = 1_c_int

    ! CUgraphConditionalHandle_flags: Flags of cuGraphConditionalHandleCreate.
    !> Each launch begins with the condition's first value.
    integer(c_int), parameter :: CU_GRAPH_COND_ASSIGN_DEFAULT = 1_c_int

    ! CUgraphConditionalNodeType: The kind of a conditional node.
    integer(c_int), parameter :: CU_GRAPH_COND_TYPE_IF = 0_c_int
    integer(c_int), parameter :: CU_GRAPH_COND_TYPE_WHILE = 1_c_int
    integer(c_int), parameter :: CU_GRAPH_COND_TYPE_SWITCH = 2_c_int

    ! CUgraphDependencyType: The type of an edge of a graph.
    integer(c_int), parameter :: CU_GRAPH_DEPENDENCY_TYPE_DEFAULT = 0_c_int
    integer(c_int), parameter :: CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC = 1_c_int

    ! CUlaunchMemSyncDomain: Domains of memory of launches.
    integer(c_int), parameter :: CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT = 0_c_int
    integer(c_int), parameter :: CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE = 1_c_int

    ! CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS: Access to memory, as a pointer attribute tells it.
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE = 0_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ = 1_c_int
    integer(c_int), parameter :: CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE = 3_c_int

    ! CUmemOperationType: Operations on sparse arrays.
    integer(c_int), parameter :: CU_MEM_OPERATION_TYPE_MAP = 1_c_int
    integer(c_int), parameter :: CU_MEM_OPERATION_TYPE_UNMAP = 2_c_int

    ! CUmemHandleType: Handles of physical memory.
    integer(c_int), parameter :: CU_MEM_HANDLE_TYPE_GENERIC = 0_c_int

    ! CUgraphChildGraphNodeOwnership: The owner of the graph of a node.
    integer(c_int), parameter :: CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE = 0_c_int
    integer(c_int), parameter :: CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE = 1_c_int

    ! CUflushGPUDirectRDMAWritesOptions: Ways to flush writes of other devices, as a device attribute tells them.
    integer(c_int), parameter :: CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST = 1_c_int
    integer(c_int), parameter :: CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS = 2_c_int

    ! CUGPUDirectRDMAWritesOrdering: The order of writes of other devices, as a device attribute tells it.
    integer(c_int), parameter :: CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE = 0_c_int
    integer(c_int), parameter :: CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER = 100_c_int
    integer(c_int), parameter :: CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES = 200_c_int

    ! CUgraphDebugDot_flags: Flags of cuGraphDebugDotPrint.
    integer(c_int), parameter :: CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE = 1_c_int
    integer(c_int), parameter :: CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES = 2_c_int
    integer(c_int), parameter :: CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS = 4_c_int
    integer(c_int), parameter :: CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS = 8_c_int
    integer(c_int), parameter :: CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS = 16_c_int
    integer(c_int), parameter :: CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS = 32_c_int
    integer(c_int), parameter :: CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS = 64_c_int
    integer(c_int), parameter :: CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS = 128_c_int
    integer(c_int), parameter :: CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS = 256_c_int
    integer(c_int), parameter :: CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES = 512_c_int
    integer(c_int), parameter :: CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES = 1024_c_int
    integer(c_int), parameter :: CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS = 2048_c_int
    integer(c_int), parameter :: CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS = 4096_c_int
    integer(c_int), parameter :: CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS = 8192_c_int
    integer(c_int), parameter :: CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO = 16384_c_int
    integer(c_int), parameter :: CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS = 32768_c_int
    integer(c_int), parameter :: CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS = 65536_c_int
    integer(c_int), parameter :: CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS = 131072_c_int

    ! CUdeviceNumaConfig: The memory of a device as a NUMA node, as a device attribute tells it.
    integer(c_int), parameter :: CU_DEVICE_NUMA_CONFIG_NONE = 0_c_int
    integer(c_int), parameter :: CU_DEVICE_NUMA_CONFIG_NUMA_NODE = 1_c_int

    !> Properties of an array of one or two dimensions.
    type, bind(c) :: CUDA_ARRAY_DESCRIPTOR
        !> Elements in a row.
        integer(c_size_t) :: Width = 0_c_size_t
        !> Rows; 0 where there is one dimension.
        integer(c_size_t) :: Height = 0_c_size_t
        !> Format of a channel of an element.
        integer(c_int) :: Format = 0_c_int
        !> Channels of an element: 1, 2 or 4.
        integer(c_int) :: NumChannels = 0_c_int
    end type CUDA_ARRAY_DESCRIPTOR

    !> Properties of an array.
    type, bind(c) :: CUDA_ARRAY3D_DESCRIPTOR
        !> Elements in a row.
        integer(c_size_t) :: Width = 0_c_size_t
        !> Rows; 0 where there is one dimension.
        integer(c_size_t) :: Height = 0_c_size_t
        !> Slices or layers; 0 where there are less than three dimensions.
        integer(c_size_t) :: Depth = 0_c_size_t
        !> Format of a channel of an element.
        integer(c_int) :: Format = 0_c_int
        !> Channels of an element: 1, 2 or 4.
        integer(c_int) :: NumChannels = 0_c_int
        !> CUDA_ARRAY3D_SURFACE_LDST and the like.
        integer(c_int) :: Flags = 0_c_int
    end type CUDA_ARRAY3D_DESCRIPTOR

    !> Parameters of cuCtxCreate.
    type, bind(c) :: CUctxCreateParams
        !> Execution affinities.
        type(c_ptr) :: execAffinityParams = c_null_ptr
        !> Number of affinities.
        integer(c_int) :: numExecAffinityParams = 0_c_int
        !> Sharing with graphics.
        type(c_ptr) :: cigParams = c_null_ptr
    end type CUctxCreateParams

    !> A copy of rows. The memory types say which of the addresses count.
    type, bind(c) :: CUDA_MEMCPY2D
        integer(c_size_t) :: srcXInBytes = 0_c_size_t
        integer(c_size_t) :: srcY = 0_c_size_t
        integer(c_int) :: srcMemoryType = 0_c_int
        type(c_ptr) :: srcHost = c_null_ptr
        integer(c_int64_t) :: srcDevice = 0_c_int64_t
        type(c_ptr) :: srcArray = c_null_ptr
        integer(c_size_t) :: srcPitch = 0_c_size_t
        integer(c_size_t) :: dstXInBytes = 0_c_size_t
        integer(c_size_t) :: dstY = 0_c_size_t
        integer(c_int) :: dstMemoryType = 0_c_int
        type(c_ptr) :: dstHost = c_null_ptr
        integer(c_int64_t) :: dstDevice = 0_c_int64_t
        type(c_ptr) :: dstArray = c_null_ptr
        integer(c_size_t) :: dstPitch = 0_c_size_t
        integer(c_size_t) :: WidthInBytes = 0_c_size_t
        integer(c_size_t) :: Height = 0_c_size_t
    end type CUDA_MEMCPY2D

    !> A copy of a box. The memory types say which of the addresses count.
    type, bind(c) :: CUDA_MEMCPY3D
        integer(c_size_t) :: srcXInBytes = 0_c_size_t
        integer(c_size_t) :: srcY = 0_c_size_t
        integer(c_size_t) :: srcZ = 0_c_size_t
        integer(c_size_t) :: srcLOD = 0_c_size_t
        integer(c_int) :: srcMemoryType = 0_c_int
        type(c_ptr) :: srcHost = c_null_ptr
        integer(c_int64_t) :: srcDevice = 0_c_int64_t
        type(c_ptr) :: srcArray = c_null_ptr
        type(c_ptr) :: reserved0 = c_null_ptr
        integer(c_size_t) :: srcPitch = 0_c_size_t
        integer(c_size_t) :: srcHeight = 0_c_size_t
        integer(c_size_t) :: dstXInBytes = 0_c_size_t
        integer(c_size_t) :: dstY = 0_c_size_t
        integer(c_size_t) :: dstZ = 0_c_size_t
        integer(c_size_t) :: dstLOD = 0_c_size_t
        integer(c_int) :: dstMemoryType = 0_c_int
        type(c_ptr) :: dstHost = c_null_ptr
        integer(c_int64_t) :: dstDevice = 0_c_int64_t
        type(c_ptr) :: dstArray = c_null_ptr
        type(c_ptr) :: reserved1 = c_null_ptr
        integer(c_size_t) :: dstPitch = 0_c_size_t
        integer(c_size_t) :: dstHeight = 0_c_size_t
        integer(c_size_t) :: WidthInBytes = 0_c_size_t
        integer(c_size_t) :: Height = 0_c_size_t
        integer(c_size_t) :: Depth = 0_c_size_t
    end type CUDA_MEMCPY3D

    !> A copy of a box between contexts. The memory types say which of the addresses count.
    type, bind(c) :: CUDA_MEMCPY3D_PEER
        integer(c_size_t) :: srcXInBytes = 0_c_size_t
        integer(c_size_t) :: srcY = 0_c_size_t
        integer(c_size_t) :: srcZ = 0_c_size_t
        integer(c_size_t) :: srcLOD = 0_c_size_t
        integer(c_int) :: srcMemoryType = 0_c_int
        type(c_ptr) :: srcHost = c_null_ptr
        integer(c_int64_t) :: srcDevice = 0_c_int64_t
        type(c_ptr) :: srcArray = c_null_ptr
        type(c_ptr) :: srcContext = c_null_ptr
        integer(c_size_t) :: srcPitch = 0_c_size_t
        integer(c_size_t) :: srcHeight = 0_c_size_t
        integer(c_size_t) :: dstXInBytes = 0_c_size_t
        integer(c_size_t) :: dstY = 0_c_size_t
        integer(c_size_t) :: dstZ = 0_c_size_t
        integer(c_size_t) :: dstLOD = 0_c_size_t
        integer(c_int) :: dstMemoryType = 0_c_int
        type(c_ptr) :: dstHost = c_null_ptr
        integer(c_int64_t) :: dstDevice = 0_c_int64_t
        type(c_ptr) :: dstArray = c_null_ptr
        type(c_ptr) :: dstContext = c_null_ptr
        integer(c_size_t) :: dstPitch = 0_c_size_t
        integer(c_size_t) :: dstHeight = 0_c_size_t
        integer(c_size_t) :: WidthInBytes = 0_c_size_t
        integer(c_size_t) :: Height = 0_c_size_t
        integer(c_size_t) :: Depth = 0_c_size_t
    end type CUDA_MEMCPY3D_PEER

    !> A memory location.
    type, bind(c) :: CUmemLocation
        !> Kind of the location.
        integer(c_int) :: type = 0_c_int
        !> Its number: the device's ordinal, or the host's NUMA node.
        integer(c_int) :: id = 0_c_int
    end type CUmemLocation

    !> Attributes of the copies of a batch.
    type, bind(c) :: CUmemcpyAttributes
        !> When the source is read.
        integer(c_int) :: srcAccessOrder = 0_c_int
        !> Probable location of managed sources.
        type(CUmemLocation) :: srcLocHint
        !> Probable location of managed destinations.
        type(CUmemLocation) :: dstLocHint
        !> CUmemcpyFlags.
        integer(c_int) :: flags = 0_c_int
    end type CUmemcpyAttributes

    !> 16 bytes that identify a device.
    type, bind(c) :: CUuuid
        !> The bytes.
        character(kind=c_char) :: bytes(16) = c_null_char
    end type CUuuid

    !> Properties of a device that cuDeviceGetProperties reports. Sizes are bytes, the clock rate is in kHz.
    type, bind(c) :: CUdevprop
        integer(c_int) :: maxThreadsPerBlock = 0_c_int
        integer(c_int) :: maxThreadsDim(3) = 0_c_int
        integer(c_int) :: maxGridSize(3) = 0_c_int
        integer(c_int) :: sharedMemPerBlock = 0_c_int
        integer(c_int) :: totalConstantMemory = 0_c_int
        integer(c_int) :: SIMDWidth = 0_c_int
        integer(c_int) :: memPitch = 0_c_int
        integer(c_int) :: regsPerBlock = 0_c_int
        integer(c_int) :: clockRate = 0_c_int
        integer(c_int) :: textureAlign = 0_c_int
    end type CUdevprop

    !> A clique of devices.
    type, bind(c) :: CUcliqueInfo
        !> Its kind.
        integer(c_int) :: type = 0_c_int
        !> Its number.
        integer(c_int) :: id = 0_c_int
    end type CUcliqueInfo

    !> Handle that memory is imported by. Fortran has the first member.
    type, bind(c) :: CUexternalMemoryHandle
        !> A file descriptor.
        integer(c_int) :: fd = 0_c_int
        !> The bytes by which the largest member exceeds the first.
        integer(c_int64_t) :: others(1) = 0_c_int64_t
    end type CUexternalMemoryHandle

    !> Another API's memory to be imported.
    type, bind(c) :: CUDA_EXTERNAL_MEMORY_HANDLE_DESC
        !> Kind of the handle.
        integer(c_int) :: type = 0_c_int
        !> The handle.
        type(CUexternalMemoryHandle) :: handle
        !> Its size in bytes, as the other API allocated it.
        integer(c_int64_t) :: size = 0_c_int64_t
        !> CUDA_EXTERNAL_MEMORY_DEDICATED, or 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type CUDA_EXTERNAL_MEMORY_HANDLE_DESC

    !> A part of external memory, to be mapped.
    type, bind(c) :: CUDA_EXTERNAL_MEMORY_BUFFER_DESC
        !> Offset of its first byte in the memory.
        integer(c_int64_t) :: offset = 0_c_int64_t
        !> Its bytes.
        integer(c_int64_t) :: size = 0_c_int64_t
        !> 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type CUDA_EXTERNAL_MEMORY_BUFFER_DESC

    !> Arrays in external memory, each half as large as the one before, to be mapped.
    type, bind(c) :: CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC
        !> Offset of the first in the memory.
        integer(c_int64_t) :: offset = 0_c_int64_t
        !> Properties of the first.
        type(CUDA_ARRAY3D_DESCRIPTOR) :: arrayDesc
        !> Number of arrays.
        integer(c_int) :: numLevels = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC

    !> Handle that a semaphore is imported by. Fortran has the first member.
    type, bind(c) :: CUexternalSemaphoreHandle
        !> A file descriptor.
        integer(c_int) :: fd = 0_c_int
        !> The bytes by which the largest member exceeds the first.
        integer(c_int64_t) :: others(1) = 0_c_int64_t
    end type CUexternalSemaphoreHandle

    !> Another API's semaphore to be imported.
    type, bind(c) :: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC
        !> Kind of the handle.
        integer(c_int) :: type = 0_c_int
        !> The handle.
        type(CUexternalSemaphoreHandle) :: handle
        !> 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC

    !> The value of a timeline.
    type, bind(c) :: CUexternalFence
        !> Value to set or to wait for.
        integer(c_int64_t) :: value = 0_c_int64_t
    end type CUexternalFence

    !> A fence of NvSciSync. Fortran has the first member.
    type, bind(c) :: CUexternalNvSciSync
        !> Address of the fence.
        type(c_ptr) :: fence = c_null_ptr
    end type CUexternalNvSciSync

    !> Key that a keyed mutex of Windows is released with.
    type, bind(c) :: CUexternalSignalKey
        !> The key.
        integer(c_int64_t) :: key = 0_c_int64_t
    end type CUexternalSignalKey

    !> Parameters of a signal by the kind of semaphore.
    type, bind(c) :: CUexternalSemaphoreSignal
        !> For a timeline semaphore.
        type(CUexternalFence) :: fence
        !> For one of NvSciSync.
        type(CUexternalNvSciSync) :: nvSciSync
        !> For a mutex of Windows.
        type(CUexternalSignalKey) :: keyedMutex
        !> 0.
        integer(c_int) :: reserved(12) = 0_c_int
    end type CUexternalSemaphoreSignal

    !> Parameters of a semaphore's signal.
    type, bind(c) :: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS
        !> Parameters by its kind.
        type(CUexternalSemaphoreSignal) :: params
        !> 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS

    !> Key that a keyed mutex of Windows is acquired with, and its timeout.
    type, bind(c) :: CUexternalWaitKey
        !> The key.
        integer(c_int64_t) :: key = 0_c_int64_t
        !> Timeout in milliseconds.
        integer(c_int) :: timeoutMs = 0_c_int
    end type CUexternalWaitKey

    !> Parameters of a wait by the kind of semaphore.
    type, bind(c) :: CUexternalSemaphoreWait
        !> For a timeline semaphore.
        type(CUexternalFence) :: fence
        !> For one of NvSciSync.
        type(CUexternalNvSciSync) :: nvSciSync
        !> For a mutex of Windows.
        type(CUexternalWaitKey) :: keyedMutex
        !> 0.
        integer(c_int) :: reserved(10) = 0_c_int
    end type CUexternalSemaphoreWait

    !> Parameters of a wait for a semaphore.
    type, bind(c) :: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS
        !> Parameters by its kind.
        type(CUexternalSemaphoreWait) :: params
        !> 0.
        integer(c_int) :: flags = 0_c_int
        !> 0.
        integer(c_int) :: reserved(16) = 0_c_int
    end type CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS

    !> The call of a node.
    type, bind(c) :: CUDA_HOST_NODE_PARAMS
        !> The function.
        type(c_funptr) :: fn = c_null_funptr
        !> Its argument.
        type(c_ptr) :: userData = c_null_ptr
    end type CUDA_HOST_NODE_PARAMS

    !> The waits for values and writes of values of a node.
    type, bind(c) :: CUDA_BATCH_MEM_OP_NODE_PARAMS
        !> The context.
        type(c_ptr) :: ctx = c_null_ptr
        !> The number of them.
        integer(c_int) :: count = 0_c_int
        !> The waits and writes.
        type(c_ptr) :: paramArray = c_null_ptr
        !> 0.
        integer(c_int) :: flags = 0_c_int
    end type CUDA_BATCH_MEM_OP_NODE_PARAMS

    !> The signals of semaphores of a node.
    type, bind(c) :: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS
        !> The semaphores.
        type(c_ptr) :: extSemArray = c_null_ptr
        !> Their parameters.
        type(c_ptr) :: paramsArray = c_null_ptr
        !> The number of them.
        integer(c_int) :: numExtSems = 0_c_int
    end type CUDA_EXT_SEM_SIGNAL_NODE_PARAMS

    !> The waits for semaphores of a node.
    type, bind(c) :: CUDA_EXT_SEM_WAIT_NODE_PARAMS
        !> The semaphores.
        type(c_ptr) :: extSemArray = c_null_ptr
        !> Their parameters.
        type(c_ptr) :: paramsArray = c_null_ptr
        !> The number of them.
        integer(c_int) :: numExtSems = 0_c_int
    end type CUDA_EXT_SEM_WAIT_NODE_PARAMS

    !> Requested properties of a pool.
    type, bind(c) :: CUmemPoolProps
        !> CU_MEM_ALLOCATION_TYPE_PINNED or CU_MEM_ALLOCATION_TYPE_MANAGED.
        integer(c_int) :: allocType = 0_c_int
        !> Kinds of handle to export it by: bits of CUmemAllocationHandleType.
        integer(c_int) :: handleTypes = 0_c_int
        !> Location of its memory.
        type(CUmemLocation) :: location
        !> NULL, except on Windows.
        type(c_ptr) :: win32SecurityAttributes = c_null_ptr
        !> The most bytes it may hold; 0 leaves that to the driver.
        integer(c_size_t) :: maxSize = 0_c_size_t
        !> Bits for special uses.
        integer(c_short) :: usage = 0_c_short
        !> Not 0 if other devices on the bus write to its memory directly.
        integer(c_signed_char) :: gpuDirectRDMACapable = 0_c_signed_char
        !> 0.
        integer(c_signed_char) :: reserved(53) = 0_c_signed_char
    end type CUmemPoolProps

    !> The allocation of a node.
    type, bind(c) :: CUDA_MEM_ALLOC_NODE_PARAMS
        !> The location of the memory, and its type.
        type(CUmemPoolProps) :: poolProps
        !> Access of other devices, which all have it on the host back end.
        type(c_ptr) :: accessDescs = c_null_ptr
        !> The number of these.
        integer(c_size_t) :: accessDescCount = 0_c_size_t
        !> Bytes.
        integer(c_size_t) :: bytesize = 0_c_size_t
        !> The address, which the node's making returns.
        integer(c_int64_t) :: dptr = 0_c_int64_t
    end type CUDA_MEM_ALLOC_NODE_PARAMS

    !> The parameters of cuGraphInstantiateWithParams.
    type, bind(c) :: CUDA_GRAPH_INSTANTIATE_PARAMS
        !> CUgraphInstantiate_flags.
        integer(c_int64_t) :: flags = 0_c_int64_t
        !> The stream of the launch that CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD prepares.
        type(c_ptr) :: hUploadStream = c_null_ptr
        !> The node at fault, written by the call; NULL for none.
        type(c_ptr) :: hErrNode_out = c_null_ptr
        !> The outcome, written by the call.
        integer(c_int) :: result_out = 0_c_int
    end type CUDA_GRAPH_INSTANTIATE_PARAMS

    !> The launch of a node.
    type, bind(c) :: CUDA_KERNEL_NODE_PARAMS
        type(c_ptr) :: func = c_null_ptr
        integer(c_int) :: gridDimX = 0_c_int
        integer(c_int) :: gridDimY = 0_c_int
        integer(c_int) :: gridDimZ = 0_c_int
        integer(c_int) :: blockDimX = 0_c_int
        integer(c_int) :: blockDimY = 0_c_int
        integer(c_int) :: blockDimZ = 0_c_int
        integer(c_int) :: sharedMemBytes = 0_c_int
        type(c_ptr) :: kernelParams = c_null_ptr
        type(c_ptr) :: extra = c_null_ptr
        !> A kernel of a library, in the place of func.
        type(c_ptr) :: kern = c_null_ptr
        !> The context of the kernel.
        type(c_ptr) :: ctx = c_null_ptr
    end type CUDA_KERNEL_NODE_PARAMS

    !> The fill of a node.
    type, bind(c) :: CUDA_MEMSET_NODE_PARAMS
        !> The first byte.
        integer(c_int64_t) :: dst = 0_c_int64_t
        !> Bytes from row to row, where there are several.
        integer(c_size_t) :: pitch = 0_c_size_t
        !> The value of each element.
        integer(c_int) :: value = 0_c_int
        !> Bytes of an element: 1, 2 or 4.
        integer(c_int) :: elementSize = 0_c_int
        !> Elements of a row.
        integer(c_size_t) :: width = 0_c_size_t
        !> Rows.
        integer(c_size_t) :: height = 0_c_size_t
    end type CUDA_MEMSET_NODE_PARAMS

    !> The outcome of an update of an executable graph, with the nodes at which graphs differ.
    type, bind(c) :: CUgraphExecUpdateResultInfo
        !> The outcome.
        integer(c_int) :: result = 0_c_int
        !> The node at which the graphs differ, or NULL.
        type(c_ptr) :: errorNode = c_null_ptr
        !> NULL.
        type(c_ptr) :: errorFromNode = c_null_ptr
    end type CUgraphExecUpdateResultInfo

    !> Names memory between processes: 64 bytes to be sent as they are.
    type, bind(c) :: CUipcMemHandle
        !> The bytes.
        character(kind=c_char) :: reserved(64) = c_null_char
    end type CUipcMemHandle

    !> Names an event between processes: 64 bytes to be sent as they are.
    type, bind(c) :: CUipcEventHandle
        !> The bytes.
        character(kind=c_char) :: reserved(64) = c_null_char
    end type CUipcEventHandle

    !> A launch with attributes.
    type, bind(c) :: CUlaunchConfig
        integer(c_int) :: gridDimX = 0_c_int
        integer(c_int) :: gridDimY = 0_c_int
        integer(c_int) :: gridDimZ = 0_c_int
        integer(c_int) :: blockDimX = 0_c_int
        integer(c_int) :: blockDimY = 0_c_int
        integer(c_int) :: blockDimZ = 0_c_int
        !> Bytes of dynamic shared memory of each block.
        integer(c_int) :: sharedMemBytes = 0_c_int
        !> The stream.
        type(c_ptr) :: hStream = c_null_ptr
        !> The attributes; NULL where there are none.
        type(c_ptr) :: attrs = c_null_ptr
        !> The number of attributes.
        integer(c_int) :: numAttrs = 0_c_int
    end type CUlaunchConfig

    !> Access rights of one location to memory.
    type, bind(c) :: CUmemAccessDesc
        !> Location that the rights are for.
        type(CUmemLocation) :: location
        !> The rights.
        integer(c_int) :: flags = 0_c_int
    end type CUmemAccessDesc

    !> Names one allocation of a pool between processes: 64 bytes to be sent as they are.
    type, bind(c) :: CUmemPoolPtrExportData
        !> The bytes.
        integer(c_signed_char) :: reserved(64) = 0_c_signed_char
    end type CUmemPoolPtrExportData

    !> Further properties of physical memory.
    type, bind(c) :: CUmemAllocationFlags
        !> CUmemAllocationCompType.
        integer(c_signed_char) :: compressionType = 0_c_signed_char
        !> Not 0 if other devices on the bus write to it directly.
        integer(c_signed_char) :: gpuDirectRDMACapable = 0_c_signed_char
        !> Bits for special uses.
        integer(c_short) :: usage = 0_c_short
        !> 0.
        integer(c_signed_char) :: reserved(4) = 0_c_signed_char
    end type CUmemAllocationFlags

    !> Requested properties of physical memory.
    type, bind(c) :: CUmemAllocationProp
        !> CU_MEM_ALLOCATION_TYPE_PINNED.
        integer(c_int) :: type = 0_c_int
        !> Kinds of handle to export it by: bits of CUmemAllocationHandleType.
        integer(c_int) :: requestedHandleTypes = 0_c_int
        !> Its location.
        type(CUmemLocation) :: location
        !> NULL, except on Windows.
        type(c_ptr) :: win32HandleMetaData = c_null_ptr
        !> Its further properties.
        type(CUmemAllocationFlags) :: allocFlags
    end type CUmemAllocationProp

    interface

        !> Creates an array of one or two dimensions.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown formats, other numbers of channels than 1, 2 and 4, a width of
        !> 0, and an extent beyond the device's limits; CUDA_ERROR_OUT_OF_MEMORY.
        !>
        !> CUDA: cuArrayCreate from 3.2 on.
        function cuArrayCreate(pHandle, pAllocateArray) bind(c, name="cuArrayCreate_v2") result(status)
            import :: CUDA_ARRAY_DESCRIPTOR, c_int, c_ptr
            implicit none
            !> The array; free it with cuArrayDestroy.
            type(c_ptr), intent(out) :: pHandle
            !> Its shape and format.
            type(CUDA_ARRAY_DESCRIPTOR), intent(in) :: pAllocateArray
            integer(c_int) :: status
        end function cuArrayCreate

        !> Returns the shape and the format of an array of one or two dimensions.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a NULL `pArrayDescriptor`, CUDA_ERROR_INVALID_HANDLE for NULL and for an array
        !> that does not exist.
        !>
        !> CUDA: cuArrayGetDescriptor from 3.2 on.
        function cuArrayGetDescriptor(pArrayDescriptor, hArray) bind(c, name="cuArrayGetDescriptor_v2") result(status)
            import :: CUDA_ARRAY_DESCRIPTOR, c_int, c_ptr
            implicit none
            !> Width, height and format.
            type(CUDA_ARRAY_DESCRIPTOR), intent(out) :: pArrayDescriptor
            !> (in) The array.
            type(c_ptr), value :: hArray
            integer(c_int) :: status
        end function cuArrayGetDescriptor

        !> Frees an array, once the work that was queued before is done. A level of a mipmapped array stays.
        !>
        !> Returns CUDA_ERROR_INVALID_HANDLE for NULL, CUDA_ERROR_CONTEXT_IS_DESTROYED for an array that does not exist.
        !>
        !> CUDA: cuArrayDestroy from 2.0 on.
        function cuArrayDestroy(hArray) bind(c, name="cuArrayDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The array.
            type(c_ptr), value :: hArray
            integer(c_int) :: status
        end function cuArrayDestroy

        !> Creates an array of one to three dimensions, or of layers.
        !>
        !> Returns what cuArrayCreate returns; CUDA_ERROR_INVALID_VALUE also for unknown flags and impossible shapes;
        !> CUDA_ERROR_NOT_SUPPORTED for compressed, planar and normalized formats.
        !>
        !> CUDA: cuArray3DCreate from 3.2 on.
        function cuArray3DCreate(pHandle, pAllocateArray) bind(c, name="cuArray3DCreate_v2") result(status)
            import :: CUDA_ARRAY3D_DESCRIPTOR, c_int, c_ptr
            implicit none
            !> The array; free it with cuArrayDestroy.
            type(c_ptr), intent(out) :: pHandle
            !> Its shape, format and uses.
            type(CUDA_ARRAY3D_DESCRIPTOR), intent(in) :: pAllocateArray
            integer(c_int) :: status
        end function cuArray3DCreate

        !> Returns the shape, the format and the flags of an array.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a NULL `pArrayDescriptor`, CUDA_ERROR_INVALID_HANDLE for NULL and for an array
        !> that does not exist.
        !>
        !> CUDA: cuArray3DGetDescriptor from 3.2 on.
        function cuArray3DGetDescriptor(pArrayDescriptor, hArray) bind(c, name="cuArray3DGetDescriptor_v2") result(status)
            import :: CUDA_ARRAY3D_DESCRIPTOR, c_int, c_ptr
            implicit none
            !> Extent, format and flags.
            type(CUDA_ARRAY3D_DESCRIPTOR), intent(out) :: pArrayDescriptor
            !> (in) The array.
            type(c_ptr), value :: hArray
            integer(c_int) :: status
        end function cuArray3DGetDescriptor

        !> Creates a mipmapped array: arrays, each half as large as the one before.
        !>
        !> Returns what cuArray3DCreate returns.
        !>
        !> CUDA: cuMipmappedArrayCreate from 5.0 on.
        function cuMipmappedArrayCreate(pHandle, pMipmappedArrayDesc, numMipmapLevels) &
            bind(c, name="cuMipmappedArrayCreate") result(status)
            import :: CUDA_ARRAY3D_DESCRIPTOR, c_int, c_ptr
            implicit none
            !> The arrays; free them with cuMipmappedArrayDestroy.
            type(c_ptr), intent(out) :: pHandle
            !> The shape, format and uses of the first.
            type(CUDA_ARRAY3D_DESCRIPTOR), intent(in) :: pMipmappedArrayDesc
            !> How many; at least one is made, and at most as many as lead to a single element.
            integer(c_int), value :: numMipmapLevels
            integer(c_int) :: status
        end function cuMipmappedArrayCreate

        !> Returns one level of a mipmapped array.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and an unknown level; CUDA_ERROR_INVALID_HANDLE for an invalid array;
        !> CUDA_ERROR_NOT_SUPPORTED where there are no such arrays.
        !>
        !> CUDA: cuMipmappedArrayGetLevel from 5.0 on.
        function cuMipmappedArrayGetLevel(pLevelArray, hMipmappedArray, level) &
            bind(c, name="cuMipmappedArrayGetLevel") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The array, which is freed with all of them.
            type(c_ptr), intent(out) :: pLevelArray
            !> (in) The arrays.
            type(c_ptr), value :: hMipmappedArray
            !> Which one, from 0, the largest.
            integer(c_int), value :: level
            integer(c_int) :: status
        end function cuMipmappedArrayGetLevel

        !> Frees a mipmapped array. The external memory that it may be in stays.
        !>
        !> Returns CUDA_ERROR_INVALID_HANDLE for an invalid array; CUDA_ERROR_NOT_SUPPORTED where there are no such arrays.
        !>
        !> CUDA: cuMipmappedArrayDestroy from 5.0 on.
        function cuMipmappedArrayDestroy(hMipmappedArray) bind(c, name="cuMipmappedArrayDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The arrays.
            type(c_ptr), value :: hMipmappedArray
            integer(c_int) :: status
        end function cuMipmappedArrayDestroy

        !> Copies bytes from a device to a row of an array. Done when the call returns.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, for bytes beyond the row, and for device memory that is not within one
        !> allocation; CUDA_ERROR_INVALID_HANDLE for an array that does not exist.
        !>
        !> CUDA: cuMemcpyDtoA from 3.2 on.
        function cuMemcpyDtoA(dstArray, dstOffset, srcDevice, ByteCount) bind(c, name="cuMemcpyDtoA_v2") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (in) The array that is written.
            type(c_ptr), value :: dstArray
            !> Bytes before the first in the row.
            integer(c_size_t), value :: dstOffset
            !> The address that is read.
            integer(c_int64_t), value :: srcDevice
            !> Bytes; nothing is done for 0.
            integer(c_size_t), value :: ByteCount
            integer(c_int) :: status
        end function cuMemcpyDtoA

        !> Copies bytes from a row of an array to a device. Done when the call returns.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, for bytes beyond the row, and for device memory that is not within one
        !> allocation; CUDA_ERROR_INVALID_HANDLE for an array that does not exist.
        !>
        !> CUDA: cuMemcpyAtoD from 3.2 on.
        function cuMemcpyAtoD(dstDevice, srcArray, srcOffset, ByteCount) bind(c, name="cuMemcpyAtoD_v2") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> The address that is written.
            integer(c_int64_t), value :: dstDevice
            !> (in) The array that is read.
            type(c_ptr), value :: srcArray
            !> Bytes before the first in the row.
            integer(c_size_t), value :: srcOffset
            !> Bytes; nothing is done for 0.
            integer(c_size_t), value :: ByteCount
            integer(c_int) :: status
        end function cuMemcpyAtoD

        !> Copies bytes from the host to a row of an array. Done when the call returns.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, for bytes beyond the row, and for device memory that is not within one
        !> allocation; CUDA_ERROR_INVALID_HANDLE for an array that does not exist.
        !>
        !> CUDA: cuMemcpyHtoA from 3.2 on.
        function cuMemcpyHtoA(dstArray, dstOffset, srcHost, ByteCount) bind(c, name="cuMemcpyHtoA_v2") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The array that is written.
            type(c_ptr), value :: dstArray
            !> Bytes before the first in the row.
            integer(c_size_t), value :: dstOffset
            !> (in) The address that is read.
            type(c_ptr), value :: srcHost
            !> Bytes; nothing is done for 0.
            integer(c_size_t), value :: ByteCount
            integer(c_int) :: status
        end function cuMemcpyHtoA

        !> Copies bytes from a row of an array to the host. Done when the call returns.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, for bytes beyond the row, and for device memory that is not within one
        !> allocation; CUDA_ERROR_INVALID_HANDLE for an array that does not exist.
        !>
        !> CUDA: cuMemcpyAtoH from 3.2 on.
        function cuMemcpyAtoH(dstHost, srcArray, srcOffset, ByteCount) bind(c, name="cuMemcpyAtoH_v2") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dstHost
            !> (in) The array that is read.
            type(c_ptr), value :: srcArray
            !> Bytes before the first in the row.
            integer(c_size_t), value :: srcOffset
            !> Bytes; nothing is done for 0.
            integer(c_size_t), value :: ByteCount
            integer(c_int) :: status
        end function cuMemcpyAtoH

        !> Copies bytes from a row of an array to a row of an array. Done when the call returns.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, for bytes beyond the row, and for device memory that is not within one
        !> allocation; CUDA_ERROR_INVALID_HANDLE for an array that does not exist.
        !>
        !> CUDA: cuMemcpyAtoA from 3.2 on.
        function cuMemcpyAtoA(dstArray, dstOffset, srcArray, srcOffset, ByteCount) bind(c, name="cuMemcpyAtoA_v2") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The array that is written.
            type(c_ptr), value :: dstArray
            !> Bytes before the first in the row.
            integer(c_size_t), value :: dstOffset
            !> (in) The array that is read.
            type(c_ptr), value :: srcArray
            !> Bytes before the first in the row.
            integer(c_size_t), value :: srcOffset
            !> Bytes; nothing is done for 0.
            integer(c_size_t), value :: ByteCount
            integer(c_int) :: status
        end function cuMemcpyAtoA

        !> Queues a copy of bytes from the host to a row of an array.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, for bytes beyond the row, and for device memory that is not within one
        !> allocation; CUDA_ERROR_INVALID_HANDLE for an array or a stream that does not exist.
        !>
        !> CUDA: cuMemcpyHtoAAsync from 3.2 on.
        function cuMemcpyHtoAAsync(dstArray, dstOffset, srcHost, ByteCount, hStream) &
            bind(c, name="cuMemcpyHtoAAsync_v2") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The array that is written.
            type(c_ptr), value :: dstArray
            !> Bytes before the first in the row.
            integer(c_size_t), value :: dstOffset
            !> (in) The address that is read.
            type(c_ptr), value :: srcHost
            !> Bytes; nothing is done for 0.
            integer(c_size_t), value :: ByteCount
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemcpyHtoAAsync

        !> Queues a copy of bytes from a row of an array to the host.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, for bytes beyond the row, and for device memory that is not within one
        !> allocation; CUDA_ERROR_INVALID_HANDLE for an array or a stream that does not exist.
        !>
        !> CUDA: cuMemcpyAtoHAsync from 3.2 on.
        function cuMemcpyAtoHAsync(dstHost, srcArray, srcOffset, ByteCount, hStream) &
            bind(c, name="cuMemcpyAtoHAsync_v2") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dstHost
            !> (in) The array that is read.
            type(c_ptr), value :: srcArray
            !> Bytes before the first in the row.
            integer(c_size_t), value :: srcOffset
            !> Bytes; nothing is done for 0.
            integer(c_size_t), value :: ByteCount
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemcpyAtoHAsync

        !> Returns the thread of a process that restores its state; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuCheckpointProcessGetRestoreThreadId from 12.8 on.
        function cuCheckpointProcessGetRestoreThreadId(pid, tid) &
            bind(c, name="cuCheckpointProcessGetRestoreThreadId") result(status)
            import :: c_int
            implicit none
            !> The process.
            integer(c_int), value :: pid
            !> The thread.
            integer(c_int), intent(out) :: tid
            integer(c_int) :: status
        end function cuCheckpointProcessGetRestoreThreadId

        !> Returns the state of a process among checkpoints; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuCheckpointProcessGetState from 12.8 on.
        function cuCheckpointProcessGetState(pid, state) bind(c, name="cuCheckpointProcessGetState") result(status)
            import :: c_int
            implicit none
            !> The process.
            integer(c_int), value :: pid
            !> The state.
            integer(c_int), intent(out) :: state
            integer(c_int) :: status
        end function cuCheckpointProcessGetState

        !> Holds up the work of a process; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuCheckpointProcessLock from 12.8 on.
        function cuCheckpointProcessLock(pid, args) bind(c, name="cuCheckpointProcessLock") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The process.
            integer(c_int), value :: pid
            !> (in, nullable) How.
            type(c_ptr), value :: args
            integer(c_int) :: status
        end function cuCheckpointProcessLock

        !> Writes a process's memory of devices into its own; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuCheckpointProcessCheckpoint from 12.8 on.
        function cuCheckpointProcessCheckpoint(pid, args) bind(c, name="cuCheckpointProcessCheckpoint") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The process.
            integer(c_int), value :: pid
            !> (in, nullable) How.
            type(c_ptr), value :: args
            integer(c_int) :: status
        end function cuCheckpointProcessCheckpoint

        !> Restores a process's memory of devices; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuCheckpointProcessRestore from 12.8 on.
        function cuCheckpointProcessRestore(pid, args) bind(c, name="cuCheckpointProcessRestore") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The process.
            integer(c_int), value :: pid
            !> (in, nullable) How.
            type(c_ptr), value :: args
            integer(c_int) :: status
        end function cuCheckpointProcessRestore

        !> Lets the work of a process go on; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuCheckpointProcessUnlock from 12.8 on.
        function cuCheckpointProcessUnlock(pid, args) bind(c, name="cuCheckpointProcessUnlock") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The process.
            integer(c_int), value :: pid
            !> (in, nullable) How.
            type(c_ptr), value :: args
            integer(c_int) :: status
        end function cuCheckpointProcessUnlock

        !> Ends an operation on checkpoints; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuCheckpointOperationComplete from 13.4 on.
        function cuCheckpointOperationComplete(handle) bind(c, name="cuCheckpointOperationComplete") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The operation.
            type(c_ptr), value :: handle
            integer(c_int) :: status
        end function cuCheckpointOperationComplete

        !> Retains a device's primary context, creating it where needed. It does not become current.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
        !>
        !> CUDA: cuDevicePrimaryCtxRetain from 7.0 on.
        function cuDevicePrimaryCtxRetain(pctx, dev) bind(c, name="cuDevicePrimaryCtxRetain") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The context; release it with cuDevicePrimaryCtxRelease.
            type(c_ptr), intent(out) :: pctx
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuDevicePrimaryCtxRetain

        !> Releases a retained primary context.
        !>
        !> Returns CUDA_ERROR_INVALID_DEVICE for a device that does not exist, CUDA_ERROR_INVALID_CONTEXT when it was not
        !> retained.
        !>
        !> CUDA: cuDevicePrimaryCtxRelease from 11.0 on.
        function cuDevicePrimaryCtxRelease(dev) bind(c, name="cuDevicePrimaryCtxRelease_v2") result(status)
            import :: c_int
            implicit none
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuDevicePrimaryCtxRelease

        !> Destroys everything this process has on a device: memory, streams, events, opened memory.
        !>
        !> Returns CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
        !>
        !> CUDA: cuDevicePrimaryCtxReset from 11.0 on.
        function cuDevicePrimaryCtxReset(dev) bind(c, name="cuDevicePrimaryCtxReset_v2") result(status)
            import :: c_int
            implicit none
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuDevicePrimaryCtxReset

        !> Sets the flags of a device's primary context, also while it is active.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for other flags, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
        !>
        !> CUDA: cuDevicePrimaryCtxSetFlags from 11.0 on.
        function cuDevicePrimaryCtxSetFlags(dev, flags) bind(c, name="cuDevicePrimaryCtxSetFlags_v2") result(status)
            import :: c_int
            implicit none
            !> The device.
            integer(c_int), value :: dev
            !> CUctx_flags, with at most one way to wait, and without CU_CTX_MAP_HOST, which it always has.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuDevicePrimaryCtxSetFlags

        !> Returns the flags of a device's primary context and whether it is active.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
        !>
        !> CUDA: cuDevicePrimaryCtxGetState from 7.0 on.
        function cuDevicePrimaryCtxGetState(dev, flags, active) bind(c, name="cuDevicePrimaryCtxGetState") result(status)
            import :: c_int
            implicit none
            !> The device.
            integer(c_int), value :: dev
            !> The flags.
            integer(c_int), intent(out) :: flags
            !> 1 or 0.
            integer(c_int), intent(out) :: active
            integer(c_int) :: status
        end function cuDevicePrimaryCtxGetState

        !> Creates a context on a device and makes it current for the calling thread.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and other flags, CUDA_ERROR_INVALID_DEVICE for a device that does not
        !> exist.
        !>
        !> CUDA: cuCtxCreate_v2; cuGetProcAddress gives it for cuCtxCreate from 3.2 on.
        function cuCtxCreate_v2(pctx, flags, dev) bind(c, name="cuCtxCreate_v2") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The context.
            type(c_ptr), intent(out) :: pctx
            !> CUctx_flags, with at most one way to wait.
            integer(c_int), value :: flags
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuCtxCreate_v2

        !> Creates a context on a device and makes it current for the calling thread.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a NULL `pctx` and other flags, CUDA_ERROR_INVALID_DEVICE for a device that does
        !> not exist, CUDA_ERROR_NOT_SUPPORTED for affinities.
        !>
        !> CUDA: cuCtxCreate_v3; cuGetProcAddress gives it for cuCtxCreate from 11.4 on.
        function cuCtxCreate_v3(pctx, paramsArray, numParams, flags, dev) bind(c, name="cuCtxCreate_v3") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The context.
            type(c_ptr), intent(out) :: pctx
            !> (in, array of numParams, nullable) Execution affinities.
            type(c_ptr), value :: paramsArray
            !> How many; 0, as no device here can limit a context.
            integer(c_int), value :: numParams
            !> CUctx_flags, with at most one way to wait.
            integer(c_int), value :: flags
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuCtxCreate_v3

        !> Creates a context on a device and makes it current for the calling thread.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a NULL `pctx` and other flags, CUDA_ERROR_INVALID_DEVICE for a device that does
        !> not exist, CUDA_ERROR_NOT_SUPPORTED for affinities and graphics.
        !>
        !> CUDA: cuCtxCreate from 12.5 on.
        function cuCtxCreate(pctx, ctxCreateParams, flags, dev) bind(c, name="cuCtxCreate_v4") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The context.
            type(c_ptr), intent(out) :: pctx
            !> (in, nullable) Execution affinities and how it is shared with graphics: none here.
            type(c_ptr), value :: ctxCreateParams
            !> CUctx_flags, with at most one way to wait.
            integer(c_int), value :: flags
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuCtxCreate

        !> Destroys a context; if it is current for the calling thread, the one below it becomes current.
        !>
        !> The memory made in it is freed: device, pinned and managed memory, and registrations. Memory of pools and physical
        !> memory stay.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_CONTEXT for a context that does not exist and for a
        !> primary one.
        !>
        !> CUDA: cuCtxDestroy from 4.0 on.
        function cuCtxDestroy(ctx) bind(c, name="cuCtxDestroy_v2") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The context.
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function cuCtxDestroy

        !> Pushes a context, which becomes the calling thread's current one.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_CONTEXT for a context that does not exist.
        !>
        !> CUDA: cuCtxPushCurrent from 4.0 on.
        function cuCtxPushCurrent(ctx) bind(c, name="cuCtxPushCurrent_v2") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The context.
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function cuCtxPushCurrent

        !> Pops the calling thread's current context; the one below it becomes current.
        !>
        !> Returns CUDA_ERROR_INVALID_CONTEXT where there is none.
        !>
        !> CUDA: cuCtxPopCurrent from 4.0 on.
        function cuCtxPopCurrent(pctx) bind(c, name="cuCtxPopCurrent_v2") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The popped context.
            type(c_ptr), intent(out), optional :: pctx
            integer(c_int) :: status
        end function cuCtxPopCurrent

        !> Makes a context current in place of the calling thread's current one.
        !>
        !> Returns CUDA_ERROR_INVALID_CONTEXT for a context that does not exist.
        !>
        !> CUDA: cuCtxSetCurrent from 4.0 on.
        function cuCtxSetCurrent(ctx) bind(c, name="cuCtxSetCurrent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The context; NULL pops the current one.
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function cuCtxSetCurrent

        !> Returns the calling thread's current context.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL.
        !>
        !> CUDA: cuCtxGetCurrent from 4.0 on.
        function cuCtxGetCurrent(pctx) bind(c, name="cuCtxGetCurrent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The context; NULL where there is none.
            type(c_ptr), intent(out) :: pctx
            integer(c_int) :: status
        end function cuCtxGetCurrent

        !> Returns the device of the current context.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL.
        !>
        !> CUDA: cuCtxGetDevice from 2.0 on.
        function cuCtxGetDevice(device) bind(c, name="cuCtxGetDevice") result(status)
            import :: c_int
            implicit none
            !> Its ordinal.
            integer(c_int), intent(out) :: device
            integer(c_int) :: status
        end function cuCtxGetDevice

        !> Returns the device of a context.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a NULL `device`, CUDA_ERROR_INVALID_CONTEXT for a context that does not exist.
        !>
        !> CUDA: cuCtxGetDevice_v2; cuGetProcAddress gives it for cuCtxGetDevice from 13.0 on.
        function cuCtxGetDevice_v2(device, ctx) bind(c, name="cuCtxGetDevice_v2") result(status)
            import :: c_int, c_ptr
            implicit none
            !> Its ordinal.
            integer(c_int), intent(out) :: device
            !> (in, nullable) The context; NULL is the current one.
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function cuCtxGetDevice_v2

        !> Returns the flags of the current context.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL.
        !>
        !> CUDA: cuCtxGetFlags from 7.0 on.
        function cuCtxGetFlags(flags) bind(c, name="cuCtxGetFlags") result(status)
            import :: c_int
            implicit none
            !> The flags it was created with or were set since; a primary one has CU_CTX_MAP_HOST, too.
            integer(c_int), intent(out) :: flags
            integer(c_int) :: status
        end function cuCtxGetFlags

        !> Sets the flags of the current context.
        !>
        !> Of a primary one it does not change those that it is created with, except on AMD's GPUs, where they are the device's.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for other flags.
        !>
        !> CUDA: cuCtxSetFlags from 12.1 on.
        function cuCtxSetFlags(flags) bind(c, name="cuCtxSetFlags") result(status)
            import :: c_int
            implicit none
            !> CUctx_flags, with at most one way to wait. CU_CTX_MAP_HOST stays as it is.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuCtxSetFlags

        !> Returns a number that no other context of this process has.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a NULL `ctxId`, CUDA_ERROR_INVALID_CONTEXT for a context that does not exist.
        !>
        !> CUDA: cuCtxGetId from 12.0 on.
        function cuCtxGetId(ctx, ctxId) bind(c, name="cuCtxGetId") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in, nullable) The context; NULL is the current one.
            type(c_ptr), value :: ctx
            !> The number.
            integer(c_int64_t), intent(out) :: ctxId
            integer(c_int) :: status
        end function cuCtxGetId

        !> Waits until all work queued on the current context's device is done.
        !>
        !> Returns CUDA_ERROR_LAUNCH_FAILED when work has failed.
        !>
        !> CUDA: cuCtxSynchronize from 2.0 on.
        function cuCtxSynchronize() bind(c, name="cuCtxSynchronize") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function cuCtxSynchronize

        !> Waits until all work queued on a context's device is done.
        !>
        !> Returns CUDA_ERROR_INVALID_CONTEXT for a context that does not exist, CUDA_ERROR_LAUNCH_FAILED when work has failed.
        !>
        !> CUDA: cuCtxSynchronize_v2; cuGetProcAddress gives it for cuCtxSynchronize from 13.0 on.
        function cuCtxSynchronize_v2(ctx) bind(c, name="cuCtxSynchronize_v2") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The context; NULL is the current one.
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function cuCtxSynchronize_v2

        !> Sets a limit of the current context's device.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for an unknown limit, CUDA_ERROR_UNSUPPORTED_LIMIT for one that cannot be set here.
        !>
        !> CUDA: cuCtxSetLimit from 3.1 on.
        function cuCtxSetLimit(limit, value) bind(c, name="cuCtxSetLimit") result(status)
            import :: c_int, c_size_t
            implicit none
            !> The limit.
            integer(c_int), value :: limit
            !> Its value.
            integer(c_size_t), value :: value
            integer(c_int) :: status
        end function cuCtxSetLimit

        !> Returns a limit of the current context's device.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and an unknown limit, CUDA_ERROR_UNSUPPORTED_LIMIT for one that is not
        !> supported here.
        !>
        !> CUDA: cuCtxGetLimit from 3.1 on.
        function cuCtxGetLimit(pvalue, limit) bind(c, name="cuCtxGetLimit") result(status)
            import :: c_int, c_size_t
            implicit none
            !> Its value.
            integer(c_size_t), intent(out) :: pvalue
            !> The limit.
            integer(c_int), value :: limit
            integer(c_int) :: status
        end function cuCtxGetLimit

        !> Returns the preference between shared memory and L1 cache: none, as no device here can be set.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL.
        !>
        !> CUDA: cuCtxGetCacheConfig from 3.2 on.
        function cuCtxGetCacheConfig(pconfig) bind(c, name="cuCtxGetCacheConfig") result(status)
            import :: c_int
            implicit none
            !> CU_FUNC_CACHE_PREFER_NONE.
            integer(c_int), intent(out) :: pconfig
            integer(c_int) :: status
        end function cuCtxGetCacheConfig

        !> Accepts a preference between shared memory and L1 cache, which no device here follows.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for an unknown preference.
        !>
        !> CUDA: cuCtxSetCacheConfig from 3.2 on.
        function cuCtxSetCacheConfig(config) bind(c, name="cuCtxSetCacheConfig") result(status)
            import :: c_int
            implicit none
            !> The preference.
            integer(c_int), value :: config
            integer(c_int) :: status
        end function cuCtxSetCacheConfig

        !> Returns the API version that a context was created with.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a NULL `version`, CUDA_ERROR_INVALID_CONTEXT for a context that does not exist.
        !>
        !> CUDA: cuCtxGetApiVersion from 3.2 on.
        function cuCtxGetApiVersion(ctx, version) bind(c, name="cuCtxGetApiVersion") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The context; NULL is the current one.
            type(c_ptr), value :: ctx
            !> 3020, as the driver reports.
            integer(c_int), intent(out) :: version
            integer(c_int) :: status
        end function cuCtxGetApiVersion

        !> Returns the range of stream priorities.
        !>
        !> CUDA: cuCtxGetStreamPriorityRange from 5.5 on.
        function cuCtxGetStreamPriorityRange(leastPriority, greatestPriority) &
            bind(c, name="cuCtxGetStreamPriorityRange") result(status)
            import :: c_int
            implicit none
            !> The least urgent.
            integer(c_int), intent(out), optional :: leastPriority
            !> The most urgent, a number that is not higher.
            integer(c_int), intent(out), optional :: greatestPriority
            integer(c_int) :: status
        end function cuCtxGetStreamPriorityRange

        !> Makes all lines of the L2 cache normal; there are no others here.
        !>
        !> CUDA: cuCtxResetPersistingL2Cache from 11.0 on.
        function cuCtxResetPersistingL2Cache() bind(c, name="cuCtxResetPersistingL2Cache") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function cuCtxResetPersistingL2Cache

        !> Returns the limit of a context to a part of its device's multiprocessors; not supported.
        !>
        !> Returns CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY, CUDA_ERROR_INVALID_VALUE for NULL and another `type`.
        !>
        !> CUDA: cuCtxGetExecAffinity from 11.4 on.
        function cuCtxGetExecAffinity(pExecAffinity, type) bind(c, name="cuCtxGetExecAffinity") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (out) The limit.
            type(c_ptr), value :: pExecAffinity
            !> CU_EXEC_AFFINITY_TYPE_SM_COUNT.
            integer(c_int), value :: type
            integer(c_int) :: status
        end function cuCtxGetExecAffinity

        !> Queues a record of an event behind all work queued in a context.
        !>
        !> Returns CUDA_ERROR_INVALID_CONTEXT for NULL and a context that does not exist, CUDA_ERROR_INVALID_HANDLE for an
        !> event that does not exist or is another context's, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED where a stream of the
        !> context is being captured, whose capture fails, CUDA_ERROR_NOT_SUPPORTED on AMD's, Intel's and Ascend's devices.
        !>
        !> CUDA: cuCtxRecordEvent from 12.5 on.
        function cuCtxRecordEvent(hCtx, hEvent) bind(c, name="cuCtxRecordEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The context.
            type(c_ptr), value :: hCtx
            !> (in) An event of it.
            type(c_ptr), value :: hEvent
            integer(c_int) :: status
        end function cuCtxRecordEvent

        !> Makes all work queued in a context from now on wait for an event.
        !>
        !> Returns CUDA_ERROR_INVALID_CONTEXT for NULL and a context that does not exist, CUDA_ERROR_INVALID_HANDLE for an
        !> event that does not exist, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED where a stream of the context is being captured,
        !> whose capture fails, or the event was recorded in a capture, CUDA_ERROR_NOT_SUPPORTED on AMD's, Intel's and Ascend's
        !> devices.
        !>
        !> CUDA: cuCtxWaitEvent from 12.5 on.
        function cuCtxWaitEvent(hCtx, hEvent) bind(c, name="cuCtxWaitEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The context.
            type(c_ptr), value :: hCtx
            !> (in) The event, of any context.
            type(c_ptr), value :: hEvent
            integer(c_int) :: status
        end function cuCtxWaitEvent

        !> Returns the current context. Contexts have no attach count any more.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and other flags.
        !>
        !> CUDA: cuCtxAttach from 2.0 on.
        function cuCtxAttach(pctx, flags) bind(c, name="cuCtxAttach") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The context.
            type(c_ptr), intent(out) :: pctx
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuCtxAttach

        !> Checks that a context is current. Contexts have no attach count any more.
        !>
        !> Returns CUDA_ERROR_INVALID_CONTEXT for any other.
        !>
        !> CUDA: cuCtxDetach from 2.0 on.
        function cuCtxDetach(ctx) bind(c, name="cuCtxDetach") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The current context.
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function cuCtxDetach

        !> Returns the bank size of shared memory.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL.
        !>
        !> CUDA: cuCtxGetSharedMemConfig from 4.2 on.
        function cuCtxGetSharedMemConfig(pConfig) bind(c, name="cuCtxGetSharedMemConfig") result(status)
            import :: c_int
            implicit none
            !> CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE.
            integer(c_int), intent(out) :: pConfig
            integer(c_int) :: status
        end function cuCtxGetSharedMemConfig

        !> Accepts a bank size of shared memory, which no device here follows.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for an unknown bank size.
        !>
        !> CUDA: cuCtxSetSharedMemConfig from 4.2 on.
        function cuCtxSetSharedMemConfig(config) bind(c, name="cuCtxSetSharedMemConfig") result(status)
            import :: c_int
            implicit none
            !> The bank size.
            integer(c_int), value :: config
            integer(c_int) :: status
        end function cuCtxSetSharedMemConfig

        !> Begins to collect a profile where a profiling tool is attached; only NVIDIA's own driver can have one.
        !>
        !> Returns CUDA_ERROR_INVALID_CONTEXT if no context is current.
        !>
        !> CUDA: cuProfilerStart from 4.0 on.
        function cuProfilerStart() bind(c, name="cuProfilerStart") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function cuProfilerStart

        !> Ceases to collect a profile where a profiling tool is attached; only NVIDIA's own driver can have one.
        !>
        !> Returns CUDA_ERROR_INVALID_CONTEXT if no context is current.
        !>
        !> CUDA: cuProfilerStop from 4.0 on.
        function cuProfilerStop() bind(c, name="cuProfilerStop") result(status)
            import :: c_int
            implicit none
            integer(c_int) :: status
        end function cuProfilerStop

        !> Waits for remote writes into the current context's memory; not supported, as none come here.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_INVALID_VALUE for another target or scope.
        !>
        !> CUDA: cuFlushGPUDirectRDMAWrites from 11.3 on.
        function cuFlushGPUDirectRDMAWrites(target, scope) bind(c, name="cuFlushGPUDirectRDMAWrites") result(status)
            import :: c_int
            implicit none
            !> CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX.
            integer(c_int), value :: target
            !> The contexts that see them, a CUflushGPUDirectRDMAWritesScope.
            integer(c_int), value :: scope
            integer(c_int) :: status
        end function cuFlushGPUDirectRDMAWrites

        !> Copies bytes between host and devices, wherever the addresses are. Done when the call returns; from device memory to
        !> device memory it may only be queued.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation.
        !>
        !> CUDA: cuMemcpy from 4.0 on.
        function cuMemcpy(dst, src, ByteCount) bind(c, name="cuMemcpy") result(status)
            import :: c_int, c_int64_t, c_size_t
            implicit none
            !> The address that is written.
            integer(c_int64_t), value :: dst
            !> The address that is read.
            integer(c_int64_t), value :: src
            !> Bytes.
            integer(c_size_t), value :: ByteCount
            integer(c_int) :: status
        end function cuMemcpy

        !> Queues a copy of bytes between host and devices, wherever the addresses are.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation,
        !> CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuMemcpyAsync from 4.0 on.
        function cuMemcpyAsync(dst, src, ByteCount, hStream) bind(c, name="cuMemcpyAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> The address that is written.
            integer(c_int64_t), value :: dst
            !> The address that is read.
            integer(c_int64_t), value :: src
            !> Bytes.
            integer(c_size_t), value :: ByteCount
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemcpyAsync

        !> Copies bytes from the host to a device. Done when the call returns.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation.
        !>
        !> CUDA: cuMemcpyHtoD from 3.2 on.
        function cuMemcpyHtoD(dstDevice, srcHost, ByteCount) bind(c, name="cuMemcpyHtoD_v2") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> The address that is written.
            integer(c_int64_t), value :: dstDevice
            !> (in) The address that is read.
            type(c_ptr), value :: srcHost
            !> Bytes.
            integer(c_size_t), value :: ByteCount
            integer(c_int) :: status
        end function cuMemcpyHtoD

        !> Queues a copy of bytes from the host to a device.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation,
        !> CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuMemcpyHtoDAsync from 3.2 on.
        function cuMemcpyHtoDAsync(dstDevice, srcHost, ByteCount, hStream) bind(c, name="cuMemcpyHtoDAsync_v2") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> The address that is written.
            integer(c_int64_t), value :: dstDevice
            !> (in) The address that is read.
            type(c_ptr), value :: srcHost
            !> Bytes.
            integer(c_size_t), value :: ByteCount
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemcpyHtoDAsync

        !> Copies bytes from a device to the host. Done when the call returns.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation.
        !>
        !> CUDA: cuMemcpyDtoH from 3.2 on.
        function cuMemcpyDtoH(dstHost, srcDevice, ByteCount) bind(c, name="cuMemcpyDtoH_v2") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dstHost
            !> The address that is read.
            integer(c_int64_t), value :: srcDevice
            !> Bytes.
            integer(c_size_t), value :: ByteCount
            integer(c_int) :: status
        end function cuMemcpyDtoH

        !> Queues a copy of bytes from a device to the host.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation,
        !> CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuMemcpyDtoHAsync from 3.2 on.
        function cuMemcpyDtoHAsync(dstHost, srcDevice, ByteCount, hStream) bind(c, name="cuMemcpyDtoHAsync_v2") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (in) The address that is written.
            type(c_ptr), value :: dstHost
            !> The address that is read.
            integer(c_int64_t), value :: srcDevice
            !> Bytes.
            integer(c_size_t), value :: ByteCount
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemcpyDtoHAsync

        !> Copies bytes from device memory to device memory. May only be queued when the call returns.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation.
        !>
        !> CUDA: cuMemcpyDtoD from 3.2 on.
        function cuMemcpyDtoD(dstDevice, srcDevice, ByteCount) bind(c, name="cuMemcpyDtoD_v2") result(status)
            import :: c_int, c_int64_t, c_size_t
            implicit none
            !> The address that is written.
            integer(c_int64_t), value :: dstDevice
            !> The address that is read.
            integer(c_int64_t), value :: srcDevice
            !> Bytes.
            integer(c_size_t), value :: ByteCount
            integer(c_int) :: status
        end function cuMemcpyDtoD

        !> Queues a copy of bytes from device memory to device memory.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation,
        !> CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuMemcpyDtoDAsync from 3.2 on.
        function cuMemcpyDtoDAsync(dstDevice, srcDevice, ByteCount, hStream) bind(c, name="cuMemcpyDtoDAsync_v2") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> The address that is written.
            integer(c_int64_t), value :: dstDevice
            !> The address that is read.
            integer(c_int64_t), value :: srcDevice
            !> Bytes.
            integer(c_size_t), value :: ByteCount
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemcpyDtoDAsync

        !> Copies bytes from one context's device memory to another's. May only be queued when the call returns.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation,
        !> CUDA_ERROR_INVALID_CONTEXT for a context that does not exist.
        !>
        !> CUDA: cuMemcpyPeer from 4.0 on.
        function cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount) bind(c, name="cuMemcpyPeer") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> The address that is written.
            integer(c_int64_t), value :: dstDevice
            !> (in, nullable) Its context; NULL is the current one.
            type(c_ptr), value :: dstContext
            !> The address that is read.
            integer(c_int64_t), value :: srcDevice
            !> (in, nullable) Its context; NULL is the current one.
            type(c_ptr), value :: srcContext
            !> Bytes.
            integer(c_size_t), value :: ByteCount
            integer(c_int) :: status
        end function cuMemcpyPeer

        !> Queues a copy of bytes from one context's device memory to another's.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a range of device memory that is not within one allocation,
        !> CUDA_ERROR_INVALID_CONTEXT for a context that does not exist, CUDA_ERROR_INVALID_HANDLE for a stream that does not
        !> exist; CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for a stream that is being captured, whose capture fails.
        !>
        !> CUDA: cuMemcpyPeerAsync from 4.0 on.
        function cuMemcpyPeerAsync(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream) &
            bind(c, name="cuMemcpyPeerAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> The address that is written.
            integer(c_int64_t), value :: dstDevice
            !> (in, nullable) Its context; NULL is the current one.
            type(c_ptr), value :: dstContext
            !> The address that is read.
            integer(c_int64_t), value :: srcDevice
            !> (in, nullable) Its context; NULL is the current one.
            type(c_ptr), value :: srcContext
            !> Bytes.
            integer(c_size_t), value :: ByteCount
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemcpyPeerAsync

        !> Copies rows. Done when the call returns; from device memory to device memory it may only be queued.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
        !> not within one allocation or array; CUDA_ERROR_INVALID_HANDLE for an array that does not exist.
        !>
        !> CUDA: cuMemcpy2D from 3.2 on.
        function cuMemcpy2D(pCopy) bind(c, name="cuMemcpy2D_v2") result(status)
            import :: CUDA_MEMCPY2D, c_int
            implicit none
            !> The copy.
            type(CUDA_MEMCPY2D), intent(in) :: pCopy
            integer(c_int) :: status
        end function cuMemcpy2D

        !> Copies rows, also where their pitch is not one of cuMemAllocPitch. Done when the call returns; from device memory to
        !> device memory it may only be queued.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
        !> not within one allocation or array; CUDA_ERROR_INVALID_HANDLE for an array that does not exist.
        !>
        !> CUDA: cuMemcpy2DUnaligned from 3.2 on.
        function cuMemcpy2DUnaligned(pCopy) bind(c, name="cuMemcpy2DUnaligned_v2") result(status)
            import :: CUDA_MEMCPY2D, c_int
            implicit none
            !> The copy.
            type(CUDA_MEMCPY2D), intent(in) :: pCopy
            integer(c_int) :: status
        end function cuMemcpy2DUnaligned

        !> Queues a copy of rows.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
        !> not within one allocation; CUDA_ERROR_INVALID_HANDLE for an array or a stream that does not exist.
        !>
        !> CUDA: cuMemcpy2DAsync from 3.2 on.
        function cuMemcpy2DAsync(pCopy, hStream) bind(c, name="cuMemcpy2DAsync_v2") result(status)
            import :: CUDA_MEMCPY2D, c_int, c_ptr
            implicit none
            !> The copy.
            type(CUDA_MEMCPY2D), intent(in) :: pCopy
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemcpy2DAsync

        !> Copies a box. Done when the call returns; from device memory to device memory it may only be queued.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
        !> not within one allocation or array; CUDA_ERROR_INVALID_HANDLE for an array that does not exist.
        !>
        !> CUDA: cuMemcpy3D from 3.2 on.
        function cuMemcpy3D(pCopy) bind(c, name="cuMemcpy3D_v2") result(status)
            import :: CUDA_MEMCPY3D, c_int
            implicit none
            !> The copy.
            type(CUDA_MEMCPY3D), intent(in) :: pCopy
            integer(c_int) :: status
        end function cuMemcpy3D

        !> Queues a copy of a box.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
        !> not within one allocation; CUDA_ERROR_INVALID_HANDLE for an array or a stream that does not exist.
        !>
        !> CUDA: cuMemcpy3DAsync from 3.2 on.
        function cuMemcpy3DAsync(pCopy, hStream) bind(c, name="cuMemcpy3DAsync_v2") result(status)
            import :: CUDA_MEMCPY3D, c_int, c_ptr
            implicit none
            !> The copy.
            type(CUDA_MEMCPY3D), intent(in) :: pCopy
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemcpy3DAsync

        !> Copies a box between contexts. May only be queued when the call returns.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
        !> not within one allocation; CUDA_ERROR_INVALID_CONTEXT for a context that does not exist,
        !> CUDA_ERROR_INVALID_HANDLE for an array that does not exist.
        !>
        !> CUDA: cuMemcpy3DPeer from 4.0 on.
        function cuMemcpy3DPeer(pCopy) bind(c, name="cuMemcpy3DPeer") result(status)
            import :: CUDA_MEMCPY3D_PEER, c_int
            implicit none
            !> The copy.
            type(CUDA_MEMCPY3D_PEER), intent(in) :: pCopy
            integer(c_int) :: status
        end function cuMemcpy3DPeer

        !> Queues a copy of a box between contexts.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory types, rows that do not fit the pitch, and a box that is
        !> not within one allocation; CUDA_ERROR_INVALID_CONTEXT for a context that does not exist, CUDA_ERROR_INVALID_HANDLE
        !> for an array or a stream that does not exist; CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for a stream that is being
        !> captured, whose capture fails.
        !>
        !> CUDA: cuMemcpy3DPeerAsync from 4.0 on.
        function cuMemcpy3DPeerAsync(pCopy, hStream) bind(c, name="cuMemcpy3DPeerAsync") result(status)
            import :: CUDA_MEMCPY3D_PEER, c_int, c_ptr
            implicit none
            !> The copy.
            type(CUDA_MEMCPY3D_PEER), intent(in) :: pCopy
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemcpy3DPeerAsync

        !> Queues copies of bytes, wherever the addresses are.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, the default stream, a copy of no bytes, and a range that is not
        !> within one allocation; CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for a stream that is being captured; copies before
        !> a refused one have been queued; CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuMemcpyBatchAsync from 13.0 on.
        function cuMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream) &
            bind(c, name="cuMemcpyBatchAsync_v2") result(status)
            import :: CUmemcpyAttributes, c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (array of count) The addresses that are written.
            integer(c_int64_t), intent(in) :: dsts(*)
            !> (array of count) The addresses that are read.
            integer(c_int64_t), intent(in) :: srcs(*)
            !> (array of count) Bytes.
            integer(c_size_t), intent(in) :: sizes(*)
            !> How many copies.
            integer(c_size_t), value :: count
            !> (array of numAttrs) Their attributes.
            type(CUmemcpyAttributes), intent(in) :: attrs(*)
            !> (array of numAttrs) The first copy that each of `attrs` applies to.
            integer(c_size_t), intent(in) :: attrsIdxs(*)
            !> Number of `attrs`, not 0.
            integer(c_size_t), value :: numAttrs
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemcpyBatchAsync

        !> Queues copies of boxes, wherever the addresses are.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, the default stream, and a box that is not within one
        !> allocation; CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for a stream that is being captured; copies before a refused
        !> one have been queued; CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuMemcpy3DBatchAsync from 13.0 on.
        function cuMemcpy3DBatchAsync(numOps, opList, flags, hStream) bind(c, name="cuMemcpy3DBatchAsync_v2") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> How many copies.
            integer(c_size_t), value :: numOps
            !> (in, array of numOps) The copies.
            type(c_ptr), value :: opList
            !> 0.
            integer(c_int64_t), value :: flags
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemcpy3DBatchAsync

        !> Queues a copy of bytes, wherever the addresses are.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, attributes that do not exist, and a range of device memory that is not
        !> within one allocation, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuMemcpyWithAttributesAsync from 13.2 on.
        function cuMemcpyWithAttributesAsync(dst, src, size, attr, hStream) &
            bind(c, name="cuMemcpyWithAttributesAsync") result(status)
            import :: CUmemcpyAttributes, c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> The address that is written.
            integer(c_int64_t), value :: dst
            !> The address that is read.
            integer(c_int64_t), value :: src
            !> Bytes.
            integer(c_size_t), value :: size
            !> Its attributes.
            type(CUmemcpyAttributes), intent(in) :: attr
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemcpyWithAttributesAsync

        !> Queues a copy of a box, wherever the addresses are.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and a box that is not within one allocation,
        !> CUDA_ERROR_INVALID_HANDLE for an array or a stream that does not exist.
        !>
        !> CUDA: cuMemcpy3DWithAttributesAsync from 13.2 on.
        function cuMemcpy3DWithAttributesAsync(op, flags, hStream) bind(c, name="cuMemcpy3DWithAttributesAsync") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) The copy.
            type(c_ptr), value :: op
            !> 0.
            integer(c_int64_t), value :: flags
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemcpy3DWithAttributesAsync

        !> Fills memory with a byte. Done when the call returns; in device memory it may only be queued.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
        !> reach, and a range that is not within one allocation.
        !>
        !> CUDA: cuMemsetD8 from 3.2 on.
        function cuMemsetD8(dstDevice, uc, N) bind(c, name="cuMemsetD8_v2") result(status)
            import :: c_int, c_int64_t, c_signed_char, c_size_t
            implicit none
            !> The first byte.
            integer(c_int64_t), value :: dstDevice
            !> The value.
            integer(c_signed_char), value :: uc
            !> How many; nothing is done for 0.
            integer(c_size_t), value :: N
            integer(c_int) :: status
        end function cuMemsetD8

        !> Queues a fill of memory with a byte.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
        !> reach, and a range that is not within one allocation, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuMemsetD8Async from 3.2 on.
        function cuMemsetD8Async(dstDevice, uc, N, hStream) bind(c, name="cuMemsetD8Async") result(status)
            import :: c_int, c_int64_t, c_ptr, c_signed_char, c_size_t
            implicit none
            !> The first byte.
            integer(c_int64_t), value :: dstDevice
            !> The value.
            integer(c_signed_char), value :: uc
            !> How many; nothing is done for 0.
            integer(c_size_t), value :: N
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemsetD8Async

        !> Fills rows of memory with a byte. Done when the call returns; in device memory it may only be queued.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is or a pitch that is not aligned to the value, rows that
        !> do not fit the pitch, memory that no device can reach, and a range that is not within one allocation.
        !>
        !> CUDA: cuMemsetD2D8 from 3.2 on.
        function cuMemsetD2D8(dstDevice, dstPitch, uc, Width, Height) bind(c, name="cuMemsetD2D8_v2") result(status)
            import :: c_int, c_int64_t, c_signed_char, c_size_t
            implicit none
            !> The first byte.
            integer(c_int64_t), value :: dstDevice
            !> Bytes from row to row.
            integer(c_size_t), value :: dstPitch
            !> The value.
            integer(c_signed_char), value :: uc
            !> Values in a row.
            integer(c_size_t), value :: Width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: Height
            integer(c_int) :: status
        end function cuMemsetD2D8

        !> Queues a fill of rows of memory with a byte.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is or a pitch that is not aligned to the value, rows that
        !> do not fit the pitch, memory that no device can reach, and a range that is not within one allocation,
        !> CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuMemsetD2D8Async from 3.2 on.
        function cuMemsetD2D8Async(dstDevice, dstPitch, uc, Width, Height, hStream) bind(c, name="cuMemsetD2D8Async") result(status)
            import :: c_int, c_int64_t, c_ptr, c_signed_char, c_size_t
            implicit none
            !> The first byte.
            integer(c_int64_t), value :: dstDevice
            !> Bytes from row to row.
            integer(c_size_t), value :: dstPitch
            !> The value.
            integer(c_signed_char), value :: uc
            !> Values in a row.
            integer(c_size_t), value :: Width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: Height
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemsetD2D8Async

        !> Fills memory with a value of 16 bits. Done when the call returns; in device memory it may only be queued.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
        !> reach, and a range that is not within one allocation.
        !>
        !> CUDA: cuMemsetD16 from 3.2 on.
        function cuMemsetD16(dstDevice, us, N) bind(c, name="cuMemsetD16_v2") result(status)
            import :: c_int, c_int64_t, c_short, c_size_t
            implicit none
            !> The first byte.
            integer(c_int64_t), value :: dstDevice
            !> The value.
            integer(c_short), value :: us
            !> How many; nothing is done for 0.
            integer(c_size_t), value :: N
            integer(c_int) :: status
        end function cuMemsetD16

        !> Queues a fill of memory with a value of 16 bits.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
        !> reach, and a range that is not within one allocation, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuMemsetD16Async from 3.2 on.
        function cuMemsetD16Async(dstDevice, us, N, hStream) bind(c, name="cuMemsetD16Async") result(status)
            import :: c_int, c_int64_t, c_ptr, c_short, c_size_t
            implicit none
            !> The first byte.
            integer(c_int64_t), value :: dstDevice
            !> The value.
            integer(c_short), value :: us
            !> How many; nothing is done for 0.
            integer(c_size_t), value :: N
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemsetD16Async

        !> Fills rows of memory with a value of 16 bits. Done when the call returns; in device memory it may only be queued.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is or a pitch that is not aligned to the value, rows that
        !> do not fit the pitch, memory that no device can reach, and a range that is not within one allocation.
        !>
        !> CUDA: cuMemsetD2D16 from 3.2 on.
        function cuMemsetD2D16(dstDevice, dstPitch, us, Width, Height) bind(c, name="cuMemsetD2D16_v2") result(status)
            import :: c_int, c_int64_t, c_short, c_size_t
            implicit none
            !> The first byte.
            integer(c_int64_t), value :: dstDevice
            !> Bytes from row to row.
            integer(c_size_t), value :: dstPitch
            !> The value.
            integer(c_short), value :: us
            !> Values in a row.
            integer(c_size_t), value :: Width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: Height
            integer(c_int) :: status
        end function cuMemsetD2D16

        !> Queues a fill of rows of memory with a value of 16 bits.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is or a pitch that is not aligned to the value, rows that
        !> do not fit the pitch, memory that no device can reach, and a range that is not within one allocation,
        !> CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuMemsetD2D16Async from 3.2 on.
        function cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream) &
            bind(c, name="cuMemsetD2D16Async") result(status)
            import :: c_int, c_int64_t, c_ptr, c_short, c_size_t
            implicit none
            !> The first byte.
            integer(c_int64_t), value :: dstDevice
            !> Bytes from row to row.
            integer(c_size_t), value :: dstPitch
            !> The value.
            integer(c_short), value :: us
            !> Values in a row.
            integer(c_size_t), value :: Width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: Height
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemsetD2D16Async

        !> Fills memory with a value of 32 bits. Done when the call returns; in device memory it may only be queued.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
        !> reach, and a range that is not within one allocation.
        !>
        !> CUDA: cuMemsetD32 from 3.2 on.
        function cuMemsetD32(dstDevice, ui, N) bind(c, name="cuMemsetD32_v2") result(status)
            import :: c_int, c_int64_t, c_size_t
            implicit none
            !> The first byte.
            integer(c_int64_t), value :: dstDevice
            !> The value.
            integer(c_int), value :: ui
            !> How many; nothing is done for 0.
            integer(c_size_t), value :: N
            integer(c_int) :: status
        end function cuMemsetD32

        !> Queues a fill of memory with a value of 32 bits.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is not aligned to the value, memory that no device can
        !> reach, and a range that is not within one allocation, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuMemsetD32Async from 3.2 on.
        function cuMemsetD32Async(dstDevice, ui, N, hStream) bind(c, name="cuMemsetD32Async") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> The first byte.
            integer(c_int64_t), value :: dstDevice
            !> The value.
            integer(c_int), value :: ui
            !> How many; nothing is done for 0.
            integer(c_size_t), value :: N
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemsetD32Async

        !> Fills rows of memory with a value of 32 bits. Done when the call returns; in device memory it may only be queued.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is or a pitch that is not aligned to the value, rows that
        !> do not fit the pitch, memory that no device can reach, and a range that is not within one allocation.
        !>
        !> CUDA: cuMemsetD2D32 from 3.2 on.
        function cuMemsetD2D32(dstDevice, dstPitch, ui, Width, Height) bind(c, name="cuMemsetD2D32_v2") result(status)
            import :: c_int, c_int64_t, c_size_t
            implicit none
            !> The first byte.
            integer(c_int64_t), value :: dstDevice
            !> Bytes from row to row.
            integer(c_size_t), value :: dstPitch
            !> The value.
            integer(c_int), value :: ui
            !> Values in a row.
            integer(c_size_t), value :: Width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: Height
            integer(c_int) :: status
        end function cuMemsetD2D32

        !> Queues a fill of rows of memory with a value of 32 bits.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for 0, an address that is or a pitch that is not aligned to the value, rows that
        !> do not fit the pitch, memory that no device can reach, and a range that is not within one allocation,
        !> CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuMemsetD2D32Async from 3.2 on.
        function cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream) &
            bind(c, name="cuMemsetD2D32Async") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> The first byte.
            integer(c_int64_t), value :: dstDevice
            !> Bytes from row to row.
            integer(c_size_t), value :: dstPitch
            !> The value.
            integer(c_int), value :: ui
            !> Values in a row.
            integer(c_size_t), value :: Width
            !> Rows; nothing is done for none, nor for empty ones.
            integer(c_size_t), value :: Height
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemsetD2D32Async

        !> Initialises CUDA for this process; nearly every other call requires it.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for other flags, CUDA_ERROR_NO_DEVICE.
        !>
        !> CUDA: cuInit from 2.0 on.
        function cuInit(Flags) bind(c, name="cuInit") result(status)
            import :: c_int
            implicit none
            !> 0.
            integer(c_int), value :: Flags
            integer(c_int) :: status
        end function cuInit

        !> Returns the version of CUDA that the driver supports. Needs no cuInit.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL.
        !>
        !> CUDA: cuDriverGetVersion from 2.2 on.
        function cuDriverGetVersion(driverVersion) bind(c, name="cuDriverGetVersion") result(status)
            import :: c_int
            implicit none
            !> Major * 1000 + minor * 10.
            integer(c_int), intent(out) :: driverVersion
            integer(c_int) :: status
        end function cuDriverGetVersion

        !> Returns the number of devices.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL.
        !>
        !> CUDA: cuDeviceGetCount from 2.0 on.
        function cuDeviceGetCount(count) bind(c, name="cuDeviceGetCount") result(status)
            import :: c_int
            implicit none
            !> The number.
            integer(c_int), intent(out) :: count
            integer(c_int) :: status
        end function cuDeviceGetCount

        !> Returns the handle of a device, which is its ordinal.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
        !>
        !> CUDA: cuDeviceGet from 2.0 on.
        function cuDeviceGet(device, ordinal) bind(c, name="cuDeviceGet") result(status)
            import :: c_int
            implicit none
            !> The handle.
            integer(c_int), intent(out) :: device
            !> The ordinal.
            integer(c_int), value :: ordinal
            integer(c_int) :: status
        end function cuDeviceGet

        !> Returns the human-readable name of a device.
        !>
        !> Returns CUDA_ERROR_INVALID_DEVICE for a device that does not exist, CUDA_ERROR_INVALID_VALUE for NULL or no room.
        !>
        !> CUDA: cuDeviceGetName from 2.0 on.
        function cuDeviceGetName(name, len, dev) bind(c, name="cuDeviceGetName") result(status)
            import :: c_char, c_int
            implicit none
            !> (array of len) The name and its terminator, cut where it does not fit.
            character(kind=c_char), intent(out) :: name(*)
            !> Bytes of room.
            integer(c_int), value :: len
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuDeviceGetName

        !> Returns 16 bytes that identify a device, or this process's part of one, the same in every process.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
        !>
        !> CUDA: cuDeviceGetUuid from 11.4 on.
        function cuDeviceGetUuid(uuid, dev) bind(c, name="cuDeviceGetUuid_v2") result(status)
            import :: CUuuid, c_int
            implicit none
            !> The bytes.
            type(CUuuid), intent(out) :: uuid
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuDeviceGetUuid

        !> Returns a device's identifier on Windows; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED; CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
        !>
        !> CUDA: cuDeviceGetLuid from 10.0 on.
        function cuDeviceGetLuid(luid, deviceNodeMask, dev) bind(c, name="cuDeviceGetLuid") result(status)
            import :: c_char, c_int
            implicit none
            !> (array of 8) Bytes.
            character(kind=c_char), intent(out) :: luid(*)
            !> A mask.
            integer(c_int), intent(out) :: deviceNodeMask
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuDeviceGetLuid

        !> Returns the memory of a device in bytes.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
        !>
        !> CUDA: cuDeviceTotalMem from 3.2 on.
        function cuDeviceTotalMem(bytes, dev) bind(c, name="cuDeviceTotalMem_v2") result(status)
            import :: c_int, c_size_t
            implicit none
            !> Bytes.
            integer(c_size_t), intent(out) :: bytes
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuDeviceTotalMem

        !> Returns the largest width of a one-dimensional texture over linear memory.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and other numbers of channels, CUDA_ERROR_INVALID_DEVICE for a device that
        !> does not exist.
        !>
        !> CUDA: cuDeviceGetTexture1DLinearMaxWidth from 11.1 on.
        function cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements, format, numChannels, dev) &
            bind(c, name="cuDeviceGetTexture1DLinearMaxWidth") result(status)
            import :: c_int, c_size_t
            implicit none
            !> Elements.
            integer(c_size_t), intent(out) :: maxWidthInElements
            !> The format of their channels.
            integer(c_int), value :: format
            !> 1, 2 or 4.
            integer(c_int), value :: numChannels
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuDeviceGetTexture1DLinearMaxWidth

        !> Returns an attribute of a device.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and an unknown `attrib`, CUDA_ERROR_INVALID_DEVICE for a device that does
        !> not exist.
        !>
        !> CUDA: cuDeviceGetAttribute from 2.0 on.
        function cuDeviceGetAttribute(pi, attrib, dev) bind(c, name="cuDeviceGetAttribute") result(status)
            import :: c_int
            implicit none
            !> The value: bytes, kHz, bits or a count; yes is 1 and no is 0. What the device does not have is 0.
            integer(c_int), intent(out) :: pi
            !> The attribute.
            integer(c_int), value :: attrib
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuDeviceGetAttribute

        !> Returns the synchronisation of a device with others of a system on a chip; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED; CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
        !>
        !> CUDA: cuDeviceGetNvSciSyncAttributes from 10.2 on.
        function cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, dev, flags) &
            bind(c, name="cuDeviceGetNvSciSyncAttributes") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (inout) A list.
            type(c_ptr), value :: nvSciSyncAttrList
            !> The device.
            integer(c_int), value :: dev
            !> Flags.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuDeviceGetNvSciSyncAttributes

        !> Tells whether contexts of a device can be limited to some of its multiprocessors: no device here supports it.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and another `type`, CUDA_ERROR_INVALID_DEVICE for a device that does not
        !> exist.
        !>
        !> CUDA: cuDeviceGetExecAffinitySupport from 11.4 on.
        function cuDeviceGetExecAffinitySupport(pi, type, dev) bind(c, name="cuDeviceGetExecAffinitySupport") result(status)
            import :: c_int
            implicit none
            !> 0.
            integer(c_int), intent(out) :: pi
            !> CU_EXEC_AFFINITY_TYPE_SM_COUNT.
            integer(c_int), value :: type
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuDeviceGetExecAffinitySupport

        !> Returns the properties of a device. cuDeviceGetAttribute reports more.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
        !>
        !> CUDA: cuDeviceGetProperties from 2.0 on.
        function cuDeviceGetProperties(prop, dev) bind(c, name="cuDeviceGetProperties") result(status)
            import :: CUdevprop, c_int
            implicit none
            !> The properties.
            type(CUdevprop), intent(out) :: prop
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuDeviceGetProperties

        !> Returns a device's compute capability.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
        !>
        !> CUDA: cuDeviceComputeCapability from 2.0 on.
        function cuDeviceComputeCapability(major, minor, dev) bind(c, name="cuDeviceComputeCapability") result(status)
            import :: c_int
            implicit none
            !> The major version.
            integer(c_int), intent(out) :: major
            !> The minor version.
            integer(c_int), intent(out) :: minor
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuDeviceComputeCapability

        !> Returns the atomic operations that a device supports on host memory: none, as no back end reports any.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, no operations and unknown ones, CUDA_ERROR_INVALID_DEVICE for a device
        !> that does not exist.
        !>
        !> CUDA: cuDeviceGetHostAtomicCapabilities from 13.0 on.
        function cuDeviceGetHostAtomicCapabilities(capabilities, operations, count, dev) &
            bind(c, name="cuDeviceGetHostAtomicCapabilities") result(status)
            import :: c_int
            implicit none
            !> (array of count) For each operation 0.
            integer(c_int), intent(out) :: capabilities(*)
            !> (array of count) The operations.
            integer(c_int), intent(in) :: operations(*)
            !> How many.
            integer(c_int), value :: count
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuDeviceGetHostAtomicCapabilities

        !> Finds a device by its PCI address.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a malformed PCI address, CUDA_ERROR_INVALID_DEVICE for an address
        !> without a device.
        !>
        !> CUDA: cuDeviceGetByPCIBusId from 4.1 on.
        function cuDeviceGetByPCIBusId(dev, pciBusId) bind(c, name="cuDeviceGetByPCIBusId") result(status)
            import :: c_char, c_int
            implicit none
            !> Its ordinal.
            integer(c_int), intent(out) :: dev
            !> "domain:bus:device.function" in hexadecimal; the domain and the function may be left out.
            character(kind=c_char), intent(in) :: pciBusId(*)
            integer(c_int) :: status
        end function cuDeviceGetByPCIBusId

        !> Returns a device's PCI address.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL or too little room, CUDA_ERROR_INVALID_DEVICE for a device that does not
        !> exist.
        !>
        !> CUDA: cuDeviceGetPCIBusId from 4.1 on.
        function cuDeviceGetPCIBusId(pciBusId, len, dev) bind(c, name="cuDeviceGetPCIBusId") result(status)
            import :: c_char, c_int
            implicit none
            !> (array of len) "domain:bus:device.0" in hexadecimal, such as "0000:C1:00.0".
            character(kind=c_char), intent(out) :: pciBusId(*)
            !> Bytes of room, at least 13.
            integer(c_int), value :: len
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuDeviceGetPCIBusId

        !> Returns the cluster of a device's fabric; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED; CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
        !>
        !> CUDA: cuDeviceGetFabricClusterUuid from 13.4 on.
        function cuDeviceGetFabricClusterUuid(uuid, dev) bind(c, name="cuDeviceGetFabricClusterUuid") result(status)
            import :: CUuuid, c_int
            implicit none
            !> 16 bytes.
            type(CUuuid), intent(out) :: uuid
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuDeviceGetFabricClusterUuid

        !> Returns the number of cliques of its fabric that a device is in; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED; CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
        !>
        !> CUDA: cuDeviceGetCliqueCount from 13.4 on.
        function cuDeviceGetCliqueCount(count, dev) bind(c, name="cuDeviceGetCliqueCount") result(status)
            import :: c_int, c_size_t
            implicit none
            !> The number.
            integer(c_size_t), intent(out) :: count
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuDeviceGetCliqueCount

        !> Returns the cliques of its fabric that a device is in; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED; CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
        !>
        !> CUDA: cuDeviceGetCliqueInfo from 13.4 on.
        function cuDeviceGetCliqueInfo(cliqueInfo, count, dev) bind(c, name="cuDeviceGetCliqueInfo") result(status)
            import :: CUcliqueInfo, c_int, c_size_t
            implicit none
            !> (array of count) The cliques; NULL asks for the number only.
            type(CUcliqueInfo), intent(inout), optional :: cliqueInfo(*)
            !> Room, then how many.
            integer(c_size_t), intent(inout) :: count
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuDeviceGetCliqueInfo

        !> Returns the name of a status, such as "CUDA_ERROR_INVALID_VALUE". Needs no cuInit.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a NULL `pStr` and for an unknown status.
        !>
        !> CUDA: cuGetErrorName from 6.0 on.
        function cuGetErrorName(error, pStr) bind(c, name="cuGetErrorName") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The status.
            integer(c_int), value :: error
            !> A constant text; NULL for an unknown status.
            type(c_ptr), intent(out) :: pStr
            integer(c_int) :: status
        end function cuGetErrorName

        !> Returns the description of a status. Needs no cuInit. anygpu_last_reason() tells more about the thread's last
        !> failure.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a NULL `pStr` and for an unknown status.
        !>
        !> CUDA: cuGetErrorString from 6.0 on.
        function cuGetErrorString(error, pStr) bind(c, name="cuGetErrorString") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The status.
            integer(c_int), value :: error
            !> A constant text; NULL for an unknown status.
            type(c_ptr), intent(out) :: pStr
            integer(c_int) :: status
        end function cuGetErrorString

        !> Registers a function that hears of each failed call in words, then of its status. Needs no cuInit.
        !>
        !> Calls of the function's own that fail are kept, and not told.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a NULL function.
        !>
        !> CUDA: cuLogsRegisterCallback from 12.9 on.
        function cuLogsRegisterCallback(callbackFunc, userData, callback_out) bind(c, name="cuLogsRegisterCallback") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none
            !> (in) The function.
            type(c_funptr), value :: callbackFunc
            !> (in, nullable) Passed to it.
            type(c_ptr), value :: userData
            !> Its handle, for cuLogsUnregisterCallback.
            type(c_ptr), intent(out), optional :: callback_out
            integer(c_int) :: status
        end function cuLogsRegisterCallback

        !> Unregisters a function that hears of failed calls. A call of it in another thread may still be under way.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a handle that names none.
        !>
        !> CUDA: cuLogsUnregisterCallback from 12.9 on.
        function cuLogsUnregisterCallback(callback) bind(c, name="cuLogsUnregisterCallback") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) Its handle.
            type(c_ptr), value :: callback
            integer(c_int) :: status
        end function cuLogsUnregisterCallback

        !> Returns the place in the log of failures where the next message comes.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for other flags.
        !>
        !> CUDA: cuLogsCurrent from 12.9 on.
        function cuLogsCurrent(iterator_out, flags) bind(c, name="cuLogsCurrent") result(status)
            import :: c_int
            implicit none
            !> The place.
            integer(c_int), intent(out) :: iterator_out
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuLogsCurrent

        !> Writes the log of failures to a file: a line for each failed call's reason, and one for its status.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a NULL path, other flags, and a file that cannot be written.
        !>
        !> CUDA: cuLogsDumpToFile from 12.9 on.
        function cuLogsDumpToFile(iterator, pathToFile, flags) bind(c, name="cuLogsDumpToFile") result(status)
            import :: c_char, c_int
            implicit none
            !> The place of the first line, afterwards that of the next; all lines for NULL.
            integer(c_int), intent(inout), optional :: iterator
            !> The file, which is replaced.
            character(kind=c_char), intent(in) :: pathToFile(*)
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuLogsDumpToFile

        !> Copies the log of failures: a line for each failed call's reason, one for its status, and a terminating 0.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and where no line fits.
        !>
        !> CUDA: cuLogsDumpToMemory from 12.9 on.
        function cuLogsDumpToMemory(iterator, buffer, size, flags) bind(c, name="cuLogsDumpToMemory") result(status)
            import :: c_char, c_int, c_size_t
            implicit none
            !> The place of the first line, afterwards that of the next; all lines for NULL.
            integer(c_int), intent(inout), optional :: iterator
            !> Room for the lines. Of more than fit the latest are written, below a line that says so.
            character(kind=c_char), intent(out) :: buffer(*)
            !> Bytes of `buffer`, afterwards those that were written, without the 0.
            integer(c_size_t), intent(inout) :: size
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuLogsDumpToMemory

        !> Creates an event in the current context.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and CU_EVENT_INTERPROCESS alone; CUDA_ERROR_OUT_OF_MEMORY.
        !>
        !> CUDA: cuEventCreate from 2.0 on.
        function cuEventCreate(phEvent, Flags) bind(c, name="cuEventCreate") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The event; destroy it with cuEventDestroy.
            type(c_ptr), intent(out) :: phEvent
            !> CUevent_flags; CU_EVENT_INTERPROCESS requires CU_EVENT_DISABLE_TIMING.
            integer(c_int), value :: Flags
            integer(c_int) :: status
        end function cuEventCreate

        !> Queues a record of an event: it completes when the work queued on the stream so far is done.
        !>
        !> Returns CUDA_ERROR_INVALID_HANDLE for an event or stream that does not exist, and for one of another device.
        !>
        !> CUDA: cuEventRecord from 2.0 on.
        function cuEventRecord(hEvent, hStream) bind(c, name="cuEventRecord") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event.
            type(c_ptr), value :: hEvent
            !> (in, nullable) A stream of the event's device; NULL is the default stream. With an interprocess event it comes after
            !> the event's last record, whichever process made that.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuEventRecord

        !> Queues a record of an event: it completes when the work queued on the stream so far is done.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for other flags, CUDA_ERROR_ILLEGAL_STATE for CU_EVENT_RECORD_EXTERNAL where the
        !> stream is not being captured; CUDA_ERROR_INVALID_HANDLE for an event or stream that does not exist, and for one of
        !> another device.
        !>
        !> CUDA: cuEventRecordWithFlags from 11.1 on.
        function cuEventRecordWithFlags(hEvent, hStream, flags) bind(c, name="cuEventRecordWithFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event.
            type(c_ptr), value :: hEvent
            !> (in, nullable) A stream of the event's device; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> CU_EVENT_RECORD_DEFAULT; CU_EVENT_RECORD_EXTERNAL makes the record a node of a stream
            !> that is being captured.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuEventRecordWithFlags

        !> Tells whether an event's latest record has completed. An event never recorded has.
        !>
        !> Returns CUDA_SUCCESS when it has, CUDA_ERROR_NOT_READY when it has not, CUDA_ERROR_INVALID_HANDLE for an event that
        !> does not exist, CUDA_ERROR_LAUNCH_FAILED when the process that recorded it has died,
        !> CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED beside captures that forbid unsafe calls.
        !>
        !> CUDA: cuEventQuery from 2.0 on.
        function cuEventQuery(hEvent) bind(c, name="cuEventQuery") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event.
            type(c_ptr), value :: hEvent
            integer(c_int) :: status
        end function cuEventQuery

        !> Waits until an event's latest record has completed. An event never recorded has.
        !>
        !> Returns CUDA_ERROR_INVALID_HANDLE for an event that does not exist, CUDA_ERROR_LAUNCH_FAILED when the process that
        !> recorded it has died, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED beside captures that forbid unsafe calls.
        !>
        !> CUDA: cuEventSynchronize from 2.0 on.
        function cuEventSynchronize(hEvent) bind(c, name="cuEventSynchronize") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event.
            type(c_ptr), value :: hEvent
            integer(c_int) :: status
        end function cuEventSynchronize

        !> Destroys an event, created or opened from another process. Work that waits for it is not disturbed.
        !>
        !> Returns CUDA_ERROR_INVALID_HANDLE for an event that does not exist.
        !>
        !> CUDA: cuEventDestroy from 4.0 on.
        function cuEventDestroy(hEvent) bind(c, name="cuEventDestroy_v2") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The event.
            type(c_ptr), value :: hEvent
            integer(c_int) :: status
        end function cuEventDestroy

        !> Returns the time between two completed records.
        !>
        !> Returns CUDA_ERROR_INVALID_HANDLE for an event that does not exist, records no timestamps, or was never recorded;
        !> CUDA_ERROR_INVALID_VALUE for NULL; CUDA_ERROR_NOT_READY when one has not completed.
        !>
        !> CUDA: cuEventElapsedTime from 12.8 on.
        function cuEventElapsedTime(pMilliseconds, hStart, hEnd) bind(c, name="cuEventElapsedTime_v2") result(status)
            import :: c_float, c_int, c_ptr
            implicit none
            !> Milliseconds.
            real(c_float), intent(out) :: pMilliseconds
            !> (in) The earlier event.
            type(c_ptr), value :: hStart
            !> (in) The later event.
            type(c_ptr), value :: hEnd
            integer(c_int) :: status
        end function cuEventElapsedTime

        !> Imports memory that another API, such as Vulkan, or another process has exported.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown types and flags, and a size of 0 or beyond the memory;
        !> CUDA_ERROR_NOT_SUPPORTED for types that Linux does not have; CUDA_ERROR_UNKNOWN for a descriptor that is not open or
        !> of something else.
        !>
        !> CUDA: cuImportExternalMemory from 10.0 on.
        function cuImportExternalMemory(extMem_out, memHandleDesc) bind(c, name="cuImportExternalMemory") result(status)
            import :: CUDA_EXTERNAL_MEMORY_HANDLE_DESC, c_int, c_ptr
            implicit none
            !> The memory; release it with cuDestroyExternalMemory.
            type(c_ptr), intent(out) :: extMem_out
            !> What to import. On Linux that is a file descriptor. The driver takes ownership of an opaque
            !> one, from Vulkan or from cuMemExportToShareableHandle: the program must not close it. After a failure the program
            !> still owns it, except that NVIDIA's own driver closes one of no memory; the descriptor of a dma-buf always stays
            !> the program's. The size is what the exporter allocated.
            type(CUDA_EXTERNAL_MEMORY_HANDLE_DESC), intent(in) :: memHandleDesc
            integer(c_int) :: status
        end function cuImportExternalMemory

        !> Maps a part of external memory at device addresses.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, flags, an empty range, and one outside the memory,
        !> CUDA_ERROR_OUT_OF_MEMORY where the range ends beyond all addresses; CUDA_ERROR_INVALID_HANDLE for an invalid memory
        !> handle.
        !>
        !> CUDA: cuExternalMemoryGetMappedBuffer from 10.0 on.
        function cuExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc) &
            bind(c, name="cuExternalMemoryGetMappedBuffer") result(status)
            import :: CUDA_EXTERNAL_MEMORY_BUFFER_DESC, c_int, c_int64_t, c_ptr
            implicit none
            !> The first address; free it with cuMemFree. Each call maps the range anew.
            integer(c_int64_t), intent(out) :: devPtr
            !> (in) The memory.
            type(c_ptr), value :: extMem
            !> The range.
            type(CUDA_EXTERNAL_MEMORY_BUFFER_DESC), intent(in) :: bufferDesc
            integer(c_int) :: status
        end function cuExternalMemoryGetMappedBuffer

        !> Creates arrays of texels in external memory.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, impossible arrays, and those outside the memory;
        !> CUDA_ERROR_INVALID_HANDLE for an invalid memory handle; CUDA_ERROR_NOT_SUPPORTED where there are no such arrays.
        !>
        !> CUDA: cuExternalMemoryGetMappedMipmappedArray from 10.0 on.
        function cuExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc) &
            bind(c, name="cuExternalMemoryGetMappedMipmappedArray") result(status)
            import :: CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, c_int, c_ptr
            implicit none
            !> The arrays; free them with cuMipmappedArrayDestroy.
            type(c_ptr), intent(out) :: mipmap
            !> (in) The memory.
            type(c_ptr), value :: extMem
            !> Their offset and properties.
            type(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC), intent(in) :: mipmapDesc
            integer(c_int) :: status
        end function cuExternalMemoryGetMappedMipmappedArray

        !> Releases external memory. Its mappings stay until they are freed.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for an invalid memory handle.
        !>
        !> CUDA: cuDestroyExternalMemory from 10.0 on.
        function cuDestroyExternalMemory(extMem) bind(c, name="cuDestroyExternalMemory") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) From cuImportExternalMemory.
            type(c_ptr), value :: extMem
            integer(c_int) :: status
        end function cuDestroyExternalMemory

        !> Imports a semaphore that another API, such as Vulkan, or another process has exported.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown types, and flags; CUDA_ERROR_NOT_SUPPORTED for types that Linux
        !> does not have; CUDA_ERROR_UNKNOWN for a descriptor that is not open or of something else.
        !>
        !> CUDA: cuImportExternalSemaphore from 10.0 on.
        function cuImportExternalSemaphore(extSem_out, semHandleDesc) bind(c, name="cuImportExternalSemaphore") result(status)
            import :: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, c_int, c_ptr
            implicit none
            !> The semaphore; release it with cuDestroyExternalSemaphore.
            type(c_ptr), intent(out) :: extSem_out
            !> What to import. On Linux that is the file descriptor of a binary semaphore
            !> (CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD) or of a timeline semaphore
            !> (CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD). The driver takes ownership of it: the program must not
            !> close it. After a failure the program still owns it.
            type(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC), intent(in) :: semHandleDesc
            integer(c_int) :: status
        end function cuImportExternalSemaphore

        !> Queues signals of semaphores, once the work queued on a stream so far is done.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, for none, for flags, and for a value less than the semaphore's where that
        !> can be determined; CUDA_ERROR_INVALID_HANDLE for a semaphore or a stream that does not exist.
        !>
        !> CUDA: cuSignalExternalSemaphoresAsync from 10.0 on.
        function cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="cuSignalExternalSemaphoresAsync") result(status)
            import :: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, c_int, c_ptr
            implicit none
            !> (array of numExtSems) The semaphores.
            type(c_ptr), intent(in) :: extSemArray(*)
            !> (array of numExtSems) For a timeline semaphore, the new value, above its current one.
            type(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS), intent(in) :: paramsArray(*)
            !> How many.
            integer(c_int), value :: numExtSems
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cuSignalExternalSemaphoresAsync

        !> Queues waits for semaphores: what is queued on the stream from now on begins once all are over.
        !>
        !> The wait resets a binary semaphore, so each signal ends one wait.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, for none and for flags; CUDA_ERROR_INVALID_HANDLE for a semaphore or a
        !> stream that does not exist.
        !>
        !> CUDA: cuWaitExternalSemaphoresAsync from 10.0 on.
        function cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream) &
            bind(c, name="cuWaitExternalSemaphoresAsync") result(status)
            import :: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, c_int, c_ptr
            implicit none
            !> (array of numExtSems) The semaphores.
            type(c_ptr), intent(in) :: extSemArray(*)
            !> (array of numExtSems) For a timeline semaphore, the value to wait for.
            type(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS), intent(in) :: paramsArray(*)
            !> How many.
            integer(c_int), value :: numExtSems
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function cuWaitExternalSemaphoresAsync

        !> Releases an external semaphore. Wait for its signals and waits first.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for an invalid semaphore.
        !>
        !> CUDA: cuDestroyExternalSemaphore from 10.0 on.
        function cuDestroyExternalSemaphore(extSem) bind(c, name="cuDestroyExternalSemaphore") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) From cuImportExternalSemaphore.
            type(c_ptr), value :: extSem
            integer(c_int) :: status
        end function cuDestroyExternalSemaphore

        !> Makes a graph without nodes.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for flags.
        !>
        !> CUDA: cuGraphCreate from 10.0 on.
        function cuGraphCreate(phGraph, flags) bind(c, name="cuGraphCreate") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The graph; destroy it with cuGraphDestroy.
            type(c_ptr), intent(out) :: phGraph
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuGraphCreate

        !> Destroys a graph and its nodes. What was instantiated of it stays.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a graph that does not exist, and for the graph of a node.
        !>
        !> CUDA: cuGraphDestroy from 10.0 on.
        function cuGraphDestroy(hGraph) bind(c, name="cuGraphDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            integer(c_int) :: status
        end function cuGraphDestroy

        !> Returns the nodes of a graph, oldest first.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a graph that does not exist and a NULL `numNodes`.
        !>
        !> CUDA: cuGraphGetNodes from 10.0 on.
        function cuGraphGetNodes(hGraph, nodes, numNodes) bind(c, name="cuGraphGetNodes") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (array of numNodes) The nodes; NULL only counts them.
            type(c_ptr), intent(out), optional :: nodes(*)
            !> The room of the array; on return the number of nodes written, or of all.
            integer(c_size_t), intent(inout) :: numNodes
            integer(c_int) :: status
        end function cuGraphGetNodes

        !> Returns the nodes of a graph that no other comes before.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a graph that does not exist and a NULL `numRootNodes`.
        !>
        !> CUDA: cuGraphGetRootNodes from 10.0 on.
        function cuGraphGetRootNodes(hGraph, rootNodes, numRootNodes) bind(c, name="cuGraphGetRootNodes") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (array of numRootNodes) The nodes; NULL only counts them.
            type(c_ptr), intent(out), optional :: rootNodes(*)
            !> The room of the array; on return the number of nodes written, or of all.
            integer(c_size_t), intent(inout) :: numRootNodes
            integer(c_int) :: status
        end function cuGraphGetRootNodes

        !> Returns the type of a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a node that does not exist.
        !>
        !> CUDA: cuGraphNodeGetType from 10.0 on.
        function cuGraphNodeGetType(hNode, pType) bind(c, name="cuGraphNodeGetType") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> Its type.
            integer(c_int), intent(out) :: pType
            integer(c_int) :: status
        end function cuGraphNodeGetType

        !> Removes a node from its graph, with its edges.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a node that does not exist, CUDA_ERROR_NOT_SUPPORTED in a graph that
        !> allocates or frees memory.
        !>
        !> CUDA: cuGraphDestroyNode from 10.0 on.
        function cuGraphDestroyNode(hNode) bind(c, name="cuGraphDestroyNode") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            integer(c_int) :: status
        end function cuGraphDestroyNode

        !> Copies a graph.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a graph that does not exist.
        !>
        !> CUDA: cuGraphClone from 10.0 on.
        function cuGraphClone(phGraphClone, originalGraph) bind(c, name="cuGraphClone") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The copy; destroy it with cuGraphDestroy.
            type(c_ptr), intent(out) :: phGraphClone
            !> (in) The graph.
            type(c_ptr), value :: originalGraph
            integer(c_int) :: status
        end function cuGraphClone

        !> Finds the copy of a node in a copied graph.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and where there is no such copy.
        !>
        !> CUDA: cuGraphNodeFindInClone from 10.0 on.
        function cuGraphNodeFindInClone(phNode, hOriginalNode, hClonedGraph) bind(c, name="cuGraphNodeFindInClone") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The copy.
            type(c_ptr), intent(out) :: phNode
            !> (in) The node that was copied.
            type(c_ptr), value :: hOriginalNode
            !> (in) The copied graph.
            type(c_ptr), value :: hClonedGraph
            integer(c_int) :: status
        end function cuGraphNodeFindInClone

        !> Adds a node that does nothing but keep an order.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph.
        !>
        !> CUDA: cuGraphAddEmptyNode from 10.0 on.
        function cuGraphAddEmptyNode(phGraphNode, hGraph, dependencies, numDependencies) &
            bind(c, name="cuGraphAddEmptyNode") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: phGraphNode
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: dependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            integer(c_int) :: status
        end function cuGraphAddEmptyNode

        !> Adds a node that calls a function on the host, at each launch.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph, and for no function.
        !>
        !> CUDA: cuGraphAddHostNode from 10.0 on.
        function cuGraphAddHostNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams) &
            bind(c, name="cuGraphAddHostNode") result(status)
            import :: CUDA_HOST_NODE_PARAMS, c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: phGraphNode
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: dependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The function and its argument.
            type(CUDA_HOST_NODE_PARAMS), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cuGraphAddHostNode

        !> Returns the call of a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or calls nothing.
        !>
        !> CUDA: cuGraphHostNodeGetParams from 10.0 on.
        function cuGraphHostNodeGetParams(hNode, nodeParams) bind(c, name="cuGraphHostNodeGetParams") result(status)
            import :: CUDA_HOST_NODE_PARAMS, c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The function and its argument.
            type(CUDA_HOST_NODE_PARAMS), intent(out) :: nodeParams
            integer(c_int) :: status
        end function cuGraphHostNodeGetParams

        !> Sets the call of a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work.
        !>
        !> CUDA: cuGraphHostNodeSetParams from 10.0 on.
        function cuGraphHostNodeSetParams(hNode, nodeParams) bind(c, name="cuGraphHostNodeSetParams") result(status)
            import :: CUDA_HOST_NODE_PARAMS, c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The function and its argument.
            type(CUDA_HOST_NODE_PARAMS), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cuGraphHostNodeSetParams

        !> Sets the call that an executable graph does for a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place.
        !>
        !> CUDA: cuGraphExecHostNodeSetParams from 10.2 on.
        function cuGraphExecHostNodeSetParams(hGraphExec, hNode, nodeParams) &
            bind(c, name="cuGraphExecHostNodeSetParams") result(status)
            import :: CUDA_HOST_NODE_PARAMS, c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The function and its argument.
            type(CUDA_HOST_NODE_PARAMS), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cuGraphExecHostNodeSetParams

        !> Adds a node that does the work of another graph, as that is now.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, nodes that are named twice
        !> or are of another graph, and on the host back end more than 64 graphs within each other.
        !>
        !> CUDA: cuGraphAddChildGraphNode from 10.0 on.
        function cuGraphAddChildGraphNode(phGraphNode, hGraph, dependencies, numDependencies, childGraph) &
            bind(c, name="cuGraphAddChildGraphNode") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: phGraphNode
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: dependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> (in) The other graph, which is copied.
            type(c_ptr), value :: childGraph
            integer(c_int) :: status
        end function cuGraphAddChildGraphNode

        !> Returns the graph of a node, which belongs to it.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or has no graph.
        !>
        !> CUDA: cuGraphChildGraphNodeGetGraph from 10.0 on.
        function cuGraphChildGraphNodeGetGraph(hNode, phGraph) bind(c, name="cuGraphChildGraphNodeGetGraph") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The graph; it ends with the node.
            type(c_ptr), intent(out) :: phGraph
            integer(c_int) :: status
        end function cuGraphChildGraphNodeGetGraph

        !> Sets the work that an executable graph does for a node with a graph: that of a graph like it.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and where the executable graph was not made of the node;
        !> CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE for a graph that differs from the node's.
        !>
        !> CUDA: cuGraphExecChildGraphNodeSetParams from 11.1 on.
        function cuGraphExecChildGraphNodeSetParams(hGraphExec, hNode, childGraph) &
            bind(c, name="cuGraphExecChildGraphNodeSetParams") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> (in) The graph.
            type(c_ptr), value :: childGraph
            integer(c_int) :: status
        end function cuGraphExecChildGraphNodeSetParams

        !> Adds a node that records an event.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph; CUDA_ERROR_INVALID_HANDLE for an event that does not exist.
        !>
        !> CUDA: cuGraphAddEventRecordNode from 11.1 on.
        function cuGraphAddEventRecordNode(phGraphNode, hGraph, dependencies, numDependencies, event) &
            bind(c, name="cuGraphAddEventRecordNode") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: phGraphNode
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: dependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function cuGraphAddEventRecordNode

        !> Returns the event that a node records.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work.
        !>
        !> CUDA: cuGraphEventRecordNodeGetEvent from 11.1 on.
        function cuGraphEventRecordNodeGetEvent(hNode, event_out) bind(c, name="cuGraphEventRecordNodeGetEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The event.
            type(c_ptr), intent(out) :: event_out
            integer(c_int) :: status
        end function cuGraphEventRecordNodeGetEvent

        !> Sets the event that a node records.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a node that does not exist or does other work,
        !> CUDA_ERROR_INVALID_HANDLE for an event that does not exist.
        !>
        !> CUDA: cuGraphEventRecordNodeSetEvent from 11.1 on.
        function cuGraphEventRecordNodeSetEvent(hNode, event) bind(c, name="cuGraphEventRecordNodeSetEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function cuGraphEventRecordNodeSetEvent

        !> Sets the event that an executable graph records for a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE where the executable graph was not made of the node, or the node does
        !> other work, CUDA_ERROR_INVALID_HANDLE for an event that does not exist.
        !>
        !> CUDA: cuGraphExecEventRecordNodeSetEvent from 11.1 on.
        function cuGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event) &
            bind(c, name="cuGraphExecEventRecordNodeSetEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function cuGraphExecEventRecordNodeSetEvent

        !> Adds a node that waits for an event's latest record at the launch.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph; CUDA_ERROR_INVALID_HANDLE for an event that does not exist.
        !>
        !> CUDA: cuGraphAddEventWaitNode from 11.1 on.
        function cuGraphAddEventWaitNode(phGraphNode, hGraph, dependencies, numDependencies, event) &
            bind(c, name="cuGraphAddEventWaitNode") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: phGraphNode
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: dependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function cuGraphAddEventWaitNode

        !> Returns the event that a node waits for.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work.
        !>
        !> CUDA: cuGraphEventWaitNodeGetEvent from 11.1 on.
        function cuGraphEventWaitNodeGetEvent(hNode, event_out) bind(c, name="cuGraphEventWaitNodeGetEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The event.
            type(c_ptr), intent(out) :: event_out
            integer(c_int) :: status
        end function cuGraphEventWaitNodeGetEvent

        !> Sets the event that a node waits for.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a node that does not exist or does other work,
        !> CUDA_ERROR_INVALID_HANDLE for an event that does not exist.
        !>
        !> CUDA: cuGraphEventWaitNodeSetEvent from 11.1 on.
        function cuGraphEventWaitNodeSetEvent(hNode, event) bind(c, name="cuGraphEventWaitNodeSetEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function cuGraphEventWaitNodeSetEvent

        !> Sets the event that an executable graph waits for for a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE where the executable graph was not made of the node, or the node does
        !> other work, CUDA_ERROR_INVALID_HANDLE for an event that does not exist.
        !>
        !> CUDA: cuGraphExecEventWaitNodeSetEvent from 11.1 on.
        function cuGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event) &
            bind(c, name="cuGraphExecEventWaitNodeSetEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> (in) The event.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function cuGraphExecEventWaitNodeSetEvent

        !> Adds a node that waits for values in memory and writes values, in their order.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice or are of
        !> another graph; for no context, too many operations, flags, and memory that no device reaches;
        !> CUDA_ERROR_CONTEXT_IS_DESTROYED for a context that does not exist; CUDA_ERROR_NOT_SUPPORTED for other operations.
        !>
        !> CUDA: cuGraphAddBatchMemOpNode from 11.7 on.
        function cuGraphAddBatchMemOpNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams) &
            bind(c, name="cuGraphAddBatchMemOpNode") result(status)
            import :: CUDA_BATCH_MEM_OP_NODE_PARAMS, c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: phGraphNode
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: dependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The waits and writes, which are copied.
            type(CUDA_BATCH_MEM_OP_NODE_PARAMS), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cuGraphAddBatchMemOpNode

        !> Returns the waits and writes of a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist
        !> or neither waits for values nor writes them.
        !>
        !> CUDA: cuGraphBatchMemOpNodeGetParams from 11.7 on.
        function cuGraphBatchMemOpNodeGetParams(hNode, nodeParams_out) bind(c, name="cuGraphBatchMemOpNodeGetParams") result(status)
            import :: CUDA_BATCH_MEM_OP_NODE_PARAMS, c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The waits and writes; the arrays are the node's, and valid until it changes.
            type(CUDA_BATCH_MEM_OP_NODE_PARAMS), intent(out) :: nodeParams_out
            integer(c_int) :: status
        end function cuGraphBatchMemOpNodeGetParams

        !> Sets the waits and writes of a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work; what
        !> cuGraphAddBatchMemOpNode returns.
        !>
        !> CUDA: cuGraphBatchMemOpNodeSetParams from 11.7 on.
        function cuGraphBatchMemOpNodeSetParams(hNode, nodeParams) bind(c, name="cuGraphBatchMemOpNodeSetParams") result(status)
            import :: CUDA_BATCH_MEM_OP_NODE_PARAMS, c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The waits and writes, which are copied.
            type(CUDA_BATCH_MEM_OP_NODE_PARAMS), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cuGraphBatchMemOpNodeSetParams

        !> Sets the waits and writes that an executable graph does for a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place.
        !>
        !> CUDA: cuGraphExecBatchMemOpNodeSetParams from 11.7 on.
        function cuGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, nodeParams) &
            bind(c, name="cuGraphExecBatchMemOpNodeSetParams") result(status)
            import :: CUDA_BATCH_MEM_OP_NODE_PARAMS, c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The waits and writes, which are copied, as many operations of the same types.
            type(CUDA_BATCH_MEM_OP_NODE_PARAMS), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cuGraphExecBatchMemOpNodeSetParams

        !> Adds a node that signals semaphores.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph; for none, flags, and semaphores that do not exist.
        !>
        !> CUDA: cuGraphAddExternalSemaphoresSignalNode from 11.2 on.
        function cuGraphAddExternalSemaphoresSignalNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams) &
            bind(c, name="cuGraphAddExternalSemaphoresSignalNode") result(status)
            import :: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: phGraphNode
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: dependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The semaphores and the values, which are copied.
            type(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cuGraphAddExternalSemaphoresSignalNode

        !> Returns the signals of a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or signals no semaphores.
        !>
        !> CUDA: cuGraphExternalSemaphoresSignalNodeGetParams from 11.2 on.
        function cuGraphExternalSemaphoresSignalNodeGetParams(hNode, params_out) &
            bind(c, name="cuGraphExternalSemaphoresSignalNodeGetParams") result(status)
            import :: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The signals; the arrays are the node's, and valid until it changes.
            type(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS), intent(out) :: params_out
            integer(c_int) :: status
        end function cuGraphExternalSemaphoresSignalNodeGetParams

        !> Sets the signals of a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work; for
        !> none, flags, and semaphores that do not exist.
        !>
        !> CUDA: cuGraphExternalSemaphoresSignalNodeSetParams from 11.2 on.
        function cuGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams) &
            bind(c, name="cuGraphExternalSemaphoresSignalNodeSetParams") result(status)
            import :: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The semaphores and the values, which are copied.
            type(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cuGraphExternalSemaphoresSignalNodeSetParams

        !> Sets the signals that an executable graph does for a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place.
        !>
        !> CUDA: cuGraphExecExternalSemaphoresSignalNodeSetParams from 11.2 on.
        function cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams) &
            bind(c, name="cuGraphExecExternalSemaphoresSignalNodeSetParams") result(status)
            import :: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The semaphores and the values, which are copied, as many semaphores.
            type(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cuGraphExecExternalSemaphoresSignalNodeSetParams

        !> Adds a node that waits for semaphores.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice
        !> or are of another graph; for none, flags, and semaphores that do not exist.
        !>
        !> CUDA: cuGraphAddExternalSemaphoresWaitNode from 11.2 on.
        function cuGraphAddExternalSemaphoresWaitNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams) &
            bind(c, name="cuGraphAddExternalSemaphoresWaitNode") result(status)
            import :: CUDA_EXT_SEM_WAIT_NODE_PARAMS, c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: phGraphNode
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: dependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The semaphores and the values, which are copied.
            type(CUDA_EXT_SEM_WAIT_NODE_PARAMS), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cuGraphAddExternalSemaphoresWaitNode

        !> Returns the waits of a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or waits for no semaphores.
        !>
        !> CUDA: cuGraphExternalSemaphoresWaitNodeGetParams from 11.2 on.
        function cuGraphExternalSemaphoresWaitNodeGetParams(hNode, params_out) &
            bind(c, name="cuGraphExternalSemaphoresWaitNodeGetParams") result(status)
            import :: CUDA_EXT_SEM_WAIT_NODE_PARAMS, c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The waits; the arrays are the node's, and valid until it changes.
            type(CUDA_EXT_SEM_WAIT_NODE_PARAMS), intent(out) :: params_out
            integer(c_int) :: status
        end function cuGraphExternalSemaphoresWaitNodeGetParams

        !> Sets the waits of a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work; for
        !> none, flags, and semaphores that do not exist.
        !>
        !> CUDA: cuGraphExternalSemaphoresWaitNodeSetParams from 11.2 on.
        function cuGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams) &
            bind(c, name="cuGraphExternalSemaphoresWaitNodeSetParams") result(status)
            import :: CUDA_EXT_SEM_WAIT_NODE_PARAMS, c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The semaphores and the values, which are copied.
            type(CUDA_EXT_SEM_WAIT_NODE_PARAMS), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cuGraphExternalSemaphoresWaitNodeSetParams

        !> Sets the waits that an executable graph does for a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place.
        !>
        !> CUDA: cuGraphExecExternalSemaphoresWaitNodeSetParams from 11.2 on.
        function cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams) &
            bind(c, name="cuGraphExecExternalSemaphoresWaitNodeSetParams") result(status)
            import :: CUDA_EXT_SEM_WAIT_NODE_PARAMS, c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The semaphores and the values, which are copied, as many semaphores.
            type(CUDA_EXT_SEM_WAIT_NODE_PARAMS), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cuGraphExecExternalSemaphoresWaitNodeSetParams

        !> Adds a node that allocates memory, which has its address from now on.
        !>
        !> What a launch leaves allocated is the program's until it frees it, and is so again, with the
        !> address, by the next launch. Else it lasts as long as the graph and what was instantiated of it.
        !> Such a graph is not copied, keeps its nodes and edges, and has one executable graph at a time.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, no bytes, a device that does not exist, a graph that does not
        !> exist, and nodes that are named twice or are of another graph; CUDA_ERROR_NOT_SUPPORTED for kinds of handle and,
        !> on the host back end, for a graph that belongs to a node; CUDA_ERROR_OUT_OF_MEMORY.
        !>
        !> CUDA: cuGraphAddMemAllocNode from 11.4 on.
        function cuGraphAddMemAllocNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams) &
            bind(c, name="cuGraphAddMemAllocNode") result(status)
            import :: CUDA_MEM_ALLOC_NODE_PARAMS, c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: phGraphNode
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: dependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The bytes and the device; on return the address as well.
            type(CUDA_MEM_ALLOC_NODE_PARAMS), intent(inout) :: nodeParams
            integer(c_int) :: status
        end function cuGraphAddMemAllocNode

        !> Returns the allocation of a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or allocates nothing.
        !>
        !> CUDA: cuGraphMemAllocNodeGetParams from 11.4 on.
        function cuGraphMemAllocNodeGetParams(hNode, params_out) bind(c, name="cuGraphMemAllocNodeGetParams") result(status)
            import :: CUDA_MEM_ALLOC_NODE_PARAMS, c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The bytes, the device and the address.
            type(CUDA_MEM_ALLOC_NODE_PARAMS), intent(out) :: params_out
            integer(c_int) :: status
        end function cuGraphMemAllocNodeGetParams

        !> Adds a node that frees the memory of one that allocates it.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, memory that no node allocates or that another node of the graph
        !> frees, a graph that does not exist, and nodes that are named twice or are of another graph.
        !>
        !> CUDA: cuGraphAddMemFreeNode from 11.4 on.
        function cuGraphAddMemFreeNode(phGraphNode, hGraph, dependencies, numDependencies, dptr) &
            bind(c, name="cuGraphAddMemFreeNode") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: phGraphNode
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: dependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The memory.
            integer(c_int64_t), value :: dptr
            integer(c_int) :: status
        end function cuGraphAddMemFreeNode

        !> Returns the memory that a node frees.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or frees nothing.
        !>
        !> CUDA: cuGraphMemFreeNodeGetParams from 11.4 on.
        function cuGraphMemFreeNodeGetParams(hNode, dptr_out) bind(c, name="cuGraphMemFreeNodeGetParams") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> Its address.
            integer(c_int64_t), intent(out) :: dptr_out
            integer(c_int) :: status
        end function cuGraphMemFreeNodeGetParams

        !> Makes an executable graph of a graph as it is now.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and edges that make a circle;
        !> CUDA_ERROR_NOT_SUPPORTED for a second one of a graph that allocates or frees memory.
        !>
        !> CUDA: cuGraphInstantiate_v2; cuGetProcAddress gives it for cuGraphInstantiate from 11.0 on.
        function cuGraphInstantiate_v2(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize) &
            bind(c, name="cuGraphInstantiate_v2") result(status)
            import :: c_char, c_int, c_ptr, c_size_t
            implicit none
            !> The executable graph; destroy it with cuGraphExecDestroy.
            type(c_ptr), intent(out) :: phGraphExec
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> NULL.
            type(c_ptr), intent(out), optional :: phErrorNode
            !> (array of bufferSize) The empty text.
            character(kind=c_char), intent(out), optional :: logBuffer(*)
            !> The bytes of the text.
            integer(c_size_t), value :: bufferSize
            integer(c_int) :: status
        end function cuGraphInstantiate_v2

        !> Makes an executable graph of a graph as it is now.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, a graph that does not exist, and edges that make
        !> a circle; CUDA_ERROR_NOT_SUPPORTED for a second one of a graph that allocates or frees memory.
        !>
        !> CUDA: cuGraphInstantiateWithFlags from 11.4 on; in headers also cuGraphInstantiate.
        function cuGraphInstantiateWithFlags(phGraphExec, hGraph, flags) bind(c, name="cuGraphInstantiateWithFlags") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> The executable graph; destroy it with cuGraphExecDestroy.
            type(c_ptr), intent(out) :: phGraphExec
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> 0, or bits of 1, with which a launch frees what the one before has left allocated,
            !> and of 8, which changes nothing here.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function cuGraphInstantiateWithFlags

        !> Makes an executable graph of a graph as it is now, and prepares its launch on request.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, a graph that does not exist, edges that make a circle, and
        !> CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH, as no kernel launches graphs here; CUDA_ERROR_NOT_SUPPORTED for a second one
        !> of a graph that allocates or frees memory; CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuGraphInstantiateWithParams from 12.0 on.
        function cuGraphInstantiateWithParams(phGraphExec, hGraph, instantiateParams) &
            bind(c, name="cuGraphInstantiateWithParams") result(status)
            import :: CUDA_GRAPH_INSTANTIATE_PARAMS, c_int, c_ptr
            implicit none
            !> The executable graph; destroy it with cuGraphExecDestroy.
            type(c_ptr), intent(out) :: phGraphExec
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> How; gets the outcome, and the node at fault where one is.
            type(CUDA_GRAPH_INSTANTIATE_PARAMS), intent(inout) :: instantiateParams
            integer(c_int) :: status
        end function cuGraphInstantiateWithParams

        !> Returns the graph that a node is in. That of a node of a child graph is the child.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a node that does not exist, CUDA_ERROR_NOT_SUPPORTED where the
        !> runtime in use does not tell.
        !>
        !> CUDA: cuGraphNodeGetContainingGraph from 13.1 on.
        function cuGraphNodeGetContainingGraph(hNode, phGraph) bind(c, name="cuGraphNodeGetContainingGraph") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> Its graph.
            type(c_ptr), intent(out) :: phGraph
            integer(c_int) :: status
        end function cuGraphNodeGetContainingGraph

        !> Returns the number of a node within its graph, by which cuGraphDebugDotPrint names it, too.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a node that does not exist, CUDA_ERROR_NOT_SUPPORTED where the
        !> runtime in use numbers no nodes.
        !>
        !> CUDA: cuGraphNodeGetLocalId from 13.1 on.
        function cuGraphNodeGetLocalId(hNode, nodeId) bind(c, name="cuGraphNodeGetLocalId") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The number, which no other node of the graph has had.
            integer(c_int), intent(out) :: nodeId
            integer(c_int) :: status
        end function cuGraphNodeGetLocalId

        !> Returns the number by which tools know a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a node that does not exist, CUDA_ERROR_NOT_SUPPORTED where the
        !> runtime in use numbers no nodes.
        !>
        !> CUDA: cuGraphNodeGetToolsId from 13.1 on.
        function cuGraphNodeGetToolsId(hNode, toolsNodeId) bind(c, name="cuGraphNodeGetToolsId") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The number; on the host back end the graph's, and the node's in the lower half.
            integer(c_int64_t), intent(out) :: toolsNodeId
            integer(c_int) :: status
        end function cuGraphNodeGetToolsId

        !> Returns the number of a graph, by which cuGraphDebugDotPrint names it, too.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a graph that does not exist, CUDA_ERROR_NOT_SUPPORTED where the
        !> runtime in use numbers no graphs.
        !>
        !> CUDA: cuGraphGetId from 13.1 on.
        function cuGraphGetId(hGraph, graphId) bind(c, name="cuGraphGetId") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> The number, which no other graph of the process has had.
            integer(c_int), intent(out) :: graphId
            integer(c_int) :: status
        end function cuGraphGetId

        !> Returns the number of an executable graph.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for an executable graph that does not exist,
        !> CUDA_ERROR_NOT_SUPPORTED where the runtime in use numbers none.
        !>
        !> CUDA: cuGraphExecGetId from 13.1 on.
        function cuGraphExecGetId(hGraphExec, graphId) bind(c, name="cuGraphExecGetId") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> The number, which no other executable graph of the process has had.
            integer(c_int), intent(out) :: graphId
            integer(c_int) :: status
        end function cuGraphExecGetId

        !> Returns the flags that an executable graph was made with.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for an executable graph that does not exist.
        !>
        !> CUDA: cuGraphExecGetFlags from 12.0 on.
        function cuGraphExecGetFlags(hGraphExec, flags) bind(c, name="cuGraphExecGetFlags") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> Bits of CUgraphInstantiate_flags.
            integer(c_int64_t), intent(out) :: flags
            integer(c_int) :: status
        end function cuGraphExecGetFlags

        !> Tells whether launches of an executable graph do the work of a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, an executable graph that does not exist or was not made of the node, and
        !> other nodes.
        !>
        !> CUDA: cuGraphNodeGetEnabled from 11.6 on.
        function cuGraphNodeGetEnabled(hGraphExec, hNode, isEnabled) bind(c, name="cuGraphNodeGetEnabled") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) A node of the graph that it was made of: a launch, a copy or a fill.
            type(c_ptr), value :: hNode
            !> 1, or 0 where it is left out.
            integer(c_int), intent(out) :: isEnabled
            integer(c_int) :: status
        end function cuGraphNodeGetEnabled

        !> Lets launches of an executable graph do the work of a node, or leave it out.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for an executable graph that does not exist or was not made of the node, and for other
        !> nodes.
        !>
        !> CUDA: cuGraphNodeSetEnabled from 11.6 on.
        function cuGraphNodeSetEnabled(hGraphExec, hNode, isEnabled) bind(c, name="cuGraphNodeSetEnabled") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) A node of the graph that it was made of: a launch, a copy or a fill.
            type(c_ptr), value :: hNode
            !> 0 leaves it out.
            integer(c_int), value :: isEnabled
            integer(c_int) :: status
        end function cuGraphNodeSetEnabled

        !> Returns an attribute of a node's launch.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other nodes, and attributes that launches do not have.
        !>
        !> CUDA: cuGraphKernelNodeGetAttribute from 11.0 on.
        function cuGraphKernelNodeGetAttribute(hNode, attr, value_out) bind(c, name="cuGraphKernelNodeGetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) A node that launches a kernel.
            type(c_ptr), value :: hNode
            !> The attribute.
            integer(c_int), value :: attr
            !> (out) Its value.
            type(c_ptr), value :: value_out
            integer(c_int) :: status
        end function cuGraphKernelNodeGetAttribute

        !> Sets an attribute of a node's launch.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other nodes, and attributes that launches do not have.
        !>
        !> CUDA: cuGraphKernelNodeSetAttribute from 11.0 on.
        function cuGraphKernelNodeSetAttribute(hNode, attr, value) bind(c, name="cuGraphKernelNodeSetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) A node that launches a kernel.
            type(c_ptr), value :: hNode
            !> The attribute.
            integer(c_int), value :: attr
            !> (in) Its value.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function cuGraphKernelNodeSetAttribute

        !> Gives a node's launch all attributes of another node's.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for nodes that do not exist or launch no kernel.
        !>
        !> CUDA: cuGraphKernelNodeCopyAttributes from 11.0 on.
        function cuGraphKernelNodeCopyAttributes(dst, src) bind(c, name="cuGraphKernelNodeCopyAttributes") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node that gets them.
            type(c_ptr), value :: dst
            !> (in) The node that has them.
            type(c_ptr), value :: src
            integer(c_int) :: status
        end function cuGraphKernelNodeCopyAttributes

        !> Makes an object that lasts as long as the program or a graph refers to it.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and other counts than 1 to 2147483647.
        !>
        !> CUDA: cuUserObjectCreate from 11.3 on.
        function cuUserObjectCreate(object_out, ptr, destroy, initialRefcount, flags) &
            bind(c, name="cuUserObjectCreate") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none
            !> The object, with references of the program's.
            type(c_ptr), intent(out) :: object_out
            !> (in, nullable) The argument of `destroy`.
            type(c_ptr), value :: ptr
            !> (in) Called once at the object's end, by any thread; it must make no calls of this library.
            type(c_funptr), value :: destroy
            !> How many references, from 1 on.
            integer(c_int), value :: initialRefcount
            !> CU_USER_OBJECT_NO_DESTRUCTOR_SYNC.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuUserObjectCreate

        !> Releases references of the program's to an object.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for an object that does not exist, and for other counts than 1 to 2147483647.
        !>
        !> CUDA: cuUserObjectRelease from 11.3 on.
        function cuUserObjectRelease(object, count) bind(c, name="cuUserObjectRelease") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The object.
            type(c_ptr), value :: object
            !> How many, from 1 on; nothing is done for more than there are.
            integer(c_int), value :: count
            integer(c_int) :: status
        end function cuUserObjectRelease

        !> Adds references of the program's to an object.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for an object that does not exist, and for other counts than 1 to 2147483647.
        !>
        !> CUDA: cuUserObjectRetain from 11.3 on.
        function cuUserObjectRetain(object, count) bind(c, name="cuUserObjectRetain") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The object.
            type(c_ptr), value :: object
            !> How many, from 1 on.
            integer(c_int), value :: count
            integer(c_int) :: status
        end function cuUserObjectRetain

        !> Gives a graph references to an object. Copies of the graph and what is made of it have references of their own.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a graph or an object that does not exist, other flags, and other counts than 1 to
        !> 2147483647.
        !>
        !> CUDA: cuGraphRetainUserObject from 11.3 on.
        function cuGraphRetainUserObject(graph, object, count, flags) bind(c, name="cuGraphRetainUserObject") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in) The object.
            type(c_ptr), value :: object
            !> How many, from 1 on.
            integer(c_int), value :: count
            !> 0 for new references, CU_GRAPH_USER_OBJECT_MOVE for the program's own.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuGraphRetainUserObject

        !> Releases references of a graph to an object.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a graph or an object that does not exist, and for other counts than 1 to 2147483647.
        !>
        !> CUDA: cuGraphReleaseUserObject from 11.3 on.
        function cuGraphReleaseUserObject(graph, object, count) bind(c, name="cuGraphReleaseUserObject") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: graph
            !> (in) The object.
            type(c_ptr), value :: object
            !> How many, from 1 on; nothing is done for more than the graph has.
            integer(c_int), value :: count
            integer(c_int) :: status
        end function cuGraphReleaseUserObject

        !> Returns a number about the memory of graphs on a device.
        !>
        !> Returns CUDA_ERROR_INVALID_DEVICE for a device that does not exist, CUDA_ERROR_INVALID_VALUE for NULL and other numbers.
        !>
        !> CUDA: cuDeviceGetGraphMemAttribute from 11.4 on.
        function cuDeviceGetGraphMemAttribute(device, attr, value) bind(c, name="cuDeviceGetGraphMemAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The device.
            integer(c_int), value :: device
            !> Which.
            integer(c_int), value :: attr
            !> (out) Bytes, 64 bits.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function cuDeviceGetGraphMemAttribute

        !> Lets the most bytes of graphs' memory on a device be those of now.
        !>
        !> Returns CUDA_ERROR_INVALID_DEVICE for a device that does not exist, CUDA_ERROR_INVALID_VALUE for NULL, another value and
        !> other numbers.
        !>
        !> CUDA: cuDeviceSetGraphMemAttribute from 11.4 on.
        function cuDeviceSetGraphMemAttribute(device, attr, value) bind(c, name="cuDeviceSetGraphMemAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The device.
            integer(c_int), value :: device
            !> CU_GRAPH_MEM_ATTR_USED_MEM_HIGH or CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH.
            integer(c_int), value :: attr
            !> (in) 0, 64 bits.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function cuDeviceSetGraphMemAttribute

        !> Gives memory of graphs that the program has freed back to the system.
        !>
        !> Returns CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
        !>
        !> CUDA: cuDeviceGraphMemTrim from 11.4 on.
        function cuDeviceGraphMemTrim(device) bind(c, name="cuDeviceGraphMemTrim") result(status)
            import :: c_int
            implicit none
            !> The device.
            integer(c_int), value :: device
            integer(c_int) :: status
        end function cuDeviceGraphMemTrim

        !> Queues all work of an executable graph, in an order that follows its edges and after its launches
        !> before.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for an executable graph that does not exist, where memory of its nodes does not
        !> exist any more, and where an earlier launch has allocated memory that was not freed;
        !> CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for a stream that is captured; CUDA_ERROR_INVALID_HANDLE for one that does not
        !> exist.
        !>
        !> CUDA: cuGraphLaunch from 10.0 on.
        function cuGraphLaunch(hGraphExec, hStream) bind(c, name="cuGraphLaunch") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in, nullable) The stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuGraphLaunch

        !> Prepares the launch of an executable graph. Here a launch needs none.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for an executable graph that does not exist, CUDA_ERROR_INVALID_HANDLE for a stream
        !> that does not exist, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for one that is captured.
        !>
        !> CUDA: cuGraphUpload from 11.1 on.
        function cuGraphUpload(hGraphExec, hStream) bind(c, name="cuGraphUpload") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in, nullable) The stream of the launch.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuGraphUpload

        !> Destroys an executable graph. Launches that are queued complete.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for one that does not exist.
        !>
        !> CUDA: cuGraphExecDestroy from 10.0 on.
        function cuGraphExecDestroy(hGraphExec) bind(c, name="cuGraphExecDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            integer(c_int) :: status
        end function cuGraphExecDestroy

        !> Writes a graph to a file, in the language of Graphviz.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a graph that does not exist, CUDA_ERROR_OPERATING_SYSTEM
        !> for a file that cannot be written.
        !>
        !> CUDA: cuGraphDebugDotPrint from 11.3 on.
        function cuGraphDebugDotPrint(hGraph, path, flags) bind(c, name="cuGraphDebugDotPrint") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> The file.
            character(kind=c_char), intent(in) :: path(*)
            !> Flags of what is told; all is told alike here.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuGraphDebugDotPrint

        !> Adds a node that launches a kernel.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and nodes that are named twice or are of
        !> another graph, and for a launch that cuLaunchKernel refuses; CUDA_ERROR_INVALID_HANDLE for a kernel that does not
        !> exist.
        !>
        !> CUDA: cuGraphAddKernelNode from 12.0 on.
        function cuGraphAddKernelNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams) &
            bind(c, name="cuGraphAddKernelNode_v2") result(status)
            import :: CUDA_KERNEL_NODE_PARAMS, c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: phGraphNode
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: dependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The launch; its arguments are copied.
            type(CUDA_KERNEL_NODE_PARAMS), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cuGraphAddKernelNode

        !> Returns the launch of a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or launches nothing.
        !>
        !> CUDA: cuGraphKernelNodeGetParams from 12.0 on.
        function cuGraphKernelNodeGetParams(hNode, nodeParams) bind(c, name="cuGraphKernelNodeGetParams_v2") result(status)
            import :: CUDA_KERNEL_NODE_PARAMS, c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The launch, with the addresses of the node's copies of the arguments.
            type(CUDA_KERNEL_NODE_PARAMS), intent(out) :: nodeParams
            integer(c_int) :: status
        end function cuGraphKernelNodeGetParams

        !> Sets the launch of a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work; what
        !> cuGraphAddKernelNode returns.
        !>
        !> CUDA: cuGraphKernelNodeSetParams from 12.0 on.
        function cuGraphKernelNodeSetParams(hNode, nodeParams) bind(c, name="cuGraphKernelNodeSetParams_v2") result(status)
            import :: CUDA_KERNEL_NODE_PARAMS, c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The launch; its arguments are copied.
            type(CUDA_KERNEL_NODE_PARAMS), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cuGraphKernelNodeSetParams

        !> Sets the launch that an executable graph does for a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place.
        !>
        !> CUDA: cuGraphExecKernelNodeSetParams from 12.0 on.
        function cuGraphExecKernelNodeSetParams(hGraphExec, hNode, nodeParams) &
            bind(c, name="cuGraphExecKernelNodeSetParams_v2") result(status)
            import :: CUDA_KERNEL_NODE_PARAMS, c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The launch; its arguments are copied.
            type(CUDA_KERNEL_NODE_PARAMS), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cuGraphExecKernelNodeSetParams

        !> Adds a node that copies a box.
        !>
        !> Returns CUDA_ERROR_CONTEXT_IS_DESTROYED for a context that does not exist; CUDA_ERROR_INVALID_VALUE for NULL, a
        !> graph that does not exist, and nodes that are named twice or are of another graph, and for a copy that cuMemcpy3D_v2
        !> refuses.
        !>
        !> CUDA: cuGraphAddMemcpyNode from 10.0 on.
        function cuGraphAddMemcpyNode(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx) &
            bind(c, name="cuGraphAddMemcpyNode") result(status)
            import :: CUDA_MEMCPY3D, c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: phGraphNode
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: dependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The copy.
            type(CUDA_MEMCPY3D), intent(in) :: copyParams
            !> (in, nullable) The context of the work, which is checked and not used.
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function cuGraphAddMemcpyNode

        !> Returns the copy of a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or copies nothing.
        !>
        !> CUDA: cuGraphMemcpyNodeGetParams from 10.0 on.
        function cuGraphMemcpyNodeGetParams(hNode, nodeParams) bind(c, name="cuGraphMemcpyNodeGetParams") result(status)
            import :: CUDA_MEMCPY3D, c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The copy.
            type(CUDA_MEMCPY3D), intent(out) :: nodeParams
            integer(c_int) :: status
        end function cuGraphMemcpyNodeGetParams

        !> Sets the copy of a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work.
        !>
        !> CUDA: cuGraphMemcpyNodeSetParams from 10.0 on.
        function cuGraphMemcpyNodeSetParams(hNode, nodeParams) bind(c, name="cuGraphMemcpyNodeSetParams") result(status)
            import :: CUDA_MEMCPY3D, c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The copy.
            type(CUDA_MEMCPY3D), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cuGraphMemcpyNodeSetParams

        !> Sets the copy that an executable graph does for a node, between memory of the same kinds.
        !>
        !> Returns CUDA_ERROR_CONTEXT_IS_DESTROYED for a context that does not exist; CUDA_ERROR_INVALID_VALUE for NULL, and
        !> where the executable graph was not made of the node or cannot do the work in its place.
        !>
        !> CUDA: cuGraphExecMemcpyNodeSetParams from 10.2 on.
        function cuGraphExecMemcpyNodeSetParams(hGraphExec, hNode, copyParams, ctx) &
            bind(c, name="cuGraphExecMemcpyNodeSetParams") result(status)
            import :: CUDA_MEMCPY3D, c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The copy.
            type(CUDA_MEMCPY3D), intent(in) :: copyParams
            !> (in, nullable) The context of the work, which is checked and not used.
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function cuGraphExecMemcpyNodeSetParams

        !> Adds a node that fills memory.
        !>
        !> Returns CUDA_ERROR_CONTEXT_IS_DESTROYED for a context that does not exist; CUDA_ERROR_INVALID_VALUE for NULL, a
        !> graph that does not exist, and nodes that are named twice or are of another graph, and for elements that are not of
        !> 1, 2 or 4 bytes, none of them, and rows that do not fit the pitch.
        !>
        !> CUDA: cuGraphAddMemsetNode from 10.0 on.
        function cuGraphAddMemsetNode(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx) &
            bind(c, name="cuGraphAddMemsetNode") result(status)
            import :: CUDA_MEMSET_NODE_PARAMS, c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: phGraphNode
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: dependencies
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The fill.
            type(CUDA_MEMSET_NODE_PARAMS), intent(in) :: memsetParams
            !> (in, nullable) The context of the work, which is checked and not used.
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function cuGraphAddMemsetNode

        !> Returns the fill of a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or fills nothing.
        !>
        !> CUDA: cuGraphMemsetNodeGetParams from 10.0 on.
        function cuGraphMemsetNodeGetParams(hNode, nodeParams) bind(c, name="cuGraphMemsetNodeGetParams") result(status)
            import :: CUDA_MEMSET_NODE_PARAMS, c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The fill.
            type(CUDA_MEMSET_NODE_PARAMS), intent(out) :: nodeParams
            integer(c_int) :: status
        end function cuGraphMemsetNodeGetParams

        !> Sets the fill of a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work.
        !>
        !> CUDA: cuGraphMemsetNodeSetParams from 10.0 on.
        function cuGraphMemsetNodeSetParams(hNode, nodeParams) bind(c, name="cuGraphMemsetNodeSetParams") result(status)
            import :: CUDA_MEMSET_NODE_PARAMS, c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The fill.
            type(CUDA_MEMSET_NODE_PARAMS), intent(in) :: nodeParams
            integer(c_int) :: status
        end function cuGraphMemsetNodeSetParams

        !> Sets the fill that an executable graph does for a node.
        !>
        !> Returns CUDA_ERROR_CONTEXT_IS_DESTROYED for a context that does not exist; CUDA_ERROR_INVALID_VALUE for NULL, and
        !> where the executable graph was not made of the node or cannot do the work in its place.
        !>
        !> CUDA: cuGraphExecMemsetNodeSetParams from 10.2 on.
        function cuGraphExecMemsetNodeSetParams(hGraphExec, hNode, memsetParams, ctx) &
            bind(c, name="cuGraphExecMemsetNodeSetParams") result(status)
            import :: CUDA_MEMSET_NODE_PARAMS, c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> The fill.
            type(CUDA_MEMSET_NODE_PARAMS), intent(in) :: memsetParams
            !> (in, nullable) The context of the work, which is checked and not used.
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function cuGraphExecMemsetNodeSetParams

        !> Lets an executable graph do the work of another graph, whose nodes and edges are alike.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for graphs that do not exist, CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE
        !> where the graphs differ; the executable graph is then as it was.
        !>
        !> CUDA: cuGraphExecUpdate from 12.0 on.
        function cuGraphExecUpdate(hGraphExec, hGraph, resultInfo) bind(c, name="cuGraphExecUpdate_v2") result(status)
            import :: CUgraphExecUpdateResultInfo, c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The other graph.
            type(c_ptr), value :: hGraph
            !> CU_GRAPH_EXEC_UPDATE_SUCCESS, or the difference.
            type(CUgraphExecUpdateResultInfo), intent(out) :: resultInfo
            integer(c_int) :: status
        end function cuGraphExecUpdate

        !> Adds edges to a graph.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, graphs and nodes that do not exist, and edges that are or are not there.
        !>
        !> CUDA: cuGraphAddDependencies from 12.3 on.
        function cuGraphAddDependencies(hGraph, from, to, edgeData, numDependencies) &
            bind(c, name="cuGraphAddDependencies_v2") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The node that is first, of each edge.
            type(c_ptr), value :: from
            !> (in, array of numDependencies, nullable) The node that comes after it.
            type(c_ptr), value :: to
            !> (in, array of numDependencies, nullable) Data of the edges, which is not used.
            type(c_ptr), value :: edgeData
            !> How many.
            integer(c_size_t), value :: numDependencies
            integer(c_int) :: status
        end function cuGraphAddDependencies

        !> Removes edges of a graph.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, graphs and nodes that do not exist, and edges that are or are not there.
        !>
        !> CUDA: cuGraphRemoveDependencies from 12.3 on.
        function cuGraphRemoveDependencies(hGraph, from, to, edgeData, numDependencies) &
            bind(c, name="cuGraphRemoveDependencies_v2") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The node that is first, of each edge.
            type(c_ptr), value :: from
            !> (in, array of numDependencies, nullable) The node that comes after it.
            type(c_ptr), value :: to
            !> (in, array of numDependencies, nullable) Data of the edges, which is not used.
            type(c_ptr), value :: edgeData
            !> How many.
            integer(c_size_t), value :: numDependencies
            integer(c_int) :: status
        end function cuGraphRemoveDependencies

        !> Returns the edges of a graph.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, graphs and nodes that do not exist, and edges that are or are not there.
        !>
        !> CUDA: cuGraphGetEdges from 12.3 on.
        function cuGraphGetEdges(hGraph, from, to, edgeData, numEdges) bind(c, name="cuGraphGetEdges_v2") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (array of numEdges) The node that is first, of each edge; NULL only counts them.
            type(c_ptr), intent(out), optional :: from(*)
            !> (array of numEdges) The node that comes after it.
            type(c_ptr), intent(out), optional :: to(*)
            !> (out, array of numEdges, nullable) Data of the edges, all 0.
            type(c_ptr), value :: edgeData
            !> The room of the arrays; on return the number of edges written, or of all.
            integer(c_size_t), intent(inout) :: numEdges
            integer(c_int) :: status
        end function cuGraphGetEdges

        !> Returns the nodes that a node comes after.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, graphs and nodes that do not exist, and edges that are or are not there.
        !>
        !> CUDA: cuGraphNodeGetDependencies from 12.3 on.
        function cuGraphNodeGetDependencies(hNode, dependencies, edgeData, numDependencies) &
            bind(c, name="cuGraphNodeGetDependencies_v2") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> (array of numDependencies) The nodes; NULL only counts them.
            type(c_ptr), intent(out), optional :: dependencies(*)
            !> (out, array of numDependencies, nullable) Data of the edges, all 0.
            type(c_ptr), value :: edgeData
            !> The room of the arrays; on return the number of nodes written, or of all.
            integer(c_size_t), intent(inout) :: numDependencies
            integer(c_int) :: status
        end function cuGraphNodeGetDependencies

        !> Returns the nodes that come after a node.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, graphs and nodes that do not exist, and edges that are or are not there.
        !>
        !> CUDA: cuGraphNodeGetDependentNodes from 12.3 on.
        function cuGraphNodeGetDependentNodes(hNode, dependentNodes, edgeData, numDependentNodes) &
            bind(c, name="cuGraphNodeGetDependentNodes_v2") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> (array of numDependentNodes) The nodes; NULL only counts them.
            type(c_ptr), intent(out), optional :: dependentNodes(*)
            !> (out, array of numDependentNodes, nullable) Data of the edges, all 0.
            type(c_ptr), value :: edgeData
            !> The room of the arrays; on return the number of nodes written, or of all.
            integer(c_size_t), intent(inout) :: numDependentNodes
            integer(c_int) :: status
        end function cuGraphNodeGetDependentNodes

        !> Adds a node of any type.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and what the call for nodes of the type returns;
        !> CUDA_ERROR_NOT_SUPPORTED for types that are newer.
        !>
        !> CUDA: cuGraphAddNode from 12.3 on.
        function cuGraphAddNode(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams) &
            bind(c, name="cuGraphAddNode_v2") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: phGraphNode
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: dependencies
            !> (in, array of numDependencies, nullable) Data of the edges, which is not used.
            type(c_ptr), value :: dependencyData
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> (inout) The type, and what describes a node of that type; that of memory gets the address.
            type(c_ptr), value :: nodeParams
            integer(c_int) :: status
        end function cuGraphAddNode

        !> Adds a node of any type.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and what the call for nodes of the type returns;
        !> CUDA_ERROR_NOT_SUPPORTED for types that are newer.
        !>
        !> CUDA: cuGraphAddNode_v3; cuGetProcAddress gives it for cuGraphAddNode from 13.4 on.
        function cuGraphAddNode_v3(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams) &
            bind(c, name="cuGraphAddNode_v3") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The node.
            type(c_ptr), intent(out) :: phGraphNode
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that it comes after.
            type(c_ptr), value :: dependencies
            !> (in, array of numDependencies, nullable) Data of the edges, which is not used.
            type(c_ptr), value :: dependencyData
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> (inout) The type, and what describes a node of that type; that of memory gets the address.
            type(c_ptr), value :: nodeParams
            integer(c_int) :: status
        end function cuGraphAddNode_v3

        !> Sets the work of a node of any type.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work;
        !> CUDA_ERROR_NOT_SUPPORTED for memory and graphs, which stay as they are.
        !>
        !> CUDA: cuGraphNodeSetParams from 12.2 on.
        function cuGraphNodeSetParams(hNode, nodeParams) bind(c, name="cuGraphNodeSetParams") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> (in) Its type, and what describes a node of that type.
            type(c_ptr), value :: nodeParams
            integer(c_int) :: status
        end function cuGraphNodeSetParams

        !> Sets the work of a node of any type.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for a node that does not exist or does other work;
        !> CUDA_ERROR_NOT_SUPPORTED for memory and graphs, which stay as they are.
        !>
        !> CUDA: cuGraphNodeSetParams_v2; cuGetProcAddress gives it for cuGraphNodeSetParams from 13.4 on.
        function cuGraphNodeSetParams_v2(hNode, nodeParams) bind(c, name="cuGraphNodeSetParams_v2") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> (in) Its type, and what describes a node of that type.
            type(c_ptr), value :: nodeParams
            integer(c_int) :: status
        end function cuGraphNodeSetParams_v2

        !> Makes a condition, by whose value a node of a graph chooses among graphs of its own.
        !>
        !> Kernels of the graph set the value by cudaGraphSetConditional; for the host back end anygpu/kernel.h has it.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, a graph that does not exist, and other flags; then CUDA_ERROR_INVALID_CONTEXT
        !> without a context, CUDA_ERROR_CONTEXT_IS_DESTROYED for one that does not exist; CUDA_ERROR_NOT_SUPPORTED where the
        !> runtime in use has no conditions.
        !>
        !> CUDA: cuGraphConditionalHandleCreate from 12.3 on.
        function cuGraphConditionalHandleCreate(pHandle_out, hGraph, ctx, defaultLaunchValue, flags) &
            bind(c, name="cuGraphConditionalHandleCreate") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> The condition, for one node of the graph; it ends with the graph.
            integer(c_int64_t), intent(out) :: pHandle_out
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in) The context of the node.
            type(c_ptr), value :: ctx
            !> The value at first.
            integer(c_int), value :: defaultLaunchValue
            !> CU_GRAPH_COND_ASSIGN_DEFAULT, with which each launch begins with the value, or 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuGraphConditionalHandleCreate

        !> Returns the type of a node, and what describes a node of that type.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a node that does not exist.
        !>
        !> CUDA: cuGraphNodeGetParams from 13.2 on.
        function cuGraphNodeGetParams(hNode, nodeParams) bind(c, name="cuGraphNodeGetParams") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> (out) The description. Arrays in it are the library's, valid until the node's work changes.
            type(c_ptr), value :: nodeParams
            integer(c_int) :: status
        end function cuGraphNodeGetParams

        !> Sets the work that an executable graph does for a node of any type.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and where the executable graph was not made of the node or
        !> cannot do the work in its place; CUDA_ERROR_NOT_SUPPORTED for memory, which stays as it is.
        !>
        !> CUDA: cuGraphExecNodeSetParams from 12.2 on.
        function cuGraphExecNodeSetParams(hGraphExec, hNode, nodeParams) bind(c, name="cuGraphExecNodeSetParams") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The executable graph.
            type(c_ptr), value :: hGraphExec
            !> (in) The node.
            type(c_ptr), value :: hNode
            !> (in) Its type, and what describes a node of that type.
            type(c_ptr), value :: nodeParams
            integer(c_int) :: status
        end function cuGraphExecNodeSetParams

        !> Exports a handle by which other processes open the device memory that `dptr` points into.
        !>
        !> The handle names the whole allocation: opening it gives the allocation's base, even if `dptr` is an interior
        !> pointer, so send the offset along. Repeated calls return the same bytes; memory freed and allocated again gets a new
        !> handle. The memory must stay allocated until the other processes have closed it.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and when `dptr` is not live device memory of this process: host, managed,
        !> stream-ordered, opened from another process, or freed.
        !>
        !> CUDA: cuIpcGetMemHandle from 4.1 on.
        function cuIpcGetMemHandle(pHandle, dptr) bind(c, name="cuIpcGetMemHandle") result(status)
            import :: CUipcMemHandle, c_int, c_int64_t
            implicit none
            !> 64 bytes to send to the other process by any means.
            type(CUipcMemHandle), intent(out) :: pHandle
            !> Device memory from cuMemAlloc or cuMemAllocPitch.
            integer(c_int64_t), value :: dptr
            integer(c_int) :: status
        end function cuIpcGetMemHandle

        !> Opens memory that another process exported and gives its base address in this process.
        !>
        !> Opening a handle again gives the same address; close it as often. The memory belongs to the device it was allocated
        !> on.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and a handle that was never made, is damaged, or is of
        !> another user; CUDA_ERROR_INVALID_CONTEXT for a handle made by this process; CUDA_ERROR_NOT_PERMITTED for memory that
        !> its process has freed, CUDA_ERROR_INVALID_HANDLE where that has ended.
        !>
        !> CUDA: cuIpcOpenMemHandle from 11.0 on.
        function cuIpcOpenMemHandle(pdptr, handle, Flags) bind(c, name="anygpu_cuIpcOpenMemHandle_v2_ref") result(status)
            import :: CUipcMemHandle, c_int, c_int64_t
            implicit none
            !> The base address.
            integer(c_int64_t), intent(out) :: pdptr
            !> The 64 bytes from cuIpcGetMemHandle.
            type(CUipcMemHandle), intent(in) :: handle
            !> CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS.
            integer(c_int), value :: Flags
            integer(c_int) :: status
        end function cuIpcOpenMemHandle

        !> Releases one opening of another process's memory; the last release unmaps it.
        !>
        !> Work that uses the memory is finished first.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, for memory that was not opened, and for one close too many.
        !>
        !> CUDA: cuIpcCloseMemHandle from 4.1 on.
        function cuIpcCloseMemHandle(dptr) bind(c, name="cuIpcCloseMemHandle") result(status)
            import :: c_int, c_int64_t
            implicit none
            !> The address from cuIpcOpenMemHandle.
            integer(c_int64_t), value :: dptr
            integer(c_int) :: status
        end function cuIpcCloseMemHandle

        !> Exports a handle by which other processes open an event.
        !>
        !> The event must stay alive until the other processes have opened it. An event never recorded counts as complete, so
        !> tell the other processes only after cuEventRecord.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL; CUDA_ERROR_INVALID_HANDLE for an event created without
        !> CU_EVENT_INTERPROCESS and for one that does not exist.
        !>
        !> CUDA: cuIpcGetEventHandle from 4.1 on.
        function cuIpcGetEventHandle(pHandle, event) bind(c, name="cuIpcGetEventHandle") result(status)
            import :: CUipcEventHandle, c_int, c_ptr
            implicit none
            !> 64 bytes to send to the other process by any means.
            type(CUipcEventHandle), intent(out) :: pHandle
            !> (in) An event created with CU_EVENT_INTERPROCESS and CU_EVENT_DISABLE_TIMING.
            type(c_ptr), value :: event
            integer(c_int) :: status
        end function cuIpcGetEventHandle

        !> Opens an event that another process exported.
        !>
        !> It can be waited for, queried and recorded; destroy it with cuEventDestroy.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_CONTEXT for a handle made by this process,
        !> CUDA_ERROR_MAP_FAILED for one that names no live event this process may open.
        !>
        !> CUDA: cuIpcOpenEventHandle from 4.1 on.
        function cuIpcOpenEventHandle(phEvent, handle) bind(c, name="anygpu_cuIpcOpenEventHandle_ref") result(status)
            import :: CUipcEventHandle, c_int, c_ptr
            implicit none
            !> The event.
            type(c_ptr), intent(out) :: phEvent
            !> The 64 bytes from cuIpcGetEventHandle.
            type(CUipcEventHandle), intent(in) :: handle
            integer(c_int) :: status
        end function cuIpcOpenEventHandle

        !> Loads a module from a file.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_FILE_NOT_FOUND for a file that cannot be read,
        !> CUDA_ERROR_INVALID_IMAGE for one that is damaged or of no known kind, CUDA_ERROR_NO_BINARY_FOR_GPU for one
        !> for another device.
        !>
        !> CUDA: cuModuleLoad from 2.0 on.
        function cuModuleLoad(module, fname) bind(c, name="cuModuleLoad") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> The module; unload it with cuModuleUnload.
            type(c_ptr), intent(out) :: module
            !> The file: a code object for AMD's GPUs, a cubin, fatbin or PTX for NVIDIA's, a shared object made with
            !> anygpu/kernel.h for the host back end.
            character(kind=c_char), intent(in) :: fname(*)
            integer(c_int) :: status
        end function cuModuleLoad

        !> Loads a module from memory.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_IMAGE for an image that is damaged or of no
        !> known kind, CUDA_ERROR_NO_BINARY_FOR_GPU for one for another device.
        !>
        !> CUDA: cuModuleLoadData from 2.0 on.
        function cuModuleLoadData(module, image) bind(c, name="cuModuleLoadData") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The module; unload it with cuModuleUnload.
            type(c_ptr), intent(out) :: module
            !> (in) The contents of a file as cuModuleLoad takes it; PTX ends with a NUL.
            type(c_ptr), value :: image
            integer(c_int) :: status
        end function cuModuleLoadData

        !> Loads a module from memory, with options for the compiler of PTX, which only NVIDIA's own driver heeds.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_IMAGE for an image that is damaged or of no
        !> known kind, CUDA_ERROR_NO_BINARY_FOR_GPU for one for another device.
        !>
        !> CUDA: cuModuleLoadDataEx from 2.1 on.
        function cuModuleLoadDataEx(module, image, numOptions, options, optionValues) &
            bind(c, name="cuModuleLoadDataEx") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The module; unload it with cuModuleUnload.
            type(c_ptr), intent(out) :: module
            !> (in) The contents of a file as cuModuleLoad takes it; PTX ends with a NUL.
            type(c_ptr), value :: image
            !> The number of options.
            integer(c_int), value :: numOptions
            !> (in, array of numOptions, nullable) The options.
            type(c_ptr), value :: options
            !> (array of numOptions) The value of each.
            type(c_ptr), intent(inout), optional :: optionValues(*)
            integer(c_int) :: status
        end function cuModuleLoadDataEx

        !> Loads a module from memory.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_IMAGE for an image that is damaged or of no
        !> known kind, CUDA_ERROR_NO_BINARY_FOR_GPU for one for another device.
        !>
        !> CUDA: cuModuleLoadFatBinary from 2.0 on.
        function cuModuleLoadFatBinary(module, fatCubin) bind(c, name="cuModuleLoadFatBinary") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The module; unload it with cuModuleUnload.
            type(c_ptr), intent(out) :: module
            !> (in) The contents of a file as cuModuleLoad takes it.
            type(c_ptr), value :: fatCubin
            integer(c_int) :: status
        end function cuModuleLoadFatBinary

        !> Counts the kernels of a module.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a module that does not exist.
        !>
        !> CUDA: cuModuleGetFunctionCount from 12.4 on.
        function cuModuleGetFunctionCount(count, module) bind(c, name="cuModuleGetFunctionCount") result(status)
            import :: c_int, c_ptr
            implicit none
            !> How many.
            integer(c_int), intent(out) :: count
            !> (in) The module.
            type(c_ptr), value :: module
            integer(c_int) :: status
        end function cuModuleGetFunctionCount

        !> Lists kernels of a module.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a module that does not exist.
        !>
        !> CUDA: cuModuleEnumerateFunctions from 12.4 on.
        function cuModuleEnumerateFunctions(functions, numFunctions, module) &
            bind(c, name="cuModuleEnumerateFunctions") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (array of numFunctions) The kernels. What there are no kernels for stays as it is.
            type(c_ptr), intent(out) :: functions(*)
            !> The most that are listed.
            integer(c_int), value :: numFunctions
            !> (in) The module.
            type(c_ptr), value :: module
            integer(c_int) :: status
        end function cuModuleEnumerateFunctions

        !> Returns when kernels are loaded.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL.
        !>
        !> CUDA: cuModuleGetLoadingMode from 11.7 on.
        function cuModuleGetLoadingMode(mode) bind(c, name="cuModuleGetLoadingMode") result(status)
            import :: c_int
            implicit none
            !> CU_MODULE_EAGER_LOADING for with their module, as on the host back end, CU_MODULE_LAZY_LOADING for by
            !> their first use.
            integer(c_int), intent(out) :: mode
            integer(c_int) :: status
        end function cuModuleGetLoadingMode

        !> Unloads a module. Launches of its kernels that are queued complete.
        !>
        !> Returns CUDA_ERROR_INVALID_HANDLE for a module that does not exist.
        !>
        !> CUDA: cuModuleUnload from 2.0 on.
        function cuModuleUnload(hmod) bind(c, name="cuModuleUnload") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The module.
            type(c_ptr), value :: hmod
            integer(c_int) :: status
        end function cuModuleUnload

        !> Finds a kernel of a module.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for an empty name, CUDA_ERROR_INVALID_HANDLE for a
        !> module that does not exist, CUDA_ERROR_NOT_FOUND for another name.
        !>
        !> CUDA: cuModuleGetFunction from 2.0 on.
        function cuModuleGetFunction(hfunc, hmod, name) bind(c, name="cuModuleGetFunction") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> The kernel, which lives as long as its module.
            type(c_ptr), intent(out) :: hfunc
            !> (in) The module.
            type(c_ptr), value :: hmod
            !> Its name, as the compiler has made it: that of the source where it is extern "C".
            character(kind=c_char), intent(in) :: name(*)
            integer(c_int) :: status
        end function cuModuleGetFunction

        !> Finds a variable of a module.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for an empty name, CUDA_ERROR_INVALID_HANDLE for a
        !> module that does not exist, CUDA_ERROR_NOT_FOUND for another name.
        !>
        !> CUDA: cuModuleGetGlobal from 3.2 on.
        function cuModuleGetGlobal(dptr, bytes, hmod, name) bind(c, name="cuModuleGetGlobal_v2") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> Its address, for copies.
            integer(c_int64_t), intent(out), optional :: dptr
            !> Its bytes.
            integer(c_size_t), intent(out), optional :: bytes
            !> (in) The module.
            type(c_ptr), value :: hmod
            !> Its name, as the compiler has made it.
            character(kind=c_char), intent(in) :: name(*)
            integer(c_int) :: status
        end function cuModuleGetGlobal

        !> Returns an attribute of a kernel.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for other attributes, CUDA_ERROR_INVALID_HANDLE for a kernel
        !> that does not exist.
        !>
        !> CUDA: cuFuncGetAttribute from 2.2 on.
        function cuFuncGetAttribute(pi, attrib, hfunc) bind(c, name="cuFuncGetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The attribute. On the host back end those of registers and of memory of a fixed size are 0.
            integer(c_int), intent(out) :: pi
            !> One of CUfunction_attribute.
            integer(c_int), value :: attrib
            !> (in) The kernel.
            type(c_ptr), value :: hfunc
            integer(c_int) :: status
        end function cuFuncGetAttribute

        !> Returns the name of a kernel.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
        !>
        !> CUDA: cuFuncGetName from 12.3 on.
        function cuFuncGetName(name, hfunc) bind(c, name="cuFuncGetName") result(status)
            import :: c_int, c_ptr
            implicit none
            !> A text that lives as long as the module.
            type(c_ptr), intent(out) :: name
            !> (in) The kernel.
            type(c_ptr), value :: hfunc
            integer(c_int) :: status
        end function cuFuncGetName

        !> Returns the module of a kernel.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
        !>
        !> CUDA: cuFuncGetModule from 11.0 on.
        function cuFuncGetModule(hmod, hfunc) bind(c, name="cuFuncGetModule") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The module.
            type(c_ptr), intent(out) :: hmod
            !> (in) The kernel.
            type(c_ptr), value :: hfunc
            integer(c_int) :: status
        end function cuFuncGetModule

        !> Returns where a parameter of a kernel lies in a buffer of all arguments.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a parameter that the kernel does not have,
        !> CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
        !>
        !> CUDA: cuFuncGetParamInfo from 12.4 on.
        function cuFuncGetParamInfo(func, paramIndex, paramOffset, paramSize) bind(c, name="cuFuncGetParamInfo") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The kernel.
            type(c_ptr), value :: func
            !> The number of the parameter, from 0.
            integer(c_size_t), value :: paramIndex
            !> The place of its first byte.
            integer(c_size_t), intent(out) :: paramOffset
            !> Its bytes.
            integer(c_size_t), intent(out), optional :: paramSize
            integer(c_int) :: status
        end function cuFuncGetParamInfo

        !> Counts the parameters of a kernel.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
        !>
        !> CUDA: cuFuncGetParamCount from 13.2 on.
        function cuFuncGetParamCount(func, paramCount) bind(c, name="cuFuncGetParamCount") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The kernel.
            type(c_ptr), value :: func
            !> How many.
            integer(c_size_t), intent(out) :: paramCount
            integer(c_int) :: status
        end function cuFuncGetParamCount

        !> Returns if the code of a kernel is on the device.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
        !>
        !> CUDA: cuFuncIsLoaded from 12.4 on.
        function cuFuncIsLoaded(state, function) bind(c, name="cuFuncIsLoaded") result(status)
            import :: c_int, c_ptr
            implicit none
            !> CU_FUNCTION_LOADING_STATE_LOADED, or, on NVIDIA's GPUs before the first use,
            !> CU_FUNCTION_LOADING_STATE_UNLOADED.
            integer(c_int), intent(out) :: state
            !> (in) The kernel.
            type(c_ptr), value :: function
            integer(c_int) :: status
        end function cuFuncIsLoaded

        !> Loads the code of a kernel, where its first launch would.
        !>
        !> Returns CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
        !>
        !> CUDA: cuFuncLoad from 12.4 on.
        function cuFuncLoad(function) bind(c, name="cuFuncLoad") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The kernel.
            type(c_ptr), value :: function
            integer(c_int) :: status
        end function cuFuncLoad

        !> Sets a kernel's preference between shared memory and L1 cache, which only NVIDIA's GPUs heed.
        !>
        !> Returns CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist, CUDA_ERROR_INVALID_VALUE for an unknown preference.
        !>
        !> CUDA: cuFuncSetCacheConfig from 3.0 on.
        function cuFuncSetCacheConfig(hfunc, config) bind(c, name="cuFuncSetCacheConfig") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The kernel.
            type(c_ptr), value :: hfunc
            !> The preference.
            integer(c_int), value :: config
            integer(c_int) :: status
        end function cuFuncSetCacheConfig

        !> Makes a linker of images; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuLinkCreate from 6.5 on.
        function cuLinkCreate(numOptions, options, optionValues, stateOut) bind(c, name="cuLinkCreate_v2") result(status)
            import :: c_int, c_ptr
            implicit none
            !> How many options.
            integer(c_int), value :: numOptions
            !> (in, array of numOptions, nullable) The options.
            type(c_ptr), value :: options
            !> (in, array of numOptions, nullable) Their values.
            type(c_ptr), value :: optionValues
            !> The linker.
            type(c_ptr), intent(out) :: stateOut
            integer(c_int) :: status
        end function cuLinkCreate

        !> Gives a linker an image in memory; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuLinkAddData from 6.5 on.
        function cuLinkAddData(state, type, data, size, name, numOptions, options, optionValues) &
            bind(c, name="cuLinkAddData_v2") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The linker.
            type(c_ptr), value :: state
            !> The kind of the image.
            integer(c_int), value :: type
            !> (in) The image.
            type(c_ptr), value :: data
            !> Its bytes.
            integer(c_size_t), value :: size
            !> (in, nullable) Its name.
            type(c_ptr), value :: name
            !> How many options.
            integer(c_int), value :: numOptions
            !> (in, array of numOptions, nullable) The options.
            type(c_ptr), value :: options
            !> (in, array of numOptions, nullable) Their values.
            type(c_ptr), value :: optionValues
            integer(c_int) :: status
        end function cuLinkAddData

        !> Gives a linker an image in a file; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuLinkAddFile from 6.5 on.
        function cuLinkAddFile(state, type, path, numOptions, options, optionValues) bind(c, name="cuLinkAddFile_v2") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> (in) The linker.
            type(c_ptr), value :: state
            !> The kind of the image.
            integer(c_int), value :: type
            !> Its file.
            character(kind=c_char), intent(in) :: path(*)
            !> How many options.
            integer(c_int), value :: numOptions
            !> (in, array of numOptions, nullable) The options.
            type(c_ptr), value :: options
            !> (in, array of numOptions, nullable) Their values.
            type(c_ptr), value :: optionValues
            integer(c_int) :: status
        end function cuLinkAddFile

        !> Links images; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuLinkComplete from 5.5 on.
        function cuLinkComplete(state, cubinOut, sizeOut) bind(c, name="cuLinkComplete") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The linker.
            type(c_ptr), value :: state
            !> The linked image.
            type(c_ptr), intent(out) :: cubinOut
            !> Its bytes.
            integer(c_size_t), intent(out) :: sizeOut
            integer(c_int) :: status
        end function cuLinkComplete

        !> Destroys a linker; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuLinkDestroy from 5.5 on.
        function cuLinkDestroy(state) bind(c, name="cuLinkDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The linker.
            type(c_ptr), value :: state
            integer(c_int) :: status
        end function cuLinkDestroy

        !> Sets a kernel's preference between shared memory and L1 cache on a device, which only NVIDIA's GPUs heed.
        !>
        !> Returns CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist, CUDA_ERROR_INVALID_DEVICE for a device that does
        !> not, CUDA_ERROR_INVALID_VALUE for an unknown preference.
        !>
        !> CUDA: cuKernelSetCacheConfig from 12.0 on.
        function cuKernelSetCacheConfig(kernel, config, dev) bind(c, name="cuKernelSetCacheConfig") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The kernel of a library.
            type(c_ptr), value :: kernel
            !> The preference.
            integer(c_int), value :: config
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuKernelSetCacheConfig

        !> Returns the dynamic shared memory that each block may have, where several share a multiprocessor.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, and for blocks or threads that a multiprocessor does not have at a time;
        !> CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
        !>
        !> CUDA: cuOccupancyAvailableDynamicSMemPerBlock from 10.2 on.
        function cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize, func, numBlocks, blockSize) &
            bind(c, name="cuOccupancyAvailableDynamicSMemPerBlock") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> Its bytes.
            integer(c_size_t), intent(out) :: dynamicSmemSize
            !> (in) The kernel.
            type(c_ptr), value :: func
            !> The blocks of a multiprocessor.
            integer(c_int), value :: numBlocks
            !> The threads of a block.
            integer(c_int), value :: blockSize
            integer(c_int) :: status
        end function cuOccupancyAvailableDynamicSMemPerBlock

        !> Queues a launch of a kernel.
        !>
        !> Returns CUDA_ERROR_INVALID_HANDLE for a kernel or stream that does not exist, CUDA_ERROR_INVALID_VALUE for 0 blocks or
        !> threads, for more threads or shared memory than a block has, for missing arguments and for both forms of them. A kernel
        !> that fails makes later calls for its stream return CUDA_ERROR_LAUNCH_FAILED.
        !>
        !> CUDA: cuLaunchKernel from 4.0 on.
        function cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, &
            kernelParams, extra) bind(c, name="cuLaunchKernel") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The kernel.
            type(c_ptr), value :: f
            !> Blocks in x.
            integer(c_int), value :: gridDimX
            !> Blocks in y.
            integer(c_int), value :: gridDimY
            !> Blocks in z.
            integer(c_int), value :: gridDimZ
            !> Threads of a block in x.
            integer(c_int), value :: blockDimX
            !> Threads of a block in y.
            integer(c_int), value :: blockDimY
            !> Threads of a block in z.
            integer(c_int), value :: blockDimZ
            !> Bytes of dynamic shared memory of each block.
            integer(c_int), value :: sharedMemBytes
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> (in, nullable) The addresses of the arguments, which are copied by the call.
            type(c_ptr), value :: kernelParams
            !> (in, nullable) In their place CU_LAUNCH_PARAM_BUFFER_POINTER, a buffer with all of them,
            !> CU_LAUNCH_PARAM_BUFFER_SIZE, the address of its size, CU_LAUNCH_PARAM_END.
            type(c_ptr), value :: extra
            integer(c_int) :: status
        end function cuLaunchKernel

        !> Queues a launch of a kernel, with attributes.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and what cuLaunchKernel refuses, CUDA_ERROR_INVALID_HANDLE for a kernel or
        !> stream that does not exist, CUDA_ERROR_NOT_SUPPORTED for clusters and events, and for
        !> cooperative launches on the host back end.
        !>
        !> CUDA: cuLaunchKernelEx from 11.6 on.
        function cuLaunchKernelEx(config, f, kernelParams, extra) bind(c, name="cuLaunchKernelEx") result(status)
            import :: CUlaunchConfig, c_int, c_ptr
            implicit none
            !> The launch. Attributes that are hints change nothing.
            type(CUlaunchConfig), intent(in) :: config
            !> (in) The kernel, which may be one of a library.
            type(c_ptr), value :: f
            !> (in, nullable) The addresses of the arguments, which are copied by the call.
            type(c_ptr), value :: kernelParams
            !> (in, nullable) In their place CU_LAUNCH_PARAM_BUFFER_POINTER, a buffer with all of them,
            !> CU_LAUNCH_PARAM_BUFFER_SIZE, the address of its size, CU_LAUNCH_PARAM_END.
            type(c_ptr), value :: extra
            integer(c_int) :: status
        end function cuLaunchKernelEx

        !> Queues a launch of a kernel whose blocks all run at once, so that they may wait for each other.
        !>
        !> Returns what cuLaunchKernel returns, CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE where there is no room for all blocks, and
        !> CUDA_ERROR_NOT_SUPPORTED on the host back end.
        !>
        !> CUDA: cuLaunchCooperativeKernel from 9.0 on.
        function cuLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, &
            hStream, kernelParams) bind(c, name="cuLaunchCooperativeKernel") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The kernel, which may be one of a library.
            type(c_ptr), value :: f
            !> Blocks in x; there is room for all at once by cuOccupancyMaxActiveBlocksPerMultiprocessor.
            integer(c_int), value :: gridDimX
            !> Blocks in y.
            integer(c_int), value :: gridDimY
            !> Blocks in z.
            integer(c_int), value :: gridDimZ
            !> Threads of a block in x.
            integer(c_int), value :: blockDimX
            !> Threads of a block in y.
            integer(c_int), value :: blockDimY
            !> Threads of a block in z.
            integer(c_int), value :: blockDimZ
            !> Bytes of dynamic shared memory of each block.
            integer(c_int), value :: sharedMemBytes
            !> (in, nullable) The stream.
            type(c_ptr), value :: hStream
            !> (in, nullable) The addresses of the arguments, which are copied by the call.
            type(c_ptr), value :: kernelParams
            integer(c_int) :: status
        end function cuLaunchCooperativeKernel

        !> Sets an attribute of a kernel.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for other attributes and values, CUDA_ERROR_INVALID_HANDLE for a kernel that does not
        !> exist.
        !>
        !> CUDA: cuFuncSetAttribute from 9.0 on.
        function cuFuncSetAttribute(hfunc, attrib, value) bind(c, name="cuFuncSetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The kernel.
            type(c_ptr), value :: hfunc
            !> CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES or
            !> CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT. Neither changes anything on the host back end.
            integer(c_int), value :: attrib
            !> Bytes, at most those that a block has; percent, or -1.
            integer(c_int), value :: value
            integer(c_int) :: status
        end function cuFuncSetAttribute

        !> Counts the blocks of a kernel that a multiprocessor runs at a time.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a block without threads, CUDA_ERROR_INVALID_HANDLE for a
        !> kernel that does not exist.
        !>
        !> CUDA: cuOccupancyMaxActiveBlocksPerMultiprocessor from 6.5 on.
        function cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, func, blockSize, dynamicSMemSize) &
            bind(c, name="cuOccupancyMaxActiveBlocksPerMultiprocessor") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The blocks; 0 where not even one fits. On the host back end as many as its own limits allow.
            integer(c_int), intent(out) :: numBlocks
            !> (in) The kernel.
            type(c_ptr), value :: func
            !> The threads of a block.
            integer(c_int), value :: blockSize
            !> Bytes of dynamic shared memory of each block.
            integer(c_size_t), value :: dynamicSMemSize
            integer(c_int) :: status
        end function cuOccupancyMaxActiveBlocksPerMultiprocessor

        !> Counts the blocks of a kernel that a multiprocessor runs at a time.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags and a block without threads, CUDA_ERROR_INVALID_HANDLE for a
        !> kernel that does not exist.
        !>
        !> CUDA: cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags from 7.0 on.
        function cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks, func, blockSize, dynamicSMemSize, flags) &
            bind(c, name="cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The blocks; 0 where not even one fits. On the host back end as many as its own limits allow.
            integer(c_int), intent(out) :: numBlocks
            !> (in) The kernel.
            type(c_ptr), value :: func
            !> The threads of a block.
            integer(c_int), value :: blockSize
            !> Bytes of dynamic shared memory of each block.
            integer(c_size_t), value :: dynamicSMemSize
            !> CU_OCCUPANCY_DEFAULT, or CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE, which only NVIDIA's own driver heeds.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags

        !> Finds the block size with which a multiprocessor runs most threads of a kernel at a time.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a negative limit, CUDA_ERROR_INVALID_HANDLE for a kernel that does not
        !> exist.
        !>
        !> CUDA: cuOccupancyMaxPotentialBlockSize from 6.5 on.
        function cuOccupancyMaxPotentialBlockSize(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, &
            blockSizeLimit) bind(c, name="cuOccupancyMaxPotentialBlockSize") result(status)
            import :: c_funptr, c_int, c_ptr, c_size_t
            implicit none
            !> The fewest blocks of this size that fill the device.
            integer(c_int), intent(out) :: minGridSize
            !> The threads of a block.
            integer(c_int), intent(out) :: blockSize
            !> (in) The kernel.
            type(c_ptr), value :: func
            !> (in, nullable) Returns the bytes of dynamic shared memory of a block of so many threads.
            type(c_funptr), value :: blockSizeToDynamicSMemSize
            !> These bytes, where there is no such function.
            integer(c_size_t), value :: dynamicSMemSize
            !> The most threads of a block; 0 for as many as the kernel allows.
            integer(c_int), value :: blockSizeLimit
            integer(c_int) :: status
        end function cuOccupancyMaxPotentialBlockSize

        !> Finds the block size with which a multiprocessor runs most threads of a kernel at a time.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags and a negative limit, CUDA_ERROR_INVALID_HANDLE for a kernel that
        !> does not exist.
        !>
        !> CUDA: cuOccupancyMaxPotentialBlockSizeWithFlags from 7.0 on.
        function cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, &
            dynamicSMemSize, blockSizeLimit, flags) bind(c, name="cuOccupancyMaxPotentialBlockSizeWithFlags") result(status)
            import :: c_funptr, c_int, c_ptr, c_size_t
            implicit none
            !> The fewest blocks of this size that fill the device.
            integer(c_int), intent(out) :: minGridSize
            !> The threads of a block.
            integer(c_int), intent(out) :: blockSize
            !> (in) The kernel.
            type(c_ptr), value :: func
            !> (in, nullable) Returns the bytes of dynamic shared memory of a block of so many threads.
            type(c_funptr), value :: blockSizeToDynamicSMemSize
            !> These bytes, where there is no such function.
            integer(c_size_t), value :: dynamicSMemSize
            !> The most threads of a block; 0 for as many as the kernel allows.
            integer(c_int), value :: blockSizeLimit
            !> CU_OCCUPANCY_DEFAULT, or CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE, which only NVIDIA's own driver heeds.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuOccupancyMaxPotentialBlockSizeWithFlags

        !> Loads a library from memory: a module that belongs to no context.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_IMAGE for an image that is damaged or of
        !> no known kind, CUDA_ERROR_NO_BINARY_FOR_GPU for one for another device.
        !>
        !> CUDA: cuLibraryLoadData from 12.0 on.
        function cuLibraryLoadData(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, &
            libraryOptionValues, numLibraryOptions) bind(c, name="cuLibraryLoadData") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The library; unload it with cuLibraryUnload.
            type(c_ptr), intent(out) :: library
            !> (in) The contents of a file as cuModuleLoad takes it; PTX ends with a NUL.
            type(c_ptr), value :: code
            !> (in, array of numJitOptions, nullable) Options for the compiler of PTX, which only NVIDIA's driver heeds.
            type(c_ptr), value :: jitOptions
            !> (array of numJitOptions) The value of each.
            type(c_ptr), intent(inout), optional :: jitOptionsValues(*)
            !> How many.
            integer(c_int), value :: numJitOptions
            !> (in, array of numLibraryOptions, nullable) Options, which only NVIDIA's driver heeds.
            type(c_ptr), value :: libraryOptions
            !> (in, array of numLibraryOptions, nullable) The value of each.
            type(c_ptr), value :: libraryOptionValues
            !> How many.
            integer(c_int), value :: numLibraryOptions
            integer(c_int) :: status
        end function cuLibraryLoadData

        !> Loads a library from a file: a module that belongs to no context.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_FILE_NOT_FOUND for a file that cannot be read,
        !> CUDA_ERROR_INVALID_IMAGE for one that is damaged or of no known kind,
        !> CUDA_ERROR_NO_BINARY_FOR_GPU for one for another device.
        !>
        !> CUDA: cuLibraryLoadFromFile from 12.0 on.
        function cuLibraryLoadFromFile(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, &
            libraryOptionValues, numLibraryOptions) bind(c, name="cuLibraryLoadFromFile") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> The library; unload it with cuLibraryUnload.
            type(c_ptr), intent(out) :: library
            !> The file, as cuModuleLoad takes it.
            character(kind=c_char), intent(in) :: fileName(*)
            !> (in, array of numJitOptions, nullable) Options for the compiler of PTX, which only NVIDIA's driver heeds.
            type(c_ptr), value :: jitOptions
            !> (array of numJitOptions) The value of each.
            type(c_ptr), intent(inout), optional :: jitOptionsValues(*)
            !> How many.
            integer(c_int), value :: numJitOptions
            !> (in, array of numLibraryOptions, nullable) Options, which only NVIDIA's driver heeds.
            type(c_ptr), value :: libraryOptions
            !> (in, array of numLibraryOptions, nullable) The value of each.
            type(c_ptr), value :: libraryOptionValues
            !> How many.
            integer(c_int), value :: numLibraryOptions
            integer(c_int) :: status
        end function cuLibraryLoadFromFile

        !> Unloads a library. Launches of its kernels that are queued complete.
        !>
        !> Returns CUDA_ERROR_INVALID_HANDLE for a library that does not exist.
        !>
        !> CUDA: cuLibraryUnload from 12.0 on.
        function cuLibraryUnload(library) bind(c, name="cuLibraryUnload") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The library.
            type(c_ptr), value :: library
            integer(c_int) :: status
        end function cuLibraryUnload

        !> Finds a kernel of a library.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a library that does not exist,
        !> CUDA_ERROR_NOT_FOUND for another name.
        !>
        !> CUDA: cuLibraryGetKernel from 12.0 on.
        function cuLibraryGetKernel(pKernel, library, name) bind(c, name="cuLibraryGetKernel") result(status)
            import :: c_char, c_int, c_ptr
            implicit none
            !> The kernel, which lives as long as its library. Launch it by its own handle as that of a CUfunction.
            type(c_ptr), intent(out) :: pKernel
            !> (in) The library.
            type(c_ptr), value :: library
            !> Its name, as the compiler has made it: that of the source where it is extern "C".
            character(kind=c_char), intent(in) :: name(*)
            integer(c_int) :: status
        end function cuLibraryGetKernel

        !> Finds a variable of a library, in the current context.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a library that does not exist,
        !> CUDA_ERROR_NOT_FOUND for another name.
        !>
        !> CUDA: cuLibraryGetGlobal from 12.0 on.
        function cuLibraryGetGlobal(dptr, bytes, library, name) bind(c, name="cuLibraryGetGlobal") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> Its address, for copies.
            integer(c_int64_t), intent(out), optional :: dptr
            !> Its bytes.
            integer(c_size_t), intent(out), optional :: bytes
            !> (in) The library.
            type(c_ptr), value :: library
            !> Its name, as the compiler has made it.
            character(kind=c_char), intent(in) :: name(*)
            integer(c_int) :: status
        end function cuLibraryGetGlobal

        !> Counts the kernels of a library.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a library that does not exist.
        !>
        !> CUDA: cuLibraryGetKernelCount from 12.4 on.
        function cuLibraryGetKernelCount(count, lib) bind(c, name="cuLibraryGetKernelCount") result(status)
            import :: c_int, c_ptr
            implicit none
            !> How many.
            integer(c_int), intent(out) :: count
            !> (in) The library.
            type(c_ptr), value :: lib
            integer(c_int) :: status
        end function cuLibraryGetKernelCount

        !> Lists kernels of a library.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a library that does not exist.
        !>
        !> CUDA: cuLibraryEnumerateKernels from 12.4 on.
        function cuLibraryEnumerateKernels(kernels, numKernels, lib) bind(c, name="cuLibraryEnumerateKernels") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (array of numKernels) The kernels. What there are no kernels for stays as it is.
            type(c_ptr), intent(out) :: kernels(*)
            !> The most that are listed.
            integer(c_int), value :: numKernels
            !> (in) The library.
            type(c_ptr), value :: lib
            integer(c_int) :: status
        end function cuLibraryEnumerateKernels

        !> Finds a variable of a library in managed memory. Kernels for the host back end have none.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a library that does not exist,
        !> CUDA_ERROR_NOT_FOUND for another name.
        !>
        !> CUDA: cuLibraryGetManaged from 12.0 on.
        function cuLibraryGetManaged(dptr, bytes, library, name) bind(c, name="cuLibraryGetManaged") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> Its address.
            integer(c_int64_t), intent(out), optional :: dptr
            !> Its bytes.
            integer(c_size_t), intent(out), optional :: bytes
            !> (in) The library.
            type(c_ptr), value :: library
            !> Its name, as the compiler has made it.
            character(kind=c_char), intent(in) :: name(*)
            integer(c_int) :: status
        end function cuLibraryGetManaged

        !> Returns a library as a module of the current context.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a library that does not exist.
        !>
        !> CUDA: cuLibraryGetModule from 12.0 on.
        function cuLibraryGetModule(pMod, library) bind(c, name="cuLibraryGetModule") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The module, which lives as long as the library and is not unloaded by itself.
            type(c_ptr), intent(out) :: pMod
            !> (in) The library.
            type(c_ptr), value :: library
            integer(c_int) :: status
        end function cuLibraryGetModule

        !> Returns the name of a library's kernel.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
        !>
        !> CUDA: cuKernelGetName from 12.3 on.
        function cuKernelGetName(name, hfunc) bind(c, name="cuKernelGetName") result(status)
            import :: c_int, c_ptr
            implicit none
            !> A text that lives as long as the library.
            type(c_ptr), intent(out) :: name
            !> (in) The kernel.
            type(c_ptr), value :: hfunc
            integer(c_int) :: status
        end function cuKernelGetName

        !> Returns the library of a kernel.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
        !>
        !> CUDA: cuKernelGetLibrary from 12.5 on.
        function cuKernelGetLibrary(pLib, kernel) bind(c, name="cuKernelGetLibrary") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The library.
            type(c_ptr), intent(out) :: pLib
            !> (in) The kernel.
            type(c_ptr), value :: kernel
            integer(c_int) :: status
        end function cuKernelGetLibrary

        !> Returns where a parameter of a library's kernel lies in a buffer of all arguments.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a parameter that the kernel does not have,
        !> CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
        !>
        !> CUDA: cuKernelGetParamInfo from 12.4 on.
        function cuKernelGetParamInfo(kernel, paramIndex, paramOffset, paramSize) &
            bind(c, name="cuKernelGetParamInfo") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The kernel.
            type(c_ptr), value :: kernel
            !> The number of the parameter, from 0.
            integer(c_size_t), value :: paramIndex
            !> The place of its first byte.
            integer(c_size_t), intent(out) :: paramOffset
            !> Its bytes.
            integer(c_size_t), intent(out), optional :: paramSize
            integer(c_int) :: status
        end function cuKernelGetParamInfo

        !> Counts the parameters of a library's kernel.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
        !>
        !> CUDA: cuKernelGetParamCount from 13.2 on.
        function cuKernelGetParamCount(kernel, paramCount) bind(c, name="cuKernelGetParamCount") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The kernel.
            type(c_ptr), value :: kernel
            !> How many.
            integer(c_size_t), intent(out) :: paramCount
            integer(c_int) :: status
        end function cuKernelGetParamCount

        !> Returns the kernel of a library as one of the current context.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a kernel that does not exist.
        !>
        !> CUDA: cuKernelGetFunction from 12.0 on.
        function cuKernelGetFunction(pFunc, kernel) bind(c, name="cuKernelGetFunction") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The kernel.
            type(c_ptr), intent(out) :: pFunc
            !> (in) The kernel of a library.
            type(c_ptr), value :: kernel
            integer(c_int) :: status
        end function cuKernelGetFunction

        !> Returns an attribute of a library's kernel.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for other attributes, CUDA_ERROR_INVALID_HANDLE for a kernel that does not
        !> exist, CUDA_ERROR_INVALID_DEVICE for another device.
        !>
        !> CUDA: cuKernelGetAttribute from 12.0 on.
        function cuKernelGetAttribute(pi, attrib, kernel, dev) bind(c, name="cuKernelGetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The attribute. On the host back end those of registers and of memory of a fixed size are 0.
            integer(c_int), intent(out) :: pi
            !> One of CUfunction_attribute.
            integer(c_int), value :: attrib
            !> (in) The kernel.
            type(c_ptr), value :: kernel
            !> The device, whose context is the current one.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuKernelGetAttribute

        !> Sets an attribute of a library's kernel.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for other attributes and values, CUDA_ERROR_INVALID_HANDLE for a kernel that does not
        !> exist, CUDA_ERROR_INVALID_DEVICE for another device.
        !>
        !> CUDA: cuKernelSetAttribute from 12.0 on.
        function cuKernelSetAttribute(attrib, val, kernel, dev) bind(c, name="cuKernelSetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> As for cuFuncSetAttribute.
            integer(c_int), value :: attrib
            !> Its value.
            integer(c_int), value :: val
            !> (in) The kernel.
            type(c_ptr), value :: kernel
            !> The device, whose context is the current one.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuKernelSetAttribute

        !> Returns the free and total memory of the current context's device.
        !>
        !> CUDA: cuMemGetInfo from 3.2 on.
        function cuMemGetInfo(free, total) bind(c, name="cuMemGetInfo_v2") result(status)
            import :: c_int, c_size_t
            implicit none
            !> Free bytes.
            integer(c_size_t), intent(out), optional :: free
            !> All bytes.
            integer(c_size_t), intent(out), optional :: total
            integer(c_int) :: status
        end function cuMemGetInfo

        !> Allocates memory on the current context's device, aligned to at least 256 bytes.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for 0 bytes, CUDA_ERROR_OUT_OF_MEMORY.
        !>
        !> CUDA: cuMemAlloc from 3.2 on.
        function cuMemAlloc(dptr, bytesize) bind(c, name="cuMemAlloc_v2") result(status)
            import :: c_int, c_int64_t, c_size_t
            implicit none
            !> The address; free it with cuMemFree.
            integer(c_int64_t), intent(out) :: dptr
            !> Bytes, not 0.
            integer(c_size_t), value :: bytesize
            integer(c_int) :: status
        end function cuMemAlloc

        !> Allocates rows of memory on the current context's device.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, no rows, empty rows, and other element sizes; CUDA_ERROR_OUT_OF_MEMORY.
        !>
        !> CUDA: cuMemAllocPitch from 3.2 on.
        function cuMemAllocPitch(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes) &
            bind(c, name="cuMemAllocPitch_v2") result(status)
            import :: c_int, c_int64_t, c_size_t
            implicit none
            !> The address; free it with cuMemFree.
            integer(c_int64_t), intent(out) :: dptr
            !> Bytes from row to row, at least `WidthInBytes`.
            integer(c_size_t), intent(out) :: pPitch
            !> Bytes in a row.
            integer(c_size_t), value :: WidthInBytes
            !> Rows.
            integer(c_size_t), value :: Height
            !> The largest access: 4, 8 or 16 bytes.
            integer(c_int), value :: ElementSizeBytes
            integer(c_int) :: status
        end function cuMemAllocPitch

        !> Frees device or managed memory, after the work queued on its device.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for any other address, memory opened from another process included.
        !>
        !> CUDA: cuMemFree from 3.2 on.
        function cuMemFree(dptr) bind(c, name="cuMemFree_v2") result(status)
            import :: c_int, c_int64_t
            implicit none
            !> The address that the allocation gave; 0 does nothing.
            integer(c_int64_t), value :: dptr
            integer(c_int) :: status
        end function cuMemFree

        !> Returns the allocation that an address lies in.
        !>
        !> Returns CUDA_ERROR_NOT_FOUND for an address in no allocation, and for physical memory that the device may not access.
        !>
        !> CUDA: cuMemGetAddressRange from 3.2 on.
        function cuMemGetAddressRange(pbase, psize, dptr) bind(c, name="cuMemGetAddressRange_v2") result(status)
            import :: c_int, c_int64_t, c_size_t
            implicit none
            !> Its first byte.
            integer(c_int64_t), intent(out), optional :: pbase
            !> Its bytes.
            integer(c_size_t), intent(out), optional :: psize
            !> The address.
            integer(c_int64_t), value :: dptr
            integer(c_int) :: status
        end function cuMemGetAddressRange

        !> Allocates managed memory, which host and devices reach at one address.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, 0 bytes and other flags; CUDA_ERROR_OUT_OF_MEMORY.
        !>
        !> CUDA: cuMemAllocManaged from 6.0 on.
        function cuMemAllocManaged(dptr, bytesize, flags) bind(c, name="cuMemAllocManaged") result(status)
            import :: c_int, c_int64_t, c_size_t
            implicit none
            !> The address; free it with cuMemFree.
            integer(c_int64_t), intent(out) :: dptr
            !> Bytes, not 0.
            integer(c_size_t), value :: bytesize
            !> CU_MEM_ATTACH_GLOBAL or CU_MEM_ATTACH_HOST.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuMemAllocManaged

        !> Allocates pinned host memory, which the devices can reach.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_OUT_OF_MEMORY.
        !>
        !> CUDA: cuMemAllocHost from 3.2 on.
        function cuMemAllocHost(pp, bytesize) bind(c, name="cuMemAllocHost_v2") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; NULL when `bytesize` is 0. Free it with cuMemFreeHost.
            type(c_ptr), intent(out) :: pp
            !> Bytes.
            integer(c_size_t), value :: bytesize
            integer(c_int) :: status
        end function cuMemAllocHost

        !> Allocates pinned host memory, which the devices can reach.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for other flags, CUDA_ERROR_OUT_OF_MEMORY.
        !>
        !> CUDA: cuMemHostAlloc from 2.2 on.
        function cuMemHostAlloc(pp, bytesize, Flags) bind(c, name="cuMemHostAlloc") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> The address; NULL when `bytesize` is 0. Free it with cuMemFreeHost.
            type(c_ptr), intent(out) :: pp
            !> Bytes.
            integer(c_size_t), value :: bytesize
            !> 0, or a sum of CU_MEMHOSTALLOC flags.
            integer(c_int), value :: Flags
            integer(c_int) :: status
        end function cuMemHostAlloc

        !> Frees pinned host memory.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for any other address.
        !>
        !> CUDA: cuMemFreeHost from 2.0 on.
        function cuMemFreeHost(p) bind(c, name="cuMemFreeHost") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The address that the allocation gave; NULL does nothing.
            type(c_ptr), value :: p
            integer(c_int) :: status
        end function cuMemFreeHost

        !> Returns the address of host memory on the current context's device.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and memory the device cannot reach.
        !>
        !> CUDA: cuMemHostGetDevicePointer from 3.2 on.
        function cuMemHostGetDevicePointer(pdptr, p, Flags) bind(c, name="cuMemHostGetDevicePointer_v2") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> The address for the device.
            integer(c_int64_t), intent(out) :: pdptr
            !> (in) An address in pinned or registered host memory.
            type(c_ptr), value :: p
            !> 0.
            integer(c_int), value :: Flags
            integer(c_int) :: status
        end function cuMemHostGetDevicePointer

        !> Returns the flags of pinned or registered host memory.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for other memory.
        !>
        !> CUDA: cuMemHostGetFlags from 2.3 on.
        function cuMemHostGetFlags(pFlags, p) bind(c, name="cuMemHostGetFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The flags it was allocated or registered with, and CU_MEMHOSTALLOC_DEVICEMAP.
            integer(c_int), intent(out) :: pFlags
            !> (in) An address in it.
            type(c_ptr), value :: p
            integer(c_int) :: status
        end function cuMemHostGetFlags

        !> Registers host memory for access by the devices, and pins it where the runtime requires that.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, 0 bytes and other flags; CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED where
        !> a part is registered already.
        !>
        !> CUDA: cuMemHostRegister from 6.5 on.
        function cuMemHostRegister(p, bytesize, Flags) bind(c, name="cuMemHostRegister_v2") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The first byte.
            type(c_ptr), value :: p
            !> Bytes, not 0.
            integer(c_size_t), value :: bytesize
            !> 0, or a sum of CU_MEMHOSTREGISTER flags.
            integer(c_int), value :: Flags
            integer(c_int) :: status
        end function cuMemHostRegister

        !> Unregisters host memory.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and other locations in registered or pinned memory,
        !> CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED for memory that is not registered.
        !>
        !> CUDA: cuMemHostUnregister from 4.0 on.
        function cuMemHostUnregister(p) bind(c, name="cuMemHostUnregister") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The first byte of the registered memory.
            type(c_ptr), value :: p
            integer(c_int) :: status
        end function cuMemHostUnregister

        !> Gives advice about managed memory.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a range that is not entirely in managed memory, unknown advice, and a location
        !> that does not exist.
        !>
        !> CUDA: cuMemAdvise from 12.2 on.
        function cuMemAdvise(devPtr, count, advice, location) bind(c, name="anygpu_cuMemAdvise_v2_ref") result(status)
            import :: CUmemLocation, c_int, c_int64_t, c_size_t
            implicit none
            !> The first byte.
            integer(c_int64_t), value :: devPtr
            !> Bytes, not 0.
            integer(c_size_t), value :: count
            !> The advice.
            integer(c_int), value :: advice
            !> The location that it concerns: a device or the host.
            type(CUmemLocation), intent(in) :: location
            integer(c_int) :: status
        end function cuMemAdvise

        !> Queues the migration of managed memory to a device or the host.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a range that is not entirely in managed memory, an unknown location and other
        !> flags, CUDA_ERROR_INVALID_DEVICE for a device that does not exist, CUDA_ERROR_INVALID_HANDLE for a stream that does
        !> not exist.
        !>
        !> CUDA: cuMemPrefetchAsync from 12.2 on.
        function cuMemPrefetchAsync(devPtr, count, location, flags, hStream) &
            bind(c, name="anygpu_cuMemPrefetchAsync_v2_ref") result(status)
            import :: CUmemLocation, c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> The first byte.
            integer(c_int64_t), value :: devPtr
            !> Bytes, not 0.
            integer(c_size_t), value :: count
            !> The destination: a device or the host.
            type(CUmemLocation), intent(in) :: location
            !> 0.
            integer(c_int), value :: flags
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemPrefetchAsync

        !> Returns an attribute of managed memory.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, sizes that do not fit, an unknown attribute, and a range that is not
        !> entirely in managed memory.
        !>
        !> CUDA: cuMemRangeGetAttribute from 8.0 on.
        function cuMemRangeGetAttribute(data, dataSize, attribute, devPtr, count) &
            bind(c, name="cuMemRangeGetAttribute") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (out) 4 bytes: a yes or no, or a location; for CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY a list of locations.
            type(c_ptr), value :: data
            !> The bytes of `data`.
            integer(c_size_t), value :: dataSize
            !> The attribute.
            integer(c_int), value :: attribute
            !> The first byte.
            integer(c_int64_t), value :: devPtr
            !> Bytes, not 0.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function cuMemRangeGetAttribute

        !> Returns several attributes of managed memory.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, sizes that do not fit, an unknown attribute, and a range that is not
        !> entirely in managed memory; no value is written then.
        !>
        !> CUDA: cuMemRangeGetAttributes from 8.0 on.
        function cuMemRangeGetAttributes(data, dataSizes, attributes, numAttributes, devPtr, count) &
            bind(c, name="cuMemRangeGetAttributes") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (array of numAttributes) Room for each value.
            type(c_ptr), intent(out) :: data(*)
            !> (array of numAttributes) The bytes of each.
            integer(c_size_t), intent(in) :: dataSizes(*)
            !> (array of numAttributes) The attributes.
            integer(c_int), intent(in) :: attributes(*)
            !> How many, not 0.
            integer(c_size_t), value :: numAttributes
            !> The first byte.
            integer(c_int64_t), value :: devPtr
            !> Bytes, not 0.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function cuMemRangeGetAttributes

        !> Returns the locations that hold parts of managed memory now.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, sizes that do not fit, and a range that is not entirely in managed memory,
        !> CUDA_ERROR_NOT_SUPPORTED where nobody can tell.
        !>
        !> CUDA: cuMemGetLocationInfo from 13.4 on.
        function cuMemGetLocationInfo(ptr, size, summaryGranularity, samplingGranularity, location_out) &
            bind(c, name="cuMemGetLocationInfo") result(status)
            import :: CUmemLocation, c_int, c_int64_t, c_size_t
            implicit none
            !> The first byte.
            integer(c_int64_t), value :: ptr
            !> Bytes, not 0.
            integer(c_size_t), value :: size
            !> Bytes of a part, at most `size` and not 0; the last part may be shorter.
            integer(c_size_t), value :: summaryGranularity
            !> Bytes from one sample of a part to the next, at most `summaryGranularity`; 0 leaves that to
            !> the driver.
            integer(c_size_t), value :: samplingGranularity
            !> (array of size) A location for each part, of which there are `size` at most: that of most of its
            !> samples; CU_MEM_LOCATION_TYPE_NONE where they are in no processor's memory.
            type(CUmemLocation), intent(inout) :: location_out(*)
            integer(c_int) :: status
        end function cuMemGetLocationInfo

        !> Queues the migration of several ranges of managed memory to devices or the host.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, the default stream, and ranges and locations as
        !> cuMemPrefetchAsync; CUDA_ERROR_INVALID_HANDLE for a stream that does not exist. Ranges before a refused one have
        !> been queued.
        !>
        !> CUDA: cuMemPrefetchBatchAsync from 13.0 on.
        function cuMemPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream) &
            bind(c, name="cuMemPrefetchBatchAsync") result(status)
            import :: CUmemLocation, c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (array of count) The first bytes.
            integer(c_int64_t), intent(in) :: dptrs(*)
            !> (array of count) Bytes.
            integer(c_size_t), intent(in) :: sizes(*)
            !> How many ranges.
            integer(c_size_t), value :: count
            !> (array of numPrefetchLocs) The destinations.
            type(CUmemLocation), intent(in) :: prefetchLocs(*)
            !> (array of numPrefetchLocs) The first range that each location applies to, from 0 and
            !> rising.
            integer(c_size_t), intent(in) :: prefetchLocIdxs(*)
            !> Number of locations, not 0.
            integer(c_size_t), value :: numPrefetchLocs
            !> 0.
            integer(c_int64_t), value :: flags
            !> (in) A created stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemPrefetchBatchAsync

        !> Queues a discard of the contents of managed ranges. The contents are kept here all the same.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, the default stream, and ranges that are not managed memory;
        !> CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuMemDiscardBatchAsync from 13.0 on.
        function cuMemDiscardBatchAsync(dptrs, sizes, count, flags, hStream) bind(c, name="cuMemDiscardBatchAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (array of count) The first bytes.
            integer(c_int64_t), intent(in) :: dptrs(*)
            !> (array of count) Bytes.
            integer(c_size_t), intent(in) :: sizes(*)
            !> How many ranges.
            integer(c_size_t), value :: count
            !> 0.
            integer(c_int64_t), value :: flags
            !> (in) A created stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemDiscardBatchAsync

        !> Queues a discard of managed ranges and their migration to devices or the host. The contents are kept here all the
        !> same.
        !>
        !> Returns what cuMemPrefetchBatchAsync returns.
        !>
        !> CUDA: cuMemDiscardAndPrefetchBatchAsync from 13.0 on.
        function cuMemDiscardAndPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, &
            hStream) bind(c, name="cuMemDiscardAndPrefetchBatchAsync") result(status)
            import :: CUmemLocation, c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (array of count) The first bytes.
            integer(c_int64_t), intent(in) :: dptrs(*)
            !> (array of count) Bytes.
            integer(c_size_t), intent(in) :: sizes(*)
            !> How many ranges.
            integer(c_size_t), value :: count
            !> (array of numPrefetchLocs) The destinations.
            type(CUmemLocation), intent(in) :: prefetchLocs(*)
            !> (array of numPrefetchLocs) The first range that each location applies to, from 0 and
            !> rising.
            integer(c_size_t), intent(in) :: prefetchLocIdxs(*)
            !> Number of locations, not 0.
            integer(c_size_t), value :: numPrefetchLocs
            !> 0.
            integer(c_int64_t), value :: flags
            !> (in) A created stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemDiscardAndPrefetchBatchAsync

        !> Returns an attribute of the memory that a pointer points to.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown memory, an unknown attribute, and what this memory does not have.
        !>
        !> CUDA: cuPointerGetAttribute from 4.0 on.
        function cuPointerGetAttribute(data, attribute, ptr) bind(c, name="cuPointerGetAttribute") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (out) Room for the attribute: addresses, sizes, ids and handles take 8 bytes, the tokens 12, the rest 4.
            type(c_ptr), value :: data
            !> The attribute.
            integer(c_int), value :: attribute
            !> The pointer.
            integer(c_int64_t), value :: ptr
            integer(c_int) :: status
        end function cuPointerGetAttribute

        !> Returns several attributes of the memory that a pointer points to.
        !>
        !> A missing value is written as 0, also for unknown memory; a missing device ordinal as CU_DEVICE_INVALID, and the
        !> host pointer of unknown memory as the pointer itself.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, no attributes, an unknown attribute, and CU_POINTER_ATTRIBUTE_P2P_TOKENS.
        !>
        !> CUDA: cuPointerGetAttributes from 7.0 on.
        function cuPointerGetAttributes(numAttributes, attributes, data, ptr) bind(c, name="cuPointerGetAttributes") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> How many, not 0.
            integer(c_int), value :: numAttributes
            !> (array of numAttributes) The attributes.
            integer(c_int), intent(in) :: attributes(*)
            !> (array of numAttributes) Room for each value.
            type(c_ptr), intent(out) :: data(*)
            !> The pointer.
            integer(c_int64_t), value :: ptr
            integer(c_int) :: status
        end function cuPointerGetAttributes

        !> Sets an attribute of the memory that a pointer points to.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other attributes, and memory that is not device memory.
        !>
        !> CUDA: cuPointerSetAttribute from 6.0 on.
        function cuPointerSetAttribute(value, attribute, ptr) bind(c, name="cuPointerSetAttribute") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in) For CU_POINTER_ATTRIBUTE_SYNC_MEMOPS 4 bytes: not 0 makes every copy of the memory complete before
            !> its call returns.
            type(c_ptr), value :: value
            !> CU_POINTER_ATTRIBUTE_SYNC_MEMOPS.
            integer(c_int), value :: attribute
            !> The pointer.
            integer(c_int64_t), value :: ptr
            integer(c_int) :: status
        end function cuPointerSetAttribute

        !> Makes a multicast object, by which devices write to the memory of several; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuMulticastCreate from 12.1 on.
        function cuMulticastCreate(mcHandle, prop) bind(c, name="cuMulticastCreate") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> The multicast object.
            integer(c_int64_t), intent(out) :: mcHandle
            !> (in) Its properties.
            type(c_ptr), value :: prop
            integer(c_int) :: status
        end function cuMulticastCreate

        !> Adds a device to a multicast object; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuMulticastAddDevice from 12.1 on.
        function cuMulticastAddDevice(mcHandle, dev) bind(c, name="cuMulticastAddDevice") result(status)
            import :: c_int, c_int64_t
            implicit none
            !> The multicast object.
            integer(c_int64_t), value :: mcHandle
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuMulticastAddDevice

        !> Binds physical memory to a multicast object; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuMulticastBindMem from 12.1 on.
        function cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags) &
            bind(c, name="cuMulticastBindMem") result(status)
            import :: c_int, c_int64_t, c_size_t
            implicit none
            !> The multicast object.
            integer(c_int64_t), value :: mcHandle
            !> Bytes from the start of the object.
            integer(c_size_t), value :: mcOffset
            !> Physical memory.
            integer(c_int64_t), value :: memHandle
            !> Bytes from its start.
            integer(c_size_t), value :: memOffset
            !> Bytes.
            integer(c_size_t), value :: size
            !> 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function cuMulticastBindMem

        !> Binds a device's physical memory to a multicast object; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuMulticastBindMem_v2; cuGetProcAddress gives it for cuMulticastBindMem from 13.1 on.
        function cuMulticastBindMem_v2(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags) &
            bind(c, name="cuMulticastBindMem_v2") result(status)
            import :: c_int, c_int64_t, c_size_t
            implicit none
            !> The multicast object.
            integer(c_int64_t), value :: mcHandle
            !> The device.
            integer(c_int), value :: dev
            !> Bytes from the start of the object.
            integer(c_size_t), value :: mcOffset
            !> Physical memory.
            integer(c_int64_t), value :: memHandle
            !> Bytes from its start.
            integer(c_size_t), value :: memOffset
            !> Bytes.
            integer(c_size_t), value :: size
            !> 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function cuMulticastBindMem_v2

        !> Binds memory to a multicast object by its address; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuMulticastBindAddr from 12.1 on.
        function cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags) bind(c, name="cuMulticastBindAddr") result(status)
            import :: c_int, c_int64_t, c_size_t
            implicit none
            !> The multicast object.
            integer(c_int64_t), value :: mcHandle
            !> Bytes from the start of the object.
            integer(c_size_t), value :: mcOffset
            !> Memory.
            integer(c_int64_t), value :: memptr
            !> Bytes.
            integer(c_size_t), value :: size
            !> 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function cuMulticastBindAddr

        !> Binds a device's memory to a multicast object by its address; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuMulticastBindAddr_v2; cuGetProcAddress gives it for cuMulticastBindAddr from 13.1 on.
        function cuMulticastBindAddr_v2(mcHandle, dev, mcOffset, memptr, size, flags) &
            bind(c, name="cuMulticastBindAddr_v2") result(status)
            import :: c_int, c_int64_t, c_size_t
            implicit none
            !> The multicast object.
            integer(c_int64_t), value :: mcHandle
            !> The device.
            integer(c_int), value :: dev
            !> Bytes from the start of the object.
            integer(c_size_t), value :: mcOffset
            !> Memory.
            integer(c_int64_t), value :: memptr
            !> Bytes.
            integer(c_size_t), value :: size
            !> 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function cuMulticastBindAddr_v2

        !> Ends the binding of memory to a multicast object; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuMulticastUnbind from 12.1 on.
        function cuMulticastUnbind(mcHandle, dev, mcOffset, size) bind(c, name="cuMulticastUnbind") result(status)
            import :: c_int, c_int64_t, c_size_t
            implicit none
            !> The multicast object.
            integer(c_int64_t), value :: mcHandle
            !> The device.
            integer(c_int), value :: dev
            !> Bytes from the start of the object.
            integer(c_size_t), value :: mcOffset
            !> Bytes.
            integer(c_size_t), value :: size
            integer(c_int) :: status
        end function cuMulticastUnbind

        !> Returns the granularity of multicast objects; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuMulticastGetGranularity from 12.1 on.
        function cuMulticastGetGranularity(granularity, prop, option) bind(c, name="cuMulticastGetGranularity") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> Bytes.
            integer(c_size_t), intent(out) :: granularity
            !> (in) Its properties.
            type(c_ptr), value :: prop
            !> The least, or the one that is recommended.
            integer(c_int), value :: option
            integer(c_int) :: status
        end function cuMulticastGetGranularity

        !> Reserves numbers of logical endpoints; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuLogicalEndpointIdReserve from 13.3 on.
        function cuLogicalEndpointIdReserve(baseLeId, count) bind(c, name="cuLogicalEndpointIdReserve") result(status)
            import :: c_int
            implicit none
            !> The first number.
            integer(c_int), intent(out) :: baseLeId
            !> How many.
            integer(c_int), value :: count
            integer(c_int) :: status
        end function cuLogicalEndpointIdReserve

        !> Releases numbers of logical endpoints; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuLogicalEndpointIdRelease from 13.3 on.
        function cuLogicalEndpointIdRelease(baseLeId, count) bind(c, name="cuLogicalEndpointIdRelease") result(status)
            import :: c_int
            implicit none
            !> The first number.
            integer(c_int), value :: baseLeId
            !> How many.
            integer(c_int), value :: count
            integer(c_int) :: status
        end function cuLogicalEndpointIdRelease

        !> Makes a logical endpoint; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuLogicalEndpointCreate from 13.3 on.
        function cuLogicalEndpointCreate(leId, prop) bind(c, name="cuLogicalEndpointCreate") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The endpoint.
            integer(c_int), value :: leId
            !> (in) Its properties.
            type(c_ptr), value :: prop
            integer(c_int) :: status
        end function cuLogicalEndpointCreate

        !> Adds a device to a logical endpoint; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuLogicalEndpointAddDevice from 13.3 on.
        function cuLogicalEndpointAddDevice(leId, dev) bind(c, name="cuLogicalEndpointAddDevice") result(status)
            import :: c_int
            implicit none
            !> The endpoint.
            integer(c_int), value :: leId
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuLogicalEndpointAddDevice

        !> Destroys a logical endpoint; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuLogicalEndpointDestroy from 13.3 on.
        function cuLogicalEndpointDestroy(leId) bind(c, name="cuLogicalEndpointDestroy") result(status)
            import :: c_int
            implicit none
            !> The endpoint.
            integer(c_int), value :: leId
            integer(c_int) :: status
        end function cuLogicalEndpointDestroy

        !> Binds memory to a logical endpoint by its address; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuLogicalEndpointBindAddr from 13.3 on.
        function cuLogicalEndpointBindAddr(leId, dev, offset, ptr, size, flags) &
            bind(c, name="cuLogicalEndpointBindAddr") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> The endpoint.
            integer(c_int), value :: leId
            !> The device.
            integer(c_int), value :: dev
            !> Bytes from the start of the endpoint.
            integer(c_int64_t), value :: offset
            !> (in) Memory.
            type(c_ptr), value :: ptr
            !> Bytes.
            integer(c_int64_t), value :: size
            !> 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function cuLogicalEndpointBindAddr

        !> Binds physical memory to a logical endpoint; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuLogicalEndpointBindMem from 13.3 on.
        function cuLogicalEndpointBindMem(leId, dev, offset, memHandle, memOffset, size, flags) &
            bind(c, name="cuLogicalEndpointBindMem") result(status)
            import :: c_int, c_int64_t
            implicit none
            !> The endpoint.
            integer(c_int), value :: leId
            !> The device.
            integer(c_int), value :: dev
            !> Bytes from the start of the endpoint.
            integer(c_int64_t), value :: offset
            !> Physical memory.
            integer(c_int64_t), value :: memHandle
            !> Bytes from its start.
            integer(c_int64_t), value :: memOffset
            !> Bytes.
            integer(c_int64_t), value :: size
            !> 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function cuLogicalEndpointBindMem

        !> Ends the binding of memory to a logical endpoint; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuLogicalEndpointUnbind from 13.3 on.
        function cuLogicalEndpointUnbind(leId, dev, offset, size) bind(c, name="cuLogicalEndpointUnbind") result(status)
            import :: c_int, c_int64_t
            implicit none
            !> The endpoint.
            integer(c_int), value :: leId
            !> The device.
            integer(c_int), value :: dev
            !> Bytes from the start of the endpoint.
            integer(c_int64_t), value :: offset
            !> Bytes.
            integer(c_int64_t), value :: size
            integer(c_int) :: status
        end function cuLogicalEndpointUnbind

        !> Exports a logical endpoint for other processes; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuLogicalEndpointExport from 13.3 on.
        function cuLogicalEndpointExport(handle, leId, handleType) bind(c, name="cuLogicalEndpointExport") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (out) 64 bytes.
            type(c_ptr), value :: handle
            !> The endpoint.
            integer(c_int), value :: leId
            !> The kind of handle.
            integer(c_int), value :: handleType
            integer(c_int) :: status
        end function cuLogicalEndpointExport

        !> Imports a logical endpoint of another process; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuLogicalEndpointImport from 13.3 on.
        function cuLogicalEndpointImport(leId, handle, handleType) bind(c, name="cuLogicalEndpointImport") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The endpoint.
            integer(c_int), value :: leId
            !> (in) 64 bytes.
            type(c_ptr), value :: handle
            !> The kind of handle.
            integer(c_int), value :: handleType
            integer(c_int) :: status
        end function cuLogicalEndpointImport

        !> Returns the limits of logical endpoints; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuLogicalEndpointGetLimits from 13.3 on.
        function cuLogicalEndpointGetLimits(bindAlignment, maxSize, prop) bind(c, name="cuLogicalEndpointGetLimits") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> Bytes.
            integer(c_int64_t), intent(out) :: bindAlignment
            !> Bytes.
            integer(c_int64_t), intent(out) :: maxSize
            !> (in) Its properties.
            type(c_ptr), value :: prop
            integer(c_int) :: status
        end function cuLogicalEndpointGetLimits

        !> Returns the states of logical endpoints; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuLogicalEndpointQuery from 13.3 on.
        function cuLogicalEndpointQuery(leId, count, queryStatus) bind(c, name="cuLogicalEndpointQuery") result(status)
            import :: c_int
            implicit none
            !> The endpoint.
            integer(c_int), value :: leId
            !> How many.
            integer(c_int), value :: count
            !> The states.
            integer(c_int), intent(out) :: queryStatus
            integer(c_int) :: status
        end function cuLogicalEndpointQuery

        !> Queues copies to logical endpoints; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED, by every back end but NVIDIA's own driver.
        !>
        !> CUDA: cuFabricCpyBatchAsync from 13.5 on.
        function cuFabricCpyBatchAsync(numOps, opList, flags, hStream) bind(c, name="cuFabricCpyBatchAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> How many.
            integer(c_size_t), value :: numOps
            !> (in) The copies.
            type(c_ptr), value :: opList
            !> 0.
            integer(c_int64_t), value :: flags
            !> (in, nullable) The stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuFabricCpyBatchAsync

        !> Tells whether a device can reach another's memory.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
        !>
        !> CUDA: cuDeviceCanAccessPeer from 4.0 on.
        function cuDeviceCanAccessPeer(canAccessPeer, dev, peerDev) bind(c, name="cuDeviceCanAccessPeer") result(status)
            import :: c_int
            implicit none
            !> 1 or 0; 0 for a device and itself.
            integer(c_int), intent(out) :: canAccessPeer
            !> The device that reaches.
            integer(c_int), value :: dev
            !> The device that is reached.
            integer(c_int), value :: peerDev
            integer(c_int) :: status
        end function cuDeviceCanAccessPeer

        !> Returns an attribute of a pair of devices.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and an unknown `attrib`, CUDA_ERROR_INVALID_DEVICE for a device that does
        !> not exist and for one and the same.
        !>
        !> CUDA: cuDeviceGetP2PAttribute from 8.0 on.
        function cuDeviceGetP2PAttribute(value, attrib, srcDevice, dstDevice) bind(c, name="cuDeviceGetP2PAttribute") result(status)
            import :: c_int
            implicit none
            !> A number.
            integer(c_int), intent(out) :: value
            !> The attribute.
            integer(c_int), value :: attrib
            !> The device that reaches.
            integer(c_int), value :: srcDevice
            !> The device that is reached.
            integer(c_int), value :: dstDevice
            integer(c_int) :: status
        end function cuDeviceGetP2PAttribute

        !> Returns the atomic operations that a device supports on another's memory: none, as no back end reports any.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, no operations and unknown ones, CUDA_ERROR_INVALID_DEVICE for a device
        !> that does not exist and for one and the same.
        !>
        !> CUDA: cuDeviceGetP2PAtomicCapabilities from 13.0 on.
        function cuDeviceGetP2PAtomicCapabilities(capabilities, operations, count, srcDevice, dstDevice) &
            bind(c, name="cuDeviceGetP2PAtomicCapabilities") result(status)
            import :: c_int
            implicit none
            !> (array of count) For each operation 0.
            integer(c_int), intent(out) :: capabilities(*)
            !> (array of count) The operations.
            integer(c_int), intent(in) :: operations(*)
            !> How many.
            integer(c_int), value :: count
            !> The device that reaches.
            integer(c_int), value :: srcDevice
            !> The device that is reached.
            integer(c_int), value :: dstDevice
            integer(c_int) :: status
        end function cuDeviceGetP2PAtomicCapabilities

        !> Enables the current context's access to the memory of another context's device.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for other flags, CUDA_ERROR_INVALID_CONTEXT for a context that does not exist,
        !> CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED, CUDA_ERROR_PEER_ACCESS_UNSUPPORTED where access is impossible, also to a
        !> context of the same device.
        !>
        !> CUDA: cuCtxEnablePeerAccess from 4.0 on.
        function cuCtxEnablePeerAccess(peerContext, Flags) bind(c, name="cuCtxEnablePeerAccess") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The other context.
            type(c_ptr), value :: peerContext
            !> 0.
            integer(c_int), value :: Flags
            integer(c_int) :: status
        end function cuCtxEnablePeerAccess

        !> Disables the current context's access to the memory of another context's device.
        !>
        !> Returns CUDA_ERROR_INVALID_CONTEXT for a context that does not exist, CUDA_ERROR_PEER_ACCESS_NOT_ENABLED.
        !>
        !> CUDA: cuCtxDisablePeerAccess from 4.0 on.
        function cuCtxDisablePeerAccess(peerContext) bind(c, name="cuCtxDisablePeerAccess") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The other context.
            type(c_ptr), value :: peerContext
            integer(c_int) :: status
        end function cuCtxDisablePeerAccess

        !> Allocates device memory in a stream's order, from the pool that the current context's device uses.
        !>
        !> Work queued on the stream from now on may use it. Such memory cannot be shared by cuIpcGetMemHandle.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a NULL `dptr`, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist,
        !> CUDA_ERROR_OUT_OF_MEMORY.
        !>
        !> CUDA: cuMemAllocAsync from 11.2 on.
        function cuMemAllocAsync(dptr, bytesize, hStream) bind(c, name="cuMemAllocAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> The address; 0 when `bytesize` is 0. Free it with cuMemFreeAsync or cuMemFree.
            integer(c_int64_t), intent(out) :: dptr
            !> Bytes.
            integer(c_size_t), value :: bytesize
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemAllocAsync

        !> Frees device memory once the work queued on a stream so far is done.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for what is not the base of such memory, CUDA_ERROR_INVALID_HANDLE for a stream
        !> that does not exist.
        !>
        !> CUDA: cuMemFreeAsync from 11.2 on.
        function cuMemFreeAsync(dptr, hStream) bind(c, name="cuMemFreeAsync") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> The address, from cuMemAllocAsync or cuMemAlloc; 0 does nothing.
            integer(c_int64_t), value :: dptr
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemFreeAsync

        !> Allocates device memory in a stream's order, from a pool that the caller chose.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and an imported pool, CUDA_ERROR_INVALID_HANDLE for a stream that does not
        !> exist, CUDA_ERROR_OUT_OF_MEMORY, also beyond the pool's maximum size.
        !>
        !> CUDA: cuMemAllocFromPoolAsync from 11.2 on.
        function cuMemAllocFromPoolAsync(dptr, bytesize, pool, hStream) bind(c, name="cuMemAllocFromPoolAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> The address; 0 when `bytesize` is 0. Free it with cuMemFreeAsync or cuMemFree.
            integer(c_int64_t), intent(out) :: dptr
            !> Bytes.
            integer(c_size_t), value :: bytesize
            !> (in) The pool, not an imported one.
            type(c_ptr), value :: pool
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemAllocFromPoolAsync

        !> Returns the default pool of a device.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_DEVICE for a device that does not exist.
        !>
        !> CUDA: cuDeviceGetDefaultMemPool from 11.2 on.
        function cuDeviceGetDefaultMemPool(pool_out, dev) bind(c, name="cuDeviceGetDefaultMemPool") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The pool, never to be destroyed. It cannot be exported.
            type(c_ptr), intent(out) :: pool_out
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuDeviceGetDefaultMemPool

        !> Returns the pool that cuMemAllocAsync uses on a device.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for a device that does not exist.
        !>
        !> CUDA: cuDeviceGetMemPool from 11.2 on.
        function cuDeviceGetMemPool(pool, dev) bind(c, name="cuDeviceGetMemPool") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The pool.
            type(c_ptr), intent(out) :: pool
            !> The device.
            integer(c_int), value :: dev
            integer(c_int) :: status
        end function cuDeviceGetMemPool

        !> Sets the pool that cuMemAllocAsync uses on a device.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, a device that does not exist, and other pools.
        !>
        !> CUDA: cuDeviceSetMemPool from 11.2 on.
        function cuDeviceSetMemPool(dev, pool) bind(c, name="cuDeviceSetMemPool") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The device.
            integer(c_int), value :: dev
            !> (in) A pool of that device, not an imported one.
            type(c_ptr), value :: pool
            integer(c_int) :: status
        end function cuDeviceSetMemPool

        !> Returns the default pool of a location.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other locations and types, and a device or node that does not exist,
        !> CUDA_ERROR_NOT_SUPPORTED where there are no such pools.
        !>
        !> CUDA: cuMemGetDefaultMemPool from 13.0 on.
        function cuMemGetDefaultMemPool(pool_out, location, type) bind(c, name="cuMemGetDefaultMemPool") result(status)
            import :: CUmemLocation, c_int, c_ptr
            implicit none
            !> The pool.
            type(c_ptr), intent(out) :: pool_out
            !> A device, the host or a NUMA node of it; of managed memory the location that it prefers, which may
            !> be CU_MEM_LOCATION_TYPE_NONE.
            type(CUmemLocation), intent(in) :: location
            !> CU_MEM_ALLOCATION_TYPE_PINNED or CU_MEM_ALLOCATION_TYPE_MANAGED.
            integer(c_int), value :: type
            integer(c_int) :: status
        end function cuMemGetDefaultMemPool

        !> Returns the current pool of a location.
        !>
        !> Returns what cuMemGetDefaultMemPool returns.
        !>
        !> CUDA: cuMemGetMemPool from 13.0 on.
        function cuMemGetMemPool(pool, location, type) bind(c, name="cuMemGetMemPool") result(status)
            import :: CUmemLocation, c_int, c_ptr
            implicit none
            !> The pool that cuMemSetMemPool set last, or the default one.
            type(c_ptr), intent(out) :: pool
            !> As for cuMemGetDefaultMemPool.
            type(CUmemLocation), intent(in) :: location
            !> As there.
            integer(c_int), value :: type
            integer(c_int) :: status
        end function cuMemGetMemPool

        !> Sets the current pool of a location.
        !>
        !> Returns what cuMemGetDefaultMemPool returns, and CUDA_ERROR_INVALID_VALUE for other pools.
        !>
        !> CUDA: cuMemSetMemPool from 13.0 on.
        function cuMemSetMemPool(location, type, pool) bind(c, name="cuMemSetMemPool") result(status)
            import :: CUmemLocation, c_int, c_ptr
            implicit none
            !> As for cuMemGetDefaultMemPool.
            type(CUmemLocation), intent(in) :: location
            !> As there.
            integer(c_int), value :: type
            !> (in) A pool of that location and type, not an imported one.
            type(c_ptr), value :: pool
            integer(c_int) :: status
        end function cuMemSetMemPool

        !> Creates a pool.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other properties, a device or node that does not exist, handles of a pool of
        !> the host as a whole, and handles, a greatest size or a usage of managed memory; CUDA_ERROR_OUT_OF_MEMORY,
        !> CUDA_ERROR_NOT_SUPPORTED where there is no such pool.
        !>
        !> CUDA: cuMemPoolCreate from 11.2 on.
        function cuMemPoolCreate(pool, poolProps) bind(c, name="cuMemPoolCreate") result(status)
            import :: CUmemPoolProps, c_int, c_ptr
            implicit none
            !> The pool; destroy it with cuMemPoolDestroy.
            type(c_ptr), intent(out) :: pool
            !> CU_MEM_ALLOCATION_TYPE_PINNED on a device, on the host or on a NUMA node of it, or
            !> CU_MEM_ALLOCATION_TYPE_MANAGED with the location that it prefers, if any. A pool that other processes are to import,
            !> of a device or a NUMA node, names the kind of handle here.
            type(CUmemPoolProps), intent(in) :: poolProps
            integer(c_int) :: status
        end function cuMemPoolCreate

        !> Destroys a pool once its last allocation is freed. A device that used it uses its default pool again.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, a default pool, one that was destroyed, and an imported one of which memory is
        !> imported still.
        !>
        !> CUDA: cuMemPoolDestroy from 11.2 on.
        function cuMemPoolDestroy(pool) bind(c, name="cuMemPoolDestroy") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The pool, not a device's default one.
            type(c_ptr), value :: pool
            integer(c_int) :: status
        end function cuMemPoolDestroy

        !> Returns memory that a pool does not use to the system.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL.
        !>
        !> CUDA: cuMemPoolTrimTo from 11.2 on.
        function cuMemPoolTrimTo(pool, minBytesToKeep) bind(c, name="cuMemPoolTrimTo") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The pool.
            type(c_ptr), value :: pool
            !> Bytes that it keeps all the same.
            integer(c_size_t), value :: minBytesToKeep
            integer(c_int) :: status
        end function cuMemPoolTrimTo

        !> Sets an attribute of a pool.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, attributes that cannot be set, and other values.
        !>
        !> CUDA: cuMemPoolSetAttribute from 11.2 on.
        function cuMemPoolSetAttribute(pool, attr, value) bind(c, name="cuMemPoolSetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The pool.
            type(c_ptr), value :: pool
            !> Which one; high-water marks can only be set to 0.
            integer(c_int), value :: attr
            !> (in) An `int`, or a `cuuint64_t`, as the attribute is.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function cuMemPoolSetAttribute

        !> Returns an attribute of a pool.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and other attributes.
        !>
        !> CUDA: cuMemPoolGetAttribute from 11.2 on.
        function cuMemPoolGetAttribute(pool, attr, value) bind(c, name="cuMemPoolGetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The pool.
            type(c_ptr), value :: pool
            !> Which one.
            integer(c_int), value :: attr
            !> (out) An `int`, or a `cuuint64_t`, as the attribute is.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function cuMemPoolGetAttribute

        !> Sets the access rights of several devices to a pool's memory. The pool's own device keeps all rights.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and unknown rights, CUDA_ERROR_INVALID_DEVICE for a device that does not
        !> exist and for restricting the pool's own device, CUDA_ERROR_NOT_SUPPORTED for other locations and for reading only.
        !>
        !> CUDA: cuMemPoolSetAccess from 11.2 on.
        function cuMemPoolSetAccess(pool, map, count) bind(c, name="cuMemPoolSetAccess") result(status)
            import :: CUmemAccessDesc, c_int, c_ptr, c_size_t
            implicit none
            !> (in) The pool.
            type(c_ptr), value :: pool
            !> (array of count) The rights of each location.
            type(CUmemAccessDesc), intent(in) :: map(*)
            !> How many.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function cuMemPoolSetAccess

        !> Returns the access rights of a location to a pool's memory.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, unknown locations, and a device that does not exist.
        !>
        !> CUDA: cuMemPoolGetAccess from 11.2 on.
        function cuMemPoolGetAccess(flags, memPool, location) bind(c, name="cuMemPoolGetAccess") result(status)
            import :: CUmemLocation, c_int, c_ptr
            implicit none
            !> The rights.
            integer(c_int), intent(out) :: flags
            !> (in) The pool.
            type(c_ptr), value :: memPool
            !> The location.
            type(CUmemLocation), intent(in) :: location
            integer(c_int) :: status
        end function cuMemPoolGetAccess

        !> Exports a handle by which another process imports a pool and, through it, the pool's exported allocations.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, a kind that the pool was not created for, default and
        !> imported pools.
        !>
        !> CUDA: cuMemPoolExportToShareableHandle from 11.2 on.
        function cuMemPoolExportToShareableHandle(handle_out, pool, handleType, flags) &
            bind(c, name="cuMemPoolExportToShareableHandle") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (out) An `int`, the file descriptor, to be closed when it has been sent or inherited; a
            !> CUmemFabricHandle for CU_MEM_HANDLE_TYPE_FABRIC.
            type(c_ptr), value :: handle_out
            !> (in) A pool that was created for such handles.
            type(c_ptr), value :: pool
            !> The kind.
            integer(c_int), value :: handleType
            !> 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function cuMemPoolExportToShareableHandle

        !> Imports a pool that another process, or this one, has exported. It allocates nothing.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, an unknown kind and other flags, CUDA_ERROR_NOT_SUPPORTED for a kind that
        !> is not for this system or device, CUDA_ERROR_UNKNOWN for a descriptor that is not open or of something else.
        !>
        !> CUDA: cuMemPoolImportFromShareableHandle from 11.2 on.
        function cuMemPoolImportFromShareableHandle(pool_out, handle, handleType, flags) &
            bind(c, name="cuMemPoolImportFromShareableHandle") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> The pool, for cuMemPoolImportPointer; destroy it with cuMemPoolDestroy.
            type(c_ptr), intent(out) :: pool_out
            !> (in) The file descriptor itself, cast to a pointer, which stays the caller's to close; for
            !> CU_MEM_HANDLE_TYPE_FABRIC a pointer to the CUmemFabricHandle.
            type(c_ptr), value :: handle
            !> Its kind.
            integer(c_int), value :: handleType
            !> 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function cuMemPoolImportFromShareableHandle

        !> Exports one allocation of a pool to a process that has imported the pool.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, for what is not the start of such an allocation, and where the pool itself
        !> was not exported before.
        !>
        !> CUDA: cuMemPoolExportPointer from 11.2 on.
        function cuMemPoolExportPointer(shareData_out, ptr) bind(c, name="cuMemPoolExportPointer") result(status)
            import :: CUmemPoolPtrExportData, c_int, c_int64_t
            implicit none
            !> 64 bytes to send to the other process by any means.
            type(CUmemPoolPtrExportData), intent(out) :: shareData_out
            !> The allocation's first address.
            integer(c_int64_t), value :: ptr
            integer(c_int) :: status
        end function cuMemPoolExportPointer

        !> Imports an allocation of an imported pool.
        !>
        !> The exporter's allocation must be complete before its memory is touched, and every import freed before it is.
        !> Imports of the same allocation return the same address. What anygpu_import has opened there, too, stays until both are
        !> closed.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, a pool that is not imported, and bytes that name none of its allocations.
        !>
        !> CUDA: cuMemPoolImportPointer from 11.2 on.
        function cuMemPoolImportPointer(ptr_out, pool, shareData) bind(c, name="cuMemPoolImportPointer") result(status)
            import :: CUmemPoolPtrExportData, c_int, c_int64_t, c_ptr
            implicit none
            !> The address; free it with cuMemFreeAsync or cuMemFree, once.
            integer(c_int64_t), intent(out) :: ptr_out
            !> (in) The imported pool.
            type(c_ptr), value :: pool
            !> The 64 bytes from cuMemPoolExportPointer.
            type(CUmemPoolPtrExportData), intent(in) :: shareData
            integer(c_int) :: status
        end function cuMemPoolImportPointer

        !> Finds the function that a name meant at a version of CUDA. Needs no cuInit.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, a version above the driver's, and other flags. A name that is not found
        !> is no error.
        !>
        !> CUDA: cuGetProcAddress from 12.0 on.
        function cuGetProcAddress(symbol, pfn, cudaVersion, flags, symbolStatus) bind(c, name="cuGetProcAddress_v2") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr
            implicit none
            !> The name as programs write it, such as "cuMemAlloc".
            character(kind=c_char), intent(in) :: symbol(*)
            !> The function's address; NULL when there is none.
            type(c_ptr), intent(out) :: pfn
            !> The version, major * 1000 + minor * 10, at most that of cuDriverGetVersion.
            integer(c_int), value :: cudaVersion
            !> CUdriverProcAddress_flags.
            integer(c_int64_t), value :: flags
            !> Whether it was found, and if not, whether it is newer than the version.
            integer(c_int), intent(out), optional :: symbolStatus
            integer(c_int) :: status
        end function cuGetProcAddress

        !> Finds a table of functions that NVIDIA's own libraries use; only NVIDIA's driver has any.
        !>
        !> Returns CUDA_ERROR_NOT_FOUND, CUDA_ERROR_INVALID_VALUE for NULL.
        !>
        !> CUDA: cuGetExportTable from 3.0 on.
        function cuGetExportTable(ppExportTable, pExportTableId) bind(c, name="cuGetExportTable") result(status)
            import :: CUuuid, c_int, c_ptr
            implicit none
            !> The table.
            type(c_ptr), intent(out) :: ppExportTable
            !> Its id.
            type(CUuuid), intent(in) :: pExportTableId
            integer(c_int) :: status
        end function cuGetExportTable

        !> Creates a stream in the current context.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for other flags, CUDA_ERROR_OUT_OF_MEMORY.
        !>
        !> CUDA: cuStreamCreate from 2.0 on.
        function cuStreamCreate(phStream, Flags) bind(c, name="cuStreamCreate") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The stream; destroy it with cuStreamDestroy.
            type(c_ptr), intent(out) :: phStream
            !> CU_STREAM_DEFAULT or CU_STREAM_NON_BLOCKING.
            integer(c_int), value :: Flags
            integer(c_int) :: status
        end function cuStreamCreate

        !> Creates a stream in the current context.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for other flags, CUDA_ERROR_OUT_OF_MEMORY.
        !>
        !> CUDA: cuStreamCreateWithPriority from 5.5 on.
        function cuStreamCreateWithPriority(phStream, flags, priority) bind(c, name="cuStreamCreateWithPriority") result(status)
            import :: c_int, c_ptr
            implicit none
            !> The stream; destroy it with cuStreamDestroy.
            type(c_ptr), intent(out) :: phStream
            !> CU_STREAM_DEFAULT or CU_STREAM_NON_BLOCKING.
            integer(c_int), value :: flags
            !> Lower is more urgent; clamped to the range of cuCtxGetStreamPriorityRange.
            integer(c_int), value :: priority
            integer(c_int) :: status
        end function cuStreamCreateWithPriority

        !> Destroys a stream at once; its queued work completes.
        !>
        !> Returns CUDA_ERROR_INVALID_HANDLE for a stream that does not exist and for a predefined one.
        !>
        !> CUDA: cuStreamDestroy from 4.0 on.
        function cuStreamDestroy(hStream) bind(c, name="cuStreamDestroy_v2") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuStreamDestroy

        !> Tells whether all work queued on a stream is done.
        !>
        !> Returns CUDA_SUCCESS when it is, CUDA_ERROR_NOT_READY when it is not, CUDA_ERROR_INVALID_HANDLE for a stream that
        !> does not exist, CUDA_ERROR_LAUNCH_FAILED when work has failed, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for a stream that
        !> is being captured and beside captures that forbid unsafe calls.
        !>
        !> CUDA: cuStreamQuery from 2.0 on.
        function cuStreamQuery(hStream) bind(c, name="cuStreamQuery") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuStreamQuery

        !> Waits until all work queued on a stream is done.
        !>
        !> Returns CUDA_ERROR_INVALID_HANDLE for a stream that does not exist, CUDA_ERROR_LAUNCH_FAILED when work has failed,
        !> CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for a stream that is being captured and beside captures that forbid unsafe
        !> calls.
        !>
        !> CUDA: cuStreamSynchronize from 2.0 on.
        function cuStreamSynchronize(hStream) bind(c, name="cuStreamSynchronize") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuStreamSynchronize

        !> Makes work queued on a stream from now on wait for an event's latest record.
        !>
        !> Returns CUDA_ERROR_INVALID_HANDLE for an event or stream that does not exist, CUDA_ERROR_INVALID_VALUE for other
        !> flags, CUDA_ERROR_ILLEGAL_STATE for CU_EVENT_WAIT_EXTERNAL where the stream is not being captured.
        !>
        !> CUDA: cuStreamWaitEvent from 3.2 on.
        function cuStreamWaitEvent(hStream, hEvent, Flags) bind(c, name="cuStreamWaitEvent") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> (in) The event. Never recorded, it is not waited for.
            type(c_ptr), value :: hEvent
            !> CU_EVENT_WAIT_DEFAULT; CU_EVENT_WAIT_EXTERNAL makes the wait a node of a stream that is being
            !> captured.
            integer(c_int), value :: Flags
            integer(c_int) :: status
        end function cuStreamWaitEvent

        !> Queues a call of a host function, which gets the stream's status. It must not call CUDA.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a NULL function and other flags, CUDA_ERROR_INVALID_HANDLE for a stream that
        !> does not exist.
        !>
        !> CUDA: cuStreamAddCallback from 5.0 on.
        function cuStreamAddCallback(hStream, callback, userData, flags) bind(c, name="cuStreamAddCallback") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> (in) The function.
            type(c_funptr), value :: callback
            !> (in, nullable) Passed to it.
            type(c_ptr), value :: userData
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuStreamAddCallback

        !> Queues a call of a host function. It is skipped if earlier work on the stream failed, and must not call CUDA.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a NULL function, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuLaunchHostFunc from 10.0 on.
        function cuLaunchHostFunc(hStream, fn, userData) bind(c, name="cuLaunchHostFunc") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> (in) The function.
            type(c_funptr), value :: fn
            !> (in, nullable) Passed to it.
            type(c_ptr), value :: userData
            integer(c_int) :: status
        end function cuLaunchHostFunc

        !> Queues a call of a host function. It is skipped if earlier work on the stream failed, and must not call CUDA.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a NULL function and for other modes, CUDA_ERROR_INVALID_HANDLE for a stream that
        !> does not exist.
        !>
        !> CUDA: cuLaunchHostFunc_v2; cuGetProcAddress gives it for cuLaunchHostFunc from 13.1 on.
        function cuLaunchHostFunc_v2(hStream, fn, userData, syncMode) bind(c, name="cuLaunchHostFunc_v2") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> (in) The function.
            type(c_funptr), value :: fn
            !> (in, nullable) Passed to it.
            type(c_ptr), value :: userData
            !> A CUhostTaskSyncMode, which only NVIDIA's driver heeds; the others wait by blocking.
            integer(c_int), value :: syncMode
            integer(c_int) :: status
        end function cuLaunchHostFunc_v2

        !> Attaches managed memory to a stream, all streams or the host.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for other memory and other flags, CUDA_ERROR_INVALID_HANDLE for a stream that does
        !> not exist.
        !>
        !> CUDA: cuStreamAttachMemAsync from 6.0 on.
        function cuStreamAttachMemAsync(hStream, dptr, length, flags) bind(c, name="cuStreamAttachMemAsync") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> Managed memory.
            integer(c_int64_t), value :: dptr
            !> 0, or the whole allocation's bytes.
            integer(c_size_t), value :: length
            !> One of the CUmemAttach_flags; CU_MEM_ATTACH_SINGLE not with the default stream.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuStreamAttachMemAsync

        !> Returns a stream's priority.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuStreamGetPriority from 5.5 on.
        function cuStreamGetPriority(hStream, priority) bind(c, name="cuStreamGetPriority") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> Lower is more urgent.
            integer(c_int), intent(out) :: priority
            integer(c_int) :: status
        end function cuStreamGetPriority

        !> Returns the flags a stream was created with.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuStreamGetFlags from 5.5 on.
        function cuStreamGetFlags(hStream, flags) bind(c, name="cuStreamGetFlags") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> CU_STREAM_DEFAULT or CU_STREAM_NON_BLOCKING.
            integer(c_int), intent(out) :: flags
            integer(c_int) :: status
        end function cuStreamGetFlags

        !> Returns a stream's device.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuStreamGetDevice from 12.8 on.
        function cuStreamGetDevice(hStream, device) bind(c, name="cuStreamGetDevice") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> Its ordinal.
            integer(c_int), intent(out) :: device
            integer(c_int) :: status
        end function cuStreamGetDevice

        !> Returns a number that no other stream of this process has.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuStreamGetId from 12.0 on.
        function cuStreamGetId(hStream, streamId) bind(c, name="cuStreamGetId") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> The number.
            integer(c_int64_t), intent(out) :: streamId
            integer(c_int) :: status
        end function cuStreamGetId

        !> Returns the context of a stream: the current one, or its device's primary one.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuStreamGetCtx from 9.2 on.
        function cuStreamGetCtx(hStream, pctx) bind(c, name="cuStreamGetCtx") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> The context.
            type(c_ptr), intent(out) :: pctx
            integer(c_int) :: status
        end function cuStreamGetCtx

        !> Returns the context of a stream: the current one, or its device's primary one.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuStreamGetCtx_v2; cuGetProcAddress gives it for cuStreamGetCtx from 12.5 on.
        function cuStreamGetCtx_v2(hStream, pCtx, pGreenCtx) bind(c, name="cuStreamGetCtx_v2") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> The context.
            type(c_ptr), intent(out) :: pCtx
            !> NULL: no stream here belongs to a part of a device.
            type(c_ptr), intent(out) :: pGreenCtx
            integer(c_int) :: status
        end function cuStreamGetCtx_v2

        !> Returns the part of a device that a stream belongs to.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuStreamGetGreenCtx from 12.4 on.
        function cuStreamGetGreenCtx(hStream, phCtx) bind(c, name="cuStreamGetGreenCtx") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> NULL: no stream here belongs to a part of a device.
            type(c_ptr), intent(out) :: phCtx
            integer(c_int) :: status
        end function cuStreamGetGreenCtx

        !> Tells whether a stream is being captured into a graph.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuStreamIsCapturing from 10.0 on.
        function cuStreamIsCapturing(hStream, captureStatus) bind(c, name="cuStreamIsCapturing") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> A CUstreamCaptureStatus.
            integer(c_int), intent(out) :: captureStatus
            integer(c_int) :: status
        end function cuStreamIsCapturing

        !> Returns the capture state of a stream. All but the status is written while the capture is active.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a NULL status, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuStreamGetCaptureInfo_v2; cuGetProcAddress gives it for cuStreamGetCaptureInfo from 11.3 on.
        function cuStreamGetCaptureInfo_v2(hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out) &
            bind(c, name="cuStreamGetCaptureInfo_v2") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> A CUstreamCaptureStatus.
            integer(c_int), intent(out) :: captureStatus_out
            !> The number of the capture.
            integer(c_int64_t), intent(out), optional :: id_out
            !> The graph that is being made.
            type(c_ptr), intent(out), optional :: graph_out
            !> The nodes that the stream's next one comes after, valid until its next call.
            type(c_ptr), intent(out), optional :: dependencies_out
            !> How many.
            integer(c_size_t), intent(out), optional :: numDependencies_out
            integer(c_int) :: status
        end function cuStreamGetCaptureInfo_v2

        !> Returns the capture state of a stream. All but the status is written while the capture is active.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for a NULL status, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuStreamGetCaptureInfo from 12.3 on.
        function cuStreamGetCaptureInfo(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, &
            numDependencies_out) bind(c, name="cuStreamGetCaptureInfo_v3") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> A CUstreamCaptureStatus.
            integer(c_int), intent(out) :: captureStatus_out
            !> The number of the capture.
            integer(c_int64_t), intent(out), optional :: id_out
            !> The graph that is being made.
            type(c_ptr), intent(out), optional :: graph_out
            !> The nodes that the stream's next one comes after, valid until its next call.
            type(c_ptr), intent(out), optional :: dependencies_out
            !> NULL, as edges have no data here.
            type(c_ptr), intent(out), optional :: edgeData_out
            !> How many.
            integer(c_size_t), intent(out), optional :: numDependencies_out
            integer(c_int) :: status
        end function cuStreamGetCaptureInfo

        !> Begins to capture a stream: its work becomes nodes of a graph, and is done by launches of that.
        !>
        !> Other streams take part once they wait for an event that was recorded in one that does, until the capture ends.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for another mode, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist,
        !> CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED for the default stream, CUDA_ERROR_ILLEGAL_STATE for a stream that is being
        !> captured.
        !>
        !> CUDA: cuStreamBeginCapture from 10.1 on.
        function cuStreamBeginCapture(hStream, mode) bind(c, name="cuStreamBeginCapture_v2") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The stream; not the default stream.
            type(c_ptr), value :: hStream
            !> The restrictions on threads meanwhile, a CUstreamCaptureMode.
            integer(c_int), value :: mode
            integer(c_int) :: status
        end function cuStreamBeginCapture

        !> Begins to capture a stream into a graph, behind some of its nodes.
        !>
        !> Returns what cuStreamBeginCapture_v2 returns, and CUDA_ERROR_INVALID_VALUE for a graph that does not exist and nodes
        !> that are named twice or are of another graph.
        !>
        !> CUDA: cuStreamBeginCaptureToGraph from 12.3 on.
        function cuStreamBeginCaptureToGraph(hStream, hGraph, dependencies, dependencyData, numDependencies, mode) &
            bind(c, name="cuStreamBeginCaptureToGraph") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in) The stream; not the default stream.
            type(c_ptr), value :: hStream
            !> (in) The graph.
            type(c_ptr), value :: hGraph
            !> (in, array of numDependencies, nullable) The nodes that the stream's first one comes after.
            type(c_ptr), value :: dependencies
            !> (in, array of numDependencies, nullable) Data of the edges, which is not used.
            type(c_ptr), value :: dependencyData
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> The restrictions on threads meanwhile, a CUstreamCaptureMode.
            integer(c_int), value :: mode
            integer(c_int) :: status
        end function cuStreamBeginCaptureToGraph

        !> Begins to capture a stream into a graph of an earlier capture, whose nodes get the work that is captured.
        !>
        !> The nodes come in the order in which they were added. A call that makes another one, with other edges or with other
        !> memory, returns CUDA_ERROR_GRAPH_RECAPTURE_FAILURE, and the capture fails; the graph is then to be destroyed.
        !>
        !> Returns what cuStreamBeginCapture_v2 returns, CUDA_ERROR_INVALID_VALUE for a graph that does not exist, and
        !> CUDA_ERROR_NOT_SUPPORTED where the runtime in use captures no graph anew.
        !>
        !> CUDA: cuStreamBeginRecaptureToGraph from 13.3 on.
        function cuStreamBeginRecaptureToGraph(hStream, mode, hGraph, callbackFunc, userData) &
            bind(c, name="cuStreamBeginRecaptureToGraph") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none
            !> (in) The stream; not the default stream.
            type(c_ptr), value :: hStream
            !> The restrictions on threads meanwhile, a CUstreamCaptureMode.
            integer(c_int), value :: mode
            !> (in) The graph. It lets go the program's objects that it refers to.
            type(c_ptr), value :: hGraph
            !> (in, nullable) Is told of each node whose work differs, and may end the capture.
            type(c_funptr), value :: callbackFunc
            !> (in, nullable) Its data.
            type(c_ptr), value :: userData
            integer(c_int) :: status
        end function cuStreamBeginRecaptureToGraph

        !> Ends the capture that began in a stream.
        !>
        !> Returns CUDA_ERROR_ILLEGAL_STATE for a stream that is not being captured, CUDA_ERROR_INVALID_HANDLE for one that
        !> does not exist; CUDA_ERROR_STREAM_CAPTURE_UNMATCHED where the capture began in another stream,
        !> CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD where another thread began it, and then it goes on;
        !> CUDA_ERROR_STREAM_CAPTURE_INVALIDATED where it had failed, CUDA_ERROR_STREAM_CAPTURE_UNJOINED where work of another
        !> stream was not joined to this one, and then it has ended.
        !>
        !> CUDA: cuStreamEndCapture from 10.0 on.
        function cuStreamEndCapture(hStream, phGraph) bind(c, name="cuStreamEndCapture") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in) The stream.
            type(c_ptr), value :: hStream
            !> The graph, NULL after an error; destroy it with cuGraphDestroy.
            type(c_ptr), intent(out), optional :: phGraph
            integer(c_int) :: status
        end function cuStreamEndCapture

        !> Changes the nodes that the next one of a captured stream comes after.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for other flags and nodes of other graphs, CUDA_ERROR_ILLEGAL_STATE for a stream
        !> that is not being captured, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuStreamUpdateCaptureDependencies from 12.3 on.
        function cuStreamUpdateCaptureDependencies(hStream, dependencies, dependencyData, numDependencies, flags) &
            bind(c, name="cuStreamUpdateCaptureDependencies_v2") result(status)
            import :: c_int, c_ptr, c_size_t
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> (in, array of numDependencies, nullable) Nodes of the graph that is being made.
            type(c_ptr), value :: dependencies
            !> (in, array of numDependencies, nullable) Data of the edges, which is not used.
            type(c_ptr), value :: dependencyData
            !> How many.
            integer(c_size_t), value :: numDependencies
            !> 0 adds them, 1 sets them.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuStreamUpdateCaptureDependencies

        !> Exchanges the calling thread's capture mode, which restricts what it may call while a stream is captured.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for other modes.
        !>
        !> CUDA: cuThreadExchangeStreamCaptureMode from 10.1 on.
        function cuThreadExchangeStreamCaptureMode(mode) bind(c, name="cuThreadExchangeStreamCaptureMode") result(status)
            import :: c_int
            implicit none
            !> A CUstreamCaptureMode, CU_STREAM_CAPTURE_MODE_GLOBAL until the thread sets another; on return the
            !> one before.
            integer(c_int), intent(inout) :: mode
            integer(c_int) :: status
        end function cuThreadExchangeStreamCaptureMode

        !> Copies the attributes of one stream to another; none here can be set.
        !>
        !> Returns CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuStreamCopyAttributes from 11.0 on.
        function cuStreamCopyAttributes(dst, src) bind(c, name="cuStreamCopyAttributes") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream that gets them.
            type(c_ptr), value :: dst
            !> (in, nullable) The stream that has them.
            type(c_ptr), value :: src
            integer(c_int) :: status
        end function cuStreamCopyAttributes

        !> Returns an attribute of a stream.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, CUDA_ERROR_INVALID_HANDLE for a stream that does not exist,
        !> CUDA_ERROR_NOT_SUPPORTED for other attributes.
        !>
        !> CUDA: cuStreamGetAttribute from 11.0 on.
        function cuStreamGetAttribute(hStream, attr, value_out) bind(c, name="cuStreamGetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> CU_LAUNCH_ATTRIBUTE_PRIORITY or CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY, which is -1 as
            !> none is set; the others are not supported here.
            integer(c_int), value :: attr
            !> (out) Its value.
            type(c_ptr), value :: value_out
            integer(c_int) :: status
        end function cuStreamGetAttribute

        !> Sets an attribute of a stream; not supported.
        !>
        !> Returns CUDA_ERROR_NOT_SUPPORTED; CUDA_ERROR_INVALID_VALUE for NULL and a number that is no policy,
        !> CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !>
        !> CUDA: cuStreamSetAttribute from 11.0 on.
        function cuStreamSetAttribute(hStream, attr, value) bind(c, name="cuStreamSetAttribute") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: hStream
            !> The attribute.
            integer(c_int), value :: attr
            !> (in) Its value.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function cuStreamSetAttribute

        !> Makes work queued on a stream from now on wait until a value in memory compares true.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and memory that no device reaches; CUDA_ERROR_INVALID_HANDLE
        !> for a stream that does not exist.
        !>
        !> CUDA: cuStreamWaitValue32 from 11.7 on.
        function cuStreamWaitValue32(stream, addr, value, flags) bind(c, name="cuStreamWaitValue32_v2") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            !> 4 bytes that the device reaches, aligned.
            integer(c_int64_t), value :: addr
            !> The value to compare them with.
            integer(c_int), value :: value
            !> One of the CUstreamWaitValue_flags, and optionally CU_STREAM_WAIT_VALUE_FLUSH.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuStreamWaitValue32

        !> Makes work queued on a stream from now on wait until a value in memory compares true.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and memory that no device reaches; CUDA_ERROR_INVALID_HANDLE
        !> for a stream that does not exist.
        !>
        !> CUDA: cuStreamWaitValue64 from 11.7 on.
        function cuStreamWaitValue64(stream, addr, value, flags) bind(c, name="cuStreamWaitValue64_v2") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            !> 8 bytes that the device reaches, aligned.
            integer(c_int64_t), value :: addr
            !> The value to compare them with.
            integer(c_int64_t), value :: value
            !> One of the CUstreamWaitValue_flags, and optionally CU_STREAM_WAIT_VALUE_FLUSH.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuStreamWaitValue64

        !> Queues a write of a value to memory.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and memory that no device reaches; CUDA_ERROR_INVALID_HANDLE
        !> for a stream that does not exist.
        !>
        !> CUDA: cuStreamWriteValue32 from 11.7 on.
        function cuStreamWriteValue32(stream, addr, value, flags) bind(c, name="cuStreamWriteValue32_v2") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            !> 4 bytes that the device reaches, aligned.
            integer(c_int64_t), value :: addr
            !> The value.
            integer(c_int), value :: value
            !> CU_STREAM_WRITE_VALUE_DEFAULT.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuStreamWriteValue32

        !> Queues a write of a value to memory.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, and memory that no device reaches; CUDA_ERROR_INVALID_HANDLE
        !> for a stream that does not exist.
        !>
        !> CUDA: cuStreamWriteValue64 from 11.7 on.
        function cuStreamWriteValue64(stream, addr, value, flags) bind(c, name="cuStreamWriteValue64_v2") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            !> 8 bytes that the device reaches, aligned.
            integer(c_int64_t), value :: addr
            !> The value.
            integer(c_int64_t), value :: value
            !> CU_STREAM_WRITE_VALUE_DEFAULT.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuStreamWriteValue64

        !> Queues waits for values and writes of values, in order.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL where there is one, too many, other flags, and what a wait or a write refuses;
        !> CUDA_ERROR_NOT_SUPPORTED for other operations; CUDA_ERROR_INVALID_HANDLE for a stream that does not exist.
        !> Then no operation has been queued, unless a vendor's library refuses the address of a later one.
        !>
        !> CUDA: cuStreamBatchMemOp from 11.7 on.
        function cuStreamBatchMemOp(stream, count, paramArray, flags) bind(c, name="cuStreamBatchMemOp_v2") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (in, nullable) The stream; NULL is the default stream.
            type(c_ptr), value :: stream
            !> How many, at most 256.
            integer(c_int), value :: count
            !> (in, array of count) The waits and writes.
            type(c_ptr), value :: paramArray
            !> 0.
            integer(c_int), value :: flags
            integer(c_int) :: status
        end function cuStreamBatchMemOp

        !> Returns the granularity of sizes and addresses of physical memory.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and other options.
        !>
        !> CUDA: cuMemGetAllocationGranularity from 10.2 on.
        function cuMemGetAllocationGranularity(granularity, prop, option) &
            bind(c, name="cuMemGetAllocationGranularity") result(status)
            import :: CUmemAllocationProp, c_int, c_size_t
            implicit none
            !> Bytes.
            integer(c_size_t), intent(out) :: granularity
            !> The properties of the memory.
            type(CUmemAllocationProp), intent(in) :: prop
            !> CUmemAllocationGranularity_flags.
            integer(c_int), value :: option
            integer(c_int) :: status
        end function cuMemGetAllocationGranularity

        !> Allocates physical memory, which has no address until it is mapped.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other sizes, flags and properties, CUDA_ERROR_INVALID_DEVICE for a device
        !> that does not exist, CUDA_ERROR_OUT_OF_MEMORY, CUDA_ERROR_NOT_SUPPORTED where there is no such memory.
        !>
        !> CUDA: cuMemCreate from 10.2 on.
        function cuMemCreate(handle, size, prop, flags) bind(c, name="cuMemCreate") result(status)
            import :: CUmemAllocationProp, c_int, c_int64_t, c_size_t
            implicit none
            !> The memory; release it with cuMemRelease.
            integer(c_int64_t), intent(out) :: handle
            !> Bytes, a multiple of the granularity.
            integer(c_size_t), value :: size
            !> CU_MEM_ALLOCATION_TYPE_PINNED, on a device or on a NUMA node of the host. Memory that other processes
            !> are to import names the kind of handle here.
            type(CUmemAllocationProp), intent(in) :: prop
            !> 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function cuMemCreate

        !> Releases one reference to physical memory. Mappings keep the memory alive.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for an invalid memory handle, and for one release too many.
        !>
        !> CUDA: cuMemRelease from 10.2 on.
        function cuMemRelease(handle) bind(c, name="cuMemRelease") result(status)
            import :: c_int, c_int64_t
            implicit none
            !> From cuMemCreate, cuMemImportFromShareableHandle or cuMemRetainAllocationHandle.
            integer(c_int64_t), value :: handle
            integer(c_int) :: status
        end function cuMemRelease

        !> Finds the physical memory that is mapped at an address, and takes a reference to it.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and where nothing is mapped.
        !>
        !> CUDA: cuMemRetainAllocationHandle from 11.0 on.
        function cuMemRetainAllocationHandle(handle, addr) bind(c, name="cuMemRetainAllocationHandle") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> The memory, the value it was mapped by; release it with cuMemRelease.
            integer(c_int64_t), intent(out) :: handle
            !> (in) Any address in the mapping.
            type(c_ptr), value :: addr
            integer(c_int) :: status
        end function cuMemRetainAllocationHandle

        !> Returns the properties that physical memory was created with. Imported memory reports no kinds of handle.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and for an invalid memory handle.
        !>
        !> CUDA: cuMemGetAllocationPropertiesFromHandle from 10.2 on.
        function cuMemGetAllocationPropertiesFromHandle(prop, handle) &
            bind(c, name="cuMemGetAllocationPropertiesFromHandle") result(status)
            import :: CUmemAllocationProp, c_int, c_int64_t
            implicit none
            !> Its properties.
            type(CUmemAllocationProp), intent(out) :: prop
            !> The memory.
            integer(c_int64_t), value :: handle
            integer(c_int) :: status
        end function cuMemGetAllocationPropertiesFromHandle

        !> Exports a handle by which another process imports physical memory. Each export of a file descriptor creates a new
        !> one.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, other flags, a kind that the memory was not created for, imported memory,
        !> and an invalid memory handle.
        !>
        !> CUDA: cuMemExportToShareableHandle from 10.2 on.
        function cuMemExportToShareableHandle(shareableHandle, handle, handleType, flags) &
            bind(c, name="cuMemExportToShareableHandle") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> (out) An `int`, the file descriptor, for CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR: close it when
            !> it has been sent (SCM_RIGHTS) or inherited. A CUmemFabricHandle for CU_MEM_HANDLE_TYPE_FABRIC.
            type(c_ptr), value :: shareableHandle
            !> Memory that was created for such handles.
            integer(c_int64_t), value :: handle
            !> The kind.
            integer(c_int), value :: handleType
            !> 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function cuMemExportToShareableHandle

        !> Imports physical memory that another process, or this one, has exported.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and an unknown kind, CUDA_ERROR_NOT_SUPPORTED for a kind that is not for
        !> this system or device, CUDA_ERROR_UNKNOWN for a descriptor that is not open or of something else.
        !>
        !> CUDA: cuMemImportFromShareableHandle from 10.2 on.
        function cuMemImportFromShareableHandle(handle, osHandle, shHandleType) &
            bind(c, name="cuMemImportFromShareableHandle") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none
            !> The memory; map it, and release it with cuMemRelease.
            integer(c_int64_t), intent(out) :: handle
            !> (in) The file descriptor itself, cast to a pointer, which stays the caller's to close; for
            !> CU_MEM_HANDLE_TYPE_FABRIC a pointer to the CUmemFabricHandle.
            type(c_ptr), value :: osHandle
            !> Its kind.
            integer(c_int), value :: shHandleType
            integer(c_int) :: status
        end function cuMemImportFromShareableHandle

        !> Reserves addresses that physical memory is mapped at.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and other sizes, alignments, addresses and flags,
        !> CUDA_ERROR_OUT_OF_MEMORY.
        !>
        !> CUDA: cuMemAddressReserve from 10.2 on.
        function cuMemAddressReserve(ptr, size, alignment, addr, flags) bind(c, name="cuMemAddressReserve") result(status)
            import :: c_int, c_int64_t, c_size_t
            implicit none
            !> The first address; free the range with cuMemAddressFree.
            integer(c_int64_t), intent(out) :: ptr
            !> Bytes, a multiple of the granularity.
            integer(c_size_t), value :: size
            !> A power of two, or 0.
            integer(c_size_t), value :: alignment
            !> Where the range should be, if that is free; 0 for anywhere.
            integer(c_int64_t), value :: addr
            !> 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function cuMemAddressReserve

        !> Frees a range of reserved addresses, in which nothing is mapped any more.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for what is not a whole reservation, and where something is mapped.
        !>
        !> CUDA: cuMemAddressFree from 10.2 on.
        function cuMemAddressFree(ptr, size) bind(c, name="cuMemAddressFree") result(status)
            import :: c_int, c_int64_t, c_size_t
            implicit none
            !> The first address, from cuMemAddressReserve.
            integer(c_int64_t), value :: ptr
            !> Its bytes.
            integer(c_size_t), value :: size
            integer(c_int) :: status
        end function cuMemAddressFree

        !> Maps physical memory at reserved addresses. It is inaccessible there before cuMemSetAccess.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for other flags, an address that is not a multiple of the granularity, addresses
        !> that are not reserved or where something is mapped, and an invalid memory handle; CUDA_ERROR_NOT_SUPPORTED for
        !> another offset or size.
        !>
        !> CUDA: cuMemMap from 10.2 on.
        function cuMemMap(ptr, size, offset, handle, flags) bind(c, name="cuMemMap") result(status)
            import :: c_int, c_int64_t, c_size_t
            implicit none
            !> The first address.
            integer(c_int64_t), value :: ptr
            !> The memory's bytes.
            integer(c_size_t), value :: size
            !> 0.
            integer(c_size_t), value :: offset
            !> The memory.
            integer(c_int64_t), value :: handle
            !> 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function cuMemMap

        !> Maps parts of sparse arrays. This version makes no arrays.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and no parts, else CUDA_ERROR_NOT_SUPPORTED.
        !>
        !> CUDA: cuMemMapArrayAsync from 11.1 on.
        function cuMemMapArrayAsync(mapInfoList, count, hStream) bind(c, name="cuMemMapArrayAsync") result(status)
            import :: c_int, c_ptr
            implicit none
            !> (inout, array of count) The parts.
            type(c_ptr), value :: mapInfoList
            !> How many.
            integer(c_int), value :: count
            !> (in, nullable) A stream.
            type(c_ptr), value :: hStream
            integer(c_int) :: status
        end function cuMemMapArrayAsync

        !> Unmaps a range of reserved addresses, once the work that uses it is done.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for an empty range, one that is not reserved, and one with part of a mapping.
        !>
        !> CUDA: cuMemUnmap from 10.2 on.
        function cuMemUnmap(ptr, size) bind(c, name="cuMemUnmap") result(status)
            import :: c_int, c_int64_t, c_size_t
            implicit none
            !> The first address.
            integer(c_int64_t), value :: ptr
            !> Bytes.
            integer(c_size_t), value :: size
            integer(c_int) :: status
        end function cuMemUnmap

        !> Sets the access rights of several locations to mapped memory.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, nothing to set, what is not mapped as a whole, unknown rights and
        !> locations, and a device that does not exist; CUDA_ERROR_NOT_SUPPORTED for the host and memory of a device.
        !>
        !> CUDA: cuMemSetAccess from 10.2 on.
        function cuMemSetAccess(ptr, size, desc, count) bind(c, name="cuMemSetAccess") result(status)
            import :: CUmemAccessDesc, c_int, c_int64_t, c_size_t
            implicit none
            !> The first address of a mapping.
            integer(c_int64_t), value :: ptr
            !> Bytes, of that mapping or of several that follow each other.
            integer(c_size_t), value :: size
            !> (array of count) The rights of each location.
            type(CUmemAccessDesc), intent(in) :: desc(*)
            !> How many.
            integer(c_size_t), value :: count
            integer(c_int) :: status
        end function cuMemSetAccess

        !> Returns the access rights of a location to mapped memory.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL and where nothing is mapped, CUDA_ERROR_INVALID_DEVICE for a location that
        !> does not exist.
        !>
        !> CUDA: cuMemGetAccess from 10.2 on.
        function cuMemGetAccess(flags, location, ptr) bind(c, name="cuMemGetAccess") result(status)
            import :: CUmemLocation, c_int, c_int64_t
            implicit none
            !> CUmemAccess_flags.
            integer(c_int64_t), intent(out) :: flags
            !> The location.
            type(CUmemLocation), intent(in) :: location
            !> Any address in the mapping.
            integer(c_int64_t), value :: ptr
            integer(c_int) :: status
        end function cuMemGetAccess

        !> Exports a range of device memory as a dma-buf for other devices' drivers.
        !>
        !> Returns CUDA_ERROR_INVALID_VALUE for NULL, another kind, other flags, and a range that is not whole pages of one
        !> allocation or mapping; CUDA_ERROR_NOT_SUPPORTED where there are no such descriptors.
        !>
        !> CUDA: cuMemGetHandleForAddressRange from 11.7 on.
        function cuMemGetHandleForAddressRange(handle, dptr, size, handleType, flags) &
            bind(c, name="cuMemGetHandleForAddressRange") result(status)
            import :: c_int, c_int64_t, c_ptr, c_size_t
            implicit none
            !> (out) An `int`, the descriptor, to be closed.
            type(c_ptr), value :: handle
            !> The first address, a multiple of the host's page size.
            integer(c_int64_t), value :: dptr
            !> Bytes, a multiple of that.
            integer(c_size_t), value :: size
            !> CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD.
            integer(c_int), value :: handleType
            !> CUmemRangeFlags, or 0.
            integer(c_int64_t), value :: flags
            integer(c_int) :: status
        end function cuMemGetHandleForAddressRange

    end interface

    !> Another name of cuGraphInstantiateWithFlags.
    interface cuGraphInstantiate
        procedure :: cuGraphInstantiateWithFlags
    end interface
end module anygpu_cuda
