"""Arranges the documents as a site and lets Sphinx build it; it writes no documents itself."""

from __future__ import annotations

import inspect
import os
import pkgutil
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final, get_args

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
FENCE: Final = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
LINKED: Final = re.compile(r"\[([^\[\]]*)\]\(([^()\s]+)\)|\]\(([^()\s]+)\)")
ORDER: Final = {
    "Play": ("serving", "gallery", "rulings"),
    "Write": ("scenarios", "decks", "bots", "notation"),
    "Build": ("contract", "reference", "design", "contributing", "roadmap", "changelog"),
}
SETTINGS: Final = '''"""What Sphinx is told; written by bench/site.py."""

import overlord

project = "Open Overlord"
author = "the people of Open Overlord"
version = release = overlord.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = f"Open Overlord {release}"
html_show_sourcelink = False
html_copy_source = False
html_show_copyright = False
myst_heading_anchors = 4
default_role = "literal"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
suppress_warnings = ["misc.highlighting_failure"]  # a few lines of a file need not be a whole one
'''


class SiteError(Exception):
    """A link whose target does not exist."""


def on_site(path: str) -> str | None:
    """The place of a repository file on the site; None if it is not part of the site."""
    if path in PAGES:
        return PAGES[path]
    return path.removeprefix("docs/") if path.startswith("docs/") else None


def relinked(text: str, page: str) -> str:
    """A repository page as a page of the site: a link to a file that is not on the site becomes the file's name."""
    parts = FENCE.split(text)
    parts[::2] = [LINKED.sub(lambda found: _link(found, page), part) for part in parts[::2]]
    return "".join(parts)


def _link(found: re.Match[str], page: str) -> str:
    words, target = found[1], found[2] or found[3]
    file, sign, anchor = target.partition("#")
    if "://" in target or not file:
        return found[0]
    path = os.path.normpath(Path(page).parent / file).replace(os.sep, "/")
    if not (ROOT / path).exists():
        raise SiteError(f"{page}: the link {target} leads nowhere.")
    new = on_site(path)
    if new is None:
        return f"{words} (`{path}`)" if words and words.strip("`") not in path.split("/") else f"`{path}`"
    return found[0].replace(f"({target})", f"({new}{sign}{anchor})")


# ---- the reference -------------------------------------------------------------------------------


def public_modules() -> list[ModuleType]:
    """The package and its direct submodules that have an `__all__`."""
    package = import_module("overlord")
    below = [name for _, name, _ in pkgutil.iter_modules(package.__path__) if not name.startswith("_")]
    found = [import_module(f"overlord.{name}") for name in below]
    return [package, *(module for module in found if getattr(module, "__all__", ()))]


def directives(module: ModuleType, told: set[int]) -> str:
    """The Sphinx directives for everything public in a module; the index points to where a thing was listed first."""
    lines = [
        module.__name__,
        "=" * len(module.__name__),
        "",
        f".. automodule:: {module.__name__}",
        "   :no-members:",
        "",
    ]
    for name in module.__all__:
        value = getattr(module, name)
        if isinstance(value, ModuleType) or name == "__version__":
            continue
        kind = "function" if inspect.isroutine(value) else "data"
        if inspect.isclass(value):
            kind = "exception" if issubclass(value, BaseException) else "class"
        if kind == "data":  # a union has no docstring of its own, and its value would fill a page
            members = ", ".join(f"`{getattr(one, '__name__', one)}`" for one in get_args(value))
            lines += [f".. py:data:: {module.__name__}.{name}", *(["   :no-index:"] if id(value) in told else [])]
            lines += ["", f"   One of {members}." if members else "", ""]
            told.add(id(value))
            continue
        lines += [f".. auto{kind}:: {module.__name__}.{name}", *(["   :no-index:"] if id(value) in told else [])]
        told.add(id(value))
        lines += ["   :members:", "   :no-undoc-members:"] if kind in ("class", "exception") else []
        lines += [""]
    return "\n".join(lines)


def reference(to: Path) -> None:
    names: list[str] = []
    told: set[int] = set()
    for module in public_modules():
        names.append(module.__name__)
        (to / f"{module.__name__}.rst").write_text(directives(module, told), encoding="utf-8")
    tree = "\n".join(f"   {name}" for name in names)
    text = f"Reference\n=========\n\nWhat a program may import, from its docstrings.\n\n.. toctree::\n\n{tree}\n"
    (to / "reference.rst").write_text(text, encoding="utf-8")


# ---- the site ------------------------------------------------------------------------------------


def lay_out(to: Path) -> None:
    """Put everything that Sphinx reads into one folder."""
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(ROOT / "docs", to)
    pages = [*PAGES, *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md")))]
    for page in pages:
        text = relinked((ROOT / page).read_text(encoding="utf-8"), page)
        (to / str(on_site(page))).write_text(text, encoding="utf-8")
    placed = {name for names in ORDER.values() for name in names}
    others = sorted(Path(str(on_site(page))).stem for page in pages)
    last = [name for name in others if name not in placed and name != "index"]
    trees = {**ORDER, **({"More": tuple(last)} if last else {})}
    with (to / "index.md").open("a", encoding="utf-8") as index:
        for caption, names in trees.items():
            listed = "\n".join(names)
            index.write(f"\n```{{toctree}}\n:hidden:\n:caption: {caption}\n:maxdepth: 1\n\n{listed}\n```\n")
    reference(to)
    (to / "conf.py").write_text(SETTINGS, encoding="utf-8")


def main() -> None:
    """Build the site into the given folder; every Sphinx warning is an error."""
    to = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build" / "docs")
    source = to.parent / "docs-source"
    try:
        lay_out(source)
    except SiteError as error:
        sys.exit(str(error))
    shutil.rmtree(to, ignore_errors=True)
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-E", "-b", "html", str(source), str(to)]
    if subprocess.run(command, check=False).returncode:
        sys.exit("The site is not built: what is wrong stands above.")
    print(f"The site is in {to}: open {to / 'index.html'}")


if __name__ == "__main__":
    main()
