#!/bin/sh
# SPDX-License-Identifier: MIT OR Apache-2.0
# Writes what the model of Intel's GPUs reads of a machine: topology.sh FOLDER GPUS [ID...]
#
# An ID is a GPU's of PCI, by which the runtime knows its name; the last one counts for those behind it. The default is e20b,
# "Intel(R) Arc(TM) B580 Graphics"; each has 12 GiB.
set -eu
top=$1 gpus=$2
shift 2
id=e20b number=0
mkdir -p "$top/by-path"
: >"$top/gpus"
while [ "$number" -lt "$gpus" ]; do
    if [ $# -gt 0 ]; then
        id=$1
        shift
    fi
    echo "$id 12884901888" >>"$top/gpus"
    # FIRST_BUS of model.h.
    : >"$top/by-path/pci-0000:$(printf %02x $((number + 3))):00.0-render"
    number=$((number + 1))
done
