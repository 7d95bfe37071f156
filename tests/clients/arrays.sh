#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# The package anygpu's arrays in NumPy, JAX and Numba.
. "$(dirname "$0")/common.sh"
fetch numpy==2.4.6 numba==0.68.1 llvmlite==0.50.0
fetch jax==0.10.2 jaxlib==0.10.2 ml_dtypes==0.6.0 opt_einsum==3.4.0 scipy==1.17.1
export PYTHONPATH=$PREFIX/lib/anygpu/python JAX_PLATFORMS=cpu
"${on_host[@]}" "$python/bin/python" "$here/with_arrays.py"
echo "content: ok"
