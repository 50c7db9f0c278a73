"""The documents make a site: their pages find each other there, and what is public stands in the reference."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from bench import site

import overlord


def test_links_lead_to_the_pages_of_the_site() -> None:
    assert site.relinked("see [that](docs/contract.md#calls)", "README.md") == "see [that](contract.md#calls)"
    assert site.relinked("see [it](../README.md)", "docs/bots.md") == "see [it](index.md)"
    assert site.relinked("[![a](docs/screens/battle.webp)](docs/gallery.md)", "README.md") == (
        "[![a](screens/battle.webp)](gallery.md)"
    )
    outside = "[elsewhere](https://example.org/a.md) and [here](#calls)"
    assert site.relinked(outside, "README.md") == outside


def test_a_file_that_is_not_on_the_site_is_named() -> None:
    path = "src/overlord/engine/game.py"
    assert site.relinked(f"[game](../{path})", "docs/design.md") == f"game (`{path}`)"
    assert site.relinked("[engine](../src/overlord/engine)", "docs/design.md") == "`src/overlord/engine`"


def test_examples_stay_as_they_are_and_a_lost_link_is_an_error() -> None:
    fenced = "```\n[a](nowhere.md)\n```"
    assert site.relinked(fenced, "README.md") == fenced
    with pytest.raises(site.SiteError, match=r"^README\.md: the link nowhere\.md leads nowhere\.$"):
        site.relinked("[a](nowhere.md)", "README.md")


def test_every_page_is_laid_out_and_every_link_on_it_leads_somewhere(tmp_path: Path) -> None:
    site.lay_out(tmp_path / "site")
    pages = sorted((tmp_path / "site").glob("*.md"))
    assert {"index", "contract", "contributing", "changelog", "gallery"} <= {page.stem for page in pages}
    listed = re.findall(r"^[a-z-]+$", (tmp_path / "site" / "index.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert {page.stem for page in pages} - {"index"} <= set(listed)
    for page in pages:
        prose = "".join(site.FENCE.split(page.read_text(encoding="utf-8"))[::2])
        for target in re.findall(r"\]\(([^()\s#]+)", prose):
            assert "://" in target or (page.parent / target).exists(), (page.name, target)
    reference = (tmp_path / "site" / "overlord.rst").read_text(encoding="utf-8")
    for name in set(overlord.__all__) - {"__version__"}:
        value = getattr(overlord, name)
        assert f":: overlord.{name}\n" in reference or type(value).__name__ == "module", name
