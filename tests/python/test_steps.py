# SPDX-License-Identifier: MIT OR Apache-2.0
"""Steps of the package anygpu, both sides in one process."""

import contextlib
import os
import subprocess
import sys
import threading
import time

import anygpu
import pytest
from anygpu import _arrays, _library

INVALID_VALUE, OUT_OF_MEMORY, NOT_FOUND, NOT_READY, FAILURE, REFUSED, STALE = 1, 2, 500, 600, 719, 10001, 10002


def code_of(call, *arguments):
    with pytest.raises(anygpu.Error) as raised:
        call(*arguments)
    return raised.value.code


def begin(block):
    return block.__enter__()


def test_each_step_is_read_before_the_next_is_written():
    with anygpu.Steps(2) as steps, anygpu.Steps.join(steps.handle) as reader:
        with steps.write() as number:
            assert number == 1
        with pytest.raises(TimeoutError):
            begin(steps.write(timeout=0.05))
        with reader.read(timeout=10) as number:
            assert number == 1
        with pytest.raises(TimeoutError):
            begin(reader.read(timeout=0))
        with steps.write(stream=0) as number:
            assert number == 2
        with reader.read(stream=0) as number:
            assert number == 2
        assert code_of(begin, reader.write()) == code_of(begin, steps.read()) == INVALID_VALUE


def test_a_loop_that_is_left_ends_quietly(capfd):
    with anygpu.Steps() as steps, anygpu.Steps.join(steps.handle) as reader:
        with steps.write():
            pass
        numbers = iter(reader)
        assert next(numbers) == 1
        reader.close()
        del numbers
    assert capfd.readouterr().err == ""


def test_steps_have_a_name_until_they_are_closed():
    name = f"steps/{os.getpid()}"
    assert code_of(anygpu.Steps.join, name) == NOT_FOUND
    with anygpu.Steps() as steps:
        steps.publish(name)
        with anygpu.Steps.join(name) as reader:
            assert code_of(reader.publish, name) == INVALID_VALUE
            with steps.write():
                pass
            with reader.read(timeout=10) as number:
                assert number == 1
        assert name in anygpu.names()
        assert code_of(anygpu.open, name) == REFUSED
    assert name not in anygpu.names()
    assert code_of(anygpu.Steps.join, name) == NOT_FOUND
    with anygpu.empty(4) as array:
        anygpu.publish(array, name)
        assert code_of(anygpu.Steps.join, name) == REFUSED


def test_a_step_whose_writing_fails_is_written_again():
    with anygpu.Steps() as steps, anygpu.Steps.join(steps.handle) as reader:
        with pytest.raises(ZeroDivisionError), steps.write():
            raise ZeroDivisionError
        with pytest.raises(TimeoutError):
            begin(reader.read(timeout=0.05))
        with steps.write() as number:
            assert number == 1
        with pytest.raises(ZeroDivisionError), reader.read() as number:
            raise ZeroDivisionError
        with steps.write(timeout=10) as number:
            assert number == 2


def test_a_loop_reads_up_to_the_last_step():
    with anygpu.Steps() as steps:
        reader = anygpu.Steps.join(steps.handle)
        read = []
        thread = threading.Thread(target=lambda: read.extend(reader))
        thread.start()
        for _ in range(20):
            with steps.write(timeout=10):
                pass
        # All have read the last one. This one is not ended.
        begin(steps.write(timeout=10))
        steps.close()
        thread.join(10)
        assert read == list(range(1, 21))
    assert code_of(begin, reader.read()) == STALE
    reader.close()
    reader.close()
    assert code_of(begin, reader.read()) == STALE


def written(steps):
    with steps.write(timeout=10) as number:
        pass
    return number


def in_thread(call):
    done = []
    thread = threading.Thread(target=lambda: done.append(call()))
    thread.start()
    return lambda: (thread.join(10), done)[1]


@contextlib.contextmanager
def published(*names):
    """Producers of steps and arrays by these names."""
    with contextlib.ExitStack() as ends:
        producers = []
        for name in names:
            producers.append(ends.enter_context(anygpu.Steps()))
            anygpu.publish(ends.enter_context(anygpu.empty(4)), name, producers[-1])
            ends.callback(lambda name=name: name in anygpu.names() and anygpu.unpublish(name))
        yield producers


