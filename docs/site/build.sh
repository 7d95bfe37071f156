#!/bin/bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Builds the site with MkDocs, and below it FORD's pages of the Fortran modules: build.sh TARGET
#
# TARGET/docs/index.html is its first page; TARGET/docs-source has what it is made of.
set -eu -o pipefail
cd "$(dirname "$0")/../.."
source=$1/docs-source site=$1/docs
rm -rf "$source" "$site"

echo "docs: compiling the page generator (once), then MkDocs and FORD: minutes"
cargo run --quiet --locked -p anygpu-pages -- site "$source"
NO_MKDOCS_2_WARNING=1 mkdocs --quiet build -f "$source/mkdocs.yml" -d "$site"
(cd "$source" && ford --quiet ford.project >ford.log 2>&1) || { cat "$source/ford.log" && exit 1; }
mv "$source/modules" "$site/modules"

# FORD's pages name a stylesheet and scripts of other hosts: the first comes from Python's package, formulas there are none.
python=$(head -1 "$(command -v mkdocs)" | cut -c3-)
folder=$("$python" -c 'import importlib.util as i; print(i.find_spec("flask_bootstrap").submodule_search_locations[0])')
cp "$folder/static/bootstrap5/css/bootstrap.min.css" "$site/modules/css"
cp "$folder/static/bootstrap5/js/bootstrap.min.js" "$site/modules/js"
"$python" docs/site/ford.py "$source/ford.project" "$site/modules"
if grep -rlE '<(script|img|link)[^>]* (src|href)="(https?:)?//' "$site" --include='*.html' | head -3 | grep .; then
    echo "docs: these pages load something from another host" >&2
    exit 1
fi
echo "docs: $site/index.html, $(find "$site" -name '*.html' | wc -l) pages; for search: python3 -m http.server -d $site"
