"""`overlord rules`: looks up a rule, or shows which rules have tests; it prints the rulebook and judges no game."""

import re
import textwrap
from collections import Counter
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path

import click

from overlord.cli.speech import Command, fail, lang_option, option, tongue
from overlord.rulebook.coverage import Coverage, coverage, exempt_reasons, marks_in
from overlord.rulebook.index import FILES, Rule, area, rulebook
from overlord.text.words import plain_rules

WIDTH = 100


@click.command("rules", cls=Command, help="cli-rules")
@click.argument("rule_id", metavar="[ID]", required=False)
@option("--coverage", "show_coverage", is_flag=True, help="cli-rules-coverage")
@option("--tests", type=click.Path(path_type=Path), default=Path("tests"), show_default=True, help="cli-rules-tests")
@option("--prefix", "prefixes", multiple=True, help="cli-rules-prefix")
@lang_option
def rules(rule_id: str | None, show_coverage: bool, tests: Path, prefixes: tuple[str, ...]) -> None:
    """Print the sections, one rule, or the coverage."""
    if rule_id and show_coverage:
        fail("rules-id-with-coverage")
    if rule_id:
        lines = rule_lines(find(rule_id.upper()))
    elif show_coverage:
        lines = coverage_lines(measure(tests).narrowed(prefixes or ("",)))
    else:
        lines = section_lines()
    for line in lines:
        click.echo(line)


def find(rule_id: str) -> Rule:
    rule = rulebook().get(rule_id)
    if rule is None:
        near = ", ".join(sorted(get_close_matches(rule_id, rulebook(), n=5)))
        fail("rules-unknown-near" if near else "rules-unknown", id=rule_id, near=near)
    return rule


def measure(tests: Path) -> Coverage:
    if not tests.is_dir():
        fail("rules-no-tests", path=str(tests))
    return coverage(rulebook(), exempt_reasons(), marks_in(tests))


def section_lines() -> Iterator[str]:
    """Each file, then its sections with their number of rules."""
    counts = Counter((rule.file, rule.section) for rule in rulebook().values())
    for file in FILES:
        sections = {section: count for (where, section), count in counts.items() if where == file}
        yield f"{sum(sections.values()):4}  {file}"
        yield from (f"{count:4}    {section}" for section, count in sections.items())


def rule_lines(rule: Rule) -> Iterator[str]:
    head = f"{rule.id} · {rule.section} · {rule.file}"
    yield f"{head} · {tongue().say('rules-unsure')}" if rule.unsure else head
    spoken = plain_rules(tongue().lang)
    if spoken.has(rule.id):
        yield from wrapped(spoken.say(rule.id), "  ")
        yield tongue().say("rules-rulebook")
    for paragraph in plain(rule.text).splitlines():
        yield from wrapped(paragraph, "    " if paragraph.startswith("- ") else "  ")


def wrapped(text: str, hang: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="  ", subsequent_indent=hang, break_on_hyphens=False)


def plain(text: str) -> str:
    """Rule text without Markdown emphasis."""
    return re.sub(r"(?<![\w-])\*(\S[^*\n]*)\*", r"\1", text.replace("**", "").replace("`", ""))


def coverage_lines(report: Coverage) -> Iterator[str]:
    """Rules with a test and all rules per area, then those that are missing, exempt or unknown."""
    yield from area_lines(report)
    yield ""
    yield tongue().say("rules-without-test", count=len(report.bare))
    yield from wrapped(", ".join(report.bare), "  ")
    yield ""
    yield tongue().say("rules-exempt", count=len(report.exempt))
    yield from (f"  {rule_id}  {reason}" for rule_id, reason in report.exempt.items())
    if report.unknown:
        yield ""
        yield tongue().say("rules-unknown-marks", count=len(report.unknown))
        yield from (f"  {rule_id}  {', '.join(tests)}" for rule_id, tests in report.unknown.items())


def area_lines(report: Coverage) -> Iterator[str]:
    carried, bare, exempt = (Counter(map(area, ids)) for ids in (report.carried, report.bare, report.exempt))
    for name in dict.fromkeys(map(area, rulebook())):
        if carried[name] + bare[name] + exempt[name]:
            yield count_line(name, carried[name], bare[name], exempt[name])
    yield count_line(tongue().say("rules-total"), len(report.carried), len(report.bare), len(report.exempt))


def count_line(name: str, carried: int, bare: int, exempt: int) -> str:
    line = f"{name:<12}{carried:4}/{carried + bare}"
    return f"{line:<22}{tongue().say('rules-exempt-count', count=exempt)}" if exempt else line
