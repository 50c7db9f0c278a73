"""How all commands print: language, translated help, and every mistake as one sentence with exit code 2."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from typing import IO, Any, Final, NoReturn, TypeVar

import click

from overlord.text.words import LANGUAGES, Value, Words, best_language, words

F = TypeVar("F", bound=Callable[..., Any])

_LANG: Final = "overlord.lang"


class Wrong(click.ClickException):
    """A mistake in what the user typed."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(self.format_message(), file=file, err=file is None)


def fail(key: str, **values: Value) -> NoReturn:
    """Print what is wrong and exit with code 2."""
    raise Wrong(tongue().say(key, **values))


def tongue() -> Words:
    """The texts in the language in use: from --lang, else from the locale."""
    context = click.get_current_context(silent=True)
    chosen = context.meta.get(_LANG) if context else None
    return words(chosen or best_language(locale()))


def locale() -> str:
    """The language of the environment, with the variables in POSIX order."""
    return next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")


class Option(click.Option):
    """An option whose help is looked up by key."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        key = self.help
        self.help = tongue().say(key) if key else key
        try:
            return super().get_help_record(ctx)
        finally:
            self.help = key


def option(*names: str, **more: Any) -> Callable[[F], F]:
    return click.option(*names, cls=Option, **more)


def _choose(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    if value:
        ctx.meta[_LANG] = value


def lang_option(command: F) -> F:
    """--lang, for the main command and each sub-command."""
    choice = click.Choice(LANGUAGES)
    add: Callable[[F], F] = option(
        "--lang", type=choice, is_eager=True, expose_value=False, callback=_choose, help="cli-help-lang"
    )
    return add(command)


class Command(click.Command):
    """A command whose help is looked up by key."""

    def get_short_help_str(self, limit: int = 45) -> str:
        return tongue().say(self.help or "")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(tongue().say(self.help or ""))

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = tongue().say("cli-help-help")
        return found


class Group(Command, click.Group):
    """The main command: it prints every usage error, also of sub-commands, as one sentence."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # do not stop if a terminal or pipe cannot print our letters
        try:
            return super().make_context(info_name, args, parent, **extra)
        except click.UsageError as error:
            raise _one_sentence(error) from None

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            raise _one_sentence(error) from None


def _one_sentence(error: click.UsageError) -> click.ClickException:
    """The error without click's usage lines; a command without arguments still shows its help."""
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        return error
    return Wrong(" ".join(error.format_message().split()))
