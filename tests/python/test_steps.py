# SPDX-License-Identifier: MIT OR Apache-2.0
"""Steps of the package anygpu, both sides in one process."""

import os
import threading

import anygpu
import pytest

INVALID_VALUE, OUT_OF_MEMORY, NOT_FOUND, REFUSED, STALE = 1, 2, 500, 10001, 10002


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
