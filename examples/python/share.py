# SPDX-License-Identifier: MIT OR Apache-2.0
"""Two processes share device memory by a 64-bit number, with AscendCL's calls: python3 share.py

The exporter makes physical memory, which the importer, listed by its process id, gets by the number alone, maps, checks
and doubles. The last line is "share: ok" where everything was as it must be.
"""

import array
import subprocess
import sys

import acl

COUNT = 1 << 20
HOST_TO_DEVICE, DEVICE_TO_HOST = 1, 2
# HBM_MEM_HUGE on device 0.
PROPERTIES = dict(handleType=0, allocationType=0, memAttr=4, location=dict(type=1, id=0), reserve=0)


def check(result):
    """The output of a call; where it failed, the end of the program."""
    *outputs, ret = result if isinstance(result, tuple) else (result,)
    if ret != 0:
        sys.exit(f"share: status {ret}: {acl.get_recent_err_msg()}")
    return outputs[0] if outputs else None


def map_memory(handle, size):
    """An address of physical memory."""
    address = check(acl.rt.reserve_mem_address(size, 0, 0, 0))
    check(acl.rt.map_mem(address, size, 0, handle, 0))
    return address


def give_back(address, handle):
    """Unmaps memory and lets go of it; it is freed when the other process has let go, too."""
    check(acl.rt.unmap_mem(address))
    check(acl.rt.release_mem_address(address))
    check(acl.rt.free_physical(handle))


def copy(to, source, size, kind):
    """Copies between device memory and an array."""
    check(acl.rt.memcpy(to, size, source, size, kind))


def export_memory():
    """The exporter."""
    granularity = check(acl.rt.mem_get_allocation_granularity(PROPERTIES, 0))
    size = -(-8 * COUNT // granularity) * granularity
    handle = check(acl.rt.malloc_physical(size, PROPERTIES, 0))
    address = map_memory(handle, size)
    values = array.array("d", range(COUNT))
    copy(address, values.buffer_info()[0], 8 * COUNT, HOST_TO_DEVICE)
    number = check(acl.rt.mem_export_to_shareable_handle(handle, 0, 0))

    # Any process of the user's could be the importer; this one says by its output which it is, and when it is done.
    importer = subprocess.Popen(
        [sys.executable, __file__, "import"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    check(acl.rt.mem_set_pid_to_shareable_handle(number, [int(importer.stdout.readline())]))
    print(number, size, file=importer.stdin, flush=True)
    if importer.wait() != 0:
        sys.exit("share: the importer failed")

    copy(values.buffer_info()[0], address, 8 * COUNT, DEVICE_TO_HOST)
    if values != array.array("d", range(0, 2 * COUNT, 2)):
        sys.exit("share: the exporter does not find what the importer wrote")
    give_back(address, handle)
    print("share: ok")


def import_memory():
    """The importer."""
    print(check(acl.rt.device_get_bare_tgid()), flush=True)
    number, size = map(int, input().split())
    handle = check(acl.rt.mem_import_from_shareable_handle(number, 0))
    address = map_memory(handle, size)
    values = array.array("d", bytes(8 * COUNT))
    copy(values.buffer_info()[0], address, 8 * COUNT, DEVICE_TO_HOST)
    if values != array.array("d", range(COUNT)):
        sys.exit("share: the importer does not find what the exporter wrote")
    values = array.array("d", (2 * value for value in values))
    copy(address, values.buffer_info()[0], 8 * COUNT, HOST_TO_DEVICE)
    give_back(address, handle)


check(acl.init())
check(acl.rt.set_device(0))
if sys.argv[1:] == ["import"]:
    import_memory()
else:
    export_memory()
check(acl.rt.reset_device(0))
check(acl.finalize())
