#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# numba-cuda 0.30.4 and numba-cuda-mlir 0.6.0: an array of `cuda.managed_array` has no shape operations of its own, so that
# `copy_to_device` refuses it as a source.
#
# Its class is an ndarray and a DeviceNDArray at once. Does `squeeze`, which `copy_to_device` calls to compare shapes, work for it?
#
# Guess before: yes; managed arrays are documented as arrays of the host and of devices, and `ravel` and slices work.
# Seen: AttributeError: 'ManagedNDArray' object has no attribute '_dummy'. The class takes DeviceNDArray's method before ndarray's, and
# is made as a view, so that DeviceNDArray's constructor, which sets `_dummy`, never runs. It needs no GPU to show: the view alone
# fails so. `copy_to_device(numpy.asarray(managed))` works.
#
# PyPI's numba-cuda 0.30.4 with numba 0.68.1, and numba-cuda-mlir 0.6.0, in a temporary folder. Prints "as found" and ends with 0; ends
# with 1 where that has changed, with 77 where it cannot be tried.
set -eu -o pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python" || exit 77
"$folder/python/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps numba-cuda==0.30.4 numba==0.68.1 \
    llvmlite==0.50.0 numba-cuda-mlir==0.6.0 cuda-core==1.2.2 cuda-bindings==13.5.0 cuda-pathfinder==1.9.0 numpy==2.4.6 \
    nvidia-cuda-runtime==13.0.96 packaging==26.4 typing_extensions==4.16.0 || exit 77
"$folder/python/bin/python" - <<'END'
import importlib
import sys

import numpy

found = []
for module in ("numba.cuda.cudadrv.devicearray", "numba_cuda_mlir.numba_cuda.cudadrv.devicearray"):
    array = numpy.arange(10.0).view(importlib.import_module(module).ManagedNDArray)
    assert (array.ravel() == numpy.arange(10.0)).all()
    try:
        array.squeeze()
        found.append("works")
    except AttributeError as error:
        found.append(str(error))
    print(module, found[-1])
is_found = all(words == "'ManagedNDArray' object has no attribute '_dummy'" for words in found)
print("as found" if is_found else "changed")
sys.exit(0 if is_found else 1)
END
