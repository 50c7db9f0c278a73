"""`overlord rules`: look a rule up, or see which rules the tests carry; it prints the rulebook and judges no game."""

import re
import textwrap
from collections import Counter
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import NoReturn

import click

from overlord.rulebook.coverage import Coverage, coverage, exempt_reasons, marks_in
from overlord.rulebook.index import FILES, Rule, area, rulebook

# Every sentence for people, in one place until text/*.ftl carries them.
HELP = "Look up a rule by its ID; without one, list the sections of the rulebook."
HELP_COVERAGE = "Show which rule ids the tests carry."
HELP_TESTS = "The tests folder to read (with --coverage)."
HELP_PREFIX = "Only ids that begin like this, such as R- (with --coverage; may be repeated)."
UNKNOWN_RULE = "There is no rule {id} in the rulebook."
UNKNOWN_RULE_NEAR = "There is no rule {id} in the rulebook; near it are {near}."
NO_TESTS = "There is no tests folder at {path}; run this inside the source tree or name the folder with --tests."
ID_WITH_COVERAGE = "Give either a rule ID or --coverage, not both; --prefix narrows the coverage."
RULE_HEAD = "{id} · {section} · {file}"
UNSURE = "unsure"
TOTAL = "all"
EXEMPT_COUNT = "{count} exempt"
WITHOUT_TEST = "Without a test ({count}):"
EXEMPT = "Exempt ({count}):"
UNKNOWN_MARKS = "Marks that name no rule ({count}):"

WIDTH = 100


@click.command("rules", help=HELP)
@click.argument("rule_id", metavar="[ID]", required=False)
@click.option("--coverage", "show_coverage", is_flag=True, help=HELP_COVERAGE)
@click.option("--tests", type=click.Path(path_type=Path), default=Path("tests"), show_default=True, help=HELP_TESTS)
@click.option("--prefix", "prefixes", multiple=True, help=HELP_PREFIX)
def rules(rule_id: str | None, show_coverage: bool, tests: Path, prefixes: tuple[str, ...]) -> None:
    """Show the sections, one rule, or the coverage."""
    if rule_id and show_coverage:
        fail(ID_WITH_COVERAGE)
    if rule_id:
        lines = rule_lines(find(rule_id.upper()))
    elif show_coverage:
        lines = coverage_lines(measure(tests).narrowed(prefixes or ("",)))
    else:
        lines = section_lines()
    for line in lines:
        click.echo(line)


def fail(sentence: str) -> NoReturn:
    """Say what is wrong and leave with code 2."""
    click.echo(sentence, err=True)
    raise click.exceptions.Exit(2)


def find(rule_id: str) -> Rule:
    if rule := rulebook().get(rule_id):
        return rule
    near = get_close_matches(rule_id, rulebook(), n=5)
    fail(
        UNKNOWN_RULE_NEAR.format(id=rule_id, near=", ".join(sorted(near))) if near else UNKNOWN_RULE.format(id=rule_id)
    )


def measure(tests: Path) -> Coverage:
    if not tests.is_dir():
        fail(NO_TESTS.format(path=tests))
    return coverage(rulebook(), exempt_reasons(), marks_in(tests))


def section_lines() -> Iterator[str]:
    """Each file, then its sections with the number of rules they hold."""
    counts = Counter((rule.file, rule.section) for rule in rulebook().values())
    for file in FILES:
        sections = {section: count for (where, section), count in counts.items() if where == file}
        yield f"{sum(sections.values()):4}  {file}"
        yield from (f"{count:4}    {section}" for section, count in sections.items())


def rule_lines(rule: Rule) -> Iterator[str]:
    head = RULE_HEAD.format(id=rule.id, section=rule.section, file=rule.file)
    yield f"{head} · {UNSURE}" if rule.unsure else head
    for paragraph in plain(rule.text).splitlines():
        yield from wrapped(paragraph, "    " if paragraph.startswith("- ") else "  ")


def wrapped(text: str, hang: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="  ", subsequent_indent=hang, break_on_hyphens=False)


def plain(text: str) -> str:
    """Rule text without its marks of emphasis."""
    return re.sub(r"(?<![\w-])\*(\S[^*\n]*)\*", r"\1", text.replace("**", "").replace("`", ""))


def coverage_lines(report: Coverage) -> Iterator[str]:
    """Carried and total per area, then what is missing, exempt or misnamed."""
    yield from area_lines(report)
    yield ""
    yield WITHOUT_TEST.format(count=len(report.bare))
    yield from wrapped(", ".join(report.bare), "  ")
    yield ""
    yield EXEMPT.format(count=len(report.exempt))
    yield from (f"  {rule_id}  {reason}" for rule_id, reason in report.exempt.items())
    if report.unknown:
        yield ""
        yield UNKNOWN_MARKS.format(count=len(report.unknown))
        yield from (f"  {rule_id}  {', '.join(tests)}" for rule_id, tests in report.unknown.items())


def area_lines(report: Coverage) -> Iterator[str]:
    carried, bare, exempt = (Counter(map(area, ids)) for ids in (report.carried, report.bare, report.exempt))
    for name in dict.fromkeys(map(area, rulebook())):
        if carried[name] + bare[name] + exempt[name]:
            yield count_line(name, carried[name], bare[name], exempt[name])
    yield count_line(TOTAL, len(report.carried), len(report.bare), len(report.exempt))


def count_line(name: str, carried: int, bare: int, exempt: int) -> str:
    line = f"{name:<12}{carried:4}/{carried + bare}"
    return f"{line:<22}{EXEMPT_COUNT.format(count=exempt)}" if exempt else line
