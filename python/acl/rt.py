# Generated from src/api/acl by `BLESS=1 cargo test --test generated`; do not edit.
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Devices, contexts, streams, events, memory, and sharing it between processes, as in pyACL's acl.rt."""

from ._library import (
    ACCESSES,
    EVENT_HANDLE,
    FLOAT,
    I32,
    LOCATION,
    PIDS,
    PROP,
    SHAREABLE,
    TEXT,
    U32,
    U64,
    WORD,
    IpcEventHandle,
    Out,
    OutShareable,
    OutText,
    PhysicalMemProp,
    PtrAttributes,
    Uuid,
)
from ._library import define as _define

create_context = _define("aclrtCreateContext", Out("context", WORD), I32("device_id"))
destroy_context = _define("aclrtDestroyContext", WORD("context"))
set_context = _define("aclrtSetCurrentContext", WORD("context"))
get_context = _define("aclrtGetCurrentContext", Out("context", WORD))
memcpy = _define("aclrtMemcpy", WORD("dst"), WORD("dest_max"), WORD("src"), WORD("count"), I32("kind"))
memcpy_async = _define(
    "aclrtMemcpyAsync", WORD("dst"), WORD("dest_max"), WORD("src"), WORD("count"), I32("kind"), WORD("stream")
)
memcpy2d = _define(
    "aclrtMemcpy2d",
    WORD("dst"),
    WORD("dpitch"),
    WORD("src"),
    WORD("spitch"),
    WORD("width"),
    WORD("height"),
    I32("kind"),
)
memcpy2d_async = _define(
    "aclrtMemcpy2dAsync",
    WORD("dst"),
    WORD("dpitch"),
    WORD("src"),
    WORD("spitch"),
    WORD("width"),
    WORD("height"),
    I32("kind"),
    WORD("stream"),
)
memset = _define("aclrtMemset", WORD("dev_ptr"), WORD("max_count"), I32("value"), WORD("count"))
memset_async = _define(
    "aclrtMemsetAsync", WORD("dev_ptr"), WORD("max_count"), I32("value"), WORD("count"), WORD("stream")
)
set_device = _define("aclrtSetDevice", I32("device_id"))
reset_device = _define("aclrtResetDevice", I32("device_id"))
reset_device_force = _define("aclrtResetDeviceForce", I32("device_id"))
get_device = _define("aclrtGetDevice", Out("device_id", I32))
get_device_count = _define("aclrtGetDeviceCount", Out("count", U32))
synchronize_device = _define("aclrtSynchronizeDevice")
synchronize_device_with_timeout = _define("aclrtSynchronizeDeviceWithTimeout", I32("timeout"))
get_run_mode = _define("aclrtGetRunMode", Out("run_mode", I32))
get_version = _define("aclrtGetVersion", Out("major", I32), Out("minor", I32), Out("patch", I32))
device_get_bare_tgid = _define("aclrtDeviceGetBareTgid", Out("pid", I32))
device_get_uuid = _define("aclrtDeviceGetUuid", I32("device_id"), Out("uuid", Uuid))
get_logic_dev_id_by_user_dev_id = _define("aclrtGetLogicDevIdByUserDevId", I32("user_dev_id"), Out("logic_dev_id", I32))
get_phy_dev_id_by_logic_dev_id = _define("aclrtGetPhyDevIdByLogicDevId", I32("logic_dev_id"), Out("phy_dev_id", I32))
get_last_error = _define("aclrtGetLastError", I32("level"))
peek_at_last_error = _define("aclrtPeekAtLastError", I32("level"))
create_event = _define("aclrtCreateEvent", Out("event", WORD))
create_event_with_flag = _define("aclrtCreateEventWithFlag", Out("event", WORD), U32("flag"))
create_event_ex_with_flag = _define("aclrtCreateEventExWithFlag", Out("event", WORD), U32("flag"))
destroy_event = _define("aclrtDestroyEvent", WORD("event"))
record_event = _define("aclrtRecordEvent", WORD("event"), WORD("stream"))
reset_event = _define("aclrtResetEvent", WORD("event"), WORD("stream"))
query_event_status = _define("aclrtQueryEventStatus", WORD("event"), Out("status", I32))
query_event_wait_status = _define("aclrtQueryEventWaitStatus", WORD("event"), Out("status", I32))
synchronize_event = _define("aclrtSynchronizeEvent", WORD("event"))
event_elapsed_time = _define("aclrtEventElapsedTime", Out("ms", FLOAT), WORD("start_event"), WORD("end_event"))
event_get_timestamp = _define("aclrtEventGetTimestamp", WORD("event"), Out("timestamp", U64))
ipc_mem_get_export_key = _define(
    "aclrtIpcMemGetExportKey", WORD("dev_ptr"), WORD("size"), OutText("key", "len"), U64("flags")
)
ipc_mem_set_import_pid = _define("aclrtIpcMemSetImportPid", TEXT("key"), PIDS("pids"))
ipc_mem_set_attr = _define("aclrtIpcMemSetAttr", TEXT("key"), I32("type"), U64("attr"))
ipc_mem_import_by_key = _define("aclrtIpcMemImportByKey", Out("dev_ptr", WORD), TEXT("key"), U64("flags"))
ipc_mem_close = _define("aclrtIpcMemClose", TEXT("key"))
ipc_get_event_handle = _define("aclrtIpcGetEventHandle", WORD("event"), Out("handle", IpcEventHandle))
ipc_open_event_handle = _define("aclrtIpcOpenEventHandle", EVENT_HANDLE("handle"), Out("event", WORD))
malloc = _define("aclrtMalloc", Out("dev_ptr", WORD), WORD("size"), I32("policy"))
malloc_align32 = _define("aclrtMallocAlign32", Out("dev_ptr", WORD), WORD("size"), I32("policy"))
free = _define("aclrtFree", WORD("dev_ptr"))
malloc_host = _define("aclrtMallocHost", Out("host_ptr", WORD), WORD("size"))
free_host = _define("aclrtFreeHost", WORD("host_ptr"))
get_mem_info = _define("aclrtGetMemInfo", I32("attr"), Out("free", WORD), Out("total", WORD))
pointer_get_attributes = _define("aclrtPointerGetAttributes", WORD("ptr"), Out("attributes", PtrAttributes))
mem_get_address_range = _define("aclrtMemGetAddressRange", WORD("ptr"), Out("base", WORD), Out("size", WORD))
host_register = _define("aclrtHostRegister", WORD("ptr"), U64("size"), I32("type"), Out("dev_ptr", WORD))
host_register_v2 = _define("aclrtHostRegisterV2", WORD("ptr"), U64("size"), U32("flag"))
host_unregister = _define("aclrtHostUnregister", WORD("ptr"))
create_notify = _define("aclrtCreateNotify", Out("notify", WORD), U64("flag"))
destroy_notify = _define("aclrtDestroyNotify", WORD("notify"))
get_notify_id = _define("aclrtGetNotifyId", WORD("notify"), Out("notify_id", U32))
record_notify = _define("aclrtRecordNotify", WORD("notify"), WORD("stream"))
wait_and_reset_notify = _define("aclrtWaitAndResetNotify", WORD("notify"), WORD("stream"), U32("timeout"))
notify_get_export_key = _define("aclrtNotifyGetExportKey", WORD("notify"), OutText("key", "len"), U64("flags"))
notify_import_by_key = _define("aclrtNotifyImportByKey", Out("notify", WORD), TEXT("key"), U64("flags"))
notify_set_import_pid = _define("aclrtNotifySetImportPid", WORD("notify"), PIDS("pids"))
device_can_access_peer = _define("aclrtDeviceCanAccessPeer", Out("can", I32), I32("device_id"), I32("peer_device_id"))
device_enable_peer_access = _define("aclrtDeviceEnablePeerAccess", I32("peer_device_id"), U32("flag"))
device_disable_peer_access = _define("aclrtDeviceDisablePeerAccess", I32("peer_device_id"))
create_stream = _define("aclrtCreateStream", Out("stream", WORD))
create_stream_with_config = _define("aclrtCreateStreamWithConfig", Out("stream", WORD), U32("priority"), U32("flag"))
destroy_stream = _define("aclrtDestroyStream", WORD("stream"))
destroy_stream_force = _define("aclrtDestroyStreamForce", WORD("stream"))
synchronize_stream = _define("aclrtSynchronizeStream", WORD("stream"))
synchronize_stream_with_timeout = _define("aclrtSynchronizeStreamWithTimeout", WORD("stream"), I32("timeout"))
stream_query = _define("aclrtStreamQuery", WORD("stream"), Out("status", I32))
stream_abort = _define("aclrtStreamAbort", WORD("stream"))
stream_wait_event = _define("aclrtStreamWaitEvent", WORD("stream"), WORD("event"))
stream_get_id = _define("aclrtStreamGetId", WORD("stream"), Out("stream_id", I32))
value_write = _define("aclrtValueWrite", WORD("dev_addr"), U64("value"), U32("flag"), WORD("stream"))
value_wait = _define("aclrtValueWait", WORD("dev_addr"), U64("value"), U32("flag"), WORD("stream"))
mem_get_allocation_granularity = _define(
    "aclrtMemGetAllocationGranularity", PROP("prop"), I32("option"), Out("granularity", WORD)
)
malloc_physical = _define("aclrtMallocPhysical", Out("handle", WORD), WORD("size"), PROP("prop"), U64("flags"))
free_physical = _define("aclrtFreePhysical", WORD("handle"))
reserve_mem_address = _define(
    "aclrtReserveMemAddress", Out("vir_ptr", WORD), WORD("size"), WORD("alignment"), WORD("expect_ptr"), U64("flags")
)
reserve_mem_address_no_uc_memory = _define(
    "aclrtReserveMemAddressNoUCMemory",
    Out("vir_ptr", WORD),
    WORD("size"),
    WORD("alignment"),
    WORD("expect_ptr"),
    U64("flags"),
)
release_mem_address = _define("aclrtReleaseMemAddress", WORD("vir_ptr"))
map_mem = _define("aclrtMapMem", WORD("vir_ptr"), WORD("size"), WORD("offset"), WORD("handle"), U64("flags"))
unmap_mem = _define("aclrtUnmapMem", WORD("vir_ptr"))
mem_set_access = _define("aclrtMemSetAccess", WORD("vir_ptr"), WORD("size"), ACCESSES("descs"))
mem_get_access = _define("aclrtMemGetAccess", WORD("vir_ptr"), LOCATION("location"), Out("flag", U64))
mem_retain_allocation_handle = _define("aclrtMemRetainAllocationHandle", WORD("vir_ptr"), Out("handle", WORD))
mem_get_allocation_properties_from_handle = _define(
    "aclrtMemGetAllocationPropertiesFromHandle", WORD("handle"), Out("prop", PhysicalMemProp)
)
mem_export_to_shareable_handle = _define(
    "aclrtMemExportToShareableHandle", WORD("handle"), I32("handle_type"), U64("flags"), Out("shareable_handle", U64)
)
mem_set_pid_to_shareable_handle = _define("aclrtMemSetPidToShareableHandle", U64("shareable_handle"), PIDS("pids"))
mem_import_from_shareable_handle = _define(
    "aclrtMemImportFromShareableHandle", U64("shareable_handle"), I32("device_id"), Out("handle", WORD)
)
mem_export_to_shareable_handle_v2 = _define(
    "aclrtMemExportToShareableHandleV2",
    WORD("handle"),
    U64("flags"),
    I32("share_type"),
    OutShareable("shareable_handle"),
)
mem_set_pid_to_shareable_handle_v2 = _define(
    "aclrtMemSetPidToShareableHandleV2", SHAREABLE("shareable_handle"), I32("share_type"), PIDS("pids")
)
mem_import_from_shareable_handle_v2 = _define(
    "aclrtMemImportFromShareableHandleV2",
    SHAREABLE("shareable_handle"),
    I32("share_type"),
    U64("flags"),
    Out("handle", WORD),
)

__all__ = [name for name in dir() if name[0].islower()]
