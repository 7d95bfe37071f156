# SPDX-License-Identifier: MIT OR Apache-2.0
import os

from spack.package import (
    Executable,
    depends_on,
    join_path,
    license,
    on_package_attributes,
    requires,
    run_after,
    variant,
    version,
)
from spack_repo.builtin.build_systems.cmake import CMakePackage


class Anygpu(CMakePackage):
    """GPU memory shared between processes: HIP, CUDA and AscendCL calls on the GPU runtime that is present, or without
    a GPU. Programs find it by CMake, pkg-config or `anygpu fortran`."""

    # It has no public address to be fetched from: `spack dev-build anygpu@0.1.0` in its source tree builds it.
    license("MIT OR Apache-2.0")

    version("0.1.0")

    variant("fortran", default=True, description="Check that the Fortran modules can be built")

    depends_on("c", type="build")
    depends_on("fortran", type="build", when="+fortran")
    depends_on("cmake@3.20:", type="build")
    depends_on("rust@1.91:", type="build")

    requires("platform=linux", msg="anygpu shares memory by Linux's file descriptors")
    requires("target=x86_64:", msg="other processors are not tested")

    def cmake_args(self):
        return [self.define("ANYGPU_TARGET_DIR", join_path(self.build_directory, "cargo"))]

    @run_after("install")
    @on_package_attributes(run_tests=True)
    def check_install(self):
        anygpu = Executable(self.prefix.bin.anygpu)
        anygpu("info")
        if self.spec.satisfies("+fortran"):
            anygpu("fortran", "--compiler", os.environ["FC"], "--prefix", join_path(self.build_directory, "modules"))
