# SPDX-License-Identifier: MIT OR Apache-2.0
"""Device memory shared between processes: `anygpu.mpi`."""
