# SPDX-License-Identifier: MIT OR Apache-2.0
"""The exception of the package."""


class Error(RuntimeError):
    """A call has failed: its `code`, a number of anygpu_status in anygpu.h, and the library's `reason`."""

    def __init__(self, code, reason):
        super().__init__(code, reason)
        self.code = self.status = code
        self.reason = reason

    def __str__(self):
        return self.reason or f"error {self.code}"
