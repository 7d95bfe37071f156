# SPDX-License-Identifier: MIT OR Apache-2.0
# `make demo` and `make test` install what they need, and `make docs` fetches its tools with pip, unless ANYGPU_SETUP=no; every
# other target only says what is missing. docs/guide/build.md says what each target is for.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := build
# Cargo and the compilers it starts use every core; targets keep their order.
.NOTPARALLEL:

# rustup's folder is not on the PATH of every shell that runs make, and must come before a distribution's old Rust.
rustup := $(or $(CARGO_HOME),$(HOME)/.cargo)/bin
ifeq ($(filter $(rustup),$(subst :, ,$(PATH))),)
export PATH := $(rustup):$(PATH)
endif

ifeq ($(CARGO_TARGET_DIR),)
override CARGO_TARGET_DIR := $(CURDIR)/target
endif
export CARGO_TARGET_DIR
# Where .ci/setup puts what only pip has.
export PATH := $(PATH):$(CARGO_TARGET_DIR)/setup/python/bin

# make's own defaults for FC and CC are not always the compilers that are there.
ifeq ($(origin FC),default)
FC := gfortran
endif
ifeq ($(origin CC),default)
CC := cc
endif
# TARGET is the processor that is built for, by Rust's name, such as aarch64-unknown-linux-gnu; its compilers and other
# tools have names like Debian's, aarch64-linux-gnu-gcc.
ifneq ($(TARGET),)
cross := $(firstword $(subst -, ,$(TARGET)))-linux-gnu-
export CARGO_BUILD_TARGET := $(TARGET)
export CARGO_TARGET_$(shell tr a-z- A-Z_ <<<'$(TARGET)')_LINKER := $(cross)gcc
export STRIP := $(cross)strip
CC := $(cross)gcc
FC := $(cross)gfortran
endif
export FC CC

PREFIX ?= /usr/local
RELEASE := $(CARGO_TARGET_DIR)/$(TARGET:=/)release
EXAMPLES := $(CARGO_TARGET_DIR)/$(TARGET:=/)examples
DIST := $(CARGO_TARGET_DIR)/$(TARGET:=/)dist

.PHONY: build demo check test test-amd test-intel test-aarch64 clients miri mutants sanitize soak aarch64 bench docs lint install packages check-packages dist wheel \
	release clean binaries examples lint-rust lint-others

build: needs-build binaries examples

# Without optimisation the library takes a fourth of the time to compile, and its tests want it so, too.
demo: needs-demo
	cargo build --locked --package anygpu --lib
	@examples/build.sh "$(CARGO_TARGET_DIR)/$(TARGET:=/)debug/libanygpu.so" "$(CARGO_TARGET_DIR)/$(TARGET:=/)demo"
	@examples/run-demo.sh "$(CARGO_TARGET_DIR)/$(TARGET:=/)demo"
	@printf '%s\n' "next: make install PREFIX=\$$HOME/.local" "next: \$$HOME/.local/bin/anygpu doctor"

# What covers most edits, in less than a minute once it is built: what needs neither the release library nor a compiler of
# Fortran. The second command takes what exports.rs reads in the sources. Tests wait more than they work, so more of them run
# at a time than there are cores.
CHECKED := acl arrays clients cuda generated guarantees hip layers layout pools streams
UNCHECKED := compilers_take modules_give constants_and_layouts headers_go_together cpp_programs every_answer_is the_capability_is
check: export RUST_TEST_THREADS ?= $(shell echo $$((2 * $$(nproc))))
check: needs-build
	cargo test --locked --lib $(addprefix --test ,$(CHECKED)) -- $(addprefix --skip ,$(UNCHECKED))
	cargo test --locked --test exports -- every_ no_back_end_tells

BINARIES := cargo build --release --locked && \
	cargo build --release --locked --manifest-path crates/dlsym/Cargo.toml

# The release library is what is installed, so the tests of the installed tree want it too. Rust compiles it on one core, so
# the tests are compiled meanwhile.
test: needs-test
	@{ $(BINARIES); } & release=$$!; status=0; cargo test --workspace --locked --no-run || status=1; \
	wait $$release && exit $$status
	@status=0; .ci/test 2>&1 | tee "$(CARGO_TARGET_DIR)/test.log" || status=1; \
	.ci/summary "$(CARGO_TARGET_DIR)/test.log" || status=1; exit $$status

# The test file of AMD's own runtime over every release that Debian has; those whose C library is newer than the system's need
# root, or unprivileged user namespaces, and overlayfs.
test-amd: needs-test binaries
	ANYGPU_TEST_AMD_VERSIONS="5.2 5.7 6.4 7.2" cargo test --locked --test amdgpu

# The tests of Intel's own runtime that `make test` has no time for, more deaths, and other files' tests over it. It needs root, or
# unprivileged user namespaces, and overlayfs.
test-intel: export ANYGPU_TEST_ROUNDS ?= 300
test-intel: needs-test binaries
	cargo test --locked --test intelgpu -- --include-ignored --nocapture
	ANYGPU_TEST_BACKEND=intel cargo test --locked --test steps --test fortran_arrays -- \
	    --skip vendors --skip microseconds --skip default_kinds
	for devices in 2 4; do ANYGPU_TEST_BACKEND=intel ANYGPU_TEST_DEVICES=$$devices cargo test --locked --test mpi -- \
	    c_programs_share gfortran_programs_share; done

