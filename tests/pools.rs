// SPDX-License-Identifier: MIT OR Apache-2.0
//! Pools of the host's memory and of managed memory on the host back end, by CUDA's driver and its runtime: what is refused, to
//! whom their memory belongs, and such a pool between two processes.

use std::ffi::{c_int, c_void};
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::{env, ptr};

use anygpu::api::cuda::*;
use anygpu::api::cudart;
use common::{run, text};

const SIZE: usize = 100_000;
const PINNED: CUmemAllocationType = CU_MEM_ALLOCATION_TYPE_PINNED;
const MANAGED: CUmemAllocationType = CU_MEM_ALLOCATION_TYPE_MANAGED;
const NONE: CUmemLocation = at(CU_MEM_LOCATION_TYPE_NONE, 0);
const DEVICE: CUmemLocation = at(CU_MEM_LOCATION_TYPE_DEVICE, 0);
const HOST: CUmemLocation = at(CU_MEM_LOCATION_TYPE_HOST, -7);
const NODE: CUmemLocation = at(CU_MEM_LOCATION_TYPE_HOST_NUMA, 0);
const NODE_OF_THREAD: CUmemLocation = at(CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT, 0);
/// Held by tests that set current pools.
static CURRENT: Mutex<()> = Mutex::new(());
/// Set for this program as a child: the pool's descriptor and the bytes of a pointer.
const IMPORTS: &str = "ANYGPU_TEST_IMPORTS";

const fn at(r#type: CUmemLocationType, id: c_int) -> CUmemLocation {
    CUmemLocation { r#type, id }
}

/// Makes a device's primary context the test thread's. Must come before a test's first call: settings are read once.
fn start(device: CUdevice) -> CUcontext {
    static ONCE: std::sync::Once = std::sync::Once::new();
    // SAFETY: the tests of this file read the environment only through this and the library, after this.
    ONCE.call_once(|| unsafe {
        env::set_var("ANYGPU_BACKEND", "host");
        env::set_var("ANYGPU_HOST_DEVICES", "2");
        env::set_var("ANYGPU_HOST_MEMORY", "64M");
        // The program reaches host memory all the same.
        env::set_var("ANYGPU_HOST_STRICT", "1");
        good(cuInit(0));
    });
    let mut context = ptr::null_mut();
    // SAFETY: the output is a live variable.
    unsafe {
        good(cuDevicePrimaryCtxRetain(&mut context, device));
        good(cuCtxSetCurrent(context));
    }
    context
}

#[track_caller]
fn good(status: CUresult) {
    assert_eq!(status, CUDA_SUCCESS);
}

fn properties(kind: CUmemAllocationType, location: CUmemLocation) -> CUmemPoolProps {
    // SAFETY: a structure of numbers and a pointer.
    CUmemPoolProps { allocType: kind, location, ..unsafe { std::mem::zeroed() } }
}

fn create(properties: &CUmemPoolProps) -> Result<CUmemoryPool, CUresult> {
    let mut pool = ptr::null_mut();
    // SAFETY: the output is a live variable.
    match unsafe { cuMemPoolCreate(&mut pool, properties) } {
        CUDA_SUCCESS => Ok(pool),
        status => Err(status),
    }
}

fn pool(kind: CUmemAllocationType, location: CUmemLocation) -> CUmemoryPool {
    create(&properties(kind, location)).expect("a pool")
}

fn allocate(pool: CUmemoryPool, size: usize) -> Result<CUdeviceptr, CUresult> {
    let mut memory = 0;
    // SAFETY: the output is a live variable.
    match unsafe { cuMemAllocFromPoolAsync(&mut memory, size, pool, ptr::null_mut()) } {
        CUDA_SUCCESS => Ok(memory),
        status => Err(status),
    }
}

/// Frees memory in the null stream's order, and waits.
fn free(memory: CUdeviceptr) {
    // SAFETY: no pointers.
    unsafe {
        good(cuMemFreeAsync(memory, ptr::null_mut()));
        good(cuStreamSynchronize(ptr::null_mut()));
    }
}

fn destroy(pool: CUmemoryPool) {
    // SAFETY: nobody uses it any more.
    good(unsafe { cuMemPoolDestroy(pool) });
}

/// The default and the current pool, or the code of both.
fn pools_of(kind: CUmemAllocationType, mut location: CUmemLocation) -> Result<[CUmemoryPool; 2], CUresult> {
    let mut pools = [ptr::null_mut(); 2];
    let [default, current] = &mut pools;
    // SAFETY: the outputs and the location are live variables.
    let statuses = unsafe {
        [cuMemGetDefaultMemPool(default, &mut location, kind), cuMemGetMemPool(current, &mut location, kind)]
    };
    assert_eq!(statuses[0], statuses[1]);
    if statuses[0] == CUDA_SUCCESS { Ok(pools) } else { Err(statuses[0]) }
}

fn set_pool(kind: CUmemAllocationType, mut location: CUmemLocation, pool: CUmemoryPool) -> CUresult {
    // SAFETY: the location is a live variable.
    unsafe { cuMemSetMemPool(&mut location, kind, pool) }
}

/// The attribute of a pointer, of at most eight bytes.
fn of_pointer(attribute: CUpointer_attribute, memory: CUdeviceptr) -> u64 {
    let mut value = 0_u64;
    // SAFETY: the output is wide enough.
    good(unsafe { cuPointerGetAttribute((&raw mut value).cast(), attribute, memory) });
    value
}

fn of_pool(attribute: CUmemPool_attribute, pool: CUmemoryPool) -> u64 {
    let mut value = 0_u64;
    // SAFETY: the output is wide enough.
    good(unsafe { cuMemPoolGetAttribute(pool, attribute, (&raw mut value).cast()) });
    value
}

/// Has a pool keep what a stream frees for what comes after it in that stream.
fn keep_for_streams(pool: CUmemoryPool) {
    let mut no = 0;
    // SAFETY: the value is an `int`.
    good(unsafe { cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, (&raw mut no).cast()) });
}

