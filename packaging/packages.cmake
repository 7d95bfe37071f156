# SPDX-License-Identifier: MIT OR Apache-2.0
# What CPack makes of the components library, development and tool; packaging/build.sh sets the variables ANYGPU_PACKAGE*.
set(names_DEB libanygpu0 libanygpu-dev anygpu)
set(names_RPM anygpu-libs anygpu-devel anygpu)
list(GET names_${ANYGPU_PACKAGES} 0 library_package)
list(GET names_${ANYGPU_PACKAGES} 1 development_package)
list(GET names_${ANYGPU_PACKAGES} 2 tool_package)
set(release 1)
set(of_this_version "= ${PROJECT_VERSION}-${release}")

foreach(component library development tool)
    set(folder "${CMAKE_INSTALL_DATADIR}/doc/${${component}_package}")
    install(FILES "${ANYGPU_PACKAGE_DOCUMENTS}/copyright" DESTINATION "${folder}" COMPONENT ${component})
    if(ANYGPU_PACKAGES STREQUAL DEB)
        install(FILES "${ANYGPU_PACKAGE_DOCUMENTS}/changelog.gz" "${ANYGPU_PACKAGE_DOCUMENTS}/changelog.Debian.gz"
            DESTINATION "${folder}" COMPONENT ${component})
        install(FILES "packaging/lintian/${${component}_package}" DESTINATION "${CMAKE_INSTALL_DATADIR}/lintian/overrides"
            COMPONENT ${component})
    else()
        install(FILES LICENSE-MIT LICENSE-APACHE CHANGELOG.md DESTINATION "${folder}" COMPONENT ${component})
    endif()
    string(TOUPPER ${component} upper)
    set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${${component}_package})
    set(CPACK_RPM_${component}_PACKAGE_NAME ${${component}_package})
endforeach()

set(library_summary "GPU memory shared between processes, for every vendor's runtime")
set(development_summary "Headers, Fortran sources and CMake package of anygpu")
set(tool_summary "Runs programs with their GPU calls answered on any vendor's GPU")
set(about "anygpu answers HIP, CUDA and AscendCL calls for memory, copies,
streams, events and IPC on the GPU runtime that is present, or without
a GPU.
")
set(library_about "${about}
This package has the library that programs are run with.")
set(development_about "${about}
This package has what C, C++ and Fortran programs are built with:
headers, the sources of the Fortran modules and of those for MPI,
examples, and the package files for CMake, pkg-config and fpm.")
set(tool_about "${about}
This package has the command-line tool, the libraries that it preloads
into unmodified programs, those that replace vendors' libraries in them,
the Python package, and the documentation. The replacements are in a
private folder, where only programs started with them look.")
foreach(component library development tool)
    string(TOUPPER ${component} upper)
    set(CPACK_COMPONENT_${upper}_DESCRIPTION "${${component}_summary}\n${${component}_about}")
    set(CPACK_RPM_${component}_PACKAGE_SUMMARY "${${component}_summary}")
    set(CPACK_RPM_${component}_PACKAGE_DESCRIPTION "${${component}_about}")
endforeach()

set(CPACK_GENERATOR ${ANYGPU_PACKAGES})
set(CPACK_PACKAGE_NAME anygpu)
set(CPACK_PACKAGE_VENDOR anygpu)
set(CPACK_PACKAGE_CONTACT "${ANYGPU_PACKAGE_MAINTAINER}")
if(ANYGPU_PACKAGE_HOME)
    set(CPACK_DEBIAN_PACKAGE_HOMEPAGE "${ANYGPU_PACKAGE_HOME}")
    set(CPACK_RPM_PACKAGE_URL "${ANYGPU_PACKAGE_HOME}")
endif()
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL library development tool)
set(CPACK_COMPONENTS_IGNORE_GROUPS ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

# Of another processor than this machine's; build.sh sets them.
if(DEFINED ENV{ANYGPU_PACKAGE_PROCESSOR})
    set(CPACK_RPM_PACKAGE_ARCHITECTURE "$ENV{ANYGPU_PACKAGE_PROCESSOR}")
    set(CPACK_DEBIAN_PACKAGE_ARCHITECTURE "$ENV{DEB_HOST_ARCH}")
endif()

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE ${release})
set(CPACK_DEBIAN_PACKAGE_SOURCE anygpu)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# The replacements need the library, which no installed package has while they are packed.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS "${stage}")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
file(WRITE "${CMAKE_CURRENT_BINARY_DIR}/control/shlibs"
    "libanygpu ${PROJECT_VERSION_MAJOR} libanygpu${PROJECT_VERSION_MAJOR} (>= ${PROJECT_VERSION})\n")
file(WRITE "${CMAKE_CURRENT_BINARY_DIR}/control/triggers" "activate-noawait ldconfig\n")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA
    "${CMAKE_CURRENT_BINARY_DIR}/control/shlibs" "${CMAKE_CURRENT_BINARY_DIR}/control/triggers")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
# Its libraries are only linked to.
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "libanygpu0 (${of_this_version}), libc6-dev")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SUGGESTS "cmake, gfortran, pkg-config")
set(CPACK_DEBIAN_TOOL_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_TOOL_PACKAGE_DEPENDS "libanygpu0 (${of_this_version})")
# `anygpu fortran` compiles its sources.
set(CPACK_DEBIAN_TOOL_PACKAGE_RECOMMENDS libanygpu-dev)
set(CPACK_DEBIAN_TOOL_PACKAGE_SUGGESTS python3)
set(CPACK_DEBIAN_TOOL_PACKAGE_CONTROL_EXTRA "${PROJECT_SOURCE_DIR}/packaging/prerm")

set(CPACK_RPM_COMPONENT_INSTALL ON)
set(CPACK_PACKAGE_RELOCATABLE OFF)
set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
set(CPACK_RPM_PACKAGE_RELEASE ${release})
set(CPACK_RPM_PACKAGE_LICENSE "MIT OR Apache-2.0")
set(CPACK_RPM_development_PACKAGE_REQUIRES "anygpu-libs ${of_this_version}")
set(CPACK_RPM_tool_PACKAGE_REQUIRES "anygpu-libs ${of_this_version}")
set(CPACK_RPM_tool_PRE_UNINSTALL_SCRIPT_FILE "${PROJECT_SOURCE_DIR}/packaging/prerm")
# Nobody may take the replacements and preloads for the libraries of the vendors, or of the system, and rpmbuild is not to
# change what has been stripped already.
set(CPACK_RPM_SPEC_MORE_DEFINE "%global __provides_exclude_from ^.*/(anygpu/replace/.*|libanygpu(-check|-dlsym|-first|_mpi_abi)[.]so|libanygpu[.]so)$
%global __brp_mangle_shebangs %{nil}
%global __os_install_post %{nil}
%global _build_id_links none")
# Folders of the distribution, which it does not take away.
set(CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION
    /usr/share/man /usr/share/man/man1 /usr/share/man/man3 /usr/share/man/man7)

include(CPack)
