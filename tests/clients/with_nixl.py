# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the device memory of another process."""

import os
import sys

import numpy
from device import Memory, use
from pair import beside

COUNT = 100_000


def agent(name):
    from nixl_cu12._api import nixl_agent, nixl_agent_config

    return nixl_agent(name, nixl_agent_config(backends=["UCX"]))


def end():
    # A destructor of libnl, as the package has it, crashes.
    sys.stdout.flush()
    os._exit(0)


def target(pipe):
    device, memory = use(1), Memory(numpy.zeros(COUNT))
    mine = agent("target")
    registered = mine.register_memory([(memory.pointer, memory.size, device, "")], "VRAM")
    pipe.send((mine.get_agent_metadata(), memory.pointer, device))
    pipe.recv()
    arrived = (memory.read() == numpy.arange(COUNT)).all()
    mine.deregister_memory(registered)
    pipe.send(arrived)
    end()


def main():
    with beside(target) as pipe:
        device, memory = use(0), Memory(numpy.arange(COUNT))
        mine = agent("initiator")
        registered = mine.register_memory([(memory.pointer, memory.size, device, "")], "VRAM")
        metadata, pointer, theirs = pipe.recv()
        name = mine.add_remote_agent(metadata)
        here = mine.get_xfer_descs([(memory.pointer, memory.size, device)], "VRAM")
        there = mine.get_xfer_descs([(pointer, memory.size, theirs)], "VRAM")
        transfer = mine.initialize_xfer("WRITE", here, there, name, b"")
        state = mine.transfer(transfer)
        while state != "DONE":
            assert state != "ERR"
            state = mine.check_xfer_state(transfer)
        pipe.send("done")
        assert pipe.recv()
        mine.release_xfer_handle(transfer)
        mine.deregister_memory(registered)
    end()


if __name__ == "__main__":
    main()
