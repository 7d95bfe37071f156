# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the device memory of another process."""

import numpy
from device import Memory, use
from pair import beside

COUNT = 100_000


def engine(memory):
    from mooncake.engine import TransferEngine

    mine = TransferEngine()
    assert mine.initialize("127.0.0.1", "P2PHANDSHAKE", "tcp", "") == 0
    assert mine.register_memory(memory.pointer, memory.size) == 0
    return mine


def target(pipe):
    use(1)
    memory = Memory(numpy.zeros(COUNT))
    mine = engine(memory)
    pipe.send((mine.get_rpc_port(), memory.pointer))
    pipe.recv()
    pipe.send((memory.read() == numpy.arange(COUNT)).all())


def main():
    with beside(target) as pipe:
        use(0)
        memory = Memory(numpy.arange(COUNT))
        mine = engine(memory)
        port, pointer = pipe.recv()
        assert mine.transfer_sync_write(f"127.0.0.1:{port}", memory.pointer, pointer, memory.size) == 0
        pipe.send("done")
        assert pipe.recv()


if __name__ == "__main__":
    main()
