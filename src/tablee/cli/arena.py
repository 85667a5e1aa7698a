"""`tablee arena`: bots against each other, and how strong they are."""

import typer

from tablee.cli.arguments import Slug


def arena(ctx: typer.Context, slug: Slug) -> None:
    raise NotImplementedError
