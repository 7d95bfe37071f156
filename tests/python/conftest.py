# SPDX-License-Identifier: MIT OR Apache-2.0
"""What all tests need."""

import gc

import pytest


@pytest.fixture(autouse=True)
def no_garbage():
    """Frees what tests before have left in circles of objects, such as a caught error's frames.

    A free waits for the device, as the vendors' do. Were it called by chance where a stream waits for what this thread
    does next, it would wait for ever.
    """
    gc.collect()
    yield
