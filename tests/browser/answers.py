"""Answers that just move a battle on: pressed inside the page, so that nothing can change before the press."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page

# One answer per call, as a person would choose: a target before a move, forward before back, ending a phase last.
ANSWER = """() => {
  const one = (selector) => document.querySelector(selector);
  const press = (element) => { element.dispatchEvent(new MouseEvent('click', { bubbles: true })); return true };
  const row = (element) => Number(element.dataset.hex[1]);
  const lit = [...document.querySelectorAll('.hex.live')];
  const marked = (word) => lit.filter((hex) => hex.getAttribute('aria-label').includes(word));
  if (one('.end')) return false;
  const chosen = one('path.chosen');
  const targets = marked('target');
  if (chosen && targets.length) return press(targets[0]);
  if (chosen && lit.length) return press(lit.sort((a, b) => row(b) - row(a))[0]);
  if (lit.length && window.lastUnit !== lit[0].dataset.hex + one('.prompt').textContent) {
    window.lastUnit = lit[0].dataset.hex + one('.prompt').textContent;
    return press(lit[0]);
  }
  if (one('.zone')) return press(one('.zone'));
  if (one('.tray.live')) return press(one('.tray.live'));
  const die = one('.again .die');
  if (die && !one('.again [aria-pressed=true]')) return press(die);
  const button = one('.buttons button[data-key=done]') || one('.buttons .act');
  if (button) return press(button);
  const card = one('.hand .card.live');
  if (card) return press(card);
  return false;
}"""

# The same in a hurry: an answer that ends a phase comes first.
HURRY = ANSWER.replace(
    "const lit =", "const end = one('.buttons button[data-key=done]'); if (end) return press(end);\n  const lit ="
)


PATIENCE = 120  # seconds


def open_tables(host: Page, **wish: Any) -> dict[str, Any]:
    made: dict[str, Any] = host.evaluate(
        "async (wish) => (await (await fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish)})).json())",
        {"name": "Anna", "seed": 44, "speed": "instant", **wish},
    )
    return made


def play_on(page: Page, found: str, answers: int = 800) -> None:
    """Answer until this is true of the page; each check and its answer are one call.

    Checks at which nothing could be pressed do not count: the page or the server may be slow."""
    look = "const one = (selector) => document.querySelector(selector)"
    script = f"() => {{ {look}; return ({found}) ? 'found' : ({ANSWER})() }}"
    until = time.monotonic() + PATIENCE
    while answers and time.monotonic() < until:
        seen = page.evaluate(script)
        if seen == "found":
            return
        answers -= bool(seen)
        page.wait_for_timeout(20)
    raise AssertionError(f"however much was answered, still not: {found}")


def finish(page: Page, question: str) -> None:
    """Press "done" for a question, twice if something is left to do."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if question not in page.locator(".prompt").inner_text():
            return
        page.keyboard.press("d")
        page.wait_for_timeout(40)
    raise AssertionError(f"still asked: {question}")