# Tests on emulated machines with an aarch64 processor, whose kernels have pages of 4, 16 and 64 KiB: for hours. SIZES names some,
# TESTS some test files, whose rows join those of earlier calls.
SIZES ?= 4 16 64
test-aarch64: needs-aarch64
	tests/aarch64/run.sh --sizes "$(SIZES)" $(TESTS)

# Programs and libraries of others, fetched with pip: CLIENTS names some of tests/clients.
clients: needs-build
	cmake -B "$(CARGO_TARGET_DIR)/clients/build" -DANYGPU_TARGET_DIR="$(CARGO_TARGET_DIR)" \
	    -DCMAKE_INSTALL_PREFIX="$(CARGO_TARGET_DIR)/clients/prefix"
	cmake --build "$(CARGO_TARGET_DIR)/clients/build"
	cmake --install "$(CARGO_TARGET_DIR)/clients/build" >/dev/null
	tests/clients/run.sh "$(CARGO_TARGET_DIR)/clients/prefix" $(CLIENTS)

# What needs no system calls of its own, under Rust's interpreter, which finds undefined behaviour and data races.
miri: needs-miri
	MIRIFLAGS="-Zmiri-disable-isolation -Zmiri-ignore-leaks" cargo +nightly miri test --locked --lib -- \
	    config:: records:: handle:: hints:: queue:: published:: thread:: timeline::page:: steps::page::orders border:: api:: \
	    os::lock:: touches::tests::what_the_code

# Breaks a copy of the library in MUTANTS small ways that SEED chooses, 400 by default, or all, and names those that no
# test notices.
mutants: needs-build
	for step in build run; do cargo run --locked --package anygpu-mutants -- $$step .; done

# ThreadSanitizer and AddressSanitizer on processes that share everything, with a nightly toolchain.
sanitize: needs-sanitize
	.ci/sanitize thread address

# Fuzzers on all cores for SOAK_SECONDS, an hour by default.
soak: needs-soak
	.ci/soak

# The tests for aarch64, cross-compiled and run under qemu's user mode.
aarch64: needs-aarch64
	.ci/aarch64

bench: needs-bench
	benches/build.sh "$(CARGO_TARGET_DIR)/benches"
	benches/run.sh "$(CARGO_TARGET_DIR)/benches" "$(CARGO_TARGET_DIR)/benches/host.csv"

# The site: $(CARGO_TARGET_DIR)/docs/index.html.
docs: needs-docs
	docs/site/build.sh "$(CARGO_TARGET_DIR)"

lint: needs-lint lint-rust lint-others

install: needs-install
	$(if $(word 2,$(PREFIX)),$(error PREFIX="$(PREFIX)": a folder without spaces is needed))
	cmake -B build/$(TARGET) -DANYGPU_TARGET_DIR="$(CARGO_TARGET_DIR)" -DCMAKE_INSTALL_PREFIX="$(abspath $(PREFIX))" \
		-DCMAKE_INSTALL_MESSAGE=NEVER
	cmake --build build/$(TARGET)
	cmake --install build/$(TARGET) --prefix "$(abspath $(PREFIX))"
	@echo "installed in $(abspath $(PREFIX)):"
	@echo "    export PATH=$(abspath $(PREFIX))/bin:\$$PATH PYTHONPATH=$(abspath $(PREFIX))/lib/anygpu/python:\$$PYTHONPATH"

# Checks that this tree can be released; CONTRIBUTING.md has the steps.
release: needs-build binaries
	@.ci/release

# .deb and .rpm, in dist of the target folder, or in TARGET/dist there.
packages: needs-packages
	packaging/build.sh "$(DIST)" DEB RPM

# What a release has, for PROCESSORS: wheels, tarballs, packages that run from glibc 2.28 on, and the crate. They lie in
# dist/artefacts of the target folder.
PROCESSORS ?= x86_64 aarch64
dist: needs-dist
	packaging/dist.sh "$(CARGO_TARGET_DIR)/dist" $(PROCESSORS)

# As root, with a mirror and PyPI: what `make dist` has made, in clean systems.
check-packages:
	packaging/check.sh "$(CARGO_TARGET_DIR)/dist/artefacts" "$(CARGO_TARGET_DIR)/dist/systems" $(SUITES)

wheel: needs-wheel
	python3 -m pip wheel --quiet --no-index --no-deps --no-build-isolation -w "$(DIST)/wheel" packaging/wheel
	@ls "$(DIST)"/wheel/*.whl

clean:
	cargo clean
	rm -rf build

needs-%:
	@.ci/setup $*

binaries:
	$(BINARIES)

examples:
	@examples/build.sh "$(RELEASE)/libanygpu.so" "$(EXAMPLES)"

lint-rust:
	@echo "lint: $$(cargo --version), $$(rustc --version), $$(cargo clippy --version)"
	cargo fmt --all --check
	cargo fmt --manifest-path crates/dlsym/Cargo.toml --check
	cargo fmt --manifest-path crates/fuzz/Cargo.toml --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	cargo clippy --manifest-path crates/dlsym/Cargo.toml --locked -- -D warnings
	RUSTFLAGS="--cfg fuzzing" cargo clippy --manifest-path crates/fuzz/Cargo.toml --no-default-features --locked -- -D warnings
	RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --no-deps --locked

lint-others:
	@.ci/lint
