"""`tablee games`: what there is to play. `tablee check`: whether the files of a game, or of all, are in order."""

import typer
from rich.table import Table
from rich.text import Text

import tablee
from tablee.cli.arguments import AnySlug, AsJson, usual_seats, value_texts
from tablee.cli.terminal import Terminal
from tablee.engine.game import Game
from tablee.engine.options import Option
from tablee.games import fault, slugs, sound
from tablee.lab.checks import all_problems
from tablee.sentences import game_words


def games(ctx: typer.Context, as_json: AsJson = False) -> None:
    terminal: Terminal = ctx.obj
    all_games = [tablee.game(slug) for slug in sound()]
    for slug in slugs():
        if slug not in sound():
            terminal.note(terminal.say("game-left-out", game=slug, why=str(fault(slug))))
    if as_json:
        terminal.json({"format": "tablee-games-1", "games": [facts(terminal, game) for game in all_games]})
        return
    for game in all_games:
        speech = game_words(game, terminal.locale)
        terminal.write(terminal.say("game-heading", title=speech.say("title"), slug=game.slug), "bold")
        terminal.write(f"  {speech.say('tagline')}")
        players = {"least": game.seats[0], "most": game.seats[-1]}
        minutes = {"shortest": game.minutes[0], "longest": game.minutes[-1]}
        terminal.write(f"  {terminal.say('game-players', **players, **minutes)}")
        options = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
        for option in (each for each in game.options if each.asked):
            title = speech.say(f"option-{option.name}")
            title = terminal.say("option-each", title=title) if option.each_seat else title
            options.add_row(Text(f"--option {option.name}={' | '.join(typed_values(option))}"), Text(title))
        terminal.out.print(options)


def typed_values(option: Option) -> list[str]:
    """The values as they are typed, the default first."""
    return [*value_texts(option), *(["0", "1", "..."] if option.or_seat else [])]


def facts(terminal: Terminal, game: Game) -> dict[str, object]:
    speech = game_words(game, terminal.locale)
    seats = usual_seats(game)
    return {
        "slug": game.slug,
        "title": speech.say("title"),
        "tagline": speech.say("tagline"),
        "rules": game.version,
        "seats": {"least": game.seats[0], "most": game.seats[-1]},
        "minutes": {"least": game.minutes[0], "most": game.minutes[-1]},
        "options": [
            {
                "name": option.name,
                "title": speech.say(f"option-{option.name}"),
                "values": option.values,
                "default": option.default(seats),
                "or_seat": option.or_seat,
                "each_seat": option.each_seat,
                "distinct": option.distinct,
            }
            for option in game.options
            if option.asked
        ],
    }


def check(ctx: typer.Context, slug: AnySlug = None, as_json: AsJson = False) -> None:
    terminal: Terminal = ctx.obj
    looked_at = slugs() if slug is None else (tablee.game(slug).slug,)
    wrong = [problem for each in looked_at for problem in all_problems(each)]
    if as_json:
        rows = [{"game": each.game, "code": each.code, "facts": each.facts} for each in wrong]
        terminal.json({"format": "tablee-check-1", "games": list(looked_at), "problems": rows})
    else:
        for each in wrong:
            terminal.write(terminal.say(f"check-{each.code}", game=each.game, **each.facts))
        terminal.write(terminal.say("check-result", games=len(looked_at), problems=len(wrong)))
    if wrong:
        raise typer.Exit(1)
