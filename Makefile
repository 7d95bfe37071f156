# SPDX-License-Identifier: MIT OR Apache-2.0
# `make demo` and `make test` set up everything they need; README.md says what each target is for.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := build

# rustup's folder is not on the PATH of every shell that runs make.
export PATH := $(PATH):$(HOME)/.cargo/bin
export CARGO_TARGET_DIR ?= $(CURDIR)/target

# make's own defaults for FC and CC are not always the compilers that are there.
ifeq ($(origin FC),default)
FC := gfortran
endif
ifeq ($(origin CC),default)
CC := cc
endif
export FC CC

PREFIX ?= /usr/local
RELEASE := $(CARGO_TARGET_DIR)/release
EXAMPLES := $(CARGO_TARGET_DIR)/examples

.PHONY: prerequisites build demo test miri bench lint install clean

prerequisites:
	@.ci/prerequisites

build: prerequisites
	cargo build --release
	cargo build --release --locked --manifest-path dlsym/Cargo.toml
	@examples/build.sh $(RELEASE)/libanygpu.so $(EXAMPLES)

demo: build
	@examples/run-demo.sh $(EXAMPLES)

# The release library is what is installed, so the tests of the installed tree want it too.
test: build
	@mkdir -p $(CARGO_TARGET_DIR)
	@status=0; cargo test --workspace --no-fail-fast 2>&1 | tee $(CARGO_TARGET_DIR)/test.log || status=1; \
	.ci/summary $(CARGO_TARGET_DIR)/test.log || status=1; exit $$status

# What needs no system calls of its own, under Rust's interpreter, which finds undefined behaviour and data races.
miri: prerequisites
	MIRIFLAGS="-Zmiri-disable-isolation -Zmiri-ignore-leaks" cargo +nightly miri test --lib -- \
	    config:: handle:: hints:: queue:: thread:: border:: api::

bench: prerequisites
	cargo bench

lint: prerequisites
	cargo fmt --all --check
	cargo fmt --manifest-path dlsym/Cargo.toml --check
	cargo clippy --workspace --all-targets -- -D warnings
	cargo clippy --manifest-path dlsym/Cargo.toml -- -D warnings
	@awk 'length > 132 { print FILENAME ":" FNR ": longer than 132 columns"; bad = 1 } END { exit bad }' \
	    $$(git ls-files '*.f90')

install: prerequisites
	$(if $(word 2,$(PREFIX)),$(error PREFIX="$(PREFIX)": a folder without spaces is needed))
	cmake -B build -DANYGPU_TARGET_DIR="$(CARGO_TARGET_DIR)" -DCMAKE_INSTALL_PREFIX="$(abspath $(PREFIX))"
	cmake --build build
	cmake --install build --prefix "$(abspath $(PREFIX))"

clean:
	cargo clean
	rm -rf build