/// Writes a byte all over memory, as the program does.
fn write(memory: CUdeviceptr, value: u8) {
    // SAFETY: live memory that the host reaches.
    unsafe { ptr::with_exposed_provenance_mut::<u8>(memory as usize).write_bytes(value, SIZE) };
}

/// The byte all over memory, as the program reads it.
#[track_caller]
fn read(memory: CUdeviceptr) -> u8 {
    // SAFETY: live memory that the host reaches.
    let bytes = unsafe { std::slice::from_raw_parts(ptr::with_exposed_provenance::<u8>(memory as usize), SIZE) };
    assert!(bytes.iter().all(|byte| *byte == bytes[0]));
    bytes[0]
}

#[test]
fn what_no_pool_has_is_refused() {
    start(0);
    let invalid = CUDA_ERROR_INVALID_VALUE;
    let node = |id| at(CU_MEM_LOCATION_TYPE_HOST_NUMA, id);
    for (kind, location) in [
        (PINNED, NONE),
        (PINNED, NODE_OF_THREAD),
        (PINNED, node(1)),
        (PINNED, node(-1)),
        (PINNED, at(CU_MEM_LOCATION_TYPE_DEVICE, 2)),
        (PINNED, at(99, 0)),
        (MANAGED, NODE_OF_THREAD),
        (MANAGED, node(1)),
        (MANAGED, at(CU_MEM_LOCATION_TYPE_DEVICE, 2)),
        (MANAGED, at(99, 0)),
        (0, HOST),
        (3, HOST),
        (0, NONE),
    ] {
        let what = format!("type {kind}, location {} {}", location.r#type, location.id);
        assert_eq!(create(&properties(kind, location)).err(), Some(invalid), "{what}");
        assert_eq!(pools_of(kind, location).err(), Some(invalid), "{what}");
        assert_eq!(set_pool(kind, location, ptr::null_mut()), invalid, "{what}");
    }
    // Handles and greatest sizes.
    for (kind, location, handles, most, usage, expected) in [
        (PINNED, HOST, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0, 0, Some(invalid)),
        (PINNED, HOST, CU_MEM_HANDLE_TYPE_FABRIC, 0, 0, Some(invalid)),
        (PINNED, HOST, 0, 1 << 20, 0, None),
        (PINNED, NODE, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 1 << 20, 0, None),
        (PINNED, NODE, CU_MEM_HANDLE_TYPE_FABRIC, 0, 0, Some(CUDA_ERROR_NOT_SUPPORTED)),
        (MANAGED, NONE, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0, 0, Some(invalid)),
        (MANAGED, HOST, 0, 1 << 20, 0, Some(invalid)),
        (MANAGED, DEVICE, 0, 0, 1, Some(invalid)),
        (MANAGED, NONE, 0, 0, 0, None),
    ] {
        let wanted = CUmemPoolProps { handleTypes: handles, maxSize: most, usage, ..properties(kind, location) };
        let created = create(&wanted);
        assert_eq!(created.err(), expected, "type {kind}, handles {handles}, {most} bytes, usage {usage}");
        if let Ok(pool) = created {
            destroy(pool);
        }
    }
}

#[test]
fn each_memory_has_a_pool_to_begin_with_and_a_current_one() {
    start(0);
    let _alone = CURRENT.lock().unwrap_or_else(PoisonError::into_inner);
    let memories = [
        (PINNED, DEVICE),
        (PINNED, HOST),
        (PINNED, NODE),
        (MANAGED, NONE),
        (MANAGED, at(CU_MEM_LOCATION_TYPE_DEVICE, 1)),
        (MANAGED, HOST),
        (MANAGED, NODE),
    ];
    let mut seen = Vec::new();
    for (kind, location) in memories {
        let [default, current] = pools_of(kind, location).expect("a pool");
        assert!(default == current && !seen.contains(&default), "each has its own");
        seen.push(default);
        // SAFETY: no pool is destroyed.
        assert_eq!(unsafe { cuMemPoolDestroy(default) }, CUDA_ERROR_INVALID_VALUE);
        let own = pool(kind, location);
        good(set_pool(kind, location, own));
        assert_eq!(pools_of(kind, location), Ok([default, own]));
        for (other, elsewhere) in memories {
            if (other, elsewhere.r#type) != (kind, location.r#type) {
                assert_eq!(set_pool(other, elsewhere, own), CUDA_ERROR_INVALID_VALUE, "it is of another memory");
            }
        }
        destroy(own);
        assert_eq!(pools_of(kind, location), Ok([default, default]));
    }
    // The host is one, whatever its number.
    assert_eq!(pools_of(PINNED, at(CU_MEM_LOCATION_TYPE_HOST, 3)), pools_of(PINNED, HOST));
    for (attribute, expected) in [
        (CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED, 1),
        (CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED, 1),
        (CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS, 1),
        (CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID, 0),
    ] {
        let mut value = -1;
        // SAFETY: the output is a live variable.
        good(unsafe { cuDeviceGetAttribute(&mut value, attribute, 0) });
        assert_eq!(value, expected, "{attribute}");
    }
}

#[test]
fn memory_of_the_hosts_pools_is_the_hosts() {
    let context = start(1);
    let free_bytes = || {
        let (mut free, mut total) = (0, 0);
        // SAFETY: the outputs are live variables.
        good(unsafe { cuMemGetInfo_v2(&mut free, &mut total) });
        free
    };
    let before = free_bytes();
    for location in [HOST, NODE] {
        let pool = pool(PINNED, location);
        // More than a device has, which it does not count against.
        let [large, memory] = [100 << 20, SIZE].map(|size| allocate(pool, size).expect("memory"));
        assert_eq!(free_bytes(), before);
        for (attribute, expected) in [
            (CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_MEMORYTYPE_HOST.into()),
            (CU_POINTER_ATTRIBUTE_IS_MANAGED, 0),
            (CU_POINTER_ATTRIBUTE_CONTEXT, 0),
            (CU_POINTER_ATTRIBUTE_DEVICE_POINTER, memory),
            (CU_POINTER_ATTRIBUTE_HOST_POINTER, memory),
            (CU_POINTER_ATTRIBUTE_RANGE_SIZE, SIZE as u64),
            (CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE, pool.addr() as u64),
            (CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES, 0),
            (CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, 0),
        ] {
            assert_eq!(of_pointer(attribute, memory), expected, "attribute {attribute}");
        }
        write(memory, 7);
        let mut device = 0;
        // SAFETY: live memory of that size; what is refused changes nothing.
        unsafe {
            good(cuMemAlloc_v2(&mut device, SIZE));
            good(cuMemcpyAsync(device, memory, SIZE, ptr::null_mut()));
            good(cuMemsetD8Async(memory, 9, SIZE, ptr::null_mut()));
            good(cuStreamSynchronize(ptr::null_mut()));
            assert_eq!(read(memory), 9);
            good(cuMemcpyDtoH_v2(ptr::with_exposed_provenance_mut(memory as usize), device, SIZE));
            assert_eq!(read(memory), 7);
            good(cuMemFree_v2(device));
            // Not memory of cuMemAllocHost.
            let base = ptr::with_exposed_provenance_mut(memory as usize);
            assert_eq!(cuMemFreeHost(base), CUDA_ERROR_INVALID_VALUE);
            assert_eq!(cuMemHostUnregister(base), CUDA_ERROR_INVALID_VALUE);
            let mut handle = std::mem::zeroed();
            assert_eq!(cuIpcGetMemHandle(&mut handle, memory), CUDA_ERROR_INVALID_VALUE);
            let mut name = CUmemPoolPtrExportData { reserved: [0; 64] };
            assert_eq!(cuMemPoolExportPointer(&mut name, memory), CUDA_ERROR_INVALID_VALUE);
        }
        let used =
            [CU_MEMPOOL_ATTR_USED_MEM_CURRENT, CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT].map(|one| of_pool(one, pool));
        assert_eq!(used, [(100 << 20) + SIZE as u64, 128 << 20]);
        // Freed in a stream, it is there again for what comes after that; what comes from elsewhere is zeros.
        free(memory);
        let fresh = allocate(pool, SIZE).expect("memory");
        assert_eq!(read(fresh), 0);
        keep_for_streams(pool);
        free(fresh);
        let again = allocate(pool, SIZE).expect("memory");
        assert_eq!(again, fresh);
        // A context's end and a device's reset leave it.
        // SAFETY: nobody else uses this device.
        unsafe {
            good(cuDevicePrimaryCtxReset_v2(1));
            good(cuCtxSetCurrent(context));
            assert_eq!(cudart::cudaSetDevice(1), cudart::cudaSuccess);
            assert_eq!(cudart::cudaDeviceReset(), cudart::cudaSuccess);
        }
        start(1);
        write(again, 3);
        // SAFETY: no pointers.
        unsafe {
            good(cuMemFree_v2(again));
            assert_eq!(cuMemFree_v2(again), CUDA_ERROR_INVALID_VALUE);
        }
        free(large);
        // SAFETY: no pointers into it are used any more.
        good(unsafe { cuMemPoolTrimTo(pool, 0) });
        assert_eq!(of_pool(CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, pool), 0);
        destroy(pool);
    }
}

#[test]
fn a_pool_of_the_host_has_its_greatest_size_and_gives_rights_to_devices() {
    start(0);
    let small = create(&CUmemPoolProps { maxSize: 1 << 20, ..properties(PINNED, HOST) }).expect("a pool");
    assert_eq!(allocate(small, 2 << 20), Err(CUDA_ERROR_OUT_OF_MEMORY));
    let memory = allocate(small, 1 << 20).expect("memory");
    assert_eq!(allocate(small, 1), Err(CUDA_ERROR_OUT_OF_MEMORY));
    free(memory);
    // All that the machine has, and more.
    assert_eq!(allocate(pools_of(PINNED, HOST).expect("pools")[0], 1 << 50), Err(CUDA_ERROR_OUT_OF_MEMORY));
    let rights = |pool, mut location: CUmemLocation| {
        let mut flags = 99;
        // SAFETY: the output and the location are live variables.
        good(unsafe { cuMemPoolGetAccess(&mut flags, pool, &mut location) });
        flags
    };
    let (none, all) = (CU_MEM_ACCESS_FLAGS_PROT_NONE, CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
    let give = |pool, location, flags| {
        let wanted = CUmemAccessDesc { location, flags };
        // SAFETY: one description.
        unsafe { cuMemPoolSetAccess(pool, &wanted, 1) }
    };
    assert_eq!([HOST, NODE, DEVICE].map(|location| rights(small, location)), [all, all, none]);
    good(give(small, DEVICE, all));
    assert_eq!(rights(small, DEVICE), all);
    good(give(small, DEVICE, none));
    assert_eq!(rights(small, DEVICE), none);
    assert_eq!(give(small, HOST, none), CUDA_ERROR_NOT_SUPPORTED);
    destroy(small);
    let managed = pool(MANAGED, NONE);
    assert_eq!([HOST, DEVICE].map(|location| rights(managed, location)), [all; 2]);
    destroy(managed);
}

#[test]
fn managed_pools_hand_out_managed_memory_that_prefers_their_location() {
    start(0);
    let attribute = |which, memory| {
        let mut value = 77;
        // SAFETY: the output is a live variable.
        good(unsafe { cuMemRangeGetAttribute((&raw mut value).cast(), 4, which, memory, SIZE) });
        value
    };
    let second = at(CU_MEM_LOCATION_TYPE_DEVICE, 1);
    for (location, preferred) in [(NONE, CU_DEVICE_INVALID), (second, 1), (HOST, CU_DEVICE_CPU), (NODE, CU_DEVICE_CPU)]
    {
        let pool = pool(MANAGED, location);
        keep_for_streams(pool);
        let memory = allocate(pool, SIZE).expect("memory");
        for (attribute, expected) in [
            (CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_MEMORYTYPE_DEVICE.into()),
            (CU_POINTER_ATTRIBUTE_IS_MANAGED, 1),
            (CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE, pool.addr() as u64),
            (CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES, 0),
        ] {
            assert_eq!(of_pointer(attribute, memory), expected, "attribute {attribute}");
        }
        assert_eq!(attribute(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, memory), preferred);
        write(memory, 5);
        // SAFETY: live memory of that size.
        unsafe {
            good(cuMemsetD8Async(memory, 6, SIZE, ptr::null_mut()));
            good(cuStreamSynchronize(ptr::null_mut()));
            assert_eq!(read(memory), 6);
            good(cuMemAdvise_v2(memory, SIZE, CU_MEM_ADVISE_SET_PREFERRED_LOCATION, DEVICE));
            good(cuMemAdvise_v2(memory, SIZE, CU_MEM_ADVISE_SET_READ_MOSTLY, DEVICE));
            assert_eq!(attribute(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, memory), 0);
            assert_eq!(attribute(CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, memory), 1);
            good(cuMemFreeAsync(memory, ptr::null_mut()));
        }
        // Whoever has it next begins anew.
        let again = allocate(pool, SIZE).expect("memory");
        assert_eq!(again, memory);
        assert_eq!(attribute(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, again), preferred);
        assert_eq!(attribute(CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, again), 0);
        free(again);
        destroy(pool);
    }
}

#[test]
fn residence_is_told_part_by_part() {
    start(0);
    let page = 64 << 10;
    let (pool, mut plain) = (pool(MANAGED, NONE), 0);
    // SAFETY: the output is a live variable.
    good(unsafe { cuMemAllocManaged(&mut plain, 4 * page, CU_MEM_ATTACH_GLOBAL) });
    for memory in [plain, allocate(pool, 4 * page).expect("memory")] {
        let ask = |memory: CUdeviceptr, size: usize, summary: usize, sampling: usize| {
            let mut found = [at(77, 77); 5];
            // SAFETY: room for five locations, of which no call here writes more.
            match unsafe { cuMemGetLocationInfo(memory, size, summary, sampling, found.as_mut_ptr()) } {
                CUDA_SUCCESS => Ok(found.map(|location| location.r#type)),
                status => Err(status),
            }
        };
        let (none, host, device) = (CU_MEM_LOCATION_TYPE_NONE, CU_MEM_LOCATION_TYPE_HOST, CU_MEM_LOCATION_TYPE_DEVICE);
        assert_eq!(ask(memory, 4 * page, page, 0), Ok([none, none, none, none, 77]), "nobody has touched it");
        // SAFETY: live managed memory of two parts.
        unsafe {
            ptr::with_exposed_provenance_mut::<u8>(memory as usize).write_bytes(1, 2 * page);
            good(cuMemPrefetchAsync_v2(memory + page as u64, 2 * page, DEVICE, 0, ptr::null_mut()));
            good(cuStreamSynchronize(ptr::null_mut()));
        }
        assert_eq!(ask(memory, 4 * page, page, 0), Ok([host, device, device, none, 77]));
        assert_eq!(ask(memory, 4 * page - 1, page, page), Ok([host, device, device, none, 77]));
        assert_eq!(ask(memory, 4 * page, 4 * page, page), Ok([device, 77, 77, 77, 77]), "that of most");
        assert_eq!(ask(memory, 3 * page, 2 * page, 2 * page), Ok([host, device, 77, 77, 77]), "one sample each");
        for (size, summary, sampling) in
            [(0, 0, 0), (page, 0, 0), (page, page + 1, 0), (page, page, page + 1), (5 * page, page, 0)]
        {
            assert_eq!(
                ask(memory, size, summary, sampling),
                Err(CUDA_ERROR_INVALID_VALUE),
                "{size} {summary} {sampling}"
            );
        }
        // SAFETY: no location is written.
        let refused = unsafe { cuMemGetLocationInfo(memory, page, page, 0, ptr::null_mut()) };
        assert_eq!(refused, CUDA_ERROR_INVALID_VALUE);
        // SAFETY: room for one location.
        let found = unsafe {
            let mut found = cudart::cudaMemLocation { r#type: 77, id: 77 };
            let memory = ptr::with_exposed_provenance_mut(memory as usize + page);
            assert_eq!(cudart::cudaMemGetLocationInfo(memory, page, page, 0, &mut found), cudart::cudaSuccess);
            (found.r#type, found.id)
        };
        assert_eq!(found, (cudart::cudaMemLocationTypeDevice, 0));
        // SAFETY: live memory.
        good(unsafe { cuMemFree_v2(memory) });
    }
    destroy(pool);
    let mut device = 0;
    // SAFETY: the outputs are live variables.
    unsafe {
        good(cuMemAlloc_v2(&mut device, page));
        assert_eq!(cuMemGetLocationInfo(device, page, page, 0, &mut { NONE }), CUDA_ERROR_INVALID_VALUE);
        good(cuMemFree_v2(device));
    }
}

#[test]
fn the_runtime_answers_alike() {
    start(0);
    let _alone = CURRENT.lock().unwrap_or_else(PoisonError::into_inner);
    // SAFETY: the outputs and locations are live variables; what is made is freed once.
    unsafe {
        for (location, kind) in [
            (cudart::cudaMemLocationTypeHost, cudart::cudaMemAllocationTypePinned),
            (cudart::cudaMemLocationTypeHostNuma, cudart::cudaMemAllocationTypePinned),
            (cudart::cudaMemLocationTypeNone, cudart::cudaMemAllocationTypeManaged),
        ] {
            let mut properties: cudart::cudaMemPoolProps = std::mem::zeroed();
            (properties.allocType, properties.location.r#type) = (kind, location);
            let mut pools = [ptr::null_mut(); 3];
            let [default, current, own] = &mut pools;
            assert_eq!(cudart::cudaMemGetDefaultMemPool(default, &mut properties.location, kind), cudart::cudaSuccess);
            assert_eq!(cudart::cudaMemPoolCreate(own, &properties), cudart::cudaSuccess);
            assert_eq!(cudart::cudaMemSetMemPool(&mut properties.location, kind, *own), cudart::cudaSuccess);
            assert_eq!(cudart::cudaMemGetMemPool(current, &mut properties.location, kind), cudart::cudaSuccess);
            assert!(*current == *own && *own != *default);
            let (mut memory, mut attributes) = (ptr::null_mut(), std::mem::zeroed::<cudart::cudaPointerAttributes>());
            let allocated = cudart::cudaMallocFromPoolAsync(&mut memory, SIZE, *own, ptr::null_mut());
            assert_eq!(allocated, cudart::cudaSuccess);
            assert_eq!(cudart::cudaPointerGetAttributes(&mut attributes, memory), cudart::cudaSuccess);
            let is_managed = kind == cudart::cudaMemAllocationTypeManaged;
            let expected = if is_managed { cudart::cudaMemoryTypeManaged } else { cudart::cudaMemoryTypeHost };
            assert_eq!((attributes.r#type, attributes.hostPointer), (expected, memory));
            assert_eq!(cudart::cudaFreeAsync(memory, ptr::null_mut()), cudart::cudaSuccess);
            assert_eq!(cudart::cudaMemPoolDestroy(*own), cudart::cudaSuccess);
            properties.handleTypes = cudart::cudaMemHandleTypePosixFileDescriptor;
            let shared = cudart::cudaMemPoolCreate(own, &properties);
            if location == cudart::cudaMemLocationTypeHostNuma {
                assert_eq!(shared, cudart::cudaSuccess);
                assert_eq!(cudart::cudaMemPoolDestroy(*own), cudart::cudaSuccess);
            } else {
                assert_eq!(shared, cudart::cudaErrorInvalidValue);
            }
            properties.location.r#type = cudart::cudaMemLocationTypeHostNumaCurrent;
            assert_eq!(
                cudart::cudaMemGetMemPool(current, &mut properties.location, kind),
                cudart::cudaErrorInvalidValue
            );
        }
    }
}

#[test]
fn graphs_take_no_memory_of_the_hosts_pools() {
    start(0);
    let (mut stream, mut graph, mut memory) = (ptr::null_mut(), ptr::null_mut(), 0);
    let pool = pool(PINNED, HOST);
    // SAFETY: the outputs are live variables.
    unsafe {
        good(cuStreamCreate(&mut stream, CU_STREAM_NON_BLOCKING));
        good(cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED));
        assert_eq!(cuMemAllocFromPoolAsync(&mut memory, SIZE, pool, stream), CUDA_ERROR_NOT_SUPPORTED);
        good(cuStreamEndCapture(stream, &mut graph));
        good(cuGraphDestroy(graph));
        good(cuStreamDestroy_v2(stream));
    }
    destroy(pool);
}

/// A pool of a NUMA node's that is shared, the descriptor that it is exported by, and an allocation with its name.
fn shared() -> (CUmemoryPool, OwnedFd, CUdeviceptr, CUmemPoolPtrExportData) {
    let handle = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    let pool = create(&CUmemPoolProps { handleTypes: handle, ..properties(PINNED, NODE) }).expect("a pool");
    let memory = allocate(pool, SIZE).expect("memory");
    assert_eq!(of_pointer(CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES, memory), handle.into());
    let (mut descriptor, mut name) = (-1, CUmemPoolPtrExportData { reserved: [0; 64] });
    // SAFETY: the outputs are live variables; the descriptor is this program's.
    let descriptor = unsafe {
        good(cuMemPoolExportToShareableHandle((&raw mut descriptor).cast(), pool, handle, 0));
        good(cuMemPoolExportPointer(&mut name, memory));
        OwnedFd::from_raw_fd(descriptor)
    };
    (pool, descriptor, memory, name)
}

/// Imports a pool by a descriptor, and memory of it.
fn import(descriptor: c_int, mut name: CUmemPoolPtrExportData) -> (CUmemoryPool, CUdeviceptr) {
    let (mut pool, mut memory) = (ptr::null_mut(), 0);
    let handle = ptr::without_provenance_mut::<c_void>(descriptor as usize);
    // SAFETY: the outputs are live variables.
    unsafe {
        let kind = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
        good(cuMemPoolImportFromShareableHandle(&mut pool, handle, kind, 0));
        good(cuMemPoolImportPointer(&mut memory, pool, &mut name));
    }
    for (attribute, expected) in [
        (CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_MEMORYTYPE_HOST.into()),
        (CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE, pool.addr() as u64),
        (CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES, 0),
        (CU_POINTER_ATTRIBUTE_RANGE_SIZE, SIZE as u64),
    ] {
        assert_eq!(of_pointer(attribute, memory), expected, "attribute {attribute}");
    }
    assert_eq!(set_pool(PINNED, NODE, pool), CUDA_ERROR_INVALID_VALUE, "it was imported");
    assert_eq!(allocate(pool, SIZE), Err(CUDA_ERROR_INVALID_VALUE));
    (pool, memory)
}

/// The part of a child: it finds 1 in the memory, as host and device, and leaves 2.
fn imported(words: &str) {
    start(0);
    let mut words = words.split_whitespace();
    let descriptor = words.next().and_then(|word| word.parse().ok()).expect("a descriptor");
    let name = CUmemPoolPtrExportData {
        reserved: std::array::from_fn(|_| words.next().and_then(|w| w.parse().ok()).expect("a byte")),
    };
    let (pool, memory) = import(descriptor, name);
    assert_eq!(read(memory), 1);
    // SAFETY: live memory of that size.
    unsafe {
        good(cuMemsetD8Async(memory, 2, SIZE, ptr::null_mut()));
        good(cuStreamSynchronize(ptr::null_mut()));
        assert_eq!(cuMemPoolDestroy(pool), CUDA_ERROR_INVALID_VALUE, "its memory is imported still");
    }
    assert_eq!(read(memory), 2);
    free(memory);
    destroy(pool);
}

#[test]
fn a_numa_nodes_pool_is_shared_with_another_process() {
    if let Ok(words) = env::var(IMPORTS) {
        return imported(&words);
    }
    start(0);
    let (pool, descriptor, memory, name) = shared();
    write(memory, 1);
    // SAFETY: the descriptor is open, and its duplicate, which children inherit, this program's.
    let inherited = unsafe { OwnedFd::from_raw_fd(libc::dup(descriptor.as_raw_fd())) };
    let bytes: Vec<String> = name.reserved.iter().map(u8::to_string).collect();
    let mut child = Command::new(env::current_exe().expect("this program"));
    child.args(["--exact", "a_numa_nodes_pool_is_shared_with_another_process"]);
    child.env(IMPORTS, format!("{} {}", inherited.as_raw_fd(), bytes.join(" ")));
    let output = run(&mut child);
    assert!(output.status.success(), "{}{}", text(&output.stdout), text(&output.stderr));
    assert_eq!(read(memory), 2);
    free(memory);
    destroy(pool);
}

#[test]
fn a_numa_nodes_pool_is_imported_where_it_was_made() {
    start(0);
    let (pool, descriptor, memory, name) = shared();
    let (again, mapped) = import(descriptor.as_raw_fd(), name);
    write(memory, 4);
    assert_eq!(read(mapped), 4);
    // Against the rules its owner frees it first: whoever has it open keeps the old bytes, and nobody gets its pages.
    free(memory);
    let fresh = allocate(pool, SIZE).expect("memory");
    write(fresh, 5);
    assert_eq!(read(mapped), 4);
    free(mapped);
    free(fresh);
    destroy(again);
    destroy(pool);
}
