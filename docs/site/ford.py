# SPDX-License-Identifier: MIT OR Apache-2.0
"""Puts FORD's pages into the site's look: ford.py PROJECT MODULES

Nothing comes from another host, no link leads nowhere, and the list of modules has those that programs use: the PROJECT
file's table names them.
"""

import pathlib
import re
import sys

THEME = """<script>
document.documentElement.dataset.bsTheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
</script>"""


def local_only(page: str, prefix: str) -> str:
    """The stylesheet and script of Bootstrap come from beside the page, and formulas there are none."""
    styles = f'<link href="{prefix}/css/bootstrap.min.css" rel="stylesheet">\n    {THEME}'
    page = re.sub(r'<link href="https:[^"]*/bootstrap\.min\.css"[^>]*>', styles, page)
    page = re.sub(
        r'<script src="https:[^"]*/bootstrap\.bundle[^>]*>', f'<script src="{prefix}/js/bootstrap.min.js">', page
    )
    page = re.sub(r'<script src="https:[^>]*></script>', "", page)
    return re.sub(r'(?s)<script type="text/x-mathjax-config">.*?MathJax[^<]*</script>', "", page)


def in_the_site(page: str, prefix: str) -> str:
    """The head leads to the site, and not to the files."""
    page = re.sub(r'(?s)<li class="nav-item">\s*<a class="nav-link" href="[^"]*files\.html">.*?</li>', "", page)
    home = rf'<span><a class="navbar-brand" href="{prefix}/../index.html">anygpu</a>\1</span>'
    return re.sub(r'(?s)(<a class="navbar-brand".*?</a>)', home, page, count=1)


def without_dead_anchors(path: pathlib.Path, page: str, anchors: dict[pathlib.Path, set[str]]) -> str:
    """A link to a part that a page does not have leads to the page."""

    def mended(link: re.Match[str]) -> str:
        target = (path.parent / link[1]).resolve() if link[1] else path.resolve()
        return link[0] if link[2] in anchors.get(target, {link[2]}) else f'href="{link[1] or "#"}"'

    return re.sub(r'href="([^"#:]*)#([^"]+)"', mended, page)


def only_used(page: str, used: set[str]) -> str:
    """The list of modules without those inside, and without the files."""
    page = re.sub(r"<t[dh]>(<a href='\.\./sourcefile/[^']*'>[^<]*</a>|Source File)</t[dh]>", "", page)
    row = re.compile(r"(?s)<tr class=.*?module/(\w+)\.html.*?</tr>")
    return row.sub(lambda row: row[0] if row[1] in used else "", page)


def main() -> None:
    project, modules = map(pathlib.Path, sys.argv[1:])
    pages = {path: path.read_text() for path in modules.rglob("*.html")}
    anchors = {path.resolve(): set(re.findall(r'id="([^"]*)"', page)) for path, page in pages.items()}
    for path, text in pages.items():
        prefix = "." if path.parent == modules else ".."
        page = without_dead_anchors(path, in_the_site(local_only(text, prefix), prefix), anchors)
        if path == modules / "lists/modules.html":
            page = only_used(page, set(re.findall(r"`(\w+)`", project.read_text())))
        path.write_text(page)


main()