def test_an_array_and_its_steps_have_one_name():
    name = f"steps/{os.getpid()}/pair"
    array, steps = anygpu.empty(4), anygpu.Steps()
    other = anygpu.Steps()
    with anygpu.Steps.join(steps.handle) as reader:
        assert code_of(anygpu.publish, array, name, reader) == INVALID_VALUE
    assert name not in anygpu.names()
    anygpu.publish(array, name, steps)
    with anygpu.open(name) as opened, anygpu.Steps.join(name) as reader:
        assert opened.shape == (4,) and written(steps) == 1
        with reader.read(timeout=10) as number:
            assert number == 1
    # Replaced by other steps, and by none.
    anygpu.publish(array, name, other)
    with anygpu.Steps.join(name) as reader:
        assert written(other) == 1
    steps.close()
    assert name in anygpu.names()
    anygpu.publish(array, name)
    assert code_of(anygpu.Steps.join, name) == REFUSED
    assert code_of(next, anygpu.states(name)) == REFUSED
    anygpu.open(name).close()
    # It ends with the steps as with the array.
    anygpu.publish(array, name, other)
    other.close()
    assert code_of(anygpu.open, name) == code_of(anygpu.Steps.join, name) == NOT_FOUND
    assert code_of(anygpu.publish, array, name, other) == STALE


def test_the_name_of_both_ends_with_its_process():
    name = f"steps/{os.getpid()}/killed"
    publish = f"steps = anygpu.Steps(); anygpu.publish(anygpu.empty(4), {name!r}, steps)"
    lines = f"import anygpu, time; {publish}; print(flush=True); time.sleep(60)"
    with subprocess.Popen([sys.executable, "-c", lines], stdout=subprocess.PIPE) as owner:
        owner.stdout.readline()
        array, reader = anygpu.open(name), anygpu.Steps.join(name)
        owner.kill()
    assert code_of(anygpu.open, name) == code_of(anygpu.Steps.join, name) == NOT_FOUND
    assert code_of(begin, reader.read(timeout=10)) == FAILURE
    array.close()
    reader.close()


def test_an_array_is_kept_as_long_as_its_name():
    name = f"steps/{os.getpid()}/kept"
    with anygpu.Steps() as steps:
        anygpu.publish(anygpu.empty(4), name, steps)
        assert anygpu.open(name).shape == (4,)
        assert name in _arrays._published and name in anygpu.names()
    anygpu.empty(1).close()
    # Other processes of this user may have names of theirs.
    assert name not in _arrays._published and name not in anygpu.names()


def test_states_are_the_array_and_its_steps():
    name = f"steps/{os.getpid()}/states"
    with published(name) as [steps]:
        assert written(steps) == 1
        seen = in_thread(lambda: [(number, u.shape) for number, u in anygpu.states(name)])
        reader = anygpu.states(name)
        number, u = next(reader)
        assert number == 1 and u.shape == (4,)
        with pytest.raises(TimeoutError):
            begin(steps.write(timeout=0.05))
        reader.close()
        assert u.closed
        for step in (2, 3):
            assert written(steps) == step
        # It is not ended.
        begin(steps.write(timeout=10))
        steps.close()
        numbers = [number for number, _ in seen()[0]]
        assert numbers == [1, 2, 3][-len(numbers) :]
    with pytest.raises(TypeError):
        next(anygpu.states())


def test_readers_of_several_producers_hold_nobody_up(monkeypatch):
    """One that waits for a state holds no earlier one of any producer, wherever it joined."""
    names = [f"steps/{os.getpid()}/{rank}" for rank in (0, 1)]
    joined, join = [], anygpu.Steps.join
    with published(*names) as producers:

        def join_apart(handle):
            joined.append(join(handle))
            if len(joined) == 1:
                # The second begins its next step, and waits for who reads the last: who joins now reads that first.
                with pytest.raises(TimeoutError):
                    begin(producers[1].write(timeout=0))
            return joined[-1]

        assert [written(one) for one in producers] == [1, 1]
        early, late = anygpu.states(*names), anygpu.states(*names)
        assert next(early)[0] == 1
        monkeypatch.setattr(anygpu.Steps, "join", join_apart)
        reads = [in_thread(lambda: next(late)[0])]
        while len(joined) < 2:
            time.sleep(0.001)
        reads.append(in_thread(lambda: next(early)[0]))
        # In this order: nobody has anything to read of the first.
        assert written(producers[1]) == 2
        assert written(producers[0]) == 2
        assert [read() for read in reads] == [[2], [2]]
        early.close()
        late.close()


