#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Prints the packages' copyright file, in Debian's format: the licences of anygpu and of the crates in its binaries.
set -eu -o pipefail
cd "$(dirname "$0")/.."

# A text as a field's continuation lines.
indented() { sed -e 's/^[ \t]*$/./' -e 's/^/ /'; }

cat <<END_OF_HEADER
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: anygpu

Files: *
Copyright: $(sed -n 's/^Copyright (c) //p' LICENSE-MIT)
License: MIT or Apache-2.0

Files: rust-std
Copyright: The Rust Project Developers
License: MIT or Apache-2.0
Comment: Rust's standard library, linked statically.
END_OF_HEADER

crates=$(cargo tree --locked -p anygpu -p anygpu-cli -e normal,no-proc-macro --prefix none -f '{p}|{l}')
while IFS='|' read -r name licence; do
    version=${name#* v} name=${name%% *}
    folder=$(compgen -G "${CARGO_HOME:-$HOME/.cargo}/registry/src/*/$name-$version" | head -n 1) || {
        echo "copyright.sh: cargo has no source of $name $version" >&2
        exit 1
    }
    # Lines such as "Copyright (c) 2015 Somebody", not those of the licences' own words.
    holders=$(sed -n -E 's/^ *Copyright (\(c\)|©) *//Ip' "$folder"/LICENSE* "$folder"/COPYING* 2>/dev/null | sort -u) || true
    case $licence in
        "0BSD OR MIT OR Apache-2.0" | "MIT OR Zlib OR Apache-2.0" | "MIT/Apache-2.0") licence="MIT or Apache-2.0" ;;
        "MIT OR Apache-2.0" | "Apache-2.0 OR MIT" | "Unlicense OR MIT" | MIT | ISC | Zlib) licence=${licence// OR / or } ;;
        *) echo "copyright.sh: $name has the licence $licence, whose text is not here" >&2 && exit 1 ;;
    esac
    printf '\nFiles: %s-%s\nCopyright:\n%s\nLicense: %s\nComment: A crate, linked statically.\n' "$name" "$version" \
        "$(sed 's/^/ /' <<<"${holders:-The authors of $name}")" "$licence"
done < <(sed 's/ (\*)$//' <<<"$crates" | grep -E -v '^(anygpu|$)' | sort -u)

terms() { printf '\nLicense: %s\n' "$1"; }
mit() { sed '0,/^Copyright/d' LICENSE-MIT | sed '1{/^$/d}' | indented; }
apache=" See LICENSE-APACHE; on Debian /usr/share/common-licenses/Apache-2.0."
terms "MIT or Apache-2.0"
mit
printf ' .\n or Apache-2.0:\n%s\n' "$apache"
terms "Apache-2.0 or MIT"
printf ' As "MIT or Apache-2.0".\n'
terms "Unlicense or MIT"
printf ' Used as "MIT".\n'
terms MIT
mit
terms ISC
indented <<'END_OF_ISC'
Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
END_OF_ISC
terms Zlib
indented <<'END_OF_ZLIB'
This software is provided 'as-is', without any express or implied warranty. In no event will the authors be held liable for
any damages arising from the use of this software.

Permission is granted to anyone to use this software for any purpose, including commercial applications, and to alter it and
redistribute it freely, subject to the following restrictions:

1. The origin of this software must not be misrepresented; you must not claim that you wrote the original software. If you
use this software in a product, an acknowledgment in the product documentation would be appreciated but is not required.

2. Altered source versions must be plainly marked as such, and must not be misrepresented as being the original software.

3. This notice may not be removed or altered from any source distribution.
END_OF_ZLIB
