# SPDX-License-Identifier: MIT OR Apache-2.0
# shellcheck shell=bash disable=SC2034 # Others read them.
# The home and the maintainer that all packages name: this file alone is changed for others.
#
# A workflow of GitHub's names its own repository. Without a home packages name none. DEBFULLNAME and DEBEMAIL name the
# packager, as for Debian's own tools; no mail reaches the address that stands here.
home=${GITHUB_REPOSITORY:+${GITHUB_SERVER_URL:-https://github.com}/$GITHUB_REPOSITORY}
maintainer="${DEBFULLNAME:-The anygpu authors} <${DEBEMAIL:-anygpu@localhost.invalid}>"