def test_readers_go_on_at_the_same_step():
    with anygpu.Steps() as steps:
        assert written(steps) == 1
        first = anygpu.Steps.join(steps.handle)
        with pytest.raises(TimeoutError):
            begin(steps.write(timeout=0))
        second = anygpu.Steps.join(steps.handle)
        assert code_of(first.align, steps) == INVALID_VALUE
        first.align(second)
        # Nobody reads the first.
        assert written(steps) == 2
        for reader in (first, second):
            with reader.read(timeout=10) as number:
                assert number == 2
        block = first.read(timeout=0)
        assert written(steps) == 3
        begin(block)
        assert code_of(second.align, first) == INVALID_VALUE
        first.close()
        assert code_of(second.align, first) == STALE
        second.close()


def test_a_step_that_a_stream_still_reads_is_not_skipped():
    with anygpu.Steps() as steps, anygpu.Steps() as others:
        reader = anygpu.Steps.join(steps.handle)
        assert [written(others) for _ in range(4)] == [1, 2, 3, 4]
        ahead = anygpu.Steps.join(others.handle)
        with reader.read(stream=0) as number:
            assert number == 1
        assert code_of(reader.align, ahead) == NOT_READY
        # Nothing is to be skipped.
        reader.align()
        assert written(steps) == 1
        with pytest.raises(TimeoutError):
            # It waits for the stream.
            begin(reader.read(timeout=0.2))
        reader.align(ahead)
        assert [written(steps) for _ in range(3)] == [2, 3, 4]
        reader.close()
        ahead.close()


def test_a_stream_reads_up_to_the_last_step():
    steps = anygpu.Steps()
    with anygpu.Steps.join(steps.handle) as reader:
        assert written(steps) == 1
        steps.close()
        with reader.read(stream=0) as number:
            assert number == 1
            assert code_of(reader.close) == NOT_READY
        assert code_of(begin, reader.read(stream=0)) == STALE
        _library.call("hipDeviceSynchronize")


def test_steps_that_do_not_exist_are_refused():
    assert code_of(anygpu.Steps, 0) == code_of(anygpu.Steps, 497) == INVALID_VALUE
    assert code_of(anygpu.Steps.join, 7) == STALE
    steps = anygpu.Steps(1)
    handle = steps.handle
    with anygpu.Steps.join(handle) as reader:
        assert code_of(anygpu.Steps.join, handle) == OUT_OF_MEMORY
        assert code_of(getattr, reader, "handle") == INVALID_VALUE
    steps.close()
    assert code_of(anygpu.Steps.join, handle) == STALE


def test_the_first_readers_are_waited_for():
    name = f"steps/{os.getpid()}/first"
    with anygpu.Steps(2) as steps, anygpu.empty(4) as array:
        steps.wait(0)
        with pytest.raises(TimeoutError, match="fewer than 1 readers have joined within 0.05 s"):
            steps.wait(1, timeout=0.05)
        for readers in (-1, 3):
            assert code_of(steps.wait, readers) == INVALID_VALUE
            for publish in (steps.publish, lambda name, **limit: anygpu.publish(array, name, steps, **limit)):
                with pytest.raises(anygpu.Error) as raised:
                    publish(name, readers=readers)
                assert raised.value.code == INVALID_VALUE and name not in anygpu.names()
        with pytest.raises(anygpu.Error, match="readers join steps"):
            anygpu.publish(array, name, readers=1)
        with pytest.raises(TimeoutError):
            anygpu.publish(array, name, steps, readers=1, timeout=0)
        # It is published all the same.
        waits = in_thread(lambda: steps.wait(2))
        with anygpu.Steps.join(name) as reader:
            assert code_of(reader.wait, 1) == INVALID_VALUE
        anygpu.Steps.join(name).close()
        assert waits() == [None]
    assert code_of(steps.wait, 0) == STALE
