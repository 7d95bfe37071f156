# SPDX-License-Identifier: MIT OR Apache-2.0
include(CMakeFindDependencyMacro)
find_dependency(anygpu 0.1 COMPONENTS hipfort)
include("${CMAKE_CURRENT_LIST_DIR}/arrays-targets.cmake")
