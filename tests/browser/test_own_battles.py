"""A user's own battles in the browser: put into the folder, chosen on the front page, played by clicking."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Open, sit_down, sit_down_by_clicking, violations
from browser.test_table import hexagon, lit, order_all, picture, prompt
from ownfiles import SUPPLY, battles_folder

M44 = Path(__file__).parents[1] / "files" / "m44"
FORDED = SUPPLY.replace("to      ..      ..      fo", "ri      ..      ..      fo", 1).replace(
    "rails = [", 'patches = [{ terrain = "river", fordable = true }]\nrails = ['
)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = battles_folder(tmp_path)
    (folder / "Supply Line.toml").write_text(SUPPLY, encoding="utf-8")
    (folder / "untidy.m44").write_bytes((M44 / "untidy.m44").read_bytes())
    (folder / "breakthrough.m44").write_bytes((M44 / "breakthrough.m44").read_bytes())
    return folder


@pytest.mark.rule("R-ACT-13")
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_a_train_of_a_battle_of_ones_own_unloads_where_one_points(
    visit: Open, width: int, height: int, tmp_path: Path
) -> None:
    page = visit(width, height, at="/", pictures=True)
    own = page.locator("section", has=page.get_by_role("heading", name="Your own battles"))
    expect(own.locator("article h3")).to_have_text(["The Supply Line", "Untidy"])
    expect(own.locator("article").first).to_contain_text("<script>document.title = 'gone'</script>")
    expect(own.locator("article img").first).to_have_js_property("complete", True)
    own.get_by_text("One file is left out").click()
    expect(own.locator("details li")).to_contain_text("battles/breakthrough.m44: this is a Breakthrough board")
    assert violations(page) == []
    sit_down_by_clicking(page, "own-supply-line", "axis")
    prompt(page, "Which card do you play?")
    page.locator(".hand .card", has_text="Assault Center").click()
    page.locator(".buttons .act").first.click()
    prompt(page, "Which units do you order?")
    order_all(page)
    prompt(page, "Which unit moves")
    hexagon(page, "E5").click()
    hexagon(page, "G5").click()
    prompt(page, "Where do the troops step down from the train?")
    picture(page, f"unload-{width}", tmp_path)
    assert set(lit(page)) == {"f6", "g6", "f4", "g4", "H5"}  # beside the engine
    hexagon(page, "g6").click()
    expect(page.locator("[data-unit='g6']")).to_have_count(1)
    prompt(page, "Where do the troops step down from the train?")
    assert set(lit(page)) == {"e6", "f6", "e4", "f4", "E5"}  # beside the wagon
    hexagon(page, "f6").click()
    expect(page.locator("[data-unit='f6']")).to_have_count(1)
    expect(page.locator(".prompt")).not_to_contain_text("step down")
    picture(page, f"unloaded-{width}", tmp_path)


def test_a_community_file_is_fought_and_listed_though_it_is_gone(visit: Open, address: str, folder: Path) -> None:
    page = visit()
    sit_down(page, "own-untidy", "axis")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Untidy")
    page.locator(".hand .card.live").first.click()
    (folder / "untidy.m44").unlink()
    page.goto(address)
    row = page.locator("li", has_text="Untidy")
    expect(row).to_be_visible()
    expect(page.locator("[data-battle='own-untidy']")).to_have_count(0)
    row.get_by_role("link").click()
    page.locator(".hex").first.wait_for(state="attached")
    page.reload()
    page.locator(".hex").first.wait_for(state="attached")


def test_a_river_that_this_battle_lets_one_ford_reads_so(visit: Open, folder: Path, tmp_path: Path) -> None:
    (folder / "Forded.toml").write_text(FORDED, encoding="utf-8")
    page = visit()
    sit_down(page, "own-forded", "axis")
    page.locator(".hex").first.wait_for(state="attached")
    hexagon(page, "g4").focus()
    page.keyboard.press("i")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("River")
    expect(sheet.locator("li").first).to_be_visible()
    picture(page, "forded", tmp_path)
    expect(sheet).not_to_contain_text("Nobody enters without a bridge or a boat")
    expect(sheet).to_contain_text("A unit that enters must stop.")
